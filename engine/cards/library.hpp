#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/code.hpp"
#include "engine/cards/spec_text.hpp"
#include "engine/cards/tree.hpp"

namespace krypta::cards {

struct File {
  std::string name;  ///< as errors call it: "human.cards"
  std::string text;
};

/// Whose cards they are, if the file says so in its first line that is no comment: `game vampire-empire`.
[[nodiscard]] std::optional<std::string> game_of(const File& file);

/// Something wrong with a card file.
struct Error {
  std::string file;
  Position at{};
  std::string message;  ///< "found `clergi`, expected an occupation: noble, servant, clergy"

  /// "human.cards:12:9: found …"
  [[nodiscard]] std::string text() const;
};

/// What became of a card. It is the same whatever other cards there are.
struct CardCode {
  Program program{};
  std::vector<AbilityCode> abilities{};
  std::uint64_t fingerprint = 0;  ///< of everything that the card says: equal cards play equally
};

/// A frame has 16 bits for its card.
inline constexpr std::size_t most_cards = 0xFFFF;

/// All cards of a game, read, checked and compiled. Immutable, shared by all matches.
struct Library {
  const Vocabulary* vocabulary = nullptr;
  std::vector<Card> cards{};
  std::vector<CardCode> code{};        ///< of each card
  std::vector<std::uint16_t> by_id{};  ///< places of the cards, in the order of their ids
  std::vector<SpecText> specs{};       ///< that stand beside the cards; nobody has read them yet

  /// The card of that id, in any case of letters; none if there is no such card.
  [[nodiscard]] const Card* find(std::string_view id) const;
  /// The card of that id, or else all cards of that name, in any case of letters: several may share one.
  [[nodiscard]] std::vector<const Card*> called(std::string_view id_or_name) const;
  [[nodiscard]] std::size_t place_of(const Card& card) const { return static_cast<std::size_t>(&card - cards.data()); }
};

/// Every mistake there is in the files, or the library. A card file with a mistake makes no cards at all.
[[nodiscard]] std::variant<Library, std::vector<Error>> compile(const Vocabulary& vocabulary,
                                                                std::span<const File> files);

}  // namespace krypta::cards
