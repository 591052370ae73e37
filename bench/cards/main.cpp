#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <variant>

#include "bench/cards/seconds.hpp"
#include "bench/cards/thousand.hpp"
#include "engine/cards/library.hpp"
#include "engine/cards/machine.hpp"
#include "tests/cards/bowls.hpp"
#include "tests/cards/many_cards.hpp"

/// How long the machine takes for a card, on the table of the tests: what is measured is the language, not a game.
namespace {

using namespace krypta;

using card_speed::busy_seconds;

/// Nanoseconds for one call, of the best of ten slices.
template <class Do>
double nanoseconds(Do work) {
  constexpr int slices = 10;
  constexpr int times = 200'000;
  double best = 1e9;
  for (int i = 0; i < slices; ++i) {
    const double start = busy_seconds();
    for (int k = 0; k < times; ++k) work();
    best = std::min(best, busy_seconds() - start);
  }
  return best / times * 1e9;
}

struct Case {
  std::string_view name;
  std::string_view condition;  ///< evaluated alone, unless it is empty
  std::string_view body;       ///< carried out from the first target to the end, always with the first answer
};

constexpr std::array cases{
    Case{"condition: a property and a number", "round < 5", ""},
    Case{"condition: two comparisons and a word", "not night and full_bowl = east or self.coins > 4", ""},
    Case{"condition: some of 11 stones, filtered", "some(stones where it.colour = blue and it.weight > 3)", ""},
    Case{"effect: one verb", "", "gain(self, 3)"},
    Case{"effect: a lasting verb in `if`", "", "if round < 5 { until dusk { heavier(north, 2) } } else { ring() }"},
    Case{"card: a target, filtered, and a word", "",
         "target one s: stones where it.colour = red target one c: red, blue paint(s, c)"},
    Case{"card: two targets, one by the other", "",
         "target one a: stones where not it.cracked target one b: stones where not it.cracked and it != a "
         "note(a.weight)"},
    Case{"card: a choice in secret", "", "choose one s: pouch(self) where it.weight > 7 move(s, west)"},
    Case{"card: for each of 3, and a sum", "", "for each s in inside(east) { note(s.weight + sum(dice, it)) }"}};

void measure(const Case& which) {
  const std::string when = which.condition.empty() ? "" : " when " + std::string{which.condition};
  const cards::File file{"bench",
                         "card c \"C\" { price: 1 play in noon" + when + " { " + std::string{which.body} + " } }"};
  const auto compiled = cards::compile(bowls::vocabulary(), std::span{&file, 1});
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    fmt::print("{}\n", errors->front().text());
    return;
  }
  const auto& library = std::get<cards::Library>(compiled);
  const cards::AbilityCode& ability = library.code.front().abilities.front();
  const bowls::State laid_out = bowls::laid_out();
  bowls::State state = laid_out;
  bowls::Host host{state, seat(0)};
  cards::Frame frame;
  frame.player = seat(0);
  frame.pc = ability.start;
  const cards::Frame fresh = frame;
  cards::Machine machine{library.code.front().program, frame, host};
  volatile int sink = 0;
  if (!which.condition.empty()) {
    fmt::print("{:<44} {:>8.1f} ns\n", which.name, nanoseconds([&] { sink = machine.evaluate(ability.condition); }));
    return;
  }
  unsigned answers = 0;
  const double time = nanoseconds([&] {
    frame = fresh;
    sink = machine.possible(ability) ? 1 : 0;
    answers = 0;
    for (cards::Status status = machine.run(); status != cards::Status::done; status = machine.run()) {
      if (status != cards::Status::asks) continue;
      cards::Answer first;
      bool found = false;
      machine.each_answer([&](const cards::Answer& a) {
        if (!found) first = a;
        found = true;
      });
      machine.answer(first);
      ++answers;
    }
  });
  fmt::print("{:<44} {:>8.1f} ns   {} decisions\n", which.name, time, answers);
}

/// Reads, checks and compiles as many files, a card each, as a large game has.
void measure_loading(unsigned count) {
  const std::vector<cards::File> files = bowls::made_up_cards(count);
  double best = 1e9;
  for (int i = 0; i < 5; ++i) {
    const double start = busy_seconds();
    const auto compiled = cards::compile(bowls::vocabulary(), files);
    best = std::min(best, busy_seconds() - start);
    if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled))
      fmt::print("{}\n", errors->front().text());
  }
  fmt::print("{:<44} {:>8.1f} ms\n", fmt::format("loading {} card files", count), best * 1e3);
}

}  // namespace

int main() {
  measure_loading(3000);
  card_speed::measure_vtes(1000);
  for (const Case& one : cases) measure(one);
  return 0;
}
