#include <tuple>

#include "store/postgres/parts.hpp"

/// Accounts, sessions and devices, and whom the store forgets.
namespace krypta::store {
namespace postgres {

Account account_in(const Reply& reply, int row) {
  return {.id = reply.integer(row, 0),
          .name = reply.text(row, 1),
          .folded = reply.text(row, 2),
          .password = reply.text(row, 3),
          .language = reply.text(row, 4),
          .created = reply.integer(row, 5),
          .seen = reply.integer(row, 6),
          .skeleton = reply.text(row, 7)};
}

}  // namespace postgres

namespace {

using postgres::Reply;
using postgres::Statement;
using postgres::Values;

// What another server adds at this very moment is in the way of one of the three unique columns.
constexpr Statement account_to_add{
    "add_account",
    "WITH added AS (INSERT INTO accounts (id, name, folded, password, language, created, seen, skeleton, look, "
    "  seen_served) SELECT $1::bigint, $2::text, $3::text, $4::text, $5::text, $6::bigint, $7::bigint, $8::text, "
    "  nullif($8, ''), (SELECT value FROM meta WHERE name = 'served') "
    "  WHERE $8 = '' OR NOT EXISTS (SELECT 1 FROM accounts WHERE skeleton = $8) ON CONFLICT DO NOTHING RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 WHEN $9::boolean AND EXISTS (SELECT 1 FROM accounts "
    "WHERE id = $1 AND folded = $3 AND password = $4 AND created = $6) THEN 0 ELSE 1 END"};

// $1 is who; $2 to $6 what he was: name, folded, skeleton, password, language; $7 to $11 what he becomes; $12 when he
// was seen. What is to stay is what it is now.
constexpr Statement account_to_change{
    "change_account",
    "WITH wanted AS (SELECT ($2::text, $3::text, $4::text) <> ($7::text, $8::text, $9::text) AS renamed, "
    "  $5::text <> $10::text AS other_password, $6::text <> $11::text AS other_language), "
    "was AS (SELECT accounts.*, wanted.*, (renamed AND (name, folded, skeleton) <> ($2, $3, $4)) OR "
    "  (other_password AND password <> $5) OR (other_language AND language <> $6) AS stale, "
    "  (NOT renamed OR (name, folded, skeleton) = ($7, $8, $9)) AND (NOT other_password OR password = $10) AND "
    "  (NOT other_language OR language = $11) AS changed_already "
    "  FROM accounts, wanted WHERE id = $1::bigint FOR NO KEY UPDATE OF accounts), "
    "taken AS (SELECT 1 FROM accounts AS other, was WHERE renamed AND other.id <> $1 AND (other.folded = $8 OR "
    "  ($9 <> '' AND $9 <> was.skeleton AND other.skeleton = $9))), "
    "changed AS (UPDATE accounts SET name = CASE WHEN was.renamed THEN $7 ELSE was.name END, "
    "  folded = CASE WHEN was.renamed THEN $8 ELSE was.folded END, "
    "  skeleton = CASE WHEN was.renamed THEN $9 ELSE was.skeleton END, "
    "  look = CASE WHEN was.renamed AND was.skeleton <> $9 THEN nullif($9, '') ELSE was.look END, "
    "  password = CASE WHEN was.other_password THEN $10 ELSE was.password END, "
    "  language = CASE WHEN was.other_language THEN $11 ELSE was.language END, seen = $12::bigint, "
    "  seen_served = (SELECT value FROM meta WHERE name = 'served') FROM was "
    "  WHERE accounts.id = was.id AND NOT was.stale AND NOT EXISTS (SELECT 1 FROM taken)) "
    "SELECT coalesce((SELECT CASE WHEN $13::boolean AND changed_already THEN 0 WHEN stale THEN 3 "
    "WHEN EXISTS (SELECT 1 FROM taken) THEN 1 ELSE 0 END FROM was), 4)"};

constexpr Statement account_by_name{
    "account_named",
    "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts WHERE folded = $1::text"};

constexpr Statement session_to_add{
    "add_session",
    "WITH added AS (INSERT INTO sessions (token_hash, account, created, seen) SELECT $1::text, id, $3::bigint, "
    "  $4::bigint FROM accounts WHERE id = $2::bigint ON CONFLICT DO NOTHING RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 "
    "WHEN NOT EXISTS (SELECT 1 FROM accounts WHERE id = $2) THEN 4 "
    "WHEN $5::boolean AND EXISTS (SELECT 1 FROM sessions WHERE token_hash = $1 AND account = $2) THEN 0 ELSE 1 END"};
constexpr Statement session_owner{
    "owner_of_session",
    "SELECT id, name, folded, password, language, accounts.created, accounts.seen, skeleton, sessions.seen "
    "FROM sessions JOIN accounts ON accounts.id = sessions.account WHERE token_hash = $1::text"};
constexpr Statement sessions_by_account{
    "sessions_of",
    "SELECT token_hash, account, created, seen FROM sessions WHERE account = $1::bigint "
    "ORDER BY seen DESC, created DESC, token_hash LIMIT $2::bigint"};
constexpr Statement session_used{"use_session", "UPDATE sessions SET seen = $2::bigint WHERE token_hash = $1::text"};
constexpr Statement session_to_end{"end_session",
                                   "DELETE FROM sessions WHERE token_hash = $1::text RETURNING 0, account"};
constexpr Statement sessions_to_end{"end_sessions_of",
                                    "DELETE FROM sessions WHERE account = $1::bigint AND token_hash <> $2::text"};

constexpr Statement device_to_add{
    "add_device",
    "WITH others AS (SELECT token_hash, row_number() OVER (ORDER BY used DESC) AS place FROM devices "
    "  WHERE account = $1::bigint AND token_hash <> $2::text), "
    "added AS (INSERT INTO devices (account, token_hash, used) SELECT id, $2, $3::bigint FROM accounts WHERE id = $1 "
    "  ON CONFLICT (account, token_hash) DO UPDATE SET used = excluded.used RETURNING 1), "
    "gone AS (DELETE FROM devices USING others WHERE account = $1 AND devices.token_hash = others.token_hash "
    "  AND place >= $4::bigint AND EXISTS (SELECT 1 FROM added)) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 ELSE 4 END"};
constexpr Statement device_known{
    "knows_device", "SELECT EXISTS (SELECT 1 FROM devices WHERE account = $1::bigint AND token_hash = $2::text)"};
constexpr Statement devices_to_forget{"forget_devices_of",
                                      "DELETE FROM devices WHERE account = $1::bigint AND token_hash <> $2::text"};

constexpr Statement forget_unused{
    "forget",
    "WITH unused AS MATERIALIZED (SELECT id, password FROM accounts WHERE seen_served < "
    "  (SELECT value FROM meta WHERE name = 'served') - $1::bigint), "
    "ended AS (DELETE FROM sessions WHERE account IN (SELECT id FROM unused)) "
    "DELETE FROM accounts WHERE id IN (SELECT id FROM unused WHERE password = '') AND seen_served < "
    "(SELECT value FROM meta WHERE name = 'served') - $1 AND NOT EXISTS "
    "(SELECT 1 FROM tables WHERE state <> 2 AND people @> ARRAY[accounts.id])"};

}  // namespace

void PostgresStore::add_account(Account account, OnWritten then) {
  Values values{account.id,       account.name,    account.folded, account.password,
                account.language, account.created, account.seen,   account.skeleton};
  parts_->write("look " + account.skeleton, account_to_add, std::move(values.again()), std::move(then));
}

void PostgresStore::change_account(Account was, Account becomes, OnWritten then) {
  Values values{was.id,       was.name,       was.folded,       was.skeleton,     was.password,     was.language,
                becomes.name, becomes.folded, becomes.skeleton, becomes.password, becomes.language, becomes.seen};
  auto job = Parts::about_one(postgres::about_account(was.id),
                              Parts::writing(account_to_change, std::move(values.again()), std::move(then)));
  job->refusal = postgres::nobody;
  job->taken_by_another = true;
  const bool others_care =
      std::tie(was.name, was.password, was.language) != std::tie(becomes.name, becomes.password, becomes.language);
  if (others_care) job->tells.people.push_back(was.id);
  parts_->add(std::move(job));
}

void PostgresStore::account_named(std::string folded, OnFound<Account> then) {
  parts_->ask<Account>(account_by_name, Values{folded}, postgres::one_row<Account>(postgres::account_in),
                       std::move(then));
}

void PostgresStore::add_session(Session session, OnWritten then) {
  Values values{session.token_hash, session.account, session.created, session.seen};
  auto job = Parts::about_one(postgres::about_session(session.token_hash),
                              Parts::writing(session_to_add, std::move(values.again()), std::move(then)));
  job->refusal = postgres::nobody;
  parts_->add(std::move(job));
}

void PostgresStore::owner_of_session(std::string token_hash, OnFound<Owner> then) {
  const auto owner = [](const Reply& reply, int row) {
    return Owner{postgres::account_in(reply, row), reply.integer(row, 8)};
  };
  parts_->ask<Owner>(session_owner, Values{token_hash}, postgres::one_row<Owner>(owner), std::move(then));
}

void PostgresStore::sessions_of(AccountId account, unsigned most, OnFound<std::vector<Session>> then) {
  const auto session = [](const Reply& reply, int row) {
    return Session{reply.text(row, 0), reply.integer(row, 1), reply.integer(row, 2), reply.integer(row, 3)};
  };
  parts_->ask<std::vector<Session>>(sessions_by_account, Values{account, most}, postgres::each_row<Session>(session),
                                    std::move(then));
}

void PostgresStore::use_session(std::string token_hash, Time seen, OnWritten then) {
  parts_->write(postgres::about_session(token_hash), session_used, Values{token_hash, seen}, std::move(then));
}

void PostgresStore::end_session(std::string token_hash, OnWritten then) {
  parts_->write(postgres::about_session(token_hash), session_to_end, Values{token_hash}, std::move(then));
}

void PostgresStore::end_sessions_of(AccountId account, std::string but, OnWritten then) {
  auto job = Parts::apart(Parts::writing(sessions_to_end, Values{account, but}, std::move(then)));
  job->tells.people.push_back(account);
  parts_->add(std::move(job));
}

void PostgresStore::add_device(Device device, unsigned most, OnWritten then) {
  auto job = Parts::apart(
      Parts::writing(device_to_add, Values{device.account, device.token_hash, device.used, most}, std::move(then)));
  job->refusal = postgres::nobody;
  job->locks = {postgres::lock_on("devices " + std::to_string(device.account))};
  parts_->add(std::move(job));
}

void PostgresStore::knows_device(AccountId account, std::string token_hash, OnFound<bool> then) {
  parts_->ask<bool>(device_known, Values{account, token_hash}, postgres::one_row<bool>(postgres::is_there),
                    std::move(then));
}

void PostgresStore::forget_devices_of(AccountId account, std::string but, OnWritten then) {
  parts_->write_apart(devices_to_forget, Values{account, but}, std::move(then));
}

void PostgresStore::forget(Time unused_for, OnWritten then) {
  parts_->write_apart(forget_unused, Values{unused_for}, std::move(then));
}

}  // namespace krypta::store
