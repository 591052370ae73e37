#include <algorithm>
#include <thread>

#include "tests/store/fixture.hpp"
#include "tests/store/postgres/database.hpp"
#include "tests/store/postgres/wire.hpp"

/// What two servers on one database do with each other.
namespace krypta::store::test::others_test {
namespace {

using Code = Written::Code;

class TwoServers : public testing::Test {
 protected:
  std::unique_ptr<PostgresStore> open(const std::string& url) {
    auto store = open_postgres({.url = url, .patience = {.sign = std::chrono::milliseconds{100}}}, loop_.poster());
    if (const auto* problem = std::get_if<std::string>(&store)) ADD_FAILURE() << *problem;
    return std::get<0>(std::move(store));
  }
  Code write(const std::function<void(OnWritten)>& question) { return ask<Written>(loop_, question).code; }
  template <class T>
  T found(const std::function<void(OnFound<T>)>& question) {
    auto answer = ask<Found<T>>(loop_, question);
    EXPECT_EQ(answer.problem, "");
    return answer.value.value_or(T{});
  }
  Lease lease(PostgresStore& store, const std::string& table, Time length = 60'000) {
    return found<Lease>([&](auto then) { store.lease(table, length, then); });
  }
  std::vector<Onlooker> elsewhere(PostgresStore& store, const std::string& table) {
    return found<std::vector<Onlooker>>([&](auto then) { store.elsewhere(table, then); });
  }
  std::vector<AccountId> connected_elsewhere(PostgresStore& store) {
    return found<std::vector<AccountId>>([&](auto then) { store.connected_elsewhere({1, 2, 3}, then); });
  }
  std::string key(PostgresStore& store) {
    return found<std::string>([&](auto then) { store.common_key(then); });
  }
  Time last_alive(PostgresStore& store) {
    return found<Time>([&](auto then) { store.last_alive(then); });
  }
  std::string served() { return database_.ask("SELECT value FROM krypta.meta WHERE name = 'served'"); }
  /// The answers to questions that say nothing come after what was asked before.
  void settle(PostgresStore& store) {
    found<Time>([&](auto then) { store.time(then); });
  }
  /// What one server hears, all together.
  void listen(PostgresStore& store, News& heard) {
    store.listen([&heard](News news) {
      heard.missed = heard.missed || news.missed;
      std::ranges::move(news.written, std::back_inserter(heard.written));
      std::ranges::move(news.comings, std::back_inserter(heard.comings));
      std::ranges::move(news.people, std::back_inserter(heard.people));
    });
    loop_.until([&] { return heard.missed; });
    heard = {};
  }

  Database database_;
  TestLoop loop_;
  std::unique_ptr<PostgresStore> one_ = open(database_.url());
  std::unique_ptr<PostgresStore> two_ = open(database_.url());
};

TEST_F(TwoServers, WhatOneWroteIsTakenForTheOther) {
  ASSERT_TRUE(append(loop_, *one_, "t", {0, 1, "one"}).done());
  EXPECT_EQ(append(loop_, *two_, "t", {0, 1, "two"}).code, Code::taken);
  EXPECT_EQ(append(loop_, *two_, "t", {2, 1, "two"}).code, Code::failed) << "a hole";
  EXPECT_TRUE(append(loop_, *two_, "t", {1, 1, "two"}).done());
  const auto grown = found<std::vector<std::string>>([&](auto then) {
    one_->grown({{"t", 1}, {"t", 2}, {"nobody's", 0}}, then);
  });
  EXPECT_EQ(grown, std::vector<std::string>{"t"});
}

/// Both want every number at once.
TEST_F(TwoServers, EveryNumberIsOnesAlone) {
  constexpr std::uint32_t length = 50;
  std::vector<int> winners(length);
  std::size_t heard = 0;
  for (std::uint32_t number = 0; number < length; ++number) {
    for (PostgresStore* store : {one_.get(), two_.get()}) {
      store->append("t", {number, 1, store == one_.get() ? "one" : "two"}, {}, [&, number](const Written& written) {
        if (written.done()) ++winners[number];
        ++heard;
      });
    }
    loop_.until([&] { return heard == 2 * (number + 1); });
  }
  EXPECT_EQ(winners, std::vector<int>(length, 1));
  EXPECT_EQ(entries(loop_, *one_, "t"), entries(loop_, *two_, "t"));
}

/// Each begins at the other's end: without an order of locks they would wait for each other, a second each time.
TEST_F(TwoServers, AreNeverInEachOthersWay) {
  constexpr std::uint32_t length = 40;
  constexpr int tables = 60;
  std::size_t heard = 0;
  std::size_t won = 0;
  const auto note = [&](const Written& written) {
    EXPECT_NE(written.code, Code::failed) << written.problem;
    if (written.done()) ++won;
    ++heard;
  };
  const auto write = [&](PostgresStore& store, int table, std::uint32_t number) {
    const std::string id = "t" + std::to_string(table);
    store.append(id, {number, 1, "x"}, Listing{.table = id, .people = {1, 2}}, note);
    store.seen("t" + std::to_string(tables - 1 - table));
    store.waits_for(id, {AccountId{number % 3}});
  };
  for (std::uint32_t number = 0; number < length; ++number) {
    for (int i = 0; i < tables; ++i) {
      write(*one_, i, number);
      write(*two_, tables - 1 - i, number);
    }
    loop_.until([&] { return heard == 2U * tables * (number + 1); });
  }
  EXPECT_EQ(won, std::size_t{tables} * length);
  // A machine that does too much may let a lock wait for too long; that two wait for each other is another thing.
  one_->close();
  two_->close();
  const std::string servers =
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
  for (int i = 0; i < 100 && database_.ask(servers) != "0"; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds{50});
  EXPECT_EQ(database_.ask("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"), "0");
}

TEST_F(TwoServers, HearWhatTheOtherDid) {
  News one;
  News two;
  listen(*one_, one);
  listen(*two_, two);
  ASSERT_TRUE(append(loop_, *one_, "t", {0, 1, "x"}).done());
  one_->here("t", {{1, 10}, {2, 20}});
  const Account ada{11, "Ada", "ada", "$x", "en", 1, 2, "ada"};
  Account other = ada;
  other.language = "hu";
  ASSERT_EQ(write([&](auto then) { one_->add_account(ada, then); }), Code::done);
  ASSERT_EQ(write([&](auto then) { one_->change_account(ada, other, then); }), Code::done);
  loop_.until([&] { return two.people.size() == 1; });
  EXPECT_EQ(two.written, (std::vector<Place>{{"t", 0}}));
  EXPECT_EQ(two.comings, std::vector<std::string>{"t"});
  EXPECT_EQ(two.people, std::vector<AccountId>{11});
  ASSERT_EQ(write([&](auto then) { two_->add_session({"h", 11, 3, 4}, then); }), Code::done);
  ASSERT_EQ(write([&](auto then) { two_->end_session("h", then); }), Code::done);
  loop_.until([&] { return !one.people.empty(); });
  EXPECT_EQ(one.people, std::vector<AccountId>{11}) << "whose session it was";
  EXPECT_TRUE(one.written.empty() && one.comings.empty()) << "nobody hears himself";
  EXPECT_FALSE(one.missed || two.missed);
}

TEST_F(TwoServers, MuchNewsGoesInSeveralNotifications) {
  News two;
  listen(*two_, two);
  for (int i = 0; i < 900; ++i)
    one_->append("a table with a long name, number " + std::to_string(i), {0, 1, "x"}, {}, {});
  loop_.until([&] { return two.written.size() == 900; });
  EXPECT_FALSE(two.missed);
}

TEST_F(TwoServers, AreToldThatTheyMayHaveMissedSomethingWhenTheConnectionBroke) {
  News two;
  listen(*two_, two);
  database_.ask(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'krypta' "
      "AND datname = current_database()");
  loop_.until([&] { return two.missed; });
  settle(*one_);
  ASSERT_TRUE(append(loop_, *one_, "t", {0, 1, "x"}).done());
  loop_.until([&] { return !two.written.empty(); });
}

TEST_F(TwoServers, ALeaseIsOnesAloneUntilItEnds) {
  EXPECT_TRUE(lease(*one_, "t").own);
  EXPECT_TRUE(lease(*one_, "t").own) << "he keeps it";
  const Lease others = lease(*two_, "t");
  EXPECT_FALSE(others.own);
  EXPECT_GT(others.left, 50'000);
  EXPECT_TRUE(lease(*two_, "other").own);
  one_->let_go("t");
  settle(*one_);
  EXPECT_TRUE(lease(*two_, "t", 1).own);
  std::this_thread::sleep_for(std::chrono::milliseconds{5});
  EXPECT_TRUE(lease(*one_, "t").own) << "it has run out";
  two_->let_go("t");
  settle(*two_);
  EXPECT_FALSE(lease(*two_, "t").own) << "only one's own is let go";
}

TEST_F(TwoServers, WhoLooksWhereIsKnownToTheOther) {
  one_->here("t", {{1, 10}, {2, 0}});
  two_->here("t", {{3, 30}});
  one_->connected(1, true);
  one_->connected(2, true);
  two_->connected(3, true);
  settle(*one_);
  settle(*two_);
  EXPECT_EQ(elsewhere(*two_, "t"), (std::vector<Onlooker>{{1, 10}, {2, 0}}));
  EXPECT_EQ(elsewhere(*one_, "t"), (std::vector<Onlooker>{{3, 30}}));
  EXPECT_TRUE(elsewhere(*one_, "other").empty());
  EXPECT_EQ(connected_elsewhere(*two_), (std::vector<AccountId>{1, 2}));
  one_->here("t", {{2, 0}});
  one_->connected(1, false);
  settle(*one_);
  EXPECT_EQ(elsewhere(*two_, "t"), (std::vector<Onlooker>{{2, 0}}));
  EXPECT_EQ(connected_elsewhere(*two_), std::vector<AccountId>{2});
  one_->here("t", {});
  settle(*one_);
  EXPECT_TRUE(elsewhere(*two_, "t").empty());
}

TEST_F(TwoServers, WhatAServerSaidEndsWithIt) {
  one_->here("t", {{1, 10}});
  one_->connected(1, true);
  ASSERT_TRUE(lease(*one_, "t").own);
  one_->close();
  EXPECT_TRUE(elsewhere(*two_, "t").empty());
  EXPECT_TRUE(connected_elsewhere(*two_).empty());
  EXPECT_TRUE(lease(*two_, "t").own);
}

/// As when it is killed, or stopped, or cut off.
TEST_F(TwoServers, WhatAServerSaidIsNotBelievedWhenItHasNotBeenHeardOf) {
  Wire wire{database_.url()};
  const auto three = open(wire.url());
  three->here("t", {{1, 10}});
  three->connected(1, true);
  ASSERT_TRUE(lease(*three, "t").own);
  ASSERT_EQ(write([&](auto then) { three->alive(5, 0, then); }), Code::done);
  ASSERT_EQ(elsewhere(*two_, "t").size(), 1U);
  EXPECT_GT(last_alive(*two_), 5) << "it serves";
  wire.stand_still();
  database_.ask(
      "UPDATE krypta.servers SET heard_at = heard_at - interval '13 seconds', signed_at = signed_at - "
      "interval '13 seconds' WHERE signed_at IS NOT NULL");
  EXPECT_TRUE(elsewhere(*two_, "t").empty());
  EXPECT_TRUE(connected_elsewhere(*two_).empty());
  EXPECT_EQ(last_alive(*two_), 5);
  EXPECT_TRUE(lease(*two_, "t").own);
  // It wakes, and says again where its people are.
  wire.cut();
  settle(*three);
  for (int tries = 0; tries < 200 && elsewhere(*two_, "t").empty(); ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  EXPECT_EQ(elsewhere(*two_, "t"), (std::vector<Onlooker>{{1, 10}}));
  EXPECT_FALSE(lease(*three, "t").own);
}

/// What unlogged tables are after a crash of PostgreSQL.
TEST_F(TwoServers, SayAgainWhatTheDatabaseHasLost) {
  one_->here("t", {{1, 10}, {1, 11}});
  one_->here("u", {{2, 0}});
  one_->connected(1, true);
  const std::string before = key(*one_);
  database_.ask("TRUNCATE krypta.servers, krypta.here, krypta.connected, krypta.common_key, krypta.leases");
  for (int tries = 0; tries < 200 && connected_elsewhere(*two_).empty(); ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  EXPECT_EQ(connected_elsewhere(*two_), std::vector<AccountId>{1});
  EXPECT_EQ(elsewhere(*two_, "t"), (std::vector<Onlooker>{{1, 10}, {1, 11}}));
  EXPECT_EQ(elsewhere(*two_, "u"), (std::vector<Onlooker>{{2, 0}}));
  EXPECT_EQ(key(*two_), before);
}

TEST_F(TwoServers, SpendFromTheSameBuckets) {
  const auto spend = [&](PostgresStore& store, std::vector<Spending> what) {
    return found<bool>([&](auto then) { store.spend(what, then); });
  };
  const Spending three{"name ada", 1, 0.0001, 3};
  EXPECT_TRUE(spend(*one_, {three}));
  EXPECT_TRUE(spend(*two_, {three}));
  EXPECT_TRUE(spend(*one_, {three, {"address", 1, 0.0001, 1}}));
  EXPECT_FALSE(spend(*two_, {three}));
  EXPECT_FALSE(spend(*two_, {{"free", 1, 0.0001, 5}, three})) << "all of it or nothing";
  EXPECT_TRUE(spend(*one_, {{"free", 5, 0.0001, 5}})) << "nothing was taken";
  EXPECT_TRUE(spend(*one_, {}));
  const Spending quick{"quick", 1, 100, 1};
  EXPECT_TRUE(spend(*one_, {quick}));
  std::this_thread::sleep_for(std::chrono::milliseconds{30});
  EXPECT_TRUE(spend(*two_, {quick})) << "it fills";
  EXPECT_FALSE(spend(*two_, {{"too much", 2, 1, 1}}));
  EXPECT_TRUE(spend(*two_, {{"twice", 1, 0.0001, 2}, {"twice", 1, 0.0001, 2}}));
  EXPECT_FALSE(spend(*one_, {{"twice", 1, 0.0001, 2}}));
}

TEST_F(TwoServers, NobodySpendsMoreBecauseTwoDoAtOnce) {
  std::size_t heard = 0;
  std::size_t enough = 0;
  const auto note = [&](const Found<bool>& found) {
    ++heard;
    if (found.value.value_or(false)) ++enough;
  };
  ASSERT_TRUE(found<bool>([&](auto then) { one_->spend({{"a", 1, 0.0001, 101}}, then); }));
  for (int i = 0; i < 150; ++i)
    for (PostgresStore* store : {one_.get(), two_.get()}) store->spend({{"a", 1, 0.0001, 101}}, note);
  loop_.until([&] { return heard == 300; });
  EXPECT_EQ(enough, 100U);
}

TEST_F(TwoServers, HaveAKeyInCommonUntilNoneIsLeft) {
  const std::string both = key(*one_);
  EXPECT_EQ(both.size(), 16U);
  EXPECT_EQ(key(*two_), both);
  EXPECT_EQ(key(*one_), both);
  one_->close();
  one_ = open(database_.url());
  EXPECT_EQ(key(*one_), both) << "one of them lived all the time";
  one_->close();
  two_->close();
  one_ = open(database_.url());
  EXPECT_NE(key(*one_), both);
}

TEST_F(TwoServers, TimeThatSeveralLiveThroughCountsOnce) {
  const auto live = [&](PostgresStore& store, Time lived) {
    ASSERT_EQ(write([&](auto then) { store.alive(1, lived, then); }), Code::done);
  };
  for (int i = 0; i < 5; ++i) {
    live(*one_, 1'000);
    live(*two_, 1'000);
  }
  EXPECT_EQ(served(), "5000");
  for (int i = 0; i < 3; ++i) live(*one_, 1'000);
  EXPECT_EQ(served(), "8000") << "the other one may be gone";
  live(*two_, 500);
  EXPECT_EQ(served(), "8000") << "or have slept";
  live(*two_, 500);
  EXPECT_EQ(served(), "8500");
}

TEST_F(TwoServers, TheLastSignOfLifeIsNowWhileAnotherServes) {
  ASSERT_EQ(write([&](auto then) { one_->alive(5, 0, then); }), Code::done);
  EXPECT_EQ(last_alive(*one_), 5) << "nobody else does";
  const Time now = found<Time>([&](auto then) { two_->time(then); });
  EXPECT_GE(last_alive(*two_), now);
  EXPECT_LT(last_alive(*two_), now + 60'000);
  one_->close();
  EXPECT_EQ(last_alive(*two_), 5) << "one that is connected and does not serve is nobody";
}

TEST_F(TwoServers, NobodyIsGivenANameThatLooksLikeAnothersByTheOther) {
  constexpr int rounds = 40;
  std::size_t heard = 0;
  int given = 0;
  const auto note = [&](const Written& written) {
    ++heard;
    if (written.done()) ++given;
    EXPECT_TRUE(written.done() || written.code == Code::taken) << written.problem;
  };
  for (int i = 0; i < rounds; ++i) {
    const std::string look = "look" + std::to_string(i);
    one_->add_account({2 * i + 1, look + "a", look + "a", "", "en", 1, 1, look}, note);
    two_->add_account({2 * i + 2, look + "b", look + "b", "", "en", 1, 1, look}, note);
  }
  loop_.until([&] { return heard == 2 * rounds; });
  EXPECT_EQ(given, rounds);
  EXPECT_EQ(database_.ask("SELECT count(DISTINCT skeleton) || ' ' || count(*) FROM krypta.accounts"), "40 40");
}

TEST_F(TwoServers, LimitsHoldWhenBothWriteAtOnce) {
  for (AccountId id = 1; id <= 30; ++id) {
    const std::string name = "n" + std::to_string(id);
    ASSERT_EQ(write([&](auto then) { one_->add_account({id, name, name, "", "en", 1, 1}, then); }), Code::done);
  }
  std::size_t heard = 0;
  const auto note = [&](const Written& written) {
    ++heard;
    EXPECT_NE(written.code, Code::failed) << written.problem;
  };
  for (AccountId friend_ = 2; friend_ <= 30; ++friend_)
    (friend_ % 2 == 0 ? one_ : two_)->befriend(1, friend_, 5, 10, note);
  for (int deck = 0; deck < 30; ++deck)
    (deck % 2 == 0 ? one_ : two_)->keep_deck(1, {std::to_string(deck), "vtes", 1, 5, "x"}, {10, 99}, note);
  for (int match = 0; match < 30; ++match)
    (match % 2 == 0 ? one_ : two_)
        ->count({std::to_string(match),
                 5,
                 "go",
                 2,
                 {{1, 0, "people", 1, 0, {}}, {AccountId{match + 100}, 0, "people", 0, 0, {}}}},
                note);
  loop_.until([&] { return heard == 29 + 30 + 30; });
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.friends WHERE account = 1"), "10");
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.decks"), "10");
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.results"), "2") << "one match, for both of its people";
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.counted"), "1");
}

TEST_F(TwoServers, SessionsThatLiveAreThoseThatHaveNotEnded) {
  ASSERT_EQ(write([&](auto then) { one_->add_account({1, "a", "a", "", "en", 1, 1}, then); }), Code::done);
  ASSERT_EQ(write([&](auto then) { one_->add_session({"h", 1, 1, 1}, then); }), Code::done);
  const auto living = found<std::vector<std::string>>([&](auto then) {
    two_->living({"h", "gone", "a\"},{\\"}, then);
  });
  EXPECT_EQ(living, std::vector<std::string>{"h"});
}

}  // namespace
}  // namespace krypta::store::test::others_test
