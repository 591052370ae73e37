#include "cli/trial/trial.hpp"

#include <mutex>
#include <ostream>
#include <utility>

namespace krypta::cli {

namespace {

/// Choices between two looks at whether the match is still wanted.
constexpr unsigned piece = 200;

}  // namespace

std::optional<Refusal> try_deck(const TrialSettings& settings, std::ostream& out) {
  const trials::Trial& trial = settings.trial;
  if (!trials::tells_of_decks(*trial.game))
    return Refusal{Refusal::Code::bad_request, "--decks: nothing is told of decks of this game", {}};
  const trials::Seating seating = trial.seating();
  trials::DeckReport report{trial};
  Matches matches = settings.matches;
  matches.games = seating.in_whole_rounds(matches.games);
  std::mutex counting;
  const auto play = [&](std::uint64_t match, const Enough& enough) -> Result<bool> {
    auto playing = trials::Playing::begin(trial, match);
    if (!playing) return playing.refusal();
    while (!playing->over()) {
      if (enough()) return false;
      if (const auto refused = playing->go_on(piece)) return *refused;
    }
    auto story = trials::story_of(playing->match(), seating.chair(match));
    const std::scoped_lock one_at_a_time{counting};
    report.add(match, *std::move(story));
    return true;
  };
  if (const auto refused = play_numbered(matches, play)) return refused;

  if (settings.chart != nullptr) *settings.chart << trial_chart(trial, report, *settings.speech) << std::flush;
  if (settings.json) {
    out << to_json(report.told(trial, matches.games)) << "\n";
    return std::nullopt;
  }
  print_trial(trial, report, *settings.speech, out);
  if (report.own().matches() < matches.games) out << settings.speech->say("tools-interrupted") << "\n";
  return std::nullopt;
}

}  // namespace krypta::cli
