#pragma once

#include <gtest/gtest.h>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/match.hpp"

/// Random matches of any game, the same in every run.
namespace krypta::properties {

/// What the properties must know of a game beyond its contract. Each game's test gives one such struct.
template <class S>
concept Subject = Game<typename S::Game> &&
    requires(const typename S::Game& game, const typename S::Game::State& state, unsigned seats, const MadeChoice& made,
             Seat secret, Rng& rng, const Choices<typename S::Game>& legal) {
  /// How many matches with each number of players; the build says how many are enough, fewer under the sanitizers.
  { S::matches_each } -> std::convertible_to<unsigned>;
  /// The set-ups that the matches go through in turn.
  { S::setups(seats) } -> std::same_as<std::vector<Setup>>;
  /// Every choice that the notation can write.
  { S::notation() } -> std::same_as<std::vector<Choice>>;
  /// Whether the argument of that name of an event may name no seat, as the owner of a card that has none.
  { S::may_be_nobody(std::string_view{}) } -> std::same_as<bool>;
  /// What a player picks in the match of that number; the list is not empty.
  { S::pick(seats, state, legal, rng) } -> std::same_as<Choice>;
  /// No match of these players is longer.
  { S::most_choices(seats) } -> std::same_as<std::size_t>;
  /// Two worlds that only `secret` can tell apart: what the same seat may do in the second so that they still look
  /// alike to the others when `made` happens in the first (perhaps other choices, perhaps more of them or none).
  /// Nothing where the first world now shows the secret.
  { S::counterpart(game, state, state, made, secret, rng) } -> std::same_as<std::optional<std::vector<Choice>>>;
};

/// All of them, or so many drawn at random: a game may have more choices than can be tried at each node.
template <class T>
std::vector<T> some_of(std::vector<T> all, Rng& rng, std::size_t most) {
  if (all.size() <= most) return all;
  for (std::size_t i = 0; i < most; ++i) {
    std::swap(all[i], all[i + rng.below(static_cast<std::uint32_t>(all.size() - i))]);
  }
  all.resize(most);
  return all;
}
inline constexpr std::size_t most_tried = 100;

/// Everybody who looks at a table: its seats and the spectators.
inline std::vector<Seat> observers(unsigned seats) {
  std::vector<Seat> all;
  for (unsigned s = 0; s < seats; ++s) all.push_back(seat(s));
  all.push_back(Seat::spectator);
  return all;
}

/// Draws evenly, as most players here do.
template <class List>
Choice any_of(const List& legal, Rng& rng) {
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

/// A match in which everybody picks at random. The policy and the checks have generators of their own, so that a change
/// of the checks does not change the matches.
template <Subject S>
class RandomMatch {
 public:
  using G = typename S::Game;
  using State = typename G::State;

  RandomMatch(const G& game, Setup setup, const State& start, unsigned number)
      : setup_(std::move(setup)), number_(number), match_(game, start), policy_(seed(1)), checks_(seed(2)) {}

  [[nodiscard]] const Setup& setup() const { return setup_; }
  [[nodiscard]] unsigned number() const { return number_; }
  [[nodiscard]] const G& game() const { return match_.game(); }
  [[nodiscard]] const Match<G>& match() const { return match_; }
  [[nodiscard]] const State& state() const { return match_.state(); }
  [[nodiscard]] unsigned seats() const { return setup_.seats; }
  [[nodiscard]] Rng& rng() { return checks_; }
  /// True for a random tenth (or other share) of the times; costly checks are made only then.
  [[nodiscard]] bool sometimes(std::uint32_t one_in = 10) { return checks_.below(one_in) == 0; }

  /// The next choice; nothing if the match is over or something has failed. Now and then somebody who has decided
  /// changes his mind.
  [[nodiscard]] std::optional<MadeChoice> draw() {
    const Pending now = match_.pending();
    if (now.over || ::testing::Test::HasFailure()) return std::nullopt;
    if (now.chance) return MadeChoice{Seat::chance, game().sample(state(), policy_)};
    const bool again = !now.may.empty() && policy_.below(6) == 0;
    const SeatSet deciding = again || now.must.empty() ? now.may : now.must;
    if (deciding.empty()) return std::nullopt;
    auto chosen = deciding.begin();
    for (std::uint32_t skip = policy_.below(deciding.size()); skip > 0; --skip) ++chosen;
    Choices<G> legal;
    game().options(state(), *chosen, legal);
    if (legal.empty()) return std::nullopt;
    return MadeChoice{*chosen, S::pick(number_, state(), legal, policy_)};
  }
  void make(const MadeChoice& made) {
    const auto refused = match_.act(made.seat, made.choice);
    ASSERT_FALSE(refused.has_value()) << refused->message << where();
  }
  /// Everybody who looks at a small table; of a large one, three players and the spectators.
  [[nodiscard]] std::vector<Seat> some_observers() {
    std::vector<Seat> all = observers(seats());
    if (seats() <= 4) return all;
    all.pop_back();
    all = some_of(std::move(all), checks_, 3);
    all.push_back(Seat::spectator);
    return all;
  }
  /// Plays one choice; false if there was none.
  bool step() {
    const auto next = draw();
    if (!next) return false;
    make(*next);
    return true;
  }

  /// How to get here again.
  [[nodiscard]] std::string where() const {
    std::string text = "\n" + std::to_string(seats()) + " seats, match " + std::to_string(number_);
    for (const auto& [name, value] : setup_.options) text += ", " + name + "=" + value;
    text += ", after";
    for (const MadeChoice& made : match_.choices()) {
      text += " " + (made.seat == Seat::chance ? std::string{"chance"} : std::to_string(krypta::number(made.seat)));
      text += "/" + game().write(made.choice);
    }
    return text;
  }

 private:
  [[nodiscard]] std::uint64_t seed(std::uint64_t use) const {
    return Rng::mix(number_ * 64ULL + setup_.seats * 4ULL + use);
  }

  Setup setup_;
  unsigned number_;
  Match<G> match_;
  Rng policy_;
  Rng checks_;
};

/// Whether enough matches are played to say how often something happens. The sanitizer build plays fewer: there every
/// property must hold all the same, but rare things need not be met.
inline constexpr bool enough_to_count = KRYPTA_MATCHES >= 1000;

/// Calls `visit(match)` with a new match for each table size and number, and stops at the first failure. A property
/// whose cost grows with the square of a match's length asks for every n-th match only.
template <Subject S, class Visit>
void each_match(Visit visit, unsigned every = 1) {
  const typename S::Game game;
  for (unsigned seats = game.info().least_seats; seats <= game.info().most_seats; ++seats) {
    const std::vector<Setup> setups = S::setups(seats);
    for (unsigned number = 0; number < S::matches_each; number += every) {
      const Setup& setup = setups[number / every % setups.size()];
      const auto start = game.begin(setup);
      ASSERT_TRUE(start) << start.refusal().message;
      RandomMatch<S> match{game, setup, *start, number};
      visit(match);
      if (::testing::Test::HasFailure()) return;
    }
  }
}

}  // namespace krypta::properties
