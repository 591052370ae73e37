#include <algorithm>
#include <utility>

#include "engine/games/vampire_empire/rules.hpp"
#include "engine/games/vampire_empire/words.hpp"

/// Why something is not to be had in this very case, in a sentence; explain.cpp has the rules.
namespace krypta::vampire_empire {

namespace {

std::optional<Message> because(std::string_view key, std::vector<Message::Argument> arguments = {}) {
  return Message{"ve-reason-" + std::string{key}, std::move(arguments)};
}

class WhyNot {
 public:
  WhyNot(const Cards& cards, const State& known, Seat self)
      : cards_(cards), known_(known), self_(self), frame_(known.frames.top()) {}

  [[nodiscard]] std::optional<Message> card(Card c) const {
    if (!player().hand.value.has(c)) return because("not-in-hand");
    switch (frame_.step) {
      case Step::Discard: return because("reshuffled");  // VE-046: into the cellar, that is
      case Step::Reveal: return because("cards-later");
      case Step::Act: return because("action-first");
      case Step::Window: return in_window(c);
      case Step::HideCards: return because("hide-value");  // VE-077
      case Step::AskCards: return because("ask-water");    // VE-085
      case Step::Attack:
      case Step::AddAttack: return in_combat(c, *known_.combat.attacker, *known_.combat.defender);
      case Step::Defend:
      case Step::AddDefence: return in_combat(c, *known_.combat.defender, *known_.combat.attacker);
      default: return std::nullopt;
    }
  }

  [[nodiscard]] std::optional<Message> reveal(Character who) const {
    if (frame_.step != Step::Reveal) return std::nullopt;
    return known_.revealed.has(who) ? because("revealed") : because("no-vampire", {{"character", term(who)}});
  }

  [[nodiscard]] std::optional<Message> hide() const {
    if (human()) return because("human-hides");
    if (player().forbidden.has(Action::Hide)) return because("hide-forbidden");
    const auto count = static_cast<std::int64_t>((player().hand.value & cards_.valued()).size());
    return because("hide-cards", {{"count", count}, {"needed", std::int64_t{hide_costs}}});
  }
  [[nodiscard]] std::optional<Message> ask(Character who) const {
    if (!human()) return because("vampire-asks");
    if (known_.revealed.has(who)) return because("revealed");
    if (known_.dead.has(who)) return because("dead");
    if (player().forbidden.has(Action::HolyWater)) return because("ask-forbidden");
    const auto count = static_cast<std::int64_t>((player().hand.value & cards_.of(Group::HolyWater)).size());
    return because("ask-cards", {{"count", count}, {"needed", std::int64_t{holy_water_costs}}});
  }

  [[nodiscard]] std::optional<Message> attack(Character attacker, Character defender) const {
    const CharacterSet here = castle(known_);
    if (!here.has(attacker) || !here.has(defender)) return because("not-in-castle");
    if (attacker == defender) return because("two-characters");
    if (player().forbidden.has(Action::Combat)) return because("combat-forbidden");
    if (!attackers(known_, self_).has(attacker))
      return because(human() ? "revealed-attacker" : "only-revealed", {{"attacker", term(attacker)}});
    const CardSet fit = valid_cards(cards_, known_, self_, attacker, defender);
    if (fit.empty()) return because("no-card-fits", {{"attacker", term(attacker)}});
    return because("too-weak",
                   {{"points", std::int64_t{cards_.points(fit) + markers(known_, attacker, Marker::Attack)}},
                    {"defence", std::int64_t{markers(known_, defender, Marker::Defence)}}});
  }

  /// Somebody on the board was pointed at, and nothing can be done with him.
  [[nodiscard]] std::optional<Message> character(Character who) const {
    if (frame_.step == Step::Reveal) return reveal(who);
    if (frame_.step != Step::Act) return std::nullopt;
    if (known_.dead.has(who)) return because("dead");
    const CharacterSet here = castle(known_);
    if (!here.has(who)) return human() ? ask(who) : because("in-town");
    if (!attackers(known_, self_).has(who))
      return because(human() ? "revealed-attacker" : "only-revealed", {{"attacker", term(who)}});
    // Neither in an attack nor against it: the one reason that holds for all of these.
    for (const Character other : here.without(who)) {
      if (!valid_cards(cards_, known_, self_, who, other).empty()) return attack(who, other);
    }
    return player().forbidden.has(Action::Combat) ? because("combat-forbidden")
                                                  : because("no-card-fits", {{"attacker", term(who)}});
  }

 private:
  [[nodiscard]] const Player& player() const { return known_.players[self_]; }
  [[nodiscard]] bool human() const { return side_of(known_, self_) == Side::Human; }

  [[nodiscard]] std::optional<Message> in_window(Card c) const {
    const Window window = window_for(known_, frame_.moment, self_);
    if (!cards_.playable_in(window).has(c)) return because(cards_.valued().has(c) ? "combat-card" : "another-moment");
    const unsigned cost = cards_.cost(c, is_day(known_));
    if (player().hand_count <= cost)
      return because("cost", {{"cost", std::int64_t{cost}}, {"count", std::int64_t{player().hand_count - 1U}}});
    return because("no-target");
  }

  [[nodiscard]] std::optional<Message> in_combat(Card c, Character supported, Character opposed) const {
    if (!cards_.valued().has(c)) return because("support-card");
    if (cards_.of(Group::HolyWater).has(c)) return because("water-unrevealed", {{"character", term(opposed)}});
    if (cards_.of(Group::Vampire).has(c)) return because("vampire-unrevealed", {{"character", term(supported)}});
    return because("does-not-fit", {{"character", term(supported)}});
  }

  const Cards& cards_;
  const State& known_;
  Seat self_;
  const Frame& frame_;
};

}  // namespace

std::optional<Message> VampireEmpire::reason(const GameView& view, std::string_view what) const {
  const State& known = view.known();
  if (!is_player(view.seat()) || known.frames.top().step == Step::Over) return std::nullopt;
  const WhyNot why{*cards_, known, view.seat()};
  const std::size_t colon = std::min(what.find(':'), what.size());
  const std::string_view kind = what.substr(0, colon);
  const std::string_view rest = what.substr(std::min(colon + 1, what.size()));
  // A thing that was pointed at.
  if (kind == "card") {
    const auto c = named<Card>(rest);
    return c ? why.card(*c) : std::nullopt;
  }
  if (kind == "character") {
    const auto who = named<Character>(rest);
    return who ? why.character(*who) : std::nullopt;
  }
  const auto choice = read(kind == "fight" ? "attack:" + std::string{rest} : std::string{what});
  if (!choice) return std::nullopt;
  switch (verb(*choice)) {
    case Verb::ToCellar:
    case Verb::Play: return why.card(chosen<Card>(*choice));
    case Verb::Reveal: return why.reveal(chosen<Character>(*choice));
    case Verb::Hide: return known.frames.top().step == Step::Act ? why.hide() : std::nullopt;
    case Verb::Ask: return known.frames.top().step == Step::Act ? why.ask(chosen<Character>(*choice)) : std::nullopt;
    case Verb::Attack:
      if (known.frames.top().step != Step::Act) return std::nullopt;
      return why.attack(attacker_of(*choice), defender_of(*choice));
    default: return std::nullopt;
  }
}

}  // namespace krypta::vampire_empire
