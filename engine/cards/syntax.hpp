#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/tree.hpp"

/// Cards as they are written, before anybody has asked what the names mean. All words point into the text of the file.
namespace krypta::cards::syntax {

struct Name {
  std::string_view text{};
  Position at{};
};

struct Selector;

/// As cards::Expression. A bare name is a `local` here, whatever it may turn out to be.
struct Expression {
  using Kind = cards::Expression::Kind;
  Kind kind = Kind::number;
  int number = 0;
  Name name{};
  std::vector<Expression> parts{};
  std::vector<Selector> selector;   ///< one or none; without an initialiser, for it is not complete yet
  std::vector<Expression> given{};  ///< one or none
  Position at{};
  unsigned depth = 1;  ///< of the tree below
};

struct Selector {
  Name domain{};
  std::optional<Expression> argument{};
  std::optional<Expression> filter{};
  std::optional<Expression> best{};
  bool lowest = false;
};

struct Quantity {
  enum class Kind : std::uint8_t { one, exactly, up_to, any, reckoned };
  Kind kind = Kind::one;
  int number = 1;
  std::optional<Expression> reckoned{};
  Position at{};
};

/// A selector, or words; one name alone can be either.
struct Choices {
  Selector selector{};
  std::vector<Name> more{};  ///< words behind the first
};

struct Statement;
using Block = std::vector<Statement>;

/// As cards::Statement.
struct Statement {
  using Kind = cards::Statement::Kind;
  Kind kind = Kind::call;
  Position at{};
  Name name{};  ///< of the verb, the local or the window
  std::vector<Expression> arguments{};
  std::vector<Block> blocks{};
  Quantity quantity{};
  std::optional<Choices> choices{};
  std::vector<std::optional<Expression>> conditions{};  ///< of the options of a menu
  Name duration{};                                      ///< of `until` and `whenever`, if it is no condition
  std::optional<Expression> ends{};                     ///< else this
  std::optional<Expression> holds{};                    ///< behind `while`
  std::optional<Expression> by{};
};

struct FactValue {
  std::optional<int> number{};  ///< else a word
  Name word{};
  std::optional<Name> level{};
};
struct Fact {
  Name name{};
  std::vector<FactValue> values{};
};

/// One of those that stand in `any_of`.
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
  bool as_above = false;  ///< it has all that the ability above it has, and what stands here besides
  std::vector<Name> windows{};
  std::optional<Expression> condition{};
  std::optional<Name> once_per{};
  std::vector<Fact> facts{};
  Block targets{};
  Block costs{};
  std::vector<AbilityOption> any_of{};
  Block body{};
  Position at{};
};

struct Card {
  bool sound = true;  ///< else it could not be read to its end, which was told; its id is all that is known of it
  Name id{};
  Name name{};
  std::vector<Fact> facts{};
  std::vector<Ability> abilities{};
  Position at{};
};

}  // namespace krypta::cards::syntax
