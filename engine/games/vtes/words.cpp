#include "engine/games/vtes/words.hpp"

#include <algorithm>
#include <array>

#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/stages.hpp"

/// Prompts and labels: what a person is asked, as keys of the catalogues. What happens stands in event_shapes.cpp.
namespace krypta::vtes {

std::string_view domain_of(Kind kind) {
  switch (kind) {
    case Kind::Name: return card_domain;
    case Kind::Discipline: return discipline_domain;
    case Kind::Clan: return "vt-clan";
    case Kind::Sect: return "vt-sect";
    case Kind::Title: return "vt-title";
    case Kind::CardKind: return "vt-type";
    case Kind::Trait: return "vt-trait";
    case Kind::ActionKind: return action_domain;
    case Kind::Range: return range_domain;
    case Kind::StrikeKind: return "vt-strike";
    case Kind::Level: return level_domain;
    case Kind::Deed: return "vt-deed";
    case Kind::Answer: return "vt-answer";
    case Kind::User: return "vt-user";
    case Kind::Moment: return "vt-moment";
    case Kind::Harm: return "vt-harm";
    case Kind::Creed: return "vt-creed";
    case Kind::Virtue: return "vt-virtue";
    case Kind::Player:
    case Kind::Card:
    case Kind::Face: break;
  }
  return {};
}

namespace {

RuleIds rules_of(Window window) {
  switch (window) {
    case Window::UnlockEffects: return {90, 184};
    case Window::MasterAction: return {90, 214, 217};
    case Window::BetweenActions: return {90, 220};
    case Window::AsPlayed: return {46, 47};
    case Window::AsAnnounced: return {310, 381};
    case Window::NoBlock: return {329, 330, 332};
    case Window::BlockAttempt: return {322, 334};
    case Window::BeforeBlockResolution: return {90, 348};
    case Window::BlocksDeclined: return {341, 342};
    case Window::WouldSucceed: return {90, 344};
    case Window::RangeBefore: return {410, 419};
    case Window::RangeDecide: return {410, 429};
    case Window::StrikeBefore: return {410, 440};
    case Window::StrikeChoose: return {410, 445};
    case Window::StrikeModify: return {410, 461};
    case Window::DamagePrevent: return {410, 475};
    case Window::ExtraStrikes: return {462, 463};
    case Window::PressDecide: return {516, 877};
    case Window::RoundEnd: return {410, 521};
    case Window::AfterCombat: return {90, 524};
    case Window::DiablerieBefore: return {90, 604};
    case Window::DiablerieAfter: return {90, 844};
    case Window::InfluenceMain: return {616, 625, 883};
    case Window::DiscardMain: return {649, 883};
    case Window::PollingStart: return {355, 360};
    case Window::PollingCast: return {356, 365};
    case Window::AfterReferendum: return {361, 362};
    case Window::StrikeDeclared: return {445, 875};
    case Window::StrikeAfter: return {410, 824};
    case Window::PressBegins: return {410, 877};
    case Window::PreventOthers: return {475, 876};
    case Window::WouldGo: return {90, 834};
    case Window::EventAfter: return {90, 882};
    case Window::CombatDue: return {90, 391};
    default: return {90, 98};
  }
}

RuleIds rules_of(const Frame& frame) {
  switch (frame.step) {
    case Step::DrawFirst: return {155};
    case Step::DrawLibrary: return {59, 161};
    case Step::DrawCrypt: return {6, 162};
    case Step::Impulse: return frame.window.has_value() ? rules_of(*frame.window) : RuleIds{90, 98};
    case Step::NextAction: return {220, 225, 238};
    case Step::TakeMore: return {262, 263};
    case Step::Reduce: return {79, 80};
    case Step::Triggers: return {98, 184};
    case Step::Discard: return {65};
    case Step::Split: return {289};
    case Step::StepIn: return {738};
    case Step::Maneuvers: return {425, 429};
    case Step::Strike: return {445, 447};
    case Step::Prevent: return {475, 479};
    case Step::Presses: return {512, 516};
    case Step::Diablerize: return {286};
    case Step::Diablerie: return {592, 595};
    case Step::Loot: return {596};
    case Step::Learn: return frame.stage == learning::Convictions ? RuleIds{789} : RuleIds{598, 599};
    case Step::Award: return {732, 733};
    case Step::Convictions: return {790};
    case Step::Reprisal: return {801};
    case Step::Reattach: return {769};
    case Step::Enter: return {633, 634};
    case Step::PreventWhich: return {478, 496};
    case Step::Referendum: return {353};
    case Step::Over: return {667, 668};
    default: return {42};
  }
}

/// What a card asks, as the end of a key: what kind of thing, or yes or no.
std::string_view asked_for(const cards::Program* program, const cards::Frame& running) {
  if (program == nullptr) return "whether";
  const cards::Instruction& now = program->code[running.pc];
  if (now.op == cards::Op::menu || now.op == cards::Op::any_of) return "option";
  if (now.op == cards::Op::pay) return "pay";
  if (now.op != cards::Op::ask) return "whether";
  const cards::Type type = program->asks[now.a].type;
  if (type == type_of(Kind::Player)) return "player";
  if (type == type_of(Kind::Card)) return "thing";
  if (type == type_of(Kind::Face)) return "card";
  return type == cards::Type::number ? "number" : "word";
}

/// The card that is played or carried out.
const Effect* effect_asking(const State& state, const Frame& frame) {
  if (frame.step != Step::Play && frame.step != Step::Effect) return nullptr;
  return frame.effect.has_value() ? &state.effects[static_cast<std::size_t>(*frame.effect)] : nullptr;
}

/// Whose combatant has to decide, and whom he fights.
void tell_fight(const State& state, const Frame& frame, Message& words) {
  const auto side = static_cast<Side>(frame.count);
  const Maybe<ThingId> who = state.combat.sides[side].who;
  const Maybe<ThingId> other = state.combat.sides[opposite(side)].who;
  if (who.has_value()) words.add("minion", card_at(state, *who));
  if (other.has_value()) words.add("opponent", card_at(state, *other));
}

/// The damage that waits for a combatant.
unsigned damage_for(const State& state, const Frame& frame) {
  const Maybe<ThingId> who = state.combat.sides[static_cast<Side>(frame.count)].who;
  unsigned points = 0;
  for (const Hurt& h : state.combat.hurt) {
    if (h.target == who) points += unsigned{h.normal} + h.aggravated;
  }
  return points;
}

/// Of diablerie and what is like it: who commits it, and on whom.
void tell_diablerie(const State& state, const Frame& frame, Message& words) {
  if (frame.thing.has_value()) words.add("minion", card_at(state, *frame.thing));
  if (frame.other.has_value()) words.add("opponent", card_at(state, *frame.other));
}

/// What the active Methuselah has left in a phase.
unsigned left_in(const State& state, Window window) {
  if (!state.active.has_value()) return 0;
  const Player& active = state.players[*state.active];
  switch (window) {
    case Window::MasterAction: return active.masters;
    case Window::InfluenceMain: return active.transfers;
    case Window::DiscardMain: return active.discards;
    default: return 0;
  }
}

/// The label of a legal choice and what it lights up.
class Label {
 public:
  Label(const Cards& cards, const State& state, Choice choice, Option& option)
      : cards_(cards),
        state_(state),
        frame_(state.frames.top()),
        choice_(choice),
        option_(option),
        words_(option.label) {}

  void write() {
    switch (verb(choice_)) {
      case Verb::First:
      case Verb::PickPlayer: of_seat(verb(choice_) == Verb::First ? "first" : "player"); break;
      case Verb::Get:
      case Verb::GetCrypt: of_card("get"); break;
      case Verb::Pass: pass_label(); break;
      case Verb::Hold: key("hold"); break;
      case Verb::Play: play_label(); break;
      case Verb::Use: use_label(); break;
      case Verb::Bleed: of_minion("bleed"); break;
      case Verb::Hunt: of_minion("hunt"); break;
      case Verb::LeaveTorpor: of_minion("leave-torpor"); break;
      case Verb::Rescue: of_two("rescue"); break;
      case Verb::Diablerie: of_two("diablerie"); break;
      case Verb::BecomeAnarch: of_minion("become-anarch"); break;
      case Verb::Pursue: of_two("pursue"); break;
      case Verb::BurnImbued: of_two("burn-imbued"); break;
      case Verb::TakeEquipment: of_two("take"); break;
      case Verb::Block: of_minion("block"); break;
      case Verb::EndPhase:
        key("end-phase");
        words_.add("phase", term(state_.phase));
        break;
      case Verb::Edge: key("edge"); break;
      // Of the last one nobody claims any more. VT-198
      case Verb::Keep:
        contest_label(at(state_, *thing_in(choice_)).marks.has(Mark::LastContestant) ? "win" : "keep");
        break;
      case Verb::Yield: contest_label("yield"); break;
      case Verb::BurnOption: of_card("burn-option"); break;
      case Verb::Withdraw: key("withdraw"); break;
      case Verb::Unlock: of_minion("unlock"); break;
      case Verb::Mark: of_minion("mark"); break;
      case Verb::StepIn: of_minion("step-in"); break;
      case Verb::Conviction: conviction_label(); break;
      case Verb::Recover: of_minion("recover"); break;
      case Verb::Transfer: counted("transfer"); break;
      case Verb::TakeBack: counted("take-back"); break;
      case Verb::DrawCrypt: key("draw-crypt"); break;
      case Verb::Emerge: counted("emerge"); break;
      case Verb::Merge: of_thing("merge"); break;
      case Verb::Discard: of_card("discard"); break;
      case Verb::Pay: number("pay"); break;
      case Verb::Trigger: of_thing("trigger"); break;
      case Verb::HandStrike: key("hand-strike"); break;
      case Verb::Maneuver: key("maneuver"); break;
      case Verb::Press: key("press"); break;
      case Verb::Prevent: key("prevent"); break;
      case Verb::PreventGun: key("prevent-gun"); break;
      case Verb::Aim: of_thing("aim"); break;
      case Verb::CastFor: vote_label("for"); break;
      case Verb::CastAgainst: vote_label("against"); break;
      case Verb::KeepEdge: of_nobody("keep-edge"); break;
      case Verb::BallotKeep: of_card("ballot-keep"); break;
      case Verb::BallotFor: of_card("ballot-for"); break;
      case Verb::BallotAgainst: of_card("ballot-against"); break;
      case Verb::Learn: learn_label(); break;
      default: asked_label(); break;
    }
  }

 private:
  void key(std::string_view end) { option_.label.key += end; }
  void light(std::string_view kind, std::string_view what) { option_.target.append(kind).append(":").append(what); }
  void light(ThingId id) { light("thing", words_of<ThingId>[place(id)]); }

  /// Options are shown to whoever decides, who knows what he has seen. VT-635
  [[nodiscard]] bool may_know(ThingId id) const {
    const SeatSet seen_by = at(state_, id).card.seen_by;
    if (seen_by == SeatSet::everyone()) return true;
    if (effect_asking(state_, frame_) != nullptr) return seen_by.has(effect_decider(cards_, state_));
    return frame_.seat.has_value() && seen_by.has(*frame_.seat);
  }
  [[nodiscard]] Term known(ThingId id) const { return may_know(id) ? card_at(state_, id) : face_down; }

  void of_seat(std::string_view label) {
    key(label);
    words_.add("seat", seat_in(choice_));
    light("seat", std::to_string(last_in(choice_)));
  }
  /// A card of a hand or a pile.
  void of_card(std::string_view label) {
    key(label);
    words_.add("card", term(card_in(choice_)));
    light("card", slug(card_in(choice_)));
  }
  void of_minion(std::string_view label) {
    key(label);
    words_.add("minion", known(*thing_in(choice_)));
    light(*thing_in(choice_));
  }
  void of_thing(std::string_view label) {
    key(label);
    words_.add("card", known(*thing_in(choice_)));
    light(*thing_in(choice_));
  }
  /// Of a card, or of the title of a vampire. VT-203
  void contest_label(std::string_view label) {
    if (at(state_, *thing_in(choice_)).marks.has(Mark::Contesting)) key("title-");
    of_thing(label);
  }
  void of_two(std::string_view label) {
    of_minion(label);
    words_.add("card", known(*other_in(choice_)));
  }
  /// With how many counters lie on it, and how many there are room for.
  void counted(std::string_view label) {
    const ThingId id = *thing_in(choice_);
    of_thing(label);
    words_.add_number("count", at(state_, id).blood);
    words_.add_number("capacity", may_know(id) ? info(cards_, state_, id).capacity : 0U);
  }
  void number(std::string_view label) {
    key(label);
    words_.add_number("count", last_in(choice_));
  }

  void pass_label() {
    switch (frame_.step) {
      case Step::Maneuvers: key("pass-maneuver"); break;
      case Step::Prevent: key("pass-prevent"); break;
      case Step::Presses: key("pass-press"); break;
      case Step::Learn: key("pass-learn"); break;
      case Step::StepIn: key("pass-step-in"); break;
      default: key(frame_.window == Window::PollingCast ? "pass-vote" : "pass"); break;
    }
  }

  /// Which of the abilities it is, by the Discipline that it needs.
  void tell_level(CardId card) {
    const auto& abilities = cards_[card].abilities;
    const unsigned which = ability_in(choice_);
    Level level = Level::None;
    if (which < abilities.size()) {
      for (const Discipline d : all_of<Discipline>()) {
        const Level needed = abilities[which].needs[d];
        if (needed == Level::None) continue;
        if (level == Level::None) words_.add("discipline", term(d));
        level = std::max(level, needed);
      }
    }
    words_.add("level", term(level));
  }
  void tell_minion(Maybe<ThingId> minion) {
    if (!minion.has_value()) return;
    key("-by");
    words_.add("minion", known(*minion));
  }
  void play_label() {
    of_card("play");
    tell_level(card_in(choice_));
    tell_minion(thing_in(choice_));
  }
  void use_label() {
    const ThingId id = *thing_in(choice_);
    of_thing("use");
    // What is printed on a minion it uses itself.
    if (other_in(choice_) != Maybe<ThingId>{id}) tell_minion(other_in(choice_));
  }

  void vote_label(std::string_view label) {
    if (thing_in(choice_).has_value()) return of_thing(label);
    of_nobody(label);
    key(static_cast<Uncast>(last_in(choice_)) == Uncast::Edge ? "-edge" : "-card");
  }
  /// Votes that no minion has are the Methuselah's own.
  void of_nobody(std::string_view label) {
    key(label);
    light("seat", std::to_string(krypta::number(*frame_.seat)));
  }

  void learn_label() {
    const auto pile = static_cast<Pile>(ability_in(choice_));
    of_card(pile == Pile::FromLibrary ? "learn-library" : pile == Pile::FromAsh ? "learn-ash" : "learn-hand");
  }

  void conviction_label() {
    of_card(static_cast<Pile>(ability_in(choice_)) == Pile::FromAsh ? "conviction-ash" : "conviction-hand");
    words_.add("minion", known(*thing_in(choice_)));
  }

  /// Of others also whose it is, and of what lies face down where.
  void thing_label() {
    const ThingId id = *thing_in(choice_);
    of_thing(may_know(id) ? "thing" : "thing-hidden");
    words_.add("seat", at(state_, id).controller);
    words_.add_number("place", static_cast<unsigned>(place(id)) + 1);
  }
  void word_label() {
    const Kind kind = word_kind(choice_);
    const cards::TypeInfo& type = vocabulary().types[static_cast<std::size_t>(kind)];
    key("word");
    words_.add("word", Term{domain_of(kind), type.words[last_in(choice_)]});
  }

  /// What a card asks.
  void asked_label() {
    switch (verb(choice_)) {
      case Verb::PickThing: thing_label(); break;
      case Verb::PickCard: of_card("card"); break;
      case Verb::PickNumber: number("number"); break;
      case Verb::PickWord: word_label(); break;
      case Verb::PickOption:
        key("option");
        words_.add_number("number", last_in(choice_) + 1);
        break;
      case Verb::Yes: key("yes"); break;
      case Verb::No: key("no"); break;
      case Verb::Time: key("time"); break;
      default: key("done"); break;
    }
  }

  const Cards& cards_;
  const State& state_;
  const Frame& frame_;
  Choice choice_;
  Option& option_;
  Message& words_;
};

}  // namespace

Prompt Vtes::prompt(const State& state, Seat) const {
  const Frame& frame = state.frames.top();
  Message message{"vt-prompt-" + std::string{is_wish(frame) ? "wish" : name_of(frame.step)}};
  std::optional<Term> asks;
  switch (frame.step) {
    case Step::Impulse:
      tell_course(*cards_, state, message);
      if (!frame.window.has_value()) break;
      message.add("window", term(*frame.window));
      message.add_number("count", left_in(state, *frame.window));
      break;
    case Step::Play:
    case Step::Effect:
      if (const Effect* effect = effect_asking(state, frame)) {
        const auto card = static_cast<CardId>(effect->machine.card);
        message.key = "vt-prompt-effect-" + std::string{asked_for((*cards_)[card].program, effect->machine)};
        message.add("card", term(card));
        asks = term(card);
      }
      break;
    case Step::Split: tell_course(*cards_, state, message); break;
    case Step::Maneuvers:
    case Step::Presses: tell_fight(state, frame, message); break;
    case Step::Strike:
      tell_fight(state, frame, message);
      message.add_number("aims", frame.stage);  // 1 when the strike is chosen. VT-450
      break;
    case Step::Prevent:
      tell_fight(state, frame, message);
      message.add_number("count", damage_for(state, frame));
      break;
    case Step::Diablerize:
    case Step::Learn:
      tell_diablerie(state, frame, message);
      message.add_number("trophy", frame.stage);
      break;
    case Step::Award:
      message.add("minion", card_at(state, *frame.thing));
      if (frame.other.has_value()) message.add("card", card_at(state, *frame.other));
      break;
    case Step::Enter: message.add("card", card_at(state, *frame.thing)); break;
    case Step::PreventWhich:
      message.add("minion", card_at(state, *frame.thing));
      message.add_number("count", frame.count);
      break;
    case Step::Reattach:
      message.add("card", card_at(state, *frame.thing));
      message.add("minion", card_at(state, *at(state, *frame.thing).host));
      break;
    case Step::StepIn:
    case Step::Loot:
    case Step::Convictions:
    case Step::Reprisal: tell_diablerie(state, frame, message); break;
    default: break;
  }
  return {std::move(message), rules_of(frame), asks};
}

Option Vtes::show(const State& state, Choice choice) const {
  Option option{.id = write(choice), .label = {"vt-option-"}, .target = {}, .weight = 0};
  Label{*cards_, state, choice, option}.write();
  return option;
}

}  // namespace krypta::vtes
