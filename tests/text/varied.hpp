#pragma once

#include <algorithm>
#include <string_view>

#include "engine/core/any_game.hpp"

namespace krypta::test {

/// In every other match, what may be left to chance is, and what may be played with is played with, as far as the
/// number of players allows it; in half of those, everybody brings the same, so that what is unique is contested.
inline Setup varied_setup(const AnyGame& game, unsigned seats, unsigned seed) {
  Setup setup{seats};
  if (seed % 2 == 0) return setup;
  for (const OptionInfo& option : game.info().options) {
    for (const std::string_view value : {"draw", "random", "yes"}) {
      if (std::ranges::find(option.values, value) == option.values.end()) continue;
      Setup more = setup;
      more.options.emplace_back(option.name, value);
      if (game.begin(more)) setup = more;
    }
  }
  if (const auto& ready = game.info().ready; seed % 4 == 3 && !ready.empty()) {
    const Brought same = game.bring(Value{std::string{ready[seed / 4 % ready.size()]}});
    setup.brought.assign(seats, same.written);
  }
  return setup;
}

}  // namespace krypta::test
