// expect: only a plain struct can be described
#include "engine/core/fields.hpp"

using namespace krypta;

class Player {
 public:
  explicit Player(int p) : points(p) {}
  int points;
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("points", &Player::points, everyone));
}
