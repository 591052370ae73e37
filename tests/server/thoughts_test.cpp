#include "server/hall/thoughts.hpp"

#include "tests/games.hpp"
#include "tests/server/app/fixture.hpp"

/// What bots thought: kept beside the match, in the reader's language, and told to nobody before the end.
namespace krypta::server::test::thoughts_test {
namespace {

/// The match at its first decision of which a bot that searches believes something about what it cannot see.
struct Moment {
  std::unique_ptr<AnyMatch> match;
  Seat seat{};
  std::vector<bots::Believed> beliefs;
};
Moment moment_of(const std::string& game, unsigned seats, std::uint64_t seed) {
  auto begun = find_game(game)->begin({seats, {}});
  Moment moment{std::move(*begun), {}, {}};
  Rng rng{seed};
  const ChanceStream chance{seed};
  const auto doubtful = [](const bots::Believed& one) { return one.share > 0.05 && one.share < 0.95; };
  for (;;) {
    moment.match->answer_for_chance(chance);
    if (moment.match->pending().over) return moment;
    moment.seat = moment.match->pending().must.lowest();
    const auto options = moment.match->options(moment.seat);
    if (options.size() > 2) moment.beliefs = bots::beliefs(*moment.match, moment.seat, "search:1it", rng);
    if (std::ranges::any_of(moment.beliefs, doubtful)) return moment;
    const auto& next = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    static_cast<void>(moment.match->act(moment.seat, next.id));
  }
}

TEST(Thoughts, OfASearchAreToldInEveryLanguageWithNothingMissing) {
  const std::vector<std::pair<std::string, unsigned>> games{{"mascarade", 4}, {"vampire-empire", 2}, {"vendetta", 3}};
  for (const auto& [game, seats] : games) {
    const Moment moment = moment_of(game, seats, 5);
    ASSERT_FALSE(moment.beliefs.empty()) << game;
    Rng rng{1};
    const auto advice = bots::advise(*moment.match, moment.seat, "search:30it", rng);
    ASSERT_TRUE(static_cast<bool>(advice));
    const std::string kept = write_thought(*moment.match, moment.seat, *advice, moment.beliefs);
    EXPECT_LT(kept.size(), 4'000U) << "there may be thousands";
    for (const std::string_view language : text::languages()) {
      const text::Speech& speech = *text::Speech::in(language);
      const wire::Voice voice{&speech, speech.plain_names(moment.match->colours())};
      const auto shown = thought_value(kept, voice, Seat::spectator);
      ASSERT_TRUE(shown);
      EXPECT_EQ(*shown->find("seat"), Value{number(moment.seat)});
      EXPECT_EQ(*shown->find("tries"), Value{advice->search->iterations});
      EXPECT_EQ(shown->find("expected")->array()->size(), seats);
      const Value::Array& options = *shown->find("options")->array();
      ASSERT_LE(options.size(), 6U);
      EXPECT_EQ(*options.front().find("id")->text(), advice->option);
      const auto whole = moment.match->options(moment.seat);
      for (const Value& option : options) {
        const auto same = std::ranges::find(whole, *option.find("id")->text(), &Option::id);
        ASSERT_NE(same, whole.end());
        EXPECT_EQ(*option.find("label")->text(), speech.say(same->label, voice.names, Seat::spectator));
        EXPECT_NE(option.find("weight"), nullptr);
      }
      ASSERT_NE(shown->find("beliefs"), nullptr);
      const Value::Array& beliefs = *shown->find("beliefs")->array();
      EXPECT_LE(beliefs.size(), 12U);
      for (const Value& belief : beliefs) {
        const std::string& text = *belief.find("text")->text();
        EXPECT_GT(text.size(), 8U);
        EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        EXPECT_EQ(text.find("believes"), std::string::npos) << text;
      }
    }
  }
}

TEST(Thoughts, AreThereOnlyIfTheBotSawADifference) {
  const auto begun = find_game("nowa-huta")->begin({2, {{"elder", "0"}}});
  const AnyMatch& match = **begun;
  const Seat s = match.pending().must.lowest();
  Rng rng{1};
  const Decided random = decide(match, s, "random", rng);
  EXPECT_FALSE(random.option.empty());
  EXPECT_EQ(random.thought, "");
  const Decided medium = decide(match, s, "medium", rng);
  EXPECT_NE(medium.thought, "");
  EXPECT_EQ(medium.thought.find("expected"), std::string::npos);
  EXPECT_EQ(medium.thought.find("weight"), std::string::npos);
  EXPECT_EQ(decide(match, s, "nobody", rng).option, "");
}

TEST(Thoughts, OfASearchLeaveOutWhatItNeverTried) {
  const auto begun = find_game("nowa-huta")->begin({2, {{"elder", "0"}}});
  const Seat s = (*begun)->pending().must.lowest();
  ASSERT_GT((*begun)->options(s).size(), 3U);
  Rng rng{1};
  const Decided few = decide(**begun, s, "search:3it", rng);
  const auto shown = thought_value(few.thought, {text::Speech::in("en"), {"Ada", "Bob"}}, Seat::spectator);
  ASSERT_TRUE(shown);
  EXPECT_LE(shown->find("options")->array()->size(), 3U);
  EXPECT_EQ(*shown->find("options")->array()->front().find("id")->text(), few.option);
}

TEST(Thoughts, WhatIsNoneIsShownAsNone) {
  const wire::Voice voice{text::Speech::in("en"), {"Ada", "Bob"}};
  for (const char* odd : {"", "{", "7", "[]"}) EXPECT_FALSE(thought_value(odd, voice, seat(0))) << odd;
  for (const char* odd :
       {"{}", R"({"options":7})", R"({"options":[7,{"label":7},{"label":{"arguments":{"a":[1]}}}]})"}) {
    EXPECT_TRUE(thought_value(odd, voice, seat(0))) << odd;
  }
}

class AppThoughtsTest : public AppTest {
 protected:
  /// A table with one person and bots, in its first turn.
  std::string running(const std::string& cookie, const std::string& level) {
    return post("/api/tables",
                R"({"game":"nowa-huta","seats":2,"watching":"everyone","start":true,"sitters":["me","bot:)" + level +
                    R"("]})",
                cookie)
        .field("table");
  }
  Got replay(const std::string& id, const std::string& query, const std::string& cookie) {
    HttpRequest asked = request("GET", "/api/tables/" + id + "/replay", {}, cookie);
    asked.query = query;
    return ask(std::move(asked));
  }
  std::vector<store::Thought> kept(const std::string& id) {
    std::vector<store::Thought> all;
    store.thoughts(id, 0, 1'000'000, [&](const auto& found) { all = *found.value; });
    loop.run();
    return all;
  }
  static const Value::Array& thoughts_of(const Got& got) { return *got.body.find("thoughts")->array(); }
};

TEST_F(AppThoughtsTest, WhileAMatchRunsAReplayIsTheSameWithAndWithoutThem) {
  const std::string mine = guest();
  const std::string id = running(mine, "medium");
  const Got before = replay(id, "", mine);
  ASSERT_EQ(before.status, 200U);
  for (std::uint32_t number = 0; number < store.raw(id).size(); ++number) {
    store.keep(id, {number, R"({"seat":1,"options":[]})"});
  }
  ASSERT_FALSE(kept(id).empty());
  EXPECT_EQ(replay(id, "", mine).text, before.text);
  EXPECT_EQ(before.text.find("thought"), std::string::npos);
  Line line = connect(mine);
  EXPECT_EQ(to_json(tell(line, R"({"do":"open","table":")" + id + R"("})")).find("thought"), std::string::npos);
}

TEST_F(AppThoughtsTest, AfterwardsEveryChoiceOfABotHasTheThoughtBehindIt) {
  const std::string mine = guest();
  const std::string id = running(mine, "medium");
  leave_it_to_bots(id, mine);
  const Got got = replay(id, "seat=open&count=200", guest());
  ASSERT_EQ(got.status, 200U) << got.text;
  const Value::Array& frames = *got.body.find("frames")->array();
  ASSERT_EQ(*got.body.find("length"), Value{frames.size()}) << "two do not play for long";
  const Table* table = nullptr;
  hall.read(id, [&](const Table* found) { table = found; });
  loop.run();
  ASSERT_EQ(table->state(), Table::State::over);
  std::size_t seen = 0;
  for (const Value& thought : thoughts_of(got)) {
    const auto frame = static_cast<std::size_t>(*thought.find("frame")->integer());
    ASSERT_GT(frame, 0U);
    const auto choice = static_cast<std::size_t>(*frames[frame - 1].find("choices")->integer());
    const AnyMatch::Line line = table->match()->choice(choice);
    EXPECT_EQ(*thought.find("seat"), Value{number(line.seat)}) << frame;
    EXPECT_EQ(*thought.find("options")->array()->front().find("id")->text(), line.option) << frame;
    ++seen;
  }
  EXPECT_GT(seen, frames.size() / 3);
  EXPECT_EQ(seen, kept(id).size()) << "nothing was taken back";
}

TEST_F(AppThoughtsTest, APartOfAReplayHasTheThoughtsOfThatPart) {
  const std::string mine = guest();
  const std::string id = running(mine, "medium");
  leave_it_to_bots(id, mine);
  for (const char* eyes : {"seat=open", "seat=1"}) {
    const Value::Array all = thoughts_of(replay(id, std::string{eyes} + "&count=200", mine));
    Value::Array together;
    for (unsigned from = 0; from < 200; from += 50) {
      const Got part = replay(id, std::string{eyes} + "&count=50&from=" + std::to_string(from), mine);
      if (part.body.find("thoughts") == nullptr) continue;
      for (const Value& thought : thoughts_of(part)) {
        EXPECT_GE(*thought.find("frame")->integer(), from);
        EXPECT_LT(*thought.find("frame")->integer(), from + 50);
        together.push_back(thought);
      }
    }
    EXPECT_EQ(Value{together}, Value{all}) << eyes;
    loop.advance(10'000);
  }
}

TEST_F(AppThoughtsTest, AStoreThatCannotTellThemDoesNotStandInTheWay) {
  const std::string mine = guest();
  const std::string id = running(mine, "medium");
  leave_it_to_bots(id, mine);
  const std::vector<store::Thought> all = kept(id);
  ASSERT_FALSE(all.empty());
  const Got whole = replay(id, "seat=open", mine);
  store.failing_reads = true;
  const Got without = replay(id, "seat=open", mine);
  ASSERT_EQ(without.status, 200U) << without.text;
  EXPECT_EQ(without.body.find("thoughts"), nullptr);
  EXPECT_EQ(*without.body.find("frames"), *whole.body.find("frames"));
}

}  // namespace
}  // namespace krypta::server::test::thoughts_test
