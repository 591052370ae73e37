#include <gtest/gtest.h>

#include <functional>

#include "engine/games/games.hpp"
#include "tests/protocol/client.hpp"

namespace krypta::cli::requests_test {
namespace {

using test::Client;
using test::play_to_the_end;

TEST(Requests, AMissingMatchIsABadRequestAndAnUnknownOneIsNot) {
  Client client;
  for (const char* request :
       {"pending", "act", "explain", "view", "beliefs", "state", "log", "undo", "bot", "result", "close"}) {
    const std::string start = std::string{R"({"do":")"} + request + "\"";
    EXPECT_TRUE(client.expect_refused(start + "}", "bad-request").starts_with("match:")) << request;
    EXPECT_TRUE(client.expect_refused(start + R"(,"match":1})", "bad-request").starts_with("match:")) << request;
    EXPECT_TRUE(client.expect_refused(start + R"(,"match":"m9"})", "no-such-match").starts_with("match:")) << request;
  }
}

// A client goes on from `count`.
TEST(Requests, AViewHasTheEventsFromTheGivenOneOn) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":3,"seed":4})");
  const auto view = [&](const std::string& more) { return R"({"do":"view","match":"m1","seat":1)" + more + "}"; };
  std::string told;
  std::int64_t have = 0;
  play_to_the_end(client, 3, [&] {
    const Value news = client.expect_ok(view(R"(,"from":)" + std::to_string(have)));
    for (const Value& event : *news.find("events")->array()) told += to_json(event) + "\n";
    have += static_cast<std::int64_t>(news.find("events")->array()->size());
    ASSERT_EQ(*news.find("count")->integer(), have);
  });
  std::string all;
  const Value whole = client.expect_ok(view(""));
  for (const Value& event : *whole.find("events")->array()) all += to_json(event) + "\n";
  EXPECT_EQ(told, all);
  EXPECT_EQ(*whole.find("count")->integer(), have);
  const Value none = client.expect_ok(view(R"(,"from":)" + std::to_string(have)));
  EXPECT_TRUE(none.find("events")->array()->empty());
  EXPECT_EQ(to_json(*none.find("view")), to_json(*whole.find("view")));
  for (const std::string& from : {std::string{"-1"}, std::to_string(have + 1), std::string{"\"0\""}, std::string{"1.5"},
                                  std::string{"null"}, std::string{"9223372036854775807"}}) {
    EXPECT_TRUE(client.expect_refused(view(R"(,"from":)" + from), "bad-request").starts_with("from:")) << from;
  }
}

TEST(Requests, TheTableCallsTimeWhereTheGameSaysWhatThatMeans) {
  Client client;
  const auto call = [](const std::string& match, const std::string& seat, const std::string& option) {
    return R"({"do":"act","match":")" + match + R"(","seat":)" + seat + R"(,"option":")" + option + "\"}";
  };
  client.expect_ok(R"({"do":"new","game":"vtes","seats":3,"seed":2})");
  const Value waiting = client.expect_ok(R"({"do":"pending","match":"m1"})");
  const std::string first = to_json(*(*waiting.find("deciding")->array())[0].find("seat"));
  client.expect_refused(call("m1", first, "time"), "illegal");
  client.expect_refused(call("m1", "\"table\"", "pass"), "illegal");
  client.expect_refused(call("m1", "\"chance\"", "time"), "not-your-turn");
  EXPECT_TRUE(
      *client.expect_ok(R"({"do":"explain","match":"m1","seat":"table","option":"time"})").find("legal")->boolean());
  const Value told = client.expect_ok(call("m1", "\"table\"", "time"));
  EXPECT_EQ(*(*told.find("events")->array())[0].find("kind")->text(), "time-up");
  const Value result = client.expect_ok(R"({"do":"result","match":"m1"})");
  EXPECT_TRUE(*result.find("over")->boolean());
  EXPECT_EQ(to_json(*result.find("scores")), "[0,0,0]");
  EXPECT_EQ(to_json(*result.find("halves")), "[0,1,2]");
  client.expect_refused(call("m1", "\"table\"", "time"), "not-your-turn");
  Value again = client.expect_ok(R"({"do":"log","match":"m1"})");
  EXPECT_EQ(to_json(again.find("choices")->array()->back()), R"({"seat":"table","option":"time"})");
  again.set("do", "replay");
  client.expect_ok(to_json(again));
  EXPECT_EQ(client.state("m2"), client.state("m1"));
  client.expect_ok(R"({"do":"undo","match":"m2"})");
  EXPECT_FALSE(*client.expect_ok(R"({"do":"pending","match":"m2"})").find("over")->boolean());

  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2})");
  client.expect_refused(call("m3", "\"table\"", "time"), "bad-request");
  client.expect_refused(R"({"do":"explain","match":"m3","seat":"table","option":"time"})", "bad-request");
  for (const char* what : {"view", "beliefs", "bot"}) {
    const std::string asked = R"({"do":")" + std::string{what} + R"(","match":"m1","seat":"table","level":"easy"})";
    EXPECT_TRUE(client.expect_refused(asked, "bad-request").starts_with("seat:")) << what;
  }
}

TEST(Requests, DecksAreGivenByNameTextOrObjectAndStandInTheLog) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"vtes","seats":3,"seed":2,"decks":["tremere",null,"tremere"]})");
  const Value log = client.expect_ok(R"({"do":"log","match":"m1"})");
  const Value::Array& decks = *log.find("decks")->array();
  ASSERT_EQ(decks.size(), 3U);
  EXPECT_EQ(decks[0], decks[2]);
  EXPECT_EQ(decks[1], Value{""});
  Value again = log;
  again.set("do", "replay");
  client.expect_ok(to_json(again));
  EXPECT_EQ(client.state("m1"), client.state("m2"));
  client.expect_ok(R"({"do":"new","game":"vtes","seats":3,"seed":2})");
  EXPECT_NE(client.state("m1"), client.state("m3"));
}

TEST(Requests, ADeckIsRefusedWithEveryReason) {
  Client client;
  const std::string why = client.expect_refused(
      R"({"do":"new","game":"vtes","seats":2,"decks":[{"crypt":{"Anson":1},"library":{"Anthelios, The Red Star":2}},"x"]})",
      "bad-request");
  for (const char* part : {"decks[0]: ", "VT-007", "VT-009", "Anthelios, The Red Star", "decks[1]: "})
    EXPECT_NE(why.find(part), std::string::npos) << why;
  for (const char* decks : {"7", "[]", "[null]", "[1,2]", "[true,null]"}) {
    EXPECT_TRUE(
        client
            .expect_refused(std::string{R"({"do":"new","game":"vtes","seats":2,"decks":)"} + decks + "}", "bad-request")
            .starts_with("decks"));
  }
  EXPECT_TRUE(client.expect_refused(R"({"do":"new","game":"nowa-huta","seats":2,"decks":["",""]})", "bad-request")
                  .starts_with("decks: nobody"));
}

TEST(Requests, ABotThatSearchesTakesItsTimeFromTheRequest) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2,"options":{"elder":"0"}})");
  const auto bot = [](const std::string& fields) { return R"({"do":"bot","match":"m1","seat":1,)" + fields + "}"; };
  const auto who = [&](const std::string& fields) { return *client.expect_ok(bot(fields)).find("bot")->text(); };
  EXPECT_EQ(who(R"("bot":"search","millis":7)"), "search:7ms");
  EXPECT_EQ(who(R"("bot":"search:400000ms","millis":7)"), "search:7ms");
  EXPECT_EQ(who(R"("bot":"search:20it","millis":600000)"), "search:600000ms:20it");
  EXPECT_EQ(who(R"("level":"hard","millis":7)"), "search:7ms");
  EXPECT_EQ(who(R"("level":"medium","millis":7)"), "heuristic");
  EXPECT_EQ(who(R"("bot":"search")"), "search:500ms");
  for (const char* millis : {"0", "-1", "600001", "\"7\"", "1.5", "null"}) {
    const std::string refusal =
        client.expect_refused(bot(R"("bot":"search","millis":)" + std::string{millis}), "bad-request");
    EXPECT_TRUE(refusal.starts_with("millis:")) << millis;
  }
  EXPECT_TRUE(client.expect_refused(bot(R"("bot":"search:")"), "bad-request").starts_with("bot:"));
}

TEST(Requests, WhoThinksByTheClockSaysSo) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2,"options":{"elder":"0"}})");
  const auto ask = [&](const std::string& fields) {
    return client.expect_ok(R"({"do":"bot","match":"m1","seat":1,)" + fields + "}");
  };
  EXPECT_TRUE(*ask(R"("level":"hard","millis":5)").find("clock")->boolean());
  for (const char* steady :
       {R"("level":"easy")", R"("level":"medium")", R"("bot":"search:20it")", R"("bot":"teacher")"}) {
    const Value answer = ask(steady);
    EXPECT_FALSE(*answer.find("clock")->boolean()) << steady;
    EXPECT_EQ(to_json(ask(steady)), to_json(answer)) << steady;
  }
  const Value games = client.expect_ok(R"({"do":"games"})");
  EXPECT_EQ(to_json(*games.find("levels")),
            R"([{"level":"easy","bot":"beginner","clock":false},{"level":"medium","bot":"heuristic","clock":false},)"
            R"({"level":"hard","bot":"search:700ms","clock":true}])");
}

// VD-246
TEST(Requests, SixPlayersOfVendettaCannotDoWithoutTeams) {
  Client client;
  const auto made = [&](const std::string& seats, const std::string& teams) {
    return R"({"do":"new","game":"vendetta","seats":)" + seats + R"(,"options":{)" + teams + "}}";
  };
  const auto teams = [&](const std::string& seats, const std::string& option) {
    const Value match = client.expect_ok(made(seats, option));
    return to_json(*client.expect_ok(R"({"do":"state","match":)" + to_json(*match.find("match")) + "}")
                        .find("state")
                        ->find("teams"));
  };
  EXPECT_TRUE(client.expect_refused(made("6", R"("teams":"no")"), "bad-request").starts_with("options.teams:"));
  EXPECT_TRUE(client.expect_refused(made("5", R"("teams":"yes")"), "bad-request").starts_with("options.teams:"));
  EXPECT_TRUE(client.expect_refused(made("3", R"("teams":"yes")"), "bad-request").starts_with("options.teams:"));
  EXPECT_EQ(teams("6", ""), "true");
  EXPECT_EQ(teams("6", R"("teams":"yes")"), "true");
  EXPECT_EQ(teams("4", ""), "false");
  EXPECT_EQ(teams("4", R"("teams":"no")"), "false");
  EXPECT_EQ(teams("4", R"("teams":"yes")"), "true");
}

// Whoever writes an option of Vampire Empire or of Vendetta counts alternatives from 1.
TEST(Requests, AlternativesAreCountedFromOneInEveryGame) {
  for (const char* id : {"vampire-empire", "vendetta"}) {
    Client client;
    client.expect_ok(std::string{R"({"do":"new","seats":)"} + (std::string{id} == "vendetta" ? "3" : "2") +
                     R"(,"game":")" + id + "\"}");
    const Value pending = client.expect_ok(R"({"do":"pending","match":"m1"})");
    const std::string seat = to_json(*pending.find("deciding")->array()->front().find("seat"));
    const auto message = [&](const std::string& option) {
      return client.expect_refused(R"({"do":"act","match":"m1","seat":)" + seat + R"(,"option":")" + option + "\"}",
                                   "illegal");
    };
    EXPECT_EQ(message("option:0"), "option: there is no such choice in this game") << id;
    EXPECT_EQ(message("option:1"), "the rules do not allow this choice now") << id;
  }
}

/// Calls `visit` with each list of seats that have seen something.
void each_seen_by(const Value& value, const std::function<void(const Value::Array&)>& visit) {
  if (value.array() != nullptr) {
    for (const Value& item : *value.array()) each_seen_by(item, visit);
  }
  if (value.object() == nullptr) return;
  for (const auto& [name, member] : *value.object()) {
    if (name == "seen_by") visit(*member.array());
    each_seen_by(member, visit);
  }
}

TEST(Requests, WhoHasSeenSomethingSitsAtTheTable) {
  struct Table {
    const char* game;
    std::int64_t seats;
  };
  for (const Table& table : {Table{"vampire-empire", 2}, Table{"vendetta", 3}}) {
    Client client;
    const std::int64_t seats = table.seats;
    const std::string made =
        std::string{R"({"do":"new","game":")"} + table.game + R"(","seats":)" + std::to_string(seats);
    client.expect_ok(made + R"(,"seed":5})");
    std::string state;
    bool everybody = false;
    unsigned opened = 1;
    play_to_the_end(client, 2, [&] {
      const Value answer = client.expect_ok(R"({"do":"state","match":"m1"})");
      each_seen_by(answer, [&](const Value::Array& list) {
        for (const Value& seat : list) {
          EXPECT_TRUE(seat.integer() != nullptr ? *seat.integer() < seats : *seat.text() == "spectator")
              << to_json(seat);
        }
        everybody = everybody || list.size() == static_cast<std::size_t>(seats) + 1;
      });
      state = to_json(*answer.find("state"));
      const std::string again = "m" + std::to_string(++opened);
      client.expect_ok(made + R"(,"position":)" + state + "}");
      ASSERT_EQ(client.state(again), state);
      client.expect_ok(R"({"do":"close","match":")" + again + "\"}");
    });
    EXPECT_TRUE(everybody) << table.game << ": nobody has seen anything";
    const std::size_t seen = state.find(R"("seen_by":[)");
    ASSERT_NE(seen, std::string::npos);
    state.insert(seen + std::string{R"("seen_by":[)"}.size(), state[seen + 11] == ']' ? "9" : "9,");
    const std::string refusal = client.expect_refused(made + R"(,"position":)" + state + "}", "bad-position");
    EXPECT_NE(refusal.find("seen_by: there is no such seat"), std::string::npos) << refusal;
  }
}

// A position says what was agreed as well as `options` does.
TEST(Requests, APositionThatContradictsTheOptionsIsRefusedWithItsField) {
  Client client;
  std::string position;
  const auto stands = [&](const std::string& game, const std::string& seats, const std::string& options,
                          unsigned acts) {
    const Value made = client.expect_ok(R"({"do":"new","seed":3,"game":")" + game + R"(","seats":)" + seats +
                                        R"(,"options":)" + options + "}");
    const std::string match = to_json(*made.find("match"));
    for (unsigned i = 0; i < acts; ++i) {
      const Value pending = client.expect_ok(R"({"do":"pending","match":)" + match + "}");
      const Value& decision = pending.find("deciding")->array()->front();
      client.expect_ok(R"({"do":"act","match":)" + match + R"(,"seat":)" + to_json(*decision.find("seat")) +
                       R"(,"option":)" + to_json(*decision.find("options")->array()->back().find("id")) + "}");
    }
    position = R"({"do":"new","game":")" + game + R"(","seats":)" + seats + R"(,"position":)" +
               to_json(*client.expect_ok(R"({"do":"state","match":)" + match + "}").find("state")) + R"(,"options":)";
    client.expect_ok(position + options + "}");
    client.expect_ok(position + "{}}");
  };
  const auto field = [&](const std::string& options) {
    const std::string refusal = client.expect_refused(position + options + "}", "bad-position");
    return refusal.substr(0, refusal.find(':'));
  };
  stands("nowa-huta", "3", R"({"elder":"1","colour0":"4"})", 7);
  EXPECT_EQ(field(R"({"elder":"2"})"), "position.elder");
  EXPECT_EQ(field(R"({"last_winners":"0,2"})"), "position.elder");
  EXPECT_EQ(field(R"({"colour0":"1"})"), "position.players[0].colour");
  client.expect_ok(position + R"({"elder":"draw","last_winners":"0,1"}})");

  stands("mascarade", "4", R"({"first":"2","answers":"at-once","characters":"judge,king,queen,witch,spy,fool"})", 9);
  EXPECT_EQ(field(R"({"first":"1"})"), "position.active");
  EXPECT_EQ(field(R"({"answers":"in-turn"})"), "position.at_once");
  EXPECT_EQ(field(R"({"notebook":"yes"})"), "position.notebook");
  EXPECT_EQ(field(R"({"characters":"table"})"), "position.set");

  stands("vampire-empire", "2", R"({"vampires":"1"})", 2);
  EXPECT_EQ(field(R"({"vampires":"0"})"), "position.players[0].side");
  client.expect_ok(position + R"({"vampires":"draw"}})");

  stands("vendetta", "4", R"({"teams":"yes","relics":"yes","places":"yes"})", 2);
  EXPECT_EQ(field(R"({"teams":"no"})"), "position.teams");
  EXPECT_EQ(field(R"({"relics":"no"})"), "position.players");
  EXPECT_EQ(field(R"({"places":"no"})"), "position.sites");
  EXPECT_EQ(field(R"({"clans":"random"})"), "position.frames");
  stands("vendetta", "3", R"({"clans":"random"})", 12);
  EXPECT_EQ(field(R"({"relics":"yes"})"), "position.players");
  EXPECT_EQ(field(R"({"places":"yes"})"), "position.sites");
}

}  // namespace
}  // namespace krypta::cli::requests_test
