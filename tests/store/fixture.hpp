#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/sqlite.hpp"

namespace krypta::store::test {

/// A directory of its own, gone at the end.
class Directory {
 public:
  Directory() {
    std::string name = (std::filesystem::temp_directory_path() / "krypta-store-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  [[nodiscard]] std::string path() const { return path_; }
  [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

/// Runs what the store posts on the thread of the test.
class TestLoop {
 public:
  [[nodiscard]] Post poster() {
    return [this](std::function<void()> task) { post(std::move(task)); };
  }
  void post(std::function<void()> task) {
    {
      const std::lock_guard guard{mutex_};
      tasks_.push_back(std::move(task));
    }
    changed_.notify_one();
  }
  /// Runs tasks until something is so. A test that waits for what never comes ends the program instead of hanging.
  void until(const std::function<bool()>& so) {
    while (!so()) {
      std::unique_lock guard{mutex_};
      if (!changed_.wait_for(guard, std::chrono::minutes{2}, [this] { return !tasks_.empty(); })) std::abort();
      const auto task = std::move(tasks_.front());
      tasks_.pop_front();
      guard.unlock();
      task();
    }
  }
  void run_what_is_there() {
    std::unique_lock guard{mutex_};
    while (!tasks_.empty()) {
      const auto task = std::move(tasks_.front());
      tasks_.pop_front();
      guard.unlock();
      task();
      guard.lock();
    }
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
};

/// Asks and waits for the answer: `ask<Written>(loop, [&](auto then) { store.alive(1, 0, then); })`.
template <class Answer>
Answer ask(TestLoop& loop, const std::function<void(std::function<void(Answer)>)>& question) {
  std::optional<Answer> answer;
  question([&](Answer given) { answer = std::move(given); });
  loop.until([&] { return answer.has_value(); });
  return *std::move(answer);
}

inline Written append(TestLoop& loop, Store& store, const std::string& table, Entry entry,
                      std::optional<Listing> listing = std::nullopt) {
  return ask<Written>(loop, [&](auto then) { store.append(table, std::move(entry), std::move(listing), then); });
}

inline std::vector<Entry> entries(TestLoop& loop, Store& store, const std::string& table, std::uint32_t from = 0) {
  auto found = ask<Found<std::vector<Entry>>>(loop, [&](auto then) { store.entries(table, from, then); });
  EXPECT_EQ(found.problem, "");
  return found.value.value_or(std::vector<Entry>{});
}

/// What is in a directory, to the byte.
inline std::map<std::string, std::string> everything_in(const std::string& directory) {
  std::map<std::string, std::string> found;
  for (const auto& file : std::filesystem::directory_iterator{directory}) {
    std::ifstream in{file.path(), std::ios::binary};
    found[file.path().filename().string()] = {std::istreambuf_iterator<char>{in}, {}};
  }
  return found;
}

inline void write_file(const std::string& path, const std::string& bytes) {
  std::ofstream{path, std::ios::binary | std::ios::trunc} << bytes;
}

/// Why a database is not opened; empty if it is.
inline std::string refusal(const std::string& path) {
  TestLoop loop;
  const auto opened = open_sqlite({path}, loop.poster());
  const auto* problem = std::get_if<std::string>(&opened);
  if (problem == nullptr) return {};
  EXPECT_FALSE(problem->empty());
  EXPECT_EQ(problem->find('\n'), std::string::npos);
  return *problem;
}

/// A store that must open.
inline std::unique_ptr<SqliteStore> opened(const std::string& path, Post post) {
  auto store = open_sqlite({path}, std::move(post));
  if (auto* problem = std::get_if<std::string>(&store)) {
    ADD_FAILURE() << *problem;
    std::abort();
  }
  return std::get<0>(std::move(store));
}

/// Does something in a process of its own, which may change its rights and limits; what it complains about comes back.
inline std::string in_child(const std::function<std::string()>& work) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return "no pipe";
  const pid_t child = fork();
  if (child == 0) {
    const std::string complaint = work();
    const bool sent = write(ends[1], complaint.data(), complaint.size()) == static_cast<ssize_t>(complaint.size());
    _exit(sent ? 0 : 1);
  }
  close(ends[1]);
  std::string complaint;
  std::array<char, 4096> piece{};
  for (ssize_t length = 0; (length = read(ends[0], piece.data(), piece.size())) > 0;)
    complaint.append(piece.data(), static_cast<std::size_t>(length));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) complaint += " (the child did not end well)";
  return complaint;
}

}  // namespace krypta::store::test
