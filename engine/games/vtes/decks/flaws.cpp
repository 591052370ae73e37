#include "engine/games/vtes/decks/deck.hpp"

/// What is wrong with a deck, as sentences.
namespace krypta::vtes {

namespace {

std::string_view key_of(const DeckProblem& problem) {
  using Kind = DeckProblem::Kind;
  switch (problem.kind) {
    case Kind::too_long: return "deck-too-long";
    case Kind::no_cards: return "deck-no-cards";
    case Kind::no_json: return "deck-no-json";
    case Kind::unknown_card: return problem.nearest.empty() ? "deck-unknown-card" : "deck-unknown-card-nearest";
    case Kind::bad_count: return "deck-bad-count";
    case Kind::crypt_too_small: return "deck-crypt-too-small";
    case Kind::library_too_small: return "deck-library-too-small";
    case Kind::crypt_too_large: return "deck-crypt-too-large";
    case Kind::library_too_large: return "deck-library-too-large";
    case Kind::groups_apart: return "deck-groups-apart";
    case Kind::banned: return "deck-banned";
    case Kind::unwritten: return "deck-unwritten";
  }
  return "";
}

}  // namespace

Flaw flaw_of(const DeckProblem& problem) {
  Flaw flaw{.key = std::string{key_of(problem)}, .line = problem.line, .rules = problem.rules};
  flaw.arguments = {{"text", problem.text},
                    {"nearest", problem.nearest},
                    {"number", std::int64_t{problem.number}},
                    {"most", problem.most}};
  return flaw;
}

}  // namespace krypta::vtes
