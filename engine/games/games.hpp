#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/core/any_game.hpp"

namespace krypta {

/// Games, each with its cards. They are made once, handed to whoever plays, and nobody changes them.
class Games {
 public:
  explicit Games(std::vector<std::unique_ptr<const AnyGame>> games);

  /// In the order in which people are shown them.
  [[nodiscard]] auto begin() const { return all_.begin(); }
  [[nodiscard]] auto end() const { return all_.end(); }
  [[nodiscard]] std::size_t size() const { return all_.size(); }
  [[nodiscard]] const AnyGame* operator[](std::size_t i) const { return all_[i]; }
  /// The game of that id, or null.
  [[nodiscard]] const AnyGame* find(std::string_view id) const;

 private:
  std::vector<std::unique_ptr<const AnyGame>> owned_;
  std::vector<const AnyGame*> all_;
};

/// Every game there is, with the cards that come with it.
[[nodiscard]] const Games& built_in_games();
/// The same with the cards of these files in place of those built in, each file for the game that it names; or what is
/// wrong with them.
[[nodiscard]] std::variant<Games, std::vector<cards::Error>> games_with_cards(std::span<const cards::File> files);

}  // namespace krypta
