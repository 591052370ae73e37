#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/card_ids.hpp"
#include "engine/cards/errors.hpp"
#include "engine/cards/names.hpp"
#include "engine/cards/scope.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// How deep a `where` can stand inside a `where`. Each level goes through all things once more.
inline constexpr unsigned most_selectors = 3;

/// Gives the names of expressions their meaning and everything its type. What is wrong is reported, once, and nothing
/// comes back.
class ExpressionChecker {
 public:
  ExpressionChecker(const Vocabulary& vocabulary, const CardIds& ids, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), ids_(ids), errors_(errors), file_(file) {}

  [[nodiscard]] std::optional<Expression> check(const syntax::Expression& from, std::optional<Type> wanted);
  [[nodiscard]] std::optional<Selector> check(const syntax::Selector& from);
  /// Arguments of a call, by the parameters of the verb.
  [[nodiscard]] std::optional<std::vector<Expression>> arguments(const syntax::Name& verb, const VerbInfo& info,
                                                                 const std::vector<syntax::Expression>& from);

  void report(Position at, std::string message) { errors_.add(file_, at, std::move(message)); }
  [[nodiscard]] Scope& scope() { return scope_; }
  /// The types that have this word.
  [[nodiscard]] std::vector<Type> types_with(std::string_view word) const;
  /// Whether a name alone says something: a local, a word or a property of the table.
  [[nodiscard]] bool is_value(std::string_view name) const;
  [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }

 private:
  using Checked = std::optional<Expression>;
  [[nodiscard]] Checked typed(const syntax::Expression& from, std::optional<Type> wanted);
  [[nodiscard]] Checked name(const syntax::Expression& from, std::optional<Type> wanted);
  [[nodiscard]] Checked word(const syntax::Expression& from, const std::vector<Type>& types,
                             std::optional<Type> wanted);
  [[nodiscard]] Checked unknown(const syntax::Expression& from, std::optional<Type> wanted);
  [[nodiscard]] Checked card(const syntax::Expression& from);
  [[nodiscard]] Checked property(const syntax::Expression& from);
  [[nodiscard]] Checked asked(const syntax::Expression& from, unsigned property, Checked subject);
  [[nodiscard]] Checked operation(const syntax::Expression& from, Type operands, Type gives);
  [[nodiscard]] Checked equality(const syntax::Expression& from);
  [[nodiscard]] Checked fold(const syntax::Expression& from);
  [[nodiscard]] Checked several(const syntax::Expression& from, const Local& local);
  [[nodiscard]] Checked judged(const syntax::Expression& from, Type it, Type wanted);
  [[nodiscard]] Checked of_each(const syntax::Expression& from, Position at, Type it, Type wanted,
                                std::string_view word);
  [[nodiscard]] bool is_open_word(const syntax::Expression& from) const;

  const Vocabulary& vocabulary_;
  const CardIds& ids_;
  Errors& errors_;
  std::size_t file_;
  Scope scope_{};
  std::optional<Type> it_{};
  unsigned selectors_ = 0;
};

}  // namespace krypta::cards
