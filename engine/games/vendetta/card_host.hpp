#pragma once

#include <algorithm>
#include <span>
#include <type_traits>

#include "engine/games/vendetta/rules.hpp"

/// What the card machine asks of the game, and what it has it do.
namespace krypta::vendetta {

/// What belongs to one resolution of a card. VD-271
struct Context {
  Maybe<Source> by{};
  Maybe<Seat> self{};
  Maybe<Location> here{};
  Maybe<Slot> slot{};
  SeatSet rivals{};
  SeatSet opponents{};
  Happening event{};
  Maybe<Seat> first{};  ///< with whom player order began when it began. VD-261
};
/// As it would be if the card acted now; the partner is meant unless the card says otherwise.
Context context_of(const State& state, Source s, const Standing& standing, const Happening& event);
/// Of an effect that is going on.
Context context_of(const Frame& frame);
/// Whether what the card does then is, for all that is known before, about that player. VD-252
bool means(const Cards& cards, const State& state, Source s, Window window, const Context& context, Seat who);

/// The table as one card sees it.
class CardReader {
 public:
  using Reader = CardReader;
  CardReader(const Cards& cards, const State& state, const Context& context)
      : cards_(cards), state_(state), context_(context) {}
  [[nodiscard]] int property(unsigned property, int subject) const;
  [[nodiscard]] bool can(unsigned verb, std::span<const int> arguments) const;
  /// Players come in player order, cards of several players with them. VD-224
  [[nodiscard]] int order(unsigned domain, int thing) const {
    const auto in_order = [&](int player) {
      const int after = player - static_cast<int>(number(*context_.first));
      return after >= 0 ? after : after + static_cast<int>(player_count(state_));
    };
    switch (static_cast<Domain>(domain)) {
      case Domain::Players:
      case Domain::Rivals:
      case Domain::Opponents:
      case Domain::Ranked: return in_order(thing);
      case Domain::RivalCards:
      case Domain::CardsHere: {
        const Maybe<Seat> area = card_at(state_, static_cast<Slot>(thing)).area;
        const int player = area.has_value() ? in_order(static_cast<int>(number(*area))) : 0;
        return player * static_cast<int>(slot_count) + thing;
      }
      default: return thing;
    }
  }

  template <class Visit>
  void each(unsigned domain, int argument, Visit&& visit) const {
    if (static_cast<Domain>(domain) == Domain::Numbers) {
      for (int n = 0; n <= std::min(argument, most_numbers); ++n) visit(n);
      return;
    }
    place(domain, argument, [&](const auto& set, auto&& fits) {
      for (const auto thing : set) {
        if (fits(thing)) visit(static_cast<int>(thing));
      }
    });
  }
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const {
    if (static_cast<Domain>(domain) == Domain::Numbers) return thing <= argument;
    bool found = false;
    place(domain, argument, [&](const auto& set, auto&& fits) {
      const auto one = static_cast<std::remove_cvref_t<decltype(*set.begin())>>(thing);
      found = set.has(one) && fits(one);
    });
    return found;
  }

 protected:
  /// What lies in a place: `use(set, fits)`, those of the set that fit.
  template <class Use>
  void place(unsigned domain, int argument, Use&& use) const {
    const auto all = [&](const auto& set) { use(set, [](auto) { return true; }); };
    const auto lying = [&](SlotSet where, auto&& fits) {
      use(where, [&](Slot s) { return fits(card_at(state_, s)); });
    };
    const auto who = [&] { return seat(static_cast<unsigned>(argument)); };
    switch (static_cast<Domain>(domain)) {
      case Domain::Players: return all(remaining(state_));
      case Domain::Rivals: return all(context_.rivals & remaining(state_));
      case Domain::Opponents: return all(context_.opponents & remaining(state_));
      case Domain::Ranked: return all(ranked());
      case Domain::Locations: return all(locations());
      case Domain::OwnCards: return lying(cards_here(), [&](const Deployed& d) { return d.area == context_.self; });
      case Domain::RivalCards:
        return lying(cards_here(), [&](const Deployed& d) { return context_.rivals.has(*d.area); });
      case Domain::CardsHere: return all(cards_here());
      case Domain::MyCards:
        return lying(taken_slots(state_), [&](const Deployed& d) { return d.area == context_.self; });
      case Domain::DownCards:
        return lying(cards_here(), [&](const Deployed& d) { return d.area == who() && !is_up(d); });
      case Domain::HiddenCards:
        return lying(taken_slots(state_),
                     [&](const Deployed& d) { return !is_up(d) && !d.card.seen_by.has(*context_.self); });
      case Domain::Hand: return all(state_.players[who()].hand.value);
      case Domain::Allies: return all(state_.players[who()].allies);
      case Domain::Drained: return all(drained(state_.players[who()]));
      case Domain::Numbers: return;
    }
  }
  [[nodiscard]] LocationSet locations() const {
    LocationSet all;
    for (const Location at : all_of<Location>()) {
      if (in_play(state_, at)) all.add(at);
    }
    return all;
  }
  [[nodiscard]] static FollowerSet drained(const Player& player) {
    FollowerSet all = player.drained;
    if (player.drained_victims > 0) all.add(victim);
    return all;
  }
  /// Where the cards are kept that lie here.
  [[nodiscard]] SlotSet cards_here() const {
    return context_.here.has_value() ? state_.sites[*context_.here].cards : SlotSet{};
  }
  [[nodiscard]] SeatSet ranked() const {
    SeatSet all;
    for (const Seat s : state_.ranking) all.add(s);
    return all & remaining(state_);
  }
  [[nodiscard]] int of_player(Property property, Seat who) const;
  [[nodiscard]] int of_card(Property property, Slot which) const;

  const Cards& cards_;
  const State& state_;
  const Context& context_;
};

/// The same table, with hands.
class CardHost : public CardReader {
 public:
  CardHost(Play& on, const Context& context) : CardReader(on.cards, on.state, context), on_(on) {}
  cards::Flow call(unsigned verb, std::span<const int> arguments);
  void later(unsigned window, cards::Address from);

 private:
  void change_choice();
  void begin_auction();
  void move_deployed(Seat from, unsigned n, bool to_area);
  void look(Slot s);
  void look_into_hand(Seat who);
  void shuffle_in(ClanCard c);
  void restore(Follower f);
  void swap_blood();
  void move_blood(Location to, unsigned n);
  void discard_blood(Seat who, unsigned n);
  void give_influence(Seat from, unsigned n);
  [[nodiscard]] Frame* running(Step step);
  Play& on_;
};

/// Who is told what a card would do. It refers to a function and is not to outlive it: the machine is compiled once,
/// not for each who listens.
class Listener {
 public:
  template <class Tell>
  explicit Listener(const Tell& tell)
      : tell_(&tell), call_([](const void* told, CardVerb verb, std::span<const int> arguments) {
          (*static_cast<const Tell*>(told))(verb, arguments);
        }) {}
  void operator()(CardVerb verb, std::span<const int> arguments) const { call_(tell_, verb, arguments); }

 private:
  const void* tell_;
  void (*call_)(const void*, CardVerb, std::span<const int>);
};

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

/// Tells everything that holds because of this card, which must be there.
void tell_standing(const Cards& cards, const State& state, Source s, const Standing& standing, Listener tell);
/// `tell(verb, arguments)`.
template <class Tell>
void each_standing(const Cards& cards, const State& state, Source s, const Standing& standing, const Tell& tell) {
  tell_standing(cards, state, s, standing, Listener{tell});
}

}  // namespace krypta::vendetta
