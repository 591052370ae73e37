#include <algorithm>

#include "engine/games/vampire_empire/rules.hpp"
#include "engine/games/vampire_empire/words.hpp"

/// What follows from a choice that its label does not say.
namespace krypta::vampire_empire {

namespace {

class Follows {
 public:
  Follows(const Cards& cards, const State& known, Seat self)
      : cards_(cards), known_(known), self_(self), frame_(known.frames.top()) {}

  [[nodiscard]] Consequence of(Choice choice) && {
    switch (verb(choice)) {
      case Verb::ToMoat: say("moat"); break;  // VE-045
      case Verb::ToCellar: say("cellar"); break;
      case Verb::Fill: say("fill", {{"count", drawn()}}); break;
      case Verb::Reveal: say("reveal"); break;  // VE-125, VE-126
      case Verb::Hide: say("hide", {{"count", std::int64_t{hide_costs}}}); break;
      case Verb::Ask: say("ask", {{"count", std::int64_t{holy_water_costs}}}); break;
      case Verb::Attack: attack(attacker_of(choice), defender_of(choice)); break;
      case Verb::Pass: pass(); break;
      case Verb::Play: play(chosen<Card>(choice)); break;
      case Verb::Done: done(); break;
      default: break;
    }
    return std::move(result_);
  }

 private:
  void say(std::string_view key, std::vector<Message::Argument> arguments = {}) {
    result_.note = Message{"ve-note-" + std::string{key}, std::move(arguments)};
  }
  void lead(Character c) { result_.leads.push_back("character:" + std::string{name_of(c)}); }
  [[nodiscard]] const Player& player() const { return known_.players[self_]; }

  /// VE-042, VE-045: the cellar becomes the deck once.
  [[nodiscard]] std::int64_t drawn() const {
    const unsigned wanted = full_hand - std::min<unsigned>(full_hand, player().hand_count);
    const unsigned there = player().deck_count + (player().reshuffled ? 0U : player().cellar_count);
    return std::min(wanted, there);
  }

  void attack(Character attacker, Character defender) {
    lead(attacker);
    lead(defender);
    const CardSet fit = valid_cards(cards_, known_, self_, attacker, defender);
    const CardSet& aside = known_.combat.aside;  // VE-093: of the holy water only the lower card, once
    const unsigned points = cards_.points(fit) + (aside.empty() ? 0U : cards_.value(aside.first()));
    say("attack", {{"count", static_cast<std::int64_t>(fit.size() + (aside.empty() ? 0U : 1U))},
                   {"points", std::int64_t{points + markers(known_, attacker, Marker::Attack)}},
                   {"defence", std::int64_t{markers(known_, defender, Marker::Defence)}}});
  }

  /// Where nothing else can be done, it says why. VE-142
  void pass() {
    if (known_.players[self_].forbidden.has(Action::Combat)) return say("no-combat");
    for (const Character attacker : attackers(known_, self_)) {
      for (const Character defender : castle(known_).without(attacker)) {
        const CardSet fit = valid_cards(cards_, known_, self_, attacker, defender);
        if (!fit.empty() && reaches(known_, attacker, defender, cards_.points(fit))) return;
      }
    }
    say("nothing-fits");
  }

  void play(Card c) {
    if (frame_.step == Step::Window) {  // VE-154
      const unsigned gone = 1 + cards_.cost(c, is_day(known_));
      return say("hand-left", {{"count", std::int64_t{player().hand_count - gone}}});
    }
    const bool attacks = frame_.step == Step::Attack || frame_.step == Step::AddAttack;
    if (!attacks && frame_.step != Step::Defend && frame_.step != Step::AddDefence) return;
    lead(attacks ? *known_.combat.attacker : *known_.combat.defender);
    say("totals", totals(attacks ? cards_.value(c) : 0, attacks ? 0 : cards_.value(c)));
  }

  [[nodiscard]] std::vector<Message::Argument> totals(unsigned attack, unsigned defence) const {
    return {{"attack", std::int64_t{known_.combat.attack + attack}},
            {"defence", std::int64_t{known_.combat.defence + defence}}};
  }

  void done() {
    switch (frame_.step) {
      case Step::Window: {
        Options out;
        window_options(cards_, known_, self_, out);
        if (out.size() == 1) say("no-support");
        return;
      }
      case Step::Attack:
        if (frame_.done > 0) say("totals", totals(0, 0));
        return;
      case Step::Defend: {  // VE-117
        const bool dies = known_.combat.attack > known_.combat.defence;
        return say(dies ? "would-die" : "would-live", {{"character", term(*known_.combat.defender)}});
      }
      default: return;
    }
  }

  const Cards& cards_;
  const State& known_;
  Seat self_;
  const Frame& frame_;
  Consequence result_{};
};

}  // namespace

/// How many cards a hand has is open, what they are is not.
Single VampireEmpire::single(const GameView& view, Seat self) const {
  const State& known = view.known();
  switch (known.frames.top().step) {
    case Step::Discard:
    case Step::Reveal:
    case Step::PayCards:
    case Step::PassCards: return Single::open;
    case Step::CardAsks: return Single::secret;
    default: return known.players[self].hand_count == 0 && known.combat.aside.empty() ? Single::open : Single::secret;
  }
}

Consequence VampireEmpire::consequence(const GameView& view, Choice choice) const {
  return Follows{*cards_, view.known(), view.seat()}.of(choice);
}

}  // namespace krypta::vampire_empire
