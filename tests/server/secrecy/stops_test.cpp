#include "server/table/propose.hpp"
#include "tests/server/secrecy/world.hpp"
#include "tests/server/two_hands.hpp"

/// Where somebody wants to be asked, and whether he could have done something there, shows nowhere: two worlds in which
/// his hand and his stops are not the same, compared by every byte that everybody else is sent and by when.
namespace krypta::server::test::secrecy_stops_test {
namespace {

constexpr Time pause = 1000;
constexpr Time tick = 250;
constexpr Seat secret = seat(1);
constexpr Pace paced{.silence = pause};

/// What the person in the secret seat does: what he wants to be asked at, and how soon he answers if he is.
struct Manner {
  std::optional<std::vector<std::string>> stops{};
  bool able = false;
  bool no_more = false;
  Time thinks = tick;
};

const std::vector<std::string> everything{"mine", "target", "block", "referendum", "combat", "all"};

Agreement agreement(unsigned n, unsigned seats, unsigned bots, const Hand& hand, unsigned limit) {
  Agreement made = Agreement::number(n, seats);
  made.created.limit = limit;
  made.created.game = "vtes";
  made.created.setup.options.clear();
  for (unsigned s = seats - bots; s < seats; ++s) made.created.sitters[s] = bot_sitter("random");
  made.before = hand.entries();
  return made;
}

/// A server of its own for each hand.
class Servers {
 public:
  Servers(unsigned n, unsigned seats, unsigned bots, const TwoHands& hands, Pace pace = paced, unsigned limit = 0)
      : one(agreement(n, seats, bots, hands.one, limit), settings(pace)),
        other(agreement(n, seats, bots, hands.other, limit), settings(pace)),
        comparison(one, other) {}

  World one;
  World other;
  Comparison comparison;
  /// Until when another seat than the secret one takes to answer; the others answer at once.
  std::optional<std::pair<Seat, Time>> slow{};
  std::size_t passed = 0;    ///< questions at which the server answered for him in one world only
  std::size_t answered = 0;  ///< and questions that he answered himself, in either

  /// Says what he wants, each in his way.
  void arrange(const Manner& in_one, const Manner& in_other) {
    const auto say = [](World& world, const Manner& manner) {
      if (!manner.stops) return;
      Value::Array names;
      for (const std::string& name : *manner.stops) names.emplace_back(name);
      world.player(secret).ask("stops", World::id, {{"stops", std::move(names)}, {"able", manner.able}});
    };
    say(one, in_one);
    say(other, in_other);
    if (in_one.no_more) one.player(secret).ask("no_more", World::id);
    if (in_other.no_more) other.player(secret).ask("no_more", World::id);
    manners_ = {&in_one, &in_other};
    expect_same();
  }
  /// Time goes by in both, compared after every quarter of a pause; whoever is asked answers.
  void go_on(Time time) {
    for (Time gone = 0; gone < time && !one.over() && !::testing::Test::HasFailure(); gone += tick) {
      answer_openly();
      answer_in_secret(one, *manners_.first, asked_[0]);
      answer_in_secret(other, *manners_.second, asked_[1]);
      passed += passed_over(one.table(), secret).has_value() != passed_over(other.table(), secret).has_value() ? 1 : 0;
      expect_same();
      one.house.loop.advance(tick);
      other.house.loop.advance(tick);
      expect_same();
    }
  }
  void expect_same() {
    comparison.expect_same(SeatSet::of(secret),
                           ", " + std::to_string(one.house.loop.now()) + " ms, " + std::string{one.match().step()});
  }

 private:
  static HallSettings settings(Pace pace) {
    return {.pace = pace, .seed = [n = std::uint64_t{0}]() mutable { return ++n; }};
  }
  struct Asked {
    std::uint32_t since = 0;
    Time at = 0;
    bool done = false;
  };

  void answer_openly() {
    for (const Seat s : one.match().pending().must.without(secret)) {
      if (!other.match().pending().must.has(s) || one.table().chair(s).automatic()) continue;
      if (slow && slow->first == s && slow->second > one.house.loop.now()) continue;
      const std::string option = without_cards(one.match(), s);
      static_cast<void>(one.try_to_choose(s, option));
      static_cast<void>(other.try_to_choose(s, option));
    }
  }
  /// He passes where he may, and shows no card.
  void answer_in_secret(World& world, const Manner& manner, Asked& asked) {
    if (!world.match().pending().must.has(secret)) return;
    if (const std::uint32_t since = world.table().asked_since(secret); asked.since != since || asked.at == 0)
      asked = {since, world.house.loop.now()};
    if (asked.done || passed_over(world.table(), secret)) return;
    if (asked.at + manner.thinks > world.house.loop.now()) return;
    asked.done = true;
    ++answered;
    static_cast<void>(world.try_to_choose(secret, without_cards(world.match(), secret)));
  }

  std::pair<const Manner*, const Manner*> manners_{};
  std::array<Asked, 2> asked_{};
};

/// Calls `test(n, hands)` for matches in which it comes to a sealed question in an action at which one hand can do
/// something, so many of them.
template <class Test>
void each(unsigned wanted, unsigned seats, Test test) {
  unsigned found = 0;
  for (unsigned n = 0; n < 60 && found < wanted && !::testing::Test::HasFailure(); ++n) {
    TwoHands hands{n, seats, secret};
    const auto there = [](const TwoHands& at) {
      return at.sealed() && at.differ() && at.one.match().passing(secret)->within != 0;
    };
    if (!hands.play_until(there)) continue;
    ++found;
    test(n, hands);
  }
  EXPECT_EQ(found, wanted) << "too few matches to mean anything";
}

void compare(unsigned seats, unsigned bots, const Manner& in_one, const Manner& in_other, bool differs) {
  each(2, seats, [&](unsigned n, const TwoHands& hands) {
    Servers servers{n, seats, bots, hands};
    servers.arrange(in_one, in_other);
    servers.go_on(12 * pause);
    EXPECT_GT(servers.answered, 0U);
    if (differs) {
      EXPECT_GT(servers.passed, 0U) << "the two were passed over at the same questions";
    }
  });
}

TEST(StopsSecrecy, TheDefaultsDoNotLookAtTheHand) { compare(4, 0, {}, {}, false); }

TEST(StopsSecrecy, WhoeverIsAskedOnlyWhereHeIsAbleShowsNotWhetherHeIs) {
  const Manner able{.stops = everything, .able = true};
  compare(3, 0, able, able, true);
  compare(5, 0, able, able, true);
}

TEST(StopsSecrecy, WhereSomebodyWantsToBeAskedShowsNot) {
  compare(3, 0, {.stops = std::vector<std::string>{"mine"}}, {.stops = everything}, true);
  compare(4, 0, {.stops = std::vector<std::string>{"block"}}, {}, true);
  compare(5, 0, {}, {.stops = everything, .able = true}, true);
}

TEST(StopsSecrecy, BotsKeepTheirPaceBesideIt) {
  compare(4, 2, {.stops = std::vector<std::string>{"mine"}}, {.stops = everything}, true);
}

TEST(StopsSecrecy, ThatSomebodyWantsNoMoreShowsNot) {
  compare(4, 0, {.stops = everything, .no_more = true}, {.stops = everything}, true);
}

// As long as somebody else has not answered, nobody can tell who has, nor whether the server answered for him.
TEST(StopsSecrecy, ASealedAnswerIsNotToldBeforeTheLast) {
  each(2, 5, [](unsigned n, const TwoHands& hands) {
    Servers servers{n, 5, 0, hands};
    const Seat another = hands.one.match().pending().must.without(secret).lowest();
    for (World* world : {&servers.one, &servers.other})
      world->player(another).ask("stops", World::id, {{"stops", Value::Array{"all"}}, {"able", false}});
    servers.slow = {another, servers.one.house.loop.now() + 4 * pause};
    // The one is passed over, the other thinks for longer than the pause, but not as long as somebody else.
    const Manner passed{.stops = std::vector<std::string>{"mine"}};
    const Manner thinking{.stops = everything, .thinks = 2 * pause};
    servers.arrange(passed, thinking);
    servers.go_on(3 * pause);
    EXPECT_FALSE(servers.one.match().pending().must.has(secret));
    EXPECT_FALSE(servers.other.match().pending().must.has(secret));
    EXPECT_TRUE(servers.one.match().pending().must.has(another));
    EXPECT_EQ(servers.answered, 1U);
  });
}

// Time is called in the middle of it: at the same moment, with the same bytes, and hands stay what they were.
TEST(StopsSecrecy, ThatTheTimeIsUpTellsNobodyWhatWasInAHand) {
  each(2, 4, [](unsigned n, const TwoHands& hands) {
    Servers servers{n, 4, 0, hands, paced, 1};
    const Manner able{.stops = everything, .able = true};
    servers.arrange(able, able);
    servers.go_on(6 * pause);
    ASSERT_FALSE(servers.one.over());
    for (World* world : {&servers.one, &servers.other})
      world->house.loop.advance(*world->table().time_up_at() - world->house.loop.now() - 1);
    servers.expect_same();
    ASSERT_FALSE(servers.one.over());
    for (World* world : {&servers.one, &servers.other}) world->house.loop.advance(1);
    EXPECT_TRUE(servers.one.over());
    EXPECT_TRUE(servers.other.over());
    servers.expect_same();
  });
}

TEST(StopsSecrecy, TheWorldsAreToldApartWhereThePauseIsLeftOut) {
  each(1, 3, [](unsigned n, const TwoHands& hands) {
    Pace at_once = paced;
    at_once.silence = 0;
    Servers servers{n, 3, 0, hands, at_once};
    for (const bool in_one : {true, false}) {
      World& world = in_one ? servers.one : servers.other;
      const Value::Array wanted = in_one ? Value::Array{} : Value::Array{"all"};
      for (unsigned s = 0; s < 3; ++s) {
        if (seat(s) != secret) world.player(seat(s)).ask("stops", World::id, {{"stops", Value::Array{}}});
      }
      world.player(secret).ask("stops", World::id, {{"stops", wanted}});
      world.house.loop.advance(pause / 2);
    }
    servers.comparison.expect_different(secret, "");
  });
}

}  // namespace
}  // namespace krypta::server::test::secrecy_stops_test
