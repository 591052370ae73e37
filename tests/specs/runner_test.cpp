#include <gtest/gtest.h>

#include "engine/specs/runner.hpp"
#include "tests/games.hpp"

/// A spec that says something wrong fails, at its line and with what was there.
namespace krypta::runner_test {
namespace {

/// What is told of the only spec in a text; nothing if it holds.
std::string failure(const std::string& lines, std::string_view game = "vampire-empire") {
  const auto found = cards::specs_in({"a.spec", "spec \"it\" VE-178\n" + lines});
  EXPECT_EQ(found.size(), 1U);
  const specs::Report report = specs::run(*all_games().find(game), found);
  EXPECT_EQ(report.run, 1U);
  EXPECT_LE(report.failed.size(), 1U);
  return report.failed.empty() ? "" : report.failed.front().text();
}

/// Sexton in the hand, and something in the moat that it can take.
const std::string sexton = "  given day, window, V hand v01, H hand h40 h01 h02 h03, moat h05\n";
const std::string taken = sexton + "  H: play:h40 drop:{h01 h02} take:h05\n";

TEST(SpecRunner, PassesWhatHolds) {
  EXPECT_EQ(failure(taken + "  expect hand(H): h03 h05\n  asks V in window\n"), "");
  EXPECT_EQ(failure("  begin 2 vampires=0\n  asks chance in enter-castle\n"), "");
}

TEST(SpecRunner, TellsWhatWasThere) {
  EXPECT_EQ(failure(taken + "  expect H.hand_size = 3\n"), "a.spec:4:22: expected H.hand_size = 3, found 2 [it]");
  EXPECT_EQ(failure(taken + "  expect not h05.has_value\n"),
            "a.spec:4:10: expected not h05.has_value, found that it is not so [it]");
  EXPECT_EQ(failure(taken + "  expect H.hand_size = 2 and active = V\n"),
            "a.spec:4:37: expected H.hand_size = 2 and active = V, found H [it]");
  EXPECT_EQ(failure(taken + "  expect hand(H): h03\n"), "a.spec:4:10: expected hand(H): h03, found h03 h05 [it]");
  EXPECT_EQ(failure(taken + "  expect hand(H): nothing\n"),
            "a.spec:4:10: expected hand(H): nothing, found h03 h05 [it]");
  EXPECT_EQ(failure(taken + "  sees V hand(H): h03 h05\n"),
            "a.spec:4:10: V sees: expected hand(H): h03 h05, found nothing [it]");
}

TEST(SpecRunner, TellsWhoIsAsked) {
  EXPECT_EQ(failure(taken + "  asks H\n"), "a.spec:4:8: expected H to be asked, found V asked in window: done [it]");
  EXPECT_EQ(failure(taken + "  asks V in act\n"),
            "a.spec:4:8: expected the step act, found V asked in window: done [it]");
  EXPECT_EQ(failure(taken + "  asks V: done play:v01\n"),
            "a.spec:4:8: expected V to be asked done play:v01, found done [it]");
  EXPECT_EQ(failure(taken + "  asks nobody\n"),
            "a.spec:4:8: expected nobody to be asked, found V asked in window: done [it]");
  EXPECT_EQ(failure(taken + "  offers V: play:v01\n"),
            "a.spec:4:13: expected V to be offered play:v01, found done [it]");
  EXPECT_EQ(failure(taken + "  not offers V: done\n"),
            "a.spec:4:17: expected V not to be offered done, found done [it]");
  EXPECT_EQ(failure(sexton + "  offers H only: play:{h40 h01}\n"),
            "a.spec:3:24: expected H to be offered only play:h40 play:h01, found play:h40 [it]");
}

TEST(SpecRunner, GoesOnUntilAStepBegins) {
  EXPECT_EQ(failure(sexton + "  everybody: done until act\n  asks H in act\n"), "");
  EXPECT_EQ(failure(sexton + "  everybody: done until acting\n"), "a.spec:3:25: found `acting`, expected a step [it]");
  EXPECT_EQ(failure(sexton + "  everybody: done until reveal\n"),
            "a.spec:3:14: expected H to choose done, found it refused by VE-072; H asked in act: attack:lady>maid "
            "attack:lady>monk pass [it]");
}

/// In VTES a thing is called by the name of its card, also where a line fails.
TEST(SpecRunner, CallsThingsByTheirNames) {
  const std::string table = "  given A ready ryan, B ready nassir\n  A: bleed:ryan\n  everybody: pass until no_block\n";
  EXPECT_EQ(failure(table + "  A: pass\n  asks B in no_block: block:nassir pass\n", "vtes"), "");
  EXPECT_EQ(failure(table + "  A: pass\n  asks B: pass\n", "vtes"),
            "a.spec:6:8: expected B to be asked pass, found block:nassir pass [it]");
  EXPECT_EQ(failure(table + "  expect ryan.blood = 3\n", "vtes"), "a.spec:5:21: expected ryan.blood = 3, found 4 [it]");
  EXPECT_EQ(failure("  given A ready ryan, locked nassir\n  asks A\n", "vtes"),
            "a.spec:3:3: found a position that cannot be: nothing on the table is called nassir [it]");
}

TEST(SpecRunner, TellsWhatIsNotRefusedOrByOtherRules) {
  EXPECT_EQ(failure(sexton + "  refused H: play:h40\n"),
            "a.spec:3:14: expected play:h40 refused to H, found it accepted [it]");
  EXPECT_EQ(failure(sexton + "  refused H: play:h39 by VE-155\n"),
            "a.spec:3:14: expected play:h39 refused to H by VE-155, found VE-148 [it]");
  EXPECT_EQ(failure(sexton + "  H: play:h39\n"),
            "a.spec:3:6: expected H to choose play:h39, found it refused by VE-148; H asked in window: play:h40 done "
            "[it]");
}

TEST(SpecRunner, TellsWhatWasTold) {
  EXPECT_EQ(failure(taken + "  told took H cellar to V spectator\n"),
            "a.spec:4:8: expected took to V spectator with the pile cellar, found moat [it]");
  EXPECT_EQ(failure(taken + "  told took H moat\n"),
            "a.spec:4:8: expected everybody told took, found only V spectator [it]");
  EXPECT_EQ(failure(taken + "  told took H moat to V\n"), "a.spec:4:8: expected took to V, found none [it]");
  EXPECT_EQ(failure(taken + "  told dropped-card to H times 3\n"),
            "a.spec:4:8: expected dropped-card to H told 3 times, found 2 [it]");
  EXPECT_EQ(failure(taken + "  told played-support H h40 2 by VE-155\n"),
            "a.spec:4:8: expected played-support by VE-155, found VE-148 VE-153 [it]");
  EXPECT_EQ(failure(taken + "  not told took-card\n"), "a.spec:4:12: expected no took-card, found one [it]");
  EXPECT_EQ(failure(taken + "  story V: took-card\n"), "a.spec:4:9: expected V told took-card, found took [it]");
}

// A prompt that nobody has spoken of is a scenario that somebody forgot to end.
TEST(SpecRunner, LeavesNothingOver) {
  const std::string half = sexton + "  H: play:h40 drop:{h01 h02}\n  expect H.hand_size = 1\n";
  EXPECT_EQ(failure(half),
            "a.spec:4:1: expected nothing left over, found H asked in card-asks: take:h01 take:h02 take:h05; an open "
            "end is said with `asks` [it]");
  EXPECT_EQ(failure(half + "  asks H in card-asks\n"), "");
  EXPECT_NE(failure(half + "  again\n  asks H\n"), "") << "nor of the first of two tables";
  EXPECT_EQ(failure(sexton + "  H: done\n"),
            "a.spec:3:1: found nothing that is expected, expected `expect`, `asks` or the like [it]");
  EXPECT_NE(failure(sexton), "");
}

TEST(SpecRunner, GoesThroughTheRowsOfEach) {
  const std::string rows = "  each $card $pays = h40 h01 h02 | h36 |\n";
  EXPECT_EQ(failure(rows), "a.spec:2:40: found 1 values in a row of `each`, expected 2");
  EXPECT_EQ(failure("  each $n = 4 | 5\n" + sexton + "  expect H.hand_size = $n\n"),
            "a.spec:4:22: expected H.hand_size = 5, found 4 (with n = 5) [it]");
  EXPECT_EQ(failure("  each $n = 4 | 4\n" + sexton + "  expect H.hand_size = $nn\n"),
            "a.spec:4:24: found a name with `$` that no `each` gives a value (with n = 4) [it]");
}

// Mistakes of the spec itself, as mistakes of a card are told.
TEST(SpecRunner, TellsMistakes) {
  const std::pair<std::string, std::string> cases[] = {
      {"  given Q hand v01\n", "a.spec:2:9: found `Q`, expected a word of `given`"},
      {"  given hand v01\n", "a.spec:2:9: found `hand` of nobody, expected a seat before it"},
      {"  given V hand v91\n", "a.spec:2:16: found `v91`, expected a card"},
      {"  given V hans v01\n", "did you mean `hand`?"},
      {"  given marker lady attack\n", "a.spec:2:21: found the end of the line, expected a number"},
      {"  given turn 3 4\n", "a.spec:2:16: found `4`, expected `,` or the end of the line"},
      {"  given dead lady, castle lady\n  asks V\n", "a.spec:3:3: found a position that no match can reach: "},
      {"  P0: done\n", "a.spec:2:3: found `P0`, expected a seat with a colon, or the first word of a line"},
      {"  V: hidr:lady\n", "a.spec:2:6: found `hidr:lady`, expected a choice of the notation"},
      {"  V: pass by\n", "expected a choice of the notation"},
      {"  refused V: hide:nobody\n", "a.spec:2:14: found `hide:nobody`, expected a choice of the notation"},
      {"  not offers V: hid:lady\n", "expected a choice of the notation"},
      {"  refused V: hide:lady by MA-001\n", "expected the id of a rule"},
      {"  asks V in windo\n", "a.spec:2:13: found `windo`, expected a step"},
      {"  expect hnad(V): nothing\n", "a.spec:2:10: found `hnad`, expected a place"},
      {"  expect V.hand_sice = 1\n", "did you mean `hand_size`?"},
      {"  expect at first V.hand_size = 1\n", "nothing stands behind `at` in this game"},
      {"  expect V.hand_size = 1 1\n", "a.spec:2:26: found `1`, expected the end of the line"},
      {"  told tok V moat\n", "a.spec:2:8: found `tok`, expected a kind of event"},
      {"  told took V cellr\n", "did you mean `cellar`?"},
      {"  told took V\n", "expected the pile of the event, or `*`"},
      {"  again V hand v01\n", "a.spec:2:9: found `again` before anything was done, expected `given`"},
      {"  begin 7\n", "a.spec:2:9: found a match that is refused: seats: must be from 2 to 2"},
  };
  for (const auto& [lines, message] : cases)
    EXPECT_NE(failure(lines).find(message), std::string::npos) << failure(lines);
  EXPECT_NE(failure("  given P1 blood 3, clans brujah gangrel tremere\n", "vendetta")
                .find("a.spec:2:21: found `clans` behind other words, expected it before them"),
            std::string::npos);
}

TEST(SpecRunner, ReadsHeadings) {
  const AnyGame& game = *built_in_games().find("vampire-empire");
  const auto told = [&](std::string text) {
    const specs::Report report = specs::run(game, cards::specs_in({"a.spec", std::move(text)}));
    return report.failed.empty() ? "" : report.failed.front().text();
  };
  EXPECT_EQ(told("spec takes\n  asks V\n"),
            "a.spec:1:6: found a spec without a name, expected its name between quotation marks behind `spec`");
  EXPECT_EQ(told("spec \"a\" ve178\n  asks V\n"),
            "a.spec:1:10: found `ve178`, expected the id of a rule such as `VE-178`");
  EXPECT_EQ(told("spec \"a\" VE-178\nspec \"b\"\n  asks V\n"),
            "a.spec:1:1: found a spec without lines, expected them indented below it");
}

// The compiler of the cards passes over specs, and knows where it is behind them.
TEST(SpecTexts, StandBesideTheirCards) {
  const cards::File file{
      "a.cards",
      "spec \"first\"\n  given\n\ncard h01 \"A\" { deck: human }\nspec \"one\" VE-001\n"
      "  given day\n    window\n\n# a comment\nspec \"two\"\n  asks V # here\n\ncard h02 \"B\" { fly }\n"};
  const auto specs = cards::specs_in(file);
  ASSERT_EQ(specs.size(), 3U);
  EXPECT_EQ(specs[0].card, "");
  EXPECT_EQ(specs[1].card, "h01");
  EXPECT_EQ(specs[1].line, 5U);
  EXPECT_EQ(specs[1].text, "spec \"one\" VE-001\n  given day\n    window\n");
  EXPECT_EQ(specs[2].line, 10U);
  const AnyGame& game = *built_in_games().find("vampire-empire");
  const auto compiled = cards::compile(*game.cards()->vocabulary, std::vector{file});
  const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled);
  ASSERT_NE(errors, nullptr);
  EXPECT_EQ(errors->front().text().substr(0, 13), "a.cards:13:20") << "the mistake in the second card";
}

TEST(SpecTexts, AreMeantByCardRuleFileOrName) {
  const AnyGame& game = *built_in_games().find("vampire-empire");
  const cards::SpecText spec{"cards/human.cards", 3, "h36", "spec \"draws three\" VE-042\n  asks V\n"};
  for (const char* name : {"h36", "H36", "help from the town", "VE-042", "human.cards", "human", "draws three"})
    EXPECT_TRUE(specs::means(game, name, spec)) << name;
  for (const char* name : {"h35", "VE-043", "draws", "vampire"}) EXPECT_FALSE(specs::means(game, name, spec)) << name;
}

}  // namespace
}  // namespace krypta::runner_test
