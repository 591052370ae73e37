#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

/// Pictures of what was counted, as SVG. They need no colours and fit light and dark.
namespace krypta::cli {

class Picture {
 public:
  void line(std::string_view kind, double x1, double y1, double x2, double y2);
  /// From point to point.
  void path(std::string_view kind, std::span<const std::pair<double, double>> points);
  void dot(double x, double y);
  void bar(std::string_view kind, double x, double y, double width, double height);
  /// `anchor` says where the text is from the point: start, middle or end.
  void text(std::string_view anchor, double x, double y, std::string_view words);

  /// The whole document.
  [[nodiscard]] std::string svg(double width, double height, std::string_view language, std::string_view title) const;

 private:
  std::string drawn_{};
};

/// How wide a text is at the most, in pixels.
[[nodiscard]] double width_of_text(std::string_view words);

}  // namespace krypta::cli
