#include "cli/mascarade/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/shown_board.hpp"

namespace krypta::cli::mascarade_board_test {
namespace {

using Texts = std::vector<std::string_view>;
using Options = std::vector<std::pair<std::string, std::string>>;

const AnyGame& mascarade() { return *find_game("mascarade"); }
const Board& board() { return board_of("mascarade"); }

/// Seat 0 begins; the cards are dealt in this order, the last ones to the middle.
std::unique_ptr<AnyMatch> dealt(unsigned seats, const Texts& cards, Options options = {}) {
  options.emplace_back("first", "0");
  auto match = std::move(*mascarade().begin(krypta::Setup{seats, options}));
  for (const std::string_view card : cards) act(*match, Seat::chance, "deal:" + std::string{card});
  return match;
}

void turn_down(AnyMatch& match) {
  for (unsigned s = 0; s < match.seats(); ++s) act(match, s, "ready");
}

/// Four players after the preparatory turns, in which nothing changed places: Judge, King, Queen, Thief; Bishop and
/// Cheat in the middle.
std::unique_ptr<AnyMatch> four(const Options& options = {}) {
  auto match = dealt(4, {"judge", "king", "queen", "thief", "bishop", "cheat"}, options);
  turn_down(*match);
  for (const std::string_view cards : {"swap:0,1", "swap:0,1", "swap:0,2", "swap:0,3"}) {
    const Seat now = match->pending().must.lowest();
    act(*match, now, cards);
    act(*match, now, "leave");
  }
  return match;
}

Reader reader(std::string_view language, unsigned seats, Seat as, bool colour = false) {
  return reader_of("mascarade", language, seats, as, colour);
}

Lines drawn(const AnyMatch& match, Seat as = seat(0)) {
  return board().draw(match.view(as), reader("en", match.seats(), as));
}

TEST(MascaradeBoard, IsReadableForEverybodyInEveryLanguageAtEveryMoment) {
  for (unsigned seats = 2; seats <= 13; ++seats) {
    const krypta::Setup setup{seats, {{"answers", seats % 2 == 0 ? "at-once" : "in-turn"}}};
    expect_readable_throughout(mascarade(), setup, seats, 1, 600);
  }
}

TEST(MascaradeBoard, ShowsTheCardsFaceUpUntilEverybodyIsReady) {
  auto match = dealt(4, {"judge", "king", "queen", "thief", "bishop", "cheat"});
  act(*match, 1, "ready");
  Lines lines = drawn(*match);
  EXPECT_TRUE(has(lines.front(), "The deal"));
  EXPECT_EQ(line_with(lines, "Court"), " Court: 0   Bank: 170   In the middle:  1 Bishop  2 Cheat");
  EXPECT_EQ(line_with(lines, "In play"), " In play: Judge, Bishop, King, Queen, Thief, Cheat");
  EXPECT_EQ(line_with(lines, "Coins"), "   Player       Coins  Card");
  EXPECT_EQ(line_with(lines, "Red"), "   ● Red (you)      6  Judge       begins, …");
  EXPECT_EQ(line_with(lines, "Blue"), "   ■ Blue           6  King        ready");
  EXPECT_EQ(line_with(lines, "face down"), "") << "nothing is";
  for (const unsigned s : {0U, 2U, 3U}) act(*match, s, "ready");
  lines = drawn(*match);
  EXPECT_TRUE(has(lines.front(), "Turn 1 (preparatory)"));
  EXPECT_EQ(line_with(lines, "Red"), " ▶ ● Red (you)      6  ◖◗");
  EXPECT_EQ(line_with(lines, "Blue"), "   ■ Blue           6  ◖◗");
  EXPECT_EQ(line_with(lines, "Court"), " Court: 0   Bank: 170   In the middle:  1 ◖◗  2 ◖◗");
  EXPECT_EQ(line_with(lines, "face down"), "   ◖◗ face down");
  for (const std::string_view name : {"Judge ", "King ", "Queen ", "Thief "}) EXPECT_EQ(line_with(lines, name), "");
}

TEST(MascaradeBoard, ShowsAnAnnouncementTheAnswersAndWhoWasFalse) {
  auto match = four();
  act(*match, 0, "announce:bishop");
  act(*match, 1, "pass");
  act(*match, 2, "claim");
  Lines lines = drawn(*match, seat(3));
  EXPECT_TRUE(has(lines.front(), "Turn 5 ─"));
  EXPECT_EQ(row_of(lines, "Announced"), "Announced: Bishop – Takes 2 from the richest other");
  EXPECT_EQ(row_of(lines, "Red"), "▶ ● Red 6 ◖◗ announces");
  EXPECT_EQ(row_of(lines, "Blue"), "■ Blue 6 ◖◗ passes");
  EXPECT_EQ(row_of(lines, "Yellow"), "▲ Yellow 6 ◖◗ claims");
  EXPECT_EQ(row_of(lines, "Black"), "◆ Black (you) 6 ◖◗ …");
  act(*match, 3, "pass");
  // Neither is the Bishop: both have paid, and Blue, who revealed nothing, is free.
  lines = drawn(*match, seat(3));
  EXPECT_EQ(row_of(lines, "Announced"), "");
  EXPECT_TRUE(has(line_with(lines, "Court"), " Court: 2 "));
  EXPECT_EQ(row_of(lines, "Red"), "● Red 5 ◖◗");
  EXPECT_EQ(row_of(lines, "Blue"), "▶ ■ Blue 6 ◖◗");
}

TEST(MascaradeBoard, ShowsWhoMustSwap) {
  auto match = four();
  act(*match, 0, "announce:king");
  act(*match, 1, "claim");
  act(*match, 2, "pass");
  act(*match, 3, "pass");
  EXPECT_EQ(row_of(drawn(*match), "Blue"), "▶ ■ Blue 9 ◖◗ must swap");
}

TEST(MascaradeBoard, ShowsWhatIsFaceUpAndWhoDecidesWhileAPowerIsUsed) {
  auto match = dealt(8, {"judge", "witch", "queen", "bishop", "king", "fool", "peasant", "peasant"});
  turn_down(*match);
  for (unsigned turn = 0; turn < 4; ++turn) {
    act(*match, turn, "swap:" + std::to_string(turn) + ",7");
    act(*match, turn, "leave");
  }
  act(*match, 4, "announce:witch");
  for (const unsigned s : {5U, 6U, 7U, 0U}) act(*match, s, "pass");
  act(*match, 1, "claim");
  act(*match, 2, "pass");
  act(*match, 3, "pass");
  const Lines lines = drawn(*match);
  EXPECT_EQ(row_of(lines, "In play"), "In play: Judge, Bishop, King, Fool, Queen, Witch, Peasant ×2");
  EXPECT_EQ(row_of(lines, "Green"), "▶ ★ Green 6 King fined");
  EXPECT_EQ(row_of(lines, "Blue"), "■ Blue 6 Witch decides");
  EXPECT_EQ(row_of(lines, "Yellow"), "▲ Yellow 6 ◖◗ passes");
}

TEST(MascaradeBoard, ShowsSealedAnswersToNobodyElse) {
  const auto answered = [](std::string_view answer) {
    auto match = four({{"answers", "at-once"}});
    act(*match, 0, "announce:king");
    act(*match, 2, answer);
    return match;
  };
  const auto claims = answered("claim");
  const auto passes = answered("pass");
  EXPECT_EQ(row_of(drawn(*claims, seat(1)), "Yellow"), "▲ Yellow 6 ◖◗ answered");
  EXPECT_EQ(row_of(drawn(*claims, seat(1)), "Black"), "◆ Black 6 ◖◗ …");
  EXPECT_EQ(drawn(*claims, seat(1)), drawn(*passes, seat(1)));
  EXPECT_EQ(drawn(*claims, Seat::spectator), drawn(*passes, Seat::spectator));
  EXPECT_EQ(row_of(drawn(*claims, seat(2)), "Yellow"), "▲ Yellow (you) 6 ◖◗ claims");
}

TEST(MascaradeBoard, LooksTheSameToTheOthersWhateverHappensUnderTheTable) {
  const auto after = [](std::string_view decision) {
    auto match = four();
    act(*match, 0, "swap:0,c2");
    const Lines lines = drawn(*match, seat(1));
    EXPECT_EQ(row_of(lines, "Red"), "▶ ● Red 6 ◖◗⇅");
    EXPECT_TRUE(has(line_with(lines, "In the middle"), "1 ◖◗  2 ◖◗⇅"));
    EXPECT_EQ(row_of(lines, "face down"), "◖◗ face down ⇅ under the table");
    act(*match, 0, decision);
    return match;
  };
  const auto exchanged = after("exchange");
  const auto left = after("leave");
  const std::size_t from = exchanged->length() - 2;
  for (const Seat other : {seat(1), seat(3), Seat::spectator}) {
    EXPECT_EQ(drawn(*exchanged, other), drawn(*left, other));
    EXPECT_EQ(told(*exchanged, from, other), told(*left, from, other));
  }
  EXPECT_EQ(told(*left, from, seat(1)),
            "Red takes their own card and the second card in the middle under the table. ■ Turn 6 is yours.");
  EXPECT_TRUE(has(told(*exchanged, from, seat(0)), "You exchange your card and the second card in the middle."));
  EXPECT_TRUE(has(told(*left, from, seat(0)), "You leave both where they were."));
}

TEST(MascaradeBoard, ShowsLeftRightAndProtectedCards) {
  auto three = dealt(3, {"judge", "king", "queen", "witch", "fool", "bishop"});
  EXPECT_EQ(row_of(drawn(*three), "Coins"), "Player Coins Left Right");
  EXPECT_EQ(row_of(drawn(*three), "Blue"), "■ Blue 6 Queen Witch …");
  auto two = dealt(2, {"judge", "king", "queen", "witch", "fool", "bishop"});
  EXPECT_EQ(row_of(drawn(*two), "Coins"), "Player Coins Left Right Protected");
  EXPECT_EQ(row_of(drawn(*two), "Red"), "● Red (you) 6 Judge King Queen begins, …");
  turn_down(*two);
  for (const std::string_view cards : {"swap:0l,1l", "swap:0r,1l", "swap:0l,1r", "swap:0r,1r"}) {
    const Seat now = two->pending().must.lowest();
    act(*two, now, cards);
    act(*two, now, "leave");
  }
  act(*two, 0, "announce:king@r");
  EXPECT_EQ(row_of(drawn(*two), "Red"), "▶ ● Red (you) 6 ◖◗ ◖◗! ◖◗ announces");
  EXPECT_EQ(row_of(drawn(*two), "face down"), "◖◗ face down ! pointed at");
}

TEST(MascaradeBoard, ShowsAllCardsAndTheWinnersInTheEnd) {
  auto match = four();
  // The Cheat lies in the middle, so whoever says that he is the Cheat pays, until somebody has nothing left.
  while (!match->pending().over) {
    const Seat now = match->pending().must.lowest();
    const std::vector<Option> options = match->options(now);
    const auto can = [&](std::string_view id) { return std::ranges::find(options, id, &Option::id) != options.end(); };
    if (can("announce:cheat")) {
      act(*match, now, "announce:cheat");
    } else if (can("pass")) {
      act(*match, now, number(now) == 3 ? "pass" : "claim");
    } else {
      act(*match, now, can("leave") ? "leave" : options.front().id);
    }
  }
  const Lines lines = drawn(*match);
  const Outcome outcome = match->result();
  for (unsigned s = 0; s < 4; ++s) {
    const std::string line = line_with(lines, reader("en", 4, seat(0)).names[s]);
    EXPECT_EQ(has(line, "wins"), outcome.winners.has(seat(s))) << line;
    EXPECT_FALSE(has(line, "▶")) << line;
  }
  EXPECT_TRUE(has(line_with(lines, "Blue"), "King"));
  EXPECT_TRUE(has(line_with(lines, "In the middle"), "1 Bishop  2 Cheat"));
  EXPECT_FALSE(has(text_of(lines), "◖◗"));
}

TEST(MascaradeBoard, HintsAtPowersAndAtWealth) {
  auto match = four();
  const auto hint = [&](unsigned s, std::string_view id) {
    for (const Option& option : match->options(seat(s))) {
      if (option.id == id) return board().hint(match->view(seat(s)), option, reader("en", 4, seat(s)));
    }
    return std::string{"no such option"};
  };
  EXPECT_EQ(hint(0, "announce:thief"), "Takes 1 from each neighbour");
  EXPECT_EQ(hint(0, "swap:0,1"), "");
  EXPECT_EQ(hint(0, "look"), "");
  act(*match, 0, "announce:bishop");
  for (const unsigned s : {1U, 2U, 3U}) act(*match, s, "pass");
  EXPECT_EQ(hint(0, "target:3"), "6 coins");
}

TEST(MascaradeBoard, MarksSeatsBySignsAndAddsColourOnlyWhereItIsShown) {
  const auto match = four();
  const Value view = match->view(seat(0));
  EXPECT_FALSE(has(text_of(board().draw(view, reader("hu", 4, seat(0)))), "\x1b"));
  const Lines coloured = board().draw(view, reader("hu", 4, seat(0), true));
  EXPECT_TRUE(has(text_of(coloured), "\x1b"));
  for (const std::string& line : coloured) EXPECT_LE(display_width(line), terminal_width);
}

TEST(MascaradeBoard, HasPagesToReadInEveryLanguage) {
  ASSERT_EQ(board().pages.size(), 2U);
  for (const std::string_view language : text::languages()) {
    const Reader who = reader(language, 4, seat(0));
    for (const Page& page : board().pages) {
      const Lines lines = page.text(who);
      EXPECT_GT(lines.size(), 12U);
      expect_readable(lines);
    }
  }
  EXPECT_TRUE(has(text_of(board().pages[1].text(reader("en", 4, seat(0)))), "MA-131"));
}

// What happened.

TEST(MascaradeStory, TellsTheDealInOneParagraph) {
  const auto match = dealt(4, {"judge", "king", "queen", "thief", "bishop", "cheat"});
  EXPECT_EQ(told(*match, 0, seat(0)),
            "Cards: ● Red: Judge; ■ Blue: King; ▲ Yellow: Queen; ◆ Black: Thief. In the middle: Bishop, Cheat.");
  const auto two = dealt(2, {"judge", "king", "queen", "witch", "fool", "bishop"});
  EXPECT_EQ(told(*two, 0, seat(0)), "Cards: ● Red: Judge, King, Queen; ■ Blue: Witch, Fool, Bishop.");
}

TEST(MascaradeStory, TellsATurnInOneParagraphAndCountsThoseWhoPassTogether) {
  auto match = four();
  const std::size_t from = match->length() - 1;
  act(*match, 0, "announce:queen");
  for (const unsigned s : {1U, 2U, 3U}) act(*match, s, "pass");
  EXPECT_EQ(
      told(*match, from, seat(2)),
      "● Turn 5. Red announces: “I am the Queen.” They pass: Blue, you, Black. Nobody else claims to be the Queen: "
      "Red uses the power without showing a card. As the Queen, Red receives 2 coins from the bank. "
      "■ Turn 6 is Blue’s.");
}

TEST(MascaradeStory, HasAHeadingOnlyForATurnOfWhichNothingIsToldYet) {
  auto match = four();
  act(*match, 0, "look");
  const auto paragraphs = board().tell(match->memory(seat(0)), reader("en", 4, seat(0)));
  ASSERT_GT(paragraphs.size(), 2U);
  EXPECT_TRUE(paragraphs.back().heading);
  EXPECT_FALSE(paragraphs[paragraphs.size() - 2].heading);
  EXPECT_EQ(text_of(paragraphs[paragraphs.size() - 2].lines),
            "● Turn 5. You look at your card. Seen in secret: your card is the Judge.\n");
}

TEST(MascaradeStory, CountsThoseWhoAreFinedTogether) {
  auto match = four();
  const std::size_t from = match->length();
  act(*match, 0, "announce:cheat");
  for (const unsigned s : {1U, 2U}) act(*match, s, "claim");
  act(*match, 3, "pass");
  EXPECT_TRUE(has(told(*match, from, seat(1)),
                  "None of them is the Cheat, so the power is not used. [MA-083] "
                  "They pay a fine of 1 coin each: Red, you, Yellow. The cards are turned face down. ■ Turn 6"));
}

TEST(MascaradeStory, NamesTheRuleWhereItSurprises) {
  auto match = four();
  const std::size_t from = match->length();
  act(*match, 0, "announce:judge");
  for (const unsigned s : {1U, 2U, 3U}) act(*match, s, "pass");
  EXPECT_TRUE(has(told(*match, from, seat(1)), "The Court is empty, so Red takes nothing. [MA-095]"));
}

}  // namespace
}  // namespace krypta::cli::mascarade_board_test
