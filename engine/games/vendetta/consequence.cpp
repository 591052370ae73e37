#include <algorithm>

#include "engine/games/vendetta/rules.hpp"
#include "engine/games/vendetta/words.hpp"

/// What follows from a choice that its label does not say.
namespace krypta::vendetta {

namespace {

class Follows {
 public:
  Follows(const Cards& cards, const State& known, Seat self)
      : cards_(cards), known_(known), self_(self), frame_(known.frames.top()) {}

  [[nodiscard]] Consequence of(Choice choice) && {
    switch (verb(choice)) {
      case Verb::Play: play(choice); break;
      case Verb::Deploy:
      case Verb::Bid: pool(-std::int64_t{argument_of(choice)}); break;
      case Verb::Flip: flip(); break;
      case Verb::Drain: pool(std::int64_t{cards_.facts(chosen<Follower>(choice)).drain}); break;
      case Verb::End: end(); break;
      case Verb::Stand: stand(chosen<Stand>(choice)); break;
      case Verb::Yes: yes(); break;
      case Verb::No: no(); break;
      default: break;
    }
    return std::move(result_);
  }

 private:
  void say(std::string_view key, std::vector<Message::Argument> arguments = {}) {
    result_.note = Message{"vd-note-" + std::string{key}, std::move(arguments)};
  }
  void lead(Location at) { result_.leads.push_back("location:" + std::string{name_of(at)}); }
  [[nodiscard]] const Player& player() const { return known_.players[self_]; }

  /// What would be in the Pool.
  void pool(std::int64_t change) {
    if (frame_.at.has_value()) lead(*frame_.at);
    say("pool", {{"count", std::int64_t{player().blood} + change}});
  }

  void play(Choice choice) {
    const Location at = played_at(choice);
    lead(at);
    if (played_up(choice)) return;
    const unsigned cost = face_down_cost(cards_, known_, self_, at);
    if (cost > 0) say("pool", {{"count", std::int64_t{player().blood} - std::int64_t{cost}}});
  }

  /// VD-101
  void flip() {
    lead(*frame_.at);
    say("flip", {{"count", std::int64_t{player().tokens - player().flipped - 1}}});
  }

  /// VD-076, VD-080
  void end() {
    if (!frame_.at.has_value()) return;
    const unsigned spare = player().blood > 0 ? player().blood - 1U : 0U;
    const unsigned more = std::min(deploy_limit - std::min<unsigned>(frame_.count, deploy_limit), spare);
    if (more > 0) say("end", {{"count", std::int64_t{more}}, {"location", term(*frame_.at)}});
  }

  /// VD-124, VD-125, VD-129
  void stand(Stand choice) {
    const Location at = *frame_.at;
    if (choice == Stand::Stay) return;
    std::int64_t cards = 0;
    each_card(known_, known_.sites[at].cards, [&](Slot, const Deployed& d) { cards += d.area == self_ ? 1 : 0; });
    if (at != Location::Haven) lead(Location::Haven);
    say(at == Location::Haven ? "withdraw-haven" : "withdraw",
        {{"count", std::int64_t{known_.sites[at].areas[self_].blood}}, {"cards", cards}});
  }

  [[nodiscard]] const cards::Instruction* asking() const {
    if (frame_.step != Step::Effect || known_.effects.empty()) return nullptr;
    return &cards_.program(known_.effects.back()).code[known_.effects.back().pc];
  }
  void yes() {
    const cards::Instruction* now = asking();
    if (now != nullptr && now->op == cards::Op::pay) pool(-price(cards_, known_));
  }
  /// What happens instead.
  void no() {
    const cards::Instruction* now = asking();
    if (now == nullptr || (now->op != cards::Op::pay && now->op != cards::Op::may)) return;
    const cards::Program& program = cards_.program(known_.effects.back());
    const auto otherwise =
        now->op == cards::Op::pay ? program.payments[now->a].otherwise : static_cast<cards::Address>(now->b);
    Message words{"vd-option-"};
    if (tell_deed(program, otherwise, words.key, words)) result_.note = std::move(words);
  }

  const Cards& cards_;
  const State& known_;
  Seat self_;
  const Frame& frame_;
  Consequence result_{};
};

}  // namespace

/// What lies face up and how much everybody has is open, and so is how many cards a hand has. What a card asks when it
/// is carried out, and whether one can be used, may hang on what is hidden.
Single Vendetta::single(const GameView& view, Seat self) const {
  const State& known = view.known();
  const Frame& frame = known.frames.top();
  switch (frame.step) {
    case Step::Effect: return Single::secret;
    case Step::Turn: {
      const Player& player = known.players[self];
      const Sources& useful = cards_->listening(Window::OwnTurn);
      const bool relic = player.relic.has_value() && !player.relic_used && useful.relics.has(*player.relic);
      return relic || !(player.allies & useful.allies).empty() ? Single::secret : Single::open;
    }
    case Step::Pass:
      return step_of(frame) == CardStep::Aftermath && known.players[self].relic.has_value() ? Single::secret
                                                                                            : Single::open;
    default: return Single::open;
  }
}

Consequence Vendetta::consequence(const GameView& view, Choice choice) const {
  return Follows{*cards_, view.known(), view.seat()}.of(choice);
}

}  // namespace krypta::vendetta
