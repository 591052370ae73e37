#include "cli/cards.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <ostream>
#include <set>

#include "cli/arguments.hpp"
#include "engine/cards/names.hpp"
#include "engine/games/games.hpp"
#include "engine/specs/runner.hpp"
#include "server/people/names.hpp"
#include "text/cards/saying.hpp"
#include "text/cards/text.hpp"

namespace krypta::cli {

namespace {

using Problems = std::vector<std::string>;

Problems problem(const std::string& text) { return {"krypta: " + text}; }

Problems problems(const std::vector<cards::Error>& errors) {
  Problems lines;
  for (const cards::Error& error : errors) lines.push_back(error.text());
  return lines;
}

/// What kind of card it is: as programs read it, and in the language.
struct Kind {
  std::string id = "card";
  std::string name = "card";
};

/// What is printed on a card of a game whose card files do not say all of it; null for any other.
const PrintedCard* printed_as(const std::vector<PrintedCard>& all, const cards::Card& card) {
  const auto found = std::ranges::find(all, card.id, &PrintedCard::id);
  return found == all.end() ? nullptr : &*found;
}
const Value* fact_of(const PrintedCard& card, std::string_view name) {
  for (const auto& [key, value] : card.facts) {
    if (key == name) return &value;
  }
  return nullptr;
}
std::string joined(const std::vector<std::string>& parts) { return fmt::format("{}", fmt::join(parts, " · ")); }

/// "Master card · Tremere · 2 pool"
std::vector<std::string> printed_line(const AnyGame& game, const PrintedCard& card, const text::Speech& speech) {
  const std::string prefix{game.info().text_prefix};
  std::vector<std::string> parts;
  if (const Value* kinds = fact_of(card, "kinds"); kinds != nullptr && kinds->array() != nullptr) {
    for (const Value& kind : *kinds->array()) parts.push_back(speech.say(prefix + "-type-" + *kind.text()));
  }
  if (const Value* clan = fact_of(card, "clan"); clan != nullptr)
    parts.push_back(speech.say(prefix + "-clan-" + *clan->text()));
  for (const std::string_view name : {"capacity", "pool_cost", "blood_cost", "conviction_cost"}) {
    const Value* value = fact_of(card, name);
    if (value == nullptr) continue;
    const std::string amount = value->text() != nullptr ? *value->text() : to_json(*value);
    std::string key = fmt::format("{}-printed-{}", prefix, name);
    std::ranges::replace(key, '_', '-');
    const std::array<text::Argument, 1> told{text::Argument{"count", amount}};
    parts.push_back(speech.say(key, told));
  }
  return parts;
}

Kind kind_of(const AnyGame& game, const PrintedCard* printed, const cards::Card& card, const text::Speech& speech) {
  const cards::Vocabulary& words = *game.cards()->vocabulary;
  if (const Value* kinds = printed == nullptr ? nullptr : fact_of(*printed, "kinds"); kinds != nullptr) {
    const std::string_view id = *kinds->array()->front().text();
    return {std::string{id}, speech.say(fmt::format("{}-type-{}", game.info().text_prefix, id))};
  }
  const auto fact = cards::place_of(words.facts, "kind");
  if (!fact) return {};
  // A card that says nothing is of the first kind.
  const auto value = static_cast<std::size_t>(card.number(*fact).value_or(0));
  const cards::Type type = words.facts[*fact].type;
  const std::string_view id = cards::words_of_type(words, type)[value];
  std::string key = fmt::format("{}-word-{}-{}", game.info().text_prefix, cards::type_name(words, type), id);
  std::ranges::replace(key, '_', '-');
  return {std::string{id}, speech.say(key)};
}

text::CardText text_of(const AnyGame& game, const PrintedCard* printed, const cards::Card& card,
                       const text::Speech& speech) {
  text::CardText text = text::card_text(card, *game.cards()->vocabulary, game.info().text_prefix, speech);
  if (printed == nullptr) return text;
  std::vector<std::string> parts = printed_line(game, *printed, speech);
  if (!parts.empty()) parts.front() = text::with_capital(parts.front());
  if (!text.line.empty()) {
    text.line.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.line.front())));
    parts.push_back(text.line);
  }
  text.line = joined(parts);
  return text;
}

/// Every card that is called so, by its id or by a name that several may share.
std::vector<const cards::Card*> called(const AnyGame& game, std::string_view name, const text::Speech& speech) {
  std::vector<const cards::Card*> all = game.cards()->called(name);
  if (!all.empty()) return all;
  const std::string wanted = server::folded(name);
  for (const cards::Card& card : game.cards()->cards) {
    if (server::folded(text::card_name(card, game.info().text_prefix, speech)) == wanted) all.push_back(&card);
  }
  return all;
}

/// Which cards share a name, so that one of them can be asked for.
Problems ambiguous(const std::string& name, const std::vector<const cards::Card*>& all) {
  Problems lines =
      problem(fmt::format("found \"{}\", the name of {} cards, expected the id of one:", name, all.size()));
  for (const cards::Card* card : all) lines.push_back("  " + card->id + "  " + card->name);
  return lines;
}

/// The games with cards that are meant: one, or all if none is named.
struct Meant {
  std::vector<const AnyGame*> games;
  Problems wrong;
};
Meant meant(const Games& games, const std::string& id) {
  std::string known;
  Meant found;
  for (const AnyGame* game : games) {
    if (game->cards() == nullptr) continue;
    known += (known.empty() ? "" : ", ") + std::string{game->info().id};
    if (id.empty() || game->info().id == id) found.games.push_back(game);
  }
  if (found.games.empty()) found.wrong = problem("--game: \"" + id + "\" has no card files; there is " + known);
  return found;
}

/// The text of a file, or nothing.
std::optional<std::string> read(const std::string& path) {
  // A folder opens like a file and fails only when it is read.
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
  std::ifstream file{path, std::ios::binary};
  if (!file.is_open()) return std::nullopt;
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  return file.bad() ? std::nullopt : std::optional{std::move(text)};
}

struct Read {
  std::vector<cards::File> files;
  Problems wrong;
};
Read read_all(const std::vector<std::string>& paths) {
  Read all;
  for (const std::string& path : paths) {
    auto text = read(path);
    if (!text) return {{}, problem(path + ": cannot be read")};
    all.files.push_back({path, std::move(*text)});
  }
  return all;
}

/// The game that the first of the files names.
std::string game_of(std::span<const cards::File> files) {
  return cards::game_of(files.front()).value_or("vampire-empire");
}

void praise(std::size_t count, const AnyGame& game, const text::Speech& speech, std::ostream& out) {
  const std::array<text::Argument, 2> told{text::Argument{"count", static_cast<std::int64_t>(count)},
                                           text::Argument{"game", std::string{game.info().id}}};
  out << speech.say("cards-no-mistakes", told) << "\n";
}

GivenGames games_with_folder(const std::string& folder) {
  std::vector<std::string> paths;
  std::error_code unreadable;
  for (std::filesystem::recursive_directory_iterator entry{folder, unreadable}, end; !unreadable && entry != end;
       entry.increment(unreadable)) {
    const std::filesystem::path extension = entry->path().extension();
    if (extension == ".cards" || extension == ".card") paths.push_back(entry->path().string());
  }
  if (unreadable) return {{}, problem("--cards: " + folder + " is no folder that can be read")};
  if (paths.empty()) return {{}, problem("--cards: " + folder + " has no card files")};
  std::ranges::sort(paths);
  Read all = read_all(paths);
  if (!all.wrong.empty()) return {{}, std::move(all.wrong)};
  auto made = games_with_cards(all.files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&made)) return {{}, problems(*errors)};
  return {std::get<Games>(std::move(made)), {}};
}

}  // namespace

GivenGames given_games(std::span<char* const> arguments) {
  constexpr std::string_view option = "--cards";
  const std::string_view first = arguments.size() > 1 ? arguments[1] : "";
  if (first == option && arguments.size() > 2) return games_with_folder(arguments[2]);
  if (first.starts_with("--cards=")) return games_with_folder(std::string{first.substr(option.size() + 1)});
  return {};
}

Problems check_cards(const CardSettings& settings, std::ostream& out) {
  const bool own = settings.files.empty();
  const Read all = read_all(settings.files);
  if (!all.wrong.empty()) return all.wrong;
  const Meant wanted = meant(*settings.games, own || !settings.game.empty() ? settings.game : game_of(all.files));
  if (!wanted.wrong.empty()) return wanted.wrong;
  if (own) {
    // Files with a mistake in them make no game, so there are none here.
    for (const AnyGame* game : wanted.games) praise(game->cards()->cards.size(), *game, *settings.speech, out);
    return {};
  }
  const AnyGame& game = *wanted.games.front();
  const auto compiled = cards::compile(*game.cards()->vocabulary, all.files);
  if (const auto* errors = std::get_if<std::vector<cards::Error>>(&compiled)) return problems(*errors);
  praise(std::get<cards::Library>(compiled).cards.size(), game, *settings.speech, out);
  return {};
}

namespace {

/// A card as it is listed and shown.
struct Told {
  std::string id;
  Kind kind;
  text::CardText text;
  bool supported = true;
};

Told told_of(const AnyGame& game, const PrintedCard* printed, const cards::Card& card, const text::Speech& speech) {
  // A card with a word that its game does not know is a mistake, so one that is written is supported.
  return {card.id, kind_of(game, printed, card, speech), text_of(game, printed, card, speech),
          printed == nullptr || printed->playable};
}
/// Those of the card files first, then those of which everything is printed in numbers; `all`: also those that cannot
/// be played yet.
std::vector<Told> every_card(const AnyGame& game, bool all, const text::Speech& speech) {
  const std::vector<PrintedCard> printed = game.printed();
  std::vector<Told> told;
  std::set<std::string_view> written;
  for (const cards::Card& card : game.cards()->cards) {
    told.push_back(told_of(game, printed_as(printed, card), card, speech));
    written.insert(card.id);
  }
  for (const PrintedCard& one : printed) {
    if ((all || one.playable) && !written.contains(one.id))
      told.push_back(told_of(game, &one, {one.id, one.name}, speech));
  }
  return told;
}

}  // namespace

Problems list_cards(const CardSettings& settings, std::ostream& out) {
  const Meant wanted = meant(*settings.games, settings.game);
  if (!wanted.wrong.empty()) return wanted.wrong;
  const text::Speech& speech = *settings.speech;
  Value::Array listed;
  constexpr std::string_view row = "{:<5} {:<28} {:<16} {}\n";
  if (!settings.json) {
    out << fmt::format(fmt::runtime(row), speech.say("cards-id"), speech.say("cards-name"), speech.say("cards-kind"),
                       speech.say("cards-supported"));
  }
  for (const AnyGame* game : wanted.games) {
    for (const Told& card : every_card(*game, settings.all, speech)) {
      listed.push_back(Value::Object{{"id", card.id},
                                     {"name", card.text.name},
                                     {"game", game->info().id},
                                     {"kind", card.kind.id},
                                     {"supported", card.supported},
                                     {"line", card.text.line},
                                     {"text", card.text.text}});
      if (!settings.json) {
        out << fmt::format(fmt::runtime(row), card.id, card.text.name, card.kind.name,
                           speech.say(card.supported ? "cards-yes" : "cards-no"));
      }
    }
  }
  if (settings.json) out << to_json(Value::Object{{"cards", std::move(listed)}}) << "\n";
  return {};
}

namespace {

/// The names of the specs that stand below a card.
void show_specs(const AnyGame& game, const cards::Card& card, const text::Speech& speech, std::ostream& out) {
  bool first = true;
  for (const cards::SpecText& spec : game.cards()->specs) {
    if (spec.card != card.id) continue;
    const std::size_t from = spec.text.find('"') + 1;
    const std::size_t to = spec.text.find('"', from);
    if (from == 0 || to == std::string::npos) continue;
    if (first) out << speech.say("cards-proved") << "\n";
    first = false;
    out << "  " << spec.text.substr(from, to - from) << "\n";
  }
}

}  // namespace

Problems show_card(const CardSettings& settings, std::ostream& out) {
  const Meant wanted = meant(*settings.games, settings.game);
  if (!wanted.wrong.empty()) return wanted.wrong;
  const std::string folded = server::folded(settings.card);
  std::vector<std::string> names;
  for (const AnyGame* game : wanted.games) {
    const auto found = called(*game, settings.card, *settings.speech);
    if (found.size() > 1) return ambiguous(settings.card, found);
    const std::vector<PrintedCard> printed = game->printed();
    if (!found.empty()) {
      const text::CardText text = text_of(*game, printed_as(printed, *found.front()), *found.front(), *settings.speech);
      out << text.name << "\n" << text.line << "\n";
      if (!text.text.empty()) out << text.text << "\n";
      show_specs(*game, *found.front(), *settings.speech, out);
      return {};
    }
    for (const PrintedCard& card : printed) {
      names.push_back(card.name);
      if (card.id != settings.card && server::folded(card.name) != folded) continue;
      const Told told = told_of(*game, &card, {card.id, card.name}, *settings.speech);
      out << told.text.name << "\n" << told.text.line << "\n";
      if (!told.supported) {
        out << settings.speech->say("cards-supported") << ": " << settings.speech->say("cards-no") << "\n";
      }
      return {};
    }
    for (const cards::Card& card : game->cards()->cards) {
      names.insert(names.end(), {card.name, text::card_name(card, game->info().text_prefix, *settings.speech)});
    }
  }
  return problem(cards::unknown_name(settings.card, "the id or the name of a card", {names.begin(), names.end()}));
}

int test_cards(const CardSettings& settings, std::ostream& out, std::ostream& problems) {
  const auto complain = [&](const Problems& lines) {
    for (const std::string& line : lines) problems << line << "\n";
    return bad_arguments;
  };
  std::vector<std::string> names;
  std::vector<std::string> paths;
  for (const std::string& name : settings.files)
    (name.ends_with(".cards") || name.ends_with(".spec") ? paths : names).push_back(name);
  const Read all = read_all(paths);
  if (!all.wrong.empty()) return complain(all.wrong);
  const Meant wanted =
      meant(*settings.games, all.files.empty() || !settings.game.empty() ? settings.game : game_of(all.files));
  if (!wanted.wrong.empty()) return complain(wanted.wrong);

  std::size_t run = 0;
  std::size_t failed = 0;
  std::vector<bool> meant_any(names.size(), false);
  for (const AnyGame* game : wanted.games) {
    if (game->specs() == nullptr) continue;
    std::vector<cards::SpecText> specs = all.files.empty() ? game->cards()->specs : std::vector<cards::SpecText>{};
    for (const cards::File& file : all.files) {
      for (cards::SpecText& spec : cards::specs_in(file)) specs.push_back(std::move(spec));
    }
    std::erase_if(specs, [&](const cards::SpecText& spec) {
      bool keep = names.empty();
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (!specs::means(*game, names[i], spec)) continue;
        keep = meant_any[i] = true;
      }
      return !keep;
    });
    const specs::Report report = specs::run(*game, specs);
    for (const cards::Error& error : report.failed) out << error.text() << "\n";
    run += report.run;
    failed += report.failed.size();
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!meant_any[i])
      return complain(problem("\"" + names[i] + "\" is the card, the rule, the file or the name of no spec"));
  }
  const std::array<text::Argument, 2> told{text::Argument{"count", static_cast<std::int64_t>(run)},
                                           text::Argument{"failed", static_cast<std::int64_t>(failed)}};
  out << settings.speech->say(failed == 0 ? "cards-specs-hold" : "cards-specs-failed", told) << "\n";
  return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace krypta::cli
