#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string_view>
#include <vector>

#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/net/networks.hpp"
#include "server/table/propose.hpp"
#include "store/upkeep.hpp"
#include "text/speech.hpp"

namespace krypta::server {

/// What whoever runs the servers has ordered, as it stands in the store: who must not chat or come in, whether people
/// may write, what everybody is told, and whose names are not shown any more. It is read again every few seconds,
/// because another server, or the command, may have written it.
class Orders {
 public:
  Orders(Loop& loop, store::Store& store, Log& log);
  Orders(const Orders&) = delete;
  Orders& operator=(const Orders&) = delete;
  ~Orders();

  /// Reads what holds, and from then on again and again; `then` comes after the first time that it could be read.
  void begin(Task then);
  /// Reads what holds now.
  void read(Task then);

  /// What somebody must not do, if that is so: himself, or everybody at his address.
  [[nodiscard]] const store::Sanction* ban_of(AccountId account, std::string_view address) const;
  [[nodiscard]] const store::Sanction* mute_of(AccountId account, std::string_view address) const;
  [[nodiscard]] bool read_only() const { return held_.notice.read_only; }
  [[nodiscard]] const store::Notice& notice() const { return held_.notice; }
  [[nodiscard]] const std::vector<store::Sanction>& sanctions() const { return held_.sanctions; }
  [[nodiscard]] bool removed(AccountId account) const { return removed_.contains(account); }
  [[nodiscard]] std::uint64_t open_reports() const { return held_.reports; }

  /// Told when something is another than before, and who was removed since.
  std::function<void(const std::vector<AccountId>& removed)> on_change{};

 private:
  void take(store::Orders orders);
  [[nodiscard]] const store::Sanction* find(store::Sanction::Kind kind, AccountId account,
                                            std::string_view address) const;

  Loop& loop_;
  store::Store& store_;
  Log& log_;
  store::Orders held_{};
  std::vector<std::optional<Prefix>> prefixes_{};  ///< of the sanctions, in their order
  std::set<AccountId> removed_{};
  std::shared_ptr<Orders*> self_;
};

/// Why somebody is refused: the code, with the reason and the end for him to read.
[[nodiscard]] Objection banned(const store::Sanction& ban);
[[nodiscard]] Objection muted(const store::Sanction& mute);

/// {read_only, text, since}; null if there is nothing to tell.
[[nodiscard]] Value notice_value(const store::Notice& notice);

}  // namespace krypta::server
