#pragma once

#include "engine/cards/cursor.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

[[nodiscard]] syntax::Expression parse_expression(Cursor& cursor);
[[nodiscard]] syntax::Selector parse_selector(Cursor& cursor);
/// `name(…)`
[[nodiscard]] std::vector<syntax::Expression> parse_arguments(Cursor& cursor);

}  // namespace krypta::cards
