#pragma once

#include <optional>
#include <string_view>
#include <utility>

/// Finds single values in JSON text that our own server wrote, without reading the rest of it: the client shares its
/// machine with the server it measures.
namespace krypta::load::skim {

/// Where the value that begins at `at` ends; npos if it does not.
[[nodiscard]] std::size_t end_of_value(std::string_view text, std::size_t at);
[[nodiscard]] std::size_t skip_space(std::string_view text, std::size_t at);

/// The elements of an array or the members of an object, one after the other, as they are written.
class Items {
 public:
  explicit Items(std::string_view text);
  /// Moves to the next one; false at the end, and when the text is not as it should be.
  [[nodiscard]] bool next();
  [[nodiscard]] std::string_view key() const { return key_; }
  [[nodiscard]] std::string_view value() const { return value_; }

 private:
  std::string_view text_;
  std::size_t at_ = 1;
  bool object_ = false;
  std::string_view key_{};
  std::string_view value_{};
};

/// The value of a member as it is written; empty if there is none.
[[nodiscard]] std::string_view member(std::string_view object, std::string_view key);
/// A text without its quotes; escapes stay as they are.
[[nodiscard]] std::string_view text(std::string_view value);
[[nodiscard]] std::optional<unsigned> number(std::string_view value);

}  // namespace krypta::load::skim
