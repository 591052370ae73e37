#include "text/fluent.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace krypta::text::fluent_refuses_test {
namespace {

struct Refusal {
  std::string_view source;
  std::size_t line;
  std::string_view message;  // a part of it
};

void expect_refused(const std::vector<Refusal>& refusals) {
  for (const Refusal& refusal : refusals) {
    Bundle made("en");
    const auto error = made.add(refusal.source);
    ASSERT_TRUE(error) << refusal.source;
    EXPECT_EQ(error->line, refusal.line) << refusal.source;
    EXPECT_NE(error->message.find(refusal.message), std::string::npos) << error->message << "\n" << refusal.source;
    EXPECT_TRUE(made.ids().empty());
  }
}

TEST(FluentRefuses, WhatIsNoEntry) {
  const std::string_view none = "expected a message, a term or a comment";
  const std::string_view comment = "a comment is #, ## or ###, then a space";
  expect_refused({
      {"\n!", 2, none},
      {"a = x\n1 = y", 2, none},
      {"- a = x", 1, none},
      {"a = x\n} y", 2, none},
      {"[section]", 1, none},
      {"\uFEFFa = x", 1, none},
      {"a = x\n\nb", 3, "expected = after b"},
      {"a = x\n-t: y", 2, "expected = after -t"},
      {"\n  a = x", 2, "an indented line that belongs to no message"},
      {"a = x\n# c\n  y", 3, "an indented line that belongs to no message"},
      {"a = x\n#y", 2, comment},
      {"a = x\n\n#### y", 3, comment},
  });
}

TEST(FluentRefuses, EmptyText) {
  expect_refused({
      {"a =", 1, "a has no text"},
      {"a = x\nb =   \n\nc = y", 2, "b has no text"},
      {"\n-t =\n", 2, "-t has no text"},
      {"a = { $n ->\n [one]\n *[other] x\n}", 2, "a variant has no text"},
  });
}

TEST(FluentRefuses, WhatTheWebClientReadsDifferently) {
  const std::string_view space = "a line begins with a space that is not U+0020";
  const std::string_view control = "a control character or a line separator";
  expect_refused({
      {"a = x\n  \u00A0y", 2, space},
      {"a = x\n\n\u3000\n  y", 3, space},
      {"a = x\n\u2003 y", 2, space},
      {"a = x\n\ty", 2, "a tab: write spaces"},
      {"# x\ty", 1, "a tab: write spaces"},
      {"a = x\r b = y", 1, control},
      {"a = x\r", 1, control},
      {"a = x\n# x\u2028b = y", 2, control},
      {"\n\na = \u2029", 3, control},
      {std::string_view("a = x\n\0", 7), 2, control},
      {"a = \x7F", 1, control},
      {"a = x\r\nb = \x1B[31m", 2, control},
  });
}

TEST(FluentRefuses, WhatIsNotUtf8) {
  for (const std::string_view bytes : {"\x80", "\xC3", "\xC3(", "\xC0\xAF", "\xE0\x80\xAF", "\xE2\x82", "\xED\xA0\x80",
                                       "\xF0\x80\x80\xAF", "\xF4\x90\x80\x80", "\xF8\x88\x80\x80\x80", "\xFF"}) {
    const std::string source = "a = x\nb = " + std::string(bytes);
    expect_refused({{source, 2, "this is not UTF-8"}});
  }
}

TEST(FluentRefuses, AttributesFunctionsAndArguments) {
  const std::string_view call = "functions and call arguments are not supported";
  const std::string_view attributes = "attributes are not supported";
  expect_refused({
      {"a = x\n  .title = y", 2, attributes},
      {"a = { b.title }", 1, attributes},
      {"a = x\nb = { -t.title }", 2, attributes},
      {"a = { NUMBER($n) }", 1, call},
      {"a = x\n  { -t(case: \"y\") }", 2, call},
      {"a = { -t () }", 1, call},
      {"a = { NUMBER($n) ->\n *[other] x\n}", 1, call},
      {"a = { -t.gender ->\n *[other] x\n}", 1, attributes},
      {"-t = { $n }", 1, "a term has no variables"},
      {"-t = x\n    { $n ->\n    *[a] b\n}", 2, "a term has no variables"},
      {"-t = { a }", 1, "a term cannot refer to a message"},
  });
}

TEST(FluentRefuses, MalformedPlaceables) {
  const std::string_view close = "expected } at the end of a placeable";
  const std::string_view what = "expected a variable, quotes, a message or a term";
  const std::string_view number = "a number in braces is not supported";
  expect_refused({
      {"a = x\n  y } z", 2, "a } without its {"},
      {"a = }", 1, "a } without its {"},
      {"a = { $n\nb = x", 1, close},
      {"a = {\n  $n", 2, close},
      {"a = { $n $m }", 1, close},
      {"a = { $n-> \n *[a] b\n}", 1, close},
      {"a = { }", 1, what},
      {"a = {", 1, what},
      {"a = {\n\n ż }", 3, what},
      {"a = { { $n } }", 1, what},
      {"a = { - }", 1, what},
      {"a = { $ }", 1, "expected a name after $"},
      {"a = { $1 }", 1, "expected a name after $"},
      {"a = { 5 }", 1, number},
      {"a = { -5.5 }", 1, number},
  });
}

TEST(FluentRefuses, MalformedLiterals) {
  const std::string_view escapes = R"(the escapes are \", \\ and \uXXXX)";
  const std::string_view digits = R"(\u takes four hexadecimal digits)";
  expect_refused({
      {"a = { \"x }", 1, "the quotes are not closed"},
      {"a = x\nb = { \"x\n\" }", 2, "the quotes are not closed"},
      {"a = {\"", 1, "the quotes are not closed"},
      {R"(a = { "\n" })", 1, escapes},
      {R"(a = { "\U01F600" })", 1, escapes},
      {R"(a = { "\)", 1, escapes},
      {R"(a = { "\u12" })", 1, digits},
      {R"(a = { "\u-123" })", 1, digits},
      {R"(a = { "\u00g0" })", 1, digits},
      {R"(a = { "\u00)", 1, digits},
      {R"(a = { "\uD83D\uDE00" })", 1, "half of a surrogate pair"},
  });
}

TEST(FluentRefuses, MalformedSelects) {
  const std::string_view own_line = "every variant begins on a line of its own";
  const std::string_view no_default = "no variant is the default";
  const std::string_view key = "a key is a name or a whole number, in brackets";
  const std::string_view more = "expected a variant or the closing }";
  expect_refused({
      {"a = { $n -> [one] x *[other] y }", 1, own_line},
      {"a = { $n -> }", 1, own_line},
      {"a = { $n ->", 1, own_line},
      {"a = x\n { $n ->\n [one] x\n [other] y\n }", 2, no_default},
      {"a = { $n ->\n}", 1, no_default},
      {"a = { $n ->\n *[one] x\n *[other] y\n}", 3, "a second default variant"},
      {"a = { $n ->\n [one] x\n *[one] y\n}", 3, "a variant with the key of another"},
      {"a = { $n ->\n [1] x\n *[01] y\n}", 3, "a variant with the key of another"},
      {"a = { $n ->\n [one] x\n [1] y\n *[other] z\n}", 3, "variants with numbers stand before those with names"},
      {"a = { $n ->\n *[1.5] x\n}", 2, key},
      {"a = { $n ->\n *[] x\n}", 2, key},
      {"a = { $n ->\n *[-] x\n}", 2, key},
      {"a = { $n ->\n *[a b] x\n}", 2, key},
      {"a = { $n ->\n *[9007199254740992] x\n}", 2, key},
      {"a = { $n ->\n *[99999999999999999999] x\n}", 2, key},
      {"a = { $n ->\n *[a", 2, key},
      {"a = { $n ->\n * [a] x\n}", 2, "expected [ after *"},
      {"a = { $n ->\n *[a] x }", 2, "a } without its {"},
      {"a = { $n ->\n *[a] x\ny\n}", 3, more},
      {"a = { $n ->\n *[a] x\n  .b = y\n}", 3, more},
      {"a = { $n ->\n *[a] x\n", 3, more},
      {"a = { b ->\n *[a] x\n}", 1, "only a variable can be selected on"},
      {"a = { \"b\" ->\n *[a] x\n}", 1, "only a variable can be selected on"},
      {"a = x\n  [one] y", 2, "a line of text cannot begin with"},
      {"a = x\n  * y", 2, "a line of text cannot begin with"},
      {"a = x\n\n  }", 3, "a line of text cannot begin with"},
  });
}

TEST(FluentRefuses, AMessageDefinedTwice) {
  expect_refused({{"a = x\n\na =\n  y\n", 3, "a is defined twice"}, {"-t = x\n-t = y", 2, "-t is defined twice"}});
}

}  // namespace
}  // namespace krypta::text::fluent_refuses_test
