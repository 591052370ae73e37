#include "server/upkeep/orders.hpp"

#include <algorithm>
#include <utility>

namespace krypta::server {

namespace {

/// How long another server, or the command without a server, is not heard of.
constexpr Time read_every = 5'000;

Objection refused_by(std::string code, const store::Sanction& sanction) {
  Objection objection{std::move(code)};
  objection.reason = sanction.reason;
  objection.until = sanction.until;
  return objection;
}

}  // namespace

Orders::Orders(Loop& loop, store::Store& store, Log& log)
    : loop_(loop), store_(store), log_(log), self_(std::make_shared<Orders*>(this)) {}

Orders::~Orders() { *self_ = nullptr; }

void Orders::begin(Task then) {
  store_.upkeep().orders(loop_.now(), [self = self_, then = std::move(then)](store::Found<store::Orders> found) {
    if (*self == nullptr) return;
    Orders& at = **self;
    const bool known = found.value.has_value();
    if (known) at.take(*std::move(found.value));
    if (!known) at.log_.error("store-failed", {{"problem", found.problem}});
    // Whoever does not know who is banned lets nobody in.
    at.loop_.after(known ? read_every : 1'000, [self, then = known ? Task{} : then] {
      if (*self != nullptr) (*self)->begin(then);
    });
    if (known && then) then();
  });
}

void Orders::read(Task then) {
  store_.upkeep().orders(loop_.now(), [self = self_, then = std::move(then)](store::Found<store::Orders> found) {
    if (*self == nullptr) return;
    if (found.value) (*self)->take(*std::move(found.value));
    then();
  });
}

void Orders::take(store::Orders orders) {
  if (orders == held_) return;
  std::vector<AccountId> gone;
  for (const AccountId account : orders.removed)
    if (removed_.insert(account).second) gone.push_back(account);
  held_ = std::move(orders);
  prefixes_.clear();
  for (const store::Sanction& one : held_.sanctions) prefixes_.push_back(Prefix::read(one.network));
  if (on_change) on_change(gone);
}

const store::Sanction* Orders::find(store::Sanction::Kind kind, AccountId account, std::string_view address) const {
  const Time now = loop_.now();
  for (std::size_t i = 0; i < held_.sanctions.size(); ++i) {
    const store::Sanction& one = held_.sanctions[i];
    if (one.kind != kind || (one.until != 0 && one.until <= now)) continue;
    if (one.account != 0 ? one.account == account : prefixes_[i] && prefixes_[i]->has(address)) return &one;
  }
  return nullptr;
}

const store::Sanction* Orders::ban_of(AccountId account, std::string_view address) const {
  return find(store::Sanction::Kind::ban, account, address);
}

const store::Sanction* Orders::mute_of(AccountId account, std::string_view address) const {
  return find(store::Sanction::Kind::mute, account, address);
}

Objection banned(const store::Sanction& ban) { return refused_by("banned", ban); }
Objection muted(const store::Sanction& mute) { return refused_by("muted", mute); }

Value notice_value(const store::Notice& notice) {
  if (!notice.read_only && notice.text.empty()) return {};
  return Value::Object{{"read_only", notice.read_only}, {"text", notice.text}, {"since", notice.since}};
}

}  // namespace krypta::server
