#include "bots/vampire_empire/suspicion.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "bots/search/guide.hpp"
#include "bots/search/lottery.hpp"
#include "bots/search/weighed.hpp"
#include "bots/vampire_empire/retelling.hpp"

namespace krypta::bots::vampire_empire {

namespace {

/// With so many hands the match is played again.
constexpr std::size_t hand_count = 32;
/// So many pairs of a hand and three vampires are asked about a choice, if as many hands as this are among them.
constexpr std::size_t most_asked = 256;
constexpr std::size_t fewest_hands = 8;
/// How often somebody does anything at all, and not what the heuristic bot would do.
constexpr float whimsical = 0.05F;

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
        suspected_(view.known(), {}, manner) {}

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
    return suspected_;
  }

 private:
  /// The match with one hand that the opponent may have, and how well it fits what he did.
  struct Imagined {
    State state{};
    double weight = 1;
  };
  using Weights = search::Weights<VampireEmpire>;

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
      for (const Character c : suspected_.drawn(rng_)) apply(one, Seat::chance, choose(Verb::Vampire, c));
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
    const Odds open{redact(first, opponent_).known(), before, manner_};
    // What he draws at the end of step 1 he cannot hold in it.
    if (first.frames.top().step != Step::Discard) {
      for (Imagined& one : imagined_) hold(one, shown);
    }
    if (seen->choice) learn(*seen->choice, open);
    for (Imagined& one : imagined_) choose_as_seen(one, *seen, shown.ever, open);
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

  /// How likely he takes each choice; `open` is what everybody could reckon before.
  Weights weigh(const State& state, const Options& choices, const Odds& open) {
    const GameView view = redact(state, opponent_);
    const Verdict verdict = judge(Mind{game_, view.known(), opponent_, open, rng_, manner_}, choices);
    Weights likely{};
    search::weigh_judged<VampireEmpire>(verdict, choices, scale(state.frames.top().step) / sharpness, likely);
    const float all = std::accumulate(likely.begin(), likely.begin() + choices.size(), 0.0F);
    const auto count = static_cast<float>(choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) likely[i] = (1 - whimsical) * likely[i] / all + whimsical / count;
    return likely;
  }

  /// What he has chosen openly, asked of every three with some hands.
  void learn(Choice choice, const Odds& open) {
    const Worlds& threes = suspected_.worlds();
    if (threes.size() == 1) return;
    std::vector<double> chances(threes.size());
    const std::size_t asked = std::clamp(most_asked / threes.size(), fewest_hands, imagined_.size());
    for (std::size_t i = 0; i < asked; ++i) {
      Imagined& one = imagined_[i * imagined_.size() / asked];
      for (std::size_t three = 0; three < threes.size(); ++three) {
        one.state.vampires.value = threes[three];
        Options choices;
        game_.options(one.state, opponent_, choices);
        const auto at = static_cast<std::size_t>(std::ranges::find(choices, choice) - choices.begin());
        if (at == choices.size()) continue;
        chances[three] += one.weight * (choices.size() == 1 ? 1 : weigh(one.state, choices, open)[at]);
      }
    }
    for (std::size_t three = 0; three < threes.size(); ++three) chances[three] *= suspected_.chance(three);
    if (std::ranges::any_of(chances, [](double chance) { return chance > 0; })) suspected_ = Odds{threes, chances};
  }

  void choose_as_seen(Imagined& one, const Seen& seen, const CardSet& shown, const Odds& open) {
    one.state.vampires.value = suspected_.drawn(rng_);
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
    const Weights likely = weigh(one.state, choices, open);
    search::Lottery lottery;
    for (std::size_t i = 0; i < choices.size(); ++i) lottery.add(fits(choices[i], kept) ? likely[i] : 0);
    one.weight *= lottery.all();
    apply(one, opponent_, choices[lottery.draw(rng_)]);
  }

  /// Hands that hardly fit give way to those that do; tells whether any fits.
  bool settle() {
    const double counting = search::counting(imagined_);
    if (counting == 0) return false;
    const bool stuck = std::ranges::any_of(imagined_, [](const Imagined& one) { return one.weight <= 0; });
    if (stuck || 2 * counting < hand_count) search::draw_again(imagined_, rng_);
    return true;
  }

  const VampireEmpire& game_;
  const GameView& view_;
  const Manner& manner_;
  Rng& rng_;
  Seat opponent_;
  Retelling retelling_;
  Odds suspected_;
  std::vector<Imagined> imagined_{};
};

}  // namespace

std::optional<Odds> suspicion(const VampireEmpire& game, const GameView& view, const Manner& manner, Rng& rng) {
  return Listener{game, view, manner, rng}.listen();
}

}  // namespace krypta::bots::vampire_empire
