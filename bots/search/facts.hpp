#pragma once

#include <vector>

#include "engine/core/message.hpp"

namespace krypta::bots {

/// Something hidden that a bot thought true, and how sure it was, from 0 to 1.
struct Believed {
  Message what;
  double share = 0;
};

namespace search {

/// Counts what is so in the positions that a seat may be in.
class Facts {
 public:
  void next_world() { ++worlds_; }
  /// Something that is so in this world and hidden from the seat. What is said of the same thing must be told apart by
  /// the message alone.
  void add(Message what);
  /// The likeliest first.
  [[nodiscard]] std::vector<Believed> believed() const;

 private:
  struct Counted {
    Message what;
    unsigned times = 0;
  };
  std::vector<Counted> counted_;
  unsigned worlds_ = 0;
};

}  // namespace search

}  // namespace krypta::bots
