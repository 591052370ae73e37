#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "cli/vtes/board.hpp"
#include "cli/vtes/cards.hpp"
#include "cli/vtes/event_fields.hpp"

/// The log of VTES: a paragraph a turn, one an action and one a combat. What follows from what was told before is left
/// out, and what comes in several events of one kind is told in one sentence.
namespace krypta::cli {

namespace {

using Rest = std::span<const ShownEvent>;
namespace told = vtes_event;

template <std::size_t N>
bool is_any_of(std::string_view kind, const std::array<std::string_view, N>& kinds) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

/// The board says it, or what comes next.
bool is_silent(std::string_view kind) {
  constexpr std::array<std::string_view, 8> kinds{"phase-began", "drew",         "unlocked", "declined",
                                                  "succeeded",   "combat-ended", "stole",    "edge-pool"};
  return is_any_of(kind, kinds);
}
/// The next event that is told at all.
const ShownEvent* after(Rest events) {
  for (const ShownEvent& event : events.subspan(1)) {
    if (!is_silent(event.kind) && event.kind != "drew-card") return &event;
  }
  return nullptr;
}
/// An action that is a card is announced when the card has been played.
bool begins_action(Rest events) {
  const ShownEvent& first = events.front();
  if (told::announces(first)) return true;
  const ShownEvent* next = first.kind == "played-by" || first.kind == "used-by" ? after(events) : nullptr;
  return next != nullptr && told::announces(*next) && told::word(*next, "minion") == told::word(first, "minion");
}
bool begins_part(Rest events) {
  constexpr std::array<std::string_view, 5> kinds{"turn-began", "combat-began", "ousted", "time-up", "stalled"};
  return is_any_of(events.front().kind, kinds) || begins_action(events);
}
bool is_followed(Rest events, std::string_view kind, std::string_view next) {
  return events.front().kind == kind && events.size() > 1 && events[1].kind == next;
}
/// A counter comes out of the pool. VT-622
bool is_transfer(Rest events) {
  return events.front().kind == "transferred" || is_followed(events, "pool-burned", "transferred");
}
/// These surprise, so the reader may want to know the rule.
bool names_rule(std::string_view kind) {
  constexpr std::array<std::string_view, 4> kinds{"fizzled", "contested", "stalled", "time-up"};
  return is_any_of(kind, kinds);
}

/// Whether an event says no more than those before it in the same paragraph.
class Repeats {
 public:
  [[nodiscard]] bool operator()(Rest events) const {
    const ShownEvent& event = events.front();
    // With what somebody strikes was played for it.
    if (event.kind == "played-by") {
      const ShownEvent* next = after(events);
      return next != nullptr && next->kind == "struck-with" && told::word(*next, "card") == told::word(event, "card");
    }
    // Who acts or blocks is locked by it, and so is most of what is used.
    if (event.kind == "locked") {
      const std::string_view card = told::word(event, "card");
      return card == acting_ || card == blocker_ || card == used_;
    }
    // Everything of whoever is ousted leaves the game.
    if (event.kind == "removed") return ousted_;
    // What damage takes from a vampire is blood.
    if (event.kind == "blood-lost") return told::word(event, "card") == hurt_;
    if (event.kind == "round-began") return told::number(event) == 1;
    // It is close unless somebody maneuvers, and whoever does says to where.
    return event.kind == "range-set";
  }
  void tell(const ShownEvent& event) {
    if (told::announces(event)) acting_ = told::word(event, "minion");
    if (event.kind == "blocked") blocker_ = told::word(event, "minion");
    if (event.kind == "used" || event.kind == "used-by") used_ = told::word(event, "card");
    if (event.kind == "ousted" || event.kind == "turn-began") ousted_ = event.kind == "ousted";
    const bool hurts = event.kind == "damaged" || event.kind == "damaged-badly";
    if (hurts || event.kind != "blood-lost") hurt_ = hurts ? told::word(event, "minion") : std::string_view{};
  }

 private:
  std::string_view acting_{};
  std::string_view blocker_{};
  std::string_view hurt_{};
  std::string_view used_{};
  bool ousted_ = false;
};

/// Cards that the reader draws one after the other.
std::string take_draws(Rest& events, const Reader& reader) {
  const std::string_view kind = events.front().kind;
  const Seat s = told::seat_of(events.front());
  std::string list;
  for (; !events.empty() && events.front().kind == kind && told::seat_of(events.front()) == s;
       events = events.subspan(1))
    list += (list.empty() ? "" : ", ") + vt_card_name(told::word(events.front(), "card"), reader);
  const std::array<text::Argument, 1> arguments{text::Argument{"cards", list}};
  return reader.say(kind == "drew-card" ? "vt-ui-drew" : "vt-ui-drew-crypt", arguments);
}

/// How often somebody does the same in a row.
unsigned take_same(Rest& events) {
  const std::string_view kind = events.front().kind;
  const Seat s = told::seat_of(events.front());
  unsigned times = 0;
  for (; !events.empty() && events.front().kind == kind && told::seat_of(events.front()) == s;
       events = events.subspan(1))
    ++times;
  return times;
}

std::string say_times(std::string_view key, Seat s, unsigned times, const Reader& reader) {
  Message words{std::string{key}};
  words.add("seat", s);
  words.add_number("count", times);
  return reader.say(words);
}

unsigned take_transfers(Rest& events) {
  const Seat s = told::seat_of(events.front());
  unsigned times = 0;
  for (; !events.empty() && is_transfer(events) && told::seat_of(events.front()) == s; events = events.subspan(1))
    times += events.front().kind == "transferred" ? 1 : 0;
  return times;
}

/// Each counter goes to the pool.
unsigned take_counters_back(Rest& events) {
  const Seat s = told::seat_of(events.front());
  unsigned times = 0;
  while (!events.empty() && events.front().kind == "took-back" && told::seat_of(events.front()) == s) {
    events = events.subspan(is_followed(events, "took-back", "pool-gained") ? 2 : 1);
    ++times;
  }
  return times;
}

/// Takes a sentence off the events, and with it what belongs into the same.
std::string take_sentence(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool own = first.kind == "drew-card" || first.kind == "drew-vampire";
  if (own && told::seat_of(first) == reader.seat) return take_draws(events, reader);
  const Seat s = told::seat_of(first);
  if (is_transfer(events)) return say_times("vt-ui-transferred", s, take_transfers(events), reader);
  if (first.kind == "took-back") return say_times("vt-ui-took-back", s, take_counters_back(events), reader);
  if (first.kind == "drew-crypt") return say_times("vt-ui-others-drew-crypt", s, take_same(events), reader);
  events = events.subspan(1);
  const std::string text = reader.say(first.message);
  return names_rule(first.kind) && !first.rules.empty() ? text + " " + reader.rule(first.rules[0]) : text;
}

/// A turn up to its first action, an action, a combat, or what is left of them to tell.
Paragraph take_part(Rest& events, Repeats& repeats, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool turn = first.kind == "turn-began";
  const bool action = begins_action(events) || first.kind == "combat-began";
  bool awaited = begins_action(events) && !told::announces(first);  // its card comes first
  if (turn) {
    repeats.tell(first);
    events = events.subspan(1);
  }
  std::string text;
  const auto goes_on = [&] {
    if (events.empty() || (action && events.front().kind == "phase-began")) return false;
    return (awaited && told::announces(events.front())) || !begins_part(events);
  };
  for (bool more = !events.empty() && (!turn || !begins_part(events)); more;) {
    const ShownEvent& next = events.front();
    awaited = awaited && !told::announces(next);
    const bool silent = is_silent(next.kind) || repeats(events);
    repeats.tell(next);
    if (silent) {
      events = events.subspan(1);
    } else {
      text += (text.empty() ? "" : " ") + take_sentence(events, reader);
    }
    more = goes_on();
  }
  if (turn) {
    const std::string heading = reader.say(first.message);
    return {wrapped(text.empty() ? heading : heading + " " + text, reader.sign(told::seat_of(first)) + " ", "  ",
                    reader.width),
            text.empty()};
  }
  if (text.empty()) return {};
  const std::string_view margin = first.kind == "combat-began" ? "    " : "  ";
  return {wrapped(text, margin, margin, reader.width)};
}

}  // namespace

std::vector<Paragraph> tell_vtes(std::span<const ShownEvent> events, const Reader& reader) {
  Repeats repeats;
  return paragraphs_of(events, [&](Rest& rest) { return take_part(rest, repeats, reader); });
}

}  // namespace krypta::cli
