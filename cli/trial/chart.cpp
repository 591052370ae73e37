#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "cli/picture.hpp"
#include "cli/trial/trial.hpp"

namespace krypta::cli {

namespace trial_chart_parts {
namespace {

using namespace trials;

constexpr double margin = 16;
constexpr double row_height = 26;
constexpr double plot_width = 480;
constexpr double values_width = 190;
constexpr double head = 64;  ///< over the rows of a panel
constexpr double foot = 44;  ///< under them

struct Row {
  std::string name;
  double middle;
  Interval reach;
  std::string words;
};

/// Panels one under the other.
class Sheet {
 public:
  explicit Sheet(double names_width) : left_(margin + names_width + 12), top_(margin + 28) {}

  [[nodiscard]] double width() const { return left_ + plot_width + values_width + margin; }
  [[nodiscard]] double height() const { return top_ + margin; }
  [[nodiscard]] Picture& picture() { return picture_; }

  /// A dot and a line a row, from 0 to what the longest reaches; `even` is marked.
  void intervals(const std::string& title, const std::vector<Row>& rows, double even, double step, double by,
                 std::string_view unit) {
    double most = even;
    for (const Row& row : rows) most = std::max(most, row.reach.high);
    const double full = std::max(step, std::ceil(most / step - 1e-9) * step);
    const auto x = [&](double value) { return left_ + plot_width * std::min(value / full, 1.0); };
    const double first = begin(title);
    const double bottom = first + row_height * static_cast<double>(rows.size());
    for (double at = 0; at < full + step / 2; at += step) {
      picture_.line("grid", x(at), first, x(at), bottom);
      picture_.text("middle", x(at), bottom + 18, fmt::format("{:g}{}", by * at, unit));
    }
    picture_.line("even", x(even), first - 6, x(even), bottom);
    for (std::size_t r = 0; r < rows.size(); ++r) interval_row(rows[r], middle_of(first, r), x);
    top_ = bottom + foot;
  }

  /// One bar a row, of parts one behind the other.
  struct Bar {
    std::string name;
    std::vector<double> parts;
    std::string words;
  };
  void bars(const std::string& title, const std::vector<std::string>& legend, const std::vector<Bar>& rows) {
    static constexpr std::array<std::string_view, 3> kinds{"full", "half", "empty"};
    double most = 0;
    for (const Bar& row : rows) {
      double sum = 0;
      for (const double part : row.parts) sum += part;
      most = std::max(most, sum);
    }
    if (most == 0) return;
    double first = begin(title);
    double at = left_;
    for (std::size_t k = 0; k < legend.size(); ++k) {
      picture_.bar(kinds[k], at, first - 4, 12, 12);
      picture_.text("start", at + 18, first + 7, legend[k]);
      at += 36 + width_of_text(legend[k]);
    }
    if (!legend.empty()) first += 20;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const double y = middle_of(first, r);
      picture_.text("end", left_ - 12, y + 5, rows[r].name);
      double x = left_;
      for (std::size_t k = 0; k < rows[r].parts.size(); ++k) {
        const double wide = plot_width * rows[r].parts[k] / most;
        picture_.bar(kinds[k], x, y - 8, wide, 16);
        x += wide;
      }
      picture_.text("start", left_ + plot_width + 12, y + 5, rows[r].words);
    }
    top_ = first + row_height * static_cast<double>(rows.size()) + foot / 2;
  }

 private:
  [[nodiscard]] static double middle_of(double first, std::size_t row) {
    return first + row_height * (static_cast<double>(row) + 0.5);
  }
  double begin(const std::string& title) {
    picture_.text("start", margin, top_ + 24, title);
    return top_ + head - 20;
  }
  template <class X>
  void interval_row(const Row& row, double y, const X& x) {
    constexpr double cap = 6;
    picture_.text("end", left_ - 12, y + 5, row.name);
    picture_.line("reach", x(row.reach.low), y, x(row.reach.high), y);
    picture_.line("reach", x(row.reach.low), y - cap, x(row.reach.low), y + cap);
    picture_.line("reach", x(row.reach.high), y - cap, x(row.reach.high), y + cap);
    picture_.dot(x(row.middle), y);
    picture_.text("start", left_ + plot_width + 12, y + 5, row.words);
  }

  double left_;
  double top_;
  Picture picture_{};
};

Row points_row(std::string name, const Outcomes& s) {
  const Interval reach = s.reach_of_points();
  return {std::move(name), s.points(), reach,
          fmt::format("{:.2f} ({:.2f} - {:.2f})", s.points(), reach.low, reach.high)};
}
Row wins_row(std::string name, const Outcomes& s) {
  const Interval reach = s.reach_of_share();
  return {std::move(name), s.share(), reach,
          fmt::format("{:.1f} % ({:.1f} - {:.1f})", 100 * s.share(), 100 * reach.low, 100 * reach.high)};
}

std::vector<Sheet::Bar> turn_bars(const Turns& turns) {
  std::vector<Sheet::Bar> bars;
  const auto& counts = turns.counts();
  const auto begin =
      static_cast<std::size_t>(std::ranges::find_if(counts, [](std::uint64_t n) { return n > 0; }) - counts.begin());
  for (std::size_t t = begin; t < counts.size(); ++t)
    bars.push_back({std::to_string(t + 1), {static_cast<double>(counts[t])}, std::to_string(counts[t])});
  return bars;
}

std::vector<Sheet::Bar> card_bars(const DeckReport& report) {
  std::vector<std::pair<vtes::CardId, const CardSum*>> cards;
  for (const auto& [id, card] : report.cards()) cards.emplace_back(id, &card);
  std::ranges::stable_sort(cards, std::ranges::greater{}, [](const auto& card) { return card.second->drawn; });
  std::vector<Sheet::Bar> bars;
  const auto matches = static_cast<double>(std::max<std::uint64_t>(report.own().matches(), 1));
  for (const auto& [id, card] : cards) {
    const auto each = [&](std::uint64_t n) { return static_cast<double>(n) / matches; };
    bars.push_back(
        {card_name(id),
         {each(card->played), each(card->discarded), each(card->stuck)},
         fmt::format("{:.2f} · {:.2f} · {:.2f}", each(card->played), each(card->discarded), each(card->stuck))});
  }
  return bars;
}

/// Everything by what the deck is told of: in all, by chair, by prey, by predator.
template <class MakeRow>
std::vector<Row> all_rows(const DeckReport& report, const text::Speech& speech, const MakeRow& make) {
  std::vector<Row> rows{make(report.names().front(), report.own())};
  for (std::size_t s = 0; s < report.seats().size(); ++s)
    rows.push_back(make(fmt::format("{} {}", speech.say("tools-seat"), s), report.seats()[s]));
  const auto neighbours = [&](std::string_view key, const std::vector<Outcomes>& standings) {
    for (std::size_t d = 0; d < standings.size(); ++d) {
      if (standings[d].matches() == 0) continue;
      rows.push_back(make(speech.say(key) + ": " + report.names()[d], standings[d]));
    }
  };
  neighbours("tools-prey", report.prey());
  neighbours("tools-predator", report.predator());
  return rows;
}

}  // namespace
}  // namespace trial_chart_parts

std::string trial_chart(const trials::Trial& trial, const trials::DeckReport& report, const text::Speech& speech) {
  using namespace trial_chart_parts;
  const std::vector<Row> points = all_rows(report, speech, points_row);
  std::vector<Row> wins;
  for (std::size_t d = 0; d < report.decks().size(); ++d)
    wins.push_back(wins_row(report.names()[d], report.decks()[d]));
  const std::vector<Sheet::Bar> cards = card_bars(report);
  double longest = 0;
  for (const std::vector<Row>* rows : {&points, &std::as_const(wins)}) {
    for (const Row& row : *rows) longest = std::max(longest, width_of_text(row.name));
  }
  for (const Sheet::Bar& bar : cards) longest = std::max(longest, width_of_text(bar.name));

  Sheet sheet{longest};
  const std::string title = fmt::format(
      "{} · {}: {} · {}: {} · {}: {}", trial.game->info().name, speech.say("tools-deck-tried"), report.names().front(),
      speech.say("tools-seats"), trial.setup.seats, speech.say("tools-matches"), report.own().matches());
  sheet.picture().text("start", margin, margin + 12, title);
  double everybody = 0;
  for (const Outcomes& chair : report.chairs()) everybody += chair.points() / trial.setup.seats;
  sheet.intervals(speech.say("tools-points-a-match"), points, everybody, 0.5, 1, "");
  sheet.intervals(speech.say("tools-chart-axis"), wins, 1.0 / trial.setup.seats, 0.1, 100, " %");
  sheet.bars(speech.say("tools-first-vampire-turns"), {}, turn_bars(report.first_vampire()));
  sheet.bars(speech.say("tools-first-oust-turns"), {}, turn_bars(report.first_oust()));
  sheet.bars(speech.say("tools-cards-a-match"),
             {speech.say("tools-played"), speech.say("tools-discarded"), speech.say("tools-stuck")}, cards);
  return sheet.picture().svg(sheet.width(), sheet.height(), speech.language(), title);
}

}  // namespace krypta::cli
