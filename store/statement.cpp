#include "store/statement.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

namespace krypta::store {
namespace {

const char* in_words(int code, int system) {
  if (code == SQLITE_READONLY_DIRECTORY) return "no permission to write into the directory of the database";
  if (system == ENOSPC || system == EDQUOT) return "the disk is full";
  switch (code & 0xff) {
    case SQLITE_FULL: return "the disk is full";
    case SQLITE_READONLY: return "the database cannot be written";
    case SQLITE_PERM:
    case SQLITE_CANTOPEN: return "a file of the database cannot be opened";
    case SQLITE_IOERR: return "the disk does not do what it should";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return "the database is damaged";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return "another program holds the database";
    case SQLITE_NOMEM: return "there is no memory left";
    case SQLITE_TOOBIG: return "that is too long to be kept";
    default: return "the database refuses";
  }
}

}  // namespace

std::string problem_of(sqlite3* connection) {
  const int code = sqlite3_extended_errcode(connection);
  const int kind = code & 0xff;
  // The system's word belongs to the last failure of the disk, which need not be this one.
  const int system = kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN ? sqlite3_system_errno(connection) : 0;
  std::string problem = in_words(code, system);
  problem.append(" (").append(sqlite3_errmsg(connection)).append(", SQLite code ").append(std::to_string(code));
  if (system != 0) problem.append(", ").append(std::strerror(system));
  problem += ')';
  for (char& letter : problem)
    if (letter == '\n') letter = ' ';
  return problem;
}

std::string untouched(const std::string& path) {
  std::string name = "file:";
  for (const char letter : path) {
    if (letter == '%')
      name += "%25";
    else if (letter == '?')
      name += "%3f";
    else if (letter == '#')
      name += "%23";
    else
      name += letter;
  }
  return name + "?immutable=1";
}

Rows::~Rows() {
  if (statement_ == nullptr) return;
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

void Rows::check(int code) {
  if (code == SQLITE_OK || failed()) return;
  code_ = sqlite3_extended_errcode(connection_);
  problem_ = problem_of(connection_);
}

void Rows::bind(int place, std::int64_t value) {
  if (!failed()) check(sqlite3_bind_int64(statement_, place, value));
}

void Rows::bind(int place, std::string_view value) {
  if (failed()) return;
  // A null pointer would be bound as NULL.
  const char* text = value.data() == nullptr ? "" : value.data();
  check(sqlite3_bind_text64(statement_, place, text, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Rows::bind(int place, Blob value) {
  if (failed()) return;
  const char* bytes = value.bytes.data() == nullptr ? "" : value.bytes.data();
  check(sqlite3_bind_blob64(statement_, place, bytes, value.bytes.size(), SQLITE_STATIC));
}

void Rows::bind(int place, Real value) {
  if (!failed()) check(sqlite3_bind_double(statement_, place, value.number));
}

bool Rows::next() {
  if (failed()) return false;
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code != SQLITE_DONE) check(code);
  return false;
}

bool Rows::run() {
  while (next()) continue;
  return !failed();
}

std::int64_t Rows::integer(int column) const { return sqlite3_column_int64(statement_, column); }

double Rows::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string Rows::text(int column) const {
  const auto* text = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  const auto length = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return text == nullptr ? std::string{} : std::string{text, length};
}

std::variant<Connection, std::string> Connection::open(const std::string& path, int flags) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
  Connection connection{raw};
  if (raw == nullptr) return std::string{"there is no memory left"};
  if (code != SQLITE_OK) return problem_of(raw);
  // A look from outside (a backup, a person with a tool) may hold the database for a moment.
  sqlite3_busy_timeout(raw, 10'000);
  return connection;
}

std::string Connection::run(const std::string& sql) {
  const int code = sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? std::string{} : problem_of(connection_.get());
}

std::optional<std::int64_t> Connection::number(const char* sql) {
  Rows rows = ask(sql);
  if (!rows.next()) return std::nullopt;
  return rows.integer(0);
}

sqlite3_stmt* Connection::prepared(const char* sql, int& code) {
  if (const auto known = statements_.find(std::string_view{sql}); known != statements_.end())
    return known->second.get();
  sqlite3_stmt* raw = nullptr;
  code = sqlite3_prepare_v3(connection_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
  if (code == SQLITE_OK) statements_[sql].reset(raw);
  return raw;
}

}  // namespace krypta::store
