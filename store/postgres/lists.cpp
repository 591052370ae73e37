#include <string>

#include "store/postgres/parts.hpp"

/// What lists show of the tables.
namespace krypta::store {
namespace postgres {

Listing listing_in(const Reply& reply, int row) {
  return {.table = reply.text(row, 0),
          .state = static_cast<Listing::State>(reply.integer(row, 1)),
          .listed = reply.yes(row, 2),
          .watched = reply.yes(row, 3),
          .wakes = reply.yes(row, 4),
          .created = reply.integer(row, 5),
          .people = reply.integers(row, 9),
          .summary = reply.text(row, 6),
          .host = reply.integer(row, 7),
          .origin = reply.integer(row, 8)};
}

}  // namespace postgres

namespace {

using postgres::Reply;
using postgres::Statement;
using postgres::Values;

constexpr const char* columns = "table_id, state, listed, watched, wakes, created, summary, host, origin, people ";

// Tables that have a place among their host's, and among those of their origin that have one there: whoever fills the
// lobby takes nobody's place in his network.
constexpr Statement lobby_page{
    "lobby",
    "WITH those AS (SELECT table_id AS id, created AS at, host AS whose, origin AS where_from, row_number() OVER "
    "  (PARTITION BY host ORDER BY created DESC, table_id) AS of_host FROM tables "
    "  WHERE (state = 0 AND listed) OR (state = 1 AND watched)), "
    "placed AS (SELECT id, at, where_from, row_number() OVER (PARTITION BY where_from ORDER BY at DESC, id) AS "
    "  of_origin FROM those WHERE whose = 0 OR of_host <= $3::bigint), "
    "last AS (SELECT created FROM tables WHERE table_id = $2::text), "
    "page AS (SELECT id FROM placed WHERE (where_from = 0 OR of_origin <= $4::bigint) AND ($2 = '' OR "
    "  at < (SELECT created FROM last) OR (at = (SELECT created FROM last) AND id > $2)) "
    "  ORDER BY at DESC, id LIMIT $1::bigint) "
    "SELECT table_id, state, listed, watched, wakes, created, summary, host, origin, people FROM page JOIN tables ON "
    "table_id = id ORDER BY created DESC, table_id"};
constexpr Statement going_by{
    "going",
    "SELECT host.*, (SELECT count(*) FROM tables WHERE state = 2 AND host = $1), "
    "origin.*, (SELECT count(*) FROM tables WHERE state = 2 AND origin = $2 AND $2 <> 0) FROM "
    "(SELECT count(*), count(*) FILTER (WHERE state = 0) FROM tables WHERE state < 2 AND host = $1::bigint) AS host, "
    "(SELECT count(*), count(*) FILTER (WHERE state = 0) FROM tables WHERE state < 2 AND origin = $2::bigint "
    " AND $2 <> 0) AS origin"};
// Nobody is kept waiting for these: who is just writing the table has looked at it, or says himself whom it waits for.
constexpr Statement note_seen{
    "seen",
    "UPDATE tables SET seen_served = (SELECT value FROM meta WHERE name = 'served') WHERE table_id = "
    "(SELECT table_id FROM tables WHERE table_id = $1::text AND seen_served < "
    "(SELECT value FROM meta WHERE name = 'served') FOR NO KEY UPDATE SKIP LOCKED)"};
constexpr Statement note_waits{
    "waits_for",
    "UPDATE tables SET waits = $2::bigint[] WHERE table_id = (SELECT table_id FROM tables WHERE table_id = $1::text "
    "AND waits <> $2 FOR NO KEY UPDATE SKIP LOCKED)"};
constexpr Statement abandoned_tables{
    "abandoned",
    "SELECT table_id FROM tables WHERE state < 2 AND seen_served < "
    "(SELECT value FROM meta WHERE name = 'served') - CASE state WHEN 0 THEN $1::bigint ELSE $2::bigint END "
    "ORDER BY seen_served, table_id LIMIT $3::bigint"};
constexpr Statement waking_tables{"waking", "SELECT table_id FROM tables WHERE state = 1 AND wakes ORDER BY table_id"};

auto listings_found() { return postgres::each_row<Listing>(postgres::listing_in); }

Going going_in(const Reply& reply, int column) {
  return {static_cast<unsigned>(reply.integer(0, column)), static_cast<unsigned>(reply.integer(0, column + 1)),
          static_cast<unsigned>(reply.integer(0, column + 2))};
}

}  // namespace

void PostgresStore::lobby(LobbyPage page, OnFound<std::vector<Listing>> then) {
  parts_->ask<std::vector<Listing>>(lobby_page, Values{page.most, page.after, page.per_host, page.per_origin},
                                    listings_found(), std::move(then));
}

void PostgresStore::going(AccountId host, std::int64_t origin, OnFound<GoingBy> then) {
  parts_->ask<GoingBy>(going_by, Values{host, origin}, postgres::one_row<GoingBy>([](const Reply& reply, int) {
                         return GoingBy{going_in(reply, 0), going_in(reply, 3)};
                       }),
                       std::move(then));
}

void PostgresStore::seen(std::string table) {
  parts_->write(postgres::about_table(table), note_seen, Values{table}, {}, Parts::Kind::aside);
}

void PostgresStore::abandoned(Time open_for, Time running_for, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->ask<std::vector<std::string>>(abandoned_tables, Values{open_for, running_for, most}, postgres::names_found(),
                                        std::move(then), Parts::Kind::question_of_aside);
}

void PostgresStore::tables_of(AccountId account, unsigned most, OnFound<std::vector<Mine>> then) {
  static const std::string question = std::string{"SELECT "} + columns +
                                      ", state = 1 AND $1::bigint = ANY (waits) FROM tables "
                                      "WHERE people @> ARRAY[$1] ORDER BY created DESC, table_id LIMIT $2::bigint";
  static const Statement statement{"tables_of", question.c_str()};
  const auto mine = [](const Reply& reply, int row) {
    return Mine{postgres::listing_in(reply, row), reply.yes(row, 10)};
  };
  parts_->ask<std::vector<Mine>>(statement, Values{account, most}, postgres::each_row<Mine>(mine), std::move(then),
                                 Parts::Kind::question_of_aside);
}

void PostgresStore::tables_of_friends(AccountId account, unsigned most, OnFound<std::vector<Listing>> then) {
  static const std::string question =
      std::string{"SELECT "} + columns +
      "FROM tables WHERE ((state = 0 AND listed) OR (state = 1 AND watched)) AND people && "
      "(SELECT coalesce(array_agg(friend), '{}') FROM friends WHERE account = $1::bigint) "
      "ORDER BY created DESC, table_id LIMIT $2::bigint";
  static const Statement statement{"tables_of_friends", question.c_str()};
  parts_->ask<std::vector<Listing>>(statement, Values{account, most}, listings_found(), std::move(then));
}

void PostgresStore::waits_for(std::string table, std::vector<AccountId> people) {
  parts_->write(postgres::about_table(table), note_waits, Values{table, people}, {}, Parts::Kind::aside);
}

void PostgresStore::waking(OnFound<std::vector<std::string>> then) {
  parts_->ask<std::vector<std::string>>(waking_tables, Values{}, postgres::names_found(), std::move(then));
}

}  // namespace krypta::store
