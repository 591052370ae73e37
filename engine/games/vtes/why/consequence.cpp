#include <algorithm>
#include <utility>

#include "engine/games/vtes/why/why.hpp"
#include "engine/games/vtes/words.hpp"

/// What follows from a choice that its label does not say.
namespace krypta::vtes {

namespace {

class Follows {
 public:
  Follows(const Cards& cards, const State& known, Seat self)
      : cards_(cards), known_(known), frame_(known.frames.top()), player_(known.players[self]), self_(self) {}

  [[nodiscard]] Consequence of(Choice choice) && {
    const Maybe<ThingId> thing = thing_in(choice);
    switch (verb(choice)) {
      case Verb::Bleed: bleed(*thing); break;
      case Verb::Hunt: hunt(*thing); break;
      case Verb::LeaveTorpor: blood(*thing, torpor_cost); break;
      case Verb::BecomeAnarch: blood(*thing, anarch_cost(cards_, known_, *thing)); break;
      case Verb::Rescue: rescue(*thing, *other_in(choice)); break;
      case Verb::Diablerie: diablerie(*other_in(choice)); break;
      case Verb::Pursue:
        lead(*other_in(choice));
        blood(*thing, pursuit_cost);
        break;
      case Verb::BurnImbued:
      case Verb::TakeEquipment: lead(*other_in(choice)); break;
      case Verb::Block: block(*thing); break;
      case Verb::Play: play(choice); break;
      case Verb::Transfer: transfer(*thing); break;
      case Verb::TakeBack: pool(1); break;
      case Verb::Unlock: say("costs-pool", {with("count", 1), with("left", player_.pool - 1)}); break;
      case Verb::Merge:
      case Verb::DrawCrypt:
      case Verb::Keep: keep(thing); break;
      case Verb::Yield: say("yield"); break;
      case Verb::Emerge: emerge(*thing); break;
      case Verb::Edge: pool(1); break;
      case Verb::Withdraw: say("withdraw"); break;
      case Verb::EndPhase: end_phase(); break;
      case Verb::Pass: pass(); break;
      case Verb::HandStrike: hand_strike(); break;
      case Verb::Maneuver: maneuver(); break;
      case Verb::Press: say(known_.combat.pressed ? "press-ends" : "press"); break;
      case Verb::Prevent:
      case Verb::PreventGun: prevent(); break;
      case Verb::CastFor:
      case Verb::CastAgainst: cast(thing); break;
      default: break;
    }
    return std::move(result_);
  }

 private:
  void say(std::string_view key, std::vector<Message::Argument> arguments = {}) {
    result_.note = Message{"vt-note-" + std::string{key}, std::move(arguments)};
  }
  void lead(ThingId id) { result_.leads.push_back("thing:" + std::string{words_of<ThingId>[place(id)]}); }
  void lead(Seat s) { result_.leads.push_back("seat:" + std::to_string(number(s))); }
  [[nodiscard]] static Message::Argument with(std::string_view name, int n) { return {name, std::int64_t{n}}; }
  /// A minion that may be somebody else's, or gone.
  [[nodiscard]] bool lies(Maybe<ThingId> id) const {
    return id.has_value() && place(*id) < known_.things.size() && !is_gone(known_, *id);
  }

  /// What would be in the pool.
  void pool(int change) { say("pool", {with("count", player_.pool + change)}); }
  void blood(ThingId id, unsigned cost) {
    say("blood", {with("count", static_cast<int>(cost)), with("left", at(known_, id).blood - static_cast<int>(cost))});
  }

  /// As much as it would be if nothing is added to it. VT-247
  void bleed(ThingId id) {
    const Seat prey = prey_of(known_, self_);
    State trial = known_;
    trial.action = {.on = true, .kind = ActionKind::Bleed, .actor = id, .seat = self_, .victim = prey};
    say("bleed", {with("count", bleed_of(cards_, trial)), {"seat", prey}});
    lead(prey);
  }

  /// VT-255, VT-256
  void hunt(ThingId id) {
    const int most = capacity_of(cards_, known_, id);
    say("hunt", {with("count", std::min(at(known_, id).blood + 1, most)), with("capacity", most)});
  }

  void rescue(ThingId id, ThingId other) {
    lead(other);
    say("rescue", {with("count", at(known_, id).blood), with("left", at(known_, other).blood)});
  }
  void diablerie(ThingId victim) {
    lead(victim);
    say("diablerie", {with("count", at(known_, victim).blood)});
  }

  /// VT-322
  void block(ThingId id) {
    const int stealth = stealth_of(cards_, known_);
    const int intercept = intercept_of(cards_, known_, id);
    if (lies(known_.action.actor)) lead(*known_.action.actor);
    say("block", {with("stealth", std::max(stealth, 0)), with("intercept", std::max(intercept, 0)),
                  with("enough", intercept >= stealth ? 1 : 0)});
  }

  /// Its cost, and what is left of what pays it. VT-072, VT-074
  void play(Choice choice) {
    const CardId card = card_in(choice);
    const Maybe<ThingId> minion = thing_in(choice);
    if (lies(minion)) lead(*minion);
    const Cost cost = cost_of(cards_, known_, {card, &cards_[card].abilities[ability_in(choice)], minion, self_});
    if (cost.pool > 0) return say("costs-pool", {with("count", cost.pool), with("left", player_.pool - cost.pool)});
    if (cost.blood > 0 && lies(minion)) blood(*minion, static_cast<unsigned>(cost.blood));
  }

  /// What is missing until it can be brought into play. VT-627
  void transfer(ThingId id) {
    const Thing& thing = at(known_, id);
    const int missing = std::max(info(cards_, thing).capacity - thing.blood - 1, 0);
    say("transfer", {with("count", missing), with("left", player_.pool - 1), with("transfers", player_.transfers - 1)});
  }
  /// The last one of a contest comes back for nothing. VT-198
  void keep(Maybe<ThingId> thing) {
    if (thing.has_value() && at(known_, *thing).marks.has(Mark::LastContestant)) return;
    say("costs-pool", {with("count", 1), with("left", player_.pool - 1)});
  }
  /// VT-629
  void emerge(ThingId id) {
    const Thing& thing = at(known_, id);
    const int burned = scarce_cost(cards_, known_, id);  // VT-736
    if (burned > 0) return say("costs-pool", {with("count", burned), with("left", std::max(player_.pool - burned, 0))});
    say("emerge", {with("count", std::min<int>(thing.blood, info(cards_, thing).capacity)),
                   with("lost", std::max(thing.blood - info(cards_, thing).capacity, 0))});
  }

  /// Who could still act.
  void end_phase() {
    int able = 0;
    each_thing(known_, [&](ThingId id, const Thing& thing) {
      if (bar_to_act(cards_, thing, self_) != Bar::None) return;
      ++able;
      lead(id);
    });
    if (able > 0) say("end-phase", {with("count", able)});
  }

  /// VT-332
  void pass() {
    if (frame_.step != Step::Impulse || is_wish(frame_) || frame_.window != Window::NoBlock) return;
    if (is_asked_to_block(known_, self_) && !known_.action.declined.has(self_)) say("pass-block");
  }

  [[nodiscard]] const Fighter& fighter() const { return known_.combat.sides[static_cast<Side>(frame_.count)]; }
  /// VT-451, VT-534
  void hand_strike() {
    const Maybe<ThingId> who = fighter().who;
    if (!lies(who)) return;
    if (known_.combat.range == Range::Long) return say("hand-far");
    say("hand", {with("count", strength_of(cards_, known_, *who))});
  }
  void maneuver() {
    const Range then = known_.combat.range == Range::Close ? Range::Long : Range::Close;
    say("maneuver", {{"range", Term{range_domain, name_of(then)}}});
  }
  void prevent() {
    int points = 0;
    for (const Hurt& h : known_.combat.hurt) {
      if (lies(h.target) && at(known_, *h.target).controller == self_ && side_of(known_, *h.target).has_value())
        points += h.normal + h.aggravated;
    }
    say("prevent", {with("count", std::max(points - 1, 0))});
  }

  void cast(Maybe<ThingId> id) {
    if (!id.has_value()) return say("vote-edge");
    say("votes", {with("count", votes_of(cards_, known_, *id))});
  }

  const Cards& cards_;
  const State& known_;
  const Frame& frame_;
  const Player& player_;
  Seat self_;
  Consequence result_{};
};

}  // namespace

Consequence Vtes::consequence(const GameView& view, Choice choice) const {
  if (!is_player(view.seat())) return {};
  return Follows{*cards_, view.known(), view.seat()}.of(choice);
}

}  // namespace krypta::vtes
