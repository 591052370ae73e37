#include "store/upkeep.hpp"

#include "store/records.hpp"

/// What whoever runs the servers looks at and changes.
namespace krypta::store {

namespace {

/// Nobody may have looked at a match that goes for so long, in the time that servers lived.
constexpr Time unseen_for = 3'600'000;

Report report_in(const Rows& rows) {
  return {.id = rows.integer(0),
          .at = rows.integer(1),
          .by = rows.integer(2),
          .about = rows.integer(3),
          .table = rows.text(4),
          .entry = static_cast<std::uint32_t>(rows.integer(5)),
          .said = rows.text(6),
          .context = rows.text(7),
          .reason = rows.text(8),
          .closed = rows.integer(9)};
}

/// Of a table, as `tables` or the like, with the moment as ?2.
constexpr const char* is_old =
    "state = 2 AND created < ?2 AND EXISTS (SELECT 1 FROM counted WHERE counted.table_id = tables.table_id) "
    "AND seen_served <= (SELECT value FROM meta WHERE name = 'served') - ?3 "
    "AND (SELECT at FROM entries WHERE entries.table_id = tables.table_id ORDER BY number DESC LIMIT 1) < ?2";

}  // namespace

Found<std::vector<Listing>> Records::tables(const TablesAsked& asked) {
  Rows rows = connection_.ask(
      "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin FROM tables "
      "WHERE (?1 < 0 OR state = ?1) AND (?2 = 0 OR host = ?2) AND (?3 = 0 OR created < ?3) AND "
      "(?4 = '' OR created < (SELECT created FROM tables AS last WHERE last.table_id = ?4) OR "
      " (created = (SELECT created FROM tables AS last WHERE last.table_id = ?4) AND table_id > ?4)) "
      "ORDER BY created DESC, table_id LIMIT ?5",
      asked.state ? static_cast<std::int64_t>(*asked.state) : std::int64_t{-1}, asked.host, asked.before, asked.after,
      asked.most);
  return listings_of(rows);
}

Found<std::vector<Account>> Records::accounts(const AccountsAsked& asked) {
  std::vector<Account> found;
  const auto take = [&](Rows rows) {
    while (found.size() < asked.most) {
      auto one = account_in(rows);
      if (!one.value) return one.problem;
      found.push_back(*std::move(one.value));
    }
    return std::string{};
  };
  std::string problem;
  for (const AccountId id : asked.ids) {
    if (problem.empty())
      problem = take(connection_.ask(
          "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts WHERE id = ?1", id));
  }
  if (asked.ids.empty()) {
    // No text has a byte as large as that.
    const std::string end = asked.begins + "\xF4\x8F\xBF\xBF";
    problem =
        take(connection_.ask("SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
                             "WHERE folded >= ?1 AND folded < ?2 ORDER BY folded LIMIT ?3",
                             asked.begins, end, asked.most));
  }
  if (!problem.empty()) return {std::nullopt, std::move(problem)};
  return {std::move(found)};
}

Written Records::remove_account(AccountId account, Time now) {
  Written removed = change_one("DELETE FROM accounts WHERE id = ?1", account);
  for (const char* sql : {"DELETE FROM results WHERE account = ?1", "DELETE FROM sanctions WHERE account = ?1",
                          "DELETE FROM reports WHERE about = ?1", "UPDATE reports SET by = 0 WHERE by = ?1"}) {
    if (removed.done()) removed = change(sql, account);
  }
  if (!removed.done()) return removed;
  return change("INSERT INTO removed (account, at) VALUES (?1, ?2) ON CONFLICT DO NOTHING", account, now);
}

Found<std::vector<Outcome>> Records::outcomes_of(AccountId account) {
  Rows rows = connection_.ask(
      "SELECT table_id, at, game, seats, number, against, won, rated, mean, deviation FROM results "
      "WHERE account = ?1 ORDER BY at DESC, game, number DESC",
      account);
  std::vector<Outcome> found;
  while (rows.next()) {
    found.push_back({rows.text(0),
                     rows.integer(1),
                     rows.text(2),
                     static_cast<unsigned>(rows.integer(3)),
                     {.account = account,
                      .number = static_cast<std::uint32_t>(rows.integer(4)),
                      .against = rows.text(5),
                      .won = rows.real(6),
                      .rated = static_cast<std::uint32_t>(rows.integer(7)),
                      .rating = {rows.real(8), rows.real(9)}}});
  }
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::add_sanction(const Sanction& sanction) {
  // What has ended goes when something new comes.
  Written added = change("DELETE FROM sanctions WHERE until <> 0 AND until <= ?1", sanction.since);
  if (!added.done()) return added;
  added = change(
      "INSERT INTO sanctions (id, kind, account, network, reason, since, until) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) "
      "ON CONFLICT DO NOTHING",
      sanction.id, static_cast<std::int64_t>(sanction.kind), sanction.account, sanction.network, sanction.reason,
      sanction.since, sanction.until);
  if (added.done() && connection_.changes() == 0) added.code = Written::Code::taken;
  return added;
}

Written Records::lift_sanction(std::int64_t id) { return change_one("DELETE FROM sanctions WHERE id = ?1", id); }

Written Records::set_notice(const Notice& notice) {
  return change(
      "INSERT INTO notices (one, read_only, body, since) VALUES (1, ?1, ?2, ?3) ON CONFLICT (one) DO UPDATE SET "
      "read_only = excluded.read_only, body = excluded.body, since = excluded.since",
      notice.read_only, notice.text, notice.since);
}

Found<Orders> Records::orders(Time now) {
  Orders found;
  Rows sanctions = connection_.ask(
      "SELECT id, kind, account, network, reason, since, until FROM sanctions WHERE until = 0 OR until > ?1 "
      "ORDER BY since, id",
      now);
  while (sanctions.next()) {
    found.sanctions.push_back({sanctions.integer(0), static_cast<Sanction::Kind>(sanctions.integer(1)),
                               sanctions.integer(2), sanctions.text(3), sanctions.text(4), sanctions.integer(5),
                               sanctions.integer(6)});
  }
  if (sanctions.failed()) return {std::nullopt, sanctions.problem()};
  Rows notice = connection_.ask("SELECT read_only, body, since FROM notices");
  if (notice.next()) found.notice = {notice.integer(0) != 0, notice.text(1), notice.integer(2)};
  if (notice.failed()) return {std::nullopt, notice.problem()};
  Rows removed = connection_.ask("SELECT account FROM removed ORDER BY account");
  while (removed.next()) found.removed.push_back(removed.integer(0));
  if (removed.failed()) return {std::nullopt, removed.problem()};
  Rows open = connection_.ask("SELECT count(*) FROM reports WHERE closed = 0");
  if (open.next()) found.reports = static_cast<std::uint64_t>(open.integer(0));
  if (open.failed()) return {std::nullopt, open.problem()};
  return {std::move(found)};
}

Written Records::add_reset(const Reset& reset) {
  Rows rows = connection_.ask(
      "INSERT INTO resets (account, hash, until) VALUES (?1, ?2, ?3) "
      "ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, until = excluded.until",
      reset.account, reset.hash, reset.until);
  if (rows.run()) return {};
  if (rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY) return {Written::Code::failed, "there is no such account"};
  return failed(rows);
}

Found<Account> Records::owner_of_reset(const std::string& hash, Time now) {
  Rows rows = connection_.ask(
      "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
      "WHERE id = (SELECT account FROM resets WHERE hash = ?1 AND until > ?2)",
      hash, now);
  return account_in(rows);
}

Written Records::reset_password(const std::string& hash, Time now, const std::string& password) {
  const Found<Account> owner = owner_of_reset(hash, now);
  if (!owner.problem.empty()) return {Written::Code::failed, owner.problem};
  if (!owner.value) return {Written::Code::stale};
  const AccountId account = owner.value->id;
  Written set = change("UPDATE accounts SET password = ?2 WHERE id = ?1", account, password);
  for (const char* sql : {"DELETE FROM sessions WHERE account = ?1", "DELETE FROM devices WHERE account = ?1",
                          "DELETE FROM resets WHERE account = ?1"}) {
    if (set.done()) set = change(sql, account);
  }
  return set;
}

Written Records::add_report(const Report& report, unsigned most) {
  Rows full = connection_.ask("SELECT count(*) FROM reports WHERE by = ?1 AND closed = 0", report.by);
  if (!full.next()) return failed(full);
  if (full.integer(0) >= std::int64_t{most}) return {Written::Code::full};
  Written added = change(
      "INSERT INTO reports (id, at, by, about, table_id, entry, said, context, reason, closed) "
      "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0 WHERE NOT EXISTS "
      "(SELECT 1 FROM reports WHERE by = ?3 AND table_id = ?5 AND entry = ?6) ON CONFLICT DO NOTHING",
      report.id, report.at, report.by, report.about, report.table, report.entry, report.said, report.context,
      report.reason);
  if (added.done() && connection_.changes() == 0) added.code = Written::Code::taken;
  return added;
}

Found<std::vector<Report>> Records::reports(const ReportsAsked& asked) {
  Rows rows = connection_.ask(
      "SELECT id, at, by, about, table_id, entry, said, context, reason, closed FROM reports "
      "WHERE (?1 OR closed = 0) AND (?2 = 0 OR by = ?2 OR about = ?2) ORDER BY at DESC, id LIMIT ?3",
      asked.closed, asked.account, asked.most);
  std::vector<Report> found;
  while (rows.next()) found.push_back(report_in(rows));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::close_report(std::int64_t id, Time now) {
  return change_one("UPDATE reports SET closed = ?2 WHERE id = ?1 AND closed = 0", id, now);
}

Found<Old> Records::old_matches(const OldAsked& asked) {
  static const std::string question =
      "SELECT table_id, " + std::string{is_old} +
      " AND (NOT ?5 OR EXISTS (SELECT 1 FROM thoughts WHERE thoughts.table_id = tables.table_id)) "
      "FROM tables WHERE state = 2 AND table_id > ?1 ORDER BY table_id LIMIT ?4";
  Rows rows = connection_.ask(question.c_str(), asked.after, asked.since, unseen_for, asked.most, asked.thoughts);
  Old found;
  unsigned seen = 0;
  while (rows.next()) {
    found.next = rows.text(0);
    if (rows.integer(1) != 0) found.tables.push_back(found.next);
    ++seen;
  }
  if (rows.failed()) return {std::nullopt, rows.problem()};
  if (seen < asked.most) found.next.clear();
  return {std::move(found)};
}

Written Records::drop_thoughts(const std::string& table) {
  return change("DELETE FROM thoughts WHERE table_id = ?1", table);
}

Written Records::drop_match(const std::string& table, Time since) {
  static const std::string drop = "DELETE FROM tables WHERE table_id = ?1 AND " + std::string{is_old};
  Written dropped = change_one(drop.c_str(), table, since, unseen_for);
  for (const char* sql : {"DELETE FROM entries WHERE table_id = ?1", "DELETE FROM thoughts WHERE table_id = ?1",
                          "DELETE FROM archives WHERE table_id = ?1"}) {
    if (dropped.done()) dropped = change(sql, table);
  }
  return dropped;
}

}  // namespace krypta::store
