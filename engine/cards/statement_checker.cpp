#include "engine/cards/statement_checker.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/lexer.hpp"

namespace krypta::cards {

namespace {

Statement begun(const syntax::Statement& from) {
  Statement to;
  to.kind = from.kind;
  to.at = from.at;
  to.name = from.name.text;
  return to;
}

}  // namespace

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

Block StatementChecker::targets(const syntax::Block& from) {
  Block to;
  for (const syntax::Statement& one : from) {
    if (&one - from.data() == most_targets) {
      expressions_.report(one.at, "found one target more, expected at most " + std::to_string(most_targets));
    }
    if (Checked checked = choose(one)) to.push_back(*std::move(checked));
  }
  return to;
}

std::optional<Statement> StatementChecker::statement(const syntax::Statement& from) {
  using StatementKind = Statement::Kind;
  const bool holds = from.kind == StatementKind::call || from.kind == StatementKind::if_ ||
                     from.kind == StatementKind::each || from.kind == StatementKind::let;
  if (always_ && !holds) {
    expressions_.report(from.at, "found another statement, expected verbs that last, `if`, `for each` and `let` only");
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
    case StatementKind::later: return later(from);
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

std::optional<Statement> StatementChecker::until(const syntax::Statement& from) {
  Statement to = begun(from);
  const auto duration = place_of(vocabulary_.durations, from.name.text);
  if (!duration) {
    expressions_.report(from.name.at, unknown_name(from.name.text, "a duration", names_in(vocabulary_.durations)));
  }
  to.blocks.push_back(lasting(from.blocks.front()));
  if (!duration) return std::nullopt;
  to.name.clear();
  to.duration = *duration;
  return to;
}

std::optional<unsigned> StatementChecker::window(const syntax::Name& name) {
  const auto place = place_of(vocabulary_.windows, name.text);
  if (!place) expressions_.report(name.at, unknown_name(name.text, "a window", names_in(vocabulary_.windows)));
  return place;
}

std::optional<Statement> StatementChecker::later(const syntax::Statement& from) {
  Statement to = begun(from);
  if (!vocabulary_.later) {
    expressions_.report(from.at, "found `later`, which this game does not have");
    return std::nullopt;
  }
  const auto when = window(from.name);
  to.blocks.push_back(block(from.blocks.front()));
  if (!when) return std::nullopt;
  to.name.clear();
  to.window = *when;
  return to;
}

bool StatementChecker::free_name(const syntax::Name& name) {
  std::string what;
  if (expressions_.scope().find(name.text) != nullptr) what = "which is taken already";
  if (place_of(vocabulary_.domains, name.text)) what = "which is a place";
  for (const PropertyInfo& info : vocabulary_.properties) {
    if (info.name == name.text && !info.of) what = "which is a property of the table";
  }
  if (const auto types = expressions_.types_with(name.text); !types.empty()) {
    what = "which is " + a_type(vocabulary_, types.front());
  }
  if (what.empty()) return true;
  expressions_.report(name.at, "found " + quoted(name.text) + ", " + what + ", expected a new name");
  return false;
}

std::optional<std::uint8_t> StatementChecker::claim(std::size_t slots, std::string_view name, Position at) {
  const std::size_t free = expressions_.scope().free_slots();
  const auto slot = expressions_.scope().claim(slots);
  if (!slot) {
    expressions_.report(at, "found " + std::string{name} + ", which needs " + std::to_string(slots) +
                                (slots == 1 ? " value" : " values") + " kept, expected at most " +
                                std::to_string(free) + " more of the " + std::to_string(most_locals) +
                                " that a card can keep");
  }
  return slot;
}

std::optional<Statement> StatementChecker::let(const syntax::Statement& from) {
  Statement to = begun(from);
  auto value = expressions_.check(from.arguments.front(), std::nullopt);
  const bool named = free_name(from.name);
  const auto slot = value && named ? claim(1, quoted(from.name.text), from.name.at) : std::nullopt;
  if (named)
    expressions_.scope().declare(
        {from.name.text, value ? value->type : Type::number, slot.value_or(0), false, slot.has_value()});
  if (!slot) return std::nullopt;
  to.slot = *slot;
  to.type = value->type;
  to.arguments.push_back(*std::move(value));
  return to;
}

bool StatementChecker::by(const syntax::Statement& from, Statement& to) {
  if (!from.by) return true;
  to.by = expressions_.check(*from.by, vocabulary_.player);
  return to.by.has_value();
}

/// Words of one type, which is the only one that has them all.
bool StatementChecker::words(const syntax::Choices& from, Statement& to) {
  std::vector<syntax::Name> names{from.selector.domain};
  names.insert(names.end(), from.more.begin(), from.more.end());
  std::vector<Type> types = expressions_.types_with(names.front().text);
  if (types.empty()) {
    expressions_.report(names.front().at, unknown_name(names.front().text, "a place or words to choose from",
                                                       names_in(vocabulary_.domains)));
    return false;
  }
  for (const syntax::Name& name : names) {
    const std::vector<Type> before = types;
    std::erase_if(types, [&](Type type) { return !place_of(words_of_type(vocabulary_, type), name.text); });
    if (!types.empty()) continue;
    expressions_.report(name.at, unknown_name(name.text, a_type(vocabulary_, before.front()),
                                              names_in(words_of_type(vocabulary_, before.front()))));
    return false;
  }
  if (types.size() > 1) {
    expressions_.report(names.front().at, "found words that are " + a_type(vocabulary_, types[0]) + " or " +
                                              a_type(vocabulary_, types[1]) + ", expected words of one kind only");
    return false;
  }
  to.type = types.front();
  for (const syntax::Name& name : names) {
    const auto place = static_cast<int>(*place_of(words_of_type(vocabulary_, to.type), name.text));
    if (std::ranges::find(to.words, place) != to.words.end()) {
      expressions_.report(name.at, "found " + quoted(name.text) + " again, expected each word once");
      return false;
    }
    to.words.push_back(place);
  }
  return true;
}

bool StatementChecker::choices(const syntax::Choices& from, Statement& to) {
  const bool place = place_of(vocabulary_.domains, from.selector.domain.text).has_value();
  const bool plain = !place && !from.selector.argument && !from.selector.filter && !from.selector.best;
  if (plain) return words(from, to);
  if (!from.more.empty()) {
    const syntax::Name& more = from.more.front();
    expressions_.report(more.at,
                        "found " + quoted(more.text) + " behind a place, expected words alone or a place alone");
    return false;
  }
  to.selector = expressions_.check(from.selector);
  if (to.selector) to.type = vocabulary_.domains[to.selector->domain].of;
  return to.selector.has_value();
}

bool StatementChecker::quantity(const syntax::Statement& from, Statement& to) {
  using Amount = syntax::Quantity::Kind;
  const int there = to.selector ? vocabulary_.domains[to.selector->domain].most : static_cast<int>(to.words.size());
  const bool reckoned = from.quantity.kind == Amount::reckoned;
  if (reckoned) {
    to.quantity.reckoned = expressions_.check(*from.quantity.reckoned, Type::number);
    if (!to.quantity.reckoned) return false;
  }
  const int wanted = reckoned || from.quantity.kind == Amount::any ? there : from.quantity.number;
  if (wanted < 1 || wanted > there) {
    expressions_.report(from.quantity.at, "found " + std::to_string(wanted) + ", expected a number from 1 to " +
                                              std::to_string(there) + ", as many as there can be");
    return false;
  }
  // More than can be kept is told where it is kept.
  to.quantity.most = static_cast<std::uint8_t>(std::min(wanted, 0xFE));
  const bool all = from.quantity.kind == Amount::one || from.quantity.kind == Amount::exactly;
  to.quantity.least = all ? to.quantity.most : std::uint8_t{0};
  to.quantity.any = from.quantity.kind == Amount::any;
  to.quantity.several = from.quantity.kind != Amount::one;
  return true;
}

std::optional<Statement> StatementChecker::choose(const syntax::Statement& from) {
  Statement to = begun(from);
  bool sound = choices(*from.choices, to) && quantity(from, to) && by(from, to);
  const bool named = free_name(from.name);
  if (sound && named) {
    const std::size_t slots = to.quantity.several ? 1U + to.quantity.most : 1U;
    const auto slot = claim(slots, quoted(from.name.text), from.name.at);
    sound = slot.has_value();
    to.slot = slot.value_or(0);
  }
  if (named) expressions_.scope().declare({from.name.text, to.type, to.slot, to.quantity.several, sound});
  return sound && named ? Checked{std::move(to)} : std::nullopt;
}

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
