#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "store/counts.hpp"
#include "store/post.hpp"
#include "store/postgres/patience.hpp"
#include "store/skeletons.hpp"
#include "store/store.hpp"
#include "store/upkeep.hpp"

/// The store of several servers: a PostgreSQL database.
namespace krypta::store {

struct PostgresSettings {
  std::string url;  ///< libpq's: postgresql://user@host:5432/krypta
  Skeletons skeletons{};
  postgres::Patience patience{};
};

/// Everything that waits while the database is busy is written together, in one round trip. When the database is away,
/// what was asked for waits for some seconds and is then answered `failed`; the store goes on when the database does.
/// Text that is no UTF-8, or holds a zero, is `failed`.
class PostgresStore final : public Store, public Others, public Upkeep {
 public:
  struct Parts;
  explicit PostgresStore(std::unique_ptr<Parts> parts);
  PostgresStore(const PostgresStore&) = delete;
  PostgresStore& operator=(const PostgresStore&) = delete;
  ~PostgresStore() override;

  [[nodiscard]] Others* others() override { return this; }
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

  void listen(std::function<void(News)> then) override;
  void grown(std::vector<Place> places, OnFound<std::vector<std::string>> then) override;
  void lease(std::string table, Time length, OnFound<Lease> then) override;
  void let_go(std::string table) override;
  void here(std::string table, std::vector<Onlooker> people) override;
  void elsewhere(std::string table, OnFound<std::vector<Onlooker>> then) override;
  void connected(AccountId account, bool yes) override;
  void connected_elsewhere(std::vector<AccountId> accounts, OnFound<std::vector<AccountId>> then) override;
  void living(std::vector<std::string> token_hashes, OnFound<std::vector<std::string>> then) override;
  void spend(std::vector<Spending> what, OnFound<bool> then) override;
  void common_key(OnFound<std::string> then) override;
  void time(OnFound<Time> then) override;

  /// What is asked for afterwards is neither done nor answered.
  void close() override;

  /// What has happened up to now.
  [[nodiscard]] Counts counts() const;

 private:
  std::unique_ptr<Parts> parts_;
};

/// Sets the database up if it is empty. The other one is the problem: one line for a person, without the password.
[[nodiscard]] std::variant<std::unique_ptr<PostgresStore>, std::string> open_postgres(const PostgresSettings& settings,
                                                                                      Post post);

}  // namespace krypta::store
