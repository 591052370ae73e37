#include <algorithm>
#include <set>

#include "bots/bots.hpp"
#include "tests/server/secrecy/world.hpp"

/// When a bot that really searches answers depends on nothing that only it can see: not on what it holds, not on what
/// it has chosen, not on how long it took.
namespace krypta::server::test::secrecy_search_test {
namespace {

/// People are heard at once here.
constexpr Pace pace{.silence = std::nullopt};
/// So few iterations that the clock of the machine never ends them; the time is what the moment of its answers goes by.
const std::string level = "search:20000ms:12it";
/// Without a guide it finds something else with every seed.
const std::string whimsical = level + ":blind";
constexpr Seat searcher = seat(1);

/// A world with a searcher whose work takes as long, by the clock of the loop, as it is: a millisecond for every choice
/// that it has simulated.
class Searching {
 public:
  /// In the planning it goes a way of its own.
  Searching(const Agreement& agreed, std::uint64_t seed, std::uint64_t way)
      : openly_(seed), secretly_(way), world(agreed, {.pace = pace, .seed = [this] { return next_seed(); }}) {
    world.house.workers.time_for = [this](const Work&) { return work(); };
    world.start();
    forget_what_was_sent();
  }
  Searching(const Searching&) = delete;
  Searching& operator=(const Searching&) = delete;

  /// What others were sent between two steps of the loop, and when.
  struct Sent {
    Time at = 0;
    std::string to{};
    std::string text{};
    friend bool operator==(const Sent&, const Sent&) = default;
  };
  /// Lets time pass, in steps so small that none of its moments is missed.
  std::vector<Sent> pass(Time time) {
    std::vector<Sent> sent;
    for (const Time until = world.house.loop.now() + time; world.house.loop.now() < until;) {
      world.house.loop.advance(1);
      for (std::size_t i = 0; i < world.people(); ++i) {
        if (i == number(searcher)) continue;
        Guest& guest = world.person(i);
        for (; heard_[i] < guest.heard().size(); ++heard_[i])
          sent.push_back({world.house.loop.now(), guest.person().name, *guest.heard()[heard_[i]]});
      }
    }
    return sent;
  }

  void forget_what_was_sent() {
    heard_.clear();
    for (std::size_t i = 0; i < world.people(); ++i) heard_.push_back(world.person(i).heard().size());
  }

  [[nodiscard]] const std::vector<Time>& worked() const { return worked_; }
  [[nodiscard]] std::vector<std::string> chosen() {
    std::vector<std::string> all;
    for (std::size_t i = 0; i < world.match().length(); ++i) {
      const AnyMatch::Line line = world.match().choice(i);
      if (line.seat == searcher) all.push_back(line.option);
    }
    return all;
  }

 private:
  /// The hall asks for seeds and work while the table stands still, so it answers at once.
  template <class Then>
  void look(Then then) {
    world.house.hall().read(std::string{World::id}, [&](const Table* table) { then(*table); });
  }
  std::uint64_t next_seed() {
    look([&](const Table& table) { last_seed_ = World::planning(*table.match()) ? secretly_() : openly_(); });
    return last_seed_;
  }
  Time work() {
    Time takes = 0;
    look([&](const Table& table) {
      Rng rng{last_seed_};
      const auto advice = bots::advise(*table.match(), searcher, table.chair(searcher).sitter.level, rng);
      if (advice && advice->search) takes = static_cast<Time>(advice->search->simulated);
    });
    EXPECT_LT(takes, pace.slot(level));
    worked_.push_back(takes);
    return takes;
  }

  Rng openly_;
  Rng secretly_;
  std::uint64_t last_seed_ = 0;
  std::vector<Time> worked_{};
  std::vector<std::size_t> heard_{};

 public:
  World world;
};

Agreement with_searcher(std::string game, unsigned seats, std::uint64_t deal, const std::string& as = level) {
  Agreement agreed;
  agreed.created = {.game = std::move(game), .setup = {seats, {}}, .watching = Watching::everyone, .listed = true};
  agreed.created.invitation = "come-in";
  agreed.created.host = Agreement::person(0).account;
  agreed.created.secret = fair::secret_from_seed(deal);
  for (unsigned s = 0; s < seats; ++s)
    agreed.created.sitters.push_back(seat(s) == searcher ? bot_sitter(as) : sitter(Agreement::person(s)));
  return agreed;
}

/// The people take the first that they may until the planning, in which everybody chooses in secret.
void reach_planning(Searching& at) {
  while (!at.world.planning()) {
    const SeatSet people = at.world.match().pending().must.without(searcher);
    if (people.empty()) {
      at.pass(pace.length(level));
    } else {
      at.world.choose(people.lowest(), at.world.options(people.lowest()).front());
    }
  }
  at.forget_what_was_sent();
}

/// The same match up to the planning; from there on the searcher finds other cards in each world, after other times.
/// The others are sent the same bytes at the same moments.
TEST(ServerSecrecySearch, WhatAndWhenTheOthersAreSentIsTheSameWhateverItFinds) {
  std::set<std::vector<std::string>> plans;
  std::set<std::vector<Time>> times;
  std::optional<std::vector<Searching::Sent>> expected;
  for (std::uint64_t way = 1; way <= 3; ++way) {
    Searching at{with_searcher("nowa-huta", 3, 5, whimsical), 9, way};
    reach_planning(at);
    ASSERT_FALSE(testing::Test::HasFailure());
    const std::size_t open_choices = at.chosen().size();
    std::vector<Searching::Sent> sent;
    for (const Seat s : {seat(0), seat(2)}) {
      at.world.choose(s, at.world.options(s).front());
      for (const Searching::Sent& each : at.pass(pace.length(level) + pace.tick)) sent.push_back(each);
    }
    EXPECT_GT(at.chosen().size(), open_choices) << "it has planned";
    plans.insert(at.chosen());
    times.insert(at.worked());
    if (!expected) expected = sent;
    EXPECT_EQ(sent.size(), expected->size());
    EXPECT_TRUE(sent == *expected) << "way " << way;
  }
  EXPECT_FALSE(expected->empty());
  EXPECT_GT(plans.size(), 1U) << "or there is nothing to keep";
  EXPECT_GT(times.size(), 1U) << "or there is nothing to hide";
}

/// Other cards in each world: its first answer comes at the same moment, although it has worked for other times.
TEST(ServerSecrecySearch, TheMomentOfAnAnswerDoesNotTellWhatItHolds) {
  unsigned hidden = 0;
  for (const auto& [game, seats] : std::vector<std::pair<std::string, unsigned>>{
           {"nowa-huta", 3}, {"mascarade", 4}, {"vampire-empire", 2}, {"vendetta", 3}}) {
    std::set<Time> first;
    std::set<Time> worked;
    for (const std::uint64_t deal : {1U, 2U}) {
      Searching at{with_searcher(game, seats, deal), deal, deal};
      for (unsigned i = 0; i < 200 && at.worked().empty(); ++i) {
        const Seat s = at.world.match().pending().must.without(searcher).lowest();
        at.world.choose(s, at.world.options(s).front());
      }
      ASSERT_FALSE(at.worked().empty()) << game;
      at.forget_what_was_sent();
      const Time asked = at.world.house.loop.now();
      const auto sent = at.pass(2 * pace.length(level));
      const auto told = std::ranges::find_if(
          sent, [](const Searching::Sent& each) { return each.text.find("\"now\":") != std::string::npos; });
      ASSERT_NE(told, sent.end()) << game << ": it has not answered";
      first.insert(told->at - asked);
      worked.insert(at.worked().front());
    }
    EXPECT_EQ(first.size(), 1U) << game;
    hidden += worked.size() > 1 ? 1U : 0U;
  }
  EXPECT_GE(hidden, 3U) << "or there is little to hide";
}

}  // namespace
}  // namespace krypta::server::test::secrecy_search_test
