// expect: no matching function for call to 'field
#include "engine/core/fields.hpp"

using namespace krypta;

struct Player {
  int points = 0;
};
constexpr auto fields_of(std::type_identity<Player>) { return fields<Player>(field("points", &Player::points)); }
