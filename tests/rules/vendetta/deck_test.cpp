#include "engine/games/vendetta/deck.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

/// The cards of Vendetta as they come with the program, and what the loader refuses in those of others.
namespace krypta::vendetta::deck_test {
namespace {

using Errors = std::vector<cards::Error>;

const Cards& built_in() { return *Cards::built_in(); }
template <class E>
E the(std::string_view id) {
  return named<E>(id).value();
}
std::string names_in(const auto& set) {
  std::string all;
  for (const auto one : set) all += (all.empty() ? "" : " ") + std::string{name_of(one)};
  return all;
}
SourceSet all(const Sources& sources) {
  SourceSet set;
  for (const Source s : all_of<Source>()) {
    if (sources.has(s)) set.add(s);
  }
  return set;
}
unsigned cards_of_kind(CardKind kind) {
  const auto& library = built_in().library().cards;
  return static_cast<unsigned>(std::ranges::count_if(library, [&](const cards::Card& card) {
    return card.number(static_cast<unsigned>(Fact::Kind)) == static_cast<int>(kind);
  }));
}

/// Our files with a passage changed; it must be there.
std::vector<cards::File> changed(std::string_view from, std::string_view to) {
  auto files = Cards::built_in_files();
  for (cards::File& file : files) {
    const std::size_t at = file.text.find(from);
    if (at == std::string::npos) continue;
    file.text.replace(at, from.size(), to);
    return files;
  }
  ADD_FAILURE() << "no card says: " << from;
  return files;
}
std::string all_of_them(const Errors& errors) {
  std::string text;
  for (const cards::Error& error : errors) text += error.text() + "\n";
  return text;
}
Errors errors_in(const std::vector<cards::File>& files) {
  auto made = Cards::make(files);
  const auto* errors = std::get_if<Errors>(&made);
  EXPECT_NE(errors, nullptr) << "the cards were accepted";
  return errors == nullptr ? Errors{} : *errors;
}
/// One change, one mistake: this card, and why.
void expect_refused(std::string_view from, std::string_view to, std::string_view card, std::string_view message) {
  SCOPED_TRACE(to);
  const Errors errors = errors_in(changed(from, to));
  ASSERT_EQ(errors.size(), 1U) << all_of_them(errors);
  EXPECT_EQ(errors.front().message, "card `" + std::string{card} + "`: " + std::string{message});
  EXPECT_GT(errors.front().at.line, 1U);
  EXPECT_TRUE(errors.front().file.starts_with("vendetta/")) << errors.front().file;
}
/// Another text for a card that has hardly any.
void expect_ability_refused(std::string_view ability, std::string_view message) {
  expect_refused("on in setup { gain_victim(self, 1) }", ability, "to08", message);
}
void expect_ability_accepted(std::string_view ability) {
  SCOPED_TRACE(ability);
  const auto made = Cards::make(changed("on in setup { gain_victim(self, 1) }", ability));
  const auto* errors = std::get_if<Errors>(&made);
  EXPECT_EQ(errors, nullptr) << all_of_them(*errors);
}

// VD-002, VD-003, VD-005
TEST(VendettaCards, AreAllThere) {
  const auto made = Cards::make(Cards::built_in_files());
  const auto* errors = std::get_if<Errors>(&made);
  ASSERT_EQ(errors, nullptr) << all_of_them(*errors);
  EXPECT_EQ(cards_of_kind(CardKind::Clan), 63U);
  EXPECT_EQ(cards_of_kind(CardKind::Ally), 30U);
  EXPECT_EQ(cards_of_kind(CardKind::Victim), 1U);
  EXPECT_EQ(cards_of_kind(CardKind::Relic), 8U);
  EXPECT_EQ(cards_of_kind(CardKind::Place), 7U);
  EXPECT_EQ(cards_of_kind(CardKind::Tile), 4U);
}

TEST(VendettaCards, SayWhatIsPrinted) {
  const auto power = [](std::string_view id) { return built_in().base(the<ClanCard>(id)); };
  const auto step = [](std::string_view id) { return built_in().step(the<ClanCard>(id)); };
  EXPECT_EQ(power("tr01"), 9U);
  EXPECT_EQ(step("tr01"), CardStep::Conflict);
  EXPECT_EQ(power("br01"), 6U);
  EXPECT_EQ(power("no07"), 4U);
  EXPECT_EQ(step("no07"), CardStep::Setup);
  EXPECT_EQ(power("ve08"), 2U);
  EXPECT_EQ(power("ga09"), 0U);
  EXPECT_EQ(step("ga09"), CardStep::Aftermath);
  EXPECT_EQ(step("to06"), CardStep::Passive);
  EXPECT_EQ(built_in().influence(the<Relic>("re05")), 2);
  EXPECT_EQ(built_in().influence(the<Relic>("re01")), 0);
  // The sum over all cards of a clan, so that no number is wrong unnoticed.
  constexpr std::array sums{23U, 14U, 17U, 18U, 13U, 28U, 18U};
  for (const Clan clan : all_of<Clan>()) {
    unsigned sum = 0;
    for (const ClanCard c : cards_of(clan)) sum += built_in().base(c);
    EXPECT_EQ(sum, sums[static_cast<std::size_t>(clan)]) << name_of(clan);
  }
}

// VD-004, VD-093, VD-331
TEST(VendettaCards, SayWhatAlliesAreWorth) {
  const auto expect = [](std::string_view id, Nature nature, int influence, int feed, int drain, int drained,
                         int tokens) {
    const FollowerFacts& facts = built_in().facts(the<Follower>(id));
    EXPECT_EQ(facts.nature, nature) << id;
    EXPECT_EQ(facts.influence, influence) << id;
    EXPECT_EQ(facts.feed, feed) << id;
    EXPECT_EQ(facts.drain, drain) << id;
    EXPECT_EQ(facts.drained, drained) << id;
    EXPECT_EQ(facts.tokens, tokens) << id;
  };
  expect("al01", Nature::Vampire, 3, 0, 3, 1, 1);
  expect("al11", Nature::Vampire, 5, 0, 0, 0, 1);
  expect("al12", Nature::Vampire, 2, -1, 3, 0, 1);
  expect("al14", Nature::Vampire, 5, 0, 3, 3, 2);
  expect("al16", Nature::Human, 2, 3, 1, 0, 0);
  expect("al22", Nature::Human, 2, 0, 8, 0, 0);
  expect("al28", Nature::Human, 4, 4, 3, 1, 0);
  expect("victim", Nature::Human, 1, 1, 3, 0, 0);
  int sums[4] = {};
  for (const Follower f : all_allies()) {
    const FollowerFacts& facts = built_in().facts(f);
    sums[0] += facts.influence;
    sums[1] += facts.feed;
    sums[2] += facts.drain;
    sums[3] += facts.drained;
  }
  EXPECT_EQ(sums[0], 99);
  EXPECT_EQ(sums[1], 13);
  EXPECT_EQ(sums[2], 88);
  EXPECT_EQ(sums[3], 39);
}

// VD-167, VD-168
TEST(VendettaCards, SayWhatLocationsAreWorth) {
  for (const Location at : all_of<Location>()) {
    for (unsigned round = 1; round <= 3; ++round) {
      EXPECT_EQ(built_in().reward(at, round, 1), round);
      EXPECT_EQ(built_in().reward(at, round, 2), std::min(round, 2U));
      EXPECT_EQ(built_in().reward(at, round, 3), 1U);
    }
    EXPECT_EQ(built_in().extra(at), at == Location::Haven ? 1U : 0U);
  }
}

TEST(VendettaCards, AreFoundByWhenTheyAct) {
  EXPECT_EQ(names_in(all(built_in().listening(Window::CardPlayed))), "br03 ga06 no03 al05");
  EXPECT_EQ(names_in(all(built_in().listening(Window::Revealed))), "ma02 ma06 ve03 ve07 lo07");
  EXPECT_EQ(names_in(all(built_in().listening(Window::FrenzyCaused))), "br08 al12 al15 lo02");
  EXPECT_EQ(names_in(all(built_in().listening(Window::OwnTurn))), "al13 re01 re08");
  EXPECT_EQ(all(built_in().listening(Window::Setup)).size(), 16U);
  EXPECT_EQ(all(built_in().listening(Window::Aftermath)).size(), 17U);
  EXPECT_TRUE(all(built_in().listening(Window::RoundEnds)).empty());
}

TEST(VendettaCards, HaveTheirAbilities) {
  const auto ability = [](std::string_view id, Window w) { return built_in().ability(the<Source>(id), w); };
  ASSERT_NE(ability("no03", Window::CardPlayed), nullptr);
  EXPECT_EQ(ability("no03", Window::CardPlayed)->kind, cards::AbilityKind::on);
  EXPECT_NE(ability("no03", Window::CardPlayed)->condition, cards::nowhere);
  EXPECT_EQ(ability("no03", Window::Setup), nullptr);
  EXPECT_EQ(ability("re04", Window::PoolEmpty)->kind, cards::AbilityKind::use);
  EXPECT_EQ(ability("ve08", Window::ConflictBegins), nullptr);
  EXPECT_EQ(built_in().abilities(the<Source>("ve01")).size(), 2U);
  EXPECT_EQ(built_in().abilities(the<Source>("ve08")).size(), 0U);
  EXPECT_EQ(built_in().abilities(the<Source>("lo07")).size(), 1U);
  for (const Source s : all_of<Source>()) {
    for (const Window w : all_of<Window>()) {
      const cards::AbilityCode* found = built_in().ability(s, w);
      EXPECT_EQ(found != nullptr, built_in().listening(w).has(s)) << name_of(s) << " " << name_of(w);
      if (found == nullptr) continue;
      EXPECT_TRUE(found->acts_in(static_cast<unsigned>(w))) << name_of(s);
    }
  }
}

// VD-146, VD-279
TEST(VendettaCards, AreFoundByWhatTheyHold) {
  EXPECT_EQ(names_in(built_in().switched()), "br01 br02 ga02 ga03 ma04 ma08 to02 to05 tr01 ve04");
  EXPECT_EQ(names_in(all(built_in().standing(CardVerb::AddPower))), "br01 br02 ma04 ma08 no08 to02 to05 tr01 ve01");
  EXPECT_EQ(names_in(all(built_in().standing(CardVerb::HalveBase))), "ga02") << "in a loop";
  EXPECT_EQ(names_in(all(built_in().standing(CardVerb::FaceDownCost))), "al07 al28");
  EXPECT_EQ(names_in(all(built_in().standing(CardVerb::MustPlayDown))), "no03");
  EXPECT_EQ(names_in(all(built_in().standing(CardVerb::AddTotal))), "ga03")
      << "what a relic does for once is not there";
  EXPECT_TRUE(all(built_in().standing(CardVerb::Gain)).empty());
}

// VD-252
TEST(VendettaCards, AreFoundByWhomTheySpeakOf) {
  const auto meant = [](std::string_view card, Window w) { return built_in().meant(*named<Source>(card), w); };
  EXPECT_TRUE(meant("re05", Window::PlanningBegins).opponents);
  EXPECT_TRUE(meant("br03", Window::CardPlayed).opponents);
  EXPECT_FALSE(meant("ve01", Window::PlanningEnds).opponents) << "of these it can be told beforehand";
  EXPECT_FALSE(meant("ve01", Window::PlanningEnds).rivals) << "this part does not speak of them";
  EXPECT_EQ(meant("ve01", Window::PlanningEnds).loops.size(), 1U);
  EXPECT_EQ(meant("br09", Window::Aftermath).loops.size(), 1U);
  EXPECT_EQ(names_in(built_in().of_rivals()),
            "br04 br05 br06 br07 br08 br09 ga02 ga04 ga09 ma01 ma02 ma05 ma09 no06 no07 no09 to01 to03 to05 to09 tr05 "
            "tr06 tr07 tr09 ve01 ve03 ve05 ve06 ve07 re06");
}

TEST(VendettaCards, AreEachThereOnce) {
  auto files = Cards::built_in_files();
  ASSERT_EQ(files.size(), 11U);
  const auto all_but = [](std::string_view name) {
    auto some = Cards::built_in_files();
    std::erase_if(some, [&](const cards::File& file) { return file.name.ends_with(name); });
    return some;
  };
  EXPECT_EQ(errors_in(all_but("brujah.cards")).size(), 9U) << "a clan is missing";
  files = all_but("tiles.cards");
  EXPECT_NE(all_of_them(errors_in(files)).find("there is no card `haven`"), std::string::npos);
  EXPECT_EQ(errors_in({}).size(), 113U);
  files = Cards::built_in_files();
  files.push_back(files.front());
  EXPECT_FALSE(errors_in(files).empty());
  const Errors without = errors_in(changed("card victim \"Victim\"", "card victims \"Victim\""));
  EXPECT_NE(all_of_them(without).find("card `victims`: cards are named br01 to ve09"), std::string::npos);
  EXPECT_NE(all_of_them(without).find("there is no card `victim`"), std::string::npos);
}

TEST(VendettaCards, HaveTheFactsOfTheirKind) {
  expect_refused("card lo03 \"Stock Yards\" {\n  kind: place", "card lo03 \"Stock Yards\" {\n  kind: relic", "lo03",
                 "what is named so is `kind: place`");
  expect_refused("clan: brujah  step: conflict  power: 6", "clan: brujah  step: conflict", "br01",
                 "a card of the kind `clan_card` has a `power`");
  expect_refused("clan: brujah  step: conflict  power: 6", "clan: gangrel  step: conflict  power: 6", "br01",
                 "it is one of the clan `brujah`");
  expect_refused("clan: brujah  step: conflict  power: 6", "clan: brujah  step: conflict  power: 10", "br01",
                 "`power` goes from 0 to 9");
  expect_refused("clan: brujah  step: conflict  power: 6", "clan: brujah  step: conflict  power: 6  feed: 1", "br01",
                 "a card of the kind `clan_card` has no `feed`");
  expect_refused("influence: 2  feed: -1", "influence: 2", "al12", "a card of the kind `ally` has a `feed`");
  expect_refused("influence: 2  feed: -1", "influence: 2  feed: -10", "al12", "`feed` goes from -9 to 9");
  expect_refused("kind: relic  known: ours  influence: 0", "kind: relic  known: ours", "re07",
                 "a card of the kind `relic` has a `influence`");
  expect_refused("third_1: 1  third_2: 1", "third_1: 1", "first", "a card of the kind `tile` has a `third_2`");
}

TEST(VendettaCards, ActOnceInAWindow) {
  expect_ability_refused("on in setup, aftermath { gain_victim(self, 1) }",
                         "it acts in `aftermath`, which is not its step");
  expect_ability_refused("on in setup { draw(1) } on in revealed, setup { gain_victim(self, 1) }",
                         "it acts in `setup` once only");
  expect_ability_accepted("on in setup { draw(1) } on in revealed { draw(1) } always { add_power(this, 1) }");
}

TEST(VendettaCards, ActAsTheirKindCan) {
  expect_refused("on in winner_known {", "use in winner_known {", "lo06", "a place is nobody's, so nobody can use it");
  expect_refused("influence: 1  feed: 1  drain: 3  drained: 0",
                 "influence: 1  feed: 1  drain: 3  drained: 0 always { win_ties() }", "victim",
                 "a card of the kind `victim` has no ability");
}

TEST(VendettaCards, HaveAPlayerAndAPlaceForWhatTheyDo) {
  expect_refused("{ lose(p, 1) }", "{ steal(p, 1) }", "lo06", "`steal` needs a player, and a place is nobody's");
  expect_refused("on in revealed { for each p in players where it.cards >= 2 { gain(p, 1) } }",
                 "on in revealed { pay spend(1) { gain(winner, 1) } }", "lo07",
                 "`spend` needs a player, and a place is nobody's");
  expect_refused("on in joins { draw(1) }", "on in round_ends { return_blood(self, 1) }", "al03",
                 "`return_blood` needs a location that is being resolved");
  expect_refused("look_hand(o)", "play_top()", "re05", "`play_top` needs a location that is being resolved");
}

TEST(VendettaCards, ChangeOnlyWhatHappens) {
  expect_ability_refused("on in revealed { redirect(here) }", "`redirect` is for `withdrawing` only");
  expect_ability_refused("on in frenzy_drain { replace_frenzy() }", "`replace_frenzy` is for `pool_empty` only");
  expect_ability_refused("use in frenzy_caused, revealed { if round = 1 { frenzy_bonus(1) } }",
                         "`frenzy_bonus` is for `frenzy_caused` only");
  expect_ability_accepted("use in frenzy_caused { if round = 1 { frenzy_bonus(1) } }");
}

TEST(VendettaCards, HoldAsLongAsTheTableCanKeep) {
  expect_ability_refused("on in setup { until this_round { down_power(4) } }",
                         "`down_power` cannot hold until `this_round`");
  expect_ability_refused("on in setup { until this_location { add_power(this, 1) } }",
                         "`add_power` cannot hold until `this_location`");
  expect_ability_refused("on in setup { until this_location { add_total(self, round) } }",
                         "`add_total` wants a number from 1 to 9 there");
  expect_ability_refused("always { zero_power(this) }", "`zero_power` cannot hold `always`");
  expect_ability_accepted("always { add_total(self, round) }");
}

// VD-296
TEST(VendettaCards, PutOffToTheEndOfTheRoundOnly) {
  expect_ability_refused("on in setup { later setup { draw(1) } }", "things are put off to `round_ends` only");
  expect_ability_refused("on in setup { let n = round later round_ends { draw(n) } }",
                         "what is put off forgets what was named before");
  expect_ability_refused(
      "on in setup { choose one r: rivals later round_ends { for each c in down_cards(r) { look(c) } } }",
      "what is put off forgets what was named before");
  expect_ability_accepted("on in setup { later round_ends { let n = round draw(n) } }");
}

// VD-291
TEST(VendettaCards, ChooseFromHandsThatTheirPlayerKnows) {
  const std::string_view why = "what is in a hand only its player knows, and who has looked at it with `look_hand`";
  expect_ability_refused("on in setup { choose one r: rivals choose one c: hand(r) play_card(c) }", why);
  expect_ability_refused(
      "on in setup { choose one r: rivals choose one o: rivals look_hand(o) choose one c: hand(r) play_card(c) }", why);
  expect_ability_refused("on in setup { choose one r: rivals choose one c: hand(self) by r play_card(c) }", why);
  expect_ability_refused("use in setup when some(hand(event_player) where it = it) { draw(1) }", why);
  expect_ability_refused("use in setup when 1 + sum(hand(causer), 1) = 2 { draw(1) }", why);
  expect_ability_refused("on in setup { choose one r: rivals may { look_hand(r) } choose one c: hand(r) play_card(c) }",
                         why);
  expect_ability_refused("use in setup { target one c: hand(self) play_card(c) }",
                         "a card of a hand is chosen when the effect is carried out, never named before");
  expect_ability_accepted("on in setup { choose one r: rivals look_hand(r) choose one c: hand(r) play_card(c) }");
  expect_ability_accepted("on in setup { choose one r: rivals draw(count(hand(r))) }");
}

TEST(VendettaCards, TellAllMistakesAtOnce) {
  auto files = changed("step: conflict  power: 6", "step: conflict");
  for (cards::File& file : files) {
    const std::string_view from = "extra: 1";
    if (const auto at = file.text.find(from); at != std::string::npos) file.text.replace(at, from.size(), "extra: 99");
  }
  EXPECT_EQ(errors_in(files).size(), 2U) << all_of_them(errors_in(files));
  const Errors language = errors_in(changed("gain_victim(self, 1)", "gain_victims(self, 1)"));
  EXPECT_NE(all_of_them(language).find("did you mean `gain_victim`?"), std::string::npos);
}

}  // namespace
}  // namespace krypta::vendetta::deck_test
