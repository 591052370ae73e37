#include <string>
#include <utility>
#include <vector>

#include "engine/cards/checker.hpp"
#include "engine/cards/statement_checker.hpp"

/// Abilities of which several parts can be used in one play.
namespace krypta::cards {

bool StatementChecker::any_of_allowed(const syntax::Ability& from) {
  const Position at = from.any_of.front().at;
  const std::size_t found = from.any_of.size();
  if (!vocabulary_.any_of) {
    expressions_.report(at, "found `any_of`, which this game does not have");
  } else if (from.kind == AbilityKind::on) {
    expressions_.report(at, "found `any_of` in what happens by itself, expected it in `play` and `use` only");
  } else if (found < 2 || found > most_any_of) {
    expressions_.report(at, "found " + std::to_string(found) + (found == 1 ? " option" : " options") +
                                " in `any_of`, expected 2 to " + std::to_string(most_any_of));
  } else {
    return true;
  }
  return false;
}

void StatementChecker::any_of(const syntax::Ability& from, Ability& to) {
  if (from.any_of.empty() || !any_of_allowed(from)) return;
  to.picked = claim(1, "`any_of`", from.any_of.front().at).value_or(0);
  std::vector<std::vector<Local>> names;
  for (const syntax::AbilityOption& one : from.any_of) {
    AbilityOption& option = to.any_of.emplace_back();
    option.at = one.at;
    const std::size_t common = expressions_.scope().living().size();
    if (one.condition) option.condition = expressions_.check(*one.condition, Type::condition);
    option.targets = targets(one.targets);
    option.costs = costs(one.costs);
    names.push_back(expressions_.scope().hide(common));
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Scope::Inner inner{expressions_.scope()};
    for (const Local& local : names[i]) expressions_.scope().declare(local);
    to.any_of[i].body = statements(from.any_of[i].body);
  }
}

}  // namespace krypta::cards
