#include "server/app/app.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "server/app/hosts.hpp"
#include "server/net/list.hpp"
#include "wire/json.hpp"

namespace krypta::server {

namespace {

unsigned status_of(std::string_view code) {
  static constexpr std::array<std::pair<std::string_view, unsigned>, 24> statuses{{
      {"not-signed-in", 401},   {"wrong-password", 403},
      {"not-allowed", 403},     {"banned", 403},
      {"no-such-reset", 404},   {"read-only", 503},
      {"foreign-origin", 403},  {"no-such-table", 404},
      {"not-found", 404},       {"no-such-friend-link", 404},
      {"no-such-deck", 404},    {"bad-method", 405},
      {"name-taken", 409},      {"deck-changed", 409},
      {"match-not-over", 409},  {"not-started", 409},
      {"table-ended", 409},     {"quota", 429},
      {"no-looking-back", 409}, {"foreign-host", 421},
      {"too-fast", 429},        {"storage", 503},
      {"capacity", 503},        {"frozen", 503},
  }};
  const auto* found = std::ranges::find(statuses, code, &std::pair<std::string_view, unsigned>::first);
  return found == statuses.end() ? 400 : found->second;
}

Value error_value(const Problem& problem, const text::Speech& speech) {
  return Value::Object{{"code", problem.code}, {"message", speech.say(problem.key)}};
}

HttpResponse refusal(const Value& error, std::string_view code) {
  return {.status = status_of(code), .body = to_json(Value::Object{{"ok", false}, {"error", error}})};
}

/// What no page of ours needs is forbidden. The referrer is never sent, because the address may be an invitation.
void guard(HttpResponse& response, bool secure) {
  const auto set = [&](std::string_view name, std::string_view value) { response.headers.emplace_back(name, value); };
  set("Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
      "media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
      "form-action 'none'; frame-ancestors 'none'");
  set("X-Content-Type-Options", "nosniff");
  set("Referrer-Policy", "no-referrer");
  set("Cross-Origin-Opener-Policy", "same-origin");
  set("Cross-Origin-Resource-Policy", "same-origin");
  set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  if (secure) set("Strict-Transport-Security", "max-age=31536000");
  const bool says = std::ranges::any_of(response.headers, [](const auto& h) { return h.first == "Cache-Control"; });
  if (!says) set("Cache-Control", "no-store");
}

/// The first of the languages in Accept-Language that we speak.
const text::Speech* speech_for(const HttpRequest& request) {
  const text::Speech* speech = nullptr;
  any_part(request.header("accept-language"), [&](std::string_view language) {
    speech = text::Speech::in(language.substr(0, 2));
    return speech != nullptr;
  });
  return speech == nullptr ? text::Speech::in("en") : speech;
}

/// The media type itself, whatever its parameters.
bool is_json(std::string_view type) {
  type = type.substr(0, type.find(';'));
  type = type.substr(0, type.find_last_not_of(" \t") + 1);
  return std::ranges::equal(type, std::string_view{"application/json"}, {},
                            [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
}

}  // namespace

const std::string* App::Visit::text(std::string_view name) const {
  const Value* value = body.find(name);
  return value == nullptr ? nullptr : value->text();
}

std::string App::Visit::text_or(std::string_view name, std::string_view otherwise) const {
  const std::string* found = text(name);
  return found == nullptr ? std::string{otherwise} : *found;
}

std::string App::ok_text(const Value& fields) {
  std::string text = to_json(fields);
  // Some answers are large, and to add a member would copy them.
  return fields.object()->empty() ? R"({"ok":true})" : text.replace(0, 1, R"({"ok":true,)");
}

void App::Visit::accept(const Value& fields) const { reply({.body = ok_text(fields)}); }

void App::Visit::refuse(const Objection& objection) const {
  reply(refusal(error_value(objection, *speech), objection.code));
}

void App::Visit::refuse(const Problem& problem) const { reply(refusal(error_value(problem, *speech), problem.code)); }

App::App(Parts parts, AppSettings settings)
    : parts_(parts),
      settings_(std::move(settings)),
      reception_{parts.loop, parts.hall, settings_.limits, parts.orders, &parts.store},
      requests_(settings_.limits.requests_per_address),
      guests_(settings_.limits.guests_per_address),
      logins_by_address_(settings_.limits.logins_per_address),
      logins_by_name_(settings_.limits.logins_per_name),
      logins_by_device_(settings_.limits.logins_per_name),
      cookies_(settings_.secure()),
      security_(parts.log, parts.loop),
      tables_(settings_.limits.tables_per_person),
      replays_(settings_.limits.replays_per_person),
      befriending_(settings_.limits.friends_per_person),
      decking_(settings_.limits.decks_per_person),
      trying_(settings_.limits.trials_per_person) {
  join_others();
}

/// Where nobody has said which name is the server's, a name that somebody else owns is not.
bool App::own_host(const HttpRequest& request) const {
  return !settings_.origin.empty() || names_this_machine(request.header("host"), request.reached);
}

bool App::own_origin(const HttpRequest& request) const {
  const std::string_view origin = request.header("origin");
  if (!settings_.origin.empty()) return origin == settings_.origin;
  return origin == "http://" + std::string{request.header("host")};
}

void App::answer(HttpRequest request, Reply reply) {
  auto visit = std::make_shared<Visit>();
  visit->speech = speech_for(request);
  visit->token = cookies_.session(request);
  visit->device = cookies_.device(request);
  visit->request = std::move(request);
  visit->reply = [reply = std::move(reply), secure = settings_.secure(), self = visit.get()](HttpResponse response) {
    for (const std::string& cookie : self->cookies) response.headers.emplace_back("Set-Cookie", cookie);
    guard(response, secure);
    reply(std::move(response));
  };
  if (visit->request.path == "/health") {
    const bool well = !healthy || healthy();
    return visit->reply({.status = well ? 200U : 503U, .body = to_json(Value::Object{{"ok", well}})});
  }
  const auto refuse = [&](const char* code) {
    security_.request_refused(visit->request.address, code);
    visit->refuse(Objection{code});
  };
  if (!requests_.allow(visit->request.address, parts_.loop.now())) return refuse("too-fast");
  if (!own_host(visit->request)) return refuse("foreign-host");
  let_in(visit);
}

/// Pages and what is drawn on them are for everybody: the client says who is kept out, and why.
void App::let_in(const VisitPtr& visit) {
  const HttpRequest& request = visit->request;
  if (parts_.orders == nullptr || !request.path.starts_with("/api/") || request.path == "/api/notice")
    return route(visit);
  const Orders& orders = *parts_.orders;
  if (const auto* ban = orders.ban_of(0, request.address)) return visit->refuse(banned(*ban));
  const bool only_reads = request.path == "/api/replay" || request.path.starts_with("/api/games/");
  if (request.method == "POST" && orders.read_only() && !only_reads) return visit->refuse(Objection{"read-only"});
  if (orders.sanctions().empty() || visit->token.empty() || request.path == "/api/logout") return route(visit);
  parts_.people.who(visit->token, [this, visit](const Granted<Account>& found) {
    const auto* account = std::get_if<Account>(&found);
    const auto* ban = account == nullptr ? nullptr : parts_.orders->ban_of(account->id, visit->request.address);
    if (ban == nullptr) return route(visit);
    if (const text::Speech* speech = text::Speech::in(account->language)) visit->speech = speech;
    visit->refuse(banned(*ban));
  });
}

void App::signed_in(const VisitPtr& visit, OnAccount then) {
  parts_.people.who(visit->token, [this, visit, then = std::move(then)](const Granted<Account>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return visit->refuse(*problem);
    // Whoever signed in before cookies had the prefix stays signed in.
    if (cookies_.outdated(visit->request))
      visit->cookies = cookies_.replacing(visit->request, cookies_.set_session(visit->token));
    const auto& account = std::get<Account>(found);
    if (const text::Speech* speech = text::Speech::in(account.language)) visit->speech = speech;
    heard_.note(account.id, parts_.loop.now());
    then(account);
  });
}

struct App::Route {
  std::string_view method;
  std::string_view path;
  void (App::*handle)(const VisitPtr&);
  bool reads = true;  ///< false: who handles it reads the body himself
};

void App::route(const VisitPtr& visit) {
  static constexpr std::array<Route, 27> routes{{
      {"GET", "/api/games", &App::games},
      {"GET", "/api/me", &App::me},
      {"POST", "/api/guest", &App::guest},
      {"POST", "/api/login", &App::login},
      {"POST", "/api/logout", &App::logout},
      {"POST", "/api/logout/elsewhere", &App::logout_elsewhere},
      {"GET", "/api/sessions", &App::sessions},
      {"POST", "/api/keep", &App::keep},
      {"POST", "/api/rename", &App::rename},
      {"POST", "/api/language", &App::speak},
      {"GET", "/api/notice", &App::notice},
      {"POST", "/api/reset", &App::reset},
      {"POST", "/api/reset/password", &App::set_password},
      {"GET", "/api/tables", &App::lobby},
      {"GET", "/api/mine", &App::mine},
      {"POST", "/api/tables", &App::create},
      {"POST", "/api/replay", &App::replay_file, false},
      {"GET", "/api/statistics", &App::statistics},
      {"GET", "/api/decks", &App::decks},
      {"POST", "/api/decks", &App::make_deck},
      {"GET", "/api/friends", &App::friends},
      {"POST", "/api/friends", &App::befriend},
      {"POST", "/api/friends/link", &App::friend_link},
      {"POST", "/api/friends/remove", &App::unfriend},
      {"GET", "/api/trial", &App::trial},
      {"POST", "/api/trial", &App::begin_trial},
      {"POST", "/api/trial/stop", &App::stop_trial},
  }};
  HttpRequest& request = visit->request;
  if (request.method == "HEAD") request.method = "GET";
  if (request.method != "GET" && request.method != "POST") return visit->refuse(Objection{"bad-method"});
  const bool known = std::ranges::any_of(routes, [&](const Route& route) { return route.path == request.path; });
  const auto* found = std::ranges::find_if(
      routes, [&](const Route& route) { return route.path == request.path && route.method == request.method; });
  if (request.method == "POST") {
    if (const auto objection = bad_post(request)) {
      if (objection->code == "foreign-origin") security_.request_refused(request.address, objection->code);
      return visit->refuse(*objection);
    }
    if (found == routes.end() || found->reads) {
      auto body = wire::parse_json(request.body.empty() ? "{}" : std::string_view{request.body});
      if (!body) return visit->refuse(Objection{"bad-json", body.refusal().message});
      if (body->object() == nullptr) return visit->refuse(Objection{"bad-json", "a request is an object"});
      visit->body = std::move(*body);
    }
  }
  if (found != routes.end()) return (this->*found->handle)(visit);
  if (known) return visit->refuse(Objection{"bad-method"});
  route_by_name(visit);
}

std::optional<Objection> App::bad_post(const HttpRequest& request) const {
  // A browser says where a request comes from; one that another site made is not the person's own.
  if (!request.header("origin").empty() && !own_origin(request)) return Objection{"foreign-origin"};
  if (!is_json(request.header("content-type"))) {
    return Objection{"bad-request", "Content-Type: must be application/json"};
  }
  return std::nullopt;
}

void App::route_by_name(const VisitPtr& visit) {
  const HttpRequest& request = visit->request;
  const std::string_view path = request.path;
  constexpr std::string_view tables = "/api/tables/";
  constexpr std::string_view rules = "/api/rules/";
  constexpr std::string_view games = "/api/games/";
  constexpr std::string_view cards_of = "/cards";
  constexpr std::string_view deck_of = "/deck";
  constexpr std::string_view decks = "/api/decks/";
  constexpr std::string_view remove = "/remove";
  if (path == "/metrics") {
    // For who runs the server, not for everybody.
    if (!request.local || !metrics) return visit->refuse(Objection{"not-allowed"});
    return visit->reply({.type = std::string{MetricsText::content_type}, .body = metrics()});
  }
  if (request.method == "GET" && path.starts_with(tables)) {
    const std::string_view rest = path.substr(tables.size());
    const std::size_t slash = std::min(rest.find('/'), rest.size());
    const std::string id{rest.substr(0, slash)};
    const std::string_view what = rest.substr(slash);
    if (!id.empty() && what == "/match") return match_file(visit, id);
    if (!id.empty() && what == "/replay") return replay_table(visit, id);
    if (!id.empty() && what == "/ratings") return ratings(visit, id);
  }
  if (request.method == "GET" && path.starts_with(games) && path.ends_with(cards_of) &&
      path.size() > games.size() + cards_of.size()) {
    return cards(visit, std::string{path.substr(games.size(), path.size() - games.size() - cards_of.size())});
  }
  if (request.method == "POST" && path.starts_with(games) && path.ends_with(deck_of) &&
      path.size() > games.size() + deck_of.size()) {
    return look_at_deck(visit, std::string{path.substr(games.size(), path.size() - games.size() - deck_of.size())});
  }
  if (path.starts_with(decks) && path.size() > decks.size()) {
    const std::string_view id = path.substr(decks.size());
    if (request.method == "GET") return deck(visit, std::string{id});
    if (!id.ends_with(remove)) return change_deck(visit, std::string{id});
    return drop_deck(visit, std::string{id.substr(0, id.size() - remove.size())});
  }
  if (request.method == "GET" && path.starts_with(rules)) {
    const std::string_view rest = path.substr(rules.size());
    const std::size_t slash = rest.find('/');
    if (slash == std::string_view::npos) return rule_book(visit, std::string{rest});
    return rule(visit, std::string{rest.substr(0, slash)}, std::string{rest.substr(slash + 1)});
  }
  if (path.starts_with("/api/") || request.method != "GET") return visit->refuse(Objection{"not-found"});
  page(visit);
}

void App::welcome(HttpRequest request, Welcome then) {
  const text::Speech* speech = speech_for(request);
  const auto refuse = [then, speech, secure = settings_.secure()](const auto& why) {
    HttpResponse response = refusal(error_value(why, *speech), why.code);
    guard(response, secure);
    then(std::move(response));
  };
  if (request.path != "/ws") return refuse(Objection{"not-found"});
  const auto turn_away = [&](const char* code) {
    security_.request_refused(request.address, code);
    refuse(Objection{code});
  };
  if (!requests_.allow(request.address, parts_.loop.now())) return turn_away("too-fast");
  if (!own_host(request)) return turn_away("foreign-host");
  if (!own_origin(request)) return turn_away("foreign-origin");
  const Secret token = cookies_.session(request);
  parts_.people.who(token, [this, then, speech, token, refuse, address = request.address,
                            networks = networks_of(request.address)](const Granted<Account>& found) {
    if (const auto* problem = std::get_if<Problem>(&found)) return refuse(*problem);
    const auto& account = std::get<Account>(found);
    const auto* ban = parts_.orders == nullptr ? nullptr : parts_.orders->ban_of(account.id, address);
    if (ban != nullptr) return refuse(banned(*ban));
    const text::Speech* own = text::Speech::in(account.language);
    const Person me{account.id, account.name, networks, !account.guest};
    // Whoever is refused holds no place; whoever is let in holds it until the socket is gone.
    const Quotas::Place place = parts_.hall.quotas().connect(me);
    if (place == nullptr) return refuse(Objection{"quota"});
    then(Opened{
        [this, me, place, own = own == nullptr ? speech : own, token, address](const std::shared_ptr<Socket>& socket) {
          auto visitor = std::make_shared<Visitor>(reception_, socket, me, *own);
          reception_.present[visitor.get()] = {visitor, me.account, hash_of_token(token).value_or(""), place, address};
          return visitor;
        }});
  });
}

void App::enforce() {
  const Orders& orders = *parts_.orders;
  const bool news = std::exchange(told_, orders.notice()) != orders.notice();
  const auto told =
      std::make_shared<const std::string>(to_json(Value::Object{{"notice", notice_value(orders.notice())}}));
  for (const auto& [key, present] : reception_.present) {
    const auto visitor = present.visitor.lock();
    if (visitor == nullptr) continue;
    if (orders.removed(present.account) || orders.ban_of(present.account, present.address) != nullptr)
      visitor->dismiss();
    else if (news)
      visitor->send(told);
  }
}

void App::tell_sockets(const Account& account) {
  for (const auto& [key, present] : reception_.present) {
    const auto visitor = present.visitor.lock();
    if (visitor != nullptr && present.account == account.id) visitor->call(account.name, !account.guest);
  }
}

void App::dismiss(const Secret& token) {
  const auto session = hash_of_token(token);
  for (const auto& [key, present] : reception_.present) {
    const auto visitor = present.visitor.lock();
    if (visitor != nullptr && session && present.session == *session) visitor->dismiss();
  }
}

void App::dismiss_others(AccountId account, const Secret& but) {
  const auto session = hash_of_token(but);
  for (const auto& [key, present] : reception_.present) {
    const auto visitor = present.visitor.lock();
    if (visitor == nullptr || present.account != account) continue;
    if (!session || present.session != *session) visitor->dismiss();
  }
}

}  // namespace krypta::server
