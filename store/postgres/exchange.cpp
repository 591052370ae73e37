#include "store/postgres/exchange.hpp"

#include <algorithm>

namespace krypta::store::postgres {
namespace {

constexpr Statement hold{"hold", "SELECT pg_advisory_xact_lock(each) FROM unnest($1::bigint[]) AS each"};
constexpr Statement notify{"notify", "SELECT pg_notify('krypta', $1)"};
/// What stands there already may not be on the standby yet. A write of one's own is confirmed after it is.
constexpr Statement confirm{"confirm", "UPDATE meta SET value = value + 1 WHERE name = 'confirmed'"};

}  // namespace

bool Exchange::run(std::vector<Segment>& segments, const std::vector<std::string>& payloads) {
  bool sent = prepare(segments, !payloads.empty());
  for (Segment& segment : segments) sent = sent && send(segment);
  sent = sent && tell(payloads);
  return sent && receive();
}

bool Exchange::prepare(const Statement& statement) {
  const auto same = [&](const Expected& each) { return each.prepared == &statement; };
  if (connection_.has_prepared(statement) || std::ranges::any_of(expected_, same)) return true;
  expected_.push_back({&preparations_, nullptr, &statement});
  return connection_.send_preparation(statement);
}

bool Exchange::prepare(const std::vector<Segment>& segments, bool tells) {
  bool sent = !tells || prepare(notify);
  for (const Segment& segment : segments)
    for (const Job* job : segment.jobs) {
      sent = sent && prepare(*job->statement);
      if (!job->locks.empty()) sent = sent && prepare(hold);
      if (job->again) sent = sent && prepare(confirm);
    }
  return sent && (expected_.empty() || end(preparations_));
}

bool Exchange::send(Segment& segment) {
  bool sent = true;
  if (std::ranges::any_of(segment.jobs, [](const Job* job) { return job->again && job->writes(); })) {
    expected_.push_back({&segment});
    sent = connection_.send(confirm, Values{});
  }
  for (Job* job : segment.jobs) sent = sent && send(segment, *job);
  return sent && end(segment);
}

bool Exchange::send(Segment& segment, Job& job) {
  bool sent = true;
  if (!job.locks.empty()) {
    std::ranges::sort(job.locks);
    expected_.push_back({&segment});
    sent = connection_.send(hold, Values{job.locks});
  }
  if (job.again) job.values.set_again();
  job.before_sending();
  expected_.push_back({&segment, &job});
  return sent && connection_.send(*job.statement, job.values);
}

bool Exchange::tell(const std::vector<std::string>& payloads) {
  bool sent = true;
  for (const std::string& payload : payloads) {
    expected_.push_back({&told_});
    sent = sent && connection_.send(notify, Values{payload});
  }
  return sent && (payloads.empty() || end(told_));
}

bool Exchange::end(Segment& segment) {
  expected_.push_back({&segment, nullptr, nullptr, true});
  return connection_.send_sync();
}

bool Exchange::receive() {
  auto deadline = Clock::now() + silence_;
  while (next_ < expected_.size()) {
    if (!connection_.flush()) return false;
    while (next_ < expected_.size()) {
      const Reply reply = connection_.next();
      if (!reply) break;
      if (connection_.broken()) return false;
      take(reply);
      deadline = Clock::now() + silence_;
    }
    if (next_ < expected_.size() && !connection_.wait(deadline)) return false;
  }
  return true;
}

void Exchange::take(const Reply& reply) {
  const Expected& expected = expected_[next_];
  Segment& segment = *expected.segment;
  if (reply.status() == PGRES_PIPELINE_SYNC) {
    segment.done = segment.problem.empty();
    for (Job* job : segment.jobs)
      if (segment.done) job->confirmed();
    ++next_;
    return;
  }
  // What goes wrong where the end was expected went wrong in the commit.
  if (!expected.sync) ++next_;
  if (reply.good()) {
    if (expected.job != nullptr) expected.job->read(reply);
    if (expected.prepared != nullptr) connection_.note_prepared(*expected.prepared);
  } else if (reply.status() != PGRES_PIPELINE_ABORTED && segment.problem.empty()) {
    segment.problem = reply.problem();
    segment.state = reply.state();
    if (segment.problem.empty()) segment.problem = "the database gave no reason";
  }
}

}  // namespace krypta::store::postgres
