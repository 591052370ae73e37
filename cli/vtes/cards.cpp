#include "cli/vtes/cards.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/play/shown_table.hpp"
#include "text/cards/text.hpp"

namespace krypta::cli {

namespace {

using vtes::CardId;
using vtes::CardInfo;
using vtes::CardKind;
using vtes::Discipline;
using vtes::Level;

/// So many names are listed where several cards begin like what was typed.
constexpr std::size_t most_found = 20;

constexpr std::string_view between_facts = " · ";

void add_part(std::string& text, std::string_view part, std::string_view between = between_facts) {
  if (!part.empty()) text += (text.empty() ? "" : std::string{between}) + std::string{part};
}

std::string clan_name(vtes::Clan clan, const Reader& reader) {
  return clan == vtes::Clan::None ? "" : reader.say(key("vt-clan-", name_of(clan)));
}

std::string creed_name(vtes::Creed creed, const Reader& reader) {
  return creed == vtes::Creed::None ? "" : reader.say(key("vt-creed-", name_of(creed)));
}

std::string costs(std::string_view what, std::string_view amount, const Reader& reader) {
  if (amount.empty() || amount == "0") return "";
  std::string shown{amount};
  if (shown == "x") shown = "X";
  const std::array<text::Argument, 1> arguments{text::Argument{"count", shown}};
  return reader.say(key("vt-ui-cost-", what), arguments);
}

/// "vampire · Nosferatu · capacity 4 · ani OBF · Camarilla · prince · group 6"
std::string crypt_line(CardId card, const CardInfo& info, const Reader& reader) {
  const auto counted = [&](std::string_view what, unsigned count) {
    const std::array<text::Argument, 1> arguments{text::Argument{"count", std::int64_t{count}}};
    return reader.say(key("vt-ui-", what), arguments);
  };
  std::string text = reader.say(info.is_imbued() ? "vt-type-imbued" : "vt-type-vampire");
  add_part(text, clan_name(info.clan, reader));
  add_part(text, creed_name(info.creed, reader));
  add_part(text, counted("capacity", info.capacity));
  add_part(text, vt_disciplines(info.disciplines));
  for (const vtes::Virtue virtue : all_of<vtes::Virtue>()) {
    if (info.virtues.has(virtue)) add_part(text, reader.say(key("vt-virtue-", name_of(virtue))));
  }
  if (info.sect != vtes::Sect::None) add_part(text, reader.say(key("vt-sect-", name_of(info.sect))));
  const std::string_view printed_title = vtes::facts().crypt(card).title;
  if (info.title != vtes::Title::None) {
    const bool votes = info.title == vtes::Title::OneVote || info.title == vtes::Title::TwoVotes;
    const std::size_t of = votes ? std::string_view::npos : printed_title.find(" of ");
    // The city of a prince is a name, the same in every language.
    add_part(text, reader.say(key("vt-title-", name_of(info.title))) +
                       (of == std::string_view::npos ? "" : " (" + std::string{printed_title.substr(of + 4)} + ")"));
  }
  if (info.group > 0) add_part(text, counted("group", info.group));
  return text;
}

struct Cells {
  std::string name, kinds, needs, cost;
};
Lines in_columns(const std::vector<Cells>& rows, const Reader& reader) {
  std::array<std::size_t, 3> widths{};
  for (const Cells& row : rows) {
    widths[0] = std::max(widths[0], display_width(row.name));
    widths[1] = std::max(widths[1], display_width(row.kinds));
    widths[2] = std::max(widths[2], display_width(row.needs));
  }
  Lines lines;
  for (const Cells& row : rows) {
    std::string line = "   " + pad_right(row.name, widths[0]) + "  " + pad_right(row.kinds, widths[1]) + "  " +
                       pad_right(row.needs, widths[2]) + "  " + row.cost;
    line.erase(line.find_last_not_of(' ') + 1);
    if (display_width(line) <= reader.width) {
      lines.push_back(std::move(line));
      continue;
    }
    std::string text = row.name;
    for (const std::string& part : {row.kinds, row.needs, row.cost}) add_part(text, part);
    for (std::string& part : wrapped(text, "   ", "     ", reader.width)) lines.push_back(std::move(part));
  }
  return lines;
}

Cells cells_of(std::string_view id, const Reader& reader) {
  return {vt_card_name(id, reader), vt_card_kinds(id, reader), vt_card_needs(id, reader), vt_card_cost(id, reader)};
}

/// Every card that can be played and whose name begins like that, the one that is called so alone if there is one.
std::vector<CardId> cards_like(std::string_view typed) {
  const std::string wanted = vtes::name_key(typed);
  std::vector<CardId> found;
  if (wanted.empty()) return found;
  const auto cards = vtes::Cards::built_in();
  for (const CardId card : vtes::facts().all()) {
    if (!cards->info(card).playable) continue;
    const std::string name = vtes::name_key(vtes::facts().full_name(card));
    if (name == wanted) return {card};
    if (name.starts_with(wanted)) found.push_back(card);
  }
  return found;
}

}  // namespace

std::string vt_card_name(std::string_view id, const Reader& reader) {
  return reader.say(key("vt-card-", id.empty() ? "unknown" : id));
}

const CardInfo* vt_card_info(std::string_view id) {
  // Shared by all matches, so it is there as long as the program runs.
  static const auto cards = vtes::Cards::built_in();
  const auto card = vtes::card_called(id);
  return card ? &cards->info(*card) : nullptr;
}

std::string vt_card_kinds(std::string_view id, const Reader& reader) {
  const CardInfo* info = vt_card_info(id);
  std::string text;
  if (info == nullptr) return text;
  for (const CardKind kind : all_of<CardKind>()) {
    if (info->is_imbued() && kind == CardKind::Ally) continue;  // that is what it counts as
    if (info->is(kind)) add_part(text, reader.say(key("vt-type-", name_of(kind))), " / ");
  }
  return text;
}

std::string vt_card_cost(std::string_view id, const Reader& reader) {
  const auto card = vtes::card_called(id);
  if (!card || vtes::is_crypt(*card)) return "";
  const vtes::LibraryFacts& printed = vtes::facts().library(*card);
  std::string text = costs("pool", printed.pool, reader);
  add_part(text, costs("blood", printed.blood, reader), ", ");
  add_part(text, costs("conviction", printed.conviction, reader), ", ");
  return text;
}

std::string vt_card_needs(std::string_view id, const Reader& reader) {
  const auto card = vtes::card_called(id);
  if (!card || vtes::is_crypt(*card)) return "";
  std::string text{vtes::facts().library(*card).disciplines};
  add_part(text, clan_name(vt_card_info(id)->clan, reader), ", ");
  add_part(text, creed_name(vt_card_info(id)->creed, reader), ", ");
  return text;
}

std::string vt_disciplines(const vtes::Disciplines& disciplines) {
  std::string basic;
  std::string superior;
  for (const Discipline d : all_of<Discipline>()) {
    if (disciplines[d] == Level::None) continue;
    std::string letters{name_of(d)};
    if (disciplines[d] == Level::Basic) {
      add_part(basic, letters, " ");
      continue;
    }
    for (char& c : letters) c = static_cast<char>(c - 'a' + 'A');
    add_part(superior, letters, " ");
  }
  add_part(basic, superior, " ");
  return basic;
}

Lines draw_vt_hand(std::span<const std::string_view> ids, const Reader& reader) {
  std::vector<Cells> rows;
  for (std::size_t i = 0; i < ids.size();) {
    std::size_t copies = 1;  // hands are sorted
    while (i + copies < ids.size() && ids[i + copies] == ids[i]) ++copies;
    Cells row = cells_of(ids[i], reader);
    if (copies > 1) row.name += " ×" + std::to_string(copies);
    rows.push_back(std::move(row));
    i += copies;
  }
  return in_columns(rows, reader);
}

Lines vt_card_page(std::string_view id, const Reader& reader) {
  const auto card = vtes::card_called(id);
  if (!card) return {};
  const CardInfo& info = *vt_card_info(id);
  std::string line;
  if (vtes::is_crypt(*card)) {
    line = crypt_line(*card, info, reader);
  } else {
    for (const std::string& part : {vt_card_kinds(id, reader), vt_card_needs(id, reader), vt_card_cost(id, reader)})
      add_part(line, part);
  }
  Lines lines{" " + reader.paint(Ink::bold, vt_card_name(id, reader))};
  const auto add = [&](std::string_view text) {
    for (std::string& one : wrapped(text, "   ", "   ", reader.width)) lines.push_back(std::move(one));
  };
  add(line);
  const cards::Card* written = reader.cards->find(id);
  if (written == nullptr) return lines;
  const text::CardText text =
      text::card_text(*written, *reader.cards->vocabulary, reader.game->text_prefix, *reader.speech);
  // It begins with the name of the game.
  const std::size_t dot = text.line.find(between_facts);
  if (dot != std::string::npos) add(reader.paint(Ink::dim, text.line.substr(dot + between_facts.size())));
  if (!text.text.empty()) add(text.text);
  return lines;
}

Lines vt_cards_page(const Reader& reader) {
  std::vector<Cells> rows;
  for (const cards::Card& card : reader.cards->cards) {
    const auto id = vtes::card_called(card.id);
    if (id && !vtes::is_crypt(*id)) rows.push_back(cells_of(card.id, reader));
  }
  std::ranges::sort(rows, {}, [](const Cells& row) { return std::pair{row.kinds, row.name}; });
  Lines lines = in_columns(rows, reader);
  const std::array<text::Argument, 1> word{text::Argument{"word", reader.word("vt-ui-command-cards")}};
  for (std::string& line : wrapped(reader.say("vt-ui-cards-how", word), "  ", "  ", reader.width))
    lines.push_back(reader.paint(Ink::dim, line));
  return lines;
}

Lines vt_find_cards(std::string_view typed, const Reader& reader) {
  const std::vector<CardId> found = cards_like(typed);
  if (found.size() == 1) return vt_card_page(vtes::slug(found.front()), reader);
  const std::array<text::Argument, 1> name{text::Argument{"name", printable(typed)}};
  if (found.empty()) return wrapped(reader.say("vt-ui-no-card", name), "", "", reader.width);
  std::string names;
  for (std::size_t i = 0; i < std::min(found.size(), most_found); ++i)
    add_part(names, vt_card_name(vtes::slug(found[i]), reader), ", ");
  if (found.size() > most_found) names += ", …";
  const std::array<text::Argument, 1> all{text::Argument{"names", names}};
  return wrapped(reader.say("vt-ui-several-cards", all), "", "", reader.width);
}

}  // namespace krypta::cli
