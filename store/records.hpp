#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/statement.hpp"
#include "store/store.hpp"
#include "store/upkeep.hpp"

namespace krypta::store {

/// The members of `Store`, one at a time and at once. Used by one thread. Each write stands between `begin` and
/// `commit`; what it answers is true only if the commit succeeds.
class Records {
 public:
  explicit Records(Connection connection) : connection_(std::move(connection)) {}

  [[nodiscard]] Written append(const std::string& table, const Entry& entry, const std::optional<Listing>& listing);
  [[nodiscard]] Written make(const std::string& table, const Entry& first, const Listing& listing, const GoingBy& most);
  [[nodiscard]] Found<std::vector<Entry>> entries(const std::string& table, std::uint32_t from);

  [[nodiscard]] Written keep(const std::string& table, const Thought& thought);
  [[nodiscard]] Found<std::vector<Thought>> thoughts(const std::string& table, std::uint32_t from, std::uint32_t to);

  [[nodiscard]] Written archive(const std::string& table, const std::vector<Kept>& parts);
  [[nodiscard]] Found<std::string> archived(const std::string& table, const std::string& part);
  [[nodiscard]] Found<std::vector<std::string>> unarchived(const std::string& after, unsigned most);

  [[nodiscard]] Written count(const Counted& match);
  [[nodiscard]] Found<bool> is_counted(const std::string& table);
  [[nodiscard]] Found<std::vector<std::string>> uncounted(const std::string& after, unsigned most);
  [[nodiscard]] Found<std::vector<Standing>> standings(const std::vector<Player>& players);
  [[nodiscard]] Found<std::vector<Tally>> tallies(AccountId account);

  [[nodiscard]] Found<std::vector<Listing>> lobby(const LobbyPage& page);
  [[nodiscard]] Found<std::vector<Mine>> tables_of(AccountId account, unsigned most);
  [[nodiscard]] Written waits_for(const std::string& table, const std::vector<AccountId>& people);
  [[nodiscard]] Found<GoingBy> going(AccountId host, std::int64_t origin);
  [[nodiscard]] Written seen(const std::string& table);
  [[nodiscard]] Found<std::vector<std::string>> abandoned(Time open_for, Time running_for, unsigned most);
  [[nodiscard]] Found<std::vector<std::string>> waking();

  [[nodiscard]] Written add_account(const Account& account);
  [[nodiscard]] Written change_account(const Account& was, Account becomes);
  [[nodiscard]] Found<Account> account_named(const std::string& folded);
  [[nodiscard]] Written add_session(const Session& session);
  [[nodiscard]] Found<Owner> owner_of_session(const std::string& token_hash);
  [[nodiscard]] Found<std::vector<Session>> sessions_of(AccountId account, unsigned most);
  [[nodiscard]] Written use_session(const std::string& token_hash, Time seen);
  [[nodiscard]] Written end_session(const std::string& token_hash);
  [[nodiscard]] Written end_sessions_of(AccountId account, const std::string& but);
  [[nodiscard]] Written add_device(const Device& device, unsigned most);
  [[nodiscard]] Found<bool> knows_device(AccountId account, const std::string& token_hash);
  [[nodiscard]] Written forget_devices_of(AccountId account, const std::string& but);
  [[nodiscard]] Written forget(Time unused_for);

  [[nodiscard]] Written set_friend_link(AccountId account, const std::string& link);
  [[nodiscard]] Found<std::string> friend_link(AccountId account);
  [[nodiscard]] Found<Account> owner_of_friend_link(const std::string& link);
  [[nodiscard]] Written befriend(AccountId one, AccountId other, Time now, unsigned most);
  [[nodiscard]] Written unfriend(AccountId one, AccountId other);
  [[nodiscard]] Found<std::vector<Friend>> friends_of(AccountId account);
  [[nodiscard]] Found<std::vector<Listing>> tables_of_friends(AccountId account, unsigned most);

  [[nodiscard]] Written keep_deck(AccountId account, const KeptDeck& deck, DeckRoom room);
  [[nodiscard]] Written drop_deck(AccountId account, const std::string& id, std::uint32_t revision);
  [[nodiscard]] Found<std::vector<KeptDeck>> decks_of(AccountId account);
  [[nodiscard]] Found<KeptDeck> deck_of(AccountId account, const std::string& id);

  [[nodiscard]] Found<std::vector<Listing>> tables(const TablesAsked& asked);
  [[nodiscard]] Found<std::vector<Account>> accounts(const AccountsAsked& asked);
  [[nodiscard]] Written remove_account(AccountId account, Time now);
  [[nodiscard]] Found<std::vector<Outcome>> outcomes_of(AccountId account);

  [[nodiscard]] Written add_sanction(const Sanction& sanction);
  [[nodiscard]] Written lift_sanction(std::int64_t id);
  [[nodiscard]] Written set_notice(const Notice& notice);
  [[nodiscard]] Found<Orders> orders(Time now);

  [[nodiscard]] Written add_reset(const Reset& reset);
  [[nodiscard]] Found<Account> owner_of_reset(const std::string& hash, Time now);
  [[nodiscard]] Written reset_password(const std::string& hash, Time now, const std::string& password);

  [[nodiscard]] Written add_report(const Report& report, unsigned most);
  [[nodiscard]] Found<std::vector<Report>> reports(const ReportsAsked& asked);
  [[nodiscard]] Written close_report(std::int64_t id, Time now);

  [[nodiscard]] Found<Old> old_matches(const OldAsked& asked);
  [[nodiscard]] Written drop_thoughts(const std::string& table);
  [[nodiscard]] Written drop_match(const std::string& table, Time since);

  [[nodiscard]] Written alive(Time now, Time lived);
  [[nodiscard]] Found<Time> last_alive();

  /// These say the problem, if any.
  [[nodiscard]] std::string begin();
  [[nodiscard]] std::string commit();
  void roll_back();
  /// One write among others: unless it is done, it leaves nothing behind and the others stay.
  template <class Write>
  [[nodiscard]] Written apart(Write&& write) {
    if (Written begun = step("SAVEPOINT one"); !begun.done()) return begun;
    Written written = std::forward<Write>(write)(*this);
    if (spoiled()) return written;
    if (!written.done())
      if (Written undone = step("ROLLBACK TO one"); !undone.done()) return undone;
    if (Written ended = step("RELEASE one"); !ended.done()) return ended;
    return written;
  }
  /// Something went wrong since `begin` that concerns every write, such as a full disk: nothing can be committed.
  [[nodiscard]] bool spoiled() const { return spoiled_ || !connection_.in_transaction(); }

  /// Moves everything into the database's own file.
  void check_point();

 private:
  [[nodiscard]] Written failed(const Rows& rows);
  [[nodiscard]] Written step(const char* sql);
  template <class... Values>
  [[nodiscard]] Written change(const char* sql, const Values&... values) {
    Rows rows = connection_.ask(sql, values...);
    return rows.run() ? Written{} : failed(rows);
  }
  /// A change that is `stale` if there was nothing to change.
  template <class... Values>
  [[nodiscard]] Written change_one(const char* sql, const Values&... values) {
    Written changed = change(sql, values...);
    if (changed.done() && connection_.changes() == 0) changed.code = Written::Code::stale;
    return changed;
  }
  [[nodiscard]] Written list(const std::string& table, const Listing& listing);
  [[nodiscard]] Found<std::vector<AccountId>> people_at(const std::string& table);
  [[nodiscard]] Found<Listing> listing_in(Rows& rows);
  [[nodiscard]] Found<std::vector<Listing>> listings_of(Rows& rows);
  [[nodiscard]] static Found<Account> account_in(Rows& rows);

  Connection connection_;
  bool spoiled_ = false;
};

}  // namespace krypta::store
