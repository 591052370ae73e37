#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/cards/frame.hpp"

namespace krypta::cards {

/// A name that a card gives to a value.
struct Local {
  std::string_view name{};
  Type type = Type::number;
  std::uint8_t slot = 0;
  bool several = false;  ///< it holds how many were chosen, and the slots behind it which
  bool sound = true;     ///< else its statement is wrong, which was told already
};

/// The names that live, and the slots of the frame that they take.
class Scope {
 public:
  [[nodiscard]] const Local* find(std::string_view name) const {
    for (const Local& local : living_) {
      if (local.name == name) return &local;
    }
    return nullptr;
  }
  [[nodiscard]] const std::vector<Local>& living() const { return living_; }
  [[nodiscard]] std::size_t free_slots() const { return most_locals - next_; }
  /// So many slots in a row, if they are free.
  [[nodiscard]] std::optional<std::uint8_t> claim(std::size_t slots) {
    if (slots > free_slots()) return std::nullopt;
    const auto first = static_cast<std::uint8_t>(next_);
    next_ += slots;
    return first;
  }
  void declare(const Local& local) { living_.push_back(local); }
  /// The names from this one on are no longer spoken of; their slots stay taken.
  std::vector<Local> hide(std::size_t from) {
    std::vector<Local> hidden{living_.begin() + static_cast<std::ptrdiff_t>(from), living_.end()};
    living_.resize(from);
    return hidden;
  }

  /// A block: what begins to live in it ends with it.
  class Inner {
   public:
    explicit Inner(Scope& scope) : scope_(scope), living_(scope.living_.size()), next_(scope.next_) {}
    ~Inner() {
      scope_.living_.resize(living_);
      scope_.next_ = next_;
    }
    Inner(const Inner&) = delete;
    Inner& operator=(const Inner&) = delete;

   private:
    Scope& scope_;
    std::size_t living_;
    std::size_t next_;
  };

 private:
  std::vector<Local> living_{};
  std::size_t next_ = 0;
};

}  // namespace krypta::cards
