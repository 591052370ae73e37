#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/match.hpp"
#include "engine/core/random.hpp"

/// Tests read as the rule book reads: a table in some position, choices by their ids, what lies there afterwards.
namespace krypta::test {

/// A table that is played through choices alone. Every choice must be legal, every refusal must leave all as it was.
/// `Self` is the table of the game, so that what is said here can be followed by what is said there.
template <Game G, class EventKind, class Self>
class Played {
 public:
  using State = typename G::State;

  Self& act(Seat s, std::string_view option) {
    const auto choice = game_rules().read(option);
    EXPECT_TRUE(choice.has_value()) << option << " is no choice of the notation";
    const auto refusal = choice ? match_.act(s, *choice) : std::nullopt;
    EXPECT_FALSE(refusal.has_value()) << option << " was refused: " << (refusal ? refusal->message : "");
    return static_cast<Self&>(*this);
  }

  [[nodiscard]] const State& state() const { return match_.state(); }
  [[nodiscard]] const Match<G>& match() const { return match_; }
  [[nodiscard]] const auto& player(Seat s) const { return state().players[s]; }
  [[nodiscard]] Pending pending() const { return match_.pending(); }
  [[nodiscard]] bool asks(Seat s) const { return pending().must.has(s); }
  /// Who has to decide, chance too.
  [[nodiscard]] Seat deciding() const { return pending().chance ? Seat::chance : pending().must.lowest(); }
  [[nodiscard]] auto step() const { return state().frames.top().step; }

  [[nodiscard]] std::vector<std::string> options(Seat s) const {
    std::vector<std::string> ids;
    for (const Choice c : match_.options(s)) ids.push_back(game_rules().write(c));
    return ids;
  }
  [[nodiscard]] bool offers(Seat s, std::string_view option) const {
    const auto ids = options(s);
    return std::ranges::find(ids, option) != ids.end();
  }
  /// The rules that refuse a choice, as "NH-058"; fails if it is legal, or if the refusal changed anything.
  std::vector<std::string> refused(Seat s, std::string_view option) {
    const auto choice = game_rules().read(option);
    EXPECT_TRUE(choice.has_value()) << option << " is no choice of the notation";
    if (!choice) return {};
    const State before = state();
    const std::size_t events = match_.record().events();
    const auto refusal = match_.act(s, *choice);
    EXPECT_TRUE(refusal.has_value()) << option << " was accepted";
    EXPECT_EQ(before, state());
    EXPECT_EQ(events, match_.record().events());
    std::vector<std::string> rules;
    if (refusal) {
      for (const RuleId rule : refusal->rules) rules.push_back(rule_name(game_rules().info(), rule));
    }
    EXPECT_FALSE(rules.empty()) << "a refusal names its rule";
    return rules;
  }
  /// To the end; everybody, chance too, chooses anything. `each` sees the table as it is and after every choice.
  Self& play_anything(std::uint64_t seed, const std::function<void(const Self&)>& each) {
    auto& self = static_cast<Self&>(*this);
    Rng rng{seed};
    for (unsigned i = 0; i < 20000; ++i) {
      if (each) each(self);
      if (pending().over) return self;
      const Seat s = deciding();
      const auto ids = options(s);
      EXPECT_FALSE(ids.empty()) << "asked without an option";
      if (ids.empty()) return self;
      act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
    }
    ADD_FAILURE() << "a match without end";
    return self;
  }

  /// How many events of a kind the match has seen, and the last of them.
  [[nodiscard]] unsigned count(EventKind kind) const {
    return static_cast<unsigned>(
        std::ranges::count_if(match_.log(), [&](const LoggedEvent& logged) { return is(logged.event, kind); }));
  }
  [[nodiscard]] std::optional<Event> last(EventKind kind) const {
    std::optional<Event> found;
    for (const LoggedEvent& logged : match_.log()) {
      if (is(logged.event, kind)) found = logged.event;
    }
    return found;
  }
  /// What one observer has seen of a kind.
  [[nodiscard]] unsigned count_seen(Seat observer, EventKind kind) const {
    const auto events = seen(match_.log(), observer);
    return static_cast<unsigned>(std::ranges::count_if(events, [&](const Event& event) { return is(event, kind); }));
  }

 protected:
  /// In a position that some match could have reached.
  Played(const G& game, const State& position) : match_(game, position) {
    const auto bad = game.check(position);
    EXPECT_FALSE(bad.has_value()) << "the position could not be reached: " << (bad ? bad->message : "");
  }
  /// A new match.
  Played(const G& game, unsigned seats, std::initializer_list<std::pair<std::string, std::string>> options)
      : match_(game, begun(game, Setup{seats, options})) {}

 private:
  static State begun(const G& game, const Setup& setup) {
    const auto state = game.begin(setup);
    EXPECT_TRUE(static_cast<bool>(state)) << state.refusal().message;
    return *state;
  }
  static bool is(const Event& event, EventKind kind) { return event.kind == static_cast<std::uint8_t>(kind); }
  [[nodiscard]] const G& game_rules() const { return match_.game(); }
  Match<G> match_;
};

/// Whether a list of rule names holds one.
inline bool names(const std::vector<std::string>& rules, std::string_view rule) {
  return std::ranges::find(rules, rule) != rules.end();
}

/// A choice and the rule that refuses it; a table of them reads better than a list of calls.
struct RefusedBy {
  std::string_view option;
  std::string_view rule;
};
template <class Table>
void expect_refused(Table& table, Seat s, std::initializer_list<RefusedBy> cases) {
  for (const auto& [option, rule] : cases)
    EXPECT_TRUE(names(table.refused(s, option), rule)) << option << " by " << rule;
}

/// What the game writes for the choice that it reads there; nothing if it reads none.
template <Game G>
std::string again(const G& game, std::string_view text) {
  const auto choice = game.read(text);
  return choice ? game.write(*choice) : "";
}

/// What an event is expected to say.
template <class... Values>
std::vector<int> numbers(Values... values) {
  return {static_cast<int>(values)...};
}

/// What the last event of a kind says; it must follow the rule, and all players and spectators must have seen it.
template <class Table, class EventKind>
std::vector<int> told(const Table& table, EventKind kind, unsigned rule) {
  const std::optional<Event> event = table.last(kind);
  if (!event) return {};
  EXPECT_TRUE(event->rules.contains(static_cast<RuleId>(rule))) << name_of(kind) << " does not follow rule " << rule;
  for (unsigned s = 0; s < table.state().players.size(); ++s) {
    EXPECT_EQ(table.count_seen(seat(s), kind), table.count(kind));
  }
  EXPECT_EQ(table.count_seen(Seat::spectator, kind), table.count(kind));
  return {event->arguments.begin(), event->arguments.end()};
}

}  // namespace krypta::test
