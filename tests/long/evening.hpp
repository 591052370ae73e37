#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/table/propose.hpp"
#include "server/table/shown.hpp"
#include "tests/games.hpp"

namespace krypta::server::test {

/// Takes choices as a server does: each is proposed, written and added. Of Mascarade nobody ever announces anything, so
/// that the match has no end.
class Evening {
 public:
  explicit Evening(std::string_view game, unsigned seats) {
    Created created{
        .game = std::string{game}, .rules_version = find_game(game)->info().rules_version, .setup = {seats, {}}};
    created.host = 100;
    for (unsigned s = 0; s < seats; ++s)
      created.sitters.push_back({Sitter::Kind::person, 100 + s, std::string{"Person "} + static_cast<char>('A' + s)});
    write(created, nullptr);
    take(propose(table, {100, "Person A"}, Start{}));
  }

  [[nodiscard]] bool over() const { return table.match()->pending().over; }

  void choose(Rng& rng) {
    const Seat s = table.match()->pending().must.lowest();
    std::vector<Option> options = table.match()->options(s);
    std::erase_if(options, [](const Option& option) { return option.id.starts_with("announce:"); });
    const std::string option = options[rng.below(static_cast<std::uint32_t>(options.size()))].id;
    std::string id = std::to_string(++choices_);
    id.insert(0, 32 - id.size(), '0');  // as long as those of the client
    take(propose(table, {100 + number(s), {}}, Choose{table.lines_told(s), option, std::move(id)}));
  }

  /// The bytes of the packets that a choice sends to people who keep what they have.
  [[nodiscard]] std::size_t told_of(Rng& rng) {
    choose(rng);
    held_.resize(table.seats() + 1);
    have_.resize(table.seats() + 1);
    std::size_t bytes = 0;
    for (unsigned s = 0; s <= table.seats(); ++s) {
      const std::uint32_t have = std::exchange(have_[s], table.lines_told(observer(s)));
      bytes += to_json(packet(table, observer(s), have, *text::Speech::in("en"), held_[s])).size();
    }
    return bytes;
  }

  Table table{all_games(), "t"};

 private:
  [[nodiscard]] Seat observer(unsigned s) const { return s == table.seats() ? Seat::spectator : seat(s); }
  void write(const Body& body, std::unique_ptr<AnyMatch> next) {
    table.add({table.next_entry(), 1'000'000 + 1000LL * table.next_entry(), write_body(body)}, std::move(next));
  }
  void take(Proposed proposed) {
    auto* proposal = std::get_if<Proposal>(&proposed);
    if (proposal == nullptr) throw std::logic_error{"a legal choice was refused"};
    write(proposal->body, std::move(proposal->next));
  }
  unsigned choices_ = 0;
  std::vector<Held> held_{};
  std::vector<std::uint32_t> have_{};
};

}  // namespace krypta::server::test
