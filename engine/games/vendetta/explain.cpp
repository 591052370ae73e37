#include "engine/games/vendetta/rules.hpp"

/// Why a choice is refused, as the rules that refuse it.
namespace krypta::vendetta {

namespace {

bool has_played(const Frame& turn) { return turn.at.has_value(); }

RuleIds explain_play(const Cards& cards, const State& state, Seat self, Choice choice) {
  const Player& player = state.players[self];
  if (has_played(state.frames.top())) return {48};
  if (!player.hand.value.has(played_card(choice))) return player.hand_count == 0 ? RuleIds{53} : RuleIds{48, 54};
  const Location at = played_at(choice);
  if (!in_play(state, at)) return {13, 55};
  if (played_up(choice)) return must_play_down(cards, state, self, at) ? RuleIds{300} : RuleIds{48};
  const unsigned cost = face_down_cost(cards, state, self, at);
  if (can_spend(state, self, cost)) return {48};
  return cost == 1 ? RuleIds{61, 63, 64, 262} : RuleIds{61, 64, 195, 262};
}

RuleIds explain_blood(const State& state, Seat self, unsigned n) {
  const Frame& turn = state.frames.top();
  if (!has_played(turn)) return {76, 79};
  if (n == 0 || turn.count + n > deploy_limit) return {76, 77};
  return state.players[self].blood <= n ? RuleIds{80} : RuleIds{76};
}

RuleIds explain_flip(const State& state, Seat self) {
  const Player& player = state.players[self];
  if (!has_played(state.frames.top())) return {98, 99};
  return player.tokens > 0 && player.flipped == player.tokens ? RuleIds{101, 102} : RuleIds{98};
}

RuleIds explain_drain(const State& state, Seat self, Follower f) {
  const Player& player = state.players[self];
  const bool undrained = f == victim ? player.victims > 0 : player.allies.has(f);
  if (undrained) return {328};
  const bool drained = f == victim ? player.drained_victims > 0 : player.drained.has(f);
  return drained ? RuleIds{88, 90} : RuleIds{50, 84};
}

/// A card on the table that is not to be used now.
RuleIds explain_use(const State& state, Seat self, Source s) {
  const Player& player = state.players[self];
  if (is_relic(s)) return player.relic == relic(s) && player.relic_used ? RuleIds{242} : RuleIds{195, 242};
  if (is_ally(s)) return player.allies.has(ally(s)) ? RuleIds{57, 145, 195} : RuleIds{6, 87};
  return {70, 145, 195};
}

RuleIds explain_turn(const Cards& cards, const State& state, Seat self, Choice choice) {
  switch (verb(choice)) {
    case Verb::Play: return explain_play(cards, state, self, choice);
    case Verb::Deploy: return explain_blood(state, self, argument_of(choice));
    case Verb::Flip: return explain_flip(state, self);
    case Verb::Drain: return explain_drain(state, self, chosen<Follower>(choice));
    case Verb::Use: return explain_use(state, self, chosen<Source>(choice));
    case Verb::End:
    case Verb::Pass: return {48, 52};
    case Verb::Stand: return {114, 120};
    default: return {57};
  }
}

/// That the players take turns with the cards of a step.
unsigned rule_of_order(CardStep step) {
  switch (step) {
    case CardStep::Setup: return 139;
    case CardStep::Conflict: return 146;
    default: return 175;
  }
}

RuleIds explain_pass(const Frame& frame, Choice choice) {
  const unsigned order = rule_of_order(step_of(frame));
  if (verb(choice) == Verb::Pass) return {order, 145};
  if (verb(choice) != Verb::Use) return {order, 141};
  const auto s = chosen<Source>(choice);
  if (is_relic(s)) return {242, 341};
  return is_clan_card(s) ? RuleIds{order, 142, 144} : RuleIds{order};
}

RuleIds explain_window(const State& state, Seat self, Choice choice) {
  if (verb(choice) == Verb::Pass) return {145, 225};
  if (verb(choice) != Verb::Use) return {275};
  RuleIds rules = explain_use(state, self, chosen<Source>(choice));
  rules.push_back(static_cast<RuleId>(275));
  return rules;
}

/// What a card asks is answered by one of the things that it can reach.
RuleIds explain_effect(const Frame& frame, Choice choice) {
  if (asks_about_partner(frame)) return {252};
  switch (verb(choice)) {
    case Verb::PickPlayer: return {205, 207, 271};
    case Verb::PickOption: return {276};
    case Verb::Yes: return {195};
    case Verb::No:
    case Verb::Done: return {145};
    case Verb::Deploy:
    case Verb::PickNumber: return {80, 208};
    default: return {208, 271};
  }
}

RuleIds explain_bid(const State& state, Seat self, Choice choice) {
  if (verb(choice) == Verb::Bid && argument_of(choice) == state.players[self].blood) return {80, 292};
  return {292};
}

RuleIds explain_step(const Cards& cards, const State& state, Seat self, Choice choice) {
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::PickClan: return {1, 17};
    case Step::PickRelic: return {239, 240};
    case Step::BuildHand: return verb(choice) == Verb::Bottom ? RuleIds{42, 43, 333} : RuleIds{43, 47};
    case Step::Turn: return explain_turn(cards, state, self, choice);
    case Step::Stand: return verb(choice) == Verb::Stand ? RuleIds{120, 320} : RuleIds{51, 120};
    case Step::Pass: return explain_pass(frame, choice);
    case Step::Window: return explain_window(state, self, choice);
    case Step::Effect: return explain_effect(frame, choice);
    default: return explain_bid(state, self, choice);
  }
}

/// Somebody else has to decide.
RuleIds explain_waiting(const State& state, Seat self, Choice choice) {
  if (is_player(self) && number(self) < player_count(state) && state.players[self].out) return {106};
  const Frame& frame = state.frames.top();
  switch (frame.step) {
    case Step::PickClan: return {17};
    case Step::PickRelic: return {240};
    case Step::BuildHand: return {36, 43};
    case Step::Turn: return verb(choice) == Verb::Drain ? RuleIds{47, 51} : RuleIds{47};
    case Step::Stand: return {120, 122};
    case Step::Pass: return {rule_of_order(step_of(frame))};
    case Step::Window: return {224, 275};
    case Step::Effect: return {208, 238};
    default: return {292};
  }
}

}  // namespace

RuleIds Vendetta::explain(const State& state, Seat self, Choice choice) const {
  if (self == Seat::chance) {
    Chances<Vendetta> legal;
    chances(state, legal);
    for (const Weighted& w : legal) {
      if (w.choice == choice) return {};
    }
    return prompt(state, seat(0)).rules;
  }
  if (state.frames.top().step == Step::Over) return {216, 219};
  const Pending now = pending(state);
  if (now.chance) return prompt(state, seat(0)).rules;
  if (!now.able().has(self)) return explain_waiting(state, self, choice);
  Options legal;
  options(state, self, legal);
  if (legal.contains(choice)) return {};
  return explain_step(*cards_, state, self, choice);
}

}  // namespace krypta::vendetta
