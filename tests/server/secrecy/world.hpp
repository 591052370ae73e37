#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/house.hpp"

/// One match on a server of its own, and the comparison of two such worlds by what people were sent.
namespace krypta::server::test {

inline constexpr Time second = 1000;
inline constexpr Time day = 24 * 3600 * second;

template <class T>
const T& any_of(const std::vector<T>& all, Rng& rng) {
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}
inline Seat any_of(SeatSet all, Rng& rng) {
  auto chosen = all.begin();
  for (std::uint32_t skip = rng.below(all.size()); skip > 0; --skip) ++chosen;
  return *chosen;
}

/// What two worlds have in common.
struct Agreement {
  Created created{};
  std::vector<Body> before{};  ///< what has happened when people come
  bool one_server = false;     ///< the test is about what one server does
  bool two_servers = false;    ///< on one store; people of odd numbers and those who follow are at the other one
  static constexpr std::array<std::string_view, 5> names{"Anna", "Béla", "Celina", "Dezső", "Ewa"};

  static Person person(unsigned number) {
    return {100 + static_cast<AccountId>(number), std::string{names[number % names.size()]}};
  }

  /// The n-th of many tables, each a little different from the others.
  static Agreement number(unsigned n, unsigned seats) {
    static const std::array<ClockSettings, 4> clocks{
        ClockSettings{}, ClockSettings{ClockSettings::Kind::decision, 3600 * second, 0},
        ClockSettings{ClockSettings::Kind::bank, 1800 * second, 10 * second},
        ClockSettings{ClockSettings::Kind::decision, 2 * day, 0}};
    Agreement made;
    made.created = {.game = "nowa-huta", .setup = {seats, {}}, .clock = clocks[n % clocks.size()], .listed = true};
    if (n % 3 == 1) made.created.setup.options.emplace_back("elder", std::to_string(n % seats));
    made.created.invitation = "come-in";
    made.created.host = person(0).account;
    made.created.secret = fair::secret_from_seed(n);
    for (unsigned s = 0; s < seats; ++s) made.created.sitters.push_back(sitter(person(s)));
    return made;
  }
};

class World {
 public:
  static constexpr std::string_view id = "thetable1234";

  explicit World(const Agreement& agreed, HallSettings settings = {.pace = Pace::none()})
      : house_(agreed.two_servers ? std::make_unique<House>(House::TwoServers{}, std::move(settings))
                                  : std::make_unique<House>(1'000'000, no_limits(), std::move(settings))),
        house(*house_) {
    house.put_table(std::string{id}, agreed.created, agreed.before);
    const unsigned seats = agreed.created.setup.seats;
    const auto languages = text::languages();
    for (unsigned s = 0; s < seats; ++s) {
      const auto door = s % 2 == 0 ? Guest::Door::main : Guest::Door::annex;
      people_.push_back(std::make_unique<Guest>(house, Agreement::person(s), languages[s % languages.size()], door));
    }
    for (const char* name : {"Watcher", "Latecomer"}) {
      people_.push_back(std::make_unique<Guest>(house, Person{static_cast<AccountId>(200 + people_.size()), name}));
    }
    chosen_.resize(people_.size());
    for (unsigned s = 0; s < seats; ++s) {
      if (agreed.created.sitters[s].kind == Sitter::Kind::person) player(seat(s)).open(id);
    }
    watcher().open(id);
  }

  void start() { player(seat(0)).ask("start", id); }
  /// From now on everybody looks through another tab too, and somebody watches, who are sent what changed.
  void follow() {
    constexpr auto door = Guest::Door::annex;
    for (unsigned s = 0; s < seats(); ++s)
      followers_.push_back(std::make_unique<Guest>(house, Agreement::person(s), "en", door));
    followers_.push_back(std::make_unique<Guest>(house, Person{300, "Follower"}, "en", door));
    for (const auto& follower : followers_) follower->open(id, {{"changes", true}});
  }

  [[nodiscard]] unsigned seats() const { return static_cast<unsigned>(people_.size()) - 2; }
  [[nodiscard]] std::size_t people() const { return people_.size(); }
  [[nodiscard]] Guest& person(std::size_t i) { return *people_[i]; }
  /// Those who follow come after the others, in the same order.
  [[nodiscard]] std::size_t listeners() const { return people_.size() + followers_.size(); }
  [[nodiscard]] Guest& listener(std::size_t i) {
    return i < people_.size() ? *people_[i] : *followers_[i - people_.size()];
  }
  [[nodiscard]] Guest& player(Seat s) { return *people_[krypta::number(s)]; }
  [[nodiscard]] Guest& watcher() { return *people_[people_.size() - 2]; }
  [[nodiscard]] Guest& latecomer() { return *people_.back(); }

  [[nodiscard]] const Table& table() {
    const Table* found = nullptr;
    house.look_into(std::string{id}, [&](const Table& table) { found = &table; });
    return *found;
  }
  [[nodiscard]] const AnyMatch& match() { return *table().match(); }
  [[nodiscard]] bool over() { return match().pending().over; }
  [[nodiscard]] static bool planning(const AnyMatch& match) {
    if (match.pending().over) return false;
    // Cards of both kinds are offered in no other phase.
    const auto options = match.options(match.pending().must.lowest());
    return options.front().id.starts_with("move:") && options.back().id.starts_with("time:");
  }
  [[nodiscard]] bool planning() { return planning(match()); }
  [[nodiscard]] std::vector<std::string> options(Seat s) {
    std::vector<std::string> all;
    for (const Option& option : match().options(s)) all.push_back(option.id);
    return all;
  }

  /// The number that the person was told last.
  [[nodiscard]] std::uint32_t number(const Guest& guest) const {
    constexpr std::string_view name = "\"number\":";
    for (std::size_t i = guest.heard().size(); i-- > 0;) {
      const std::string& text = *guest.heard()[i];
      const std::size_t at = text.find(name);
      // A page of older lines has numbers too, but says nothing of the last.
      const bool page = text.starts_with("{\"ok\":true") && text.find("\"told\":") != std::string::npos;
      if (at == std::string::npos || page) continue;
      std::uint32_t found = 0;
      std::from_chars(text.data() + at + name.size(), text.data() + text.size(), found);
      return found;
    }
    return 0;
  }

  /// The ids of a seat's choices count its choices: they are the same in two worlds unless what it does is not. False
  /// if the choice was refused.
  bool try_to_choose(Seat s, std::string_view option) {
    Guest& guest = player(s);
    const std::size_t before = guest.heard().size();
    guest.ask("act", id,
              {{"id", "choice" + std::to_string(++chosen_[krypta::number(s)])},
               {"number", number(guest)},
               {"option", option}});
    return guest.heard().size() > before && guest.heard()[before]->find("\"ok\":true") != std::string::npos;
  }
  void choose(Seat s, std::string_view option) {
    ASSERT_TRUE(try_to_choose(s, option)) << option << " was refused to " << player(s).person().name;
  }
  /// Comes again, with what he has or with nothing.
  void reconnect(Guest& guest, Value as, bool with_all) {
    guest.hang_up();
    guest.connect();
    if (with_all) {
      guest.open(id, {{"seat", std::move(as)}, {"have", number(guest)}});
    } else {
      guest.open(id);
    }
  }

 private:
  std::unique_ptr<House> house_;

 public:
  House& house;

 private:
  std::vector<std::unique_ptr<Guest>> people_{};
  std::vector<std::unique_ptr<Guest>> followers_{};
  std::vector<std::uint32_t> chosen_{};
};

/// Compares two worlds step by step; whoever was compared is not compared again.
class Comparison {
 public:
  Comparison(World& one, World& other) : one_(one), other_(other), marks_(one.people()) {}

  /// Whether everybody else than `secret` was sent the same bytes, and whether the lists show the same.
  void expect_same(SeatSet secret, const std::string& where) {
    marks_.resize(one_.listeners());
    for (std::size_t i = 0; i < one_.listeners(); ++i) {
      const std::size_t who = i < one_.people() ? i : i - one_.people();
      if (who < one_.seats() && secret.has(seat(static_cast<unsigned>(who)))) continue;
      expect_same_person(i, where);
      if (::testing::Test::HasFatalFailure()) return;
    }
    expect_same_lists(where);
  }
  /// Whether everybody else than `secret` has been sent something different since the last comparison.
  void expect_different(Seat secret, const std::string& where) {
    for (std::size_t i = 0; i < one_.people(); ++i) {
      if (i == number(secret) || !one_.person(i).connected()) continue;
      EXPECT_FALSE(same(i)) << "nothing shows that they differ to " << name(i) << where;
    }
  }
  [[nodiscard]] std::size_t messages() const { return messages_; }
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  [[nodiscard]] bool same(std::size_t i) const {
    const auto& left = one_.listener(i).heard();
    const auto& right = other_.listener(i).heard();
    return left.size() == right.size() && std::equal(left.begin() + static_cast<std::ptrdiff_t>(marks_[i]), left.end(),
                                                     right.begin() + static_cast<std::ptrdiff_t>(marks_[i]),
                                                     [](const auto& a, const auto& b) { return *a == *b; });
  }
  void expect_same_person(std::size_t i, const std::string& where) {
    const auto& left = one_.listener(i).heard();
    const auto& right = other_.listener(i).heard();
    if (!same(i)) FAIL() << name(i) << " can tell the worlds apart" << where << first_difference(i);
    for (std::size_t m = marks_[i]; m < left.size(); ++m) bytes_ += left[m]->size();
    messages_ += right.size() - marks_[i];
    marks_[i] = left.size();
  }
  [[nodiscard]] std::string first_difference(std::size_t i) const {
    const auto& left = one_.listener(i).heard();
    const auto& right = other_.listener(i).heard();
    std::size_t m = marks_[i];
    while (m < left.size() && m < right.size() && *left[m] == *right[m]) ++m;
    std::string text = "\nmessage " + std::to_string(m) + " of " + std::to_string(left.size()) + " and " +
                       std::to_string(right.size());
    if (m < left.size() && m < right.size()) {
      for (const Difference& d : diff(one_.listener(i).message(m), other_.listener(i).message(m))) {
        text += "\n" + d.path + ": " + to_json(d.before).substr(0, 200) + " / " + to_json(d.after).substr(0, 200);
      }
    } else {
      text += "\n" + (m < left.size() ? *left[m] : *right[m]).substr(0, 400);
    }
    return text;
  }
  [[nodiscard]] std::string name(std::size_t i) const { return one_.listener(i).person().name; }

  void expect_same_lists(const std::string& where) {
    const auto lists = [](World& world) {
      std::vector<store::Listing> lobby;
      std::vector<std::vector<store::Mine>> mine;
      world.house.store().lobby({}, [&](store::Found<std::vector<store::Listing>> found) { lobby = *found.value; });
      for (unsigned s = 0; s < world.seats(); ++s) {
        world.house.store().tables_of(
            Agreement::person(s).account, 100,
            [&](store::Found<std::vector<store::Mine>> found) { mine.push_back(*found.value); });
      }
      world.house.loop.run();
      return std::pair{lobby, mine};
    };
    ASSERT_EQ(lists(one_), lists(other_)) << where;
  }

  World& one_;
  World& other_;
  std::vector<std::size_t> marks_;
  std::size_t messages_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace krypta::server::test
