#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "cli/mascarade/board.hpp"

/// The log of Mascarade: a paragraph a turn.
namespace krypta::cli {

namespace {

constexpr std::string_view indent = "  ";
using Rest = std::span<const ShownEvent>;

const Value& field(const ShownEvent& event, std::string_view name) {
  static const Value nothing;
  const Value* value = event.fields.find(name);
  return value == nullptr ? nothing : *value;
}
/// Seat::chance for a card in the middle, which is nobody's.
Seat seat_in(const ShownEvent& event, std::string_view name = "seat") {
  const std::int64_t* value = field(event, name).integer();
  return value == nullptr ? Seat::chance : seat(static_cast<unsigned>(*value));
}

std::int64_t number_in(const ShownEvent& event, std::string_view name) {
  const std::int64_t* value = field(event, name).integer();
  return value == nullptr ? 0 : *value;
}

/// These surprise, so the reader may want to know the rule.
bool shows_rule(std::string_view kind) {
  constexpr std::array<std::string_view, 4> surprising{"must-swap", "nobody-true", "no-effect", "cheat-won"};
  return std::ranges::find(surprising, kind) != surprising.end();
}

std::string sentence(const ShownEvent& event, const Reader& reader) {
  std::string text = reader.say(event.message);
  if (!shows_rule(event.kind) || event.rules.empty()) return text;
  return text + " " + reader.rule(event.rules[0]);
}

/// What several do one after the other is told once: the key of the sentence for all of them, or nothing.
std::string_view told_together(std::string_view kind) {
  if (kind == "passed") return "ma-ui-passed";
  return kind == "fined" ? "ma-ui-all-fined" : "";
}

/// Takes a sentence off the events, and with it those who did the same.
std::string take_sentence(Rest& events, const Reader& reader) {
  const std::string_view kind = events.front().kind;
  const std::string_view together = told_together(kind);
  if (together.empty() || events.size() == 1 || events[1].kind != kind) {
    const std::string text = sentence(events.front(), reader);
    events = events.subspan(1);
    return text;
  }
  std::string names;
  for (; !events.empty() && events.front().kind == kind; events = events.subspan(1)) {
    const Seat s = seat_in(events.front());
    names += (names.empty() ? "" : ", ") + (s == reader.seat ? reader.say("play-you") : reader.names[number(s)]);
  }
  const std::array<text::Argument, 1> arguments{text::Argument{"names", names}};
  return reader.say(together, arguments);
}

/// Takes off where all the cards lie, when they are dealt and when the match is over: players, then the middle.
Lines take_cards(Rest& events, const Reader& reader) {
  const std::string_view kind = events.front().kind;
  std::string of_players;
  std::string of_middle;
  Seat before = Seat::chance;
  for (; !events.empty() && events.front().kind == kind; events = events.subspan(1)) {
    const Seat owner = seat_in(events.front(), "owner");
    const std::string* id = field(events.front(), "character").text();
    const std::string name = id == nullptr ? "" : reader.say("ma-character-" + *id);
    if (!is_player(owner)) {
      of_middle += (of_middle.empty() ? "" : ", ") + name;
    } else if (owner == before) {
      of_players += ",\u00A0" + name;
    } else {
      of_players += (of_players.empty() ? "" : "; ") + reader.sign(owner) + "\u00A0" + reader.names[number(owner)] +
                    ":\u00A0" + name;
    }
    before = owner;
  }
  const std::array<text::Argument, 1> arguments{text::Argument{"cards", of_players}};
  std::string text = reader.say("ma-ui-cards", arguments);
  if (!of_middle.empty()) text += " " + reader.say("ma-ui-centre") + ":\u00A0" + of_middle + ".";
  return wrapped(text, indent, indent);
}

/// Everybody is ready at once in a terminal, sealed answers are told when they are opened, and cards that were taken
/// always come back.
bool is_noise(std::string_view kind) { return kind == "is-ready" || kind == "has-answered" || kind == "put-back"; }

bool begins_paragraph(std::string_view kind) {
  return kind == "turn-began" || kind == "dealt" || kind == "lies" || kind == "won" || kind == "first-drawn";
}

/// A turn, or what is left of it to tell.
Paragraph take_turn(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool begins = first.kind == "turn-began";
  bool heading = begins;
  std::string text;
  for (bool more = true; more; more = !events.empty() && !begins_paragraph(events.front().kind)) {
    const std::string_view kind = events.front().kind;
    if (is_noise(kind) || kind == "turn-began") {
      events = events.subspan(1);
      continue;
    }
    heading = heading && kind == "must-swap";
    text += " " + take_sentence(events, reader);
  }
  if (!begins) return text.empty() ? Paragraph{} : Paragraph{wrapped(text.substr(1), indent, indent)};
  // The sign and what follows say whose turn it is; where nothing follows, it has to be said.
  const std::array<text::Argument, 1> turn{text::Argument{"turn", number_in(first, "turn")}};
  const std::string start = heading ? sentence(first, reader) : reader.say("ma-ui-turn", turn) + ".";
  return {wrapped(start + text, reader.sign(seat_in(first)) + " ", indent), heading};
}

}  // namespace

std::vector<Paragraph> tell_mascarade(std::span<const ShownEvent> events, const Reader& reader) {
  return paragraphs_of(events, [&](Rest& rest) {
    const std::string_view kind = rest.front().kind;
    return kind == "dealt" || kind == "lies" ? Paragraph{take_cards(rest, reader)} : take_turn(rest, reader);
  });
}

}  // namespace krypta::cli
