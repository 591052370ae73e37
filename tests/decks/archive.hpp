#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "tests/sanitized.hpp"
#include "wire/json.hpp"

namespace krypta::vtes {

struct ArchivedDeck {
  Deck deck{};
  std::string heading{};  ///< what the tournament archive has above a deck
};

/// The event, where and when it was, how large, and who won it, a line each.
inline std::string heading_of(const Value& value) {
  std::string lines;
  for (const char* field : {"event", "place", "date", "format", "players", "player"}) {
    const Value* found = value.find(field);
    if (found == nullptr) continue;
    if (found->text() != nullptr) lines += *found->text();
    if (found->integer()) lines += std::to_string(*found->integer()) + " players";
    lines += "\n";
  }
  return lines.empty() ? lines : lines + "\n";
}

/// Decks that have every card there is, and those of the tournament archive if it lies beside the project.
inline std::vector<ArchivedDeck> many_decks() {
  std::vector<ArchivedDeck> decks;
  const auto all = facts().all();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i % 50 == 0) decks.emplace_back();
    EXPECT_TRUE(decks.back().deck.add(all[i], static_cast<std::int64_t>(1 + i % 7)));
  }
  std::ifstream file{KRYPTA_TESTS_DIR "/../../shared/data/vtes/twda_decks.json"};
  std::stringstream text;
  text << file.rdbuf();
  const auto archive = wire::parse_json(text.str().empty() ? "[]" : text.str());
  EXPECT_TRUE(archive);
  std::size_t at = 0;
  for (const Value& value : *archive->array()) {
    if (at++ % (krypta::test::one_in * krypta::test::one_in) != 0) continue;
    const ReadDeck read = read_deck_value(facts(), value);
    EXPECT_TRUE(read.problems.empty()) << to_json(value);
    decks.push_back({read.deck, heading_of(value)});
  }
  return decks;
}

}  // namespace krypta::vtes
