#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits/turns.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/people/names.hpp"
#include "server/people/password.hpp"
#include "server/people/secret.hpp"
#include "server/people/session_cache.hpp"
#include "server/people/token.hpp"
#include "server/problem.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Somebody who comes without an account.
struct Newcomer {
  std::string language;
  std::string word;    ///< "guest" in that language, for a name with a number
  std::string wish{};  ///< the name he would like; empty: any
};

struct SignedIn {
  Account account;
  Secret token;  ///< for the cookie
};

/// One of somebody's sessions, as it is shown to him.
struct OwnSession {
  Time created = 0;
  Time seen = 0;  ///< to the hour
  bool this_one = false;
  friend bool operator==(const OwnSession&, const OwnSession&) = default;
};

/// Accounts and sessions. Everything is called on the loop and answers there, now or later. It must live as long as
/// the loop runs, and the loop must outlive the workers and the store.
///
/// The codes of problems: `bad-name` and `bad-password`, with keys that say what is bad; `name-taken`, `wrong-password`
/// (also for a name nobody has), `too-fast`, `storage` and `not-signed-in`, whose key is server-problem- and the code.
class People {
 public:
  struct Settings {
    PasswordCost cost{};
    unsigned most_hashing = 32;  ///< passwords waiting for the workers; more are too fast
    std::size_t cached = 20'000;
    Time cached_for = 60'000;
    Time seen_every = 3'600'000;
    unsigned most_devices = 16;    ///< that are remembered of one account
    unsigned most_sessions = 100;  ///< that are listed
    Random random{};               ///< empty: the system's
    const Log* log = nullptr;      ///< for what goes wrong in the store
  };
  using OnSignedIn = std::function<void(Granted<SignedIn>)>;
  using OnAccount = std::function<void(Granted<Account>)>;
  using OnDone = std::function<void(std::optional<Problem>)>;

  People(Loop& loop, Workers& workers, store::Store& store);
  People(Loop& loop, Workers& workers, store::Store& store, Settings settings);

  /// An account at once, without a password.
  void guest(Newcomer newcomer, const OnSignedIn& then);
  struct Attempt {
    std::string name;
    Secret password;
    Secret device{};     ///< is remembered if the attempt succeeds
    bool known = false;  ///< the device is: those whom nobody knows cannot take its place in the queue
  };
  void login(Attempt attempt, const OnSignedIn& then);
  /// A token that is no session's is no problem. The device is remembered if it was a session of an account with a
  /// password.
  void logout(const Secret& token, const Secret& device, const OnDone& then);
  void who(const Secret& token, OnAccount then);

  /// A token for a browser that has none of the right shape yet.
  [[nodiscard]] Secret device_for(const Secret& present) const;
  /// Whether somebody has logged in to the account of that name with this device.
  void knows(std::string_view name, const Secret& device, const std::function<void(bool)>& then);

  /// Whose session it is, by the token's hash.
  void whose(const std::string& token_hash, OnAccount then);
  /// Somebody else has changed something of his account, or of somebody's: it is asked for again.
  void forget(store::AccountId account) { cache_.drop_others(account, ""); }
  void forget_all() { cache_.clear(); }

  using OnSessions = std::function<void(Granted<std::vector<OwnSession>>)>;
  void sessions(const Secret& token, const OnSessions& then);
  /// Ends every other session of the account and forgets its other devices.
  void logout_elsewhere(const Secret& token, const Secret& device, const OnAccount& then);

  struct NewPassword {
    Secret old{};  ///< for those who have one already
    Secret password;
    Secret device{};
  };
  /// Sets a password. Every other session of the account ends, and its other devices are forgotten.
  void keep(const Secret& token, NewPassword wish, const OnAccount& then);
  void rename(const Secret& token, std::string_view name, const OnAccount& then);
  void speak(const Secret& token, std::string language, const OnAccount& then);

  /// A link that sets a new password, once, until a time comes; what is in it.
  using OnLink = std::function<void(Granted<Secret>)>;
  void give_reset(store::AccountId account, Time until, const OnLink& then);
  void owner_of_reset(const Secret& link, const OnAccount& then);
  /// All sessions end. A link that leads nowhere is `no-such-reset`.
  void reset_password(const Secret& link, Secret password, const OnAccount& then);
  /// Another name for somebody, by whoever runs the server.
  void rename(const store::Account& was, std::string_view name, const OnAccount& then);

 private:
  using Turn = Turns<store::AccountId>::Turn;
  using OnKnown = std::function<void(Granted<SessionCache::Known>)>;
  /// The account as it is, and the turn: nobody else changes it until the turn is let go of.
  using Change = std::function<void(const store::Account&, Turn)>;
  struct Verdict;

  void try_guest(const std::shared_ptr<const Newcomer>& newcomer, unsigned attempt, const OnSignedIn& then);
  void verified(store::Account account, Verdict verdict, const Secret& device, const OnSignedIn& then);
  void remember(store::AccountId account, const Secret& device);
  void open_session(const store::Account& account, Turn turn, const OnSignedIn& then);
  void look(const std::string& token_hash, OnKnown then);
  void touch(const std::string& token_hash, const SessionCache::Known& known);
  void change(const std::string& token_hash, OnAccount otherwise, Change then);
  void end_others(const std::string& token_hash, store::Account account, const Secret& device,
                  std::function<void(std::optional<Problem>)> then);
  void save(const store::Account& was, store::Account becomes, Turn turn, OnAccount then);
  /// A new password, by the workers.
  void hash(const Secret& password, std::function<void(Granted<std::string>)> then);
  void work(unsigned most, std::function<Verdict()> hashing, std::function<void(Granted<Verdict>)> then);

  [[nodiscard]] bool seen_lately(Time seen) const;
  [[nodiscard]] std::uint64_t random_below(std::uint64_t limit) const;
  [[nodiscard]] Problem storage(std::string_view what, std::string_view problem) const;

  Loop& loop_;
  Workers& workers_;
  store::Store& store_;
  Settings settings_;
  SessionCache cache_;
  Turns<store::AccountId> turns_;
  unsigned hashing_ = 0;
};

}  // namespace krypta::server
