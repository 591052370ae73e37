#include "server/table/take_back.hpp"

#include <algorithm>
#include <vector>

namespace krypta::server {

namespace {

std::vector<Seat> observers(const AnyMatch& match) {
  std::vector<Seat> all{Seat::spectator};
  for (unsigned s = 0; s < match.seats(); ++s) all.push_back(seat(s));
  return all;
}

std::vector<Event> told_to(const AnyMatch& match, Seat observer) {
  std::vector<Event> events;
  for (std::size_t i = 0; i < match.length(); ++i) {
    const std::vector<Event> seen_now = seen(match.logged(i), observer);
    events.insert(events.end(), seen_now.begin(), seen_now.end());
  }
  return events;
}

bool same_to(const AnyMatch& one, const AnyMatch& other, Seat observer) {
  return one.view_hash(observer) == other.view_hash(observer) && one.view(observer) == other.view(observer) &&
         (!is_player(observer) || one.decision_hash(observer) == other.decision_hash(observer)) &&
         told_to(one, observer) == told_to(other, observer);
}

/// Whether something that the observer did not know before is known after.
bool something_opened(const AnyMatch& before, const AnyMatch& after, Seat observer) {
  const Value unknown{"unknown"};
  const auto differences = diff(before.view(observer), after.view(observer));
  return std::ranges::any_of(differences, [&](const Difference& d) { return d.before == unknown; });
}

bool open_to_all(const AnyMatch& match, std::size_t choice) {
  SeatSet table = SeatSet::first(match.seats());
  table.add(Seat::spectator);
  return std::ranges::all_of(match.logged(choice),
                             [&](const LoggedEvent& event) { return (event.audience & table) == table; });
}

/// The choice alone removed, if nobody else would notice.
std::unique_ptr<AnyMatch> in_secret(const AnyMatch& match, std::size_t choice) {
  const Seat chooser = match.choice(choice).seat;
  auto without = match.clone();
  without->rewind(choice);
  for (std::size_t i = choice + 1; i < match.length(); ++i) {
    const AnyMatch::Line line = match.choice(i);
    if (line.seat == Seat::chance || without->act(line.seat, line.option)) return nullptr;
  }
  const Pending one = match.pending();
  const Pending other = without->pending();
  const bool waits_for_the_same =
      one.chance == other.chance && one.over == other.over && one.must.without(chooser) == other.must.without(chooser);
  const auto same = [&](Seat o) { return o == chooser || same_to(match, *without, o); };
  if (!waits_for_the_same || !std::ranges::all_of(observers(match), same)) return nullptr;
  auto after = match.clone();
  after->rewind(choice + 1);
  return something_opened(*after, match, chooser) ? nullptr : std::move(without);
}

/// The match before the choice, if it was an open move and its chooser has seen nothing happen since.
std::unique_ptr<AnyMatch> in_the_open(const AnyMatch& match, std::size_t choice) {
  if (match.info().moves_tell) return nullptr;
  for (std::size_t i = choice + 1; i < match.length(); ++i) {
    if (match.choice(i).seat == Seat::chance) return nullptr;
  }
  auto before = match.clone();
  before->rewind(choice);
  auto after = match.clone();
  after->rewind(choice + 1);
  const bool nothing_since =
      after->pending().must == match.pending().must && same_to(*after, match, match.choice(choice).seat);
  const auto opened = [&](Seat o) { return something_opened(*before, *after, o); };
  const bool open = open_to_all(match, choice) && std::ranges::none_of(observers(match), opened);
  return nothing_since && open ? std::move(before) : nullptr;
}

}  // namespace

std::optional<Without> without_choice(const AnyMatch& match, std::size_t choice) {
  if (auto without = in_secret(match, choice)) return Without{std::move(without), false};
  if (auto before = in_the_open(match, choice)) return Without{std::move(before), true};
  return std::nullopt;
}

}  // namespace krypta::server
