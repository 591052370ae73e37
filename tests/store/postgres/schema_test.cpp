#include "store/postgres/schema.hpp"

#include <array>
#include <thread>

#include "tests/store/fixture.hpp"
#include "tests/store/postgres/database.hpp"

/// How a database becomes Krypta's, stays so, and what else it may be.
namespace krypta::store::test::postgres_schema_test {
namespace {

using postgres::Step;

class PostgresSchema : public testing::Test {
 protected:
  std::string refusal(const Skeletons& skeletons = {}) {
    const auto opened = open_postgres({.url = database_.url(), .skeletons = skeletons}, loop_.poster());
    const auto* problem = std::get_if<std::string>(&opened);
    if (problem == nullptr) return {};
    EXPECT_EQ(problem->find('\n'), std::string::npos) << *problem;
    return *problem;
  }
  /// As a program with those steps does.
  std::string migrate(std::span<const Step> steps) {
    const auto targets = std::get<0>(postgres::targets_of(database_.url()));
    std::size_t host = 0;
    auto connected = postgres::connect(targets, host, std::chrono::seconds{5});
    if (const auto* problem = std::get_if<std::string>(&connected)) return *problem;
    return postgres::migrate(std::get<postgres::Connection>(connected), {}, steps);
  }
  std::string meta(const std::string& name) {
    return database_.ask("SELECT value FROM krypta.meta WHERE name = '" + name + "'");
  }

  Database database_{Database::Holds::nothing};
  TestLoop loop_;
};

TEST_F(PostgresSchema, AnEmptyDatabaseIsSetUp) {
  EXPECT_EQ(refusal(), "");
  EXPECT_EQ(meta("version"), std::to_string(postgres::schema_steps().size()));
  EXPECT_EQ(database_.ask("SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace"), "0")
      << "everything is in a schema of its own";
  EXPECT_EQ(refusal(), "");
}

TEST_F(PostgresSchema, SeveralServersThatComeToAnEmptyDatabaseAtOnceAllServe) {
  std::array<std::string, 4> problems;
  std::vector<std::thread> servers;
  for (std::string& problem : problems) {
    servers.emplace_back([&] {
      auto opened = open_postgres({.url = database_.url()}, [](const std::function<void()>&) {});
      if (auto* said = std::get_if<std::string>(&opened)) problem = *said;
    });
  }
  for (std::thread& server : servers) server.join();
  EXPECT_EQ(problems, (std::array<std::string, 4>{}));
}

TEST_F(PostgresSchema, ADatabaseOfSomethingElseIsRefusedAndLeftAlone) {
  database_.ask("CREATE TABLE public.cats (name text)");
  EXPECT_NE(refusal().find("something else"), std::string::npos);
  EXPECT_EQ(database_.ask("SELECT to_regnamespace('krypta') IS NULL"), "t");
}

TEST_F(PostgresSchema, EachStepIsTakenOnceAndWhollyOrNotAtAll) {
  const Step first{"CREATE TABLE a (x bigint); INSERT INTO a VALUES (1)", 1};
  const Step second{"INSERT INTO a VALUES (2)", 1};
  const Step broken{"INSERT INTO a VALUES (3); SELECT 1 / 0", 1};
  EXPECT_EQ(migrate(std::array{first}), "");
  EXPECT_EQ(migrate(std::array{first, second}), "");
  EXPECT_EQ(migrate(std::array{first, second}), "");
  EXPECT_EQ(database_.ask("SELECT string_agg(x::text, ' ' ORDER BY x) FROM krypta.a"), "1 2");
  EXPECT_NE(migrate(std::array{first, second, broken}).find("zero"), std::string::npos);
  EXPECT_EQ(database_.ask("SELECT count(*) FROM krypta.a"), "2");
  EXPECT_EQ(meta("version"), "2");
}

TEST_F(PostgresSchema, AnOlderProgramWorksWithWhatANewerOneLeftUntilAStepSaysThatItCannot) {
  const Step first{"CREATE TABLE a (x bigint)", 1};
  const Step harmless{"ALTER TABLE a ADD COLUMN y bigint", 1};
  const Step strange{"ALTER TABLE a DROP COLUMN x", 3};
  EXPECT_EQ(migrate(std::array{first, harmless}), "");
  EXPECT_EQ(migrate(std::array{first}), "") << "the program before";
  EXPECT_EQ(meta("version"), "2");
  EXPECT_EQ(migrate(std::array{first, harmless, strange}), "");
  EXPECT_NE(migrate(std::array{first, harmless}).find("newer version of Krypta"), std::string::npos);
  EXPECT_NE(migrate(std::array{first}).find("newer version of Krypta"), std::string::npos);
}

TEST_F(PostgresSchema, ANewerDatabaseIsRefusedAlsoByAServerThatRunsWhenItComesBack) {
  auto opened =
      open_postgres({.url = database_.url(), .patience = {.request = std::chrono::milliseconds{700}}}, loop_.poster());
  auto& store = *std::get<0>(opened);
  ASSERT_TRUE(append(loop_, store, "t", {0, 1, "x"}).done());
  database_.ask("UPDATE krypta.meta SET value = 99 WHERE name IN ('version', 'oldest')");
  EXPECT_NE(refusal().find("newer version of Krypta"), std::string::npos);
  database_.ask(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'krypta' "
      "AND datname = current_database()");
  const Written written = append(loop_, store, "t", {1, 1, "x"});
  EXPECT_EQ(written.code, Written::Code::failed);
  EXPECT_NE(written.problem.find("newer version of Krypta"), std::string::npos) << written.problem;
}

TEST_F(PostgresSchema, LooksOfNamesAreWrittenDownOnceAndThoseThatWereAlikeStay) {
  ASSERT_EQ(refusal(), "");
  database_.ask(
      "INSERT INTO krypta.accounts SELECT i, 'N' || i, 'n' || i, '', 'en', i, 1, '', NULL, 0 "
      "FROM generate_series(1, 3) AS i");
  int asked = 0;
  const auto look = [&](const std::string& name) {
    ++asked;
    return name == "N3" ? std::string{"three"} : std::string{"alike"};
  };
  EXPECT_EQ(refusal({look, 1}), "");
  EXPECT_EQ(refusal({look, 1}), "");
  EXPECT_EQ(asked, 3);
  EXPECT_EQ(database_.ask("SELECT string_agg(coalesce(look, '-') || '/' || skeleton, ' ' ORDER BY id) "
                          "FROM krypta.accounts"),
            "alike/alike -/alike three/three");
  EXPECT_EQ(refusal({look, 2}), "");
  EXPECT_EQ(asked, 6);
}

}  // namespace
}  // namespace krypta::store::test::postgres_schema_test
