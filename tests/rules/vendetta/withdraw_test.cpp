#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The frame of the Resolution phase, and the Withdraw step. VD-113 to VD-134, VD-263, VD-264
namespace krypta::vendetta::test::withdraw_test {
namespace {

using enum Clan;
using enum Location;

Position at_table() { return Position{{Brujah, Gangrel, Malkavian}}; }

// VD-113, VD-015, VD-014, VD-115: HC-VD-28
TEST(VendettaResolution, LocationsAreResolvedInTheirRowTheHavenLast) {
  Table table{Position{{Brujah, Gangrel, Malkavian, Nosferatu, Toreador}}
                  .deployed(P0, Haven, 1)
                  .deployed(P1, Haven, 1)
                  .deployed(P2, Haven, 1)
                  .deployed(P0, Third, 1)
                  .deployed(P1, Second, 1)
                  .deployed(P2, First, 1)
                  .resolving(First)};
  for (const Location at : {First, Second, Third, Haven}) {
    EXPECT_EQ(table.state().current, at);
    EXPECT_EQ(table.count(EventKind::Ranked), static_cast<unsigned>(at));  // all before are finished
    if (at != Haven) table.all_stay();
  }
}

// VD-114
TEST(VendettaResolution, TheStepsOfALocationComeInTheirOrder) {
  Table table{at_table()
                  .down(P0, First, {"br09"})  // Aftermath
                  .down(P1, First, {"ga03"})  // Conflict
                  .down(P1, First, {"ga08"})  // Setup
                  .deployed(P2, First, 1)
                  .deployed(P2, Second, 1)
                  .resolving(First)};
  table.stay_but({P2});
  using enum EventKind;
  const Lines lines = all_of(table, {Withdrew, TurnedUp, Acts, Ranked, Rewarded});
  EXPECT_EQ(lines, (Lines{{Withdrew, numbers(2, First)},
                          {TurnedUp, numbers(0, id<ClanCard>("br09"), First)},
                          {TurnedUp, numbers(1, id<ClanCard>("ga03"), First)},
                          {TurnedUp, numbers(1, id<ClanCard>("ga08"), First)},
                          {Acts, numbers(1, id<Source>("ga08"))},
                          {Acts, numbers(1, id<Source>("ga03"))},
                          {Ranked, numbers(1, 1, First)},
                          {Ranked, numbers(0, 2, First)},
                          {Rewarded, numbers(1, 2)},
                          {Rewarded, numbers(0, 2)},
                          {Acts, numbers(0, id<Source>("br09"))}}));
}

// VD-116
TEST(VendettaResolution, CardsElsewhereStayFaceDown) {
  Table table{at_table().down(P0, First, {"br01"}).down(P0, Second, {"br02"}).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, First), Words{"br01"});
  EXPECT_EQ(table.area(P0, Second), Words{"(br02)"});
}

// VD-117, VD-122, VD-123, VD-159
TEST(VendettaResolution, WhoeverHasACardOrBloodThereChooses) {
  Table table{at_table().down(P0, First, {"br01"}).deployed(P2, First, 1).up(P1, Second, {"ga01"}).resolving(First)};
  EXPECT_EQ(table.pending().must, SeatSet::of(P0) | SeatSet::of(P2));
  EXPECT_TRUE(names(table.refused(P1, "stay"), "VD-122"));
  table.all_stay();
  EXPECT_EQ(table.state().current, Second);
  EXPECT_EQ(table.pending().must, SeatSet::of(P1));  // alone, and asked all the same
  EXPECT_EQ(table.options(P1), (Words{"stay", "withdraw"}));
}

// VD-118
TEST(VendettaResolution, WhereNobodyIsNothingIsResolvedAndTheAllyLeaves) {
  Table table{at_table().deployed(P0, First, 1).deployed(P0, Haven, 1).place(Second, "lo06").resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.state().current, Haven);
  EXPECT_TRUE(table.state().sites[Second].resolved);
  EXPECT_FALSE(table.state().sites[Second].ally.has_value());
  EXPECT_EQ(told(table, EventKind::AllyLeft, 161), numbers(id<Follower>("al17"), Second));
  EXPECT_EQ(table.count(EventKind::Ranked), 1U);
  for (const Seat s : {P0, P1, P2}) EXPECT_FALSE(table.player(s).allies.has(*named<Follower>("al17")));
  EXPECT_FALSE(table.state().ally_deck.has(*named<Follower>("al17")));
}

// VD-119, VD-264
TEST(VendettaResolution, WhatWasDeployedStaysUntilTheEndOfTheRound) {
  Table table{at_table().up(P0, First, {"br01"}).deployed(P0, First, 2).up(P1, Second, {"ga01"}).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, First), Words{"br01"});
  EXPECT_EQ(table.deployed(P0, First), 2U);
}

// VD-263
TEST(VendettaResolution, APassiveCardWorksOnAtAResolvedLocation) {
  Table table{at_table()
                  .up(P0, First, {"br03"})
                  .up(P2, Second, {"ma03"})
                  .hand(P2, {"ma08"})
                  .deployed(P1, Second, 1)
                  .resolving(Second)};
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(2, 1));
  EXPECT_EQ(table.blood(P2), 5U);
}

// VD-264, VD-290
TEST(VendettaResolution, BloodThatComesToAResolvedLocationHasNoEffectThere) {
  Table table{at_table().up(P1, Second, {"ga07"}).deployed(P1, Second, 3).up(P0, Haven, {"br01"}).resolving(Second)};
  table.all_stay().acts(P1, {"yes", "location:first"});
  EXPECT_EQ(table.deployed(P1, First), 2U);
  EXPECT_EQ(table.deployed(P1, Second), 1U);
  EXPECT_EQ(table.state().current, Haven);
  EXPECT_EQ(table.count(EventKind::SiteBegan), 1U);
  EXPECT_FALSE(table.state().sites[First].winner.has_value());
  table.all_stay();
  EXPECT_EQ(table.state().round, 3U);
  EXPECT_EQ(table.deployed(P1, First), 0U);  // discarded in the clean-up
  EXPECT_EQ(table.blood(P1), 6U + 1U + 2U);  // fed, and what the Ally of Second brings
}

// VD-120, VD-121
TEST(VendettaWithdraw, ChoicesAreSecretUntilAllHaveChosen) {
  Table table{at_table().deployed(P0, First, 1).deployed(P1, First, 2).deployed(P1, Second, 1).resolving(First)};
  table.act(P1, "withdraw");
  EXPECT_EQ(told(table, EventKind::HasChosen, 120), numbers(1));
  EXPECT_EQ(table.count(EventKind::Withdrew), 0U);
  EXPECT_TRUE(table.known(P1).players[P1].stand.known);
  for (const Seat s : {P0, P2, Seat::spectator}) {
    EXPECT_FALSE(table.known(s).players[P1].stand.known);
    EXPECT_TRUE(table.known(s).players[P1].stands);
  }
  EXPECT_TRUE(names(table.refused(P1, "stay"), "VD-120"));
  table.act(P0, "stay");
  EXPECT_EQ(told(table, EventKind::Withdrew, 121), numbers(1, First));
  EXPECT_EQ(told(table, EventKind::Stayed, 121), numbers(0, First));
}

// VD-124, VD-125, VD-126, VD-128: HC-VD-16
TEST(VendettaWithdraw, BloodGoesBackAndTheCardsFaceUpToTheHaven) {
  Table table{at_table()
                  .down(P0, First, {"br01", "br05"})
                  .deployed(P0, First, 3)
                  .deployed(P1, First, 1)
                  .down(P0, Haven, {"br02"})
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.blood(P0), 9U);
  EXPECT_EQ(table.deployed(P0, First), 0U);
  EXPECT_TRUE(table.area(P0, First).empty());
  EXPECT_EQ(table.area(P0, Haven), (Words{"br01", "br05", "(br02)"}));
  for (const Seat s : {P1, P2, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::TurnedUp), 2U);
    EXPECT_EQ(table.count_seen(s, EventKind::Moved), 2U);
    EXPECT_FALSE(table.known(s).deployed[2].card.known);
  }
  using enum EventKind;
  EXPECT_EQ(all_of(table, {BloodReturned, TurnedUp, Moved}).front(), (Line{BloodReturned, numbers(0, 3, First)}));
  EXPECT_EQ(table.state().current, Haven);
  EXPECT_EQ(table.options(P0), (Words{"stay", "withdraw"}));
}

// VD-129, VD-130: HC-VD-17
TEST(VendettaWithdraw, FromTheHavenTheCardsGoToTheHandAndFaceDownOnesUnseen) {
  Table table{at_table()
                  .up(P0, Haven, {"br01", "br05"})
                  .down(P0, Haven, {"br02"})
                  .deployed(P0, Haven, 2)
                  .deployed(P1, Haven, 1)
                  .round(3)
                  .resolving(Haven)};
  table.stay_but({P0});
  EXPECT_EQ(table.hand(P0), (Words{"br01", "br02", "br05", "br08", "br09"}));
  EXPECT_EQ(table.player(P0).hand_count, 5U);
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(told(table, EventKind::CameBack, 129), numbers(0, id<ClanCard>("br05")));
  EXPECT_EQ(table.count_seen(P0, EventKind::CameBackDownCard), 1U);
  for (const Seat s : {P1, P2, Seat::spectator}) {
    EXPECT_EQ(table.count_seen(s, EventKind::CameBackDownCard), 0U);
    EXPECT_EQ(table.count_seen(s, EventKind::CameBackDown), 1U);
    EXPECT_EQ(table.count_seen(s, EventKind::CameBack), 2U);
  }
}

// VD-131
TEST(VendettaWithdraw, CardsOfOthersGoToTheirOwnersHands) {
  Table table{at_table().up(P2, Haven, {"ga01", "ma01"}).deployed(P1, Haven, 1).round(3).resolving(Haven)};
  table.stay_but({P2});
  EXPECT_EQ(table.hand(P1), (Words{"ga01", "ga08", "ga09"}));
  EXPECT_EQ(table.hand(P2), (Words{"ma01", "ma08", "ma09"}));
}

// VD-125, VD-201
TEST(VendettaWithdraw, FromElsewhereTheyGoAlongToTheHaven) {
  Table table{at_table().down(P2, First, {"ga01"}).deployed(P1, First, 1).resolving(First)};
  table.stay_but({P2});
  EXPECT_EQ(table.area(P2, Haven), Words{"ga01"});
  EXPECT_EQ(table.hand(P1), (Words{"ga08", "ga09"}));
}

// VD-127, VD-205, VD-206
TEST(VendettaWithdraw, WhoWithdrewIsNoRivalAndGetsNothing) {
  Table table{at_table()
                  .up(P0, First, {"br07", "br09"})  // steal 1 from each rival in Setup and in Aftermath
                  .deployed(P1, First, 4)
                  .deployed(P2, First, 1)
                  .deployed(P2, Second, 1)
                  .resolving(First)};
  table.stay_but({P1});
  EXPECT_EQ(table.blood(P1), 10U);
  EXPECT_EQ(table.blood(P2), 4U);
  EXPECT_EQ(table.influence(P1), 3U);
  EXPECT_EQ(table.count(EventKind::Ranked), 2U);
}

// VD-132, VD-029
TEST(VendettaWithdraw, WithdrawalsAreCarriedOutInPlayerOrder) {
  Table table{at_table()
                  .ambition(P2)
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 2)
                  .deployed(P2, First, 3)
                  .deployed(P0, Second, 1)
                  .resolving(First)};
  table.stay_but({P0, P1, P2});
  EXPECT_EQ(all_of(table, {EventKind::BloodReturned}), (Lines{{EventKind::BloodReturned, numbers(2, 3, First)},
                                                              {EventKind::BloodReturned, numbers(0, 1, First)},
                                                              {EventKind::BloodReturned, numbers(1, 2, First)}}));
}

// VD-133
TEST(VendettaWithdraw, APassiveCardTurnedUpByWithdrawingWorksAtItsNewPlace) {
  Table table{at_table()
                  .down(P0, First, {"br03"})
                  .deployed(P1, First, 1)
                  .up(P2, Second, {"ma03"})
                  .hand(P2, {"ma08"})
                  .resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.area(P0, Haven), Words{"br03"});
  table.all_stay();
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(2, 1));  // played at Second, br03 lies in the Haven
}

// VD-134: HC-VD-18
TEST(VendettaWithdraw, AnActiveCardResolvesInTheHavenInstead) {
  Table table{
      at_table().up(P0, First, {"br09"}).deployed(P1, First, 1).deployed(P2, Haven, 1).round(3).resolving(First)};
  table.stay_but({P0});
  EXPECT_EQ(table.blood(P1), 6U);
  table.all_stay();
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.count(EventKind::Stolen), 1U);
}

}  // namespace
}  // namespace krypta::vendetta::test::withdraw_test
