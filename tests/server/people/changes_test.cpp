#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "server/people/people.hpp"
#include "tests/server/people/fixture.hpp"

namespace krypta::server::test::people_changes_test {
namespace {

constexpr Time minute = 60'000;
constexpr Time hour = 60 * minute;

TEST_F(PeopleTest, ARenamedAccountIsRenamedEverywhere) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn elsewhere = std::get<SignedIn>(login("Anna", "correct horse"));
  const Account renamed = std::get<Account>(rename(anna.token, " Ada  L. "));
  EXPECT_EQ(renamed.name, "Ada L.");
  EXPECT_EQ(renamed.id, anna.account.id);
  EXPECT_EQ(std::get<Account>(who(elsewhere.token)), renamed);
  EXPECT_EQ(stored(renamed).folded, "ada l.");
  EXPECT_EQ(code(login("Anna", "correct horse")), "wrong-password");
  EXPECT_EQ(code(login("ada l.", "correct horse")), "");
  EXPECT_EQ(code(guest("Anna")), "");
}

TEST_F(PeopleTest, ARenameMayBeRefused) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  ASSERT_EQ(code(guest("Żółw")), "");
  EXPECT_EQ(std::get<Problem>(rename(anna.token, "żÓŁw")), (Problem{"name-taken", "server-problem-name-taken"}));
  EXPECT_EQ(code(rename(anna.token, "a\nb")), "bad-name");
  EXPECT_EQ(std::get<Account>(who(anna.token)).name, "Anna");
  EXPECT_EQ(std::get<Account>(rename(anna.token, "ANNA")).name, "ANNA");
}

TEST_F(PeopleTest, SpeaksTheLanguageThatIsChosen) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  const auto spoken = answer<Granted<Account>>([&](auto then) { people.speak(anna.token, "hu", std::move(then)); });
  EXPECT_EQ(std::get<Account>(spoken).language, "hu");
  EXPECT_EQ(std::get<Account>(who(anna.token)).language, "hu");
  EXPECT_EQ(stored(anna.account).language, "hu");
}

TEST_F(PeopleTest, ANewPasswordNeedsTheOldOne) {
  const SignedIn anna = member("Anna", "correct horse");
  const std::string before = stored(anna.account).password;
  for (const char* old : {"", "correct house", "battery staple"})
    EXPECT_EQ(code(keep(anna.token, old, "battery staple")), "wrong-password");
  EXPECT_EQ(std::get<Problem>(keep(anna.token, "correct horse", "short")),
            (Problem{"bad-password", "server-password-too-short"}));
  EXPECT_EQ(stored(anna.account).password, before);
  EXPECT_EQ(code(keep(anna.token, "correct horse", "battery staple")), "");
  EXPECT_EQ(code(login("Anna", "correct horse")), "wrong-password");
  EXPECT_EQ(code(login("Anna", "battery staple")), "");
}

TEST_F(PeopleTest, ANewPasswordEndsAllOtherSessions) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn thief = std::get<SignedIn>(login("Anna", "correct horse"));
  const SignedIn zoe = std::get<SignedIn>(guest("Zoe"));
  ASSERT_EQ(code(who(thief.token)), "");
  ASSERT_EQ(code(keep(anna.token, "correct horse", "battery staple")), "");
  EXPECT_EQ(code(who(thief.token)), "not-signed-in");
  EXPECT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(code(who(zoe.token)), "");
  EXPECT_EQ(store.sessions().size(), 2U);
}

TEST_F(PeopleTest, AWrongOldPasswordEndsNoSession) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn other = std::get<SignedIn>(login("Anna", "correct horse"));
  ASSERT_EQ(code(keep(other.token, "correct house", "battery staple")), "wrong-password");
  EXPECT_EQ(code(who(anna.token)), "");
}

TEST_F(PeopleTest, ALoginUnderWayDoesNotOutliveTheOldPassword) {
  const SignedIn anna = member("Anna", "correct horse");
  workers.hold = true;
  std::string kept = "none";
  std::string in = "none";
  people.keep(anna.token, {secret("correct horse"), secret("battery staple")},
              [&](const auto& result) { kept = code(result); });
  people.login({"Anna", secret("correct horse")}, [&](const auto& result) { in = code(result); });
  loop.run();
  workers.hold = false;
  loop.run();
  EXPECT_EQ(kept, "");
  EXPECT_EQ(in, "wrong-password");
  EXPECT_EQ(store.sessions().size(), 1U);
}

TEST_F(PeopleTest, ChangesAtTheSameTimeDoNotUndoEachOther) {
  const SignedIn anna = member("Anna", "correct horse");
  loop.advance(2 * hour);
  workers.hold = true;
  std::vector<std::string> codes;
  const auto note = [&](const auto& result) { codes.push_back(code(result)); };
  people.keep(anna.token, {secret("correct horse"), secret("battery staple")}, note);
  loop.run();
  people.rename(anna.token, "Ada", note);
  people.speak(anna.token, "hu", note);
  people.who(anna.token, [](const auto&) {});
  loop.run();
  EXPECT_TRUE(codes.empty());
  workers.hold = false;
  loop.run();
  EXPECT_EQ(codes, (std::vector<std::string>(3, "")));
  const store::Account& account = stored(anna.account);
  EXPECT_EQ(account.name, "Ada");
  EXPECT_EQ(account.language, "hu");
  EXPECT_EQ(account.seen, loop.now());
  EXPECT_TRUE(password_fits(account.password, secret("battery staple")));
}

TEST_F(PeopleTest, SigningOutEndsTheSessionForGood) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn other = std::get<SignedIn>(login("Anna", "correct horse"));
  EXPECT_EQ(logout(anna.token), std::nullopt);
  EXPECT_EQ(code(who(anna.token)), "not-signed-in");
  EXPECT_EQ(code(who(other.token)), "");
  EXPECT_EQ(store.sessions().size(), 1U);
  EXPECT_EQ(logout(anna.token), std::nullopt);
}

TEST_F(PeopleTest, AnAnswerOnItsWayDoesNotBringBackAnEndedSession) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  loop.advance(2 * minute);  // the cache has forgotten her
  store.hold = true;
  bool answered = false;
  people.who(anna.token, [&](const auto&) { answered = true; });
  people.logout(anna.token, {}, [](const auto&) {});
  store.release();
  loop.run();
  ASSERT_TRUE(answered);
  EXPECT_EQ(code(who(anna.token)), "not-signed-in");
}

TEST_F(PeopleTest, SigningOutCountsFromTheMomentItIsAskedFor) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  people.logout(anna.token, {}, [](const auto&) {});
  bool answered = false;
  people.who(anna.token, [&](const auto& result) { answered = code(result) == "not-signed-in"; });
  loop.run();
  EXPECT_TRUE(answered);
}

TEST_F(PeopleTest, SomebodyWhoIsSeenWhileHisSessionEndsIsNotRemembered) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn other = std::get<SignedIn>(login("Anna", "correct horse"));
  store.late = true;
  people.logout(other.token, {}, [](const auto&) {});
  EXPECT_EQ(code(who(other.token)), "");
  store.end_late();
  loop.run();
  EXPECT_EQ(code(who(other.token)), "not-signed-in");

  const SignedIn thief = std::get<SignedIn>(login("Anna", "correct horse"));
  store.late = true;
  people.keep(anna.token, {secret("correct horse"), secret("battery staple")}, [](const auto&) {});
  loop.run();
  EXPECT_EQ(code(who(thief.token)), "");
  store.end_late();
  loop.run();
  EXPECT_EQ(code(who(thief.token)), "not-signed-in");
}

TEST_F(PeopleTest, TheStoreIsNotAskedForEachRequest) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  for (int i = 0; i < 100; ++i) ASSERT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(store.looks, 0);
  loop.advance(minute);
  for (int i = 0; i < 100; ++i) ASSERT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(store.looks, 1);
}

TEST_F(PeopleTest, ASessionThatEndedElsewhereIsFoundOutSoon) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  store.end_sessions_of(anna.account.id, "", [](const auto&) {});
  loop.advance(minute);
  EXPECT_EQ(code(who(anna.token)), "not-signed-in");

  const SignedIn zoe = std::get<SignedIn>(guest("Zoe"));
  store.end_sessions_of(zoe.account.id, "", [](const auto&) {});
  EXPECT_EQ(code(rename(zoe.token, "Zora")), "not-signed-in");
  EXPECT_EQ(code(who(zoe.token)), "not-signed-in");
}

TEST_F(PeopleTest, BeingSeenIsWrittenOnceAnHour) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn other = std::get<SignedIn>(login("Anna", "correct horse"));
  const Time first = loop.now();
  store.changes = 0;
  loop.advance(hour - 1);
  ASSERT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(store.changes, 0);
  EXPECT_EQ(stored(anna.account).seen, first);

  loop.advance(1);
  for (int i = 0; i < 10; ++i) {
    ASSERT_EQ(code(who(anna.token)), "");
    ASSERT_EQ(code(who(other.token)), "");
    loop.advance(5 * minute);
  }
  EXPECT_EQ(store.changes, 1);
  EXPECT_EQ(stored(anna.account).seen, first + hour);

  loop.advance(10 * minute);
  ASSERT_EQ(code(who(other.token)), "");
  EXPECT_EQ(store.changes, 2);
  EXPECT_EQ(stored(anna.account).seen, first + 2 * hour);
}

TEST_F(PeopleTest, WhoWasSeenByAClockThatIsSetBackIsSeenAgain) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  loop.set(loop.now() - 100 * 24 * hour);
  store.changes = 0;
  ASSERT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(stored(anna.account).seen, loop.now());
  EXPECT_EQ(store.changes, 1);
}

TEST_F(PeopleTest, ManyRequestsAtOnceWriteOnceThatSomebodyWasSeen) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  loop.advance(hour);
  for (int i = 0; i < 20; ++i) people.who(anna.token, [](const auto&) {});
  loop.run();
  EXPECT_EQ(store.changes, 1);
}

TEST_F(PeopleTest, BeingSeenIsNotAskedAboutAgain) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  loop.advance(hour);
  for (int i = 0; i < 10; ++i) ASSERT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(store.looks, 2);  // who she is, and what is to be changed
  EXPECT_EQ(store.changes, 1);
}

TEST_F(PeopleTest, ALoginIsBeingSeen) {
  const SignedIn anna = member("Anna", "correct horse");
  loop.advance(5 * hour);
  ASSERT_EQ(code(login("Anna", "correct horse")), "");
  EXPECT_EQ(stored(anna.account).seen, loop.now());
}

TEST_F(PeopleTest, AStoreThatFailsIsAProblemAndChangesNothing) {
  const SignedIn anna = member("Anna", "correct horse");
  store.failing = true;
  EXPECT_EQ(std::get<Problem>(guest("Zoe")), (Problem{"storage", "server-problem-storage"}));
  EXPECT_EQ(code(guest()), "storage");
  EXPECT_EQ(code(login("Anna", "correct horse")), "storage");
  EXPECT_EQ(code(rename(anna.token, "Ada")), "storage");
  EXPECT_EQ(code(keep(anna.token, "correct horse", "battery staple")), "storage");
  EXPECT_EQ(logout(anna.token)->code, "storage");
  store.failing = false;
  EXPECT_EQ(std::get<Account>(who(anna.token)), anna.account);
  EXPECT_EQ(code(login("Anna", "correct horse")), "");
}

TEST_F(PeopleTest, AStoreThatCannotAnswerIsNotTheSameAsNobody) {
  const SignedIn anna = member("Anna", "correct horse");
  loop.advance(minute);
  store.failing_reads = true;
  EXPECT_EQ(code(who(anna.token)), "storage");
  EXPECT_EQ(code(login("Anna", "correct horse")), "storage");
  EXPECT_EQ(code(rename(anna.token, "Ada")), "storage");
  store.failing_reads = false;
  EXPECT_EQ(code(who(anna.token)), "");
}

TEST_F(PeopleTest, APasswordThatCannotBeSavedHasStillEndedOtherSessions) {
  const SignedIn anna = member("Anna", "correct horse");
  const SignedIn other = std::get<SignedIn>(login("Anna", "correct horse"));
  store.refuse_changes = true;
  EXPECT_EQ(code(keep(anna.token, "correct horse", "battery staple")), "storage");
  store.refuse_changes = false;
  EXPECT_EQ(code(who(other.token)), "not-signed-in");
  EXPECT_EQ(code(who(anna.token)), "");
  EXPECT_EQ(code(login("Anna", "correct horse")), "");
}

TEST_F(PeopleTest, WhatGoesWrongInTheStoreIsLoggedWithoutSecrets) {
  std::vector<std::string> lines;
  const Log log([&](std::string_view line) { lines.emplace_back(line); }, [] { return Time{0}; });
  People::Settings logged = settings();
  logged.log = &log;
  People others(loop, workers, store, logged);
  store.fail_next("disk full");
  others.guest({"en", "Guest", "Anna"}, [](const auto&) {});
  loop.run();
  EXPECT_EQ(lines, (std::vector<std::string>{R"({"time":"1970-01-01T00:00:00.000Z","level":"error",)"
                                             R"("event":"people-storage","what":"guest","problem":"disk full"})"}));
}

TEST_F(PeopleTest, TheCacheIsBounded) {
  People::Settings small = settings();
  small.cached = 2;
  People few(loop, workers, store, small);
  std::vector<Secret> tokens;
  for (const char* name : {"Anna", "Bela", "Cili"})
    few.guest({"en", "Guest", name}, [&](const auto& result) { tokens.push_back(std::get<SignedIn>(result).token); });
  loop.run();
  ASSERT_EQ(tokens.size(), 3U);
  store.looks = 0;
  for (const std::size_t i : {2U, 1U}) few.who(tokens[i], [](const auto&) {});
  EXPECT_EQ(store.looks, 0);
  few.who(tokens[0], [](const auto&) {});
  EXPECT_EQ(store.looks, 1);
  loop.run();
}

}  // namespace
}  // namespace krypta::server::test::people_changes_test
