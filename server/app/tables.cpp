#include "bots/bots.hpp"
#include "engine/games/games.hpp"
#include "server/app/app.hpp"
#include "server/net/deflate.hpp"
#include "server/table/archive.hpp"
#include "wire/cards.hpp"
#include "wire/json.hpp"
#include "wire/shown.hpp"

/// Tables as lists and as files, rule books, and the pages of the client.
namespace krypta::server {

namespace {

constexpr unsigned most_listed = 100;
constexpr unsigned lobby_page = 50;
/// Of one person, and of one network, no more are in the lobby, wherever in the list.
constexpr unsigned listed_per_person = 3;
constexpr unsigned listed_per_network = 25;

Objection bad(std::string detail) { return {"bad-request", std::move(detail)}; }

/// "me", "open", "bot:medium": who sits where; you on the first chair and the others open, unless given.
std::variant<std::vector<Sitter>, Objection> read_sitters(const Value* value, const AnyGame& game, unsigned seats,
                                                          const Person& me) {
  const Sitter self = sitter_of(me);
  std::vector<Sitter> sitters(seats);
  if (value == nullptr) {
    if (seats > 0) sitters[0] = self;
    return sitters;
  }
  if (value->array() == nullptr || value->array()->size() != seats)
    return bad("sitters: must be a list with one a seat");
  bool seated = false;
  for (std::size_t i = 0; i < seats; ++i) {
    const std::string* word = (*value->array())[i].text();
    if (word != nullptr && *word == "me" && !seated) {
      sitters[i] = self;
      seated = true;
    } else if (word != nullptr && word->starts_with("bot:") && bots::is_level(word->substr(4), game)) {
      sitters[i] = {Sitter::Kind::bot, 0, {}, word->substr(4)};
    } else if (word == nullptr || *word != "open") {
      return bad("sitters: must be \"me\" (once), \"open\" or \"bot:\" and a level that the game has");
    }
  }
  return sitters;
}

/// The table of a lesson is what the lesson says, with one person at it and nobody to look on.
std::variant<Created, Objection> read_lesson(const Games& games, const Value& body, const Person& me) {
  const Value* id = body.find("game");
  const AnyGame* game = id == nullptr || id->text() == nullptr ? nullptr : games.find(*id->text());
  const auto lesson = game == nullptr ? nullptr : lessons::lesson_of(*game);
  if (lesson == nullptr) return bad("game: there is no lesson of such a game");
  Created created{.game = std::string{game->info().id},
                  .setup = lesson->setup(),
                  .watching = Watching::nobody,
                  .host = me.account,
                  .lesson = true};
  created.sitters.assign(created.setup.seats, {Sitter::Kind::bot, 0, {}, "teacher"});
  created.sitters[number(lessons::learner)] = {Sitter::Kind::person, me.account, me.name, {}};
  return created;
}

std::variant<Created, Objection> read_created(const Games& games, const Value& body, const Person& me) {
  if (const Value* lesson = body.find("lesson")) {
    if (lesson->boolean() == nullptr) return bad("lesson: must be true or false");
    if (*lesson->boolean()) return read_lesson(games, body, me);
  }
  auto agreed = wire::read_agreed(games, body);
  if (!agreed) return bad(agreed.refusal().message);
  Created created{.game = std::string{agreed->game->info().id}, .setup = std::move(agreed->setup), .host = me.account};
  if (const Value* clock = body.find("clock")) {
    const auto settings = read_clock(*clock);
    if (!settings) return bad("clock: must be none, decision (seconds), bank (seconds, increment) or days (days)");
    created.clock = *settings;
    created.clock.grace = created.clock.kind == ClockSettings::Kind::none ? 0 : usual_grace;
  }
  if (const Value* limit = body.find("limit")) {
    const std::int64_t* minutes = limit->integer();
    if (!agreed->game->info().timed) return bad("limit: time cannot be called in this game");
    if (minutes == nullptr || *minutes < 1 || *minutes > std::int64_t{most_minutes})
      return bad("limit: must be a whole number of minutes from 1 to " + std::to_string(most_minutes));
    created.limit = static_cast<unsigned>(*minutes);
  }
  if (const Value* listed = body.find("listed")) {
    if (listed->boolean() == nullptr) return bad("listed: must be true or false");
    created.listed = *listed->boolean();
  }
  // Who asks only friends to play does not expect strangers to watch.
  created.watching = created.listed ? Watching::everyone : Watching::invited;
  if (const Value* watching = body.find("watching")) {
    const auto found = watching->text() == nullptr ? std::nullopt : read_watching(*watching->text());
    if (!found) return bad("watching: must be everyone, invited or nobody");
    created.watching = *found;
  }
  created.rated = true;
  if (const Value* rated = body.find("rated")) {
    if (rated->boolean() == nullptr) return bad("rated: must be true or false");
    created.rated = *rated->boolean();
  }
  auto sitters = read_sitters(body.find("sitters"), *agreed->game, created.setup.seats, me);
  if (auto* objection = std::get_if<Objection>(&sitters)) return std::move(*objection);
  created.sitters = std::move(std::get<std::vector<Sitter>>(sitters));
  return created;
}

const text::Speech& asked_speech(const HttpRequest& request, const text::Speech& otherwise) {
  const text::Speech* asked = text::Speech::in(request.asked("lang").value_or(""));
  return asked == nullptr ? otherwise : *asked;
}

}  // namespace

void App::games(const VisitPtr& visit) {
  if (!offers_) offers_.emplace(parts_.games);
  Value shown = wire::games_value(parts_.games, visit->speech, &*offers_);
  Value::Array taught = *shown.array();
  for (Value& game : taught) {
    const std::string id = *game.find("id")->text();  // what is set moves the members
    if (lessons::script_of(id)) game.set("lesson", true);
    Value::Array levels;
    for (const std::string_view level : bots::levels_of(*parts_.games.find(id)))
      levels.emplace_back(std::string{level});
    game.set("levels", std::move(levels));
  }
  visit->accept(Value::Object{{"games", std::move(taught)}});
}

void App::lobby(const VisitPtr& visit) {
  // One more than is shown tells whether there are more.
  const store::LobbyPage page{std::string{visit->request.asked("after").value_or("")}, lobby_page + 1,
                              listed_per_person, listed_per_network};
  parts_.store.lobby(page, [this, visit](store::Found<std::vector<store::Listing>> found) {
    if (!found.value) return visit->refuse(Objection{"storage"});
    const bool more = found.value->size() > lobby_page;
    if (more) found.value->resize(lobby_page);
    Value shown = Value::Object{};
    if (more) shown.set("next", found.value->back().table);
    accept_tables(visit, std::move(shown), *std::move(found.value));
  });
}

void App::mine(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    parts_.store.tables_of(account.id, most_listed, [this, visit](store::Found<std::vector<store::Mine>> found) {
      if (!found.value) return visit->refuse(Objection{"storage"});
      Value::Array waiting;
      std::vector<store::Listing> listings;
      for (store::Mine& mine : *found.value) {
        if (mine.waits) waiting.emplace_back(mine.listing.table);
        listings.push_back(std::move(mine.listing));
      }
      accept_tables(visit, Value::Object{{"waiting", std::move(waiting)}}, std::move(listings));
    });
  });
}

void App::create(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!tables_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const Person me{account.id, account.name, networks_of(visit->request.address), !account.guest};
    auto created = read_created(parts_.games, visit->body, me);
    if (const auto* objection = std::get_if<Objection>(&created)) return visit->refuse(*objection);
    const Value* start = visit->body.find("start");
    const bool at_once =
        std::get<Created>(created).lesson || (start != nullptr && start->boolean() != nullptr && *start->boolean());
    parts_.hall.create(
        std::move(std::get<Created>(created)),
        [this, visit, me, at_once](const std::variant<std::string, Objection>& made) {
          if (const auto* objection = std::get_if<Objection>(&made)) return visit->refuse(*objection);
          const std::string table = std::get<std::string>(made);
          const auto done = [visit, table] { visit->accept(Value::Object{{"table", table}}); };
          if (!at_once) return done();
          parts_.hall.wish(table, me, Start{}, [visit, done](const std::variant<Hall::Done, Objection>& started) {
            if (const auto* objection = std::get_if<Objection>(&started)) return visit->refuse(*objection);
            done();
          });
        },
        me);
  });
}

/// The match with everything open, for those who could see the table, once it is over.
void App::match_file(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    parts_.hall.read(id, account.id, [this, visit, id, me = account.id](const Table* table, const Objection& why) {
      if (table == nullptr) return visit->refuse(why);
      if (!may_look(*table, me, visit->request.asked("invitation").value_or("")))
        return visit->refuse(Objection{"not-allowed"});
      const auto send = [visit, name = table->agreed().game + "-" + id + ".json"](std::string file) {
        HttpResponse response{.body = std::move(file)};
        response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
        visit->reply(std::move(response));
      };
      if (table->archive() != nullptr) {
        return parts_.store.archived(
            id, std::string{archived_file},
            [visit, send, unnamed = table->archive()->unnamed()](const store::Found<std::string>& found) {
              if (!found.problem.empty()) return visit->refuse(Objection{"storage"});
              auto file = found.value ? archived_match_file(*found.value, unnamed) : std::nullopt;
              if (!file) return visit->refuse(Objection{"frozen"});
              send(*std::move(file));
            });
      }
      if (!table->frozen().empty()) return visit->refuse(Objection{"frozen"});
      if (table->match() == nullptr || table->state() != Table::State::over)
        return visit->refuse(Objection{"match-not-over"});
      send(match_file_of(*table));
    });
  });
}

void App::cards(const VisitPtr& visit, const std::string& id) {
  const AnyGame* game = parts_.games.find(id);
  if (game == nullptr) return visit->refuse(Objection{"not-found"});
  const text::Speech& speech = asked_speech(visit->request, *visit->speech);
  const bool all = visit->request.asked("all") == "1";
  CardList& list = card_lists_[id + " " + std::string{speech.language()} + (all ? " all" : "")];
  if (list.text.empty()) {
    list.text = ok_text(
        Value::Object{{"cards", wire::cards_value(*game, speech, all ? wire::Listed::all : wire::Listed::playable)}});
    list.packed = gzipped(list.text);
    list.tag = tag_of(list.text);
  }
  visit->reply(shown({list.text, list.packed, list.tag}, "application/json", "no-cache", visit->request));
}

void App::rule_book(const VisitPtr& visit, const std::string& id) {
  const AnyGame* game = parts_.games.find(id);
  if (game == nullptr) return visit->refuse(Objection{"not-found"});
  const text::Speech& speech = asked_speech(visit->request, *visit->speech);
  visit->reply({.type = "text/markdown; charset=utf-8", .body = std::string{speech.rule_book(game->info())}});
}

void App::rule(const VisitPtr& visit, const std::string& id, const std::string& name) {
  const AnyGame* game = parts_.games.find(id);
  if (game == nullptr) return visit->refuse(Objection{"not-found"});
  auto text = wire::rule_text(game->info(), name, asked_speech(visit->request, *visit->speech));
  if (!text) return visit->refuse(Objection{"not-found"});
  visit->accept(Value::Object{{"id", name}, {"text", std::move(*text)}});
}

void App::page(const VisitPtr& visit) {
  auto page = pages_.show(visit->request);
  if (!page) return visit->refuse(Objection{"not-found"});
  visit->reply(std::move(*page));
}

}  // namespace krypta::server
