#pragma once

#include <string>

#include "engine/core/any_game.hpp"
#include "text/speech.hpp"

/// The objects that the protocol and the server send, in one language.
namespace krypta::cli {

struct Voice {
  const text::Speech* speech;
  std::vector<std::string> names;
};

[[nodiscard]] Value rules_value(const GameInfo& info, const RuleIds& rules);
[[nodiscard]] Value option_value(const Option& option, const Voice& voice, Seat reader);
/// {seat, prompt, rule, options}
[[nodiscard]] Value decision_value(const AnyMatch& match, Seat seat, const Voice& voice);
/// The event's kind, its fields, rule and sentence; `truth` adds who has seen it.
[[nodiscard]] Value event_value(const AnyMatch& match, const ShownEvent& event, const Voice& voice, Seat reader,
                                bool truth);
/// {kind: refused …}: the rules and their texts, as one message.
[[nodiscard]] std::string rules_message(const GameInfo& info, const RuleIds& rules, const text::Speech& speech);

}  // namespace krypta::cli
