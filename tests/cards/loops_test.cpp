#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/cards/library.hpp"
#include "engine/cards/machine.hpp"

/// Loops over places with hundreds and thousands of things, and room for choices from them. What they cost is counted
/// in questions to the host.
namespace krypta::cards::loops_test {
namespace {

constexpr Type player = own_type(0);
constexpr Type thing = own_type(1);
constexpr Type title = own_type(2);
constexpr std::array<TypeInfo, 3> types{{{"player", {}, 5}, {"thing", {}, 255}, {"title", {}, 3000}}};
constexpr std::array<PropertyInfo, 2> properties{{{"self", player}, {"weight", Type::number, thing}}};
constexpr std::array<DomainInfo, 5> domains{{{"things", thing, 255},
                                             {"titles", title, 3000},
                                             {"numbers", Type::number, 80},
                                             {"players", player, 5, {}, false, true},
                                             {"row", thing, 255, {}, false, true}}};
constexpr unsigned row = 4;
constexpr std::array which{ParameterInfo{"which", thing}};
constexpr std::array name{ParameterInfo{"which", title}};
constexpr std::array number{ParameterInfo{"number", Type::number}};
constexpr std::array who{ParameterInfo{"who", player}};
constexpr std::array<VerbInfo, 6> verbs{
    {{"touch", which}, {"read", name}, {"note", number}, {"burn", which}, {"bring", number}, {"greet", who}}};
constexpr std::array<std::string_view, 1> windows{"noon"};
constexpr std::array abilities{AbilityKind::play};
constexpr Vocabulary words{.game = "heap",
                           .types = types,
                           .properties = properties,
                           .domains = domains,
                           .verbs = verbs,
                           .windows = windows,
                           .abilities = abilities,
                           .player = player};

/// 255 things of which every second lies there, and all titles.
struct Host {
  std::vector<int> arrived_at = std::vector<int>(255, -1);
  int now = 1;
  std::vector<int> met{};
  mutable unsigned asked = 0;

  Host() {
    for (std::size_t i = 0; i < arrived_at.size(); i += 2) arrived_at[i] = 0;
  }
  [[nodiscard]] int property(unsigned property, int subject) const { return property == 0 ? 0 : subject % 50; }
  template <class Visit>
  void each(unsigned domain, int, Visit&& visit) const {
    for (int i = 0; i < reach(domain); ++i) {
      if (has(domain, 0, i)) visit(i);
    }
  }
  [[nodiscard]] bool has(unsigned domain, int, int one) const {
    ++asked;
    return (domain != 0 && domain != row) || arrived_at[static_cast<std::size_t>(one)] >= 0;
  }
  /// The row is the things from the last to the first.
  [[nodiscard]] int order(unsigned domain, int one) const {
    ++asked;
    return domain == row ? 254 - one : (one + 2) % 5;
  }
  [[nodiscard]] int moment() const { return now; }
  [[nodiscard]] int arrived(unsigned domain, int one) const {
    return domain == 0 || domain == row ? arrived_at[static_cast<std::size_t>(one)] : 0;
  }
  Flow call(unsigned verb, std::span<const int> arguments) {
    if (verb == 3) {
      arrived_at[static_cast<std::size_t>(arguments[0])] = -1;
    } else if (verb == 4) {
      arrived_at[static_cast<std::size_t>(arguments[0])] = ++now;
    } else {
      met.push_back(arguments[0]);
    }
    return Flow::next;
  }
  [[nodiscard]] bool can(unsigned, std::span<const int>) const { return true; }
  void later(unsigned, Address) {}

 private:
  static int reach(unsigned domain) { return static_cast<int>(reach_of(words, words.domains[domain])); }
};

/// One that can say the other way round what stands where.
struct Telling : Host {
  [[nodiscard]] int thing_at(unsigned, int place) const {
    ++asked;
    return 254 - place;
  }
};

std::variant<Library, std::vector<Error>> compiled(std::string_view body) {
  const File file{"t", "card c \"C\" { play in noon {\n" + std::string{body} + "\n} }"};
  return compile(words, std::span{&file, 1});
}
template <class Playing = Host>
Playing carried_out(std::string_view body) {
  Playing host;
  auto library = compiled(body);
  if (const auto* errors = std::get_if<std::vector<Error>>(&library)) {
    ADD_FAILURE() << errors->front().text();
    return host;
  }
  const CardCode& code = std::get<Library>(library).code.front();
  Frame frame;
  frame.pc = code.abilities.front().start;
  frame.player = seat(0);
  Machine<Playing> machine{code.program, frame, host};
  while (machine.run() != Status::done) {
  }
  return host;
}
std::string mistakes(std::string_view body) {
  const auto library = compiled(body);
  const auto* errors = std::get_if<std::vector<Error>>(&library);
  return errors == nullptr ? "" : errors->front().text();
}

TEST(LargeLoops, GoThroughEverythingInOrderAndAskOnce) {
  const Host host = carried_out("for each t in things { touch(t) }");
  EXPECT_EQ(host.met.size(), 128U);
  EXPECT_TRUE(std::ranges::is_sorted(host.met));
  EXPECT_LE(host.asked, 255U);
  const Host titles = carried_out("for each t in titles { read(t) }");
  EXPECT_EQ(titles.met.size(), 3000U);
  EXPECT_LE(titles.asked, 3000U);
}

TEST(LargeLoops, InsideEachOtherFit) {
  const Host host = carried_out(
      "for each a in things where it.weight = 1 { for each b in things where it.weight = 2 { touch(b) } } "
      "for each t in things where it.weight = 4 { touch(t) }");
  EXPECT_FALSE(host.met.empty());
}

TEST(LargeLoops, PassOverWhatIsGoneAndWhatCameLater) {
  Host host = carried_out("for each t in things { touch(t)  burn(t)  bring(t.weight + 101) }");
  EXPECT_EQ(std::ranges::count_if(host.met, [](int one) { return one % 2 == 1; }), 0) << "no odd one was there";
  host = carried_out("for each t in things { burn(t)  touch(t) }  for each t in things { touch(t) }");
  EXPECT_EQ(host.met.size(), 128U);
}

TEST(LargeLoops, TakeThoseThatHaveMost) {
  const Host host = carried_out("for each t in things with highest it.weight { touch(t) }");
  EXPECT_EQ(host.met, (std::vector{48, 98, 148, 198, 248}));
}

TEST(LargeLoops, OverAPlaceThatIsOrderedGoByItsOrder) {
  const auto backwards = [](const Host& host) { return std::ranges::is_sorted(host.met, std::greater{}); };
  const Telling told = carried_out<Telling>("for each t in row { touch(t) }");
  EXPECT_EQ(told.met.size(), 128U);
  EXPECT_EQ(told.met.front(), 254);
  EXPECT_TRUE(backwards(told));
  EXPECT_LE(told.asked, 2 * 255U) << "what stands there, and whether it is still there";
  const Host asked = carried_out("for each t in row { touch(t) }");
  EXPECT_EQ(asked.met, told.met) << "a host that only says where a thing stands";
}

TEST(LargeLoops, OverAPlaceThatIsOrderedPassOverWhatIsGoneAndWhatCameLater) {
  const Telling host = carried_out<Telling>("for each t in row { touch(t)  burn(t)  bring(t.weight + 101) }");
  EXPECT_FALSE(host.met.empty());
  EXPECT_EQ(std::ranges::count_if(host.met, [](int one) { return one % 2 == 1; }), 0) << "no odd one was there";
  EXPECT_EQ(carried_out<Telling>("for each t in row with highest it.weight { touch(t) }").met,
            (std::vector{248, 198, 148, 98, 48}));
}

TEST(SmallLoops, AskAFewTimesForEachThing) {
  const Host host = carried_out("for each n in numbers { note(n) }");
  EXPECT_EQ(host.met.size(), 81U);
  EXPECT_LE(host.asked, 2 * 81U) << "once to note it, once when its turn comes";
}

TEST(SmallLoops, GoInTheOrderOfSeats) {
  EXPECT_EQ(carried_out("for each p in players { greet(p) }").met, (std::vector{3, 4, 0, 1, 2}));
}

TEST(Room, IsForWhatCanBeChosen) {
  EXPECT_EQ(mistakes("choose up to 2 t: things  for each x in t { touch(x) }"), "");
  EXPECT_EQ(mistakes("choose (min(3, count(things))) t: things  for each x in t { touch(x) }"), "");
  EXPECT_EQ(mistakes("choose (half_up(min(6, count(things))) + 1) t: things  choose 5 s: titles"), "");
  EXPECT_EQ(mistakes("choose any t: things"),
            "t:2:12: found `t`, which needs 255 values kept, expected at most 12 more of the 12 that a card can keep");
  EXPECT_EQ(mistakes("choose (min(12, count(things))) t: things"),
            "t:2:33: found `t`, which needs 13 values kept, expected at most 12 more of the 12 that a card can keep");
}

}  // namespace
}  // namespace krypta::cards::loops_test
