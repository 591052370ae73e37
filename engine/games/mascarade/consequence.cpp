#include <algorithm>

#include "engine/games/mascarade/rules.hpp"
#include "engine/games/mascarade/words.hpp"

/// What follows from a choice that its label does not say.
namespace krypta::mascarade {

namespace {

class Follows {
 public:
  Follows(const State& known, Seat self) : known_(known), self_(self) {}

  [[nodiscard]] Consequence of(Choice choice) && {
    switch (verb(choice)) {
      case Verb::Announce: power(announced(choice)); break;
      case Verb::Claim: claim(); break;
      case Verb::Swap: places(taken(choice)); break;
      case Verb::Look: say("ends-turn"); break;  // MA-064
      case Verb::Target: target(chosen<Seat>(choice)); break;
      default: break;
    }
    return std::move(result_);
  }

 private:
  void say(std::string_view key, std::vector<Message::Argument> arguments = {}) {
    result_.note = Message{"ma-note-" + std::string{key}, std::move(arguments)};
  }
  void lead(Seat s) { result_.leads.push_back("seat:" + std::to_string(number(s))); }
  [[nodiscard]] unsigned coins(Seat s) const { return known_.players[s].coins; }

  /// So many coins more, or the win if that is enough. MA-141
  void gain(unsigned more) {
    const unsigned then = coins(self_) + more;
    say(then >= winning_coins ? "would-win" : "coins-then",
        {{"more", std::int64_t{more}}, {"coins", std::int64_t{then}}});
  }
  [[nodiscard]] unsigned from_bank(unsigned n) const { return std::min<unsigned>(n, known_.bank); }

  /// What the power would bring if nobody claims the same.
  void power(Character c) {
    switch (c) {
      case Character::Judge: return gain(known_.court);  // MA-093
      case Character::Bishop: {                          // MA-096
        const SeatSet richest = richest_others(known_, self_);
        for (const Seat s : richest) lead(s);
        return gain(std::min(2U, coins(richest.lowest())));
      }
      case Character::King: return gain(from_bank(3));   // MA-100
      case Character::Queen: return gain(from_bank(2));  // MA-101
      case Character::Fool: return gain(from_bank(1));   // MA-102
      case Character::Thief: {                           // MA-108
        const Seat left = left_of(known_, self_);
        const Seat right = right_of(known_, self_);
        lead(left);
        if (right != left) lead(right);
        const unsigned first = std::min(1U, coins(left));
        return gain(first + (right == left ? std::min(1U, coins(left) - first) : std::min(1U, coins(right))));
      }
      case Character::Peasant: return gain(from_bank(1));  // MA-121
      case Character::Cheat:                               // MA-127
        return say(coins(self_) >= cheat_needs ? "cheat-wins" : "cheat-nothing",
                   {{"coins", std::int64_t{coins(self_)}}, {"needed", std::int64_t{cheat_needs}}});
      case Character::Widow:  // MA-131
        return coins(self_) >= widow_has ? say("widow-nothing") : gain(from_bank(widow_has - coins(self_)));
      default: return;
    }
  }

  /// MA-084
  void claim() {
    const bool last = coins(self_) == 1;
    say(last ? "claim-ruin" : "claim", {{"character", term(*known_.announced)}});
  }

  void places(std::pair<Place, Place> cards) {
    for (const Place p : {cards.first, cards.second}) {
      const Maybe<Seat> owner = owner_if_any(p);
      if (owner.has_value() && *owner != self_) lead(*owner);
    }
  }

  void target(Seat s) {
    lead(s);
    switch (known_.frames.top().step) {
      case Step::WitchTarget: return say("trade", {{"coins", std::int64_t{coins(s)}}});  // MA-112
      case Step::InquisitorTarget:                                                       // MA-134
        return say("inquire", {{"count", std::int64_t{std::min(4U, coins(s))}}});
      default: return;
    }
  }

  const State& known_;
  Seat self_;
  Consequence result_{};
};

}  // namespace

/// What one may do hangs on coins and turns, which lie open. Before the cards are turned down everybody says when he
/// has seen them. MA-021
Single Mascarade::single(const GameView& view, Seat) const {
  return view.known().frames.top().step == Step::Ready ? Single::asked : Single::open;
}

Consequence Mascarade::consequence(const GameView& view, Choice choice) const {
  return Follows{view.known(), view.seat()}.of(choice);
}

}  // namespace krypta::mascarade
