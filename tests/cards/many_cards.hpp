#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/library.hpp"

/// Card files in any number, in the words of the bowls, as unlike each other as a pool of real cards: a file each.
namespace krypta::bowls {

inline std::string made_up_card(unsigned number) {
  constexpr std::array<std::string_view, 6> bodies{
      "target one s: stones where it.weight > {n} and not it.cracked\n    cost spend(self, 1)\n    paint(s, blue)",
      "choose one b: bowls by rival\n    for each s in inside(b) where it.colour = red { note(s.weight + {n}) }",
      "if some(stones where it.weight > {n}) { until dusk { heavier(north, 2) } } else { gain(self, 1) }",
      "choose one {\n      option { gain(self, {n}) }\n      option when night { ring() }\n    }",
      "may by rival { note(count(stones where it.weight > {n})) } else { later noon { rest() } }",
      "let n = sum(stones where it.cracked, it.weight)\n    repeat 2 { note(min(n, {n})) }"};
  std::string body{bodies[number % bodies.size()]};
  const std::string mark = "{n}";
  for (std::size_t at = body.find(mark); at != std::string::npos; at = body.find(mark))
    body.replace(at, mark.size(), std::to_string(number / bodies.size() % 10));
  return "# The card of number " + std::to_string(number) + ".\ncard m" + std::to_string(number) + " \"Made-up card " +
         std::to_string(number) + "\" {\n  price: " + std::to_string(number % 7) +
         "  moods: calm, wild\n  play in noon {\n    " + body +
         "\n  }\n  use in evening when round > 1 once per day {\n    gain(self, 1)\n  }\n}\n";
}

inline std::vector<cards::File> made_up_cards(unsigned count) {
  std::vector<cards::File> files;
  for (unsigned i = 0; i < count; ++i) files.push_back({"m" + std::to_string(i) + ".card", made_up_card(i)});
  return files;
}

}  // namespace krypta::bowls
