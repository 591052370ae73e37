#include "cli/protocol/handlers.hpp"
#include "engine/core/codec.hpp"

/// Matches are looked at: what a seat sees and believes, and what was chosen.
namespace krypta::cli {

using namespace wire;

Protocol::Answer Protocol::Handlers::view(Open& open) const {
  const AnyMatch& match = *open.match;
  const auto seat = seat_of(match);
  if (!seat || *seat == Seat::chance) return bad_observer();
  const std::size_t count = match.memory_size(*seat);
  std::size_t from = 0;
  if (const Value* given = request.field("from")) {
    const std::int64_t* n = given->integer();
    if (n == nullptr || *n < 0 || static_cast<std::uint64_t>(*n) > count)
      return bad("from: must be from 0 to " + std::to_string(count) + ", the events that this seat has seen");
    from = static_cast<std::size_t>(*n);
  }
  const Voice words = voice(match);
  Value::Array events;
  for (const ShownEvent& event : match.memory(*seat, from))
    events.push_back(event_value(match, event, words, *seat, false));
  return Value::Object{{"view", match.view(*seat)}, {"count", count}, {"events", std::move(events)}};
}

Protocol::Answer Protocol::Handlers::beliefs(Open& open) const {
  const auto seat = seat_of(*open.match);
  if (!seat || *seat == Seat::chance) return bad_observer();
  return beliefs_value(open.match->beliefs(*seat));
}

Protocol::Answer Protocol::Handlers::log(Open& open) {
  const AnyMatch& match = *open.match;
  Value options = Value::Object{};
  for (const auto& [name, value] : open.setup.options) options.set(name, value);
  Value::Array choices;
  for (std::size_t i = 0; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    choices.push_back(Value::Object{{"seat", to_value(line.seat)}, {"option", line.option}});
  }
  Value log = Value::Object{{"game", match.info().id},
                            {"rules_version", match.info().rules_version},
                            {"seats", match.seats()},
                            {"options", std::move(options)},
                            {"seed", static_cast<std::int64_t>(open.seed)},
                            {"chance", open.manual_chance ? "manual" : "seed"}};
  if (!open.setup.brought.empty()) {
    const auto& brought = open.setup.brought;
    log.set("decks", Value::Array(brought.begin(), brought.end()));
  }
  if (open.from_position) log.set("position", match.start());
  log.set("choices", std::move(choices));
  return log;
}

}  // namespace krypta::cli
