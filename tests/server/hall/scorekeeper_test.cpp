#include "server/hall/scorekeeper.hpp"

#include "server/people/rating.hpp"
#include "tests/server/hall/fixture.hpp"

/// Matches that are over are counted, each once.
namespace krypta::server::test::scorekeeper_test {
namespace {

class ScorekeeperTest : public HallTest {
 protected:
  void SetUp() override {
    HallTest::SetUp();
    keeper.emplace(built_in_games(), loop, workers, store, log);
    hall->on_over = [this](const std::string& table) {
      if (counting) keeper->count(table);
    };
  }
  static Person kept(unsigned s, const std::string& network = {}) {
    Person who = person(s);
    who.kept = true;
    if (!network.empty()) who.networks = {{network}};
    return who;
  }
  /// A table of Vampire Empire with these people, and a bot of that level if there is one person.
  std::string table_of(const std::vector<Person>& people, bool rated = true, const std::string& level = "easy") {
    Created created{.game = "vampire-empire", .setup = {2, {}}, .listed = true, .host = people[0].account};
    created.rated = rated;
    for (const Person& who : people) created.sitters.push_back(sitter_of(who));
    if (people.size() == 1) created.sitters.push_back({Sitter::Kind::bot, 0, {}, level});
    std::string id;
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    for (const Person& who : people) do_as(id, who, Say{"hello"});
    do_as(id, people[0], Start{});
    return id;
  }
  void do_as(const std::string& id, const Person& who, Command command) {
    hall->wish(id, who, std::move(command), [](const auto&) {});
    loop.run();
  }
  /// Makes so many choices as these people.
  void choose_as(const std::string& id, const std::vector<Person>& people, unsigned count) {
    do_as(id, people[0], Say{"here"});
    do_as(id, people[1], Say{"here"});
    for (unsigned made = 0; made < count; ++made) {
      const Table& table = *read(id);
      const Seat s = table.match()->pending().must.lowest();
      const std::size_t length = table.match()->length();
      do_as(id, people[number(s)],
            Choose{table.lines_told(s), table.match()->options(s).front().id, "id" + std::to_string(length)});
      ASSERT_GT(read(id)->match()->length(), length);
    }
  }
  /// Everybody stands up, and bots play it to its end.
  void play(const std::string& id, const std::vector<Person>& people) {
    const auto viewer = look(id, people[0].account);
    for (const Person& who : people) do_as(id, who, Stand{});
    ASSERT_EQ(read(id)->state(), Table::State::over);
    hall->look_away(id, *viewer);
    loop.run();
  }
  std::string played(const std::vector<Person>& people, bool rated = true, const std::string& level = "easy") {
    const std::string id = table_of(people, rated, level);
    play(id, people);
    return id;
  }
  std::vector<store::Standing> standings(const std::vector<AccountId>& accounts) {
    std::vector<store::Standing> all;
    std::vector<store::Player> players;
    for (const AccountId account : accounts) players.push_back({account, "vampire-empire"});
    store.standings(std::move(players), [&](store::Found<std::vector<store::Standing>> found) { all = *found.value; });
    loop.run();
    return all;
  }
  const std::vector<Person> apart{kept(0, "10.0.0.1"), kept(1, "10.0.0.2")};
  const std::vector<Person> together{kept(0, "10.0.0.1"), kept(1, "10.0.0.1")};
  bool counting = true;
  std::optional<Scorekeeper> keeper;
};

TEST_F(ScorekeeperTest, AMatchOfTwoPeopleMovesTheirRatingsApart) {
  const std::string id = played({kept(0), kept(1)});
  ASSERT_TRUE(store.counted().contains(id));
  const store::Counted& counted = store.counted().at(id);
  ASSERT_EQ(counted.people.size(), 2U);
  EXPECT_EQ(counted.game, "vampire-empire");
  EXPECT_EQ(counted.people[0].against, "people");
  EXPECT_EQ(counted.people[0].won + counted.people[1].won, 1.0);
  const std::size_t winner = counted.people[0].won > 0 ? 0 : 1;
  EXPECT_GT(counted.people[winner].rating.mean, 27.0);
  EXPECT_LT(counted.people[1 - winner].rating.mean, 23.0);
  EXPECT_LT(counted.people[0].rating.deviation, first_rating.deviation);
  EXPECT_EQ(counted.people[0].rated, 1U);
}

TEST_F(ScorekeeperTest, WhatFollowsGoesOnFromThere) {
  const std::vector<Person> both{kept(0), kept(1)};
  (void)played(both);
  const auto first = standings({100, 101});
  (void)played(both);
  const auto second = standings({100, 101});
  EXPECT_EQ(second.at(0).matches, 2U);
  EXPECT_EQ(second.at(0).rated, 2U);
  EXPECT_NE(second.at(0).rating, first.at(0).rating);
}

TEST_F(ScorekeeperTest, GuestsBotsNeighboursAndFriendlyMatchesDoNotRate) {
  const auto rated = [&](const std::string& id) {
    const auto& people = store.counted().at(id).people;
    return std::ranges::any_of(people, [](const store::Result& one) { return one.rated > 0; });
  };
  Person guest = kept(1);
  guest.kept = false;
  EXPECT_FALSE(rated(played({kept(0), guest})));
  EXPECT_FALSE(rated(played({kept(0)})));
  EXPECT_FALSE(rated(played({kept(0), kept(1)}, false))) << "they agreed that it should not count";
  EXPECT_FALSE(rated(played({kept(2, "10.0.0.1"), kept(3, "10.0.0.1")}))) << "the same address";
  EXPECT_TRUE(rated(played({kept(4, "10.0.0.2"), kept(5, "10.0.0.3")})));
  const auto standing = standings({100});
  EXPECT_EQ(standing.at(0).matches, 3U) << "but they are counted";
  EXPECT_EQ(standing.at(0).rated, 0U);
}

/// Where they were when they sat down is one thing; where they play from is another.
TEST_F(ScorekeeperTest, WhoPlaysFromHisOpponentsAddressIsNotRated) {
  const std::string id = table_of(apart);
  EXPECT_TRUE(read(id)->rated());
  choose_as(id, apart, 3);
  choose_as(id, together, 5);
  play(id, apart);
  EXPECT_EQ(store.counted().at(id).people.at(0).rated, 0U);
}

TEST_F(ScorekeeperTest, NobodyTakesAMatchFromTheOthersByAnAddressThatHeSharesAtItsEnd) {
  const std::string id = table_of(apart);
  choose_as(id, apart, 5);
  choose_as(id, together, 4);
  play(id, together);
  EXPECT_EQ(store.counted().at(id).people.at(0).rated, 1U);
}

TEST_F(ScorekeeperTest, ALessonCountsForNobody) {
  const std::string id = played({kept(0)}, true, "teacher");
  ASSERT_TRUE(store.counted().contains(id));
  EXPECT_TRUE(store.counted().at(id).people.empty());
}

TEST_F(ScorekeeperTest, WhatNobodyCameToIsMadeUpForAndCountedOnce) {
  counting = false;  // the server ended before it came to that
  const std::string id = played({kept(0), kept(1)});
  EXPECT_TRUE(store.counted().empty());
  keeper->make_up();
  loop.run();
  ASSERT_TRUE(store.counted().contains(id));
  const auto before = standings({100, 101});
  keeper->make_up();
  keeper->count(id);
  keeper->count(id);
  loop.run();
  EXPECT_EQ(standings({100, 101}), before);
}

TEST_F(ScorekeeperTest, TwoServersThatSeeItEndCountItOnce) {
  counting = false;
  const std::string id = played({kept(0), kept(1)});
  Scorekeeper other{built_in_games(), loop, workers, store, log};
  store.hold = true;  // both read the same standings before either writes
  keeper->count(id);
  other.count(id);
  while (store.held() > 0) {
    store.release();
    store.hold = true;
    loop.run();
  }
  store.hold = false;
  loop.run();
  EXPECT_EQ(standings({100}).at(0).matches, 1U);
}

/// Two servers count two matches of one person at the same moment: the second begins from where the first ended.
TEST_F(ScorekeeperTest, TwoServersThatCountTwoMatchesOfOnePersonLoseNeither) {
  counting = false;
  const std::string first = played({kept(0), kept(1)});
  const std::string second = played({kept(0), kept(2)});
  Scorekeeper other{built_in_games(), loop, workers, store, log};
  store.hold = true;
  keeper->count(first);
  other.count(second);
  while (store.held() > 0) {
    store.release();
    store.hold = true;
    loop.run();
  }
  store.hold = false;
  loop.run();
  EXPECT_TRUE(store.counted().contains(first) && store.counted().contains(second));
  EXPECT_EQ(standings({100}).at(0).matches, 2U);
  EXPECT_EQ(standings({100}).at(0).rated, 2U);
}

TEST_F(ScorekeeperTest, AStoreThatFailsIsNoReasonToCountTwiceOrNever) {
  counting = false;
  const std::string id = played({kept(0), kept(1)});
  store.failing = true;
  keeper->count(id);
  loop.run();
  EXPECT_TRUE(store.counted().empty());
  store.failing = false;
  keeper->make_up();
  loop.run();
  EXPECT_EQ(standings({100}).at(0).matches, 1U);
}

/// Whom a match waits for is noted as it changes, and made good after a crash that lost the note.
TEST_F(ScorekeeperTest, ListsMarkTheMatchesThatWaitForSomebody) {
  const std::string id = table_of({kept(0), kept(1)});
  const auto waits = [&](unsigned s) {
    bool found = false;
    store.tables_of(person(s).account, 9,
                    [&](store::Found<std::vector<store::Mine>> mine) { found = mine.value->at(0).waits; });
    loop.run();
    return found;
  };
  const auto must = [&](unsigned s) { return read(id)->match()->pending().must.has(seat(s)); };
  ASSERT_TRUE(must(0) || must(1));
  EXPECT_EQ(waits(0), must(0));
  EXPECT_EQ(waits(1), must(1));
  for (int i = 0; i < 12; ++i) {
    ASSERT_EQ(choose(id, "c" + std::to_string(i)), "");
    EXPECT_EQ(waits(0), must(0));
    EXPECT_EQ(waits(1), must(1));
  }
  store.waits_for(id, {});
  restart();
  (void)read(id);
  EXPECT_EQ(waits(0), must(0));
  EXPECT_EQ(waits(1), must(1));
}

}  // namespace
}  // namespace krypta::server::test::scorekeeper_test
