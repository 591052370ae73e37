#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/codec.hpp"
#include "tests/cards/bowls.hpp"
#include "wire/json.hpp"

/// Cards of the bowls, compiled and carried out in a test.
namespace krypta::bowls {

inline std::string told(const std::vector<cards::Error>& errors) {
  std::string all;
  for (const cards::Error& e : errors) all += e.text() + "\n";
  return all;
}

/// "2:5: found …" for each mistake of a file, without the name of the file.
inline std::string mistakes_in(std::string_view text, const cards::Vocabulary& words = vocabulary()) {
  const cards::File file{"t", std::string{text}};
  const auto compiled = cards::compile(words, std::span{&file, 1});
  std::string all;
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    for (const cards::Error& e : *errors) all += (all.empty() ? "" : "\n") + e.text().substr(2);
  }
  return all;
}

/// The library of one file; the test fails with its mistakes.
inline cards::Library library_of(std::string_view text, const cards::Vocabulary& words = vocabulary()) {
  const cards::File file{"test.cards", std::string{text}};
  auto compiled = cards::compile(words, std::span{&file, 1});
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) {
    ADD_FAILURE() << told(*errors) << "in\n" << text;
    return {};
  }
  return std::get<cards::Library>(std::move(compiled));
}

/// A library of one card with one ability, of which this is the body.
inline cards::Library one_card(std::string_view body) {
  return library_of("card c \"C\" { price: 1 play in morning {\n" + std::string{body} + "\n} }");
}

/// What is answered, as a test writes it: "3", "red", "yes", "no", "enough", "option 1".
inline std::string text_of(const cards::Answer& answer) {
  using Given = cards::Answer::Kind;
  switch (answer.kind) {
    case Given::word: {
      const auto type = static_cast<std::size_t>(answer.type) - cards::first_own;
      return std::string{vocabulary().types[type].words[static_cast<std::size_t>(answer.value)]};
    }
    case Given::option: return "option " + std::to_string(answer.value);
    case Given::yes: return "yes";
    case Given::no: return "no";
    case Given::enough: return "enough";
    case Given::item: break;
  }
  return std::to_string(answer.value);
}

/// A card on the table, step by step.
class Playing {
 public:
  explicit Playing(cards::Library library, State state = laid_out(), Seat self = seat(0),
                   std::size_t ability_number = 0)
      : library_(std::move(library)), state_(std::move(state)), self_(self), ability_(ability_number) {
    if (library_.code.empty() || library_.code.front().abilities.size() <= ability_) return;
    cards::Frame frame;
    frame.pc = ability().start;
    frame.player = self;
    state_.card.push_back(frame);
  }

  [[nodiscard]] const cards::AbilityCode& ability() const { return library_.code.front().abilities[ability_]; }
  [[nodiscard]] const cards::Library& library() const { return library_; }
  [[nodiscard]] const cards::Program& program() const { return library_.code.front().program; }
  State& state() { return state_; }
  [[nodiscard]] const std::vector<std::string>& log() const { return log_; }

  [[nodiscard]] bool possible() { return now().machine.possible(ability()); }
  /// Runs past the payment and through what the verbs have begun, until somebody is asked or it is done.
  cards::Status run() {
    cards::Status status = cards::Status::done;
    if (state_.card.empty()) return status;
    do {
      status = now().machine.run();
      if (status == cards::Status::pays) log_.emplace_back("paying");
      if (status == cards::Status::waits) log_.emplace_back("waiting");
    } while (status == cards::Status::pays || status == cards::Status::waits);
    return status;
  }
  [[nodiscard]] std::string offered() {
    std::string all;
    now().machine.each_answer([&](const cards::Answer& a) { all += (all.empty() ? "" : ", ") + text_of(a); });
    return all;
  }
  [[nodiscard]] Seat decider() { return now().machine.decider(); }
  /// The test fails if that is no answer.
  void answer(std::string_view text) {
    std::optional<cards::Answer> given;
    now().machine.each_answer([&](const cards::Answer& a) {
      if (text_of(a) == text) given = a;
    });
    ASSERT_TRUE(given) << text << " is not offered, but " << offered();
    now().machine.answer(*given);
  }
  /// Saves the state as JSON and goes on from what is read.
  void save_and_load() {
    const std::string json = to_json(to_value(state_));
    const auto parsed = wire::parse_json(json);
    ASSERT_TRUE(parsed) << json;
    State loaded;
    const Reading problem = from_value(*parsed, loaded);
    ASSERT_FALSE(problem) << problem->path << " " << problem->message;
    ASSERT_EQ(loaded, state_);
    state_ = loaded;
  }
  /// Pays what a card costs that is cancelled.
  cards::Status pay_only() { return now().machine.pay_only(ability()); }
  /// Runs until the targets are named.
  cards::Status run_to_payment() { return now().machine.run(); }
  /// Whether what lasts by a condition is over, and whether it is in force, as the table is now.
  [[nodiscard]] bool over(std::size_t i) { return kept(i).first.over(kept(i).second); }
  [[nodiscard]] bool in_force(std::size_t i) { return kept(i).first.in_force(kept(i).second); }
  /// Carries on what was put off.
  void take_up(std::size_t i) {
    const cards::Frame frame = state_.later[i].frame;
    state_.card.clear();
    state_.card.push_back(frame);
  }

 private:
  struct Running {
    explicit Running(Playing& on)
        : host(on.state_, on.self_, &on.log_, &on.library_.code.front().program),
          machine(on.library_.code.front().program, on.state_.card.back(), host) {}
    Host host;
    cards::Machine<Host> machine;
  };
  [[nodiscard]] std::pair<cards::Evaluator<Host>, const cards::Term&> kept(std::size_t i) {
    host_.emplace(state_, self_);
    const Lasting& what = state_.lasting[i];
    return {cards::Evaluator<Host>{program(), what.frame, *host_}, program().terms[what.term]};
  }
  [[nodiscard]] Running now() { return Running{*this}; }

  cards::Library library_;
  State state_;
  Seat self_;
  std::size_t ability_;
  std::optional<Host> host_{};
  std::vector<std::string> log_{};
};

using Answers = std::vector<std::string_view>;

/// Plays a card to its end and gives what it did: "paying; gain 0 3". It is played twice, once with a stop at every
/// decision in which the state is saved and loaded, and the two must come to the same.
inline std::string played(std::string_view body, const Answers& answers = {}, const State& state = laid_out()) {
  const auto play = [&](bool saving) {
    Playing playing{one_card(body), state};
    std::size_t next = 0;
    while (playing.run() == cards::Status::asks) {
      if (playing.offered().empty()) {
        ADD_FAILURE() << "nothing can be answered";
        break;
      }
      if (saving) playing.save_and_load();
      if (next == answers.size()) {
        ADD_FAILURE() << "one answer more is wanted: " << playing.offered();
        break;
      }
      playing.answer(answers[next++]);
      if (saving) playing.save_and_load();
    }
    EXPECT_EQ(next, answers.size()) << "an answer is left over";
    return playing;
  };
  Playing straight = play(false);
  Playing with_stops = play(true);
  EXPECT_EQ(straight.state(), with_stops.state());
  EXPECT_EQ(straight.log(), with_stops.log());
  std::string did;
  for (const std::string& line : straight.log()) {
    if (line != "paying") did += (did.empty() ? "" : "; ") + line;
  }
  return did;
}

}  // namespace krypta::bowls
