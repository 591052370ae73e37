#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "tests/properties/edited_value.hpp"

namespace krypta::properties {

/// Every word that stands in a position.
inline void collect_words(const Value& value, std::set<std::string>& words) {
  if (value.text() != nullptr) words.insert(*value.text());
  if (value.array() != nullptr) {
    for (const Value& item : *value.array()) collect_words(item, words);
  }
  if (value.object() != nullptr) {
    for (const auto& [name, member] : *value.object()) collect_words(member, words);
  }
}

/// Plays on at random, through positions that are accepted.
inline void expect_playable(const AnyGame& game, AnyMatch& match, const std::string& from, Rng& rng) {
  constexpr unsigned most_choices = 60'000;
  for (unsigned moves = 0; !match.pending().over; ++moves) {
    ASSERT_LE(moves, most_choices) << game.info().id << " does not end from " << from;
    const Pending now = match.pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const auto options = match.options(s);
    ASSERT_FALSE(options.empty()) << game.info().id << ": " << from << " comes to " << to_json(match.state());
    ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id).has_value());
    if (moves % 16 != 0) continue;
    const auto again = game.load(match.state());
    ASSERT_TRUE(static_cast<bool>(again)) << game.info().id << ": " << again.refusal().message << " after " << from;
  }
}

/// Whatever is edited in a position, `check` refuses it with a message, or the match can be played to its end. Needs
/// nothing of a game but that it is in a list.
inline void expect_edited_refused_or_playable(const AnyGame& game, unsigned positions) {
  Rng rng{number_of(game.info().id)};
  const GameInfo& info = game.info();
  unsigned refused = 0;
  for (unsigned i = 0; i < positions && !::testing::Test::HasFatalFailure(); ++i) {
    auto begun = game.begin({info.least_seats + i % (info.most_seats - info.least_seats + 1)});
    ASSERT_TRUE(static_cast<bool>(begun)) << info.id;
    AnyMatch& match = **begun;
    for (std::uint32_t moves = rng.below(120); moves > 0 && !match.pending().over; --moves) {
      const Pending now = match.pending();
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const auto options = match.options(s);
      ASSERT_FALSE(match.act(s, options[rng.below(static_cast<std::uint32_t>(options.size()))].id).has_value());
    }
    const Value position = match.state();
    std::set<std::string> found;
    collect_words(position, found);
    std::vector<std::string_view> words{found.begin(), found.end()};
    words.insert(words.end(), game.steps().begin(), game.steps().end());
    for (unsigned edits = 0; edits < 8; ++edits) {
      std::size_t at = rng.below(static_cast<std::uint32_t>(nodes(position)));
      const Value other = edited(position, at, words, rng);
      const auto loaded = game.load(other);
      if (loaded) {
        ASSERT_NO_FATAL_FAILURE(expect_playable(game, **loaded, to_json(other), rng));
      } else {
        ++refused;
        ASSERT_FALSE(loaded.refusal().message.empty());
      }
    }
  }
  EXPECT_GT(refused, positions) << info.id << ": `check` refuses too little to be true";
}

}  // namespace krypta::properties
