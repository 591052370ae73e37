#include <algorithm>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Statement;

namespace {

/// The least number that can be chosen, where nothing else is asked of it: `numbers(5) where it >= 2`.
std::optional<int> least_of(const Statement& choice) {
  if (!choice.selector || !choice.selector->filter) return std::nullopt;
  const Expression& filter = *choice.selector->filter;
  if (filter.kind != Kind::at_least || filter.parts[0].kind != Kind::it) return std::nullopt;
  return literal(filter.parts[1]);
}

/// The P in `numbers(N) where it <= P`.
const Expression* second_limit(const Statement& choice) {
  if (!choice.selector || !choice.selector->filter) return nullptr;
  const Expression& filter = *choice.selector->filter;
  return filter.kind == Kind::at_most && filter.parts[0].kind == Kind::it ? &filter.parts[1] : nullptr;
}

}  // namespace

void CardSpeaker::name(const Statement& choice, unsigned group, unsigned group_size) {
  auto of_type = std::ranges::find(named_, choice.type, &std::pair<cards::Type, unsigned>::first);
  if (of_type == named_.end()) of_type = named_.insert(named_.end(), {choice.type, 0U});
  const bool several = !single(choice.quantity);
  if (!several) ++of_type->second;
  locals_[choice.slot] = Known{
      .how = Known::How::named, .choice = &choice, .place = of_type->second, .group = group, .group_size = group_size};
}

bool CardSpeaker::can_wait(const Statement& choice, bool target, Statements rest) const {
  const bool several_words = !choice.selector && !single(choice.quantity);
  // What somebody chooses among his own is said in a sentence of its own, so that he is not spoken of twice in one.
  const bool among_his =
      choice.by && choice.selector && choice.selector->filter && mentions(*choice.selector->filter, *choice.by);
  const bool of_numbers = choice.type == cards::Type::number;
  const bool any_up_to = single(choice.quantity) && choice.selector && !choice.selector->filter &&
                         !(target && of_numbers && choice.selector->argument->kind == Kind::property);
  if (several_words || among_his || (of_numbers && !any_up_to)) return false;
  const auto fits = [&](const Statement& later) {
    if (single(choice.quantity)) return hands_over(later, choice.slot);
    return later.kind == Statement::Kind::each && later.from == choice.slot && does_one_thing(later);
  };
  const bool once = uses(choice.slot, rest) - in_another(choice.slot, rest) == 1;
  if (target) return once && std::ranges::any_of(rest, fits);
  const auto next = std::ranges::find_if(rest, [](const Statement& s) { return s.kind != Statement::Kind::choose; });
  // Several that are used again are "them" then.
  return next != rest.end() && fits(*next) && (once || !single(choice.quantity));
}

/// How many of the choices were taken.
std::size_t CardSpeaker::choose(Statements from, bool target, Statements rest, Clauses& out) {
  if (const std::size_t together = alike(from); together > 1) {
    choose_alike(from.first(together), target, out);
    return together;
  }
  const Statement& choice = from[0];
  if (can_wait(choice, target, rest)) {
    locals_[choice.slot] = Known{.how = Known::How::unsaid, .choice = &choice};
    return 1;
  }
  if (choice.type == cards::Type::number && single(choice.quantity) &&
      (!choice.selector->filter || least_of(choice) || second_limit(choice) != nullptr)) {
    choose_number(choice, out);
    return 1;
  }
  Saying saying = say(target ? "card-target" : "card-choose");
  const Phrase who = decider(choice.by);
  saying.with("by", plain(who.text(), who.id)).with("what", chosen(choice, true));
  const Expression* const other = std::exchange(chooser_, says_chooser(choice.by) ? &*choice.by : chooser_);
  out.push_back({saying.text()});
  chooser_ = other;
  name(choice);
  return 1;
}

/// A number that is spoken of more than once gets a letter.
void CardSpeaker::choose_number(const Statement& choice, Clauses& out) {
  const Expression& most = *choice.selector->argument;
  const std::string letter = next_letter();
  const std::optional<int> least = least_of(choice);
  Phrase limit = number(most);
  if (const Expression* also = second_limit(choice))
    limit = plain(say("card-smaller").with("a", limit).with("b", number(*also)).with("case", std::string{"nom"}).text(),
                  "other");
  out.push_back({say(least ? "card-choose-number-between" : "card-choose-number")
                     .with("least", std::int64_t{least.value_or(0)})
                     .with("by", decider(choice.by))
                     .with("letter", letter)
                     .with("number", limit)
                     .text()});
  locals_[choice.slot] = Known{.how = Known::How::letter, .choice = &choice, .letter = letter};
}

void CardSpeaker::choose_alike(Statements choices, bool target, Clauses& out) {
  const Statement& first = choices[0];
  const Amount amount{"number", static_cast<int>(choices.size())};
  const Choosing choosing{true, first.by ? &*first.by : nullptr, true};
  out.push_back({say(target ? "card-target" : "card-choose")
                     .with("by", decider(first.by))
                     .with("what", things(*first.selector, amount, choosing))
                     .text()});
  ++groups_;
  for (const Statement& choice : choices) name(choice, groups_, static_cast<unsigned>(choices.size()));
}

void CardSpeaker::menu(const Statement& statement, Clauses& out) {
  const Phrase who = decider(statement.by);
  const Phrase by = plain(who.text(), who.id);
  std::string options;
  for (std::size_t i = 0; i < statement.blocks.size(); ++i) {
    std::string what = told_of(statement.by, statement.blocks[i]);
    // The condition of an option that is always there is the number 1.
    if (!literal(statement.arguments[i])) {
      const Expression* const other = std::exchange(chooser_, says_chooser(statement.by) ? &*statement.by : chooser_);
      what = say("card-option-if").with("what", what).with("condition", condition(statement.arguments[i])).text();
      chooser_ = other;
    }
    options = i == 0 ? what : say("card-option").with("a", options).with("b", what).text();
  }
  out.push_back({say("card-menu").with("by", by).with("options", options).text(), true});
}

std::vector<const Statement*> CardSpeaker::own_calls(const std::optional<Expression>& by, Statements block,
                                                     std::size_t targets) {
  std::vector<const Statement*> calls;
  for (std::size_t i = 0; i < block.size(); ++i) {
    const Statement* said = &block[i];
    if (said->kind == Statement::Kind::choose) {
      const Statements rest = block.subspan(i + 1);
      if (!can_wait(*said, i < targets, rest) || alike(block.subspan(i)) > 1) return {};
      locals_[said->slot] = Known{.how = Known::How::unsaid, .choice = said};
      continue;
    }
    if (said->kind == Statement::Kind::each && !said->from && said->blocks[0].size() == 1 && does_one_thing(*said)) {
      locals_[said->slot] = Known{.how = Known::How::unsaid, .choice = said};
      said = &said->blocks[0][0];
    }
    const bool is_call = said->kind == Statement::Kind::call || said->kind == Statement::Kind::until;
    if (!is_call || !done_by(*said, by)) return {};
    calls.push_back(said);
  }
  return calls;
}

CardSpeaker::Clause CardSpeaker::may_do(const std::optional<Expression>& by, Statements block, std::size_t targets) {
  const Phrase who = decider(by);
  const std::vector<const Statement*> calls = own_calls(by, block, targets);
  if (calls.empty()) return {say("card-may-this").with("by", who).with("what", told_of(by, block)).text(), true};
  const Phrase what{"other", [this, &calls](std::string_view form) -> Phrase::Value {
                      std::vector<std::string> all;
                      for (const Statement* one : calls) {
                        const bool before = std::exchange(told_, told_ || form == "told");
                        all.push_back(call(*one, form == "infinitive"));
                        told_ = before;
                      }
                      return list(all, "card-and-do", "nom");
                    }};
  return {say(calls.size() == 1 ? "card-may" : "card-may-these").with("by", who).with("what", what).text()};
}

void CardSpeaker::may(const Statement& statement, Clauses& out) {
  out.push_back(may_do(statement.by, statement.blocks[0]));
  if (statement.blocks.size() > 1 && !statement.blocks[1].empty())
    out.push_back(joined(say("card-if-not"), statement.blocks[1]));
}

void CardSpeaker::pay(const Statement& statement, Clauses& out) {
  const Phrase what{"other",
                    [&](std::string_view form) -> Phrase::Value { return call(statement, form == "infinitive"); }};
  out.push_back({say("card-may").with("by", decider(statement.by)).with("what", what).text(), true});
  if (!statement.blocks[0].empty()) out.push_back(joined(say("card-if-so"), statement.blocks[0]));
  if (statement.blocks.size() > 1 && !statement.blocks[1].empty())
    out.push_back(joined(say("card-if-not"), statement.blocks[1]));
}

void CardSpeaker::let(const Statement& statement, Statements rest, Clauses& out) {
  Known& known = locals_[statement.slot];
  const Expression& value = statement.arguments[0];
  const bool needs_letter = value.type == cards::Type::number && !literal(value) && uses(statement.slot, rest) > 1;
  if (!needs_letter) {
    known = Known{.how = Known::How::value, .choice = &statement};
    return;
  }
  const std::string letter = next_letter();
  out.push_back({say("card-let").with("letter", letter).with("number", number(value)).text()});
  known = Known{.how = Known::How::letter, .choice = &statement, .letter = letter};
}

}  // namespace krypta::text
