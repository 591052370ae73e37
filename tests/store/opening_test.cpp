#include <fcntl.h>
#include <sys/stat.h>

#include "store/schema.hpp"
#include "store/sqlite.hpp"
#include "tests/store/fixture.hpp"

/// What is opened, what is refused and why, and that a refusal leaves everything as it was.
namespace krypta::store::test::opening_test {
namespace {

constexpr std::uint32_t many = 200;
constexpr std::size_t page = 4096;

std::string body_of(std::uint32_t number) { return std::to_string(number) + std::string(300, 'b'); }

/// A database with something in every table.
void make_database(const std::string& path) {
  TestLoop loop;
  const auto store = opened(path, loop.poster());
  for (std::uint32_t number = 0; number < many; ++number) {
    const std::string table = "t" + std::to_string(number);
    store->append("t", {number, number, body_of(number)}, Listing{.table = "t", .people = {1, 2}}, {});
    store->append(table, {0, 0, "x"}, Listing{.table = table, .listed = true, .people = {1, 2}}, {});
    store->add_account({number, table, table, "", "en", 0, 0}, {});
    store->add_session({table, number, 0}, {});
  }
  ASSERT_TRUE(ask<Written>(loop, [&](auto then) { store->alive(5, 0, then); }).done());
}

std::vector<Entry> expected_entries() {
  std::vector<Entry> expected;
  for (std::uint32_t number = 0; number < many; ++number) expected.push_back({number, number, body_of(number)});
  return expected;
}

std::string bytes_of(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

/// Refused with these words, and nothing has changed, not even the names in the directory.
void expect_refusal(const Directory& directory, const std::string& words) {
  const auto before = everything_in(directory.path());
  const std::string problem = refusal(directory / "k.db");
  EXPECT_NE(problem.find(words), std::string::npos) << "'" << problem << "' does not say '" << words << "'";
  EXPECT_TRUE(everything_in(directory.path()) == before) << "something changed: " << problem;
}

void run_sql(const std::string& path, const std::string& sql) {
  auto opened = Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  ASSERT_EQ(std::get<Connection>(opened).run(sql), "");
}

class Damage : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    const Directory directory;
    make_database(directory / "k.db");
    good_ = bytes_of(directory / "k.db");
  }
  static std::string good_;
};
std::string Damage::good_;

TEST(Opening, ANewDatabaseIsItsOwnersAlone) {
  const Directory directory;
  TestLoop loop;
  const auto store = opened(directory / "k.db", loop.poster());
  ASSERT_TRUE(append(loop, *store, "t", {0, 0, "x"}).done());
  for (const char* name : {"k.db", "k.db-wal", "k.db.lock"}) {
    struct stat found {};
    ASSERT_EQ(stat((directory / name).c_str(), &found), 0) << name;
    EXPECT_EQ(found.st_mode & 0777U, 0600U) << name;
  }
}

TEST(Opening, ASecondServerIsRefusedUntilTheFirstHasGone) {
  const Directory directory;
  TestLoop loop;
  auto store = opened(directory / "k.db", loop.poster());
  ASSERT_TRUE(append(loop, *store, "t", {0, 0, "x"}).done());
  expect_refusal(directory, "another server is using it");
  ASSERT_TRUE(append(loop, *store, "t", {1, 0, "x"}).done());
  store.reset();
  EXPECT_EQ(refusal(directory / "k.db"), "");
}

TEST(Opening, OddNamesAreNames) {
  const Directory directory;
  for (const char* name : {"a b?c#d%25.db", "'quoted'.db", "file:x.db"}) {
    EXPECT_EQ(refusal(directory / name), "");
    EXPECT_EQ(refusal(directory / name), "") << "the second time it is looked at";
    EXPECT_TRUE(std::filesystem::exists(directory / name));
  }
}

TEST(Opening, WhatACrashLeavesIsOpenedWithEverythingThatWasDone) {
  const Directory directory;
  const Directory crashed;
  TestLoop loop;
  const auto store = opened(directory / "k.db", loop.poster());
  for (std::uint32_t number = 0; number < many; ++number)
    ASSERT_TRUE(append(loop, *store, "t", {number, number, body_of(number)}).done());
  for (const auto& [name, bytes] : everything_in(directory.path())) write_file(crashed / name, bytes);
  ASSERT_GT(std::filesystem::file_size(crashed / "k.db-wal"), 0U);
  std::filesystem::remove(crashed / "k.db-shm");
  const auto again = opened(crashed / "k.db", loop.poster());
  EXPECT_EQ(entries(loop, *again, "t"), expected_entries());
}

TEST(Opening, AnInterruptedMakingIsMadeAgain) {
  const Directory directory;
  write_file(directory / "k.db.new", "half");
  write_file(directory / "k.db.new-wal", "half");
  EXPECT_EQ(refusal(directory / "k.db"), "");
  EXPECT_FALSE(std::filesystem::exists(directory / "k.db.new"));
}

TEST(Opening, WhatIsNoDatabaseIsRefused) {
  const Directory directory;
  write_file(directory / "k.db", "");
  expect_refusal(directory, "is empty");
  write_file(directory / "k.db", "SQLite format 3");
  expect_refusal(directory, "not a Krypta database");
  write_file(directory / "k.db", std::string(10'000, 'x'));
  expect_refusal(directory, "not a Krypta database");
  std::filesystem::remove(directory / "k.db");
  std::filesystem::create_directory(directory / "k.db");
  EXPECT_NE(refusal(directory / "k.db"), "");
  EXPECT_NE(refusal(directory / "no/such/k.db").find("no such file or directory"), std::string::npos);
}

TEST(Opening, AnotherProgramsDatabaseIsRefused) {
  for (const char* mode : {"DELETE", "WAL"}) {
    const Directory directory;
    run_sql(directory / "k.db", std::string{"PRAGMA journal_mode = "} + mode + "; CREATE TABLE t (x);");
    expect_refusal(directory, "another program");
    run_sql(directory / "k.db", "PRAGMA application_id = 77");
    expect_refusal(directory, "another program");
  }
}

TEST(Opening, ALogWithoutItsDatabaseIsNotMixedIntoANewOne) {
  const Directory directory;
  write_file(directory / "k.db-wal", "frames of old");
  expect_refusal(directory, "k.db-wal");
}

TEST(Opening, ANewerProgramsDatabaseIsRefused) {
  const Directory directory;
  make_database(directory / "k.db");
  run_sql(directory / "k.db", "PRAGMA user_version = " + std::to_string(schema_steps().size() + 1));
  std::filesystem::remove(directory / "k.db.lock");
  expect_refusal(directory, "newer program");
}

TEST_F(Damage, AnyByteOfTheHeader) {
  unsigned refused = 0;
  for (std::size_t at = 0; at < 100; ++at) {
    const Directory directory;
    std::string bytes = good_;
    bytes[at] = static_cast<char>(~bytes[at]);
    write_file(directory / "k.db", bytes);
    const auto before = everything_in(directory.path());
    if (!refusal(directory / "k.db").empty()) {
      ++refused;
      EXPECT_TRUE(everything_in(directory.path()) == before) << "something changed, byte " << at;
      continue;
    }
    TestLoop loop;
    const auto store = opened(directory / "k.db", loop.poster());
    EXPECT_EQ(entries(loop, *store, "t"), expected_entries()) << "byte " << at;
    EXPECT_TRUE(append(loop, *store, "t", {many, 0, "x"}).done()) << "byte " << at;
  }
  EXPECT_GT(refused, 40U);
}

TEST_F(Damage, AnyPage) {
  const std::size_t pages = good_.size() / page;
  ASSERT_GT(pages, 20U);
  for (std::size_t each = 0; each < pages; ++each) {
    const Directory directory;
    std::string bytes = good_;
    bytes.replace(each * page + (each == 0 ? 100 : 0), 50, std::string(50, '\x5a'));
    write_file(directory / "k.db", bytes);
    expect_refusal(directory, "damaged");
  }
}

TEST_F(Damage, AFileThatEndsTooEarly) {
  for (std::size_t length = 1; length < good_.size(); length += 5'001) {
    const Directory directory;
    write_file(directory / "k.db", good_.substr(0, length));
    expect_refusal(directory, "damaged");
  }
  const Directory directory;
  write_file(directory / "k.db", good_.substr(0, good_.size() - page));
  expect_refusal(directory, "damaged");
}

TEST_F(Damage, WithALogBesideIt) {
  const Directory directory;
  const Directory crashed;
  write_file(directory / "k.db", good_);
  TestLoop loop;
  const auto store = opened(directory / "k.db", loop.poster());
  ASSERT_TRUE(append(loop, *store, "t", {many, 0, "x"}).done());
  const std::string log = bytes_of(directory / "k.db-wal");
  ASSERT_FALSE(log.empty());
  // The log's first frames are newer than pages of the file; a page of the accounts is not among them.
  std::string bytes = good_;
  const std::size_t at = bytes.find("t1t1") / page * page;
  bytes.replace(at, 50, std::string(50, '\x5a'));
  write_file(crashed / "k.db", bytes);
  write_file(crashed / "k.db-wal", log);
  expect_refusal(crashed, "damaged");
}

TEST_F(Damage, ATableThatIsNotThere) {
  const Directory directory;
  write_file(directory / "k.db", good_);
  run_sql(directory / "k.db", "DROP INDEX tables_in_lobby");
  expect_refusal(directory, "'tables_in_lobby' is not there");
}

TEST(Opening, WithoutPermissionNothingIsMade) {
  const Directory directory;
  const std::string path = directory.path();
  std::filesystem::create_directory(path + "/with");
  make_database(path + "/with/k.db");
  std::filesystem::create_directory(path + "/file");
  make_database(path + "/file/k.db");
  std::filesystem::create_directory(path + "/without");
  const std::string complaint = in_child([&]() -> std::string {
    if (getuid() == 0) {
      for (const auto& each : std::filesystem::recursive_directory_iterator{path})
        if (chown(each.path().c_str(), 65534, 65534) != 0) return "cannot give files away";
      if (chown(path.c_str(), 65534, 65534) != 0 || setgid(65534) != 0 || setuid(65534) != 0)
        return "cannot become nobody";
    }
    std::filesystem::remove(path + "/file/k.db.lock");
    std::filesystem::remove(path + "/with/k.db.lock");
    chmod((path + "/file/k.db").c_str(), 0400);
    chmod((path + "/with").c_str(), 0500);
    chmod((path + "/without").c_str(), 0500);
    for (const char* each : {"/with", "/file", "/without"}) {
      const auto before = everything_in(path + each);
      const std::string problem = refusal(path + each + "/k.db");
      if (problem.find("no permission") == std::string::npos) return each + (": '" + problem) + "'";
      if (everything_in(path + each) != before) return std::string{each} + ": something changed";
    }
    // The lock may be there from better days.
    chmod((path + "/with").c_str(), 0700);
    write_file(path + "/with/k.db.lock", "");
    chmod((path + "/with").c_str(), 0500);
    const auto before = everything_in(path + "/with");
    const std::string problem = refusal(path + "/with/k.db");
    if (problem.find("no permission") == std::string::npos) return "a lock is there: '" + problem + "'";
    if (everything_in(path + "/with") != before) return "a lock is there: something changed";
    for (const char* each : {"/with", "/without"}) chmod((path + each).c_str(), 0700);
    return {};
  });
  EXPECT_EQ(complaint, "");
}

}  // namespace
}  // namespace krypta::store::test::opening_test
