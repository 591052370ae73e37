#include "tests/rules/vendetta/table.hpp"

/// Cards of Toreador, Tremere and Ventrue, Allies and relics between partners. VD-252, VD-277
namespace krypta::vendetta::test::partner_cards_test {
namespace {

using enum Clan;
using enum Location;

using Cards = std::vector<std::string>;
const Cards question{"with-partner", "without-partner"};

/// Two teams, seats 0 and 2 and seats 1 and 3.
Position teams(std::initializer_list<Clan> clans) { return Position{clans}.teams(); }
/// The first location is resolved; the round goes on no further than Prince's Haven, where seat 0 has blood.
Position at_first(std::initializer_list<Clan> clans) { return teams(clans).deployed(P0, Haven, 1).resolving(First); }

// VD-252: of a passive card each time it applies
TEST(VendettaPartnerCards, RetaliationAsksEachTime) {
  Table table{teams({Tremere, Brujah, Gangrel, Ventrue})
                  .round(3)
                  .up(P0, First, {"tr06"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)
                  .turn_of(P0, 1)};
  table.act(P0, "play:tr09>first>down");
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "without-partner");
  EXPECT_EQ(table.blood(P1), 5U);
  EXPECT_EQ(table.blood(P2), 6U);
  table.act(P0, "end");
  for (const auto& [who, play] :
       {std::pair{P1, "play:br09>second>up"}, {P2, "play:ga09>second>up"}, {P3, "play:ve09>second>up"}})
    table.acts(who, {play, "end"});
  table.act(P0, "play:tr08>first>down");
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "with-partner");
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.blood(P2), 5U);
}

// VD-252: not where the partner is not meant
TEST(VendettaPartnerCards, RetaliationAsksOnlyIfThePartnerIsThere) {
  Table table{teams({Tremere, Brujah, Gangrel, Ventrue}).up(P0, First, {"tr06"}).deployed(P1, First, 1)};
  table.act(P0, "play:tr09>first>down");
  EXPECT_EQ(table.blood(P1), 5U);
}

// VD-252, VD-324: Allies are own cards too
TEST(VendettaPartnerCards, McTavishMaySpareThePartner) {
  Table table{at_first({Brujah, Gangrel, Tremere, Ventrue}).ally(First, "al02").deployed(P0, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "without-partner");
  EXPECT_EQ(table.blood(P2), 6U);
  EXPECT_EQ(table.blood(P0), 6U + 4U);
}

// VD-252: asked first of all, before the price; holds for every target
TEST(VendettaPartnerCards, CauldronOfBloodAsksBeforeItIsPaid) {
  Table table{at_first({Tremere, Brujah, Gangrel, Ventrue})
                  .up(P0, First, {"tr05"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)};
  table.all_stay();
  EXPECT_EQ(table.options(P0), question);
  table.acts(P0, {"without-partner", "yes"});
  EXPECT_EQ(table.blood(P1), 2U);
  EXPECT_EQ(table.blood(P2), 6U);
}

// VD-252, VD-341: a relic when it has been used; then there is one rival left
TEST(VendettaPartnerCards, WidowsThornMaySpareThePartner) {
  Table table{at_first({Brujah, Gangrel, Tremere, Ventrue})
                  .relic(P0, "re06")
                  .relic(P1, "re01", true)
                  .relic(P2, "re02", true)
                  .relic(P3, "re03", true)
                  .up(P0, First, {"br01"})
                  .deployed(P1, First, 1)
                  .deployed(P2, First, 1)};
  table.all_stay().act(P0, "use:re06");
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "without-partner");
  EXPECT_EQ(table.blood(P1), 4U);
  EXPECT_EQ(table.blood(P2), 6U);
}

// VD-277, VD-307: for the location, when the card resolves; power shown earlier includes the partner
TEST(VendettaPartnerCards, EntrancementMayLeaveThePartnerOut) {
  for (const bool meant : {false, true}) {
    Table table{at_first({Toreador, Brujah, Gangrel, Ventrue})
                    .up(P0, First, {"to05"})
                    .up(P1, First, {"br03"})
                    .up(P2, First, {"ga06", "ga09"})};
    table.all_stay();
    EXPECT_EQ(table.power(P0, First), 4);
    table.act(P0, meant ? "with-partner" : "without-partner");
    EXPECT_EQ(table.counted(P0), meant ? 4 : 2);
  }
}

// VD-277, VD-316: twice, for its two parts; the second answer is the one that counts
TEST(VendettaPartnerCards, MasterPlanAsksForEachOfItsParts) {
  Table table{teams({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve01"}).deployed(P2, First, 1).turn_of(P3)};
  table.acts(P3, {"play:tr08>second>up", "end"});
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "without-partner");
  EXPECT_EQ(table.influence(P1), 2U);
  EXPECT_EQ(table.influence(P2), 3U);
  EXPECT_EQ(table.power(P0, First), 3 + 1);  // shown with the partner until it is asked about
  table.all_stay();
  EXPECT_EQ(table.options(P0), question);
  table.act(P0, "with-partner");
  EXPECT_EQ(table.counted(P0), 3 + 1);

  Table alone{at_first({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve01"}).deployed(P2, First, 1)};
  alone.all_stay().act(P0, "without-partner");
  EXPECT_EQ(alone.counted(P0), 3);
}

// VD-252, VD-316: its first part means who has no card there, so of a partner who has one nothing is asked
TEST(VendettaPartnerCards, MasterPlanDoesNotAskAboutAPartnerWhoHasACardThere) {
  Table table{teams({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve01"}).up(P2, First, {"ga03"}).turn_of(P3)};
  table.acts(P3, {"play:tr08>second>up", "end"});
  EXPECT_FALSE(table.offers(P0, "with-partner"));
  EXPECT_EQ(table.influence(P1), 2U);
  EXPECT_EQ(table.influence(P2), 3U);
  EXPECT_EQ(table.influence(P3), 2U);
  table.all_stay();
  EXPECT_EQ(table.options(P0), question) << "its second part means whoever is there";
}

// VD-252: nor does a position
TEST(VendettaPartnerCards, APositionAsksAboutNobodyWhoIsNotMeant) {
  Table table{teams({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve01"}).deployed(P2, First, 1).turn_of(P3)};
  table.acts(P3, {"play:tr08>second>up", "end"});
  ASSERT_EQ(table.options(P0), question);
  EXPECT_FALSE(game().check(table.state()).has_value());
  State state = Table{teams({Ventrue, Brujah, Gangrel, Tremere})
                          .up(P0, First, {"ve01"})
                          .up(P2, First, {"ga03"})
                          .deployed(P2, First, 1)
                          .turn_of(P3)}
                    .acts(P3, {"play:tr08>second>up"})
                    .state();
  state.frames = table.state().frames;
  state.effects = table.state().effects;
  EXPECT_TRUE(game().check(state).has_value());
}

// VD-320: decided before anybody chooses
TEST(VendettaPartnerCards, MassManipulationMayLetThePartnerStay) {
  for (const bool meant : {false, true}) {
    Table table{teams({Ventrue, Brujah, Gangrel, Tremere})
                    .up(P0, First, {"ve05"})
                    .deployed(P2, First, 2)
                    .blood(P2, 0)
                    .drained(P2, {"al25"})
                    .turn_of(P3)};
    table.acts(P3, {"play:tr08>second>up", "end"});
    EXPECT_EQ(table.options(P0), question);
    table.act(P0, meant ? "with-partner" : "without-partner");
    EXPECT_EQ(table.step(), Step::Stand);
    EXPECT_EQ(table.offers(P2, "stay"), !meant);
  }
}

// VD-320, VD-252: what was decided then holds when the tokens are revealed
TEST(VendettaPartnerCards, MassManipulationTakesNothingFromASparedPartner) {
  for (const bool meant : {false, true}) {
    Table table{teams({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve05"}).deployed(P2, First, 2).turn_of(P3)};
    table.acts(P3, {"play:tr08>second>up", "end"}).act(P0, meant ? "with-partner" : "without-partner").all_stay();
    EXPECT_EQ(table.blood(P2), meant ? 4U : 6U);
    EXPECT_EQ(table.state().current, Second);
  }
}

// VD-252: nobody else is there, so without the partner nothing happens
TEST(VendettaPartnerCards, HuntOfToreadorOnThePartnerAlone) {
  Table table{at_first({Toreador, Brujah, Gangrel, Tremere}).up(P0, First, {"to09"}).deployed(P2, First, 1)};
  table.all_stay().act(P0, "without-partner");
  EXPECT_EQ(table.blood(P0), 6U);
  EXPECT_EQ(table.blood(P2), 6U);
}

// VD-277: "the winner" is no rival
TEST(VendettaPartnerCards, HuntOfVentrueDoesNotAsk) {
  Table table{at_first({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve09"}).deployed(P2, First, 3)};
  table.all_stay();
  EXPECT_EQ(table.options(P2), (Cards{"option:1", "option:2"}));
}

}  // namespace
}  // namespace krypta::vendetta::test::partner_cards_test
