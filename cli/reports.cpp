#include "cli/reports.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/vendetta/report.hpp"

namespace krypta::cli {

namespace {

struct Entry {
  std::string_view game;
  std::unique_ptr<Report> (*make)();
};
constexpr std::array<Entry, 1> makers{{{"vendetta", make_vendetta_report}}};

}  // namespace

std::unique_ptr<Report> report_of(const AnyGame& game) {
  const auto* found = std::ranges::find(makers, std::string_view{game.info().id}, &Entry::game);
  return found == makers.end() ? nullptr : found->make();
}

}  // namespace krypta::cli
