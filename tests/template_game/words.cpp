#include "tests/template_game/game.hpp"

/// Choices as short words and back, and everything that is said, as keys of the catalogues.
namespace krypta::fists {

namespace {

constexpr std::array<std::string_view, 3> verbs{"first", "hide", "say"};

std::span<const ArgumentShape> arguments(EventKind kind) {
  static constexpr std::array who{ArgumentShape::seat("seat")};
  static constexpr std::array number{ArgumentShape::number("number")};
  static constexpr std::array who_and_number{ArgumentShape::seat("seat"), ArgumentShape::number("number")};
  switch (kind) {
    case EventKind::FirstDrawn:
    case EventKind::HasHidden:
    case EventKind::Won: return who;
    case EventKind::TurnBegan: return number;
    default: return who_and_number;
  }
}

constexpr unsigned most(Verb verb) {
  if (verb == Verb::First) return table_size - 1;
  return verb == Verb::Hide ? coins_each : coins_each * table_size;
}

}  // namespace

std::string Fists::write(Choice choice) const {
  return std::string{verbs[static_cast<std::size_t>(verb(choice))]} + ":" + std::to_string(argument_of(choice));
}

std::optional<Choice> Fists::read(std::string_view text) const {
  for (const Verb v : {Verb::First, Verb::Hide, Verb::Say}) {
    for (unsigned n = 0; n <= most(v); ++n) {
      if (write(choose(v, n)) == text) return choose(v, n);
    }
  }
  return std::nullopt;
}

Prompt Fists::prompt(const State& state, Seat) const {
  switch (step(state)) {
    case Step::DrawFirst: return {{"fi-prompt-draw-first"}, {2}};
    case Step::Hide: return {{"fi-prompt-hide"}, {3}};
    case Step::Say: return {{"fi-prompt-say"}, {4, 5}};
    case Step::Over: break;
  }
  return {{"fi-prompt-over"}, {8}};
}

Option Fists::show(const State&, Choice choice) const {
  Option option{.id = write(choice), .label = {"fi-option-"}, .target = {}};
  option.label.key += verbs[static_cast<std::size_t>(verb(choice))];
  if (verb(choice) == Verb::First) {
    option.label.add("seat", seat(argument_of(choice)));
    option.target = "seat:" + std::to_string(argument_of(choice));
  } else {
    option.label.add_number("number", argument_of(choice));
  }
  return option;
}

std::span<const EventShape> Fists::event_shapes() const {
  static const auto shapes = shapes_of<EventKind>(arguments);
  return shapes;
}

}  // namespace krypta::fists
