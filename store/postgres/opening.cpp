#include <sys/random.h>

#include <limits>

#include "store/postgres/parts.hpp"
#include "store/postgres/schema.hpp"

namespace krypta::store {
namespace postgres {

std::int64_t lock_on(std::string_view what) {
  std::uint64_t hash = 14'695'981'039'346'656'037U;
  for (const char letter : what) hash = (hash ^ static_cast<unsigned char>(letter)) * 1'099'511'628'211U;
  return static_cast<std::int64_t>(hash);
}

namespace {

/// One that no other server has.
std::int64_t random_server() {
  std::int64_t server = 0;
  static_cast<void>(getrandom(&server, sizeof server, 0));
  return server & std::numeric_limits<std::int64_t>::max();
}

std::string prepare_database(const std::vector<Target>& targets, const Skeletons& skeletons) {
  std::size_t host = 0;
  auto connected = connect(targets, host, std::chrono::seconds{5});
  if (auto* problem = std::get_if<std::string>(&connected)) return std::move(*problem);
  return migrate(std::get<Connection>(connected), skeletons);
}

}  // namespace
}  // namespace postgres

PostgresStore::PostgresStore(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

PostgresStore::~PostgresStore() { close(); }

void PostgresStore::close() {
  if (!parts_->worker) return;
  parts_->worker->close();
  parts_->last_counts = parts_->worker->counts();
  parts_->worker.reset();
}

Counts PostgresStore::counts() const { return parts_->worker ? parts_->worker->counts() : parts_->last_counts; }

std::variant<std::unique_ptr<PostgresStore>, std::string> open_postgres(const PostgresSettings& settings, Post post) {
  const auto complaint = [](const std::string& problem) { return "cannot use the database: " + problem; };
  auto targets = postgres::targets_of(settings.url);
  if (auto* problem = std::get_if<std::string>(&targets)) return std::move(*problem);
  const auto& all = std::get<std::vector<postgres::Target>>(targets);
  if (const std::string problem = postgres::prepare_database(all, settings.skeletons); !problem.empty())
    return complaint(problem);

  auto parts = std::make_unique<PostgresStore::Parts>();
  parts->presence = std::make_shared<postgres::Presence>(postgres::random_server());
  postgres::Session session{all, parts->presence->server(), settings.patience};
  auto begun = session.begin();
  if (const auto* problem = std::get_if<std::string>(&begun)) return complaint(*problem);
  parts->mark = std::make_shared<std::pair<Time, Time>>(session.served(), 0);
  parts->worker =
      std::make_unique<postgres::Worker>(std::get<postgres::Connection>(std::move(begun)), std::move(session),
                                         parts->presence, settings.patience, std::move(post));
  return std::make_unique<PostgresStore>(std::move(parts));
}

}  // namespace krypta::store
