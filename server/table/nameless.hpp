#pragma once

#include <functional>
#include <string>
#include <vector>

#include "server/table/entry.hpp"

/// Whoever has been removed is not named any more. What was written stays as it is; it is read without the name.
namespace krypta::server {

using Removed = std::function<bool(AccountId)>;

/// Takes the names of those who have been removed out of entries; what they were called.
std::vector<std::string> without_names(std::vector<store::Entry>& entries, const Removed& removed);

/// The same of what was told of a match: names that stand alone, and in sentences.
[[nodiscard]] Value without_names(const Value& told, const std::vector<std::string>& names);

}  // namespace krypta::server
