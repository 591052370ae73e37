#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cards/errors.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// The facts of a card, or those of an ability.
class FactChecker {
 public:
  FactChecker(const Vocabulary& vocabulary, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), errors_(errors), file_(file) {}

  /// An option has facts of abilities, but need not have those that an ability must have.
  enum class Of : std::uint8_t { card, ability, option };
  [[nodiscard]] std::vector<Fact> check(const std::vector<syntax::Fact>& from, Of what, Position at);
  [[nodiscard]] std::optional<unsigned> called(std::string_view name, bool of_ability) const;

 private:
  void report(Position at, std::string message) { errors_.add(file_, at, std::move(message)); }
  void unknown(const syntax::Name& name, bool of_ability);
  /// Whether there is such a fact.
  bool fact(const syntax::Fact& from, bool of_ability, std::vector<Fact>& all);
  [[nodiscard]] std::optional<int> value(const FactInfo& info, const syntax::FactValue& value, const Fact& so_far);
  [[nodiscard]] std::optional<int> word(Type type, const syntax::Name& word);
  void level(const FactInfo& info, const syntax::FactValue& value, Fact& to);

  const Vocabulary& vocabulary_;
  Errors& errors_;
  std::size_t file_;
};

}  // namespace krypta::cards
