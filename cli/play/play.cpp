#include "cli/play/play.hpp"

#include <ostream>

#include "cli/play/session.hpp"
#include "cli/play/terminal.hpp"

namespace krypta::cli {

void play(const PlaySettings& settings, std::istream& in, std::ostream& out) {
  const auto refuse = [&](const std::string& problem) {
    const Session::Arguments arguments{{"problem", problem}};
    for (const std::string& line : wrapped(settings.speech->say("play-no-match", arguments))) out << line << '\n';
  };
  auto begun = settings.game->begin(settings.setup);
  if (!begun) return refuse(begun.refusal().message);
  if (number(settings.as) >= (*begun)->seats()) return refuse(std::to_string(number(settings.as)));
  Session{settings, settings.resumed != nullptr ? settings.resumed->clone() : std::move(*begun), in, out}.run();
}

}  // namespace krypta::cli
