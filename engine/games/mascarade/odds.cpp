#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "engine/games/mascarade/belief.hpp"

/// What a view tells of the cards that lie face down. How likely a card is there follows from how likely it would be to
/// see it there now, beside all that was seen.
namespace krypta::mascarade {

namespace {

/// As many as can be gone through for every card at every place while somebody waits.
constexpr std::size_t most_patterns = 1U << 13U;

/// The odds of one place; nothing if what is remembered is too much to count all of it.
std::optional<Odds> odds_at(const CharacterSet& set, Memories memories, std::string about, unsigned place) {
  memories.since.push_back({Memory::Kind::Seen, static_cast<std::uint8_t>(place), 0, {}});
  std::vector<std::pair<Character, double>> logs;
  double most = -std::numeric_limits<double>::infinity();
  for (const Character c : all_of<Character>()) {
    if (set[c] == 0) continue;
    memories.since.back().character = c;
    const Belief belief{set, memories, most_patterns};
    if (!belief.exact()) return std::nullopt;
    logs.emplace_back(c, belief.log_likelihood());
    most = std::max(most, logs.back().second);
  }
  double sum = 0;
  for (auto& [c, share] : logs) sum += share = std::exp(share - most);
  Odds odds{std::move(about), {}};
  for (const auto& [c, share] : logs) {
    if (share > 0) odds.shares.emplace_back(name_of(c), share / sum);
  }
  return odds;
}

std::string path_of(unsigned seats, Place p) {
  if (in_centre(p)) return "centre." + std::to_string(centre_number(p));
  const auto i = static_cast<unsigned>(spot_of(p));
  return "players." + std::to_string(number(owner_of(p))) + ".hand." + std::to_string(seats > 3 ? 0 : i - 1);
}

}  // namespace

Beliefs Mascarade::beliefs(const GameView& view) const {
  const State& known = view.known();
  std::vector<Place> hidden;
  each_place(known, [&](Place p) {
    if (!card(known, p).known) hidden.push_back(p);
  });
  Beliefs beliefs;
  if (hidden.empty()) return beliefs;  // while the cards are dealt
  const Places places{known};
  const Memories memories = memories_of(view);
  for (const Place p : hidden) {
    if (auto odds = odds_at(known.set, memories, path_of(seats(known), p), places.number_of(p)))
      beliefs.push_back(std::move(*odds));
  }
  return beliefs;
}

}  // namespace krypta::mascarade
