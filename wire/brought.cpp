#include "wire/brought.hpp"

#include "wire/json.hpp"

namespace krypta::wire {

bool looks_like_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const std::string_view seen = first == std::string_view::npos ? std::string_view{} : text.substr(first);
  // VDB begins its archive form with "[Event Name]".
  return (seen.starts_with('{') || seen.starts_with('[')) && !seen.starts_with("[Event");
}

namespace {

/// As JSON if it looks like it; else as text, which the game reads. The other one is what is wrong with the JSON.
std::variant<Value, Flaw> value_of(std::string_view text) {
  if (!looks_like_json(text)) return Value{std::string{text}};
  auto value = parse_json(text);
  if (!value) return Flaw{.key = "deck-no-json", .arguments = {{"text", value.refusal().message}}};
  return *std::move(value);
}

}  // namespace

Brought bring(const AnyGame& game, std::string_view text) {
  auto value = value_of(text);
  if (auto* flaw = std::get_if<Flaw>(&value)) return {{}, {std::move(*flaw)}};
  return game.bring(std::get<Value>(value));
}

std::optional<Draft> draft(const AnyGame& game, std::string_view text) {
  auto value = value_of(text);
  auto* flaw = std::get_if<Flaw>(&value);
  auto draft = game.draft(flaw == nullptr ? std::get<Value>(value) : Value{Value::Object{{"cards", Value::Object{}}}});
  if (flaw != nullptr && draft) draft->unread.push_back(std::move(*flaw));
  return draft;
}

std::optional<std::string> draft_as(const AnyGame& game, std::string_view text, std::string_view form) {
  const auto value = value_of(text);
  const Value* read = std::get_if<Value>(&value);
  return read == nullptr ? std::nullopt : game.draft_as(*read, form);
}

}  // namespace krypta::wire
