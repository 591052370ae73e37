#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>

#include "cli/match_file.hpp"
#include "cli/tools.hpp"

namespace krypta::cli {

namespace {
constexpr std::size_t longest_file = std::size_t{16} << 20U;
}

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

std::optional<Refusal> replay(const std::string& file, bool verify, std::optional<Seat> observer,
                              const text::Speech& speech, std::ostream& out) {
  const Result<std::string> text = read_match_file(file);
  if (!text) return text.refusal();
  const Result<SavedMatch> saved = read_match(*text, verify);
  if (!saved) {
    Refusal refusal = saved.refusal();
    refusal.message.insert(0, file + ": ");
    return refusal;
  }
  const AnyMatch& match = *saved->match;
  if (observer && is_player(*observer) && number(*observer) >= match.seats()) {
    return Refusal{Refusal::Code::bad_request, "--as: there is no such seat in this match", {}};
  }
  const std::vector<std::string> names = speech.plain_names(match.colours());
  out << fmt::format("{} ({})\n", match.info().name, fmt::join(names, ", "));
  for (std::size_t i = 0; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    const auto events = observer ? match.events(i, *observer) : match.events(i);
    // A choice of which the observer saw nothing is not shown, not even that it was made.
    if (observer && events.empty()) continue;
    const std::string who = line.seat == Seat::chance ? speech.say("tools-chance") : names[number(line.seat)];
    if (!observer || *observer == line.seat) out << fmt::format("{:>4}  {}: {}\n", i + 1, who, line.option);
    for (const ShownEvent& event : events)
      out << "      " << speech.say(event.message, names, observer.value_or(Seat::spectator)) << "\n";
  }
  const std::array<text::Argument, 1> count{text::Argument{"count", static_cast<std::int64_t>(match.length())}};
  out << speech.say("tools-hashes-agree", count) << "\n";
  if (verify) out << speech.say("tools-chance-verified") << "\n";
  const Outcome outcome = match.result();
  for (unsigned s = 0; s < match.seats(); ++s) {
    out << fmt::format("{:>3}. {:<12} {:>4}\n", outcome.places[s], names[s], outcome.scores[s]);
  }
  if (!outcome.over) out << speech.say("tools-not-over") << "\n";
  return std::nullopt;
}

}  // namespace krypta::cli
