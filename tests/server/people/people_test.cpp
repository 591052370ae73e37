#include "server/people/people.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "tests/server/people/fixture.hpp"

namespace krypta::server::test::people_test {
namespace {

TEST_F(PeopleTest, AGuestHasANameAtOnce) {
  const SignedIn anna = std::get<SignedIn>(guest("  Anna   Maria "));
  EXPECT_EQ(anna.account.name, "Anna Maria");
  EXPECT_EQ(anna.account.language, "pl");
  EXPECT_TRUE(anna.account.guest);
  EXPECT_GT(anna.account.id, 0);
  EXPECT_LT(anna.account.id, std::int64_t{1} << 53);
  const store::Account& account = stored(anna.account);
  EXPECT_EQ(account.folded, "anna maria");
  EXPECT_EQ(account.password, "");
  EXPECT_EQ(account.created, loop.now());
  EXPECT_EQ(account.seen, loop.now());
  EXPECT_EQ(std::get<Account>(who(anna.token)), anna.account);
}

TEST_F(PeopleTest, AGuestWithoutAWishIsAWordAndANumber) {
  const SignedIn somebody = std::get<SignedIn>(guest());
  const std::string& name = somebody.account.name;
  EXPECT_EQ(name.substr(0, 7), "Gość ");
  EXPECT_EQ(name.size(), 11U);
  EXPECT_EQ(name.find_first_not_of("0123456789", 7), std::string::npos);
  EXPECT_NE(std::get<SignedIn>(guest()).account.id, somebody.account.id);
}

TEST_F(PeopleTest, AGuestsWishMayBeRefused) {
  EXPECT_EQ(std::get<Problem>(guest("x")), (Problem{"bad-name", "server-name-too-short"}));
  ASSERT_EQ(code(guest("Żółw")), "");
  EXPECT_EQ(std::get<Problem>(guest(" ŻÓŁW ")), (Problem{"name-taken", "server-problem-name-taken"}));
  EXPECT_EQ(store.accounts().size(), 1U);
}

TEST_F(PeopleTest, AGuestsNumberIsDrawnAgainWhileItIsTaken) {
  // The number of the first try is drawn three times, each time followed by an id.
  std::deque<unsigned char> bytes{5, 1, 5, 2, 5, 3, 6, 4};
  People::Settings rigged = settings();
  rigged.random = [&](std::span<unsigned char> out) {
    std::fill(out.begin(), out.end(), static_cast<unsigned char>(0));
    if (out.size() != 8) {
      out[0] = static_cast<unsigned char>(store.sessions().size());
    } else {
      out[7] = bytes.empty() ? 0 : bytes.front();
      if (!bytes.empty()) bytes.pop_front();
    }
  };
  People few(loop, workers, store, rigged);
  std::vector<std::string> names;
  const auto one = [&] {
    few.guest({"en", "Guest", ""}, [&](Granted<SignedIn> result) {
      names.push_back(result.index() == 0 ? std::get<SignedIn>(result).account.name : std::get<Problem>(result).code);
    });
    loop.run();
  };
  one();
  one();
  EXPECT_EQ(names, (std::vector<std::string>{"Guest 1005", "Guest 1006"}));
}

TEST_F(PeopleTest, AGuestGetsALongerNumberWhereTheShortOnesRunOut) {
  unsigned char id = 0;
  People::Settings rigged = settings();
  rigged.random = [&](std::span<unsigned char> out) {
    // Numbers and ids are asked for in turn; every number is the smallest.
    std::fill(out.begin(), out.end(), static_cast<unsigned char>(0));
    out[out.size() - 1] = ++id % 2 == 0 ? id : static_cast<unsigned char>(0);
    if (out.size() == 32) out[0] = ++id;
  };
  People few(loop, workers, store, rigged);
  std::vector<std::string> names;
  for (int i = 0; i < 4; ++i) {
    id = static_cast<unsigned char>(60 * i);
    few.guest({"en", "Guest", ""}, [&](Granted<SignedIn> result) {
      names.push_back(result.index() == 0 ? std::get<SignedIn>(result).account.name : std::get<Problem>(result).code);
    });
    loop.run();
  }
  EXPECT_EQ(names, (std::vector<std::string>{"Guest 1000", "Guest 100000", "Guest 10000000", "storage"}));
}

TEST_F(PeopleTest, TheStoreHasOnlyTheHashOfAToken) {
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  EXPECT_EQ(anna.token.reveal().size(), 43U);
  ASSERT_EQ(store.sessions().size(), 1U);
  const auto& [hash, session] = *store.sessions().begin();
  EXPECT_EQ(hash, hash_of_token(anna.token));
  EXPECT_EQ(session.account, anna.account.id);
  EXPECT_EQ(hash.find(anna.token.reveal()), std::string::npos);
}

TEST_F(PeopleTest, ATokenOfTheWrongShapeIsRefusedWithoutTheStore) {
  const Secret wrong = secret("short");
  EXPECT_EQ(std::get<Problem>(who(wrong)), (Problem{"not-signed-in", "server-problem-not-signed-in"}));
  EXPECT_EQ(code(rename(wrong, "Anna")), "not-signed-in");
  EXPECT_EQ(code(keep(wrong, "", "12345678")), "not-signed-in");
  EXPECT_EQ(logout(wrong), std::nullopt);
  EXPECT_EQ(store.looks + store.ends, 0);
}

TEST_F(PeopleTest, ATokenOfNobodyIsNotSignedIn) {
  const Secret stranger = fresh_token(system_random());
  EXPECT_EQ(code(who(stranger)), "not-signed-in");
  EXPECT_EQ(code(rename(stranger, "Anna")), "not-signed-in");
  EXPECT_EQ(store.looks, 2);
}

TEST_F(PeopleTest, AKeptAccountIsOneToComeBackTo) {
  const SignedIn anna = member("Anna", "correct horse");
  EXPECT_FALSE(anna.account.guest);
  EXPECT_FALSE(std::get<Account>(who(anna.token)).guest);
  EXPECT_EQ(stored(anna.account).password.substr(0, 10), "$argon2id$");
  const SignedIn again = std::get<SignedIn>(login("  ANNA", "correct horse"));
  EXPECT_EQ(again.account, anna.account);
  EXPECT_NE(again.token.reveal(), anna.token.reveal());
  EXPECT_EQ(std::get<Account>(who(again.token)), anna.account);
  EXPECT_EQ(std::get<Account>(who(anna.token)), anna.account);
}

TEST_F(PeopleTest, AWrongLoginDoesNotTellWhy) {
  member("Anna", "correct horse");
  ASSERT_EQ(code(guest("Gość")), "");
  const Problem wrong{"wrong-password", "server-problem-wrong-password"};
  EXPECT_EQ(std::get<Problem>(login("Anna", "correct house")), wrong);
  EXPECT_EQ(std::get<Problem>(login("Nobody", "correct horse")), wrong);
  EXPECT_EQ(std::get<Problem>(login("Gość", "correct horse")), wrong);
  EXPECT_EQ(std::get<Problem>(login("Anna", "")), wrong);
  EXPECT_EQ(std::get<Problem>(login("Anna", std::string(60'000, 'x'))), wrong);
  EXPECT_EQ(std::get<Problem>(login("\xFF", "correct horse")), wrong);
  EXPECT_EQ(store.sessions().size(), 2U);
}

/// Of this thread, so that other programs do not count.
double milliseconds_of(const std::function<void()>& work) {
  const auto now = [] {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
  };
  const double before = now();
  work();
  return now() - before;
}

TEST_F(PeopleTest, AWrongNameCostsAsMuchWorkAsAWrongPassword) {
  People::Settings dear = settings();
  dear.cost = {3, std::size_t{4} << 20U};
  People others(loop, workers, store, dear);
  const SignedIn anna = std::get<SignedIn>(guest("Anna"));
  others.keep(anna.token, {Secret(), secret("correct horse")}, [](const auto&) {});
  ASSERT_EQ(code(guest("Gość")), "");
  const auto cost = [&](const char* name) {
    const std::size_t before = workers.asked();
    const double spent = milliseconds_of([&] {
      others.login({name, secret("correct house")},
                   [](const auto& result) { EXPECT_EQ(code(result), "wrong-password"); });
      loop.run();
    });
    EXPECT_EQ(workers.asked() - before, 1U) << name;
    return spent;
  };
  (void)cost("Anna");
  const double known = cost("Anna");
  // Without the work it would be a thousandth.
  EXPECT_GT(cost("Nobody"), known / 4);
  EXPECT_GT(cost("Gość"), known / 4);
}

TEST_F(PeopleTest, APasswordIsHashedByTheWorkersOnly) {
  const SignedIn anna = member("Anna", "correct horse");
  workers.hold = true;
  int answers = 0;
  people.login({"Anna", secret("correct horse")}, [&](const auto&) { ++answers; });
  people.keep(anna.token, {secret("correct horse"), secret("battery staple")}, [&](const auto&) { ++answers; });
  loop.run();
  EXPECT_EQ(answers, 0);
  EXPECT_EQ(workers.held(), 2U);
  workers.hold = false;
  loop.run();
  EXPECT_EQ(answers, 2);
}

TEST_F(PeopleTest, TooManyPasswordsAtOnceAreRefused) {
  People::Settings narrow = settings();
  narrow.most_hashing = 2;
  People few(loop, workers, store, narrow);
  workers.hold = true;
  std::vector<std::string> codes;
  const auto note = [&](const Granted<SignedIn>& result) { codes.push_back(code(result)); };
  for (int i = 0; i < 3; ++i) few.login({"Nobody", secret("12345678")}, note);
  loop.run();
  EXPECT_EQ(codes, (std::vector<std::string>{"too-fast"}));
  few.login({"Nobody", secret("12345678")}, note);
  EXPECT_EQ(codes.size(), 2U);
  workers.hold = false;
  loop.run();
  few.login({"Nobody", secret("12345678")}, note);
  loop.run();
  EXPECT_EQ(codes,
            (std::vector<std::string>{"too-fast", "too-fast", "wrong-password", "wrong-password", "wrong-password"}));
}

/// Strangers who fill the queue leave room for a device that is known, and for whoever is signed in.
TEST_F(PeopleTest, TheQueueOfPasswordsHasRoomForThoseWhoAreKnown) {
  People::Settings narrow = settings();
  narrow.most_hashing = 2;
  People few(loop, workers, store, narrow);
  const SignedIn anna = member("Anna", "correct horse");
  workers.hold = true;
  std::vector<std::string> codes;
  for (int i = 0; i < 5; ++i) few.login({"Anna", secret("wrong guess")}, [](const auto&) {});
  loop.run();
  few.login({"Anna", secret("correct horse"), {}, true}, [&](const auto& result) { codes.push_back(code(result)); });
  few.keep(anna.token, {secret("correct horse"), secret("battery staple")},
           [&](const auto& result) { codes.push_back(code(result)); });
  loop.run();
  EXPECT_EQ(workers.held(), 4U);
  workers.hold = false;
  loop.run();
  EXPECT_EQ(codes, (std::vector<std::string>{"", "wrong-password"})) << "the new password comes first";
}

TEST_F(PeopleTest, APasswordOfAnotherCostIsHashedAgainAtLogin) {
  const SignedIn anna = member("Anna", "correct horse");
  const std::string before = stored(anna.account).password;
  People::Settings dearer = settings();
  dearer.cost = {2, 16'384};
  People later(loop, workers, store, dearer);
  bool in = false;
  later.login({"Anna", secret("correct horse")}, [&](const auto& result) { in = result.index() == 0; });
  loop.run();
  EXPECT_TRUE(in);
  EXPECT_NE(stored(anna.account).password, before);
  EXPECT_FALSE(needs_rehash(stored(anna.account).password, dearer.cost));
  EXPECT_TRUE(password_fits(stored(anna.account).password, secret("correct horse")));
}

}  // namespace
}  // namespace krypta::server::test::people_test
