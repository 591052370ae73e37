#include "cli/arena/report.hpp"

#include <fmt/format.h>

#include <array>
#include <ostream>

namespace krypta::cli {

namespace {

Value::Object joined(Value::Object first, Value::Object then) {
  first.insert(first.end(), then.begin(), then.end());
  return first;
}

Value thinking_value(const Thinking& thinking) {
  return Value::Object{{"decisions_per_match", thinking.decisions_a_match()},
                       {"mean_ms", thinking.mean()},
                       {"p99_ms", thinking.within(99)},
                       {"max_ms", thinking.longest()}};
}

Value::Object foresight_class(const Foresight::Class& one) {
  return {{"decisions", one.decisions}, {"expected", one.mean_expected()}, {"won", one.mean_won()}};
}

/// Null if the bot does not search.
Value foresight_value(const Foresight& foresight, double even) {
  if (foresight.all().decisions == 0) return {};
  Value::Array classes;
  for (const Foresight::Class& one : foresight.by_height()) classes.emplace_back(foresight_class(one));
  return joined(
      foresight_class(foresight.all()),
      {{"error", foresight.error()}, {"error_of_even", foresight.error_of(even)}, {"by_height", std::move(classes)}});
}

std::string_view verdict_name(Sprt::Verdict verdict) {
  switch (verdict) {
    case Sprt::Verdict::worse: return "worse";
    case Sprt::Verdict::better: return "better";
    case Sprt::Verdict::undecided: break;
  }
  return "undecided";
}

Value sprt_value(const ArenaReport& report) {
  const LineUps::Pair& pair = report.line_ups->pairs().front();
  const Sprt& sprt = *report.sprt;
  return Value::Object{{"bot", report.line_ups->bots()[pair.one]},
                       {"against", report.line_ups->bots()[pair.others]},
                       {"worse", sprt.hypotheses().worse},
                       {"better", sprt.hypotheses().better},
                       {"rounds", sprt.rounds()},
                       {"llr", sprt.ratio()},
                       {"low", -Sprt::bound()},
                       {"high", Sprt::bound()},
                       {"decision", verdict_name(sprt.verdict())}};
}

Value::Object standing_value(const Standing& standing) {
  return {{"games", standing.games},
          {"wins", standing.wins},
          {"share", standing.share},
          {"low", standing.reach.low},
          {"high", standing.reach.high}};
}

/// The longest name of a bot decides how wide its column is.
std::size_t widest(const std::vector<std::string>& bots, const std::string& heading) {
  std::size_t width = heading.size();
  for (const std::string& bot : bots) width = std::max(width, bot.size());
  return width;
}

}  // namespace

std::vector<Rating> arena_ratings(const ArenaReport& report) {
  std::vector<std::vector<double>> rounds;
  for (std::uint64_t r = 0; r < report.results->rounds(); ++r) rounds.push_back(report.results->better(r));
  return ratings(rounds, report.line_ups->bots().size());
}

std::string percent(double share) { return fmt::format("{:.1f}", 100 * share); }
std::string percent(const Interval& reach) { return percent(reach.low) + " - " + percent(reach.high); }

std::string even_share(const ArenaReport& report, const text::Speech& speech) {
  const std::array<text::Argument, 1> share{text::Argument{"share", percent(1.0 / report.line_ups->seats())}};
  return speech.say("tools-even-share", share);
}

Value arena_value(const ArenaReport& report) {
  const std::vector<std::string>& names = report.line_ups->bots();
  const std::vector<Rating> rated = arena_ratings(report);
  const double even = 1.0 / report.line_ups->seats();
  Value::Array bots;
  for (std::size_t b = 0; b < names.size(); ++b) {
    bots.emplace_back(joined(joined({{"bot", names[b]}}, standing_value(report.results->bot(b))),
                             {{"rating", rated[b].points},
                              {"rating_low", rated[b].reach.low},
                              {"rating_high", rated[b].reach.high},
                              {"thinking", thinking_value(report.results->thinking(b))},
                              {"foresight", foresight_value(report.results->foresight(b), even)}}));
  }
  Value::Array pairs;
  for (std::size_t p = 0; p < report.line_ups->pairs().size(); ++p) {
    const LineUps::Pair& pair = report.line_ups->pairs()[p];
    Value::Array by_seat;
    for (unsigned s = 0; s < report.line_ups->seats(); ++s)
      by_seat.emplace_back(standing_value(report.results->pair_on(p, seat(s))));
    pairs.emplace_back(joined(
        joined({{"bot", names[pair.one]}, {"against", names[pair.others]}}, standing_value(report.results->pair(p))),
        {{"fair", even}, {"by_seat", std::move(by_seat)}}));
  }
  Value::Object all{{"game", report.game->id},
                    {"seats", report.line_ups->seats()},
                    {"games", report.results->matches()},
                    {"rounds", report.results->rounds()},
                    {"bots", std::move(bots)},
                    {"pairs", std::move(pairs)},
                    {"interrupted", report.interrupted}};
  if (report.sprt != nullptr) all.emplace_back("sprt", sprt_value(report));
  return all;
}

namespace {

void print_bots(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  const auto word = [&](std::string_view key) { return speech.say(key); };
  const std::vector<std::string>& names = report.line_ups->bots();
  const std::size_t width = widest(names, word("tools-bot"));
  const std::vector<Rating> rated = arena_ratings(report);
  out << fmt::format("{:<{}} {:>10} {:>10} {:>7} {:>15} {:>10} {:>15}\n", word("tools-bot"), width,
                     word("tools-seated"), word("tools-wins"), "%", "95 %", word("tools-rating"), "95 %");
  for (std::size_t b = 0; b < names.size(); ++b) {
    const Standing standing = report.results->bot(b);
    out << fmt::format("{:<{}} {:>10} {:>10.1f} {:>7} {:>15} {:>+10.0f} {:>15}\n", names[b], width, standing.games,
                       standing.wins, percent(standing.share), percent(standing.reach), rated[b].points,
                       fmt::format("{:+.0f} - {:+.0f}", rated[b].reach.low, rated[b].reach.high));
  }
}

void print_pairs(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  if (report.line_ups->pairs().empty()) return;
  const auto word = [&](std::string_view key) { return speech.say(key); };
  const std::vector<std::string>& names = report.line_ups->bots();
  const std::size_t width = std::max(widest(names, word("tools-one-bot")), widest(names, word("tools-against")));
  out << fmt::format("\n{:<{}} {:<{}} {:>10} {:>10} {:>7} {:>15}\n", word("tools-one-bot"), width,
                     word("tools-against"), width, word("tools-matches"), word("tools-wins"), "%", "95 %");
  for (std::size_t p = 0; p < report.line_ups->pairs().size(); ++p) {
    const LineUps::Pair& pair = report.line_ups->pairs()[p];
    const auto row = [&](const std::string& one, const std::string& others, const Standing& standing) {
      out << fmt::format("{:<{}} {:<{}} {:>10} {:>10.1f} {:>7} {:>15}\n", one, width, others, width, standing.games,
                         standing.wins, percent(standing.share), percent(standing.reach));
    };
    row(names[pair.one], names[pair.others], report.results->pair(p));
    for (unsigned s = 0; s < report.line_ups->seats(); ++s)
      row(fmt::format("  {} {}", word("tools-seat"), s), "", report.results->pair_on(p, seat(s)));
  }
}

void print_thinking(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  const auto word = [&](std::string_view key) { return speech.say(key); };
  const std::vector<std::string>& names = report.line_ups->bots();
  const std::size_t width = widest(names, word("tools-thinking"));
  out << fmt::format("\n{:<{}} {:>22} {:>10} {:>10} {:>12}\n", word("tools-thinking"), width,
                     word("tools-decisions-a-match"), word("tools-mean"), "99 %", word("tools-longest"));
  for (std::size_t b = 0; b < names.size(); ++b) {
    const Thinking& thinking = report.results->thinking(b);
    out << fmt::format("{:<{}} {:>22.1f} {:>10.3f} {:>10.3f} {:>12.3f}\n", names[b], width,
                       thinking.decisions_a_match(), thinking.mean(), thinking.within(99), thinking.longest());
  }
}

/// Below a bot that searches: its expectations by their height.
void print_foresight(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  const auto word = [&](std::string_view key) { return speech.say(key); };
  const std::vector<std::string>& names = report.line_ups->bots();
  const std::size_t width = widest(names, word("tools-foresight"));
  const auto row = [&](const std::string& name, const Foresight::Class& one, const auto&... rest) {
    out << fmt::format("{:<{}} {:>10} {:>14} {:>12}", name, width, one.decisions, percent(one.mean_expected()),
                       percent(one.mean_won()));
    (out << ... << fmt::format(" {:>12.3f}", rest)) << "\n";
  };
  std::vector<std::size_t> searching;
  for (std::size_t b = 0; b < names.size(); ++b) {
    if (report.results->foresight(b).all().decisions > 0) searching.push_back(b);
  }
  if (searching.empty()) return;
  out << fmt::format("\n{:<{}} {:>10} {:>14} {:>12} {:>12} {:>12}\n", word("tools-foresight"), width,
                     word("tools-decisions"), word("tools-expected"), word("tools-won"), word("tools-error"),
                     word("tools-error-of-even"));
  for (const std::size_t b : searching) {
    const Foresight& foresight = report.results->foresight(b);
    row(names[b], foresight.all(), foresight.error(), foresight.error_of(1.0 / report.line_ups->seats()));
    const auto classes = foresight.by_height();
    for (std::size_t c = 0; c < classes.size(); ++c) {
      if (classes[c].decisions > 0) row(fmt::format("  {}0 - {}0 %", c, c + 1), classes[c]);
    }
  }
}

void print_sprt(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  if (report.sprt == nullptr) return;
  const Sprt& sprt = *report.sprt;
  const LineUps::Pair& pair = report.line_ups->pairs().front();
  const std::array<text::Argument, 4> said{
      text::Argument{"bot", report.line_ups->bots()[pair.one]},
      text::Argument{"against", report.line_ups->bots()[pair.others]},
      text::Argument{"worse", fmt::format("{:g}", sprt.hypotheses().worse)},
      text::Argument{"better", fmt::format("{:g}", sprt.hypotheses().better)},
  };
  out << fmt::format("\nSPRT [{:g}, {:g}]: LLR {:.2f} [{:.2f}, {:.2f}]\n", sprt.hypotheses().worse,
                     sprt.hypotheses().better, sprt.ratio(), -Sprt::bound(), Sprt::bound());
  out << speech.say("tools-sprt-" + std::string{verdict_name(sprt.verdict())}, said) << "\n";
}

}  // namespace

void print_arena(const ArenaReport& report, const text::Speech& speech, std::ostream& out) {
  const auto word = [&](std::string_view key) { return speech.say(key); };
  out << fmt::format("{}: {}   {}: {}   {}: {}   {}: {}\n", word("tools-game"), report.game->name, word("tools-seats"),
                     report.line_ups->seats(), word("tools-matches"), report.results->matches(), word("tools-rounds"),
                     report.results->rounds());
  if (report.interrupted) out << word("tools-interrupted") << "\n";
  out << "\n";
  print_bots(report, speech, out);
  print_pairs(report, speech, out);
  out << even_share(report, speech) << "\n";
  print_thinking(report, speech, out);
  print_foresight(report, speech, out);
  print_sprt(report, speech, out);
}

}  // namespace krypta::cli
