#include "tests/server/app/fixture.hpp"

namespace krypta::server::test::app_socket_test {
namespace {

TEST_F(AppTest, GarbageOnASocketIsAnsweredAndHarmsNobody) {
  const std::string cookie = guest();
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"start":true})", cookie)
          .field("table");
  Line line = connect(cookie);
  EXPECT_EQ(code(line, ""), "bad-json");
  EXPECT_EQ(code(line, "{"), "bad-json");
  EXPECT_EQ(code(line, "[1,2]"), "bad-json");
  EXPECT_EQ(code(line, "\xff\xfe"), "bad-json");
  EXPECT_EQ(code(line, std::string(10'000, '[')), "bad-json");
  EXPECT_EQ(code(line, "{}"), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"dance","table":"x"})"), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"open"})"), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"open","table":"nowhere"})"), "no-such-table");
  EXPECT_EQ(code(line, R"({"do":"open","table":7})"), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"ping","id":{}})"), "bad-request");
  const auto act = [&](std::string rest) { return R"({"do":"act","table":")" + id + "\"" + rest + "}"; };
  EXPECT_EQ(code(line, act(R"(,"id":"a","number":1,"option":"x")")), "not-open");
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  EXPECT_EQ(code(line, act("")), "bad-request");
  EXPECT_EQ(code(line, act(R"(,"id":"a","number":-1,"option":"x")")), "bad-request");
  EXPECT_EQ(code(line, act(R"(,"id":"a","number":99999,"option":"x")")), "stale");
  EXPECT_EQ(code(line, act(R"(,"id":")" + std::string(100, 'x') + R"(","number":1,"option":"x")")), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"ping","id":1})"), "");
}

TEST_F(AppTest, AStaleChoiceIsAnsweredWithHowThingsStand) {
  const std::string cookie = guest();
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"start":true})", cookie)
          .field("table");
  Line line = connect(cookie);
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  ASSERT_EQ(code(line, R"({"do":"act","table":")" + id + R"(","id":"a","number":0,"option":"x"})"), "stale");
  const Value& packet = line.socket->got.back();
  ASSERT_NE(packet.find("now"), nullptr);
  EXPECT_EQ(*packet.find("told")->array(), Value::Array{}) << "he has had every line";
  EXPECT_EQ(*packet.find("from")->integer(), *packet.find("number")->integer());
  EXPECT_NE(packet.find("now")->find("view"), nullptr);
}

TEST_F(AppTest, ATableForFriendsIsNotForStrangersUnlessTheySaySo) {
  const std::string one = guest();
  const std::string start = R"("start":true,"sitters":["me","bot:easy"]})";
  const std::string closed = post("/api/tables", R"({"game":"nowa-huta","seats":2,)" + start, one).field("table");
  const std::string open =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"watching":"everyone",)" + start, one).field("table");
  Line line = connect(guest());
  EXPECT_EQ(code(line, R"({"do":"open","table":")" + closed + R"("})"), "not-allowed");
  EXPECT_EQ(code(line, R"({"do":"open","table":")" + open + R"("})"), "");
  EXPECT_EQ(get("/api/tables").text.find(closed), std::string::npos);
}

TEST_F(AppTest, OnePersonsTokenOpensThatPersonsSeatsAndNothingElse) {
  const std::string one = guest();
  const std::string two = guest();
  const std::string id =
      post("/api/tables",
           R"({"game":"nowa-huta","seats":2,"watching":"everyone","sitters":["me","bot:easy"],"start":true})", one)
          .field("table");
  Line line = connect(two);
  const Value opened = tell(line, R"({"do":"open","table":")" + id + R"(","seat":0,"have":0})");
  EXPECT_EQ(*opened.find("seat")->text(), "spectator") << "asking for a seat does not give it";
  EXPECT_EQ(code(line, R"({"do":"act","table":")" + id + R"(","seat":0,"id":"a","number":1,"option":"circle:bat"})"),
            "not-seated");
  EXPECT_EQ(code(line, R"({"do":"chat","table":")" + id + R"(","text":"boo"})"), "not-seated");
  EXPECT_EQ(code(line, R"({"do":"stand","table":")" + id + R"("})"), "not-seated");
  EXPECT_EQ(code(line, R"({"do":"explain","table":")" + id + R"(","option":"circle:bat"})"), "not-seated");
  for (const Value& message : line.socket->got) EXPECT_EQ(to_json(message).find("invitation"), std::string::npos);
}

TEST_F(AppTest, ANumberIsExplainedToWhoLooksAtIt) {
  const std::string one = guest();
  const std::string id = post("/api/tables",
                              R"({"game":"nowa-huta","seats":2,"listed":true,"watching":"nobody",)"
                              R"("options":{"elder":"1"},"sitters":["me","bot:easy"]})",
                              one)
                             .field("table");
  const auto account = [&](std::string rest) { return R"({"do":"account","table":")" + id + "\"" + rest + "}"; };
  Line player = connect(one);
  Line watcher = connect(guest());
  const std::string points = account(R"(,"number":"players.0.points")");
  EXPECT_EQ(code(player, points), "not-open");
  for (Line* line : {&player, &watcher}) ASSERT_EQ(code(*line, R"({"do":"open","table":")" + id + R"("})"), "");
  EXPECT_EQ(code(player, points), "not-started");
  ASSERT_EQ(code(player, R"({"do":"start","table":")" + id + R"("})"), "");
  EXPECT_EQ(code(watcher, points), "not-open") << "nobody may watch any more";
  EXPECT_EQ(code(player, account("")), "bad-request");
  EXPECT_EQ(code(player, account(R"(,"number":7)")), "bad-request");
  EXPECT_EQ(code(player, account(R"(,"number":"no.such.number")")), "no-account");
  EXPECT_EQ(code(player, account(R"(,"number":"")")), "no-account");
  const Value answer = tell(player, points);
  const Value* found = answer.find("account");
  ASSERT_NE(found, nullptr) << to_json(answer);
  EXPECT_EQ(*found->find("total")->integer(), 0);
  EXPECT_NE(found->find("lines")->array(), nullptr);
  EXPECT_NE(found->find("rule")->array(), nullptr);
}

TEST_F(AppTest, AnAccountAddsUp) {
  const std::string one = guest();
  const std::string id =
      post("/api/tables",
           R"({"game":"nowa-huta","seats":2,"watching":"everyone","sitters":["me","bot:easy"],"start":true})", one)
          .field("table");
  Line player = connect(one);
  ASSERT_EQ(code(player, R"({"do":"stand","table":")" + id + R"("})"), "");
  Line watcher = connect(post("/api/guest", R"({"lang":"pl"})").cookie);
  ASSERT_EQ(code(watcher, R"({"do":"open","table":")" + id + R"("})"), "");
  std::vector<int> scores;
  hall.read(id, [&](const Table* table) { scores = table->match()->result().scores; });
  loop.run();
  for (unsigned s = 0; s < 2; ++s) {
    const Value answer = tell(
        watcher, R"({"do":"account","table":")" + id + R"(","number":"players.)" + std::to_string(s) + R"(.points"})");
    ASSERT_NE(answer.find("account"), nullptr) << to_json(answer);
    const Value& account = *answer.find("account");
    std::int64_t sum = 0;
    for (const Value& line : *account.find("lines")->array()) {
      EXPECT_FALSE(line.find("text")->text()->empty());
      if (line.find("amount") != nullptr) sum += *line.find("amount")->integer();
    }
    EXPECT_EQ(sum, *account.find("total")->integer());
    EXPECT_EQ(sum, scores[s]);
  }
}

TEST_F(AppTest, WhyNotIsAnsweredForWhatWasPointedAt) {
  const std::string cookie = guest();
  const std::string id = post("/api/tables",
                              R"({"game":"nowa-huta","seats":2,"options":{"elder":"1"},)"
                              R"("sitters":["me","bot:easy"],"start":true})",
                              cookie)
                             .field("table");
  Line line = connect(cookie);
  const auto explain = [&](std::string rest) { return R"({"do":"explain","table":")" + id + "\"" + rest + "}"; };
  EXPECT_EQ(code(line, explain("")), "bad-request");
  EXPECT_EQ(code(line, explain(R"(,"target":7)")), "bad-request");
  const Value legal = tell(line, explain(R"(,"target":"estate:zielone")"));
  EXPECT_TRUE(*legal.find("legal")->boolean()) << to_json(legal);
  EXPECT_EQ(to_json(*legal.find("waiting")), "[0]");
  const Value other = tell(line, explain(R"(,"target":"card:cw1")"));
  EXPECT_FALSE(*other.find("legal")->boolean());
  EXPECT_EQ(*other.find("rules")->array()->front().find("id")->text(), "NH-025");
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  std::int64_t number = 0;
  for (const Value& message : line.socket->got) {
    if (message.find("told") != nullptr) number = *message.find("number")->integer();
  }
  const Value refused = tell(line, R"({"do":"act","id":"a","option":"circle:bat","table":")" + id + R"(","number":)" +
                                       std::to_string(number) + "}");
  EXPECT_EQ(*refused.find("error")->find("code")->text(), "illegal");
  EXPECT_EQ(*refused.find("error")->find("rules"), *other.find("rules"));
}

TEST_F(AppTest, SigningOutClosesTheSocketsOfThatSession) {
  const std::string cookie = guest();
  Line line = connect(cookie);
  Line other = connect(guest());
  ASSERT_EQ(post("/api/logout", "{}", cookie).status, 200U);
  EXPECT_EQ(line.socket->closed, 1008);
  EXPECT_EQ(other.socket->closed, 0);
}

TEST_F(AppTest, TheLogHoldsNoSecret) {
  const std::string cookie = guest();
  ASSERT_EQ(post("/api/keep", R"({"password":"correct horse"})", cookie).status, 200U);
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"start":true})", cookie)
          .field("table");
  Line line = connect(cookie);
  ASSERT_EQ(code(line, R"({"do":"stand","table":")" + id + R"("})"), "");
  ASSERT_FALSE(lines.empty());
  const Table* table = nullptr;
  hall.read(id, [&](const Table* found) { table = found; });
  loop.run();
  for (const std::string& one : lines) {
    EXPECT_EQ(one.find(cookie.substr(7)), std::string::npos);
    EXPECT_EQ(one.find("correct horse"), std::string::npos);
    EXPECT_EQ(one.find(table->agreed().invitation), std::string::npos);
    EXPECT_EQ(one.find(fair::to_hex(table->agreed().secret)), std::string::npos);
  }
}

TEST_F(AppTest, ASentenceComesInThePersonsLanguage) {
  const std::string cookie = post("/api/guest", R"({"lang":"pl"})").cookie;
  Line line = connect(cookie);
  const Value refused = tell(line, R"({"do":"open","table":"nowhere"})");
  EXPECT_EQ(*refused.find("error")->find("message")->text(), "Nie ma takiego stołu.");
  EXPECT_EQ(code(line, R"({"do":"language","lang":"xx"})"), "bad-request");
  EXPECT_EQ(code(line, R"({"do":"language","lang":"hu"})"), "");
  EXPECT_EQ(*tell(line, R"({"do":"open","table":"nowhere"})").find("error")->find("message")->text(),
            "Nincs ilyen asztal.");
}

}  // namespace
}  // namespace krypta::server::test::app_socket_test
