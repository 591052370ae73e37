#include "wire/brought.hpp"
#include "fair/match_file.hpp"
#include "server/table/archive.hpp"
#include "tests/server/hall/fixture.hpp"
#include "tests/server/table_builder.hpp"

/// Decks that are chosen at a table in private.
namespace krypta::server::test::brought_test {
namespace {

Created vtes_table(unsigned seats, unsigned people) {
  const AnyGame& game = *find_game("vtes");
  Created created{.game = "vtes", .rules_version = game.info().rules_version, .setup = {.seats = seats}, .host = 100};
  created.secret.fill(9);
  for (unsigned s = 0; s < seats; ++s)
    created.sitters.push_back(s < people ? TableBuilder::person(s) : TableBuilder::bot());
  return created;
}

std::string deck(std::string_view name) { return wire::bring(*find_game("vtes"), name).written; }

Value now_of(const TableBuilder& at, Seat observer) {
  return *packet(at.table, observer, 0, *text::Speech::in("en")).find("now");
}

TEST(Brought, IsKnownToItsOwnerAloneUntilTheMatchIsOver) {
  TableBuilder at{vtes_table(2, 2)};
  EXPECT_EQ(at.wish(0, Bring{"tremere"}), "");
  EXPECT_EQ(at.wish(0, Bring{deck("tremere")}), "before") << "the same in other words";
  const Value own = now_of(at, seat(0));
  EXPECT_EQ(*own.find("brought")->find("own")->text(), deck("tremere"));
  for (const Seat other : {seat(1), Seat::spectator}) {
    const Value now = now_of(at, other);
    EXPECT_EQ(to_json(*now.find("brought")), "{}");
    EXPECT_TRUE(*(*now.find("seats")->array())[0].find("brings")->boolean());
    EXPECT_EQ((*now.find("seats")->array())[1].find("brings"), nullptr);
    EXPECT_EQ(at.shown(other).find("Bloodform"), std::string::npos);
  }
  ASSERT_EQ(at.wish(0, Start{}), "");
  const Value started = now_of(at, seat(1));
  ASSERT_EQ(started.find("brought")->find("commitments")->array()->size(), 2U);
  EXPECT_EQ(*(*started.find("brought")->find("commitments")->array())[0].text(),
            fair::brought_commitment("vtes", at.table.agreed().secret, 0, deck("tremere")));
  EXPECT_EQ(started.find("brought")->find("texts"), nullptr);
  EXPECT_EQ(started.find("brought")->find("own"), nullptr);
  EXPECT_EQ(at.wish(0, Bring{"nosferatu"}), "already-started");
}

/// Two tables at which somebody brings another deck of the same size: until cards are seen nobody else is sent another
/// byte, but for the hash that keeps him to it.
TEST(Brought, MakesNoDifferenceToWhatOthersAreSent) {
  const auto sent = [](std::string_view name) {
    TableBuilder at{vtes_table(3, 3)};
    EXPECT_EQ(at.wish(0, Bring{std::string{name}}), "");
    std::string all = at.shown(seat(1)) + at.shown(Seat::spectator);
    EXPECT_EQ(at.wish(0, Start{}), "");
    for (const Seat observer : {seat(1), seat(2), Seat::spectator}) {
      std::string shown = at.shown(observer);
      const std::string hash = fair::brought_commitment("vtes", at.table.agreed().secret, 0, deck(name));
      const std::size_t place = shown.find(hash);
      EXPECT_NE(place, std::string::npos);
      all += shown.erase(place, hash.size());
    }
    return all;
  };
  EXPECT_EQ(sent("tremere"), sent("nosferatu"));
}

TEST(Brought, IsRefusedWithEveryReasonAndChangesNothing) {
  TableBuilder at{vtes_table(2, 2)};
  const std::size_t before = at.entries.size();
  const auto refused = propose(at.table, {100, "Person A"}, Bring{"1x Deflectoin\n1x Anthelios, The Red Star"});
  const auto& objection = std::get<Objection>(refused);
  EXPECT_EQ(objection.code, "bad-brought");
  EXPECT_GE(objection.flaws.size(), 4U);
  EXPECT_EQ(at.entries.size(), before);
  EXPECT_EQ(at.wish(5, Bring{"tremere"}), "not-seated");
  TableBuilder other{2, 2};
  EXPECT_EQ(other.wish(0, Bring{"tremere"}), "not-allowed");
  for (unsigned i = 0; i < most_of_a_person.brought; ++i)
    EXPECT_EQ(at.wish(0, Bring{i % 2 == 0 ? "tremere" : "nosferatu"}), "");
  EXPECT_EQ(at.wish(0, Bring{""}), "too-often");
}

TEST(Brought, GoesWithWhoBroughtIt) {
  TableBuilder at{vtes_table(2, 2)};
  ASSERT_EQ(at.wish(0, Bring{"tremere"}), "");
  ASSERT_EQ(at.wish(1, Bring{"tremere"}), "");
  ASSERT_EQ(at.wish(1, Bring{""}), "") << "and can be taken back";
  EXPECT_EQ(at.table.chair(seat(1)).brought, "");
  ASSERT_EQ(at.wish(0, Stand{}), "");
  EXPECT_EQ(at.table.chair(seat(0)).brought, "");
  EXPECT_TRUE(at.table.setup().brought.empty());
}

TEST(Brought, IsThereAgainForWhoReadsTheEntries) {
  TableBuilder at{vtes_table(2, 2)};
  ASSERT_EQ(at.wish(1, Bring{"nosferatu"}), "");
  ASSERT_EQ(at.wish(0, Start{}), "");
  Rng rng{3};
  for (unsigned i = 0; i < 40; ++i) at.play_on(rng);
  const Table again = at.read_again();
  EXPECT_TRUE(again.frozen().empty()) << again.frozen();
  EXPECT_EQ(again.match()->hash(), at.table.match()->hash());
  EXPECT_EQ(again.setup().brought, (std::vector<std::string>{"", deck("nosferatu")}));
}

TEST(Brought, StandsInTheFileAndIsChecked) {
  TableBuilder at{vtes_table(2, 2)};
  ASSERT_EQ(at.wish(1, Bring{"nosferatu"}), "");
  ASSERT_EQ(at.wish(0, Start{}), "");
  const std::string file = match_file_of(at.table);
  const auto saved = fair::read_match(built_in_games(), file, true);
  ASSERT_TRUE(saved) << saved.refusal().message;
  EXPECT_EQ(saved->setup.brought, at.table.setup().brought);
  const std::string other = deck("tremere");
  Value edited = *wire::parse_json(file);
  Value::Array brought = *edited.find("brought")->array();
  brought[1].set("text", other);
  edited.set("brought", brought);
  const auto refused = fair::read_match(built_in_games(), to_json(edited), true);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.refusal().message, "brought[1].commitment: this is not what was committed to");
}

}  // namespace
}  // namespace krypta::server::test::brought_test
