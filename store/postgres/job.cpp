#include "store/postgres/job.hpp"

namespace krypta::store::postgres {

void Write::read(const Reply& reply) {
  written_ = {};
  concerned.clear();
  if (reply.rows() == 0) return;
  written_.code = static_cast<Written::Code>(reply.integer(0, 0));
  if (written_.code == Written::Code::failed) written_.problem = refusal;
  for (int row = 0; row < reply.rows() && reply.columns() > 1; ++row)
    if (!reply.nothing(row, 1)) concerned.push_back(reply.integer(row, 1));
}

void Write::refuse(const std::string& state, const std::string& problem) {
  // Somebody was forgotten between the look and the write.
  const bool forgotten = state == "23503" && !refusal.empty();
  if (state == "23505" && taken_by_another)
    written_ = {Written::Code::taken};
  else
    fail(forgotten ? refusal : problem);
}

}  // namespace krypta::store::postgres
