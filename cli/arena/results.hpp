#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "cli/arena/foresight.hpp"
#include "cli/arena/interval.hpp"
#include "cli/arena/line_ups.hpp"
#include "cli/arena/thinking.hpp"

namespace krypta::cli {

struct Standing {
  std::uint64_t games = 0;  ///< seats it had in all matches
  double wins = 0;          ///< a win of several together is shared
  double share = 0;
  Interval reach{};
};

/// What the arena has counted, round by round. Only whole rounds count, and only if all rounds before them are whole
/// too: so neither the order in which matches end nor the moment when somebody stops can favour short matches.
class ArenaResults {
 public:
  explicit ArenaResults(const LineUps& line_ups);

  void add(std::uint64_t match, const Played& played);
  /// No more than this many rounds are to count.
  void end_after(std::uint64_t rounds);

  [[nodiscard]] std::uint64_t rounds() const { return whole_; }
  [[nodiscard]] std::uint64_t matches() const { return whole_ * line_ups_->matches_a_round(); }
  [[nodiscard]] Standing bot(std::size_t bot) const;
  /// The one of a pair, in the matches in which it was alone.
  [[nodiscard]] Standing pair(std::size_t pair) const;
  /// The same in those matches in which it had this seat: not every seat has the same game to play.
  [[nodiscard]] Standing pair_on(std::size_t pair, Seat seat) const;
  /// Its share of one round.
  [[nodiscard]] double pair_share(std::size_t pair, std::uint64_t round) const;
  /// Of each bot and each other, how often one had a better place than the other at the same table in a round; an equal
  /// place is half. Row by row.
  [[nodiscard]] std::vector<double> better(std::uint64_t round) const;
  [[nodiscard]] const Thinking& thinking(std::size_t bot) const { return thinking_[bot]; }
  /// Without a decision if the bot does not search.
  [[nodiscard]] const Foresight& foresight(std::size_t bot) const { return foresight_[bot]; }

 private:
  struct Round {
    std::uint64_t matches = 0;
    std::vector<std::uint64_t> seated;    ///< by bot
    std::vector<std::uint64_t> won;       ///< by bot, in parts of a win
    std::vector<std::uint64_t> pair_won;  ///< by pair, then by the seat of the one, likewise
    std::vector<std::uint64_t> better;    ///< in halves
  };
  [[nodiscard]] Round& round_of(std::uint64_t match);
  [[nodiscard]] std::size_t place_of(std::size_t pair, Seat seat) const {
    return pair * line_ups_->seats() + number(seat);
  }
  [[nodiscard]] double pair_wins(std::size_t pair, std::uint64_t round) const;
  [[nodiscard]] static Standing standing(std::span<const RoundScore> scores);

  const LineUps* line_ups_;
  std::vector<Round> rounds_;
  std::uint64_t whole_ = 0;
  bool ended_ = false;
  std::vector<Thinking> thinking_;
  std::vector<Foresight> foresight_;
};

}  // namespace krypta::cli
