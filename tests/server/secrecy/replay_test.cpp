#include "tests/server/secrecy/duel.hpp"

/// Whoever looks at a match again while it is played learns nothing that he was not told.
namespace krypta::server::test::secrecy_replay_test {
namespace {

TEST(ServerSecrecy, AReplayOfARunningMatchTellsTheSameWhateverASeatDoesInSecret) {
  unsigned different = 0;
  for (unsigned n = 0; n < 8 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n % seats)};
    unsigned compared = 0;
    duel.also = [&] {
      if (duel.one().over()) return;
      duel.expect_same_replays(++compared % 25 == 0);
      different += duel.one().match().length() != duel.other().match().length() ? 1U : 0U;
    };
    duel.play();
  }
  EXPECT_GT(different, 200U) << "the worlds should be different ones";
}

// The same comparison fails where it should: with the eyes of the seat that chose in secret.
TEST(ServerSecrecy, TheSeatItselfSeesItsOwnChoicesAgain) {
  Duel duel{1, 2, seat(0)};
  duel.step_to_planning();
  const auto own = [&](World& world) { return replayed(world.table(), seat(0), {0, 1000}); };
  ASSERT_EQ(own(duel.one()), own(duel.other()));
  duel.one().choose(seat(0), "move:cw1");
  duel.other().choose(seat(0), "move:ccw2");
  EXPECT_NE(own(duel.one()), own(duel.other()));
  duel.expect_same_replays(true);
}

}  // namespace
}  // namespace krypta::server::test::secrecy_replay_test
