#pragma once

#include <algorithm>
#include <span>
#include <type_traits>

#include "engine/cards/machine.hpp"
#include "engine/games/vtes/rules.hpp"

/// What the card machine asks of the game, and what it has it do.
namespace krypta::vtes {

/// What belongs to one use of a card.
struct Context {
  Maybe<ThingId> thing{};
  Maybe<ThingId> minion{};
  Maybe<Seat> self{};
  Maybe<ThingId> event_card{};
  Maybe<Seat> event_player{};
  const AbilityInfo* ability = nullptr;
  const Paid* paid = nullptr;  ///< if it is asked what a card costs
  bool unbound = false;        ///< whatever a slave may not name
};
[[nodiscard]] Context context_of(const Cards& cards, const State& state, const Effect& effect);

/// An ability of a card that begins.
[[nodiscard]] Effect effect_of(const Cards& cards, CardId card, unsigned which, const Context& context, Window window);
/// The condition of the context's ability holds, each target can be named and each cost of its own be paid.
[[nodiscard]] bool is_possible(const Cards& cards, const State& state, const Context& context, CardId card);

/// The condition of the context's ability holds.
[[nodiscard]] bool is_condition_met(const Cards& cards, const State& state, const Context& context, CardId card);

/// The table as one card sees it.
class CardReader {
 public:
  using Reader = CardReader;
  CardReader(const Cards& cards, const State& state, const Context& context)
      : cards_(cards), state_(state), context_(context) {}
  [[nodiscard]] int property(unsigned property, int subject) const;
  [[nodiscard]] int property(unsigned property, int subject, int given) const;
  [[nodiscard]] bool can(unsigned verb, std::span<const int> arguments) const;
  /// Players come in the order of the impulse. VT-090 to VT-096, VT-886
  [[nodiscard]] int order(unsigned domain, int thing) const;

  template <class Visit>
  void each(unsigned domain, int argument, Visit&& visit) const {
    switch (static_cast<Domain>(domain)) {
      case Domain::Players:
        for (const Seat s : playing(state_)) visit(static_cast<int>(number(s)));
        return;
      case Domain::Numbers:
        for (int n = 0; n <= std::min(argument, most_numbers); ++n) visit(n);
        return;
      case Domain::Hand: return distinct(state_.players[seat(static_cast<unsigned>(argument))].hand.value, visit);
      case Domain::LibraryOf:
        return distinct(state_.players[seat(static_cast<unsigned>(argument))].library.value, visit);
      case Domain::AshOf: return distinct(state_.players[seat(static_cast<unsigned>(argument))].ash, visit);
      default:
        each_thing(state_, [&](ThingId id, const Thing& thing) {
          if (lies_in(static_cast<Domain>(domain), argument, id, thing)) visit(static_cast<int>(id));
        });
    }
  }
  [[nodiscard]] bool has(unsigned domain, int argument, int thing) const;
  /// A slave takes no directed actions without a master. VT-737
  [[nodiscard]] bool may_name(cards::Type type, int thing) const;

 protected:
  template <class Pile, class Visit>
  static void distinct(const Pile& pile, Visit&& visit) {
    for (std::size_t i = 0; i < pile.size(); ++i) {
      if (i == 0 || pile[i] != pile[i - 1]) visit(static_cast<int>(pile[i]));
    }
  }
  [[nodiscard]] bool lies_in(Domain domain, int argument, ThingId id, const Thing& thing) const;
  [[nodiscard]] int of_player(Property property, Seat who) const;
  [[nodiscard]] int of_thing(Property property, ThingId id) const;
  [[nodiscard]] int of_happened(Property property, ThingId id) const;
  [[nodiscard]] bool is_paid(Property property, const Paid& paid, int given) const;

  const Cards& cards_;
  const State& state_;
  const Context& context_;
};

/// The same table, with hands.
class CardHost : public CardReader {
 public:
  CardHost(Table& on, EffectId effect, const Context& context)
      : CardReader(on.cards, on.state, context), on_(on), effect_(effect) {}
  cards::Flow call(unsigned verb, std::span<const int> arguments);
  cards::Flow lasts(unsigned verb, std::span<const int> arguments, std::uint16_t term);
  void later(unsigned window, cards::Address from);
  void whenever(std::uint16_t term);
  void together(bool begins);

 private:
  void gather(CardVerb verb, std::span<const int> arguments);
  cards::Flow lasting(CardVerb verb, std::span<const int> arguments);
  cards::Flow cost(CardVerb verb, std::span<const int> arguments);
  int drain(ThingId from, int n);
  [[nodiscard]] cards::Flow leaves() const;
  [[nodiscard]] Inflicter inflicter(ThingId target) const;
  void equip_from_library(ThingId minion, CardId card);
  void bring(CardId card);
  void add(CardVerb verb, std::span<const int> arguments, Maybe<ThingId> thing, Maybe<Seat> player, int amount);
  Table& on_;
  EffectId effect_;
  std::uint8_t term_ = 0;  ///< of what is added now, from 1
};

/// Whoever wants to hear what holds. The machine is compiled once for all of them, not for each who listens.
class Listener {
 public:
  template <class Tell>
  requires(!std::is_same_v<Tell, Listener>) explicit Listener(const Tell& tell)
      : tell_(&tell), call_([](const void* told, CardVerb verb, std::span<const int> arguments) {
          (*static_cast<const Tell*>(told))(verb, arguments);
        }) {}
  void operator()(CardVerb verb, std::span<const int> arguments) const { call_(tell_, verb, arguments); }

 private:
  const void* tell_;
  void (*call_)(const void*, CardVerb, std::span<const int>);
};

/// Tells everything that holds because of this thing, which is in play; of a card of which the cost is reckoned also
/// what it says about that.
void tell_standing(const Cards& cards, const State& state, ThingId id, Listener tell, const Paid* paid = nullptr);
/// `tell(verb, arguments)`.
template <class Tell>
void each_standing(const Cards& cards, const State& state, ThingId id, const Tell& tell) {
  tell_standing(cards, state, id, Listener{tell});
}

}  // namespace krypta::vtes
