#include "bench/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>
#include <vector>

namespace krypta::load {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto start_time = std::chrono::seconds(20);
constexpr auto stop_time = std::chrono::seconds(15);

std::string last_line(const std::string& file) {
  std::ifstream in{file};
  std::string line;
  for (std::string next; std::getline(in, next);) line = next;
  return line;
}

/// "http://127.0.0.1:PORT/" in what the server says when it listens.
std::optional<std::uint16_t> port_in(const std::string& said) {
  static constexpr std::string_view before = "http://127.0.0.1:";
  const std::size_t at = said.find(before);
  if (at == std::string::npos) return std::nullopt;
  const char* first = said.data() + at + before.size();
  const char* last = said.data() + said.size();
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(first, last, port);
  return error == std::errc{} && end != last && *end == '/' ? std::optional{port} : std::nullopt;
}

}  // namespace

std::variant<std::unique_ptr<Child>, std::string> Child::start(const std::string& program) {
  std::unique_ptr<Child> child{new Child};
  std::string pattern = (std::filesystem::temp_directory_path() / "krypta-load-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) return pattern + ": " + std::strerror(errno);
  child->folder_ = pattern;
  std::string problem = child->launch(program);
  if (problem.empty()) problem = child->wait_for_port();
  if (!problem.empty()) return problem;
  return child;
}

std::string Child::launch(const std::string& program) {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::strerror(errno);
  output_ = ends[0];
  const std::string data = folder_ + "/data";
  const std::string log = folder_ + "/log";
  std::vector<std::string> words{program,
                                 "serve",
                                 "--port",
                                 "0",
                                 "--data",
                                 data,
                                 "--rates",
                                 "100000",
                                 "--connections",
                                 "30000",
                                 "--connections-per-address",
                                 "30000"};
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  const int error = posix_spawn(&pid_, program.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (error == 0) return {};
  pid_ = 0;
  return "cannot start '" + program + "': " + std::strerror(error);
}

std::string Child::wait_for_port() {
  const auto deadline = Clock::now() + start_time;
  std::string said;
  while (Clock::now() < deadline) {
    pollfd waiting{output_, POLLIN, 0};
    if (poll(&waiting, 1, 100) <= 0) continue;
    std::array<char, 512> bytes{};
    const auto size = ::read(output_, bytes.data(), bytes.size());
    if (size <= 0) return "the server ended: " + last_line(folder_ + "/log");
    said.append(bytes.data(), static_cast<std::size_t>(size));
    if (const auto port = port_in(said)) {
      port_ = *port;
      return {};
    }
  }
  return "the server does not listen: " + last_line(folder_ + "/log");
}

Child::~Child() {
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (output_ >= 0) ::close(output_);
  std::error_code ignored;
  std::filesystem::remove_all(folder_, ignored);
}

std::optional<Memory> Child::memory() const {
  std::ifstream in{"/proc/" + std::to_string(pid_) + "/status"};
  Memory memory;
  for (std::string line; std::getline(in, line);) {
    std::istringstream words{line};
    std::string name;
    double kilobytes = 0;
    words >> name >> kilobytes;
    if (name == "VmRSS:") memory.now = kilobytes / 1024;
    if (name == "VmHWM:") memory.most = kilobytes / 1024;
  }
  return memory.now > 0 ? std::optional{memory} : std::nullopt;
}

double Child::processor_seconds() const {
  std::ifstream in{"/proc/" + std::to_string(pid_) + "/stat"};
  std::string line;
  std::getline(in, line);
  const std::size_t name = line.rfind(')');
  if (name == std::string::npos) return 0;
  // User and system time are the 14th and 15th value of the line, the 12th and 13th after the name.
  std::istringstream words{line.substr(name + 1)};
  std::string skipped;
  for (int i = 0; i < 11; ++i) words >> skipped;
  double user = 0;
  double system = 0;
  words >> user >> system;
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

std::string Child::stop() {
  int status = 0;
  const auto ended = [&] { return waitpid(pid_, &status, WNOHANG) == pid_; };
  const bool before = ended();
  if (!before) kill(pid_, SIGTERM);
  bool after = before;
  for (const auto deadline = Clock::now() + stop_time; !after && Clock::now() < deadline; after = ended()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  if (!after) return "the server did not end when it was asked to";
  pid_ = 0;
  const std::string how = WIFEXITED(status) ? "status " + std::to_string(WEXITSTATUS(status))
                                            : "signal " + std::to_string(WTERMSIG(status));
  if (before) return "the server had ended before it was asked to, with " + how;
  return status == 0 ? std::string{} : "the server ended with " + how;
}

}  // namespace krypta::load
