#include "store/worker.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>

namespace krypta::store {
namespace {

/// So that nobody waits for an answer until a thousand others have theirs, however much there is to do.
constexpr std::size_t most_in_a_batch = 1'000;

using Jobs = std::deque<std::unique_ptr<Job>>;

std::vector<std::unique_ptr<Job>> taken_from(Jobs& jobs) {
  const auto end = jobs.begin() + static_cast<std::ptrdiff_t>(std::min(jobs.size(), most_in_a_batch));
  std::vector<std::unique_ptr<Job>> taken{std::make_move_iterator(jobs.begin()), std::make_move_iterator(end)};
  jobs.erase(jobs.begin(), end);
  return taken;
}

}  // namespace

Worker::Worker(Connection connection, Post post)
    : records_(std::move(connection)), post_(std::move(post)), thread_([this] { work(); }) {}

Worker::~Worker() { close(); }

void Worker::add(std::unique_ptr<Job> job) {
  {
    const std::lock_guard guard{mutex_};
    if (closing_) return;
    ++counts_.waiting;
    if (job->kind() == Job::Kind::aside) {
      aside_.push_back(std::move(job));
      return;
    }
    waiting_.push_back(std::move(job));
  }
  changed_.notify_one();
}

void Worker::close() {
  {
    const std::lock_guard guard{mutex_};
    closing_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
  *closed_ = true;
}

void Worker::work() {
  for (;;) {
    Batch batch = next_batch();
    if (batch.empty()) break;
    carry_out(batch);
    count(batch);
    answer(std::move(batch));
  }
  records_.check_point();
}

Worker::Batch Worker::next_batch() {
  std::unique_lock guard{mutex_};
  changed_.wait(guard, [this] { return closing_ || !waiting_.empty(); });
  Batch batch = taken_from(waiting_);
  const bool needed = std::ranges::any_of(batch, [](const auto& job) { return job->kind() != Job::Kind::question; });
  if (!needed && !closing_) return batch;
  Batch whole = taken_from(aside_);
  std::ranges::move(batch, std::back_inserter(whole));
  return whole;
}

void Worker::carry_out(Batch& batch) {
  const bool writes = std::any_of(batch.begin(), batch.end(), [](const auto& job) { return job->writes(); });
  const std::string problem = writes ? write_together(batch) : std::string{};
  if (writes && problem.empty()) return;
  // Questions saw what has not happened, if they were carried out at all.
  for (auto& job : batch) {
    if (job->writes())
      job->fail(problem);
    else
      job->carry_out(records_);
  }
}

std::string Worker::write_together(Batch& batch) {
  std::string problem = records_.begin();
  for (auto& job : batch) {
    if (!problem.empty()) break;
    job->carry_out(records_);
    if (!records_.spoiled()) continue;
    problem = job->writes() ? job->written()->problem : "";
    if (problem.empty()) problem = "the database gave up";
  }
  if (problem.empty()) problem = commit();
  if (!problem.empty()) records_.roll_back();
  return problem;
}

std::string Worker::commit() {
  const auto start = std::chrono::steady_clock::now();
  std::string problem = records_.commit();
  const auto taken = std::chrono::steady_clock::now() - start;
  if (!problem.empty()) return problem;
  counts_.committed(taken);
  return {};
}

void Worker::count(const Batch& batch) {
  counts_.batch_largest = std::max<std::uint64_t>(counts_.batch_largest, batch.size());
  for (const auto& job : batch) {
    const Written* written = job->written();
    if (written == nullptr) continue;
    if (written->code == Written::Code::taken) ++counts_.taken;
    if (written->code == Written::Code::failed) ++counts_.failed;
    if (written->done() && job->kind() == Job::Kind::append) ++counts_.appends;
  }
}

void Worker::answer(Batch batch) {
  counts_.waiting -= batch.size();
  // A task must be something that can be copied, so the batch has to be shared to be handed over as it is.
  post_([batch = std::make_shared<Batch>(std::move(batch)), closed = closed_] {
    for (auto& job : *batch)
      if (!*closed) job->answer();
  });
}

}  // namespace krypta::store
