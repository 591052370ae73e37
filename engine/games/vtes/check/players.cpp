#include <algorithm>

#include "engine/games/vtes/check.hpp"

/// Seats, the course of the game, and what belongs to each Methuselah.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Player> == 27);

/// More than anybody comes to; what counts further must still fit into its field.
constexpr int most_pool = 10'000;
constexpr unsigned most_points = 100;
constexpr unsigned most_left = 20;  ///< actions or transfers in a phase

std::string player_field(unsigned s, std::string_view name) { return field_of("players", s, name); }

Finding check_out(const State& state) {
  const unsigned left = playing(state).size();
  if (in_setup(state) && left < seat_count(state)) return bad("players", "nobody is out before the first turn", {657});
  if (!is_over(state) && left < 2) return bad("players", "the game is over when one is left", {665});
  return std::nullopt;
}

/// What is left to somebody in a phase is there in that phase alone. VT-219, VT-621, VT-651
Finding check_left(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  if (player.out || is_over(state)) return std::nullopt;
  const bool own = !in_setup(state) && state.active == seat(s);
  const unsigned stage = state.frames[0].stage;
  const auto fits = [&](unsigned left, unsigned wanted) {
    return left == 0 || (own && stage == wanted && left <= most_left);
  };
  if (player.more_masters > most_players) return bad(player_field(s, "more_masters"), "are too many", {215});
  if (!fits(player.masters, turning::MasterEffects))
    return bad(player_field(s, "masters"), "is for the own master phase", {214, 219});
  if (!fits(player.transfers, turning::InfluenceEnds))
    return bad(player_field(s, "transfers"), "is for the own influence phase", {616, 621});
  if (!fits(player.discards, turning::DiscardEnds))
    return bad(player_field(s, "discards"), "is for the own discard phase", {649, 651});
  return std::nullopt;
}

template <std::size_t N>
bool is_sorted(const FixedVector<CardId, N>& pile) {
  return std::is_sorted(pile.begin(), pile.end());
}
template <std::size_t N>
bool has_only(const FixedVector<CardId, N>& pile, bool crypt) {
  return std::all_of(pile.begin(), pile.end(), [&](CardId card) { return is_crypt(card) == crypt; });
}

Finding check_piles(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  constexpr const char* sorted = "must be sorted";
  constexpr const char* counted = "is not how many there are";
  if (!is_sorted(player.hand.value)) return bad(player_field(s, "hand"), sorted);
  if (!is_sorted(player.library.value)) return bad(player_field(s, "library"), sorted);
  if (!is_sorted(player.crypt.value)) return bad(player_field(s, "crypt"), sorted);
  if (!is_sorted(player.ash)) return bad(player_field(s, "ash"), sorted);
  if (!is_sorted(player.removed)) return bad(player_field(s, "removed"), sorted);
  if (!is_sorted(player.deck.value)) return bad(player_field(s, "deck"), sorted);
  if (!has_only(player.hand.value, false)) return bad(player_field(s, "hand"), "holds library cards only", {161});
  if (!has_only(player.library.value, false)) return bad(player_field(s, "library"), "has library cards only", {10});
  if (!has_only(player.crypt.value, true)) return bad(player_field(s, "crypt"), "has crypt cards only", {6});
  if (player.hand_count != player.hand.value.size()) return bad(player_field(s, "hand_count"), counted);
  if (player.library_count != player.library.value.size()) return bad(player_field(s, "library_count"), counted);
  if (player.crypt_count != player.crypt.value.size()) return bad(player_field(s, "crypt_count"), counted);
  return std::nullopt;
}

/// What somebody has seen in a hand still lies there, and a hand is open as long as a card says so.
Finding check_hands(const Cards& cards, const State& state) {
  const bool settled = is_settled_now(state);
  const SeatSet open = open_hands(cards, state);
  for (unsigned s = 0; s < seat_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    if (settled && player.hand.open != open.has(seat(s)))
      return bad(player_field(s, "hand.open"), "a hand is open as long as a card in play opens it", {163});
    SeatArray<Hand, most_players> hands;
    for (const Player& other : state.players) hands.push_back(other.hand.value);
    for (const Glimpse& glimpse : player.glimpses.value) {
      if (number(glimpse.whose) >= seat_count(state) || glimpse.whose == seat(s) ||
          !take_out(hands[glimpse.whose], glimpse.card))
        return bad(player_field(s, "glimpses"), "are cards that lie in the hand of another", {163});
    }
  }
  return std::nullopt;
}

Finding check_player(const State& state, unsigned s) {
  const Player& player = state.players[seat(s)];
  if (player.pool < 0 || player.pool > most_pool)
    return bad(player_field(s, "pool"), "must be from 0 to " + std::to_string(most_pool), {16});
  if (player.points > most_points) return bad(player_field(s, "points"), "are too many", {662});
  if (player.half && (player.out || !is_over(state)))
    return bad(player_field(s, "half"), "comes to who is left when the time is up", {665});
  if (Finding found = check_left(state, s)) return found;
  if (Finding found = check_piles(state, s)) return found;
  if (player.late_unlock > most_hand || player.late_discard > most_hand)
    return bad(player_field(s, "late_unlock"), "so many cards do not wait to be replaced", {63});
  if (player.unreplaced > 2 * most_hand)
    return bad(player_field(s, "unreplaced"), "so many cards do not wait to be replaced", {59});
  if (player.deck.open != (state.open_decks || is_over(state)))
    return bad(player_field(s, "deck.open"), "decks are open when that was agreed, or the match is over");
  return std::nullopt;
}

}  // namespace

bool is_held(const State& state, CardId card) {
  return std::any_of(state.players.begin(), state.players.end(),
                     [&](const Player& player) { return player.deck.value.contains(card); });
}

std::size_t find_step(const State& state, Step step) {
  std::size_t i = 0;
  while (i < state.frames.size() && state.frames[i].step != step) ++i;
  return i;
}

const Frame& innermost(const State& state) {
  const Frame& top = state.frames.top();
  const bool adjusts = top.step == Step::DrawLibrary || top.step == Step::Discard;
  return adjusts && state.frames.size() > 1 ? state.frames[state.frames.size() - 2] : top;
}

Finding check_seats(const Cards&, const State& state) {
  if (seat_count(state) < least_players) return bad("players", "there must be at least two", {4});
  if (state.frames.empty()) return bad("frames", "must say where the rules stand");
  // Time may be called before the first turn.
  if (!is_over(state) && in_setup(state) != (state.turn == 0))
    return bad("turn", "is 0 until the first turn begins", {155});
  if (state.active.has_value() == (state.turn == 0) || !is_seat_or_nobody(state, state.active))
    return bad("active", "must be whose turn it is", {23});
  if (!in_setup(state) && !is_over(state) && state.players[*state.active].out)
    return bad("active", "is out of the game", {669});
  if (!is_seat_or_nobody(state, state.edge) || (state.edge.has_value() && state.players[*state.edge].out))
    return bad("edge", "must be a Methuselah who is in the game, or nobody", {20, 670});
  if (state.still >= still_turns && !is_over(state)) return bad("still", "the game is over then", {885});
  return check_out(state);
}

Finding check_players(const Cards& cards, const State& state) {
  for (unsigned s = 0; s < seat_count(state); ++s) {
    if (Finding found = check_player(state, s)) return found;
  }
  return check_hands(cards, state);
}

}  // namespace krypta::vtes
