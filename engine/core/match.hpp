#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/bounds.hpp"
#include "engine/core/game.hpp"
#include "engine/core/hash.hpp"
#include "engine/core/record.hpp"

namespace krypta {

/// Throws OutOfBounds if there is a question in the state whose answers do not fit: nobody comes to such a state.
template <Game G>
void must_be_askable(const G& game, const typename G::State& state) {
  const Pending now = game.pending(state);
  if (now.chance) {
    Chances<G> weighted;
    game.chances(state, weighted);
  }
  for (const Seat s : now.able()) {
    Choices<G> legal;
    game.options(state, s, legal);
  }
}

/// A match being played: how it began, the choices so far, and what follows from them. Every choice that comes from
/// outside goes through `act`, which refuses what the rules refuse and then leaves everything as it was. A copy is
/// cheap however long the match is: it shares what was chosen and told so far.
template <Game G>
class Match {
 public:
  using State = typename G::State;

  Match(const G& game, const State& start)
      : game_(&game), start_(std::make_shared<const State>(start)), before_(start), state_(start) {}

  [[nodiscard]] const G& game() const { return *game_; }
  [[nodiscard]] const State& start() const { return *start_; }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Record& record() const { return record_; }
  /// How many choices were made.
  [[nodiscard]] std::size_t length() const { return record_.size(); }
  /// All of them, and all events, written out: for whoever reads a whole match.
  [[nodiscard]] std::vector<MadeChoice> choices() const { return record_.choices(); }
  [[nodiscard]] std::vector<LoggedEvent> log() const { return record_.log(); }
  /// The last choice of a seat or of the table, which is the first of all if there is none; what chance answered to it
  /// comes after it.
  [[nodiscard]] std::size_t last_of_seats() const { return last_of_seats_; }
  /// The state in which it was made.
  [[nodiscard]] const State& before_last() const { return before_; }
  /// How many events there were after the i-th choice.
  [[nodiscard]] std::size_t events_after(std::size_t i) const { return record_.events_after(i); }
  [[nodiscard]] Pending pending() const { return game_->pending(state_); }
  [[nodiscard]] View<State> view(Seat observer) const { return redact(state_, observer, record_.seen_by(observer)); }
  [[nodiscard]] std::uint64_t chance_answers() const { return chance_answers_; }

  [[nodiscard]] Choices<G> options(Seat s) const {
    Choices<G> legal;
    if (s == Seat::chance) {
      Chances<G> weighted;
      game_->chances(state_, weighted);
      for (const Weighted& w : weighted) legal.push_back(w.choice);
    } else if (s == Seat::table) {
      if (const auto time = game_->time_up(state_)) legal.push_back(*time);
    } else if (pending().able().has(s)) {
      game_->options(state_, s, legal);
    }
    return legal;
  }

  /// Whether the seat, chance or the table may choose something now.
  [[nodiscard]] bool decides(Seat s) const {
    if (s == Seat::table) return game_->time_up(state_).has_value();
    return s == Seat::chance ? pending().chance : is_player(s) && pending().able().has(s);
  }

  /// Why a choice would be refused, if it would be.
  [[nodiscard]] std::optional<Refusal> refusal(Seat s, Choice c) const {
    if (s == Seat::table && !game_->info().timed)
      return Refusal{Refusal::Code::bad_request, "time cannot be called in this game", {}};
    const bool deciding = decides(s);
    if (deciding && options(s).contains(c)) return std::nullopt;
    RuleIds rules = s == Seat::table ? RuleIds{} : game_->explain(state_, s, c);
    if (rules.empty()) rules = game_->prompt(state_, is_player(s) ? s : seat(0)).rules;
    return Refusal{deciding ? Refusal::Code::illegal : Refusal::Code::not_your_turn,
                   deciding ? "the rules do not allow this choice now"
                            : (pending().over ? "the match is over" : "this seat has nothing to decide now"),
                   rules};
  }

  [[nodiscard]] std::optional<Refusal> act(Seat s, Choice c) {
    if (auto refused = refusal(s, c)) return refused;
    State next = state_;
    std::vector<LoggedEvent> caused;
    caused.reserve(usual_events);
    try {
      Events events{caused};
      game_->apply(next, s, c, events);
      must_be_askable(*game_, next);
    } catch (const OutOfBounds& exceeded) {
      return Refusal::capacity(exceeded.what());
    }
    if (s == Seat::chance) {
      ++chance_answers_;
    } else {
      before_ = state_;
      last_of_seats_ = record_.size();
    }
    state_ = next;
    record_.add({s, c}, caused);
    return std::nullopt;
  }

  /// The table's time is up.
  [[nodiscard]] std::optional<Refusal> call_time() {
    return act(Seat::table, game_->time_up(state_).value_or(Choice{}));
  }

  /// Lets chance answer from the source while it is its turn. Whatever it answers is legal; but if there is no room for
  /// what follows, that is told, and it is chance's turn still.
  std::optional<Refusal> answer_for_chance(const ChanceSource& source) {
    while (pending().chance) {
      Chances<G> weighted;
      game_->chances(state_, weighted);
      std::uint64_t sum = 0;
      for (const Weighted& w : weighted) sum += w.weight;
      std::uint64_t drawn = source.answer(chance_answers(), sum);
      for (const Weighted& w : weighted) {
        if (drawn < w.weight) {
          if (auto refused = act(Seat::chance, w.choice)) return refused;
          break;
        }
        drawn -= w.weight;
      }
    }
    return std::nullopt;
  }

  /// The same match after its first `length` choices. What was legal and told then is so now.
  [[nodiscard]] Match rewound(std::size_t length) const {
    Match earlier{*game_, *start_};
    earlier.record_ = record_.first(length);
    const std::vector<MadeChoice> made = earlier.record_.choices();
    for (std::size_t i = 0; i < made.size(); ++i) {
      if (made[i].seat == Seat::chance) {
        ++earlier.chance_answers_;
      } else {
        earlier.last_of_seats_ = i;
      }
    }
    for (std::size_t i = 0; i < made.size(); ++i) {
      if (i == earlier.last_of_seats_ && made[i].seat != Seat::chance) earlier.before_ = earlier.state_;
      Events untold;
      game_->apply(earlier.state_, made[i].seat, made[i].choice, untold);
    }
    return earlier;
  }

 private:
  /// Most choices cause fewer.
  static constexpr std::size_t usual_events = 16;

  const G* game_;
  std::shared_ptr<const State> start_;
  State before_;
  State state_;
  std::size_t last_of_seats_ = 0;
  std::uint64_t chance_answers_ = 0;
  Record record_;
};

}  // namespace krypta
