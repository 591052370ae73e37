#include "bots/nowa_huta/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/games/nowa_huta/scoring.hpp"

namespace krypta::bots::nowa_huta {

namespace {

unsigned seats(const State& state) { return static_cast<unsigned>(state.players.size()); }

void lay(State& ahead, Seat self, Estate where, unsigned wanted) {
  Player& player = ahead.players[self];
  const unsigned count = std::min<unsigned>(wanted, player.supply);
  player.supply = static_cast<std::uint8_t>(player.supply - count);
  std::uint8_t& here = ahead.estates[where].possessed[self];
  here = static_cast<std::uint8_t>(here + count);
}

unsigned missing_estates(const State& state, Seat self) {
  unsigned missing = 0;
  for (const EstateSpace& estate : state.estates) missing += estate.possessed[self] == 0 ? 1U : 0U;
  return missing;
}

unsigned strongest_opponent(const EstateSpace& estate, Seat self) {
  unsigned strongest = 0;
  for (unsigned s = 0; s < estate.possessed.size(); ++s) {
    if (seat(s) != self) strongest = std::max<unsigned>(strongest, estate.possessed[s]);
  }
  return strongest;
}

/// Carries the running turn on as if everybody who has not acted did only what his open cards tell: he moves, places,
/// and calls the Sabbath Hour where he leads. Tells how many these were.
unsigned play_open_cards(State& ahead) {
  const Frame& base = ahead.frames[0];
  if (base.step != Step::TakeTurns) return 0;
  unsigned to_act = 0;
  for (std::size_t place = base.place; place < ahead.order.size(); ++place) {
    const Seat s = ahead.order[place];
    Player& player = ahead.players[s];
    if (place == base.place) {
      if (ahead.frames[1].step == Step::LeaveCircle) continue;
      lay(ahead, s, *player.vampire, 2);
    } else {
      ++to_act;
      if (!player.attacked) player.vampire = moved(*player.vampire, *player.plan.value.estate);
      if (!player.gambited) player.circle_pawn = moved(*player.circle_pawn, *player.plan.value.circle);
      lay(ahead, s, *player.vampire, *player.vampire == Estate::Handlowe ? 5 : 2);
      EstateSpace& here = ahead.estates[*player.vampire];
      here.sabbath |=
          *player.circle_pawn == CircleAction::SabbathHour && here.possessed[s] > strongest_opponent(here, s);
    }
    if (player.supply == 0 && ahead.armageddon == Special::Waiting) ahead.armageddon = Special::Due;
    if (ahead.blood_dusk == Special::Waiting && missing_estates(ahead, s) == 0) ahead.blood_dusk = Special::Due;
  }
  return to_act;
}

/// What a Sabbath Hour called in the next turn may bring.
double sabbath_worth(const EstateSpace& estate, const Player& player, Seat self, double second) {
  if (estate.possessed[self] + std::min<unsigned>(2, player.supply) <= strongest_opponent(estate, self)) return 0;
  const auto n = static_cast<unsigned>(estate.possessed.size());
  return points_for(estate.modifier, 1, n) - second * points_for(estate.modifier, 2, n);
}

EstateSpace after_armageddon(const EstateSpace& before) {
  EstateSpace after = before;
  for (unsigned s = 0; s < before.possessed.size(); ++s) {
    after.possessed[s] = static_cast<std::uint8_t>(kept_after_armageddon(before, seat(s)));
  }
  return after;
}

void remove_by_armageddon(State& ahead) {
  for (EstateSpace& estate : ahead.estates) {
    const EstateSpace before = estate;
    estate = after_armageddon(before);
    for (unsigned s = 0; s < seats(ahead); ++s) {
      Player& player = ahead.players[seat(s)];
      player.supply = static_cast<std::uint8_t>(player.supply + before.possessed[s] - estate.possessed[s]);
    }
  }
}

double sum_of(const Points& points) {
  double sum = 0;
  for (const double p : points) sum += p;
  return sum;
}

}  // namespace

Evaluator::Ahead Evaluator::look_ahead(const State& state) const {
  Ahead ahead{state, {}};
  if (state.frames[0].step != Step::Over) ahead.calendar = calendar(ahead.state, play_open_cards(ahead.state));
  return ahead;
}

Evaluator::Calendar Evaluator::calendar(const State& state, unsigned to_act) const {
  const Beliefs& b = model_.beliefs();
  Calendar c;
  const bool acting = state.frames[0].step == Step::TakeTurns;
  c.turns = last_turn - state.turn + (acting ? 0U : 1U);
  if (acting) {
    c.removal = state.armageddon == Special::Due;
    c.all_now = c.removal || state.blood_dusk == Special::Due || state.turn == last_turn ? 1 : 0;
    c.now_horizon = to_act == 0 ? std::uint8_t{0} : std::max(std::uint8_t{1}, Model::horizon(b.interference * to_act));
  }
  if (c.turns == 0) return c;
  const auto turns = static_cast<double>(c.turns);
  c.last = 1;
  c.last_horizon = Model::horizon(turns);
  // Sabbath Hours come at any time, Blood Dusk and Armageddon when somebody is ready for them.
  double when = 0;
  const auto expect = [&](double weight, double distance) {
    c.midway += static_cast<float>(weight);
    when += weight * distance;
  };
  expect(b.sabbath_each_turn * seats(state) * turns, turns / 2);
  if (state.blood_dusk == Special::Waiting) {
    unsigned missing = count_of<Estate>;
    for (unsigned s = 0; s < seats(state); ++s) missing = std::min(missing, missing_estates(state, seat(s)));
    const double ready = missing / b.spread_each_turn;
    if (ready < turns) expect((turns - ready) / (turns - ready + b.dusk_doubt), ready);
  }
  if (state.armageddon == Special::Waiting) {
    unsigned supply = markers_each;
    for (const Player& player : state.players) supply = std::min<unsigned>(supply, player.supply);
    const double ready = supply / b.placed_each_turn;
    if (ready < turns) expect((turns - ready) / (turns - ready + b.armageddon_doubt), ready);
  }
  c.midway_horizon = std::max(std::uint8_t{1}, Model::horizon(when / c.midway));
  return c;
}

Evaluator::Shares Evaluator::scoring(const EstateSpace& estate, unsigned horizon) const {
  Shares out{};
  const auto n = static_cast<unsigned>(estate.possessed.size());
  if (horizon == 0) {
    for (unsigned s = 0; s < n; ++s) out[s] = static_cast<float>(standing_on(estate, seat(s)).points);
    return out;
  }
  std::array<float, table_size> present{};
  for (unsigned s = 0; s < n; ++s) present[s] = estate.possessed[s] > 0 ? 1.0F : model_.present(horizon);
  for (unsigned s = 0; s < n; ++s) {
    // How likely it is that 0, 1, 2 others are ahead of him.
    std::array<float, table_size> places{1.0F};
    for (unsigned other = 0; other < n; ++other) {
      if (other == s) continue;
      const int lead = estate.possessed[s] - estate.possessed[other];
      const float behind = present[other] * (1 - model_.ahead(lead, horizon));
      for (unsigned k = table_size - 1; k > 0; --k) places[k] += behind * (places[k - 1] - places[k]);
      places[0] -= behind * places[0];
    }
    float points = 0;
    for (unsigned place = 1; place < n; ++place) {
      points += places[place - 1] * static_cast<float>(points_for(estate.modifier, place, n));
    }
    out[s] = present[s] * points;
  }
  return out;
}

const Evaluator::Worth& Evaluator::worth(const EstateSpace& estate, const Calendar& c, bool scored_now) {
  std::uint64_t key = estate.possessed.size();
  for (const std::uint8_t count : estate.possessed) key = key << 5U | count;
  key = key << 2U | static_cast<std::uint64_t>(estate.modifier);
  key = key << 2U | (scored_now ? 2U : 0U) | (c.removal ? 1U : 0U);
  key = (key << 7U | c.now_horizon) << 14U | static_cast<std::uint64_t>(c.midway_horizon) << 7U | c.last_horizon;
  key = key << 1U | 1U;
  const std::size_t place = (key * 0x9E3779B97F4A7C15U) >> (64U - remembered_bits);
  Worth& worth = worths_[place];
  if (keys_[place] == key) return worth;
  keys_[place] = key;
  worth = {};
  if (scored_now) worth.now = scoring(estate, c.now_horizon);
  if (c.last > 0) {
    const EstateSpace later = c.removal ? after_armageddon(estate) : estate;
    worth.midway = scoring(later, c.midway_horizon);
    worth.last = scoring(later, c.last_horizon);
  }
  return worth;
}

Evaluator::Shares Evaluator::estate_points(const EstateSpace& estate, const Calendar& c) {
  const float now = c.all_now + (estate.sabbath ? 1.0F : 0.0F);
  const Worth& each = worth(estate, c, now > 0);
  Shares sum;
  for (unsigned s = 0; s < table_size; ++s) {
    sum[s] = now * each.now[s] + c.midway * each.midway[s] + c.last * each.last[s];
  }
  return sum;
}

double Evaluator::supply_points(unsigned supply, const Calendar& c) const {
  const Beliefs& b = model_.beliefs();
  return b.marker * std::min<double>(supply, b.placed_each_turn * c.turns);
}

/// The best that the two cards can reach in the next turn.
double Evaluator::reach(const State& ahead, Seat self) const {
  const Player& player = ahead.players[self];
  if (!player.vampire.has_value()) return 0;
  const Estate from = *player.vampire;
  const bool grave = ahead.estates[Estate::Ogrodowe].possessed[self] > 0;
  if (!player.circle_pawn.has_value()) return model_.next_ability(from, grave);
  const double action = model_.next_action(*player.circle_pawn);
  double best = model_.next_ability(from, grave) + action;
  const bool sabbath = *player.circle_pawn == CircleAction::CunningGambit || *player.circle_pawn == CircleAction::Bat;
  if (!sabbath) return best;
  for (const EstateCard card : all_of<EstateCard>()) {
    const Estate where = moved(from, card);
    const double called = sabbath_worth(ahead.estates[where], player, self, model_.beliefs().second);
    best = std::max(best, model_.ability(where, grave) + called);
  }
  return best;
}

Points Evaluator::prospects(Ahead ahead) {
  State& state = ahead.state;
  const unsigned n = seats(state);
  Points points{};
  for (unsigned s = 0; s < n; ++s) points[s] = state.players[seat(s)].points;
  if (state.frames[0].step == Step::Over) {
    // NH-176: possessed on the board decide between equals
    for (unsigned s = 0; s < n; ++s) points[s] += 0.02 * (markers_each - state.players[seat(s)].supply);
    return points;
  }
  Shares sum{};
  for (const EstateSpace& estate : state.estates) {
    const Shares each = estate_points(estate, ahead.calendar);
    for (unsigned s = 0; s < table_size; ++s) sum[s] += each[s];
  }
  for (unsigned s = 0; s < n; ++s) points[s] += sum[s];
  if (ahead.calendar.turns == 0) return points;
  if (ahead.calendar.removal) remove_by_armageddon(state);
  for (unsigned s = 0; s < n; ++s) {
    points[s] += supply_points(state.players[seat(s)].supply, ahead.calendar);
    points[s] += model_.beliefs().reach * reach(state, seat(s));
  }
  return points;
}

/// By how many points somebody must lead for the lead to mean something.
double Evaluator::safe_lead(const State& state) const {
  if (state.frames[0].step == Step::Over) return 0.01;
  return model_.beliefs().steadiness + model_.beliefs().luck * (last_turn - state.turn);
}

Points Evaluator::opponents(const State& state, const Points& points, Seat self) const {
  const double scale = safe_lead(state);
  Points weights{};
  for (unsigned s = 0; s < seats(state); ++s) {
    if (seat(s) != self) weights[s] = std::exp(std::clamp((points[s] - points[number(self)]) / scale, -40.0, 40.0));
  }
  return weights;
}

double Evaluator::lead(const State& state, Seat self) {
  return -safe_lead(state) * std::log(sum_of(opponents(state, prospects(state), self)));
}

double Evaluator::value(const State& state, Seat self) {
  return 1 / (1 + sum_of(opponents(state, prospects(state), self)));
}

Points Evaluator::values(const State& state) {
  const Points points = prospects(state);
  Points values{};
  for (unsigned s = 0; s < seats(state); ++s) values[s] = 1 / (1 + sum_of(opponents(state, points, seat(s))));
  return values;
}

Outlook::Outlook(Evaluator& evaluator, const State& now, Seat self)
    : evaluator_(evaluator), now_(now), self_(self), ahead_(evaluator.look_ahead(now)) {
  weights_ = evaluator.opponents(now, evaluator.prospects(ahead_), self);
  const double sum = sum_of(weights_);
  lead_ = -evaluator.safe_lead(now) * std::log(sum);
  for (double& weight : weights_) weight /= -sum;
  weights_[number(self)] = 1;
  for (const Estate e : all_of<Estate>()) worths_[e] = weighed(ahead_.state.estates[e]);
}

double Outlook::weighed(const EstateSpace& estate) const {
  const Evaluator::Shares shares = evaluator_.estate_points(estate, ahead_.calendar);
  double sum = 0;
  for (unsigned s = 0; s < table_size; ++s) sum += weights_[s] * shares[s];
  return sum;
}

double Outlook::gain(const State& next) const {
  const unsigned n = seats(now_);
  bool markers_only = next.blood_dusk == now_.blood_dusk && next.armageddon == now_.armageddon;
  for (unsigned s = 0; s < n; ++s) {
    const Player& before = now_.players[seat(s)];
    const Player& after = next.players[seat(s)];
    markers_only &= before.vampire == after.vampire && before.circle_pawn == after.circle_pawn;
  }
  if (!markers_only) return evaluator_.lead(next, self_) - lead_;
  const Estate here = *now_.players[self_].vampire;
  // What step d cannot place any more.
  const int short_of = std::min<int>(2, now_.players[self_].supply) - std::min<int>(2, next.players[self_].supply);
  double sum = 0;
  for (const Estate e : all_of<Estate>()) {
    const EstateSpace& before = now_.estates[e];
    const EstateSpace& after = next.estates[e];
    if (std::memcmp(&before, &after, sizeof(EstateSpace)) == 0) continue;
    EstateSpace changed = ahead_.state.estates[e];
    sum -= worths_[e];
    for (unsigned s = 0; s < n; ++s) {
      changed.possessed[s] = static_cast<std::uint8_t>(changed.possessed[s] + after.possessed[s] - before.possessed[s]);
    }
    if (e == here) changed.possessed[self_] = static_cast<std::uint8_t>(changed.possessed[self_] - short_of);
    changed.modifier = after.modifier;
    changed.sabbath |= after.sabbath;
    sum += weighed(changed);
  }
  for (unsigned s = 0; s < n; ++s) {
    const unsigned before = now_.players[seat(s)].supply;
    const unsigned after = next.players[seat(s)].supply;
    if (before == after) continue;
    const Evaluator::Calendar& c = ahead_.calendar;
    sum += weights_[s] * (evaluator_.supply_points(after, c) - evaluator_.supply_points(before, c));
  }
  return sum;
}

}  // namespace krypta::bots::nowa_huta
