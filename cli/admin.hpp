#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

#include "cli/tools.hpp"
#include "engine/core/value.hpp"
#include "text/speech.hpp"

/// What whoever runs the server sees of its answers.
namespace krypta::cli {

/// "30m", "12h", "7d" or "45s" in milliseconds.
[[nodiscard]] std::optional<std::int64_t> read_duration(std::string_view text);

/// Shows an answer to a person: its rows as a table, or its members a line each.
void show_answer(const Value& answer, const text::Speech& speech, std::ostream& out);

/// Rows as a table, with headings for people.
void show_rows(const Value::Array& rows, const text::Speech& speech, std::ostream& out);

/// Text of people, with nothing in it that a terminal would obey.
[[nodiscard]] std::string harmless(std::string_view text);

}  // namespace krypta::cli
