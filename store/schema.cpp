#include "store/schema.hpp"

#include <array>
#include <utility>
#include <variant>

namespace krypta::store {
namespace {

constexpr std::array<std::string_view, 9> steps_so_far{
    R"sql(
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
  table_id TEXT NOT NULL PRIMARY KEY,
  state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2),
  listed INTEGER NOT NULL,
  watched INTEGER NOT NULL,
  wakes INTEGER NOT NULL,
  created INTEGER NOT NULL,
  summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_in_lobby ON tables (created DESC, table_id)
  WHERE (state = 0 AND listed) OR (state = 1 AND watched);
CREATE INDEX tables_that_wake ON tables (table_id) WHERE state = 1 AND wakes;

-- A guest may be forgotten before the tables are, so an account here need not exist any more.
CREATE TABLE table_people (
  table_id TEXT NOT NULL REFERENCES tables (table_id) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  account INTEGER NOT NULL,
  PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_of_person ON table_people (account, table_id);

CREATE TABLE accounts (
  id INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  language TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT;
CREATE INDEX accounts_by_seen ON accounts (seen);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of_account ON sessions (account);

CREATE TABLE meta (
  name TEXT NOT NULL PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
-- What bots thought; a table of its own, so that reading a match does not read it too.
CREATE TABLE thoughts (
  table_id TEXT NOT NULL,
  number INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
-- 'served' counts the milliseconds in which a server lived. Accounts note how far it had come when they were last
-- written: unlike a clock it cannot jump, so nobody is forgotten because one did.
INSERT INTO meta (name, value) VALUES ('served', 0);
ALTER TABLE accounts ADD COLUMN seen_served INTEGER NOT NULL DEFAULT 0;
UPDATE accounts SET seen_served = min(seen - (SELECT value FROM meta WHERE name = 'alive'), 0)
  WHERE EXISTS (SELECT 1 FROM meta WHERE name = 'alive');
DROP INDEX accounts_by_seen;
CREATE INDEX accounts_by_seen_served ON accounts (seen_served);
)sql",
    R"sql(
-- Empty until the program has looked at the name.
ALTER TABLE accounts ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
CREATE INDEX accounts_by_skeleton ON accounts (skeleton);

ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE sessions SET seen = max(created, (SELECT seen FROM accounts WHERE accounts.id = sessions.account));

CREATE TABLE devices (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (account, token_hash)
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
-- What was told of matches that are over, for programs whose rules could not tell it again.
CREATE TABLE archives (
  table_id TEXT NOT NULL,
  part TEXT NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (table_id, part)
) STRICT;
CREATE INDEX tables_over ON tables (table_id) WHERE state = 2;
)sql",
    R"sql(
-- Who made a table and where from, so that nobody fills the lobby; and when somebody last looked at it.
ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seen_served INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET seen_served = (SELECT value FROM meta WHERE name = 'served');
UPDATE tables SET host = coalesce((SELECT json_extract(body, '$.host') FROM entries
  WHERE entries.table_id = tables.table_id AND number = 0 AND json_valid(body)), 0);
CREATE INDEX tables_of_host ON tables (host) WHERE state < 2;
CREATE INDEX tables_of_origin ON tables (origin) WHERE state < 2;
CREATE INDEX tables_by_seen ON tables (seen_served, table_id) WHERE state < 2;
)sql",
    R"sql(
-- Whether a running match waits for him.
ALTER TABLE table_people ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;

-- Matches that are counted, each once; also those that count for nobody.
CREATE TABLE counted (
  table_id TEXT NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What each match came to for each of its people, numbered from 0 for a person and a game. The last one says where he
-- stands. A guest may be forgotten, so an account here need not exist any more.
CREATE TABLE results (
  account INTEGER NOT NULL,
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  table_id TEXT NOT NULL REFERENCES counted (table_id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  seats INTEGER NOT NULL,
  against TEXT NOT NULL,
  won REAL NOT NULL,
  rated INTEGER NOT NULL,
  mean REAL NOT NULL,
  deviation REAL NOT NULL,
  PRIMARY KEY (account, game, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_table ON results (table_id);

CREATE TABLE friend_links (
  account INTEGER NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  link TEXT NOT NULL UNIQUE
) STRICT;

-- A row for each of the two.
CREATE TABLE friends (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  friend INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  PRIMARY KEY (account, friend)
) STRICT, WITHOUT ROWID;
CREATE INDEX friends_of_friend ON friends (friend);
)sql",
    R"sql(
-- The decks that people keep.
CREATE TABLE decks (
  account INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  game TEXT NOT NULL,
  revision INTEGER NOT NULL,
  changed INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (account, id)
) STRICT, WITHOUT ROWID;
)sql",
    R"sql(
-- What whoever runs the server has ordered: mutes and bans of accounts or networks, what everybody is told, and whose
-- names are not shown any more. They have no account, so nothing refers to one.
CREATE TABLE sanctions (
  id INTEGER NOT NULL PRIMARY KEY,
  kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 1),
  account INTEGER NOT NULL,
  network TEXT NOT NULL,
  reason TEXT NOT NULL,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;
CREATE TABLE notices (
  one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
  read_only INTEGER NOT NULL,
  body TEXT NOT NULL,
  since INTEGER NOT NULL
) STRICT;
CREATE TABLE removed (
  account INTEGER NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL
) STRICT;

-- Links that set a new password, once.
CREATE TABLE resets (
  account INTEGER NOT NULL PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  hash TEXT NOT NULL UNIQUE,
  until INTEGER NOT NULL
) STRICT;

-- Lines of chat that somebody has reported.
CREATE TABLE reports (
  id INTEGER NOT NULL PRIMARY KEY,
  at INTEGER NOT NULL,
  by INTEGER NOT NULL,
  about INTEGER NOT NULL,
  table_id TEXT NOT NULL,
  entry INTEGER NOT NULL,
  said TEXT NOT NULL,
  context TEXT NOT NULL,
  reason TEXT NOT NULL,
  closed INTEGER NOT NULL
) STRICT;
CREATE INDEX reports_open ON reports (at, id) WHERE closed = 0;
CREATE INDEX reports_by ON reports (by, table_id, entry);
CREATE INDEX reports_about ON reports (about);

CREATE INDEX tables_by_age ON tables (created DESC, table_id);
CREATE INDEX tables_kept_of_host ON tables (host) WHERE state = 2;
CREATE INDEX tables_kept_of_origin ON tables (origin) WHERE state = 2;
)sql"};

std::string version_is(std::size_t version) { return "PRAGMA user_version = " + std::to_string(version) + ";"; }

}  // namespace

std::span<const std::string_view> schema_steps() { return steps_so_far; }

std::string migrate(Connection& connection, std::span<const std::string_view> steps) {
  const auto version = connection.number("PRAGMA user_version");
  if (!version) return problem_of(connection.get());
  for (auto step = static_cast<std::size_t>(*version); step < steps.size(); ++step) {
    std::string sql = "BEGIN IMMEDIATE;";
    if (step == 0) sql += "PRAGMA application_id = " + std::to_string(application_id) + ";";
    sql.append(steps[step]).append(";").append(version_is(step + 1)).append("COMMIT;");
    std::string problem = connection.run(sql);
    if (problem.empty()) continue;
    if (connection.in_transaction()) {
      const std::string second_problem = connection.run("ROLLBACK");
      if (!second_problem.empty()) problem += "; " + second_problem;
    }
    return problem;
  }
  return {};
}

std::string missing(Connection& connection, std::span<const std::string_view> steps) {
  const auto version = connection.number("PRAGMA user_version");
  if (!version) return problem_of(connection.get());
  auto opened = Connection::open(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
  if (auto* problem = std::get_if<std::string>(&opened)) return std::move(*problem);
  auto& model = std::get<Connection>(opened);
  if (std::string problem = migrate(model, steps.first(static_cast<std::size_t>(*version))); !problem.empty())
    return problem;

  Rows expected = model.ask("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name");
  while (expected.next()) {
    const std::string name = expected.text(0);
    const std::string sql = expected.text(1);
    Rows found = connection.ask("SELECT 1 FROM sqlite_schema WHERE name = ?1 AND sql = ?2", name, sql);
    if (!found.next()) return found.failed() ? found.problem() : "'" + name + "' is not there";
  }
  return expected.problem();
}

}  // namespace krypta::store
