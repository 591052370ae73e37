#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <set>

#include "cli/arguments.hpp"
#include "cli/coverage/coverage.hpp"
#include "cli/files.hpp"
#include "engine/games/vtes/cards.hpp"

namespace krypta::cli {

namespace coverage_parts {
namespace {

/// A file of all tournament decks there are has two megabytes.
constexpr std::size_t longest_file = 64U << 20U;

bool is_date(std::string_view text) {
  constexpr std::string_view form = "0000-00-00";
  return std::ranges::equal(text, form, [](char is, char as) { return as == '0' ? is >= '0' && is <= '9' : is == as; });
}

std::string percent_of(unsigned part, double whole) {
  return fmt::format("{:.1f}", whole == 0 ? 0.0 : 100 * part / whole);
}

struct Found {
  std::vector<NamedDeck> decks{};
  Coverage coverage{};
  MissingWords words{};
};

text::Argument number(std::string name, std::size_t n) { return {std::move(name), static_cast<std::int64_t>(n)}; }

void print_counts(const Found& found, const text::Speech& speech, std::ostream& out) {
  const Coverage& all = found.coverage;
  const std::array<text::Argument, 3> decks{
      number("decks", found.decks.size()), number("whole", all.whole()),
      text::Argument{"share", percent_of(all.whole(), static_cast<double>(found.decks.size()))}};
  const std::array<text::Argument, 3> copies{number("copies", all.copies), number("written", all.written),
                                             text::Argument{"share", percent_of(all.written, all.copies)}};
  out << speech.say("coverage-decks", decks) << "\n" << speech.say("coverage-copies", copies) << "\n";
  for (std::size_t d = 0; d < found.decks.size(); ++d) {
    if (all.missing[d] != 0) continue;
    const NamedDeck& deck = found.decks[d];
    out << "  " << deck.id << (deck.date.empty() ? "" : "  " + deck.date) << "\n";
  }
}

/// No line is wider than a hundred columns but for the missing words, which come last.
void print_next(const Found& found, unsigned rows, const text::Speech& speech, std::ostream& out) {
  const Coverage& all = found.coverage;
  if (all.next.empty()) return;
  const std::array<text::Argument, 1> lacking{number("cards", all.next.size())};
  out << "\n" << speech.say("coverage-next", lacking) << "\n";
  constexpr std::string_view row = "{:>5}  {:<36.36} {:>10} {:>16} {:>16}  {}";
  const auto print = [&](const auto&... cells) {
    std::string line = fmt::format(fmt::runtime(row), cells...);
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << "\n";
  };
  print("", speech.say("coverage-card"), speech.say("coverage-in-decks"), speech.say("coverage-whole"),
        speech.say("coverage-copies-share"), found.words.empty() ? "" : speech.say("coverage-words"));
  for (std::size_t n = 0; n < std::min<std::size_t>(rows, all.next.size()); ++n) {
    const NextCard& next = all.next[n];
    const auto words = found.words.find(next.card);
    print(n + 1, vtes::facts().full_name(next.card), next.decks, next.whole, percent_of(next.copies, all.copies) + " %",
          words == found.words.end() ? "" : listed_words(words->second));
  }
}

Value as_value(const Found& found) {
  const Coverage& all = found.coverage;
  Value::Array decks;
  for (std::size_t d = 0; d < found.decks.size(); ++d) {
    decks.push_back(Value::Object{
        {"id", found.decks[d].id}, {"date", found.decks[d].date}, {"missing", std::int64_t{all.missing[d]}}});
  }
  Value::Array next;
  for (const NextCard& card : all.next) {
    Value::Object one{{"id", vtes::slug(card.card)},
                      {"number", std::int64_t{vtes::facts().number(card.card)}},
                      {"name", vtes::facts().full_name(card.card)},
                      {"decks", std::int64_t{card.decks}},
                      {"whole", std::int64_t{card.whole}},
                      {"copies", std::int64_t{card.copies}}};
    if (const auto words = found.words.find(card.card); words != found.words.end()) {
      Value::Array missing;
      for (const std::string& word : words->second) missing.emplace_back(word);
      one.emplace_back("missing_words", std::move(missing));
    }
    next.emplace_back(std::move(one));
  }
  return Value::Object{{"whole", std::int64_t{all.whole()}},
                       {"copies", std::int64_t{all.copies}},
                       {"written", std::int64_t{all.written}},
                       {"decks", std::move(decks)},
                       {"next", std::move(next)}};
}

const AnyGame* game_of(const CoverageSettings& settings) {
  const auto found =
      std::ranges::find(*settings.games, settings.game, [](const AnyGame* game) { return game->info().id; });
  return found == settings.games->end() || (*found)->info().id != "vtes" ? nullptr : *found;
}

IsWritten written_in(const AnyGame& game) {
  std::set<vtes::CardId> written;
  for (const PrintedCard& card : game.printed()) {
    const auto id = vtes::card_called(card.id);
    if (card.playable && id) written.insert(*id);
  }
  return [written = std::move(written)](vtes::CardId card) { return written.contains(card); };
}

}  // namespace
}  // namespace coverage_parts

int cover_decks(const CoverageSettings& settings, std::istream& in, std::ostream& out, std::ostream& problems) {
  using namespace coverage_parts;
  const AnyGame* const game = game_of(settings);
  if (game == nullptr) return complain("--game: \"" + settings.game + "\" has no decks; vtes has");
  if (!settings.since.empty() && !is_date(settings.since))
    return complain("--since: must be like 2021-07-05, not \"" + settings.since + "\"");
  Found found;
  if (!settings.drafts.empty()) {
    auto words = words_of_drafts(*game, settings.drafts);
    if (!words) return complain("--drafts: " + settings.drafts + " is no folder that can be read");
    found.words = *std::move(words);
  }
  int status = EXIT_SUCCESS;
  for (const std::string& path : settings.files) {
    const auto text = file_text(path, in, longest_file);
    if (!text) return complain(path + ": cannot be read");
    ReadDecks read = decks_in(path, *text, *settings.speech);
    for (const std::string& problem : read.problems) problems << problem << "\n";
    if (!read.problems.empty()) status = EXIT_FAILURE;
    for (NamedDeck& deck : read.decks) {
      if (deck.date >= settings.since) found.decks.push_back(std::move(deck));
    }
  }
  found.coverage = coverage(found.decks, written_in(*game));
  if (!settings.svg.empty()) {
    std::ofstream chart{settings.svg};
    chart << coverage_chart(found.coverage, *settings.speech) << std::flush;
    if (!chart) return complain("--svg: cannot write " + settings.svg);
  }
  if (settings.json) {
    out << to_json(as_value(found)) << "\n";
    return status;
  }
  print_counts(found, *settings.speech, out);
  print_next(found, settings.rows, *settings.speech, out);
  return status;
}

}  // namespace krypta::cli
