#include "engine/games/vampire_empire/check.hpp"

/// The frames that can lie on each other, the innermost last:
///
///   setup    turn-begins, draw-sides
///            turn-begins, draw-tokens, draw-vampires, draw-cards, draw-cards, enter-castle; one after the other is
///            done
///   turn     discard | reveal [draw-cards] | act [WINDOW] | after-action ACTION | turn-ends WINDOW
///   ACTION   hide-cards | ask-cards | attack-now | pass-cards | enter-castle | COMBAT
///   COMBAT   attack | defend [WINDOW] | compare WINDOW | combat-ends enter-castle
///   WINDOW   window [CARD | add-attack | add-defence [add-attack]]
///   CARD     card-asks [pay-cards | draw-cards | lose-cards | enter-castle]
///   end      over
///
/// Whatever waits for nobody is never the innermost.
namespace krypta::vampire_empire {

namespace {

/// Which values a step uses; the others are as they are made.
struct Uses {
  bool seat = true;
  bool count = false;
  bool done = false;
  bool who = false;
  bool place = false;
};
Uses uses(Step step) {
  switch (step) {
    case Step::TurnBegins:
    case Step::DrawSides:
    case Step::Over: return {.seat = false};
    case Step::EnterCastle: return {.seat = false, .place = true};
    case Step::Window:
    case Step::DrawVampires:
    case Step::DrawTokens:
    case Step::PayCards:
    case Step::PassCards: return {.count = true};
    case Step::DrawCards:
    case Step::LoseCards:
    case Step::AddAttack:
    case Step::AddDefence: return {.count = true, .done = true};
    case Step::Discard:
    case Step::Attack:
    case Step::Defend: return {.done = true};
    case Step::HideCards:
    case Step::AskCards: return {.count = true, .who = true};
    case Step::AttackNow: return {.who = true};
    default: return {};
  }
}

class FrameCheck {
 public:
  FrameCheck(const Cards& cards, const State& state) : cards_(cards), state_(state), size_(state.frames.size()) {}

  Finding check() const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (auto found = check_values(i)) return found;
    }
    const Step base = step(0);
    if (base == Step::TurnBegins) return check_setup();
    if (base == Step::Over) return size_ == 1 ? Finding{} : nothing_above(0);
    if (state_.frames[0].seat != state_.active) return bad(frame_field(0, "seat"), "must be whose turn it is", {49});
    switch (base) {
      case Step::Discard: return check_discard();
      case Step::Reveal: return check_reveal();
      case Step::Act: return size_ == 1 ? Finding{} : check_window(1, Moment::General);
      case Step::AfterAction: return check_action();
      case Step::TurnEnds: return check_window(1, Moment::General);
      default: return bad(frame_field(0, "step"), "is no step of a turn", {51});
    }
  }

 private:
  [[nodiscard]] Step step(std::size_t i) const { return state_.frames[i].step; }
  [[nodiscard]] bool is(std::size_t i, Step wanted) const { return i < size_ && step(i) == wanted; }
  [[nodiscard]] const Player& player(std::size_t i) const { return state_.players[*state_.frames[i].seat]; }
  [[nodiscard]] Seat attacking() const { return *state_.active; }
  [[nodiscard]] Finding nothing_above(std::size_t i) const {
    return bad(frame_field(i + 1, "step"), "does not follow from the step around it", {159});
  }
  [[nodiscard]] Finding top(std::size_t i) const { return i + 1 == size_ ? Finding{} : nothing_above(i); }
  [[nodiscard]] Finding missing(std::size_t i) const {
    return bad(frame_field(i, "step"), "is passed through; there must be a step inside it", {159});
  }

  [[nodiscard]] Finding check_values(std::size_t i) const {
    const Frame& frame = state_.frames[i];
    const Uses used = uses(frame.step);
    if (frame.seat.has_value() != used.seat)
      return bad(frame_field(i, "seat"), used.seat ? "must be who decides or draws" : "nobody decides alone here");
    if (!used.count && frame.count != 0) return bad(frame_field(i, "count"), "is 0 in this step");
    const bool waits = i + 1 == size_;
    if ((!used.done || !waits) && frame.done != 0 && frame.step != Step::DrawCards)
      return bad(frame_field(i, "done"), "is 0 in this step");
    const bool setup = used.place && state_.turn == 0;
    if (frame.place > (used.place ? state_.castle.size() : 0) || (setup && frame.place != state_.castle.size()))
      return bad(frame_field(i, "place"), "is where in the castle somebody enters", {18, 30});
    if (frame.who.has_value() != used.who) return bad(frame_field(i, "who"), "does not fit the step", {76, 86, 90});
    if (frame.step != Step::Window && frame.moment != Moment::General)
      return bad(frame_field(i, "moment"), "is that of a window", {149});
    return std::nullopt;
  }

  /// What is left to be dealt, in the order of the deal. VE-018 to VE-025
  [[nodiscard]] Finding check_setup() const {
    if (is(1, Step::DrawSides)) return top(1);
    struct Part {
      Step step;
      Side side;
      unsigned count;
    };
    constexpr std::array<Part, 4> parts{{{Step::DrawTokens, Side::Human, token_count},
                                         {Step::DrawVampires, Side::Vampire, vampire_count},
                                         {Step::DrawCards, Side::Human, full_hand},
                                         {Step::DrawCards, Side::Vampire, full_hand}}};
    if (size_ == 1) return missing(0);
    for (std::size_t i = 1; i < size_ && i <= parts.size(); ++i) {
      const Frame& frame = state_.frames[i];
      const Part& part = parts[i - 1];
      if (frame.step != part.step || frame.seat != Maybe{seat_of(state_, part.side)})
        return bad(frame_field(i, "step"), "is not next in the setup", {20, 21, 23});
      const bool now = i + 1 == size_;
      const unsigned done = frame.step == Step::DrawCards ? frame.done : part.count - frame.count;
      if (frame.count == 0 || frame.count > part.count || frame.count + done != part.count || (!now && done != 0))
        return bad(frame_field(i, "count"), "is what is left to be drawn", {20, 21, 23});
    }
    if (size_ > parts.size() + 1 && step(parts.size() + 1) != Step::EnterCastle)
      return bad(frame_field(parts.size() + 1, "step"), "is not next in the setup", {18});
    return check_dealt();
  }
  [[nodiscard]] Finding check_dealt() const {
    for (unsigned s = 0; s < table_size; ++s) {
      unsigned left = 0;
      for (const Frame& frame : state_.frames) {
        if (frame.step == Step::DrawCards && frame.seat == Maybe{seat(s)}) left = frame.count;
      }
      if (state_.players[seat(s)].hand_count != full_hand - left)
        return bad(player_field(s, "hand"), "has the wrong number of cards", {20});
    }
    return std::nullopt;
  }

  [[nodiscard]] Finding check_discard() const {
    const Player& active = player(0);
    const unsigned done = state_.frames[0].done;
    if (done > active.moat_count + active.cellar_count)
      return bad("frames[0].done", "is how many were discarded", {53});
    if (done == 0 && is_out(active)) return bad("active", "who is out of cards has no turn", {195, 198});
    return top(0);
  }
  [[nodiscard]] Finding check_reveal() const {
    if (size_ == 1) {
      if (!may_reveal(state_, *state_.active)) return missing(0);
      return std::nullopt;
    }
    if (!is(1, Step::DrawCards)) return nothing_above(0);
    const Frame& frame = state_.frames[1];
    if (frame.seat != state_.active) return bad("frames[1].seat", "must be whose turn it is", {56});
    if (player(1).hand_count + frame.count != full_hand || frame.done > player(1).hand_count)
      return bad("frames[1].count", "the hand is filled up to 8", {56});
    return check_drawing(1);
  }
  [[nodiscard]] Finding check_drawing(std::size_t i) const {
    if (state_.frames[i].count == 0) return bad(frame_field(i, "count"), "is what is left to be drawn", {48});
    if (player(i).deck_count == 0) return bad(frame_field(i, "step"), "there is nothing to draw", {42, 48});
    return top(i);
  }

  [[nodiscard]] Finding check_action() const {
    if (size_ == 1) return missing(0);
    const bool by_active = !state_.frames[1].seat.has_value() || state_.frames[1].seat == state_.active;
    const bool defends = step(1) == Step::Defend;
    if (by_active == defends) return bad("frames[1].seat", "must be whose turn it is, or who defends", {72, 113});
    if (step(1) <= Step::PassCards && !state_.players[attacking()].forbidden.empty())
      return bad(player_field(number(attacking()), "forbidden"), "ended with step 3", {151});
    switch (step(1)) {
      case Step::HideCards: return check_hide();
      case Step::AskCards: return check_ask();
      case Step::AttackNow: return check_attack_now();
      case Step::PassCards:
        if (state_.frames[1].count == 0 ||
            state_.frames[1].count > std::min<unsigned>(pass_costs, player(1).hand_count))
          return bad("frames[1].count", "is what is left to be discarded", {143, 144});
        return top(1);
      case Step::EnterCastle:
        if (is_day(state_) || state_.town.bottom.empty())
          return bad("frames[1].step", "somebody enters after somebody was hidden", {75, 79});
        return top(1);
      case Step::Attack: return top(1);
      case Step::Defend: return check_defend();
      case Step::Compare: return check_window(2, Moment::AfterDefence);
      case Step::CombatEnds:
        if (!is(2, Step::EnterCastle)) return size_ == 2 ? missing(1) : nothing_above(1);
        return top(2);
      default: return bad("frames[1].step", "is no step of an action", {72});
    }
  }
  [[nodiscard]] Finding check_hide() const {
    const Frame& frame = state_.frames[1];
    if (is_day(state_)) return bad("frames[1].step", "only the vampire player hides somebody", {75});
    if (!castle(state_).has(*frame.who)) return bad("frames[1].who", "must be in the castle", {76});
    return check_price(hide_costs, cards_.valued(), {77});
  }
  [[nodiscard]] Finding check_ask() const {
    const Frame& frame = state_.frames[1];
    if (!is_day(state_)) return bad("frames[1].step", "only the human player uses holy water", {84});
    if (!(living(state_) - state_.revealed).has(*frame.who))
      return bad("frames[1].who", "must live and be no revealed vampire", {86});
    return check_price(holy_water_costs, cards_.of(Group::HolyWater), {85});
  }
  /// Some of it lies on the table, the rest is in the hand.
  [[nodiscard]] Finding check_price(unsigned price, const CardSet& kind, RuleIds rules) const {
    const unsigned left = state_.frames[1].count;
    if (left == 0 || left > price) return bad("frames[1].count", "is what is left to be played", rules);
    const std::string field = player_field(number(attacking()), "played");
    if (player(1).played.size() != price - left || !kind.holds(player(1).played))
      return bad(field, "does not fit the action", rules);
    if ((player(1).hand.value & kind).size() < left)
      return bad(player_field(number(attacking()), "hand"), "has too few cards to go on", rules);
    return top(1);
  }
  [[nodiscard]] Finding check_attack_now() const {
    const Character who = *state_.frames[1].who;
    if (!is_day(state_)) return bad("frames[1].step", "only the human player uses holy water", {84});
    if (!(castle(state_) & state_.revealed).has(who))
      return bad("frames[1].who", "must be a vampire in the castle who was just revealed", {90});
    const CardSet& played = player(1).played;
    if (played.size() != holy_water_costs || !cards_.of(Group::HolyWater).holds(played))
      return bad(player_field(number(attacking()), "played"), "two holy water cards were played", {85});
    return top(1);
  }

  [[nodiscard]] Finding check_defend() const {
    if (size_ > 2) return check_window(2, Moment::AfterAttack);
    const Frame& frame = state_.frames[1];
    if (frame.done > player(1).played.size()) return bad("frames[1].done", "is how many cards were played", {113});
    if (frame.done == 0 && player(1).hand_count == 0) return missing(1);
    return std::nullopt;
  }

  [[nodiscard]] Finding check_window(std::size_t i, Moment moment) const {
    if (!is(i, Step::Window)) return size_ == i ? missing(i - 1) : nothing_above(i - 1);
    const Frame& window = state_.frames[i];
    if (window.moment != moment) return bad(frame_field(i, "moment"), "does not fit the step around it", {149, 203});
    const Seat first = moment == Moment::AfterAttack ? other(attacking()) : attacking();
    const std::string passes = frame_field(i, "count");
    const std::string seat_field = frame_field(i, "seat");
    if (i + 1 == size_) {
      if (passes_in_succession(window) >= table_size)
        return bad(passes, "a window closes when both have passed", {161});
      if (player(i).hand_count == 0) return bad(seat_field, "who has no card is passed over", {207});
      if (passes_in_succession(window) > 0 || *window.seat == first) return std::nullopt;
      // Who was asked first has played a card, and it lies on top of what was seen going to the moat.
      const auto& shown = state_.players[first].shown;
      if (shown.empty() || cards_.valued().has(shown.back())) return bad(seat_field, "is not asked first", {161, 203});
      return std::nullopt;
    }
    if (passes_in_succession(window) != 0) return bad(passes, "begins anew after a card", {161});
    if (is(i + 1, Step::CardAsks)) return check_card_frame(i);
    if (moment == Moment::General) return nothing_above(i);
    if (*window.seat != first) return bad(seat_field, "after a cancelled card it begins anew", {204, 205});
    return check_adding(i + 1);
  }
  [[nodiscard]] Finding check_adding(std::size_t i) const {
    const bool both = is(i, Step::AddDefence) && is(i + 1, Step::AddAttack);
    if (!is(i, Step::AddDefence) && !is(i, Step::AddAttack)) return nothing_above(i - 1);
    const std::size_t last = both ? i + 1 : i;
    for (std::size_t k = i; k <= last; ++k) {
      const bool attack = step(k) == Step::AddAttack;
      if (*state_.frames[k].seat != (attack ? attacking() : other(attacking())))
        return bad(frame_field(k, "seat"), "must be who supports that side", {204, 205});
    }
    const bool attack_cut = !state_.players[attacking()].cancelled.empty();
    const bool defence_cut = !state_.players[other(attacking())].cancelled.empty();
    const bool answers = defence_cut || (attack_cut && state_.frames[i - 1].moment == Moment::AfterDefence);
    if ((step(last) == Step::AddAttack && !attack_cut) || (step(i) == Step::AddDefence && !answers))
      return bad(frame_field(i, "step"), "no card was cancelled", {204, 205});
    for (std::size_t k = i; k <= last; ++k) {
      const Frame& frame = state_.frames[k];
      const bool as_it_likes = step(k) == Step::AddDefence && attack_cut && frame.count + frame.done == deck_size;
      if (frame.count == 0 || (!as_it_likes && frame.count + frame.done > player(k).cancelled.size()))
        return bad(frame_field(k, "count"), "one card is added for each that was cancelled", {160, 204, 205});
    }
    const Player& adding = player(last);
    if (state_.frames[last].done > (adding.played - adding.cancelled).size())
      return bad(frame_field(last, "done"), "is how many cards were played", {204, 205});
    if (state_.frames[last].done == 0 && adding.hand_count == 0)
      return bad(frame_field(last, "seat"), "who has no card is passed over", {207});
    return top(last);
  }

  [[nodiscard]] Finding check_card_frame(std::size_t i) const {
    if (state_.card.empty()) return bad("card", "is missing", {200});
    const cards::Frame& card = state_.card.back();
    if (state_.frames[i + 1].seat != card.player)
      return bad(frame_field(i + 1, "seat"), "must be whose card it is", {148});
    if (*state_.frames[i].seat != other(*card.player))
      return bad(frame_field(i, "seat"), "is asked next, after a card of the other", {161});
    if (size_ == i + 2) return std::nullopt;
    const std::size_t above = i + 2;
    const Frame& frame = state_.frames[above];
    switch (frame.step) {
      case Step::PayCards:
        if (frame.seat != card.player) return bad(frame_field(above, "seat"), "must be whose card it is", {154});
        if (frame.count == 0 || frame.count > cards_.cost(static_cast<Card>(card.card), is_day(state_)))
          return bad(frame_field(above, "count"), "is what is left to be paid", {153, 154});
        if (frame.count > player(above).hand_count)
          return bad(player_field(number(*frame.seat), "hand"), "has too few cards to go on", {155});
        return top(above);
      case Step::DrawCards: return check_drawing(above);
      case Step::LoseCards:
        if (frame.count == 0) return bad(frame_field(above, "count"), "is what is left to be discarded", {212});
        if (player(above).hand_count == 0) return bad(frame_field(above, "step"), "there is nothing to lose", {212});
        return top(above);
      case Step::EnterCastle:
        if (state_.town.bottom.empty()) return bad("town.bottom", "somebody has just gone there", {214});
        return top(above);
      default: return nothing_above(i + 1);
    }
  }

  const Cards& cards_;
  const State& state_;
  std::size_t size_;
};

}  // namespace

Finding check_frames(const Cards& cards, const State& state) {
  const bool asking = std::ranges::any_of(state.frames, [](const Frame& f) { return f.step == Step::CardAsks; });
  if (!state.card.empty() && !asking && !is_over(state)) return bad("card", "none is being carried out", {200});
  return FrameCheck{cards, state}.check();
}

}  // namespace krypta::vampire_empire
