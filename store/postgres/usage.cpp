#include "store/usage.hpp"

#include "store/postgres/connection.hpp"

namespace krypta::store {

namespace {

/// Everything is read once.
constexpr std::chrono::minutes patience{10};

}  // namespace

UsageOr usage_of_url(const std::string& url, Time now) {
  auto targets = postgres::targets_of(url);
  if (auto* problem = std::get_if<std::string>(&targets)) return std::move(*problem);
  std::size_t first = 0;
  auto connected = postgres::connect(std::get<0>(targets), first, std::chrono::seconds{5});
  if (auto* problem = std::get_if<std::string>(&connected)) return "cannot use the database: " + *problem;
  auto& connection = std::get<postgres::Connection>(connected);
  const auto deadline = postgres::Clock::now() + patience;
  const auto reply = connection.ask("SET search_path = krypta; SET default_transaction_read_only = on", deadline);
  if (!reply.good()) return "cannot use the database: " + reply.problem();
  const auto ask = [&](const std::string& sql) -> std::variant<UsageRows, std::string> {
    const postgres::Reply found = connection.ask(sql, deadline);
    if (!found) return connection.problem();
    if (!found.good()) return found.problem();
    UsageRows all;
    for (int row = 0; row < found.rows(); ++row) {
      auto& texts = all.emplace_back();
      for (int column = 0; column < found.columns(); ++column) texts.push_back(found.text(row, column));
    }
    return all;
  };
  return ask_usage(
      {"octet_length($)", "coalesce(summary::json ->> 'game', '')", "SELECT pg_database_size(current_database()), 0"},
      ask, now);
}

}  // namespace krypta::store
