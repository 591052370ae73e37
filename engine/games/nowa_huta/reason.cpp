#include <array>
#include <utility>

#include "engine/games/nowa_huta/rules.hpp"
#include "engine/games/nowa_huta/words.hpp"

/// Why something is not to be had in this very case, in a sentence; explain.cpp has the rules.
namespace krypta::nowa_huta {

namespace {

std::optional<Message> because(std::string_view key, std::vector<Message::Argument> arguments = {}) {
  return Message{"nh-reason-" + std::string{key}, std::move(arguments)};
}

/// Why the ability of the estate where the vampire stands could change nothing. NH-056
std::string_view why_not_usable(const State& known, Seat self) {
  switch (vampire(known, self)) {
    case Estate::Handlowe: return "empty-supply";
    case Estate::Teatralne:
    case Estate::Zielone: return "no-opponents";
    case Estate::Gorali: return on_board(known.players[self]) == 0 ? "none-on-board" : "all-on-gorali";
    case Estate::Szkolne:
      if (on_board(known.players[self]) == 0) return "none-on-board";
      return opponents_on_board(known, self) == 0 ? "no-opponents" : "none-to-swap";
    case Estate::Ogrodowe:
      return known.estates[Estate::Ogrodowe].possessed[self] == 0 ? "none-to-pay" : "no-opponents-elsewhere";
    case Estate::Mlodosci: return "none-on-board";
  }
  return "none-on-board";
}

std::optional<Message> why_not_estate(const State& known, Seat self, Estate e) {
  const Frame& frame = known.frames.top();
  switch (frame.step) {
    case Step::UseAbilities: {
      const Estate here = vampire(known, self);
      if (e != here) return because("vampire-elsewhere", {{"estate", term(here)}});
      if (frame.ability == Use::Used) return because("used", {{"estate", term(here)}});
      return because(why_not_usable(known, self), {{"estate", term(here)}});
    }
    case Step::ZieloneTo:
    case Step::MlodosciTo: return because("taken-from-here", {{"estate", term(e)}});
    case Step::LeaveCircle:
      if (circle_pawn(known, self) == CircleAction::Bat) return because("already-here", {{"estate", term(e)}});
      return because("no-bat");
    default: return std::nullopt;
  }
}

std::optional<Message> why_not_space(const State& known, Seat self, CircleAction space) {
  const Frame& frame = known.frames.top();
  if (frame.step == Step::UseAbilities) {
    const CircleAction here = circle_pawn(known, self);
    if (space != here) return because("pawn-elsewhere", {{"space", term(here)}});
    if (used_last(here)) return because("used-last", {{"space", term(here)}});  // NH-051
    return because("action-used", {{"space", term(here)}});
  }
  if (frame.step != Step::LeaveCircle) return std::nullopt;
  return circle_pawn(known, self) == CircleAction::Bat ? because("no-reaction") : because("pawn-here");
}

std::optional<Message> why_not_marker(const State& known, Seat self, Seat whose, Estate where) {
  if (number(whose) >= seats(known)) return std::nullopt;
  if (known.estates[where].possessed[whose] == 0)
    return because("nobody-there", {{"seat", whose}, {"estate", term(where)}});
  const bool own = whose == self;
  const Frame& frame = known.frames.top();
  switch (frame.step) {
    case Step::TeatralneTake: return because("not-own");
    case Step::GoraliTake: return own ? because("is-there-already") : because("not-others");
    case Step::ZieloneTake:
      return own ? because("not-own")
                 : because("only-from", {{"estate", term(frame.from.has_value() ? *frame.from : where)}});
    case Step::SzkolneTakeOwn: return own ? because("none-to-swap") : because("own-first");
    case Step::SzkolneTakeOther: return own ? because("other-now") : because("other-estate", {{"estate", term(where)}});
    case Step::OgrodoweTake: return own ? because("not-own") : because("not-ogrodowe");
    case Step::MlodosciTake: return because("not-others");
    case Step::UseAbilities: return because("by-ability");
    default: return std::nullopt;
  }
}

std::optional<Message> why_not_card(const State& known) {
  switch (known.frames.top().step) {
    case Step::Plan: return because("chosen-already");  // NH-039
    case Step::AttackMove: return because("estate-card");
    case Step::GambitMove: return because("circle-card");
    default: return because("cards-revealed");
  }
}

}  // namespace

std::optional<Message> NowaHuta::reason(const GameView& view, std::string_view what) const {
  const State& known = view.known();
  const Seat self = view.seat();
  const std::size_t colon = std::min(what.find(':'), what.size());
  const std::string_view kind = what.substr(0, colon);
  const std::string_view rest = what.substr(std::min(colon + 1, what.size()));
  if (!is_player(self) || known.frames.top().step == Step::Over) return std::nullopt;
  // A thing that was pointed at.
  if (kind == "estate") {
    const auto e = named<Estate>(rest);
    return e ? why_not_estate(known, self, *e) : std::nullopt;
  }
  if (kind == "space") {
    const auto space = named<CircleAction>(rest);
    return space ? why_not_space(known, self, *space) : std::nullopt;
  }
  if (kind == "card") return why_not_card(known);
  const auto choice = read(kind == "marker" ? "take:" + std::string{rest} : std::string{what});
  if (!choice) return std::nullopt;
  switch (verb(*choice)) {
    case Verb::Take: return why_not_marker(known, self, taken_owner(*choice), taken_from(*choice));
    case Verb::Use:
      if (known.frames.top().step != Step::UseAbilities) return std::nullopt;
      return chosen<Usable>(*choice) == Usable::Ability ? why_not_estate(known, self, vampire(known, self))
                                                        : why_not_space(known, self, circle_pawn(known, self));
    case Verb::Vampire:
    case Verb::To: return why_not_estate(known, self, chosen<Estate>(*choice));
    case Verb::Circle: return why_not_space(known, self, chosen<CircleAction>(*choice));
    case Verb::Move:
    case Verb::Time: return why_not_card(known);
    case Verb::Target: return chosen<Seat>(*choice) == self ? because("not-yourself") : std::nullopt;
    default: return std::nullopt;
  }
}

}  // namespace krypta::nowa_huta
