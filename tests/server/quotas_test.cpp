#include "tests/server/app/fixture.hpp"
#include "tests/server/hall/fixture.hpp"

/// How much of the server one person and one address may have.
namespace krypta::server::test::quotas_test {
namespace {

Person somebody(AccountId account, std::string_view address) { return {account, "P", networks_of(address)}; }

TEST(Quotas, ATableMoreThanAPersonOrAnAddressMayHaveIsRefused) {
  Quotas quotas{{.tables = {3, 5}, .open = {2, 3}}};
  const Network here{"10.0.0.1", 1};
  EXPECT_TRUE(quotas.may_make({{2, 1}, {4, 2}}, here));
  EXPECT_FALSE(quotas.may_make({{3, 1}, {3, 1}}, here)) << "his tables";
  EXPECT_FALSE(quotas.may_make({{2, 2}, {2, 2}}, here)) << "his open ones";
  EXPECT_FALSE(quotas.may_make({{0, 0}, {5, 2}}, here)) << "the tables of the address";
  EXPECT_FALSE(quotas.may_make({{0, 0}, {3, 3}}, here)) << "its open ones";
  EXPECT_TRUE(quotas.may_make({{0, 0}, {5, 3}}, {"2001:db8::/56", 4})) << "it counts as four";
  MetricsText text;
  quotas.write(text);
  EXPECT_NE(text.text().find("krypta_quota{what=\"tables\",per=\"person\"} 3\n"), std::string::npos) << text.text();
  EXPECT_NE(text.text().find("krypta_quota_refused_total{what=\"open\",per=\"address\"} 1\n"), std::string::npos);
}

TEST(Quotas, EntriesAndBytesComeBackOverADay) {
  Quotas quotas{{.entries = {3, 4}, .bytes = {100, 1000}}};
  const Person one = somebody(1, "10.0.0.1");
  const Person other = somebody(2, "10.0.0.1");
  const Person elsewhere = somebody(3, "10.0.0.2");
  EXPECT_FALSE(quotas.may_write(one, 101, 0)) << "bytes";
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(quotas.may_write(one, 10, 0));
  EXPECT_FALSE(quotas.may_write(one, 10, 0));
  EXPECT_TRUE(quotas.may_write(other, 10, 0));
  EXPECT_FALSE(quotas.may_write(other, 10, 0)) << "the address has had all of its own";
  EXPECT_TRUE(quotas.may_write(elsewhere, 10, 0));
  EXPECT_TRUE(quotas.may_write(one, 10, 9 * 3'600'000)) << "a third of a day later";
}

TEST(Quotas, WhatIsSaidAndWhatIsKeptIsBounded) {
  Quotas quotas{{.chats = {2, 3}, .matches = {5, 7}}};
  const Person one = somebody(1, "10.0.0.1");
  const Person other = somebody(2, "10.0.0.1");
  EXPECT_TRUE(quotas.may_say(one, 0));
  EXPECT_TRUE(quotas.may_say(one, 0));
  EXPECT_FALSE(quotas.may_say(one, 0));
  EXPECT_TRUE(quotas.may_say(other, 0));
  EXPECT_FALSE(quotas.may_say(other, 0)) << "the address has said enough";
  EXPECT_TRUE(quotas.may_say(one, 13 * 3'600'000)) << "half a day later";
  const Network here{"10.0.0.1", 1};
  EXPECT_TRUE(quotas.may_make({{0, 0, 4}, {0, 0, 6}}, here));
  EXPECT_FALSE(quotas.may_make({{0, 0, 5}, {0, 0, 6}}, here));
  EXPECT_FALSE(quotas.may_make({{0, 0, 4}, {0, 0, 7}}, here));
}

TEST(Quotas, ASocketsPlaceIsFreeAgainWhenItIsGone) {
  Quotas quotas{{.sockets = {2, 3}}};
  auto first = quotas.connect(somebody(1, "10.0.0.1"));
  const auto second = quotas.connect(somebody(1, "10.0.0.1"));
  ASSERT_NE(first, nullptr);
  ASSERT_NE(second, nullptr);
  EXPECT_EQ(quotas.connect(somebody(1, "10.0.0.2")), nullptr) << "the person has two";
  const auto third = quotas.connect(somebody(2, "10.0.0.1"));
  EXPECT_NE(third, nullptr);
  EXPECT_EQ(quotas.connect(somebody(3, "10.0.0.1")), nullptr) << "the address has three";
  first.reset();
  EXPECT_NE(quotas.connect(somebody(3, "10.0.0.1")), nullptr);
}

class AppQuotasTest : public AppTest {
 protected:
  std::string make(const std::string& cookie, const std::string& address = "10.0.0.1") {
    HttpRequest made =
        request("POST", "/api/tables", R"({"game":"nowa-huta","seats":2,"listed":true,"watching":"everyone"})", cookie);
    made.address = address;
    return ask(std::move(made)).code();
  }
};

/// Ten guests of one address make tables as fast as they can, all at the same time.
TEST_F(AppQuotasTest, GuestsOfOneAddressFillNeitherTheServerNorTheLobby) {
  const std::string honest = guest();
  std::vector<std::string> crowd;
  for (int i = 0; i < 9; ++i) crowd.push_back(guest());
  ASSERT_EQ(make(honest, "10.9.9.9"), "");
  loop.advance(1);
  unsigned made = 0;
  unsigned refused = 0;
  for (int round = 0; round < 10; ++round) {
    for (const std::string& cookie : crowd) {
      HttpRequest more = request("POST", "/api/tables", R"({"game":"nowa-huta","seats":2,"listed":true})", cookie);
      app.answer(std::move(more), [&](const HttpResponse& response) {
        ++(response.status == 200 ? made : refused);
        EXPECT_TRUE(response.status == 200U || response.status == 429U) << response.body;
      });
    }
  }
  loop.run();
  EXPECT_EQ(made, 60U) << "as many as an address may have open";
  EXPECT_EQ(refused, 30U);
  const Got lobby = get("/api/tables");
  EXPECT_LE(lobby.body.find("tables")->array()->size(), 26U)
      << "twenty-five of that address, and the one from elsewhere";
  const Value mine = get("/api/mine", honest).body.find("tables")->array()->front();
  EXPECT_NE(lobby.text.find(*mine.find("table")->text()), std::string::npos);
}

TEST_F(AppQuotasTest, OfOnePersonOnlyTheNewestTablesAreInTheLobby) {
  const std::string mine = guest();
  for (int i = 0; i < 5; ++i) ASSERT_EQ(make(mine), "");
  EXPECT_EQ(get("/api/tables").body.find("tables")->array()->size(), 3U);
  EXPECT_EQ(get("/api/mine", mine).body.find("tables")->array()->size(), 5U);
}

TEST_F(AppQuotasTest, TheLobbyPages) {
  for (int i = 0; i < 60; ++i) {
    Created created{.game = "nowa-huta", .setup = {2, {}}, .listed = true, .host = 1000 + i};
    created.sitters.resize(2);
    hall.create(created, [](const auto&) {});
    loop.advance(10);
  }
  const Got first = get("/api/tables");
  ASSERT_EQ(first.body.find("tables")->array()->size(), 50U);
  HttpRequest second = request("GET", "/api/tables", {}, {});
  second.query = "after=" + first.field("next");
  const Got rest = ask(std::move(second));
  ASSERT_EQ(rest.body.find("tables")->array()->size(), 10U);
  EXPECT_EQ(rest.body.find("next"), nullptr);
  std::set<std::string> all;
  for (const Got* got : {&first, &rest}) {
    for (const Value& table : *got->body.find("tables")->array()) all.insert(*table.find("table")->text());
  }
  EXPECT_EQ(all.size(), 60U);
}

TEST_F(AppQuotasTest, SocketsOverTheQuotaAreRefused) {
  const std::string mine = guest();
  std::vector<Line> open;
  for (int i = 0; i < 20; ++i) {
    open.push_back(connect(mine));
    ASSERT_NE(open.back().listener, nullptr) << i;
  }
  EXPECT_EQ(connect(mine).refused, 429U);
  open.front().listener->closed();
  open.erase(open.begin());
  EXPECT_NE(connect(mine).listener, nullptr);
}

class HallQuotasTest : public HallTest {
 protected:
  HallQuotasTest() {
    settings.quotas.entries = {5, 100};
    hall.emplace(built_in_games(), loop, workers, store, log, settings);
  }
};

TEST_F(HallQuotasTest, WhoWritesTooMuchIsRefusedAndTheOthersAreNot) {
  const std::string id = create(2, 2);
  unsigned said = 0;
  while (said < 50 && wish(id, 0, Say{"hello"}).empty()) ++said;
  EXPECT_EQ(said, 5U);
  EXPECT_EQ(wish(id, 0, Say{"hello"}), "quota");
  EXPECT_EQ(wish(id, 1, Say{"at last"}), "");
}

}  // namespace
}  // namespace krypta::server::test::quotas_test
