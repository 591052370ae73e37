#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What must survive: the tables' entries, what lists show of the tables, what matches came to, and people. It knows
/// nobody's rules; the bodies of entries are text to it.
///
/// A table is an append-only list of entries, numbered from 0. The key (table, number) is the only coordination there
/// is: whoever wants to add an entry says which number it should have, and a number that somebody else took first is a
/// normal answer. So any number of servers may share one store.
namespace krypta::store {

/// Milliseconds since the beginning of 1970.
using Time = std::int64_t;
/// Random, so that nothing can be told from the order of two of them.
using AccountId = std::int64_t;

struct Entry {
  std::uint32_t number = 0;
  Time at = 0;
  std::string body;
  friend bool operator==(const Entry&, const Entry&) = default;
};

/// What a bot thought when it made the choice that is in the entry of that number.
struct Thought {
  std::uint32_t number = 0;
  std::string body;
  friend bool operator==(const Thought&, const Thought&) = default;
};

/// A part of what is kept of a match that is over: bytes that nobody changes any more.
struct Kept {
  std::string part;
  std::string body;
  friend bool operator==(const Kept&, const Kept&) = default;
};

/// What lists show of a table. It is written together with the entry that changes it, so the two never disagree.
struct Listing {
  enum class State : std::uint8_t { open, running, over };
  std::string table;
  State state = State::open;
  bool listed = false;   ///< in the lobby for everybody
  bool watched = false;  ///< everybody may watch it
  bool wakes = false;    ///< the server must act by itself: a clock runs
  Time created = 0;
  std::vector<AccountId> people{};  ///< whose matches it belongs to
  std::string summary{};            ///< JSON for the lists
  AccountId host = 0;               ///< who made it; 0 if that is not known
  std::int64_t origin = 0;          ///< where he was then, as a number without meaning; kept as it was first listed
  friend bool operator==(const Listing&, const Listing&) = default;
};

/// A page of the lobby.
struct LobbyPage {
  std::string after{};        ///< the last table of the page before; empty for the first
  unsigned most = 100;        ///< tables
  unsigned per_host = ~0U;    ///< of each host no more than his newest so many are in the lobby at all
  unsigned per_origin = ~0U;  ///< and of each origin no more than so many of these
};

/// How many tables somebody has made that are not over, how many of these are open, and how many are over.
struct Going {
  unsigned tables = 0;
  unsigned open = 0;
  unsigned kept = 0;  ///< that are over, and still stored
  friend bool operator==(const Going&, const Going&) = default;
};
struct GoingBy {
  Going host{};
  Going origin{};
};

/// One of somebody's tables.
struct Mine {
  Listing listing;
  bool waits = false;  ///< for him, as everybody at the table can see
  friend bool operator==(const Mine&, const Mine&) = default;
};

/// How strong somebody is at a game: a normal distribution.
struct Rating {
  double mean = 0;
  double deviation = 0;
  friend bool operator==(const Rating&, const Rating&) = default;
};

/// What a match came to for one of its people.
struct Result {
  AccountId account = 0;
  std::uint32_t number = 0;  ///< of his matches of that game, from 0
  std::string against{};     ///< who the others were: "people", levels of bots, or some of them joined with "+"
  double won = 0;            ///< his share of the win
  std::uint32_t rated = 0;   ///< matches that his rating comes from, with this one if it is one
  Rating rating{};           ///< after it
  friend bool operator==(const Result&, const Result&) = default;
};

/// A match that is over, as it is counted.
struct Counted {
  std::string table;
  Time at = 0;
  std::string game{};
  unsigned seats = 0;
  std::vector<Result> people{};  ///< for whom it counts; may be nobody
};

/// Somebody at a game.
struct Player {
  AccountId account = 0;
  std::string game;
};

/// Where somebody stands at a game.
struct Standing {
  AccountId account = 0;
  std::string game;
  std::uint32_t matches = 0;  ///< that were counted: the number that his next one must have
  std::uint32_t rated = 0;
  Rating rating{};  ///< means nothing before he has a rated match
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// Somebody's matches of one kind.
struct Tally {
  std::string game;
  unsigned seats = 0;
  std::string against;
  std::uint32_t matches = 0;
  double won = 0;
  friend bool operator==(const Tally&, const Tally&) = default;
};

struct Friend {
  AccountId account = 0;
  std::string name;
  Time since = 0;
  friend bool operator==(const Friend&, const Friend&) = default;
};

struct Account {
  AccountId id = 0;
  std::string name;
  std::string folded;    ///< the name as it is compared; no two accounts share one
  std::string password;  ///< the argon2id hash; empty for a guest
  std::string language;
  Time created = 0;
  Time seen = 0;
  /// The name as it looks: nobody is given a name that looks like another's. Those who had such names before that was
  /// so keep them.
  std::string skeleton{};
  friend bool operator==(const Account&, const Account&) = default;
};

struct Session {
  std::string token_hash;  ///< the token itself is nowhere but in its owner's cookie
  AccountId account = 0;
  Time created = 0;
  Time seen = 0;  ///< when it was last used, now and then
  friend bool operator==(const Session&, const Session&) = default;
};

/// Whose a session is.
struct Owner {
  Account account;
  Time seen = 0;  ///< of the session
};

/// A browser in which somebody has logged in to an account. Strangers cannot keep it from trying a password.
struct Device {
  AccountId account = 0;
  std::string token_hash;
  Time used = 0;
};

/// A deck that somebody keeps, or whatever else his games have him bring; its body is text to the store.
struct KeptDeck {
  std::string id;
  std::string game;
  std::uint32_t revision = 0;  ///< from 1; each change is another one
  Time changed = 0;
  std::string body;
  friend bool operator==(const KeptDeck&, const KeptDeck&) = default;
};

/// How much of that one person may keep.
struct DeckRoom {
  std::uint64_t decks = 0;
  std::uint64_t bytes = 0;  ///< of their bodies
};

/// Of something that was to be written. Unless it is `done`, nothing has changed.
struct Written {
  enum class Code : std::uint8_t {
    done,
    taken,
    full,   ///< somebody has as much of it as he may have
    stale,  ///< it is not what it was any more: somebody else has changed it meanwhile
    failed
  };
  Code code = Code::done;
  std::string problem{};  ///< of `failed`: one line for the log
  [[nodiscard]] bool done() const { return code == Code::done; }
};

template <class T>
struct Found {
  std::optional<T> value{};
  std::string problem{};  ///< not empty: the store could not answer
};

using OnWritten = std::function<void(Written)>;
template <class T>
using OnFound = std::function<void(Found<T>)>;

/// An entry of a table, there or to come.
struct Place {
  std::string table;
  std::uint32_t number = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

/// What was heard of other servers.
struct News {
  bool missed = false;  ///< something may not have been heard: whoever must know has to ask
  std::vector<Place> written{};
  std::vector<std::string> comings{};  ///< tables to which somebody has come, or from which somebody has gone
  std::vector<AccountId> people{};     ///< whose name, password, language or sessions have changed
};

/// Somebody who looks at a table, and where he is: a number without meaning, 0 if that is not known.
struct Onlooker {
  AccountId account = 0;
  std::int64_t origin = 0;
  friend bool operator==(const Onlooker&, const Onlooker&) = default;
};

/// A table that one server looks after.
struct Lease {
  bool own = false;
  Time left = 0;  ///< how long it is still somebody's
};

/// What somebody takes of what he may have in a time, on all servers together.
struct Spending {
  std::string of{};  ///< whose, and what: "login name ada"
  double cost = 1;
  double per_second = 0;
  double burst = 0;
};

/// What the servers that share a store do with each other, through it and in no other way. All of it saves work or says
/// how things stand just now: matches, accounts and what matches came to are right without it, because their writes
/// say what they expect to find. What a server says here is gone when it has not been heard of for some seconds.
class Others {
 public:
  virtual ~Others() = default;

  /// From now on tells what other servers do, soon and if nothing gets lost.
  virtual void listen(std::function<void(News)> then) = 0;
  /// Those of the tables that have an entry of that number.
  virtual void grown(std::vector<Place> places, OnFound<std::vector<std::string>> then) = 0;

  /// Takes a table to look after for so long, or keeps it; unless another server has it.
  virtual void lease(std::string table, Time length, OnFound<Lease> then) = 0;
  /// Nobody waits for it.
  virtual void let_go(std::string table) = 0;

  /// Who looks at a table on this server; instead of what was said before.
  virtual void here(std::string table, std::vector<Onlooker> people) = 0;
  /// Who looks at it on other servers.
  virtual void elsewhere(std::string table, OnFound<std::vector<Onlooker>> then) = 0;
  /// Somebody has his first connection to this server, or lost his last.
  virtual void connected(AccountId account, bool yes) = 0;
  /// Which of them are connected to other servers.
  virtual void connected_elsewhere(std::vector<AccountId> accounts, OnFound<std::vector<AccountId>> then) = 0;

  /// Which of these sessions have not ended.
  virtual void living(std::vector<std::string> token_hashes, OnFound<std::vector<std::string>> then) = 0;
  /// Takes all of it or nothing; whether there was enough of each.
  virtual void spend(std::vector<Spending> what, OnFound<bool> then) = 0;
  /// 16 bytes that the servers which live now have in common, and that nobody finds on a disk afterwards.
  virtual void common_key(OnFound<std::string> then) = 0;
  /// What time it is for all.
  virtual void time(OnFound<Time> then) = 0;
};

class Upkeep;

/// Every answer comes later, on the thread that the store was made for, in the order of the questions about the same
/// table. What is `done` is on the disk.
class Store {
 public:
  using OnWritten = store::OnWritten;
  template <class T>
  using OnFound = store::OnFound<T>;

  virtual ~Store() = default;

  /// The other servers; nothing if the store is one server's own.
  [[nodiscard]] virtual Others* others() { return nullptr; }
  /// What whoever runs the servers needs.
  [[nodiscard]] virtual Upkeep& upkeep() = 0;

  /// Adds an entry, and what it changes in the lists; `taken` if there is an entry of that number.
  virtual void append(std::string table, Entry entry, std::optional<Listing> listing, OnWritten then) = 0;
  /// Makes a table by its first entry; `taken` if there is one, `full` if its host or its origin would have more than
  /// `most`, however many servers make one at the same moment.
  virtual void make(std::string table, Entry first, Listing listing, GoingBy most, OnWritten then) = 0;
  /// The entries of a table from a number on; none if there is no such table.
  virtual void entries(std::string table, std::uint32_t from, OnFound<std::vector<Entry>> then) = 0;

  /// Keeps a thought. Nobody waits for it: it goes to the disk with what is written next, and a crash may lose it.
  virtual void keep(std::string table, Thought thought) = 0;
  /// What is kept of the entries from one number to before another.
  virtual void thoughts(std::string table, std::uint32_t from, std::uint32_t to,
                        OnFound<std::vector<Thought>> then) = 0;

  /// Keeps what was told of a match that is over, all of it or nothing; `taken` if it is kept already.
  virtual void archive(std::string table, std::vector<Kept> parts, OnWritten then) = 0;
  /// One part of what is kept of a match; nothing if there is none.
  virtual void archived(std::string table, std::string part, OnFound<std::string> then) = 0;
  /// Tables that are over and of which nothing is kept, by their ids, after one.
  virtual void unarchived(std::string after, unsigned most, OnFound<std::vector<std::string>> then) = 0;

  /// Counts a match. `taken` if it is counted already, or if a number of one of its people is: then somebody else has
  /// counted another match of his meanwhile.
  virtual void count(Counted match, OnWritten then) = 0;
  virtual void is_counted(std::string table, OnFound<bool> then) = 0;
  /// Tables that are over and not counted, by their ids, after one.
  virtual void uncounted(std::string after, unsigned most, OnFound<std::vector<std::string>> then) = 0;
  /// Where people stand at games; who has not finished a match of his is left out.
  virtual void standings(std::vector<Player> players, OnFound<std::vector<Standing>> then) = 0;
  /// One person's matches, counted by game, seats and opponents.
  virtual void tallies(AccountId account, OnFound<std::vector<Tally>> then) = 0;

  /// Tables in the lobby: those that are open and listed, and those that are running and may be watched, newest first.
  virtual void lobby(LobbyPage page, OnFound<std::vector<Listing>> then) = 0;
  /// One person's tables, newest first.
  virtual void tables_of(AccountId account, unsigned most, OnFound<std::vector<Mine>> then) = 0;
  /// Notes whom a running match waits for. Nobody waits for that note, and a crash may lose it.
  virtual void waits_for(std::string table, std::vector<AccountId> people) = 0;
  virtual void going(AccountId host, std::int64_t origin, OnFound<GoingBy> then) = 0;
  /// Somebody has looked at the table. Nobody waits for it, and a crash may lose it.
  virtual void seen(std::string table) = 0;
  /// Tables that are not over and that nobody has looked at for so long while there was a server: open and running
  /// ones.
  virtual void abandoned(Time open_for, Time running_for, unsigned most, OnFound<std::vector<std::string>> then) = 0;
  /// Running tables at which the server must act by itself.
  virtual void waking(OnFound<std::vector<std::string>> then) = 0;

  /// `taken` if the name, one that looks like it, or the id is.
  virtual void add_account(Account account, OnWritten then) = 0;
  /// Changes those of name, password and language that differ, and when the account was seen. `stale` if one of these
  /// is not what it was; `taken` if somebody else has the name, or the name is to look different and somebody else's
  /// looks like that.
  virtual void change_account(Account was, Account becomes, OnWritten then) = 0;
  virtual void account_named(std::string folded, OnFound<Account> then) = 0;
  virtual void add_session(Session session, OnWritten then) = 0;
  virtual void owner_of_session(std::string token_hash, OnFound<Owner> then) = 0;
  /// The sessions of an account, the one used last first.
  virtual void sessions_of(AccountId account, unsigned most, OnFound<std::vector<Session>> then) = 0;
  /// Notes when a session was used.
  virtual void use_session(std::string token_hash, Time seen, OnWritten then) = 0;
  virtual void end_session(std::string token_hash, OnWritten then) = 0;
  /// Ends every session of an account but one (the empty hash: every one).
  virtual void end_sessions_of(AccountId account, std::string but, OnWritten then) = 0;
  /// Remembers a device, or that it was used again. Of one account so many are remembered at most, those used last.
  virtual void add_device(Device device, unsigned most, OnWritten then) = 0;
  virtual void knows_device(AccountId account, std::string token_hash, OnFound<bool> then) = 0;
  /// Forgets every device of an account but one (the empty hash: every one).
  virtual void forget_devices_of(AccountId account, std::string but, OnWritten then) = 0;
  /// Removes sessions of accounts that were not written for so long while servers lived, and such guests as sit at no
  /// table that goes on. What no server lived through does not count, so it does not matter what a clock says.
  virtual void forget(Time unused_for, OnWritten then) = 0;

  /// Gives somebody another link that makes friends with him; the one before leads nowhere. `taken` if it is
  /// somebody's.
  virtual void set_friend_link(AccountId account, std::string link, OnWritten then) = 0;
  virtual void friend_link(AccountId account, OnFound<std::string> then) = 0;
  virtual void owner_of_friend_link(std::string link, OnFound<Account> then) = 0;
  /// Makes two people friends, if they are not already; `taken` if one of them has so many.
  virtual void befriend(AccountId one, AccountId other, Time now, unsigned most, OnWritten then) = 0;
  virtual void unfriend(AccountId one, AccountId other, OnWritten then) = 0;
  /// By their names.
  virtual void friends_of(AccountId account, OnFound<std::vector<Friend>> then) = 0;
  /// Tables in the lobby at which friends of his sit, newest first.
  virtual void tables_of_friends(AccountId account, unsigned most, OnFound<std::vector<Listing>> then) = 0;

  /// Keeps a deck, or what became of it: the revision is the one after that which is there, 1 if there is none, else it
  /// is `taken`. `full` if he would have more than there is room for.
  virtual void keep_deck(AccountId account, KeptDeck deck, DeckRoom room, OnWritten then) = 0;
  /// `taken` if it has another revision, or is not there.
  virtual void drop_deck(AccountId account, std::string id, std::uint32_t revision, OnWritten then) = 0;
  /// One person's decks, the one changed last first.
  virtual void decks_of(AccountId account, OnFound<std::vector<KeptDeck>> then) = 0;
  /// One of them; nothing if it is somebody else's.
  virtual void deck_of(AccountId account, std::string id, OnFound<KeptDeck> then) = 0;

  /// The server says that it lives, and for how long it has since it last said so; `last_alive` tells when one last
  /// did.
  virtual void alive(Time now, Time lived, OnWritten then) = 0;
  virtual void last_alive(OnFound<Time> then) = 0;

  /// Nothing that was asked for before is lost; no answer comes after it returns.
  virtual void close() = 0;
};

}  // namespace krypta::store
