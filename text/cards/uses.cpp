#include "text/cards/uses.hpp"

#include <algorithm>

namespace krypta::text {

namespace {

using cards::Expression;
using cards::Selector;
using cards::Statement;

unsigned in_selector(std::uint8_t slot, const Selector& selector) {
  unsigned count = 0;
  if (selector.argument) count += uses(slot, *selector.argument);
  if (selector.filter) count += uses(slot, *selector.filter);
  if (selector.best) count += uses(slot, *selector.best);
  return count;
}

unsigned in_statement(std::uint8_t slot, const Statement& statement) {
  unsigned count = statement.from == slot ? 1U : 0U;
  for (const Expression& argument : statement.arguments) count += uses(slot, argument);
  if (statement.selector) count += in_selector(slot, *statement.selector);
  if (statement.by) count += uses(slot, *statement.by);
  if (statement.ends) count += uses(slot, *statement.ends);
  if (statement.holds) count += uses(slot, *statement.holds);
  if (statement.quantity.reckoned) count += uses(slot, *statement.quantity.reckoned);
  for (const cards::Block& block : statement.blocks) count += uses(slot, Statements{block});
  return count;
}

bool same_or_none(const std::optional<Expression>& a, const std::optional<Expression>& b) {
  return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

/// `it != x` for the slot of x.
std::optional<std::uint8_t> unlike(const Expression& expression) {
  if (expression.kind != Expression::Kind::unequal) return std::nullopt;
  const Expression& left = expression.parts[0];
  const Expression& right = expression.parts[1];
  if (left.kind == Expression::Kind::it && right.kind == Expression::Kind::local)
    return static_cast<std::uint8_t>(right.value);
  if (right.kind == Expression::Kind::it && left.kind == Expression::Kind::local)
    return static_cast<std::uint8_t>(left.value);
  return std::nullopt;
}

bool one_of_things(const Statement& choice) {
  return choice.kind == Statement::Kind::choose && choice.selector && single(choice.quantity);
}

/// Whether `later` is a choice among the same things as `first`, without all of those chosen so far.
bool another_of(const Statement& first, const Statement& later, std::span<const Statement> chosen) {
  if (!one_of_things(later) || later.selector->domain != first.selector->domain) return false;
  if (!same_or_none(later.selector->argument, first.selector->argument) || !same_or_none(later.by, first.by))
    return false;
  if (later.selector->best || first.selector->best) return false;
  std::vector<const Expression*> wanted = conjuncts(first.selector->filter);
  std::vector<std::uint8_t> excluded;
  for (const Expression* conjunct : conjuncts(later.selector->filter)) {
    const auto slot = unlike(*conjunct);
    if (slot && std::ranges::find(chosen, *slot, &Statement::slot) != chosen.end()) {
      excluded.push_back(*slot);
      continue;
    }
    const auto found = std::ranges::find_if(wanted, [&](const Expression* w) { return same(*w, *conjunct); });
    if (found == wanted.end()) return false;
    wanted.erase(found);
  }
  return wanted.empty() && excluded.size() == chosen.size();
}

}  // namespace

bool is_local(const Expression& expression, std::uint8_t slot) {
  return expression.kind == Expression::Kind::local && expression.value == slot;
}

unsigned uses(std::uint8_t slot, const Expression& expression) {
  unsigned count = is_local(expression, slot) ? 1U : 0U;
  for (const Expression& part : expression.parts) count += uses(slot, part);
  for (const Expression& given : expression.given) count += uses(slot, given);
  for (const Selector& selector : expression.selector) count += in_selector(slot, selector);
  return count;
}

bool mentions(const Expression& expression, const Expression& what) {
  return same(expression, what) ||
         std::ranges::any_of(expression.parts, [&](const Expression& part) { return mentions(part, what); });
}

unsigned uses(std::uint8_t slot, Statements statements) {
  unsigned count = 0;
  for (const Statement& statement : statements) count += in_statement(slot, statement);
  return count;
}

bool hands_over(const Statement& statement, std::uint8_t slot) {
  if (statement.kind == Statement::Kind::until)
    return std::ranges::any_of(statement.blocks[0], [&](const Statement& inner) { return hands_over(inner, slot); });
  return statement.kind == Statement::Kind::call &&
         std::ranges::any_of(statement.arguments, [&](const Expression& e) { return is_local(e, slot); });
}

bool guards(const Expression& condition, Statements block) {
  const bool of_number = block.size() == 2 && block[0].kind == Statement::Kind::choose && block[0].selector &&
                         block[0].type == cards::Type::number && block[0].selector->argument;
  if (!of_number || condition.kind != Kind::more) return false;
  const auto least = literal(condition.parts[1]);
  const auto fits = [&](const Expression& limit) {
    if (limit.kind == Kind::subtract)
      return least && literal(limit.parts[1]) == least && same(limit.parts[0], condition.parts[0]);
    return least == 0 && same(limit, condition.parts[0]);
  };
  const Expression& most = *block[0].selector->argument;
  return most.kind == Kind::min ? fits(most.parts[0]) || fits(most.parts[1]) : fits(most);
}

std::optional<Expression> highest_of(const Statement& loop) {
  if (!loop.selector || loop.blocks[0].size() != 1) return std::nullopt;
  const Statement& test = loop.blocks[0][0];
  const bool only_if = test.kind == Statement::Kind::if_ && (test.blocks.size() < 2 || test.blocks[1].empty());
  if (!only_if || test.arguments[0].kind != Kind::not_) return std::nullopt;
  const Expression& some = test.arguments[0].parts[0];
  if (some.kind != Kind::some || some.selector.empty()) return std::nullopt;
  const Selector& others = some.selector[0];
  if (others.domain != loop.selector->domain || !same_or_none(others.argument, loop.selector->argument))
    return std::nullopt;
  std::vector<const Expression*> wanted = conjuncts(loop.selector->filter);
  std::optional<Expression> most;
  for (const Expression* conjunct : conjuncts(others.filter)) {
    const auto found = std::ranges::find_if(wanted, [&](const Expression* w) { return same(*w, *conjunct); });
    if (found != wanted.end()) {
      wanted.erase(found);
      continue;
    }
    if (most || conjunct->kind != Kind::more) return std::nullopt;
    const Expression& theirs = conjunct->parts[0];
    const Expression& its = conjunct->parts[1];
    const bool alike = theirs.kind == Kind::property && its.kind == Kind::property && theirs.value == its.value &&
                       !theirs.parts.empty() && theirs.parts[0].kind == Kind::it && is_local(its.parts[0], loop.slot);
    if (!alike) return std::nullopt;
    most = theirs;
  }
  return wanted.empty() ? most : std::nullopt;
}

std::size_t alike(Statements choices) {
  if (choices.empty() || !one_of_things(choices[0])) return 1;
  std::size_t count = 1;
  while (count < choices.size() && another_of(choices[0], choices[count], choices.first(count))) ++count;
  return count;
}

bool same(const Expression& a, const Expression& b) {
  const auto alike = [](const auto& x, const auto& y) { return same(x, y); };
  return a.kind == b.kind && a.type == b.type && a.value == b.value && std::ranges::equal(a.parts, b.parts, alike) &&
         std::ranges::equal(a.given, b.given, alike) && std::ranges::equal(a.selector, b.selector, alike);
}

bool same(const Selector& a, const Selector& b) {
  return a.domain == b.domain && same_or_none(a.argument, b.argument) && same_or_none(a.filter, b.filter) &&
         same_or_none(a.best, b.best) && a.lowest == b.lowest;
}

unsigned in_another(std::uint8_t slot, Statements statements) {
  unsigned count = 0;
  for (const Statement& statement : statements) {
    if (!one_of_things(statement)) continue;
    for (const Expression* conjunct : conjuncts(statement.selector->filter)) {
      if (conjunct->kind != Kind::unequal) continue;
      const bool first = conjunct->parts[0].kind == Kind::it;
      const Expression& other = conjunct->parts[first ? 1 : 0];
      const bool of_it = first || conjunct->parts[1].kind == Kind::it;
      if (of_it && other.kind == Kind::property && other.parts.size() == 1) count += uses(slot, other);
    }
  }
  return count;
}

bool counts_only(const Expression& condition, Statements block) {
  if (condition.kind != Kind::some || !condition.selector.empty() || block.empty()) return false;
  const auto counts = [&](const Expression& e) {
    return e.kind == Kind::count && e.selector.empty() && same(e.parts[0], condition.parts[0]);
  };
  const auto fits = [&](const auto& self, const Statement& statement) -> bool {
    if (statement.kind == Statement::Kind::each)
      return std::ranges::all_of(statement.blocks[0], [&](const Statement& inner) { return self(self, inner); });
    return statement.kind == Statement::Kind::call && std::ranges::any_of(statement.arguments, counts);
  };
  return std::ranges::all_of(block, [&](const Statement& statement) { return fits(fits, statement); });
}

std::vector<const Expression*> conjuncts(const std::optional<Expression>& filter) {
  std::vector<const Expression*> parts;
  if (filter) parts.push_back(&*filter);
  for (std::size_t i = 0; i < parts.size();) {
    if (parts[i]->kind != Expression::Kind::and_) {
      ++i;
      continue;
    }
    const Expression* both = parts[i];
    parts[i] = &both->parts[0];
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, &both->parts[1]);
  }
  return parts;
}

std::optional<int> literal(const Expression& expression) {
  if (expression.kind == Expression::Kind::number) return expression.value;
  if (expression.kind == Expression::Kind::negative) {
    const auto inner = literal(expression.parts[0]);
    return inner ? std::optional{-*inner} : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace krypta::text
