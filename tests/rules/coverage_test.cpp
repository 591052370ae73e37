#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/games.hpp"

/// Each rule of a rule book is named by a test of its game.
namespace krypta::coverage_test {
namespace {

constexpr const char* waiting_rules = "waiting.txt";
constexpr const char* list_of_examples = "README.md";

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

/// The name of a game's folders: "nowa_huta".
std::string folder_of(const GameInfo& info) {
  std::string name{info.id};
  std::ranges::replace(name, '-', '_');
  return name;
}

/// What is said in a comment of a card or of a spec proves nothing.
std::string read_proofs(const std::filesystem::path& path) {
  const std::string text = read(path);
  return path.extension() == ".cpp" ? text : std::regex_replace(text, std::regex{"#[^\n]*"}, "");
}

/// What the tests and specs of a game name: `pattern` finds it.
std::set<std::string> named_by_tests(const GameInfo& info, const std::regex& pattern) {
  const std::filesystem::path all_tests{KRYPTA_TESTS_DIR};
  std::set<std::string> named;
  // Specs stand beside the cards of a game, or in a folder of its id; what decks may be is proved with decks.
  for (const auto& folder :
       {all_tests / "rules" / folder_of(info), all_tests / "decks",
        all_tests.parent_path() / "engine/games" / folder_of(info) / "cards", all_tests / "specs" / info.id}) {
    if (!std::filesystem::is_directory(folder)) continue;
    for (const auto& file : std::filesystem::recursive_directory_iterator{folder}) {
      const auto name = file.path().filename();
      if (!file.is_regular_file() || name == waiting_rules || name == list_of_examples) continue;
      named.merge(found(read_proofs(file.path()), pattern));
    }
  }
  return named;
}

TEST(RuleCoverage, EveryRuleOfEveryGameIsNamedByATest) {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    const std::string id = "(" + std::string{info.rule_prefix} + R"(-\d{3}))";
    const std::string book = std::string{KRYPTA_DOCS_DIR} + "/rules/" + std::string{info.id} + ".md";
    const auto rules = found(read(book), std::regex{R"(\n- \*\*)" + id + R"(\*\*)"});
    EXPECT_FALSE(rules.empty()) << book << " has no line \"- **" << info.rule_prefix << "-001** …\"";
    const auto tests = std::filesystem::path{KRYPTA_TESTS_DIR} / "rules" / folder_of(info);
    ASSERT_TRUE(std::filesystem::is_directory(tests)) << info.id << " has no tests of its rules in " << tests;
    const std::set<std::string> named = named_by_tests(info, std::regex{R"(\b)" + id + R"(\b)"});
    // Of a game that is not whole yet: rules that nothing carries out. The list can only become shorter.
    std::set<std::string> waiting;
    for (const std::string& number : found(read(tests / waiting_rules), std::regex{R"(\b(\d{3})\b)"}))
      waiting.insert(std::string{info.rule_prefix} + "-" + number);
    for (const std::string& rule : rules) {
      EXPECT_NE(named.contains(rule), waiting.contains(rule))
          << rule
          << (named.contains(rule) ? " waits no longer: take it out of waiting.txt in " : " is named by no test in ")
          << tests;
    }
    for (const std::string& rule : waiting) EXPECT_TRUE(rules.contains(rule)) << rule << " is no rule of " << book;
  }
}

/// A list of examples has a line for each: "- **HC-45** …" if a test or a spec names it, "- *HC-91* …" if none does
/// yet.
TEST(RuleCoverage, EveryExampleThatIsListedIsNamedByATest) {
  const std::string id = R"(((?:HC|EX)-[A-Z0-9-]*\d))";
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    const auto file = std::filesystem::path{KRYPTA_TESTS_DIR} / "specs" / info.id / "examples" / list_of_examples;
    if (!std::filesystem::exists(file)) continue;
    const std::string list = read(file);
    const auto proved = found(list, std::regex{R"(\n- \*\*)" + id + R"(\*\*)"});
    const auto waiting = found(list, std::regex{R"(\n- \*)" + id + R"(\*)"});
    EXPECT_FALSE(proved.empty()) << file;
    const std::set<std::string> named = named_by_tests(info, std::regex{R"(\b)" + id + R"(\b)"});
    for (const std::string& example : proved) EXPECT_TRUE(named.contains(example)) << example << " has no test";
    for (const std::string& example : waiting) EXPECT_FALSE(named.contains(example)) << example << " waits no longer";
    for (const std::string& example : named)
      EXPECT_TRUE(proved.contains(example) || waiting.contains(example)) << example << " is not in " << file;
  }
}

}  // namespace
}  // namespace krypta::coverage_test
