#include <set>

#include "tests/server/table_builder.hpp"
#include "wire/explained.hpp"

/// Why not: what is said about something on the table that somebody pointed at.
namespace krypta::server::test::why_test {
namespace {

class WhyTest : public testing::Test {
 protected:
  Value pointed(Seat s, std::string_view target, std::string_view language = "en") {
    return wire::explained_target(*built.table.match(), s, target, voice_of(built.table, *text::Speech::in(language)));
  }
  Value option(Seat s, std::string_view id) {
    return wire::explained_option(*built.table.match(), s, id, voice_of(built.table, *text::Speech::in("en")));
  }
  static bool legal(const Value& answer) { return *answer.find("legal")->boolean(); }
  static std::string rules(const Value& answer) { return to_json(*answer.find("rule")); }

  TableBuilder built{2, 2};
};

TEST_F(WhyTest, TheTargetOfALegalOptionIsLegal) {
  ASSERT_EQ(built.wish(0, Start{}), "");
  const Value answer = pointed(seat(1), "estate:zielone");
  EXPECT_TRUE(legal(answer));
  EXPECT_EQ(rules(answer), R"(["NH-025"])");
  EXPECT_EQ(*answer.find("prompt")->text(), "Choose an estate for your vampire.");
  EXPECT_EQ(to_json(*answer.find("waiting")), "[1]");
}

TEST_F(WhyTest, WhoIsNotAskedLearnsWhoIs) {
  ASSERT_EQ(built.wish(0, Start{}), "");
  const Value answer = pointed(seat(0), "estate:zielone");
  EXPECT_FALSE(legal(answer));
  EXPECT_EQ(rules(answer), rules(option(seat(0), "anything")));
  EXPECT_EQ(answer.find("prompt"), nullptr);
  EXPECT_EQ(to_json(*answer.find("waiting")), "[1]");
}

// NH-026 and the like: a space is pointed at that the other options make a choice of.
TEST_F(WhyTest, TheOtherOptionsSayWhatWasMeant) {
  built.to_planning();
  Rng rng{3};
  unsigned meant = 0;
  for (unsigned steps = 0; steps < 400 && built.table.state() == Table::State::running; ++steps) {
    const Seat s = built.table.match()->pending().must.lowest();
    const auto options = built.table.match()->options(s);
    for (const char* estate : {"gorali", "zielone", "szkolne", "ogrodowe"}) {
      const std::string id = std::string{"to:"} + estate;
      const bool to = options.front().id.starts_with("to:");
      const auto refusal = built.table.match()->refusal(s, id);
      if (!to || !refusal) continue;
      const Value answer = pointed(s, std::string{"estate:"} + estate);
      ASSERT_FALSE(legal(answer));
      ASSERT_EQ(rules(answer), rules(option(s, id)));
      ++meant;
    }
    built.play_on(rng);
  }
  EXPECT_GT(meant, 0U);
}

TEST_F(WhyTest, WhatIsNoChoiceNowIsAnsweredWithWhatIsAsked) {
  ASSERT_EQ(built.wish(0, Start{}), "");
  for (const char* target :
       {"seat:0", "card:cw1", "marker:1@gorali", "estate:nowhere", "", ":", "estate:", "vampire:gorali"}) {
    const Value answer = pointed(seat(1), target);
    EXPECT_FALSE(legal(answer)) << target;
    EXPECT_EQ(rules(answer), R"(["NH-025"])") << target;
  }
}

// The reason in this very case comes before the rules, and in the reader's language.
TEST_F(WhyTest, WhoeverPointsAtWhatHeCannotHaveLearnsWhyHere) {
  built.to_planning();
  Rng rng{5};
  std::set<std::string> heard;
  for (unsigned steps = 0; steps < 600 && built.table.state() == Table::State::running; ++steps) {
    const AnyMatch& match = *built.table.match();
    const Seat s = match.pending().must.lowest();
    if (match.step() == "use-abilities") {
      const Value view = match.view(s);
      const std::string here = *(*view.find("players")->array())[number(s)].find("vampire")->text();
      const Value away = pointed(s, here == "gorali" ? "estate:zielone" : "estate:gorali");
      ASSERT_FALSE(legal(away));
      const std::string& why = *away.find("reason")->text();
      EXPECT_TRUE(why.starts_with("Your vampire is on ")) << why;
      EXPECT_NE(pointed(s, here == "gorali" ? "estate:zielone" : "estate:gorali", "pl")
                    .find("reason")
                    ->text()
                    ->find("wampierz"),
                std::string::npos);
      const Value own = pointed(s, "estate:" + here);
      if (!legal(own)) heard.insert(*own.find("reason")->text());
    }
    // Whoever is not asked is told who is.
    EXPECT_EQ(pointed(seat(1 - number(s)), "estate:gorali").find("reason") != nullptr && match.step() != "plan", false);
    built.play_on(rng);
  }
  EXPECT_GT(heard.size(), 1U) << "the same reason in every case";
}

TEST_F(WhyTest, EveryRuleComesWithItsText) {
  built.to_planning();
  const Value answer = pointed(seat(0), "card:cw1", "pl");
  ASSERT_TRUE(legal(answer));
  const Value::Array& texts = *answer.find("rules")->array();
  ASSERT_EQ(texts.size(), answer.find("rule")->array()->size());
  std::string message;
  for (const Value& rule : texts) {
    message += (message.empty() ? "" : " ") + *rule.find("id")->text() + ": " + *rule.find("text")->text();
  }
  EXPECT_EQ(*answer.find("message")->text(), message);
}

}  // namespace
}  // namespace krypta::server::test::why_test
