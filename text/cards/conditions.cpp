#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Type;

namespace {

Kind opposite(Kind relation) {
  switch (relation) {
    case Kind::equal: return Kind::unequal;
    case Kind::unequal: return Kind::equal;
    case Kind::less: return Kind::at_least;
    case Kind::at_least: return Kind::less;
    case Kind::more: return Kind::at_most;
    default: return Kind::more;
  }
}

/// Of `b < a` for `a > b`.
Kind mirrored(Kind relation) {
  switch (relation) {
    case Kind::less: return Kind::more;
    case Kind::more: return Kind::less;
    case Kind::at_most: return Kind::at_least;
    case Kind::at_least: return Kind::at_most;
    default: return relation;
  }
}

std::string name_of(Kind relation) {
  switch (relation) {
    case Kind::equal: return "equal";
    case Kind::unequal: return "unequal";
    case Kind::less: return "less";
    case Kind::at_most: return "at-most";
    case Kind::more: return "more";
    default: return "at-least";
  }
}

/// With whole numbers more than 2 is at least 3.
void settle(Kind& relation, int& n) {
  if (relation == Kind::more) {
    relation = Kind::at_least;
    ++n;
  } else if (relation == Kind::less) {
    relation = Kind::at_most;
    --n;
  }
}

/// Lower is better to begin a sentence with.
int rank(const Expression& e) {
  if (e.kind == Kind::it) return 0;
  if (e.kind == Kind::property) return e.parts.empty() ? 1 : 0;
  if (e.kind == Kind::word || literal(e)) return 3;
  return 2;
}

bool asked_of_it(const Expression& e) {
  return e.kind == Kind::property && !e.parts.empty() && e.parts[0].kind == Kind::it;
}

std::string yes_if(bool condition) { return condition ? "yes" : "no"; }

}  // namespace

std::string CardSpeaker::condition(const Expression& expression, bool positive) {
  switch (expression.kind) {
    case Kind::not_: return condition(expression.parts[0], !positive);
    case Kind::and_: return either(expression, positive, positive);
    case Kind::or_: return either(expression, positive, !positive);
    case Kind::property: return about(expression, positive);
    case Kind::some:
      if (expression.selector.empty()) return say("card-some-chosen").with("not", yes_if(!positive)).text();
      if (auto text = membership(expression.selector[0], positive)) return *text;
      return how_many(expression.selector[0], positive ? Kind::at_least : Kind::at_most, positive ? 1 : 0);
    case Kind::local: {
      const Known& known = locals_[static_cast<std::size_t>(expression.value)];
      if (known.how == Known::How::value) return condition(known.choice->arguments[0], positive);
      return "";
    }
    default: return comparison(expression, positive);
  }
}

/// "a and b", "a or b"; an "or" within an "and" begins with "either".
std::string CardSpeaker::either(const Expression& expression, bool positive, bool both) {
  std::vector<std::string> parts;
  for (const Expression& part : expression.parts) {
    const Expression* inner = &part;
    bool inner_positive = positive;
    for (; inner->kind == Kind::not_; inner = &inner->parts[0]) inner_positive = !inner_positive;
    const bool is_or = inner->kind == (inner_positive ? Kind::or_ : Kind::and_);
    std::string text = condition(part, positive);
    if (both && is_or) text = say("card-either").with("what", text).text();
    parts.push_back(std::move(text));
  }
  return list(parts, both ? "card-and" : "card-or", "nom");
}

std::string CardSpeaker::about(const Expression& property, bool positive) {
  Saying saying = say(key("about", vocabulary_.properties[static_cast<std::size_t>(property.value)].name));
  if (!property.parts.empty()) saying.with("who", phrase(property.parts[0]));
  if (!property.given.empty()) saying.with("given", phrase(property.given[0]));
  return saying.with("not", yes_if(!positive)).text();
}

std::string CardSpeaker::how_many(const cards::Selector& selector, Kind relation, int n) {
  settle(relation, n);
  const bool some = (relation == Kind::at_least && n == 1) || (relation == Kind::unequal && n == 0);
  const bool none = (relation == Kind::at_most || relation == Kind::equal) && n == 0;
  if (some) return things(selector, {"a"}).text("exists");
  if (none) return things(selector, {"no"}).text("exists");
  const std::string words = say("card-amount").with("relation", name_of(relation)).with("n", std::int64_t{n}).text();
  return things(selector, {"amount", n, words}).text("exists");
}

std::string CardSpeaker::comparison(const Expression& expression, bool positive) {
  const Expression* left = &expression.parts[0];
  const Expression* right = &expression.parts[1];
  Kind relation = positive ? expression.kind : opposite(expression.kind);
  if (rank(*right) < rank(*left)) {
    std::swap(left, right);
    relation = mirrored(relation);
  }
  // Of two things that are asked for, it is the other that is said of the one that is judged.
  if (asked_of_it(*right) && !asked_of_it(*left)) {
    std::swap(left, right);
    relation = mirrored(relation);
  }
  const auto known = literal(*right);
  if (known && left->kind == Kind::count && !left->selector.empty())
    return how_many(left->selector[0], relation, *known);
  const bool of_property = left->kind == Kind::property;
  if (left->type == Type::number) return compared(*left, relation, *right);
  const std::string negated = yes_if(relation == Kind::unequal);
  const bool of_both = of_property && right->kind == Kind::property && !right->parts.empty();
  const bool alike = of_both && right->value == left->value;
  if (of_property && (!of_both || alike || asked_of_it(*left))) {
    Saying saying = say(key("about", vocabulary_.properties[static_cast<std::size_t>(left->value)].name));
    if (!left->parts.empty()) saying.with("who", phrase(left->parts[0]));
    if (!left->given.empty()) saying.with("given", phrase(left->given[0]));
    saying.with("value", phrase(alike ? right->parts[0] : *right));
    return saying.with("same", yes_if(alike)).with("not", negated).text();
  }
  return say(of_property ? "card-same" : "card-is")
      .with("a", phrase(*left))
      .with("b", phrase(*right))
      .with("not", negated)
      .text();
}

/// The message that says that a number is so: of a property, or of two of the same thing taken together.
std::string CardSpeaker::about_key(const Expression& number_of) const {
  const auto name_of = [&](const Expression& e) {
    return std::string{vocabulary_.properties[static_cast<std::size_t>(e.value)].name};
  };
  if (number_of.kind == Kind::property) return key("about", name_of(number_of));
  const bool of_both = number_of.kind == Kind::add && number_of.parts[0].kind == Kind::property &&
                       number_of.parts[1].kind == Kind::property && !number_of.parts[0].parts.empty() &&
                       !number_of.parts[1].parts.empty() &&
                       same(number_of.parts[0].parts[0], number_of.parts[1].parts[0]);
  return of_both ? key("about", name_of(number_of.parts[0]) + "_plus_" + name_of(number_of.parts[1])) : "";
}

std::string CardSpeaker::compared(const Expression& left, Kind relation, const Expression& right) {
  const std::string message = about_key(left);
  const auto known = literal(right);
  const bool alike = left.kind == Kind::property && right.kind == Kind::property && left.value == right.value &&
                     !left.parts.empty() && bundle_.variables(message).contains("same");
  if (!bundle_.has(message) || (!known && !alike)) {
    return say("card-compare")
        .with("relation", name_of(relation))
        .with("a", number(left))
        .with("b", number(right))
        .text();
  }
  const Expression& asked = left.kind == Kind::add ? left.parts[0] : left;
  Saying saying = say(message);
  if (!asked.parts.empty()) saying.with("who", phrase(asked.parts[0]));
  if (!asked.given.empty()) saying.with("given", phrase(asked.given[0]));
  if (alike)
    return saying.with("same", yes_if(true))
        .with("relation", name_of(relation))
        .with("value", phrase(right.parts[0]))
        .text();
  int n = *known;
  settle(relation, n);
  return saying.with("relation", name_of(relation))
      .with("n", std::int64_t{n})
      .with("amount", say("card-amount").with("relation", name_of(relation)).with("n", std::int64_t{n}).text())
      .text();
}

/// `some(opponents where it = active)` is better said of that one: "the active player is an opponent".
std::optional<std::string> CardSpeaker::membership(const cards::Selector& selector, bool positive) {
  if (selector.best) return std::nullopt;
  const Expression* who = nullptr;
  std::optional<Expression> filter;
  for (const Expression* conjunct : conjuncts(selector.filter)) {
    const bool equal = conjunct->kind == Kind::equal;
    const bool first = equal && conjunct->parts[0].kind == Kind::it;
    if (who == nullptr && (first || (equal && conjunct->parts[1].kind == Kind::it))) {
      who = &conjunct->parts[first ? 1 : 0];
    } else if (filter) {
      filter = Expression{Kind::and_, Type::condition, 0, {*filter, *conjunct}, {}, {}};
    } else {
      filter = *conjunct;
    }
  }
  if (who == nullptr) return std::nullopt;
  const cards::Selector others{selector.domain, selector.argument, filter, selector.at};
  return say("card-is").with("a", phrase(*who)).with("b", things(others, {"a"})).with("not", yes_if(!positive)).text();
}

}  // namespace krypta::text
