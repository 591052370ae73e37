#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "trials/seating.hpp"

/// A deck is tried: many matches between bots, in which it meets others in every chair.
namespace krypta::trials {

struct Entrant {
  std::string name;
  std::string written;  ///< as the game brings it
};

/// What is to be played. Each match follows from the trial and its number, so it does not matter who plays it when.
struct Trial {
  const AnyGame* game = nullptr;
  Setup setup{};                    ///< without what seats bring
  std::vector<Entrant> decks{};     ///< the first is tried; two at least
  std::vector<std::string> bots{};  ///< one a chair, as bots::find names them
  std::uint64_t seed = 1;

  [[nodiscard]] Seating seating() const { return {decks.size(), setup.seats, seed}; }
};

/// What was played, as every report of it begins: {game, seats, games, bots, seed}.
[[nodiscard]] Value::Object described(const Trial& trial, std::uint64_t games);

/// The generator of something by its number, from 0.
[[nodiscard]] inline Rng generator(std::uint64_t seed, std::uint64_t number) {
  return Rng{Rng::mix(seed) + Rng::mix(number + 1)};
}

/// A match that has had so many choices, ten times what is usual, is ended by time.
inline constexpr std::size_t most_choices = 60'000;

/// A match of a trial, played in pieces, so that whoever plays it can do something else between them.
class Playing {
 public:
  [[nodiscard]] static Result<Playing> begin(const Trial& trial, std::uint64_t match);

  /// Makes that many choices of seats, or fewer if the match is over then.
  [[nodiscard]] std::optional<Refusal> go_on(unsigned choices);
  [[nodiscard]] bool over() const { return over_; }
  [[nodiscard]] const AnyMatch& match() const { return *match_; }

 private:
  Playing(std::unique_ptr<AnyMatch> match, std::vector<std::string> bots, Rng mind)
      : match_(std::move(match)), bots_(std::move(bots)), mind_(mind), chance_(mind_()) {}

  std::unique_ptr<AnyMatch> match_;
  std::vector<std::string> bots_;
  Rng mind_;
  ChanceStream chance_;
  bool over_ = false;
};

}  // namespace krypta::trials
