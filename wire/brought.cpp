#include "wire/brought.hpp"

#include "wire/json.hpp"

namespace krypta::wire {

bool looks_like_json(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  const std::string_view seen = first == std::string_view::npos ? std::string_view{} : text.substr(first);
  // VDB begins its archive form with "[Event Name]".
  return (seen.starts_with('{') || seen.starts_with('[')) && !seen.starts_with("[Event");
}

Brought bring(const AnyGame& game, std::string_view text) {
  if (!looks_like_json(text)) return game.bring(Value{std::string{text}});
  const auto value = parse_json(text);
  if (!value) return {{}, {{.key = "deck-no-json", .arguments = {{"text", value.refusal().message}}}}};
  return game.bring(*value);
}

}  // namespace krypta::wire
