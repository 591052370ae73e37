#include <algorithm>
#include <charconv>

#include "engine/cards/names.hpp"
#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::vtes {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t'; }

/// "2x Name", "2 x Name", "2xName", "2<tab>Name".
struct Counted {
  std::int64_t count = 0;
  std::string_view name;  ///< and what else stands there
};
std::optional<Counted> counted(std::string_view line) {
  Counted read;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), read.count);
  if (error == std::errc::invalid_argument) return std::nullopt;
  if (error != std::errc{}) read.count = most_copies + 1;
  const auto digits = static_cast<std::size_t>(end - line.data());
  std::string_view rest = trimmed(line.substr(digits));
  const bool apart = digits < line.size() && is_space(line[digits]);
  // "2 xName" is a card whose name begins with an x as long as there is one of that name; nobody writes it otherwise.
  const bool times =
      !rest.empty() && (rest[0] == 'x' || rest[0] == 'X') && (!apart || (rest.size() > 1 && is_space(rest[1])));
  if (!times && !apart) return std::nullopt;
  if (times) rest = trimmed(rest.substr(1));
  if (rest.empty()) return std::nullopt;
  read.name = rest;
  return read;
}

/// "Gangrel:6" at the end of a line of the crypt.
std::optional<std::uint8_t> group_behind(std::string_view line) {
  const auto colon = line.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::uint8_t group = 0;
  const std::string_view text = trimmed(line.substr(colon + 1));
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), group);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return group;
}

/// The card of a line: its whole text is a name, or a name with capacity, disciplines and clan behind it.
std::optional<CardId> card_of(const Facts& facts, std::string_view text) {
  if (const auto card = facts.find(text)) return card;
  const Printing printing{.group = group_behind(text)};
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (!is_space(text[i - 1]) || !is_digit(text[i])) continue;
    if (const auto card = facts.find(text.substr(0, i), printing); card && is_crypt(*card)) return card;
  }
  return std::nullopt;
}

/// A text as its lines, and where the cards begin.
class Lines {
 public:
  explicit Lines(std::string_view text) : lines_(split(text, '\n')) {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      // Before "Crypt (12 cards…" nothing is a card: "3R+F", "24 players". Lackey's "Crypt:" stands in the middle.
      const std::string line = cards::in_small_letters(trimmed(lines_[i]));
      const bool heading = line.starts_with("crypt") && line.size() > 6 && (line[5] == ' ' || line[5] == '\t') &&
                           (line.find('(') != std::string::npos || line.find('[') != std::string::npos);
      if (heading || line == "crypt") {
        first_ = i + 1;
        return;
      }
    }
  }
  [[nodiscard]] std::size_t first() const { return first_; }
  [[nodiscard]] std::size_t size() const { return lines_.size(); }
  [[nodiscard]] std::string_view operator[](std::size_t i) const { return lines_[i]; }

 private:
  std::vector<std::string_view> lines_;
  std::size_t first_ = 0;
};

/// "Deck Name: …" and its like, wherever they stand.
struct Label {
  std::string_view label;
  std::string Deck::*field;
};
constexpr Label labels[] = {{"deck name:", &Deck::name},          {"deck name :", &Deck::name},
                            {"author:", &Deck::author},           {"author :", &Deck::author},
                            {"created by:", &Deck::author},       {"description:", &Deck::description},
                            {"description :", &Deck::description}};

/// The field that a line begins, and what it says there.
std::string Deck::*labelled(std::string_view line, std::string_view& content) {
  const std::string small = cards::in_small_letters(line);
  for (const Label& known : labels) {
    if (!small.starts_with(known.label)) continue;
    content = trimmed(line.substr(known.label.size()));
    return known.field;
  }
  return nullptr;
}

void read_head(const Lines& lines, Deck& deck) {
  bool describing = false;
  for (std::size_t i = 0; i < (lines.first() == 0 ? lines.size() : lines.first() - 1); ++i) {
    const std::string_view line = trimmed(lines[i]);
    std::string_view content;
    if (std::string Deck::*const field = labelled(line, content)) {
      deck.*field = content;
      describing = field == &Deck::description;
    } else if (describing && lines.first() > 0) {
      if (!deck.description.empty() || !line.empty())
        deck.description += (deck.description.empty() ? "" : "\n") + std::string{line};
    }
  }
  while (deck.description.ends_with('\n')) deck.description.pop_back();
}

/// What somebody wrote behind a card.
std::string_view without_comment(std::string_view line) {
  for (const std::string_view sign : {" -- ", "\t-- ", " # ", " // "}) line = line.substr(0, line.find(sign));
  if (line.ends_with(" --")) line.remove_suffix(3);
  return trimmed(line);
}

}  // namespace

void add_unknown(ReadDeck& read, const Facts& facts, std::string_view name, unsigned line) {
  // To look for a name that is like it takes long, and whoever has so many has no deck.
  constexpr std::size_t most_guesses = 100;
  const bool guess = read.problems.size() < most_guesses;
  read.problems.push_back({.kind = DeckProblem::Kind::unknown_card,
                           .text = std::string{name},
                           .nearest = std::string{guess ? facts.nearest(name) : std::string_view{}},
                           .line = line});
}

ReadDeck read_deck_text(const Facts& facts, std::string_view text) {
  using Kind = DeckProblem::Kind;
  ReadDeck read;
  if (text.size() > longest_text) {
    read.problems.push_back({.kind = Kind::too_long});
    return read;
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const Lines lines{text};
  read_head(lines, read.deck);
  bool any = false;
  for (std::size_t i = lines.first(); i < lines.size(); ++i) {
    const auto entry = counted(trimmed(lines[i]));
    if (!entry) continue;
    any = true;
    const auto at = static_cast<unsigned>(i + 1);
    // A name may have two hyphens, or a hash, of its own.
    auto card = facts.find(entry->name);
    const std::string_view name = without_comment(entry->name);
    if (!card) card = card_of(facts, name);
    if (!card) {
      add_unknown(read, facts, name, at);
    } else if (!read.deck.add(*card, entry->count)) {
      read.problems.push_back({.kind = Kind::bad_count, .text = facts.full_name(*card), .line = at});
    }
  }
  if (!any) read.problems.push_back({.kind = Kind::no_cards});
  return read;
}

}  // namespace krypta::vtes
