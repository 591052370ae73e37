#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace krypta::store::postgres {

/// What stands for the parameters of a statement.
class Values {
 public:
  Values() = default;
  template <class... Each>
  explicit Values(const Each&... each) {
    (add(each), ...);
  }

  /// Whether somebody carries it out again who does not know what came of the first time.
  Values& again();
  void set_again();
  void set(std::size_t place, std::string value) { values_[place] = std::move(value); }

  /// PostgreSQL would refuse what is not.
  [[nodiscard]] bool sound() const { return sound_; }
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] const std::vector<std::string>& all() const { return values_; }

 private:
  void add(const std::string& text);
  void add(const char* text) { add(std::string{text}); }
  void add(bool yes) { values_.emplace_back(yes ? "t" : "f"); }
  void add(double number);
  void add(std::integral auto number) { values_.push_back(std::to_string(number)); }
  void add(const std::vector<std::string>& texts);
  void add(const std::vector<double>& numbers);
  void add(const std::vector<std::int64_t>& numbers);

  std::vector<std::string> values_;
  std::optional<std::size_t> again_;
  bool sound_ = true;
};

/// Bytes as they stand in a statement.
[[nodiscard]] std::string digits_of(std::string_view bytes);

}  // namespace krypta::store::postgres
