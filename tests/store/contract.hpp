#pragma once

#include <algorithm>

#include "store/store.hpp"
#include "tests/server/memory_store.hpp"
#include "tests/store/fixture.hpp"
#include "tests/store/postgres/database.hpp"

/// What every store does. The one in memory, on which the server is tested, goes through the same.
namespace krypta::store::test {

enum class Which { sqlite, postgres, memory };
inline const auto every_store = testing::Values(Which::sqlite, Which::postgres, Which::memory);
inline std::string name_of_store(const testing::TestParamInfo<Which>& of) {
  return std::array{"Sqlite", "Postgres", "Memory"}.at(static_cast<std::size_t>(of.param));
}

class Contract : public testing::TestWithParam<Which> {
 protected:
  void SetUp() override {
    if (GetParam() == Which::memory) store_ = std::make_unique<server::test::MemoryStore>(loop_.poster());
    if (GetParam() == Which::sqlite) store_ = opened(directory_ / "k.db", loop_.poster());
    if (GetParam() == Which::postgres) store_ = opened(database_.emplace(), loop_.poster());
  }

  Written::Code append(const std::string& table, std::uint32_t number, std::optional<Listing> listing = {}) {
    return test::append(loop_, *store_, table, {number, 7, "body " + std::to_string(number)}, std::move(listing)).code;
  }
  /// A new table with one entry.
  void list(Listing listing) {
    const std::string table = listing.table;
    ASSERT_EQ(append(table, 0, std::move(listing)), done);
  }
  Written::Code write(const std::function<void(Store::OnWritten)>& question) {
    return ask<Written>(loop_, question).code;
  }
  Written::Code add(const Account& account) {
    return write([&](auto then) { store_->add_account(account, then); });
  }
  Written::Code change(const Account& was, const Account& becomes) {
    return write([&](auto then) { store_->change_account(was, becomes, then); });
  }
  Written::Code begin_session(const std::string& hash, AccountId account) {
    return write([&](auto then) { store_->add_session({hash, account, 5}, then); });
  }
  void forget(Time unused_for) {
    ASSERT_EQ(write([&](auto then) { store_->forget(unused_for, then); }), done);
  }
  void live(Time now, Time lived) {
    ASSERT_EQ(write([&](auto then) { store_->alive(now, lived, then); }), done);
  }
  std::optional<Account> named(const std::string& folded) {
    return found<Account>([&](auto then) { store_->account_named(folded, then); });
  }
  std::optional<Account> whose(const std::string& hash) {
    const auto owner = found<Owner>([&](auto then) { store_->owner_of_session(hash, then); });
    return owner ? std::optional{owner->account} : std::nullopt;
  }
  std::vector<std::string> lobby(unsigned most = 100) {
    return names(found<std::vector<Listing>>([&](auto then) { store_->lobby({.most = most}, then); }));
  }
  std::vector<std::string> tables_of(AccountId account, unsigned most = 100) {
    const auto mine = found<std::vector<Mine>>([&](auto then) { store_->tables_of(account, most, then); });
    Names tables;
    if (!mine) ADD_FAILURE() << "no list";
    if (mine)
      for (const Mine& one : *mine) tables.push_back(one.listing.table);
    return tables;
  }
  template <class T>
  std::optional<T> found(const std::function<void(Store::OnFound<T>)>& question) {
    auto answer = ask<Found<T>>(loop_, question);
    EXPECT_EQ(answer.problem, "");
    return std::move(answer.value);
  }

  static constexpr auto done = Written::Code::done;
  static constexpr auto taken = Written::Code::taken;
  static constexpr auto stale = Written::Code::stale;
  static constexpr auto failed = Written::Code::failed;
  static constexpr auto open = Listing::State::open;
  static constexpr auto running = Listing::State::running;
  static constexpr auto over = Listing::State::over;

  using Names = std::vector<std::string>;
  Directory directory_;
  TestLoop loop_;
  std::optional<Database> database_;
  std::unique_ptr<Store> store_;

  static Names names(const std::optional<std::vector<Listing>>& listings) {
    Names tables;
    if (!listings) ADD_FAILURE() << "no list";
    if (listings)
      for (const Listing& listing : *listings) tables.push_back(listing.table);
    return tables;
  }
};

}  // namespace krypta::store::test
