#include "bots/mascarade/worlds.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/search/weighed.hpp"

namespace krypta::bots::mascarade {

namespace {

constexpr std::size_t kept_worlds = 600;
/// When fewer would count, they are drawn again.
constexpr double least_share = 0.5;

/// How likely somebody exchanges two cards: that he took without having to, and that he had to take, if it makes him
/// better off and if not.
constexpr double on_purpose = 0.95;
constexpr double if_better = 0.9;
constexpr double if_worse = 0.35;

/// How much a character is wanted, without regard to who has how many coins.
constexpr double wanted(Character c) {
  switch (c) {
    case Character::King: return 3;
    case Character::Bishop:
    case Character::Thief: return 2.5;
    case Character::Witch: return 2.2;
    case Character::Queen:
    case Character::Inquisitor:
    case Character::Widow: return 2;
    case Character::Judge: return 1.4;
    case Character::Peasant: return 1.3;
    case Character::Fool: return 1.2;
    case Character::Spy: return 0.8;
    case Character::Cheat: return 0.5;
  }
  return 0;
}

/// Two cards under the table.
struct Taken {
  unsigned one = 0;
  unsigned another = 0;
  Maybe<Seat> owner_of_one;
  Maybe<Seat> owner_of_another;
  Seat by{};
  bool had_to = false;

  [[nodiscard]] double exchanged(const Arrangement& cards) const {
    if (!had_to) return on_purpose;
    const bool own_first = owner_of_one == Maybe{by};
    if (own_first == (owner_of_another == Maybe{by})) return 0.5;
    const double better = wanted(cards[own_first ? another : one]) - wanted(cards[own_first ? one : another]);
    return better > 0 ? if_better : if_worse;
  }
};

/// Reads what a seat has seen, one event after the other.
class Follower {
 public:
  explicit Follower(const GameView& view) : places_(view.known()) {}

  /// A card that was dealt or seen.
  struct Card {
    unsigned place = 0;
    Character character{};
  };
  [[nodiscard]] Card card(const Event& event) const {
    return {places_.number_of(event.arguments[0], event.arguments[1]), static_cast<Character>(event.arguments[2])};
  }
  [[nodiscard]] const Taken& taken() const { return taken_; }
  [[nodiscard]] Maybe<EventKind> decided() const { return decided_; }

  void hear(const Event& event) {
    const auto& said = event.arguments;
    const auto owner = [](int s) { return s < 0 ? Maybe<Seat>{} : Maybe{seat(static_cast<unsigned>(s))}; };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::TurnBegan: had_to_ = said[0] <= static_cast<int>(preparatory_turns); break;
      case EventKind::MustSwap:
      case EventKind::Announced: had_to_ = true; break;
      case EventKind::Taken:
        taken_ = {places_.number_of(said[1], said[2]),
                  places_.number_of(said[3], said[4]),
                  owner(said[1]),
                  owner(said[3]),
                  *owner(said[0]),
                  had_to_};
        decided_ = {};
        break;
      case EventKind::Exchanged:
      case EventKind::LeftAlone: decided_ = static_cast<EventKind>(event.kind); break;
      default: break;
    }
  }

 private:
  Places places_;
  Taken taken_;
  Maybe<EventKind> decided_;
  bool had_to_ = false;
};

}  // namespace

Worlds::Worlds(const GameView& view, const Record& record, bool infers, Rng& rng) {
  if (!infers || !follow(view, record, rng)) by_belief(view, record, infers, rng);
  sum_up();
}

bool Worlds::follow(const GameView& view, const Record& record, Rng& rng) {
  const auto dealt = std::ranges::count(view.memory(), static_cast<std::uint8_t>(EventKind::Dealt), &Event::kind);
  if (dealt != static_cast<std::ptrdiff_t>(size_of(view.known().set))) return false;  // The match began in a position.
  Follower follower{view};
  worlds_.assign(kept_worlds, {});
  auto suggestion = record.suggestions().begin();
  std::size_t number = 0;
  for (const Event& event : view.memory()) {
    follower.hear(event);
    const auto kind = static_cast<EventKind>(event.kind);
    const Taken& taken = follower.taken();
    const bool exchanged = follower.decided() == Maybe{EventKind::Exchanged};
    for (World& world : worlds_) {
      if (kind == EventKind::Dealt) {
        world.cards.push_back(follower.card(event).character);
      } else if (kind == EventKind::Saw || kind == EventKind::Revealed) {
        const auto seen = follower.card(event);
        if (world.cards[seen.place] != seen.character) world.weight = 0;
      } else if (kind == EventKind::PutBack) {
        if (follower.decided().has_value() ? exchanged : rng.fraction() < taken.exchanged(world.cards))
          std::swap(world.cards[taken.one], world.cards[taken.another]);
      }
    }
    for (; suggestion != record.suggestions().end() && suggestion->event == number; ++suggestion) {
      for (World& world : worlds_)
        if (world.cards[suggestion->place] == suggestion->character) world.weight *= suggestion->times;
    }
    ++number;
    const double counting = search::counting(worlds_);
    if (counting == 0) return false;
    if (counting < least_share * static_cast<double>(kept_worlds)) search::draw_again(worlds_, rng);
  }
  return true;
}

void Worlds::by_belief(const GameView& view, const Record& record, bool infers, Rng& rng) {
  const Belief belief{view.known().set, memories_of(view), most_patterns};
  worlds_.assign(kept_worlds, {});
  for (World& world : worlds_) {
    world.cards = belief.draw(rng);
    if (!infers) continue;
    for (unsigned p = 0; p < world.cards.size(); ++p) world.weight *= record.hint(p, world.cards[p]);
  }
}

void Worlds::sum_up() {
  for (const World& world : worlds_) lottery_.add(world.weight);
  for (const World& world : worlds_) {
    for (unsigned p = 0; p < world.cards.size(); ++p) thoughts_[p][world.cards[p]] += world.weight / lottery_.all();
  }
}

const Arrangement& Worlds::draw(Rng& rng) const { return worlds_[lottery_.draw(rng)].cards; }

}  // namespace krypta::bots::mascarade
