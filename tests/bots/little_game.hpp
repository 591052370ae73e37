#pragma once

#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/defaults.hpp"

/// What the little games of the search's tests have in common: two players, and a win that is raffled at the end, so
/// that any share of it can be at stake.
namespace krypta::test {

inline constexpr Seat first_seat = seat(0);
inline constexpr Seat second_seat = seat(1);

enum class Verb { Deal, Act, Win };
enum class Kind { Dealt, Acted, Won };

/// A state has a `winner` once the match is over.
template <class StateT>
class LittleGame : public GameDefaults<StateT> {
 public:
  using State = StateT;
  static constexpr std::size_t max_options = 4;
  using Answers = FixedVector<Weighted, max_options>;

  [[nodiscard]] const GameInfo& info() const {
    static const GameInfo info{"little", "Little", "li", "LI", 1, 2, 2};
    return info;
  }
  [[nodiscard]] unsigned seats(const State&) const { return 2; }
  [[nodiscard]] Result<State> begin(const Setup&) const { return State{}; }
  [[nodiscard]] Outcome result(const State& state) const {
    if (!state.winner.has_value()) return {};
    return {.over = true, .winners = SeatSet::of(*state.winner)};
  }
  [[nodiscard]] std::vector<Verdict> verdict(const State&) const { return {}; }
  [[nodiscard]] std::optional<Refusal> check(const State&) const { return std::nullopt; }

  [[nodiscard]] std::string write(Choice c) const { return std::to_string(static_cast<std::uint32_t>(c)); }
  [[nodiscard]] std::optional<Choice> read(std::string_view text) const {
    std::uint32_t code = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), code);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return static_cast<Choice>(code);
  }
  [[nodiscard]] Prompt prompt(const State&, Seat) const { return {}; }
  [[nodiscard]] Option show(const State&, Choice c) const { return {write(c), {}, {}}; }
  [[nodiscard]] std::span<const EventShape> event_shapes() const { return {}; }

 protected:
  /// The win is the first seat's in so many of `tickets`.
  static void raffle(unsigned of_first, unsigned tickets, Answers& answers) {
    if (of_first > 0) answers.push_back({choice(Verb::Win, number(first_seat)), of_first});
    if (of_first < tickets) answers.push_back({choice(Verb::Win, number(second_seat)), tickets - of_first});
  }
  static void award(State& state, Choice won, Events& events) {
    state.winner = seat(argument_of(won));
    events.tell_all({}, Kind::Won, *state.winner);
  }
  static Choice drawn(const Answers& answers, Rng& rng) {
    std::uint32_t all = 0;
    for (const Weighted& answer : answers) all += answer.weight;
    std::uint32_t rest = rng.below(all);
    for (const Weighted& answer : answers) {
      if (rest < answer.weight) return answer.choice;
      rest -= answer.weight;
    }
    return answers.back().choice;
  }
};

}  // namespace krypta::test
