#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>

#include "bots/search/search.hpp"

/// Searches in the tests, and what is to be read off them.
namespace krypta::test {

struct Searched {
  bots::search::Findings findings;
  bots::search::Tree tree;

  [[nodiscard]] Choice played() const { return findings.choices[0].choice; }
  [[nodiscard]] const bots::search::Found& of(Choice c) const {
    return *std::ranges::find(findings.choices, c, &bots::search::Found::choice);
  }
};

/// A seat's decision in a position, thought over with the guide T, which is made of the game, the seat's view and
/// `more`.
template <class T, Game G, class... More>
Searched searched(const G& game, const typename G::State& state, Seat s, std::uint64_t iterations, std::uint64_t seed,
                  const bots::search::Settings& settings = {}, const More&... more) {
  const View<typename G::State> view = redact(state, s);
  Choices<G> choices;
  game.options(state, s, choices);
  Rng rng{seed};
  T guide{game, view, true, rng, more...};
  bots::search::Search search{game, view, choices, guide, settings, rng()};
  search.run(bots::search::AfterIterations{iterations});
  bots::search::Findings found = search.findings();
  bots::search::decide(found, rng);
  return {found, search.tree()};
}

/// To the last bit.
inline void expect_same(const bots::search::Findings& a, const bots::search::Findings& b) {
  ASSERT_EQ(a.choices.size(), b.choices.size());
  for (std::size_t i = 0; i < a.choices.size(); ++i) {
    ASSERT_EQ(a.choices[i].choice, b.choices[i].choice);
    ASSERT_EQ(a.choices[i].value, b.choices[i].value);
    ASSERT_EQ(a.choices[i].weight, b.choices[i].weight);
    ASSERT_EQ(a.choices[i].prior, b.choices[i].prior);
  }
  ASSERT_EQ(a.expected, b.expected);
  ASSERT_EQ(a.iterations, b.iterations);
  ASSERT_EQ(a.simulated, b.simulated);
  ASSERT_EQ(a.nodes, b.nodes);
}

}  // namespace krypta::test
