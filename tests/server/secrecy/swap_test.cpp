#include "engine/games/mascarade/events.hpp"
#include "tests/server/secrecy/hidden_duel.hpp"

/// Mascarade at the server: whether two cards changed places under the table is known to one player alone, in every
/// byte that anybody is sent, until a card that lies somewhere else comes to light.
namespace krypta::server::test::secrecy_swap_test {
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

std::string step_of(const AnyMatch& match) {
  return *match.state().find("frames")->array()->front().find("step")->text();
}

class SwapDuel : public HiddenDuel {
 public:
  SwapDuel(unsigned number, Seat secret, const Agreement& agreed)
      : HiddenDuel(number, secret, agreed, {"court", "players.0.coins", "players.1.coins"}) {}

 private:
  /// Whether the cards changed places under the table, or what was answered sealed.
  std::optional<std::string> seen_as(const std::string&) override {
    const std::string step = step_of(one_.match());
    const bool sealed = step == "answer" && one_.match().pending().must.size() > 1;
    return sealed || step == "exchange" ? std::optional{step} : std::nullopt;
  }
  bool tells(std::uint8_t kind) const override {
    using enum EventKind;
    constexpr std::array kinds{Saw, Passed, Claimed, Unclaimed, Revealed, Lies};
    return std::ranges::find(kinds, static_cast<EventKind>(kind)) != kinds.end();
  }
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
}  // namespace krypta::server::test::secrecy_swap_test
