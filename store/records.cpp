#include "store/records.hpp"

#include <tuple>

namespace krypta::store {
namespace {

/// Those of them that are in the lobby and newer than `than`.
std::string newer(const std::string& them, const std::string& than) {
  const auto of = [](const std::string& table, const char* column) { return table + "." + column; };
  return of(them, "state") + " < 2 AND ((" + of(them, "state") + " = 0 AND " + of(them, "listed") + ") OR (" +
         of(them, "state") + " = 1 AND " + of(them, "watched") + ")) AND (" + of(them, "created") + " > " +
         of(than, "created") + " OR (" + of(them, "created") + " = " + of(than, "created") + " AND " +
         of(them, "table_id") + " < " + of(than, "table_id") + "))";
}

/// Whether a table is among the newest of its host that are in the lobby.
std::string host_has_a_place_for(const std::string& table) {
  return "(" + table + ".host = 0 OR (SELECT 1 FROM tables AS his WHERE his.host = " + table + ".host AND " +
         newer("his", table) + " LIMIT 1 OFFSET ?3) IS NULL)";
}

/// Tables that have a place among their host's, and among those of their origin that have one there: whoever fills the
/// lobby takes nobody's place in his network. The first condition is the index's own, to the letter, or the index would
/// not be used.
std::string lobby_question() {
  return "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin FROM tables "
         "WHERE ((state = 0 AND listed) OR (state = 1 AND watched)) "
         "AND (?2 = '' OR created < (SELECT created FROM tables AS last WHERE last.table_id = ?2) "
         "  OR (created = (SELECT created FROM tables AS last WHERE last.table_id = ?2) AND table_id > ?2)) AND " +
         host_has_a_place_for("tables") +
         " AND (origin = 0 OR (SELECT 1 FROM tables AS near WHERE near.origin = tables.origin AND " +
         newer("near", "tables") + " AND " + host_has_a_place_for("near") +
         " LIMIT 1 OFFSET ?4) IS NULL) ORDER BY created DESC, table_id LIMIT ?1";
}

Written taken() { return {Written::Code::taken}; }
Written refused(std::string problem) { return {Written::Code::failed, std::move(problem)}; }

bool same_name(const Account& one, const Account& other) {
  return one.name == other.name && one.folded == other.folded && one.skeleton == other.skeleton;
}

/// What is wrong with one write alone.
bool concerns_one(int code) {
  const int kind = code & 0xff;
  return kind == SQLITE_CONSTRAINT || kind == SQLITE_TOOBIG || kind == SQLITE_MISMATCH;
}

}  // namespace

Found<Account> Records::account_in(Rows& rows) {
  if (!rows.next()) return {std::nullopt, rows.problem()};
  return {Account{.id = rows.integer(0),
                  .name = rows.text(1),
                  .folded = rows.text(2),
                  .password = rows.text(3),
                  .language = rows.text(4),
                  .created = rows.integer(5),
                  .seen = rows.integer(6),
                  .skeleton = rows.text(7)}};
}

Written Records::failed(const Rows& rows) {
  if (!concerns_one(rows.code())) spoiled_ = true;
  return refused(rows.problem());
}

Written Records::step(const char* sql) { return change(sql); }

std::string Records::begin() {
  spoiled_ = false;
  return step("BEGIN IMMEDIATE").problem;
}

std::string Records::commit() { return step("COMMIT").problem; }

void Records::roll_back() {
  // After some failures SQLite has done it by itself.
  if (connection_.in_transaction()) static_cast<void>(step("ROLLBACK"));
  spoiled_ = false;
}

void Records::check_point() {
  // If it cannot be done now, the next program that opens the database does it.
  sqlite3_wal_checkpoint_v2(connection_.get(), nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
}

Written Records::append(const std::string& table, const Entry& entry, const std::optional<Listing>& listing) {
  // An entry without the one before it would be a hole that no reader of the list expects.
  Written added = change(
      "INSERT INTO entries (table_id, number, at, body) SELECT ?1, ?2, ?3, ?4 "
      "WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2 - 1) ON CONFLICT DO NOTHING",
      table, entry.number, entry.at, entry.body);
  if (!added.done()) return added;
  if (connection_.changes() == 0) {
    Rows same = connection_.ask("SELECT 1 FROM entries WHERE table_id = ?1 AND number = ?2", table, entry.number);
    if (same.next()) return taken();
    return same.failed() ? failed(same) : refused("an entry would leave a hole");
  }
  return listing ? list(table, *listing) : added;
}

Written Records::make(const std::string& table, const Entry& first, const Listing& listing, const GoingBy& most) {
  {
    Rows there = connection_.ask("SELECT 1 FROM entries WHERE table_id = ?1", table);
    if (there.next()) return taken();
    if (there.failed()) return failed(there);
  }
  const Found<GoingBy> now = going(listing.host, listing.origin);
  if (!now.value) {
    spoiled_ = true;
    return refused(now.problem);
  }
  const auto has_room = [](const Going& has, const Going& may) {
    return has.tables < may.tables && has.open < may.open && has.kept < may.kept;
  };
  const bool near = listing.origin == 0 || has_room(now.value->origin, most.origin);
  if (!near || !has_room(now.value->host, most.host)) return {Written::Code::full};
  return append(table, first, listing);
}

Written Records::list(const std::string& table, const Listing& listing) {
  Written listed = change(
      "INSERT INTO tables (table_id, state, listed, watched, wakes, created, summary, host, origin, seen_served) "
      "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, (SELECT value FROM meta WHERE name = 'served')) ON CONFLICT "
      "(table_id) DO UPDATE SET state = excluded.state, "
      "listed = excluded.listed, watched = excluded.watched, wakes = excluded.wakes, created = excluded.created, "
      "summary = excluded.summary, host = excluded.host",
      table, static_cast<std::int64_t>(listing.state), listing.listed, listing.watched, listing.wakes, listing.created,
      listing.summary, listing.host, listing.origin);
  if (!listed.done()) return listed;

  // People rarely change, and what is not written need not be kept safe.
  Found<std::vector<AccountId>> before = people_at(table);
  if (!before.value) {
    spoiled_ = true;
    return refused(std::move(before.problem));
  }
  if (*before.value == listing.people) return listed;
  Written left = change("DELETE FROM table_people WHERE table_id = ?1", table);
  std::int64_t place = 0;
  for (const AccountId account : listing.people) {
    if (!left.done()) break;
    left = change("INSERT INTO table_people (table_id, place, account) VALUES (?1, ?2, ?3)", table, place++, account);
  }
  return left;
}

Found<std::vector<Entry>> Records::entries(const std::string& table, std::uint32_t from) {
  Rows rows = connection_.ask(
      "SELECT number, at, body FROM entries WHERE table_id = ?1 AND number >= ?2 ORDER BY number", table, from);
  std::vector<Entry> found;
  while (rows.next()) found.push_back({static_cast<std::uint32_t>(rows.integer(0)), rows.integer(1), rows.text(2)});
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::keep(const std::string& table, const Thought& thought) {
  return change("INSERT INTO thoughts (table_id, number, body) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING", table,
                thought.number, thought.body);
}

Found<std::vector<Thought>> Records::thoughts(const std::string& table, std::uint32_t from, std::uint32_t to) {
  Rows rows = connection_.ask(
      "SELECT number, body FROM thoughts WHERE table_id = ?1 AND number >= ?2 AND number < ?3 ORDER BY number", table,
      from, to);
  std::vector<Thought> found;
  while (rows.next()) found.push_back({static_cast<std::uint32_t>(rows.integer(0)), rows.text(1)});
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::archive(const std::string& table, const std::vector<Kept>& parts) {
  Written kept;
  for (const Kept& part : parts) {
    kept = change("INSERT INTO archives (table_id, part, body) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING", table,
                  part.part, Blob{part.body});
    if (kept.done() && connection_.changes() == 0) kept = taken();
    if (!kept.done()) break;
  }
  return kept;
}

Found<std::string> Records::archived(const std::string& table, const std::string& part) {
  Rows rows = connection_.ask("SELECT body FROM archives WHERE table_id = ?1 AND part = ?2", table, part);
  if (!rows.next()) return {std::nullopt, rows.problem()};
  return {rows.text(0)};
}

Found<std::vector<std::string>> Records::unarchived(const std::string& after, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT table_id FROM tables WHERE state = 2 AND table_id > ?1 AND NOT EXISTS "
      "(SELECT 1 FROM archives WHERE archives.table_id = tables.table_id) ORDER BY table_id LIMIT ?2",
      after, most);
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<std::vector<AccountId>> Records::people_at(const std::string& table) {
  Rows rows = connection_.ask("SELECT account FROM table_people WHERE table_id = ?1 ORDER BY place", table);
  std::vector<AccountId> people;
  while (rows.next()) people.push_back(rows.integer(0));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(people)};
}

Found<Listing> Records::listing_in(Rows& rows) {
  Listing listing{.table = rows.text(0),
                  .state = static_cast<Listing::State>(rows.integer(1)),
                  .listed = rows.integer(2) != 0,
                  .watched = rows.integer(3) != 0,
                  .wakes = rows.integer(4) != 0,
                  .created = rows.integer(5),
                  .summary = rows.text(6),
                  .host = rows.integer(7),
                  .origin = rows.integer(8)};
  auto people = people_at(listing.table);
  if (!people.value) return {std::nullopt, std::move(people.problem)};
  listing.people = *std::move(people.value);
  return {std::move(listing)};
}

Found<std::vector<Listing>> Records::listings_of(Rows& rows) {
  std::vector<Listing> found;
  while (rows.next()) {
    auto listing = listing_in(rows);
    if (!listing.value) return {std::nullopt, std::move(listing.problem)};
    found.push_back(*std::move(listing.value));
  }
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<std::vector<Listing>> Records::lobby(const LobbyPage& page) {
  static const std::string question = lobby_question();
  Rows rows = connection_.ask(question.c_str(), page.most, page.after, page.per_host - 1, page.per_origin - 1);
  return listings_of(rows);
}

Found<GoingBy> Records::going(AccountId host, std::int64_t origin) {
  GoingBy found;
  const auto count = [&](Rows rows, Going& into) {
    if (rows.next())
      into = {static_cast<unsigned>(rows.integer(0)), static_cast<unsigned>(rows.integer(1)),
              static_cast<unsigned>(rows.integer(2))};
    return rows.problem();
  };
  std::string problem = count(connection_.ask("SELECT count(*), coalesce(sum(state = 0), 0), "
                                              "(SELECT count(*) FROM tables WHERE state = 2 AND host = ?1) "
                                              "FROM tables WHERE state < 2 AND host = ?1",
                                              host),
                              found.host);
  if (problem.empty() && origin != 0) {
    problem = count(connection_.ask("SELECT count(*), coalesce(sum(state = 0), 0), "
                                    "(SELECT count(*) FROM tables WHERE state = 2 AND origin = ?1) "
                                    "FROM tables WHERE state < 2 AND origin = ?1",
                                    origin),
                    found.origin);
  }
  if (!problem.empty()) return {std::nullopt, std::move(problem)};
  return {found};
}

Written Records::seen(const std::string& table) {
  return change("UPDATE tables SET seen_served = (SELECT value FROM meta WHERE name = 'served') WHERE table_id = ?1",
                table);
}

Found<std::vector<std::string>> Records::abandoned(Time open_for, Time running_for, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT table_id FROM tables WHERE state < 2 AND seen_served < "
      "(SELECT value FROM meta WHERE name = 'served') - CASE state WHEN 0 THEN ?1 ELSE ?2 END "
      "ORDER BY seen_served, table_id LIMIT ?3",
      open_for, running_for, most);
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<std::vector<Mine>> Records::tables_of(AccountId account, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin, state = 1 AND EXISTS "
      "(SELECT 1 FROM table_people AS own WHERE own.table_id = tables.table_id AND own.account = ?1 AND own.waits) "
      "FROM tables WHERE table_id IN (SELECT table_id FROM table_people WHERE account = ?1) "
      "ORDER BY created DESC, table_id LIMIT ?2",
      account, most);
  std::vector<Mine> found;
  while (rows.next()) {
    auto listing = listing_in(rows);
    if (!listing.value) return {std::nullopt, std::move(listing.problem)};
    found.push_back({*std::move(listing.value), rows.integer(9) != 0});
  }
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::waits_for(const std::string& table, const std::vector<AccountId>& people) {
  std::string all = ",";
  for (const AccountId account : people) all += std::to_string(account) + ",";
  // What is not written need not be kept safe.
  return change(
      "UPDATE table_people SET waits = 1 - waits WHERE table_id = ?1 AND waits <> (instr(?2, ',' || account || ',') > "
      "0)",
      table, all);
}

Found<std::vector<std::string>> Records::waking() {
  Rows rows = connection_.ask("SELECT table_id FROM tables WHERE state = 1 AND wakes ORDER BY table_id");
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::add_account(const Account& account) {
  Written added = change(
      "INSERT INTO accounts (id, name, folded, password, language, created, seen, skeleton, seen_served) "
      "SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, (SELECT value FROM meta WHERE name = 'served') "
      "WHERE ?8 = '' OR NOT EXISTS (SELECT 1 FROM accounts WHERE skeleton = ?8) ON CONFLICT DO NOTHING",
      account.id, account.name, account.folded, account.password, account.language, account.created, account.seen,
      account.skeleton);
  return added.done() && connection_.changes() == 0 ? taken() : added;
}

Written Records::change_account(const Account& was, Account becomes) {
  const bool renamed = !same_name(was, becomes);
  {
    Rows rows = connection_.ask(
        "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts WHERE id = ?1", was.id);
    const Found<Account> found = account_in(rows);
    if (!found.problem.empty()) return failed(rows);
    if (!found.value) return refused("there is no such account");
    const Account& is = *found.value;
    if ((renamed && !same_name(was, is)) || (was.password != becomes.password && was.password != is.password) ||
        (was.language != becomes.language && was.language != is.language))
      return {Written::Code::stale};
    // What is to stay is what it is now.
    if (!renamed) std::tie(becomes.name, becomes.folded, becomes.skeleton) = std::tie(is.name, is.folded, is.skeleton);
    if (was.password == becomes.password) becomes.password = is.password;
    if (was.language == becomes.language) becomes.language = is.language;
  }
  Rows rows = connection_.ask(
      "UPDATE accounts SET name = ?2, folded = ?3, password = ?4, language = ?5, seen = ?6, skeleton = ?7, "
      "seen_served = (SELECT value FROM meta WHERE name = 'served') WHERE id = ?1 AND (?7 = '' OR skeleton = ?7 OR "
      "NOT EXISTS (SELECT 1 FROM accounts AS other WHERE other.skeleton = ?7 AND other.id <> ?1))",
      was.id, becomes.name, becomes.folded, becomes.password, becomes.language, becomes.seen, becomes.skeleton);
  if (!rows.run()) return rows.code() == SQLITE_CONSTRAINT_UNIQUE ? taken() : failed(rows);
  return connection_.changes() > 0 ? Written{} : taken();
}

Found<Account> Records::account_named(const std::string& folded) {
  Rows rows = connection_.ask(
      "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts WHERE folded = ?1", folded);
  return account_in(rows);
}

Written Records::add_session(const Session& session) {
  Rows rows = connection_.ask(
      "INSERT INTO sessions (token_hash, account, created, seen) VALUES (?1, ?2, ?3, ?4) "
      "ON CONFLICT DO NOTHING",
      session.token_hash, session.account, session.created, session.seen);
  if (!rows.run())
    return rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY ? refused("there is no such account") : failed(rows);
  return connection_.changes() == 0 ? taken() : Written{};
}

Found<Owner> Records::owner_of_session(const std::string& token_hash) {
  Rows rows = connection_.ask(
      "SELECT id, name, folded, password, language, accounts.created, accounts.seen, skeleton, sessions.seen "
      "FROM sessions JOIN accounts ON accounts.id = sessions.account WHERE token_hash = ?1",
      token_hash);
  auto account = account_in(rows);
  if (!account.value) return {std::nullopt, std::move(account.problem)};
  return {Owner{*std::move(account.value), rows.integer(8)}};
}

Found<std::vector<Session>> Records::sessions_of(AccountId account, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT token_hash, created, seen FROM sessions WHERE account = ?1 "
      "ORDER BY seen DESC, created DESC, token_hash LIMIT ?2",
      account, most);
  std::vector<Session> found;
  while (rows.next()) found.push_back({rows.text(0), account, rows.integer(1), rows.integer(2)});
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Written Records::use_session(const std::string& token_hash, Time seen) {
  return change("UPDATE sessions SET seen = ?2 WHERE token_hash = ?1", token_hash, seen);
}

Written Records::end_session(const std::string& token_hash) {
  return change("DELETE FROM sessions WHERE token_hash = ?1", token_hash);
}

Written Records::end_sessions_of(AccountId account, const std::string& but) {
  return change("DELETE FROM sessions WHERE account = ?1 AND token_hash <> ?2", account, but);
}

Written Records::add_device(const Device& device, unsigned most) {
  Rows rows = connection_.ask(
      "INSERT INTO devices (account, token_hash, used) VALUES (?1, ?2, ?3) "
      "ON CONFLICT (account, token_hash) DO UPDATE SET used = excluded.used",
      device.account, device.token_hash, device.used);
  if (!rows.run())
    return rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY ? refused("there is no such account") : failed(rows);
  return change(
      "DELETE FROM devices WHERE account = ?1 AND token_hash IN (SELECT token_hash FROM devices WHERE account = ?1 "
      "ORDER BY token_hash = ?2 DESC, used DESC LIMIT -1 OFFSET ?3)",
      device.account, device.token_hash, most);
}

Found<bool> Records::knows_device(AccountId account, const std::string& token_hash) {
  Rows rows = connection_.ask("SELECT 1 FROM devices WHERE account = ?1 AND token_hash = ?2", account, token_hash);
  const bool known = rows.next();
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {known};
}

Written Records::forget_devices_of(AccountId account, const std::string& but) {
  return change("DELETE FROM devices WHERE account = ?1 AND token_hash <> ?2", account, but);
}

Written Records::forget(Time unused_for) {
  Written ended = change(
      "DELETE FROM sessions WHERE account IN (SELECT id FROM accounts "
      "WHERE seen_served < (SELECT value FROM meta WHERE name = 'served') - ?1)",
      unused_for);
  if (!ended.done()) return ended;
  return change(
      "DELETE FROM accounts WHERE seen_served < (SELECT value FROM meta WHERE name = 'served') - ?1 "
      "AND password = '' AND NOT EXISTS (SELECT 1 FROM table_people "
      "JOIN tables USING (table_id) WHERE table_people.account = accounts.id AND state <> 2)",
      unused_for);
}

Written Records::alive(Time now, Time lived) {
  Written signed_now = change(
      "INSERT INTO meta (name, value) VALUES ('alive', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      now);
  return signed_now.done() ? change("UPDATE meta SET value = value + ?1 WHERE name = 'served'", lived) : signed_now;
}

Found<Time> Records::last_alive() {
  Rows rows = connection_.ask("SELECT value FROM meta WHERE name = 'alive'");
  if (!rows.next()) return {std::nullopt, rows.problem()};
  return {rows.integer(0)};
}

}  // namespace krypta::store
