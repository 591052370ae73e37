#include <algorithm>
#include <utility>

#include "engine/games/mascarade/rules.hpp"
#include "engine/games/mascarade/words.hpp"

/// Why something is not to be had in this very case, in a sentence; explain.cpp has the rules.
namespace krypta::mascarade {

namespace {

std::optional<Message> because(std::string_view key, std::vector<Message::Argument> arguments = {}) {
  return Message{"ma-reason-" + std::string{key}, std::move(arguments)};
}

/// Why nothing but a swap is to be had in this turn, if that is so.
std::optional<Message> only_swap(const State& known) {
  if (known.frames.top().step != Step::Act) return std::nullopt;
  if (preparatory(known)) return because("preparatory", {{"left", std::int64_t{preparatory_turns - known.turn + 1}}});
  return known.forced ? because("forced") : std::nullopt;
}

std::optional<Message> why_not_character(const State& known, Character c) {
  if (known.set[c] == 0) return because("not-in-play", {{"character", term(c)}});
  switch (known.frames.top().step) {
    case Step::Act: return only_swap(known);
    case Step::Answer: return because("answer", {{"character", term(*known.announced)}});
    case Step::Exchange: return because("exchange");
    default: return std::nullopt;
  }
}

std::optional<Message> why_not_seat(const State& known, Seat self, Seat s) {
  switch (known.frames.top().step) {
    case Step::BishopTarget:
      if (s == self) return because("not-yourself");
      return because("not-richest", {{"seat", s}});
    case Step::WitchTarget:
    case Step::InquisitorTarget: return s == self ? because("not-yourself") : std::nullopt;
    case Step::Exchange: return because("exchange");
    case Step::Answer: return because("answer", {{"character", term(*known.announced)}});
    default: return std::nullopt;
  }
}

std::optional<Message> why_not_cards(const State& known, Seat self, std::pair<Place, Place> cards) {
  const auto [one, another] = cards;
  if (!exists(known, one) || !exists(known, another)) return std::nullopt;
  const auto own = [&](Place p) { return !in_centre(p) && owner_of(p) == self; };
  const Step step = known.frames.top().step;
  if (step == Step::FoolTake) return because("fool");
  if (step != Step::Act && step != Step::SpyTake) return std::nullopt;
  if (preparatory(known) && own(one) && own(another)) return because("own-later");
  for (const Place p : {one, another}) {
    if (spot_of(p) == Spot::Protected) return because("protected");
  }
  return own(one) || own(another) ? std::nullopt : because("one-of-yours");
}

}  // namespace

std::optional<Message> Mascarade::reason(const GameView& view, std::string_view what) const {
  const State& known = view.known();
  const Seat self = view.seat();
  const std::size_t colon = std::min(what.find(':'), what.size());
  const std::string_view kind = what.substr(0, colon);
  const std::string_view rest = what.substr(std::min(colon + 1, what.size()));
  if (!is_player(self) || known.frames.top().step == Step::Over) return std::nullopt;
  // A thing that was pointed at.
  if (kind == "character") {
    const auto c = named<Character>(rest);
    return c ? why_not_character(known, *c) : std::nullopt;
  }
  if (kind == "own") {
    if (known.frames.top().step == Step::Exchange) return because("exchange");
    return only_swap(known);
  }
  if (kind == "seat") {
    Path path{rest};
    const auto s = path.place(mascarade::seats(known));
    return s ? why_not_seat(known, self, seat(*s)) : std::nullopt;
  }
  const auto choice = read(kind == "cards" ? "swap:" + std::string{rest} : std::string{what});
  if (!choice) return std::nullopt;
  switch (verb(*choice)) {
    case Verb::Swap: return why_not_cards(known, self, taken(*choice));
    case Verb::Look: return only_swap(known);
    case Verb::Announce: return why_not_character(known, announced(*choice));
    case Verb::Name: return why_not_character(known, chosen<Character>(*choice));
    case Verb::Target: return why_not_seat(known, self, chosen<Seat>(*choice));
    default: return std::nullopt;
  }
}

}  // namespace krypta::mascarade
