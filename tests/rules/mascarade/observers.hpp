#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "tests/rules/mascarade/table.hpp"

/// What reaches whom.
namespace krypta::mascarade::test {

/// Every seat, and the spectators.
inline std::vector<Seat> observers(const Table& table) {
  std::vector<Seat> all{Seat::spectator};
  for (unsigned s = 0; s < table.state().players.size(); ++s) all.push_back(seat(s));
  return all;
}
inline std::vector<Seat> all_but(const Table& table, Seat one) {
  std::vector<Seat> all;
  for (const Seat s : observers(table)) {
    if (s != one) all.push_back(s);
  }
  return all;
}

/// An event as a test reads it: its kind and what it says.
using Line = std::pair<EventKind, std::vector<int>>;
using Lines = std::vector<Line>;
/// An event says -1 where a card in the middle has no owner.
inline constexpr int nobody = -1;

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
inline Lines all_told(const Table& table, Seat observer) { return told_since(table, observer, 0); }

/// Whether everything of one kind was told before anything of another; both must have happened.
inline bool before(const Table& table, EventKind early, EventKind late) {
  std::size_t last_early = 0;
  std::size_t first_late = 0;
  const auto& log = table.match().log();
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].event.kind == static_cast<std::uint8_t>(early)) last_early = i + 1;
    if (log[i].event.kind == static_cast<std::uint8_t>(late) && first_late == 0) first_late = i + 1;
  }
  return last_early != 0 && first_late != 0 && last_early < first_late;
}

/// Everything that reaches one observer: the bytes of his view, his memory, what he is asked and may answer.
struct Look {
  std::string view;
  std::vector<Event> memory;
  Pending pending;
  Message prompt;
  std::vector<std::string> options;
  RuleIds refusal;
  friend bool operator==(const Look&, const Look&) = default;
  friend void PrintTo(const Look& look, std::ostream* out) {
    *out << look.view << ", " << look.memory.size() << " events, " << look.prompt.key;
    for (const Message::Argument& argument : look.prompt.arguments) *out << " " << argument.name;
  }
};
inline Look look(const Table& table, Seat observer) {
  const auto view = table.match().view(observer);
  return {.view = to_json(to_value(view.known())),
          .memory = {view.memory().begin(), view.memory().end()},
          .pending = table.pending(),
          .prompt = game.prompt(table.state(), observer).message,
          .options = table.options(observer),
          .refusal = game.explain(table.state(), observer, choose(Verb::First, seat(0)))};
}
inline std::vector<Look> looks_but_of(const Table& table, Seat one) {
  std::vector<Look> all;
  for (const Seat s : all_but(table, one)) all.push_back(look(table, s));
  return all;
}

/// The card of a place in somebody's view.
inline Card seen_card(const Table& table, Seat observer, std::string_view place) {
  const State known = table.match().view(observer).known();
  const Place p = *named<Place>(place);
  if (in_centre(p)) return known.centre[centre_number(p)];
  const auto spot = static_cast<unsigned>(spot_of(p));
  return known.players[owner_of(p)].hand[spot == 0 ? 0 : spot - 1];
}
/// All see the face, or nobody does.
inline void expect_shown(const Table& table, std::string_view place, Character face) {
  for (const Seat s : observers(table)) EXPECT_EQ(seen_card(table, s, place), (Card{face, true})) << place;
}
inline void expect_hidden(const Table& table, std::string_view place) {
  for (const Seat s : observers(table)) {
    const Card card = seen_card(table, s, place);
    EXPECT_FALSE(card.known) << place;
    EXPECT_FALSE(card.open) << place;
    EXPECT_EQ(card.value, Character{}) << place;
  }
}
inline void expect_all_hidden(const Table& table) {
  for (unsigned s = 0; s < table.state().players.size(); ++s) expect_hidden(table, std::to_string(s));
  for (unsigned i = 0; i < table.state().centre.size(); ++i) expect_hidden(table, "c" + std::to_string(i + 1));
}

}  // namespace krypta::mascarade::test
