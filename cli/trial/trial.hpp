#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "cli/matches.hpp"
#include "text/speech.hpp"
#include "trials/vtes/report.hpp"

/// A deck is tried against others: krypta sim vtes --decks MINE,OTHERS…
namespace krypta::cli {

struct TrialSettings {
  Matches matches;
  trials::Trial trial;
  bool json = false;
  const text::Speech* speech = nullptr;
  std::ostream* chart = nullptr;  ///< where an SVG picture is written, if anywhere
};
/// Plays whole rounds, of at least so many matches in all.
[[nodiscard]] std::optional<Refusal> try_deck(const TrialSettings& settings, std::ostream& out);

/// What was found, in two ways. No line is wider than a hundred columns.
void print_trial(const trials::Trial& trial, const trials::DeckReport& report, const text::Speech& speech,
                 std::ostream& out);
/// SVG: victory points and wins with their intervals, when the first vampire and the first oust came, and what became
/// of the cards that were drawn.
[[nodiscard]] std::string trial_chart(const trials::Trial& trial, const trials::DeckReport& report,
                                      const text::Speech& speech);

}  // namespace krypta::cli
