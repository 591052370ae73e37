#include "cli/protocol/reference.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>

#include "tests/games.hpp"
#include "tests/protocol/client.hpp"
#include "wire/shown.hpp"

/// What docs/protocol.md lists of every game is what the code has, and what the code has is what is sent.
namespace krypta::cli::reference_test {
namespace {

using test::Client;

std::string page() {
  std::ifstream file{std::string{KRYPTA_DOCS_DIR} + "/protocol.md"};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(ProtocolReference, StandsInTheDocsAsTheCodeHasIt) {
  const std::string docs = page();
  const std::string begins = "<!-- made by scripts/protocol-examples: events, steps, targets -->\n";
  const std::string ends = "<!-- end -->\n";
  const std::size_t from = docs.find(begins);
  ASSERT_NE(from, std::string::npos);
  const std::size_t to = docs.find(ends, from);
  ASSERT_NE(to, std::string::npos);
  EXPECT_EQ(docs.substr(from + begins.size(), to - from - begins.size()), protocol_reference(all_games()))
      << "run scripts/protocol-examples build/krypta";
}

TEST(ProtocolReference, HasAnExampleOfEveryGame) {
  const std::string docs = page();
  for (const AnyGame* game : all_games()) {
    EXPECT_NE(docs.find("> {\"do\":\"new\",\"game\":\"" + std::string{game->info().id} + "\""), std::string::npos)
        << "docs/protocol.md has no example of " << game->info().id
        << ": begin a match of it there and run scripts/protocol-examples";
    EXPECT_NE(docs.find("### " + std::string{game->info().name} + "\n"), std::string::npos) << game->info().id;
  }
}

std::string kind_of(const Value& target) { return target.text()->substr(0, target.text()->find(':')); }

/// Everything that points at something: `target` of options and links, `asks` of decisions.
void each_pointer(const Value& value, const std::function<void(const Value&)>& visit) {
  if (value.array() != nullptr) {
    for (const Value& item : *value.array()) each_pointer(item, visit);
  }
  if (value.object() == nullptr) return;
  for (const auto& [name, member] : *value.object()) {
    const bool points = (name == "target" || name == "asks") && member.text() != nullptr;
    points ? visit(member) : each_pointer(member, visit);
  }
}

struct Table {
  std::string game;
  std::string seats;
  std::string options = "{}";
};

// Words of events are known before one of them is told; what lights up is seen in play.
TEST(ProtocolReference, NothingElseIsPointedAt) {
  for (const AnyGame* game : all_games()) {
    const GameInfo& info = game->info();
    for (const EventShape& shape : game->event_shapes()) {
      for (const ArgumentShape& argument : shape.arguments) {
        if (argument.kind != ArgumentShape::Kind::term) continue;
        const std::string kind = wire::kind_of(info, argument.domain);
        EXPECT_NE(std::ranges::find(info.targets, kind), info.targets.end()) << info.id << " " << kind;
      }
    }
  }
  for (const Table& table :
       {Table{"nowa-huta", "3"}, Table{"mascarade", "3"}, Table{"mascarade", "7"},
        Table{"vampire-empire", "2", R"({"vampires":"draw"})"},
        Table{"vendetta", "4", R"({"places":"yes","relics":"yes","teams":"yes"})"}, Table{"vtes", "3"}}) {
    const std::vector<std::string_view> targets = find_game(table.game)->info().targets;
    std::set<std::string> seen;
    for (unsigned seed = 0; seed < 3; ++seed) {
      Client client;
      const auto look = [&](const Value& answer) {
        each_pointer(answer, [&](const Value& target) { seen.insert(kind_of(target)); });
      };
      client.expect_ok(R"({"do":"new","chance":"manual","game":")" + table.game + R"(","seats":)" + table.seats +
                       R"(,"options":)" + table.options + "}");
      Rng rng{seed};
      for (unsigned i = 0; i < 500; ++i) {
        const Value pending = client.expect_ok(R"({"do":"pending","match":"m1"})");
        look(pending);
        const Value::Array& deciding = *pending.find("deciding")->array();
        if (deciding.empty()) break;
        const Value& decision = deciding[rng.below(static_cast<std::uint32_t>(deciding.size()))];
        const Value::Array& options = *decision.find("options")->array();
        const Value& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
        look(client.expect_ok(R"({"do":"act","match":"m1","seat":)" + to_json(*decision.find("seat")) +
                              R"(,"option":)" + to_json(*option.find("id")) + "}"));
      }
    }
    for (const std::string& kind : seen)
      EXPECT_NE(std::ranges::find(targets, kind), targets.end()) << table.game << " points at " << kind;
    // Clans, sects and titles are told of politics, which comes late in a match of VTES.
    const std::size_t seldom = table.game == "vtes" ? 5 : 4;
    EXPECT_GE(seen.size() + seldom, targets.size()) << table.game << ": more is listed than there is";
  }
}

}  // namespace
}  // namespace krypta::cli::reference_test
