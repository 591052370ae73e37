#include <gtest/gtest.h>

#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "cli/arena/report.hpp"
#include "tests/games.hpp"

/// The picture of what the arena found.
namespace krypta::cli::arena_chart_test {
namespace {

/// What is wrong with a text as XML without comments, CDATA and a document type; nothing if it is well-formed.
std::string problem_of(std::string_view xml) {
  std::vector<std::string> open;
  bool any = false;
  while (!xml.empty()) {
    if (xml.front() == '&') {
      const auto known = [&](std::string_view entity) { return xml.starts_with(entity); };
      if (!known("&amp;") && !known("&lt;") && !known("&gt;") && !known("&quot;")) return "a bare &";
    }
    if (xml.front() != '<') {
      if (open.empty() && std::isspace(static_cast<unsigned char>(xml.front())) == 0) return "text outside";
      xml.remove_prefix(1);
      continue;
    }
    const std::size_t end = xml.find('>');
    if (end == std::string_view::npos) return "a tag that does not end";
    std::string_view tag = xml.substr(1, end - 1);
    xml.remove_prefix(end + 1);
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return "a wrong end: " + std::string{tag};
      open.pop_back();
      continue;
    }
    if (any && open.empty()) return "a second root";
    any = true;
    const bool empty = tag.ends_with('/');
    if (empty) tag.remove_suffix(1);
    std::istringstream parts{std::string{tag}};
    std::string name;
    parts >> name;
    std::string rest{std::istreambuf_iterator<char>{parts}, {}};
    if (std::ranges::count(rest, '"') != 2 * std::ranges::count(rest, '=')) return "attributes of " + std::string{tag};
    if (rest.find('<') != std::string::npos) return "< in " + std::string{tag};
    if (!empty) open.push_back(name);
  }
  return open.empty() ? "" : "not ended: " + open.back();
}

std::string drawn(const LineUps& line_ups, std::string_view language) {
  ArenaResults results{line_ups};
  for (std::uint64_t match = 0; match < 12 * line_ups.matches_a_round(); ++match) {
    Played played;
    const unsigned winner = match % 5 == 0 ? 1 : 0;
    played.outcome = {.over = true, .scores = {}, .places = std::vector<unsigned>(line_ups.seats(), 2), .winners = {}};
    played.outcome.winners.add(seat(winner));
    played.outcome.places[winner] = 1;
    results.add(match, played);
  }
  const ArenaReport report{.game = &find_game("nowa-huta")->info(), .line_ups = &line_ups, .results = &results};
  return arena_chart(report, *text::Speech::in(language));
}

std::size_t times(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(ArenaChart, IsWellFormedAndNamesEachBot) {
  for (const bool mixed : {false, true}) {
    for (const std::string_view language : text::languages()) {
      const LineUps line_ups{{"search:500ms", "heuristic", "random"}, {.seats = 4, .mixed = mixed}};
      const std::string svg = drawn(line_ups, language);
      EXPECT_EQ(problem_of(svg), "") << svg;
      EXPECT_EQ(svg.find('{', svg.find("</style>")), std::string::npos) << "a word is missing: " << svg;
      for (const std::string& bot : line_ups.bots()) EXPECT_NE(svg.find(bot), std::string::npos);
      EXPECT_EQ(times(svg, "<circle"), mixed ? 3 : 6) << "a dot a row";
      EXPECT_EQ(times(svg, "class=\"even\""), 1);
      EXPECT_NE(svg.find("25.0 %"), std::string::npos) << "the even share";
    }
  }
}

TEST(ArenaChart, CannotBeBrokenByAName) {
  const std::string svg = drawn(LineUps{{"a<b", "c&\"d\""}, {.seats = 2}}, "en");
  EXPECT_EQ(problem_of(svg), "") << svg;
  EXPECT_NE(svg.find("a&lt;b"), std::string::npos);
}

TEST(ArenaChart, TheTestKnowsWhatIsNotWellFormed) {
  EXPECT_EQ(problem_of("<a><b c=\"1\"/>x</a>"), "");
  EXPECT_NE(problem_of("<a><b></a></b>"), "");
  EXPECT_NE(problem_of("<a>&</a>"), "");
  EXPECT_NE(problem_of("<a><b c=1/></a>"), "");
  EXPECT_NE(problem_of("<a></a><a></a>"), "");
  EXPECT_NE(problem_of("<a>"), "");
}

TEST(ArenaChart, DrawsNothingOutsideOfThePicture) {
  const std::string svg = drawn(LineUps{{"a", "b"}, {.seats = 2}}, "en");
  const double width = std::stod(svg.substr(svg.find("width=\"") + 7));
  for (const std::string_view name : {" x=\"", "x1=\"", "x2=\"", "cx=\""}) {
    for (std::size_t at = svg.find(name); at != std::string::npos; at = svg.find(name, at + 1)) {
      const double x = std::stod(svg.substr(at + name.size()));
      EXPECT_GE(x, 0);
      EXPECT_LE(x, width);
    }
  }
}

}  // namespace
}  // namespace krypta::cli::arena_chart_test
