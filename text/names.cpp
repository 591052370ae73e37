#include "text/names.hpp"

#include <algorithm>
#include <array>

#include "engine/core/enums.hpp"
#include "engine/games/vtes/cards.hpp"

namespace krypta::text {

namespace {

/// As a term or, with hyphens, as a value on a board.
std::optional<std::string> card_of_vtes(std::string_view id) {
  std::string slug{id};
  std::ranges::replace(slug, '-', '_');
  const auto card = vtes::card_called(slug);
  return card ? std::optional{vtes::facts().full_name(*card)} : std::nullopt;
}

/// A place on the table is called as the notation calls it.
std::optional<std::string> place_of_vtes(std::string_view id) {
  return named<vtes::ThingId>(id) ? std::optional{std::string{id}} : std::nullopt;
}

constexpr std::array<LentNames, 3> lent{
    {{"vt-card-", card_of_vtes}, {"vt-value-", card_of_vtes}, {"vt-value-", place_of_vtes}}};

}  // namespace

std::span<const LentNames> names_of_games() { return lent; }

}  // namespace krypta::text
