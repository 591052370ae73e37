#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "text/speech.hpp"
#include "wire/offers.hpp"

namespace krypta {
class Games;
}

/// The objects that the engine protocol and the server share, in one language.
namespace krypta::wire {

struct Voice {
  const text::Speech* speech;
  std::vector<std::string> names;
};

[[nodiscard]] Value rules_value(const GameInfo& info, const RuleIds& rules);
/// [{id, text}]
[[nodiscard]] Value rule_texts(const GameInfo& info, const RuleIds& rules, const text::Speech& speech);
/// The same for rules by their names ("NH-104"), of whatever game.
[[nodiscard]] Value rule_texts(const std::vector<std::string>& names, const text::Speech& speech);
/// The text of a rule of this game by its name; nothing if the rule book has none.
[[nodiscard]] std::optional<std::string> rule_text(const GameInfo& info, std::string_view name,
                                                   const text::Speech& speech);
/// The kind of thing that the words of a domain are: "estate" of "nh-estate".
[[nodiscard]] std::string kind_of(const GameInfo& info, std::string_view domain);
/// [{word, target}]: what the words of a sentence stand for, by the targets that options have. Not every word stands in
/// the sentence as it is here: languages inflect.
[[nodiscard]] Value links_value(const GameInfo& info, const Message& message, const Voice& voice);
[[nodiscard]] Value option_value(const Option& option, const Voice& voice, Seat reader);
/// {seat, prompt, rule, options, and links and what asks if there are any}
[[nodiscard]] Value decision_value(const AnyMatch& match, Seat seat, const Voice& voice);
/// The event's kind, its fields, rule and sentence, and links if there are any; `truth` adds who has seen it.
[[nodiscard]] Value event_value(const AnyMatch& match, const ShownEvent& event, const Voice& voice, Seat reader,
                                bool truth);
/// {total, lines: [{text, rule, and an amount if it has one}], rule}
[[nodiscard]] Value account_value(const GameInfo& info, const Reckoning& reckoning, const Voice& voice, Seat reader);
/// The paths that have one, a star standing for any step.
[[nodiscard]] Value accounts_value(const AnyMatch& match, Seat observer);
/// {beliefs: [{about, odds: [{is, share}]}], without_odds}
[[nodiscard]] Value beliefs_value(const AnyMatch::Believed& believed);
/// {over, scores, places, winners}
[[nodiscard]] Value outcome_value(const Outcome& outcome);
/// The same of a match, and why: [{text, rule, links}].
[[nodiscard]] Value verdict_value(const AnyMatch& match, const Voice& voice, Seat reader);
/// Every one of the games: id, name, seats, rules_version, the prefixes of its words and rules, options, the option
/// that lets players look back in a game of memory; for a reader also its tagline, and what its options offer at tables
/// of each size.
[[nodiscard]] Value games_value(const Games& games, const text::Speech* reader = nullptr,
                                const Offers* offers = nullptr);
/// The word for a refusal in the protocols: "illegal".
[[nodiscard]] std::string_view code_name(Refusal::Code code);
/// The rules and their texts, as one message.
[[nodiscard]] std::string rules_message(const GameInfo& info, const RuleIds& rules, const text::Speech& speech);

/// A seat from 0, "chance" or "spectator"; nothing if it is none of them or there is no such seat at this table.
[[nodiscard]] std::optional<Seat> read_seat(const Value* value, unsigned seats);
/// Who can have made a choice: a seat from 0, "chance" or "table".
[[nodiscard]] std::optional<Seat> read_chooser(const Value* value, unsigned seats);
/// A game, a number of seats and options as `new` gives them; the refusal names the field. Whether the game takes them
/// is for its `begin` to say.
struct Agreed {
  const AnyGame* game = nullptr;
  Setup setup;
};
[[nodiscard]] Result<Agreed> read_agreed(const Games& games, const Value& request);

}  // namespace krypta::wire
