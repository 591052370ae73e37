#include "bots/vampire_empire/suspicion.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace krypta::bots::vampire_empire {

namespace {

/// With so many hands the match is played again.
constexpr std::size_t hand_count = 32;
/// So many pairs of a hand and a set of tokens are asked about a choice, if as many hands as this are among them.
constexpr std::size_t most_asked = 256;
constexpr std::size_t fewest_hands = 8;
/// How often somebody does anything at all, and not what the heuristic bot would do.
constexpr double whimsical = 0.05;

/// How sharply he tells choices apart, next to somebody in a line of the search.
constexpr double sharpness = 2;

Card any_of(const CardSet& cards, Rng& rng) { return cards.nth(rng.below(cards.size())); }

}  // namespace

Suspicion::Suspicion(const State& known) {
  if (!known.vampires.known) {
    held_ = worlds_of(known);
  } else {
    const CharacterSet humans = CharacterSet::all() - known.vampires.value;
    for (const Character one : humans) {
      for (const Character another : humans) {
        if (one < another) held_.push_back(CharacterSet::of(one, another));
      }
    }
  }
  chances_.assign(held_.size(), 1.0 / static_cast<double>(held_.size()));
}

double Suspicion::chance(const CharacterSet& tokens) const {
  const auto found = std::ranges::find(held_, tokens);
  return found == held_.end() ? 0 : chances_[static_cast<std::size_t>(found - held_.begin())];
}

CharacterSet Suspicion::drawn(Rng& rng) const {
  double rest = rng.fraction();
  for (std::size_t i = 0; i + 1 < held_.size(); ++i) {
    rest -= chances_[i];
    if (rest < 0) return held_[i];
  }
  return held_.back();
}

/// Plays the match again.
class Listener {
 public:
  Listener(const VampireEmpire& game, const GameView& view, const EnumArray<Side, Manner>& manners, Rng& rng)
      : game_(game),
        view_(view),
        manners_(manners),
        rng_(rng),
        opponent_(other(view.seat())),
        retelling_(view),
        suspicion_(view.known()) {}

  [[nodiscard]] std::optional<Suspicion> listen() {
    const std::string vampires = seat_of(view_.known(), Side::Vampire) == seat(0) ? "0" : "1";
    const auto start = game_.begin({table_size, {{"vampires", vampires}}});
    if (!start) return std::nullopt;
    imagined_.assign(hand_count, Imagined{.state = *start});
    // No match has as many choices; a memory that tells of another match must not be listened to for ever.
    constexpr unsigned most_choices = 4096;
    for (unsigned i = 0; i < most_choices && !retelling_.ends_at(imagined_[0].state); ++i) {
      if (!follow() || !settle()) return std::nullopt;
    }
    // Everything has come as the seat sees it.
    if (!(redact(imagined_[0].state, view_.seat()).known() == view_.known())) return std::nullopt;
    return suspicion_;
  }

 private:
  /// The match with one hand that the opponent may have, and how well it fits what he did.
  struct Imagined {
    State state{};
    double weight = 1;
  };
  using Likely = FixedVector<double, VampireEmpire::max_options>;

  void apply(Imagined& one, Seat who, Choice choice) const {
    Events ignored;
    game_.apply(one.state, who, choice, ignored);
  }
  bool apply_to_all(Seat who, std::optional<Choice> choice) {
    if (!choice) return false;
    for (Imagined& one : imagined_) apply(one, who, *choice);
    return true;
  }

  /// The next choice of chance or a player; tells whether the memory knows of it.
  bool follow() {
    const State& first = imagined_[0].state;
    const Pending now = game_.pending(first);
    if (now.over) return false;
    if (now.chance) return follow_chance(first.frames.top());
    const Seat who = now.must.lowest();
    if (who == opponent_) return follow_opponent();
    const auto seen = retelling_.chosen_by(first, who);
    return seen && apply_to_all(who, seen->choice);
  }

  bool follow_chance(const Frame& frame) {
    switch (frame.step) {
      case Step::DrawVampires: return deal_tokens(Verb::Vampire, view_.known().vampires);
      case Step::DrawTokens: return deal_tokens(Verb::Token, view_.known().tokens);
      case Step::DrawCards:
      case Step::LoseCards:
        if (*frame.seat == opponent_) return draw_unseen(frame.step == Step::LoseCards);
        [[fallthrough]];
      default: return apply_to_all(Seat::chance, retelling_.came(imagined_[0].state));
    }
  }
  bool deal_tokens(Verb verb, const Secret<CharacterSet>& tokens) {
    for (Imagined& one : imagined_) {
      for (const Character c : tokens.known ? tokens.value : suspicion_.drawn(rng_))
        apply(one, Seat::chance, choose(verb, c));
    }
    return true;
  }
  bool draw_unseen(bool lost) {
    const CardSet kept = lost ? retelling_.shown_by(opponent_).ever : CardSet{};
    for (Imagined& one : imagined_) {
      const CardSet& hand = one.state.players[opponent_].hand.value;
      const CardSet loose = hand - kept;
      apply(one, Seat::chance,
            lost ? choose(Verb::Lose, any_of(loose.empty() ? hand : loose, rng_)) : game_.sample(one.state, rng_));
    }
    return true;
  }

  bool follow_opponent() {
    const State& first = imagined_[0].state;
    const Retelling::Shown shown = retelling_.shown_by(opponent_);
    const std::span<const Event> before = retelling_.so_far();
    const auto seen = retelling_.chosen_by(first, opponent_);
    if (!seen) return false;
    State open = redact(first, opponent_).known();
    open.tokens.known = false;
    odds_.assign(1, Odds{open, before, manners_[side_of(first, opponent_)]});
    if (side_of(first, opponent_) == Side::Human) {
      open.tokens.known = true;
      for (const CharacterSet& tokens : suspicion_.held_) {
        open.tokens.value = tokens;
        odds_.push_back(Odds{open, odds_[0]});
      }
    }
    // What he draws at the end of step 1 he cannot hold in it.
    if (first.frames.top().step != Step::Discard) {
      for (Imagined& one : imagined_) hold(one, shown);
    }
    if (seen->choice) learn(*seen->choice);
    for (Imagined& one : imagined_) choose_as_seen(one, *seen, shown.ever);
    return true;
  }

  /// What he shows before he draws again he holds now; it changes places with a card that he does not show.
  void hold(Imagined& one, const Retelling::Shown& shown) {
    Player& player = one.state.players[opponent_];
    CardSet& hand = player.hand.value;
    for (const Card c : shown.soon - hand - player.played) {
      const CardSet others = hand - shown.soon;
      const CardSet loose = others - shown.ever;
      if (others.empty()) return;
      const Card instead = any_of(loose.empty() ? others : loose, rng_);
      for (CardSet* pile : {&player.deck.value, &player.cellar.value, &player.moat.value}) {
        if (!pile->has(c)) continue;
        pile->remove(c);
        pile->add(instead);
        hand.remove(instead);
        hand.add(c);
        break;
      }
    }
  }

  CharacterSet& tokens_of(State& state) const {
    return side_of(state, opponent_) == Side::Vampire ? state.vampires.value : state.tokens.value;
  }
  /// What the human player thinks if the opponent holds these tokens.
  [[nodiscard]] const Odds& odds_with(std::size_t held) const { return odds_.size() == 1 ? odds_[0] : odds_[1 + held]; }

  /// How likely he takes each choice.
  Likely weigh(const State& state, std::size_t held, const Options& choices) {
    const GameView view = redact(state, opponent_);
    const Side side = side_of(state, opponent_);
    const Verdict verdict = judge(Mind{game_, view.known(), opponent_, odds_with(held), rng_, manners_[side]}, choices);
    Likely likely;
    for (std::size_t i = 0; i < choices.size(); ++i) likely.push_back(0);
    const double unit = scale(state.frames.top().step) / sharpness;
    double all = 0;
    for (const Judged& judged : verdict) {
      const auto i = static_cast<std::size_t>(std::ranges::find(choices, judged.choice) - choices.begin());
      likely[i] = std::exp((judged.value - verdict[0].value) / unit);
      all += likely[i];
    }
    const auto count = static_cast<double>(choices.size());
    for (double& one : likely) one = (1 - whimsical) * one / all + whimsical / count;
    return likely;
  }

  /// What he has chosen openly, asked of every set of tokens with every hand.
  void learn(Choice choice) {
    if (suspicion_.held_.size() == 1) return;
    std::vector<double> fits(suspicion_.held_.size());
    const std::size_t asked = std::clamp(most_asked / fits.size(), fewest_hands, hand_count);
    for (std::size_t i = 0; i < asked; ++i) {
      Imagined& one = imagined_[i * hand_count / asked];
      CharacterSet& tokens = tokens_of(one.state);
      const CharacterSet drawn = tokens;
      for (std::size_t held = 0; held < fits.size(); ++held) {
        tokens = suspicion_.held_[held];
        Options choices;
        game_.options(one.state, opponent_, choices);
        const auto at = static_cast<std::size_t>(std::ranges::find(choices, choice) - choices.begin());
        if (at == choices.size()) continue;
        fits[held] += one.weight * (choices.size() == 1 ? 1 : weigh(one.state, held, choices)[at]);
      }
      tokens = drawn;
    }
    const double all = std::inner_product(fits.begin(), fits.end(), suspicion_.chances_.begin(), 0.0);
    if (!(all > 0)) return;
    for (std::size_t held = 0; held < fits.size(); ++held) suspicion_.chances_[held] *= fits[held] / all;
  }

  void choose_as_seen(Imagined& one, const Seen& seen, const CardSet& shown) {
    const CharacterSet tokens = suspicion_.drawn(rng_);
    tokens_of(one.state) = tokens;
    Options choices;
    game_.options(one.state, opponent_, choices);
    const auto fits = [&](Choice choice, const CardSet& kept) {
      return seen.choice ? choice == *seen.choice : verb(choice) == seen.verb && !kept.has(chosen<Card>(choice));
    };
    const auto any = [&](const CardSet& kept) {
      return std::ranges::any_of(choices, [&](Choice choice) { return fits(choice, kept); });
    };
    const CardSet kept = any(shown) ? shown : CardSet{};
    if (!any(kept)) {
      one.weight = 0;
      return;
    }
    if (choices.size() == 1) return apply(one, opponent_, choices[0]);
    const auto held = static_cast<std::size_t>(std::ranges::find(suspicion_.held_, tokens) - suspicion_.held_.begin());
    const Likely likely = weigh(one.state, held, choices);
    double all = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) all += fits(choices[i], kept) ? likely[i] : 0;
    one.weight *= all;
    double rest = rng_.fraction() * all;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < choices.size() && rest >= 0; ++i) {
      if (!fits(choices[i], kept)) continue;
      taken = i;
      rest -= likely[i];
    }
    apply(one, opponent_, choices[taken]);
  }

  /// Hands that hardly fit give way to those that do; tells whether any fits.
  bool settle() {
    double all = 0;
    double squares = 0;
    for (const Imagined& one : imagined_) {
      all += one.weight;
      squares += one.weight * one.weight;
    }
    if (!(all > 0)) return false;
    constexpr auto count = static_cast<double>(hand_count);
    const bool stuck = std::ranges::any_of(imagined_, [](const Imagined& one) { return one.weight <= 0; });
    if (!stuck && 2 * all * all > count * squares) {
      for (Imagined& one : imagined_) one.weight *= count / all;
      return true;
    }
    std::vector<Imagined> next;
    next.reserve(hand_count);
    double up_to = 0;
    const double first = rng_.fraction();
    for (const Imagined& one : imagined_) {
      up_to += one.weight * count / all;
      while (next.size() < hand_count && static_cast<double>(next.size()) + first < up_to)
        next.push_back({one.state, 1});
    }
    while (next.size() < hand_count) next.push_back(next.back());  // what rounding has left out
    imagined_ = std::move(next);
    return true;
  }

  const VampireEmpire& game_;
  const GameView& view_;
  const EnumArray<Side, Manner>& manners_;
  Rng& rng_;
  Seat opponent_;
  Retelling retelling_;
  Suspicion suspicion_;
  std::vector<Imagined> imagined_{};
  std::vector<Odds> odds_{};  ///< in public; then, if he plays the humans, with each set of tokens
};

std::optional<Suspicion> Suspicion::of(const VampireEmpire& game, const GameView& view,
                                       const EnumArray<Side, Manner>& manners, Rng& rng) {
  return Listener{game, view, manners, rng}.listen();
}

}  // namespace krypta::bots::vampire_empire
