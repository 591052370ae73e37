#include "bots/vampire_empire/retelling.hpp"

#include <algorithm>

#include "bots/vampire_empire/hands.hpp"
#include "engine/games/vampire_empire/events.hpp"
#include "engine/games/vampire_empire/vocabulary.hpp"

namespace krypta::bots::vampire_empire {

namespace {

EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }
bool is_about(const Event& event, Seat who) { return event.arguments[0] == static_cast<int>(number(who)); }
template <class E>
E named(const Event& event, std::size_t i) {
  return static_cast<E>(event.arguments[i]);
}

/// The step in which somebody is told to have done this; none of what only follows from something.
bool is_choice_of(EventKind kind, Step step) {
  switch (kind) {
    case EventKind::DiscardedCard:
    case EventKind::Discarded:
    case EventKind::Skipped: return step == Step::Discard;
    case EventKind::Revealed:
    case EventKind::KeptSecret: return step == Step::Reveal;
    case EventKind::NoCard:
    case EventKind::PlayedSupport: return step == Step::Window;
    case EventKind::NamedCharacter:
    case EventKind::NamedMarker:
    case EventKind::NamedCard:
    case EventKind::TookCard:
    case EventKind::Took: return step == Step::CardAsks;
    case EventKind::DroppedCard:
    case EventKind::Dropped: return step == Step::PayCards || step == Step::PassCards;
    case EventKind::Hid:
    case EventKind::Asked:
    case EventKind::Passed: return step == Step::Act;
    case EventKind::Attacked: return step == Step::Act || step == Step::AttackNow;
    case EventKind::NoAttack: return step == Step::AttackNow;
    case EventKind::Played: return step == Step::HideCards || step == Step::AskCards || is_combat(step);
    default: return false;
  }
}
bool is_choice(EventKind kind) {
  return std::ranges::any_of(all_of<Step>(), [&](Step step) { return is_choice_of(kind, step); });
}

Seen seen_in(const Event& told) {
  const auto open = [&](Choice choice) { return Seen{verb(choice), choice}; };
  const auto to = [](Pile pile) { return pile == Pile::Moat ? Verb::ToMoat : Verb::ToCellar; };
  switch (kind_of(told)) {
    case EventKind::DiscardedCard: return open(choose(to(named<Pile>(told, 2)), named<Card>(told, 1)));
    case EventKind::Discarded: return {to(named<Pile>(told, 1))};
    case EventKind::DroppedCard: return open(choose(Verb::Drop, named<Card>(told, 1)));
    case EventKind::Dropped: return {Verb::Drop};
    case EventKind::TookCard:
    case EventKind::NamedCard: return open(choose(Verb::PickCard, named<Card>(told, 1)));
    case EventKind::Took: return {Verb::PickCard};
    case EventKind::Skipped: return open(choose(Verb::Skip));
    case EventKind::Revealed: return open(choose(Verb::Reveal, named<Character>(told, 1)));
    case EventKind::PlayedSupport:
    case EventKind::Played: return open(choose(Verb::Play, named<Card>(told, 1)));
    case EventKind::NamedCharacter: return open(choose(Verb::PickCharacter, named<Character>(told, 1)));
    case EventKind::NamedMarker:
      return open(pick_word(type_of(Kind::Marker), static_cast<unsigned>(told.arguments[1])));
    case EventKind::Hid: return open(choose(Verb::Hide, named<Character>(told, 1)));
    case EventKind::Asked: return open(choose(Verb::Ask, named<Character>(told, 1)));
    case EventKind::Attacked: return open(attack(named<Character>(told, 1), named<Character>(told, 2)));
    case EventKind::Passed: return open(choose(Verb::Pass));
    default: return open(choose(Verb::Done));  // revealed nobody, played no card, did not attack
  }
}

/// Nobody is told that somebody has finished a step in which he did something.
std::optional<Seen> untold(Step step) {
  if (step == Step::Discard) return Seen{Verb::Fill, choose(Verb::Fill)};
  if (is_combat(step)) return Seen{Verb::Done, choose(Verb::Done)};
  return std::nullopt;
}

}  // namespace

std::size_t Retelling::next_choice() const {
  std::size_t i = at_;
  while (i < memory_.size() && !is_choice(kind_of(memory_[i]))) ++i;
  return i;
}

bool Retelling::ends_at(const State& state) const {
  return state.frames == known_.frames && state.turn == known_.turn && next_choice() == memory_.size();
}

std::optional<Seen> Retelling::chosen_by(const State& state, Seat who) {
  const Step step = state.frames.top().step;
  const std::size_t next = next_choice();
  if (next == memory_.size()) return untold(step);
  const Event& event = memory_[next];
  if (!is_about(event, who) || !is_choice_of(kind_of(event), step)) return untold(step);
  at_ = next + 1;
  return seen_in(event);
}

std::optional<Choice> Retelling::came(const State& state) {
  const Frame& frame = state.frames.top();
  const EventKind kind = frame.step == Step::EnterCastle ? EventKind::Entered
                         : frame.step == Step::DrawCards ? EventKind::GotCard
                                                         : EventKind::LostCard;
  while (at_ < memory_.size() && kind_of(memory_[at_]) != kind) ++at_;
  if (at_ == memory_.size()) return std::nullopt;
  const Event& told = memory_[at_++];
  if (kind == EventKind::Entered) return choose(Verb::Enter, named<Character>(told, 0));
  return choose(kind == EventKind::GotCard ? Verb::Get : Verb::Lose, named<Card>(told, 1));
}

Retelling::Shown Retelling::shown_by(Seat who) const {
  Shown shown;
  bool drawn = false;
  for (const Event& event : memory_.subspan(next_choice())) {
    const EventKind kind = kind_of(event);
    if (kind != EventKind::Drew && kind != EventKind::Played && kind != EventKind::PlayedSupport) continue;
    if (!is_about(event, who)) continue;
    if (kind == EventKind::Drew) {
      drawn = true;
      continue;
    }
    shown.ever.add(named<Card>(event, 1));
    if (!drawn) shown.soon.add(named<Card>(event, 1));
  }
  return shown;
}

}  // namespace krypta::bots::vampire_empire
