#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace krypta::store::postgres {

struct ReplyEnd {
  void operator()(PGresult* result) const { PQclear(result); }
};

/// What a statement found, or why it did not.
class Reply {
 public:
  Reply() = default;
  explicit Reply(PGresult* result) : result_(result) {}

  [[nodiscard]] explicit operator bool() const { return result_ != nullptr; }
  [[nodiscard]] ExecStatusType status() const { return PQresultStatus(result_.get()); }
  [[nodiscard]] bool good() const { return status() == PGRES_TUPLES_OK || status() == PGRES_COMMAND_OK; }
  /// Of what went wrong, five letters.
  [[nodiscard]] std::string state() const;
  /// One line.
  [[nodiscard]] std::string problem() const;

  [[nodiscard]] int rows() const { return PQntuples(result_.get()); }
  [[nodiscard]] int columns() const { return PQnfields(result_.get()); }
  [[nodiscard]] bool nothing(int row, int column) const { return PQgetisnull(result_.get(), row, column) != 0; }
  [[nodiscard]] std::string_view raw(int row, int column) const;
  [[nodiscard]] std::string text(int row, int column) const { return std::string{raw(row, column)}; }
  [[nodiscard]] std::int64_t integer(int row, int column) const;
  [[nodiscard]] double real(int row, int column) const;
  [[nodiscard]] bool yes(int row, int column) const { return raw(row, column) == "t"; }
  [[nodiscard]] std::vector<std::int64_t> integers(int row, int column) const;
  [[nodiscard]] std::string bytes(int row, int column) const;

 private:
  std::unique_ptr<PGresult, ReplyEnd> result_;
};

/// The first line of what PostgreSQL says, without its end.
[[nodiscard]] std::string one_line(std::string_view message);

}  // namespace krypta::store::postgres
