#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "engine/games/card_files.hpp"
#include "engine/games/made.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/specs/runner.hpp"
#include "tests/games.hpp"
#include "tests/sanitized.hpp"

/// The specs beside the cards, and those of tests/specs/GAME, which prove rules.
namespace krypta::specs_test {
namespace {

/// The files of a folder whose names end so.
std::vector<cards::File> files_in(const std::filesystem::path& folder, std::string_view ending) {
  std::vector<cards::File> all;
  if (!std::filesystem::is_directory(folder)) return all;
  for (const auto& entry : std::filesystem::directory_iterator{folder}) {
    if (entry.path().extension() != ending) continue;
    std::ifstream file{entry.path()};
    all.push_back({entry.path().filename().string(), {std::istreambuf_iterator<char>{file}, {}}});
  }
  return all;
}
std::filesystem::path folder_of(std::string_view id) { return std::filesystem::path{KRYPTA_TESTS_DIR} / "specs" / id; }

void expect(const AnyGame& game, std::span<const cards::SpecText> specs, std::size_t least) {
  // What the sanitizers are to see, the specs show them without it.
  const auto positions = krypta::test::sanitized ? specs::Positions::Trusted : specs::Positions::Checked;
  const specs::Report report = specs::run(game, specs, positions);
  EXPECT_GE(report.run, least);
  for (const cards::Error& failed : report.failed) ADD_FAILURE() << failed.text();
}

void expect_all(std::string_view id, std::size_t least) {
  const AnyGame& game = *all_games().find(id);
  std::vector<cards::SpecText> all = game.cards()->specs;
  for (const cards::File& file : files_in(folder_of(id), ".spec")) {
    for (cards::SpecText& spec : cards::specs_in(file)) all.push_back(std::move(spec));
  }
  expect(game, all, least);
}

TEST(Specs, OfVampireEmpireHold) { expect_all("vampire-empire", 82); }
TEST(Specs, OfVendettaHold) { expect_all("vendetta", 289); }
TEST(Specs, OfVtesHold) { expect_all("vtes", 442); }

/// The heads of the cards of some files: "card flash ".
std::vector<std::string> heads_of(std::span<const cards::File> files) {
  std::vector<std::string> heads;
  for (const cards::File& file : files) {
    for (std::size_t at = file.text.find("\ncard "); at != std::string::npos; at = file.text.find("\ncard ", at + 1))
      heads.push_back(file.text.substr(at, file.text.find(' ', at + 6) + 1 - at));
  }
  return heads;
}

/// What no card of the decks does, with cards of a folder's own; they take the place of the real ones of their names.
void expect_with_cards_of(std::string_view name, std::size_t least) {
  std::vector<cards::File> files = built_in_card_files("vtes");
  const std::filesystem::path folder = folder_of("vtes") / name;
  std::vector<cards::File> own = files_in(folder, ".cards");
  for (const std::string& head : heads_of(own))
    std::erase_if(files, [&](const cards::File& file) { return file.text.find(head) != std::string::npos; });
  std::ranges::move(own, std::back_inserter(files));
  const MadeGame made = made_game<vtes::Vtes>(files);
  const auto* game = std::get_if<std::unique_ptr<const AnyGame>>(&made);
  ASSERT_NE(game, nullptr) << std::get<std::vector<cards::Error>>(made).front().text();
  std::vector<cards::SpecText> all;
  for (const cards::File& file : files_in(folder, ".spec")) {
    for (cards::SpecText& spec : cards::specs_in(file)) all.push_back(std::move(spec));
  }
  expect(**game, all, least);
}

TEST(Specs, OfRulesInVtesHold) { expect_with_cards_of("rules", 79); }
TEST(Specs, OfCancellingInVtesHold) { expect_with_cards_of("cancelling", 26); }
TEST(Specs, OfEffectsInVtesHold) { expect_with_cards_of("effects", 22); }
TEST(Specs, OfPoliticsInVtesHold) { expect_with_cards_of("politics", 30); }
TEST(Specs, OfTogetherInVtesHold) { expect_with_cards_of("together", 5); }
TEST(Specs, OfTraitsInVtesHold) { expect_with_cards_of("traits", 20); }
TEST(Specs, OfClansAndChilderInVtesHold) { expect_with_cards_of("clans", 18); }
TEST(Specs, OfCostsInVtesHold) { expect_with_cards_of("costs", 17); }
TEST(Specs, OfControlInVtesHold) { expect_with_cards_of("control", 7); }
TEST(Specs, OfFightsInVtesHold) { expect_with_cards_of("fights", 21); }
TEST(Specs, OfStrikesThatAreChosenInVtesHold) { expect_with_cards_of("declared", 6); }
TEST(Specs, OfHarmInVtesHold) { expect_with_cards_of("harm", 38); }
TEST(Specs, OfCombatsThatAreDueInVtesHold) { expect_with_cards_of("due", 10); }
TEST(Specs, OfCardsThatEnterPlayInVtesHold) { expect_with_cards_of("entering", 11); }
TEST(Specs, OfTheImbuedInVtesHold) { expect_with_cards_of("imbued", 77); }
TEST(Specs, OfTheGlossaryInVtesHold) { expect_with_cards_of("glossary", 25); }
TEST(Specs, OfExamplesInVtesHold) { expect_with_cards_of("examples", 126); }

}  // namespace
}  // namespace krypta::specs_test
