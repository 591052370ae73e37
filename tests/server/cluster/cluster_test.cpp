#include "server/table/shown.hpp"
#include "tests/server/cluster/servers.hpp"

/// A table has no home: its people sit at different servers, which sleep, die, and do not hear each other.
namespace krypta::server::test::cluster_test {
namespace {

constexpr std::string_view id = "thetable1234";

Created agreed(unsigned number, unsigned seats, unsigned people, std::string level = "easy") {
  Created created = Agreement::number(number, seats).created;
  for (unsigned s = people; s < seats; ++s) created.sitters[s] = bot_sitter(level);
  return created;
}

std::string shown(const Table& table, Seat seat) { return to_json(packet(table, seat, 0, *text::Speech::in("en"))); }

/// Everybody is shown the same by every server that lives, and it is what the store has.
void expect_one_table(Servers& servers, int how_many) {
  servers.company().lost = false;
  servers.advance(12'000);
  const Table folded = servers.folded(std::string{id});
  EXPECT_EQ(folded.frozen(), "");
  EXPECT_EQ(folded.next_entry(), servers.disk().entries[std::string{id}].size());
  for (int i = 0; i < how_many; ++i) {
    if (!servers.lives(i)) continue;
    servers.look_into(i, std::string{id}, [&](const Table& table) {
      EXPECT_EQ(table.next_entry(), folded.next_entry()) << "server " << i;
      for (unsigned s = 0; s < table.seats(); ++s) EXPECT_EQ(shown(table, seat(s)), shown(folded, seat(s)));
      EXPECT_EQ(shown(table, Seat::spectator), shown(folded, Seat::spectator));
    });
  }
}

class Company3 : public testing::Test {
 protected:
  void sit(unsigned number, unsigned seats, unsigned people, int servers) {
    servers_ = std::make_unique<Servers>(servers);
    at(0).put_table(std::string{id}, agreed(number, seats, people));
    for (unsigned s = 0; s < people; ++s) {
      people_.push_back(std::make_unique<Traveller>(*servers_, std::string{id}, Agreement::person(s)));
      people_.back()->come_to(static_cast<int>(s) % servers);
    }
    person(0).ask("start");
  }
  House& at(int number) { return (*servers_)[number]; }
  Traveller& person(std::size_t i) { return *people_[i]; }
  Table folded() { return servers_->folded(std::string{id}); }
  void advance(Time ms) {
    servers_->advance(ms);
    for (auto& each : people_)
      if (each->connected()) each->listen();
  }
  std::size_t entries() { return servers_->disk().entries[std::string{id}].size(); }
  /// How many entries of a kind there are.
  std::ptrdiff_t written(const std::string& kind) {
    return std::ranges::count_if(servers_->disk().entries[std::string{id}], [&](const store::Entry& entry) {
      return entry.body.starts_with("{\"do\":\"" + kind + "\"");
    });
  }
  bool over() { return folded().state() == Table::State::over; }

  std::unique_ptr<Servers> servers_;
  std::vector<std::unique_ptr<Traveller>> people_;
};

TEST_F(Company3, PeopleOfOneTableAtThreeServersPlayAMatch) {
  sit(1, 3, 3, 3);
  Rng rng{1};
  for (int round = 0; round < 2'000 && !over(); ++round) {
    for (auto& each : people_) each->choose(rng);
  }
  EXPECT_TRUE(over());
  expect_one_table(*servers_, 3);
}

TEST_F(Company3, WhatIsNotToldIsFoundAndWhatWasChosenMeanwhileCounts) {
  sit(2, 2, 2, 2);
  servers_->company().lost = true;
  Rng rng{2};
  for (int round = 0; round < 400 && !over(); ++round) {
    for (auto& each : people_) each->choose(rng);
    if (round % 3 == 2) advance(5'100);
  }
  EXPECT_GT(at(0).hall().counts().taken + at(1).hall().counts().taken, 0U);
  EXPECT_GT(folded().match()->length(), 20U);
  expect_one_table(*servers_, 2);
}

TEST_F(Company3, AChoiceThatIsSentToAnotherServerOnceMoreIsMadeOnce) {
  sit(3, 2, 2, 2);
  Rng rng{3};
  for (int round = 0; round < 60; ++round) {
    for (auto& each : people_) {
      const std::size_t before = entries();
      if (each->choose(rng).empty()) continue;
      each->come_to(1 - each->at());
      const std::size_t made = entries();
      each->choose_again();
      EXPECT_EQ(entries(), made) << "from " << before;
      EXPECT_EQ(to_json(*each->guest().answer().find("ok")), "true");
    }
  }
}

TEST_F(Company3, WhoHasSeenMoreElsewhereIsWaitedForByAServerThatHasHeardOfNothing) {
  sit(4, 2, 2, 2);
  servers_->company().lost = true;
  Rng rng{4};
  for (int round = 0; round < 100 && !over(); ++round) {
    for (auto& each : people_) {
      each->come_to(static_cast<int>(rng.below(2)));
      each->choose(rng);
    }
  }
  EXPECT_GT(folded().match()->length(), 60U) << "nobody was kept waiting";
}

TEST_F(Company3, WhatThisServerWouldRefuseMayBeAllowedByWhatAnotherHasWritten) {
  servers_ = std::make_unique<Servers>(2);
  Created created = agreed(5, 2, 2);
  created.listed = true;
  at(0).put_table(std::string{id}, created);
  for (unsigned s = 0; s < 2; ++s) {
    people_.push_back(std::make_unique<Traveller>(*servers_, std::string{id}, Agreement::person(s)));
    people_.back()->come_to(static_cast<int>(s));
  }
  person(1).ask("stand");
  servers_->company().lost = true;
  person(1).ask("sit", {{"seat", Value{1}}});
  EXPECT_EQ(to_json(*person(1).guest().answer().find("ok")), "true");
  person(0).ask("start");
  EXPECT_EQ(to_json(*person(0).guest().answer().find("ok")), "true");
  EXPECT_EQ(folded().state(), Table::State::running);
}

TEST_F(Company3, AMatchThatEndedAtAnotherServerIsOverForWhoeverReadsIt) {
  sit(6, 2, 2, 2);
  Traveller tab{*servers_, std::string{id}, Agreement::person(0)};
  tab.come_to(0);
  person(0).come_to(1);
  servers_->company().lost = true;
  Rng rng{6};
  for (int round = 0; round < 2'000 && !over(); ++round) {
    for (auto& each : people_) each->choose(rng);
  }
  ASSERT_TRUE(over());
  tab.ask("again");
  EXPECT_EQ(to_json(*tab.guest().answer().find("ok")), "true");
}

TEST_F(Company3, OneServerThinksForBotsAndAnotherGoesOnWhenItIsGone) {
  sit(5, 4, 2, 2);
  Rng rng{5};
  for (int round = 0; round < 6; ++round) {
    for (auto& each : people_) each->choose(rng);
    advance(300);
  }
  const auto by = [&](int i) { return at(i).hall().counts().bot_choices; };
  EXPECT_TRUE(by(0) > 0 || by(1) > 0);
  EXPECT_TRUE(by(0) == 0 || by(1) == 0) << "one of them has the table";
  EXPECT_GT(servers_->company().leases_refused, 0U) << "the other has asked";
  const int had = by(0) > 0 ? 0 : 1;
  person(static_cast<std::size_t>(had)).lose();
  servers_->kill(had);
  const std::uint64_t before = by(1 - had);
  for (int round = 0; round < 6; ++round) {
    person(static_cast<std::size_t>(1 - had)).choose(rng);
    advance(10'000);
  }
  person(static_cast<std::size_t>(had)).come_to(1 - had);
  for (int round = 0; round < 6; ++round) {
    for (auto& each : people_) each->choose(rng);
    advance(300);
  }
  EXPECT_GT(by(1 - had), before);
  expect_one_table(*servers_, 2);
}

TEST_F(Company3, AServerThatSleptLongerThanItsLeaseWritesOverNobody) {
  sit(6, 4, 2, 2);
  Rng rng{6};
  for (int round = 0; round < 4; ++round) {
    for (auto& each : people_) each->choose(rng);
    advance(300);
  }
  for (const int sleeper : {0, 1, 0}) {
    servers_->asleep.insert(sleeper);
    for (int round = 0; round < 5; ++round) {
      person(static_cast<std::size_t>(1 - sleeper)).choose(rng);
      advance(5'000);
    }
    servers_->wake(sleeper);
    for (auto& each : people_) each->choose(rng);
    advance(1'000);
  }
  expect_one_table(*servers_, 2);
}

TEST_F(Company3, AClockThatADeadServerSetRunsOutAllTheSameAndOnce) {
  servers_ = std::make_unique<Servers>(2);
  Created created = agreed(7, 2, 2);
  created.clock = {ClockSettings::Kind::decision, 120'000, 0};
  at(0).put_table(std::string{id}, created);
  people_.push_back(std::make_unique<Traveller>(*servers_, std::string{id}, Agreement::person(0)));
  person(0).come_to(0);
  person(0).ask("start");
  person(0).lose();
  servers_->kill(0);
  advance(200'000);
  EXPECT_EQ(written("away"), 1);
}

TEST_F(Company3, ServersThatLookAtOneClockWriteOnceThatItRanOut) {
  servers_ = std::make_unique<Servers>(3);
  Created created = agreed(8, 2, 2);
  created.clock = {ClockSettings::Kind::decision, 60'000, 0};
  at(0).put_table(std::string{id}, created);
  for (unsigned s = 0; s < 2; ++s) {
    people_.push_back(std::make_unique<Traveller>(*servers_, std::string{id}, Agreement::person(s)));
    person(s).come_to(static_cast<int>(s));
  }
  person(0).ask("start");
  advance(70'000);
  std::uint64_t proposed = 0;
  for (int i = 0; i < 3; ++i) proposed += at(i).hall().counts().time_outs;
  EXPECT_EQ(written("away"), 1);
  EXPECT_EQ(proposed, 1U) << "nobody has done it in vain";
}

TEST_F(Company3, EverybodyIsToldWhoIsHereWhereverHeIsConnected) {
  sit(9, 2, 2, 2);
  advance(100);
  EXPECT_EQ(to_json(*person(0).presence().find("here")), "[0,1]");
  EXPECT_EQ(to_json(*person(1).presence().find("here")), "[0,1]");
  person(0).leave();
  advance(100);
  EXPECT_EQ(to_json(*person(1).presence().find("here")), "[1]");
  person(0).come_to(1);
  advance(100);
  EXPECT_EQ(to_json(*person(1).presence().find("here")), "[0,1]");
}

TEST_F(Company3, WhoIsConnectedToADeadServerIsGoneWhenItWasNotHeardOf) {
  sit(12, 2, 2, 2);
  advance(5'000);
  person(0).lose();
  servers_->kill(0);
  advance(3'000);
  EXPECT_EQ(to_json(*person(1).presence().find("here")), "[0,1]");
  person(1).ask("call_bot", {{"seat", 0}});
  EXPECT_EQ(*person(1).guest().answer().find("error")->find("code")->text(), "still-here");
  advance(20'000);
  EXPECT_EQ(to_json(*person(1).presence().find("here")), "[1]");
  person(1).ask("call_bot", {{"seat", 0}});
  EXPECT_EQ(*person(1).guest().answer().find("error")->find("code")->text(), "still-here") << "he may come back";
  advance(30'000);
  person(1).ask("call_bot", {{"seat", 0}});
  EXPECT_EQ(to_json(*person(1).guest().answer().find("ok")), "true");
}

TEST_F(Company3, TimeInWhichNoServerLivedIsForgivenOnceHoweverManyStartAtTheSameMoment) {
  servers_ = std::make_unique<Servers>(2);
  Created created = agreed(11, 2, 2);
  created.clock = {ClockSettings::Kind::decision, 600'000, 0};
  at(0).put_table(std::string{id}, created);
  people_.push_back(std::make_unique<Traveller>(*servers_, std::string{id}, Agreement::person(0)));
  person(0).come_to(0);
  person(0).ask("start");
  advance(20'000);
  person(0).lose();
  servers_->kill(0);
  servers_->kill(1);
  servers_->company().now += 3'600'000;
  for (const int i : {0, 1, 2}) servers_->start(i);
  servers_->run();
  advance(30'000);
  EXPECT_EQ(written("resumed"), 1);
  servers_->start(3);
  advance(30'000);
  EXPECT_EQ(written("resumed"), 1) << "who comes later, while others live, has lost nothing";
}

/// Everything at once, at random: what must hold holds all the same.
TEST_F(Company3, WhateverHappensToServersNobodyIsShownTwoPastsAndEveryTableGoesOn) {
  for (unsigned seed = 0; seed < 12; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    people_.clear();
    sit(seed, 3, 2, 3);
    Rng rng{100 + seed};
    for (int round = 0; round < 150 && !over(); ++round) {
      const int one = static_cast<int>(rng.below(3));
      switch (rng.below(12)) {
        case 0:
          if (!servers_->asleep.empty() || !servers_->lives(one)) break;
          for (auto& each : people_)
            if (each->connected() && each->at() == one) each->lose();
          servers_->kill(one);
          break;
        case 1:
          if (!servers_->lives(one)) servers_->start(one);
          break;
        case 2:
          if (servers_->lives(one) && servers_->asleep.empty()) servers_->asleep.insert(one);
          break;
        case 3: servers_->company().lost = !servers_->company().lost; break;
        case 4: advance(static_cast<Time>(rng.below(20'000))); break;
        default: break;
      }
      if (!servers_->asleep.empty() && rng.below(3) == 0) servers_->wake(*servers_->asleep.begin());
      for (auto& each : people_) {
        const int to = static_cast<int>(rng.below(3));
        const bool there = servers_->lives(to) && !servers_->asleep.contains(to);
        const bool well = each->connected() && !servers_->asleep.contains(each->at());
        if (there && (!well || rng.below(6) == 0)) {
          if (each->connected() && !well) each->lose();
          each->come_to(to);
        }
        if (each->connected() && !servers_->asleep.contains(each->at())) each->choose(rng);
      }
      if (HasFailure()) return;
    }
    while (!servers_->asleep.empty()) servers_->wake(*servers_->asleep.begin());
    for (int i = 0; i < 3; ++i)
      if (!servers_->lives(i)) servers_->start(i);
    servers_->company().lost = false;
    for (auto& each : people_) each->come_to(0);
    advance(30'000);
    const std::size_t before = folded().match()->length();
    for (int round = 0; round < 5 && !over(); ++round) {
      for (auto& each : people_) each->choose(rng);
      advance(1'000);
    }
    EXPECT_TRUE(over() || folded().match()->length() > before) << "it goes on";
    expect_one_table(*servers_, 3);
  }
}

}  // namespace
}  // namespace krypta::server::test::cluster_test
