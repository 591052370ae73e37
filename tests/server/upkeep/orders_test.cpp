#include "tests/server/upkeep/fixture.hpp"

/// Who is kept out, who must not chat, and what holds for everybody.
namespace krypta::server::test::upkeep_orders_test {
namespace {

constexpr Time hour = 3'600'000;

TEST_F(UpkeepTest, WhoIsBannedIsToldWhyAndUntilWhenInHisLanguageAndIsClosedOut) {
  const std::string ada = somebody("Ada");
  const std::string eve = somebody("Eve");
  ASSERT_EQ(post("/api/language", R"({"lang":"pl"})", ada).status, 200U);
  Line line = connect(ada);
  ASSERT_EQ(refused(R"({"do":"ban","who":"Ada","reason":"robots","for":3600000})"), "");
  EXPECT_EQ(line.socket->closed, 1008);
  const Got got = get("/api/mine", ada);
  EXPECT_EQ(got.status, 403U);
  EXPECT_EQ(got.code(), "banned");
  const Value& error = *got.body.find("error");
  EXPECT_EQ(*error.find("reason")->text(), "robots");
  EXPECT_EQ(*error.find("until")->integer(), loop.now() + hour);
  EXPECT_NE(error.find("message")->text()->find("Nie możesz"), std::string::npos);
  EXPECT_NE(error.find("message")->text()->find("robots"), std::string::npos);
  EXPECT_EQ(get("/api/me", ada).code(), "banned");
  EXPECT_EQ(post("/api/rename", R"({"name":"Adam"})", ada).code(), "banned");
  EXPECT_EQ(connect(ada).refused, 403U);
  EXPECT_EQ(get("/", ada).status, 200U) << "the client shows why";
  EXPECT_EQ(get("/api/mine", eve).code(), "");

  loop.advance(hour);
  EXPECT_EQ(get("/api/mine", ada).code(), "");
}

TEST_F(UpkeepTest, ABanForGoodHoldsUntilItIsLifted) {
  const std::string ada = somebody("Ada");
  ASSERT_EQ(post("/api/keep", R"({"password":"correct horse battery"})", ada).status, 200U);
  const Value made = order(R"({"do":"ban","who":"ada","reason":"robots"})");
  loop.advance(60 * 24 * hour);
  EXPECT_EQ(get("/api/mine", ada).code(), "banned");
  EXPECT_EQ(get("/api/mine", ada).body.find("error")->find("until"), nullptr);
  const Got again = post("/api/login", R"({"name":"Ada","password":"correct horse battery"})");
  EXPECT_EQ(again.code(), "banned");
  EXPECT_EQ(again.cookie, "");
  const std::string lift = R"({"do":"lift","id":)" + std::to_string(*made.find("id")->integer()) + "}";
  EXPECT_EQ(refused(lift), "");
  EXPECT_EQ(refused(lift), "not-found");
  EXPECT_EQ(get("/api/mine", ada).code(), "");
}

TEST_F(UpkeepTest, ANetworkIsBannedForThoseWhoComeFromIt) {
  const std::string ada = somebody("Ada");
  Line line = connect(ada);
  EXPECT_EQ(refused(R"({"do":"ban","address":"10.0.0.9/8","reason":"robots"})"), "");
  EXPECT_EQ(line.socket->closed, 1008);
  EXPECT_EQ(get("/api/tables").code(), "banned");
  EXPECT_EQ(post("/api/guest", "{}").code(), "banned");
  EXPECT_EQ(*rows(R"({"do":"sanctions"})").at(0).find("who")->text(), "10.0.0.0/8");
  HttpRequest other = request("GET", "/api/mine", {}, ada);
  other.address = "11.0.0.1";
  EXPECT_EQ(ask(std::move(other)).code(), "");
  EXPECT_EQ(refused(R"({"do":"ban","address":"0.0.0.0/0","reason":"all"})"), "bad-request");
  EXPECT_EQ(refused(R"({"do":"ban","address":"::/8","reason":"all"})"), "bad-request");
  EXPECT_EQ(refused(R"({"do":"ban","address":"home","reason":"robots"})"), "bad-request");
  EXPECT_EQ(refused(R"({"do":"ban","who":"Nobody","reason":"robots"})"), "no-such-account");
  EXPECT_EQ(refused(R"({"do":"ban","who":"Ada"})"), "bad-request");
}

TEST_F(UpkeepTest, WhoIsMutedPlaysOnAndSaysNothing) {
  const std::string ada = somebody("Ada");
  Party at = party({ada, somebody("Eve")});
  ASSERT_EQ(refused(R"({"do":"mute","who":"Eve","reason":"shouting","for":60000})"), "");
  EXPECT_EQ(says(at.lines[1], at.table, "HELLO"), "muted");
  EXPECT_EQ(says(at.lines[0], at.table, "hello"), "");
  EXPECT_EQ(code(at.lines[0], R"({"do":"start","table":")" + at.table + "\"}"), "");
  loop.advance(60'000);
  EXPECT_EQ(says(at.lines[1], at.table, "hello"), "");
}

TEST_F(UpkeepTest, AnotherServersOrdersAreFoundInAFewSeconds) {
  bool begun = false;
  orders.begin([&] { begun = true; });
  loop.run();
  ASSERT_TRUE(begun);
  const std::string ada = somebody("Ada");
  const AccountId id = store.accounts().begin()->first;
  store.add_sanction({.id = 1, .kind = store::Sanction::Kind::ban, .account = id, .reason = "r"}, {});
  EXPECT_EQ(get("/api/mine", ada).code(), "");
  loop.advance(5'000);
  EXPECT_EQ(get("/api/mine", ada).code(), "banned");
}

TEST_F(UpkeepTest, NobodyIsLetInBeforeItIsKnownWhoIsBanned) {
  store.failing_reads = true;
  bool begun = false;
  orders.begin([&] { begun = true; });
  loop.advance(5'000);
  EXPECT_FALSE(begun);
  store.failing_reads = false;
  loop.advance(1'000);
  EXPECT_TRUE(begun);
}

TEST_F(UpkeepTest, EverybodyIsToldAtOnceAndWhoComesLaterAsksForIt) {
  Line line = connect(somebody("Ada"));
  ASSERT_EQ(refused(R"({"do":"announce","text":"back at nine"})"), "");
  ASSERT_FALSE(line.socket->got.empty());
  EXPECT_EQ(*line.socket->got.back().find("notice")->find("text")->text(), "back at nine");
  EXPECT_EQ(*get("/api/notice").body.find("notice")->find("text")->text(), "back at nine");
  ASSERT_EQ(refused(R"({"do":"announce"})"), "");
  EXPECT_TRUE(line.socket->got.back().find("notice")->is_null());
  EXPECT_TRUE(get("/api/notice").body.find("notice")->is_null());
}

TEST_F(UpkeepTest, NothingIsWrittenByPeopleWhileItIsReadOnly) {
  const std::string ada = somebody("Ada");
  Party at = party({ada, somebody("Eve")}, R"(,"clock":{"kind":"decision","seconds":30})");
  ASSERT_EQ(code(at.lines[0], R"({"do":"start","table":")" + at.table + "\"}"), "");
  ASSERT_EQ(refused(R"({"do":"read-only","on":true})"), "");
  const std::size_t entries = store.raw(at.table).size();
  const auto accounts = store.accounts();
  EXPECT_EQ(says(at.lines[0], at.table, "hello"), "read-only");
  EXPECT_EQ(post("/api/rename", R"({"name":"Adam"})", ada).code(), "read-only");
  EXPECT_EQ(post("/api/guest", "{}").code(), "read-only");
  EXPECT_EQ(post("/api/tables", R"({"game":"nowa-huta","seats":2})", ada).code(), "read-only");
  EXPECT_EQ(get("/api/mine", ada).code(), "");
  loop.advance(10 * 60'000);
  EXPECT_EQ(store.raw(at.table).size(), entries) << "nobody's time runs out";
  EXPECT_EQ(store.accounts().size(), accounts.size());

  ASSERT_EQ(refused(R"({"do":"read-only","on":false})"), "");
  ASSERT_EQ(store.raw(at.table).size(), entries + 1);
  const auto body = read_body(store.raw(at.table).back().body);
  ASSERT_TRUE(body);
  ASSERT_TRUE(std::holds_alternative<Resumed>(*body));
  EXPECT_EQ(std::get<Resumed>(*body).lost, 10 * 60'000);
  loop.advance(29'000);
  EXPECT_EQ(store.raw(at.table).size(), entries + 1) << "the time that was left is left";
  EXPECT_EQ(says(at.lines[0], at.table, "hello"), "");
  loop.advance(10'000);
  EXPECT_GT(store.raw(at.table).size(), entries + 2);
}

TEST_F(UpkeepTest, AServerThatStartsAgainWhileItIsReadOnlyTakesThatTimeOffToo) {
  ASSERT_EQ(refused(R"({"do":"read-only","on":true})"), "");
  const Time since = loop.now();
  loop.advance(10 * 60'000);
  std::optional<Time> alive;
  store.last_alive([&](const store::Found<Time>& found) { alive = found.value; });
  loop.run();
  EXPECT_EQ(alive, since);
}

TEST(Prefixes, AnAddressIsInANetworkThatBeginsLikeIt) {
  const auto has = [](std::string_view network, std::string_view address) {
    const auto prefix = Prefix::read(network);
    return prefix && prefix->has(address);
  };
  EXPECT_TRUE(has("203.0.113.0/24", "203.0.113.7"));
  EXPECT_FALSE(has("203.0.113.0/24", "203.0.114.7"));
  EXPECT_TRUE(has("203.0.113.0/25", "203.0.113.127"));
  EXPECT_FALSE(has("203.0.113.0/25", "203.0.113.128"));
  EXPECT_TRUE(has("203.0.113.7", "203.0.113.7"));
  EXPECT_TRUE(has("203.0.113.7", "::ffff:203.0.113.7"));
  EXPECT_FALSE(has("203.0.113.7", "203.0.113.8"));
  EXPECT_TRUE(has("2001:db8:5::/48", "2001:db8:5:1::9"));
  EXPECT_FALSE(has("2001:db8:5::/48", "2001:db8:6::9"));
  EXPECT_FALSE(has("203.0.113.0/24", "nowhere"));
  EXPECT_EQ(Prefix::read("203.0.113.77/24")->text(), "203.0.113.0/24");
  EXPECT_EQ(Prefix::read("2001:db8::5/32")->text(), "2001:db8::/32");
  EXPECT_EQ(Prefix::read("203.0.113.77")->text(), "203.0.113.77");
  for (const char* wrong :
       {"", "203.0.113", "203.0.113.0/33", "203.0.113.0/", "203.0.113.0/-1", "2001:db8::/129", "x/8"})
    EXPECT_FALSE(Prefix::read(wrong)) << wrong;
}

}  // namespace
}  // namespace krypta::server::test::upkeep_orders_test
