#include "tests/server/secrecy/duel.hpp"

/// Seats that nobody sits at, for a while or for the whole match: what they do in secret is a secret too.
namespace krypta::server::test::secrecy_absent_test {
namespace {

constexpr Seat anna = seat(0);

/// A bank that Anna has nearly emptied before the first plans are made, so that her time runs out first.
Agreement hasty(unsigned n, unsigned seats) {
  Agreement agreed = Agreement::number(n, seats);
  agreed.created.clock = {ClockSettings::Kind::bank, 600 * second, 0};
  return agreed;
}
void hesitate(Duel& duel) {
  while (!duel.stopped() && !duel.one().planning()) {
    if (duel.one().match().pending().must.has(anna)) {
      duel.both([](World& world) { world.house.loop.advance(200 * second); });
    }
    duel.step();
  }
  for (SecretSeat& secret : duel.secret_seats()) secret.new_turn();
}

/// Somebody has fixed no card or one, in each world another one; her time runs out; a bot fixes what is missing; she
/// comes back, and changes all of it before the plans open.
TEST(ServerSecrecyAbsent, ATimeOutDoesNotTellWhatWasFixedBefore) {
  for (unsigned n = 0; n < 10 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, anna, hasty(n, seats), {2ULL * n, 2ULL * n + 1}};
    hesitate(duel);
    for (unsigned steps = n % 4; steps > 0; --steps) duel.secret_seats()[1].fidget(true);
    duel.expect_same();
    const Time deadline = *duel.one().table().clocks().deadline(anna);
    ASSERT_EQ(deadline, *duel.other().table().clocks().deadline(anna));
    duel.both([&](World& world) { world.house.loop.advance(deadline - world.house.loop.now() - 1); });
    ASSERT_FALSE(duel.one().table().chair(anna).away);
    duel.expect_same();
    duel.both([](World& world) {
      world.house.loop.advance(1);
      ASSERT_TRUE(world.table().chair(anna).away);
      // The bot has completed the plan for her.
      ASSERT_FALSE(world.match().pending().must.has(anna));
    });
    duel.expect_same();
    duel.both([](World& world) {
      world.house.loop.advance(second);
      world.player(anna).ask("back", World::id);
    });
    duel.expect_same();
    const Cards final = duel.draw_plan();
    // One of them may be there already; then it is refused, and she alone hears of it.
    duel.both([&](World& world) { static_cast<void>(world.try_to_choose(anna, final.estate)); });
    duel.both([&](World& world) { static_cast<void>(world.try_to_choose(anna, final.circle)); });
    duel.expect_same();
    while (duel.one().planning() && !HasFailure()) {
      const Seat chooser = duel.one().match().pending().must.lowest();
      const std::string option = duel.one().options(chooser).front();
      duel.both([&](World& world) { world.choose(chooser, option); });
      duel.both([&](World& world) { world.choose(chooser, "time:1"); });
      duel.expect_same();
    }
    for (unsigned steps = 0; steps < 5; ++steps) duel.step();
  }
}

/// Everybody's clock as everybody sees it, by the kind of clock.
TEST(ServerSecrecyAbsent, ACardFixedInSecretMovesNoClock) {
  for (const ClockSettings& clock : {ClockSettings{ClockSettings::Kind::decision, 30 * second, 0},
                                     ClockSettings{ClockSettings::Kind::bank, 300 * second, 10 * second},
                                     ClockSettings{ClockSettings::Kind::decision, 3 * day, 0}}) {
    Agreement agreed = Agreement::number(1, 3);
    agreed.created.clock = clock;
    Duel duel{1, anna, agreed, {1, 2}};
    duel.step_to_planning();
    const auto shown = [](World& world) { return to_json(*world.watcher().packet().find("now")->find("clock")); };
    const std::string before = shown(duel.one());
    for (const char* card : {"move:cw1", "move:cw2", "move:ccw1", "move:cw1"}) {
      duel.both([](World& world) { world.house.loop.advance(second); });
      duel.other().choose(anna, card);
      duel.expect_same();
    }
    duel.other().player(anna).ask("take_back", World::id);
    // A look from outside is the same as well, and so is Anna's own.
    duel.both([](World& world) { world.reconnect(world.watcher(), "spectator", true); });
    duel.expect_same();
    EXPECT_EQ(before, shown(duel.one()));
    EXPECT_EQ(before, to_json(*duel.other().player(anna).packet().find("now")->find("clock")));
    // Both worlds time out at the same moment.
    duel.both([&](World& world) { world.house.loop.advance(4 * day); });
    EXPECT_TRUE(duel.other().table().chair(anna).away);
  }
}

/// A world in which a seat is a bot's, whose choices another server writes into the store: the one thing a test can
/// decide for a bot.
struct Written {
  World& world;
  void choose(Seat s, const std::string& option) const {
    const auto next = world.match().clone();
    ASSERT_FALSE(next->act(s, option)) << option;
    auto& entries = world.house.store().raw(std::string{World::id});
    const auto number = static_cast<std::uint32_t>(entries.size());
    entries.push_back({number, world.house.loop.now(), write_body(Chose{s, option, {}, {}, next->hash()})});
    // The next who writes takes over what there is.
    world.player(anna).ask("chat", World::id, {{"text", "?"}});
    world.house.loop.run();
  }
};

TEST(ServerSecrecyAbsent, ABotsCardsAreAsSecretAsAPersons) {
  constexpr Seat bot = seat(1);
  Agreement agreed = Agreement::number(1, 3);
  agreed.created.sitters[1] = bot_sitter("easy");
  Duel duel{1, bot, agreed, {1, 2}};
  duel.both([](World& world) { world.house.workers.hold = true; });
  // The bot itself never gets to think; everything it does is written for it.
  const auto step = [&] {
    const Seat chooser = duel.one().match().pending().must.lowest();
    const std::string option = any_of(duel.one().options(chooser), duel.open());
    duel.both([&](World& world) {
      if (chooser == bot) return Written{world}.choose(bot, option);
      world.choose(chooser, option);
    });
    duel.expect_same();
  };
  for (unsigned turn = 0; turn < 4 && !HasFailure(); ++turn) {
    while (!duel.one().planning() && !HasFailure()) step();
    for (const char* card : {"move:cw1", "time:1", "move:ccw1"}) Written{duel.one()}.choose(bot, card);
    for (const char* card : {"time:2", "move:cw2", "time:1"}) Written{duel.other()}.choose(bot, card);
    duel.expect_same();
    Written{duel.other()}.choose(bot, "move:ccw1");
    duel.one().player(anna).ask("chat", World::id, {{"text", "?"}});
    duel.expect_same();
    while (duel.one().planning() && !HasFailure()) step();
  }
}

/// A bot that thinks for itself: before the plans open nobody is sent a card of it.
TEST(ServerSecrecyAbsent, ABotThatThinksShowsNoCardBeforeThePlansOpen) {
  for (unsigned n = 0; n < 4 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    const Seat bot = seat(1 + n % (seats - 1));
    Agreement agreed = Agreement::number(n, seats);
    agreed.created.sitters[number(bot)] = bot_sitter("easy");
    World world{agreed};
    world.start();
    Rng rng{n};
    for (unsigned choices = 0; choices < 60 && !world.over(); ++choices) {
      const Seat chooser = world.match().pending().must.lowest();
      ASSERT_NE(chooser, bot) << "it has not decided";
      world.choose(chooser, any_of(world.options(chooser), rng));
    }
    std::size_t sealed = 0;
    for (std::size_t i = 0; i < world.people(); ++i) {
      const Guest& guest = world.person(i);
      for (std::size_t m = 0; m < guest.heard().size(); ++m) {
        const Value message = guest.message(m);
        const Value* view = message.find("now") == nullptr ? nullptr : message.find("now")->find("view");
        if (view == nullptr) continue;
        const Value& plan = *(*view->find("players")->array())[number(bot)].find("plan");
        if (*plan.find("open") == Value{true}) continue;
        ++sealed;
        ASSERT_EQ(*plan.find("value"), Value{unknown});
        for (const Value& line : *message.find("told")->array()) {
          const Value* events = line.find("events");
          for (const Value& event : events == nullptr ? Value::Array{} : *events->array()) {
            const bool card = event.find("kind")->text()->ends_with("card-fixed");
            ASSERT_TRUE(!card || *event.find("seat") != to_value(bot)) << to_json(event);
          }
        }
      }
    }
    EXPECT_GT(sealed, 20U);
  }
}

}  // namespace
}  // namespace krypta::server::test::secrecy_absent_test
