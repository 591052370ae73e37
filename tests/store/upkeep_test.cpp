#include "store/upkeep.hpp"

#include "tests/store/contract.hpp"

/// What every store does for whoever runs the servers.
namespace krypta::store::test::upkeep_test {
namespace {

class UpkeepContract : public Contract {
 protected:
  Upkeep& keep() { return store_->upkeep(); }
  Names tables(const TablesAsked& asked) {
    return names(found<std::vector<Listing>>([&](auto then) { keep().tables(asked, then); }));
  }
  Names accounts(const AccountsAsked& asked) {
    const auto all = found<std::vector<Account>>([&](auto then) { keep().accounts(asked, then); });
    Names found_names;
    for (const Account& one : all.value()) found_names.push_back(one.name);
    return found_names;
  }
  void person(AccountId id, const std::string& name) {
    ASSERT_EQ(add({id, name, name, "$password", "en", 1, 1, name}), done);
  }
  Written::Code remove(AccountId id) {
    return write([&](auto then) { keep().remove_account(id, 9, then); });
  }
  Orders orders(Time now) {
    return found<Orders>([&](auto then) { keep().orders(now, then); }).value_or(Orders{});
  }
  Written::Code sanction(const Sanction& one) {
    return write([&](auto then) { keep().add_sanction(one, then); });
  }
  Written::Code reset(const std::string& hash, AccountId account, Time until) {
    return write([&](auto then) { keep().add_reset({hash, account, until}, then); });
  }
  std::string owner_of(const std::string& hash, Time now) {
    const auto owner = found<Account>([&](auto then) { keep().owner_of_reset(hash, now, then); });
    return owner ? owner->name : "";
  }
  Written::Code set_password(const std::string& hash, Time now) {
    return write([&](auto then) { keep().reset_password(hash, now, "$new", then); });
  }
  Written::Code report(const Report& one, unsigned most = 9) {
    return write([&](auto then) { keep().add_report(one, most, then); });
  }
  std::vector<std::int64_t> reports(const ReportsAsked& asked) {
    std::vector<std::int64_t> ids;
    const auto all = found<std::vector<Report>>([&](auto then) { keep().reports(asked, then); });
    for (const Report& one : all.value()) ids.push_back(one.id);
    return ids;
  }
  Old old(const OldAsked& asked) {
    return found<Old>([&](auto then) { keep().old_matches(asked, then); }).value_or(Old{});
  }
  Written::Code drop(const std::string& table, Time since) {
    return write([&](auto then) { keep().drop_match(table, since, then); });
  }
  /// A match that is over, whose last entry is from that time, counted.
  void play(const std::string& table, Time at) {
    ASSERT_EQ(test::append(loop_, *store_, table, {0, at, "body"}, Listing{.table = table, .state = over}).code, done);
    ASSERT_EQ(write([&](auto then) { store_->count({table, at, "duel", 2, {}}, then); }), done);
  }
  using Ids = std::vector<std::int64_t>;
};
INSTANTIATE_TEST_SUITE_P(Stores, UpkeepContract, every_store, name_of_store);

TEST_P(UpkeepContract, TablesAreFoundByTheirStateTheirHostAndTheirAge) {
  list({.table = "a", .state = open, .created = 1, .host = 1});
  list({.table = "b", .state = running, .created = 2, .host = 1});
  list({.table = "c", .state = over, .created = 3, .host = 2});
  list({.table = "d", .state = running, .created = 3, .host = 2});
  EXPECT_EQ(tables({}), (Names{"c", "d", "b", "a"}));
  EXPECT_EQ(tables({.state = running}), (Names{"d", "b"}));
  EXPECT_EQ(tables({.host = 1}), (Names{"b", "a"}));
  EXPECT_EQ(tables({.before = 3}), (Names{"b", "a"}));
  EXPECT_EQ(tables({.after = "c", .most = 2}), (Names{"d", "b"}));
  EXPECT_EQ(tables({.most = 1}), (Names{"c"}));
}

TEST_P(UpkeepContract, WhatIsKeptIsCountedForWhoMadeIt) {
  list({.table = "a", .state = open, .created = 1, .host = 1, .origin = 7});
  list({.table = "b", .state = over, .created = 2, .host = 1, .origin = 7});
  list({.table = "c", .state = over, .created = 2, .host = 2, .origin = 7});
  const auto going = found<GoingBy>([&](auto then) { store_->going(1, 7, then); });
  EXPECT_EQ(going->host, (Going{1, 1, 1}));
  EXPECT_EQ(going->origin, (Going{1, 1, 2}));
}

TEST_P(UpkeepContract, AccountsAreFoundByTheirIdsAndByHowTheirNamesBegin) {
  person(1, "ada");
  person(2, "adam");
  person(3, "eve");
  EXPECT_EQ(accounts({.begins = "ada"}), (Names{"ada", "adam"}));
  EXPECT_EQ(accounts({.begins = "ada", .most = 1}), (Names{"ada"}));
  EXPECT_EQ(accounts({}), (Names{"ada", "adam", "eve"}));
  EXPECT_EQ(accounts({.ids = {3, 9, 1}}), (Names{"eve", "ada"}));
}

TEST_P(UpkeepContract, WhoIsRemovedLeavesOnlyThatHeIsNotToBeNamed) {
  person(1, "ada");
  person(2, "eve");
  ASSERT_EQ(begin_session("s", 1), done);
  ASSERT_EQ(write([&](auto then) { store_->befriend(1, 2, 5, 9, then); }), done);
  ASSERT_EQ(write([&](auto then) { store_->keep_deck(1, {"d", "vtes", 1, 1, "x"}, {9, 99}, then); }), done);
  ASSERT_EQ(write([&](auto then) {
              store_->count({"t", 5, "duel", 2, {{1, 0, "people", 1}, {2, 0, "people"}}}, then);
            }),
            done);
  ASSERT_EQ(sanction({.id = 4, .account = 1, .reason = "r"}), done);
  ASSERT_EQ(report({.id = 5, .by = 1, .about = 2, .table = "t", .entry = 1}), done);
  ASSERT_EQ(report({.id = 6, .by = 2, .about = 1, .table = "t", .entry = 2}), done);
  list({.table = "t", .state = running, .people = {1, 2}, .host = 1});

  EXPECT_EQ(remove(1), done);
  EXPECT_EQ(remove(1), stale);
  EXPECT_EQ(named("ada"), std::nullopt);
  EXPECT_EQ(whose("s"), std::nullopt);
  EXPECT_EQ(orders(1), (Orders{.removed = {1}, .reports = 1}));
  EXPECT_EQ(found<std::vector<Friend>>([&](auto then) { store_->friends_of(2, then); })->size(), 0U);
  EXPECT_EQ(found<std::vector<KeptDeck>>([&](auto then) { store_->decks_of(1, then); })->size(), 0U);
  EXPECT_EQ(found<std::vector<Outcome>>([&](auto then) { keep().outcomes_of(1, then); })->size(), 0U);
  EXPECT_EQ(found<std::vector<Outcome>>([&](auto then) { keep().outcomes_of(2, then); })->size(), 1U);
  EXPECT_EQ(found<bool>([&](auto then) { store_->is_counted("t", then); }), true);
  EXPECT_EQ(found<std::vector<Report>>([&](auto then) { keep().reports({}, then); })->at(0).by, 0);
  EXPECT_EQ(tables_of(1), (Names{"t"})) << "his seat stays";
  person(3, "ada");
}

TEST_P(UpkeepContract, OutcomesAreTheMatchesOfOnePersonNewestFirst) {
  ASSERT_EQ(write([&](auto then) {
              store_->count({"a", 5, "duel", 2, {{1, 0, "people", 1, 1, {2, 3}}}}, then);
            }),
            done);
  ASSERT_EQ(write([&](auto then) { store_->count({"b", 6, "duel", 2, {{1, 1, "easy", 0.5}}}, then); }), done);
  const auto all = found<std::vector<Outcome>>([&](auto then) { keep().outcomes_of(1, then); });
  ASSERT_EQ(all->size(), 2U);
  EXPECT_EQ(all->at(0), (Outcome{"b", 6, "duel", 2, {1, 1, "easy", 0.5}}));
  EXPECT_EQ(all->at(1), (Outcome{"a", 5, "duel", 2, {1, 0, "people", 1, 1, {2, 3}}}));
}

TEST_P(UpkeepContract, ASanctionHoldsUntilItEndsOrIsLifted) {
  const Sanction mute{1, Sanction::Kind::mute, 7, "", "shouting", 10, 20};
  const Sanction ban{2, Sanction::Kind::ban, 0, "203.0.113.0/24", "robots", 11, 0};
  EXPECT_EQ(sanction(mute), done);
  EXPECT_EQ(sanction(ban), done);
  EXPECT_EQ(sanction({.id = 2, .since = 12}), taken);
  EXPECT_EQ(orders(19).sanctions, (std::vector{mute, ban}));
  EXPECT_EQ(orders(20).sanctions, (std::vector{ban}));
  EXPECT_EQ(write([&](auto then) { keep().lift_sanction(2, then); }), done);
  EXPECT_EQ(write([&](auto then) { keep().lift_sanction(2, then); }), stale);
  EXPECT_EQ(orders(19).sanctions, (std::vector{mute}));
  EXPECT_EQ(sanction({.id = 3, .account = 8, .since = 20}), done);
  EXPECT_EQ(sanction({.id = 1, .account = 8, .since = 20}), done) << "what had ended is forgotten";
}

TEST_P(UpkeepContract, OneNoticeHoldsAtATime) {
  EXPECT_EQ(orders(1).notice, Notice{});
  EXPECT_EQ(write([&](auto then) { keep().set_notice({true, "soon", 5}, then); }), done);
  EXPECT_EQ(orders(1).notice, (Notice{true, "soon", 5}));
  EXPECT_EQ(write([&](auto then) { keep().set_notice({false, "", 6}, then); }), done);
  EXPECT_EQ(orders(1).notice, (Notice{false, "", 6}));
}

TEST_P(UpkeepContract, ALinkSetsAPasswordOnceAndUntilItEnds) {
  person(1, "ada");
  ASSERT_EQ(begin_session("s", 1), done);
  ASSERT_EQ(write([&](auto then) { store_->add_device({1, "d", 1}, 9, then); }), done);
  EXPECT_EQ(reset("h", 1, 100), done);
  EXPECT_EQ(reset("x", 9, 100), failed);
  EXPECT_EQ(owner_of("h", 99), "ada");
  EXPECT_EQ(owner_of("h", 100), "");
  EXPECT_EQ(set_password("h", 100), stale);
  EXPECT_EQ(reset("h2", 1, 100), done);
  EXPECT_EQ(set_password("h", 50), stale) << "there is another since";
  EXPECT_TRUE(whose("s"));
  EXPECT_EQ(set_password("h2", 50), done);
  EXPECT_EQ(set_password("h2", 50), stale);
  EXPECT_EQ(named("ada")->password, "$new");
  EXPECT_EQ(whose("s"), std::nullopt);
  EXPECT_EQ(found<bool>([&](auto then) { store_->knows_device(1, "d", then); }), false);
}

TEST_P(UpkeepContract, AReportIsOpenUntilItIsClosed) {
  const Report one{1, 5, 7, 8, "t", 3, "said", "[]", "rude", 0};
  EXPECT_EQ(report(one), done);
  EXPECT_EQ(report({.id = 2, .by = 7, .about = 8, .table = "t", .entry = 3}), taken) << "the same line";
  EXPECT_EQ(report({.id = 1, .by = 6, .about = 8, .table = "t", .entry = 3}), taken) << "the same id";
  EXPECT_EQ(report({.id = 3, .at = 6, .by = 6, .about = 8, .table = "t", .entry = 3}), done);
  EXPECT_EQ(report({.id = 4, .by = 7, .about = 8, .table = "t", .entry = 4}, 1), Written::Code::full);
  EXPECT_EQ(found<std::vector<Report>>([&](auto then) { keep().reports({}, then); })->at(1), one);
  EXPECT_EQ(reports({}), (Ids{3, 1}));
  EXPECT_EQ(reports({.account = 7}), (Ids{1}));
  EXPECT_EQ(reports({.account = 8, .most = 1}), (Ids{3}));
  EXPECT_EQ(orders(1).reports, 2U);
  const auto close = [&](std::int64_t id) { return write([&](auto then) { keep().close_report(id, 50, then); }); };
  EXPECT_EQ(close(1), done);
  EXPECT_EQ(close(1), stale);
  EXPECT_EQ(reports({}), (Ids{3}));
  EXPECT_EQ(reports({.closed = true}), (Ids{3, 1}));
  EXPECT_EQ(report({.id = 4, .by = 7, .about = 8, .table = "t", .entry = 4}, 1), done);
}

TEST_P(UpkeepContract, OnlyMatchesAreOldThatAreOverAndCountedAndLeftAlone) {
  constexpr Time hour = 3'600'000;
  play("a", 10);
  play("b", 30);
  list({.table = "c", .state = over});
  list({.table = "d", .state = running});
  EXPECT_EQ(old({.since = 20}), Old{}) << "somebody may look at them";
  live(1, hour);
  EXPECT_EQ(old({.since = 20}), (Old{{"a"}}));
  EXPECT_EQ(old({.since = 31}), (Old{{"a", "b"}}));
  EXPECT_EQ(old({.since = 31, .most = 1}), (Old{{"a"}, "a"}));
  EXPECT_EQ(old({.after = "a", .since = 31, .most = 2}), (Old{{"b"}, "c"}));
  store_->keep("b", {0, "thought"});
  EXPECT_EQ(append("b", 1), done);
  EXPECT_EQ(old({.since = 31, .thoughts = true}), (Old{{"b"}}));
  EXPECT_EQ(write([&](auto then) { keep().drop_thoughts("b", then); }), done);
  EXPECT_EQ(old({.since = 31, .thoughts = true}), Old{});
  store_->seen("a");
  live(2, 0);
  EXPECT_EQ(old({.since = 31}), (Old{{"b"}})) << "somebody has looked at the other";
}

TEST_P(UpkeepContract, AMatchThatIsDroppedLeavesWhatItCameTo) {
  play("a", 10);
  ASSERT_EQ(write([&](auto then) { store_->archive("a", {{"file", "x"}}, then); }), done);
  EXPECT_EQ(drop("a", 20), stale);
  live(1, 3'600'000);
  EXPECT_EQ(drop("a", 10), stale);
  EXPECT_EQ(drop("x", 20), stale);
  EXPECT_EQ(drop("a", 11), done);
  EXPECT_EQ(drop("a", 11), stale);
  EXPECT_EQ(entries(loop_, *store_, "a").size(), 0U);
  EXPECT_EQ(tables({}), Names{});
  EXPECT_EQ(found<std::string>([&](auto then) { store_->archived("a", "file", then); }), std::nullopt);
  EXPECT_EQ(found<bool>([&](auto then) { store_->is_counted("a", then); }), true);
}

}  // namespace
}  // namespace krypta::store::test::upkeep_test
