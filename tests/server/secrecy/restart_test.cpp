#include <algorithm>
#include <map>

#include "tests/server/secrecy/duel.hpp"

/// Live play, a reconnect and a server that has read everything from its disk again send the same bytes.
namespace krypta::server::test::secrecy_restart_test {
namespace {

/// Everybody leaves; in the other world the server ends and starts again; everybody comes back with what he has.
void restart_the_other(Duel& duel) {
  const auto leave = [](World& world) {
    for (std::size_t i = 0; i < world.people(); ++i) world.person(i).hang_up();
  };
  const auto come_back = [](World& world) {
    for (std::size_t i = 0; i < world.people(); ++i) {
      Guest& guest = world.person(i);
      const Seat as = i < world.seats() ? seat(static_cast<unsigned>(i)) : Seat::spectator;
      guest.open(World::id, {{"seat", to_value(as)}, {"have", world.number(guest)}});
    }
  };
  for (SecretSeat& secret : duel.secret_seats()) secret.close_tab();
  duel.both(leave);
  // No time is lost, so none is forgiven.
  World& other = duel.other();
  other.house.store().alive(other.house.loop.now(), 0, {});
  other.house.restart();
  duel.both(come_back);
}

TEST(ServerSecrecyRestart, AServerThatReadEverythingAgainSendsTheSameBytes) {
  for (unsigned n = 0; n < 6 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seat(n % seats), Agreement::number(n, seats), {n, n}};
    const unsigned often = n == 0 ? 1 : 6 + duel.open().below(12);
    for (unsigned steps = 0; !duel.stopped(); ++steps) {
      if (steps % often == 0) restart_the_other(duel);
      duel.step();
      duel.comparison().expect_same({}, duel.where());
    }
    restart_the_other(duel);
    duel.comparison().expect_same({}, duel.where());
    EXPECT_EQ(duel.one().match().hash(), duel.other().match().hash());
    EXPECT_EQ(duel.other().table().frozen(), "");
  }
}

using Lines = std::map<std::int64_t, std::string>;

void keep(Lines& lines, const Value& message) {
  const Value* told = message.find("told");
  if (told == nullptr) return;
  for (const Value& line : *told->array()) lines[*line.find("number")->integer()] = to_json(line);
}

/// Every line that somebody was told, by its number.
Lines lines_told(const Guest& guest) {
  Lines lines;
  for (std::size_t i = 0; i < guest.heard().size(); ++i) keep(lines, guest.message(i));
  EXPECT_EQ(lines.rbegin()->first, static_cast<std::int64_t>(lines.size())) << "none is missing";
  return lines;
}

/// Looks at the table as for the first time, and reads page after page to its beginning.
Lines read_again(Guest& guest) {
  Lines lines;
  guest.ask("open", World::id);
  keep(lines, guest.packet());
  while (!lines.empty() && lines.begin()->first > 1) {
    const std::size_t before = lines.size();
    guest.ask("history", World::id, {{"before", lines.begin()->first}});
    keep(lines, guest.answer());
    if (lines.size() == before) break;
  }
  return lines;
}

TEST(ServerSecrecyRestart, WhoComesLateIsToldTheLinesThatOthersWereToldLive) {
  std::size_t longest = 0;
  for (unsigned n = 0; n < 3 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n % seats)};
    // Another connection speaks another language.
    for (SecretSeat& secret : duel.secret_seats()) secret.tabs_one_in = SecretSeat::never;
    while (!duel.stopped()) {
      for (std::uint32_t steps = 20 + duel.open().below(80); steps > 0 && !duel.stopped(); --steps) duel.step();
      World& world = duel.one();
      for (std::size_t i = 0; i + 1 < world.people(); ++i) {
        Guest& guest = world.person(i);
        const Lines live = lines_told(guest);
        const Value now = *guest.packet().find("now");
        const Lines told = read_again(guest);
        const Value again = guest.packet();
        ASSERT_EQ(*again.find("from"), Value{0});
        ASSERT_TRUE(live == told) << guest.person().name << duel.where();
        longest = std::max(longest, told.size());
        ASSERT_EQ(to_json(now), to_json(*again.find("now"))) << guest.person().name << duel.where();
      }
      // The other world's people look again too, so that both have heard the same.
      for (std::size_t i = 0; i + 1 < world.people(); ++i) read_again(duel.other().person(i));
    }
  }
  EXPECT_GT(longest, most_lines) << "it took pages";
}

}  // namespace
}  // namespace krypta::server::test::secrecy_restart_test
