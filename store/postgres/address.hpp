#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace krypta::store::postgres {

/// Where a database is and how to come in: libpq's options.
using Target = std::vector<std::pair<std::string, std::string>>;

/// The hosts of a URL, each by itself, so that one that does not answer keeps nobody from trying the next; or one line
/// for a person, in which no password stands.
[[nodiscard]] std::variant<std::vector<Target>, std::string> targets_of(const std::string& url);

/// What somebody says, without what is nobody's business.
[[nodiscard]] std::string without_password(std::string text, const Target& target);

}  // namespace krypta::store::postgres
