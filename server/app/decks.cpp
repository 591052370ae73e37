#include <algorithm>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"
#include "server/app/app.hpp"
#include "server/random_word.hpp"
#include "text/flaws.hpp"
#include "wire/brought.hpp"
#include "wire/json.hpp"

/// Decks that people build and keep. Nobody is shown another's.
namespace krypta::server {

namespace {

constexpr std::size_t largest_deck = std::size_t{16} * 1024;
constexpr std::size_t deck_id_length = 12;
constexpr unsigned most_waiting_decks = 64;

Value::Array sentences(const std::vector<Flaw>& flaws, const AnyGame& game, const text::Speech& speech) {
  Value::Array all;
  for (const Flaw& flaw : flaws) all.emplace_back(text::flaw_sentence(flaw, game.info().rule_prefix, speech));
  return all;
}

/// What a deck is made of, what of it could not be read, and why it may not be played.
Value draft_value(const Draft& draft, const AnyGame& game, const text::Speech& speech) {
  Value::Array unread;
  for (const Flaw& flaw : draft.unread) {
    Value one = Value::Object{{"text", text::flaw_sentence(flaw, game.info().rule_prefix, speech)}};
    if (flaw.line > 0) one.set("line", std::int64_t{flaw.line});
    unread.push_back(std::move(one));
  }
  return Value::Object{{"content", draft.shown},
                       {"kept", draft.kept},
                       {"unread", std::move(unread)},
                       {"reasons", sentences(draft.reasons, game, speech)}};
}

/// As lists show it; nothing of a game that is there no more.
std::optional<Value> listed(const Games& games, const store::KeptDeck& deck, const text::Speech& speech) {
  const AnyGame* game = games.find(deck.game);
  const auto draft = game == nullptr ? std::nullopt : wire::draft(*game, deck.body);
  if (!draft) return std::nullopt;
  Value shown = Value::Object{
      {"deck", deck.id}, {"game", deck.game}, {"revision", std::int64_t{deck.revision}}, {"changed", deck.changed}};
  for (const char* field : {"name", "crypt_total", "library_total", "groups"}) {
    if (const Value* found = draft->shown.find(field)) shown.set(field, *found);
  }
  shown.set("reasons", sentences(draft->reasons, *game, speech));
  return shown;
}

}  // namespace

void App::decks(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    parts_.store.decks_of(account.id, [this, visit](store::Found<std::vector<store::KeptDeck>> found) {
      if (!found.value) return visit->refuse(Objection{"storage"});
      const auto kept = std::make_shared<const std::vector<store::KeptDeck>>(*std::move(found.value));
      const auto most = static_cast<std::int64_t>(parts_.hall.quotas().room_for_decks().decks);
      work(visit, [&games = parts_.games, kept, most, speech = visit->speech]() -> std::variant<Value, Objection> {
        Value::Array all;
        for (const store::KeptDeck& deck : *kept) {
          if (auto shown = listed(games, deck, *speech)) all.push_back(*std::move(shown));
        }
        return Value{Value::Object{{"decks", std::move(all)}, {"most", most}}};
      });
    });
  });
}

/// Reads the deck of a request where it may take its time.
void App::drafted(const VisitPtr& visit, const AnyGame& game, std::function<void(Draft)> then) {
  const auto bad = [&](const char* detail) { visit->refuse(Objection{"bad-request", detail}); };
  const std::string* text = visit->text("text");
  const Value* deck = visit->body.find("deck");
  if (text == nullptr && (deck == nullptr || deck->object() == nullptr)) return bad("deck: must be an object");
  if (*working_ >= most_waiting_decks) return visit->refuse(Objection{"too-fast"});
  ++*working_;
  parts_.workers.run([&loop = parts_.loop, working = working_, visit, &game, then = std::move(then), text, deck] {
    const auto draft =
        std::make_shared<std::optional<Draft>>(text != nullptr ? wire::draft(game, *text) : game.draft(*deck));
    loop.post([working, visit, draft, then] {
      --*working;
      if (!*draft) return visit->refuse(Objection{"not-found"});
      then(**std::move(draft));
    });
  });
}

/// What a deck would be, whether anybody keeps it or not.
void App::look_at_deck(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    if (!decking_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const AnyGame* game = parts_.games.find(id);
    if (game == nullptr || game->info().brings.empty()) return visit->refuse(Objection{"not-found"});
    drafted(visit, *game, [visit, game](const Draft& draft) {
      Value shown = draft_value(draft, *game, *visit->speech);
      if (const std::string* form = visit->text("as")) {
        auto written = game->draft_as(draft.kept, *form);
        if (!written) return visit->refuse(Objection{"bad-request", "as: must be twd, text, lackey, jol or json"});
        shown.set("text", *std::move(written));
      }
      visit->accept(shown);
    });
  });
}

void App::deck(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    own_deck(visit, account.id, id, [visit](const store::KeptDeck& deck, const AnyGame& game) {
      const auto draft = wire::draft(game, deck.body);
      Value shown = draft_value(*draft, game, *visit->speech);
      shown.set("deck", deck.id);
      shown.set("game", deck.game);
      shown.set("revision", std::int64_t{deck.revision});
      shown.set("changed", deck.changed);
      if (const Brought brought = wire::bring(game, deck.body); brought.flaws.empty())
        shown.set("written", brought.written);
      visit->accept(shown);
    });
  });
}

void App::own_deck(const VisitPtr& visit, AccountId account, const std::string& id,
                   std::function<void(const store::KeptDeck&, const AnyGame&)> then) {
  parts_.store.deck_of(account, id, [this, visit, then = std::move(then)](const store::Found<store::KeptDeck>& found) {
    if (!found.problem.empty()) return visit->refuse(Objection{"storage"});
    const AnyGame* game = found.value ? parts_.games.find(found.value->game) : nullptr;
    if (game == nullptr || game->info().brings.empty()) return visit->refuse(Objection{"no-such-deck"});
    then(*found.value, *game);
  });
}

void App::make_deck(const VisitPtr& visit) {
  signed_in(visit, [this, visit](const Account& account) {
    if (!decking_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const AnyGame* game = parts_.games.find(visit->text_or("game", ""));
    if (game == nullptr || game->info().brings.empty())
      return visit->refuse(Objection{"bad-request", "game: must be one to which decks are brought"});
    keep_deck(visit, account, *game, {random_word(deck_id_length), {}, 1, 0, {}});
  });
}

void App::change_deck(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    if (!decking_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const auto revision = revision_in(visit);
    if (!revision) return;
    own_deck(visit, account.id, id,
             [this, visit, account, from = *revision](const store::KeptDeck& deck, const AnyGame& game) {
               if (deck.revision != from) return visit->refuse(Objection{"deck-changed"});
               keep_deck(visit, account, game, {deck.id, {}, from + 1, 0, {}});
             });
  });
}

std::optional<std::uint32_t> App::revision_in(const VisitPtr& visit) {
  const Value* value = visit->body.find("revision");
  const std::int64_t* number = value == nullptr ? nullptr : value->integer();
  if (number != nullptr && *number >= 1 && *number < UINT32_MAX) return static_cast<std::uint32_t>(*number);
  visit->refuse(Objection{"bad-request", "revision: must be the number of the one that is changed"});
  return std::nullopt;
}

/// A deck that may not be played may be kept; what could not be read may not, because it would be lost.
void App::keep_deck(const VisitPtr& visit, const Account& account, const AnyGame& game, store::KeptDeck deck) {
  drafted(visit, game, [this, visit, account, &game, deck = std::move(deck)](const Draft& draft) mutable {
    if (!draft.unread.empty())
      return visit->refuse(Objection{"bad-deck", {}, {}, draft.unread, std::string{game.info().rule_prefix}});
    deck.game = game.info().id;
    deck.changed = parts_.loop.now();
    deck.body = to_json(draft.kept);
    if (deck.body.size() > largest_deck)
      return visit->refuse(
          Objection{"bad-request", "deck: takes more than " + std::to_string(largest_deck) + " bytes"});
    const Person me{account.id, account.name, networks_of(visit->request.address), !account.guest};
    if (!parts_.hall.quotas().may_write(me, deck.body.size(), deck.changed)) return visit->refuse(Objection{"quota"});
    Value kept = draft_value(draft, game, *visit->speech);
    kept.set("deck", deck.id);
    kept.set("game", deck.game);
    kept.set("revision", std::int64_t{deck.revision});
    kept.set("changed", deck.changed);
    parts_.store.keep_deck(account.id, std::move(deck), parts_.hall.quotas().room_for_decks(),
                           [this, visit, kept = std::move(kept)](const store::Written& written) {
                             if (const auto why = deck_problem(written)) return visit->refuse(*why);
                             visit->accept(kept);
                           });
  });
}

void App::drop_deck(const VisitPtr& visit, const std::string& id) {
  signed_in(visit, [this, visit, id](const Account& account) {
    if (!decking_.allow(account.id, parts_.loop.now())) return visit->refuse(Objection{"too-fast"});
    const auto revision = revision_in(visit);
    if (!revision) return;
    own_deck(visit, account.id, id,
             [this, visit, me = account.id, from = *revision](const store::KeptDeck& deck, const AnyGame&) {
               parts_.store.drop_deck(me, deck.id, from, [this, visit](const store::Written& written) {
                 if (const auto why = deck_problem(written)) return visit->refuse(*why);
                 visit->accept(Value::Object{});
               });
             });
  });
}

std::optional<Objection> App::deck_problem(const store::Written& written) {
  switch (written.code) {
    case store::Written::Code::done: return std::nullopt;
    case store::Written::Code::taken: return Objection{"deck-changed"};
    case store::Written::Code::full: parts_.hall.quotas().no_room_for_deck(); return Objection{"quota"};
    case store::Written::Code::stale:
    case store::Written::Code::failed: break;
  }
  return Objection{"storage"};
}

}  // namespace krypta::server
