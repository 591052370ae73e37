#include <algorithm>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::AbilityKind;
using cards::Expression;

namespace {

/// `P` in `it = P`, if that is all that is asked.
const Expression* equal_to_it(const std::optional<Expression>& filter) {
  if (!filter || filter->kind != Expression::Kind::equal) return nullptr;
  const bool first = filter->parts[0].kind == Expression::Kind::it;
  if (!first && filter->parts[1].kind != Expression::Kind::it) return nullptr;
  return &filter->parts[first ? 1 : 0];
}

}  // namespace

/// How an ability begins that is not played: "Aftermath:", "Whenever an opponent plays a card here,". The message of
/// the window says in its own way what the condition says of the table, as far as it asks; the rest follows with "if".
CardSpeaker::Opening CardSpeaker::opening(const cards::Ability& ability) {
  const std::string message = ability.kind == AbilityKind::always || ability.windows.size() != 1
                                  ? prefix_ + "-opening-always"
                                  : key("opening", vocabulary_.windows[ability.windows[0]]);
  if (ability.kind == AbilityKind::play || ability.windows.size() > 1 || ability.once_per || !bundle_.has(message))
    return {heading(ability)};

  auto [text, left] = told_by(message, ability);
  if (!left.empty()) {
    if (!text.empty() && text.back() != ':' && text.back() != ',') text += ',';
    std::vector<std::string> conditions;
    for (const Expression* conjunct : left) conditions.push_back(condition(*conjunct));
    text += " " + say("card-opening-if").with("condition", list(conditions, "card-and", "nom")).text();
  }
  return {with_capital(tidy(text)), ability.kind == AbilityKind::use};
}

CardSpeaker::Told CardSpeaker::told_by(const std::string& message, const cards::Ability& ability) {
  const std::set<std::string> asked = bundle_.variables(message);
  Told told{say(message).text(), {}};
  for (const Expression* conjunct : conjuncts(ability.condition)) {
    const bool learnt = asserted(*conjunct, asked);
    std::string with_it = informed(message).text();
    // A message that says the same of another value does not say it.
    if (learnt && with_it == told.text) asserted_.pop_back();
    if (with_it == told.text && !guards(*conjunct, Statements{ability.body})) told.left.push_back(conjunct);
    told.text = std::move(with_it);
  }
  return told;
}

bool CardSpeaker::asserted(const Expression& conjunct, const std::set<std::string>& asked) {
  const auto name_of = [&](const Expression& e) -> std::string {
    const bool of_table = e.kind == Kind::property && (e.parts.empty() || e.parts[0].kind == Kind::property);
    return of_table ? hyphened(vocabulary_.properties[static_cast<std::size_t>(e.value)].name) : "";
  };
  const auto value_of = [&](const Expression& e) -> std::string {
    if (e.kind == Kind::word) return word(e.type, e.value).id;
    if (is_self(e)) return "self";
    return e.parts.empty() ? name_of(e) : "";
  };
  const auto learn = [&](const std::string& name, Phrase::Value value) {
    const auto* words = std::get_if<std::string>(&value);
    if ((words != nullptr && words->empty()) || !asked.contains(name)) return false;
    asserted_.emplace_back(name, std::move(value));
    return true;
  };
  switch (conjunct.kind) {
    case Kind::property: return learn(name_of(conjunct), std::string{"yes"});
    case Kind::not_: return learn(name_of(conjunct.parts[0]), std::string{"no"});
    case Kind::equal:
    case Kind::unequal: {
      const auto said = [&](std::size_t i) {
        const std::string value = value_of(conjunct.parts[1 - i]);
        return value.empty() || conjunct.kind == Kind::equal ? value : "not-" + value;
      };
      const auto n = literal(conjunct.parts[1]);
      if (n) return conjunct.kind == Kind::equal && learn(name_of(conjunct.parts[0]), std::int64_t{*n});
      return learn(name_of(conjunct.parts[0]), said(0)) || learn(name_of(conjunct.parts[1]), said(1));
    }
    case Kind::some: {
      if (conjunct.selector.empty() || conjunct.selector[0].argument) return false;
      const Expression* who = equal_to_it(conjunct.selector[0].filter);
      return who != nullptr && learn(name_of(*who), hyphened(vocabulary_.domains[conjunct.selector[0].domain].name));
    }
    default: return false;
  }
}

Saying CardSpeaker::informed(std::string message) const {
  const std::set<std::string> asked = bundle_.variables(message);
  Saying saying = say(std::move(message));
  for (const auto& [name, value] : asserted_) {
    if (asked.contains(name)) saying.with(name, value);
  }
  return saying;
}

/// When and how: "When your opponent attacks, only if it is day:"; nothing for what can be played at any time.
std::string CardSpeaker::heading(const cards::Ability& ability) {
  std::vector<std::string> parts;
  if (ability.kind == AbilityKind::use) parts.push_back(say("card-use").text());
  if (ability.once_per)
    parts.push_back(
        say("card-once").with("scope", say(key("scope", vocabulary_.scopes[*ability.once_per])).text()).text());
  const std::string during =
      ability.windows.size() == 1 ? key("during", vocabulary_.windows[ability.windows[0]]) : std::string{};
  if (bundle_.has(during)) {
    const auto [text, left] = told_by(during, ability);
    // What is played in a phase has its kind of card to say so.
    if (ability.kind != AbilityKind::play || !left.empty()) parts.push_back(text);
    std::vector<std::string> conditions;
    for (const Expression* conjunct : left) conditions.push_back(condition(*conjunct));
    if (!conditions.empty())
      parts.push_back(say("card-only-if").with("condition", list(conditions, "card-and", "nom")).text());
  } else {
    add_window_and_condition(ability, parts);
  }
  if (parts.empty()) return "";
  const bool lasts = ability.kind == AbilityKind::always && ability.condition;
  return with_capital(tidy(list(parts, "card-comma", "nom") + (lasts ? "," : ":")));
}

void CardSpeaker::add_window_and_condition(const cards::Ability& ability, std::vector<std::string>& parts) {
  if (!ability.windows.empty()) {
    std::string ids;
    std::vector<std::string> windows;
    // In the order of the vocabulary, whatever order they are named in: the same ones are called the same.
    auto named = ability.windows;
    std::ranges::sort(named);
    for (const unsigned window : named) {
      const std::string message = key("when", vocabulary_.windows[window]);
      ids += (ids.empty() ? "" : "-or-") + message.substr(prefix_.size() + 6);
      windows.push_back(say(message).text());
    }
    const std::string all =
        say(prefix_ + "-windows").with("set", ids).with("list", list(windows, "card-or", "nom")).text();
    if (!all.empty()) parts.push_back(say("card-when").with("windows", all).text());
  }
  if (!ability.condition) return;
  parts.push_back(say(ability.kind == AbilityKind::always ? "card-as-long-as" : "card-only-if")
                      .with("condition", condition(*ability.condition))
                      .text());
}

}  // namespace krypta::text
