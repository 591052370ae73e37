#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <type_traits>

#include "engine/core/enums.hpp"

namespace krypta {

/// A set of values of a named enum, a bit each; in JSON the list of their names.
template <Named E>
class EnumSet {
 public:
  using Word = std::conditional_t<(count_of<E> <= 16), std::uint16_t,
                                  std::conditional_t<(count_of<E> <= 32), std::uint32_t, std::uint64_t>>;
  static constexpr std::size_t bits_each = sizeof(Word) * 8;
  static constexpr std::size_t word_count = (count_of<E> + bits_each - 1) / bits_each;

  constexpr EnumSet() = default;
  template <class... Values>
  static constexpr EnumSet of(Values... values) {
    EnumSet set;
    (set.add(values), ...);
    return set;
  }
  static constexpr EnumSet all() {
    EnumSet set;
    for (const E e : all_of<E>()) set.add(e);
    return set;
  }

  [[nodiscard]] constexpr bool has(E e) const { return (words_[word(e)] & bit(e)) != 0; }
  constexpr void add(E e) { words_[word(e)] = static_cast<Word>(words_[word(e)] | bit(e)); }
  /// Without a branch, for what cannot be foreseen.
  constexpr void add_if(bool right, E e) {
    words_[word(e)] = static_cast<Word>(words_[word(e)] | (Word{right} << place(e)));
  }
  constexpr void remove(E e) { words_[word(e)] = static_cast<Word>(words_[word(e)] & ~bit(e)); }
  constexpr void clear() { words_ = {}; }
  [[nodiscard]] constexpr EnumSet with(E e) const {
    EnumSet more = *this;
    more.add(e);
    return more;
  }
  [[nodiscard]] constexpr EnumSet without(E e) const {
    EnumSet rest = *this;
    rest.remove(e);
    return rest;
  }
  [[nodiscard]] constexpr unsigned size() const {
    unsigned sum = 0;
    for (const Word w : words_) sum += static_cast<unsigned>(std::popcount(w));
    return sum;
  }
  [[nodiscard]] constexpr bool empty() const {
    Word any = 0;
    for (const Word w : words_) any = static_cast<Word>(any | w);
    return any == 0;
  }
  [[nodiscard]] constexpr const std::array<Word, word_count>& words() const { return words_; }
  /// Whether every value of the other set is in this one.
  [[nodiscard]] constexpr bool holds(const EnumSet& other) const { return (other - *this).empty(); }
  /// The i-th value in order; there must be that many.
  [[nodiscard]] constexpr E nth(unsigned i) const {
    std::size_t w = 0;
    for (; w + 1 < word_count; ++w) {
      const auto here = static_cast<unsigned>(std::popcount(words_[w]));
      if (i < here) break;
      i -= here;
    }
    Word rest = words_[w];
    for (; i > 0; --i) rest = static_cast<Word>(rest & (rest - 1U));
    return at(w, rest);
  }
  /// The lowest value; the set must not be empty.
  [[nodiscard]] constexpr E first() const { return nth(0); }

  friend constexpr EnumSet operator&(EnumSet a, const EnumSet& b) {
    for (std::size_t w = 0; w < word_count; ++w) a.words_[w] = static_cast<Word>(a.words_[w] & b.words_[w]);
    return a;
  }
  friend constexpr EnumSet operator|(EnumSet a, const EnumSet& b) {
    for (std::size_t w = 0; w < word_count; ++w) a.words_[w] = static_cast<Word>(a.words_[w] | b.words_[w]);
    return a;
  }
  friend constexpr EnumSet operator-(EnumSet a, const EnumSet& b) {
    for (std::size_t w = 0; w < word_count; ++w) a.words_[w] = static_cast<Word>(a.words_[w] & ~b.words_[w]);
    return a;
  }
  friend constexpr bool operator==(const EnumSet&, const EnumSet&) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(const std::array<Word, word_count>& rest) : rest_(rest) { settle(); }
    constexpr E operator*() const { return at(here(), rest_[here()]); }
    constexpr Iterator& operator++() {
      Word& rest = rest_[here()];
      rest = static_cast<Word>(rest & (rest - 1U));
      settle();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& i, std::default_sentinel_t) { return i.rest_[i.here()] == 0; }

   private:
    /// Of one word it is known where it stands, so that it can be gone through in a register.
    [[nodiscard]] constexpr std::size_t here() const { return word_count == 1 ? 0 : w_; }
    /// To a word with something in it, or to the last.
    constexpr void settle() {
      while (here() + 1 < word_count && rest_[w_] == 0) ++w_;
    }
    std::array<Word, word_count> rest_;
    std::size_t w_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return Iterator{words_}; }
  [[nodiscard]] static constexpr std::default_sentinel_t end() { return {}; }

 private:
  static constexpr std::size_t word(E e) { return static_cast<std::size_t>(e) / bits_each; }
  static constexpr std::size_t place(E e) { return static_cast<std::size_t>(e) % bits_each; }
  static constexpr Word bit(E e) { return static_cast<Word>(Word{1} << place(e)); }
  static constexpr E at(std::size_t w, Word rest) {
    return static_cast<E>(w * bits_each + static_cast<std::size_t>(std::countr_zero(rest)));
  }
  std::array<Word, word_count> words_{};
};

template <class T>
inline constexpr bool is_enum_set = false;
template <class E>
inline constexpr bool is_enum_set<EnumSet<E>> = true;

}  // namespace krypta
