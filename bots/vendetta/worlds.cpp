#include "bots/vendetta/worlds.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/vendetta/mind.hpp"

namespace krypta::bots::vendetta {

namespace {

constexpr std::size_t pool_size = 128;
/// By how many points of influence somebody's choice may be worse than his best, as far as one can read him.
constexpr double whims = 0.15;
/// How often somebody does what nobody understands.
constexpr double riddles = 0.1;

unsigned place_in_clan(ClanCard c) { return static_cast<unsigned>(c) % cards_each; }

bool is_played(const State& state) { return state.round > 0; }

/// The cards of a player that are not in the clan deck: in the hand, or at locations.
CardSet at_hand(const State& state, Seat s) {
  CardSet all = state.players[s].hand.value;
  each_deployed(state, [&](Slot, const Deployed& d) {
    if (d.clan == state.players[s].clan) all.add(d.card.value);
  });
  return all;
}

/// How well a hand fits that each of its cards was the better one of two.
double built(const Cards& cards, const State& state, Seat s) {
  const Player& player = state.players[s];
  const CardSet kept = at_hand(state, s);
  const CardSet left = cards_of(*player.clan) - kept;
  const Manner manner;
  const auto worth = [&](ClanCard c) {
    return card_worth(cards, manner, c, alliance_size(player), player_count(state) - 1);
  };
  double likely = 1;
  for (const ClanCard c : kept) {
    if (is_first_card(c)) continue;
    double worse = 0.3;
    for (const ClanCard other : left) worse += worth(other) < worth(c) ? 1 : 0;
    likely *= worse / (left.size() + 0.3);
  }
  return likely;
}

/// What a turn tells of the cards of who took it: how much each card would have spoken for what was done, and for
/// anything at all.
class Reading {
 public:
  Reading(const Vendetta& game, const GameView& view, const PastTurn& turn, const Manner& manner, Rng& rng)
      : turn_(turn) {
    const Mind mind{game, view, rng, manner};
    const bool can_hide = mind.pool() > 1;
    for (const ClanCard c : mind.own().hand.value) {
      const unsigned i = place_in_clan(c);
      for (const Location at : all_of<Location>()) {
        if (!in_play(view.known(), at)) continue;
        ways_ += can_hide ? 2 : 1;
        for (const bool up : {false, true}) {
          if (!up && !can_hide) continue;
          const double speaks = std::exp(judge_choice(mind, play(c, at, up)) / whims);
          all_[i] += speaks;
          if (at == turn.at && up == turn.up) done_[i] = speaks * deploying(mind, c);
        }
      }
    }
  }

  /// How likely it was with these cards in the hand that this one was played so.
  [[nodiscard]] double likelihood(const CardSet& hand, ClanCard played) const {
    double all = 0;
    for (const ClanCard c : hand) all += all_[place_in_clan(c)];
    const double chosen = all > 0 ? done_[place_in_clan(played)] / all : 0;
    return (1 - riddles) * chosen + riddles / std::max(ways_, 1U);
  }
  [[nodiscard]] Slot slot() const { return turn_.slot; }

 private:
  /// How likely so much blood goes with that card.
  [[nodiscard]] double deploying(const Mind& mind, ClanCard c) const {
    const unsigned pool = mind.pool() - (turn_.up ? 0U : 1U);
    const unsigned most = std::min(deploy_limit, pool > 0 ? pool - 1 : 0U);
    if (turn_.drained || turn_.deployed > most) return 1;
    double all = 0;
    double done = 0;
    for (unsigned n = 0; n <= most; ++n) {
      const double speaks = std::exp(deployed_with(mind, turn_.at, c, n, pool) / whims);
      all += speaks;
      if (n == turn_.deployed) done = speaks;
    }
    return (1 - riddles) * done / all + riddles / (most + 1);
  }

  PastTurn turn_;
  std::array<double, cards_each> all_{};
  std::array<double, cards_each> done_{};
  unsigned ways_ = 0;  ///< to play any card
};

/// The same turn, of somebody who feels like a bluff or does not.
struct Readings {
  Reading plain;
  Reading bluff;
  [[nodiscard]] double likelihood(const CardSet& hand, ClanCard played) const {
    const double bluffs = Manner{}.bluffs;
    return (1 - bluffs) * plain.likelihood(hand, played) + bluffs * bluff.likelihood(hand, played);
  }
};
Readings read(const Vendetta& game, const State& past, const PastTurn& turn, Rng& rng) {
  const GameView view = redact(past, turn.who);
  Manner plain;
  plain.mood = 0;
  plain.bluffs = 0;
  Manner bluff = plain;
  bluff.bluffs = 1;
  return {{game, view, turn, plain, rng}, {game, view, turn, bluff, rng}};
}

/// Where the player's own face-down cards lie he thinks of something; which it was hardly matters to the rest.
void imagine(const Cards& cards, State& past, Seat s, CardSet possible) {
  constexpr unsigned usual = 3;
  ClanCard like = possible.first();
  const auto off = [&](ClanCard c) { return cards.base(c) > usual ? cards.base(c) - usual : usual - cards.base(c); };
  for (const ClanCard c : possible) like = off(c) < off(like) ? c : like;
  for (Deployed& d : past.deployed) {
    if (d.at.has_value() && d.area == s && !is_up(d)) d.card.value = like;
  }
  past.players[s].hand.value = possible;
}

void take_cards(State& to, const State& from, Seat s) {
  to.players[s] = from.players[s];
  for (std::size_t i = 0; i < to.deployed.size(); ++i) {
    if (to.deployed[i].clan == to.players[s].clan) to.deployed[i].card = from.deployed[i].card;
  }
}

}  // namespace

Worlds::Worlds(const Vendetta& game, const GameView& view, bool infers, Rng& rng) : game_(game), view_(view) {
  if (!infers || !is_played(view.known())) return;
  for (std::size_t i = 0; i < pool_size; ++i) pool_.push_back(game.complete(view, rng));
  const History history = history_of(view);
  lotteries_ = SeatArray<search::Lottery, most_players>::filled(player_count(view.known()));
  for (const Seat s : remaining(view.known())) {
    if (s != view.seat()) weigh(s, history, rng);
  }
}

void Worlds::weigh(Seat s, const History& history, Rng& rng) {
  const Clan clan = *view_.known().players[s].clan;
  std::vector<Readings> readings;
  for (std::size_t i = 0; i < history.turns.size(); ++i) {
    const PastTurn& turn = history.turns[i];
    const Deployed& d = card_at(view_.known(), turn.slot);
    if (turn.who != s || d.clan != clan || !d.at.has_value()) continue;
    State past = as_it_was(game_.cards(), pool_[0], history, i);
    imagine(game_.cards(), past, s, cards_of(clan));
    readings.push_back(read(game_, past, turn, rng));
  }
  for (const State& world : pool_) {
    double likely = built(game_.cards(), world, s);
    CardSet hand = at_hand(world, s);
    for (const Readings& reading : readings) {
      const ClanCard played = card_at(world, reading.plain.slot()).card.value;
      likely *= reading.likelihood(hand, played);
      hand.remove(played);
    }
    lotteries_[s].add(likely);
  }
}

State Worlds::draw(Rng& rng) const {
  if (pool_.empty()) return game_.complete(view_, rng);
  State world = pool_[rng.below(pool_size)];
  for (const Seat s : remaining(world)) {
    if (lotteries_[s].all() > 0) take_cards(world, pool_[lotteries_[s].draw(rng)], s);
  }
  return world;
}

}  // namespace krypta::bots::vendetta
