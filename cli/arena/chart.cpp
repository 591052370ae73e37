#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/arena/report.hpp"
#include "cli/picture.hpp"

namespace krypta::cli {

namespace {

struct Row {
  std::string name;
  Standing standing;
};

/// One against the others where there are such line-ups, otherwise each bot.
std::vector<Row> rows_of(const ArenaReport& report, const text::Speech& speech) {
  const LineUps& line_ups = *report.line_ups;
  std::vector<Row> rows;
  for (std::size_t p = 0; p < line_ups.pairs().size(); ++p) {
    const LineUps::Pair& pair = line_ups.pairs()[p];
    const std::array<text::Argument, 3> said{text::Argument{"bot", line_ups.bots()[pair.one]},
                                             text::Argument{"against", line_ups.bots()[pair.others]},
                                             text::Argument{"count", std::int64_t{line_ups.seats()} - 1}};
    rows.push_back({speech.say("tools-chart-pair", said), report.results->pair(p)});
  }
  for (std::size_t b = 0; rows.size() < line_ups.bots().size() && line_ups.pairs().empty(); ++b)
    rows.push_back({line_ups.bots()[b], report.results->bot(b)});
  return rows;
}

constexpr double margin = 16;
constexpr double row_height = 34;
constexpr double plot_width = 480;
constexpr double plot_top = 72;
constexpr double values_width = 170;

/// Where things are, in pixels.
class Canvas : public Picture {
 public:
  Canvas(double left, double top_share, std::size_t rows)
      : left_(left), top_share_(top_share), bottom_(plot_top + row_height * static_cast<double>(rows)) {}

  [[nodiscard]] double left() const { return left_; }
  [[nodiscard]] double right() const { return left_ + plot_width; }
  [[nodiscard]] double bottom() const { return bottom_; }
  [[nodiscard]] double width() const { return right() + values_width + margin; }
  [[nodiscard]] double height() const { return bottom_ + 56; }
  [[nodiscard]] double x(double share) const { return left_ + plot_width * share / top_share_; }
  [[nodiscard]] static double y(std::size_t row) { return plot_top + row_height * (static_cast<double>(row) + 0.5); }

 private:
  double left_;
  double top_share_;
  double bottom_;
};

void draw_axis(Canvas& canvas, double top_share, const std::string& title) {
  const double step = top_share <= 0.25 ? 0.05 : top_share <= 0.5 ? 0.1 : 0.25;
  for (double share = 0; share < top_share + step / 2; share += step) {
    canvas.line("grid", canvas.x(share), plot_top, canvas.x(share), canvas.bottom());
    canvas.text("middle", canvas.x(share), canvas.bottom() + 18, fmt::format("{:.0f} %", 100 * share));
  }
  canvas.text("middle", (canvas.left() + canvas.right()) / 2, canvas.bottom() + 42, title);
}

void draw_row(Canvas& canvas, std::size_t number, const Row& row) {
  constexpr double cap = 6;
  const double y = Canvas::y(number);
  const double low = canvas.x(row.standing.reach.low);
  const double high = canvas.x(row.standing.reach.high);
  canvas.text("end", canvas.left() - 12, y + 5, row.name);
  canvas.line("reach", low, y, high, y);
  canvas.line("reach", low, y - cap, low, y + cap);
  canvas.line("reach", high, y - cap, high, y + cap);
  canvas.dot(canvas.x(row.standing.share), y);
  canvas.text("start", canvas.right() + 12, y + 5,
              percent(row.standing.share) + " % (" + percent(row.standing.reach) + ")");
}

}  // namespace

std::string arena_chart(const ArenaReport& report, const text::Speech& speech) {
  const std::vector<Row> rows = rows_of(report, speech);
  const double even = 1.0 / report.line_ups->seats();
  double most = even;
  double longest = 0;
  for (const Row& row : rows) {
    most = std::max(most, row.standing.reach.high);
    longest = std::max(longest, width_of_text(row.name));
  }
  const double top_share = std::ceil(most * 4 - 1e-9) / 4;
  Canvas canvas{margin + longest + 12, top_share, rows.size()};
  const std::string title =
      fmt::format("{} · {}: {} · {}: {}", report.game->name, speech.say("tools-seats"), report.line_ups->seats(),
                  speech.say("tools-matches"), report.results->matches());
  canvas.text("start", margin, 28, title);
  canvas.text("middle", canvas.x(even), plot_top - 10, even_share(report, speech));
  draw_axis(canvas, top_share, speech.say("tools-chart-axis"));
  canvas.line("even", canvas.x(even), plot_top - 6, canvas.x(even), canvas.bottom());
  for (std::size_t r = 0; r < rows.size(); ++r) draw_row(canvas, r, rows[r]);
  return canvas.svg(canvas.width(), canvas.height(), speech.language(), title);
}

}  // namespace krypta::cli
