#include "bots/search/think.hpp"

#include <algorithm>
#include <charconv>

#include "bots/search/lottery.hpp"

namespace krypta::bots::search {

namespace {

/// A whole number with this word behind it.
std::optional<std::uint64_t> number_with(std::string_view text, std::string_view unit) {
  if (!text.ends_with(unit)) return std::nullopt;
  text.remove_suffix(unit.size());
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value == 0) return std::nullopt;
  return value;
}

constexpr std::uint64_t most_iterations = 1'000'000'000;
constexpr std::uint64_t most_threads = 64;

bool read_word(std::string_view word, Effort& effort) {
  if (const auto ms = number_with(word, "ms");
      ms && *ms <= static_cast<std::uint64_t>(longest_thought.count()) && !effort.time) {
    effort.time = std::chrono::milliseconds{*ms};
  } else if (const auto it = number_with(word, "it"); it && *it <= most_iterations && !effort.iterations) {
    effort.iterations = *it;
  } else if (const auto threads = number_with(word, "threads"); threads && *threads <= most_threads) {
    effort.threads = static_cast<unsigned>(*threads);
  } else if (word == "even") {
    effort.infers = false;
  } else if (word == "blind") {
    effort.guided = false;
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::optional<Effort> read_effort(std::string_view text) {
  Effort effort;
  while (!text.empty()) {
    if (text.front() != ':') return std::nullopt;
    text.remove_prefix(1);
    const std::string_view word = text.substr(0, text.find(':'));
    if (!read_word(word, effort)) return std::nullopt;
    text.remove_prefix(word.size());
  }
  if (!effort.time && !effort.iterations) effort.time = std::chrono::milliseconds{500};
  return effort;
}

std::string write(const Effort& effort) {
  std::string text;
  if (effort.time) text += ":" + std::to_string(effort.time->count()) + "ms";
  if (effort.iterations) text += ":" + std::to_string(*effort.iterations) + "it";
  if (!effort.infers) text += ":even";
  if (!effort.guided) text += ":blind";
  if (effort.threads > 1) text += ":" + std::to_string(effort.threads) + "threads";
  return text;
}

void decide(Findings& findings, Rng& rng) {
  std::vector<Found>& choices = findings.choices;
  std::ranges::stable_sort(choices, [](const Found& a, const Found& b) {
    return a.weight != b.weight ? a.weight > b.weight : a.value > b.value;
  });
  // Where nothing has been learnt yet they stand as the guide would have them.
  if (!findings.mixed || choices[0].weight == 0) return;
  constexpr double worth_playing = 0.5;
  Lottery lottery;
  for (const Found& found : choices) {
    if (found.weight >= worth_playing * choices[0].weight) lottery.add(found.weight);
  }
  const auto played = choices.begin() + static_cast<std::ptrdiff_t>(lottery.draw(rng));
  std::rotate(choices.begin(), played, played + 1);
}

Findings together(const std::vector<Findings>& parts) {
  if (parts.size() == 1) return parts[0];
  Findings all;
  all.mixed = parts[0].mixed;
  const auto count = static_cast<double>(parts.size());
  for (const Findings& part : parts) {
    for (const Found& found : part.choices) {
      auto there = std::ranges::find(all.choices, found.choice, &Found::choice);
      if (there == all.choices.end()) there = all.choices.insert(there, {.choice = found.choice});
      there->weight += found.weight / count;
      there->prior += found.prior / count;
      there->tries += found.tries;
      there->value += found.value * static_cast<double>(found.tries);  // made an average below
    }
    for (unsigned s = 0; s < max_seats; ++s) all.expected[s] += part.expected[s] / count;
    all.iterations += part.iterations;
    all.simulated += part.simulated;
    all.nodes += part.nodes;
  }
  for (Found& found : all.choices) {
    if (found.tries > 0) found.value /= static_cast<double>(found.tries);
  }
  return all;
}

}  // namespace krypta::bots::search
