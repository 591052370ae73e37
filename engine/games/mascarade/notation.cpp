#include "engine/games/mascarade/game.hpp"

/// Choices as short words and back; docs/notation.md lists them.
namespace krypta::mascarade {

namespace {

constexpr std::array<std::string_view, 13> verbs{"first", "deal",     "ready", "swap",   "look",    "announce", "claim",
                                                 "pass",  "exchange", "leave", "target", "decline", "name"};

/// What stands behind the verb.
enum class Shape : std::uint8_t { Nothing, Seat, Character, Spot, CharacterAndSpot, TwoPlaces };
constexpr Shape shape_of(Verb v) {
  switch (v) {
    case Verb::First:
    case Verb::Target: return Shape::Seat;
    case Verb::Deal:
    case Verb::Name: return Shape::Character;
    case Verb::Swap: return Shape::TwoPlaces;
    case Verb::Look:
    case Verb::Claim: return Shape::Spot;
    case Verb::Announce: return Shape::CharacterAndSpot;
    case Verb::Ready:
    case Verb::Pass:
    case Verb::Exchange:
    case Verb::Leave:
    case Verb::Decline: break;
  }
  return Shape::Nothing;
}

/// Which of his cards, where a player has several.
constexpr std::array<std::string_view, 4> spots{"", "@l", "@r", "@p"};

std::optional<Spot> read_spot(std::string_view text) {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    if (spots[i] == text) return static_cast<Spot>(i);
  }
  return std::nullopt;
}

/// A seat is written as its only card is.
std::optional<Seat> read_seat(std::string_view text) {
  const auto p = named<Place>(text);
  if (!p || in_centre(*p) || spot_of(*p) != Spot::Card) return std::nullopt;
  return owner_of(*p);
}

std::optional<Choice> read_places(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) return std::nullopt;
  const auto one = named<Place>(text.substr(0, comma));
  const auto another = named<Place>(text.substr(comma + 1));
  if (!one || !another || *one == *another) return std::nullopt;
  return take(*one, *another);
}

std::optional<Choice> read_argument(Verb v, std::string_view text) {
  const std::size_t at = std::min(text.find('@'), text.size());
  switch (shape_of(v)) {
    case Shape::Seat:
      if (const auto s = read_seat(text)) return choose(v, *s);
      return std::nullopt;
    case Shape::Character:
      if (const auto c = named<Character>(text)) return choose(v, *c);
      return std::nullopt;
    case Shape::CharacterAndSpot: {
      const auto c = named<Character>(text.substr(0, at));
      const auto spot = read_spot(text.substr(at));
      if (!c || !spot) return std::nullopt;
      return announce(*c, *spot);
    }
    case Shape::TwoPlaces: return read_places(text);
    case Shape::Spot:
    case Shape::Nothing: break;
  }
  return std::nullopt;
}

std::optional<Verb> read_verb(std::string_view text) {
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    if (verbs[i] == text) return static_cast<Verb>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string Mascarade::write(Choice choice) const {
  std::string text{verbs[static_cast<std::size_t>(verb(choice))]};
  switch (shape_of(verb(choice))) {
    case Shape::Nothing: return text;
    case Shape::Seat: return text.append(":").append(std::to_string(argument_of(choice)));
    case Shape::Character: return text.append(":").append(name_of(chosen<Character>(choice)));
    case Shape::Spot: return text.append(spots[argument_of(choice)]);
    case Shape::CharacterAndSpot:
      return text.append(":")
          .append(name_of(announced(choice)))
          .append(spots[static_cast<std::size_t>(announced_with(choice))]);
    case Shape::TwoPlaces: {
      const auto [one, another] = taken(choice);
      return text.append(":").append(name_of(one)).append(",").append(name_of(another));
    }
  }
  return text;
}

std::optional<Choice> Mascarade::read(std::string_view text) const {
  const std::size_t colon = text.find(':');
  if (colon != std::string_view::npos) {
    const auto v = read_verb(text.substr(0, colon));
    return v ? read_argument(*v, text.substr(colon + 1)) : std::nullopt;
  }
  const std::size_t at = std::min(text.find('@'), text.size());
  const auto v = read_verb(text.substr(0, at));
  if (!v) return std::nullopt;
  const auto spot = read_spot(text.substr(at));
  if (shape_of(*v) == Shape::Spot && spot) return choose(*v, *spot);
  if (shape_of(*v) == Shape::Nothing && at == text.size()) return choose(*v);
  return std::nullopt;
}

}  // namespace krypta::mascarade
