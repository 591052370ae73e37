#include <algorithm>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Statement;

void CardSpeaker::clauses(Statements statements, Clauses& out) {
  for (std::size_t i = 0; i < statements.size();) {
    const Statements rest = statements.subspan(i + 1);
    if (statements[i].kind == Statement::Kind::choose) {
      i += choose(statements.subspan(i), false, rest, out);
      continue;
    }
    if (statements[i].kind == Statement::Kind::let) {
      let(statements[i], rest, out);
    } else {
      clause(statements[i], out);
    }
    ++i;
  }
}

void CardSpeaker::clause(const Statement& statement, Clauses& out) {
  switch (statement.kind) {
    case Statement::Kind::until:
    case Statement::Kind::call: out.push_back({call(statement)}); break;
    case Statement::Kind::if_: alternatives(statement, out); break;
    case Statement::Kind::each: loop(statement, out); break;
    case Statement::Kind::repeat: {
      const Expression& number_of = statement.arguments[0];
      if (number_of.kind == Expression::Kind::count && !number_of.selector.empty()) {
        const Phrase things_each = things(number_of.selector[0], {"each"});
        out.push_back(joined(say("card-once-for-each").with("things", things_each), statement.blocks[0]));
        break;
      }
      const Phrase times = argument(statement.arguments[0]);
      const std::string what = joined(statement.blocks[0]).text;
      out.push_back({say("card-repeat").with("number", times).with("what", what).text(), true});
      break;
    }
    case Statement::Kind::menu: menu(statement, out); break;
    case Statement::Kind::may: may(statement, out); break;
    case Statement::Kind::pay: pay(statement, out); break;
    case Statement::Kind::later: {
      const std::string at = key("later", vocabulary_.windows[statement.window]);
      if (bundle_.has(at)) {
        out.push_back(joined(say(at), statement.blocks[0]));
        break;
      }
      const std::string window = say(key("when", vocabulary_.windows[statement.window])).text();
      out.push_back(joined(say("card-later").with("window", window), statement.blocks[0]));
      break;
    }
    case Statement::Kind::whenever: {
      const std::string window = say(key("when", vocabulary_.windows[statement.window])).text();
      Clause each_time = joined(say("card-whenever").with("window", window).with("duration", duration(statement)),
                                statement.blocks[0]);
      each_time.text = while_it_holds(statement, std::move(each_time.text));
      out.push_back(std::move(each_time));
      break;
    }
    case Statement::Kind::together: out.push_back(joined(say("card-together"), statement.blocks[0])); break;
    default: break;
  }
}

CardSpeaker::Clause CardSpeaker::joined(Statements statements) {
  Clauses inner;
  clauses(statements, inner);
  if (inner.empty()) return {say("card-nothing").text()};
  const bool compound = std::ranges::any_of(inner, &Clause::compound);
  if (!compound) {
    std::vector<std::string> all;
    for (const Clause& clause : inner) all.push_back(clause.text);
    return {list(all, "card-then", "nom"), inner.size() > 1, true};
  }
  Clause all{inner[0].text, true};
  for (std::size_t i = 1; i < inner.size(); ++i)
    all.text = say("card-next").with("a", all.text).with("b", inner[i].text).text();
  return all;
}

CardSpeaker::Clause CardSpeaker::joined(Saying saying, Statements statements) {
  const Clause what = joined(statements);
  return {saying.with("what", what.text).with("compound", std::string{what.compound ? "yes" : "no"}).text(), true};
}

/// A few steps need no colon to hold them together, and a choice brings one of its own. What is done again and again
/// does need it: nobody would know whether the last step is.
CardSpeaker::Clause CardSpeaker::conditional(Saying saying, Statements statements) {
  const Clause what = joined(statements);
  const bool chosen = !statements.empty() && statements.back().kind == Statement::Kind::menu;
  const bool colon = what.compound && !what.steps && !chosen;
  return {saying.with("what", what.text).with("compound", std::string{colon ? "yes" : "no"}).text(), true};
}

/// What happens if somebody decides so.
std::string CardSpeaker::told_of(const std::optional<Expression>& by, Statements statements) {
  const bool before = std::exchange(told_, told_ || (by && !is_self(*by)));
  const Expression* const other = std::exchange(chooser_, says_chooser(by) ? &*by : chooser_);
  std::string what = joined(statements).text;
  chooser_ = other;
  told_ = before;
  return what;
}

void CardSpeaker::alternatives(const Statement& statement, Clauses& out) {
  const bool has_else = statement.blocks.size() > 1 && !statement.blocks[1].empty();
  const bool unsaid =
      guards(statement.arguments[0], statement.blocks[0]) || counts_only(statement.arguments[0], statement.blocks[0]);
  if (!has_else && unsaid) return clauses(statement.blocks[0], out);
  const bool only_else = has_else && statement.blocks[0].empty();
  const std::string test = condition(statement.arguments[0], !only_else);
  out.push_back(conditional(say("card-if").with("condition", test), statement.blocks[only_else ? 1 : 0]));
  if (has_else && !only_else) out.push_back(conditional(say("card-otherwise"), statement.blocks[1]));
}

void CardSpeaker::loop(const Statement& statement, Clauses& out) {
  if (auto most = highest_of(statement)) {
    Statement these = statement;
    these.selector->best = *std::move(most);
    these.blocks[0] = statement.blocks[0][0].blocks[0];
    return loop(these, out);
  }
  Known& thing = locals_[statement.slot];
  Known* several = statement.from ? &locals_[*statement.from] : nullptr;
  const bool unsaid = several != nullptr && several->how == Known::How::unsaid;
  if (unsaid || (several == nullptr && does_one_thing(statement))) {
    thing = Known{.how = Known::How::unsaid, .choice = unsaid ? several->choice : &statement};
    clauses(statement.blocks[0], out);
    if (unsaid) name(*several->choice);
    return;
  }
  if (several != nullptr && does_one_thing(statement)) {
    thing = Known{.how = Known::How::each_of, .choice = &statement};
    return clauses(statement.blocks[0], out);
  }
  thing = Known{.how = Known::How::each, .choice = &statement};
  const Statements body{statement.blocks[0]};
  if (several == nullptr && body.size() == 1 && body[0].by && is_local(*body[0].by, statement.slot) &&
      body[0].kind != Statement::Kind::choose) {
    thing.fresh = true;
    return clause(body[0], out);
  }
  const Clause what = joined(statement.blocks[0]);
  // A choice brings a colon of its own.
  const bool colon = what.compound && body.back().kind != Statement::Kind::menu;
  Saying saying = say(several != nullptr ? "card-for-each-of-them" : "card-for-each");
  if (several != nullptr) {
    saying.with("gender", gender(statement.type));
  } else {
    saying.with("things", things(*statement.selector, {"each"}));
  }
  out.push_back({saying.with("what", what.text).with("compound", std::string{colon ? "yes" : "no"}).text(), true});
}

}  // namespace krypta::text
