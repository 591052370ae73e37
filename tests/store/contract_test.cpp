#include "store/store.hpp"

#include <algorithm>

#include "tests/server/memory_store.hpp"
#include "tests/store/fixture.hpp"

/// What every store does. The one in memory, on which the server is tested, goes through the same.
namespace krypta::store::test::contract_test {
namespace {

enum class Which { sqlite, memory };

class Contract : public testing::TestWithParam<Which> {
 protected:
  void SetUp() override {
    if (GetParam() == Which::memory)
      store_ = std::make_unique<server::test::MemoryStore>(loop_.poster());
    else
      store_ = opened(directory_ / "k.db", loop_.poster());
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
  Written::Code change(const Account& account) {
    return write([&](auto then) { store_->change_account(account, then); });
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
    return names(found<std::vector<Listing>>([&](auto then) { store_->tables_of(account, most, then); }));
  }
  template <class T>
  std::optional<T> found(const std::function<void(Store::OnFound<T>)>& question) {
    auto answer = ask<Found<T>>(loop_, question);
    EXPECT_EQ(answer.problem, "");
    return std::move(answer.value);
  }

  static constexpr auto done = Written::Code::done;
  static constexpr auto taken = Written::Code::taken;
  static constexpr auto failed = Written::Code::failed;
  static constexpr auto open = Listing::State::open;
  static constexpr auto running = Listing::State::running;
  static constexpr auto over = Listing::State::over;

  using Names = std::vector<std::string>;
  Directory directory_;
  TestLoop loop_;
  std::unique_ptr<Store> store_;

  static Names names(const std::optional<std::vector<Listing>>& listings) {
    Names tables;
    if (!listings) ADD_FAILURE() << "no list";
    if (listings)
      for (const Listing& listing : *listings) tables.push_back(listing.table);
    return tables;
  }
};

Account ada() { return {11, "Ada", "ada", "$argon2id$x", "en", 100, 200}; }
Account guest(AccountId id, Time seen) {
  const std::string name = "guest" + std::to_string(id);
  return {id, name, name, "", "pl", 100, seen};
}

TEST_P(Contract, AnEntryIsReadAsItWasWritten) {
  const Entry first{0, -5, std::string{"{\"a\":\"\xc5\xbc\"}\0\n", 13}};
  const Entry second{1, 1'900'000'000'000, ""};
  EXPECT_EQ(test::append(loop_, *store_, "t", first).code, done);
  EXPECT_EQ(test::append(loop_, *store_, "t", second).code, done);
  EXPECT_EQ(test::entries(loop_, *store_, "t"), (std::vector{first, second}));
  EXPECT_EQ(test::entries(loop_, *store_, "t", 1), (std::vector{second}));
  EXPECT_TRUE(test::entries(loop_, *store_, "t", 2).empty());
  EXPECT_TRUE(test::entries(loop_, *store_, "nobody's").empty());
}

TEST_P(Contract, ANumberIsTakenOnceAndTheFirstStays) {
  EXPECT_EQ(append("t", 0), done);
  const Listing listing{.table = "t", .listed = true};
  EXPECT_EQ(test::append(loop_, *store_, "t", {0, 9, "other"}, listing).code, taken);
  EXPECT_EQ(test::entries(loop_, *store_, "t"), (std::vector{Entry{0, 7, "body 0"}}));
  EXPECT_TRUE(lobby().empty()) << "what was written with the entry stands although the entry does not";
  EXPECT_EQ(append("u", 0), done) << "numbers are a table's own";
}

TEST_P(Contract, NoEntryLeavesAHole) {
  EXPECT_EQ(append("t", 1), failed);
  EXPECT_EQ(append("t", 0), done);
  const Written written = test::append(loop_, *store_, "t", {2, 9, "x"});
  EXPECT_EQ(written.code, failed);
  EXPECT_NE(written.problem.find("hole"), std::string::npos);
  EXPECT_EQ(test::entries(loop_, *store_, "t").size(), 1U);
}

TEST_P(Contract, AListingIsReadAsItWasLastWritten) {
  const Listing first{"t", open, true, false, false, 40, {3, 1, 2}, R"({"game":"x"})"};
  list(first);
  const auto read = [&] { return found<std::vector<Listing>>([&](auto then) { store_->tables_of(1, 9, then); }); };
  EXPECT_EQ(read(), std::vector{first});
  const Listing second{"t", running, false, true, true, 41, {1, 9}, "{}"};
  EXPECT_EQ(append("t", 1, second), done);
  EXPECT_EQ(read(), std::vector{second});
  EXPECT_EQ(append("t", 2), done) << "an entry that changes nothing in the lists";
  EXPECT_EQ(read(), std::vector{second});
  EXPECT_TRUE(tables_of(3).empty());
}

TEST_P(Contract, TheLobbyShowsWhatIsOpenAndListedOrRunningAndWatched) {
  Time created = 0;
  Names expected;
  for (const auto state : {open, running, over})
    for (const bool listed : {false, true})
      for (const bool watched : {false, true}) {
        const std::string table = "t" + std::to_string(++created);
        list({table, state, listed, watched, false, created, {}, ""});
        if ((state == open && listed) || (state == running && watched)) expected.push_back(table);
      }
  std::reverse(expected.begin(), expected.end());
  ASSERT_EQ(expected.size(), 4U);
  EXPECT_EQ(lobby(), expected);
  EXPECT_EQ(lobby(3), (Names{expected[0], expected[1], expected[2]}));
  EXPECT_TRUE(lobby(0).empty());
}

TEST_P(Contract, TheLobbyPagesAndNobodyFillsIt) {
  Time created = 0;
  for (const AccountId host : {1, 1, 1, 1, 2, 3, 3}) {
    Listing listing{"t" + std::to_string(++created), open, true, false, false, created, {}, ""};
    listing.host = host;
    listing.origin = host == 3 ? 30 : 10;
    list(std::move(listing));
  }
  const auto page = [&](LobbyPage wanted) {
    return names(found<std::vector<Listing>>([&](auto then) { store_->lobby(wanted, then); }));
  };
  EXPECT_EQ(page({.most = 3}), (Names{"t7", "t6", "t5"}));
  EXPECT_EQ(page({.after = "t5", .most = 3}), (Names{"t4", "t3", "t2"}));
  EXPECT_EQ(page({.after = "t2", .most = 3}), (Names{"t1"}));
  EXPECT_TRUE(page({.after = "t1", .most = 3}).empty());
  EXPECT_TRUE(page({.after = "there is none", .most = 3}).empty());
  EXPECT_EQ(page({.per_host = 2}), (Names{"t7", "t6", "t5", "t4", "t3"}));
  EXPECT_EQ(page({.after = "t5", .per_host = 2}), (Names{"t4", "t3"})) << "he has no more on the next page";
  EXPECT_EQ(page({.per_host = 2, .per_origin = 1}), (Names{"t7", "t5"}));
  // What has begun and nobody may watch, or is over, takes nobody's place.
  ASSERT_EQ(append("t4", 1, Listing{"t4", over, true, false, false, 4, {}, "", 1}), done);
  EXPECT_EQ(page({.per_host = 2}), (Names{"t7", "t6", "t5", "t3", "t2"}));
}

/// One person's tables take the places of one person, however many there are; the rest of the network keeps its own.
TEST_P(Contract, WhatHasNoPlaceAmongItsHostsTakesNoneInItsNetwork) {
  Time created = 0;
  for (const AccountId host : {2, 3, 4, 1, 1, 1, 1, 1}) {
    Listing listing{"t" + std::to_string(++created), open, true, false, false, created, {}, ""};
    listing.host = host;
    listing.origin = 10;
    list(std::move(listing));
  }
  const auto page = [&](LobbyPage wanted) {
    return names(found<std::vector<Listing>>([&](auto then) { store_->lobby(wanted, then); }));
  };
  EXPECT_EQ(page({.per_host = 2, .per_origin = 4}), (Names{"t8", "t7", "t3", "t2"}));
  EXPECT_EQ(page({.after = "t7", .per_host = 2, .per_origin = 4}), (Names{"t3", "t2"}));
  EXPECT_EQ(page({.per_host = 2, .per_origin = 2}), (Names{"t8", "t7"}));
}

TEST_P(Contract, TablesThatGoOnAreCountedByHostAndByOrigin) {
  Time created = 0;
  for (const auto state : {open, open, running, over}) {
    Listing listing{
        "t" + std::to_string(++created), state, true, false, false, created, {}, "", 1, created > 2 ? 9 : 8};
    list(std::move(listing));
  }
  const auto going = [&](AccountId host, std::int64_t origin) {
    return *found<GoingBy>([&](auto then) { store_->going(host, origin, then); });
  };
  EXPECT_EQ(going(1, 8).host, (Going{3, 2}));
  EXPECT_EQ(going(1, 8).origin, (Going{2, 2}));
  EXPECT_EQ(going(1, 9).origin, (Going{1, 0}));
  EXPECT_EQ(going(2, 0).host, (Going{}));
  EXPECT_EQ(going(2, 0).origin, (Going{})) << "0 is no origin";
  // A listing that is written anew keeps where the table was made.
  ASSERT_EQ(append("t1", 1, Listing{"t1", running, true, false, false, 1, {}, "", 1}), done);
  EXPECT_EQ(going(1, 8).origin, (Going{2, 1}));
}

TEST_P(Contract, WhatNobodyLooksAtWhileAServerLivesIsAbandoned) {
  const auto abandoned = [&](Time open_for, Time running_for, unsigned most = 9) {
    Names tables = *found<Names>([&](auto then) { store_->abandoned(open_for, running_for, most, then); });
    std::ranges::sort(tables);
    return tables;
  };
  const auto live = [&](Time lived) {
    // What the clock says means nothing.
    ASSERT_EQ(write([&](auto then) { store_->alive(1'000'000, lived, then); }), done);
  };
  live(100);
  list({"a", open, true, false, false, 1, {}, ""});
  list({"b", running, true, false, false, 1, {}, ""});
  list({"c", over, true, false, false, 1, {}, ""});
  live(10);
  EXPECT_TRUE(abandoned(10, 10).empty());
  EXPECT_EQ(abandoned(9, 9), (Names{"a", "b"}));
  EXPECT_EQ(abandoned(9, 9, 1), (Names{"a"}));
  EXPECT_EQ(abandoned(9, 10), (Names{"a"}));
  EXPECT_EQ(abandoned(10, 9), (Names{"b"}));
  store_->seen("a");
  live(5);
  EXPECT_EQ(abandoned(9, 9), (Names{"b"}));
  EXPECT_EQ(abandoned(4, 4), (Names{"a", "b"}));
}

TEST_P(Contract, ListsHaveTheNewestFirstWhateverTheOrderOfWriting) {
  for (const auto& [table, created] : std::vector<std::pair<std::string, Time>>{{"b", 2}, {"d", 9}, {"c", 2}, {"a", 5}})
    list({table, open, true, false, false, created, {1}, ""});
  EXPECT_EQ(lobby(), (Names{"d", "a", "b", "c"}));
  EXPECT_EQ(tables_of(1), (Names{"d", "a", "b", "c"}));
  EXPECT_EQ(tables_of(1, 2), (Names{"d", "a"}));
}

TEST_P(Contract, APersonsTablesAreThoseTheySitAtInAnyState) {
  list({"open", open, false, false, false, 1, {1, 2}, ""});
  list({"over", over, false, false, false, 2, {2}, ""});
  list({"twice", running, false, false, false, 3, {2, 2}, ""});
  EXPECT_EQ(tables_of(2), (Names{"twice", "over", "open"}));
  EXPECT_EQ(tables_of(1), (Names{"open"}));
  EXPECT_TRUE(tables_of(7).empty());
}

TEST_P(Contract, OnlyRunningTablesWake) {
  list({"z", running, false, false, true, 1, {}, ""});
  list({"a", running, false, false, true, 2, {}, ""});
  list({"sleeps", running, false, false, false, 2, {}, ""});
  list({"open", open, false, false, true, 2, {}, ""});
  list({"over", over, false, false, true, 2, {}, ""});
  const auto waking = [&] { return found<Names>([&](auto then) { store_->waking(then); }); };
  EXPECT_EQ(waking(), (Names{"a", "z"}));
  EXPECT_EQ(append("a", 1, Listing{"a", over, false, false, true, 2, {}, ""}), done);
  EXPECT_EQ(waking(), (Names{"z"}));
}

TEST_P(Contract, AnAccountHasItsIdAndItsNameAlone) {
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

TEST_P(Contract, AnAccountIsChangedButNotItsAge) {
  const AccountId least = std::numeric_limits<AccountId>::min();
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(add(guest(least, 3)), done);
  EXPECT_EQ(change({11, "Ada L", "ada l", "$new", "hu", 999, 300}), done);
  EXPECT_EQ(named("ada"), std::nullopt);
  EXPECT_EQ(named("ada l"), (Account{11, "Ada L", "ada l", "$new", "hu", 100, 300}));
  EXPECT_EQ(change({least, "x", "ada l", "", "hu", 1, 1}), taken);
  EXPECT_EQ(named(guest(least, 3).folded), guest(least, 3));
  EXPECT_EQ(change(guest(77, 1)), failed);
  EXPECT_EQ(named(guest(77, 1).folded), std::nullopt);
}

TEST_P(Contract, NobodyIsGivenANameThatLooksLikeAnothers) {
  const Account ala{1, "Ala", "ala", "", "pl", 1, 1, "ala"};
  Account twin{2, "AIa", "aia", "", "pl", 1, 1, "ala"};
  ASSERT_EQ(add(ala), done);
  EXPECT_EQ(add(twin), taken);
  twin.skeleton = "other";
  ASSERT_EQ(add(twin), done);
  twin.skeleton = "ala";
  EXPECT_EQ(change(twin), taken);
  EXPECT_EQ(named("aia")->skeleton, "other");
  Account spelled = ala;
  spelled.name = "ALA";
  EXPECT_EQ(change(spelled), done) << "one's own";
  EXPECT_EQ(named("ala"), spelled);
}

/// Two who want to look alike ask before either is answered.
TEST_P(Contract, OfTwoWhoWantToLookAlikeAtTheSameTimeOneDoes) {
  ASSERT_EQ(add({1, "a", "a", "", "pl", 1, 1, "a"}), done);
  ASSERT_EQ(add({2, "b", "b", "", "pl", 1, 1, "b"}), done);
  std::vector<Written::Code> answers;
  const auto note = [&](const Written& written) { answers.push_back(written.code); };
  store_->change_account({1, "Bob", "bob", "", "pl", 1, 1, "bob"}, note);
  store_->change_account({2, "B0b", "b0b", "", "pl", 1, 1, "bob"}, note);
  loop_.until([&] { return answers.size() == 2; });
  EXPECT_EQ(answers, (std::vector{done, taken}));
}

TEST_P(Contract, SessionsAreListedAsTheyWereUsed) {
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

TEST_P(Contract, DevicesAreRememberedAndNotMoreThanSoMany) {
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

TEST_P(Contract, ASessionLeadsToItsAccountUntilItEnds) {
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

TEST_P(Contract, AllSessionsOfAnAccountEndButOne) {
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

TEST_P(Contract, ForgettingEndsSessionsOfThoseNotSeenAndKeepsTheirAccounts) {
  ASSERT_EQ(add(ada()), done);
  ASSERT_EQ(begin_session("h", 11), done);
  live(1, 200);
  forget(200);
  EXPECT_TRUE(whose("h")) << "seen at that very moment";
  forget(199);
  EXPECT_FALSE(whose("h"));
  EXPECT_EQ(named("ada"), ada()) << "an account with a password is kept";
}

TEST_P(Contract, ForgettingGoesByTheTimeThatServersLivedAndByNoClock) {
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
  ASSERT_EQ(write([&](auto then) { store_->change_account(back, then); }), done);
  live(600, 20 * day);
  forget(90 * day);
  EXPECT_TRUE(whose("h")) << "used under a clock that was set back";
  live(700, 71 * day);
  forget(90 * day);
  EXPECT_FALSE(whose("h"));
}

TEST_P(Contract, ForgettingRemovesGuestsWhoSitAtNoTableThatGoesOn) {
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

TEST_P(Contract, TheLastSignOfLifeIsKept) {
  const auto last = [&] { return found<Time>([&](auto then) { store_->last_alive(then); }); };
  EXPECT_EQ(last(), std::nullopt);
  EXPECT_EQ(write([&](auto then) { store_->alive(5, 0, then); }), done);
  EXPECT_EQ(write([&](auto then) { store_->alive(9, 0, then); }), done);
  EXPECT_EQ(last(), 9);
}

TEST_P(Contract, AThoughtIsFoundByItsNumberAndTheFirstStays) {
  const auto thoughts = [&](const std::string& table, std::uint32_t from, std::uint32_t to) {
    return *found<std::vector<Thought>>([&](auto then) { store_->thoughts(table, from, to, then); });
  };
  const Thought third{3, "{\"a\":\"\xc5\xbc\"}"};
  const Thought eighth{8, ""};
  store_->keep("t", eighth);
  store_->keep("t", third);
  store_->keep("t", {3, "another"});
  store_->keep("u", {3, "elsewhere"});
  EXPECT_EQ(thoughts("t", 0, 100), (std::vector{third, eighth}));
  EXPECT_EQ(thoughts("t", 3, 8), std::vector{third});
  EXPECT_EQ(thoughts("t", 4, 9), std::vector{eighth});
  EXPECT_TRUE(thoughts("nobody's", 0, 100).empty());
}

TEST_P(Contract, WhatIsKeptOfAMatchIsKeptOnceAndAsItIs) {
  const auto part = [&](const std::string& table, const std::string& name) {
    return found<std::string>([&](auto then) { store_->archived(table, name, then); });
  };
  const auto keep = [&](const std::string& table, std::vector<Kept> parts) {
    return write([&](auto then) { store_->archive(table, parts, then); });
  };
  const std::string bytes{"\0\xff\x80\0", 4};
  EXPECT_EQ(part("t", "a"), std::nullopt);
  EXPECT_EQ(keep("t", {{"a", bytes}, {"b", ""}}), done);
  EXPECT_EQ(part("t", "a"), bytes);
  EXPECT_EQ(part("t", "b"), "");
  EXPECT_EQ(part("t", "c"), std::nullopt);
  EXPECT_EQ(keep("t", {{"c", "new"}, {"a", "other"}}), taken);
  EXPECT_EQ(part("t", "c"), std::nullopt) << "all of it or nothing";
  EXPECT_EQ(part("t", "a"), bytes);
}

TEST_P(Contract, MatchesThatAreOverAndNotKeptAreFoundPageByPage) {
  for (const char* id : {"a", "b", "c", "d"}) list({id, over, false, false, false, 1, {1}, ""});
  list({"e", running, false, false, false, 1, {1}, ""});
  ASSERT_EQ(write([&](auto then) { store_->archive("b", {{"x", "y"}}, then); }), done);
  const auto page = [&](const std::string& after) {
    return *found<std::vector<std::string>>([&](auto then) { store_->unarchived(after, 2, then); });
  };
  EXPECT_EQ(page(""), (Names{"a", "c"}));
  EXPECT_EQ(page("c"), Names{"d"});
  EXPECT_TRUE(page("d").empty());
}

TEST_P(Contract, AnswersComeLaterAndInTheOrderOfTheQuestions) {
  std::string heard;
  store_->append("t", {0, 0, "x"}, {}, [&](auto) { heard += 'a'; });
  store_->entries("t", 0, [&](auto found) { heard += found.value->size() == 1 ? 'b' : '-'; });
  store_->append("t", {1, 0, "x"}, {}, [&](auto) { heard += 'c'; });
  store_->append("t", {1, 0, "x"}, {}, [&](auto written) { heard += written.code == taken ? 'd' : '-'; });
  store_->entries("t", 0, [&](auto found) { heard += found.value->size() == 2 ? 'e' : '-'; });
  EXPECT_EQ(heard, "");
  loop_.until([&] { return heard.size() == 5; });
  EXPECT_EQ(heard, "abcde");
}

TEST_P(Contract, NothingIsHeardAfterClosing) {
  bool heard = false;
  store_->append("t", {0, 0, "x"}, {}, [&](auto) { heard = true; });
  store_->close();
  store_->close();
  store_->append("t", {1, 0, "x"}, {}, [&](auto) { heard = true; });
  store_->entries("t", 0, [&](auto) { heard = true; });
  loop_.run_what_is_there();
  store_.reset();
  loop_.run_what_is_there();
  EXPECT_FALSE(heard);
}

INSTANTIATE_TEST_SUITE_P(Stores, Contract, testing::Values(Which::sqlite, Which::memory),
                         [](const auto& of) { return of.param == Which::sqlite ? "Sqlite" : "Memory"; });

/// What a test can do to the store in memory.
TEST(MemoryStore, FailsAndHoldsAndTakesEntriesFromElsewhere) {
  TestLoop loop;
  server::test::MemoryStore store{loop.poster()};
  store.fail_next("on fire");
  EXPECT_EQ(append(loop, store, "t", {0, 0, "x"}).problem, "on fire");
  EXPECT_TRUE(append(loop, store, "t", {0, 0, "x"}).done());
  store.failing = true;
  EXPECT_EQ(append(loop, store, "t", {1, 0, "x"}).code, Written::Code::failed);
  store.failing = false;
  EXPECT_EQ(store.raw("t").size(), 1U);

  store.raw("t").push_back({1, 0, "theirs"});
  EXPECT_EQ(append(loop, store, "t", {1, 0, "mine"}).code, Written::Code::taken);

  store.hold = true;
  std::string heard;
  store.alive(1, 0, [&](auto) { heard += 'a'; });
  store.alive(2, 0, [&](auto) { heard += 'b'; });
  loop.run_what_is_there();
  EXPECT_EQ(heard, "");
  store.release();
  loop.run_what_is_there();
  EXPECT_EQ(heard, "ab");

  store.alive(3, 0, [&](auto) { heard += 'c'; });
  store.reopen();
  loop.run_what_is_there();
  EXPECT_EQ(heard, "ab");
  EXPECT_EQ(entries(loop, store, "t").size(), 2U);
}

}  // namespace
}  // namespace krypta::store::test::contract_test
