#include "cli/vampire_empire/board.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/cli/shown_board.hpp"

namespace krypta::cli::vampire_empire_board_test {
namespace {

using Texts = std::vector<std::string_view>;

constexpr Seat vampires = seat(0);
constexpr Seat humans = seat(1);

const AnyGame& vampire_empire() { return *find_game("vampire-empire"); }
const Board& board() { return board_of("vampire-empire"); }

struct Deal {
  Texts castle{"monk", "lady", "cook"};
  Texts of_vampires{"v03", "v05", "v09", "v23", "v34", "v36", "v37", "v38"};
  Texts of_humans{"h09", "h10", "h15", "h24", "h25", "h26", "h31", "h34"};
  Texts drawn{"lady", "lord", "nun"};
  Texts tokens{"cook", "bishop"};
};

/// Red plays the vampires and begins; the night's first decision is open.
std::unique_ptr<AnyMatch> dealt(const Deal& deal = {}) {
  auto match = std::move(*vampire_empire().begin(krypta::Setup{2, {{"vampires", "0"}}}));
  const auto all = [&](std::string_view verb, const Texts& what) {
    for (const std::string_view one : what) act(*match, Seat::chance, std::string{verb} + ":" + std::string{one});
  };
  all("enter", deal.castle);
  all("get", deal.of_vampires);
  all("get", deal.of_humans);
  all("vampire", deal.drawn);
  all("token", deal.tokens);
  return match;
}

void all_act(AnyMatch& match, Seat s, const Texts& options) {
  for (const std::string_view option : options) act(match, s, option);
}

/// Nobody plays a support card in this window.
void close_window(AnyMatch& match) {
  for (unsigned i = 0; i < 2; ++i) act(match, match.pending().must.lowest(), "done");
}

/// The first night up to the action; the Lady may be revealed before.
std::unique_ptr<AnyMatch> first_action(std::string_view reveal = "done", const Deal& deal = {}) {
  auto match = dealt(deal);
  all_act(*match, vampires, {"skip", reveal});
  close_window(*match);
  return match;
}

/// The same of the first day, after a night in which the vampires pass.
std::unique_ptr<AnyMatch> first_day(const Deal& deal = {}) {
  auto match = first_action("done", deal);
  all_act(*match, vampires, {"pass", "drop:v09", "drop:v36"});
  close_window(*match);
  act(*match, humans, "skip");
  close_window(*match);
  return match;
}

Lines drawn(const AnyMatch& match, Seat as, std::string_view language = "en") {
  return board().draw(match.view(as), reader_of("vampire-empire", language, 2, as));
}

std::string hint(const AnyMatch& match, std::string_view id) {
  const Seat s = match.pending().must.lowest();
  for (const Option& option : match.options(s)) {
    if (option.id == id) return board().hint(match.view(s), option, reader_of("vampire-empire", "en", 2, s));
  }
  return "no such option";
}

TEST(VampireEmpireBoard, IsReadableForEverybodyInEveryLanguageAtEveryMoment) {
  for (unsigned seed = 0; seed < 3; ++seed)
    expect_readable_throughout(vampire_empire(), krypta::Setup{2, {{"vampires", "draw"}}}, seed);
}

TEST(VampireEmpireBoard, ShowsTheVampirePlayerTheVampires) {
  const Lines lines = drawn(*dealt(), vampires);
  EXPECT_TRUE(has(lines.front(), "Turn 1: night"));
  EXPECT_EQ(line_with(lines, "Cellar"), "   Player       Side         Hand    Deck  Cellar    Moat");
  EXPECT_EQ(line_with(lines, "Red"), " ▶ ● Red (you)  vampires        8      32       0       0");
  EXPECT_EQ(line_with(lines, "Blue"), "   ■ Blue       humans          8      32       0       0");
  EXPECT_EQ(row_of(lines, "Castle"), "Castle Monk clergy human");
  EXPECT_EQ(row_of(lines, "Lady "), "Lady noble secret vampire");
  EXPECT_EQ(row_of(lines, "Town"), "Town Lord (secret vampire), Officer, Maid, Butler, Nun (secret vampire),");
  EXPECT_EQ(line_with(lines, "v03"), "  v03 Masked Rapier 2 noble    v34 Mist          ☼2 ☾1");
  EXPECT_FALSE(has(text_of(lines), "h09"));
}

TEST(VampireEmpireBoard, ShowsTheHumanPlayerTwoTokens) {
  const Lines lines = drawn(*dealt(), humans);
  EXPECT_EQ(row_of(lines, "Castle"), "Castle Monk clergy ?");
  EXPECT_EQ(row_of(lines, "Cook "), "Cook servant human, your token");
  EXPECT_TRUE(has(squeezed(text_of(lines)), "Town Lord, Officer, Maid, Butler, Nun, Bishop (human, your token)"));
  EXPECT_EQ(row_of(lines, "h24"), "h24 Flask of Holy Water 2 holy water h34 Sacrifice ☼1 ☾2");
  EXPECT_FALSE(has(text_of(lines), "v03"));
  const std::string all_can_see = text_of(drawn(*dealt(), Seat::spectator));
  for (const std::string_view secret : {"v03", "h09", "secret", "token", "human"})
    EXPECT_EQ(has(all_can_see, secret), secret == "human") << secret;  // the side of a player
}

TEST(VampireEmpireBoard, LooksTheSameWhateverIsHidden) {
  Deal other;
  other.of_vampires = {"v01", "v02", "v10", "v22", "v31", "v32", "v33", "v40"};
  other.drawn = {"monk", "maid", "lord"};
  const auto one = first_action();
  const auto another = first_action("done", other);
  for (const auto& match : {&one, &another}) {
    const bool first = match == &one;
    all_act(**match, vampires, {"pass", first ? "drop:v09" : "drop:v10", first ? "drop:v36" : "drop:v22"});
  }
  EXPECT_EQ(drawn(*one, humans), drawn(*another, humans));
  EXPECT_EQ(told(*one, 0, humans), told(*another, 0, humans));
  EXPECT_NE(drawn(*one, vampires), drawn(*another, vampires));
}

TEST(VampireEmpireBoard, ShowsACombatWithWhatMakesItsTotals) {
  auto match = first_action("reveal:lady");
  EXPECT_EQ(row_of(drawn(*match, humans), "Lady "), "Lady noble revealed vampire");
  all_act(*match, vampires, {"attack:lady>cook", "play:v03", "play:v23", "done"});
  Lines lines = drawn(*match, humans);
  EXPECT_EQ(row_of(lines, "Combat"), "Combat, round 1: the Lady attacks the Cook");
  EXPECT_EQ(row_of(lines, "Attack"), "Attack 4 ● Red: Masked Rapier 2, Cold Touch 2");
  EXPECT_EQ(row_of(lines, "Defence"), "Defence 0 ■ Blue");

  all_act(*match, humans, {"play:h34", "take:v03"});
  lines = drawn(*match, vampires);
  EXPECT_EQ(row_of(lines, "Support"), "Support ■ Blue: Sacrifice. When your opponent attacks or defends: cancel a");
  all_act(*match, humans, {"drop:h15", "drop:h24"});
  lines = drawn(*match, vampires);
  EXPECT_EQ(row_of(lines, "Support"), "") << "it is carried out";
  EXPECT_EQ(row_of(lines, "Attack"), "Attack 2 ● Red: Masked Rapier 2 (cancelled), Cold Touch 2");
  EXPECT_EQ(row_of(lines, "Seen going"), "Seen going to the moat of Blue: h34");

  act(*match, vampires, "done");  // adds nothing
  act(*match, humans, "done");
  all_act(*match, vampires, {"play:v37", "drop:v38"});
  lines = drawn(*match, humans);
  EXPECT_EQ(row_of(lines, "Attack"), "Attack 4 ● Red: Masked Rapier 2 (cancelled), Cold Touch 2, this round +2");
}

TEST(VampireEmpireBoard, ShowsMarkersAndCountsThemInTheFirstRoundOnly) {
  auto match = dealt();
  all_act(*match, vampires, {"skip", "done", "done"});
  all_act(*match, humans, {"play:h31", "name:monk", "choose:marker-defence", "drop:h15", "drop:h25"});
  EXPECT_EQ(row_of(drawn(*match, humans), "Castle"), "Castle Monk clergy ?, defence +1");
  close_window(*match);
  EXPECT_EQ(hint(*match, "attack:lady>monk"), "takes 2 or more");
  EXPECT_EQ(hint(*match, "attack:lady>cook"), "");
  all_act(*match, vampires, {"attack:cook>monk", "play:v09", "done"});
  EXPECT_EQ(row_of(drawn(*match, humans), "Defence"), "Defence 1 ■ Blue: markers +1");
  EXPECT_EQ(row_of(drawn(*match, humans), "Attack"), "Attack 2 ● Red: Carving Fork 2");
}

TEST(VampireEmpireBoard, ShowsTheCardsOfAHideAndTheBottomOfTheTown) {
  auto match = first_action();
  EXPECT_EQ(hint(*match, "hide:lady"), "castle, secret vampire");
  all_act(*match, vampires, {"hide:lady", "play:v03", "play:v05"});
  EXPECT_EQ(row_of(drawn(*match, humans), "Played"), "Played ● Red: Masked Rapier 2, Midnight Duel 3");
  act(*match, vampires, "play:v09");
  act(*match, Seat::chance, "enter:maid");
  const Lines lines = drawn(*match, humans);
  EXPECT_EQ(row_of(lines, "Played"), "");
  EXPECT_EQ(row_of(lines, "bottom"), "From the bottom of the town up: Lady");
  EXPECT_EQ(row_of(lines, "Seen going"), "Seen going to the moat of Red: v03 v05 v09");
}

TEST(VampireEmpireBoard, ShowsTheHolyWaterThatMayStillBeUsed) {
  auto match = first_day();
  EXPECT_EQ(hint(*match, "ask:cook"), "castle, human, your token");
  EXPECT_EQ(hint(*match, "ask:officer"), "town");
  all_act(*match, humans, {"ask:lady", "play:h24", "play:h26"});
  Lines lines = drawn(*match, humans);
  EXPECT_EQ(row_of(lines, "Played"), "Played ■ Blue: Baptismal Font 3");
  EXPECT_EQ(row_of(lines, "may be used"), "may be used in the attack: Flask of Holy Water 2");
  act(*match, humans, "attack:cook>lady");
  lines = drawn(*match, humans);
  EXPECT_EQ(row_of(lines, "Attack"), "Attack 0 ■ Blue") << "what is put aside does not count yet";
  EXPECT_EQ(row_of(lines, "may be used"), "may be used in the attack: Flask of Holy Water 2");
  act(*match, humans, "play:h24");
  EXPECT_EQ(row_of(drawn(*match, humans), "Attack"), "Attack 2 ■ Blue: Flask of Holy Water 2");
  EXPECT_EQ(row_of(drawn(*match, humans), "may be used"), "");
}

TEST(VampireEmpireBoard, ShowsWhatEverybodyKnows) {
  Deal deal;
  deal.of_humans = {"h09", "h10", "h15", "h24", "h25", "h26", "h38", "h39"};
  auto match = first_action("done", deal);
  all_act(*match, vampires, {"pass", "drop:v09", "drop:v36"});
  close_window(*match);
  all_act(*match, humans, {"skip", "play:h38", "name:lady", "name:maid", "drop:h09", "drop:h10"});
  EXPECT_EQ(row_of(drawn(*match, vampires), "Asked"), "Asked Lady and Maid: 1 vampire");
  act(*match, vampires, "done");
  all_act(*match, humans, {"play:h39", "drop:h15"});
  EXPECT_TRUE(has(line_with(drawn(*match, vampires), "Red"), "  may not hide"));
  close_window(*match);
  all_act(*match, humans, {"ask:monk", "play:h24", "play:h25"});
  EXPECT_EQ(row_of(drawn(*match, vampires), "Castle"), "Castle Monk clergy known human");
}

TEST(VampireEmpireBoard, RemarksWhatIsNotAmongTheActions) {
  const auto remark = [](const AnyMatch& match) {
    const Seat s = match.pending().must.lowest();
    return board().remark(match.view(s), reader_of("vampire-empire", "en", 2, s));
  };
  EXPECT_EQ(remark(*dealt()), "");
  EXPECT_EQ(remark(*first_action()), "");
  Deal deal;
  deal.of_vampires = {"v03", "v05", "v33", "v34", "v35", "v37", "v38", "v40"};
  EXPECT_EQ(remark(*first_action("done", deal)), "Hiding is not among the choices: it takes three combat cards.");
  EXPECT_EQ(remark(*first_day()), "");
  deal = {};
  deal.of_humans = {"h09", "h10", "h11", "h12", "h15", "h26", "h31", "h34"};
  EXPECT_EQ(remark(*first_day(deal)), "Holy water is not among the choices: it takes two holy water cards.");
}

TEST(VampireEmpireBoard, HintsAtWhatStandsOnACard) {
  auto match = dealt();
  EXPECT_EQ(hint(*match, "moat:v05"), "3 noble");
  EXPECT_EQ(hint(*match, "cellar:v36"), "☼1 ☾0");
  all_act(*match, vampires, {"skip", "done"});
  EXPECT_EQ(hint(*match, "play:v36"), "Draw 3 cards.");
}

TEST(VampireEmpireBoard, ShowsTheEndWithAllHandsAndVampires) {
  // The Lady and the Lord are revealed and stay in the castle until the Nun follows.
  Deal deal;
  deal.castle = {"lady", "lord", "nun"};
  auto match = dealt(deal);
  for (const std::string_view who : {"lady", "lord", "nun"}) {
    all_act(*match, vampires, {"skip", "reveal:" + std::string{who}});
    if (match->pending().over) break;
    close_window(*match);
    for (const Seat s : {vampires, humans}) {
      if (s == humans) {
        act(*match, humans, "skip");
        close_window(*match);
      }
      act(*match, s, "pass");
      for (unsigned i = 0; i < 2; ++i) act(*match, s, match->options(s).front().id);
      close_window(*match);
    }
  }
  ASSERT_TRUE(match->pending().over);
  const Lines lines = drawn(*match, humans);
  EXPECT_TRUE(has(lines.front(), "The end: Three revealed vampires in the castle"));
  EXPECT_TRUE(has(line_with(lines, "Red"), "  wins"));
  EXPECT_FALSE(has(line_with(lines, "Blue"), "wins"));
  EXPECT_EQ(row_of(lines, "Hand of"), "Hand of Red");
  EXPECT_TRUE(has(text_of(lines), "v34 Mist"));
  EXPECT_EQ(told(*match, match->length() - 1, humans),
            "Red reveals the Nun as a vampire. Three revealed vampires are in the castle: Red wins with the vampires.");
}

TEST(VampireEmpireBoard, MarksSeatsBySignsAndAddsColourOnlyWhereItIsShown) {
  const Value view = dealt()->view(vampires);
  EXPECT_FALSE(has(text_of(board().draw(view, reader_of("vampire-empire", "hu", 2, vampires))), "\x1b"));
  const Lines coloured = board().draw(view, reader_of("vampire-empire", "hu", 2, vampires, true));
  EXPECT_TRUE(has(text_of(coloured), "\x1b"));
  for (const std::string& line : coloured) EXPECT_LE(display_width(line), terminal_width);
}

TEST(VampireEmpireBoard, HasPagesToReadInEveryLanguage) {
  ASSERT_EQ(board().pages.size(), 2U);
  for (const std::string_view language : text::languages()) {
    for (const Page& page : board().pages) {
      const Lines lines = page.text(reader_of("vampire-empire", language, 2, vampires));
      EXPECT_GT(lines.size(), 20U);
      expect_readable(lines);
    }
  }
  const std::string cards = text_of(board().pages[1].text(reader_of("vampire-empire", "en", 2, vampires)));
  for (const std::string_view part : {"h01 Signet Letter", "v30 Black Mass", "v36 Blood Feast ☼1 ☾0: Draw 3 cards."})
    EXPECT_TRUE(has(cards, part)) << part;
}

// What happened.

TEST(VampireEmpireStory, TellsTheDealToEachInItsOwnWay) {
  const auto match = dealt();
  EXPECT_EQ(told(*match, 0, vampires),
            "These enter the castle: Monk, Lady, Cook. You draw: Masked Rapier, Midnight Duel, Carving Fork, Cold "
            "Touch, Mist, "
            "Blood Feast, Frenzied Bite, Bat Swarm. Blue draws 8 cards. Your three vampires: Lady, Lord, Nun. Blue "
            "draws 2 tokens and looks at them: humans. ● Night falls: turn 1 is yours.");
  EXPECT_TRUE(has(told(*match, 0, humans),
                  "Red draws 3 tokens and looks at them: the vampires. Your two tokens, both "
                  "human: Cook, Bishop. ● Night falls: turn 1 is Red’s."));
}

TEST(VampireEmpireStory, TellsAlikeThingsTogetherAndLeavesOutWhatTellsNothing) {
  auto match = dealt();
  const std::size_t from = match->length() - 1;
  all_act(*match, vampires, {"moat:v03", "cellar:v05", "moat:v09", "fill"});
  for (const std::string_view card : {"v01", "v02", "v04"}) act(*match, Seat::chance, "get:" + std::string{card});
  all_act(*match, vampires, {"done", "play:v36"});
  for (const std::string_view card : {"v06", "v07", "v08"}) act(*match, Seat::chance, "get:" + std::string{card});
  close_window(*match);
  all_act(*match, vampires, {"pass", "drop:v01", "drop:v02"});
  EXPECT_EQ(
      told(*match, from + 1, humans),
      "Red puts 2 cards face down into the moat. Red puts 1 card face down into the cellar. Red draws 3 cards. Red "
      "plays the support card “Blood Feast” (cost 0). Red draws 3 cards. Red passes. Red discards 2 cards face "
      "down.");
  EXPECT_EQ(
      told(*match, from + 1, vampires),
      "Into your moat: Masked Rapier, Carving Fork. Into your cellar: Midnight Duel. You draw: Poisoned Ring, Forged "
      "Seal, Bought Witness. You play the support card “Blood Feast” (cost 0). You draw: Castle Intrigue, Slipped "
      "Latch, Rat Trap. You pass. You discard face down: Poisoned Ring, Forged Seal.");
  EXPECT_TRUE(has(told(*match, from, humans), "● Turn 1: night. Red puts 2 cards"));
}

TEST(VampireEmpireStory, HasAHeadingOnlyForATurnOfWhichNothingIsToldYet) {
  auto match = dealt();
  const auto paragraphs = [&] {
    return board().tell(match->memory(vampires), reader_of("vampire-empire", "en", 2, vampires));
  };
  EXPECT_TRUE(paragraphs().back().heading);
  act(*match, vampires, "skip");
  EXPECT_FALSE(paragraphs().back().heading);
  EXPECT_EQ(text_of(paragraphs().back().lines), "● Turn 1: night. You neither discard nor draw.\n");
}

TEST(VampireEmpireStory, TellsACombatRoundByRound) {
  auto match = first_action("reveal:lady");
  const std::size_t from = match->length();
  all_act(*match, vampires, {"attack:lady>cook", "play:v03", "done"});
  close_window(*match);
  all_act(*match, humans, {"play:h09", "done"});
  close_window(*match);
  all_act(*match, vampires, {"done"});
  EXPECT_EQ(
      told(*match, from, humans),
      "Red attacks the Cook with the Lady. Red plays Masked Rapier (2). You play Pitchfork (2). Round 1: attack 2 "
      "against defence 2. The Cook survives. Round 2 begins with attack 2 and defence 2. Red plays no further card: "
      "the combat ends without effect. [VE-121]");
}

TEST(VampireEmpireStory, TellsWhatASupportCardDoesAndNotTwiceWhatWasNamed) {
  auto match = dealt();
  all_act(*match, vampires, {"skip", "done", "done"});
  const std::size_t from = match->length();
  all_act(*match, humans, {"play:h31", "name:monk", "choose:marker-attack", "drop:h15", "drop:h25"});
  EXPECT_EQ(told(*match, from, vampires),
            "Blue plays the support card “Seminarian” (cost 2). Blue discards 2 cards face down. Blue puts an attack "
            "marker +1 on the Monk.");
  EXPECT_TRUE(has(told(*match, from, humans), "You discard face down: Censer, Blessed Basin."));
}

TEST(VampireEmpireStory, SaysOnceThatSomebodyIsAVampire) {
  auto match = first_day();
  const std::size_t from = match->length();
  all_act(*match, humans, {"ask:lady", "play:h24", "play:h26"});
  EXPECT_EQ(told(*match, from, vampires),
            "Blue uses holy water and asks about the Lady. Blue plays Flask of Holy Water (2), Baptismal Font (3). The "
            "answer: the Lady is a vampire and revealed from now on.");
}

}  // namespace
}  // namespace krypta::cli::vampire_empire_board_test
