#include "text/card_text.hpp"

#include "text/card_speaker.hpp"

namespace krypta::text {

using cards::AbilityKind;
using cards::Statement;

std::string CardSpeaker::line(const cards::Card& card) {
  Saying saying = say(prefix_ + "-card-line");
  for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
    const cards::FactInfo& info = vocabulary_.facts[i];
    const std::string name{info.name};
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
  letter_count_ = 0;
  cards::Block all = ability.targets;
  all.insert(all.end(), ability.costs.begin(), ability.costs.end());
  all.insert(all.end(), ability.body.begin(), ability.body.end());
  const Statements statements{all};
  const std::size_t targets = ability.targets.size();
  const std::size_t costs = ability.costs.size();

  Clauses told;
  for (std::size_t i = 0; i < targets;) {
    i += choose(statements.subspan(i, targets - i), true, statements.subspan(i + 1), told);
  }
  if (costs > 0)
    told.push_back({say("card-cost").with("what", joined(statements.subspan(targets, costs)).text).text()});
  clauses(statements.subspan(targets + costs), told);

  std::string text = heading(ability);
  for (const Clause& clause : told) {
    if (text.empty() || text.back() == '.') {
      text += (text.empty() ? "" : " ") + with_capital(tidy(clause.text + "."));
    } else {
      text += " " + tidy(clause.text + ".");
    }
  }
  return text;
}

/// When and how: "When your opponent attacks, only if it is day:"; nothing for what can be played at any time.
std::string CardSpeaker::heading(const cards::Ability& ability) {
  std::vector<std::string> parts;
  if (ability.kind == AbilityKind::use) parts.push_back(say("card-use").text());
  if (ability.once_per)
    parts.push_back(
        say("card-once").with("scope", say(key("scope", vocabulary_.scopes[*ability.once_per])).text()).text());
  if (!ability.windows.empty()) {
    std::string ids;
    std::vector<std::string> windows;
    for (const unsigned window : ability.windows) {
      const std::string message = key("when", vocabulary_.windows[window]);
      ids += (ids.empty() ? "" : "-or-") + message.substr(prefix_.size() + 6);
      windows.push_back(say(message).text());
    }
    const std::string all =
        say(prefix_ + "-windows").with("set", ids).with("list", list(windows, "card-or", "nom")).text();
    if (!all.empty()) parts.push_back(say("card-when").with("windows", all).text());
  }
  if (ability.condition) {
    parts.push_back(say(ability.kind == AbilityKind::always ? "card-as-long-as" : "card-only-if")
                        .with("condition", condition(*ability.condition))
                        .text());
  }
  if (parts.empty()) return "";
  return with_capital(tidy(list(parts, "card-comma", "nom") + ":"));
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
