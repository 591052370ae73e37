#include "tests/server/secrecy/duel.hpp"

/// Taking back what was chosen in secret stays a secret; taking back what all have seen is told to all alike.
namespace krypta::server::test::secrecy_take_back_test {
namespace {

constexpr Seat anna = seat(0);
constexpr Seat bela = seat(1);

bool accepted(const Guest& guest) { return *guest.answer().find("ok") == Value{true}; }
std::string refused_with(const Guest& guest) {
  const Value answer = guest.answer();
  return answer.find("error") == nullptr ? "" : *answer.find("error")->find("code")->text();
}
void take_back(World& world, Seat s, bool ask = false) { world.player(s).ask("take_back", World::id, {{"ask", ask}}); }

/// Plays on until the plans of the first or a later turn are made.
void go_to_planning(Duel& duel, unsigned turns = 0) {
  for (duel.step_to_planning(); turns > 0; --turns) {
    duel.step();
    duel.step_to_planning();
  }
  for (SecretSeat& secret : duel.secret_seats()) secret.new_turn();
}

/// The last line that everybody was told, as each was told it; without the numbers, which are everybody's own.
std::vector<std::string> last_lines(World& world) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < world.people(); ++i) {
    if (!world.person(i).connected()) continue;
    const Value packet = world.person(i).packet();
    Value line = packet.find("told")->array()->back();
    const std::int64_t last = *line.find("number")->integer();
    EXPECT_EQ(*packet.find("number"), Value{last});
    Value::Array ago;
    const Value undone = line.find("undone") == nullptr ? Value{Value::Array{}} : *line.find("undone");
    for (const Value& number : *undone.array()) ago.emplace_back(last - *number.integer());
    line.set("number", Value{});
    line.set("undone", ago);
    all.push_back(to_json(line));
  }
  return all;
}

TEST(ServerSecrecyTakeBack, NobodyNoticesThatACardIsTakenBack) {
  for (unsigned n = 0; n < 8 && !HasFailure(); ++n) {
    Duel duel{n, 2 + n % 3, anna};
    go_to_planning(duel, n % 3);
    World& other = duel.other();
    for (const char* card : {"move:cw1", "move:ccw2"}) {
      other.choose(anna, card);
      ASSERT_TRUE(accepted(other.player(anna)));
    }
    // In the first world it never happened.
    take_back(other, anna);
    ASSERT_TRUE(accepted(other.player(anna)));
    duel.expect_same();
    take_back(other, anna, true);
    ASSERT_TRUE(accepted(other.player(anna)));
    duel.expect_same();
    EXPECT_EQ(to_json(duel.one().match().view(anna)), to_json(other.match().view(anna)));
    const Cards final = duel.draw_plan();
    duel.plan(final, final);
  }
}

// NH-181: that somebody has chosen is known to all, so he cannot take it back alone, whatever else he did.
TEST(ServerSecrecyTakeBack, TheCardThatCompletesAPlanNeedsConsent) {
  Duel duel{3, 3, anna};
  go_to_planning(duel);
  duel.one().choose(anna, "move:cw1");
  duel.one().choose(anna, "time:2");
  duel.other().choose(anna, "time:1");
  duel.other().choose(anna, "move:ccw2");
  duel.expect_same();
  duel.both([](World& world) {
    take_back(world, anna);
    EXPECT_EQ(refused_with(world.player(anna)), "needs-consent");
  });
  duel.expect_same();
  // A replacement goes first, and that is hidden in the world where there is one.
  duel.other().choose(anna, "move:cw2");
  take_back(duel.other(), anna, true);
  duel.expect_same();

  duel.both([](World& world) { take_back(world, anna, true); });
  duel.expect_same();
  // While the others think it over, a card in secret is no answer.
  duel.other().choose(anna, "time:2");
  duel.expect_same();
  duel.both([](World& world) {
    world.player(bela).ask("agree", World::id, {{"yes", true}});
    EXPECT_NE(world.player(bela).packet().find("now")->find("asking"), nullptr);
    world.player(seat(2)).ask("agree", World::id, {{"yes", true}});
    EXPECT_TRUE(world.match().pending().must.has(anna));
  });
  duel.expect_same();
  // Each world has kept the first card of its own.
  for (SecretSeat& secret : duel.secret_seats()) secret.new_turn();
  take_back(duel.one(), anna);
  take_back(duel.other(), anna);
  duel.expect_same();
  const Cards final = duel.draw_plan();
  duel.plan(final, final);
}

TEST(ServerSecrecyTakeBack, WhatAllSawIsTakenBackBeforeAll) {
  for (unsigned n = 0; n < 6 && !HasFailure(); ++n) {
    Duel duel{n, 2 + n % 3, anna};
    // The first pawn.
    const Seat chooser = duel.one().match().pending().must.lowest();
    duel.choose_openly();
    duel.both([&](World& world) {
      take_back(world, chooser);
      ASSERT_TRUE(accepted(world.player(chooser)));
      const std::vector<std::string> lines = last_lines(world);
      EXPECT_NE(lines[0].find("took-back"), std::string::npos) << lines[0];
      for (const std::string& line : lines) EXPECT_EQ(line, lines[0]);
    });
    duel.expect_same();
    duel.step();
  }
}

// Béla ends a phase with a choice that all could see; then everybody plans in secret. Whether he may take it back alone
// must not tell him whether somebody has fixed a card.
TEST(ServerSecrecyTakeBack, WhetherConsentIsNeededDoesNotTellWhoHasFixedACard) {
  for (const bool ask : {false, true}) {
    for (unsigned turns = 0; turns < 6; ++turns) {
      Duel duel{turns, 2 + turns % 3, anna};
      go_to_planning(duel, turns);
      const AnyMatch& match = duel.one().match();
      const Seat last = match.choice(match.length() - 1).seat;
      if (last == anna || !is_player(last)) continue;
      duel.other().choose(anna, "move:cw1");
      duel.expect_same();
      duel.both([&](World& world) { take_back(world, last, ask); });
      duel.expect_same();
      // If the plans are still being made, the card is.
      if (duel.other().planning()) take_back(duel.other(), anna);
      for (unsigned steps = 0; steps < 4 && !duel.stopped(); ++steps) duel.step();
    }
  }
}

// With consent everything after the choice is undone, what was secret too; who knew nothing of it is told nothing of
// it.
TEST(ServerSecrecyTakeBack, ConsentUndoesSecretsInSecret) {
  unsigned undone = 0;
  for (unsigned n = 0; n < 8 && !HasFailure(); ++n) {
    Duel duel{n, 2 + n % 3, anna};
    go_to_planning(duel, 1);
    duel.both([&](World& world) { world.choose(bela, "move:cw1"); });
    duel.both([&](World& world) { world.choose(bela, "time:1"); });
    // Béla has chosen. What Anna does in each world is her own affair, but not whether she has chosen.
    duel.one().choose(anna, "time:2");
    for (const char* card : {"move:cw1", "move:cw2", "move:ccw1"}) duel.other().choose(anna, card);
    duel.both([](World& world) { take_back(world, bela, true); });
    duel.both([&](World& world) {
      for (unsigned s = 0; s < world.seats(); ++s) {
        if (seat(s) != bela) world.player(seat(s)).ask("agree", World::id, {{"yes", true}});
      }
      undone += world.match().pending().must.has(bela) ? 1U : 0U;
      for (const std::string& line : last_lines(world)) EXPECT_NE(line.find("took-back"), std::string::npos) << line;
    });
    duel.expect_same();
    EXPECT_EQ(to_json(duel.one().match().view(anna)), to_json(duel.other().match().view(anna)));
    const Cards final = duel.draw_plan();
    duel.plan(final, final);
  }
  EXPECT_EQ(undone, 16U);
}

}  // namespace
}  // namespace krypta::server::test::secrecy_take_back_test
