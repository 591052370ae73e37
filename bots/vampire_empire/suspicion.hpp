#pragma once

#include <optional>
#include <vector>

#include "bots/vampire_empire/mind.hpp"
#include "bots/vampire_empire/retelling.hpp"

namespace krypta::bots::vampire_empire {

/// Whose tokens the opponent holds, and how likely. The match is played again from its deal as the seat remembers it,
/// with many hands that the opponent may have held: what he did unseen is drawn as the heuristic bot would do it, and
/// what he did before everybody's eyes speaks for those tokens with which that bot would have done it.
class Suspicion {
 public:
  /// Nothing if the memory does not tell the match from its deal.
  [[nodiscard]] static std::optional<Suspicion> of(const VampireEmpire& game, const GameView& view,
                                                   const EnumArray<Side, Manner>& manners, Rng& rng);

  [[nodiscard]] double chance(const CharacterSet& tokens) const;
  [[nodiscard]] CharacterSet drawn(Rng& rng) const;
  /// As odds of who the vampires are; only if the opponent plays them.
  [[nodiscard]] Odds odds() const { return {held_, chances_}; }

 private:
  friend class Listener;
  explicit Suspicion(const State& known);

  Worlds held_{};  ///< every set of tokens that may be his
  std::vector<double> chances_{};
};

}  // namespace krypta::bots::vampire_empire
