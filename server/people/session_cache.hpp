#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/loop.hpp"
#include "store/store.hpp"

namespace krypta::server {

/// Somebody's account as the rest of the server knows it: without the hash of the password.
struct Account {
  store::AccountId id = 0;
  std::string name;
  std::string language;
  bool guest = true;  ///< without a password: nobody can sign in as him again
  friend bool operator==(const Account&, const Account&) = default;
};

/// Whose the sessions used last are, so that not every request is a question to the store.
///
/// An answer of the store may be older than a change that was made while it was under way. So whoever asks notes
/// `changes()` before, and `put` leaves out what was asked before the latest change.
class SessionCache {
 public:
  struct Known {
    Account account;
    Time seen = 0;  ///< the account
    Time used = 0;  ///< the session
  };

  /// What was put in longer ago than `fresh_for` is asked for again, because another server may have ended it.
  SessionCache(std::size_t most, Time fresh_for) : most_(most), fresh_for_(fresh_for) {}
  SessionCache(const SessionCache&) = delete;
  SessionCache& operator=(const SessionCache&) = delete;

  [[nodiscard]] std::optional<Known> find(const std::string& token_hash, Time now);

  [[nodiscard]] std::uint64_t changes() const { return changes_; }
  void put(const std::string& token_hash, Known known, Time now, std::uint64_t changes_when_asked);

  void drop(const std::string& token_hash);
  /// Drops every session of an account but one.
  void drop_others(store::AccountId account, const std::string& but);
  void clear();
  /// Changes what is known in every session of the account.
  void update(const Account& account);
  void mark_seen(store::AccountId account, Time seen);
  void mark_used(const std::string& token_hash, Time used);

  [[nodiscard]] std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    std::string token_hash;
    Known known;
    Time put = 0;
  };
  using Entries = std::list<Entry>;

  void erase(Entries::iterator entry);

  std::size_t most_;
  Time fresh_for_;
  std::uint64_t changes_ = 0;
  Entries entries_{};  ///< the one used last comes first
  std::unordered_map<std::string, Entries::iterator> places_{};
};

}  // namespace krypta::server
