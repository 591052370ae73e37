#include "server/replays.hpp"
#include "server/table/replay.hpp"
#include "server/table/shown.hpp"
#include "tests/server/secrecy_duel.hpp"

/// Whoever looks at a match again while it is played learns nothing that he was not told.
namespace krypta::server::test {
namespace {

std::string replayed(const Table& table, Seat observer, wire::Part part) {
  const wire::Eyes eyes{observer};
  return to_json(replay_value({table.match()->clone(), eyes, stops_of(table, eyes), part,
                               voice_of(table, *text::Speech::in("en")), table.state() == Table::State::over}));
}

/// The frames of all the others, byte for byte: the last few, or all of them.
void expect_same(Duel& duel, bool all) {
  const Table& one = duel.one().table();
  const Table& other = duel.other().table();
  std::vector<Seat> observers{Seat::spectator};
  for (unsigned s = 0; s < one.seats(); ++s) {
    if (seat(s) != duel.secret()) observers.push_back(seat(s));
  }
  for (const Seat observer : observers) {
    const std::size_t length = stops_of(one, {observer}).size();
    const wire::Part part{all || length < 3 ? 0 : length - 3, length + 1};
    ASSERT_EQ(replayed(one, observer, part), replayed(other, observer, part)) << number(observer) << duel.where();
  }
}

TEST(ServerSecrecy, AReplayOfARunningMatchTellsTheSameWhateverASeatDoesInSecret) {
  unsigned different = 0;
  for (unsigned n = 0; n < 8 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n % seats)};
    unsigned compared = 0;
    duel.also = [&] {
      if (duel.one().over()) return;
      expect_same(duel, ++compared % 25 == 0);
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
  expect_same(duel, true);
}

}  // namespace
}  // namespace krypta::server::test
