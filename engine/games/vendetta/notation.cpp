#include <algorithm>
#include <charconv>

#include "engine/games/vendetta/game.hpp"

/// Choices as short words and back; docs/notation.md lists them.
namespace krypta::vendetta {

namespace {

/// What stands behind the verb. Options are counted from 1.
enum class Shape : std::uint8_t {
  Nothing,
  Number,
  Option,
  Clan,
  ClanCard,
  Follower,
  Relic,
  Place,
  Source,
  Location,
  Slot,
  Play,
  Stand,
  Partner
};
struct Form {
  Verb verb;
  std::string_view word;
  Shape shape = Shape::Nothing;
};
constexpr std::array<Form, 31> forms{{{Verb::First, "first", Shape::Number},
                                      {Verb::LayPlace, "place", Shape::Place},
                                      {Verb::LayRelic, "relic", Shape::Relic},
                                      {Verb::LayClan, "clan", Shape::Clan},
                                      {Verb::DealClan, "deal", Shape::Clan},
                                      {Verb::LayAlly, "ally", Shape::Follower},
                                      {Verb::Get, "get", Shape::ClanCard},
                                      {Verb::Drained, "drained", Shape::Follower},
                                      {Verb::PickClan, "take-clan", Shape::Clan},
                                      {Verb::PickRelic, "take-relic", Shape::Relic},
                                      {Verb::Bottom, "bottom", Shape::ClanCard},
                                      {Verb::Play, "play", Shape::Play},
                                      {Verb::Deploy, "blood", Shape::Number},
                                      {Verb::Flip, "flip"},
                                      {Verb::Drain, "drain", Shape::Follower},
                                      {Verb::Use, "use", Shape::Source},
                                      {Verb::Pass, "pass"},
                                      {Verb::End, "end"},
                                      {Verb::Stand, "", Shape::Stand},
                                      {Verb::Bid, "bid", Shape::Number},
                                      {Verb::Partner, "", Shape::Partner},
                                      {Verb::PickPlayer, "player", Shape::Number},
                                      {Verb::PickLocation, "location", Shape::Location},
                                      {Verb::PickSlot, "slot", Shape::Slot},
                                      {Verb::PickCard, "card", Shape::ClanCard},
                                      {Verb::PickFollower, "follower", Shape::Follower},
                                      {Verb::PickNumber, "number", Shape::Number},
                                      {Verb::PickOption, "option", Shape::Option},
                                      {Verb::Yes, "yes"},
                                      {Verb::No, "no"},
                                      {Verb::Done, "done"}}};

const Form& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }
static_assert([] {
  for (std::size_t i = 0; i < forms.size(); ++i) {
    if (forms[i].verb != static_cast<Verb>(i)) return false;
  }
  return forms.size() == static_cast<std::size_t>(Verb::Done) + 1;
}());

/// Choices that are a word of their own.
struct Saying {
  std::string_view word;
  Choice choice;
};
constexpr std::array<Saying, 4> sayings{{{"stay", choose(Verb::Stand, Stand::Stay)},
                                         {"withdraw", choose(Verb::Stand, Stand::Withdraw)},
                                         {"with-partner", choose(Verb::Partner, 1)},
                                         {"without-partner", choose(Verb::Partner, 0)}}};

constexpr std::string_view face_up = "up";
constexpr std::string_view face_down = "down";

std::optional<unsigned> read_number(std::string_view text) {
  unsigned n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n > 255 || std::to_string(n) != text)
    return std::nullopt;
  return n;
}

template <Named E>
std::optional<Choice> read_name(Verb verb, std::string_view text) {
  const auto found = named<E>(text);
  return found ? std::optional{choose(verb, *found)} : std::nullopt;
}

/// "br03>first>down"
std::optional<Choice> read_play(std::string_view text) {
  const std::size_t one = std::min(text.find('>'), text.size());
  const std::size_t two = std::min(text.find('>', one + 1), text.size());
  if (two == text.size()) return std::nullopt;
  const auto card = named<ClanCard>(text.substr(0, one));
  const auto at = named<Location>(text.substr(one + 1, two - one - 1));
  const std::string_view face = text.substr(two + 1);
  if (!card || !at || (face != face_up && face != face_down)) return std::nullopt;
  return play(*card, *at, face == face_up);
}

std::optional<Choice> read_argument(const Form& form, std::string_view text) {
  switch (form.shape) {
    case Shape::Number:
      if (const auto n = read_number(text)) return choose(form.verb, *n);
      return std::nullopt;
    case Shape::Option:
      if (const auto n = read_number(text); n && *n > 0) return choose(form.verb, *n - 1);
      return std::nullopt;
    case Shape::Clan: return read_name<Clan>(form.verb, text);
    case Shape::ClanCard: return read_name<ClanCard>(form.verb, text);
    case Shape::Follower: return read_name<Follower>(form.verb, text);
    case Shape::Relic: return read_name<Relic>(form.verb, text);
    case Shape::Place: return read_name<Place>(form.verb, text);
    case Shape::Source: return read_name<Source>(form.verb, text);
    case Shape::Location: return read_name<Location>(form.verb, text);
    case Shape::Slot: return read_name<Slot>(form.verb, text);
    case Shape::Play: return read_play(text);
    case Shape::Nothing:
    case Shape::Stand:
    case Shape::Partner: break;
  }
  return std::nullopt;
}

std::string write_argument(Shape shape, Choice choice) {
  switch (shape) {
    case Shape::Number: return std::to_string(argument_of(choice));
    case Shape::Option: return std::to_string(argument_of(choice) + 1);
    case Shape::Clan: return std::string{name_of(chosen<Clan>(choice))};
    case Shape::ClanCard: return std::string{name_of(chosen<ClanCard>(choice))};
    case Shape::Follower: return std::string{name_of(chosen<Follower>(choice))};
    case Shape::Relic: return std::string{name_of(chosen<Relic>(choice))};
    case Shape::Place: return std::string{name_of(chosen<Place>(choice))};
    case Shape::Source: return std::string{name_of(chosen<Source>(choice))};
    case Shape::Location: return std::string{name_of(chosen<Location>(choice))};
    case Shape::Slot: return std::string{name_of(chosen<Slot>(choice))};
    case Shape::Play:
      return std::string{name_of(played_card(choice))}
          .append(">")
          .append(name_of(played_at(choice)))
          .append(">")
          .append(played_up(choice) ? face_up : face_down);
    case Shape::Nothing:
    case Shape::Stand:
    case Shape::Partner: break;
  }
  return {};
}

}  // namespace

std::string Vendetta::write(Choice choice) const {
  const Form& form = form_of(verb(choice));
  if (form.shape == Shape::Nothing) return std::string{form.word};
  for (const Saying& saying : sayings) {
    if (saying.choice == choice) return std::string{saying.word};
  }
  return std::string{form.word}.append(":").append(write_argument(form.shape, choice));
}

std::optional<Choice> Vendetta::read(std::string_view text) const {
  for (const Saying& saying : sayings) {
    if (saying.word == text) return saying.choice;
  }
  const std::size_t colon = std::min(text.find(':'), text.size());
  for (const Form& form : forms) {
    if (form.word.empty() || form.word != text.substr(0, colon)) continue;
    if ((form.shape == Shape::Nothing) != (colon == text.size())) return std::nullopt;
    return form.shape == Shape::Nothing ? choose(form.verb) : read_argument(form, text.substr(colon + 1));
  }
  return std::nullopt;
}

}  // namespace krypta::vendetta
