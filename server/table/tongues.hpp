#pragma once

#include <span>
#include <string_view>

#include "engine/core/value.hpp"

/// The same tree in every language there is, as one: only what differs between them stands there more than once. So
/// what was shown can be kept without the program that made the sentences, and is still there in everybody's language.
namespace krypta::server {

/// One tree a language, in the order of text::languages().
[[nodiscard]] Value in_all_tongues(std::span<const Value> trees);
/// The tree in one language; in the first, where that one is missing.
[[nodiscard]] Value in_tongue(const Value& all, std::string_view language);

}  // namespace krypta::server
