#pragma once

#include "engine/core/message.hpp"
#include "engine/games/vampire_empire/state.hpp"

/// The words of the game, by the prefixes of their keys in the catalogues.
namespace krypta::vampire_empire {

inline constexpr std::string_view character_domain = "ve-character";
inline constexpr std::string_view card_domain = "ve-card";
inline constexpr std::string_view side_domain = "ve-side";
inline constexpr std::string_view marker_domain = "ve-marker";
inline constexpr std::string_view pile_domain = "ve-pile";
inline constexpr std::string_view action_domain = "ve-action";
inline constexpr std::string_view ending_domain = "ve-ending";

constexpr Term term(Character c) { return {character_domain, name_of(c)}; }
constexpr Term term(Card c) { return {card_domain, name_of(c)}; }
constexpr Term term(Side s) { return {side_domain, name_of(s)}; }
constexpr Term term(Marker m) { return {marker_domain, name_of(m)}; }

}  // namespace krypta::vampire_empire
