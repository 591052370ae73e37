#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "cli/play/shown_table.hpp"
#include "cli/vendetta/board.hpp"
#include "cli/vendetta/cards.hpp"

/// The log of Vendetta: a paragraph a turn, and one a location. What comes in several events of one kind is told in one
/// sentence.
namespace krypta::cli {

namespace {

constexpr std::string_view indent = "  ";
using Rest = std::span<const ShownEvent>;

std::string_view word_in(const ShownEvent& event, std::string_view name) {
  return ShownTable::word(ShownTable::in(event.fields, name));
}
Seat seat_in(const ShownEvent& event) {
  return seat(static_cast<unsigned>(ShownTable::number(ShownTable::in(event.fields, "seat"))));
}

template <std::size_t N>
bool is_one_of(std::string_view kind, const std::array<std::string_view, N>& kinds) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

/// What follows tells it, or the board does.
bool is_noise(std::string_view kind) {
  constexpr std::array<std::string_view, 7> kinds{"drew",       "built-hand", "turn-ended",   "planning-ended",
                                                  "has-chosen", "has-bid",    "blood-cleared"};
  return is_one_of(kind, kinds);
}
/// Everybody takes the cards back when a round is over.
bool comes_back(std::string_view kind) {
  constexpr std::array<std::string_view, 3> kinds{"came-back", "came-back-down-card", "came-back-down"};
  return is_one_of(kind, kinds);
}
bool is_end(std::string_view kind) { return kind == "scored" || kind == "won"; }
/// These surprise, so the reader may want to know the rule.
bool shows_rule(std::string_view kind) {
  constexpr std::array<std::string_view, 6> kinds{"in-frenzy",      "eliminated", "nothing-to-drain",
                                                  "no-victim-left", "ally-left",  "protected"};
  return is_one_of(kind, kinds);
}
bool begins_paragraph(std::string_view kind, std::string_view before) {
  constexpr std::array<std::string_view, 4> kinds{"round-began", "turn-began", "site-began", "round-ended"};
  return is_one_of(kind, kinds) || (is_end(kind) && !is_end(before));
}

std::string sentence(const ShownEvent& event, const Reader& reader) {
  std::string text = reader.say(event.message);
  if (!shows_rule(event.kind) || event.rules.empty()) return text;
  return text + " " + reader.rule(event.rules[0]);
}

/// Events of one kind that are told as a list.
struct Listed {
  std::string_view kind;
  std::string_view field;
  std::string_view key;
  std::string_view argument;
};
constexpr std::array<Listed, 3> listed{{{"drew-card", "card", "vd-ui-drew", "cards"},
                                        {"clan-offered", "clan", "vd-ui-offered-clans", "names"},
                                        {"relic-offered", "relic", "vd-ui-offered-relics", "names"}}};

std::string take_list(Rest& events, const Listed& how, const Reader& reader) {
  std::string list;
  for (; !events.empty() && events.front().kind == how.kind; events = events.subspan(1)) {
    const std::string_view id = word_in(events.front(), how.field);
    list +=
        (list.empty() ? "" : ", ") + (how.field == "clan" ? reader.say(key("vd-clan-", id)) : vd_card_name(id, reader));
  }
  const std::array<text::Argument, 1> arguments{text::Argument{std::string{how.argument}, list}};
  return reader.say(how.key, arguments);
}

/// Takes a sentence off the events, and with it what belongs into the same.
std::string take_sentence(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  for (const Listed& how : listed) {
    const bool own = how.kind != "drew-card" || seat_in(first) == reader.seat;
    if (how.kind == first.kind && own) return take_list(events, how, reader);
  }
  events = events.subspan(1);
  return sentence(first, reader);
}

/// A turn, a location, or what is left of it to tell.
Paragraph take_paragraph(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool turn = first.kind == "turn-began";
  const bool round_over = first.kind == "round-ended";
  if (turn) events = events.subspan(1);
  std::string text;
  std::string_view before = first.kind;
  for (bool more = !events.empty() && (!turn || !begins_paragraph(events.front().kind, before)); more;) {
    const std::string_view kind = events.front().kind;
    const bool used = kind == "acts" && events.size() > 1 && events[1].kind == "used-relic";
    if (is_noise(kind) || used || (round_over && comes_back(kind))) {
      events = events.subspan(1);
    } else {
      text += " " + take_sentence(events, reader);
    }
    before = kind;
    more = !events.empty() && !begins_paragraph(events.front().kind, before);
  }
  const std::string start = turn ? reader.sign(seat_in(first)) + " " : std::string{indent};
  if (text.empty()) return turn ? Paragraph{wrapped(sentence(first, reader), start, indent), true} : Paragraph{};
  return {wrapped(text.substr(1), start, indent)};
}

}  // namespace

std::vector<Paragraph> tell_vendetta(std::span<const ShownEvent> events, const Reader& reader) {
  return paragraphs_of(events, [&](Rest& rest) { return take_paragraph(rest, reader); });
}

}  // namespace krypta::cli
