#include "server/table/replay.hpp"

#include <map>
#include <set>

#include "server/app/replays.hpp"
#include "tests/server/table_builder.hpp"
#include "wire/json.hpp"

namespace krypta::server::test::replay_test {
namespace {

const text::Speech& english() { return *text::Speech::in("en"); }

Replay replay_of(const Table& table, wire::Eyes eyes, wire::Part part = {0, 10'000}) {
  return {table.match()->clone(),     eyes,
          stops_of(table, eyes),      part,
          voice_of(table, english()), table.state() == Table::State::over};
}
Value::Array frames(const Table& table, wire::Eyes eyes, wire::Part part = {0, 10'000}) {
  return *replay_value(replay_of(table, eyes, part)).find("frames")->array();
}

/// What one observer was sent while the match was played.
class Witness {
 public:
  explicit Witness(Seat observer) : observer_(observer) {}

  void look(const Table& table) {
    const Value all = packet(table, observer_, have_, english());
    const Value::Array& told = *all.find("told")->array();
    for (const Value& line : told) take(line, *all.find("now"));
    if (have_ > 0 && told.size() == 1 && *told.front().find("kind")->text() == "choice") {
      const Value* moments = all.find("moments");
      lines_[*told.front().find("number")->integer()].moments = moments == nullptr ? "" : to_json(*moments);
    }
    have_ = table.lines_told(observer_);
  }

  void compare(const Table& table) {
    const Value::Array shown = frames(table, {observer_}, {0, 10'000, true});
    ASSERT_EQ(shown.size(), lines_.size()) << number(observer_);
    auto line = lines_.begin();
    for (std::size_t k = 0; k < shown.size(); ++k, ++line) {
      const Value& frame = shown[k];
      ASSERT_EQ(*frame.find("number"), Value{k});
      ASSERT_EQ(*frame.find("line"), Value{line->first});
      ASSERT_EQ(*frame.find("at"), line->second.at);
      ASSERT_EQ(*frame.find("deciding"), line->second.deciding);
      if (line->second.without_a_card_of_his) continue;
      ASSERT_EQ(to_json(*frame.find("view")), to_json(line->second.view)) << k;
      ASSERT_EQ(to_json(*frame.find("events")), to_json(line->second.events)) << k;
      if (!line->second.moments) continue;
      const Value* moments = frame.find("moments");
      ASSERT_EQ(moments == nullptr ? "" : to_json(*moments), *line->second.moments) << k;
      if (moments != nullptr) ++unfolded_;
    }
  }
  [[nodiscard]] unsigned undone() const { return undone_; }
  /// How many frames were found to show what one choice did as its packet did.
  [[nodiscard]] unsigned unfolded() const { return unfolded_; }
  [[nodiscard]] std::size_t lines() const { return lines_.size(); }

 private:
  struct Shown {
    Value at, events, view, deciding;
    std::optional<std::string> moments{};  ///< of a packet that told of nothing else
    bool without_a_card_of_his = false;    ///< a choice before it was taken back alone, later
  };
  void take(const Value& line, const Value& now) {
    const std::string& kind = *line.find("kind")->text();
    const std::int64_t number = *line.find("number")->integer();
    if (kind == "started" || kind == "choice") {
      lines_[number] = {*line.find("at"), *line.find("events"), *now.find("view"), *now.find("deciding"), {}, false};
    }
    if (kind != "took-back") return;
    for (const Value& gone : *line.find("undone")->array()) {
      lines_.erase(*gone.integer());
      ++undone_;
      for (auto later = lines_.upper_bound(*gone.integer()); later != lines_.end(); ++later)
        later->second.without_a_card_of_his = true;
    }
  }

  Seat observer_;
  std::uint32_t have_ = 0;
  std::map<std::int64_t, Shown> lines_;
  unsigned undone_ = 0;
  unsigned unfolded_ = 0;
};

/// A match at random in which people change their minds, in secret and by consent.
class Evening {
 public:
  Evening(unsigned seats, std::uint64_t seed) : built(seats, seats), rng_(seed) {
    for (unsigned s = 0; s < seats; ++s) witnesses.emplace_back(seat(s));
    witnesses.emplace_back(Seat::spectator);
    EXPECT_EQ(built.wish(0, Start{}), "");
    look();
  }

  /// Fewer choices than a match has.
  void play(unsigned steps, bool take_back = true) {
    for (unsigned i = 0; i < steps && !over(); ++i) {
      built.now += 1 + rng_.below(5'000);
      built.play_on(rng_);
      look();
      if (take_back && rng_.below(4) == 0) change_mind();
    }
  }
  void look() {
    for (Witness& witness : witnesses) witness.look(built.table);
  }
  [[nodiscard]] bool over() const { return built.table.state() == Table::State::over; }

  TableBuilder built;
  std::vector<Witness> witnesses;

 private:
  void change_mind() {
    const unsigned seats = built.table.seats();
    const unsigned who = rng_.below(seats);
    static_cast<void>(built.wish(who, TakeBack{rng_.below(2) == 0}));
    look();
    for (unsigned s = 0; s < seats; ++s) {
      static_cast<void>(built.wish(s, Answer{rng_.below(4) != 0}));
      look();
    }
  }
  Rng rng_;
};

TEST(Replay, FramesAreWhatEverybodyWasShownWhileItWasPlayed) {
  unsigned undone = 0;
  for (unsigned n = 0; n < 12 && !HasFatalFailure(); ++n) {
    Evening evening{2 + n % 3, n};
    for (unsigned part = 0; part < 6 && !evening.over(); ++part) {
      evening.play(20);
      for (Witness& witness : evening.witnesses) witness.compare(evening.built.table);
    }
    undone += evening.witnesses.front().undone();
    ASSERT_GT(evening.witnesses.front().lines(), 30U);
    ASSERT_GT(evening.witnesses.front().unfolded(), 5U) << "something should have taken more than a moment";
  }
  EXPECT_GT(undone, 20U) << "something should have been taken back";
}

// NH-037: that somebody has fixed the first of his cards is no frame for anybody else.
TEST(Replay, AChoiceInSecretIsAFrameForItsChooserAlone) {
  TableBuilder built{2, 2};
  built.to_planning();
  const auto count = [&](Seat s) { return frames(built.table, {s}).size(); };
  const std::size_t before = count(seat(1));
  ASSERT_EQ(built.choose(0, "move:cw1"), "");
  EXPECT_EQ(count(seat(0)), before + 1);
  EXPECT_EQ(count(seat(1)), before);
  EXPECT_EQ(count(Seat::spectator), before);
  ASSERT_EQ(built.choose(0, "time:1"), "");
  EXPECT_EQ(count(seat(1)), before + 1) << "that he has chosen is told to all";
  EXPECT_EQ(frames(built.table, {std::nullopt}).size(), before + 2);
}

TEST(Replay, AFileHasTheFramesOfItsTable) {
  for (unsigned n = 0; n < 6; ++n) {
    Evening evening{2 + n % 3, n};
    evening.play(100'000, false);
    const Table& table = evening.built.table;
    ASSERT_EQ(table.state(), Table::State::over);
    std::vector<wire::Eyes> all{{std::nullopt}, {Seat::spectator}};
    for (unsigned s = 0; s < table.seats(); ++s) all.push_back({seat(s)});
    for (const wire::Eyes eyes : all) {
      const wire::Stops told = stops_of(table, eyes);
      const wire::Stops found = wire::stops_of(*table.match(), eyes);
      ASSERT_EQ(told.size(), found.size()) << n << " " << number(eyes.reader());
      for (std::size_t i = 0; i < told.size(); ++i) ASSERT_EQ(told[i].length, found[i].length);
    }
  }
}

TEST(Replay, PartsMakeTheWhole) {
  Evening evening{3, 5};
  evening.play(80);
  const Value::Array whole = frames(evening.built.table, {seat(1)});
  Value::Array parts;
  for (std::size_t from = 0; from < whole.size(); from += 7) {
    for (Value& frame : frames(evening.built.table, {seat(1)}, {from, 7})) parts.push_back(std::move(frame));
  }
  EXPECT_EQ(to_json(parts), to_json(whole));
  EXPECT_TRUE(frames(evening.built.table, {seat(1)}, {whole.size(), 7}).empty());
  EXPECT_TRUE(frames(evening.built.table, {seat(1)}, {SIZE_MAX, SIZE_MAX}).empty());
  EXPECT_TRUE(frames(evening.built.table, {seat(1)}, {3, 0}).empty());
  EXPECT_EQ(frames(evening.built.table, {seat(1)}, {1, SIZE_MAX}).size(), whole.size() - 1);
}

TEST(Replay, OpenEyesSeeTheStateAndScoresComeWhenItIsOver) {
  Evening evening{2, 9};
  const Table& table = evening.built.table;
  EXPECT_EQ(frames(table, {std::nullopt}).back().find("scores"), nullptr);
  evening.play(100'000);
  ASSERT_TRUE(evening.over());
  const Value::Array shown = frames(table, {std::nullopt});
  EXPECT_EQ(*shown.back().find("view"), table.match()->state());
  EXPECT_EQ(*shown.back().find("scores"), *wire::outcome_value(table.match()->result()).find("scores"));
  EXPECT_EQ(to_json(*shown.front().find("scores")), "[0,0]");
  EXPECT_EQ(to_json(*shown.back().find("choices")), std::to_string(table.match()->length()));
  EXPECT_EQ(shown.back().find("line"), nullptr) << "nobody in particular was told";
  EXPECT_NE(shown.back().find("at"), nullptr);
}

TEST(Replay, WhoPlaysLooksWithHisOwnEyesOnly) {
  TableBuilder built{2, 2};
  built.to_planning();
  const Table& table = built.table;
  EXPECT_TRUE(may_replay(table, 100, {seat(0)}));
  EXPECT_FALSE(may_replay(table, 100, {seat(1)}));
  EXPECT_FALSE(may_replay(table, 100, {Seat::spectator}));
  EXPECT_FALSE(may_replay(table, 100, {std::nullopt}));
  EXPECT_TRUE(may_replay(table, 999, {Seat::spectator}));
  EXPECT_FALSE(may_replay(table, 999, {seat(0)}));
  EXPECT_FALSE(may_replay(table, 999, {std::nullopt}));
}

}  // namespace
}  // namespace krypta::server::test::replay_test
