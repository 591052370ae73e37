#include "bench/cards/thousand.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "bench/cards/seconds.hpp"
#include "engine/games/card_files.hpp"
#include "engine/games/made.hpp"
#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/facts.hpp"
#include "engine/games/vtes/game.hpp"
#include "engine/specs/runner.hpp"

namespace krypta::card_speed {

namespace {

/// All that is printed on a library card but its name and its text.
auto printed(const vtes::LibraryFacts& card) {
  return std::tuple{card.types, card.clan,       card.path,        card.disciplines, card.pool,
                    card.blood, card.conviction, card.burn_option, card.banned,      card.trifle};
}
using Printed = decltype(printed({}));

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

/// The text with another name for one of its words.
std::string renamed(std::string_view text, std::string_view word, std::string_view other) {
  std::string made;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t at = std::min(text.find(word, from), text.size());
    made += text.substr(from, at - from);
    if (at == text.size()) break;
    from = at + word.size();
    const bool whole = (at == 0 || !is_letter(text[at - 1])) && (from == text.size() || !is_letter(text[from]));
    made += whole ? other : word;
  }
  return made;
}

/// The card that a file has, if it has one of the library's.
std::optional<vtes::CardId> card_of(const cards::File& file) {
  const std::size_t from = file.text.find("\ncard ") + 6;
  if (from < 6) return std::nullopt;
  const auto card = vtes::card_called(std::string_view{file.text}.substr(from, file.text.find(' ', from) - from));
  return card && !vtes::is_crypt(*card) ? card : std::nullopt;
}

/// The same card under the name of another.
cards::File copy_of(const cards::File& file, vtes::CardId card, vtes::CardId other) {
  const std::string quoted = fmt::format("\"{}\"", vtes::facts().name(card));
  std::string text = renamed(file.text, vtes::slug(card), vtes::slug(other));
  if (const std::size_t at = text.find(quoted); at != std::string::npos)
    text.replace(at, quoted.size(), fmt::format("\"{}\"", vtes::facts().name(other)));
  return {fmt::format("{}.card", vtes::slug(other)), std::move(text)};
}

std::vector<cards::File> card_files(unsigned count) {
  std::vector<cards::File> files = built_in_card_files("vtes");
  std::map<Printed, std::pair<cards::File, vtes::CardId>> written;
  std::vector<vtes::CardId> have;
  for (const cards::File& file : files) {
    const auto card = card_of(file);
    if (!card) continue;
    have.push_back(*card);
    written.emplace(printed(vtes::facts().library(*card)), std::pair{file, *card});
  }
  for (const vtes::CardId card : vtes::facts().all()) {
    if (files.size() >= count) break;
    if (vtes::is_crypt(card) || std::ranges::find(have, card) != have.end()) continue;
    const auto like = written.find(printed(vtes::facts().library(card)));
    if (like != written.end()) files.push_back(copy_of(like->second.first, like->second.second, card));
  }
  return files;
}

}  // namespace

void measure_vtes(unsigned count) {
  const std::vector<cards::File> files = card_files(count);
  MadeGame made;
  double best = 1e9;
  for (int i = 0; i < 3; ++i) {
    const double start = busy_seconds();
    made = made_game<vtes::Vtes>(files);
    best = std::min(best, busy_seconds() - start);
  }
  fmt::print("{:<44} {:>8.1f} ms\n", fmt::format("making VTES of {} card files", files.size()), best * 1e3);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) {
    fmt::print("{}\n", errors->front().text());
    return;
  }
  const AnyGame& game = *std::get<std::unique_ptr<const AnyGame>>(made);
  const double start = busy_seconds();
  const specs::Report report = specs::run(game, game.cards()->specs);
  // A copy fails whose name means something else too, and one of what lives: positions are built with the real cards.
  fmt::print("{:<44} {:>8.1f} ms   {} hold\n", fmt::format("running their {} specs", report.run),
             (busy_seconds() - start) * 1e3, report.run - report.failed.size());
}

}  // namespace krypta::card_speed
