#include "server/table/archive.hpp"
#include "tests/server/hall/fixture.hpp"
#include "tests/server/table_builder.hpp"

/// The time of a match: when it is up the table itself ends it, once, at its moment, whatever the server did meanwhile.
namespace krypta::server::test::hall_limit_test {
namespace {

constexpr Time minute = 60'000;
constexpr Time hour = 60 * minute;

Created limited(unsigned seats, unsigned minutes, ClockSettings clock = {}) {
  const AnyGame& game = *find_game("vtes");
  Created created{.game = "vtes", .rules_version = game.info().rules_version, .setup = {.seats = seats}};
  created.clock = clock;
  created.listed = true;
  created.host = 100;
  created.limit = minutes;
  for (unsigned s = 0; s < seats; ++s) created.sitters.push_back(TableBuilder::person(s));
  return created;
}

class LimitTest : public HallTest {
 protected:
  std::string begin(unsigned minutes = 60, ClockSettings clock = {}) {
    std::string id;
    hall->create(limited(3, minutes, clock), [&](auto made) { id = std::get<std::string>(made); });
    loop.run();
    EXPECT_EQ(wish(id, 0, Start{}), "");
    return id;
  }
  /// The server dies, and another begins when the clock shows so much more, or less.
  void start_after(Time gap) {
    hall.reset();
    loop.run();
    loop.set(loop.now() + gap);
    hall.emplace(built_in_games(), loop, workers, store, log, settings);
    hall->resume([] {});
    loop.run();
  }
  std::size_t calls(const std::string& id) {
    return static_cast<std::size_t>(std::ranges::count_if(
        store.raw(id), [](const store::Entry& entry) { return entry.body.starts_with(R"({"do":"time")"); }));
  }
  void expect_called(const std::string& id) {
    const Table* table = read(id);
    EXPECT_EQ(table->state(), Table::State::over);
    EXPECT_EQ(table->frozen(), "");
    EXPECT_EQ(calls(id), 1U);
    EXPECT_EQ(table->match()->choice(table->match()->length() - 1).seat, Seat::table);
    EXPECT_EQ(table->match()->result().halves, SeatSet::first(3));
  }
};

TEST_F(LimitTest, EverybodySeesItAndIsToldWhenItIsUp) {
  const std::string id = begin();
  const Time began = loop.now();
  const auto viewer = look(id, 200);
  EXPECT_EQ(to_json(*viewer->packets().back().find("now")->find("limit")),
            R"({"minutes":60,"until":)" + std::to_string(began + hour) + "}");
  loop.advance(hour - 1);
  EXPECT_EQ(read(id)->state(), Table::State::running);
  EXPECT_EQ(calls(id), 0U);
  loop.advance(1);
  expect_called(id);
  EXPECT_EQ(read(id)->finished(), began + hour);
  EXPECT_EQ(hall->counts().finished, 1U);
  EXPECT_EQ(hall->counts().time_outs, 0U) << "nobody's own";
  const Value packet = viewer->packets().back();
  const Value& line = packet.find("told")->array()->back();
  EXPECT_EQ(*line.find("kind")->text(), "time");
  EXPECT_EQ(line.find("seat"), nullptr);
  EXPECT_EQ(*(*line.find("events")->array())[0].find("kind")->text(), "time-up");
  const Value* now = packet.find("now");
  EXPECT_EQ(*now->find("state")->text(), "over");
  EXPECT_EQ(to_json(*now->find("limit")), R"({"minutes":60})");
  EXPECT_EQ(to_json(*now->find("result")->find("halves")), "[0,1,2]");
  EXPECT_NE(to_json(*now->find("result")->find("why")).find("time is up"), std::string::npos);
}

TEST_F(LimitTest, ATableWithoutOneGoesOn) {
  const std::string id = begin(0);
  const auto viewer = look(id, 200);
  EXPECT_EQ(viewer->packets().back().find("now")->find("limit"), nullptr);
  loop.advance(30 * hour);
  EXPECT_EQ(read(id)->state(), Table::State::running);
}

TEST_F(LimitTest, ItIsCalledWhereNobodyLooks) {
  const std::string id = begin();
  loop.advance(hour - 1);
  EXPECT_EQ(hall->loaded(), 0U) << "only the moment is kept";
  EXPECT_EQ(hall->asleep(), 1U);
  EXPECT_EQ(calls(id), 0U);
  loop.advance(1);
  EXPECT_EQ(calls(id), 1U);
  expect_called(id);
}

TEST_F(LimitTest, TimeWithoutAServerDoesNotCountNorDoesAClockThatJumps) {
  for (const Time gap : {Time{5'000}, hour, -hour, 100 * 24 * hour, -100 * 24 * hour}) {
    const std::string id = begin();
    loop.advance(20 * minute);
    start_after(gap);
    EXPECT_EQ(*read(id)->time_up_at(), loop.now() + 40 * minute) << gap;
    loop.advance(40 * minute - 1);
    EXPECT_EQ(read(id)->state(), Table::State::running) << gap;
    loop.advance(1);
    expect_called(id);
  }
}

TEST_F(LimitTest, ItIsForgivenAlsoIfThatCannotBeWrittenAtOnce) {
  const std::string id = begin();
  loop.advance(20 * minute);
  store.failing = true;
  start_after(2 * hour);
  loop.advance(3'000);
  EXPECT_EQ(calls(id), 0U);
  store.failing = false;
  loop.advance(3'000);
  EXPECT_EQ(read(id)->state(), Table::State::running);
  loop.advance(40 * minute);
  expect_called(id);
}

TEST_F(LimitTest, WhatIsAcknowledgedBeforeItStandsAndWhatComesLateDoesNot) {
  const std::string id = begin();
  loop.advance(hour - 1);
  const std::size_t before = read(id)->match()->length();
  ASSERT_EQ(choose(id, "in-time"), "");
  const std::size_t length = read(id)->match()->length();
  EXPECT_GT(length, before);
  // The server was asleep: nothing of its own has run since.
  loop.set(loop.now() + 10 * minute);
  EXPECT_EQ(choose(id, "late"), "match-over");
  expect_called(id);
  EXPECT_EQ(read(id)->match()->length(), length + 1);
  loop.advance(minute);
  EXPECT_EQ(calls(id), 1U);
}

TEST_F(LimitTest, NothingIsTakenBackOverIt) {
  const std::string id = begin();
  const Seat s = read(id)->match()->pending().must.lowest();
  ASSERT_EQ(choose(id, "mine"), "");
  ASSERT_EQ(wish(id, number(s), TakeBack{true}), "");
  const SeatSet waiting = read(id)->asking() ? read(id)->asking()->waiting : SeatSet{};
  ASSERT_FALSE(waiting.empty()) << "it takes the others' consent";
  loop.set(loop.now() + hour);
  for (const Seat other : waiting) EXPECT_EQ(wish(id, number(other), Answer{true}), "match-over");
  expect_called(id);
  EXPECT_FALSE(read(id)->asking());
  EXPECT_EQ(wish(id, number(s), TakeBack{true}), "match-over");
}

TEST_F(LimitTest, WhatWasTakenBackBeforeGivesNoTime) {
  const std::string id = begin();
  const Time end = *read(id)->time_up_at();
  const Seat s = read(id)->match()->pending().must.lowest();
  loop.advance(10 * minute);
  ASSERT_EQ(choose(id, "mine"), "");
  ASSERT_EQ(wish(id, number(s), TakeBack{true}), "");
  for (unsigned other = 0; other < 3; ++other) {
    if (seat(other) == s) continue;
    ASSERT_EQ(wish(id, other, Answer{true}), "");
  }
  EXPECT_EQ(read(id)->time_up_at(), end);
  loop.advance(50 * minute);
  expect_called(id);
}

TEST_F(LimitTest, TwoServersCallItOnce) {
  const std::string id = begin();
  Hall other{built_in_games(), loop, workers, store, log, settings};
  other.resume([] {});
  loop.run();
  const auto here = look(id, 200);
  const auto there = std::make_shared<Onlooker>(201);
  other.look(id, there, {}, [](const auto&) {});
  loop.run();
  loop.advance(hour + minute);
  expect_called(id);
  EXPECT_EQ(*here->packets().back().find("now")->find("state")->text(), "over");
  EXPECT_EQ(*there->packets().back().find("now")->find("state")->text(), "over");
}

TEST_F(LimitTest, AStoreThatFailsAtTheMomentGetsItLater) {
  const std::string id = begin();
  const auto viewer = look(id, 200);
  loop.advance(hour - 1'000);
  store.failing = true;
  loop.advance(10'000);
  EXPECT_EQ(calls(id), 0U);
  EXPECT_EQ(choose(id, "late"), "storage") << "it is too late, and not even that can be written";
  store.failing = false;
  loop.advance(10'000);
  expect_called(id);
}

TEST_F(LimitTest, SomebodysOwnTimeRunsOutBesideIt) {
  const std::string id = begin(60, {ClockSettings::Kind::decision, 59 * minute, 0});
  const auto viewer = look(id, 200);
  const Seat s = read(id)->match()->pending().must.lowest();
  loop.set(loop.now() + hour + minute);
  loop.advance(0);
  EXPECT_TRUE(read(id)->chair(s).away) << "it was first";
  expect_called(id);
}

TEST_F(LimitTest, AtATableThatCannotGoOnItStands) {
  const std::string id = begin();
  loop.advance(20 * minute);
  std::string& body = store.raw(id).front().body;
  const std::string own = body;
  body.replace(body.find("\"rules_version\":"), 16, "\"rules_version\":9");
  restart();
  const auto viewer = look(id, 200);
  const Value now = *viewer->packets().back().find("now");
  EXPECT_EQ(*now.find("frozen")->text(), "version");
  EXPECT_EQ(to_json(*now.find("limit")), R"({"minutes":60})");
  loop.advance(2 * hour);
  EXPECT_EQ(calls(id), 0U);
  EXPECT_EQ(read(id)->state(), Table::State::running);
  restart();
  loop.advance(hour);
  // The program that it was begun with is back, and goes on where it was.
  store.raw(id).front().body = own;
  start_after(10 * minute);
  EXPECT_EQ(*read(id)->time_up_at(), loop.now() + 40 * minute);
  loop.advance(40 * minute - 1);
  EXPECT_EQ(read(id)->state(), Table::State::running);
  loop.advance(1);
  expect_called(id);
}

TEST_F(LimitTest, ClocksOfATableThatCannotGoOnStandToo) {
  const std::string id = begin(0, {ClockSettings::Kind::bank, 30 * minute, 0});
  const Seat s = read(id)->match()->pending().must.lowest();
  loop.advance(10 * minute);
  std::string& body = store.raw(id).front().body;
  const std::string own = body;
  body.replace(body.find("\"rules_version\":"), 16, "\"rules_version\":9");
  start_after(3 * hour);
  // Those who sit there talk about its end, and time without a server moves that: it is counted once.
  ASSERT_EQ(wish(id, 0, End{true, loop.now()}), "");
  loop.advance(5 * hour);
  start_after(2 * hour);
  store.raw(id).front().body = own;
  start_after(hour);
  EXPECT_EQ(*read(id)->clocks().deadline(s), loop.now() + 20 * minute);
  EXPECT_FALSE(read(id)->chair(s).away);
}

TEST_F(LimitTest, AnotherMatchHasTheSameLimitAndBeginsWithAllOfIt) {
  const std::string id = begin(90);
  loop.advance(90 * minute);
  std::string next;
  hall->play_again(id, person(0), [&](auto made) { next = std::get<std::string>(made); });
  loop.run();
  EXPECT_EQ(read(next)->agreed().limit, 90U);
  EXPECT_EQ(read(next)->time_up_at(), std::nullopt) << "it runs from the start";
  EXPECT_NE(read(next)->listing().summary.find(R"("limit":90)"), std::string::npos);
  loop.advance(hour);
  ASSERT_EQ(wish(next, 0, Start{}), "");
  EXPECT_EQ(read(next)->time_up_at(), loop.now() + 90 * minute);
}

TEST(Limit, ATableThatIsReadAgainIsTheSame) {
  TableBuilder at{limited(3, 1)};
  ASSERT_EQ(at.wish(0, Start{}), "");
  Rng rng{3};
  for (int i = 0; i < 40; ++i) at.play_on(rng);
  at.now += minute - 1;
  EXPECT_EQ(at.take(propose_time_out(at.table, at.now)), "before") << "not before its time";
  at.now += 1;
  ASSERT_EQ(at.take(propose_time_out(at.table, at.now)), "");
  EXPECT_EQ(at.take(propose_time_out(at.table, at.now)), "before") << "nor twice";
  EXPECT_EQ(at.table.state(), Table::State::over);
  const Table again = at.read_again();
  for (const Seat observer : {seat(0), seat(1), seat(2), Seat::spectator}) {
    EXPECT_EQ(to_json(packet(again, observer, 0, *text::Speech::in("pl"))),
              to_json(packet(at.table, observer, 0, *text::Speech::in("pl"))));
  }
  EXPECT_NE(match_file_of(again).find(R"({"seat":"table","option":"time")"), std::string::npos);
  EXPECT_FALSE(archive_of(again, {}).empty());
}

// A program that ends it in another way must not say that it ended so.
TEST(Limit, AnotherHashStopsTheTable) {
  TableBuilder at{limited(2, 1)};
  ASSERT_EQ(at.wish(0, Start{}), "");
  at.now += minute;
  at.write(TimeCalled{1});
  EXPECT_NE(at.table.frozen(), "");
  TableBuilder early{limited(2, 1)};
  early.write(TimeCalled{1});
  EXPECT_NE(early.table.frozen(), "") << "before the start";
}

}  // namespace
}  // namespace krypta::server::test::hall_limit_test
