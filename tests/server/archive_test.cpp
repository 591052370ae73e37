#include "server/table/archive.hpp"
#include "server/hall/archivist.hpp"
#include "server/net/deflate.hpp"
#include "server/table/tongues.hpp"
#include "tests/games.hpp"
#include "tests/server/app/fixture.hpp"
#include "tests/server/table_builder.hpp"
#include "wire/patch.hpp"

/// Matches that are over stay what they were, whatever becomes of the rules.
namespace krypta::server::test::archive_test {
namespace {

class ArchiveTest : public AppTest {
 protected:
  void SetUp() override {
    hall.resume([] {});
    loop.run();
  }
  void keep_what_is_over() {
    hall.on_over = [this](const std::string& table) { archivist.keep(table); };
  }
  /// A match that bots have played to its end, with some words at the beginning.
  std::string played(const std::string& cookie, int words = 1) {
    const std::string id = post("/api/tables",
                                R"({"game":"nowa-huta","seats":2,"watching":"everyone","start":true,)"
                                R"("sitters":["me","bot:easy"]})",
                                cookie)
                               .field("table");
    Line line = connect(cookie);
    for (int i = 0; i < words; ++i) {
      EXPECT_EQ(code(line, R"({"do":"chat","table":")" + id + R"(","text":"hello"})"), "");
      loop.advance(1'000);
    }
    leave_it_to_bots(id, cookie);
    return id;
  }
  /// The program has other rules from now on: it could not play what was begun before.
  void change_the_rules(const std::string& id) {
    loop.advance(200'000);
    ASSERT_EQ(hall.loaded(), 0U);
    std::string& body = store.raw(id).front().body;
    body.replace(body.find("\"rules_version\":"), 16, "\"rules_version\":9");
  }
  Value packet(const std::string& id, const std::string& cookie, const std::string& more = "") {
    Line line = connect(cookie);
    tell(line, R"({"do":"open","table":")" + id + "\"" + more + "}");
    for (const Value& message : line.socket->got) {
      if (message.find("now") != nullptr) {
        line.listener->closed();
        return message;
      }
    }
    return {};
  }
  Got replay(const std::string& id, std::string query, const std::string& cookie) {
    loop.advance(10'000);
    HttpRequest asked = request("GET", "/api/tables/" + id + "/replay", {}, cookie);
    asked.query = std::move(query);
    return ask(std::move(asked));
  }
  /// All that can be asked about the match, by somebody who sits there and somebody who does not.
  std::vector<std::string> told(const std::string& id, const std::string& mine, const std::string& other) {
    std::vector<std::string> all{get("/api/tables/" + id + "/match", other).text};
    for (const char* language : {"en", "pl", "hu"}) {
      for (const std::string& cookie : {mine, other}) {
        EXPECT_EQ(post("/api/language", std::string{R"({"lang":")"} + language + "\"}", cookie).status, 200U);
        Value shown = packet(id, cookie);
        Value now;
        for (const auto& [name, value] : *shown.find("now")->object()) {
          if (name != "archived") now.set(name, value);
        }
        shown.set("now", now);
        all.push_back(to_json(shown));
      }
      for (const char* eyes : {"seat=open", "seat=spectator", "seat=0", "seat=1&from=3&count=4", "seat=open&from=20",
                               "seat=open&moments=yes", "seat=1&moments=yes"}) {
        all.push_back(replay(id, eyes, other).text);
      }
    }
    return all;
  }
  Archivist archivist{built_in_games(), loop, workers, store, log};
};

TEST_F(ArchiveTest, AMatchThatIsOverIsServedAsItWasToldWhenTheRulesHaveChanged) {
  keep_what_is_over();
  const std::string mine = guest();
  const std::string other = guest();
  const std::string id = played(mine);
  const auto before = told(id, mine, other);
  ASSERT_NE(before.front().find("commitment"), std::string::npos);
  change_the_rules(id);
  const auto after = told(id, mine, other);
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(after[i], before[i]) << i;
  EXPECT_TRUE(*packet(id, mine).find("now")->find("archived")->boolean());
  EXPECT_EQ(packet(id, mine).find("now")->find("frozen"), nullptr);
  EXPECT_EQ(replay(id, "seat=7", other).code(), "bad-request");
  EXPECT_EQ(replay(id, "", {}).code(), "not-signed-in");
}

TEST_F(ArchiveTest, WhatIsSaidAfterwardsIsToldBesideIt) {
  keep_what_is_over();
  const std::string mine = guest();
  const std::string id = played(mine);
  change_the_rules(id);
  const Value before = packet(id, mine);
  Line line = connect(mine);
  EXPECT_EQ(code(line, R"({"do":"chat","table":")" + id + R"(","text":"good game"})"), "");
  EXPECT_EQ(code(line, R"({"do":"start","table":")" + id + R"("})"), "frozen");
  const std::int64_t had = *before.find("number")->integer();
  const Value after = packet(id, mine, R"(,"seat":0,"have":)" + std::to_string(had));
  EXPECT_EQ(*after.find("number")->integer(), had + 1);
  ASSERT_EQ(after.find("told")->array()->size(), 1U);
  EXPECT_EQ(*after.find("told")->array()->front().find("text")->text(), "good game");
  EXPECT_EQ(*after.find("told")->array()->front().find("number")->integer(), had + 1);
  EXPECT_EQ(*packet(id, mine).find("told")->array()->back().find("text")->text(), "good game");
  const Value again = tell(line, R"({"do":"again","table":")" + id + R"("})");
  ASSERT_NE(again.find("table"), nullptr) << to_json(again);
  EXPECT_EQ(*packet(id, mine).find("now")->find("again")->text(), *again.find("table")->text());
  EXPECT_EQ(*packet(*again.find("table")->text(), mine).find("now")->find("state")->text(), "open");
}

/// Pages of older lines, and what is missing since some line, are cut as they were while the rules could still play it.
TEST_F(ArchiveTest, OlderLinesAreReadPageByPageAsBefore) {
  keep_what_is_over();
  const std::string mine = guest();
  const std::string other = guest();
  const std::string id = played(mine, 120);
  const auto read = [&](const std::string& cookie, const std::string& eyes) {
    std::vector<std::string> all;
    const auto lines_of = [](const Value& message) -> const Value::Array& { return *message.find("told")->array(); };
    Line line = connect(cookie);
    EXPECT_EQ(code(line, R"({"do":"open","table":")" + id + R"("})"), "");
    Value at = packet(id, cookie);
    const std::int64_t last = *at.find("number")->integer();
    EXPECT_LT(static_cast<std::int64_t>(lines_of(at).size()), last);
    for (std::int64_t first = last; first > 1 && all.size() < 20;) {
      const Value& oldest = lines_of(at).front();
      first = *oldest.find("number")->integer();
      all.push_back(to_json(*at.find("told")));
      if (first > 1)
        at = tell(line, R"({"do":"history","table":")" + id + R"(","before":)" + std::to_string(first) + "}");
      if (lines_of(at).empty()) break;
    }
    EXPECT_GE(all.size(), 2U);
    for (const std::int64_t have : {last, last - 1, last - 30, std::int64_t{1}}) {
      const Value since = packet(id, cookie, eyes + R"(,"have":)" + std::to_string(have));
      EXPECT_EQ(*since.find("from")->integer(), have == 1 ? 0 : have);
      all.push_back(to_json(*since.find("told")));
    }
    line.listener->closed();
    return all;
  };
  const auto before = read(mine, R"(,"seat":0)");
  const auto watched = read(other, R"(,"seat":"spectator")");
  change_the_rules(id);
  EXPECT_EQ(read(mine, R"(,"seat":0)"), before);
  EXPECT_EQ(read(other, R"(,"seat":"spectator")"), watched);
  EXPECT_TRUE(*packet(id, mine).find("now")->find("archived")->boolean());
}

TEST_F(ArchiveTest, WhatAServerDidNotComeToIsMadeUpForAndNothingTwice) {
  const std::string mine = guest();
  std::vector<std::string> over;
  for (int i = 0; i < 3; ++i) over.push_back(played(mine));
  const std::string running =
      post("/api/tables", R"({"game":"nowa-huta","seats":2,"start":true,"sitters":["me","bot:easy"]})", mine)
          .field("table");
  ASSERT_TRUE(store.archives().empty());
  store.fail_next("the disk is full");
  archivist.make_up();
  loop.run();
  EXPECT_EQ(store.archives().size(), 2U) << "one could not be written";
  archivist.make_up();
  loop.run();
  for (const std::string& id : over) EXPECT_TRUE(store.archives().contains(id));
  EXPECT_FALSE(store.archives().contains(running));
  const std::size_t worked = workers.asked();
  archivist.make_up();
  loop.run();
  EXPECT_EQ(workers.asked(), worked);
}

TEST_F(ArchiveTest, WithoutAnArchiveTheMatchSaysWhyItIsNotShown) {
  const std::string mine = guest();
  const std::string id = played(mine);
  change_the_rules(id);
  EXPECT_EQ(get("/api/tables/" + id + "/match", mine).code(), "frozen");
  EXPECT_EQ(replay(id, "", mine).code(), "frozen");
  EXPECT_EQ(*packet(id, mine).find("now")->find("frozen")->text(), "version");
}

TEST_F(ArchiveTest, AnArchiveOfAnotherFormatIsNoArchive) {
  EXPECT_EQ(Archive::read(""), nullptr);
  EXPECT_EQ(Archive::read("nonsense"), nullptr);
  EXPECT_EQ(Archive::read(deflated("[]")), nullptr);
  EXPECT_EQ(Archive::read(deflated(R"({"format":2,"entry":1,"finished":1,"shown":{}})")), nullptr);
  EXPECT_NE(Archive::read(deflated(R"({"format":1,"entry":1,"finished":1,"shown":{}})")), nullptr);
}

/// How much a match takes in the store, all eyes and languages: docs/performance.md has what this says.
TEST(Archives, AreSmallInEveryGame) {
  for (const auto& [game, seats] : std::vector<std::pair<std::string, unsigned>>{
           {"nowa-huta", 4}, {"mascarade", 4}, {"vampire-empire", 2}, {"vendetta", 4}}) {
    Created created{.game = game, .rules_version = find_game(game)->info().rules_version, .setup = {seats, {}}};
    created.host = 100;
    created.secret.fill(7);
    for (unsigned s = 0; s < seats; ++s)
      created.sitters.push_back(s == 0 ? TableBuilder::person(0) : TableBuilder::bot());
    TableBuilder at{created};
    ASSERT_EQ(at.wish(0, Start{}), "") << game;
    ASSERT_EQ(at.wish(0, Stand{}), "") << game;
    Rng rng{11};
    while (at.table.state() == Table::State::running) {
      const Seat s = at.table.match()->pending().must.lowest();
      const auto options = at.table.match()->options(s);
      const std::string& option = options[rng.below(static_cast<std::uint32_t>(options.size()))].id;
      ASSERT_EQ(at.take(propose_for_bot(at.table, s, option)), "") << game;
    }
    std::size_t bytes = 0;
    const auto parts = archive_of(at.table, {});
    for (const store::Kept& part : parts) bytes += part.body.size();
    EXPECT_EQ(parts.size(), seats + 4U) << game << ": the table, the file and everybody's eyes";
    EXPECT_LT(bytes, 1'000'000U) << game;
    RecordProperty(game + "_choices", std::to_string(at.table.match()->length()));
    RecordProperty(game + "_bytes", std::to_string(bytes));
  }
}

TEST(Tongues, OneTreeTellsEveryLanguageItsOwn) {
  std::vector<Value> trees;
  for (const char* text :
       {R"({"a":[1,{"t":"one"}],"b":"same","c":["x"]})", R"({"a":[1,{"t":"jeden"}],"b":"same","c":[]})",
        R"({"a":[1,{"t":"egy"}],"b":"same","c":["x","y"]})"}) {
    trees.push_back(*wire::parse_json(text));
  }
  const Value all = in_all_tongues(trees);
  EXPECT_EQ(in_tongue(all, "en"), trees[0]);
  EXPECT_EQ(in_tongue(all, "pl"), trees[1]);
  EXPECT_EQ(in_tongue(all, "hu"), trees[2]);
  EXPECT_EQ(in_tongue(all, "de"), trees[0]) << "a language that was not there then";
  const std::string text = to_json(all);
  EXPECT_EQ(text.find("same"), text.rfind("same")) << "what is the same stands there once";
}

TEST(Patches, LeadFromOneTreeToTheNext) {
  const std::vector<std::string> texts{R"({"a":1,"b":[1,2,{"c":"x"}],"d":{}})",
                                       R"({"a":1,"b":[1,3,{"c":"y"}],"d":{}})",
                                       R"({"a":[],"b":[1,3],"d":{"e":null}})",
                                       R"({"a":[[]],"d":null})",
                                       R"([1,2])",
                                       R"("text")"};
  for (const std::string& one : texts) {
    for (const std::string& other : texts) {
      const Value before = *wire::parse_json(one);
      const Value after = *wire::parse_json(other);
      const Value patch = *wire::parse_json(to_json(wire::patch_of(before, after)));
      EXPECT_EQ(wire::patched(before, patch), after) << one << " " << other;
    }
  }
  const Value small = wire::patch_of(*wire::parse_json(texts[0]), *wire::parse_json(texts[1]));
  EXPECT_EQ(to_json(small), R"({"b":{"1":[3],"2":{"c":["y"]}}})");
}

TEST(Deflate, GivesBackWhatItTookAndRefusesTheRest) {
  std::string bytes;
  for (int i = 0; i < 30'000; ++i) bytes += std::to_string(i * 7919 % 101) + (i % 9 == 0 ? std::string(1, '\0') : "");
  const std::string packed = deflated(bytes);
  EXPECT_LT(packed.size(), bytes.size() / 2);
  EXPECT_EQ(inflated(packed, bytes.size()), bytes);
  EXPECT_EQ(inflated(packed, bytes.size() - 1), std::nullopt);
  EXPECT_EQ(inflated(packed.substr(0, packed.size() / 2), bytes.size()), std::nullopt);
  EXPECT_EQ(inflated("no such thing", 1000), std::nullopt);
  EXPECT_EQ(inflated(deflated(""), 0), "");
  // Wherever in a byte it ends.
  std::string text;
  for (unsigned i = 0; i < 300; ++i) {
    text += i * i % 7 % 2 == 0 ? 'a' : 'b';
    EXPECT_EQ(inflated(deflated(text), 300), text) << i;
  }
}

}  // namespace
}  // namespace krypta::server::test::archive_test
