#include "cli/admin_command.hpp"

#include <CLI/CLI.hpp>
#include <iostream>

#include "cli/admin.hpp"
#include "server/server_time.hpp"
#include "store/usage.hpp"

namespace krypta::cli {

namespace {

/// A whole number of milliseconds from "7d"; a problem is a line for the person who typed it.
std::optional<std::string> add_duration(Value& request, const char* option, const char* name, const std::string& text) {
  if (text.empty()) return std::nullopt;
  const auto lasts = read_duration(text);
  if (!lasts) return std::string{option} + ": must be a time as in 30m, 12h or 7d";
  request.set(name, *lasts);
  return std::nullopt;
}

std::optional<std::string> read_request(const AdminArguments& given, const Arguments& arguments, Value& request) {
  request = Value::Object{{"do", given.what}, {"lang", arguments.lang}};
  const std::initializer_list<std::pair<const char*, const std::string*>> texts{
      {"who", &given.who},       {"name", &given.name},   {"table", &given.table}, {"address", &given.address},
      {"reason", &given.reason}, {"state", &given.state}, {"after", &given.after}, {"text", &given.text}};
  for (const auto& [name, text] : texts)
    if (!text->empty()) request.set(name, *text);
  if (given.id != 0) request.set("id", given.id);
  request.set("most", given.most);
  if (given.all) request.set("all", true);
  if (given.yes) request.set("yes", true);
  if (!given.on.empty()) request.set("on", given.on == "on");
  if (auto problem = add_duration(request, "--older-than", "older", given.older)) return problem;
  return add_duration(request, "--for", "for", given.lasts);
}

/// A request that cannot be understood is an argument that is wrong; all else could not be done.
int refused(const Value& answer) {
  const Value* error = answer.find("error");
  const auto member = [&](const char* name) {
    const Value* found = error == nullptr ? nullptr : error->find(name);
    return found == nullptr || found->text() == nullptr ? std::string{} : harmless(*found->text());
  };
  std::string line = member("message");
  if (const std::string detail = member("detail"); !detail.empty()) line += " (" + detail + ")";
  std::cerr << "krypta: " << line << std::endl;
  return member("code") == "bad-request" ? bad_arguments : EXIT_FAILURE;
}

int run_admin(const Arguments& arguments, const AdminArguments& given) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  server::ServeSettings settings = arguments.serve;
  if (const auto problem = bad_store(settings, arguments.db)) return complain(*problem);
  Value request;
  if (const auto problem = read_request(given, arguments, request)) return complain(*problem);
  const auto answer = server::administer(*arguments.all_games, settings, request);
  if (const auto* problem = std::get_if<std::string>(&answer)) {
    std::cerr << "krypta: " << *problem << std::endl;
    return EXIT_FAILURE;
  }
  const auto& told = std::get<Value>(answer);
  const Value* ok = told.find("ok");
  if (ok == nullptr || ok->boolean() == nullptr || !*ok->boolean()) return refused(told);
  if (const Value* all = told.find("export"); all != nullptr) {
    std::cout << to_json(*all) << std::endl;
  } else if (arguments.json) {
    std::cout << to_json(told) << std::endl;
  } else {
    show_answer(told, *meaning.speech, std::cout);
  }
  return EXIT_SUCCESS;
}

Value usage_value(const store::Usage& usage) {
  Value::Array kinds;
  for (const store::Usage::Kind& one : usage.kinds)
    kinds.push_back(Value::Object{{"what", one.what}, {"rows", one.rows}, {"bytes", one.bytes}});
  Value::Array games;
  for (const store::Usage::Game& one : usage.games)
    games.push_back(Value::Object{{"game", one.game},
                                  {"tables", one.tables},
                                  {"entries_bytes", one.entries},
                                  {"thoughts_bytes", one.thoughts},
                                  {"archives_bytes", one.archives}});
  Value::Array days;
  for (const store::Usage::Day& one : usage.days)
    days.push_back(
        Value::Object{{"day", one.day}, {"tables", one.tables}, {"entries", one.entries}, {"bytes", one.bytes}});
  return Value::Object{{"bytes", usage.bytes},      {"free", usage.free},        {"oldest", usage.oldest},
                       {"kinds", std::move(kinds)}, {"games", std::move(games)}, {"days", std::move(days)}};
}

int run_store(const Arguments& arguments) {
  const Meaning meaning = understand(arguments, false);
  if (meaning.problem) return complain(*meaning.problem);
  server::ServeSettings settings = arguments.serve;
  if (const auto problem = bad_store(settings, arguments.db)) return complain(*problem);
  const auto now = server::ServerTime{}.now();
  const auto found = settings.database.empty() ? store::usage_of_file(server::store_file(settings.data), now)
                                               : store::usage_of_url(settings.database, now);
  if (const auto* problem = std::get_if<std::string>(&found)) {
    std::cerr << "krypta: " << *problem << std::endl;
    return EXIT_FAILURE;
  }
  const Value usage = usage_value(std::get<store::Usage>(found));
  if (arguments.json) {
    std::cout << to_json(usage) << std::endl;
    return EXIT_SUCCESS;
  }
  Value whole = usage;
  for (const char* list : {"kinds", "games", "days"}) {
    show_rows(*usage.find(list)->array(), *meaning.speech, std::cout);
    std::cout << "\n";
    whole.set(list, Value{});
  }
  show_answer(whole, *meaning.speech, std::cout);
  return EXIT_SUCCESS;
}

}  // namespace

void add_store_command(CLI::App& app, Arguments& arguments, int& status) {
  CLI::App* store = app.add_subcommand("store", "what takes how much room in the store, also while servers run");
  store->add_option("--data", arguments.serve.data, "the folder of the store");
  store->add_option("--db", arguments.db, "the store: sqlite:DIR or postgresql://USER@HOST/DATABASE");
  store->add_option("--lang", arguments.lang, "en, pl or hu");
  store->add_flag("--json", arguments.json, "print one JSON object");
  store->callback([&arguments, &status] { status = run_store(arguments); });
}

void add_admin_commands(CLI::App& app, Arguments& arguments, int& status) {
  CLI::App* admin = app.add_subcommand("admin", "look after people and tables: of the running server, or of its store");
  admin->require_subcommand(1);
  const auto given = std::make_shared<AdminArguments>();
  const auto command = [&](const char* name, const char* description) {
    CLI::App* sub = admin->add_subcommand(name, description);
    sub->add_option("--data", arguments.serve.data, "the folder of the store");
    sub->add_option("--db", arguments.db, "the store: sqlite:DIR or postgresql://USER@HOST/DATABASE");
    sub->add_option("--admin-socket", arguments.serve.admin_socket,
                    "where the server listens; admin.sock in its folder, unless given");
    sub->add_option("--origin", arguments.serve.origin, "the address people use, for links, when no server runs");
    sub->add_option("--lang", arguments.lang, "en, pl or hu");
    sub->add_flag("--json", arguments.json, "print one JSON object");
    sub->callback([&arguments, &status, given, name] {
      given->what = name;
      status = run_admin(arguments, *given);
    });
    return sub;
  };
  const auto about = [&](CLI::App* sub) {
    sub->add_option("who", given->who, "a name, or # and the number of an account")->required();
    return sub;
  };

  CLI::App* tables = command("tables", "list tables, the newest first");
  tables->add_option("--state", given->state, "open, running or over");
  tables->add_option("--by", given->who, "made by whom: a name, or # and a number");
  tables->add_option("--older-than", given->older, "made before that: 30m, 12h, 7d");
  tables->add_option("--most", given->most, "how many")->check(CLI::Range(1, 10'000))->capture_default_str();
  tables->add_option("--after", given->after, "go on after this table");
  command("close", "end a table without a result")->add_option("table", given->table, "its id")->required();

  CLI::App* accounts = command("accounts", "find accounts by how their names begin");
  accounts->add_option("name", given->name, "the beginning; all, unless given");
  accounts->add_option("--most", given->most, "how many")->check(CLI::Range(1, 10'000))->capture_default_str();
  about(command("rename", "give somebody another name"))->add_option("name", given->name, "the new name")->required();
  about(command("reset", "a link with which somebody sets a new password, once"))
      ->add_option("--for", given->lasts, "how long it leads somewhere; 1d, unless given");
  about(command("delete", "delete somebody for good; matches keep a seat without a name"))
      ->add_flag("--yes", given->yes, "it is meant");
  about(command("export", "everything that is kept of somebody, as JSON"));

  const auto sanction = [&](const char* name, const char* description) {
    CLI::App* sub = command(name, description);
    sub->add_option("who", given->who, "a name, or # and the number of an account");
    sub->add_option("--address", given->address, "in place of somebody: an address or network, as in 203.0.113.0/24");
    sub->add_option("--reason", given->reason, "what those are told whom it concerns")->required();
    sub->add_option("--for", given->lasts, "30m, 12h, 7d; for good, unless given");
  };
  sanction("mute", "let somebody chat no more");
  sanction("ban", "let somebody in no more");
  command("sanctions", "list mutes and bans");
  command("lift", "end a mute or a ban")->add_option("id", given->id, "its number")->required();

  command("announce", "tell everybody something")->add_option("text", given->text, "what; nothing takes it away");
  command("read-only", "let people look and change nothing, or no more of that")
      ->add_option("on", given->on, "on or off")
      ->required()
      ->check(CLI::IsMember({"on", "off"}));
  command("notice", "what everybody is told, and whether people may write");

  CLI::App* reports = command("reports", "lines of chat that were reported, with what was said before");
  reports->add_flag("--all", given->all, "also those that are closed");
  reports->add_option("--about", given->who, "by or about whom");
  command("close-report", "close one")->add_option("id", given->id, "its number")->required();
}

}  // namespace krypta::cli
