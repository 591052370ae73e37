#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Who sits where, and which of his choices were acknowledged. A journal holds it outside of both programs' memory, so
/// that it can be held against a server that was killed.
namespace krypta::load {

struct Sitting {
  std::string table;
  unsigned seat = 0;
  std::string cookie;
  std::vector<std::string> acknowledged{};  ///< ids of choices, in their order
  std::vector<std::string> refused{};       ///< ids of choices that were refused: they were not made
  std::map<unsigned, std::size_t> shown{};  ///< a hash of each line that anybody on this seat was shown, by its number
  std::size_t server = 0;                   ///< the one that he was at last
};

class Journal {
 public:
  Journal() = default;
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal();
  /// The problem, if there is one. A journal that was never opened writes nothing.
  [[nodiscard]] std::string open(const std::string& file);
  void sits(const Sitting& sitting);
  void acknowledged(const Sitting& sitting, std::string_view id);
  /// Whether everything was written.
  [[nodiscard]] bool good() const { return good_; }

 private:
  /// At once and whole: a copy made at any moment ends with a whole line.
  void write(const std::string& line);
  int file_ = -1;
  bool good_ = true;
};

[[nodiscard]] std::variant<std::vector<Sitting>, std::string> read_journal(const std::string& file);

}  // namespace krypta::load
