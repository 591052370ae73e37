#pragma once

#include <cstddef>
#include <istream>
#include <optional>
#include <string>

namespace krypta::cli {

/// The text of a file, or of `in` for "-", and no more of it than `most` bytes; nothing if it cannot be read.
[[nodiscard]] std::optional<std::string> file_text(const std::string& path, std::istream& in, std::size_t most);

}  // namespace krypta::cli
