#pragma once

#include <functional>
#include <iosfwd>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/games.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "text/speech.hpp"

/// How many of some decks can be played, and which cards to write next: krypta cards coverage.
namespace krypta::cli {

/// A deck, and what the file calls it.
struct NamedDeck {
  std::string id{};
  std::string date{};  ///< "2021-07-05"; may be empty
  vtes::Deck deck{};
};

/// A card that is written in its turn, and how things stand then.
struct NextCard {
  vtes::CardId card{};
  unsigned decks = 0;   ///< that have it
  unsigned whole = 0;   ///< decks, once it is written too
  unsigned copies = 0;  ///< of cards that are written then
};

struct Coverage {
  unsigned copies = 0;              ///< of all cards of all decks
  unsigned written = 0;             ///< of those that are written
  std::vector<unsigned> missing{};  ///< how many cards of each deck are not
  std::vector<NextCard> next{};     ///< those, in the order in which to write them

  [[nodiscard]] unsigned whole() const;  ///< decks without such cards
};

/// The order is greedy: to a deck that lacks n cards each of them is worth 1/n², and the one that is worth most to all
/// decks is next. So what completes decks at once comes first, and what many decks have comes before what few have.
using IsWritten = std::function<bool(vtes::CardId)>;
[[nodiscard]] Coverage coverage(std::span<const NamedDeck> decks, const IsWritten& is_written);

/// The decks of a text: an array of JSON, or one deck in any of the forms that are read elsewhere.
struct ReadDecks {
  std::vector<NamedDeck> decks{};
  std::vector<std::string> problems{};  ///< the decks that have one are left out
};
[[nodiscard]] ReadDecks decks_in(const std::string& name, std::string_view text, const text::Speech& speech);

/// What keeps drafts of cards from being cards: the words that no vocabulary has, in the order of the file, each as
/// often as it stands there.
using MissingWords = std::map<vtes::CardId, std::vector<std::string>>;
[[nodiscard]] std::optional<MissingWords> words_of_drafts(const AnyGame& game, const std::string& folder);

/// "fly, unread × 3"
[[nodiscard]] std::string listed_words(std::span<const std::string> words);

/// SVG: the share of decks that are whole, and of copies of cards that are written, by the number of cards written.
[[nodiscard]] std::string coverage_chart(const Coverage& found, const text::Speech& speech);

struct CoverageSettings {
  const Games* games = nullptr;
  std::string game;
  std::vector<std::string> files;  ///< of decks; "-" is standard input
  std::string since;               ///< only decks of that day or later; all, if empty
  std::string drafts;              ///< a folder, if any
  std::string svg;                 ///< a file, if any
  unsigned rows = 0;               ///< of the table
  bool json = false;
  const text::Speech* speech = nullptr;
};

/// Gives the exit status: 1 if a deck could not be read.
[[nodiscard]] int cover_decks(const CoverageSettings& settings, std::istream& in, std::ostream& out,
                              std::ostream& problems);

}  // namespace krypta::cli
