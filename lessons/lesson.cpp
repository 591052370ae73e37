#include "lessons/lesson.hpp"

#include <algorithm>
#include <utility>

#include "embedded/lesson_scripts.hpp"

namespace krypta::lessons {

namespace {

/// Who may pass now and what that is called, if everybody who is asked may.
std::optional<std::pair<Seat, std::string>> passed_over(const AnyMatch& match) {
  std::optional<std::pair<Seat, std::string>> first;
  for (const Seat s : match.pending().must) {
    const auto passing = match.passing(s);
    if (!passing) return std::nullopt;
    if (!first) first.emplace(s, passing->option);
  }
  return first;
}

}  // namespace

Lesson::When Lesson::when(const AnyMatch& match, Seat s) {
  When when{0, match.step(), {}};
  const Value shown = match.view(Seat::spectator);
  for (const std::string_view counter : {"turn", "round"}) {
    const Value* found = shown.find(counter);
    if (found == nullptr || found->integer() == nullptr) continue;
    when.turn = *found->integer();
    break;
  }
  const Pending now = match.pending();
  if (s == Seat::chance ? now.chance : now.able().has(s)) {
    if (const auto asks = match.prompt(s).asks) when.asks = asks->id;
  }
  return when;
}

Result<Lesson> Lesson::read(const AnyGame& game, std::string_view text) {
  auto script = read_script(text);
  if (!script) return script.refusal();
  auto match = game.begin(script->setup);
  if (!match) return match.refusal();
  std::vector<Line> lines;
  std::vector<When> times;
  const auto act = [&](const Line& line) {
    times.push_back(when(**match, line.seat));
    lines.push_back(line);
    return (*match)->act(line.seat, line.option);
  };
  for (const Line& line : std::exchange(script->lines, {})) {
    while ((*match)->refusal(line.seat, line.option)) {
      const unsigned saying = lines.empty() ? 0 : lines.back().saying;
      const auto pass = passed_over(**match);
      if (!pass || act({pass->first, pass->second, saying, line.number})) break;
    }
    if (auto refused = act(line)) {
      refused->message = "line " + std::to_string(line.number) + ", " + line.option + ": " + refused->message;
      return *std::move(refused);
    }
  }
  script->lines = std::move(lines);
  return Lesson{*std::move(script), std::move(times)};
}

/// Plays it again choice by choice, since only so it is told in which turn and step something was chosen.
void Lesson::follow(Progress& progress, const AnyMatch& match) const {
  progress.done_.resize(script_.lines.size());
  // A match that has left the lesson behind may be long.
  if (when_.empty() || when(match, learner).turn > when_.back().turn) return;
  if (progress.at_ != nullptr && progress.at_->length() == match.length()) return;
  std::unique_ptr<AnyMatch> again = (progress.at_ == nullptr ? match : *progress.at_).clone();
  if (progress.at_ == nullptr) again->rewind(0);
  for (std::size_t i = again->length(); i < match.length(); ++i) {
    const AnyMatch::Line made = match.choice(i);
    const When then = when(*again, made.seat);
    if (made.seat == learner) {
      const auto advised = fitting(*again, progress.done_, then, learner);
      if (advised) progress.place_ = std::max(progress.place_, script_.lines[*advised].saying);
    }
    for (std::size_t l = 0; l < script_.lines.size(); ++l) {
      const Line& line = script_.lines[l];
      if (progress.done_[l] || when_[l] != then || line.seat != made.seat || line.option != made.option) continue;
      progress.done_[l] = true;
      break;
    }
    static_cast<void>(again->act(made.seat, made.option));
  }
  progress.at_ = std::move(again);
}

/// Something that was said to the learner in this turn and that he did not do has changed what a teacher answers.
std::optional<std::size_t> Lesson::fitting(const AnyMatch& match, const std::vector<bool>& done, const When& now,
                                           Seat s) const {
  bool foreseen = true;
  for (std::size_t l = 0; l < script_.lines.size(); ++l) {
    if (done[l] || when_[l].turn != now.turn) continue;
    const Line& line = script_.lines[l];
    const bool fits = line.seat == s && when_[l] == now && !match.refusal(s, line.option);
    if (fits && (foreseen || s == learner || s == Seat::chance)) return l;
    if (line.seat == learner) foreseen = false;
  }
  return std::nullopt;
}

std::optional<std::string> Lesson::next(const AnyMatch& match, Seat s, Progress progress) const {
  follow(progress, match);
  const auto line = fitting(match, progress.done_, when(match, s), s);
  if (!line) return std::nullopt;
  return script_.lines[*line].option;
}

Lesson::Standing Lesson::standing(const AnyMatch& match, Progress progress) const {
  follow(progress, match);
  const When now = when(match, learner);
  Standing standing;
  const Pending pending = match.pending();
  standing.over = when_.empty() || pending.over || now.turn > when_.back().turn || progress.done_.back();
  for (std::size_t l = 0; l < script_.lines.size(); ++l) {
    const bool past = progress.done_[l] || when_[l].turn < now.turn;
    if (past || standing.over) standing.saying = script_.lines[l].saying;
  }
  standing.place = std::max(standing.saying, progress.place_);
  if (standing.over || !pending.able().has(learner)) return standing;
  if (const auto line = fitting(match, progress.done_, now, learner)) {
    standing.advice = script_.lines[*line].option;
    standing.saying = script_.lines[*line].saying;
    standing.place = std::max(standing.saying, standing.place);
  } else {
    standing.astray = pending.must.has(learner);
  }
  return standing;
}

std::optional<std::string_view> script_of(std::string_view game) { return lesson_scripts::embedded(game); }

std::shared_ptr<const Lesson> lesson_of(const AnyGame& game) {
  const auto script = script_of(game.info().id);
  if (!script) return nullptr;
  auto lesson = Lesson::read(game, *script);
  return lesson ? std::make_shared<const Lesson>(*std::move(lesson)) : nullptr;
}

}  // namespace krypta::lessons
