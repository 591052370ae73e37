#include "text/cards/text.hpp"

#include "text/cards/speaker.hpp"

namespace krypta::text {

std::string CardSpeaker::line(const cards::Card& card) {
  Saying saying = say(prefix_ + "-card-line");
  for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
    const cards::FactInfo& info = vocabulary_.facts[i];
    const std::string name = hyphened(info.name);
    const cards::Fact* found = nullptr;
    for (const cards::Fact& fact : card.facts) {
      if (fact.fact == i) found = &fact;
    }
    if (found == nullptr) {
      saying.with(name, plain("", "none"));
    } else if (info.kind == cards::FactKind::number) {
      saying.with(name, Phrase::Value{std::int64_t{found->values.front()}});
    } else {
      std::vector<std::string> words;
      for (const int value : found->values) words.push_back(word(info.type, value).text());
      saying.with(name, plain(list(words, "card-fact-and", "nom"), word(info.type, found->values.front()).id));
    }
  }
  return with_capital(saying.text());
}

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

  const Opening begins = opening(ability);
  Clauses told;
  if (begins.may) {
    told.push_back(may_do(std::nullopt, statements, targets));
  } else {
    for (std::size_t i = 0; i < targets;)
      i += choose(statements.subspan(i, targets - i), true, statements.subspan(i + 1), told);
    if (costs > 0)
      told.push_back({say("card-cost").with("what", joined(statements.subspan(targets, costs)).text).text()});
    clauses(statements.subspan(targets + costs), told);
  }

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
  return text;
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
