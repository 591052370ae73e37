#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "server/table/table.hpp"
#include "text/speech.hpp"
#include "wire/shown.hpp"

/// What one observer is sent about a table. Live play, a first look, a reconnect and a refusal of something stale all
/// take it from here, so none of them can show more than the others.
namespace krypta::server {

/// Lines that are sent at once: the last so many, and no more than fit into so many bytes. Twenty tables that somebody
/// opens at the same time must fit into what may wait for his socket (NetLimits::waiting).
inline constexpr std::size_t most_lines = 100;
inline constexpr std::size_t most_line_bytes = 64 * 1024;

/// {table, seat, from, number, told, now}: the lines the observer has not had yet, and how things stand. If they are
/// more than are sent at once, `from` is 0 and `told` has the last of them; older ones are had with `page`. With
/// `moments`, if the last of the lines is a choice that did much at once: what it looked like on the way.
///
/// It depends on the table's entries through what this observer may know and on nothing else.
[[nodiscard]] Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech);

/// What a viewer has of `now`: a fingerprint of each of its members, nothing of those that there are not.
class Held {
 public:
  Held() = default;
  explicit Held(const Value& now);
  [[nodiscard]] bool nothing() const { return *this == Held{}; }
  friend auto operator<=>(const Held&, const Held&) = default;

  /// Adds to a packet what leads from this to `now`, of which one then holds `after`.
  void tell_changes(Value& packet, const Held& after, const Value& now, const Table& table, Seat observer) const;

 private:
  static constexpr std::size_t members = 30;
  std::array<std::uint64_t, members> prints_{};
};

/// The same for whoever keeps `now` and holds so much of it: in its place `changed`, an object with a patch (patch.hpp)
/// for each member that is another, and `gone` with the names of those that there are no more. If he holds nothing,
/// `now` is whole. Afterwards he holds what it shows.
[[nodiscard]] Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech,
                           Held& held);

/// {number, told, now} with all there is, to be kept.
[[nodiscard]] Value whole_packet(const Table& table, Seat observer, const text::Speech& speech);

/// {seat, told}: the last lines before the observer's number `before`, as many as are sent at once. Each is, to the
/// byte, what a packet would have now.
[[nodiscard]] Value page(const Table& table, Seat observer, std::uint32_t before, const text::Speech& speech);

/// What the people at the table are called, for sentences.
[[nodiscard]] wire::Voice voice_of(const Table& table, const text::Speech& speech);

}  // namespace krypta::server
