#include "bots/bots.hpp"
#include "cli/protocol/handlers.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"

/// Matches begin: what games there are, new matches, and such as were played before.
namespace krypta::cli {

using namespace wire;

/// `decks`: what each seat brings, by name, as text or as an object; null and "" are what the game has for it.
std::optional<Protocol::Error> Protocol::Handlers::bring(Open& open) const {
  const Value* decks = request.field("decks");
  if (decks == nullptr) return std::nullopt;
  const GameInfo& info = open.game->info();
  if (info.brings.empty()) return bad("decks: nobody brings anything to this game");
  if (decks->array() == nullptr || decks->array()->size() != open.setup.seats)
    return bad("decks: must be a list with one a seat");
  std::string reasons;
  for (std::size_t i = 0; i < decks->array()->size(); ++i) {
    const Value& one = (*decks->array())[i];
    const bool none = one.is_null() || (one.text() != nullptr && one.text()->empty());
    const Brought brought = none                    ? Brought{}
                            : one.text() != nullptr ? wire::bring(*open.game, *one.text())
                                                    : open.game->bring(one);
    open.setup.brought.push_back(brought.written);
    for (const Flaw& flaw : brought.flaws) {
      reasons += (reasons.empty() ? "" : " ") + ("decks[" + std::to_string(i) + "]: ") +
                 text::flaw_sentence(flaw, info.rule_prefix, *request.speech);
    }
  }
  if (!reasons.empty()) return bad(std::move(reasons));
  return std::nullopt;
}

std::variant<Protocol::Open, Protocol::Error> Protocol::Handlers::make() const {
  auto agreed = read_agreed(*self.games_, request.body);
  if (!agreed) return bad(agreed.refusal().message);
  const AnyGame* game = agreed->game;
  Open open{game, std::move(agreed->setup), 0, false, false, nullptr};
  if (const Value* seed = request.field("seed")) {
    if (seed->integer() == nullptr || *seed->integer() < 0)
      return bad("seed: must be a whole number from 0 to 9223372036854775807");
    open.seed = static_cast<std::uint64_t>(*seed->integer());
  }
  if (const Value* chance = request.field("chance")) {
    const std::string* word = chance->text();
    if (word == nullptr || (*word != "manual" && *word != "seed")) return bad("chance: must be \"manual\" or \"seed\"");
    open.manual_chance = *word == "manual";
  }
  if (auto error = bring(open)) return *std::move(error);
  if (self.matches_.size() >= most_matches)
    return bad("match: " + std::to_string(most_matches) + " matches are open; close some");

  auto match = game->begin(open.setup);
  if (!match) return refused(match.refusal(), game->info());
  if (const Value* position = request.field("position")) {
    match = game->load(*position);
    if (!match) return refused(match.refusal(), game->info());
    if ((*match)->seats() != open.setup.seats)
      return Error{"bad-position", "position.players: is not for " + std::to_string(open.setup.seats) + " seats"};
    if (const auto refusal = (*match)->contradiction(open.setup)) return refused(*refusal, game->info());
    open.from_position = true;
  }
  open.match = std::move(*match);
  return open;
}

Protocol::Answer Protocol::Handlers::keep(Open open) const {
  if (!open.manual_chance) {
    if (const auto refusal = open.match->answer_for_chance(ChanceStream{open.seed}))
      return refused(*refusal, open.match->info());
  }
  std::string name = "m" + std::to_string(self.next_match_++);
  self.matches_.emplace(name, std::move(open));
  return Value::Object{{"match", std::move(name)}};
}

Protocol::Answer Protocol::Handlers::games() const {
  Value::Array levels;
  for (const std::string_view level : bots::level_names()) {
    const std::string bot = bots::find(level).value_or("");
    levels.push_back(Value::Object{{"level", level}, {"bot", bot}, {"clock", bots::thinks_by_clock(bot)}});
  }
  return Value::Object{{"games", games_value(*self.games_)}, {"levels", std::move(levels)}};
}

Protocol::Answer Protocol::Handlers::begin() const {
  auto made = make();
  if (auto* error = std::get_if<Error>(&made)) return *error;
  return keep(std::move(std::get<Open>(made)));
}

Protocol::Answer Protocol::Handlers::replay() const {
  auto made = make();
  if (auto* error = std::get_if<Error>(&made)) return *error;
  Open& open = std::get<Open>(made);
  const Value* choices = request.field("choices");
  if (choices == nullptr || choices->array() == nullptr) return bad("choices: must be a list");
  for (std::size_t i = 0; i < choices->array()->size(); ++i) {
    const Value& line = (*choices->array())[i];
    const std::string where = "choices[" + std::to_string(i) + "]";
    const std::optional<Seat> seat = read_chooser(line.find("seat"), open.match->seats());
    const Value* option = line.find("option");
    if (!seat) return bad(where + ".seat: must be a seat of this match, \"chance\" or \"table\"");
    if (option == nullptr || option->text() == nullptr) return bad(where + ".option: must be the id of a choice");
    if (const auto refusal = open.match->act(*seat, *option->text())) {
      Error error = refused(*refusal, open.game->info());
      error.message.insert(0, where + ": ");
      return error;
    }
  }
  return keep(std::move(open));
}

}  // namespace krypta::cli
