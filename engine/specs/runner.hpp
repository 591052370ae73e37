#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/cards/spec_text.hpp"
#include "engine/core/any_game.hpp"
#include "engine/specs/spec.hpp"

/// Runs specs: `krypta cards test`, and the test of all of them.
namespace krypta::specs {

struct Report {
  std::size_t run = 0;
  std::vector<cards::Error> failed{};  ///< one for each spec that is wrong or whose game is
};

/// Of a game that lends specs its words (AnyGame::specs).
[[nodiscard]] Report run(const AnyGame& game, std::span<const cards::SpecText> specs,
                         Positions positions = Positions::Trusted);

/// Whether a name means a spec: the id or the name of its card, one of its rules, its file, or its own name.
[[nodiscard]] bool means(const AnyGame& game, std::string_view name, const cards::SpecText& spec);

}  // namespace krypta::specs
