#include "text/fluent.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace krypta::text::fluent_test {
namespace {

using Arguments = std::vector<Argument>;

Bundle bundle(std::string_view source, std::string language = "en") {
  Bundle made(std::move(language));
  const auto error = made.add(source);
  EXPECT_FALSE(error) << "line " << error->line << ": " << error->message << "\n" << source;
  return made;
}

/// The sentence of the message `m`.
std::string sentence(std::string_view source, const Arguments& arguments = {}, std::string language = "en") {
  return bundle(source, std::move(language)).format("m", arguments);
}

TEST(FluentMessage, IsFormatted) {
  EXPECT_EQ(sentence("m = Hello"), "Hello");
  EXPECT_EQ(sentence("m=Hello\n"), "Hello");
  EXPECT_EQ(sentence("m   =   Hello   \n"), "Hello");
  EXPECT_EQ(sentence("\n\n   \nm = Hello\n\n   \n  "), "Hello");
  EXPECT_EQ(bundle("a-B_9 = x\n").format("a-B_9"), "x");
}

TEST(FluentMessage, MayBeginWithAnyCharacterOnItsFirstLine) {
  EXPECT_EQ(sentence("m = [a] *b .c = #d"), "[a] *b .c = #d");
  EXPECT_EQ(sentence("m = * x"), "* x");
}

TEST(FluentMessage, KeepsUtf8) {
  EXPECT_EQ(sentence("m = Zażółć gęślą jaźń – árvíztűrő 日本 🜏"), "Zażółć gęślą jaźń – árvíztűrő 日本 🜏");
  EXPECT_EQ(sentence("m = 5\u00A0zł w\u00A0puli"), "5\u00A0zł w\u00A0puli");
}

TEST(FluentMessage, ThatIsMissingShowsItsId) {
  EXPECT_EQ(Bundle("en").format("no-such"), "{no-such}");
  EXPECT_EQ(Bundle("en").format(""), "{}");
}

TEST(FluentComment, IsIgnored) {
  EXPECT_EQ(sentence("# a = b\n## group\n### file\n#\n##\n###\nm = x\n# end"), "x");
  EXPECT_EQ(bundle("# a = b\nm = x\n").ids(), std::vector<std::string>{"m"});
}

TEST(FluentComment, IsTextWhenIndentedUnderAMessage) { EXPECT_EQ(sentence("m = x\n # y\n"), "x\n# y"); }

TEST(FluentLines, ContinueWhenIndented) {
  EXPECT_EQ(sentence("m = one\n    two\n    three\nn = x\n"), "one\ntwo\nthree");
  EXPECT_EQ(sentence("m =\n    one\n    two\n"), "one\ntwo");
  EXPECT_EQ(sentence("m =   \n\n\n    one\n"), "one");
}

TEST(FluentLines, LoseTheirCommonIndentation) {
  EXPECT_EQ(sentence("m =\n      one\n    two\n     three\n"), "  one\ntwo\n three");
  EXPECT_EQ(sentence("m = one\n      two\n    three\n"), "one\n  two\nthree");
  EXPECT_EQ(sentence("m = one\n      { $x }\n    three\n"), "one\n  {$x}\nthree");
}

TEST(FluentLines, KeepBlankLinesInsideAndDropThemAtTheEnd) {
  EXPECT_EQ(sentence("m = one\n\n    two\n          \n\n    three\n\n\nn = x"), "one\n\ntwo\n\n\nthree");
  EXPECT_EQ(sentence("m =\n    one\n\n    two   \n\n   \n"), "one\n\ntwo");
}

TEST(FluentLines, KeepSpacesAtTheEndOfALineThatIsNotTheLast) {
  EXPECT_EQ(sentence("m = one  \n    two  \n"), "one  \ntwo");
}

TEST(FluentLines, OfAPlaceableNeedNoIndentation) {
  EXPECT_EQ(sentence("m = one\n{ $x }\n  two\n"), "one\n{$x}\n  two");
}

TEST(FluentLines, MayEndInCrLf) {
  EXPECT_EQ(sentence("# c\r\nm = one\r\n\r\n    two\r\n    { \"three\" }\r\nn = x\r\n"), "one\n\ntwo\nthree");
  const auto source = "m =\r\n    { $n ->\r\n        [one] a\r\n       *[other] b\r\n    } c\r\n";
  EXPECT_EQ(sentence(source, {{"n", 1}}), "a c");
  EXPECT_EQ(sentence(source, {{"n", 2}}), "b c");
}

TEST(FluentVariable, IsReplaced) {
  EXPECT_EQ(sentence("m = { $who } draws {$n} of {  $n\n  }.", {{"who", "Łucja"}, {"n", 3}}), "Łucja draws 3 of 3.");
  EXPECT_EQ(sentence("m = { $n }", {{"n", -12}}), "-12");
  EXPECT_EQ(sentence("m = { $n }", {{"n", 1234567}}), "1234567");
  EXPECT_EQ(sentence("m = { $n }", {{"n", std::numeric_limits<std::int64_t>::min()}}), "-9223372036854775808");
}

TEST(FluentVariable, IsNotReadAsSyntax) { EXPECT_EQ(sentence("m = { $s }", {{"s", "{ $s } {m}"}}), "{ $s } {m}"); }

TEST(FluentVariable, ThatIsMissingShowsItsName) {
  EXPECT_EQ(sentence("m = a { $who } b", {{"whom", "x"}}), "a {$who} b");
}

TEST(FluentLiteral, KeepsSpacesAndBraces) {
  EXPECT_EQ(sentence("m = {\"  \"}a{ \"{\" }b{ \"}\" }{\"  \"}\n"), "  a{b}  ");
  EXPECT_EQ(sentence("m = {\"\"}"), "");
  EXPECT_EQ(sentence("m =\n    {\"\"}   a\n    {\"[\"}b]\n"), "   a\n[b]");
}

TEST(FluentLiteral, HasEscapes) {
  EXPECT_EQ(sentence(R"(m = {"\"\\"})"), R"("\)");
  EXPECT_EQ(sentence(R"(m = {"\u0041\u007f\u0142\u07FF\u0800\u20AC\uffFd"})"), "A\x7Fł\u07FF\u0800€\uFFFD");
}

TEST(FluentReference, ToAMessageHasTheSameVariables) {
  EXPECT_EQ(sentence("m = ({ other-id })\nother-id = { $x }!", {{"x", "y"}}), "(y!)");
}

TEST(FluentReference, MayNameALaterFile) {
  Bundle made("en");
  ASSERT_FALSE(made.add("m = { late }"));
  EXPECT_EQ(made.format("m"), "{late}");
  ASSERT_FALSE(made.add("late = here"));
  EXPECT_EQ(made.format("m"), "here");
}

TEST(FluentReference, ToATerm) {
  EXPECT_EQ(sentence("-game = Krypta\n-full = { -game } { \"2\" }\nm = Play { -full }!"), "Play Krypta 2!");
  EXPECT_EQ(sentence("-m = term\nm = message { -m }"), "message term");
}

TEST(FluentReference, ThatIsMissingShowsItsId) {
  EXPECT_EQ(sentence("m = { a } { -b } { UPPER }"), "{a} {-b} {UPPER}");
}

TEST(FluentReference, ThatLoopsShowsItsId) {
  EXPECT_EQ(sentence("m = x { m }"), "x {m}");
  EXPECT_EQ(sentence("m = m { a }\na = a { b }\nb = b { a } { m }"), "m a b {a} {m}");
  EXPECT_EQ(sentence("-t = t { -t }\nm = { -t } { -t }"), "t {-t} t {-t}");
  EXPECT_EQ(sentence("m = { $n ->\n  [1] { m }\n *[other] x\n}", {{"n", 1}}), "{m}");
}

TEST(FluentReference, MayBeUsedTwice) { EXPECT_EQ(sentence("m = { a }{ a }\na = x"), "xx"); }

TEST(FluentReference, ThatDoublesWithoutEndIsCut) {
  std::string source = "m = { a0 }\n";
  for (int i = 0; i < 60; ++i) {
    const auto next = "{ a" + std::to_string(i + 1) + " }";
    source += "a" + std::to_string(i) + " = " + next + next + "\n";
  }
  EXPECT_EQ(sentence(source + "a60 = x"), "{m}");
}

TEST(FluentReference, HasAsManyPlaceablesAsTheWebClientAllows) {
  const auto times = [](int count, const std::string& text) {
    std::string repeated;
    for (int i = 0; i < count; ++i) repeated += text;
    return repeated;
  };
  EXPECT_EQ(sentence("m = " + times(100, "{\"x\"}")), times(100, "x"));
  EXPECT_EQ(sentence("m = " + times(101, "{\"x\"}")), "{m}");
  EXPECT_EQ(sentence("m = " + times(50, "{ a }") + "\na = x"), times(50, "x"));
  EXPECT_EQ(sentence("m = " + times(51, "{ a }") + "\na = {\"x\"}"), "{m}");
}

TEST(FluentReference, MayBeALongChain) {
  std::string source = "m = { a0 }\n";
  for (int i = 0; i < 50000; ++i) source += "a" + std::to_string(i) + " = { a" + std::to_string(i + 1) + " }\n";
  const Bundle made = bundle(source + "a50000 = { $end }");
  EXPECT_EQ(made.format("m"), "{m}");
  EXPECT_EQ(made.variables("m"), std::set<std::string>{"end"});
}

constexpr std::string_view categories =
    "m = { $n ->\n    [one] one\n    [few] few\n    [many] many\n   *[other] other\n}\n";

TEST(FluentSelect, FollowsPolishPlurals) {
  const auto category = [](std::int64_t n) { return sentence(categories, {{"n", n}}, "pl"); };
  EXPECT_EQ(category(1), "one");
  EXPECT_EQ(category(-1), "one");
  for (const int n : {2, 3, 4, 22, 24, 34, 102, 122, 1002, -2}) EXPECT_EQ(category(n), "few") << n;
  for (const int n : {0, 5, 10, 11, 12, 13, 14, 15, 20, 21, 25, 101, 111, 112, 114, 121, 1000, -12}) {
    EXPECT_EQ(category(n), "many") << n;
  }
  EXPECT_EQ(category(std::numeric_limits<std::int64_t>::min()), "many");
}

TEST(FluentSelect, FollowsEnglishAndHungarianPlurals) {
  for (const char* language : {"en", "hu"}) {
    EXPECT_EQ(sentence(categories, {{"n", 1}}, language), "one");
    EXPECT_EQ(sentence(categories, {{"n", -1}}, language), "one");
    for (const int n : {0, 2, 3, 5, 11, 21, 22, 101}) {
      EXPECT_EQ(sentence(categories, {{"n", n}}, language), "other") << language << n;
    }
  }
}

TEST(FluentSelect, KnowsOnlyOtherInAnUnknownLanguage) { EXPECT_EQ(sentence(categories, {{"n", 1}}, "xx"), "other"); }

TEST(FluentSelect, PrefersTheExactNumber) {
  const auto source = "m = { $n ->\n [0] none\n [1] single\n [-2] debt\n [05] five\n [one] one\n *[other] other\n}";
  EXPECT_EQ(sentence(source, {{"n", 0}}), "none");
  EXPECT_EQ(sentence(source, {{"n", 1}}), "single");
  EXPECT_EQ(sentence(source, {{"n", -1}}), "one");
  EXPECT_EQ(sentence(source, {{"n", -2}}), "debt");
  EXPECT_EQ(sentence(source, {{"n", 5}}), "five");
  EXPECT_EQ(sentence(source, {{"n", 6}}), "other");
}

TEST(FluentSelect, MatchesAStringWithANameOnly) {
  const auto source = "m = { $who ->\n [1] number\n [she] ona\n [one] uno\n *[he] on\n}";
  EXPECT_EQ(sentence(source, {{"who", "she"}}), "ona");
  EXPECT_EQ(sentence(source, {{"who", "one"}}), "uno");
  EXPECT_EQ(sentence(source, {{"who", "he"}}), "on");
  EXPECT_EQ(sentence(source, {{"who", "1"}}), "on");
  EXPECT_EQ(sentence(source, {{"who", ""}}), "on");
}

TEST(FluentSelect, TakesTheDefaultWhereverItStands) {
  EXPECT_EQ(sentence("m = { $n ->\n *[0] a\n [1] b\n}", {{"n", 7}}), "a");
  EXPECT_EQ(sentence("m = { $n ->\n *[0] a\n [1] b\n}", {{"n", 1}}), "b");
}

TEST(FluentSelect, TakesTheDefaultIfTheVariableIsMissing) { EXPECT_EQ(sentence(categories), "other"); }

TEST(FluentSelect, StandsInsideASentence) {
  const auto source =
      "m = { $who } draws { $n ->\n"
      "        [one] a card\n"
      "       *[other] { $n } cards\n"
      "    } from { $deck }.\n";
  EXPECT_EQ(sentence(source, {{"who", "A"}, {"n", 1}, {"deck", "D"}}), "A draws a card from D.");
  EXPECT_EQ(sentence(source, {{"who", "A"}, {"n", 4}, {"deck", "D"}}), "A draws 4 cards from D.");
}

TEST(FluentSelect, HasVariantsOfSeveralLines) {
  EXPECT_EQ(sentence("m = { $n ->\n *[a]\n    one\n\n      two\n\n [b] x\n}"), "one\n\n  two");
  EXPECT_EQ(sentence("m =\n    { $n ->\n\n[a] x\n*[ b ]   y [c] *[d] \n\n}"), "y [c] *[d]");
}

TEST(FluentSelect, Nests) {
  const auto source =
      "m = { $n ->\n"
      "    [one] { $who ->\n"
      "        [she] her card\n"
      "       *[he] his card\n"
      "    }\n"
      "   *[other] { -many } { $n } { \"}\" }\n"
      "}\n"
      "-many = many:\n";
  EXPECT_EQ(sentence(source, {{"n", 1}, {"who", "she"}}), "her card");
  EXPECT_EQ(sentence(source, {{"n", 1}}), "his card");
  EXPECT_EQ(sentence(source, {{"n", 2}}), "many: 2 }");
}

std::string nested(int depth) {
  std::string source = "m = ";
  for (int i = 0; i < depth; ++i) source += "{ $n ->\n*[a] ";
  source += "x";
  for (int i = 0; i < depth; ++i) source += "\n}";
  return source;
}

TEST(FluentSelect, NestsToABoundedDepth) {
  EXPECT_EQ(sentence(nested(16)), "x");
  for (const int depth : {17, 100000}) {
    const auto error = Bundle("en").add(nested(depth));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->line, 17U);
    EXPECT_EQ(error->message, "selects are nested too deep");
  }
}

TEST(FluentBundle, AddsAFileWholeOrNotAtAll) {
  Bundle made = bundle("a = first\n");
  const auto malformed = made.add("b = x\nc = {\n");
  ASSERT_TRUE(malformed);
  const auto twice = made.add("b = x\na = second\n");
  ASSERT_TRUE(twice);
  EXPECT_EQ(twice->line, 2U);
  EXPECT_EQ(twice->message, "a is defined twice");
  EXPECT_EQ(made.ids(), std::vector<std::string>{"a"});
  EXPECT_EQ(made.format("a"), "first");
  EXPECT_FALSE(made.add("b = x\n"));
  EXPECT_TRUE(made.has("b"));
}

TEST(FluentBundle, ListsItsMessagesSortedAndNotItsTerms) {
  const Bundle made = bundle("b = x\n-t = term\na = y\nB = z\n");
  EXPECT_EQ(made.ids(), (std::vector<std::string>{"B", "a", "b"}));
  EXPECT_TRUE(made.has("a"));
  EXPECT_FALSE(made.has("t"));
  EXPECT_FALSE(made.has("-t"));
  EXPECT_EQ(made.format("-t"), "{-t}");
  EXPECT_EQ(made.language(), "en");
}

TEST(FluentBundle, KnowsTheVariablesOfAMessage) {
  const Bundle made = bundle(
      "a = { $x } { $n ->\n    [one] { $y }\n   *[other] { $k ->\n       *[o] { b }\n    }\n} { -t }\n"
      "b = { $z } { a } { missing }\n-t = x\nplain = x\n");
  EXPECT_EQ(made.variables("a"), (std::set<std::string>{"k", "n", "x", "y", "z"}));
  EXPECT_EQ(made.variables("b"), made.variables("a"));
  EXPECT_TRUE(made.variables("plain").empty());
  EXPECT_TRUE(made.variables("-t").empty());
  EXPECT_TRUE(made.variables("no-such").empty());
}

TEST(FluentBundle, AcceptsAnEmptyFile) {
  for (const std::string_view source : {"", "\n", "   ", "\r\n \r\n", "# only a comment"}) {
    EXPECT_TRUE(bundle(source).ids().empty());
  }
}

/// Reads and uses whatever it is given; the sanitizers watch. Tells whether it was accepted.
bool survives(const std::string& source) {
  Bundle made("pl");
  const auto error = made.add(source);
  EXPECT_TRUE(!error || error->line >= 1);
  const Arguments arguments{{"n", 2}, {"s", "one"}};
  for (const std::string& id : made.ids()) {
    EXPECT_LT(made.format(id, arguments).size(), 100 * (source.size() + 20));
    EXPECT_LE(made.variables(id).size(), source.size());
  }
  return !error;
}

TEST(FluentSurvives, RandomBytes) {
  std::mt19937 random(20240601);
  for (int round = 0; round < 3000; ++round) {
    std::string source = round % 2 == 0 ? "" : "a = ";
    for (auto length = random() % 64; length > 0; --length) source += static_cast<char>(random() % 256);
    survives(source);
  }
}

TEST(FluentSurvives, RandomSyntax) {
  const std::vector<std::string> tokens{"a",     "b",     " = ",     "\n",      "\n  ", "{ ",       " }",   "$n",
                                        "$s",    " ->",   "\n[one]", "\n*[x] ", "-t",   "\"",       "\\u",  "0041",
                                        "\r\n",  "# ",    "ż",       "[",       "]",    "\na = ",   "*",    ".",
                                        "{ b }", "{ a }", "\nb = ",  "\n-t = ", "text", "\n[1] { ", "\xC5", " "};
  std::mt19937 random(20240602);
  int accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string source = "a = ";
    for (auto length = random() % 12; length > 0; --length) source += tokens[random() % tokens.size()];
    accepted += survives(source) ? 1 : 0;
  }
  EXPECT_GT(accepted, 500);  // the rounds reach the formatter too
}

TEST(FluentSurvives, EveryPrefixOfAFile) {
  const std::string source =
      "# Żółw\r\n-t = { \"\\u0041\\\"\" }\nm = { $n ->\n    [0] { -t }\n    [few] { m }\n   *[other]\n      x\n\n"
      "       y { $s }\n} end\n  more\n";
  ASSERT_TRUE(survives(source));
  for (std::size_t length = 0; length < source.size(); ++length) survives(source.substr(0, length));
}

}  // namespace
}  // namespace krypta::text::fluent_test
