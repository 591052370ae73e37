#include "engine/cards/secret_checker.hpp"

#include <algorithm>

namespace krypta::cards {

namespace {

bool alike(const Expression& one, const Expression& other) {
  // Who decides is hardly ever found by counting; two such are taken to be two players.
  return one.kind == other.kind && one.value == other.value && one.type == other.type && one.selector.empty() &&
         other.selector.empty() && std::ranges::equal(one.parts, other.parts, alike) &&
         std::ranges::equal(one.given, other.given, alike);
}

/// How many lie somewhere can be seen; which they are cannot.
bool looks(const Expression& from) {
  const Selector& of = from.selector.front();
  return !from.parts.empty() || of.filter.has_value() || of.best.has_value();
}

}  // namespace

bool SecretChecker::same(const Expression* one, const Expression* other) {
  if (one == nullptr || other == nullptr) return one == other;
  return alike(*one, *other);
}

SecretChecker::Knowledge SecretChecker::both(Knowledge one, Knowledge other) {
  using Who = Knowledge::Who;
  if (one.who == Who::everybody) return other;
  if (other.who == Who::everybody) return one;
  if (one.who == Who::chooser && other.who == Who::chooser && same(one.by, other.by)) return one;
  return {Who::nobody};
}

SecretChecker::Knowledge SecretChecker::of(const Expression& from) const {
  Knowledge all;
  if (from.kind == Expression::Kind::local) all = kept_[static_cast<std::size_t>(from.value)].value;
  for (const Expression& part : from.parts) all = both(all, of(part));
  for (const Expression& given : from.given) all = both(all, of(given));
  for (const Selector& s : from.selector) {
    if (s.argument) all = both(all, of(*s.argument));
    if (s.filter) all = both(all, of(*s.filter));
    if (s.best) all = both(all, of(*s.best));
    if (secret(s) && looks(from)) all = {Knowledge::Who::nobody};
  }
  return all;
}

bool SecretChecker::open(const Expression& from, std::string_view what, const Knowledge* chooser) {
  if (from.kind == Expression::Kind::local) {
    const Kept& kept = kept_[static_cast<std::size_t>(from.value)];
    if (both(kept.value, chooser != nullptr ? *chooser : Knowledge{}).who == Knowledge::Who::nobody ||
        (chooser == nullptr && kept.value.who != Knowledge::Who::everybody)) {
      const bool chosen = kept.value.who == Knowledge::Who::chooser;
      return refuse(from.at, what,
                    quoted(kept.name) + (chosen ? ", which only its chooser knows" : ", which not everybody knows"));
    }
  }
  for (const Selector& s : from.selector) {
    if (chooser == nullptr && secret(s) && looks(from)) {
      return refuse(s.at, what,
                    "what lies in " + quoted(vocabulary_.domains[s.domain].name) + ", which not everybody knows");
    }
    if (!open(s, what, chooser)) return false;
  }
  const auto part_is_open = [&](const Expression& part) { return open(part, what, chooser); };
  return std::ranges::all_of(from.parts, part_is_open) && std::ranges::all_of(from.given, part_is_open);
}

bool SecretChecker::open(const Selector& from, std::string_view what, const Knowledge* chooser) {
  if (from.argument && !open(*from.argument, what, chooser)) return false;
  if (from.filter && !open(*from.filter, what, chooser)) return false;
  return !from.best || open(*from.best, what, chooser);
}

void SecretChecker::ability(const Ability& from) {
  // Whoever plays a card shows that it can be played; what happens by itself nobody decides to show.
  const bool by_itself = from.kind == AbilityKind::on || from.kind == AbilityKind::always;
  if (by_itself && from.condition) open(*from.condition, "a condition");
  block(from.targets);
  for (const AbilityOption& option : from.any_of) block(option.targets);
  for (const AbilityOption& option : from.any_of) block(option.body);
  block(from.body);
}

void SecretChecker::statement(const Statement& from) {
  if (from.by && !open(*from.by, "who decides")) return;
  if (from.ends) open(*from.ends, "how long something lasts");
  if (from.holds) open(*from.holds, "how long something lasts");
  using StatementKind = Statement::Kind;
  switch (from.kind) {
    case StatementKind::if_:
    case StatementKind::menu:
      for (const Expression& condition : from.arguments) open(condition, "a condition");
      break;
    case StatementKind::repeat: open(from.arguments.front(), "a repetition"); break;
    case StatementKind::choose: choose(from); break;
    case StatementKind::each: each(from); break;
    case StatementKind::let: kept_[from.slot] = {from.name, of(from.arguments.front()), {}}; break;
    default: break;
  }
  for (const Block& inside : from.blocks) block(inside);
}

void SecretChecker::choose(const Statement& from) {
  Knowledge chosen;
  if (from.quantity.reckoned) open(*from.quantity.reckoned, "how many are chosen");
  if (from.selector) {
    const Selector& s = *from.selector;
    const Knowledge chooser{Knowledge::Who::chooser, from.by ? &*from.by : nullptr};
    if (secret(s)) chosen = chooser;
    // In a secret place its chooser is shown what fits, and nobody else.
    if (s.argument) open(*s.argument, "whose place it is");
    for (const auto* judged : {&s.filter, &s.best}) {
      if (*judged) open(**judged, secret(s) ? "this choice" : "an open choice", secret(s) ? &chooser : nullptr);
    }
  }
  Kept& kept = kept_[from.slot];
  kept = {from.name, {}, {}};
  (from.quantity.several ? kept.members : kept.value) = chosen;
}

void SecretChecker::each(const Statement& from) {
  Knowledge next;
  if (from.from) next = kept_[*from.from].members;
  if (from.selector) {
    const Selector& s = *from.selector;
    if (secret(s)) next = {Knowledge::Who::nobody};
    if (secret(s) && (s.filter || s.best)) {
      refuse(s.at, "a loop",
             "what lies in " + quoted(vocabulary_.domains[s.domain].name) + ", which not everybody knows");
    } else {
      open(s, "a loop", nullptr);
    }
  }
  kept_[from.slot] = {from.name, next, {}};
}

}  // namespace krypta::cards
