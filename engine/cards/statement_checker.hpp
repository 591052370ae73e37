#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/cards/expression_checker.hpp"

namespace krypta::cards {

/// Gives the statements of an ability their meaning. A wrong one is reported and left out, and the next is looked at.
class StatementChecker {
 public:
  StatementChecker(const Vocabulary& vocabulary, const CardIds& ids, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), expressions_(vocabulary, ids, errors, file) {}

  [[nodiscard]] ExpressionChecker& expressions() { return expressions_; }
  /// Those of a body, without a scope of their own.
  [[nodiscard]] Block statements(const syntax::Block& from);
  /// Those of `always`: verbs that last, for whom and under which conditions.
  [[nodiscard]] Block always(const syntax::Block& from);
  [[nodiscard]] Block costs(const syntax::Block& from);
  [[nodiscard]] Block targets(const syntax::Block& from);
  [[nodiscard]] std::optional<unsigned> window(const syntax::Name& name);
  /// What stands in `any_of`, all but its facts: the names of an option are its own, and its targets are kept while
  /// the others are named and carried out.
  void any_of(const syntax::Ability& from, Ability& to);

 private:
  using Checked = std::optional<Statement>;
  [[nodiscard]] static Statement begun(const syntax::Statement& from);
  [[nodiscard]] Block block(const syntax::Block& from);
  [[nodiscard]] Block calls(const syntax::Block& from, VerbKind kind);
  [[nodiscard]] Block lasting(const syntax::Block& from) { return calls(from, VerbKind::lasting); }
  [[nodiscard]] Checked statement(const syntax::Statement& from);
  [[nodiscard]] Checked call(const syntax::Statement& from, VerbKind kind);
  [[nodiscard]] Checked if_(const syntax::Statement& from);
  [[nodiscard]] Checked each(const syntax::Statement& from);
  [[nodiscard]] Checked repeat(const syntax::Statement& from);
  [[nodiscard]] Checked choose(const syntax::Statement& from);
  [[nodiscard]] Checked menu(const syntax::Statement& from);
  [[nodiscard]] Checked may(const syntax::Statement& from);
  [[nodiscard]] Checked pay(const syntax::Statement& from);
  [[nodiscard]] Checked until(const syntax::Statement& from);
  [[nodiscard]] Checked let(const syntax::Statement& from);
  [[nodiscard]] Checked later(const syntax::Statement& from);
  [[nodiscard]] Checked together(const syntax::Statement& from);
  [[nodiscard]] bool term(const syntax::Statement& from, Statement& to);

  [[nodiscard]] bool choices(const syntax::Choices& from, Statement& to);
  [[nodiscard]] bool words(const syntax::Choices& from, Statement& to);
  [[nodiscard]] bool quantity(const syntax::Statement& from, Statement& to);
  [[nodiscard]] bool by(const syntax::Statement& from, Statement& to);
  void two_blocks(const syntax::Statement& from, Statement& to);
  [[nodiscard]] bool free_name(const syntax::Name& name);
  [[nodiscard]] std::optional<std::uint8_t> claim(std::size_t slots, std::string_view name, Position at);
  [[nodiscard]] bool loop_allowed(Position at);
  [[nodiscard]] bool any_of_allowed(const syntax::Ability& from);

  const Vocabulary& vocabulary_;
  ExpressionChecker expressions_;
  unsigned loops_ = 0;
  bool always_ = false;
  bool together_ = false;
};

}  // namespace krypta::cards
