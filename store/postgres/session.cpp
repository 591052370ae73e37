#include "store/postgres/session.hpp"

#include "store/postgres/schema.hpp"

namespace krypta::store::postgres {
namespace {

/// What an operator made stricter stays so. A server that is cut off or stopped holds no lock for long.
constexpr const char* settings =
    "SET search_path = krypta; SET lock_timeout = '3s'; SET statement_timeout = '30s'; "
    "SET idle_in_transaction_session_timeout = '10s'; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; "
    "SET tcp_keepalives_count = 3; SET tcp_user_timeout = 10000; SET jit = off; SET bytea_output = 'hex'; "
    "SET extra_float_digits = 1; SET default_transaction_isolation = 'read committed'; "
    "SET client_min_messages = error; SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write')";

std::string problem_of(const Reply& reply, const Connection& connection) {
  if (reply.good()) return {};
  std::string problem = reply ? reply.problem() : connection.problem();
  return problem.empty() ? "the database does not answer" : problem;
}

}  // namespace

std::variant<Connection, std::string> Session::begin() {
  auto connected = connect(targets_, host_, patience_.connection);
  auto* connection = std::get_if<Connection>(&connected);
  if (connection == nullptr) return connected;
  std::string problem = set_up(*connection);
  if (problem.empty()) return connected;
  // The next host may be one that answers.
  host_ = (host_ + 1) % targets_.size();
  return problem;
}

std::string Session::set_up(Connection& connection) {
  const auto deadline = Clock::now() + patience_.silence;
  std::string problem = problem_of(connection.ask(settings, deadline), connection);
  if (problem.empty()) problem = end_last(connection, deadline);
  if (problem.empty()) problem = refuse_unless_understood(connection, deadline);
  if (problem.empty()) problem = sign_in(connection, deadline);
  if (!problem.empty()) return problem;
  const Reply own = connection.ask(
      "SELECT backend_start::text, (SELECT value FROM meta WHERE name = 'served') FROM pg_stat_activity "
      "WHERE pid = pg_backend_pid()",
      deadline);
  if (!own.good() || own.rows() == 0) return problem_of(own, connection);
  last_ = Backend{connection.backend(), own.text(0, 0)};
  served_ = own.integer(0, 1);
  return connection.begin_pipeline() ? "" : connection.problem();
}

std::string Session::end_last(Connection& connection, Clock::time_point deadline) {
  if (!last_) return {};
  const Reply ended = connection.ask(
      "SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity "
      "WHERE pid = $1::integer AND backend_start = $2::timestamptz AND application_name = 'krypta'",
      Values{last_->process, last_->since}, deadline);
  if (!ended.good()) return problem_of(ended, connection);
  if (ended.rows() > 0 && !ended.yes(0, 0)) return "the connection before has not ended";
  last_.reset();
  return {};
}

/// Who comes first of those that live makes a new key for all.
std::string Session::sign_in(Connection& connection, Clock::time_point deadline) {
  const std::string server = std::to_string(server_);
  std::string sql = "BEGIN; SELECT pg_advisory_xact_lock(" + std::to_string(lock_of_servers) + "); ";
  if (!signed_in_)
    sql += "DELETE FROM common_key WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id <> " + server +
           " AND heard_at > clock_timestamp() - interval '12 seconds'); ";
  sql += "INSERT INTO servers (id, heard_at) VALUES (" + server +
         ", clock_timestamp()) ON CONFLICT (id) DO UPDATE SET heard_at = excluded.heard_at; LISTEN krypta; COMMIT";
  std::string problem = problem_of(connection.ask(sql, deadline), connection);
  if (problem.empty()) signed_in_ = true;
  return problem;
}

}  // namespace krypta::store::postgres
