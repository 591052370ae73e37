#include "cli/arena/results.hpp"

#include <algorithm>

namespace krypta::cli {

namespace {

/// A win shared by up to fifteen is a whole number of these, so sums do not depend on the order of the matches.
constexpr std::uint64_t parts_of_a_win = 360360;
static_assert([] {
  for (unsigned n = 1; n <= max_seats; ++n) {
    if (parts_of_a_win % n != 0) return false;
  }
  return true;
}());

double wins(std::uint64_t parts) { return static_cast<double>(parts) / static_cast<double>(parts_of_a_win); }

}  // namespace

ArenaResults::ArenaResults(const LineUps& line_ups)
    : line_ups_(&line_ups), thinking_(line_ups.bots().size()), foresight_(line_ups.bots().size()) {}

ArenaResults::Round& ArenaResults::round_of(std::uint64_t match) {
  const std::size_t bots = line_ups_->bots().size();
  const auto number = static_cast<std::size_t>(match / line_ups_->matches_a_round());
  while (rounds_.size() <= number) {
    rounds_.push_back({.matches = 0,
                       .seated = std::vector<std::uint64_t>(bots),
                       .won = std::vector<std::uint64_t>(bots),
                       .pair_won = std::vector<std::uint64_t>(line_ups_->pairs().size() * line_ups_->seats()),
                       .better = std::vector<std::uint64_t>(bots * bots)});
  }
  return rounds_[number];
}

void ArenaResults::add(std::uint64_t match, const Played& played) {
  if (ended_) return;
  const std::vector<std::size_t> who = line_ups_->seated(match);
  const Outcome& outcome = played.outcome;
  const auto pair = line_ups_->pair_in(match);
  Round& round = round_of(match);
  for (std::size_t s = 0; s < who.size(); ++s) {
    ++round.seated[who[s]];
    thinking_[who[s]].add_seat();
    const Seat here = seat(static_cast<unsigned>(s));
    if (outcome.winners.has(here)) {
      const std::uint64_t part = parts_of_a_win / outcome.winners.size();
      round.won[who[s]] += part;
      if (pair && line_ups_->pairs()[*pair].one == who[s]) round.pair_won[place_of(*pair, here)] += part;
    }
    for (std::size_t other = 0; other < who.size(); ++other) {
      if (who[other] == who[s]) continue;
      std::uint64_t& better = round.better[who[s] * thinking_.size() + who[other]];
      if (outcome.places[s] < outcome.places[other]) better += 2;
      if (outcome.places[s] == outcome.places[other]) better += 1;
    }
  }
  for (const Decision& decision : played.decisions) {
    const std::size_t bot = who[number(decision.seat)];
    thinking_[bot].add(decision.ms);
    if (!decision.expected) continue;
    foresight_[bot].add(*decision.expected, outcome.winners.has(decision.seat) ? 1.0 / outcome.winners.size() : 0);
  }
  ++round.matches;
  while (whole_ < rounds_.size() && rounds_[whole_].matches == line_ups_->matches_a_round()) ++whole_;
}

void ArenaResults::end_after(std::uint64_t rounds) {
  whole_ = std::min(whole_, rounds);
  ended_ = true;
}

Standing ArenaResults::standing(std::span<const RoundScore> scores) {
  Standing all{.share = share_of(scores), .reach = interval(scores)};
  for (const RoundScore& score : scores) {
    all.games += static_cast<std::uint64_t>(score.games);
    all.wins += score.wins;
  }
  return all;
}

Standing ArenaResults::bot(std::size_t bot) const {
  std::vector<RoundScore> scores;
  for (std::size_t r = 0; r < whole_; ++r)
    scores.push_back({wins(rounds_[r].won[bot]), static_cast<double>(rounds_[r].seated[bot])});
  return standing(scores);
}

double ArenaResults::pair_wins(std::size_t pair, std::uint64_t round) const {
  std::uint64_t parts = 0;
  for (unsigned s = 0; s < line_ups_->seats(); ++s) parts += rounds_[round].pair_won[place_of(pair, seat(s))];
  return wins(parts);
}

Standing ArenaResults::pair(std::size_t pair) const {
  std::vector<RoundScore> scores;
  for (std::size_t r = 0; r < whole_; ++r)
    scores.push_back({pair_wins(pair, r), static_cast<double>(line_ups_->seats())});
  return standing(scores);
}

Standing ArenaResults::pair_on(std::size_t pair, Seat seat) const {
  std::vector<RoundScore> scores;
  for (std::size_t r = 0; r < whole_; ++r) scores.push_back({wins(rounds_[r].pair_won[place_of(pair, seat)]), 1});
  return standing(scores);
}

double ArenaResults::pair_share(std::size_t pair, std::uint64_t round) const {
  return pair_wins(pair, round) / line_ups_->seats();
}

std::vector<double> ArenaResults::better(std::uint64_t round) const {
  std::vector<double> counted;
  for (const std::uint64_t halves : rounds_[round].better) counted.push_back(static_cast<double>(halves) / 2);
  return counted;
}

}  // namespace krypta::cli
