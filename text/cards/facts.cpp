#include <algorithm>

#include "text/cards/speaker.hpp"

/// What a card or an ability is, rather than what it does.
namespace krypta::text {

/// Tells a message every fact of a card, or of an ability: $pace, $groups; "none" is the $groups-id of what is not
/// there.
Saying CardSpeaker::with_facts(std::string message, const std::vector<cards::Fact>& facts, bool of_ability) const {
  Saying saying = say(std::move(message));
  for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
    const cards::FactInfo& info = vocabulary_.facts[i];
    if (info.of_ability != of_ability) continue;
    const std::string name = hyphened(info.name);
    const auto found = std::ranges::find(facts, i, &cards::Fact::fact);
    if (found == facts.end()) {
      saying.with(name, plain("", "none"));
    } else if (info.kind == cards::FactKind::number) {
      saying.with(name, Phrase::Value{std::int64_t{found->values.front()}});
    } else {
      std::vector<std::string> words;
      for (std::size_t k = 0; k < found->values.size(); ++k) {
        const Phrase one = word(info.type, found->values[k]);
        words.push_back(
            found->levels.empty()
                ? one.text()
                : say("card-at-level").with("what", one).with("level", word(info.level, found->levels[k])).text());
      }
      saying.with(name, plain(list(words, "card-fact-and", "nom"), word(info.type, found->values.front()).id));
    }
  }
  return saying;
}

std::string CardSpeaker::line(const cards::Card& card) {
  // Parts that may all be missing each begin with what divides them.
  constexpr std::string_view divides = "· ";
  std::string line = tidy(with_facts(prefix_ + "-card-line", card.facts, false).text());
  while (line.starts_with(' ')) line.erase(0, 1);
  if (line.starts_with(divides)) line.erase(0, divides.size());
  return with_capital(line);
}

/// "Superior, +1 stealth." The message of a fact sees all of them, so that one can speak for two. Of an ability that is
/// as the one above only what is new is said.
std::string CardSpeaker::facts_of(const std::vector<cards::Fact>& facts, const std::vector<unsigned>& above) const {
  std::vector<std::string> said;
  for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
    if (std::ranges::find(facts, i, &cards::Fact::fact) == facts.end()) continue;
    if (std::ranges::find(above, i) != above.end()) continue;
    std::string one = with_facts(key("fact", vocabulary_.facts[i].name), facts, true).text();
    if (!one.empty()) said.push_back(std::move(one));
  }
  if (said.empty()) return "";
  return with_capital(tidy(say("card-facts").with("facts", list(said, "card-comma", "nom")).text()));
}

}  // namespace krypta::text
