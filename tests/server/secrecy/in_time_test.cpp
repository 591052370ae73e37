#include <map>
#include <set>

#include "tests/games.hpp"
#include "tests/server/table_builder.hpp"

/// Secrets over time: nobody goes back with what he has seen since, unless everybody has said yes himself, and no
/// answer of chance is met twice. People come, go, stand up, run out of time, have bots called for them, choose, take
/// back, ask and answer at random; what must hold is worked out here from the entries alone.
namespace krypta::server::test::secrecy_in_time_test {
namespace {

constexpr Time day = 24 * 3'600'000;

struct Kind {
  std::string_view game;
  unsigned seats;
};
constexpr std::array<Kind, 7> kinds{{{"nowa-huta", 3},
                                     {"mascarade", 5},
                                     {"vampire-empire", 2},
                                     {"vendetta", 4},
                                     {"nowa-huta", 2},
                                     {"vtes", 2},
                                     {"vtes", 4}}};

Created agreed(unsigned n) {
  static const std::array<ClockSettings, 3> clocks{ClockSettings{},
                                                   ClockSettings{ClockSettings::Kind::decision, 3 * day, 0},
                                                   ClockSettings{ClockSettings::Kind::bank, 600'000, 5'000}};
  const Kind& kind = kinds[n % kinds.size()];
  Created created{.game = std::string{kind.game}, .setup = {kind.seats, {}}, .clock = clocks[n % clocks.size()]};
  created.rules_version = find_game(kind.game)->info().rules_version;
  created.host = 100;
  created.secret = fair::secret_from_seed(n);
  for (unsigned s = 0; s < kind.seats; ++s) {
    const bool bot = s >= 2 && (n + s) % 3 == 0;
    created.sitters.push_back(bot ? TableBuilder::bot() : TableBuilder::person(s));
  }
  return created;
}

/// The stream of the table's secret, place after place; what the match calls the answer's index is not asked.
class Stream final : public ChanceSource {
 public:
  explicit Stream(const Created& created)
      : chance_(fair::source_of(created.game, fair::without_entropy(created.secret, created.setup.seats))) {}
  [[nodiscard]] std::uint64_t answer(std::uint64_t, std::uint64_t bound) const override {
    return chance_.answer(place_++, bound);
  }

 private:
  fair::KeyedChance chance_;
  mutable std::uint64_t place_ = 0;
};

bool opened(const Value& before, const Value& after) {
  const Value unknown{"unknown"};
  return std::ranges::any_of(diff(before, after), [&](const Difference& d) { return d.before == unknown; });
}

/// Whether the seat has been shown anything since its choice that it could use if it chose again.
bool has_seen(const AnyMatch& match, std::size_t choice, Seat s) {
  for (std::size_t i = choice + 1; i < match.length(); ++i) {
    if (match.choice(i).seat == Seat::chance) return true;
  }
  const auto then = match.clone();
  then->rewind(choice + 1);
  return opened(then->view(s), match.view(s));
}

class Evening {
 public:
  explicit Evening(unsigned n) : at_{agreed(n)}, rng_{n}, stream_(at_.table.agreed()) {}

  void pass(unsigned steps) {
    try_to(0, Start{});
    for (unsigned i = 0; i < steps && at_.table.state() == Table::State::running && !HasFailure(); ++i) {
      at_.now += rng_.below(4) == 0 ? rng_.below(400'000) : 1'000;
      something();
    }
    EXPECT_EQ(at_.table.frozen(), "");
    const Table again = at_.read_again();
    EXPECT_EQ(again.frozen(), "");
    EXPECT_EQ(again.match()->hash(), at_.table.match()->hash());
    EXPECT_EQ(again.chance(), at_.table.chance());
  }

  unsigned rewound = 0;
  unsigned refused = 0;
  unsigned anew = 0;

 private:
  [[nodiscard]] static bool HasFailure() { return ::testing::Test::HasFailure(); }
  [[nodiscard]] SeatSet people_but(Seat s) const {
    SeatSet all;
    for (unsigned i = 0; i < at_.table.seats(); ++i) {
      if (seat(i) != s && at_.table.chair(seat(i)).person()) all.add(seat(i));
    }
    return all;
  }

  void something() {
    const unsigned who = rng_.below(at_.table.seats());
    switch (rng_.below(16)) {
      case 0: return try_to(who, Stand{});
      case 1: return try_to(who, ComeBack{});
      case 2: return call_bot(who);
      case 3: return carry_out(propose_time_out(at_.table, at_.now));
      case 4:
      case 5: return try_to(who, TakeBack{false});
      case 6:
      case 7: return ask_back(who);
      case 8:
      case 9:
      case 10: return answer(who, rng_.below(5) != 0);
      default: return choose();
    }
  }

  void choose() {
    const SeatSet must = at_.table.match()->pending().must;
    auto chosen = must.begin();
    for (std::uint32_t skip = rng_.below(must.size()); skip > 0; --skip) ++chosen;
    const Seat s = *chosen;
    const auto options = at_.table.match()->options(s);
    const std::string& option = options[rng_.below(static_cast<std::uint32_t>(options.size()))].id;
    if (at_.table.chair(s).automatic()) return carry_out(propose_for_bot(at_.table, s, option));
    try_to(number(s), Choose{at_.table.lines_told(s), option, "id" + std::to_string(++ids_)});
  }

  void call_bot(unsigned who) {
    const Seat other = seat(rng_.below(at_.table.seats()));
    const bool was_away = at_.table.chair(other).away;
    try_to(who, CallBot{other});
    if (at_.table.agreed().clock.kind != ClockSettings::Kind::none) {
      EXPECT_EQ(at_.table.chair(other).away, was_away) << "his own clock is for him to run out of";
    }
  }

  /// Half the time the others answer at once, or hardly anybody would ever go back where many sit.
  void ask_back(unsigned who) {
    try_to(who, TakeBack{true});
    if (!at_.table.asking() || at_.table.asking()->seat != seat(who) || rng_.below(2) == 0) return;
    const SeatSet waiting = at_.table.asking()->waiting;
    for (const Seat other : waiting) {
      if (at_.table.asking()) answer(number(other), rng_.below(8) != 0);
    }
  }

  void answer(unsigned who, bool yes) {
    const bool asked = at_.table.asking() && at_.table.asking()->waiting.has(seat(who));
    if (asked && yes) agreed_.add(seat(who));
    try_to(who, Answer{yes});
  }

  void try_to(unsigned who, const Command& command) {
    if (!at_.table.chair(seat(who)).person()) return;
    if (std::holds_alternative<TakeBack>(command)) agreed_ = at_.table.asking() ? agreed_ : SeatSet{};
    Proposed proposed = propose(at_.table, {100 + static_cast<AccountId>(who), TableBuilder::name(who)}, command);
    if (const auto* objection = std::get_if<Objection>(&proposed); objection != nullptr) {
      refused += objection->code == "needs-consent" ? 1 : 0;
    }
    carry_out(std::move(proposed));
  }

  void carry_out(Proposed proposed) {
    auto* proposal = std::get_if<Proposal>(&proposed);
    if (proposal == nullptr) return;
    expect_fresh_chance(proposal->body);
    const auto before = at_.table.match() == nullptr ? nullptr : at_.table.match()->clone();
    const std::vector<std::uint32_t> lines = at_.table.line_of_choice();
    at_.write(std::move(proposal->body), std::move(proposal->next));
    const HistoryLine& last = at_.table.history().back();
    if (last.kind != HistoryLine::Kind::took_back || last.entry + 1 != at_.table.next_entry()) return;
    const auto first = std::ranges::find(lines, last.undone.front());
    expect_nothing_used(*before, static_cast<std::size_t>(first - lines.begin()), last.seat);
  }

  /// What chance answers now has never been answered at this table.
  void expect_fresh_chance(const Body& body) {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> answers;
    if (const auto* chose = std::get_if<Chose>(&body)) {
      match = at_.table.match()->clone();
      ASSERT_FALSE(match->act(chose->seat, chose->option));
      answers = chose->chance;
    } else if (const auto* started = std::get_if<Started>(&body)) {
      match = std::move(*at_.table.game().begin(at_.table.agreed().setup));
      answers = started->chance;
    } else {
      return;
    }
    const std::size_t from = match->length();
    match->answer_for_chance(stream_);
    ASSERT_EQ(match->length(), from + answers.size());
    for (std::size_t i = 0; i < answers.size(); ++i) EXPECT_EQ(match->choice(from + i).option, answers[i]);
    anew += at_.table.chance().redraws.empty() ? 0 : static_cast<unsigned>(answers.size());
  }

  void expect_nothing_used(const AnyMatch& match, std::size_t choice, Seat s) {
    ++rewound;
    if (!has_seen(match, choice, s)) return;
    EXPECT_EQ(people_but(s) - agreed_, SeatSet{})
        << at_.table.agreed().game << ": seat " << number(s) << " has gone back with what it has seen since";
  }

  TableBuilder at_;
  Rng rng_;
  Stream stream_;
  SeatSet agreed_;  ///< who has said yes to what is asked now
  unsigned ids_ = 0;
};

TEST(ServerSecrecyInTime, NobodyGoesBackWithWhatHeHasSeen) {
  std::map<std::string_view, unsigned> rewound;
  unsigned refused = 0;
  unsigned anew = 0;
  for (unsigned n = 0; n < 210 && !HasFailure(); ++n) {
    SCOPED_TRACE("table " + std::to_string(n));
    Evening evening{n};
    evening.pass(250);
    rewound[kinds[n % kinds.size()].game] += evening.rewound;
    refused += evening.refused;
    anew += evening.anew;
  }
  EXPECT_EQ(rewound.size(), 5U);
  for (const auto& [game, times] : rewound) EXPECT_GT(times, 20U) << game;
  EXPECT_GT(refused, 200U);
  EXPECT_GT(anew, 100U);
}

/// The attack itself: a plan is sealed and its owner goes away. Somebody has a bot called or waits until time is up,
/// the plans open, and he wants his own back.
TEST(ServerSecrecyInTime, ASealedPlanIsNotReadAndThenAnswered) {
  for (const bool clocked : {false, true}) {
    TableBuilder at{2, 2, clocked ? ClockSettings{ClockSettings::Kind::decision, 3 * day, 0} : ClockSettings{}};
    at.to_planning();
    ASSERT_EQ(at.choose(1, "move:ccw2"), "");
    ASSERT_EQ(at.choose(0, "move:cw1"), "");
    EXPECT_EQ(at.wish(0, CallBot{seat(1)}), clocked ? "has-time" : "");
    if (clocked) {
      at.now += 3 * day;
      for (const unsigned s : {0U, 1U}) {
        ASSERT_EQ(at.take(propose_time_out(at.table, at.now)), "") << s;
      }
      ASSERT_EQ(at.wish(0, ComeBack{}), "");
    }
    ASSERT_EQ(at.choose(0, "time:1"), "");
    ASSERT_EQ(at.take(propose_for_bot(at.table, seat(1), "time:2")), "");
    ASSERT_NE(at.shown(seat(0)).find("ccw2"), std::string::npos) << "the plans are open";
    const std::size_t length = at.table.match()->length();
    EXPECT_EQ(at.wish(0, TakeBack{}), "needs-consent");
    EXPECT_EQ(at.wish(0, TakeBack{true}), "");
    EXPECT_EQ(at.table.match()->length(), length) << "the absent player has not agreed";
    ASSERT_TRUE(at.table.asking());
    EXPECT_EQ(at.table.asking()->waiting, SeatSet::of(seat(1)));
  }
}

}  // namespace
}  // namespace krypta::server::test::secrecy_in_time_test
