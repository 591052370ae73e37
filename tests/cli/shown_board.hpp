#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/boards.hpp"
#include "cli/play/terminal.hpp"
#include "tests/games.hpp"
#include "tests/sanitized.hpp"
#include "text/speech.hpp"

/// What the tests of all boards in a terminal need: to act, to look, and to read what is there.
namespace krypta::cli {

inline void act(AnyMatch& match, Seat s, std::string_view option) {
  const auto refusal = match.act(s, option);
  ASSERT_FALSE(refusal) << number(s) << " " << option << ": " << refusal->message;
}
inline void act(AnyMatch& match, unsigned s, std::string_view option) { act(match, seat(s), option); }

inline Reader reader_of(std::string_view game, std::string_view language, unsigned seats, Seat as,
                        bool colour = false) {
  const text::Speech* speech = text::Speech::in(language);
  std::vector<unsigned> colours(seats);
  std::iota(colours.begin(), colours.end(), 0U);
  return {&find_game(game)->info(),
          find_game(game)->cards(),
          speech,
          speech->plain_names(colours),
          colours,
          as,
          Paint{colour}};
}

inline std::string text_of(const Lines& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}
inline std::string text_of(const std::vector<Paragraph>& paragraphs) {
  std::string text;
  for (const Paragraph& paragraph : paragraphs) text += text_of(paragraph.lines);
  return text;
}

/// The text with one space for any white space, so that it does not matter where lines break and how wide columns are.
inline std::string squeezed(std::string_view text) {
  std::string all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool fixed = text.substr(i).starts_with("\u00A0");
    if (fixed) ++i;
    const bool space = fixed || text[i] == ' ' || text[i] == '\n';
    if (!space) all += text[i];
    if (space && !all.empty() && all.back() != ' ') all += ' ';
  }
  return all.substr(0, all.find_last_not_of(' ') + 1);
}

/// The first line with that in it.
inline std::string line_with(const Lines& lines, std::string_view part) {
  for (const std::string& line : lines) {
    if (line.find(part) != std::string::npos) return line;
  }
  return "";
}
inline std::string row_of(const Lines& lines, std::string_view part) { return squeezed(line_with(lines, part)); }
inline bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

inline void expect_readable(const Lines& lines) {
  for (const std::string& line : lines) {
    EXPECT_LE(display_width(line), terminal_width) << line;
    EXPECT_FALSE(has(line, "{")) << line;
  }
}

/// Everything a seat is shown in this moment.
inline void expect_all_readable(const AnyMatch& match, Seat observer) {
  const Board& board = board_of(match.info().id);
  for (const std::string_view language : text::languages()) {
    Reader who = reader_of(match.info().id, language, match.seats(), observer);
    who.lately = match.memory(observer);
    const Value view = match.view(observer);
    expect_readable(board.draw(view, who));
    if (match.length() > 0) {
      for (const Paragraph& paragraph : board.tell(match.events(match.length() - 1, observer), who))
        expect_readable(paragraph.lines);
    }
    if (!is_player(observer)) continue;
    EXPECT_FALSE(has(board.remark(view, who), "{"));
    for (const Option& option : match.options(observer))
      EXPECT_FALSE(has(board.hint(view, option, who), "{")) << option.id;
  }
}

/// A match at random, looked at by the seats that decide at every so many-th choice, and by everybody at every eighth
/// and at its end.
inline void expect_readable_throughout(const AnyGame& game, const krypta::Setup& setup, unsigned seed,
                                       std::size_t every = 1, std::size_t most_choices = 5000) {
  const auto match = std::move(*game.begin(setup));
  const auto by_everybody = [&] {
    for (unsigned s = 0; s < match->seats(); ++s) expect_all_readable(*match, seat(s));
    expect_all_readable(*match, Seat::spectator);
  };
  Rng rng{seed};
  for (std::size_t choices = 0; !match->pending().over && choices < most_choices; ++choices) {
    if (choices % (8 * test::one_in) == 0) by_everybody();
    if (match->pending().chance) {
      match->answer_for_chance(ChanceStream{seed});
      continue;
    }
    const SeatSet deciding = match->pending().must;
    if (choices % (every * test::one_in) == 0) {
      for (const Seat s : deciding) expect_all_readable(*match, s);
    }
    const std::vector<Option> options = match->options(deciding.lowest());
    act(*match, deciding.lowest(), options[rng.below(static_cast<std::uint32_t>(options.size()))].id);
  }
  by_everybody();
}

/// What one seat is told from a choice on.
inline std::string told(const AnyMatch& match, std::size_t from, Seat as, std::string_view language = "en") {
  std::vector<ShownEvent> events;
  for (std::size_t i = from; i < match.length(); ++i) {
    for (ShownEvent& event : match.events(i, as)) events.push_back(std::move(event));
  }
  const Reader who = reader_of(match.info().id, language, match.seats(), as);
  return squeezed(text_of(board_of(match.info().id).tell(events, who)));
}

}  // namespace krypta::cli
