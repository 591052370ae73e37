#include <algorithm>
#include <array>
#include <span>

#include "engine/games/vendetta/rules.hpp"

/// Worlds that a view could be: the cards that an observer does not see lie in any way that fits the table and what he
/// remembers, each as likely as any other; what others have sealed is anything that they could have sealed.
namespace krypta::vendetta {

namespace {

constexpr unsigned ways(unsigned from, unsigned taken) {
  if (taken > from) return 0;
  unsigned n = 1;
  for (unsigned i = 0; i < taken; ++i) n = n * (from - i) / (i + 1);
  return n;
}

ClanCard draw_from(CardSet& set, Rng& rng) {
  const ClanCard one = set.nth(rng.below(set.size()));
  set.remove(one);
  return one;
}

/// What an observer remembers of the cards of another player.
struct Remembered {
  CardSet out{};      ///< seen, and not put into the deck since
  CardSet in_hand{};  ///< seen in this round where nothing can be played face down any more, or lying there
};

/// Goes back through the memory until the deck may have got a card that nobody saw.
class Recollection {
 public:
  Recollection(const Cards& cards, const GameView& view, Seat whose)
      : memory_(view.memory()), observer_(view.seat()), whose_(whose) {
    changers_ = cards.standing(CardVerb::MayReturnOther).allies;
    changer_ = !(view.known().players[whose].allies & changers_).empty();
  }

  [[nodiscard]] Remembered recall() {
    Remembered what;
    if (!is_player(observer_)) return what;
    for (std::size_t i = memory_.size(); i > 0; --i) {
      const Event& event = memory_[i - 1];
      const auto kind = static_cast<EventKind>(event.kind);
      if (kind == EventKind::RoundBegan) this_round_ = false;
      // What was in a hand after Planning can only have been played openly. VD-291
      if (kind == EventKind::PlanningEnded && this_round_) what.in_hand = what.in_hand | hand_;
      if (kind == EventKind::Looked) of_hand_ = is(event, 0, observer_) && is(event, 1, whose_);
      if (kind == EventKind::LookedCard && is(event, 0, observer_) && is(event, 1, whose_)) {
        const auto c = static_cast<ClanCard>(event.arguments[2]);
        what.out.add(c);
        if (this_round_) (of_hand_ ? hand_ : what.in_hand).add(c);
      } else if (kind != EventKind::Looked) {
        of_hand_ = false;
      }
      if (forgets(event, kind)) return what;
    }
    return what;
  }

 private:
  [[nodiscard]] static bool is(const Event& event, std::size_t i, Seat s) {
    return event.arguments[i] == static_cast<int>(number(s));
  }
  /// VD-296, VD-333: a card of the hand may have gone to the deck unseen.
  [[nodiscard]] bool forgets(const Event& event, EventKind kind) {
    const auto about_changer = [&] {
      return is(event, 0, whose_) && changers_.has(static_cast<Follower>(event.arguments[1]));
    };
    switch (kind) {
      case EventKind::Joined:
      case EventKind::Restored:
        if (about_changer()) changer_ = false;
        return false;
      case EventKind::Drained:
        if (about_changer()) changer_ = true;
        return false;
      case EventKind::BuiltHand: return changer_ && is(event, 0, whose_);
      case EventKind::Shuffled: return is(event, 0, whose_);
      default: return false;
    }
  }

  std::span<const Event> memory_;
  Seat observer_;
  Seat whose_;
  FollowerSet changers_{};  ///< whose player may put any card of the hand back. VD-333
  bool changer_ = false;    ///< whether the player had one of them then
  bool this_round_ = true;
  bool of_hand_ = false;  ///< a look into the hand is being gone through
  CardSet hand_{};        ///< what was seen there
};

/// The cards of one player as an observer can imagine them.
class Dealer {
 public:
  Dealer(State& state, Seat self, Rng& rng) : state_(state), player_(state.players[self]), rng_(rng) {}

  void deal(const Remembered& remembered) {
    free_ = cards_of(*player_.clan);
    for (std::size_t i = 0; i < state_.deployed.size(); ++i) {
      const Deployed& d = state_.deployed[i];
      if (!d.at.has_value() || d.clan != player_.clan) continue;
      if (d.card.known) {
        free_.remove(d.card.value);
      } else {
        slots_.push_back(static_cast<Slot>(i));
      }
    }
    const bool open = player_.hand.known;
    if (open) free_ = free_ - player_.hand.value;
    CardSet hand = open ? CardSet{} : player_.came_back | remembered.in_hand;
    const unsigned room = open ? 0 : player_.hand_count;
    // A position that somebody wrote may not fit what was seen before.
    if (!split(hand & free_, (player_.seen_out | remembered.out) & free_, room) && !split({}, {}, room)) return;
    hand = in_hand_;
    if (!open) player_.hand.value = hand;
    free_ = free_ - hand - down_;
    for (const Slot s : slots_) card_at(state_, s).card.value = draw_from(down_, rng_);
    for (auto& c : player_.drawn) c.value = draw_from(free_, rng_);
    for (auto& c : player_.bottom) c.value = draw_from(free_, rng_);
    player_.deck.value = free_;
  }

 private:
  /// Draws which cards are in the hand and which lie face down, evenly among all ways in which those that must be in
  /// the hand are there and those that are not in the deck are in neither.
  bool split(const CardSet& must, const CardSet& out, unsigned room) {
    if (must.size() > room) return false;
    CardSet either = out - must;
    CardSet rest = free_ - must - either;
    const auto down = static_cast<unsigned>(slots_.size());
    const unsigned in_hand = room - must.size();
    const auto ways_with = [&](unsigned j) {  // so many of them face down
      if (j > either.size() || j > down || either.size() - j > in_hand) return 0U;
      const unsigned others = down - j;
      if (others > rest.size()) return 0U;
      return ways(either.size(), j) * ways(rest.size(), others) *
             ways(rest.size() - others, in_hand - (either.size() - j));
    };
    unsigned all = 0;
    for (unsigned j = 0; j <= down; ++j) all += ways_with(j);
    if (all == 0) return false;
    unsigned which = rng_.below(all);
    unsigned j = 0;
    for (; which >= ways_with(j); ++j) which -= ways_with(j);
    in_hand_ = must;
    down_.clear();
    for (unsigned i = 0; i < j; ++i) down_.add(draw_from(either, rng_));
    in_hand_ = in_hand_ | either;
    while (down_.size() < down) down_.add(draw_from(rest, rng_));
    while (in_hand_.size() < room) in_hand_.add(draw_from(rest, rng_));
    return true;
  }

  State& state_;
  Player& player_;
  Rng& rng_;
  FixedVector<Slot, slot_count> slots_{};  ///< where cards of this player lie that the observer does not know
  CardSet free_{};
  CardSet in_hand_{};
  CardSet down_{};
};

/// Whether everybody has seen that card in this round before it was turned face down. VD-138
bool was_turned_down(std::span<const Event> memory, ClanCard c) {
  for (std::size_t i = memory.size(); i > 0; --i) {
    const Event& event = memory[i - 1];
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::RoundBegan) return false;
    if (kind == EventKind::TurnedDown && event.arguments[1] == static_cast<int>(c)) return true;
  }
  return false;
}

void complete_slots(const GameView& view, State& state) {
  const bool over = state.frames.top().step == Step::Over;  // I-40
  for (Deployed& d : state.deployed) {
    const bool known = d.card.known;
    d.card.known = true;
    if (!d.at.has_value()) continue;
    const Seat owner = owner_of(state, d);
    const bool open =
        over || is_up(d) || (known && (!is_player(view.seat()) || was_turned_down(view.memory(), d.card.value)));
    SeatSet seen_by = SeatSet::of(owner) | SeatSet::of(*d.area);
    if (known) seen_by.add(view.seat());
    d.card.seen_by = open ? SeatSet::everyone() : seen_by;
  }
}

void complete_sealed(const Cards& cards, State& state, Rng& rng) {
  const Frame& top = state.frames.top();
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    if (!player.stand.known && player.stands) {
      const bool free = may_stay(cards, state, seat(i), *top.at);
      player.stand.value = free && rng.below(2) == 0 ? Stand::Stay : Stand::Withdraw;
    }
    if (!player.bid.known && player.bids) {
      const unsigned most = top.seat == seat(i) && player.blood > 0 ? player.blood - 1U : player.blood;
      player.bid.value = static_cast<std::uint8_t>(rng.below(most + 1));
    }
    player.stand.known = player.bid.known = true;
  }
}

/// Whether what a card names there is for its player alone.
bool is_secret(const cards::Program& program, std::span<const cards::AbilityCode> abilities, std::size_t local) {
  for (const cards::AbilityCode& ability : abilities) {
    if (ability.kind == cards::AbilityKind::always) continue;
    for (std::size_t pc = ability.start; program.code[pc].op != cards::Op::end; ++pc) {
      if (program.code[pc].op != cards::Op::ask) continue;
      const cards::Ask& ask = program.asks[program.code[pc].a];
      if (ask.secret && local >= ask.slot && local <= ask.slot + (ask.several ? ask.most : 0U)) return true;
    }
  }
  return false;
}

/// What was chosen from a hand has been played by the time that somebody else is asked: it lies there.
ClanCard last_played(const State& state, const cards::Frame& running) {
  ClanCard last{};
  each_deployed(state, [&](Slot, const Deployed& d) {
    if (is_up(d) && d.area == running.player) last = d.card.value;
  });
  return last;
}

void complete_locals(const Cards& cards, const GameView& view, State& state) {
  for (cards::Frame& running : state.effects) {
    for (std::size_t i = 0; i < running.locals.size(); ++i) {
      auto& local = running.locals[i];
      const bool own = local.known && local.value != cards::nothing && view.seat() == running.player &&
                       is_secret(cards.program(running), cards.abilities(static_cast<Source>(running.card)), i);
      const bool secret = !local.known || own;
      if (!local.known) local.value = static_cast<std::int16_t>(last_played(state, running));
      local.seen_by = secret ? SeatSet::of(*running.player) : SeatSet::everyone();
      local.known = true;
    }
  }
}

bool is_dealt(const State& state) {
  return std::ranges::none_of(state.frames, [](const Frame& frame) { return frame.step == Step::Ready; });
}

}  // namespace

State Vendetta::complete(const GameView& view, Rng& rng) const {
  State state = view.known();
  const bool dealt = is_dealt(state);
  for (unsigned i = 0; i < player_count(state); ++i) {
    Player& player = state.players[seat(i)];
    if (dealt && !player.out && view.seat() != seat(i))
      Dealer{state, seat(i), rng}.deal(Recollection{*cards_, view, seat(i)}.recall());
    player.hand.known = player.deck.known = true;
    for (auto& c : player.bottom) c.known = true;
    for (auto& c : player.drawn) c.known = true;
  }
  complete_slots(view, state);
  complete_sealed(*cards_, state, rng);
  complete_locals(*cards_, view, state);
  return state;
}

}  // namespace krypta::vendetta
