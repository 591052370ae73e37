#include "engine/cards/parser.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/cards/play.hpp"

namespace krypta::cards::parser_test {
namespace {

using syntax::Expression;

std::string shown(const Expression& e);

std::string shown(const syntax::Selector& s) {
  std::string all{s.domain.text};
  if (s.argument) all += "(" + shown(*s.argument) + ")";
  if (s.filter) all += " where " + shown(*s.filter);
  return all;
}

/// With a pair of brackets around everything that has parts, so that it shows what belongs together.
std::string shown(const Expression& e) {
  using Kind = Expression::Kind;
  static constexpr std::string_view signs[] = {
      "",   "",  "",   "",    "",   "-",   "not", "+",       "-",         "*",     "=",    "!=", "<",
      "<=", ">", ">=", "and", "or", "min", "max", "half_up", "half_down", "count", "some", "sum"};
  const std::string sign{signs[static_cast<std::size_t>(e.kind)]};
  switch (e.kind) {
    case Kind::number: return std::to_string(e.number);
    case Kind::local: return std::string{e.name.text};
    case Kind::it: return "it";
    case Kind::property: return shown(e.parts[0]) + "." + std::string{e.name.text};
    default: break;
  }
  if (!e.selector.empty()) {
    return sign + "(" + shown(e.selector[0]) + (e.parts.empty() ? "" : ", " + shown(e.parts[0])) + ")";
  }
  if (e.parts.size() == 1) return "(" + sign + " " + shown(e.parts[0]) + ")";
  return "(" + shown(e.parts[0]) + " " + sign + " " + shown(e.parts[1]) + ")";
}

struct Parsed {
  std::vector<File> files;
  std::vector<syntax::Card> cards{};
  std::string errors{};
};
Parsed parsed(std::string_view text) {
  Parsed all{{{"t", std::string{text}}}};
  Errors errors{all.files};
  all.cards = parse(all.files, 0, errors);
  for (const Error& e : errors.sorted()) all.errors += e.text() + "\n";
  return all;
}

std::string expression(std::string_view text) {
  const Parsed all = parsed("card c \"C\" { play in x when " + std::string{text} + " { } }");
  EXPECT_EQ(all.errors, "") << text;
  return all.cards.empty() ? "" : shown(*all.cards[0].abilities[0].condition);
}

TEST(Parser, BindsOperatorsByTheirRank) {
  EXPECT_EQ(expression("a or b and c"), "(a or (b and c))");
  EXPECT_EQ(expression("a and b or c and d"), "((a and b) or (c and d))");
  EXPECT_EQ(expression("not a = b"), "(not (a = b))");
  EXPECT_EQ(expression("not a and b"), "((not a) and b)");
  EXPECT_EQ(expression("a + b * c = d - e"), "((a + (b * c)) = (d - e))");
  EXPECT_EQ(expression("- a * b"), "((- a) * b)");
  EXPECT_EQ(expression("- a.b"), "(- a.b)");
  EXPECT_EQ(expression("(a + b) * c"), "((a + b) * c)");
  EXPECT_EQ(expression("a < b and b <= c"), "((a < b) and (b <= c))");
}

TEST(Parser, GoesFromLeftToRight) {
  EXPECT_EQ(expression("a - b - c"), "((a - b) - c)");
  EXPECT_EQ(expression("a - b + c"), "((a - b) + c)");
  EXPECT_EQ(expression("a or b or c"), "((a or b) or c)");
  EXPECT_EQ(expression("a.b.c"), "a.b.c");
  EXPECT_EQ(expression("not not a"), "(not (not a))");
  EXPECT_EQ(expression("1 - -1"), "(1 - (- 1))");
}

TEST(Parser, ReadsEveryKindOfValue) {
  EXPECT_EQ(expression("count(a) + sum(b(c) where it.d, it.e)"), "(count(a) + sum(b(c) where it.d, it.e))");
  EXPECT_EQ(expression("some(a where it = b or it = c)"), "some(a where ((it = b) or (it = c)))");
  EXPECT_EQ(expression("min(1, max(a, b)) > half_up(c) "), "((1 min (a max b)) > (half_up c))");
  EXPECT_EQ(expression("half_down(3 + 4) != 2 "), "((half_down (3 + 4)) != 2)");
  EXPECT_EQ(expression("a >= 2"), "(a >= 2)");
}

TEST(Parser, ReadsACard) {
  const Parsed all = parsed(R"(
card h1 "One" {
  value: 3  groups: a, b
  play in x, y when z once per day {
    target up to 2 those: place(self) where it.c by d
    target one w: e, f
    cost g(1)
    h(those, w)
  }
  always when i { j() }
}
card h2 "Two" { use in x { } on in y { } }
)");
  ASSERT_EQ(all.errors, "");
  ASSERT_EQ(all.cards.size(), 2U);
  const syntax::Card& one = all.cards[0];
  EXPECT_EQ(one.id.text, "h1");
  EXPECT_EQ(one.name.text, "One");
  EXPECT_EQ(one.at, (Position{2, 1}));
  ASSERT_EQ(one.facts.size(), 2U);
  EXPECT_EQ(*one.facts[0].values[0].number, 3);
  EXPECT_EQ(one.facts[1].values[1].word.text, "b");
  ASSERT_EQ(one.abilities.size(), 2U);
  const syntax::Ability& play = one.abilities[0];
  EXPECT_EQ(play.kind, AbilityKind::play);
  ASSERT_EQ(play.windows.size(), 2U);
  EXPECT_EQ(play.windows[1].text, "y");
  EXPECT_EQ(play.once_per->text, "day");
  ASSERT_EQ(play.targets.size(), 2U);
  EXPECT_EQ(play.targets[0].quantity.kind, syntax::Quantity::Kind::up_to);
  EXPECT_EQ(play.targets[0].quantity.number, 2);
  EXPECT_EQ(shown(play.targets[0].choices->selector), "place(self) where it.c");
  EXPECT_EQ(shown(*play.targets[0].by), "d");
  EXPECT_EQ(play.targets[1].choices->more.size(), 1U);
  ASSERT_EQ(play.costs.size(), 1U);
  EXPECT_EQ(play.costs[0].name.text, "g");
  ASSERT_EQ(play.body.size(), 1U);
  EXPECT_EQ(play.body[0].arguments.size(), 2U);
  EXPECT_EQ(one.abilities[1].kind, AbilityKind::always);
  EXPECT_TRUE(one.abilities[1].windows.empty());
  EXPECT_EQ(all.cards[1].abilities[0].kind, AbilityKind::use);
  EXPECT_EQ(all.cards[1].abilities[1].kind, AbilityKind::on);
}

TEST(Parser, ReadsEveryStatement) {
  const Parsed all = parsed(R"(card c "C" { play in x {
    a()
    if b { } else if c { d() } else { e() }
    for each f in g { }
    repeat 3 { }
    choose any h: i
    choose one by j { option when k { } option { } }
    may by l { } else { m() }
    pay n(1) by o { } else { }
    until p { }
    let q = 1
    later r { }
  } })");
  ASSERT_EQ(all.errors, "");
  using Kind = syntax::Statement::Kind;
  const syntax::Block& body = all.cards[0].abilities[0].body;
  const std::vector<Kind> kinds{Kind::call, Kind::if_, Kind::each,  Kind::repeat, Kind::choose, Kind::menu,
                                Kind::may,  Kind::pay, Kind::until, Kind::let,    Kind::later};
  ASSERT_EQ(body.size(), kinds.size());
  for (std::size_t i = 0; i < kinds.size(); ++i) EXPECT_EQ(body[i].kind, kinds[i]) << i;
  ASSERT_EQ(body[1].blocks.size(), 2U);
  ASSERT_EQ(body[1].blocks[1].size(), 1U) << "`else if` is an `if` in the block behind `else`";
  EXPECT_EQ(body[1].blocks[1][0].blocks.size(), 2U);
  EXPECT_EQ(body[5].conditions.size(), 2U);
  EXPECT_TRUE(body[5].conditions[0].has_value());
  EXPECT_FALSE(body[5].conditions[1].has_value());
  EXPECT_EQ(body[7].name.text, "n");
  EXPECT_EQ(body[7].at, (Position{9, 5}));
}

TEST(Parser, GoesOnAtTheNextCardThatBeginsALine) {
  const Parsed all = parsed(R"(
card a "A" { play in x { card b "B" { } }
card c "C" { }
card d "D" {
  card e "E" { }
card f "F" } card g "G" { }
card h "H" { }
)");
  EXPECT_EQ(all.errors,
            "t:2:26: found `card`, expected a statement or `}`\n"
            "t:5:3: found `card`, expected a fact, `play`, `use`, `on`, `always` or `}`\n"
            "t:6:12: found `}`, expected `{`\n");
  std::string read;
  std::string broken;
  for (const syntax::Card& card : all.cards) (card.sound ? read : broken) += card.id.text;
  EXPECT_EQ(read, "ceh");
  EXPECT_EQ(broken, "adf") << "that they are there is known";
}

TEST(Parser, TellsAtMostFiftyMistakes) {
  std::string text;
  for (int i = 0; i < 80; ++i) text += "card c\n";
  const File file{"t", text};
  const auto compiled = compile(bowls::vocabulary(), std::span{&file, 1});
  EXPECT_EQ(std::get<std::vector<Error>>(compiled).size(), 50U);
}

std::string times(std::size_t n, std::string_view text) {
  std::string all;
  for (std::size_t i = 0; i < n; ++i) all += text;
  return all;
}

/// A text that is nested n times in each way there is.
std::vector<std::string> nested(std::size_t n) {
  const std::string begin = "card c \"C\" { price: 1 play in morning { ";
  const std::string end = " } }";
  return {begin + "note(" + times(n, "(") + "1" + times(n, ")") + ")" + end,
          begin + "note(" + times(n, "1 + ") + "1)" + end,
          begin + "note(" + times(n, "- ") + "1)" + end,
          begin + "remember(" + times(n, "not ") + "night)" + end,
          begin + "remember(" + times(n, "night and ") + "night)" + end,
          begin + "remember(" + times(n, "night or ") + "night)" + end,
          begin + "note(" + times(n, "half_up(") + "1" + times(n, ")") + ")" + end,
          begin + "note(" + times(n, "2 * ") + "1)" + end,
          begin + times(n, "if night { ") + times(n, "} ") + end,
          begin + times(n, "if night { } else ") + "{ }" + end,
          begin + times(n, "may { ") + times(n, "} ") + end,
          begin + times(n, "choose one { option { ") + times(n, "} } ") + end};
}

TEST(Parser, TakesWhatIsNestedReasonablyDeep) {
  for (const std::string& text : nested(28)) EXPECT_EQ(bowls::mistakes_in(text), "") << text;
}

TEST(Parser, RefusesWhatIsNestedTooDeeply) {
  for (const std::size_t n : {65U, 1000U, 100'000U}) {
    for (const std::string& text : nested(n)) {
      const std::string told = bowls::mistakes_in(text);
      EXPECT_NE(told.find("this is nested too deeply"), std::string::npos) << text.substr(0, 100) << "\n" << told;
      EXPECT_EQ(told.find('\n'), std::string::npos) << told;
    }
  }
  const std::string points = "card c \"C\" { price: 1 play in morning { note(self" + times(1000, ".coins") + ") } }";
  EXPECT_NE(bowls::mistakes_in(points).find("nested too deeply"), std::string::npos);
}

TEST(Parser, ReadsChainsOfManyStatements) {
  EXPECT_EQ(bowls::mistakes_in("card c \"C\" { price: 1 play in morning { " + times(3000, "ring() ") + "} }"), "");
}

}  // namespace
}  // namespace krypta::cards::parser_test
