#include "server/table/limits.hpp"

#include "server/table/table.hpp"

namespace krypta::server {

void Table::count(const Body& body) {
  const auto of = [this](Seat s) -> Tally* {
    return valid_seat(s) && chair(s).person() ? &tallies_[chair(s).sitter.account] : nullptr;
  };
  const auto add = [](Tally* tally, std::uint32_t Tally::*what) {
    if (tally != nullptr) ++(tally->*what);
  };
  if (const auto* chose = std::get_if<Chose>(&body); chose != nullptr && !chose->id.empty()) {
    ++chosen_;
    if (chose->near) ++chosen_near_;
  }
  if (const auto* sat = std::get_if<Sat>(&body)) {
    if (sat->sitter.kind == Sitter::Kind::person) ++tallies_[sat->sitter.account].sat;
    if (sat->sitter.kind == Sitter::Kind::bot) ++bots_put_;
  } else if (const auto* stirred = std::get_if<Stirred>(&body)) {
    add(of(stirred->seat), &Tally::stirred);
  } else if (const auto* brings = std::get_if<Brings>(&body)) {
    add(of(brings->seat), &Tally::brought);
  } else if (const auto* said = std::get_if<Said>(&body)) {
    add(of(said->seat), &Tally::said);
  } else if (const auto* went = std::get_if<WentAway>(&body)) {
    if (went->why == WentAway::Why::left) add(of(went->seat), &Tally::left);
  } else if (const auto* asked = std::get_if<AskedBack>(&body)) {
    add(of(asked->seat), &Tally::asked_back);
  } else if (const auto* took = std::get_if<TookBack>(&body)) {
    add(of(took->seat), &Tally::took_back);
  } else if (const auto* asks = std::get_if<AsksAlways>(&body)) {
    add(of(asks->seat), &Tally::asks);
  } else if (const auto* stops = std::get_if<SetStops>(&body)) {
    add(of(stops->seat), &Tally::stops);
  }
}

void Table::count_choice(const HistoryLine& line) {
  const bool alone = line.audience == SeatSet::of(line.seat);
  for (unsigned s = 0; s < seats(); ++s) {
    if (line.audience.has(seat(s))) unnoticed_[s] = alone ? unnoticed_[s] + 1 : 0;
  }
}

Tally Table::tally(AccountId account) const {
  const auto found = tallies_.find(account);
  return found == tallies_.end() ? Tally{} : found->second;
}

}  // namespace krypta::server
