#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/cards/play.hpp"

namespace krypta::bowls::statement_mistakes_test {
namespace {

struct Mistake {
  std::string_view body;
  std::string_view told;  ///< line, column and message of each mistake; the body begins in line 2
};

constexpr Mistake mistakes[] = {
    {"rign()",
     "2:1: found `rign`, expected a verb: gain, move, remove, paint, note, remember, ring, rest, empty, drain, draw; "
     "did you mean "
     "`ring`?"},
    {"ring(", "3:1: found `}`, expected a number, a name or another expression"},
    {"ring", "3:1: found `}`, expected `(`"},
    {"ring(1)", "2:1: found 1 argument for `ring`, expected none"},
    {"gain(self)", "2:1: found 1 argument for `gain`, expected 2: who, number"},
    {"gain(1, self)", "2:6: found a number, expected a player"},
    {"gain(self, 1", "3:1: found `}`, expected `,` or `)`"},
    {"gain(self 1)", "2:11: found `1`, expected `,` or `)`"},
    {"gain(self, )", "2:12: found `)`, expected a number, a name or another expression"},
    {"heavier(north, 1)", "2:1: found `heavier`, which lasts, expected it inside `until` or `always` only"},
    {"spend(self, 1)", "2:1: found `spend`, a cost, expected it behind `pay` or `cost` only"},
    {"quiet()", "2:1: found `quiet`, which lasts, expected it inside `until` or `always` only"},
    {"ring() }", "3:3: found `}`, expected `card`"},
    {"gain(me, 1)", "2:6: found `me`, expected a player: self, rival"},
    {"note(weight)", "2:6: found `weight`, which is asked of a stone, expected `stone.weight` or the like"},
    {"note(stones)", "2:6: found `stones`, a place, expected a number"},
    {"note(self)", "2:6: found `self`, a player, expected a number"},
    {"paint(last_stone, north)", "2:19: found `north`, a bowl, expected a colour: red, green, blue"},
    {"paint(last_stone, gren)", "2:19: found `gren`, expected a colour: red, green, blue; did you mean `green`?"},
    {"remember(round)", "2:10: found `round`, a number, expected a condition"},
    {"remember(green = green)",
     "2:18: found `green`, a colour or a mood, expected it beside something that tells which"},
    {"let x = green", "2:9: found `green`, a colour or a mood, expected it beside something that tells which"},
    {"let x = calm = self", "2:16: found `self`, a player, expected a mood"},
    {"note(it)", "2:6: found `it`, expected it inside `where`, `with`, `sum`, `highest` or `lowest` only"},
    {"note(it.weight)", "2:6: found `it`, expected it inside `where`, `with`, `sum`, `highest` or `lowest` only"},
    {"note(self.weight)", "2:11: found `weight`, expected a property of a player: coins, points, neighbour, gained"},
    {"note(self.coinz)",
     "2:11: found `coinz`, expected a property of a player: coins, points, neighbour, gained; did you mean `coins`?"},
    {"note(round.size)", "2:12: found `.size`, but a number has no properties"},
    {"note(last_stone.)", "2:17: found `)`, expected the name of a property"},
    {"note(last_stone.it)", "2:17: found `it`, a word of the language, expected the name of a property"},
    {"note(1 + night)", "2:10: found `night`, a condition, expected a number"},
    {"remember(not 1)", "2:14: found a number, expected a condition"},
    {"remember(1 and night)", "2:10: found a number, expected a condition"},
    {"remember(night or 2)", "2:19: found a number, expected a condition"},
    {"remember(night = night)",
     "2:10: found a condition, expected something to compare; conditions are joined with `and`, `or` and `not`"},
    {"remember(last_stone = self)", "2:23: found `self`, a player, expected a stone"},
    {"remember(1 < last_stone)", "2:14: found `last_stone`, a stone, expected a number"},
    {"remember(1 < 2 < 3)", "2:16: found `<`, expected `,` or `)`"},
    {"note(-night)", "2:7: found `night`, a condition, expected a number"},
    {"note(min(1))", "2:11: found `)`, expected `,`"},
    {"note(half_up(night))", "2:14: found `night`, a condition, expected a number"},
    {"note(1 2)", "2:8: found `2`, expected `,` or `)`"},
    {"note(())", "2:7: found `)`, expected a number, a name or another expression"},
    {"note(count(1))", "2:12: found `1`, expected the name of a place"},
    {"note(count(stone))",
     "2:12: found `stone`, expected a place: stones, inside, bowls, players, pouch, dice, hill, numbers; did you mean "
     "`stones`?"},
    {"note(count(inside))", "2:12: found `inside` alone, expected `inside(…)` with a bowl"},
    {"note(count(stones(self)))", "2:12: found `stones(…)`, expected `stones` alone, for there is only one"},
    {"note(count(inside(self)))", "2:19: found `self`, a player, expected a bowl"},
    {"note(count(stones where 1))", "2:25: found a number, expected a condition"},
    {"note(sum(stones))", "2:16: found `)`, expected `,`"},
    {"note(sum(stones, it))", "2:18: found a stone, expected a number"},
    {"note(count(bowls where weight > 1))",
     "2:24: found `weight`, which is asked of a stone, expected `stone.weight` or the like"},
    {"note(count(bowls where it.weight > 1))", "2:27: found `weight`, expected a property of a bowl: size"},
    {"let north = 1", "2:5: found `north`, which is a bowl, expected a new name"},
    {"let round = 1", "2:5: found `round`, which is a property of the table, expected a new name"},
    {"let stones = 1", "2:5: found `stones`, which is a place, expected a new name"},
    {"let self = 1", "2:5: found `self`, which is a property of the table, expected a new name"},
    {"let once = 1", "2:5: found `once`, a word of the language, expected a name"},
    {"let x = 1 let x = 2", "2:15: found `x`, which is taken already, expected a new name"},
    {"let 3 = 1", "2:5: found `3`, expected a name"},
    {"let x 3", "2:7: found `3`, expected `=`"},
    {"let x = ", "3:1: found `}`, expected a number, a name or another expression"},
    {"if night { let x = 1 } note(x)", "2:29: found `x`, expected a number: round, tally"},
    {"for each s in stones { } remove(s)", "2:33: found `s`, expected a stone: last_stone"},
    {"let weight = 3 note(weigth)",
     "2:21: found `weigth`, expected a number: weight, round, tally; did you mean `weight`?"},
    {"choose s: stones", "2:8: found `s`, expected `one`, a number, `up to` or `any`"},
    {"choose one s stones", "2:14: found `stones`, expected `:`"},
    {"choose one : stones", "2:12: found `:`, expected a name, `by` or `{`"},
    {"choose one s: stonez",
     "2:15: found `stonez`, expected a place or words to choose from: stones, inside, bowls, players, pouch, dice, "
     "hill, numbers; did you mean `stones`?"},
    {"choose one s: stone",
     "2:15: found `stone`, expected a place or words to choose from: stones, inside, bowls, players, pouch, dice, "
     "hill, numbers; did you mean `stones`?"},
    {"choose 0 s: stones", "2:8: found 0, expected a number from 1 to 6, as many as there can be"},
    {"choose up 2 s: stones", "2:11: found `2`, expected `to`"},
    {"choose up to 0 s: stones", "2:14: found 0, expected a number from 1 to 6, as many as there can be"},
    {"choose 7 s: stones", "2:8: found 7, expected a number from 1 to 6, as many as there can be"},
    {"choose up to 9 s: stones", "2:14: found 9, expected a number from 1 to 6, as many as there can be"},
    {"choose any s: inside(north)",
     "2:12: found `s`, which needs 17 values kept, expected at most 12 more of the 12 that a card can keep"},
    {"choose (night) s: stones", "2:9: found `night`, a condition, expected a number"},
    {"choose (1 s: stones", "2:11: found `s`, expected `)`"},
    {"choose (round) s: inside(north)",
     "2:16: found `s`, which needs 17 values kept, expected at most 12 more of the 12 that a card can keep"},
    {"choose (2) s: stones remove(s)",
     "2:29: found `s`, which holds several, expected it in `for each … in s` or `count(s)` only"},
    {"choose one s: pouch(self) choose (s.weight) t: bowls",
     "2:35: how many are chosen may not depend on `s`, which only its chooser knows"},
    {"choose one s: stones by 1", "2:25: found a number, expected a player"},
    {"choose one s: stones by north", "2:25: found `north`, a bowl, expected a player"},
    {"choose one s: red, north", "2:20: found `north`, expected a colour: red, green, blue"},
    {"choose one s: green", "2:15: found words that are a colour or a mood, expected words of one kind only"},
    {"choose one s: green, red, red", "2:27: found `red` again, expected each word once"},
    {"choose one s: red, purple", "2:20: found `purple`, expected a colour: red, green, blue"},
    {"choose one s: stones, red", "2:23: found `red` behind a place, expected words alone or a place alone"},
    {"choose one s: inside(north), red", "2:30: found `red` behind a place, expected words alone or a place alone"},
    {"choose one s: stones where it.colour", "2:31: found a colour, expected a condition"},
    {"choose 2 s: stones remove(s)",
     "2:27: found `s`, which holds several, expected it in `for each … in s` or `count(s)` only"},
    {"choose one s: stones note(count(s))",
     "2:33: found `s`, which holds one, expected a place or a name that holds several"},
    {"choose one s: stones for each t in s { }",
     "2:36: found `s`, which holds one, expected a place or a name that holds several"},
    {"choose 2 s: stones for each t in s where it.cracked { }",
     "2:34: found `s` with more behind it, expected a place or a name that holds several"},
    {"choose 2 s: stones note(sum(s, it.weight))", "2:29: found `s`, which was chosen, expected a place here"},
    {"choose 2 s: stones note(count(s where it.cracked))", "2:31: found `s`, which was chosen, expected a place here"},
    {"choose any a: stones choose any b: pouch(self)",
     "2:33: found `b`, which needs 6 values kept, expected at most 5 more of the 12 that a card can keep"},
    {"choose 4 w: red, green, blue", "2:8: found 4, expected a number from 1 to 3, as many as there can be"},
    {"choose one { }", "2:1: found a choice of nothing, expected an `option`"},
    {"choose one { ring() }", "2:14: found `ring`, expected `option` or `}`"},
    {"choose one { option ring() }", "2:21: found `ring`, expected `{`"},
    {"choose one by round { option { } }", "2:15: found `round`, a number, expected a player"},
    {"choose one { option when 3 { } }", "2:26: found a number, expected a condition"},
    {"choose 2 { option { } }", "2:10: found `{`, expected a name"},
    {"choose one { option { rign() } option { ring(2) } }",
     "2:23: found `rign`, expected a verb: gain, move, remove, paint, note, remember, ring, rest, empty, drain, draw; "
     "did you mean "
     "`ring`?\n2:41: found 1 argument for `ring`, expected none"},
    {"if night ring()", "2:10: found `ring`, expected `{`"},
    {"if { }", "2:4: found `{`, expected a number, a name or another expression"},
    {"if 1 { }", "2:4: found a number, expected a condition"},
    {"if night { ", "3:4: found the end of the file, expected `}`"},
    {"if night { } else ring()", "2:19: found `ring`, expected `{`"},
    {"else { }", "2:1: found `else`, expected a statement or `}`"},
    {"for s in stones { }", "2:5: found `s`, expected `each`"},
    {"for each s stones { }", "2:12: found `stones`, expected `in`"},
    {"for each s in { }", "2:15: found `{`, expected the name of a place"},
    {"for each s in north { }",
     "2:15: found `north`, expected a place: stones, inside, bowls, players, pouch, dice, hill, numbers"},
    {"for each north in stones { }", "2:10: found `north`, which is a bowl, expected a new name"},
    {"repeat { }", "2:8: found `{`, expected a number, a name or another expression"},
    {"repeat night { }", "2:8: found `night`, a condition, expected a number"},
    {"repeat 100 { }", "2:8: found 100, expected a number from 0 to 99"},
    {"may ring()", "2:5: found `ring`, expected `{`"},
    {"may by night { }", "2:8: found `night`, a condition, expected a player"},
    {"pay ring() { }", "2:5: found `ring`, expected a cost: spend, give_up"},
    {"pay spend(self, 1)", "3:1: found `}`, expected `{`"},
    {"pay spend(self) { } else { rign() }",
     "2:5: found 1 argument for `spend`, expected 2: who, number\n2:28: found `rign`, expected a verb: gain, move, "
     "remove, paint, note, remember, ring, rest, empty, drain, draw; did you mean `ring`?"},
    {"until { quiet() }", "2:7: found `{`, expected a duration: dusk, dawn"},
    {"until noon { quiet() }", "2:7: found `noon`, expected a duration: dusk, dawn"},
    {"until dusk { ring() }", "2:14: found `ring`, expected a verb that lasts: heavier, quiet"},
    {"until dusk { quiet() if night { } }", "2:22: found another statement, expected calls of verbs that last only"},
    {"until dusk quiet()", "2:12: found `quiet`, expected `{`"},
    {"later { ring() }", "2:7: found `{`, expected a window: morning, noon, evening"},
    {"later dusk { ring() }", "2:7: found `dusk`, expected a window: morning, noon, evening"},
    {"later noon ring()", "2:12: found `ring`, expected `{`"},
    {"repeat 1 { repeat 1 { repeat 1 { repeat 1 { } } } }", "2:34: found a loop inside 3 others, nested too deeply"},
    {"repeat 1 { for each s in stones { repeat 1 { for each t in stones { } } } }",
     "2:46: found a loop inside 3 others, nested too deeply"},
    {"let a = 1 let b = 1 let c = 1 let d = 1 let e = 1 let f = 1 let g = 1 let h = 1 let i = 1 let j = 1 let k = 1 "
     "let l = 1 let m = 1",
     "2:125: found `m`, which needs 1 value kept, expected at most 0 more of the 12 that a card can keep"},
    {"note(1+(1+(1+(1+(1+(1+(1+(1+(1+(1+(1+(1+1))))))))))))",
     "2:41: found an expression that is nested too deeply, expected at most 12 values at a time"},
    {"note(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((1)))))))))))))))))))))))))))))))))))))"
     "))))))))))))))))))))))))))))))))))",
     "2:70: this is nested too deeply"},
    {"note(1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+"
     "1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1)",
     "2:135: this is nested too deeply"},
    {"note(--------------------------------------------------------------------------------1)",
     "2:70: this is nested too deeply"},
    {"note(count(stones where count(stones where count(stones where count(stones where it.cracked) > 1) > 1) > 1))",
     "2:85: found `where` inside `where`, nested too deeply"},
    {"note(count(stones where count(stones where count(stones where sum(stones, it.weight) > 1) > 1) > 1))",
     "2:63: found `sum` inside `where`, nested too deeply"},
    {"rign() gain(self) note(self) choose one s: stonez remove(s)",
     "2:1: found `rign`, expected a verb: gain, move, remove, paint, note, remember, ring, rest, empty, drain, draw; "
     "did you mean "
     "`ring`?\n2:8: found 1 argument for `gain`, expected 2: who, number\n2:24: found `self`, a player, expected a "
     "number\n2:44: found `stonez`, expected a place or words to choose from: stones, inside, bowls, players, pouch, "
     "dice, hill, numbers; did you mean `stones`?"},
    {"target one a: stones target one b: stones target one c: stones target one d: stones target one e: stones",
     "2:85: found one target more, expected at most 4"},
};

class StatementMistakes : public testing::TestWithParam<Mistake> {};
INSTANTIATE_TEST_SUITE_P(All, StatementMistakes, testing::ValuesIn(mistakes));

TEST_P(StatementMistakes, AreToldWithTheirPlace) {
  const std::string text = "card c \"C\" { price: 1 play in morning {\n" + std::string{GetParam().body} + "\n} }";
  EXPECT_EQ(mistakes_in(text), GetParam().told) << GetParam().body;
}

}  // namespace
}  // namespace krypta::bowls::statement_mistakes_test
