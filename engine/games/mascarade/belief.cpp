#include "engine/games/mascarade/belief.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

namespace krypta::mascarade {

namespace {

constexpr std::uint16_t only(Character c) { return static_cast<std::uint16_t>(1U << static_cast<unsigned>(c)); }
constexpr std::uint64_t nibble(std::uint64_t all, unsigned place) { return all >> (4U * place) & 0xFU; }
constexpr std::uint64_t exchanged(std::uint64_t all, unsigned one, unsigned another) {
  const std::uint64_t difference = nibble(all, one) ^ nibble(all, another);
  return all ^ (difference << (4U * one)) ^ (difference << (4U * another));
}

/// Reads an observer's events. The arguments are those of words.cpp.
class Reader {
 public:
  explicit Reader(const GameView& view) : view_(view), places_(view.known()) {}

  Memories read() {
    for (const Event& event : view_.memory()) read(event);
    if (all_.dealt.size() < places_.count()) {  // the match began in the middle of the deal, or after it
      all_.dealt.clear();
      all_.since.insert(all_.since.begin(), dealt_.begin(), dealt_.end());
    }
    return std::move(all_);
  }

 private:
  void read(const Event& event) {
    const auto place_at = [&](std::size_t i) {
      return static_cast<std::uint8_t>(places_.number_of(event.arguments[i], event.arguments[i + 1]));
    };
    const auto seen = [&] {
      return Memory{Memory::Kind::Seen, place_at(0), 0, static_cast<Character>(event.arguments[2])};
    };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::Dealt:
        dealt_.push_back(seen());
        all_.dealt.push_back(dealt_.back().character);
        break;
      case EventKind::Saw:
      case EventKind::Revealed: all_.since.push_back(seen()); break;
      case EventKind::Taken:
        taken_ = {Memory::Kind::MaybeExchanged, place_at(1), place_at(3), {}};
        known_ = false;
        break;
      case EventKind::Exchanged:
        taken_.kind = Memory::Kind::Exchanged;
        all_.since.push_back(taken_);
        known_ = true;
        break;
      case EventKind::LeftAlone: known_ = true; break;
      case EventKind::PutBack:
        if (!known_) all_.since.push_back(taken_);
        break;
      default: break;
    }
  }

  const GameView& view_;
  Places places_;
  Memories all_;
  std::vector<Memory> dealt_;
  Memory taken_;
  bool known_ = false;
};

/// What lies open now, and a card that was shown before a power that moves cards: a match that began in a position has
/// no events that tell of them. MA-090
void remember_present(const GameView& view, Memories& memories) {
  const State& known = view.known();
  const Places places{known};
  const auto seen = [&](Place p, Character c) {
    memories.since.push_back({Memory::Kind::Seen, static_cast<std::uint8_t>(places.number_of(p)), 0, c});
  };
  each_place(known, [&](Place p) {
    if (card(known, p).open) seen(p, card(known, p).value);
  });
  if (!known.announced.has_value()) return;
  for (const Seat s : known.revealed - known.fined) {
    const Answer answer = known.players[s].answer.value;
    if (is_claim(answer)) seen(place(s, claimed_with(answer)), *known.announced);
  }
}

}  // namespace

Places::Places(const State& state)
    : seats_(seats(state)), count_(static_cast<unsigned>(seats_ * hand_size(seats_) + state.centre.size())) {}

unsigned Places::number_of(Place p) const {
  const unsigned each = hand_size(seats_);
  if (in_centre(p)) return seats_ * each + centre_number(p);
  const auto i = static_cast<unsigned>(spot_of(p));
  return number(owner_of(p)) * each + (i == 0 ? 0 : i - 1);
}

unsigned Places::number_of(int owner, int spot) const {
  const auto s = static_cast<Spot>(spot);
  if (owner < 0) return number_of(centre(s == Spot::Centre1 ? 0 : 1));
  return number_of(place(seat(static_cast<unsigned>(owner)), s));
}

Memories memories_of(const GameView& view) {
  Memories memories = Reader{view}.read();
  if (memories.dealt.empty()) remember_present(view, memories);
  return memories;
}

Belief::Belief(const GameView& view) : Belief(view.known().set, memories_of(view)) {}

Belief::Belief(const CharacterSet& set, const Memories& memories, std::size_t most_patterns)
    : set_(set), places_(size_of(set)), since_(memories.since) {
  look_ahead(at_first(memories));
  std::size_t reached = look_back(most_patterns);
  // Whoever has forgotten knows less of what came then, so the patterns may be too many again; each time half of what
  // is left is forgotten, so that it is soon over.
  for (bool again = false; reached > forgotten_; again = true) {
    forgotten_ = again ? reached + (since_.size() - reached + 1) / 2 : reached;
    look_ahead(certain_only(possible_[forgotten_]));
    reached = look_back(most_patterns);
  }
  double sum = 0;
  for (const Pattern& pattern : patterns_[forgotten_]) start_odds_.push_back(sum += pattern.weight * fillings(pattern));
}

double Belief::log_likelihood() const {
  const double start = start_odds_.empty() ? 0 : start_odds_.back();
  return start > 0 ? std::log(start) + log_scale_ : -std::numeric_limits<double>::infinity();
}

Belief::Possible Belief::at_first(const Memories& memories) const {
  Possible possible{};
  for (unsigned p = 0; p < places_; ++p) {
    for (const Character c : all_of<Character>()) {
      const bool can = memories.dealt.empty() ? set_[c] > 0 : memories.dealt[p] == c;
      if (can) possible[p] = static_cast<std::uint16_t>(possible[p] | only(c));
    }
  }
  return possible;
}

Belief::Possible Belief::certain_only(const Possible& possible) const {
  CharacterSet left = set_;
  for (unsigned p = 0; p < places_; ++p) {
    if (std::popcount(possible[p]) == 1) --left[static_cast<Character>(std::countr_zero(possible[p]))];
  }
  std::uint16_t any = 0;
  for (const Character c : all_of<Character>()) {
    if (left[c] > 0) any = static_cast<std::uint16_t>(any | only(c));
  }
  Possible certain = possible;
  for (unsigned p = 0; p < places_; ++p) {
    if (std::popcount(possible[p]) != 1) certain[p] = any;
  }
  return certain;
}

void Belief::look_ahead(Possible now) {
  possible_.resize(since_.size() + 1);
  possible_[forgotten_] = now;
  for (std::size_t t = forgotten_; t < since_.size(); ++t) {
    const Memory& memory = since_[t];
    std::uint16_t& one = now[memory.one];
    std::uint16_t& another = now[memory.another];
    switch (memory.kind) {
      case Memory::Kind::Exchanged: std::swap(one, another); break;
      case Memory::Kind::MaybeExchanged: one = another = static_cast<std::uint16_t>(one | another); break;
      case Memory::Kind::Seen:
        if (set_[memory.character] == 1) {
          for (std::uint16_t& other : now) other = static_cast<std::uint16_t>(other & ~only(memory.character));
        }
        one = only(memory.character);
    }
    possible_[t + 1] = now;
  }
}

bool Belief::settle(Pattern& pattern, const Possible& possible) const {
  for (unsigned p = 0; p < places_; ++p) {
    if (nibble(pattern.places, p) == 0) continue;
    const auto c = static_cast<Character>(nibble(pattern.cards, p));
    if ((possible[p] & only(c)) == 0) return false;
    if (possible[p] == only(c)) {
      pattern.places &= ~at(p, 0xF);
      pattern.cards &= ~at(p, 0xF);
    }
  }
  return true;
}

Belief::Patterns Belief::before(const Memory& memory, const Patterns& after, const Possible& possible) {
  Patterns all;
  const auto add = [&](Pattern pattern, double weight) {
    pattern.weight *= weight;
    if (settle(pattern, possible)) all.push_back(pattern);
  };
  const auto turned = [&](Pattern pattern) {
    pattern.cards = exchanged(pattern.cards, memory.one, memory.another);
    pattern.places = exchanged(pattern.places, memory.one, memory.another);
    return pattern;
  };
  for (const Pattern& pattern : after) {
    if (memory.kind == Memory::Kind::Exchanged) {
      add(turned(pattern), 1);
    } else if (memory.kind == Memory::Kind::MaybeExchanged) {
      add(pattern, 0.5);
      add(turned(pattern), 0.5);
    } else {  // The card was certain after it was seen, so no pattern of that time has it.
      unsigned there = 0;
      for (unsigned p = 0; p < places_; ++p) {
        const bool counts = nibble(pattern.places, p) != 0;
        there += counts && nibble(pattern.cards, p) == static_cast<unsigned>(memory.character) ? 1U : 0U;
      }
      if (there >= set_[memory.character]) continue;
      Pattern more = pattern;
      more.places |= at(memory.one, 0xF);
      more.cards |= at(memory.one, static_cast<Nibbles>(memory.character));
      add(more, 1);
    }
  }
  std::ranges::sort(all, {}, [](const Pattern& p) { return std::pair{p.places, p.cards}; });
  Patterns merged;
  for (const Pattern& pattern : all) {
    if (!merged.empty() && merged.back().places == pattern.places && merged.back().cards == pattern.cards) {
      merged.back().weight += pattern.weight;
    } else {
      merged.push_back(pattern);
    }
  }
  // Only the weights of one time are compared; a long match would make them too small for a double.
  double heaviest = 0;
  for (const Pattern& pattern : merged) heaviest = std::max(heaviest, pattern.weight);
  for (Pattern& pattern : merged) pattern.weight /= heaviest;
  if (heaviest > 0) log_scale_ += std::log(heaviest);
  return merged;
}

std::size_t Belief::look_back(std::size_t most_patterns) {
  patterns_.assign(since_.size() + 1, {});
  patterns_.back() = {Pattern{}};
  log_scale_ = 0;
  std::size_t sum = 0;
  for (std::size_t t = since_.size(); t > forgotten_; --t) {
    patterns_[t - 1] = before(since_[t - 1], patterns_[t], possible_[t - 1]);
    sum += patterns_[t - 1].size();
    if (sum > most_patterns) return t;
  }
  return forgotten_;
}

double Belief::likelihood(const Patterns& patterns, Nibbles cards) {
  double sum = 0;
  constexpr std::size_t few = 64;
  if (patterns.size() <= few) {
    for (const Pattern& pattern : patterns) sum += (cards & pattern.places) == pattern.cards ? pattern.weight : 0;
    return sum;
  }
  // Of the patterns with the same places at most one fits.
  for (auto next = patterns.begin(); next != patterns.end();) {
    const Nibbles places = next->places;
    const auto end = std::ranges::upper_bound(next, patterns.end(), places, {}, &Pattern::places);
    const auto fitting = std::ranges::lower_bound(next, end, cards & places, {}, &Pattern::cards);
    if (fitting != end && fitting->cards == (cards & places)) sum += fitting->weight;
    next = end;
  }
  return sum;
}

Belief::Pattern Belief::with_certain(Pattern pattern) const {
  const Possible& possible = possible_[forgotten_];
  for (unsigned p = 0; p < places_; ++p) {
    if (std::popcount(possible[p]) != 1) continue;
    pattern.places |= at(p, 0xF);
    pattern.cards |= at(p, static_cast<Nibbles>(std::countr_zero(possible[p])));
  }
  return pattern;
}

double Belief::fillings(const Pattern& pattern) const {
  const Pattern fixed = with_certain(pattern);
  CharacterSet left = set_;
  unsigned open = 0;
  for (unsigned p = 0; p < places_; ++p) {
    if (nibble(fixed.places, p) == 0) {
      ++open;
    } else if (left[static_cast<Character>(nibble(fixed.cards, p))]-- == 0) {
      return 0;
    }
  }
  double ways = left[Character::Peasant] == 2 ? 0.5 : 1;
  for (; open > 1; --open) ways *= open;
  return ways;
}

Belief::Nibbles Belief::filled(Pattern pattern, Rng& rng) const {
  pattern = with_certain(pattern);
  CharacterSet left = set_;
  for (unsigned p = 0; p < places_; ++p) {
    if (nibble(pattern.places, p) != 0) --left[static_cast<Character>(nibble(pattern.cards, p))];
  }
  FixedVector<Character, deck_size> pile;
  for (const Character c : all_of<Character>()) {
    for (unsigned i = 0; i < left[c]; ++i) pile.push_back(c);
  }
  for (unsigned p = 0; p < places_; ++p) {
    if (nibble(pattern.places, p) != 0) continue;
    const std::size_t drawn = rng.below(static_cast<std::uint32_t>(pile.size()));
    pattern.cards |= at(p, static_cast<Nibbles>(pile[drawn]));
    pile[drawn] = pile.back();
    pile.pop_back();
  }
  return pattern.cards;
}

Belief::Nibbles Belief::draw_start(Rng& rng) const {
  const Patterns& patterns = patterns_[forgotten_];
  if (patterns.size() == 1) return filled(patterns[0], rng);
  const auto drawn = std::ranges::upper_bound(start_odds_, start_odds_.back() * rng.fraction());
  return filled(patterns[static_cast<std::size_t>(drawn - start_odds_.begin())], rng);
}

Arrangement Belief::draw(Rng& rng) const {
  assert(!patterns_[forgotten_].empty() && "what was remembered contradicts itself");
  Nibbles cards = draw_start(rng);
  for (std::size_t t = forgotten_; t < since_.size(); ++t) {
    const Memory& memory = since_[t];
    if (memory.kind == Memory::Kind::Seen) continue;
    const Nibbles turned = exchanged(cards, memory.one, memory.another);
    if (memory.kind == Memory::Kind::Exchanged) {
      cards = turned;
      continue;
    }
    const double kept = likelihood(patterns_[t + 1], cards);
    const double changed = likelihood(patterns_[t + 1], turned);
    if ((kept + changed) * rng.fraction() >= kept) cards = turned;
  }
  Arrangement arrangement;
  for (unsigned p = 0; p < places_; ++p) arrangement.push_back(static_cast<Character>(nibble(cards, p)));
  return arrangement;
}

void lay(State& state, const Arrangement& cards) {
  std::size_t i = 0;
  each_place(state, [&](Place p) {
    Card& there = card(state, p);
    if (!there.known) there = {cards[i], there.open};
    ++i;
  });
}

// Of sealed answers nothing is known but that they were given: each that could be is equally likely. MA-074
State completed(const GameView& view, const Belief& belief, Rng& rng) {
  State state = view.known();
  lay(state, belief.draw(rng));
  const unsigned n = seats(state);
  for (unsigned s = 0; s < n; ++s) {
    Sealed<Answer>& answer = state.players[seat(s)].answer;
    if (answer.known) continue;
    answer.known = true;
    if (!state.answered.has(seat(s))) continue;
    const std::uint32_t which = rng.below(1 + hand_size(n));
    answer.value = which == 0 ? Answer::Pass : claim_with(spot(n, which - 1));
  }
  return state;
}

// Where all cards lie open, nobody answers face down.
State Mascarade::complete(const GameView& view, Rng& rng) const {
  bool hidden = false;
  each_place(view.known(), [&](Place p) { hidden = hidden || !card(view.known(), p).known; });
  return hidden ? completed(view, Belief{view}, rng) : view.known();
}

}  // namespace krypta::mascarade
