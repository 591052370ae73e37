#include "tests/rules/vendetta/table.hpp"

/// Positions in which somebody is asked about the partner. VD-252
namespace krypta::vendetta::test::partner_cards_test {
namespace {

using enum Clan;
using enum Location;

/// Two teams, seats 0 and 2 and seats 1 and 3.
Position teams(std::initializer_list<Clan> clans) { return Position{clans}.teams(); }

// VD-252, VD-316: of a partner who is not meant no match asks, so a position may not either
TEST(VendettaPartnerCards, APositionAsksAboutNobodyWhoIsNotMeant) {
  Table table{teams({Ventrue, Brujah, Gangrel, Tremere}).up(P0, First, {"ve01"}).deployed(P2, First, 1).turn_of(P3)};
  table.acts(P3, {"play:tr08>second>up", "end"});
  ASSERT_TRUE(table.offers(P0, "with-partner"));
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

}  // namespace
}  // namespace krypta::vendetta::test::partner_cards_test
