#include "server/table/replay.hpp"

namespace krypta::server {

wire::Stops stops_of(const Table& table, wire::Eyes eyes) {
  const std::vector<std::uint32_t>& lines = table.line_of_choice();
  wire::Stops stops;
  std::size_t made = 0;  // choices of the match up to this line
  std::uint32_t number = 0;
  for (std::uint32_t i = 0; i < table.history().size(); ++i) {
    const HistoryLine line = table.history()[i];
    const bool told = !eyes.observer || line.audience.has(*eyes.observer);
    if (told) ++number;
    const std::size_t before = made;
    while (made < lines.size() && lines[made] == i) ++made;
    // A match may start without a choice of chance.
    if (!told || (made == before && line.kind != HistoryLine::Kind::started)) continue;
    stops.push_back({made, whole_second(line.at), eyes.observer ? std::optional{number} : std::nullopt});
  }
  return stops;
}

std::vector<Led> led_to(const Table& table, const wire::Stops& stops, wire::Part part) {
  const std::size_t from = std::min(part.from, stops.size());
  const std::size_t end = from + std::min(part.count, stops.size() - from);
  std::vector<Led> all;
  std::size_t choice = from == 0 ? 0 : stops[from - 1].length;
  for (std::size_t k = from; k < end; ++k) {
    for (; choice < stops[k].length; ++choice) {
      const std::uint32_t entry = table.entry_of_choice(choice);
      if (all.empty() || all.back().entry != entry) all.push_back({entry, k});
    }
  }
  return all;
}

bool may_replay(const Table& table, AccountId account, wire::Eyes eyes) {
  return table.state() == Table::State::over || (eyes.observer && *eyes.observer == table.seat_of(account));
}

bool may_look_back(const Table& table) {
  return table.state() == Table::State::over || table.game().info().may_look_back(table.agreed().setup);
}

}  // namespace krypta::server
