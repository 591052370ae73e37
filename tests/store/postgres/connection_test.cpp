#include <libpq-fe.h>

#include <atomic>
#include <thread>

#include "tests/store/fixture.hpp"
#include "tests/store/postgres/database.hpp"
#include "tests/store/postgres/wire.hpp"

/// What happens to what was asked when the connection to the database breaks, or one request is wrong.
namespace krypta::store::test::connection_test {
namespace {

using Code = Written::Code;

postgres::Patience impatient() {
  return {.connection = std::chrono::milliseconds{300},
          .silence = std::chrono::milliseconds{300},
          .request = std::chrono::milliseconds{1'500},
          .end = std::chrono::milliseconds{300}};
}

class PostgresConnection : public testing::Test {
 protected:
  std::unique_ptr<PostgresStore> open(const std::string& url, const postgres::Patience& patience = {}) {
    auto store = open_postgres({.url = url, .patience = patience}, loop_.poster());
    if (const auto* problem = std::get_if<std::string>(&store)) ADD_FAILURE() << *problem;
    return std::get<0>(std::move(store));
  }
  void wait_until(const std::string& sql) {
    for (int tries = 0; database_.ask(sql) != "t"; ++tries) {
      ASSERT_LT(tries, 500) << sql;
      std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
  }
  /// Asks for a write of which the answer gets lost although it was carried out, as `sql` tells.
  Written write_unheard(Wire& wire, PostgresStore& store, const std::function<void(OnWritten)>& write,
                        const std::string& sql) {
    // What the store does by itself after it came back is over.
    for (int i = 0; i < 2; ++i) ask<Found<Time>>(loop_, [&](auto then) { store.time(then); });
    wire.swallow_answers();
    std::optional<Written> answer;
    write([&](Written written) { answer = std::move(written); });
    wait_until(sql);
    EXPECT_FALSE(answer);
    wire.cut();
    loop_.until([&] { return answer.has_value(); });
    return *answer;
  }

  Database database_;
  TestLoop loop_;
};

TEST_F(PostgresConnection, OneWrongRequestSpoilsNobodyElses) {
  database_.ask("ALTER TABLE krypta.entries ADD CHECK (body <> 'wrong')");
  const auto store = open(database_.url());
  std::vector<Code> answers(300);
  std::size_t heard = 0;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::string body = i % 100 == 7   ? "wrong"
                             : i % 100 == 8 ? std::string{"a\0b", 3}
                             : i % 100 == 9 ? "\xff"
                                            : "x";
    store->append("t" + std::to_string(i), {0, 1, body}, {}, [&, i](const Written& written) {
      answers[i] = written.code;
      ++heard;
    });
  }
  loop_.until([&] { return heard == answers.size(); });
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const bool wrong = i % 100 >= 7 && i % 100 <= 9;
    EXPECT_EQ(answers[i], wrong ? Code::failed : Code::done) << i;
    EXPECT_EQ(entries(loop_, *store, "t" + std::to_string(i)).size(), wrong ? 0U : 1U) << i;
  }
  EXPECT_EQ(store->counts().failed, 9U);
  EXPECT_GT(store->counts().second_tries, 0U);
  EXPECT_EQ(store->counts().reconnects, 0U);
}

TEST_F(PostgresConnection, NothingIsLostOrDoubledWhenConnectionsAreKilledUnderWay) {
  const auto store = open(database_.url());
  constexpr std::uint32_t length = 60;
  constexpr std::size_t tables = 20;
  std::size_t finished = 0;
  std::function<void(const std::string&, std::uint32_t)> write = [&](const std::string& table, std::uint32_t number) {
    if (number == length) {
      ++finished;
      return;
    }
    store->append(table, {number, 1, table + " " + std::to_string(number)}, {}, [&, table, number](Written written) {
      EXPECT_EQ(written.code, Code::done) << table << " " << number << " " << written.problem;
      write(table, number + 1);
    });
  };
  std::atomic<bool> ends = false;
  std::thread killer{[&] {
    while (!ends) {
      database_.ask(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'krypta' "
          "AND datname = current_database()");
      std::this_thread::sleep_for(std::chrono::milliseconds{30});
    }
  }};
  for (std::size_t i = 0; i < tables; ++i) write("t" + std::to_string(i), 0);
  loop_.until([&] { return finished == tables; });
  ends = true;
  killer.join();
  EXPECT_GT(store->counts().reconnects, 0U);
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.entries WHERE body = table_id || ' ' || number"),
            std::to_string(tables * length));
}

TEST_F(PostgresConnection, AWriteWhoseAnswerWasLostIsDoneAndNotTaken) {
  Wire wire{database_.url()};
  const auto store = open(wire.url(), {.sign = std::chrono::hours{1}});
  ASSERT_TRUE(append(loop_, *store, "t", {0, 5, "x"}).done());
  const auto appending = [&](OnWritten then) { store->append("t", {1, 5, "y"}, Listing{.table = "t"}, then); };
  EXPECT_EQ(write_unheard(wire, *store, appending, "SELECT count(*) = 2 FROM krypta.entries").code, Code::done);
  EXPECT_EQ(append(loop_, *store, "t", {1, 5, "y"}).code, Code::taken) << "not a second try";

  const Account ada{11, "Ada", "ada", "$x", "en", 1, 2, "ada"};
  Account renamed = ada;
  renamed.name = renamed.folded = renamed.skeleton = "bea";
  const std::vector<std::pair<std::function<void(OnWritten)>, std::string>> writes{
      {[&](OnWritten then) { store->add_account(ada, then); }, "SELECT count(*) = 1 FROM krypta.accounts"},
      {[&](OnWritten then) { store->change_account(ada, renamed, then); }, "SELECT name = 'bea' FROM krypta.accounts"},
      {[&](OnWritten then) {
         store->add_session({"h", 11, 3, 4}, then);
       },
       "SELECT count(*) = 1 FROM krypta.sessions"},
      {[&](OnWritten then) {
         store->keep_deck(11, {"d", "vtes", 1, 5, "body"}, {9, 99}, then);
       },
       "SELECT count(*) = 1 FROM krypta.decks"},
      {[&](OnWritten then) {
         store->keep_deck(11, {"d", "vtes", 2, 6, "more"}, {9, 99}, then);
       },
       "SELECT revision = 2 FROM krypta.decks"},
      {[&](OnWritten then) { store->drop_deck(11, "d", 2, then); }, "SELECT count(*) = 0 FROM krypta.decks"},
      {[&](OnWritten then) {
         store->count({"t", 5, "go", 2, {{11, 0, "easy", 1.0, 0, {}}}}, then);
       },
       "SELECT count(*) = 1 FROM krypta.results"},
      {[&](OnWritten then) {
         store->archive("t", {{"a", std::string{"\0\xff", 2}}}, then);
       },
       "SELECT count(*) = 1 FROM krypta.archives"},
      {[&](OnWritten then) { store->add_report({.id = 1, .at = 3, .by = 11, .about = 12}, 1, then); },
       "SELECT count(*) = 1 FROM krypta.reports"},
      {[&](OnWritten then) { store->close_report(1, 4, then); }, "SELECT closed = 4 FROM krypta.reports"},
      {[&](OnWritten then) { store->add_sanction({.id = 1, .account = 11, .since = 3}, then); },
       "SELECT count(*) = 1 FROM krypta.sanctions"},
      {[&](OnWritten then) { store->lift_sanction(1, then); }, "SELECT count(*) = 0 FROM krypta.sanctions"},
      {[&](OnWritten then) { store->alive(7, 500, then); },
       "SELECT value = 500 FROM krypta.meta WHERE name = 'served'"},
      {[&](OnWritten then) { store->remove_account(11, 8, then); }, "SELECT count(*) = 0 FROM krypta.accounts"}};
  for (const auto& [write, sql] : writes) EXPECT_EQ(write_unheard(wire, *store, write, sql).code, Code::done) << sql;
  EXPECT_EQ(database_.ask("SELECT value FROM krypta.meta WHERE name = 'served'"), "500") << "counted once";
  EXPECT_EQ(store->counts().reconnects, writes.size() + 1);
  EXPECT_NE(database_.ask("SELECT value FROM krypta.meta WHERE name = 'confirmed'"), "0")
      << "a second try waits for a commit of its own";
}

TEST_F(PostgresConnection, WhatAnotherHasWrittenIsTakenAlsoInASecondTry) {
  Wire wire{database_.url()};
  const auto store = open(wire.url());
  const auto other = open(database_.url());
  wire.stand_still();
  std::optional<Written> answer;
  store->append("t", {0, 5, "mine"}, {}, [&](Written written) { answer = std::move(written); });
  ASSERT_TRUE(append(loop_, *other, "t", {0, 5, "theirs"}).done());
  wire.cut();
  loop_.until([&] { return answer.has_value(); });
  EXPECT_EQ(answer->code, Code::taken);
  EXPECT_EQ(entries(loop_, *store, "t").at(0).body, "theirs");
}

TEST_F(PostgresConnection, ANetworkThatStandsStillIsNoticedAndWorkGoesOn) {
  Wire wire{database_.url()};
  const auto store = open(wire.url(), impatient());
  ASSERT_TRUE(append(loop_, *store, "t", {0, 5, "x"}).done());
  wire.stand_still();
  std::optional<Written> answer;
  store->append("t", {1, 5, "y"}, {}, [&](Written written) { answer = std::move(written); });
  std::thread later{[&] {
    std::this_thread::sleep_for(std::chrono::milliseconds{700});
    wire.cut();
  }};
  loop_.until([&] { return answer.has_value(); });
  later.join();
  EXPECT_TRUE(answer->done()) << answer->problem;
  EXPECT_EQ(entries(loop_, *store, "t").size(), 2U);
}

TEST_F(PostgresConnection, WhoWaitsForTooLongIsToldSoAndLaterAllIsWell) {
  Wire wire{database_.url()};
  const auto store = open(wire.url(), impatient());
  ASSERT_TRUE(append(loop_, *store, "t", {0, 5, "x"}).done());
  wire.stand_still();
  const Written written = append(loop_, *store, "t", {1, 5, "y"});
  EXPECT_EQ(written.code, Code::failed);
  EXPECT_NE(written.problem.find("cannot be reached"), std::string::npos) << written.problem;
  const auto found = ask<Found<std::vector<Entry>>>(loop_, [&](auto then) { store->entries("t", 0, then); });
  EXPECT_FALSE(found.value);
  EXPECT_FALSE(found.problem.empty());
  wire.cut();
  EXPECT_EQ(entries(loop_, *store, "t").size(), 1U);
  EXPECT_TRUE(append(loop_, *store, "t", {1, 5, "y"}).done());
}

TEST_F(PostgresConnection, TheHostThatAnswersIsFound) {
  std::string url = database_.url();
  const std::size_t at = url.find('@') + 1;
  url.insert(at, "127.0.0.1:1,");
  const auto store = open(url);
  EXPECT_TRUE(append(loop_, *store, "t", {0, 5, "x"}).done());
}

TEST_F(PostgresConnection, ClosingDoesNotWaitForADatabaseThatIsAway) {
  Wire wire{database_.url()};
  const auto store = open(wire.url(), impatient());
  wire.stand_still();
  store->append("t", {0, 5, "x"}, {}, [](const Written&) { ADD_FAILURE() << "heard after closing"; });
  const auto start = std::chrono::steady_clock::now();
  store->close();
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds{3});
  loop_.run_what_is_there();
}

/// A server that was stopped in the middle of a batch: its connection holds what it has written so far.
TEST_F(PostgresConnection, AServerThatStandsStillInABatchKeepsNobodyWaitingForLong) {
  const auto store = open(database_.url());
  PGconn* const sleeper = PQconnectdb((database_.url() + "&application_name=krypta").c_str());
  ASSERT_EQ(PQstatus(sleeper), CONNECTION_OK) << PQerrorMessage(sleeper);
  ASSERT_EQ(PQenterPipelineMode(sleeper), 1);
  PQsendQueryParams(sleeper, "INSERT INTO krypta.entries VALUES ('t', 0, 1, 'never')", 0, nullptr, nullptr, nullptr,
                    nullptr, 0);
  PQsendFlushRequest(sleeper);
  PQflush(sleeper);
  wait_until(
      "SELECT count(*) = 1 FROM pg_locks WHERE relation = 'krypta.entries'::regclass AND mode = "
      "'RowExclusiveLock'");
  EXPECT_TRUE(append(loop_, *store, "t", {0, 5, "x"}).done());
  EXPECT_EQ(entries(loop_, *store, "t").at(0).body, "x");
  PQfinish(sleeper);
}

TEST(PostgresAddress, NoMessageTellsAPassword) {
  TestLoop loop;
  for (const char* url :
       {"postgresql://krypta:s3cret@127.0.0.1:1/krypta", "postgresql://krypta@127.0.0.1:1/krypta?password=s3cret",
        "postgresql://krypta:s3cret@127.0.0.1:1/krypta?what=this", "postgresql://krypta:s3cret@[::1/krypta",
        "postgresql://krypta:s3cret%@127.0.0.1/krypta", "postgresql://krypta:s3cret@127.0.0.1:port/s3cret"}) {
    const auto opened = open_postgres({.url = url}, loop.poster());
    const auto* problem = std::get_if<std::string>(&opened);
    ASSERT_TRUE(problem) << url;
    EXPECT_FALSE(problem->empty());
    EXPECT_EQ(problem->find("s3cret"), std::string::npos) << *problem;
    EXPECT_EQ(problem->find('\n'), std::string::npos) << *problem;
  }
  const Database database;
  std::string url = database.url();
  const auto opened = open_postgres({.url = url.replace(url.find('@'), 1, ":s3cret@")}, loop.poster());
  EXPECT_NE(std::get<std::string>(opened).find("authentication"), std::string::npos) << std::get<std::string>(opened);
}

}  // namespace
}  // namespace krypta::store::test::connection_test
