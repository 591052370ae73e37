#include "text/cards/text.hpp"

#include "text/cards/speaker.hpp"

namespace krypta::text {

std::string CardSpeaker::ability(const cards::Ability& ability) {
  named_.clear();
  asserted_.clear();
  letter_count_ = 0;
  cards::Block all = ability.targets;
  all.insert(all.end(), ability.costs.begin(), ability.costs.end());
  all.insert(all.end(), ability.body.begin(), ability.body.end());
  const Statements statements{all};
  const std::size_t targets = ability.targets.size();
  const std::size_t costs = ability.costs.size();
  // What the ability above says already.
  const cards::AsAbove above = ability.above.value_or(cards::AsAbove{});

  const Opening begins = ability.above ? Opening{} : opening(ability);
  Clauses known;
  Clauses told;
  if (begins.may) {
    told.push_back(may_do(std::nullopt, statements, targets));
  } else {
    for (std::size_t i = 0; i < targets;)
      i +=
          choose(statements.subspan(i, targets - i), true, statements.subspan(i + 1), i < above.targets ? known : told);
    if (above.costs > 0) static_cast<void>(joined(statements.subspan(targets, above.costs)));
    if (costs > above.costs) {
      const Statements own = statements.subspan(targets + above.costs, costs - above.costs);
      told.push_back({say("card-cost").with("what", joined(own).text).text()});
    }
    clauses(statements.subspan(targets + costs, above.statements), known);
    clauses(statements.subspan(targets + costs + above.statements), told);
  }
  if (ability.above) as_above(told);

  std::string text = begins.text;
  const bool open = !text.empty() && text.back() != ':' && text.back() != ',';
  if (open && !begins.may && !ability.body.empty() && ability.body[0].kind == cards::Statement::Kind::if_) text += ',';
  // Without a colon the opening would belong to the first of several sentences only.
  if (told.size() > 1 && !text.empty() && text.back() != ':') text = tidy(text + ":");
  for (const Clause& clause : told) {
    if (text.empty() || text.back() == '.') {
      text += (text.empty() ? "" : " ") + with_capital(tidy(clause.text + "."));
    } else {
      text += " " + tidy(clause.text + ".");
    }
  }
  const std::string facts = facts_of(ability);
  return facts.empty() ? text : facts + " " + text;
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
