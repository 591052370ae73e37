#include "tests/server/secrecy/hidden_duel.hpp"

/// Vampire Empire at the server: which cards somebody puts away face down is known to that player alone, in every byte
/// that anybody is sent, until the match is over and hands lie open.
namespace krypta::server::test::secrecy_discard_test {
namespace {

class DiscardDuel : public HiddenDuel {
 public:
  DiscardDuel(unsigned number, Seat secret)
      : HiddenDuel(number, secret, agreed(number),
                   {"players.0.hand_count", "players.1.moat_count", "players.0.deck_count", "players.1.cellar_count",
                    "combat.attack"}) {}

 private:
  static Agreement agreed(unsigned n) {
    Agreement made = Agreement::number(n, 2);
    made.created.game = "vampire-empire";
    made.created.setup.options = {{"vampires", n % 2 == 0 ? "0" : "1"}};
    return made;
  }
  /// Another card, put away the same way.
  std::optional<std::string> seen_as(const std::string& option) override {
    const std::string verb = option.substr(0, option.find(':'));
    const bool face_down = verb == "moat" || verb == "cellar" || verb == "drop" || verb == "take";
    return face_down ? std::optional{verb} : std::nullopt;
  }
  bool tells(std::uint8_t) const override { return false; }
};

// VE-041, VE-062, VE-146, VE-157, VE-180, VE-207
TEST(ServerSecrecyDiscard, NobodyElseIsSentAByteThatDependsOnCardsPutAwayFaceDown) {
  unsigned differing = 0;
  for (unsigned n = 0; n < 60 && !HasFailure(); ++n) {
    DiscardDuel duel{n, seat(n / 2 % 2)};
    duel.play();
    differing += duel.differing();
  }
  EXPECT_GT(differing, 1000U) << "the worlds should be different ones";
}

}  // namespace
}  // namespace krypta::server::test::secrecy_discard_test
