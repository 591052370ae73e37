#pragma once

#include <functional>
#include <string>

#include "server/app/replays.hpp"
#include "server/table/replay.hpp"
#include "server/table/shown.hpp"
#include "tests/server/secrecy/world.hpp"

namespace krypta::server::test {

/// The match so far as an observer may look at it again.
inline std::string replayed(const Table& table, Seat observer, wire::Part part) {
  const wire::Eyes eyes{observer};
  return to_json(replay_value({table.match()->clone(), eyes, stops_of(table, eyes), part,
                               voice_of(table, *text::Speech::in("en")), table.state() == Table::State::over}));
}

/// The same match in two worlds, as far as anybody but the secret seat can know.
class TwoWorlds {
 public:
  /// Every fourth match is played at two servers.
  TwoWorlds(unsigned number, Seat secret, Agreement agreed)
      : agreed_(at_servers(std::move(agreed), number)),
        one_(agreed_),
        other_(agreed_),
        open_(Rng::mix(number)),
        comparison_(one_, other_),
        secret_(secret),
        knowing_(SeatSet::of(secret)),
        number_(number) {
    both([](World& world) { world.start(); });
  }

  [[nodiscard]] World& one() { return one_; }
  [[nodiscard]] World& other() { return other_; }
  [[nodiscard]] Comparison& comparison() { return comparison_; }
  /// Decides what is the same in both.
  [[nodiscard]] Rng& open() { return open_; }
  [[nodiscard]] Seat secret() const { return secret_; }
  [[nodiscard]] bool stopped() { return one_.over() || ::testing::Test::HasFailure(); }

  template <class Do>
  void both(Do act) {
    act(one_);
    act(other_);
  }

  /// To the last byte, for all who may not know.
  void expect_same() {
    comparison_.expect_same(knowing_, where());
    if (also) also();
  }
  /// Compared whenever the rest is.
  std::function<void()> also{};

  /// The frames of all who may not know: the last few, or all of them.
  void expect_same_replays(bool all) {
    std::vector<Seat> observers{Seat::spectator};
    for (const Seat s : SeatSet::first(one_.seats()) - knowing_) observers.push_back(s);
    for (const Seat observer : observers) {
      const std::size_t length = stops_of(one_.table(), {observer}).size();
      const wire::Part part{all || length < 3 ? 0 : length - 3, length + 1};
      ASSERT_EQ(replayed(one_.table(), observer, part), replayed(other_.table(), observer, part))
          << krypta::number(observer) << where();
    }
    if (all) expect_same_pages(observers);
  }

  /// The lines that are no longer in a packet, page after page, and how they are cut into pages.
  void expect_same_pages(const std::vector<Seat>& observers) {
    const text::Speech& speech = *text::Speech::in("en");
    for (const Seat observer : observers) {
      ASSERT_EQ(one_.table().lines_told(observer), other_.table().lines_told(observer)) << where();
      for (const std::uint32_t before :
           {one_.table().lines_told(observer) + 1, one_.table().lines_told(observer) / 2}) {
        ASSERT_EQ(to_json(page(one_.table(), observer, before, speech)),
                  to_json(page(other_.table(), observer, before, speech)))
            << krypta::number(observer) << " before " << before << where();
      }
    }
  }

  [[nodiscard]] std::string where() {
    return "\nmatch " + std::to_string(number_) + ", " + std::to_string(one_.seats()) + " seats, secret " +
           std::to_string(krypta::number(secret_)) + ", after " + std::to_string(one_.match().length()) + " and " +
           std::to_string(other_.match().length()) + " choices";
  }

 protected:
  ~TwoWorlds() = default;

  /// A spectator, or one of the others, leaves and comes back at once.
  void come_and_go() {
    const std::uint32_t who = open_.below(4);
    const bool with_all = open_.below(5) != 0;
    const Seat s = any_of(SeatSet::first(one_.seats()).without(secret_), open_);
    both([&](World& world) {
      Guest& guest = who != 0 ? world.latecomer() : world.player(s);
      world.reconnect(guest, who != 0 ? Value{"spectator"} : to_value(s), who == 0 || with_all);
      guest.ask("history", World::id, {{"before", world.number(guest)}});
    });
  }

  static Agreement at_servers(Agreement agreed, unsigned number) {
    agreed.two_servers = number % 4 == 3 && !agreed.one_server;
    return agreed;
  }

  Agreement agreed_;
  World one_;
  World other_;
  Rng open_;
  Comparison comparison_;
  Seat secret_;
  SeatSet knowing_;  ///< the secret seat, and whoever was shown what differs
  unsigned number_;
};

}  // namespace krypta::server::test
