#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cli/play/boards.hpp"
#include "engine/games/games.hpp"
#include "engine/games/made.hpp"
#include "tests/protocol/client.hpp"
#include "tests/template_game/game.hpp"

/// A game that is in no list, in the protocol and on the plain board: both play whatever games they are handed.
namespace krypta::fists::everywhere_test {

namespace {

Games only_fists() {
  std::vector<std::unique_ptr<const AnyGame>> games;
  games.push_back(std::get<std::unique_ptr<const AnyGame>>(made_game<Fists>({})));
  return Games{std::move(games)};
}

}  // namespace

TEST(TemplateGame, IsPlayedThroughTheProtocol) {
  const Games games = only_fists();
  cli::test::Client client{games};
  EXPECT_EQ(client.expect_ok(R"({"do":"games"})").find("games")->array()->size(), 1U);
  client.expect_refused(R"({"do":"new","game":"nowa-huta","seats":2})", "bad-request");
  client.expect_ok(R"({"do":"new","game":"fists","seats":4,"seed":3})");
  cli::test::play_to_the_end(client, 7, [] {});
  const Value result = client.expect_ok(R"({"do":"result","match":"m1"})");
  EXPECT_TRUE(*result.find("over")->boolean());
  EXPECT_EQ(built_in_games().find("fists"), nullptr) << "it is in no list";
}

TEST(TemplateGame, IsDrawnByThePlainBoard) {
  const Games games = only_fists();
  auto match = std::move(*games.find("fists")->begin({2}));
  match->answer_for_chance(ChanceStream{1});
  ASSERT_FALSE(match->act(seat(0), "hide:2").has_value());
  ASSERT_FALSE(match->act(seat(1), "hide:3").has_value());
  const text::Speech* speech = text::Speech::in("en");
  const auto drawn = [&](Seat as) {
    const cli::Reader reader{&match->info(), nullptr, speech, {"Ada", "Bob"}, {0, 1}, as, cli::Paint{false}};
    std::string all;
    for (const std::string& line : cli::board_of("fists").draw(match->view(as), reader)) all += line + "\n";
    return all;
  };
  const std::string ada = drawn(seat(0));
  EXPECT_NE(ada.find("round: 1"), std::string::npos) << ada;
  EXPECT_NE(ada.find("Ada: fist 2, said –, points 0"), std::string::npos) << ada;
  EXPECT_NE(ada.find("Bob: fist ?, said –, points 0"), std::string::npos) << "what lies face down: " << ada;
  EXPECT_EQ(ada.find("frames"), std::string::npos);
  EXPECT_NE(drawn(seat(1)).find("Bob: fist 3"), std::string::npos);
}

}  // namespace krypta::fists::everywhere_test
