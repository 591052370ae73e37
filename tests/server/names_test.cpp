#include "server/people/names.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/people/skeleton.hpp"
#include "server/utf8.hpp"

namespace krypta::server::names_test {
namespace {

std::string text_of(std::string_view name) {
  const auto checked = check_name(name);
  const auto* good = std::get_if<Name>(&checked);
  return good != nullptr ? good->text : std::get<Problem>(checked).key;
}

std::string key_of(std::string_view name) {
  const auto checked = check_name(name);
  const auto* problem = std::get_if<Problem>(&checked);
  if (problem == nullptr) return "";
  EXPECT_EQ(problem->code, "bad-name");
  return problem->key;
}

std::string utf8(char32_t point) {
  std::string text;
  append_utf8(text, point);
  return text;
}

std::string times(int count, std::string_view letter) {
  std::string text;
  for (int i = 0; i < count; ++i) text += letter;
  return text;
}

TEST(Name, MayHaveLettersDigitsSpacesAndFourMarks) {
  for (const std::string name : {"Anna", "anna_7", "O'Neill-Smith Jr.", "42", "Żółw", "Őrült Űr", "Íñigo", "Ștefan",
                                 "Иван", "Ελένη", "שרה", "علي", "さくら", "李明", "김철수", "Nguyễn Ơ"})
    EXPECT_EQ(text_of(name), name);
}

TEST(Name, LosesSpacesAtItsEndsAndKeepsSingleOnesInside) {
  EXPECT_EQ(text_of("  Anna   Maria "), "Anna Maria");
  EXPECT_EQ(text_of("A  B"), "A B");
}

TEST(Name, HasTwoToTwentyFourCodePoints) {
  EXPECT_EQ(key_of(""), "server-name-too-short");
  EXPECT_EQ(key_of("    "), "server-name-too-short");
  EXPECT_EQ(key_of(" ż "), "server-name-too-short");
  EXPECT_EQ(text_of("żó"), "żó");
  EXPECT_EQ(text_of(times(24, "ż")), times(24, "ż"));
  EXPECT_EQ(text_of("  " + times(24, "李") + "  "), times(24, "李"));
  EXPECT_EQ(key_of(times(25, "ż")), "server-name-too-long");
  EXPECT_EQ(key_of(times(60'000, "a")), "server-name-too-long");
}

TEST(Name, NeedsALetterOrADigit) {
  EXPECT_EQ(key_of("-- ..'"), "server-name-no-letter");
  EXPECT_EQ(text_of(".a"), ".a");
}

TEST(Name, MustBeUtf8) {
  for (const std::string name : {"ab\xFF", "ab\xC5", "ab\xC0\xAF", "ab\xED\xA0\x80", "ab\xF5\x80\x80\x80", "\x80xy"})
    EXPECT_EQ(key_of(name), "server-name-encoding") << name;
}

TEST(Name, HasNothingThatHidesBreaksOrTurnsText) {
  constexpr char32_t refused[]{0x00,   0x09,   0x0A,    0x0D,     0x1B,   0x7F,   0x85,   0x9F,    // control
                               0xA0,   0x3000, 0x2003,  0x2028,   0x2029,                          // spaces, lines
                               0x200B, 0x200C, 0x200D,  0x2060,   0xFEFF, 0xAD,   0x3164, 0x115F,  // of no width
                               0x061C, 0x200E, 0x200F,  0x202A,   0x202E, 0x2066, 0x2069,          // direction
                               0xE000, 0xF8FF, 0xF0000, 0x10FFFD,                                  // private
                               0x301,  0x363,  0xFE0F,  0xE0001,  0xFFFD, 0xFFFF,  // marks, tags, no letter
                               U'@',   U'<',   U'/',    U'"',     U'×',   U'÷',   U'☃',   0x1F600};
  for (const char32_t point : refused)
    EXPECT_EQ(key_of("ab" + utf8(point) + "cd"), "server-name-character") << std::hex << std::uint32_t{point};
}

TEST(FoldedName, IsTheSameForCapitalAndSmallLetters) {
  EXPECT_EQ(folded("ŻÓŁW"), "żółw");
  EXPECT_EQ(folded("ŐR"), "őr");
  EXPECT_EQ(folded("ZAŻÓŁĆ GĘŚLĄ JAŹŃ"), "zażółć gęślą jaźń");
  EXPECT_EQ(folded("ÁRVÍZTŰRŐ TÜKÖRFÚRÓGÉP"), "árvíztűrő tükörfúrógép");
  EXPECT_EQ(folded("ÀÖØÞß"), "àöøþß");
  EXPECT_EQ(folded("ĀĮİIJĶĹŇŊŶŸŹŽſ"), "āįiijķĺňŋŷÿźžs");
  EXPECT_EQ(folded("ИВАН Ё"), "иван ё");
  EXPECT_EQ(folded("ΈΛΣΌΣ"), folded("έλσός"));
  EXPECT_EQ(folded("Anna"), "anna");
}

TEST(FoldedName, KeepsApartWhatIsNotTheSameLetter) {
  EXPECT_NE(folded("łan"), folded("lan"));
  EXPECT_NE(folded("őr"), folded("ör"));
  EXPECT_NE(folded("×"), folded("÷"));  // 0x20 apart, like a capital and its letter
  EXPECT_NE(folded("ı"), folded("i"));
}

TEST(FoldedName, HasSingleSpaces) { EXPECT_EQ(folded("  Anna   MARIA "), "anna maria"); }

TEST(FoldedName, IsWhatACheckedNameCarries) {
  EXPECT_EQ(std::get<Name>(check_name(" ŻÓŁW  1 ")), (Name{"ŻÓŁW 1", "żółw 1", "żółvvl"}));
}

TEST(FoldedName, IsANameOfTheSameLengthThatFoldsToItself) {
  for (char32_t point = 1; point < 0x11000; ++point) {
    if (point >= 0xD800 && point <= 0xDFFF) continue;
    const auto checked = check_name("xx" + utf8(point));
    const auto* name = std::get_if<Name>(&checked);
    if (name == nullptr) continue;
    EXPECT_EQ(text_of(name->folded), name->folded) << std::hex << std::uint32_t{point};
    EXPECT_EQ(folded(name->folded), name->folded) << std::hex << std::uint32_t{point};
    EXPECT_EQ(utf8_length(name->folded), utf8_length(name->text)) << std::hex << std::uint32_t{point};
  }
}

TEST(FoldedName, SurvivesWhatIsNoUtf8) { EXPECT_EQ(folded("A\xFFZ"), "a\xFFz"); }

TEST(Skeleton, IsTheSameForNamesThatLookAlike) {
  for (const auto& [name, other] :
       std::vector<std::pair<std::string, std::string>>{{"Hope", "Норе"},  // Cyrillic
                                                        {"Ala", "Αla"},    // the first letter is Greek
                                                        {"OTTO", "ОТТО"},  // Cyrillic
                                                        {"Bea", "Веа"},    // a Cyrillic capital that looks like B
                                                        {"KATH", "ΚΑΤΗ"},  // Greek
                                                        {"noo", "ոօօ"},    // Armenian
                                                        {"Ian", "lan"},
                                                        {"Ian", "1an"},
                                                        {"Bob", "B0b"},
                                                        {"Ala", "A l a"},
                                                        {"Ala", "Ala."},
                                                        {"Anna-Maria", "anna_maria"},
                                                        {"Bernard", "Bemard"},
                                                        {"Wanda", "VVanda"},
                                                        {"Ștefan", "Ştefan"},
                                                        {"ニコ", "二コ"}})
    EXPECT_EQ(skeleton_of(name), skeleton_of(other)) << name << " " << other;
}

TEST(Skeleton, TellsApartWhatReadersTellApart) {
  const std::vector<std::string> names{"Bela", "Béla", "Lukasz", "Łukasz", "Zoe",  "Zoë",    "Őrs",  "Örs",
                                       "Ors",  "Jan",  "Jan 2",  "Jan 3",  "Иван", "Иванна", "Ivan", "Ελένη",
                                       "Eva",  "Éva",  "Żółw",   "Zolw",   "ian",  "lan",    "李明", "김철수"};
  for (std::size_t i = 0; i < names.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_NE(skeleton_of(names[i]), skeleton_of(names[j])) << names[i] << " " << names[j];
}

TEST(Skeleton, OfADifferentSpellingOfTheSameNameIsOfNoConcern) {
  EXPECT_EQ(folded("Ian"), folded("ian"));
  EXPECT_NE(skeleton_of("Ian"), skeleton_of("ian")) << "one looks like lan, the other does not";
}

TEST(Name, IsOfOneScript) {
  for (const std::string name : {"Аlа", "Alа", "Иvan", "Ελένη Ivan", "李Ming", "Naďа"})
    EXPECT_EQ(key_of(name), "server-name-scripts") << name;
  for (const std::string name : {"Анна 7", "さくら李", "서울 漢", "Dvořák-Łoś", "O'Ελένη"})
    EXPECT_EQ(key_of(name), name == "O'Ελένη" ? "server-name-scripts" : "") << name;
  EXPECT_TRUE(std::holds_alternative<Name>(read_name("Аlа"))) << "somebody may have it from before";
}

}  // namespace
}  // namespace krypta::server::names_test
