#include "bots/mascarade/thoughts.hpp"

#include <algorithm>

namespace krypta::bots::mascarade {

namespace {

void make_chances(OfCharacter<double>& row) {
  double sum = 0;
  for (const double chance : row) sum += chance;
  if (sum <= 0) return;
  for (double& chance : row) chance /= sum;
}

}  // namespace

Thoughts::Thoughts(const CharacterSet& set) {
  for (OfCharacter<double>& row : rows_) {
    for (const Character c : all_of<Character>()) row[c] = static_cast<double>(set[c]) / size_of(set);
  }
}

void Thoughts::see(unsigned place, Character c, const CharacterSet& set) {
  std::ranges::fill(rows_[place], 0);
  rows_[place][c] = 1;
  const unsigned places = size_of(set);
  double elsewhere = 0;
  for (unsigned p = 0; p < places; ++p) elsewhere += p == place ? 0 : rows_[p][c];
  const double left = set[c] - 1.0;
  if (elsewhere <= left) return;
  for (unsigned p = 0; p < places; ++p) {
    if (p == place || rows_[p][c] <= 0) continue;
    rows_[p][c] *= left / elsewhere;
    make_chances(rows_[p]);
  }
}

void Thoughts::mix(unsigned one, unsigned another, double exchanged) {
  for (const Character c : all_of<Character>()) {
    const double was_one = rows_[one][c];
    const double was_another = rows_[another][c];
    rows_[one][c] = (1 - exchanged) * was_one + exchanged * was_another;
    rows_[another][c] = exchanged * was_one + (1 - exchanged) * was_another;
  }
}

void Thoughts::suggest(unsigned place, Character c, double times) {
  OfCharacter<double>& row = rows_[place];
  if (row[c] <= 0) return;
  row[c] *= times;
  make_chances(row);
}

Watched::Watched(const State& state) : set_(state.set), seats_(seats(state)), thoughts_(state.set) {}

void Watched::show(unsigned place, Character c) {
  for (auto& seat_knows : knows_) seat_knows[place] = 1;
  thoughts_.see(place, c, set_);
}

void Watched::put_back(Seat s, unsigned one, unsigned another, bool seen) {
  for (unsigned other = 0; other < seats_; ++other) {
    double& knows_one = knows_[other][one];
    double& knows_another = knows_[other][another];
    if (seat(other) != s) {
      knows_one = knows_another = 0;
    } else {
      knows_one = knows_another = seen ? 1 : (knows_one + knows_another) / 2;
    }
  }
  thoughts_.mix(one, another);
}

}  // namespace krypta::bots::mascarade
