#include "tests/store/contract.hpp"

/// What every store does with tables: their entries, the lists they are in, what is kept of them.
namespace krypta::store::test::tables_test {
namespace {

class TablesContract : public Contract {};
INSTANTIATE_TEST_SUITE_P(Stores, TablesContract, every_store, name_of_store);

/// Many who ask before anybody is answered have no more than one after the other.
TEST_P(TablesContract, NobodyMakesMoreTablesThanHeMayHowManyHeAsksForAtOnce) {
  std::string heard;
  const auto make = [&](const std::string& table, AccountId host, std::int64_t origin, GoingBy most) {
    store_->make(table, {0, 7, "made " + table}, {.table = table, .host = host, .origin = origin}, most,
                 [&](const Written& written) { heard += "dtfsx"[static_cast<int>(written.code)]; });
  };
  const GoingBy three{{3, 3, 3}, {9, 9, 9}};
  for (const char* table : {"a", "b", "c", "d", "e"}) make(table, 1, 8, three);
  make("a", 1, 8, three);
  make("f", 2, 8, {{9, 9, 9}, {4, 4, 4}});
  make("g", 3, 8, {{9, 9, 9}, {4, 4, 4}});
  make("h", 3, 0, {{1, 1, 1}, {}});
  loop_.until([&] { return heard.size() == 9; });
  EXPECT_EQ(heard, "dddfftdfd");
  EXPECT_EQ(append("a", 1), done);
  EXPECT_EQ(append("d", 1), failed) << "it was not made";
}

TEST_P(TablesContract, AnEntryIsReadAsItWasWritten) {
  const Entry first{0, -5, "{\"a\":\"\xc5\xbc\",\n\t'\"\\\\{}\"}"};
  const Entry second{1, 1'900'000'000'000, ""};
  EXPECT_EQ(test::append(loop_, *store_, "t", first).code, done);
  EXPECT_EQ(test::append(loop_, *store_, "t", second).code, done);
  EXPECT_EQ(test::entries(loop_, *store_, "t"), (std::vector{first, second}));
  EXPECT_EQ(test::entries(loop_, *store_, "t", 1), (std::vector{second}));
  EXPECT_TRUE(test::entries(loop_, *store_, "t", 2).empty());
  EXPECT_TRUE(test::entries(loop_, *store_, "nobody's").empty());
}

TEST_P(TablesContract, ANumberIsTakenOnceAndTheFirstStays) {
  EXPECT_EQ(append("t", 0), done);
  const Listing listing{.table = "t", .listed = true};
  EXPECT_EQ(test::append(loop_, *store_, "t", {0, 9, "other"}, listing).code, taken);
  EXPECT_EQ(test::entries(loop_, *store_, "t"), (std::vector{Entry{0, 7, "body 0"}}));
  EXPECT_TRUE(lobby().empty()) << "what was written with the entry stands although the entry does not";
  EXPECT_EQ(append("u", 0), done) << "numbers are a table's own";
}

TEST_P(TablesContract, NoEntryLeavesAHole) {
  EXPECT_EQ(append("t", 1), failed);
  EXPECT_EQ(append("t", 0), done);
  const Written written = test::append(loop_, *store_, "t", {2, 9, "x"});
  EXPECT_EQ(written.code, failed);
  EXPECT_NE(written.problem.find("hole"), std::string::npos);
  EXPECT_EQ(test::entries(loop_, *store_, "t").size(), 1U);
}

TEST_P(TablesContract, AListingIsReadAsItWasLastWritten) {
  const Listing first{"t", open, true, false, false, 40, {3, 1, 2}, R"({"game":"x"})"};
  list(first);
  const auto read = [&] {
    const auto mine = found<std::vector<Mine>>([&](auto then) { store_->tables_of(1, 9, then); }).value();
    return std::vector{mine.at(0).listing};
  };
  EXPECT_EQ(read(), std::vector{first});
  const Listing second{"t", running, false, true, true, 41, {1, 9}, "{}"};
  EXPECT_EQ(append("t", 1, second), done);
  EXPECT_EQ(read(), std::vector{second});
  EXPECT_EQ(append("t", 2), done) << "an entry that changes nothing in the lists";
  EXPECT_EQ(read(), std::vector{second});
  EXPECT_TRUE(tables_of(3).empty());
}

TEST_P(TablesContract, ARunningMatchWaitsForWhomItWasLastSaid) {
  list({"t", running, false, false, false, 1, {1, 2, 3}, ""});
  list({"other", running, false, false, false, 2, {1}, ""});
  const auto waits = [&](AccountId account) {
    Names tables;
    const auto all = found<std::vector<Mine>>([&](auto then) { store_->tables_of(account, 9, then); });
    for (const Mine& mine : all.value())
      if (mine.waits) tables.push_back(mine.listing.table);
    return tables;
  };
  EXPECT_EQ(waits(1), Names{});
  store_->waits_for("t", {1, 3});
  EXPECT_EQ(waits(1), Names{"t"});
  EXPECT_EQ(waits(2), Names{});
  EXPECT_EQ(waits(3), Names{"t"});
  store_->waits_for("t", {2, 3, 33});
  EXPECT_EQ(waits(1), Names{});
  EXPECT_EQ(waits(2), Names{"t"});
  EXPECT_EQ(waits(3), Names{"t"});
  ASSERT_EQ(append("t", 1, Listing{"t", over, false, false, false, 1, {1, 2, 3}, ""}), done);
  EXPECT_EQ(waits(2), Names{}) << "a match that is over waits for nobody";
}

TEST_P(TablesContract, TheLobbyShowsWhatIsOpenAndListedOrRunningAndWatched) {
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

TEST_P(TablesContract, TheLobbyPagesAndNobodyFillsIt) {
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
TEST_P(TablesContract, WhatHasNoPlaceAmongItsHostsTakesNoneInItsNetwork) {
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

TEST_P(TablesContract, TablesThatGoOnAreCountedByHostAndByOrigin) {
  Time created = 0;
  for (const auto state : {open, open, running, over}) {
    Listing listing{
        "t" + std::to_string(++created), state, true, false, false, created, {}, "", 1, created > 2 ? 9 : 8};
    list(std::move(listing));
  }
  const auto going = [&](AccountId host, std::int64_t origin) {
    return *found<GoingBy>([&](auto then) { store_->going(host, origin, then); });
  };
  EXPECT_EQ(going(1, 8).host, (Going{3, 2, 1}));
  EXPECT_EQ(going(1, 8).origin, (Going{2, 2}));
  EXPECT_EQ(going(1, 9).origin, (Going{1, 0, 1}));
  EXPECT_EQ(going(2, 0).host, (Going{}));
  EXPECT_EQ(going(2, 0).origin, (Going{})) << "0 is no origin";
  // A listing that is written anew keeps where the table was made.
  ASSERT_EQ(append("t1", 1, Listing{"t1", running, true, false, false, 1, {}, "", 1}), done);
  EXPECT_EQ(going(1, 8).origin, (Going{2, 1}));
}

TEST_P(TablesContract, WhatNobodyLooksAtWhileAServerLivesIsAbandoned) {
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

TEST_P(TablesContract, ListsHaveTheNewestFirstWhateverTheOrderOfWriting) {
  for (const auto& [table, created] : std::vector<std::pair<std::string, Time>>{{"b", 2}, {"d", 9}, {"c", 2}, {"a", 5}})
    list({table, open, true, false, false, created, {1}, ""});
  EXPECT_EQ(lobby(), (Names{"d", "a", "b", "c"}));
  EXPECT_EQ(tables_of(1), (Names{"d", "a", "b", "c"}));
  EXPECT_EQ(tables_of(1, 2), (Names{"d", "a"}));
}

TEST_P(TablesContract, APersonsTablesAreThoseTheySitAtInAnyState) {
  list({"open", open, false, false, false, 1, {1, 2}, ""});
  list({"over", over, false, false, false, 2, {2}, ""});
  list({"twice", running, false, false, false, 3, {2, 2}, ""});
  EXPECT_EQ(tables_of(2), (Names{"twice", "over", "open"}));
  EXPECT_EQ(tables_of(1), (Names{"open"}));
  EXPECT_TRUE(tables_of(7).empty());
}

TEST_P(TablesContract, OnlyRunningTablesWake) {
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

TEST_P(TablesContract, AThoughtIsFoundByItsNumberAndTheFirstStays) {
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

TEST_P(TablesContract, WhatIsKeptOfAMatchIsKeptOnceAndAsItIs) {
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

TEST_P(TablesContract, MatchesThatAreOverAndNotKeptAreFoundPageByPage) {
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

}  // namespace
}  // namespace krypta::store::test::tables_test
