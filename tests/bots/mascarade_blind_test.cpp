#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "bots/mascarade/guide.hpp"
#include "tests/rules/mascarade/table.hpp"

/// A search of Mascarade without a heuristic draws what `complete` draws, only faster.
namespace krypta::bots::mascarade::mascarade_blind_test {

namespace {

using namespace krypta::mascarade::test;
using Seated = krypta::mascarade::test::Table;

void expect_same_draws(const Match<Mascarade>& match, Seat s, Rng& rng) {
  const auto view = match.view(s);
  const Blind guide{game, view, true, rng};
  for (unsigned i = 0; i < 20; ++i) {
    Rng one{rng()};
    Rng same = one;
    const State drawn = guide.draw(one);
    ASSERT_EQ(drawn, game.complete(view, same));
    ASSERT_EQ(redact(drawn, s).known(), view.known());
    for (const Seat other : table(drawn) - SeatSet::of(s)) {
      const auto his = redact(drawn, other);
      Rng first{rng()};
      Rng second = first;
      const State again = guide.draw_for(his, first);
      ASSERT_EQ(again, game.complete(his, second)) << "for seat " << number(other);
      ASSERT_EQ(redact(again, other), his);
    }
  }
}

}  // namespace

TEST(MascaradeBlind, DrawsWhatCompletionDraws) {
  using Agreed = std::vector<std::pair<std::string, std::string>>;
  const std::vector<std::pair<unsigned, Agreed>> tables{
      {2, {}}, {3, {}}, {4, {}}, {6, {{"answers", "at-once"}}}, {10, {}}, {13, {{"answers", "at-once"}}}};
  unsigned compared = 0;
  for (const auto& [seats, options] : tables) {
    Rng rng{seats};
    Match<Mascarade> match{game, *game.begin(krypta::Setup{seats, options})};
    const ChanceStream stream{seats};
    for (match.answer_for_chance(stream); !match.pending().over; match.answer_for_chance(stream)) {
      const Seat s = match.pending().must.lowest();
      const auto choices = match.options(s);
      if (choices.size() > 1) {
        ASSERT_NO_FATAL_FAILURE(expect_same_draws(match, s, rng)) << seats << " seats, seat " << number(s);
        ++compared;
      }
      ASSERT_FALSE(match.act(s, choices[rng.below(static_cast<std::uint32_t>(choices.size()))]).has_value());
    }
  }
  EXPECT_GT(compared, 100U);
}

// Three coins: the King may have gone from C to A, from there to B, or from C to F.
TEST(MascaradeBlind, LaysACardWhereItMayBeAsOftenAsItIsThere) {
  Seated at = Seated::begin(6);
  at.deal({"judge", "bishop", "king", "queen", "witch", "cheat"}).all_ready();
  at.swap("0,2", true).swap("0,1", false).swap("2,5", false);
  const auto view = at.match().view(D);
  Rng rng{1};
  const Blind guide{game, view, true, rng};
  constexpr unsigned draws = 8000;
  std::vector<unsigned> kings(6);
  for (unsigned i = 0; i < draws; ++i) {
    const State drawn = guide.draw(rng);
    for (const Seat s : table(drawn)) kings[number(s)] += card(drawn, place(drawn, s, 0)).value == Character::King;
  }
  const std::vector<double> expected{0.25, 0.25, 0.25, 0, 0, 0.25};
  for (unsigned s = 0; s < kings.size(); ++s) EXPECT_NEAR(kings[s], expected[s] * draws, draws * 0.02) << s;
}

}  // namespace krypta::bots::mascarade::mascarade_blind_test
