#include "engine/cards/checker.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/cards/lexer.hpp"
#include "engine/cards/secret_checker.hpp"
#include "engine/cards/statement_checker.hpp"

namespace krypta::cards {

namespace {

class CardChecker {
 public:
  CardChecker(const Vocabulary& vocabulary, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), errors_(errors), file_(file) {}

  Card card(const syntax::Card& from) {
    Card to;
    to.id = from.id.text;
    to.name = meant(from.name.text);
    to.at = from.at;
    to.facts = facts(from.facts, false, from.at);
    for (const syntax::Ability& one : from.abilities) to.abilities.push_back(ability(one));
    return to;
  }

 private:
  void report(Position at, std::string message) { errors_.add(file_, at, std::move(message)); }

  /// The facts of a card, or those of an ability.
  std::vector<Fact> facts(const std::vector<syntax::Fact>& from, bool of_ability, Position at) {
    std::vector<Fact> to;
    bool known = true;
    for (const syntax::Fact& one : from) known = fact(one, of_ability, to) && known;
    // An unknown fact may be the missing one with a slip of the pen, and one mistake is told once.
    if (!known) return to;
    for (const FactInfo& info : vocabulary_.facts) {
      const auto is = [&](const syntax::Fact& f) { return f.name.text == info.name; };
      if (!info.required || info.of_ability != of_ability || std::ranges::any_of(from, is)) continue;
      report(at, "found no " + quoted(info.name) + " in this " + (of_ability ? "ability" : "card") + ", expected `" +
                     std::string{info.name} + ": …`");
    }
    return to;
  }

  [[nodiscard]] std::optional<unsigned> fact_called(std::string_view name, bool of_ability) const {
    for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
      if (vocabulary_.facts[i].name == name && vocabulary_.facts[i].of_ability == of_ability) return i;
    }
    return std::nullopt;
  }
  void unknown_fact(const syntax::Name& name, bool of_ability) {
    if (fact_called(name.text, !of_ability)) {
      return report(name.at, "found " + quoted(name.text) +
                                 (of_ability ? ", a fact of cards, expected it outside the abilities"
                                             : ", a fact of abilities, expected it at the top of an ability"));
    }
    Names known;
    for (const FactInfo& info : vocabulary_.facts) {
      if (info.of_ability == of_ability) known.push_back(info.name);
    }
    if (known.empty()) return report(name.at, "found the fact " + quoted(name.text) + ", expected none here");
    report(name.at, unknown_name(name.text, of_ability ? "a fact of an ability" : "a fact", known));
  }

  /// Whether there is such a fact.
  bool fact(const syntax::Fact& from, bool of_ability, std::vector<Fact>& all) {
    const auto place = fact_called(from.name.text, of_ability);
    if (!place) {
      unknown_fact(from.name, of_ability);
      return false;
    }
    if (std::ranges::any_of(all, [&](const Fact& f) { return f.fact == *place; })) {
      report(from.name.at, "found " + quoted(from.name.text) + " again, expected each fact once");
      return true;
    }
    const FactInfo& info = vocabulary_.facts[*place];
    Fact to;
    to.fact = *place;
    to.at = from.name.at;
    if (info.kind != FactKind::words && from.values.size() > 1) {
      report(from.values[1].word.at, "found a second value, expected one " +
                                         std::string{info.kind == FactKind::number ? "number" : "word"} + " for " +
                                         quoted(info.name));
    }
    for (const syntax::FactValue& value : from.values) {
      if (const auto n = fact_value(info, value, to)) to.values.push_back(*n);
    }
    // What is wrong in it was told; that it is there is all that matters now.
    all.push_back(std::move(to));
    return true;
  }

  std::optional<int> fact_value(const FactInfo& info, const syntax::FactValue& value, const Fact& so_far) {
    if (info.kind == FactKind::number) {
      if (!value.number)
        report(value.word.at, "found " + quoted(value.word.text) + ", expected a number for " + quoted(info.name));
      return value.number;
    }
    const auto words = words_of_type(vocabulary_, info.type);
    const std::string what = a_type(vocabulary_, info.type);
    if (value.number) {
      report(value.word.at, "found " + std::to_string(*value.number) + ", expected " + what + listed(names_in(words)));
      return std::nullopt;
    }
    const auto place = place_of(words, value.word.text);
    if (!place) {
      report(value.word.at, unknown_name(value.word.text, what, names_in(words)));
      return std::nullopt;
    }
    if (std::ranges::find(so_far.values, static_cast<int>(*place)) != so_far.values.end()) {
      report(value.word.at, "found " + quoted(value.word.text) + " again, expected each word once");
    }
    return static_cast<int>(*place);
  }

  Ability ability(const syntax::Ability& from) {
    StatementChecker statements{vocabulary_, errors_, file_};
    Ability to;
    to.kind = from.kind;
    to.at = from.at;
    kind(from);
    for (const syntax::Name& name : from.windows) {
      const auto window = statements.window(name);
      if (window && std::ranges::find(to.windows, *window) != to.windows.end()) {
        report(name.at, "found " + quoted(name.text) + " again, expected each window once");
      } else if (window) {
        to.windows.push_back(*window);
      }
    }
    if (from.condition) to.condition = statements.expressions().check(*from.condition, Type::condition);
    if (from.once_per) {
      to.once_per = place_of(vocabulary_.scopes, from.once_per->text);
      if (!to.once_per) {
        report(from.once_per->at, vocabulary_.scopes.empty()
                                      ? "found `once per`, which this game does not have"
                                      : unknown_name(from.once_per->text, "a scope", names_in(vocabulary_.scopes)));
      }
    }
    // What always holds has no head in which facts could stand.
    if (from.kind != AbilityKind::always) to.facts = facts(from.facts, true, from.at);
    to.targets = statements.targets(from.targets);
    to.costs = statements.costs(from.costs);
    to.body = from.kind == AbilityKind::always ? statements.always(from.body) : statements.statements(from.body);
    SecretChecker{vocabulary_, errors_, file_}.ability(to);
    return to;
  }

  void kind(const syntax::Ability& from) {
    constexpr std::string_view names[] = {"play", "use", "on", "always"};
    if (std::ranges::find(vocabulary_.abilities, from.kind) != vocabulary_.abilities.end()) return;
    Names known;
    for (const AbilityKind one : vocabulary_.abilities) known.push_back(names[static_cast<std::size_t>(one)]);
    report(from.at, "found " + quoted(names[static_cast<std::size_t>(from.kind)]) +
                        ", which this game does not have, expected another kind of ability" + listed(known));
  }

  const Vocabulary& vocabulary_;
  Errors& errors_;
  std::size_t file_;
};

}  // namespace

std::optional<Card> check(const Vocabulary& vocabulary, const syntax::Card& card, std::span<const File> files,
                          std::size_t file, Errors& errors) {
  const std::size_t before = errors.count();
  Card checked = CardChecker{vocabulary, errors, file}.card(card);
  checked.file = files[file].name;
  if (errors.count() != before || errors.full()) return std::nullopt;
  return checked;
}

}  // namespace krypta::cards
