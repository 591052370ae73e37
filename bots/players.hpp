#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "bots/search/effort.hpp"

namespace krypta::bots {

/// The bots of one game. They are asked for a match of that game only, and for a seat that has to decide.
class Players {
 public:
  Players() = default;
  Players(const Players&) = delete;
  Players& operator=(const Players&) = delete;
  virtual ~Players() = default;

  /// Whether it is a match of their game.
  [[nodiscard]] virtual bool play(const AnyMatch& match) const = 0;
  [[nodiscard]] virtual bool play(const AnyGame& game) const = 0;
  [[nodiscard]] virtual bool search_well() const = 0;
  /// Takes a full name, as `find` gives it.
  [[nodiscard]] virtual Advice advise(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng) const = 0;
  [[nodiscard]] virtual Advice advise_knowing_all(const AnyMatch& match, Seat seat, const search::Effort& effort,
                                                  Rng& rng) const = 0;
  [[nodiscard]] virtual std::vector<Believed> beliefs(const AnyMatch& match, Seat seat, const search::Effort& effort,
                                                      Rng& rng) const = 0;
};

/// Each game's are made in a file of its own, bots/GAME/bots.cpp, so that nobody compiles those of two games.
template <class G>
[[nodiscard]] const Players& players_of();

/// How much the bot of that name searches, if it does.
[[nodiscard]] std::optional<search::Effort> effort_of(std::string_view bot);

}  // namespace krypta::bots
