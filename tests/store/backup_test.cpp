#include <sqlite3.h>
#include <sys/stat.h>

#include <atomic>
#include <thread>

#include "store/sqlite.hpp"
#include "store/statement.hpp"
#include "tests/store/fixture.hpp"

namespace krypta::store::test::backup_test {
namespace {

/// Everything in a database, as text.
std::string contents(const std::string& path) {
  auto opened = Connection::open(path, SQLITE_OPEN_READONLY);
  auto& connection = std::get<Connection>(opened);
  std::string all;
  for (const char* sql : {"SELECT name || sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name",
                          "SELECT table_id || number || at || body FROM entries ORDER BY table_id, number",
                          "SELECT table_id || state || listed || watched || wakes || created || summary FROM tables",
                          "SELECT table_id || place || account FROM table_people",
                          "SELECT id || name || folded || password || language || created || seen FROM accounts",
                          "SELECT token_hash || account || created FROM sessions", "SELECT name || value FROM meta",
                          "PRAGMA user_version", "PRAGMA application_id"}) {
    Rows rows = connection.ask(sql);
    while (rows.next()) all += rows.text(0) + "\n";
    EXPECT_EQ(rows.problem(), "");
  }
  return all;
}

void fill(TestLoop& loop, Store& store) {
  store.add_account({1, "Ada", "ada", "$argon2", "en", 1, 2}, {});
  store.add_session({"hash", 1, 3}, {});
  for (std::uint32_t number = 0; number < 300; ++number)
    store.append("t", {number, 5, std::string(500, 'x')}, Listing{.table = "t", .people = {1}, .summary = "s"}, {});
  ASSERT_TRUE(ask<Written>(loop, [&](auto then) { store.alive(9, 0, then); }).done());
}

TEST(Backup, IsTheSameAndCanBeOpened) {
  const Directory directory;
  TestLoop loop;
  auto store = opened(directory / "k.db", loop.poster());
  fill(loop, *store);
  EXPECT_EQ(backup(directory / "k.db", directory / "b.db"), "") << "beside a server";
  store.reset();
  EXPECT_EQ(backup(directory / "k.db", directory / "c.db"), "") << "without one";
  struct stat found {};
  ASSERT_EQ(stat((directory / "b.db").c_str(), &found), 0);
  EXPECT_EQ(found.st_mode & 0777U, 0600U);
  for (const char* name : {"b.db", "c.db"}) {
    EXPECT_FALSE(std::filesystem::exists(directory / (std::string{name} + ".part")));
    EXPECT_FALSE(std::filesystem::exists(directory / (std::string{name} + "-wal")));
    EXPECT_EQ(contents(directory / name), contents(directory / "k.db"));
    store = opened(directory / name, loop.poster());
    EXPECT_EQ(entries(loop, *store, "t").size(), 300U);
    EXPECT_TRUE(append(loop, *store, "t", {300, 0, "goes on"}).done());
    store.reset();
  }
}

TEST(Backup, IsOneMomentOfADatabaseThatIsBeingWritten) {
  const Directory directory;
  TestLoop loop;
  const auto store = opened(directory / "k.db", loop.poster());
  fill(loop, *store);
  std::uint32_t next = 300;
  for (int round = 0; round < 4; ++round) {
    const std::string to = directory / ("b" + std::to_string(round));
    const std::uint32_t before = next;
    std::atomic<bool> made = false;
    std::string problem;
    std::thread making{[&] {
      problem = backup(directory / "k.db", to);
      made = true;
    }};
    while (!made) {
      const Listing listing{.table = "t", .listed = true, .summary = std::to_string(next)};
      EXPECT_TRUE(append(loop, *store, "t", {next, 0, std::string(900, 'y')}, listing).done());
      ++next;
    }
    making.join();
    ASSERT_EQ(problem, "");
    const auto copy = opened(to, loop.poster());
    const auto found = entries(loop, *copy, "t");
    ASSERT_GE(found.size(), before);
    ASSERT_LE(found.size(), next);
    for (std::uint32_t number = 0; number < found.size(); ++number) ASSERT_EQ(found[number].number, number);
    if (found.size() == 300) continue;
    const auto lobby = ask<Found<std::vector<Listing>>>(loop, [&](auto then) { copy->lobby({.most = 1}, then); });
    EXPECT_EQ(lobby.value->at(0).summary, std::to_string(found.size() - 1));
  }
  EXPECT_EQ(entries(loop, *store, "t").size(), next);
}

TEST(Backup, NeverWritesOverAFile) {
  const Directory directory;
  TestLoop loop;
  opened(directory / "k.db", loop.poster())->close();
  for (const char* there : {"b.db", "b.db-wal", "b.db.part"}) {
    write_file(directory / there, "precious");
    const std::string problem = backup(directory / "k.db", directory / "b.db");
    EXPECT_NE(problem.find(there), std::string::npos) << problem;
    EXPECT_EQ(everything_in(directory.path()).at(there), "precious");
    std::filesystem::remove(directory / there);
  }
  EXPECT_NE(backup(directory / "k.db", directory / "k.db").find("already there"), std::string::npos);
  EXPECT_NE(backup(directory / "k.db", directory / "no/such/b.db").find("no such file or directory"),
            std::string::npos);
  EXPECT_EQ(backup(directory / "k.db", directory / "b.db"), "");
}

TEST(Backup, OfWhatIsNoKryptaDatabaseIsRefused) {
  const Directory directory;
  EXPECT_NE(backup(directory / "none.db", directory / "b.db").find("there is no database"), std::string::npos);
  write_file(directory / "text.db", std::string(5'000, 'x'));
  EXPECT_NE(backup(directory / "text.db", directory / "b.db").find("damaged"), std::string::npos);
  write_file(directory / "empty.db", "");
  EXPECT_NE(backup(directory / "empty.db", directory / "b.db").find("another program"), std::string::npos);
  {
    auto other = Connection::open(directory / "other.db", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    ASSERT_EQ(std::get<Connection>(other).run("CREATE TABLE t (x)"), "");
  }
  EXPECT_NE(backup(directory / "other.db", directory / "b.db").find("another program"), std::string::npos);
  EXPECT_EQ(everything_in(directory.path()).size(), 3U) << "nothing is left of the attempts";
}

TEST(Backup, OfADamagedDatabaseIsNotKept) {
  const Directory directory;
  TestLoop loop;
  auto store = opened(directory / "k.db", loop.poster());
  fill(loop, *store);
  store.reset();
  std::string bytes = everything_in(directory.path()).at("k.db");
  bytes.replace(bytes.size() - 4'096, 50, std::string(50, '\x5a'));
  write_file(directory / "k.db", bytes);
  EXPECT_NE(backup(directory / "k.db", directory / "b.db").find("damaged"), std::string::npos);
  EXPECT_FALSE(std::filesystem::exists(directory / "b.db"));
  EXPECT_FALSE(std::filesystem::exists(directory / "b.db.part"));
}

}  // namespace
}  // namespace krypta::store::test::backup_test
