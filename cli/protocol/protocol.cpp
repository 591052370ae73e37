#include "cli/protocol/protocol.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "cli/protocol/handlers.hpp"
#include "engine/core/codec.hpp"
#include "wire/json.hpp"

namespace krypta::cli {

using namespace wire;

Protocol::Error Protocol::refused(const Refusal& refusal, const GameInfo& info) {
  return {std::string{code_name(refusal.code)}, refusal.message, rules_value(info, refusal.rules)};
}

std::variant<Protocol::Open*, Protocol::Error> Protocol::find(const Request& request) {
  const std::string* name = request.text("match");
  if (name == nullptr) return Handlers::bad("match: must be the name of a match");
  const auto found = matches_.find(*name);
  if (found == matches_.end()) return Error{"no-such-match", "match: there is no match \"" + *name + "\""};
  return &found->second;
}

Protocol::Answer Protocol::dispatch(const Request& request) {
  const std::string* command = request.text("do");
  if (command == nullptr) return Handlers::bad("do: must name a request");
  const Handlers handlers{*this, request};
  if (*command == "games") return handlers.games();
  if (*command == "new") return handlers.begin();
  if (*command == "replay") return handlers.replay();
  if (*command == "quit") {
    finished_ = true;
    return Value::Object{};
  }

  using OnMatch = Answer (*)(const Handlers&, Open&);
  static constexpr std::array<std::pair<std::string_view, OnMatch>, 11> on_match{{
      {"pending", [](const Handlers& h, Open& open) { return h.pending(open); }},
      {"act", [](const Handlers& h, Open& open) { return h.act(open); }},
      {"explain", [](const Handlers& h, Open& open) { return h.explain(open); }},
      {"view", [](const Handlers& h, Open& open) { return h.view(open); }},
      {"beliefs", [](const Handlers& h, Open& open) { return h.beliefs(open); }},
      {"state", [](const Handlers&, Open& open) { return Handlers::state(open); }},
      {"log", [](const Handlers&, Open& open) { return Handlers::log(open); }},
      {"undo", [](const Handlers&, Open& open) { return Handlers::undo(open); }},
      {"bot", [](const Handlers& h, Open& open) { return h.bot(open); }},
      {"result", [](const Handlers&, Open& open) { return Handlers::result(open); }},
      {"close", nullptr},
  }};
  const auto* handler = std::ranges::find(on_match, *command, &std::pair<std::string_view, OnMatch>::first);
  if (handler == on_match.end()) return Handlers::bad("do: there is no request \"" + *command + "\"");
  const auto found = find(request);
  if (const auto* error = std::get_if<Error>(&found)) return *error;
  if (handler->second != nullptr) return handler->second(handlers, *std::get<Open*>(found));
  matches_.erase(*request.text("match"));
  return Value::Object{};
}

std::string Protocol::answer(std::string_view line) {
  Value head = Value::Object{};
  Answer answer;
  if (line.size() > longest_line) {
    answer = Error{"bad-json", "a request has at most " + std::to_string(longest_line) + " bytes"};
  } else if (const Result<Value> parsed = wire::parse_json(line); !parsed) {
    answer = Error{"bad-json", parsed.refusal().message};
  } else if (parsed->object() == nullptr) {
    answer = Error{"bad-json", "a request is an object"};
  } else {
    if (const Value* id = parsed->find("id")) head.set("id", *id);
    const Value* lang = parsed->find("lang");
    const text::Speech* speech = lang == nullptr           ? text::Speech::in("en")
                                 : lang->text() == nullptr ? nullptr
                                                           : text::Speech::in(*lang->text());
    answer = speech == nullptr ? Answer{Handlers::bad("lang: must be en, pl or hu")} : dispatch({*parsed, speech});
  }
  if (const Error* error = std::get_if<Error>(&answer)) {
    head.set("ok", false);
    head.set("error", Value::Object{{"code", error->code}, {"message", error->message}, {"rule", error->rules}});
  } else {
    head.set("ok", true);
    for (const auto& [name, value] : *std::get<Value>(answer).object()) head.set(name, value);
  }
  return to_json(head);
}

}  // namespace krypta::cli
