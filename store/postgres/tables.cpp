#include <string>

#include "store/postgres/parts.hpp"

/// The tables' entries, and what is kept of them.
namespace krypta::store {
namespace {

using postgres::Statement;
using postgres::Values;

// An entry without the one before it would be a hole that no reader of the list expects. What another server has
// committed just now is not to be seen here yet, but its number is taken nevertheless.
constexpr Statement append_entry{
    "append",
    "WITH before AS (SELECT 1 FROM entries WHERE table_id = $1::text AND number = $2::bigint - 1), "
    "added AS (INSERT INTO entries (table_id, number, at, body) SELECT $1, $2, $3::bigint, $4::text "
    "  WHERE $2 = 0 OR EXISTS (SELECT 1 FROM before) ON CONFLICT DO NOTHING RETURNING 1) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 "
    "WHEN $5::boolean AND EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND number = $2 AND at = $3 AND body = $4) "
    "THEN 0 WHEN $2 = 0 OR EXISTS (SELECT 1 FROM before) THEN 1 ELSE 4 END"};

// People rarely change; whom a match waits for is said anew when they do.
constexpr Statement append_with_listing{
    "append_with_listing",
    "WITH before AS (SELECT 1 FROM entries WHERE table_id = $1::text AND number = $2::bigint - 1), "
    "added AS (INSERT INTO entries (table_id, number, at, body) SELECT $1, $2, $3::bigint, $4::text "
    "  WHERE $2 = 0 OR EXISTS (SELECT 1 FROM before) ON CONFLICT DO NOTHING RETURNING 1), "
    "listed AS (INSERT INTO tables (table_id, state, listed, watched, wakes, created, summary, host, origin, people, "
    "  seen_served) SELECT $1, $5::smallint, $6::boolean, $7::boolean, $8::boolean, $9::bigint, $10::text, "
    "$11::bigint, "
    "  $12::bigint, $13::bigint[], (SELECT value FROM meta WHERE name = 'served') FROM added "
    "  ON CONFLICT (table_id) DO UPDATE SET state = excluded.state, listed = excluded.listed, "
    "  watched = excluded.watched, wakes = excluded.wakes, created = excluded.created, summary = excluded.summary, "
    "  host = excluded.host, people = excluded.people, "
    "  waits = CASE WHEN tables.people = excluded.people THEN tables.waits ELSE '{}' END) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 "
    "WHEN $14::boolean AND EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND number = $2 AND at = $3 AND body = "
    "$4) "
    "THEN 0 WHEN $2 = 0 OR EXISTS (SELECT 1 FROM before) THEN 1 ELSE 4 END"};

// Whoever makes one holds the host's tables and the origin's, so that nobody counts what another is just adding to.
constexpr Statement make_table{
    "make",
    "WITH room AS (SELECT 1 WHERE "
    "  (SELECT count(*) FROM tables WHERE state < 2 AND host = $9::bigint) < $12::bigint AND "
    "  (SELECT count(*) FROM tables WHERE state = 0 AND host = $9) < $13::bigint AND "
    "  (SELECT count(*) FROM tables WHERE state = 2 AND host = $9) < $14::bigint AND ($10::bigint = 0 OR "
    "  ((SELECT count(*) FROM tables WHERE state < 2 AND origin = $10) < $15::bigint AND "
    "  (SELECT count(*) FROM tables WHERE state = 0 AND origin = $10) < $16::bigint AND "
    "  (SELECT count(*) FROM tables WHERE state = 2 AND origin = $10) < $17::bigint))), "
    "added AS (INSERT INTO entries (table_id, number, at, body) SELECT $1::text, 0, $2::bigint, $3::text FROM room "
    "  ON CONFLICT DO NOTHING RETURNING 1), "
    "listed AS (INSERT INTO tables (table_id, state, listed, watched, wakes, created, summary, host, origin, people, "
    "  seen_served) SELECT $1, 0, $4::boolean, $5::boolean, $6::boolean, $7::bigint, $8::text, $9, $10, "
    "  $11::bigint[], (SELECT value FROM meta WHERE name = 'served') FROM added) "
    "SELECT CASE WHEN EXISTS (SELECT 1 FROM added) THEN 0 "
    "WHEN $18::boolean AND EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND number = 0 AND at = $2 AND body = $3) "
    "THEN 0 WHEN EXISTS (SELECT 1 FROM room) OR EXISTS (SELECT 1 FROM entries WHERE table_id = $1) THEN 1 ELSE 2 END"};

constexpr Statement entries_from{
    "entries",
    "SELECT number, at, body FROM entries WHERE table_id = $1::text AND number >= $2::bigint ORDER BY number"};

constexpr Statement keep_thought{"keep",
                                 "INSERT INTO thoughts (table_id, number, body) VALUES ($1::text, $2::bigint, "
                                 "$3::text) ON CONFLICT DO NOTHING"};
constexpr Statement thoughts_between{
    "thoughts",
    "SELECT number, body FROM thoughts WHERE table_id = $1::text AND number >= $2::bigint AND number < $3::bigint "
    "ORDER BY number"};

constexpr Statement archive_parts{
    "archive",
    "WITH parts AS (SELECT * FROM unnest($2::text[], $3::text[]) AS each (part, body)), "
    "there AS (SELECT 1 FROM archives JOIN parts USING (part) WHERE table_id = $1::text), "
    "kept AS (INSERT INTO archives (table_id, part, body) SELECT $1, part, body::bytea FROM parts "
    "  WHERE NOT EXISTS (SELECT 1 FROM there) RETURNING 1) "
    "SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM there) THEN 0 "
    "WHEN $4::boolean AND NOT EXISTS (SELECT 1 FROM parts WHERE NOT EXISTS (SELECT 1 FROM archives WHERE "
    "table_id = $1 AND archives.part = parts.part AND archives.body = parts.body::bytea)) THEN 0 ELSE 1 END"};
constexpr Statement archived_part{"archived",
                                  "SELECT body FROM archives WHERE table_id = $1::text AND part = $2::text"};
constexpr Statement unarchived_tables{
    "unarchived",
    "SELECT table_id FROM tables WHERE state = 2 AND table_id > $1::text AND NOT EXISTS "
    "(SELECT 1 FROM archives WHERE archives.table_id = tables.table_id) ORDER BY table_id LIMIT $2::bigint"};

constexpr const char* hole = "an entry would leave a hole";

}  // namespace

void PostgresStore::append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) {
  const Statement& statement = listing ? append_with_listing : append_entry;
  Values values{table, entry.number, entry.at, entry.body};
  if (listing) {
    values =
        Values{table,           entry.number,     entry.at,       entry.body,       static_cast<int>(listing->state),
               listing->listed, listing->watched, listing->wakes, listing->created, listing->summary,
               listing->host,   listing->origin,  listing->people};
  }
  auto job = Parts::about_one(postgres::about_table(table), Parts::writing(statement, std::move(values.again()),
                                                                           std::move(then), Parts::Kind::append));
  job->refusal = hole;
  job->tells.written.push_back({std::move(table), entry.number});
  parts_->add(std::move(job));
}

void PostgresStore::make(std::string table, Entry first, Listing listing, GoingBy most, OnWritten then) {
  Values values{
      table,           first.at,        first.body,         listing.listed,   listing.watched, listing.wakes,
      listing.created, listing.summary, listing.host,       listing.origin,   listing.people,  most.host.tables,
      most.host.open,  most.host.kept,  most.origin.tables, most.origin.open, most.origin.kept};
  auto job = Parts::apart(Parts::writing(make_table, std::move(values.again()), std::move(then), Parts::Kind::append));
  job->locks = {postgres::lock_on("tables of " + std::to_string(listing.host)),
                postgres::lock_on("tables from " + std::to_string(listing.origin))};
  job->tells.written.push_back({std::move(table), 0});
  parts_->add(std::move(job));
}

void PostgresStore::entries(std::string table, std::uint32_t from, OnFound<std::vector<Entry>> then) {
  const auto entry = [](const postgres::Reply& reply, int row) {
    return Entry{static_cast<std::uint32_t>(reply.integer(row, 0)), reply.integer(row, 1), reply.text(row, 2)};
  };
  parts_->add(Parts::about_one(postgres::about_table(table),
                               Parts::question<std::vector<Entry>>(entries_from, Values{table, from},
                                                                   postgres::each_row<Entry>(entry), std::move(then))));
}

void PostgresStore::keep(std::string table, Thought thought) {
  parts_->write(postgres::about_table(table), keep_thought, Values{table, thought.number, thought.body}, {},
                Parts::Kind::aside);
}

void PostgresStore::thoughts(std::string table, std::uint32_t from, std::uint32_t to,
                             OnFound<std::vector<Thought>> then) {
  parts_->ask<std::vector<Thought>>(
      thoughts_between, Values{table, from, to}, postgres::each_row<Thought>([](const postgres::Reply& reply, int row) {
        return Thought{static_cast<std::uint32_t>(reply.integer(row, 0)), reply.text(row, 1)};
      }),
      std::move(then), Parts::Kind::question_of_aside);
}

void PostgresStore::archive(std::string table, std::vector<Kept> parts, OnWritten then) {
  std::vector<std::string> names;
  std::vector<std::string> bodies;
  for (const Kept& part : parts) {
    names.push_back(part.part);
    bodies.push_back(postgres::digits_of(part.body));
  }
  Values values{table, names, bodies};
  auto job = Parts::apart(Parts::writing(archive_parts, std::move(values.again()), std::move(then)));
  job->locks = {postgres::lock_on("archive " + table)};
  parts_->add(std::move(job));
}

void PostgresStore::archived(std::string table, std::string part, OnFound<std::string> then) {
  parts_->ask<std::string>(
      archived_part, Values{table, part},
      postgres::one_row<std::string>([](const postgres::Reply& reply, int row) { return reply.bytes(row, 0); }),
      std::move(then));
}

void PostgresStore::unarchived(std::string after, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->ask<std::vector<std::string>>(unarchived_tables, Values{after, most}, postgres::names_found(),
                                        std::move(then));
}

}  // namespace krypta::store
