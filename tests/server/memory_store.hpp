#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "store/store.hpp"
#include "store/upkeep.hpp"

namespace krypta::server::test {

/// What several servers may share.
struct MemoryDisk {
  std::map<std::string, std::vector<store::Entry>> entries;
  std::map<std::string, std::map<std::uint32_t, std::string>> thoughts;
  std::map<std::string, store::Listing> listings;
  std::map<store::AccountId, std::map<std::string, store::KeptDeck>> decks;
  std::map<std::string, std::map<std::string, std::string>> archives;
  std::map<std::string, store::Time> seen;
  std::map<store::AccountId, store::Account> accounts;
  std::map<std::string, store::Session> sessions;
  std::vector<store::Device> devices{};
  std::optional<store::Time> alive;
  store::Time served = 0;  ///< that a server lived in all
  std::map<store::AccountId, store::Time> seen_served;
  std::map<std::string, std::set<store::AccountId>> waits;
  std::map<std::string, store::Counted> counted;
  std::map<std::pair<store::AccountId, std::string>, std::vector<std::pair<unsigned, store::Result>>> results;
  std::map<std::int64_t, store::Sanction> sanctions;
  store::Notice notice;
  std::set<store::AccountId> removed;
  std::map<store::AccountId, store::Reset> resets;
  std::map<std::int64_t, store::Report> reports;
  std::map<store::AccountId, std::string> friend_links;
  std::map<store::AccountId, std::map<store::AccountId, store::Time>> friends;
};

/// A store without a disk, for tests: what it answers is what the real one answers. What is written is written at once;
/// only the answer goes through `post`, so none ever comes inside the call.
class MemoryStore : public store::Store, public store::Upkeep {
 public:
  using Post = std::function<void(std::function<void()>)>;
  using Account = store::Account;
  using AccountId = store::AccountId;
  using Entry = store::Entry;
  using Listing = store::Listing;
  using Session = store::Session;
  using Device = store::Device;
  using Owner = store::Owner;
  using Thought = store::Thought;
  using Time = store::Time;
  using Written = store::Written;

  explicit MemoryStore(Post post, std::shared_ptr<MemoryDisk> disk = std::make_shared<MemoryDisk>())
      : post_(std::move(post)), disk_(std::move(disk)) {}
  MemoryStore(const MemoryStore&) = delete;
  MemoryStore& operator=(const MemoryStore&) = delete;
  ~MemoryStore() override { *closed_ = true; }

  /// While it is true every write answers `failed` and changes nothing.
  bool failing = false;
  /// While it is true every question answers with a problem.
  bool failing_reads = false;
  /// While it is true answers are kept back until `release`.
  bool hold = false;

  /// The next write answers `failed` and changes nothing.
  void fail_next(std::string problem) { fail_next_ = std::move(problem); }

  /// Delivers, in order, the answers that were kept back, and keeps back no more.
  void release() {
    hold = false;
    for (auto& answer : std::exchange(held_, {})) post_(std::move(answer));
  }
  [[nodiscard]] std::size_t held() const { return held_.size(); }

  /// The entries themselves, so that a test can put one in as if another node had written it.
  [[nodiscard]] std::vector<Entry>& raw(const std::string& table) { return disk_->entries[table]; }
  [[nodiscard]] const std::map<std::string, Listing>& listings() const { return disk_->listings; }
  [[nodiscard]] const std::map<std::string, std::map<std::string, std::string>>& archives() const {
    return disk_->archives;
  }
  [[nodiscard]] const std::map<AccountId, Account>& accounts() const { return disk_->accounts; }
  [[nodiscard]] const std::map<std::string, Session>& sessions() const { return disk_->sessions; }
  [[nodiscard]] const std::map<std::string, store::Counted>& counted() const { return disk_->counted; }
  [[nodiscard]] const std::vector<Device>& devices() const { return disk_->devices; }

  /// As if the program had ended and started again with the same disk.
  void reopen() {
    close();
    closed_ = std::make_shared<bool>(false);
  }

  [[nodiscard]] store::Upkeep& upkeep() override { return *this; }

  void append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      const auto known = disk_->entries.find(table);
      const std::size_t length = known == disk_->entries.end() ? 0 : known->second.size();
      if (entry.number < length) return {Written::Code::taken};
      if (entry.number > length) return failed("an entry would leave a hole");
      if (listing) {
        listing->table = table;
        if (const auto before = disk_->listings.find(table); before != disk_->listings.end())
          listing->origin = before->second.origin;
        disk_->seen.try_emplace(table, disk_->served);
        disk_->listings[table] = *std::move(listing);
      }
      disk_->entries[table].push_back(std::move(entry));
      return {};
    });
  }

  void make(std::string table, Entry first, Listing listing, store::GoingBy most, OnWritten then) override {
    const store::GoingBy going = going_by(listing.host, listing.origin);
    const auto has_room = [](const store::Going& has, const store::Going& may) {
      return has.tables < may.tables && has.open < may.open && has.kept < may.kept;
    };
    const bool near = listing.origin == 0 || has_room(going.origin, most.origin);
    const bool room = near && has_room(going.host, most.host);
    if (room || disk_->entries.contains(table))
      return append(std::move(table), std::move(first), std::move(listing), std::move(then));
    write(std::move(then), []() -> Written { return {Written::Code::full}; });
  }

  void entries(std::string table, std::uint32_t from, OnFound<std::vector<Entry>> then) override {
    std::vector<Entry> found;
    if (const auto known = disk_->entries.find(table); known != disk_->entries.end())
      for (const Entry& entry : known->second)
        if (entry.number >= from) found.push_back(entry);
    answer(std::move(then), std::optional{std::move(found)});
  }

  void keep(std::string table, Thought thought) override {
    if (!*closed_ && !failing) disk_->thoughts[table].emplace(thought.number, std::move(thought.body));
  }

  void thoughts(std::string table, std::uint32_t from, std::uint32_t to, OnFound<std::vector<Thought>> then) override {
    std::vector<Thought> found;
    for (const auto& [number, body] : disk_->thoughts[table])
      if (number >= from && number < to) found.push_back({number, body});
    answer(std::move(then), std::optional{std::move(found)});
  }

  void archive(std::string table, std::vector<store::Kept> parts, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (disk_->archives.contains(table)) return {Written::Code::taken};
      for (store::Kept& kept : parts) disk_->archives[table].emplace(std::move(kept.part), std::move(kept.body));
      return {};
    });
  }
  void archived(std::string table, std::string part, OnFound<std::string> then) override {
    std::optional<std::string> found;
    if (const auto kept = disk_->archives.find(table); kept != disk_->archives.end()) {
      if (const auto body = kept->second.find(part); body != kept->second.end()) found = body->second;
    }
    answer(std::move(then), std::move(found));
  }
  void unarchived(std::string after, unsigned most, OnFound<std::vector<std::string>> then) override {
    std::vector<std::string> found;
    for (const auto& [table, listing] : disk_->listings) {
      if (listing.state != Listing::State::over || table <= after || disk_->archives.contains(table)) continue;
      if (found.size() < most) found.push_back(table);
    }
    answer(std::move(then), std::optional{std::move(found)});
  }

  void lobby(store::LobbyPage page, OnFound<std::vector<Listing>> then) override {
    std::map<AccountId, unsigned> of_host;
    std::map<std::int64_t, unsigned> of_origin;
    std::vector<Listing> found;
    const auto last = disk_->listings.find(page.after);
    const auto comes_after = [&](const Listing& one) {
      if (page.after.empty() || last == disk_->listings.end()) return page.after.empty();
      const Time created = last->second.created;
      return one.created < created || (one.created == created && one.table > page.after);
    };
    for (Listing& listing : newest(~0U, [](const Listing& one) {
           return (one.state == Listing::State::open && one.listed) ||
                  (one.state == Listing::State::running && one.watched);
         })) {
      const bool host_full = listing.host != 0 && of_host[listing.host]++ >= page.per_host;
      const bool origin_full = !host_full && listing.origin != 0 && of_origin[listing.origin]++ >= page.per_origin;
      const bool full = host_full || origin_full || found.size() == page.most;
      if (!full && comes_after(listing)) found.push_back(std::move(listing));
    }
    answer(std::move(then), std::optional{std::move(found)});
  }

  void going(AccountId host, std::int64_t origin, OnFound<store::GoingBy> then) override {
    answer(std::move(then), std::optional{going_by(host, origin)});
  }
  [[nodiscard]] store::GoingBy going_by(AccountId host, std::int64_t origin) const {
    store::GoingBy found;
    for (const auto& [table, listing] : disk_->listings) {
      const auto count = [state = listing.state](store::Going& into) {
        ++(state == Listing::State::over ? into.kept : into.tables);
        into.open += state == Listing::State::open ? 1U : 0U;
      };
      if (listing.host == host) count(found.host);
      if (origin != 0 && listing.origin == origin) count(found.origin);
    }
    return found;
  }

  void seen(std::string table) override {
    if (!*closed_ && !failing) disk_->seen[table] = disk_->served;
  }

  void abandoned(Time open_for, Time running_for, unsigned most, OnFound<std::vector<std::string>> then) override {
    std::vector<std::string> found;
    for (const auto& [table, listing] : disk_->listings) {
      if (listing.state == Listing::State::over || found.size() == most) continue;
      if (disk_->seen[table] < disk_->served - (listing.state == Listing::State::open ? open_for : running_for))
        found.push_back(table);
    }
    answer(std::move(then), std::optional{std::move(found)});
  }

  void tables_of(AccountId account, unsigned most, OnFound<std::vector<store::Mine>> then) override {
    std::vector<store::Mine> found;
    for (Listing& listing : newest(most, [&](const Listing& one) { return sits_at(account, one); })) {
      const bool waits = listing.state == Listing::State::running && disk_->waits[listing.table].contains(account);
      found.push_back({std::move(listing), waits});
    }
    answer(std::move(then), std::optional{std::move(found)});
  }

  void waits_for(std::string table, std::vector<AccountId> people) override {
    if (!*closed_ && !failing) disk_->waits[table] = {people.begin(), people.end()};
  }

  void count(store::Counted match, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (disk_->counted.contains(match.table)) return {Written::Code::taken};
      for (const store::Result& one : match.people)
        if (one.number < disk_->results[{one.account, match.game}].size()) return {Written::Code::taken};
      for (const store::Result& one : match.people) {
        auto& results = disk_->results[{one.account, match.game}];
        results.resize(one.number);
        results.push_back({match.seats, one});
      }
      disk_->counted.emplace(match.table, std::move(match));
      return {};
    });
  }
  void is_counted(std::string table, OnFound<bool> then) override {
    answer(std::move(then), std::optional{disk_->counted.contains(table)});
  }
  void uncounted(std::string after, unsigned most, OnFound<std::vector<std::string>> then) override {
    std::vector<std::string> found;
    for (const auto& [table, listing] : disk_->listings) {
      if (listing.state != Listing::State::over || table <= after || disk_->counted.contains(table)) continue;
      if (found.size() < most) found.push_back(table);
    }
    answer(std::move(then), std::optional{std::move(found)});
  }
  void standings(std::vector<store::Player> players, OnFound<std::vector<store::Standing>> then) override {
    std::vector<store::Standing> found;
    for (const store::Player& player : players) {
      const auto results = disk_->results.find({player.account, player.game});
      if (results == disk_->results.end() || results->second.empty()) continue;
      const store::Result& last = results->second.back().second;
      found.push_back({player.account, player.game, last.number + 1, last.rated, last.rating});
    }
    answer(std::move(then), std::optional{std::move(found)});
  }
  void tallies(AccountId account, OnFound<std::vector<store::Tally>> then) override {
    std::map<std::tuple<std::string, unsigned, std::string>, store::Tally> found;
    for (const auto& [whose, results] : disk_->results) {
      if (whose.first != account) continue;
      for (const auto& [seats, one] : results) {
        auto& tally = found[{whose.second, seats, one.against}];
        tally = {whose.second, seats, one.against, tally.matches + 1, tally.won + one.won};
      }
    }
    std::vector<store::Tally> all;
    for (auto& [key, tally] : found) all.push_back(std::move(tally));
    answer(std::move(then), std::optional{std::move(all)});
  }

  void waking(OnFound<std::vector<std::string>> then) override {
    std::vector<std::string> found;
    for (const auto& [table, listing] : disk_->listings)
      if (listing.state == Listing::State::running && listing.wakes) found.push_back(table);
    answer(std::move(then), std::optional{std::move(found)});
  }

  void add_account(Account account, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (disk_->accounts.contains(account.id) || named(account.folded) != nullptr || looks_like_another(account))
        return {Written::Code::taken};
      const AccountId id = account.id;
      disk_->seen_served[id] = disk_->served;
      disk_->accounts.emplace(id, std::move(account));
      return {};
    });
  }

  void change_account(Account was, Account account, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      const auto old = disk_->accounts.find(was.id);
      if (old == disk_->accounts.end()) return failed("there is no such account");
      const Account& is = old->second;
      const auto name = [](auto& of) { return std::tie(of.name, of.folded, of.skeleton); };
      const bool renamed = name(was) != name(account);
      const bool locked = was.password != account.password;
      const bool speaks = was.language != account.language;
      if ((renamed && name(was) != name(is)) || (locked && was.password != is.password) ||
          (speaks && was.language != is.language))
        return {Written::Code::stale};
      if (!renamed) name(account) = name(is);
      if (!locked) account.password = is.password;
      if (!speaks) account.language = is.language;
      const Account* other = named(account.folded);
      if (other != nullptr && other->id != account.id) return {Written::Code::taken};
      if (account.skeleton != old->second.skeleton && looks_like_another(account)) return {Written::Code::taken};
      account.created = old->second.created;
      disk_->seen_served[account.id] = disk_->served;
      old->second = std::move(account);
      return {};
    });
  }

  void account_named(std::string folded, OnFound<Account> then) override {
    const Account* account = named(folded);
    answer(std::move(then), account == nullptr ? std::nullopt : std::optional{*account});
  }

  void add_session(Session session, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (disk_->sessions.contains(session.token_hash)) return {Written::Code::taken};
      if (!disk_->accounts.contains(session.account)) return failed("there is no such account");
      const std::string hash = session.token_hash;
      disk_->sessions.emplace(hash, std::move(session));
      return {};
    });
  }

  void owner_of_session(std::string token_hash, OnFound<Owner> then) override {
    const auto session = disk_->sessions.find(token_hash);
    answer(std::move(then),
           session == disk_->sessions.end()
               ? std::nullopt
               : std::optional{Owner{disk_->accounts.at(session->second.account), session->second.seen}});
  }

  void sessions_of(AccountId account, unsigned most, OnFound<std::vector<Session>> then) override {
    std::vector<Session> found;
    for (const auto& [hash, session] : disk_->sessions)
      if (session.account == account) found.push_back(session);
    std::stable_sort(found.begin(), found.end(), [](const Session& left, const Session& right) {
      return std::pair{left.seen, left.created} > std::pair{right.seen, right.created};
    });
    if (found.size() > most) found.resize(most);
    answer(std::move(then), std::optional{std::move(found)});
  }

  void use_session(std::string token_hash, Time seen, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (const auto session = disk_->sessions.find(token_hash); session != disk_->sessions.end())
        session->second.seen = seen;
      return {};
    });
  }

  void add_device(Device device, unsigned most, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->accounts.contains(device.account)) return failed("there is no such account");
      std::erase_if(disk_->devices, [&](const Device& each) {
        return each.account == device.account && each.token_hash == device.token_hash;
      });
      const AccountId account = device.account;
      disk_->devices.push_back(std::move(device));
      const auto of_account = [&](const Device& each) { return each.account == account; };
      while (std::count_if(disk_->devices.begin(), disk_->devices.end(), of_account) >
             static_cast<std::ptrdiff_t>(most)) {
        auto oldest = std::find_if(disk_->devices.begin(), disk_->devices.end(), of_account);
        for (auto each = oldest; each + 1 != disk_->devices.end(); ++each)
          if (of_account(*each) && each->used < oldest->used) oldest = each;
        disk_->devices.erase(oldest);
      }
      return {};
    });
  }

  void knows_device(AccountId account, std::string token_hash, OnFound<bool> then) override {
    answer(std::move(then),
           std::optional{std::any_of(disk_->devices.begin(), disk_->devices.end(), [&](const Device& each) {
             return each.account == account && each.token_hash == token_hash;
           })});
  }

  void forget_devices_of(AccountId account, std::string but, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      std::erase_if(disk_->devices,
                    [&](const Device& each) { return each.account == account && each.token_hash != but; });
      return {};
    });
  }

  void end_session(std::string token_hash, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      disk_->sessions.erase(token_hash);
      return {};
    });
  }

  void end_sessions_of(AccountId account, std::string but, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      std::erase_if(disk_->sessions,
                    [&](const auto& each) { return each.second.account == account && each.first != but; });
      return {};
    });
  }

  void forget(Time unused_for, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      const auto unused = [&](AccountId account) { return disk_->seen_served[account] < disk_->served - unused_for; };
      std::erase_if(disk_->sessions, [&](const auto& each) { return unused(each.second.account); });
      std::erase_if(disk_->accounts, [&](const auto& each) {
        const Account& account = each.second;
        return account.password.empty() && unused(account.id) &&
               std::none_of(disk_->listings.begin(), disk_->listings.end(), [&](const auto& table) {
                 return table.second.state != Listing::State::over && sits_at(account.id, table.second);
               });
      });
      forget_what_hangs_on_accounts();
      return {};
    });
  }

  void set_friend_link(AccountId account, std::string link, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->accounts.contains(account)) return failed("there is no such account");
      for (const auto& [whose, present] : disk_->friend_links)
        if (whose != account && present == link) return {Written::Code::taken};
      disk_->friend_links[account] = std::move(link);
      return {};
    });
  }
  void friend_link(AccountId account, OnFound<std::string> then) override {
    const auto found = disk_->friend_links.find(account);
    answer(std::move(then), found == disk_->friend_links.end() ? std::nullopt : std::optional{found->second});
  }
  void owner_of_friend_link(std::string link, OnFound<Account> then) override {
    std::optional<Account> found;
    for (const auto& [whose, present] : disk_->friend_links)
      if (present == link) found = disk_->accounts.at(whose);
    answer(std::move(then), std::move(found));
  }
  void befriend(AccountId one, AccountId other, Time now, unsigned most, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->accounts.contains(one) || !disk_->accounts.contains(other)) return failed("there is no such account");
      if (disk_->friends[one].contains(other)) return {};
      if (disk_->friends[one].size() >= most || disk_->friends[other].size() >= most) return {Written::Code::taken};
      disk_->friends[one][other] = disk_->friends[other][one] = now;
      return {};
    });
  }
  void unfriend(AccountId one, AccountId other, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      disk_->friends[one].erase(other);
      disk_->friends[other].erase(one);
      return {};
    });
  }
  void friends_of(AccountId account, OnFound<std::vector<store::Friend>> then) override {
    std::vector<store::Friend> found;
    for (const auto& [id, since] : disk_->friends[account]) found.push_back({id, disk_->accounts.at(id).name, since});
    std::ranges::sort(found, {}, [&](const store::Friend& each) { return disk_->accounts.at(each.account).folded; });
    answer(std::move(then), std::optional{std::move(found)});
  }
  void tables_of_friends(AccountId account, unsigned most, OnFound<std::vector<Listing>> then) override {
    const auto& friends = disk_->friends[account];
    answer(std::move(then), std::optional{newest(most, [&](const Listing& one) {
             const bool in_lobby = (one.state == Listing::State::open && one.listed) ||
                                   (one.state == Listing::State::running && one.watched);
             return in_lobby &&
                    std::ranges::any_of(friends, [&](const auto& each) { return sits_at(each.first, one); });
           })});
  }

  void keep_deck(AccountId account, store::KeptDeck deck, store::DeckRoom room, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->accounts.contains(account)) return failed("there is no such account");
      auto& decks = disk_->decks[account];
      const auto there = decks.find(deck.id);
      std::uint64_t others = 0;
      std::uint64_t bytes = 0;
      for (const auto& [id, each] : decks) {
        if (id == deck.id) continue;
        ++others;
        bytes += each.body.size();
      }
      if (others + 1 > room.decks || bytes + deck.body.size() > room.bytes) return {Written::Code::full};
      if (deck.revision != (there == decks.end() ? 1 : there->second.revision + 1)) return {Written::Code::taken};
      decks[deck.id] = std::move(deck);
      return {};
    });
  }
  void drop_deck(AccountId account, std::string id, std::uint32_t revision, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      auto& decks = disk_->decks[account];
      const auto there = decks.find(id);
      if (there == decks.end() || there->second.revision != revision) return {Written::Code::taken};
      decks.erase(there);
      return {};
    });
  }
  void decks_of(AccountId account, OnFound<std::vector<store::KeptDeck>> then) override {
    std::vector<store::KeptDeck> found;
    for (const auto& [id, deck] : disk_->decks[account]) found.push_back(deck);
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& left, const auto& right) { return left.changed > right.changed; });
    answer(std::move(then), std::optional{std::move(found)});
  }
  void deck_of(AccountId account, std::string id, OnFound<store::KeptDeck> then) override {
    const auto& decks = disk_->decks[account];
    const auto found = decks.find(id);
    answer(std::move(then), found == decks.end() ? std::nullopt : std::optional{found->second});
  }

  void alive(Time now, Time lived, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      disk_->alive = now;
      disk_->served += lived;
      return {};
    });
  }

  void last_alive(OnFound<Time> then) override { answer(std::move(then), disk_->alive); }

  void close() override {
    *closed_ = true;
    held_.clear();
  }

  void tables(store::TablesAsked asked, OnFound<std::vector<Listing>> then) override {
    bool reached = asked.after.empty();
    std::vector<Listing> found;
    for (Listing& one : newest(~0U, [](const Listing&) { return true; })) {
      const bool wanted = reached && (!asked.state || *asked.state == one.state) &&
                          (asked.host == 0 || asked.host == one.host) &&
                          (asked.before == 0 || one.created < asked.before);
      reached = reached || one.table == asked.after;
      if (wanted && found.size() < asked.most) found.push_back(std::move(one));
    }
    answer(std::move(then), std::optional{std::move(found)});
  }
  void accounts(store::AccountsAsked asked, OnFound<std::vector<Account>> then) override {
    std::vector<Account> found;
    for (const AccountId id : asked.ids)
      if (const auto known = disk_->accounts.find(id); known != disk_->accounts.end()) found.push_back(known->second);
    for (const auto& [id, account] : disk_->accounts)
      if (asked.ids.empty() && account.folded.starts_with(asked.begins)) found.push_back(account);
    if (asked.ids.empty()) std::ranges::sort(found, {}, &Account::folded);
    if (found.size() > asked.most) found.resize(asked.most);
    answer(std::move(then), std::optional{std::move(found)});
  }
  void remove_account(AccountId account, Time, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (disk_->accounts.erase(account) == 0) return {Written::Code::stale};
      std::erase_if(disk_->sessions, [&](const auto& each) { return each.second.account == account; });
      std::erase_if(disk_->results, [&](const auto& each) { return each.first.first == account; });
      std::erase_if(disk_->sanctions, [&](const auto& each) { return each.second.account == account; });
      std::erase_if(disk_->reports, [&](const auto& each) { return each.second.about == account; });
      for (auto& [id, report] : disk_->reports)
        if (report.by == account) report.by = 0;
      forget_what_hangs_on_accounts();
      disk_->removed.insert(account);
      return {};
    });
  }
  void outcomes_of(AccountId account, OnFound<std::vector<store::Outcome>> then) override {
    std::vector<store::Outcome> found;
    for (const auto& [table, match] : disk_->counted)
      for (const store::Result& one : match.people)
        if (one.account == account && disk_->results.contains({account, match.game}))
          found.push_back({table, match.at, match.game, match.seats, one});
    std::stable_sort(found.begin(), found.end(), [](const auto& left, const auto& right) {
      return std::tuple{right.at, left.game, right.result.number} < std::tuple{left.at, right.game, left.result.number};
    });
    answer(std::move(then), std::optional{std::move(found)});
  }

  void add_sanction(store::Sanction sanction, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      std::erase_if(disk_->sanctions,
                    [&](const auto& each) { return each.second.until != 0 && each.second.until <= sanction.since; });
      const std::int64_t id = sanction.id;
      if (!disk_->sanctions.emplace(id, std::move(sanction)).second) return {Written::Code::taken};
      return {};
    });
  }
  void lift_sanction(std::int64_t id, OnWritten then) override {
    write(std::move(then),
          [&]() -> Written { return {disk_->sanctions.erase(id) == 0 ? Written::Code::stale : Written::Code::done}; });
  }
  void set_notice(store::Notice notice, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      disk_->notice = std::move(notice);
      return {};
    });
  }
  void orders(Time now, OnFound<store::Orders> then) override {
    store::Orders found{.notice = disk_->notice, .removed = {disk_->removed.begin(), disk_->removed.end()}};
    for (const auto& [id, sanction] : disk_->sanctions)
      if (sanction.until == 0 || sanction.until > now) found.sanctions.push_back(sanction);
    std::stable_sort(found.sanctions.begin(), found.sanctions.end(),
                     [](const auto& left, const auto& right) { return left.since < right.since; });
    for (const auto& [id, report] : disk_->reports) found.reports += report.closed == 0 ? 1U : 0U;
    answer(std::move(then), std::optional{std::move(found)});
  }

  void add_reset(store::Reset reset, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->accounts.contains(reset.account)) return failed("there is no such account");
      const AccountId account = reset.account;
      disk_->resets[account] = std::move(reset);
      return {};
    });
  }
  void owner_of_reset(std::string hash, Time now, OnFound<Account> then) override {
    const store::Reset* reset = reset_of(hash, now);
    answer(std::move(then), reset == nullptr ? std::nullopt : std::optional{disk_->accounts.at(reset->account)});
  }
  void reset_password(std::string hash, Time now, std::string password, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      const store::Reset* reset = reset_of(hash, now);
      if (reset == nullptr) return {Written::Code::stale};
      const AccountId account = reset->account;
      disk_->accounts.at(account).password = std::move(password);
      std::erase_if(disk_->sessions, [&](const auto& each) { return each.second.account == account; });
      std::erase_if(disk_->devices, [&](const Device& each) { return each.account == account; });
      disk_->resets.erase(account);
      return {};
    });
  }

  void add_report(store::Report report, unsigned most, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      unsigned open = 0;
      bool there = disk_->reports.contains(report.id);
      for (const auto& [id, each] : disk_->reports) {
        open += each.by == report.by && each.closed == 0 ? 1U : 0U;
        there = there || (each.by == report.by && each.table == report.table && each.entry == report.entry);
      }
      if (open >= most) return {Written::Code::full};
      if (there) return {Written::Code::taken};
      const std::int64_t id = report.id;
      disk_->reports.emplace(id, std::move(report));
      return {};
    });
  }
  void reports(store::ReportsAsked asked, OnFound<std::vector<store::Report>> then) override {
    std::vector<store::Report> found;
    for (const auto& [id, each] : disk_->reports) {
      const bool his = asked.account == 0 || each.by == asked.account || each.about == asked.account;
      if (his && (asked.closed || each.closed == 0)) found.push_back(each);
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& left, const auto& right) { return left.at > right.at; });
    if (found.size() > asked.most) found.resize(asked.most);
    answer(std::move(then), std::optional{std::move(found)});
  }
  void close_report(std::int64_t id, Time now, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      const auto found = disk_->reports.find(id);
      if (found == disk_->reports.end() || found->second.closed != 0) return {Written::Code::stale};
      found->second.closed = now;
      return {};
    });
  }

  void old_matches(store::OldAsked asked, OnFound<store::Old> then) override {
    store::Old found;
    unsigned seen = 0;
    for (const auto& [table, listing] : disk_->listings) {
      if (table <= asked.after || listing.state != Listing::State::over || seen == asked.most) continue;
      ++seen;
      found.next = table;
      const auto kept = disk_->thoughts.find(table);
      const bool thoughts = kept != disk_->thoughts.end() && !kept->second.empty();
      if (is_old(table, asked.since) && (thoughts || !asked.thoughts)) found.tables.push_back(table);
    }
    if (seen < asked.most) found.next.clear();
    answer(std::move(then), std::optional{std::move(found)});
  }
  void drop_thoughts(std::string table, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      disk_->thoughts.erase(table);
      return {};
    });
  }
  void drop_match(std::string table, Time since, OnWritten then) override {
    write(std::move(then), [&]() -> Written {
      if (!disk_->listings.contains(table) || !is_old(table, since)) return {Written::Code::stale};
      disk_->listings.erase(table);
      disk_->entries.erase(table);
      disk_->thoughts.erase(table);
      disk_->archives.erase(table);
      return {};
    });
  }

 private:
  static Written failed(std::string problem) { return {Written::Code::failed, std::move(problem)}; }

  static bool sits_at(AccountId account, const Listing& listing) {
    return std::find(listing.people.begin(), listing.people.end(), account) != listing.people.end();
  }

  void forget_what_hangs_on_accounts() {
    const auto gone = [&](const auto& each) { return !disk_->accounts.contains(each.first); };
    std::erase_if(disk_->devices, [&](const Device& each) { return !disk_->accounts.contains(each.account); });
    std::erase_if(disk_->friend_links, gone);
    std::erase_if(disk_->friends, gone);
    std::erase_if(disk_->decks, gone);
    std::erase_if(disk_->resets, gone);
    for (auto& [account, friends] : disk_->friends) std::erase_if(friends, gone);
  }

  [[nodiscard]] const store::Reset* reset_of(const std::string& hash, Time now) const {
    for (const auto& [account, reset] : disk_->resets)
      if (reset.hash == hash && reset.until > now) return &reset;
    return nullptr;
  }

  [[nodiscard]] bool is_old(const std::string& table, Time since) const {
    const Listing& listing = disk_->listings.at(table);
    const auto seen = disk_->seen.find(table);
    return listing.state == Listing::State::over && listing.created < since && disk_->counted.contains(table) &&
           (seen == disk_->seen.end() ? 0 : seen->second) <= disk_->served - 3'600'000 &&
           disk_->entries.at(table).back().at < since;
  }

  [[nodiscard]] const Account* named(const std::string& folded) const {
    for (const auto& [id, account] : disk_->accounts)
      if (account.folded == folded) return &account;
    return nullptr;
  }

  [[nodiscard]] bool looks_like_another(const Account& account) const {
    return !account.skeleton.empty() &&
           std::any_of(disk_->accounts.begin(), disk_->accounts.end(), [&](const auto& each) {
             return each.first != account.id && each.second.skeleton == account.skeleton;
           });
  }

  /// Of the same age: by the table's id.
  template <class Wanted>
  [[nodiscard]] std::vector<Listing> newest(unsigned most, Wanted wanted) const {
    std::vector<Listing> found;
    for (const auto& [table, listing] : disk_->listings)
      if (wanted(listing)) found.push_back(listing);
    std::stable_sort(found.begin(), found.end(),
                     [](const Listing& left, const Listing& right) { return left.created > right.created; });
    if (found.size() > most) found.erase(found.begin() + static_cast<std::ptrdiff_t>(most), found.end());
    return found;
  }

  template <class Work>
  void write(OnWritten then, Work work) {
    if (*closed_) return;
    Written written;
    if (fail_next_)
      written = failed(*std::exchange(fail_next_, std::nullopt));
    else if (failing)
      written = failed("the store was told to fail");
    else
      written = work();
    deliver(std::move(then), std::move(written));
  }

  template <class T>
  void answer(OnFound<T> then, std::optional<T> value) {
    if (*closed_) return;
    if (failing_reads)
      deliver(std::move(then), store::Found<T>{std::nullopt, "the store was told to fail"});
    else
      deliver(std::move(then), store::Found<T>{std::move(value), {}});
  }

  template <class Then, class Answer>
  void deliver(Then then, Answer answer) {
    auto task = [closed = closed_, then = std::move(then), answer = std::move(answer)]() mutable {
      if (!*closed && then) then(std::move(answer));
    };
    if (!hold && !held_.empty()) release();
    if (hold)
      held_.emplace_back(std::move(task));
    else
      post_(std::move(task));
  }

  Post post_;
  std::shared_ptr<bool> closed_ = std::make_shared<bool>(false);
  std::vector<std::function<void()>> held_;
  std::optional<std::string> fail_next_;
  std::shared_ptr<MemoryDisk> disk_;
};

}  // namespace krypta::server::test
