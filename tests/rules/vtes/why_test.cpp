#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "engine/games/vtes/position.hpp"
#include "engine/games/vtes/why/why.hpp"

/// Why not, what follows and where numbers come from, in positions; tests/specs/vtes/rules/refusals.spec has the rules.
namespace krypta::vtes::why_test {
namespace {

constexpr Seat A = seat(0);
constexpr Seat B = seat(1);

const Vtes& game() {
  static const Vtes made;
  return made;
}
CardId card(std::string_view name) { return *card_called(name); }

std::string why(const State& state, Seat s, std::string_view what) {
  const auto reason = game().reason(redact(state, s), what);
  return reason ? reason->key : "";
}
std::int64_t number_in(const Message& message, std::string_view name) {
  for (const Message::Argument& argument : message.arguments) {
    if (argument.name == name) return std::get<std::int64_t>(argument.content);
  }
  ADD_FAILURE() << message.key << " has no " << name;
  return -1;
}
std::int64_t total(const State& state, std::string_view path, const std::vector<Event>& memory = {}) {
  const auto account = game().account(redact(state, A, memory), path);
  if (!account) return -1;
  std::int64_t sum = 0;
  for (const Reckoning::Line& line : account->lines) sum += line.amount.value_or(0);
  EXPECT_EQ(sum, account->total) << path;
  return account->total;
}

// VT-172, VT-253
TEST(VtesWhy, WhoIsTheWrongMinion) {
  Position position{2};
  position.put(A, card("underbridge_stray"), Region::Ready);
  position.put(A, card("ryan"), Region::Ready);
  position.put_on(A, card("ryan"), card("haven_uncovered"));
  const State state = position.state();
  EXPECT_EQ(why(state, A, "hunt:t001"), "vt-reason-not-vampire");
  EXPECT_EQ(why(state, A, "hunt:t002"), "");
  EXPECT_EQ(why(state, A, "use:t003.2@t002"), "vt-reason-not-bearer");  // others than who bears it
  EXPECT_EQ(why(state, A, "use:t003.3@t001"), "vt-reason-not-bearer");
  EXPECT_EQ(why(state, A, "use:t003.3@t002"), "");
}

// VT-035, VT-036, VT-071, VT-073, VT-128, VT-220
TEST(VtesWhy, WhatAMinionLacks) {
  Position position{2};
  const ThingId ryan = position.put(A, card("ryan"), Region::Ready);
  const ThingId nassir = position.put(A, card("nassir"), Region::Ready);
  position.put(B, card("trevon_parker"), Region::Ready);
  position.hand(A, {card("deep_song"), card("lost_in_crowds"), card("deflection")});
  State state = position.state();
  EXPECT_EQ(why(state, A, "play:deep_song.2@t001"), "vt-reason-superior");
  EXPECT_EQ(why(state, A, "play:deep_song.1@t002"), "vt-reason-discipline");
  EXPECT_EQ(why(state, A, "play:lost_in_crowds.1@t001"), "vt-reason-modifier-time");
  EXPECT_EQ(why(state, A, "card:lost_in_crowds"), "vt-reason-modifier-time");
  EXPECT_EQ(why(state, A, "card:deflection"), "vt-reason-reaction-time");
  EXPECT_EQ(why(state, A, "card:roundhouse"), "vt-reason-not-in-hand");
  EXPECT_EQ(why(state, A, "thing:t003"), "vt-reason-not-yours");
  EXPECT_EQ(why(state, A, "bleed:t001"), "");
  EXPECT_EQ(why(state, B, "bleed:t003"), "");
  at(state, ryan).locked = true;
  EXPECT_EQ(why(state, A, "thing:t001"), "vt-reason-locked");
  at(state, nassir).marks.add(Mark::Bled);
  EXPECT_EQ(why(state, A, "bleed:t002"), "vt-reason-bled");
  at(state, nassir).blood = 0;
  EXPECT_EQ(why(state, A, "bleed:t002"), "vt-reason-must-hunt");
  EXPECT_EQ(why(state, A, "end-phase"), "vt-reason-duty-first");
}

// VT-247, VT-255, VT-282
TEST(VtesWhy, WhatFollowsFromAnAction) {
  Position position{2};
  position.put(A, card("ryan"), Region::Ready, 1);
  position.put(A, card("nassir"), Region::Torpor, 3);
  const State state = position.state();
  const GameView view = redact(state, A);
  const Consequence bleed = game().consequence(view, choose(Verb::Bleed, static_cast<ThingId>(0)));
  ASSERT_TRUE(bleed.note);
  EXPECT_EQ(bleed.note->key, "vt-note-bleed");
  EXPECT_EQ(number_in(*bleed.note, "count"), 1);
  EXPECT_EQ(bleed.leads, std::vector<std::string>{"seat:1"});
  const Consequence hunt = game().consequence(view, choose(Verb::Hunt, static_cast<ThingId>(0)));
  EXPECT_EQ(number_in(*hunt.note, "count"), 2);
  const Consequence leave = game().consequence(view, choose(Verb::LeaveTorpor, static_cast<ThingId>(1)));
  EXPECT_EQ(number_in(*leave.note, "left"), 1);
}

// VT-158, VT-247, VT-622
TEST(VtesWhy, APoolIsToldByItsCauses) {
  Position position{2};
  position.put(B, card("trevon_parker"), Region::Ready);
  position.put(A, card("ryan"), Region::Uncontrolled, 0);
  position.active(B).phase(Phase::Minion);
  State state = position.state();
  std::vector<LoggedEvent> log;
  const auto act = [&](Seat s, Choice choice) {
    Events events{log};
    game().apply(state, s, choice, events);
  };
  act(B, choose(Verb::Bleed, static_cast<ThingId>(0)));
  for (unsigned i = 0; i < 40 && state.action.on; ++i) act(game().pending(state).must.lowest(), choose(Verb::Pass));
  ASSERT_EQ(state.players[A].pool, 19);
  std::vector<Event> memory;
  for (const LoggedEvent& logged : log) memory.push_back(logged.event);
  const auto account = game().account(redact(state, A, memory), "players.0.pool");
  ASSERT_TRUE(account);
  std::map<std::string, std::int64_t> lines;
  for (const Reckoning::Line& line : account->lines) lines[line.message.key] = *line.amount;
  EXPECT_EQ(account->total, 19);
  EXPECT_EQ(lines["vt-account-start"], 30);
  EXPECT_EQ(lines["vt-account-bled"], -1);
  EXPECT_EQ(lines["vt-account-unseen"], -10);  // the position begins with 20
}

// VT-026, VT-062, VT-321, VT-535, VT-616
TEST(VtesWhy, StandingNumbersAddUp) {
  Position position{2};
  position.put(A, card("ryan"), Region::Ready);
  position.put(B, card("trevon_parker"), Region::Uncontrolled);
  position.phase(Phase::Influence);
  const State state = position.state();
  EXPECT_EQ(total(state, "players.0.transfers"), 4);
  EXPECT_EQ(total(state, "players.0.hand_size"), 7);
  EXPECT_EQ(total(state, "things.0.capacity"), info(game().cards(), state, static_cast<ThingId>(0)).capacity);
  EXPECT_EQ(total(state, "things.0.strength"), 1);
  EXPECT_EQ(total(state, "things.0.intercept"), 0);
  // What lies face down before somebody else has no number that is known.
  EXPECT_EQ(total(state, "things.1.capacity"), -1);
  EXPECT_EQ(total(state, "stealth"), -1);
}

}  // namespace
}  // namespace krypta::vtes::why_test
