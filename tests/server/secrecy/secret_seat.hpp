#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/server/secrecy/world.hpp"

namespace krypta::server::test {

/// Two cards; an empty one is not fixed.
struct Cards {
  std::string estate{};
  std::string circle{};

  [[nodiscard]] bool complete() const { return !estate.empty() && !circle.empty(); }
  void put(const std::string& card) { (card.starts_with("move:") ? estate : circle) = card; }
  friend bool operator==(const Cards&, const Cards&) = default;

  static const std::vector<std::string>& all() {
    static const std::vector<std::string> cards{"move:cw1", "move:cw2", "move:ccw1", "move:ccw2", "time:1", "time:2"};
    return cards;
  }
};

/// The seat that behaves differently in each world, in all that is hidden. Its own generator decides how.
class SecretSeat {
 public:
  SecretSeat(World& world, Seat seat, std::uint64_t seed) : world_(world), seat_(seat), rng_(seed) {}

  /// So rarely a tab is opened or closed, or one of two goes and comes again: the person is there all the while.
  std::uint32_t tabs_one_in = 100;
  static constexpr std::uint32_t never = UINT32_MAX;

  void new_turn() { made_.clear(); }
  void close_tab() { tab_.reset(); }
  [[nodiscard]] Cards cards() const {
    Cards fixed;
    for (const std::string& card : made_) fixed.put(card);
    return fixed;
  }

  /// Lets time pass, and does something hidden at some time of it.
  void pass(Time time, bool planning) {
    const Time early = rng_.below(static_cast<std::uint32_t>(time));
    world_.house.loop.advance(early);
    // Where nothing is secret there is not much to do.
    if (planning || rng_.below(6) == 0) {
      for (std::uint32_t more = rng_.below(5) / 2; more > 0; --more) fidget(planning);
    }
    world_.house.loop.advance(time - early);
  }

  /// Fixes the card that completes the plan, so that the plan is `final` if it opens now.
  void complete(const Cards& final, bool opens) {
    // Exactly one of the two cards must be there before.
    if (cards() == Cards{}) fix(any_card(true));
    if (!opens) return fix(any_card(false));
    const bool estate_first = !cards().estate.empty();
    fix_unless_fixed(estate_first ? final.estate : final.circle);
    fix(estate_first ? final.circle : final.estate);
  }
  /// Puts the right cards into a complete plan.
  void settle(const Cards& final) {
    const bool circle_first = rng_.below(2) == 0;
    if (circle_first) fix_unless_fixed(final.circle);
    fix_unless_fixed(final.estate);
    fix_unless_fixed(final.circle);
  }

  /// One thing that nobody else may notice.
  void fidget(bool planning) {
    const std::uint32_t what = rng_.below(planning ? 8 : 3);
    if (rng_.below(tabs_one_in) == 0) return use_tabs();
    if (what < 3) return ask_in_vain();
    if (what < 5 && may_take_back()) return take_back();
    fix(any_card(true));
  }

  void fix(const std::string& card) {
    world_.choose(seat_, card);
    made_.push_back(card);
    if (!was_complete(made_.size() - 1) && cards().complete()) completed_by_ = made_.size() - 1;
  }
  [[nodiscard]] bool may_take_back() const {
    return !made_.empty() && (!cards().complete() || completed_by_ + 1 != made_.size());
  }
  void take_back() {
    world_.player(seat_).ask("take_back", World::id, {{"ask", rng_.below(2) == 0}});
    made_.pop_back();
  }

 private:
  [[nodiscard]] bool was_complete(std::size_t before) const {
    Cards fixed;
    for (std::size_t i = 0; i < before; ++i) fixed.put(made_[i]);
    return fixed.complete();
  }
  void fix_unless_fixed(const std::string& card) {
    const Cards now = cards();
    if (now.estate != card && now.circle != card) fix(card);
  }
  /// A card that is not fixed; one that leaves a plan as complete as it was, or one that completes it.
  [[nodiscard]] std::string any_card(bool hidden) {
    std::vector<std::string> fitting;
    for (const std::string& card : Cards::all()) {
      Cards after = cards();
      after.put(card);
      if (after != cards() && (after.complete() == cards().complete()) == hidden) fitting.push_back(card);
    }
    return any_of(fitting, rng_);
  }
  void use_tabs() {
    if (tab_ == nullptr) {
      tab_ = std::make_unique<Guest>(world_.house, world_.player(seat_).person());
      tab_->open(World::id);
    } else if (rng_.below(2) == 0) {
      world_.reconnect(world_.player(seat_), to_value(seat_), true);
    } else {
      tab_.reset();
    }
  }

  /// A request that is refused or changes nothing.
  void ask_in_vain() {
    Guest& guest = world_.player(seat_);
    const auto act = [&](std::string_view id, std::uint32_t number, std::string_view option) {
      guest.ask("act", World::id, {{"id", id}, {"number", number}, {"option", option}});
    };
    const std::uint32_t number = world_.number(guest);
    switch (rng_.below(12)) {
      case 0: return act("vain", number, "to:nowhere");
      case 1: return act("vain", number, "move:sideways");
      case 2: return act("vain", number + 1, any_of(Cards::all(), rng_));
      case 3: return act("vain", number > 40 ? number - 40 : 1, any_of(Cards::all(), rng_));
      case 4: return act("choice1", number, any_of(Cards::all(), rng_));
      case 5: return guest.ask("explain", World::id, {{"option", any_of(Cards::all(), rng_)}});
      case 6: return guest.ask("explain", World::id, {{"target", "card:" + any_of(Cards::all(), rng_).substr(5)}});
      case 7: return guest.ask("agree", World::id, {{"yes", true}});
      case 8: return guest.ask("back", World::id);
      case 9: return guest.ask("call_bot", World::id, {{"seat", (krypta::number(seat_) + 1) % world_.seats()}});
      case 10: return guest.say("{\"do\":");
      default: return guest.ask("language", World::id, {{"lang", rng_.below(20) == 0 ? "pl" : "tlh"}});
    }
  }

  World& world_;
  Seat seat_;
  Rng rng_;
  std::vector<std::string> made_{};  ///< cards of this turn that were not taken back
  std::size_t completed_by_ = 0;
  std::unique_ptr<Guest> tab_{};
};

}  // namespace krypta::server::test
