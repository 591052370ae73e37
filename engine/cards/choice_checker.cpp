#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/statement_checker.hpp"

/// What is chosen, by which name it is called, and where it is kept.
namespace krypta::cards {

namespace {

/// What a number is at most, for all that can be seen without a table: so much room a choice of so many needs.
int at_most(const Vocabulary& vocabulary, const Expression& number) {
  using Kind = Expression::Kind;
  constexpr int anything = std::numeric_limits<std::int16_t>::max();
  const auto part = [&](std::size_t i) { return at_most(vocabulary, number.parts[i]); };
  switch (number.kind) {
    case Kind::number: return number.value;
    case Kind::min: return std::min(part(0), part(1));
    case Kind::max: return std::max(part(0), part(1));
    case Kind::add: return std::min(part(0) + part(1), anything);
    case Kind::subtract: return number.parts[1].kind == Kind::number ? part(0) - number.parts[1].value : anything;
    case Kind::half_up: return (std::max(part(0), 0) + 1) / 2;
    case Kind::half_down: return std::max(part(0), 0) / 2;
    case Kind::count:
      return number.selector.empty() ? anything : int{vocabulary.domains[number.selector.front().domain].most};
    default: return anything;
  }
}

}  // namespace

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
  int wanted = reckoned || from.quantity.kind == Amount::any ? there : from.quantity.number;
  if (reckoned) wanted = std::clamp(at_most(vocabulary_, *to.quantity.reckoned), 1, there);
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

}  // namespace krypta::cards
