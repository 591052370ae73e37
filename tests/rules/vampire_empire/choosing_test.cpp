#include "tests/rules/vampire_empire/scenario.hpp"

/// Choosing a card from a pile; what it does stands in tests/specs/vampire-empire/choosing.spec.
namespace krypta::vampire_empire::test::choosing_test {
namespace {

Position with_cellar() {
  return Position{}
      .day()
      .window_before()
      .cellar(H, {"h05", "h36", "h24"})
      .cellar(V, {"v05", "v36"})
      .moat(H, {"h06", "h09"})
      .hand(H, {"h35", "h01", "h02"})
      .hand(V, {"v35", "v01", "v02", "v03"});
}

// VE-180: what the others know does not depend on what lies there.
TEST(VampireEmpireChoosing, LooksTheSameWhateverLiesThere) {
  Table one{with_cellar()};
  Table another{Position{}
                    .day()
                    .window_before()
                    .cellar(H, {"h12", "h40", "h03"})
                    .cellar(V, {"v05", "v36"})
                    .moat(H, {"h07", "h09"})
                    .hand(H, {"h35", "h08", "h04"})
                    .hand(V, {"v35", "v01", "v02", "v03"})};
  one.act(H, "play:h35");
  another.act(H, "play:h35");
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(one.known(s), another.known(s));
  one.act(H, "drop:h02");
  another.act(H, "drop:h08");
  for (const Seat s : {V, Seat::spectator}) EXPECT_EQ(one.known(s), another.known(s));
  one.act(H, "take:h36");
  another.act(H, "take:h12");
  for (const Seat s : {V, Seat::spectator}) {
    EXPECT_EQ(one.known(s), another.known(s));
    EXPECT_EQ(seen(one.match().log(), s), seen(another.match().log(), s));
  }
}

}  // namespace
}  // namespace krypta::vampire_empire::test::choosing_test
