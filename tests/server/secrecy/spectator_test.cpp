#include <map>

#include "tests/server/secrecy/duel.hpp"

/// A spectator knows what every player knows, and no more.
namespace krypta::server::test::secrecy_spectator_test {
namespace {

/// Where the spectator knows something that the player does not know, or knows otherwise; empty if nowhere.
std::string knows_more(const Value& spectator, const Value& player, const std::string& path = "view") {
  if (spectator == Value{unknown}) return {};
  if (const auto* members = spectator.object()) {
    for (const auto& [name, value] : *members) {
      const Value* other = player.find(name);
      if (other == nullptr) return path + "." + name;
      if (std::string more = knows_more(value, *other, path + "." + name); !more.empty()) return more;
    }
    return {};
  }
  if (const auto* list = spectator.array()) {
    if (player.array() == nullptr || player.array()->size() != list->size()) return path;
    for (std::size_t i = 0; i < list->size(); ++i) {
      std::string more = knows_more((*list)[i], (*player.array())[i], path + "[" + std::to_string(i) + "]");
      if (!more.empty()) return more;
    }
    return {};
  }
  return spectator == player ? "" : path;
}

/// What one person has been sent, read as it comes.
struct Reader {
  explicit Reader(const Guest& whose) : guest(whose) {}

  /// Takes in what is new; true if there was a packet.
  bool read() {
    bool packets = false;
    for (; seen < guest.heard().size(); ++seen) {
      const Value message = guest.message(seen);
      if (message.find("from") == nullptr) continue;
      packets = true;
      now = *message.find("now");
      // He may have asked for all of it again, and is told the last of it.
      for (const Value& line : *message.find("told")->array()) take(line);
    }
    events.clear();
    for (const auto& [number, of_line] : lines) events.insert(events.end(), of_line.begin(), of_line.end());
    return packets;
  }
  /// Events without their sentences, which speak to their reader in his language.
  void take(const Value& line) {
    const Value* caused = line.find("events");
    if (caused == nullptr) return;
    std::vector<std::string>& of_line = lines[*line.find("number")->integer()];
    of_line.clear();
    for (const Value& event : *caused->array()) {
      Value::Object plain;
      for (const auto& member : *event.object())
        if (member.first != "text" && member.first != "links") plain.push_back(member);
      of_line.push_back(to_json(Value{plain}));
    }
  }

  const Guest& guest;
  std::size_t seen = 0;
  Value now{};
  std::map<std::int64_t, std::vector<std::string>> lines{};  ///< by number
  std::vector<std::string> events{};
};

bool within(const std::vector<std::string>& some, const std::vector<std::string>& all) {
  auto at = all.begin();
  return std::all_of(some.begin(), some.end(), [&](const std::string& event) {
    at = std::find(at, all.end(), event);
    return at != all.end() && at++ != all.end();
  });
}

/// The same without sentences.
Value unsaid(const Value& value) {
  if (const auto* members = value.object()) {
    Value::Object plain;
    for (const auto& [name, inner] : *members)
      if (name != "text" && name != "links") plain.emplace_back(name, unsaid(inner));
    return plain;
  }
  if (const auto* list = value.array()) {
    Value::Array plain;
    for (const Value& inner : *list) plain.push_back(unsaid(inner));
    return plain;
  }
  return value;
}

void expect_no_more(const Reader& spectator, const Reader& player, const std::string& where) {
  const std::string more = knows_more(*spectator.now.find("view"), *player.now.find("view"));
  ASSERT_EQ(more, "") << "the spectator knows more than " << player.guest.person().name << where;
  // The rest of how things stand is the same for all, apart from what only a player is told.
  for (const auto& [name, value] : *spectator.now.object()) {
    if (name == "view") continue;
    ASSERT_NE(player.now.find(name), nullptr) << name << where;
    ASSERT_EQ(to_json(unsaid(value)), to_json(unsaid(*player.now.find(name)))) << name << where;
  }
  ASSERT_TRUE(within(spectator.events, player.events)) << player.guest.person().name << where;
}

TEST(ServerSecrecySpectator, KnowsNoMoreThanEveryPlayer) {
  std::size_t hidden_from_all = 0;
  for (unsigned n = 0; n < 6 && !HasFailure(); ++n) {
    const unsigned seats = 2 + n % 3;
    Duel duel{n, seats, seat(n % seats)};
    World& world = duel.one();
    Reader spectator{world.watcher()};
    std::vector<Reader> players;
    for (unsigned s = 0; s < seats; ++s) players.emplace_back(world.player(seat(s)));
    while (!duel.stopped()) {
      duel.step();
      for (Reader& player : players) player.read();
      if (!spectator.read() || spectator.now.find("view") == nullptr) continue;
      for (const Reader& player : players) expect_no_more(spectator, player, duel.where());
    }
    // And less than each of them: the cards somebody fixed.
    for (const Reader& player : players) hidden_from_all += player.events.size() > spectator.events.size() ? 1U : 0U;
    EXPECT_FALSE(spectator.events.empty());
  }
  EXPECT_EQ(hidden_from_all, 2U * (2 + 3 + 4));
}

// Each packet, in the order in which they came, while the plans are made: not only after each step.
TEST(ServerSecrecySpectator, IsSentNoCardBeforeThePlansOpen) {
  Duel duel{7, 4, seat(2)};
  while (!duel.stopped()) duel.step();
  const Guest& watcher = duel.one().watcher();
  std::size_t sealed = 0;
  for (std::size_t i = 0; i < watcher.heard().size(); ++i) {
    const std::string& text = *watcher.heard()[i];
    ASSERT_EQ(text.find("card-fixed"), std::string::npos) << text;
    const Value message = watcher.message(i);
    const Value* view = message.find("now") == nullptr ? nullptr : message.find("now")->find("view");
    if (view == nullptr) continue;
    for (const Value& player : *view->find("players")->array()) {
      const Value& plan = *player.find("plan");
      if (*plan.find("open") == Value{true}) continue;
      ++sealed;
      ASSERT_EQ(*plan.find("value"), Value{unknown}) << text;
    }
  }
  EXPECT_GT(sealed, 15U * 4U * 4U);
}

}  // namespace
}  // namespace krypta::server::test::secrecy_spectator_test
