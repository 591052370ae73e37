#include <gtest/gtest.h>

#include <functional>
#include <sstream>

#include "cli/protocol/protocol.hpp"
#include "cli/tools.hpp"
#include "tests/games.hpp"
#include "tests/protocol/client.hpp"
#include "wire/json.hpp"

namespace krypta::cli::protocol_test {
namespace {

using test::Client;
using test::play_to_the_end;

const std::string new_match = R"({"do":"new","game":"nowa-huta","seats":3,"seed":4})";

/// Copies a tree with one node, named by a path of members, changed.
Value changed(const Value& from, std::vector<std::string> path, const Value& to) {
  if (path.empty()) return to;
  const std::string step = path.front();
  path.erase(path.begin());
  if (from.array() != nullptr) {
    Value::Array items = *from.array();
    const std::size_t i = std::stoul(step);
    if (i == items.size()) {
      items.push_back(to);
    } else {
      items[i] = changed(items[i], path, to);
    }
    return items;
  }
  Value object = from;
  const Value* member = from.find(step);
  object.set(step, member == nullptr ? to : changed(*member, path, to));
  return object;
}

TEST(Protocol, ListsTheGame) {
  const Value answer = Client{}.expect_ok(R"({"do":"games"})");
  const Value& game = answer.find("games")->array()->front();
  EXPECT_EQ(*game.find("id")->text(), "nowa-huta");
  EXPECT_EQ(to_json(*game.find("seats")), "[2,4]");
  EXPECT_EQ(*game.find("options")->array()->front().find("name")->text(), "elder");
  EXPECT_EQ(game.find("recall"), nullptr);
}

TEST(Protocol, SaysWhereAnOptionTakesSeveralValuesAndWhichOneLetsPlayersLookBack) {
  const Value answer = Client{}.expect_ok(R"({"do":"games"})");
  for (const Value& game : *answer.find("games")->array()) {
    const bool of_memory = *game.find("id")->text() == "mascarade";
    ASSERT_EQ(game.find("recall") != nullptr, of_memory);
    if (of_memory) {
      EXPECT_EQ(*game.find("recall")->text(), "notebook");
    }
    for (const Value& option : *game.find("options")->array()) {
      EXPECT_EQ(option.find("several") != nullptr, *option.find("name")->text() == "characters");
    }
  }
}

TEST(Protocol, RepeatsTheIdOfARequest) {
  Client client;
  EXPECT_EQ(to_json(*client.ask(R"({"do":"games","id":[1,"a"]})").find("id")), R"([1,"a"])");
  EXPECT_EQ(to_json(*client.ask(R"({"do":"fly","id":"x"})").find("id")), R"("x")");
}

TEST(Protocol, RefusesWhatIsNoRequestAndStaysAlive) {
  Client client;
  client.expect_ok(new_match);
  const std::string before = client.state();
  for (const char* line :
       {"", "{", "nonsense", "[]", "7", "null", "{\"do\":\"games\"} x", "\xff\xfe", "{\"do\":\"\\ud800\"}"}) {
    client.expect_refused(line, "bad-json");
  }
  client.expect_refused(std::string(Protocol::longest_line + 1, ' '), "bad-json");
  client.expect_refused(std::string(100'000, '['), "bad-json");
  for (const char* request :
       {R"({})", R"({"do":7})", R"({"do":"fly"})", R"({"do":"games","lang":"de"})", R"({"do":"games","lang":1})"}) {
    client.expect_refused(request, "bad-request");
  }
  EXPECT_EQ(client.state(), before);
}

TEST(Protocol, RefusesABadSetupWithTheFieldThatIsWrong) {
  Client client;
  const auto refused = [&](const std::string& fields) {
    return client.expect_refused(R"({"do":"new",)" + fields + "}", "bad-request");
  };
  EXPECT_TRUE(refused(R"("seats":2)").starts_with("game:"));
  EXPECT_TRUE(refused(R"("game":"chess","seats":2)").starts_with("game:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta")").starts_with("seats:"));
  for (const char* seats : {"1", "5", "-1", "2.5", "\"2\"", "99999999999999999999"}) {
    EXPECT_TRUE(refused(std::string{R"("game":"nowa-huta","seats":)"} + seats).starts_with("seats:")) << seats;
  }
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"seed":-1)").starts_with("seed:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"chance":"always")").starts_with("chance:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"options":[])").starts_with("options:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"options":{"colour":"red"})").starts_with("options.colour:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"options":{"elder":"2"})").starts_with("options.elder:"));
  EXPECT_TRUE(refused(R"("game":"nowa-huta","seats":2,"options":{"colour0":"2","colour1":"2"})")
                  .starts_with("options.colour1:"));
  client.expect_refused(R"({"do":"pending","match":"m1"})", "no-such-match");
}

TEST(Protocol, RefusesChoicesWithoutChangingAnything) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":3,"options":{"elder":"0"}})");
  const std::string before = client.state();
  const auto act = [&](const std::string& fields) { return R"({"do":"act","match":"m1",)" + fields + "}"; };
  client.expect_refused(act(R"("seat":0,"option":"vampire:gorali")"), "not-your-turn");
  client.expect_refused(act(R"("seat":"chance","option":"elder:0")"), "not-your-turn");
  client.expect_refused(act(R"("seat":"spectator","option":"vampire:gorali")"), "not-your-turn");
  client.expect_refused(act(R"("seat":3,"option":"vampire:gorali")"), "bad-request");
  client.expect_refused(act(R"("seat":-1,"option":"vampire:gorali")"), "bad-request");
  client.expect_refused(act(R"("seat":2)"), "bad-request");
  client.expect_refused(act(R"("seat":2,"option":5)"), "bad-request");
  client.expect_refused(act(R"("seat":2,"option":"vampire:krakow")"), "illegal");
  const Value answer = client.ask(act(R"("seat":2,"option":"move:cw1")"));
  EXPECT_EQ(to_json(*answer.find("error")->find("rule")), R"(["NH-025"])");
  client.expect_refused(R"({"do":"act","match":"m9","seat":0,"option":"done"})", "no-such-match");
  EXPECT_EQ(client.state(), before);
}

TEST(Protocol, ManualChanceWaitsAndShowsItsWeights) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":4,"chance":"manual"})");
  const Value pending = client.expect_ok(R"({"do":"pending","match":"m1"})");
  const Value& decision = pending.find("deciding")->array()->front();
  EXPECT_EQ(*decision.find("seat")->text(), "chance");
  EXPECT_EQ(decision.find("options")->array()->size(), 4U);
  EXPECT_EQ(*decision.find("options")->array()->front().find("weight")->integer(), 1);
  client.expect_ok(R"({"do":"act","match":"m1","seat":"chance","option":"elder:3"})");
  EXPECT_EQ(to_json(*client.ask(R"({"do":"state","match":"m1"})").find("state")->find("elder")), "3");
}

TEST(Protocol, AWholeMatchGivesAResultAndItsLogReplaysToTheSameState) {
  Client client;
  client.expect_ok(new_match);
  play_to_the_end(client, 3, [] {});
  const Value result = client.expect_ok(R"({"do":"result","match":"m1"})");
  EXPECT_TRUE(*result.find("over")->boolean());
  EXPECT_EQ(result.find("scores")->array()->size(), 3U);
  EXPECT_FALSE(result.find("winners")->array()->empty());
  Value log = client.expect_ok(R"({"do":"log","match":"m1"})");
  log.set("do", "replay");
  client.expect_ok(to_json(log));
  EXPECT_EQ(client.state("m2"), client.state("m1"));
  client.expect_refused(R"({"do":"act","match":"m1","seat":0,"option":"done"})", "not-your-turn");
  client.expect_refused(R"({"do":"bot","match":"m1","seat":0,"level":"easy"})", "not-your-turn");
}

TEST(Protocol, ALogThatWasEditedIsRefusedAtTheChoiceThatDoesNotFit) {
  Client client;
  client.expect_ok(new_match);
  play_to_the_end(client, 5, [] {});
  Value log = client.expect_ok(R"({"do":"log","match":"m1"})");
  log.set("do", "replay");
  Value::Array choices = *log.find("choices")->array();
  choices.erase(choices.begin() + 9);
  log.set("choices", choices);
  const Value answer = client.ask(to_json(log));
  EXPECT_FALSE(*answer.find("ok")->boolean());
  EXPECT_TRUE(answer.find("error")->find("message")->text()->starts_with("choices["));
  log.set("choices", Value::Array{7});
  EXPECT_TRUE(client.expect_refused(to_json(log), "bad-request").starts_with("choices[0].seat"));
  client.expect_refused(R"({"do":"state","match":"m2"})", "no-such-match");
}

TEST(Protocol, UndoTakesBackOneChoiceAndChanceAnswersTheSameAgain) {
  Client client;
  client.expect_ok(new_match);
  const std::string start = client.state();
  client.expect_refused(R"({"do":"undo","match":"m1"})", "bad-request");
  std::vector<std::string> states{start};
  play_to_the_end(client, 6, [&] { states.push_back(client.state()); });
  while (states.size() > 1) {
    ASSERT_EQ(client.state(), states.back());
    client.expect_ok(R"({"do":"undo","match":"m1"})");
    states.pop_back();
  }
  EXPECT_EQ(client.state(), start);
}

TEST(Protocol, StateGivenAsAPositionStartsAMatchThere) {
  Client client;
  client.expect_ok(new_match);
  unsigned opened = 1;
  play_to_the_end(client, 8, [&] {
    const std::string state = client.state();
    client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":3,"position":)" + state + "}");
    EXPECT_EQ(client.state("m" + std::to_string(++opened)), state);
    client.expect_ok(R"({"do":"close","match":"m)" + std::to_string(opened) + "\"}");
  });
}

TEST(Protocol, APositionThatBreaksACountIsRefusedWithItsField) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2,"options":{"elder":"0"}})");
  for (const char* option : {R"(1,"option":"vampire:gorali")", R"(0,"option":"vampire:gorali")",
                             R"(0,"option":"circle:bat")", R"(1,"option":"circle:bat")"}) {
    client.expect_ok(std::string{R"({"do":"act","match":"m1","seat":)"} + option + "}");
  }
  const Value state = *client.ask(R"({"do":"state","match":"m1"})").find("state");
  const auto refused = [&](std::vector<std::string> path, const Value& to) {
    const Value position = changed(state, std::move(path), to);
    return client.expect_refused(R"({"do":"new","game":"nowa-huta","seats":2,"position":)" + to_json(position) + "}",
                                 "bad-position");
  };
  const auto field = [&](std::vector<std::string> path, const Value& to) {
    const std::string message = refused(std::move(path), to);
    return message.substr(0, message.find(':'));
  };
  EXPECT_EQ(field({"players", "0", "supply"}, 22), "position.players[0].supply");
  EXPECT_EQ(field({"estates", "gorali", "possessed"}, Value::Array{22, 0}), "position.players[0].supply");
  EXPECT_EQ(field({"estates", "nowe"}, *state.find("estates")->find("gorali")), "position.estates.nowe");
  EXPECT_EQ(field({"estates", "gorali", "modifier"}, Value::Array{"raise", "lower"}),
            "position.estates.gorali.modifier");
  EXPECT_EQ(field({"estates", "gorali", "possessed"}, Value::Array{0, 0, 0}), "position.estates.gorali.possessed");
  EXPECT_EQ(field({"estates", "gorali", "sabbath"}, true), "position.estates.gorali.sabbath");
  EXPECT_EQ(field({"turn"}, 16), "position.turn");
  EXPECT_EQ(field({"turn"}, "one"), "position.turn");
  EXPECT_EQ(field({"elder"}, 2), "position.elder");
  EXPECT_EQ(field({"order"}, Value::Array{0, 0}), "position.order");
  EXPECT_EQ(field({"players", "1", "colour"}, 1), "position.players[1].colour");
  EXPECT_EQ(field({"players", "1", "vampire"}, Value{}), "position.players[1].vampire");
  EXPECT_EQ(field({"players", "1", "points"}, 60000), "position.players[1].points");
  EXPECT_EQ(field({"players", "1", "attacked"}, true), "position.players[1].attacked");
  EXPECT_EQ(field({"players", "1", "plan", "value"}, "unknown"), "position.players[1].plan.value");
  EXPECT_EQ(field({"players", "1", "plan", "open"}, true), "position.players[1].plan.open");
  EXPECT_EQ(field({"players", "2"}, *state.find("players")->array()->begin()), "position.players[2].colour");
  EXPECT_EQ(field({"chosen"}, Value::Array{1}), "position.chosen");
  EXPECT_EQ(field({"blood_dusk"}, "due"), "position.blood_dusk");
  EXPECT_EQ(field({"frames"}, Value::Array{}), "position.frames");
  EXPECT_EQ(field({"frames", "0", "step"}, "mlodosci-to"), "position.frames[0].step");
  EXPECT_EQ(field({"wings"}, 2), "position.wings");
  const Value three = client.ask(R"({"do":"new","game":"nowa-huta","seats":3,"position":)" + to_json(state) + "}");
  EXPECT_EQ(*three.find("error")->find("code")->text(), "bad-position");
  client.expect_refused(R"({"do":"new","game":"nowa-huta","seats":2,"position":[]})", "bad-position");
}

TEST(Protocol, ABotAnswersWithALegalOptionAndWhatItThought) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2,"options":{"elder":"0"}})");
  const Value advice = client.expect_ok(R"({"do":"bot","match":"m1","seat":1,"level":"medium","millis":50})");
  EXPECT_EQ(advice.find("thoughts")->array()->size(), 7U);
  client.expect_ok(R"({"do":"act","match":"m1","seat":1,"option":)" + to_json(*advice.find("option")) + "}");
  client.expect_refused(R"({"do":"bot","match":"m1","seat":1,"level":"medium"})", "not-your-turn");
  client.expect_refused(R"({"do":"bot","match":"m1","seat":0})", "bad-request");
  client.expect_refused(R"({"do":"bot","match":"m1","seat":0,"bot":"stockfish"})", "bad-request");
  client.expect_refused(R"({"do":"bot","match":"m1","seat":"chance","level":"easy"})", "bad-request");
}

TEST(Protocol, TheSentencesAreInTheLanguageAskedFor) {
  Client client;
  client.expect_ok(R"({"do":"new","game":"nowa-huta","seats":2,"options":{"elder":"0"}})");
  const auto prompt = [&](const std::string& lang) {
    const Value pending = client.expect_ok(R"({"do":"pending","match":"m1","lang":")" + lang + "\"}");
    return *pending.find("deciding")->array()->front().find("prompt")->text();
  };
  EXPECT_NE(prompt("en"), prompt("pl"));
  EXPECT_NE(prompt("pl"), prompt("hu"));
}

TEST(EngineCommand, AnswersLineByLineUntilQuit) {
  std::istringstream in{"{\"do\":\"games\"}\r\n\nnonsense\n{\"do\":\"quit\"}\n{\"do\":\"games\"}\n"};
  std::ostringstream out;
  serve_protocol(built_in_games(), in, out);
  const std::string answers = out.str();
  EXPECT_EQ(std::count(answers.begin(), answers.end(), '\n'), 3);
  EXPECT_TRUE(answers.ends_with("{\"ok\":true}\n"));
}

TEST(EngineCommand, AnEndlessLineIsRefusedAndTheNextOneAnswered) {
  std::istringstream in{std::string(3 * Protocol::longest_line, 'x') + "\n{\"do\":\"games\"}"};
  std::ostringstream out;
  serve_protocol(built_in_games(), in, out);
  EXPECT_TRUE(out.str().starts_with(R"({"ok":false,"error":{"code":"bad-json")"));
  EXPECT_NE(out.str().find(R"({"ok":true,"games")"), std::string::npos);
}

}  // namespace
}  // namespace krypta::cli::protocol_test
