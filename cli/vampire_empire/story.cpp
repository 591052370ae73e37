#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "cli/play/shown_table.hpp"
#include "cli/vampire_empire/board.hpp"
#include "cli/vampire_empire/cards.hpp"

/// The log of Vampire Empire: a paragraph a turn, and one a round of combat. What comes in several events of one kind
/// is told in one sentence.
namespace krypta::cli {

namespace {

constexpr std::string_view indent = "  ";
using Rest = std::span<const ShownEvent>;

std::string_view word_in(const ShownEvent& event, std::string_view name) {
  return ShownTable::word(ShownTable::in(event.fields, name));
}
std::int64_t number_in(const ShownEvent& event, std::string_view name) {
  return ShownTable::number(ShownTable::in(event.fields, name));
}
Seat seat_in(const ShownEvent& event) { return seat(static_cast<unsigned>(number_in(event, "seat"))); }

template <std::size_t N>
bool is_one_of(std::string_view kind, const std::array<std::string_view, N>& kinds) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

/// Who plays no card in a window tells nothing, and what is named is told by what happens to it.
bool is_noise(std::string_view kind) {
  constexpr std::array<std::string_view, 6> kinds{"no-card",      "kept-secret", "named-character",
                                                  "named-marker", "named-card",  "combat-ended"};
  return is_one_of(kind, kinds);
}
/// These surprise, so the reader may want to know the rule.
bool shows_rule(std::string_view kind) {
  constexpr std::array<std::string_view, 4> kinds{"reshuffled", "out-of-cards", "found-nothing", "stood-down"};
  return is_one_of(kind, kinds);
}
bool is_end(std::string_view kind) {
  constexpr std::array<std::string_view, 4> kinds{"was-vampire", "counted-points", "won", "drawn"};
  return is_one_of(kind, kinds);
}
bool begins_paragraph(std::string_view kind, std::string_view before) {
  constexpr std::array<std::string_view, 3> kinds{"turn-began", "attacked", "round-began"};
  return is_one_of(kind, kinds) || (is_end(kind) && !is_end(before));
}

std::string sentence(const ShownEvent& event, const Reader& reader) {
  std::string text = reader.say(event.message);
  if (!shows_rule(event.kind) || event.rules.empty()) return text;
  return text + " " + reader.rule(event.rules[0]);
}

void append(std::string& list, std::string_view item) { list += (list.empty() ? "" : ", ") + std::string{item}; }

std::string with_list(std::string_view key, std::string_view argument, const std::string& list, const Reader& reader) {
  const std::array<text::Argument, 1> arguments{text::Argument{std::string{argument}, list}};
  return reader.say(key, arguments);
}

/// What the reader alone was shown in several events: their cards or characters, and the event that tells the others
/// how many there were.
struct Shown {
  std::string_view kind;
  std::string_view field;
  std::string_view key;
  std::string_view argument;
  std::string_view told_to_all;
};
constexpr std::array<Shown, 5> shown_alone{
    {{"vampire-drawn", "character", "ve-ui-vampires-drawn", "names", "vampires-drawn"},
     {"token-drawn", "character", "ve-ui-tokens-drawn", "names", "tokens-drawn"},
     {"got-card", "card", "ve-ui-got", "cards", "drew"},
     {"lost-card", "card", "ve-ui-lost", "cards", "lost-cards"},
     {"dropped-card", "card", "ve-ui-you-dropped", "cards", ""}}};

std::string thing_in(const ShownEvent& event, std::string_view field, const Reader& reader) {
  const std::string_view id = word_in(event, field);
  return field == "card" ? ve_card_name(id, reader) : reader.say(key("ve-character-", id));
}

std::string take_shown(Rest& events, const Shown& how, const Reader& reader) {
  std::string list;
  for (; !events.empty() && events.front().kind == how.kind && seat_in(events.front()) == reader.seat;
       events = events.subspan(1))
    append(list, thing_in(events.front(), how.field, reader));
  if (!events.empty() && events.front().kind == how.told_to_all && seat_in(events.front()) == reader.seat)
    events = events.subspan(1);
  return with_list(how.key, how.argument, list, reader);
}

/// Step 1, one's own: which cards into which pile.
std::string take_own_discards(Rest& events, const Reader& reader) {
  std::string moat;
  std::string cellar;
  for (; !events.empty() && events.front().kind == "discarded-card"; events = events.subspan(1))
    append(word_in(events.front(), "pile") == "moat" ? moat : cellar, thing_in(events.front(), "card", reader));
  std::string text = moat.empty() ? "" : with_list("ve-ui-to-moat", "cards", moat, reader);
  if (!cellar.empty()) text += (text.empty() ? "" : " ") + with_list("ve-ui-to-cellar", "cards", cellar, reader);
  return text;
}

std::string counted(std::string_view key, Seat s, std::int64_t count, const Reader& reader) {
  const std::array<text::Argument, 2> arguments{text::Argument{"name", reader.names[number(s)]},
                                                text::Argument{"count", count}};
  return reader.say(key, arguments);
}

/// What somebody else puts face down somewhere: how many.
std::string take_hidden(Rest& events, const Reader& reader) {
  const std::string_view kind = events.front().kind;
  const Seat s = seat_in(events.front());
  std::int64_t moat = 0;
  std::int64_t cellar = 0;
  for (; !events.empty() && events.front().kind == kind && seat_in(events.front()) == s; events = events.subspan(1))
    ++(word_in(events.front(), "pile") == "cellar" ? cellar : moat);
  std::string text;
  if (moat > 0) text = counted(kind == "dropped" ? "ve-ui-dropped" : "ve-ui-discarded-moat", s, moat, reader);
  if (cellar > 0) text += (text.empty() ? "" : " ") + counted("ve-ui-discarded-cellar", s, cellar, reader);
  return text;
}

std::string take_played(Rest& events, const Reader& reader) {
  const Seat s = seat_in(events.front());
  std::string list;
  for (; !events.empty() && events.front().kind == "played" && seat_in(events.front()) == s; events = events.subspan(1))
    append(list, thing_in(events.front(), "card", reader) + "\u00A0(" +
                     std::to_string(number_in(events.front(), "value")) + ")");
  if (s == reader.seat) return with_list("ve-ui-you-played", "cards", list, reader);
  const std::array<text::Argument, 2> arguments{text::Argument{"name", reader.names[number(s)]},
                                                text::Argument{"cards", list}};
  return reader.say("ve-ui-they-played", arguments);
}

std::string take_entering(Rest& events, const Reader& reader) {
  std::string list;
  for (; !events.empty() && events.front().kind == "entered"; events = events.subspan(1))
    append(list, thing_in(events.front(), "character", reader));
  return with_list("ve-ui-entered", "names", list, reader);
}

/// Takes a sentence off the events, and with it what belongs into the same.
std::string take_sentence(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const std::string_view kind = first.kind;
  const bool own = seat_in(first) == reader.seat;
  for (const Shown& how : shown_alone) {
    if (how.kind == kind && own) return take_shown(events, how, reader);
  }
  if (kind == "discarded-card" && own) return take_own_discards(events, reader);
  if ((kind == "discarded" || kind == "dropped") && !own) return take_hidden(events, reader);
  if (kind == "played") return take_played(events, reader);
  if (kind == "entered" && events.size() > 1 && events[1].kind == kind) return take_entering(events, reader);
  std::string text = sentence(first, reader);
  events = events.subspan(1);
  // Who was revealed just now shows it; somebody who comes in as a vampire is news.
  const bool revealed = kind == "revealed" || kind == "is-vampire";
  if (revealed && !events.empty() && events.front().kind == "showed-side") events = events.subspan(1);
  return text;
}

/// A turn, a round of combat, or what is left of it to tell.
Paragraph take_paragraph(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool begins = first.kind == "turn-began";
  if (begins) events = events.subspan(1);
  std::string text;
  std::string_view before = first.kind;
  for (bool more = !events.empty(); more;) {
    const std::string_view kind = events.front().kind;
    if (is_noise(kind)) {
      events = events.subspan(1);
    } else {
      text += " " + take_sentence(events, reader);
    }
    before = kind;
    more = !events.empty() && !begins_paragraph(events.front().kind, before);
  }
  if (!begins) return text.empty() ? Paragraph{} : Paragraph{wrapped(text.substr(1), indent, indent)};
  // The sign and what follows say whose turn it is; where nothing follows, it has to be said.
  const std::array<text::Argument, 1> turn{text::Argument{"turn", number_in(first, "turn")}};
  const std::string_view time = word_in(first, "side") == "human" ? "ve-ui-day" : "ve-ui-night";
  const std::string start = text.empty() ? sentence(first, reader) : reader.say(time, turn) + ".";
  return {wrapped(start + text, reader.sign(seat_in(first)) + " ", indent), text.empty()};
}

}  // namespace

std::vector<Paragraph> tell_vampire_empire(std::span<const ShownEvent> events, const Reader& reader) {
  return paragraphs_of(events, [&](Rest& rest) { return take_paragraph(rest, reader); });
}

}  // namespace krypta::cli
