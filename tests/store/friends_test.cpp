#include "tests/store/contract.hpp"

/// What every store does with friends and the links that make them.
namespace krypta::store::test::friends_test {
namespace {

class FriendsContract : public Contract {
 protected:
  void SetUp() override {
    Contract::SetUp();
    for (AccountId id = 1; id <= 4; ++id) {
      const std::string name(1, static_cast<char>('z' - id));
      ASSERT_EQ(add({id, name, name, id == 1 ? "$password" : "", "en", 1, 1}), done);
    }
  }
  Written::Code befriend(AccountId one, AccountId other, unsigned most = 9) {
    return write([&](auto then) { store_->befriend(one, other, 5, most, then); });
  }
  Written::Code link(AccountId account, const std::string& text) {
    return write([&](auto then) { store_->set_friend_link(account, text, then); });
  }
  std::optional<std::string> link_of(AccountId account) {
    return found<std::string>([&](auto then) { store_->friend_link(account, then); });
  }
  AccountId owner(const std::string& text) {
    const auto account = found<Account>([&](auto then) { store_->owner_of_friend_link(text, then); });
    return account ? account->id : 0;
  }
  std::vector<AccountId> friends(AccountId account) {
    std::vector<AccountId> all;
    const auto friends = found<std::vector<Friend>>([&](auto then) { store_->friends_of(account, then); });
    for (const Friend& each : friends.value()) all.push_back(each.account);
    return all;
  }
  using Ids = std::vector<AccountId>;
};
INSTANTIATE_TEST_SUITE_P(Stores, FriendsContract, every_store, name_of_store);

TEST_P(FriendsContract, ALinkLeadsToItsOwnerUntilHeHasAnother) {
  EXPECT_EQ(link_of(1), std::nullopt);
  EXPECT_EQ(link(1, "a"), done);
  EXPECT_EQ(link(2, "a"), taken);
  EXPECT_EQ(link(99, "x"), failed);
  EXPECT_EQ(owner("a"), 1);
  EXPECT_EQ(link(1, "b"), done);
  EXPECT_EQ(link_of(1), "b");
  EXPECT_EQ(owner("a"), 0);
  EXPECT_EQ(owner("b"), 1);
}

TEST_P(FriendsContract, FriendsAreFriendsOfEachOther) {
  EXPECT_EQ(befriend(1, 3), done);
  EXPECT_EQ(befriend(2, 1), done);
  EXPECT_EQ(befriend(1, 2), done) << "they are already";
  EXPECT_EQ(befriend(1, 99), failed);
  EXPECT_EQ(friends(1), (Ids{3, 2})) << "by their names";
  EXPECT_EQ(friends(2), (Ids{1}));
  const auto one = found<std::vector<Friend>>([&](auto then) { store_->friends_of(2, then); });
  EXPECT_EQ(one->at(0), (Friend{1, "y", 5}));
  EXPECT_EQ(write([&](auto then) { store_->unfriend(3, 1, then); }), done);
  EXPECT_EQ(friends(1), (Ids{2}));
  EXPECT_EQ(friends(3), Ids{});
}

TEST_P(FriendsContract, NobodyHasMoreFriendsThanSoMany) {
  ASSERT_EQ(befriend(1, 2, 2), done);
  ASSERT_EQ(befriend(1, 3, 2), done);
  EXPECT_EQ(befriend(1, 4, 2), taken);
  EXPECT_EQ(befriend(4, 1, 2), taken) << "nor by another's link";
  EXPECT_EQ(befriend(1, 2, 2), done) << "they are already";
  EXPECT_EQ(friends(4), Ids{});
}

TEST_P(FriendsContract, WhoIsForgottenIsNobodysFriend) {
  ASSERT_EQ(befriend(1, 2), done);
  ASSERT_EQ(link(2, "a"), done);
  live(1, 100);
  forget(50);
  EXPECT_EQ(friends(1), Ids{});
  EXPECT_EQ(owner("a"), 0);
}

TEST_P(FriendsContract, TablesOfFriendsAreThoseOfTheLobby) {
  ASSERT_EQ(befriend(1, 2), done);
  ASSERT_EQ(befriend(1, 3), done);
  list({"open", open, true, false, false, 1, {2, 3}, ""});
  list({"invited", open, false, true, false, 2, {2}, ""});
  list({"running", running, false, true, false, 3, {4, 3}, ""});
  list({"unwatched", running, true, false, false, 4, {3}, ""});
  list({"over", over, true, true, false, 5, {3}, ""});
  list({"stranger", open, true, true, false, 6, {4, 1}, ""});
  const auto tables = [&](AccountId account, unsigned most) {
    return names(found<std::vector<Listing>>([&](auto then) { store_->tables_of_friends(account, most, then); }));
  };
  EXPECT_EQ(tables(1, 9), (Names{"running", "open"}));
  EXPECT_EQ(tables(1, 1), (Names{"running"}));
  EXPECT_EQ(tables(2, 9), (Names{"stranger"}));
  EXPECT_EQ(tables(4, 9), Names{});
}

}  // namespace
}  // namespace krypta::store::test::friends_test
