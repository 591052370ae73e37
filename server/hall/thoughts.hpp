#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.hpp"
#include "wire/shown.hpp"

/// What a bot thought when it decided: kept while the match is played, shown when it is over.
namespace krypta::server {

/// A bot's decision. Making one takes as long as the bot thinks: it is for the workers.
struct Decided {
  std::string option{};   ///< none if the bot could not decide
  std::string thought{};  ///< to be kept; none if it saw no difference between its options
};
[[nodiscard]] Decided decide(const AnyMatch& match, Seat seat, std::string_view bot, Rng& rng);

/// The few options that it thought most of, and of what it believed what is neither certain nor hardly possible.
[[nodiscard]] std::string write_thought(const AnyMatch& match, Seat seat, const bots::Advice& advice,
                                        const std::vector<bots::Believed>& beliefs);
/// {seat, options: [{id, label, value, and `weight` of a bot that searches}], and of one that searches `expected`,
/// `tries` and `beliefs`: [{text, share}]}; nothing if it is no thought.
[[nodiscard]] std::optional<Value> thought_value(std::string_view kept, const wire::Voice& voice, Seat reader);

}  // namespace krypta::server
