#include "server/hall.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"
#include "wire/json.hpp"

namespace krypta::server::test {
namespace {

/// Somebody at a browser, who keeps what he was sent.
class Onlooker final : public Viewer {
 public:
  explicit Onlooker(AccountId account) : person_{account, "P" + std::to_string(account)} {}
  [[nodiscard]] bool here() const override { return here_; }
  [[nodiscard]] const Person& person() const override { return person_; }
  [[nodiscard]] const text::Speech& speech() const override { return *text::Speech::in("en"); }
  void send(std::shared_ptr<const std::string> text) override { got.push_back(*wire::parse_json(*text)); }

  [[nodiscard]] std::vector<Value> packets() const {
    std::vector<Value> all;
    std::ranges::copy_if(got, std::back_inserter(all), [](const Value& m) { return m.find("now") != nullptr; });
    return all;
  }
  [[nodiscard]] std::uint32_t number() const {
    return static_cast<std::uint32_t>(*packets().back().find("number")->integer());
  }
  std::vector<Value> got;
  bool here_ = true;

 private:
  Person person_;
};

class HallTest : public testing::Test {
 protected:
  ManualLoop loop;
  InlineWorkers workers{loop};
  MemoryStore store{[this](Task task) { loop.post(std::move(task)); }};
  Log log{[](std::string_view) {}};
  std::optional<Hall> hall{std::in_place, loop, workers, store, log};

  void SetUp() override {
    hall->resume([] {});
    loop.run();
  }
  static Person person(unsigned s) { return {100 + static_cast<AccountId>(s), "P" + std::to_string(100 + s)}; }

  std::string create(unsigned seats, unsigned people, ClockSettings clock = {}) {
    Created created{.game = "nowa-huta", .setup = {seats, {}}, .clock = clock, .listed = true, .host = 100};
    for (unsigned s = 0; s < seats; ++s) {
      created.sitters.push_back(s < people ? Sitter{Sitter::Kind::person, person(s).account, person(s).name, {}}
                                           : Sitter{Sitter::Kind::bot, 0, {}, "easy"});
    }
    std::string id;
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    return id;
  }
  /// The code of the objection, or nothing if it was done.
  std::string wish(const std::string& table, unsigned who, Command command) {
    std::string code = "no answer";
    hall->wish(table, person(who), std::move(command), [&](std::variant<Hall::Done, Objection> done) {
      const auto* no = std::get_if<Objection>(&done);
      code = no == nullptr ? "" : no->code;
    });
    loop.run();
    return code;
  }
  std::shared_ptr<Onlooker> look(const std::string& table, AccountId account, Hall::Look how = {}) {
    auto viewer = std::make_shared<Onlooker>(account);
    hall->look(table, viewer, std::move(how), [](const auto&) {});
    loop.run();
    return viewer;
  }
  const Table* read(const std::string& table) {
    const Table* found = nullptr;
    hall->read(table, [&](const Table* at) { found = at; });
    loop.run();
    return found;
  }
  /// Somebody who must choose does so, with the first of his options.
  std::string choose(const std::string& id, const std::string& choice_id) {
    const Table* table = read(id);
    const Seat s = table->match()->pending().must.lowest();
    return wish(id, number(s), Choose{table->told(s), table->match()->options(s).front().id, choice_id});
  }
  void restart() {
    hall.reset();
    loop.run();
    hall.emplace(loop, workers, store, log);
    hall->resume([] {});
    loop.run();
  }
};

TEST_F(HallTest, NothingIsAcknowledgedOrToldBeforeItIsWritten) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto viewer = look(id, 555);
  const std::size_t before = viewer->got.size();
  const Table* table = read(id);
  const Seat s = table->match()->pending().must.lowest();
  bool done = false;
  store.hold = true;
  hall->wish(id, person(number(s)), Choose{table->told(s), table->match()->options(s).front().id, "x"},
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
                                Choose{table->told(s), table->match()->options(s).front().id, "from-elsewhere"});
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
  const Choose wanted{table->told(s), table->match()->options(s).front().id, "once"};
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

TEST_F(HallTest, WhenTimeRunsOutABotDecidesAndTheSeatCanBeTakenBack) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Seat s = read(id)->match()->pending().must.lowest();
  const std::size_t length = read(id)->match()->length();
  loop.advance(29'000);
  EXPECT_EQ(read(id)->match()->length(), length);
  loop.advance(2'000);
  EXPECT_GT(read(id)->match()->length(), length);
  EXPECT_TRUE(read(id)->chair(s).away);
  EXPECT_EQ(hall->counts().time_outs, 1U);
  EXPECT_EQ(wish(id, number(s), ComeBack{}), "");
  EXPECT_FALSE(read(id)->chair(s).away);
}

TEST_F(HallTest, WhoLosesTheNetworkInADecisionHasTheTimeThatIsLeftAndNoMore) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const Seat s = read(id)->match()->pending().must.lowest();
  const auto before = look(id, person(number(s)).account);
  const std::uint32_t have = before->number();
  const Choose wanted{have, read(id)->match()->options(s).front().id, "sent-and-lost"};
  loop.advance(20'000);
  hall->look_away(id, *before);
  loop.advance(5'000);
  const auto back = look(id, person(number(s)).account, {"", s, have});
  const Value packet = back->packets().back();
  EXPECT_TRUE(packet.find("told")->array()->empty()) << "nothing was missed";
  EXPECT_EQ(*(*packet.find("now")->find("clock")->find("seats")->array())[number(s)].find("until")->integer(),
            loop.now() + 5'000)
      << "coming back gives no time";

  hall->look_away(id, *back);
  loop.advance(10'000);  // too late: a bot has decided
  const std::size_t length = read(id)->match()->length();
  EXPECT_EQ(wish(id, number(s), wanted), "away");
  const auto late = look(id, person(number(s)).account, {"", s, have});
  const std::string missed = to_json(*late->packets().back().find("told"));
  EXPECT_NE(missed.find("\"away\""), std::string::npos);
  ASSERT_EQ(wish(id, number(s), ComeBack{}), "");
  EXPECT_EQ(wish(id, number(s), wanted), "stale");
  EXPECT_EQ(read(id)->match()->length(), length) << "what came too late was not played";
}

TEST_F(HallTest, ATableOfBotsPlaysToItsEnd) {
  const std::string id = create(3, 1);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  loop.run();
  EXPECT_EQ(read(id)->state(), Table::State::over);
  EXPECT_EQ(hall->counts().finished, 1U);
  EXPECT_EQ(hall->counts().thinking, 0U);
}

TEST_F(HallTest, ABotThatCannotBeWrittenTriesAgain) {
  const std::string id = create(2, 1);
  workers.hold = true;
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  store.failing = true;
  workers.hold = false;
  loop.run();
  EXPECT_EQ(read(id)->state(), Table::State::running);
  store.failing = false;
  loop.advance(5'000);
  EXPECT_EQ(read(id)->state(), Table::State::over);
}

TEST_F(HallTest, BotsThinkAsideAndNobodyWaitsForThem) {
  const std::string bots = create(2, 1);
  const std::string people = create(2, 2);
  workers.hold = true;
  ASSERT_EQ(wish(bots, 0, Start{}), "");
  ASSERT_EQ(wish(bots, 0, Stand{}), "");
  ASSERT_EQ(wish(people, 0, Start{}), "");
  EXPECT_EQ(choose(people, "a"), "");
  EXPECT_EQ(wish(bots, 0, Say{"still thinking?"}), "");
  EXPECT_GT(hall->counts().thinking, 0U);
}

TEST_F(HallTest, AfterARestartMatchesGoOnAndClocksHaveStood) {
  const std::string clocked = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  const std::string bots = create(2, 1);
  ASSERT_EQ(wish(clocked, 0, Start{}), "");
  workers.hold = true;
  ASSERT_EQ(wish(bots, 0, Start{}), "");
  ASSERT_EQ(wish(bots, 0, Stand{}), "");
  loop.advance(20'000);
  hall.reset();  // the server dies
  loop.run();
  workers.hold = false;
  loop.set(loop.now() + 3'600'000);
  hall.emplace(loop, workers, store, log);
  hall->resume([] {});
  loop.run();
  EXPECT_EQ(read(bots)->state(), Table::State::over) << "the bot was taken up again";
  loop.advance(5'000);
  const Seat s = read(clocked)->match()->pending().must.lowest();
  EXPECT_FALSE(read(clocked)->chair(s).away) << "an hour without a server is nobody's fault";
  loop.advance(15'000);
  EXPECT_TRUE(read(clocked)->chair(s).away) << "and then his time goes on";
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

TEST_F(HallTest, PresenceIsToldAndABotIsCalledOnlyForTheAbsent) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto one = look(id, 100);
  const auto two = look(id, 101);
  const auto here = [](const Onlooker& viewer) {
    std::string last;
    for (const Value& m : viewer.got) {
      if (m.find("here") != nullptr) last = to_json(*m.find("here"));
    }
    return last;
  };
  EXPECT_EQ(here(*one), "[0,1]");
  EXPECT_EQ(wish(id, 0, CallBot{seat(1)}), "still-here");
  hall->look_away(id, *two);
  EXPECT_EQ(here(*one), "[0]");
  EXPECT_EQ(wish(id, 0, CallBot{seat(1)}), "still-here");
  loop.advance(31'000);
  EXPECT_EQ(wish(id, 0, CallBot{seat(1)}), "");
  EXPECT_TRUE(read(id)->chair(seat(1)).away);
}

TEST_F(HallTest, WhoSitsDownIsHereAtOnceAndAnotherTabIsNobodysBusiness) {
  Created created{.game = "nowa-huta", .setup = {2, {}}, .listed = true, .host = 100};
  created.sitters = {{Sitter::Kind::person, 100, "P100", {}}, {}};
  std::string id;
  hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
  loop.run();
  const auto host = look(id, 100);
  const auto comer = look(id, 101);
  EXPECT_EQ(*host->got.back().find("watching")->integer(), 1);
  ASSERT_EQ(wish(id, 1, Sit{}), "");
  EXPECT_EQ(to_json(*host->got.back().find("here")), "[0,1]");
  EXPECT_EQ(*host->got.back().find("watching")->integer(), 0);
  const std::size_t before = host->got.size();
  const auto tab = look(id, 101);
  EXPECT_EQ(host->got.size(), before);
  EXPECT_EQ(to_json(*tab->got.back().find("here")), "[0,1]");
}

TEST_F(HallTest, ACrowdIsNotToldOfItselfOnceForEach) {
  const std::string id = create(2, 2);
  std::vector<std::shared_ptr<Onlooker>> crowd;
  for (AccountId i = 0; i < 200; ++i) crowd.push_back(look(id, 1000 + i));
  std::size_t messages = 0;
  for (const auto& one : crowd) messages += one->got.size();
  EXPECT_LT(messages, 200U + 21U * 21U);
  loop.advance(1'500);
  EXPECT_EQ(*crowd.front()->got.back().find("watching")->integer(), 200);
  EXPECT_EQ(*crowd.back()->got.back().find("watching")->integer(), 200);
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

TEST_F(HallTest, IdleTablesAreUnloadedAndComeBack) {
  const std::string id = create(2, 2);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(choose(id, "a"), "");
  const std::uint64_t hash = read(id)->match()->hash();
  EXPECT_EQ(hall->loaded(), 1U);
  loop.advance(200'000);
  EXPECT_EQ(hall->loaded(), 0U);
  EXPECT_EQ(read(id)->match()->hash(), hash);
}

TEST_F(HallTest, ThereIsNoSuchTable) {
  EXPECT_EQ(wish("nowhere", 0, Start{}), "no-such-table");
  EXPECT_EQ(read("nowhere"), nullptr);
  EXPECT_EQ(hall->loaded(), 0U);
}

}  // namespace
}  // namespace krypta::server::test
