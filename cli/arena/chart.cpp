#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "cli/arena/report.hpp"

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

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  }
  return safe;
}

constexpr double margin = 16;
constexpr double row_height = 34;
constexpr double plot_width = 480;
constexpr double plot_top = 72;
constexpr double values_width = 170;

/// Where things are, in pixels.
class Canvas {
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

  void line(std::string_view kind, double x1, double y1, double x2, double y2) {
    drawn_ += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x1,
                          y1, x2, y2);
  }
  void dot(double x, double y) { drawn_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n", x, y); }
  /// `kind` says where the text is from the point: start, middle or end.
  void text(std::string_view kind, double x, double y, std::string_view words) {
    drawn_ += fmt::format("<text text-anchor=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", kind, x, y, escaped(words));
  }
  [[nodiscard]] const std::string& drawn() const { return drawn_; }

 private:
  double left_;
  double top_share_;
  double bottom_;
  std::string drawn_;
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

constexpr std::string_view style =
    "svg { color: #1b1b1b; background: #ffffff; font: 14px sans-serif }\n"
    "text, circle { fill: currentColor }\n"
    "line { stroke: currentColor }\n"
    ".paper { fill: #ffffff }\n"
    ".grid { stroke-opacity: 0.2 }\n"
    ".reach { stroke-width: 2 }\n"
    ".even { stroke-width: 1.5; stroke-dasharray: 6 4 }\n"
    "@media (prefers-color-scheme: dark) { svg { color: #ececec; background: #161616 } .paper { fill: #161616 } }\n";

}  // namespace

std::string arena_chart(const ArenaReport& report, const text::Speech& speech) {
  const std::vector<Row> rows = rows_of(report, speech);
  const double even = 1.0 / report.line_ups->seats();
  double most = even;
  std::size_t longest = 0;
  for (const Row& row : rows) {
    most = std::max(most, row.standing.reach.high);
    longest = std::max(longest, row.name.size());
  }
  const double top_share = std::ceil(most * 4 - 1e-9) / 4;
  Canvas canvas{margin + 8.0 * static_cast<double>(longest) + 12, top_share, rows.size()};
  const std::string title =
      fmt::format("{} · {}: {} · {}: {}", report.game->name, speech.say("tools-seats"), report.line_ups->seats(),
                  speech.say("tools-matches"), report.results->matches());
  canvas.text("start", margin, 28, title);
  canvas.text("middle", canvas.x(even), plot_top - 10, even_share(report, speech));
  draw_axis(canvas, top_share, speech.say("tools-chart-axis"));
  canvas.line("even", canvas.x(even), plot_top - 6, canvas.x(even), canvas.bottom());
  for (std::size_t r = 0; r < rows.size(); ++r) draw_row(canvas, r, rows[r]);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
      "role=\"img\" lang=\"{2}\">\n<title>{3}</title>\n<style>\n{4}</style>\n"
      "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n{5}</svg>\n",
      canvas.width(), canvas.height(), speech.language(), escaped(title), style, canvas.drawn());
}

}  // namespace krypta::cli
