#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/cards/vocabulary.hpp"

/// A card as it was read and checked: names are places in the vocabulary, every expression has its type. The compiler
/// makes byte code of it, and the sentences that a player reads are made of it.
namespace krypta::cards {

struct Position {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

struct Selector;

struct Expression {
  enum class Kind : std::uint8_t {
    number,    ///< value
    word,      ///< value: the place among the words of the type
    local,     ///< value: the slot
    it,        ///< what a `where` is judging
    property,  ///< value: the property; with a subject in parts[0] if it is one of a thing; `given` is what it takes
    negative,  ///< parts[0]
    not_,      ///< parts[0]
    add,       ///< parts[0], parts[1], as all that follow down to min and max
    subtract,
    multiply,
    equal,
    unequal,
    less,
    at_most,
    more,
    at_least,
    and_,
    or_,
    min,
    max,
    half_up,    ///< parts[0]
    half_down,  ///< parts[0]
    count,      ///< selector[0]; or, of a name that holds several, parts[0] a local
    some,       ///< as count: whether there is one
    sum,        ///< selector[0], of parts[0] with `it`
    highest,    ///< as sum: the largest of them, 0 of none
    lowest,
    card  ///< value: the place of a card in the library; `card` says which
  };
  Kind kind = Kind::number;
  Type type = Type::number;
  int value = 0;
  std::vector<Expression> parts{};
  std::vector<Selector> selector;  ///< one or none; without an initialiser, for it is not complete yet
  Position at{};
  std::vector<Expression> given{};  ///< one or none
  std::vector<std::string> card{};  ///< id and name
};

/// `castle where it.occupation = clergy with highest it.attack_markers`
struct Selector {
  unsigned domain = 0;
  std::optional<Expression> argument{};
  std::optional<Expression> filter{};
  Position at{};
  std::optional<Expression> best{};  ///< of what fits, all that have most of this
  bool lowest = false;               ///< or least
};

struct Quantity {
  std::uint8_t least = 1;
  std::uint8_t most = 1;
  bool any = false;      ///< written as `any`: most is what the domain can hold
  bool several = false;  ///< all but `one`: the name holds how many were chosen, and the slots behind it which
  std::optional<Expression> reckoned{};  ///< how many, if that is reckoned; most is what the domain can hold
};

struct Statement;
using Block = std::vector<Statement>;

struct Statement {
  enum class Kind : std::uint8_t {
    call,  ///< verb, arguments
    if_,   ///< arguments[0]; blocks[0], blocks[1] (may be empty)
    each,  ///< slot and the one behind it, name; selector, or `from`: the slot of a name that holds several; blocks[0]
    repeat,  ///< arguments[0]; blocks[0]; slot, where it counts
    choose,  ///< slot, name, quantity; selector or words; by
    menu,    ///< `choose one { option … }`: a block an option; arguments[i] its condition, the number 1 if always; by
    may,     ///< blocks[0], blocks[1]; by
    pay,     ///< verb, arguments; blocks[0], blocks[1]; by
    until,   ///< duration or ends, holds; blocks[0] holds lasting calls only
    let,     ///< slot, name, arguments[0]
    later,   ///< window; blocks[0]
    whenever,  ///< as later, each time; duration or ends, holds
    together   ///< blocks[0]: all choices of it come before what it does
  };
  Kind kind = Kind::call;
  Position at{};
  unsigned verb = 0;
  std::vector<Expression> arguments{};
  std::vector<Block> blocks{};
  std::uint8_t slot = 0;
  std::string name{};  ///< as the card's author calls it; players never see it
  Type type = Type::number;
  Quantity quantity{};
  std::optional<Selector> selector{};
  std::optional<std::uint8_t> from{};
  std::vector<int> words{};        ///< of a choice among words: their places in the type
  std::optional<Expression> by{};  ///< who decides; the card's player where nobody is named
  unsigned duration = 0;
  std::optional<Expression> ends{};   ///< in place of a duration: it is over once this is true
  std::optional<Expression> holds{};  ///< it is in force only while this is true
  unsigned window = 0;
};

struct Fact {
  unsigned fact = 0;
  std::vector<int> values{};  ///< the number, or the places of the words
  std::vector<int> levels{};  ///< of words with levels: those of the levels
  Position at{};
};

[[nodiscard]] inline std::optional<int> number_in(const std::vector<Fact>& facts, unsigned fact) {
  for (const Fact& f : facts) {
    if (f.fact == fact) return f.values.front();
  }
  return std::nullopt;
}

/// How much of an ability is that of the one above it: the first of its targets, costs and statements, and these facts.
struct AsAbove {
  std::vector<unsigned> facts{};
  std::size_t targets = 0;
  std::size_t costs = 0;
  std::size_t statements = 0;
};

/// A part of an ability that is used in one play with others of its kind: any of them, in their order.
struct AbilityOption {
  std::optional<Expression> condition{};
  std::vector<Fact> facts{};
  Block targets{};
  Block costs{};
  Block body{};
  Position at{};
};

struct Ability {
  AbilityKind kind = AbilityKind::play;
  std::vector<unsigned> windows{};
  std::optional<Expression> condition{};
  std::optional<unsigned> once_per{};
  std::vector<Fact> facts{};            ///< those that the vocabulary has for abilities
  Block targets{};                      ///< choices that are made before anything is paid
  Block costs{};                        ///< calls of verbs that are costs
  std::vector<AbilityOption> any_of{};  ///< at least one of these is used, and carried out before the body
  std::uint8_t picked = 0;              ///< the slot that holds which
  Block body{};
  Position at{};
  std::optional<AsAbove> above{};  ///< it was written as `as above`

  /// The number behind a fact that the ability has.
  [[nodiscard]] std::optional<int> number(unsigned fact) const { return number_in(facts, fact); }
};

struct Card {
  std::string id;    ///< "h31"
  std::string name;  ///< "Seminarian"
  std::vector<Fact> facts{};
  std::vector<Ability> abilities{};
  std::string file{};
  Position at{};

  /// The number behind a fact that the card has.
  [[nodiscard]] std::optional<int> number(unsigned fact) const { return number_in(facts, fact); }
};

}  // namespace krypta::cards
