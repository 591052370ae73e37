#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/fluent_tree.hpp"

/// Message catalogues in a subset of Project Fluent's .ftl syntax.
///
/// The web client reads the same files with @fluent/bundle. A file is therefore accepted only if both sides make
/// the same sentences of it; what Fluent has beyond that (attributes, functions, call arguments, …) is refused.
///
/// Two differences remain. Numbers are plain digits here, where the web client groups them from 1000 up unless it
/// is told not to. A reference that loops shows as {id} here and as {???} there.
namespace krypta::text {

struct Argument {
  std::string name;
  std::variant<std::int64_t, std::string> value;
};

/// Proper names that are the same in every language and that somebody else keeps, as those of four thousand cards: what
/// stands behind the prefix of a message is asked for there.
struct LentNames {
  std::string_view prefix;
  std::optional<std::string> (*find)(std::string_view id);
};

/// The messages of one language.
class Bundle {
 public:
  /// "en", "pl" or "hu"; in any other language every number is of the plural category "other".
  explicit Bundle(std::string language);

  /// Adds the messages of one file; nothing is added if any of it is malformed. A message defined twice is an error.
  [[nodiscard]] std::optional<SyntaxError> add(std::string_view source);

  /// These are said like messages where there is none of that id. ids() does not count them, and no message can refer
  /// to them.
  void lend(LentNames names) { lent_.push_back(names); }

  /// Terms are private to the catalogue: here, in format() and in ids() only messages count.
  [[nodiscard]] bool has(std::string_view id) const;

  /// The sentence; a missing message or variable shows as {id} / {$name}, so that it is seen and no caller has to
  /// handle it. A select on a missing variable takes its default.
  [[nodiscard]] std::string format(std::string_view id, std::span<const Argument> arguments = {}) const;

  /// Sorted.
  [[nodiscard]] std::vector<std::string> ids() const;

  /// Every variable that format() may ask for: in all variants, and in the messages that this one refers to.
  [[nodiscard]] std::set<std::string> variables(std::string_view id) const;

  [[nodiscard]] const std::string& language() const;

 private:
  [[nodiscard]] std::optional<std::string> lent(std::string_view id) const;

  std::string language_;
  std::map<std::string, tree::Pattern, std::less<>> patterns_;
  std::vector<LentNames> lent_;
};

}  // namespace krypta::text
