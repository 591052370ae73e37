#include "server/trials/trials.hpp"

#include <utility>

#include "server/app/app.hpp"
#include "server/trials/asked.hpp"

/// Decks that people have tried on the server.
namespace krypta::server {

void App::trial(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (parts_.trials == nullptr) return visit->refuse(Objection{"not-allowed"});
    visit->accept(Value::Object{{"trial", parts_.trials->look(account.id)}});
  });
}

void App::begin_trial(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (parts_.trials == nullptr || parts_.trials->settings().matches == 0)
      return visit->refuse(Objection{"not-allowed"});
    // To read a deck takes longer than most that is asked for.
    if (!trying_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    auto asked = read_trial(parts_.games, visit->body, parts_.trials->settings().matches);
    if (const auto* objection = std::get_if<Objection>(&asked)) return visit->refuse(*objection);
    auto& [what, matches] = std::get<AskedTrial>(asked);
    const Person who{account.id, account.name, networks_of(visit->request.address), !account.guest};
    if (const auto objection = parts_.trials->begin(who, std::move(what), matches)) return visit->refuse(*objection);
    visit->accept(Value::Object{{"trial", parts_.trials->look(account.id)}});
  });
}

void App::stop_trial(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (parts_.trials == nullptr) return visit->refuse(Objection{"not-allowed"});
    parts_.trials->stop(account.id);
    visit->accept(Value::Object{});
  });
}

}  // namespace krypta::server
