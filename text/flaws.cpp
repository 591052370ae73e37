#include "text/flaws.hpp"

#include <array>

#include "engine/core/any_game.hpp"

namespace krypta::text {

std::string flaw_sentence(const Flaw& flaw, std::string_view rule_prefix, const Speech& speech) {
  std::vector<Argument> told;
  for (const auto& argument : flaw.arguments) {
    std::visit([&](const auto& value) { told.push_back(Argument{argument.first, value}); }, argument.second);
  }
  std::string sentence = speech.say(flaw.key, told);
  if (flaw.line > 0) {
    const std::array<Argument, 2> at{Argument{"line", static_cast<std::int64_t>(flaw.line)},
                                     Argument{"problem", sentence}};
    sentence = speech.say("deck-in-line", at);
  }
  for (const RuleId rule : flaw.rules) sentence += " [" + rule_name(rule_prefix, rule) + "]";
  return sentence;
}

}  // namespace krypta::text
