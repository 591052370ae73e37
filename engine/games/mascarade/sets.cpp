#include "engine/games/mascarade/rules.hpp"

/// Which characters take part.
namespace krypta::mascarade {

namespace {

constexpr unsigned standard_least = 4;  // seats
constexpr unsigned standard_most = 13;

/// From how many players on, up to how many, and with which gaps, a character is in the published table. MA-016
struct Row {
  Character character;
  std::array<std::uint8_t, standard_most - standard_least + 1> cards;  ///< with 4, 5, … 13 players
};
constexpr std::array<Row, 12> usual{{{Character::Judge, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::Bishop, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::King, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::Fool, {0, 0, 0, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::Queen, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::Thief, {1, 0, 0, 1, 0, 0, 0, 0, 0, 1}},
                                     {Character::Witch, {0, 1, 1, 1, 1, 1, 1, 1, 1, 1}},
                                     {Character::Spy, {0, 0, 0, 0, 0, 0, 1, 1, 1, 1}},
                                     {Character::Peasant, {0, 0, 0, 0, 2, 2, 2, 2, 2, 2}},
                                     {Character::Cheat, {1, 1, 1, 0, 0, 1, 1, 1, 1, 1}},
                                     {Character::Inquisitor, {0, 0, 0, 0, 0, 0, 0, 1, 1, 1}},
                                     {Character::Widow, {0, 0, 0, 0, 0, 0, 0, 0, 1, 1}}}};

/// MA-153, MA-169
constexpr std::array small_tables{Character::Bishop, Character::Fool, Character::Judge,
                                  Character::Queen,  Character::King, Character::Witch};

/// MA-028
constexpr std::array money{Character::King, Character::Queen, Character::Widow, Character::Fool, Character::Peasant};

constexpr unsigned in_the_box(Character c) { return c == Character::Peasant ? 2 : 1; }

}  // namespace

unsigned size_of(const CharacterSet& set) {
  unsigned sum = 0;
  for (const std::uint8_t count : set) sum += count;
  return sum;
}

CharacterSet usual_set(unsigned seats) {
  CharacterSet set;
  if (seats < standard_least) {
    for (const Character c : small_tables) set[c] = 1;
  } else {
    for (const Row& row : usual) set[row.character] = row.cards[seats - standard_least];
  }
  return set;
}

SetProblems problems_of(const CharacterSet& set, unsigned seats, std::span<const std::string_view> unknown) {
  SetProblems found;
  const auto broken = [&](bool bad, unsigned rule, std::string_view reason) {
    if (!bad) return;
    found.message.append(found.message.empty() ? "" : "; ").append(reason);
    if (!found.rules.contains(static_cast<RuleId>(rule))) found.rules.push_back(static_cast<RuleId>(rule));
  };
  if (seats < standard_least) {
    broken(!unknown.empty() || !(set == usual_set(seats)), 37, "with 2 and 3 players the six characters are fixed");
    return found;
  }
  // What is misspelt is a card too: the host is told of the name, and not that a card is missing.
  const unsigned cards = size_of(set) + static_cast<unsigned>(unknown.size());
  unsigned paid = 0;
  for (const Character c : money) paid += set[c];
  bool too_many = false;
  for (const Character c : all_of<Character>()) too_many = too_many || set[c] > in_the_box(c);

  for (const std::string_view name : unknown) broken(true, 3, "there is no character `" + std::string{name} + "`");
  broken(too_many, 3, "a character occurs more often than in the deck");
  broken(set[Character::Judge] == 0, 27, "the Judge is missing");
  broken(3 * paid < cards, 28, "less than a third brings money from the bank");
  broken(set[Character::Peasant] == 1, 29, "one Peasant is alone");
  broken(set[Character::Peasant] > 0 && seats < 8, 30, "the Peasants need 8 players");
  broken(set[Character::Inquisitor] > 0 && seats < 8, 31, "the Inquisitor needs 8 players");
  if (seats < 6) {
    broken(cards != 6, 33, "there must be 6 cards");
  } else {
    broken(cards < seats, 33, "there are fewer cards than players");
    broken(cards > seats + 2, 34, "more than two cards are added");
  }
  broken(cards > deck_size, 35, "the deck has no more cards to add");
  return found;
}

}  // namespace krypta::mascarade
