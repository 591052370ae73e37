#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bots/mascarade/heuristic.hpp"
#include "tests/bots/matches.hpp"
#include "tests/rules/mascarade/table.hpp"

/// How the heuristic bot plays Mascarade: soundly, from its view alone, and better than chance.
namespace krypta::mascarade::test::mascarade_test {

namespace {

using krypta::test::decide;
using krypta::test::judged;
using krypta::test::without_looking;
using Judgement = bots::Judgement<Mascarade>;

/// What the bot would do in this position, for several seeds.
std::set<std::string> choices_of(const Table& table, Seat s, unsigned seeds = 12) {
  std::set<std::string> all;
  for (unsigned seed = 1; seed <= seeds; ++seed) all.insert(game.write(judged(table.match(), s, seed)[0].choice));
  return all;
}
std::set<std::string> only(std::string choice) { return {std::move(choice)}; }

double value_of(const Table& table, Seat s, std::string_view option) {
  for (const bots::Judged& j : judged(table.match(), s, 1)) {
    if (game.write(j.choice) == option) return j.value;
  }
  ADD_FAILURE() << option << " was not thought of";
  return 0;
}

/// Everybody has looked at his card, and it is the same player's turn again.
Table all_know(const Position& position) {
  Table table{position};
  for (unsigned i = 0; i < position.state().players.size(); ++i) table.act(table.active(), "look");
  return table;
}

Seat one_of(SeatSet seats, Rng& rng) {
  auto picked = seats.begin();
  for (std::uint32_t skip = rng.below(seats.size()); skip > 0; --skip) ++picked;
  return *picked;
}

using Agreed = std::vector<std::pair<std::string, std::string>>;

/// Plays a match; the seats in `bots` are the bot's, the others choose at random. `visit` sees each decision of the bot
/// before it is carried out. Ends after so many turns at the latest.
template <class Visit>
Match<Mascarade> played(unsigned seats, const Agreed& options, SeatSet bots, std::uint64_t seed, unsigned most_turns,
                        Visit visit) {
  Rng rng{seed};
  const auto begun = game.begin(Setup{seats, options});
  EXPECT_TRUE(static_cast<bool>(begun)) << (begun ? "" : begun.refusal().message);
  Match<Mascarade> match{game, *begun};
  const ChanceStream chance{seed};
  for (;;) {
    match.answer_for_chance(chance);
    if (match.pending().over || match.state().turn > most_turns || ::testing::Test::HasFatalFailure()) return match;
    decide(match, one_of(match.pending().must, rng), bots, rng, judged, visit);
  }
}

void expect_sound(const Match<Mascarade>& match, Seat s, const Judgement& judgement) {
  ASSERT_NO_FATAL_FAILURE(krypta::test::expect_sound(match, s, judgement));
  for (const bots::Judged& j : judgement) {
    ASSERT_GE(j.value, 0) << game.write(j.choice);
    ASSERT_LE(j.value, 1) << game.write(j.choice) << " is a chance to win";
  }
}

/// The bot's share of the wins against random players, from every seat in turn.
double won_against_random(unsigned seats, unsigned matches) {
  double won = 0;
  for (unsigned number = 0; number < matches; ++number) {
    const Seat hero = seat(number % seats);
    const auto match = played(seats, {}, SeatSet::of(hero), number * 16ULL + seats, 5000, without_looking);
    const SeatSet winners = match.state().winners;
    if (winners.has(hero)) won += 1.0 / winners.size();
  }
  return won / matches;
}

}  // namespace

TEST(MascaradeBot, ThinksOfEachLegalChoiceOnceBestFirst) {
  const std::string twelve = "judge,bishop,king,fool,queen,thief,witch,spy,peasant,peasant,cheat,inquisitor";
  const std::string eight = "judge,king,spy,queen,fool,witch,inquisitor,widow";
  std::vector<std::pair<unsigned, Agreed>> tables{
      {6, {{"answers", "at-once"}}},
      {13, {{"answers", "at-once"}}},
      {3, {{"answers", "at-once"}}},
      {2, {{"answers", "at-once"}}},
      {10, {{"characters", twelve}}},
      {8, {{"characters", eight}}},
      {6, {{"characters", "judge,king,spy,queen,fool,widow,cheat,witch"}}},
  };
  for (unsigned seats = 2; seats <= 13; ++seats) tables.push_back({seats, {}});
  for (const auto& [seats, options] : tables) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      // Half of the seats, so that it sees much that it would not do itself.
      const SeatSet bots = SeatSet::first(seats) & SeatSet::from_bits(seed % 2 == 0 ? 0x5555 : 0xAAAA);
      played(seats, options, bots, seed, 200, [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t) {
        ASSERT_NO_FATAL_FAILURE(expect_sound(match, s, judgement));
      });
    }
  }
}

TEST(MascaradeBot, ThinksTheSameForTheSameSeed) {
  for (const unsigned seats : {2U, 4U, 13U}) {
    played(seats, {}, SeatSet::first(seats), 1, 12,
           [](const auto& match, Seat s, const Judgement& judgement, std::uint64_t mood) {
             ASSERT_EQ(judgement, judged(match, s, mood));
             Rng rng{mood};
             ASSERT_EQ(judgement[0].choice, bots::heuristic::choose(game, match.view(s), match.options(s), rng));
           });
  }
}

TEST(MascaradeBot, DoesNotSeeWhatHappensUnderTheTable) {
  unsigned compared = 0;
  for (const unsigned seats : {2U, 3U, 5U, 9U}) {
    played(seats, {}, SeatSet::first(seats), 3, 30,
           [&](const Match<Mascarade>& match, Seat s, const Judgement&, std::uint64_t mood) {
             if (match.state().frames.top().step != Step::Exchange) return;
             auto exchanged = match;
             auto left = match;
             ASSERT_FALSE(exchanged.act(s, choose(Verb::Exchange)).has_value());
             ASSERT_FALSE(left.act(s, choose(Verb::Leave)).has_value());
             const Seat next = exchanged.pending().must.lowest();
             ASSERT_NE(next, s);
             ASSERT_EQ(judged(exchanged, next, mood), judged(left, next, mood));
             ++compared;
           });
  }
  EXPECT_GT(compared, 20U);
}

TEST(MascaradeBot, BeatsRandomPlayers) {
  EXPECT_GT(won_against_random(2, 60), 0.9);
  EXPECT_GT(won_against_random(3, 60), 0.85);
  EXPECT_GT(won_against_random(4, 60), 0.8);
  EXPECT_GT(won_against_random(6, 60), 0.65);
  EXPECT_GT(won_against_random(8, 60), 0.5);
  EXPECT_GT(won_against_random(13, 60), 0.3);
}

TEST(MascaradeBot, ComesToAnEndWithItself) {
  for (unsigned seats = 2; seats <= 13; ++seats) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto match = played(seats, {}, SeatSet::first(seats), seed, 300, without_looking);
      EXPECT_TRUE(match.pending().over) << seats << " seats, seed " << seed;
    }
  }
}

TEST(MascaradeBot, AnnouncesTheKingThatItIs) {
  EXPECT_EQ(choices_of(all_know(Position{4}.holds("0", Character::King)), A), only("announce:king"));
  EXPECT_EQ(choices_of(all_know(Position{8}.active(C).holds("2", Character::King)), C), only("announce:king"));
}

TEST(MascaradeBot, ClaimsWhatItKnowsToBe) {
  for (const bool at_once : {false, true}) {
    Position position = Position{6}.holds("0", Character::Bishop).holds("2", Character::King);
    if (at_once) position.at_once();
    Table table = all_know(position);
    table.act(A, "announce:king");
    EXPECT_EQ(choices_of(table, B), only("pass"));
    table.act(B, "pass");
    EXPECT_EQ(choices_of(table, C), only("claim"));
  }
}

TEST(MascaradeBot, ClaimsWithTheRightCard) {
  Table table{Position{3}.holds("1r", Character::King).active(B)};
  table.act(B, "look@r").act(C, "look@l").act(A, "announce:king@l");
  EXPECT_EQ(choices_of(table, B), only("claim@r"));
}

TEST(MascaradeBot, DoesNotClaimWithItsLastCoinWhatItCannotBe) {
  Table table = all_know(Position{4}.coins({9, 1, 6, 6}).holds("1", Character::Queen));
  table.act(A, "announce:king");
  EXPECT_EQ(choices_of(table, B), only("pass"));
}

TEST(MascaradeBot, WinsWhenItCan) {
  EXPECT_EQ(choices_of(all_know(Position{4}.coins({10, 6, 6, 6}).holds("0", Character::Cheat)), A),
            only("announce:cheat"));
  EXPECT_EQ(choices_of(all_know(Position{4}.coins({10, 6, 6, 6}).holds("0", Character::King)), A),
            only("announce:king"));
  EXPECT_EQ(choices_of(all_know(Position{4}.coins({8, 6, 6, 6}).court(5).holds("0", Character::Judge)), A),
            only("announce:judge"));
}

TEST(MascaradeBot, RuinsAPlayerWhenItIsTheRichest) {
  const Table richest = all_know(Position{4}.coins({8, 1, 7, 6}).holds("0", Character::Thief));
  EXPECT_EQ(choices_of(richest, A), only("announce:thief"));
  EXPECT_GT(value_of(richest, A, "announce:thief"), 0.9);
  const Table poorer = all_know(Position{4}.coins({8, 1, 12, 6}).holds("0", Character::Thief));
  EXPECT_FALSE(choices_of(poorer, A).contains("announce:thief"));
  EXPECT_LT(value_of(poorer, A, "announce:thief"), 0.1);
}

TEST(MascaradeBot, StopsAWinnerIfItMayBeTheOne) {
  // A would win as the Cheat, and nobody knows where the Cheat is.
  Table table{Position{4}.coins({10, 5, 6, 6})};
  table.act(A, "announce:cheat").act(B, "pass").act(C, "pass");
  EXPECT_EQ(choices_of(table, D), only("claim"));
  // What wins nothing is not worth the risk.
  Table harmless{Position{4}.coins({6, 5, 6, 6})};
  harmless.act(A, "announce:cheat").act(B, "pass").act(C, "pass");
  EXPECT_EQ(choices_of(harmless, D), only("pass"));
}

TEST(MascaradeBot, LeavesItToOthersWhenAClaimWasMade) {
  // Everybody has looked; C has claimed the King and D knows that he himself is not the one.
  Table table = all_know(Position{4}.coins({6, 6, 6, 6}).holds("3", Character::Queen));
  table.act(A, "announce:king").act(B, "pass").act(C, "claim");
  EXPECT_EQ(choices_of(table, D), only("pass"));
}

TEST(MascaradeBot, TradesAsTheWitchWithTheRichestOrNotAtAll) {
  Table poor{Position{6}.coins({3, 6, 11, 6, 7, 6})};
  poor.act(A, "announce:witch").answers();
  EXPECT_EQ(choices_of(poor, A), only("target:2"));
  Table rich{Position{6}.coins({11, 6, 8, 6, 7, 6})};
  rich.act(A, "announce:witch").answers();
  EXPECT_EQ(choices_of(rich, A), only("decline"));
}

TEST(MascaradeBot, NamesTheCardThatItHasSeen) {
  Table table{Position{11}.active(B).holds("1", Character::Fool)};
  table.act(B, "look").act(C, "announce:inquisitor").answers().act(C, "target:1");
  EXPECT_EQ(choices_of(table, B), only("name:fool"));
}

TEST(MascaradeBot, PointsAtSomebodyRichWhoCannotKnowHisCard) {
  Position position = Position{11}.coins({6, 12, 6, 6, 6, 12, 6, 6, 6, 6, 6}).active(B);
  Table table{position};
  table.act(B, "look").act(C, "announce:inquisitor").answers();
  EXPECT_EQ(choices_of(table, C), only("target:5")) << "B has as much, but has looked";
}

TEST(MascaradeBot, KeepsTheBetterOfTheCardsItHasSpied) {
  for (const bool better : {true, false}) {
    Position position{10};
    position.holds("0", better ? Character::Peasant : Character::King);
    position.holds("3", better ? Character::King : Character::Peasant);
    Table table{position};
    table.act(A, "announce:spy").answers().act(A, "swap:0,3");
    EXPECT_EQ(choices_of(table, A), only(better ? "exchange" : "leave"));
  }
}

TEST(MascaradeBot, TakesAGoodCardThatItHasSeenShown) {
  // Everybody saw that D is the King; A knows that he is the Cheat and has little use for it.
  Position position = Position{4}.holds("0", Character::Cheat).holds("3", Character::King).coins({5, 6, 6, 6});
  Table table{position.active(A)};
  table.act(A, "look").act(B, "look").act(C, "announce:king").answers({D}).swap("3,c1", false);
  ASSERT_EQ(table.active(), A);
  const auto value = [&](std::string_view option) { return value_of(table, A, option); };
  EXPECT_GT(value("swap:0,3"), value("swap:0,2"));
  EXPECT_GT(value("swap:0,c1"), value("swap:0,1"));
}

TEST(MascaradeBot, CannotBeReadWhereBothAreAlike) {
  Table table{Position{3}};
  table.act(A, "swap:0l,0r");
  EXPECT_EQ(choices_of(table, A, 40), (std::set<std::string>{"exchange", "leave"}));
}

TEST(MascaradeBot, BluffsAndTellsTheTruth) {
  unsigned bluffs = 0;
  unsigned truths = 0;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    played(5, {}, SeatSet::first(5), seed, 60,
           [&](const Match<Mascarade>& match, Seat s, const Judgement& judgement, std::uint64_t) {
             const Choice best = judgement[0].choice;
             if (verb(best) != Verb::Announce) return;
             ++(match.state().players[s].hand[0].value == announced(best) ? truths : bluffs);
           });
  }
  EXPECT_GT(bluffs, 5U);
  EXPECT_GT(truths, 5U);
}

}  // namespace krypta::mascarade::test::mascarade_test
