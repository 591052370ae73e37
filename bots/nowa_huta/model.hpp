#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/games/nowa_huta/game.hpp"

namespace krypta::bots::nowa_huta {

using namespace krypta::nowa_huta;

/// The numbers behind the evaluation, in Dark Lord points and turns. They were found by matches of the bot against
/// versions of itself.
struct Beliefs {
  double unrest = 0.177;        ///< how much the difference of two counts may change before the first turn is over
  double drift = 0.874;         ///< and in each turn
  double arrival = 1.004;       ///< turns after which a player without possessed on an estate has some with even odds
  double interference = 0.451;  ///< turns' worth of change that one player's turn brings
  double placed_each_turn = 2.301;
  double spread_each_turn = 0.583;   ///< new estates that a player reaches on the way to Blood Dusk
  double sabbath_each_turn = 0.021;  ///< calls of a player on one estate
  double marker = 0.324;             ///< a possessed that can still be placed
  double reach = 0.663;              ///< what the next turn promises, against what is there
  double steadiness = 0.770;         ///< points by which a lead is safe at the end
  double insight = 0.8;              ///< how far others are trusted to plan what looks good
  double indifference = 1.338;       ///< points that somebody who plans may overlook
  double second = 0.743;
  double dusk_doubt = 2.068;
  double armageddon_doubt = 0.868;
  double luck = 0.902;                                                             ///< and more for each turn to come
  std::array<double, 7> ability{2.068, 1.244, 0.320, 0.809, 0.701, 0.929, 0.443};  ///< by Estate
  std::array<double, 7> action{1.011, 0.482, 0.443, 0.667,
                               0.300, 0.613, 0};  ///< by CircleAction; a Sabbath Hour is counted out
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
