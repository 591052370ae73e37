#include "engine/cards/lexer.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace krypta::cards::lexer_test {
namespace {

/// Every token as a letter for its kind and its text.
std::string read(std::string_view text) {
  constexpr std::string_view letters = "nkNtm!";
  std::string all;
  for (const Token& token : tokens_of(text)) {
    if (token.kind == Token::Kind::end) break;
    all +=
        (all.empty() ? "" : " ") + std::string{letters[static_cast<std::size_t>(token.kind)]} + std::string{token.text};
  }
  return all;
}

TEST(Lexer, TellsTheKindsApart) {
  EXPECT_EQ(read("card h31 \"Lady in Waiting\" { value: 3 }"), "kcard nh31 tLady in Waiting m{ nvalue m: N3 m}");
}

TEST(Lexer, ReadsMarksAsLongAsTheyAre) {
  EXPECT_EQ(read("< <= > >= = != <=="), "m< m<= m> m>= m= m!= m<= m=");
  EXPECT_EQ(read("a.b,c(d)-e*f+g"), "na m. nb m, nc m( nd m) m- ne m* nf m+ ng");
  EXPECT_EQ(read("a<-1"), "na m< m- N1");
}

TEST(Lexer, KeepsKeywordsOutOfNames) {
  for (const std::string_view word : {"card", "half_down", "or", "it", "per"}) EXPECT_TRUE(is_keyword(word)) << word;
  EXPECT_EQ(read("it its _it it_2 cards"), "kit nits n_it nit_2 ncards");
}

TEST(Lexer, ReadsNumbersOfFourDigits) {
  const auto tokens = tokens_of("0 7 0042 9999");
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_EQ(tokens[0].number, 0);
  EXPECT_EQ(tokens[1].number, 7);
  EXPECT_EQ(tokens[2].number, 42);
  EXPECT_EQ(tokens[3].number, 9999);
}

TEST(Lexer, SkipsBlanksAndComments) {
  EXPECT_EQ(read("# first\n\ta # b c\n  # d\n b"), "na nb");
  EXPECT_EQ(read("\"a # b\" # c"), "ta # b");
  EXPECT_EQ(read(""), "");
}

TEST(Lexer, CountsCharactersNotBytes) {
  const auto tokens = tokens_of("\"żółw €\" a\n  b # é\n\t\tc");
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_EQ(tokens[0].at, (Position{1, 1}));
  EXPECT_EQ(tokens[1].at, (Position{1, 10}));
  EXPECT_EQ(tokens[2].at, (Position{2, 3}));
  EXPECT_EQ(tokens[3].at, (Position{3, 3}));
  EXPECT_EQ(tokens[4].at, (Position{3, 4})) << "the end";
}

TEST(Lexer, KnowsWhatBeginsALine) {
  const auto tokens = tokens_of("a b\n  c # d\n\ne");
  ASSERT_EQ(tokens.size(), 5U);
  EXPECT_TRUE(tokens[0].begins_line);
  EXPECT_FALSE(tokens[1].begins_line);
  EXPECT_TRUE(tokens[2].begins_line);
  EXPECT_TRUE(tokens[3].begins_line);
}

TEST(Lexer, RefusesWhatIsNoUtf8) {
  for (const std::string_view bytes : {"\x80", "\xC0\x80", "\xC3", "\xE2\x82", "\xE0\x80\x80", "\xED\xA0\x80",
                                       "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    for (const std::string& text : {"\"" + std::string{bytes} + "\"", "# " + std::string{bytes}, std::string{bytes}}) {
      const auto tokens = tokens_of(text);
      ASSERT_GE(tokens.size(), 2U);
      EXPECT_EQ(tokens[0].kind, Token::Kind::bad);
      EXPECT_EQ(tokens[0].problem, "found bytes that are not UTF-8, expected text");
    }
  }
}

TEST(Lexer, TakesEveryLetterInTexts) {
  EXPECT_EQ(read("\"\xC3\xA9 \xE2\x82\xAC \xED\x9F\xBF \xF0\x9F\xA6\x87 \xF4\x8F\xBF\xBF\""),
            "t\xC3\xA9 \xE2\x82\xAC \xED\x9F\xBF \xF0\x9F\xA6\x87 \xF4\x8F\xBF\xBF");
}

TEST(Lexer, GoesOnBehindWhatItCannotRead) {
  EXPECT_EQ(read("a ; b"), "na !; nb");
  EXPECT_EQ(read("\"a\nb"), "!\"a nb");
  EXPECT_EQ(read("\"a\x01 b\" c"), "!\"a\x01 b\" nc");
  EXPECT_EQ(read("\"\" c"), "!\"\" nc");
  EXPECT_EQ(read("12345 c"), "!12345 nc");
  EXPECT_EQ(read("Cat c"), "!Cat nc");
}

TEST(Lexer, ReadsQuotationMarksInTexts) {
  EXPECT_EQ(read(R"("a \"b\" \\" c)"), R"(ta \"b\" \\ nc)");
  EXPECT_EQ(meant(R"(a \"b\" \\)"), "a \"b\" \\");
  EXPECT_EQ(read(R"("a\")"), R"(!"a\")") << "without an end";
  EXPECT_EQ(read(R"("\n \" x" c)"), R"(!"\n \" x" nc)");
  const auto tokens = tokens_of(R"("\"" "a\n")");
  ASSERT_EQ(tokens.size(), 3U);
  EXPECT_EQ(tokens[0].text, R"(\")");
  EXPECT_EQ(tokens[1].at, (Position{1, 8}));
  EXPECT_EQ(tokens[1].problem, R"(found a backslash, expected `\"` or `\\` in a text)");
}

TEST(Lexer, EndsWithNulBytesAndNothing) {
  using namespace std::string_view_literals;
  EXPECT_EQ(read("a\0b"sv), "na !\0 nb"sv);
  EXPECT_EQ(read("\""), "!\"");
}

}  // namespace
}  // namespace krypta::cards::lexer_test
