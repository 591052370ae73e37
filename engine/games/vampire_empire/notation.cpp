#include <charconv>

#include "engine/games/vampire_empire/game.hpp"

/// Choices as short words and back; docs/notation.md lists them.
namespace krypta::vampire_empire {

namespace {

/// What stands behind the verb. Options are counted from 1.
enum class Shape : std::uint8_t { Nothing, Number, Option, Character, Card, Fighters, Word };
struct Form {
  Verb verb;
  std::string_view word;
  Shape shape = Shape::Nothing;
};
constexpr std::array<Form, 24> forms{{{Verb::Side, "vampires", Shape::Number},
                                      {Verb::Enter, "enter", Shape::Character},
                                      {Verb::Vampire, "vampire", Shape::Character},
                                      {Verb::Token, "token", Shape::Character},
                                      {Verb::Get, "get", Shape::Card},
                                      {Verb::Lose, "lose", Shape::Card},
                                      {Verb::ToMoat, "moat", Shape::Card},
                                      {Verb::ToCellar, "cellar", Shape::Card},
                                      {Verb::Fill, "fill"},
                                      {Verb::Skip, "skip"},
                                      {Verb::Reveal, "reveal", Shape::Character},
                                      {Verb::Hide, "hide", Shape::Character},
                                      {Verb::Ask, "ask", Shape::Character},
                                      {Verb::Attack, "attack", Shape::Fighters},
                                      {Verb::Pass, "pass"},
                                      {Verb::Play, "play", Shape::Card},
                                      {Verb::Drop, "drop", Shape::Card},
                                      {Verb::Done, "done"},
                                      {Verb::PickCharacter, "name", Shape::Character},
                                      {Verb::PickCard, "take", Shape::Card},
                                      {Verb::PickWord, "choose", Shape::Word},
                                      {Verb::PickOption, "option", Shape::Option},
                                      {Verb::Yes, "yes"},
                                      {Verb::No, "no"}}};

const Form& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }
static_assert([] {
  for (std::size_t i = 0; i < forms.size(); ++i) {
    if (forms[i].verb != static_cast<Verb>(i)) return false;
  }
  return true;
}());

std::optional<unsigned> read_number(std::string_view text) {
  unsigned n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n > 63 || std::to_string(n) != text)
    return std::nullopt;
  return n;
}

std::optional<Choice> read_fighters(std::string_view text) {
  const std::size_t arrow = text.find('>');
  if (arrow == std::string_view::npos) return std::nullopt;
  const auto attacker = named<Character>(text.substr(0, arrow));
  const auto defender = named<Character>(text.substr(arrow + 1));
  if (!attacker || !defender) return std::nullopt;
  return attack(*attacker, *defender);
}

/// "marker-attack": a word with its type, since two types may have the same word.
std::optional<Choice> read_word(std::string_view text) {
  const auto types = vocabulary().types;
  for (unsigned t = 0; t < types.size(); ++t) {
    if (!text.starts_with(types[t].name) || text.substr(types[t].name.size(), 1) != "-") continue;
    const std::string_view word = text.substr(types[t].name.size() + 1);
    for (unsigned w = 0; w < types[t].words.size(); ++w) {
      if (types[t].words[w] == word) return pick_word(cards::own_type(t), w);
    }
  }
  return std::nullopt;
}

std::optional<Choice> read_argument(const Form& form, std::string_view text) {
  switch (form.shape) {
    case Shape::Number:
      if (const auto n = read_number(text)) return choice(form.verb, *n);
      return std::nullopt;
    case Shape::Option:
      if (const auto n = read_number(text); n && *n > 0) return choice(form.verb, *n - 1);
      return std::nullopt;
    case Shape::Character:
      if (const auto c = named<Character>(text)) return choose(form.verb, *c);
      return std::nullopt;
    case Shape::Card:
      if (const auto c = named<Card>(text)) return choose(form.verb, *c);
      return std::nullopt;
    case Shape::Fighters: return read_fighters(text);
    case Shape::Word: return read_word(text);
    case Shape::Nothing: break;
  }
  return std::nullopt;
}

}  // namespace

std::string VampireEmpire::write(Choice choice) const {
  const Form& form = form_of(verb(choice));
  std::string text{form.word};
  if (form.shape == Shape::Nothing) return text;
  text += ":";
  switch (form.shape) {
    case Shape::Number: return text.append(std::to_string(argument_of(choice)));
    case Shape::Option: return text.append(std::to_string(argument_of(choice) + 1));
    case Shape::Character: return text.append(name_of(chosen<Character>(choice)));
    case Shape::Card: return text.append(name_of(chosen<Card>(choice)));
    case Shape::Fighters:
      return text.append(name_of(attacker_of(choice))).append(">").append(name_of(defender_of(choice)));
    case Shape::Word: {
      const auto& type = vocabulary().types[static_cast<std::size_t>(word_type(choice)) - cards::first_own];
      return text.append(type.name).append("-").append(type.words[word_of(choice)]);
    }
    case Shape::Nothing: break;
  }
  return text;
}

std::optional<Choice> VampireEmpire::read(std::string_view text) const {
  const std::size_t colon = std::min(text.find(':'), text.size());
  for (const Form& form : forms) {
    if (form.word != text.substr(0, colon)) continue;
    if ((form.shape == Shape::Nothing) != (colon == text.size())) return std::nullopt;
    return form.shape == Shape::Nothing ? choose(form.verb) : read_argument(form, text.substr(colon + 1));
  }
  return std::nullopt;
}

}  // namespace krypta::vampire_empire
