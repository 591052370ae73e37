#include <sys/resource.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <ctime>
#include <iostream>

#include "bench/crowd.hpp"
#include "bench/report.hpp"

/// Plays at many tables of a server at once and tells how long it takes, and whether anything is lost.
namespace krypta::load {
namespace {

constexpr int bad_arguments = 2;

struct Arguments {
  std::string program;
  std::string address = "127.0.0.1";
  std::vector<std::uint16_t> ports{};
  std::size_t tables = 500;
  PlaySettings play{};
  bool json = false;
  std::string journal;
  std::string check;
};

int complain(const std::string& problem) {
  std::cerr << "krypta_load: " << problem << std::endl;
  return EXIT_FAILURE;
}

class Run {
 public:
  Run(asio::io_context& context, Arguments arguments, Servers servers, Child* child)
      : context_(context), arguments_(std::move(arguments)), servers_(std::move(servers)), child_(child) {}

  [[nodiscard]] Awaitable<void> load();
  [[nodiscard]] Awaitable<void> check_journal();
  [[nodiscard]] std::string open_journal() {
    if (arguments_.journal.empty()) return {};
    arguments_.play.journal = &journal_;
    return journal_.open(arguments_.journal);
  }
  [[nodiscard]] Report& report() { return report_; }

 private:
  void measure(std::string name, std::string what) {
    if (child_ == nullptr) return;
    if (const auto memory = child_->memory()) report_.stages.push_back({std::move(name), std::move(what), *memory});
  }
  [[nodiscard]] Awaitable<void> play(std::vector<Sitting> sittings, std::vector<std::shared_ptr<Link>> links);

  asio::io_context& context_;
  Arguments arguments_;
  Servers servers_;
  Child* child_;
  Journal journal_;
  Report report_;
};

Awaitable<void> Run::load() {
  const std::size_t people = arguments_.tables * arguments_.play.seats;
  report_.tables = arguments_.tables;
  report_.connections = people;
  report_.rate_asked = arguments_.play.rate;
  measure("start", "at the start");
  auto made = co_await make_guests(context_, servers_, people);
  if (const auto* problem = std::get_if<std::string>(&made)) co_return report_.problems.push_back(*problem);
  const auto guests = std::get<std::vector<std::string>>(std::move(made));
  measure("accounts", std::to_string(people) + " guests are known");
  auto seated = co_await seat_guests(context_, servers_, guests, arguments_.play.seats);
  if (const auto* problem = std::get_if<std::string>(&seated)) co_return report_.problems.push_back(*problem);
  measure("tables", std::to_string(report_.tables) + " tables are loaded, nobody is connected");
  auto linked = co_await connect(context_, servers_, guests);
  if (const auto* problem = std::get_if<std::string>(&linked)) co_return report_.problems.push_back(*problem);
  measure("connections", std::to_string(people) + " connections are open");
  co_await play(std::get<std::vector<Sitting>>(std::move(seated)),
                std::get<std::vector<std::shared_ptr<Link>>>(std::move(linked)));
}

Awaitable<void> Run::play(std::vector<Sitting> sittings, std::vector<std::shared_ptr<Link>> links) {
  Play play{context_, arguments_.play, servers_, std::move(sittings), std::move(links)};
  // Whoever does not know beforehand how long it takes tells us.
  asio::signal_set told{context_, SIGTERM};
  told.async_wait([&play](boost::system::error_code error, int) {
    if (!error) play.end();
  });
  co_await play.open();
  measure("opened", "everybody looks at his table");
  // Scripts wait for this line.
  std::cerr << "krypta_load: playing" << std::endl;
  const double server_before = child_ == nullptr ? 0 : child_->processor_seconds();
  const std::clock_t client_before = std::clock();
  co_await play.play();
  if (child_ != nullptr) report_.server_processor = child_->processor_seconds() - server_before;
  report_.client_processor = static_cast<double>(std::clock() - client_before) / CLOCKS_PER_SEC;
  measure("end", "at the end of the play");
  co_await play.leave();
  report_.figures = play.figures();
  report_.come_back = arguments_.play.come_back;
  report_.problems = report_.figures.problems;
  const bool as_asked = arguments_.play.refused.empty() || report_.figures.refused > 0;
  if (!as_asked) report_.problems.push_back("no choice was refused with " + arguments_.play.refused);
  if (arguments_.play.until_gone && !report_.figures.gone) report_.problems.emplace_back("the server did not go away");
  if (!journal_.good()) report_.problems.emplace_back("the journal could not be written");
  if (arguments_.play.until_gone) co_return;
  // Made before: g++ 12 destroys an aggregate that is made inside co_await twice.
  const CheckSettings settings{arguments_.play.come_back, {}};
  report_.checked = co_await check(context_, servers_, play.sittings(), settings);
}

Awaitable<void> Run::check_journal() {
  auto read = read_journal(arguments_.check);
  if (const auto* problem = std::get_if<std::string>(&read)) co_return report_.problems.push_back(*problem);
  CheckSettings settings{true, arguments_.play.refused};
  report_.checked = co_await check(context_, servers_, std::get<std::vector<Sitting>>(std::move(read)), settings);
}

Awaitable<void> guarded(Awaitable<void> run, asio::io_context& context, std::string& problem) {
  try {
    co_await std::move(run);
  } catch (const std::exception& error) {
    problem = error.what();
  }
  context.stop();
}

/// Two thousand connections need as many file descriptors.
void raise_file_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  static_cast<void>(setrlimit(RLIMIT_NOFILE, &limit));
}

void print_check(const Checked& checked) {
  for (const std::string& problem : checked.problems) std::cout << problem << "\n";
  std::cout << "checked: " << checked.tables << " tables, " << checked.seats << " seats, " << checked.choices
            << " choices acknowledged, " << checked.lost << " lost, " << checked.over << " matches over, "
            << checked.went_on << " as they should go on, " << checked.problems.size() << " problems" << std::endl;
}

int run(const Arguments& arguments, const Servers& servers, Child* child) {
  asio::io_context context{1};
  Run run{context, arguments, servers, child};
  if (const std::string problem = run.open_journal(); !problem.empty()) return complain(problem);
  const bool checks = !arguments.check.empty();
  Report& report = run.report();
  std::string broken;
  asio::co_spawn(context, guarded(checks ? run.check_journal() : run.load(), context, broken), asio::detached);
  // Everything before and after the play has four minutes, however many tables there are.
  context.run_for(std::chrono::seconds(240) + std::chrono::seconds(static_cast<long>(arguments.play.seconds)));
  if (!context.stopped()) report.problems.emplace_back("it took too long");
  if (!broken.empty()) report.problems.push_back(broken);
  if (child != nullptr) {
    if (const std::string problem = child->stop(); !problem.empty()) report.problems.push_back(problem);
  }
  close(report);
  if (checks) {
    for (const std::string& problem : report.problems) complain(problem);
    if (report.checked) print_check(*report.checked);
  } else {
    std::cout << (arguments.json ? as_json(report) : as_table(report)) << std::flush;
  }
  return report.good() ? EXIT_SUCCESS : EXIT_FAILURE;
}

int start(const Arguments& arguments) {
  raise_file_limit();
  std::signal(SIGPIPE, SIG_IGN);
  std::unique_ptr<Child> child;
  std::vector<std::uint16_t> ports = arguments.ports;
  if (!arguments.program.empty()) {
    auto started = Child::start(arguments.program);
    if (const auto* problem = std::get_if<std::string>(&started)) return complain(*problem);
    child = std::get<std::unique_ptr<Child>>(std::move(started));
    ports = {child->port()};
  }
  Servers servers;
  for (const std::uint16_t port : ports) {
    const auto server = read_server(arguments.address, port);
    if (!server) return complain("--address, --port: must be of a server on this machine");
    servers.all.push_back(*server);
  }
  return run(arguments, servers, child.get());
}

int parse(int argc, char** argv) {
  CLI::App app{"Plays at many tables of a Krypta server at once and measures it", "krypta_load"};
  Arguments arguments;
  PlaySettings& play = arguments.play;
  auto* program = app.add_option("--server", arguments.program, "start this krypta, on a data folder of its own");
  app.add_option("--address", arguments.address, "of a server that runs, on this machine")->excludes(program);
  app.add_option("--port", arguments.ports,
                 "of a server that runs; several, if they share a store: a table's people are at different ones")
      ->delimiter(',')
      ->excludes(program);
  app.add_option("--tables", arguments.tables, "how many tables")->check(CLI::Range(1, 5000));
  app.add_option("--seats", play.seats, "people at each table")->check(CLI::Range(2, 4));
  app.add_option("--rate", play.rate, "choices a second, of all together")->check(CLI::Range(0.1, 1e6));
  app.add_option("--seconds", play.seconds, "how long it is played, or until SIGTERM")->check(CLI::Range(0.1, 1e5));
  app.add_flag("--json", arguments.json, "print one JSON object");
  app.add_option("--journal", arguments.journal, "add every acknowledged choice to this file at once");
  app.add_flag("--until-killed", play.until_gone, "play until the server goes away; that is no error");
  auto* back = app.add_flag("--come-back", play.come_back,
                            "who loses the connection comes back, to the next server, and must see the same past");
  app.add_flag("--twice", play.twice, "everybody looks at the table from two servers at once")->needs(back);
  app.add_option("--patience", play.patience, "seconds; a table without a choice for longer is a problem")->needs(back);
  app.add_option("--refused", play.refused,
                 "play until a choice is refused with this code; with --check: every choice must be");
  app.add_option("--check", arguments.check, "hold this journal against the server");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& asked_for_help) {
    return app.exit(asked_for_help);
  } catch (const CLI::ParseError& error) {
    std::cerr << "krypta_load: " << error.what() << "\n";
    return bad_arguments;
  }
  if (arguments.program.empty() && arguments.ports.empty()) arguments.ports = {0};
  return start(arguments);
}

}  // namespace
}  // namespace krypta::load

int main(int argc, char** argv) { return krypta::load::parse(argc, argv); }
