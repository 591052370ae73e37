#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/cards/tree.hpp"

/// Where the names of a card are used: what is used once can be said in the place where it is used.
namespace krypta::text {

using Kind = cards::Expression::Kind;
using Statements = std::span<const cards::Statement>;

[[nodiscard]] unsigned uses(std::uint8_t slot, const cards::Expression& expression);
[[nodiscard]] unsigned uses(std::uint8_t slot, Statements statements);

[[nodiscard]] bool mentions(const cards::Expression& expression, const cards::Expression& what);

/// Whether the statement hands what the slot holds to a verb, there and nowhere deeper.
[[nodiscard]] bool hands_over(const cards::Statement& statement, std::uint8_t slot);

[[nodiscard]] bool is_local(const cards::Expression& expression, std::uint8_t slot);

/// Whether a condition asks for no more than that there is something to choose: `x > 1` before a number up to `x - 1`.
[[nodiscard]] bool guards(const cards::Expression& condition, Statements block);

/// Of what a loop takes the things that have most, if it says so without `with highest`:
/// `for each c in S { if not some(S where it.P > c.P) { … } }`.
[[nodiscard]] std::optional<cards::Expression> highest_of(const cards::Statement& loop);

/// How many choices from here on are of different things of one kind, as in "two living characters": each of one thing,
/// among the same things, other than those chosen before. 1 if the next is of another sort.
[[nodiscard]] std::size_t alike(Statements choices);

[[nodiscard]] bool same(const cards::Expression& a, const cards::Expression& b);
[[nodiscard]] bool same(const cards::Selector& a, const cards::Selector& b);

/// How often a name is used in "another": `it != x.location` beside a choice of one says no more of x.
[[nodiscard]] unsigned in_another(std::uint8_t slot, Statements statements);

/// Whether a condition asks for no more than that there are some of what the block counts: `some(x)` before verbs that
/// are given `count(x)`.
[[nodiscard]] bool counts_only(const cards::Expression& condition, Statements block);

/// What must all be true: the parts of `a and b and c`.
[[nodiscard]] std::vector<const cards::Expression*> conjuncts(const std::optional<cards::Expression>& filter);

/// The number that an expression is whatever happens.
[[nodiscard]] std::optional<int> literal(const cards::Expression& expression);

[[nodiscard]] constexpr bool single(const cards::Quantity& quantity) { return !quantity.several; }

}  // namespace krypta::text
