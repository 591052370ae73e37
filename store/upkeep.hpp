#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/store.hpp"

/// What whoever runs the servers looks at and changes: people and tables that are in the way, reports, and what is too
/// old to be kept.
namespace krypta::store {

/// Tables, newest first.
struct TablesAsked {
  std::optional<Listing::State> state{};
  AccountId host = 0;   ///< made by him; 0: by anybody
  Time before = 0;      ///< made before that; 0: at any time
  std::string after{};  ///< the last table of the page before; empty for the first
  unsigned most = 100;
};

/// Those of the ids, or, without any, those whose folded name begins so, by their names.
struct AccountsAsked {
  std::vector<AccountId> ids{};
  std::string begins{};
  unsigned most = 100;
};

/// What somebody must not do, or an address: until when, and why, as it is told to him.
struct Sanction {
  enum class Kind : std::uint8_t { mute, ban };
  std::int64_t id = 0;
  Kind kind = Kind::mute;
  AccountId account = 0;  ///< 0: it is a network's
  std::string network{};  ///< "203.0.113.0/24"
  std::string reason{};
  Time since = 0;
  Time until = 0;  ///< 0: for good
  friend bool operator==(const Sanction&, const Sanction&) = default;
};

/// What everybody is told, and whether people may write.
struct Notice {
  bool read_only = false;
  std::string text{};
  Time since = 0;
  friend bool operator==(const Notice&, const Notice&) = default;
};

/// What every server must know of what was ordered.
struct Orders {
  std::vector<Sanction> sanctions{};  ///< that have not ended
  Notice notice{};
  std::vector<AccountId> removed{};  ///< who must not be named any more
  std::uint64_t reports = 0;         ///< that are open
  friend bool operator==(const Orders&, const Orders&) = default;
};

/// A link that sets a new password, once.
struct Reset {
  std::string hash{};  ///< of what is in the link
  AccountId account = 0;
  Time until = 0;
};

/// Somebody was offended by a line of chat.
struct Report {
  std::int64_t id = 0;
  Time at = 0;
  AccountId by = 0;  ///< 0: somebody who has been removed since
  AccountId about = 0;
  std::string table{};
  std::uint32_t entry = 0;  ///< that the line is told by
  std::string said{};
  std::string context{};  ///< lines before it, as JSON
  std::string reason{};
  Time closed = 0;  ///< 0: it is open
  friend bool operator==(const Report&, const Report&) = default;
};

/// Reports, newest first.
struct ReportsAsked {
  bool closed = false;    ///< also those that are closed
  AccountId account = 0;  ///< by or about him; 0: anybody
  unsigned most = 100;
};

/// What one match came to for somebody, with where and when.
struct Outcome {
  std::string table{};
  Time at = 0;
  std::string game{};
  unsigned seats = 0;
  Result result{};
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Matches that are over and counted, at whose table nothing has been written since, and at which nobody has looked for
/// an hour in which a server lived. A page of tables is gone through, by their ids.
struct OldAsked {
  std::string after{};
  Time since = 0;
  bool thoughts = false;  ///< only those of which thoughts are kept
  unsigned most = 200;    ///< tables that are gone through
};
struct Old {
  std::vector<std::string> tables{};
  std::string next{};  ///< where to go on; empty: that was all
  friend bool operator==(const Old&, const Old&) = default;
};

class Upkeep {
 public:
  virtual ~Upkeep() = default;

  virtual void tables(TablesAsked asked, OnFound<std::vector<Listing>> then) = 0;
  virtual void accounts(AccountsAsked asked, OnFound<std::vector<Account>> then) = 0;
  /// Forgets somebody: his account and what hangs on it, what his matches came to for him, reports about him. From then
  /// on he is among those who are not named; `stale` if there is no such account.
  virtual void remove_account(AccountId account, Time now, OnWritten then) = 0;
  /// One person's matches as they were counted, newest first.
  virtual void outcomes_of(AccountId account, OnFound<std::vector<Outcome>> then) = 0;

  /// `taken` if the id is.
  virtual void add_sanction(Sanction sanction, OnWritten then) = 0;
  /// `stale` if there is none of that id.
  virtual void lift_sanction(std::int64_t id, OnWritten then) = 0;
  virtual void set_notice(Notice notice, OnWritten then) = 0;
  /// What holds at that time. Sanctions that had ended by then are forgotten now and then.
  virtual void orders(Time now, OnFound<Orders> then) = 0;

  /// In place of an earlier one; `failed` if there is no such account.
  virtual void add_reset(Reset reset, OnWritten then) = 0;
  virtual void owner_of_reset(std::string hash, Time now, OnFound<Account> then) = 0;
  /// Sets the password, ends all his sessions, forgets his devices and the link; `stale` if the link leads nowhere.
  virtual void reset_password(std::string hash, Time now, std::string password, OnWritten then) = 0;

  /// `taken` if he has reported that line or the id is somebody's; `full` if so many of his are open.
  virtual void add_report(Report report, unsigned most, OnWritten then) = 0;
  virtual void reports(ReportsAsked asked, OnFound<std::vector<Report>> then) = 0;
  /// `stale` if none of that id is open.
  virtual void close_report(std::int64_t id, Time now, OnWritten then) = 0;

  virtual void old_matches(OldAsked asked, OnFound<Old> then) = 0;
  virtual void drop_thoughts(std::string table, OnWritten then) = 0;
  /// The table with all its entries, thoughts and what was told of it. What it came to stays; `stale` if it is not old
  /// any more.
  virtual void drop_match(std::string table, Time since, OnWritten then) = 0;
};

}  // namespace krypta::store
