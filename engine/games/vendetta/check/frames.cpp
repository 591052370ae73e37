#include <algorithm>

#include "engine/games/vendetta/check.hpp"

/// The frames that can lie on each other, the innermost last:
///
///   setup       round, ready, pick-relic, pick-clan or deal-clan, offer-clan, offer-relic, draw-place, draw-first
///   round       FRENZY | draw-ally… | draw-card… | build-hand | WINDOW | turns turn [TURN] | site SITE | EFFECT
///   TURN        EFFECT | WINDOW [WINDOW] for a card that was played, and for the blood paid for it
///   SITE        EFFECT… [WINDOW] | stand | WINDOW | WITHDRAWAL | pass [EFFECT] | rewards (EFFECT | WINDOW)
///   WINDOW      window [EFFECT]; of lost blood also window FRENZY
///   EFFECT      effect [FRENZY | WINDOW | draw-card [WINDOW] | WITHDRAWAL | bid]
///   WITHDRAWAL  withdrawal WINDOW
///   FRENZY      frenzy (WINDOW | drain-random)
///   end         over
///
/// Whatever waits for nobody is never the innermost. What an effect has on it follows from what the card did last.
namespace krypta::vendetta {

namespace {

namespace round = stages::round;
namespace site = stages::site;

class FrameCheck {
 public:
  FrameCheck(const Cards& cards, const State& state) : cards_(cards), state_(state), size_(state.frames.size()) {}

  Finding check() const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (Finding found = check_values(state_, i)) return found;
    }
    if (frame(0).step == Step::Over) return size_ == 1 ? Finding{} : misplaced(1);
    if (in_setup(state_)) return check_setup_frames(state_);
    if (Finding found = check_round()) return found;
    for (std::size_t i = 1; i < size_; ++i) {
      if (!may_lie(i)) return misplaced(i);
      if (Finding found = check_frame(i)) return found;
    }
    return check_top();
  }

 private:
  [[nodiscard]] const Frame& frame(std::size_t i) const { return state_.frames[i]; }
  [[nodiscard]] bool is_top(std::size_t i) const { return i + 1 == size_; }
  [[nodiscard]] static Finding misplaced(std::size_t i) {
    return bad(frame_field(i, "step"), "does not follow from the step around it", {34, 114});
  }
  [[nodiscard]] const Player& player(std::size_t i) const { return state_.players[*frame(i).seat]; }
  [[nodiscard]] bool is_window(std::size_t i, Window window) const {
    return frame(i).step == Step::Window && frame(i).window == window;
  }
  [[nodiscard]] bool is_question(std::size_t i) const {
    return frame(i).step == Step::Effect && !frame(i).window.has_value() && frame(i).slot.has_value();
  }

  [[nodiscard]] Finding check_round() const {
    if (frame(0).stage > round::FinishesWhatWasPutOff) return bad("frames[0].stage", "a round has no such stage", {34});
    if (frame(0).stage != round::Feeds && !frame(0).seats.empty())
      return bad("frames[0].seats", "are those who have not fed", {37});
    if (size_ == 1) return bad("frames", "somebody has to decide", {34});
    return std::nullopt;
  }
  [[nodiscard]] bool lies_on_round(std::size_t i) const {
    const Step step = frame(i).step;
    switch (frame(0).stage) {
      case round::Feeds: return step == Step::Frenzy;
      case round::Draws: return step == Step::DrawAlly;
      case round::BuildsHands: return step == Step::DrawCard;
      case round::BeforePlanning: return step == Step::BuildHand;
      case round::Plans: return is_window(i, Window::PlanningBegins);
      case round::AfterPlanning: return step == Step::Turns;
      case round::BeforeResolution: return is_window(i, Window::PlanningEnds);
      case round::Resolves: return step == Step::Site || is_window(i, Window::ResolutionBegins);
      case round::FinishesWhatWasPutOff: return step == Step::Effect && !is_question(i);
      default: return false;
    }
  }
  [[nodiscard]] bool lies_on_site(std::size_t i) const {
    const Step step = frame(i).step;
    const auto pass = [&](CardStep of) { return step == Step::Pass && step_of(frame(i)) == of; };
    switch (frame(1).stage) {
      case site::Chooses: return is_question(i);
      case site::Shows: return step == Step::Stand;
      case site::Finishes: return is_window(i, Window::ChoicesShown);
      case site::Withdraws: return step == Step::Withdrawal || is_window(i, Window::ChoicesFinal);
      case site::Reveals: return is_window(i, Window::BeforeReveal);
      case site::TurnsUp: return is_window(i, Window::Reveal);
      case site::Prepares: return is_window(i, Window::Revealed);
      case site::BeforeConflict: return pass(CardStep::Setup);
      case site::Fights: return is_question(i) || is_window(i, Window::ConflictBegins);
      case site::BeforePower: return pass(CardStep::Conflict);
      case site::Counts: return is_window(i, Window::BeforePower);
      case site::Pays: return is_window(i, Window::WinnerKnown);
      case site::Aftermath: return step == Step::Rewards;
      case site::Closes: return pass(CardStep::Aftermath);
      case site::Closed: return is_window(i, Window::LocationResolved);
      default: return false;
    }
  }
  /// What an effect has on it follows from the call behind it; check_effects.cpp looks at that.
  [[nodiscard]] bool lies_on_effect(std::size_t i) const {
    if (is_question(i - 1)) {
      const bool on_site = frame(1).step == Step::Site;
      return on_site && frame(i - 1).stage == stages::effect::AsksAboutPartner &&
             (is_question(i) || is_window(i, Window::ConflictBegins)) && frame(1).stage == site::Fights;
    }
    switch (frame(i).step) {
      case Step::Frenzy:
      case Step::DrawCard:
      case Step::Withdrawal:
      case Step::Bid: return true;
      default: return is_window(i, Window::BloodLost) || is_window(i, Window::CardPlayed);
    }
  }
  [[nodiscard]] bool lies_on_frenzy(std::size_t i) const {
    switch (frame(i - 1).stage) {
      case stages::frenzy::Causes: return is_window(i, Window::PoolEmpty);
      case stages::frenzy::Replaces: return is_window(i, Window::FrenzyCaused);
      case stages::frenzy::Drains: return is_window(i, Window::FrenzyDrain);
      case stages::frenzy::Finished: return frame(i).step == Step::DrainRandom;
      case stages::frenzy::Averted: return is_window(i, Window::PoolEmpty) || is_window(i, Window::FrenzyDrain);
      default: return false;
    }
  }
  [[nodiscard]] bool may_lie(std::size_t i) const {
    const Step step = frame(i).step;
    const Frame& below = frame(i - 1);
    switch (below.step) {
      case Step::Round: return lies_on_round(i);
      case Step::DrawAlly: return step == Step::DrawAlly;
      case Step::DrawCard:
        if (drawn_for(below) == DrawFor::Play) return is_window(i, Window::CardPlayed);
        return drawn_for(below) == DrawFor::Building && step == Step::DrawCard;
      case Step::Turns: return step == Step::Turn;
      case Step::Turn:
        return step == Step::Effect || is_window(i, Window::CardPlayed) || is_window(i, Window::BloodLost);
      case Step::Site: return lies_on_site(i);
      case Step::Withdrawal:
        return is_window(i, below.stage == stages::withdrawal::Moves ? Window::Withdrawing : Window::Withdrew);
      case Step::Pass: return step == Step::Effect;
      case Step::Rewards: return is_window(i, Window::Reward) || step == Step::Effect;
      case Step::Window:
        if (step == Step::Frenzy) return below.window == Window::BloodLost;
        if (is_window(i, Window::BloodLost)) return below.window == Window::CardPlayed && i == 4;
        return step == Step::Effect;
      case Step::Effect: return lies_on_effect(i);
      case Step::Frenzy: return lies_on_frenzy(i);
      default: return false;
    }
  }

  [[nodiscard]] Finding check_frame(std::size_t i) const {
    switch (frame(i).step) {
      case Step::DrawAlly: return check_draw_ally(i);
      case Step::DrawCard: return check_draw_card(i);
      case Step::BuildHand: return check_build_hand(i);
      case Step::Turns:
        if (frame(i).count >= state_.round + (player_count(state_) == 3 ? 2U : 1U))
          return bad(frame_field(i, "count"), "is how many turns everybody has left", {47, 233});
        return std::nullopt;
      case Step::Turn: return check_turn(i);
      case Step::Stand: return check_choosing(i);
      case Step::Withdrawal: return check_withdrawal(i);
      case Step::Pass: return check_pass(i);
      case Step::Rewards: return check_rewards(i);
      case Step::Window: return check_window(cards_, state_, i);
      case Step::Frenzy: return check_frenzy(i);
      case Step::DrainRandom: return check_drain(i);
      case Step::Bid: return check_auction(i);
      case Step::Site: return check_site();
      default: return std::nullopt;
    }
  }
  [[nodiscard]] Finding check_draw_ally(std::size_t i) const {
    if (frame(i - 1).step == Step::DrawAlly && *frame(i - 1).at <= *frame(i).at)
      return bad(frame_field(i, "at"), "Allies come in the order of the locations", {41});
    if (state_.sites[*frame(i).at].ally.has_value())
      return bad(site_field(*frame(i).at, "ally"), "has not come yet", {41});
    if (state_.ally_deck.size() < size_ - i) return bad("ally_deck", "has too few Allies left", {11, 41});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_draw_card(std::size_t i) const {
    const Frame& now = frame(i);
    const DrawFor what = drawn_for(now);
    if (what > DrawFor::Play) return bad(frame_field(i, "stage"), "is what it is for", {42});
    const bool building = frame(0).stage == round::BuildsHands;
    if (building != (what == DrawFor::Building)) return bad(frame_field(i, "stage"), "is what it is for", {42});
    if ((what == DrawFor::Play) != now.at.has_value()) return bad(frame_field(i, "at"), "is where it is played", {296});
    if (player(i).out && (is_top(i) || building)) return bad(frame_field(i, "seat"), "who is out draws nothing", {107});
    if (!building) {
      if (now.count > 1 || (is_top(i) && now.count == 0))
        return bad(frame_field(i, "count"), "is what is left to be drawn", {42});
      return std::nullopt;
    }
    const unsigned all = player_count(state_) == 3 && state_.round == 1 ? 3 : 2;
    const std::size_t done = player(i).drawn.size();
    if (now.count == 0 || now.count + done != all || (!is_top(i) && done > 0))
      return bad(frame_field(i, "count"), "is what is left to be drawn", {42, 230});
    // Everybody draws, the first in player order first.
    for (std::size_t k = 1; k < i; ++k) {
      if (order_of(state_, *frame(k).seat) <= order_of(state_, *now.seat))
        return bad(frame_field(i, "seat"), "cards are drawn in player order", {36});
    }
    return std::nullopt;
  }
  [[nodiscard]] Finding check_build_hand(std::size_t i) const {
    for (unsigned s = 0; s < player_count(state_); ++s) {
      const bool choosing = frame(i).seats.has(seat(s));
      const std::size_t drawn = state_.players[seat(s)].drawn.size();
      if (choosing ? drawn < 2 : drawn > 0)
        return bad(player_field(s, "drawn"), "is what somebody chooses from who has not chosen", {43, 46});
    }
    return std::nullopt;
  }
  [[nodiscard]] Finding check_turn(std::size_t i) const {
    namespace turn = stages::turn;
    const Frame& now = frame(i);
    if (now.stage == turn::Begins || now.stage > turn::NoCard) return bad(frame_field(i, "stage"), "is no stage", {57});
    const bool played = now.stage == turn::AfterCard;
    if (played != now.at.has_value()) return bad(frame_field(i, "at"), "is where the card was played", {79});
    if (now.count > (played ? deploy_limit : 0U)) return bad(frame_field(i, "count"), "is what was deployed", {76});
    if (frame(i - 1).seats.has(*now.seat)) return bad(frame_field(i - 1, "seats"), "are those still to come", {47});
    if (player(i).out && is_top(i)) return bad(frame_field(i, "seat"), "who is out has no turn", {110});
    if (now.stage == turn::BeforeCard && player(i).hand_count == 0 && !player(i).out)
      return bad(frame_field(i, "stage"), "there is no card to play", {53});
    if (!is_top(i) && frame(i + 1).step == Step::Window && !played)
      return bad(frame_field(i, "stage"), "a card was played", {58});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_site() const {
    const auto stage = frame(1).stage;
    if (frame(0).stage != round::Resolves) return misplaced(1);
    const bool ranked = stage >= site::Pays && !(stage >= site::Closes && state_.ranking.empty());
    if (state_.ranking.empty() == ranked) return bad("ranking", "is made when power is counted", {147, 267});
    const Maybe<Seat> first = ranked ? Maybe<Seat>{state_.ranking[0]} : Maybe<Seat>{};
    const Site& now = state_.sites[*frame(1).at];
    if (now.winner != first) return bad(site_field(*frame(1).at, "winner"), "is the first of the ranking", {155});
    if (stage < site::Pays && !now.rewarded.empty())
      return bad(site_field(*frame(1).at, "rewarded"), "nobody has got a card yet", {164});
    if (stage < site::Prepares && !now.skips.empty())
      return bad(site_field(*frame(1).at, "skips"), "nobody skips anything yet", {318});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_choosing(std::size_t i) const {
    if (frame(i).at != frame(1).at) return bad(frame_field(i, "at"), "is that of the location", {120});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_withdrawal(std::size_t i) const {
    const Frame& now = frame(i);
    const bool own = frame(i - 1).step == Step::Effect;
    if (now.at != frame(i - 1).at || (own && now.seat != frame(i - 1).seat))
      return bad(frame_field(i, "at"), "is that of the step around it", {124});
    if (now.stage == stages::withdrawal::Asks || now.stage > stages::withdrawal::Done)
      return bad(frame_field(i, "stage"), "is no stage", {124});
    if (now.event != Happening{.at = now.event.at} || now.event.at == now.at)
      return bad(frame_field(i, "event"), "is where the cards go instead", {299});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_pass(std::size_t i) const {
    const Frame& now = frame(i);
    if (now.at != frame(1).at) return bad(frame_field(i, "at"), "is that of the location", {139});
    if (!now.seat.has_value()) return bad(frame_field(i, "seat"), "is whose cards are resolved", {139});
    if (is_top(i) && player(i).out) return bad(frame_field(i, "seat"), "is out", {107});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_rewards(std::size_t i) const {
    const Frame& now = frame(i);
    if (now.at != frame(1).at) return bad(frame_field(i, "at"), "is that of the location", {172});
    if (is_top(i)) return bad(frame_field(i, "step"), "is passed through; there must be a step inside it", {172});
    if (place_paid(now) >= rewarded_ranks || place_paid(now) >= state_.ranking.size())
      return bad(frame_field(i, "stage"), "is whose reward is paid", {157});
    const bool joining = frame(i + 1).step == Step::Effect;
    if (now.count != (joining ? stages::reward::MovesAmbition : stages::reward::PaysFollower))
      return bad(frame_field(i, "count"), "is how much of it is paid", {172});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_frenzy(std::size_t i) const {
    const Frame& now = frame(i);
    const Happening event{.who = now.seat, .causer = now.event.causer, .at = now.event.at};
    if (now.event != event || now.event.causer == now.seat)
      return bad(frame_field(i, "event"), "is who is in Frenzy, and where", {178, 182});
    if (i == 1 && (now.event.causer.has_value() || now.event.at.has_value()))
      return bad(frame_field(i, "event"), "nobody causes it, and it happens nowhere", {40, 269});
    if (is_top(i)) return bad(frame_field(i, "step"), "is passed through; there must be a step inside it", {178});
    if (player(i).out) return bad(frame_field(i, "seat"), "is out", {107});
    for (std::size_t k = 1; k < i; ++k) {
      if (frame(k).step == Step::Frenzy && frame(k).seat == now.seat)
        return bad(frame_field(i, "seat"), "is in Frenzy already", {189});
    }
    return std::nullopt;
  }
  [[nodiscard]] Finding check_drain(std::size_t i) const {
    if (frame(i).seat != frame(i - 1).seat) return bad(frame_field(i, "seat"), "is who is in Frenzy", {184});
    if (drainable(cards_, player(i)).size() < 2)
      return bad(frame_field(i, "step"), "there is nothing to draw from", {184, 186});
    return std::nullopt;
  }
  [[nodiscard]] Finding check_auction(std::size_t i) const {
    const Frame& now = frame(i);
    if (now.seat != frame(i - 1).seat || now.at != frame(i - 1).at)
      return bad(frame_field(i, "seat"), "is whose card it is", {292});
    if (!(now.seats - now.others).empty() || !now.others.has(*now.seat))
      return bad(frame_field(i, "others"), "are those who bid", {292});
    if (!(now.others - remaining(state_)).empty()) return bad(frame_field(i, "others"), "are in the match", {292});
    return std::nullopt;
  }

  [[nodiscard]] Finding check_top() const;

  const Cards& cards_;
  const State& state_;
  std::size_t size_;
};

Finding FrameCheck::check_top() const {
  const std::size_t i = size_ - 1;
  const Frame& top = frame(i);
  const std::string step = frame_field(i, "step");
  switch (top.step) {
    case Step::DrawAlly:
    case Step::DrainRandom:
    case Step::Effect:
    case Step::Turn: return std::nullopt;
    case Step::DrawCard:
      if (player(i).deck.value.empty()) return bad(step, "nothing is left to chance", {46});
      return std::nullopt;
    case Step::BuildHand:
    case Step::Stand:
    case Step::Bid:
      if (top.seats.empty()) return bad(frame_field(i, "seats"), "somebody has to choose", {36});
      if (!(top.seats - remaining(state_)).empty()) return bad(frame_field(i, "seats"), "are in the match", {107});
      return std::nullopt;
    case Step::Pass: {
      Options options;
      pass_options(cards_, state_, *top.seat, options);
      if (options.size() < 2) return bad(frame_field(i, "seat"), "there is nothing to choose", {140});
      return std::nullopt;
    }
    case Step::Window: return check_open_window(cards_, state_);
    default: return bad(step, "is passed through; there must be a step inside it", {34});
  }
}

}  // namespace

Finding check_frames(const Cards& cards, const State& state) { return FrameCheck{cards, state}.check(); }

}  // namespace krypta::vendetta
