#include "tests/server/hall/fixture.hpp"

/// Tables of lessons: chance and the teachers follow the script, and nobody but the learner is there to know it.
namespace krypta::server::test::lesson_test {

namespace {

class LessonTest : public HallTest {
 protected:
  std::string create_lesson(std::string_view game) {
    Created created{.game = std::string{game},
                    .setup = lessons::lesson_of(*find_game(game))->setup(),
                    .watching = Watching::nobody,
                    .host = 100,
                    .lesson = true};
    created.sitters.assign(created.setup.seats, {Sitter::Kind::bot, 0, {}, "teacher"});
    created.sitters[0] = {Sitter::Kind::person, person(0).account, person(0).name, {}};
    std::string id;
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    return id;
  }
  /// Does what the packet advises; false when the lesson is over.
  bool follow(const std::string& id, const Onlooker& learner) {
    const Value packet = learner.packets().back();
    const Value* lesson = packet.find("now")->find("lesson");
    if (lesson == nullptr || lesson->find("over") != nullptr) return false;
    EXPECT_NE(lesson->find("advice"), nullptr);
    if (lesson->find("advice") == nullptr) return false;
    const std::string option = *lesson->find("advice")->text();
    EXPECT_EQ(wish(id, 0, Choose{learner.number(), option, "c" + std::to_string(learner.number())}), "") << option;
    return true;
  }
};

TEST_F(LessonTest, TheAdviceInThePacketsLeadsToTheEndAndOverARestart) {
  const std::string id = create_lesson("mascarade");
  ASSERT_EQ(wish(id, 0, Start{}), "");
  auto learner = look(id, 100);
  for (unsigned i = 0; i < 6; ++i) ASSERT_TRUE(follow(id, *learner));
  const Value before = *learner->packets().back().find("now")->find("lesson");
  restart();
  learner = look(id, 100);
  EXPECT_EQ(*learner->packets().back().find("now")->find("lesson"), before);
  for (unsigned i = 0; i < 100 && follow(id, *learner); ++i) {
  }
  ASSERT_EQ(read(id)->state(), Table::State::over);
  EXPECT_EQ(read(id)->match()->result().winners, SeatSet::of(seat(0)));
}

TEST_F(LessonTest, NobodyElseSitsDownWhereChanceIsKnown) {
  const std::string id = create_lesson("nowa-huta");
  const std::string invitation = read(id)->agreed().invitation;
  EXPECT_EQ(wish(id, 1, Sit{seat(1), invitation}), "not-invited");
  EXPECT_EQ(wish(id, 0, FreeSeat{seat(1)}), "not-allowed");
  EXPECT_EQ(wish(id, 0, PutBot{seat(1), "hard"}), "not-allowed");
  EXPECT_EQ(wish(id, 0, Stand{}), "not-allowed");
}

TEST_F(LessonTest, AnotherMatchAfterwardsIsAMatchLikeAnyOther) {
  const std::string id = create_lesson("mascarade");
  ASSERT_EQ(wish(id, 0, Start{}), "");
  const auto learner = look(id, 100);
  for (unsigned i = 0; i < 100 && follow(id, *learner); ++i) {
  }
  ASSERT_EQ(read(id)->state(), Table::State::over);
  std::string next;
  hall->play_again(id, person(0),
                   [&](std::variant<std::string, Objection> made) { next = std::get<std::string>(made); });
  loop.run();
  const Table* table = read(next);
  ASSERT_NE(table, nullptr);
  EXPECT_FALSE(table->agreed().lesson);
  EXPECT_EQ(table->lesson(), nullptr);
  EXPECT_EQ(table->chair(seat(1)).sitter.level, "easy");
  EXPECT_EQ(wish(next, 0, FreeSeat{seat(1)}), "");
}

}  // namespace
}  // namespace krypta::server::test::lesson_test
