#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// The Reveal and Setup steps, and how cards are carried out. VD-135 to VD-145, VD-265, VD-274, VD-275
namespace krypta::vendetta::test::steps_test {
namespace {

using enum Clan;
using enum Location;

// VD-135
TEST(VendettaReveal, AllFaceDownCardsAreTurnedUpAtOnce) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .down(P0, First, {"br01", "br02"})
                  .down(P1, First, {"ga02"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, First), (Words{"br01", "br02"}));
  EXPECT_EQ(table.area(P1, First), Words{"ga02"});
  EXPECT_EQ(told(table, EventKind::TurnedUp, 135), numbers(1, id<ClanCard>("ga02"), First));
  for (const Seat s : {P0, P1, P2, Seat::spectator}) EXPECT_TRUE(table.known(s).deployed[0].card.known);
}

// VD-136, VD-070
TEST(VendettaReveal, SomePassiveCardsActBeforeItIfTheyAreFaceUp) {
  const auto position = [] {
    return Position{{Toreador, Gangrel, Malkavian}}.down(P1, First, {"ga02"}).stops_at(Second);
  };
  Table up{position().up(P0, First, {"to07"}).resolving(First)};
  up.all_stay();
  EXPECT_EQ(up.options(P0), (Words{"number:0", "number:1"}));
  EXPECT_EQ(up.area(P1, First), Words{"(ga02)"});
  Table down{position().down(P0, First, {"to07"}).resolving(First)};
  down.all_stay();
  EXPECT_EQ(down.state().current, Second);  // nobody was asked
}

// VD-137, VD-224, VD-275
TEST(VendettaReveal, WhatTheRevealSetsOffComesInPlayerOrderThePlaceFirst) {
  for (const Seat first : {P0, P1}) {
    Table table{Position{{Ventrue, Toreador, Malkavian}}
                    .ambition(first)
                    .up(P0, First, {"ve03"})
                    .down(P1, First, {"to02", "to05"})
                    .up(P2, First, {"ma06"})
                    .place(First, "lo07")
                    .blood(P1, 0)
                    .drained(P1, {"al25"})
                    .blood(P2, 1)
                    .resolving(First)};
    table.all_stay();
    // The place has given P1 the Blood that makes both ways possible.
    std::vector<int> order;
    if (first == P0) {
      EXPECT_EQ(table.options(P1), (Words{"option:1", "option:2"}));
      table.act(P1, "option:2").act(P2, "option:2").let_chance();
    } else {
      table.let_chance();
      EXPECT_EQ(table.options(P1), (Words{"option:1", "option:2"}));
      table.act(P1, "option:2").act(P2, "option:2");
    }
    for (const Line& line : all_of(table, {EventKind::Acts})) order.push_back(line.says.back());
    ASSERT_GE(order.size(), 3U);
    order.resize(3);
    EXPECT_EQ(order, first == P0 ? numbers(id<Source>("lo07"), id<Source>("ve03"), id<Source>("ma06"))
                                 : numbers(id<Source>("lo07"), id<Source>("ma06"), id<Source>("ve03")));
  }
}

// VD-138, VD-144, VD-150: HC-VD-37
TEST(VendettaReveal, ACardTurnedDownAfterwardsStaysDownWithoutPowerOrEffect) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P1, First, {"ga03"})
                  .deployed(P1, First, 2)
                  .up(P2, First, {"ma02"})
                  .deployed(P0, Second, 1)
                  .resolving(First)};
  table.all_stay().act(P1, "bid:0").act(P2, "bid:1");
  EXPECT_EQ(told(table, EventKind::TurnedDown, 138), numbers(1, id<ClanCard>("ga03"), First));
  EXPECT_EQ(table.area(P1, First), Words{"(ga03)"});
  const Lines powers = all_of(table, {EventKind::PowerIs});
  EXPECT_EQ(powers, (Lines{{EventKind::PowerIs, numbers(2, 3, First)}, {EventKind::PowerIs, numbers(1, 2, First)}}));
  EXPECT_EQ(told(table, EventKind::Acts, 141), numbers(2, id<Source>("ma02")));
  EXPECT_TRUE(table.known(P1).deployed[0].card.known);
}

// VD-139, VD-140, VD-225
TEST(VendettaSteps, InPlayerOrderAndTheOwnCardsAsOneLikes) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .ambition(P1)
                  .up(P0, First, {"br07"})
                  .up(P1, First, {"ga04", "ga08"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P1), (Words{"use:ga04", "use:ga08"}));
  EXPECT_TRUE(names(table.refused(P1, "pass"), "VD-139"));
  EXPECT_TRUE(names(table.refused(P0, "use:br07"), "VD-139"));
  table.act(P1, "use:ga08");
  EXPECT_EQ(all_of(table, {EventKind::Acts}), (Lines{{EventKind::Acts, numbers(1, id<Source>("ga08"))},
                                                     {EventKind::Acts, numbers(1, id<Source>("ga04"))},
                                                     {EventKind::Acts, numbers(0, id<Source>("br07"))}}));
}

// VD-140, VD-265
TEST(VendettaSteps, AfterEachCardTheNextIsChosenAmongThoseLeft) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P1, First, {"ga04", "ga05", "ga08"})
                  .up(P0, First, {"br09"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P1, "use:ga08");
  EXPECT_EQ(table.options(P1), (Words{"use:ga04", "use:ga05"}));
  EXPECT_TRUE(names(table.refused(P1, "use:ga08"), "VD-142"));
}

// VD-141
TEST(VendettaSteps, ACardIsFinishedBeforeTheNextBegins) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .up(P0, First, {"br07"})
                  .up(P1, First, {"ga08"})
                  .blood(P1, 1)
                  .victims(P1, 1)
                  .allies(P1, {"al20"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.pending().chance);
  EXPECT_EQ(table.deployed(P1, First), 0U);
  table.chance({"drained:al20"});
  EXPECT_EQ(table.deployed(P1, First), 2U);
}

// VD-142, VD-298
TEST(VendettaSteps, ACardThatMovesOnResolvesAtItsNewLocationToo) {
  Table table{Position{{Nosferatu, Gangrel, Malkavian}}
                  .up(P0, First, {"no09"})
                  .deployed(P1, First, 1)
                  .deployed(P2, Haven, 1)
                  .round(3)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.area(P0, Haven), Words{"no09"});
  EXPECT_EQ(table.blood(P1), 5U);
  table.all_stay();
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P0), 8U);
}

// VD-142, VD-295: a card that comes back to a location has been carried out there
TEST(VendettaSteps, ACardThatWasTakenBackAndPlayedAgainIsNotCarriedOutAgain) {
  Table table{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"ma05", "ma03"})
                  .hand(P0, {})
                  .blood(P0, 1)
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "use:ma05").acts(P0, {"slot:" + table.slot("ma05"), "done"});
  EXPECT_EQ(table.blood(P1), 5U);
  // With the Blood stolen there is a choice how much of it goes with the card.
  table.act(P0, "number:0");
  EXPECT_EQ(table.area(P0, First), (Words{"ma05", "ma03"}));
  EXPECT_EQ(table.state().current, Second);
  EXPECT_EQ(table.blood(P1), 5U);
}

// VD-143, VD-265, VD-074: HC-VD-36
TEST(VendettaSteps, CardsThatArriveInTheStepResolveInTheSlotOfTheirPlayer) {
  Table table{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"ma03"})
                  .hand(P0, {"ma07"})
                  .blood(P0, 1)
                  .up(P1, First, {"ga08"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, First), (Words{"ma03", "ma07"}));
  EXPECT_TRUE(table.asks(P0));               // ma07 asks which cards to turn down
  EXPECT_EQ(table.deployed(P1, First), 0U);  // the slot of P1 has not come
  table.act(P0, "done");
  EXPECT_EQ(table.deployed(P1, First), 2U);
}

// VD-144: what has left does not resolve here
TEST(VendettaSteps, ACardThatHasLeftDoesNotResolve) {
  Table table{Position{{Nosferatu, Gangrel, Malkavian}}
                  .up(P0, First, {"no07", "no09"})
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.area(P0, Haven), (Words{"no07", "no09"}));
  EXPECT_EQ(table.count(EventKind::Stolen), 1U);  // by no07; no09 would have stolen in the Aftermath
  EXPECT_EQ(table.state().current, Second);
}

// VD-145, VD-194, VD-195: HC-VD-10
TEST(VendettaSteps, WhatCostsIsOfferedWhenItCanBePaidAndNothingElseIsOptional) {
  const auto hunt = [](unsigned blood) {
    return Position{{Tremere, Gangrel, Malkavian}}.up(P0, First, {"tr09"}).blood(P0, blood).stops_at(Second);
  };
  Table poor{hunt(1).deployed(P1, First, 1).resolving(First)};
  poor.all_stay();
  EXPECT_EQ(poor.state().current, Second);
  EXPECT_EQ(poor.blood(P0), 1U);
  Table rich{hunt(2).deployed(P1, First, 1).resolving(First)};
  rich.all_stay();
  EXPECT_EQ(rich.options(P0), (Words{"yes", "no"}));
  rich.act(P0, "yes");
  EXPECT_EQ(rich.blood(P0), 2U - 1U + 1U);
  EXPECT_EQ(rich.blood(P1), 5U);
  Table alone{hunt(2).resolving(First)};  // also without a rival
  alone.all_stay();
  EXPECT_EQ(alone.options(P0), (Words{"yes", "no"}));
  alone.act(P0, "no");
  EXPECT_EQ(alone.blood(P0), 2U);
}

// VD-145: "may" without a cost
TEST(VendettaSteps, AnEffectWithMayIsLeftToItsController) {
  Table table{Position{{Nosferatu, Gangrel, Malkavian}}
                  .up(P0, First, {"no07"})
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Words{"yes", "no"}));
  table.act(P0, "no");
  EXPECT_EQ(table.area(P0, First), Words{"no07"});
  EXPECT_EQ(table.blood(P1), 6U);
}

// VD-274, VD-296
TEST(VendettaSteps, ACardThatArrivesInAWindowDoesNotActInIt) {
  Table table{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"ma06"})
                  .deployed(P1, First, 1)
                  .blood(P0, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().chance({"get:ma02"});
  EXPECT_EQ(table.area(P0, First), (Words{"ma06", "ma02"}));
  EXPECT_EQ(table.count(EventKind::HasBid), 0U);
  EXPECT_EQ(table.state().current, Second);  // no auction
}

// VD-275
TEST(VendettaSteps, ACardTurnedDownBeforeItsTurnInTheWindowDoesNotAct) {
  Table table{Position{{Malkavian, Ventrue, Brujah}}
                  .up(P0, First, {"ma02"})
                  .up(P1, First, {"ve03"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "bid:1").act(P1, "bid:0");
  EXPECT_EQ(table.area(P1, First), Words{"(ve03)"});
  EXPECT_EQ(table.state().current, Second);  // P0 had nothing to choose
  EXPECT_FALSE(table.state().sites[First].skips.has(P0));
}

// VD-275: one pass, and who declined is not asked again
TEST(VendettaSteps, WhoDeclinesIsNotAskedAgainInThisWindow) {
  Table table{Position{{Brujah, Gangrel, Malkavian}}
                  .relic(P0, "re07")
                  .relic(P1, "re03")
                  .deployed(P0, First, 1)
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.options(P1), (Words{"use:re03", "pass"}));
  for (const Seat s : {P1, P2, Seat::spectator})
    EXPECT_EQ(table.known(s).players[P0].stand.value, Stand::Stay);  // I-19: the tokens lie open
  table.act(P1, "pass");
  EXPECT_EQ(table.options(P0), (Words{"use:re07", "pass"}));
  table.act(P0, "pass");
  EXPECT_EQ(table.state().current, Second);
  EXPECT_FALSE(table.player(P0).relic_used);
  EXPECT_FALSE(table.player(P0).stands);  // they are back in hand
}

}  // namespace
}  // namespace krypta::vendetta::test::steps_test
