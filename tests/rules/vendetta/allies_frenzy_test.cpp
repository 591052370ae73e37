#include "tests/rules/vendetta/table.hpp"

/// Allies of Frenzy and Diablerie, and those that see or keep cards. VD-328 to VD-335
namespace krypta::vendetta::test::allies_frenzy_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// At the first location a card of seat 0, who has 6 of power there, takes 2 blood from seat 1, who has so much.
Position sending(std::initializer_list<Clan> clans) {
  return Position{clans}
      .up(P0, First, {"br04"})
      .deployed(P0, First, 2)
      .deployed(P1, First, 1)
      .blood(P1, 2)
      .deployed(P0, Haven, 1)
      .resolving(First);
}
Follower follower(std::string_view id) { return *named<Follower>(id); }

// VD-328: not by choice
TEST(VendettaAlliesInFrenzy, PortiaCannotBeDrained) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al11", "al10"})};
  EXPECT_EQ(table.offered(P0, "drain"), (Cards{"drain:al10", "drain:victim"}));
  EXPECT_TRUE(names(table.refused(P0, "drain:al11"), "VD-328"));
}

// VD-328, VD-184: she is left out of the draw
TEST(VendettaAlliesInFrenzy, PortiaIsNotDrawn) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P1, {"al11", "al10"})};
  table.all_stay();
  EXPECT_TRUE(names(table.refused(Seat::chance, "drained:al11"), "VD-184"));
  table.chance({"drained:al10"});
  EXPECT_TRUE(table.player(P1).allies.has(follower("al11")));
}

// VD-328, VD-186: who has nobody else has nobody
TEST(VendettaAlliesInFrenzy, PortiaAloneIsNobodyToDrain) {
  Table table{sending({Brujah, Gangrel, Tremere})
                  .allies(P1, {"al11"})
                  .victims(P1, 0)
                  .deployed(P1, First, 0)
                  .up(P1, First, {"ga02"})
                  .deployed(P2, First, 4)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 1U);
  EXPECT_EQ(table.influence(P1), 3U + 1U - 1U);  // third place, and one discarded
  EXPECT_EQ(told(table, EventKind::NothingToDrain, 186), numbers(1, 1));
  EXPECT_TRUE(table.player(P1).allies.has(follower("al11")));
}

// VD-328, VD-305: she is a card of the Alliance
TEST(VendettaAlliesInFrenzy, PortiaCounts) {
  Table table{Position{{Toreador, Gangrel, Tremere}}
                  .allies(P0, {"al11"})
                  .up(P0, First, {"to02"})
                  .deployed(P0, Haven, 1)
                  .resolving(First)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 2);
}

// VD-329, VD-270
TEST(VendettaAlliesInFrenzy, TalleyBringsOneInfluenceMore) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P0, {"al12"})};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U + 1U);
}

// VD-329, VD-182: before the drain; nothing to who is in Frenzy, nor to who looks on
TEST(VendettaAlliesInFrenzy, TalleyBringsNothingToOthers) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P1, {"al12"}).deployed(P2, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
  EXPECT_EQ(table.influence(P1), 3U + 2U);
  Table other{sending({Brujah, Gangrel, Tremere}).allies(P2, {"al12"})};
  other.all_stay();
  EXPECT_EQ(other.influence(P2), 3U);
}

// VD-040, VD-269: what he eats belongs to no location, and nobody has caused that Frenzy
TEST(VendettaAlliesInFrenzy, TalleyMaySendHisOwnPlayerIntoFrenzy) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .allies(P0, {"al12"})
                  .victims(P0, 0)
                  .blood(P0, 1)
                  .deployed(P1, Haven, 1)
                  .resolving(Haven)};
  table.all_stay();
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.count(EventKind::FrenzySentBy), 0U);
  EXPECT_EQ(table.player(P0).tokens, 1U);
  EXPECT_EQ(table.blood(P0), 3U);
}

// VD-330, I-23: one blood for one card; its owner learns which, the others that it happened
TEST(VendettaAlliesInFrenzy, MaropisLooksAtHiddenCards) {
  Table table{Position{{Brujah, Gangrel, Tremere}}
                  .allies(P0, {"al13"})
                  .down(P1, First, {"ga01"})
                  .down(P2, Second, {"tr01"})
                  .down(P0, Second, {"br01"})};
  EXPECT_FALSE(table.known(P0).deployed[0].card.seen_by.has(P0));
  table.act(P0, "use:al13");
  EXPECT_EQ(table.options(P0), (Cards{"slot:" + table.slot("ga01"), "slot:" + table.slot("tr01")}));
  table.act(P0, "slot:" + table.slot("ga01"));
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.known(P0).deployed[0].card.value, *named<ClanCard>("ga01"));
  EXPECT_EQ(table.area(P1, First), (Cards{"(ga01)"}));
  EXPECT_EQ(table.count_seen(P0, EventKind::LookedCard), 1U);
  EXPECT_EQ(table.count_seen(P1, EventKind::LookedCard), 1U);
  EXPECT_EQ(table.count_seen(P2, EventKind::LookedCard), 0U);
  EXPECT_EQ(table.count_seen(P2, EventKind::Looked), 1U);
  EXPECT_EQ(table.count_seen(Seat::spectator, EventKind::Looked), 1U);
  table.act(P0, "use:al13");  // again; one is left
  EXPECT_EQ(table.known(P0).deployed[1].card.value, *named<ClanCard>("tr01"));
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_FALSE(table.offers(P0, "use:al13"));
}

// VD-330, VD-194, VD-087: not for the last blood, not without a hidden card, not when drained, not in another's turn
TEST(VendettaAlliesInFrenzy, MaropisNeedsBloodAndACard) {
  Position position{{Brujah, Gangrel, Tremere}};
  EXPECT_FALSE(Table{position.allies(P0, {"al13"}).up(P1, First, {"ga01"})}.offers(P0, "use:al13"));
  position.down(P1, First, {"ga02"});
  EXPECT_TRUE(Table{position}.offers(P0, "use:al13"));
  EXPECT_FALSE(Table{Position{position}.blood(P0, 1)}.offers(P0, "use:al13"));
  EXPECT_FALSE(Table{Position{position}.turn_of(P2)}.offers(P0, "use:al13"));
  Table table{position};
  EXPECT_FALSE(table.act(P0, "drain:al13").offers(P0, "use:al13"));
}

// VD-331, VD-093
TEST(VendettaAlliesInFrenzy, NeallyGivesTwoTokens) {
  Table table{sending({Brujah, Gangrel, Tremere})
                  .allies(P1, {"al14"})
                  .victims(P1, 0)
                  .deployed(P1, First, 0)
                  .up(P1, First, {"ga02"})
                  .deployed(P2, First, 4)};
  table.all_stay();
  EXPECT_EQ(table.player(P1).tokens, 2U);
  EXPECT_EQ(table.blood(P1), 3U);
  EXPECT_EQ(told(table, EventKind::GotTokens, 93), numbers(1, 2));
}

// VD-331, VD-097
TEST(VendettaAlliesInFrenzy, NeallyEliminatesWhoHasAToken) {
  Table table{Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al14"}).drained(P0, {"al10"}).tokens(P0, 1)};
  table.act(P0, "drain:al14");
  EXPECT_TRUE(table.player(P0).out);
  EXPECT_EQ(told(table, EventKind::Eliminated, 97), numbers(0));
}

// VD-329, VD-270: before the drain
TEST(VendettaAlliesInFrenzy, DampBringsTwoBlood) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P0, {"al15"}).allies(P1, {"al10"})};
  table.all_stay();
  ASSERT_TRUE(table.pending().chance);
  EXPECT_EQ(table.blood(P0), 8U);
  table.chance({"drained:al10"});
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
}

// VD-329: anywhere and in any phase
TEST(VendettaAlliesInFrenzy, DampBringsBloodInPlanningToo) {
  Table table{
      Position{{Brujah, Gangrel, Tremere}}.up(P0, First, {"br03"}).allies(P0, {"al15"}).blood(P1, 1).turn_of(P1)};
  table.act(P1, "play:ga09>second>up");
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.influence(P0), 4U);
}

// VD-278, VD-253: blood for the partner's Frenzy, no influence
TEST(VendettaAlliesInFrenzy, DampBringsBloodForThePartnerToo) {
  Table table{Position{{Brujah, Gangrel, Tremere, Ventrue}}
                  .teams()
                  .up(P0, First, {"br04"})
                  .deployed(P2, First, 1)
                  .blood(P2, 2)
                  .allies(P0, {"al15", "al12"})
                  .deployed(P0, Haven, 1)
                  .resolving(First)};
  table.all_stay().act(P0, "with-partner");
  table.let_chance();
  EXPECT_EQ(table.blood(P0), 8U);
  EXPECT_EQ(table.influence(P0), 3U + 2U);
}

// VD-270: together, so nobody is asked in which order
TEST(VendettaAlliesInFrenzy, BonusesAddUp) {
  Table table{sending({Brujah, Gangrel, Tremere})
                  .allies(P0, {"al12", "al15"})
                  .up(P0, First, {"br08"})
                  .place(First, "lo02")
                  .place(Second, "lo01")};
  table.all_stay();
  EXPECT_TRUE(table.offered(P0, "use:").empty());
  EXPECT_EQ(table.influence(P0), 3U + 2U + 4U);
  EXPECT_EQ(table.blood(P0), 8U);
}

// VD-335, VD-184: no draw
TEST(VendettaAlliesInFrenzy, ChandlerIsDrainedFirst) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P1, {"al30", "al10"})};
  table.all_stay();
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.player(P1).drained, FollowerSet::of(follower("al30")));
  EXPECT_EQ(table.blood(P1), 3U);
}

// VD-335: only while he is undrained, and only for his player
TEST(VendettaAlliesInFrenzy, ChandlerDrainedIsNoShield) {
  Table table{sending({Brujah, Gangrel, Tremere}).allies(P1, {"al10"}).drained(P1, {"al30"}).allies(P0, {"al09"})};
  table.all_stay();
  EXPECT_TRUE(table.pending().chance);
  Table other{sending({Brujah, Gangrel, Tremere}).allies(P1, {"al10"}).allies(P0, {"al30"})};
  other.all_stay();
  EXPECT_TRUE(other.pending().chance);
  EXPECT_TRUE(other.player(P0).allies.has(follower("al30")));
}

/// Everything is over but for Prince's Haven, where seat 1 has blood; then the next round comes to its Hand Building.
Table building(const Position& position) {
  Table table{Position{position}.deployed(P1, Haven, 1).resolving(Haven)};
  table.all_stay().let_chance();
  EXPECT_EQ(table.step(), Step::BuildHand);
  return table;
}

// VD-333, I-41: any card of the hand may go instead; nobody sees a difference
TEST(VendettaAlliesInFrenzy, UrbaniLetsKeepBothCards) {
  Table table = building(Position{{Brujah, Gangrel, Tremere}}.allies(P0, {"al27"}));
  EXPECT_EQ(table.options(P0), (Cards{"bottom:br01", "bottom:br02", "bottom:br08", "bottom:br09"}));
  EXPECT_EQ(table.options(P1).size(), 2U);
  table.act(P0, "bottom:br09").act(P1, table.options(P1)[0]);
  EXPECT_EQ(table.hand(P0), (Cards{"br01", "br02", "br08"}));
  EXPECT_EQ(table.player(P0).bottom[0].value, *named<ClanCard>("br09"));
  const State seen = table.known(P2);
  EXPECT_EQ(seen.players[P0].hand_count, seen.players[P1].hand_count);
  EXPECT_EQ(seen.players[P0].deck_count, seen.players[P1].deck_count);
  EXPECT_EQ(table.count_seen(P2, EventKind::BottomedCard), 0U);
  EXPECT_EQ(table.count_seen(P2, EventKind::BuiltHand), 2U);
  EXPECT_EQ(table.count(EventKind::Acts), 0U);
}

// VD-333, VD-087
TEST(VendettaAlliesInFrenzy, UrbaniDrainedLetsNothing) {
  Table table = building(Position{{Brujah, Gangrel, Tremere}}.drained(P0, {"al27"}));
  EXPECT_EQ(table.options(P0), (Cards{"bottom:br01", "bottom:br02"}));
  EXPECT_TRUE(names(table.refused(P0, "bottom:br09"), "VD-043"));
}

}  // namespace
}  // namespace krypta::vendetta::test::allies_frenzy_test
