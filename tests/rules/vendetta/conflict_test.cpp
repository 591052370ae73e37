#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The Conflict step, rewards and the Aftermath step. VD-146 to VD-177, VD-266 to VD-268
namespace krypta::vendetta::test::conflict_test {
namespace {

using enum Clan;
using enum Location;

Follower follower(std::string_view id) { return *named<Follower>(id); }
/// The totals and ranks of the last Conflicts, in the order of ranks.
Lines totals(const Table& table) { return all_of(table, {EventKind::PowerIs}); }
Line total(Seat s, int power, Location at = First) { return {EventKind::PowerIs, numbers(number(s), power, at)}; }
Lines ranks(const Table& table) { return all_of(table, {EventKind::Ranked}); }
Line rank(Seat s, int place, Location at = First) { return {EventKind::Ranked, numbers(number(s), place, at)}; }

// VD-146, VD-279
TEST(VendettaConflict, ConflictCardsAreSwitchedOnInPlayerOrderBeforePowerIsCounted) {
  Table table{Position{{Brujah, Gangrel, Ventrue}}
                  .ambition(P1)
                  .up(P0, First, {"br01", "br02"})
                  .up(P1, First, {"ga03"})
                  .deployed(P1, First, 2)
                  .up(P2, First, {"ve08"})  // has no slot
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Words{"use:br01", "use:br02"}));
  EXPECT_EQ(table.count(EventKind::PowerIs), 0U);
  table.act(P0, "use:br02");
  EXPECT_EQ(all_of(table, {EventKind::Acts}), (Lines{{EventKind::Acts, numbers(1, id<Source>("ga03"))},
                                                     {EventKind::Acts, numbers(0, id<Source>("br02"))},
                                                     {EventKind::Acts, numbers(0, id<Source>("br01"))}}));
  EXPECT_EQ(totals(table), (Lines{total(P0, 6 + 4), total(P1, 1 + 2 + 2), total(P2, 2)}));
}

// VD-147, VD-148, VD-155, VD-078
TEST(VendettaConflict, TheHighestSumOfCardsAndBloodWins) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br03"})
                  .deployed(P0, First, 1)
                  .up(P1, First, {"ga05", "ga06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(totals(table), (Lines{total(P1, 6), total(P0, 5)}));
  EXPECT_EQ(ranks(table), (Lines{rank(P1, 1), rank(P0, 2)}));
  EXPECT_EQ(table.state().sites[First].winner, P1);
}

// VD-149, VD-201, VD-208, VD-212, VD-273: HC-VD-22
TEST(VendettaConflict, ForeignCardsCountForTheOwnerOfTheArea) {
  Table table{Position{{Malkavian, Brujah, Gangrel}}
                  .up(P0, Haven, {"br04"})  // the Brujah card makes the rivals of P0 lose
                  .up(P1, Haven, {"br01"})
                  .resolving(Haven)};
  EXPECT_EQ(table.power(P0, Haven), 4);
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Acts, 141), numbers(0, id<Source>("br04")));
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(1, 2));
  EXPECT_EQ(table.hand(P1), (Words{"br01", "br04", "br08", "br09"}));
  EXPECT_EQ(table.hand(P0), (Words{"ma08", "ma09"}));
}

// VD-151, VD-319
TEST(VendettaConflict, BasePowerIsWhatIsPrinted) {
  Table table{Position{{Brujah, Gangrel, Ventrue}}
                  .up(P0, First, {"br01"})
                  .deployed(P0, First, 1)  // br01 counts 4 then
                  .up(P2, First, {"ve04"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(totals(table), (Lines{total(P2, 6), total(P0, 4 + 1)}));
}

// VD-152, VD-310
TEST(VendettaConflict, NoCardCountsLessThanNothing) {
  Table table{Position{{Tremere, Gangrel, Brujah}}
                  .up(P0, First, {"tr01"})
                  .blood(P0, 12)
                  .deployed(P0, First, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(totals(table), (Lines{total(P0, 2)}));
}

// VD-153, VD-286, VD-317
TEST(VendettaConflict, FirstHalvesThenSetValuesThenAdditions) {
  Table halved{Position{{Brujah, Gangrel, Tremere}}
                   .up(P0, First, {"br01"})
                   .deployed(P0, First, 1)
                   .up(P1, First, {"ga02"})
                   .stops_at(Second)
                   .resolving(First)};
  halved.all_stay();
  EXPECT_EQ(totals(halved), (Lines{total(P0, 3 - 2 + 1), total(P1, 2)}));  // not (6 - 2) / 2
  Table zeroed{Position{{Malkavian, Ventrue, Tremere}}
                   .up(P0, First, {"ma04"})
                   .up(P1, First, {"ve02"})
                   .stops_at(Second)
                   .resolving(First)};
  zeroed.all_stay();
  EXPECT_EQ(totals(zeroed), (Lines{total(P1, 3), total(P0, 0 + 2)}));
}

// VD-154
TEST(VendettaConflict, NumbersAreReadWhenPowerIsCounted) {
  Table table{Position{{Tremere, Gangrel, Brujah}}
                  .relic(P1, "re07")
                  .up(P0, First, {"tr01"})
                  .blood(P0, 3)
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.power(P0, First), 6);
  EXPECT_EQ(table.count(EventKind::PowerIs), 0U);
  table.act(P1, "use:re07");
  EXPECT_EQ(totals(table), (Lines{total(P0, 6), total(P1, 4)}));
}

// VD-156, VD-157, VD-158, VD-030, VD-166: HC-VD-12
TEST(VendettaConflict, EverybodyIsRankedAndThreeAreRewarded) {
  Table table{Position{{Brujah, Gangrel, Tremere, Malkavian}}
                  .up(P0, First, {"br09"})
                  .deployed(P1, First, 4)
                  .deployed(P2, First, 4)
                  .up(P3, First, {"ma09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(ranks(table), (Lines{rank(P1, 1), rank(P2, 2), rank(P0, 3), rank(P3, 4)}));
  EXPECT_EQ(totals(table).back(), total(P3, 0));
  EXPECT_EQ(table.influence(P1), 3U + 2U);
  EXPECT_EQ(table.influence(P2), 3U + 2U);
  EXPECT_EQ(table.influence(P0), 3U + 1U);
  EXPECT_EQ(table.influence(P3), 3U);
  EXPECT_EQ(alliance_size(table.player(P0)), 1U);  // the third gets no card
  EXPECT_EQ(alliance_size(table.player(P3)), 1U);
}

// VD-159, VD-160: HC-VD-14
TEST(VendettaConflict, BloodAloneTakesPart) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .up(P0, First, {"br03"})
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(ranks(table), (Lines{rank(P0, 1), rank(P1, 2)}));
  EXPECT_EQ(table.player(P1).victims, 2U);
}

// VD-160, VD-173: HC-VD-13, EX-VD-3
TEST(VendettaConflict, WhoIsLeftAloneWinsWithoutPowerAndNobodyIsSecond) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .deployed(P0, First, 3)
                  .up(P1, First, {"ga09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(totals(table), (Lines{total(P1, 0)}));
  EXPECT_TRUE(table.player(P1).allies.has(follower("al16")));
  EXPECT_EQ(table.influence(P1), 5U);
  EXPECT_EQ(table.player(P1).victims, 1U);
  EXPECT_EQ(table.count(EventKind::Rewarded), 1U);
  EXPECT_EQ(table.state().victim_deck, 32U);
}

// VD-161, VD-162: EX-VD-4
TEST(VendettaConflict, WhenNobodyIsLeftTheAllyLeavesTheGame) {
  Table table{Position{{Nosferatu, Gangrel, Tremere}}.up(P0, First, {"no07"}).stops_at(Second).resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(told(table, EventKind::NobodyThere, 161), numbers(First));
  EXPECT_EQ(told(table, EventKind::AllyLeft, 161), numbers(follower("al16"), First));
  EXPECT_EQ(table.count(EventKind::Rewarded), 0U);
  EXPECT_FALSE(table.state().sites[First].ally.has_value());
}

// VD-162, VD-160
TEST(VendettaConflict, WhoLeavesInTheSetupStepIsNotRanked) {
  Table table{Position{{Nosferatu, Gangrel, Tremere}}
                  .up(P0, First, {"no07"})
                  .up(P1, First, {"ga09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(ranks(table), (Lines{rank(P1, 1)}));
}

// VD-163: whoever is there when it is counted, however he came
TEST(VendettaConflict, WhoComesInBeforeTheCountIsRanked) {
  Position position = Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br01"}).resolving(First);
  State state = position.state();
  const auto ranked = [&] { return ranking(game().cards(), state, First, powers(game().cards(), state, First)); };
  EXPECT_EQ(ranked().size(), 1U);
  state.sites[First].areas[P2].blood = 9;
  ASSERT_EQ(ranked().size(), 2U);
  EXPECT_EQ(ranked()[0], P2);
}

// VD-266, VD-286, VD-297
TEST(VendettaConflict, FaceDownCardsTakeNoPartInWhatIsSaidOfBasePower) {
  Table table{Position{{Malkavian, Gangrel, Ventrue}}
                  .up(P0, First, {"ma07", "ma04"})
                  .up(P1, First, {"ga02"})
                  .up(P2, First, {"ve04"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().acts(P0, {"slot:" + table.slot("ma04"), "slot:" + table.slot("ma07")});
  // 4 and 4, not halved; the highest base power is that of ga02
  EXPECT_EQ(totals(table), (Lines{total(P0, 8), total(P1, 2), total(P2, 2)}));
}

// VD-164, VD-165, VD-167, VD-168
TEST(VendettaRewards, InfluenceGoesByRoundAndRank) {
  constexpr unsigned by_round[3][3] = {{1, 1, 1}, {2, 2, 1}, {3, 2, 1}};
  for (const unsigned round : {1U, 2U, 3U}) {
    for (const Location at : {First, Second, Haven}) {
      Table table{Position{{Brujah, Gangrel, Tremere}}
                      .round(round)
                      .deployed(P0, at, 3)
                      .deployed(P1, at, 2)
                      .deployed(P2, at, 1)
                      .resolving(at)};
      const Maybe<Follower> ally = table.state().sites[at].ally;
      table.all_stay();
      const unsigned extra = at == Haven ? 1 : 0;
      EXPECT_EQ(table.influence(P0), 3U + by_round[round - 1][0] + extra);
      EXPECT_EQ(table.influence(P1), 3U + by_round[round - 1][1]);
      EXPECT_EQ(table.influence(P2), 3U + by_round[round - 1][2]);
      EXPECT_EQ(table.player(P0).allies, FollowerSet::of(*ally));
      EXPECT_EQ(table.player(P1).victims, 2U);
      EXPECT_EQ(table.player(P2).victims, 1U);
    }
  }
}

// VD-169, VD-170, VD-168: HC-VD-20
TEST(VendettaRewards, TheWinnerOfTheHavenIsFirstAlreadyInItsAftermath) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, Haven, {"br09"})
                  .up(P1, Haven, {"ga09"})
                  .up(P2, Haven, {"ma09"})
                  .deployed(P2, Haven, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.influence(P2), 3U + 2U + 1U);
  EXPECT_EQ(told(table, EventKind::AmbitionMoved, 169), numbers(2));
  EXPECT_EQ(all_of(table, {EventKind::Acts}), (Lines{{EventKind::Acts, numbers(2, id<Source>("ma09"))},
                                                     {EventKind::Acts, numbers(0, id<Source>("br09"))},
                                                     {EventKind::Acts, numbers(1, id<Source>("ga09"))}}));
}

// VD-171, VD-181, VD-270: HC-VD-21
TEST(VendettaRewards, AnAllyJustWonWorksAtOnce) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .ally(First, "al12")
                  .up(P0, First, {"br09"})
                  .deployed(P0, First, 5)
                  .deployed(P1, First, 1)
                  .blood(P1, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U + 1U);
}

// VD-172, VD-207, VD-268, VD-324
TEST(VendettaRewards, EachRankIsPaidInfluenceFirstThenTheCardThenTheToken) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .ally(Haven, "al02")
                  .deployed(P1, Haven, 3)
                  .deployed(P0, Haven, 2)
                  .resolving(Haven)};
  table.all_stay();
  using enum EventKind;
  EXPECT_EQ(all_of(table, {Rewarded, Joined, Stolen, AmbitionMoved}),
            (Lines{{Rewarded, numbers(1, 3)},
                   {Joined, numbers(1, follower("al02"))},
                   {Stolen, numbers(0, 1, 2)},  // still in the order of the old holder
                   {Stolen, numbers(2, 1, 2)},
                   {AmbitionMoved, numbers(1)},
                   {Rewarded, numbers(0, 2)},
                   {Joined, numbers(0, victim)}}));
}

// VD-267
TEST(VendettaRewards, NobodyMovesUpForAPlayerEliminatedMeanwhile) {
  Table table{Position{{Brujah, Gangrel, Malkavian, Tremere}}
                  .ally(First, "al02")
                  .deployed(P0, First, 4)
                  .deployed(P1, First, 3)
                  .deployed(P2, First, 2)
                  .blood(P1, 1)
                  .victims(P1, 0)
                  .allies(P1, {"al09"})
                  .tokens(P1, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.player(P1).out);
  EXPECT_EQ(table.influence(P2), 3U + 1U);  // third, as ranked
  EXPECT_EQ(table.player(P2).victims, 1U);
  EXPECT_EQ(table.count(EventKind::Rewarded), 2U);
}

// VD-267: nor is the reward of an eliminated winner given to anybody
TEST(VendettaRewards, TheAllyOfAnEliminatedWinnerLeavesTheGameAndTheTokenStays) {
  Position position = Position{{Brujah, Gangrel, Malkavian, Tremere}}
                          .deployed(P1, Haven, 3)
                          .deployed(P2, Haven, 2)
                          .tokens(P1, 2)
                          .victims(P1, 0)
                          .allies(P1, {"al09"})
                          .resolving(Haven);
  State state = position.state();
  state.ranking.push_back(P1);
  state.ranking.push_back(P2);
  Events events;
  Play on{game().cards(), state, events};
  state.frames.pop();
  state.frames.push({.step = Step::Rewards, .at = Haven});
  eliminate(on, P1);
  while (state.frames.top().step == Step::Rewards) go_on_rewarding(on);
  EXPECT_FALSE(state.sites[Haven].ally.has_value());
  EXPECT_EQ(state.ambition, P0);
  EXPECT_EQ(state.players[P2].victims, 2U);
  EXPECT_EQ(state.players[P2].influence, 3U + 2U);
}

// VD-175, VD-176, VD-177
TEST(VendettaAftermath, WinnersAndLosersResolveInPlayerOrderAndTheResultStands) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .ambition(P1)
                  .up(P0, First, {"br09"})
                  .up(P1, First, {"ga01"})
                  .deployed(P1, First, 5)
                  .deployed(P2, First, 2)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(all_of(table, {EventKind::Acts}), (Lines{{EventKind::Acts, numbers(1, id<Source>("ga01"))},
                                                     {EventKind::Acts, numbers(0, id<Source>("br09"))}}));
  EXPECT_EQ(table.deployed(P1, First), 0U);
  EXPECT_EQ(table.state().sites[First].winner, P1);
  EXPECT_EQ(table.blood(P1), 6U + 5U - 1U);
}

// VD-175: the owner chooses the order
TEST(VendettaAftermath, TheOwnCardsAsOneLikes) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, First, {"br04", "br09"})
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Words{"use:br04", "use:br09"}));
  EXPECT_TRUE(names(table.refused(P0, "pass"), "VD-175"));
  table.act(P0, "use:br09");
  EXPECT_EQ(table.blood(P1), 6U - 1U - 2U);
}

}  // namespace
}  // namespace krypta::vendetta::test::conflict_test
