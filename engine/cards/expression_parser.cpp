#include "engine/cards/expression_parser.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "engine/cards/parser.hpp"

namespace krypta::cards {

namespace {

using Expression = syntax::Expression;
using Kind = Expression::Kind;

/// Chains such as 1 + 1 + … are read in a loop and are trees as deep as they are long all the same.
Expression joined(Cursor& cursor, Kind kind, Position at, std::vector<Expression> parts) {
  Expression whole;
  whole.kind = kind;
  whole.at = at;
  for (const Expression& part : parts) whole.depth = std::max(whole.depth, part.depth + 1);
  if (whole.depth > most_nesting) {
    cursor.fail("this is nested too deeply");
    return {};
  }
  whole.parts = std::move(parts);
  return whole;
}
Expression joined(Cursor& cursor, Kind kind, Position at, Expression one) {
  std::vector<Expression> parts;
  parts.push_back(std::move(one));
  return joined(cursor, kind, at, std::move(parts));
}
Expression joined(Cursor& cursor, Kind kind, Position at, Expression left, Expression right) {
  std::vector<Expression> parts;
  parts.push_back(std::move(left));
  parts.push_back(std::move(right));
  return joined(cursor, kind, at, std::move(parts));
}

struct Word {
  std::string_view text;
  Kind kind;
};
std::optional<Kind> accept_one(Cursor& cursor, std::span<const Word> words) {
  for (const Word& word : words) {
    if (cursor.accept(word.text)) return word.kind;
  }
  return std::nullopt;
}

unsigned depth_of(const syntax::Selector& selector) {
  const auto depth = [](const std::optional<Expression>& part) { return part ? part->depth : 0U; };
  return 1 + std::max({depth(selector.argument), depth(selector.filter), depth(selector.best)});
}

/// Whether `it` is reckoned for each thing: `sum(…, …)`, unlike `count(…)`.
bool has_terms(Kind kind) { return kind == Kind::sum || kind == Kind::highest || kind == Kind::lowest; }

Expression parse_fold(Cursor& cursor, Kind kind, Position at) {
  cursor.expect("(");
  std::vector<syntax::Selector> selector;
  selector.push_back(parse_selector(cursor));
  std::vector<Expression> parts;
  if (has_terms(kind)) {
    cursor.expect(",");
    parts.push_back(parse_expression(cursor));
  }
  cursor.expect(")");
  Expression fold = joined(cursor, kind, at, std::move(parts));
  fold.depth = std::max(fold.depth, depth_of(selector.front()) + 1);
  fold.selector = std::move(selector);
  return fold;
}

Expression parse_function(Cursor& cursor, Kind kind, Position at) {
  cursor.expect("(");
  std::vector<Expression> parts;
  parts.push_back(parse_expression(cursor));
  if (kind == Kind::min || kind == Kind::max) {
    cursor.expect(",");
    parts.push_back(parse_expression(cursor));
  }
  cursor.expect(")");
  return joined(cursor, kind, at, std::move(parts));
}

/// What a property takes.
void parse_given(Cursor& cursor, Expression& property) {
  if (!cursor.accept("(")) return;
  if (cursor.at_keyword_before(")")) {
    Expression word;
    word.at = cursor.now().at;
    word.kind = Kind::local;
    word.name = cursor.name_before(")", "a name");
    property.given.push_back(word);
  } else {
    property.given.push_back(parse_expression(cursor));
  }
  cursor.expect(")");
  property.depth = std::max(property.depth, property.given.front().depth + 1);
  if (property.depth > most_nesting) cursor.fail("this is nested too deeply");
}

Expression parse_primary(Cursor& cursor) {
  static constexpr std::array folds{Word{"count", Kind::count}, Word{"some", Kind::some}, Word{"sum", Kind::sum},
                                    Word{"highest", Kind::highest}, Word{"lowest", Kind::lowest}};
  static constexpr std::array functions{Word{"min", Kind::min}, Word{"max", Kind::max}, Word{"half_up", Kind::half_up},
                                        Word{"half_down", Kind::half_down}};
  Expression leaf;
  leaf.at = cursor.now().at;
  if (cursor.at(Token::Kind::number)) {
    leaf.number = cursor.take().number;
    return leaf;
  }
  if (cursor.at(Token::Kind::name)) {
    leaf.kind = Kind::local;
    leaf.name = cursor.name("a name");
    parse_given(cursor, leaf);
    return leaf;
  }
  if (cursor.accept("card")) {
    leaf.kind = Kind::card;
    leaf.name = cursor.name("the id of a card, as a name");
    return leaf;
  }
  if (cursor.accept("it")) {
    leaf.kind = Kind::it;
    return leaf;
  }
  if (cursor.accept("(")) {
    Expression inside = parse_expression(cursor);
    cursor.expect(")");
    return inside;
  }
  if (const auto fold = accept_one(cursor, folds)) return parse_fold(cursor, *fold, leaf.at);
  if (const auto function = accept_one(cursor, functions)) return parse_function(cursor, *function, leaf.at);
  cursor.expected("a number, a name or another expression");
  return leaf;
}

Expression parse_postfix(Cursor& cursor) {
  Expression subject = parse_primary(cursor);
  while (cursor.accept(".")) {
    const syntax::Name property = cursor.name("the name of a property");
    subject = joined(cursor, Kind::property, property.at, std::move(subject));
    subject.name = property;
    parse_given(cursor, subject);
  }
  return subject;
}

Expression parse_unary(Cursor& cursor) {
  const Position at = cursor.now().at;
  if (!cursor.accept("-")) return parse_postfix(cursor);
  const Cursor::Level level{cursor, most_nesting};
  return joined(cursor, Kind::negative, at, parse_unary(cursor));
}

/// A chain of operators of equal rank, from left to right.
Expression parse_chain(Cursor& cursor, std::span<const Word> operators, Expression (*operand)(Cursor&)) {
  Expression left = operand(cursor);
  while (true) {
    const Position at = cursor.now().at;
    const auto kind = accept_one(cursor, operators);
    if (!kind) return left;
    left = joined(cursor, *kind, at, std::move(left), operand(cursor));
  }
}

Expression parse_product(Cursor& cursor) {
  static constexpr std::array operators{Word{"*", Kind::multiply}};
  return parse_chain(cursor, operators, parse_unary);
}
Expression parse_sum(Cursor& cursor) {
  static constexpr std::array operators{Word{"+", Kind::add}, Word{"-", Kind::subtract}};
  return parse_chain(cursor, operators, parse_product);
}
Expression parse_comparison(Cursor& cursor) {
  static constexpr std::array operators{Word{"=", Kind::equal}, Word{"!=", Kind::unequal},
                                        Word{"<", Kind::less},  Word{"<=", Kind::at_most},
                                        Word{">", Kind::more},  Word{">=", Kind::at_least}};
  Expression left = parse_sum(cursor);
  const Position at = cursor.now().at;
  const auto kind = accept_one(cursor, operators);
  return kind ? joined(cursor, *kind, at, std::move(left), parse_sum(cursor)) : left;
}
Expression parse_not(Cursor& cursor) {
  const Position at = cursor.now().at;
  if (!cursor.accept("not")) return parse_comparison(cursor);
  const Cursor::Level level{cursor, most_nesting};
  return joined(cursor, Kind::not_, at, parse_not(cursor));
}
Expression parse_and(Cursor& cursor) {
  static constexpr std::array operators{Word{"and", Kind::and_}};
  return parse_chain(cursor, operators, parse_not);
}

}  // namespace

syntax::Expression parse_expression(Cursor& cursor) {
  static constexpr std::array operators{Word{"or", Kind::or_}};
  const Cursor::Level level{cursor, most_nesting};
  return parse_chain(cursor, operators, parse_and);
}

syntax::Selector parse_selector(Cursor& cursor) {
  syntax::Selector selector;
  selector.domain = cursor.name("the name of a place");
  if (cursor.accept("(")) {
    selector.argument = parse_expression(cursor);
    cursor.expect(")");
  }
  if (cursor.accept("where")) selector.filter = parse_expression(cursor);
  if (cursor.accept("with")) {
    selector.lowest = cursor.at("lowest");
    if (!cursor.accept("highest") && !cursor.accept("lowest")) cursor.expected("`highest` or `lowest`");
    selector.best = parse_expression(cursor);
  }
  return selector;
}

std::vector<syntax::Expression> parse_arguments(Cursor& cursor) {
  std::vector<syntax::Expression> arguments;
  cursor.expect("(");
  if (cursor.accept(")")) return arguments;
  do {
    arguments.push_back(parse_expression(cursor));
  } while (cursor.accept(","));
  if (!cursor.accept(")")) cursor.expected("`,` or `)`");
  return arguments;
}

}  // namespace krypta::cards
