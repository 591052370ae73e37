#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/random.hpp"
#include "server/table/entry.hpp"
#include "tests/games.hpp"

/// Two matches of VTES with one open history, as tables keep them: nothing differs but what one seat was dealt.
namespace krypta::server::test {

/// One of the two. It is played without a table, which takes no time, until it is where a test wants it.
class Hand {
 public:
  /// Masters, which are played in one's own turn, or reactions; seats with an odd number have a deck with these.
  enum class Deal : std::uint8_t { masters, reactions };
  Hand(unsigned number, unsigned seats, Seat secret, Deal deal) : number_(number), secret_(secret), deal_(deal) {
    const AnyGame& game = *all_games().find("vtes");
    match_ = std::move(*game.begin({seats, {}}));
    Started started{.chance = answer_for_chance(), .cards = match_->cards()};
    entries_.emplace_back(std::move(started));
  }

  [[nodiscard]] const AnyMatch& match() const { return *match_; }
  [[nodiscard]] const std::vector<Body>& entries() const { return entries_; }

  void choose(Seat s, const std::string& option) {
    const auto refusal = match_->act(s, option);
    ASSERT_FALSE(refusal.has_value()) << option << ": " << refusal->message;
    Chose chose{s, option, "before" + std::to_string(entries_.size()), answer_for_chance()};
    chose.hash = match_->hash();
    entries_.emplace_back(std::move(chose));
  }

 private:
  static constexpr std::size_t hand_cards = 7;
  static constexpr std::size_t dealt_cards = hand_cards + 4;

  [[nodiscard]] std::string dealt(const std::vector<Option>& all) const {
    static constexpr std::array<std::string_view, 4> masters{"get:vessel", "get:academic_hunting_ground",
                                                             "get:arcane_library", "get:chantry"};
    static constexpr std::array<std::string_view, 2> reactions{"get:deflection", "get:on_the_qui_vive"};
    const std::span<const std::string_view> wanted =
        deal_ == Deal::masters ? std::span<const std::string_view>{masters} : reactions;
    for (const std::string_view id : wanted) {
      if (std::ranges::find(all, id, &Option::id) != all.end()) return std::string{id};
    }
    return all.front().id;
  }

  std::vector<std::string> answer_for_chance() {
    std::vector<std::string> answers;
    while (match_->pending().chance) {
      const std::vector<Option> all = match_->options(Seat::chance);
      // The first answer says who begins, then everybody is dealt a hand and a crypt.
      const std::size_t from = 1 + krypta::number(secret_) * dealt_cards;
      const bool his = drawn_ >= from && drawn_ < from + hand_cards;
      Rng rng{Rng::mix(number_ * 100'000 + drawn_)};
      answers.push_back(his ? dealt(all) : all[rng.below(static_cast<std::uint32_t>(all.size()))].id);
      static_cast<void>(match_->act(Seat::chance, answers.back()));
      ++drawn_;
    }
    return answers;
  }

  unsigned number_;
  Seat secret_;
  Deal deal_;
  std::size_t drawn_ = 0;
  std::unique_ptr<AnyMatch> match_;
  std::vector<Body> entries_{};
};

/// What somebody chooses who never shows a card: vampires come into play, bleed, and everybody passes.
inline std::string without_cards(const AnyMatch& match, Seat s) {
  static constexpr std::array<std::string_view, 9> wanted{
      "emerge:", "transfer:", "bleed:", "hunt:", "trigger:", "strike:hand", "pass", "end-phase", "no"};
  const std::vector<Option> all = match.options(s);
  for (const std::string_view word : wanted) {
    const auto found = std::ranges::find_if(all, [&](const Option& option) { return option.id.starts_with(word); });
    if (found != all.end()) return found->id;
  }
  return all.front().id;
}

class TwoHands {
 public:
  TwoHands(unsigned number, unsigned seats, Seat whose)
      : secret(whose),
        one(number, seats, whose, Hand::Deal::masters),
        other(number, seats, whose, Hand::Deal::reactions) {}

  /// Plays on until it is so; false if it never comes to that.
  bool play_until(const std::function<bool(const TwoHands&)>& there) {
    for (unsigned i = 0; i < 3000 && !one.match().pending().over && !::testing::Test::HasFailure(); ++i) {
      if (there(*this)) return true;
      const Seat s = one.match().pending().must.lowest();
      const std::string option = without_cards(one.match(), s);
      one.choose(s, option);
      other.choose(s, option);
    }
    return false;
  }
  /// All others are asked at once, the secret seat among them.
  [[nodiscard]] bool sealed() const {
    const Pending pending = one.match().pending();
    return pending.must.size() > 1 && pending.must.has(secret) && one.match().passing(secret);
  }
  /// Of the two hands one can do something now and the other cannot.
  [[nodiscard]] bool differ() const { return one.match().able(secret) != other.match().able(secret); }

  Seat secret;
  Hand one;
  Hand other;
};

/// The bits of these stops of VTES.
inline std::uint32_t stops_called(const std::vector<std::string_view>& names) {
  std::uint32_t bits = 0;
  const std::vector<StopInfo>& all = all_games().find("vtes")->info().stops;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (std::ranges::find(names, all[i].name) != names.end()) bits |= 1U << i;
  }
  return bits;
}

}  // namespace krypta::server::test
