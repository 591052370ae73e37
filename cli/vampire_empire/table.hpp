#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "cli/play/shown_table.hpp"

namespace krypta::cli {

/// A view of Vampire Empire, read by the names of its fields.
class VampireEmpireTable : public ShownTable {
 public:
  using ShownTable::ShownTable;

  [[nodiscard]] const Value& combat() const { return at("combat"); }
  [[nodiscard]] std::int64_t round() const { return number(in(combat(), "round")); }
  [[nodiscard]] bool is_active(Seat s) const { return is(at("active"), s); }
  [[nodiscard]] Seat active() const { return seat(static_cast<unsigned>(number(at("active")))); }
  [[nodiscard]] bool is_day() const { return word(in(player(active()), "side")) == "human"; }

  /// Somebody in the castle, or nothing.
  [[nodiscard]] const Value& resident(std::string_view who) const {
    static const Value nobody;
    for (const Value& resident : list(at("castle"))) {
      if (word(in(resident, "who")) == who) return resident;
    }
    return nobody;
  }
  [[nodiscard]] bool in_castle(std::string_view who) const { return resident(who).object() != nullptr; }
  [[nodiscard]] bool is_dead(std::string_view who) const { return among(at("dead"), who); }
  [[nodiscard]] std::int64_t markers(std::string_view who, std::string_view kind) const {
    return number(in(in(resident(who), "markers"), kind));
  }

  /// Who somebody is, as far as whoever looks may know: the end of a key.
  [[nodiscard]] std::string_view identity(std::string_view who) const {
    if (among(at("revealed"), who)) return is_dead(who) ? "was-vampire" : "is-revealed";
    const Value& vampires = in(at("vampires"), "value");
    if (among(vampires, who)) return over() ? "was-vampire" : "is-vampire";
    if (is_dead(who)) return "is-human";
    if (among(at("known_humans"), who)) return "is-known";
    if (vampires.array() != nullptr) return "is-human";
    return among(in(at("tokens"), "value"), who) ? "is-token" : "is-unknown";
  }
};

}  // namespace krypta::cli
