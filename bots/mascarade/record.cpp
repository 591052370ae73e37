#include "bots/mascarade/record.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace krypta::bots::mascarade {

namespace {

constexpr double careless_claims = 0.5;

/// How likely somebody who thinks claims what he believes to be with this probability.
double thoughtful(double believed) {
  const double t = std::clamp((believed - 0.3) / 0.4, 0.0, 1.0);
  return 0.03 + 0.92 * t * t * (3 - 2 * t);
}

EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }
Seat seat_in(const Event& event) { return seat(static_cast<unsigned>(event.arguments[0])); }

}  // namespace

double claim_chance(const Asked& asked) {
  double claims = asked.knows * thoughtful(asked.holds ? 1 : 0) + (1 - asked.knows) * thoughtful(asked.thought);
  if (asked.decisive) claims = std::max(claims, 0.3);
  return asked.careless * careless_claims + (1 - asked.careless) * claims;
}

Record::Record(const GameView& view)
    : self_(view.seat()), seats_(seats(view.known())), places_(view.known()), watched_(view.known()) {
  for (OfCharacter<double>& all : hints_) std::ranges::fill(all, 1);
  note_manners(view);
  replay(view);
  each_place(view.known(), [&](Place p) {
    if (card(view.known(), p).open) see(places_.number_of(p), card(view.known(), p).value);
  });
}

/// Weighs for each player whether he claims at random or thinks, by how often he was false.
void Record::note_manners(const GameView& view) {
  std::array<double, table_size> odds{};  // logarithms
  odds.fill(-1.5);
  Maybe<Character> announced;
  Maybe<Seat> announcer;
  for (const Event& event : view.memory()) {
    switch (kind_of(event)) {
      case EventKind::Announced:
        announcer = seat_in(event);
        announced = static_cast<Character>(event.arguments[1]);
        break;
      case EventKind::Passed: odds[number(seat_in(event))] -= 0.6; break;
      case EventKind::Pointed: announced = {}; break;  // What is shown now was not claimed.
      case EventKind::Revealed: {
        if (!announced.has_value()) break;
        const bool holds = static_cast<Character>(event.arguments[2]) == *announced;
        const bool asked = Maybe{seat_in(event)} != announcer;
        odds[number(seat_in(event))] += holds ? -0.5 : (asked ? 2.0 : 0.3);
        break;
      }
      default: break;
    }
  }
  for (unsigned s = 0; s < seats_; ++s) careless_[s] = 1 / (1 + std::exp(-odds[s]));
}

void Record::replay(const GameView& view) {
  unsigned dealt = 0;
  for (const Event& event : view.memory()) {
    if (kind_of(event) == EventKind::Dealt) {
      see(dealt, static_cast<Character>(event.arguments[2]));
      ++dealt;
    } else {
      hear(event);
    }
    ++event_;
  }
}

void Record::hear(const Event& event) {
  const auto& said = event.arguments;
  switch (kind_of(event)) {
    case EventKind::TurnBegan: announced_ = {}; break;
    case EventKind::Looked: watched_.look(seat_in(event), places_.number_of(said[0], said[1])); break;
    case EventKind::Announced: {
      announced_ = static_cast<Character>(said[1]);
      if (seat_in(event) == self_) break;
      const unsigned p = places_.number_of(said[0], said[2]);
      const double careless = careless_[static_cast<unsigned>(said[0])];
      const double truly = 0.25 + 0.25 * knows(seat_in(event), p);
      suggest(p, *announced_, ((1 - careless) * truly + careless * 0.1) / ((1 - careless) * 0.12 + careless * 0.1));
      break;
    }
    case EventKind::Passed: answered(seat_in(event), false); break;
    case EventKind::Claimed: answered(seat_in(event), true); break;
    case EventKind::Revealed: see(places_.number_of(said[0], said[1]), static_cast<Character>(said[2])); break;
    case EventKind::Taken:
      one_ = places_.number_of(said[1], said[2]);
      another_ = places_.number_of(said[3], said[4]);
      decided_ = {};
      break;
    case EventKind::Exchanged:
    case EventKind::LeftAlone: decided_ = kind_of(event); break;
    case EventKind::PutBack: put_back(seat_in(event)); break;
    default: break;
  }
}

void Record::answered(Seat s, bool claims) {
  if (s == self_ || !announced_.has_value()) return;
  for (unsigned i = 0; i < hand_size(seats_); ++i) {
    const unsigned p = places_.number_of(place(s, spot(seats_, i)));
    Asked asked{careless(s), knows(s, p), thought(p, *announced_), true};
    double holding = claim_chance(asked);
    asked.holds = false;
    double other = claim_chance(asked);
    if (!claims) {
      holding = 1 - holding;
      other = 1 - other;
    }
    suggest(p, *announced_, holding / other);
  }
}

void Record::suggest(unsigned place, Character c, double times) {
  times = std::clamp(times, 0.15, 6.0);
  double& hint = hints_[place][c];
  hint = std::clamp(hint * times, 0.05, 12.0);
  suggestions_.push_back({event_, place, c, times});
}

void Record::see(unsigned place, Character c) {
  std::ranges::fill(hints_[place], 1);
  watched_.show(place, c);
}

void Record::put_back(Seat s) {
  watched_.put_back(s, one_, another_, announced_ == Maybe{Character::Spy});
  if (decided_ == Maybe{EventKind::Exchanged}) {
    std::swap(hints_[one_], hints_[another_]);
  } else if (!decided_.has_value()) {
    for (const Character c : all_of<Character>()) {
      hints_[one_][c] = hints_[another_][c] = (hints_[one_][c] + hints_[another_][c]) / 2;
    }
  }
}

}  // namespace krypta::bots::mascarade
