#include "bots/vampire_empire/suspicion.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "bots/vampire_empire/retelling.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// With so many hands the match is played again.
constexpr std::size_t hand_count = 32;
/// So many pairs of a hand and three vampires are asked about a choice, if as many hands as this are among them.
constexpr std::size_t most_asked = 256;
constexpr std::size_t fewest_hands = 8;
/// How often somebody does anything at all, and not what the heuristic bot would do.
constexpr double whimsical = 0.05;

/// How sharply he tells choices apart, next to somebody in a line of the search.
constexpr double sharpness = 2;

Card any_of(const CardSet& cards, Rng& rng) { return cards.nth(rng.below(cards.size())); }

/// Plays the match again.
class Listener {
 public:
  Listener(const VampireEmpire& game, const GameView& view, const Manner& manner, Rng& rng)
      : game_(game),
        view_(view),
        manner_(manner),
        rng_(rng),
        opponent_(other(view.seat())),
        retelling_(view),
        threes_(worlds_of(view.known())),
        chances_(threes_.size(), 1.0 / static_cast<double>(threes_.size())) {}

  [[nodiscard]] std::optional<Odds> listen() {
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
    return Odds{threes_, chances_};
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
      case Step::DrawVampires: return deal_vampires();
      case Step::DrawTokens: return deal_tokens();
      case Step::DrawCards:
      case Step::LoseCards:
        if (*frame.seat == opponent_) return draw_unseen(frame.step == Step::LoseCards);
        [[fallthrough]];
      default: return apply_to_all(Seat::chance, retelling_.came(imagined_[0].state));
    }
  }
  bool deal_tokens() {
    for (Imagined& one : imagined_) {
      for (const Character c : view_.known().tokens.value) apply(one, Seat::chance, choose(Verb::Token, c));
    }
    return true;
  }
  bool deal_vampires() {
    for (Imagined& one : imagined_) {
      for (const Character c : three_drawn()) apply(one, Seat::chance, choose(Verb::Vampire, c));
    }
    return true;
  }
  CharacterSet three_drawn() {
    double rest = rng_.fraction();
    for (std::size_t i = 0; i + 1 < threes_.size(); ++i) {
      rest -= chances_[i];
      if (rest < 0) return threes_[i];
    }
    return threes_.back();
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
    odds_.emplace(redact(first, opponent_).known(), before, manner_);
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

  /// How likely he takes each choice.
  Likely weigh(const State& state, const Options& choices) {
    const GameView view = redact(state, opponent_);
    const Verdict verdict = judge(Mind{game_, view.known(), opponent_, *odds_, rng_, manner_}, choices);
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

  /// What he has chosen openly, asked of every three with some hands.
  void learn(Choice choice) {
    if (threes_.size() == 1) return;
    std::vector<double> fits(threes_.size());
    const std::size_t asked = std::clamp(most_asked / fits.size(), fewest_hands, hand_count);
    for (std::size_t i = 0; i < asked; ++i) {
      Imagined& one = imagined_[i * hand_count / asked];
      for (std::size_t three = 0; three < fits.size(); ++three) {
        one.state.vampires.value = threes_[three];
        Options choices;
        game_.options(one.state, opponent_, choices);
        const auto at = static_cast<std::size_t>(std::ranges::find(choices, choice) - choices.begin());
        if (at == choices.size()) continue;
        fits[three] += one.weight * (choices.size() == 1 ? 1 : weigh(one.state, choices)[at]);
      }
    }
    const double all = std::inner_product(fits.begin(), fits.end(), chances_.begin(), 0.0);
    if (!(all > 0)) return;
    for (std::size_t three = 0; three < fits.size(); ++three) chances_[three] *= fits[three] / all;
  }

  void choose_as_seen(Imagined& one, const Seen& seen, const CardSet& shown) {
    one.state.vampires.value = three_drawn();
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
    const Likely likely = weigh(one.state, choices);
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
  const Manner& manner_;
  Rng& rng_;
  Seat opponent_;
  Retelling retelling_;
  Worlds threes_;
  std::vector<double> chances_;  ///< of each of them to be the vampires
  std::vector<Imagined> imagined_{};
  std::optional<Odds> odds_{};  ///< that everybody could reckon when the choice was made that is told next
};

}  // namespace

std::optional<Odds> suspicion(const VampireEmpire& game, const GameView& view, const Manner& manner, Rng& rng) {
  return Listener{game, view, manner, rng}.listen();
}

}  // namespace krypta::bots::vampire_empire
