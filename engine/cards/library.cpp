#include "engine/cards/library.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/compiler.hpp"
#include "engine/cards/errors.hpp"
#include "engine/cards/names.hpp"
#include "engine/cards/parser.hpp"
#include "engine/core/hash.hpp"

namespace krypta::cards {

namespace {

/// Tells where the first card of the same id, or of the same name where names are not shared, is.
class Unique {
 public:
  Unique(const Vocabulary& vocabulary, std::span<const File> files, Errors& errors)
      : vocabulary_(vocabulary), files_(files), errors_(errors) {}

  void add(const syntax::Card& card, std::size_t file) {
    add(ids_, std::string{card.id.text}, "`" + std::string{card.id.text} + "`", card.id.at, file);
    if (vocabulary_.shared_names) return;
    add(names_, in_small_letters(card.name.text), "\"" + std::string{card.name.text} + "\"", card.name.at, file);
  }

 private:
  using Places = std::map<std::string, std::string>;
  void add(Places& places, std::string key, const std::string& found, Position at, std::size_t file) {
    const std::string here = files_[file].name + ":" + std::to_string(at.line);
    const auto [place, fresh] = places.try_emplace(std::move(key), here);
    if (!fresh) errors_.add(file, at, "found " + found + " again, expected another: it is a card at " + place->second);
  }
  const Vocabulary& vocabulary_;
  std::span<const File> files_;
  Errors& errors_;
  Places ids_{};
  Places names_{};
};

/// What byte code and frames have room for. A vocabulary is part of a program, so this is for its author.
void check_limits(const Vocabulary& vocabulary, Errors& errors) {
  const auto check = [&](std::size_t found, std::size_t most, const std::string& what) {
    if (found <= most) return;
    errors.add(
        0, {},
        "found " + std::to_string(found) + " " + what + " in the vocabulary, expected at most " + std::to_string(most));
  };
  constexpr std::size_t most_values = std::numeric_limits<std::int16_t>::max();
  check(vocabulary.types.size(), most_types - first_own, "types");
  for (const TypeInfo& type : vocabulary.types) {
    check(type.words.size(), most_values, "words of `" + std::string{type.name} + "`");
    check(type.things, most_values, "things of `" + std::string{type.name} + "`");
  }
  check(vocabulary.properties.size(), 0xFFFF, "properties");
  check(vocabulary.domains.size(), 0xFFFF, "places");
  check(vocabulary.verbs.size(), 0xFFFF, "verbs");
  check(vocabulary.windows.size(), 0xFFFF, "windows");
  check(vocabulary.durations.size(), most_values, "durations");
  check(vocabulary.scopes.size(), AbilityCode::no_scope, "scopes");
}

void add(Hasher& hasher, std::string_view text) {
  hasher.add(text.size());
  for (const char c : text) hasher.add(static_cast<unsigned char>(c));
}

void add(Hasher& hasher, const std::vector<Fact>& facts) {
  hasher.add(facts.size());
  for (const Fact& fact : facts) {
    hasher.add(fact.fact).add(fact.values);
    if (!fact.levels.empty()) hasher.add(fact.levels);
  }
}

void add(Hasher& hasher, const Program& program, std::span<const Card> cards) {
  hasher.add(program.code.size());
  for (const Instruction& i : program.code) {
    hasher.add(i.op);
    // Where a card stands among the others says nothing.
    if (i.op == Op::card) {
      add(hasher, cards[i.a].id);
    } else {
      hasher.add(i.a).add(i.b);
    }
  }
  hasher.add(program.selectors.size());
  for (const SelectorCode& s : program.selectors) {
    hasher.add(s.domain).add(s.argument).add(s.filter);
    if (s.best != nowhere) hasher.add(s.best).add(s.lowest);
  }
  hasher.add(program.asks.size());
  for (const Ask& a : program.asks) {
    hasher.add(a.slot).add(a.type).add(a.least).add(a.most).add(a.of_words).add(a.selector).add(a.words).add(a.by);
    hasher.add(a.secret).add(a.target).add(a.several).add(a.matters).add(a.reckoned);
  }
  hasher.add(program.menus.size());
  for (const Menu& m : program.menus) {
    hasher.add(m.by).add(m.done).add(m.choices.size());
    for (const Menu::Choice& c : m.choices) hasher.add(c.condition).add(c.then);
  }
  hasher.add(program.payments.size());
  for (const Payment& p : program.payments) hasher.add(p.verb).add(p.arguments).add(p.otherwise).add(p.by);
  hasher.add(program.loops.size());
  for (const Loop& l : program.loops) {
    hasher.add(l.slot).add(l.last).add(l.left).add(l.reach).add(l.over_chosen).add(l.from);
    hasher.add(l.selector).add(l.secret).add(l.done);
  }
  hasher.add(program.deciders);
  for (const Term& t : program.terms) hasher.add(t.duration).add(t.ends).add(t.holds).add(t.window).add(t.from);
  for (const AnyOf& a : program.any_of) hasher.add(a.slot).add(a.conditions);
}

std::uint64_t fingerprint_of(const Card& card, const CardCode& code, std::span<const Card> cards) {
  Hasher hasher;
  add(hasher, card.id);
  add(hasher, card.name);
  add(hasher, card.facts);
  hasher.add(code.abilities.size());
  for (std::size_t i = 0; i < code.abilities.size(); ++i) {
    const AbilityCode& a = code.abilities[i];
    hasher.add(a.kind).add(a.windows).add(a.condition).add(a.start).add(a.once_per).add(a.costs);
    add(hasher, card.abilities[i].facts);
    for (const AbilityOption& option : card.abilities[i].any_of) add(hasher, option.facts);
  }
  add(hasher, code.program, cards);
  return hasher.result();
}

}  // namespace

std::vector<Error> Errors::sorted() const {
  std::vector<Found> all = found_;
  std::ranges::stable_sort(all, {}, [](const Found& f) { return std::tuple{f.file, f.at.line, f.at.column}; });
  std::vector<Error> errors;
  for (Found& f : all) errors.push_back({files_[f.file].name, f.at, std::move(f.message)});
  return errors;
}

std::optional<std::string> game_of(const File& file) {
  constexpr std::string_view keyword = "game ";
  constexpr std::string_view blank = " \t\r";
  for (std::string_view rest = file.text; !rest.empty();) {
    const std::string_view all = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(all.size() + 1, rest.size()));
    std::string_view line = all.substr(0, all.find('#'));
    line.remove_prefix(std::min(line.find_first_not_of(blank), line.size()));
    line = line.substr(0, line.find_last_not_of(blank) + 1);
    if (line.empty()) continue;
    return line.starts_with(keyword) ? std::optional<std::string>{line.substr(keyword.size())} : std::nullopt;
  }
  return std::nullopt;
}

std::string Error::text() const {
  return file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + message;
}

const Card* Library::find(std::string_view id) const {
  const std::string small = in_small_letters(id);
  const auto id_at = [this](std::uint16_t place) -> const std::string& { return cards[place].id; };
  const auto found = std::ranges::lower_bound(by_id, small, {}, id_at);
  return found != by_id.end() && cards[*found].id == small ? &cards[*found] : nullptr;
}

std::vector<const Card*> Library::called(std::string_view id_or_name) const {
  if (const Card* card = find(id_or_name)) return {card};
  const std::string small = in_small_letters(id_or_name);
  std::vector<const Card*> all;
  for (const Card& card : cards) {
    if (in_small_letters(card.name) == small) all.push_back(&card);
  }
  return all;
}

std::variant<Library, std::vector<Error>> compile(const Vocabulary& vocabulary, std::span<const File> files) {
  Errors errors{files};
  if (!files.empty()) check_limits(vocabulary, errors);
  Unique unique{vocabulary, files, errors};
  Library library;
  library.vocabulary = &vocabulary;
  std::vector<std::vector<syntax::Card>> read_in;
  CardIds ids;
  for (std::size_t file = 0; file < files.size(); ++file) {
    read_in.push_back(parse(files, file, errors));
    for (const syntax::Card& read : read_in.back()) ids.add(read);
  }
  std::vector<std::size_t> file_of;
  for (std::size_t file = 0; file < files.size(); ++file) {
    if (const auto game = game_of(files[file]); game && *game != vocabulary.game)
      errors.add(file, {},
                 "these are cards of `" + *game + "`, expected cards of `" + std::string{vocabulary.game} + "`");
    for (const syntax::Card& read : read_in[file]) {
      if (!read.sound) continue;
      unique.add(read, file);
      std::optional<Card> checked = check(vocabulary, read, files, file, ids, errors);
      if (!checked) continue;
      if (library.cards.size() == most_cards)
        errors.add(file, read.at, "found one card more, expected at most " + std::to_string(most_cards));
      if (library.cards.size() >= most_cards) continue;
      library.cards.push_back(*std::move(checked));
      file_of.push_back(file);
    }
    for (SpecText& spec : specs_in(files[file])) library.specs.push_back(std::move(spec));
  }
  library.code.reserve(library.cards.size());
  for (std::size_t i = 0; i < library.cards.size() && !errors.full(); ++i) {
    CardCode& code = library.code.emplace_back(compile_card(vocabulary, library.cards[i], file_of[i], errors));
    // A card can speak of one that has a mistake.
    if (errors.empty()) code.fingerprint = fingerprint_of(library.cards[i], code, library.cards);
  }
  if (!errors.empty()) return errors.sorted();
  library.by_id.resize(library.cards.size());
  std::iota(library.by_id.begin(), library.by_id.end(), std::uint16_t{0});
  std::ranges::sort(library.by_id, {},
                    [&](std::uint16_t place) -> const std::string& { return library.cards[place].id; });
  return library;
}

}  // namespace krypta::cards
