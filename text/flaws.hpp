#pragma once

#include <string>
#include <string_view>

#include "engine/core/brought.hpp"
#include "text/speech.hpp"

namespace krypta::text {

/// What is wrong with what somebody brings, in one sentence with the line it is about and its rules.
[[nodiscard]] std::string flaw_sentence(const Flaw& flaw, std::string_view rule_prefix, const Speech& speech);

}  // namespace krypta::text
