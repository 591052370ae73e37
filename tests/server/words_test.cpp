#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "text/speech.hpp"

namespace krypta::server::test::words_test {
namespace {

/// Every code of a refusal that stands in the server's sources.
std::set<std::string> codes() {
  const std::regex made{R"re((?:[oO]bjection[({]|refuse\([^;]{0,40}\{)"([a-z-]+)")re"};
  const std::regex told{R"re(Problem\{"([a-z-]+)")re"};
  std::set<std::string> all{"illegal", "not-your-turn"};  // the engine's
  for (const auto& file :
       std::filesystem::recursive_directory_iterator{std::filesystem::path{KRYPTA_TESTS_DIR} / "../server"}) {
    if (file.path().extension() != ".cpp") continue;
    std::stringstream text;
    text << std::ifstream{file.path()}.rdbuf();
    const std::string source = text.str();
    for (const std::regex* pattern : {&made, &told}) {
      for (std::sregex_iterator it{source.begin(), source.end(), *pattern}, end; it != end; ++it) all.insert((*it)[1]);
    }
  }
  return all;
}

TEST(ServerWords, EveryRefusalHasASentenceInEveryLanguage) {
  const std::set<std::string> all = codes();
  EXPECT_GT(all.size(), 30U) << "the sources are written in another way now";
  for (const std::string_view language : text::languages()) {
    for (const std::string& code : all) {
      const std::string key = "server-problem-" + code;
      EXPECT_EQ(text::Speech::in(language)->say(key).find(key), std::string::npos) << language << " " << key;
    }
  }
}

TEST(ServerWords, ThePageSpeaksEveryLanguage) {
  const std::regex key{R"(^([a-z][a-z0-9-]*) =)"};
  const auto keys = [&](std::string_view language) {
    std::set<std::string> all;
    const auto folder = std::filesystem::path{KRYPTA_TESTS_DIR} / "../web/words" / language;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
      std::ifstream file{entry.path()};
      std::smatch match;
      for (std::string line; std::getline(file, line);) {
        if (std::regex_search(line, match, key)) all.insert(entry.path().filename().string() + " " + match[1].str());
      }
    }
    return all;
  };
  const std::set<std::string> english = keys("en");
  EXPECT_GT(english.size(), 20U);
  for (const std::string_view language : text::languages()) EXPECT_EQ(keys(language), english) << language;
}

}  // namespace
}  // namespace krypta::server::test::words_test
