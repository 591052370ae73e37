#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/any_game.hpp"
#include "engine/games/games.hpp"
#include "wire/shown.hpp"

namespace krypta::cli {

/// The engine protocol (docs/protocol.md): one JSON object in, one out. It holds the matches that are open and
/// survives any input; a request that is refused has changed nothing.
class Protocol {
 public:
  static constexpr std::size_t longest_line = std::size_t{1} << 20U;
  static constexpr std::size_t most_matches = 10'000;

  explicit Protocol(const Games& games) : games_(&games) {}

  /// The answer to one line, without a line end.
  [[nodiscard]] std::string answer(std::string_view line);
  /// Whether `quit` was asked for.
  [[nodiscard]] bool finished() const { return finished_; }

 private:
  struct Open {
    const AnyGame* game;
    Setup setup;
    std::uint64_t seed;
    bool manual_chance;
    bool from_position;
    std::unique_ptr<AnyMatch> match;
  };
  struct Error {
    std::string code;
    std::string message;
    Value rules = Value::Array{};
  };
  struct Request;
  struct Handlers;
  using Answer = std::variant<Value, Error>;

  [[nodiscard]] Answer dispatch(const Request& request);
  [[nodiscard]] std::variant<Open*, Error> find(const Request& request);
  [[nodiscard]] static Error refused(const Refusal& refusal, const GameInfo& info);

  const Games* games_;
  std::map<std::string, Open, std::less<>> matches_;
  std::uint64_t next_match_ = 1;
  bool finished_ = false;
};

}  // namespace krypta::cli
