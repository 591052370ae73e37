#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "engine/core/typed_game.hpp"
#include "engine/specs/room.hpp"

namespace krypta::specs {

/// A word of `given` and what it does to the builder of positions of a game.
template <class Position>
struct Lent {
  Word word;
  void (*say)(Position& position, const Said& said);
};

/// The match behind the interface.
template <class G>
[[nodiscard]] const Match<G>& typed(const AnyMatch& match) {
  return static_cast<const TypedMatch<G>&>(match).typed();
}

/// The part of a room that is the same for every game. `Table` is a host that is made from a viewpoint.
template <class G, class Position, class Table>
class GameRoom : public Room {
 public:
  explicit GameRoom(std::vector<Lent<Position>> lent) : lent_(std::move(lent)) {
    for (const Lent<Position>& one : lent_) words_.push_back(one.word);
  }
  [[nodiscard]] std::span<const Word> words() const override { return words_; }
  [[nodiscard]] std::unique_ptr<Given> given() const override { return std::make_unique<Described>(lent_); }
  [[nodiscard]] std::unique_ptr<Host> look(const Viewpoint& from) const override {
    return std::make_unique<Table>(from);
  }

 private:
  class Described final : public Given {
   public:
    explicit Described(const std::vector<Lent<Position>>& lent) : lent_(lent) {}
    void say(std::size_t word, const Said& said) override { lent_[word].say(position_, said); }
    [[nodiscard]] Value position() const override { return to_value(position_.state()); }

   private:
    const std::vector<Lent<Position>>& lent_;
    Position position_{};
  };
  std::vector<Lent<Position>> lent_;
  std::vector<Word> words_{};
};

}  // namespace krypta::specs
