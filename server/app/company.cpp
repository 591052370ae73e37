#include <algorithm>
#include <set>
#include <utility>

#include "server/app/app.hpp"

/// What people do at one server counts at the others on the same store: who is connected, whose session has ended, how
/// often somebody may try a password.
namespace krypta::server {

namespace {

/// A session that was ended on another server is over here too after so long, even if nobody hears of it.
constexpr Time sessions_checked_every = 60'000;
constexpr std::size_t most_asked = 1'000;

}  // namespace

void App::join_others() {
  store::Others* others = parts_.store.others();
  if (others == nullptr) return;
  parts_.hall.on_people = [this](const std::vector<AccountId>& people) { others_changed(people); };
  parts_.hall.quotas().tell([others](AccountId account, bool yes) { others->connected(account, yes); });
  parts_.loop.after(sessions_checked_every, [this] { look_for_ended_sessions(); });
}

/// Names, languages or sessions of theirs have changed on another server; of anybody, if it does not say whose.
void App::others_changed(const std::vector<AccountId>& people) {
  if (people.empty()) parts_.people.forget_all();
  for (const AccountId account : people) parts_.people.forget(account);
  std::vector<std::string> sessions;
  for (const auto& [key, present] : reception_.present) {
    if (!people.empty() && std::ranges::find(people, present.account) == people.end()) continue;
    sessions.push_back(present.session);
    if (people.empty()) continue;
    parts_.people.whose(present.session, [this](const Granted<Account>& found) {
      if (const auto* account = std::get_if<Account>(&found)) tell_sockets(*account);
    });
  }
  close_ended_sessions(std::move(sessions));
}

void App::close_ended_sessions(std::vector<std::string> sessions) {
  for (std::size_t at = 0; at < sessions.size(); at += most_asked) {
    const auto begin = sessions.begin() + static_cast<std::ptrdiff_t>(at);
    const auto end = sessions.begin() + static_cast<std::ptrdiff_t>(std::min(at + most_asked, sessions.size()));
    std::set<std::string> some{begin, end};
    parts_.store.others()->living({begin, end}, [this, some](const store::Found<std::vector<std::string>>& living) {
      if (!living.value) return;
      std::set<std::string> gone = some;
      for (const std::string& session : *living.value) gone.erase(session);
      if (gone.empty()) return;
      for (const auto& [key, present] : reception_.present) {
        const auto visitor = gone.contains(present.session) ? present.visitor.lock() : nullptr;
        if (visitor != nullptr) visitor->dismiss();
      }
    });
  }
}

void App::look_for_ended_sessions() {
  std::vector<std::string> sessions;
  for (const auto& [key, present] : reception_.present) sessions.push_back(present.session);
  close_ended_sessions(std::move(sessions));
  parts_.loop.after(sessions_checked_every, [this] { look_for_ended_sessions(); });
}

void App::spend(std::vector<store::Spending> what, std::function<void(bool)> then) {
  store::Others* others = parts_.store.others();
  if (others == nullptr) return then(true);
  for (store::Spending& one : what) one.of = std::to_string(parts_.hall.veiled(one.of));
  // If the store does not say, there are still the limits of this server.
  others->spend(std::move(what),
                [then = std::move(then)](const store::Found<bool>& may) { then(may.value.value_or(true)); });
}

std::vector<store::Spending> App::by_address(std::string_view what, std::string_view address, Rate rate) const {
  std::vector<store::Spending> all;
  for (const Network& network : networks_of(address)) {
    all.push_back({std::string{what} + " " + network.name, 1.0 / network.addresses, rate.per_second, rate.burst});
  }
  return all;
}

}  // namespace krypta::server
