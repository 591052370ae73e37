#include "engine/cards/library.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/compiler.hpp"
#include "engine/cards/errors.hpp"
#include "engine/cards/parser.hpp"
#include "engine/core/hash.hpp"

namespace krypta::cards {

namespace {

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

/// Tells where the first card of the same id or name is.
class Unique {
 public:
  Unique(std::span<const File> files, Errors& errors) : files_(files), errors_(errors) {}

  void add(const syntax::Card& card, std::size_t file) {
    add(ids_, std::string{card.id.text}, "`" + std::string{card.id.text} + "`", card.id.at, file);
    add(names_, in_small_letters(card.name.text), "\"" + std::string{card.name.text} + "\"", card.name.at, file);
  }

 private:
  using Places = std::map<std::string, std::string>;
  void add(Places& places, std::string key, const std::string& found, Position at, std::size_t file) {
    const std::string here = files_[file].name + ":" + std::to_string(at.line);
    const auto [place, fresh] = places.try_emplace(std::move(key), here);
    if (!fresh) errors_.add(file, at, "found " + found + " again, expected another: it is a card at " + place->second);
  }
  std::span<const File> files_;
  Errors& errors_;
  Places ids_{};
  Places names_{};
};

void add(Hasher& hasher, std::string_view text) {
  hasher.add(text.size());
  for (const char c : text) hasher.add(static_cast<unsigned char>(c));
}

void add(Hasher& hasher, const std::vector<Fact>& facts) {
  hasher.add(facts.size());
  for (const Fact& fact : facts) hasher.add(fact.fact).add(fact.values);
}

void add(Hasher& hasher, const Program& program) {
  hasher.add(program.code.size());
  for (const Instruction& i : program.code) hasher.add(i.op).add(i.a).add(i.b);
  hasher.add(program.selectors.size());
  for (const SelectorCode& s : program.selectors) {
    hasher.add(s.domain).add(s.argument).add(s.filter);
    if (s.best != nowhere) hasher.add(s.best).add(s.lowest);
  }
  hasher.add(program.asks.size());
  for (const Ask& a : program.asks) {
    hasher.add(a.slot).add(a.type).add(a.least).add(a.most).add(a.of_words).add(a.selector).add(a.words).add(a.by);
    hasher.add(a.secret).add(a.target).add(a.several).add(a.matters);
    if (a.reckoned != nowhere) hasher.add(a.reckoned);
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
}

std::uint64_t fingerprint_of(const Library& library) {
  Hasher hasher;
  hasher.add(library.cards.size());
  for (const Card& card : library.cards) {
    add(hasher, card.id);
    add(hasher, card.name);
    add(hasher, card.facts);
  }
  for (const std::vector<AbilityCode>& abilities : library.abilities) {
    hasher.add(abilities.size());
    for (const AbilityCode& a : abilities) {
      hasher.add(a.kind).add(a.windows).add(a.condition).add(a.start).add(a.once_per).add(a.costs);
    }
  }
  add(hasher, library.program);
  for (std::size_t card = 0; card < library.cards.size(); ++card) {
    const std::vector<Ability>& abilities = library.cards[card].abilities;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
      if (abilities[i].facts.empty()) continue;
      hasher.add(card).add(i);
      add(hasher, abilities[i].facts);
    }
  }
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

std::string Error::text() const {
  return file + ":" + std::to_string(at.line) + ":" + std::to_string(at.column) + ": " + message;
}

const Card* Library::find(std::string_view id_or_name) const {
  const std::string small = in_small_letters(id_or_name);
  for (const Card& card : cards) {
    if (card.id == small) return &card;
  }
  for (const Card& card : cards) {
    if (in_small_letters(card.name) == small) return &card;
  }
  return nullptr;
}

std::variant<Library, std::vector<Error>> compile(const Vocabulary& vocabulary, std::span<const File> files) {
  Errors errors{files};
  Unique unique{files, errors};
  Library library;
  library.vocabulary = &vocabulary;
  std::vector<std::size_t> file_of;
  for (std::size_t file = 0; file < files.size(); ++file) {
    for (const syntax::Card& read : parse(files, file, errors)) {
      unique.add(read, file);
      std::optional<Card> checked = check(vocabulary, read, files, file, errors);
      if (!checked) continue;
      library.cards.push_back(*std::move(checked));
      file_of.push_back(file);
    }
  }
  for (std::size_t i = 0; i < library.cards.size() && !errors.full(); ++i) {
    const std::size_t before = errors.count();
    library.abilities.push_back(compile_card(vocabulary, library.cards[i], file_of[i], library.program, errors));
    // What is too large only once is told once.
    if (errors.count() != before && library.program.code.size() > std::size_t{0x7FFF}) break;
  }
  if (!errors.empty()) return errors.sorted();
  library.fingerprint = fingerprint_of(library);
  return library;
}

}  // namespace krypta::cards
