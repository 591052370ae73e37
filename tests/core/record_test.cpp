#include "engine/core/record.hpp"

#include <gtest/gtest.h>

#include "engine/core/random.hpp"

namespace krypta::record_test {
namespace {

struct Written {
  std::vector<MadeChoice> choices{};
  std::vector<std::vector<LoggedEvent>> caused{};
  Record record{};

  void add(Rng& rng) {
    const MadeChoice made{rng.below(4) == 0 ? Seat::chance : seat(rng.below(5)),
                          static_cast<Choice>(rng.below(0xFFFFFFFF))};
    std::vector<LoggedEvent> events(rng.below(4));
    for (LoggedEvent& logged : events) {
      logged.event.kind = static_cast<std::uint8_t>(rng.below(256));
      logged.audience = SeatSet::from_bits(static_cast<std::uint16_t>(rng.below(0x10000)));
      for (unsigned i = rng.below(9); i > 0; --i) logged.event.rules.push_back(static_cast<RuleId>(rng.below(0x10000)));
      for (unsigned i = rng.below(7); i > 0; --i)
        logged.event.arguments.push_back(static_cast<std::int16_t>(rng.below(0x10000)));
    }
    record.add(made, events);
    choices.push_back(made);
    caused.push_back(std::move(events));
  }
};

Written written(std::size_t length, std::uint64_t seed) {
  Written all;
  Rng rng{seed};
  while (all.choices.size() < length) all.add(rng);
  return all;
}

void expect_holds(const Record& record, const Written& all, std::size_t length) {
  ASSERT_EQ(record.size(), length);
  std::vector<LoggedEvent> log;
  for (std::size_t i = 0; i < length; ++i) {
    ASSERT_EQ(record.choice(i), all.choices[i]) << i;
    ASSERT_EQ(record.caused(i), all.caused[i]) << i;
    log.insert(log.end(), all.caused[i].begin(), all.caused[i].end());
    ASSERT_EQ(record.events_after(i), log.size()) << i;
  }
  EXPECT_EQ(record.choices(), std::vector(all.choices.begin(), all.choices.begin() + static_cast<long>(length)));
  EXPECT_EQ(record.log(), log);
  EXPECT_EQ(record.events(), log.size());
  for (const Seat observer : {seat(0), seat(3), Seat::spectator})
    EXPECT_EQ(record.seen_by(observer), seen(log, observer));
}

TEST(RecordTest, GivesBackWhatItWasGiven) {
  for (const std::size_t length : {0U, 1U, 63U, 64U, 65U, 128U, 129U, 1000U, 5000U}) {
    const Written all = written(length, length + 1);
    expect_holds(all.record, all, length);
  }
}

TEST(RecordTest, CopiesGoOnByThemselves) {
  for (const std::size_t length : {10U, 64U, 200U}) {
    const Written one = written(length, 3);
    Written another = one;
    Rng rng{4};
    for (int i = 0; i < 150; ++i) another.add(rng);
    expect_holds(one.record, one, length);
    expect_holds(another.record, another, length + 150);
  }
}

TEST(RecordTest, ItsBeginningIsWhatItWasThen) {
  const Written all = written(300, 5);
  for (std::size_t length = 0; length <= 300; ++length) expect_holds(all.record.first(length), all, length);
  expect_holds(all.record.first(301), all, 300);
  Written again = all;
  again.record = all.record.first(70);
  again.choices.resize(70);
  again.caused.resize(70);
  Rng rng{6};
  for (int i = 0; i < 100; ++i) again.add(rng);
  expect_holds(again.record, again, 170);
  expect_holds(all.record, all, 300);
}

}  // namespace
}  // namespace krypta::record_test
