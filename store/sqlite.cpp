#include "store/sqlite.hpp"

#include <utility>

#include "store/opening.hpp"
#include "store/skeletons.hpp"
#include "store/worker.hpp"

namespace krypta::store {
struct SqliteStore::Parts {
  Parts(Opened opened, Post post)
      : lock(std::move(opened.lock)), worker(std::make_unique<Worker>(std::move(opened.connection), std::move(post))) {}

  std::optional<Lock> lock;
  std::unique_ptr<Worker> worker;
  Counts last_counts;

  void add(std::unique_ptr<Job> job) const {
    if (worker) worker->add(std::move(job));
  }
};

SqliteStore::SqliteStore(Opened opened, Post post)
    : parts_(std::make_unique<Parts>(std::move(opened), std::move(post))) {}

SqliteStore::~SqliteStore() { close(); }

void SqliteStore::close() {
  if (!parts_->worker) return;
  parts_->worker->close();
  parts_->last_counts = parts_->worker->counts();
  // The database is closed before anybody else may have it.
  parts_->worker.reset();
  parts_->lock.reset();
}

void SqliteStore::add(std::unique_ptr<Job> job) const { parts_->add(std::move(job)); }

Counts SqliteStore::counts() const { return parts_->worker ? parts_->worker->counts() : parts_->last_counts; }

void SqliteStore::append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) {
  parts_->add(writing([table = std::move(table), entry = std::move(entry), listing = std::move(listing)](
                          Records& records) { return records.append(table, entry, listing); },
                      std::move(then), Job::Kind::append));
}

void SqliteStore::make(std::string table, Entry first, Listing listing, GoingBy most, OnWritten then) {
  parts_->add(writing([table = std::move(table), first = std::move(first), listing = std::move(listing),
                       most](Records& records) { return records.make(table, first, listing, most); },
                      std::move(then), Job::Kind::append));
}

void SqliteStore::entries(std::string table, std::uint32_t from, OnFound<std::vector<Entry>> then) {
  parts_->add(asking<std::vector<Entry>>(
      [table = std::move(table), from](Records& records) { return records.entries(table, from); }, std::move(then)));
}

void SqliteStore::keep(std::string table, Thought thought) {
  parts_->add(writing([table = std::move(table),
                       thought = std::move(thought)](Records& records) { return records.keep(table, thought); },
                      {}, Job::Kind::aside));
}

void SqliteStore::thoughts(std::string table, std::uint32_t from, std::uint32_t to,
                           OnFound<std::vector<Thought>> then) {
  parts_->add(asking<std::vector<Thought>>(
      [table = std::move(table), from, to](Records& records) { return records.thoughts(table, from, to); },
      std::move(then), Job::Kind::question_of_aside));
}

void SqliteStore::archive(std::string table, std::vector<Kept> parts, OnWritten then) {
  parts_->add(writing(
      [table = std::move(table), parts = std::move(parts)](Records& records) { return records.archive(table, parts); },
      std::move(then)));
}

void SqliteStore::archived(std::string table, std::string part, OnFound<std::string> then) {
  parts_->add(asking<std::string>(
      [table = std::move(table), part = std::move(part)](Records& records) { return records.archived(table, part); },
      std::move(then)));
}

void SqliteStore::unarchived(std::string after, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->add(asking<std::vector<std::string>>(
      [after = std::move(after), most](Records& records) { return records.unarchived(after, most); }, std::move(then)));
}

void SqliteStore::count(Counted match, OnWritten then) {
  parts_->add(writing([match = std::move(match)](Records& records) { return records.count(match); }, std::move(then)));
}

void SqliteStore::is_counted(std::string table, OnFound<bool> then) {
  parts_->add(asking<bool>([table = std::move(table)](Records& records) { return records.is_counted(table); },
                           std::move(then)));
}

void SqliteStore::uncounted(std::string after, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->add(asking<std::vector<std::string>>(
      [after = std::move(after), most](Records& records) { return records.uncounted(after, most); }, std::move(then)));
}

void SqliteStore::standings(std::vector<Player> players, OnFound<std::vector<Standing>> then) {
  parts_->add(asking<std::vector<Standing>>(
      [players = std::move(players)](Records& records) { return records.standings(players); }, std::move(then)));
}

void SqliteStore::tallies(AccountId account, OnFound<std::vector<Tally>> then) {
  parts_->add(
      asking<std::vector<Tally>>([account](Records& records) { return records.tallies(account); }, std::move(then)));
}

void SqliteStore::lobby(LobbyPage page, OnFound<std::vector<Listing>> then) {
  parts_->add(asking<std::vector<Listing>>([page = std::move(page)](Records& records) { return records.lobby(page); },
                                           std::move(then)));
}

void SqliteStore::going(AccountId host, std::int64_t origin, OnFound<GoingBy> then) {
  parts_->add(
      asking<GoingBy>([host, origin](Records& records) { return records.going(host, origin); }, std::move(then)));
}

void SqliteStore::seen(std::string table) {
  parts_->add(
      writing([table = std::move(table)](Records& records) { return records.seen(table); }, {}, Job::Kind::aside));
}

void SqliteStore::abandoned(Time open_for, Time running_for, unsigned most, OnFound<std::vector<std::string>> then) {
  parts_->add(
      asking<std::vector<std::string>>([=](Records& records) { return records.abandoned(open_for, running_for, most); },
                                       std::move(then), Job::Kind::question_of_aside));
}

void SqliteStore::tables_of(AccountId account, unsigned most, OnFound<std::vector<Mine>> then) {
  parts_->add(asking<std::vector<Mine>>([account, most](Records& records) { return records.tables_of(account, most); },
                                        std::move(then), Job::Kind::question_of_aside));
}

void SqliteStore::waits_for(std::string table, std::vector<AccountId> people) {
  parts_->add(writing([table = std::move(table),
                       people = std::move(people)](Records& records) { return records.waits_for(table, people); },
                      {}, Job::Kind::aside));
}

void SqliteStore::waking(OnFound<std::vector<std::string>> then) {
  parts_->add(asking<std::vector<std::string>>([](Records& records) { return records.waking(); }, std::move(then)));
}

void SqliteStore::add_account(Account account, OnWritten then) {
  parts_->add(writing([account = std::move(account)](Records& records) { return records.add_account(account); },
                      std::move(then)));
}

void SqliteStore::change_account(Account was, Account becomes, OnWritten then) {
  parts_->add(writing([was = std::move(was),
                       becomes = std::move(becomes)](Records& records) { return records.change_account(was, becomes); },
                      std::move(then)));
}

void SqliteStore::account_named(std::string folded, OnFound<Account> then) {
  parts_->add(asking<Account>([folded = std::move(folded)](Records& records) { return records.account_named(folded); },
                              std::move(then)));
}

void SqliteStore::add_session(Session session, OnWritten then) {
  parts_->add(writing([session = std::move(session)](Records& records) { return records.add_session(session); },
                      std::move(then)));
}

void SqliteStore::owner_of_session(std::string token_hash, OnFound<Owner> then) {
  parts_->add(asking<Owner>([hash = std::move(token_hash)](Records& records) { return records.owner_of_session(hash); },
                            std::move(then)));
}

void SqliteStore::sessions_of(AccountId account, unsigned most, OnFound<std::vector<Session>> then) {
  parts_->add(asking<std::vector<Session>>(
      [account, most](Records& records) { return records.sessions_of(account, most); }, std::move(then)));
}

void SqliteStore::use_session(std::string token_hash, Time seen, OnWritten then) {
  parts_->add(
      writing([hash = std::move(token_hash), seen](Records& records) { return records.use_session(hash, seen); },
              std::move(then)));
}

void SqliteStore::end_session(std::string token_hash, OnWritten then) {
  parts_->add(
      writing([hash = std::move(token_hash)](Records& records) { return records.end_session(hash); }, std::move(then)));
}

void SqliteStore::end_sessions_of(AccountId account, std::string but, OnWritten then) {
  parts_->add(
      writing([account, but = std::move(but)](Records& records) { return records.end_sessions_of(account, but); },
              std::move(then)));
}

void SqliteStore::add_device(Device device, unsigned most, OnWritten then) {
  parts_->add(writing([device = std::move(device), most](Records& records) { return records.add_device(device, most); },
                      std::move(then)));
}

void SqliteStore::knows_device(AccountId account, std::string token_hash, OnFound<bool> then) {
  parts_->add(asking<bool>(
      [account, hash = std::move(token_hash)](Records& records) { return records.knows_device(account, hash); },
      std::move(then)));
}

void SqliteStore::forget_devices_of(AccountId account, std::string but, OnWritten then) {
  parts_->add(
      writing([account, but = std::move(but)](Records& records) { return records.forget_devices_of(account, but); },
              std::move(then)));
}

void SqliteStore::forget(Time unused_for, OnWritten then) {
  parts_->add(writing([unused_for](Records& records) { return records.forget(unused_for); }, std::move(then)));
}

void SqliteStore::set_friend_link(AccountId account, std::string link, OnWritten then) {
  parts_->add(
      writing([account, link = std::move(link)](Records& records) { return records.set_friend_link(account, link); },
              std::move(then)));
}

void SqliteStore::friend_link(AccountId account, OnFound<std::string> then) {
  parts_->add(
      asking<std::string>([account](Records& records) { return records.friend_link(account); }, std::move(then)));
}

void SqliteStore::owner_of_friend_link(std::string link, OnFound<Account> then) {
  parts_->add(asking<Account>([link = std::move(link)](Records& records) { return records.owner_of_friend_link(link); },
                              std::move(then)));
}

void SqliteStore::befriend(AccountId one, AccountId other, Time now, unsigned most, OnWritten then) {
  parts_->add(writing([=](Records& records) { return records.befriend(one, other, now, most); }, std::move(then)));
}

void SqliteStore::unfriend(AccountId one, AccountId other, OnWritten then) {
  parts_->add(writing([=](Records& records) { return records.unfriend(one, other); }, std::move(then)));
}

void SqliteStore::friends_of(AccountId account, OnFound<std::vector<Friend>> then) {
  parts_->add(asking<std::vector<Friend>>([account](Records& records) { return records.friends_of(account); },
                                          std::move(then)));
}

void SqliteStore::tables_of_friends(AccountId account, unsigned most, OnFound<std::vector<Listing>> then) {
  parts_->add(asking<std::vector<Listing>>(
      [account, most](Records& records) { return records.tables_of_friends(account, most); }, std::move(then)));
}

void SqliteStore::keep_deck(AccountId account, KeptDeck deck, DeckRoom room, OnWritten then) {
  parts_->add(writing(
      [account, deck = std::move(deck), room](Records& records) { return records.keep_deck(account, deck, room); },
      std::move(then)));
}

void SqliteStore::drop_deck(AccountId account, std::string id, std::uint32_t revision, OnWritten then) {
  parts_->add(writing(
      [account, id = std::move(id), revision](Records& records) { return records.drop_deck(account, id, revision); },
      std::move(then)));
}

void SqliteStore::decks_of(AccountId account, OnFound<std::vector<KeptDeck>> then) {
  parts_->add(asking<std::vector<KeptDeck>>([account](Records& records) { return records.decks_of(account); },
                                            std::move(then)));
}

void SqliteStore::deck_of(AccountId account, std::string id, OnFound<KeptDeck> then) {
  parts_->add(asking<KeptDeck>([account, id = std::move(id)](Records& records) { return records.deck_of(account, id); },
                               std::move(then)));
}

void SqliteStore::alive(Time now, Time lived, OnWritten then) {
  parts_->add(writing([now, lived](Records& records) { return records.alive(now, lived); }, std::move(then)));
}

void SqliteStore::last_alive(OnFound<Time> then) {
  parts_->add(asking<Time>([](Records& records) { return records.last_alive(); }, std::move(then)));
}

std::variant<std::unique_ptr<SqliteStore>, std::string> open_sqlite(const SqliteSettings& settings, Post post) {
  auto opened = open_database(settings.path);
  if (auto* problem = std::get_if<std::string>(&opened)) return std::move(*problem);
  std::string problem = fill_skeletons(std::get<Opened>(opened).connection, settings.skeletons);
  if (!problem.empty()) return problem;
  return std::make_unique<SqliteStore>(std::get<Opened>(std::move(opened)), std::move(post));
}

}  // namespace krypta::store
