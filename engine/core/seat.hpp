#pragma once

#include <bit>
#include <cstdint>
#include <iterator>

namespace krypta {

/// Who decides or watches: a player's seat (0, 1, …), the table itself (when it calls time), chance, or a spectator.
enum class Seat : std::uint8_t { table = 0xFD, chance = 0xFE, spectator = 0xFF };

/// The largest table of any game (Mascarade, 13) fits with one bit left for the spectators.
inline constexpr unsigned max_seats = 15;

constexpr Seat seat(unsigned number) { return static_cast<Seat>(number); }
constexpr unsigned number(Seat s) { return static_cast<unsigned>(s); }
constexpr bool is_player(Seat s) { return number(s) < max_seats; }

/// A set of players' seats, and of "the spectators" as one member.
class SeatSet {
 public:
  constexpr SeatSet() = default;

  static constexpr SeatSet of(Seat s) { return SeatSet{bit(s)}; }
  static constexpr SeatSet first(unsigned count) { return SeatSet{static_cast<std::uint16_t>((1U << count) - 1U)}; }
  /// Every seat of any table, and the spectators.
  static constexpr SeatSet everyone() { return SeatSet{0xFFFF}; }
  static constexpr SeatSet from_bits(std::uint16_t bits) { return SeatSet{bits}; }

  [[nodiscard]] constexpr bool has(Seat s) const { return (bits_ & bit(s)) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr unsigned size() const { return static_cast<unsigned>(std::popcount(bits_)); }
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
  /// The lowest seat; the set must not be empty.
  [[nodiscard]] constexpr Seat lowest() const { return lowest_of(bits_); }

  constexpr void add(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ | bit(s)); }
  constexpr void remove(Seat s) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(s)); }
  [[nodiscard]] constexpr SeatSet without(Seat s) const {
    SeatSet rest = *this;
    rest.remove(s);
    return rest;
  }

  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) {
    return SeatSet{static_cast<std::uint16_t>(a.bits_ & b.bits_)};
  }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) {
    return SeatSet{static_cast<std::uint16_t>(a.bits_ & ~b.bits_)};
  }
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet{static_cast<std::uint16_t>(a.bits_ | b.bits_)};
  }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t rest) : rest_(rest) {}
    constexpr Seat operator*() const { return lowest_of(rest_); }
    constexpr Iterator& operator++() {
      rest_ = static_cast<std::uint16_t>(rest_ & (rest_ - 1));
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint16_t rest_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{bits_}; }
  [[nodiscard]] constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  /// Chance and the table are in no set.
  static constexpr std::uint16_t bit(Seat s) {
    if (is_player(s)) return static_cast<std::uint16_t>(1U << number(s));
    return s == Seat::spectator ? std::uint16_t{1U << max_seats} : std::uint16_t{0};
  }
  static constexpr Seat lowest_of(std::uint16_t bits) {
    const auto place = static_cast<unsigned>(std::countr_zero(bits));
    return place == max_seats ? Seat::spectator : seat(place);
  }
  std::uint16_t bits_ = 0;
};

}  // namespace krypta
