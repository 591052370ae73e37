#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "store/counts.hpp"
#include "store/post.hpp"
#include "store/skeletons.hpp"
#include "store/store.hpp"
#include "store/upkeep.hpp"

/// The store of one server: a SQLite database on its own disk.
namespace krypta::store {

struct SqliteSettings {
  std::string path;
  Skeletons skeletons{};
};

class Job;
class Worker;
struct Opened;

/// Everything that waits while the disk is busy is written together. If that fails (the disk is full) all of it is
/// answered `failed`, nothing has changed, and the store goes on: it works again when the disk does.
class SqliteStore final : public Store, public Upkeep {
 public:
  SqliteStore(Opened opened, Post post);
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;
  ~SqliteStore() override;

  [[nodiscard]] Upkeep& upkeep() override { return *this; }

  /// An entry that would leave a hole in the list is `failed`.
  void append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) override;
  void make(std::string table, Entry first, Listing listing, GoingBy most, OnWritten then) override;
  void entries(std::string table, std::uint32_t from, OnFound<std::vector<Entry>> then) override;
  void keep(std::string table, Thought thought) override;
  void thoughts(std::string table, std::uint32_t from, std::uint32_t to, OnFound<std::vector<Thought>> then) override;
  void archive(std::string table, std::vector<Kept> parts, OnWritten then) override;
  void archived(std::string table, std::string part, OnFound<std::string> then) override;
  void unarchived(std::string after, unsigned most, OnFound<std::vector<std::string>> then) override;
  void count(Counted match, OnWritten then) override;
  void is_counted(std::string table, OnFound<bool> then) override;
  void uncounted(std::string after, unsigned most, OnFound<std::vector<std::string>> then) override;
  void standings(std::vector<Player> players, OnFound<std::vector<Standing>> then) override;
  void tallies(AccountId account, OnFound<std::vector<Tally>> then) override;
  void lobby(LobbyPage page, OnFound<std::vector<Listing>> then) override;
  void going(AccountId host, std::int64_t origin, OnFound<GoingBy> then) override;
  void seen(std::string table) override;
  void abandoned(Time open_for, Time running_for, unsigned most, OnFound<std::vector<std::string>> then) override;
  void tables_of(AccountId account, unsigned most, OnFound<std::vector<Mine>> then) override;
  void waits_for(std::string table, std::vector<AccountId> people) override;
  void waking(OnFound<std::vector<std::string>> then) override;
  void add_account(Account account, OnWritten then) override;
  /// `failed` if there is no such account.
  void change_account(Account was, Account becomes, OnWritten then) override;
  void account_named(std::string folded, OnFound<Account> then) override;
  /// `taken` if the hash is, `failed` if there is no such account.
  void add_session(Session session, OnWritten then) override;
  void owner_of_session(std::string token_hash, OnFound<Owner> then) override;
  void sessions_of(AccountId account, unsigned most, OnFound<std::vector<Session>> then) override;
  void use_session(std::string token_hash, Time seen, OnWritten then) override;
  void end_session(std::string token_hash, OnWritten then) override;
  void end_sessions_of(AccountId account, std::string but, OnWritten then) override;
  void add_device(Device device, unsigned most, OnWritten then) override;
  void knows_device(AccountId account, std::string token_hash, OnFound<bool> then) override;
  void forget_devices_of(AccountId account, std::string but, OnWritten then) override;
  void forget(Time unused_for, OnWritten then) override;
  /// `failed` if there is no such account, and so is `befriend`.
  void set_friend_link(AccountId account, std::string link, OnWritten then) override;
  void friend_link(AccountId account, OnFound<std::string> then) override;
  void owner_of_friend_link(std::string link, OnFound<Account> then) override;
  void befriend(AccountId one, AccountId other, Time now, unsigned most, OnWritten then) override;
  void unfriend(AccountId one, AccountId other, OnWritten then) override;
  void friends_of(AccountId account, OnFound<std::vector<Friend>> then) override;
  void tables_of_friends(AccountId account, unsigned most, OnFound<std::vector<Listing>> then) override;
  /// `failed` if there is no such account.
  void keep_deck(AccountId account, KeptDeck deck, DeckRoom room, OnWritten then) override;
  void drop_deck(AccountId account, std::string id, std::uint32_t revision, OnWritten then) override;
  void decks_of(AccountId account, OnFound<std::vector<KeptDeck>> then) override;
  void deck_of(AccountId account, std::string id, OnFound<KeptDeck> then) override;
  void alive(Time now, Time lived, OnWritten then) override;
  void last_alive(OnFound<Time> then) override;
  /// What is asked for afterwards is neither done nor answered.
  void close() override;

  void tables(TablesAsked asked, OnFound<std::vector<Listing>> then) override;
  void accounts(AccountsAsked asked, OnFound<std::vector<Account>> then) override;
  void remove_account(AccountId account, Time now, OnWritten then) override;
  void outcomes_of(AccountId account, OnFound<std::vector<Outcome>> then) override;
  void add_sanction(Sanction sanction, OnWritten then) override;
  void lift_sanction(std::int64_t id, OnWritten then) override;
  void set_notice(Notice notice, OnWritten then) override;
  void orders(Time now, OnFound<Orders> then) override;
  void add_reset(Reset reset, OnWritten then) override;
  void owner_of_reset(std::string hash, Time now, OnFound<Account> then) override;
  void reset_password(std::string hash, Time now, std::string password, OnWritten then) override;
  void add_report(Report report, unsigned most, OnWritten then) override;
  void reports(ReportsAsked asked, OnFound<std::vector<Report>> then) override;
  void close_report(std::int64_t id, Time now, OnWritten then) override;
  void old_matches(OldAsked asked, OnFound<Old> then) override;
  void drop_thoughts(std::string table, OnWritten then) override;
  void drop_match(std::string table, Time since, OnWritten then) override;

  /// What has happened up to now.
  [[nodiscard]] Counts counts() const;

 private:
  struct Parts;
  void add(std::unique_ptr<Job> job) const;

  std::unique_ptr<Parts> parts_;
};

/// Makes the database if there is none. The other one is the problem: one line for a person. It has changed nothing on
/// the disk.
[[nodiscard]] std::variant<std::unique_ptr<SqliteStore>, std::string> open_sqlite(const SqliteSettings& settings,
                                                                                  Post post);

/// Copies a database into a new file while a server may be working with it; says the problem, if any.
[[nodiscard]] std::string backup(const std::string& from, const std::string& to);

}  // namespace krypta::store
