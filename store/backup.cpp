#include <memory>
#include <utility>
#include <variant>

#include "store/files.hpp"
#include "store/opening.hpp"
#include "store/sqlite.hpp"
#include "store/statement.hpp"

namespace krypta::store {
namespace {

struct Finish {
  void operator()(sqlite3_backup* copying) const { sqlite3_backup_finish(copying); }
};

std::string copy(Connection& from, const std::string& part) {
  auto opened = Connection::open(part, SQLITE_OPEN_READWRITE);
  if (auto* problem = std::get_if<std::string>(&opened)) return std::move(*problem);
  const auto& to = std::get<Connection>(opened);
  std::unique_ptr<sqlite3_backup, Finish> copying{sqlite3_backup_init(to.get(), "main", from.get(), "main")};
  if (copying == nullptr) return problem_of(to.get());
  // All at once, so it is one moment of the database: the server goes on writing beside it and the copy never has to
  // begin again.
  const int stepped = sqlite3_backup_step(copying.get(), -1);
  const int code = sqlite3_backup_finish(copying.release());
  if (stepped == SQLITE_DONE && code == SQLITE_OK) return {};
  return code == SQLITE_OK ? "another program holds the database" : problem_of(to.get());
}

std::string check(const std::string& part) {
  auto opened = Connection::open(untouched(part), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  if (auto* problem = std::get_if<std::string>(&opened)) return std::move(*problem);
  return refuse_unless_krypta(std::get<Connection>(opened), "PRAGMA integrity_check(1)");
}

}  // namespace

std::string backup(const std::string& from, const std::string& to) {
  for (const char* ending : {"", "-wal", "-journal"})
    if (exists(to + ending)) return "'" + to + ending + "' is already there";
  const std::string part = to + ".part";
  if (exists(part))
    return "'" + part + "' is there: another backup is being made, or one was interrupted; remove it if none is";
  if (!exists(from)) return "there is no database '" + from + "'";

  auto source = Connection::open(from, SQLITE_OPEN_READONLY);
  if (auto* problem = std::get_if<std::string>(&source)) return "'" + from + "': " + *problem;
  // Whether it is whole is asked of the copy, which nobody changes meanwhile.
  auto& connection = std::get<Connection>(source);
  if (std::string problem = refuse_unless_krypta(connection, "SELECT 'ok'"); !problem.empty())
    return "'" + from + "': " + problem;

  if (std::string problem = make_private(part); !problem.empty()) return problem;
  std::string problem = copy(connection, part);
  if (problem.empty()) problem = check(part);
  if (problem.empty())
    problem = put_in_place(part, to);
  else
    problem = "cannot copy '" + from + "': " + problem;
  if (!problem.empty()) remove_database(part);
  return problem;
}

}  // namespace krypta::store
