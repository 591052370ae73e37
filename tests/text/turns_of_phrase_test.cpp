#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "embedded/catalogues.hpp"
#include "text/speech.hpp"

/// Turns of phrase that read like a machine were written anew, and stay away.
namespace krypta::text::turns_of_phrase_test {
namespace {

struct Turns {
  std::string_view language;
  std::vector<std::string_view> phrases;
};

/// In any sentence, on cards too.
const std::array<Turns, 3> banned{{
    {"en", {"where X is", "where { $letter }", "the smaller of", "the larger of", "(owner:", "up to 9 ", "step 3."}},
    {"pl",
     {"gdzie X to", "gdzie { $letter }", "mniejsza z liczb", "większa z liczb",
      "(właściciel:", "(gracz:", "gotowy wybór", "gotową odpowiedź", "gotową ofertę", "najwyżej 9 ", "kroku 3 "}},
    {"hu",
     {"ahol X", "ahol { $letter }", "a kisebbik e két", "a nagyobbik e két", "(tulajdonos:", "Szombat ór",
      "Játssz most", "legfeljebb 9 ", "3. lépésé"}},
}};

std::string read(const std::filesystem::path& path) {
  std::ifstream file{path};
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

struct File {
  std::string name;
  std::string text;
};

/// The sentences of the engine and the server, those of the client and of the lessons, and all that stands on cards.
std::vector<File> files_in(std::string_view language) {
  std::vector<File> files;
  for (const std::string_view key : catalogues::embedded_keys()) {
    if (key.starts_with(language) && key.find("/rules/") == std::string_view::npos)
      files.push_back({std::string{key}, std::string{*catalogues::embedded(key)}});
  }
  const std::filesystem::path tests{KRYPTA_TESTS_DIR};
  for (const char* folder : {"../web/words", "../lessons/words"}) {
    for (const auto& entry : std::filesystem::directory_iterator{tests / folder / language})
      files.push_back({entry.path().string(), read(entry.path())});
  }
  for (const char* cards : {"", "vendetta-", "made-up-"}) {
    const std::filesystem::path path = tests / "text/card_texts" / (cards + std::string{language} + ".txt");
    files.push_back({path.string(), read(path)});
  }
  return files;
}

/// Comments tell of what stands below and are no sentences.
template <class Judge>
void for_each_line(const File& file, Judge judge) {
  std::istringstream lines{file.text};
  unsigned number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (!line.starts_with("#")) judge(line, file.name + ":" + std::to_string(number) + ": " + line);
  }
}

TEST(TurnsOfPhrase, ThatReadLikeAMachineDoNotReturn) {
  for (const Turns& turns : banned) {
    const std::vector<File> files = files_in(turns.language);
    EXPECT_GE(files.size(), 20U) << turns.language;
    for (const File& file : files) {
      EXPECT_FALSE(file.text.empty()) << file.name;
      for_each_line(file, [&](const std::string& line, const std::string& where) {
        for (const std::string_view phrase : turns.phrases)
          EXPECT_EQ(line.find(phrase), std::string::npos) << "“" << phrase << "” in " << where;
      });
    }
  }
}

/// A name stands in its place as it is, or in a form that the language has for it: nothing is glued to it, and no title
/// in another case stands before it.
TEST(TurnsOfPhrase, NamesOfPlayersAreInflectedOrLeftAlone) {
  const auto is_name = [](std::string_view after) {
    for (const std::string_view name : {"seat", "owner", "other", "from", "target", "name", "attacker", "defender"}) {
      if (after.starts_with(std::string{name} + " }")) return true;
    }
    return false;
  };
  for (const std::string_view language : {"pl", "hu"}) {
    for (const File& file : files_in(language)) {
      bool of_names = false;
      for_each_line(file, [&](const std::string& line, const std::string& where) {
        // The message that makes these forms may say "graczowi { $name }".
        if (line.starts_with("seat-")) of_names = line.starts_with("seat-name-in");
        if (!line.starts_with(" ") && !line.starts_with("}") && !line.starts_with("seat-")) of_names = false;
        for (std::size_t at = line.find("{ $"); at != std::string::npos; at = line.find("{ $", at + 1)) {
          if (of_names || !is_name(std::string_view{line}.substr(at + 3))) continue;
          const std::string before = line.substr(0, at);
          for (const std::string_view title : {"gracza ", "graczowi ", "graczem ", "graczu "})
            EXPECT_FALSE(before.ends_with(title)) << where;
          const std::size_t end = line.find('}', at) + 1;
          const auto next = end < line.size() ? static_cast<unsigned char>(line[end]) : ' ';
          // The letters beyond ASCII begin with these bytes, quotation marks and dashes with others.
          const bool letter = (next >= 0xC3 && next <= 0xC5) || (next >= 'a' && next <= 'z');
          EXPECT_FALSE(letter || next == '-') << where;
        }
      });
    }
  }
}

/// Rule numbers wait behind a hover; only pages to read in a terminal have them.
TEST(TurnsOfPhrase, NoRuleNumbersStandInSentences) {
  const auto names_rule = [](std::string_view text) {
    for (const std::string_view prefix : {"NH-", "MA-", "VE-", "VD-"}) {
      for (std::size_t at = text.find(prefix); at != std::string_view::npos; at = text.find(prefix, at + 1)) {
        const std::string_view after = text.substr(at + prefix.size());
        if (!after.empty() && after.front() >= '0' && after.front() <= '9') return true;
      }
    }
    return false;
  };
  for (const std::string_view language : languages()) {
    for (const File& file : files_in(language)) {
      for_each_line(file, [&](const std::string& line, const std::string& where) {
        const bool of_page = line.find("-guide-") != std::string::npos || line.find("play-") != std::string::npos;
        EXPECT_TRUE(of_page || !names_rule(line)) << where;
      });
    }
  }
}

TEST(NamesOfPlayers, ColoursAreInflectedAndOtherNamesAreNot) {
  const Speech& polish = *Speech::in("pl");
  EXPECT_EQ(polish.name_in("dat", "Niebieski"), "Niebieskiemu");
  EXPECT_EQ(polish.name_in("gen", "Czerwony"), "Czerwonego");
  EXPECT_EQ(polish.name_in("ins", "Niebieski"), "Niebieskim");
  EXPECT_EQ(polish.name_in("ins", "Złoty"), "Złotym");
  EXPECT_EQ(polish.name_in("dat", "Ada"), "graczowi Ada");
  const Speech& hungarian = *Speech::in("hu");
  EXPECT_EQ(hungarian.name_in("abl", "Kék"), "Kéktől");
  EXPECT_EQ(hungarian.name_in("dat", "Sárga"), "Sárgának");
  EXPECT_EQ(hungarian.name_in("abl", "Ada"), "Ada játékostól");
  EXPECT_TRUE(Speech::in("en")->name_forms().empty());
}

TEST(NamesOfPlayers, StandInTheCaseThatTheSentenceAsksFor) {
  const auto stolen = [](std::string_view language, const std::array<std::string, 3>& names) {
    const Message message{"vd-event-stolen", {{"seat", seat(0)}, {"from", seat(1)}, {"count", std::int64_t{2}}}};
    return Speech::in(language)->say(message, names, seat(2));
  };
  EXPECT_EQ(stolen("pl", {"Czerwony", "Niebieski", "Żółty"}), "Czerwony odbiera Niebieskiemu 2 żetony krwi.");
  EXPECT_EQ(stolen("pl", {"Ada", "Ewa", "Jan"}), "Ada odbiera graczowi Ewa 2 żetony krwi.");
  EXPECT_EQ(stolen("hu", {"Piros", "Kék", "Sárga"}), "Piros 2 vért lop Kéktől.");
}

}  // namespace
}  // namespace krypta::text::turns_of_phrase_test
