#include "store/postgres/presence.hpp"

namespace krypta::store::postgres {
namespace {

constexpr Statement sign_of_life{
    "sign_of_life",
    "WITH before AS (SELECT 1 FROM servers WHERE id = $1::bigint AND heard_at > clock_timestamp() - interval '12 "
    "seconds') "
    "INSERT INTO servers (id, heard_at) VALUES ($1, clock_timestamp()) ON CONFLICT (id) DO UPDATE SET heard_at = "
    "excluded.heard_at RETURNING NOT EXISTS (SELECT 1 FROM before)"};
constexpr Statement all_here{
    "all_here",
    "WITH gone AS (DELETE FROM here WHERE server = $1::bigint AND table_id <> ALL ($2::text[])) "
    "INSERT INTO here (table_id, server, people, origins) SELECT said.table_id, $1, array_agg(said.account), "
    "array_agg(said.origin) FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS said (table_id, account, origin) "
    "GROUP BY said.table_id ON CONFLICT (table_id, server) DO UPDATE SET people = excluded.people, "
    "origins = excluded.origins"};
constexpr Statement all_connected{
    "all_connected",
    "WITH gone AS (DELETE FROM connected WHERE server = $1::bigint AND account <> ALL ($2::bigint[])) "
    "INSERT INTO connected (account, server) SELECT account, $1 FROM unnest($2::bigint[]) AS account "
    "ON CONFLICT DO NOTHING"};
constexpr Statement key_again{"key_again",
                              "INSERT INTO common_key (one, key) VALUES (true, $1::bytea) ON CONFLICT DO NOTHING"};
constexpr Statement clean_up{
    "clean_up",
    "WITH living AS MATERIALIZED (SELECT id FROM servers WHERE heard_at > clock_timestamp() - interval '12 seconds'), "
    "a AS (DELETE FROM here WHERE server NOT IN (SELECT id FROM living)), "
    "b AS (DELETE FROM connected WHERE server NOT IN (SELECT id FROM living)), "
    "c AS (DELETE FROM leases WHERE server NOT IN (SELECT id FROM living) OR until < clock_timestamp()), "
    "d AS (DELETE FROM buckets WHERE full_at < clock_timestamp()) "
    "DELETE FROM servers WHERE id NOT IN (SELECT id FROM living)"};
constexpr Statement leave_all{
    "leave_all",
    "WITH a AS (DELETE FROM here WHERE server = $1::bigint), b AS (DELETE FROM connected WHERE server = $1), "
    "c AS (DELETE FROM leases WHERE server = $1) DELETE FROM servers WHERE id = $1"};

std::unique_ptr<Remark> remark(const Statement& statement, Values values) {
  auto made = std::make_unique<Remark>(Job::Kind::write, statement, std::move(values));
  made->apart = true;
  return made;
}

}  // namespace

bool Presence::here(const std::string& table, const std::vector<Onlooker>& people) {
  const std::lock_guard guard{mutex_};
  const auto before = here_.find(table);
  if (before == here_.end() ? people.empty() : before->second == people) return false;
  if (people.empty())
    here_.erase(before);
  else
    here_[table] = people;
  return true;
}

void Presence::connected(AccountId account, bool yes) {
  const std::lock_guard guard{mutex_};
  if (yes)
    connected_.insert(account);
  else
    connected_.erase(account);
}

void Presence::key(std::string bytes) {
  const std::lock_guard guard{mutex_};
  key_ = std::move(bytes);
}

std::unique_ptr<Remark> Presence::sign() {
  auto made = remark(sign_of_life, Values{server_});
  made->heard = [this](const Reply& reply) {
    if (reply.rows() > 0 && reply.yes(0, 0)) lose();
  };
  return made;
}

std::vector<std::unique_ptr<Remark>> Presence::all_again() const {
  const std::lock_guard guard{mutex_};
  std::vector<std::string> tables;
  std::vector<AccountId> people;
  std::vector<std::int64_t> origins;
  for (const auto& [table, them] : here_)
    for (const Onlooker& one : them) {
      tables.push_back(table);
      people.push_back(one.account);
      origins.push_back(one.origin);
    }
  std::vector<std::unique_ptr<Remark>> all;
  all.push_back(remark(all_here, Values{server_, tables, people, origins}));
  all.push_back(remark(all_connected, Values{server_, std::vector<AccountId>{connected_.begin(), connected_.end()}}));
  if (!key_.empty()) all.push_back(remark(key_again, Values{digits_of(key_)}));
  return all;
}

std::unique_ptr<Remark> Presence::clean() { return remark(clean_up, Values{}); }

std::unique_ptr<Remark> Presence::leave() const { return remark(leave_all, Values{server_}); }

}  // namespace krypta::store::postgres
