#include "engine/cards/checker.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/cards/fact_checker.hpp"
#include "engine/cards/lexer.hpp"
#include "engine/cards/secret_checker.hpp"
#include "engine/cards/statement_checker.hpp"

namespace krypta::cards {

namespace {

constexpr std::string_view name_of(AbilityKind kind) {
  constexpr std::string_view names[] = {"play", "use", "on", "always"};
  return names[static_cast<std::size_t>(kind)];
}

class CardChecker {
 public:
  CardChecker(const Vocabulary& vocabulary, const CardIds& ids, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), ids_(ids), errors_(errors), file_(file), facts_(vocabulary, errors, file) {}

  Card card(const syntax::Card& from) {
    Card to;
    to.id = from.id.text;
    to.name = meant(from.name.text);
    to.at = from.at;
    to.facts = facts_.check(from.facts, FactChecker::Of::card, from.at);
    std::vector<syntax::Ability> whole;
    for (const syntax::Ability& one : from.abilities) {
      AsAbove above;
      const syntax::Ability* last = whole.empty() ? nullptr : &whole.back();
      whole.push_back(one.as_above ? extended(one, last, above) : one);
      to.abilities.push_back(ability(whole.back()));
      if (one.as_above) to.abilities.back().above = std::move(above);
    }
    return to;
  }

 private:
  void report(Position at, std::string message) { errors_.add(file_, at, std::move(message)); }

  /// All that the ability above has and this one besides. A fact that both have is this one's.
  syntax::Ability extended(const syntax::Ability& from, const syntax::Ability* last, AsAbove& above) {
    if (last == nullptr || last->kind != from.kind) {
      report(from.at, "found `" + std::string{name_of(from.kind)} + " as above`, expected another `" +
                          std::string{name_of(from.kind)} + "` above it");
      return from;
    }
    syntax::Ability whole = *last;
    whole.at = from.at;
    above.targets = whole.targets.size();
    above.costs = whole.costs.size();
    above.statements = whole.body.size();
    for (const syntax::Fact& fact : from.facts) {
      std::erase_if(whole.facts, [&](const syntax::Fact& f) { return f.name.text == fact.name.text; });
    }
    for (const syntax::Fact& fact : whole.facts) {
      if (const auto place = facts_.called(fact.name.text, true)) above.facts.push_back(*place);
    }
    const auto append = [](auto& to, const auto& more) { to.insert(to.end(), more.begin(), more.end()); };
    append(whole.facts, from.facts);
    append(whole.targets, from.targets);
    append(whole.costs, from.costs);
    append(whole.any_of, from.any_of);
    append(whole.body, from.body);
    return whole;
  }

  Ability ability(const syntax::Ability& from) {
    StatementChecker statements{vocabulary_, ids_, errors_, file_};
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
    if (from.kind != AbilityKind::always) to.facts = facts_.check(from.facts, FactChecker::Of::ability, from.at);
    to.targets = statements.targets(from.targets);
    to.costs = statements.costs(from.costs);
    statements.any_of(from, to);
    for (std::size_t i = 0; i < to.any_of.size(); ++i) {
      to.any_of[i].facts = facts_.check(from.any_of[i].facts, FactChecker::Of::option, from.any_of[i].at);
    }
    to.body = from.kind == AbilityKind::always ? statements.always(from.body) : statements.statements(from.body);
    SecretChecker{vocabulary_, errors_, file_}.ability(to);
    return to;
  }

  void kind(const syntax::Ability& from) {
    if (std::ranges::find(vocabulary_.abilities, from.kind) != vocabulary_.abilities.end()) return;
    Names known;
    for (const AbilityKind one : vocabulary_.abilities) known.push_back(name_of(one));
    report(from.at, "found " + quoted(name_of(from.kind)) +
                        ", which this game does not have, expected another kind of ability" + listed(known));
  }

  const Vocabulary& vocabulary_;
  const CardIds& ids_;
  Errors& errors_;
  std::size_t file_;
  FactChecker facts_;
};

}  // namespace

std::optional<Card> check(const Vocabulary& vocabulary, const syntax::Card& card, std::span<const File> files,
                          std::size_t file, const CardIds& ids, Errors& errors) {
  const std::size_t before = errors.count();
  Card checked = CardChecker{vocabulary, ids, errors, file}.card(card);
  checked.file = files[file].name;
  if (errors.count() != before || errors.full()) return std::nullopt;
  return checked;
}

}  // namespace krypta::cards
