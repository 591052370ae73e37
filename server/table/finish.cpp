#include "server/table/finish.hpp"

#include <algorithm>
#include <set>

namespace krypta::server {

namespace {

/// Bots of this level play to lose a lesson well.
constexpr std::string_view teacher = "teacher";

std::string opponents_of(const Table& table, std::size_t me) {
  std::set<std::string> kinds;
  for (std::size_t s = 0; s < table.chairs().size(); ++s) {
    if (s == me) continue;
    const Sitter& sitter = table.chairs()[s].sitter;
    kinds.insert(sitter.kind == Sitter::Kind::person ? "people" : sitter.level);
  }
  std::string all;
  for (const std::string& kind : kinds) all += (all.empty() ? "" : "+") + kind;
  return all;
}

}  // namespace

std::optional<Finish> finish_of(const Table& table) {
  if (table.state() != Table::State::over || table.match() == nullptr || table.closed()) return std::nullopt;
  const Outcome outcome = table.match()->result();
  Finish finish{table.agreed().game, table.seats(), table.finished(), table.rated() && !table.played_near(), {}};
  const auto& chairs = table.chairs();
  const auto teaches = [](const Table::Chair& chair) { return chair.sitter.level == teacher; };
  if (table.agreed().lesson || std::ranges::any_of(chairs, teaches)) return finish;
  for (std::size_t s = 0; s < chairs.size(); ++s) {
    if (!chairs[s].person()) continue;
    const bool won = outcome.winners.has(seat(static_cast<unsigned>(s)));
    finish.people.push_back({chairs[s].sitter.account, opponents_of(table, s),
                             won ? 1.0 / static_cast<double>(outcome.winners.size()) : 0.0, outcome.places[s]});
  }
  return finish;
}

}  // namespace krypta::server
