#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace krypta::text {

struct SyntaxError {
  std::size_t line;  // the first line is 1
  std::string message;
};

}  // namespace krypta::text

/// What a catalogue is parsed into. For fluent.cpp and fluent_parser.cpp only.
namespace krypta::text::tree {

struct Element;
using Pattern = std::vector<Element>;

struct Text {
  std::string value;
};

/// `{ "text" }`. Apart from Text because it counts as a placeable.
struct Literal {
  std::string value;
};

struct Variable {
  std::string name;
};

/// A message or a term. A term keeps its dash, so that both can live in one table.
struct Reference {
  std::string id;
};

using Key = std::variant<std::int64_t, std::string>;

struct Variant {
  Key key;
  Pattern pattern;
};

struct Select {
  std::string variable;
  std::vector<Variant> variants;
  std::size_t fallback;
};

struct Element {
  std::variant<Text, Literal, Variable, Reference, Select> kind;
};

struct Entry {
  std::string id;
  std::size_t line;
  Pattern pattern;
};

[[nodiscard]] std::variant<std::vector<Entry>, SyntaxError> parse(std::string_view source);

}  // namespace krypta::text::tree
