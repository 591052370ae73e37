#include "fair/match_file.hpp"

#include <array>
#include <cstdio>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"
#include "wire/card_prints.hpp"
#include "wire/json.hpp"
#include "wire/shown.hpp"

namespace krypta::fair {

namespace {

constexpr std::int64_t format_version = 2;

std::string hex(std::uint64_t number) {
  std::array<char, 17> digits{};
  std::snprintf(digits.data(), digits.size(), "%016llx", static_cast<unsigned long long>(number));
  return digits.data();
}

Value list_of(const std::vector<std::string>& texts) { return Value::Array(texts.begin(), texts.end()); }

/// The field that is wrong, and how.
std::optional<Refusal> bad(std::string message) { return Refusal{Refusal::Code::bad_request, std::move(message), {}}; }

const std::int64_t* integer_in(const Value& object, std::string_view name) {
  const Value* value = object.find(name);
  return value == nullptr ? nullptr : value->integer();
}
const std::string* text_in(const Value& object, std::string_view name) {
  const Value* value = object.find(name);
  return value == nullptr ? nullptr : value->text();
}

/// Of everything in the file but itself.
std::string digest_of(const Value& file) {
  Value::Object rest;
  for (const Value::Member& member : *file.object()) {
    if (member.first != "digest") rest.push_back(member);
  }
  return to_hex(digest(to_json(rest)));
}

Value redraws_value(const Redraws& redraws) {
  Value::Array all;
  for (const Redrawn& one : redraws) all.push_back(Value::Object{{"before", one.before}, {"answers", one.answers}});
  return all;
}

Value brought_value(std::string_view game, const Setup& setup, const Chance& chance) {
  Value::Array all;
  for (unsigned s = 0; s < setup.brought.size(); ++s) {
    const std::string& text = setup.brought[s];
    all.push_back(Value::Object{{"text", text}, {"commitment", brought_commitment(game, chance.secret, s, text)}});
  }
  return all;
}

/// Only what `draw_anew` makes: somewhere in the match, one after the other, never nothing.
std::optional<Redraws> read_redraws(const Value& list) {
  constexpr std::int64_t most = 1'000'000'000;
  if (list.array() == nullptr) return std::nullopt;
  Redraws redraws;
  std::int64_t last = -1;
  for (const Value& item : *list.array()) {
    const auto* before = integer_in(item, "before");
    const auto* answers = integer_in(item, "answers");
    if (before == nullptr || *before <= last || *before > most) return std::nullopt;
    if (answers == nullptr || *answers < 1 || *answers > most) return std::nullopt;
    redraws.push_back({static_cast<std::uint64_t>(*before), static_cast<std::uint64_t>(*answers)});
    last = *before;
  }
  return redraws;
}

/// A list with exactly one text a seat.
std::optional<std::vector<std::string>> text_a_seat(const Value* value, unsigned seats) {
  if (value == nullptr || value->array() == nullptr || value->array()->size() != seats) return std::nullopt;
  std::vector<std::string> texts;
  for (const Value& item : *value->array()) {
    if (item.text() == nullptr) return std::nullopt;
    texts.push_back(*item.text());
  }
  return texts;
}

/// Reads a file part by part, in the order of the file. Each part gives the problem it has, if any.
class Reading {
 public:
  Reading(const Games& games, const Value& file, bool verify) : games_(games), file_(file), verify_(verify) {}

  [[nodiscard]] Result<SavedMatch> all() && {
    if (auto problem = read_setup()) return *problem;
    if (auto problem = read_chance()) return *problem;
    if (auto problem = read_brought()) return *problem;
    if (auto problem = read_remarks()) return *problem;
    auto begun = saved_.game->begin(saved_.setup);
    if (!begun) return begun.refusal();
    saved_.match = std::move(*begun);
    if (auto problem = read_choices()) return *problem;
    const std::string* kept = text_in(file_, "digest");
    if (kept == nullptr) return *bad("digest: is missing");
    if (verify_ && *kept != digest_of(file_)) return *bad("digest: the file was edited");
    return std::move(saved_);
  }

 private:
  [[nodiscard]] std::optional<Refusal> read_setup() {
    if (const auto* version = integer_in(file_, "krypta_match"); version == nullptr || *version != format_version)
      return bad("krypta_match: is no saved match of a version this program reads");
    const std::string* game = text_in(file_, "game");
    if (game == nullptr) return bad("game: must be the id of a game");
    saved_.game = games_.find(*game);
    if (saved_.game == nullptr) return bad("game: there is no game \"" + *game + "\"");
    const unsigned now = saved_.game->info().rules_version;
    const auto* rules = integer_in(file_, "rules_version");
    if (rules == nullptr || *rules != static_cast<std::int64_t>(now)) {
      return bad("rules_version: this program plays version " + std::to_string(now) +
                 " of the rules and cannot continue the match");
    }
    const auto* seats = integer_in(file_, "seats");
    if (seats == nullptr || *seats < 0 || *seats > max_seats) return bad("seats: must be a whole number");
    saved_.setup.seats = static_cast<unsigned>(*seats);
    const Value* options = file_.find("options");
    if (options == nullptr || options->object() == nullptr) return bad("options: must be an object");
    for (const auto& [name, value] : *options->object()) {
      if (value.text() == nullptr) return bad("options." + name + ": must be a word");
      saved_.setup.options.emplace_back(name, *value.text());
    }
    return read_cards();
  }

  [[nodiscard]] std::optional<Refusal> read_cards() {
    if (saved_.game->cards() == nullptr) return std::nullopt;
    const Value* kept = file_.find("cards");
    const auto cards = kept == nullptr ? std::nullopt : wire::read_card_prints(*kept);
    if (!cards) return bad("cards: must be an object with a fingerprint for each card");
    if (const auto other = saved_.game->changed_card(*cards))
      return bad("cards." + *other + ": this program has another card of this id and cannot continue the match");
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refusal> read_chance() {
    const Value* chance = file_.find("chance");
    if (chance == nullptr || chance->object() == nullptr) return bad("chance: must be an object");
    const std::string* committed = text_in(*chance, "commitment");
    if (committed == nullptr) return bad("chance.commitment: is missing");
    const std::string* digits = text_in(*chance, "secret");
    const auto secret = digits == nullptr ? std::nullopt : from_hex(*digits);
    if (!secret) return bad("chance.secret: must be 64 hex digits");
    auto entropy = text_a_seat(chance->find("entropy"), saved_.setup.seats);
    if (!entropy) return bad("chance.entropy: must be a list with one text a seat");
    if (verify_ && *committed != commitment(saved_.game->info().id, *secret))
      return bad("chance.commitment: the secret is not the one that was committed to");
    // Few answers may not show that somebody's text is another one; the key does.
    const std::string* used = text_in(*chance, "key");
    if (used == nullptr) return bad("chance.key: is missing");
    if (verify_ && *used != to_hex(key(saved_.game->info().id, *secret, *entropy)))
      return bad("chance.key: does not follow from the secret and the entropy");
    saved_.chance = {*secret, std::move(*entropy), {}};
    if (const Value* redrawn = chance->find("redrawn")) {
      auto redraws = read_redraws(*redrawn);
      if (!redraws) return bad("chance.redrawn: must list which answers were taken back, in the order of the match");
      saved_.chance.redraws = std::move(*redraws);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refusal> read_brought() {
    const Value* list = file_.find("brought");
    if (list == nullptr) return std::nullopt;
    if (list->array() == nullptr || list->array()->size() != saved_.setup.seats)
      return bad("brought: must be a list with one a seat");
    for (unsigned s = 0; s < saved_.setup.seats; ++s) {
      const std::string where = "brought[" + std::to_string(s) + "]";
      const Value& one = (*list->array())[s];
      const std::string* text = text_in(one, "text");
      if (text == nullptr) return bad(where + ".text: is missing");
      const std::string* committed = text_in(one, "commitment");
      if (committed == nullptr) return bad(where + ".commitment: is missing");
      if (verify_ && *committed != brought_commitment(saved_.game->info().id, saved_.chance.secret, s, *text))
        return bad(where + ".commitment: this is not what was committed to");
      saved_.setup.brought.push_back(*text);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refusal> read_remarks() {
    if (const Value* names = file_.find("names")) {
      auto texts = text_a_seat(names, saved_.setup.seats);
      if (!texts) return bad("names: must be a list with one name a seat");
      saved_.remarks.names = std::move(*texts);
    }
    if (file_.find("played") != nullptr) {
      const auto* played = integer_in(file_, "played");
      if (played == nullptr) return bad("played: must be a whole number of milliseconds");
      saved_.remarks.played = *played;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refusal> read_choices() {
    const Value* list = file_.find("choices");
    if (list == nullptr || list->array() == nullptr) return bad("choices: must be a list");
    const Value::Array& choices = *list->array();
    const auto* length = integer_in(file_, "length");
    if (length == nullptr) return bad("length: must be a whole number");
    if (*length != static_cast<std::int64_t>(choices.size())) {
      return bad("choices: there are " + std::to_string(choices.size()) + ", but length says " +
                 std::to_string(*length) + "; the file was cut short or edited");
    }
    const KeyedChance source = source_of(saved_.game->info().id, saved_.chance);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (auto problem = read_choice(choices[i], "choices[" + std::to_string(i) + "]", source)) return problem;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Refusal> read_choice(const Value& choice, const std::string& where,
                                                   const ChanceSource& source) {
    AnyMatch& match = *saved_.match;
    const auto seat = wire::read_chooser(choice.find("seat"), match.seats());
    if (!seat) return bad(where + ".seat: must be a seat of this match, \"chance\" or \"table\"");
    const std::string* option = text_in(choice, "option");
    if (option == nullptr) return bad(where + ".option: must be the id of a choice");
    const std::string* hash = text_in(choice, "hash");
    if (hash == nullptr) return bad(where + ".hash: is missing");
    if (verify_ && *seat == Seat::chance && match.pending().chance) {
      if (*option != answer_of(source)) return bad(where + ".option: is not what chance answers here");
      ++saved_.verified;
    }
    if (auto refusal = match.act(*seat, *option)) {
      refusal->message = where + ": " + *option + ": " + refusal->message;
      for (const RuleId rule : refusal->rules) refusal->message += " " + rule_name(match.info(), rule);
      return refusal;
    }
    if (hex(match.hash()) != *hash) return bad(where + ".hash: the state is another one; the file was edited");
    return std::nullopt;
  }

  /// The choice that chance makes where the match now stands.
  [[nodiscard]] std::string answer_of(const ChanceSource& source) const {
    const auto copy = saved_.match->clone();
    const std::size_t at = copy->length();
    copy->answer_for_chance(source);
    return copy->length() > at ? copy->choice(at).option : "";
  }

  const Games& games_;
  const Value& file_;
  bool verify_;
  SavedMatch saved_;
};

}  // namespace

std::string write_match(const AnyMatch& match, const Setup& setup, const Chance& chance, const Remarks& remarks) {
  Value options = Value::Object{};
  for (const auto& [name, value] : setup.options) {
    if (options.find(name) == nullptr) options.set(name, value);  // of two for one option the first counts
  }
  Value file = Value::Object{{"krypta_match", format_version},
                             {"game", match.info().id},
                             {"rules_version", match.info().rules_version},
                             {"seats", match.seats()},
                             {"options", std::move(options)}};
  if (const CardPrints cards = match.cards(); !cards.empty()) file.set("cards", wire::to_value(cards));
  Value opened = Value::Object{{"commitment", commitment(match.info().id, chance.secret)},
                               {"secret", to_hex(chance.secret)},
                               {"entropy", list_of(chance.entropy)},
                               {"key", to_hex(key(match.info().id, chance.secret, chance.entropy))}};
  if (!chance.redraws.empty()) opened.set("redrawn", redraws_value(chance.redraws));
  file.set("chance", std::move(opened));
  if (!setup.brought.empty()) file.set("brought", brought_value(match.info().id, setup, chance));
  if (!remarks.names.empty()) file.set("names", list_of(remarks.names));
  if (remarks.played) file.set("played", *remarks.played);
  file.set("digest", "");
  Value::Array choices;
  const auto again = match.clone();
  again->rewind(0);
  for (std::size_t i = 0; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    static_cast<void>(again->act(line.seat, line.option));
    choices.push_back(
        Value::Object{{"seat", to_value(line.seat)}, {"option", line.option}, {"hash", hex(again->hash())}});
  }
  file.set("length", match.length());
  file.set("choices", std::move(choices));
  file.set("digest", digest_of(file));
  return to_json(file) + "\n";
}

Result<SavedMatch> read_match(const Games& games, std::string_view file, bool verify) {
  const Result<Value> value = wire::parse_json(file);
  if (!value) return value.refusal();
  return read_match_value(games, *value, verify);
}

Result<SavedMatch> read_match_value(const Games& games, const Value& file, bool verify) {
  if (file.object() == nullptr) return *bad("a saved match is an object");
  return Reading{games, file, verify}.all();
}

}  // namespace krypta::fair
