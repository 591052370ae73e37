#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "server/table/shown.hpp"
#include "tests/games.hpp"
#include "tests/server/house.hpp"

/// Two people at a table send any messages at all, one after the other. Each is answered once; what is refused has
/// changed nothing; and the table is what its entries say.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace krypta;
  using namespace krypta::server;
  test::House house;
  house.workers.hold = true;  // bots would play whole matches
  Created created{.game = "nowa-huta", .setup = {3, {}}, .listed = true, .host = 100};
  created.sitters = {
      {Sitter::Kind::person, 100, "A", {}}, {Sitter::Kind::person, 101, "B", {}}, {Sitter::Kind::bot, 0, {}, "easy"}};
  created.invitation = "key";
  house.put_table("t", created);
  test::Guest one{house, {100, "A"}};
  test::Guest two{house, {101, "B"}};
  one.open("t");
  two.open("t");

  std::string_view rest{reinterpret_cast<const char*>(data), size};
  for (int i = 0; !rest.empty() && i < 40; ++i) {
    test::Guest& sender = i % 2 == 0 ? one : two;
    const std::size_t end = rest.find('\n');
    const std::size_t heard = sender.heard().size();
    const std::size_t entries = house.store().raw("t").size();
    sender.say(rest.substr(0, end));
    unsigned answers = 0;
    bool refused = false;
    for (std::size_t m = heard; m < sender.heard().size(); ++m) {
      const Value message = sender.message(m);
      const Value* ok = message.find("ok");
      if (ok == nullptr) continue;
      ++answers;
      refused = !*ok->boolean();
    }
    if (answers != 1) std::abort();
    if (refused && house.store().raw("t").size() != entries) std::abort();
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
  Table again{built_in_games(), "t"};
  for (const store::Entry& entry : house.store().raw("t")) again.add(entry);
  if (!again.frozen().empty()) std::abort();
  house.look_into("t", [&](const Table& table) {
    for (const Seat s : {seat(0), seat(1), seat(2), Seat::spectator}) {
      const auto& english = *text::Speech::in("en");
      if (to_json(packet(table, s, 0, english)) != to_json(packet(again, s, 0, english))) std::abort();
    }
  });
  return 0;
}
