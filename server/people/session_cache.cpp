#include "server/people/session_cache.hpp"

#include <utility>

namespace krypta::server {

std::optional<SessionCache::Known> SessionCache::find(const std::string& token_hash, Time now) {
  const auto place = places_.find(token_hash);
  if (place == places_.end()) return std::nullopt;
  const auto entry = place->second;
  if (now - entry->put >= fresh_for_ || now < entry->put) {
    erase(entry);
    return std::nullopt;
  }
  entries_.splice(entries_.begin(), entries_, entry);
  return entry->known;
}

void SessionCache::put(const std::string& token_hash, Known known, Time now, std::uint64_t changes_when_asked) {
  if (changes_when_asked != changes_ || most_ == 0) return;
  if (const auto place = places_.find(token_hash); place != places_.end()) erase(place->second);
  if (entries_.size() == most_) erase(std::prev(entries_.end()));
  entries_.push_front({token_hash, std::move(known), now});
  places_.emplace(token_hash, entries_.begin());
}

void SessionCache::drop(const std::string& token_hash) {
  ++changes_;
  if (const auto place = places_.find(token_hash); place != places_.end()) erase(place->second);
}

void SessionCache::drop_others(store::AccountId account, const std::string& but) {
  ++changes_;
  for (auto entry = entries_.begin(); entry != entries_.end();) {
    const auto next = std::next(entry);
    if (entry->known.account.id == account && entry->token_hash != but) erase(entry);
    entry = next;
  }
}

void SessionCache::clear() {
  ++changes_;
  places_.clear();
  entries_.clear();
}

void SessionCache::update(const Account& account) {
  ++changes_;
  for (Entry& entry : entries_)
    if (entry.known.account.id == account.id) entry.known.account = account;
}

void SessionCache::mark_seen(store::AccountId account, Time seen) {
  for (Entry& entry : entries_)
    if (entry.known.account.id == account) entry.known.seen = seen;
}

void SessionCache::mark_used(const std::string& token_hash, Time used) {
  if (const auto place = places_.find(token_hash); place != places_.end()) place->second->known.used = used;
}

void SessionCache::erase(Entries::iterator entry) {
  places_.erase(entry->token_hash);
  entries_.erase(entry);
}

}  // namespace krypta::server
