#pragma once

#include <sqlite3.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// SQLite's own interface, with owners for what must be given back and without return codes that can be overlooked.
namespace krypta::store {

/// Bytes that are no text.
struct Blob {
  std::string_view bytes;
};

/// A number with a point.
struct Real {
  double number;
};

/// What a statement finds, row by row. The statement can be used again when this is gone.
class Rows {
 public:
  /// `code` is what preparing the statement said.
  template <class... Values>
  Rows(sqlite3* connection, sqlite3_stmt* statement, int code, const Values&... values)
      : connection_(connection), statement_(statement) {
    check(code);
    int place = 0;
    (bind(++place, values), ...);
  }
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows();

  /// False after the last row, and if something went wrong.
  [[nodiscard]] bool next();
  /// For a statement that finds no rows; false if something went wrong.
  [[nodiscard]] bool run();
  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] int columns() const { return sqlite3_column_count(statement_); }

  [[nodiscard]] bool failed() const { return !problem_.empty(); }
  /// SQLite's extended code of what went wrong.
  [[nodiscard]] int code() const { return code_; }
  /// One line; empty while all is well.
  [[nodiscard]] const std::string& problem() const { return problem_; }

 private:
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);
  void bind(int place, Blob value);
  void bind(int place, Real value);
  void check(int code);

  sqlite3* connection_;
  sqlite3_stmt* statement_;
  int code_ = SQLITE_OK;
  std::string problem_;
};

class Connection {
 public:
  /// The other one is the problem.
  [[nodiscard]] static std::variant<Connection, std::string> open(const std::string& path, int flags);

  /// Carries out any number of statements; says the problem, if any.
  [[nodiscard]] std::string run(const std::string& sql);

  /// The statement is kept prepared. Texts are not copied: they must live as long as what is returned.
  template <class... Values>
  [[nodiscard]] Rows ask(const char* sql, const Values&... values) {
    int code = SQLITE_OK;
    sqlite3_stmt* statement = prepared(sql, code);
    return Rows(connection_.get(), statement, code, values...);
  }

  /// The first column of the first row.
  [[nodiscard]] std::optional<std::int64_t> number(const char* sql);

  /// How many rows the last statement changed.
  [[nodiscard]] int changes() const { return sqlite3_changes(connection_.get()); }
  [[nodiscard]] bool in_transaction() const { return sqlite3_get_autocommit(connection_.get()) == 0; }
  [[nodiscard]] sqlite3* get() const { return connection_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* connection) const { sqlite3_close_v2(connection); }
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
  };

  explicit Connection(sqlite3* connection) : connection_(connection) {}
  [[nodiscard]] sqlite3_stmt* prepared(const char* sql, int& code);

  std::unique_ptr<sqlite3, Close> connection_;
  std::map<std::string, std::unique_ptr<sqlite3_stmt, Finalize>, std::less<>> statements_;
};

/// What last went wrong with a connection: one line for a person.
[[nodiscard]] std::string problem_of(sqlite3* connection);

/// The name under which a file that nobody writes is opened without a trace beside it.
[[nodiscard]] std::string untouched(const std::string& path);

}  // namespace krypta::store
