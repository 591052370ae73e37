#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include "engine/games/card_files.hpp"
#include "tests/games.hpp"

/// The one list of games, and games made with cards of somebody's own.
namespace krypta::games_test {
namespace {

using Errors = std::vector<cards::Error>;

TEST(Games, EveryFolderOfAGameIsInTheList) {
  std::set<std::string> folders;
  for (const auto& entry : std::filesystem::directory_iterator{std::string{KRYPTA_TESTS_DIR} + "/../engine/games"}) {
    if (exists(entry.path() / "game.hpp")) folders.insert(entry.path().filename().string());
  }
  std::set<std::string> listed;
  for (const AnyGame* game : all_games()) {
    std::string folder{game->info().id};
    std::ranges::replace(folder, '-', '_');
    listed.insert(folder);
    EXPECT_EQ(find_game(game->info().id), game);
  }
  EXPECT_EQ(folders, listed) << "engine/games/list.hpp has the games; each has the folder of its id";
  EXPECT_EQ(find_game("chess"), nullptr);
}

// What a game says before a match and what it does in one.
TEST(Games, TimeIsCalledWhereAGameSaysSoAndNowhereElse) {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    auto match = std::move(*game->begin({info.least_seats}));
    const auto before = match->clone();
    const auto refused = match->call_time();
    EXPECT_EQ(!refused.has_value(), info.timed) << info.id;
    EXPECT_EQ(match->pending().over, info.timed) << info.id;
    EXPECT_EQ(before->options(Seat::table).size(), info.timed ? 1U : 0U) << info.id;
    if (info.timed) {
      EXPECT_EQ(match->choice(0).seat, Seat::table);
      EXPECT_EQ(match->choice(0).option, before->options(Seat::table)[0].id);
      EXPECT_EQ(match->call_time()->code, Refusal::Code::not_your_turn) << "once";
      match->rewind(0);
      EXPECT_EQ(match->hash(), before->hash());
    } else {
      EXPECT_EQ(refused->code, Refusal::Code::bad_request) << info.id;
      EXPECT_EQ(before->refusal(Seat::table, "time")->code, Refusal::Code::bad_request) << info.id;
      EXPECT_EQ(match->hash(), before->hash()) << info.id;
    }
  }
}

TEST(Games, TakeTheCardsOfFilesThatNameThem) {
  auto files = built_in_card_files("vampire-empire");
  const std::size_t at = files[0].text.find("Signet Letter");
  ASSERT_NE(at, std::string::npos);
  files[0].text.replace(at, 6, "Sealed");
  const auto made = games_with_cards(files);
  ASSERT_TRUE(std::holds_alternative<Games>(made));
  const Games& games = std::get<Games>(made);
  EXPECT_EQ(games.find("vampire-empire")->cards()->called("Sealed Letter").size(), 1U);
  EXPECT_TRUE(find_game("vampire-empire")->cards()->called("Sealed Letter").empty()) << "the others have their own";
  EXPECT_EQ(games.find("vendetta")->cards()->cards.size(), find_game("vendetta")->cards()->cards.size());
  EXPECT_EQ(games.size(), all_games().size());
}

std::string told(const std::string& text) {
  const auto made = games_with_cards(std::vector<cards::File>{{"a.cards", text}});
  return std::holds_alternative<Errors>(made) ? std::get<Errors>(made).front().text() : "";
}

TEST(Games, RefuseFilesThatAreForNone) {
  EXPECT_EQ(told("card a \"A\" {}"),
            "a.cards:1:1: found no game, expected `game` and whose cards these are: vampire-empire, vendetta, vtes");
  EXPECT_EQ(
      told("# Mine.\n\ngame chess # ours\ncard a \"A\" {}"),
      "a.cards:1:1: found `game chess`, expected `game` and whose cards these are: vampire-empire, vendetta, vtes");
  EXPECT_EQ(told("game nowa-huta\ncard a \"A\" {}"), "a.cards:1:1: this game has no cards");
  EXPECT_NE(told("game vendetta\ncard a \"A\" { deck: human }"), "");
}

}  // namespace
}  // namespace krypta::games_test
