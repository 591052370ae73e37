#pragma once

#include <memory>
#include <string>

#include "store/postgres/postgres.hpp"

namespace krypta::store::test {

/// A database that is Krypta's already, in a PostgreSQL that this program started for its tests; gone at the end.
class Database {
 public:
  enum class Holds { krypta, nothing };
  explicit Database(Holds what = Holds::krypta);
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  ~Database();

  /// As a server names it.
  [[nodiscard]] std::string url() const;
  /// What SQL finds first, asked by whoever may do everything; the test fails if it is wrong.
  std::string ask(const std::string& sql) const;

 private:
  std::string name_;
};

/// A store that must open.
[[nodiscard]] std::unique_ptr<PostgresStore> opened(const Database& database, Post post);

}  // namespace krypta::store::test
