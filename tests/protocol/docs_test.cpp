#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <string>

#include "cli/protocol/protocol.hpp"
#include "tests/games.hpp"

/// The examples of docs/protocol.md are what the program really answers. In its code blocks a line that begins with
/// "> " is a request and the line after it, beginning with "< ", the answer; a new block that starts with the word
/// `fresh` starts with no matches open.
namespace krypta::cli::docs_test {
namespace {

std::string read(const std::string& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(ProtocolDocs, EveryExampleIsAnsweredAsWritten) {
  const std::string path = std::string{KRYPTA_DOCS_DIR} + "/protocol.md";
  std::istringstream lines{read(path)};
  Protocol protocol{built_in_games()};
  std::string line;
  std::string answer;
  unsigned examples = 0;
  for (unsigned number = 1; std::getline(lines, line); ++number) {
    if (line == "```text fresh") protocol = Protocol{built_in_games()};
    if (line.starts_with("> {") || line.starts_with("> [")) {
      answer = protocol.answer(line.substr(2));
      ++examples;
    } else if (line.starts_with("< ")) {
      EXPECT_EQ(line.substr(2), answer) << path << " line " << number;
    }
  }
  EXPECT_GE(examples, 15U) << "no examples were found in " << path;
}

}  // namespace
}  // namespace krypta::cli::docs_test
