#include "cli/match_file.hpp"

#include <sodium.h>

#include <array>
#include <cstdio>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"
#include "wire/json.hpp"

namespace krypta::cli {

namespace {

constexpr std::int64_t format_version = 1;

std::string hex(std::uint64_t number) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
  return digits.data();
}

Refusal bad(std::string message, RuleIds rules = {}) { return {Refusal::Code::bad_request, std::move(message), rules}; }

std::optional<Refusal> bad_head(const Value& file) {
  const auto integer = [&](std::string_view name) {
    const Value* value = file.find(name);
    return value == nullptr ? nullptr : value->integer();
  };
  const auto text = [&](std::string_view name) {
    const Value* value = file.find(name);
    return value == nullptr ? nullptr : value->text();
  };
  if (const auto* version = integer("krypta_match"); version == nullptr || *version != format_version) {
    return bad("krypta_match: is no saved match of a version this program reads");
  }
  if (text("game") == nullptr) return bad("game: must be the id of a game");
  if (find_game(*text("game")) == nullptr) return bad("game: there is no game \"" + *text("game") + "\"");
  const auto* rules = integer("rules_version");
  const unsigned now = find_game(*text("game"))->info().rules_version;
  if (rules == nullptr || *rules != static_cast<std::int64_t>(now)) {
    return bad("rules_version: this program plays version " + std::to_string(now) +
               " of the rules and cannot continue the match");
  }
  const auto* seats = integer("seats");
  if (seats == nullptr || *seats < 0 || *seats > max_seats) return bad("seats: must be a whole number");
  if (const auto* seed = integer("seed"); seed == nullptr || *seed < 0)
    return bad("seed: must be a whole number, 0 or more");
  if (text("commitment") == nullptr) return bad("commitment: is missing");
  if (integer("length") == nullptr) return bad("length: must be a whole number");
  if (file.find("options") == nullptr || file.find("options")->object() == nullptr)
    return bad("options: must be an object");
  if (file.find("choices") == nullptr || file.find("choices")->array() == nullptr)
    return bad("choices: must be a list");
  return std::nullopt;
}

/// The seat of a choice in the file.
std::optional<Seat> seat_in(const Value& line, unsigned seats) {
  const Value* value = line.find("seat");
  if (value == nullptr) return std::nullopt;
  if (value->text() != nullptr) return *value->text() == "chance" ? std::optional{Seat::chance} : std::nullopt;
  const std::int64_t* n = value->integer();
  if (n == nullptr || *n < 0 || *n >= static_cast<std::int64_t>(seats)) return std::nullopt;
  return seat(static_cast<unsigned>(*n));
}

/// What chance would answer here from the seed.
std::string answer_from_seed(const AnyMatch& match, std::uint64_t seed) {
  const auto copy = match.clone();
  const std::size_t at = match.length();
  copy->answer_for_chance(ChanceStream{seed});
  return copy->length() > at ? copy->choice(at).option : "";
}

}  // namespace

std::string chance_commitment(std::string_view game, std::uint64_t seed) {
  const std::string opened = "krypta chance 1 " + std::string{game} + " " + std::to_string(seed);
  std::array<unsigned char, 32> hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(opened.data()), opened.size(),
                     nullptr, 0);
  std::array<char, hash.size() * 2 + 1> digits{};
  sodium_bin2hex(digits.data(), digits.size(), hash.data(), hash.size());
  return digits.data();
}

std::string write_match(const AnyMatch& match, const Setup& setup, std::uint64_t seed) {
  Value options = Value::Object{};
  for (const auto& [name, value] : setup.options) options.set(name, value);
  Value::Array choices;
  const auto again = match.clone();
  again->rewind(0);
  for (std::size_t i = 0; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    static_cast<void>(again->act(line.seat, line.option));
    choices.push_back(
        Value::Object{{"seat", to_value(line.seat)}, {"option", line.option}, {"hash", hex(again->hash())}});
  }
  return to_json(Value::Object{{"krypta_match", format_version},
                               {"game", match.info().id},
                               {"rules_version", match.info().rules_version},
                               {"seats", match.seats()},
                               {"options", std::move(options)},
                               {"commitment", chance_commitment(match.info().id, seed)},
                               {"seed", static_cast<std::int64_t>(seed)},
                               {"length", match.length()},
                               {"choices", std::move(choices)}}) +
         "\n";
}

Result<SavedMatch> read_match(std::string_view text, bool verify) {
  const Result<Value> file = wire::parse_json(text);
  if (!file) return file.refusal();
  if (file->object() == nullptr) return bad("a saved match is an object");
  if (auto refusal = bad_head(*file)) return *refusal;

  SavedMatch saved;
  saved.game = find_game(*file->find("game")->text());
  saved.setup.seats = static_cast<unsigned>(*file->find("seats")->integer());
  saved.seed = static_cast<std::uint64_t>(*file->find("seed")->integer());
  for (const auto& [name, value] : *file->find("options")->object()) {
    if (value.text() == nullptr) return bad("options." + name + ": must be a word");
    saved.setup.options.emplace_back(name, *value.text());
  }
  if (verify && *file->find("commitment")->text() != chance_commitment(saved.game->info().id, saved.seed)) {
    return bad("commitment: the seed is not the one that was committed to");
  }
  auto begun = saved.game->begin(saved.setup);
  if (!begun) return begun.refusal();
  saved.match = std::move(*begun);

  const Value::Array& choices = *file->find("choices")->array();
  if (*file->find("length")->integer() != static_cast<std::int64_t>(choices.size())) {
    return bad("choices: there are " + std::to_string(choices.size()) + ", but length says " +
               std::to_string(*file->find("length")->integer()) + "; the file was cut short or edited");
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::string where = "choices[" + std::to_string(i) + "]";
    const auto seat = seat_in(choices[i], saved.match->seats());
    const Value* option = choices[i].find("option");
    const Value* hash = choices[i].find("hash");
    if (!seat) return bad(where + ".seat: must be a seat of this match or \"chance\"");
    if (option == nullptr || option->text() == nullptr) return bad(where + ".option: must be the id of a choice");
    if (hash == nullptr || hash->text() == nullptr) return bad(where + ".hash: is missing");
    if (verify && *seat == Seat::chance && saved.match->pending().chance &&
        *option->text() != answer_from_seed(*saved.match, saved.seed)) {
      return bad(where + ".option: is not what chance answers from the seed");
    }
    if (auto refusal = saved.match->act(*seat, *option->text())) {
      refusal->message = where + ": " + *option->text() + ": " + refusal->message;
      for (const RuleId rule : refusal->rules) refusal->message += " " + rule_name(saved.game->info(), rule);
      return *refusal;
    }
    if (hex(saved.match->hash()) != *hash->text())
      return bad(where + ".hash: the state is another one; the file was edited");
  }
  return saved;
}

}  // namespace krypta::cli
