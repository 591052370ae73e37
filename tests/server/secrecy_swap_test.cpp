#include "engine/games/mascarade/events.hpp"
#include "tests/server/secrecy_world.hpp"

/// Mascarade at the server: whether two cards changed places under the table is known to one player alone, in every
/// byte that anybody is sent, until a card that lies somewhere else comes to light.
namespace krypta::server::test {
namespace {

using mascarade::EventKind;

Agreement masked(unsigned n, unsigned seats) {
  Agreement agreed = Agreement::number(n, seats);
  agreed.created.game = "mascarade";
  agreed.created.setup.options.clear();
  if (n % 2 == 1) agreed.created.setup.options.emplace_back("answers", "at-once");
  if (n % 3 == 1) agreed.created.setup.options.emplace_back("notebook", "yes");
  return agreed;
}

/// Where every card lies, in the order of the places.
Value cards(const AnyMatch& match) {
  Value::Array all;
  const Value state = match.state();
  for (const Value& player : *state.find("players")->array()) all.push_back(*player.find("hand"));
  all.push_back(*state.find("centre"));
  return all;
}
std::string step_of(const AnyMatch& match) {
  return *match.state().find("frames")->array()->front().find("step")->text();
}

/// The same match in two worlds: what the secret seat does under the table or says sealed, each decides by itself.
class SwapDuel {
 public:
  SwapDuel(unsigned number, Seat secret, const Agreement& agreed)
      : secret_(secret),
        number_(number),
        open_(Rng::mix(number)),
        one_(agreed),
        other_(agreed),
        compared_(one_, other_) {
    both([](World& world) { world.start(); });
    compare();
  }

  /// How often the worlds were compared while cards lay differently in them.
  [[nodiscard]] unsigned differing() const { return differing_; }

  /// Plays until the match is over or the difference comes to light.
  void play() {
    while (!one_.over() && !::testing::Test::HasFailure()) {
      const std::size_t before = one_.match().length();
      const bool differed = differ() || sealed_;
      decide();
      if (differed && came_to_light(before)) return;
      differing_ += differ() ? 1U : 0U;
      compare();
    }
  }

 private:
  template <class Do>
  void both(Do act) {
    act(one_);
    act(other_);
  }
  [[nodiscard]] bool differ() { return !(cards(one_.match()) == cards(other_.match())); }
  void decide() {
    const SeatSet asked = one_.match().pending().must;
    both([&, time = 1 + open_.below(second)](World& world) { world.house.loop.advance(time); });
    const Seat chooser = any_of(asked, open_);
    const std::string option = any_of(one_.options(chooser), open_);
    const std::string step = step_of(one_.match());
    std::string elsewhere = option;
    if (chooser == secret_ && step == "exchange") elsewhere = option == "exchange" ? "leave" : "exchange";
    if (chooser == secret_ && step == "answer" && asked.size() > 1) {
      elsewhere = any_of(one_.options(chooser), open_);
      sealed_ = elsewhere != option;
    }
    one_.choose(chooser, option);
    other_.choose(chooser, elsewhere);
  }
  /// Whether a card was shown to somebody else than the secret seat, or sealed answers were opened.
  bool came_to_light(std::size_t from) {
    for (std::size_t i = from; i < one_.match().length(); ++i) {
      for (const LoggedEvent& logged : one_.match().logged(i)) {
        const auto kind = static_cast<EventKind>(logged.event.kind);
        const bool answers = kind == EventKind::Passed || kind == EventKind::Claimed || kind == EventKind::Unclaimed;
        if (kind == EventKind::Saw && !logged.audience.has(secret_)) return true;
        if (kind == EventKind::Revealed || kind == EventKind::Lies || (answers && sealed_)) return true;
      }
    }
    return false;
  }
  void compare() {
    compared_.expect_same(SeatSet::of(secret_), "\nmatch " + std::to_string(number_) + ", " +
                                                    std::to_string(one_.seats()) + " seats, after " +
                                                    std::to_string(one_.match().length()) + " choices");
  }

  Seat secret_;
  unsigned number_;
  Rng open_;
  World one_;
  World other_;
  Comparison compared_;
  bool sealed_ = false;
  unsigned differing_ = 0;
};

// MA-059, MA-074, MA-187, MA-188, MA-190: at every size of table, with answers in turn and at once.
TEST(ServerSecrecySwap, NobodyElseIsSentAByteThatDependsOnAnExchange) {
  unsigned differing = 0;
  for (unsigned n = 0; n < 96 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 12;
    SwapDuel duel{n, seat(n / 12 % seats), masked(n, seats)};
    duel.play();
    differing += duel.differing();
  }
  EXPECT_GT(differing, 500U) << "the worlds should be different ones";
}

// MA-075: what was said is said. Only if all agree it is taken back.
TEST(ServerSecrecySwap, AnAnswerIsTakenBackOnlyIfAllAgree) {
  Agreement agreed = masked(0, 4);
  agreed.created.setup.options = {{"first", "0"}};
  World world{agreed};
  world.start();
  for (unsigned s = 0; s < 4; ++s) world.choose(seat(s), "ready");
  for (unsigned s = 0; s < 4; ++s) {
    world.choose(seat(s), world.options(seat(s)).front());
    world.choose(seat(s), "leave");
  }
  world.choose(seat(0), "announce:king");
  for (const Seat s : {seat(0), seat(1)}) {
    if (s == seat(1)) world.choose(s, "pass");
    const std::size_t before = world.match().length();
    world.player(s).ask("take_back", World::id);
    EXPECT_EQ(world.player(s).answer().find("error")->find("code")->text()->substr(0), "needs-consent");
    EXPECT_EQ(world.match().length(), before);
  }
}

}  // namespace
}  // namespace krypta::server::test
