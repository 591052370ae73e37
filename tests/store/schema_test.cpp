#include "store/schema.hpp"

#include "store/records.hpp"
#include "tests/store/fixture.hpp"

namespace krypta::store::test::schema_test {
namespace {

using Steps = std::vector<std::string_view>;

Steps all_steps() { return {schema_steps().begin(), schema_steps().end()}; }

Connection in_memory() {
  return std::get<Connection>(Connection::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE));
}

std::string schema_of(Connection& connection) {
  std::string all;
  Rows rows = connection.ask("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY name");
  while (rows.next()) all += rows.text(0) + "\n";
  return all;
}

TEST(Schema, EveryEarlierVersionLeadsToTheSame) {
  Connection fresh = in_memory();
  ASSERT_EQ(migrate(fresh), "");
  EXPECT_EQ(fresh.number("PRAGMA user_version"), static_cast<std::int64_t>(schema_steps().size()));
  EXPECT_EQ(fresh.number("PRAGMA application_id"), application_id);
  EXPECT_EQ(missing(fresh), "");
  for (std::size_t version = 0; version <= schema_steps().size(); ++version) {
    Connection old = in_memory();
    ASSERT_EQ(migrate(old, schema_steps().first(version)), "");
    EXPECT_EQ(old.number("PRAGMA user_version"), static_cast<std::int64_t>(version));
    EXPECT_EQ(missing(old), "") << version;
    ASSERT_EQ(migrate(old), "");
    EXPECT_EQ(schema_of(old), schema_of(fresh));
    ASSERT_EQ(migrate(old), "") << "nothing to do";
  }
}

TEST(Schema, WhoWasSeenUnderAClockIsForgottenNoSoonerAfterIt) {
  Connection old = in_memory();
  ASSERT_EQ(migrate(old, schema_steps().first(2)), "");
  ASSERT_EQ(old.run("INSERT INTO meta VALUES ('alive', 1000);"
                    "INSERT INTO accounts VALUES (1, 'a', 'a', '', 'en', 0, 400), (2, 'b', 'b', '', 'en', 0, 5000)"),
            "");
  ASSERT_EQ(migrate(old), "");
  EXPECT_EQ(old.number("SELECT seen_served FROM accounts WHERE id = 1"), -600) << "not seen for so long";
  EXPECT_EQ(old.number("SELECT seen_served FROM accounts WHERE id = 2"), 0) << "seen by a clock that was ahead";
}

TEST(Schema, AStepHappensWithItsVersionOrNotAtAll) {
  Connection connection = in_memory();
  ASSERT_EQ(migrate(connection), "");
  Steps steps = all_steps();
  steps.emplace_back("CREATE TABLE good (x)");
  steps.emplace_back("CREATE TABLE half (x); CREATE TABLE entries (x)");
  EXPECT_NE(migrate(connection, steps), "");
  EXPECT_FALSE(connection.in_transaction());
  EXPECT_EQ(connection.number("PRAGMA user_version"), static_cast<std::int64_t>(steps.size() - 1));
  EXPECT_EQ(connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'good'"), 1);
  EXPECT_EQ(connection.number("SELECT count(*) FROM sqlite_schema WHERE name = 'half'"), 0);
  EXPECT_EQ(missing(connection, steps), "");
}

/// However many tables there are, a question looks only at what it is about.
TEST(Schema, EveryQuestionFindsItsWayByAnIndex) {
  Connection connection = in_memory();
  ASSERT_EQ(migrate(connection), "");
  sqlite3* raw = connection.get();
  Records records{std::move(connection)};
  static_cast<void>(records.append("t", {0, 0, ""}, Listing{.table = "t", .people = {1}}));
  static_cast<void>(records.append("t", {5, 0, ""}, {}));
  static_cast<void>(records.entries("t", 0));
  static_cast<void>(records.keep("t", {}));
  static_cast<void>(records.thoughts("t", 0, 1));
  static_cast<void>(records.archive("t", {{"a", "b"}}));
  static_cast<void>(records.archived("t", "a"));
  static_cast<void>(records.unarchived("", 5));
  static_cast<void>(records.lobby({.most = 5}));
  static_cast<void>(records.tables_of(1, 5));
  static_cast<void>(records.waits_for("t", {1}));
  static_cast<void>(records.count({"t", 0, "g", 2, {{1, 0, "people"}}}));
  static_cast<void>(records.is_counted("t"));
  static_cast<void>(records.uncounted("", 5));
  static_cast<void>(records.standings({{1, "g"}}));
  static_cast<void>(records.tallies(1));
  static_cast<void>(records.waking());
  static_cast<void>(records.going(1, 1));
  static_cast<void>(records.seen("t"));
  static_cast<void>(records.abandoned(1, 1, 5));
  static_cast<void>(records.change_account({}, {}));
  static_cast<void>(records.account_named(""));
  static_cast<void>(records.owner_of_session(""));
  static_cast<void>(records.add_account({}));
  static_cast<void>(records.sessions_of(1, 5));
  static_cast<void>(records.use_session("", 1));
  static_cast<void>(records.add_device({}, 5));
  static_cast<void>(records.knows_device(1, ""));
  static_cast<void>(records.forget_devices_of(1, ""));
  static_cast<void>(records.end_session(""));
  static_cast<void>(records.end_sessions_of(1, ""));
  static_cast<void>(records.forget(5));
  static_cast<void>(records.set_friend_link(1, "l"));
  static_cast<void>(records.friend_link(1));
  static_cast<void>(records.owner_of_friend_link("l"));
  static_cast<void>(records.befriend(1, 2, 0, 5));
  static_cast<void>(records.unfriend(1, 2));
  static_cast<void>(records.friends_of(1));
  static_cast<void>(records.tables_of_friends(1, 5));
  static_cast<void>(records.tables({.most = 5}));
  static_cast<void>(records.accounts({.ids = {1}}));
  static_cast<void>(records.accounts({.begins = "a"}));
  static_cast<void>(records.outcomes_of(1));
  static_cast<void>(records.add_reset({"h", 1, 1}));
  static_cast<void>(records.owner_of_reset("h", 0));
  static_cast<void>(records.reset_password("h", 0, "p"));
  static_cast<void>(records.add_report({.id = 1, .by = 1, .about = 2, .table = "t"}, 5));
  static_cast<void>(records.close_report(1, 1));
  static_cast<void>(records.old_matches({.since = 1}));
  static_cast<void>(records.drop_thoughts("t"));
  static_cast<void>(records.drop_match("t", 1));
  static_cast<void>(records.remove_account(1, 1));
  static_cast<void>(records.alive(1, 1));
  static_cast<void>(records.last_alive());
  std::vector<std::string> statements;
  for (sqlite3_stmt* each = sqlite3_next_stmt(raw, nullptr); each != nullptr; each = sqlite3_next_stmt(raw, each))
    statements.emplace_back(sqlite3_sql(each));
  EXPECT_GE(statements.size(), 18U);

  Connection explaining = in_memory();
  ASSERT_EQ(migrate(explaining), "");
  for (const std::string& sql : statements) {
    const std::string question = "EXPLAIN QUERY PLAN " + sql;
    Rows plan = explaining.ask(question.c_str());
    while (plan.next()) {
      const std::string line = plan.text(3);
      const bool scans = line.starts_with("SCAN") && line.find("CONSTANT ROW") == std::string::npos &&
                         line.find("INDEX tables_") == std::string::npos;
      EXPECT_FALSE(scans) << line << "\n" << sql;
    }
    EXPECT_EQ(plan.problem(), "") << sql;
  }
}

}  // namespace
}  // namespace krypta::store::test::schema_test
