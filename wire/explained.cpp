#include "wire/explained.hpp"

#include <algorithm>

#include "engine/core/codec.hpp"

namespace krypta::wire {

namespace {

struct Parts {
  std::string_view kind;
  std::string_view rest;
};
Parts parts_of(std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  return {text.substr(0, colon), text.substr(std::min(colon + 1, text.size()))};
}

Value explained(const AnyMatch& match, Seat seat, bool legal, const RuleIds& rules, const Voice& voice,
                const std::optional<Message>& reason = {}) {
  const Pending pending = match.pending();
  Value answer;
  answer.set("legal", legal);
  if (reason) answer.set("reason", voice.speech->say(*reason, voice.names, seat));
  answer.set("rule", rules_value(match.info(), rules));
  answer.set("message", rules_message(match.info(), rules, *voice.speech));
  answer.set("rules", rule_texts(match.info(), rules, *voice.speech));
  if (pending.able().has(seat)) answer.set("prompt", voice.speech->say(match.prompt(seat).message, voice.names, seat));
  answer.set("waiting", to_value(pending.waits_for(seat)));
  return answer;
}

/// What the asked target would be as a choice, judged by the options there are: each verb that has targets of its kind.
std::vector<std::string> meant(const std::vector<Option>& options, std::string_view target) {
  const Parts asked = parts_of(target);
  std::vector<std::string> all;
  for (const Option& option : options) {
    const Parts id = parts_of(option.id);
    const Parts lit = parts_of(option.target);
    if (lit.kind != asked.kind || id.rest != lit.rest || lit.rest.empty()) continue;
    std::string made = std::string{id.kind} + ":" + std::string{asked.rest};
    if (std::ranges::find(all, made) == all.end()) all.push_back(std::move(made));
  }
  return all;
}

/// Whoever has nothing to decide is told who has.
std::optional<Message> reason_of(const AnyMatch& match, Seat seat, std::string_view what) {
  return match.pending().able().has(seat) ? match.reason(seat, what) : std::nullopt;
}

}  // namespace

Value explained_option(const AnyMatch& match, Seat seat, std::string_view option, const Voice& voice) {
  const auto refusal = match.refusal(seat, option);
  if (!refusal) return explained(match, seat, true, match.prompt(seat).rules, voice);
  return explained(match, seat, false, refusal->rules, voice, reason_of(match, seat, option));
}

Value explained_target(const AnyMatch& match, Seat seat, std::string_view target, const Voice& voice) {
  const std::vector<Option> options = match.options(seat);
  if (std::ranges::find(options, target, &Option::target) != options.end()) {
    return explained(match, seat, true, match.prompt(seat).rules, voice);
  }
  // No choice is written like this, so the answer is what the seat is asked, or why it is asked nothing.
  RuleIds rules = match.refusal(seat, "").value_or(Refusal{}).rules;
  std::optional<Message> reason = reason_of(match, seat, target);
  for (const std::string& option : meant(options, target)) {
    const auto refusal = match.refusal(seat, option);
    if (!refusal) return explained_option(match, seat, option, voice);
    if (!reason) reason = reason_of(match, seat, option);
    if (refusal->rules == rules) continue;
    rules = refusal->rules;
    break;
  }
  return explained(match, seat, false, rules, voice, reason);
}

}  // namespace krypta::wire
