#include "tests/store/contract.hpp"

/// How every store answers, and what a test can do to the one in memory.
namespace krypta::store::test::answers_test {
namespace {

class AnswersContract : public Contract {};
INSTANTIATE_TEST_SUITE_P(Stores, AnswersContract, every_store, name_of_store);

TEST_P(AnswersContract, TheLastSignOfLifeIsKept) {
  const auto last = [&] { return found<Time>([&](auto then) { store_->last_alive(then); }); };
  EXPECT_EQ(last(), std::nullopt);
  EXPECT_EQ(write([&](auto then) { store_->alive(5, 0, then); }), done);
  EXPECT_EQ(write([&](auto then) { store_->alive(9, 0, then); }), done);
  EXPECT_EQ(last(), 9);
}

TEST_P(AnswersContract, AnswersComeLaterAndInTheOrderOfTheQuestions) {
  std::string heard;
  store_->append("t", {0, 0, "x"}, {}, [&](auto) { heard += 'a'; });
  store_->entries("t", 0, [&](auto found) { heard += found.value->size() == 1 ? 'b' : '-'; });
  store_->append("t", {1, 0, "x"}, {}, [&](auto) { heard += 'c'; });
  store_->append("t", {1, 0, "x"}, {}, [&](auto written) { heard += written.code == taken ? 'd' : '-'; });
  store_->entries("t", 0, [&](auto found) { heard += found.value->size() == 2 ? 'e' : '-'; });
  EXPECT_EQ(heard, "");
  loop_.until([&] { return heard.size() == 5; });
  EXPECT_EQ(heard, "abcde");
}

TEST_P(AnswersContract, NothingIsHeardAfterClosing) {
  bool heard = false;
  store_->append("t", {0, 0, "x"}, {}, [&](auto) { heard = true; });
  store_->close();
  store_->close();
  store_->append("t", {1, 0, "x"}, {}, [&](auto) { heard = true; });
  store_->entries("t", 0, [&](auto) { heard = true; });
  loop_.run_what_is_there();
  store_.reset();
  loop_.run_what_is_there();
  EXPECT_FALSE(heard);
}

/// What a test can do to the store in memory.
TEST(MemoryStore, FailsAndHoldsAndTakesEntriesFromElsewhere) {
  TestLoop loop;
  server::test::MemoryStore store{loop.poster()};
  store.fail_next("on fire");
  EXPECT_EQ(append(loop, store, "t", {0, 0, "x"}).problem, "on fire");
  EXPECT_TRUE(append(loop, store, "t", {0, 0, "x"}).done());
  store.failing = true;
  EXPECT_EQ(append(loop, store, "t", {1, 0, "x"}).code, Written::Code::failed);
  store.failing = false;
  EXPECT_EQ(store.raw("t").size(), 1U);

  store.raw("t").push_back({1, 0, "theirs"});
  EXPECT_EQ(append(loop, store, "t", {1, 0, "mine"}).code, Written::Code::taken);

  store.hold = true;
  std::string heard;
  store.alive(1, 0, [&](auto) { heard += 'a'; });
  store.alive(2, 0, [&](auto) { heard += 'b'; });
  loop.run_what_is_there();
  EXPECT_EQ(heard, "");
  store.release();
  loop.run_what_is_there();
  EXPECT_EQ(heard, "ab");

  store.alive(3, 0, [&](auto) { heard += 'c'; });
  store.reopen();
  loop.run_what_is_there();
  EXPECT_EQ(heard, "ab");
  EXPECT_EQ(entries(loop, store, "t").size(), 2U);
}

}  // namespace
}  // namespace krypta::store::test::answers_test
