#include "cli/files.hpp"

#include <fstream>

namespace krypta::cli {

std::optional<std::string> file_text(const std::string& path, std::istream& in, std::size_t most) {
  const auto read = [most](std::istream& from) -> std::optional<std::string> {
    std::string text(most, '\0');
    from.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (from.bad()) return std::nullopt;
    text.resize(static_cast<std::size_t>(from.gcount()));
    return text;
  };
  if (path == "-") return read(in);
  std::ifstream file{path, std::ios::binary};
  // A folder opens like a file and fails only when it is read.
  if (!file.is_open() || file.peek() == std::ifstream::traits_type::eof()) {
    if (!file.is_open() || file.bad()) return std::nullopt;
    return std::string{};
  }
  return read(file);
}

}  // namespace krypta::cli
