#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>

#include "cli/play/terminal.hpp"
#include "cli/tools.hpp"
#include "fair/match_file.hpp"

namespace krypta::cli {

namespace {

constexpr std::size_t longest_file = std::size_t{16} << 20U;

/// The players' own names where the file has them.
std::vector<std::string> names_in(const fair::SavedMatch& saved, const text::Speech& speech) {
  std::vector<std::string> names = speech.plain_names(saved.match->colours());
  for (std::size_t s = 0; s < saved.remarks.names.size() && s < names.size(); ++s) {
    if (!saved.remarks.names[s].empty()) names[s] = printable(saved.remarks.names[s]);
  }
  return names;
}

std::string name_of(Seat who, const std::vector<std::string>& names, const text::Speech& speech) {
  if (who == Seat::table) return speech.say("tools-table");
  return who == Seat::chance ? speech.say("tools-chance") : names[number(who)];
}

/// What was checked about chance, and what a player can compare with what he saw himself.
void show_verified(const fair::SavedMatch& saved, const std::vector<std::string>& names, const text::Speech& speech,
                   std::ostream& out) {
  using Arguments = std::vector<text::Argument>;
  const std::string hash = fair::commitment(saved.game->info().id, saved.chance.secret);
  out << speech.say("tools-commitment", Arguments{{"hash", hash}}) << "\n";
  for (std::size_t s = 0; s < names.size(); ++s) {
    const std::string text = printable(saved.chance.entropy[s]);
    if (!text.empty()) out << speech.say("tools-entropy", Arguments{{"name", names[s]}, {"text", text}}) << "\n";
  }
  for (unsigned s = 0; s < saved.setup.brought.size(); ++s) {
    const std::string& text = saved.setup.brought[s];
    if (text.empty()) continue;
    const std::string kept = fair::brought_commitment(saved.game->info().id, saved.chance.secret, s, text);
    out << speech.say("tools-brought-commitment", Arguments{{"name", names[s]}, {"hash", kept}}) << "\n";
  }
  out << speech.say("tools-commitment-fits") << "\n";
  const auto count = static_cast<std::int64_t>(saved.verified);
  out << speech.say("tools-chance-verified", Arguments{{"count", count}}) << "\n";
  std::int64_t redrawn = 0;
  for (const fair::Redrawn& one : saved.chance.redraws) redrawn += static_cast<std::int64_t>(one.answers);
  if (redrawn > 0) out << speech.say("tools-chance-redrawn", Arguments{{"count", redrawn}}) << "\n";
}

}  // namespace

Result<std::string> read_match_file(const std::string& path) {
  // A folder opens like a file and fails only when it is read.
  std::error_code ignored;
  std::ifstream file;
  if (std::filesystem::is_regular_file(path, ignored)) file.open(path, std::ios::binary);
  if (!file.is_open()) return Refusal{Refusal::Code::bad_request, path + ": cannot be read", {}};
  std::string text;
  if (file) text.assign(std::istreambuf_iterator<char>{file}, {});
  if (!file) return Refusal{Refusal::Code::bad_request, path + ": cannot be read", {}};
  if (text.size() > longest_file)
    return Refusal{Refusal::Code::bad_request, path + ": is too large for a saved match", {}};
  return text;
}

std::optional<Refusal> replay(const Games& games, const std::string& file, bool verify, std::optional<Seat> observer,
                              const text::Speech& speech, std::ostream& out) {
  const Result<std::string> text = read_match_file(file);
  if (!text) return text.refusal();
  const Result<fair::SavedMatch> saved = fair::read_match(games, *text, verify);
  if (!saved) {
    Refusal refusal = saved.refusal();
    refusal.message.insert(0, file + ": ");
    return refusal;
  }
  const AnyMatch& match = *saved->match;
  if (observer && is_player(*observer) && number(*observer) >= match.seats()) {
    return Refusal{Refusal::Code::bad_request, "--as: there is no such seat in this match", {}};
  }
  const std::vector<std::string> names = names_in(*saved, speech);
  out << fmt::format("{} ({})\n", match.info().name, fmt::join(names, ", "));
  for (std::size_t i = 0; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    const auto events = observer ? match.events(i, *observer) : match.events(i);
    // A choice of which the observer saw nothing is not shown, not even that it was made.
    if (observer && events.empty()) continue;
    const std::string who = name_of(line.seat, names, speech);
    if (!observer || *observer == line.seat) out << fmt::format("{:>4}  {}: {}\n", i + 1, who, line.option);
    for (const ShownEvent& event : events)
      out << "      " << speech.say(event.message, names, observer.value_or(Seat::spectator)) << "\n";
  }
  const std::array<text::Argument, 1> count{text::Argument{"count", static_cast<std::int64_t>(match.length())}};
  out << speech.say("tools-hashes-agree", count) << "\n";
  if (verify) show_verified(*saved, names, speech, out);
  const Outcome outcome = match.result();
  for (unsigned s = 0; s < match.seats(); ++s) {
    out << fmt::format("{:>3}. {:<12} {:>4}\n", outcome.places[s], names[s], score_of(outcome, seat(s)));
  }
  if (!outcome.over) out << speech.say("tools-not-over") << "\n";
  return std::nullopt;
}

}  // namespace krypta::cli
