#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/secrecy/secret_seat.hpp"
#include "tests/server/secrecy/two_worlds.hpp"

namespace krypta::server::test {

/// A match of Nowa Huta. What is open happens in both worlds at the same time; what the secret seat does in secret,
/// each world decides by itself.
class Duel : public TwoWorlds {
 public:
  /// Equal seeds make equal worlds.
  struct Seeds {
    std::uint64_t one;
    std::uint64_t other;
  };
  Duel(unsigned number, Seat secret, const Agreement& agreed, Seeds seeds)
      : TwoWorlds(number, secret, agreed),
        seats_{SecretSeat{one_, secret, seeds.one}, SecretSeat{other_, secret, seeds.other}} {}
  Duel(unsigned number, unsigned seats, Seat secret)
      : Duel(number, secret, Agreement::number(number, seats), {2ULL * number, 2ULL * number + 1}) {}

  [[nodiscard]] std::array<SecretSeat, 2>& secret_seats() { return seats_; }

  /// One open choice, or one planning phase.
  void step() {
    if (!one_.planning()) return choose_openly();
    const Cards final = draw_plan();
    plan(final, final);
  }
  void step_to_planning() {
    while (!stopped() && !one_.planning()) step();
  }
  /// To the last byte.
  void play() {
    while (!stopped()) step();
    both([](World& world) { world.house.loop.advance(second); });
    expect_same();
  }

  /// A planning phase that ends with these plans of the secret seat in the two worlds.
  void plan(const Cards& final, const Cards& other_final) {
    for (SecretSeat& seat : seats_) seat.new_turn();
    while (one_.planning() && !::testing::Test::HasFailure()) {
      const Pending pending = one_.match().pending();
      const SeatSet others = pending.must.without(secret_);
      const bool completes = pending.must.has(secret_) && (others.empty() || open_.below(pending.must.size()) == 0);
      pass(true);
      if (completes) {
        const bool opens = others.empty();
        if (opens) expect_same();
        seats_[0].complete(final, opens);
        seats_[1].complete(other_final, opens);
      } else {
        const SeatSet may = pending.may.without(secret_);
        const bool again = others.empty() || (!may.empty() && open_.below(6) == 0);
        const Seat chooser = any_of(again ? may : others, open_);
        const std::string option = any_of(one_.options(chooser), open_);
        if (opens_all(chooser, option)) {
          seats_[0].settle(final);
          seats_[1].settle(other_final);
          expect_same();
        }
        both([&](World& world) { world.choose(chooser, option); });
      }
      if (final == other_final || one_.planning()) expect_same();
    }
  }
  [[nodiscard]] Cards draw_plan() {
    Cards plan;
    while (!plan.complete()) plan.put(any_of(Cards::all(), open_));
    return plan;
  }

  void choose_openly() {
    pass(false);
    const Seat chooser = one_.match().pending().must.lowest();
    const std::string option = any_of(one_.options(chooser), open_);
    both([&](World& world) { world.choose(chooser, option); });
    expect_same();
  }

  /// Time goes by, the secret seat is busy, and now and then the others do what changes nothing for anybody else.
  void pass(bool planning) {
    const Time time = 1 + open_.below(2 * second);
    for (SecretSeat& seat : seats_) seat.pass(time, planning);
    switch (open_.below(16)) {
      case 0: return both([&, draws = open_()](World& world) { ask_in_vain(world, Rng{draws}); });
      case 1: return come_and_go();
      default: return;
    }
  }

 private:
  /// Whether the choice ends the planning phase.
  [[nodiscard]] bool opens_all(Seat chooser, const std::string& option) {
    if (one_.match().pending().must != SeatSet::of(chooser)) return false;
    const auto next = one_.match().clone();
    static_cast<void>(next->act(chooser, option));
    return !World::planning(*next);
  }

  /// Others try what is refused; the answers must not differ either.
  void ask_in_vain(World& world, Rng rng) {
    Guest& guest = world.person(rng.below(static_cast<std::uint32_t>(world.people() - 1)));
    if (guest.person().account == world.player(secret_).person().account) return;
    const std::string& card = any_of(Cards::all(), rng);
    static const std::vector<std::string> numbers{"turn", "players.0.points", "players.1.supply",
                                                  "estates.gorali.possessed.0", "players.0.plan.value.circle"};
    switch (rng.below(8)) {
      case 0:
        return guest.ask("act", World::id, {{"id", "vain"}, {"number", world.number(guest) + 1}, {"option", card}});
      case 1:
        return guest.ask("act", World::id, {{"id", "vain"}, {"number", world.number(guest)}, {"option", "move:up"}});
      case 2: return guest.ask("explain", World::id, {{"option", card}});
      case 3: return guest.ask("call_bot", World::id, {{"seat", number(secret_)}});
      case 4: return guest.ask("agree", World::id, {{"yes", false}});
      case 5: return guest.ask("explain", World::id, {{"target", rng.below(2) == 0 ? "card:cw1" : "estate:gorali"}});
      case 6: return guest.ask("account", World::id, {{"number", any_of(numbers, rng)}});
      default: return guest.ask("ping", World::id);
    }
  }

  std::array<SecretSeat, 2> seats_;
};

}  // namespace krypta::server::test
