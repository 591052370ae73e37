#include "tests/server/secrecy_world.hpp"

/// Vampire Empire at the server: which cards somebody puts away face down is known to that player alone, in every byte
/// that anybody is sent, until the match is over and hands lie open.
namespace krypta::server::test {
namespace {

/// The same match in two worlds: in each the secret seat puts other cards away.
class DiscardDuel {
 public:
  DiscardDuel(unsigned number, Seat secret)
      : secret_(secret),
        number_(number),
        open_(Rng::mix(number)),
        one_(agreed(number)),
        other_(agreed(number)),
        compared_(one_, other_) {
    both([](World& world) { world.start(); });
    compare();
  }

  /// How often the worlds were compared while they were different.
  [[nodiscard]] unsigned differing() const { return differing_; }

  /// Plays until the match is over, or until the secret seat can no longer do the same in both.
  void play() {
    while (!one_.over() && !::testing::Test::HasFailure()) {
      if (!decide() || one_.over() || other_.over()) return;
      differing_ += one_.match().state() == other_.match().state() ? 0U : 1U;
      compare();
    }
  }

 private:
  static Agreement agreed(unsigned n) {
    Agreement made = Agreement::number(n, 2);
    made.created.game = "vampire-empire";
    made.created.setup.options = {{"vampires", n % 2 == 0 ? "0" : "1"}};
    return made;
  }
  template <class Do>
  void both(Do act) {
    act(one_);
    act(other_);
  }
  static std::string verb(const std::string& id) { return id.substr(0, id.find(':')); }
  static bool face_down(const std::string& id) {
    return verb(id) == "moat" || verb(id) == "cellar" || verb(id) == "drop" || verb(id) == "take";
  }

  bool decide() {
    const Seat chooser = one_.match().pending().must.lowest();
    both([&, time = 1 + open_.below(second)](World& world) { world.house.loop.advance(time); });
    const auto here = one_.options(chooser);
    auto there = other_.options(chooser);
    const std::string wanted = any_of(here, open_);
    if (chooser == secret_ && face_down(wanted)) {
      // Another card, the same way.
      std::erase_if(there, [&](const std::string& id) { return verb(id) != verb(wanted) || id == wanted; });
      if (there.empty()) return false;
      one_.choose(chooser, wanted);
      other_.choose(chooser, any_of(there, open_));
      return true;
    }
    std::vector<std::string> common;
    std::ranges::copy_if(here, std::back_inserter(common),
                         [&](const std::string& id) { return std::ranges::find(there, id) != there.end(); });
    if (common.empty()) return false;
    const std::string same = any_of(common, open_);
    both([&](World& world) { world.choose(chooser, same); });
    return true;
  }
  void compare() {
    compared_.expect_same(SeatSet::of(secret_), "\nmatch " + std::to_string(number_) + ", after " +
                                                    std::to_string(one_.match().length()) + " choices");
  }

  Seat secret_;
  unsigned number_;
  Rng open_;
  World one_;
  World other_;
  Comparison compared_;
  unsigned differing_ = 0;
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
}  // namespace krypta::server::test
