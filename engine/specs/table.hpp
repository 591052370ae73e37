#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/specs/room.hpp"
#include "engine/specs/spec.hpp"

namespace krypta::specs {

/// The words of a line, from the first to the last.
class Words {
 public:
  explicit Words(const Line& line) : line_(line), tokens_(tokens_of(line)) {}
  [[nodiscard]] bool done() const { return i_ == tokens_.size(); }
  [[nodiscard]] std::string_view now() const { return done() ? std::string_view{} : tokens_[i_].text; }
  [[nodiscard]] std::string_view next() const {
    return i_ + 1 < tokens_.size() ? std::string_view{tokens_[i_ + 1].text} : std::string_view{};
  }
  /// Where the word stands; behind the last one, where that stands.
  [[nodiscard]] cards::Position at() const { return tokens_[done() ? i_ - 1 : i_].at; }
  std::string take() { return tokens_[i_++].text; }
  bool accept(std::string_view word) {
    if (now() != word) return false;
    ++i_;
    return true;
  }
  [[nodiscard]] Problem problem(std::string message) const { return {at(), std::move(message)}; }
  /// "found `hide`, expected …"
  [[nodiscard]] Problem instead(const std::string& expected) const {
    return problem((done() ? "found the end of the line" : "found `" + std::string{now()} + "`") + ", expected " +
                   expected);
  }
  /// The line from this word on, with blanks in place of what was before it.
  [[nodiscard]] Line rest() const {
    Line line = line_;
    const std::size_t start = done() ? line.text.size() : tokens_[i_].at.column - 1U;
    line.text.replace(0, start, start, ' ');
    return line;
  }

 private:
  const Line& line_;
  std::vector<Token> tokens_;
  std::size_t i_ = 0;
};

using Wrong = std::optional<Problem>;

/// A spec that is carried out: line by line, until one of them is wrong.
class Table {
 public:
  Table(const AnyGame& game, const Room& room, Positions positions) : game_(game), room_(room), positions_(positions) {}
  [[nodiscard]] Wrong carry_out(const Line& line);
  /// Behind the last line nothing is left over, and something was proved.
  [[nodiscard]] Wrong finish();

 private:
  struct Clause {
    std::size_t word = 0;
    Said said{};
  };
  // given.cpp
  [[nodiscard]] Wrong given(Words& words, bool again);
  [[nodiscard]] Wrong clause(Words& words, std::optional<Seat>& seat);
  [[nodiscard]] Wrong begin(Words& words);
  [[nodiscard]] Wrong start(const Words& words);

  // table.cpp
  [[nodiscard]] Wrong choices(Words& words);
  [[nodiscard]] Wrong everybody(Words& words);
  [[nodiscard]] Wrong act(const Words& words, Seat seat, const std::string& option);
  /// What a line has led to, if nothing was wrong with it.
  [[nodiscard]] Wrong written_again(const Words& line, Wrong wrong) const;

  [[nodiscard]] Wrong asks(Words& words);
  [[nodiscard]] Wrong offers(Words& words, bool offered);
  [[nodiscard]] Wrong refused(Words& words);
  [[nodiscard]] Wrong expect(Words& words);
  [[nodiscard]] Wrong sees(Words& words);
  [[nodiscard]] Wrong take_viewpoint(Words& words, Viewpoint& from) const;
  // told.cpp
  struct Telling;
  [[nodiscard]] Wrong told(Words& words, bool was);
  [[nodiscard]] Wrong take_telling(Words& words, Telling& telling) const;
  [[nodiscard]] Wrong take_arguments(Words& words, Telling& telling) const;
  [[nodiscard]] std::string difference(const Telling& telling, const Event& event) const;
  [[nodiscard]] Wrong story(Words& words);

  [[nodiscard]] std::optional<Seat> seat_named(std::string_view name) const;
  [[nodiscard]] Wrong take_seat(Words& words, Seat& seat) const;
  [[nodiscard]] Wrong take_step(Words& words, std::string& step) const;
  /// A choice as the notation has it, with `@br03` replaced by how that is called now.
  [[nodiscard]] Wrong read_option(const Words& words, std::string& option) const;
  /// The options from here to the end of the line or to that word; each must be one of the notation.
  [[nodiscard]] Wrong take_options(Words& words, std::string_view until, std::vector<std::string>& options) const;
  [[nodiscard]] Wrong take_rules(Words& words, std::vector<RuleId>& rules) const;
  /// " VE-201 VE-212"
  [[nodiscard]] std::string named(const RuleIds& rules) const;
  [[nodiscard]] std::string name_of(Seat seat) const;
  [[nodiscard]] std::string names_of(SeatSet seats) const;
  [[nodiscard]] std::string_view moment() const;
  [[nodiscard]] std::string shown(const std::vector<std::string>& choices) const;
  [[nodiscard]] std::vector<std::string> option_ids(Seat seat) const;
  [[nodiscard]] std::string asked() const;

  const AnyGame& game_;
  const Room& room_;
  Positions positions_;
  std::vector<Clause> clauses_{};
  std::unique_ptr<AnyMatch> match_{};
  bool proved_ = false;      ///< something was asked of this table
  bool open_end_ = false;    ///< who is asked now was said
  std::uint32_t begun_ = 1;  ///< the line in which this table began
};

}  // namespace krypta::specs
