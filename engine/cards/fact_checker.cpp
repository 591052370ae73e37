#include "engine/cards/fact_checker.hpp"

#include <algorithm>

#include "engine/cards/names.hpp"

namespace krypta::cards {

std::vector<Fact> FactChecker::check(const std::vector<syntax::Fact>& from, Of what, Position at) {
  std::vector<Fact> to;
  const bool of_ability = what != Of::card;
  bool known = true;
  for (const syntax::Fact& one : from) known = fact(one, of_ability, to) && known;
  // An unknown fact may be the missing one with a slip of the pen, and one mistake is told once.
  if (!known || what == Of::option) return to;
  for (const FactInfo& info : vocabulary_.facts) {
    const auto is = [&](const syntax::Fact& f) { return f.name.text == info.name; };
    if (!info.required || info.of_ability != of_ability || std::ranges::any_of(from, is)) continue;
    report(at, "found no " + quoted(info.name) + " in this " + (of_ability ? "ability" : "card") + ", expected `" +
                   std::string{info.name} + ": …`");
  }
  return to;
}

std::optional<unsigned> FactChecker::called(std::string_view name, bool of_ability) const {
  for (unsigned i = 0; i < vocabulary_.facts.size(); ++i) {
    if (vocabulary_.facts[i].name == name && vocabulary_.facts[i].of_ability == of_ability) return i;
  }
  return std::nullopt;
}

void FactChecker::unknown(const syntax::Name& name, bool of_ability) {
  if (called(name.text, !of_ability)) {
    return report(name.at, "found " + quoted(name.text) +
                               (of_ability ? ", a fact of cards, expected it outside the abilities"
                                           : ", a fact of abilities, expected it at the top of an ability"));
  }
  Names known;
  for (const FactInfo& info : vocabulary_.facts) {
    if (info.of_ability == of_ability) known.push_back(info.name);
  }
  if (known.empty()) return report(name.at, "found the fact " + quoted(name.text) + ", expected none here");
  report(name.at, unknown_name(name.text, of_ability ? "a fact of an ability" : "a fact", known));
}

bool FactChecker::fact(const syntax::Fact& from, bool of_ability, std::vector<Fact>& all) {
  const auto place = called(from.name.text, of_ability);
  if (!place) {
    unknown(from.name, of_ability);
    return false;
  }
  if (std::ranges::any_of(all, [&](const Fact& f) { return f.fact == *place; })) {
    report(from.name.at, "found " + quoted(from.name.text) + " again, expected each fact once");
    return true;
  }
  const FactInfo& info = vocabulary_.facts[*place];
  Fact to;
  to.fact = *place;
  to.at = from.name.at;
  const bool only_one = info.kind == FactKind::number || info.kind == FactKind::word;
  if (only_one && from.values.size() > 1) {
    report(from.values[1].word.at, "found a second value, expected one " +
                                       std::string{info.kind == FactKind::number ? "number" : "word"} + " for " +
                                       quoted(info.name));
  }
  for (const syntax::FactValue& one : from.values) {
    const auto n = value(info, one, to);
    if (!n) continue;
    to.values.push_back(*n);
    level(info, one, to);
  }
  // What is wrong in it was told; that it is there is all that matters now.
  all.push_back(std::move(to));
  return true;
}

std::optional<int> FactChecker::word(Type type, const syntax::Name& name) {
  const auto words = words_of_type(vocabulary_, type);
  const auto place = place_of(words, name.text);
  if (!place) report(name.at, unknown_name(name.text, a_type(vocabulary_, type), names_in(words)));
  return place ? std::optional{static_cast<int>(*place)} : std::nullopt;
}

std::optional<int> FactChecker::value(const FactInfo& info, const syntax::FactValue& value, const Fact& so_far) {
  if (info.kind == FactKind::number) {
    if (!value.number)
      report(value.word.at, "found " + quoted(value.word.text) + ", expected a number for " + quoted(info.name));
    return value.number;
  }
  if (value.number) {
    report(value.word.at, "found " + std::to_string(*value.number) + ", expected " + a_type(vocabulary_, info.type) +
                              listed(names_in(words_of_type(vocabulary_, info.type))));
    return std::nullopt;
  }
  const auto place = word(info.type, value.word);
  if (place && std::ranges::find(so_far.values, *place) != so_far.values.end()) {
    report(value.word.at, "found " + quoted(value.word.text) + " again, expected each word once");
  }
  return place;
}

void FactChecker::level(const FactInfo& info, const syntax::FactValue& value, Fact& to) {
  if (info.kind != FactKind::levels) {
    if (value.level)
      report(value.level->at,
             "found the level " + quoted(value.level->text) + ", expected none in " + quoted(info.name));
    return;
  }
  if (!value.level) {
    report(value.word.at, "found " + quoted(value.word.text) + " alone, expected `" + std::string{value.word.text} +
                              " at …` with " + a_type(vocabulary_, info.level) +
                              listed(names_in(words_of_type(vocabulary_, info.level))));
  } else if (const auto place = word(info.level, *value.level)) {
    to.levels.push_back(*place);
  }
}

}  // namespace krypta::cards
