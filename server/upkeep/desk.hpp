#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/hall/hall.hpp"
#include "server/people/people.hpp"
#include "server/upkeep/orders.hpp"

/// What whoever runs the server asks for and orders: `krypta admin`, over a socket of the running server or, without
/// one, in the command itself.
namespace krypta::server {

class Desk {
 public:
  struct Parts {
    Loop& loop;
    store::Store& store;
    People& people;
    Hall& hall;
    Orders& orders;
    Log& log;
    std::function<std::string()> origin{};  ///< the address people use, without a slash at the end
    /// Closes the sockets of somebody; nothing if nobody can be connected.
    std::function<void(AccountId)> sign_out{};
  };
  explicit Desk(Parts parts) : parts_(std::move(parts)) {}
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  /// {"do":…}, answered by {"ok":true, …} or {"ok":false,"error":{code, message}} in the language that it asks for.
  using OnAnswer = std::function<void(Value)>;
  void ask(const Value& request, const OnAnswer& then);

  /// What may be asked for.
  [[nodiscard]] static std::vector<std::string_view> requests();

 private:
  /// One request on its way to its answer.
  struct Asked {
    Value body;
    OnAnswer then;
    const text::Speech* speech = nullptr;

    [[nodiscard]] std::string text(std::string_view name) const;
    [[nodiscard]] std::optional<std::int64_t> number(std::string_view name) const;
    [[nodiscard]] bool flag(std::string_view name) const;
    void accept(Value fields = Value::Object{}) const;
    void refuse(const Objection& objection) const;
    void refuse(const Problem& problem) const;
    void refuse(std::string code, std::string detail) const;
    /// Whether it was done; otherwise it is refused: `stale` as what is not there.
    [[nodiscard]] bool done(const store::Written& written, const char* stale = "not-found") const;
  };
  using AskedPtr = std::shared_ptr<Asked>;
  struct Request;
  static const std::vector<Request>& all_requests();

  using OnAccount = std::function<void(const store::Account&)>;
  /// Goes on with whom "who" names, "#" and the number of an account or a name; or answers that there is nobody.
  void with_account(const AskedPtr& asked, const OnAccount& then);
  using Names = std::unordered_map<AccountId, std::string>;
  /// What people are called; those who are not there are called by their numbers.
  void with_names(const AskedPtr& asked, std::vector<AccountId> accounts, std::function<void(const Names&)> then);
  void with_orders(const AskedPtr& asked, Task then);

  void tables(const AskedPtr& asked);
  void close(const AskedPtr& asked);

  void accounts(const AskedPtr& asked);
  void rename(const AskedPtr& asked);
  void reset(const AskedPtr& asked);
  void remove(const AskedPtr& asked);
  void export_all(const AskedPtr& asked);

  void mute(const AskedPtr& asked) { sanction(asked, store::Sanction::Kind::mute); }
  void ban(const AskedPtr& asked) { sanction(asked, store::Sanction::Kind::ban); }
  void sanction(const AskedPtr& asked, store::Sanction::Kind kind);
  void add_sanction(const AskedPtr& asked, store::Sanction sanction);
  void sanctions(const AskedPtr& asked);
  void lift(const AskedPtr& asked);

  void notice(const AskedPtr& asked);
  void announce(const AskedPtr& asked);
  void read_only(const AskedPtr& asked);
  void set_notice(const AskedPtr& asked, store::Notice notice);

  void reports(const AskedPtr& asked);
  void close_report(const AskedPtr& asked);

  /// Everything that is ordered is in the log.
  void note(std::string_view what, Log::Fields fields) { parts_.log.info(what, fields); }

  Parts parts_;
};

}  // namespace krypta::server
