#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play/answer.hpp"
#include "cli/play/boards.hpp"
#include "cli/play/play.hpp"

namespace krypta::cli {

/// One person at a terminal. It knows no game: what is shown of one comes from its Board.
class Session {
 public:
  using Arguments = std::vector<text::Argument>;

  Session(const PlaySettings& settings, std::unique_ptr<AnyMatch> match, std::istream& in, std::ostream& out);

  void run();

 private:
  enum class Next { go_on, leave };
  struct Choices {
    std::vector<Option> options;
    std::size_t changes = 0;  ///< the last so many only change what was chosen before
  };

  // What the player sees: session_shown.cpp.
  void introduce();
  void tell_news();
  void draw();
  void show_question(const Choices& choices);
  void show_result();
  void show_help();
  void show_rules(std::string_view typed);
  void show_log(std::string_view how_much);
  void show_stops();
  /// In a game of memory nobody looks farther back than the turn before this one, unless it was agreed.
  [[nodiscard]] std::size_t recalled_from() const;
  void explain(std::string_view id, const Choices& choices);
  [[nodiscard]] Lines option_lines(const Choices& choices) const;
  [[nodiscard]] std::vector<Paragraph> story(std::size_t from) const;

  // What happens: session.cpp.
  [[nodiscard]] Choices choices_now() const;
  [[nodiscard]] Next ask();
  [[nodiscard]] Next let_bot_choose(Seat seat);
  [[nodiscard]] Next converse(const Choices& choices);
  [[nodiscard]] bool obey(const Answer& answer, const Choices& choices);
  [[nodiscard]] bool undo();
  /// Whether he wants to be asked where he could be passed over.
  [[nodiscard]] bool wants(const AnyMatch::PassedOver& passing) const;
  /// Passes, and wants to be asked no more in what goes on.
  [[nodiscard]] bool have_enough();
  void set_stop(std::string_view typed);
  void save(const std::string& file);
  void choose(Seat seat, const std::string& option) {
    const auto refusal = match_->act(seat, option);
    if (!refusal || refusal->code != Refusal::Code::capacity) return;
    print(refusal->message);
    halted_ = true;
  }

  // Words.
  [[nodiscard]] std::string say(std::string_view key, const Arguments& arguments = {}) const {
    return reader_.say(key, arguments);
  }
  [[nodiscard]] std::string word(Command command) const {
    return reader_.word("play-command-" + std::string{name_of(command)});
  }
  [[nodiscard]] std::string game_text(std::string_view key) const {
    return say(std::string{match_->info().text_prefix} + std::string{key});
  }
  [[nodiscard]] std::string rule_names(const RuleIds& rules) const;
  [[nodiscard]] std::string commitment() const {
    return say("play-commitment", {{"hash", fair::commitment(match_->info().id, settings_.chance.secret)}});
  }
  void print(const Lines& lines);
  void print(std::string_view text) { print(wrapped(text, "", "", reader_.width)); }
  [[nodiscard]] std::optional<std::string> read_line(const std::string& question);

  const PlaySettings& settings_;
  std::unique_ptr<AnyMatch> match_;
  const Board& board_;
  fair::KeyedChance chance_;
  std::uint64_t bot_seed_;
  Reader reader_;
  Vocabulary words_;
  std::istream& in_;
  std::ostream& out_;
  std::size_t told_;              ///< so many choices the player has read about
  std::set<std::size_t> forced_;  ///< choices that were made for the player
  std::set<std::size_t> passed_;  ///< those of them that are not worth a word
  std::set<std::string> stops_;   ///< where he wants to be asked, of GameInfo::stops
  std::uint32_t no_more_ = 0;     ///< what he has enough of (PassedOver::within)
  std::set<std::string> saved_;   ///< files of this match, which may be written again
  Lines drawn_;                   ///< the board that was shown last
  std::int64_t drawn_turn_ = 0;   ///< and in which turn
  bool halted_ = false;           ///< there is no room for what was chosen
};

}  // namespace krypta::cli
