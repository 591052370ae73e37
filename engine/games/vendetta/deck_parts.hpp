#pragma once

#include <optional>

#include "engine/cards/tree.hpp"
#include "engine/games/vendetta/vocabulary.hpp"

/// What a card says, part by part.
namespace krypta::vendetta {

inline std::optional<int> number(const cards::Card& card, Fact fact) {
  return card.number(static_cast<unsigned>(fact));
}

/// Calls `visit` for every statement of a block and of the blocks in it.
template <class Visit>
void each_statement(const cards::Block& block, const Visit& visit) {
  for (const cards::Statement& s : block) {
    visit(s);
    for (const cards::Block& inner : s.blocks) each_statement(inner, visit);
  }
}
/// Calls `visit` for every selector that an expression, or a statement itself, asks.
template <class Visit>
void each_selector(const cards::Expression& expression, const Visit& visit);
template <class Visit>
void each_selector(const cards::Selector& selector, const Visit& visit) {
  visit(selector);
  if (selector.argument) each_selector(*selector.argument, visit);
  if (selector.filter) each_selector(*selector.filter, visit);
}
template <class Visit>
void each_selector(const cards::Expression& expression, const Visit& visit) {
  for (const cards::Selector& s : expression.selector) each_selector(s, visit);
  for (const cards::Expression& part : expression.parts) each_selector(part, visit);
}
template <class Visit>
void each_selector(const cards::Statement& s, const Visit& visit) {
  for (const cards::Expression& e : s.arguments) each_selector(e, visit);
  if (s.quantity.reckoned) each_selector(s.quantity.reckoned.value(), visit);
  if (s.selector) each_selector(*s.selector, visit);
  if (s.by) each_selector(*s.by, visit);
}

}  // namespace krypta::vendetta
