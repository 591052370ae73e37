#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/memory_store.hpp"

namespace krypta::server::test {

/// What several servers of a test have in common besides the disk.
struct Company {
  using Time = store::Time;
  struct Server {
    MemoryStore::Post post{};
    std::function<void(store::News)> hears{};
    Time heard_of = 0;
    std::optional<Time> signed_at{};  ///< a server that begins is heard of before it signs
    std::map<std::string, std::vector<store::Onlooker>> here{};
    std::set<store::AccountId> connected{};
  };
  struct Lease {
    int server = 0;
    Time until = 0;
  };
  static constexpr Time lives_for = 12'000;

  Time now = 0;                   ///< what time it is for all,
  std::function<Time()> clock{};  ///< unless this says it
  bool lost = false;              ///< what is told gets lost, and nobody knows
  std::map<int, Server> servers{};
  std::map<std::string, Lease> leases{};
  std::map<std::string, std::pair<double, Time>> spent{};
  std::size_t leases_refused = 0;

  [[nodiscard]] Time time() const { return clock ? clock() : now; }
  [[nodiscard]] bool lives(const Server& server) const { return time() - server.heard_of < lives_for; }
  void tell(int from, const store::News& news) {
    if (lost) return;
    for (auto& [number, server] : servers) {
      if (number == from || !server.hears) continue;
      server.post([hears = server.hears, news] { hears(news); });
    }
  }
};

/// The memory store as one of several servers has it.
class SharedStore final : public MemoryStore, public store::Others {
 public:
  template <class T>
  using OnFound = store::OnFound<T>;

  SharedStore(int number, Post post, std::shared_ptr<MemoryDisk> disk, std::shared_ptr<Company> company)
      : MemoryStore(post, std::move(disk)), number_(number), company_(std::move(company)), post_(post) {
    company_->servers[number_] = {post, {}, company_->time(), {}, {}, {}};
  }
  SharedStore(const SharedStore&) = delete;
  SharedStore& operator=(const SharedStore&) = delete;
  ~SharedStore() override {
    // As when a program is killed: what it said stands until it has not been heard of for long.
    company_->servers[number_].hears = {};
    company_->servers[number_].post = [](const std::function<void()>&) {};
  }

  [[nodiscard]] store::Others* others() override { return this; }

  void append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) override {
    const store::Place place{table, entry.number};
    MemoryStore::append(std::move(table), std::move(entry), std::move(listing), std::move(then));
    company_->tell(number_, {.written = {place}});
  }
  void change_account(Account was, Account becomes, OnWritten then) override {
    company_->tell(number_, {.people = {was.id}});
    MemoryStore::change_account(std::move(was), std::move(becomes), std::move(then));
  }
  void end_sessions_of(AccountId account, std::string but, OnWritten then) override {
    MemoryStore::end_sessions_of(account, std::move(but), std::move(then));
    company_->tell(number_, {.people = {account}});
  }
  void alive(Time now, Time lived, OnWritten then) override {
    company_->servers[number_].heard_of = company_->time();
    company_->servers[number_].signed_at = company_->time();
    MemoryStore::alive(now, lived, std::move(then));
  }
  void last_alive(OnFound<Time> then) override {
    for (const auto& [number, server] : company_->servers) {
      const bool lives = server.signed_at && company_->time() - *server.signed_at < Company::lives_for;
      if (number != number_ && lives) return answer(std::move(then), company_->time());
    }
    MemoryStore::last_alive(std::move(then));
  }

  void listen(std::function<void(store::News)> then) override {
    company_->servers[number_].hears = then;
    post_([then] { then({.missed = true}); });
  }
  void grown(std::vector<store::Place> places, OnFound<std::vector<std::string>> then) override {
    std::vector<std::string> found;
    for (const store::Place& place : places)
      if (raw(place.table).size() > place.number) found.push_back(place.table);
    answer(std::move(then), std::move(found));
  }
  void lease(std::string table, Time length, OnFound<store::Lease> then) override {
    Company::Lease& lease = company_->leases[table];
    const bool mine = lease.server == number_ || lease.until <= company_->time();
    if (mine) lease = {number_, company_->time() + length};
    if (!mine) ++company_->leases_refused;
    answer(std::move(then), store::Lease{mine, lease.until - company_->time()});
  }
  void let_go(std::string table) override {
    if (company_->leases[table].server == number_) company_->leases.erase(table);
  }
  void here(std::string table, std::vector<store::Onlooker> people) override {
    company_->servers[number_].here[table] = std::move(people);
    company_->tell(number_, {.comings = {table}});
  }
  void elsewhere(std::string table, OnFound<std::vector<store::Onlooker>> then) override {
    std::vector<store::Onlooker> found;
    for (const auto& [number, server] : company_->servers) {
      const auto here = server.here.find(table);
      if (number == number_ || !company_->lives(server) || here == server.here.end()) continue;
      found.insert(found.end(), here->second.begin(), here->second.end());
    }
    answer(std::move(then), std::move(found));
  }
  void connected(AccountId account, bool yes) override {
    auto& connected = company_->servers[number_].connected;
    if (yes) connected.insert(account);
    if (!yes) connected.erase(account);
  }
  void connected_elsewhere(std::vector<AccountId> accounts, OnFound<std::vector<AccountId>> then) override {
    std::erase_if(accounts, [this](AccountId account) {
      return std::ranges::none_of(company_->servers, [&](const auto& each) {
        return each.first != number_ && company_->lives(each.second) && each.second.connected.contains(account);
      });
    });
    answer(std::move(then), std::move(accounts));
  }
  void living(std::vector<std::string> token_hashes, OnFound<std::vector<std::string>> then) override {
    std::erase_if(token_hashes, [this](const std::string& hash) { return !sessions().contains(hash); });
    answer(std::move(then), std::move(token_hashes));
  }
  void spend(std::vector<store::Spending> what, OnFound<bool> then) override {
    const auto level = [this](const store::Spending& one) {
      const auto known = company_->spent.find(one.of);
      if (known == company_->spent.end()) return one.burst;
      const auto passed = static_cast<double>(company_->time() - known->second.second) / 1000;
      return std::min(one.burst, known->second.first + one.per_second * passed);
    };
    const bool enough = std::ranges::all_of(what, [&](const auto& one) { return level(one) >= one.cost; });
    for (const auto& one : what)
      if (enough) company_->spent[one.of] = {level(one) - one.cost, company_->time()};
    answer(std::move(then), enough);
  }
  void common_key(OnFound<std::string> then) override { answer(std::move(then), std::string(16, 'k')); }
  void time(OnFound<Time> then) override { answer(std::move(then), company_->time()); }

 private:
  template <class T>
  void answer(OnFound<T> then, T value) {
    post_([then = std::move(then), value = std::move(value)] { then({value, {}}); });
  }

  int number_;
  std::shared_ptr<Company> company_;
  Post post_;
};

}  // namespace krypta::server::test
