#pragma once

#include <functional>
#include <ostream>

#include "engine/core/random.hpp"
#include "tests/rules/vampire_empire/table.hpp"

/// What reaches whom, and matches that anybody may have played.
namespace krypta::vampire_empire::test {

using Ids = std::vector<std::string>;
/// What somebody was told: the kind of an event and what it says.
using Line = std::pair<EventKind, std::vector<int>>;
using Lines = std::vector<Line>;

inline void PrintTo(const Line& line, std::ostream* out) {
  *out << name_of(line.first);
  for (const int n : line.second) *out << " " << n;
}

inline constexpr std::array observers{V, H, Seat::spectator};

/// A card as events give it.
inline int id(std::string_view card) { return static_cast<int>(*named<Card>(card)); }

inline std::size_t events(const Table& table) { return table.match().log().size(); }
/// What an observer was told since the log had so many events.
inline Lines told_since(const Table& table, Seat observer, std::size_t from) {
  Lines lines;
  const auto& log = table.match().log();
  for (std::size_t i = from; i < log.size(); ++i) {
    if (!log[i].audience.has(observer)) continue;
    const Event& event = log[i].event;
    lines.emplace_back(static_cast<EventKind>(event.kind),
                       std::vector<int>(event.arguments.begin(), event.arguments.end()));
  }
  return lines;
}
/// What the last choice told him.
inline Lines just_told(const Table& table, Seat observer) {
  const std::size_t made = table.match().choices().size();
  return told_since(table, observer, made < 2 ? 0 : table.match().events_after(made - 2));
}
/// What the last choice told everybody; it must have been the same for all.
inline Lines told_all(const Table& table) {
  EXPECT_EQ(just_told(table, V), just_told(table, H));
  EXPECT_EQ(just_told(table, V), just_told(table, Seat::spectator));
  return just_told(table, Seat::spectator);
}
inline Lines since(const Table& table, std::size_t from) { return told_since(table, Seat::spectator, from); }

/// Everything that reaches one observer: the bytes of the view, the memory, what is asked and may be answered, and how
/// a choice would be refused.
struct Look {
  std::string view;
  std::vector<Event> memory;
  Pending pending;
  Message prompt;
  Ids options;
  RuleIds refusal;
  friend bool operator==(const Look&, const Look&) = default;
  friend void PrintTo(const Look& look, std::ostream* out) {
    *out << look.view << ", " << look.memory.size() << " events, " << look.prompt.key;
  }
};
inline Look look(const Table& table, Seat observer) {
  const auto view = table.match().view(observer);
  return {.view = to_json(to_value(view.known())),
          .memory = {view.memory().begin(), view.memory().end()},
          .pending = table.pending(),
          .prompt = game().prompt(table.state(), observer).message,
          .options = table.options(observer),
          .refusal = game().explain(table.state(), observer, choose(Verb::Reveal, Character::Lord))};
}

/// Who has to decide, chance too.
inline Seat deciding(const Table& table) {
  const Pending now = table.pending();
  return now.chance ? Seat::chance : now.must.lowest();
}
/// Chance takes its first answer as long as it is asked.
inline Table& let_chance(Table& table) {
  while (table.pending().chance) table.act(Seat::chance, table.options(Seat::chance).front());
  return table;
}
/// A match in which everybody, chance too, chooses anything; `each` sees it at the start and after every choice.
inline Table play_anything(std::uint64_t seed, const std::function<void(const Table&)>& each = {}) {
  Table table = Table::begin();
  Rng rng{seed};
  for (unsigned i = 0; i < 20000; ++i) {
    if (each) each(table);
    if (table.over()) return table;
    const Seat s = deciding(table);
    const Ids ids = table.options(s);
    EXPECT_FALSE(ids.empty()) << "asked without an option";
    if (ids.empty()) return table;
    table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
  }
  ADD_FAILURE() << "a match without end";
  return table;
}

/// How many cards more than in the first position are in hand, deck, cellar and moat, as everybody sees them.
using Moved = std::vector<int>;
inline Moved moved(const Table& table, Seat s) {
  const Player& now = table.player(s);
  const Player& then = table.match().start().players[s];
  return {now.hand_count - then.hand_count, now.deck_count - then.deck_count, now.cellar_count - then.cellar_count,
          now.moat_count - then.moat_count};
}

}  // namespace krypta::vampire_empire::test
