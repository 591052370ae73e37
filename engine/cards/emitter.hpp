#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/errors.hpp"

namespace krypta::cards {

/// Writes instructions and expressions at the end of a program.
class Emitter {
 public:
  Emitter(const Vocabulary& vocabulary, Program& program, Errors& errors, std::size_t file)
      : vocabulary_(vocabulary), program_(program), errors_(errors), file_(file) {}

  [[nodiscard]] Address here() const { return static_cast<Address>(program_.code.size()); }
  std::size_t emit(Op op, std::size_t a = 0, std::int16_t b = 0) {
    program_.code.push_back({op, static_cast<std::uint16_t>(a), b});
    return program_.code.size() - 1;
  }
  /// The instruction goes to what comes next.
  void land(std::size_t instruction) { program_.code[instruction].b = static_cast<std::int16_t>(here()); }
  void jump(Address to) { emit(Op::jump, 0, static_cast<std::int16_t>(to)); }

  /// Code that leaves the value on the stack, above what lies there already.
  void expression(const Expression& from, std::size_t below = 0);
  /// Its place among the selectors.
  std::uint16_t selector(const Selector& from);
  /// The set of what an expression is made of, as `store` has it.
  [[nodiscard]] unsigned sources(const Expression& from) const;
  [[nodiscard]] unsigned sources(const Selector& from) const;

  /// Expressions that the tables point to stand behind the ability, where nothing runs into them. `put` is told where.
  void put_off(const Expression& what, std::function<void(Address)> put) {
    routines_.push_back({&what, std::move(put)});
  }
  void finish();

  void report(Position at, std::string message) { errors_.add(file_, at, std::move(message)); }
  [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }
  [[nodiscard]] Program& program() { return program_; }

 private:
  struct PutOff {
    const Expression* what;
    std::function<void(Address)> put;
  };
  void fold(const Expression& from, std::size_t below);
  void property(const Expression& from, std::size_t below);

  const Vocabulary& vocabulary_;
  Program& program_;
  Errors& errors_;
  std::size_t file_;
  std::vector<PutOff> routines_{};
  bool too_deep_ = false;
};

}  // namespace krypta::cards
