#include "cli/arguments.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <variant>

#include "cli/files.hpp"
#include "engine/games/games.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"

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

namespace {

/// What a file, or something that the game has ready, is to a match; or every reason why it cannot be played.
std::variant<std::string, std::vector<std::string>> read_deck(const Meaning& meaning, const std::string& given) {
  const GameInfo& info = meaning.game->info();
  std::string text = given;
  if (std::ranges::find(info.ready, given) == info.ready.end()) {
    const auto found = file_text(given, std::cin, longest_brought + 1);
    if (!found) {
      std::string names;
      for (const std::string_view name : info.ready) names += (names.empty() ? "" : ", ") + std::string{name};
      return std::vector{given + ": cannot be read, and is none of those that the game has: " + names};
    }
    text = *found;
  }
  const Brought brought = wire::bring(*meaning.game, text);
  if (brought.flaws.empty()) return brought.written;
  std::vector<std::string> reasons;
  for (const Flaw& flaw : brought.flaws)
    reasons.push_back(given + ": " + text::flaw_sentence(flaw, info.rule_prefix, *meaning.speech));
  return reasons;
}

/// Gives the seats their decks, those that are given in turn; a problem is told with every reason, a line each.
std::optional<std::string> add_decks(const Arguments& arguments, Meaning& meaning) {
  if (arguments.decks.empty() && arguments.deck.empty()) return std::nullopt;
  if (meaning.game->info().brings.empty()) return "--deck: nobody brings anything to this game";
  const unsigned seats = meaning.setup.seats;
  std::vector<std::string> reasons;
  const auto read = [&](const std::string& given) {
    const auto deck = read_deck(meaning, given);
    if (const auto* problems = std::get_if<std::vector<std::string>>(&deck)) {
      reasons.insert(reasons.end(), problems->begin(), problems->end());
      return std::string{};
    }
    return std::get<std::string>(deck);
  };
  for (const std::string& given : arguments.decks)
    meaning.decks.push_back({std::filesystem::path{given}.stem().string(), read(given)});
  meaning.setup.brought.assign(seats, {});
  for (unsigned s = 0; s < seats && !meaning.decks.empty(); ++s)
    meaning.setup.brought[s] = meaning.decks[s % meaning.decks.size()].written;
  if (!arguments.deck.empty() && arguments.as < seats) meaning.setup.brought[arguments.as] = read(arguments.deck);
  std::string problem;
  for (const std::string& reason : reasons) problem += (problem.empty() ? "" : "\n") + reason;
  return problem.empty() ? std::nullopt : std::optional{problem};
}

}  // namespace

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
  meaning.problem = add_decks(arguments, meaning);
  if (meaning.problem) return meaning;
  if (const auto begun = meaning.game->begin(meaning.setup); !begun) {
    // "seats: …" is about --seats, "options.elder: …" about --option elder=….
    std::string message = begun.refusal().message;
    if (message.starts_with("options.")) message.replace(0, 8, "option ");
    meaning.problem = "--" + message;
  }
  return meaning;
}

/// "sqlite:DIR" names the folder of the embedded store, "postgresql://…" a database that several servers may share.
std::optional<std::string> bad_store(server::ServeSettings& settings, const std::string& url) {
  constexpr std::string_view embedded = "sqlite:";
  if (url.empty()) return std::nullopt;
  if (url.starts_with("postgresql://") || url.starts_with("postgres://")) {
    settings.database = url;
    return std::nullopt;
  }
  if (!url.starts_with(embedded) || url.size() == embedded.size()) {
    return "--db: must be sqlite:DIR or postgresql://USER@HOST/DATABASE";
  }
  settings.data = url.substr(embedded.size());
  return std::nullopt;
}

}  // namespace krypta::cli
