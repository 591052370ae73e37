#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/cards/play.hpp"

namespace krypta::bowls::file_mistakes_test {
namespace {

struct Mistake {
  std::string_view text;
  std::string_view told;  ///< line, column and message of each mistake
};

/// What can be wrong with the letters, with a card as a whole, with its facts and the heads of its abilities.
constexpr Mistake mistakes[] = {
    {"", "1:1: found the end of the file, expected a card"},
    {"# nothing but words\n", "2:1: found the end of the file, expected a card"},
    {"\n\n  ", "3:3: found the end of the file, expected a card"},
    {"card c \"C\" { price: 1 } @", "1:25: found `@`, expected a name, a number or a mark such as `{`"},
    {"card c \"C { price: 1 }", "1:8: found a text without an end, expected `\"` in the same line"},
    {"card c \"\" { price: 1 }", "1:8: found an empty text, expected a name between the quotation marks"},
    {"card c \"C\" { price: 10000 }", "1:21: found `10000`, expected a number from 0 to 9999"},
    {"card c \"C\" { price: 12a }", "1:21: found `12a`, expected a number from 0 to 9999"},
    {"card c \"C\" { Price: 1 }", "1:14: found `Price`, expected a name in small letters"},
    {"card Cat \"C\" { price: 1 }", "1:6: found `Cat`, expected a name in small letters"},
    {"card c \"C\" { price: 1é }", "1:22: found `é`, expected a name, a number or a mark such as `{`"},
    {"card c \"é€😀\" { prise: 1 }",
     "1:16: found `prise`, expected a fact: price, size, colour, moods; did you mean `price`?"},
    {"card c \"C\" { price: 1 } # ok é €\n!", "2:1: found `!`, expected a name, a number or a mark such as `{`"},
    {"card c \"C\001D\" { price: 1 }", "1:10: found a control character, expected text"},
    {"card c \"C\tD\" { price: 1 }", "1:10: found a control character, expected text"},
    {"card c \"C\" {\r\n price: 1 }", "1:13: found a carriage return, expected lines that end with a line feed alone"},
    {"card c \"C\" { price: 1 } # \002", "1:27: found a control character, expected text"},
    {"card c \"\377\" { price: 1 }", "1:9: found bytes that are not UTF-8, expected text"},
    {"card c \"C\" { price: 1 } # \300\257", "1:27: found bytes that are not UTF-8, expected text"},
    {"\357\273\277card c \"C\" { price: 1 }", "1:1: found a byte order mark, expected text"},
    {"card c \"C\" { price: 1 ; }", "1:23: found `;`, expected a name, a number or a mark such as `{`"},
    {"card c \"C\" { price: 1 play in morning when round ! 3 {} }",
     "1:50: found `!`, expected a name, a number or a mark such as `{`"},
    {"cart c \"C\" { price: 1 }", "1:1: found `cart`, expected `card`"},
    {"card \"C\" { price: 1 }", "1:6: found \"C\", expected the id of the card, as a name"},
    {"card on \"C\" { price: 1 }", "1:6: found `on`, a word of the language, expected the id of the card, as a name"},
    {"card c C { price: 1 }", "1:8: found `C`, expected a name in small letters"},
    {"card c { price: 1 }", "1:8: found `{`, expected the name of the card between quotation marks"},
    {"card c \"C\" price: 1", "1:12: found `price`, expected `{`"},
    {"card c \"C\" { price: 1", "1:22: found the end of the file, expected `}`"},
    {"card c \"C\" { price 1 }", "1:20: found `1`, expected `:`"},
    {"card c \"C\" { price: }", "1:21: found `}`, expected a number or a name"},
    {"card c \"C\" { price: \"1\" }", "1:21: found \"1\", expected a number or a name"},
    {"card c \"C\" { price: 1 } }", "1:25: found `}`, expected `card`"},
    {"card c \"C\" { price: 1 when }", "1:23: found `when`, expected a fact, `play`, `use`, `on`, `always` or `}`"},
    {"card c \"C\" { 3 }", "1:14: found `3`, expected a fact, `play`, `use`, `on`, `always` or `}`"},
    {"card c \"C\" { }", "1:1: found no `price` in this card, expected `price: …`"},
    {"card c \"C\" { prize: 1 }",
     "1:14: found `prize`, expected a fact: price, size, colour, moods; did you mean `price`?"},
    {"card c \"C\" { price: 1 price: 2 }", "1:23: found `price` again, expected each fact once"},
    {"card c \"C\" { price: red }", "1:21: found `red`, expected a number for `price`"},
    {"card c \"C\" { price: 1, 2 }", "1:24: found a second value, expected one number for `price`"},
    {"card c \"C\" { price: 1 colour: 3 }", "1:31: found 3, expected a colour: red, green, blue"},
    {"card c \"C\" { price: 1 colour: gren }",
     "1:31: found `gren`, expected a colour: red, green, blue; did you mean `green`?"},
    {"card c \"C\" { price: 1 colour: red, blue }", "1:36: found a second value, expected one word for `colour`"},
    {"card c \"C\" { price: 1 moods: calm, wild, calm }", "1:42: found `calm` again, expected each word once"},
    {"card c \"C\" { price: 1 moods: calm, blue }", "1:36: found `blue`, expected a mood: calm, wild, green"},
    {"card c \"C\" { price: 1 moods: calm, }", "1:36: found `}`, expected a number or a name"},
    {"card c \"C\" { price: 1 }\ncard c \"D\" { price: 1 }",
     "2:6: found `c` again, expected another: it is a card at t:1"},
    {"card c \"Two Words\" { price: 1 }\ncard d \"two words\" { price: 1 }",
     "2:8: found \"two words\" again, expected another: it is a card at t:1"},
    {"card c \"C\" { price: 1 play morning {} }", "1:28: found `morning`, expected `in` or `as above`"},
    {"card c \"C\" { price: 1 play in {} }", "1:31: found `{`, expected a window: morning, noon, evening"},
    {"card c \"C\" { price: 1 play in mourning {} }",
     "1:31: found `mourning`, expected a window: morning, noon, evening; did you mean `morning`?"},
    {"card c \"C\" { price: 1 play in morning, morning {} }", "1:40: found `morning` again, expected each window once"},
    {"card c \"C\" { price: 1 play in morning, {} }", "1:40: found `{`, expected a window: morning, noon, evening"},
    {"card c \"C\" { price: 1 play in morning when {} }",
     "1:44: found `{`, expected a number, a name or another expression"},
    {"card c \"C\" { price: 1 play in morning when round {} }", "1:44: found `round`, a number, expected a condition"},
    {"card c \"C\" { price: 1 play in morning once day {} }", "1:44: found `day`, expected `per`"},
    {"card c \"C\" { price: 1 play in morning once per week {} }", "1:48: found `week`, expected a scope: day, table"},
    {"card c \"C\" { price: 1 play in morning once per {} }", "1:48: found `{`, expected a scope: day, table"},
    {"card c \"C\" { price: 1 play in morning once per day when night {} }", "1:52: found `when`, expected `{`"},
    {"card c \"C\" { price: 1 play in morning ring() }", "1:39: found `ring`, expected `{`"},
    {"card c \"C\" { price: 1 always in morning { quiet() } }", "1:30: found `in`, expected `{`"},
    {"card c \"C\" { price: 1 always { ring() } }", "1:32: found `ring`, expected a verb that lasts: heavier, quiet"},
    {"card c \"C\" { price: 1 always { may { quiet() } } }",
     "1:32: found another statement, expected verbs that last, `if`, `for each` and `let` only"},
    {"card c \"C\" { price: 1 always when 3 { quiet() } }", "1:35: found a number, expected a condition"},
    {"card c \"C\" { price: 1 play in morning { ring() target one s: stones } }",
     "1:48: found `target` behind other statements, expected it at the top of the ability"},
    {"card c \"C\" { price: 1 play in morning { cost spend(self, 1) target one s: stones } }",
     "1:61: found `target` behind other statements, expected it at the top of the ability"},
    {"card c \"C\" { price: 1 play in morning { ring() cost spend(self, 1) } }",
     "1:48: found `cost` behind other statements, expected it behind the targets of the ability"},
    {"card c \"C\" { price: 1 play in morning { cost gain(self, 1) } }",
     "1:46: found `gain`, expected a cost: spend, give_up"},
    {"card c \"C\" { price: 1 play in morning { cost heavier(north, 1) } }",
     "1:46: found `heavier`, expected a cost: spend, give_up"},
    {"card c \"C\" { price: 1 play in morning { cost may { } } }",
     "1:46: found `may`, a word of the language, expected the name of a cost"},
    {"card a \"A\" { prize: 1 }\n  card b \"B\" { price }\ncard d \"D\" { price: 1 play in noon { rign() } }",
     "1:14: found `prize`, expected a fact: price, size, colour, moods; did you mean `price`?\n2:22: found `}`, "
     "expected `:`\n3:38: found `rign`, expected a verb: gain, move, remove, paint, note, remember, ring, rest, empty, "
     "drain, draw; "
     "did you mean `ring`?"},
};

class FileMistakes : public testing::TestWithParam<Mistake> {};
INSTANTIATE_TEST_SUITE_P(All, FileMistakes, testing::ValuesIn(mistakes));

TEST_P(FileMistakes, AreToldWithTheirPlace) {
  EXPECT_EQ(mistakes_in(GetParam().text), GetParam().told) << GetParam().text;
}

}  // namespace
}  // namespace krypta::bowls::file_mistakes_test
