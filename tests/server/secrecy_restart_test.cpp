#include "tests/server/secrecy_duel.hpp"

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
  other.house.store.alive(other.house.loop.now(), 0, {});
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

/// Every line that somebody was told in all his packets, which must be told once each.
std::vector<std::string> lines_told(const Guest& guest, std::size_t to) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < to; ++i) {
    const Value message = guest.message(i);
    const Value* told = message.find("told");
    if (told == nullptr) continue;
    lines.resize(static_cast<std::size_t>(*message.find("from")->integer()));
    for (const Value& line : *told->array()) lines.push_back(to_json(line));
  }
  return lines;
}

TEST(ServerSecrecyRestart, WhoComesLateIsToldTheLinesThatOthersWereToldLive) {
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
        const std::size_t before = guest.heard().size();
        const std::vector<std::string> live = lines_told(guest, before);
        const Value now = *guest.packet().find("now");
        guest.ask("open", World::id);
        const Value again = guest.packet();
        ASSERT_EQ(*again.find("from"), Value{0});
        std::vector<std::string> told;
        for (const Value& line : *again.find("told")->array()) told.push_back(to_json(line));
        ASSERT_EQ(live, told) << guest.person().name << duel.where();
        ASSERT_EQ(to_json(now), to_json(*again.find("now"))) << guest.person().name << duel.where();
      }
      // The other world's people look again too, so that both have heard the same.
      for (std::size_t i = 0; i + 1 < world.people(); ++i) duel.other().person(i).ask("open", World::id);
    }
  }
}

}  // namespace
}  // namespace krypta::server::test::secrecy_restart_test
