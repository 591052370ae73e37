#include "server/trials/asked.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "trials/vtes/story.hpp"
#include "wire/brought.hpp"

/// What somebody who wants a deck tried has to say, and what is wrong with it.
namespace krypta::server {

namespace {

constexpr std::size_t longest_name = 64;
constexpr std::uint64_t usual_matches = 50;
constexpr std::string_view bot = "heuristic";

Objection bad(std::string detail) { return {"bad-request", std::move(detail)}; }

std::optional<std::int64_t> whole_number(const Value& body, std::string_view name, std::int64_t otherwise) {
  const Value* value = body.find(name);
  if (value == nullptr) return otherwise;
  return value->integer() == nullptr ? std::nullopt : std::optional{*value->integer()};
}

/// The decks it meets: those that the game has and that are named, or all of them.
std::optional<std::vector<std::string>> read_against(const Value& body, const GameInfo& info) {
  const Value* named = body.find("against");
  if (named == nullptr) return std::vector<std::string>(info.ready.begin(), info.ready.end());
  if (named->array() == nullptr || named->array()->empty() || named->array()->size() > info.ready.size())
    return std::nullopt;
  std::vector<std::string> names;
  for (const Value& name : *named->array()) {
    if (name.text() == nullptr || std::ranges::find(info.ready, *name.text()) == info.ready.end() ||
        std::ranges::find(names, *name.text()) != names.end())
      return std::nullopt;
    names.push_back(*name.text());
  }
  return names;
}

}  // namespace

std::variant<AskedTrial, Objection> read_trial(const Games& games, const Value& body, unsigned most_matches) {
  const Value* id = body.find("game");
  const AnyGame* game = id == nullptr || id->text() == nullptr ? nullptr : games.find(*id->text());
  if (game == nullptr || !trials::tells_of_decks(*game))
    return bad("game: there is no such game in which decks are tried");
  const GameInfo& info = game->info();
  const auto seats = whole_number(body, "seats", info.most_seats);
  if (!seats || *seats < info.least_seats || *seats > info.most_seats)
    return bad("seats: must be from " + std::to_string(info.least_seats) + " to " + std::to_string(info.most_seats));
  const auto matches =
      whole_number(body, "matches", static_cast<std::int64_t>(std::min<std::uint64_t>(usual_matches, most_matches)));
  if (!matches || *matches < 1 || *matches > std::int64_t{most_matches})
    return bad("matches: must be from 1 to " + std::to_string(most_matches));
  const auto seed = whole_number(body, "seed", 1);
  if (!seed) return bad("seed: must be a whole number");
  const Value* name = body.find("name");
  if (name != nullptr && (name->text() == nullptr || name->text()->empty() || name->text()->size() > longest_name))
    return bad("name: must be a text of at most 64 bytes");
  const auto against = read_against(body, info);
  if (!against) return bad("against: must be a list of decks that the game has");
  const Value* deck = body.find("deck");
  if (deck == nullptr || deck->text() == nullptr) return bad("deck: must be a text");

  Brought brought = wire::bring(*game, *deck->text());
  if (!brought.flaws.empty()) {
    Objection no{"bad-brought"};
    no.flaws = std::move(brought.flaws);
    no.rule_prefix = info.rule_prefix;
    return no;
  }
  AskedTrial asked{.trial = {.game = game,
                             .setup = {static_cast<unsigned>(*seats)},
                             .decks = {{name == nullptr ? "deck" : *name->text(), std::move(brought.written)}},
                             .bots = std::vector<std::string>(static_cast<std::size_t>(*seats), std::string{bot}),
                             .seed = static_cast<std::uint64_t>(*seed)},
                   .matches = static_cast<std::uint64_t>(*matches)};
  for (const std::string& other : *against) asked.trial.decks.push_back({other, game->bring(Value{other}).written});
  return asked;
}

}  // namespace krypta::server
