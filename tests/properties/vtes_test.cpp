#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/core/playout.hpp"
#include "engine/games/vtes/events.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"
#include "tests/properties/properties.hpp"
#include "tests/sanitized.hpp"

namespace krypta::properties::vtes_test {

using namespace vtes;

namespace {

struct VtesSubject {
  using Game = Vtes;
  static constexpr bool shared_places_do_not_win = true;  // VT-668
  /// A match of five has some 6,000 choices.
  static constexpr unsigned matches_each = 1;
  static bool may_be_nobody(std::string_view) { return false; }
  static std::vector<Setup> setups(unsigned seats) {
    return {{seats, {{"decks", seats % 2 == 0 ? "secret" : "open"}}}};
  }

  static std::vector<Choice> notation() {
    std::vector<Choice> all;
    for (const Verb v : {Verb::Pass, Verb::Hold, Verb::EndPhase, Verb::Edge, Verb::Withdraw, Verb::DrawCrypt,
                         Verb::HandStrike, Verb::Maneuver, Verb::Press, Verb::Prevent, Verb::PreventGun, Verb::CastFor,
                         Verb::CastAgainst, Verb::Yes, Verb::No, Verb::Done})
      all.push_back(choose(v));
    for (unsigned s = 0; s < most_players; ++s) {
      all.push_back(choose(Verb::First, seat(s)));
      all.push_back(choose(Verb::PickPlayer, seat(s)));
    }
    for (unsigned n = 0; n <= 2; ++n) all.push_back(choose(Verb::Pay, n));
    for (unsigned n = 0; n <= most_numbers; ++n) all.push_back(choose(Verb::PickNumber, n));
    for (unsigned n = 0; n < 4; ++n) all.push_back(choose(Verb::PickOption, n));
    add_of_things(all);
    add_of_cards(all);
    return all;
  }

  static Choice pick(unsigned, const State&, const Options& legal, Rng& rng) { return any_of(legal, rng); }
  static std::size_t most_choices(unsigned) { return 60'000; }

  /// What chance deals to the secret seat is different in the second world, until a card that is not the same in both
  /// has to be shown. Whatever others do must be possible in both.
  static std::optional<std::vector<Choice>> counterpart(const Game& game, const State& one, const State& other,
                                                        const MadeChoice& made, Seat secret, Rng& rng) {
    std::vector<LoggedEvent> told;
    if (!follow(game, one, made, told)) return std::nullopt;
    const Match<Game> second{game, other};
    const Frame& frame = one.frames.top();
    if (made.seat == Seat::chance && frame.seat == Maybe{secret} && frame.step != Step::DrawFirst) {
      const auto drawn = second.options(Seat::chance);
      return std::vector{any_of(drawn, rng)};
    }
    if (made.seat == secret) {
      if (!second.options(secret).contains(made.choice)) return std::nullopt;
      std::vector<LoggedEvent> instead;
      if (!follow(game, other, made, instead) || told_to_others(told, secret) != told_to_others(instead, secret))
        return std::nullopt;
    }
    return std::vector{made.choice};
  }

 private:
  static constexpr unsigned places = 110;

  static void add_of_things(std::vector<Choice>& all) {
    for (unsigned t = 0; t < places; ++t) {
      const auto id = static_cast<ThingId>(t);
      for (const Verb v :
           {Verb::Bleed, Verb::Hunt, Verb::LeaveTorpor, Verb::BecomeAnarch, Verb::Block, Verb::Keep, Verb::Yield,
            Verb::Transfer, Verb::TakeBack, Verb::Emerge, Verb::Aim, Verb::CastFor, Verb::CastAgainst, Verb::PickThing})
        all.push_back(choose(v, id));
      for (unsigned k = 0; k < 6; ++k) {
        all.push_back(choose(Verb::Trigger, 0, t, k));
        all.push_back(choose(Verb::Use, no_thing, t, k));
        for (unsigned m = 0; m < places; ++m) all.push_back(choose(Verb::Use, m, t, k));
      }
      for (unsigned m = 0; m < places; ++m) {
        for (const Verb v : {Verb::Rescue, Verb::Diablerie, Verb::TakeEquipment})
          all.push_back(choose(v, id, static_cast<ThingId>(m)));
      }
    }
  }

  static void add_of_cards(std::vector<Choice>& all) {
    const Vtes game;
    const State start = *game.begin({2});
    for (const Player& player : start.players) {
      for (const CardId card : player.deck.value) {
        if (is_crypt(card)) {
          all.push_back(choose(Verb::GetCrypt, card));
          continue;
        }
        for (const Verb v : {Verb::Get, Verb::Discard, Verb::BurnOption, Verb::PickCard})
          all.push_back(choose(v, card));
        for (unsigned k = 0; k < game.cards()[card].abilities.size(); ++k) {
          all.push_back(choose(Verb::Play, static_cast<unsigned>(card), no_thing, k));
          for (unsigned m = 0; m < places; ++m) all.push_back(choose(Verb::Play, static_cast<unsigned>(card), m, k));
        }
      }
    }
    std::ranges::sort(all);
    const auto again = std::unique(all.begin(), all.end());
    all.erase(again, all.end());
  }

  /// False where everything comes to light: somebody is ousted, or the match is over.
  static bool follow(const Game& game, State state, const MadeChoice& made, std::vector<LoggedEvent>& log) {
    Events events{log};
    game.apply(state, made.seat, made.choice, events);
    const auto shows = [](const LoggedEvent& logged) {
      const auto kind = static_cast<EventKind>(logged.event.kind);
      return kind == EventKind::Ousted || kind == EventKind::Withdrew;
    };
    return !game.pending(state).over && std::ranges::none_of(log, shows);
  }
  static std::vector<Event> told_to_others(const std::vector<LoggedEvent>& log, Seat secret) {
    std::vector<Event> all;
    for (const LoggedEvent& logged : log) {
      if (!(logged.audience - SeatSet::of(secret)).empty()) all.push_back(logged.event);
    }
    return all;
  }
};

// VT-170: whatever happens, a player owns the cards that he began with, each of them in one place.
TEST(VtesConservation, EveryCardIsInOnePlace) {
  each_match<VtesSubject>([](RandomMatch<VtesSubject>& random) {
    do {
      if (!random.sometimes()) continue;
      const State& state = random.state();
      for (unsigned s = 0; s < random.seats(); ++s) {
        const Player& player = state.players[seat(s)];
        std::vector<CardId> all;
        const auto add = [&](const auto& pile) { all.insert(all.end(), pile.begin(), pile.end()); };
        add(player.hand.value);
        add(player.library.value);
        add(player.crypt.value);
        add(player.ash);
        add(player.removed);
        each_thing(state, [&](ThingId, const Thing& thing) {
          if (thing.owner == seat(s)) all.push_back(thing.card.value);
        });
        std::ranges::sort(all);
        ASSERT_TRUE(std::ranges::equal(all, player.deck.value)) << "seat " << s << random.where();
        ASSERT_EQ(player.hand.value.size(), player.hand_count) << random.where();
        ASSERT_EQ(player.library.value.size(), player.library_count) << random.where();
        ASSERT_EQ(player.crypt.value.size(), player.crypt_count) << random.where();
      }
    } while (random.step());
  });
}

// VT-028, VT-061, VT-062, VT-276: what is looked at between two decisions holds at each of them.
TEST(VtesSettled, NoBloodAboveCapacityNoMinionWithoutLifeAndNoHandTooSmall) {
  each_match<VtesSubject>([](RandomMatch<VtesSubject>& random) {
    const Cards& cards = random.game().cards();
    do {
      const State& state = random.state();
      if (state.turn == 0 || random.match().pending().chance || !random.sometimes(4)) continue;
      const bool hurting = std::ranges::any_of(state.frames, [](const Frame& f) { return f.step == Step::Damage; });
      each_thing(state, [&](ThingId id, const Thing& thing) {
        const bool ally = is_in_play(state, thing) && info(cards, thing).is(CardKind::Ally);
        EXPECT_TRUE(!is_vampire_in_play(cards, thing) || thing.blood <= capacity_of(cards, state, id))
            << random.where();
        EXPECT_TRUE(!ally || hurting || thing.blood > 0) << random.where();
        EXPECT_TRUE(thing.region != Region::Attached || at(state, *thing.host).region != Region::Nowhere)
            << random.where();
      });
      for (const Seat s : playing(state)) EXPECT_GT(state.players[s].pool, 0) << random.where();
    } while (random.step() && !::testing::Test::HasFailure());
  });
}

// VT-665: matches end, with any number of players. They are quick, so there can be many.
TEST(VtesEnds, FiveHundredRandomMatchesOfEachSize) {
  const Vtes game;
  for (unsigned seats = least_players; seats <= most_players; ++seats) {
    const State start = *game.begin({seats});
    Rng rng{seats};
    unsigned ousted = 0;
    for (unsigned i = 0; i < 500 / test::one_in; ++i) {
      State state = start;
      const std::uint64_t choices = random_playout(game, state, rng);
      ASSERT_LT(choices, 200'000U);
      for (const Player& player : state.players) ousted += player.out ? 1 : 0;
    }
    EXPECT_GT(ousted, 400 / test::one_in * (seats - 1)) << "most matches end with ousts";
  }
}

}  // namespace

// A match of VTES is twenty times as long as others. Under the sanitizers it is played above, and its specs go through
// the rules; what the suites compare they compare in the other build.
#if KRYPTA_MATCHES >= 1000
INSTANTIATE_TYPED_TEST_SUITE_P(Vtes, Legality, VtesSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Vtes, Secrecy, VtesSubject);
INSTANTIATE_TYPED_TEST_SUITE_P(Vtes, Record, VtesSubject);
#endif

}  // namespace krypta::properties::vtes_test
