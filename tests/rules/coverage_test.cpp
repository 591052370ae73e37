#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

/// Each rule of a rule book is named by a test of its game.
namespace {

std::string read(const std::filesystem::path& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::set<std::string> found(const std::string& text, const std::regex& pattern) {
  std::set<std::string> all;
  for (std::sregex_iterator match{text.begin(), text.end(), pattern}; match != std::sregex_iterator{}; ++match)
    all.insert((*match)[1]);
  return all;
}

TEST(RuleCoverage, EveryRuleOfNowaHutaIsNamedByATest) {
  const auto rules =
      found(read(std::string{KRYPTA_DOCS_DIR} + "/rules/nowa-huta.md"), std::regex{R"(\n- \*\*(NH-\d{3})\*\*)"});
  EXPECT_EQ(rules.size(), 182U);
  std::set<std::string> named;
  for (const auto& file : std::filesystem::directory_iterator{std::string{KRYPTA_TESTS_DIR} + "/rules/nowa_huta"}) {
    named.merge(found(read(file.path()), std::regex{R"(\b(NH-\d{3})\b)"}));
  }
  for (const std::string& rule : rules) EXPECT_TRUE(named.contains(rule)) << rule << " is named by no test";
}

}  // namespace
