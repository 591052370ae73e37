#pragma once

#include <string_view>

#include "engine/core/message.hpp"
#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/state.hpp"

/// The words of the game, by the prefixes of their keys in the catalogues.
namespace krypta::vtes {

/// The catalogues have no names of cards: those are the same in every language, and the facts have them.
inline constexpr std::string_view card_domain = "vt-card";
inline constexpr std::string_view phase_domain = "vt-phase";
inline constexpr std::string_view window_domain = "vt-window";
inline constexpr std::string_view action_domain = "vt-action";
inline constexpr std::string_view range_domain = "vt-range";
inline constexpr std::string_view discipline_domain = "vt-discipline";
inline constexpr std::string_view level_domain = "vt-level";

inline Term term(CardId card) { return {card_domain, slug(card)}; }
constexpr Term term(Phase p) { return {phase_domain, name_of(p)}; }
constexpr Term term(Window w) { return {window_domain, name_of(w)}; }
constexpr Term term(Discipline d) { return {discipline_domain, name_of(d)}; }
constexpr Term term(Level l) { return {level_domain, name_of(l)}; }
/// What lies there, for somebody who may not know it.
inline constexpr Term face_down{card_domain, "unknown"};
/// Who was there and is burned.
inline constexpr Term gone{card_domain, "gone"};

/// What lies in a place, or that nobody is there any more.
Term card_at(const State& state, ThingId id);

/// Who acts and how, who blocks, what is played and who fights, as far as there is an action or a combat.
void tell_course(const Cards& cards, const State& state, Message& words);

/// The words of the catalogues for those of a kind that a card can have picked: "vt-clan". Empty for players, cards and
/// faces, which are no words.
std::string_view domain_of(Kind kind);

/// A picked word: its type, as the language counts them, stands in the place of the thing.
constexpr Choice pick_word(Kind kind, unsigned word) {
  return choose(Verb::PickWord, word, static_cast<unsigned>(type_of(kind)));
}
constexpr Kind word_kind(Choice c) { return static_cast<Kind>(raw_thing(c) - cards::first_own); }

}  // namespace krypta::vtes
