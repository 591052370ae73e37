#include "server/table/shown.hpp"

#include <algorithm>
#include <array>

#include "engine/core/codec.hpp"
#include "server/table/archive.hpp"
#include "server/table/propose.hpp"

namespace krypta::server {

namespace {

constexpr std::array<std::string_view, 16> kinds{"created",   "sat",   "stood",     "bot",   "stirred",    "started",
                                                 "choice",    "away",  "back",      "said",  "asked-back", "answered",
                                                 "took-back", "again", "asked-end", "closed"};

/// The observer's number of a line of the history he was told of.
std::uint32_t number_of_line(const Table& table, std::uint32_t line, Seat observer) {
  const auto end = table.history().begin() + line + 1;
  return static_cast<std::uint32_t>(
      std::count_if(table.history().begin(), end, [&](const Told& told) { return told.audience.has(observer); }));
}

class Line {
 public:
  Line(const Table& table, Seat observer, const wire::Voice& voice)
      : table_(table), observer_(observer), voice_(voice) {}

  [[nodiscard]] Value shown(const Told& told, std::uint32_t number) const {
    Value line =
        Value::Object{{"number", number}, {"at", told.at}, {"kind", kinds[static_cast<std::size_t>(told.kind)]}};
    if (told.kind == Told::Kind::choice) {
      // Who chose what is told by the events, to those who may know it.
      if (told.seat == observer_) {
        line.set("choice", told.text);
        if (!told.id.empty()) line.set("id", told.id);
      }
    } else {
      if (is_player(told.seat)) line.set("seat", to_value(told.seat));
      if (!told.text.empty()) line.set("text", told.text);
    }
    if (told.kind == Told::Kind::choice || told.kind == Told::Kind::started) line.set("events", events(told));
    if (told.kind == Told::Kind::took_back) line.set("undone", undone(told));
    return line;
  }

 private:
  [[nodiscard]] Value events(const Told& told) const {
    Value::Array all;
    for (const LoggedEvent& event : told.events) {
      if (!event.audience.has(observer_)) continue;
      all.push_back(wire::event_value(*table_.match(), table_.match()->show(event), voice_, observer_, false));
    }
    return all;
  }
  [[nodiscard]] Value undone(const Told& told) const {
    Value::Array numbers;
    for (const std::uint32_t line : told.undone) {
      if (table_.history()[line].audience.has(observer_)) numbers.emplace_back(number_of_line(table_, line, observer_));
    }
    return numbers;
  }
  const Table& table_;
  Seat observer_;
  const wire::Voice& voice_;
};

/// The lines after the first `have` that the observer was told.
Value lines(const Table& table, Seat observer, std::uint32_t have, const wire::Voice& voice) {
  const std::vector<Told>& history = table.history();
  std::uint32_t number = table.told(observer);
  std::size_t from = history.size();
  for (std::uint32_t at = number; at > have && from > 0;) {
    --from;
    if (history[from].audience.has(observer)) --at;
  }
  number = std::min(have, number);
  const Line line{table, observer, voice};
  Value::Array all;
  for (std::size_t i = from; i < history.size(); ++i) {
    if (history[i].audience.has(observer)) all.push_back(line.shown(history[i], ++number));
  }
  return all;
}

Value seats_value(const Table& table, const wire::Voice& voice) {
  Value::Array seats;
  for (unsigned s = 0; s < table.seats(); ++s) {
    const Table::Chair& chair = table.chair(seat(s));
    Value shown = Value::Object{};
    switch (chair.sitter.kind) {
      case Sitter::Kind::nobody: shown.set("kind", "open"); break;
      case Sitter::Kind::person: shown.set("kind", "person"); break;
      case Sitter::Kind::bot: shown.set("kind", "bot"); break;
    }
    if (!voice.names[s].empty()) shown.set("name", voice.names[s]);
    if (chair.sitter.kind == Sitter::Kind::bot) shown.set("level", chair.sitter.level);
    if (chair.away) shown.set("away", true);
    if (chair.person() && table.host() == chair.sitter.account) shown.set("host", true);
    if (!chair.entropy.empty()) shown.set("entropy", chair.entropy);
    seats.push_back(std::move(shown));
  }
  return seats;
}

Value clocks_value(const Table& table) {
  Value clock = clock_value(table.agreed().clock);
  if (table.state() != Table::State::running || table.agreed().clock.kind == ClockSettings::Kind::none) return clock;
  Value::Array seats;
  for (unsigned s = 0; s < table.seats(); ++s) {
    Value one = Value::Object{};
    if (const auto deadline = table.clocks().deadline(seat(s))) one.set("until", *deadline);
    if (table.agreed().clock.kind == ClockSettings::Kind::bank) one.set("left", table.clocks().left(seat(s)));
    seats.push_back(std::move(one));
  }
  clock.set("seats", std::move(seats));
  return clock;
}

Value chance_value(const Table& table) {
  Value chance = Value::Object{{"commitment", fair::commitment(table.agreed().game, table.agreed().secret)}};
  if (table.state() == Table::State::over) chance.set("secret", fair::to_hex(table.agreed().secret));
  return chance;
}

Value ending_value(const Table& table) {
  const Table::Ending& ending = table.ending();
  return Value::Object{{"agreed", to_value(ending.agreed)},
                       {"against", to_value(ending.against)},
                       {"without", ending.since + patience_to_end}};
}

/// The part of `now` that there is while a match is played.
void set_match(Value& now, const Table& table, Seat observer, const wire::Voice& voice) {
  const AnyMatch& match = *table.match();
  const Pending pending = match.pending();
  Value::Array colours;
  for (const unsigned colour : match.colours()) colours.emplace_back(colour);
  now.set("colours", std::move(colours));
  now.set("view", match.view(observer));
  now.set("deciding", to_value(pending.must));
  if (is_player(observer) && pending.able().has(observer) && !table.chair(observer).away) {
    Value decision = wire::decision_value(match, observer, voice);
    decision.set("must", pending.must.has(observer));
    now.set("decision", std::move(decision));
  }
  if (pending.over) now.set("result", wire::outcome_value(match.result()));
  if (table.asking()) {
    now.set("asking",
            Value::Object{{"seat", to_value(table.asking()->seat)}, {"waiting", to_value(table.asking()->waiting)}});
  }
  if (is_player(observer) && table.state() == Table::State::running) {
    const auto line = table.last_line_of(observer);
    now.set("may_take_back", line.has_value() && !table.history()[*line].id.empty());
  }
}

}  // namespace

wire::Voice voice_of(const Table& table, const text::Speech& speech) {
  wire::Voice voice{&speech, std::vector<std::string>(table.seats())};
  if (table.match() != nullptr) voice.names = speech.plain_names(table.match()->colours());
  for (unsigned s = 0; s < table.seats(); ++s) {
    const Sitter& sitter = table.chair(seat(s)).sitter;
    if (sitter.kind == Sitter::Kind::person) voice.names[s] = sitter.name;
  }
  return voice;
}

Value whole_packet(const Table& table, Seat observer, const text::Speech& speech) {
  const Value whole = packet(table, observer, 0, speech);
  return Value::Object{{"number", *whole.find("number")}, {"told", *whole.find("told")}, {"now", *whole.find("now")}};
}

namespace {

/// What was told while the match was played, and what has been said since.
Value archived_packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech) {
  const Value kept = table.archive()->shown(observer, speech.language());
  const std::uint32_t kept_lines = table.archive()->told(observer);
  Value::Array told;
  if (const Value* before = kept.find("told"); before != nullptr && before->array() != nullptr) {
    const auto from = std::min<std::size_t>(have, before->array()->size());
    told.assign(before->array()->begin() + static_cast<std::ptrdiff_t>(from), before->array()->end());
  }
  const Value since = lines(table, observer, std::max(have, kept_lines), voice_of(table, speech));
  told.insert(told.end(), since.array()->begin(), since.array()->end());
  Value now = kept.find("now") == nullptr ? Value{} : *kept.find("now");
  if (!table.played_again().empty()) now.set("again", table.played_again());
  now.set("archived", true);
  Value all;
  all.set("table", table.id());
  all.set("seat", to_value(observer));
  all.set("from", std::min(have, table.told(observer)));
  all.set("number", table.told(observer));
  all.set("told", std::move(told));
  all.set("now", std::move(now));
  return all;
}

}  // namespace

Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech) {
  if (table.archive() != nullptr) return archived_packet(table, observer, have, speech);
  const wire::Voice voice = voice_of(table, speech);
  const Created& agreed = table.agreed();
  Value options = Value::Object{};
  for (const auto& [name, value] : agreed.setup.options) options.set(name, value);
  // A list of members in braces would copy each of them, with all that is in it.
  Value now;
  now.set("state", state_name(table.state()));
  now.set("game", agreed.game);
  now.set("options", std::move(options));
  now.set("seats", seats_value(table, voice));
  now.set("clock", clocks_value(table));
  now.set("watching", watching_name(agreed.watching));
  now.set("listed", agreed.listed);
  now.set("chance", chance_value(table));
  // Who sits at the table may invite others.
  if (is_player(observer)) now.set("invitation", agreed.invitation);
  if (!agreed.previous.empty()) now.set("previous", agreed.previous);
  if (!table.played_again().empty()) now.set("again", table.played_again());
  // More about it is in the server's log: it may name a choice that was made in secret.
  if (!table.frozen().empty()) {
    now.set("frozen", table.frozen_by() == Table::Frozen::version ? "version" : "differs");
    if (table.ending().since != 0) now.set("ending", ending_value(table));
  }
  if (table.closed()) now.set("closed", closed_name(*table.closed()));
  if (table.match() != nullptr) set_match(now, table, observer, voice);
  Value all;
  all.set("table", table.id());
  all.set("seat", to_value(observer));
  all.set("from", std::min(have, table.told(observer)));
  all.set("number", table.told(observer));
  all.set("told", lines(table, observer, have, voice));
  all.set("now", std::move(now));
  return all;
}

}  // namespace krypta::server
