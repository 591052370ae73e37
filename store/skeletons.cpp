#include "store/skeletons.hpp"

#include <utility>
#include <vector>

#include "store/statement.hpp"

namespace krypta::store {
namespace {

std::string fill(Connection& connection, const Skeletons& skeletons) {
  std::vector<std::pair<std::int64_t, std::string>> names;
  {
    Rows rows = connection.ask("SELECT id, name FROM accounts");
    while (rows.next()) names.emplace_back(rows.integer(0), rows.text(1));
    if (rows.failed()) return rows.problem();
  }
  for (const auto& [id, name] : names) {
    const std::string skeleton = skeletons.of(name);
    Rows rows = connection.ask("UPDATE accounts SET skeleton = ?2 WHERE id = ?1", id, skeleton);
    if (!rows.run()) return rows.problem();
  }
  Rows rows = connection.ask(
      "INSERT INTO meta (name, value) VALUES ('skeletons', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      skeletons.version);
  return rows.run() ? "" : rows.problem();
}

}  // namespace

std::string fill_skeletons(Connection& connection, const Skeletons& skeletons) {
  if (!skeletons.of) return {};
  if (connection.number("SELECT value FROM meta WHERE name = 'skeletons'") == skeletons.version) return {};
  if (std::string problem = connection.run("BEGIN IMMEDIATE"); !problem.empty()) return problem;
  std::string problem = fill(connection, skeletons);
  if (problem.empty()) problem = connection.run("COMMIT");
  if (!problem.empty() && connection.in_transaction()) static_cast<void>(connection.run("ROLLBACK"));
  return problem;
}

}  // namespace krypta::store
