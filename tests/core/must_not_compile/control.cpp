// What the other files do wrong, done right: if this does not compile, their failures prove nothing.
#include "engine/games/nowa_huta/game.hpp"

using namespace krypta;

struct Player {
  int points = 0;
  Hidden<int> secret{};
  Hidden<int> buried{};
  Sealed<int> bid{};
  Secret<int> shown{};
  FixedVector<Hidden<int>, 3> hand{};
  SeatArray<Sealed<int>, 3> votes{};
};
constexpr auto fields_of(std::type_identity<Player>) {
  return fields<Player>(field("points", &Player::points, everyone), field("secret", &Player::secret, owner),
                        field("buried", &Player::buried, nobody), field("bid", &Player::bid, owner_until_opened),
                        field("shown", &Player::shown, whoever_has_seen), field("hand", &Player::hand, owner),
                        field("votes", &Player::votes, owner_until_opened));
}
static_assert(Described<Player>);

nowa_huta::State imagine(const nowa_huta::NowaHuta& game, const nowa_huta::State& state, Rng& rng) {
  const View<nowa_huta::State> view = redact(state, seat(0));
  return game.complete(view, rng);
}
