#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

#include "cli/coverage/coverage.hpp"
#include "engine/cards/library.hpp"
#include "engine/games/vtes/cards.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"
#include "wire/decks.hpp"
#include "wire/json.hpp"

namespace krypta::cli {

namespace {

std::string text_of(const Value& deck, std::string_view member) {
  const Value* const found = deck.find(member);
  return found != nullptr && found->text() != nullptr ? *found->text() : "";
}

/// Unlike the entries of one deck, those of an array of decks have a library.
bool holds_decks(const Value& value) {
  return value.array() != nullptr && !value.array()->empty() && value.array()->front().find("library") != nullptr;
}

void add(ReadDecks& decks, NamedDeck named, const vtes::ReadDeck& read, const text::Speech& speech) {
  if (read.problems.empty()) {
    named.deck = read.deck;
    decks.decks.push_back(std::move(named));
    return;
  }
  const std::string problem = text::flaw_sentence(flaw_of(read.problems.front()), "VT", speech);
  const std::array<text::Argument, 2> told{text::Argument{"file", named.id}, text::Argument{"problem", problem}};
  decks.problems.push_back(speech.say("deck-in-file", told));
}

/// "found `fly`, expected a verb"
std::string word_in(const std::string& message) {
  constexpr std::string_view before = "found `";
  if (!message.starts_with(before)) return {};
  const std::size_t end = message.find('`', before.size());
  return end == std::string::npos ? "" : message.substr(before.size(), end - before.size());
}

}  // namespace

ReadDecks decks_in(const std::string& name, std::string_view text, const text::Speech& speech) {
  ReadDecks decks;
  if (wire::looks_like_json(text)) {
    const auto value = wire::parse_json(text);
    if (value && holds_decks(*value)) {
      for (const Value& deck : *value->array()) {
        const vtes::ReadDeck read = vtes::read_deck_value(vtes::facts(), deck);
        std::string id = text_of(deck, "id");
        if (id.empty()) id = read.deck.name.empty() ? name : read.deck.name;
        add(decks, {std::move(id), text_of(deck, "date")}, read, speech);
      }
      return decks;
    }
  }
  add(decks, {name, ""}, wire::read_deck(vtes::facts(), text), speech);
  return decks;
}

std::optional<MissingWords> words_of_drafts(const AnyGame& game, const std::string& folder) {
  MissingWords all;
  std::error_code unreadable;
  for (std::filesystem::directory_iterator entry{folder, unreadable}, end; !unreadable && entry != end;
       entry.increment(unreadable)) {
    const auto card = vtes::card_called(entry->path().stem().string());
    if (entry->path().extension() != ".card" || !card) continue;
    std::ifstream file{entry->path(), std::ios::binary};
    const cards::File draft{entry->path().filename().string(), {std::istreambuf_iterator<char>{file}, {}}};
    const auto compiled = cards::compile(*game.cards()->vocabulary, std::span{&draft, 1});
    std::vector<std::string>& words = all[*card];
    if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
      for (const cards::Error& error : *errors) {
        std::string word = word_in(error.message);
        words.push_back(word.empty() ? error.message : std::move(word));
      }
    }
  }
  if (unreadable) return std::nullopt;
  return all;
}

std::string listed_words(std::span<const std::string> words) {
  std::vector<std::pair<std::string_view, unsigned>> counted;
  for (const std::string& word : words) {
    const auto there = std::ranges::find(counted, word, &std::pair<std::string_view, unsigned>::first);
    if (there == counted.end()) {
      counted.emplace_back(word, 1);
    } else {
      ++there->second;
    }
  }
  std::string all;
  for (const auto& [word, times] : counted) {
    all += (all.empty() ? "" : ", ") + std::string{word};
    if (times > 1) all += " × " + std::to_string(times);
  }
  return all;
}

}  // namespace krypta::cli
