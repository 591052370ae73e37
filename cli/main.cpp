#include <sys/ioctl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>

#include "bots/bots.hpp"
#include "cli/admin_command.hpp"
#include "cli/arguments.hpp"
#include "cli/cards.hpp"
#include "cli/coverage/coverage.hpp"
#include "cli/deck.hpp"
#include "cli/play/play.hpp"
#include "cli/protocol/reference.hpp"
#include "fair/match_file.hpp"
#include "server/serve.hpp"
#include "store/sqlite.hpp"

namespace krypta::cli {
namespace {

/// Of what is printed to somebody's screen; longer lines than that are hard to read.
constexpr std::size_t most_columns = 200;

std::size_t columns_of_terminal() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return terminal_width;
  return std::clamp<std::size_t>(size.ws_col, terminal_width, most_columns);
}

/// The match in a file, to go on with it.
Result<fair::SavedMatch> resumed(const Arguments& arguments) {
  const auto text = read_match_file(arguments.resume);
  if (!text) return text.refusal();
  auto saved = fair::read_match(*arguments.all_games, *text, true);
  if (!saved) return saved.refusal();
  if (saved->game->info().id != arguments.game)
    return Refusal{Refusal::Code::bad_request, arguments.resume + ": is a match of another game", {}};
  return saved;
}

int run_play(const Arguments& arguments) {
  Meaning meaning = understand(arguments, true);
  if (meaning.problem) return complain(*meaning.problem);
  fair::SavedMatch saved;
  fair::Chance chance = fair::without_entropy(
      arguments.seed ? fair::secret_from_seed(*arguments.seed) : fair::random_bytes(), meaning.setup.seats);
  if (!arguments.resume.empty()) {
    auto found = resumed(arguments);
    if (!found) return complain("--resume: " + found.refusal().message);
    saved = std::move(*found);
    meaning.setup = saved.setup;
    chance = saved.chance;
  }
  const auto bot = bots::find(arguments.level);
  if (!bot) return complain("--level: there is no bot or level \"" + arguments.level + "\"");
  const std::vector<std::string_view> levels = bots::level_names();
  if (std::ranges::find(levels, arguments.level) != levels.end() && !bots::is_level(arguments.level, *meaning.game))
    return complain("--level: in this game " + arguments.level + " is no stronger than the level before it");
  if (arguments.as >= meaning.setup.seats)
    return complain("--as: must be from 0 to " + std::to_string(meaning.setup.seats - 1));
  play({.game = meaning.game,
        .setup = meaning.setup,
        .as = seat(arguments.as),
        .bot = std::string{*bot},
        .chance = chance,
        .speech = meaning.speech,
        .colour = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr,
        .echo = isatty(STDIN_FILENO) == 0,
        .width = columns_of_terminal(),
        .resumed = saved.match.get()},
       std::cin, std::cout);
  return EXIT_SUCCESS;
}

int run_bench(const Arguments& arguments) {
  if (arguments.game.empty() && arguments.seats != 0) return complain("--seats: of which game? Name it before");
  const Meaning meaning = understand(arguments, !arguments.game.empty());
  if (meaning.problem) return complain(*meaning.problem);
  std::vector<const AnyGame*> games{arguments.all_games->begin(), arguments.all_games->end()};
  if (meaning.game != nullptr) games = {meaning.game};
  bench({.games = games,
         .seats = arguments.seats,
         .seconds = arguments.seconds,
         .json = arguments.json,
         .speech = meaning.speech},
        std::cout);
  return EXIT_SUCCESS;
}

int run_replay(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  std::optional<Seat> observer;
  if (arguments.observer == "spectator") {
    observer = Seat::spectator;
  } else if (!arguments.observer.empty()) {
    unsigned named = 0;
    const char* end = arguments.observer.data() + arguments.observer.size();
    const auto [rest, error] = std::from_chars(arguments.observer.data(), end, named);
    if (error != std::errc{} || rest != end || named >= max_seats) return complain("--as: must be a seat or spectator");
    observer = seat(named);
  }
  return finish(replay(*arguments.all_games, arguments.file, arguments.verify, observer, *meaning.speech, std::cout));
}

int run_perft(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, true);
  if (meaning.problem) return complain(*meaning.problem);
  for (unsigned depth = 1; depth <= arguments.depth; ++depth) {
    std::cout << depth << " " << meaning.game->perft(meaning.setup, depth) << std::endl;
  }
  return EXIT_SUCCESS;
}

int run_serve(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  server::ServeSettings settings = arguments.serve;
  if (const auto problem = bad_store(settings, arguments.db)) return complain(*problem);
  const bool plain = settings.origin.starts_with("http://") || settings.origin.starts_with("https://");
  if (!settings.origin.empty() && (!plain || settings.origin.ends_with('/'))) {
    return complain("--origin: must be like https://krypta.example, without a slash at the end");
  }
  return server::serve(*arguments.all_games, settings, *meaning.speech, std::cout, std::cerr);
}

int run_backup(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  const std::string problem = store::backup(server::store_file(arguments.serve.data), arguments.file);
  if (!problem.empty()) {
    std::cerr << "krypta: " << problem << std::endl;
    return EXIT_FAILURE;
  }
  const std::array<text::Argument, 1> file{text::Argument{"file", arguments.file}};
  std::cout << meaning.speech->say("server-backed-up", file) << std::endl;
  return EXIT_SUCCESS;
}

/// Lines for standard error, if there are any.
int report(std::span<const std::string> problems) {
  for (const std::string& problem : problems) std::cerr << problem << "\n";
  return problems.empty() ? EXIT_SUCCESS : bad_arguments;
}

int run_cards(const Arguments& arguments, CardCommand command) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  return report(command({.games = arguments.all_games,
                         .game = arguments.game,
                         .files = arguments.files,
                         .card = arguments.card,
                         .all = arguments.all,
                         .json = arguments.json,
                         .speech = meaning.speech},
                        std::cout));
}

int run_card_specs(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  return test_cards(
      {.games = arguments.all_games, .game = arguments.game, .files = arguments.files, .speech = meaning.speech},
      std::cout, std::cerr);
}

int run_coverage(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  return cover_decks({arguments.all_games, arguments.game, arguments.decks, arguments.since, arguments.drafts,
                      arguments.svg, arguments.rows, arguments.json, meaning.speech},
                     std::cin, std::cout, std::cerr);
}

void add_coverage_command(CLI::App& cards, Arguments& arguments, int& status) {
  CLI::App* sub = cards.add_subcommand("coverage", "which decks can be played, and which cards to write next");
  sub->add_option("--game", arguments.game, "the id of a game with decks: vtes")->required();
  sub->add_option("--decks", arguments.decks,
                  "decks as text or JSON, or an array of decks as the tournament archive has; - is standard input")
      ->delimiter(',')
      ->required();
  sub->add_option("--since", arguments.since, "only decks of that day or later, as in 2021-07-05");
  sub->add_option("--drafts", arguments.drafts, "a folder of drafts of cards: which words they lack");
  sub->add_option("--rows", arguments.rows, "how many of the cards the table names")->capture_default_str();
  sub->add_option("--svg", arguments.svg, "a file for a curve: cards that are written, decks that are whole");
  sub->add_flag("--json", arguments.json, "print one JSON object, with all of the cards");
  sub->add_option("--lang", arguments.lang, "en, pl or hu");
  sub->callback([&arguments, &status] { status = run_coverage(arguments); });
}

void add_card_commands(CLI::App& app, Arguments& arguments, int& status) {
  CLI::App* cards = app.add_subcommand("cards", "the card files: check, list, show, test, coverage");
  cards->require_subcommand(1);
  const auto command = [&](const char* name, const char* description, CardCommand action) {
    CLI::App* sub = cards->add_subcommand(name, description);
    sub->add_option("--lang", arguments.lang, "en, pl or hu");
    sub->callback([&arguments, &status, action] { status = run_cards(arguments, action); });
    return sub;
  };
  CLI::App* check = command("check", "read card files and name every mistake", check_cards);
  check->add_option("files", arguments.files, "card files; those of the game, unless given");
  check->add_option("--game", arguments.game, "the game that they belong to; the one that they name, unless given");
  CLI::App* list = command("list", "every card of a game that can be played", list_cards);
  list->add_flag("--all", arguments.all, "also those that cannot be played yet");
  list->add_option("--game", arguments.game, "the id of a game: " + game_ids(*arguments.all_games))->required();
  list->add_flag("--json", arguments.json, "print one JSON object");
  CLI::App* show = command("show", "what a player reads on a card", show_card);
  show->add_option("card", arguments.card, "its id or its name")->required();
  show->add_option("--game", arguments.game, "the id of a game; all, unless given");
  CLI::App* test = cards->add_subcommand("test", "run the specs that stand beside the cards");
  test->add_option("names", arguments.files,
                   "cards, rules, or names of specs; all, unless given. What ends with .cards or .spec is a file whose "
                   "specs are run");
  test->add_option("--game", arguments.game, "the id of a game; all, unless given, or vampire-empire for files");
  test->add_option("--lang", arguments.lang, "en, pl or hu");
  test->callback([&arguments, &status] { status = run_card_specs(arguments); });
  add_coverage_command(*cards, arguments, status);
}

int run_deck(const Arguments& arguments, DeckCommand command) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  return command({arguments.all_games->find("vtes"), arguments.files, arguments.form, meaning.speech}, std::cin,
                 std::cout, std::cerr);
}

void add_deck_commands(CLI::App& app, Arguments& arguments, int& status) {
  CLI::App* deck = app.add_subcommand("deck", "decks of VTES: check, show, convert");
  deck->require_subcommand(1);
  const auto command = [&](const char* name, const char* description, DeckCommand action) {
    CLI::App* sub = deck->add_subcommand(name, description);
    sub->add_option("files", arguments.files,
                    "decks as text or JSON, as the tournament archive, Lackey, JOL and deck builders write them; - is "
                    "standard input")
        ->required();
    sub->add_option("--lang", arguments.lang, "en, pl or hu");
    sub->callback([&arguments, &status, action] { status = run_deck(arguments, action); });
    return sub;
  };
  command("check", "every reason why a deck may not be played", check_decks);
  command("show", "its cards by type, and the curves of capacities and costs", show_decks);
  command("convert", "write it in another form", convert_deck)
      ->add_option("--as", arguments.form, "twd, text, lackey, jol or json")
      ->required();
}

void add_arena_options(CLI::App& arena, Arguments& arguments) {
  arena.footer(
      "Each bot plays alone against each other one on all other seats. A round is one deal, played by every such "
      "line-up "
      "once in every rotation of the seats, so that luck cancels out. Only whole rounds are played, at least as many "
      "matches as --games says. Ctrl-C ends it and prints what was counted.");
  arena.get_option("--bots")->required();
  arena.add_option("--threads", arguments.threads, "how many threads; one for each core, unless given");
  arena.add_option("--challenger", arguments.challenger, "only this one of the bots is alone against others");
  arena.add_flag("--mixed", arguments.mixed, "all bots at one table, as often as each other, on seats that are drawn");
  arena.add_option(
      "--sprt", arguments.sprt,
      "is the challenger (the first of two bots) better? LOW,HIGH are ratings above the other, as in 0,20; "
      "ends as soon as one of them is refuted, wrongly in 5 % of cases");
}

int run(int argc, char** argv) {
  const GivenGames given = given_games({argv, static_cast<std::size_t>(argc)});
  if (!given.wrong.empty()) return report(given.wrong);
  CLI::App app{"Krypta: a table for games of masks", "krypta"};
  app.require_subcommand(1);
  Arguments arguments;
  arguments.all_games = given.games ? &*given.games : &built_in_games();
  int status = EXIT_SUCCESS;

  const auto command = [&](const char* name, const char* description, int (*action)(const Arguments&)) {
    CLI::App* sub = app.add_subcommand(name, description);
    sub->add_option("--lang", arguments.lang, "en, pl or hu");
    sub->callback([&arguments, &status, action] { status = action(arguments); });
    return sub;
  };
  const auto on_game = [&](CLI::App* sub) {
    sub->add_option("game", arguments.game, "the id of a game: " + game_ids(*arguments.all_games))->required();
    sub->add_option("--seats", arguments.seats, "number of players; as many as the game takes, unless given");
    sub->add_option("--option", arguments.options, "an option of the game, NAME=VALUE; may be given several times")
        ->take_all();
    sub->add_option("--seed", arguments.seed, "a whole number that decides chance");
    return sub;
  };

  CLI::App* play = on_game(command("play", "play in the terminal against bots", run_play));
  play->add_option("--as", arguments.as, "your seat, from 0");
  play->add_option("--resume", arguments.resume, "a saved match of this game to go on with");
  play->add_option(
      "--deck", arguments.deck,
      "what you play with, in a game to which everybody brings a deck: a file, or the name of a printed one");
  play->add_option("--level", arguments.level, "easy, medium or hard, or the name of a bot");

  const auto on_matches = [&](CLI::App* sub, const char* bots) {
    sub->add_option("--games", arguments.games, "how many matches")->required();
    sub->add_flag("--json", arguments.json, "print one JSON object");
    sub->add_option("--bots", arguments.bots, bots)->delimiter(',');
    sub->add_option(
           "--decks", arguments.decks,
           "in a game to which everybody brings a deck: files or names of printed ones, a deck a seat in turn; "
           "sim seats the first against the others in every chair and tells what it did")
        ->delimiter(',');
    sub->add_option("--svg", arguments.svg, "a file for a chart of what was counted");
    return sub;
  };
  on_matches(on_game(command("sim", "let bots play matches and count", run_sim)),
             "a bot a seat, as in heuristic,random")
      ->add_option("--threads", arguments.threads, "how many threads; 1, unless given");
  add_arena_options(*on_matches(on_game(command("arena", "let bots compete and rate them", run_arena)),
                                "the bots, as in search:500ms,heuristic; also omniscient, which sees everything"),
                    arguments);

  CLI::App* bench = command("bench", "choices per second and bytes per state of every game, or of one", run_bench);
  bench->add_option("game", arguments.game, "the id of a game; all of them, unless given");
  bench->add_option("--seats", arguments.seats, "number of players of that game; each that it takes, unless given");
  bench->add_option("--seconds", arguments.seconds, "for each game and number of players")
      ->check(CLI::Range(0.01, 3600.0));
  bench->add_flag("--json", arguments.json, "print one JSON object");

  CLI::App* replay = command("replay", "show a saved match choice by choice", run_replay);
  replay->add_option("file", arguments.file, "a saved match")->required();
  replay->add_flag("--verify", arguments.verify, "check the commitment to chance and every answer of it");
  replay->add_option("--as", arguments.observer, "what this seat (or spectator) saw; everything, unless given");

  CLI::App* perft = on_game(command("perft", "count every sequence of choices", run_perft));
  perft->add_option("--depth", arguments.depth, "how many choices deep")->required();

  CLI::App* serve = command("serve", "the server: tables, accounts, the web client", run_serve);
  serve->add_option("--port", arguments.serve.port, "8080, unless given; 0 for any that is free");
  serve->add_option("--address", arguments.serve.address, "the address to listen on; only this machine, unless given");
  serve->add_option("--data", arguments.serve.data, "the folder of the store");
  serve->add_option("--db", arguments.db, "the store: sqlite:DIR or postgresql://USER@HOST/DATABASE");
  serve->add_option("--origin", arguments.serve.origin, "the address people use, as in https://krypta.example");
  serve->add_flag("--behind-proxy", arguments.serve.behind_proxy, "believe a proxy on this machine who somebody is");
  serve->add_option("--bot-pause", arguments.serve.bot_pause, "milliseconds after which a bot answers at the soonest")
      ->check(CLI::Range(1, 10'000))
      ->capture_default_str();
  serve
      ->add_option("--silence", arguments.serve.silence,
                   "milliseconds after which whoever has one choice only is passed over")
      ->check(CLI::Range(0, 10'000))
      ->capture_default_str();
  serve->add_option("--bot-threads", arguments.serve.bot_threads, "how many bots may think at once")
      ->check(CLI::Range(0, 256));
  serve->add_option("--connections", arguments.serve.connections, "how many in all");
  serve->add_option("--connections-per-address", arguments.serve.connections_per_address, "how many from one address");
  server::QuotaSettings& quotas = arguments.serve.quotas;
  const auto share = [&](const std::string& name, server::Share& of, const std::string& what) {
    serve->add_option("--" + name + "-per-person", of.person, what + " of one person")->check(CLI::Range(1.0, 1e15));
    serve->add_option("--" + name + "-per-address", of.address, what + " of one address")->check(CLI::Range(1.0, 1e15));
  };
  share("tables", quotas.tables, "most tables that are not over");
  share("open-tables", quotas.open, "most tables that are open");
  share("entries", quotas.entries, "most entries a day");
  share("bytes", quotas.bytes, "most bytes of entries a day");
  share("sockets", quotas.sockets, "most sockets at a time");
  share("chats", quotas.chats, "most lines of chat a day");
  share("matches", quotas.matches, "most matches that are over and stored");
  serve->add_option("--decks-per-person", quotas.decks, "most decks that one person keeps")
      ->check(CLI::Range(1.0, 1e9));
  serve->add_option("--deck-bytes-per-person", quotas.deck_bytes, "most bytes of them")->check(CLI::Range(1.0, 1e15));
  server::TrialSettings& trials = arguments.serve.trials;
  serve->add_option("--trial-matches", trials.matches, "most matches of a deck that somebody has tried; 0: nobody may")
      ->check(CLI::Range(0U, 100'000U));
  serve->add_option("--trials-per-address", trials.per_address, "most decks tried at a time of one address")
      ->check(CLI::Range(1.0, 1e6));
  serve->add_option("--open-days", arguments.serve.open_days, "an open table that nobody looks at ends after so long")
      ->check(CLI::Range(1, 10'000));
  serve->add_flag("--rate-neighbours", arguments.serve.rate_neighbours,
                  "matches of people who come from one address count for ratings too");
  serve->add_option("--unvisited-days", arguments.serve.unvisited_days, "and a running one, unless a clock runs there")
      ->check(CLI::Range(1, 10'000));
  serve
      ->add_option("--keep-thoughts-days", arguments.serve.keep_thoughts_days,
                   "what bots thought in matches that are over is kept for so long; for ever, unless given")
      ->check(CLI::Range(1, 100'000));
  serve->add_option("--keep-matches-days", arguments.serve.keep_matches_days, "and these matches")
      ->check(CLI::Range(1, 100'000));
  serve->add_option("--admin-socket", arguments.serve.admin_socket,
                    "where krypta admin finds the server; admin.sock in its folder, unless given");
  serve->add_option("--rates", arguments.serve.rates, "how many times the usual rates people may have; for load tests")
      ->check(CLI::Range(0.01, 1e6));

  CLI::App* backup = command("backup", "copy the store, also while the server runs", run_backup);
  backup->add_option("file", arguments.file, "the copy; there must be no such file")->required();
  backup->add_option("--data", arguments.serve.data, "the folder of the store");

  add_admin_commands(app, arguments, status);
  add_store_command(app, arguments, status);
  add_card_commands(app, arguments, status);
  add_deck_commands(app, arguments, status);
  app.add_option(
      "--cards", arguments.card_folder,
      "a folder of card files, *.cards or *.card, to play with in place of those built in; stands before the command");

  CLI::App* engine =
      app.add_subcommand("engine", "the protocol for bots, tools and tests, on standard input and output");
  engine->add_flag("--reference", arguments.reference, "print what docs/protocol.md lists of every game, and end");
  engine->callback([&arguments] {
    std::ios::sync_with_stdio(false);
    if (arguments.reference) {
      std::cout << protocol_reference(*arguments.all_games);
    } else {
      serve_protocol(*arguments.all_games, std::cin, std::cout);
    }
  });

  // Otherwise CLI11 only says that some command is missing.
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });
  const auto named = [&](const CLI::App* sub) { return sub->get_name() == argv[1]; };
  if (argc > 1 && argv[1][0] != '-' && std::ranges::none_of(commands, named)) {
    return complain("there is no command \"" + std::string{argv[1]} + "\"; see krypta --help");
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& error) {
    std::string message = error.what();
    std::replace(message.begin(), message.end(), '\n', ' ');
    return complain(message + "; see krypta --help");
  }
  return status;
}

}  // namespace
}  // namespace krypta::cli

int main(int argc, char** argv) { return krypta::cli::run(argc, argv); }
