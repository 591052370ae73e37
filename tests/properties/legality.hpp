#pragma once

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/codec.hpp"
#include "engine/core/defaults.hpp"
#include "tests/properties/random_match.hpp"
#include "tests/properties/sent.hpp"

/// No dead end, no choice without a name, no refusal without a rule, no match without an end.
namespace krypta::properties {

template <class S>
class Legality : public ::testing::Test {};
TYPED_TEST_SUITE_P(Legality);

/// Whether the game has more to say of refused choices than the rules of what is asked.
template <class S>
inline constexpr bool explains =
    !std::is_same_v<decltype(&S::Game::explain), decltype(&GameDefaults<typename S::Game::State>::explain)>;

template <class G>
bool distinct(const Choices<G>& choices) {
  return std::set<Choice>(choices.begin(), choices.end()).size() == choices.size();
}

TYPED_TEST_P(Legality, WhoeverMustDecideHasAnOptionAndNobodyElseHas) {
  using G = typename TypeParam::Game;
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    do {
      const Pending now = random.match().pending();
      ASSERT_EQ((now.over ? 1 : 0) + (now.chance ? 1 : 0) + (now.must.empty() ? 0 : 1), 1) << random.where();
      ASSERT_TRUE((now.must & now.may).empty()) << random.where();
      ASSERT_TRUE((now.able() & SeatSet::first(random.seats())) == now.able()) << random.where();
      ASSERT_FALSE((now.over || now.chance) && !now.able().empty()) << random.where();
      for (unsigned s = 0; s < random.seats(); ++s) {
        Choices<G> legal;
        random.game().options(random.state(), seat(s), legal);
        ASSERT_EQ(legal.empty(), !now.able().has(seat(s))) << "seat " << s << random.where();
        ASSERT_TRUE(distinct<G>(legal)) << "seat " << s << random.where();
      }
      ASSERT_TRUE(random.match().options(Seat::spectator).empty()) << random.where();
      Chances<G> chances;
      random.game().chances(random.state(), chances);
      ASSERT_EQ(chances.empty(), !now.chance) << random.where();
      for (const Weighted& answer : chances) ASSERT_GT(answer.weight, 0U) << random.where();
      ASSERT_TRUE(distinct<G>(random.match().options(Seat::chance))) << random.where();
    } while (random.step());
    ASSERT_TRUE(random.match().pending().over) << random.where();
  });
}

TYPED_TEST_P(Legality, EveryChoiceIsWrittenInOneWayAndReadBack) {
  const typename TypeParam::Game game;
  std::set<std::string> ids;
  for (const Choice c : TypeParam::notation()) {
    const std::string id = game.write(c);
    EXPECT_TRUE(ids.insert(id).second) << id;
    EXPECT_EQ(game.read(id), std::optional{c}) << id;
    EXPECT_EQ(game.read(id + " "), std::nullopt) << id;
  }
}

// At a random tenth of the nodes.
TYPED_TEST_P(Legality, EveryOptionStandsInTheNotationAndIsShownUnderItsId) {
  const std::vector<Choice> list = TypeParam::notation();
  const std::set<Choice> notation(list.begin(), list.end());
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes()) continue;
      std::vector<Seat> deciding{Seat::chance};
      for (const Seat s : random.match().pending().able()) deciding.push_back(s);
      for (const Seat s : deciding) {
        std::set<std::string> ids;
        for (const Choice c : random.match().options(s)) {
          const std::string id = random.game().write(c);
          ASSERT_TRUE(notation.contains(c)) << id << random.where();
          ASSERT_TRUE(ids.insert(id).second) << id << random.where();
          ASSERT_EQ(random.game().read(id), std::optional{c}) << id << random.where();
          ASSERT_EQ(random.game().show(random.state(), c).id, id) << random.where();
          ASSERT_FALSE(random.game().show(random.state(), c).label.key.empty()) << id << random.where();
        }
        if (s == Seat::chance) continue;
        ASSERT_FALSE(random.game().prompt(random.state(), s).message.key.empty()) << random.where();
        ASSERT_FALSE(random.game().prompt(random.state(), s).rules.empty()) << random.where();
      }
    } while (random.step());
  });
}

// At a random tenth of the nodes.
TYPED_TEST_P(Legality, ExactlyTheOptionsAreNotRefused) {
  const std::vector<Choice> notation = TypeParam::notation();
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes()) continue;
      std::vector<Seat> everybody = observers(random.seats());
      everybody.push_back(Seat::chance);
      std::vector<Choice> tried = some_of(notation, random.rng(), most_tried);
      for (const Seat s : everybody) {
        const auto legal = random.match().options(s);
        tried.insert(tried.end(), legal.begin(), legal.end());
        for (const Choice c : tried) {
          const bool option = legal.contains(c);
          const RuleIds rules = random.game().explain(random.state(), s, c);
          ASSERT_EQ(rules.empty(), option || !explains<TypeParam>)
              << number(s) << " " << random.game().write(c) << random.where();
        }
        // Match refuses by the same list; one random choice shows it.
        const Choice c = notation[random.rng().below(static_cast<std::uint32_t>(notation.size()))];
        const auto refusal = random.match().refusal(s, c);
        ASSERT_EQ(!refusal.has_value(), legal.contains(c)) << random.game().write(c) << random.where();
        ASSERT_TRUE(!refusal || (!refusal->message.empty() && !refusal->rules.empty())) << random.where();
      }
    } while (random.step());
  });
}

// At a random tenth of the nodes.
TYPED_TEST_P(Legality, ARefusedChoiceChangesNothing) {
  const std::vector<Choice> notation = TypeParam::notation();
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes()) continue;
      const Choice c = notation[random.rng().below(static_cast<std::uint32_t>(notation.size()))];
      const Seat s = seat(random.rng().below(random.seats()));
      if (random.match().options(s).contains(c)) continue;
      auto trial = random.match();
      ASSERT_TRUE(trial.act(s, c).has_value()) << random.where();
      ASSERT_TRUE(same(trial.state(), random.state())) << random.where();
      ASSERT_EQ(trial.choices(), random.match().choices()) << random.where();
      ASSERT_EQ(trial.log(), random.match().log()) << random.where();
    } while (random.step());
  });
}

TYPED_TEST_P(Legality, EveryReachedPositionIsAccepted) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    do {
      const auto bad = random.game().check(random.state());
      ASSERT_FALSE(bad.has_value()) << bad->message << random.where();
    } while (random.step());
  });
}

/// In some games nobody wins where the first place is shared.
template <class S>
inline constexpr bool shared_places_win = !requires {
  S::shared_places_do_not_win;
};

TYPED_TEST_P(Legality, EveryMatchEndsInTimeWithAWinner) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    const auto& game = random.game();
    do {
      const bool over = random.match().pending().over;
      const Outcome outcome = game.result(random.state());
      ASSERT_EQ(outcome.over, over) << random.where();
      const bool undecided = !shared_places_win<TypeParam> && std::ranges::count(outcome.places, 1U) > 1;
      ASSERT_EQ(outcome.winners.empty(), !over || undecided) << random.where();
      ASSERT_EQ(outcome.scores.size(), random.seats()) << random.where();
      ASSERT_EQ(outcome.places.size(), random.seats()) << random.where();
      ASSERT_LE(random.match().length(), TypeParam::most_choices(random.seats())) << random.where();
    } while (random.step());
    ASSERT_TRUE(random.match().pending().over) << random.where();
    const Outcome outcome = game.result(random.state());
    for (unsigned s = 0; s < random.seats() && !outcome.winners.empty(); ++s) {
      ASSERT_EQ(outcome.winners.has(seat(s)), outcome.places[s] == 1) << random.where();
    }
  });
}

TYPED_TEST_P(Legality, WhoeverIgnoresTheEventsGetsTheSameState) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    while (const auto next = random.draw()) {
      auto quiet = random.state();
      Events ignored;
      random.game().apply(quiet, next->seat, next->choice, ignored);
      random.make(*next);
      ASSERT_TRUE(same(quiet, random.state())) << random.where();
    }
  });
}

TYPED_TEST_P(Legality, EveryEventHasTheShapeOfItsKind) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    while (random.step()) {
    }
    const auto shapes = random.game().event_shapes();
    for (const LoggedEvent& logged : random.match().log()) {
      ASSERT_LT(logged.event.kind, shapes.size()) << random.where();
      const EventShape& shape = shapes[logged.event.kind];
      ASSERT_FALSE(logged.event.rules.empty()) << shape.kind;
      ASSERT_FALSE(logged.audience.empty()) << shape.kind;
      ASSERT_EQ(logged.event.arguments.size(), shape.arguments.size()) << shape.kind << random.where();
      for (std::size_t i = 0; i < shape.arguments.size(); ++i) {
        const std::int16_t raw = logged.event.arguments[i];
        const ArgumentShape& argument = shape.arguments[i];
        const std::size_t values = argument.kind == ArgumentShape::Kind::seat ? random.seats() : argument.words.size();
        const bool nobody = raw == -1 && TypeParam::may_be_nobody(argument.name);
        const bool fits = argument.kind == ArgumentShape::Kind::number || nobody ||
                          (raw >= 0 && static_cast<std::size_t>(raw) < values);
        ASSERT_TRUE(fits) << shape.kind << " " << argument.name << " is " << raw << random.where();
      }
    }
  });
}

// Every sampled answer is listed; and over all the matches that ask chance the same question with the same answers,
// each answer comes as often as its weight says, if it was asked often enough to tell; and so does each answer over all
// questions together. The seeds are fixed; the bound is five standard deviations.
TYPED_TEST_P(Legality, ChanceIsSampledAsItIsListed) {
  using G = typename TypeParam::Game;
  struct Count {
    std::uint64_t drawn = 0;
    double expected = 0;
    double variance = 0;
  };
  constexpr unsigned draws = 20;
  std::map<std::pair<std::uint64_t, Choice>, Count> counts;
  each_match<TypeParam>([&](RandomMatch<TypeParam>& random) {
    do {
      if (!random.match().pending().chance) continue;
      Chances<G> chances;
      random.game().chances(random.state(), chances);
      double sum = 0;
      std::uint64_t question = 0;
      for (const Weighted& answer : chances) {
        sum += answer.weight;
        question = Rng::mix(question ^ (static_cast<std::uint64_t>(answer.choice) << 32U) ^ answer.weight);
      }
      for (const Weighted& answer : chances) {
        Count& count = counts[{question, answer.choice}];
        const double share = answer.weight / sum;
        count.expected += draws * share;
        count.variance += draws * share * (1 - share);
      }
      for (unsigned i = 0; i < draws; ++i) {
        const Choice drawn = random.game().sample(random.state(), random.rng());
        const auto listed = random.match().options(Seat::chance);
        ASSERT_TRUE(listed.contains(drawn)) << random.game().write(drawn) << random.where();
        ++counts[{question, drawn}].drawn;
      }
    } while (random.step());
  });
  std::map<Choice, Count> together;
  const auto judge = [](Choice c, const Count& count) {
    const double off = static_cast<double>(count.drawn) - count.expected;
    EXPECT_LE(off * off, 25 * count.variance)
        << typename TypeParam::Game{}.write(c) << " came " << count.drawn << " times instead of " << count.expected;
  };
  constexpr double enough = 50;
  for (const auto& [key, count] : counts) {
    if (count.variance >= enough) judge(key.second, count);
    Count& all = together[key.second];
    all.drawn += count.drawn;
    all.expected += count.expected;
    all.variance += count.variance;
  }
  for (const auto& [c, count] : together) judge(c, count);
}

/// Whether a star stands wherever the path differs.
inline bool is_listed(std::string_view listed, std::string_view path) {
  Path star{listed};
  Path asked{path};
  while (!star.over() && !asked.over()) {
    const std::string_view step = star.step();
    const std::string_view taken = asked.step();
    if (step != "*" && step != taken) return false;
  }
  return star.over() && asked.over();
}

/// Calls `visit(path)` for every number of a view.
template <class Visit>
void each_number(const Value& value, const std::string& path, Visit&& visit) {
  const auto inside = [&](std::string_view step) {
    return path.empty() ? std::string{step} : path + "." + std::string{step};
  };
  if (value.integer() != nullptr) visit(path);
  if (const auto* members = value.object()) {
    for (const auto& [name, member] : *members) each_number(member, inside(name), visit);
  }
  if (const auto* items = value.array()) {
    for (std::size_t i = 0; i < items->size(); ++i) each_number((*items)[i], inside(std::to_string(i)), visit);
  }
}

// At one in a hundred of the nodes: what a client offers to be asked about has an answer, and nothing else has one.
TYPED_TEST_P(Legality, TheNumbersWithAnAccountAreThoseListed) {
  each_match<TypeParam>([](RandomMatch<TypeParam>& random) {
    do {
      if (!random.sometimes(100)) continue;
      const Seat observer = random.some_observers().front();
      const auto view = random.match().view(observer);
      std::vector<std::string> listed = random.game().accounts(redact(random.state(), observer));
      each_number(to_value(view.known()), "", [&](const std::string& path) {
        const bool offered = std::ranges::any_of(listed, [&](const auto& pattern) { return is_listed(pattern, path); });
        EXPECT_EQ(random.game().account(view, path).has_value(), offered) << path << random.where();
      });
      // A number that a board reckons from others is asked by its own path.
      for (std::string& pattern : listed) {
        if (pattern.starts_with("castle.") || pattern.starts_with("estates.") || pattern.starts_with("order."))
          continue;  // lists that may be empty, or have names
        std::ranges::replace(pattern, '*', '0');
        EXPECT_TRUE(random.game().account(view, pattern).has_value()) << pattern << random.where();
      }
    } while (random.step());
  });
}

REGISTER_TYPED_TEST_SUITE_P(Legality, WhoeverMustDecideHasAnOptionAndNobodyElseHas,
                            EveryChoiceIsWrittenInOneWayAndReadBack, EveryOptionStandsInTheNotationAndIsShownUnderItsId,
                            ExactlyTheOptionsAreNotRefused, ARefusedChoiceChangesNothing,
                            EveryReachedPositionIsAccepted, EveryMatchEndsInTimeWithAWinner,
                            WhoeverIgnoresTheEventsGetsTheSameState, EveryEventHasTheShapeOfItsKind,
                            ChanceIsSampledAsItIsListed, TheNumbersWithAnAccountAreThoseListed);

}  // namespace krypta::properties
