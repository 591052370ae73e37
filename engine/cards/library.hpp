#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/code.hpp"
#include "engine/cards/tree.hpp"

namespace krypta::cards {

struct File {
  std::string name;  ///< as errors call it: "human.cards"
  std::string text;
};

/// Something wrong with a card file.
struct Error {
  std::string file;
  Position at{};
  std::string message;  ///< "found `clergi`, expected an occupation: noble, servant, clergy"

  /// "human.cards:12:9: found …"
  [[nodiscard]] std::string text() const;
};

/// All cards of a game, read, checked and compiled. Immutable, shared by all matches.
struct Library {
  const Vocabulary* vocabulary = nullptr;
  std::vector<Card> cards{};
  std::vector<std::vector<AbilityCode>> abilities{};  ///< of each card
  Program program{};
  std::uint64_t fingerprint = 0;  ///< of everything that the cards say: equal cards play equally

  /// By its id or its name, in any case of letters; none if there is no such card.
  [[nodiscard]] const Card* find(std::string_view id_or_name) const;
};

/// Every mistake there is in the files, or the library. A card file with a mistake makes no cards at all.
[[nodiscard]] std::variant<Library, std::vector<Error>> compile(const Vocabulary& vocabulary,
                                                                std::span<const File> files);

}  // namespace krypta::cards
