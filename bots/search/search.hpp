#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bots/search/findings.hpp"
#include "bots/search/guide.hpp"
#include "bots/search/select.hpp"
#include "bots/search/stopper.hpp"
#include "engine/core/hash.hpp"

/// Tree search for games in which nobody sees everything.
///
/// Every seat has a tree of its own, whose nodes are found by what that seat knows. An iteration teaches one seat: in a
/// position that this seat may be in it tries choices and learns what follows, while the others do what they have
/// learnt so far, or what the guide thinks of them. The searcher is taught in positions drawn from its view. An
/// opponent is taught in positions drawn again, from what he would know in one of these: so no opponent ever learns
/// from the searcher's secrets. Decisions that several make at once need nothing more, for nobody's node depends on
/// what the others have sealed; they are taught by regret, since their answer may be a mixture.
namespace krypta::bots::search {

struct Settings {
  Tuning tuning{};
  double others = 0.4;  ///< the share of the iterations that teach other seats
};

template <Game G, Guide<G> T>
class Search {
 public:
  using State = typename G::State;

  Search(const G& game, const View<State>& view, const Choices<G>& choices, T& guide, const Settings& settings,
         std::uint64_t seed)
      : game_(game),
        guide_(guide),
        settings_(settings),
        self_(view.seat()),
        rng_(seed),
        learners_(SeatSet::of(view.seat())) {
    const State world = guide_.draw(rng_);
    own_ = at_first(world, self_);
    const Pending now = game.pending(world);
    Weights<G> weights;
    guide_.consider(choices, weights, rng_);
    root_ = tree_.add(key_of(self_, at_root), now.must.size() > 1, {choices.begin(), choices.size()},
                      {weights.data(), choices.size()});
  }

  template <Stopper S>
  void run(S stop) {
    do {
      iterate();
      ++iterations_;
    } while (!stop(progress()));
  }

  [[nodiscard]] const Tree& tree() const { return tree_; }
  [[nodiscard]] NodeId root() const { return root_; }
  [[nodiscard]] Progress progress() const {
    std::uint32_t best = 0;
    std::uint32_t next = 0;
    for (const Edge& edge : tree_.edges(root_)) {
      next = std::max(next, std::min(best, edge.visits));
      best = std::max(best, edge.visits);
    }
    // A mixture goes on changing.
    return {iterations_, tree_.bytes(), tree_[root_].sealed ? 0U : best - next};
  }

  [[nodiscard]] Findings findings() const {
    const Node& node = tree_[root_];
    Findings found{.mixed = node.sealed, .iterations = iterations_, .simulated = simulated_, .nodes = tree_.size()};
    const auto edges = tree_.edges(root_);
    double all = 0;
    for (const Edge& edge : edges) all += preference(node, edge);
    for (const Edge& edge : edges) {
      const double weight = all > 0 ? preference(node, edge) / all : 0;
      found.choices.push_back({edge.choice, edge.mean(), weight, edge.prior, edge.visits});
    }
    const auto taught = static_cast<double>(std::max<std::uint64_t>(1, own_iterations_));
    for (unsigned s = 0; s < max_seats; ++s) found.expected[s] = expected_[s] / taught;
    return found;
  }

 private:
  static constexpr std::uint64_t at_root = 0x6B72797074610001U;
  struct Step {
    NodeId node;
    std::size_t taken;
  };
  /// Most lines begin alike in the eyes of a seat, and to compare is quicker than to hash.
  struct Beginning {
    State known;
    std::uint64_t hash;
  };

  void iterate() {
    State world = guide_.draw(rng_);
    Seat taught = self_;
    const unsigned seats = game_.seats(world);
    if (seats > 1 && rng_.fraction() < settings_.others) {
      const unsigned other = rng_.below(seats - 1);
      taught = seat(other < number(self_) ? other : other + 1);
      world = guide_.draw_for(redact(world, taught), rng_);
      learners_.add(taught);
    }
    if constexpr (Follows<T, G>) guide_.begin_line(world, taught == self_);
    teach(taught, world);
  }

  /// One line of play from the root position, in the tree while it is known, then as the guide would play.
  void teach(Seat taught, State& state) {
    path_.clear();
    at_once_ = {};
    start(state, taught);
    bool inside = true;
    Values values{};
    for (;;) {
      const Pending now = game_.pending(state);
      if (now.over) {
        values = shares(game_, state);
        break;
      }
      ++simulated_;
      if (now.chance) {
        apply(state, Seat::chance, game_.sample(state, rng_), inside);
        continue;
      }
      if (guide_.rests(state)) {
        values = guide_.judge(state);
        break;
      }
      if (inside) {
        inside = decide(state, now, taught);
      } else if constexpr (PlaysOut<T, G>) {
        simulated_ += guide_.play_out(state, rng_) - 1;  // One is counted already.
      } else {
        guide_.play_on(state, rng_);
      }
    }
    for (const Step& step : path_)
      learn(tree_[step.node], tree_.edges(step.node), step.taken, values[number(taught)], settings_.tuning);
    if (taught != self_) return;
    ++own_iterations_;
    for (unsigned s = 0; s < max_seats; ++s) expected_[s] += values[s];
  }

  /// The next choice of whoever has to decide; tells whether the line is still in the tree.
  bool decide(State& state, const Pending& now, Seat taught) {
    // Whoever decides at the same time comes after the searcher, whose first decision is then always the root.
    const Seat s = now.must.has(self_) ? self_ : now.must.lowest();
    at_once_ = now.must.size() > 1 ? now.must : at_once_ & now.must;
    Choices<G> choices;
    game_.options(state, s, choices);
    if (choices.size() == 1) {
      apply(state, s, choices[0], true);
      return true;
    }
    const std::uint64_t key = key_of(s, known_[number(s)]);
    std::optional<NodeId> node = learners_.has(s) ? tree_.find(key) : std::nullopt;
    if (s != taught) {
      apply(state, s, node ? as_he_learnt(*node) : at_a_glance(state, s, choices), true);
      return true;
    }
    const bool known = node.has_value();
    if (!known) {
      Weights<G> weights;
      weigh(state, s, choices, weights);
      node = tree_.add(key, at_once_.has(s), {choices.begin(), choices.size()}, {weights.data(), choices.size()});
    }
    const auto edges = tree_.edges(*node);
    const std::size_t taken = tree_[*node].sealed ? by_regret(tree_[*node], edges, settings_.tuning, rng_)
                                                  : most_promising(tree_[*node], edges, settings_.tuning);
    path_.push_back({*node, taken});
    apply(state, s, edges[taken].choice, known);
    return known;
  }

  Choice as_he_learnt(NodeId id) {
    const auto edges = tree_.edges(id);
    return edges[as_learnt(tree_[id], edges, settings_.tuning, rng_)].choice;
  }
  void weigh(const State& state, Seat s, const Choices<G>& choices, Weights<G>& weights) {
    if constexpr (WeighsUnseen<T, G>) {
      guide_.weigh(choices, weights);
    } else {
      guide_.weigh(redact(state, s), choices, weights);
    }
  }
  Choice at_a_glance(const State& state, Seat s, const Choices<G>& choices) {
    Weights<G> weights;
    weigh(state, s, choices, weights);
    return drawn<G>(choices, weights, rng_);
  }

  /// What each seat knows when the line begins. The searcher's is the same in all positions drawn from its view, and
  /// there its node is the root; in a position drawn again it may be anybody. Only a searcher that has no secrets is
  /// met by the others as what it has learnt, else they would learn which of those it might be it is.
  void start(const State& state, Seat taught) {
    for (const Seat s : learners_) {
      std::uint64_t& known = known_[number(s)];
      if (s != self_ || taught != self_) known = at_first(state, s);
      if (s != self_) continue;
      has_secrets_ = has_secrets_ || (taught != self_ && known != own_);
      if (taught == self_ || !has_secrets_) known = at_root;
    }
  }
  std::uint64_t at_first(const State& state, Seat s) {
    const View<State> view = redact(state, s);
    std::optional<Beginning>& last = beginnings_[number(s)];
    if (!last || !(view.known() == last->known)) last = Beginning{view.known(), hash_of(view.known())};
    return last->hash;
  }
  static std::uint64_t key_of(Seat s, std::uint64_t known) { return Rng::mix(known + number(s) + 1); }

  /// While the line is in the tree, whoever learns remembers what he has seen since the root.
  void apply(State& state, Seat s, Choice choice, bool inside) {
    log_.clear();
    Events events = inside ? Events{log_} : Events{};
    if constexpr (Follows<T, G>) {
      const State before = state;
      game_.apply(state, s, choice, events);
      guide_.note(before, s, choice, state);
    } else {
      game_.apply(state, s, choice, events);
    }
    if (inside) remember(s, choice);
  }
  void remember(Seat s, Choice choice) {
    if (is_player(s)) known_[number(s)] = Rng::mix(known_[number(s)] ^ static_cast<std::uint64_t>(choice));
    for (const LoggedEvent& logged : log_) {
      const std::uint64_t seen = Hasher{}.add(logged.event.kind).add(logged.event.arguments).result();
      // What others are told of is done.
      if (!logged.audience.without(s).empty()) at_once_.remove(s);
      const SeatSet learning = learners_ & logged.audience;
      for (const Seat one : learning) known_[number(one)] = Rng::mix(known_[number(one)] + seen);
    }
  }

  const G& game_;
  T& guide_;
  Settings settings_;
  Seat self_;
  Rng rng_;
  Tree tree_;
  NodeId root_{};
  std::uint64_t iterations_ = 0;
  std::uint64_t own_iterations_ = 0;  ///< that taught the searcher
  std::uint64_t simulated_ = 0;
  Values expected_{};
  std::array<std::uint64_t, max_seats> known_{};
  std::uint64_t own_ = 0;                                       ///< what the searcher knows where its node is the root
  bool has_secrets_ = false;                                    ///< has known something else in a position drawn again
  SeatSet at_once_;                                             ///< those who decide at the same time and are not done
  SeatSet learners_;                                            ///< who has a tree
  std::array<std::optional<Beginning>, max_seats> beginnings_;  ///< the last of each seat
  std::vector<Step> path_;
  std::vector<LoggedEvent> log_;
};

}  // namespace krypta::bots::search
