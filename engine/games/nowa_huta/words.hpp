#pragma once

#include "engine/core/message.hpp"
#include "engine/games/nowa_huta/state.hpp"

/// The words of the game, by the prefixes of their keys in the catalogues.
namespace krypta::nowa_huta {

inline constexpr std::string_view estate_domain = "nh-estate";
inline constexpr std::string_view space_domain = "nh-space";
inline constexpr std::string_view card_domain = "nh-card";
inline constexpr std::string_view modifier_domain = "nh-modifier";

constexpr Term term(Estate e) { return {estate_domain, name_of(e)}; }
constexpr Term term(CircleAction a) { return {space_domain, name_of(a)}; }
constexpr Term term(EstateCard c) { return {card_domain, name_of(c)}; }
constexpr Term term(Modifier m) { return {modifier_domain, name_of(m)}; }

}  // namespace krypta::nowa_huta
