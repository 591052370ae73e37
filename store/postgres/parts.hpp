#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "store/postgres/postgres.hpp"
#include "store/postgres/worker.hpp"

namespace krypta::store {

namespace postgres {

/// A number for something that nothing else is likely to have: an advisory lock, or a place in the order of locks.
[[nodiscard]] std::int64_t lock_on(std::string_view what);
inline std::string about_table(const std::string& table) { return "table " + table; }
inline std::string about_account(AccountId account) { return "account " + std::to_string(account); }
inline std::string about_session(const std::string& hash) { return "session " + hash; }

}  // namespace postgres

/// What the members of the store have in common.
struct PostgresStore::Parts {
  using Kind = postgres::Job::Kind;
  using Statement = postgres::Statement;
  using Values = postgres::Values;
  using Reply = postgres::Reply;

  std::shared_ptr<postgres::Presence> presence;
  std::unique_ptr<postgres::Worker> worker;
  Counts last_counts{};
  /// How far 'served' had come when this server last said that it lives, and how long it had lived then. The worker's.
  std::shared_ptr<std::pair<Time, Time>> mark{};
  Time lived = 0;

  void add(std::unique_ptr<postgres::Job> job) const {
    if (worker) worker->add(std::move(job));
  }
  template <class T>
  void ask(const Statement& statement, Values values, typename postgres::Question<T>::Read read, OnFound<T> then,
           Kind kind = Kind::question) const {
    add(question<T>(statement, std::move(values), std::move(read), std::move(then), kind));
  }
  template <class T>
  static std::unique_ptr<postgres::Question<T>> question(const Statement& statement, Values values,
                                                         typename postgres::Question<T>::Read read, OnFound<T> then,
                                                         Kind kind = Kind::question) {
    return std::make_unique<postgres::Question<T>>(kind, statement, std::move(values), std::move(read),
                                                   std::move(then));
  }
  static std::unique_ptr<postgres::Write> writing(const Statement& statement, Values values, OnWritten then = {},
                                                  Kind kind = Kind::write) {
    return std::make_unique<postgres::Write>(kind, statement, std::move(values), std::move(then));
  }
  /// A write about one thing.
  void write(const std::string& about, const Statement& statement, Values values, OnWritten then = {},
             Kind kind = Kind::write) const {
    add(about_one(about, writing(statement, std::move(values), std::move(then), kind)));
  }
  /// A write about several things, or rare: its transaction is its own.
  void write_apart(const Statement& statement, Values values, OnWritten then = {}) const {
    add(apart(writing(statement, std::move(values), std::move(then))));
  }
  template <class J>
  static std::unique_ptr<J> about_one(const std::string& thing, std::unique_ptr<J> job) {
    job->order = static_cast<std::uint64_t>(postgres::lock_on(thing));
    return job;
  }
  template <class J>
  static std::unique_ptr<J> apart(std::unique_ptr<J> job) {
    job->apart = true;
    return job;
  }
};

namespace postgres {

/// What a statement found, row by row.
template <class T, class Read>
auto each_row(Read read) {
  return [read = std::move(read)](const Reply& reply) {
    std::vector<T> found;
    found.reserve(static_cast<std::size_t>(reply.rows()));
    for (int row = 0; row < reply.rows(); ++row) found.push_back(read(reply, row));
    return std::optional{std::move(found)};
  };
}

inline auto names_found() {
  return each_row<std::string>([](const Reply& reply, int row) { return reply.text(row, 0); });
}
inline auto accounts_found() {
  return each_row<AccountId>([](const Reply& reply, int row) { return reply.integer(row, 0); });
}

/// The only row there can be, if it is there.
template <class T, class Read>
auto one_row(Read read) {
  return [read = std::move(read)](const Reply& reply) {
    return reply.rows() == 0 ? std::optional<T>{} : std::optional<T>{read(reply, 0)};
  };
}

inline constexpr const char* nobody = "there is no such account";

inline bool is_there(const Reply& reply, int row) { return reply.yes(row, 0); }

[[nodiscard]] Listing listing_in(const Reply& reply, int row);
[[nodiscard]] Account account_in(const Reply& reply, int row);

/// The codes of `Written` in SQL are 0 to 4 in the order of the enumeration.
static_assert(static_cast<int>(Written::Code::done) == 0 && static_cast<int>(Written::Code::taken) == 1 &&
              static_cast<int>(Written::Code::full) == 2 && static_cast<int>(Written::Code::stale) == 3 &&
              static_cast<int>(Written::Code::failed) == 4);

}  // namespace postgres
}  // namespace krypta::store
