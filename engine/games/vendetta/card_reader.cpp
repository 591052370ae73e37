#include <algorithm>

#include "engine/games/vendetta/card_host.hpp"

/// What cards can ask of the table.
namespace krypta::vendetta {

namespace {

int yes(bool condition) { return condition ? 1 : 0; }

template <class E>
int thing(Maybe<E> maybe) {
  return maybe.has_value() ? static_cast<int>(*maybe) : int{cards::nothing};
}

}  // namespace

Context context_of(const State& state, Source s, const Standing& standing, const Happening& event) {
  Context context{.by = s,
                  .self = standing.controller,
                  .here = standing.here,
                  .slot = standing.slot,
                  .event = event,
                  .first = state.ambition};
  if (!standing.controller.has_value()) return context;
  SeatSet others = remaining(state).without(*standing.controller);
  if (standing.slot.has_value() && card_at(state, *standing.slot).marks.has(Mark::WithoutPartner)) {
    if (const Maybe<Seat> partner = partner_of(state, *standing.controller); partner.has_value())
      others.remove(*partner);
  }
  context.opponents = others;
  if (standing.here.has_value()) context.rivals = others & present(state, *standing.here);
  return context;
}

Context context_of(const Frame& frame) {
  return {.by = frame.source,
          .self = frame.seat,
          .here = frame.at,
          .slot = frame.slot,
          .rivals = frame.seats,
          .opponents = frame.others,
          .event = frame.event,
          .first = first_in_order(frame)};
}

int CardReader::property(unsigned property, int subject) const {
  const auto which = static_cast<Property>(property);
  switch (which) {
    case Property::Self: return thing(context_.self);
    case Property::Here: return thing(context_.here);
    case Property::This: return thing(context_.slot);
    case Property::Round: return state_.round;
    case Property::Winner: {
      const Maybe<Seat> winner = context_.here.has_value() ? state_.sites[*context_.here].winner : Maybe<Seat>{};
      return winner.has_value() && !state_.players[*winner].out ? thing(winner) : int{cards::nothing};
    }
    case Property::TopBase: {
      int top = 0;
      if (!context_.here.has_value()) return top;
      for (const ClanCard c : state_.sites[*context_.here].up) top = std::max(top, static_cast<int>(cards_.base(c)));
      return top;
    }
    case Property::LowestBidder:
      return thing(lowest_bidder(cards_, state_, context_.rivals | SeatSet::of(*context_.self)));
    case Property::Played: {
      for (const Frame& frame : state_.frames) {
        if (frame.step == Step::Turn && frame.seat == context_.self) return yes(frame.at.has_value());
      }
      return 0;
    }
    case Property::EventPlayer: return thing(context_.event.who);
    case Property::EventLocation: return thing(context_.event.at);
    case Property::EventCard: return thing(context_.event.card);
    case Property::EventAmount: return context_.event.amount;
    case Property::EventFaceDown: return yes(context_.event.down);
    case Property::Causer: return thing(context_.event.causer);
    case Property::Controller:
    case Property::FaceUp:
    case Property::Base:
    case Property::Location:
    case Property::Engaged: return of_card(which, static_cast<Slot>(subject));
    case Property::Nature: return static_cast<int>(cards_.facts(static_cast<Follower>(subject)).nature);
    default: return of_player(which, seat(static_cast<unsigned>(subject)));
  }
}

int CardReader::of_player(Property property, Seat who) const {
  const Player& player = state_.players[who];
  const Maybe<Location> here = context_.here;
  const auto count_here = [&](auto&& fits) {
    int n = 0;
    each_card(state_, cards_here(), [&](Slot, const Deployed& d) { n += fits(d) ? 1 : 0; });
    return n;
  };
  switch (property) {
    case Property::Pool: return player.blood;
    case Property::Influence: return player.influence;
    case Property::Deployed: return here.has_value() ? state_.sites[*here].areas[who].blood : 0;
    case Property::Alliance: return static_cast<int>(alliance_size(player));
    case Property::Cards: return count_here([&](const Deployed& d) { return d.area == who; });
    case Property::UpCards: return count_here([&](const Deployed& d) { return d.area == who && is_up(d); });
    case Property::HandSize: return player.hand_count;
    case Property::DeckSize: return player.deck_count;
    case Property::Bid: return player.bid.value;
    case Property::CanLose:  // VD-276
      return yes(player.blood > 0 ||
                 is_protected(cards_, state_, who, {.controller = context_.self, .at = here, .by = context_.by}));
    case Property::Stays: return yes(player.stands && player.stand.value == Stand::Stay);
    case Property::MayChange:  // VD-338
      return yes(player.stands && here.has_value() &&
                 (player.stand.value == Stand::Stay || may_stay(cards_, state_, who, *here)));
    case Property::Rewarded: return yes(here.has_value() && state_.sites[*here].rewarded.has(who));
    default: return 0;
  }
}

int CardReader::of_card(Property property, Slot which) const {
  const Deployed& d = card_at(state_, which);
  switch (property) {
    case Property::Controller: return thing(d.area);
    case Property::FaceUp: return yes(d.at.has_value() && is_up(d));
    // VD-266: of a face-down card nobody learns it.
    case Property::Base: return d.at.has_value() && is_up(d) ? static_cast<int>(cards_.base(d.card.value)) : 0;
    case Property::Location: return thing(d.at);
    default: return yes(d.marks.has(Mark::Engaged));
  }
}

bool CardReader::can(unsigned verb, std::span<const int> arguments) const {
  if (static_cast<CardVerb>(verb) != CardVerb::Spend || !context_.self.has_value()) return false;
  return can_spend(state_, *context_.self, static_cast<unsigned>(std::max(arguments[0], 0)));
}

}  // namespace krypta::vendetta
