#pragma once

#include <cstdint>
#include <variant>

#include "engine/games/games.hpp"
#include "server/table/propose.hpp"
#include "trials/trial.hpp"

namespace krypta::server {

/// A trial as somebody asks for it.
struct AskedTrial {
  trials::Trial trial;
  std::uint64_t matches = 0;
};
/// {game, deck, name, against, seats, matches, seed}, with the printed decks unless others are named.
[[nodiscard]] std::variant<AskedTrial, Objection> read_trial(const Games& games, const Value& body,
                                                             unsigned most_matches);

}  // namespace krypta::server
