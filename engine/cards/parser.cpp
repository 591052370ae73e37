#include "engine/cards/parser.hpp"

#include <array>
#include <string>
#include <utility>

#include "engine/cards/cursor.hpp"
#include "engine/cards/expression_parser.hpp"

namespace krypta::cards {

namespace {

using syntax::Block;
using syntax::Statement;

class Parser {
 public:
  Parser(std::string_view text, std::size_t file, Errors& errors) : cursor_(text, file, errors) {}

  std::vector<syntax::Card> cards() {
    std::vector<syntax::Card> all;
    skip_game();
    if (cursor_.at_end()) cursor_.expected("a card");
    while (!cursor_.at_end()) {
      cursor_.begin_card();
      syntax::Card one = card();
      one.sound = !cursor_.failed();
      if (one.sound || !one.id.text.empty()) all.push_back(std::move(one));
      cursor_.recover();
    }
    return all;
  }

 private:
  /// `game vampire-empire`, a line of its own; `game_of` reads it.
  void skip_game() {
    if (!cursor_.at(Token::Kind::name) || cursor_.now().text != "game") return;
    do cursor_.take();
    while (!cursor_.at_end() && !cursor_.now().begins_line);
  }

  syntax::Card card() {
    syntax::Card card;
    card.at = cursor_.now().at;
    cursor_.expect("card");
    card.id = cursor_.name("the id of the card, as a name");
    if (!cursor_.at(Token::Kind::text)) cursor_.expected("the name of the card between quotation marks");
    const Token name = cursor_.take();
    card.name = {name.text, name.at};
    cursor_.expect("{");
    while (!cursor_.at_end() && !cursor_.at("}")) {
      if (cursor_.at(Token::Kind::name)) {
        card.facts.push_back(fact());
      } else if (cursor_.at("always")) {
        card.abilities.push_back(always());
      } else if (cursor_.at("play") || cursor_.at("use") || cursor_.at("on")) {
        card.abilities.push_back(ability());
      } else {
        cursor_.expected("a fact, `play`, `use`, `on`, `always` or `}`");
      }
    }
    cursor_.expect("}");
    return card;
  }

  syntax::Fact fact() {
    syntax::Fact fact;
    fact.name = cursor_.name("the name of a fact");
    cursor_.expect(":");
    do {
      syntax::FactValue value;
      value.word.at = cursor_.now().at;
      if (cursor_.accept("-")) {
        value.number = -cursor_.number("a number");
      } else if (cursor_.at(Token::Kind::number)) {
        value.number = cursor_.number("a number");
      } else {
        value.word = cursor_.name_before("at", "a number or a name");
        if (cursor_.at_name("at")) {
          cursor_.take();
          value.level = cursor_.name("the name of a level");
        }
      }
      fact.values.push_back(value);
    } while (cursor_.accept(","));
    return fact;
  }

  std::vector<syntax::Name> windows() {
    std::vector<syntax::Name> all;
    do {
      all.push_back(name_to_look_up("the name of a window"));
    } while (cursor_.accept(","));
    return all;
  }
  /// Where a block stands in place of a name the checker will say which names there are.
  syntax::Name name_to_look_up(std::string_view what) {
    if (cursor_.at("{")) return {cursor_.now().text, cursor_.now().at};
    return cursor_.name(what);
  }

  syntax::Ability always() {
    syntax::Ability ability;
    ability.kind = AbilityKind::always;
    ability.at = cursor_.take().at;
    if (cursor_.accept("when")) ability.condition = parse_expression(cursor_);
    ability.body = block();
    return ability;
  }

  syntax::Ability ability() {
    syntax::Ability ability;
    const Token kind = cursor_.take();
    ability.kind = kind.is("play") ? AbilityKind::play : kind.is("use") ? AbilityKind::use : AbilityKind::on;
    ability.at = kind.at;
    ability.as_above = cursor_.at_name("as");
    if (ability.as_above) {
      cursor_.take();
      if (!cursor_.at_name("above")) cursor_.expected("`above`");
      cursor_.take();
    } else {
      head(ability);
    }
    cursor_.expect("{");
    while (cursor_.at_name_before(":")) ability.facts.push_back(fact());
    while (cursor_.at("target")) ability.targets.push_back(choice());
    while (cursor_.at("cost")) ability.costs.push_back(cost());
    if (cursor_.at_name("any_of") && cursor_.at_name_before("{")) any_of(ability);
    ability.body = statements();
    cursor_.expect("}");
    return ability;
  }

  void any_of(syntax::Ability& ability) {
    cursor_.take();
    cursor_.expect("{");
    while (cursor_.at("option")) {
      syntax::AbilityOption& option = ability.any_of.emplace_back();
      option.at = cursor_.take().at;
      if (cursor_.accept("when")) option.condition = parse_expression(cursor_);
      cursor_.expect("{");
      while (cursor_.at_name_before(":")) option.facts.push_back(fact());
      while (cursor_.at("target")) option.targets.push_back(choice());
      while (cursor_.at("cost")) option.costs.push_back(cost());
      option.body = statements();
      cursor_.expect("}");
    }
    if (!cursor_.accept("}")) cursor_.expected("`option` or `}`");
  }

  void head(syntax::Ability& ability) {
    if (!cursor_.accept("in")) cursor_.expected("`in` or `as above`");
    ability.windows = windows();
    if (cursor_.accept("when")) ability.condition = parse_expression(cursor_);
    if (cursor_.accept("once")) {
      cursor_.expect("per");
      ability.once_per = name_to_look_up("the name of a scope");
    }
  }

  Statement cost() {
    const Position at = cursor_.take().at;
    Statement paid = call("the name of a cost");
    paid.at = at;
    return paid;
  }

  Statement call(std::string_view what) {
    Statement call = begun(Statement::Kind::call);
    call.name = cursor_.name(what);
    call.arguments = parse_arguments(cursor_);
    return call;
  }

  Block block() {
    const Cursor::Level level{cursor_, most_nesting};
    cursor_.expect("{");
    Block inside = statements();
    cursor_.expect("}");
    return inside;
  }
  Block statements() {
    Block all;
    while (!cursor_.at_end() && !cursor_.at("}")) all.push_back(statement());
    return all;
  }

  Statement begun(Statement::Kind kind) {
    Statement statement;
    statement.kind = kind;
    statement.at = cursor_.now().at;
    return statement;
  }

  Statement statement() {
    if (cursor_.at_name_before(":")) {
      cursor_.fail("found the fact " + found(cursor_.now()) +
                   " behind other statements, expected it at the top of a card or an ability");
    }
    if (cursor_.at(Token::Kind::name)) return call("the name of a verb");
    if (cursor_.at("if")) return if_();
    if (cursor_.at("for")) return each();
    if (cursor_.at("repeat")) return repeat();
    if (cursor_.at("choose")) return choice();
    if (cursor_.at("may")) return may();
    if (cursor_.at("pay")) return pay();
    if (cursor_.at("until")) return until();
    if (cursor_.at("later")) return later(Statement::Kind::later);
    if (cursor_.at("whenever")) return later(Statement::Kind::whenever);
    if (cursor_.at("together")) return together();
    if (cursor_.at("let")) return let();
    if (cursor_.at("target")) {
      cursor_.fail("found `target` behind other statements, expected it at the top of the ability");
    } else if (cursor_.at("cost")) {
      cursor_.fail("found `cost` behind other statements, expected it behind the targets of the ability");
    } else {
      cursor_.expected("a statement or `}`");
    }
    return {};
  }

  void by(Statement& statement) {
    if (cursor_.accept("by")) statement.by = parse_expression(cursor_);
  }
  void or_else(Statement& statement) {
    if (cursor_.accept("else")) statement.blocks.push_back(block());
  }

  Statement if_() {
    const Cursor::Level level{cursor_, most_nesting};
    Statement statement = begun(Statement::Kind::if_);
    cursor_.take();
    statement.arguments.push_back(parse_expression(cursor_));
    statement.blocks.push_back(block());
    if (!cursor_.accept("else")) return statement;
    if (cursor_.at("if")) {
      Block rest;
      rest.push_back(if_());
      statement.blocks.push_back(std::move(rest));
    } else {
      statement.blocks.push_back(block());
    }
    return statement;
  }

  Statement each() {
    Statement statement = begun(Statement::Kind::each);
    cursor_.take();
    cursor_.expect("each");
    statement.name = cursor_.name("a name");
    cursor_.expect("in");
    statement.choices.emplace();
    statement.choices->selector = parse_selector(cursor_);
    statement.blocks.push_back(block());
    return statement;
  }

  Statement repeat() {
    Statement statement = begun(Statement::Kind::repeat);
    cursor_.take();
    statement.arguments.push_back(parse_expression(cursor_));
    statement.blocks.push_back(block());
    return statement;
  }

  syntax::Quantity quantity() {
    syntax::Quantity quantity;
    quantity.at = cursor_.now().at;
    using Amount = syntax::Quantity::Kind;
    if (cursor_.accept("one")) return quantity;
    if (cursor_.accept("any")) {
      quantity.kind = Amount::any;
    } else if (cursor_.accept("(")) {
      quantity.kind = Amount::reckoned;
      quantity.reckoned = parse_expression(cursor_);
      cursor_.expect(")");
    } else if (cursor_.accept("up")) {
      cursor_.expect("to");
      quantity.kind = Amount::up_to;
      quantity.at = cursor_.now().at;
      quantity.number = cursor_.number("a number");
    } else {
      quantity.kind = Amount::exactly;
      quantity.number = cursor_.number("`one`, a number, `up to` or `any`");
    }
    return quantity;
  }

  /// `target …`, `choose …`, and the menu `choose one { option … }`.
  Statement choice() {
    Statement statement = begun(Statement::Kind::choose);
    const bool target = cursor_.take().is("target");
    statement.quantity = quantity();
    const bool one = statement.quantity.kind == syntax::Quantity::Kind::one;
    if (!target && one && (cursor_.at("by") || cursor_.at("{"))) return menu(std::move(statement));
    statement.name = cursor_.name(!target && one ? "a name, `by` or `{`" : "a name");
    cursor_.expect(":");
    statement.choices.emplace();
    statement.choices->selector = parse_selector(cursor_);
    while (cursor_.accept(",")) statement.choices->more.push_back(cursor_.name("a word, as a name"));
    by(statement);
    return statement;
  }
  Statement menu(Statement statement) {
    statement.kind = Statement::Kind::menu;
    by(statement);
    cursor_.expect("{");
    while (cursor_.accept("option")) {
      statement.conditions.emplace_back();
      if (cursor_.accept("when")) statement.conditions.back() = parse_expression(cursor_);
      statement.blocks.push_back(block());
    }
    if (!cursor_.accept("}")) cursor_.expected("`option` or `}`");
    return statement;
  }

  Statement may() {
    Statement statement = begun(Statement::Kind::may);
    cursor_.take();
    by(statement);
    statement.blocks.push_back(block());
    or_else(statement);
    return statement;
  }

  Statement pay() {
    const Position at = cursor_.take().at;
    Statement statement = call("the name of a cost");
    statement.kind = Statement::Kind::pay;
    statement.at = at;
    by(statement);
    statement.blocks.push_back(block());
    or_else(statement);
    return statement;
  }

  /// Behind `until`: a name alone may be a duration, all else is a condition.
  void term(Statement& statement) {
    if (cursor_.at("{") || cursor_.at_name_before("{") || cursor_.at_name_before("while")) {
      statement.duration = name_to_look_up("the name of a duration or a condition");
    } else {
      statement.ends = parse_expression(cursor_);
    }
    if (cursor_.accept("while")) statement.holds = parse_expression(cursor_);
  }
  Statement until() {
    Statement statement = begun(Statement::Kind::until);
    cursor_.take();
    term(statement);
    statement.blocks.push_back(block());
    return statement;
  }
  /// What is put off, once, or each time until something.
  Statement later(Statement::Kind kind) {
    Statement statement = begun(kind);
    cursor_.take();
    statement.name = name_to_look_up("the name of a window");
    if (kind == Statement::Kind::whenever) {
      cursor_.expect("until");
      term(statement);
    }
    statement.blocks.push_back(block());
    return statement;
  }
  Statement together() {
    Statement statement = begun(Statement::Kind::together);
    cursor_.take();
    statement.blocks.push_back(block());
    return statement;
  }

  Statement let() {
    Statement statement = begun(Statement::Kind::let);
    cursor_.take();
    statement.name = cursor_.name("a name");
    cursor_.expect("=");
    statement.arguments.push_back(parse_expression(cursor_));
    return statement;
  }

  Cursor cursor_;
};

}  // namespace

std::vector<syntax::Card> parse(std::span<const File> files, std::size_t file, Errors& errors) {
  return Parser{files[file].text, file, errors}.cards();
}

}  // namespace krypta::cards
