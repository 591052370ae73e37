#include "server/hall/scorekeeper.hpp"
#include "tests/server/app/fixture.hpp"

/// Friends, statistics and ratings over HTTP.
namespace krypta::server::test::friends_test {
namespace {

class FriendsTest : public AppTest {
 protected:
  std::string named(const std::string& name) { return post("/api/guest", R"({"name":")" + name + "\"}").cookie; }
  std::string link_of(const std::string& cookie, const std::string& body = "{}") {
    return post("/api/friends/link", body, cookie).field("link");
  }
  Got open_link(const std::string& link, const std::string& cookie) {
    return post("/api/friends", R"({"link":")" + link + "\"}", cookie);
  }
  Value::Array friends(const std::string& cookie) { return *get("/api/friends", cookie).body.find("friends")->array(); }
};

TEST_F(FriendsTest, WhoOpensALinkIsAFriendAndHasOne) {
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  const std::string link = link_of(ala);
  EXPECT_EQ(link.size(), 43U);
  EXPECT_EQ(link_of(ala), link) << "it stays the same";
  EXPECT_TRUE(friends(ala).empty());
  EXPECT_EQ(open_link(link, bela).field("name"), "Ala");
  EXPECT_EQ(open_link(link, bela).status, 200U) << "twice is no problem";
  ASSERT_EQ(friends(ala).size(), 1U);
  EXPECT_EQ(*friends(ala)[0].find("name")->text(), "Bela");
  EXPECT_EQ(*friends(bela)[0].find("name")->text(), "Ala");
  EXPECT_EQ(open_link(link, ala).code(), "own-friend-link");
}

TEST_F(FriendsTest, NobodyIsFoundByGuessing) {
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  const std::string link = link_of(ala);
  std::string other = link;
  other.front() = other.front() == 'A' ? 'B' : 'A';
  for (const std::string& wrong : {other, std::string{}, std::string{"Ala"}, link.substr(1), link + "A"}) {
    EXPECT_EQ(open_link(wrong, bela).status, 404U) << wrong;
  }
  EXPECT_EQ(get("/api/friends").status, 401U);
  EXPECT_EQ(post("/api/friends/link", "{}").status, 401U);
  EXPECT_EQ(open_link(link, {}).status, 401U);
  unsigned refused = 0;
  for (int i = 0; i < 40; ++i) refused += open_link(other, bela).status == 429U ? 1 : 0;
  EXPECT_GE(refused, 20U);
}

TEST_F(FriendsTest, AnotherSiteCannotOpenALink) {
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  HttpRequest forged = request("POST", "/api/friends", R"({"link":")" + link_of(ala) + "\"}", bela);
  for (auto& [name, value] : forged.headers)
    if (name == "origin") value = "https://evil.example";
  EXPECT_EQ(ask(std::move(forged)).code(), "foreign-origin");
  EXPECT_TRUE(friends(bela).empty());
}

TEST_F(FriendsTest, WhoIsRemovedCannotComeBackByTheOldLink) {
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  const std::string link = link_of(ala);
  ASSERT_EQ(open_link(link, bela).status, 200U);
  EXPECT_EQ(post("/api/friends/remove", R"({"name":"Celina"})", ala).status, 404U);
  EXPECT_EQ(post("/api/friends/remove", R"({"name":"Bela"})", ala).status, 200U);
  EXPECT_TRUE(friends(ala).empty());
  EXPECT_TRUE(friends(bela).empty());
  EXPECT_EQ(open_link(link, bela).code(), "no-such-friend-link");
  const std::string next = link_of(ala);
  EXPECT_NE(next, link);
  EXPECT_NE(link_of(ala, R"({"new":true})"), next);
}

TEST_F(FriendsTest, FriendsSeeWhoIsHereAndWhereOneMayJoin) {
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  ASSERT_EQ(open_link(link_of(ala), bela).status, 200U);
  EXPECT_TRUE(*friends(bela)[0].find("online")->boolean());
  loop.advance(120'000);
  EXPECT_FALSE(*friends(bela)[0].find("online")->boolean()) << "not heard of for two minutes";
  Line line = connect(ala);
  EXPECT_TRUE(*friends(bela)[0].find("online")->boolean()) << "a socket is open";
  (void)post("/api/tables", R"({"game":"nowa-huta","seats":3})", ala);
  EXPECT_TRUE(friends(bela)[0].find("tables")->array()->empty()) << "a table by invitation is for who is invited";
  const std::string open = post("/api/tables", R"({"game":"nowa-huta","seats":3,"listed":true})", ala).field("table");
  const Value::Array tables = *friends(bela)[0].find("tables")->array();
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(*tables[0].find("table")->text(), open);
  EXPECT_EQ(*tables[0].find("state")->text(), "open");
  line.listener->closed();
}

TEST_F(FriendsTest, RatingsAreShownBesideNamesAndStatisticsToOneselfAlone) {
  Scorekeeper keeper{built_in_games(), loop, workers, store, log};
  hall.on_over = [&](const std::string& table) { keeper.count(table); };
  hall.resume([] {});
  const std::string ala = named("Ala");
  const std::string bela = named("Bela");
  for (const std::string& cookie : {ala, bela})
    ASSERT_EQ(post("/api/keep", R"({"password":"correct horse"})", cookie).status, 200U);
  const auto table = [&](const std::string& who) {
    return post("/api/tables", R"({"game":"vampire-empire","seats":2,"listed":true})", who).field("table");
  };
  const std::string id = table(ala);
  Line line = connect(ala);
  Line other = connect(bela);
  const auto say = [&](Line& from, const std::string& what) {
    return code(from, R"({"do":")" + what + R"(","table":")" + id + "\"}");
  };
  ASSERT_EQ(say(other, "sit"), "");
  // Both come from 10.0.0.1 here, so the store is told how two from elsewhere would stand.
  ASSERT_EQ(say(line, "start"), "");
  ASSERT_EQ(say(line, "open"), "");
  ASSERT_EQ(say(line, "stand"), "");
  ASSERT_EQ(say(other, "stand"), "");
  const Value mine = get("/api/statistics", ala).body;
  ASSERT_EQ(mine.find("games")->array()->size(), 1U);
  const Value& game = mine.find("games")->array()->front();
  EXPECT_EQ(game.find("rating"), nullptr) << "neighbours are not rated";
  const Value& kind = game.find("kinds")->array()->front();
  EXPECT_EQ(to_json(*kind.find("against")), R"(["people"])");
  EXPECT_EQ(*kind.find("matches")->integer(), 1);
  EXPECT_EQ(*kind.find("won")->integer() + *get("/api/statistics", bela)
                                                .body.find("games")
                                                ->array()
                                                ->front()
                                                .find("kinds")
                                                ->array()
                                                ->front()
                                                .find("won")
                                                ->integer(),
            100);
  EXPECT_EQ(get("/api/statistics").status, 401U);

  const auto account = [&](const std::string& name) {
    for (const auto& [number, each] : store.accounts())
      if (each.name == name) return number;
    return AccountId{0};
  };
  store.count({"elsewhere", 1, "vampire-empire", 2, {{account("Ala"), 1, "people", 1.0, 1, {27.5, 8.0}}}}, {});
  loop.run();
  const std::string shown = R"({"value":1600,"uncertainty":640,"matches":1})";
  const std::string next = table(ala);
  const Value lobby = get("/api/tables", bela).body;
  const Value& seat = lobby.find("tables")->array()->front().find("seats")->array()->front();
  EXPECT_EQ(to_json(*seat.find("rating")), shown);
  const Value at = get("/api/tables/" + next + "/ratings", bela).body;
  EXPECT_EQ(to_json(*at.find("ratings")), "[" + shown + ",null]");
  EXPECT_EQ(get("/api/tables/" + next + "/ratings").status, 401U);
  const std::string closed = post("/api/tables", R"({"game":"vampire-empire","seats":2})", ala).field("table");
  EXPECT_EQ(get("/api/tables/" + closed + "/ratings", bela).code(), "not-allowed");
  line.listener->closed();
  other.listener->closed();
}

TEST_F(FriendsTest, MyMatchesSayWhichWaitForMe) {
  const std::string ala = named("Ala");
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"start":true,"sitters":["me","bot:easy"]})", ala)
          .field("table");
  (void)post("/api/tables", R"({"game":"nowa-huta","seats":2})", ala);
  bool mine = false;
  hall.read(id, [&](const Table* table) { mine = table->match()->pending().must.has(krypta::seat(0)); });
  loop.run();
  const Got got = get("/api/mine", ala);
  EXPECT_EQ(to_json(*got.body.find("waiting")), mine ? "[\"" + id + "\"]" : "[]");
  EXPECT_EQ(got.body.find("tables")->array()->size(), 2U);
}

/// Who sits in the waiting room and is called something else by now may say so, and keeps what he added to chance.
TEST_F(FriendsTest, WhoSitsDownOnceMoreIsCalledAsHeIsCalledNow) {
  const std::string ala = named("Ala");
  const std::string id = post("/api/tables", R"({"game":"nowa-huta","seats":2,"listed":true})", ala).field("table");
  const std::string bela = named("Guest 1");
  Line line = connect(bela);
  const auto say = [&](const std::string& what, const std::string& more = {}) {
    return code(line, R"({"do":")" + what + R"(","table":")" + id + "\"" + more + "}");
  };
  ASSERT_EQ(say("sit"), "");
  ASSERT_EQ(say("entropy", R"(,"entropy":"1-2-3")"), "");
  ASSERT_EQ(post("/api/rename", R"({"name":"Bela"})", bela).status, 200U);
  ASSERT_EQ(say("sit", R"(,"seat":1)"), "");
  hall.read(id, [&](const Table* table) {
    EXPECT_EQ(table->chair(krypta::seat(1)).sitter.name, "Bela");
    EXPECT_EQ(table->chair(krypta::seat(1)).entropy, "1-2-3");
  });
  loop.run();
  EXPECT_EQ(say("sit", R"(,"seat":0)"), "already-seated");
  line.listener->closed();
}

TEST_F(FriendsTest, GamesSayWhatTheirOptionsOfferAtTablesOfEachSize) {
  const Value games = get("/api/games").body;
  const auto option = [&](std::string_view game, std::string_view name) -> const Value& {
    for (const Value& each : *games.find("games")->array()) {
      if (*each.find("id")->text() != game) continue;
      for (const Value& one : *each.find("options")->array())
        if (*one.find("name")->text() == name) return one;
    }
    return games;
  };
  const Value& first = *option("mascarade", "first").find("offered");
  EXPECT_EQ(to_json(*first.find("3")), R"(["draw","0","1","2"])");
  EXPECT_EQ(first.find("10")->array()->size(), 11U);
  EXPECT_EQ(first.find("13"), nullptr) << "thirteen take every value";
  EXPECT_EQ(to_json(*option("nowa-huta", "elder").find("offered")->find("2")), R"(["draw","0","1"])");
  EXPECT_EQ(option("mascarade", "answers").find("offered"), nullptr);
}

}  // namespace
}  // namespace krypta::server::test::friends_test
