#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "cli/play/boards.hpp"
#include "engine/core/message.hpp"
#include "text/speech.hpp"

/// What a player at the terminal means by what he types.
namespace krypta::cli {

enum class Command { help, rule, why, log, board, stops, enough, undo, save, quit };
constexpr std::array<std::string_view, 10> names_of(std::type_identity<Command>) {
  return {"help", "rule", "why", "log", "board", "stops", "enough", "undo", "save", "quit"};
}
/// Whether it is there only in games in which everybody may act on everything (GameInfo::stops).
constexpr bool needs_stops(Command command) { return command == Command::stops || command == Command::enough; }

struct Answer {
  enum class Kind {
    nothing,  ///< an empty line
    choice,   ///< options[index]
    several,  ///< an id's beginning that fits all of `fitting`
    command,  ///< `command` with `rest` behind it
    page,     ///< pages[index], or what `rest` names of it
    unknown
  };
  Kind kind = Kind::unknown;
  std::size_t index = 0;
  Command command{};
  std::string rest{};
  std::vector<std::size_t> fitting{};
};

/// The words of the commands, in English and in the player's language.
class Vocabulary {
 public:
  Vocabulary(const text::Speech& speech, std::span<const Page> pages, std::string_view rule_prefix, bool stops = false);

  [[nodiscard]] Answer understand(std::string_view line, std::span<const Option> options) const;
  /// Whether the text is one of the words of that key.
  [[nodiscard]] bool means(std::string_view text, std::string_view key) const;

 private:
  const text::Speech& speech_;
  std::span<const Page> pages_;
  std::string rule_prefix_;
  bool stops_;
};

/// The number that stands before each option, and that picks it. Options that are numbers themselves, as `say:0`, have
/// their own: who types how many he means must not get something else. Others are counted, from 1 or behind those.
[[nodiscard]] std::vector<unsigned> menu_numbers(std::span<const Option> options);

/// The part of an id before its colon: "move" of "move:cw1".
[[nodiscard]] std::string_view verb_of(std::string_view id);
/// The line without spaces at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view line);
/// The number that the whole text is, if it is a small one.
[[nodiscard]] std::optional<unsigned> small_number(std::string_view text);

}  // namespace krypta::cli
