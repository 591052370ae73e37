#include "lessons/lesson.hpp"

#include <gtest/gtest.h>

#include <map>

#include "bots/bots.hpp"
#include "tests/games.hpp"

/// Every lesson with both of its halves: somebody who does what he is advised, and somebody who does not.
namespace krypta::lessons::test::lessons_test {

namespace {

/// The games that have a lesson; one that has just come has none yet.
std::vector<const AnyGame*> taught() {
  std::vector<const AnyGame*> all;
  for (const AnyGame* game : all_games()) {
    if (script_of(game->info().id)) all.push_back(game);
  }
  return all;
}

/// A lesson being played as a server plays it.
struct Class {
  const AnyGame& game;
  Lesson lesson;
  std::unique_ptr<AnyMatch> match;
  Rng rng{7};
  unsigned unscripted = 0;  ///< choices of teachers that are not in the script
  Progress progress{};

  explicit Class(const AnyGame& of)
      : game(of), lesson(*Lesson::read(of, *script_of(of.info().id))), match(std::move(*of.begin(lesson.setup()))) {}

  void choose(Seat s, const std::string& option) {
    const auto refused = match->act(s, option);
    ASSERT_FALSE(refused) << number(s) << " " << option << ": " << refused->message;
    lesson.follow(progress, *match);
  }
  /// Whoever has followed the match from choice to choice comes to the same as who goes through all of it.
  [[nodiscard]] Lesson::Standing standing() const {
    const Lesson::Standing followed = lesson.standing(*match, progress);
    // Going through all of a long match at each of its choices takes minutes.
    if (match->length() > 80 && match->length() % 32 != 0 && !followed.over) return followed;
    const Lesson::Standing anew = lesson.standing(*match);
    EXPECT_EQ(anew.saying, followed.saying);
    EXPECT_EQ(anew.place, followed.place);
    EXPECT_EQ(anew.advice, followed.advice);
    EXPECT_EQ(anew.astray, followed.astray);
    EXPECT_EQ(anew.over, followed.over);
    return followed;
  }
  void let_chance_answer() {
    while (match->pending().chance) {
      const auto answer = lesson.next(*match, Seat::chance);
      if (!answer) break;
      choose(Seat::chance, *answer);
    }
    match->answer_for_chance(ChanceStream{1});
  }
  void let_teach(Seat s) {
    const auto taught = lesson.next(*match, s);
    if (!taught) ++unscripted;
    choose(s, taught ? *taught : bots::advise(*match, s, "teacher", rng)->option);
  }
};

/// Whether the learner answers before the teachers where all decide at once.
enum class Haste : std::uint8_t { first, last };

/// Plays the script with its own advice; tells after each choice.
template <class After>
void follow(Class& at, Haste haste, After&& after) {
  for (unsigned i = 0; i < 1000; ++i) {
    at.let_chance_answer();
    const Lesson::Standing standing = at.standing();
    after(standing);
    if (standing.over) return;
    const SeatSet must = at.match->pending().must;
    const SeatSet teachers = must.without(learner);
    if (must.has(learner) && (haste == Haste::first || teachers.empty())) {
      ASSERT_TRUE(standing.advice) << "no advice at step " << at.match->step();
      at.choose(learner, *standing.advice);
    } else {
      at.let_teach(teachers.lowest());
    }
  }
  FAIL() << "the lesson does not end";
}

std::map<std::string, unsigned> events_of(const AnyMatch& match) {
  std::map<std::string, unsigned> counts;
  for (std::size_t i = 0; i < match.length(); ++i) {
    for (const ShownEvent& event : match.events(i)) ++counts[std::string{event.kind}];
  }
  return counts;
}

constexpr std::string_view small = "seats 2\noption elder 1\nsay vampire\n0 vampire:mlodosci\n1 vampire:zielone\nend\n";

}  // namespace

TEST(Lessons, AreWhatTheRulesAllow) {
  EXPECT_GE(taught().size(), 5U);
  for (const AnyGame* game : taught()) {
    const auto lesson = Lesson::read(*game, *script_of(game->info().id));
    EXPECT_TRUE(static_cast<bool>(lesson)) << game->info().id << ": " << (lesson ? "" : lesson.refusal().message);
  }
}

TEST(Lessons, AdviceLeadsToTheEndAndTheCounterNeverGoesBack) {
  for (const AnyGame* game : taught()) {
    for (const Haste haste : {Haste::first, Haste::last}) {
      SCOPED_TRACE(game->info().id);
      Class at{*game};
      unsigned furthest = 0;
      follow(at, haste, [&](const Lesson::Standing& standing) {
        EXPECT_FALSE(standing.astray) << at.match->step();
        EXPECT_EQ(standing.saying, standing.place) << at.match->step();
        EXPECT_GE(standing.place, furthest) << at.match->step();
        EXPECT_LE(standing.place, furthest + 1) << "something was never said";
        furthest = standing.place;
      });
      EXPECT_EQ(furthest + 1, at.lesson.script().sayings.size());
      EXPECT_EQ(at.unscripted, 0U) << "nothing of the lesson is left to a bot";
    }
  }
}

TEST(Lessons, ShowWhatTheyAreAbout) {
  const std::map<std::string_view, std::map<std::string, unsigned>> shown{
      {"nowa-huta", {{"reacted", 2}, {"removed", 1}, {"flew", 1}, {"sabbath-scoring", 1}, {"attacked", 1}}},
      // A card that is looked at, a bluff of somebody else that is caught, one of the learner's own, and one that wins.
      {"mascarade", {{"looked", 1}, {"claimed", 2}, {"fined", 2}, {"took-court", 1}, {"unclaimed", 3}, {"won", 1}}},
      // Holy water on a human and on a vampire, three deaths, a support card.
      {"vampire-empire", {{"is-human", 1}, {"is-vampire", 1}, {"died", 3}, {"survived", 2}, {"stopped-combat", 1}}},
      // Two cards face down: one frightens somebody away, one is withdrawn; and a vampire is drained.
      {"vendetta", {{"played-down", 2}, {"withdrew", 2}, {"drained", 1}, {"got-tokens", 1}, {"flipped", 1}}},
      // Each side blocks once, one block comes to nothing, the Edge is used twice, one hunts.
      {"vtes",
       {{"emerged", 3}, {"blocked", 2}, {"block-failed", 1}, {"stole", 1}, {"edge-pool", 2}, {"succeeded", 3}}}};
  for (const auto& [id, expected] : shown) {
    SCOPED_TRACE(id);
    Class at{*find_game(id)};
    follow(at, Haste::last, [](const Lesson::Standing&) {});
    const auto counts = events_of(*at.match);
    for (const auto& [kind, count] : expected) EXPECT_EQ(counts.contains(kind) ? counts.at(kind) : 0, count) << kind;
  }
  Class mascarade{*find_game("mascarade")};
  follow(mascarade, Haste::last, [](const Lesson::Standing&) {});
  EXPECT_EQ(mascarade.match->result().winners, SeatSet::of(learner));
}

TEST(Lessons, WhoeverGoesHisOwnWayPlaysOnAndIsAdvisedAgain) {
  for (const AnyGame* game : taught()) {
    SCOPED_TRACE(game->info().id);
    unsigned advised = 0;
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      Class at{*game};
      Rng learning{seed};
      unsigned furthest = 0;
      bool strayed = false;
      for (unsigned i = 0; i < 100 && !at.match->pending().over; ++i) {
        at.let_chance_answer();
        const SeatSet must = at.match->pending().must;
        if (must.empty()) break;
        if (!must.has(learner)) {
          at.let_teach(must.lowest());
          continue;
        }
        const Lesson::Standing standing = at.standing();
        EXPECT_GE(standing.place, furthest);
        furthest = standing.place;
        if (standing.advice) {
          EXPECT_FALSE(at.match->refusal(learner, *standing.advice)) << *standing.advice;
          if (strayed) ++advised;
        }
        const auto options = at.match->options(learner);
        const std::string& own = options[learning.below(static_cast<std::uint32_t>(options.size()))].id;
        strayed = strayed || own != standing.advice;
        at.choose(learner, own);
      }
    }
    EXPECT_GT(advised, 0U) << "the lesson never comes back";
  }
}

TEST(Lessons, ATeacherAnswersOnlyWhatWasForeseen) {
  // In turn 9 seat 2 claims the King because the learner is expected to announce him.
  Class at{*find_game("mascarade")};
  const auto turn = [&] { return *at.match->view(Seat::spectator).find("turn")->integer(); };
  while (turn() < 9) {
    at.let_chance_answer();
    const SeatSet must = at.match->pending().must;
    if (must.has(learner)) {
      at.choose(learner, *at.lesson.standing(*at.match).advice);
    } else {
      at.let_teach(must.lowest());
    }
  }
  at.choose(learner, "announce:bishop");
  EXPECT_FALSE(at.lesson.next(*at.match, seat(1)));
  while (turn() < 10) at.let_teach(at.match->pending().must.lowest());
  EXPECT_EQ(at.lesson.next(*at.match, seat(1)), "swap:1,c1") << "with the next turn the lesson goes on";
}

TEST(Lessons, NameTheLineThatIsWrong) {
  const AnyGame& game = *find_game("nowa-huta");
  ASSERT_TRUE(static_cast<bool>(Lesson::read(game, small)));
  const auto problem = [&](std::string_view from, std::string_view to) {
    std::string script{small};
    script.replace(script.find(from), from.size(), to);
    const auto read = Lesson::read(game, script);
    return read ? std::string{} : read.refusal().message;
  };
  EXPECT_EQ(problem("1 vampire:zielone", "1 vampire:nowhere").substr(0, 25), "line 5, vampire:nowhere: ");
  EXPECT_EQ(problem("1 vampire:zielone", "2 vampire:zielone"), "line 5: no lesson can say this");
  EXPECT_EQ(problem("say vampire\n", ""), "line 3: no lesson can say this") << "advice without words";
  EXPECT_EQ(problem("end\n", ""), "line 0: the lesson does not end");
  EXPECT_EQ(problem("end\n", "end\n0 done\n"), "line 7: the lesson has ended above");
  EXPECT_NE(problem("seats 2", "seats 9"), "");
}

}  // namespace krypta::lessons::test::lessons_test
