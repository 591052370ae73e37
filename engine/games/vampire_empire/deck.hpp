#pragma once

#include <array>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/games/vampire_empire/state.hpp"
#include "engine/games/vampire_empire/vocabulary.hpp"

namespace krypta::vampire_empire {

/// Both decks as the rules ask for them: what stands on the cards, in tables and sets. Immutable, shared by all
/// matches.
class Cards {
 public:
  /// The decks of these files, or everything that is wrong with them. VE-003, VE-006, VE-013
  [[nodiscard]] static std::variant<std::shared_ptr<const Cards>, std::vector<cards::Error>> make(
      std::span<const cards::File> files);
  /// Those that come with the program. Files with a mistake in them stop the program with the message; a test sees to
  /// it that this never happens to anybody but the one who broke them.
  [[nodiscard]] static std::shared_ptr<const Cards> built_in();
  [[nodiscard]] static std::vector<cards::File> built_in_files();

  [[nodiscard]] const cards::Library& library() const { return library_; }
  [[nodiscard]] unsigned value(Card c) const { return values_[index(c)]; }
  [[nodiscard]] unsigned cost(Card c, bool day) const { return costs_[day ? 0U : 1U][index(c)]; }
  /// Of a support card: what it does.
  [[nodiscard]] const cards::AbilityCode& ability(Card c) const { return abilities_[index(c)]; }
  [[nodiscard]] const cards::Program& program(Card c) const { return library_.code[place_[index(c)]].program; }
  /// Of a card that is being carried out.
  [[nodiscard]] const cards::Program& program(const cards::Frame& running) const {
    return program(static_cast<Card>(running.card));
  }
  /// The combat cards: all with a value, holy water and vampire cards too. VE-005
  [[nodiscard]] const CardSet& valued() const { return valued_; }
  [[nodiscard]] const CardSet& of(Group g) const { return groups_[g]; }
  /// The support cards for a window, as their player sees it.
  [[nodiscard]] const CardSet& playable_in(Window w) const { return windows_[w]; }
  /// The points of a set of cards.
  [[nodiscard]] unsigned points(const CardSet& set) const {
    unsigned sum = 0;
    for (std::size_t v = 1; v < of_value_.size(); ++v) sum += static_cast<unsigned>(v) * (set & of_value_[v]).size();
    return sum;
  }

 private:
  static constexpr std::size_t most_value = 9;
  static std::size_t index(Card c) { return static_cast<std::size_t>(c); }
  void take(const cards::Card& card, const cards::CardCode& code, std::vector<cards::Error>& errors);

  cards::Library library_{};
  std::array<std::uint16_t, 2 * deck_size> place_{};  ///< in the library
  std::array<std::uint8_t, 2 * deck_size> values_{};
  std::array<std::array<std::uint8_t, 2 * deck_size>, 2> costs_{};
  std::array<cards::AbilityCode, 2 * deck_size> abilities_{};
  CardSet valued_{};
  EnumArray<Group, CardSet> groups_{};
  EnumArray<Window, CardSet> windows_{};
  std::array<CardSet, most_value + 1> of_value_{};
};

}  // namespace krypta::vampire_empire
