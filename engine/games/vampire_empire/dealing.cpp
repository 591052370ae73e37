#include "engine/games/vampire_empire/dealing.hpp"

#include "engine/games/vampire_empire/card_host.hpp"

/// The cards that an observer does not see, dealt so that everything he has seen could have happened.
namespace krypta::vampire_empire {

namespace {

/// The cards of one player as one observer can imagine them.
class Dealer {
 public:
  Dealer(const Cards& cards, const GameView& view, State& state, Seat self, Rng& rng)
      : cards_(cards), view_(view), state_(state), self_(self), player_(state.players[self]), rng_(rng) {}

  void deal() {
    const bool begun = state_.frames.top().step != Step::DrawSides;
    if (begun) {
      free_ = whole_deck(player_.side) - player_.played;
      for (const cards::Frame& card : state_.card) free_.remove(static_cast<Card>(card.card));
      if (view_.seat() == self_) {
        player_.deck.value = free_ - player_.hand.value - player_.cellar.value - player_.moat.value;
      } else {
        deal_unseen();
      }
    }
    player_.deck.known = player_.cellar.known = player_.moat.known = player_.hand.known = true;
  }

 private:
  /// What a pile must hold because its player is choosing from it.
  struct Chosen {
    Maybe<Domain> from{};
    CardSet one_of{};
  };
  /// What the observer remembers of what this player found in the moat.
  struct Remembered {
    unsigned supports = 0;  ///< so many of the cards that lie there face down are support cards
    unsigned in_hand = 0;   ///< so many cards were taken from there and are still in the hand
  };

  /// Again and again until it is a hand with which the player can have begun what he has begun; if none comes, one that
  /// is made for it.
  void deal_unseen() {
    constexpr unsigned tries = 12;
    if (player_.hand.known) free_ = free_ - player_.hand.value;  // the match is over
    remembered_ = remember();
    chosen_ = choice_from_pile();
    const CardSet all = free_;
    const bool open = player_.hand.known;
    for (unsigned i = 0; i < tries; ++i) {
      free_ = all;
      deal_once(open, {});
      if (open || suffices(player_.hand.value)) return;
    }
    free_ = all;
    made_to_fit_ = true;
    deal_once(open, wanted());
  }
  void deal_once(bool open, const CardSet& wanted) {
    taken_.clear();
    CardSet moat = seen_in_moat(wanted);
    free_ = free_ - moat;
    const auto room = [&] { return player_.moat_count - std::min<unsigned>(player_.moat_count, moat.size()); };
    CardSet supports = free_ - cards_.valued();
    for (unsigned i = 0; i < remembered_.supports && room() > 0 && !supports.empty(); ++i)
      move(draw_from(supports, rng_), moat);
    hold(Domain::Moat, moat, room());
    CardSet cellar;
    hold(Domain::Cellar, cellar, player_.cellar_count);
    if (!open) {
      CardSet& hand = player_.hand.value;
      hand = made_to_fit_ ? hand_that_must_be() : taken_;
      free_ = free_ - hand;
      fill(hand, player_.hand_count);
    }
    fill(moat, player_.moat_count);
    fill(cellar, player_.cellar_count);
    player_.moat.value = moat;
    player_.cellar.value = cellar;
    player_.deck.value = free_;
  }

  void move(Card c, CardSet& to) {
    free_.remove(c);
    to.add(c);
  }
  void fill(CardSet& set, unsigned size) {
    while (set.size() < size && !free_.empty()) set.add(draw_from(free_, rng_));
  }
  void hold(Domain where, CardSet& pile, unsigned room) {
    if (chosen_.from != Maybe{where} || room == 0 || !(pile & chosen_.one_of).empty()) return;
    CardSet fitting = free_ & chosen_.one_of;
    if (!fitting.empty()) move(draw_from(fitting, rng_), pile);
  }

  /// VE-211: the cards seen going to the moat, less those that were taken from it unseen.
  CardSet seen_in_moat(const CardSet& wanted) {
    CardSet seen;
    unsigned taken = player_.taken_back;
    const auto account_for = [&](unsigned count) { taken -= std::min(taken, count); };
    for (const Card c : player_.shown) {
      if (seen.has(c)) account_for(1);  // it was there, and came there again
      seen.add(c);
    }
    account_for((seen - free_).size());
    seen = seen & free_;
    for (; taken > 0; --taken) {
      const bool must = seen.size() > player_.moat_count;
      CardSet candidates = seen & cards_.valued();
      if (must && candidates.empty()) candidates = seen;
      const bool needed = !(candidates & wanted).empty();
      if (needed) candidates = CardSet::of(highest(candidates & wanted));
      const unsigned hidden = must || needed ? 0 : player_.moat_count - seen.size() + 1;
      if (candidates.empty() || rng_.below(candidates.size() + hidden) >= candidates.size()) continue;
      const Card c = draw_from(candidates, rng_);
      seen.remove(c);
      if (taken_.size() < remembered_.in_hand) taken_.add(c);
    }
    return seen;
  }

  /// Goes back through the memory to the last time that somebody found nothing that fitted in the moat. All that lay
  /// there were support cards, and those that nobody has seen still lie there.
  [[nodiscard]] Remembered remember() const {
    Remembered what;
    if (!has_searched_moat()) return what;
    const unsigned arrived = player_.moat_count + player_.taken_back;
    unsigned face_down = arrived - std::min<unsigned>(arrived, static_cast<unsigned>(player_.shown.size()));
    unsigned taken = player_.taken_back;
    const Frame& top = state_.frames.top();
    unsigned left_hand = top.step == Step::LoseCards && top.seat == Maybe{self_} ? top.done : 0;
    face_down -= std::min(face_down, left_hand);
    const auto memory = view_.memory();
    for (std::size_t i = memory.size(); i > 0; --i) {
      const Event& event = memory[i - 1];
      const auto kind = static_cast<EventKind>(event.kind);
      const auto of_moat = [&] { return static_cast<Pile>(event.arguments[1]) == Pile::Moat; };
      if (!is_about_cards(kind) || event.arguments[0] != static_cast<int>(number(self_))) continue;
      if (kind == EventKind::FoundNothing && of_moat()) {
        what.supports = face_down - std::min(face_down, taken);
        return what;
      }
      if (kind == EventKind::FoundNothing) continue;
      if (kind == EventKind::Took) {
        if (of_moat() && left_hand == 0) ++what.in_hand;
        if (of_moat()) taken -= std::min(taken, 1U);
        continue;
      }
      unsigned hidden = 0;
      if (kind == EventKind::Dropped || (kind == EventKind::Discarded && of_moat())) hidden = 1;
      if (kind == EventKind::LostCards) hidden = static_cast<unsigned>(event.arguments[1]);
      face_down -= std::min(face_down, hidden);
      left_hand += kind == EventKind::LostCards ? hidden : 1;
    }
    return what;
  }
  static bool is_about_cards(EventKind kind) {
    switch (kind) {
      case EventKind::Discarded:
      case EventKind::Dropped:
      case EventKind::LostCards:
      case EventKind::Played:
      case EventKind::PlayedSupport:
      case EventKind::Took:
      case EventKind::FoundNothing: return true;
      default: return false;
    }
  }
  /// Whether a card that chooses from the moat has been played; else there is nothing to remember.
  [[nodiscard]] bool has_searched_moat() const {
    for (const Card c : player_.shown) {
      if (cards_.valued().has(c)) continue;
      const cards::Program& program = cards_.program(c);
      for (std::size_t pc = cards_.ability(c).start; program.code[pc].op != cards::Op::end; ++pc) {
        if (program.code[pc].op == cards::Op::ask && domain_of(program, program.code[pc]) == Domain::Moat) return true;
      }
    }
    return false;
  }
  static Domain domain_of(const cards::Program& program, const cards::Instruction& ask) {
    const cards::Ask& asked = program.asks[ask.a];
    return asked.of_words ? Domain::Castle : static_cast<Domain>(program.selectors[asked.selector].domain);
  }

  [[nodiscard]] Chosen choice_from_pile() const {
    const Frame& top = state_.frames.top();
    if (top.step != Step::CardAsks || top.seat != Maybe{self_}) return {};
    cards::Frame frame = state_.card.back();
    const cards::Program& program = cards_.program(frame);
    const cards::Instruction& now = program.code[frame.pc];
    if (now.op != cards::Op::ask) return {};
    const Domain from = domain_of(program, now);
    if (from != Domain::Moat && from != Domain::Cellar && from != Domain::Hand) return {};
    const CardReader reader{cards_, state_, self_};
    const cards::Machine<const CardReader> machine{program, frame, reader};
    const cards::Address filter = program.selectors[program.asks[now.a].selector].filter;
    Chosen chosen{from, {}};
    for (const Card c : whole_deck(player_.side)) {
      if (filter == cards::nowhere || machine.evaluate(filter, static_cast<int>(c)) != 0) chosen.one_of.add(c);
    }
    return chosen;
  }

  [[nodiscard]] bool suffices(const CardSet& hand) const {
    if ((hand & cards_.valued()).size() < remembered_.in_hand) return false;
    if (chosen_.from == Maybe{Domain::Hand} && (hand & chosen_.one_of).empty()) return false;
    const Frame& top = state_.frames.top();
    if (top.seat != Maybe{self_}) return true;
    if (top.step == Step::HideCards) return (hand & cards_.valued()).size() >= top.count;
    if (top.step == Step::AskCards) return (hand & cards_.of(Group::HolyWater)).size() >= top.count;
    if (top.step == Step::Attack && !attack_stands(state_, top)) return reaches_with(hand & valid_for_attack());
    return true;
  }
  /// What is needed for what the player has begun.
  [[nodiscard]] CardSet wanted() const {
    const Frame& top = state_.frames.top();
    if (top.seat != Maybe{self_}) return {};
    if (top.step == Step::HideCards) return cards_.valued();
    if (top.step == Step::AskCards) return cards_.of(Group::HolyWater);
    return top.step == Step::Attack ? valid_for_attack() : CardSet{};
  }
  CardSet hand_that_must_be() {
    CardSet must;
    const auto some = [&](CardSet from, unsigned count) {
      for (; count > 0 && !from.empty(); --count) must.add(draw_from(from, rng_));
    };
    const Frame& top = state_.frames.top();
    const bool asked = top.seat == Maybe{self_};
    if (chosen_.from == Maybe{Domain::Hand}) some(free_ & chosen_.one_of, 1);
    if (asked && top.step == Step::HideCards) some(free_ & cards_.valued(), top.count);
    if (asked && top.step == Step::AskCards) some(free_ & cards_.of(Group::HolyWater), top.count);
    if (asked && top.step == Step::Attack && !attack_stands(state_, top)) best_attack(must);
    if (must.empty()) some(free_ & cards_.valued(), remembered_.in_hand);
    return must;
  }

  /// The cards of the deck that may be played for the attacker.
  [[nodiscard]] CardSet valid_for_attack() const {
    const Combat& combat = state_.combat;
    CardSet valid = cards_.of(group_of(occupation(*combat.attacker)));
    if (player_.side == Side::Vampire && state_.revealed.has(*combat.attacker))
      valid = valid | cards_.of(Group::Vampire);
    if (player_.side == Side::Human && state_.revealed.has(*combat.defender))
      valid = valid | cards_.of(Group::HolyWater);
    return valid;
  }
  /// VE-131: enough for the attack to be begun, with what lies on the table already.
  [[nodiscard]] bool reaches_with(const CardSet& more) const {
    const Combat& combat = state_.combat;
    const bool any = state_.frames.top().done > 0 || !combat.aside.empty() || !more.empty();
    const unsigned aside = combat.aside.empty() ? 0 : cards_.value(combat.aside.first());
    const unsigned points = cards_.points((more | player_.played) - combat.aside) + aside;
    return any && reaches(state_, *combat.attacker, *combat.defender, points);
  }
  [[nodiscard]] Card highest(const CardSet& from) const {
    Card high = from.first();
    for (const Card c : from) high = cards_.value(c) > cards_.value(high) ? c : high;
    return high;
  }
  /// The highest cards there are until it is enough.
  void best_attack(CardSet& must) {
    CardSet from = free_ & valid_for_attack();
    while (!reaches_with(must) && must.size() < player_.hand_count && !from.empty()) {
      const Card high = highest(from);
      must.add(high);
      from.remove(high);
    }
  }

  const Cards& cards_;
  const GameView& view_;
  State& state_;
  Seat self_;
  Player& player_;
  Rng& rng_;
  CardSet free_{};   ///< nobody has seen where they are
  CardSet taken_{};  ///< from the moat into the hand, and still there
  Remembered remembered_{};
  Chosen chosen_{};
  bool made_to_fit_ = false;
};

}  // namespace

void deal_unseen(const Cards& cards, const GameView& view, State& state, Seat self, Rng& rng) {
  Dealer{cards, view, state, self, rng}.deal();
}

}  // namespace krypta::vampire_empire
