#include "cli/shown.hpp"

#include "engine/core/codec.hpp"

namespace krypta::cli {

Value rules_value(const GameInfo& info, const RuleIds& rules) {
  Value::Array names;
  for (const RuleId rule : rules) names.emplace_back(rule_name(info, rule));
  return names;
}

Value option_value(const Option& option, const Voice& voice, Seat reader) {
  Value shown = Value::Object{{"id", option.id}, {"label", voice.speech->say(option.label, voice.names, reader)}};
  if (!option.target.empty()) shown.set("target", option.target);
  if (option.weight > 0) shown.set("weight", option.weight);
  return shown;
}

Value decision_value(const AnyMatch& match, Seat seat, const Voice& voice) {
  const Prompt prompt = match.prompt(seat);
  Value::Array options;
  for (const Option& option : match.options(seat)) options.push_back(option_value(option, voice, seat));
  return Value::Object{{"seat", to_value(seat)},
                       {"prompt", voice.speech->say(prompt.message, voice.names, seat)},
                       {"rule", rules_value(match.info(), prompt.rules)},
                       {"options", std::move(options)}};
}

Value event_value(const AnyMatch& match, const ShownEvent& event, const Voice& voice, Seat reader, bool truth) {
  Value shown = Value::Object{{"kind", event.kind}};
  for (const auto& [name, field] : *event.fields.object()) shown.set(name, field);
  shown.set("rule", rules_value(match.info(), event.rules));
  shown.set("text", voice.speech->say(event.message, voice.names, reader));
  if (truth) {
    SeatSet table = SeatSet::first(match.seats());
    table.add(Seat::spectator);
    shown.set("seen_by", to_value(event.audience & table));
  }
  return shown;
}

std::string rules_message(const GameInfo& info, const RuleIds& rules, const text::Speech& speech) {
  std::string message;
  for (const RuleId rule : rules) {
    const auto text = speech.rule(info, rule);
    message += (message.empty() ? "" : " ") + rule_name(info, rule) + ": " + text.value_or("?");
  }
  return message;
}

}  // namespace krypta::cli
