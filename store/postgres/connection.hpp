#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "store/postgres/address.hpp"
#include "store/postgres/reply.hpp"
#include "store/postgres/values.hpp"

namespace krypta::store::postgres {

using Clock = std::chrono::steady_clock;

/// SQL that stands in the program. A connection prepares it when it first needs it.
struct Statement {
  const char* name;
  const char* sql;
};

struct ConnectionEnd {
  void operator()(PGconn* connection) const { PQfinish(connection); }
};

/// libpq's connection, which waits for nothing longer than it is told to.
class Connection {
 public:
  /// The other one is the problem: one line for a person.
  [[nodiscard]] static std::variant<Connection, std::string> open(const Target& target, Clock::time_point deadline);

  /// Carries out SQL that may be several statements, of which the last one's reply is the answer. Not in a pipeline.
  [[nodiscard]] Reply ask(const char* sql, Clock::time_point deadline);
  [[nodiscard]] Reply ask(const std::string& sql, Clock::time_point deadline) { return ask(sql.c_str(), deadline); }
  /// One statement with parameters; not in a pipeline.
  [[nodiscard]] Reply ask(const char* sql, const Values& values, Clock::time_point deadline);

  [[nodiscard]] bool begin_pipeline();
  /// These go out with `flush`.
  [[nodiscard]] bool send(const Statement& statement, const Values& values);
  [[nodiscard]] bool send_preparation(const Statement& statement);
  [[nodiscard]] bool send_sync();
  /// Sends what can be sent now and takes what has come; false if the connection is broken.
  [[nodiscard]] bool flush();
  /// The next reply in a pipeline, if it is there.
  [[nodiscard]] Reply next();
  /// Waits until there is something to read, or to write if something is to be sent, or until another descriptor (-1:
  /// none) can be read; false if the deadline has come.
  [[nodiscard]] bool wait(Clock::time_point deadline, int other = -1);

  [[nodiscard]] bool broken() const { return PQstatus(connection_.get()) != CONNECTION_OK; }
  /// One line.
  [[nodiscard]] std::string problem() const;
  [[nodiscard]] int backend() const { return PQbackendPID(connection_.get()); }
  /// Those that have come.
  [[nodiscard]] std::vector<std::string> notifications();

  [[nodiscard]] bool has_prepared(const Statement& statement) const { return prepared_.contains(&statement); }
  void note_prepared(const Statement& statement) { prepared_.insert(&statement); }

 private:
  Connection(PGconn* connection, Target target) : connection_(connection), target_(std::move(target)) {}
  [[nodiscard]] Reply last_result(Clock::time_point deadline);

  std::unique_ptr<PGconn, ConnectionEnd> connection_;
  Target target_;
  std::set<const Statement*> prepared_;
  bool unsent_ = false;
};

/// A connection to the first of the targets that has one, beginning with `first`, which becomes that one's place.
[[nodiscard]] std::variant<Connection, std::string> connect(const std::vector<Target>& targets, std::size_t& first,
                                                            std::chrono::milliseconds each);

}  // namespace krypta::store::postgres
