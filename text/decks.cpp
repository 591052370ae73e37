#include "text/decks.hpp"

#include <array>
#include <cstdio>

namespace krypta::text {

namespace {

std::string_view key_of(const vtes::DeckProblem& problem) {
  using Kind = vtes::DeckProblem::Kind;
  switch (problem.kind) {
    case Kind::too_long: return "deck-too-long";
    case Kind::no_cards: return "deck-no-cards";
    case Kind::no_json: return "deck-no-json";
    case Kind::unknown_card: return problem.nearest.empty() ? "deck-unknown-card" : "deck-unknown-card-nearest";
    case Kind::bad_count: return "deck-bad-count";
    case Kind::crypt_too_small: return "deck-crypt-too-small";
    case Kind::library_too_small: return "deck-library-too-small";
    case Kind::library_too_large: return "deck-library-too-large";
    case Kind::groups_apart: return "deck-groups-apart";
    case Kind::banned: return "deck-banned";
  }
  return "";
}

}  // namespace

std::string deck_problem(const vtes::DeckProblem& problem, const Speech& speech) {
  const std::array<Argument, 4> told{Argument{"text", problem.text}, Argument{"nearest", problem.nearest},
                                     Argument{"number", static_cast<std::int64_t>(problem.number)},
                                     Argument{"most", vtes::most_copies}};
  std::string sentence = speech.say(key_of(problem), told);
  if (problem.line > 0) {
    const std::array<Argument, 2> at{Argument{"line", static_cast<std::int64_t>(problem.line)},
                                     Argument{"problem", sentence}};
    sentence = speech.say("deck-in-line", at);
  }
  for (const RuleId rule : problem.rules) {
    std::array<char, 16> id{};
    std::snprintf(id.data(), id.size(), " [VT-%03u]", static_cast<unsigned>(rule));
    sentence += id.data();
  }
  return sentence;
}

}  // namespace krypta::text
