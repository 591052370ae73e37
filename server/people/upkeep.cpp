#include <utility>

#include "server/people/people.hpp"
#include "store/upkeep.hpp"

/// What whoever runs the server does for an account.
namespace krypta::server {

namespace {

Problem no_such_reset() { return {"no-such-reset", "server-problem-no-such-reset"}; }

Account public_part(const store::Account& account) {
  return {account.id, account.name, account.language, account.password.empty()};
}

}  // namespace

void People::give_reset(store::AccountId account, Time until, const OnLink& then) {
  const Secret link = fresh_token(settings_.random);
  store_.upkeep().add_reset({hash_of_token(link).value_or(""), account, until},
                            [this, link, then](const store::Written& written) {
                              if (!written.done()) return then(storage("reset", written.problem));
                              then(link);
                            });
}

void People::owner_of_reset(const Secret& link, const OnAccount& then) {
  const auto hash = hash_of_token(link);
  if (!hash) return then(no_such_reset());
  store_.upkeep().owner_of_reset(*hash, loop_.now(), [this, then](const store::Found<store::Account>& found) {
    if (!found.problem.empty()) return then(storage("reset", found.problem));
    if (!found.value) return then(no_such_reset());
    then(public_part(*found.value));
  });
}

/// Nobody makes the workers hash with a link that leads nowhere.
void People::reset_password(const Secret& link, Secret password, const OnAccount& then) {
  if (const auto problem = check_password(password)) return then(*problem);
  owner_of_reset(link, [this, link, password = std::move(password), then](const Granted<Account>& owner) {
    if (const auto* problem = std::get_if<Problem>(&owner)) return then(*problem);
    const auto& account = std::get<Account>(owner);
    if (const auto problem = check_new_password(password, account.name)) return then(*problem);
    hash(password, [this, link, account, then](Granted<std::string> hashed) {
      if (const auto* problem = std::get_if<Problem>(&hashed)) return then(*problem);
      store_.upkeep().reset_password(hash_of_token(link).value_or(""), loop_.now(),
                                     std::get<std::string>(std::move(hashed)),
                                     [this, account, then](const store::Written& written) {
                                       forget(account.id);
                                       if (written.code == store::Written::Code::stale) return then(no_such_reset());
                                       if (!written.done()) return then(storage("reset", written.problem));
                                       then(account);
                                     });
    });
  });
}

void People::rename(const store::Account& was, std::string_view name, const OnAccount& then) {
  const Granted<Name> checked = check_name(name);
  if (const auto* problem = std::get_if<Problem>(&checked)) return then(*problem);
  turns_.take(was.id, [this, was, name = std::get<Name>(checked), then](Turn turn) {
    store::Account becomes = was;
    becomes.name = name.text;
    becomes.folded = name.folded;
    becomes.skeleton = name.skeleton;
    save(was, std::move(becomes), std::move(turn), then);
  });
}

}  // namespace krypta::server
