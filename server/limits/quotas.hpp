#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "server/app/metrics.hpp"
#include "server/limits/limits.hpp"
#include "server/table/propose.hpp"

/// How much of the server one person and one address may have.
namespace krypta::server {

/// So much for a person, and so much for all who share an address; a wide network of IPv6 counts as several addresses.
struct Share {
  double person = 0;
  double address = 0;
};

struct QuotaSettings {
  Share tables{100, 400};              ///< made and not over
  Share open{20, 60};                  ///< of these, open: invitations that nobody has taken up
  Share entries{20'000, 200'000};      ///< written to tables in a day
  Share bytes{8'000'000, 80'000'000};  ///< of these entries
  Share sockets{20, 200};              ///< at the same time
  Share chats{1'000, 10'000};          ///< lines of chat in a day
  Share matches{10'000, 100'000};      ///< made, over and still stored
  double decks = 100;                  ///< that one person keeps
  double deck_bytes = 400'000;         ///< of these
  [[nodiscard]] QuotaSettings times(double by) const;
};

class Quotas {
 public:
  enum class What : std::uint8_t { tables, open, entries, bytes, sockets, chats, matches, decks, deck_bytes };
  enum class Per : std::uint8_t { person, address };

  explicit Quotas(const QuotaSettings& settings = {});

  /// How many tables a person and his network may have.
  [[nodiscard]] store::GoingBy most(const Network& network) const;
  /// Whether he may make one more table, with those he and his network have; `network` is the one that was counted.
  [[nodiscard]] bool may_make(const store::GoingBy& going, const Network& network);
  /// Whether he may write an entry of that size; then it counts.
  [[nodiscard]] bool may_write(const Person& who, std::size_t bytes, Time now);
  /// Whether he may say one more thing; then it counts.
  [[nodiscard]] bool may_say(const Person& who, Time now);
  /// A socket's place, for as long as it is held; nothing if there is none.
  using Place = std::shared_ptr<const void>;
  [[nodiscard]] Place connect(const Person& who);

  /// Told when somebody has his first socket, and when he has lost his last.
  void tell(std::function<void(AccountId account, bool connected)> then) { sockets_->told = std::move(then); }

  /// How much one person may keep, which the store sees to; and that it was too little for somebody.
  [[nodiscard]] store::DeckRoom room_for_decks() const;
  void no_room_for_deck() { static_cast<void>(refuse(What::decks, Per::person)); }

  [[nodiscard]] bool connected(AccountId account) const { return sockets_->of_person.contains(account); }

  void write(MetricsText& text) const;

 private:
  [[nodiscard]] bool refuse(What what, Per per);
  [[nodiscard]] bool fits(What what, Per per, double there, double limit);

  QuotaSettings settings_;
  Limits<AccountId> entries_of_person_;
  Limits<AccountId> bytes_of_person_;
  NetworkLimits entries_of_network_;
  NetworkLimits bytes_of_network_;
  Limits<AccountId> chats_of_person_;
  NetworkLimits chats_of_network_;
  struct Sockets {
    std::unordered_map<AccountId, unsigned> of_person{};
    std::unordered_map<std::string, unsigned> of_network{};
    std::function<void(AccountId, bool)> told{};
  };
  std::shared_ptr<Sockets> sockets_ = std::make_shared<Sockets>();
  std::array<std::array<std::uint64_t, 2>, 9> refused_{};
};

}  // namespace krypta::server
