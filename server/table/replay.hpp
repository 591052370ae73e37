#pragma once

#include "server/table/table.hpp"
#include "wire/frames.hpp"

namespace krypta::server {

/// The steps of a table's match that an observer was told and that still count: the lines `started` and `choice` that
/// were not taken back. Eyes that see everything have all of them.
[[nodiscard]] wire::Stops stops_of(const Table& table, wire::Eyes eyes);

/// The entries of the choices that led to some of the steps, each with the number of its step.
struct Led {
  std::uint32_t entry = 0;
  std::size_t stop = 0;
};
[[nodiscard]] std::vector<Led> led_to(const Table& table, const wire::Stops& stops, wire::Part part);

/// Whether somebody may look at the match again with these eyes: while it is played with his own, afterwards with any.
/// In a game of memory nobody looks back while it is played, unless that was agreed (`may_look_back`).
[[nodiscard]] bool may_replay(const Table& table, AccountId account, wire::Eyes eyes);
[[nodiscard]] bool may_look_back(const Table& table);

}  // namespace krypta::server
