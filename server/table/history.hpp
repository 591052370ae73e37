#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "server/server_time.hpp"

namespace krypta::server {

/// A line of the table's history. Everybody has a numbering of his own, which counts the lines he is told of: the
/// number of entries would tell that somebody has chosen in secret.
struct HistoryLine {
  enum class Kind : std::uint8_t {
    created,
    sat,
    stood,
    bot,
    stirred,
    started,
    choice,
    away,
    back,
    said,
    asked_back,
    answered,
    took_back,
    again,
    asked_end,
    closed,
    halted,
    asks,
    brings,
    stops,
    no_more,
    time
  };
  Time at = 0;
  std::uint32_t entry = 0;  ///< its number; the server's own
  Kind kind{};
  Seat seat = Seat::spectator;
  SeatSet audience = SeatSet::everyone();
  std::string text{};   ///< the option, the words said, the entropy, the level, the next table, yes or no, stops
  std::string id{};     ///< the sender's own id of a choice
  bool passed = false;  ///< the server made the choice: there was no other, or he did not want to be asked
  bool plain = false;   ///< and everybody could tell
  std::vector<std::uint32_t> undone{};  ///< lines of the history that were taken back
};

/// Whether a choice is its person's to take back: what he chose, and what was chosen for him where only he can tell
/// that it was; not what a bot chose.
[[nodiscard]] inline bool is_own(const HistoryLine& line) { return !line.id.empty() || (line.passed && !line.plain); }

/// The lines, packed: a table goes on for thousands of them.
class History {
 public:
  void add(HistoryLine line);

  [[nodiscard]] std::size_t size() const { return heads_.size(); }
  [[nodiscard]] bool empty() const { return heads_.empty(); }
  [[nodiscard]] HistoryLine operator[](std::size_t i) const;
  [[nodiscard]] HistoryLine back() const { return (*this)[size() - 1]; }
  [[nodiscard]] std::vector<HistoryLine> all() const;

  /// What is asked of many lines, without unpacking them.
  [[nodiscard]] SeatSet audience(std::size_t i) const { return heads_[i].audience; }
  [[nodiscard]] std::uint32_t entry(std::size_t i) const { return heads_[i].entry; }
  /// Whether it is a choice that the seat made under that id.
  [[nodiscard]] bool is_choice(std::size_t i, Seat s, std::string_view id) const;

 private:
  static constexpr std::size_t page_size = 64;
  struct Head {
    Time at;
    std::uint32_t entry;
    std::uint32_t start;  ///< of its words on its page: the text, then the id
    std::uint32_t text;   ///< bytes of the text
    std::uint32_t id;     ///< bytes of the id
    SeatSet audience;
    HistoryLine::Kind kind;
    Seat seat;
    bool passed : 1;
    bool plain : 1;
  };
  [[nodiscard]] std::string_view words(std::size_t i, std::size_t from, std::size_t length) const {
    return std::string_view{pages_[i / page_size]}.substr(heads_[i].start + from, length);
  }

  std::deque<Head> heads_;
  std::vector<std::string> pages_;  ///< the words of so many lines each
  std::map<std::size_t, std::vector<std::uint32_t>> undone_;
};

}  // namespace krypta::server
