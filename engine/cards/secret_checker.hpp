#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "engine/cards/errors.hpp"
#include "engine/cards/frame.hpp"

namespace krypta::cards {

/// Everybody sees how far a card has come. So what decides where it goes on, how often, who is asked and what is
/// offered openly must be known to all; this reports where it is not.
class SecretChecker {
 public:
  SecretChecker(const Vocabulary& vocabulary, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), errors_(errors), file_(file) {}

  void ability(const Ability& from);

 private:
  /// Who knows a value: everybody, whoever made a choice, or nobody for sure.
  struct Knowledge {
    enum class Who : std::uint8_t { everybody, chooser, nobody };
    Who who = Who::everybody;
    const Expression* by = nullptr;  ///< the chooser; none is the card's player
  };
  struct Kept {
    std::string_view name{};
    Knowledge value{};
    Knowledge members{};  ///< of a name that holds several; how many there are is the value
  };

  [[nodiscard]] static bool same(const Expression* one, const Expression* other);
  [[nodiscard]] static Knowledge both(Knowledge one, Knowledge other);
  [[nodiscard]] bool secret(const Selector& selector) const { return vocabulary_.domains[selector.domain].secret; }
  [[nodiscard]] Knowledge of(const Expression& from) const;

  /// Whether it is open, but for what that chooser has chosen and can look at. If not, that is reported.
  bool open(const Expression& from, std::string_view what, const Knowledge* chooser = nullptr);
  bool open(const Selector& from, std::string_view what, const Knowledge* chooser);
  bool refuse(Position at, std::string_view what, std::string because) {
    errors_.add(file_, at, std::string{what} + " may not depend on " + std::move(because));
    return false;
  }

  void block(const Block& from) {
    for (const Statement& one : from) statement(one);
  }
  void statement(const Statement& from);
  void choose(const Statement& from);
  void each(const Statement& from);

  const Vocabulary& vocabulary_;
  Errors& errors_;
  std::size_t file_;
  std::array<Kept, most_locals> kept_{};  ///< by slots; a slot that is used again is written again before it is read
};

}  // namespace krypta::cards
