#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/message.hpp"
#include "engine/core/rule.hpp"

namespace krypta {

/// Where a number on the board comes from. The amounts of the lines add up to the total; a line without an amount
/// explains and adds nothing.
struct Reckoning {
  struct Line {
    Message message;
    std::optional<std::int64_t> amount;
    RuleIds rules;
    friend bool operator==(const Line&, const Line&) = default;
  };
  std::int64_t total = 0;
  std::vector<Line> lines{};
  RuleIds rules{};
  friend bool operator==(const Reckoning&, const Reckoning&) = default;
};

/// The path to a number in a view, read step by step: the names of the fields and the places in lists, as in
/// "estates.gorali.possessed.0".
class Path {
 public:
  explicit constexpr Path(std::string_view text) : rest_(text), over_(text.empty()) {}

  [[nodiscard]] constexpr bool over() const { return over_; }
  /// The next step; empty after the last.
  constexpr std::string_view step() {
    const std::size_t dot = rest_.find('.');
    const std::string_view taken = rest_.substr(0, dot);
    over_ = dot == std::string_view::npos;
    rest_ = over_ ? std::string_view{} : rest_.substr(dot + 1);
    return taken;
  }
  /// The next step as a place in a list of that length; nothing if it is none.
  constexpr std::optional<unsigned> place(std::size_t length) {
    const std::string_view digits = step();
    if (digits.empty() || digits.size() > 4 || (digits.size() > 1 && digits.front() == '0')) return std::nullopt;
    unsigned number = 0;
    for (const char digit : digits) {
      if (digit < '0' || digit > '9') return std::nullopt;
      number = number * 10 + static_cast<unsigned>(digit - '0');
    }
    return number < length ? std::optional{number} : std::nullopt;
  }

 private:
  std::string_view rest_;
  bool over_;
};

}  // namespace krypta
