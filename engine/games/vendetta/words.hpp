#pragma once

#include "engine/core/message.hpp"
#include "engine/games/vendetta/state.hpp"

/// The words of the game, by the prefixes of their keys in the catalogues.
namespace krypta::vendetta {

inline constexpr std::string_view clan_domain = "vd-clan";
/// The name of any card: of clans, Allies, Victims, relics and places.
inline constexpr std::string_view card_domain = "vd-card";
inline constexpr std::string_view location_domain = "vd-location";
inline constexpr std::string_view stand_domain = "vd-stand";
inline constexpr std::string_view window_domain = "vd-window";

constexpr Term term(Clan c) { return {clan_domain, name_of(c)}; }
constexpr Term term(ClanCard c) { return {card_domain, name_of(c)}; }
constexpr Term term(Follower f) { return {card_domain, name_of(f)}; }
constexpr Term term(Relic r) { return {card_domain, name_of(r)}; }
constexpr Term term(Place p) { return {card_domain, name_of(p)}; }
constexpr Term term(Source s) { return {card_domain, name_of(s)}; }
constexpr Term term(Location at) { return {location_domain, name_of(at)}; }
constexpr Term term(Window w) { return {window_domain, name_of(w)}; }

}  // namespace krypta::vendetta
