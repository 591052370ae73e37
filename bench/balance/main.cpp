#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <array>
#include <atomic>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <thread>

#include "bots/vampire_empire/heuristic.hpp"
#include "engine/core/match.hpp"

/// Who wins Vampire Empire how, bot against bot. docs/balance.md says what was found.
namespace krypta::balance {

using namespace vampire_empire;
using bots::vampire_empire::Manner;

/// How one side is played: at random, or by the heuristic bot with a manner.
struct Plays {
  bool random = false;
  Manner manner{};
};

struct Tally {
  std::uint64_t matches = 0;
  std::uint64_t human_wins = 0;
  std::uint64_t vampire_wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t turns = 0;
  std::uint64_t decisions = 0;
  double thinking = 0;  ///< seconds, views made included
  std::map<std::pair<Ending, std::string_view>, std::uint64_t> endings{};
  EnumArray<Side, std::uint64_t> dead{};
  std::map<Verb, EnumArray<Side, std::uint64_t>> actions{};
  std::map<Card, std::uint64_t> played{};

  void add(const Tally& more) {
    matches += more.matches;
    human_wins += more.human_wins;
    vampire_wins += more.vampire_wins;
    draws += more.draws;
    turns += more.turns;
    decisions += more.decisions;
    thinking += more.thinking;
    for (const auto& [ending, count] : more.endings) endings[ending] += count;
    for (const Side side : all_of<Side>()) dead[side] += more.dead[side];
    for (const auto& [verb, counts] : more.actions) {
      for (const Side side : all_of<Side>()) actions[verb][side] += counts[side];
    }
    for (const auto& [card, count] : more.played) played[card] += count;
  }
};

/// Of this thread alone, whatever else the machine does.
double seconds_now() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

void play(const VampireEmpire& game, const EnumArray<Side, Plays>& plays, std::uint64_t seed, Tally& tally) {
  Rng rng{seed};
  const auto begun = game.begin(Setup{table_size});
  Match<VampireEmpire> match{game, *begun};
  const ChanceStream chance{rng()};
  for (;;) {
    match.answer_for_chance(chance);
    const Pending now = match.pending();
    if (now.over) break;
    const Seat s = now.must.has(seat(0)) ? seat(0) : seat(1);
    const Side side = match.state().players[s].side;
    const Options legal = match.options(s);
    const double start = seconds_now();
    Choice choice = legal[0];
    if (plays[side].random) {
      choice = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    } else if (legal.size() > 1) {
      choice = bots::vampire_empire::judge(game, match.view(s), legal, rng, plays[side].manner)[0].choice;
    }
    tally.thinking += seconds_now() - start;
    ++tally.decisions;
    const Step step = match.state().frames.top().step;
    if (step == Step::Act) ++tally.actions[verb(choice)][side];
    if (step == Step::Window && verb(choice) == Verb::Play) ++tally.played[chosen<Card>(choice)];
    if (step == Step::Reveal && verb(choice) == Verb::Reveal) ++tally.actions[Verb::Reveal][side];
    static_cast<void>(match.act(s, choice));
  }
  const State& end = match.state();
  ++tally.matches;
  tally.turns += end.turn;
  const bool draw = end.winners.size() > 1;
  const Side winner = end.players[end.winners.has(seat(0)) ? seat(0) : seat(1)].side;
  ++(draw ? tally.draws : winner == Side::Human ? tally.human_wins : tally.vampire_wins);
  ++tally.endings[{*end.ending, draw ? "draw" : name_of(winner)}];
  const unsigned dead_vampires = (end.dead & end.vampires.value).size();
  tally.dead[Side::Vampire] += dead_vampires;
  tally.dead[Side::Human] += end.dead.size() - dead_vampires;
}

/// A share with its interval of 95 % (Wilson).
std::string share(std::uint64_t part, std::uint64_t all) {
  const double n = static_cast<double>(all);
  const double p = static_cast<double>(part) / n;
  constexpr double z = 1.96;
  const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
  return fmt::format("{:>7}  {:5.2f} %  ({:.2f} to {:.2f})", part, 100 * p, 100 * (middle - half),
                     100 * (middle + half));
}

void print(const VampireEmpire& game, const Tally& tally, bool details) {
  const auto mean = [&](std::uint64_t sum) { return static_cast<double>(sum) / static_cast<double>(tally.matches); };
  fmt::print("matches  {}\n", tally.matches);
  fmt::print("vampires {}\n", share(tally.vampire_wins, tally.matches));
  fmt::print("humans   {}\n", share(tally.human_wins, tally.matches));
  fmt::print("draws    {}\n", share(tally.draws, tally.matches));
  for (const auto& [ending, count] : tally.endings)
    fmt::print("  {:<14} {:<8} {}\n", name_of(ending.first), ending.second, share(count, tally.matches));
  fmt::print("turns {:.1f}   dead humans {:.2f}   dead vampires {:.2f}   decisions {:.0f}   microseconds each {:.1f}\n",
             mean(tally.turns), mean(tally.dead[Side::Human]), mean(tally.dead[Side::Vampire]), mean(tally.decisions),
             1e6 * tally.thinking / static_cast<double>(tally.decisions));
  if (!details) return;
  constexpr std::array<std::pair<Verb, std::string_view>, 5> verbs{{{Verb::Reveal, "reveal"},
                                                                    {Verb::Hide, "hide"},
                                                                    {Verb::Ask, "ask"},
                                                                    {Verb::Attack, "attack"},
                                                                    {Verb::Pass, "pass"}}};
  fmt::print("a match: of the humans and of the vampires\n");
  for (const auto& [verb, name] : verbs) {
    const auto found = tally.actions.find(verb);
    if (found == tally.actions.end()) continue;
    fmt::print("  {:<8} {:5.2f} {:5.2f}\n", name, mean(found->second[Side::Human]), mean(found->second[Side::Vampire]));
  }
  for (const auto& [card, count] : tally.played)
    fmt::print("  {:<4} {:<20} {:5.2f}\n", name_of(card),
               game.cards().library().cards[static_cast<std::size_t>(card)].name, mean(count));
}

/// "random", "heuristic", or the heuristic bot with other values: "card=0.02,feint=0".
std::optional<Plays> read(const std::string& text, Side side) {
  Plays plays{.manner = bots::vampire_empire::usual(side == Side::Vampire)};
  if (text == "random") plays.random = true;
  if (text == "random" || text == "heuristic") return plays;
  const std::map<std::string, double Manner::*> known{
      {"lead", &Manner::lead},     {"approach", &Manner::approach}, {"card", &Manner::card},
      {"secret", &Manner::secret}, {"exposure", &Manner::exposure}, {"useful", &Manner::useful},
      {"mood", &Manner::mood},     {"feint", &Manner::feint},       {"shield", &Manner::shield},
      {"guard", &Manner::guard},   {"decoy", &Manner::decoy},       {"open", &Manner::open},
      {"veil", &Manner::veil},     {"leads", &Manner::leads}};
  std::istringstream parts{text};
  for (std::string part; std::getline(parts, part, ',');) {
    const auto middle = part.find('=');
    const auto value = known.find(part.substr(0, middle));
    if (middle == std::string::npos || value == known.end()) return std::nullopt;
    plays.manner.*value->second = std::strtod(part.c_str() + middle + 1, nullptr);
  }
  return plays;
}

/// The decks of a folder with `human.cards` and `vampire.cards`, or those that come with the program.
std::shared_ptr<const Cards> read_cards(const std::string& folder) {
  if (folder.empty()) return Cards::built_in();
  std::vector<cards::File> files;
  for (const char* name : {"human.cards", "vampire.cards"}) {
    std::ifstream in{std::filesystem::path{folder} / name};
    files.push_back({name, std::string{std::istreambuf_iterator<char>{in}, {}}});
  }
  auto made = Cards::make(files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) {
    for (const cards::Error& error : *errors) fmt::print(stderr, "{}\n", error.text());
    return nullptr;
  }
  return std::get<std::shared_ptr<const Cards>>(made);
}

int run(int argc, char** argv) {
  CLI::App app{"Plays Vampire Empire, bot against bot, and counts who wins how."};
  std::uint64_t games = 20000;
  std::uint64_t seed = 1;
  unsigned threads = 2;
  std::string folder;
  bool details = false;
  EnumArray<Side, std::string> names{{"heuristic", "heuristic"}};
  app.add_option("--games", games, "how many matches");
  app.add_option("--seed", seed, "the first seed");
  app.add_option("--threads", threads, "how many threads");
  app.add_option("--cards", folder, "a folder with human.cards and vampire.cards");
  app.add_option("--humans", names[Side::Human], "heuristic, random, or values such as card=0.02,useful=1");
  app.add_option("--vampires", names[Side::Vampire], "the same for the vampires: feint=0,shield=0");
  app.add_flag("--details", details, "also how often each action and support card was played");
  CLI11_PARSE(app, argc, argv);
  EnumArray<Side, Plays> plays;
  for (const Side side : all_of<Side>()) {
    const auto read_plays = read(names[side], side);
    if (!read_plays) {
      fmt::print(stderr, "{}: no such bot\n", names[side]);
      return 2;
    }
    plays[side] = *read_plays;
  }
  const auto decks = read_cards(folder);
  if (!decks) return 2;
  const VampireEmpire game{decks};
  std::atomic<std::uint64_t> next{0};
  std::mutex counting;
  Tally all;
  {
    std::vector<std::jthread> workers;
    for (unsigned t = 0; t < threads; ++t) {
      workers.emplace_back([&] {
        Tally own;
        for (std::uint64_t i = next++; i < games; i = next++) play(game, plays, Rng::mix(seed) + Rng::mix(i + 1), own);
        const std::scoped_lock one_at_a_time{counting};
        all.add(own);
      });
    }
  }
  print(game, all, details);
  return 0;
}

}  // namespace krypta::balance

int main(int argc, char** argv) { return krypta::balance::run(argc, argv); }
