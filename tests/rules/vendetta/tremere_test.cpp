#include "tests/rules/vendetta/table.hpp"

/// The cards of Tremere, who pay with their own blood. VD-310 to VD-315
namespace krypta::vendetta::test::tremere_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;

/// The first location is resolved; the round goes on no further than Prince's Haven, where seat 0 has blood.
Position at_first(std::initializer_list<Clan> clans) { return Position{clans}.deployed(P0, Haven, 1).resolving(First); }

// VD-310, VD-279, VD-152, VD-154: deployed blood is not in the Pool
TEST(VendettaTremere, FocusFromHungerIsNineLessThePool) {
  for (const auto& [pool, power] : {std::pair{3U, 6}, {1U, 8}, {9U, 0}, {12U, 0}}) {
    Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr01"}).deployed(P1, First, 1).blood(P0, pool)};
    table.all_stay();
    EXPECT_EQ(table.counted(P0), power) << pool;
  }
}

// VD-310, VD-154: the Pool of the moment in which power is counted
TEST(VendettaTremere, FocusFromHungerReadsThePoolLate) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr01", "tr03"})
                  .deployed(P0, First, 4)
                  .deployed(P1, First, 1)
                  .blood(P0, 2)};
  EXPECT_EQ(table.power(P0, First), 9 + 3 + 4);
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 2 + 3 + 4);
}

// VD-311, VD-193
TEST(VendettaTremere, AncientArtifactsCostHalfThePool) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr02"}).deployed(P1, First, 1).blood(P0, 7)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"yes", "no"}));
  table.act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(told(table, EventKind::Spent, 193), numbers(0, 3));
  EXPECT_EQ(table.counted(P0), 6);
}

// VD-311, VD-138, VD-150
TEST(VendettaTremere, AncientArtifactsThatAreNotPaidForLieFaceDown) {
  Table table{at_first({Tremere, Brujah, Gangrel}).down(P0, First, {"tr02"}).deployed(P1, First, 1).blood(P0, 7)};
  table.all_stay().act(P0, "no");
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.counted(P0), 0);
  EXPECT_EQ(table.area(P0, First), (Cards{"(tr02)"}));
  EXPECT_EQ(told(table, EventKind::TurnedDown, 138), numbers(0, *named<ClanCard>("tr02"), First));
}

// VD-311, VD-195: half of one is nothing, and that is paid; no rival answers to it
TEST(VendettaTremere, AncientArtifactsAreFreeForWhoHasOneBlood) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr02", "tr06"}).deployed(P1, First, 1).blood(P0, 1)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.counted(P0), 6 + 2);
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::Spent), 0U);
}

// VD-312: also the empty Pool of whoever drained somebody bloodless
TEST(VendettaTremere, TheftOfVitaeFillsThePool) {
  for (const auto& [before, after] : {std::pair{0U, 7U}, {1U, 7U}, {6U, 7U}, {7U, 8U}, {10U, 11U}}) {
    Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr03"}).blood(P0, before).drained(P0, {"al25"})};
    table.all_stay();
    EXPECT_EQ(table.blood(P0), after);
    EXPECT_EQ(told(table, EventKind::Gained, 192), numbers(0, after - before));
  }
}

// VD-313, VD-196
TEST(VendettaTremere, DarkPactKeepsLostBlood) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, Second, {"tr04"})
                  .deployed(P0, First, 1)
                  .up(P1, First, {"br04"})
                  .deployed(P2, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.deployed(P0, Second), 2U);
  EXPECT_EQ(told(table, EventKind::Diverted, 313), numbers(0, 2, Second));
  EXPECT_EQ(table.deployed(P2, Second), 0U);
}

// VD-313, VD-061, VD-272: the price of a face-down card
TEST(VendettaTremere, DarkPactKeepsSpentBlood) {
  Table table{Position{{Tremere, Brujah, Gangrel}}.up(P0, Second, {"tr04"}).hand(P0, {"tr08", "tr09"})};
  table.act(P0, "play:tr09>first>down");
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.deployed(P0, Second), 1U);
  EXPECT_EQ(table.deployed(P0, First), 0U);
}

// VD-313, VD-264: also where everything is over
TEST(VendettaTremere, DarkPactKeepsBloodAtAResolvedLocation) {
  Table table{Position{{Tremere, Brujah, Gangrel}}
                  .up(P0, First, {"tr04"})
                  .deployed(P0, Second, 1)
                  .up(P1, Second, {"br04"})
                  .deployed(P0, Haven, 1)
                  .resolving(Second)};
  table.all_stay();
  EXPECT_EQ(table.deployed(P0, First), 2U);
  EXPECT_EQ(table.blood(P0), 4U);
}

// VD-313, VD-178, VD-081: Frenzy comes all the same
TEST(VendettaTremere, DarkPactDoesNotKeepFromFrenzy) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, Second, {"tr04"})
                  .deployed(P0, First, 1)
                  .up(P1, First, {"br04"})
                  .blood(P0, 2)};
  table.all_stay();
  EXPECT_EQ(table.deployed(P0, Second), 2U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 1U);
  EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);
}

// VD-313: not what is stolen, nor deployed, nor lost to a card while the pact lies face down
TEST(VendettaTremere, DarkPactKeepsNothingElse) {
  Table stolen{
      at_first({Tremere, Brujah, Gangrel}).up(P0, Second, {"tr04"}).deployed(P0, First, 1).up(P1, First, {"br09"})};
  stolen.all_stay();
  EXPECT_EQ(stolen.blood(P1), 7U);
  EXPECT_EQ(stolen.count(EventKind::Diverted), 0U);

  Table deployed{Position{{Tremere, Brujah, Gangrel}}.up(P0, Second, {"tr04"}).hand(P0, {"tr08", "tr09"})};
  deployed.acts(P0, {"play:tr09>first>up", "blood:2"});
  EXPECT_EQ(deployed.count(EventKind::Diverted), 0U);

  Table hidden{
      at_first({Tremere, Brujah, Gangrel}).down(P0, Second, {"tr04"}).deployed(P0, First, 1).up(P1, First, {"br04"})};
  hidden.all_stay();
  EXPECT_EQ(hidden.blood(P0), 4U);
  EXPECT_EQ(hidden.count(EventKind::Diverted), 0U);
}

// VD-313, VD-272, VD-330: what an Ally costs in a turn belongs to no location
TEST(VendettaTremere, DarkPactKeepsNothingThatBelongsToNoLocation) {
  Table table{
      Position{{Tremere, Brujah, Gangrel}}.up(P0, Second, {"tr04"}).down(P1, First, {"br01"}).allies(P0, {"al13"})};
  table.act(P0, "use:al13");
  EXPECT_EQ(table.blood(P0), 5U);
  EXPECT_EQ(table.count(EventKind::Diverted), 0U);
}

// VD-311, VD-180: one Frenzy is over before the next rival loses
TEST(VendettaTremere, CauldronOfBloodHitsEveryRival) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr05"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .blood(P0, 7)
                  .blood(P1, 3)};
  table.all_stay().act(P0, "yes").let_chance();
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.blood(P1), 3U);  // drained a Victim
  EXPECT_EQ(table.blood(P2), 2U);
  EXPECT_EQ(table.influence(P0), 3U + 2U + 1U);
}

// VD-145
TEST(VendettaTremere, CauldronOfBloodMayStayCold) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr05"}).deployed(P1, First, 1).blood(P0, 7)};
  table.all_stay().act(P0, "no");
  EXPECT_EQ(table.blood(P0), 7U);
  EXPECT_EQ(table.blood(P1), 6U);
}

// VD-145, VD-311, VD-195: without a rival too, and for nothing if half the Pool is nothing
TEST(VendettaTremere, CauldronOfBloodIsOfferedWheneverItCanBePaid) {
  Table alone{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr05"}).blood(P0, 7)};
  alone.all_stay();
  EXPECT_EQ(alone.options(P0), (Cards{"yes", "no"}));
  alone.act(P0, "yes");
  EXPECT_EQ(alone.blood(P0), 4U);

  Table poor{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr05"}).deployed(P1, First, 1).blood(P0, 1)};
  poor.all_stay().act(P0, "yes");
  EXPECT_EQ(poor.blood(P0), 1U);
  EXPECT_EQ(poor.blood(P1), 2U);
  EXPECT_EQ(poor.count(EventKind::Spent), 0U);
}

// VD-314: before the effect goes on to its next target, and also from a rival who did nothing
TEST(VendettaTremere, RetaliationAnswersALoss) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr06"})
                  .up(P1, First, {"br04"})
                  .deployed(P2, First, 1)
                  .blood(P2, 2)};
  table.all_stay();
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.blood(P1), 4U);
  // Two lost to TR06, which was Frenzy by its controller, and two of the three blood of the drain to BR04.
  EXPECT_EQ(table.blood(P2), 1U);
  EXPECT_EQ(told(table, EventKind::FrenzySentBy, 181), numbers(0, 1));
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(2, 2));
}

// VD-314
TEST(VendettaTremere, RetaliationAnswersATheftWithWhatWasReallyTaken) {
  Table table{at_first({Tremere, Gangrel, Brujah})
                  .up(P0, First, {"tr06"})
                  .up(P1, First, {"ga09"})
                  .deployed(P2, First, 1)
                  .blood(P0, 1)};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 7U);  // his own Frenzy comes first
  table.chance({"drained:victim"});
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.blood(P1), 6U + 1U - 1U + 1U);  // from P0, to TR06, from P2
  EXPECT_EQ(table.blood(P2), 6U - 1U - 1U);
}

// VD-314: nothing taken, nothing answered
TEST(VendettaTremere, RetaliationDoesNotAnswerNothing) {
  Table table{at_first({Tremere, Gangrel, Brujah})
                  .up(P0, First, {"tr06"})
                  .up(P1, First, {"ga09"})
                  .blood(P0, 0)
                  .drained(P0, {"al25"})};
  table.all_stay();
  EXPECT_EQ(table.blood(P1), 6U);
  EXPECT_EQ(table.count(EventKind::Lost), 0U);
}

// VD-314, VD-311: what is spent here, before the effect that was paid for
TEST(VendettaTremere, RetaliationAnswersASpending) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr06", "tr05"})
                  .deployed(P1, First, 1)
                  .blood(P0, 7)
                  .blood(P1, 4)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 4U);
  EXPECT_EQ(table.count(EventKind::Lost), 2U);
  EXPECT_EQ(told(table, EventKind::Lost, 196), numbers(1, 1));  // 3 of 4 were gone by then
}

// VD-314: a face-down card in Planning
TEST(VendettaTremere, RetaliationAnswersThePriceOfAFaceDownCard) {
  Table table{Position{{Tremere, Brujah, Gangrel}}
                  .up(P0, First, {"tr06"})
                  .deployed(P1, First, 1)
                  .up(P2, Second, {"ga01"})
                  .hand(P0, {"tr08", "tr09"})};
  table.act(P0, "play:tr09>first>down");
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 6U);
}

// VD-314, VD-272, VD-287: not what is spent elsewhere, what is lost elsewhere, or deployed blood
TEST(VendettaTremere, RetaliationAnswersNothingElse) {
  Table spent{
      Position{{Tremere, Brujah, Gangrel}}.up(P0, First, {"tr06"}).deployed(P1, First, 1).hand(P0, {"tr08", "tr09"})};
  spent.act(P0, "play:tr09>second>down");
  EXPECT_EQ(spent.count(EventKind::Lost), 0U);

  Table taken{
      at_first({Tremere, Gangrel, Brujah}).up(P0, First, {"tr06"}).deployed(P0, First, 3).up(P1, First, {"ga04"})};
  taken.all_stay();
  EXPECT_EQ(taken.deployed(P0, First), 1U);
  EXPECT_EQ(taken.count(EventKind::Lost), 0U);

  Table hidden{at_first({Tremere, Ventrue, Brujah}).down(P0, First, {"tr06"}).up(P1, First, {"ve05"})};
  hidden.all_stay();
  EXPECT_EQ(hidden.blood(P0), 4U);
  EXPECT_EQ(hidden.count(EventKind::Lost), 0U);
}

// VD-287, VD-311
TEST(VendettaTremere, ArcaneDrainTakesHalfOfTheDeployedBlood) {
  Table table{at_first({Tremere, Brujah, Toreador})
                  .up(P0, First, {"tr07"})
                  .deployed(P1, First, 3)
                  .up(P2, First, {"to06"})
                  .deployed(P2, First, 1)
                  .blood(P0, 7)
                  .blood(P1, 1)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.deployed(P1, First), 1U);
  EXPECT_EQ(table.deployed(P2, First), 0U);
  EXPECT_EQ(table.blood(P0), 7U - 3U + 2U + 1U);
  EXPECT_EQ(table.blood(P1), 1U);
  EXPECT_EQ(table.count(EventKind::InFrenzy), 0U);
}

// VD-145
TEST(VendettaTremere, ArcaneDrainMayBeLeft) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr07"}).deployed(P1, First, 3)};
  table.all_stay().act(P0, "no");
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.deployed(P1, First), 3U);
}

// VD-315, VD-269, VD-188: in place of the drain; the causer has his influence
TEST(VendettaTremere, ReadyIsTurnedDownInPlaceOfTheDrain) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr08"})
                  .up(P1, First, {"br04"})
                  .blood(P0, 2)
                  .allies(P0, {"al30"})};
  table.all_stay();
  EXPECT_EQ(table.options(P0), (Cards{"use:tr08", "pass"}));
  EXPECT_EQ(table.influence(P1), 3U + 2U + 1U);
  table.act(P0, "use:tr08");
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.area(P0, First), (Cards{"(tr08)"}));
  EXPECT_EQ(table.count(EventKind::Drained), 0U);
  EXPECT_EQ(told(table, EventKind::DrainAvoided, 315), numbers(0));
}

// VD-315, VD-335: who does not want that drains as ever
TEST(VendettaTremere, ReadyMayStayUp) {
  Table table{at_first({Tremere, Brujah, Gangrel})
                  .up(P0, First, {"tr08"})
                  .up(P1, First, {"br04"})
                  .blood(P0, 2)
                  .allies(P0, {"al30"})};
  table.all_stay().act(P0, "pass");
  EXPECT_EQ(table.blood(P0), 3U);
  EXPECT_EQ(table.area(P0, First), (Cards{"tr08"}));
}

// VD-315, VD-186: also where there is nobody to drain
TEST(VendettaTremere, ReadySavesTheInfluenceOfWhoHasNobodyToDrain) {
  Table table{Position{{Tremere, Brujah, Gangrel}}
                  .up(P0, First, {"tr08"})
                  .up(P1, First, {"br03"})
                  .hand(P0, {"tr01", "tr09"})
                  .victims(P0, 0)
                  .blood(P0, 1)};
  table.acts(P0, {"play:tr09>second>up", "use:tr08"});  // in Planning: the loss belongs to where BR03 lies
  EXPECT_EQ(table.influence(P0), 3U);
  EXPECT_EQ(table.blood(P0), 1U);
  EXPECT_EQ(table.influence(P1), 4U);
}

// VD-315, VD-269: a Frenzy elsewhere is none of its business; nor has it one when it lies face down
TEST(VendettaTremere, ReadyHelpsAtItsLocationOnly) {
  for (const Position& position : {at_first({Tremere, Brujah, Gangrel}).up(P0, Second, {"tr08"}),
                                   at_first({Tremere, Brujah, Gangrel}).down(P0, Second, {"tr08"})}) {
    Table table{Position{position}.deployed(P0, First, 1).up(P1, First, {"br04"}).blood(P0, 2)};
    table.all_stay();
    EXPECT_EQ(table.player(P0).drained_victims, 1U);
    EXPECT_EQ(table.blood(P0), 3U);
  }
}

// VD-315, VD-146: in the Conflict step it does nothing but count
TEST(VendettaTremere, ReadyHasNoSlotInTheConflictStep) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr08"}).deployed(P1, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.counted(P0), 1);
  EXPECT_EQ(table.count(EventKind::Acts), 0U);
}

// VD-145, VD-195: one blood spent, one from each rival
TEST(VendettaTremere, HuntHasItsPrice) {
  Table table{
      at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr09"}).deployed(P1, First, 1).deployed(P2, First, 1)};
  table.all_stay().act(P0, "yes");
  EXPECT_EQ(table.blood(P0), 6U - 1U + 2U);
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 5U);

  Table unpaid{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr09"}).deployed(P1, First, 1)};
  unpaid.all_stay().act(P0, "no");
  EXPECT_EQ(unpaid.blood(P0), 6U);
  EXPECT_EQ(unpaid.blood(P1), 6U);
}

// VD-194, HC-VD-10
TEST(VendettaTremere, HuntIsNotOfferedForTheLastBlood) {
  Table table{at_first({Tremere, Brujah, Gangrel}).up(P0, First, {"tr09"}).deployed(P1, First, 1).blood(P0, 1)};
  table.all_stay();
  EXPECT_EQ(table.step(), Step::Stand);
  EXPECT_EQ(table.blood(P1), 6U);
}

}  // namespace
}  // namespace krypta::vendetta::test::tremere_test
