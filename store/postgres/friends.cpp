#include "store/postgres/parts.hpp"

/// Who is whose friend, and the links that make it so.
namespace krypta::store {
namespace {

using postgres::Reply;
using postgres::Statement;
using postgres::Values;

constexpr Statement link_to_set{
    "set_friend_link",
    "WITH taken AS (SELECT 1 FROM friend_links WHERE link = $2::text AND account <> $1::bigint), "
    "made AS (INSERT INTO friend_links (account, link) SELECT id, $2 FROM accounts WHERE id = $1 "
    "  AND NOT EXISTS (SELECT 1 FROM taken) ON CONFLICT (account) DO UPDATE SET link = excluded.link RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM made) THEN 0 WHEN EXISTS (SELECT 1 FROM taken) THEN 1 ELSE 4 END"};
constexpr Statement link_of{"friend_link", "SELECT link FROM friend_links WHERE account = $1::bigint"};
constexpr Statement link_owner{"owner_of_friend_link",
                               "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
                               "WHERE id = (SELECT account FROM friend_links WHERE link = $1::text)"};
constexpr Statement to_befriend{
    "befriend",
    "WITH two AS (SELECT id FROM accounts WHERE id IN ($1::bigint, $2::bigint)), "
    "already AS (SELECT 1 FROM friends WHERE account = $1 AND friend = $2), "
    "full_up AS (SELECT 1 FROM friends WHERE account IN ($1, $2) AND NOT EXISTS (SELECT 1 FROM already) "
    "  GROUP BY account HAVING count(*) >= $4::bigint), "
    "made AS (INSERT INTO friends (account, friend, since) SELECT a, b, $3::bigint FROM (VALUES ($1, $2), ($2, $1)) "
    "  AS each (a, b) WHERE (SELECT count(*) FROM two) = 2 AND NOT EXISTS (SELECT 1 FROM full_up) "
    "  ON CONFLICT DO NOTHING) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM full_up) THEN 1 WHEN (SELECT count(*) FROM two) < 2 THEN 4 ELSE 0 END"};
constexpr Statement to_unfriend{
    "unfriend",
    "DELETE FROM friends WHERE (account = $1::bigint AND friend = $2::bigint) OR (account = $2 AND friend = $1)"};
constexpr Statement friends_by_name{
    "friends_of",
    "SELECT friend, name, since FROM friends JOIN accounts ON id = friend WHERE account = $1::bigint ORDER BY folded"};

}  // namespace

void PostgresStore::set_friend_link(AccountId account, std::string link, OnWritten then) {
  auto job = Parts::apart(Parts::writing(link_to_set, Values{account, link}, std::move(then)));
  job->refusal = postgres::nobody;
  job->taken_by_another = true;
  parts_->add(std::move(job));
}

void PostgresStore::friend_link(AccountId account, OnFound<std::string> then) {
  parts_->ask<std::string>(
      link_of, Values{account},
      postgres::one_row<std::string>([](const Reply& reply, int row) { return reply.text(row, 0); }), std::move(then));
}

void PostgresStore::owner_of_friend_link(std::string link, OnFound<Account> then) {
  parts_->ask<Account>(link_owner, Values{link}, postgres::one_row<Account>(postgres::account_in), std::move(then));
}

void PostgresStore::befriend(AccountId one, AccountId other, Time now, unsigned most, OnWritten then) {
  auto job = Parts::apart(Parts::writing(to_befriend, Values{one, other, now, most}, std::move(then)));
  job->refusal = postgres::nobody;
  for (const AccountId account : {one, other})
    job->locks.push_back(postgres::lock_on("friends " + std::to_string(account)));
  parts_->add(std::move(job));
}

void PostgresStore::unfriend(AccountId one, AccountId other, OnWritten then) {
  parts_->write_apart(to_unfriend, Values{one, other}, std::move(then));
}

void PostgresStore::friends_of(AccountId account, OnFound<std::vector<Friend>> then) {
  const auto person = [](const Reply& reply, int row) {
    return Friend{reply.integer(row, 0), reply.text(row, 1), reply.integer(row, 2)};
  };
  parts_->ask<std::vector<Friend>>(friends_by_name, Values{account}, postgres::each_row<Friend>(person),
                                   std::move(then));
}

}  // namespace krypta::store
