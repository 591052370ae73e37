#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/hall/hall.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/rates.hpp"
#include "server/net/net.hpp"

namespace krypta::server {

class Orders;
class Visitor;

/// What all visitors share.
struct Reception {
  Loop& loop;
  Hall& hall;
  LimitSettings limits{};
  Orders* orders = nullptr;       ///< what whoever runs the server has ordered, if he may
  store::Store* store = nullptr;  ///< where lines are reported, if they may be
  Rates rates{limits};
  Limits<AccountId> reports{limits.reports_per_person};
  /// Who is connected, and with which session.
  struct Present {
    std::weak_ptr<Visitor> visitor;
    AccountId account = 0;
    std::string session;
    Quotas::Place place{};
    std::string address{};
  };
  std::unordered_map<const Visitor*, Present> present{};
};

/// One person on one WebSocket: reads requests, and answers each. Everything it does it does as that person.
class Visitor final : public Listener, public Viewer, public std::enable_shared_from_this<Visitor> {
 public:
  Visitor(Reception& reception, std::shared_ptr<Socket> socket, Person person, const text::Speech& speech);

  void heard(std::string_view text) override;
  void closed() override;

  [[nodiscard]] bool here() const override { return here_; }
  [[nodiscard]] const Person& person() const override { return person_; }
  [[nodiscard]] const text::Speech& speech() const override { return *speech_; }
  void send(std::shared_ptr<const std::string> text) override;

  /// He has another name from now on, or has kept it.
  void call(std::string name, bool kept) {
    person_.name = std::move(name);
    person_.kept = kept;
  }
  /// Ends the connection: the session it was opened with is over.
  void dismiss();

 private:
  struct Request;
  using Id = std::optional<Value>;

  void dispatch(const Request& request);
  void open(const Request& request);
  void close(const Request& request);
  void history(const Request& request);
  void act(const Request& request);
  void explain(const Request& request);
  void account(const Request& request);
  void again(const Request& request);
  void language(const Request& request);
  void report(const Id& id, const std::string& of, std::optional<std::uint32_t> line, std::string reason);
  void add_report(const Id& id, const Table& table, std::uint32_t number, std::string reason);
  [[nodiscard]] std::optional<Objection> silenced() const;
  void wish(const Request& request, Command command);
  [[nodiscard]] std::variant<Command, Objection> command_of(const Request& request) const;

  void accept(const Id& id, Value fields);
  void refuse(const Id& id, const Objection& objection);
  /// Refuses what nobody looks at any further, and ends the connection if that does not help.
  void wave_off(const Id& id, const Objection& objection);

  Reception& reception_;
  std::shared_ptr<Socket> socket_;
  Person person_;
  const text::Speech* speech_;
  Bucket patience_;  ///< with messages that are refused unread
  bool here_ = true;
  std::set<std::string> tables_;  ///< that are open on this connection
};

/// {code, message, detail, rule, rules} in a person's language.
[[nodiscard]] Value error_value(const Objection& objection, const text::Speech& speech);

}  // namespace krypta::server
