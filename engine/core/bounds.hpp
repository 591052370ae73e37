#pragma once

#include <cstddef>
#include <exception>
#include <string>
#include <utility>

namespace krypta {

/// The rules wanted more of a container than it is: to take one thing more than there is room for, or
/// to give one that is not there.
/// It is thrown so that not one more step of the rules is carried out on a state that has lost something, and caught
/// where a choice comes in and where a bot is asked (Match, TypedGame, bots::advise); it goes no further.
class OutOfBounds : public std::exception {
 public:
  explicit OutOfBounds(std::string what) : what_(std::move(what)) {}
  [[nodiscard]] const char* what() const noexcept override { return what_.c_str(); }

 private:
  std::string what_;
};

/// Out of line, so that whoever checks pays for a comparison and nothing more.
[[noreturn, gnu::cold, gnu::noinline]] inline void no_room(std::size_t capacity, const char* of) {
  throw OutOfBounds{"there is room for " + std::to_string(capacity) + " and no more of " + of};
}
[[noreturn, gnu::cold, gnu::noinline]] inline void not_there(std::size_t size, const char* of) {
  throw OutOfBounds{"there are " + std::to_string(size) + " and no more of " + of};
}

}  // namespace krypta
