#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <set>
#include <utility>

#include "text/fluent_tree.hpp"

// The names of the functions follow Fluent's grammar (fluent.ebnf), which this parser keeps to. Where @fluent/bundle
// reads a file otherwise than the grammar says, the file is refused; a comment says so at each of these places.

namespace krypta::text::tree {
namespace {

/// Selects within selects. Keeps every recursion over a tree shallow.
constexpr std::size_t deepest = 16;

/// Beyond this JavaScript cannot tell a number from its neighbour.
constexpr std::int64_t largest_key = (std::int64_t{1} << 53) - 1;

constexpr const char* no_attributes = "attributes are not supported";

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_surrogate(char32_t point) { return point >= 0xD800 && point <= 0xDFFF; }

struct CodePoint {
  char32_t value;
  std::size_t length;
};

/// The first code point of a text that is not empty, or nothing if the bytes are not UTF-8.
std::optional<CodePoint> decode(std::string_view bytes) {
  const auto lead = static_cast<unsigned char>(bytes.front());
  if (lead < 0x80) return CodePoint{lead, 1};
  if (lead < 0xC0 || lead > 0xF7) return std::nullopt;

  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};  // by length; below it the form is overlong
  const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (bytes.size() < length) return std::nullopt;
  char32_t value = lead & (0x7FU >> length);
  for (const char c : bytes.substr(1, length - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80U) return std::nullopt;
    value = value << 6U | (byte & 0x3FU);
  }
  if (value < least[length] || value > 0x10FFFF || is_surrogate(value)) return std::nullopt;
  return CodePoint{value, length};
}

/// The UTF-8 of a code point below 0x10000.
std::string encode(char32_t point) {
  const auto lead = [&](char32_t mark, unsigned shift) { return static_cast<char>(mark | point >> shift); };
  const auto tail = [&](unsigned shift) { return static_cast<char>(0x80U | (point >> shift & 0x3FU)); };
  if (point < 0x80) return {lead(0, 0)};
  if (point < 0x800) return {lead(0xC0, 6), tail(0)};
  return {lead(0xE0, 12), tail(6), tail(0)};
}

/// What JavaScript's \s matches beside a space, and may therefore be taken for indentation by @fluent/bundle.
bool is_foreign_space(char32_t point) {
  constexpr std::array<char32_t, 6> single{0xA0, 0x1680, 0x202F, 0x205F, 0x3000, 0xFEFF};
  return (point >= 0x2000 && point <= 0x200A) || std::ranges::find(single, point) != single.end();
}

/// The source with its line ends as '\n', or what in its bytes the two readers would not agree about.
std::variant<std::string, SyntaxError> plain(std::string_view source) {
  std::string text;
  std::size_t line = 1;
  while (!source.empty()) {
    const auto point = decode(source);
    if (!point) return SyntaxError{line, "this is not UTF-8"};
    if (source.starts_with("\r\n")) {
      source.remove_prefix(1);
      continue;
    }
    if (point->value == U'\t') return SyntaxError{line, "a tab: write spaces"};
    // JavaScript also begins a line after a lone \r and after U+2028 and U+2029.
    const bool separator = point->value == 0x2028 || point->value == 0x2029;
    const bool control = (point->value < 0x20 && point->value != U'\n') || point->value == 0x7F;
    if (separator || control) return SyntaxError{line, "a control character or a line separator"};
    if (point->value == U'\n') ++line;
    text += source.substr(0, point->length);
    source.remove_prefix(point->length);
  }
  return text;
}

/// The way from one line of a pattern to the next.
struct Break {
  std::size_t newlines;
  std::size_t indent;
};

/// What a pattern is read into while its common indentation is not known yet.
using Piece = std::variant<std::string, Break, Element>;

Pattern dedented(std::vector<Piece> pieces) {
  std::size_t common = std::numeric_limits<std::size_t>::max();
  for (const Piece& piece : pieces) {
    if (const auto* gap = std::get_if<Break>(&piece)) common = std::min(common, gap->indent);
  }

  Pattern pattern;
  const auto append = [&pattern](const std::string& text) {
    if (text.empty()) return;
    if (pattern.empty() || !std::holds_alternative<Text>(pattern.back().kind)) pattern.push_back(Element{Text{}});
    std::get<Text>(pattern.back().kind).value += text;
  };
  for (Piece& piece : pieces) {
    if (const auto* gap = std::get_if<Break>(&piece)) {
      const bool leading = &piece == &pieces.front();  // the text starts below its name
      append(std::string(leading ? 0 : gap->newlines, '\n') + std::string(gap->indent - common, ' '));
    } else if (const auto* text = std::get_if<std::string>(&piece)) {
      append(*text);
    } else {
      pattern.push_back(std::move(std::get<Element>(piece)));
    }
  }
  return pattern;
}

/// A function that returns nothing has either left an error or, where its comment says so, found nothing to read.
class Parser {
 public:
  explicit Parser(std::string source) : source_(std::move(source)) {}

  std::variant<std::vector<Entry>, SyntaxError> resource() {
    std::vector<Entry> entries;
    for (skip_blank(); !at_end() && !error_; skip_blank()) {
      if (peek() == '#' && starts_line()) {
        comment();
      } else if (auto read = entry()) {
        entries.push_back(std::move(*read));
      }
    }
    if (error_) return std::move(*error_);
    return entries;
  }

 private:
  void comment() {
    const std::size_t start = at_;
    while (take('#')) {
    }
    const bool ends = at_end() || peek() == '\n' || peek() == ' ';
    if (at_ - start > 3 || !ends) fail(start, "a comment is #, ## or ###, then a space");
    at_ = std::min(source_.find('\n', at_), source_.size());
  }

  std::optional<Entry> entry() {
    const std::size_t start = at_;
    if (!starts_line()) return fail(start, stray_line());
    std::string id = take('-') ? "-" : "";
    const auto name = identifier();
    if (!name) return fail(start, "expected a message, a term or a comment");
    id += *name;
    skip_inline();
    if (!take('=')) return fail(start, "expected = after " + id);
    skip_inline();

    in_term_ = id.starts_with('-');
    auto read = pattern(0);
    if (!read) return std::nullopt;
    if (read->empty()) return fail(start, id + " has no text");
    return Entry{std::move(id), line_of(start), std::move(*read)};
  }

  const char* stray_line() const {
    if (peek() == '.') return no_attributes;
    if (std::string_view("[*}").find(peek()) != std::string_view::npos) {
      return R"(a line of text cannot begin with [, * or }: write {"["})";
    }
    return "an indented line that belongs to no message";
  }

  /// Empty where there is no text.
  std::optional<Pattern> pattern(std::size_t depth) {
    std::vector<Piece> pieces;
    while (!at_end()) {
      if (peek() == '{') {
        auto element = placeable(depth);
        if (!element) return std::nullopt;
        pieces.push_back(std::move(*element));
      } else if (peek() == '}') {
        return fail(at_, "a } without its {");
      } else if (peek() == '\n') {
        const auto gap = next_line();
        if (error_) return std::nullopt;
        if (!gap) break;
        pieces.push_back(*gap);
      } else {
        const std::size_t end = std::min(source_.find_first_of("{}\n", at_), source_.size());
        pieces.push_back(source_.substr(at_, end - at_));
        at_ = end;
      }
    }
    if (!pieces.empty()) {
      if (auto* text = std::get_if<std::string>(&pieces.back())) text->erase(text->find_last_not_of(' ') + 1);
    }
    return dedented(std::move(pieces));
  }

  /// Goes to the next line of a pattern; nothing, and no step, if the pattern ends here.
  std::optional<Break> next_line() {
    const std::size_t end = at_;
    std::size_t newlines = 0;
    std::size_t line_start = at_;
    while (take('\n')) {
      ++newlines;
      line_start = at_;
      skip_inline();
    }
    const std::size_t indent = at_ - line_start;
    if (!at_end()) {
      const auto point = decode(std::string_view(source_).substr(at_));
      if (point && is_foreign_space(point->value)) return fail(at_, "a line begins with a space that is not U+0020");
    }
    const bool text = indent > 0 && std::string_view("[*.}").find(peek()) == std::string_view::npos;
    if (!at_end() && (text || peek() == '{')) return Break{newlines, indent};
    at_ = end;
    return std::nullopt;
  }

  std::optional<Element> placeable(std::size_t depth) {
    ++at_;
    skip_blank();
    auto element = inline_expression();
    if (!element) return std::nullopt;
    const std::size_t end = at_;
    skip_blank();
    if (std::string_view(source_).substr(at_).starts_with("->")) {
      const auto* variable = std::get_if<Variable>(&element->kind);
      if (variable == nullptr) return fail(at_, "only a variable can be selected on");
      element = select(variable->name, depth + 1);
      if (!element) return std::nullopt;
    }
    if (take('}')) return element;
    if (peek() == '(') return fail(end, "functions and call arguments are not supported");
    return fail(end, peek() == '.' ? no_attributes : "expected } at the end of a placeable");
  }

  std::optional<Element> inline_expression() {
    const std::size_t start = at_;
    if (take('"')) return string_literal();
    if (take('$')) {
      auto name = identifier();
      if (!name) return fail(start, "expected a name after $");
      // A term sees only its call arguments, and those are not supported.
      if (in_term_) return fail(start, "a term has no variables");
      return Element{Variable{std::move(*name)}};
    }
    const bool term = take('-');
    if (is_digit(peek())) return fail(start, "a number in braces is not supported: write it as text");
    const auto name = identifier();
    if (!name) return fail(start, "expected a variable, quotes, a message or a term");
    // @fluent/bundle would hide the message's variables from it.
    if (in_term_ && !term) return fail(start, "a term cannot refer to a message");
    return Element{Reference{(term ? "-" : "") + *name}};
  }

  std::optional<Element> string_literal() {
    std::string value;
    while (!at_end() && peek() != '\n') {
      if (take('"')) return Element{Literal{std::move(value)}};
      if (take('\\')) {
        const auto character = escaped();
        if (!character) return std::nullopt;
        value += *character;
      } else {
        value += source_[at_++];
      }
    }
    return fail(at_, "the quotes are not closed");
  }

  std::optional<std::string> escaped() {
    if (take('"')) return "\"";
    if (take('\\')) return "\\";
    if (!take('u')) return fail(at_, R"(the escapes are \", \\ and \uXXXX)");
    const std::string_view digits = std::string_view(source_).substr(at_, 4);
    std::uint32_t point = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), point, 16);
    if (digits.size() < 4 || read.ptr != digits.data() + 4) return fail(at_, R"(\u takes four hexadecimal digits)");
    if (is_surrogate(point)) return fail(at_, R"(half of a surrogate pair: write the character itself)");
    at_ += 4;
    return encode(point);
  }

  /// From the arrow to the closing brace, which it leaves.
  std::optional<Element> select(const std::string& variable, std::size_t depth) {
    const std::size_t start = at_;
    if (depth > deepest) return fail(start, "selects are nested too deep");
    at_ += 2;
    skip_inline();
    // @fluent/bundle would take the first variant here, Fluent's grammar does not.
    if (peek() != '\n') return fail(start, "every variant begins on a line of its own");

    Select read{variable, {}, 0};
    std::optional<std::size_t> fallback;
    std::set<Key> keys;
    for (skip_blank(); peek() == '[' || peek() == '*'; skip_blank()) {
      const std::size_t line = at_;
      const bool starred = take('*');
      if (starred && fallback) return fail(line, "a second default variant");
      if (starred) fallback = read.variants.size();
      auto key = variant_key();
      if (!key) return std::nullopt;
      if (!keys.insert(*key).second) return fail(line, "a variant with the key of another");
      // @fluent/bundle takes the first key that fits, so [one] would hide a later [1].
      const bool late = !read.variants.empty() && read.variants.back().key.index() > key->index();
      if (late) return fail(line, "variants with numbers stand before those with names");
      skip_inline();
      auto text = pattern(depth);
      if (!text) return std::nullopt;
      if (text->empty()) return fail(line, R"(a variant has no text: write {""})");
      read.variants.push_back(Variant{std::move(*key), std::move(*text)});
    }
    if (peek() != '}') return fail(at_, "expected a variant or the closing }");
    if (!fallback) return fail(start, "no variant is the default: one key is written *[key]");
    read.fallback = *fallback;
    return Element{std::move(read)};
  }

  std::optional<Key> variant_key() {
    const std::size_t start = at_;
    if (!take('[')) return fail(start, "expected [ after *");
    skip_blank();
    std::optional<Key> key;
    if (auto name = identifier()) {
      key = std::move(*name);
    } else {
      std::int64_t number = 0;
      const char* const from = source_.data() + at_;
      const auto read = std::from_chars(from, source_.data() + source_.size(), number);
      const bool fits = number >= -largest_key && number <= largest_key;
      if (read.ec == std::errc{} && fits) key = number;
      at_ += static_cast<std::size_t>(read.ptr - from);
    }
    skip_blank();
    if (!key || !take(']')) return fail(start, "a key is a name or a whole number, in brackets");
    return key;
  }

  /// Nothing, and no error, if no name stands here.
  std::optional<std::string> identifier() {
    const std::size_t start = at_;
    if (!is_letter(peek())) return std::nullopt;
    while (is_letter(peek()) || is_digit(peek()) || peek() == '_' || peek() == '-') ++at_;
    return source_.substr(start, at_ - start);
  }

  void skip_inline() { at_ = std::min(source_.find_first_not_of(' ', at_), source_.size()); }
  void skip_blank() { at_ = std::min(source_.find_first_not_of(" \n", at_), source_.size()); }

  bool at_end() const { return at_ == source_.size(); }
  bool starts_line() const { return at_ == 0 || source_[at_ - 1] == '\n'; }

  /// '\0', which no source contains, at the end.
  char peek() const { return at_end() ? '\0' : source_[at_]; }

  bool take(char expected) {
    const bool there = peek() == expected;
    if (there) ++at_;
    return there;
  }

  /// Counts on from the last question: positions are asked for in order, and every message asks.
  std::size_t line_of(std::size_t position) {
    const std::string_view passed = std::string_view(source_).substr(counted_, position - counted_);
    line_ += static_cast<std::size_t>(std::ranges::count(passed, '\n'));
    counted_ = position;
    return line_;
  }

  std::nullopt_t fail(std::size_t position, std::string message) {
    error_ = SyntaxError{line_of(position), std::move(message)};
    return std::nullopt;
  }

  std::string source_;
  std::size_t at_ = 0;
  std::size_t counted_ = 0;
  std::size_t line_ = 1;
  bool in_term_ = false;
  std::optional<SyntaxError> error_;
};

}  // namespace

std::variant<std::vector<Entry>, SyntaxError> parse(std::string_view source) {
  auto text = plain(source);
  if (auto* error = std::get_if<SyntaxError>(&text)) return std::move(*error);
  return Parser(std::move(std::get<std::string>(text))).resource();
}

}  // namespace krypta::text::tree
