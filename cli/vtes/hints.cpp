#include <array>

#include "cli/vtes/board.hpp"
#include "cli/vtes/cards.hpp"
#include "cli/vtes/minion.hpp"
#include "cli/vtes/table.hpp"

/// What is said beside the choices of VTES, and what there is to read.
namespace krypta::cli {

namespace {

Lines vtes_guide(const Reader& reader) {
  static constexpr std::array<std::string_view, 13> parts{"goal",      "crypt", "turn",    "master", "act",
                                                          "bleed",     "block", "impulse", "combat", "torpor",
                                                          "influence", "signs", "stops"};
  Lines lines;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string number = pad_left(std::to_string(i + 1), 3) + ". ";
    for (std::string& line : wrapped(reader.say(key("vt-ui-guide-", parts[i])), number, "     ", reader.width))
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::string vtes_hint(const Value& view, const Option& option, const Reader& reader) {
  const std::string_view target = option.target;
  const std::string_view kind = target.substr(0, target.find(':'));
  const std::string_view what = target.substr(std::min(kind.size() + 1, target.size()));
  if (kind == "card") return option.id.starts_with("play:") ? vt_card_cost(what, reader) : "";
  // Of one's own minions the table says it; a card may ask for anybody's.
  if (kind != "thing" || !option.id.starts_with("thing:")) return "";
  const VtesTable table{view};
  if (table.card(what).empty()) return "";
  const vtes::CardInfo* info = vt_card_info(table.card(what));
  if (info == nullptr || !(info->is_vampire() || info->is(vtes::CardKind::Ally))) return "";
  std::string text = vt_counters(table, what, reader) + " " + vt_house(table.card(what), reader);
  const std::string notes = vt_minion_notes(table, what, reader);
  return notes.empty() ? text : text + ", " + notes;
}

const Board& vtes_board() {
  static constexpr std::array<Page, 2> pages{
      {{"vt-ui-command-guide", "vt-ui-about-guide", vtes_guide},
       {"vt-ui-command-cards", "vt-ui-about-cards", vt_cards_page, vt_find_cards}}};
  static const Board board{.game = "vtes",
                           .choice_example = "play:deflection",
                           .pages = pages,
                           .draw = draw_vtes,
                           .hint = vtes_hint,
                           .remark = [](const Value&, const Reader&) { return std::string{}; },
                           .tell = tell_vtes,
                           .result_columns = [](const Value&, const Reader&) { return std::vector<ResultColumn>{}; },
                           .by_parts = true};
  return board;
}

}  // namespace krypta::cli
