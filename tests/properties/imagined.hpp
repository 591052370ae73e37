#pragma once

#include <gtest/gtest.h>

#include <cstddef>

#include "tests/properties/random_match.hpp"

namespace krypta::properties {

/// A world that the observer can be in can be played to its end, and what it comes to is accepted.
template <Subject S>
void play_imagined(RandomMatch<S>& random, Seat observer) {
  Match<typename S::Game> world{random.game(), random.game().complete(random.match().view(observer), random.rng())};
  for (std::size_t moves = 0; !world.pending().over && moves < S::most_choices(random.seats()); ++moves) {
    const Pending now = world.pending();
    const Seat s = now.chance ? Seat::chance : now.must.lowest();
    const auto legal = world.options(s);
    ASSERT_FALSE(legal.empty()) << "move " << moves << ", observer " << number(observer) << random.where();
    ASSERT_FALSE(world.act(s, any_of(legal, random.rng())).has_value());
  }
  ASSERT_TRUE(world.pending().over) << random.where();
  const auto bad = random.game().check(world.state());
  ASSERT_FALSE(bad.has_value()) << bad->message << random.where();
}

}  // namespace krypta::properties
