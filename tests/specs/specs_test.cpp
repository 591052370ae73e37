#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/specs/runner.hpp"
#include "tests/games.hpp"

/// The specs beside the cards, and those of tests/specs/GAME, which prove rules.
namespace krypta::specs_test {
namespace {

std::vector<cards::SpecText> specs_of(const AnyGame& game) {
  std::vector<cards::SpecText> all = game.cards()->specs;
  const std::filesystem::path folder = std::filesystem::path{KRYPTA_TESTS_DIR} / "specs" / game.info().id;
  if (!std::filesystem::is_directory(folder)) return all;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    std::ifstream file{entry.path()};
    const cards::File read{entry.path().filename().string(), {std::istreambuf_iterator<char>{file}, {}}};
    for (cards::SpecText& spec : cards::specs_in(read)) all.push_back(std::move(spec));
  }
  return all;
}

void expect_all(std::string_view id, std::size_t least) {
  const AnyGame& game = *built_in_games().find(id);
  const specs::Report report = specs::run(game, specs_of(game));
  EXPECT_GE(report.run, least);
  for (const cards::Error& failed : report.failed) ADD_FAILURE() << failed.text();
}

TEST(Specs, OfVampireEmpireHold) { expect_all("vampire-empire", 82); }
TEST(Specs, OfVendettaHold) { expect_all("vendetta", 289); }
TEST(Specs, OfVtesHold) { expect_all("vtes", 1); }

}  // namespace
}  // namespace krypta::specs_test
