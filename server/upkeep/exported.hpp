#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/loop.hpp"
#include "server/table/entry.hpp"
#include "store/upkeep.hpp"

namespace krypta::server {

/// {id, name, kept, language, created, seen}: never the hash of the password.
[[nodiscard]] Value account_value(const store::Account& account);

/// Everything that is kept of one person, one match after the other. Of matches there is what he did and said himself
/// and nothing else: no answer of chance, no choice of anybody, no secret.
class Exported : public std::enable_shared_from_this<Exported> {
 public:
  using Then = std::function<void(const store::Found<Value>&)>;
  static void of(const store::Account& account, store::Store& store, Then then);

 private:
  Exported(store::Account account, store::Store& store, Then then)
      : account_(std::move(account)), store_(store), then_(std::move(then)) {}

  void sessions();
  void decks();
  void friends();
  void outcomes();
  void reports();
  void tables();
  void next_match(std::size_t i);
  /// False, and it is over, if the store could not answer.
  template <class T>
  [[nodiscard]] bool got(const store::Found<T>& found) {
    if (!found.value) then_({std::nullopt, found.problem});
    return found.value.has_value();
  }

  store::Account account_;
  store::Store& store_;
  Then then_;
  Value all_ = Value::Object{};
  std::vector<store::Mine> mine_{};
  Value::Array matches_{};
};

/// What one person did and said at a table.
[[nodiscard]] Value own_part(const std::vector<store::Entry>& entries, AccountId account);

}  // namespace krypta::server
