#include <algorithm>
#include <array>

#include "cli/vampire_empire/board.hpp"
#include "cli/vampire_empire/cards.hpp"
#include "cli/vampire_empire/table.hpp"

/// What is said beside the choices of Vampire Empire, and what there is to read.
namespace krypta::cli {

namespace {

using Table = VampireEmpireTable;
using Names = Table::Names;
using vampire_empire::Group;

Lines guide_page(const Reader& reader) {
  static constexpr std::array<std::string_view, 12> parts{"secret", "castle", "turn",  "discard", "reveal",  "combat",
                                                          "limits", "hide",   "water", "pass",    "support", "end"};
  Lines lines;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::string number = pad_left(std::to_string(i + 1), 3) + ". ";
    for (std::string& line : wrapped(reader.say(key("ve-ui-guide-", parts[i])), number, "     "))
      lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace

std::string vampire_empire_hint(const Value& view, const Option& option, const Reader& reader) {
  const Table table{view};
  const std::string_view target = option.target;
  const std::string_view kind = target.substr(0, target.find(':'));
  const std::string_view what = target.substr(std::min(kind.size() + 1, target.size()));
  if (kind == "card") return table.step() == "window" ? ve_card_does(what, reader) : ve_card_facts(what, reader);
  if (kind == "character") {
    const std::string place = reader.say(table.in_castle(what) ? "ve-ui-in-castle" : "ve-ui-in-town");
    return table.identity(what) == "is-unknown" ? place
                                                : place + ", " + reader.say(key("ve-ui-", table.identity(what)));
  }
  if (kind != "fight") return "";
  // VE-131 to VE-133
  const std::int64_t defence = table.markers(what.substr(what.find('>') + 1), "defence");
  if (defence == 0) return "";
  const std::array<text::Argument, 1> least{text::Argument{"count", defence + 1}};
  return reader.say("ve-ui-needs", least);
}

std::string vampire_empire_remark(const Value& view, const Reader& reader) {
  const Table table{view};
  if (table.step() != "act") return "";
  const Value& player = table.player(reader.seat);
  const Names hand = Table::names(Table::in(Table::in(player, "hand"), "value"));
  if (table.is_day()) {
    const auto holy = [&](std::string_view id) { return ve_card_is(id, Group::HolyWater, reader); };
    return std::ranges::count_if(hand, holy) < vampire_empire::holy_water_costs ? reader.say("ve-ui-no-water-now") : "";
  }
  if (Table::among(Table::in(player, "forbidden"), "hide")) return reader.say("ve-ui-hiding-forbidden");
  const auto valued = [&](std::string_view id) { return ve_card_value(id, reader).has_value(); };
  return std::ranges::count_if(hand, valued) < vampire_empire::hide_costs ? reader.say("ve-ui-no-hiding-now") : "";
}

const Board& vampire_empire_board() {
  static constexpr std::array<Page, 2> pages{{{"ve-ui-command-guide", "ve-ui-about-guide", guide_page},
                                              {"ve-ui-command-cards", "ve-ui-about-cards", ve_cards_page}}};
  static const Board board{.game = "vampire-empire",
                           .choice_example = "attack:monk>cook",
                           .pages = pages,
                           .draw = draw_vampire_empire,
                           .hint = vampire_empire_hint,
                           .remark = vampire_empire_remark,
                           .tell = tell_vampire_empire,
                           .result_columns = [](const Value&, const Reader&) { return std::vector<ResultColumn>{}; }};
  return board;
}

}  // namespace krypta::cli
