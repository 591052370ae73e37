#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "server/hall/hall.hpp"
#include "tests/games.hpp"
#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"
#include "wire/json.hpp"

namespace krypta::server::test {

/// Somebody at a browser, who keeps what he was sent.
class Onlooker final : public Viewer {
 public:
  explicit Onlooker(AccountId account, std::vector<Network> networks = {})
      : person_{account, "P" + std::to_string(account), std::move(networks)} {}
  [[nodiscard]] bool here() const override { return here_; }
  [[nodiscard]] const Person& person() const override { return person_; }
  [[nodiscard]] const text::Speech& speech() const override { return *text::Speech::in("en"); }
  void send(std::shared_ptr<const std::string> text) override { got.push_back(*wire::parse_json(*text)); }

  [[nodiscard]] std::vector<Value> packets() const {
    std::vector<Value> all;
    std::ranges::copy_if(got, std::back_inserter(all), [](const Value& m) { return m.find("now") != nullptr; });
    return all;
  }
  [[nodiscard]] std::uint32_t number() const {
    return static_cast<std::uint32_t>(*packets().back().find("number")->integer());
  }
  std::vector<Value> got;
  bool here_ = true;

 private:
  Person person_;
};

/// Tables without people's accounts or a network.
class HallTest : public testing::Test {
 protected:
  ManualLoop loop;
  InlineWorkers workers{loop};
  MemoryStore store{[this](Task task) { loop.post(std::move(task)); }};
  std::vector<std::string> logged;
  Log log{[this](std::string_view line) { logged.emplace_back(line); }};
  HallSettings settings{.pace = Pace::none()};
  std::optional<Hall> hall{std::in_place, built_in_games(), loop, workers, store, log, settings};

  void SetUp() override {
    hall->resume([] {});
    loop.run();
  }
  static Person person(unsigned s) { return {100 + static_cast<AccountId>(s), "P" + std::to_string(100 + s)}; }

  std::string create(unsigned seats, unsigned people, ClockSettings clock = {}) {
    Created created{.game = "nowa-huta", .setup = {seats, {}}, .clock = clock, .listed = true, .host = 100};
    for (unsigned s = 0; s < seats; ++s) {
      created.sitters.push_back(s < people ? Sitter{Sitter::Kind::person, person(s).account, person(s).name, {}}
                                           : Sitter{Sitter::Kind::bot, 0, {}, "easy"});
    }
    std::string id;
    hall->create(created, [&](std::variant<std::string, Objection> made) { id = std::get<std::string>(made); });
    loop.run();
    return id;
  }
  /// The code of the objection, or nothing if it was done.
  std::string wish(const std::string& table, unsigned who, Command command) {
    std::string code = "no answer";
    hall->wish(table, person(who), std::move(command), [&](std::variant<Hall::Done, Objection> done) {
      const auto* no = std::get_if<Objection>(&done);
      code = no == nullptr ? "" : no->code;
    });
    loop.run();
    return code;
  }
  std::shared_ptr<Onlooker> look(const std::string& table, AccountId account, Hall::Look how = {}) {
    auto viewer = std::make_shared<Onlooker>(account);
    hall->look(table, viewer, std::move(how), [](const auto&) {});
    loop.run();
    return viewer;
  }
  const Table* read(const std::string& table) {
    const Table* found = nullptr;
    hall->read(table, [&](const Table* at) { found = at; });
    loop.run();
    return found;
  }
  /// Somebody who must choose does so, with the first of his options.
  std::string choose(const std::string& id, const std::string& choice_id) {
    const Table* table = read(id);
    const Seat s = table->match()->pending().must.lowest();
    return wish(id, number(s), Choose{table->lines_told(s), table->match()->options(s).front().id, choice_id});
  }
  void restart() {
    hall.reset();
    loop.run();
    hall.emplace(built_in_games(), loop, workers, store, log, settings);
    hall->resume([] {});
    loop.run();
  }
};

}  // namespace krypta::server::test
