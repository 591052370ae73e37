#include "engine/games/vampire_empire/words.hpp"

#include "engine/games/vampire_empire/rules.hpp"

/// Prompts, labels and the shapes of events: everything a person reads, as keys of the catalogues.
namespace krypta::vampire_empire {

namespace shapes {

constexpr auto number_of = ArgumentShape::number;
constexpr auto seat_of = ArgumentShape::seat;
constexpr ArgumentShape character_named(std::string_view name) {
  return ArgumentShape::term<Character>(name, character_domain);
}
constexpr ArgumentShape character = character_named("character");
constexpr ArgumentShape card_played = ArgumentShape::term<Card>("card", card_domain);
constexpr ArgumentShape side = ArgumentShape::term<Side>("side", side_domain);
constexpr ArgumentShape marker = ArgumentShape::term<Marker>("marker", marker_domain);
constexpr ArgumentShape pile = ArgumentShape::term<Pile>("pile", pile_domain);
constexpr ArgumentShape action = ArgumentShape::term<Action>("action", action_domain);
constexpr ArgumentShape ending = ArgumentShape::term<Ending>("ending", ending_domain);

constexpr std::array only_seat{seat_of("seat")};
constexpr std::array only_character{character};
constexpr std::array seat_character{seat_of("seat"), character};
constexpr std::array seat_count{seat_of("seat"), number_of("count")};
constexpr std::array seat_card{seat_of("seat"), card_played};
constexpr std::array seat_card_value{seat_of("seat"), card_played, number_of("value")};
constexpr std::array seat_card_cost{seat_of("seat"), card_played, number_of("cost")};
constexpr std::array seat_card_pile{seat_of("seat"), card_played, pile};
constexpr std::array seat_pile{seat_of("seat"), pile};
constexpr std::array seat_marker{seat_of("seat"), marker};
constexpr std::array turn_seat_side{number_of("turn"), seat_of("seat"), side};
constexpr std::array attacked{seat_of("seat"), character_named("attacker"), character_named("defender")};
constexpr std::array round_values{number_of("round"), number_of("attack"), number_of("defence")};
constexpr std::array character_side{character, side};
constexpr std::array placed{seat_of("seat"), character, marker, number_of("count")};
constexpr std::array strengthened{seat_of("seat"), marker, number_of("count")};
constexpr std::array forbade{seat_of("seat"), action};
constexpr std::array counted{character, character_named("other"), number_of("count")};
constexpr std::array both_points{number_of("humans"), number_of("vampires")};
constexpr std::array won{seat_of("seat"), side, ending};

constexpr std::span<const ArgumentShape> arguments_of(EventKind kind) {
  switch (kind) {
    case EventKind::Skipped:
    case EventKind::KeptSecret:
    case EventKind::NoCard:
    case EventKind::Dropped:
    case EventKind::NoAttack:
    case EventKind::NoMore:
    case EventKind::StoodDown:
    case EventKind::StoppedCombat:
    case EventKind::Passed:
    case EventKind::OutOfCards: return only_seat;
    case EventKind::Entered:
    case EventKind::ShowedSide:
    case EventKind::IsVampire:
    case EventKind::IsHuman:
    case EventKind::Survived:
    case EventKind::WentToTown:
    case EventKind::LostMarkers:
    case EventKind::WasVampire: return only_character;
    case EventKind::VampireDrawn:
    case EventKind::TokenDrawn:
    case EventKind::Revealed:
    case EventKind::NamedCharacter:
    case EventKind::Hid:
    case EventKind::Asked: return seat_character;
    case EventKind::VampiresDrawn:
    case EventKind::TokensDrawn:
    case EventKind::Drew:
    case EventKind::Reshuffled:
    case EventKind::LostCards: return seat_count;
    case EventKind::GotCard:
    case EventKind::NamedCard:
    case EventKind::DroppedCard:
    case EventKind::Cancelled:
    case EventKind::LostCard: return seat_card;
    case EventKind::TurnBegan: return turn_seat_side;
    case EventKind::DiscardedCard:
    case EventKind::TookCard: return seat_card_pile;
    case EventKind::Discarded:
    case EventKind::Took:
    case EventKind::FoundNothing: return seat_pile;
    case EventKind::PlayedSupport: return seat_card_cost;
    case EventKind::NamedMarker: return seat_marker;
    case EventKind::Played: return seat_card_value;
    case EventKind::Attacked: return attacked;
    case EventKind::RoundBegan:
    case EventKind::Compared: return round_values;
    case EventKind::Died: return character_side;
    case EventKind::PlacedMarker: return placed;
    case EventKind::Strengthened: return strengthened;
    case EventKind::Forbade: return forbade;
    case EventKind::CountedVampires: return counted;
    case EventKind::CountedPoints: return both_points;
    case EventKind::Won: return won;
    case EventKind::CombatEnded:
    case EventKind::Drawn: return {};
  }
  return {};
}

constexpr auto all = shapes_of<EventKind>(arguments_of);

}  // namespace shapes

namespace {

RuleIds rules_of(const State& state, const Frame& frame) {
  switch (frame.step) {
    case Step::DrawSides: return {19};
    case Step::EnterCastle: return {18, 29};
    case Step::DrawVampires: return {21};
    case Step::DrawTokens: return {23};
    case Step::DrawCards: return {20, 56};
    case Step::LoseCards: return {212};
    case Step::Discard: return {53, 54, 56, 58};
    case Step::Reveal: return {64, 65};
    case Step::Act: return {72, 73};
    case Step::Window: return frame.moment == Moment::General ? RuleIds{149, 161} : RuleIds{150, 203};
    case Step::CardAsks: return {200};
    case Step::PayCards: return {154, 157};
    case Step::HideCards: return {77, 82};
    case Step::AskCards: return {85};
    case Step::AttackNow: return {90, 92};
    case Step::PassCards: return {143, 146};
    case Step::Attack: return state.combat.round > 1 ? RuleIds{121, 123} : RuleIds{112, 123, 131};
    case Step::Defend: return {113, 123};
    case Step::AddAttack: return {160, 204};
    case Step::AddDefence: return {160, 205};
    default: return {184, 185, 186, 188};
  }
}

/// What a support card asks, as a key: what kind of thing, or yes or no.
std::string_view asked_for(const Cards& cards, const State& state) {
  const cards::Program& program = cards.program(state.card.back());
  const cards::Instruction& now = program.code[state.card.back().pc];
  if (now.op == cards::Op::menu) return "option";
  if (now.op != cards::Op::ask) return "whether";
  const cards::Type type = program.asks[now.a].type;
  if (type == type_of(Kind::Character)) return "character";
  return type == type_of(Kind::Card) ? "card" : "word";
}

/// The words of the combat: who fights whom in which round, and how it stands.
void add_combat(const State& state, Message& words) {
  const Combat& combat = state.combat;
  words.add("attacker", term(*combat.attacker));
  words.add("defender", term(*combat.defender));
  words.add_number("round", combat.round);
  words.add_number("attack", combat.attack);
  words.add_number("defence", combat.defence);
}

void ask_in_window(const State& state, Seat self, const Frame& frame, Message& message, Message& words) {
  const Window window = window_for(state, frame.moment, self);
  std::string name{name_of(window)};
  std::ranges::replace(name, '_', '-');
  message.key.append("-").append(name);
  if (window != Window::Open) return add_combat(state, words);
  // Step 3 lies before the one window and behind the other.
  message.key += state.frames[0].step == Step::TurnEnds ? "-after" : "-before";
}

/// The support card that is being carried out.
std::optional<Term> asking(const State& state) {
  if (state.card.empty()) return std::nullopt;
  return term(static_cast<Card>(state.card.back().card));
}

}  // namespace

std::span<const EventShape> VampireEmpire::event_shapes() const { return shapes::all; }

Prompt VampireEmpire::prompt(const State& state, Seat self) const {
  const Frame& frame = state.frames.top();
  Message message{"ve-prompt-" + std::string{name_of(frame.step)}};
  Message& words = message;
  switch (frame.step) {
    case Step::Discard:
      words.add_number("count", frame.done);
      if (state.players[*frame.seat].hand_count > full_hand) message.key += "-forced";
      break;
    case Step::Act: message.key += is_day(state) ? "-day" : "-night"; break;
    case Step::Window: ask_in_window(state, self, frame, message, words); break;
    case Step::CardAsks:
      message.key.append("-").append(asked_for(*cards_, state));
      words.add("card", term(static_cast<Card>(state.card.back().card)));
      break;
    case Step::PayCards:
      words.add("card", term(static_cast<Card>(state.card.back().card)));
      words.add_number("count", frame.count);
      break;
    case Step::HideCards:
    case Step::AskCards:
      words.add("character", term(*frame.who));
      words.add_number("count", frame.count);
      break;
    case Step::AttackNow: words.add("character", term(*frame.who)); break;
    case Step::PassCards: words.add_number("count", frame.count); break;
    case Step::Attack:
      if (state.combat.round > 1) message.key += "-again";
      add_combat(state, words);
      break;
    case Step::AddAttack:
    case Step::AddDefence: words.add_number("count", frame.count); [[fallthrough]];
    case Step::Defend: add_combat(state, words); break;
    default: break;
  }
  return {std::move(message), rules_of(state, frame), asking(state)};
}

Option VampireEmpire::show(const State& state, Choice choice) const {
  Option option{.id = write(choice), .label = {"ve-option-"}, .target = {}, .weight = 0};
  Message& words = option.label;
  const Frame& frame = state.frames.top();
  const auto label = [&](std::string_view key) { option.label.key += key; };
  const auto light = [&](std::string_view kind, std::string_view what) {
    option.target.append(kind).append(":").append(what);
  };
  const auto of_character = [&](std::string_view key) {
    const auto who = chosen<Character>(choice);
    label(key);
    words.add("character", term(who));
    light("character", name_of(who));
  };
  const auto of_card = [&](std::string_view key) {
    const auto c = chosen<Card>(choice);
    label(key);
    words.add("card", term(c));
    light("card", name_of(c));
  };
  switch (verb(choice)) {
    case Verb::Side:
      label("side");
      words.add("seat", seat(argument_of(choice)));
      break;
    case Verb::Enter: of_character("enter"); break;
    case Verb::Vampire: of_character("vampire"); break;
    case Verb::Token: of_character("token"); break;
    case Verb::Get: of_card("get"); break;
    case Verb::Lose: of_card("lose"); break;
    case Verb::ToMoat: of_card("to-moat"); break;
    case Verb::ToCellar: of_card("to-cellar"); break;
    case Verb::Fill: label("fill"); break;
    case Verb::Skip: label("skip"); break;
    case Verb::Reveal: of_character("reveal"); break;
    case Verb::Hide: of_character("hide"); break;
    case Verb::Ask: of_character("ask"); break;
    case Verb::Attack:
      label("attack");
      words.add("attacker", term(attacker_of(choice)));
      words.add("defender", term(defender_of(choice)));
      light("fight", std::string_view{option.id}.substr(option.id.find(':') + 1));
      break;
    case Verb::Pass: label("pass"); break;
    case Verb::Play: {
      const auto c = chosen<Card>(choice);
      const bool support = frame.step == Step::Window;
      of_card(support ? "play-support" : "play");
      if (support) {
        words.add_number("cost", cards_->cost(c, is_day(state)));
      } else {
        words.add_number("value", cards_->value(c));
      }
      break;
    }
    case Verb::Drop: of_card(frame.step == Step::PayCards ? "pay" : "drop"); break;
    case Verb::Done:
      label("done-");
      label(name_of(frame.step));
      if (frame.step == Step::Attack && state.combat.round > 1 && frame.done == 0) label("-none");
      if ((frame.step == Step::Defend || frame.step == Step::AddAttack || frame.step == Step::AddDefence) &&
          frame.done == 0)
        label("-none");
      break;
    case Verb::PickCharacter: of_character("pick"); break;
    case Verb::PickCard: of_card("pick-card"); break;
    case Verb::PickWord: {
      const auto& type = vocabulary().types[static_cast<std::size_t>(word_type(choice)) - cards::first_own];
      label("pick-");
      label(type.name);
      label("-");
      label(type.words[word_of(choice)]);
      std::ranges::replace(option.label.key, '_', '-');
      light(type.name, type.words[word_of(choice)]);
      break;
    }
    case Verb::PickOption:
      label("pick-option");
      words.add_number("number", argument_of(choice) + 1);
      break;
    case Verb::Yes: label("yes"); break;
    case Verb::No: label("no"); break;
  }
  return option;
}

}  // namespace krypta::vampire_empire
