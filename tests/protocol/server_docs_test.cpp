#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "server/hall/archivist.hpp"
#include "server/limits/limits.hpp"
#include "server/limits/rates.hpp"
#include "server/table/limits.hpp"
#include "tests/games.hpp"
#include "tests/protocol/site.hpp"

/// The server's part of docs/protocol.md says what the server does: its session is played again, and its tables have
/// every route, request, line, field and code that there is, and no other.
namespace krypta::server::test::server_docs_test {
namespace {

using Words = std::set<std::string>;

const std::string left_out = "…";

std::string read(const std::string& path) {
  std::ifstream file{std::string{KRYPTA_DOCS_DIR} + "/../" + path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

/// The sources in a folder and below, as `read` wants them.
std::vector<std::string> files_below(const std::string& folder) {
  const std::filesystem::path root = std::filesystem::path{KRYPTA_DOCS_DIR}.parent_path();
  std::vector<std::string> all;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{root / folder}) {
    if (entry.path().extension() == ".cpp") all.push_back(entry.path().lexically_relative(root).string());
  }
  return all;
}

std::string between(const std::string& text, const std::string& begin, const std::string& end) {
  const std::size_t from = text.find(begin);
  EXPECT_NE(from, std::string::npos) << begin;
  if (from == std::string::npos) return {};
  const std::size_t start = from + begin.size();
  return text.substr(start, text.find(end, start) - start);
}

Words matches(const std::string& text, const std::string& pattern) {
  Words words;
  const std::regex expression{pattern};
  for (std::sregex_iterator it{text.begin(), text.end(), expression}; it != std::sregex_iterator{}; ++it)
    words.insert((*it)[1]);
  return words;
}

Words in_ticks(const std::string& text) { return matches(text, "`([^`\n]+)`"); }

/// The rows of the table whose head begins so: the words in the first cell lead to the whole row.
std::map<std::string, std::string> rows(const std::string& head) {
  std::istringstream table{between(read("docs/protocol.md"), "\n| " + head, "\n\n")};
  std::map<std::string, std::string> all;
  std::string line;
  while (std::getline(table, line)) {
    if (!line.starts_with("| `")) continue;
    for (const std::string& word : in_ticks(line.substr(0, line.find('|', 1)))) all[word] = line;
  }
  EXPECT_FALSE(all.empty()) << head;
  return all;
}

Words keys(const std::map<std::string, std::string>& map) {
  Words words;
  for (const auto& [key, value] : map) words.insert(key);
  return words;
}

/// Compares what is written with what is. Ids and times differ from run to run, so those are only compared with
/// themselves: `known` has what stands for what is written.
class Comparison {
 public:
  [[nodiscard]] std::string translated(std::string text) const {
    for (const auto& [written, real] : known_) {
      for (std::size_t at = 0; (at = text.find(written, at)) != std::string::npos; at += real.size())
        text.replace(at, written.size(), real);
    }
    return text;
  }

  bool same(const Value& written, const Value& real, const std::string& name = "") {
    if (written == Value{left_out}) return true;
    if (written.object() != nullptr && real.object() != nullptr) return same_members(written, real);
    if (written.array() != nullptr && real.array() != nullptr) return same_items(*written.array(), *real.array(), name);
    static const Words times{"at", "until", "left", "now"};
    if (times.contains(name)) return written.integer() != nullptr && real.integer() != nullptr;
    static const Words ids{"table", "invitation", "commitment"};
    if (ids.contains(name) && written.text() != nullptr && real.text() != nullptr)
      return known_.emplace(*written.text(), *real.text()).first->second == *real.text();
    return written == real;
  }

 private:
  bool same_members(const Value& written, const Value& real) {
    const bool shortened = written.find(left_out) != nullptr;
    if (!shortened && written.object()->size() != real.object()->size()) return false;
    return std::ranges::all_of(*written.object(), [&](const Value::Member& member) {
      if (member.first == left_out) return true;
      const Value* found = real.find(member.first);
      return found != nullptr && same(member.second, *found, member.first);
    });
  }
  bool same_items(const Value::Array& written, const Value::Array& real, const std::string& name) {
    const bool shortened = !written.empty() && written.back() == Value{left_out};
    const std::size_t count = written.size() - (shortened ? 1 : 0);
    if (shortened ? real.size() < count : real.size() != count) return false;
    for (std::size_t i = 0; i < count; ++i) {
      if (!same(written[i], real[i], name)) return false;
    }
    return true;
  }

  std::map<std::string, std::string> known_;
};

TEST(ServerDocs, TheSessionGoesAsWritten) {
  SiteUnderTest site;
  Comparison comparison;
  SiteUnderTest::Answer answer;
  std::istringstream lines{between(read("docs/protocol.md"), "```text session\n", "\n```")};
  std::string line;
  unsigned heard = 0;
  while (std::getline(lines, line)) {
    std::istringstream words{line};
    std::string who;
    std::string what;
    std::string rest;
    words >> who >> what >> std::ws;
    std::getline(words, rest);
    if (what == "GET" || what == "POST") {
      const std::string request = comparison.translated(rest);
      const std::size_t space = std::min(request.find(' '), request.size());
      const std::string body = space < request.size() ? request.substr(space + 1) : "";
      answer = site.call(who, what, request.substr(0, space), body);
    } else if (what == "connects") {
      site.connect(who);
    } else if (what == "leaves") {
      site.leave(who);
    } else if (what == ">") {
      site.say(who, comparison.translated(rest));
    } else if (what == "<") {
      const std::string real = site.hear(who);
      ASSERT_TRUE(comparison.same(read_value(rest), read_value(real))) << line << "\nbut it is\n" << real;
      ++heard;
    } else {
      ASSERT_EQ(what, std::to_string(answer.status)) << line << "\nbut it is\n" << answer.body;
      ASSERT_TRUE(comparison.same(read_value(rest), read_value(answer.body))) << line << "\n" << answer.body;
    }
  }
  EXPECT_GE(heard, 30U);
  EXPECT_EQ(site.unheard(), 0U) << "more was sent than is written";
}

TEST(ServerDocs, EveryRouteIsThere) {
  Words routes{"GET /api/games/GAME/cards",
               "POST /api/games/GAME/deck",
               "GET /api/decks/ID",
               "POST /api/decks/ID",
               "POST /api/decks/ID/remove",
               "GET /api/tables/ID/match",
               "GET /api/tables/ID/ratings",
               "GET /api/tables/ID/replay",
               "GET /api/rules/GAME",
               "GET /api/rules/GAME/RULE-ID",
               "GET /health",
               "GET /metrics"};
  const std::string source = read("server/app/app.cpp");
  const std::regex route{R"re(\{"(GET|POST)", "(/[a-z/]+)", &App)re"};
  for (std::sregex_iterator it{source.begin(), source.end(), route}; it != std::sregex_iterator{}; ++it)
    routes.insert((*it)[1].str() + " " + (*it)[2].str());
  EXPECT_EQ(keys(rows("route |")), routes);
}

TEST(ServerDocs, EveryRequestIsThere) {
  EXPECT_EQ(keys(rows("`do` | more fields | answer | may")),
            matches(read("server/hall/visitor.cpp"), R"re(what == "([a-z_]+)")re"));
}

TEST(ServerDocs, EveryCodeIsThereWithItsStatus) {
  const auto codes = rows("code | status |");
  EXPECT_EQ(keys(codes), matches(read("text/catalogues/en/server.ftl"), "server-problem-([a-z-]+) ="));
  const std::string source = read("server/app/app.cpp");
  const std::regex status{R"re(\{"([a-z-]+)", ([0-9]+)\})re"};
  Words other;
  for (std::sregex_iterator it{source.begin(), source.end(), status}; it != std::sregex_iterator{}; ++it) {
    other.insert((*it)[1]);
    EXPECT_TRUE(codes.contains((*it)[1]) && codes.at((*it)[1]).find("| " + (*it)[2].str() + " |") != std::string::npos)
        << (*it)[0];
  }
  EXPECT_FALSE(other.empty());
  for (const auto& [code, row] : codes) {
    const bool plain = row.find("| 400 |") != std::string::npos || row.find("| | ") != std::string::npos;
    EXPECT_TRUE(plain || other.contains(code)) << row;
  }
}

/// What a refusal may be is said beside routes and requests with the words of the table of codes.
TEST(ServerDocs, OnlyKnownCodesAreNamedBesideRequests) {
  const Words codes = keys(rows("code | status |"));
  for (const std::string head : {"route |", "`do` | more fields | answer | may"}) {
    for (const auto& [name, row] : rows(head)) {
      const std::size_t last = row.rfind('|', row.size() - 2);
      for (const std::string& code : in_ticks(row.substr(last)))
        EXPECT_TRUE(codes.contains(code) || code == "start") << name << " " << code;
    }
  }
}

/// docs/operations.md is for who runs the server: every option, metric and event of the log is explained there.
TEST(ServerDocs, WhoRunsItFindsEverythingExplained) {
  const std::string page = read("docs/operations.md");
  const Words written = in_ticks(page);
  Words there = matches(read("server/serve.cpp") + read("server/limits/quotas.cpp") + read("server/trials/trials.cpp"),
                        R"re("(krypta_[a-z_]+)")re");
  const Words options = matches(read("cli/main.cpp"), R"re(serve->add_[a-z]+\("(--[a-z-]+)")re");
  EXPECT_GE(there.size(), 20U);
  EXPECT_GE(options.size(), 9U);
  there.insert(options.begin(), options.end());
  Words events;
  for (const std::string& file : files_below("server")) {
    events.merge(matches(read(file), R"re(log(?:_\.|\.|->)[a-z]+\("([a-z-]+)")re"));
  }
  EXPECT_GE(events.size(), 15U);
  there.merge(events);
  for (const std::string& word : there) EXPECT_TRUE(written.contains(word)) << word;
  for (const std::string& metric : matches(page, "`(krypta_[a-z_]+)`")) EXPECT_TRUE(there.contains(metric)) << metric;
}

TEST(ServerDocs, TheRatesAreThoseOfTheServer) {
  const std::string page = read("docs/protocol.md");
  const auto row = [](const std::string& what, Rate rate) {
    const std::string often = rate.per_second >= 1 ? fmt::format("{} a second", rate.per_second)
                                                   : fmt::format("1 in {} s", 1 / rate.per_second);
    return fmt::format("\n| {} | {} | {} |", what, often, rate.burst);
  };
  const LimitSettings limits;
  for (const std::string& written :
       {row("HTTP requests and sockets opened, from one address", limits.requests_per_address),
        row("new guests and renamings, from one address", limits.guests_per_address),
        row("passwords tried or set, from one address; for one name", limits.logins_per_address),
        row("passwords tried or set, from one address; for one name", limits.logins_per_name),
        row("requests of one person, on all his sockets", limits.requests_per_person),
        row("of these, what is written beside choices", limits.writes_per_person),
        row("tables made by one person", limits.tables_per_person),
        row("replays made for one person", limits.replays_per_person),
        row("links of friends opened or changed, and friends removed, by one person", limits.friends_per_person),
        row("decks that one person has tried", limits.trials_per_person)}) {
    EXPECT_NE(page.find(written), std::string::npos) << written;
  }
}

TEST(ServerDocs, WhatRequestsCostIsWritten) {
  const auto requests = keys(rows("`do` | more fields | answer | may"));
  const auto written = rows("request | of the first | of the second |");
  Words there;
  for (const Cost& cost : costs) {
    there.emplace(cost.request);
    EXPECT_TRUE(requests.contains(std::string{cost.request})) << cost.request;
    const auto found = written.find(std::string{cost.request});
    if (found == written.end()) continue;
    EXPECT_TRUE(found->second.ends_with(fmt::format("| {} | {} |", cost.work, cost.writes))) << found->second;
  }
  EXPECT_EQ(keys(written), there);
}

TEST(ServerDocs, WhatATableBoundsIsWritten) {
  const std::string page = read("docs/protocol.md");
  const Tally& most = most_of_a_person;
  for (const std::string& row :
       {fmt::format("| sit down | {} |", most.sat), fmt::format("| add to chance | {} |", most.stirred),
        fmt::format("| chat | {} |", most.said), fmt::format("| leave a running match | {} |", most.left),
        fmt::format("| choices in a row that nobody else is told of | {} |", most_unnoticed),
        fmt::format("| ask to take back | {} |", most.asked_back),
        fmt::format("| take back without asking | {} |", most.took_back),
        fmt::format("| bots put on chairs, by whoever is host | {} |", most_bots_put)}) {
    EXPECT_NE(page.find("\n" + row), std::string::npos) << row;
  }
}

/// Everything that can be in a packet, found by playing.
class Seen {
 public:
  void take_all(SiteUnderTest& site, const std::string& who) {
    for (std::string text = site.hear(who); !text.empty(); text = site.hear(who)) take(read_value(text));
  }

  Words other;                                        ///< messages that are no packets: their fields
  Words packet;                                       ///< fields of packets
  std::map<std::string, Words> lines;                 ///< by kind
  std::map<std::string, Words> now;                   ///< by field of `now`: the fields in it
  std::string invitation;                             ///< the last that was seen
  std::map<std::string, std::uint32_t> numbers = {};  ///< by table
  std::string option;                                 ///< the last of the last question that was seen, which passes

 private:
  void take(const Value& message) {
    if (message.find("ok") != nullptr) return;
    const bool is_packet = message.find("told") != nullptr;
    for (const auto& [name, value] : *message.object()) (is_packet ? packet : other).insert(name);
    if (!is_packet) return;
    numbers[*message.find("table")->text()] = static_cast<std::uint32_t>(*message.find("number")->integer());
    for (const Value& line : *message.find("told")->array()) {
      Words& fields = lines[*line.find("kind")->text()];
      for (const auto& [name, value] : *line.object()) fields.insert(name);
    }
    const Value* stands = message.find("now");
    if (stands == nullptr) return;
    for (const auto& [name, value] : *stands->object()) note(now[name], value);
    if (const Value* found = stands->find("invitation")) invitation = *found->text();
    if (const Value* asked = stands->find("decision"))
      option = *asked->find("options")->array()->back().find("id")->text();
  }
  static void note(Words& fields, const Value& value) {
    if (value.object() != nullptr) {
      for (const auto& [name, inside] : *value.object()) fields.insert(name);
    } else if (value.array() != nullptr) {
      for (const Value& item : *value.array()) note(fields, item);
    }
  }
};

/// Two people who do everything that there is to do.
class Evening {
 public:
  Evening() {
    for (const std::string who : {"Ala", "Bela"}) {
      site_.call(who, "POST", "/api/guest", R"({"name":")" + who + R"("})");
      site_.connect(who);
    }
  }

  Seen played() {
    table_ = make(
        R"({"game":"nowa-huta","seats":2,"options":{"elder":"0"},"clock":{"kind":"bank","seconds":9,"increment":1}})");
    ask("Ala", "open");
    ask("Bela", "sit", R"("invitation":")" + seen_.invitation + "\"");
    ask("Bela", "open", R"("changes":true)");
    ask("Bela", "stand");
    ask("Ala", "bot", R"("seat":1)");
    ask("Ala", "free", R"("seat":1)");
    ask("Bela", "sit", R"("invitation":")" + seen_.invitation + "\"");
    ask("Bela", "open", R"("changes":true)");  // who has stood up looks no longer
    ask("Ala", "entropy", R"("entropy":"six")");
    ask("Ala", "chat", R"("text":"Good evening")");
    ask("Ala", "start");
    act("Bela", "vampire:gorali");
    act("Ala", "vampire:handlowe");
    ask("Bela", "take_back", R"("ask":true)");
    ask("Ala", "agree", R"("yes":false)");
    act("Ala", "circle:reaction");
    ask("Ala", "take_back");
    ask("Ala", "asks", R"("always":true)");  // which he alone is told, so that from here on their numbers differ
    site_.loop.advance(20'000);              // long enough for one of them
    ask("Ala", "back");
    ask("Ala", "stand");
    ask("Bela", "stand");
    ask("Ala", "again");
    const Value again = read_value(site_.call("Ala", "GET", "/api/mine").body);
    table_ = *again.find("tables")->array()->front().find("table")->text();
    ask("Ala", "open");
    look_at_one_that_is_frozen();
    look_at_one_that_is_archived();
    look_at_one_that_closes();
    look_at_a_lesson();
    look_at_decks_and_stops();
    look_at_one_whose_time_is_up();
    return std::move(seen_);
  }

 private:
  std::string make(const std::string& body) {
    return *read_value(site_.call("Ala", "POST", "/api/tables", body).body).find("table")->text();
  }
  void ask(const std::string& who, const std::string& what, const std::string& more = "", const std::string& id = "1") {
    site_.say(who, fmt::format(R"({{"id":"{}","do":"{}","table":"{}"{}{}}})", id, what, table_, more.empty() ? "" : ",",
                               more));
    hear();
  }
  void act(const std::string& who, const std::string& option) {
    ask(who, "act", fmt::format(R"("number":{},"option":"{}")", seen_.numbers[table_], option), who + option);
  }
  void hear() {
    for (const std::string who : {"Ala", "Bela"}) seen_.take_all(site_, who);
  }
  void look_at_one_that_is_frozen() {
    site_.hall.resume([] {});  // from now on what nobody looks at is unloaded
    table_ = make(R"({"game":"nowa-huta","seats":2,"listed":true})");
    ask("Bela", "sit");
    change_the_rules();
    ask("Ala", "open");
    ask("Ala", "end");
    ask("Bela", "end", R"("yes":false)");
    ask("Bela", "end");
  }
  void look_at_one_that_is_archived() {
    table_ = make(R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"start":true})");
    ask("Ala", "open");
    ask("Ala", "stand");
    ask("Ala", "close");
    Archivist archivist{built_in_games(), site_.loop, site_.workers, site_.store, site_.log};
    archivist.keep(table_);
    site_.loop.run();
    change_the_rules();
    ask("Ala", "open");
  }
  /// As if the program that is started next had others.
  void change_the_rules() {
    site_.loop.advance(200'000);
    std::string& body = site_.store.raw(table_).front().body;
    body.replace(body.find("\"rules_version\":"), 16, "\"rules_version\":9");
  }
  void look_at_one_that_closes() {
    table_ = make(R"({"game":"nowa-huta","seats":2,"sitters":["me","bot:easy"],"listed":true,"watching":"nobody"})");
    ask("Bela", "open");
    ask("Ala", "start");
  }

  void look_at_a_lesson() {
    table_ = make(R"({"game":"nowa-huta","lesson":true})");
    ask("Ala", "open");
    ask("Ala", "start");
  }

  /// Of three seats, since two are never asked at once.
  void look_at_decks_and_stops() {
    table_ = make(R"({"game":"vtes","seats":3,"sitters":["me","bot:easy","bot:easy"]})");
    ask("Ala", "open");
    ask("Ala", "bring", R"("text":"tremere")");
    ask("Ala", "start");
    ask("Ala", "stops", R"("stops":["target"],"able":false)");
    for (unsigned i = 0; i < 500 && !seen_.now["decision"].contains("no_more"); ++i) {
      site_.loop.advance(500);
      hear();
      ask("Ala", "act", fmt::format(R"("number":{},"option":"{}")", seen_.numbers[table_], seen_.option),
          "pass" + std::to_string(i));
    }
    ask("Ala", "no_more");
  }

  void look_at_one_whose_time_is_up() {
    table_ = make(R"({"game":"vtes","seats":3,"sitters":["me","bot:easy","bot:easy"],"limit":1})");
    ask("Ala", "open");
    ask("Ala", "start");
    site_.loop.advance(60'000);
    hear();
  }

  SiteUnderTest site_;
  Seen seen_;
  std::string table_;
};

TEST(ServerDocs, PacketsHaveWhatIsWrittenAndNothingElse) {
  const Seen seen = Evening{}.played();
  EXPECT_EQ(seen.packet, (Words{"table", "seat", "from", "number", "told", "moments", "now", "changed", "gone"}));
  EXPECT_EQ(seen.other, (Words{"table", "here", "watching", "closed"}));
  const auto lines = rows("line `kind` |");
  const auto now = rows("field of `now` |");
  Words kinds;
  for (const auto& [kind, fields] : seen.lines) {
    kinds.insert(kind);
    if (!lines.contains(kind)) continue;
    Words written = in_ticks(lines.at(kind));
    written.insert({"number", "at", "kind"});
    for (const std::string& field : fields) EXPECT_TRUE(written.contains(field)) << kind << "." << field;
  }
  kinds.insert("halted");  // no evening comes to it: it takes a match that outgrows its room
  EXPECT_EQ(keys(lines), kinds);
  Words fields;
  for (const auto& [field, inside] : seen.now) {
    fields.insert(field);
    static const Words elsewhere{"clock", "view", "options"};
    if (!now.contains(field) || elsewhere.contains(field)) continue;
    const Words written = in_ticks(now.at(field));
    for (const std::string& name : inside) EXPECT_TRUE(written.contains(name)) << field << "." << name;
  }
  EXPECT_EQ(keys(now), fields);
}

}  // namespace
}  // namespace krypta::server::test::server_docs_test
