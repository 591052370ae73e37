#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/core/rule.hpp"

namespace krypta {

/// Why something was refused. Nothing has changed when one of these is returned.
struct Refusal {
  /// `capacity`: the rules allow it, but what follows from it is more than this program has room for.
  enum class Code { bad_request, not_your_turn, illegal, bad_position, capacity };
  Code code = Code::bad_request;
  std::string message;  ///< one line for a person, naming the field where there is one
  RuleIds rules;        ///< the rules that forbid it

  static Refusal position(std::string field, const std::string& problem, RuleIds rules = {}) {
    return {Code::bad_position, std::move(field) + ": " + problem, rules};
  }
  static Refusal capacity(const std::string& problem) {
    return {Code::capacity, "this is more than the program has room for: " + problem, {}};
  }
  static Refusal option(std::string_view name, std::string_view problem, RuleIds rules = {}) {
    return {Code::bad_request, "options." + std::string{name} + ": " + std::string{problem}, rules};
  }
};

/// A value, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : held_(std::in_place_index<0>, std::move(value)) {}            // NOLINT(google-explicit-constructor)
  Result(Refusal refusal) : held_(std::in_place_index<1>, std::move(refusal)) {}  // NOLINT(google-explicit-constructor)

  [[nodiscard]] explicit operator bool() const { return held_.index() == 0; }
  [[nodiscard]] T& operator*() { return *std::get_if<0>(&held_); }
  [[nodiscard]] const T& operator*() const { return *std::get_if<0>(&held_); }
  [[nodiscard]] T* operator->() { return std::get_if<0>(&held_); }
  [[nodiscard]] const T* operator->() const { return std::get_if<0>(&held_); }
  [[nodiscard]] const Refusal& refusal() const { return *std::get_if<1>(&held_); }

 private:
  std::variant<T, Refusal> held_;
};

}  // namespace krypta
