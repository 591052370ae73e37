#include "engine/games/nowa_huta/rules.hpp"

namespace krypta::nowa_huta {

// NH-024: the Elder's right-hand neighbour, then clockwise past the Elder, the Elder last.
void initial_order(State& state) {
  const unsigned n = seats(state);
  const unsigned elder = number(*state.elder);
  state.order.clear();
  state.order.push_back(seat((elder + n - 1) % n));
  for (unsigned distance = 1; distance + 1 < n; ++distance) state.order.push_back(seat((elder + distance) % n));
  state.order.push_back(*state.elder);
}

// NH-173: rebuilt from the three criteria alone.
void update_order(State& state, Events& events) {
  const unsigned n = seats(state);
  const auto key = [&](Seat s) {
    const Player& player = state.players[s];
    const unsigned distance = (number(s) + n - number(*state.elder)) % n;
    // NH-169 fewest points, NH-170 fewest possessed on the board, NH-171 farthest from the Elder clockwise
    return (static_cast<std::uint32_t>(player.points) << 16U) | (on_board(player) << 8U) | (n - 1 - distance);
  };
  // No two keys are equal, so a player's place is the number of smaller ones.
  std::array<std::uint32_t, table_size> keys{};
  for (unsigned s = 0; s < n; ++s) keys[s] = key(seat(s));
  for (unsigned s = 0; s < n; ++s) {
    unsigned place = 0;
    for (unsigned other = 0; other < n; ++other) place += keys[other] < keys[s] ? 1U : 0U;
    state.order[place] = seat(s);
  }
  if (!events.wanted()) return;
  for (unsigned place = 0; place < n; ++place) {
    const Player& player = state.players[state.order[place]];
    events.tell_all({169, 170, 171}, EventKind::OrderUpdated, place + 1, state.order[place], player.points,
                    on_board(player));
  }
}

}  // namespace krypta::nowa_huta
