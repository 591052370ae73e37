#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "engine/core/playout.hpp"
#include "engine/games/vtes/decks/deck.hpp"
#include "engine/games/vtes/events.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/games/vtes/rules.hpp"
#include "engine/games/vtes/vocabulary.hpp"
#include "engine/games/vtes/why/why.hpp"
#include "engine/games/vtes/words.hpp"
#include "tests/properties/properties.hpp"
#include "tests/sanitized.hpp"

namespace krypta::properties::vtes_test {

using namespace vtes;

namespace {

constexpr std::string_view political_deck = R"(Crypt
2x Mkhokheli (G6)
2x Alice Chen (G6)
2x Andi Liu (G6)
2x Alexander Silverson (G6)
2x Donny Kowalczyk (G6)
1x Elisha Tucker (G6)
1x Missy Shillingford (G6)
Library
12x Kine Resources Contested
8x Parity Shift
6x Ancilla Empowerment
8x Consanguineous Boon
8x Toreador Justicar
8x Bewitching Oration
6x Voter Captivation
3x Elysium: The Palace of Versailles
3x Ventrue Headquarters
)";

constexpr std::string_view imbued_deck = R"(Crypt
2x Jack "Hannibal137" Harmon
2x Marion "Teacher193" Perks
2x Jennie "Cassie247" Orne
2x Leaf "Potter116" Pankowski
2x Béatrice "Oracle171" Tremblay
2x Xian "DziDzat155" Quan
Library
28x Second Sight
8x Bond
8x Discern
4x Project
8x Vigilance
4x .44 Magnum
)";

struct VtesSubject {
  using Game = Vtes;
  static constexpr bool shared_places_do_not_win = true;  // VT-668
  /// A match of five has some 6,000 choices.
  static constexpr unsigned matches_each = 1;
  static bool may_be_nobody(std::string_view) { return false; }
  static std::vector<Setup> setups(unsigned seats) {
    const bool even = seats % 2 == 0;
    return {{seats, {{"decks", even ? "secret" : "open"}}, even ? their_own(seats) : std::vector<std::string>{}}};
  }

  static std::vector<Choice> notation() {
    std::vector<Choice> all;
    for (const Verb v : {Verb::Pass, Verb::Hold, Verb::EndPhase, Verb::Edge, Verb::Withdraw, Verb::DrawCrypt,
                         Verb::HandStrike, Verb::Maneuver, Verb::Press, Verb::Prevent, Verb::PreventGun, Verb::CastFor,
                         Verb::CastAgainst, Verb::KeepEdge, Verb::Yes, Verb::No, Verb::Done, Verb::Time})
      all.push_back(choose(v));
    for (const Verb v : {Verb::CastFor, Verb::CastAgainst})
      all.push_back(choose(v, static_cast<unsigned>(Uncast::Card)));
    for (unsigned s = 0; s < most_players; ++s) {
      all.push_back(choose(Verb::First, seat(s)));
      all.push_back(choose(Verb::PickPlayer, seat(s)));
    }
    for (unsigned n = 0; n <= 2; ++n) all.push_back(choose(Verb::Pay, n));
    for (unsigned n = 0; n <= most_numbers; ++n) all.push_back(choose(Verb::PickNumber, n));
    for (unsigned n = 0; n < 4; ++n) all.push_back(choose(Verb::PickOption, n));
    const auto types = vocabulary().types;
    for (unsigned t = 0; t < types.size(); ++t) {
      for (unsigned w = 0; w < types[t].words.size(); ++w) all.push_back(pick_word(static_cast<Kind>(t), w));
    }
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
    if (shows_hand(told) && one.players[secret].hand.value != other.players[secret].hand.value) return std::nullopt;
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

  static std::string brought(std::string_view deck) {
    const ReadDeck read = read_deck_text(facts(), deck);
    const Brought brought = Vtes{}.bring(deck_value(facts(), read.deck));
    EXPECT_TRUE(brought.flaws.empty());
    return brought.written;
  }
  /// Every other seat brings a deck that does little but call referendums, and the one behind it a deck of imbued.
  static std::vector<std::string> their_own(unsigned seats) {
    std::vector<std::string> all(seats);
    for (unsigned s = 0; s < seats; s += 2) all[s] = brought(political_deck);
    all[1] = brought(imbued_deck);
    return all;
  }

  static void add_of_things(std::vector<Choice>& all) {
    for (unsigned t = 0; t < places; ++t) {
      const auto id = static_cast<ThingId>(t);
      for (const Verb v : {Verb::Bleed, Verb::Hunt, Verb::LeaveTorpor, Verb::BecomeAnarch, Verb::Block, Verb::Keep,
                           Verb::Yield, Verb::Transfer, Verb::TakeBack, Verb::Emerge, Verb::Aim, Verb::CastFor,
                           Verb::CastAgainst, Verb::PickThing, Verb::Unlock, Verb::Mark, Verb::StepIn, Verb::Recover})
        all.push_back(choose(v, id));
      for (unsigned k = 0; k < 6; ++k) {
        all.push_back(choose(Verb::Trigger, 0, t, k));
        all.push_back(choose(Verb::Use, no_thing, t, k));
        for (unsigned m = 0; m < places; ++m) all.push_back(choose(Verb::Use, m, t, k));
      }
      for (unsigned m = 0; m < places; ++m) {
        for (const Verb v : {Verb::Rescue, Verb::Diablerie, Verb::TakeEquipment, Verb::Pursue, Verb::BurnImbued})
          all.push_back(choose(v, id, static_cast<ThingId>(m)));
      }
    }
  }

  static void add_of_cards(std::vector<Choice>& all) {
    const Vtes game;
    std::set<CardId> cards;
    for (const Setup& setup : {Setup{.seats = most_players}, setups(2).front()}) {
      const State start = *game.begin(setup);
      for (const Player& player : start.players) cards.insert(player.deck.value.begin(), player.deck.value.end());
    }
    for (const CardId card : cards) {
      if (is_crypt(card)) {
        all.push_back(choose(Verb::GetCrypt, card));
        continue;
      }
      for (const Verb v : {Verb::Get, Verb::Discard, Verb::BurnOption, Verb::PickCard, Verb::BallotFor,
                           Verb::BallotAgainst, Verb::BallotKeep})
        all.push_back(choose(v, card));
      if (game.cards()[card].is(CardKind::Conviction)) add_of_conviction(card, all);
      for (unsigned k = 0; k < game.cards()[card].abilities.size(); ++k) {
        all.push_back(choose(Verb::Play, static_cast<unsigned>(card), no_thing, k));
        for (unsigned m = 0; m < places; ++m) all.push_back(choose(Verb::Play, static_cast<unsigned>(card), m, k));
      }
    }
    std::ranges::sort(all);
    const auto again = std::unique(all.begin(), all.end());
    all.erase(again, all.end());
  }

  static void add_of_conviction(CardId card, std::vector<Choice>& all) {
    for (const Pile pile : all_of<Pile>()) {
      const auto from = static_cast<unsigned>(pile);
      all.push_back(choose(Verb::Learn, static_cast<unsigned>(card), no_thing, from));
      for (unsigned m = 0; m < places; ++m)
        all.push_back(choose(Verb::Conviction, static_cast<unsigned>(card), m, from));
    }
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
  static bool shows_hand(const std::vector<LoggedEvent>& log) {
    return std::ranges::any_of(log, [](const LoggedEvent& logged) {
      const auto kind = static_cast<EventKind>(logged.event.kind);
      return kind == EventKind::HandLookedAt || kind == EventKind::HandOpened;
    });
  }
  static std::vector<Event> told_to_others(const std::vector<LoggedEvent>& log, Seat secret) {
    std::vector<Event> all;
    for (const LoggedEvent& logged : log) {
      if (!(logged.audience - SeatSet::of(secret)).empty()) all.push_back(logged.event);
    }
    return all;
  }
};

// Whoever could do nothing else where she may be passed over has one choice only, unless she is asked in secret whether
// she wants the impulse.
TEST(VtesPassing, WhoeverIsNotAbleCanOnlyPass) {
  unsigned idle = 0;
  unsigned sealed = 0;
  each_match<VtesSubject>([&](RandomMatch<VtesSubject>& random) {
    do {
      for (const Seat s : random.match().pending().must) {
        const auto passing = random.game().passing(redact(random.state(), Seat::spectator), s);
        if (!passing) continue;
        const bool able = random.game().able(redact(random.state(), s), s);
        idle += able ? 0 : 1;
        if (is_wish(random.state().frames.top())) {
          ++sealed;
        } else {
          ASSERT_EQ(random.match().options(s).size() > 1, able) << random.where();
        }
      }
    } while (random.step());
  });
  EXPECT_GT(idle, 100U);
  EXPECT_GT(sealed, 100U);
}

// What is listed and what is explained are found by the same questions: nothing legal is barred, and of everything else
// it is known what bars it. Tried are choices at random, and each card of the hand with each of one's own minions.
TEST(VtesBars, AreExactlyOfWhatIsNotOffered) {
  const std::vector<Choice> notation = VtesSubject::notation();
  std::set<Bar> met;
  each_match<VtesSubject>([&](RandomMatch<VtesSubject>& random) {
    do {
      const Pending now = random.match().pending();
      if (now.over || now.chance) continue;
      const Seat s = now.must.lowest();
      const auto view = redact(random.state(), s);
      const State& known = view.known();
      const Cards& cards = random.game().cards();
      Options legal;
      random.game().options(known, s, legal);
      std::vector<Choice> tried = some_of(notation, random.rng(), most_tried);
      tried.insert(tried.end(), legal.begin(), legal.end());
      for (const CardId card : known.players[s].hand.value) {
        each_thing(known, [&](ThingId id, const Thing& thing) {
          for (unsigned k = 0; thing.controller == s && k < cards[card].abilities.size(); ++k)
            tried.push_back(choose(Verb::Play, static_cast<unsigned>(card), static_cast<unsigned>(id), k));
        });
      }
      for (const Choice c : tried) {
        const Bar bar = bar_of({cards, known, s, legal}, c);
        ASSERT_EQ(bar == Bar::None, legal.contains(c)) << random.game().write(c) << random.where();
        met.insert(bar);
      }
    } while (random.step() && !::testing::Test::HasFatalFailure());
  });
  EXPECT_GT(met.size(), 45U);
}

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
        const bool ally = is_in_play(state, thing) && info(cards, thing).is(CardKind::Ally) &&
                          thing.region != Region::Incapacitated;  // VT-785
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

/// What time was called in the middle of.
struct Middles {
  unsigned dealing = 0;
  unsigned first_turn = 0;
  unsigned drawing = 0;
  unsigned sealed = 0;
  unsigned fights = 0;
  unsigned damage = 0;
  unsigned effects = 0;
  unsigned ousted = 0;

  void count(const State& state, const Pending& now) {
    const auto stands = [&](Step step) {
      return std::ranges::any_of(state.frames, [&](const Frame& f) { return f.step == step; });
    };
    dealing += state.turn == 0 ? 1 : 0;
    first_turn += state.turn == 1 ? 1 : 0;
    drawing += state.turn > 0 && now.chance ? 1 : 0;
    sealed += now.sealed.empty() ? 0 : 1;
    fights += stands(Step::Combat) ? 1 : 0;
    damage += stands(Step::Damage) ? 1 : 0;
    effects += state.effects.empty() ? 0 : 1;
    ousted += playing(state).size() < seat_count(state) ? 1 : 0;
  }
};

void expect_called(const Match<Vtes>& called, const State& before, const std::string& where) {
  const Vtes& game = called.game();
  const State& after = called.state();
  Pending nobody;
  nobody.over = true;
  EXPECT_EQ(called.pending(), nobody) << where;
  const auto unsound = game.check(after);
  ASSERT_FALSE(unsound.has_value()) << unsound->message << where;
  for (unsigned s = 0; s < seat_count(after); ++s) {
    const Player& player = after.players[seat(s)];
    EXPECT_EQ(player.points, before.players[seat(s)].points) << where;
    EXPECT_EQ(player.half, !before.players[seat(s)].out) << where;
    EXPECT_TRUE(player.deck.open) << where;
    EXPECT_EQ(player.hand.value, before.players[seat(s)].hand.value) << where;
  }
  const Outcome outcome = game.result(after);
  EXPECT_EQ(outcome.halves, playing(before)) << where;
  EXPECT_FALSE(game.verdict(after).empty()) << where;
  State read{};
  ASSERT_FALSE(from_value(to_value(after), read).has_value()) << where;
  EXPECT_TRUE(same(read, after)) << where;
}

// VT-665: the table may call time in the middle of anything, and then it is over; a copy, a replay and a position of it
// are what those of any choice are.
TEST(VtesTime, MayBeCalledAtAnyMoment) {
  Middles middles;
  const TypedGame<Vtes> games;
  each_match<VtesSubject>([&](RandomMatch<VtesSubject>& random) {
    do {
      const Pending now = random.match().pending();
      const bool rare =
          std::ranges::any_of(random.state().frames, [](const Frame& f) { return f.step == Step::Damage; }) ||
          random.state().turn <= 1;
      if (now.over || !random.sometimes(rare ? 4 : 30)) continue;
      middles.count(random.state(), now);
      const std::uint64_t hash = hash_of(random.state());
      Match<Vtes> called = random.match();
      ASSERT_FALSE(called.call_time().has_value()) << random.where();
      expect_called(called, random.state(), random.where());
      EXPECT_EQ(hash_of(random.state()), hash) << "a copy was called";
      EXPECT_EQ(called.record().choice(called.length() - 1), (MadeChoice{Seat::table, choose(Verb::Time)}));
      ASSERT_TRUE(called.call_time().has_value()) << "once" << random.where();
      const Seat observer = observers(random.seats())[random.rng().below(random.seats() + 1)];
      const auto view = called.view(observer);
      EXPECT_TRUE(same(redact(random.game().complete(view, random.rng()), observer).known(), view.known()))
          << random.where();
      if (!random.sometimes(10)) continue;
      EXPECT_TRUE(same(called.rewound(called.length()).state(), called.state())) << random.where();
      EXPECT_TRUE(same(called.rewound(called.length() - 1).state(), random.state())) << random.where();
      const TypedMatch<Vtes> live{called};
      EXPECT_TRUE(games.load(live.state())) << random.where();
      const auto again = games.begin(random.setup());
      for (std::size_t i = 0; i < live.length(); ++i)
        ASSERT_FALSE((*again)->act(live.choice(i).seat, live.choice(i).option).has_value()) << random.where();
      EXPECT_EQ((*again)->hash(), live.hash()) << random.where();
    } while (!::testing::Test::HasFailure() && random.step());
  });
  EXPECT_GT(middles.dealing, 0U);
  EXPECT_GT(middles.first_turn, 0U);
  EXPECT_GT(middles.drawing, 0U);
  EXPECT_GT(middles.sealed, 0U);
  EXPECT_GT(middles.fights, 0U);
  EXPECT_GT(middles.damage, 0U);
  EXPECT_GT(middles.effects, 0U);
  EXPECT_GT(middles.ousted, 0U);
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
