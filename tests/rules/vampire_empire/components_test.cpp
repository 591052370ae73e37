#include <numeric>

#include "engine/games/vampire_empire/rules.hpp"
#include "tests/rules/vampire_empire/observers.hpp"

/// "Components and cards": nine characters, two decks of forty, six types of cards, markers.
namespace krypta::vampire_empire::test::components_test {
namespace {

using enum Character;

const Cards& deck() { return game().cards(); }
CardSet kinds_of(std::string_view word) {
  CardSet found;
  for (const auto& c : deck().library().cards) {
    if (c.number(static_cast<unsigned>(Fact::Kind)) == static_cast<int>(*named<CardKind>(word)))
      found.add(*named<Card>(c.id));
  }
  return found;
}
CardSet any_group() {
  CardSet all;
  for (const Group g : all_of<Group>()) all = all | deck().of(g);
  return all;
}
Ids ids(const CardSet& set) {
  Ids all;
  for (const Card c : set) all.emplace_back(name_of(c));
  return all;
}
std::string title(std::string_view card) {
  for (const auto& c : deck().library().cards) {
    if (c.id == card) return c.name;
  }
  return "";
}
/// Whose attack this card of the human hand alone could begin: the defender is nobody's enemy in particular.
Ids attackers_with(Position position, std::string_view card) {
  Table table{position.hand(H, {card}).day()};
  Ids found;
  for (const std::string& id : table.offered(H, "attack:")) {
    const std::string who = id.substr(7, id.find('>') - 7);
    if (found.empty() || found.back() != who) found.push_back(who);
  }
  return found;
}

}  // namespace

// VE-001
TEST(VampireEmpireComponents, NineCharactersThreeOfEachOccupation) {
  EXPECT_EQ(count_of<Character>, 9U);
  for (const Character c : {Lady, Lord, Officer}) EXPECT_EQ(occupation(c), Occupation::Noble) << name_of(c);
  for (const Character c : {Maid, Cook, Butler}) EXPECT_EQ(occupation(c), Occupation::Servant) << name_of(c);
  for (const Character c : {Monk, Nun, Bishop}) EXPECT_EQ(occupation(c), Occupation::Clergy) << name_of(c);
}

// VE-002
TEST(VampireEmpireComponents, ARevealedVampireHasTheOccupationOfItsHumanSide) {
  // The Maid defends: the cards of her occupation are valid before and after she is turned.
  for (const bool shown : {false, true}) {
    Position position = Position{}.vampires({Maid, Cook, Nun}).tokens({Lady, Butler}).day();
    position.hand(H, {"h13", "h36"}).hand(V, {"v07", "v01", "v13"});
    if (shown) position.revealed({Maid});
    Table table{position};
    table.act(H, "attack:monk>maid").acts(H, {"play:h13", "done"}).nobody_plays();
    EXPECT_EQ(table.offered(V, "play:"), Ids{"play:v07"});
  }
}

// VE-003
TEST(VampireEmpireComponents, EachPlayerHasFortyCardsOfTheirOwnWhichNeverMix) {
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    play_anything(seed, [](const Table& table) {
      for (const Seat s : {V, H}) {
        const Player& p = table.player(s);
        CardSet all = p.hand.value | p.deck.value | p.cellar.value | p.moat.value | p.played;
        unsigned sum =
            p.hand.value.size() + p.deck.value.size() + p.cellar.value.size() + p.moat.value.size() + p.played.size();
        for (const cards::Frame& running : table.state().card) {
          if (running.player != Maybe{s}) continue;
          all.add(static_cast<Card>(running.card));
          ++sum;
        }
        ASSERT_EQ(sum, 40U);
        ASSERT_EQ(all, whole_deck(s == V ? Side::Vampire : Side::Human));
      }
    });
  }
}

// VE-004, VE-005
TEST(VampireEmpireComponents, SixTypesOfCardsAndOnlySupportCardsHaveNoValue) {
  const CardSet support = kinds_of("support") | kinds_of("citizen");
  EXPECT_EQ(any_group() & support, CardSet{});
  EXPECT_EQ(any_group() | support, CardSet::all());
  EXPECT_EQ(deck().valued(), any_group());
  for (const Group g : all_of<Group>()) EXPECT_FALSE(deck().of(g).empty()) << name_of(g);
  for (const Card c : any_group()) EXPECT_GE(deck().value(c), 1U) << name_of(c);
  for (const Card c : support) EXPECT_EQ(deck().value(c), 0U) << name_of(c);
  EXPECT_EQ(support.size(), 20U);
}

// VE-005: the ruling; "combat card" without more is any card with a value
TEST(VampireEmpireComponents, VampireCardsAreCombatCardsToo) {
  Table table{Position{}.hand(V, {"v22", "v28", "v01", "v31", "v36"})};
  table.act(V, "hide:monk");
  EXPECT_EQ(table.offered(V, "play:"), (Ids{"play:v01", "play:v22", "play:v28"}));
}

// VE-006
TEST(VampireEmpireComponents, VampireCardsAreTheVampiresAndHolyWaterTheHumans) {
  EXPECT_EQ(ids(deck().of(Group::Vampire)), (Ids{"v22", "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30"}));
  EXPECT_EQ(ids(deck().of(Group::HolyWater)), (Ids{"h22", "h23", "h24", "h25", "h26", "h27", "h28", "h29", "h30"}));
}

// VE-007, VE-008
TEST(VampireEmpireComponents, ACardOfTwoOccupationsIsForCharactersOfEither) {
  const Position position = Position{}.castle({Lady, Maid, Monk});
  EXPECT_EQ(attackers_with(position, "h19"), (Ids{"lady", "maid"}));
  EXPECT_EQ(attackers_with(position, "h20"), (Ids{"maid", "monk"}));
  EXPECT_EQ(attackers_with(position, "h21"), (Ids{"lady", "monk"}));
  EXPECT_EQ(attackers_with(position, "h01"), Ids{"lady"});
}

// VE-007, VE-010
TEST(VampireEmpireComponents, HolyWaterWithAnOccupationIsEither) {
  const Position nobody_revealed = Position{}.castle({Lady, Maid, Monk});
  EXPECT_EQ(attackers_with(nobody_revealed, "h28"), Ids{"lady"});
  EXPECT_EQ(attackers_with(nobody_revealed, "h30"), Ids{"monk"});
  EXPECT_EQ(attackers_with(nobody_revealed, "h24"), Ids{});
  // As Holy Water anybody may use it against a revealed vampire, and two of them ask a question.
  const Position revealed = Position{}.castle({Lord, Maid, Monk}).revealed({Lord});
  Table table{Position{revealed}.hand(H, {"h28"}).day()};
  EXPECT_EQ(table.offered(H, "attack:"), (Ids{"attack:maid>lord", "attack:monk>lord"}));
  EXPECT_FALSE(table.offers(H, "ask:maid"));
  Table two{Position{revealed}.hand(H, {"h28", "h29"}).day()};
  EXPECT_TRUE(two.offers(H, "ask:maid"));
}

// VE-007, VE-009
TEST(VampireEmpireComponents, AVampireCardWithAnOccupationIsEither) {
  Table secret{Position{}.castle({Lord, Maid, Monk}).hand(V, {"v28"})};
  EXPECT_EQ(secret.offered(V, "attack:"), (Ids{"attack:lord>maid", "attack:lord>monk"}));
  Table other{Position{}.castle({Lord, Cook, Monk}).revealed({Cook}).hand(V, {"v28"})};
  EXPECT_EQ(other.offered(V, "attack:"), (Ids{"attack:cook>lord", "attack:cook>monk"}));
  Table without{Position{}.castle({Lord, Cook, Monk}).hand(V, {"v24"})};
  EXPECT_EQ(without.offered(V, "attack:"), Ids{});
}

// VE-011: in these decks no card of combat does; a file that gives one is told so and not silently obeyed by halves
TEST(VampireEmpireComponents, AnActionTextOnACardOfCombatIsNotOverlooked) {
  const auto& library = deck().library();
  for (std::size_t i = 0; i < library.cards.size(); ++i) {
    const bool combat = deck().valued().has(*named<Card>(library.cards[i].id));
    EXPECT_EQ(library.code[i].abilities.empty(), combat) << library.cards[i].id;
  }
  auto files = Cards::built_in_files();
  for (cards::File& file : files) {
    const std::string plain = "groups: noble  value: 1 }";
    const std::size_t at = file.text.find(plain);
    ASSERT_NE(at, std::string::npos);
    file.text.replace(at, plain.size(), "groups: noble  value: 1  play in open { draw(self, 1) } }");
  }
  const auto made = Cards::make(files);
  ASSERT_TRUE(std::holds_alternative<std::vector<cards::Error>>(made));
  EXPECT_EQ(std::get<std::vector<cards::Error>>(made).size(), 2U);
}

// VE-012
TEST(VampireEmpireComponents, ASupportCardHasADayCostANightCostAndSomethingToDo) {
  const auto& library = deck().library();
  for (std::size_t i = 0; i < library.cards.size(); ++i) {
    const auto& c = library.cards[i];
    const bool support = !deck().valued().has(*named<Card>(c.id));
    EXPECT_EQ(c.number(static_cast<unsigned>(Fact::Day)).has_value(), support) << c.id;
    EXPECT_EQ(c.number(static_cast<unsigned>(Fact::Night)).has_value(), support) << c.id;
    EXPECT_EQ(library.code[i].abilities.size(), support ? 1U : 0U) << c.id;
  }
  EXPECT_EQ(deck().cost(*named<Card>("h38"), true), 2U);
  EXPECT_EQ(deck().cost(*named<Card>("h38"), false), 3U);
  EXPECT_EQ(deck().cost(*named<Card>("v36"), true), 1U);
  EXPECT_EQ(deck().cost(*named<Card>("v36"), false), 0U);
}

// VE-013
TEST(VampireEmpireComponents, ThreeCitizensInEachDeck) {
  EXPECT_EQ(ids(kinds_of("citizen")), (Ids{"h31", "h32", "h33", "v31", "v32", "v33"}));
  EXPECT_EQ(title("v31"), "Organist");
  EXPECT_EQ(title("v32"), "Lady-in-Waiting");
  EXPECT_EQ(title("v33"), "Kitchen Boy");
  EXPECT_EQ(title("h31"), "Seminarian");
  EXPECT_EQ(title("h32"), "Escort");
  EXPECT_EQ(title("h33"), "Groom");
}

// VE-014
TEST(VampireEmpireComponents, SixCitizensLaySixMarkersAndTheSupplyIsNeverShort) {
  Table table{Position{}
                  .window_before()
                  .castle({Monk, Nun, Maid})
                  .marker(Monk, Marker::Defence, 1)
                  .hand(V, {"v31", "v01"})
                  .moat(H, {"h31"})};
  table.acts(V, {"play:v31", "name:monk", "choose:marker-defence", "drop:v01"});
  EXPECT_EQ(table.markers(Monk, Marker::Defence), 2U);
  unsigned most = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    play_anything(seed, [&](const Table& now) {
      unsigned sum = 0;
      for (const Resident& r : now.state().castle) sum += r.markers[Marker::Attack] + r.markers[Marker::Defence];
      most = std::max(most, sum);
    });
  }
  EXPECT_GE(most, 2U);
  EXPECT_LE(most, 6U);
}

}  // namespace krypta::vampire_empire::test::components_test
