#include "store/postgres/connection.hpp"

#include <poll.h>

#include <algorithm>
#include <array>

namespace krypta::store::postgres {
namespace {

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000));
}

bool ready(int socket, short events, Clock::time_point deadline, int other) {
  std::array<pollfd, 2> sources{{{socket, events, 0}, {other, POLLIN, 0}}};
  while (Clock::now() < deadline)
    if (poll(sources.data(), other < 0 ? 1 : 2, milliseconds_until(deadline)) > 0) return true;
  return false;
}

std::vector<const char*> pointers_to(const std::vector<std::string>& values) {
  std::vector<const char*> pointers;
  pointers.reserve(values.size());
  for (const std::string& value : values) pointers.push_back(value.c_str());
  return pointers;
}

}  // namespace

std::variant<Connection, std::string> Connection::open(const Target& target, Clock::time_point deadline) {
  std::vector<const char*> names;
  std::vector<const char*> values;
  for (const auto& [name, value] : target) {
    names.push_back(name.c_str());
    values.push_back(value.c_str());
  }
  names.push_back(nullptr);
  values.push_back(nullptr);
  Connection opened{PQconnectStartParams(names.data(), values.data(), 0), target};
  PGconn* const connection = opened.connection_.get();
  if (connection == nullptr) return "there is no memory for a connection";
  auto state = PQstatus(connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
  while (state == PGRES_POLLING_READING || state == PGRES_POLLING_WRITING) {
    const auto events = static_cast<short>(state == PGRES_POLLING_READING ? POLLIN : POLLOUT);
    if (!ready(PQsocket(connection), events, deadline, -1)) return "the database does not answer";
    state = PQconnectPoll(connection);
  }
  if (state != PGRES_POLLING_OK) return opened.problem();
  if (PQsetnonblocking(connection, 1) != 0) return opened.problem();
  // What the server has to remark goes nowhere: what matters comes as an error.
  PQsetNoticeProcessor(
      connection, [](void*, const char*) {}, nullptr);
  return opened;
}

std::string Connection::problem() const {
  return without_password(one_line(PQerrorMessage(connection_.get())), target_);
}

bool Connection::wait(Clock::time_point deadline, int other) {
  const auto events = static_cast<short>(unsent_ ? POLLIN | POLLOUT : POLLIN);
  return ready(PQsocket(connection_.get()), events, deadline, other);
}

bool Connection::flush() {
  if (PQconsumeInput(connection_.get()) == 0) return false;
  const int left = PQflush(connection_.get());
  unsent_ = left > 0;
  return left >= 0;
}

Reply Connection::next() {
  // Between the results of one statement and the next libpq says once that there is none.
  for (int tries = 0; tries < 3 && PQisBusy(connection_.get()) == 0; ++tries)
    if (Reply reply{PQgetResult(connection_.get())}) return reply;
  return {};
}

Reply Connection::last_result(Clock::time_point deadline) {
  Reply last;
  for (;;) {
    if (!flush()) return {};
    while (PQisBusy(connection_.get()) == 0) {
      Reply reply{PQgetResult(connection_.get())};
      if (!reply) return last;
      last = std::move(reply);
    }
    if (!wait(deadline)) return {};
  }
}

Reply Connection::ask(const char* sql, Clock::time_point deadline) {
  if (PQsendQuery(connection_.get(), sql) == 0) return {};
  return last_result(deadline);
}

Reply Connection::ask(const char* sql, const Values& values, Clock::time_point deadline) {
  const std::vector<const char*> pointers = pointers_to(values.all());
  if (PQsendQueryParams(connection_.get(), sql, static_cast<int>(pointers.size()), nullptr, pointers.data(), nullptr,
                        nullptr, 0) == 0)
    return {};
  return last_result(deadline);
}

bool Connection::begin_pipeline() { return PQenterPipelineMode(connection_.get()) != 0; }

bool Connection::send(const Statement& statement, const Values& values) {
  const std::vector<const char*> pointers = pointers_to(values.all());
  return PQsendQueryPrepared(connection_.get(), statement.name, static_cast<int>(pointers.size()), pointers.data(),
                             nullptr, nullptr, 0) != 0;
}

bool Connection::send_preparation(const Statement& statement) {
  return PQsendPrepare(connection_.get(), statement.name, statement.sql, 0, nullptr) != 0;
}

bool Connection::send_sync() { return PQpipelineSync(connection_.get()) != 0; }

std::vector<std::string> Connection::notifications() {
  std::vector<std::string> payloads;
  while (PGnotify* heard = PQnotifies(connection_.get())) {
    payloads.emplace_back(heard->extra);
    PQfreemem(heard);
  }
  return payloads;
}

std::variant<Connection, std::string> connect(const std::vector<Target>& targets, std::size_t& first,
                                              std::chrono::milliseconds each) {
  std::string problem;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const std::size_t place = (first + i) % targets.size();
    auto opened = Connection::open(targets[place], Clock::now() + each);
    if (std::holds_alternative<Connection>(opened)) {
      first = place;
      return opened;
    }
    if (problem.empty()) problem = std::get<std::string>(std::move(opened));
  }
  return problem;
}

}  // namespace krypta::store::postgres
