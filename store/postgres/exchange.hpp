#pragma once

#include <string>
#include <vector>

#include "store/postgres/job.hpp"

namespace krypta::store::postgres {

/// Jobs that are carried out together or not at all.
struct Segment {
  std::vector<Job*> jobs{};
  bool done = false;      ///< and confirmed
  std::string problem{};  ///< of the first statement that went wrong
  std::string state{};    ///< PostgreSQL's five letters for it
};

/// Segments go out in one go, and what came of all of them is waited for: one round trip, however many there are.
class Exchange {
 public:
  Exchange(Connection& connection, std::chrono::milliseconds silence) : connection_(connection), silence_(silence) {}

  /// `payloads` are told to the other servers after the segments, in a transaction of their own: in that of the writes
  /// they would make those of all servers wait for each other. False if the connection broke; segments that are done
  /// then stay done.
  [[nodiscard]] bool run(std::vector<Segment>& segments, const std::vector<std::string>& payloads);

 private:
  struct Expected {
    Segment* segment = nullptr;
    Job* job = nullptr;
    const Statement* prepared = nullptr;
    bool sync = false;
  };
  [[nodiscard]] bool prepare(const std::vector<Segment>& segments, bool tells);
  [[nodiscard]] bool prepare(const Statement& statement);
  [[nodiscard]] bool send(Segment& segment);
  [[nodiscard]] bool send(Segment& segment, Job& job);
  [[nodiscard]] bool tell(const std::vector<std::string>& payloads);
  [[nodiscard]] bool end(Segment& segment);
  [[nodiscard]] bool receive();
  void take(const Reply& reply);

  Connection& connection_;
  std::chrono::milliseconds silence_;
  Segment preparations_;
  Segment told_;
  std::vector<Expected> expected_;
  std::size_t next_ = 0;
};

}  // namespace krypta::store::postgres
