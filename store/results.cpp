#include "store/records.hpp"

/// What matches came to, each counted once.
namespace krypta::store {

Written Records::count(const Counted& match) {
  Written counted =
      change("INSERT INTO counted (table_id, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING", match.table, match.at);
  if (counted.done() && connection_.changes() == 0) return {Written::Code::taken};
  for (const Result& one : match.people) {
    if (!counted.done()) break;
    counted = change(
        "INSERT INTO results (account, game, number, table_id, at, seats, against, won, rated, mean, deviation) "
        "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO NOTHING",
        one.account, match.game, one.number, match.table, match.at, match.seats, one.against, Real{one.won}, one.rated,
        Real{one.rating.mean}, Real{one.rating.deviation});
    if (counted.done() && connection_.changes() == 0) counted.code = Written::Code::taken;
  }
  return counted;
}

Found<bool> Records::is_counted(const std::string& table) {
  Rows rows = connection_.ask("SELECT 1 FROM counted WHERE table_id = ?1", table);
  const bool counted = rows.next();
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {counted};
}

Found<std::vector<std::string>> Records::uncounted(const std::string& after, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT table_id FROM tables WHERE state = 2 AND table_id > ?1 AND NOT EXISTS "
      "(SELECT 1 FROM counted WHERE counted.table_id = tables.table_id) ORDER BY table_id LIMIT ?2",
      after, most);
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<std::vector<Standing>> Records::standings(const std::vector<Player>& players) {
  std::vector<Standing> found;
  for (const Player& player : players) {
    Rows rows = connection_.ask(
        "SELECT number + 1, rated, mean, deviation FROM results WHERE account = ?1 AND game = ?2 "
        "ORDER BY number DESC LIMIT 1",
        player.account, player.game);
    if (rows.next()) {
      found.push_back({player.account,
                       player.game,
                       static_cast<std::uint32_t>(rows.integer(0)),
                       static_cast<std::uint32_t>(rows.integer(1)),
                       {rows.real(2), rows.real(3)}});
    }
    if (rows.failed()) return {std::nullopt, rows.problem()};
  }
  return {std::move(found)};
}

Found<std::vector<Tally>> Records::tallies(AccountId account) {
  Rows rows = connection_.ask(
      "SELECT game, seats, against, count(*), sum(won) FROM results WHERE account = ?1 "
      "GROUP BY game, seats, against ORDER BY game, seats, against",
      account);
  std::vector<Tally> found;
  while (rows.next()) {
    found.push_back({rows.text(0), static_cast<unsigned>(rows.integer(1)), rows.text(2),
                     static_cast<std::uint32_t>(rows.integer(3)), rows.real(4)});
  }
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

}  // namespace krypta::store
