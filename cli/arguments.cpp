#include "cli/arguments.hpp"

#include <cstdlib>
#include <iostream>

#include "engine/games/games.hpp"

namespace krypta::cli {

int complain(const std::string& message) {
  std::cerr << "krypta: " << message << "\n";
  return bad_arguments;
}
int finish(const std::optional<Refusal>& refusal) { return refusal ? complain(refusal->message) : EXIT_SUCCESS; }

std::string game_ids(const Games& games) {
  std::string ids;
  for (const AnyGame* game : games) ids += (ids.empty() ? "" : ", ") + std::string{game->info().id};
  return ids;
}

Meaning understand(const Arguments& arguments, bool needs_game) {
  Meaning meaning;
  meaning.speech = text::Speech::in(arguments.lang);
  if (meaning.speech == nullptr) {
    meaning.problem = "--lang: must be en, pl or hu";
    return meaning;
  }
  if (!needs_game) return meaning;
  meaning.game = arguments.all_games->find(arguments.game);
  if (meaning.game == nullptr) {
    meaning.problem = "there is no game \"" + arguments.game + "\"; there is " + game_ids(*arguments.all_games);
    return meaning;
  }
  meaning.setup.seats = arguments.seats == 0 ? meaning.game->info().most_seats : arguments.seats;
  for (const std::string& option : arguments.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      meaning.problem = "--option: must be NAME=VALUE, not \"" + option + "\"";
      return meaning;
    }
    meaning.setup.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  if (const auto begun = meaning.game->begin(meaning.setup); !begun) {
    // "seats: …" is about --seats, "options.elder: …" about --option elder=….
    std::string message = begun.refusal().message;
    if (message.starts_with("options.")) message.replace(0, 8, "option ");
    meaning.problem = "--" + message;
  }
  return meaning;
}

}  // namespace krypta::cli
