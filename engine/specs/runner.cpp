#include "engine/specs/runner.hpp"

#include <algorithm>

#include "engine/cards/names.hpp"
#include "engine/specs/table.hpp"

namespace krypta::specs {

namespace {

Wrong run_row(const AnyGame& game, const Spec& spec, const Spec::Row& row, Positions positions) {
  Table table{game, *game.specs(), positions};
  for (const Line& line : spec.lines) {
    const Line filled = filled_in(line, row);
    if (const std::size_t sign = filled.text.find('$'); sign != std::string::npos)
      return Problem{{line.number, static_cast<std::uint32_t>(sign) + 1},
                     "found a name with `$` that no `each` gives a value"};
    if (auto wrong = table.carry_out(filled)) return wrong;
  }
  auto wrong = table.finish();
  if (wrong) wrong->at.line = spec.lines.back().number;
  return wrong;
}

Wrong run_spec(const AnyGame& game, const Spec& spec, Positions positions) {
  for (const Spec::Row& row : spec.rows) {
    auto wrong = run_row(game, spec, row, positions);
    if (!wrong) continue;
    std::string with;
    for (const auto& [name, value] : row) with += (with.empty() ? " (with " : ", ") + name + " = " + value;
    wrong->message += with.empty() ? "" : with + ")";
    return wrong;
  }
  return std::nullopt;
}

}  // namespace

Report run(const AnyGame& game, std::span<const cards::SpecText> specs, Positions positions) {
  Report report;
  for (const cards::SpecText& text : specs) {
    ++report.run;
    const auto made = read(text);
    if (const auto* problem = std::get_if<Problem>(&made)) {
      report.failed.push_back({text.file, problem->at, problem->message});
      continue;
    }
    const Spec& spec = std::get<Spec>(made);
    if (auto wrong = run_spec(game, spec, positions))
      report.failed.push_back({text.file, wrong->at, wrong->message + " [" + spec.name + "]"});
  }
  return report;
}

bool means(const AnyGame& game, std::string_view name, const cards::SpecText& spec) {
  const std::string wanted = cards::in_small_letters(name);
  if (spec.card == wanted) return true;
  const cards::Card* card = game.cards() == nullptr ? nullptr : game.cards()->find(spec.card);
  if (card != nullptr && cards::in_small_letters(card->name) == wanted) return true;
  const std::string file = cards::in_small_letters(spec.file.substr(spec.file.find_last_of('/') + 1));
  if (file == wanted || file.substr(0, file.find('.')) == wanted) return true;
  const auto made = read(spec);
  const auto* heading = std::get_if<Spec>(&made);
  return heading != nullptr && (cards::in_small_letters(heading->name) == wanted ||
                                std::ranges::any_of(heading->ids, [&](const std::string& id) {
                                  return cards::in_small_letters(id) == wanted;
                                }));
}

}  // namespace krypta::specs
