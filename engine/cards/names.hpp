#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/vocabulary.hpp"

/// How mistakes speak of names.
namespace krypta::cards {

using Names = std::vector<std::string_view>;

/// "`noble`"
[[nodiscard]] std::string quoted(std::string_view name);
/// For names that are equal in any case of letters.
[[nodiscard]] std::string in_small_letters(std::string_view text);

/// "number", "occupation"
[[nodiscard]] std::string_view type_name(const Vocabulary& vocabulary, Type type);
/// "a number", "an occupation"
[[nodiscard]] std::string with_article(std::string_view name);
[[nodiscard]] std::string a_type(const Vocabulary& vocabulary, Type type);

/// The name that is most like the one that was found, if any is.
[[nodiscard]] std::string_view nearest(std::string_view found, const Names& known);

/// "found `clergi`, expected an occupation: noble, servant, clergy; did you mean `clergy`?"
[[nodiscard]] std::string unknown_name(std::string_view found, std::string_view expected, const Names& known);

/// ": noble, servant, clergy" if that is short enough to be read.
[[nodiscard]] std::string listed(const Names& known);

/// The words of a type; none of numbers and conditions.
[[nodiscard]] std::span<const std::string_view> words_of_type(const Vocabulary& vocabulary, Type type);

/// The place of a name in a list of things that have one, or of plain names.
template <class List>
[[nodiscard]] std::optional<unsigned> place_of(const List& list, std::string_view name) {
  for (unsigned i = 0; i < list.size(); ++i) {
    if constexpr (requires { list[i].name; }) {
      if (list[i].name == name) return i;
    } else {
      if (list[i] == name) return i;
    }
  }
  return std::nullopt;
}
template <class List>
[[nodiscard]] Names names_in(const List& list) {
  Names names;
  for (const auto& item : list) {
    if constexpr (requires { item.name; }) {
      names.push_back(item.name);
    } else {
      names.push_back(item);
    }
  }
  return names;
}

}  // namespace krypta::cards
