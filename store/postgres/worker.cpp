#include "store/postgres/worker.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "store/postgres/news.hpp"

namespace krypta::store::postgres {
namespace {

/// So that nobody waits for an answer until a thousand others have theirs, however much there is to do.
constexpr std::size_t most_together = 1'000;
constexpr std::size_t most_bytes = 4'000'000;
constexpr std::chrono::seconds clean_every{30};
constexpr std::chrono::milliseconds first_pause{50};
constexpr std::chrono::milliseconds longest_pause{1'000};
constexpr unsigned most_tries = 4;

/// Of a server that was stopped in the middle of a batch: its transaction waits for it, and others for that.
constexpr Statement end_sleepers{
    "end_sleepers",
    "SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = 'krypta' "
    "AND datname = current_database() AND pid <> pg_backend_pid() AND wait_event IN ('ClientRead', 'ClientWrite') "
    "AND xact_start < clock_timestamp() - interval '2 seconds'"};

std::size_t how_many(const std::deque<std::unique_ptr<Job>>& jobs) {
  std::size_t bytes = 0;
  std::size_t count = 0;
  for (; count < std::min(jobs.size(), most_together); ++count)
    if (bytes += jobs[count]->values.size(); bytes > most_bytes && count > 0) break;
  return count;
}

void move_some(std::deque<std::unique_ptr<Job>>& from, std::vector<std::unique_ptr<Job>>& to) {
  const auto end = from.begin() + static_cast<std::ptrdiff_t>(how_many(from));
  std::move(from.begin(), end, std::back_inserter(to));
  from.erase(from.begin(), end);
}

/// What went wrong with the connection or the database, not with what was asked.
bool is_about_the_connection(const std::string& state) {
  // Read-only; the connection's end; a statement that was prepared and is not any more.
  return state == "25006" || state == "26000" || state.starts_with("57P") || state.starts_with("08");
}

/// Two were in each other's way, or somebody waited for too long.
bool may_go_better(const std::string& state) { return state == "40001" || state == "40P01" || state == "55P03"; }

/// What is about one thing goes together, in the order of locks: the entry of a table before what is noted of it,
/// because an entry takes its number first and the table's row then. Then comes what has a transaction of its own; then
/// the questions that are about no one thing, which see all of that and keep nobody waiting.
std::vector<Segment> segments_of(const std::vector<Job*>& jobs, bool alone) {
  Segment together;
  std::vector<Segment> segments;
  Segment questions;
  for (Job* job : jobs) {
    if (alone || job->apart)
      segments.push_back({{job}});
    else
      (job->order == Job::no_order ? questions : together).jobs.push_back(job);
  }
  const auto turn = [](const Job* job) { return std::pair{job->order, job->kind() == Job::Kind::aside}; };
  std::ranges::stable_sort(together.jobs, {}, turn);
  if (!together.jobs.empty()) segments.insert(segments.begin(), std::move(together));
  if (!questions.jobs.empty()) segments.push_back(std::move(questions));
  return segments;
}

}  // namespace

Worker::Worker(Connection connection, Session session, std::shared_ptr<Presence> presence, const Patience& patience,
               Post post)
    : connection_(std::move(connection)),
      session_(std::move(session)),
      presence_(std::move(presence)),
      patience_(patience),
      post_(std::move(post)),
      next_sign_(Clock::now() + patience_.sign),
      waking_(Job::Kind::question, end_sleepers, Values{}),
      wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { work(); }) {}

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
    if (waiting_.size() > 1) return;
  }
  eventfd_write(wake_.get(), 1);
}

void Worker::listen(std::function<void(News)> then) {
  {
    const std::lock_guard guard{mutex_};
    listener_ = std::move(then);
  }
  eventfd_write(wake_.get(), 1);
}

void Worker::close() {
  if (!closing_.exchange(true)) closes_at_ = (Clock::now() + patience_.end).time_since_epoch().count();
  eventfd_write(wake_.get(), 1);
  if (thread_.joinable()) thread_.join();
  *closed_ = true;
}

void Worker::work() {
  for (;;) {
    wait_for_work();
    Jobs jobs = next_jobs();
    if (jobs.empty() && closing_) break;
    add_own(jobs);
    if (!jobs.empty() || is_news(outgoing_)) carry_out(jobs);
    count(jobs);
    answer(std::move(jobs));
    hear();
  }
  if (!connection_) return;
  const auto leaving = presence_->leave();
  static_cast<void>(carry_out({leaving.get()}, true));
}

bool Worker::work_waits() {
  const std::lock_guard guard{mutex_};
  return !waiting_.empty() || closing_;
}

void Worker::wait_for_work() {
  for (;;) {
    eventfd_t wakes = 0;
    eventfd_read(wake_.get(), &wakes);
    hear();
    if (work_waits()) return;
    if (!connection_) {
      reconnect();
      continue;
    }
    if (is_news(outgoing_) || presence_->is_lost() || Clock::now() >= next_sign_) return;
    static_cast<void>(connection_->wait(next_sign_, wake_.get()));
    if (!connection_->flush()) lose_connection(connection_->problem());
  }
}

Worker::Jobs Worker::next_jobs() {
  const std::lock_guard guard{mutex_};
  Jobs jobs;
  const bool needed = std::ranges::any_of(waiting_, [](const auto& job) { return job->kind() != Job::Kind::question; });
  if (needed || closing_ || Clock::now() >= next_sign_) move_some(aside_, jobs);
  move_some(waiting_, jobs);
  return jobs;
}

/// What the server says by itself.
void Worker::add_own(Jobs& jobs) {
  const auto add = [&](std::unique_ptr<Job> job) {
    ++counts_.waiting;
    jobs.push_back(std::move(job));
  };
  const auto now = Clock::now();
  if (now >= next_sign_) {
    next_sign_ = now + patience_.sign;
    add(presence_->sign());
  }
  if (presence_->was_lost())
    for (auto& said : presence_->all_again()) add(std::move(said));
  if (now >= next_cleaning_) {
    next_cleaning_ = now + clean_every;
    add(Presence::clean());
  }
}

void Worker::carry_out(const Jobs& jobs) {
  std::vector<Job*> left;
  for (const auto& job : jobs) {
    if (job->values.sound())
      left.push_back(job.get());
    else
      job->fail("text that is no UTF-8, or holds a zero, cannot be kept");
  }
  for (const Job* job : left) add_news(outgoing_, job->tells);
  bool alone = false;
  unsigned tries = 0;
  do {
    left = reach(std::move(left));
    if (!connection_) return;
    if (tries > 0) ++counts_.second_tries;
    const bool last = ++tries >= most_tries;
    left = carry_out(left, alone);
    if (!connection_) continue;
    if (last && alone) break;
    alone = true;
  } while (!left.empty());
  for (const auto& job : jobs) {
    News concerned;
    concerned.people = job->concerned;
    add_news(outgoing_, std::move(concerned));
  }
}

/// Gives back what is still to be done.
std::vector<Job*> Worker::carry_out(const std::vector<Job*>& left, bool alone) {
  std::vector<Segment> segments = segments_of(left, alone);
  if (std::exchange(someone_sleeps_, false)) segments.insert(segments.begin(), Segment{{&waking_}});
  const auto start = Clock::now();
  const bool arrived =
      Exchange{*connection_, patience_.silence}.run(segments, payloads_of(outgoing_, presence_->server()));
  ++counts_.round_trips;
  if (arrived) {
    outgoing_ = {};
    const auto wrote = [](const Segment& each) {
      return each.done && std::ranges::any_of(each.jobs, [](const Job* job) { return job->writes(); });
    };
    if (std::ranges::any_of(segments, wrote)) counts_.committed(Clock::now() - start);
    return after_failure(segments, alone);
  }
  std::vector<Job*> unknown;
  for (const Segment& segment : segments)
    for (Job* job : segment.jobs) {
      if (segment.done || job == &waking_) continue;
      job->again = true;
      unknown.push_back(job);
    }
  lose_connection(connection_->broken() ? connection_->problem() : "it does not answer");
  return unknown;
}

std::vector<Job*> Worker::after_failure(const std::vector<Segment>& segments, bool alone) {
  std::vector<Job*> left;
  bool lost = false;
  for (const Segment& segment : segments) {
    if (segment.done || segment.jobs.front() == &waking_) continue;
    lost = lost || is_about_the_connection(segment.state);
    someone_sleeps_ = someone_sleeps_ || segment.state == "55P03";
    const bool final = alone && !is_about_the_connection(segment.state) && !may_go_better(segment.state);
    for (Job* job : segment.jobs) {
      job->refuse(segment.state, segment.problem);
      if (!final) left.push_back(job);
    }
    if (lost) problem_ = segment.problem;
  }
  if (lost) lose_connection(problem_);
  return left;
}

void Worker::lose_connection(std::string problem) {
  if (!problem.empty()) problem_ = std::move(problem);
  connection_.reset();
  next_try_ = Clock::now();
  pause_ = first_pause;
}

/// Those for whom it is not too late.
std::vector<Job*> Worker::expire(std::vector<Job*> jobs) {
  const auto now = Clock::now();
  const bool end = closing_ && now.time_since_epoch().count() >= closes_at_;
  std::erase_if(jobs, [&](Job* job) {
    if (!end && now < job->asked + patience_.request) return false;
    job->fail("the database cannot be reached: " + problem_);
    return true;
  });
  return jobs;
}

/// Comes to a connection, unless it is too late for all of them.
std::vector<Job*> Worker::reach(std::vector<Job*> left) {
  while (!connection_ && !(left = expire(std::move(left))).empty()) reconnect();
  return left;
}

/// One try, after a pause.
void Worker::reconnect() {
  rest();
  if (Clock::now() < next_try_) return;
  auto begun = session_.begin();
  if (auto* problem = std::get_if<std::string>(&begun)) {
    problem_ = std::move(*problem);
    next_try_ = Clock::now() + pause_;
    pause_ = std::min<Clock::duration>(pause_ * 2, longest_pause);
    return;
  }
  connection_ = std::get<Connection>(std::move(begun));
  ++counts_.reconnects;
  presence_->lose();
  const std::lock_guard guard{mutex_};
  missed_ = true;
}

/// Until the next try, or until somebody asks for something.
void Worker::rest() {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(next_try_ - Clock::now()).count();
  if (left <= 0) return;
  std::this_thread::sleep_for(std::chrono::milliseconds{left});
}

void Worker::count(const Jobs& jobs) {
  counts_.batch_largest = std::max<std::uint64_t>(counts_.batch_largest, jobs.size());
  for (const auto& job : jobs) {
    const Written* written = job->written();
    if (written == nullptr) continue;
    if (written->code == Written::Code::taken) ++counts_.taken;
    if (written->code == Written::Code::failed) ++counts_.failed;
    if (written->done() && job->kind() == Job::Kind::append) ++counts_.appends;
  }
}

void Worker::answer(Jobs jobs) {
  counts_.waiting -= jobs.size();
  if (jobs.empty()) return;
  // A task must be something that can be copied, so the jobs have to be shared to be handed over as they are.
  post_([jobs = std::make_shared<Jobs>(std::move(jobs)), closed = closed_] {
    for (auto& job : *jobs)
      if (!*closed) job->answer();
  });
}

/// Notifications come with answers and between them.
void Worker::hear() {
  News news;
  if (connection_)
    for (const std::string& payload : connection_->notifications()) read_payload(payload, presence_->server(), news);
  std::function<void(News)> listener;
  {
    const std::lock_guard guard{mutex_};
    listener = listener_;
    if (listener) news.missed = connection_ && std::exchange(missed_, false);
  }
  if (!listener || !is_news(news)) return;
  post_([listener = std::move(listener), news = std::move(news), closed = closed_] {
    if (!*closed) listener(news);
  });
}

}  // namespace krypta::store::postgres
