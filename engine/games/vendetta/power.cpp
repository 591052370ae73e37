#include <algorithm>

#include "engine/games/vendetta/card_host.hpp"

/// How strong everybody is at a location. VD-147 to VD-158
namespace krypta::vendetta {

namespace {

/// What cards change about one card. VD-153
struct Change {
  bool halved = false;
  int set = -1;  ///< none
  int add = 0;
};

bool changes_power(const Cards& cards, Source s) {
  return cards.standing(CardVerb::AddPower).has(s) || cards.standing(CardVerb::SetPower).has(s) ||
         cards.standing(CardVerb::HalveBase).has(s) || cards.standing(CardVerb::AddTotal).has(s);
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
      case CardVerb::SetPower: changes[which].set = std::max(arguments[1], 0); break;
      case CardVerb::HalveBase: changes[which].halved = true; break;
      case CardVerb::AddTotal: add_to(seat(static_cast<unsigned>(arguments[0])), arguments[1]); break;
      default: break;
    }
  };
  each_deployed(state, [&](Slot s, const Deployed& d) {
    if (d.at != at || !is_up(d)) return;
    if (d.marks.has(Mark::Zeroed) && changes[static_cast<std::size_t>(s)].set < 0)
      changes[static_cast<std::size_t>(s)].set = 0;  // VD-317: before all others
    if (changes_power(cards, source(d.card.value)))
      each_standing(cards, state, source(d.card.value), {true, d.area, d.at, s}, change);
  });
  each_deployed(state, [&](Slot s, const Deployed& d) {
    if (d.at != at) return;
    const auto i = static_cast<std::size_t>(s);
    int power = state.sites[at].areas[*d.area].down_power;  // VD-150, VD-297
    if (is_up(d)) {
      const int base = static_cast<int>(cards.base(d.card.value));
      power = changes[i].set >= 0 ? changes[i].set : changes[i].halved ? base / 2 : base;
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

}  // namespace krypta::vendetta
