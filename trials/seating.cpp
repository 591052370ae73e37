#include "trials/seating.hpp"

#include <algorithm>
#include <utility>

#include "trials/trial.hpp"

namespace krypta::trials {

namespace {

/// All decks but the first, in an order of that block.
std::vector<std::size_t> shuffled_others(std::size_t decks, std::uint64_t seed, std::uint64_t block) {
  Rng rng = generator(~seed, block);
  std::vector<std::size_t> others;
  for (std::size_t d = 1; d < decks; ++d) others.push_back(d);
  for (std::size_t d = others.size(); d > 1; --d)
    std::swap(others[d - 1], others[rng.below(static_cast<std::uint32_t>(d))]);
  return others;
}

}  // namespace

std::vector<std::size_t> Seating::circle(std::uint64_t round) const {
  const std::uint64_t others = decks_ - 1;
  const std::vector<std::size_t> order = shuffled_others(decks_, seed_, round / others);
  const std::uint64_t turn = round % others;
  std::vector<std::size_t> all{0};
  // Steps of 1, 2, … around a ring of a prime number of decks bring each once before each other.
  const bool whole_ring = decks_ == seats_ && (seats_ == 3 || seats_ == 5);
  for (std::uint64_t i = 1; i < seats_; ++i)
    all.push_back(whole_ring ? order[i * (turn + 1) % seats_ - 1] : order[(turn + i - 1) % others]);
  return all;
}

std::vector<std::size_t> Seating::line(std::uint64_t match) const {
  std::vector<std::size_t> line = circle(match / seats_);
  std::rotate(line.begin(), line.end() - static_cast<std::ptrdiff_t>(match % seats_), line.end());
  return line;
}

}  // namespace krypta::trials
