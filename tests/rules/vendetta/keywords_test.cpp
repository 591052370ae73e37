#include "engine/games/vendetta/rules.hpp"
#include "tests/rules/vendetta/observers.hpp"

/// Keywords, and what happens where rules meet. VD-201 to VD-209, VD-223 to VD-229, VD-271 to VD-276
namespace krypta::vendetta::test::keywords_test {
namespace {

using enum Clan;
using enum Location;

// VD-204, VD-203, VD-298
TEST(VendettaKeywords, ACardMayMoveItself) {
  Table table{Position{{Nosferatu, Gangrel, Tremere}}.up(P0, First, {"no01"}).stops_at(Second).resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.area(P0, Haven), Words{"no01"});
  EXPECT_EQ(told(table, EventKind::Moved, 75), numbers(0, id<ClanCard>("no01"), Haven));
}

// VD-205, VD-206, VD-207
TEST(VendettaKeywords, RivalsAreTheOpponentsWhoAreThere) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue}}
                  .up(P0, First, {"br07"})
                  .deployed(P1, First, 1)
                  .down(P2, First, {"tr08"})
                  .up(P3, Second, {"ve08"})
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(all_of(table, {EventKind::Stolen}),
            (Lines{{EventKind::Stolen, numbers(1, 0, 1)}, {EventKind::Stolen, numbers(2, 0, 1)}}));
}

// VD-208, VD-209, VD-273
TEST(VendettaKeywords, WhoeverItLiesWithDecidesForACardAndOwnerAndHeMayLook) {
  Table table{Position{{Brujah, Malkavian, Tremere}}
                  .up(P0, First, {"ma07"})  // a Malkavian card with the Brujah
                  .down(P0, First, {"br01"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_TRUE(table.asks(P0));
  EXPECT_TRUE(names(table.refused(P1, "done"), "VD-208"));
  table.acts(P0, {"slot:" + table.slot("ma07"), "done"});
  EXPECT_EQ(table.area(P0, First), (Words{"(ma07)", "br01"}));
  EXPECT_TRUE(table.known(P0).deployed[0].card.known);
  EXPECT_TRUE(table.known(P1).deployed[0].card.known);
  EXPECT_EQ(all_of(table, {EventKind::PowerIs}), (Lines{{EventKind::PowerIs, numbers(0, 4 + 6, First)}}));
}

// VD-271, VD-304
TEST(VendettaKeywords, RivalsAreThoseWhoWereThereWhenTheEffectBegan) {
  Table table{Position{{Nosferatu, Gangrel, Tremere}}
                  .up(P0, First, {"no07"})
                  .deployed(P1, First, 1)
                  .deployed(P2, Haven, 1)
                  .resolving(First)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.area(P0, Haven), Words{"no07"});
  EXPECT_EQ(table.blood(P1), 5U);  // the rival of the place that was left
  EXPECT_EQ(table.blood(P2), 6U);  // not of the one come to
}

// VD-272, VD-304, VD-308
TEST(VendettaKeywords, AnEffectBelongsToTheLocationWhereItBegan) {
  for (const Location protected_at : {First, Haven}) {
    Table table{Position{{Nosferatu, Toreador, Tremere}}
                    .up(P0, First, {"no07"})
                    .deployed(P1, First, 1)
                    .up(P1, protected_at, {"to06"})
                    .stops_at(Second)
                    .resolving(First)};
    table.all_stay().act(P0, "yes");
    EXPECT_EQ(table.blood(P1), protected_at == First ? 6U : 5U);
    EXPECT_EQ(table.count(EventKind::Protected), protected_at == First ? 1U : 0U);
  }
}

// VD-272, VD-313, VD-330: the price of a card belongs to its location, that of an Ally in Planning to none
TEST(VendettaKeywords, APriceBelongsToThePlaceOfThePlayOrToNone) {
  Table table{
      Position{{Tremere, Gangrel, Brujah}}.up(P0, First, {"tr04"}).allies(P0, {"al13"}).down(P1, Second, {"ga01"})};
  table.act(P0, "use:al13");
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.deployed(P0, First), 0U);
  table.act(P0, "play:tr08>haven>down");
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.deployed(P0, First), 1U);
}

// VD-223, VD-228, VD-300: what one card forbids no rule allows
TEST(VendettaConflictsOfRules, ACardBeatsTheRuleBookAndForbiddingBeatsAllowing) {
  Table table{Position{{Brujah, Nosferatu, Tremere}}.up(P1, First, {"no03"})};
  EXPECT_FALSE(table.offers(P0, "play:br08>first>up"));
  EXPECT_TRUE(names(table.refused(P0, "play:br08>first>up"), "VD-300"));
  EXPECT_TRUE(table.offers(P0, "play:br08>first>down"));
  EXPECT_TRUE(table.offers(P0, "play:br08>second>up"));
}

// VD-224
TEST(VendettaConflictsOfRules, SimultaneousEffectsComeInPlayerOrder) {
  for (const Seat first : {P1, P2}) {
    Table table{Position{{Malkavian, Gangrel, Brujah}}
                    .ambition(first)
                    .up(P1, First, {"ga06"})
                    .up(P2, Second, {"br03"})
                    .turn_of(P0)};
    table.act(P0, "play:ma08>first>up");
    const Lines acts = all_of(table, {EventKind::Acts});
    ASSERT_EQ(acts.size(), 2U);
    EXPECT_EQ(acts[0].says[0], static_cast<int>(number(first)));
  }
}

// VD-226, VD-227
TEST(VendettaConflictsOfRules, AnEffectIsDoneAsFarAsPossibleOrIgnored) {
  Table table{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"ma01"})  // needs a rival
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.state().current, Second);
  EXPECT_EQ(table.count(EventKind::Looked), 0U);
  Table empty{Position{{Malkavian, Gangrel, Brujah}}
                  .up(P0, First, {"ma01"})
                  .deployed(P1, First, 1)
                  .hand(P1, {})
                  .stops_at(Second)
                  .resolving(First)};
  empty.all_stay();
  EXPECT_EQ(empty.state().current, Second);
  EXPECT_EQ(empty.count(EventKind::Played), 0U);
}

// VD-229, VD-314
TEST(VendettaConflictsOfRules, ACardAnswersOnceToEachEventAndNeverToItself) {
  Table table{Position{{Brujah, Tremere, Gangrel}}
                  .up(P0, First, {"br09"})
                  .up(P1, First, {"tr06"})
                  .deployed(P2, First, 1)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(all_of(table, {EventKind::Stolen, EventKind::Lost}), (Lines{{EventKind::Stolen, numbers(1, 0, 1)},
                                                                        {EventKind::Lost, numbers(0, 1)},
                                                                        {EventKind::Lost, numbers(2, 1)},
                                                                        {EventKind::Stolen, numbers(2, 0, 1)}}));
}

// VD-229, VD-289: a card does not answer to its own arrival
TEST(VendettaConflictsOfRules, OwnCardsAreNotThoseOfOpponents) {
  Table table{Position{{Gangrel, Brujah, Tremere}}.hand(P0, {"ga06", "ga08"})};
  table.act(P0, "play:ga06>first>up");
  EXPECT_EQ(table.deployed(P0, First), 0U);
}

// VD-276, VD-318
TEST(VendettaConflictsOfRules, LosingBloodIsAnAlternativeWithAtLeastOneBlood) {
  const auto curfew = [](unsigned blood) {
    return Position{{Ventrue, Gangrel, Brujah}}
        .up(P0, First, {"ve03"})
        .up(P1, First, {"ga08"})
        .blood(P1, blood)
        .drained(P1, {"al25"})
        .stops_at(Second)
        .resolving(First);
  };
  Table some{curfew(1)};
  some.all_stay();
  EXPECT_EQ(some.options(P1), (Words{"option:1", "option:2"}));
  Table none{curfew(0)};
  none.all_stay();
  EXPECT_EQ(told(none, EventKind::Skips, 318), numbers(1, First));
  EXPECT_EQ(none.deployed(P1, First), 0U);  // ga08 was skipped
}

// VD-276, VD-321
TEST(VendettaConflictsOfRules, WithNoAlternativeNothingHappens) {
  const auto gaze = [](unsigned influence) {
    return Position{{Ventrue, Gangrel, Brujah}}
        .up(P0, First, {"ve06"})
        .up(P1, First, {"ga09"})
        .influence(P1, influence)
        .stops_at(Second)
        .resolving(First);
  };
  Table one{gaze(1)};
  one.all_stay();
  EXPECT_EQ(told(one, EventKind::InfluenceLost, 200), numbers(1, 1));
  Table none{gaze(0)};
  none.all_stay();
  EXPECT_EQ(none.count(EventKind::InfluenceLost), 0U);
  EXPECT_EQ(none.state().current, Second);
}

// VD-276, VD-308: who is protected may always take the Blood alternative and gives nothing
TEST(VendettaConflictsOfRules, TheProtectedLoseNothingThoughItCountsAsMade) {
  Table table{Position{{Ventrue, Toreador, Brujah}}
                  .up(P0, First, {"ve03"})
                  .up(P1, First, {"to06"})
                  .blood(P1, 0)
                  .drained(P1, {"al25"})
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay().act(P1, "option:1");
  EXPECT_EQ(table.blood(P1), 0U);
  EXPECT_FALSE(table.state().sites[First].skips.has(P1));
  EXPECT_EQ(table.count(EventKind::Protected), 1U);
  EXPECT_EQ(table.count(EventKind::Skips), 0U);
}

// VD-082, VD-287
TEST(VendettaKeywords, DeployedBloodCanBeTaken) {
  Table table{Position{{Gangrel, Brujah, Tremere}}
                  .up(P0, First, {"ga04"})
                  .deployed(P1, First, 3)
                  .stops_at(Second)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.deployed(P1, First), 1U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(told(table, EventKind::BloodTaken, 82), numbers(1, 0, 2));
}

}  // namespace
}  // namespace krypta::vendetta::test::keywords_test
