#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/postgres/connection.hpp"
#include "store/store.hpp"

namespace krypta::store::postgres {

/// One question or write on its way: asked on the loop, carried out by the worker, answered on the loop. It is one
/// statement.
class Job {
 public:
  enum class Kind : std::uint8_t {
    question,
    question_of_aside,  ///< what is still aside is written first
    write,
    append,
    aside  ///< a write that nobody waits for
  };

  Job(Kind kind, const Statement& what, Values parameters)
      : statement(&what), values(std::move(parameters)), kind_(kind) {}
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;
  virtual ~Job() = default;

  [[nodiscard]] Kind kind() const { return kind_; }
  [[nodiscard]] bool writes() const { return kind_ != Kind::question && kind_ != Kind::question_of_aside; }

  virtual void before_sending() {}
  /// What was read is so: the transaction is on the disk.
  virtual void confirmed() {}
  virtual void read(const Reply& reply) = 0;
  virtual void fail(const std::string& problem) = 0;
  /// The database refused it, with five letters and for a reason.
  virtual void refuse(const std::string&, const std::string& problem) { fail(problem); }
  /// Of a write that has been carried out.
  [[nodiscard]] virtual const Written* written() const { return nullptr; }
  virtual void answer() = 0;

  const Statement* statement;
  Values values;
  /// What it locks, as a number. Whoever shares the database locks in the order of these numbers, so no two wait for
  /// each other; what is about the same thing stays in its order. A question that has none comes after all writes.
  std::uint64_t order = no_order;
  static constexpr std::uint64_t no_order = ~std::uint64_t{0};
  /// Held from before the statement looks at anything to the end of the transaction.
  std::vector<std::int64_t> locks{};
  /// What other servers are to hear.
  News tells{};
  /// Accounts that it turned out to concern, of which they are to hear too.
  std::vector<AccountId> concerned{};
  /// It is a transaction of its own: what it locks is let go at once.
  bool apart = false;
  /// It was sent before, and nobody knows what came of it.
  bool again = false;
  Clock::time_point asked = Clock::now();

 private:
  Kind kind_;
};

/// A write whose statement answers with a code, and with an account if it is one that other servers must hear of.
class Write final : public Job {
 public:
  Write(Kind kind, const Statement& what, Values parameters, OnWritten then)
      : Job(kind, what, std::move(parameters)), then_(std::move(then)) {}

  /// What the code `failed` means.
  std::string refusal{};
  /// What is unique cannot be asked for in an UPDATE: if somebody else has it, that is an error.
  bool taken_by_another = false;

  void read(const Reply& reply) override;
  void fail(const std::string& problem) override { written_ = {Written::Code::failed, problem}; }
  void refuse(const std::string& state, const std::string& problem) override;
  [[nodiscard]] const Written* written() const override { return &written_; }
  void answer() override {
    if (then_) then_(std::move(written_));
  }

 private:
  OnWritten then_;
  Written written_{};
};

template <class T>
class Question final : public Job {
 public:
  using Read = std::function<std::optional<T>(const Reply&)>;
  Question(Kind kind, const Statement& what, Values parameters, Read read, OnFound<T> then)
      : Job(kind, what, std::move(parameters)), read_(std::move(read)), then_(std::move(then)) {}

  void read(const Reply& reply) override { found_ = {read_(reply), ""}; }
  void fail(const std::string& problem) override { found_ = {std::nullopt, problem}; }
  void answer() override {
    if (then_) then_(std::move(found_));
  }

 private:
  Read read_;
  OnFound<T> then_;
  Found<T> found_;
};

/// What nobody waits for and nobody is answered.
class Remark final : public Job {
 public:
  using Job::Job;
  std::function<void(const Reply&)> heard{};
  void read(const Reply& reply) override {
    if (heard) heard(reply);
  }
  void fail(const std::string&) override {}
  void answer() override {}
};

}  // namespace krypta::store::postgres
