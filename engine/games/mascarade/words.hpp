#pragma once

#include "engine/core/message.hpp"
#include "engine/games/mascarade/state.hpp"

/// The words of the game, by the prefixes of their keys in the catalogues.
namespace krypta::mascarade {

inline constexpr std::string_view character_domain = "ma-character";
inline constexpr std::string_view spot_domain = "ma-spot";

constexpr Term term(Character c) { return {character_domain, name_of(c)}; }
constexpr Term term(Spot s) { return {spot_domain, name_of(s)}; }

}  // namespace krypta::mascarade
