#include "engine/games/vendetta/rules.hpp"

/// What chance decides: with all its answers, by one draw, and what follows.
namespace krypta::vendetta {

namespace {

/// The next location that gets a place card. VD-235
Location next_place(const State& state) {
  for (const Location at : {Location::First, Location::Second}) {
    if (!state.sites[at].place.has_value()) return at;
  }
  return Location::Third;
}
PlaceSet places_left(const State& state) {
  PlaceSet left = PlaceSet::all();
  for (const Location at : all_of<Location>()) {
    if (state.sites[at].place.has_value()) left.remove(*state.sites[at].place);
  }
  return left;
}
ClanSet clans_left(const State& state) {
  ClanSet left = ClanSet::all() - state.offered_clans;
  for (unsigned i = 0; i < player_count(state); ++i) {
    if (state.players[seat(i)].clan.has_value()) left.remove(*state.players[seat(i)].clan);
  }
  return left;
}
/// Who can be drained by chance; Victims as often as there are of them. VD-184
template <class Visit>
void each_drainable(const Cards& cards, const Player& player, Visit&& visit) {
  for (const Follower f : drainable(cards, player)) visit(f, f == victim ? player.victims : 1U);
}

void count_down(State& state) {
  if (--state.frames.top().count == 0) state.frames.pop();
}

}  // namespace

void Vendetta::chances(const State& state, Chances<Vendetta>& out) const {
  const Frame& frame = state.frames.top();
  const auto each = [&](Verb verb, const auto& set) {
    for (const auto thing : set) out.push_back({choose(verb, thing), 1});
  };
  switch (frame.step) {
    case Step::DrawFirst:
      for (unsigned i = 0; i < player_count(state); ++i) out.push_back({choose(Verb::First, i), 1});
      return;
    case Step::DrawPlace: return each(Verb::LayPlace, places_left(state));
    case Step::OfferRelic: return each(Verb::LayRelic, RelicSet::all() - state.offered_relics);
    case Step::OfferClan: return each(Verb::LayClan, clans_left(state));
    case Step::DealClan: return each(Verb::DealClan, clans_left(state));
    case Step::DrawAlly: return each(Verb::LayAlly, state.ally_deck);
    case Step::DrawCard: return each(Verb::Get, state.players[*frame.seat].deck.value);
    case Step::DrainRandom:
      return each_drainable(*cards_, state.players[*frame.seat], [&](Follower f, unsigned n) {
        out.push_back({choose(Verb::Drained, f), n});
      });
    default: return;
  }
}

Choice Vendetta::sample(const State& state, Rng& rng) const {
  const Frame& frame = state.frames.top();
  const auto one_of = [&](Verb verb, const auto& set) { return choose(verb, set.nth(rng.below(set.size()))); };
  switch (frame.step) {
    case Step::DrawFirst: return choose(Verb::First, rng.below(player_count(state)));
    case Step::DrawPlace: return one_of(Verb::LayPlace, places_left(state));
    case Step::OfferRelic: return one_of(Verb::LayRelic, RelicSet::all() - state.offered_relics);
    case Step::OfferClan: return one_of(Verb::LayClan, clans_left(state));
    case Step::DealClan: return one_of(Verb::DealClan, clans_left(state));
    case Step::DrawAlly: return one_of(Verb::LayAlly, state.ally_deck);
    case Step::DrawCard: return one_of(Verb::Get, state.players[*frame.seat].deck.value);
    case Step::DrainRandom: {
      unsigned all = 0;
      each_drainable(*cards_, state.players[*frame.seat], [&](Follower, unsigned n) { all += n; });
      unsigned which = rng.below(all);
      Choice drawn{};
      bool found = false;
      each_drainable(*cards_, state.players[*frame.seat], [&](Follower f, unsigned n) {
        if (found) return;
        found = which < n;
        if (found) drawn = choose(Verb::Drained, f);
        which -= found ? 0 : n;
      });
      return drawn;
    }
    default: return {};
  }
}

void apply_chance(Play& on, Choice given) {
  State& state = on.state;
  Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::DrawFirst:
      state.ambition = seat(argument_of(given));
      on.events.tell_all({12}, EventKind::FirstDrawn, *state.ambition);
      return state.frames.pop();
    case Step::DrawPlace: {
      const Location at = next_place(state);
      state.sites[at].place = chosen<Place>(given);
      on.events.tell_all({235}, EventKind::PlaceLaid, chosen<Place>(given), at);
      return count_down(state);
    }
    case Step::OfferRelic:
      state.offered_relics.add(chosen<Relic>(given));
      on.events.tell_all({239}, EventKind::RelicOffered, chosen<Relic>(given));
      return count_down(state);
    case Step::OfferClan:
      state.offered_clans.add(chosen<Clan>(given));
      on.events.tell_all({16}, EventKind::ClanOffered, chosen<Clan>(given));
      return count_down(state);
    case Step::DealClan: {
      const Seat who = clockwise(state, *state.ambition, player_count(state) - frame.count);
      state.players[who].clan = chosen<Clan>(given);
      on.events.tell_all({17}, EventKind::PickedClan, who, chosen<Clan>(given));
      return count_down(state);
    }
    case Step::DrawAlly: {
      const Location at = *frame.at;
      const auto who = chosen<Follower>(given);
      state.ally_deck.remove(who);
      state.sites[at].ally = who;
      on.events.tell_all({41}, EventKind::AllyCame, who, at);
      return state.frames.pop();
    }
    case Step::DrawCard: return apply_draw(on, chosen<ClanCard>(given));
    default: {
      const Seat who = *frame.seat;
      state.frames.pop();
      return drain(on, who, chosen<Follower>(given));
    }
  }
}

}  // namespace krypta::vendetta
