#include "server/table/entry.hpp"

#include <gtest/gtest.h>

namespace krypta::server::entry_test {
namespace {

Created full() {
  Created created{.game = "nowa-huta", .rules_version = 3, .setup = {3, {{"elder", "1"}}}};
  created.clock = {ClockSettings::Kind::bank, 60'000, 1'000};
  created.watching = Watching::nobody;
  created.listed = true;
  created.host = 42;
  created.sitters = {{Sitter::Kind::person, 42, "Żaba \"A\"", {}}, {Sitter::Kind::bot, 0, {}, "hard"}, {}};
  created.invitation = "key";
  for (std::size_t i = 0; i < created.secret.size(); ++i) created.secret[i] = static_cast<std::uint8_t>(i * 9);
  created.previous = "before";
  created.limit = 90;
  return created;
}

TEST(EntryTest, EveryKindIsReadAsItWasWritten) {
  const std::vector<Body> all{full(),
                              Sat{seat(1), {Sitter::Kind::person, 7, "Ő", {}}},
                              Sat{seat(1), {}},
                              Stirred{seat(2), "abc"},
                              Started{{"elder:1"}},
                              Started{{}, {{"h01", 0xFEDCBA9876543210U}, {"h02", 7}}},
                              Chose{seat(0), "move:cw1", "my-id", {"a", "b"}, 0xFEDCBA9876543210U},
                              Chose{seat(0), "move:cw1", "", {}, 0},
                              Chose{seat(0), "done", "", {}, 7, true},
                              AsksAlways{seat(1), true},
                              SetStops{seat(1), {"mine", "all"}, true},
                              WantedNoMore{seat(2), 65'537},
                              WentAway{seat(1), WentAway::Why::called},
                              CameBack{seat(1)},
                              Said{seat(1), "\"quoted\" \\ ő"},
                              AskedBack{seat(0)},
                              AskedBack{seat(0), SeatSet::of(seat(1)) | SeatSet::of(seat(2))},
                              Answered{seat(0), true},
                              TookBack{seat(0)},
                              Resumed{-1234},
                              Resumed{1234, true},
                              Paused{77},
                              PlayAgain{"next"},
                              AskedEnd{seat(1), true},
                              Closed{Closed::Why::agreed},
                              Halted{"seat 1 chose x: too much"},
                              Brings{seat(2), "a deck"},
                              TimeCalled{0xFEDCBA9876543210U}};
  EXPECT_EQ(all.size(), std::variant_size_v<Body> + 6);
  for (const Body& body : all) {
    const std::string text = write_body(body);
    const auto read = read_body(text);
    ASSERT_TRUE(read) << text << ": " << read.refusal().message;
    EXPECT_EQ(read->index(), body.index());
    EXPECT_EQ(write_body(*read), text);
  }
  const auto created = std::get<Created>(*read_body(write_body(full())));
  EXPECT_EQ(created.secret, full().secret);
  EXPECT_EQ(created.sitters, full().sitters);
  EXPECT_EQ(created.clock, full().clock);
  EXPECT_EQ(created.watching, Watching::nobody);
  EXPECT_EQ(created.limit, 90U);
  EXPECT_EQ(std::get<TimeCalled>(*read_body(write_body(all.back()))).hash, 0xFEDCBA9876543210U);
  const auto chose = std::get<Chose>(*read_body(write_body(all[6])));
  EXPECT_EQ(chose.hash, 0xFEDCBA9876543210U);
  EXPECT_EQ(chose.chance, (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(chose.id, "my-id");
  EXPECT_EQ(std::get<Started>(*read_body(write_body(all[5]))).cards, std::get<Started>(all[5]).cards);
}

TEST(EntryTest, ALimitIsOfOneMinuteToTenHoursAndTablesOfBeforeHaveNone) {
  Created created = full();
  created.limit = 0;
  const std::string without = write_body(created);
  EXPECT_EQ(without.find("limit"), std::string::npos);
  EXPECT_EQ(std::get<Created>(*read_body(without)).limit, 0U);
  const auto with = [&](const std::string& limit) {
    return read_body(without.substr(0, without.size() - 1) + ",\"limit\":" + limit + "}");
  };
  for (const char* good : {"1", "600"}) EXPECT_TRUE(with(good)) << good;
  for (const char* bad : {"0", "601", "-5", "1.5", "\"60\"", "null"}) EXPECT_FALSE(with(bad)) << bad;
}

TEST(EntryTest, WhatIsDamagedIsNamed) {
  for (const std::string_view bad :
       {"", "{}", "[]", R"({"do":"danced"})", R"({"do":"chose","seat":0,"option":"x"})",
        R"({"do":"chose","seat":99,"option":"x","hash":"1"})",
        R"({"do":"chose","seat":"chance","option":"x","hash":"1"})",
        R"({"do":"chose","seat":0,"option":"x","hash":"xyz"})", R"({"do":"answered","seat":1})", R"({"do":"time"})",
        R"({"do":"away","seat":1,"why":"bored"})", R"({"do":"sat","seat":1})",
        R"({"do":"started","chance":[],"cards":{"h01":"12"}})", R"({"do":"created","game":"nowa-huta"})"}) {
    const auto read = read_body(bad);
    EXPECT_FALSE(read) << bad;
    if (!read) {
      EXPECT_FALSE(read.refusal().message.empty());
    }
  }
}

}  // namespace
}  // namespace krypta::server::entry_test
