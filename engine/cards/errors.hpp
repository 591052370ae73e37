#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "engine/cards/library.hpp"

namespace krypta::cards {

/// Gathers the mistakes of all files, so that they can be told in one go.
class Errors {
 public:
  static constexpr std::size_t most = 50;

  explicit Errors(std::span<const File> files) : files_(files) {}

  void add(std::size_t file, Position at, std::string message) {
    // What several abilities share is read with each of them, and told once.
    const auto again = [&](const Found& f) { return f.file == file && f.at == at && f.message == message; };
    if (!full() && std::ranges::none_of(found_, again)) found_.push_back({file, at, std::move(message)});
  }
  [[nodiscard]] bool empty() const { return found_.empty(); }
  [[nodiscard]] std::size_t count() const { return found_.size(); }
  [[nodiscard]] bool full() const { return found_.size() >= most; }
  /// In the order of the files, and from top to bottom.
  [[nodiscard]] std::vector<Error> sorted() const;

 private:
  struct Found {
    std::size_t file;
    Position at;
    std::string message;
  };
  std::span<const File> files_;
  std::vector<Found> found_{};
};

}  // namespace krypta::cards
