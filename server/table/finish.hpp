#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/table/table.hpp"

namespace krypta::server {

/// What a match that is over came to for its people.
struct Finish {
  std::string game;
  unsigned seats = 0;
  Time at = 0;
  bool rated = false;
  struct Someone {
    AccountId account = 0;
    std::string against{};  ///< "people", levels of bots, or some of them joined with "+", in the order of the alphabet
    double won = 0;         ///< his share of the win
    unsigned place = 1;
  };
  std::vector<Someone> people{};  ///< for whom it counts: nobody, if it was a lesson
};

/// Nothing if the match has no result, or none that this program can tell.
[[nodiscard]] std::optional<Finish> finish_of(const Table& table);

}  // namespace krypta::server
