#include "store/upkeep.hpp"

#include "store/postgres/parts.hpp"

/// What whoever runs the servers looks at and changes.
namespace krypta::store {
namespace {

using postgres::Reply;
using postgres::Statement;
using postgres::Values;

/// Nobody may have looked at a match that goes for so long, in the time that servers lived.
constexpr Time unseen_for = 3'600'000;

constexpr Statement accounts_asked{
    "accounts",
    "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
    "LEFT JOIN unnest($1::bigint[]) WITH ORDINALITY AS asked (id, place) USING (id) "
    "WHERE id = ANY ($1) OR (cardinality($1) = 0 AND folded >= $2::text AND folded < $3::text) "
    "ORDER BY place, folded LIMIT $4::bigint"};
constexpr Statement account_to_remove{
    "remove_account",
    "WITH gone AS (DELETE FROM accounts WHERE id = $1::bigint RETURNING id), "
    "a AS (DELETE FROM results USING gone WHERE account = gone.id), "
    "b AS (DELETE FROM sanctions USING gone WHERE account = gone.id), "
    "c AS (DELETE FROM reports USING gone WHERE about = gone.id), "
    "d AS (UPDATE reports SET reporter = 0 FROM gone WHERE reporter = gone.id AND about <> gone.id), "
    "e AS (INSERT INTO removed (account, at) SELECT id, $2::bigint FROM gone ON CONFLICT DO NOTHING) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM gone) OR ($3::boolean AND EXISTS (SELECT 1 FROM removed "
    "WHERE account = $1 AND at = $2)) THEN 0 ELSE 3 END, (SELECT id FROM gone)"};
constexpr Statement outcomes_by_time{
    "outcomes_of",
    "SELECT table_id, at, game, seats, account, number, against, won, rated, mean, deviation FROM results "
    "WHERE account = $1::bigint ORDER BY at DESC, game, number DESC"};

// What has ended goes when something new comes.
constexpr Statement sanction_to_add{
    "add_sanction",
    "WITH ended AS (DELETE FROM sanctions WHERE until <> 0 AND until <= $6::bigint), "
    "added AS (INSERT INTO sanctions (id, kind, account, network, reason, since, until) VALUES ($1::bigint, "
    "  $2::smallint, $3::bigint, $4::text, $5::text, $6, $7::bigint) ON CONFLICT DO NOTHING RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) OR ($8::boolean AND EXISTS (SELECT 1 FROM sanctions WHERE id = $1 "
    "AND kind = $2 AND account = $3 AND network = $4 AND since = $6)) THEN 0 ELSE 1 END"};
constexpr Statement sanction_to_lift{"lift_sanction",
                                     "WITH lifted AS (DELETE FROM sanctions WHERE id = $1::bigint RETURNING 1) "
                                     "SELECT CASE WHEN $2::boolean OR EXISTS (SELECT 1 FROM lifted) THEN 0 ELSE 3 END"};
constexpr Statement notice_to_set{
    "set_notice",
    "INSERT INTO notices (one, read_only, body, since) VALUES (true, $1::boolean, $2::text, $3::bigint) "
    "ON CONFLICT (one) DO UPDATE SET read_only = excluded.read_only, body = excluded.body, since = excluded.since"};
constexpr Statement orders_now{
    "orders",
    "SELECT 0, id, kind, account, network, reason, since, until, false FROM sanctions WHERE until = 0 "
    "OR until > $1::bigint UNION ALL SELECT 1, 0, 0, 0, '', body, since, 0, read_only FROM notices "
    "UNION ALL SELECT 2, 0, 0, account, '', '', 0, 0, false FROM removed "
    "UNION ALL SELECT 3, count(*), 0, 0, '', '', 0, 0, false FROM reports WHERE closed = 0 ORDER BY 1, 7, 2, 4"};

constexpr Statement reset_to_add{
    "add_reset",
    "WITH made AS (INSERT INTO resets (account, hash, until) SELECT id, $2::text, $3::bigint FROM accounts "
    "  WHERE id = $1::bigint ON CONFLICT (account) DO UPDATE SET hash = excluded.hash, until = excluded.until "
    "  RETURNING 1) SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 ELSE 4 END"};
constexpr Statement reset_owner{"owner_of_reset",
                                "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
                                "WHERE id = (SELECT account FROM resets WHERE hash = $1::text AND until > $2::bigint)"};
constexpr Statement reset_to_use{
    "reset_password",
    "WITH used AS (DELETE FROM resets WHERE hash = $1::text AND until > $2::bigint RETURNING account), "
    "a AS (UPDATE accounts SET password = $3::text FROM used WHERE id = used.account), "
    "b AS (DELETE FROM sessions USING used WHERE sessions.account = used.account), "
    "c AS (DELETE FROM devices USING used WHERE devices.account = used.account) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM used) OR ($4::boolean AND EXISTS (SELECT 1 FROM accounts "
    "WHERE password = $3)) THEN 0 ELSE 3 END, (SELECT account FROM used)"};

constexpr Statement report_to_add{
    "add_report",
    "WITH open AS (SELECT count(*) AS many FROM reports WHERE reporter = $3::bigint AND closed = 0), "
    "added AS (INSERT INTO reports (id, at, reporter, about, table_id, entry, said, context, reason, closed) "
    "  SELECT $1::bigint, $2::bigint, $3, $4::bigint, $5::text, $6::bigint, $7::text, $8::text, $9::text, 0 FROM open "
    "  WHERE many < $10::bigint AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = $3 AND table_id = $5 "
    "  AND entry = $6) ON CONFLICT DO NOTHING RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) OR ($11::boolean AND EXISTS (SELECT 1 FROM reports WHERE id = $1 "
    "AND at = $2 AND reporter = $3)) THEN 0 WHEN (SELECT many FROM open) >= $10 THEN 2 ELSE 1 END"};
constexpr Statement reports_asked{
    "reports",
    "SELECT id, at, reporter, about, table_id, entry, said, context, reason, closed FROM reports "
    "WHERE ($1::boolean OR closed = 0) AND ($2::bigint = 0 OR reporter = $2 OR about = $2) ORDER BY at DESC, id "
    "LIMIT $3::bigint"};
constexpr Statement report_to_close{
    "close_report",
    "WITH done AS (UPDATE reports SET closed = $2::bigint WHERE id = $1::bigint AND closed = 0 RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM done) OR ($3::boolean AND EXISTS (SELECT 1 FROM reports WHERE id = $1 "
    "AND closed = $2)) THEN 0 ELSE 3 END"};

constexpr Statement thoughts_to_drop{"drop_thoughts", "DELETE FROM thoughts WHERE table_id = $1::text"};

/// Of a table, with the moment as $2 and how long nobody may have seen it as $3.
constexpr const char* is_old =
    "(state = 2 AND created < $2::bigint AND EXISTS (SELECT 1 FROM counted WHERE counted.table_id = tables.table_id) "
    "AND seen_served <= (SELECT value FROM meta WHERE name = 'served') - $3::bigint AND coalesce((SELECT at FROM "
    "entries WHERE entries.table_id = tables.table_id ORDER BY number DESC LIMIT 1) < $2, false))";

Report report_in(const Reply& reply, int row) {
  return {.id = reply.integer(row, 0),
          .at = reply.integer(row, 1),
          .by = reply.integer(row, 2),
          .about = reply.integer(row, 3),
          .table = reply.text(row, 4),
          .entry = static_cast<std::uint32_t>(reply.integer(row, 5)),
          .said = reply.text(row, 6),
          .context = reply.text(row, 7),
          .reason = reply.text(row, 8),
          .closed = reply.integer(row, 9)};
}

Outcome outcome_in(const Reply& reply, int row) {
  return {reply.text(row, 0),
          reply.integer(row, 1),
          reply.text(row, 2),
          static_cast<unsigned>(reply.integer(row, 3)),
          {.account = reply.integer(row, 4),
           .number = static_cast<std::uint32_t>(reply.integer(row, 5)),
           .against = reply.text(row, 6),
           .won = reply.real(row, 7),
           .rated = static_cast<std::uint32_t>(reply.integer(row, 8)),
           .rating = {reply.real(row, 9), reply.real(row, 10)}}};
}

std::optional<Orders> orders_in(const Reply& reply) {
  enum Part : std::uint8_t { sanction, notice, removed, reports };
  Orders found;
  for (int row = 0; row < reply.rows(); ++row) {
    const auto part = reply.integer(row, 0);
    if (part == sanction)
      found.sanctions.push_back({reply.integer(row, 1), static_cast<Sanction::Kind>(reply.integer(row, 2)),
                                 reply.integer(row, 3), reply.text(row, 4), reply.text(row, 5), reply.integer(row, 6),
                                 reply.integer(row, 7)});
    if (part == notice) found.notice = {reply.yes(row, 8), reply.text(row, 5), reply.integer(row, 6)};
    if (part == removed) found.removed.push_back(reply.integer(row, 3));
    if (part == reports) found.reports = static_cast<std::uint64_t>(reply.integer(row, 1));
  }
  return found;
}

}  // namespace

void PostgresStore::tables(TablesAsked asked, OnFound<std::vector<Listing>> then) {
  static const Statement statement{
      "tables",
      "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin, people FROM tables "
      "WHERE ($1::smallint < 0 OR state = $1) AND ($2::bigint = 0 OR host = $2) AND ($3::bigint = 0 OR created < $3) "
      "AND ($4::text = '' OR created < (SELECT created FROM tables AS last WHERE last.table_id = $4) OR "
      " (created = (SELECT created FROM tables AS last WHERE last.table_id = $4) AND table_id > $4)) "
      "ORDER BY created DESC, table_id LIMIT $5::bigint"};
  const int state = asked.state ? static_cast<int>(*asked.state) : -1;
  parts_->ask<std::vector<Listing>>(statement, Values{state, asked.host, asked.before, asked.after, asked.most},
                                    postgres::each_row<Listing>(postgres::listing_in), std::move(then));
}

void PostgresStore::accounts(AccountsAsked asked, OnFound<std::vector<Account>> then) {
  // No text has a byte as large as that.
  const std::string end = asked.begins + "\xF4\x8F\xBF\xBF";
  parts_->ask<std::vector<Account>>(accounts_asked, Values{asked.ids, asked.begins, end, asked.most},
                                    postgres::each_row<Account>(postgres::account_in), std::move(then));
}

void PostgresStore::remove_account(AccountId account, Time now, OnWritten then) {
  Values values{account, now};
  parts_->write_apart(account_to_remove, std::move(values.again()), std::move(then));
}

void PostgresStore::outcomes_of(AccountId account, OnFound<std::vector<Outcome>> then) {
  parts_->ask<std::vector<Outcome>>(outcomes_by_time, Values{account}, postgres::each_row<Outcome>(outcome_in),
                                    std::move(then));
}

void PostgresStore::add_sanction(Sanction sanction, OnWritten then) {
  Values values{sanction.id,      static_cast<int>(sanction.kind),
                sanction.account, sanction.network,
                sanction.reason,  sanction.since,
                sanction.until};
  parts_->write_apart(sanction_to_add, std::move(values.again()), std::move(then));
}

void PostgresStore::lift_sanction(std::int64_t id, OnWritten then) {
  Values values{id};
  parts_->write_apart(sanction_to_lift, std::move(values.again()), std::move(then));
}

void PostgresStore::set_notice(Notice notice, OnWritten then) {
  parts_->write_apart(notice_to_set, Values{notice.read_only, notice.text, notice.since}, std::move(then));
}

void PostgresStore::orders(Time now, OnFound<Orders> then) {
  parts_->ask<Orders>(orders_now, Values{now}, orders_in, std::move(then));
}

void PostgresStore::add_reset(Reset reset, OnWritten then) {
  auto job =
      Parts::apart(Parts::writing(reset_to_add, Values{reset.account, reset.hash, reset.until}, std::move(then)));
  job->refusal = postgres::nobody;
  parts_->add(std::move(job));
}

void PostgresStore::owner_of_reset(std::string hash, Time now, OnFound<Account> then) {
  parts_->ask<Account>(reset_owner, Values{hash, now}, postgres::one_row<Account>(postgres::account_in),
                       std::move(then));
}

void PostgresStore::reset_password(std::string hash, Time now, std::string password, OnWritten then) {
  Values values{hash, now, password};
  parts_->write_apart(reset_to_use, std::move(values.again()), std::move(then));
}

void PostgresStore::add_report(Report report, unsigned most, OnWritten then) {
  Values values{report.id,    report.at,   report.by,      report.about,  report.table,
                report.entry, report.said, report.context, report.reason, most};
  auto job = Parts::apart(Parts::writing(report_to_add, std::move(values.again()), std::move(then)));
  job->locks = {postgres::lock_on("reports " + std::to_string(report.by))};
  parts_->add(std::move(job));
}

void PostgresStore::reports(ReportsAsked asked, OnFound<std::vector<Report>> then) {
  parts_->ask<std::vector<Report>>(reports_asked, Values{asked.closed, asked.account, asked.most},
                                   postgres::each_row<Report>(report_in), std::move(then));
}

void PostgresStore::close_report(std::int64_t id, Time now, OnWritten then) {
  Values values{id, now};
  parts_->write_apart(report_to_close, std::move(values.again()), std::move(then));
}

void PostgresStore::old_matches(OldAsked asked, OnFound<Old> then) {
  static const std::string question =
      std::string{"SELECT table_id, "} + is_old +
      " AND (NOT $5::boolean OR EXISTS (SELECT 1 FROM thoughts WHERE thoughts.table_id = tables.table_id)) "
      "FROM tables WHERE state = 2 AND table_id > $1::text ORDER BY table_id LIMIT $4::bigint";
  static const Statement statement{"old_matches", question.c_str()};
  const auto old = [most = static_cast<int>(asked.most)](const Reply& reply) {
    Old found;
    for (int row = 0; row < reply.rows(); ++row)
      if (reply.yes(row, 1)) found.tables.push_back(reply.text(row, 0));
    if (reply.rows() >= most && most > 0) found.next = reply.text(reply.rows() - 1, 0);
    return std::optional{std::move(found)};
  };
  parts_->ask<Old>(statement, Values{asked.after, asked.since, unseen_for, asked.most, asked.thoughts}, old,
                   std::move(then), Parts::Kind::question_of_aside);
}

void PostgresStore::drop_thoughts(std::string table, OnWritten then) {
  parts_->write_apart(thoughts_to_drop, Values{table}, std::move(then));
}

void PostgresStore::drop_match(std::string table, Time since, OnWritten then) {
  static const std::string drop = std::string{"WITH gone AS (DELETE FROM tables WHERE table_id = $1::text AND "} +
                                  is_old +
                                  " RETURNING table_id), a AS (DELETE FROM entries USING gone "
                                  "WHERE entries.table_id = gone.table_id), b AS (DELETE FROM thoughts USING gone "
                                  "WHERE thoughts.table_id = gone.table_id), c AS (DELETE FROM archives USING gone "
                                  "WHERE archives.table_id = gone.table_id) "
                                  "SELECT CASE WHEN EXISTS (SELECT 1 FROM gone) OR ($4::boolean AND NOT EXISTS "
                                  "(SELECT 1 FROM tables WHERE table_id = $1)) THEN 0 ELSE 3 END";
  static const Statement statement{"drop_match", drop.c_str()};
  Values values{table, since, unseen_for};
  parts_->write_apart(statement, std::move(values.again()), std::move(then));
}

}  // namespace krypta::store
