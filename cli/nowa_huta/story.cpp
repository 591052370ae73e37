#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "cli/nowa_huta/board.hpp"

/// The log of Wampiry w Nowej Hucie.
namespace krypta::cli {

namespace {

constexpr std::string_view indent = "  ";

std::int64_t number_in(const ShownEvent& event, std::string_view field) {
  const Value* value = event.fields.find(field);
  return value == nullptr || value->integer() == nullptr ? 0 : *value->integer();
}
std::string word_in(const ShownEvent& event, std::string_view field) {
  const Value* value = event.fields.find(field);
  return value == nullptr || value->text() == nullptr ? "" : *value->text();
}
Seat seat_in(const ShownEvent& event) { return seat(static_cast<unsigned>(number_in(event, "seat"))); }

template <std::size_t N>
bool is_one_of(std::string_view kind, const std::array<std::string_view, N>& kinds) {
  return std::ranges::find(kinds, kind) != kinds.end();
}

/// Whether the sentence stands behind the one before it, on the same line.
bool joins(const ShownEvent& event, std::string_view before) {
  constexpr std::array<std::string_view, 14> following{"vampire-moved",     "vampire-held",
                                                       "circle-pawn-moved", "circle-pawn-held",
                                                       "removed",           "moved",
                                                       "exchanged",         "attacked",
                                                       "gambited",          "modifier-placed",
                                                       "modifier-kept",     "modifier-cancelled",
                                                       "sabbath-called",    "sabbath-already-called"};
  if (event.kind == "has-chosen") return before == "has-chosen" || before.ends_with("-card-fixed");
  if (event.kind == "action-declined") return before == "ability-declined";
  // What an ability places belongs to it; the two of step d are a step of their own. NH-052
  if (event.kind == "placed") return std::ranges::find(event.rules, RuleId{52}) == event.rules.end();
  return is_one_of(event.kind, following);
}

/// These surprise, so the reader may want to know the rule.
bool shows_rule(std::string_view kind) {
  constexpr std::array<std::string_view, 7> surprising{"vampire-held",          "circle-pawn-held", "modifier-kept",
                                                       "nothing-placed",        "blood-dusk-due",   "armageddon-due",
                                                       "sabbath-already-called"};
  return is_one_of(kind, surprising);
}

std::string sentence(const ShownEvent& event, const Reader& reader) {
  std::string text = reader.say(event.message);
  if (!shows_rule(event.kind) || event.rules.empty()) return text;
  return text + " " + reader.rule(event.rules[0]);
}

/// One estate a row, one seat a column, a remark at the top of it all.
class EstateTable {
 public:
  EstateTable(std::string title, const Reader& reader) : title_(std::move(title)), reader_(reader) {}

  void add(const std::string& estate, Seat s, const std::string& text) {
    if (rows_.empty() || rows_.back().estate != estate) rows_.push_back({estate, {}});
    if (is_player(s)) rows_.back().cells[s] = text;
  }
  void total(Seat s, std::int64_t points) { totals_[s] = std::to_string(points); }

  [[nodiscard]] Lines lines(bool with_totals) const {
    const auto seats = static_cast<unsigned>(reader_.names.size());
    std::string head = std::string{indent} + pad_right("", first);
    for (unsigned s = 0; s < seats; ++s) head += pad_right(reader_.sign(seat(s)), cell);
    Lines all{head + reader_.paint(Ink::dim, title_)};
    for (const Row& row : rows_) all.push_back(line(reader_.say("nh-estate-" + row.estate), row.cells, seats));
    if (with_totals) all.push_back(line(reader_.say("play-nh-total"), totals_, seats));
    return all;
  }

 private:
  using Cells = std::map<Seat, std::string>;
  struct Row {
    std::string estate;
    Cells cells;
  };
  static constexpr std::size_t first = 12;
  static constexpr std::size_t cell = 10;

  [[nodiscard]] std::string line(const std::string& label, const Cells& cells, unsigned seats) const {
    std::string text = std::string{indent} + pad_right(label, first);
    for (unsigned s = 0; s < seats; ++s) {
      const auto found = cells.find(seat(s));
      text += pad_right(found == cells.end() ? reader_.paint(Ink::dim, "·") : found->second, cell);
    }
    return text.substr(0, text.find_last_not_of(' ') + 1);
  }

  std::string title_;
  const Reader& reader_;
  std::vector<Row> rows_;
  Cells totals_;
};

using Rest = std::span<const ShownEvent>;

/// Takes a scoring off the events: all Sabbath scorings of a turn together, or one of all seven estates.
Lines take_scores(Rest& events, const Reader& reader) {
  EstateTable table{reader.say("play-nh-scores"), reader};
  std::string called;
  for (; !events.empty(); events = events.subspan(1)) {
    const ShownEvent& event = events.front();
    if (event.kind == "sabbath-scoring") {
      called += (called.empty() ? "" : " ") + reader.say(event.message);
    } else if (event.kind == "scored") {
      table.add(word_in(event, "estate"), seat_in(event),
                std::to_string(number_in(event, "count")) + " → " + std::to_string(number_in(event, "points")));
      table.total(seat_in(event), number_in(event, "total"));
    } else if (event.kind == "nobody-scored") {
      table.add(word_in(event, "estate"), Seat::spectator, "");
    } else {
      break;
    }
  }
  if (called.empty()) return table.lines(true);
  Lines lines = wrapped(called, indent, indent);
  for (std::string& line : table.lines(false)) lines.push_back(std::move(line));
  return lines;
}

/// Takes what Armageddon has left off the events.
Lines take_removal(Rest& events, const Reader& reader) {
  std::map<std::pair<std::string, Seat>, std::int64_t> kept;
  EstateTable table{reader.say("play-nh-removal"), reader};
  for (; !events.empty() && (events.front().kind == "kept" || events.front().kind == "returned");
       events = events.subspan(1)) {
    const ShownEvent& event = events.front();
    const std::string estate = word_in(event, "estate");
    std::int64_t& stays = kept[{estate, seat_in(event)}];
    std::int64_t had = number_in(event, "count") + stays;
    if (event.kind == "kept") stays = number_in(event, "count");
    table.add(estate, seat_in(event), std::to_string(had) + " → " + std::to_string(stays));
  }
  return table.lines(false);
}

/// The new order track in one line.
Lines take_order(Rest& events, const Reader& reader) {
  std::string line = reader.say("nh-ui-order") + ":";
  for (; !events.empty() && events.front().kind == "order-updated"; events = events.subspan(1)) {
    line += (line.back() == ':' ? " " : ", ") + std::to_string(number_in(events.front(), "place")) + "\u00A0" +
            reader.sign(seat_in(events.front())) + "\u00A0" + reader.names[number(seat_in(events.front()))];
  }
  return wrapped(line, indent, indent);
}

Lines heading(const ShownEvent& event, const Reader& reader) {
  const std::array<text::Argument, 1> turn{text::Argument{"turn", number_in(event, "turn")}};
  return {"", reader.paint(Ink::bold, "═══ " + reader.say("nh-ui-turn", turn) + " ═══")};
}

/// Whether the next sentence says again what action is used.
bool says_action(const ShownEvent& event) {
  constexpr std::array<std::string_view, 4> kinds{"attacked", "gambited", "sabbath-called", "sabbath-already-called"};
  return is_one_of(event.kind, kinds);
}

/// Whether the cards are shown right after these events, so that nobody cares any more who has chosen.
bool is_revealed(Rest events) {
  const auto next = std::ranges::find_if(events, [](const ShownEvent& event) { return event.kind != "has-chosen"; });
  return next != events.end() && next->kind == "plan-revealed";
}

/// The sentences that belong together, behind the sign of the player whose turn begins with them.
Lines take_paragraph(Rest& events, const Reader& reader) {
  const ShownEvent& first = events.front();
  const bool signed_line = first.kind == "turn-taken" || first.kind == "plan-revealed";
  std::string text = sentence(first, reader);
  std::string_view before = first.kind;
  for (events = events.subspan(1); !events.empty() && joins(events.front(), before); events = events.subspan(1)) {
    if (events.front().kind == "has-chosen" && is_revealed(events)) break;
    text += " " + sentence(events.front(), reader);
    before = events.front().kind;
  }
  return wrapped(text, signed_line ? reader.sign(seat_in(first)) + " " : std::string{indent}, indent);
}

/// The parts of a turn; an empty line stands between them.
enum class Part { other, reveal, turns, end };
Part part_of(std::string_view kind, Part before) {
  if (kind == "plan-revealed") return Part::reveal;
  if (kind == "turn-taken") return Part::turns;
  if (kind.ends_with("-scoring") || kind == "order-updated") return Part::end;
  return before;
}

}  // namespace

std::vector<Paragraph> tell_nowa_huta(std::span<const ShownEvent> events, const Reader& reader) {
  std::vector<Paragraph> paragraphs;
  Part part = Part::other;
  Rest rest = events;
  while (!rest.empty()) {
    const std::string_view kind = rest.front().kind;
    if ((kind == "has-chosen" && is_revealed(rest)) ||
        (kind == "action-used" && rest.size() > 1 && says_action(rest[1]))) {
      rest = rest.subspan(1);
      continue;
    }
    if (kind == "turn-began") {
      paragraphs.push_back({heading(rest.front(), reader), true});
      rest = rest.subspan(1);
      continue;
    }
    Paragraph paragraph;
    if (const Part next = part_of(kind, part); next != part) {
      if (!paragraphs.empty()) paragraph.lines.emplace_back();
      part = next;
    }
    Lines lines;
    if (kind == "sabbath-scoring" || kind == "scored" || kind == "nobody-scored") {
      lines = take_scores(rest, reader);
    } else if (kind == "kept" || kind == "returned") {
      lines = take_removal(rest, reader);
    } else if (kind == "order-updated") {
      lines = take_order(rest, reader);
    } else {
      lines = take_paragraph(rest, reader);
    }
    for (std::string& line : lines) paragraph.lines.push_back(std::move(line));
    paragraphs.push_back(std::move(paragraph));
  }
  return paragraphs;
}

}  // namespace krypta::cli
