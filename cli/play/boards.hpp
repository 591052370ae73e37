#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/terminal.hpp"
#include "engine/cards/library.hpp"
#include "engine/core/any_game.hpp"
#include "text/speech.hpp"

/// What each game looks like in a terminal. Nothing here gets a match or a state: it draws views and tells events, both
/// of one seat, so it cannot show what that seat may not know.
namespace krypta::cli {

using Lines = std::vector<std::string>;

/// Who looks at the table.
struct Reader {
  const GameInfo* game;
  const cards::Library* cards;  ///< of a game that has cards
  const text::Speech* speech;
  std::vector<std::string> names;
  std::vector<unsigned> colours;
  Seat seat;
  Paint paint;
  std::size_t width = terminal_width;
  std::vector<ShownEvent> lately{};  ///< the last that the reader has seen, for a board that draws what is going on

  [[nodiscard]] std::string say(std::string_view key, std::span<const text::Argument> arguments = {}) const {
    return speech->say(key, arguments);
  }
  [[nodiscard]] std::string say(const Message& message) const { return speech->say(message, names, seat); }
  /// The word of a command that is shown: the first of its words.
  [[nodiscard]] std::string word(std::string_view key) const {
    const std::string words = speech->say(key);
    return words.substr(0, words.find(' '));
  }
  /// "[NH-104]"
  [[nodiscard]] std::string rule(RuleId rule) const { return paint(Ink::dim, "[" + rule_name(*game, rule) + "]"); }
  [[nodiscard]] std::string sign(Seat s) const {
    const unsigned colour = colours[number(s)];
    return paint(ink_of(colour), sign_of(colour));
  }
  [[nodiscard]] std::string name(Seat s) const { return sign(s) + " " + names[number(s)]; }
};

/// A few lines of the log that belong together.
struct Paragraph {
  Lines lines;
  bool heading = false;  ///< such as "Turn 2", which a board says too
};

/// Paragraph after paragraph until everything is told; `take(rest)` takes the first one off what is left.
template <class Take>
std::vector<Paragraph> paragraphs_of(std::span<const ShownEvent> events, Take&& take) {
  std::vector<Paragraph> paragraphs;
  while (!events.empty()) {
    Paragraph paragraph = take(events);
    if (!paragraph.lines.empty()) paragraphs.push_back(std::move(paragraph));
  }
  return paragraphs;
}

/// Something to read about the game: a command of its own.
struct Page {
  std::string_view word;   ///< the key of the command's words
  std::string_view about;  ///< the key of what `help` says about it
  Lines (*text)(const Reader& reader);
  /// What there is about the one thing that was named behind the word; null where it is all or nothing.
  Lines (*find)(std::string_view name, const Reader& reader) = nullptr;
};

/// A column of the final table beside place and score: a title and a number a seat.
struct ResultColumn {
  std::string title;
  std::vector<std::int64_t> numbers;
};

struct Board {
  std::string_view game;
  std::string_view choice_example;  ///< the id of a choice, for `help`
  std::span<const Page> pages;
  Lines (*draw)(const Value& view, const Reader& reader);
  /// What a choice leads to, in a few words; may be empty.
  std::string (*hint)(const Value& view, const Option& option, const Reader& reader);
  /// What the player may miss among his choices, and why it is not there; may be empty.
  std::string (*remark)(const Value& view, const Reader& reader);
  /// What happened, as paragraphs.
  std::vector<Paragraph> (*tell)(std::span<const ShownEvent> events, const Reader& reader);
  std::vector<ResultColumn> (*result_columns)(const Value& view, const Reader& reader);
  /// Whether it is so long that within a turn only the parts that changed are shown again; empty lines part them.
  bool by_parts = false;
};

/// The board of a game; a plain one if it has none of its own.
[[nodiscard]] const Board& board_of(std::string_view game);

}  // namespace krypta::cli
