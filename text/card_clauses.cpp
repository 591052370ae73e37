#include <algorithm>

#include "text/card_speaker.hpp"

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
    case Statement::Kind::call: out.push_back({explained(call(statement))}); break;
    case Statement::Kind::if_: alternatives(statement, out); break;
    case Statement::Kind::each: loop(statement, out); break;
    case Statement::Kind::repeat: {
      const Phrase times = argument(statement.arguments[0]);
      const std::string what = joined(statement.blocks[0]).text;
      out.push_back({explained(say("card-repeat").with("number", times).with("what", what).text()), true});
      break;
    }
    case Statement::Kind::menu: menu(statement, out); break;
    case Statement::Kind::may: may(statement, out); break;
    case Statement::Kind::pay: pay(statement, out); break;
    case Statement::Kind::until: {
      std::vector<std::string> what;
      for (const Statement& lasting : statement.blocks[0]) what.push_back(call(lasting));
      const std::string duration = say(key("until", vocabulary_.durations[statement.duration])).text();
      out.push_back(
          {explained(say("card-until").with("what", list(what, "card-and", "nom")).with("duration", duration).text())});
      break;
    }
    case Statement::Kind::later: {
      const std::string window = say(key("when", vocabulary_.windows[statement.window])).text();
      out.push_back(joined(say("card-later").with("window", window), statement.blocks[0]));
      break;
    }
    default: break;
  }
}

std::string CardSpeaker::call(const Statement& statement, bool infinitive) {
  const cards::VerbInfo& verb = vocabulary_.verbs[statement.verb];
  Saying saying = say(key("verb", verb.name));
  saying.with("mood", std::string{infinitive ? "infinitive" : told_ ? "told" : "do"});
  for (std::size_t i = 0; i < statement.arguments.size(); ++i) {
    const Expression& given = statement.arguments[i];
    Phrase part = argument(given);
    // Things that were named together are "them" where all of them are handed over.
    if (given.kind == Expression::Kind::local) {
      const Known& known = locals_[static_cast<std::size_t>(given.value)];
      const std::size_t first = i + 1 >= known.place ? i + 1 - known.place : 0;
      const auto in_order = [&](const Expression& other) {
        const auto at = static_cast<std::size_t>(&other - statement.arguments.data());
        const bool is_local = other.kind == Expression::Kind::local;
        if (!is_local) return false;
        const Known& that = locals_[static_cast<std::size_t>(other.value)];
        return that.group == known.group && that.place == at - first + 1;
      };
      const bool all =
          known.group != 0 && first + known.group_size <= statement.arguments.size() &&
          std::all_of(statement.arguments.begin() + static_cast<std::ptrdiff_t>(first),
                      statement.arguments.begin() + static_cast<std::ptrdiff_t>(first + known.group_size), in_order);
      if (all) part.id = "them";
    }
    saying.with(std::string{verb.parameters[i].name}, std::move(part));
  }
  return saying.text();
}

std::string CardSpeaker::explained(std::string text) {
  for (const auto& [number_of, letter] : std::exchange(letters_, {})) {
    text = say("card-where").with("what", text).with("letter", letter).with("number", number(*number_of)).text();
  }
  return text;
}

CardSpeaker::Clause CardSpeaker::joined(Statements statements) {
  Clauses inner;
  clauses(statements, inner);
  if (inner.empty()) return {say("card-nothing").text()};
  const bool compound = std::ranges::any_of(inner, &Clause::compound);
  Clause all{inner[0].text, compound || inner.size() > 1};
  for (std::size_t i = 1; i < inner.size(); ++i)
    all.text = say(compound ? "card-next" : "card-then").with("a", all.text).with("b", inner[i].text).text();
  return all;
}

CardSpeaker::Clause CardSpeaker::joined(Saying saying, Statements statements) {
  const Clause what = joined(statements);
  return {saying.with("what", what.text).with("compound", std::string{what.compound ? "yes" : "no"}).text(), true};
}

/// What happens if somebody decides so.
std::string CardSpeaker::told_of(const std::optional<Expression>& by, Statements statements) {
  const bool before = std::exchange(told_, told_ || (by && !is_self(*by)));
  std::string what = joined(statements).text;
  told_ = before;
  return what;
}

void CardSpeaker::alternatives(const Statement& statement, Clauses& out) {
  const bool has_else = statement.blocks.size() > 1 && !statement.blocks[1].empty();
  const bool only_else = has_else && statement.blocks[0].empty();
  const std::string test = condition(statement.arguments[0], !only_else);
  out.push_back(joined(say("card-if").with("condition", test), statement.blocks[only_else ? 1 : 0]));
  if (has_else && !only_else) out.push_back(joined(say("card-otherwise"), statement.blocks[1]));
}

void CardSpeaker::loop(const Statement& statement, Clauses& out) {
  Known& thing = locals_[statement.slot];
  const Known* several = statement.from ? &locals_[*statement.from] : nullptr;
  const bool unsaid = several != nullptr && several->how == Known::How::unsaid;
  if (unsaid || (several == nullptr && does_one_thing(statement))) {
    thing = Known{.how = Known::How::unsaid, .choice = unsaid ? several->choice : &statement};
    return clauses(statement.blocks[0], out);
  }
  thing = Known{.how = Known::How::each, .choice = &statement};
  const std::string what = joined(statement.blocks[0]).text;
  if (several != nullptr) {
    out.push_back(
        {say("card-for-each-of-them").with("gender", gender(statement.type)).with("what", what).text(), true});
  } else {
    out.push_back(
        {say("card-for-each").with("things", things(*statement.selector, {"each"})).with("what", what).text(), true});
  }
}

}  // namespace krypta::text
