#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "lessons/script.hpp"

/// A first match with a teacher on every other chair. A lesson is a match that somebody has played before, with words
/// at some of its choices: chance deals as it did then, the teachers do what they did then, and the learner is told
/// what he might do. It is data (scripts/GAME.lesson) and knows no game.
///
/// Whoever goes his own way plays a match like any other. A line of the script fits again whenever its turn and its
/// step have come and the rules allow it; a teacher besides answers only what the lesson has foreseen in this turn.
namespace krypta::lessons {

/// How far a match was followed. Whoever keeps it spares himself to go through the match from its beginning; when
/// something is taken back, he begins anew.
class Progress {
  friend class Lesson;
  std::vector<bool> done_{};  ///< a line
  unsigned place_ = 0;        ///< the furthest of the sayings that the learner was advised by
  std::shared_ptr<const AnyMatch> at_{};
};

class Lesson {
 public:
  /// Plays the script, so that it is known when each line comes; the refusal names the line that the rules refuse.
  [[nodiscard]] static Result<Lesson> read(const AnyGame& game, std::string_view script);

  [[nodiscard]] const Setup& setup() const { return script_.setup; }
  [[nodiscard]] const Script& script() const { return script_; }

  /// Goes on to where the match is now.
  void follow(Progress& progress, const AnyMatch& match) const;

  /// What the script has the seat choose now, if it fits; of chance too.
  [[nodiscard]] std::optional<std::string> next(const AnyMatch& match, Seat s, Progress progress = {}) const;

  /// How far the learner is.
  struct Standing {
    unsigned saying = 0;  ///< which of the script's sayings is about what happens now
    unsigned place = 0;   ///< the furthest that was said; it never goes back, in whatever order things are done
    std::optional<std::string> advice{};
    bool astray = false;  ///< the learner has to decide and the lesson knows nothing about it
    bool over = false;
  };
  [[nodiscard]] Standing standing(const AnyMatch& match, Progress progress = {}) const;

 private:
  /// When something was chosen: the turn (or round) that everybody is shown, the step of the rules, and the card or the
  /// place that asked.
  struct When {
    std::int64_t turn = 0;
    std::string_view step{};
    std::string asks{};
    friend bool operator==(const When&, const When&) = default;
  };
  Lesson(Script script, std::vector<When> when) : script_(std::move(script)), when_(std::move(when)) {}
  [[nodiscard]] static When when(const AnyMatch& match, Seat s);
  [[nodiscard]] std::optional<std::size_t> fitting(const AnyMatch& match, const std::vector<bool>& done,
                                                   const When& now, Seat s) const;

  Script script_;
  std::vector<When> when_;  ///< a line
};

/// The lesson of a game; null where there is none, or none that these rules and cards can play.
[[nodiscard]] std::shared_ptr<const Lesson> lesson_of(const AnyGame& game);
/// The script of a game as it was written, if there is one.
[[nodiscard]] std::optional<std::string_view> script_of(std::string_view game);

}  // namespace krypta::lessons
