#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/core/choice.hpp"
#include "engine/core/event.hpp"

namespace krypta {

struct MadeChoice {
  Seat seat{};
  Choice choice{};
  friend bool operator==(const MadeChoice&, const MadeChoice&) = default;
};

/// The choices of a match and what each of them caused. It only grows, and what is old is shared with every copy and
/// never changed again: to copy it takes as long after five thousand choices as after five. It is kept packed, an event
/// in about ten bytes, and unpacked when somebody looks.
class Record {
 public:
  void add(MadeChoice made, std::span<const LoggedEvent> caused);

  [[nodiscard]] std::size_t size() const { return full_blocks() * block_size + last_.count; }
  [[nodiscard]] MadeChoice choice(std::size_t i) const;
  /// What the i-th choice caused.
  [[nodiscard]] std::vector<LoggedEvent> caused(std::size_t i) const;
  /// How many events there were after the i-th choice, and in all.
  [[nodiscard]] std::size_t events_after(std::size_t i) const;
  [[nodiscard]] std::size_t events() const { return events_; }

  /// All of it, the oldest first.
  [[nodiscard]] std::vector<MadeChoice> choices() const;
  [[nodiscard]] std::vector<LoggedEvent> log() const;
  /// The events that one observer has seen.
  [[nodiscard]] std::vector<Event> seen_by(Seat observer) const;

  /// The first so many choices of it.
  [[nodiscard]] Record first(std::size_t count) const;

 private:
  static constexpr std::size_t block_size = 64;

  /// Choices one after the other, each followed by its events.
  struct Page {
    std::array<std::uint32_t, block_size> starts{};  ///< where in `bytes` each begins
    std::uint32_t count = 0;
    std::uint32_t events_before = 0;
    std::string bytes{};
  };
  /// A page that is full and the blocks before it. `far` is one of those, chosen so that any is reached in few steps
  /// (Myers, An applicative random-access stack, 1983).
  struct Block {
    std::shared_ptr<const Block> before;
    const Block* far;
    std::size_t number;  ///< from 1: how many blocks there are up to it
    Page page;
  };

  [[nodiscard]] std::size_t full_blocks() const { return blocks_ == nullptr ? 0 : blocks_->number; }
  [[nodiscard]] const Page& page_of(std::size_t i) const;
  /// All pages, the oldest first.
  [[nodiscard]] std::vector<const Page*> pages() const;
  void close_page();

  std::shared_ptr<const Block> blocks_;
  Page last_;
  std::size_t events_ = 0;
};

}  // namespace krypta
