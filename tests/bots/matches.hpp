#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "bots/mascarade/heuristic.hpp"
#include "bots/nowa_huta/heuristic.hpp"
#include "bots/policy.hpp"
#include "bots/vampire_empire/heuristic.hpp"
#include "bots/vendetta/heuristic.hpp"
#include "engine/core/match.hpp"
#include "engine/core/random.hpp"

/// Matches between a bot and players who choose at random. `thinks(match, seat, mood)` is what the bot thinks; `visit`
/// sees each decision of the bot before it is carried out.
namespace krypta::test {

inline constexpr auto without_looking = [](const auto&...) {};

/// What the heuristic bot thinks.
inline constexpr auto judged = [](const auto& match, Seat s, std::uint64_t mood) {
  Rng rng{mood};
  return bots::heuristic::judge(match.game(), match.view(s), match.options(s), rng);
};

/// The seat's next choice; the seats in `bots` are the bot's.
template <Game G, class Judged, class Visit>
void decide(Match<G>& match, Seat s, SeatSet bots, Rng& rng, Judged& thinks, Visit& visit) {
  const auto legal = match.options(s);
  Choice choice = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  if (bots.has(s)) {
    const std::uint64_t mood = rng();
    const bots::Judgement<G> judgement = thinks(match, s, mood);
    visit(match, s, judgement, mood);
    choice = judgement[0].choice;
  }
  EXPECT_FALSE(match.act(s, choice).has_value()) << match.game().write(choice);
}

/// A whole match.
template <Game G, class Judged, class Visit>
Match<G> played(const G& game, const Setup& setup, SeatSet bots, std::uint64_t seed, Judged& thinks, Visit& visit) {
  Rng rng{seed};
  Match<G> match{game, *game.begin(setup)};
  const ChanceStream chance{seed};
  for (;;) {
    match.answer_for_chance(chance);
    if (match.pending().over || ::testing::Test::HasFatalFailure()) return match;
    decide(match, match.pending().must.lowest(), bots, rng, thinks, visit);
  }
}

/// Each legal choice is thought of once, best first.
template <Game G>
void expect_sound(const Match<G>& match, Seat s, const bots::Judgement<G>& judgement) {
  ASSERT_FALSE(judgement.empty());
  ASSERT_TRUE(std::is_sorted(judgement.begin(), judgement.end(),
                             [](const bots::Judged& a, const bots::Judged& b) { return a.value > b.value; }));
  std::vector<Choice> thought_of;
  for (const bots::Judged& j : judgement) thought_of.push_back(j.choice);
  const auto options = match.options(s);
  std::vector<Choice> legal(options.begin(), options.end());
  std::ranges::sort(thought_of);
  std::ranges::sort(legal);
  ASSERT_EQ(thought_of, legal);
}

}  // namespace krypta::test
