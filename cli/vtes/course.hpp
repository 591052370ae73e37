#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cli/play/boards.hpp"

namespace krypta::cli {

/// The action that goes on, as it was told: its numbers as they are now, and what was played in it.
struct VtesCourse {
  /// What a card or an ability changed, and by how much.
  struct Change {
    std::string_view what;  ///< "stealth", "intercept", "bleed"
    std::int64_t by;
  };
  struct Card {
    std::string_view card;
    std::string_view minion;  ///< nothing if its Methuselah played it
    Seat seat;
    std::vector<Change> changes{};
  };
  std::int64_t stealth = 0;
  std::int64_t bleed = 0;
  std::int64_t intercept = 0;  ///< of whoever tries to block
  std::string_view blocker{};
  std::vector<Card> cards{};
};

/// Nothing if the events tell of no action.
[[nodiscard]] std::optional<VtesCourse> vtes_course(std::span<const ShownEvent> events);

}  // namespace krypta::cli
