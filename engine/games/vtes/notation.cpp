#include <algorithm>
#include <array>
#include <charconv>

#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/words.hpp"

/// Choices as short words and back; docs/notation.md lists them.
namespace krypta::vtes {

namespace {

/// What stands behind the verb. Abilities and options are counted from 1.
enum class Shape : std::uint8_t {
  Nothing,
  Seat,
  Number,
  Option,
  Card,
  Thing,
  TwoThings,  // "t003@t007"
  Play,       // "deflection.1", "deflection.1@t003"
  Use,        // "t012.1", "t012.1@t003"
  Ability,    // "t012.1"
  Vote,       // "t003", "edge", "card"
  Word,       // "discipline.dom"
  From,       // "celerity@ash"
  Onto        // "second_sight@ash@t003"
};
struct Form {
  Verb verb;
  std::string_view word;
  Shape shape = Shape::Nothing;
};
constexpr std::array<Form, 59> forms{{{Verb::First, "first", Shape::Seat},
                                      {Verb::Get, "get", Shape::Card},
                                      {Verb::GetCrypt, "get-crypt", Shape::Card},
                                      {Verb::Pass, "pass"},
                                      {Verb::Hold, "hold"},
                                      {Verb::Play, "play", Shape::Play},
                                      {Verb::Use, "use", Shape::Use},
                                      {Verb::Bleed, "bleed", Shape::Thing},
                                      {Verb::Hunt, "hunt", Shape::Thing},
                                      {Verb::LeaveTorpor, "leave-torpor", Shape::Thing},
                                      {Verb::Rescue, "rescue", Shape::TwoThings},
                                      {Verb::Diablerie, "diablerie", Shape::TwoThings},
                                      {Verb::BecomeAnarch, "become-anarch", Shape::Thing},
                                      {Verb::Pursue, "pursue", Shape::TwoThings},
                                      {Verb::BurnImbued, "burn-imbued", Shape::TwoThings},
                                      {Verb::TakeEquipment, "take", Shape::TwoThings},
                                      {Verb::Block, "block", Shape::Thing},
                                      {Verb::EndPhase, "end-phase"},
                                      {Verb::Edge, "edge"},
                                      {Verb::Keep, "keep", Shape::Thing},
                                      {Verb::Yield, "yield", Shape::Thing},
                                      {Verb::BurnOption, "burn-option", Shape::Card},
                                      {Verb::Withdraw, "withdraw"},
                                      {Verb::Unlock, "unlock", Shape::Thing},
                                      {Verb::Mark, "mark", Shape::Thing},
                                      {Verb::StepIn, "step-in", Shape::Thing},
                                      {Verb::Conviction, "conviction", Shape::Onto},
                                      {Verb::Recover, "recover", Shape::Thing},
                                      {Verb::Transfer, "transfer", Shape::Thing},
                                      {Verb::TakeBack, "take-back", Shape::Thing},
                                      {Verb::DrawCrypt, "draw-crypt"},
                                      {Verb::Emerge, "emerge", Shape::Thing},
                                      {Verb::Merge, "merge", Shape::Thing},
                                      {Verb::Discard, "discard", Shape::Card},
                                      {Verb::Pay, "pay", Shape::Number},
                                      {Verb::Trigger, "trigger", Shape::Ability},
                                      {Verb::HandStrike, "strike:hand"},
                                      {Verb::Maneuver, "maneuver"},
                                      {Verb::Press, "press"},
                                      {Verb::Prevent, "prevent"},
                                      {Verb::PreventGun, "prevent-gun"},
                                      {Verb::Aim, "aim", Shape::Thing},
                                      {Verb::CastFor, "for", Shape::Vote},
                                      {Verb::CastAgainst, "against", Shape::Vote},
                                      {Verb::KeepEdge, "keep-edge"},
                                      {Verb::BallotFor, "ballot-for", Shape::Card},
                                      {Verb::BallotAgainst, "ballot-against", Shape::Card},
                                      {Verb::BallotKeep, "ballot-keep", Shape::Card},
                                      {Verb::Learn, "learn", Shape::From},
                                      {Verb::PickPlayer, "player", Shape::Seat},
                                      {Verb::PickThing, "thing", Shape::Thing},
                                      {Verb::PickCard, "card", Shape::Card},
                                      {Verb::PickNumber, "number", Shape::Number},
                                      {Verb::PickWord, "word", Shape::Word},
                                      {Verb::PickOption, "option", Shape::Option},
                                      {Verb::Yes, "yes"},
                                      {Verb::No, "no"},
                                      {Verb::Done, "done"},
                                      {Verb::Time, "time"}}};

const Form& form_of(Verb verb) { return forms[static_cast<std::size_t>(verb)]; }
static_assert([] {
  for (std::size_t i = 0; i < forms.size(); ++i) {
    if (forms[i].verb != static_cast<Verb>(i)) return false;
  }
  return forms.size() == static_cast<std::size_t>(Verb::Time) + 1;
}());

constexpr unsigned most_number = 0x3FFF;
constexpr unsigned most_abilities = 16;
constexpr std::array<std::string_view, 2> uncast{"edge", "card"};

std::optional<unsigned> read_number(std::string_view text, unsigned least, unsigned most) {
  unsigned n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || end != text.data() + text.size() || n < least || n > most || std::to_string(n) != text)
    return std::nullopt;
  return n;
}

std::optional<unsigned> read_thing(std::string_view text) {
  const auto found = std::ranges::find(words_of<ThingId>, text);
  if (found == words_of<ThingId>.end()) return std::nullopt;
  return static_cast<unsigned>(found - words_of<ThingId>.begin());
}

std::optional<unsigned> read_card(std::string_view text) {
  const auto card = card_called(text);
  return card ? std::optional{static_cast<unsigned>(*card)} : std::nullopt;
}

/// What stands before a mark and behind it; nothing behind it if the mark is not there.
struct Halves {
  std::string_view before;
  std::optional<std::string_view> behind;
};
Halves halves(std::string_view text, char mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return {text, std::nullopt};
  return {text.substr(0, at), text.substr(at + 1)};
}

/// "deflection.1@t003", "t012.1@t003", "t012.1": somebody, which of its abilities, and perhaps the minion.
struct Ability {
  std::string_view of;
  unsigned ability = 0;
  unsigned minion = no_thing;
};
std::optional<Ability> read_ability(std::string_view text, bool with_minion) {
  const Halves all = halves(text, '@');
  const Halves named = halves(all.before, '.');
  const auto ability = named.behind ? read_number(*named.behind, 1, most_abilities) : std::nullopt;
  if (!ability || (all.behind && !with_minion)) return std::nullopt;
  Ability read{named.before, *ability - 1};
  if (!all.behind) return read;
  const auto minion = read_thing(*all.behind);
  if (!minion) return std::nullopt;
  read.minion = *minion;
  return read;
}

std::optional<Choice> read_play(std::string_view text) {
  const auto read = read_ability(text, true);
  const auto card = read ? read_card(read->of) : std::nullopt;
  if (!card) return std::nullopt;
  return choose(Verb::Play, *card, read->minion, read->ability);
}

std::optional<Choice> read_use(std::string_view text) {
  const auto read = read_ability(text, true);
  const auto thing = read ? read_thing(read->of) : std::nullopt;
  if (!thing) return std::nullopt;
  return choose(Verb::Use, read->minion, *thing, read->ability);
}

std::optional<Choice> read_trigger(std::string_view text) {
  const auto read = read_ability(text, false);
  const auto thing = read ? read_thing(read->of) : std::nullopt;
  if (!thing) return std::nullopt;
  return choose(Verb::Trigger, 0, *thing, read->ability);
}

std::optional<Choice> read_two(Verb verb, std::string_view text) {
  const Halves both = halves(text, '@');
  const auto one = read_thing(both.before);
  const auto other = both.behind ? read_thing(*both.behind) : std::nullopt;
  if (!one || !other) return std::nullopt;
  return choose(verb, *other, *one);
}

std::optional<Choice> read_word(std::string_view text) {
  const Halves both = halves(text, '.');
  if (!both.behind) return std::nullopt;
  const auto types = vocabulary().types;
  for (unsigned t = 0; t < types.size(); ++t) {
    if (types[t].name != both.before) continue;
    const auto found = std::ranges::find(types[t].words, *both.behind);
    if (found == types[t].words.end()) return std::nullopt;
    return pick_word(static_cast<Kind>(t), static_cast<unsigned>(found - types[t].words.begin()));
  }
  return std::nullopt;
}

std::optional<Choice> read_from(Verb verb, std::string_view text) {
  const Halves both = halves(text, '@');
  const auto card = read_card(both.before);
  const auto pile = both.behind ? named<Pile>(*both.behind) : std::nullopt;
  if (!card || !pile) return std::nullopt;
  return choose(verb, *card, no_thing, static_cast<unsigned>(*pile));
}

std::optional<Choice> read_onto(Verb verb, std::string_view text) {
  const Halves both = halves(text, '@');
  const Halves where = halves(both.behind.value_or(""), '@');
  const auto card = read_card(both.before);
  const auto pile = named<Pile>(where.before);
  const auto thing = where.behind ? read_thing(*where.behind) : std::nullopt;
  if (!card || !pile || !thing) return std::nullopt;
  return choose(verb, *card, *thing, static_cast<unsigned>(*pile));
}

std::optional<Choice> read_argument(const Form& form, std::string_view text) {
  const auto last = [&](std::optional<unsigned> n) { return n ? std::optional{choose(form.verb, *n)} : std::nullopt; };
  const auto thing = [&](std::optional<unsigned> n) {
    return n ? std::optional{choose(form.verb, 0, *n)} : std::nullopt;
  };
  switch (form.shape) {
    case Shape::Seat: return last(read_number(text, 0, most_players - 1));
    case Shape::Number: return last(read_number(text, 0, most_number));
    case Shape::Option:
      if (const auto n = read_number(text, 1, most_number + 1)) return last(*n - 1);
      return std::nullopt;
    case Shape::Card: return last(read_card(text));
    case Shape::Thing: return thing(read_thing(text));
    case Shape::TwoThings: return read_two(form.verb, text);
    case Shape::Play: return read_play(text);
    case Shape::Use: return read_use(text);
    case Shape::Ability: return read_trigger(text);
    case Shape::Vote: {
      const auto* found = std::ranges::find(uncast, text);
      if (found == uncast.end()) return thing(read_thing(text));
      return choose(form.verb, static_cast<unsigned>(found - uncast.begin()));
    }
    case Shape::Word: return read_word(text);
    case Shape::From: return read_from(form.verb, text);
    case Shape::Onto: return read_onto(form.verb, text);
    case Shape::Nothing: break;
  }
  return std::nullopt;
}

std::string_view written(ThingId id) { return words_of<ThingId>[place(id)]; }
std::string written_ability(std::string_view of, Choice choice, Maybe<ThingId> minion) {
  std::string text{of};
  text.append(".").append(std::to_string(ability_in(choice) + 1));
  if (minion.has_value()) text.append("@").append(written(*minion));
  return text;
}
std::string written_word(Choice choice) {
  const cards::TypeInfo& type = vocabulary().types[static_cast<std::size_t>(word_kind(choice))];
  return std::string{type.name}.append(".").append(type.words[last_in(choice)]);
}

std::string write_argument(Shape shape, Choice choice) {
  const Maybe<ThingId> thing = thing_in(choice);
  switch (shape) {
    case Shape::Seat:
    case Shape::Number: return std::to_string(last_in(choice));
    case Shape::Option: return std::to_string(last_in(choice) + 1);
    case Shape::Card: return std::string{slug(card_in(choice))};
    case Shape::Thing: return std::string{written(*thing)};
    case Shape::TwoThings: return std::string{written(*thing)}.append("@").append(written(*other_in(choice)));
    case Shape::Play: return written_ability(slug(card_in(choice)), choice, thing);
    case Shape::Use: return written_ability(written(*thing), choice, other_in(choice));
    case Shape::Ability: return written_ability(written(*thing), choice, {});
    case Shape::Vote: return std::string{thing.has_value() ? written(*thing) : uncast[last_in(choice)]};
    case Shape::Word: return written_word(choice);
    case Shape::From:
      return std::string{slug(card_in(choice))}.append("@").append(name_of(static_cast<Pile>(ability_in(choice))));
    case Shape::Onto:
      return std::string{slug(card_in(choice))}
          .append("@")
          .append(name_of(static_cast<Pile>(ability_in(choice))))
          .append("@")
          .append(written(*thing));
    case Shape::Nothing: break;
  }
  return {};
}

}  // namespace

std::string Vtes::write(Choice choice) const {
  const Form& form = form_of(verb(choice));
  if (form.shape == Shape::Nothing) return std::string{form.word};
  return std::string{form.word}.append(":").append(write_argument(form.shape, choice));
}

std::optional<Choice> Vtes::read(std::string_view text) const {
  const Halves parts = halves(text, ':');
  for (const Form& form : forms) {
    if (form.shape == Shape::Nothing) {
      if (form.word == text) return choose(form.verb);
    } else if (parts.behind && form.word == parts.before) {
      return read_argument(form, *parts.behind);
    }
  }
  return std::nullopt;
}

}  // namespace krypta::vtes
