#include "engine/cards/names.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace krypta::cards {

namespace {

constexpr std::size_t most_listed = 12;

/// How many letters have to be changed, added, left out or swapped with their neighbour.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      const std::size_t changed = last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1);
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, changed});
      const bool swapped = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
      if (swapped) row[k] = std::min(row[k], before[k - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last.back();
}

}  // namespace

std::string_view nearest(std::string_view found, const Names& known) {
  std::string_view best;
  // A third of the letters may be wrong; beyond that it is another word.
  std::size_t least = std::max<std::size_t>(found.size() / 3, 1) + 1;
  for (const std::string_view name : known) {
    if (name.size() + least <= found.size() || found.size() + least <= name.size()) continue;
    if (const std::size_t d = distance(found, name); d < least) {
      least = d;
      best = name;
    }
  }
  return best;
}

std::string quoted(std::string_view name) { return "`" + std::string{name} + "`"; }

std::string in_small_letters(std::string_view text) {
  std::string small{text};
  for (char& c : small) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return small;
}

std::string_view type_name(const Vocabulary& vocabulary, Type type) {
  if (type == Type::number) return "number";
  if (type == Type::condition) return "condition";
  const auto i = static_cast<std::size_t>(type) - first_own;
  return i < vocabulary.types.size() ? vocabulary.types[i].name : "thing";
}

std::string with_article(std::string_view name) {
  const bool vowel = !name.empty() && std::string_view{"aeiou"}.find(name.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + std::string{name};
}

std::string a_type(const Vocabulary& vocabulary, Type type) { return with_article(type_name(vocabulary, type)); }

std::string listed(const Names& known) {
  if (known.empty() || known.size() > most_listed) return {};
  std::string all;
  for (const std::string_view name : known) all += (all.empty() ? ": " : ", ") + std::string{name};
  return all;
}

std::string unknown_name(std::string_view found, std::string_view expected, const Names& known) {
  std::string message = "found " + quoted(found) + ", expected " + std::string{expected} + listed(known);
  const std::string_view meant = nearest(found, known);
  if (!meant.empty()) message += "; did you mean " + quoted(meant) + "?";
  return message;
}

std::span<const std::string_view> words_of_type(const Vocabulary& vocabulary, Type type) {
  const auto i = static_cast<std::size_t>(type);
  if (i < first_own || i - first_own >= vocabulary.types.size()) return {};
  return vocabulary.types[i - first_own].words;
}

}  // namespace krypta::cards
