#include "engine/cards/statement_checker.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/lexer.hpp"

namespace krypta::cards {

Statement StatementChecker::begun(const syntax::Statement& from) {
  Statement to;
  to.kind = from.kind;
  to.at = from.at;
  to.name = from.name.text;
  return to;
}

Block StatementChecker::statements(const syntax::Block& from) {
  Block to;
  for (const syntax::Statement& one : from) {
    if (Checked checked = statement(one)) to.push_back(*std::move(checked));
  }
  return to;
}

Block StatementChecker::block(const syntax::Block& from) {
  const Scope::Inner inner{expressions_.scope()};
  return statements(from);
}

Block StatementChecker::calls(const syntax::Block& from, VerbKind kind) {
  Block to;
  for (const syntax::Statement& one : from) {
    if (one.kind != Statement::Kind::call) {
      expressions_.report(one.at, "found another statement, expected calls of verbs that last only");
    } else if (Checked checked = call(one, kind)) {
      to.push_back(*std::move(checked));
    }
  }
  return to;
}
Block StatementChecker::always(const syntax::Block& from) {
  always_ = true;
  Block to = statements(from);
  always_ = false;
  return to;
}
Block StatementChecker::costs(const syntax::Block& from) { return calls(from, VerbKind::cost); }

std::optional<Statement> StatementChecker::statement(const syntax::Statement& from) {
  using StatementKind = Statement::Kind;
  const bool holds = from.kind == StatementKind::call || from.kind == StatementKind::if_ ||
                     from.kind == StatementKind::each || from.kind == StatementKind::let;
  if (always_ && !holds) {
    expressions_.report(from.at, "found another statement, expected verbs that last, `if`, `for each` and `let` only");
    return std::nullopt;
  }
  const bool at_once = holds || from.kind == StatementKind::repeat || from.kind == StatementKind::until ||
                       from.kind == StatementKind::choose;
  if (together_ && !at_once) {
    expressions_.report(from.at,
                        "found a statement that does not happen at once, expected verbs, `if`, `for each`, "
                        "`repeat`, `let`, `until` and `choose` only inside `together`");
    return std::nullopt;
  }
  switch (from.kind) {
    case StatementKind::call: return call(from, always_ ? VerbKind::lasting : VerbKind::instant);
    case StatementKind::if_: return if_(from);
    case StatementKind::each: return each(from);
    case StatementKind::repeat: return repeat(from);
    case StatementKind::choose: return choose(from);
    case StatementKind::menu: return menu(from);
    case StatementKind::may: return may(from);
    case StatementKind::pay: return pay(from);
    case StatementKind::until: return until(from);
    case StatementKind::let: return let(from);
    case StatementKind::later:
    case StatementKind::whenever: return later(from);
    case StatementKind::together: return together(from);
  }
  return std::nullopt;
}

std::optional<Statement> StatementChecker::call(const syntax::Statement& from, VerbKind kind) {
  constexpr std::string_view fitting[] = {"a verb", "a verb that lasts", "a cost"};
  const auto verb = place_of(vocabulary_.verbs, from.name.text);
  if (!verb || vocabulary_.verbs[*verb].kind != kind) {
    if (verb && kind == VerbKind::instant) {
      const bool cost = vocabulary_.verbs[*verb].kind == VerbKind::cost;
      expressions_.report(from.name.at, "found " + quoted(from.name.text) +
                                            (cost ? ", a cost, expected it behind `pay` or `cost` only"
                                                  : ", which lasts, expected it inside `until` or `always` only"));
      return std::nullopt;
    }
    Names known;
    for (const VerbInfo& info : vocabulary_.verbs) {
      if (info.kind == kind) known.push_back(info.name);
    }
    expressions_.report(from.name.at, unknown_name(from.name.text, fitting[static_cast<std::size_t>(kind)], known));
    return std::nullopt;
  }
  auto arguments = expressions_.arguments(from.name, vocabulary_.verbs[*verb], from.arguments);
  if (!arguments) return std::nullopt;
  Statement to = begun(from);
  to.name.clear();
  to.verb = *verb;
  to.arguments = *std::move(arguments);
  return to;
}

void StatementChecker::two_blocks(const syntax::Statement& from, Statement& to) {
  to.blocks.push_back(block(from.blocks[0]));
  to.blocks.push_back(from.blocks.size() > 1 ? block(from.blocks[1]) : Block{});
}

std::optional<Statement> StatementChecker::if_(const syntax::Statement& from) {
  Statement to = begun(from);
  auto condition = expressions_.check(from.arguments.front(), Type::condition);
  two_blocks(from, to);
  if (!condition) return std::nullopt;
  to.arguments.push_back(*std::move(condition));
  return to;
}

std::optional<Statement> StatementChecker::may(const syntax::Statement& from) {
  Statement to = begun(from);
  const bool sound = by(from, to);
  two_blocks(from, to);
  return sound ? Checked{std::move(to)} : std::nullopt;
}

std::optional<Statement> StatementChecker::pay(const syntax::Statement& from) {
  Checked to = call(from, VerbKind::cost);
  const bool sound = to && by(from, *to);
  Statement blocks;
  two_blocks(from, blocks);
  if (!sound) return std::nullopt;
  to->blocks = std::move(blocks.blocks);
  return to;
}

std::optional<Statement> StatementChecker::menu(const syntax::Statement& from) {
  Statement to = begun(from);
  bool sound = by(from, to);
  if (from.blocks.empty()) {
    expressions_.report(from.at, "found a choice of nothing, expected an `option`");
    sound = false;
  }
  for (std::size_t i = 0; i < from.blocks.size(); ++i) {
    Expression always;
    always.type = Type::condition;
    always.value = 1;
    const auto condition =
        from.conditions[i] ? expressions_.check(*from.conditions[i], Type::condition) : std::optional{always};
    sound = sound && condition;
    if (condition) to.arguments.push_back(*condition);
    to.blocks.push_back(block(from.blocks[i]));
  }
  return sound ? Checked{std::move(to)} : std::nullopt;
}

bool StatementChecker::by(const syntax::Statement& from, Statement& to) {
  if (!from.by) return true;
  to.by = expressions_.check(*from.by, vocabulary_.player);
  return to.by.has_value();
}

}  // namespace krypta::cards
