#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/brought.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/value.hpp"
#include "engine/games/vtes/facts.hpp"

/// Decks of VTES as people keep them, and whether they are allowed.
namespace krypta::vtes {

/// More copies of one card than anybody needs.
inline constexpr std::int64_t most_copies = 200;

struct Copies {
  CardId card{};
  std::uint16_t count = 0;
  friend bool operator==(const Copies&, const Copies&) = default;
};

/// A card stands once in each list, in the order in which it was first named.
struct Deck {
  std::string name{};
  std::string author{};
  std::string description{};
  std::vector<Copies> crypt{};
  std::vector<Copies> library{};

  /// False, and nothing is added, if there would be none or too many of it.
  [[nodiscard]] bool add(CardId card, std::int64_t count);
  friend bool operator==(const Deck&, const Deck&) = default;
};

[[nodiscard]] unsigned total(const std::vector<Copies>& cards);

/// No deck takes more bytes, whatever is written about it.
inline constexpr std::size_t longest_text = longest_brought;

/// One thing that is wrong with a deck.
struct DeckProblem {
  enum class Kind {
    too_long,
    no_cards,
    no_json,            ///< `text` says where it ends to be JSON
    unknown_card,       ///< `text` is the name, `nearest` one that is like it
    bad_count,          ///< of `text`
    crypt_too_small,    ///< it has `number` cards
    library_too_small,  ///< it has `number` cards
    crypt_too_large,    ///< it has `number` cards, more than the program has room for
    library_too_large,  ///< it has `number` cards
    groups_apart,       ///< `text` lists them
    banned,             ///< `text` is the name
    unwritten,          ///< `text` is the name: the program cannot play it yet
  };
  Kind kind{};
  std::string text{};
  std::string nearest{};
  unsigned line = 0;  ///< where it was found; 0 if it is about the whole
  unsigned number = 0;
  std::int64_t most = most_copies;  ///< that there may be
  RuleIds rules{};
  friend bool operator==(const DeckProblem&, const DeckProblem&) = default;
};

struct ReadDeck {
  Deck deck;
  /// What could not be understood; the rest is in the deck.
  std::vector<DeckProblem> problems;
};

/// Notes that there is no card of that name.
void add_unknown(ReadDeck& read, const Facts& facts, std::string_view name, unsigned line = 0);

/// A deck as text, in any of the forms that people have: the tournament archive's, Lackey's, JOL's, and what the deck
/// builders write. Lines that are no cards (events, headings, comments) are passed over.
[[nodiscard]] ReadDeck read_deck_text(const Facts& facts, std::string_view text);
/// A deck as JSON: {"crypt": …, "library": …} or {"cards": …}, each an object of counts by name or number, or a list of
/// {"id" or "name", "count"}, also in sections.
[[nodiscard]] ReadDeck read_deck_value(const Facts& facts, const Value& value);

enum class DeckForm { twd, text, lackey, jol };
/// By its name, as in "lackey".
[[nodiscard]] std::optional<DeckForm> deck_form(std::string_view name);
[[nodiscard]] std::string write_deck(const Facts& facts, const Deck& deck, DeckForm form);
/// What `read_deck_value` reads, with the numbers of the official list, names and counts.
[[nodiscard]] Value deck_value(const Facts& facts, const Deck& deck);
/// The same in little: {"name", "author", "description", "cards": {"100518": 4}}.
[[nodiscard]] Value kept_value(const Facts& facts, const Deck& deck);

/// Every reason why a deck may not be played (VT-007 to VT-013, and the list of banned cards).
[[nodiscard]] std::vector<DeckProblem> illegal(const Facts& facts, const Deck& deck);

class Cards;
/// The cards of a deck that the program cannot play yet, and whether it has room for all of them.
[[nodiscard]] std::vector<DeckProblem> unplayable(const Facts& facts, const Cards& cards, const Deck& deck);

/// The names of the printed decks that are whole, and one of them; null if there is no such name.
[[nodiscard]] std::span<const std::string_view> printed_decks();
[[nodiscard]] const Deck* printed_deck(std::string_view name);
/// A deck as somebody gives it: the name of a printed one, a text, or JSON.
[[nodiscard]] ReadDeck deck_in(const Value& what);

/// As a sentence of the catalogues.
[[nodiscard]] Flaw flaw_of(const DeckProblem& problem);

/// The library in the order in which people list it: by type, then by name.
struct Section {
  std::string_view types;
  std::vector<Copies> cards;
};
[[nodiscard]] std::vector<Section> sections(const Facts& facts, const Deck& deck);

/// The smallest and the largest sum of four capacities, which decide how much the first vampires cost, and the mean.
struct Capacities {
  unsigned least = 0;
  unsigned most = 0;
  double mean = 0;
};
[[nodiscard]] Capacities capacities(const Facts& facts, const Deck& deck);

/// How many cards there are of each value, the lowest first; "x" comes last.
using Curve = std::vector<std::pair<std::string, unsigned>>;
[[nodiscard]] Curve capacity_curve(const Facts& facts, const Deck& deck);
/// Without the cards that have no such cost.
[[nodiscard]] Curve cost_curve(const Facts& facts, const Deck& deck, std::string_view LibraryFacts::*cost);
/// The groups of a crypt, each once, in order.
[[nodiscard]] std::vector<unsigned> groups_of(const Facts& facts, const Deck& deck);

}  // namespace krypta::vtes
