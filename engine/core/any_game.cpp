#include "engine/core/any_game.hpp"

#include <algorithm>

#include "engine/core/codec.hpp"

namespace krypta {

std::optional<Refusal> setup_problem(const GameInfo& info, const Setup& setup, RuleIds seats_rule) {
  if (setup.seats < info.least_seats || setup.seats > info.most_seats) {
    return Refusal{Refusal::Code::bad_request,
                   "seats: must be from " + std::to_string(info.least_seats) + " to " + std::to_string(info.most_seats),
                   seats_rule};
  }
  for (const auto& [name, value] : setup.options) {
    const auto option = std::ranges::find(info.options, name, &OptionInfo::name);
    if (option == info.options.end()) {
      return Refusal{Refusal::Code::bad_request, "options." + name + ": there is no such option", {}};
    }
    if (!option->several && std::ranges::find(option->values, value) == option->values.end()) {
      std::string values;
      for (const std::string& v : option->values) values += (values.empty() ? "" : ", ") + v;
      return Refusal{Refusal::Code::bad_request, "options." + name + ": must be one of " + values, {}};
    }
  }
  if (!setup.brought.empty() && (info.brings.empty() || setup.brought.size() != setup.seats)) {
    return Refusal{Refusal::Code::bad_request,
                   info.brings.empty() ? "brought: nobody brings anything to this game" : "brought: must be one a seat",
                   {}};
  }
  return std::nullopt;
}

ShownEvent show_event(const GameInfo& info, std::span<const EventShape> shapes, const Event& event, SeatSet audience) {
  const EventShape& shape = shapes[event.kind];
  ShownEvent shown{
      shape.kind, {std::string{info.text_prefix} + "-event-" + std::string{shape.kind}}, {}, event.rules, audience};
  shown.fields = Value::Object{};
  for (std::size_t i = 0; i < shape.arguments.size() && i < event.arguments.size(); ++i) {
    const ArgumentShape& argument = shape.arguments[i];
    const std::int16_t raw = event.arguments[i];
    if (raw < 0 && argument.kind != ArgumentShape::Kind::number) {  // an empty Maybe
      shown.fields.set(argument.name, Value{});
      continue;
    }
    switch (argument.kind) {
      case ArgumentShape::Kind::number:
        shown.fields.set(argument.name, raw);
        shown.message.arguments.push_back({argument.name, std::int64_t{raw}});
        break;
      case ArgumentShape::Kind::seat: {
        const Seat s = static_cast<Seat>(static_cast<std::uint8_t>(raw));
        shown.fields.set(argument.name, to_value(s));
        shown.message.arguments.push_back({argument.name, s});
        break;
      }
      case ArgumentShape::Kind::term: {
        const std::string_view word = argument.words[static_cast<std::size_t>(raw)];
        shown.fields.set(argument.name, word);
        shown.message.arguments.push_back({argument.name, Term{argument.domain, word}});
        break;
      }
    }
  }
  return shown;
}

std::string rule_name(const GameInfo& info, RuleId rule) { return rule_name(info.rule_prefix, rule); }

std::string rule_name(std::string_view prefix, RuleId rule) {
  std::string digits = std::to_string(static_cast<unsigned>(rule));
  digits.insert(0, digits.size() < 3 ? 3 - digits.size() : 0, '0');
  return std::string{prefix} + "-" + digits;
}

}  // namespace krypta
