#include "engine/games/mascarade/words.hpp"

#include "engine/games/mascarade/rules.hpp"

/// Prompts, labels and the shapes of events: everything a person reads, as keys of the catalogues.
namespace krypta::mascarade {

namespace {

constexpr auto number_of = ArgumentShape::number;
constexpr auto seat_of = ArgumentShape::seat;
constexpr ArgumentShape character = ArgumentShape::term<Character>("character", character_domain);
constexpr ArgumentShape spot_named(std::string_view name) { return ArgumentShape::term<Spot>(name, spot_domain); }

constexpr std::array only_seat{seat_of("seat")};
constexpr std::array only_character{character};
constexpr std::array seat_spot{seat_of("seat"), spot_named("spot")};
constexpr std::array seat_character{seat_of("seat"), character};
constexpr std::array seat_character_spot{seat_of("seat"), character, spot_named("spot")};
constexpr std::array seat_spot_character{seat_of("seat"), spot_named("spot"), character};
/// In the middle a card has no owner.
constexpr std::array owner_spot_character{seat_of("owner"), spot_named("spot"), character};
constexpr std::array two_cards{seat_of("seat"), seat_of("owner"), spot_named("spot"), seat_of("other"),
                               spot_named("other_spot")};
constexpr std::array turn_seat{number_of("turn"), seat_of("seat")};
constexpr std::array seat_count{seat_of("seat"), number_of("count")};
constexpr std::array received{seat_of("seat"), number_of("count"), character};
constexpr std::array took{seat_of("seat"), seat_of("from"), number_of("count"), character};
constexpr std::array traded{seat_of("seat"), seat_of("target"), number_of("count"), number_of("target_count")};
constexpr std::array seat_target{seat_of("seat"), seat_of("target")};

constexpr std::span<const ArgumentShape> arguments_of(EventKind kind) {
  switch (kind) {
    case EventKind::FirstDrawn:
    case EventKind::IsReady:
    case EventKind::MustSwap:
    case EventKind::PutBack:
    case EventKind::HasAnswered:
    case EventKind::Passed:
    case EventKind::Declined:
    case EventKind::NamedRight:
    case EventKind::NamedWrong:
    case EventKind::Bankrupt: return only_seat;
    case EventKind::Dealt:
    case EventKind::Saw:
    case EventKind::Lies: return owner_spot_character;
    case EventKind::TurnBegan: return turn_seat;
    case EventKind::Taken:
    case EventKind::Exchanged:
    case EventKind::LeftAlone: return two_cards;
    case EventKind::Looked: return seat_spot;
    case EventKind::Announced:
    case EventKind::Claimed: return seat_character_spot;
    case EventKind::Unclaimed:
    case EventKind::NoEffect:
    case EventKind::Named: return seat_character;
    case EventKind::Revealed: return seat_spot_character;
    case EventKind::NobodyTrue: return only_character;
    case EventKind::Received: return received;
    case EventKind::TookCoins: return took;
    case EventKind::Traded: return traded;
    case EventKind::Pointed: return seat_target;
    case EventKind::TookCourt:
    case EventKind::Fined:
    case EventKind::CheatWon:
    case EventKind::Won: return seat_count;
    case EventKind::TurnedDown: return {};
  }
  return {};
}

constexpr auto shapes = shapes_of<EventKind>(arguments_of);

RuleIds rules_of(Step step) {
  switch (step) {
    case Step::DrawFirst: return {23};
    case Step::Deal: return {17, 18};
    case Step::Ready: return {21};
    case Step::Act: return {44, 45};
    case Step::Answer: return {72, 75, 76};
    case Step::Exchange: return {55, 56};
    case Step::BishopTarget: return {97};
    case Step::WitchTarget: return {112, 113};
    case Step::SpyTake: return {116, 120};
    case Step::FoolTake: return {102, 103, 105};
    case Step::InquisitorTarget: return {133, 138};
    case Step::InquisitorName: return {133, 136};
    case Step::Over: return {141, 142};
  }
  return {};
}

/// A card as the events tell it: its player, if it has one, and its spot.
void add_place(Message& words, Place p, std::string_view owner = "owner", std::string_view spot = "spot") {
  if (!in_centre(p)) words.add(owner, owner_of(p));
  words.add(spot, term(spot_of(p)));
}

/// MA-116, MA-117: while he decides, a Spy holds both cards before his eyes, and before nobody else's.
void ask_exchange(const State& state, Seat self, Message& message) {
  const Frame& frame = state.frames.top();
  Message& words = message;
  words.add("seat", *frame.seat);
  add_place(words, *frame.one);
  add_place(words, *frame.another, "other", "other_spot");
  if (state.announced == Maybe{Character::Fool}) message.key += "-fool";
  if (state.announced == Maybe{Character::Spy} && self == *frame.seat) {
    message.key += "-spy";
    words.add("character", term(card(state, *frame.one).value));
    words.add("other_character", term(card(state, *frame.another).value));
  }
}

/// The character whose power is being carried out, or that somebody says he is.
std::optional<Term> asking(const State& state) {
  switch (state.frames.top().step) {
    case Step::Answer: return term(*state.announced);
    case Step::BishopTarget: return term(Character::Bishop);
    case Step::WitchTarget: return term(Character::Witch);
    case Step::SpyTake: return term(Character::Spy);
    case Step::FoolTake: return term(Character::Fool);
    case Step::InquisitorTarget:
    case Step::InquisitorName: return term(Character::Inquisitor);
    // Of a turn's own exchange nobody has announced anything.
    case Step::Exchange: return state.announced.has_value() ? std::optional{term(*state.announced)} : std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace

std::span<const EventShape> Mascarade::event_shapes() const { return shapes; }

Prompt Mascarade::prompt(const State& state, Seat self) const {
  const Frame& frame = state.frames.top();
  Message message{"ma-prompt-" + std::string{name_of(frame.step)}};
  RuleIds rules = rules_of(frame.step);
  Message& words = message;
  switch (frame.step) {
    case Step::Act:
      if (state.turn <= preparatory_turns) {
        message.key += "-preparatory";
        rules = {38, 42};
      } else if (state.forced) {
        message.key += "-forced";
        rules = {46, 47};
      }
      break;
    case Step::Answer:
      words.add("seat", *state.active);
      words.add("character", term(*state.announced));
      break;
    case Step::Exchange: ask_exchange(state, self, message); break;
    case Step::InquisitorName: words.add("seat", *frame.user); break;
    default: break;
  }
  return {std::move(message), rules, asking(state)};
}

Option Mascarade::show(const State& state, Choice choice) const {
  Option option{.id = write(choice), .label = {"ma-option-"}, .target = {}, .weight = 0};
  Message& words = option.label;
  const Frame& frame = state.frames.top();
  const auto label = [&](std::string_view key) { option.label.key += key; };
  const auto light = [&](std::string_view kind, std::string_view what) {
    option.target.append(kind).append(":").append(what);
  };
  const auto of_character = [&](std::string_view key, Character c) {
    label(key);
    words.add("character", term(c));
    light("character", name_of(c));
  };
  switch (verb(choice)) {
    case Verb::First:
      label("first");
      words.add("seat", chosen<Seat>(choice));
      light("seat", std::to_string(argument_of(choice)));
      break;
    case Verb::Target:
      label(name_of(frame.step));
      words.add("seat", chosen<Seat>(choice));
      light("seat", std::to_string(argument_of(choice)));
      break;
    case Verb::Deal: of_character("deal", chosen<Character>(choice)); break;
    case Verb::Name: of_character("name", chosen<Character>(choice)); break;
    case Verb::Announce:
      of_character("announce", announced(choice));
      words.add("spot", term(announced_with(choice)));
      break;
    case Verb::Swap: {
      const auto [one, another] = taken(choice);
      label(frame.step == Step::Act ? "swap" : name_of(frame.step));
      words.add("seat", *frame.seat);
      add_place(words, one);
      add_place(words, another, "other", "other_spot");
      light("cards", std::string_view{option.id}.substr(option.id.find(':') + 1));
      break;
    }
    case Verb::Look:
    case Verb::Claim:
      label(verb(choice) == Verb::Look ? "look" : "claim");
      words.add("spot", term(chosen<Spot>(choice)));
      if (verb(choice) == Verb::Claim) words.add("character", term(*state.announced));
      light("own", name_of(chosen<Spot>(choice)));
      break;
    case Verb::Ready: label("ready"); break;
    case Verb::Pass: label("pass"); break;
    case Verb::Exchange: label("exchange"); break;
    case Verb::Leave: label("leave"); break;
    case Verb::Decline: label("decline"); break;
  }
  return option;
}

}  // namespace krypta::mascarade
