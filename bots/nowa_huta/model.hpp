#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/games/nowa_huta/game.hpp"

namespace krypta::bots::nowa_huta {

using namespace krypta::nowa_huta;

/// The numbers behind the evaluation, in Dark Lord points, possessed and turns. They were found by many matches of the
/// bot against itself with slightly different ones, at tables of every size.
struct Beliefs {
  // How counts change.
  double unrest = 0.148;        ///< the difference of two counts changes by this much at any rate
  double drift = 1.005;         ///< and by this much in a turn; in four turns by twice as much
  double interference = 0.380;  ///< of a turn, which one player's turn brings
  double arrival = 0.476;       ///< turns after which one without possessed on an estate has some, with even odds

  // When estates are scored.
  double sabbath_each_turn = 0.012;  ///< calls of one player on one estate
  double spread_each_turn = 0.384;   ///< estates that a player gains on the way to Blood Dusk
  double dusk_doubt = 2.867;         ///< turns of delay that make Blood Dusk as likely as not
  double placed_each_turn = 2.318;   ///< possessed that a player places on the way to Armageddon
  double armageddon_doubt = 1.336;   ///< turns of delay that make Armageddon as likely as not

  // What else is worth points.
  double marker = 0.115;  ///< a possessed that can still be placed
  double reach = 0.501;   ///< the share of what the next turn can bring that counts now
  double second = 0.702;  ///< the share of the points for place 2 that a Sabbath Hour gives to opponents
  std::array<double, 7> ability{1.751, 1.290, 0.166, 0.457, 0.773, 1.048, 0.336};  ///< by Estate
  /// By CircleAction; what a Sabbath Hour brings is counted, not believed.
  std::array<double, 7> action{1.574, 0.780, 0.320, 0.953, 0.264, 0.595, 0};

  // How much a lead means, and what others plan.
  double steadiness = 2.071;    ///< points of lead that decide in the last turn
  double luck = 1.505;          ///< and more for each turn to come
  double insight = 0.9;         ///< how far others are trusted to plan what is good for them
  double indifference = 1.083;  ///< points that make no great difference to them
};

/// The beliefs worked out for every difference of counts and every distance in time.
class Model {
 public:
  static constexpr unsigned steps_in_turn = 4;
  static constexpr unsigned horizons = 17 * steps_in_turn;

  explicit Model(const Beliefs& beliefs);
  static const Model& standard();

  [[nodiscard]] const Beliefs& beliefs() const { return beliefs_; }
  [[nodiscard]] static std::uint8_t horizon(double turns);
  /// How likely a player who is `lead` possessed ahead now is to be ahead then; a tie counts half.
  [[nodiscard]] float ahead(int lead, unsigned horizon) const {
    return ahead_[horizon][static_cast<std::size_t>(lead + static_cast<int>(markers_each))];
  }
  /// How likely a player without possessed on an estate is to have some there then.
  [[nodiscard]] float present(unsigned horizon) const { return present_[horizon]; }
  /// The best ability and the best action that the cards reach from there.
  [[nodiscard]] double ability(Estate where, bool grave) const;
  [[nodiscard]] double next_ability(Estate from, bool grave) const {
    return next_ability_[grave ? 1 : 0][static_cast<std::size_t>(from)];
  }
  [[nodiscard]] double next_action(CircleAction from) const { return next_action_[static_cast<std::size_t>(from)]; }

 private:
  Beliefs beliefs_;
  std::array<std::array<float, 2 * markers_each + 1>, horizons> ahead_{};
  std::array<float, horizons> present_{};
  std::array<std::array<double, 7>, 2> next_ability_{};
  std::array<double, 7> next_action_{};
};

}  // namespace krypta::bots::nowa_huta
