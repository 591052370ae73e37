#include <algorithm>
#include <array>
#include <cmath>

#include "engine/core/utf8.hpp"
#include "engine/games/vtes/decks/deck.hpp"

namespace krypta::vtes {

namespace {

/// How wide a text is on paper.
std::size_t width(std::string_view text) {
  std::size_t points = 0;
  for (; !text.empty(); ++points) {
    const auto next = first_code_point(text);
    text.remove_prefix(next ? next->length : 1);
  }
  return points;
}
std::string padded(std::string text, std::size_t to) {
  const std::size_t has = width(text);
  if (has < to) text.append(to - has, ' ');
  return text;
}

/// "master" as a heading: "Master", "Action Modifier/Combat".
std::string heading(std::string_view types) {
  std::string text{types};
  bool first = true;
  for (char& c : text) {
    if (first && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    first = c == ' ' || c == '/';
  }
  return text;
}

/// Two decimals at most, as people write a mean: 5, 5.5, 5.33.
std::string short_number(double number) {
  const auto hundredths = static_cast<long>(std::lround(number * 100));
  std::string text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  const long rest = hundredths % 100;
  text += "." + std::to_string(rest / 10);
  return rest % 10 == 0 ? text : text + std::to_string(rest % 10);
}

/// A line of the crypt in its columns.
struct CryptLine {
  std::string name, capacity, disciplines, title, clan;
};
CryptLine crypt_line(const CryptFacts& facts) {
  return {std::string{facts.name} + (facts.advanced ? " (ADV)" : ""), std::to_string(facts.capacity),
          facts.disciplines.empty() ? "-none-" : std::string{facts.disciplines},
          std::string{facts.title.substr(0, facts.title.find(" of "))},
          std::string{facts.clan} + ":" + (facts.group == 0 ? "ANY" : std::to_string(facts.group))};
}

std::string crypt_table(const Facts& facts, const Deck& deck) {
  CryptLine widest;
  const auto widen = [](std::string& to, const std::string& text) {
    if (width(text) > width(to)) to = text;
  };
  std::vector<CryptLine> lines;
  for (const Copies& copies : deck.crypt) {
    const CryptLine& line = lines.emplace_back(crypt_line(facts.crypt(copies.card)));
    widen(widest.name, line.name);
    widen(widest.disciplines, line.disciplines);
    widen(widest.title, line.title);
  }
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const CryptLine& line = lines[i];
    text += std::to_string(deck.crypt[i].count) + "x " + padded(line.name, width(widest.name) + 2) +
            (line.capacity.size() < 2 ? " " : "") + line.capacity + " " +
            padded(line.disciplines, width(widest.disciplines) + 2) +
            (widest.title.empty() ? "" : padded(line.title, width(widest.title) + 2)) + line.clan + "\n";
  }
  return text;
}

/// The tournament archive's form, and the deck builders', which underline more.
std::string long_form(const Facts& facts, const Deck& deck, bool archive) {
  std::string text = "Deck Name: " + deck.name + "\n";
  if (!deck.author.empty()) text += (archive ? "Created by: " : "Author: ") + deck.author + "\n";
  if (!deck.description.empty()) text += (archive ? "Description:\n" : "Description: ") + deck.description + "\n";
  const Capacities found = capacities(facts, deck);
  const std::string comma = archive ? ", " : " ";
  const std::string crypt = "Crypt (" + std::to_string(total(deck.crypt)) +
                            " cards, min=" + std::to_string(found.least) + comma + "max=" + std::to_string(found.most) +
                            comma + "avg=" + short_number(found.mean) + ")";
  const char line = archive ? '-' : '=';
  text += "\n" + crypt + "\n" + std::string(crypt.size(), line) + "\n" + crypt_table(facts, deck);
  const std::string library = "Library (" + std::to_string(total(deck.library)) + " cards)";
  text += "\n" + library + "\n";
  if (!archive) text += std::string(library.size(), line) + "\n";
  bool first = true;
  for (const Section& section : sections(facts, deck)) {
    unsigned trifles = 0;
    for (const Copies& copies : section.cards) trifles += facts.library(copies.card).trifle ? copies.count : 0U;
    std::string title = heading(section.types) + " (" + std::to_string(total(section.cards));
    if (trifles > 0 && section.types == "master") title += "; " + std::to_string(trifles) + " trifle";
    title += ")";
    text += (first ? "" : "\n") + title + "\n";
    if (!archive) text += std::string(title.size(), '-') + "\n";
    for (const Copies& copies : section.cards)
      text += std::to_string(copies.count) + "x " + facts.full_name(copies.card) + "\n";
    first = false;
  }
  return text;
}

/// Lackey knows plain letters only.
std::string plain(std::string_view name) {
  std::string text;
  while (!name.empty()) {
    const auto next = first_code_point(name);
    const std::size_t length = next ? next->length : 1;
    if (length == 1) {
      text += name.front() == '"' ? '\'' : name.front();
    } else {
      std::string letters = name_key(name.substr(0, length));
      const bool capital = next->value < 0x100 ? next->value < 0xE0 : next->value % 2 == 0;
      if (!letters.empty() && capital) letters[0] = static_cast<char>(letters[0] - 'a' + 'A');
      text += next->value == 0x2014 ? "--" : letters;
    }
    name.remove_prefix(length);
  }
  return text;
}

std::string lackey(const Facts& facts, const Deck& deck) {
  std::string text;
  const auto line = [&](const Copies& copies) {
    text += std::to_string(copies.count) + "\t" + plain(facts.full_name(copies.card)) + "\n";
  };
  for (const Section& section : sections(facts, deck)) std::ranges::for_each(section.cards, line);
  text += "Crypt:\n";
  std::ranges::for_each(deck.crypt, line);
  return text;
}

std::string jol(const Facts& facts, const Deck& deck) {
  std::string text;
  const auto line = [&](const Copies& copies) {
    text += std::to_string(copies.count) + "x " + facts.full_name(copies.card) + "\n";
  };
  std::ranges::for_each(deck.crypt, line);
  text += "\n";
  for (const Section& section : sections(facts, deck)) std::ranges::for_each(section.cards, line);
  return text;
}

}  // namespace

std::optional<DeckForm> deck_form(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, DeckForm>, 4> forms{
      {{"twd", DeckForm::twd}, {"text", DeckForm::text}, {"lackey", DeckForm::lackey}, {"jol", DeckForm::jol}}};
  const auto* const found = std::ranges::find(forms, name, &std::pair<std::string_view, DeckForm>::first);
  return found == forms.end() ? std::nullopt : std::optional{found->second};
}

std::string write_deck(const Facts& facts, const Deck& deck, DeckForm form) {
  switch (form) {
    case DeckForm::twd: return long_form(facts, deck, true);
    case DeckForm::text: return long_form(facts, deck, false);
    case DeckForm::lackey: return lackey(facts, deck);
    case DeckForm::jol: return jol(facts, deck);
  }
  return {};
}

}  // namespace krypta::vtes
