#include "bots/nowa_huta/model.hpp"

#include <algorithm>
#include <cmath>

namespace krypta::bots::nowa_huta {

Model::Model(const Beliefs& beliefs) : beliefs_(beliefs) {
  for (unsigned h = 0; h < horizons; ++h) {
    const double turns = static_cast<double>(h) / steps_in_turn;
    const double scale = std::sqrt(beliefs.unrest * beliefs.unrest + beliefs.drift * beliefs.drift * turns);
    for (int lead = -static_cast<int>(markers_each); lead <= static_cast<int>(markers_each); ++lead) {
      ahead_[h][static_cast<std::size_t>(lead + static_cast<int>(markers_each))] =
          static_cast<float>(1 / (1 + std::exp(-lead / scale)));
    }
    present_[h] = static_cast<float>(turns / (turns + beliefs.arrival));
  }
  for (const Estate from : all_of<Estate>()) {
    for (const bool grave : {false, true}) {
      double& best = next_ability_[grave ? 1 : 0][static_cast<std::size_t>(from)];
      for (const EstateCard card : all_of<EstateCard>()) best = std::max(best, ability(moved(from, card), grave));
    }
  }
  for (const CircleAction from : all_of<CircleAction>()) {
    double& best = next_action_[static_cast<std::size_t>(from)];
    for (const CircleCard card : all_of<CircleCard>()) {
      best = std::max(best, beliefs.action[static_cast<std::size_t>(moved(from, card))]);
    }
  }
}

double Model::ability(Estate where, bool grave) const {
  return where == Estate::Ogrodowe && !grave ? 0 : beliefs_.ability[static_cast<std::size_t>(where)];
}

const Model& Model::standard() {
  static const Model model{Beliefs{}};
  return model;
}

std::uint8_t Model::horizon(double turns) {
  return static_cast<std::uint8_t>(std::clamp(turns * steps_in_turn + 0.5, 0.0, horizons - 1.0));
}

}  // namespace krypta::bots::nowa_huta
