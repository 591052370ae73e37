#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bench/check.hpp"
#include "bench/child.hpp"
#include "bench/play.hpp"

namespace krypta::load {

/// The server's memory at one moment of a run.
struct Stage {
  std::string name;
  std::string what;
  Memory memory;
};

struct Report {
  std::size_t tables = 0;
  std::size_t connections = 0;
  double rate_asked = 0;
  Figures figures{};
  std::optional<Checked> checked{};
  bool come_back = false;  ///< people who lost their connection came back
  std::vector<Stage> stages{};
  double server_processor = 0;  ///< seconds of processor time while it was played
  double client_processor = 0;
  std::vector<std::string> problems{};

  [[nodiscard]] bool good() const;
  /// Milliseconds within which such a part of the choices was acknowledged.
  [[nodiscard]] double quantile(double part) const;
  [[nodiscard]] const Stage* stage(std::string_view name) const;
  /// Kilobytes between two stages for each of so many.
  [[nodiscard]] std::optional<double> each(std::string_view from, std::string_view to, std::size_t count) const;
};

/// Sorts the times; to be called once, before anything is asked or printed.
void close(Report& report);
[[nodiscard]] std::string as_table(const Report& report);
[[nodiscard]] std::string as_json(const Report& report);

}  // namespace krypta::load
