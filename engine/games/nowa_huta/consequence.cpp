#include <algorithm>

#include "engine/games/nowa_huta/rules.hpp"
#include "engine/games/nowa_huta/words.hpp"

/// What follows from a choice that its label does not say.
namespace krypta::nowa_huta {

namespace {

class Follows {
 public:
  Follows(const State& known, Seat self) : known_(known), self_(self), frame_(known.frames.top()) {}

  [[nodiscard]] Consequence of(Choice choice) && {
    switch (verb(choice)) {
      case Verb::Move: card(chosen<EstateCard>(choice)); break;
      case Verb::Time: card(chosen<CircleCard>(choice)); break;
      case Verb::Use: chosen<Usable>(choice) == Usable::Ability ? ability() : action(); break;
      case Verb::Done: done(); break;
      case Verb::Take: take(taken_from(choice)); break;
      case Verb::Count: {  // NH-086
        const unsigned here = known_.estates[*frame_.from].possessed[self_];
        say("left-there", {{"count", std::int64_t{here - argument_of(choice)}}, {"estate", term(*frame_.from)}});
        break;
      }
      default: break;
    }
    return std::move(result_);
  }

 private:
  void say(std::string_view key, std::vector<Message::Argument> arguments = {}) {
    result_.note = Message{"nh-note-" + std::string{key}, std::move(arguments)};
  }
  void lead(Estate e) { result_.leads.push_back("estate:" + std::string{name_of(e)}); }
  void lead(CircleAction a) { result_.leads.push_back("space:" + std::string{name_of(a)}); }
  [[nodiscard]] const Player& player() const { return known_.players[self_]; }

  /// Whether that player's turn of this round is still to come, so that his own card is not carried out. NH-104, NH-116
  [[nodiscard]] bool still_to_come(Seat s) const {
    for (std::size_t place = 0; place < known_.frames[0].place; ++place) {
      if (known_.order[place] == s) return false;
    }
    return true;
  }

  void card(EstateCard c) {
    const bool attack = frame_.step == Step::AttackMove;
    const Estate to = moved(*known_.players[attack ? *frame_.whose : self_].vampire, c);
    lead(to);
    if (!attack) return say("vampire-to", {{"estate", term(to)}});
    say(still_to_come(*frame_.whose) ? "attack-instead" : "attack-to",
        {{"estate", term(to)}, {"target", *frame_.whose}});
  }
  void card(CircleCard c) {
    const bool gambit = frame_.step == Step::GambitMove;
    const CircleAction to = moved(*known_.players[gambit ? *frame_.whose : self_].circle_pawn, c);
    lead(to);
    if (!gambit) return say("pawn-to", {{"space", term(to)}});
    say(still_to_come(*frame_.whose) ? "gambit-instead" : "gambit-to",
        {{"space", term(to)}, {"target", *frame_.whose}});
  }

  void ability() {
    const Estate here = vampire(known_, self_);
    switch (here) {
      case Estate::Handlowe: {  // NH-008, NH-060
        const unsigned count = std::min<unsigned>(3, player().supply);
        return say("more-here", {{"count", std::int64_t{count}}, {"left", std::int64_t{player().supply - count}}});
      }
      case Estate::Ogrodowe: return say("costs-one", {{"estate", term(here)}});  // NH-079
      default: return;
    }
  }

  /// What a marker of this kind does to the marker that lies there. NH-091 to NH-096
  void modifier(Modifier marker) {
    const Modifier there = known_.estates[vampire(known_, self_)].modifier;
    if (there == Modifier::None) return say(marker == Modifier::Raise ? "raises" : "lowers", {{"estate", here()}});
    say(there == marker ? "modifier-kept" : "modifier-cancelled", {{"estate", here()}, {"modifier", term(there)}});
  }
  void action() {
    lead(vampire(known_, self_));
    switch (circle_pawn(known_, self_)) {
      case CircleAction::MysteriousReports: return modifier(Modifier::Raise);
      case CircleAction::VileSlander: return modifier(Modifier::Lower);
      case CircleAction::SabbathHour:  // NH-125, NH-126
        return say(known_.estates[vampire(known_, self_)].sabbath ? "sabbath-already" : "sabbath",
                   {{"estate", here()}});
      default: result_.leads.clear();
    }
  }

  /// NH-047, NH-052
  void done() {
    const unsigned count = std::min<unsigned>(2, player().supply);
    lead(vampire(known_, self_));
    say(count > 0 ? "done" : "done-without", {{"count", std::int64_t{count}}, {"estate", here()}});
  }

  void take(Estate from) {
    switch (frame_.step) {
      case Step::GoraliTake: return lead(Estate::Gorali);  // NH-067
      case Step::TeatralneTake:                            // NH-063, NH-066
        return say(player().supply > 0 ? "yours-instead" : "nobody-instead", {{"estate", term(from)}});
      case Step::SzkolneTakeOther: return lead(*frame_.from);  // NH-076
      default: return;
    }
  }

  [[nodiscard]] Term here() const { return term(vampire(known_, self_)); }

  const State& known_;
  Seat self_;
  const Frame& frame_;
  Consequence result_{};
};

}  // namespace

/// All that is hidden are plans, and of these everybody has all cards at hand.
Single NowaHuta::single(const GameView&, Seat) const { return Single::open; }

Consequence NowaHuta::consequence(const GameView& view, Choice choice) const {
  return Follows{view.known(), view.seat()}.of(choice);
}

}  // namespace krypta::nowa_huta
