#include <array>

#include "engine/games/vtes/card_host.hpp"

/// Numbers that cards change. Ledger 6.3: what is printed, then the sum of everything that adds to it, then the floor.
namespace krypta::vtes {

namespace {

/// A table on which nothing is done: what a card that always holds would do is only told.
class StandingHost : public CardReader {
 public:
  StandingHost(const Cards& cards, const State& state, const Context& context, Listener tell)
      : CardReader(cards, state, context), tell_(tell) {}
  cards::Flow call(unsigned verb, std::span<const int> arguments) {
    tell_(static_cast<CardVerb>(verb), arguments);
    return cards::Flow::next;
  }
  void later(unsigned, cards::Address) {}

 private:
  Listener tell_;
};

}  // namespace

void tell_standing(const Cards& cards, const State& state, ThingId id, Listener tell, const Paid* paid) {
  const Thing& thing = at(state, id);
  const CardInfo& card = info(cards, thing);
  if (is_unawarded(card, thing)) return;
  for (const AbilityInfo& ability : card.abilities) {
    if (ability.code->kind != cards::AbilityKind::always) continue;
    const ThingId self = speaks_for(state, id);
    const Context context{
        .thing = self, .minion = at(state, self).host, .self = thing.controller, .ability = &ability, .paid = paid};
    cards::Frame frame{.pc = ability.code->start, .card = 0, .player = thing.controller};
    StandingHost host{cards, state, context, tell};
    cards::Machine<StandingHost> machine{*card.program, frame, host};
    if (ability.code->condition == cards::nowhere || machine.evaluate(ability.code->condition) != 0) machine.run();
  }
}

namespace {

/// `tell(arguments)` for everything that calls the verb and lies there.
template <class Tell>
void each_lying(const Cards& cards, const State& state, CardVerb verb, const Tell& tell) {
  if (!cards.stands(verb)) return;
  each_in_play(state, [&](ThingId id, const Thing& lying) {
    if (!info(cards, lying).stands(verb)) return;
    each_standing(cards, state, id, [&](CardVerb v, std::span<const int> arguments) {
      if (v == verb) tell(arguments);
    });
  });
}

}  // namespace

bool is_in_force(const Cards& cards, const State& state, const Modifier& modifier) {
  if (modifier.term == 0) return true;
  const Context context{};
  const CardReader reader{cards, state, context};
  const cards::Frame frame{.card = static_cast<std::uint16_t>(modifier.source)};
  const cards::Program& program = *cards[modifier.source].program;
  return cards::Machine<const CardReader>{program, frame, reader}.in_force(program.terms[modifier.term - 1U]);
}

int sum_of(const Cards& cards, const State& state, CardVerb verb, Maybe<ThingId> thing) {
  int sum = 0;
  for (const Modifier& m : state.modifiers) {
    if (m.what == verb && m.thing == thing && is_in_force(cards, state, m)) sum += m.amount;
  }
  each_lying(cards, state, verb, [&](std::span<const int> arguments) {
    if (!thing.has_value()) {
      sum += arguments[0];
    } else if (arguments[0] == static_cast<int>(*thing)) {
      sum += arguments.size() > 1 ? arguments[1] : 1;
    }
  });
  return sum;
}

bool holds(const Cards& cards, const State& state, CardVerb verb, Maybe<ThingId> thing) {
  bool found = std::ranges::any_of(state.modifiers, [&](const Modifier& m) {
    return m.what == verb && m.thing == thing && is_in_force(cards, state, m);
  });
  each_lying(cards, state, verb, [&](std::span<const int> arguments) {
    found = found || !thing.has_value() || arguments[0] == static_cast<int>(*thing);
  });
  return found;
}

std::optional<int> said_last(const Cards& cards, const State& state, CardVerb verb, ThingId id) {
  std::optional<int> last;
  each_lying(cards, state, verb, [&](std::span<const int> arguments) {
    if (arguments[0] == static_cast<int>(id)) last = arguments[1];
  });
  for (const Modifier& m : state.modifiers) {
    if (m.what == verb && m.thing == id && is_in_force(cards, state, m)) last = m.amount;
  }
  return last;
}

int capacity_of(const Cards& cards, const State& state, ThingId id) {
  const CardInfo& card = info(cards, state, id);
  if (!card.is_vampire()) return std::max<int>(card.capacity, 1);  // VT-134, VT-806
  const bool more = at(state, id).marks.has(Mark::Taught);
  return card.capacity + (more ? sum_of(cards, state, CardVerb::AddCapacity, id) : 0);  // VT-116
}

Disciplines disciplines_of(const Cards& cards, const State& state, ThingId id) {
  Disciplines all = info(cards, state, id).disciplines;
  if (has_trait(cards, state, id, Trait::Flight)) all.set(Discipline::Flight, Level::Basic);  // VT-728
  if (!at(state, id).marks.has(Mark::Taught)) return all;
  each_thing(state, [&](ThingId, const Thing& lying) {
    if (lying.region != Region::Attached || lying.host != id) return;
    const Maybe<Discipline> taught = info(cards, lying).teaches;
    if (taught.has_value())
      all.set(*taught, all[*taught] == Level::None ? Level::Basic : Level::Superior);  // VT-114, VT-115
  });
  return all;
}

bool is_lesser(const Cards& cards, const State& state, ThingId id, ThingId than) {
  const CardInfo& card = info(cards, state, id);
  if (!card.is_vampire()) return card.is(CardKind::Ally);
  return capacity_of(cards, state, id) < capacity_of(cards, state, than);
}

int intercept_of(const Cards& cards, const State& state, ThingId id) {
  int sum = sum_of(cards, state, CardVerb::AddIntercept, id);
  for (const Modifier& m : state.modifiers) {
    if (m.what == CardVerb::LesserIntercept && is_lesser(cards, state, id, *m.thing)) sum += m.amount;
  }
  return sum;
}

int stealth_of(const Cards& cards, const State& state) {
  return state.action.stealth + sum_of(cards, state, CardVerb::AddStealth, {});
}

namespace {

/// The ability with which an ally or retainer was played decides its numbers. VT-270
const AbilityInfo* entered_with(const CardInfo& card, const Thing& thing) {
  return thing.level == 0 || thing.level > card.abilities.size() ? nullptr : &card.abilities[thing.level - 1U];
}

}  // namespace

int bleed_of(const Cards& cards, const State& state) {
  const Thing& actor = at(state, *state.action.actor);
  const CardInfo& card = info(cards, actor);
  const AbilityInfo* entered = entered_with(card, actor);
  const bool of_crypt = card.is_vampire() || card.is_imbued();
  const int own = of_crypt ? 1 : (entered != nullptr ? entered->own_bleed : 0);  // VT-246, VT-780
  const int more =
      sum_of(cards, state, CardVerb::AddBleed, state.action.actor) + sum_of(cards, state, CardVerb::LimitedBleed, {});
  return std::max(own + state.action.bleed + more, 0);
}

int strength_of(const Cards& cards, const State& state, ThingId id) {
  const Thing& thing = at(state, id);
  const CardInfo& card = info(cards, thing);
  const AbilityInfo* entered = entered_with(card, thing);
  const bool of_crypt = card.is_vampire() || card.is_imbued();
  const int own = of_crypt ? 1 : (entered != nullptr ? entered->strength : 0);  // VT-535, VT-780
  return std::max(own + sum_of(cards, state, CardVerb::AddStrength, id), 0);
}

int sum_for(const Cards& cards, const State& state, CardVerb verb, Seat s) {
  int sum = 0;
  for (const Modifier& m : state.modifiers) {
    if (m.what == verb && m.player == s) sum += m.amount;
  }
  each_lying(cards, state, verb, [&](std::span<const int> arguments) {
    if (arguments[0] == static_cast<int>(number(s))) sum += arguments[1];
  });
  return sum;
}

int raised_pool_cost(const Cards& cards, const State& state, Seat s, CardId card) {
  const CardInfo& what = cards[card];
  int more = 0;
  if (!what.named.has_value() || !cards.stands(CardVerb::RaisePoolCost)) return more;
  each_lying(cards, state, CardVerb::RaisePoolCost, [&](std::span<const int> arguments) {
    const bool fits = arguments[0] == static_cast<int>(number(s)) && arguments[1] == static_cast<int>(*what.named);
    more += fits ? arguments[2] : 0;
  });
  return more;
}

namespace {

int hand_size_with(const Player& player, int more) {
  const int size = static_cast<int>(default_hand) - player.late_unlock - player.late_discard + more;  // VT-063
  return std::clamp(size, 0, static_cast<int>(most_hand) - 4);
}

}  // namespace

int hand_size(const Cards& cards, const State& state, Seat s) {
  return hand_size_with(state.players[s], sum_for(cards, state, CardVerb::AddHandSize, s));
}

SeatSet open_hands(const Cards& cards, const State& state) {
  SeatSet open;
  each_lying(cards, state, CardVerb::OpenHand,
             [&](std::span<const int> arguments) { open.add(seat(static_cast<unsigned>(arguments[0]))); });
  return open;
}

SeatArray<int, most_players> hand_sizes(const Cards& cards, const State& state, bool cards_add) {
  std::array<int, most_players> more{};
  for (const Modifier& m : state.modifiers) {
    if (m.what == CardVerb::AddHandSize) more[number(*m.player)] += m.amount;
  }
  if (cards_add) {
    each_lying(cards, state, CardVerb::AddHandSize,
               [&](std::span<const int> arguments) { more[static_cast<std::size_t>(arguments[0])] += arguments[1]; });
  }
  SeatArray<int, most_players> sizes;
  for (unsigned i = 0; i < seat_count(state); ++i) sizes.push_back(hand_size_with(state.players[seat(i)], more[i]));
  return sizes;
}

namespace {

/// Of verbs that say of a thing what it may not, or what it is.
bool is_said(const Cards& cards, const State& state, CardVerb verb, ThingId id, int what) {
  const auto says = [&](const Modifier& m) { return m.what == verb && m.thing == id && m.amount == what; };
  bool said = std::ranges::any_of(state.modifiers, says);
  each_lying(cards, state, verb, [&](std::span<const int> arguments) {
    said = said || (arguments[0] == static_cast<int>(id) && arguments[1] == what);
  });
  return said;
}

}  // namespace

bool is_forbidden(const Cards& cards, const State& state, ThingId id, Deed deed) {
  return is_said(cards, state, CardVerb::Forbid, id, static_cast<int>(deed));
}

bool is_immune(const Cards& cards, const State& state, ThingId id, Harm harm) {
  return is_said(cards, state, CardVerb::Immune, id, static_cast<int>(harm));
}

bool has_trait(const Cards& cards, const State& state, ThingId id, Trait trait) {
  if (info(cards, state, id).has(trait)) return true;
  const Maybe<ThingId> under = other_version(state, id);
  if (under.has_value() && info(cards, state, *under).has(trait)) return true;
  return is_said(cards, state, CardVerb::GrantTrait, id, static_cast<int>(trait));
}

bool are_in_one_circle(const Cards& cards, const State& state, ThingId id, ThingId other) {
  const CardInfo& one = info(cards, state, id);
  const CardInfo& two = info(cards, state, other);
  if (clan_of(cards, state, id) != Clan::BloodBrother || clan_of(cards, state, other) != Clan::BloodBrother)
    return false;  // VT-725
  return id == other || (one.circle != Circle::None && one.circle == two.circle);
}

bool is_masterless(const Cards& cards, const State& state, ThingId id) {
  const Clan clan = info(cards, state, id).slave_of;
  if (clan == Clan::None) return false;
  bool found = false;
  each_thing(state, [&](ThingId member, const Thing& thing) {
    found = found || (thing.controller == at(state, id).controller && is_ready_minion(cards, thing) &&
                      clan_of(cards, state, member) == clan);
  });
  return !found;
}

bool is_monster(const CardInfo& card) {
  const bool counts = is_minion(card) || card.is(CardKind::Retainer);
  return counts && !card.has(Trait::Mortal) && !card.has(Trait::Animal);
}

bool is_barred_from_blocking(const Cards& cards, const State& state, ThingId id) {
  if (is_forbidden(cards, state, id, Deed::Block)) return true;
  const auto bars = [&](CardVerb verb, int kind) {
    return verb == CardVerb::Unblockable ||
           (verb == CardVerb::UnblockableBy && info(cards, state, id).is(static_cast<CardKind>(kind)));
  };
  bool barred = std::ranges::any_of(state.modifiers, [&](const Modifier& m) { return bars(m.what, m.amount); });
  if (!barred && cards.stands(CardVerb::Unblockable))
    each_lying(cards, state, CardVerb::Unblockable, [&](std::span<const int>) { barred = true; });
  return barred;
}

bool is_card_forbidden(const Cards& cards, const State& state, ThingId id, const CardInfo& card) {
  return card.named.has_value() && is_said(cards, state, CardVerb::ForbidCard, id, static_cast<int>(*card.named));
}

namespace {

/// A minion goes back to whom it was taken from, or, while somebody has taken it from its holder, will go back from
/// him. VT-661
void give_back(Table& on, std::size_t i) {
  auto& all = on.state.modifiers;
  const Modifier over = all[i];
  all.erase(i);
  on.dirty = true;
  for (; i < all.size(); ++i) {
    if (all[i].what != CardVerb::Control || all[i].thing != over.thing) continue;
    all[i].back = over.back;
    return;
  }
  if (on.state.players[*over.back].out) return remove_from_game(on, *over.thing);
  take_control(on, *over.thing, *over.back, true);
}

template <class Over>
void drop_modifiers(Table& on, Over&& over) {
  auto& all = on.state.modifiers;
  for (std::size_t i = 0; i < all.size();) {
    if (all[i].what == CardVerb::Control && over(all[i])) {
      give_back(on, i);
      i = 0;  // with a minion that goes everything goes that lasts for it
    } else {
      ++i;
    }
  }
  for (std::size_t i = all.size(); i > 0; --i) {
    if (!over(all[i - 1])) continue;
    if (all[i - 1].what == CardVerb::Wake && all[i - 1].thing.has_value())
      at(on.state, *all[i - 1].thing).marks.remove(Mark::Awake);
    all.erase(i - 1);
    on.dirty = true;
  }
}

}  // namespace

void expire(Table& on, Until until) {
  drop_modifiers(on, [&](const Modifier& m) { return m.until == until; });
  for (std::size_t i = on.state.put_off.size(); i > 0; --i) {
    if (on.state.put_off[i - 1].until == until) on.state.put_off.erase(i - 1);
  }
}

namespace {

/// Whose unlock phase it lasts until.
bool is_of(const State& state, const Modifier& m, Seat s) {
  if (m.what == CardVerb::Control || !m.thing.has_value()) return m.player == s;
  return m.player == s || at(state, *m.thing).controller == s;
}

}  // namespace

void expire_own_unlock(Table& on, Seat s) {
  drop_modifiers(on, [&](const Modifier& m) { return m.until == Until::OwnUnlock && is_of(on.state, m, s); });
}

void expire_at_unlock(Table& on, Seat s) {
  drop_modifiers(on, [&](const Modifier& m) {
    return (m.until == Until::YourUnlock || m.until == Until::TheirUnlock) && is_of(on.state, m, s);
  });
}

bool take_control_for_good(Table& on, ThingId id, Seat to) {
  auto& all = on.state.modifiers;
  for (std::size_t i = all.size(); i > 0; --i) {
    if (all[i - 1].what == CardVerb::Control && all[i - 1].thing == id) all.erase(i - 1);
  }
  const bool of_another = at(on.state, id).controller != to;  // VT-770
  take_control(on, id, to);
  return of_another && !is_gone(on.state, id) && at(on.state, id).controller == to;
}

void forget_returns_of(Table& on, Seat s) {
  auto& all = on.state.modifiers;
  for (std::size_t i = all.size(); i > 0; --i) {
    if (all[i - 1].until == Until::TheirUnlock && all[i - 1].player == s) all.erase(i - 1);
  }
}

}  // namespace krypta::vtes
