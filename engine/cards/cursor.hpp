#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/errors.hpp"
#include "engine/cards/lexer.hpp"
#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// A place in the tokens of a file. After a mistake it stands at the end of the file, as far as anybody can see, so
/// that everything that reads comes to its end; `recover` goes on at the next card.
class Cursor {
 public:
  Cursor(std::string_view text, std::size_t file, Errors& errors, Letters letters = Letters::small)
      : tokens_(tokens_of(text, letters)), file_(file), errors_(errors) {}

  [[nodiscard]] const Token& now() const { return failed_ ? tokens_.back() : tokens_[i_]; }
  [[nodiscard]] bool at(std::string_view word) const { return now().is(word); }
  [[nodiscard]] bool at(Token::Kind kind) const { return now().kind == kind; }
  /// Whether a name stands here and that mark behind it.
  [[nodiscard]] bool at_name_before(std::string_view mark) const {
    return at(Token::Kind::name) && i_ + 1 < tokens_.size() && tokens_[i_ + 1].is(mark);
  }
  /// Whether this name stands here: a word that means something in one place only and is free everywhere else.
  [[nodiscard]] bool at_name(std::string_view name) const { return at(Token::Kind::name) && now().text == name; }
  [[nodiscard]] bool at_end() const { return at(Token::Kind::end); }
  [[nodiscard]] bool failed() const { return failed_; }

  Token take() {
    const Token token = now();
    if (!failed_ && i_ + 1 < tokens_.size()) ++i_;
    return token;
  }
  bool accept(std::string_view word) {
    if (!at(word)) return false;
    take();
    return true;
  }
  void expect(std::string_view word) {
    if (!accept(word)) expected("`" + std::string{word} + "`");
  }
  syntax::Name name(std::string_view what) {
    if (!at(Token::Kind::name)) return expected(what), syntax::Name{};
    const Token token = take();
    return {token.text, token.at};
  }
  /// A name; also a word of the language, where that mark or name behind it leaves no doubt.
  syntax::Name name_before(std::string_view next, std::string_view what) {
    if (!at_keyword_before(next)) return name(what);
    const Token token = take();
    return {token.text, token.at};
  }
  [[nodiscard]] bool at_keyword_before(std::string_view next) const {
    return at(Token::Kind::keyword) && i_ + 1 < tokens_.size() && tokens_[i_ + 1].text == next;
  }
  int number(std::string_view what) {
    if (!at(Token::Kind::number)) return expected(what), 0;
    return take().number;
  }

  /// Says what was found instead. Only the first mistake counts until `recover`.
  void expected(std::string_view what) {
    if (at(Token::Kind::bad)) return fail(now().problem);
    const bool reserved = at(Token::Kind::keyword) && what.find("name") != std::string_view::npos;
    fail("found " + found(now()) + (reserved ? ", a word of the language" : "") + ", expected " + std::string{what});
  }
  void fail(std::string message) {
    if (!failed_) errors_.add(file_, now().at, std::move(message));
    failed_ = true;
  }

  /// To the next `card` that begins a line.
  void recover() {
    if (!failed_) return;
    failed_ = false;
    while (!at_end() && !(at("card") && now().begins_line && i_ > card_)) take();
  }
  void begin_card() { card_ = i_; }

  /// One level deeper as long as it lives.
  class Level {
   public:
    explicit Level(Cursor& cursor, unsigned most) : cursor_(cursor) {
      if (++cursor_.depth_ > most) cursor_.fail("this is nested too deeply");
    }
    ~Level() { --cursor_.depth_; }
    Level(const Level&) = delete;
    Level& operator=(const Level&) = delete;

   private:
    Cursor& cursor_;
  };

 private:
  std::vector<Token> tokens_;
  std::size_t i_ = 0;
  std::size_t card_ = 0;
  std::size_t file_;
  Errors& errors_;
  unsigned depth_ = 0;
  bool failed_ = false;
};

}  // namespace krypta::cards
