#pragma once

#include <cstdint>

/// No rule of a game bounds how often somebody stands up, speaks or changes his mind; a table does, or one person could
/// make its list of entries so long that nobody can open it any more.
namespace krypta::server {

/// How often one person has done something at one table.
struct Tally {
  std::uint32_t sat = 0;
  std::uint32_t stirred = 0;
  std::uint32_t said = 0;
  std::uint32_t left = 0;        ///< a running match
  std::uint32_t asked_back = 0;  ///< the others
  std::uint32_t took_back = 0;   ///< without asking
  std::uint32_t asks = 0;        ///< to be asked always, or no longer
  std::uint32_t brought = 0;
  std::uint32_t stops = 0;  ///< where he wants to be asked
};

/// More than anybody needs who plays. Coming back is not among it: it takes that somebody was away.
inline constexpr Tally most_of_a_person{.sat = 10,
                                        .stirred = 10,
                                        .said = 1000,
                                        .left = 50,
                                        .asked_back = 50,
                                        .took_back = 200,
                                        .asks = 100,
                                        .brought = 50,
                                        .stops = 500};
/// The host's.
inline constexpr std::uint32_t most_bots_put = 100;
/// Choices of a seat in a row that nobody else is told of, as when somebody changes what he has chosen in secret. Then
/// only one counts by which he is done. What others do ends the row, so the match bounds them all.
inline constexpr std::uint32_t most_unnoticed = 100;

}  // namespace krypta::server
