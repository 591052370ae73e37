#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/games/vampire_empire/vocabulary.hpp"
#include "tests/cards/bowls.hpp"
#include "tests/cards/wild_cards.hpp"
#include "tests/cards/wild_host.hpp"

/// Any bytes are a card file: they are refused with a place inside the file, or every ability can be carried out.
namespace {

using namespace krypta;

const cards::Vocabulary& vocabulary(std::uint8_t kind) {
  return (kind & 1U) != 0 ? bowls::vocabulary() : vampire_empire::vocabulary();
}

/// A word for each byte, so that what comes out is often nearly a card.
std::vector<std::string> words_for(const cards::Vocabulary& vocabulary) {
  std::vector<std::string> all;
  const auto add = [&](std::string_view word) { all.emplace_back(word); };
  for (const std::string_view word : {"target", "cost",     "one",        "up to",  "any",    "by",
                                      "if",     "else",     "for each",   "in",     "repeat", "choose",
                                      "option", "may",      "pay",        "until",  "let",    "later",
                                      "where",  "it",       "count(",     "some(",  "sum(",   "min(",
                                      "max(",   "half_up(", "half_down(", "and",    "or",     "not",
                                      "when",   "once per", "play in",    "use in", "on in",  "always",
                                      "{",      "{",        "}",          "}",      "(",      "(",
                                      ")",      ")",        ":",          ",",      ".",      "=",
                                      "!=",     "<",        "<=",         ">",      ">=",     "+",
                                      "-",      "*",        "0",          "1",      "2",      "9999",
                                      "x",      "x",        "y",          "y",      "z",      "}\ncard d \"D\" {",
                                      "any_of"}) {
    add(word);
  }
  for (const auto& type : vocabulary.types) {
    for (const std::string_view word : type.words) add(word);
  }
  for (const auto& p : vocabulary.properties) add(p.name);
  for (const auto& d : vocabulary.domains) add(d.name);
  for (const auto& v : vocabulary.verbs) all.push_back(std::string{v.name} + "(");
  for (const auto& list : {vocabulary.windows, vocabulary.durations, vocabulary.scopes}) {
    for (const std::string_view word : list) add(word);
  }
  for (const auto& f : vocabulary.facts) all.push_back(std::string{f.name} + ":");
  return all;
}

std::string head(std::uint8_t kind) {
  return (kind & 1U) != 0 ? "card c \"C\" { price: 1 " : "card c \"C\" { deck: human ";
}

std::string text_from(std::uint8_t kind, std::string_view bytes) {
  if ((kind & 6U) == 0) return std::string{bytes};
  std::string text = head(kind);
  if ((kind & 6U) == 2) {
    text += (kind & 1U) != 0 ? "play in morning { " : "play in open { ";
    const std::vector<std::string> words = words_for(vocabulary(kind));
    for (const char c : bytes) text += words[static_cast<std::uint8_t>(c) % words.size()] + " ";
    return text + "} }";
  }
  // A sound card, with a few letters changed.
  std::uint64_t seed = 0;
  for (const char c : bytes.substr(0, 8)) seed = seed * 256 + static_cast<std::uint8_t>(c);
  text += cards::WildCards{vocabulary(kind), seed}.abilities() + "}";
  for (std::size_t i = 8; i + 2 < bytes.size() && i < 32; i += 3) {
    const auto byte = [&](std::size_t k) { return static_cast<std::size_t>(static_cast<std::uint8_t>(bytes[k])); };
    text[(byte(i) * 256 + byte(i + 1)) % text.size()] = bytes[i + 2];
  }
  return text;
}

void require(bool holds) {
  if (!holds) std::abort();
}

/// A place is inside the file, or just behind the end of a line.
void require_inside(const std::string& text, const cards::Error& error) {
  std::vector<std::size_t> lines{0};
  for (const char c : text) {
    if (c == '\n') {
      lines.push_back(0);
    } else {
      ++lines.back();
    }
  }
  require(error.at.line >= 1 && error.at.line <= lines.size());
  require(error.at.column >= 1 && error.at.column <= lines[error.at.line - 1] + 1);
  require(!error.message.empty() && error.message.find('\n') == std::string::npos);
  require(error.text().starts_with("fuzz.cards:"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::uint8_t kind = data[0];
  const std::string_view bytes{reinterpret_cast<const char*>(data) + 1, size - 1};
  const cards::File file{"fuzz.cards", text_from(kind, bytes)};
  const auto compiled = cards::compile(vocabulary(kind), std::span{&file, 1});
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    require(!errors->empty() && errors->size() <= 50);
    for (const cards::Error& error : *errors) require_inside(file.text, error);
    return 0;
  }
  const auto& library = std::get<cards::Library>(compiled);
  require(!library.cards.empty() && library.cards.size() == library.code.size());
  run_wildly(library, std::hash<std::string_view>{}(bytes));
  return 0;
}
