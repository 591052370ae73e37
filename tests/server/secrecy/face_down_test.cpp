#include "engine/games/vendetta/events.hpp"
#include "tests/server/secrecy/hidden_duel.hpp"

/// Vendetta at the server: what lies face down, hands and clan decks, whether somebody will stay and how much somebody
/// bids are known to one player alone, in every byte that anybody is sent, until the rules bring them to light.
namespace krypta::server::test::secrecy_face_down_test {
namespace {

using vendetta::EventKind;

Agreement vendetta_table(unsigned n, unsigned seats) {
  Agreement agreed = Agreement::number(n, seats);
  agreed.created.game = "vendetta";
  auto& options = agreed.created.setup.options;
  options = {{"clans", n % 3 == 0 ? "random" : "pick"}};
  if (n % 2 == 1) options.emplace_back("relics", "yes");
  if (n % 5 < 3) options.emplace_back("places", "yes");
  if (seats == 6 || (seats == 4 && n % 5 == 0)) options.emplace_back("teams", "yes");
  return agreed;
}

class FaceDownDuel : public HiddenDuel {
 public:
  FaceDownDuel(unsigned number, unsigned seats, Seat secret)
      : HiddenDuel(number, secret, vendetta_table(number, seats),
                   {"players.0.score", "players.1.feed", "players.2.influence", "sites.first.power.0",
                    "sites.first.power.1", "sites.second.power.2", "sites.third.power.0"}) {}

 private:
  /// Hands differ in every match. What becomes known soon differs in one match in three, so that the others last long.
  std::optional<std::string> seen_as(const std::string& option) override {
    const bool sealed = one_.match().pending().must.size() > 1;
    const unsigned kind = number_ % 3;
    if (option.starts_with("bottom:")) return "bottom";
    if (kind == 0 && option.starts_with("play:") && option.ends_with(">down")) return option.substr(option.find('>'));
    if (kind == 1 && sealed && (option == "stay" || option == "withdraw")) return "stand";
    if (kind == 2 && sealed && option.starts_with("bid:")) return "bid";
    return std::nullopt;
  }
  /// The one card that makes everybody bid, at a place where others are.
  bool preferred(const std::string& option) const override {
    return number_ % 3 == 2 && (option == "take-clan:malkavian" || option == "use:ma02" || option == "stay" ||
                                option == "play:ma02>first>up" || option == "play:ma02>second>up");
  }
  bool tells(std::uint8_t kind) const override {
    using enum EventKind;
    constexpr std::array kinds{Played, TurnedUp, LookedCard, Stayed, Withdrew, BidOpened};
    return std::ranges::find(kinds, static_cast<EventKind>(kind)) != kinds.end();
  }
};

// VD-043, VD-065, VD-120, VD-209, VD-292
TEST(ServerSecrecyFaceDown, NobodyElseIsSentAByteThatDependsOnWhatLiesFaceDownOrIsSealed) {
  unsigned differing = 0;
  unsigned opened = 0;
  std::map<std::string, unsigned> hidden;
  for (unsigned n = 0; n < 60 && !HasFailure(); ++n) {
    const unsigned seats = 3 + n % 4;
    FaceDownDuel duel{n, seats, seat(n / 4 % seats)};
    duel.play();
    for (const auto& [what, times] : duel.hidden()) hidden[what.starts_with('>') ? "down" : what] += times;
    differing += duel.differing();
    opened += duel.came_to_light() ? 1U : 0U;
  }
  EXPECT_GT(differing, 2000U) << "the worlds should be different ones";
  EXPECT_GT(hidden["bottom"], 20U);
  EXPECT_GT(hidden["down"], 10U);
  EXPECT_GT(hidden["stand"], 5U);
  EXPECT_GT(hidden["bid"], 0U);
  // The same comparison fails where it should: when what differs is opened to all.
  EXPECT_GT(opened, 20U);
}

}  // namespace
}  // namespace krypta::server::test::secrecy_face_down_test
