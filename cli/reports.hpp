#pragma once

#include <iosfwd>
#include <memory>

#include "engine/core/any_game.hpp"
#include "text/speech.hpp"

namespace krypta::cli {

/// What a game has to tell of many matches beside who won: the numbers its designer would want.
class Report {
 public:
  Report() = default;
  Report(const Report&) = delete;
  Report& operator=(const Report&) = delete;
  virtual ~Report() = default;

  /// Counts a match that is over. The order of the matches must not matter.
  virtual void add(const AnyMatch& match) = 0;
  [[nodiscard]] virtual Value as_value() const = 0;
  virtual void print(const text::Speech& speech, std::ostream& out) const = 0;
};

/// The report of a game; nothing if it has none.
[[nodiscard]] std::unique_ptr<Report> report_of(const AnyGame& game);

}  // namespace krypta::cli
