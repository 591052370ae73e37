#include <algorithm>

#include "text/card_speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Statement;

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
  if (several_words || uses(choice.slot, rest) != 1) return false;
  const auto fits = [&](const Statement& later) {
    if (single(choice.quantity)) return hands_over(later, choice.slot);
    return later.kind == Statement::Kind::each && later.from == choice.slot && does_one_thing(later);
  };
  if (target) return std::ranges::any_of(rest, fits);
  const auto next = std::ranges::find_if(rest, [](const Statement& s) { return s.kind != Statement::Kind::choose; });
  return next != rest.end() && fits(*next);
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
  out.push_back({explained(say(target ? "card-target" : "card-choose")
                               .with("by", decider(choice.by))
                               .with("what", chosen(choice, true))
                               .text())});
  name(choice);
  return 1;
}

void CardSpeaker::choose_alike(Statements choices, bool target, Clauses& out) {
  const Statement& first = choices[0];
  const Amount amount{"number", static_cast<int>(choices.size())};
  const Choosing choosing{true, first.by ? &*first.by : nullptr, true};
  out.push_back({explained(say(target ? "card-target" : "card-choose")
                               .with("by", decider(first.by))
                               .with("what", things(*first.selector, amount, choosing))
                               .text())});
  ++groups_;
  for (const Statement& choice : choices) name(choice, groups_, static_cast<unsigned>(choices.size()));
}

void CardSpeaker::menu(const Statement& statement, Clauses& out) {
  std::string options;
  for (std::size_t i = 0; i < statement.blocks.size(); ++i) {
    std::string what = told_of(statement.by, statement.blocks[i]);
    // The condition of an option that is always there is the number 1.
    if (!literal(statement.arguments[i])) {
      what = say("card-option-if").with("what", what).with("condition", condition(statement.arguments[i])).text();
    }
    options = i == 0 ? what : say("card-option").with("a", options).with("b", what).text();
  }
  out.push_back({say("card-menu").with("by", decider(statement.by)).with("options", options).text(), true});
}

/// What a `may` is about, if it is one thing that its decider does: "you may draw a card".
const Statement* CardSpeaker::only_call(const Statement& may, Statements block) {
  if (block.empty() || block.back().kind != Statement::Kind::call) return nullptr;
  for (std::size_t i = 0; i + 1 < block.size(); ++i) {
    const bool waits = block[i].kind == Statement::Kind::choose && can_wait(block[i], false, block.subspan(i + 1)) &&
                       alike(block.subspan(i)) == 1;
    if (!waits) return nullptr;
  }
  const Statement& call = block.back();
  const auto parameters = vocabulary_.verbs[call.verb].parameters;
  const auto doer = std::ranges::find(parameters, vocabulary_.player, &cards::ParameterInfo::type);
  const bool self_decides = !may.by || is_self(*may.by);
  if (doer == parameters.end()) {
    if (!self_decides) return nullptr;
  } else {
    const Expression& who = call.arguments[static_cast<std::size_t>(doer - parameters.begin())];
    if (self_decides ? !is_self(who) : !same(who, *may.by)) return nullptr;
  }
  for (const Statement& choice : block.first(block.size() - 1))
    locals_[choice.slot] = Known{.how = Known::How::unsaid, .choice = &choice};
  return &call;
}

void CardSpeaker::may(const Statement& statement, Clauses& out) {
  const Phrase by = decider(statement.by);
  if (const Statement* one = only_call(statement, statement.blocks[0])) {
    const Phrase what{"other",
                      [this, one](std::string_view form) -> Phrase::Value { return call(*one, form == "infinitive"); }};
    out.push_back({explained(say("card-may").with("by", by).with("what", what).text())});
  } else {
    const std::string what = told_of(statement.by, statement.blocks[0]);
    out.push_back({say("card-may-this").with("by", by).with("what", what).text(), true});
  }
  if (statement.blocks.size() > 1 && !statement.blocks[1].empty())
    out.push_back(joined(say("card-if-not"), statement.blocks[1]));
}

void CardSpeaker::pay(const Statement& statement, Clauses& out) {
  const Phrase what{"other",
                    [&](std::string_view form) -> Phrase::Value { return call(statement, form == "infinitive"); }};
  out.push_back({explained(say("card-may").with("by", decider(statement.by)).with("what", what).text()), true});
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
  const std::string letter = letter_for(value);
  letters_.clear();
  out.push_back({say("card-let").with("letter", letter).with("number", number(value)).text()});
  known = Known{.how = Known::How::letter, .choice = &statement, .letter = letter};
}

}  // namespace krypta::text
