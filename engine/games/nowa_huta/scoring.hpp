#pragma once

#include <algorithm>
#include <array>

#include "engine/games/nowa_huta/state.hpp"

/// How one estate is scored. The heuristic bot counts with the same functions.
namespace krypta::nowa_huta {

struct Standing {
  unsigned place = 0;  ///< the best of the places shared; 0 without possessed (NH-153)
  unsigned points = 0;
};

/// What place 1, 2, 3, 4 is worth at a table of that size.
constexpr unsigned points_for(Modifier modifier, unsigned place, unsigned seats) {
  constexpr std::array<std::array<unsigned, 3>, 3> table{{{5, 3, 1}, {7, 5, 3}, {3, 1, 0}}};  // NH-155, NH-156, NH-157
  // NH-158, NH-159, NH-160: one place fewer than players is paid; NH-161: no other
  return place < seats ? table[static_cast<std::size_t>(modifier)][place - 1] : 0;
}

/// What each of `sharing` players gets who occupy the places from `place` on together.
constexpr unsigned shared_points(Modifier modifier, unsigned place, unsigned sharing, unsigned seats) {
  unsigned sum = 0;  // NH-162, NH-164
  for (unsigned p = place; p < place + sharing; ++p) sum += points_for(modifier, p, seats);
  return sum / sharing;  // NH-163
}

/// All answers of `shared_points`: by seats, modifier, place, sharing.
inline constexpr auto shared_points_table = [] {
  std::array<std::array<std::array<std::array<std::uint8_t, table_size + 1>, table_size + 1>, 3>, table_size + 1>
      table{};
  for (unsigned seats = 2; seats <= table_size; ++seats) {
    for (const Modifier modifier : all_of<Modifier>()) {
      for (unsigned place = 1; place <= seats; ++place) {
        for (unsigned sharing = 1; place + sharing <= seats + 1; ++sharing) {
          table[seats][static_cast<std::size_t>(modifier)][place][sharing] =
              static_cast<std::uint8_t>(shared_points(modifier, place, sharing, seats));
        }
      }
    }
  }
  return table;
}();

constexpr Standing standing_on(const EstateSpace& estate, Seat s) {
  const unsigned own = estate.possessed[s];
  if (own == 0) return {};  // NH-153
  unsigned place = 1;
  unsigned sharing = 0;
  for (const std::uint8_t count : estate.possessed) {  // NH-152, NH-154
    place += count > own ? 1U : 0U;
    sharing += count == own ? 1U : 0U;
  }
  return {place,
          shared_points_table[estate.possessed.size()][static_cast<std::size_t>(estate.modifier)][place][sharing]};
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
