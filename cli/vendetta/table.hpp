#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "cli/play/shown_table.hpp"

namespace krypta::cli {

/// A view of Vendetta, read by the names of its fields.
class VendettaTable : public ShownTable {
 public:
  using ShownTable::ShownTable;

  /// The words of a list, without what is unknown.
  static Names known_names(const Value& value) {
    Names all;
    for (const Value& item : list(value)) {
      if (!known(item).empty()) all.push_back(known(item));
    }
    return all;
  }

  [[nodiscard]] std::int64_t round() const { return number(at("round")); }
  [[nodiscard]] const Value& site(std::string_view where) const { return in(at("sites"), where); }
  [[nodiscard]] const Value& area(std::string_view where, Seat s) const {
    static const Value nothing;
    const Value::Array& areas = list(in(site(where), "areas"));
    return krypta::number(s) < areas.size() ? areas[krypta::number(s)] : nothing;
  }
  [[nodiscard]] std::int64_t blood(std::string_view where, Seat s) const { return number(in(area(where, s), "blood")); }
  /// The row of locations that are in play. VD-013, VD-014, VD-247
  [[nodiscard]] Names locations() const {
    return seats() >= 5 ? Names{"first", "second", "third", "haven"} : Names{"first", "second", "haven"};
  }
  /// Calls `visit(card)` for each card in that Area.
  template <class Visit>
  void each_card(std::string_view where, Seat s, Visit&& visit) const {
    for (const Value& card : list(at("deployed"))) {
      if (word(in(card, "at")) == where && is(in(card, "area"), s)) visit(card);
    }
  }
  /// VD-117
  [[nodiscard]] bool is_present(std::string_view where, Seat s) const {
    bool card = false;
    each_card(where, s, [&](const Value&) { card = true; });
    return card || blood(where, s) > 0;
  }
  [[nodiscard]] bool in_step(std::string_view name) const {
    return std::ranges::any_of(list(at("frames")), [&](const Value& f) { return word(in(f, "step")) == name; });
  }
  /// Whether a window with this name is open.
  [[nodiscard]] bool in_window(std::string_view name) const {
    return std::ranges::any_of(list(at("frames")), [&](const Value& f) {
      return word(in(f, "step")) == "window" && word(in(f, "window")) == name;
    });
  }

  /// The phase of the round, as the end of a key.
  [[nodiscard]] std::string_view phase() const {
    if (in_step("site") || in_window("resolution_begins")) return "resolution";
    if (in_step("turns") || in_window("planning_begins") || in_window("planning_ends")) return "planning";
    if (in_step("draw-ally")) return "refill";
    if (in_step("build-hand") || in_step("draw-card")) return "hand";
    return in_step("frenzy") ? "feed" : "end";
  }

  /// The step of the location that is being resolved, as the end of a key.
  [[nodiscard]] std::string_view site_step() const {
    static constexpr std::array<std::string_view, 3> passes{"setup", "conflict", "aftermath"};
    for (const Value& f : list(at("frames"))) {
      const std::string_view name = word(in(f, "step"));
      if (name == "stand" || name == "withdrawal") return "withdraw";
      if (name == "rewards") return "conflict";
      const auto stage = static_cast<std::size_t>(number(in(f, "stage")));
      if (name == "pass" && stage > 0 && stage <= passes.size()) return passes[stage - 1];
      if (name == "window") return step_of_window(word(in(f, "window")));
    }
    return "";
  }

 private:
  static std::string_view step_of_window(std::string_view window) {
    struct Moment {
      std::string_view window, step;
    };
    static constexpr std::array<Moment, 12> moments{{{"choices_shown", "withdraw"},
                                                     {"choices_final", "withdraw"},
                                                     {"withdrawing", "withdraw"},
                                                     {"withdrew", "withdraw"},
                                                     {"before_reveal", "reveal"},
                                                     {"reveal", "reveal"},
                                                     {"revealed", "reveal"},
                                                     {"conflict_begins", "conflict"},
                                                     {"before_power", "conflict"},
                                                     {"winner_known", "conflict"},
                                                     {"reward", "conflict"},
                                                     {"location_resolved", "aftermath"}}};
    const auto found = std::ranges::find(moments, window, &Moment::window);
    return found == moments.end() ? std::string_view{} : found->step;
  }
};

}  // namespace krypta::cli
