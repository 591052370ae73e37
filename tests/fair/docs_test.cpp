#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "fair/chance.hpp"

/// The example in docs/fairness.md is true.
namespace krypta::fair::docs_test {
namespace {

std::map<std::string, std::string> example() {
  std::ifstream page{std::string{KRYPTA_DOCS_DIR} + "/fairness.md"};
  std::map<std::string, std::string> values;
  bool inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("```")) {
      inside = line == "```text example";
    } else if (const std::size_t equals = line.find(" = "); inside && equals != std::string::npos) {
      values[line.substr(0, equals)] = line.substr(equals + 3);
    }
  }
  return values;
}

std::vector<std::string> quoted(const std::string& line) {
  std::vector<std::string> texts;
  std::istringstream in{line};
  for (std::string part; std::getline(in, part, '"') && std::getline(in, part, '"');) texts.push_back(part);
  return texts;
}

TEST(FairnessPage, HasTheNumbersOfTheProgram) {
  const auto values = example();
  ASSERT_EQ(values.size(), 9U);
  const std::string game = values.at("game");
  const auto secret = from_hex(values.at("secret"));
  ASSERT_TRUE(secret);
  const std::vector<std::string> entropy = quoted(values.at("entropy"));
  ASSERT_EQ(entropy.size(), 3U);
  EXPECT_EQ(commitment(game, *secret), values.at("commitment"));
  EXPECT_EQ(to_hex(key(game, *secret, entropy)), values.at("key"));
  EXPECT_EQ(to_hex(secret_from_seed(11)), values.at("secret from seed 11"));
  const std::string answers = "answers below ";
  unsigned checked = 0;
  for (const auto& [name, list] : values) {
    if (!name.starts_with(answers)) continue;
    const std::uint64_t bound = std::stoull(name.substr(answers.size()));
    std::istringstream in{list};
    std::uint64_t index = 0;
    for (std::uint64_t answer = 0; in >> answer; ++index, ++checked)
      EXPECT_EQ(source_of(game, {*secret, entropy}).answer(index, bound), answer) << name << " " << index;
  }
  EXPECT_EQ(checked, 28U);
}

}  // namespace
}  // namespace krypta::fair::docs_test
