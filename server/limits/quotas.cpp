#include "server/limits/quotas.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace krypta::server {

namespace {

constexpr double day_seconds = 24 * 3600;

/// A day's worth at once, and then as it comes in over a day.
Rate daily(double much) { return {much / day_seconds, much}; }

template <class Key>
void less(std::unordered_map<Key, unsigned>& counts, const Key& key) {
  const auto found = counts.find(key);
  if (found != counts.end() && --found->second == 0) counts.erase(found);
}

}  // namespace

QuotaSettings QuotaSettings::times(double by) const {
  QuotaSettings scaled = *this;
  for (Share* share : {&scaled.tables, &scaled.open, &scaled.entries, &scaled.bytes, &scaled.sockets, &scaled.chats,
                       &scaled.matches}) {
    share->person = std::max(share->person * by, 1.0);
    share->address = std::max(share->address * by, 1.0);
  }
  for (double* much : {&scaled.decks, &scaled.deck_bytes}) *much = std::max(*much * by, 1.0);
  return scaled;
}

Quotas::Quotas(const QuotaSettings& settings)
    : settings_(settings),
      entries_of_person_(daily(settings.entries.person)),
      bytes_of_person_(daily(settings.bytes.person)),
      entries_of_network_(daily(settings.entries.address)),
      bytes_of_network_(daily(settings.bytes.address)),
      chats_of_person_(daily(settings.chats.person)),
      chats_of_network_(daily(settings.chats.address)) {}

bool Quotas::refuse(What what, Per per) {
  ++refused_[static_cast<std::size_t>(what)][static_cast<std::size_t>(per)];
  return false;
}

bool Quotas::fits(What what, Per per, double there, double limit) { return there + 1 <= limit || refuse(what, per); }

store::GoingBy Quotas::most(const Network& network) const {
  const auto whole = [](double much) { return static_cast<unsigned>(std::min(much, 4e9)); };
  const auto of = [&](const Share& share) { return whole(share.address * network.addresses); };
  const auto his = [&](const Share& share) { return whole(share.person); };
  return {{his(settings_.tables), his(settings_.open), his(settings_.matches)},
          {of(settings_.tables), of(settings_.open), of(settings_.matches)}};
}

bool Quotas::may_make(const store::GoingBy& going, const Network& network) {
  return fits(What::tables, Per::person, going.host.tables, settings_.tables.person) &&
         fits(What::open, Per::person, going.host.open, settings_.open.person) &&
         fits(What::matches, Per::person, going.host.kept, settings_.matches.person) &&
         fits(What::matches, Per::address, going.origin.kept, settings_.matches.address * network.addresses) &&
         fits(What::tables, Per::address, going.origin.tables, settings_.tables.address * network.addresses) &&
         fits(What::open, Per::address, going.origin.open, settings_.open.address * network.addresses);
}

bool Quotas::may_write(const Person& who, std::size_t bytes, Time now) {
  const auto size = static_cast<double>(bytes);
  // What one of them refuses is taken from none.
  if (!entries_of_person_.has(who.account, now)) return refuse(What::entries, Per::person);
  if (!bytes_of_person_.has(who.account, now, size)) return refuse(What::bytes, Per::person);
  if (!entries_of_network_.has(who.networks, now)) return refuse(What::entries, Per::address);
  if (!bytes_of_network_.has(who.networks, now, size)) return refuse(What::bytes, Per::address);
  (void)entries_of_person_.allow(who.account, now);
  (void)bytes_of_person_.allow(who.account, now, size);
  (void)entries_of_network_.allow(who.networks, now);
  (void)bytes_of_network_.allow(who.networks, now, size);
  return true;
}

bool Quotas::may_say(const Person& who, Time now) {
  if (!chats_of_person_.has(who.account, now)) return refuse(What::chats, Per::person);
  if (!chats_of_network_.allow(who.networks, now)) return refuse(What::chats, Per::address);
  (void)chats_of_person_.allow(who.account, now);
  return true;
}

Quotas::Place Quotas::connect(const Person& who) {
  const unsigned own = sockets_->of_person[who.account];
  bool there = fits(What::sockets, Per::person, own, settings_.sockets.person);
  for (const Network& network : who.networks) {
    there = there && fits(What::sockets, Per::address, sockets_->of_network[network.name],
                          settings_.sockets.address * network.addresses);
  }
  ++sockets_->of_person[who.account];
  for (const Network& network : who.networks) ++sockets_->of_network[network.name];
  Place place{static_cast<const void*>(this), [sockets = sockets_, who](const void*) {
                less(sockets->of_person, who.account);
                if (sockets->told && !sockets->of_person.contains(who.account)) sockets->told(who.account, false);
                for (const Network& network : who.networks) less(sockets->of_network, network.name);
              }};
  if (own == 0 && there && sockets_->told) sockets_->told(who.account, true);
  return there ? place : nullptr;
}

store::DeckRoom Quotas::room_for_decks() const {
  return {static_cast<std::uint64_t>(settings_.decks), static_cast<std::uint64_t>(settings_.deck_bytes)};
}

void Quotas::write(MetricsText& text) const {
  static constexpr std::array<const char*, 9> names{"tables", "open",    "entries", "bytes",     "sockets",
                                                    "chats",  "matches", "decks",   "deck-bytes"};
  // An address has no share of the decks.
  const std::array<Share, 9> shares{settings_.tables,  settings_.open,       settings_.entries,
                                    settings_.bytes,   settings_.sockets,    settings_.chats,
                                    settings_.matches, {settings_.decks, 0}, {settings_.deck_bytes, 0}};
  std::vector<Sample> limits;
  std::vector<Sample> refused;
  for (std::size_t i = 0; i < names.size(); ++i) {
    for (const Per per : {Per::person, Per::address}) {
      const bool person = per == Per::person;
      if (!person && shares[i].address == 0) continue;
      const std::vector<std::pair<std::string, std::string>> labels{{"what", names[i]},
                                                                    {"per", person ? "person" : "address"}};
      limits.push_back({labels, person ? shares[i].person : shares[i].address});
      refused.push_back({labels, static_cast<double>(refused_[i][static_cast<std::size_t>(per)])});
    }
  }
  text.gauge("krypta_quota", "How much one person or one address may have.", limits);
  text.counter("krypta_quota_refused_total", "What was refused because somebody had as much already.", refused);
}

}  // namespace krypta::server
