#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "store/records.hpp"
#include "store/sqlite.hpp"

namespace krypta::store {

/// One question or write on its way: asked on the loop, carried out by the worker, answered on the loop.
class Job {
 public:
  enum class Kind : std::uint8_t {
    question,
    question_of_aside,  ///< what is still aside is written first
    write,
    append,
    aside  ///< a write that nobody waits for
  };

  explicit Job(Kind kind) : kind_(kind) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool writes() const { return kind_ != Kind::question && kind_ != Kind::question_of_aside; }
  virtual void carry_out(Records& records) = 0;
  /// Of a write that has been carried out.
  [[nodiscard]] virtual const Written* written() const { return nullptr; }
  /// Whatever was carried out has not happened.
  virtual void fail(const std::string&) {}
  virtual void answer() = 0;

 private:
  Kind kind_;
};

template <class Work>
class Write final : public Job {
 public:
  Write(Kind kind, Work work, Store::OnWritten then) : Job(kind), work_(std::move(work)), then_(std::move(then)) {}
  void carry_out(Records& records) override { written_ = records.apart(work_); }
  [[nodiscard]] const Written* written() const override { return &written_; }
  void fail(const std::string& problem) override { written_ = {Written::Code::failed, problem}; }
  void answer() override {
    if (then_) then_(std::move(written_));
  }

 private:
  Work work_;
  Store::OnWritten then_;
  Written written_;
};

template <class T, class Work>
class Question final : public Job {
 public:
  Question(Kind kind, Work work, Store::OnFound<T> then) : Job(kind), work_(std::move(work)), then_(std::move(then)) {}
  void carry_out(Records& records) override { found_ = work_(records); }
  void answer() override {
    if (then_) then_(std::move(found_));
  }

 private:
  Work work_;
  Store::OnFound<T> then_;
  Found<T> found_;
};

template <class Work>
[[nodiscard]] std::unique_ptr<Job> writing(Work work, Store::OnWritten then, Job::Kind kind = Job::Kind::write) {
  return std::make_unique<Write<Work>>(kind, std::move(work), std::move(then));
}

template <class T, class Work>
[[nodiscard]] std::unique_ptr<Job> asking(Work work, Store::OnFound<T> then, Job::Kind kind = Job::Kind::question) {
  return std::make_unique<Question<T, Work>>(kind, std::move(work), std::move(then));
}

/// The thread that alone touches the database. Everything that waits is written in one transaction, because making one
/// safe takes as long as making a thousand safe. What nobody waits for never makes a transaction of its own, which the
/// next choice would have to wait for: it goes with one that is needed anyway.
class Worker {
 public:
  Worker(Connection connection, Post post);
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  ~Worker();

  void add(std::unique_ptr<Job> job);
  /// Carries out what waits and ends the thread; no answer is heard afterwards.
  void close();
  [[nodiscard]] Counts counts() const { return counts_.now(); }

 private:
  using Batch = std::vector<std::unique_ptr<Job>>;
  void work();
  [[nodiscard]] Batch next_batch();
  void carry_out(Batch& batch);
  [[nodiscard]] std::string write_together(Batch& batch);
  [[nodiscard]] std::string commit();
  void count(const Batch& batch);
  void answer(Batch batch);

  Records records_;
  Post post_;
  /// Shared with the answers that are under way, which may outlive the store.
  std::shared_ptr<std::atomic<bool>> closed_ = std::make_shared<std::atomic<bool>>(false);

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Job>> waiting_;
  std::deque<std::unique_ptr<Job>> aside_;
  bool closing_ = false;

  RunningCounts counts_;

  std::thread thread_;
};

}  // namespace krypta::store
