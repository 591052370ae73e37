#include "fair/match_file.hpp"
#include "server/app/replays.hpp"
#include "tests/games.hpp"
#include "tests/server/app/fixture.hpp"

namespace krypta::server::test::app_replay_test {
namespace {

class AppReplayTest : public AppTest {
 protected:
  Got replay(const std::string& table, std::string query, const std::string& cookie) {
    HttpRequest asked = request("GET", "/api/tables/" + table + "/replay", {}, cookie);
    asked.query = std::move(query);
    return ask(std::move(asked));
  }
  std::string table(const std::string& more, const std::string& cookie, unsigned seats = 2) {
    return post("/api/tables", R"({"game":"nowa-huta","seats":)" + std::to_string(seats) + "," + more + "}", cookie)
        .field("table");
  }
  /// A match that bots have played to its end.
  std::string played(const std::string& cookie, const std::string& more = R"("watching":"everyone")",
                     unsigned seats = 2) {
    std::string sitters = R"("me")";
    for (unsigned s = 1; s < seats; ++s) sitters += R"(,"bot:easy")";
    const std::string id = table(more + R"(,"start":true,"sitters":[)" + sitters + "]", cookie, seats);
    leave_it_to_bots(id, cookie);
    return id;
  }
  static std::size_t count(const Got& got) {
    const Value* frames = got.body.find("frames");
    return frames == nullptr ? 0 : frames->array()->size();
  }
  static std::string detail(const Got& got) {
    const Value* error = got.body.find("error");
    const Value* found = error == nullptr ? nullptr : error->find("detail");
    return found == nullptr ? "" : *found->text();
  }
};

TEST_F(AppReplayTest, WhileAMatchRunsEverybodyLooksBackWithHisOwnEyes) {
  const std::string mine = guest();
  const std::string other = guest();
  const std::string id =
      table(R"("watching":"everyone","listed":true,"options":{"elder":"1"},"sitters":["me","bot:easy"])", mine);
  EXPECT_EQ(replay(id, "", mine).code(), "not-started");
  EXPECT_EQ(replay(id, "", mine).status, 409U);
  Line line = connect(mine);
  ASSERT_EQ(code(line, R"({"do":"start","table":")" + id + R"("})"), "");
  const Got got = replay(id, "seat=0", mine);
  ASSERT_EQ(got.status, 200U) << got.text;
  EXPECT_EQ(got.field("game"), "nowa-huta");
  EXPECT_EQ(*got.body.find("seats")->integer(), 2);
  EXPECT_EQ(got.body.find("names")->array()->size(), 2U);
  EXPECT_EQ(to_json(*got.body.find("colours")), "[0,1]");
  EXPECT_EQ(static_cast<std::size_t>(*got.body.find("length")->integer()), count(got));
  EXPECT_EQ(got.text.find("scores"), std::string::npos);
  EXPECT_EQ(got.text.find("choices"), std::string::npos);
  EXPECT_EQ(replay(id, "", mine).text, got.text) << "one's own eyes unless others are asked for";
  EXPECT_EQ(replay(id, "seat=1", mine).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=spectator", mine).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=open", mine).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=spectator", other).status, 200U);
  EXPECT_EQ(replay(id, "seat=0", other).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=open", other).code(), "not-allowed");
  EXPECT_EQ(replay(id, "", {}).code(), "not-signed-in");
  EXPECT_EQ(replay("nowhere", "", mine).code(), "no-such-table");
}

TEST_F(AppReplayTest, AskingWronglyIsRefusedByName) {
  const std::string mine = guest();
  const std::string id = table(R"("start":true,"sitters":["me","bot:easy"])", mine);
  for (const char* query : {"seat=2", "seat=chance", "seat=", "seat=-1", "seat=99999999999999999999"}) {
    loop.advance(10'000);
    EXPECT_EQ(detail(replay(id, query, mine)).substr(0, 5), "seat:") << query;
  }
  EXPECT_EQ(detail(replay(id, "from=x", mine)).substr(0, 5), "from:");
  EXPECT_EQ(detail(replay(id, "from=-1", mine)).substr(0, 5), "from:");
  EXPECT_EQ(detail(replay(id, "moments=all", mine)).substr(0, 8), "moments:");
  EXPECT_EQ(detail(replay(id, "from=0&count=1e3", mine)).substr(0, 6), "count:");
  EXPECT_EQ(count(replay(id, "from=18446744073709551615&count=18446744073709551615", mine)), 0U);
}

TEST_F(AppReplayTest, AMatchThatIsOverIsOpenToThoseWhoMayLookAndInParts) {
  const std::string mine = guest();
  const std::string other = guest();
  const std::string id = played(mine, R"("watching":"everyone")", 4);
  const Got all = replay(id, "seat=open", other);
  ASSERT_EQ(all.status, 200U) << all.text;
  ASSERT_GT(*all.body.find("length")->integer(), static_cast<std::int64_t>(most_frames)) << "four play for long";
  EXPECT_EQ(count(all), usual_frames);
  EXPECT_NE(all.body.find("frames")->array()->front().find("scores"), nullptr);
  EXPECT_EQ(replay(id, "seat=1", other).status, 200U);
  EXPECT_EQ(count(replay(id, "seat=open&count=5000", other)), most_frames);
  const Got part = replay(id, "seat=open&from=3&count=2", other);
  ASSERT_EQ(count(part), 2U);
  EXPECT_EQ(*part.body.find("from")->integer(), 3);
  EXPECT_EQ((*part.body.find("frames")->array())[1], (*all.body.find("frames")->array())[4]);
  const std::string closed = played(mine, R"("watching":"nobody")");
  EXPECT_EQ(replay(closed, "seat=open", other).code(), "not-allowed");
  EXPECT_EQ(replay(closed, "seat=open", mine).status, 200U);
}

TEST_F(AppReplayTest, AnInvitationOpensAReplay) {
  const std::string mine = guest();
  const std::string other = guest();
  const std::string id = played(mine, R"("watching":"invited")");
  std::string invitation;
  hall.read(id, [&](const Table* found) { invitation = found->agreed().invitation; });
  loop.run();
  EXPECT_EQ(replay(id, "seat=open", other).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=open&invitation=wrong", other).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=open&invitation=" + invitation, other).status, 200U);
  HttpRequest file = request("GET", "/api/tables/" + id + "/match", {}, other);
  file.query = "invitation=" + invitation;
  EXPECT_EQ(ask(file).status, 200U);
}

TEST_F(AppReplayTest, AFileIsCheckedAndReplayed) {
  const std::string cookie = guest();
  const std::string id = played(cookie);
  const std::string file = get("/api/tables/" + id + "/match", cookie).text;
  const std::string stranger = guest();
  const Got got = post("/api/replay", R"({"seat":"open","from":0,"count":200,"match":)" + file + "}", stranger);
  ASSERT_EQ(got.status, 200U) << got.text;
  const Got table = replay(id, "seat=open&count=200", cookie);
  EXPECT_EQ(*got.body.find("length"), *table.body.find("length"));
  for (std::size_t i = 0; i < count(table); ++i) {
    const Value& one = (*got.body.find("frames")->array())[i];
    const Value& other = (*table.body.find("frames")->array())[i];
    ASSERT_EQ(*one.find("view"), *other.find("view")) << i;
    ASSERT_EQ(*one.find("scores"), *other.find("scores")) << i;
    ASSERT_EQ(*one.find("deciding"), *other.find("deciding")) << i;
    ASSERT_EQ(one.find("events")->array()->size(), other.find("events")->array()->size()) << i;
  }
  // What each choice looked like on its way, where it is asked for.
  EXPECT_EQ(table.text.find("moments"), std::string::npos);
  EXPECT_EQ(got.text.find("moments"), std::string::npos);
  const Got unfolded =
      post("/api/replay", R"({"seat":"open","count":200,"moments":true,"match":)" + file + "}", stranger);
  const Got asked = replay(id, "seat=open&count=200&moments=yes", cookie);
  std::size_t moments = 0;
  for (std::size_t i = 0; i < count(asked); ++i) {
    const Value* one = (*asked.body.find("frames")->array())[i].find("moments");
    const Value* other = (*unfolded.body.find("frames")->array())[i].find("moments");
    ASSERT_EQ(one == nullptr, other == nullptr) << i;
    if (one == nullptr) continue;
    ASSERT_EQ(*one, *other) << i;
    ASSERT_LT(*one->array()->back().find("events")->integer(),
              static_cast<std::int64_t>((*asked.body.find("frames")->array())[i].find("events")->array()->size()));
    ++moments;
  }
  EXPECT_GT(moments, 5U);
  EXPECT_EQ(detail(post("/api/replay", R"({"moments":1,"match":{}})", stranger)).substr(0, 8), "moments:");
  const Value& fair = *got.body.find("fair");
  EXPECT_EQ(to_json(*fair.find("commitment")), "true");
  EXPECT_EQ(*fair.find("answers"), Value{1}) << "the Elder was drawn";
  EXPECT_EQ(fair.find("hash")->text()->size(), 64U);
  EXPECT_EQ(fair.find("entropy")->array()->size(), 2U);
  EXPECT_NE(got.body.find("played"), nullptr);
  EXPECT_EQ(to_json(*got.body.find("options")), "{}");
  EXPECT_EQ(to_json(*got.body.find("result")->find("over")), "true");
  EXPECT_EQ(post("/api/replay", R"({"match":)" + file + "}", {}).code(), "not-signed-in");
}

TEST_F(AppReplayTest, ABrokenOrEditedFileIsRefusedWithTheField) {
  const std::string cookie = guest();
  const std::string file = get("/api/tables/" + played(cookie) + "/match", cookie).text;
  const auto refused = [&](const std::string& match) {
    loop.advance(10'000);
    const Got got = post("/api/replay", R"({"match":)" + match + "}", cookie);
    EXPECT_EQ(got.code(), "bad-match") << got.text.substr(0, 200);
    EXPECT_EQ(got.status, 400U);
    return detail(got).substr(0, detail(got).find(": "));
  };
  const auto edited = [&](std::string_view from, std::string_view to) {
    std::string other = file;
    const std::size_t at = other.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return refused(other.replace(at, from.size(), to));
  };
  EXPECT_EQ(refused("7"), "a saved match is an object");
  EXPECT_EQ(refused("{}"), "krypta_match");
  EXPECT_EQ(edited(R"("game":"nowa-huta")", R"("game":"chess")"), "game");
  EXPECT_EQ(edited(R"("rules_version":1)", R"("rules_version":9)"), "rules_version");
  EXPECT_EQ(edited(R"("commitment":")", R"("commitment":"0)"), "chance.commitment");
  EXPECT_EQ(edited(R"("entropy":["")", R"("entropy":["mine")"), "chance.key");
  EXPECT_EQ(edited(R"("played":)", R"("played":1)"), "digest");
  EXPECT_EQ(edited(R"("length":)", R"("length":1)"), "choices");
  const std::size_t second = file.find("\"hash\":\"", file.find("\"hash\":\"") + 1) + 8;
  std::string flipped = file;
  flipped[second] = flipped[second] == '0' ? '1' : '0';
  EXPECT_EQ(refused(flipped), "choices[1].hash");
  EXPECT_EQ(post("/api/replay", "{}", cookie).code(), "bad-request");
  EXPECT_EQ(post("/api/replay", "{", cookie).code(), "bad-json");
  EXPECT_EQ(post("/api/replay", "[]", cookie).code(), "bad-json");
  EXPECT_EQ(detail(post("/api/replay", R"({"from":-1,"match":)" + file + "}", cookie)).substr(0, 5), "from:");
  EXPECT_EQ(detail(post("/api/replay", R"({"seat":7,"match":)" + file + "}", cookie)).substr(0, 5), "seat:");
}

TEST_F(AppReplayTest, ALongNameCannotMakeAnEndlessAnswer) {
  const std::string cookie = guest();
  const auto begun = find_game("nowa-huta")->begin({2, {{"elder", "0"}}});
  const fair::Remarks remarks{{std::string(65, 'x'), "y"}, {}};
  const std::string file = fair::write_match(**begun, {2, {{"elder", "0"}}}, fair::without_entropy({}, 2), remarks);
  const Got got = post("/api/replay", R"({"match":)" + file + "}", cookie);
  EXPECT_EQ(got.code(), "bad-match");
  EXPECT_EQ(detail(got).substr(0, 6), "names:");
}

TEST_F(AppReplayTest, ReplaysAreMadeByTheWorkersAndNotTooMany) {
  const std::string cookie = guest();
  const std::string id = table(R"("start":true,"sitters":["me","bot:easy"])", cookie);
  workers.hold = true;
  unsigned answered = 0;
  const auto count_them = [&](HttpResponse response) { answered += response.status == 200 ? 1U : 0U; };
  app.answer(request("GET", "/api/tables/" + id + "/replay", {}, cookie), count_them);
  loop.run();
  EXPECT_EQ(answered, 0U) << "the loop must not make it";
  EXPECT_GE(workers.held(), 1U);
  workers.hold = false;
  loop.run();
  EXPECT_EQ(answered, 1U);
  unsigned allowed = 0;
  while (allowed < 100 && replay(id, "", cookie).status == 200) ++allowed;
  EXPECT_EQ(allowed, 19U) << "one was made before";
  EXPECT_EQ(replay(id, "", cookie).code(), "too-fast");
  EXPECT_EQ(post("/api/replay", "{}", cookie).code(), "too-fast");
  EXPECT_EQ(get("/api/games").status, 200U);
  loop.advance(1'000);
  EXPECT_EQ(replay(id, "", cookie).status, 200U);
}

TEST_F(AppReplayTest, OnlyAFileMayBeLarge) {
  EXPECT_EQ(app.body_limit("POST", "/api/replay"), largest_replay);
  EXPECT_EQ(app.body_limit("GET", "/api/replay"), std::nullopt);
  EXPECT_EQ(app.body_limit("POST", "/api/tables"), std::nullopt);
}

/// Mascarade is a game of memory: whether one may look back is agreed with its notebook.
class AppRecallTest : public AppReplayTest {
 protected:
  std::string running(const std::string& cookie, const std::string& options, unsigned seats = 4) {
    std::string sitters = R"("me")";
    for (unsigned s = 1; s < seats; ++s) sitters += R"(,"bot:easy")";
    return post("/api/tables",
                R"({"game":"mascarade","watching":"everyone","start":true,"seats":)" + std::to_string(seats) +
                    R"(,"options":)" + options + R"(,"sitters":[)" + sitters + "]}",
                cookie)
        .field("table");
  }
};

TEST_F(AppRecallTest, InAGameOfMemoryNobodyLooksBackBeforeTheEnd) {
  const std::string mine = guest();
  const std::string other = guest();
  for (const char* notebook : {"{}", R"({"notebook":"no"})"}) {
    const std::string id = running(mine, notebook);
    for (const char* eyes : {"", "seat=0", "seat=0&from=0&count=1"}) {
      const Got got = replay(id, eyes, mine);
      EXPECT_EQ(got.code(), "no-looking-back") << notebook << " " << eyes;
      EXPECT_EQ(got.status, 409U);
    }
    EXPECT_EQ(replay(id, "seat=spectator", other).code(), "no-looking-back");
    leave_it_to_bots(id, mine);
    EXPECT_EQ(replay(id, "seat=0", mine).status, 200U) << "bots have played it to its end";
    EXPECT_EQ(replay(id, "seat=open", other).status, 200U);
    loop.advance(60'000);
  }
}

TEST_F(AppRecallTest, WithANotebookEverybodyLooksBackWithHisOwnEyes) {
  const std::string mine = guest();
  const std::string id = running(mine, R"({"notebook":"yes"})");
  EXPECT_EQ(replay(id, "", mine).status, 200U);
  EXPECT_EQ(replay(id, "seat=1", mine).code(), "not-allowed");
  EXPECT_EQ(replay(id, "seat=spectator", guest()).status, 200U);
}

TEST_F(AppRecallTest, ThirteenPairsOfEyesSeeTheSameMatchAgain) {
  const std::string mine = guest();
  const std::string id = running(mine, "{}", 13);
  leave_it_to_bots(id, mine);
  for (unsigned s = 0; s < 13; ++s) {
    const Got got = replay(id, "seat=" + std::to_string(s), mine);
    ASSERT_EQ(got.status, 200U) << s << got.text;
    EXPECT_EQ(got.body.find("names")->array()->size(), 13U);
  }
  EXPECT_EQ(detail(replay(id, "seat=13", mine)).substr(0, 5), "seat:");
}

TEST_F(AppRecallTest, WhatWasToldStaysTold) {
  const std::string mine = guest();
  const std::string id = running(mine, R"({"first":"1"})");
  const std::string open = R"({"do":"open","table":")" + id + R"("})";
  Line line = connect(mine);
  const std::int64_t number = *tell(line, open).find("number")->integer();
  ASSERT_EQ(code(line, R"({"do":"act","id":"1","option":"ready","number":)" + std::to_string(number) + R"(,"table":")" +
                           id + R"("})"),
            "");
  Line again = connect(mine);
  ASSERT_EQ(code(again, open), "");
  std::string all;
  for (const Value& message : again.socket->got) all += to_json(message);
  EXPECT_NE(all.find(R"("kind":"dealt")"), std::string::npos);
  EXPECT_NE(all.find(R"("kind":"turned-down")"), std::string::npos);
  EXPECT_NE(all.find(R"("kind":"taken")"), std::string::npos) << "a bot has had its turn since";
}

TEST_F(AppRecallTest, ATableAgainstTheRulesIsRefusedWithAllOfThem) {
  const Got got =
      post("/api/tables", R"({"game":"mascarade","seats":6,"options":{"characters":"king,peasant"}})", guest());
  EXPECT_EQ(got.code(), "bad-request");
  EXPECT_EQ(to_json(*got.body.find("error")->find("rule")), R"(["MA-027","MA-029","MA-030","MA-033"])");
  EXPECT_EQ(detail(got).substr(0, 19), "options.characters:");
}

}  // namespace
}  // namespace krypta::server::test::app_replay_test
