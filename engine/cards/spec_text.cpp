#include "engine/cards/spec_text.hpp"

#include "engine/cards/library.hpp"

namespace krypta::cards {

namespace {

constexpr std::string_view blanks = " \t\n";

/// With its line feed.
std::size_t line_length(std::string_view text) {
  const std::size_t end = text.find('\n');
  return end == std::string_view::npos ? text.size() : end + 1;
}

bool begins_with_word(std::string_view text, std::string_view word) {
  return text.starts_with(word) && text.size() > word.size() && (text[word.size()] == ' ' || text[word.size()] == '"');
}

}  // namespace

std::size_t spec_length(std::string_view text) {
  if (!begins_with_word(text, "spec")) return 0;
  std::size_t length = line_length(text);
  // What comes behind the last line that is indented belongs to the next card.
  for (std::size_t i = length; i < text.size() && blanks.find(text[i]) != std::string_view::npos;) {
    const std::string_view line = text.substr(i, line_length(text.substr(i)));
    i += line.size();
    if (line.find_first_not_of(blanks) != std::string_view::npos) length = i;
  }
  return length;
}

std::vector<SpecText> specs_in(const File& file) {
  std::vector<SpecText> specs;
  std::string card;
  std::uint32_t number = 1;
  for (std::string_view rest = file.text; !rest.empty();) {
    const std::size_t length = spec_length(rest);
    if (length > 0) {
      specs.push_back({file.name, number, card, std::string{rest.substr(0, length)}});
    } else if (begins_with_word(rest, "card")) {
      const std::string_view id = rest.substr(5, line_length(rest) - 5);
      card = id.substr(0, id.find(' '));
    }
    const std::string_view passed = rest.substr(0, length > 0 ? length : line_length(rest));
    for (const char c : passed) number += c == '\n' ? 1U : 0U;
    rest.remove_prefix(passed.size());
  }
  return specs;
}

}  // namespace krypta::cards
