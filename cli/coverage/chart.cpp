#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "cli/coverage/coverage.hpp"
#include "cli/picture.hpp"

namespace krypta::cli {

namespace coverage_chart_parts {
namespace {

constexpr double left = 72;
constexpr double top = 72;
constexpr double width = 640;
constexpr double height = 320;
constexpr double margin = 24;

using Points = std::vector<std::pair<double, double>>;

double x_of(std::size_t cards, std::size_t most) {
  return left + width * static_cast<double>(cards) / static_cast<double>(std::max<std::size_t>(most, 1));
}
double y_of(double share) { return top + height * (1 - share); }

/// From none to all of the cards; what nobody could see is left out.
template <class Share>
Points curve(std::size_t cards, const Share& share) {
  constexpr double seen = 0.5;
  Points points;
  for (std::size_t n = 0; n <= cards; ++n) {
    const std::pair<double, double> point{x_of(n, cards), y_of(share(n))};
    if (n > 0 && n < cards && point.first - points.back().first < seen && points.back().second - point.second < seen)
      continue;
    points.push_back(point);
  }
  return points;
}

/// 1, 2 or 5 times a power of ten: at most ten of them reach so far.
std::size_t step_of(std::size_t most) {
  for (std::size_t step = 1;; step *= 10) {
    for (const std::size_t times : {1U, 2U, 5U}) {
      if (most <= step * times * 10) return step * times;
    }
  }
}

void draw_axes(Picture& picture, std::size_t cards, const text::Speech& speech) {
  for (int quarter = 0; quarter <= 4; ++quarter) {
    const double share = quarter / 4.0;
    picture.line("grid", left, y_of(share), left + width, y_of(share));
    picture.text("end", left - 10, y_of(share) + 5, fmt::format("{:.0f} %", 100 * share));
  }
  for (std::size_t at = 0; at <= cards; at += step_of(cards)) {
    picture.line("grid", x_of(at, cards), top, x_of(at, cards), top + height);
    picture.text("middle", x_of(at, cards), top + height + 20, std::to_string(at));
  }
  picture.text("middle", left + width / 2, top + height + 46, speech.say("coverage-chart-cards"));
}

void draw_legend(Picture& picture, const std::array<std::string, 2>& names) {
  constexpr std::array<std::string_view, 2> kinds{"reach", "even"};
  double at = left;
  for (std::size_t i = 0; i < names.size(); ++i) {
    picture.line(kinds[i], at, top - 18, at + 30, top - 18);
    picture.text("start", at + 38, top - 13, names[i]);
    at += 66 + width_of_text(names[i]);
  }
}

}  // namespace
}  // namespace coverage_chart_parts

std::string coverage_chart(const Coverage& found, const text::Speech& speech) {
  using namespace coverage_chart_parts;
  const std::size_t cards = found.next.size();
  const auto share = [](unsigned part, double whole) { return whole == 0 ? 0.0 : part / whole; };
  const auto decks = [&](std::size_t n) {
    return share(n == 0 ? found.whole() : found.next[n - 1].whole, static_cast<double>(found.missing.size()));
  };
  const auto copies = [&](std::size_t n) {
    return share(n == 0 ? found.written : found.next[n - 1].copies, found.copies);
  };
  const std::array<text::Argument, 1> told{text::Argument{"decks", static_cast<std::int64_t>(found.missing.size())}};
  const std::string title = speech.say("coverage-chart", told);
  Picture picture;
  picture.text("start", margin, 28, title);
  draw_axes(picture, cards, speech);
  draw_legend(picture, {speech.say("coverage-chart-decks"), speech.say("coverage-chart-copies")});
  picture.path("reach", curve(cards, decks));
  picture.path("even", curve(cards, copies));
  return picture.svg(left + width + margin, top + height + 64, speech.language(), title);
}

}  // namespace krypta::cli
