#pragma once

#include <algorithm>
#include <array>

#include "engine/games/nowa_huta/state.hpp"

/// How one estate is scored. The heuristic bot counts with the same functions.
namespace krypta::nowa_huta {

struct Standing {
  unsigned place = 0;   ///< the best of the places shared; 0 without possessed (NH-153)
  unsigned points = 0;
};

/// What place 1, 2, 3, 4 is worth at a table of that size.
constexpr unsigned points_for(Modifier modifier, unsigned place, unsigned seats) {
  constexpr std::array<std::array<unsigned, 3>, 3> table{{{5, 3, 1}, {7, 5, 3}, {3, 1, 0}}};  // NH-155, NH-156, NH-157
  // NH-158, NH-159, NH-160: one place fewer than players is paid; NH-161: no other
  return place < seats ? table[static_cast<std::size_t>(modifier)][place - 1] : 0;
}

constexpr Standing standing_on(const EstateSpace& estate, Seat s) {
  const unsigned own = estate.possessed[s];
  if (own == 0) return {};  // NH-153
  unsigned place = 1;
  unsigned sharing = 0;
  for (const std::uint8_t count : estate.possessed) {  // NH-152, NH-154
    place += count > own ? 1U : 0U;
    sharing += count == own ? 1U : 0U;
  }
  unsigned sum = 0;  // NH-162, NH-164
  for (unsigned p = place; p < place + sharing; ++p) sum += points_for(estate.modifier, p, static_cast<unsigned>(estate.possessed.size()));
  return {place, sum / sharing};  // NH-163
}

/// NH-147, NH-148, NH-149: the lead over the strongest opponent.
constexpr unsigned kept_after_armageddon(const EstateSpace& estate, Seat s) {
  unsigned strongest = 0;
  for (unsigned other = 0; other < estate.possessed.size(); ++other) {
    if (seat(other) != s) strongest = std::max<unsigned>(strongest, estate.possessed[seat(other)]);
  }
  const unsigned own = estate.possessed[s];
  return own > strongest ? own - strongest : 0;
}

}  // namespace krypta::nowa_huta
