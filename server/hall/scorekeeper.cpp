#include "server/hall/scorekeeper.hpp"

#include <algorithm>
#include <utility>

#include "server/people/rating.hpp"

namespace krypta::server {

namespace {

using Standings = std::vector<store::Standing>;

/// So many servers do not count matches of the same person at the same moment for long.
constexpr unsigned most_rereads = 20;

/// Where he stood before the match.
store::Standing before(const Standings& standings, const Finish& finish, AccountId account) {
  const auto found = std::ranges::find(standings, account, &store::Standing::account);
  store::Standing standing = found == standings.end() ? store::Standing{account, finish.game} : *found;
  if (standing.rated == 0) standing.rating = first_rating;
  return standing;
}

store::Counted counted_from(const std::string& table, const Finish& finish, const Standings& standings) {
  store::Counted counted{table, finish.at, finish.game, finish.seats, {}};
  std::vector<Ranked> ranked;
  for (const Finish::Someone& one : finish.people) {
    const store::Standing stood = before(standings, finish, one.account);
    counted.people.push_back(
        {one.account, stood.matches, one.against, one.won, stood.rated + (finish.rated ? 1 : 0), stood.rating});
    ranked.push_back({stood.rating, one.place});
  }
  if (!finish.rated) return counted;
  const std::vector<Rating> after = rated(ranked);
  for (std::size_t i = 0; i < after.size(); ++i) counted.people[i].rating = after[i];
  return counted;
}

}  // namespace

Scorekeeper::Scorekeeper(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log)
    : games_(games),
      loop_(loop),
      workers_(workers),
      store_(store),
      log_(log),
      backlog_(loop, {[this](std::string after, unsigned most, Backlog::OnTables then) {
                        store_.uncounted(std::move(after), most, std::move(then));
                      },
                      [this](const std::string& table) { read(table); }}),
      self_(std::make_shared<Scorekeeper*>(this)) {}

Scorekeeper::~Scorekeeper() { *self_ = nullptr; }

void Scorekeeper::failed(const std::string& table, const std::string& problem) {
  // It is made up for at the next start.
  log_.error("store-failed", {{"table", table}, {"problem", problem}});
  backlog_.done();
}

void Scorekeeper::read(const std::string& table) {
  using Entries = std::vector<store::Entry>;
  store_.entries(table, 0, [self = self_, table](store::Found<Entries> entries) {
    if (*self == nullptr) return;
    if (!entries.value) return (*self)->failed(table, entries.problem);
    const auto held = std::make_shared<Entries>(*std::move(entries.value));
    // The loop outlives the workers, and whoever listens there may have gone.
    (*self)->workers_.run([self, &games = (*self)->games_, &loop = (*self)->loop_, table, held] {
      Table told{games, table};
      for (const store::Entry& entry : *held) told.add(entry);
      // What this program cannot tell counts for nobody.
      const auto finish = std::make_shared<const Finish>(finish_of(told).value_or(Finish{told.agreed().game}));
      loop.post([self, table, finish] {
        if (*self != nullptr) (*self)->rate(table, finish, 0);
      });
    });
  });
}

void Scorekeeper::rate(const std::string& table, const std::shared_ptr<const Finish>& finish, unsigned tries) {
  std::vector<store::Player> players;
  for (const Finish::Someone& one : finish->people) players.push_back({one.account, finish->game});
  store_.standings(std::move(players), [self = self_, table, finish, tries](const store::Found<Standings>& found) {
    if (*self == nullptr) return;
    if (!found.value) return (*self)->failed(table, found.problem);
    (*self)->write(counted_from(table, *finish, *found.value), finish, tries);
  });
}

void Scorekeeper::write(store::Counted counted, const std::shared_ptr<const Finish>& finish, unsigned tries) {
  const std::string table = counted.table;
  store_.count(std::move(counted), [self = self_, table, finish, tries](const store::Written& written) {
    if (*self == nullptr) return;
    Scorekeeper& at = **self;
    if (written.done()) return at.backlog_.done();
    if (written.code == store::Written::Code::failed || tries == most_rereads) return at.failed(table, written.problem);
    // Either it is counted, or another match of one of its people was meanwhile.
    at.store_.is_counted(table, [self, table, finish, tries](const store::Found<bool>& counted_already) {
      if (*self == nullptr) return;
      if (!counted_already.value) return (*self)->failed(table, counted_already.problem);
      if (*counted_already.value) return (*self)->backlog_.done();
      (*self)->rate(table, finish, tries + 1);
    });
  });
}

}  // namespace krypta::server
