#pragma once

#include <fmt/format.h>

#include <deque>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "bench/journal.hpp"
#include "bench/link.hpp"

/// Everybody plays at once, at a given pace.
namespace krypta::load {

// The first letter of a request's id says what it was.
constexpr char open_letter = 'o';
constexpr char choice_letter = 'c';
constexpr char again_letter = 'n';
constexpr char start_letter = 's';
constexpr char close_letter = 'x';
constexpr char ping_letter = 'p';

[[nodiscard]] inline std::string request(std::string_view what, std::string_view table, char letter) {
  return fmt::format(R"({{"do":"{}","table":"{}","id":"{}"}})", what, table, letter);
}

struct PlaySettings {
  unsigned seats = 4;
  double rate = 1000;  ///< choices a second, of all together
  double seconds = 60;
  bool until_gone = false;  ///< until the server goes away, which is then no error
  std::string refused{};    ///< until a choice is refused with this code, which is then no error
  /// Who loses his connection comes back, to the next server, and what the store could not take is tried again. What
  /// anybody is shown is remembered: it must not be another past than before.
  bool come_back = false;
  bool twice = false;     ///< everybody looks at his table from two servers; only with `come_back`
  double patience = 1e9;  ///< seconds without a choice at a table after which it counts as standing still
  Journal* journal = nullptr;
};

struct Figures {
  std::vector<std::uint32_t> microseconds{};  ///< from sending a choice to its acknowledgement
  double seconds = 0;                         ///< that were played
  std::uint64_t sent = 0;
  std::uint64_t stale = 0;
  std::uint64_t refused = 0;  ///< as it was expected
  std::uint64_t missed = 0;   ///< choices that were due when nobody had to decide or the client was late
  std::uint64_t packets = 0;
  std::uint64_t bytes = 0;
  std::uint64_t matches_over = 0;
  std::uint64_t returns = 0;     ///< of people who had lost their connection
  std::uint64_t not_stored = 0;  ///< requests that the store could not take, while somebody came back
  double standstill = 0;         ///< the longest time in seconds that a table has had no choice
  std::vector<std::string> problems{};
  std::map<std::string, std::uint64_t> errors{};
  bool gone = false;  ///< the server went away
  [[nodiscard]] std::uint64_t error_count() const;
};

class Play {
 public:
  /// Sittings and links are in the same order, the seats of a table after each other.
  Play(asio::io_context& context, PlaySettings settings, Servers servers, std::vector<Sitting> sittings,
       std::vector<std::shared_ptr<Link>> links);

  /// Opens every table.
  [[nodiscard]] Awaitable<void> open();
  [[nodiscard]] Awaitable<void> play();
  /// It has been played for long enough.
  void end() { enough_ = true; }
  /// Ends all connections.
  [[nodiscard]] Awaitable<void> leave();
  [[nodiscard]] const Figures& figures() const { return figures_; }
  [[nodiscard]] std::vector<Sitting> sittings() const { return {sittings_.begin(), sittings_.end()}; }

 private:
  struct Player;
  /// Who sits together, at one table after another.
  struct Company {
    std::vector<Player*> players{};  ///< onlookers come last
    std::string over{};              ///< the table whose match was over last
    Clock::time_point asked{};       ///< when another table, or its start, was asked for last
    Clock::time_point moved{};       ///< when a choice was acknowledged last
    bool stands = false;             ///< it has been said that there was none for long
  };
  struct Player {
    std::size_t number = 0;
    std::shared_ptr<Link> link{};
    Company* company = nullptr;
    Sitting* sitting = nullptr;
    std::uint64_t choices = 0;
    unsigned told = 0;
    std::vector<std::string> options{};  ///< as he was told last; none if the match does not wait for him
    std::string option{};                ///< what he will choose
    bool queued = false;
    std::string waiting{};  ///< the id of the choice that is not answered yet
    Clock::time_point sent{};
    bool opened = false;
    // Of those who come back:
    Player* onlooker_of = nullptr;  ///< who sits there and chooses
    std::size_t server = 0;
    bool linked = false;
    bool pinged = false;
    std::string request{};                 ///< the choice that is not answered yet
    bool sent_again = false;               ///< on another connection than at first
    std::string state{};                   ///< of the match, as he was shown last
    Clock::time_point heard{};             ///< when anything was
    Clock::time_point reopen = never;      ///< when he asks for the table again
    Clock::time_point not_stored = never;  ///< since when the store takes nothing of his
  };

  [[nodiscard]] Awaitable<void> listen(Player& player);
  [[nodiscard]] Awaitable<void> come_back(Player& player);
  /// Looks after those who come back.
  [[nodiscard]] Awaitable<void> supervise();
  void look_after(Player& player, Clock::time_point now);
  void urge(Company& company, Clock::time_point now);
  /// Says, while it is so, how things are at a table that stands still.
  void look_why(Company& company, Clock::time_point now);
  /// What could not be stored is asked for again later, and of another server if that lasts. Whether it is so.
  [[nodiscard]] bool not_stored(Player& player, std::string_view code);
  void witness(Player& player, unsigned from, unsigned number, std::string_view told);
  void complain(const Player& player, std::string what);
  void reopen(Player& player);
  void choice_made(Company& company);
  /// Waits until `done`; false if it takes too long.
  template <class Done>
  [[nodiscard]] Awaitable<bool> until(Done done, std::chrono::seconds patience);
  void hear(Player& player, std::string_view text);
  void answered(Player& player, std::string_view id, bool ok, std::string_view text);
  void chose(Player& player, bool ok, std::string_view text);
  /// How things stand, whole or as what changed.
  struct Standing {
    std::string_view now{};
    std::string_view changed{};
    std::string_view gone{};
  };
  void shown(Player& player, unsigned number, const Standing& standing);
  static void read_options(Player& player, std::string_view decision);
  void match_over(Player& player);
  void move(Company& company, const std::string& table);
  void be_ready(Player& player);
  void choose(Player& player);
  [[nodiscard]] bool choose_next();
  [[nodiscard]] bool ended() const;

  static constexpr Clock::time_point never = Clock::time_point::max();

  asio::io_context& context_;
  PlaySettings settings_;
  Servers servers_;
  Timer timer_;
  std::deque<Sitting> sittings_;  ///< they stay where they are
  std::deque<Company> companies_;
  std::deque<Player> players_;
  std::deque<Player*> ready_;
  std::mt19937_64 random_{1};
  std::size_t opened_ = 0;
  std::size_t listening_ = 0;
  std::size_t waiting_ = 0;
  bool playing_ = false;
  bool leaving_ = false;
  bool enough_ = false;
  Clock::time_point begun_{};
  Figures figures_;
};

}  // namespace krypta::load
