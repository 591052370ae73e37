#include <algorithm>
#include <vector>

#include "engine/games/vtes/check.hpp"

/// What lies on the table, what lasts for a while, and what was done and may not be done again.
namespace krypta::vtes {

namespace {

static_assert(fields_in<Thing> == 15);
static_assert(fields_in<Modifier> == 8);
static_assert(fields_in<Use> == 6);

constexpr unsigned most_counters = 250;
constexpr int most_amount = 100;

std::string thing_field(std::size_t i, std::string_view name) { return field_of("things", i, name); }

/// A contested card came from there. VT-191
Region lies_in(const Thing& thing) { return thing.region == Region::Contested ? thing.before : thing.region; }

/// Whether such a card can be there at all.
bool belongs_in(const CardInfo& card, CardId id, Region region) {
  switch (region) {
    case Region::Uncontrolled: return is_crypt(id);  // VT-159
    case Region::Merged: return card.is_vampire();   // VT-638
    case Region::Ready: return is_minion(card);
    case Region::Torpor: return card.is_vampire();        // VT-573
    case Region::Incapacitated: return card.is_imbued();  // VT-798
    case Region::Table:
      if (card.is(CardKind::Conviction) || card.is(CardKind::Power)) return false;  // VT-790, VT-792
      return !is_crypt(id) && !is_minion(card) && !card.is(CardKind::Equipment) && !card.is(CardKind::Retainer);
    case Region::Attached: return !is_crypt(id) && !is_minion(card);
    case Region::Limbo: return !is_crypt(id);  // VT-045
    default: return false;
  }
}

/// VT-270: it is in play as one of its abilities, as far as they are written.
bool has_level(const CardInfo& card, const Thing& thing) {
  if (is_crypt(thing.card.value)) return thing.level == 0;
  return thing.level > 0 && thing.level <= std::max<std::size_t>(card.abilities.size(), 1);
}

/// What it lies on is there, and lies on something in its turn without coming back to it. VT-750
Finding check_host(const Cards& cards, const State& state, std::size_t i) {
  const Thing& thing = state.things[i];
  const bool attached = lies_in(thing) == Region::Attached || thing.region == Region::Merged;
  if (thing.host.has_value() != attached) return bad(thing_field(i, "host"), "is what the card lies on", {750});
  if (!attached) return std::nullopt;
  if (!is_there(state, thing.host)) return bad(thing_field(i, "host"), "nothing lies there", {750});
  const Thing& host = at(state, *thing.host);
  if (host.region == Region::Limbo) return bad(thing_field(i, "host"), "is not in play", {750});
  const CardInfo& card = info(cards, thing);
  if (thing.region == Region::Merged && !is_vampire_in_play(cards, host) && host.region != Region::Contested)
    return bad(thing_field(i, "host"), "must be the other version of the vampire", {638});
  const bool of_imbued = card.is(CardKind::Conviction) || card.is(CardKind::Power);
  if (of_imbued && !info(cards, host).is_imbued()) return bad(thing_field(i, "host"), "must be an imbued", {790, 792});
  const bool borne = card.is(CardKind::Equipment) || card.is(CardKind::Retainer);
  if (borne && !is_minion(info(cards, host))) return bad(thing_field(i, "host"), "must be a minion", {259, 266});
  Maybe<ThingId> next = thing.host;
  for (std::size_t steps = 0; next.has_value(); ++steps) {
    if (steps > state.things.size() || !is_place(state, *next))
      return bad(thing_field(i, "host"), "does not lie on anything in the end", {750});
    next = at(state, *next).host;
  }
  return std::nullopt;
}

Finding check_marks(const State& state, std::size_t i) {
  const Thing& thing = state.things[i];
  const auto fits = [&](Mark mark, bool possible) { return !thing.marks.has(mark) || possible; };
  const bool whole = fits(Mark::Going, stands(state, Step::Damage)) &&
                     fits(Mark::Burning, stands(state, Step::Damage) || stands(state, Step::Diablerie)) &&
                     fits(Mark::Postponed, state.combat.on) && fits(Mark::HasBlocked, state.action.on) &&
                     fits(Mark::FailedBlock, state.action.on) && fits(Mark::Drained, state.action.on) &&
                     fits(Mark::Marked, state.phase != Phase::Unlock) &&
                     fits(Mark::LastContestant, thing.region == Region::Contested || thing.marks.has(Mark::Contesting));
  if (!whole) return bad(thing_field(i, "marks"), "one of these is over");
  return std::nullopt;
}

/// Who has seen a card. VT-635
Finding check_seen(const State& state, std::size_t i) {
  const Thing& thing = state.things[i];
  const SeatSet seen_by = thing.card.seen_by;
  if (seen_by == SeatSet::everyone()) return std::nullopt;
  if (thing.region != Region::Uncontrolled)
    return bad(thing_field(i, "card.seen_by"), "everybody sees what is in play");
  if (!are_seats(state, seen_by) || !seen_by.has(thing.controller))
    return bad(thing_field(i, "card.seen_by"), "whoever controls it may look at it", {635});
  return std::nullopt;
}

/// Whom a card has noted: minions that are there, and a Methuselah.
Finding check_noted(const Cards& cards, const State& state, std::size_t i) {
  const Thing& thing = state.things[i];
  for (const Maybe<ThingId> noted : {thing.chosen, thing.second}) {
    if (noted.has_value() && (!is_there(state, noted) || !is_minion(info(cards, state, *noted))))
      return bad(thing_field(i, "chosen"), "must be a minion");
  }
  if (!is_seat_or_nobody(state, thing.whom)) return bad(thing_field(i, "whom"), "there is no such seat");
  return std::nullopt;
}

Finding check_thing(const Cards& cards, const State& state, std::size_t i) {
  const Thing& thing = state.things[i];
  if (thing.region == Region::Nowhere) {
    if (thing == Thing{}) return std::nullopt;
    return bad(field_of("things", i), "nothing lies in a place that is free");
  }
  if (!is_seat(state, thing.owner)) return bad(thing_field(i, "owner"), "there is no such seat", {170});
  if (!is_seat(state, thing.controller) || state.players[thing.controller].out)
    return bad(thing_field(i, "controller"), "must be a Methuselah who is in the game", {168, 658});
  if ((thing.region == Region::Contested) != (thing.before != Region::Nowhere))
    return bad(thing_field(i, "before"), "is where a contested card came from", {198});
  const CardInfo& card = info(cards, thing);
  const Region region = lies_in(thing);
  const bool out_of_play = region == Region::Limbo || region == Region::Uncontrolled || region == Region::Merged;
  if (thing.region == Region::Contested && out_of_play) return bad(thing_field(i, "before"), "was not in play", {191});
  if (!belongs_in(card, thing.card.value, region))
    return bad(thing_field(i, "region"), "such a card cannot be there", {159});
  if (region == Region::Uncontrolled && thing.owner != thing.controller)
    return bad(thing_field(i, "controller"), "is whose crypt it comes from", {159});
  if (thing.blood > most_counters) return bad(thing_field(i, "blood"), "are too many counters", {15});
  if (!has_level(card, thing)) return bad(thing_field(i, "level"), "is no ability to play it with", {270});
  if (Finding found = check_noted(cards, state, i)) return found;
  if (Finding found = check_seen(state, i)) return found;
  if (Finding found = check_marks(state, i)) return found;
  return check_host(cards, state, i);
}

/// A card that was played and is not resolved belongs to what is going on. VT-045
Finding check_limbo(const State& state, std::size_t i) {
  const Maybe<ThingId> id{static_cast<ThingId>(i)};
  if (state.things[i].region != Region::Limbo) return std::nullopt;
  const auto plays = [&](const Effect& effect) { return effect.thing == id; };
  const auto strikes = [&](const Fighter& f) { return f.strike.card == id; };
  if (state.action.card == id || state.referendum.card == id || std::ranges::any_of(state.effects, plays) ||
      std::ranges::any_of(state.combat.sides, strikes))
    return std::nullopt;
  return bad(thing_field(i, "region"), "nothing is being played that this card belongs to", {45});
}

/// What a modifier speaks of: a thing, a Methuselah, or what is going on.
bool speaks_of_fitting(const Modifier& m) {
  switch (m.what) {
    case CardVerb::AddStealth:
    case CardVerb::LimitedBleed:
    case CardVerb::NoEdge:
    case CardVerb::Unblockable:
    case CardVerb::UnblockableBy:
    case CardVerb::LockFailedBlockers:
    case CardVerb::PassesItself:
    case CardVerb::AutomaticPress:
    case CardVerb::OnlyHandStrikes: return !m.thing.has_value() && !m.player.has_value();
    case CardVerb::AddTransfers:
    case CardVerb::AddDiscards:
    case CardVerb::AddHandSize: return !m.thing.has_value() && m.player.has_value();
    case CardVerb::LowerPoolCost:
    case CardVerb::LowerBloodCost: return false;
    case CardVerb::Control: return m.thing.has_value() && m.player.has_value();
    default: return m.thing.has_value() && !m.player.has_value();
  }
}

}  // namespace

Finding check_things(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.things.size(); ++i) {
    if (Finding found = check_thing(cards, state, i)) return found;
    if (Finding found = check_limbo(state, i)) return found;
  }
  return std::nullopt;
}

/// Whatever happens, somebody owns the cards of his deck, each in one place. VT-170
Finding check_decks(const Cards&, const State& state) {
  for (unsigned s = 0; s < seat_count(state); ++s) {
    const Player& player = state.players[seat(s)];
    std::vector<CardId> all;
    const auto add = [&](const auto& pile) { all.insert(all.end(), pile.begin(), pile.end()); };
    add(player.hand.value);
    add(player.library.value);
    add(player.crypt.value);
    add(player.ash);
    add(player.removed);
    each_thing(state, [&](ThingId, const Thing& thing) {
      if (thing.owner == seat(s)) all.push_back(thing.card.value);
    });
    std::ranges::sort(all);
    if (!std::ranges::equal(all, player.deck.value))
      return bad(field_of("players", s, "deck"), "each of its cards lies in one place, and no other card", {170});
  }
  return std::nullopt;
}

Finding check_modifiers(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.modifiers.size(); ++i) {
    const Modifier& m = state.modifiers[i];
    const auto field = [&](std::string_view name) { return field_of("modifiers", i, name); };
    if (vocabulary().verbs[static_cast<std::size_t>(m.what)].kind != cards::VerbKind::lasting)
      return bad(field("what"), "does not last");
    if (!speaks_of_fitting(m)) return bad(field("thing"), "is not what this changes");
    if (m.thing.has_value() && !is_there(state, m.thing)) return bad(field("thing"), "nothing lies there");
    if (!is_seat_or_nobody(state, m.player)) return bad(field("player"), "there is no such seat");
    if (m.back.has_value() != (m.what == CardVerb::Control) || !is_seat_or_nobody(state, m.back))
      return bad(field("back"), "is to whom a minion goes back", {661});
    if (m.amount < -most_amount || m.amount > most_amount) return bad(field("amount"), "is too much");
    if (!is_held(state, m.source)) return bad(field("source"), "is in nobody's deck");
    const cards::Program* program = cards[m.source].program;
    if (m.term > 0 && (program == nullptr || m.term > program->terms.size()))
      return bad(field("term"), "the card has no such condition");
  }
  return std::nullopt;
}

Finding check_uses(const Cards& cards, const State& state) {
  for (std::size_t i = 0; i < state.uses.size(); ++i) {
    const Use& use = state.uses[i];
    const auto field = [&](std::string_view name) { return field_of("uses", i, name); };
    if (use.thing.has_value() && !is_there(state, use.thing)) return bad(field("thing"), "nothing lies there", {174});
    if (use.by.has_value() && !is_there(state, use.by)) return bad(field("by"), "nothing lies there", {240});
    if (use.ability > cards[use.card].abilities.size())
      return bad(field("ability"), "the card has no such ability", {174});
    if (std::count(state.uses.begin(), state.uses.end(), use) > 1)
      return bad(field_of("uses", i), "is noted twice", {174});
  }
  return std::nullopt;
}

}  // namespace krypta::vtes
