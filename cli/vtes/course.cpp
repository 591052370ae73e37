#include "cli/vtes/course.hpp"

#include "cli/vtes/event_fields.hpp"

namespace krypta::cli {

namespace {

bool is_card(const ShownEvent& event) {
  return event.kind == "played" || event.kind == "played-by" || event.kind == "used" || event.kind == "used-by";
}
/// The card that the action is was played before it was announced.
bool is_card_before(const ShownEvent& event) { return event.kind == "played-by" || event.kind == "used-by"; }
bool closes(const ShownEvent& event) {
  return event.kind == "phase-began" || event.kind == "succeeded" || event.kind == "action-ended";
}

class CourseReader {
 public:
  VtesCourse course{};

  void begin(const ShownEvent& event) {
    course.stealth = vtes_event::number(event, "stealth");
    course.bleed = vtes_event::number(event, "bleed");
  }
  void add_card(const ShownEvent& event) {
    course.cards.push_back(
        {vtes_event::word(event, "card"), vtes_event::word(event, "minion"), vtes_event::seat_of(event)});
  }
  void tell(const ShownEvent& event) {
    if (is_card(event)) return add_card(event);
    if (event.kind == "stealth-added") return change("stealth", course.stealth, vtes_event::number(event));
    if (event.kind == "bleed-changed") return change("bleed", course.bleed, vtes_event::number(event));
    // Of somebody else the number tells nothing of this attempt.
    if (event.kind == "intercept-added" &&
        (course.blocker.empty() || course.blocker == vtes_event::word(event, "minion")))
      return change("intercept", course.intercept, vtes_event::number(event));
    if (event.kind == "blocks") {
      course.blocker = vtes_event::word(event, "minion");
      course.intercept = vtes_event::number(event, "intercept");
      course.stealth = vtes_event::number(event, "stealth");
    }
    if (event.kind == "block-failed") {
      course.blocker = {};
      course.intercept = 0;
    }
  }

 private:
  /// It comes of the card that was played last.
  void change(std::string_view what, std::int64_t& number, std::int64_t now) {
    if (!course.cards.empty() && now != number) course.cards.back().changes.push_back({what, now - number});
    number = now;
  }
};

}  // namespace

std::optional<VtesCourse> vtes_course(std::span<const ShownEvent> events) {
  std::size_t at = events.size();
  while (at > 0 && !vtes_event::announces(events[at - 1])) --at;
  if (at == 0) return std::nullopt;
  const ShownEvent& announced = events[at - 1];
  CourseReader reader;
  reader.begin(announced);
  for (std::size_t i = at - 1; i > 0; --i) {
    const ShownEvent& before = events[i - 1];
    if (closes(before)) break;
    if (!is_card_before(before)) continue;
    if (vtes_event::word(before, "minion") == vtes_event::word(announced, "minion")) reader.add_card(before);
    break;
  }
  for (const ShownEvent& event : events.subspan(at)) reader.tell(event);
  return reader.course;
}

}  // namespace krypta::cli
