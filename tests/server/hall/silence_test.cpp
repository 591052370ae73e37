#include "tests/server/hall/fixture.hpp"

/// Where somebody has one choice only, the server makes it; when, and what it must not do.
namespace krypta::server::test::hall_silence_test {
namespace {

constexpr Time pause = 1000;

class SilenceTest : public HallTest {
 protected:
  void SetUp() override {
    settings.pace.silence = pause;
    restart();
  }

  std::string begin(std::string game, unsigned seats, unsigned n, ClockSettings clock = {}) {
    Created created{.game = std::move(game), .setup = {seats, {}}, .clock = clock, .listed = true, .host = 100};
    for (unsigned s = 0; s < seats; ++s)
      created.sitters.push_back({Sitter::Kind::person, person(s).account, person(s).name, {}});
    std::string id;
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    EXPECT_EQ(wish(id, 0, Stir{std::to_string(n)}), "");
    EXPECT_EQ(wish(id, 0, Start{}), "");
    return id;
  }
  [[nodiscard]] const AnyMatch& match(const std::string& id) { return *read(id)->match(); }
  [[nodiscard]] Seat asked(const std::string& id) { return match(id).pending().must.lowest(); }
  [[nodiscard]] bool alone(const std::string& id) {
    return !match(id).pending().over && match(id).only_choice(asked(id)).has_value();
  }
  Time thinks = pause;
  /// Somebody chooses, in his own time.
  void go_on(const std::string& id, Rng& rng) {
    const Seat s = asked(id);
    const auto options = match(id).options(s);
    const Option& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    const std::uint32_t since = read(id)->asked_since(s);
    loop.advance(thinks);
    if (read(id)->asked_since(s) != since) return;
    ASSERT_EQ(wish(id, number(s), Choose{read(id)->lines_told(s), option.id, "c" + std::to_string(++chosen_)}), "");
  }
  /// A match of Vampire Empire in which somebody has no choice, and only he can tell.
  std::string without_choice(ClockSettings clock = {}) {
    for (unsigned n = 0; n < 20; ++n) {
      const std::string id = begin("vampire-empire", 2, n, clock);
      Rng rng{n};
      for (unsigned i = 0; i < 60 && !match(id).pending().over; ++i) {
        if (alone(id) && match(id).single(asked(id)) == Single::secret) return id;
        go_on(id, rng);
      }
    }
    ADD_FAILURE() << "everybody had a choice";
    return {};
  }

 private:
  unsigned chosen_ = 0;
};

TEST_F(SilenceTest, WhatEverybodyCanTellIsTakenAtOnce) {
  unsigned passed = 0;
  for (unsigned n = 0; n < 4 && !HasFailure(); ++n) {
    const std::string id = begin("nowa-huta", 2, n);
    Rng rng{n};
    while (!match(id).pending().over && !HasFailure()) {
      loop.advance(0);
      ASSERT_FALSE(alone(id)) << "nobody is asked where there is nothing to choose";
      go_on(id, rng);
    }
    for (const HistoryLine& line : read(id)->history().all()) passed += line.passed ? 1U : 0U;
  }
  EXPECT_GT(passed, 4U);
}

TEST_F(SilenceTest, WhatOnlyHeCanTellIsPassedOverAfterThePause) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  const std::uint32_t since = read(id)->asked_since(s);
  loop.advance(pause - 1);
  EXPECT_EQ(read(id)->asked_since(s), since);
  loop.advance(1);
  EXPECT_NE(read(id)->asked_since(s), since);
  const auto lines = read(id)->history().all();
  const auto line =
      std::ranges::find_if(lines.rbegin(), lines.rend(), [&](const HistoryLine& l) { return l.passed && l.seat == s; });
  ASSERT_NE(line, lines.rend());
  EXPECT_TRUE(line->id.empty());
}

TEST_F(SilenceTest, TheStoryMarksItForHimAlone) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  const auto himself = look(id, person(number(s)).account);
  const auto another = look(id, person(1 - number(s)).account);
  EXPECT_EQ(*himself->packets().back().find("now")->find("decision")->find("passes"), Value{true});
  loop.advance(pause);
  const auto marks = [](const Onlooker& who) {
    std::size_t sum = 0;
    for (const Value& packet : who.packets()) {
      for (const Value& line : *packet.find("told")->array()) sum += line.find("passed") != nullptr ? 1U : 0U;
    }
    return sum;
  };
  EXPECT_GE(marks(*himself), 1U);
  for (const Value& packet : another->packets()) {
    for (const Value& line : *packet.find("told")->array()) {
      EXPECT_TRUE(line.find("passed") == nullptr || line.find("choice") != nullptr) << "not his own";
    }
  }
}

TEST_F(SilenceTest, WhoeverWantsToBeAskedIsAsked) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  const auto another = look(id, person(1 - number(s)).account);
  const std::size_t told = another->got.size();
  EXPECT_EQ(wish(id, number(s), AskAlways{true}), "");
  EXPECT_EQ(wish(id, number(s), AskAlways{true}), "");
  EXPECT_EQ(another->got.size(), told);
  const std::uint32_t since = read(id)->asked_since(s);
  loop.advance(100 * pause);
  EXPECT_EQ(read(id)->asked_since(s), since);
  const auto himself = look(id, person(number(s)).account);
  const Value now = *himself->packets().back().find("now");
  EXPECT_EQ(*now.find("asks_always"), Value{true});
  EXPECT_EQ(now.find("decision")->find("passes"), nullptr);
  // No longer: the pause is over long since.
  EXPECT_EQ(wish(id, number(s), AskAlways{false}), "");
  loop.advance(0);
  EXPECT_NE(read(id)->asked_since(s), since);
}

TEST_F(SilenceTest, NobodysTimeRunsOutBecauseOfThePause) {
  constexpr Time clock = pause;
  thinks = pause - 200;
  const std::string id = without_choice({ClockSettings::Kind::decision, clock, 0});
  const Seat s = asked(id);
  const std::uint32_t since = read(id)->asked_since(s);
  loop.advance(clock - 1);
  EXPECT_FALSE(read(id)->chair(s).away);
  EXPECT_NE(read(id)->asked_since(s), since);
}

TEST_F(SilenceTest, AfterARestartThePauseBeginsAnew) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  const std::uint32_t since = read(id)->asked_since(s);
  loop.advance(pause / 2);
  restart();
  ASSERT_EQ(read(id)->asked_since(s), since);
  loop.advance(pause - 1);
  EXPECT_EQ(read(id)->asked_since(s), since);
  loop.advance(1);
  EXPECT_NE(read(id)->asked_since(s), since);
  EXPECT_EQ(read(id)->frozen(), "");
}

// What the server made is no choice of his, and opens no way back that his own would not have had.
TEST_F(SilenceTest, AnAutomaticChoiceIsNotTakenBackButThatBeforeItWithConsent) {
  unsigned tried = 0;
  for (unsigned n = 0; n < 6 && tried < 3 && !HasFailure(); ++n) {
    const std::string id = begin("nowa-huta", 2, n);
    Rng rng{n};
    while (!match(id).pending().over && tried < 3 && !HasFailure()) {
      go_on(id, rng);
      const HistoryLine& last = read(id)->history().back();
      if (!last.plain) continue;
      ++tried;
      const auto line = read(id)->last_line_of(last.seat);
      ASSERT_TRUE(line.has_value());
      EXPECT_FALSE(read(id)->history()[*line].passed);
      EXPECT_EQ(wish(id, number(last.seat), TakeBack{false}), "needs-consent");
    }
  }
  EXPECT_EQ(tried, 3U);
}

// Or a take-back that everybody sees would tell whether he had a choice.
TEST_F(SilenceTest, WhatOnlyHeCanTellIsTakenBackAsIfHeHadChosen) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  loop.advance(pause);
  const auto line = read(id)->last_line_of(s);
  ASSERT_TRUE(line.has_value());
  EXPECT_TRUE(read(id)->history()[*line].passed);
  EXPECT_NE(wish(id, number(s), TakeBack{false}), "nothing-to-take-back");
}

TEST_F(SilenceTest, SomebodyAwayIsDecidedForByABot) {
  const std::string id = without_choice();
  const Seat s = asked(id);
  EXPECT_EQ(wish(id, number(s), Stand{}), "");
  const auto another = look(id, person(1 - number(s)).account);
  loop.advance(pause);
  EXPECT_EQ(read(id)->frozen(), "");
  for (const HistoryLine& line : read(id)->history().all()) {
    if (line.seat == s && line.kind == HistoryLine::Kind::choice && line.id.empty() && !line.passed) return;
  }
  ADD_FAILURE() << "no bot has chosen for him";
}

}  // namespace
}  // namespace krypta::server::test::hall_silence_test
