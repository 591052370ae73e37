#include "engine/core/random.hpp"
#include "tests/rules/mascarade/table.hpp"

/// A position that somebody wrote down: what no match could have reached is refused, and the refusal names the field.
namespace krypta::mascarade::test::check_test {
namespace {

using enum Character;

/// Breaks a position that was reached; the refusal must name the field and, where there is one, the rule.
template <class Change>
void expect_refused(const Table& good, std::string_view field, std::string_view rule, Change change) {
  SCOPED_TRACE(std::string{field} + " " + std::string{rule});
  ASSERT_FALSE(game.check(good.state()).has_value());
  State broken = good.state();
  change(broken);
  const auto bad = game.check(broken);
  ASSERT_TRUE(bad.has_value()) << "accepted";
  EXPECT_EQ(bad->code, Refusal::Code::bad_position);
  EXPECT_EQ(bad->message.substr(0, bad->message.find(": ")), field) << bad->message;
  if (!rule.empty()) {
    EXPECT_TRUE(names(*bad, rule)) << bad->message;
  }
}

using Setting = std::initializer_list<std::pair<std::string, std::string>>;
const Setting in_turn{{"first", "0"}, {"characters", "judge,bishop,fool,king,spy,witch"}};
const Setting at_once{{"first", "0"}, {"characters", "judge,bishop,fool,king,spy,witch"}, {"answers", "at-once"}};

/// All cards lie open, nobody is ready.
Table dealt(Setting setting = in_turn) {
  Table table = Table::begin(5, setting);
  table.deal({"judge", "witch", "spy", "fool", "king", "bishop"});
  return table;
}
/// Turn 6 is B's; A is the Judge, B the Witch, C the Spy, D the Fool, E the King, and the Bishop is in the middle.
Table turn_six(Setting setting = in_turn) {
  Table table = dealt(setting);
  table.all_ready();
  for (const std::string_view cards : {"0,1", "0,1", "1,2", "2,3"}) table.swap(cards, false);
  table.act(E, "look");
  table.act(A, "look");
  return table;
}
/// B has announced the Witch and C claimed it: both cards lie open and the Witch chooses.
Table witch() {
  Table table = turn_six();
  table.act(B, "announce:witch").answers({C});
  return table;
}
/// With eight players, and A the Inquisitor; turn 9 is A's.
Table inquisitor() {
  Table table =
      Table::begin(8, {{"first", "0"}, {"characters", "judge,bishop,king,queen,fool,inquisitor,cheat,widow"}});
  table.deal({"inquisitor", "bishop", "king", "queen", "fool", "judge", "cheat", "widow"}).all_ready();
  for (const std::string_view cards : {"0,1", "0,1", "1,2", "2,3"}) table.swap(cards, false);
  for (const Seat s : {E, F, G, H}) table.act(s, "look");
  table.act(A, "announce:inquisitor").answers();
  return table;
}
/// With two players; B, who was forced in turn 6, has won by 13 coins.
Table over() {
  Table table = Table::begin(2);
  table.deal({"king", "queen", "judge", "bishop", "fool", "witch"}).all_ready();
  for (const std::string_view cards : {"0l,1l", "1r,0r", "0l,1r", "1l,0r"}) table.swap(cards, false);
  for (unsigned i = 0; i < 3; ++i) {
    table.act(A, "announce:king@l").act(B, "pass");
    if (!table.over()) table.act(B, "look@p");
  }
  return table;
}
Frame& frame(State& state) { return state.frames.top(); }

TEST(MascaradeCheck, EveryPositionOfAMatchIsAccepted) {
  for (unsigned seats = 2; seats <= 13; ++seats) {
    for (const std::string_view answers : {"in-turn", "at-once"}) {
      Table table = Table::begin(seats, {{"answers", std::string{answers}}});
      Rng rng{seats * 7};
      unsigned steps = 0;
      for (; !table.over() && steps < 1500; ++steps) {
        const auto bad = game.check(table.state());
        ASSERT_FALSE(bad.has_value()) << bad->message;
        const Pending pending = table.pending();
        const Seat s = pending.chance ? Seat::chance : pending.must.lowest();
        const auto ids = table.options(s);
        table.act(s, ids[rng.below(static_cast<std::uint32_t>(ids.size()))]);
      }
      EXPECT_FALSE(game.check(table.state()).has_value());
    }
  }
}

TEST(MascaradeCheck, TheTable) {
  const Table turn = turn_six();
  expect_refused(turn, "players", "MA-001", [](State& s) { s.players = SeatArray<Player, table_size>::filled(1); });
  expect_refused(turn, "frames", "", [](State& s) { s.frames.pop(); });
  expect_refused(turn, "set", "MA-027", [](State& s) { s.set[Judge] = 0; });
  expect_refused(turn, "set", "MA-033", [](State& s) { s.set[Queen] = 1; });
  expect_refused(over(), "set", "MA-037", [](State& s) { s.set[Spy] = 1; });
  expect_refused(turn, "ready", "", [](State& s) { s.ready.add(G); });
  expect_refused(turn, "answered", "", [](State& s) { s.answered.add(F); });
  expect_refused(turn, "revealed", "", [](State& s) { s.revealed.add(Seat::spectator); });
  expect_refused(turn, "fined", "", [](State& s) { s.fined.add(F); });
  expect_refused(over(), "winners", "", [](State& s) { s.winners.add(C); });
  expect_refused(over(), "revealed", "", [](State& s) { s.revealed.add(C); });
  expect_refused(over(), "fined", "", [](State& s) { s.fined.add(Seat::spectator); });
  expect_refused(turn, "turn", "", [](State& s) { s.turn = 0; });
  expect_refused(turn, "active", "MA-023", [](State& s) { s.active = {}; });
  expect_refused(turn, "active", "", [](State& s) { s.active = F; });
  expect_refused(Table::begin(5, {}), "active", "MA-023", [](State& s) { s.active = A; });
}

TEST(MascaradeCheck, Coins) {
  expect_refused(dealt(), "players[2].coins", "MA-010", [](State& s) {
    s.players[C].coins = 5;
    ++s.bank;
  });
  const Table turn = turn_six();
  expect_refused(turn, "players[4].coins", "MA-142", [](State& s) {
    s.players[E].coins = 0;
    s.bank = static_cast<std::uint8_t>(s.bank + 6);
  });
  expect_refused(turn, "players[0].coins", "MA-141", [](State& s) {
    s.players[A].coins = 13;
    s.bank = static_cast<std::uint8_t>(s.bank - 7);
  });
  expect_refused(turn, "bank", "MA-005", [](State& s) { ++s.bank; });
  expect_refused(turn, "bank", "MA-005", [](State& s) { --s.players[A].coins; });
  expect_refused(turn, "bank", "MA-005", [](State& s) { ++s.court; });
  const auto to_court = [](State& s) {
    ++s.court;
    --s.bank;
  };
  expect_refused(dealt(), "court", "MA-012", to_court);
  Table early = dealt();
  early.all_ready();
  expect_refused(early, "court", "MA-012", to_court);
  State later = turn.state();
  to_court(later);
  EXPECT_FALSE(game.check(later).has_value()) << "somebody may have been fined in turn 5";
}

TEST(MascaradeCheck, HowManyCardsLieWhere) {
  const Table turn = turn_six();
  expect_refused(turn, "players[1].hand", "MA-017", [](State& s) { s.players[B].hand.clear(); });
  expect_refused(turn, "players[3].hand", "MA-017", [](State& s) { s.players[D].hand.push_back({King, false}); });
  expect_refused(over(), "players[0].hand", "MA-170", [](State& s) { s.players[A].hand.pop_back(); });
  expect_refused(turn, "centre", "MA-018", [](State& s) { s.centre.clear(); });
  expect_refused(turn, "centre", "MA-018", [](State& s) { s.centre.push_back({King, false}); });
  expect_refused(turn, "set", "MA-022", [](State& s) { s.players[A].hand[0].value = King; });
  expect_refused(turn, "set", "MA-022", [](State& s) { s.players[A].hand[0].value = Queen; });
  expect_refused(Table::begin(5, {}), "players[0].hand", "", [](State& s) {
    s.players[A].hand.push_back({King, true});
  });
  Table dealing = Table::begin(5, in_turn);
  dealing.deal({"king", "judge"});
  expect_refused(dealing, "players[1].hand", "MA-017", [](State& s) { s.players[B].hand.clear(); });
  expect_refused(dealing, "players[2].hand", "", [](State& s) { s.players[C].hand.push_back({Spy, true}); });
  expect_refused(dealing, "players[4].hand", "", [](State& s) { s.players[E].hand.push_back({Spy, true}); });
  expect_refused(dealing, "centre", "MA-018", [](State& s) { s.centre.push_back({Spy, true}); });
  dealing.deal({"fool", "spy", "witch"});
  expect_refused(dealing, "centre", "MA-018", [](State& s) { s.centre.push_back({Bishop, true}); });
}

TEST(MascaradeCheck, Faces) {
  const Table turn = turn_six();
  expect_refused(turn, "players[2].hand", "MA-021", [](State& s) { s.players[C].hand[0].open = true; });
  expect_refused(turn, "centre[0]", "MA-021", [](State& s) { s.centre[0].open = true; });
  expect_refused(dealt(), "players[0].hand", "MA-021", [](State& s) { s.players[A].hand[0].open = false; });
  expect_refused(dealt(), "centre[0]", "MA-021", [](State& s) { s.centre[0].open = false; });
  expect_refused(witch(), "players[1].hand", "MA-089", [](State& s) { s.players[B].hand[0].open = false; });
  expect_refused(witch(), "players[2].hand", "MA-089", [](State& s) { s.players[C].hand[0].open = false; });
  expect_refused(witch(), "players[3].hand", "MA-089", [](State& s) { s.players[D].hand[0].open = true; });
  expect_refused(over(), "players[1].hand", "", [](State& s) { s.players[B].hand[2].open = false; });
  Table pointed{Position{3}.holds("0l", Witch).holds("1r", Fool)};
  pointed.act(A, "announce:witch@l").act(B, "claim@r").act(C, "pass");
  expect_refused(pointed, "players[0].hand", "MA-089", [](State& s) { s.players[A].hand[1].open = true; });
  expect_refused(pointed, "players[1].hand", "MA-089", [](State& s) { s.players[B].hand[0].open = true; });
  expect_refused(pointed, "players[1].hand", "MA-089", [](State& s) { s.players[B].hand[1].open = false; });
  Table spy = turn_six();
  spy.act(B, "announce:spy").answers({C});
  ASSERT_EQ(spy.step(), Step::SpyTake);
  expect_refused(spy, "players[2].hand", "MA-089", [](State& s) { s.players[C].hand[0].open = true; });
}

TEST(MascaradeCheck, Setup) {
  expect_refused(turn_six(), "ready", "MA-021", [](State& s) { s.ready.remove(C); });
  expect_refused(dealt(), "turn", "MA-038", [](State& s) { s.turn = 2; });
  Table dealing = Table::begin(5, in_turn);
  dealing.deal({"king"});
  expect_refused(dealing, "ready", "MA-021", [](State& s) { s.ready.add(A); });
  expect_refused(dealt(), "ready", "MA-021", [](State& s) { s.ready = SeatSet::first(5); });
}

TEST(MascaradeCheck, AnnouncementAndAnswers) {
  const Table turn = turn_six();
  expect_refused(turn, "announced", "MA-068", [](State& s) { s.announced = King; });
  expect_refused(turn, "answered", "MA-072", [](State& s) { s.answered.add(B); });
  expect_refused(turn, "players[2].answer", "MA-072", [](State& s) { s.players[C].answer.value = Answer::Pass; });
  expect_refused(turn, "players[2].answer.open", "MA-074", [](State& s) { s.players[C].answer.open = false; });

  Table asked = turn_six();
  asked.act(B, "announce:king").act(C, "pass");
  expect_refused(asked, "announced", "MA-068", [](State& s) { s.announced = {}; });
  expect_refused(asked, "announced", "MA-042", [](State& s) { s.turn = 4; });
  expect_refused(asked, "announced", "MA-070", [](State& s) { s.announced = Queen; });
  expect_refused(asked, "forced", "MA-046", [](State& s) { s.forced = true; });
  expect_refused(asked, "players[1].answer", "MA-072", [](State& s) { s.players[B].answer.value = Answer::None; });
  expect_refused(asked, "players[1].answer", "MA-068", [](State& s) { s.players[B].answer.value = Answer::Pass; });
  expect_refused(asked, "players[2].answer", "MA-162", [](State& s) { s.players[C].answer.value = Answer::ClaimLeft; });
  expect_refused(asked, "players[2].answer.open", "MA-074", [](State& s) { s.players[C].answer.open = false; });

  Table sealed = turn_six(at_once);
  sealed.act(B, "announce:king").act(D, "claim");
  expect_refused(sealed, "players[3].answer.open", "MA-074", [](State& s) { s.players[D].answer.open = true; });
  expect_refused(sealed, "players[1].answer.open", "MA-074", [](State& s) { s.players[B].answer.open = false; });
  expect_refused(sealed, "answered", "MA-072", [](State& s) { s.answered.remove(B); });
  expect_refused(sealed, "answered", "MA-073", [](State& s) { s.answered = SeatSet::first(5); });
  expect_refused(witch(), "answered", "MA-073", [](State& s) { s.answered.remove(D); });
  expect_refused(over(), "announced", "MA-141", [](State& s) { s.announced = {}; });
  expect_refused(over(), "players[0].answer", "MA-177",
                 [](State& s) { s.players[A].answer.value = Answer::ClaimProtected; });
}

TEST(MascaradeCheck, WhoWasRevealedAndWhoWasFalse) {
  expect_refused(turn_six(), "revealed", "MA-080", [](State& s) { s.revealed.add(B); });
  expect_refused(turn_six(), "fined", "MA-084", [](State& s) { s.fined.add(B); });
  expect_refused(witch(), "revealed", "MA-080", [](State& s) { s.revealed.remove(C); });
  expect_refused(witch(), "revealed", "MA-081", [](State& s) { s.revealed.add(D); });
  expect_refused(witch(), "fined", "MA-084", [](State& s) { s.fined = {}; });
  expect_refused(witch(), "fined", "MA-084", [](State& s) { s.fined.add(B); });
  expect_refused(witch(), "fined", "MA-083", [](State& s) {
    std::swap(s.players[B].hand[0].value, s.players[A].hand[0].value);
    s.fined.add(B);
  });
}

TEST(MascaradeCheck, WhosePowerItIs) {
  expect_refused(turn_six(), "frames[0].user", "", [](State& s) { frame(s).user = B; });
  expect_refused(witch(), "frames[0].user", "", [](State& s) { frame(s).user = {}; });
  expect_refused(witch(), "frames[0].user", "MA-082", [](State& s) { frame(s).user = C; });
  expect_refused(inquisitor(), "frames[0].user", "MA-078", [](State& s) { frame(s).user = B; });
  expect_refused(witch(), "frames[0].seat", "MA-092", [](State& s) { frame(s).seat = C; });
  expect_refused(witch(), "frames[0].seat", "", [](State& s) { frame(s).seat = {}; });
  Table named = inquisitor();
  named.act(A, "target:2");
  expect_refused(named, "frames[0].seat", "MA-133", [](State& s) { frame(s).seat = A; });
  expect_refused(named, "frames[0].seat", "MA-133", [](State& s) { frame(s).seat = I; });
  expect_refused(named, "frames[0].seat", "MA-133", [](State& s) { frame(s).seat = {}; });
  for (const Step step : {Step::BishopTarget, Step::SpyTake, Step::FoolTake, Step::InquisitorTarget}) {
    expect_refused(witch(), "frames[0].step", "", [&](State& s) { frame(s).step = step; });
  }
  expect_refused(inquisitor(), "frames[0].step", "", [&](State& s) { frame(s).step = Step::WitchTarget; });
  Table bishop = turn_six();
  bishop.act(B, "announce:bishop").answers();
  ASSERT_EQ(bishop.step(), Step::BishopTarget);
  expect_refused(bishop, "frames[0].step", "", [](State& s) {
    ++s.players[D].coins;
    --s.bank;
  });
}

TEST(MascaradeCheck, TheTwoCardsUnderTheTable) {
  Table swap = turn_six();
  swap.act(B, "swap:1,2");
  const auto at = [](std::string_view place) { return *named<Place>(place); };
  expect_refused(turn_six(), "frames[0].one", "MA-059", [&](State& s) { frame(s).one = at("1"); });
  expect_refused(turn_six(), "frames[0].another", "MA-059", [&](State& s) { frame(s).another = at("1"); });
  expect_refused(swap, "frames[0].one", "MA-059", [](State& s) { frame(s).one = {}; });
  expect_refused(swap, "frames[0].another", "MA-059", [](State& s) { frame(s).another = {}; });
  expect_refused(swap, "frames[0].one", "MA-054", [&](State& s) { frame(s).one = at("0"); });
  expect_refused(swap, "frames[0].one", "MA-054", [&](State& s) { frame(s).another = at("c2"); });
  expect_refused(swap, "frames[0].one", "MA-054", [&](State& s) { std::swap(frame(s).one, frame(s).another); });
  expect_refused(swap, "frames[0].user", "MA-055", [](State& s) { frame(s).user = {}; });
  expect_refused(swap, "frames[0].user", "MA-055", [](State& s) { frame(s).user = G; });
  Table fool = turn_six();
  fool.act(B, "announce:fool").answers();
  fool.act(B, "swap:0,2");
  expect_refused(fool, "forced", "MA-046", [](State& s) { s.forced = true; });
  expect_refused(fool, "frames[0].one", "MA-103", [&](State& s) { frame(s).another = at("1"); });
  expect_refused(fool, "frames[0].one", "MA-103", [&](State& s) { frame(s).another = at("c1"); });

  // The most cards that a Fool could choose from, and nobody who chooses.
  Table thirteen{Position{13}};
  thirteen.act(A, "announce:fool").answers();
  thirteen.act(A, "swap:1,2");
  expect_refused(thirteen, "frames[0].user", "MA-055", [](State& s) { frame(s).user = {}; });
}

TEST(MascaradeCheck, WhoDecides) {
  expect_refused(turn_six(), "frames[0].seat", "MA-044", [](State& s) { frame(s).seat = C; });
  expect_refused(turn_six(), "frames[0].seat", "MA-044", [](State& s) { frame(s).seat = {}; });
  Table asked = turn_six();
  asked.act(B, "announce:king").act(C, "pass");
  expect_refused(asked, "frames[0].seat", "MA-072", [](State& s) { frame(s).seat = {}; });
  expect_refused(asked, "frames[0].seat", "MA-072", [](State& s) { frame(s).seat = E; });
  expect_refused(asked, "frames[0].seat", "MA-072", [](State& s) {
    s.answered.add(A);
    s.players[A].answer.value = Answer::Pass;
  });
  Table sealed = turn_six(at_once);
  sealed.act(B, "announce:king");
  expect_refused(sealed, "frames[0].seat", "MA-074", [](State& s) { frame(s).seat = C; });
  Table dealing = Table::begin(5, in_turn);
  expect_refused(dealing, "frames[0].seat", "MA-017", [](State& s) { frame(s).seat = F; });
  expect_refused(Table::begin(5, {}), "frames[0].seat", "", [](State& s) { frame(s).seat = A; });
  expect_refused(dealt(), "frames[0].seat", "", [](State& s) { frame(s).seat = A; });
  expect_refused(over(), "frames[0].seat", "", [](State& s) { frame(s).seat = A; });
}

TEST(MascaradeCheck, ForcedAndWinners) {
  Table fifth = dealt();
  fifth.all_ready();
  for (const std::string_view cards : {"0,1", "0,1", "1,2", "2,3"}) fifth.swap(cards, false);
  expect_refused(fifth, "forced", "MA-046", [](State& s) { s.forced = true; });
  expect_refused(over(), "forced", "", [](State& s) { s.forced = true; });
  expect_refused(turn_six(), "winners", "MA-141", [](State& s) { s.winners.add(A); });
  expect_refused(over(), "winners", "MA-141", [](State& s) { s.winners = {}; });
  expect_refused(over(), "winners", "MA-141", [](State& s) { s.winners = SeatSet::of(B); });
  expect_refused(over(), "winners", "MA-142", [](State& s) {
    s.players[A].coins = 12;
    s.bank = static_cast<std::uint8_t>(s.bank + 3);
  });
  Table cheat = Table::begin(4);
  cheat.deal({"king", "cheat", "judge", "thief", "queen", "bishop"}).all_ready();
  for (const std::string_view cards : {"0,1", "0,1", "1,2", "2,3"}) cheat.swap(cards, false);
  for (const Seat s : {A, B, C, D}) cheat.act(s, "announce:queen").answers();
  for (const Seat s : {A, B, C, D}) cheat.act(s, "announce:queen").answers();
  cheat.act(A, "announce:cheat").answers();
  ASSERT_EQ(cheat.winners(), seats_of({A})) << "with 10 coins";
  expect_refused(cheat, "winners", "MA-149", [](State& s) { s.announced = King; });
  expect_refused(cheat, "winners", "MA-149", [](State& s) { s.winners.add(B); });
  expect_refused(cheat, "winners", "MA-149", [](State& s) {
    s.players[A].coins = 9;
    ++s.bank;
  });
}

}  // namespace
}  // namespace krypta::mascarade::test::check_test
