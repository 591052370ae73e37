#include "store/opening.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

#include "store/schema.hpp"

namespace krypta::store {
namespace {

constexpr std::string_view magic{"SQLite format 3\0", 16};
constexpr std::size_t application_id_at = 68;

std::string in_quotes(const std::string& path) { return "'" + path + "'"; }

/// Looks at the file's first bytes only. SQLite would leave its own files beside another program's database, or even
/// bring that database up to date.
std::string refuse_strange_file(const std::string& path) {
  const File file{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (!file.good()) return file_problem("write", path, errno);
  struct stat found {};
  if (fstat(file.get(), &found) != 0) return file_problem("read", path, errno);
  if (!S_ISREG(found.st_mode)) return in_quotes(path) + " is not a file";
  if (found.st_size == 0) return in_quotes(path) + " is empty, so it is not a Krypta database";

  std::array<char, 100> header{};
  const auto length = ::pread(file.get(), header.data(), header.size(), 0);
  if (length < 0) return file_problem("read", path, errno);
  if (static_cast<std::size_t>(length) < header.size() || std::string_view{header.data(), magic.size()} != magic)
    return in_quotes(path) + " is not a Krypta database, or its beginning is damaged";
  std::uint32_t id = 0;
  for (std::size_t i = 0; i < 4; ++i) id = (id << 8U) | static_cast<unsigned char>(header.at(application_id_at + i));
  if (id != static_cast<std::uint32_t>(application_id))
    return in_quotes(path) + " is a database of another program, not of Krypta";
  return {};
}

/// Looks at everything and writes nothing.
std::string refuse_damage(const std::string& path) {
  const bool clean = size_of(path + "-wal").value_or(0) == 0;
  const bool had_index = exists(path + "-shm");
  std::string problem;
  {
    auto opened = clean ? Connection::open(untouched(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
                        : Connection::open(path, SQLITE_OPEN_READONLY);
    if (auto* unopened = std::get_if<std::string>(&opened))
      problem = std::move(*unopened);
    else
      problem = refuse_unless_krypta(std::get<Connection>(opened), "PRAGMA quick_check(1)");
  }
  if (problem.empty()) return {};
  if (!had_index) ::unlink((path + "-shm").c_str());
  return in_quotes(path) + ": " + problem;
}

std::string prepare(Connection& connection) {
  {
    Rows mode = connection.ask("PRAGMA journal_mode = WAL");
    if (!mode.next()) return mode.problem();
    if (mode.text(0) != "wal") return "this disk cannot hold a database that is written and read at once (WAL)";
  }
  // Known only now that the file has been looked at.
  if (sqlite3_db_readonly(connection.get(), "main") != 0)
    return "the database cannot be written, or its beginning is damaged";
  std::string problem = connection.run(
      "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF;"
      "PRAGMA cell_size_check = ON; PRAGMA journal_size_limit = 67108864;");
  return problem.empty() ? migrate(connection) : problem;
}

/// Under another name first, so that there is never half a database.
std::string make_database(const std::string& path) {
  for (const char* ending : {"-wal", "-journal"})
    if (exists(path + ending))
      return in_quotes(path + ending) + " belongs to a database that is not there: put both back, or remove it";
  const std::string fresh = path + ".new";
  remove_database(fresh);
  std::string problem = make_private(fresh);
  if (problem.empty()) {
    auto opened = Connection::open(fresh, SQLITE_OPEN_READWRITE);
    if (auto* unopened = std::get_if<std::string>(&opened)) {
      problem = std::move(*unopened);
    } else {
      problem = prepare(std::get<Connection>(opened));
    }
    if (!problem.empty()) problem = "cannot make " + in_quotes(path) + ": " + problem;
  }
  if (problem.empty() && exists(fresh + "-wal")) problem = "cannot write " + in_quotes(fresh);
  if (problem.empty()) problem = put_in_place(fresh, path);
  if (!problem.empty()) remove_database(fresh);
  return problem;
}

std::variant<Connection, std::string> open_to_write(const std::string& path) {
  auto opened = Connection::open(path, SQLITE_OPEN_READWRITE);
  if (auto* problem = std::get_if<std::string>(&opened)) return in_quotes(path) + ": " + *problem;
  const std::string problem = prepare(std::get<Connection>(opened));
  if (!problem.empty()) return in_quotes(path) + ": " + problem;
  return opened;
}

}  // namespace

std::string refuse_unless_krypta(Connection& connection, const char* check) {
  const auto id = connection.number("PRAGMA application_id");
  if (!id) return problem_of(connection.get());
  if (*id != application_id) return "it is a database of another program, not of Krypta";
  const auto version = connection.number("PRAGMA user_version");
  if (!version) return problem_of(connection.get());
  const auto known = static_cast<std::int64_t>(schema_steps().size());
  if (*version > known)
    return "it was written by a newer program (its version is " + std::to_string(*version) + ", this program knows " +
           std::to_string(known) + ")";
  Rows rows = connection.ask(check);
  if (!rows.next()) return rows.problem();
  if (std::string found = rows.text(0); found != "ok") {
    for (char& letter : found)
      if (letter == '\n') letter = ' ';
    return "the database is damaged (" + found + ")";
  }
  const std::string lost = *version < 1 ? "it has no version" : missing(connection);
  return lost.empty() ? std::string{} : "the database is damaged (" + lost + ")";
}

std::variant<Opened, std::string> open_database(const std::string& path) {
  auto taken = Lock::take(path + ".lock");
  if (auto* problem = std::get_if<std::string>(&taken)) return "cannot use '" + path + "': " + *problem;
  auto& lock = std::get<Lock>(taken);
  std::string problem;
  if (exists(path)) {
    problem = refuse_strange_file(path);
    if (problem.empty()) problem = refuse_damage(path);
  } else {
    problem = make_database(path);
  }
  if (problem.empty()) {
    auto connection = open_to_write(path);
    if (auto* good = std::get_if<Connection>(&connection)) return Opened{std::move(lock), std::move(*good)};
    problem = std::get<std::string>(connection);
  }
  lock.leave_no_trace();
  return problem;
}

}  // namespace krypta::store
