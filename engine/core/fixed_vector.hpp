#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <typeinfo>

#include "engine/core/bounds.hpp"
#include "engine/core/seat.hpp"

namespace krypta {

/// A vector with its elements inside: copied with the state that holds it, never on the heap. More than it has room
/// for it refuses, in every build (bounds.hpp).
template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
  static constexpr std::size_t capacity = Capacity;

  constexpr FixedVector() = default;
  /// `count` elements of the same value.
  static constexpr FixedVector filled(std::size_t count, const T& value = T{}) {
    FixedVector all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(value);
    return all;
  }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == Capacity; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr void push_back(const T& value) {
    must_have_room();
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void erase(std::size_t i) {
    must_have(i);
    for (std::size_t j = i + 1; j < size_; ++j) items_[j - 1] = items_[j];
    --size_;
  }
  constexpr void insert(std::size_t i, T value) {
    must_have_room();
    assert(i <= size_);
    for (std::size_t j = size_; j > i; --j) items_[j] = items_[j - 1];
    items_[i] = value;
    ++size_;
  }
  constexpr void clear() { size_ = 0; }
  /// Wipes what was popped: it is no part of the value, but it is still in memory.
  constexpr void wipe_rest() {
    for (std::size_t i = size_; i < Capacity; ++i) items_[i] = T{};
  }

  /// Fills a list without a branch that cannot be foreseen: `add_if` writes every candidate and moves on only past the
  /// right ones.
  class Filler {
   public:
    constexpr explicit Filler(FixedVector& list) : list_(list), end_(list.end()) {}
    Filler(const Filler&) = delete;
    Filler& operator=(const Filler&) = delete;
    constexpr ~Filler() { list_.size_ = static_cast<Size>(end_ - list_.items_.data()); }
    constexpr void add_if(bool right, const T& value) {
      if (end_ == list_.items_.data() + Capacity) [[unlikely]] {
        if (right) no_room(Capacity, typeid(T).name());
        return;
      }
      *end_ = value;
      end_ += right ? 1 : 0;
    }
    constexpr void add(const T& value) { add_if(true, value); }

   private:
    FixedVector& list_;
    T* end_;
  };

  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

  [[nodiscard]] constexpr bool contains(const T& value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }

  /// What lies beyond the size was popped and is no part of the value.
  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  constexpr void must_have_room() const {
    if (size_ == Capacity) [[unlikely]]
      no_room(Capacity, typeid(T).name());
  }
  constexpr void must_have(std::size_t i) const {
    if (i >= size_) [[unlikely]]
      not_there(size_, typeid(T).name());
  }

  std::array<T, Capacity> items_{};
  Size size_ = 0;
};

/// One element a seat of the table. The index is the owner: what an element hides, it hides from
/// everybody but that seat.
template <class T, std::size_t Capacity>
class SeatArray : public FixedVector<T, Capacity> {
  using Base = FixedVector<T, Capacity>;

 public:
  using Base::operator[];
  constexpr SeatArray() = default;
  static constexpr SeatArray filled(std::size_t count, const T& value = T{}) {
    SeatArray all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(value);
    return all;
  }
  constexpr T& operator[](Seat s) { return Base::operator[](number(s)); }
  constexpr const T& operator[](Seat s) const { return Base::operator[](number(s)); }
  friend constexpr bool operator==(const SeatArray&, const SeatArray&) = default;
};

}  // namespace krypta
