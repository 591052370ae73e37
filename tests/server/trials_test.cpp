#include "server/trials/trials.hpp"

#include <gtest/gtest.h>

#include <deque>
#include <map>

#include "tests/server/app/fixture.hpp"

/// Decks that people have tried on the server.
namespace krypta::server::test::trials_test {
namespace {

/// A server with trials, whose worker is the test.
class TrialsTest : public AppTest {
 protected:
  bool bots_think = false;
  std::deque<Work> pieces{};
  /// Takes pieces and keeps them until the test plays them.
  class KeptWorkers final : public Workers {
   public:
    explicit KeptWorkers(std::deque<Work>& kept) : kept_(kept) {}
    using Workers::run;
    void run(Work work) override { kept_.push_back(std::move(work)); }

   private:
    std::deque<Work>& kept_;
  };
  KeptWorkers testers{pieces};
  Trials trials{
      loop, testers, [this] { return bots_think || hall.counts().thinking > 0; }, {.matches = 20, .piece = 4000}};
  App server{{built_in_games(), loop, people, hall, store, log, workers, &trials}, {}};

  Got ask_server(HttpRequest asked) {
    Got got;
    server.answer(std::move(asked), [&](HttpResponse response) {
      got.status = response.status;
      got.text = response.body;
      if (const auto parsed = wire::parse_json(response.body)) got.body = *parsed;
    });
    loop.run();
    return got;
  }
  Got begin(const std::string& cookie, const std::string& more = R"(,"matches":4,"seats":2,"against":["tremere"])",
            const std::string& address = "10.0.0.1") {
    HttpRequest asked = request("POST", "/api/trial", R"({"game":"vtes","deck":"nosferatu")" + more + "}", cookie);
    asked.address = address;
    return ask_server(std::move(asked));
  }
  Got look(const std::string& cookie) { return ask_server(request("GET", "/api/trial", {}, cookie)); }
  Got stop(const std::string& cookie) { return ask_server(request("POST", "/api/trial/stop", "{}", cookie)); }

  /// Plays one piece; false if there is none.
  bool play_piece() {
    loop.run();
    if (pieces.empty()) return false;
    Work work = std::move(pieces.front());
    pieces.pop_front();
    work.task();
    work.done();
    loop.run();
    return true;
  }
  static std::string state(const Got& got) {
    const Value* trial = got.body.find("trial");
    const Value* found = trial == nullptr ? nullptr : trial->find("state");
    return found == nullptr ? "" : *found->text();
  }
  static std::int64_t number_in(const Got& got, std::string_view name) {
    return *got.body.find("trial")->find(name)->integer();
  }
};

TEST_F(TrialsTest, ADeckIsTriedAndTheReportIsThatOfTheCommandLine) {
  const std::string me = guest();
  EXPECT_TRUE(look(me).body.find("trial")->is_null());
  const Got begun = begin(me);
  ASSERT_EQ(begun.status, 200U) << begun.text;
  EXPECT_EQ(number_in(begun, "games"), 4);
  EXPECT_EQ(number_in(begun, "done"), 0);
  std::int64_t done = 0;
  while (play_piece()) {
    const Got got = look(me);
    EXPECT_GE(number_in(got, "done"), done);
    done = number_in(got, "done");
    if (done < 4) {
      EXPECT_EQ(state(got), "playing");
    }
  }
  const Got over = look(me);
  EXPECT_EQ(state(over), "over");
  EXPECT_EQ(done, 4);

  const AnyGame* vtes = find_game("vtes");
  trials::Trial same{
      .game = vtes,
      .setup = {2},
      .decks = {{"deck", vtes->bring(Value{"nosferatu"}).written}, {"tremere", vtes->bring(Value{"tremere"}).written}},
      .bots = {"heuristic", "heuristic"}};
  trials::DeckReport report{same};
  for (std::uint64_t m = 0; m < 4; ++m) {
    auto playing = trials::Playing::begin(same, m);
    while (!playing->over()) ASSERT_FALSE(playing->go_on(1000).has_value());
    report.add(m, *trials::story_of(playing->match(), same.seating().chair(m)));
  }
  EXPECT_EQ(*over.body.find("trial")->find("result"), *wire::parse_json(to_json(report.told(same, 4))));
  EXPECT_EQ(trials.counts().finished, 1U);
  EXPECT_EQ(trials.counts().matches, 4U);
  EXPECT_EQ(trials.going(), 0U);

  EXPECT_EQ(stop(me).status, 200U);
  EXPECT_TRUE(look(me).body.find("trial")->is_null());
}

TEST_F(TrialsTest, NobodySeesTheTrialOfAnother) {
  const std::string me = guest();
  const std::string other = guest();
  ASSERT_EQ(begin(me).status, 200U);
  EXPECT_TRUE(look(other).body.find("trial")->is_null());
  EXPECT_EQ(stop(other).status, 200U);
  EXPECT_EQ(state(look(me)), "playing");
  EXPECT_EQ(look({}).code(), "not-signed-in");
  EXPECT_EQ(begin({}).code(), "not-signed-in");
}

TEST_F(TrialsTest, WhatMayNotBePlayedIsRefusedWithEveryReason) {
  const std::string me = guest();
  const auto with = [&](const std::string& fields) {
    loop.advance(5'000);
    return ask_server(request("POST", "/api/trial", "{" + fields + "}", me));
  };
  const Got bad = with(R"("game":"vtes","deck":"4x Deflection\n2x Nonsense of Mine")");
  EXPECT_EQ(bad.code(), "bad-brought");
  EXPECT_EQ(bad.status, 400U);
  EXPECT_GE(bad.body.find("error")->find("reasons")->array()->size(), 3U) << bad.text;
  const auto detail = [&](const std::string& fields) {
    const Got got = with(fields);
    EXPECT_EQ(got.code(), "bad-request") << fields;
    return got.body.find("error")->find("detail") == nullptr ? "" : *got.body.find("error")->find("detail")->text();
  };
  EXPECT_TRUE(detail(R"("deck":"tremere")").starts_with("game:"));
  EXPECT_TRUE(detail(R"("game":"nowa-huta","deck":"tremere")").starts_with("game:"));
  EXPECT_TRUE(detail(R"("game":"vtes")").starts_with("deck:"));
  EXPECT_TRUE(detail(R"("game":"vtes","deck":7)").starts_with("deck:"));
  for (const std::string_view n : {"0", "21", "-1", "\"5\"", "2.5"}) {
    EXPECT_TRUE(detail(R"("game":"vtes","deck":"tremere","matches":)" + std::string{n}).starts_with("matches:")) << n;
  }
  EXPECT_TRUE(detail(R"("game":"vtes","deck":"tremere","seats":6)").starts_with("seats:"));
  EXPECT_TRUE(detail(R"("game":"vtes","deck":"tremere","seed":"x")").starts_with("seed:"));
  EXPECT_TRUE(detail(R"("game":"vtes","deck":"tremere","name":"")").starts_with("name:"));
  for (const std::string_view decks : {"[]", "\"tremere\"", "[\"tremere\",\"tremere\"]", "[\"/etc/passwd\"]", "[1]"}) {
    EXPECT_TRUE(detail(R"("game":"vtes","deck":"tremere","against":)" + std::string{decks}).starts_with("against:"))
        << decks;
  }
  EXPECT_EQ(trials.going(), 0U);
  EXPECT_TRUE(look(me).body.find("trial")->is_null());
}

TEST_F(TrialsTest, OneAtATimeForAPersonAndFewForAnAddress) {
  const std::string me = guest();
  ASSERT_EQ(begin(me).status, 200U);
  EXPECT_EQ(begin(me).code(), "quota");
  EXPECT_EQ(begin(me).status, 429U);
  ASSERT_EQ(begin(guest()).status, 200U);
  ASSERT_EQ(begin(guest()).status, 200U);
  const std::string fourth = guest();
  EXPECT_EQ(begin(fourth).code(), "quota") << "three of one address";
  EXPECT_EQ(begin(fourth, "", "10.0.0.2").status, 200U);
  EXPECT_EQ(trials.going(), 4U);
  EXPECT_EQ(trials.counts().refused, 3U);
  EXPECT_EQ(stop(me).status, 200U);
  EXPECT_EQ(trials.going(), 3U);
  EXPECT_EQ(begin(me).status, 200U) << "as soon as there is room";
}

TEST_F(TrialsTest, WhoeverAsksTooOftenIsToldSo) {
  const std::string me = guest();
  std::map<std::string, unsigned> codes;
  for (unsigned i = 0; i < 40; ++i) {
    ++codes[begin(me, R"(,"matches":20)").code()];
    (void)stop(me);
  }
  EXPECT_GE(codes[""], 5U);
  EXPECT_GE(codes["too-fast"], 25U);
  EXPECT_LE(pieces.size(), 1U) << "what was stopped is not played";
}

TEST_F(TrialsTest, SomebodyWhoFloodsItWaitsForHimself) {
  // Three from one address, and one from elsewhere that came last.
  const std::string flooding = R"(,"matches":20,"seats":5)";
  for (unsigned i = 0; i < 3; ++i) ASSERT_EQ(begin(guest(), flooding).status, 200U);
  const std::string late = guest();
  ASSERT_EQ(begin(late, R"(,"matches":2,"seats":2,"against":["tremere"])", "10.9.9.9").status, 200U);
  unsigned played = 0;
  while (state(look(late)) != "over") {
    ASSERT_TRUE(play_piece());
    ++played;
    ASSERT_LT(played, 60U);
  }
  // Its own pieces, and as many of the other address; one may have been begun before it came.
  EXPECT_GE(trials.going(), 3U);
  EXPECT_LE(pieces.size(), 1U) << "one piece at a time, however many wait";
}

TEST_F(TrialsTest, NoPieceIsBegunWhileABotOfATableThinks) {
  const std::string me = guest();
  bots_think = true;
  loop.advance(5'000);
  ASSERT_EQ(begin(me, R"(,"matches":20)").status, 200U);
  // The first waited for long enough already; from then on one in a second.
  EXPECT_TRUE(play_piece());
  EXPECT_FALSE(play_piece());
  loop.advance(900);
  EXPECT_FALSE(play_piece());
  loop.advance(200);
  EXPECT_TRUE(play_piece());
  EXPECT_FALSE(play_piece());
  bots_think = false;
  loop.advance(50);
  EXPECT_TRUE(play_piece());
  EXPECT_TRUE(play_piece()) << "nobody thinks, so one comes after the other";
}

TEST_F(TrialsTest, TheBotsOfALiveTableAnswerAsIfNobodyTriedADeck) {
  const std::string host = guest();
  const std::string me = guest();
  const std::string other = guest();
  const std::string id =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"start":true,"sitters":["me","bot:easy"]})", host)
          .field("table");
  const auto asked_before = workers.asked();
  for (const std::string& who : {me, other}) ASSERT_EQ(begin(who, R"(,"matches":20)").status, 200U);
  EXPECT_EQ(workers.asked(), asked_before) << "no piece is on the threads on which bots think";
  // Whoever stands up and looks on has bots decide for every seat.
  workers.hold = true;
  Line line = connect(host);
  ASSERT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
  ASSERT_EQ(code(line, R"({"do":"stand","table":")" + id + R"("})"), "");
  ASSERT_GT(hall.counts().thinking, 0U);
  // The piece that had been begun ends; no other is.
  EXPECT_TRUE(play_piece());
  EXPECT_FALSE(play_piece());
  EXPECT_GT(hall.counts().thinking, 0U);
}

TEST_F(TrialsTest, WhoeverGoesAwayIsNotPlayedFor) {
  const std::string me = guest();
  const std::string stays = guest();
  ASSERT_EQ(begin(me, R"(,"matches":20)").status, 200U);
  ASSERT_EQ(begin(stays, R"(,"matches":20)").status, 200U);
  for (unsigned i = 0; i < 12; ++i) {
    loop.advance(2'000);
    EXPECT_EQ(state(look(stays)).empty(), false);
  }
  EXPECT_EQ(trials.going(), 1U);
  EXPECT_EQ(trials.counts().dropped, 1U);
  EXPECT_TRUE(look(me).body.find("trial")->is_null());
}

TEST_F(TrialsTest, WhatWasFoundIsKeptForAWhile) {
  const std::string me = guest();
  ASSERT_EQ(begin(me).status, 200U);
  while (play_piece()) {
  }
  loop.advance(60'000);
  EXPECT_EQ(state(look(me)), "over");
  loop.advance(590'000);
  EXPECT_EQ(state(look(me)), "over");
  loop.advance(610'000);
  EXPECT_TRUE(look(me).body.find("trial")->is_null());
  EXPECT_EQ(trials.counts().dropped, 0U);
}

TEST_F(TrialsTest, AStoppedTrialEndsWithItsPiece) {
  const std::string me = guest();
  ASSERT_EQ(begin(me, R"(,"matches":20)").status, 200U);
  ASSERT_EQ(pieces.size(), 1U);
  EXPECT_EQ(stop(me).status, 200U);
  EXPECT_TRUE(play_piece()) << "it had been begun";
  EXPECT_FALSE(play_piece());
  EXPECT_EQ(trials.counts().finished, 0U);
}

TEST_F(TrialsTest, AServerWithoutTrialsSaysSo) {
  const std::string me = guest();
  EXPECT_EQ(post("/api/trial", R"({"game":"vtes","deck":"tremere"})", me).code(), "not-allowed");
  EXPECT_EQ(get("/api/trial", me).code(), "not-allowed");
}

TEST_F(TrialsTest, ItsNumbersAreForWhoRunsTheServer) {
  ASSERT_EQ(begin(guest()).status, 200U);
  while (play_piece()) {
  }
  MetricsText text;
  trials.write(text);
  for (const char* line : {"krypta_trials_going 0", "krypta_trials_begun_total 1", "krypta_trials_finished_total 1",
                           "krypta_trials_refused_total 0", "krypta_trial_matches_total 4"})
    EXPECT_NE(text.text().find(line), std::string::npos) << line << "\n" << text.text();
}

}  // namespace
}  // namespace krypta::server::test::trials_test
