#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/games.hpp"
#include "tests/protocol/client.hpp"
#include "tests/sanitized.hpp"

/// What is going on and what asks, in fields.
namespace krypta::cli::pending_test {
namespace {

using test::Client;

struct Played {
  std::string game;
  std::string seats;
  std::string options = "{}";
  unsigned choices = 250;
};
const std::vector<Played> tables{{"nowa-huta", "2"},
                                 {"nowa-huta", "4"},
                                 {"mascarade", "6", R"({"characters":"judge,king,queen,fool,spy,witch,bishop"})"},
                                 {"mascarade", "8", R"({"answers":"at-once"})"},
                                 {"mascarade", "12"},
                                 {"vampire-empire", "2"},
                                 {"vampire-empire", "2", R"({"vampires":"draw"})"},
                                 {"vendetta", "5", R"({"places":"yes","relics":"yes"})", 300},
                                 {"vendetta", "6", R"({"clans":"random"})", 300}};

/// Plays at random, chance too, and hands every `pending` and every `act` to `look`.
void play(const Played& table, unsigned seed, const std::function<void(Client&, const Value&, const Value&)>& look) {
  Client client;
  client.expect_ok(R"({"do":"new","chance":"manual","game":")" + table.game + R"(","seats":)" + table.seats +
                   R"(,"options":)" + table.options + "}");
  Rng rng{seed};
  for (unsigned i = 0; i < table.choices; ++i) {
    const Value pending = client.expect_ok(R"({"do":"pending","match":"m1"})");
    const Value::Array& deciding = *pending.find("deciding")->array();
    if (deciding.empty()) return look(client, pending, Value{});
    const Value& decision = deciding[rng.below(static_cast<std::uint32_t>(deciding.size()))];
    const Value::Array& options = *decision.find("options")->array();
    const Value& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
    look(client, pending, decision);
    client.expect_ok(R"({"do":"act","match":"m1","seat":)" + to_json(*decision.find("seat")) + R"(,"option":)" +
                     to_json(*option.find("id")) + "}");
  }
}

const Value& innermost(const Value& state) { return state.find("frames")->array()->back(); }
std::string text_of(const Value* value) { return value == nullptr || value->text() == nullptr ? "" : *value->text(); }
std::string kind_of(const std::string& target) { return target.substr(0, target.find(':')); }

/// The step by which this card or place must ask; nothing where none does.
std::string asking(const std::string& game, const std::string& step, const Value& view) {
  static const std::map<std::string, std::string> fixed{{"teatralne-take", "estate:teatralne"},
                                                        {"gorali-take", "estate:gorali"},
                                                        {"zielone-take", "estate:zielone"},
                                                        {"zielone-to", "estate:zielone"},
                                                        {"szkolne-take-own", "estate:szkolne"},
                                                        {"szkolne-take-other", "estate:szkolne"},
                                                        {"ogrodowe-take", "estate:ogrodowe"},
                                                        {"mlodosci-take", "estate:mlodosci"},
                                                        {"mlodosci-count", "estate:mlodosci"},
                                                        {"mlodosci-to", "estate:mlodosci"},
                                                        {"attack-target", "space:attack"},
                                                        {"attack-move", "space:attack"},
                                                        {"gambit-target", "space:gambit"},
                                                        {"gambit-move", "space:gambit"},
                                                        {"bishop-target", "character:bishop"},
                                                        {"witch-target", "character:witch"},
                                                        {"spy-take", "character:spy"},
                                                        {"fool-take", "character:fool"},
                                                        {"inquisitor-name", "character:inquisitor"},
                                                        {"inquisitor-target", "character:inquisitor"}};
  if (const auto found = fixed.find(step); found != fixed.end()) return found->second;
  if (game == "mascarade" && step == "answer") return "character:" + text_of(view.find("announced"));
  if (game == "vendetta" && step == "effect") return "card:" + text_of(innermost(view).find("source"));
  if (game == "vendetta" && (step == "stand" || step == "pass")) return "location:" + text_of(view.find("current"));
  return "";
}

TEST(Pending, NamesItsStepAndWhatAsks) {
  std::map<std::string, std::set<std::string>> asked;
  std::set<std::string> known;
  unsigned moments = 0;
  for (const Played& table : tables) {
    const auto steps = find_game(table.game)->steps();
    for (unsigned seed = 0; seed < 2; ++seed) {
      std::map<std::string, std::int64_t> seen;
      play(table, seed, [&](Client& client, const Value& pending, const Value& decision) {
        const std::string step = text_of(pending.find("step"));
        EXPECT_NE(std::ranges::find(steps, step), steps.end()) << table.game << " " << step;
        EXPECT_EQ(step == "over", *pending.find("over")->boolean()) << table.game;
        if (decision.is_null()) return;
        const std::string asks = text_of(decision.find("asks"));
        const bool is_new = known.insert(table.game + " " + step + " " + asks).second;
        if (!is_new && ++moments % krypta::test::one_in != 0) return;
        // Whoever is asked sees as much in the view, so nobody learns anything by being told.
        const std::string seat =
            decision.find("seat")->integer() == nullptr ? "\"spectator\"" : to_json(*decision.find("seat"));
        // Only the view is wanted, not everything that was told so far.
        std::int64_t& told = seen[seat];
        const Value answer = client.expect_ok(R"({"do":"view","match":"m1","seat":)" + seat + R"(,"from":)" +
                                              std::to_string(told) + "}");
        told = *answer.find("count")->integer();
        const Value& view = *answer.find("view");
        EXPECT_EQ(step, text_of(innermost(view).find("step"))) << table.game;
        if (!asks.empty()) asked[table.game].insert(step + " " + kind_of(asks));
        const std::string wanted = asking(table.game, step, view);
        if (!wanted.empty()) {
          EXPECT_EQ(asks, wanted) << table.game << " " << step;
        }
        if (step == "card-asks" || step == "pay-cards") {
          EXPECT_EQ(kind_of(asks), "card") << table.game;
          EXPECT_NE(text_of(decision.find("prompt")), "");
        }
        if (step == "plan" || step == "act" || step == "discard" || step == "pick-clan") {
          EXPECT_EQ(asks, "") << step;
        }
      });
    }
  }
  EXPECT_GE(asked["nowa-huta"].size(), 8U);
  EXPECT_GE(asked["mascarade"].size(), 4U);
  EXPECT_TRUE(asked["vampire-empire"].contains("card-asks card"));
  EXPECT_TRUE(asked["vendetta"].contains("effect card"));
  EXPECT_TRUE(asked["vendetta"].contains("stand location"));
}

}  // namespace
}  // namespace krypta::cli::pending_test
