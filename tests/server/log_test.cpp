#include "server/log.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

namespace krypta::server::log_test {
namespace {

using namespace std::string_view_literals;

static_assert(!std::is_constructible_v<Field, const char*, const Secret&>);
static_assert(!std::is_constructible_v<Field, const char*, char>, "a letter is not its number");
static_assert(!std::is_convertible_v<std::string, Secret>, "a secret is made on purpose");

struct Heard {
  std::vector<std::string> lines{};
  Time now = 1'767'323'045'678;  // 2026-01-02 03:04:05.678
  Log log{[this](std::string_view line) { lines.emplace_back(line); }, [this] { return now; }};
};

TEST(Log, WritesOneObjectALine) {
  Heard heard;
  heard.log.info("table-started", {{"table", "abc"}, {"seats", 4}, {"took", 0.25}, {"bots", false}});
  ASSERT_EQ(heard.lines.size(), 1U);
  EXPECT_EQ(heard.lines[0], R"({"time":"2026-01-02T03:04:05.678Z","level":"info","event":"table-started",)"
                            R"("table":"abc","seats":4,"took":0.25,"bots":false})");
}

TEST(Log, NeedsNoFields) {
  Heard heard;
  heard.now = 951'782'399'001;
  heard.log.error("stopped");
  EXPECT_EQ(heard.lines.at(0), R"({"time":"2000-02-28T23:59:59.001Z","level":"error","event":"stopped"})");
}

TEST(Log, TakesEveryKindOfTextAndNumber) {
  Heard heard;
  const std::string text = "s";
  const std::string_view view = "v";
  heard.log.warning("e", {{"a", text},
                          {"b", view},
                          {"c", std::uint64_t{18'446'744'073'709'551'615U}},
                          {"d", std::int64_t{-9'007'199'254'740'993}},
                          {"e", std::uint8_t{7}},
                          {"f", 1.5F},
                          {"g", std::nan("")},
                          {"h", true}});
  const std::string& line = heard.lines.at(0);
  EXPECT_EQ(line.substr(line.find(",\"a\"")), R"(,"a":"s","b":"v","c":9223372036854775807,"d":-9007199254740993,"e":7,)"
                                              R"("f":1.5,"g":null,"h":true})");
}

TEST(Log, EscapesWhatWouldBreakALineOrATerminal) {
  Heard heard;
  heard.log.info("e\"", {{"k\\", "a\"b\\c\nd\te\0f\x1B[2J\x7F\xC2\x9Bż"sv}});
  const std::string& line = heard.lines.at(0);
  EXPECT_EQ(line.substr(line.find("\"event\"")),
            R"("event":"e\"","k\\":"a\"b\\c\nd\u0009e\u0000f\u001b[2J\u007f\u009bż"})");
}

TEST(Log, IsUtf8WhateverItIsGiven) {
  Heard heard;
  heard.log.info("e", {{"k",
                        "a\xFF"
                        "b\xC5"}});
  const std::string& line = heard.lines.at(0);
  EXPECT_EQ(line.substr(line.find("\"k\"")),
            "\"k\":\"a\uFFFD"
            "b\uFFFD\"}");
}

TEST(Log, LeavesOutWhatIsBelowItsLevel) {
  Heard heard;
  heard.log.debug("d");
  EXPECT_TRUE(heard.lines.empty());

  std::vector<std::string> lines;
  const auto sink = [&](std::string_view line) { lines.emplace_back(line); };
  const Log quiet(sink, {}, Log::Level::warning);
  quiet.info("i");
  quiet.warning("w");
  quiet.error("e");
  EXPECT_EQ(lines.size(), 2U);
  const Log chatty(sink, {}, Log::Level::debug);
  chatty.debug("d");
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_NE(lines[2].find(R"("level":"debug")"), std::string::npos);
}

TEST(Log, GoesToStderrInWholeLines) {
  testing::internal::CaptureStderr();
  Log().info("hello");
  const std::string written = testing::internal::GetCapturedStderr();
  EXPECT_EQ(written.front(), '{');
  EXPECT_EQ(written.substr(written.size() - 2), "}\n");
  EXPECT_NE(written.find(R"("event":"hello")"), std::string::npos);
}

TEST(Secret, IsTextOnlyWhereItIsRevealed) {
  const Secret secret(std::string("hush"));
  EXPECT_EQ(secret.reveal(), "hush");
  EXPECT_FALSE(secret.empty());
  EXPECT_TRUE(Secret().empty());
}

}  // namespace
}  // namespace krypta::server::log_test
