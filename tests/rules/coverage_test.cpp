#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

/// Each rule of a rule book is named by a test of its game.
namespace krypta::coverage_test {
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

struct Book {
  std::string file, tests, prefix;
  std::size_t rules;
};

TEST(RuleCoverage, EveryRuleOfEveryGameIsNamedByATest) {
  for (const Book& book : {Book{"nowa-huta.md", "nowa_huta", "NH", 182}, Book{"mascarade.md", "mascarade", "MA", 195},
                           Book{"vampire-empire.md", "vampire_empire", "VE", 216}}) {
    const std::string id = "(" + book.prefix + R"(-\d{3}))";
    const auto rules =
        found(read(std::string{KRYPTA_DOCS_DIR} + "/rules/" + book.file), std::regex{R"(\n- \*\*)" + id + R"(\*\*)"});
    EXPECT_EQ(rules.size(), book.rules) << book.file;
    std::set<std::string> named;
    // Specs stand beside the cards of a game, or in a folder of its id.
    const std::filesystem::path tests{KRYPTA_TESTS_DIR};
    for (const auto& folder :
         {tests / "rules" / book.tests, tests.parent_path() / "engine/games" / book.tests / "cards",
          tests / "specs" / std::filesystem::path{book.file}.stem()}) {
      if (!std::filesystem::is_directory(folder)) continue;
      for (const auto& file : std::filesystem::directory_iterator{folder})
        named.merge(found(read(file.path()), std::regex{R"(\b)" + id + R"(\b)"}));
    }
    for (const std::string& rule : rules) EXPECT_TRUE(named.contains(rule)) << rule << " is named by no test";
  }
}

}  // namespace
}  // namespace krypta::coverage_test
