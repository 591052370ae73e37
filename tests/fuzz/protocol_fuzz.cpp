#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cli/protocol/protocol.hpp"
#include "tests/games.hpp"
#include "wire/json.hpp"

/// Any lines at all: each gets one answer, which is JSON and says whether it worked, and a refused one has changed
/// nothing.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace krypta;
  cli::Protocol protocol{built_in_games()};
  static_cast<void>(protocol.answer(R"({"do":"new","game":"nowa-huta","seats":2,"seed":1})"));
  std::string_view rest{reinterpret_cast<const char*>(data), size};
  for (int lines = 0; !rest.empty() && lines < 40; ++lines) {
    const std::size_t end = rest.find('\n');
    const std::string before = protocol.answer(R"({"do":"state","match":"m1"})");
    const auto answer = wire::parse_json(protocol.answer(rest.substr(0, end)));
    if (!answer || answer->find("ok") == nullptr || answer->find("ok")->boolean() == nullptr) std::abort();
    const bool ok = *answer->find("ok")->boolean();
    if (!ok && protocol.answer(R"({"do":"state","match":"m1"})") != before) std::abort();
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  return 0;
}
