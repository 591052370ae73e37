#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/message.hpp"
#include "text/fluent.hpp"

namespace krypta::text {

/// The languages there are, the first of them the default.
[[nodiscard]] std::span<const std::string_view> languages();

/// One language: sentences from the catalogues and the rule books, all inside the binary.
class Speech {
 public:
  /// Nothing for a language there is not.
  [[nodiscard]] static const Speech* in(std::string_view language);

  [[nodiscard]] std::string_view language() const { return bundle_.language(); }
  [[nodiscard]] const Bundle& bundle() const { return bundle_; }

  /// A sentence with no players in it.
  [[nodiscard]] std::string say(std::string_view key, std::span<const Argument> arguments = {}) const {
    return bundle_.format(key, arguments);
  }
  /// A sentence of a game for one reader. `names` are the players' names by seat.
  [[nodiscard]] std::string say(const Message& message, std::span<const std::string> names, Seat reader) const;
  /// What players are called where nobody has a name of his own: by their colours.
  [[nodiscard]] std::vector<std::string> plain_names(std::span<const unsigned> colours) const;

  /// The cases of names that the sentences of this language ask for, and a name in one of them: "Niebieskiemu" of the
  /// colour, "graczowi Ada" of somebody whose name cannot be inflected.
  [[nodiscard]] std::span<const std::string> name_forms() const { return name_forms_; }
  [[nodiscard]] std::string name_in(std::string_view form, std::string_view name) const;

  /// The whole rule book, as Markdown.
  [[nodiscard]] std::string_view rule_book(const GameInfo& game) const;
  /// The text of a rule, its ruling included, or nothing if the rule book has none of that number.
  [[nodiscard]] std::optional<std::string> rule(const GameInfo& game, RuleId rule) const;

 private:
  explicit Speech(std::string_view language);
  Bundle bundle_;
  std::vector<std::string> name_forms_;
  std::vector<std::string> colour_names_;
};

/// The text of one rule in a rule book: the line that begins with its name, and the ruling below it.
[[nodiscard]] std::optional<std::string> rule_in(std::string_view book, std::string_view name);

}  // namespace krypta::text
