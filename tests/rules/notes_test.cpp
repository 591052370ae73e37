#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "engine/core/any_game.hpp"
#include "tests/games.hpp"
#include "tests/sanitized.hpp"

/// What is said to follow from a choice follows from it: the number in the note is the number on the table afterwards.
namespace krypta::notes_test {
namespace {

/// Where the number of a note is to be found when its choice has been made.
struct Promise {
  std::string_view game{};
  std::string_view note{};
  std::string_view argument{};
  /// Of the player.
  std::string_view field{};
  /// Events that change it further.
  std::set<std::string_view> unless{};
  /// How ids of choices begin that count only later.
  std::string_view but{};
  unsigned matches = 8;
};

const std::vector<Promise>& promises() {
  static const std::vector<Promise> all{
      {.game = "vendetta",
       .note = "vd-note-pool",
       .argument = "count",
       .field = "blood",
       .unless = {"lost", "stolen", "gained", "in-frenzy", "drained"},
       .but = "bid:"},
      {.game = "vampire-empire",
       .note = "ve-note-hand-left",
       .argument = "count",
       .field = "hand_count",
       .unless = {"drew", "drew-card", "got-card", "took-card", "lost-cards", "discarded", "discarded-card", "dropped"},
       .matches = 30},
      {.game = "vtes", .note = "vt-note-pool", .argument = "count", .field = "pool"}};
  return all;
}

std::optional<std::int64_t> number_in(const Message& message, std::string_view name) {
  for (const Message::Argument& argument : message.arguments) {
    if (argument.name == name) return std::get<std::int64_t>(argument.content);
  }
  return std::nullopt;
}

std::int64_t standing(const AnyMatch& match, Seat s, std::string_view field) {
  return *(*match.view(s).find("players")->array())[number(s)].find(field)->integer();
}

bool went_further(const AnyMatch& match, std::size_t from, const Promise& promise) {
  for (std::size_t i = from; i < match.length(); ++i) {
    for (const ShownEvent& event : match.events(i)) {
      if (promise.unless.contains(event.kind)) return true;
    }
  }
  return false;
}

/// Whom it names is chosen first, then what it costs, card by card.
void pay(AnyMatch& match) {
  while (match.step() == "card-asks" || match.step() == "pay-cards") {
    const Seat s = match.pending().must.lowest();
    ASSERT_FALSE(match.act(s, match.options(s).front().id));
  }
}

unsigned kept(const Promise& promise, std::size_t longest) {
  unsigned found = 0;
  const AnyGame& game = *find_game(promise.game);
  for (unsigned seed = 0; seed < promise.matches / (test::sanitized ? 2 : 1); ++seed) {
    const GameInfo& info = game.info();
    auto match = std::move(*game.begin({info.least_seats + seed % (info.most_seats - info.least_seats + 1), {}}));
    Rng rng{seed};
    for (Pending now = match->pending(); !now.over && match->length() < longest; now = match->pending()) {
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const auto options = match->options(s);
      const Option& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      const bool promised = option.note && option.note->key == promise.note &&
                            (promise.but.empty() || !option.id.starts_with(promise.but));
      const std::size_t from = match->length();
      EXPECT_FALSE(match->act(s, option.id));
      if (!promised) continue;
      pay(*match);
      if (went_further(*match, from, promise)) continue;
      ++found;
      EXPECT_EQ(standing(*match, s, promise.field), number_in(*option.note, promise.argument))
          << promise.game << " " << seed << " " << option.id;
    }
  }
  return found;
}

TEST(Notes, TellWhatIsLeft) {
  for (const Promise& promise : promises()) EXPECT_GT(kept(promise, 2'500), test::sanitized ? 8U : 20U) << promise.note;
}

/// The announcer has what he was told if nobody says that he is that character too. MA-078
TEST(Notes, TellWhatAnAnnouncementBringsThatNobodyClaims) {
  std::map<std::string, unsigned> found;
  for (unsigned seed = 0; seed < 60; ++seed) {
    auto match = std::move(*find_game("mascarade")->begin({4 + seed % 4, {{"notebook", "yes"}}}));
    Rng rng{seed};
    for (Pending now = match->pending(); !now.over && match->length() < 400; now = match->pending()) {
      const Seat s = now.chance ? Seat::chance : now.must.lowest();
      const auto options = match->options(s);
      const Option& option = options[rng.below(static_cast<std::uint32_t>(options.size()))];
      const bool promised =
          option.note && (option.note->key == "ma-note-coins-then" || option.note->key == "ma-note-would-win");
      ASSERT_FALSE(match->act(s, option.id));
      if (!promised) continue;
      const auto after = match->clone();
      const Value turn = *after->view(s).find("turn");
      while (!after->pending().over && !after->pending().chance && *after->view(s).find("turn") == turn) {
        const Seat asked = after->pending().must.lowest();
        const auto answers = after->options(asked);
        const auto pass = std::ranges::find(answers, "pass", &Option::id);
        ASSERT_FALSE(after->act(asked, pass == answers.end() ? answers.front().id : pass->id));
      }
      ++found[option.id];
      ASSERT_EQ(standing(*after, s, "coins"), number_in(*option.note, "coins")) << seed << " " << option.id;
    }
  }
  EXPECT_GE(found.size(), 6U) << "characters that bring coins";
}

}  // namespace
}  // namespace krypta::notes_test
