#include "tests/rules/vendetta/table.hpp"

/// The eight relics. VD-242 to VD-245, VD-336 to VD-343
namespace krypta::vendetta::test::relics_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

Follower follower(std::string_view id) { return *named<Follower>(id); }

/// Seat 0 has this relic, the others have used theirs.
Position with(std::string_view relic, std::initializer_list<Clan> clans = {Brujah, Gangrel, Tremere}) {
  Position position{clans};
  unsigned next = 1;
  for (unsigned i = 0; i < clans.size(); ++i) {
    if (i == 0) {
      position.relic(P0, relic);
      continue;
    }
    while ("re0" + std::to_string(next) == relic) ++next;
    position.relic(seat(i), "re0" + std::to_string(next++), true);
  }
  return position;
}
/// The same when the first location is resolved; the round goes on no further than Prince's Haven.
Position at_first(std::string_view relic, std::initializer_list<Clan> clans = {Brujah, Gangrel, Tremere}) {
  return with(relic, clans).deployed(P0, Haven, 1).resolving(First);
}

// VD-243, VD-245: used or not; they are no cards of the Alliance
TEST(VendettaRelics, CountAtTheEnd) {
  const std::array<std::pair<std::string_view, int>, 8> all{
      {{"re01", 0}, {"re02", 2}, {"re03", 1}, {"re04", 1}, {"re05", 2}, {"re06", 1}, {"re07", 0}, {"re08", 2}}};
  for (const auto& [relic, influence] : all) {
    SCOPED_TRACE(relic);
    const Table fresh{with(relic)};
    EXPECT_EQ(fresh.score(P0), 3 + 1 + influence);
    EXPECT_EQ(Table{with(relic).relic(P0, relic, true)}.score(P0), 3 + 1 + influence);
    EXPECT_EQ(fresh.offered(P0, "drain"), (Cards{"drain:victim"}));
  }
}

// VD-336, VD-092, VD-242: the token stays, nothing is paid back, and nobody joins
TEST(VendettaRelics, IsaacChaliceReturnsADrainedCard) {
  Table table{with("re01").drained(P0, {"al01", "al20"}, 1).tokens(P0, 1).drained(P1, {"al23"})};
  table.act(P0, "use:re01");  // before the card is played
  EXPECT_EQ(table.options(P0), (Cards{"follower:al01", "follower:al20", "follower:victim"}));
  table.act(P0, "follower:al01");
  EXPECT_TRUE(table.player(P0).allies.has(follower("al01")));
  EXPECT_EQ(table.player(P0).drained, FollowerSet::of(follower("al20")));
  EXPECT_EQ(table.player(P0).tokens, 1U);
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.count(EventKind::Joined), 0U);
  EXPECT_EQ(told(table, EventKind::Restored, 336), numbers(0, follower("al01")));
  EXPECT_EQ(told(table, EventKind::UsedRelic, 242), numbers(0, *named<Relic>("re01")));
  EXPECT_TRUE(table.player(P0).relic_used);
  EXPECT_FALSE(table.offers(P0, "use:re01"));
  table.act(P0, "drain:al01");  // a new drain
  EXPECT_EQ(table.player(P0).tokens, 2U);
  EXPECT_EQ(table.blood(P0), 9U);
}

// VD-336: a Victim too, and after the card; not without a drained card, not in another's turn
TEST(VendettaRelics, IsaacChaliceNeedsADrainedCard) {
  Table table{with("re01")};
  EXPECT_FALSE(table.offers(P0, "use:re01"));
  table.acts(P0, {"play:br09>first>up", "drain:victim", "use:re01"});
  EXPECT_EQ(table.player(P0).victims, 1U);
  EXPECT_EQ(table.player(P0).drained_victims, 0U);
  EXPECT_FALSE(Table{with("re01").drained(P0, {}, 1).turn_of(P2)}.offers(P0, "use:re01"));
}

// VD-337: one at each location, whether or not there is a card; no price, no play
TEST(VendettaRelics, SargonApocryphaSendsBloodEverywhere) {
  Table table{with("re02", {Tremere, Gangrel, Brujah}).up(P0, First, {"tr04"}).up(P1, Second, {"ga06"}).turn_of(P2)};
  table.acts(P2, {"play:br09>first>up", "end"});
  EXPECT_EQ(table.options(P0), (Cards{"use:re02", "pass"}));
  table.acts(P0, {"use:re02", "location:first", "location:second"});
  EXPECT_EQ(table.blood(P0), 3U);
  for (const Location at : {First, Second, Haven}) EXPECT_EQ(table.deployed(P0, at), 1U);
  EXPECT_EQ(table.deployed(P1, Second), 0U);
  EXPECT_EQ(table.count(EventKind::Diverted), 0U);
}

// VD-337, VD-080: with less the player says where, and each location once
TEST(VendettaRelics, SargonApocryphaLeavesTheLastBlood) {
  Table table{with("re02").blood(P0, 3).up(P1, First, {"ga06"}).turn_of(P2)};
  table.acts(P2, {"play:tr09>first>up", "end"}).act(P0, "use:re02");
  EXPECT_EQ(table.options(P0), (Cards{"location:first", "location:second", "location:haven"}));
  table.act(P0, "location:haven");
  EXPECT_EQ(table.options(P0), (Cards{"location:first", "location:second"}));
  table.act(P0, "location:first");
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.deployed(P0, First), 1U);
  EXPECT_EQ(table.deployed(P0, Second), 0U);
  EXPECT_EQ(table.deployed(P0, Haven), 1U);
}

// VD-337: not with one blood; whoever declines keeps it
TEST(VendettaRelics, SargonApocryphaIsNotForcedOnAnybody) {
  Table poor{with("re02").blood(P0, 1).turn_of(P2)};
  poor.acts(P2, {"play:tr09>first>up", "end"});
  EXPECT_EQ(poor.step(), Step::Stand);
  Table kept{with("re02").turn_of(P2)};
  kept.acts(P2, {"play:tr09>first>up", "end"}).act(P0, "pass");
  EXPECT_EQ(kept.blood(P0), 6U);
  EXPECT_FALSE(kept.player(P0).relic_used);
  EXPECT_EQ(kept.step(), Step::Stand);
}

// VD-338, VD-275: from Stay to Withdraw and back
TEST(VendettaRelics, MaskOfTheElderChangesTheOwnChoice) {
  Table goes{at_first("re03").up(P0, First, {"br01"}).deployed(P1, First, 1)};
  goes.all_stay();
  EXPECT_EQ(goes.options(P0), (Cards{"use:re03", "pass"}));
  goes.act(P0, "use:re03");
  EXPECT_EQ(goes.area(P0, Haven), (Cards{"br01"}));
  EXPECT_EQ(goes.state().sites[First].winner, P1);
  EXPECT_EQ(told(goes, EventKind::ChangedChoice, 338), numbers(0, Stand::Withdraw));

  Table stays{at_first("re03").up(P0, First, {"br01"}).deployed(P1, First, 1)};
  stays.stay_but({P0, P1}).act(P0, "use:re03");
  EXPECT_EQ(stays.area(P0, First), (Cards{"br01"}));
  EXPECT_EQ(stays.state().sites[First].winner, P0);
  EXPECT_EQ(stays.deployed(P1, First), 0U);
}

// VD-338: only where its player has a token
TEST(VendettaRelics, MaskOfTheElderNeedsAToken) {
  Table table{at_first("re03").deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.state().current, Haven);
}

// VD-338, VD-320, VD-275: whoever changes to Stay pays for it, and must be able to
TEST(VendettaRelics, MaskOfTheElderMakesLegalChoicesOnly) {
  Position position = at_first("re03", {Brujah, Ventrue, Gangrel}).deployed(P0, First, 1).up(P1, First, {"ve05"});
  Table table{position};
  table.stay_but({P0}).act(P0, "use:re03");
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.deployed(P0, First), 1U);
  Table poor{position.blood(P0, 0).drained(P0, {"al25"})};
  poor.stay_but({P0});
  EXPECT_FALSE(poor.asks(P0) && poor.offers(P0, "use:re03"));
}

// VD-339, VD-183: no influence, no drain, and the rest of the loss is forgotten
TEST(VendettaRelics, UrnOfGraveSoilReplacesTheFrenzy) {
  Table table{at_first("re04", {Tremere, Brujah, Gangrel})
                  .round(3)
                  .deployed(P0, First, 1)
                  .up(P1, First, {"br04"})
                  .allies(P1, {"al12"})
                  .allies(P0, {"al30"})
                  .blood(P0, 2)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:re04", "pass"}));
  table.act(P0, "use:re04");
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.influence(P1), 3U + 3U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
  EXPECT_EQ(table.count(EventKind::Drained), 0U);
  EXPECT_EQ(told(table, EventKind::FrenzyAvoided, 339), numbers(0));
}

// VD-339, VD-242: it may be kept, and helps once
TEST(VendettaRelics, UrnOfGraveSoilMayBeKept) {
  for (const bool used : {false, true}) {
    Table table{at_first("re04", {Tremere, Brujah, Gangrel})
                    .relic(P0, "re04", used)
                    .deployed(P0, First, 1)
                    .up(P1, First, {"br04"})
                    .blood(P0, 2)};
    table.all_stay();
    if (!used) table.act(P0, "pass");
    table.let_chance();
    EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
    EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);
  }
}

// VD-339, VD-040: it helps against hunger too
TEST(VendettaRelics, UrnOfGraveSoilHelpsInFeeding) {
  Table table{with("re04").allies(P0, {"al12"}).victims(P0, 0).blood(P0, 1).deployed(P1, Haven, 1).resolving(Haven)};
  table.all_stay().act(P0, "use:re04");
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_TRUE(table.player(P0).allies.has(follower("al12")));
}

// VD-340, I-23: at the start of Planning; its user sees the hand, its owner knows it, the others see that it happened
TEST(VendettaRelics, SilverLedgerShowsAHand) {
  Table table{with("re05").deployed(P1, Haven, 1).resolving(Haven)};
  table.all_stay().let_chance();
  for (const Seat s : {P0, P1, P2}) table.act(s, table.options(s)[0]);
  EXPECT_EQ(table.options(P0), (Cards{"use:re05", "pass"}));
  table.act(P0, "use:re05");
  EXPECT_EQ(table.options(P0), (Cards{"player:1", "player:2"}));
  table.act(P0, "player:2");
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), table.player(P2).hand_count);
  EXPECT_EQ(table.count_seen(P2, EventKind::LookedCard), table.player(P2).hand_count);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 0U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::LookedCard), 0U);
  EXPECT_EQ(told(table, EventKind::Looked, 209), numbers(0, 2, 3));
  EXPECT_EQ(table.step(), Step::Turn);
  EXPECT_TRUE(table.player(P0).relic_used);
}

// VD-340, VD-275: who declines is not asked again, neither in the turns
TEST(VendettaRelics, SilverLedgerIsForTheStartOfPlanning) { EXPECT_FALSE(Table{with("re05")}.offers(P0, "use:re05")); }

// VD-341: in the own slot, with or without a card of that step
TEST(VendettaRelics, WidowsThornStealsTwo) {
  Table table{at_first("re06").up(P0, First, {"br01"}).deployed(P1, First, 1).deployed(P2, First, 2)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:re06", "pass"}));
  table.act(P0, "use:re06");
  EXPECT_EQ(table.options(P0), (Cards{"player:1", "player:2"}));
  table.act(P0, "player:2");
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.blood(P2), 4U);
}

// VD-341: before or after an own card
TEST(VendettaRelics, WidowsThornIsUsedBetweenTheOwnCards) {
  Table table{at_first("re06").up(P0, First, {"br09", "br04"}).deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:br09", "use:br04", "use:re06"}));
  table.act(P0, "use:br09");
  EXPECT_EQ(table.options(P0), (Cards{"use:br04", "use:re06"}));
  table.act(P0, "use:br04");
  EXPECT_EQ(table.blood(P1), 3U);
  table.act(P0, "use:re06");  // of the one rival
  EXPECT_EQ(table.blood(P1), 1U);
}

// VD-341, VD-318: a curfew does not forbid it
TEST(VendettaRelics, WidowsThornKnowsNoCurfew) {
  Table table{at_first("re06", {Brujah, Ventrue, Gangrel}).up(P0, First, {"br09"}).up(P1, First, {"ve03"})};
  table.all_stay().act(P0, "option:2");
  EXPECT_EQ(table.options(P0), (Cards{"use:re06", "pass"}));
}

// VD-341: any rival, also one with nothing
TEST(VendettaRelics, WidowsThornMayStealNothing) {
  Table table{at_first("re06").up(P0, First, {"br01"}).deployed(P1, First, 1).blood(P1, 0).drained(P1, {"al25"})};
  table.all_stay().act(P0, "use:re06");
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_TRUE(table.player(P0).relic_used);
}

// VD-341: a card, be it face down, and a rival
TEST(VendettaRelics, WidowsThornNeedsACardAndARival) {
  Table blood_only{at_first("re06").deployed(P0, First, 3).deployed(P1, First, 1)};
  blood_only.all_stay();
  EXPECT_EQ(blood_only.step(), Step::Stand);
  Table alone{at_first("re06").up(P0, First, {"br01"}).up(P1, First, {"ga01"})};
  alone.stay_but({P1});
  EXPECT_EQ(alone.step(), Step::Stand);
  Table hidden{at_first("re06", {Tremere, Gangrel, Brujah}).up(P0, First, {"tr02"}).deployed(P1, First, 1)};
  hidden.all_stay().act(P0, "no");
  EXPECT_EQ(hidden.area(P0, First), (Cards{"(tr02)"}));
  EXPECT_EQ(hidden.options(P0), (Cards{"use:re06", "pass"}));
}

// VD-342: on the total, after all effects and before the winner is found
TEST(VendettaRelics, BrokenSceptreAddsThree) {
  Table table{at_first("re07").deployed(P0, First, 1).deployed(P1, First, 3)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:re07", "pass"}));
  table.act(P0, "use:re07");
  EXPECT_EQ(table.counted(P0), 4);
  EXPECT_EQ(table.state().sites[First].winner, P0);
  EXPECT_EQ(told(table, EventKind::BonusTotal, 342), numbers(0, 3, First));
  table.act(P0, "stay");
  EXPECT_EQ(table.counted(P0), 1);  // in Prince's Haven it is gone
}

// VD-342, VD-162: by a participant, if at all
TEST(VendettaRelics, BrokenSceptreIsForWhoIsThere) {
  Table away{at_first("re07").deployed(P1, First, 3)};
  away.all_stay();
  EXPECT_EQ(away.step(), Step::Stand);
  Table gone{at_first("re07").up(P0, First, {"br01"}).deployed(P1, First, 3)};
  gone.stay_but({P0});
  EXPECT_EQ(gone.step(), Step::Stand);
  Table kept{at_first("re07").deployed(P0, First, 1).deployed(P1, First, 3)};
  kept.all_stay().act(P0, "pass");
  EXPECT_EQ(kept.state().sites[First].winner, P1);
}

// VD-343, VD-075: any own card, keeping its face; no price and no play
TEST(VendettaRelics, BlackCandleMovesACard) {
  Table table{with("re08").down(P0, First, {"br01"}).up(P1, Second, {"ga06"})};
  EXPECT_FALSE(table.offers(P0, "use:re08"));
  table.acts(P0, {"play:br09>haven>up", "use:re08"});
  EXPECT_EQ(table.options(P0), (Cards{"slot:" + table.slot("br01"), "slot:" + table.slot("br09")}));
  table.act(P0, "slot:" + table.slot("br01"));
  EXPECT_EQ(table.options(P0), (Cards{"location:second", "location:haven"}));
  table.act(P0, "location:second");
  EXPECT_EQ(table.area(P0, Second), (Cards{"(br01)"}));
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.deployed(P1, Second), 0U);  // GA06 saw nobody play there
  EXPECT_EQ(told(table, EventKind::MovedDown, 75), numbers(0, Second));
}

// VD-343: the blood still goes to where the card was played
TEST(VendettaRelics, BlackCandleDoesNotMoveTheBlood) {
  Table table{with("re08")};
  table.acts(P0, {"play:br09>first>up", "blood:1", "use:re08", "location:second", "blood:2"});
  EXPECT_EQ(table.area(P0, Second), (Cards{"br09"}));
  EXPECT_EQ(table.deployed(P0, First), 3U);
  EXPECT_EQ(table.deployed(P0, Second), 0U);
  EXPECT_TRUE(table.offered(P0, "blood").empty());
}

}  // namespace
}  // namespace krypta::vendetta::test::relics_test
