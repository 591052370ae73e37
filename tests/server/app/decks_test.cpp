#include <algorithm>

#include "engine/core/codec.hpp"
#include "tests/server/app/fixture.hpp"

/// Decks that people keep, over HTTP.
namespace krypta::server::test::decks_test {
namespace {

class DecksTest : public AppTest {
 protected:
  static std::string request_of(const std::string& name, const std::string& cards, const std::string& more = {}) {
    return R"({"game":"vtes","deck":{"name":")" + name + R"(","cards":{)" + cards + "}}" + more + "}";
  }
  Got keep(const std::string& cookie, const std::string& name, const std::string& cards = "\"100518\":4") {
    return post("/api/decks", request_of(name, cards), cookie);
  }
  Got change(const std::string& cookie, const std::string& id, int revision, const std::string& name,
             const std::string& cards = "\"100518\":5") {
    return post("/api/decks/" + id, request_of(name, cards, R"(,"revision":)" + std::to_string(revision)), cookie);
  }
  Got remove(const std::string& cookie, const std::string& id, int revision) {
    return post("/api/decks/" + id + "/remove", R"({"revision":)" + std::to_string(revision) + "}", cookie);
  }
  std::vector<std::string> names(const std::string& cookie) {
    std::vector<std::string> all;
    const Value body = get("/api/decks", cookie).body;
    for (const Value& deck : *body.find("decks")->array()) all.push_back(*deck.find("name")->text());
    return all;
  }
  static std::int64_t number(const Value& body, std::string_view name) { return *body.find(name)->integer(); }
  static std::int64_t copies(const Got& deck, std::string_view card) {
    const Value* count = deck.body.find("kept")->find("cards")->find(card);
    return count == nullptr ? 0 : *count->integer();
  }
  static std::string look_request(const std::string& text, const std::string& more = {}) {
    return to_json(Value::Object{{"text", text}}).insert(1, more.empty() ? "" : more + ",");
  }
  Got look(const std::string& cookie, const std::string& text, const std::string& more = {}) {
    return post("/api/games/vtes/deck", look_request(text, more), cookie);
  }
  using Names = std::vector<std::string>;
};

TEST_F(DecksTest, AreKeptChangedAndRemoved) {
  const std::string ala = guest();
  EXPECT_EQ(names(ala), Names{});
  const Got kept = keep(ala, "Moonlit Cellar");
  ASSERT_EQ(kept.status, 200U) << kept.text;
  const std::string id = kept.field("deck");
  EXPECT_EQ(id.size(), 12U);
  EXPECT_EQ(number(kept.body, "revision"), 1);
  EXPECT_EQ(copies(kept, "100518"), 4);
  loop.advance(1000);
  EXPECT_EQ(keep(ala, "Another").status, 200U);
  EXPECT_EQ(names(ala), (Names{"Another", "Moonlit Cellar"})) << "the one changed last comes first";
  loop.advance(1000);
  const Got changed = change(ala, id, 1, "Sunlit Cellar");
  ASSERT_EQ(changed.status, 200U) << changed.text;
  EXPECT_EQ(number(changed.body, "revision"), 2);
  EXPECT_EQ(names(ala), (Names{"Sunlit Cellar", "Another"}));
  const Got read = get("/api/decks/" + id, ala);
  EXPECT_EQ(copies(read, "100518"), 5);
  EXPECT_EQ(read.field("game"), "vtes");
  EXPECT_EQ(remove(ala, id, 2).status, 200U);
  EXPECT_EQ(names(ala), Names{"Another"});
  EXPECT_EQ(get("/api/decks/" + id, ala).code(), "no-such-deck");
}

TEST_F(DecksTest, ASecondWindowOverwritesNothing) {
  const std::string ala = guest();
  const std::string id = keep(ala, "One").field("deck");
  ASSERT_EQ(change(ala, id, 1, "Two").status, 200U);
  const Got late = change(ala, id, 1, "Three");
  EXPECT_EQ(late.status, 409U);
  EXPECT_EQ(late.code(), "deck-changed");
  EXPECT_EQ(change(ala, id, 3, "Three").code(), "deck-changed") << "nor one that is not there yet";
  EXPECT_EQ(remove(ala, id, 1).code(), "deck-changed");
  EXPECT_EQ(names(ala), Names{"Two"});
}

TEST_F(DecksTest, AreNobodyElses) {
  const std::string ala = guest();
  const std::string bela = guest();
  const std::string id = keep(ala, "Secret").field("deck");
  EXPECT_EQ(names(bela), Names{});
  EXPECT_EQ(get("/api/decks/" + id, bela).status, 404U);
  EXPECT_EQ(get("/api/decks/" + id, bela).text, get("/api/decks/abcdefghjkmn", bela).text)
      << "nor can he tell that there is one";
  EXPECT_EQ(change(bela, id, 1, "Mine").code(), "no-such-deck");
  EXPECT_EQ(remove(bela, id, 1).code(), "no-such-deck");
  EXPECT_EQ(names(ala), Names{"Secret"});
  for (const Got& got : {get("/api/decks"), get("/api/decks/" + id), keep({}, "x"), change({}, id, 1, "x"),
                         remove({}, id, 1), look({}, "tremere")})
    EXPECT_EQ(got.code(), "not-signed-in");
  HttpRequest forged = request("POST", "/api/decks/" + id + "/remove", R"({"revision":1})", ala);
  for (auto& [name, value] : forged.headers)
    if (name == "origin") value = "https://evil.example";
  EXPECT_EQ(ask(std::move(forged)).code(), "foreign-origin");
  EXPECT_EQ(names(ala), Names{"Secret"});
}

TEST_F(DecksTest, BadRequestsChangeNothing) {
  const std::string ala = guest();
  const std::string id = keep(ala, "One").field("deck");
  const Got unread = keep(ala, "Two", "\"999999\":1");
  EXPECT_EQ(unread.code(), "bad-deck");
  EXPECT_EQ(unread.body.find("error")->find("reasons")->array()->size(), 1U);
  for (const char* body : {R"({})", R"({"game":"vtes"})", R"({"game":"vtes","deck":3})", R"({"game":"vtes","deck":[]})",
                           R"({"game":"nowa-huta","deck":{}})", R"({"game":"nothing","deck":{}})", R"({"deck":{}})"})
    EXPECT_EQ(post("/api/decks", body, ala).code(), "bad-request") << body;
  for (const char* revision : {"0", "-1", "1.5", "\"1\"", "4294967295", "null"})
    EXPECT_EQ(post("/api/decks/" + id, R"({"deck":{"cards":{}},"revision":)" + std::string{revision} + "}", ala).code(),
              "bad-request")
        << revision;
  EXPECT_EQ(post("/api/decks/" + id, R"({"deck":{"cards":{}}})", ala).code(), "bad-request");
  EXPECT_EQ(keep(ala, std::string(17'000, 'x')).code(), "bad-request") << "too long";
  EXPECT_EQ(post("/api/decks", "{", ala).code(), "bad-json");
  store.fail_next("disk");
  EXPECT_EQ(keep(ala, "Two").code(), "storage");
  store.failing_reads = true;
  EXPECT_EQ(get("/api/decks/" + id, ala).status, 503U);
  store.failing_reads = false;
  EXPECT_EQ(names(ala), Names{"One"});
  EXPECT_EQ(number(get("/api/decks/" + id, ala).body, "revision"), 1);
}

TEST_F(DecksTest, NobodyKeepsMoreThanThereIsRoomFor) {
  const std::string ala = guest();
  unsigned kept = 0;
  for (int i = 0; i < 103; ++i) {
    loop.advance(1000);
    const Got got = keep(ala, "Deck " + std::to_string(i));
    if (got.status == 200U) ++kept;
    EXPECT_EQ(got.code(), i < 100 ? "" : "quota");
  }
  EXPECT_EQ(kept, 100U);
  EXPECT_EQ(number(get("/api/decks", ala).body, "most"), 100);
  const Value::Array all = *get("/api/decks", ala).body.find("decks")->array();
  EXPECT_EQ(change(ala, *all[0].find("deck")->text(), 1, "Changed").status, 200U) << "one that is there may change";
  EXPECT_EQ(remove(ala, *all[1].find("deck")->text(), 1).status, 200U);
  EXPECT_EQ(keep(ala, "One more").status, 200U);
  EXPECT_EQ(keep(guest(), "Somebody else's").status, 200U);
}

TEST_F(DecksTest, LongOnesTakeTheRoomOfMany) {
  const std::string ala = guest();
  unsigned kept = 0;
  for (int i = 0; i < 40; ++i) {
    loop.advance(1000);
    if (keep(ala, std::string(15'000, 'x')).status == 200U) ++kept;
  }
  EXPECT_EQ(kept, 26U) << "400,000 bytes in all";
}

TEST_F(DecksTest, AreThereAfterARestart) {
  const std::string ala = guest();
  const std::string id = keep(ala, "Moonlit Cellar").field("deck");
  store.reopen();
  People others{loop, workers, store, {.cost = {1, 8192}}};
  Hall next{built_in_games(), loop, workers, store, log, {.pace = Pace::none()}};
  App again{{built_in_games(), loop, others, next, store, log, workers}, {}};
  std::string text;
  again.answer(request("GET", "/api/decks/" + id, {}, ala), [&](const HttpResponse& got) { text = got.body; });
  loop.run();
  EXPECT_NE(text.find("Moonlit Cellar"), std::string::npos) << text;
}

TEST_F(DecksTest, AGuestWhoIsForgottenTakesHisDecksWithHim) {
  const std::string ala = guest();
  ASSERT_EQ(keep(ala, "One").status, 200U);
  const store::AccountId account = store.accounts().begin()->first;
  bool forgotten = false;
  store.alive(loop.now(), 100, [](const store::Written&) {});
  store.forget(10, [&](const store::Written& written) { forgotten = written.done(); });
  loop.run();
  ASSERT_TRUE(forgotten);
  std::size_t left = 99;
  store.decks_of(account, [&](const auto& found) { left = found.value->size(); });
  loop.run();
  EXPECT_EQ(left, 0U);
}

// VT-007 VT-009
TEST_F(DecksTest, WhatIsMissingIsToldAtOnceAndInTheLanguageOfWhoAsks) {
  const std::string ala = guest();
  const Got empty = post("/api/games/vtes/deck", R"({"deck":{"name":"","cards":{}}})", ala);
  ASSERT_EQ(empty.status, 200U) << empty.text;
  EXPECT_TRUE(empty.body.find("unread")->array()->empty());
  ASSERT_EQ(empty.body.find("reasons")->array()->size(), 2U);
  ASSERT_EQ(post("/api/language", R"({"lang":"hu"})", ala).status, 200U);
  const Got spoken = post("/api/games/vtes/deck", R"({"deck":{"cards":{}}})", ala);
  EXPECT_NE(spoken.text.find("legalább 12"), std::string::npos) << spoken.text;
  const Got whole = look(ala, "tremere");
  EXPECT_TRUE(whole.body.find("reasons")->array()->empty()) << whole.text;
  const Value& content = *whole.body.find("content");
  EXPECT_EQ(number(content, "crypt_total"), 12);
  std::int64_t counted = 0;
  for (const Value& one : *content.find("curves")->find("capacity")->array()) counted += number(one, "count");
  EXPECT_EQ(counted, 12);
  std::int64_t listed = 0;
  for (const Value& section : *content.find("library")->array()) {
    for (const Value& card : *section.find("cards")->array()) listed += number(card, "count");
  }
  EXPECT_EQ(listed, number(content, "library_total"));
}

TEST_F(DecksTest, ATextIsReadAndWhatIsNotKnownIsToldWithItsLine) {
  const std::string ala = guest();
  const Got got = look(ala, "4x Deflection\n2x Deflektion\n1x Anson\n");
  ASSERT_EQ(got.status, 200U);
  EXPECT_EQ(copies(got, "100518"), 4);
  const Value::Array& unread = *got.body.find("unread")->array();
  ASSERT_EQ(unread.size(), 1U);
  EXPECT_EQ(number(unread[0], "line"), 2);
  EXPECT_NE(unread[0].find("text")->text()->find("Deflection"), std::string::npos) << "the name that is like it";
  const Got broken = look(ala, "{\"cards\":");
  EXPECT_EQ(broken.body.find("unread")->array()->size(), 1U) << broken.text;
  EXPECT_EQ(look(ala, "no deck at all").body.find("unread")->array()->size(), 1U);
  EXPECT_EQ(post("/api/games/vtes/deck", "{}", ala).code(), "bad-request");
  EXPECT_EQ(post("/api/games/nowa-huta/deck", R"({"text":"x"})", ala).code(), "not-found");
  EXPECT_EQ(post("/api/games/nothing/deck", R"({"text":"x"})", ala).code(), "not-found");
}

TEST_F(DecksTest, IsWrittenInEachFormAndReadAgain) {
  const std::string ala = guest();
  const Value kept = *look(ala, "malkavian").body.find("kept");
  for (const char* form : {"twd", "text", "lackey", "jol", "json"}) {
    const Got written = look(ala, "malkavian", R"("as":")" + std::string{form} + "\"");
    ASSERT_EQ(written.status, 200U) << form;
    const Got read = look(ala, written.field("text"));
    EXPECT_TRUE(read.body.find("unread")->array()->empty()) << form << ": " << read.text;
    Value::Object sorted = *read.body.find("kept")->find("cards")->object();
    Value::Object before = *kept.find("cards")->object();
    std::ranges::sort(sorted, {}, &Value::Member::first);
    std::ranges::sort(before, {}, &Value::Member::first);
    EXPECT_EQ(sorted, before) << form;
  }
  EXPECT_EQ(look(ala, "malkavian", R"("as":"pdf")").code(), "bad-request");
}

TEST_F(DecksTest, MayBeBroughtAsTheyAreKept) {
  const std::string ala = guest();
  const Got kept = post("/api/decks", R"({"game":"vtes","text":"tremere"})", ala);
  ASSERT_EQ(kept.status, 200U) << kept.text;
  const Got read = get("/api/decks/" + kept.field("deck"), ala);
  EXPECT_EQ(read.field("written"), built_in_games().find("vtes")->bring(Value{"tremere"}).written);
  const Got few = keep(ala, "Few");
  EXPECT_EQ(get("/api/decks/" + few.field("deck"), ala).body.find("written"), nullptr);
}

TEST_F(DecksTest, SoManyUnknownNamesDoNotTakeLong) {
  const std::string ala = guest();
  std::string text;
  while (text.size() < 60'000) text += "1 xq\n";
  const Got got = look(ala, text);
  ASSERT_EQ(got.status, 200U);
  EXPECT_GT(got.body.find("unread")->array()->size(), 10'000U);
}

TEST_F(DecksTest, CardsAreSentOnceUntilTheyAreOthers) {
  const Got some = get("/api/games/vtes/cards");
  const std::string tag = some.header("ETag");
  ASSERT_FALSE(tag.empty());
  HttpRequest again = request("GET", "/api/games/vtes/cards", {}, {});
  again.headers.emplace_back("if-none-match", tag);
  const Got same = ask(std::move(again));
  EXPECT_EQ(same.status, 304U);
  EXPECT_TRUE(same.text.empty());
  HttpRequest every = request("GET", "/api/games/vtes/cards", {}, {});
  every.query = "all=1";
  const Got all = ask(std::move(every));
  const auto unwritten = [](const Got& got) {
    return std::ranges::count_if(*got.body.find("cards")->array(),
                                 [](const Value& card) { return card.find("unwritten") != nullptr; });
  };
  EXPECT_EQ(unwritten(some), 0);
  EXPECT_GT(unwritten(all), 1000);
  EXPECT_EQ(all.body.find("cards")->array()->size(), 4149U);
  HttpRequest packed = request("GET", "/api/games/vtes/cards", {}, {});
  packed.headers.emplace_back("accept-encoding", "gzip");
  const Got small = ask(std::move(packed));
  EXPECT_EQ(small.header("Content-Encoding"), "gzip");
  EXPECT_NE(small.header("ETag"), tag);
  EXPECT_LT(small.text.size() * 4, some.text.size());
}

}  // namespace
}  // namespace krypta::server::test::decks_test
