// expect: this reader does not fit the type of the field
#include "engine/core/fields.hpp"

using namespace krypta;

struct Player {
  Secret<int> secret{};
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("secret", &Player::secret, everyone));
}
