#include "store/postgres/parts.hpp"

/// What matches came to, each counted once.
namespace krypta::store {
namespace {

using postgres::Statement;
using postgres::Values;

constexpr Statement match_to_count{
    "count",
    "WITH people AS (SELECT * FROM unnest($5::bigint[], $6::bigint[], $7::text[], $8::float8[], $9::bigint[], "
    "  $10::float8[], $11::float8[]) AS each (account, number, against, won, rated, mean, deviation)), "
    "taken AS (SELECT 1 FROM counted WHERE table_id = $1::text UNION ALL SELECT 1 FROM results JOIN people "
    "  USING (account, number) WHERE game = $3::text), "
    "added AS (INSERT INTO counted (table_id, at) SELECT $1, $2::bigint WHERE NOT EXISTS (SELECT 1 FROM taken)), "
    "kept AS (INSERT INTO results (account, game, number, table_id, at, seats, against, won, rated, mean, deviation) "
    "  SELECT account, $3, number, $1, $2, $4::bigint, against, won, rated, mean, deviation FROM people "
    "  WHERE NOT EXISTS (SELECT 1 FROM taken)) "
    "SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM taken) THEN 0 WHEN $12::boolean AND "
    "EXISTS (SELECT 1 FROM counted WHERE table_id = $1 AND at = $2) AND NOT EXISTS (SELECT 1 FROM people WHERE "
    "NOT EXISTS (SELECT 1 FROM results WHERE results.account = people.account AND game = $3 "
    "AND results.number = people.number AND table_id = $1)) THEN 0 ELSE 1 END"};
constexpr Statement match_counted{"is_counted", "SELECT EXISTS (SELECT 1 FROM counted WHERE table_id = $1::text)"};
constexpr Statement uncounted_tables{
    "uncounted",
    "SELECT table_id FROM tables WHERE state = 2 AND table_id > $1::text AND NOT EXISTS "
    "(SELECT 1 FROM counted WHERE counted.table_id = tables.table_id) ORDER BY table_id LIMIT $2::bigint"};
constexpr Statement standings_of{
    "standings",
    "SELECT each.account, each.game, number + 1, rated, mean, deviation "
    "FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY AS each (account, game, place) CROSS JOIN LATERAL "
    "(SELECT number, rated, mean, deviation FROM results WHERE results.account = each.account "
    " AND results.game = each.game COLLATE \"C\" ORDER BY number DESC LIMIT 1) AS last ORDER BY place"};
constexpr Statement tallies_of{
    "tallies",
    "SELECT game, seats, against, count(*), sum(won) FROM results WHERE account = $1::bigint "
    "GROUP BY game, seats, against ORDER BY game, seats, against"};

Values values_of(const Counted& match) {
  std::vector<AccountId> accounts;
  std::vector<std::int64_t> numbers;
  std::vector<std::string> against;
  std::vector<double> won;
  std::vector<std::int64_t> rated;
  std::vector<double> means;
  std::vector<double> deviations;
  for (const Result& one : match.people) {
    accounts.push_back(one.account);
    numbers.push_back(one.number);
    against.push_back(one.against);
    won.push_back(one.won);
    rated.push_back(one.rated);
    means.push_back(one.rating.mean);
    deviations.push_back(one.rating.deviation);
  }
  return Values{match.table, match.at, match.game, match.seats, accounts,  numbers,
                against,     won,      rated,      means,       deviations};
}

}  // namespace

void PostgresStore::count(Counted match, OnWritten then) {
  Values values = values_of(match);
  auto job = Parts::apart(Parts::writing(match_to_count, std::move(values.again()), std::move(then)));
  job->locks.push_back(postgres::lock_on("count " + match.table));
  for (const Result& one : match.people)
    job->locks.push_back(postgres::lock_on("results " + std::to_string(one.account)));
  parts_->add(std::move(job));
}

void PostgresStore::is_counted(std::string table, OnFound<bool> then) {
  parts_->ask<bool>(match_counted, Values{table}, postgres::one_row<bool>(postgres::is_there), std::move(then));
}

void PostgresStore::uncounted(std::string after, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->ask<std::vector<std::string>>(uncounted_tables, Values{after, most}, postgres::names_found(),
                                        std::move(then));
}

void PostgresStore::standings(std::vector<Player> players, OnFound<std::vector<Standing>> then) {
  std::vector<AccountId> accounts;
  std::vector<std::string> games;
  for (const Player& player : players) {
    accounts.push_back(player.account);
    games.push_back(player.game);
  }
  const auto standing = [](const postgres::Reply& reply, int row) {
    return Standing{reply.integer(row, 0),
                    reply.text(row, 1),
                    static_cast<std::uint32_t>(reply.integer(row, 2)),
                    static_cast<std::uint32_t>(reply.integer(row, 3)),
                    {reply.real(row, 4), reply.real(row, 5)}};
  };
  parts_->ask<std::vector<Standing>>(standings_of, Values{accounts, games}, postgres::each_row<Standing>(standing),
                                     std::move(then));
}

void PostgresStore::tallies(AccountId account, OnFound<std::vector<Tally>> then) {
  const auto tally = [](const postgres::Reply& reply, int row) {
    return Tally{reply.text(row, 0), static_cast<unsigned>(reply.integer(row, 1)), reply.text(row, 2),
                 static_cast<std::uint32_t>(reply.integer(row, 3)), reply.real(row, 4)};
  };
  parts_->ask<std::vector<Tally>>(tallies_of, Values{account}, postgres::each_row<Tally>(tally), std::move(then));
}

}  // namespace krypta::store
