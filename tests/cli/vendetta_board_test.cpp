#include "cli/vendetta/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/shown_board.hpp"

namespace krypta::cli::vendetta_board_test {
namespace {

using Texts = std::vector<std::string_view>;

const AnyGame& vendetta() { return *find_game("vendetta"); }
const Board& board() { return board_of("vendetta"); }

void all_act(AnyMatch& match, Seat s, const Texts& options) {
  for (const std::string_view option : options) act(match, s, option);
}
void all_act(AnyMatch& match, unsigned s, const Texts& options) { all_act(match, seat(s), options); }

/// Three players, Red leads Brujah and holds the Ambition token; round 1 up to Hand Building. What Blue draws can be
/// changed: nobody else sees it.
std::unique_ptr<AnyMatch> drawn_match(const Texts& of_blue = {"get:ga01", "get:ga02", "get:ga03"},
                                      const std::vector<std::pair<std::string, std::string>>& options = {}) {
  auto match = std::move(*vendetta().begin(krypta::Setup{3, options}));
  all_act(*match, Seat::chance, {"first:0", "clan:brujah", "clan:gangrel", "clan:nosferatu", "clan:tremere"});
  act(*match, 0, "take-clan:brujah");
  act(*match, 1, "take-clan:gangrel");
  act(*match, 2, "take-clan:nosferatu");
  all_act(*match, Seat::chance, {"ally:al09", "ally:al02", "ally:al16", "get:br01", "get:br02", "get:br03"});
  all_act(*match, Seat::chance, of_blue);
  all_act(*match, Seat::chance, {"get:no01", "get:no03", "get:no04"});
  return match;
}

/// The same up to Red's first turn.
std::unique_ptr<AnyMatch> first_turn(const Texts& of_blue = {"get:ga01", "get:ga02", "get:ga03"}) {
  auto match = drawn_match(of_blue);
  act(*match, 0, "bottom:br02");
  act(*match, 1, "bottom:" + std::string{of_blue[0].substr(4)});
  act(*match, 2, "bottom:no01");
  return match;
}

Lines drawn(const AnyMatch& match, Seat as, std::string_view language = "en") {
  return board().draw(match.view(as), reader_of("vendetta", language, match.seats(), as));
}
Lines drawn(const AnyMatch& match, unsigned as) { return drawn(match, seat(as)); }

std::string hint(const AnyMatch& match, std::string_view id) {
  const Seat s = match.pending().must.lowest();
  for (const Option& option : match.options(s)) {
    if (option.id == id) return board().hint(match.view(s), option, reader_of("vendetta", "en", match.seats(), s));
  }
  return "no such option";
}

TEST(VendettaBoard, IsReadableForEverybodyInEveryLanguageAtEveryMoment) {
  for (unsigned seed = 0; seed < 4; ++seed) {
    const std::string with = seed % 2 == 0 ? "yes" : "no";
    expect_readable_throughout(vendetta(), krypta::Setup{3 + seed, {{"places", with}, {"relics", with}}}, seed, 4);
  }
}

TEST(VendettaBoard, ShowsWhatIsOfferedBeforeTheFirstRound) {
  auto match = std::move(*vendetta().begin(krypta::Setup{3, {{"relics", "yes"}, {"places", "yes"}}}));
  all_act(*match, Seat::chance, {"first:1", "place:lo02", "place:lo04", "relic:re01", "relic:re02", "relic:re03"});
  all_act(*match, Seat::chance, {"relic:re04", "clan:tremere", "clan:brujah", "clan:ventrue", "clan:gangrel"});
  const Lines lines = drawn(*match, 1);
  EXPECT_TRUE(has(lines.front(), "Setup"));
  EXPECT_EQ(row_of(lines, "Offered"), "Offered Brujah, Gangrel, Tremere, Ventrue");
  EXPECT_TRUE(has(row_of(lines, "re03"), "re03 Mask of the Elder, Influence 1."));
  EXPECT_TRUE(has(row_of(lines, "Place"), "Place The Collar."));
}

TEST(VendettaBoard, ShowsOneselfTheDrawnCardsAndNobodyElse) {
  const auto match = drawn_match();
  const Lines lines = drawn(*match, 0);
  EXPECT_TRUE(has(lines.front(), "Round 1 of 3: Hand Building"));
  EXPECT_EQ(line_with(lines, "Clan"), "   Player         Clan        Blood  Influence  Diablerie  Hand  Deck");
  EXPECT_EQ(line_with(lines, "● Red"), "   ● Red (you) ★  Brujah          7          3          –     2     4");
  EXPECT_EQ(line_with(lines, "■ Blue"), "   ■ Blue         Gangrel         7          3          –     2     4");
  const std::string text = text_of(lines);
  EXPECT_TRUE(has(text, "Drawn: one goes to the bottom"));
  EXPECT_TRUE(has(row_of(lines, "br03"), "br03 Challenge 4 · passive. "));
  EXPECT_TRUE(has(row_of(lines, "br09"), "br09 Hunt (Brujah) 0. Aftermath: "));
  for (const std::string_view secret : {"ga01", "ga09", "no03"}) EXPECT_FALSE(has(text, secret)) << secret;
  const std::string all_can_see = text_of(drawn(*match, Seat::spectator));
  for (const std::string_view secret : {"br01", "Drawn", "Your hand", "ga01"}) EXPECT_FALSE(has(all_can_see, secret));
}

TEST(VendettaBoard, ShowsALocationWithItsAllyAndEverybodysArea) {
  auto match = first_turn();
  all_act(*match, 0, {"play:br03>first>down", "blood:2", "end"});
  all_act(*match, 1, {"play:ga03>first>up", "end"});
  all_act(*match, 2, {"play:no04>haven>down", "end"});
  all_act(*match, 0, {"play:br01>first>up", "end"});
  const Lines own = drawn(*match, 0);
  EXPECT_TRUE(has(own.front(), "Round 1 of 3: Planning"));
  EXPECT_EQ(row_of(own, "Marcel"), "Ally Marcel, vampire; Influence 4, Feed 1, Drain 4, then Influence 2.");
  EXPECT_EQ(row_of(own, "● Red: "), "● Red: Challenge 4 (face down), Bloody Fury 6, 2 Blood");
  EXPECT_EQ(row_of(own, "■ Blue: "), "■ Blue: Feral Weapons 1");
  const Lines of_others = drawn(*match, 1);
  EXPECT_EQ(row_of(of_others, "● Red: "), "● Red: Bloody Fury 6, 1 face down, 2 Blood");
  EXPECT_EQ(row_of(of_others, "▲ Yellow: "), "▲ Yellow: 1 face down");
  EXPECT_TRUE(has(text_of(of_others), "Nobody is here."));
}

TEST(VendettaBoard, LooksTheSameWhateverIsHidden) {
  const auto one = first_turn({"get:ga01", "get:ga02", "get:ga03"});
  const auto another = first_turn({"get:ga05", "get:ga06", "get:ga07"});
  for (const auto* match : {&one, &another}) {
    act(**match, 0, "play:br01>first>up");
    act(**match, 0, "end");
    act(**match, 1, match == &one ? "play:ga03>second>down" : "play:ga06>second>down");
  }
  for (const Seat s : {seat(0), seat(2), Seat::spectator}) {
    EXPECT_EQ(drawn(*one, s), drawn(*another, s));
    EXPECT_EQ(told(*one, 0, s), told(*another, 0, s));
  }
  EXPECT_NE(drawn(*one, seat(1)), drawn(*another, seat(1)));
}

/// Every card of everybody goes to Prince's Haven, face up where that is allowed.
void plan_quietly(AnyMatch& match) {
  while (!has(drawn(match, 0).front(), "Resolution")) {
    const Seat s = match.pending().must.lowest();
    const std::vector<Option> options = match.options(s);
    const auto first_with = [&](std::string_view end) {
      return std::ranges::find_if(options, [&](const Option& option) { return option.id.ends_with(end); });
    };
    auto found = first_with("end");
    if (found == options.end()) found = first_with(">haven>up");
    if (found == options.end()) found = first_with(">haven>down");
    ASSERT_NE(found, options.end());
    act(match, s, found->id);
  }
}

TEST(VendettaBoard, KeepsAChoiceSealedUntilAllHaveChosen) {
  auto match = first_turn();
  all_act(*match, 0, {"play:br01>first>up", "end"});
  all_act(*match, 1, {"play:ga03>first>up", "end"});
  plan_quietly(*match);
  Lines lines = drawn(*match, 0);
  EXPECT_TRUE(has(lines.front(), "Resolution · Location 1 · Withdraw"));
  EXPECT_EQ(row_of(lines, "Location 1 –"), "Location 1 – being resolved");
  EXPECT_EQ(hint(*match, "stay"), "whoever wins takes Marcel");
  EXPECT_EQ(hint(*match, "withdraw"), "cards face up to Prince’s Haven, 0 Blood to your Pool");
  act(*match, 0, "withdraw");
  EXPECT_EQ(row_of(drawn(*match, 0), "● Red: "), "● Red: Bloody Fury 6 – withdraws");
  lines = drawn(*match, 1);
  EXPECT_EQ(row_of(lines, "● Red: "), "● Red: Bloody Fury 6 – has chosen");
  EXPECT_EQ(row_of(lines, "■ Blue: "), "■ Blue: Feral Weapons 1 – is choosing");
  const std::size_t before = match->length();
  act(*match, 1, "stay");
  lines = drawn(*match, 2);
  EXPECT_TRUE(has(row_of(lines, "Location 1 –"), "resolved, won by ■ Blue"));
  EXPECT_TRUE(has(told(*match, before, seat(2)), "Red withdraws from Location 1. Blue stays at Location 1."));
  EXPECT_TRUE(has(lines.front(), "Prince’s Haven · Withdraw"));
  EXPECT_EQ(hint(*match, "withdraw"), "cards to your hand, 0 Blood to your Pool");
}

TEST(VendettaBoard, ShowsDrainedCards) {
  auto match = first_turn();
  EXPECT_EQ(row_of(drawn(*match, 1), "Alliance"), "★ Ambition token; Alliance: Victim");
  act(*match, 0, "drain:victim");
  const Lines lines = drawn(*match, 1);
  EXPECT_EQ(row_of(lines, "Drained"), "★ Ambition token; Drained: Victim");
  EXPECT_EQ(row_of(lines, "● Red ★"), "▶ ● Red ★ Brujah 10 3 – 4 5");
}

TEST(VendettaBoard, SaysBesideAChoiceWhatStandsOnTheCard) {
  auto match = drawn_match();
  EXPECT_EQ(hint(*match, "bottom:br01"), "6 · Conflict");
  act(*match, 0, "bottom:br02");
  act(*match, 1, "bottom:ga02");
  act(*match, 2, "bottom:no01");
  EXPECT_EQ(hint(*match, "drain:victim"), "human; Influence 1, Feed 1, Drain 3, then Influence 0");
  EXPECT_EQ(hint(*match, "play:br01>first>up"), "");
}

TEST(VendettaBoard, SaysWhyNothingCanBePlayedFaceDown) {
  auto match = first_turn();
  const auto remark = [&] { return board().remark(match->view(seat(0)), reader_of("vendetta", "en", 3, seat(0))); };
  EXPECT_EQ(remark(), "");
  for (const std::string_view to : {"first", "second"}) {
    const std::string card = to == "first" ? "br01" : "br08";
    all_act(*match, 0, {"play:" + card + ">" + std::string{to} + ">up", "blood:3", "end"});
    for (unsigned s = 1; s < 3; ++s) {
      const std::string hunt = s == 1 ? "ga0" : "no0";
      act(*match, s, "play:" + hunt + (to == "first" ? "8" : "9") + ">" + std::string{to} + ">up");
      act(*match, s, "end");
    }
  }
  EXPECT_TRUE(has(remark(), "your last Blood cannot be spent"));
}

TEST(VendettaBoard, TellsATurnInOneParagraph) {
  auto match = first_turn();
  const std::size_t before = match->length();
  all_act(*match, 0, {"play:br03>first>down", "blood:2", "end"});
  EXPECT_EQ(
      told(*match, before, seat(0)),
      "You play “Challenge” face down at Location 1. You spend 1 Blood. You deploy 2 Blood at Location 1. ■ It is "
      "Blue’s turn.");
  EXPECT_EQ(told(*match, before, seat(2)),
            "Red plays a card face down at Location 1. Red spends 1 Blood. Red deploys 2 Blood at Location 1. ■ It is "
            "Blue’s turn.");
}

TEST(VendettaBoard, TellsTheOwnDrawInOneSentence) {
  const auto match = drawn_match();
  EXPECT_TRUE(has(told(*match, 0, seat(0)), "You draw: Bloody Fury, Punk's Posse, Challenge."));
  EXPECT_FALSE(has(told(*match, 0, seat(1)), "Bloody Fury"));
  EXPECT_TRUE(has(told(*match, 0, seat(1)), "Clans to choose from: Brujah, Gangrel, Nosferatu, Tremere."));
}

TEST(VendettaBoard, HasPagesToRead) {
  for (const std::string_view language : text::languages()) {
    const Reader reader = reader_of("vendetta", language, 3, seat(0));
    ASSERT_EQ(board().pages.size(), 2U);
    for (const Page& page : board().pages) {
      const Lines lines = page.text(reader);
      EXPECT_GE(lines.size(), 10U);
      expect_readable(lines);
    }
  }
  const std::string cards = text_of(board().pages[1].text(reader_of("vendetta", "en", 3, seat(0))));
  for (const std::string_view id : {"br01", "ve09", "al30", "victim", "re08", "lo07"})
    EXPECT_TRUE(has(cards, id)) << id;
}

}  // namespace
}  // namespace krypta::cli::vendetta_board_test
