#include "server/table/propose.hpp"

/// Where the server answers for somebody: he has no choice, or may be passed over and does not want to be asked.
namespace krypta::server {

namespace {

/// Those of the stops at a question that somebody wants.
struct Standing {
  bool any = false;
  bool always = false;  ///< also where there is one choice only
};
Standing standing(const Table& table, Seat s, const AnyMatch::PassedOver& passing) {
  Standing found;
  const std::vector<StopInfo>& stops = table.game().info().stops;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    if ((passing.stops >> i & 1U) == 0 || !table.wants(s, stops[i])) continue;
    found.any = true;
    found.always = found.always || stops[i].always;
  }
  return found;
}

}  // namespace

std::optional<std::string> passed_over(const Table& table, Seat s) {
  if (table.state() != Table::State::running || !table.frozen().empty()) return std::nullopt;
  const Table::Chair& chair = table.chair(s);
  if (!chair.person() || chair.automatic()) return std::nullopt;
  const AnyMatch& match = *table.match();
  if (!match.pending().must.has(s)) return std::nullopt;
  // A lesson speaks of every question, but for those at which there is nothing that the learner could do.
  if (table.agreed().lesson) {
    const auto passing = match.passing(s);
    return passing && !match.able(s) ? std::optional{passing->option} : std::nullopt;
  }
  bool always = chair.asks_always;
  if (auto passing = match.passing(s)) {
    const bool no_more = passing->within != 0 && passing->within == chair.stops.no_more;
    const Standing stops = standing(table, s, *passing);
    if (no_more || !stops.any || (chair.stops.able && !match.able(s))) return std::move(passing->option);
    always = always || stops.always;
  }
  if (always || match.single(s) == Single::asked) return std::nullopt;
  return match.only_choice(s);
}

}  // namespace krypta::server
