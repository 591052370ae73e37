#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tests/server/secrecy/two_worlds.hpp"

namespace krypta::server::test {

/// A match of any game, played at random, in which the secret seat makes other choices in each world where nobody sees
/// the difference. A game says which choices these are, and what may bring the difference to light.
class HiddenDuel : public TwoWorlds {
 public:
  HiddenDuel(unsigned number, Seat secret, const Agreement& agreed, std::vector<std::string> numbers)
      : TwoWorlds(number, secret, agreed), numbers_(std::move(numbers)) {
    expect_same();
  }
  virtual ~HiddenDuel() = default;

  /// How often the worlds were compared while they were different.
  [[nodiscard]] unsigned differing() const { return differing_; }
  /// How often something else was chosen in each world, by what the others saw of it.
  [[nodiscard]] const std::map<std::string, unsigned>& hidden() const { return hidden_; }
  /// Whether it ended with something that differs and that everybody may know.
  [[nodiscard]] bool came_to_light() const { return came_to_light_; }

  /// Plays until the match is over or everybody can tell the worlds apart.
  void play() {
    for (bool differed = false; !stopped();) {
      const std::size_t from = one_.match().length();
      both([&, time = 1 + open_.below(second)](World& world) { world.house.loop.advance(time); });
      if (!decide()) return;
      // When a match is over, everything lies open.
      const bool differs = differ();
      if ((differed || differs) && (one_.over() || told(from))) return;
      differed = differs;
      differing_ += differs ? 1U : 0U;
      if (open_.below(4) == 0) ask_around();
      expect_same();
      if (open_.below(40) == 0) expect_same_replays(true);
    }
  }

 protected:
  /// What the others see of a choice that the secret seat may make now, if they do not see all of it.
  [[nodiscard]] virtual std::optional<std::string> seen_as(const std::string& option) = 0;
  /// Whether events of this kind tell those who see them what nobody else than the secret seat knew.
  [[nodiscard]] virtual bool tells(std::uint8_t kind) const = 0;
  /// Whether it is chosen rather than others, so that rare things happen.
  [[nodiscard]] virtual bool preferred(const std::string&) const { return false; }

 private:
  [[nodiscard]] bool differ() { return !(one_.match().state() == other_.match().state()); }

  /// False if there is nothing that could be chosen in both.
  bool decide() {
    const Seat chooser = any_of(one_.match().pending().must, open_);
    const auto here = one_.options(chooser);
    auto there = other_.options(chooser);
    std::vector<std::string> liked;
    std::ranges::copy_if(here, std::back_inserter(liked), [&](const std::string& id) { return preferred(id); });
    std::string wanted = any_of(liked.empty() ? here : liked, open_);
    if (const auto seen = chooser == secret_ ? seen_as(wanted) : std::nullopt; seen && open_.below(4) != 0) {
      auto others = there;
      std::erase_if(others, [&](const std::string& id) { return id == wanted || seen_as(id) != seen; });
      if (!others.empty()) {
        ++hidden_[*seen];
        one_.choose(chooser, wanted);
        other_.choose(chooser, any_of(others, open_));
        return true;
      }
    }
    std::erase_if(there, [&](const std::string& id) { return std::ranges::find(here, id) == here.end(); });
    if (there.empty()) return false;
    if (std::ranges::find(there, wanted) == there.end()) wanted = any_of(there, open_);
    both([&](World& world) { world.choose(chooser, wanted); });
    return true;
  }

  /// Looks for what somebody was told since then that differs, and may. True if everybody was.
  bool told(std::size_t from) {
    if (told_to(Seat::spectator, from)) {
      came_to_light_ = true;
      comparison_.expect_different(secret_, where());
      return true;
    }
    for (const Seat s : SeatSet::first(one_.seats()) - knowing_) {
      if (told_to(s, from)) knowing_.add(s);
    }
    return false;
  }
  bool told_to(Seat observer, std::size_t from) {
    const auto events = [&](World& world) {
      std::vector<Event> all;
      for (std::size_t i = from; i < world.match().length(); ++i) {
        for (const Event& event : seen(world.match().logged(i), observer)) all.push_back(event);
      }
      return all;
    };
    const auto here = events(one_);
    const auto there = events(other_);
    const auto [event, elsewhere] = std::ranges::mismatch(here, there);
    return event != here.end() && elsewhere != there.end() && tells(event->kind) && tells(elsewhere->kind);
  }

  /// One who may not know asks about a choice of anybody, about a thing on the table, or where a number comes from.
  void ask_around() {
    const std::uint32_t who = open_.below(static_cast<std::uint32_t>(one_.people()));
    if (open_.below(4) == 0) return come_and_go();
    if (stopped() || (who < one_.seats() && knowing_.has(seat(who)))) return;
    const Option option = any_of(one_.match().options(any_of(one_.match().pending().must, open_)), open_);
    const std::string number = any_of(numbers_, open_);
    const std::uint32_t what = open_.below(3);
    both([&](World& world) {
      Guest& guest = world.person(who);
      if (!guest.connected()) return;
      if (what == 0) return guest.ask("explain", World::id, {{"option", option.id}});
      if (what == 1) return guest.ask("explain", World::id, {{"target", option.target}});
      guest.ask("account", World::id, {{"number", number}});
    });
  }

  std::vector<std::string> numbers_;
  std::map<std::string, unsigned> hidden_{};
  unsigned differing_ = 0;
  bool came_to_light_ = false;
};

}  // namespace krypta::server::test
