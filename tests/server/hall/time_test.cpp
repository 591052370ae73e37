#include "tests/server/hall/fixture.hpp"

/// What happens at tables by itself: clocks, bots, restarts, people who come and go.
namespace krypta::server::test::hall_time_test {
namespace {

TEST_F(HallTest, WhenTimeRunsOutABotDecidesAndTheSeatCanBeTakenBack) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto viewer = look(id, 102);
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
  const auto watcher = look(id, 200);
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
  const auto viewer = look(id, 100);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  loop.run();
  EXPECT_EQ(read(id)->state(), Table::State::over);
  EXPECT_EQ(hall->counts().finished, 1U);
  EXPECT_EQ(hall->counts().thinking, 0U);
}

TEST_F(HallTest, ABotThatCannotBeWrittenTriesAgain) {
  const std::string id = create(2, 1);
  const auto viewer = look(id, 100);
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

TEST_F(HallTest, BotsOfATableThatNobodyLooksAtWaitUntilSomebodyDoes) {
  const std::string id = create(2, 1);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  loop.advance(60'000);
  EXPECT_EQ(workers.asked(), 0U);
  const auto viewer = look(id, 100);
  EXPECT_EQ(read(id)->state(), Table::State::over);
}

TEST_F(HallTest, BotsThinkOnTheAccountOfWhoSitsThereAndLooks) {
  const std::string id = create(3, 2);
  workers.hold = true;
  std::vector<std::vector<std::string>> whose;
  workers.time_for = [&](const Work& work) {
    whose.push_back(work.whose);
    return 0;
  };
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(wish(id, 0, Stand{}), "");
  ASSERT_EQ(wish(id, 1, Stand{}), "");
  const auto watcher = look(id, 200);
  ASSERT_FALSE(whose.empty());
  EXPECT_EQ(whose.back(), (std::vector<std::string>{"100", id})) << "nobody who sits there: who made it";
  hall->look_away(id, *watcher);
  const auto second = std::make_shared<Onlooker>(101, std::vector<Network>{{"2001:db8::/48"}, {"2001:db8::/64"}});
  hall->look(id, second, {}, [](const auto&) {});
  workers.hold = false;
  loop.run();
  EXPECT_EQ(whose.back(), (std::vector<std::string>{"2001:db8::/48", "2001:db8::/64", "101", id}));
}

TEST_F(HallTest, BotsThinkAsideAndNobodyWaitsForThem) {
  const std::string bots = create(2, 1);
  const std::string people = create(2, 2);
  const auto viewer = look(bots, 100);
  workers.hold = true;
  ASSERT_EQ(wish(bots, 0, Start{}), "");
  ASSERT_EQ(wish(bots, 0, Stand{}), "");
  ASSERT_EQ(wish(people, 0, Start{}), "");
  EXPECT_EQ(choose(people, "a"), "");
  EXPECT_EQ(wish(bots, 0, Say{"still thinking?"}), "");
  EXPECT_GT(hall->counts().thinking, 0U);
  EXPECT_EQ(workers.whose(), std::set{bots}) << "so that tables take turns";
}

TEST_F(HallTest, WhatABotThoughtIsKeptOnlyWithTheChoiceItMade) {
  const auto kept = [&](const std::string& id) {
    std::vector<store::Thought> all;
    store.thoughts(id, 0, 1'000'000, [&](const auto& found) { all = *found.value; });
    loop.run();
    return all;
  };
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  const auto viewer = look(id, 102);
  ASSERT_EQ(wish(id, 0, Start{}), "");
  workers.hold = true;
  loop.advance(31'000);
  ASSERT_GT(workers.held(), 0U) << "a bot thinks for who is away";
  const Seat s = read(id)->match()->pending().must.lowest();
  ASSERT_EQ(wish(id, number(s), ComeBack{}), "");
  ASSERT_EQ(choose(id, "his own"), "");
  workers.hold = false;
  loop.run();
  EXPECT_TRUE(kept(id).empty()) << "it came too late, and the choice was his own";

  loop.advance(31'000);
  const auto all = kept(id);
  ASSERT_FALSE(all.empty());
  for (const store::Thought& thought : all) {
    EXPECT_NE(store.raw(id)[thought.number].body.find("chose"), std::string::npos) << thought.number;
  }
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
  hall.emplace(built_in_games(), loop, workers, store, log, settings);
  hall->resume([] {});
  loop.run();
  const auto viewer = look(bots, 100);
  EXPECT_EQ(read(bots)->state(), Table::State::over) << "the bot was taken up again";
  loop.advance(5'000);
  const Seat s = read(clocked)->match()->pending().must.lowest();
  EXPECT_FALSE(read(clocked)->chair(s).away) << "an hour without a server is nobody's fault";
  loop.advance(15'000);
  EXPECT_TRUE(read(clocked)->chair(s).away) << "and then his time goes on";
}

/// A table with banks of ten minutes, of which who must choose has used twenty seconds.
class BankTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    id = create(2, 2, {ClockSettings::Kind::bank, bank, 0});
    ASSERT_EQ(wish(id, 0, Start{}), "");
    s = read(id)->match()->pending().must.lowest();
    loop.advance(20'000);
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
  Time time_left() { return read(id)->clocks().deadline(s).value_or(0) - loop.now(); }
  [[nodiscard]] bool logged_jump() const {
    return std::ranges::any_of(logged, [](const auto& line) { return line.find("clock-jumped") != line.npos; });
  }
  static constexpr Time bank = 600'000;
  static constexpr Time hour = 3'600'000;
  std::string id;
  Seat s{};
};

TEST_F(BankTest, AClockThatJumpsAtAStartTakesAndGivesNoTime) {
  for (const Time gap : {hour, -hour, 100 * 24 * hour, -100 * 24 * hour}) {
    logged.clear();
    start_after(gap);
    EXPECT_EQ(time_left(), bank - 20'000) << gap;
    EXPECT_TRUE(logged_jump()) << gap;
  }
  logged.clear();
  start_after(30'000);
  EXPECT_FALSE(logged_jump()) << "that is only a restart";
  ASSERT_EQ(choose(id, "a"), "");
  EXPECT_EQ(read(id)->clocks().left(s), bank - 20'000);
  Time before = 0;
  for (const HistoryLine& told : read(id)->history().all()) {
    EXPECT_GE(told.at, before);
    before = told.at;
  }
}

TEST_F(BankTest, TimeWithoutAServerIsForgivenAlsoIfThatCannotBeWrittenAtOnce) {
  store.failing = true;
  start_after(hour);
  EXPECT_EQ(wish(id, number(s), Say{"hello"}), "storage");
  loop.advance(3'000);
  store.failing = false;
  loop.advance(3'000);
  EXPECT_FALSE(read(id)->chair(s).away);
  EXPECT_EQ(time_left(), bank - 26'000);
  EXPECT_EQ(wish(id, number(s), Say{"hello"}), "");
}

TEST_F(BankTest, AServerThatDiesBeforeItIsForgivenHidesNothingFromTheNext) {
  store.fail_next("full");
  start_after(hour);
  start_after(1'000);
  EXPECT_EQ(time_left(), bank - 20'000);
}

TEST_F(BankTest, WhoCannotReadHowLongNoServerLivedLetsNobodyIn) {
  hall.reset();
  loop.run();
  loop.set(loop.now() + hour);
  store.failing_reads = true;
  hall.emplace(built_in_games(), loop, workers, store, log, settings);
  bool began = false;
  hall->resume([&] { began = true; });
  loop.advance(2'500);
  EXPECT_FALSE(began);
  store.failing_reads = false;
  loop.advance(1'000);
  EXPECT_TRUE(began);
  EXPECT_EQ(time_left(), bank - 20'500) << "it began half a second ago";
}

TEST_F(BankTest, AClockThatIsSetWhileTheServerRunsIsLoggedOnce) {
  loop.system_ahead = -hour;
  loop.advance(30'000);
  EXPECT_EQ(std::ranges::count_if(logged, [](const auto& line) { return line.find("clock-jumped") != line.npos; }), 1);
  EXPECT_EQ(time_left(), bank - 50'000);
}

TEST_F(HallTest, ATableThatIsFrozenHasNoTimerAndIsWrittenToOnceThatItsTimeStands) {
  const std::string id = create(2, 2, {ClockSettings::Kind::decision, 30'000, 0});
  ASSERT_EQ(wish(id, 0, Start{}), "");
  ASSERT_EQ(choose(id, "a"), "");
  const auto timers_of_a_start = [&] {
    const std::size_t before = loop.timers();
    loop.set(loop.now() + 3'600'000);
    restart();
    return loop.timers() - before;
  };
  const std::size_t going = timers_of_a_start();
  std::vector<store::Entry>& entries = store.raw(id);
  const auto chosen = std::ranges::find_if(entries, [](const auto& e) { return e.body.find("chose") != e.body.npos; });
  chosen->body.replace(chosen->body.find("\"hash\":\"") + 8, 4, "0000");
  const std::size_t written = entries.size();
  ASSERT_EQ(timers_of_a_start(), going - 1) << "nobody's time runs out where nothing can be done";
  ASSERT_NE(read(id)->frozen(), "");
  EXPECT_EQ(entries.size(), written + 1);
  EXPECT_TRUE(entries.back().body.starts_with(R"({"do":"paused")"));
  loop.advance(200'000);
  EXPECT_EQ(hall->loaded(), 0U);
  loop.set(loop.now() + 3'600'000);
  restart();
  loop.advance(200'000);
  EXPECT_EQ(entries.size(), written + 1) << "at the next start not again";
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

}  // namespace
}  // namespace krypta::server::test::hall_time_test
