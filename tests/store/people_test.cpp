#include "tests/store/contract.hpp"

/// What every store does with people: accounts, sessions and devices, and whom it forgets.
namespace krypta::store::test::people_test {
namespace {

class PeopleContract : public Contract {};
INSTANTIATE_TEST_SUITE_P(Stores, PeopleContract, every_store, name_of_store);

Account ada() { return {11, "Ada", "ada", "$argon2id$x", "en", 100, 200}; }
Account guest(AccountId id, Time seen) {
  const std::string name = "guest" + std::to_string(id);
  return {id, name, name, "", "pl", 100, seen};
}

TEST_P(PeopleContract, AnAccountHasItsIdAndItsNameAlone) {
  EXPECT_EQ(add(ada()), done);
  EXPECT_EQ(named("ada"), ada());
  EXPECT_EQ(named("Ada"), std::nullopt);
  Account same_name{12, "ADA", "ada", "", "hu", 1, 1};
  EXPECT_EQ(add(same_name), taken);
  Account same_id{11, "Bea", "bea", "", "hu", 1, 1};
  EXPECT_EQ(add(same_id), taken);
  EXPECT_EQ(named("bea"), std::nullopt);
  EXPECT_EQ(named("ada"), ada());
}

TEST_P(PeopleContract, AnAccountIsChangedButNotItsAge) {
  const AccountId least = std::numeric_limits<AccountId>::min();
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(add(guest(least, 3)), done);
  EXPECT_EQ(change(ada(), {11, "Ada L", "ada l", "$new", "hu", 999, 300}), done);
  EXPECT_EQ(named("ada"), std::nullopt);
  EXPECT_EQ(named("ada l"), (Account{11, "Ada L", "ada l", "$new", "hu", 100, 300}));
  EXPECT_EQ(change(guest(least, 3), {least, "x", "ada l", "", "hu", 1, 1}), taken);
  EXPECT_EQ(named(guest(least, 3).folded), guest(least, 3));
  EXPECT_EQ(change(guest(77, 1), guest(77, 2)), failed);
  EXPECT_EQ(named(guest(77, 1).folded), std::nullopt);
}

/// Two servers that change the same thing, and two that change different ones.
TEST_P(PeopleContract, AChangeSaysWhatItExpectsToChange) {
  ASSERT_EQ(add(ada()), done);
  Account speaks = ada();
  speaks.language = "hu";
  Account keeps = ada();
  keeps.password = "$new";
  EXPECT_EQ(change(ada(), speaks), done);
  EXPECT_EQ(change(ada(), keeps), done) << "something else";
  Account both = speaks;
  both.password = "$new";
  EXPECT_EQ(named("ada"), both);
  Account other = ada();
  other.password = "$other";
  EXPECT_EQ(change(ada(), other), stale);
  speaks.language = "pl";
  EXPECT_EQ(change(ada(), speaks), stale);
  EXPECT_EQ(named("ada"), both);
  Account renamed = ada();
  std::tie(renamed.name, renamed.folded, renamed.seen) = std::tuple{"Bea", "bea", 900};
  EXPECT_EQ(change(ada(), renamed), done);
  renamed.name = "Cora";
  EXPECT_EQ(change(ada(), renamed), stale);
  EXPECT_EQ(named("bea"), (Account{11, "Bea", "bea", "$new", "hu", 100, 900}));
}

TEST_P(PeopleContract, NobodyIsGivenANameThatLooksLikeAnothers) {
  const Account ala{1, "Ala", "ala", "", "pl", 1, 1, "ala"};
  Account twin{2, "AIa", "aia", "", "pl", 1, 1, "ala"};
  ASSERT_EQ(add(ala), done);
  EXPECT_EQ(add(twin), taken);
  twin.skeleton = "other";
  ASSERT_EQ(add(twin), done);
  Account back = twin;
  back.skeleton = "ala";
  EXPECT_EQ(change(twin, back), taken);
  EXPECT_EQ(named("aia")->skeleton, "other");
  Account spelled = ala;
  spelled.name = "ALA";
  EXPECT_EQ(change(ala, spelled), done) << "one's own";
  EXPECT_EQ(named("ala"), spelled);
}

/// Two who want to look alike ask before either is answered.
TEST_P(PeopleContract, OfTwoWhoWantToLookAlikeAtTheSameTimeOneDoes) {
  const Account a{1, "a", "a", "", "pl", 1, 1, "a"};
  const Account b{2, "b", "b", "", "pl", 1, 1, "b"};
  ASSERT_EQ(add(a), done);
  ASSERT_EQ(add(b), done);
  std::vector<Written::Code> answers;
  const auto note = [&](const Written& written) { answers.push_back(written.code); };
  store_->change_account(a, {1, "Bob", "bob", "", "pl", 1, 1, "bob"}, note);
  store_->change_account(b, {2, "B0b", "b0b", "", "pl", 1, 1, "bob"}, note);
  loop_.until([&] { return answers.size() == 2; });
  EXPECT_EQ(answers, (std::vector{done, taken}));
}

TEST_P(PeopleContract, SessionsAreListedAsTheyWereUsed) {
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(add(guest(2, 0)), done);
  for (const char* hash : {"a", "b", "c"}) ASSERT_EQ(begin_session(hash, 11), done);
  ASSERT_EQ(begin_session("other", 2), done);
  EXPECT_EQ(write([&](auto then) { store_->use_session("b", 70, then); }), done);
  EXPECT_EQ(write([&](auto then) { store_->use_session("nobody's", 70, then); }), done);
  const auto sessions = found<std::vector<Session>>([&](auto then) { store_->sessions_of(11, 2, then); });
  ASSERT_TRUE(sessions);
  EXPECT_EQ(*sessions, (std::vector<Session>{{"b", 11, 5, 70}, {"a", 11, 5, 0}}));
  const auto owner = found<Owner>([&](auto then) { store_->owner_of_session("b", then); });
  EXPECT_EQ(owner->seen, 70);
}

TEST_P(PeopleContract, DevicesAreRememberedAndNotMoreThanSoMany) {
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(add(guest(2, 0)), done);
  const auto use = [&](AccountId account, const std::string& hash, Time used) {
    return write([&](auto then) { store_->add_device({account, hash, used}, 2, then); });
  };
  const auto known = [&](AccountId account, const std::string& hash) {
    return found<bool>([&](auto then) { store_->knows_device(account, hash, then); }).value();
  };
  EXPECT_EQ(use(99, "a", 1), failed);
  EXPECT_EQ(use(11, "a", 1), done);
  EXPECT_EQ(use(11, "b", 2), done);
  EXPECT_EQ(use(2, "a", 9), done);
  EXPECT_EQ(use(11, "a", 3), done) << "again";
  EXPECT_EQ(use(11, "c", 4), done);
  EXPECT_TRUE(known(11, "a") && known(11, "c") && known(2, "a"));
  EXPECT_FALSE(known(11, "b")) << "the one not used for longest";
  EXPECT_FALSE(known(2, "c"));
  EXPECT_EQ(use(11, "d", 0), done);
  EXPECT_TRUE(known(11, "d")) << "the newcomer stays, whatever the clock says";
  EXPECT_EQ(write([&](auto then) { store_->forget_devices_of(11, "d", then); }), done);
  EXPECT_TRUE(known(11, "d") && known(2, "a"));
  EXPECT_FALSE(known(11, "c"));
  EXPECT_EQ(write([&](auto then) { store_->forget_devices_of(11, "", then); }), done);
  EXPECT_FALSE(known(11, "d"));
}

TEST_P(PeopleContract, ASessionLeadsToItsAccountUntilItEnds) {
  ASSERT_EQ(add(ada()), done);
  EXPECT_EQ(whose("h1"), std::nullopt);
  EXPECT_EQ(begin_session("h1", 11), done);
  EXPECT_EQ(begin_session("h1", 11), taken);
  EXPECT_EQ(begin_session("h2", 99), failed);
  EXPECT_EQ(whose("h1"), ada());
  EXPECT_EQ(whose("h2"), std::nullopt);
  EXPECT_EQ(write([&](auto then) { store_->end_session("h1", then); }), done);
  EXPECT_EQ(whose("h1"), std::nullopt);
  EXPECT_EQ(write([&](auto then) { store_->end_session("h1", then); }), done) << "it has ended, as was wanted";
}

TEST_P(PeopleContract, AllSessionsOfAnAccountEndButOne) {
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(add(guest(2, 0)), done);
  for (const char* hash : {"a", "b", "c"}) ASSERT_EQ(begin_session(hash, 11), done);
  ASSERT_EQ(begin_session("other", 2), done);
  EXPECT_EQ(write([&](auto then) { store_->end_sessions_of(11, "b", then); }), done);
  EXPECT_FALSE(whose("a") || whose("c"));
  EXPECT_TRUE(whose("b") && whose("other"));
  EXPECT_EQ(write([&](auto then) { store_->end_sessions_of(11, "", then); }), done);
  EXPECT_FALSE(whose("b"));
  EXPECT_TRUE(whose("other"));
}

TEST_P(PeopleContract, ForgettingEndsSessionsOfThoseNotSeenAndKeepsTheirAccounts) {
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(begin_session("h", 11), done);
  live(1, 200);
  forget(200);
  EXPECT_TRUE(whose("h")) << "seen at that very moment";
  forget(199);
  EXPECT_FALSE(whose("h"));
  EXPECT_EQ(named("ada"), ada()) << "an account with a password is kept";
}

TEST_P(PeopleContract, ForgettingGoesByTheTimeThatServersLivedAndByNoClock) {
  constexpr Time day = 24 * 3'600'000;
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(begin_session("h", 11), done);
  live(1'000, 500);
  live(100 * day, 500);
  forget(90 * day);
  EXPECT_TRUE(whose("h")) << "a clock a hundred days ahead, or a hundred days without a server";
  live(500, 80 * day);
  Account back = ada();
  back.seen = 400;
  ASSERT_EQ(write([&](auto then) { store_->change_account(ada(), back, then); }), done);
  live(600, 20 * day);
  forget(90 * day);
  EXPECT_TRUE(whose("h")) << "used under a clock that was set back";
  live(700, 71 * day);
  forget(90 * day);
  EXPECT_FALSE(whose("h"));
}

TEST_P(PeopleContract, ForgettingRemovesGuestsWhoSitAtNoTableThatGoesOn) {
  for (AccountId id = 1; id <= 4; ++id) ASSERT_EQ(add(guest(id, 49)), done);
  live(50, 1);
  ASSERT_EQ(add(guest(5, 50)), done);
  list({"open", open, false, false, false, 1, {1}, ""});
  list({"running", running, false, false, false, 1, {2, 5}, ""});
  list({"over", over, false, false, false, 1, {1, 3}, ""});
  ASSERT_EQ(begin_session("h1", 1), done);
  forget(0);
  for (const AccountId stays : {1, 2, 5}) EXPECT_TRUE(named(guest(stays, 0).folded)) << stays;
  for (const AccountId goes : {3, 4}) EXPECT_FALSE(named(guest(goes, 0).folded)) << goes;
  EXPECT_FALSE(whose("h1"));
  EXPECT_EQ(tables_of(3), (Names{"over"})) << "what was played stays";
  EXPECT_EQ(add(guest(3, 60)), done) << "name and id are free again";
}

}  // namespace
}  // namespace krypta::store::test::people_test
