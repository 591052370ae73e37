#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/people/people.hpp"
#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"

namespace krypta::server::test {

/// Counts what it is asked for.
class CountingStore : public MemoryStore {
 public:
  using MemoryStore::MemoryStore;
  void owner_of_session(std::string hash, OnFound<Owner> then) override {
    ++looks;
    MemoryStore::owner_of_session(std::move(hash), std::move(then));
  }
  void change_account(Account was, Account becomes, OnWritten then) override {
    ++changes;
    if (refuse_changes) fail_next("no changes");
    MemoryStore::change_account(std::move(was), std::move(becomes), std::move(then));
  }
  void end_session(std::string hash, OnWritten then) override {
    ++ends;
    end([this, hash = std::move(hash), then = std::move(then)] { MemoryStore::end_session(hash, then); });
  }
  void end_sessions_of(AccountId account, std::string but, OnWritten then) override {
    end([this, account, but = std::move(but), then = std::move(then)] {
      MemoryStore::end_sessions_of(account, but, then);
    });
  }

  /// Ends the sessions whose end was kept back, and keeps back no more.
  void end_late() {
    late = false;
    for (const Task& task : std::exchange(waiting_, {})) task();
  }

  /// While it is true sessions go on until `end_late`, as in a store that is slow to write and quick to answer.
  bool late = false;
  bool refuse_changes = false;
  int looks = 0;
  int changes = 0;
  int ends = 0;

 private:
  void end(Task task) {
    if (late)
      waiting_.push_back(std::move(task));
    else
      task();
  }

  std::vector<Task> waiting_{};
};

inline Secret secret(std::string text) { return Secret(std::move(text)); }

class PeopleTest : public testing::Test {
 protected:
  static People::Settings settings() {
    People::Settings result;
    result.cost = {1, 8192};
    return result;
  }

  template <class T>
  T answer(const std::function<void(std::function<void(T)>)>& ask) {
    std::optional<T> result;
    ask([&](T value) {
      EXPECT_FALSE(result) << "answered twice";
      result = std::move(value);
    });
    loop.run();
    if (!result) ADD_FAILURE() << "no answer";
    return result ? *std::move(result) : T{};
  }

  Granted<SignedIn> guest(std::string wish = "", std::string word = "Gość") {
    return answer<Granted<SignedIn>>([&](auto then) {
      people.guest({"pl", std::move(word), std::move(wish)}, std::move(then));
    });
  }
  Granted<SignedIn> login(std::string_view name, std::string password) {
    return answer<Granted<SignedIn>>([&](auto then) {
      people.login({std::string{name}, secret(std::move(password)), device}, std::move(then));
    });
  }
  Granted<Account> who(const Secret& token) {
    return answer<Granted<Account>>([&](auto then) { people.who(token, std::move(then)); });
  }
  Granted<Account> keep(const Secret& token, std::string old, std::string password) {
    return answer<Granted<Account>>([&](auto then) {
      people.keep(token, {secret(std::move(old)), secret(std::move(password)), device}, std::move(then));
    });
  }
  Granted<Account> rename(const Secret& token, std::string_view name) {
    return answer<Granted<Account>>([&](auto then) { people.rename(token, name, std::move(then)); });
  }
  std::optional<Problem> logout(const Secret& token) {
    return answer<std::optional<Problem>>([&](auto then) { people.logout(token, device, std::move(then)); });
  }

  /// Somebody with a password.
  SignedIn member(const std::string& name, const std::string& password) {
    SignedIn result = std::get<SignedIn>(guest(name));
    result.account = std::get<Account>(keep(result.token, "", password));
    return result;
  }

  template <class T>
  static std::string code(const Granted<T>& result) {
    const auto* problem = std::get_if<Problem>(&result);
    return problem == nullptr ? "" : problem->code;
  }

  const store::Account& stored(const Account& account) { return store.accounts().at(account.id); }

  ManualLoop loop{};
  InlineWorkers workers{loop};
  CountingStore store{[this](std::function<void()> task) { loop.post(std::move(task)); }};
  People people{loop, workers, store, settings()};
  Secret device{};  ///< of the browser that everybody uses; none
};

}  // namespace krypta::server::test
