#include "server/people/people.hpp"

#include <fmt/core.h>
#include <sodium.h>

#include <array>
#include <utility>

namespace krypta::server {
namespace {

using store::Found;
using store::Written;

Problem not_signed_in() { return {"not-signed-in", "server-problem-not-signed-in"}; }
Problem wrong_password() { return {"wrong-password", "server-problem-wrong-password"}; }
Problem name_taken() { return {"name-taken", "server-problem-name-taken"}; }
Problem too_fast() { return {"too-fast", "server-problem-too-fast"}; }

/// As many as JavaScript can tell apart.
constexpr std::uint64_t ids = (std::uint64_t{1} << 53U) - 1;

constexpr unsigned guest_attempts = 24;

/// Four digits at first; where there are many guests those run out, so the numbers grow.
std::uint64_t least_number(unsigned attempt) { return attempt < 8 ? 1'000 : attempt < 16 ? 100'000 : 10'000'000; }

Account shown(const store::Account& account) {
  return {account.id, account.name, account.language, account.password.empty()};
}

}  // namespace

/// What the workers found out about a password.
struct People::Verdict {
  bool fits = false;
  std::string hash{};  ///< a new one, if one was wanted and there was memory for it
};

People::People(Loop& loop, Workers& workers, store::Store& store) : People(loop, workers, store, Settings{}) {}

People::People(Loop& loop, Workers& workers, store::Store& store, Settings settings)
    : loop_(loop),
      workers_(workers),
      store_(store),
      settings_(std::move(settings)),
      cache_(settings_.cached, settings_.cached_for),
      turns_(loop) {
  // If the system has no random numbers libsodium ends the program when it needs the first.
  [[maybe_unused]] const int ready = sodium_init();
  if (!settings_.random) settings_.random = system_random();
}

void People::guest(Newcomer newcomer, const OnSignedIn& then) {
  try_guest(std::make_shared<const Newcomer>(std::move(newcomer)), 0, then);
}

void People::try_guest(const std::shared_ptr<const Newcomer>& newcomer, unsigned attempt, const OnSignedIn& then) {
  const bool any_name = newcomer->wish.empty();
  const std::uint64_t least = least_number(attempt);
  Granted<Name> name =
      check_name(any_name ? fmt::format("{} {}", newcomer->word, least + random_below(9 * least)) : newcomer->wish);
  if (const auto* problem = std::get_if<Problem>(&name)) return then(*problem);

  store::Account account;
  account.id = static_cast<store::AccountId>(random_below(ids)) + 1;
  account.name = std::get<Name>(name).text;
  account.folded = std::get<Name>(name).folded;
  account.skeleton = std::get<Name>(name).skeleton;
  account.language = newcomer->language;
  account.created = account.seen = loop_.now();
  store_.add_account(account, [this, newcomer, any_name, attempt, account, then](const Written& written) {
    if (written.done()) return open_session(account, nullptr, then);
    if (written.code == Written::Code::failed) return then(storage("guest", written.problem));
    if (!any_name) return then(name_taken());
    if (attempt + 1 == guest_attempts) return then(storage("guest", "no number is free"));
    try_guest(newcomer, attempt + 1, then);
  });
}

void People::login(Attempt attempt, const OnSignedIn& then) {
  const Granted<Name> checked = read_name(attempt.name);
  const auto* name = std::get_if<Name>(&checked);
  if (name == nullptr || check_password(attempt.password)) return then(wrong_password());
  // However many strangers wait, there is room for those who are known.
  const unsigned most = settings_.most_hashing * (attempt.known ? 2 : 1);
  if (hashing_ >= most) return then(too_fast());

  store_.account_named(name->folded, [this, most, attempt = std::move(attempt), then](Found<store::Account> found) {
    if (!found.problem.empty()) return then(storage("login", found.problem));
    const bool real = found.value && !found.value->password.empty();
    auto try_it = [password = attempt.password, cost = settings_.cost,
                   hash = real ? found.value->password : dummy_hash(settings_.cost)] {
      Verdict verdict{password_fits(hash, password)};
      if (verdict.fits && needs_rehash(hash, cost)) verdict.hash = hash_password(password, cost).value_or("");
      return verdict;
    };
    work(most, std::move(try_it),
         [this, real, account = std::move(found.value), device = attempt.device, then](Granted<Verdict> verdict) {
           if (const auto* problem = std::get_if<Problem>(&verdict)) return then(*problem);
           if (!real || !std::get<Verdict>(verdict).fits) return then(wrong_password());
           verified(*account, std::get<Verdict>(std::move(verdict)), device, then);
         });
  });
}

void People::verified(store::Account account, Verdict verdict, const Secret& device, const OnSignedIn& then) {
  const store::AccountId id = account.id;
  turns_.take(id, [this, tried = std::move(account), verdict = std::move(verdict), device, then](const Turn& turn) {
    // While the workers were busy the password may have been changed; then this one opens nothing any more.
    store_.account_named(tried.folded, [this, tried, verdict, device, turn, then](Found<store::Account> found) {
      if (!found.problem.empty()) return then(storage("login", found.problem));
      if (!found.value || found.value->id != tried.id || found.value->password != tried.password)
        return then(wrong_password());
      store::Account now = *std::move(found.value);
      remember(now.id, device);
      if (verdict.hash.empty() && seen_lately(now.seen)) return open_session(now, turn, then);
      const store::Account was = now;
      if (!verdict.hash.empty()) now.password = verdict.hash;
      now.seen = loop_.now();
      store_.change_account(was, now, [this, now, turn, then](const Written& written) {
        // Another server has changed the password: this one opens nothing any more.
        if (written.code == Written::Code::stale) return then(wrong_password());
        if (!written.done()) return then(storage("login", written.problem));
        open_session(now, turn, then);
      });
    });
  });
}

void People::open_session(const store::Account& account, Turn turn, const OnSignedIn& then) {
  Secret token = fresh_token(settings_.random);
  std::string hash = hash_of_token(token).value_or("");
  store::Session session{hash, account.id, loop_.now(), loop_.now()};
  store_.add_session(std::move(session), [this, account, token = std::move(token), hash = std::move(hash),
                                          turn = std::move(turn), then](const Written& written) {
    if (!written.done()) return then(storage("session", written.problem));
    const Account public_part = shown(account);
    cache_.put(hash, {public_part, account.seen, loop_.now()}, loop_.now(), cache_.changes());
    then(SignedIn{public_part, token});
  });
}

void People::logout(const Secret& token, const Secret& device, const OnDone& then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(std::nullopt);
  if (hash_of_token(device)) {
    look(*hash, [this, device](const Granted<SessionCache::Known>& known) {
      const auto* session = std::get_if<SessionCache::Known>(&known);
      if (session != nullptr && !session->account.guest) remember(session->account.id, device);
    });
  }
  cache_.drop(*hash);
  store_.end_session(*hash, [this, hash = *hash, then](const Written& written) {
    cache_.drop(hash);  // Somebody may have asked in between.
    if (!written.done()) return then(storage("logout", written.problem));
    then(std::nullopt);
  });
}

/// Nobody waits for it: without it one is a stranger to the limits, no more.
void People::remember(store::AccountId account, const Secret& device) {
  const auto hash = hash_of_device(device, account);
  if (!hash) return;
  store_.add_device({account, *hash, loop_.now()}, settings_.most_devices, [this](const Written& written) {
    if (!written.done()) (void)storage("device", written.problem);
  });
}

Secret People::device_for(const Secret& present) const {
  return hash_of_token(present) ? present : fresh_token(settings_.random);
}

void People::knows(std::string_view name, const Secret& device, const std::function<void(bool)>& then) {
  const Granted<Name> checked = read_name(name);
  const auto* known = std::get_if<Name>(&checked);
  if (known == nullptr || !hash_of_token(device)) return then(false);
  store_.account_named(known->folded, [this, device, then](const Found<store::Account>& found) {
    if (!found.value) return then(false);
    const auto hash = hash_of_device(device, found.value->id);
    store_.knows_device(found.value->id, hash.value_or(""),
                        [then](const Found<bool>& answer) { then(answer.value.value_or(false)); });
  });
}

void People::sessions(const Secret& token, const OnSessions& then) {
  who(token, [this, hash = hash_of_token(token).value_or(""), then](const Granted<Account>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return then(*problem);
    store_.sessions_of(std::get<Account>(found).id, settings_.most_sessions,
                       [this, hash, then](const Found<std::vector<store::Session>>& listed) {
                         if (!listed.value) return then(storage("sessions", listed.problem));
                         std::vector<OwnSession> own;
                         for (const store::Session& each : *listed.value)
                           own.push_back({each.created, each.seen, each.token_hash == hash});
                         then(std::move(own));
                       });
  });
}

void People::logout_elsewhere(const Secret& token, const Secret& device, const OnAccount& then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(not_signed_in());
  change(*hash, then, [this, hash = *hash, device, then](const store::Account& account, const Turn& turn) {
    end_others(hash, account, device, [turn, account, then](const std::optional<Problem>& problem) {
      if (problem) return then(*problem);
      then(shown(account));
    });
  });
}

void People::who(const Secret& token, OnAccount then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(not_signed_in());
  look(*hash, [this, hash = *hash, then = std::move(then)](Granted<SessionCache::Known> known) {
    if (const auto* problem = std::get_if<Problem>(&known)) return then(*problem);
    touch(hash, std::get<SessionCache::Known>(known));
    then(std::get<SessionCache::Known>(std::move(known)).account);
  });
}

void People::whose(const std::string& token_hash, OnAccount then) {
  look(token_hash, [then = std::move(then)](Granted<SessionCache::Known> known) {
    if (const auto* problem = std::get_if<Problem>(&known)) return then(*problem);
    then(std::get<SessionCache::Known>(std::move(known)).account);
  });
}

void People::keep(const Secret& token, NewPassword wish, const OnAccount& then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(not_signed_in());
  if (const auto problem = check_password(wish.password)) return then(*problem);
  change(*hash, then,
         [this, hash = *hash, wish = std::move(wish), then](const store::Account& account, const Turn& turn) {
           if (const auto problem = check_new_password(wish.password, account.name)) return then(*problem);
           auto try_it = [wish, cost = settings_.cost, present = account.password] {
             Verdict verdict{present.empty() || (!check_password(wish.old) && password_fits(present, wish.old))};
             if (verdict.fits) verdict.hash = hash_password(wish.password, cost).value_or("");
             return verdict;
           };
           // Whoever is signed in is no stranger.
           work(2 * settings_.most_hashing, std::move(try_it),
                [this, hash, account, device = wish.device, turn, then](Granted<Verdict> result) {
                  if (const auto* problem = std::get_if<Problem>(&result)) return then(*problem);
                  auto& verdict = std::get<Verdict>(result);
                  if (!verdict.fits) return then(wrong_password());
                  if (verdict.hash.empty()) return then(storage("password", "no memory to hash it"));
                  store::Account changed = account;
                  changed.password = std::move(verdict.hash);
                  // In this order, so that a password that was changed never leaves a thief signed in.
                  end_others(hash, account, {},
                             [this, account, changed, device, turn, then](const std::optional<Problem>& problem) {
                               if (problem) return then(*problem);
                               remember(changed.id, device);
                               save(account, changed, turn, then);
                             });
                });
         });
}

/// Ends the sessions of an account but one and forgets its devices but one.
void People::end_others(const std::string& token_hash, store::Account account, const Secret& device,
                        std::function<void(std::optional<Problem>)> then) {
  const store::AccountId id = account.id;
  store_.end_sessions_of(id, token_hash, [this, token_hash, id, device, then = std::move(then)](const Written& ended) {
    cache_.drop_others(id, token_hash);
    if (!ended.done()) return then(storage("logout", ended.problem));
    store_.forget_devices_of(id, hash_of_device(device, id).value_or(""), [this, then](const Written& forgotten) {
      if (!forgotten.done()) return then(storage("logout", forgotten.problem));
      then(std::nullopt);
    });
  });
}

void People::rename(const Secret& token, std::string_view name, const OnAccount& then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(not_signed_in());
  const Granted<Name> checked = check_name(name);
  if (const auto* problem = std::get_if<Problem>(&checked)) return then(*problem);
  change(*hash, then, [this, name = std::get<Name>(checked), then](const store::Account& was, Turn turn) {
    store::Account account = was;
    account.name = name.text;
    account.folded = name.folded;
    account.skeleton = name.skeleton;
    save(was, std::move(account), std::move(turn), then);
  });
}

void People::speak(const Secret& token, std::string language, const OnAccount& then) {
  const std::optional<std::string> hash = hash_of_token(token);
  if (!hash) return then(not_signed_in());
  change(*hash, then, [this, language = std::move(language), then](const store::Account& was, Turn turn) {
    store::Account account = was;
    account.language = language;
    save(was, std::move(account), std::move(turn), then);
  });
}

void People::look(const std::string& token_hash, OnKnown then) {
  if (auto known = cache_.find(token_hash, loop_.now())) return then(*std::move(known));
  store_.owner_of_session(token_hash, [this, token_hash, asked = cache_.changes(),
                                       then = std::move(then)](const Found<store::Owner>& found) {
    if (!found.problem.empty()) return then(storage("who", found.problem));
    if (!found.value) return then(not_signed_in());
    SessionCache::Known known{shown(found.value->account), found.value->account.seen, found.value->seen};
    cache_.put(token_hash, known, loop_.now(), asked);
    then(std::move(known));
  });
}

/// Notes that somebody is still there, without making him wait for it.
void People::touch(const std::string& token_hash, const SessionCache::Known& known) {
  const auto complain = [this](const Written& written) {
    if (!written.done()) (void)storage("seen", written.problem);
  };
  if (!seen_lately(known.used)) {
    cache_.mark_used(token_hash, loop_.now());
    store_.use_session(token_hash, loop_.now(), complain);
  }
  if (seen_lately(known.seen)) return;
  cache_.mark_seen(known.account.id, loop_.now());
  turns_.take(known.account.id, [this, complain, token_hash](const Turn& turn) {
    store_.owner_of_session(token_hash, [this, complain, token_hash, turn](Found<store::Owner> found) {
      if (!found.value && found.problem.empty()) cache_.drop(token_hash);
      if (!found.value || seen_lately(found.value->account.seen)) return;
      const store::Account& was = found.value->account;
      store::Account account = was;
      account.seen = loop_.now();
      store_.change_account(was, std::move(account), [complain, turn](const Written& written) { complain(written); });
    });
  });
}

/// A change says what it expects to change, so it begins with what the store has now, and no other change on this
/// server comes between.
void People::change(const std::string& token_hash, OnAccount otherwise, Change then) {
  look(token_hash, [this, token_hash, otherwise = std::move(otherwise),
                    then = std::move(then)](const Granted<SessionCache::Known>& known) {
    if (const auto* problem = std::get_if<Problem>(&known)) return otherwise(*problem);
    turns_.take(std::get<SessionCache::Known>(known).account.id, [this, token_hash, otherwise, then](const Turn& turn) {
      store_.owner_of_session(token_hash, [this, token_hash, otherwise, then, turn](Found<store::Owner> found) {
        if (!found.problem.empty()) return otherwise(storage("change", found.problem));
        if (!found.value) {
          cache_.drop(token_hash);
          return otherwise(not_signed_in());
        }
        then(found.value->account, turn);
      });
    });
  });
}

void People::save(const store::Account& was, store::Account becomes, Turn turn, OnAccount then) {
  const Account public_part = shown(becomes);
  store_.change_account(was, std::move(becomes),
                        [this, public_part, turn = std::move(turn), then = std::move(then)](const Written& written) {
                          if (written.code == Written::Code::taken) return then(name_taken());
                          // The same person does the same on another server at this very moment.
                          if (written.code == Written::Code::stale) return then(too_fast());
                          if (!written.done()) return then(storage("change", written.problem));
                          cache_.update(public_part);
                          then(public_part);
                        });
}

void People::hash(const Secret& password, std::function<void(Granted<std::string>)> then) {
  auto make = [password, cost = settings_.cost] { return Verdict{true, hash_password(password, cost).value_or("")}; };
  work(settings_.most_hashing, std::move(make), [this, then = std::move(then)](const Granted<Verdict>& made) {
    if (const auto* problem = std::get_if<Problem>(&made)) return then(*problem);
    if (std::get<Verdict>(made).hash.empty()) return then(storage("password", "no memory to hash it"));
    then(std::get<Verdict>(made).hash);
  });
}

void People::work(unsigned most, std::function<Verdict()> hashing, std::function<void(Granted<Verdict>)> then) {
  if (hashing_ >= most) return then(too_fast());
  ++hashing_;
  workers_.run([this, &loop = loop_, hashing = std::move(hashing), then = std::move(then)]() mutable {
    loop.post([this, verdict = hashing(), then = std::move(then)] {
      --hashing_;
      then(verdict);
    });
  });
}

/// Whoever was last seen in the future was seen by a clock that has been set back since.
bool People::seen_lately(Time seen) const { return seen <= loop_.now() && loop_.now() - seen < settings_.seen_every; }

std::uint64_t People::random_below(std::uint64_t limit) const {
  std::array<unsigned char, sizeof(std::uint64_t)> bytes{};
  settings_.random(bytes);
  std::uint64_t value = 0;
  for (const unsigned char byte : bytes) value = value << 8U | byte;
  return value % limit;
}

Problem People::storage(std::string_view what, std::string_view problem) const {
  if (settings_.log != nullptr) settings_.log->error("people-storage", {{"what", what}, {"problem", problem}});
  return {"storage", "server-problem-storage"};
}

}  // namespace krypta::server
