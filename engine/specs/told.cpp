#include <algorithm>

#include "engine/cards/names.hpp"
#include "engine/specs/expectation.hpp"
#include "engine/specs/table.hpp"

/// What is expected of the log.
namespace krypta::specs {

namespace {

/// What an argument of an event is as the log has it.
std::optional<int> argument_of(const ArgumentShape& shape, std::optional<Seat> seat, std::string_view text) {
  if (text == "nothing") return -1;
  switch (shape.kind) {
    case ArgumentShape::Kind::seat: return seat ? std::optional{static_cast<int>(number(*seat))} : std::nullopt;
    case ArgumentShape::Kind::term: {
      const auto place = cards::place_of(shape.words, text);
      return place ? std::optional{static_cast<int>(*place)} : std::nullopt;
    }
    default: return value_of({}, cards::Type::number, text);
  }
}

}  // namespace

/// What a line says of the events of a kind.
struct Table::Telling {
  std::size_t kind = 0;
  const EventShape* shape = nullptr;
  std::vector<std::optional<int>> arguments{};  ///< nothing: anything
  std::vector<std::string> written{};           ///< the same as the line has it
  std::optional<SeatSet> to{};
  std::vector<RuleId> rules{};
  std::optional<int> times{};
};

/// `told took H cellar to V spectator by VE-179 times 1`. Without `to` everybody has been told each of them; with it
/// these alone, and only what these alone were told is counted.
Wrong Table::told(Words& words, bool was) {
  const Words beginning = words;
  Telling telling;
  if (auto wrong = take_telling(words, telling)) return wrong;
  const EventShape& shape = *telling.shape;
  SeatSet everybody = SeatSet::first(match_->seats());
  everybody.add(Seat::spectator);
  std::optional<LoggedEvent> last;
  int count = 0;
  for (std::size_t i = 0; i < match_->length(); ++i) {
    for (const LoggedEvent& logged : match_->logged(i)) {
      const SeatSet audience = logged.audience & everybody;
      if (logged.event.kind != telling.kind || (telling.to && audience != *telling.to)) continue;
      if (!telling.to && was && audience != everybody)
        return beginning.problem("expected everybody told " + std::string{shape.kind} + ", found only " +
                                 names_of(audience));
      last = logged;
      ++count;
    }
  }
  const std::string what = std::string{shape.kind} + (telling.to ? " to " + names_of(*telling.to) : "");
  if (!was) return !last ? Wrong{} : beginning.problem("expected no " + what + ", found one");
  if (telling.times && count != *telling.times)
    return beginning.problem("expected " + what + " told " + std::to_string(*telling.times) + " times, found " +
                             std::to_string(count));
  if (!last) return telling.times ? Wrong{} : beginning.problem("expected " + what + ", found none");
  if (const std::string problem = difference(telling, last->event); !problem.empty())
    return beginning.problem("expected " + what + problem);
  return std::nullopt;
}

Wrong Table::take_telling(Words& words, Telling& telling) const {
  const auto shapes = game_.event_shapes();
  cards::Names kinds;
  for (const EventShape& shape : shapes) kinds.push_back(shape.kind);
  const auto kind = cards::place_of(kinds, words.now());
  if (!kind) return words.problem(cards::unknown_name(words.now(), "a kind of event", kinds));
  words.take();
  telling.kind = *kind;
  telling.shape = &shapes[*kind];
  if (auto wrong = take_arguments(words, telling)) return wrong;
  if (words.accept("to")) {
    telling.to = SeatSet{};
    while (seat_named(words.now())) {
      Seat seat{};
      if (auto wrong = take_seat(words, seat)) return wrong;
      telling.to->add(seat);
    }
    if (telling.to->empty()) return words.instead("a seat or `spectator`");
  }
  if (words.accept("by")) {
    if (auto wrong = take_rules(words, telling.rules)) return wrong;
    if (telling.rules.empty()) return words.instead("the id of a rule");
  }
  if (words.accept("times")) {
    telling.times = value_of({}, cards::Type::number, words.now());
    if (!telling.times) return words.instead("a number");
    words.take();
  }
  return words.done() ? Wrong{} : words.instead("`to`, `by`, `times` or the end of the line");
}

/// All of them, or none.
Wrong Table::take_arguments(Words& words, Telling& telling) const {
  const auto shapes = telling.shape->arguments;
  const auto ends = [&] {
    return words.done() || words.now() == "to" || words.now() == "by" || words.now() == "times";
  };
  while (!ends() && telling.arguments.size() < shapes.size()) {
    const ArgumentShape& shape = shapes[telling.arguments.size()];
    const auto value = argument_of(shape, seat_named(words.now()), words.now());
    if (!value && words.now() != "*")
      return words.problem(cards::unknown_name(words.now(), "the " + std::string{shape.name} + " of the event",
                                               cards::names_in(shape.words)));
    telling.arguments.push_back(value);
    telling.written.push_back(words.take());
  }
  if (telling.arguments.empty() || telling.arguments.size() == shapes.size()) return std::nullopt;
  return words.instead("the " + std::string{shapes[telling.arguments.size()].name} + " of the event, or `*`");
}

/// In what the event is another than the line says; empty if it is that.
std::string Table::difference(const Telling& telling, const Event& event) const {
  for (std::size_t i = 0; i < telling.arguments.size(); ++i) {
    const int raw = event.arguments[i];
    if (!telling.arguments[i] || raw == *telling.arguments[i]) continue;
    const ArgumentShape& shape = telling.shape->arguments[i];
    std::string found = std::to_string(raw);
    if (raw < 0 && shape.kind != ArgumentShape::Kind::number) {
      found = "nothing";
    } else if (shape.kind == ArgumentShape::Kind::seat) {
      found = name_of(static_cast<Seat>(static_cast<std::uint8_t>(raw)));
    } else if (shape.kind == ArgumentShape::Kind::term) {
      found = shape.words[static_cast<std::size_t>(raw)];
    }
    return " with the " + std::string{shape.name} + " " + telling.written[i] + ", found " + found;
  }
  for (const RuleId rule : telling.rules) {
    if (event.rules.contains(rule)) continue;
    return " by " + rule_name(game_.info(), rule) + ", found" + named(event.rules);
  }
  return "";
}

/// `story V: took`: all that the last choice told one of them, in order.
Wrong Table::story(Words& words) {
  const Words beginning = words;
  Seat seat{};
  if (auto wrong = take_seat(words, seat)) return wrong;
  if (!words.accept(":")) return words.instead("`:`");
  std::string wanted;
  std::string found;
  cards::Names kinds;
  for (const EventShape& shape : game_.event_shapes()) kinds.push_back(shape.kind);
  while (!words.done()) {
    if (words.now() != "nothing" && !cards::place_of(kinds, words.now()))
      return words.problem(cards::unknown_name(words.now(), "a kind of event", kinds));
    wanted += " " + words.take();
  }
  if (match_->length() == 0) return beginning.problem("found no choice, expected one before `story`");
  for (const ShownEvent& event : match_->events(match_->length() - 1, seat)) found += " " + std::string{event.kind};
  if (found.empty()) found = " nothing";
  if (wanted == found) return std::nullopt;
  return beginning.problem("expected " + name_of(seat) + " told" + wanted + ", found" + found);
}

}  // namespace krypta::specs
