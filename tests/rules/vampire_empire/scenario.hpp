#pragma once

#include "tests/rules/vampire_empire/table.hpp"

/// What scenarios of combats and support cards have in common.
namespace krypta::vampire_empire::test {

using Ids = std::vector<std::string>;

/// A card as events name it.
inline int number_of(std::string_view id) { return static_cast<int>(*named<Card>(id)); }

/// A window is open and asks this player; no support card is half carried out.
inline bool window_asks(const Table& table, Seat s) {
  return table.step() == Step::Window && table.pending().must == SeatSet::of(s) && table.state().card.empty();
}

/// The kinds of what an observer has seen, in order, without the first ones.
inline Ids story(const Table& table, std::size_t without = 0, Seat observer = Seat::spectator) {
  Ids kinds;
  for (const Event& event : seen(table.match().log(), observer)) {
    if (without > 0) {
      --without;
    } else {
      kinds.emplace_back(name_of(static_cast<EventKind>(event.kind)));
    }
  }
  return kinds;
}
inline std::size_t length(const Table& table, Seat observer = Seat::spectator) {
  return seen(table.match().log(), observer).size();
}

/// The cards that everybody has seen going to a moat, in order.
inline Ids shown(const Table& table, Seat s) {
  Ids ids;
  for (const Card c : table.player(s).shown) ids.emplace_back(name_of(c));
  return ids;
}

/// Our card files with passages changed; each must be there.
using Passages = std::vector<std::pair<std::string, std::string>>;
inline std::vector<cards::File> changed(const Passages& passages) {
  auto files = Cards::built_in_files();
  for (const auto& [from, to] : passages) {
    bool found = false;
    for (cards::File& file : files) {
      const std::size_t at = file.text.find(from);
      if (at == std::string::npos) continue;
      file.text.replace(at, from.size(), to);
      found = true;
      break;
    }
    EXPECT_TRUE(found) << "no card says: " << from;
  }
  return files;
}

}  // namespace krypta::vampire_empire::test
