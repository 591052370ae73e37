// expect: every member of the struct must stand in its field list
#include "engine/core/fields.hpp"

using namespace krypta;

struct Player {
  int points = 0;
  Hidden<int> secret{};
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("points", &Player::points, everyone));
}
