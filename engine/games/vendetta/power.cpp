#include <algorithm>

#include "engine/games/vendetta/card_host.hpp"

/// How strong everybody is at a location, and what that brings them. VD-147 to VD-172
namespace krypta::vendetta {

namespace {

/// What cards change about one card. VD-153
struct Change {
  bool halved = false;
  bool set = false;
  int set_to = 0;
  int add = 0;
  void set_power(int n) {
    set = true;
    set_to = n;
  }
};

CardSet changing_power(const Cards& cards) {
  return cards.standing(CardVerb::AddPower).cards | cards.standing(CardVerb::SetPower).cards |
         cards.standing(CardVerb::HalveBase).cards | cards.standing(CardVerb::AddTotal).cards;
}

/// VD-168
void give_influence(Play& on, Seat who, unsigned rank, Location at) {
  const unsigned influence = on.cards.reward(at, on.state.round, rank) + (rank == 1 ? on.cards.extra(at) : 0U);
  Player& player = on.state.players[who];
  player.influence = static_cast<std::uint8_t>(player.influence + influence);
  on.events.tell_all({167, 168}, EventKind::Rewarded, who, influence);
}

void give_follower(Play& on, Seat who, unsigned rank, Location at) {
  State& state = on.state;
  Site& site = state.sites[at];
  if (rank == 1 && site.ally.has_value()) {  // VD-164
    const Follower ally = *site.ally;
    site.ally = {};
    site.rewarded.add(who);
    join(on, who, ally);
  } else if (rank == 2) {  // VD-165
    if (state.victim_deck > 0) site.rewarded.add(who);
    gain_victim(on, who);
  }
}

/// Goes on with what a rank brings; tells whether that is all.
bool reward(Play& on, Frame& frame, Seat who, unsigned rank, Location at) {
  using namespace stages::reward;
  State& state = on.state;
  switch (frame.count) {
    case PaysInfluence:
      frame.count = PaysFollower;
      give_influence(on, who, rank, at);
      if (open_window(on, Window::Reward, {.who = who, .at = at, .amount = static_cast<std::uint8_t>(rank)}))
        return false;
      [[fallthrough]];
    case PaysFollower:
      frame.count = MovesAmbition;
      give_follower(on, who, rank, at);
      if (waits(state, frame)) return false;
      [[fallthrough]];
    default:
      if (rank == 1 && at == Location::Haven && state.ambition != who) {  // VD-169
        state.ambition = who;
        on.events.tell_all({169}, EventKind::AmbitionMoved, who);
      }
      return true;
  }
}

}  // namespace

Powers powers(const Cards& cards, const State& state, Location at) {
  std::array<Change, slot_count> changes{};
  Powers now;
  now.totals = SeatArray<std::int16_t, most_players>::filled(player_count(state));
  const auto add_to = [&](Seat s, int n) { now.totals[s] = static_cast<std::int16_t>(now.totals[s] + n); };
  const auto change = [&](CardVerb verb, std::span<const int> arguments) {
    const auto which = static_cast<std::size_t>(arguments[0]);
    switch (verb) {
      case CardVerb::AddPower: changes[which].add += arguments[1]; break;
      case CardVerb::SetPower: changes[which].set_power(std::max(arguments[1], 0)); break;
      case CardVerb::HalveBase: changes[which].halved = true; break;
      case CardVerb::AddTotal: add_to(seat(static_cast<unsigned>(arguments[0])), arguments[1]); break;
      default: break;
    }
  };
  const CardSet changing = state.sites[at].up & changing_power(cards);
  each_card(state, state.sites[at].cards, [&](Slot s, const Deployed& d) {
    if (!is_up(d)) return;
    Change& own = changes[static_cast<std::size_t>(s)];
    if (d.marks.has(Mark::Zeroed) && !own.set) own.set_power(0);  // VD-317: before all others
    if (changing.has(d.card.value)) each_standing(cards, state, source(d.card.value), {true, d.area, d.at, s}, change);
  });
  each_card(state, state.sites[at].cards, [&](Slot s, const Deployed& d) {
    const auto i = static_cast<std::size_t>(s);
    int power = state.sites[at].areas[*d.area].down_power;  // VD-150, VD-297
    if (is_up(d)) {
      const int base = static_cast<int>(cards.base(d.card.value));
      power = changes[i].set ? changes[i].set_to : changes[i].halved ? base / 2 : base;
      power = std::max(power + changes[i].add, 0);  // VD-152
    }
    now.cards[i] = static_cast<std::int16_t>(power);
    add_to(*d.area, power);
  });
  for (unsigned i = 0; i < player_count(state); ++i) {
    const Area& area = state.sites[at].areas[seat(i)];
    add_to(seat(i), area.blood + area.bonus);
  }
  return now;
}

FixedVector<Seat, most_players> ranking(const Cards& cards, const State& state, Location at, const Powers& now) {
  FixedVector<Seat, most_players> ranks;
  const auto before = [&](Seat a, Seat b) {
    if (now.totals[a] != now.totals[b]) return now.totals[a] > now.totals[b];
    return tie_order(cards, state, a) < tie_order(cards, state, b);  // VD-156
  };
  for (const Seat s : present(state, at)) {
    std::size_t place = ranks.size();
    while (place > 0 && before(s, ranks[place - 1])) --place;
    ranks.insert(place, s);
  }
  return ranks;
}

void remove_ally(Play& on, Location at) {
  Maybe<Follower>& ally = on.state.sites[at].ally;
  if (ally.has_value()) on.events.tell_all({161}, EventKind::AllyLeft, *ally, at);
  ally = {};
}

bool count_power(Play& on, Location at) {
  State& state = on.state;
  const Powers now = powers(on.cards, state, at);
  state.ranking = ranking(on.cards, state, at, now);
  if (state.ranking.empty()) {
    on.events.tell_all({161}, EventKind::NobodyThere, at);
    remove_ally(on, at);
    return false;
  }
  unsigned rank = 0;
  for (const Seat s : state.ranking) {
    on.events.tell_all({148}, EventKind::PowerIs, s, now.totals[s], at);
    on.events.tell_all({155}, EventKind::Ranked, s, ++rank, at);
  }
  state.sites[at].winner = state.ranking[0];
  return true;
}

void go_on_rewarding(Play& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Location at = *frame.at;
  while (place_paid(frame) < std::min<std::size_t>(rewarded_ranks, state.ranking.size())) {
    const Seat who = state.ranking[place_paid(frame)];
    const auto rank = static_cast<unsigned>(place_paid(frame)) + 1;
    if (state.players[who].out) {  // VD-267
      if (rank == 1) remove_ally(on, at);
    } else if (!reward(on, frame, who, rank, at)) {
      return;
    }
    ++frame.stage;
    frame.count = stages::reward::PaysInfluence;
  }
  state.frames.pop();
}

}  // namespace krypta::vendetta
