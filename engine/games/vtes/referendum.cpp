#include "engine/games/vtes/card_host.hpp"
#include "engine/games/vtes/stages.hpp"

/// Referendums: of political actions, of other cards, and blood hunts. VT-352 to VT-380
///
/// A card chooses the terms as it is carried out, and then holds the referendum: the step takes the place of its
/// effect, asks everybody for votes, and has the effect go on when the result is known. Casting is one impulse step:
/// each vote gives the impulse back to the first, and it is over when all have passed.
namespace krypta::vtes {

namespace {

VoteSource* source_of(Referendum& referendum, ThingId thing) {
  auto* found = std::ranges::find_if(referendum.sources, [&](const VoteSource& s) { return s.thing == thing; });
  return found == referendum.sources.end() ? nullptr : found;
}
const VoteSource* source_of(const Referendum& referendum, ThingId thing) {
  const auto* found = std::ranges::find_if(referendum.sources, [&](const VoteSource& s) { return s.thing == thing; });
  return found == referendum.sources.end() ? nullptr : found;
}

/// Votes of no thing that somebody has gained and not cast.
VoteSource* kept_by(Referendum& referendum, Seat s, VoteFrom from) {
  auto* found = std::ranges::find_if(referendum.sources, [&](const VoteSource& source) {
    return source.from == from && source.seat == s && !source.stand.has_value();
  });
  return found == referendum.sources.end() ? nullptr : found;
}

/// What the prisci give to one side: all of them together, and nothing if they are divided. VT-709 to VT-714
int block_of(const Referendum& referendum) {
  int ballots = 0;
  for (const VoteSource& s : referendum.sources) {
    if (s.stand.has_value()) ballots += *s.stand == Stand::For ? s.ballots : -int{s.ballots};
  }
  return ballots > 0 ? block_votes : ballots < 0 ? -block_votes : 0;
}

}  // namespace

Tally tally_of(const Referendum& referendum) {
  Tally tally;
  for (const VoteSource& s : referendum.sources) {
    if (s.stand.has_value()) (*s.stand == Stand::For ? tally.in_favour : tally.against) += s.votes;
  }
  const int block = block_of(referendum);
  (block > 0 ? tally.in_favour : tally.against) += static_cast<unsigned>(std::abs(block));
  return tally;
}

namespace {

void count(Table& on) {
  const Tally tally = tally_of(on.state.referendum);
  on.state.referendum.in_favour = static_cast<std::uint16_t>(tally.in_favour);
  on.state.referendum.against = static_cast<std::uint16_t>(tally.against);
  on.state.changed = true;
}

}  // namespace

int votes_of(const Cards& cards, const State& state, ThingId id) {
  const int more = sum_of(cards, state, CardVerb::AddVotes, id) + sum_of(cards, state, CardVerb::AddVotesAgainst, id);
  return std::max(static_cast<int>(votes_of(title_of(cards, state, id))) + more, 0);  // VT-377
}

namespace {

unsigned ballots_of(const Cards& cards, const State& state, ThingId id) {
  return title_of(cards, state, id) == Title::Priscus ? 1 : 0;  // VT-710
}

}  // namespace

bool has_cast(const State& state, ThingId id, Stand stand) {
  const VoteSource* source = source_of(state.referendum, id);
  return source != nullptr && source->stand == stand;
}

// What begins a referendum, and its course.

void begin_blood_hunt(Table& on, ThingId diablerist) {
  on.state.referendum = {};
  on.state.referendum.on = true;
  on.state.referendum.hunt = true;
  on.state.referendum.vampire = diablerist;
  on.state.frames.enter(Step::Referendum);  // VT-606, VT-610
}

namespace {

void tell_terms(Table& on) {
  const Terms& terms = on.state.referendum.terms;
  if (terms.player.has_value()) on.events.tell_all({354}, EventKind::TermPlayer, *terms.player);
  if (terms.thing.has_value()) on.events.tell_all({354}, EventKind::TermCard, card_of(on.state, *terms.thing));
  if (terms.clan.has_value()) on.events.tell_all({354}, EventKind::TermClan, *terms.clan);
  for (unsigned i = 0; i < terms.points.size(); ++i) {
    if (terms.points[seat(i)] > 0) on.events.tell_all({354}, EventKind::Allotted, seat(i), int{terms.points[seat(i)]});
  }
}

}  // namespace

void begin_referendum(Table& on, EffectId id) {
  State& state = on.state;
  const Effect& effect = state.effects[static_cast<std::size_t>(id)];
  const Action& action = state.action;
  const bool political = action.on && action.kind == ActionKind::Political;
  Referendum& referendum = state.referendum;
  const Terms terms = referendum.terms;
  referendum = {};
  referendum.terms = terms;
  referendum.on = true;
  referendum.caller = effect.seat;
  referendum.vampire = political ? action.actor : effect.minion;
  referendum.automatic = sum_of(on.cards, state, CardVerb::PassesItself, {}) > 0;
  if (political && action.card.has_value()) {  // VT-369, VT-371
    referendum.carded.add(*effect.seat);
    referendum.sources.push_back({.from = VoteFrom::Card, .seat = *effect.seat, .votes = 1});
  } else if (effect.thing.has_value() && at(state, *effect.thing).region == Region::Limbo) {
    referendum.card = effect.thing;
  }
  for (std::size_t i = state.frames.size(); i > 0; --i) {
    Frame& frame = state.frames[i - 1];
    if (frame.effect != id) continue;
    frame = {};
    frame.step = Step::Referendum;
    frame.effect = id;
    break;
  }
  on.events.tell_all({353}, EventKind::ReferendumHeld, *effect.seat, static_cast<CardId>(effect.machine.card));
  tell_terms(on);
}

void cancel_referendum(Table& on) {
  Referendum& referendum = on.state.referendum;
  if (!referendum.on || referendum.result != Poll::Open) return;
  referendum.result = Poll::Cancelled;  // VT-397
  on.dirty = true;
  on.events.tell_all({397}, EventKind::ReferendumCancelled);
}

namespace {

void decide(Table& on) {
  Referendum& referendum = on.state.referendum;
  if (referendum.result == Poll::Cancelled) return;
  const bool passes = referendum.automatic || referendum.in_favour > referendum.against;  // VT-361 to VT-363, VT-397
  referendum.result = passes ? Poll::Passed : Poll::Failed;
  if (!referendum.hunt) {
    on.events.tell_all({361, 362}, passes ? EventKind::ReferendumPassed : EventKind::ReferendumFailed,
                       int{referendum.in_favour}, int{referendum.against});
    return;
  }
  if (!is_gone(on.state, *referendum.vampire))
    on.events.tell_all({608}, passes ? EventKind::HuntPassed : EventKind::HuntFailed,
                       card_of(on.state, *referendum.vampire));
}

/// What was decided stays known until the political action is over.
void end_referendum(Table& on) {
  State& state = on.state;
  expire(on, Until::ReferendumEnd);
  forget_uses(on, Scope::Referendum);
  put_away(on, state.referendum.card);
  state.referendum.on = false;
  state.referendum.card = {};
  state.referendum.sources.clear();
  const bool political = state.action.on && state.action.kind == ActionKind::Political && !state.referendum.hunt;
  if (!political) state.referendum = {};
  state.frames.pop();
  on.dirty = true;
}

}  // namespace

bool go_on_with_referendum(Table& on) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  const Referendum& referendum = state.referendum;
  switch (frame.stage) {
    case polling::Begins:
      frame.stage = referendum.automatic ? polling::Counts : polling::Casts;
      if (!referendum.automatic) open_impulse(on, Window::PollingStart);  // VT-355
      return false;
    case polling::Casts:
      frame.stage = polling::Counts;
      open_impulse(on, Window::PollingCast, true);  // VT-356
      return false;
    case polling::Counts:
      frame.stage = polling::Takes;
      decide(on);
      return false;
    case polling::Takes:
      frame.stage = polling::After;
      if (const Maybe<EffectId> effect = frame.effect; effect.has_value()) {
        frame.effect = {};
        resume(on, *effect);
      } else if (referendum.result == Poll::Passed && !is_gone(state, *referendum.vampire)) {
        burn(on, *referendum.vampire);  // VT-608
      }
      return false;
    case polling::After:
      frame.stage = polling::Ends;
      if (referendum.result == Poll::Cancelled) return false;
      open_impulse(on, Window::AfterReferendum);
      open_triggers(on, Window::AfterReferendum);
      return false;
    default: end_referendum(on); return false;
  }
}

// Terms. VT-354

void allot(Table& on, Seat s, int n) {
  Terms& terms = on.state.referendum.terms;
  auto& points = terms.points;
  if (terms.player == s) terms.player = {};  // who is given points is no term besides
  if (points.empty()) points = SeatArray<std::uint8_t, most_seats_voting>::filled(seat_count(on.state));
  points[s] = static_cast<std::uint8_t>(std::max(points[s] + n, 0));
}

int allotted_to(const State& state, Seat s) {
  const auto& points = state.referendum.terms.points;
  return points.empty() ? 0 : points[s];
}

void note_term(State& state, Choice choice) {
  const bool choosing = state.action.on && state.action.kind == ActionKind::Political &&
                        state.action.stage == Stage::Resolving && !state.referendum.on &&
                        state.referendum.result == Poll::Open;
  if (!choosing) return;
  Terms& terms = state.referendum.terms;
  switch (verb(choice)) {
    case Verb::PickPlayer:
      if (!terms.player.has_value()) terms.player = seat_in(choice);
      break;
    case Verb::PickThing: terms.thing = thing_in(choice); break;
    case Verb::PickWord:
      if (static_cast<cards::Type>(raw_thing(choice)) == type_of(Kind::Clan))
        terms.clan = static_cast<Clan>(last_in(choice));
      break;
    default: break;
  }
}

// Votes. VT-364 to VT-380

namespace {

void tell_cast(Table& on, const VoteSource& source) {
  const bool supports = source.stand == Stand::For;
  if (source.from != VoteFrom::Minion) {
    on.events.tell_all({365}, supports ? EventKind::VotedFor : EventKind::VotedAgainst, source.seat, int{source.votes});
    return;
  }
  const CardId minion = card_of(on.state, *source.thing);
  if (source.votes > 0)
    on.events.tell_all({365}, supports ? EventKind::CastFor : EventKind::CastAgainst, source.seat, minion,
                       int{source.votes});
  if (source.ballots > 0)
    on.events.tell_all({712}, supports ? EventKind::BallotCastFor : EventKind::BallotCastAgainst, source.seat, minion);
}

void cast(Table& on, VoteSource& source, Stand stand) {
  const int before = block_of(on.state.referendum);
  source.stand = stand;
  tell_cast(on, source);
  count(on);
  const int block = block_of(on.state.referendum);
  if (block == before) return;
  on.events.tell_all({713, 714}, block > 0   ? EventKind::PrisciFor
                                 : block < 0 ? EventKind::PrisciAgainst
                                             : EventKind::PrisciAbstain);
}

}  // namespace

void grant_votes(Table& on, Seat s, int n, ThingId from) {
  Referendum& referendum = on.state.referendum;
  if (!referendum.on || n <= 0) return;
  if (VoteSource* source = source_of(referendum, from); source != nullptr && source->seat == s) {
    source->votes = static_cast<std::uint8_t>(source->votes + n);  // on its side, if it has one. VT-367
  } else {
    referendum.sources.push_back(
        {.from = VoteFrom::Grant, .seat = s, .thing = from, .votes = static_cast<std::uint8_t>(n)});
  }
  on.events.tell_all({380}, EventKind::VotesGained, s, n);
  count(on);
}

void votes_changed(Table& on, ThingId minion, int n) {
  Referendum& referendum = on.state.referendum;
  if (!referendum.on) return;
  on.events.tell_all({380}, EventKind::VotesGained, at(on.state, minion).controller, std::max(n, 0));
  VoteSource* source = source_of(referendum, minion);
  if (source == nullptr) return;
  source->votes = static_cast<std::uint8_t>(std::max(source->votes + n, 0));  // VT-367, VT-380
  count(on);
}

void abstain(Table& on, ThingId minion) {
  Referendum& referendum = on.state.referendum;
  if (!referendum.on) return;
  on.events.tell_all({377}, EventKind::Abstains, card_of(on.state, minion));
  for (std::size_t i = referendum.sources.size(); i > 0; --i) {
    const VoteSource& s = referendum.sources[i - 1];
    if (s.from == VoteFrom::Minion && s.thing == minion) referendum.sources.erase(i - 1);  // VT-377, VT-715
  }
  count(on);
}

void forget_votes_of(Table& on, Seat s) {
  Referendum& referendum = on.state.referendum;
  for (std::size_t i = referendum.sources.size(); i > 0; --i) {
    if (referendum.sources[i - 1].seat == s) referendum.sources.erase(i - 1);  // VT-359
  }
  if (referendum.on) count(on);
}

namespace {

/// What a minion could cast now: it is ready, has something, has not cast it and is not kept from it. VT-377, VT-583
bool may_cast(const Cards& cards, const State& state, Seat s, ThingId id, const Thing& thing) {
  if (thing.controller != s || !is_ready_minion(cards, thing) || source_of(state.referendum, id) != nullptr)
    return false;
  if (votes_of(cards, state, id) == 0 && ballots_of(cards, state, id) == 0) return false;
  return !is_forbidden(cards, state, id, Deed::Vote);
}

int price_against(const Cards& cards, const State& state, ThingId id) {
  return cards.stands(CardVerb::AgainstCosts) ? sum_of(cards, state, CardVerb::AgainstCosts, id) : 0;
}

void minion_votes(const Cards& cards, const State& state, Seat s, Options& out) {
  each_thing(state, [&](ThingId id, const Thing& thing) {
    if (!may_cast(cards, state, s, id, thing)) return;
    // Votes against put the minion there. VT-367
    if (sum_of(cards, state, CardVerb::AddVotesAgainst, id) == 0) out.push_back(choose(Verb::CastFor, id));
    if (thing.blood >= price_against(cards, state, id)) out.push_back(choose(Verb::CastAgainst, id));
  });
}

Choice of_no_thing(Verb verb, Uncast what) { return choose(verb, static_cast<unsigned>(what)); }

void other_votes(const State& state, Seat s, Options& out) {
  bool edge = state.edge == s;
  for (const VoteSource& source : state.referendum.sources) {
    if (source.seat != s || source.stand.has_value()) continue;
    if (source.from == VoteFrom::Edge) edge = true;
    if (source.from == VoteFrom::Card) {
      out.push_back(of_no_thing(Verb::CastFor, Uncast::Card));
      out.push_back(of_no_thing(Verb::CastAgainst, Uncast::Card));
    } else if (source.from == VoteFrom::Grant) {
      out.push_back(choose(Verb::CastFor, *source.thing));
      out.push_back(choose(Verb::CastAgainst, *source.thing));
    }
  }
  if (!edge) return;
  out.push_back(of_no_thing(Verb::CastFor, Uncast::Edge));
  out.push_back(of_no_thing(Verb::CastAgainst, Uncast::Edge));
  if (state.edge == s) out.push_back(choose(Verb::KeepEdge));
}

}  // namespace

void vote_options(const Cards& cards, const State& state, Seat s, Options& out) {
  const Referendum& referendum = state.referendum;
  if (referendum.sources.full()) return;
  minion_votes(cards, state, s, out);
  other_votes(state, s, out);
  const Hand& hand = state.players[s].hand.value;
  for (std::size_t i = 0; i < hand.size() && !referendum.carded.has(s); ++i) {  // VT-368, VT-370, VT-371
    if (!cards[hand[i]].is(CardKind::Political) || (i > 0 && hand[i] == hand[i - 1])) continue;
    for (const Verb verb : {Verb::BallotFor, Verb::BallotAgainst, Verb::BallotKeep})
      out.push_back(choose(verb, hand[i]));
  }
}

namespace {

void burn_edge_for_vote(Table& on, Seat s) {
  on.state.edge = {};  // VT-379
  on.events.tell_all({379}, EventKind::EdgeGone);
  on.state.referendum.sources.push_back({.from = VoteFrom::Edge, .seat = s, .votes = 1});
}

void burn_card_for_vote(Table& on, Seat s, CardId card) {
  on.state.referendum.carded.add(s);
  discard(on, s, card);  // VT-370
  on.state.referendum.sources.push_back({.from = VoteFrom::Card, .seat = s, .votes = 1});
}

/// The votes that a choice casts, gained or reckoned as it is made.
VoteSource& chosen_source(Table& on, Seat s, Choice choice) {
  Referendum& referendum = on.state.referendum;
  if (const Maybe<ThingId> id = thing_in(choice); id.has_value()) {
    if (VoteSource* granted = source_of(referendum, *id)) return *granted;
    referendum.sources.push_back({.from = VoteFrom::Minion,
                                  .seat = s,
                                  .thing = *id,
                                  .votes = static_cast<std::uint8_t>(votes_of(on.cards, on.state, *id)),
                                  .ballots = static_cast<std::uint8_t>(ballots_of(on.cards, on.state, *id))});
    return referendum.sources.back();
  }
  if (static_cast<Uncast>(last_in(choice)) == Uncast::Card) return *kept_by(referendum, s, VoteFrom::Card);
  if (VoteSource* kept = kept_by(referendum, s, VoteFrom::Edge)) return *kept;
  burn_edge_for_vote(on, s);
  return referendum.sources.back();
}

}  // namespace

void apply_vote(Table& on, Seat s, Choice choice) {
  Referendum& referendum = on.state.referendum;
  on.dirty = true;
  switch (verb(choice)) {
    case Verb::KeepEdge:
      burn_edge_for_vote(on, s);
      on.events.tell_all({364}, EventKind::VotesGained, s, 1);
      break;
    case Verb::BallotKeep:
      burn_card_for_vote(on, s, card_in(choice));
      on.events.tell_all({364}, EventKind::VotesGained, s, 1);
      break;
    case Verb::BallotFor:
    case Verb::BallotAgainst:
      burn_card_for_vote(on, s, card_in(choice));
      cast(on, referendum.sources.back(), verb(choice) == Verb::BallotFor ? Stand::For : Stand::Against);
      break;
    case Verb::CastFor: cast(on, chosen_source(on, s, choice), Stand::For); break;
    default: {
      VoteSource& source = chosen_source(on, s, choice);
      if (source.from == VoteFrom::Minion) {
        const int price = price_against(on.cards, on.state, *source.thing);
        if (price > 0) lose_blood(on, *source.thing, price);
      }
      cast(on, source, Stand::Against);
    }
  }
}

}  // namespace krypta::vtes
