#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "store/postgres/connection.hpp"
#include "store/postgres/patience.hpp"

namespace krypta::store::postgres {

/// How a server comes to a connection that it can work with, the first time and whenever one broke.
class Session {
 public:
  Session(std::vector<Target> targets, std::int64_t server, const Patience& patience)
      : targets_(std::move(targets)), server_(server), patience_(patience) {}

  /// Tries every host once. Whatever the connection before was still doing has ended when this returns: nothing of it
  /// happens afterwards.
  [[nodiscard]] std::variant<Connection, std::string> begin();

  /// How long servers had lived when it last began.
  [[nodiscard]] std::int64_t served() const { return served_; }

 private:
  struct Backend {
    int process = 0;
    std::string since;
  };
  [[nodiscard]] std::string set_up(Connection& connection);
  [[nodiscard]] std::string end_last(Connection& connection, Clock::time_point deadline);
  [[nodiscard]] std::string sign_in(Connection& connection, Clock::time_point deadline);

  std::vector<Target> targets_;
  std::int64_t server_;
  Patience patience_;
  std::size_t host_ = 0;
  std::optional<Backend> last_;
  std::int64_t served_ = 0;
  bool signed_in_ = false;
};

}  // namespace krypta::store::postgres
