#include "tests/server/hall/fixture.hpp"

namespace krypta::server::test::hall_test {
namespace {

TEST_F(HallTest, NothingIsAcknowledgedOrToldBeforeItIsWritten) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto viewer = look(id, 555);
  const std::size_t before = viewer->got.size();
  const Table* table = read(id);
  const Seat s = table->match()->pending().must.lowest();
  bool done = false;
  store.hold = true;
  hall->wish(id, person(number(s)), Choose{table->lines_told(s), table->match()->options(s).front().id, "x"},
             [&](const auto&) { done = true; });
  loop.run();
  EXPECT_FALSE(done);
  EXPECT_EQ(viewer->got.size(), before);
  store.release();
  loop.run();
  EXPECT_TRUE(done);
  EXPECT_EQ(viewer->got.size(), before + 1);
}

TEST_F(HallTest, WhoeverLooksWhileSomethingIsBeingWrittenSeesItWritten) {
  const std::string id = create(2, 2);
  store.hold = true;
  hall->wish(id, person(0), Start{}, [](const auto&) {});
  loop.run();
  const auto viewer = look(id, 555);
  EXPECT_TRUE(viewer->got.empty());
  store.release();
  loop.run();
  ASSERT_EQ(viewer->packets().size(), 1U);
  EXPECT_EQ(*viewer->packets()[0].find("now")->find("state")->text(), "running");
}

TEST_F(HallTest, WhatCannotBeWrittenHasNotHappened) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto viewer = look(id, 555);
  const std::size_t told = viewer->got.size();
  const std::uint64_t hash = read(id)->match()->hash();
  store.fail_next("the disk is full");
  EXPECT_EQ(choose(id, "a"), "storage");
  EXPECT_EQ(read(id)->match()->hash(), hash);
  EXPECT_EQ(viewer->got.size(), told);
  EXPECT_EQ(choose(id, "a"), "") << "the same again, when there is room again";
  EXPECT_EQ(hall->counts().failed, 1U);
}

TEST_F(HallTest, ANumberThatAnotherServerTookIsNoFailure) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto viewer = look(id, 555);
  auto& raw = store.raw(id);
  raw.push_back({static_cast<std::uint32_t>(raw.size()), loop.now(), write_body(Said{seat(1), "from elsewhere"})});
  EXPECT_EQ(choose(id, "a"), "") << "a saying makes nobody's choice stale";
  EXPECT_EQ(hall->counts().taken, 1U);
  bool heard = false;
  for (const Value& packet : viewer->packets()) heard |= to_json(packet).find("from elsewhere") != std::string::npos;
  EXPECT_TRUE(heard);
}

TEST_F(HallTest, ANumberTakenByAChoiceOfTheSameSeatMakesItStale) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Table* table = read(id);
  const Seat s = table->match()->pending().must.lowest();
  const auto proposed = propose(*table, person(number(s)),
                                Choose{table->lines_told(s), table->match()->options(s).front().id, "from-elsewhere"});
  auto& raw = store.raw(id);
  raw.push_back({static_cast<std::uint32_t>(raw.size()), loop.now(), write_body(std::get<Proposal>(proposed).body)});
  EXPECT_EQ(choose(id, "here"), "stale");
  EXPECT_EQ(choose(id, "again"), "");
}

TEST_F(HallTest, AResendIsNotPlayedTwiceEvenAfterARestart) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Table* table = read(id);
  const Seat s = table->match()->pending().must.lowest();
  const Choose wanted{table->lines_told(s), table->match()->options(s).front().id, "once"};
  ASSERT_EQ(wish(id, number(s), wanted), "");
  const std::size_t entries = store.raw(id).size();
  EXPECT_EQ(wish(id, number(s), wanted), "");
  restart();
  EXPECT_EQ(wish(id, number(s), wanted), "");
  EXPECT_EQ(store.raw(id).size(), entries);
}

TEST_F(HallTest, TwoTabsAreToldAlikeAndAReconnectGetsWhatItMissed) {
  const std::string id = create(2, 2);
  const auto one = look(id, 100);
  const auto two = look(id, 100);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  for (int i = 0; i < 4; ++i) ASSERT_EQ(choose(id, std::to_string(i)), "");
  ASSERT_GE(one->packets().size(), 5U);
  EXPECT_EQ(one->packets().back(), two->packets().back());

  const std::uint32_t have = one->number();
  hall->look_away(id, *one);
  for (int i = 4; i < 6; ++i) ASSERT_EQ(choose(id, std::to_string(i)), "");
  const auto back = look(id, 100, {"", seat(0), have});
  ASSERT_EQ(back->packets().size(), 1U);
  const Value missed = back->packets()[0];
  EXPECT_EQ(*missed.find("from")->integer(), have);
  // The tab that stayed got the same lines, one by one.
  Value::Array lines;
  for (const Value& packet : two->packets()) {
    for (const Value& line : *packet.find("told")->array()) {
      if (*line.find("number")->integer() > static_cast<std::int64_t>(have)) lines.push_back(line);
    }
  }
  EXPECT_EQ(*missed.find("told")->array(), lines);
  EXPECT_EQ(*missed.find("now"), *two->packets().back().find("now"));

  const auto elsewhere = look(id, 100, {"", Seat::spectator, have});
  EXPECT_EQ(*elsewhere->packets()[0].find("from")->integer(), 0) << "another seat's numbers mean nothing here";
}

TEST_F(HallTest, AnotherMatchForTheSamePeopleIsMadeOnce) {
  const std::string id = create(3, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  std::vector<std::string> next;
  const auto again = [&](unsigned who) {
    hall->play_again(id, person(who), [&](std::variant<std::string, Objection> made) {
      const auto* no = std::get_if<Objection>(&made);
      next.push_back(no == nullptr ? std::get<std::string>(made) : no->code);
    });
  };
  again(0);
  loop.run();
  EXPECT_EQ(next.back(), "match-not-over");
  const auto viewer = look(id, 100);
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  ASSERT_EQ(wish(id, 1, Stand{}), "");
  loop.run();
  ASSERT_EQ(read(id)->state(), Table::State::over);
  next.clear();
  again(0);
  again(1);
  loop.run();
  again(2);
  loop.run();
  ASSERT_EQ(next.size(), 3U);
  EXPECT_EQ(next[0], next[1]);
  EXPECT_EQ(next[2], "not-seated");
  const Table* table = read(next[0]);
  ASSERT_NE(table, nullptr);
  EXPECT_EQ(table->seat_of(101), seat(1));
  EXPECT_EQ(table->chair(seat(2)).sitter.kind, Sitter::Kind::bot);
  EXPECT_EQ(table->agreed().previous, id);
  std::string winners;
  for (const Seat s : read(id)->match()->result().winners)
    winners += (winners.empty() ? "" : ",") + std::to_string(number(s));
  EXPECT_EQ(table->agreed().setup.option("last_winners", "none"), winners);
  EXPECT_NE(table->agreed().secret, read(id)->agreed().secret);
  EXPECT_EQ(read(id)->played_again(), next[0]);
}

TEST_F(HallTest, WhoeverLeftBeforeTheTableWasReadIsNotKept) {
  const std::string id = create(2, 2);
  restart();
  auto viewer = std::make_shared<Onlooker>(100);
  bool answered = false;
  hall->look(id, viewer, {}, [&](const auto&) { answered = true; });
  viewer->here_ = false;
  loop.run();
  EXPECT_FALSE(answered);
  EXPECT_TRUE(viewer->got.empty());
  const std::weak_ptr<Onlooker> gone = viewer;
  viewer.reset();
  EXPECT_TRUE(gone.expired());
}

TEST_F(HallTest, WhoMayNotWatchIsShownTheDoorWhenTheMatchBegins) {
  Created created{.game = "nowa-huta", .setup = {2, {}}, .watching = Watching::nobody, .listed = true, .host = 100};
  created.sitters = {{Sitter::Kind::person, 100, "P100", {}}, {Sitter::Kind::bot, 0, {}, "easy"}};
  std::string id;
  hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
  loop.run();
  const auto curious = look(id, 555);
  ASSERT_EQ(curious->packets().size(), 1U);
  workers.hold = true;
  ASSERT_EQ(wish(id, 0, Start{}), "");
  EXPECT_EQ(curious->packets().size(), 1U);
  EXPECT_NE(curious->got.back().find("closed"), nullptr);
}

TEST_F(HallTest, ThereIsNoSuchTable) {
  EXPECT_EQ(wish("nowhere", 0, Start{}), "no-such-table");
  EXPECT_EQ(read("nowhere"), nullptr);
  EXPECT_EQ(hall->loaded(), 0U);
}

}  // namespace
}  // namespace krypta::server::test::hall_test
