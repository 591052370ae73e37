#include <algorithm>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Statement;
using cards::Type;

namespace {

Phrase plain_number(int n) {
  return {"number", [n](std::string_view form) -> Phrase::Value {
            if (form == "sign") return std::string{n < 0 ? "minus" : "plus"};
            return std::int64_t{n < 0 ? -n : n};
          }};
}

}  // namespace

/// The message of the verb, or the one it has for the number that it is given here: "-deployed" for `x.deployed` of the
/// player concerned, "-half-up-deployed" for half of it, "-until-deployed" for what is missing to a number.
std::string CardSpeaker::message_for(const Statement& call) const {
  const cards::VerbInfo& verb = vocabulary_.verbs[call.verb];
  const std::string usual = key("verb", verb.name);
  const auto of_type = [&](Type type) -> const Expression* {
    const auto found = std::ranges::find(verb.parameters, type, &cards::ParameterInfo::type);
    return found == verb.parameters.end() ? nullptr
                                          : &call.arguments[static_cast<std::size_t>(found - verb.parameters.begin())];
  };
  const Expression* number_of = of_type(Type::number);
  if (number_of == nullptr) return usual;
  std::string part = "-";
  if (number_of->kind == Expression::Kind::half_up || number_of->kind == Expression::Kind::half_down) {
    part += number_of->kind == Expression::Kind::half_up ? "half-up-" : "half-down-";
    number_of = &number_of->parts[0];
  } else if (number_of->kind == Expression::Kind::subtract) {
    part += "until-";
    number_of = &number_of->parts[1];
  }
  if (number_of->kind != Expression::Kind::property) return usual;
  const Expression* who = of_type(vocabulary_.player);
  if (!number_of->parts.empty()) {
    const Expression& subject = number_of->parts[0];
    if (who == nullptr ? !is_self(subject) : !same(subject, *who)) return usual;
  }
  const std::string own =
      usual + part + hyphened(vocabulary_.properties[static_cast<std::size_t>(number_of->value)].name);
  return bundle_.has(own) ? own : usual;
}

std::optional<CardSpeaker::Rate> CardSpeaker::rate(const Expression& number) const {
  Rate rate;
  const Expression* left = &number;
  const auto factor = [&](Kind kind) -> std::optional<int> {
    if (left->kind != kind) return std::nullopt;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      if (const auto n = literal(left->parts[i])) {
        left = &left->parts[1 - i];
        return n;
      }
    }
    return std::nullopt;
  };
  rate.most = factor(Kind::min);
  if (left->kind == Kind::negative) {
    rate.each = -1;
    left = &left->parts[0];
  }
  if (const auto n = factor(Kind::multiply)) rate.each *= *n;
  if (left->kind == Kind::half_up || left->kind == Kind::half_down) {
    rate.every = 2;
    rate.rounded_up = left->kind == Kind::half_up;
    left = &left->parts[0];
  }
  const auto can_be_counted = [&](const Expression& e) {
    return e.kind == Kind::count ||
           (e.kind == Kind::property &&
            bundle_.has(key("each", vocabulary_.properties[static_cast<std::size_t>(e.value)].name)));
  };
  if (left->kind == Kind::add && rate.every == 1) {
    rate.counted = {&left->parts[0], &left->parts[1]};
  } else {
    rate.counted = {left};
  }
  if (!std::ranges::all_of(rate.counted, [&](const Expression* e) { return can_be_counted(*e); })) return std::nullopt;
  return rate;
}

std::string CardSpeaker::at_rate(const Rate& rate, const std::string& what) {
  const Phrase things_each{
      "other", [this, &rate](std::string_view form) -> Phrase::Value {
        std::vector<std::string> all;
        for (const Expression* counted : rate.counted) {
          if (counted->kind == Expression::Kind::count) {
            const Amount amount = rate.every == 1 ? Amount{"each"} : Amount{"every", rate.every};
            all.push_back(
                counted->selector.empty()
                    ? each_of_them(locals_[static_cast<std::size_t>(counted->parts[0].value)].choice->type).text(form)
                    : things(counted->selector[0], amount).text(form));
            continue;
          }
          const auto& info = vocabulary_.properties[static_cast<std::size_t>(counted->value)];
          Saying saying = say(key("each", info.name));
          if (!counted->parts.empty()) saying.with("who", phrase(counted->parts[0]));
          saying.with("every", std::int64_t{rate.every});
          all.push_back(saying.with("case", std::string{form}).text());
        }
        return list(all, "card-and-things", form);
      }};
  Saying saying = say(rate.most ? "card-per-most" : "card-per");
  saying.with("what", what).with("things", things_each);
  if (rate.most) saying.with("most", std::int64_t{*rate.most});
  return rate.rounded_up ? say("card-rounded-up").with("what", saying.text()).text() : saying.text();
}

/// An argument, where things that were named together are "them" if all of them are handed over.
Phrase CardSpeaker::handed(const Statement& call, std::size_t i) {
  const Expression& given = call.arguments[i];
  Phrase part = argument(given);
  if (given.kind != Expression::Kind::local) return part;
  const Known& known = locals_[static_cast<std::size_t>(given.value)];
  const std::size_t first = i + 1 >= known.place ? i + 1 - known.place : 0;
  const auto in_order = [&](const Expression& other) {
    const auto at = static_cast<std::size_t>(&other - call.arguments.data());
    if (other.kind != Expression::Kind::local) return false;
    const Known& that = locals_[static_cast<std::size_t>(other.value)];
    return that.group == known.group && that.place == at - first + 1;
  };
  const bool all =
      known.group != 0 && first + known.group_size <= call.arguments.size() &&
      std::all_of(call.arguments.begin() + static_cast<std::ptrdiff_t>(first),
                  call.arguments.begin() + static_cast<std::ptrdiff_t>(first + known.group_size), in_order);
  if (all) part.id = "them";
  return part;
}

/// What a name stands for, if it is said in full wherever it is used.
const Expression& CardSpeaker::value_of(const Expression& expression) const {
  if (expression.kind != Expression::Kind::local) return expression;
  const Known& known = locals_[static_cast<std::size_t>(expression.value)];
  return known.how == Known::How::value ? value_of(known.choice->arguments[0]) : expression;
}

std::string CardSpeaker::duration(const Statement& statement) {
  if (statement.ends) return say("card-until-that").with("condition", condition(*statement.ends)).text();
  return say(key("until", vocabulary_.durations[statement.duration])).text();
}

std::string CardSpeaker::while_it_holds(const Statement& statement, std::string what) {
  if (!statement.holds) return what;
  return say("card-while").with("what", what).with("condition", condition(*statement.holds)).text();
}

std::string CardSpeaker::call(const Statement& statement, bool infinitive) {
  if (statement.kind == Statement::Kind::until) {
    std::vector<std::string> what;
    std::optional<Rate> rate_of;
    // "is 1 higher in this round for each card": the time belongs to the verb, not to the cards.
    const bool one = statement.blocks[0].size() == 1 && statement.blocks[0][0].kind == Statement::Kind::call;
    for (const Statement& lasting : statement.blocks[0])
      what.push_back(one ? one_call(lasting, infinitive, rate_of) : call(lasting, infinitive));
    const auto has_reckoned = [&](const Statement& lasting) {
      return std::ranges::any_of(lasting.arguments,
                                 [](const Expression& e) { return e.type == Type::number && !literal(e); });
    };
    const bool is_long = !rate_of && std::ranges::any_of(statement.blocks[0], has_reckoned);
    std::string all = say(is_long ? "card-until-long" : "card-until")
                          .with("what", list(what, "card-and", "nom"))
                          .with("duration", duration(statement))
                          .text();
    if (rate_of) all = at_rate(*rate_of, all);
    return while_it_holds(statement, std::move(all));
  }
  std::optional<Rate> rate_of;
  const std::string said = one_call(statement, infinitive, rate_of);
  return rate_of ? at_rate(*rate_of, said) : said;
}

std::string CardSpeaker::one_call(const Statement& statement, bool infinitive, std::optional<Rate>& rate_of) {
  const cards::VerbInfo& verb = vocabulary_.verbs[statement.verb];
  const std::string message = message_for(statement);
  const bool usual = message == key("verb", verb.name);
  Saying saying = informed(message);
  saying.with("mood", std::string{infinitive ? "infinitive" : told_ ? "told" : "do"});
  for (std::size_t i = 0; i < statement.arguments.size(); ++i) {
    const std::string name{verb.parameters[i].name};
    if (verb.parameters[i].type != Type::number) {
      saying.with(name, handed(statement, i));
      continue;
    }
    const Expression& given = value_of(statement.arguments[i]);
    if (!usual) {
      if (given.kind == Kind::subtract) saying.with(name, argument(given.parts[0]));
      continue;
    }
    const Statement* choice =
        given.kind == Kind::local && locals_[static_cast<std::size_t>(given.value)].how == Known::How::unsaid
            ? locals_[static_cast<std::size_t>(given.value)].choice
            : nullptr;
    const auto found = rate(choice != nullptr ? limit_of(*choice) : given);
    if (!found) {
      saying.with(name, handed(statement, i));
      continue;
    }
    Phrase each = plain_number(found->each);
    if (choice != nullptr) each.id = "up-to";
    saying.with(name, std::move(each));
    rate_of = found;
  }
  return saying.text();
}

/// Whether a loop does one thing to each, so that it can be said as "put a marker on each servant". What is asked of
/// each for a number that each chooses is not said, so it does not count.
bool CardSpeaker::does_one_thing(const Statement& loop) const {
  const Statements body{loop.blocks[0]};
  if (loop.type == Type::number || body.empty() || !hands_over(body.back(), loop.slot)) return false;
  for (const Statement& choice : body.first(body.size() - 1)) {
    const bool of_number = choice.kind == Statement::Kind::choose && choice.type == Type::number;
    if (!of_number || !single(choice.quantity) || uses(choice.slot, body) != 1) return false;
    if (choice.by && !is_local(*choice.by, loop.slot)) return false;
  }
  const unsigned said = uses(loop.slot, body.last(1));
  if (said == 1) return true;
  const Statement& last = body.back();
  return said == 2 && last.kind == Statement::Kind::call &&
         message_for(last) != key("verb", vocabulary_.verbs[last.verb].name);
}

/// Whether it is the one who decides that does it.
bool CardSpeaker::done_by(const Statement& call, const std::optional<Expression>& by) const {
  if (call.kind == Statement::Kind::until)
    return std::ranges::all_of(call.blocks[0], [&](const Statement& lasting) { return done_by(lasting, by); });
  const cards::VerbInfo& verb = vocabulary_.verbs[call.verb];
  const bool self_decides = !by || is_self(*by);
  const auto doer = std::ranges::find(verb.parameters, vocabulary_.player, &cards::ParameterInfo::type);
  if (doer == verb.parameters.end() || bundle_.has(key("doer", verb.name))) return self_decides;
  const Expression& who = call.arguments[static_cast<std::size_t>(doer - verb.parameters.begin())];
  return self_decides ? is_self(who) : same(who, *by);
}

}  // namespace krypta::text
