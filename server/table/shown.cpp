#include "server/table/shown.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/codec.hpp"
#include "server/table/archive.hpp"
#include "server/table/propose.hpp"
#include "wire/moments.hpp"
#include "wire/patch.hpp"

namespace krypta::server {

namespace {

constexpr std::array<std::string_view, 22> kinds{"created",   "sat",   "stood",     "bot",    "stirred",    "started",
                                                 "choice",    "away",  "back",      "said",   "asked-back", "answered",
                                                 "took-back", "again", "asked-end", "closed", "halted",     "asks",
                                                 "brings",    "stops", "no-more",   "time"};

/// Lines of the history as an observer is told them.
class LineWriter {
 public:
  LineWriter(const Table& table, Seat observer, const wire::Voice& voice)
      : table_(table), observer_(observer), voice_(voice) {}

  /// The line of the history at `i`, which the observer counts as `number`.
  [[nodiscard]] Value write(std::size_t i, std::uint32_t number) const {
    const HistoryLine line = table_.history()[i];
    Value shown = Value::Object{
        {"number", number}, {"at", whole_second(line.at)}, {"kind", kinds[static_cast<std::size_t>(line.kind)]}};
    if (line.kind == HistoryLine::Kind::choice) {
      // Who chose what is told by the events, to those who may know it.
      if (line.seat == observer_) {
        shown.set("choice", line.text);
        if (!line.id.empty()) shown.set("id", line.id);
        if (line.passed) shown.set("passed", true);
      }
    } else {
      if (is_player(line.seat)) shown.set("seat", to_value(line.seat));
      if (!line.text.empty()) shown.set("text", line.text);
    }
    if (line.kind == HistoryLine::Kind::choice || line.kind == HistoryLine::Kind::started ||
        line.kind == HistoryLine::Kind::time)
      shown.set("events", events(i));
    if (line.kind == HistoryLine::Kind::took_back) shown.set("undone", undone(i, line.undone, number));
    return shown;
  }

 private:
  [[nodiscard]] Value events(std::size_t i) const {
    Value::Array all;
    for (const LoggedEvent& event : table_.events_of(static_cast<std::uint32_t>(i))) {
      if (!event.audience.has(observer_)) continue;
      all.push_back(wire::event_value(*table_.match(), table_.match()->show(event), voice_, observer_, false));
    }
    return all;
  }
  /// The observer's numbers of what was taken back: counted backwards from the line that tells it.
  [[nodiscard]] Value undone(std::size_t i, std::vector<std::uint32_t> lines, std::uint32_t number) const {
    const History& history = table_.history();
    std::ranges::sort(lines);
    Value::Array numbers;
    for (std::size_t at = i; !lines.empty(); --at) {
      const bool told = history.audience(at).has(observer_);
      if (lines.back() == at) {
        if (told) numbers.emplace_back(number);
        lines.pop_back();
      }
      if (told) --number;
      if (at == 0) break;
    }
    std::ranges::reverse(numbers);
    return numbers;
  }
  const Table& table_;
  Seat observer_;
  const wire::Voice& voice_;
};

/// The last of the observer's lines between two numbers, as many as are wanted.
class LastLines {
 public:
  enum class Bound : std::uint8_t { sent, none };
  LastLines(std::uint32_t after, std::uint32_t before, Bound bound) : after_(after), before_(before), bound_(bound) {}

  /// From the newest line to the oldest; false when there is no need to go on. `shown` makes the line, if it is wanted.
  template <class Shown>
  bool take(std::uint32_t number, Shown shown) {
    if (number <= after_) return false;
    if (number >= before_) return true;
    if (full()) {
      all_ = false;
      return false;
    }
    lines_.push_back(shown());
    return true;
  }
  /// Whether none between the numbers was left out.
  [[nodiscard]] bool all() const { return all_; }
  [[nodiscard]] Value::Array in_order() && {
    std::ranges::reverse(lines_);
    return std::move(lines_);
  }

 private:
  /// The first is sent whatever its size, and most packets have no other.
  [[nodiscard]] bool full() {
    if (bound_ == Bound::none || lines_.empty()) return false;
    bytes_ += to_json(lines_.back()).size();
    return lines_.size() == most_lines || bytes_ >= most_line_bytes;
  }
  std::uint32_t after_;
  std::uint32_t before_;
  Bound bound_;
  Value::Array lines_{};
  std::size_t bytes_ = 0;
  bool all_ = true;
};

void take_lines(const Table& table, Seat observer, const text::Speech& speech, LastLines& into) {
  const History& history = table.history();
  const wire::Voice voice = voice_of(table, speech);
  const LineWriter writer{table, observer, voice};
  std::uint32_t number = table.lines_told(observer);
  for (std::size_t i = history.size(); i-- > 0;) {
    if (!history.audience(i).has(observer)) continue;
    if (!into.take(number, [&] { return writer.write(i, number); })) return;
    --number;
  }
  if (table.archive() == nullptr) return;
  // What was told while the match was played comes before what has been said since.
  const Value kept = table.archive()->shown(observer, speech.language());
  const Value* told = kept.find("told");
  if (told == nullptr || told->array() == nullptr) return;
  number = std::min(number, static_cast<std::uint32_t>(told->array()->size()));
  while (number > 0 && into.take(number, [&] { return (*told->array())[number - 1]; })) --number;
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
    if (!chair.brought.empty()) shown.set("brings", true);
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
    if (const auto deadline = table.clocks().deadline(seat(s))) one.set("until", whole_second(*deadline));
    if (table.agreed().clock.kind == ClockSettings::Kind::bank)
      one.set("left", whole_second(table.clocks().left(seat(s))));
    seats.push_back(std::move(one));
  }
  clock.set("seats", std::move(seats));
  return clock;
}

Value limit_value(const Table& table) {
  Value limit = Value::Object{{"minutes", table.agreed().limit}};
  if (const auto end = table.time_up_at()) limit.set("until", whole_second(*end));
  return limit;
}

Value chance_value(const Table& table) {
  Value chance = Value::Object{{"commitment", fair::commitment(table.agreed().game, table.agreed().secret)}};
  if (table.state() == Table::State::over) chance.set("secret", fair::to_hex(table.agreed().secret));
  return chance;
}

/// What the observer may know of what everybody brings: his own, from the start what keeps everybody to it, and in the
/// end all of it.
Value brought_value(const Table& table, Seat observer) {
  Value shown = Value::Object{};
  if (is_player(observer) && !table.chair(observer).brought.empty()) shown.set("own", table.chair(observer).brought);
  if (table.state() == Table::State::open) return shown;
  Value::Array commitments;
  Value::Array texts;
  for (unsigned s = 0; s < table.seats(); ++s) {
    const std::string& text = table.chair(seat(s)).brought;
    commitments.push_back(fair::brought_commitment(table.agreed().game, table.agreed().secret, s, text));
    texts.push_back(text);
  }
  shown.set("commitments", std::move(commitments));
  if (table.state() == Table::State::over) shown.set("texts", std::move(texts));
  return shown;
}

Value ending_value(const Table& table) {
  const Table::Ending& ending = table.ending();
  return Value::Object{{"agreed", to_value(ending.agreed)},
                       {"against", to_value(ending.against)},
                       {"without", ending.since + patience_to_end}};
}

/// How far the learner is: which words of the script are about what happens now, of how many, what they point at, and
/// what he might choose.
Value lesson_value(const lessons::Lesson& lesson, const Table& table) {
  const lessons::Lesson::Standing standing = lesson.standing(*table.match(), table.progress());
  const std::vector<lessons::Saying>& sayings = lesson.script().sayings;
  Value shown = Value::Object{{"place", standing.place + 1}, {"of", sayings.size()}};
  if (standing.over) {
    shown.set("say", "end");
    shown.set("over", true);
    return shown;
  }
  if (standing.astray) {
    shown.set("astray", true);
    return shown;
  }
  const lessons::Saying& saying = sayings[standing.saying];
  shown.set("say", saying.key);
  Value::Array targets;
  for (const std::string& target : saying.targets) targets.emplace_back(target);
  shown.set("targets", std::move(targets));
  if (standing.advice) shown.set("advice", *standing.advice);
  return shown;
}

/// Where the observer wants to be asked.
Value stops_value(const Table& table, Seat observer) {
  Value::Array wanted;
  for (const StopInfo& stop : table.game().info().stops) {
    if (table.wants(observer, stop)) wanted.emplace_back(stop.name);
  }
  return Value::Object{{"on", std::move(wanted)}, {"able", table.chair(observer).stops.able}};
}

/// Those of the game's stops that stand at a question, which everybody could tell.
Value::Array standing_stops(const Table& table, const AnyMatch::PassedOver& passing) {
  Value::Array names;
  const auto& all = table.game().info().stops;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if ((passing.stops >> i & 1U) != 0) names.emplace_back(all[i].name);
  }
  return names;
}

/// The part of `now` that there is while a match is played.
void set_match(Value& now, const Table& table, Seat observer, const wire::Voice& voice) {
  const AnyMatch& match = *table.match();
  const Pending pending = match.pending();
  Value::Array colours;
  for (const unsigned colour : match.colours()) colours.emplace_back(colour);
  now.set("colours", std::move(colours));
  now.set("view", match.view(observer));
  now.set("step", match.step());
  now.set("accounts", wire::accounts_value(match, observer));
  // At a table that has ended nobody is waited for.
  const SeatSet none;
  now.set("deciding", to_value(table.state() == Table::State::ended ? none : pending.waits_for(observer)));
  if (table.state() == Table::State::running && is_player(observer) && pending.able().has(observer) &&
      !table.chair(observer).away) {
    Value decision = wire::decision_value(match, observer, voice);
    decision.set("must", pending.must.has(observer));
    if (passed_over(table, observer)) decision.set("passes", true);
    if (const auto passing = match.passing(observer)) {
      decision.set("pass", passing->option);
      if (Value::Array standing = standing_stops(table, *passing); !standing.empty())
        decision.set("stops", std::move(standing));
      if (passing->within != 0) decision.set("no_more", passing->within == table.chair(observer).stops.no_more);
    }
    now.set("decision", std::move(decision));
  }
  if (table.lesson() != nullptr && observer == lessons::learner) {
    now.set("lesson", lesson_value(*table.lesson(), table));
  }
  if (pending.over) now.set("result", wire::verdict_value(match, voice, observer));
  if (table.asking()) {
    now.set("asking",
            Value::Object{{"seat", to_value(table.asking()->seat)}, {"waiting", to_value(table.asking()->waiting)}});
  }
  if (is_player(observer) && table.state() == Table::State::running) {
    const auto line = table.last_line_of(observer);
    if (table.chair(observer).asks_always) now.set("asks_always", true);
    now.set("may_take_back", line.has_value() && is_own(table.history()[*line]));
  }
}

}  // namespace

wire::Voice voice_of(const Table& table, const text::Speech& speech) {
  wire::Voice voice{&speech, std::vector<std::string>(table.seats())};
  if (table.match() != nullptr) voice.names = speech.plain_names(table.match()->colours());
  for (unsigned s = 0; s < table.seats(); ++s) {
    const Sitter& sitter = table.chair(seat(s)).sitter;
    if (sitter.kind != Sitter::Kind::person) continue;
    if (!sitter.name.empty()) voice.names[s] = sitter.name;
    // Whoever has been removed is called by his colour, as a bot is, and before the match has any, so.
    if (voice.names[s].empty()) voice.names[s] = speech.say("server-nameless");
  }
  return voice;
}

namespace {

Value archived_now(const Table& table, Seat observer, const text::Speech& speech) {
  const Value kept = table.archive()->shown(observer, speech.language());
  Value now = kept.find("now") == nullptr ? Value{} : *kept.find("now");
  if (!table.played_again().empty()) now.set("again", table.played_again());
  now.set("archived", true);
  return now;
}

Value now_value(const Table& table, Seat observer, const text::Speech& speech) {
  if (table.archive() != nullptr) return archived_now(table, observer, speech);
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
  if (agreed.limit != 0) now.set("limit", limit_value(table));
  now.set("watching", watching_name(agreed.watching));
  now.set("listed", agreed.listed);
  now.set("rated", table.rated());
  now.set("chance", chance_value(table));
  if (table.brings()) now.set("brought", brought_value(table, observer));
  // Who sits at the table may invite others.
  if (is_player(observer)) now.set("invitation", agreed.invitation);
  if (!agreed.previous.empty()) now.set("previous", agreed.previous);
  if (!table.played_again().empty()) now.set("again", table.played_again());
  // More about it is in the server's log: it may name a choice that was made in secret.
  if (!table.frozen().empty()) {
    static constexpr std::array<std::string_view, 3> reasons{"version", "differs", "capacity"};
    now.set("frozen", reasons[static_cast<std::size_t>(table.frozen_by())]);
    if (table.ending().since != 0) now.set("ending", ending_value(table));
  }
  if (table.closed()) now.set("closed", closed_name(*table.closed()));
  if (table.match() != nullptr) set_match(now, table, observer, voice);
  const bool goes_on = table.state() == Table::State::open || table.state() == Table::State::running;
  if (goes_on && is_player(observer) && table.frozen().empty() && !table.game().info().stops.empty())
    now.set("stops", stops_value(table, observer));
  return now;
}

/// Whether the last line that the observer was told is the last choice of the match.
bool ends_with_choice(const Table& table, Seat observer) {
  if (table.match() == nullptr || table.history().empty() || table.line_of_choice().empty()) return false;
  const HistoryLine last = table.history().back();
  const bool changed = last.kind == HistoryLine::Kind::choice || last.kind == HistoryLine::Kind::time;
  return changed && last.audience.has(observer) && table.line_of_choice().back() + 1 == table.history().size();
}

Value::Array moments_value(const Table& table, Seat observer, const Value& view) {
  const auto told = std::ranges::count_if(table.events_of(static_cast<std::uint32_t>(table.history().size() - 1)),
                                          [&](const LoggedEvent& event) { return event.audience.has(observer); });
  return wire::moments_value(*table.match(), observer, static_cast<std::size_t>(told), view);
}

}  // namespace

Value whole_packet(const Table& table, Seat observer, const text::Speech& speech) {
  LastLines lines{0, table.lines_told(observer) + 1, LastLines::Bound::none};
  take_lines(table, observer, speech, lines);
  return Value::Object{{"number", table.lines_told(observer)},
                       {"told", std::move(lines).in_order()},
                       {"now", now_value(table, observer, speech)}};
}

namespace {

constexpr std::array<std::string_view, 30> members_of_now{
    "state",   "game",        "options",       "seats",    "clock",    "watching", "listed", "rated",
    "chance",  "brought",     "invitation",    "previous", "again",    "frozen",   "ending", "closed",
    "colours", "view",        "step",          "accounts", "deciding", "decision", "lesson", "result",
    "asking",  "asks_always", "may_take_back", "archived", "stops",    "limit"};

std::size_t place_in_now(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(members_of_now, name) - members_of_now.begin());
}

}  // namespace

Held::Held(const Value& now) {
  static_assert(members == members_of_now.size());
  for (const auto& [name, value] : *now.object()) {
    if (const std::size_t place = place_in_now(name); place < members) prints_[place] = wire::fingerprint(value);
  }
}

void Held::tell_changes(Value& packet, const Held& after, const Value& now, const Table& table, Seat observer) const {
  Value changed = Value::Object{};
  Value::Array gone;
  for (std::size_t i = 0; i < members_of_now.size(); ++i) {
    const std::string_view name = members_of_now[i];
    if (prints_[i] == after.prints_[i]) continue;
    const Value* value = now.find(name);
    if (value == nullptr) {
      gone.emplace_back(name);
      continue;
    }
    Value patch = Value::Array{*value};
    // If he is told of a choice, the view he has is that before it. Otherwise nothing is compared: what the last choice
    // was may be a secret.
    if (name == "view" && prints_[i] != 0 && ends_with_choice(table, observer)) {
      const Value had = table.match()->view_before(observer);
      if (wire::fingerprint(had) == prints_[i]) patch = wire::patch_of(had, *value);
    }
    changed.set(name, std::move(patch));
  }
  // What an archive has that this program does not know.
  for (const auto& [name, value] : *now.object()) {
    if (place_in_now(name) == members) changed.set(name, Value::Array{value});
  }
  packet.set("changed", std::move(changed));
  if (!gone.empty()) packet.set("gone", std::move(gone));
}

namespace {

/// All of a packet but `now`, which is given.
Value packet_around(const Value& now, const Table& table, Seat observer, std::uint32_t have,
                    const text::Speech& speech) {
  const std::uint32_t number = table.lines_told(observer);
  LastLines lines{have, number + 1, LastLines::Bound::sent};
  take_lines(table, observer, speech, lines);
  Value all;
  all.set("table", table.id());
  all.set("seat", to_value(observer));
  all.set("from", lines.all() ? std::min(have, number) : 0);
  all.set("number", number);
  all.set("told", std::move(lines).in_order());
  if (have > 0 && have < number && ends_with_choice(table, observer)) {
    Value::Array moments = moments_value(table, observer, *now.find("view"));
    if (!moments.empty()) all.set("moments", std::move(moments));
  }
  return all;
}

}  // namespace

Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech) {
  Value now = now_value(table, observer, speech);
  Value all = packet_around(now, table, observer, have, speech);
  all.set("now", std::move(now));
  return all;
}

Value packet(const Table& table, Seat observer, std::uint32_t have, const text::Speech& speech, Held& held) {
  Value now = now_value(table, observer, speech);
  Value all = packet_around(now, table, observer, have, speech);
  const Held before = std::exchange(held, Held{now});
  if (before.nothing()) {
    all.set("now", std::move(now));
  } else {
    before.tell_changes(all, held, now, table, observer);
  }
  return all;
}

Value page(const Table& table, Seat observer, std::uint32_t before, const text::Speech& speech) {
  LastLines lines{0, before, LastLines::Bound::sent};
  take_lines(table, observer, speech, lines);
  Value all;
  all.set("seat", to_value(observer));
  all.set("told", std::move(lines).in_order());
  return all;
}

}  // namespace krypta::server
