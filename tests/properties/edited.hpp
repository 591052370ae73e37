#pragma once

#include <gtest/gtest.h>

#include "engine/core/typed_game.hpp"
#include "tests/properties/edited_value.hpp"
#include "tests/properties/random_match.hpp"

/// Positions that somebody wrote: refused, or they can be played to their end.
namespace krypta::properties {

/// Whatever is edited in a position, it is refused with a message, or the match can be played to its end, through
/// positions that are accepted, and everybody can imagine worlds in it.
template <Subject S>
void expect_refused_or_playable(Words words, unsigned most_edits) {
  using G = typename S::Game;
  const TypedGame<G> game;
  unsigned accepted = 0;
  each_match<S>([&](RandomMatch<S>& random) {
    const auto all = observers(random.seats());
    do {
      if (!random.sometimes(40)) continue;
      Value position = to_value(random.state());
      for (unsigned edits = most_edits == 1 ? 1 : 1 + random.rng().below(most_edits); edits > 0; --edits) {
        std::size_t number = random.rng().below(static_cast<std::uint32_t>(nodes(position)));
        position = edited(position, number, words, random.rng());
      }
      const auto loaded = game.load(position);
      if (!loaded) {
        ASSERT_FALSE(loaded.refusal().message.empty());
        continue;
      }
      ++accepted;
      Match<G> match{random.game(), dynamic_cast<const TypedMatch<G>&>(**loaded).typed().state()};
      for (unsigned moves = 0; !match.pending().over; ++moves) {
        const Pending now = match.pending();
        const Seat s = now.chance ? Seat::chance : now.must.lowest();
        const auto legal = match.options(s);
        ASSERT_FALSE(legal.empty()) << to_json(position) << " comes to " << to_json(to_value(match.state()));
        ASSERT_FALSE(match.act(s, any_of(legal, random.rng())).has_value());
        if (moves % 8 != 0) continue;
        const auto bad = random.game().check(match.state());
        ASSERT_FALSE(bad.has_value()) << bad->message << " after " << to_json(position);
        const auto view = match.view(all[moves / 8 % all.size()]);
        const auto worse = random.game().check(random.game().complete(view, random.rng()));
        ASSERT_FALSE(worse.has_value()) << worse->message << ", imagined after " << to_json(position);
        ASSERT_LE(moves, S::most_choices(random.seats()));
      }
    } while (random.step());
  });
  EXPECT_GT(accepted, S::matches_each / 20);
}

}  // namespace krypta::properties
