#include <map>
#include <set>

#include "tests/server/secrecy/world.hpp"

/// When a bot answers depends on nothing that only it can see.
namespace krypta::server::test::secrecy_time_test {
namespace {

/// People are heard at once here.
constexpr Pace pace{.silence = std::nullopt};

/// A table of one person and bots. The secret of its chance deals the cards: another one makes another world, which
/// looks the same to the person until a bot has acted.
Agreement table_of_bots(std::string game, unsigned seats, std::uint64_t deal) {
  Agreement agreed;
  agreed.created = {.game = std::move(game), .setup = {seats, {}}, .watching = Watching::everyone, .listed = true};
  agreed.created.invitation = "come-in";
  agreed.created.host = Agreement::person(0).account;
  agreed.created.secret = fair::secret_from_seed(deal);
  agreed.created.sitters.push_back(sitter(Agreement::person(0)));
  for (unsigned s = 1; s < seats; ++s) agreed.created.sitters.push_back(bot_sitter(s % 2 == 0 ? "easy" : "medium"));
  return agreed;
}

/// A world whose bots take their time: how long depends on the deal, as it does on what somebody holds.
struct Slow {
  Slow(const Agreement& agreed, std::uint64_t hidden, Time longest)
      : world(agreed, {.pace = pace, .seed = [rng = std::make_shared<Rng>(hidden)] { return (*rng)(); }}) {
    world.house.workers.time_for = [rng = std::make_shared<Rng>(hidden), longest](const Work&) {
      return static_cast<Time>(rng->below(static_cast<std::uint32_t>(longest)));
    };
  }
  World world;
};

/// The moments of all that everybody was told, until the person has to decide; then he takes the first that he may.
std::vector<Time> moments(World& world, unsigned decisions) {
  const auto told = [&] { return world.table().lines_told(Seat::spectator); };
  std::vector<Time> all;
  world.start();
  for (unsigned decided = 0; decided < decisions && !world.over();) {
    if (world.match().pending().must.has(seat(0))) {
      world.choose(seat(0), world.options(seat(0)).front());
      ++decided;
      continue;
    }
    const std::uint32_t before = told();
    world.house.loop.advance(1);
    for (std::uint32_t i = before; i < told(); ++i) all.push_back(world.house.loop.now());
  }
  return all;
}

class ServerSecrecyTimes : public testing::TestWithParam<std::pair<const char*, unsigned>> {};

/// Other cards in each world, and other times to think: the first answer of a bot, before which the worlds look alike,
/// comes at the same moment, and so does every answer after that, each so long after the last as its level says.
TEST_P(ServerSecrecyTimes, ABotsMomentDoesNotTellWhatItHolds) {
  const auto [game, seats] = GetParam();
  for (std::uint64_t pair = 0; pair < 3 && !HasFailure(); ++pair) {
    std::set<Time> first;
    for (const std::uint64_t hidden : {2 * pair, 2 * pair + 1}) {
      Slow slow{table_of_bots(game, seats, hidden), hidden, pace.quick / 2};
      const std::vector<Time> all = moments(slow.world, 30);
      ASSERT_FALSE(all.empty());
      first.insert(all.front());
      for (std::size_t i = 0; i < all.size(); ++i) {
        const Time since = all[i] - (i == 0 ? 1'000'000 : all[i - 1]);
        EXPECT_EQ(since % pace.quick, 0) << game << " " << hidden << " answer " << i;
      }
    }
    EXPECT_EQ(first.size(), 1U) << game;
  }
}
INSTANTIATE_TEST_SUITE_P(Games, ServerSecrecyTimes,
                         testing::Values(std::pair{"nowa-huta", 3U}, std::pair{"mascarade", 5U},
                                         std::pair{"vampire-empire", 2U}, std::pair{"vendetta", 3U},
                                         std::pair{"vtes", 3U}),
                         [](const auto& of) { return "Game" + std::to_string(of.index); });

/// The same seat has fixed one card in secret in one world and none in the other; a bot fixes what is missing. To the
/// others that is one answer in both, at the same moment.
TEST(ServerSecrecyTime, HowManyChoicesABotMakesInSecretDoesNotShow) {
  std::vector<Time> moments;
  for (const bool fixed : {false, true}) {
    World world{Agreement::number(0, 2), {.pace = pace}};
    world.start();
    while (!world.planning()) {
      const Seat s = world.match().pending().must.lowest();
      world.choose(s, world.options(s).front());
    }
    if (fixed) world.choose(seat(1), "time:1");
    world.player(seat(1)).ask("stand", World::id);
    ASSERT_TRUE(world.match().pending().must.has(seat(1)));
    const Time begin = world.house.loop.now();
    while (world.match().pending().must.has(seat(1))) world.house.loop.advance(1);
    moments.push_back(world.house.loop.now() - begin);
  }
  EXPECT_EQ(moments, (std::vector<Time>{pace.quick, pace.quick}));
}

TEST(ServerSecrecyTime, WhoIsLateAnswersAtTheNextTickAndNotWhenReady) {
  EXPECT_EQ(pace.moment(1000, "easy", 1001), 1000 + pace.quick);
  EXPECT_EQ(pace.moment(1000, "easy", 1000 + pace.quick), 1000 + pace.quick);
  EXPECT_EQ(pace.moment(1000, "easy", 1001 + pace.quick), 1000 + pace.quick + pace.tick);
  EXPECT_EQ(pace.moment(1000, "easy", 1000 + pace.quick + pace.tick), 1000 + pace.quick + pace.tick);
  // A search takes a worker for longer than it searches, and its answer comes after that.
  EXPECT_GT(pace.slot("hard"), bots::thinks_for("hard")->count());
  EXPECT_GT(pace.length("hard"), pace.slot("hard"));
  EXPECT_EQ(pace.slot("medium"), 0);
}

/// Times to the second: what happened when, when tables were made, how much time is left.
TEST(ServerSecrecyTime, TimesAreToldToTheSecond) {
  Agreement agreed = Agreement::number(2, 2);  // with a bank
  World world{agreed};
  world.house.loop.advance(1'234);
  world.start();
  for (int i = 0; i < 6; ++i) {
    world.house.loop.advance(777);
    const Seat s = world.match().pending().must.lowest();
    world.choose(s, world.options(s).front());
  }
  world.latecomer().open(World::id);
  const Value packet = world.latecomer().packet();
  ASSERT_GT(packet.find("told")->array()->size(), 5U);
  for (const Value& line : *packet.find("told")->array()) EXPECT_EQ(*line.find("at")->integer() % 1000, 0);
  for (const Value& clock : *packet.find("now")->find("clock")->find("seats")->array()) {
    EXPECT_EQ(*clock.find("left")->integer() % 1000, 0);
    const Value* until = clock.find("until");
    EXPECT_EQ(until == nullptr ? 0 : *until->integer() % 1000, 0);
  }
}

}  // namespace
}  // namespace krypta::server::test::secrecy_time_test
