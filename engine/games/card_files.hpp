#pragma once

#include <memory>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"

/// The card files that come with the program.
namespace krypta {

[[nodiscard]] std::vector<cards::File> built_in_card_files(std::string_view game);
/// Tells what is wrong and stops the program. A test sees to it that this never happens to anybody but the one who
/// broke the files.
[[noreturn]] void stop_with(const std::vector<cards::Error>& errors);

/// The cards of a game made of its files.
template <class Cards>
[[nodiscard]] std::shared_ptr<const Cards> built_in_cards(std::string_view game) {
  auto made = Cards::make(built_in_card_files(game));
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) stop_with(*errors);
  return std::get<std::shared_ptr<const Cards>>(std::move(made));
}

}  // namespace krypta
