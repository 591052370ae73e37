#include "cli/admin.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace krypta::cli::admin_test {
namespace {

TEST(Admin, ATimeIsANumberWithItsUnit) {
  EXPECT_EQ(read_duration("45s"), 45'000);
  EXPECT_EQ(read_duration("30m"), 1'800'000);
  EXPECT_EQ(read_duration("12h"), 43'200'000);
  EXPECT_EQ(read_duration("7d"), 604'800'000);
  for (const char* wrong : {"", "7", "d", "0d", "-1d", "7w", "7dd", "7 d", "99999999d"})
    EXPECT_EQ(read_duration(wrong), std::nullopt) << wrong;
}

TEST(Admin, WhatPeopleWroteObeysNoTerminal) {
  EXPECT_EQ(harmless("Zażółć 🧛 é"), "Zażółć 🧛 é");
  EXPECT_EQ(harmless("a\x1b[2Jb\nc\x7f"), "a?[2Jb?c?");
  EXPECT_EQ(harmless("a\xC2\x9B"
                     "b"),
            "a?b");
  EXPECT_EQ(harmless("a\xE2\x80\xAE"
                     "b"),
            "a?b");
}

TEST(Admin, RowsAreATableInALanguage) {
  const text::Speech& speech = *text::Speech::in("pl");
  std::ostringstream out;
  show_answer(Value::Object{{"ok", true},
                            {"rows", Value::Array{Value::Object{{"name", "Żaba"}, {"kept", true}, {"bytes", 1'234'567}},
                                                  Value::Object{{"name", "A\x1b"}, {"kept", false}, {"bytes", 7}}}}},
              speech, out);
  EXPECT_EQ(out.str(), "Nazwa  Hasło  Rozmiar\nŻaba   tak    1.2 MB\nA?     nie    7 B\n");
  std::ostringstream nothing;
  show_answer(Value::Object{{"ok", true}, {"rows", Value::Array{}}}, speech, nothing);
  EXPECT_EQ(nothing.str(), "Nie ma czego pokazać.\n");
}

}  // namespace
}  // namespace krypta::cli::admin_test
