#pragma once

#include <string>
#include <string_view>

#include "cli/play/boards.hpp"
#include "cli/vtes/table.hpp"
#include "engine/games/vtes/cards.hpp"

/// How a thing on the table is, in a few words. Things are asked for by the ids of their places.
namespace krypta::cli {

/// "3/4": blood of capacity; "♥2": life.
[[nodiscard]] std::string vt_counters(const VtesTable& table, std::string_view thing, const Reader& reader);
/// The clan of a vampire, else what kind of minion it is.
[[nodiscard]] std::string vt_house(std::string_view card, const Reader& reader);
/// Those that it has, with what was learned. VT-114, VT-115
[[nodiscard]] vtes::Disciplines vt_disciplines_of(const VtesTable& table, std::string_view thing);
/// "torpor, locked, primogen, +1 intercept"
[[nodiscard]] std::string vt_minion_notes(const VtesTable& table, std::string_view thing, const Reader& reader);
/// A card that is no minion: "Raven Spy ♥1 (locked)".
[[nodiscard]] std::string vt_lying_card(const VtesTable& table, std::string_view thing, const Reader& reader);

}  // namespace krypta::cli
