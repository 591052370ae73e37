#include "wire/decks.hpp"

#include "wire/brought.hpp"
#include "wire/json.hpp"

namespace krypta::wire {

vtes::ReadDeck read_deck(const vtes::Facts& facts, std::string_view text) {
  if (!looks_like_json(text) || text.size() > vtes::longest_text) return read_deck_text(facts, text);
  const auto value = parse_json(text);
  if (!value) return {{}, {{.kind = vtes::DeckProblem::Kind::no_json, .text = value.refusal().message}}};
  return read_deck_value(facts, *value);
}

}  // namespace krypta::wire
