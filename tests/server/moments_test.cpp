#include "wire/moments.hpp"
#include "tests/sanitized.hpp"
#include "tests/server/table_builder.hpp"
#include "wire/patch.hpp"

/// What one choice looked like on the way, as a packet tells it.
namespace krypta::server::test::moments_test {
namespace {

Created table_of(const AnyGame& game, unsigned n) {
  const GameInfo& info = game.info();
  const unsigned seats = info.least_seats + n % (std::min(info.most_seats, 5U) - info.least_seats + 1);
  Created created{.game = std::string{info.id}, .rules_version = info.rules_version, .setup = {seats, {}}, .host = 100};
  created.secret.fill(static_cast<std::uint8_t>(n));
  for (unsigned s = 0; s < seats; ++s) created.sitters.push_back(TableBuilder::person(s));
  return created;
}

struct Told {
  std::size_t packets = 0;
  std::size_t moments = 0;
  std::size_t turned = 0;  ///< cards seen face up that lay face down before and lie face down after
};

/// How many things of the tree are open.
std::size_t open_in(const Value& tree) {
  std::size_t count = 0;
  if (const Value::Object* object = tree.object()) {
    const Value* open = tree.find("open");
    if (open != nullptr && open->boolean() != nullptr && *open->boolean()) ++count;
    for (const auto& [name, branch] : *object) count += open_in(branch);
  } else if (const Value::Array* array = tree.array()) {
    for (const Value& branch : *array) count += open_in(branch);
  }
  return count;
}

void expect_moments(const TableBuilder& at, Seat observer, const Value& before, Told& told) {
  const std::uint32_t number = at.table.lines_told(observer);
  const Value sent = packet(at.table, observer, number - 1, *text::Speech::in("en"));
  ++told.packets;
  EXPECT_EQ(packet(at.table, observer, 0, *text::Speech::in("en")).find("moments"), nullptr) << "on a first look";
  const Value* moments = sent.find("moments");
  if (moments == nullptr) return;
  ASSERT_FALSE(moments->array()->empty());
  const std::size_t events = sent.find("told")->array()->back().find("events")->array()->size();
  EXPECT_LE(moments->array()->size(), wire::most_moments);
  EXPECT_LE(to_json(*moments).size(), wire::most_moment_bytes + wire::most_moments);
  const std::vector<AnyMatch::Glimpse> glimpses = at.table.match()->glimpses(observer);
  Value view = *sent.find("now")->find("view");
  const std::size_t open = std::max(open_in(view), open_in(before));
  auto happened = static_cast<std::int64_t>(events);
  for (std::size_t i = moments->array()->size(); i-- > 0;) {
    const Value& moment = (*moments->array())[i];
    EXPECT_LT(*moment.find("events")->integer(), happened) << "each has more events than the one before";
    happened = *moment.find("events")->integer();
    view = wire::patched(view, *moment.find("back"));
    const auto glimpse = std::ranges::find(glimpses, static_cast<std::size_t>(happened), &AnyMatch::Glimpse::events);
    ASSERT_NE(glimpse, glimpses.end());
    EXPECT_EQ(to_json(view), to_json(glimpse->view));
    if (open_in(view) > open) ++told.turned;
    ++told.moments;
  }
  EXPECT_GT(happened, 0);
}

/// What somebody makes of packets who keeps what he was told.
struct Follower {
  Held held{};
  Value now{};
  std::size_t bytes = 0;

  void hear(const Table& table, Seat observer, std::uint32_t have) {
    const Value sent = packet(table, observer, have, *text::Speech::in("en"), held);
    bytes += to_json(sent).size();
    if (const Value* whole = sent.find("now")) {
      now = *whole;
      return;
    }
    Value::Object after;
    const Value* gone = sent.find("gone");
    for (const auto& [name, value] : *now.object()) {
      const auto goes = [member = Value{name}](const Value& other) { return other == member; };
      if (gone != nullptr && std::ranges::any_of(*gone->array(), goes)) continue;
      const Value* patch = sent.find("changed")->find(name);
      after.emplace_back(name, patch == nullptr ? value : wire::patched(value, *patch));
    }
    for (const auto& [name, patch] : *sent.find("changed")->object()) {
      if (now.find(name) == nullptr) after.emplace_back(name, wire::patched(Value{}, patch));
    }
    now = Value{std::move(after)};
  }
  [[nodiscard]] std::map<std::string, std::string> members() const { return members_of(now); }
  static std::map<std::string, std::string> members_of(const Value& now) {
    std::map<std::string, std::string> all;
    for (const auto& [name, value] : *now.object()) all[name] = to_json(value);
    return all;
  }
};

TEST(Changes, LeadToWhatStandsInAWholePacketAndTakeLess) {
  constexpr unsigned matches = krypta::test::sanitized ? 1 : 3;
  for (const AnyGame* game : all_games()) {
    std::size_t whole = 0;
    std::size_t changed = 0;
    for (unsigned n = 0; n < matches && !HasFailure(); ++n) {
      Rng rng{n};
      TableBuilder at{table_of(*game, n)};
      std::vector<Follower> all(at.table.seats() + 1);
      std::vector<std::uint32_t> have(all.size());
      const auto hear = [&] {
        for (unsigned s = 0; s < all.size(); ++s) {
          const Seat observer = s == at.table.seats() ? Seat::spectator : seat(s);
          const std::uint32_t number = at.table.lines_told(observer);
          if (number == have[s]) continue;
          const Value now = packet(at.table, observer, have[s], *text::Speech::in("en"));
          whole += to_json(now).size();
          all[s].hear(at.table, observer, std::exchange(have[s], number));
          ASSERT_EQ(all[s].members(), Follower::members_of(*now.find("now"))) << game->info().id << ", seat " << s;
        }
      };
      hear();
      ASSERT_EQ(at.wish(0, Start{}), "");
      hear();
      for (unsigned i = 0; i < 400 && !at.table.match()->pending().over && !HasFailure(); ++i) {
        at.play_on(rng);
        hear();
        if (i % 30 == 29) {
          static_cast<void>(at.wish(i % at.table.seats(), TakeBack{true}));
          hear();
          for (unsigned s = 0; s < at.table.seats(); ++s) static_cast<void>(at.wish(s, Answer{true}));
          hear();
        }
      }
      for (const Follower& one : all) changed += one.bytes;
    }
    EXPECT_LT(changed, whole * 3 / 4) << game->info().id;
    RecordProperty(std::string{game->info().id},
                   std::to_string(changed * 100 / whole) + " % of " + std::to_string(whole));
  }
}

TEST(Moments, LeadBackFromWhatIsToWhatEachEventMadeOfIt) {
  constexpr unsigned matches = krypta::test::sanitized ? 2 : 6;
  for (const AnyGame* game : all_games()) {
    Told told;
    for (unsigned n = 0; n < matches && !HasFailure(); ++n) {
      Rng rng{n};
      TableBuilder at{table_of(*game, n)};
      ASSERT_EQ(at.wish(0, Start{}), "") << game->info().id;
      for (unsigned i = 0; i < 150 && !at.table.match()->pending().over && !HasFailure(); ++i) {
        std::vector<std::pair<std::uint32_t, Value>> before;
        for (unsigned s = 0; s < at.table.seats(); ++s) {
          before.emplace_back(at.table.lines_told(seat(s)), at.table.match()->view(seat(s)));
        }
        at.play_on(rng);
        for (unsigned s = 0; s < at.table.seats(); ++s) {
          if (at.table.lines_told(seat(s)) > before[s].first) expect_moments(at, seat(s), before[s].second, told);
        }
      }
      // Whoever reads the entries again tells the same.
      const Table again = at.read_again();
      const std::uint32_t have = again.lines_told(seat(0)) - 1;
      EXPECT_EQ(to_json(packet(again, seat(0), have, *text::Speech::in("en"))), at.shown(seat(0), have));
    }
    EXPECT_GT(told.moments, told.packets / 20) << game->info().id;
    if (game->info().id != "mascarade") continue;
    EXPECT_GT(told.turned, 10 * matches / 3) << "cards are turned up and down again at once";
  }
}

}  // namespace
}  // namespace krypta::server::test::moments_test
