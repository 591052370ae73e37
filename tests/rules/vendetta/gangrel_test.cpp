#include "tests/rules/vendetta/table.hpp"

/// The cards of the Gangrel: deployed blood, and strength. VD-285 to VD-290
namespace krypta::vendetta::test::gangrel_test {
namespace {

using enum Clan;
using enum Location;
using Listed = std::vector<std::string>;

/// Everybody stays at the first location; the match then stops at the second.
Table resolved(Position& position) {
  Table table{position.stops_at(Second).resolving(First)};
  return table.all_stay();
}

// ga09: VD-198, VD-205
TEST(VendettaGangrel, HuntStealsOneFromEachRival) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere, Ventrue}}
                             .up(P0, First, {"ga09"})
                             .deployed(P1, First, 1)
                             .deployed(P2, First, 1));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 5U);
  EXPECT_EQ(table.blood(P3), 6U);
}

// ga09: VD-182, VD-198. The last blood can be stolen.
TEST(VendettaGangrel, HuntCanCauseAFrenzy) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}
                             .up(P0, First, {"ga09"})
                             .deployed(P0, First, 1)
                             .deployed(P1, First, 1)
                             .blood(P1, 1));
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
}

// ga08: VD-008, VD-078
TEST(VendettaGangrel, ReadyPlacesTwoFromTheSupply) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}.up(P0, First, {"ga08"}).deployed(P1, First, 1));
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.counted(P0), 2);
  EXPECT_EQ(told(table, EventKind::BloodPlaced, 82), numbers(0, 2, First));
}

// ga08: VD-066, VD-303. A card that stays face down does nothing.
TEST(VendettaGangrel, ReadyIsNothingFaceDown) {
  Table table{Position{{Gangrel, Nosferatu, Tremere}}
                  .down(P0, First, {"ga08"})
                  .up(P1, First, {"no06"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "option:2");
  EXPECT_EQ(table.deployed(P0, First), 0U);
  EXPECT_EQ(table.counted(P0), 0);
}

// ga01: VD-285, VD-177. It comes back to the Pool when the Conflict has been won with it.
TEST(VendettaGangrel, EarthMeldTakesTheBloodBack) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}
                             .up(P0, First, {"ga01"})
                             .deployed(P0, First, 3)
                             .deployed(P0, Haven, 1)
                             .deployed(P1, First, 3));
  EXPECT_EQ(table.counted(P0), 4);
  EXPECT_EQ(table.state().sites[First].winner, P0);
  EXPECT_EQ(table.blood(P0), 9U);
  EXPECT_EQ(table.deployed(P0, First), 0U);
  EXPECT_EQ(table.deployed(P0, Haven), 1U) << "not what lies elsewhere";
  EXPECT_EQ(table.deployed(P1, First), 3U);
  EXPECT_EQ(table.count(EventKind::Gained), 0U);
}

// ga01: VD-227
TEST(VendettaGangrel, EarthMeldWithoutBloodIsNothing) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}.up(P0, First, {"ga01"}).deployed(P1, First, 2));
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.count(EventKind::BloodReturned), 0U);
}

// ga02: VD-286: 6, 3 and 1 become 3, 1 and 0; the own cards stay as they are.
TEST(VendettaGangrel, WolfCompanionHalvesTheCardsOfRivals) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}
                             .up(P0, First, {"ga02", "ga03"})
                             .up(P1, First, {"br01", "br07", "br08"})
                             .deployed(P2, First, 3));
  table.act(P0, "use:ga03");
  EXPECT_EQ(table.counted(P0), 2 + 1);
  EXPECT_EQ(table.counted(P1), 3 + 1 + 0);
  EXPECT_EQ(table.counted(P2), 3) << "blood is not halved";
}

// ga02: VD-153, VD-286. Before everything else: 9 is 4, and then the Pool of 1 is taken off.
TEST(VendettaGangrel, WolfCompanionHalvesBeforeAnythingIsAdded) {
  Table table =
      resolved(Position{{Gangrel, Tremere, Brujah}}.up(P0, First, {"ga02"}).up(P1, First, {"tr01"}).blood(P1, 1));
  EXPECT_EQ(table.counted(P1), 4 - 1);
}

// ga02: VD-151, VD-266, VD-286. What an effect has set is not halved, and what it reads is printed.
TEST(VendettaGangrel, WolfCompanionLeavesAloneWhatIsSet) {
  Table table = resolved(
      Position{{Gangrel, Ventrue, Brujah}}.up(P0, First, {"ga02"}).up(P1, First, {"ve04"}).up(P2, First, {"br01"}));
  EXPECT_EQ(table.counted(P1), 6);
  EXPECT_EQ(table.counted(P2), 3);
  Table down{Position{{Gangrel, Malkavian, Brujah}}
                 .up(P0, First, {"ga02"})
                 .up(P1, First, {"ma07"})
                 .stops_at(Second)
                 .resolving(First)};
  down.all_stay().act(P1, "slot:" + down.slot("ma07"));
  EXPECT_EQ(down.counted(P1), 4) << "face down";
}

// ga02: VD-279. Turned face down before its turn it halves nothing.
TEST(VendettaGangrel, WolfCompanionTurnedDownHalvesNothing) {
  Table table{Position{{Gangrel, Malkavian, Brujah}}
                  .up(P0, First, {"ga02"})
                  .up(P1, First, {"ma02"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "bid:0").act(P1, "bid:1");
  EXPECT_EQ(table.counted(P0), 0);
  EXPECT_EQ(table.counted(P1), 2 + 1);
}

// ga03: VD-078, VD-154
TEST(VendettaGangrel, FeralWeaponsCountsBloodTwice) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere}}
                             .up(P0, First, {"ga03", "ga08"})
                             .deployed(P0, First, 1)
                             .deployed(P1, First, 4));
  EXPECT_EQ(table.counted(P0), 1 + 2 * 3) << "with what came in the Setup step";
  EXPECT_EQ(table.counted(P1), 4) << "not that of others";
}

// ga03: VD-227, VD-279
TEST(VendettaGangrel, FeralWeaponsWithoutBloodOrFaceDownIsNothing) {
  Table bare = resolved(
      Position{{Gangrel, Brujah, Tremere}}.up(P0, First, {"ga03"}).deployed(P0, Haven, 3).deployed(P1, First, 4));
  EXPECT_EQ(bare.counted(P0), 1);
  Table down{Position{{Gangrel, Malkavian, Tremere}}
                 .up(P0, First, {"ga03"})
                 .deployed(P0, First, 2)
                 .up(P1, First, {"ma02"})
                 .stops_at(Second)
                 .resolving(First)};
  down.all_stay().act(P0, "bid:0").act(P1, "bid:1");
  EXPECT_EQ(down.counted(P0), 2);
}

// ga04: VD-287: of 3 it takes 2, of 1 it takes 1.
TEST(VendettaGangrel, PowerOfThePackTakesHalfOfTheBloodOfRivals) {
  Table table = resolved(Position{{Gangrel, Brujah, Tremere, Ventrue}}
                             .up(P0, First, {"ga04"})
                             .deployed(P1, First, 3)
                             .deployed(P2, First, 1)
                             .up(P2, First, {"tr04"})
                             .deployed(P1, Haven, 2));
  EXPECT_EQ(table.blood(P0), 9U);
  EXPECT_EQ(table.deployed(P0, First), 0U) << "into the Pool";
  EXPECT_EQ(table.deployed(P1, First), 1U);
  EXPECT_EQ(table.deployed(P2, First), 0U);
  EXPECT_EQ(table.deployed(P1, Haven), 2U);
  EXPECT_EQ(table.blood(P1), 6U);
}

// ga04: VD-287. It is not stolen: nothing protects from it or answers to it, and nobody is in Frenzy.
TEST(VendettaGangrel, PowerOfThePackIsNoTheft) {
  Table table = resolved(Position{{Gangrel, Toreador, Tremere}}
                             .up(P0, First, {"ga04"})
                             .up(P1, First, {"to06"})
                             .up(P2, First, {"tr06"})
                             .deployed(P1, First, 2)
                             .deployed(P2, First, 2)
                             .blood(P1, 1)
                             .blood(P2, 1));
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.count(EventKind::Protected), 0U);
  EXPECT_EQ(table.count(EventKind::Lost), 0U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

// ga04: VD-160, VD-162, VD-227. Whose only blood is taken is not there any more.
TEST(VendettaGangrel, PowerOfThePackCanDriveSomebodyOut) {
  Table table = resolved(
      Position{{Gangrel, Brujah, Tremere}}.up(P0, First, {"ga04"}).deployed(P1, First, 1).up(P2, First, {"tr06"}));
  EXPECT_EQ(table.counted(P1), -1) << "not ranked";
  EXPECT_EQ(table.influence(P1), 3U);
  EXPECT_EQ(table.counted(P2), 2) << "with nothing to take";
}

// ga05: VD-288: Pool 5 and 2 deployed become Pool 2 and 5 deployed, then 7.
TEST(VendettaGangrel, FearlessExchangesPoolAndBlood) {
  Table table{Position{{Gangrel, Brujah, Tremere}}
                  .up(P0, First, {"ga05"})
                  .deployed(P0, First, 2)
                  .blood(P0, 5)
                  .deployed(P1, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(table.deployed(P0, First), 7U);
  EXPECT_EQ(table.counted(P0), 3 + 7);
  for (const EventKind kind : {EventKind::Gained, EventKind::Lost, EventKind::Spent, EventKind::Deployed}) {
    EXPECT_EQ(table.count(kind), 0U) << name_of(kind);
  }
}

// ga05: VD-145, VD-288. It may be left alone, and needs blood here.
TEST(VendettaGangrel, FearlessNeedsBloodHereAndTheWish) {
  Table left{Position{{Gangrel, Brujah, Tremere}}
                 .up(P0, First, {"ga05"})
                 .deployed(P0, First, 2)
                 .stops_at(Second)
                 .resolving(First)};
  left.all_stay().act(P0, "no");
  EXPECT_EQ(left.blood(P0), 6U);
  EXPECT_EQ(left.deployed(P0, First), 2U);
  Table without = resolved(
      Position{{Gangrel, Brujah, Tremere}}.up(P0, First, {"ga05"}).deployed(P0, Haven, 2).deployed(P1, First, 1));
  EXPECT_FALSE(without.asks(P0));
  EXPECT_EQ(without.deployed(P0, First), 0U);
  EXPECT_EQ(without.blood(P0), 6U);
}

// ga05: VD-080, VD-288. With an empty Pool, too: what was deployed is in it then.
TEST(VendettaGangrel, FearlessFillsAnEmptyPool) {
  Table table{Position{{Gangrel, Brujah, Tremere}}
                  .up(P0, First, {"ga05"})
                  .deployed(P0, First, 2)
                  .drained(P0, {"al25"})
                  .blood(P0, 0)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 2U);
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

// ga06: VD-289
TEST(VendettaGangrel, OnTheProwlGetsBloodForCardsThatAreBroughtHere) {
  Table table{Position{{Gangrel, Brujah, Tremere}}.up(P0, Second, {"ga06"}).turn_of(P1)};
  table.act(P1, "play:br08>second>up");
  EXPECT_EQ(table.deployed(P0, Second), 1U) << "before the blood for that card";
  EXPECT_EQ(table.blood(P0), 6U);
  table.acts(P1, {"blood:1", "end"}).act(P2, "play:tr08>second>down");
  EXPECT_EQ(table.deployed(P0, Second), 2U) << "face up or face down";
}

// ga06: VD-289. Not for itself, own cards, cards elsewhere, and not face down.
TEST(VendettaGangrel, OnTheProwlIsAboutOthersHereAlone) {
  Table own{Position{{Gangrel, Brujah, Tremere}}.hand(P0, {"ga06", "ga08", "ga09"}).turn_of(P0, 1)};
  own.acts(P0, {"play:ga06>second>up", "end"});
  EXPECT_EQ(own.deployed(P0, Second), 0U) << "itself";
  own.acts(P1, {"play:br08>first>up", "end"});
  EXPECT_EQ(own.deployed(P0, Second), 0U) << "elsewhere";
  own.acts(P2, {"play:tr08>haven>up", "end"}).act(P0, "play:ga08>second>up");
  EXPECT_EQ(own.deployed(P0, Second), 0U) << "the own";
  Table down{Position{{Gangrel, Brujah, Tremere}}.down(P0, Second, {"ga06"}).turn_of(P1)};
  down.act(P1, "play:br08>second>up");
  EXPECT_EQ(down.deployed(P0, Second), 0U);
}

// ga06: VD-074, VD-075, VD-289. In any phase, but not for cards that are moved.
TEST(VendettaGangrel, OnTheProwlActsInTheResolutionToo) {
  Table played{Position{{Gangrel, Malkavian, Tremere}}
                   .up(P0, First, {"ga06"})
                   .up(P1, First, {"ma03"})
                   .stops_at(Second)
                   .resolving(First)};
  played.all_stay().acts(P1, {"card:ma08", "number:0", "number:0"});
  EXPECT_EQ(played.deployed(P0, First), 2U);
  Table moved{Position{{Gangrel, Brujah, Tremere}}
                  .up(P0, Haven, {"ga06"})
                  .up(P1, First, {"br02"})
                  .deployed(P2, First, 1)
                  .resolving(First)};
  moved.stay_but({P1});
  EXPECT_EQ(moved.area(P1, Haven), Listed{"br02"});
  EXPECT_EQ(moved.deployed(P0, Haven), 0U);
}

// ga07: VD-290, VD-117: of 3 it moves 2, and its player is there now.
TEST(VendettaGangrel, MistFormMovesHalfOfTheBlood) {
  Table table{Position{{Gangrel, Brujah, Tremere}}
                  .up(P0, First, {"ga07"})
                  .deployed(P0, First, 3)
                  .deployed(P1, First, 1)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.options(P0), (Listed{"location:second", "location:haven"}));
  table.act(P0, "location:second");
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.deployed(P0, Second), 2U);
  EXPECT_EQ(told(table, EventKind::BloodMoved, 290), numbers(0, 2, Second));
  EXPECT_EQ(table.options(P0), (Listed{"stay", "withdraw"})) << "at the second location";
  EXPECT_FALSE(table.asks(P1));
}

// ga07: VD-264, VD-290. A location that is resolved may be chosen; or nothing; and without blood there is no question.
TEST(VendettaGangrel, MistFormMayGoBackOrStay) {
  const auto position = [](unsigned blood) {
    return Position{{Gangrel, Brujah, Tremere}}
        .up(P0, Second, {"ga07"})
        .deployed(P0, Second, blood)
        .deployed(P1, Second, 1)
        .stops_at(Haven)
        .resolving(Second);
  };
  Table back{position(2)};
  back.all_stay().acts(P0, {"yes", "location:first"});
  EXPECT_EQ(back.deployed(P0, First), 1U);
  EXPECT_TRUE(back.asks(P2)) << "the Haven is next";
  Table left{position(2)};
  left.all_stay().act(P0, "no");
  EXPECT_EQ(left.deployed(P0, Second), 2U);
  Table without{position(0)};
  without.all_stay();
  EXPECT_FALSE(without.asks(P0));
}

// ga02: VD-277, VD-286. In teams it is asked when the card resolves; before that the partner is meant.
TEST(VendettaGangrel, WolfCompanionMaySpareThePartner) {
  for (const bool meant : {false, true}) {
    Table table = resolved(Position{{Gangrel, Brujah, Nosferatu, Tremere}}
                               .teams()
                               .up(P0, First, {"ga02"})
                               .up(P1, First, {"br03"})
                               .up(P2, First, {"no08"}));
    EXPECT_EQ(table.options(P0), (Listed{"with-partner", "without-partner"}));
    table.act(P0, meant ? "with-partner" : "without-partner");
    EXPECT_EQ(table.counted(P1), 2);
    EXPECT_EQ(table.counted(P2), meant ? 0 : 1);
  }
}

}  // namespace
}  // namespace krypta::vendetta::test::gangrel_test
