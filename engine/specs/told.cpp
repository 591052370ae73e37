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

/// `told took H cellar to V spectator by VE-179 times 1`. Without `to` everybody has been told each of them; with it
/// these alone, and only what these alone were told is counted.
Wrong Table::told(Words& words, bool was) {
  const Words beginning = words;
  const auto shapes = game_.event_shapes();
  cards::Names kinds;
  for (const EventShape& shape : shapes) kinds.push_back(shape.kind);
  const auto kind = cards::place_of(kinds, words.now());
  if (!kind) return words.problem(cards::unknown_name(words.now(), "a kind of event", kinds));
  words.take();
  const EventShape& shape = shapes[*kind];

  std::vector<std::optional<int>> arguments;
  const auto ends = [&] {
    return words.done() || words.now() == "to" || words.now() == "by" || words.now() == "times";
  };
  while (!ends()) {
    if (arguments.size() == shape.arguments.size()) return words.instead("`to`, `by`, `times` or the end of the line");
    const ArgumentShape& argument = shape.arguments[arguments.size()];
    const auto value = argument_of(argument, seat_named(words.now()), words.now());
    if (!value && words.now() != "*")
      return words.problem(cards::unknown_name(words.now(), "the " + std::string{argument.name} + " of the event",
                                               cards::names_in(argument.words)));
    arguments.push_back(value);
    words.take();
  }
  if (!arguments.empty() && arguments.size() < shape.arguments.size())
    return words.instead("the " + std::string{shape.arguments[arguments.size()].name} + " of the event, or `*`");

  std::optional<SeatSet> to;
  if (words.accept("to")) {
    to = SeatSet{};
    while (seat_named(words.now())) {
      Seat seat{};
      if (auto wrong = take_seat(words, seat)) return wrong;
      to->add(seat);
    }
    if (to->empty()) return words.instead("a seat or `spectator`");
  }
  std::vector<RuleId> rules;
  if (words.accept("by")) {
    if (auto wrong = take_rules(words, rules)) return wrong;
    if (rules.empty()) return words.instead("the id of a rule");
  }
  std::optional<int> times;
  if (words.accept("times")) {
    times = value_of({}, cards::Type::number, words.now());
    if (!times) return words.instead("a number");
    words.take();
  }
  if (!words.done()) return words.instead("the end of the line");

  SeatSet everybody = SeatSet::first(match_->seats());
  everybody.add(Seat::spectator);
  const LoggedEvent* last = nullptr;
  int count = 0;
  for (std::size_t i = 0; i < match_->length(); ++i) {
    for (const LoggedEvent& logged : match_->logged(i)) {
      if (logged.event.kind != *kind || (to && (logged.audience & everybody) != *to)) continue;
      if (!to && was && (logged.audience & everybody) != everybody)
        return beginning.problem("expected everybody told " + std::string{shape.kind} + ", found only " +
                                 names_of(logged.audience & everybody));
      last = &logged;
      ++count;
    }
  }
  const std::string what = std::string{shape.kind} + (to ? " to " + names_of(*to) : "");
  if (!was) return last == nullptr ? Wrong{} : beginning.problem("expected no " + what + ", found one");
  if (times && count != *times)
    return beginning.problem("expected " + what + " told " + std::to_string(*times) + " times, found " +
                             std::to_string(count));
  if (last == nullptr) return times ? Wrong{} : beginning.problem("expected " + what + ", found none");
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const int raw = last->event.arguments[i];
    if (!arguments[i] || raw == *arguments[i]) continue;
    const ArgumentShape& argument = shape.arguments[i];
    std::string found = std::to_string(raw);
    if (argument.kind == ArgumentShape::Kind::seat) found = name_of(static_cast<Seat>(static_cast<std::uint8_t>(raw)));
    if (argument.kind == ArgumentShape::Kind::term) found = argument.words[static_cast<std::size_t>(raw)];
    if (raw < 0 && argument.kind != ArgumentShape::Kind::number) found = "nothing";
    return beginning.problem("expected another " + std::string{argument.name} + " of " + what + ", found " + found);
  }
  for (const RuleId rule : rules) {
    if (last->event.rules.contains(rule)) continue;
    std::string named;
    for (const RuleId other : last->event.rules) named += " " + rule_name(game_.info(), other);
    return beginning.problem("expected " + what + " by " + rule_name(game_.info(), rule) + ", found" + named);
  }
  return std::nullopt;
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
