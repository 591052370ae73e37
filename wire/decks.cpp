#include "wire/decks.hpp"

#include "wire/json.hpp"

namespace krypta::wire {

vtes::ReadDeck read_deck(const vtes::Facts& facts, std::string_view text) {
  const std::string_view seen = vtes::trimmed(text);
  const bool json = seen.starts_with('{') || seen.starts_with('[');
  // VDB begins its archive form with "[Event Name]".
  if (!json || seen.starts_with("[Event") || text.size() > vtes::longest_text) return read_deck_text(facts, text);
  const auto value = parse_json(seen);
  if (!value) return {{}, {{.kind = vtes::DeckProblem::Kind::no_json, .text = value.refusal().message}}};
  return read_deck_value(facts, *value);
}

}  // namespace krypta::wire
