#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Specs stand beside the cards they prove. To the compiler of the cards they are blanks; engine/specs reads and runs
/// them, and only when somebody asks for it.
namespace krypta::cards {

struct File;

/// A spec as it is written: `spec` at the beginning of a line, and all lines behind it that are indented.
struct SpecText {
  std::string file;
  std::uint32_t line = 1;
  std::string card;  ///< the id of the card it stands below; empty if it stands below none
  std::string text;
};

/// How many bytes the spec has that begins where this text begins, which is the beginning of a line; 0 if none does.
[[nodiscard]] std::size_t spec_length(std::string_view text);

[[nodiscard]] std::vector<SpecText> specs_in(const File& file);

}  // namespace krypta::cards
