#include "cli/arena/line_ups.hpp"

#include <algorithm>
#include <utility>

namespace krypta::cli {

namespace {

/// Every bot sits as often as every other, one time more or less, on seats that are drawn.
std::vector<std::size_t> drawn(std::size_t bots, unsigned seats, Rng rng) {
  const auto below = [&](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
  std::vector<std::size_t> line;
  const std::size_t first = below(bots);
  for (std::size_t s = 0; s < seats; ++s) line.push_back((first + s) % bots);
  for (std::size_t s = line.size(); s > 1; --s) std::swap(line[s - 1], line[below(s)]);
  return line;
}

}  // namespace

LineUps::LineUps(std::vector<std::string> bots, const Settings& settings)
    : bots_(std::move(bots)), settings_(settings) {
  if (settings_.mixed) return;
  for (std::size_t one = 0; one < bots_.size(); ++one) {
    if (settings_.challenger.value_or(one) != one) continue;
    for (std::size_t others = 0; others < bots_.size(); ++others) {
      if (others != one) pairs_.push_back({one, others});
    }
  }
}

std::uint64_t LineUps::matches_a_round() const { return settings_.seats * (settings_.mixed ? 1 : pairs_.size()); }

std::uint64_t LineUps::rounds_for(std::uint64_t matches) const {
  return matches / matches_a_round() + (matches % matches_a_round() == 0 ? 0 : 1);
}

std::optional<std::size_t> LineUps::pair_in(std::uint64_t match) const {
  if (settings_.mixed) return std::nullopt;
  return static_cast<std::size_t>(match % matches_a_round() / settings_.seats);
}

std::vector<std::size_t> LineUps::seated(std::uint64_t match) const {
  std::vector<std::size_t> line;
  if (const auto pair = pair_in(match)) {
    line.assign(settings_.seats, pairs_[*pair].others);
    line.front() = pairs_[*pair].one;
  } else {
    line = drawn(bots_.size(), settings_.seats, generator(~settings_.seed, match / matches_a_round()));
  }
  const auto turned = static_cast<std::ptrdiff_t>(match % settings_.seats);
  std::rotate(line.begin(), line.end() - turned, line.end());
  return line;
}

Sitting LineUps::sitting(std::uint64_t match) const {
  const std::uint64_t round = match / matches_a_round();
  Rng deal = generator(settings_.seed, round);
  Sitting sitting{.line = {}, .minds = {}, .deal = deal(), .moved = static_cast<unsigned>(round % settings_.seats)};
  for (const std::size_t bot : seated(match)) {
    sitting.line.push_back(bots_[bot]);
    sitting.minds.emplace_back(deal());
  }
  return sitting;
}

}  // namespace krypta::cli
