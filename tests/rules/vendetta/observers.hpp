#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/rules/told.hpp"
#include "tests/rules/vendetta/table.hpp"

/// What reaches whom, and matches that anybody may have played.
namespace krypta::vendetta::test {

using krypta::test::told_since;

using Words = std::vector<std::string>;
using Line = krypta::test::Line<EventKind>;
using Lines = std::vector<Line>;

/// A thing as events give it.
template <class E>
int id(std::string_view name) {
  return static_cast<int>(*named<E>(name));
}

/// What a spectator has been told of these kinds, from the beginning.
inline Lines all_of(const Table& table, std::initializer_list<EventKind> kinds) {
  return told_since(table, Seat::spectator, 0, kinds);
}

/// What chance may answer, each as likely as every other.
inline Words equally_likely(const Table& table) {
  Chances<Vendetta> weighted;
  game().chances(table.state(), weighted);
  for (const Weighted& w : weighted) EXPECT_EQ(w.weight, weighted[0].weight);
  return table.options(Seat::chance);
}

/// The locations that some play is offered to.
inline LocationSet playable(const Table& table, Seat s) {
  LocationSet all;
  for (const Choice c : table.match().options(s)) {
    if (verb(c) == Verb::Play) all.add(played_at(c));
  }
  return all;
}

/// A new match up to its first decision of a player in Hand Building: seat 0 is first, the clans as given in player
/// order, everything else what comes first.
inline Table dealt(std::initializer_list<Clan> clans,
                   std::initializer_list<std::pair<std::string, std::string>> options = {}) {
  Table table = Table::begin(static_cast<unsigned>(clans.size()), options);
  table.chance({"first:0"});
  while (table.pending().chance && table.step() != Step::OfferClan)
    table.act(Seat::chance, table.options(Seat::chance).front());
  for (const Clan clan : clans) table.act(Seat::chance, "clan:" + std::string{name_of(clan)});
  table.act(Seat::chance, table.options(Seat::chance).front());
  for (const Clan clan : clans) table.act(table.pending().must.lowest(), "take-clan:" + std::string{name_of(clan)});
  while (table.step() == Step::PickRelic) {
    const Seat s = table.pending().must.lowest();
    table.act(s, table.options(s).front());
  }
  return table.let_chance();
}
/// Everybody who builds his hand puts the first card back.
inline Table& build_hands(Table& table) {
  while (table.step() == Step::BuildHand) {
    const Seat s = table.pending().must.lowest();
    table.act(s, table.options(s).front());
  }
  return table;
}
/// Everybody takes the turns of Planning with the first cards face up at the first location, or where he may.
inline Table& plan(Table& table) {
  while (table.step() == Step::Turn) {
    const Seat s = table.pending().must.lowest();
    const auto plays = table.offered(s, "play:");
    table.act(s, plays.empty() ? "end" : plays.front());
  }
  return table;
}

/// A match in which everybody, chance too, chooses anything; `each` sees it at the start and after every choice.
inline Table play_anything(std::uint64_t seed, unsigned seats,
                           std::initializer_list<std::pair<std::string, std::string>> options,
                           const std::function<void(const Table&)>& each = {}) {
  return Table::begin(seats, options).play_anything(seed, each);
}

}  // namespace krypta::vendetta::test
