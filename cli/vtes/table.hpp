#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/shown_table.hpp"
#include "engine/games/vtes/kinds.hpp"

namespace krypta::cli {

/// A view of VTES, read by the names of its fields.
class VtesTable : public ShownTable {
 public:
  using ShownTable::ShownTable;

  static std::optional<Seat> seat_at(const Value& value) {
    const std::int64_t* found = value.integer();
    return found == nullptr ? std::nullopt : std::optional{seat(static_cast<unsigned>(*found))};
  }
  static std::optional<Seat> seat_in(const Value& object, std::string_view name) { return seat_at(in(object, name)); }

  [[nodiscard]] bool dealing() const { return number(at("turn")) == 0; }
  /// Empty where the reader may not see it.
  [[nodiscard]] Names hand(Seat s) const { return names(in(in(player(s), "hand"), "value")); }
  [[nodiscard]] bool is_out(Seat s) const { return true_in(player(s), "out"); }
  [[nodiscard]] std::optional<Seat> active() const { return seat_at(at("active")); }

  /// Something on the table by the id of its place, "t007"; nothing if nothing lies there.
  [[nodiscard]] const Value& thing(std::string_view id) const {
    static const Value nothing;
    const auto found = named<vtes::ThingId>(id);
    const Value::Array& all = list(at("things"));
    return found && vtes::place(*found) < all.size() ? all[vtes::place(*found)] : nothing;
  }
  /// What card it is, or nothing.
  [[nodiscard]] std::string_view card(const Value& thing) const { return known(in(in(thing, "card"), "value")); }
  [[nodiscard]] std::string_view card(std::string_view id) const { return card(thing(id)); }

  struct Lying {
    std::string_view id;
    const Value* thing;
  };
  /// What somebody controls in a region.
  [[nodiscard]] std::vector<Lying> lying(Seat s, std::string_view region) const {
    return those(
        [&](const Value& thing) { return is(in(thing, "controller"), s) && word(in(thing, "region")) == region; });
  }
  /// What lies on a thing.
  [[nodiscard]] std::vector<Lying> on(std::string_view id) const {
    return those(
        [&](const Value& thing) { return word(in(thing, "host")) == id && word(in(thing, "region")) == "attached"; });
  }

  /// Whoever is to the left of the reader first, and the reader last; a spectator sees them by their seats.
  [[nodiscard]] std::vector<Seat> around(Seat reader) const {
    std::vector<Seat> all;
    const unsigned first = is_player(reader) ? krypta::number(reader) + 1 : 0;
    for (unsigned i = 0; i < seats(); ++i) all.push_back(seat((first + i) % seats()));
    return all;
  }
  /// Who sits beside somebody, of those who are still in the game. VT-156, VT-157
  [[nodiscard]] std::optional<Seat> prey(Seat s) const { return beside(s, 1); }
  [[nodiscard]] std::optional<Seat> predator(Seat s) const { return beside(s, seats() - 1); }

 private:
  template <class Fits>
  [[nodiscard]] std::vector<Lying> those(Fits&& fits) const {
    static constexpr auto ids = names_of(std::type_identity<vtes::ThingId>{});
    const Value::Array& all = list(at("things"));
    std::vector<Lying> found;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (fits(all[i])) found.push_back({ids[i], &all[i]});
    }
    return found;
  }
  [[nodiscard]] std::optional<Seat> beside(Seat s, unsigned step) const {
    if (!is_player(s) || is_out(s)) return std::nullopt;
    for (unsigned i = step; i % seats() != 0; i += step) {
      const Seat other = seat((krypta::number(s) + i) % seats());
      if (!is_out(other)) return other;
    }
    return std::nullopt;
  }
};

}  // namespace krypta::cli
