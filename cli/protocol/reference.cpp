#include "cli/protocol/reference.hpp"

#include <span>

#include "engine/games/games.hpp"
#include "wire/shown.hpp"

namespace krypta::cli {

namespace {

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) list.append(list.empty() ? "`" : ", `").append(word).append("`");
  return list;
}

/// What a field holds: a seat, a number, or a word of this kind.
std::string kind_of(const GameInfo& info, const ArgumentShape& argument) {
  switch (argument.kind) {
    case ArgumentShape::Kind::number: return "number";
    case ArgumentShape::Kind::seat: return "seat";
    case ArgumentShape::Kind::term: break;
  }
  return wire::kind_of(info, argument.domain);
}

void add_game(const AnyGame& game, std::string& page) {
  const GameInfo& info = game.info();
  page.append("### ").append(info.name).append("\n\n");
  page.append("Steps: ").append(listed(game.steps())).append(".\n\n");
  page.append("Targets: ").append(listed(info.targets)).append(".\n\n");
  page.append("| event | fields |\n|---|---|\n");
  for (const EventShape& shape : game.event_shapes()) {
    std::string fields;
    for (const ArgumentShape& argument : shape.arguments) {
      fields.append(fields.empty() ? "`" : ", `").append(argument.name).append("` (");
      fields.append(kind_of(info, argument)).append(")");
    }
    page.append("| `").append(shape.kind).append("` | ").append(fields).append(" |\n");
  }
}

}  // namespace

std::string protocol_reference(const Games& games) {
  std::string page;
  for (const AnyGame* game : games) {
    if (!page.empty()) page += "\n";
    add_game(*game, page);
  }
  return page;
}

}  // namespace krypta::cli
