#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/codec.hpp"
#include "server/hall/visitor.hpp"
#include "tests/games.hpp"
#include "tests/server/cluster/shared_store.hpp"
#include "tests/server/manual_loop.hpp"
#include "tests/server/memory_store.hpp"
#include "wire/json.hpp"

/// A whole server without a network, for tests: people come in through sockets that keep every byte they are sent.
namespace krypta::server::test {

/// The far end of a connection. Messages are shared, not copied: thousands of them are cheap to keep.
class RecordedSocket : public Socket {
 public:
  using Messages = std::vector<std::shared_ptr<const std::string>>;
  explicit RecordedSocket(Messages& into) : into_(into) {}
  void send(std::shared_ptr<const std::string> text) override { into_.push_back(std::move(text)); }
  void close(std::uint16_t code, std::string_view) override { closed_with = code; }

  std::optional<std::uint16_t> closed_with{};

 private:
  Messages& into_;
};

/// More than any test asks for; a test of the limits gives its own.
inline LimitSettings no_limits() {
  LimitSettings limits;
  limits.requests_per_person = {1e9, 1e9};
  limits.writes_per_person = {1e9, 1e9};
  return limits;
}

/// Loop, store, workers and hall, all on the test's own thread. Guests leave before it goes.
class House {
 public:
  explicit House(Time start = 1'000'000, LimitSettings limits = no_limits(),
                 HallSettings settings = {.pace = Pace::none()})
      : loop(start), limits_(limits), settings_(std::move(settings)) {}
  /// One of several servers: `make` makes its store.
  using MakeStore = std::function<std::unique_ptr<MemoryStore>(MemoryStore::Post)>;
  House(const MakeStore& make, HallSettings settings, Time start)
      : loop(start),
        own_store(make([this](Task task) { loop.post(std::move(task)); })),
        limits_(no_limits()),
        settings_(std::move(settings)) {}
  /// Two servers on one store, which share the loop; people come in by either door.
  struct TwoServers {};
  House(TwoServers, HallSettings settings) : limits_(no_limits()), settings_(std::move(settings)) {
    company_->clock = [this] { return loop.now(); };
    const auto disk = std::make_shared<MemoryDisk>();
    const auto post = [this](Task task) { loop.post(std::move(task)); };
    own_store = std::make_unique<SharedStore>(0, post, disk, company_);
    annex_store_ = std::make_unique<SharedStore>(1, post, disk, company_);
    program_ = std::make_unique<Program>(*this, *own_store);
    annex_ = std::make_unique<Program>(*this, *annex_store_);
    hall().resume([] {});
    annex_->hall.resume([] {});
    loop.run();
  }
  House(const House&) = delete;
  House& operator=(const House&) = delete;

  /// As if the program had ended and started again with the same disk. Whoever is connected must hang up before.
  void restart() {
    program_.reset();
    loop.run();
    program_ = std::make_unique<Program>(*this, *own_store);
    hall().resume([] {});
    loop.run();
  }

  /// A table that is exactly this one, with nothing drawn by the machine: two houses can have the same. What has
  /// happened there before comes after it.
  void put_table(const std::string& id, Created created, const std::vector<Body>& before = {}) {
    created.rules_version = all_games().find(created.game)->info().rules_version;
    Table table{all_games(), id};
    const auto put = [&](const Body& body) {
      const store::Entry entry{table.next_entry(), loop.now(), write_body(body)};
      table.add(entry);
      own_store->append(id, entry, table.listing(), {});
      loop.run();
    };
    put(created);
    for (const Body& body : before) put(body);
  }

  /// Calls `then` with the table as it stands.
  void look_into(const std::string& id, const std::function<void(const Table&)>& then) {
    hall().read(id, [&](const Table* table) {
      if (table != nullptr) then(*table);
    });
    loop.run();
  }

  [[nodiscard]] MemoryStore& store() { return *own_store; }
  [[nodiscard]] Hall& hall() { return program_->hall; }
  [[nodiscard]] Reception& reception() { return program_->reception; }
  /// That of the other server, if there are two.
  [[nodiscard]] Reception& annex() { return annex_ == nullptr ? reception() : annex_->reception; }

  ManualLoop loop;
  std::unique_ptr<MemoryStore> own_store =
      std::make_unique<MemoryStore>([this](Task task) { loop.post(std::move(task)); });
  InlineWorkers workers{loop};
  std::vector<std::string> logged{};
  Log log{[this](std::string_view line) { logged.emplace_back(line); }, [this] { return loop.now(); }};

 private:
  /// What ends with the program.
  struct Program {
    Program(House& house, MemoryStore& store)
        : hall(all_games(), house.loop, house.workers, store, house.log, house.settings_),
          reception{house.loop, hall, house.limits_} {}
    Hall hall;
    Reception reception;
  };

  LimitSettings limits_;
  HallSettings settings_;
  std::shared_ptr<Company> company_ = std::make_shared<Company>();
  std::unique_ptr<SharedStore> annex_store_{};
  std::unique_ptr<Program> program_ = std::make_unique<Program>(*this, *own_store);
  std::unique_ptr<Program> annex_{};
};

/// One person on one connection at a time. What was heard is kept over all of them.
class Guest {
 public:
  enum class Door : std::uint8_t { main, annex };
  Guest(House& house, Person person, std::string_view language = "en", Door door = Door::main)
      : house_(house), person_(std::move(person)), speech_(text::Speech::in(language)), door_(door) {}
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  ~Guest() { hang_up(); }

  void connect() {
    hang_up();
    Reception& reception = door_ == Door::annex ? house_.annex() : house_.reception();
    visitor_ = std::make_shared<Visitor>(reception, std::make_shared<RecordedSocket>(heard_), person_, *speech_);
  }
  void hang_up() {
    if (visitor_ == nullptr) return;
    visitor_->closed();
    visitor_.reset();
    house_.loop.run();
  }
  [[nodiscard]] bool connected() const { return visitor_ != nullptr; }

  /// Sends the words as they are, and waits for all that follows.
  void say(std::string_view words) {
    visitor_->heard(words);
    house_.loop.run();
  }
  void ask(const Value& request) { say(to_json(request)); }
  /// {"do":what,"table":table}, and more.
  void ask(std::string_view what, std::string_view table, Value::Object more = {}) {
    Value::Object request{{"do", what}, {"table", table}};
    for (auto& member : more) request.push_back(std::move(member));
    ask(Value{std::move(request)});
  }
  /// Opens a table on a new connection, and says what he has of it already.
  void open(std::string_view table, Value::Object more = {}) {
    if (!connected()) connect();
    ask("open", table, std::move(more));
  }

  [[nodiscard]] const Person& person() const { return person_; }
  /// Every message of all his connections, in order.
  [[nodiscard]] const RecordedSocket::Messages& heard() const { return heard_; }
  /// The i-th message, read.
  [[nodiscard]] Value message(std::size_t i) const { return *wire::parse_json(*heard_[i]); }
  [[nodiscard]] Value last() const { return heard_.empty() ? Value{} : message(heard_.size() - 1); }
  /// The last answer to a request; null if there was none.
  [[nodiscard]] Value answer() const { return last_with("ok"); }
  /// The last packet of a table; null if there was none.
  [[nodiscard]] Value packet() const { return last_with("from"); }

 private:
  [[nodiscard]] Value last_with(std::string_view field) const {
    for (std::size_t i = heard_.size(); i-- > 0;) {
      Value read = message(i);
      if (read.find(field) != nullptr) return read;
    }
    return {};
  }

  House& house_;
  Person person_;
  const text::Speech* speech_;
  Door door_;
  RecordedSocket::Messages heard_{};
  std::shared_ptr<Visitor> visitor_{};
};

/// Somebody in a chair.
inline Sitter sitter(const Person& person) { return {Sitter::Kind::person, person.account, person.name, {}}; }
inline Sitter bot_sitter(std::string level) { return {Sitter::Kind::bot, 0, {}, std::move(level)}; }

}  // namespace krypta::server::test
