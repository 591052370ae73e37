#include <chrono>

#include "bots/bots.hpp"
#include "cli/protocol/handlers.hpp"

/// Matches go on: what is to be decided, what is chosen, why not, what a bot would do.
namespace krypta::cli {

using namespace wire;

Protocol::Answer Protocol::Handlers::pending(Open& open) const {
  const AnyMatch& match = *open.match;
  const Pending now = match.pending();
  const Voice words = voice(match);
  Value::Array deciding;
  Value::Array may;
  if (now.chance) deciding.push_back(decision_value(match, Seat::chance, words));
  for (const Seat s : now.must) deciding.push_back(decision_value(match, s, words));
  for (const Seat s : now.may) may.push_back(decision_value(match, s, words));
  return Value::Object{
      {"over", now.over}, {"step", match.step()}, {"deciding", std::move(deciding)}, {"may", std::move(may)}};
}

Protocol::Answer Protocol::Handlers::act(Open& open) const {
  AnyMatch& match = *open.match;
  const auto seat = chooser_in(match);
  if (!seat) return bad_seat(match);
  const std::string* option = request.text("option");
  if (option == nullptr) return bad("option: must be the id of a choice");
  const std::size_t before = match.length();
  if (const auto refusal = match.act(*seat, *option)) return refused(*refusal, match.info());
  if (!open.manual_chance) {
    if (const auto refusal = match.answer_for_chance(ChanceStream{open.seed})) return refused(*refusal, match.info());
  }
  const Voice words = voice(match);
  Value::Array events;
  for (std::size_t i = before; i < match.length(); ++i) {
    for (const ShownEvent& event : match.events(i))
      events.push_back(event_value(match, event, words, Seat::spectator, true));
  }
  return Value::Object{{"events", std::move(events)}};
}

Protocol::Answer Protocol::Handlers::explain(Open& open) const {
  const AnyMatch& match = *open.match;
  const auto seat = chooser_in(match);
  if (!seat) return bad_seat(match);
  const std::string* option = request.text("option");
  if (option == nullptr) return bad("option: must be the id of a choice");
  const auto refusal = match.refusal(*seat, *option);
  if (refusal && refusal->code == Refusal::Code::bad_request) return refused(*refusal, match.info());
  const RuleIds rules = refusal ? refusal->rules : match.prompt(*seat).rules;
  Value answer = Value::Object{{"legal", !refusal}};
  if (const auto reason =
          refusal && match.pending().able().has(*seat) ? match.reason(*seat, *option) : std::optional<Message>{})
    answer.set("reason", request.speech->say(*reason, voice(match).names, *seat));
  answer.set("rule", rules_value(match.info(), rules));
  answer.set("message", rules_message(match.info(), rules, *request.speech));
  return answer;
}

Protocol::Answer Protocol::Handlers::undo(Open& open) {
  std::size_t length = open.match->length();
  if (!open.manual_chance) {
    while (length > 0 && open.match->choice(length - 1).seat == Seat::chance) --length;
  }
  if (length == 0) return bad("match: there is nothing to undo");
  open.match->rewind(length - 1);
  return Value::Object{{"length", open.match->length()}};
}

Protocol::Answer Protocol::Handlers::bot(Open& open) const {
  const AnyMatch& match = *open.match;
  const auto seat = seat_of(match);
  if (!seat || !is_player(*seat)) return bad("seat: must be a seat of this match");
  const std::string* name = request.text("bot");
  if (name == nullptr) name = request.text("level");
  if (name == nullptr) return bad("level: must be easy, medium or hard; or bot: the name of a bot");
  auto mind = bots::find(*name);
  if (!mind) return bad("bot: there is no bot or level \"" + *name + "\"");
  if (const Value* millis = request.field("millis")) {
    const std::int64_t* n = millis->integer();
    if (n == nullptr || *n < 1 || *n > bots::longest_thought.count())
      return bad("millis: must be from 1 to " + std::to_string(bots::longest_thought.count()));
    mind = bots::given_time(*mind, std::chrono::milliseconds{*n});
  }
  // The same question is always answered alike, but by who thinks by the clock.
  Rng rng{Rng::mix(open.seed) + match.length() * max_seats + number(*seat)};
  auto advice = bots::advise(match, *seat, *mind, rng);
  if (!advice) return refused(advice.refusal(), match.info());
  Value::Array thoughts;
  for (const bots::Thought& thought : advice->thoughts) {
    thoughts.push_back(Value::Object{{"option", thought.option}, {"value", thought.value}});
  }
  return Value::Object{{"option", advice->option},
                       {"bot", *mind},
                       {"clock", bots::thinks_by_clock(*mind)},
                       {"thoughts", std::move(thoughts)}};
}

}  // namespace krypta::cli
