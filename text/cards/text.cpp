#include "text/cards/text.hpp"

#include "text/cards/speaker.hpp"

namespace krypta::text {

namespace {

/// What is named, paid and done, in a row.
template <class Effects>
cards::Block in_a_row(const Effects& of) {
  cards::Block all = of.targets;
  const auto append = [&](const cards::Block& more) { all.insert(all.end(), more.begin(), more.end()); };
  append(of.costs);
  if constexpr (requires { of.any_of; }) {
    for (const cards::AbilityOption& option : of.any_of) append(in_a_row(option));
  }
  append(of.body);
  return all;
}

}  // namespace

std::string CardSpeaker::ability(const cards::Ability& ability) {
  named_.clear();
  asserted_.clear();
  letter_count_ = 0;
  const cards::Block all = in_a_row(ability);
  const Statements statements{all};
  // What the ability above says already.
  const cards::AsAbove above = ability.above.value_or(cards::AsAbove{});

  const Opening begins = ability.above ? Opening{} : opening(ability);
  Clauses known;
  Clauses told;
  if (begins.may && ability.any_of.empty()) {
    told.push_back(may_do(std::nullopt, statements, ability.targets.size()));
  } else {
    name_and_pay(statements, ability.targets.size(), ability.costs.size(), above, known, told);
    if (!ability.any_of.empty()) told.push_back({options(ability.any_of)});
    const Statements body = statements.last(ability.body.size());
    clauses(body.first(above.statements), known);
    clauses(body.subspan(above.statements), told);
  }
  if (ability.above) as_above(told);

  std::string text = begins.text;
  const bool open = !text.empty() && text.back() != ':' && text.back() != ',';
  if (open && !begins.may && !ability.body.empty() && ability.body[0].kind == cards::Statement::Kind::if_) text += ',';
  text = sentences(text, told);
  const std::string facts = facts_of(ability.facts, above.facts);
  return facts.empty() || text.empty() ? facts + text : facts + " " + text;
}

void CardSpeaker::name_and_pay(Statements statements, std::size_t targets, std::size_t costs,
                               const cards::AsAbove& above, Clauses& known, Clauses& told) {
  for (std::size_t i = 0; i < targets;) {
    Clauses& out = i < above.targets ? known : told;
    i += choose(statements.subspan(i, targets - i), true, statements.subspan(i + 1), out);
  }
  if (above.costs > 0) static_cast<void>(joined(statements.subspan(targets, above.costs)));
  if (costs > above.costs) {
    const Statements own = statements.subspan(targets + above.costs, costs - above.costs);
    told.push_back({say("card-cost").with("what", joined(own).text).text()});
  }
}

std::string CardSpeaker::sentences(std::string text, const Clauses& told) const {
  // Without a colon the opening would belong to the first of several sentences only.
  if (told.size() > 1 && !text.empty() && text.back() != ':')
    text = tidy((text.back() == ',' ? text.substr(0, text.size() - 1) : text) + ":");
  for (const Clause& clause : told) {
    if (text.empty() || text.back() == '.') {
      text += (text.empty() ? "" : " ") + with_capital(tidy(clause.text + "."));
    } else {
      text += " " + tidy(clause.text + ".");
    }
  }
  return text;
}

/// "use one or more of these, in their order: (1) Needs basic red. Gain 1. (2) +1 stealth."
std::string CardSpeaker::options(const std::vector<cards::AbilityOption>& options) {
  std::string all;
  for (std::size_t i = 0; i < options.size(); ++i) {
    const cards::AbilityOption& option = options[i];
    const cards::Block row = in_a_row(option);
    const Statements statements{row};
    Clauses known;
    Clauses told;
    name_and_pay(statements, option.targets.size(), option.costs.size(), {}, known, told);
    clauses(statements.last(option.body.size()), told);
    std::string text;
    if (option.condition)
      text = with_capital(tidy(say("card-only-if").with("condition", condition(*option.condition)).text() + ":"));
    if (!told.empty()) text = sentences(text, told);
    const std::string facts = facts_of(option.facts, {});
    text = facts + (facts.empty() || text.empty() ? "" : " ") + text;
    all += (i == 0 ? "" : " ") + say("card-any-of-one").with("number", std::to_string(i + 1)).with("what", text).text();
  }
  // The sentence that this becomes has a full stop of its own.
  if (all.ends_with('.')) all.pop_back();
  return say("card-any-of").with("options", all).text();
}

/// "As above, and draw a card."
void CardSpeaker::as_above(Clauses& told) {
  if (told.empty()) {
    told.push_back({say("card-as-above").text()});
  } else {
    told.front().text = say("card-as-above-and").with("what", told.front().text).text();
  }
}

std::string card_name(const cards::Card& card, std::string_view prefix, const Speech& speech) {
  const std::string message = std::string{prefix} + "-card-" + card.id;
  if (!speech.bundle().has(message) || Speech::in("en")->say(message) != card.name) return card.name;
  return speech.say(message);
}

CardText card_text(const cards::Card& card, const cards::Vocabulary& vocabulary, std::string_view prefix,
                   const Speech& speech) {
  CardSpeaker speaker{vocabulary, prefix, speech.bundle()};
  CardText made{card_name(card, prefix, speech), speaker.line(card), {}};
  for (const cards::Ability& ability : card.abilities) {
    made.text += made.text.empty() ? "" : "\n";
    made.text += speaker.ability(ability);
  }
  return made;
}

}  // namespace krypta::text
