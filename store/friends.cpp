#include "store/records.hpp"

/// Who is whose friend, and the links that make it so.
namespace krypta::store {

Written Records::set_friend_link(AccountId account, const std::string& link) {
  Rows rows = connection_.ask(
      "INSERT INTO friend_links (account, link) VALUES (?1, ?2) "
      "ON CONFLICT (account) DO UPDATE SET link = excluded.link",
      account, link);
  if (rows.run()) return {};
  if (rows.code() == SQLITE_CONSTRAINT_UNIQUE) return {Written::Code::taken};
  if (rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY) return {Written::Code::failed, "there is no such account"};
  return failed(rows);
}

Found<std::string> Records::friend_link(AccountId account) {
  Rows rows = connection_.ask("SELECT link FROM friend_links WHERE account = ?1", account);
  if (!rows.next()) return {std::nullopt, rows.problem()};
  return {rows.text(0)};
}

Found<Account> Records::owner_of_friend_link(const std::string& link) {
  Rows rows = connection_.ask(
      "SELECT id, name, folded, password, language, created, seen, skeleton FROM accounts "
      "WHERE id = (SELECT account FROM friend_links WHERE link = ?1)",
      link);
  return account_in(rows);
}

Written Records::befriend(AccountId one, AccountId other, Time now, unsigned most) {
  Rows full = connection_.ask(
      "SELECT 1 FROM friends WHERE account IN (?1, ?2) AND NOT EXISTS "
      "(SELECT 1 FROM friends AS already WHERE already.account = ?1 AND already.friend = ?2) "
      "GROUP BY account HAVING count(*) >= ?3",
      one, other, most);
  if (full.next()) return {Written::Code::taken};
  if (full.failed()) return failed(full);
  Rows rows = connection_.ask(
      "INSERT INTO friends (account, friend, since) VALUES (?1, ?2, ?3), (?2, ?1, ?3) ON CONFLICT DO NOTHING", one,
      other, now);
  if (rows.run()) return {};
  if (rows.code() == SQLITE_CONSTRAINT_FOREIGNKEY) return {Written::Code::failed, "there is no such account"};
  return failed(rows);
}

Written Records::unfriend(AccountId one, AccountId other) {
  return change("DELETE FROM friends WHERE (account = ?1 AND friend = ?2) OR (account = ?2 AND friend = ?1)", one,
                other);
}

Found<std::vector<Friend>> Records::friends_of(AccountId account) {
  Rows rows = connection_.ask(
      "SELECT friend, name, since FROM friends JOIN accounts ON id = friend WHERE account = ?1 ORDER BY folded",
      account);
  std::vector<Friend> found;
  while (rows.next()) found.push_back({rows.integer(0), rows.text(1), rows.integer(2)});
  if (rows.failed()) return {std::nullopt, rows.problem()};
  return {std::move(found)};
}

Found<std::vector<Listing>> Records::tables_of_friends(AccountId account, unsigned most) {
  Rows rows = connection_.ask(
      "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin FROM tables "
      "WHERE ((state = 0 AND listed) OR (state = 1 AND watched)) AND table_id IN "
      "(SELECT table_id FROM table_people JOIN friends ON friend = table_people.account WHERE friends.account = ?1) "
      "ORDER BY created DESC, table_id LIMIT ?2",
      account, most);
  return listings_of(rows);
}

}  // namespace krypta::store
