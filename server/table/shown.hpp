#pragma once

#include "server/table/table.hpp"
#include "text/speech.hpp"
#include "wire/shown.hpp"

/// What one observer is sent about a table. Live play, a first look, a reconnect and a refusal of something stale all
/// take it from here, so none of them can show more than the others.
namespace krypta::server {

/// {table, seat, from, number, told, now}: the lines the observer has not had yet, and how things stand.
///
/// It depends on the table's entries through what this observer may know and on nothing else.
[[nodiscard]] Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech);

/// {number, told, now} with all there is, to be kept.
[[nodiscard]] Value whole_packet(const Table& table, Seat observer, const text::Speech& speech);

/// What the people at the table are called, for sentences.
[[nodiscard]] wire::Voice voice_of(const Table& table, const text::Speech& speech);

}  // namespace krypta::server
