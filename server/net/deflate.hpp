#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace krypta::server {

[[nodiscard]] std::string deflated(std::string_view bytes);
/// The same as a file that browsers unpack themselves.
[[nodiscard]] std::string gzipped(std::string_view bytes);
/// Nothing if the bytes were not deflated, or would be more than so many.
[[nodiscard]] std::optional<std::string> inflated(std::string_view bytes, std::size_t most);

}  // namespace krypta::server
