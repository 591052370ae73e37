#include "engine/cards/expression_checker.hpp"

#include <algorithm>

namespace krypta::cards {

namespace {

using Kind = Expression::Kind;

Expression leaf(const syntax::Expression& from, Kind kind, Type type, int value) {
  Expression to;
  to.kind = kind;
  to.type = type;
  to.value = value;
  to.at = from.at;
  return to;
}

}  // namespace

std::vector<Type> ExpressionChecker::types_with(std::string_view word) const {
  std::vector<Type> types;
  for (unsigned i = 0; i < vocabulary_.types.size(); ++i) {
    if (place_of(vocabulary_.types[i].words, word)) types.push_back(own_type(i));
  }
  return types;
}

bool ExpressionChecker::is_value(std::string_view name) const {
  const auto of_table = [&](const PropertyInfo& info) { return info.name == name && !info.of; };
  return scope_.find(name) != nullptr || !types_with(name).empty() ||
         std::ranges::any_of(vocabulary_.properties, of_table);
}

std::optional<Expression> ExpressionChecker::check(const syntax::Expression& from, std::optional<Type> wanted) {
  Checked to = typed(from, wanted);
  if (!to || !wanted || to->type == *wanted) return to;
  const std::string what = a_type(vocabulary_, to->type);
  const std::string found = from.kind == Kind::local ? quoted(from.name.text) + ", " + what : what;
  report(from.at, "found " + found + ", expected " + a_type(vocabulary_, *wanted));
  return std::nullopt;
}

std::optional<Expression> ExpressionChecker::typed(const syntax::Expression& from, std::optional<Type> wanted) {
  switch (from.kind) {
    case Kind::number: return leaf(from, Kind::number, Type::number, from.number);
    case Kind::word:
    case Kind::local: return name(from, wanted);
    case Kind::it:
      if (it_) return leaf(from, Kind::it, *it_, 0);
      report(from.at, "found `it`, expected it inside `where`, `with`, `sum`, `highest` or `lowest` only");
      return std::nullopt;
    case Kind::card: return card(from);
    case Kind::property: return property(from);
    case Kind::negative:
    case Kind::add:
    case Kind::subtract:
    case Kind::multiply:
    case Kind::min:
    case Kind::max:
    case Kind::half_up:
    case Kind::half_down: return operation(from, Type::number, Type::number);
    case Kind::less:
    case Kind::at_most:
    case Kind::more:
    case Kind::at_least: return operation(from, Type::number, Type::condition);
    case Kind::not_:
    case Kind::and_:
    case Kind::or_: return operation(from, Type::condition, Type::condition);
    case Kind::equal:
    case Kind::unequal: return equality(from);
    case Kind::count:
    case Kind::some:
    case Kind::sum:
    case Kind::highest:
    case Kind::lowest: return fold(from);
  }
  return std::nullopt;
}

std::optional<Expression> ExpressionChecker::name(const syntax::Expression& from, std::optional<Type> wanted) {
  const std::string_view text = from.name.text;
  const auto of_table = [&](const PropertyInfo& info) { return info.name == text && !info.of; };
  if (!from.given.empty() && std::ranges::none_of(vocabulary_.properties, of_table)) {
    report(from.at, "found `" + std::string{text} + "(…)`, expected the name of a property that takes something");
    return std::nullopt;
  }
  if (const Local* local = scope_.find(text); local != nullptr && from.given.empty()) {
    if (!local->sound) return std::nullopt;
    if (!local->several) return leaf(from, Kind::local, local->type, local->slot);
    report(from.at, "found " + quoted(text) + ", which holds several, expected it in `for each … in " +
                        std::string{text} + "` or `count(" + std::string{text} + ")` only");
    return std::nullopt;
  }
  if (const auto types = types_with(text); !types.empty() && from.given.empty()) return word(from, types, wanted);
  for (unsigned i = 0; i < vocabulary_.properties.size(); ++i) {
    if (of_table(vocabulary_.properties[i])) return asked(from, i, std::nullopt);
  }
  return unknown(from, wanted);
}

std::optional<Expression> ExpressionChecker::word(const syntax::Expression& from, const std::vector<Type>& types,
                                                  std::optional<Type> wanted) {
  const std::string_view text = from.name.text;
  const auto as = [&](Type type) {
    return leaf(from, Kind::word, type, static_cast<int>(*place_of(words_of_type(vocabulary_, type), text)));
  };
  if (wanted && std::ranges::find(types, *wanted) != types.end()) return as(*wanted);
  if (types.size() == 1 && !wanted) return as(types.front());
  std::string kinds;
  for (const Type type : types) kinds += (kinds.empty() ? "" : " or ") + a_type(vocabulary_, type);
  const std::string found = "found " + quoted(text) + ", " + kinds + ", expected ";
  if (wanted) {
    report(from.at, found + a_type(vocabulary_, *wanted) + listed(names_in(words_of_type(vocabulary_, *wanted))));
  } else {
    report(from.at, found + "it beside something that tells which");
  }
  return std::nullopt;
}

std::optional<Expression> ExpressionChecker::unknown(const syntax::Expression& from, std::optional<Type> wanted) {
  const std::string_view text = from.name.text;
  const std::string expected = wanted ? a_type(vocabulary_, *wanted) : "the name of a value";
  if (place_of(vocabulary_.domains, text)) {
    report(from.at, "found " + quoted(text) + ", a place, expected " + expected);
    return std::nullopt;
  }
  if (const auto i = place_of(vocabulary_.properties, text)) {
    const std::string of{type_name(vocabulary_, *vocabulary_.properties[*i].of)};
    report(from.at, "found " + quoted(text) + ", which is asked of " + with_article(of) + ", expected " +
                        quoted(of + "." + std::string{text}) + " or the like");
    return std::nullopt;
  }
  Names known;
  for (const Local& local : scope_.living()) {
    if (local.sound && !local.several && (!wanted || local.type == *wanted)) known.push_back(local.name);
  }
  for (const PropertyInfo& info : vocabulary_.properties) {
    if (!info.of && (!wanted || info.gives == *wanted)) known.push_back(info.name);
  }
  for (unsigned i = 0; i < vocabulary_.types.size(); ++i) {
    if (wanted && own_type(i) != *wanted) continue;
    for (const std::string_view word : vocabulary_.types[i].words) known.push_back(word);
  }
  report(from.at, unknown_name(text, expected, known));
  return std::nullopt;
}

/// A property, with its subject and with what it takes.
std::optional<Expression> ExpressionChecker::asked(const syntax::Expression& from, unsigned property, Checked subject) {
  const PropertyInfo& info = vocabulary_.properties[property];
  if (info.takes.has_value() == from.given.empty()) {
    report(from.at, info.takes ? "found " + quoted(info.name) + " alone, expected `" + std::string{info.name} +
                                     "(…)` with " + a_type(vocabulary_, *info.takes) +
                                     listed(names_in(words_of_type(vocabulary_, *info.takes)))
                               : "found `" + std::string{info.name} + "(…)`, expected " + quoted(info.name) + " alone");
    return std::nullopt;
  }
  Expression to = leaf(from, Kind::property, info.gives, static_cast<int>(property));
  if (subject) to.parts.push_back(*std::move(subject));
  if (!info.takes) return to;
  Checked given = check(from.given.front(), *info.takes);
  if (!given) return std::nullopt;
  to.given.push_back(*std::move(given));
  return to;
}

/// `card blood_doll`: a card by its id, in whatever file it stands.
std::optional<Expression> ExpressionChecker::card(const syntax::Expression& from) {
  for (unsigned i = 0; i < vocabulary_.types.size(); ++i) {
    if (!vocabulary_.types[i].cards) continue;
    if (const CardIds::Entry* found = ids_.find(from.name.text)) {
      Expression to = leaf(from, Kind::card, own_type(i), found->place);
      to.card = {std::string{from.name.text}, std::string{found->name}};
      return to;
    }
    Names known;
    for (const auto& [id, entry] : ids_.all()) known.push_back(id);
    report(from.name.at, unknown_name(from.name.text, "the id of a card", known));
    return std::nullopt;
  }
  report(from.at, "found a card by its id, which this game does not have");
  return std::nullopt;
}

std::optional<Expression> ExpressionChecker::property(const syntax::Expression& from) {
  Checked subject = check(from.parts.front(), std::nullopt);
  if (!subject) return std::nullopt;
  Names known;
  for (unsigned i = 0; i < vocabulary_.properties.size(); ++i) {
    const PropertyInfo& info = vocabulary_.properties[i];
    if (info.of != subject->type) continue;
    if (info.name != from.name.text) {
      known.push_back(info.name);
      continue;
    }
    return asked(from, i, std::move(subject));
  }
  const std::string owner = a_type(vocabulary_, subject->type);
  report(from.at, known.empty() ? "found `." + std::string{from.name.text} + "`, but " + owner + " has no properties"
                                : unknown_name(from.name.text, "a property of " + owner, known));
  return std::nullopt;
}

std::optional<Expression> ExpressionChecker::operation(const syntax::Expression& from, Type operands, Type gives) {
  Expression to = leaf(from, from.kind, gives, 0);
  for (const syntax::Expression& part : from.parts) {
    Checked operand = check(part, operands);
    if (!operand) return std::nullopt;
    to.parts.push_back(*std::move(operand));
  }
  return to;
}

/// A word of which only its neighbour can tell the type.
bool ExpressionChecker::is_open_word(const syntax::Expression& from) const {
  return from.kind == Kind::local && scope_.find(from.name.text) == nullptr && types_with(from.name.text).size() > 1;
}

std::optional<Expression> ExpressionChecker::equality(const syntax::Expression& from) {
  const bool backwards = is_open_word(from.parts[0]);
  Checked first = check(from.parts[backwards ? 1 : 0], std::nullopt);
  if (!first) return std::nullopt;
  if (first->type == Type::condition) {
    report(from.parts[backwards ? 1 : 0].at,
           "found a condition, expected something to compare; conditions are joined "
           "with `and`, `or` and `not`");
    return std::nullopt;
  }
  Checked second = check(from.parts[backwards ? 0 : 1], first->type);
  if (!second) return std::nullopt;
  if (backwards) std::swap(first, second);
  Expression to = leaf(from, from.kind, Type::condition, 0);
  to.parts.push_back(*std::move(first));
  to.parts.push_back(*std::move(second));
  return to;
}

/// An expression in which `it` is a thing of that type.
std::optional<Expression> ExpressionChecker::judged(const syntax::Expression& from, Type it, Type wanted) {
  const std::optional<Type> outer = std::exchange(it_, it);
  Checked to = check(from, wanted);
  it_ = outer;
  return to;
}

std::optional<Selector> ExpressionChecker::check(const syntax::Selector& from) {
  const auto place = place_of(vocabulary_.domains, from.domain.text);
  if (!place) {
    report(from.domain.at, unknown_name(from.domain.text, "a place", names_in(vocabulary_.domains)));
    return std::nullopt;
  }
  const DomainInfo& info = vocabulary_.domains[*place];
  Selector to;
  to.domain = *place;
  to.at = from.domain.at;
  if (info.takes.has_value() != from.argument.has_value()) {
    report(from.domain.at, info.takes ? "found " + quoted(info.name) + " alone, expected `" + std::string{info.name} +
                                            "(…)` with " + a_type(vocabulary_, *info.takes)
                                      : "found `" + std::string{info.name} + "(…)`, expected " + quoted(info.name) +
                                            " alone, for there is only one");
    return std::nullopt;
  }
  if (from.argument) {
    to.argument = check(*from.argument, *info.takes);
    if (!to.argument) return std::nullopt;
  }
  if (from.filter) {
    to.filter = of_each(*from.filter, from.filter->at, info.of, Type::condition, "where");
    if (!to.filter) return std::nullopt;
  }
  if (from.best) {
    to.lowest = from.lowest;
    to.best = of_each(*from.best, from.best->at, info.of, Type::number, "with");
    if (!to.best) return std::nullopt;
  }
  return to;
}

/// What is judged or reckoned of each thing of a place, one level deeper.
std::optional<Expression> ExpressionChecker::of_each(const syntax::Expression& from, Position at, Type it, Type wanted,
                                                     std::string_view word) {
  if (selectors_ == most_selectors) {
    report(at, "found " + quoted(word) + " inside `where`, nested too deeply");
    return std::nullopt;
  }
  ++selectors_;
  Checked to = judged(from, it, wanted);
  --selectors_;
  return to;
}

/// `count(those)`, `some(those)`: how many were chosen is in the local itself.
std::optional<Expression> ExpressionChecker::several(const syntax::Expression& from, const Local& local) {
  if (!local.sound) return std::nullopt;
  const syntax::Selector& of = from.selector.front();
  if (!local.several) {
    report(of.domain.at,
           "found " + quoted(local.name) + ", which holds one, expected a place or a name that holds several");
    return std::nullopt;
  }
  if ((from.kind != Kind::count && from.kind != Kind::some) || of.argument || of.filter || of.best) {
    report(of.domain.at, "found " + quoted(local.name) + ", which was chosen, expected a place here");
    return std::nullopt;
  }
  Expression to = leaf(from, from.kind, from.kind == Kind::some ? Type::condition : Type::number, 0);
  Expression inside = leaf(from, Kind::local, Type::number, local.slot);
  inside.at = of.domain.at;
  to.parts.push_back(std::move(inside));
  return to;
}

std::optional<Expression> ExpressionChecker::fold(const syntax::Expression& from) {
  const syntax::Selector& of = from.selector.front();
  if (const Local* local = scope_.find(of.domain.text)) return several(from, *local);
  std::optional<Selector> selector = check(of);
  if (!selector) return std::nullopt;
  Expression to = leaf(from, from.kind, from.kind == Kind::some ? Type::condition : Type::number, 0);
  if (!from.parts.empty()) {
    const std::string_view word = from.kind == Kind::sum ? "sum" : from.kind == Kind::highest ? "highest" : "lowest";
    Checked each = of_each(from.parts.front(), from.at, vocabulary_.domains[selector->domain].of, Type::number, word);
    if (!each) return std::nullopt;
    to.parts.push_back(*std::move(each));
  }
  to.selector.push_back(*std::move(selector));
  return to;
}

std::optional<std::vector<Expression>> ExpressionChecker::arguments(const syntax::Name& verb, const VerbInfo& info,
                                                                    const std::vector<syntax::Expression>& from) {
  if (from.size() != info.parameters.size()) {
    const std::string number = info.parameters.empty() ? "none" : std::to_string(info.parameters.size());
    report(verb.at, "found " + std::to_string(from.size()) + (from.size() == 1 ? " argument" : " arguments") + " for " +
                        quoted(verb.text) + ", expected " + number + listed(names_in(info.parameters)));
    return std::nullopt;
  }
  std::vector<Expression> to;
  for (std::size_t i = 0; i < from.size(); ++i) {
    Checked argument = check(from[i], info.parameters[i].type);
    if (!argument) return std::nullopt;
    to.push_back(*std::move(argument));
  }
  return to;
}

}  // namespace krypta::cards
