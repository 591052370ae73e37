#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>
#include <vector>

#include "cli/play/terminal.hpp"
#include "cli/trial/trial.hpp"

namespace krypta::cli {

namespace trial_table {
namespace {

using namespace trials;

constexpr std::size_t page_width = 100;
constexpr std::size_t name_width = 30;
constexpr std::size_t deeds_indent = 4;

std::string shortened(std::string_view text, std::size_t width) {
  std::string fits;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t next = i + 1;
    while (next < text.size() && (static_cast<unsigned char>(text[next]) & 0xC0U) == 0x80U) ++next;
    if (display_width(fits) + 1 == width && display_width(text) > width) return fits + "…";
    fits += text.substr(i, next - i);
    i = next;
  }
  return fits;
}

std::string range(const Interval& reach, double by, int digits) {
  return fmt::format("{:.{}f} - {:.{}f}", by * reach.low, digits, by * reach.high, digits);
}

class Page {
 public:
  Page(const text::Speech& speech, std::ostream& out) : speech_(speech), out_(out) {}

  [[nodiscard]] std::string word(std::string_view key) const { return speech_.say(key); }
  /// A name, and columns to the right of it.
  struct Column {
    std::string text;
    std::size_t width;
  };
  void row(std::string_view name, const std::vector<Column>& columns) {
    out_ << pad_right(shortened(name, name_width), name_width);
    for (const Column& column : columns) out_ << " " << pad_left(shortened(column.text, column.width), column.width);
    out_ << "\n";
  }
  void standings_title(std::string_view key) {
    out_ << "\n";
    row(word(key), {{word("tools-matches"), 8},
                    {word("tools-points-short"), 6},
                    {"95 %", 13},
                    {word("tools-wins"), 9},
                    {"%", 6},
                    {"95 %", 13}});
  }
  void standing(const std::string& name, const Outcomes& s) {
    row(name, {{fmt::format("{}", s.matches()), 8},
               {fmt::format("{:.2f}", s.points()), 6},
               {range(s.reach_of_points(), 1, 2), 13},
               {fmt::format("{}", s.wins()), 9},
               {fmt::format("{:.1f}", 100 * s.share()), 6},
               {range(s.reach_of_share(), 100, 1), 13}});
  }
  void line(const std::string& text) { out_ << text << "\n"; }

 private:
  const text::Speech& speech_;
  std::ostream& out_;
};

void print_standings(Page& page, const DeckReport& report) {
  page.standings_title("tools-deck");
  for (std::size_t d = 0; d < report.decks().size(); ++d) page.standing(report.names()[d], report.decks()[d]);
  page.standings_title("tools-on-seat");
  for (std::size_t s = 0; s < report.seats().size(); ++s) page.standing(std::to_string(s), report.seats()[s]);
  const auto neighbours = [&](std::string_view title, const std::vector<Outcomes>& standings) {
    page.standings_title(title);
    for (std::size_t d = 0; d < standings.size(); ++d) {
      if (standings[d].matches() > 0) page.standing(report.names()[d], standings[d]);
    }
  };
  neighbours("tools-with-prey", report.prey());
  neighbours("tools-with-predator", report.predator());
  page.standings_title("tools-anybody-on-seat");
  for (std::size_t s = 0; s < report.chairs().size(); ++s) page.standing(std::to_string(s), report.chairs()[s]);
}

void print_turns(Page& page, const DeckReport& report) {
  page.line("");
  page.row(page.word("tools-turns"), {{page.word("tools-mean"), 8},
                                      {page.word("tools-median"), 8},
                                      {"10 %", 6},
                                      {"90 %", 6},
                                      {page.word("tools-never") + " %", 11}});
  const auto row = [&](std::string_view key, const Turns& turns) {
    const auto within = [&](unsigned percent) {
      const auto turn = turns.within(percent);
      return turn ? std::to_string(*turn) : "-";
    };
    const std::uint64_t all = turns.happened() + turns.never();
    page.row(
        page.word(key),
        {{turns.happened() == 0 ? "-" : fmt::format("{:.1f}", turns.mean()), 8},
         {within(50), 8},
         {within(10), 6},
         {within(90), 6},
         {fmt::format("{:.1f}", all == 0 ? 0.0 : 100 * static_cast<double>(turns.never()) / static_cast<double>(all)),
          11}});
  };
  row("tools-first-vampire", report.first_vampire());
  row("tools-first-oust", report.first_oust());
  row("tools-ousted", report.ousted());
  row("tools-table-oust", report.table_oust());
}

/// What a card did in a match, in words, over as many lines as it needs.
void print_deeds(Page& page, const CardSum& card, std::uint64_t matches) {
  const std::string indent(deeds_indent, ' ');
  std::string line = indent;
  const auto add = [&](const std::string& text) {
    const bool first = line.size() == indent.size();
    if (!first && display_width(line) + 2 + display_width(text) > page_width - 1) {
      page.line(line + ",");
      line = indent;
    }
    line += (line.size() == indent.size() ? "" : ", ") + text;
  };
  for (const auto& [deed, times] : card.deeds()) {
    const double each = static_cast<double>(times) / static_cast<double>(matches);
    if (each < 0.005) break;
    add(fmt::format("{} {:.2f}", page.word("tools-did-" + std::string{name_of(deed)}), each));
  }
  if (line.size() > indent.size()) page.line(line);
}

void print_cards(Page& page, const DeckReport& report, bool crypt) {
  const std::uint64_t matches = std::max<std::uint64_t>(report.own().matches(), 1);
  page.line("");
  page.row(page.word(crypt ? "tools-crypt" : "tools-library"),
           {{page.word("tools-copies"), 7},
            {page.word("tools-drawn"), 8},
            {page.word(crypt ? "tools-brought" : "tools-played"), 8},
            {page.word("tools-used"), 8},
            {page.word("tools-discarded"), 9},
            {page.word("tools-stuck"), 9},
            {page.word("tools-points-if-drawn"), 12}});
  std::vector<std::pair<vtes::CardId, const CardSum*>> cards;
  for (const auto& [id, card] : report.cards()) {
    if (is_crypt_card(id) == crypt) cards.emplace_back(id, &card);
  }
  std::ranges::stable_sort(cards, std::ranges::greater{}, [](const auto& card) { return card.second->played; });
  for (const auto& [id, card] : cards) {
    const auto each = [&](std::uint64_t n) {
      return fmt::format("{:.2f}", static_cast<double>(n) / static_cast<double>(matches));
    };
    page.row(card_name(id),
             {{fmt::format("{}", card->copies), 7},
              {each(card->drawn), 8},
              {each(card->played), 8},
              {each(card->used), 8},
              {each(card->discarded), 9},
              {each(card->stuck), 9},
              {card->when_drawn.matches() == 0 ? "-" : fmt::format("{:.2f}", card->when_drawn.points()), 12}});
    print_deeds(page, *card, matches);
  }
}

}  // namespace
}  // namespace trial_table

void print_trial(const trials::Trial& trial, const trials::DeckReport& report, const text::Speech& speech,
                 std::ostream& out) {
  using namespace trial_table;
  Page page{speech, out};
  page.line(fmt::format("{}: {}   {}: {}   {}: {}", page.word("tools-game"), trial.game->info().name,
                        page.word("tools-seats"), trial.setup.seats, page.word("tools-matches"),
                        report.own().matches()));
  page.line(fmt::format("{}: {}", page.word("tools-deck-tried"), shortened(report.names().front(), 60)));
  std::string endings;
  for (const Ending ending : all_of<Ending>()) {
    endings += fmt::format("{}{}: {}", endings.empty() ? "" : "   ",
                           page.word("tools-ended-" + std::string{name_of(ending)}), report.endings()[ending]);
  }
  page.line(endings);
  print_standings(page, report);
  print_turns(page, report);
  page.line("");
  page.line(page.word("tools-cards-a-match"));
  print_cards(page, report, true);
  print_cards(page, report, false);
}

}  // namespace krypta::cli
