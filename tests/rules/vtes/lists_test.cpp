#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>

#include "engine/games/vtes/cards.hpp"
#include "engine/games/vtes/state.hpp"

/// The lists at the end of the rule book against what is printed on all cards there are.
namespace krypta::rules::vtes_lists_test {

using namespace vtes;

namespace {

/// Everything that a column of the crypt names, in small letters.
template <class Column>
std::set<std::string> named_in_crypt(Column column) {
  std::set<std::string> all;
  for (const CardId card : facts().all()) {
    if (!is_crypt(card) || facts().crypt(card).imbued) continue;
    for (std::string name : column(facts().crypt(card))) {
      for (char& c : name) c = c == ' ' ? '_' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
      all.insert(name);
    }
  }
  return all;
}

std::vector<std::string> codes(const CryptFacts& printed) {
  std::vector<std::string> all;
  for (const std::string_view code : split(printed.disciplines, ' ')) {
    if (!code.empty()) all.emplace_back(code);
  }
  return all;
}
std::vector<std::string> clan(const CryptFacts& printed) { return {std::string{printed.clan}}; }

const CardInfo& of(std::string_view id) { return Cards::built_in()->info(*card_called(id)); }

// VT-741, VT-742
TEST(VtesLists, TheDisciplinesAreThoseOfTheBookAndEveryVampireHasSome) {
  const std::set<std::string> printed = named_in_crypt(codes);
  constexpr std::array<std::string_view, 10> current{"ani", "aus", "tha", "cel", "dom",
                                                     "for", "obf", "pot", "pre", "pro"};
  constexpr std::array<std::string_view, 18> legacy{"abo", "chi", "dai", "dem", "mel", "myt", "nec", "obe", "obt",
                                                    "qui", "san", "ser", "spi", "tem", "thn", "val", "vic", "vis"};
  for (const auto& list :
       {std::set<std::string>{current.begin(), current.end()}, std::set<std::string>{legacy.begin(), legacy.end()}}) {
    for (const std::string& code : list) {
      EXPECT_TRUE(named<Discipline>(code).has_value()) << code;
      EXPECT_TRUE(printed.contains(code)) << code;
    }
  }
  // The tables are open: what is printed besides is known, too.
  for (const std::string& code : printed) EXPECT_TRUE(named<Discipline>(code).has_value()) << code;
}

// VT-743, VT-744
TEST(VtesLists, TheClansAreThoseOfTheBookAndEveryVampireHasOne) {
  const std::set<std::string> printed = named_in_crypt(clan);
  constexpr std::array<std::string_view, 14> current{"banu_haqim", "brujah",   "caitiff",   "gangrel", "lasombra",
                                                     "malkavian",  "ministry", "nosferatu", "ravnos",  "salubri",
                                                     "toreador",   "tremere",  "tzimisce",  "ventrue"};
  constexpr std::array<std::string_view, 30> legacy{"abomination",
                                                    "ahrimane",
                                                    "akunanse",
                                                    "baali",
                                                    "blood_brother",
                                                    "brujah_antitribu",
                                                    "daughter_of_cacophony",
                                                    "gangrel_antitribu",
                                                    "gargoyle",
                                                    "giovanni",
                                                    "guruhi",
                                                    "harbinger_of_skulls",
                                                    "ishtarri",
                                                    "kiasyd",
                                                    "malkavian_antitribu",
                                                    "nagaraja",
                                                    "nosferatu_antitribu",
                                                    "osebo",
                                                    "pander",
                                                    "salubri_antitribu",
                                                    "samedi",
                                                    "toreador_antitribu",
                                                    "tremere_antitribu",
                                                    "true_brujah",
                                                    "ventrue_antitribu",
                                                    "brujah",
                                                    "gangrel",
                                                    "lasombra",
                                                    "ravnos",
                                                    "tremere"};
  for (const auto& list :
       {std::set<std::string>{current.begin(), current.end()}, std::set<std::string>{legacy.begin(), legacy.end()}}) {
    for (const std::string& name : list) {
      EXPECT_TRUE(named<Clan>(name).has_value()) << name;
      EXPECT_TRUE(printed.contains(name)) << name;
    }
  }
  for (const std::string& name : printed) EXPECT_TRUE(named<Clan>(name).has_value()) << name;
}

// VT-745: a vampire of the old name and one of the new are of one clan, and so are those who know what was Thaumaturgy.
TEST(VtesLists, OldNamesAreNewOnes) {
  for (const std::string_view old : {"assamite", "follower_of_set", "followers_of_set"})
    EXPECT_FALSE(named<Clan>(old).has_value()) << old;
  EXPECT_EQ(of("alashrad_amr_of_alamut").clan, Clan::BanuHaqim) << "printed as an Assamite";
  EXPECT_EQ(of("abdelsobek").clan, Clan::Ministry) << "printed as a Follower of Set";
  EXPECT_EQ(of("aisling_sturbridge").disciplines[Discipline::BloodSorcery], Level::Superior)
      << "printed with Thaumaturgy";
  EXPECT_EQ(of("theft_of_vitae").needed[Discipline::BloodSorcery], Level::Basic);
}

// VT-746: whatever is printed on a library card is one of the kinds, and a master card is of no other kind besides.
TEST(VtesLists, TheKindsOfLibraryCards) {
  std::set<CardKind> found;
  for (const CardId card : facts().all()) {
    if (is_crypt(card)) continue;
    const CardInfo& info = Cards::built_in()->info(card);
    const auto types = split(facts().library(card).types, '/');
    EXPECT_EQ(info.kinds.size(), types.size()) << facts().name(card);
    for (const CardKind kind : all_of<CardKind>()) {
      if (info.is(kind)) found.insert(kind);
    }
  }
  const std::set<CardKind> listed{CardKind::Action,    CardKind::Modifier, CardKind::Ally,       CardKind::Combat,
                                  CardKind::Equipment, CardKind::Event,    CardKind::Political,  CardKind::Reaction,
                                  CardKind::Retainer,  CardKind::Master,   CardKind::Conviction, CardKind::Power,
                                  CardKind::Reflex};
  std::set<CardKind> printed = listed;
  printed.erase(CardKind::Reflex);  // one of two things that a card is, and no type of its own
  for (const CardKind kind : found) EXPECT_TRUE(listed.contains(kind)) << name_of(kind);
  for (const CardKind kind : printed) EXPECT_TRUE(found.contains(kind)) << name_of(kind);
  EXPECT_FALSE(found.contains(CardKind::Vampire));
  EXPECT_FALSE(found.contains(CardKind::Imbued));
}

}  // namespace
}  // namespace krypta::rules::vtes_lists_test
