#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.hpp"
#include "engine/core/value.hpp"
#include "store/store.hpp"

namespace krypta::server {

using store::Time;

/// How long people may think.
struct ClockSettings {
  enum class Kind : std::uint8_t { none, decision, bank };
  Kind kind = Kind::none;
  Time limit = 0;      ///< for a decision, or what is in the bank at the start
  Time increment = 0;  ///< comes into the bank after each decision
  Time grace = 0;      ///< at each decision, before its time begins to run
  friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

/// What people have to see what has happened since they were last asked, before it costs them time. It is the same for
/// everybody, whatever there was to see: how much that is may be a secret.
inline constexpr Time usual_grace = 5000;

/// The clocks of a table. They follow from the times of the entries, so they survive a crash and are the same on every
/// server. What they show depends only on what everybody can see: a choice that nobody was told of stops no clock.
class Clocks {
 public:
  Clocks() = default;
  Clocks(const ClockSettings& settings, unsigned seats);

  /// The people the match waits for, and those who have answered what others are still asked: nobody is told that they
  /// have before all have, so their clocks are shown as if they ran, but cost nothing and run out for nobody.
  struct Asked {
    SeatSet running{};
    SeatSet answered{};
  };
  /// After an entry; `chose` has made a choice that all could see.
  void update(Time now, const Asked& asked, std::optional<Seat> chose);
  /// Nobody's time runs any more, whatever happens: the table goes on nowhere that could tell when it would.
  void halt() { running_ = {}; }
  /// Time in which the server was down does not count. It is negative if the clock was set back meanwhile.
  void forgive(Time lost);
  /// A person who is back has time to decide once, even if the bank was empty.
  void welcome_back(Seat s);

  [[nodiscard]] const ClockSettings& settings() const { return settings_; }
  /// When the seat's time runs out; nothing if its clock stands.
  [[nodiscard]] std::optional<Time> deadline(Seat s) const;
  /// The seat whose time runs out first.
  struct Next {
    Seat seat;
    Time at;
  };
  [[nodiscard]] std::optional<Next> next() const;
  /// What is left in a seat's bank while its clock stands.
  [[nodiscard]] Time left(Seat s) const { return left_[number(s)]; }

 private:
  void stop(Seat s, Time now);
  ClockSettings settings_{};
  SeatSet running_;   ///< as everybody is shown
  SeatSet answered_;  ///< of these
  std::array<Time, max_seats> since_{};
  std::array<Time, max_seats> answered_at_{};
  std::array<Time, max_seats> left_{};
};

/// As far as people are told of times and see them: to the second, and never more time than there is.
[[nodiscard]] constexpr Time whole_second(Time time) { return time - time % 1000; }

/// {"kind":"none"}, {"kind":"decision","seconds":30}, {"kind":"bank","seconds":600,"increment":10},
/// {"kind":"days","days":3}; all but the first with "grace":5, if there is any.
[[nodiscard]] Value clock_value(const ClockSettings& settings);
[[nodiscard]] std::optional<ClockSettings> read_clock(const Value& value);

}  // namespace krypta::server
