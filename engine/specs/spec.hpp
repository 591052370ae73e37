#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/cards/spec_text.hpp"

/// Specs as they are written: lines of words. What the lines mean the runner knows.
namespace krypta::specs {

/// Whether each position to which a line of a spec leads must be one that somebody could have written: a test of the
/// game.
enum class Positions : std::uint8_t { Trusted, Checked };

/// Where something is wrong with a spec, and what.
struct Problem {
  cards::Position at{};
  std::string message;
};

/// A line, and those behind it that are indented deeper.
struct Line {
  std::uint32_t number = 1;
  std::string text;  ///< with the blanks before it, so that columns are those of the file; without a comment
};

struct Spec {
  std::string name;
  std::vector<std::string> ids{};  ///< of the rules it proves
  std::vector<Line> lines{};
  /// What `each` gives to its names; one empty row where there is no `each`.
  using Row = std::vector<std::pair<std::string, std::string>>;
  std::vector<Row> rows{};
};
[[nodiscard]] std::variant<Spec, Problem> read(const cards::SpecText& text);

/// The line with the names of the row replaced by what they stand for.
[[nodiscard]] Line filled_in(const Line& line, const Spec::Row& row);

struct Token {
  std::string text;
  cards::Position at{};
};
/// The words of a line. `drop:{h01 h02}` is two of them: `drop:h01` and `drop:h02`. A comma or a colon at the end of a
/// word is a word of its own.
[[nodiscard]] std::vector<Token> tokens_of(const Line& line);

/// "h01 h02", as a spec would write them; "nothing" if there are none.
[[nodiscard]] std::string joined(const std::vector<std::string>& words);

}  // namespace krypta::specs
