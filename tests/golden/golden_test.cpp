#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/games.hpp"

/// Recorded matches with the hash of the state after every choice. A change of the rules shows here as the first choice
/// after which the states part; where it is wanted, KRYPTA_GOLDEN_WRITE=1 records anew and the diff shows it.
namespace krypta::golden::golden_test {
namespace {

struct Recording {
  std::string file;
  std::string game;
  Setup setup;
  std::uint64_t seed;
};

std::vector<Recording> recordings() {
  return {{"nowa-huta-2-drawn.txt", "nowa-huta", {2}, 21},
          {"nowa-huta-2-fixed.txt", "nowa-huta", {2, {{"elder", "1"}, {"colour0", "4"}}}, 22},
          {"nowa-huta-3-drawn.txt", "nowa-huta", {3}, 31},
          {"nowa-huta-3-winners.txt", "nowa-huta", {3, {{"last_winners", "0,2"}}}, 32},
          {"nowa-huta-4-drawn.txt", "nowa-huta", {4}, 41},
          {"nowa-huta-4-fixed.txt", "nowa-huta", {4, {{"elder", "2"}}}, 42},
          {"mascarade-2.txt", "mascarade", {2}, 293},
          {"mascarade-3-named.txt", "mascarade", {3, {{"first", "2"}}}, 165},
          {"mascarade-4.txt", "mascarade", {4}, 136},
          {"mascarade-5-spy.txt", "mascarade", {5, {{"characters", "judge,king,fool,spy,widow,thief"}}}, 285},
          {"mascarade-6-at-once.txt", "mascarade", {6, {{"answers", "at-once"}, {"notebook", "yes"}}}, 57},
          {"mascarade-8.txt", "mascarade", {8}, 70},
          {"mascarade-13.txt", "mascarade", {13}, 101},
          {"vampire-empire-vampires-dead.txt", "vampire-empire", {2}, 300},
          {"vampire-empire-humans-dead.txt", "vampire-empire", {2, {{"vampires", "0"}}}, 80},
          {"vampire-empire-castle.txt", "vampire-empire", {2, {{"vampires", "1"}}}, 133},
          {"vampire-empire-counted.txt", "vampire-empire", {2, {{"vampires", "draw"}}}, 66},
          {"vendetta-3.txt", "vendetta", {3}, 79},
          {"vendetta-4-teams.txt", "vendetta", {4, {{"teams", "yes"}, {"relics", "yes"}}}, 77},
          {"vendetta-6.txt", "vendetta", {6, {{"places", "yes"}, {"relics", "yes"}}}, 44}};
}

std::filesystem::path folder() { return KRYPTA_GOLDEN_DIR; }

std::string hex(std::uint64_t hash) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(hash));
  return digits.data();
}

std::string name_of(Seat s) { return s == Seat::chance ? "chance" : std::to_string(number(s)); }

std::optional<Seat> seat_named(const std::string& name) {
  if (name == "chance") return Seat::chance;
  for (unsigned s = 0; s < max_seats; ++s) {
    if (name == std::to_string(s)) return seat(s);
  }
  return std::nullopt;
}

/// Everybody draws evenly from his options; now and then somebody who has decided changes his mind.
std::string record(const Recording& recording) {
  const AnyGame* game = find_game(recording.game);
  if (game == nullptr) return "";
  auto match = game->begin(recording.setup);
  if (!match) return "";
  std::ostringstream out;
  out << "game " << recording.game << "\nrules " << game->info().rules_version << "\n";
  out << "seats " << recording.setup.seats << "\n";
  for (const auto& [name, value] : recording.setup.options) out << "option " << name << " " << value << "\n";
  Rng rng{recording.seed};
  while (!(*match)->pending().over) {
    const Pending now = (*match)->pending();
    const SeatSet deciding = !now.may.empty() && rng.below(6) == 0 ? now.may : now.must;
    Seat s = Seat::chance;
    if (!now.chance) {
      auto chosen = deciding.begin();
      for (std::uint32_t skip = rng.below(deciding.size()); skip > 0; --skip) ++chosen;
      s = *chosen;
    }
    const std::vector<Option> options = (*match)->options(s);
    const std::string id = options[rng.below(static_cast<std::uint32_t>(options.size()))].id;
    if ((*match)->act(s, id)) return "";
    out << name_of(s) << " " << id << " " << hex((*match)->hash()) << "\n";
  }
  return out.str();
}

struct Written {
  std::string game;
  unsigned rules_version = 0;
  Setup setup;
  struct Line {
    std::size_t number;
    std::string seat, option, hash;
  };
  std::vector<Line> lines;
};

std::optional<Written> read(const std::filesystem::path& path) {
  std::ifstream in{path};
  Written written;
  std::string text;
  for (std::size_t number = 1; std::getline(in, text); ++number) {
    std::istringstream words{text};
    std::string first;
    words >> first;
    if (first == "game") {
      words >> written.game;
    } else if (first == "rules") {
      words >> written.rules_version;
    } else if (first == "seats") {
      words >> written.setup.seats;
    } else if (first == "option") {
      auto& [name, value] = written.setup.options.emplace_back();
      words >> name >> value;
    } else {
      Written::Line& line = written.lines.emplace_back(Written::Line{number, first, "", ""});
      words >> line.option >> line.hash;
    }
    if (!words) return std::nullopt;
  }
  return written;
}

/// Nothing, or the first thing that is not as it was recorded.
std::optional<std::string> difference(const std::filesystem::path& path) {
  const auto written = read(path);
  if (!written) return "it cannot be read";
  const AnyGame* game = find_game(written->game);
  if (game == nullptr) return "there is no game " + written->game;
  if (game->info().rules_version != written->rules_version) {
    return "it was recorded with version " + std::to_string(written->rules_version) + " of the rules, now it is " +
           std::to_string(game->info().rules_version);
  }
  auto match = game->begin(written->setup);
  if (!match) return "it cannot begin: " + match.refusal().message;
  for (const Written::Line& line : written->lines) {
    const std::string what = "line " + std::to_string(line.number) + ", " + line.seat + " " + line.option + ": ";
    const auto s = seat_named(line.seat);
    if (!s) return what + "there is no such seat";
    if (const auto refused = (*match)->act(*s, line.option)) return what + "is refused, " + refused->message;
    if (hex((*match)->hash()) != line.hash) {
      return what + "the hash was " + line.hash + ", now it is " + hex((*match)->hash()) + "; the state now is " +
             to_json((*match)->state());
    }
  }
  if (!(*match)->pending().over) return "the match is not over after the last line";
  return std::nullopt;
}

/// In both tests, so that each of them can be run alone.
void write_if_wanted() {
  const char* write = std::getenv("KRYPTA_GOLDEN_WRITE");
  if (write == nullptr || std::string{write} != "1") return;
  for (const Recording& recording : recordings()) std::ofstream{folder() / recording.file} << record(recording);
}

TEST(Golden, RecordedMatchesPlayAsTheyWereRecorded) {
  write_if_wanted();
  std::set<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator{folder()}) {
    if (entry.path().extension() != ".txt" || entry.path().stem() == "CMakeLists") continue;
    found.insert(entry.path().filename().string());
    const auto different = difference(entry.path());
    EXPECT_FALSE(different.has_value()) << entry.path().filename().string() << ": " << different.value_or("");
  }
  for (const Recording& recording : recordings()) {
    EXPECT_TRUE(found.contains(recording.file)) << recording.file << " is missing";
  }
}

// A replay does not see an option that was added, taken away or moved; the policy that drew from the lists does.
TEST(Golden, TheSameSeedsDrawTheSameMatchesFromTheOptions) {
  write_if_wanted();
  for (const Recording& recording : recordings()) {
    std::ifstream file{folder() / recording.file};
    std::istringstream now{record(recording)};
    std::string was;
    std::string is;
    for (std::size_t line = 1; std::getline(file, was); ++line) {
      std::getline(now, is);
      ASSERT_EQ(is, was) << recording.file << ", line " << line << ", now and as it was recorded";
    }
    EXPECT_FALSE(std::getline(now, is)) << recording.file << " now goes on with " << is;
  }
}

}  // namespace
}  // namespace krypta::golden::golden_test
