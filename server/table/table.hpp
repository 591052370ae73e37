#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/any_game.hpp"
#include "lessons/lesson.hpp"
#include "server/table/archive.hpp"
#include "server/table/entry.hpp"
#include "server/table/history.hpp"
#include "server/table/limits.hpp"
#include "wire/glance.hpp"

namespace krypta {
class Games;
}

namespace krypta::server {

/// A match that is copied with whoever holds it.
class OwnMatch : public std::unique_ptr<AnyMatch> {
 public:
  using std::unique_ptr<AnyMatch>::unique_ptr;
  using std::unique_ptr<AnyMatch>::operator=;
  OwnMatch(std::unique_ptr<AnyMatch> match)
      : std::unique_ptr<AnyMatch>(std::move(match)) {}  // NOLINT(google-explicit-constructor)
  OwnMatch(const OwnMatch& other) : std::unique_ptr<AnyMatch>(other == nullptr ? nullptr : other->clone()) {}
  OwnMatch(OwnMatch&&) = default;
  OwnMatch& operator=(const OwnMatch& other) {
    if (this != &other) reset(other == nullptr ? nullptr : other->clone().release());
    return *this;
  }
  OwnMatch& operator=(OwnMatch&&) = default;
  ~OwnMatch() = default;
};

/// One table: the fold over its entries. It changes in `add` and nowhere else, and an entry is added only when it is
/// written. What somebody may want to do is checked in propose.hpp, what somebody is shown is made in shown.hpp.
class Table {
 public:
  enum class State : std::uint8_t { open, running, over, ended };

  /// With an archive, the table of a match that is over as it was told, whatever this program would make of it.
  Table(const Games& games, std::string id, std::shared_ptr<const Archive> archive = nullptr)
      : games_(&games), id_(std::move(id)), archive_(std::move(archive)) {}

  /// `next` is the match that a choice leads to, if whoever proposed it has it at hand.
  void add(const store::Entry& entry, std::unique_ptr<AnyMatch> next = nullptr);

  [[nodiscard]] const std::string& id() const { return id_; }
  /// The number that the next entry must have.
  [[nodiscard]] std::uint32_t next_entry() const { return entries_; }
  /// When the last one was written.
  [[nodiscard]] Time written_at() const { return now_; }
  /// When somebody last wrote that time had not run here; 0 if nobody has.
  [[nodiscard]] Time forgiven_at() const { return forgiven_at_; }
  /// Why the table cannot go on in this program; empty if it can. For the log: it may name what is secret.
  [[nodiscard]] const std::string& frozen() const { return frozen_; }
  /// Why, for everybody: it was begun with another version of the rules or with other cards, this program plays it
  /// differently, or it has outgrown the program.
  enum class Frozen : std::uint8_t { version, differs, capacity };
  [[nodiscard]] Frozen frozen_by() const { return frozen_by_; }
  /// What was told of the match, if it is not told by playing it again.
  [[nodiscard]] const Archive* archive() const { return archive_.get(); }
  [[nodiscard]] State state() const { return state_; }
  [[nodiscard]] const Created& agreed() const { return agreed_; }
  [[nodiscard]] const AnyGame& game() const { return *game_; }
  /// What is followed here, if the table is one of a lesson: one person, teachers, chance as it was written down.
  [[nodiscard]] const std::shared_ptr<const lessons::Lesson>& lesson() const { return lesson_; }
  [[nodiscard]] const lessons::Progress& progress() const { return progress_; }
  [[nodiscard]] Time created() const { return created_; }
  [[nodiscard]] Time finished() const { return finished_; }
  [[nodiscard]] unsigned seats() const { return agreed_.setup.seats; }
  /// Whether people bring something to this game.
  [[nodiscard]] bool brings() const { return game_ != nullptr && !game_->info().brings.empty(); }
  /// What the match is begun with: what was agreed, and what each seat brings. Secret while the match goes on.
  [[nodiscard]] Setup setup() const;
  /// Nothing before the match has started.
  [[nodiscard]] const AnyMatch* match() const { return match_.get(); }
  [[nodiscard]] const Clocks& clocks() const { return clocks_; }
  /// When time is called, later by what no server lived through since the start. Nothing if it never is, or if the
  /// match does not run: at a table that cannot go on it stands.
  [[nodiscard]] std::optional<Time> time_up_at() const;
  /// Since when no time runs, because the match could not go on where it was; later by what no server lived through
  /// since. Whoever can go on with it takes that off first.
  [[nodiscard]] std::optional<Time> paused() const { return paused_ == 0 ? std::nullopt : std::optional{paused_}; }
  /// Whether somebody has time here, or the match, which must not run while it cannot go on.
  [[nodiscard]] bool has_time() const;
  /// When the server must look at the table by itself: somebody's time runs out, or that of the match.
  [[nodiscard]] std::optional<Time> wakes_at() const;
  [[nodiscard]] const std::string& played_again() const { return again_; }
  /// Whether the match counts for ratings; before it has started, whether it may with those who sit here now: only
  /// people count for people's ratings, and only those who can be found again.
  [[nodiscard]] bool rated() const;
  /// Whether two of its people came from one address when most of the choices of people were made. Who shares one only
  /// at the end has no say in whether the match counts.
  [[nodiscard]] bool played_near() const { return 2 * chosen_near_ > chosen_; }

  struct Chair {
    Sitter sitter;
    bool away = false;  ///< a bot decides until the person is back
    std::string entropy{};
    std::string brought{};     ///< as the game writes it; known to himself alone until the match is over
    bool asks_always = false;  ///< also where there is one choice only; known to himself alone
    /// Where he wants to be asked; known to himself alone.
    struct Stops {
      std::optional<std::vector<std::string>> wanted{};  ///< those of the game that are on, unless he has said
      bool able = false;                                 ///< only where he could do something
      std::uint32_t no_more = 0;                         ///< not in this any more, by its number
    };
    Stops stops{};
    [[nodiscard]] bool person() const { return sitter.kind == Sitter::Kind::person; }
    /// Whether a bot decides now.
    [[nodiscard]] bool automatic() const { return away || sitter.kind == Sitter::Kind::bot; }
  };
  [[nodiscard]] const Chair& chair(Seat s) const { return chairs_[number(s)]; }
  [[nodiscard]] const std::vector<Chair>& chairs() const { return chairs_; }
  /// Whether somebody wants to be asked at this kind of moments.
  [[nodiscard]] bool wants(Seat s, const StopInfo& stop) const;
  /// The seat of a person; spectator if he has none.
  [[nodiscard]] Seat seat_of(AccountId account) const;
  /// Who may start the match and put bots on chairs: who made the table, or the first who still sits at it.
  [[nodiscard]] std::optional<AccountId> host() const;
  /// The chance of this match, as it follows from the secret, what the players added and what was taken back.
  [[nodiscard]] fair::Chance chance() const;

  /// A person who asks to take back his last choice, and who has yet to agree.
  struct Asking {
    Seat seat;
    std::uint32_t line;  ///< of the history
    SeatSet waiting;
    SeatSet asked;     ///< all whose consent it takes
    bool anew = true;  ///< see AskedBack::consent
  };
  [[nodiscard]] const std::optional<Asking>& asking() const { return asking_; }

  /// Who wants the table to end, where it cannot go on.
  struct Ending {
    SeatSet agreed{};
    SeatSet against{};
    Time since = 0;          ///< when somebody first wanted it, later by what no server lived through since
    std::uint32_t said = 0;  ///< how often somebody said something about it
  };
  [[nodiscard]] const Ending& ending() const { return ending_; }
  /// Whether anything runs out here: somebody's clock, the time of the match, or how long those are waited for who do
  /// not say whether it should end. The time in which no server lived must be taken off that.
  [[nodiscard]] bool time_runs() const {
    return state_ == State::running && (clocks_.next() || time_up_at() || ending_.since != 0);
  }
  /// The people at the table.
  [[nodiscard]] SeatSet people() const;
  /// The people whom the running match waits for.
  [[nodiscard]] std::vector<AccountId> waited_for() const;
  /// Why the table was closed, if it has not come to its own end.
  [[nodiscard]] std::optional<Closed::Why> closed() const { return closed_; }

  [[nodiscard]] const History& history() const { return history_; }
  /// What happened by the choice that a line tells, each event with its own audience. What was taken back since is told
  /// as it was.
  [[nodiscard]] std::vector<LoggedEvent> events_of(std::uint32_t line) const;
  /// How many lines of the history the observer has been told.
  [[nodiscard]] std::uint32_t lines_told(Seat observer) const { return lines_told_[slot(observer)]; }
  /// The observer's number since which the seat is asked what it is asked now. A choice that was made from an earlier
  /// number is stale.
  [[nodiscard]] std::uint32_t asked_since(Seat s) const { return asked_since_[slot(s)]; }
  /// Whether the person has made a choice with that id.
  [[nodiscard]] bool has_chosen(Seat s, std::string_view id) const;
  /// Whether the seat has a choice that might be taken back, and which line it is. What the server made for want of
  /// another is none of his: it goes with the choice before it.
  [[nodiscard]] std::optional<std::uint32_t> last_line_of(Seat s) const;
  /// Where in the match the choice of a line is.
  [[nodiscard]] std::optional<std::size_t> choice_of_line(std::uint32_t line) const;
  /// The line of each choice in the match; chance's answers have that of the choice that led to them.
  [[nodiscard]] const std::vector<std::uint32_t>& line_of_choice() const { return line_of_choice_; }

  /// The entry that holds a choice of the match.
  [[nodiscard]] std::uint32_t entry_of_choice(std::size_t i) const { return history_.entry(line_of_choice_[i]); }

  /// How often the person has done what a table bounds (limits.hpp).
  [[nodiscard]] Tally tally(AccountId account) const;
  [[nodiscard]] std::uint32_t bots_put() const { return bots_put_; }
  /// The seat's last choices that nobody else was told of.
  [[nodiscard]] std::uint32_t unnoticed(Seat s) const { return unnoticed_[slot(s)]; }

  [[nodiscard]] store::Listing listing() const;

 private:
  /// What each observer is shown, as fingerprints: what changes in it has to be told.
  struct Seen {
    std::array<wire::Glance, max_seats + 1> glances{};
    Pending pending{};
  };
  static constexpr std::size_t slot(Seat s) { return is_player(s) ? number(s) : max_seats; }
  static constexpr Seat observer(std::size_t slot) {
    return slot == max_seats ? Seat::spectator : seat(static_cast<unsigned>(slot));
  }

  void on(const Created& e);
  void on(const Sat& e);
  void on(const Stirred& e);
  void on(const Brings& e);
  void on(const Started& e);
  void on(const Chose& e);
  void on(const WentAway& e);
  void on(const CameBack& e);
  void on(const Said& e);
  void on(const AskedBack& e);
  void on(const Answered& e);
  void on(const TookBack& e);
  void on(const Resumed& e);
  void on(const PlayAgain& e);
  void on(const AskedEnd& e);
  void on(const Closed& e);
  void on(const Halted& e);
  void on(const AsksAlways& e);
  void on(const SetStops& e);
  void on(const WantedNoMore& e);
  void on(const TimeCalled& e);
  void on(const Paused& e);
  /// What can be told of a match that cannot be played: who sits there, what is said, that it ends.
  void on_frozen(const Body& body);

  void count(const Body& body);
  void count_choice(const HistoryLine& line);
  void tell(HistoryLine line);
  [[nodiscard]] Seen look() const;
  /// Everybody who is shown something else than before.
  [[nodiscard]] SeatSet changed(const Seen& before, const Seen& after) const;
  /// Takes over what follows from the match: whom it waits for, whose clock runs, whether it is over.
  void settle(const Seen& after, SeatSet told, std::optional<Seat> chooser);
  void take_answers(const std::vector<std::string>& answers);
  void take_back(Seat s, std::uint32_t chosen, std::unique_ptr<AnyMatch> without);
  void keep_told_since(std::size_t choice);
  void find_last_lines();
  void draw_anew_from(std::size_t choice);
  void take_back_if_all_agree();
  void went_on(bool by_itself);
  void update_clocks(std::optional<Seat> chose);
  void freeze(std::string why, Frozen by = Frozen::differs);
  [[nodiscard]] bool valid_seat(Seat s) const { return number(s) < chairs_.size(); }

  const Games* games_;
  std::string id_;
  std::uint32_t entries_ = 0;
  std::string frozen_;
  Frozen frozen_by_ = Frozen::differs;
  std::shared_ptr<const Archive> archive_;
  Ending ending_;
  std::optional<Closed::Why> closed_;
  State state_ = State::open;
  bool rated_ = false;
  Created agreed_;
  const AnyGame* game_ = nullptr;
  std::shared_ptr<const lessons::Lesson> lesson_;
  lessons::Progress progress_;
  Time created_ = 0;
  Time finished_ = 0;
  Time ends_ = 0;  ///< see time_up_at
  Time paused_ = 0;
  std::vector<Chair> chairs_;
  OwnMatch match_;
  Seen seen_;
  Clocks clocks_;
  std::optional<Asking> asking_;
  fair::Redraws redraws_;
  std::string again_;

  History history_;
  Time told_at_ = 0;  ///< the last line
  std::vector<std::uint32_t> line_of_choice_;
  /// Where a line is told that the match does not tell any more, or not as it was.
  struct Told {
    std::shared_ptr<const Record> record;
    std::size_t from;
    std::size_t to;
  };
  std::map<std::uint32_t, Told> told_before_;
  std::array<std::optional<std::uint32_t>, max_seats> last_lines_{};
  std::array<std::uint32_t, max_seats + 1> lines_told_{};
  std::array<std::uint32_t, max_seats + 1> asked_since_{};
  std::map<AccountId, Tally> tallies_;
  std::uint32_t bots_put_ = 0;
  std::uint32_t chosen_ = 0;  ///< choices of people
  std::uint32_t chosen_near_ = 0;
  std::array<std::uint32_t, max_seats + 1> unnoticed_{};

  Time now_ = 0;  ///< of the entry that is added, or was last
  Time forgiven_at_ = 0;
  // While an entry is added.
  OwnMatch next_;
};

/// The tables' words for their states: "open", "running", "over", "ended".
[[nodiscard]] std::string_view state_name(Table::State state);

}  // namespace krypta::server
