#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "tests/cli/shown_board.hpp"

namespace krypta::cli::board_test {
namespace {

const AnyGame& nowa_huta() { return *find_game("nowa-huta"); }

std::unique_ptr<AnyMatch> begin(unsigned seats) {
  auto match = nowa_huta().begin(krypta::Setup{seats, {{"elder", "0"}}});
  return std::move(*match);
}

/// Two players in the planning phase of turn 1. The order track is seat 1, seat 0.
std::unique_ptr<AnyMatch> planning() {
  auto match = begin(2);
  act(*match, 1, "vampire:handlowe");
  act(*match, 0, "vampire:gorali");
  act(*match, 0, "circle:bat");
  act(*match, 1, "circle:reports");
  return match;
}

Reader reader(std::string_view language, unsigned seats, Seat as, bool colour = false) {
  return reader_of("nowa-huta", language, seats, as, colour);
}

const Board& board() { return board_of("nowa-huta"); }

/// The line that begins with that word.
std::string line_of(const Lines& lines, std::string_view word) {
  for (const std::string& line : lines) {
    if (line.starts_with(" " + std::string{word})) return line;
  }
  return "";
}

TEST(NowaHutaBoard, IsReadableForEverybodyInEveryLanguageAtEveryMoment) {
  for (unsigned seats = 2; seats <= 4; ++seats) expect_readable_throughout(nowa_huta(), krypta::Setup{seats}, seats);
}

TEST(NowaHutaBoard, ShowsWhoseMarkersAndPawnsAreWhere) {
  const auto match = planning();
  Value view = match->view(seat(0));
  const Value::Array counts{7, 12};
  Value estates = *view.find("estates");
  estates.set("zielone", Value::Object{{"possessed", counts}, {"modifier", "lower"}, {"sabbath", true}});
  view.set("estates", estates);
  view.set("turn", 6);
  view.set("blood_dusk", "due");
  const Lines lines = board().draw(view, reader("en", 2, seat(0)));

  EXPECT_NE(lines.front().find("Turn 6 of 15"), std::string::npos);
  EXPECT_EQ(line_of(lines, "Order:"), " Order:  1 ■ Blue  2 ● Red (you, Elder)");
  EXPECT_NE(line_of(lines, "Zielone").find("   7  12 "), std::string::npos);
  EXPECT_NE(line_of(lines, "Zielone").find("−☾"), std::string::npos);
  EXPECT_NE(text_of(lines).find("☾ scored after this turn"), std::string::npos);
  EXPECT_NE(line_of(lines, "Handlowe").find("   ·   ·  ■ "), std::string::npos);
  EXPECT_NE(line_of(lines, "Handlowe").find("■ Mysterious Reports"), std::string::npos);
  EXPECT_NE(line_of(lines, "Górali").find("   ·   ·  ● "), std::string::npos);
  EXPECT_NE(line_of(lines, "Ogrodowe").find("● Bat"), std::string::npos);
  EXPECT_NE(line_of(lines, "Supply").find("  21  21 "), std::string::npos);
  EXPECT_NE(text_of(lines).find("Blood Dusk: this turn"), std::string::npos);
  EXPECT_NE(text_of(lines).find("Armageddon: not yet"), std::string::npos);
}

TEST(NowaHutaBoard, ListsTheEstatesInTheOrderOfTheRing) {
  const std::string text = text_of(board().draw(planning()->view(seat(0)), reader("pl", 2, seat(0))));
  std::size_t at = 0;
  for (const std::string_view estate :
       {"Handlowe", "Teatralne", "Górali", "Zielone", "Szkolne", "Ogrodowe", "Młodości"}) {
    const std::size_t next = text.find("\n " + std::string{estate});
    ASSERT_NE(next, std::string::npos) << estate;
    EXPECT_GT(next, at) << estate;
    at = next;
  }
}

TEST(NowaHutaBoard, ShowsTheOwnPlanAndOnlyWhetherOthersHaveChosen) {
  const auto match = planning();
  EXPECT_EQ(line_of(board().draw(match->view(seat(0)), reader("en", 2, seat(0))), "Plan"), "")
      << "nothing is planned yet";
  act(*match, 0, "move:ccw2");
  Lines lines = board().draw(match->view(seat(0)), reader("en", 2, seat(0)));
  EXPECT_NE(line_of(lines, "Plan: vampire").find("  ↺2   … "), std::string::npos);
  EXPECT_NE(line_of(lines, "Plan: circle").find("   ?   … "), std::string::npos);
  EXPECT_EQ(line_of(board().draw(match->view(seat(1)), reader("en", 2, seat(1))), "Plan"), "")
      << "one card shows nothing";
  act(*match, 0, "time:1");
  lines = board().draw(match->view(seat(1)), reader("en", 2, seat(1)));
  EXPECT_NE(line_of(lines, "Plan: vampire").find("   ✓   ? "), std::string::npos);
  EXPECT_NE(line_of(lines, "Plan: circle").find("   ✓   ? "), std::string::npos);
}

TEST(NowaHutaBoard, LooksTheSameWhateverAnOpponentHasPlannedInSecret) {
  const auto one = planning();
  const auto other = planning();
  const std::size_t before = one->length();
  act(*one, 1, "move:cw1");
  act(*one, 1, "time:1");
  act(*other, 1, "move:ccw2");
  act(*other, 1, "time:2");
  const auto shown = [&](const AnyMatch& match) {
    const Reader me = reader("en", 2, seat(0));
    const Value view = match.view(seat(0));
    std::string text = text_of(board().draw(view, me));
    for (const Option& option : match.options(seat(0))) text += board().hint(view, option, me) + "\n";
    for (std::size_t i = before; i < match.length(); ++i) text += text_of(board().tell(match.events(i, seat(0)), me));
    return text;
  };
  EXPECT_EQ(shown(*one), shown(*other));
  for (AnyMatch* match : {one.get(), other.get()}) {
    act(*match, 0, "move:cw1");
    act(*match, 0, "time:1");
  }
  EXPECT_NE(shown(*one), shown(*other)) << "the cards are open now";
}

TEST(NowaHutaBoard, ShowsWhichCardsAreStillToBePlayed) {
  const auto match = planning();
  act(*match, 1, "move:cw1");
  act(*match, 1, "time:1");
  act(*match, 0, "move:ccw2");
  act(*match, 0, "time:2");
  // Seat 1 moves first and stands on Teatralne and Surprise Attack.
  Lines lines = board().draw(match->view(seat(1)), reader("en", 2, seat(1)));
  EXPECT_EQ(line_of(lines, "Order:"), " Order: ▶1 ■ Blue (you)  2 ● Red (Elder)");
  EXPECT_NE(line_of(lines, "Plan: vampire").find("  ↺2   · "), std::string::npos);
  EXPECT_NE(line_of(lines, "Plan: circle").find("   2   · "), std::string::npos);

  Value view = match->view(seat(1));
  Value::Array players = *view.find("players")->array();
  players[0].set("attacked", true);
  view.set("players", players);
  lines = board().draw(view, reader("en", 2, seat(1)));
  EXPECT_NE(line_of(lines, "Plan: vampire").find("   –   · "), std::string::npos)
      << "after an attack the card has no effect";
  EXPECT_NE(line_of(lines, "Plan: circle").find("   2   · "), std::string::npos);

  act(*match, 1, "done");
  EXPECT_EQ(line_of(board().draw(match->view(seat(0)), reader("en", 2, seat(0))), "Plan"), "") << "everybody has moved";
}

TEST(NowaHutaBoard, RemarksWhyTheAbilityOrTheActionIsNotAmongTheChoices) {
  const auto match = planning();
  const Reader me = reader("en", 2, seat(0));
  EXPECT_EQ(board().remark(match->view(seat(0)), me), "");
  Value view = match->view(seat(0));
  const auto in_step_c = [&](std::string_view ability, std::string_view action) {
    const Value base = Value::Object{{"step", "take-turns"}, {"place", 1}};
    const Value turn = Value::Object{{"step", "use-abilities"}, {"ability", ability}, {"action", action}};
    view.set("frames", Value::Array{base, turn});
    return board().remark(view, me);
  };
  EXPECT_EQ(in_step_c("open", "open"), "");
  EXPECT_EQ(in_step_c("used", "open"), "");
  EXPECT_EQ(in_step_c("none", "open"), "Górali cannot be used now; type “why use:estate” to see the reason.");
  EXPECT_EQ(in_step_c("open", "none"), "Bat comes at the end of your turn.");
}

TEST(NowaHutaBoard, TellsWhereACardLeads) {
  const auto match = planning();
  const Reader me = reader("en", 2, seat(0));
  const auto hint = [&](std::string_view id) {
    for (const Option& option : match->options(seat(0))) {
      if (option.id == id) return board().hint(match->view(seat(0)), option, me);
    }
    return std::string{"no such option"};
  };
  EXPECT_EQ(hint("move:cw1"), "→ Zielone");
  EXPECT_EQ(hint("move:ccw2"), "→ Handlowe");
  EXPECT_EQ(hint("time:1"), "→ Sabbath Hour");
  EXPECT_EQ(hint("time:2"), "→ Mysterious Reports");
}

TEST(NowaHutaBoard, MarksSeatsBySignsAndAddsColourOnlyWhereItIsShown) {
  const Value view = planning()->view(seat(0));
  const std::string plain = text_of(board().draw(view, reader("hu", 2, seat(0))));
  const std::string coloured = text_of(board().draw(view, reader("hu", 2, seat(0), true)));
  EXPECT_EQ(plain.find('\x1b'), std::string::npos);
  EXPECT_NE(coloured.find('\x1b'), std::string::npos);
  EXPECT_NE(plain.find("● Piros"), std::string::npos);
  EXPECT_NE(plain.find("■ Kék"), std::string::npos);
  for (const std::string& line : board().draw(view, reader("hu", 2, seat(0), true)))
    EXPECT_LE(display_width(line), terminal_width);
}

// What happened.

ShownEvent event(std::string_view kind, Value::Object fields, RuleIds rules = {}) {
  ShownEvent made{kind, {"nh-event-" + std::string{kind}}, Value{fields}, rules, SeatSet::everyone()};
  for (const auto& [name, value] : fields) {
    static constexpr std::array<std::string_view, 6> names{"seat", "estate", "count", "place", "points", "total"};
    const std::string_view argument = *std::ranges::find(names, std::string_view{name});
    if (value.text() != nullptr) {
      static constexpr std::array<std::string_view, 2> estates{"gorali", "szkolne"};
      made.message.arguments.push_back(
          {argument, Term{"nh-estate", *std::ranges::find(estates, std::string_view{*value.text()})}});
    } else if (name == "seat") {
      made.message.arguments.push_back({argument, seat(static_cast<unsigned>(*value.integer()))});
    } else {
      made.message.arguments.push_back({argument, *value.integer()});
    }
  }
  return made;
}

ShownEvent scored(unsigned s, const char* estate, int count, int points, int total) {
  return event("scored",
               {{"seat", s}, {"estate", estate}, {"count", count}, {"place", 1}, {"points", points}, {"total", total}});
}

TEST(NowaHutaStory, TellsAScoringAsATableWithALineAnEstate) {
  const std::vector<ShownEvent> events{event("sabbath-scoring", {{"estate", "gorali"}}), scored(0, "gorali", 3, 5, 17),
                                       scored(2, "gorali", 1, 3, 4), event("sabbath-scoring", {{"estate", "szkolne"}}),
                                       event("nobody-scored", {{"estate", "szkolne"}})};
  const std::vector<Paragraph> told = board().tell(events, reader("en", 3, seat(0)));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].lines, (Lines{"  Sabbath Hour: Górali is scored. Sabbath Hour: Szkolne is scored.",
                                  "              ●         ■         ▲         possessed → points",
                                  "  Górali      3 → 5     ·         1 → 3", "  Szkolne     ·         ·         ·"}));
}

TEST(NowaHutaStory, EndsAScoringOfAllEstatesWithTheTotals) {
  const std::vector<ShownEvent> events{event("final-scoring", {}), scored(0, "gorali", 3, 2, 15),
                                       scored(1, "gorali", 3, 2, 9), scored(0, "szkolne", 1, 5, 20)};
  const std::string told = text_of(board().tell(events, reader("en", 2, seat(0))));
  EXPECT_NE(told.find("The final scoring covers all seven estates.\n"), std::string::npos);
  EXPECT_NE(told.find("\n  Total       20        9\n"), std::string::npos);
}

TEST(NowaHutaStory, TellsWhatArmageddonLeaves) {
  const auto counted = [](std::string_view kind, unsigned s, int count) {
    return event(kind, {{"seat", s}, {"estate", "gorali"}, {"count", count}});
  };
  const std::vector<ShownEvent> events{counted("kept", 0, 2), counted("returned", 0, 3), counted("returned", 1, 3)};
  const std::string told = text_of(board().tell(events, reader("en", 2, seat(0))));
  EXPECT_NE(told.find("\n  Górali      5 → 2     3 → 0\n"), std::string::npos);
}

TEST(NowaHutaStory, BeginsATurnWithAHeading) {
  const auto match = planning();
  const std::vector<Paragraph> told = board().tell(match->memory(seat(0)), reader("en", 2, seat(0)));
  EXPECT_TRUE(told.back().heading);
  EXPECT_NE(told.back().lines.back().find("Turn 1 of 15"), std::string::npos);
  EXPECT_FALSE(told.front().heading);
}

TEST(NowaHutaStory, NamesTheRuleOnlyWhereItSurprises) {
  const Reader me = reader("en", 2, seat(0));
  const std::vector<ShownEvent> empty{event("nothing-placed", {{"seat", 0U}, {"estate", "gorali"}}, {54})};
  const std::vector<ShownEvent> usual{event("placed", {{"seat", 0U}, {"count", 2}, {"estate", "gorali"}}, {52})};
  EXPECT_NE(text_of(board().tell(empty, me)).find("[NH-054]"), std::string::npos);
  EXPECT_EQ(text_of(board().tell(usual, me)), "  You place 2 possessed on Górali.\n");
}

TEST(Boards, OfAGameWithoutOneDrawTheViewAndTellTheEventsPlainly) {
  const Board& plain = board_of("no such game");
  const auto match = planning();
  const Reader me = reader("en", 2, seat(0));
  for (const std::string_view language : {"en", "pl", "hu"}) {
    const Lines lines = plain.draw(match->view(seat(0)), reader(language, 2, seat(0)));
    EXPECT_GT(lines.size(), 10U);
    for (const std::string& line : lines) {
      EXPECT_LE(display_width(line), terminal_width) << line;
      EXPECT_EQ(line.find_first_of("{}_"), std::string::npos) << "words of the catalogue: " << line;
    }
  }
  const std::string drawn = text_of(plain.draw(match->view(seat(0)), me));
  EXPECT_NE(drawn.find(" Turn: 1\n"), std::string::npos) << drawn;
  EXPECT_NE(drawn.find(me.name(seat(1)) + ": "), std::string::npos) << drawn;
  EXPECT_NE(drawn.find("?"), std::string::npos) << "what lies face down: " << drawn;
  const std::vector<ShownEvent> events = match->memory(seat(0));
  const std::vector<Paragraph> told = plain.tell(events, me);
  ASSERT_EQ(told.size(), events.size());
  EXPECT_EQ(told[0].lines, Lines{"  Blue’s vampire goes to Handlowe."});
}

TEST(Boards, AreEnteredInTheListIfTheyAreThere) {
  for (const AnyGame* game : all_games()) {
    std::string folder{game->info().id};
    std::ranges::replace(folder, '-', '_');
    const bool own = std::filesystem::exists(std::string{KRYPTA_TESTS_DIR} + "/../cli/" + folder + "/board.cpp");
    EXPECT_EQ(board_of(game->info().id).game == game->info().id, own)
        << "cli/" << folder << "/board.cpp has a board, and cli/play/boards.cpp must list it";
  }
}

}  // namespace
}  // namespace krypta::cli::board_test
