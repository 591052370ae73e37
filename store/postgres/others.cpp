#include <sys/random.h>

#include "store/postgres/parts.hpp"

/// What the servers that share the database do with each other.
namespace krypta::store {
namespace {

using postgres::Reply;
using postgres::Statement;
using postgres::Values;

// Servers that live are those that were heard of within twelve seconds, by the database's clock.

constexpr Statement grown_tables{
    "grown",
    "SELECT each.table_id FROM unnest($1::text[], $2::bigint[]) AS each (table_id, number) WHERE EXISTS (SELECT 1 FROM "
    "entries WHERE entries.table_id = each.table_id COLLATE \"C\" AND entries.number = each.number)"};

constexpr Statement lease_to_take{
    "lease",
    "WITH own AS (INSERT INTO leases (table_id, server, until) VALUES ($1::text, $2::bigint, clock_timestamp() + "
    "  $3::bigint * interval '1 millisecond') ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, "
    "  until = excluded.until WHERE leases.server = excluded.server OR leases.until < clock_timestamp() OR NOT EXISTS "
    "  (SELECT 1 FROM servers WHERE id = leases.server AND heard_at > clock_timestamp() - interval '12 seconds') "
    "  RETURNING 1) "
    "SELECT EXISTS (SELECT 1 FROM own), CASE WHEN EXISTS (SELECT 1 FROM own) THEN $3 ELSE coalesce((SELECT "
    "greatest(0, (extract(epoch FROM until - clock_timestamp()) * 1000)::bigint) FROM leases WHERE table_id = $1), $3) "
    "END"};
constexpr Statement lease_to_let_go{"let_go", "DELETE FROM leases WHERE table_id = $1::text AND server = $2::bigint"};

constexpr Statement say_here{
    "here",
    "INSERT INTO here (table_id, server, people, origins) VALUES ($1::text, $2::bigint, $3::bigint[], $4::bigint[]) "
    "ON CONFLICT (table_id, server) DO UPDATE SET people = excluded.people, origins = excluded.origins"};
constexpr Statement say_not_here{"not_here", "DELETE FROM here WHERE table_id = $1::text AND server = $2::bigint"};
constexpr Statement those_elsewhere{
    "elsewhere",
    "SELECT DISTINCT account, origin FROM here JOIN servers ON servers.id = server "
    "CROSS JOIN unnest(people, origins) AS each (account, origin) WHERE table_id = $1::text AND server <> $2::bigint "
    "AND heard_at > clock_timestamp() - interval '12 seconds' ORDER BY account, origin"};
constexpr Statement say_connected{
    "connected", "INSERT INTO connected (account, server) VALUES ($1::bigint, $2::bigint) ON CONFLICT DO NOTHING"};
constexpr Statement say_not_connected{"not_connected",
                                      "DELETE FROM connected WHERE account = $1::bigint AND server = $2::bigint"};
constexpr Statement those_connected{
    "connected_elsewhere",
    "SELECT DISTINCT account FROM connected JOIN servers ON servers.id = server WHERE account = ANY ($1::bigint[]) "
    "AND server <> $2::bigint AND heard_at > clock_timestamp() - interval '12 seconds' ORDER BY account"};

constexpr Statement living_sessions{"living", "SELECT token_hash FROM sessions WHERE token_hash = ANY ($1::text[])"};

// A bucket fills while nobody takes; one that is full need not be kept. Of two servers that take from a new one at the
// same moment the emptier bucket stays.
constexpr Statement to_spend{
    "spend",
    "WITH what AS (SELECT of COLLATE \"C\" AS of, sum(cost) AS cost, max(per_second) AS per_second, max(burst) AS "
    "burst "
    "  FROM unnest($1::text[], $2::float8[], $3::float8[], $4::float8[]) AS each (of, cost, per_second, burst) "
    "  GROUP BY 1), "
    "there AS (SELECT buckets.* FROM buckets WHERE of IN (SELECT of FROM what) ORDER BY of FOR NO KEY UPDATE), "
    "levels AS (SELECT what.*, coalesce(least(burst, level + per_second * "
    "  extract(epoch FROM clock_timestamp() - at)), burst) AS level FROM what LEFT JOIN there USING (of)), "
    "enough AS (SELECT bool_and(level >= cost) AS enough FROM levels), "
    "spent AS (INSERT INTO buckets (of, level, at, full_at) SELECT of, level - cost, clock_timestamp(), "
    "  clock_timestamp() + least((burst - level + cost) / greatest(per_second, 1e-9), 1e8) * interval '1 second' "
    "  FROM levels, enough WHERE enough ORDER BY of ON CONFLICT (of) DO UPDATE SET level = CASE WHEN EXISTS "
    "  (SELECT 1 FROM there WHERE there.of = excluded.of) THEN excluded.level ELSE least(buckets.level, "
    "  excluded.level) END, at = excluded.at, full_at = excluded.full_at) "
    "SELECT coalesce((SELECT enough FROM enough), true)"};

constexpr Statement shared_key{
    "common_key",
    "INSERT INTO common_key (one, key) VALUES (true, $1::bytea) ON CONFLICT (one) DO UPDATE SET key = common_key.key "
    "RETURNING key"};
constexpr Statement common_time{"time", "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"};

// 'served' comes to where it was when this server last spoke, and what the server has lived since; unless others have
// brought it further. So what several live through together counts once, and saying it twice changes nothing.
constexpr Statement say_alive{
    "alive",
    "WITH signed AS (INSERT INTO meta (name, value) VALUES ('alive', $1::bigint) ON CONFLICT (name) DO UPDATE "
    "  SET value = excluded.value), "
    "serving AS (INSERT INTO servers (id, heard_at, signed_at) VALUES ($3::bigint, clock_timestamp(), "
    "  clock_timestamp()) ON CONFLICT (id) DO UPDATE SET heard_at = excluded.heard_at, signed_at = "
    "excluded.signed_at), "
    "before AS (SELECT 1 FROM servers WHERE id = $3 AND heard_at > clock_timestamp() - interval '12 seconds') "
    "UPDATE meta SET value = greatest(value, $2::bigint) WHERE name = 'served' RETURNING NOT EXISTS (SELECT 1 FROM "
    "before), value"};
constexpr Statement when_last_alive{"last_alive",
                                    "SELECT coalesce((SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint "
                                    "FROM servers WHERE id <> $1::bigint "
                                    "AND signed_at > clock_timestamp() - interval '12 seconds' LIMIT 1), (SELECT value "
                                    "FROM meta WHERE name = 'alive'))"};

/// A server's sign of life.
class Alive final : public postgres::Job {
 public:
  Alive(Time now, Time lived, std::shared_ptr<postgres::Presence> presence, std::shared_ptr<std::pair<Time, Time>> mark,
        OnWritten then)
      : Job(Kind::write, say_alive, Values{now, Time{0}, presence->server()}),
        lived_(lived),
        presence_(std::move(presence)),
        mark_(std::move(mark)),
        then_(std::move(then)) {
    apart = true;
  }

  void before_sending() override { values.set(1, std::to_string(mark_->first + lived_ - mark_->second)); }
  void read(const Reply& reply) override {
    written_ = {};
    if (reply.rows() == 0) return;
    if (reply.yes(0, 0)) presence_->lose();
    served_ = reply.integer(0, 1);
  }
  void fail(const std::string& problem) override { written_ = {Written::Code::failed, problem}; }
  [[nodiscard]] const Written* written() const override { return &written_; }
  void confirmed() override { *mark_ = {served_, lived_}; }
  void answer() override {
    if (then_) then_(std::move(written_));
  }

 private:
  Time lived_;
  Time served_ = 0;
  std::shared_ptr<postgres::Presence> presence_;
  std::shared_ptr<std::pair<Time, Time>> mark_;
  OnWritten then_;
  Written written_{};
};

std::string random_key() {
  std::string key(16, '\0');
  static_cast<void>(getrandom(key.data(), key.size(), 0));
  return key;
}

}  // namespace

void PostgresStore::listen(std::function<void(News)> then) {
  if (parts_->worker) parts_->worker->listen(std::move(then));
}

void PostgresStore::grown(std::vector<Place> places, OnFound<std::vector<std::string>> then) {
  std::vector<std::string> tables;
  std::vector<std::int64_t> numbers;
  for (const Place& place : places) {
    tables.push_back(place.table);
    numbers.push_back(place.number);
  }
  parts_->ask<std::vector<std::string>>(grown_tables, Values{tables, numbers}, postgres::names_found(),
                                        std::move(then));
}

void PostgresStore::lease(std::string table, Time length, OnFound<Lease> then) {
  const auto lease = [](const Reply& reply, int row) { return Lease{reply.yes(row, 0), reply.integer(row, 1)}; };
  parts_->add(Parts::apart(Parts::question<Lease>(lease_to_take, Values{table, parts_->presence->server(), length},
                                                  postgres::one_row<Lease>(lease), std::move(then))));
}

void PostgresStore::let_go(std::string table) {
  parts_->add(Parts::apart(Parts::writing(lease_to_let_go, Values{table, parts_->presence->server()})));
}

void PostgresStore::here(std::string table, std::vector<Onlooker> people) {
  if (!parts_->presence->here(table, people)) return;
  const std::int64_t server = parts_->presence->server();
  std::vector<AccountId> accounts;
  std::vector<std::int64_t> origins;
  for (const Onlooker& one : people) {
    accounts.push_back(one.account);
    origins.push_back(one.origin);
  }
  auto job = Parts::apart(people.empty() ? Parts::writing(say_not_here, Values{table, server})
                                         : Parts::writing(say_here, Values{table, server, accounts, origins}));
  job->tells.comings.push_back(std::move(table));
  parts_->add(std::move(job));
}

void PostgresStore::elsewhere(std::string table, OnFound<std::vector<Onlooker>> then) {
  const auto onlooker = [](const Reply& reply, int row) {
    return Onlooker{reply.integer(row, 0), reply.integer(row, 1)};
  };
  parts_->ask<std::vector<Onlooker>>(those_elsewhere, Values{table, parts_->presence->server()},
                                     postgres::each_row<Onlooker>(onlooker), std::move(then));
}

void PostgresStore::connected(AccountId account, bool yes) {
  parts_->presence->connected(account, yes);
  parts_->add(Parts::apart(
      Parts::writing(yes ? say_connected : say_not_connected, Values{account, parts_->presence->server()})));
}

void PostgresStore::connected_elsewhere(std::vector<AccountId> accounts, OnFound<std::vector<AccountId>> then) {
  parts_->ask<std::vector<AccountId>>(those_connected, Values{accounts, parts_->presence->server()},
                                      postgres::accounts_found(), std::move(then));
}

void PostgresStore::living(std::vector<std::string> token_hashes, OnFound<std::vector<std::string>> then) {
  parts_->ask<std::vector<std::string>>(living_sessions, Values{token_hashes}, postgres::names_found(),
                                        std::move(then));
}

void PostgresStore::spend(std::vector<Spending> what, OnFound<bool> then) {
  std::vector<std::string> of;
  std::vector<double> costs;
  std::vector<double> rates;
  std::vector<double> bursts;
  for (const Spending& each : what) {
    of.push_back(each.of);
    costs.push_back(each.cost);
    rates.push_back(each.per_second);
    bursts.push_back(each.burst);
  }
  parts_->add(Parts::apart(Parts::question<bool>(to_spend, Values{of, costs, rates, bursts},
                                                 postgres::one_row<bool>(postgres::is_there), std::move(then))));
}

void PostgresStore::common_key(OnFound<std::string> then) {
  const auto key = [presence = parts_->presence](const Reply& reply, int row) {
    std::string bytes = reply.bytes(row, 0);
    presence->key(bytes);
    return bytes;
  };
  parts_->add(Parts::apart(Parts::question<std::string>(shared_key, Values{postgres::digits_of(random_key())},
                                                        postgres::one_row<std::string>(key), std::move(then))));
}

void PostgresStore::time(OnFound<Time> then) {
  parts_->ask<Time>(common_time, Values{},
                    postgres::one_row<Time>([](const Reply& reply, int row) { return reply.integer(row, 0); }),
                    std::move(then));
}

void PostgresStore::alive(Time now, Time lived, OnWritten then) {
  parts_->lived += lived;
  parts_->add(std::make_unique<Alive>(now, parts_->lived, parts_->presence, parts_->mark, std::move(then)));
}

void PostgresStore::last_alive(OnFound<Time> then) {
  const auto last = [](const Reply& reply) {
    const bool never = reply.rows() == 0 || reply.nothing(0, 0);
    return never ? std::optional<Time>{} : std::optional<Time>{reply.integer(0, 0)};
  };
  parts_->ask<Time>(when_last_alive, Values{parts_->presence->server()}, last, std::move(then));
}

}  // namespace krypta::store
