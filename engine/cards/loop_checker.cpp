#include <algorithm>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/statement_checker.hpp"

/// Statements that are carried out again and again.
namespace krypta::cards {

bool StatementChecker::loop_allowed(Position at) {
  if (loops_ < most_loops) return true;
  expressions_.report(at, "found a loop inside " + std::to_string(most_loops) + " others, nested too deeply");
  return false;
}

std::optional<Statement> StatementChecker::each(const syntax::Statement& from) {
  Statement to = begun(from);
  bool sound = loop_allowed(from.at);
  std::size_t progress = 1;  // the slots that say how far it has come
  const syntax::Selector& of = from.choices->selector;
  if (const Local* local = expressions_.scope().find(of.domain.text)) {
    to.type = local->type;
    to.from = local->slot;
    if (local->sound && (!local->several || of.argument || of.filter || of.best)) {
      expressions_.report(of.domain.at, "found " + quoted(of.domain.text) +
                                            (local->several ? " with more behind it" : ", which holds one") +
                                            ", expected a place or a name that holds several");
      sound = false;
    }
    sound = sound && local->sound;
  } else {
    to.selector = expressions_.check(of);
    if (to.selector) {
      const DomainInfo& domain = vocabulary_.domains[to.selector->domain];
      to.type = domain.of;
      progress = locals_for(reach_of(vocabulary_, domain));
    }
    sound = sound && to.selector.has_value();
  }
  const Scope::Inner inner{expressions_.scope()};
  if (free_name(from.name)) {
    const auto slot = sound ? claim(1 + progress, quoted(from.name.text), from.name.at) : std::nullopt;
    sound = slot.has_value();
    to.slot = slot.value_or(0);
    expressions_.scope().declare({from.name.text, to.type, to.slot, false, sound});
  } else {
    sound = false;
  }
  ++loops_;
  to.blocks.push_back(statements(from.blocks.front()));
  --loops_;
  return sound ? Checked{std::move(to)} : std::nullopt;
}

std::optional<Statement> StatementChecker::repeat(const syntax::Statement& from) {
  Statement to = begun(from);
  const bool allowed = loop_allowed(from.at);
  auto times = expressions_.check(from.arguments.front(), Type::number);
  const bool written = times && times->kind == Expression::Kind::number;
  if (written && times->value > most_repeats) {
    expressions_.report(times->at, "found " + std::to_string(times->value) + ", expected a number from 0 to " +
                                       std::to_string(most_repeats));
    times = std::nullopt;
  }
  const Scope::Inner inner{expressions_.scope()};
  const auto slot = allowed && times ? claim(1, "`repeat`", from.at) : std::nullopt;
  ++loops_;
  to.blocks.push_back(statements(from.blocks.front()));
  --loops_;
  if (!slot) return std::nullopt;
  to.slot = *slot;
  to.arguments.push_back(*std::move(times));
  return to;
}

}  // namespace krypta::cards
