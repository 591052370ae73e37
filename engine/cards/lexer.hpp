#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/tree.hpp"

namespace krypta::cards {

struct Token {
  enum class Kind : std::uint8_t {
    name,
    keyword,
    number,
    text,  ///< without its quotation marks
    mark,  ///< `{`, `<=`, …
    bad,   ///< `problem` says why
    end    ///< of the file
  };
  Kind kind = Kind::end;
  std::string_view text{};  ///< as written, inside the text that was read
  int number = 0;
  Position at{};
  bool begins_line = false;  ///< nothing but white space stands before it
  std::string problem{};

  /// Whether it is this keyword or mark.
  [[nodiscard]] bool is(std::string_view word) const {
    return (kind == Kind::keyword || kind == Kind::mark) && text == word;
  }
};

[[nodiscard]] bool is_keyword(std::string_view word);

/// Which letters names are made of: in specs seats have capitals.
enum class Letters : std::uint8_t { small, all };

/// The last one is the end of the file. The tokens point into the text. Specs are passed over like comments.
[[nodiscard]] std::vector<Token> tokens_of(std::string_view text, Letters letters = Letters::small);

/// What a text says: `\"` is a quotation mark in it, and `\\` a backslash.
[[nodiscard]] std::string meant(std::string_view written);

/// "`castle`", "the end of the file": what an error has found.
[[nodiscard]] std::string found(const Token& token);

}  // namespace krypta::cards
