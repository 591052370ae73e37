#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/app/metrics.hpp"
#include "server/hall/pace.hpp"
#include "server/hall/thoughts.hpp"
#include "server/limits/fair_tree.hpp"
#include "server/limits/quotas.hpp"
#include "server/limits/whereabouts.hpp"
#include "server/log.hpp"
#include "server/loop.hpp"
#include "server/table/nameless.hpp"
#include "server/table/propose.hpp"
#include "server/table/shown.hpp"
#include "store/store.hpp"
#include "text/speech.hpp"

namespace krypta::server {

/// Somebody who looks at a table through one connection. Two tabs of one person are two viewers.
class Viewer {
 public:
  virtual ~Viewer() = default;
  /// False when the connection is gone: whoever asked to look may have left before it came to that.
  [[nodiscard]] virtual bool here() const = 0;
  [[nodiscard]] virtual const Person& person() const = 0;
  [[nodiscard]] virtual const text::Speech& speech() const = 0;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
};

struct HallCounts {
  std::uint64_t created = 0;
  std::uint64_t started = 0;
  std::uint64_t finished = 0;
  std::uint64_t choices = 0;
  std::uint64_t bot_choices = 0;
  std::uint64_t refused = 0;
  std::uint64_t time_outs = 0;
  std::uint64_t ended = 0;   ///< tables that nobody started or came back to
  std::uint64_t taken = 0;   ///< numbers that another server took first
  std::uint64_t failed = 0;  ///< writes the store could not make
  std::uint64_t thinking = 0;
  Histogram acknowledged{};  ///< from a choice's arrival to its acknowledgement
};

struct HallSettings {
  Pace pace{};
  Time open_for = Time{2} * 24 * 3'600'000;        ///< an open table that nobody has looked at for so long ends
  Time unvisited_for = Time{90} * 24 * 3'600'000;  ///< and a running one at which no clock runs
  QuotaSettings quotas{};
  bool rate_neighbours = false;  ///< matches of people who come from one address may count for ratings
  /// What bots draw from; a test gives its own.
  std::function<std::uint64_t()> seed{};
  /// Who is not to be named any more.
  Removed removed{};
};

/// All the tables. Every table has a queue: a wish is checked against the table as it is written, then written, then
/// told, and only then comes the next. Looking goes through the same queue, so nobody sees what is not yet written.
/// People take turns in it, and nobody has more than a few things waiting: who asks for much waits for himself.
class Hall {
 public:
  Hall(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log, HallSettings settings = {});
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// Begins: takes up the tables at which the server must act by itself, and from then on looks after all. The time in
  /// which no server lived is not counted.
  void resume(Task then);

  using Made = std::function<void(std::variant<std::string, Objection>)>;
  /// A new table; its id. The rest of `created` (version, invitation, secret) is filled in here.
  void create(Created created, Made then, const Person& who = {});
  /// Another table for the same people, made once however many ask.
  void play_again(const std::string& table, const Person& who, Made then);

  struct Done {
    Seat seat = Seat::spectator;
    std::uint32_t number = 0;  ///< the person's number of the table afterwards
  };
  using OnDone = std::function<void(std::variant<Done, Objection>)>;
  void wish(const std::string& table, const Person& who, Command command, OnDone then);

  /// Begins to tell a viewer of the table, from after the line `have` of the seat `as`; or of everything, if he sits
  /// elsewhere now.
  struct Look {
    std::string invitation{};
    std::optional<Seat> as{};
    std::uint32_t have = 0;
    bool changes = false;  ///< he keeps what he is sent, and is then sent what changed
  };
  void look(const std::string& table, const std::shared_ptr<Viewer>& viewer, Look look, OnDone then);
  void look_away(const std::string& table, const Viewer& viewer);
  /// How things stand, once more; with the last lines as on a first look, or with those only that he has not had yet.
  enum class Lines : std::uint8_t { last, missing };
  void look_again(const std::string& table, const Viewer& viewer, Lines lines);

  /// Whether the viewer is told of the table.
  [[nodiscard]] bool looks(const std::string& table, const Viewer& viewer) const;

  /// Reads a table, in its turn. Nothing if there is none.
  void read(const std::string& table, std::function<void(const Table*)> then);
  /// The same for somebody, in his turn. Without a table there is an objection.
  using OnTable = std::function<void(const Table*, const Objection&)>;
  void read(const std::string& table, AccountId who, OnTable then);

  /// A number for a word, which tells nobody the word. All servers on one store have the same.
  [[nodiscard]] std::int64_t veiled(std::string_view word) const;

  /// Whether two of these people came from one address when they last did something at a table, as far as is known.
  [[nodiscard]] bool neighbours(const std::vector<AccountId>& people) const;

  /// From now on nothing is written at any table, and no time runs there, until `go_on` has taken off what went by.
  void stand_still();
  void go_on();
  [[nodiscard]] bool stands_still() const { return still_since_.has_value(); }
  /// Ends a table, whoever is there.
  void close(const std::string& table, OnDone then);
  /// Reads the tables in memory anew at which somebody sits who is not to be named any more.
  void take_names(const std::vector<AccountId>& removed);

  /// Told when a match is over, with its table.
  std::function<void(const std::string& table)> on_over{};
  /// Told of people whose account or sessions another server has changed; of nobody by name if it may have been
  /// anybody.
  std::function<void(const std::vector<AccountId>& people)> on_people{};

  /// Whether other servers work on the same store.
  [[nodiscard]] bool has_others() const { return others_ != nullptr; }
  /// Does what is to be done by one of them, if no other has done it for so long.
  void once_among_all(const std::string& what, Time every, Task task);

  [[nodiscard]] const HallCounts& counts() const { return counts_; }
  [[nodiscard]] std::size_t loaded() const { return rooms_.size(); }
  [[nodiscard]] std::size_t asleep() const { return alarms_.size(); }
  [[nodiscard]] Quotas& quotas() { return quotas_; }

 private:
  struct Looking {
    std::weak_ptr<Viewer> viewer;
    std::string invitation;
    Seat seat = Seat::spectator;
    std::uint32_t have = 0;
    std::optional<Held> held{};  ///< of one who is sent what changed
  };
  /// What waits for its turn: proposes when it comes to it, and hears what became of it.
  struct Job {
    std::function<Proposed(const Table&)> propose;
    std::function<void(const Table&, const Objection*)> done;
    unsigned tries = 0;           ///< that another server was quicker
    bool forgives = false;        ///< comes before everything else that is written
    std::optional<Person> who{};  ///< whose wish it is
    bool late = false;            ///< the time of the match was up before it
    bool looked = false;          ///< it was refused before it was read what other servers have written
  };
  /// A bot that thinks for a seat, or whose answer waits for its moment.
  struct Thinking {
    std::uint64_t ticket = 0;
    std::uint32_t asked_since = 0;  ///< of the question it was asked
    std::string level{};
    std::optional<Loop::Timer> held{};
  };
  /// What somebody has answered before the moment at which it is heard.
  struct Spoken {
    std::uint32_t asked_since = 0;  ///< of the question it answers
    Time at = 0;                    ///< when it is heard
    std::string id{};               ///< the sender's own
    Job job;
  };
  struct Room {
    explicit Room(const Games& games, std::string id, std::shared_ptr<const Archive> archive = nullptr)
        : table(games, std::move(id), std::move(archive)) {}
    Table table;
    /// What the server wants by itself, a few things at most, is nobody's and comes before what people want.
    FairTree<Job, AccountId> jobs{};
    bool writing = false;
    std::map<const Viewer*, Looking> viewers{};
    SeatSet here{};                      ///< seats whose person is connected, to whichever server
    SeatSet connected{};                 ///< and to this one
    std::array<Time, max_seats> gone{};  ///< since when he is not
    std::map<Seat, Thinking> thinking{};
    SeatSet due{};                                ///< seats for which a bot has to decide, as everybody knows
    std::array<Time, max_seats> asked{};          ///< since when
    std::size_t noted = 0;                        ///< lines of the history that were looked at for that
    SeatSet questioned{};                         ///< people whom the match waits for, as everybody knows
    std::array<Time, max_seats> questioned_at{};  ///< since when
    std::size_t questions = 0;                    ///< lines of the history that were looked at for that
    std::map<Seat, Spoken> spoken{};              ///< what people have answered that is heard when it is time
    std::optional<Loop::Timer> silence{};         ///< until the first of that, or until the server answers for somebody
    SeatSet passing{};                            ///< whose answer is being written
    std::optional<Loop::Timer> timer{};
    std::shared_ptr<const std::string> presence{};  ///< as everybody was or will be told
    bool presence_due = false;                      ///< who is there will be told in a moment
    Time loaded_at = 0;
    Time seen_at = 0;  ///< when the store was last told that somebody looks
    Time idle_since = 0;
    Time owed = 0;                                  ///< that has not run here and is not yet written
    std::optional<std::vector<AccountId>> waits{};  ///< whom the match waits for, as the store was told
    // What other servers do, see company.cpp.
    std::uint32_t heard = 0;  ///< the number after the last entry that was heard of
    bool following = false;
    bool follow_again = false;
    std::vector<std::function<void(Room*)>> after_following{};
    std::vector<store::Onlooker> told{};       ///< who looks on here, as the others were told
    std::vector<store::Onlooker> elsewhere{};  ///< who looks on there
    Time duty_until = 0;                       ///< until when it is this server that does what nobody asks for
    bool asks_for_duty = false;
    std::optional<Loop::Timer> duty_free{};  ///< until it may be had
  };
  /// A table on its way from the store.
  struct Loading {
    std::vector<std::function<void(Room*)>> waiting{};
    std::uint32_t heard = 0;  ///< see Room
  };
  using OnRoom = std::function<void(Room*)>;

  void make(const std::string& id, const Created& created, const Person& who, Made then);
  void made_too_many(const store::Listing& listing, const Network& network, Made then);
  [[nodiscard]] std::int64_t origin_of(const Person& who) const;
  void take_up_all(Task then);
  void resume_later(const std::string& problem, Task then);
  void take_up(const std::string& id, Time lost, std::shared_ptr<void> all);
  void forgive(Room& room, std::shared_ptr<void> all);
  void pause(Room& room, Time lost, std::shared_ptr<void> all);
  void with_room(const std::string& id, OnRoom then);
  /// With the code of the objection if there is no room.
  using OnRead = std::function<void(Room*, std::string_view)>;
  void with_table(const std::string& id, OnRead then);
  void loaded(const std::string& id, store::Found<std::vector<store::Entry>> found);
  void arrived(const std::string& id, std::unique_ptr<Room> made);
  void wish(Room& room, const Person& who, const Command& command, const OnDone& then);
  [[nodiscard]] Job job_of(const Person& who, Command command, OnDone then);
  void submit(Room& room, Job job);
  void submit_for(Room& room, AccountId who, Job job);
  void step(Room& room);
  void write(Room& room, Job job, Proposal proposal);
  void written(Room& room, Job job, const store::Entry& entry, OwnMatch next, const store::Written& answer);
  void catch_up(Room& room, Job job);
  void take_over(Room& room, std::vector<store::Entry> entries);
  void log_frozen(const Table& table);
  void after_change(Room& room);
  void look(Room& room, const std::shared_ptr<Viewer>& viewer, const Look& look, const OnDone& then);
  void tell_viewers(Room& room);
  void tell_presence(Room& room);
  void tell_presence_soon(Room& room);
  void update_presence(Room& room, Viewer* newcomer = nullptr);
  void set_timer(Room& room);
  [[nodiscard]] Job time_job(const std::string& id, Proposed (*propose)(const Table&, Time));
  [[nodiscard]] bool comes_too_late(const Room& room, const Proposed& proposed) const;
  void wake_bots(Room& room);
  void note_due(Room& room);
  [[nodiscard]] std::vector<std::string> payer(const Room& room) const;
  void think(Room& room, Seat s);
  [[nodiscard]] Thinking* thinking(const std::string& id, Seat s, std::uint64_t ticket);
  void stop_thinking(Room& room, Seat s);
  void decided(const std::string& id, Seat s, std::uint64_t ticket, Decided decided);
  void answer(const std::string& id, Seat s, std::uint64_t ticket, const Decided& decided);
  void note_questions(Room& room);
  void pass_over(Room& room);
  void keep_spoken(Room& room, Seat s, Spoken spoken);
  [[nodiscard]] std::optional<Time> heard_at(const Room& room, Seat s) const;
  void break_silence(Room& room);
  void answer_for(Room& room, Seat s);
  [[nodiscard]] Time silence_until(const Room& room, Seat s, const std::string& option) const;
  [[nodiscard]] Time silence_until(const Room& room, const Person& who, const Command& command) const;
  void retry_later(Room& room);
  void read_anew(Room& room);
  void sweep();
  void sign(Time now);
  void end_abandoned();
  void end(const std::string& id);
  void note_seen(Room& room);
  void note_waits(Room& room);
  void set_alarm(const std::string& id, Time at);
  [[nodiscard]] bool gone_long(const Room& room, Seat s) const;
  // several servers
  void join_others(Task then);
  void heard(const store::News& news);
  void follow(Room& room, OnRoom then = {});
  void followed(Room& room, const store::Found<std::vector<store::Entry>>& found);
  void look_for_missed();
  void look_elsewhere(Room& room);
  void tell_others_who_is_here(Room& room);
  void find_alarms();
  [[nodiscard]] bool on_duty(Room& room);
  void ask_for_duty(Room& room);
  void look_after(Room& room);
  void off_duty(Room& room);
  [[nodiscard]] bool answers_here(Room& room, Seat s);
  [[nodiscard]] Room* find(const std::string& id);

  const Games& games_;
  Loop& loop_;
  Workers& workers_;
  store::Store& store_;
  Log& log_;
  HallSettings settings_;
  Quotas quotas_;
  Whereabouts whereabouts_;
  /// Forgotten with the program, or with the last of several servers: origins tell nobody an address.
  std::array<unsigned char, 16> origin_key_{};
  std::uint64_t tickets_ = 0;
  Time ends_at_ = 0;  ///< when tables that nobody comes to are looked for next
  /// Tables that are not in memory, and when a clock runs out there, or the time of the match.
  std::unordered_map<std::string, Loop::Timer> alarms_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::unordered_map<std::string, Loading> loading_;
  store::Others* others_;
  unsigned sweeps_ = 0;
  HallCounts counts_;
  std::optional<Time> still_since_{};
  Time signed_ = 0;    ///< when the last sign of life was given
  Time unsigned_ = 0;  ///< time lived of which the store could not be told
  Time ahead_ = 0;     ///< the system's clock, of the server's time, when it was last looked at
  /// Answers that come after the hall has gone find it empty.
  std::shared_ptr<Hall*> self_;
};

}  // namespace krypta::server
