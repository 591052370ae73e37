#include "engine/games/vampire_empire/card_host.hpp"

namespace krypta::vampire_empire {

int CardReader::property(unsigned property, int subject) const {
  const auto yes = [](bool condition) { return condition ? 1 : 0; };
  const auto who = static_cast<Character>(subject);
  const auto which = static_cast<Card>(subject);
  const auto fighter = [](Maybe<Character> c) { return c.has_value() ? static_cast<int>(*c) : int{cards::nothing}; };
  switch (static_cast<Property>(property)) {
    case Property::Self: return static_cast<int>(number(self_));
    case Property::Opponent: return static_cast<int>(number(other(self_)));
    case Property::Active: return static_cast<int>(number(*state_.active));
    case Property::Attacker: return fighter(state_.combat.attacker);
    case Property::Defender: return fighter(state_.combat.defender);
    case Property::Day: return yes(is_day(state_));
    case Property::InCombat: return yes(state_.combat.round > 0);
    case Property::Round: return state_.combat.round;
    case Property::AttackValue: return state_.combat.attack;
    case Property::DefenceValue: return state_.combat.defence;
    case Property::DeadCount: return static_cast<int>(state_.dead.size());
    case Property::Occupation: return static_cast<int>(occupation(who));
    case Property::Revealed: return yes(state_.revealed.has(who));
    case Property::KnownHuman: return yes(state_.known_humans.has(who));
    case Property::AttackMarkers: return static_cast<int>(markers(state_, who, Marker::Attack));
    case Property::DefenceMarkers: return static_cast<int>(markers(state_, who, Marker::Defence));
    case Property::Value: return static_cast<int>(cards_.value(which));
    case Property::HasValue: return yes(cards_.valued().has(which));
    case Property::Cancelled: return yes(state_.players[seat_of(state_, deck_of(which))].cancelled.has(which));
    case Property::HandSize: return state_.players[seat(static_cast<unsigned>(subject))].hand_count;
  }
  return 0;
}

cards::Flow CardHost::call(unsigned verb, std::span<const int> arguments) {
  State& state = on_.state;
  const auto player = [&](std::size_t i) { return seat(static_cast<unsigned>(arguments[i])); };
  const auto character = [&](std::size_t i) { return static_cast<Character>(arguments[i]); };
  const auto amount = [&](std::size_t i) { return static_cast<unsigned>(std::max(arguments[i], 0)); };
  switch (static_cast<CardVerb>(verb)) {
    case CardVerb::Draw: begin_drawing(on_, player(0), amount(1)); return cards::Flow::wait;
    case CardVerb::DiscardRandom:  // VE-212
      state.frames.push({.step = Step::LoseCards, .seat = player(0), .count = static_cast<std::uint8_t>(amount(1))});
      return cards::Flow::wait;
    case CardVerb::Take: take(static_cast<Card>(arguments[0])); break;
    case CardVerb::Cancel: cancel(static_cast<Card>(arguments[0])); break;
    case CardVerb::AddAttack: strengthen(Marker::Attack, arguments[0], static_cast<Duration>(arguments[1])); break;
    case CardVerb::AddDefence: strengthen(Marker::Defence, arguments[0], static_cast<Duration>(arguments[1])); break;
    case CardVerb::EndCombat:
      state.combat.ended = true;
      on_.events.tell_all({151}, EventKind::StoppedCombat, self_);
      break;
    case CardVerb::PlaceMarker: place_marker(character(0), static_cast<Marker>(arguments[1]), arguments[2]); break;
    case CardVerb::ToTown:  // VE-214
      if (!castle(state).has(character(0))) break;
      send_to_town(on_, character(0));
      return cards::Flow::wait;
    case CardVerb::Forbid: {
      const auto action = static_cast<Action>(arguments[1]);
      state.players[player(0)].forbidden.add(action);
      on_.events.tell_all({151}, EventKind::Forbade, player(0), action);
      break;
    }
    case CardVerb::CountVampires: count_vampires(character(0), character(1)); break;
  }
  return cards::Flow::next;
}

/// VE-179, VE-180, VE-183
void CardHost::take(Card c) {
  Player& player = on_.state.players[self_];
  if (!(player.cellar.value | player.moat.value).has(c)) return;
  const Pile from = player.cellar.value.has(c) ? Pile::Cellar : Pile::Moat;
  if (from == Pile::Cellar) {
    player.cellar.value.remove(c);
    --player.cellar_count;
  } else {
    player.moat.value.remove(c);
    --player.moat_count;
    ++player.taken_back;  // VE-211
  }
  put_in_hand(player, c);
  on_.events.add(SeatSet::of(self_), {179, 180}, EventKind::TookCard, self_, c, from);
  on_.events.add(all_but(self_), {179, 180}, EventKind::Took, self_, from);
}

void CardHost::nothing_there(unsigned domain) {
  const auto where = static_cast<Domain>(domain);
  if (where == Domain::Cellar) on_.events.tell_all({182}, EventKind::FoundNothing, self_, Pile::Cellar);
  if (where == Domain::Moat) on_.events.tell_all({201}, EventKind::FoundNothing, self_, Pile::Moat);
}

/// VE-206
void CardHost::cancel(Card c) {
  const Seat owner = seat_of(on_.state, deck_of(c));
  if (!on_.state.players[owner].played.has(c)) return;
  on_.state.players[owner].cancelled.add(c);
  ++on_.state.combat.changed[deck_of(c)];
  on_.events.tell_all({206}, EventKind::Cancelled, owner, c);
  reckon(on_);
}

void CardHost::strengthen(Marker kind, int number, Duration until) {
  Combat& combat = on_.state.combat;
  auto& sum = until == Duration::ThisRound ? combat.this_round[kind] : combat.this_combat[kind];
  sum = static_cast<std::uint8_t>(std::max(0, sum + number));
  on_.events.tell_all({213}, EventKind::Strengthened, self_, kind, number);
  reckon(on_);
}

/// VE-166, VE-175
void CardHost::place_marker(Character who, Marker kind, int number) {
  for (Resident& resident : on_.state.castle) {
    if (resident.who != who) continue;
    resident.markers[kind] = static_cast<std::uint8_t>(resident.markers[kind] + number);
    on_.events.tell_all({166, 168}, EventKind::PlacedMarker, self_, who, kind, number);
  }
}

/// VE-215
void CardHost::count_vampires(Character one, Character another) {
  State& state = on_.state;
  const CharacterSet both = CharacterSet::of(one, another);
  const unsigned vampires = (both & state.vampires.value).size();
  const Counted counted{one, another, static_cast<std::uint8_t>(vampires)};
  if (!state.counts.contains(counted)) state.counts.push_back(counted);
  if (vampires == 0) state.known_humans = state.known_humans | both;
  on_.events.tell_all({215}, EventKind::CountedVampires, one, another, vampires);
}

}  // namespace krypta::vampire_empire
