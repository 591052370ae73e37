#include "engine/games/vtes/facts.hpp"

#include <algorithm>
#include <charconv>
#include <tuple>

#include "embedded/vtes_facts.hpp"
#include "engine/cards/names.hpp"
#include "engine/games/vtes/kinds.hpp"

namespace krypta::vtes {

namespace {

constexpr std::size_t columns = 11;

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

/// A trait of a vampire; of a slave with the clan, of a Blood Brother his circle. VT-721
bool is_trait(std::string_view mark) {
  if (mark.starts_with("slave:")) return named<Clan>(mark.substr(6)).has_value();
  if (mark.starts_with("circle:")) return named<Circle>(mark.substr(7)).has_value();
  return named<Trait>(mark).has_value();
}

/// Sets the flag of each mark; false if there is one that is not known.
template <class Facts>
bool read_marks(std::string_view text, Facts& facts, bool* (*flag)(Facts&, std::string_view)) {
  if (text.empty()) return true;
  for (const std::string_view mark : split(text, ' ')) {
    if (bool* const known = flag(facts, mark)) {
      *known = true;
    } else if (!std::is_same_v<Facts, CryptFacts> || !is_trait(mark)) {
      return false;
    }
  }
  return true;
}

bool* mark_of(CryptFacts& facts, std::string_view mark) {
  return mark == "imbued"     ? &facts.imbued
         : mark == "advanced" ? &facts.advanced
         : mark == "banned"   ? &facts.banned
         : mark == "ability"  ? &facts.ability
                              : nullptr;
}
bool* mark_of(LibraryFacts& facts, std::string_view mark) {
  return mark == "burn-option" ? &facts.burn_option
         : mark == "banned"    ? &facts.banned
         : mark == "trifle"    ? &facts.trifle
                               : nullptr;
}

using Columns = std::vector<std::string_view>;

/// What is wrong with a line, or nothing.
std::string_view read_line(const Columns& column, CryptFacts& facts) {
  facts = {.name = column[1],
           .also = column[2],
           .clan = column[3],
           .disciplines = column[6],
           .sect = column[7],
           .title = column[8],
           .path = column[9],
           .marks = column[10]};
  if (!read_number(column[0], facts.number)) return "its number is no number";
  if (column[4] != "any" && !read_number(column[4], facts.group)) return "its group is no number";
  if (!read_number(column[5], facts.capacity)) return "its capacity is no number";
  if (!read_marks<CryptFacts>(column[10], facts, mark_of)) return "it has a mark that is not known";
  return {};
}
std::string_view read_line(const Columns& column, LibraryFacts& facts) {
  facts = {.name = column[1],
           .also = column[2],
           .types = column[3],
           .clan = column[4],
           .path = column[5],
           .disciplines = column[6],
           .pool = column[7],
           .blood = column[8],
           .conviction = column[9]};
  if (!read_number(column[0], facts.number)) return "its number is no number";
  if (!read_marks<LibraryFacts>(column[10], facts, mark_of)) return "it has a mark that is not known";
  return {};
}

template <class Row>
Facts::Error read_lines(std::string_view list, std::string_view text, std::vector<Row>& rows) {
  std::size_t number = 0;
  for (const std::string_view line : split(text, '\n')) {
    ++number;
    if (line.empty() || line.front() == '#') continue;
    const Columns column = split(line, '|');
    std::string_view wrong = "it has not eleven columns";
    if (column.size() == columns) wrong = read_line(column, rows.emplace_back());
    if (!wrong.empty()) return std::string{list} + " line " + std::to_string(number) + ": " + std::string{wrong};
    if (rows.size() > first_crypt) return std::string{list} + ": more than 8,192 cards";
  }
  return {};
}

CardId crypt_id(std::size_t row) { return static_cast<CardId>(first_crypt + row); }

/// "(ADV)" and "(G6)" at the end of a name, in either order or in one pair of brackets.
std::string_view read_printing(std::string_view name, Printing& printing) {
  for (;;) {
    name = trimmed(name);
    if (name.ends_with(" ADV")) {
      printing.advanced = true;
      name.remove_suffix(4);
      continue;
    }
    const auto open = name.rfind('(');
    if (!name.ends_with(')') || open == std::string_view::npos) return name;
    Printing read = printing;
    for (const std::string_view word : split(name.substr(open + 1, name.size() - open - 2), ' ')) {
      std::uint8_t group = 0;
      if (word == "ADV" || word == "Adv" || word == "adv" || word == "ADVANCED") {
        read.advanced = true;
      } else if (word.size() == 2 && (word[0] == 'G' || word[0] == 'g') && read_number(word.substr(1), group)) {
        read.group = group;
      } else {
        return name;
      }
    }
    printing = read;
    name = name.substr(0, open);
  }
}

}  // namespace

std::variant<Facts, Facts::Error> Facts::read(std::string_view crypt, std::string_view library) {
  Facts facts;
  if (Error wrong = read_lines("crypt", crypt, facts.crypt_); !wrong.empty()) return wrong;
  if (Error wrong = read_lines("library", library, facts.library_); !wrong.empty()) return wrong;
  facts.index();
  return facts;
}

Facts Facts::built_in() {
  // A test reads them, so there is nothing wrong with them.
  return std::get<Facts>(
      read(vtes_facts::embedded("crypt").value_or(""), vtes_facts::embedded("library").value_or("")));
}

std::vector<CardId> Facts::all() const {
  std::vector<CardId> cards;
  for (std::size_t row = 0; row < library_.size(); ++row) cards.push_back(static_cast<CardId>(row));
  for (std::size_t row = 0; row < crypt_.size(); ++row) cards.push_back(crypt_id(row));
  return cards;
}

std::string_view Facts::name(CardId card) const { return is_crypt(card) ? crypt(card).name : library(card).name; }

bool Facts::banned(CardId card) const { return is_crypt(card) ? crypt(card).banned : library(card).banned; }

std::string Facts::full_name(CardId card) const {
  std::string full{name(card)};
  if (!is_crypt(card) || find(full) == card) return full;
  const CryptFacts& facts = crypt(card);
  if (!facts.advanced) return full + " (G" + std::to_string(facts.group) + ")";
  full += " (ADV)";
  return find(full) == card ? full : full + " (G" + std::to_string(facts.group) + ")";
}

void Facts::index() {
  const auto add = [&](CardId card, std::uint32_t number, std::string_view names) {
    by_number_.emplace_back(number, card);
    by_name_.push_back({name_key(name(card)), card});
    if (names.empty()) return;
    for (const std::string_view other : split(names, ';')) by_name_.push_back({name_key(other), card});
  };
  for (const CardId card : all()) {
    if (is_crypt(card)) {
      add(card, crypt(card).number, crypt(card).also);
    } else {
      add(card, library(card).number, library(card).also);
    }
  }
  std::ranges::sort(by_number_);
  // Of those that share a name the oldest printing comes first: not advanced, and of the lowest group.
  const auto age = [&](CardId card) {
    return is_crypt(card) ? (crypt(card).advanced ? 0x100 : 0) + crypt(card).group : 0;
  };
  std::ranges::sort(by_name_, [&](const Named& a, const Named& b) {
    return std::tuple{std::string_view{a.key}, age(a.card), a.card} <
           std::tuple{std::string_view{b.key}, age(b.card), b.card};
  });
}

const Facts::Named* Facts::first_named(std::string_view key) const {
  const auto found =
      std::ranges::lower_bound(by_name_, key, {}, [](const Named& n) -> std::string_view { return n.key; });
  return found != by_name_.end() && found->key == key ? &*found : nullptr;
}

std::optional<CardId> Facts::find(std::string_view name, Printing printing) const {
  // Some names end with brackets of their own.
  std::string key = name_key(name);
  const Named* named = first_named(key);
  if (named == nullptr) {
    key = name_key(read_printing(name, printing));
    named = first_named(key);
  }
  if (named == nullptr || key.empty()) return std::nullopt;
  for (const Named* end = by_name_.data() + by_name_.size(); named != end && named->key == key; ++named) {
    if (!is_crypt(named->card)) {
      if (!printing.group && !printing.advanced) return named->card;
      continue;
    }
    const CryptFacts& facts = crypt(named->card);
    if (facts.advanced == printing.advanced && (!printing.group || facts.group == 0 || facts.group == *printing.group))
      return named->card;
  }
  return std::nullopt;
}

std::optional<CardId> Facts::numbered(std::uint32_t number) const {
  const auto found = std::ranges::lower_bound(by_number_, number, {}, &std::pair<std::uint32_t, CardId>::first);
  if (found == by_number_.end() || found->first != number) return std::nullopt;
  return found->second;
}

std::string_view Facts::nearest(std::string_view name) const {
  const std::string key = name_key(name);
  std::vector<std::string_view> keys;
  keys.reserve(by_name_.size());
  for (const Named& named : by_name_) keys.push_back(named.key);
  const std::string_view best = cards::nearest(key, keys);
  const Named* const found = best.empty() ? nullptr : first_named(best);
  return found != nullptr ? this->name(found->card) : std::string_view{};
}

}  // namespace krypta::vtes
