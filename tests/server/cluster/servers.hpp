#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/server/cluster/shared_store.hpp"
#include "tests/server/house.hpp"
#include "tests/server/secrecy/world.hpp"

namespace krypta::server::test {

/// Several servers on one store, each with a loop of its own: what one knows another may not know yet.
class Servers {
 public:
  explicit Servers(int how_many, HallSettings settings = {.pace = Pace::none()}) : settings_(std::move(settings)) {
    company_->now = begin;
    for (int i = 0; i < how_many; ++i) start(i);
    run();
  }
  Servers(const Servers&) = delete;
  Servers& operator=(const Servers&) = delete;
  ~Servers() = default;

  [[nodiscard]] House& operator[](int number) { return *houses_.at(number); }
  [[nodiscard]] bool lives(int number) const { return houses_.contains(number); }
  [[nodiscard]] Company& company() { return *company_; }
  [[nodiscard]] MemoryDisk& disk() { return *disk_; }

  /// A program that is not let run does not even notice that time passes.
  std::set<int> asleep{};

  void start(int number) {
    auto house = std::make_unique<House>(
        [&](MemoryStore::Post post) { return std::make_unique<SharedStore>(number, std::move(post), disk_, company_); },
        settings_, company_->now);
    house->hall().resume([] {});
    houses_[number] = std::move(house);
  }
  /// Whoever is connected must have hung up, or his end of the connection is left.
  void kill(int number) {
    asleep.erase(number);
    houses_.erase(number);
  }
  void wake(int number) {
    asleep.erase(number);
    (*this)[number].loop.set(company_->now);
    run();
  }

  /// Until nobody has anything to do at this moment.
  void run() {
    for (bool idle = false; !idle;) {
      idle = true;
      for (auto& [number, house] : houses_) {
        if (asleep.contains(number) || house->loop.idle()) continue;
        idle = false;
        house->loop.run();
      }
    }
  }
  void advance(Time ms) {
    constexpr Time step = 100;
    for (const Time until = company_->now + ms; company_->now < until;) {
      const Time now = std::min(company_->now + step, until);
      company_->now = now;
      for (auto& [number, house] : houses_)
        if (!asleep.contains(number)) house->loop.advance(now - house->loop.now());
      run();
    }
  }

  /// The table as a server knows it; nothing if it has not loaded it.
  void look_into(int number, const std::string& id, const std::function<void(const Table&)>& then) {
    (*this)[number].look_into(id, then);
  }
  /// The table as the store has it.
  [[nodiscard]] Table folded(const std::string& id) const {
    Table table{all_games(), id};
    for (const store::Entry& entry : disk_->entries[id]) table.add(entry);
    return table;
  }

 private:
  static constexpr Time begin = 1'000'000;
  HallSettings settings_;
  std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
  std::shared_ptr<Company> company_ = std::make_shared<Company>();
  std::map<int, std::unique_ptr<House>> houses_{};
};

/// Ends of connections whose servers have died or sleep: nobody closes them before the program ends.
inline std::vector<Guest*>& left_behind() {
  static auto* const all = new std::vector<Guest*>;
  return *all;
}

/// A person who goes from one server to another, and compares what they tell him.
class Traveller {
 public:
  Traveller(Servers& servers, std::string table, Person person)
      : servers_(servers), table_(std::move(table)), person_(std::move(person)) {}
  Traveller(const Traveller&) = delete;
  Traveller& operator=(const Traveller&) = delete;
  ~Traveller() { leave(); }

  /// Opens the table there, from what he has.
  void come_to(int server) {
    leave();
    at_ = server;
    guest_ = std::make_unique<Guest>(servers_[server], person_);
    heard_ = 0;
    Value::Object more;
    if (seat_) more = {{"seat", *seat_}, {"have", number_}};
    guest_->open(table_, std::move(more));
    servers_.run();
    listen();
  }
  void leave() {
    if (guest_ != nullptr) listen();
    guest_.reset();
  }
  /// As if his server had died: nobody tells anybody that he has gone.
  void lose() {
    listen();
    left_behind().push_back(guest_.release());
  }
  [[nodiscard]] int at() const { return at_; }
  [[nodiscard]] Guest& guest() { return *guest_; }
  [[nodiscard]] bool connected() const { return guest_ != nullptr; }
  [[nodiscard]] const Person& person() const { return person_; }

  void ask(std::string_view what, Value::Object more = {}) {
    guest_->ask(what, table_, std::move(more));
    servers_.run();
    listen();
  }
  /// Chooses what he is offered, by number; nothing if he is asked nothing. The id of the choice, so that he may send
  /// it again.
  std::string choose(Rng& rng) {
    listen();
    const Value* decision = now_.find("decision");
    const Value* options = decision == nullptr ? nullptr : decision->find("options");
    if (options == nullptr || options->array()->empty()) return {};
    const auto& all = *options->array();
    const Value& option = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    std::string id = person_.name + std::to_string(++choices_);
    last_ = {{"id", id}, {"number", number_}, {"option", *option.find("id")}};
    ask("act", last_);
    return id;
  }
  /// The same choice once more, as after a connection that was lost before the answer came.
  void choose_again() {
    if (!last_.empty()) ask("act", last_);
  }

  /// Reads what he was sent. A line that he was told before must read as it did.
  void listen() {
    for (; heard_ < guest_->heard().size(); ++heard_) {
      const Value message = guest_->message(heard_);
      if (message.find("here") != nullptr) presence_ = message;
      if (message.find("from") == nullptr) continue;
      seat_ = *message.find("seat");
      number_ = static_cast<std::uint32_t>(*message.find("number")->integer());
      now_ = *message.find("now");
      EXPECT_GE(number_, furthest_) << person_.name << " is shown an earlier past by server " << at_;
      furthest_ = std::max(furthest_, number_);
      for (const Value& line : *message.find("told")->array()) {
        const auto number = *line.find("number")->integer();
        const std::string text = to_json(line);
        const auto [known, first] = lines_.try_emplace({to_json(*seat_), number}, text);
        EXPECT_TRUE(first || known->second == text)
            << person_.name << " is told another past by server " << at_ << ":\n"
            << known->second << "\n"
            << text;
      }
    }
  }
  [[nodiscard]] const Value& now() const { return now_; }
  [[nodiscard]] const Value& presence() const { return presence_; }
  [[nodiscard]] std::uint32_t number() const { return number_; }

 private:
  Servers& servers_;
  std::string table_;
  Person person_;
  int at_ = 0;
  std::unique_ptr<Guest> guest_{};
  std::size_t heard_ = 0;
  std::optional<Value> seat_{};
  std::uint32_t number_ = 0;
  std::uint32_t furthest_ = 0;
  Value now_{};
  Value presence_{};
  std::map<std::pair<std::string, std::int64_t>, std::string> lines_{};
  std::uint32_t choices_ = 0;
  Value::Object last_{};
};

}  // namespace krypta::server::test
