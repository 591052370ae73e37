#include <gtest/gtest.h>

#include <string>

#include "bots/vtes/heuristic.hpp"
#include "engine/games/vtes/rules.hpp"
#include "tests/bots/matches.hpp"

/// How the heuristic bot plays VTES: soundly, from its view alone, to an end, and better than chance.
namespace krypta::vtes::test::vtes_test {

namespace {

using krypta::test::judged;
using krypta::test::without_looking;
using Judgement = bots::Judgement<Vtes>;

const Vtes& game() {
  static const Vtes one;
  return one;
}

/// The seats in `bots` are the bot's, the others choose at random. `visit` sees each decision of the bot before it is
/// carried out.
template <class Visit>
Match<Vtes> played(unsigned seats, SeatSet bots, std::uint64_t seed, Visit visit) {
  return krypta::test::played(game(), krypta::Setup{seats}, bots, seed, judged, visit);
}

/// The share of matches that one bot among random players wins; it sits on each seat in turn.
double won_against_random(unsigned seats, unsigned matches) {
  double won = 0;
  for (unsigned number = 0; number < matches; ++number) {
    const Seat bot = seat(number % seats);
    const auto match = played(seats, SeatSet::of(bot), 1000 + number, without_looking);
    if (game().result(match.state()).winners.has(bot)) won += 1;
  }
  return won / matches;
}

/// Of a hundred decisions one: a match has thousands of them.
bool is_looked_at(std::uint64_t mood) { return mood % 100 == 0; }

}  // namespace

TEST(VtesBot, ThinksOfEachLegalChoiceOnceBestFirst) {
  for (unsigned seats = least_players; seats <= most_players; ++seats) {
    const SeatSet bots = seats % 2 == 0 ? SeatSet::first(seats) : SeatSet::of(seat(1));
    played(seats, bots, seats, [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      ASSERT_NO_FATAL_FAILURE(krypta::test::expect_sound(match, s, judgement));
    });
  }
}

TEST(VtesBot, DecidesByWhatItMayKnowAlone) {
  // Another match that looks the same from its seat, with other cards in hands, libraries and face down.
  unsigned different = 0;
  played(4, SeatSet::first(4), 1, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t mood) {
    if (!is_looked_at(mood)) return;
    Rng rng{mood};
    const State imagined = game().complete(match.view(s), rng);
    different += imagined == match.state() ? 0U : 1U;
    ASSERT_EQ(judgement, bots::heuristic::judge(game(), redact(imagined, s), match.options(s), rng));
    ASSERT_EQ(judgement[0].choice, bots::heuristic::choose(game(), match.view(s), match.options(s), rng));
  });
  EXPECT_GT(different, 10U);
}

/// It says that it recalls nothing, and is shown no memory.
TEST(VtesBot, DecidesAndImaginesTheSameWithoutItsMemory) {
  unsigned looked = 0;
  played(3, SeatSet::first(3), 2, [&](const auto& match, Seat s, const Judgement&, std::uint64_t mood) {
    if (!is_looked_at(mood)) return;
    const auto view = match.view(s);
    const auto table = redact(match.state(), s);
    looked += view.memory().size() > table.memory().size() ? 1U : 0U;
    const auto judge = [&](const auto& seen) {
      Rng rng{mood};
      return bots::heuristic::judge(game(), seen, match.options(s), rng);
    };
    const auto imagine = [&](const auto& seen) {
      Rng rng{mood};
      return game().complete(seen, rng);
    };
    ASSERT_EQ(judge(view), judge(table));
    ASSERT_EQ(imagine(view), imagine(table));
  });
  EXPECT_GT(looked, 10U);
}

TEST(VtesBot, BeatsRandomPlayersClearly) {
  EXPECT_GT(won_against_random(2, 10), 0.8);
  EXPECT_GT(won_against_random(5, 20), 0.7);
}

TEST(VtesBot, OustsAndIsNeverStuck) {
  unsigned ousted = 0;
  constexpr unsigned matches = 10;
  for (std::uint64_t seed = 1; seed <= matches; ++seed) {
    const auto match = played(5, SeatSet::first(5), seed, without_looking);
    EXPECT_LT(match.state().turn, 300) << "turns";
    for (const Player& player : match.state().players) ousted += player.pool <= 0 ? 1U : 0U;
  }
  EXPECT_GT(ousted, 3 * matches) << "of four who could be in each";
}

TEST(VtesBot, AsksForTheImpulseOnlyWhereItUsesIt) {
  unsigned held = 0;
  unsigned void_holds = 0;
  SeatSet holding;
  played(5, SeatSet::first(5), 3, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
    const Choice choice = judgement[0].choice;
    if (match.state().frames.top().step != Step::Impulse) {
      holding = {};
    } else if (verb(choice) == Verb::Hold) {
      ++held;
      holding.add(s);
    } else if (holding.has(s)) {
      void_holds += verb(choice) == Verb::Pass ? 1U : 0U;
      holding = {};
    }
  });
  EXPECT_GT(held, 5U);
  EXPECT_EQ(void_holds, 0U);
}

TEST(VtesBot, NeverPlaysAgainstItself) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    played(5, SeatSet::first(5), seed, [&](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
      const State& state = match.state();
      const Choice choice = judgement[0].choice;
      switch (verb(choice)) {
        case Verb::BecomeAnarch: ADD_FAILURE() << "becomes Anarch"; break;
        case Verb::Diablerie: EXPECT_NE(at(state, *other_in(choice)).controller, s); break;
        case Verb::Rescue: EXPECT_EQ(at(state, *other_in(choice)).controller, s); break;
        case Verb::Keep:
        case Verb::Transfer: EXPECT_GT(state.players[s].pool, 1) << "the last pool"; break;
        default: break;
      }
    });
  }
}

}  // namespace krypta::vtes::test::vtes_test
