#include "engine/games/vtes/why/why.hpp"

/// Why a choice is none of those that a step asks for.
namespace krypta::vtes {

namespace {

/// When something is done that is not done now.
Bar time_of(Verb verb) {
  switch (verb) {
    case Verb::Bleed:
    case Verb::Hunt:
    case Verb::LeaveTorpor:
    case Verb::Rescue:
    case Verb::Diablerie:
    case Verb::Pursue:
    case Verb::BecomeAnarch:
    case Verb::BurnImbued:
    case Verb::TakeEquipment: return Bar::ActionTime;
    case Verb::Block: return Bar::BlockTime;
    case Verb::Transfer:
    case Verb::TakeBack:
    case Verb::DrawCrypt:
    case Verb::Emerge:
    case Verb::Merge: return Bar::InfluenceTime;
    case Verb::Edge:
    case Verb::Keep:
    case Verb::Yield:
    case Verb::BurnOption:
    case Verb::Unlock:
    case Verb::Conviction:
    case Verb::Recover:
    case Verb::Withdraw: return Bar::UnlockTime;
    case Verb::Mark: return Bar::MasterTime;
    case Verb::Discard: return Bar::DiscardTime;
    case Verb::HandStrike:
    case Verb::Aim:
    case Verb::Maneuver:
    case Verb::Press:
    case Verb::Prevent:
    case Verb::PreventGun: return Bar::CombatTime;
    case Verb::CastFor:
    case Verb::CastAgainst:
    case Verb::BallotFor:
    case Verb::BallotAgainst:
    case Verb::BallotKeep:
    case Verb::KeepEdge: return Bar::VoteTime;
    default: return Bar::NotNow;
  }
}

Bar bar_of_unlock(const Asked& asked, Choice choice) {
  switch (verb(choice)) {
    case Verb::Edge: return bar_to_edge(asked.known, asked.seat);
    case Verb::Withdraw: return bar_to_withdraw(asked.cards, asked.known, asked.seat);
    case Verb::Unlock:
      if (!asked.lies(thing_in(choice))) return Bar::Gone;
      return bar_to_unlock(asked.cards, asked.known, asked.seat, *thing_in(choice));
    case Verb::BurnOption:
      if (!asked.holds(card_in(choice))) return Bar::NotInHand;
      return bar_to_burn_option(asked.cards, asked.known, asked.seat, card_in(choice));
    case Verb::Conviction:
      if (!asked.lies(thing_in(choice))) return Bar::Gone;
      return bar_to_conviction(asked.cards, asked.known, asked.seat, choice);
    case Verb::Recover:
      if (!asked.lies(thing_in(choice))) return Bar::Gone;
      return bar_to_recover(asked.cards, asked.known, asked.seat, *thing_in(choice));
    default:
      if (!asked.lies(thing_in(choice))) return Bar::Gone;
      if (at(asked.known, *thing_in(choice)).marks.has(Mark::Contesting))
        return bar_to_claim(asked.known, asked.seat, *thing_in(choice), verb(choice) == Verb::Keep);
      return bar_to_contest(asked.known, asked.seat, *thing_in(choice), verb(choice) == Verb::Keep);
  }
}

Bar bar_of_influence(const Asked& asked, Choice choice) {
  if (verb(choice) == Verb::DrawCrypt) return bar_to_draw_crypt(asked.known, asked.seat);
  const Maybe<ThingId> id = thing_in(choice);
  if (!asked.lies(id)) return Bar::Gone;
  switch (verb(choice)) {
    case Verb::Transfer: return bar_to_transfer(asked.known, asked.seat, *id);
    case Verb::TakeBack: return bar_to_take_back(asked.known, asked.seat, *id);
    case Verb::Emerge: return bar_to_emerge(asked.cards, asked.known, asked.seat, *id);
    default: return bar_to_merge(asked.cards, asked.known, asked.seat, *id);
  }
}

Bar bar_of_discard(const Asked& asked, Choice choice) {
  if (asked.known.active != asked.seat) return Bar::NotActive;
  if (asked.known.players[asked.seat].discards == 0) return Bar::NoDiscard;
  return asked.holds(card_in(choice)) ? Bar::None : Bar::NotInHand;
}

Bar bar_of_block(const Asked& asked, Window window, Choice choice) {
  if (!asked.lies(thing_in(choice))) return Bar::Gone;
  const Bar bar = bar_to_block(asked.cards, asked.known, asked.seat, *thing_in(choice));
  if (bar == Bar::NotReady) return unready(asked.cards, at(asked.known, *thing_in(choice)));
  return bar == Bar::None && window != Window::NoBlock ? Bar::BlockTime : bar;
}

/// While damage waits before range it can be prevented there. VT-421
Bar bar_with_prevention(const Asked& asked, Window window, Choice choice, Bar bar) {
  if (bar == Bar::None || window != Window::RangeBefore || bar_of_prevention(asked, choice) != Bar::None) return bar;
  return Bar::None;
}

/// Who casts may have several votes of one kind left, so what is offered is asked first.
Bar bar_of_vote(const Asked& asked, Choice choice) {
  if (asked.offers(choice)) return Bar::None;
  const State& known = asked.known;
  switch (verb(choice)) {
    case Verb::BallotFor:
    case Verb::BallotAgainst:
    case Verb::BallotKeep:
      if (!asked.holds(card_in(choice))) return Bar::NotInHand;
      return asked.cards[card_in(choice)].is(CardKind::Political) ? Bar::BallotUsed : Bar::NoBallot;
    case Verb::KeepEdge: return Bar::NoVoteEdge;
    default: break;
  }
  const Maybe<ThingId> id = thing_in(choice);
  if (!id.has_value()) return static_cast<Uncast>(last_in(choice)) == Uncast::Edge ? Bar::NoVoteEdge : Bar::NotOffered;
  if (!asked.lies(id)) return Bar::Gone;
  const Thing& thing = at(known, *id);
  if (thing.controller != asked.seat) return Bar::NotYours;
  if (thing.region != Region::Ready) return unready(asked.cards, thing);
  if (has_cast(known, *id, Stand::For) || has_cast(known, *id, Stand::Against)) return Bar::VotesCast;
  if (is_forbidden(asked.cards, known, *id, Deed::Vote)) return Bar::DeedForbidden;
  if (votes_of(asked.cards, known, *id) == 0) return Bar::NoVotes;
  return verb(choice) == Verb::CastFor ? Bar::VotedOtherwise : Bar::NoBlood;
}

Bar bar_of_impulse(const Asked& asked, Choice choice) {
  const Frame& frame = asked.known.frames.top();
  const Window window = *frame.window;
  const bool wish = verb(choice) == Verb::Pass || verb(choice) == Verb::Hold;
  if (is_wish(frame)) return wish ? Bar::None : Bar::WishFirst;
  const Bar time = time_of(verb(choice));
  switch (verb(choice)) {
    case Verb::Pass: return has_duty(asked.cards, asked.known, asked.seat, window) ? Bar::DutyOpen : Bar::None;
    case Verb::Play: return bar_with_prevention(asked, window, choice, bar_of_play(asked, window, choice));
    case Verb::Use: return bar_with_prevention(asked, window, choice, bar_of_use(asked, window, choice));
    case Verb::Trigger:
      if (window != Window::UnlockEffects && window != Window::DiscardMain) return Bar::NoTrigger;
      return asked.offers(choice) ? Bar::None : Bar::NoTrigger;
    case Verb::Block: return bar_of_block(asked, window, choice);
    case Verb::Prevent:
    case Verb::PreventGun: return window == Window::RangeBefore ? bar_of_prevention(asked, choice) : time;
    default: break;
  }
  switch (time) {
    case Bar::UnlockTime: return window == Window::UnlockEffects ? bar_of_unlock(asked, choice) : time;
    case Bar::MasterTime:
      if (window != Window::MasterAction) return time;
      return asked.lies(thing_in(choice)) ? bar_to_mark(asked.cards, asked.known, asked.seat, *thing_in(choice))
                                          : Bar::Gone;
    case Bar::InfluenceTime: return window == Window::InfluenceMain ? bar_of_influence(asked, choice) : time;
    case Bar::DiscardTime: return window == Window::DiscardMain ? bar_of_discard(asked, choice) : time;
    case Bar::VoteTime: return window == Window::PollingCast ? bar_of_vote(asked, choice) : time;
    default: return time;
  }
}

/// What a card asks is answered by one of the things that it can reach.
Bar bar_of_answer(const Asked& asked, Choice choice) {
  if (asked.offers(choice)) return Bar::None;
  return verb(choice) >= Verb::PickPlayer ? Bar::NotOffered : Bar::AnswerFirst;
}

/// Of a step that lists what can be chosen: what is said of the others of that kind.
Bar unless_offered(const Asked& asked, Choice choice, Verb asks, Bar bar) {
  if (asked.offers(choice)) return Bar::None;
  return verb(choice) == asks ? bar : time_of(verb(choice));
}

/// Of a card that enters play and would contest one of hers it is a text that takes it out of play. VT-634
Bar bar_of_text(const Asked& asked, Choice choice) {
  if (asked.offers(choice)) return Bar::None;
  if (verb(choice) == Verb::Pass) return bar_to_pass_text(asked.cards, asked.known);
  if (verb(choice) != Verb::Use) return time_of(verb(choice));
  if (const Bar bar = bar_of_use(asked, Window::CryptEnter, choice); bar != Bar::None) return bar;
  return thing_in(choice) == asked.known.frames.top().thing ? Bar::CryptContest : Bar::UseTime;
}

}  // namespace

Bar bar_of(const Asked& asked, Choice choice) {
  switch (asked.known.frames.top().step) {
    case Step::Over: return Bar::Over;
    case Step::Impulse: return bar_of_impulse(asked, choice);
    case Step::NextAction: {
      const bool action = time_of(verb(choice)) == Bar::ActionTime;
      const bool may_be = action || verb(choice) == Verb::Play || verb(choice) == Verb::Use;
      if (may_be || verb(choice) == Verb::EndPhase) return bar_of_next_action(asked, choice);
      return time_of(verb(choice));
    }
    case Step::TakeMore: return unless_offered(asked, choice, Verb::TakeEquipment, Bar::TakesNotAlong);
    case Step::Reduce:
      if (verb(choice) == Verb::Done) return asked.offers(choice) ? Bar::None : Bar::MustReduce;
      return unless_offered(asked, choice, Verb::Use, Bar::ReducesNot);
    case Step::Play:
    case Step::Effect: return bar_of_answer(asked, choice);
    case Step::Triggers: return unless_offered(asked, choice, Verb::Trigger, Bar::NoTrigger);
    case Step::Discard:
      if (verb(choice) != Verb::Discard) return Bar::DiscardFirst;
      return asked.holds(card_in(choice)) ? Bar::None : Bar::NotInHand;
    case Step::StepIn: return unless_offered(asked, choice, Verb::StepIn, Bar::NoSlave);
    case Step::Split: return unless_offered(asked, choice, Verb::Pay, Bar::BadSplit);
    case Step::Maneuvers: return bar_of_maneuver(asked, choice);
    case Step::Strike: return bar_of_strike(asked, choice);
    case Step::Prevent: {
      const Verb v = verb(choice);
      if (v == Verb::Pass) return Bar::None;
      const bool prevents = v == Verb::Play || v == Verb::Use || v == Verb::Prevent || v == Verb::PreventGun;
      return prevents ? bar_of_prevention(asked, choice) : time_of(v);
    }
    case Step::Presses: return bar_of_press(asked, choice);
    case Step::Loot: return unless_offered(asked, choice, Verb::PickThing, Bar::NoLoot);
    case Step::Learn: return unless_offered(asked, choice, Verb::Learn, Bar::NoLesson);
    case Step::Convictions: return unless_offered(asked, choice, Verb::PickThing, Bar::NotBurnedFor);
    case Step::Reattach: return unless_offered(asked, choice, Verb::PickThing, Bar::NoNewBearer);
    case Step::Reprisal: return unless_offered(asked, choice, Verb::PickThing, Bar::NoReprisal);
    case Step::Enter: return bar_of_text(asked, choice);
    case Step::PreventWhich: return unless_offered(asked, choice, Verb::PickNumber, Bar::BadPoints);
    default: return asked.offers(choice) ? Bar::None : time_of(verb(choice));
  }
}

}  // namespace krypta::vtes
