#include "store/postgres/schema.hpp"

#include <array>
#include <optional>
#include <vector>

namespace krypta::store::postgres {
namespace {

constexpr std::array<Step, 1> steps_so_far{{{R"sql(
CREATE TABLE entries (
  table_id text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- A guest may be forgotten before the tables are, so an account among the people need not exist any more. Those for
-- whom a running match waits are some of them.
CREATE TABLE tables (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  state smallint NOT NULL CHECK (state BETWEEN 0 AND 2),
  listed boolean NOT NULL,
  watched boolean NOT NULL,
  wakes boolean NOT NULL,
  created bigint NOT NULL,
  summary text NOT NULL,
  host bigint NOT NULL,
  origin bigint NOT NULL,
  seen_served bigint NOT NULL,
  people bigint[] NOT NULL,
  waits bigint[] NOT NULL DEFAULT '{}'
) WITH (fillfactor = 70);
CREATE INDEX tables_in_lobby ON tables (created DESC, table_id)
  WHERE (state = 0 AND listed) OR (state = 1 AND watched);
CREATE INDEX tables_by_age ON tables (created DESC, table_id);
CREATE INDEX tables_that_wake ON tables (table_id) WHERE state = 1 AND wakes;
CREATE INDEX tables_over ON tables (table_id) WHERE state = 2;
CREATE INDEX tables_of_host ON tables (host) WHERE state < 2;
CREATE INDEX tables_of_origin ON tables (origin) WHERE state < 2;
CREATE INDEX tables_kept_of_host ON tables (host) WHERE state = 2;
CREATE INDEX tables_kept_of_origin ON tables (origin) WHERE state = 2;
CREATE INDEX tables_by_seen ON tables (seen_served, table_id) WHERE state < 2;
CREATE INDEX tables_of_people ON tables USING gin (people) WITH (fastupdate = off);

-- What bots thought; a table of its own, so that reading a match does not read it too.
CREATE TABLE thoughts (
  table_id text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- What was told of matches that are over, for programs whose rules could not tell it again.
CREATE TABLE archives (
  table_id text COLLATE "C" NOT NULL,
  part text COLLATE "C" NOT NULL,
  body bytea NOT NULL,
  PRIMARY KEY (table_id, part)
);

-- 'look' is the skeleton, if nobody else's name looks like that: it is what keeps two servers from giving away two names
-- that look alike at once. Names that looked alike before there was a newer table of letters stay.
CREATE TABLE accounts (
  id bigint NOT NULL PRIMARY KEY,
  name text NOT NULL,
  folded text COLLATE "C" NOT NULL UNIQUE,
  password text NOT NULL,
  language text NOT NULL,
  created bigint NOT NULL,
  seen bigint NOT NULL,
  skeleton text COLLATE "C" NOT NULL,
  look text COLLATE "C" UNIQUE,
  seen_served bigint NOT NULL
);
CREATE INDEX accounts_by_seen_served ON accounts (seen_served);
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);

CREATE TABLE sessions (
  token_hash text COLLATE "C" NOT NULL PRIMARY KEY,
  account bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created bigint NOT NULL,
  seen bigint NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account);

CREATE TABLE devices (
  account bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash text COLLATE "C" NOT NULL,
  used bigint NOT NULL,
  PRIMARY KEY (account, token_hash)
);

-- Matches that are counted, each once; also those that count for nobody.
CREATE TABLE counted (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  at bigint NOT NULL
);

-- What each match came to for each of its people, numbered from 0 for a person and a game. The last one says where he
-- stands. A guest may be forgotten, so an account here need not exist any more.
CREATE TABLE results (
  account bigint NOT NULL,
  game text COLLATE "C" NOT NULL,
  number bigint NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  at bigint NOT NULL,
  seats bigint NOT NULL,
  against text COLLATE "C" NOT NULL,
  won double precision NOT NULL,
  rated bigint NOT NULL,
  mean double precision NOT NULL,
  deviation double precision NOT NULL,
  PRIMARY KEY (account, game, number)
);
CREATE INDEX results_of_table ON results (table_id);

CREATE TABLE friend_links (
  account bigint NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  link text COLLATE "C" NOT NULL UNIQUE
);

-- A row for each of the two.
CREATE TABLE friends (
  account bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  friend bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  since bigint NOT NULL,
  PRIMARY KEY (account, friend)
);
CREATE INDEX friends_of_friend ON friends (friend);

-- The decks that people keep.
CREATE TABLE decks (
  account bigint NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  game text NOT NULL,
  revision bigint NOT NULL,
  changed bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (account, id)
);

-- What whoever runs the servers has ordered: mutes and bans of accounts or networks, what everybody is told, and whose
-- names are not shown any more. They have no account, so nothing refers to one.
CREATE TABLE sanctions (
  id bigint NOT NULL PRIMARY KEY,
  kind smallint NOT NULL CHECK (kind BETWEEN 0 AND 1),
  account bigint NOT NULL,
  network text NOT NULL,
  reason text NOT NULL,
  since bigint NOT NULL,
  until bigint NOT NULL
);
CREATE TABLE notices (
  one boolean NOT NULL PRIMARY KEY CHECK (one),
  read_only boolean NOT NULL,
  body text NOT NULL,
  since bigint NOT NULL
);
CREATE TABLE removed (
  account bigint NOT NULL PRIMARY KEY,
  at bigint NOT NULL
);

-- Links that set a new password, once.
CREATE TABLE resets (
  account bigint NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  hash text COLLATE "C" NOT NULL UNIQUE,
  until bigint NOT NULL
);

-- Lines of chat that somebody has reported.
CREATE TABLE reports (
  id bigint NOT NULL PRIMARY KEY,
  at bigint NOT NULL,
  reporter bigint NOT NULL,
  about bigint NOT NULL,
  table_id text COLLATE "C" NOT NULL,
  entry bigint NOT NULL,
  said text NOT NULL,
  context text NOT NULL,
  reason text NOT NULL,
  closed bigint NOT NULL
);
CREATE INDEX reports_open ON reports (at, id) WHERE closed = 0;
CREATE INDEX reports_by ON reports (reporter, table_id, entry);
CREATE INDEX reports_about ON reports (about);

-- 'served' counts the milliseconds in which a server lived. Accounts and tables note how far it had come when somebody
-- last saw to them: unlike a clock it cannot jump. 'confirmed' is written when nothing else is and a commit must be
-- waited for.
INSERT INTO meta (name, value) VALUES ('served', 0), ('confirmed', 0);

-- What servers say of themselves. It may all be lost: they say it again. One is heard of as long as it has a connection
-- to the database; it signs when it serves.
CREATE UNLOGGED TABLE servers (
  id bigint NOT NULL PRIMARY KEY,
  heard_at timestamptz NOT NULL,
  signed_at timestamptz
);
CREATE UNLOGGED TABLE leases (
  table_id text COLLATE "C" NOT NULL PRIMARY KEY,
  server bigint NOT NULL,
  until timestamptz NOT NULL
);
CREATE UNLOGGED TABLE here (
  table_id text COLLATE "C" NOT NULL,
  server bigint NOT NULL,
  people bigint[] NOT NULL,
  origins bigint[] NOT NULL,
  PRIMARY KEY (table_id, server)
);
CREATE INDEX here_by_server ON here (server);
CREATE UNLOGGED TABLE connected (
  account bigint NOT NULL,
  server bigint NOT NULL,
  PRIMARY KEY (account, server)
);
CREATE INDEX connected_by_server ON connected (server);
CREATE UNLOGGED TABLE buckets (
  of text COLLATE "C" NOT NULL PRIMARY KEY,
  level double precision NOT NULL,
  at timestamptz NOT NULL,
  full_at timestamptz NOT NULL
);
CREATE UNLOGGED TABLE common_key (
  one boolean NOT NULL PRIMARY KEY CHECK (one),
  key bytea NOT NULL
);
)sql",
                                             1}}};

constexpr std::chrono::minutes to_migrate{10};

/// What the database is.
struct Marks {
  std::int64_t version = 0;
  std::int64_t oldest = 0;
};

std::string said_by(const Reply& reply, const Connection& connection) {
  if (reply.good()) return {};
  std::string problem = reply ? reply.problem() : connection.problem();
  return problem.empty() ? "the database does not answer" : problem;
}

std::string read_marks(Connection& connection, Clock::time_point deadline, Marks& marks) {
  const Reply found = connection.ask(
      "SELECT coalesce(max(value) FILTER (WHERE name = 'version'), 0), "
      "coalesce(max(value) FILTER (WHERE name = 'oldest'), 0) FROM krypta.meta",
      deadline);
  if (!found.good()) return said_by(found, connection);
  marks = {found.integer(0, 0), found.integer(0, 1)};
  return {};
}

std::string refusal(const Marks& marks, std::span<const Step> steps) {
  const auto own = static_cast<std::int64_t>(steps.size());
  if (marks.version <= own || marks.oldest <= own) return {};
  return "the database belongs to a newer version of Krypta (its version is " + std::to_string(marks.version) +
         ", programs need " + std::to_string(marks.oldest) + ", and this one is " + std::to_string(own) + ")";
}

/// Says what else the database is, unless it is Krypta's or empty.
std::string refuse_others(Connection& connection, Clock::time_point deadline) {
  const Reply found = connection.ask(
      "SELECT to_regclass('krypta.meta') IS NOT NULL, current_setting('server_encoding'), "
      "(SELECT count(*) FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace "
      " WHERE nspname <> 'information_schema' AND nspname !~ '^pg_' AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S') "
      " AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'))",
      deadline);
  if (!found.good()) return said_by(found, connection);
  if (found.text(0, 1) != "UTF8") return "the database's encoding is " + found.text(0, 1) + " and must be UTF8";
  if (found.yes(0, 0) || found.integer(0, 2) == 0) return {};
  return "the database holds something else than Krypta's tables: give Krypta one of its own";
}

std::string take_steps(Connection& connection, Clock::time_point deadline, std::span<const Step> steps) {
  std::string problem =
      said_by(connection.ask("CREATE SCHEMA IF NOT EXISTS krypta; SET search_path = krypta; CREATE TABLE IF NOT EXISTS "
                             "meta (name text COLLATE \"C\" NOT NULL PRIMARY KEY, value bigint NOT NULL)",
                             deadline),
              connection);
  Marks marks;
  if (problem.empty()) problem = read_marks(connection, deadline, marks);
  if (problem.empty()) problem = refusal(marks, steps);
  for (auto step = static_cast<std::size_t>(marks.version); problem.empty() && step < steps.size(); ++step) {
    std::string sql = "BEGIN; ";
    sql.append(steps[step].sql).append("; INSERT INTO meta (name, value) VALUES ('version', ");
    sql.append(std::to_string(step + 1)).append("), ('oldest', ").append(std::to_string(steps[step].oldest));
    sql.append(") ON CONFLICT (name) DO UPDATE SET value = excluded.value; COMMIT");
    const Reply taken = connection.ask(sql, deadline);
    if (taken.good()) continue;
    problem = said_by(taken, connection);
    static_cast<void>(connection.ask("ROLLBACK", deadline));
  }
  return problem;
}

std::string fill(Connection& connection, const Skeletons& skeletons, Clock::time_point deadline) {
  const Reply names = connection.ask("SELECT id, name FROM accounts ORDER BY created, id", deadline);
  if (!names.good()) return said_by(names, connection);
  std::vector<std::int64_t> ids;
  std::vector<std::string> looks;
  for (int row = 0; row < names.rows(); ++row) {
    ids.push_back(names.integer(row, 0));
    looks.push_back(skeletons.of(names.text(row, 1)));
  }
  // Of those who look alike the oldest keeps others away.
  const Reply filled = connection.ask(
      "WITH named AS (SELECT each.id, each.skeleton, row_number() OVER (PARTITION BY each.skeleton ORDER BY place) AS "
      "nth FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS each (id, skeleton, place)) "
      "UPDATE accounts SET skeleton = named.skeleton, look = CASE WHEN nth = 1 THEN nullif(named.skeleton, '') END "
      "FROM named WHERE named.id = accounts.id",
      Values{ids, looks}, deadline);
  if (!filled.good()) return said_by(filled, connection);
  return said_by(connection.ask("INSERT INTO meta (name, value) VALUES ('skeletons', $1::bigint) ON CONFLICT (name) "
                                "DO UPDATE SET value = excluded.value",
                                Values{skeletons.version}, deadline),
                 connection);
}

/// Nobody is given a name meanwhile, also by a server of the version before.
std::string fill_skeletons(Connection& connection, const Skeletons& skeletons, Clock::time_point deadline) {
  if (!skeletons.of) return {};
  const Reply now = connection.ask("SELECT value FROM meta WHERE name = 'skeletons'", deadline);
  if (!now.good()) return said_by(now, connection);
  if (now.rows() > 0 && now.integer(0, 0) >= skeletons.version) return {};
  std::string problem =
      said_by(connection.ask("BEGIN; LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE; UPDATE accounts SET look = NULL",
                             deadline),
              connection);
  if (problem.empty()) problem = fill(connection, skeletons, deadline);
  const Reply ended = connection.ask(problem.empty() ? "COMMIT" : "ROLLBACK", deadline);
  return problem.empty() ? said_by(ended, connection) : problem;
}

}  // namespace

std::span<const Step> schema_steps() { return steps_so_far; }

std::string migrate(Connection& connection, const Skeletons& skeletons, std::span<const Step> steps) {
  const auto deadline = Clock::now() + to_migrate;
  const std::string lock = std::to_string(lock_of_schema);
  std::string problem = said_by(connection.ask("SET lock_timeout = '60s'; SET client_min_messages = error; "
                                               "SELECT pg_advisory_lock(" +
                                                   lock + ")",
                                               deadline),
                                connection);
  if (!problem.empty()) return problem;
  problem = refuse_others(connection, deadline);
  if (problem.empty()) problem = take_steps(connection, deadline, steps);
  if (problem.empty()) problem = fill_skeletons(connection, skeletons, deadline);
  static_cast<void>(connection.ask("SELECT pg_advisory_unlock(" + lock + ")", deadline));
  return problem;
}

std::string refuse_unless_understood(Connection& connection, Clock::time_point deadline, std::span<const Step> steps) {
  Marks marks;
  std::string problem = read_marks(connection, deadline, marks);
  if (problem.empty() && marks.version == 0) problem = "the database is not Krypta's any more";
  return problem.empty() ? refusal(marks, steps) : problem;
}

}  // namespace krypta::store::postgres
