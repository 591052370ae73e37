#include <algorithm>
#include <array>

#include "cli/vendetta/board.hpp"
#include "cli/vendetta/cards.hpp"
#include "cli/vendetta/table.hpp"

/// What is said beside the choices of Vendetta, and what there is to read.
namespace krypta::cli {

namespace {

using Table = VendettaTable;

Lines guide_page(const Reader& reader) {
  static constexpr std::array<std::string_view, 10> parts{"goal",      "round",    "turn",  "blood",   "drain",
                                                          "diablerie", "withdraw", "steps", "rewards", "frenzy"};
  Lines lines;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string number = pad_left(std::to_string(i + 1), 3) + ". ";
    for (std::string& line : wrapped(reader.say(key("vd-ui-guide-", parts[i])), number, "     "))
      lines.push_back(std::move(line));
  }
  return lines;
}

/// What is at stake where somebody stays or withdraws. VD-124, VD-125, VD-129, VD-164
std::string stake(const Table& table, std::string_view choice, const Reader& reader) {
  const std::string_view where = Table::word(table.at("current"));
  if (choice == "stay") {
    const std::string_view ally = Table::word(Table::in(table.site(where), "ally"));
    const std::array<text::Argument, 1> card{text::Argument{"card", vd_card_name(ally, reader)}};
    return ally.empty() ? "" : reader.say("vd-ui-for-winner", card);
  }
  const std::array<text::Argument, 1> blood{text::Argument{"count", table.blood(where, reader.seat)}};
  return reader.say(where == "haven" ? "vd-ui-to-hand" : "vd-ui-to-haven", blood);
}

/// Blood decides between equal scores. VD-220
std::vector<ResultColumn> result_columns(const Value& view, const Reader& reader) {
  const Table table{view};
  ResultColumn blood{reader.say("vd-ui-blood"), {}};
  for (unsigned s = 0; s < table.seats(); ++s)
    blood.numbers.push_back(Table::number(Table::in(table.player(seat(s)), "blood")));
  return {blood};
}

}  // namespace

std::string vendetta_hint(const Value& view, const Option& option, const Reader& reader) {
  if (option.id == "stay" || option.id == "withdraw") return stake(Table{view}, option.id, reader);
  const std::string_view target = option.target;
  const std::string_view kind = target.substr(0, target.find(':'));
  const std::string_view what = target.substr(std::min(kind.size() + 1, target.size()));
  // The board shows the own cards with their texts.
  if (kind == "card" || kind == "follower") return vd_card_facts(what, reader);
  if (kind == "source" || kind == "relic") return vd_card_does(what, reader);
  return "";
}

std::string vendetta_remark(const Value& view, const Reader& reader) {
  const Table table{view};
  if (table.step() != "turn" || !Table::word(Table::in(table.frame(), "at")).empty()) return "";
  const Value& player = table.player(reader.seat);
  // She makes it free. VD-326
  const bool free = Table::among(Table::in(player, "allies"), "al07");
  return Table::number(Table::in(player, "blood")) <= 1 && !free ? reader.say("vd-ui-no-face-down") : "";
}

const Board& vendetta_board() {
  static constexpr std::array<Page, 2> pages{{{"vd-ui-command-guide", "vd-ui-about-guide", guide_page},
                                              {"vd-ui-command-cards", "vd-ui-about-cards", vd_cards_page}}};
  static const Board board{.game = "vendetta",
                           .choice_example = "play:br03>first>down",
                           .pages = pages,
                           .draw = draw_vendetta,
                           .hint = vendetta_hint,
                           .remark = vendetta_remark,
                           .tell = tell_vendetta,
                           .result_columns = result_columns};
  return board;
}

}  // namespace krypta::cli
