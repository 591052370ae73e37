#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bots/nowa_huta/model.hpp"

/// How good a position is for a seat, without looking further ahead than the cards that lie open.
namespace krypta::bots::nowa_huta {

/// A number a seat; beyond the table 0.
using Points = std::array<double, table_size>;

/// Counts what each player may expect to have when the match is over: the points he has, those of every scoring to come
/// on every estate, and what his supply and the places of his pawns may still bring.
class Evaluator {
 public:
  explicit Evaluator(const Model& model = Model::standard()) : model_(model) {}

  [[nodiscard]] const Beliefs& beliefs() const { return model_.beliefs(); }
  [[nodiscard]] Points prospects(const State& state) { return prospects(look_ahead(state)); }
  /// By how many points the seat is ahead of its opponents, the strongest counting most.
  [[nodiscard]] double lead(const State& state, Seat self);
  /// The chance of the seat to win: everybody wins as often as his points weigh.
  [[nodiscard]] double value(const State& state, Seat self);
  /// The same for every seat.
  [[nodiscard]] Points values(const State& state);
  /// What the seat's pawns promise for the next turn, in points.
  [[nodiscard]] double reach(const State& state, Seat self) const;

 private:
  friend class Outlook;

  /// Which scorings are to come, and how far away they are.
  struct Calendar {
    unsigned turns = 0;    ///< to be played after this one
    float all_now = 0;     ///< scorings of all estates at the end of this turn
    bool removal = false;  ///< Armageddon is one of them
    float midway = 0;      ///< scorings of each estate before the last turn
    float last = 0;        ///< the final scoring, unless it is now
    std::uint8_t now_horizon = 0;
    std::uint8_t midway_horizon = 0;
    std::uint8_t last_horizon = 0;
  };
  /// The end of the running turn as far as the open cards tell it.
  struct Ahead {
    State state;
    Calendar calendar;
  };
  using Shares = std::array<float, table_size>;
  /// What one scoring of an estate brings each player, at each of the three distances.
  struct Worth {
    Shares now;
    Shares midway;
    Shares last;
  };

  [[nodiscard]] Ahead look_ahead(const State& state) const;
  [[nodiscard]] Calendar calendar(const State& state, unsigned to_act) const;
  [[nodiscard]] Points prospects(Ahead ahead);
  [[nodiscard]] double safe_lead(const State& state) const;
  /// What each opponent weighs against this seat.
  [[nodiscard]] Points opponents(const State& state, const Points& points, Seat self) const;
  /// What all scorings of an estate bring each player.
  [[nodiscard]] Shares estate_points(const EstateSpace& estate, const Calendar& calendar);
  [[nodiscard]] const Worth& worth(const EstateSpace& estate, const Calendar& calendar, bool scored_now);
  [[nodiscard]] Shares scoring(const EstateSpace& estate, unsigned horizon) const;
  [[nodiscard]] double supply_points(unsigned supply, const Calendar& calendar) const;

  /// The same few estates come again and again; a key of 0 is that of no estate.
  static constexpr unsigned remembered_bits = 11;
  const Model& model_;
  std::array<std::uint64_t, 1U << remembered_bits> keys_{};
  std::array<Worth, 1U << remembered_bits> worths_;
};

/// Compares what a seat can do in a position: where only markers have changed it counts only what they change.
class Outlook {
 public:
  Outlook(Evaluator& evaluator, const State& now, Seat self);
  /// By how much the lead of the seat grows, nearly.
  [[nodiscard]] double gain(const State& next) const;

 private:
  [[nodiscard]] double weighed(const EstateSpace& estate) const;

  Evaluator& evaluator_;
  State now_;
  Seat self_;
  Evaluator::Ahead ahead_;
  double lead_ = 0;
  Points weights_{};  ///< what a point of each player means for the lead
  EnumArray<Estate, double> worths_;
};

}  // namespace krypta::bots::nowa_huta
