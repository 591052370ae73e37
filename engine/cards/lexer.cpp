#include "engine/cards/lexer.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "engine/cards/spec_text.hpp"

namespace krypta::cards {

namespace {

constexpr std::array<std::string_view, 46> keywords{
    "card",   "play",    "use",    "on",       "always", "in",      "when",      "once",  "per",   "target",
    "cost",   "one",     "up",     "to",       "any",    "by",      "if",        "else",  "for",   "each",
    "repeat", "choose",  "option", "may",      "pay",    "until",   "let",       "later", "where", "it",
    "count",  "some",    "sum",    "min",      "max",    "half_up", "half_down", "and",   "or",    "not",
    "with",   "highest", "lowest", "whenever", "while",  "together"};

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool begins_name(char c) { return (c >= 'a' && c <= 'z') || c == '_'; }
constexpr bool in_name(char c) { return begins_name(c) || is_digit(c); }
constexpr bool in_word(char c) { return in_name(c) || (c >= 'A' && c <= 'Z'); }

/// A character of the text: how many bytes it has, or none if the bytes are no UTF-8.
struct Character {
  std::uint32_t code = 0;
  std::size_t size = 0;
};

Character character_at(std::string_view text, std::size_t i) {
  const auto byte = [&](std::size_t k) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[k])); };
  const std::uint32_t first = byte(i);
  if (first < 0x80) return {first, 1};
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || i + size > text.size()) return {};
  std::uint32_t code = first & (0xFFU >> (size + 1));
  for (std::size_t k = 1; k < size; ++k) {
    if ((byte(i + k) & 0xC0U) != 0x80) return {};
    code = (code << 6U) | (byte(i + k) & 0x3FU);
  }
  const bool too_long = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  return too_long || surrogate || code > 0x10FFFF ? Character{} : Character{code, size};
}

/// Tabs are white space; nothing else that cannot be seen belongs into a card file.
constexpr bool is_control(std::uint32_t code) {
  return (code < 0x20 && code != '\t') || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
}

class Lexer {
 public:
  Lexer(std::string_view text, Letters letters) : text_(text), letters_(letters) {}

  std::vector<Token> tokens() {
    while (skip_blanks()) {
      const std::size_t start = i_;
      const Position at = at_;
      Token token = next();
      token.text =
          token.kind == Token::Kind::text ? text_.substr(start + 1, i_ - start - 2) : text_.substr(start, i_ - start);
      if (token.kind != Token::Kind::bad) token.at = at;
      add(std::move(token));
    }
    Token end;
    end.at = at_;
    add(std::move(end));
    return std::move(tokens_);
  }

 private:
  void add(Token token) {
    token.begins_line = line_of_last_ != token.at.line;
    line_of_last_ = token.at.line;
    tokens_.push_back(std::move(token));
  }
  [[nodiscard]] char now() const { return i_ < text_.size() ? text_[i_] : '\0'; }
  [[nodiscard]] char then() const { return i_ + 1 < text_.size() ? text_[i_ + 1] : '\0'; }

  void step(std::size_t bytes) {
    i_ += bytes;
    ++at_.column;
  }
  std::string_view whole_word() {
    const std::size_t start = i_;
    while (i_ < text_.size() && in_word(text_[i_])) step(1);
    return text_.substr(start, i_ - start);
  }

  /// Whether something is left. What is wrong in a comment becomes a token of its own.
  bool skip_blanks() {
    bool comment = false;
    while (i_ < text_.size()) {
      if (at_.column == 1 && skip_spec()) continue;
      if (text_[i_] == '\n') {
        ++i_;
        at_ = {at_.line + 1, 1};
        comment = false;
      } else if (text_[i_] == ' ' || text_[i_] == '\t') {
        step(1);
      } else if (!comment && text_[i_] == '#') {
        comment = true;
        step(1);
      } else if (!comment) {
        return true;
      } else {
        comment_character();
      }
    }
    return false;
  }
  bool skip_spec() {
    const std::string_view spec = text_.substr(i_, spec_length(text_.substr(i_)));
    i_ += spec.size();
    at_.line += static_cast<std::uint32_t>(std::ranges::count(spec, '\n'));
    return !spec.empty();
  }
  void comment_character() {
    const Character c = character_at(text_, i_);
    if (c.size != 0 && !is_control(c.code)) return step(c.size);
    const std::size_t start = i_;
    Token token = unreadable();
    token.text = text_.substr(start, i_ - start);
    add(std::move(token));
  }

  static Token bad(Position at, std::string problem) {
    Token token;
    token.kind = Token::Kind::bad;
    token.at = at;
    token.problem = std::move(problem);
    return token;
  }
  static Token plain(Token::Kind kind) {
    Token token;
    token.kind = kind;
    return token;
  }

  Token next() {
    if (begins_name(now())) return name();
    if (is_digit(now())) return number();
    if (now() == '"') return text();
    constexpr std::string_view followed_by_equal = "!<>=";
    if (followed_by_equal.find(now()) != std::string_view::npos && now() != '=' && then() == '=') {
      step(1);
      step(1);
      return plain(Token::Kind::mark);
    }
    constexpr std::string_view marks = "{}():,.=<>+-*";
    if (marks.find(now()) != std::string_view::npos) {
      step(1);
      return plain(Token::Kind::mark);
    }
    if (in_word(now())) return name();
    return unreadable();
  }

  Token name() {
    const Position at = at_;
    const std::string_view word = whole_word();
    const bool small = begins_name(word.front()) && std::ranges::all_of(word, in_name);
    if (!small && letters_ == Letters::small) {
      return bad(at, "found `" + std::string{word} + "`, expected a name in small letters");
    }
    return plain(is_keyword(word) ? Token::Kind::keyword : Token::Kind::name);
  }

  Token number() {
    const Position at = at_;
    const std::string_view word = whole_word();
    constexpr std::size_t most_digits = 4;
    if (!std::ranges::all_of(word, is_digit) || word.size() > most_digits) {
      return bad(at, "found `" + std::string{word} + "`, expected a number from 0 to 9999");
    }
    Token token = plain(Token::Kind::number);
    for (const char digit : word) token.number = token.number * 10 + (digit - '0');
    return token;
  }

  Token text() {
    const Position at = at_;
    step(1);
    const std::size_t start = i_;
    while (i_ < text_.size() && text_[i_] != '"') {
      const Character c = character_at(text_, i_);
      if (c.code == '\n') break;
      if (c.size == 0 || is_control(c.code) || c.code == '\t') {
        return rest_of_text(unreadable());
      }
      if (c.code == '\\' && !escapes()) {
        return rest_of_text(bad(at_, "found a backslash, expected `\\\"` or `\\\\` in a text"));
      }
      if (c.code == '\\') step(1);
      step(c.size);
    }
    if (now() != '"') return bad(at, "found a text without an end, expected `\"` in the same line");
    const bool empty = i_ == start;
    step(1);
    return empty ? bad(at, "found an empty text, expected a name between the quotation marks")
                 : plain(Token::Kind::text);
  }

  [[nodiscard]] bool escapes() const { return now() == '\\' && (then() == '"' || then() == '\\'); }
  /// Behind a text in which something is wrong.
  Token rest_of_text(Token problem) {
    while (i_ < text_.size() && text_[i_] != '\n' && text_[i_] != '"') {
      if (escapes()) step(1);
      step_any();
    }
    if (now() == '"') step(1);
    return problem;
  }

  void step_any() { step(std::max<std::size_t>(character_at(text_, i_).size, 1)); }

  /// A character that has no business where it stands.
  Token unreadable() {
    const Character c = character_at(text_, i_);
    const Position at = at_;
    const std::string_view written = text_.substr(i_, c.size);
    step_any();
    if (c.size == 0) return bad(at, "found bytes that are not UTF-8, expected text");
    if (c.code == '\r') return bad(at, "found a carriage return, expected lines that end with a line feed alone");
    if (c.code == 0xFEFF) return bad(at, "found a byte order mark, expected text");
    if (is_control(c.code) || c.code == '\t') return bad(at, "found a control character, expected text");
    return bad(at, "found `" + std::string{written} + "`, expected a name, a number or a mark such as `{`");
  }

  std::string_view text_;
  Letters letters_;
  std::size_t i_ = 0;
  Position at_{};
  std::uint32_t line_of_last_ = 0;
  std::vector<Token> tokens_{};
};

}  // namespace

bool is_keyword(std::string_view word) { return std::ranges::find(keywords, word) != keywords.end(); }

std::vector<Token> tokens_of(std::string_view text, Letters letters) { return Lexer{text, letters}.tokens(); }

std::string meant(std::string_view written) {
  std::string said;
  for (std::size_t i = 0; i < written.size(); ++i) {
    if (written[i] == '\\' && i + 1 < written.size()) ++i;
    said += written[i];
  }
  return said;
}

std::string found(const Token& token) {
  switch (token.kind) {
    case Token::Kind::end: return "the end of the file";
    case Token::Kind::text: return "\"" + std::string{token.text} + "\"";
    default: return "`" + std::string{token.text} + "`";
  }
}

}  // namespace krypta::cards
