#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"
#include "engine/core/value.hpp"
#include "store/store.hpp"
#include "wire/frames.hpp"

/// What was told of a match that is over, as it was told: a program with other rules could not tell it again.
namespace krypta::server {

class Table;

/// What everybody was last shown of the table.
class Archive {
 public:
  /// Nothing if it is none of a kind that this program reads. `unnamed` were the names of those who are not named.
  [[nodiscard]] static std::shared_ptr<const Archive> read(std::string_view packed,
                                                           std::vector<std::string> unnamed = {});

  /// What nobody may be called any more in what was told.
  [[nodiscard]] const std::vector<std::string>& unnamed() const { return unnamed_; }

  /// The last entry that it tells of; what was written later is told beside it.
  [[nodiscard]] std::uint32_t entry() const { return entry_; }
  [[nodiscard]] store::Time finished() const { return finished_; }
  [[nodiscard]] SeatSet winners() const { return winners_; }
  /// How many lines the observer was told.
  [[nodiscard]] std::uint32_t lines_told(Seat observer) const;
  /// {number, told, now}, in a language.
  [[nodiscard]] Value shown(Seat observer, std::string_view language) const;

 private:
  [[nodiscard]] const Value* of(Seat observer) const;
  std::uint32_t entry_ = 0;
  store::Time finished_ = 0;
  SeatSet winners_;
  Value shown_;
  std::vector<std::string> unnamed_;
};

/// The names of the parts in the store.
inline constexpr std::string_view archived_table = "table";
inline constexpr std::string_view archived_file = "file";
[[nodiscard]] std::string archived_replay(wire::Eyes eyes);

/// Everything that is kept of a match that is over, with what bots thought in it; nothing if it has no end that this
/// program could tell. It takes long: it is for the workers.
[[nodiscard]] std::vector<store::Kept> archive_of(const Table& table, const std::vector<store::Thought>& thoughts);

/// The match as a file, once it is over.
[[nodiscard]] std::string match_file_of(const Table& table);

/// A part that is text.
[[nodiscard]] std::optional<std::string> unpacked(std::string_view packed);
/// The file of a match, without some names.
[[nodiscard]] std::optional<std::string> archived_match_file(std::string_view packed,
                                                             const std::vector<std::string>& unnamed);
/// Some frames of a replay, as replay_value gives them; nothing if it is none. For the workers, too.
[[nodiscard]] std::optional<Value> archived_replay_value(std::string_view packed, wire::Part part,
                                                         std::string_view language,
                                                         const std::vector<std::string>& unnamed = {});

}  // namespace krypta::server
