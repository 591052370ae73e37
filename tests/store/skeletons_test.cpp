#include "store/skeletons.hpp"

#include "store/schema.hpp"
#include "tests/store/fixture.hpp"

/// Stores from before names were compared by how they look.
namespace krypta::store::test::skeletons_test {
namespace {

Skeletons first_letter(std::int64_t version = 1) {
  return {[](const std::string& name) { return name.substr(0, 1); }, version};
}

/// A store of the version before, with two accounts whose names look alike and a session of one of them.
void make_old(const std::string& path) {
  auto connection = std::get<Connection>(Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE));
  ASSERT_EQ(migrate(connection, schema_steps().first(2)), "");
  ASSERT_EQ(connection.run("INSERT INTO accounts VALUES (1, 'Ala', 'ala', '', 'pl', 1, 50);"
                           "INSERT INTO accounts VALUES (2, 'Ada', 'ada', '', 'pl', 1, 60);"
                           "INSERT INTO sessions VALUES ('h', 2, 9)"),
            "");
}

class OldStore : public testing::Test {
 protected:
  void SetUp() override { make_old(path); }
  std::unique_ptr<SqliteStore> open(Skeletons skeletons) {
    auto store = open_sqlite({path, std::move(skeletons)}, loop.poster());
    return std::get<0>(std::move(store));
  }
  Account named(Store& store, const std::string& folded) {
    return ask<Found<Account>>(loop, [&](auto then) { store.account_named(folded, then); }).value.value_or(Account{});
  }
  Written::Code change(Store& store, const Account& was, const Account& becomes) {
    return ask<Written>(loop, [&](auto then) { store.change_account(was, becomes, then); }).code;
  }

  Directory directory;
  std::string path = directory / "k.db";
  TestLoop loop;
};

TEST_F(OldStore, KeepsThoseWhoseNamesLookAlike) {
  const auto store = open(first_letter());
  EXPECT_EQ(named(*store, "ala").skeleton, "A");
  EXPECT_EQ(named(*store, "ada").skeleton, "A");
  Account was = named(*store, "ada");
  Account ada = was;
  ada.language = "hu";
  EXPECT_EQ(change(*store, was, ada), Written::Code::done) << "they go on as before";
  const Account newcomer{3, "Aga", "aga", "", "pl", 1, 1, "A"};
  EXPECT_EQ(ask<Written>(loop, [&](auto then) { store->add_account(newcomer, then); }).code, Written::Code::taken);
  was = ada;
  ada.name = "Bea";
  ada.folded = "bea";
  ada.skeleton = "B";
  EXPECT_EQ(change(*store, was, ada), Written::Code::done);
  was = ada;
  ada.skeleton = "A";
  EXPECT_EQ(change(*store, was, ada), Written::Code::taken) << "who has left the name does not get it back";
}

TEST_F(OldStore, EndsNoSession) {
  const auto store = open(first_letter());
  const auto owner = ask<Found<Owner>>(loop, [&](auto then) { store->owner_of_session("h", then); });
  ASSERT_TRUE(owner.value);
  EXPECT_EQ(owner.value->account.id, 2);
  EXPECT_EQ(owner.value->seen, 60) << "when the account was";
}

TEST_F(OldStore, IsLookedAtAgainWhenNamesLookDifferent) {
  open(first_letter(1))->close();
  int looked = 0;
  const auto counted = [&](std::int64_t version) {
    return Skeletons{[&](const std::string& name) { return ++looked, name; }, version};
  };
  open(counted(1))->close();
  EXPECT_EQ(looked, 0);
  const auto store = open(counted(2));
  EXPECT_EQ(looked, 2);
  EXPECT_EQ(named(*store, "ala").skeleton, "Ala");
}

}  // namespace
}  // namespace krypta::store::test::skeletons_test
