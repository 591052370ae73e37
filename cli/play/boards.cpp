#include "cli/play/boards.hpp"

#include <algorithm>
#include <array>

#include "cli/mascarade/board.hpp"
#include "cli/nowa_huta/board.hpp"
#include "cli/play/plain_board.hpp"
#include "cli/vampire_empire/board.hpp"
#include "cli/vendetta/board.hpp"
#include "cli/vtes/board.hpp"

namespace krypta::cli {

namespace {

std::vector<Paragraph> tell_plainly(std::span<const ShownEvent> events, const Reader& reader) {
  std::vector<Paragraph> paragraphs;
  for (const ShownEvent& event : events) paragraphs.push_back({wrapped(reader.say(event.message), "  ", "  ")});
  return paragraphs;
}

const Board plain{.game = "",
                  .choice_example = "",
                  .pages = {},
                  .draw = draw_plainly,
                  .hint = [](const Value&, const Option&, const Reader&) { return std::string{}; },
                  .remark = [](const Value&, const Reader&) { return std::string{}; },
                  .tell = tell_plainly,
                  .result_columns = [](const Value&, const Reader&) { return std::vector<ResultColumn>{}; }};

}  // namespace

const Board& board_of(std::string_view game) {
  static const std::array<const Board*, 5> all{&nowa_huta_board(), &mascarade_board(), &vampire_empire_board(),
                                               &vendetta_board(), &vtes_board()};
  const auto found = std::ranges::find(all, game, &Board::game);
  return found == all.end() ? plain : **found;
}

}  // namespace krypta::cli
