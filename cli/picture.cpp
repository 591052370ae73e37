#include "cli/picture.hpp"

#include <fmt/format.h>

namespace krypta::cli {

namespace {

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

constexpr std::string_view style =
    "svg { color: #1b1b1b; background: #ffffff; font: 14px sans-serif }\n"
    "text, circle { fill: currentColor }\n"
    "line, polyline, .bar { stroke: currentColor }\n"
    "polyline { fill: none }\n"
    ".paper { fill: #ffffff }\n"
    ".grid { stroke-opacity: 0.2 }\n"
    ".reach { stroke-width: 2 }\n"
    ".even { stroke-width: 1.5; stroke-dasharray: 6 4 }\n"
    ".bar { fill: currentColor }\n"
    ".full { fill-opacity: 0.7 }\n"
    ".half { fill-opacity: 0.3 }\n"
    ".empty { fill-opacity: 0 }\n"
    "@media (prefers-color-scheme: dark) { svg { color: #ececec; background: #161616 } .paper { fill: #161616 } }\n";

}  // namespace

void Picture::line(std::string_view kind, double x1, double y1, double x2, double y2) {
  drawn_ += fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x1, y1,
                        x2, y2);
}

void Picture::path(std::string_view kind, std::span<const std::pair<double, double>> points) {
  drawn_ += fmt::format("<polyline class=\"{}\" points=\"", kind);
  for (const auto& [x, y] : points) drawn_ += fmt::format("{:.1f},{:.1f} ", x, y);
  if (!points.empty()) drawn_.pop_back();
  drawn_ += "\"/>\n";
}

void Picture::dot(double x, double y) {
  drawn_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n", x, y);
}

void Picture::bar(std::string_view kind, double x, double y, double width, double height) {
  if (width <= 0 || height <= 0) return;
  drawn_ += fmt::format("<rect class=\"bar {}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n", kind,
                        x, y, width, height);
}

void Picture::text(std::string_view anchor, double x, double y, std::string_view words) {
  drawn_ += fmt::format("<text text-anchor=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", anchor, x, y, escaped(words));
}

std::string Picture::svg(double width, double height, std::string_view language, std::string_view title) const {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
      "role=\"img\" lang=\"{2}\">\n<title>{3}</title>\n<style>\n{4}</style>\n"
      "<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n{5}</svg>\n",
      width, height, language, escaped(title), style, drawn_);
}

double width_of_text(std::string_view words) { return 8.0 * static_cast<double>(words.size()); }

}  // namespace krypta::cli
