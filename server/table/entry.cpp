#include "server/table/entry.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "engine/core/codec.hpp"
#include "wire/card_prints.hpp"
#include "wire/json.hpp"
#include "wire/shown.hpp"

namespace krypta::server {

namespace {

// The words stand in the store: they may be added to and never changed.
constexpr std::array<std::string_view, 3> sitter_kinds{"nobody", "person", "bot"};
constexpr std::array<std::string_view, 3> watchings{"everyone", "invited", "nobody"};
constexpr std::array<std::string_view, 3> whys{"time", "left", "called"};
constexpr std::array<std::string_view, 4> closings{"agreed", "unstarted", "abandoned", "ordered"};

template <class E, std::size_t N>
std::string_view word(const std::array<std::string_view, N>& words, E value) {
  return words[static_cast<std::size_t>(value)];
}

std::string hex(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

Value list(const std::vector<std::string>& texts) {
  Value::Array all;
  for (const std::string& text : texts) all.emplace_back(text);
  return all;
}

Value sitter_value(const Sitter& sitter) {
  Value value = Value::Object{{"kind", word(sitter_kinds, sitter.kind)}};
  if (sitter.kind == Sitter::Kind::person) {
    value.set("account", sitter.account);
    value.set("name", sitter.name);
    if (sitter.kept) value.set("kept", true);
  } else if (sitter.kind == Sitter::Kind::bot) {
    value.set("level", sitter.level);
  }
  return value;
}

struct Writer {
  Value operator()(const Created& e) const {
    Value options = Value::Object{};
    for (const auto& [name, value] : e.setup.options) options.set(name, value);
    Value::Array sitters;
    for (const Sitter& sitter : e.sitters) sitters.push_back(sitter_value(sitter));
    Value made = Value::Object{{"do", "created"},
                               {"game", e.game},
                               {"rules_version", e.rules_version},
                               {"seats", e.setup.seats},
                               {"options", std::move(options)},
                               {"clock", clock_value(e.clock)},
                               {"watching", word(watchings, e.watching)},
                               {"listed", e.listed},
                               {"host", e.host},
                               {"sitters", std::move(sitters)},
                               {"invitation", e.invitation},
                               {"secret", fair::to_hex(e.secret)},
                               {"previous", e.previous}};
    if (!e.setup.brought.empty()) made.set("brought", list(e.setup.brought));
    if (e.lesson) made.set("lesson", true);
    if (e.rated) made.set("rated", true);
    if (e.limit != 0) made.set("limit", e.limit);
    return made;
  }
  Value operator()(const Sat& e) const {
    return Value::Object{{"do", "sat"}, {"seat", to_value(e.seat)}, {"sitter", sitter_value(e.sitter)}};
  }
  Value operator()(const Stirred& e) const {
    return Value::Object{{"do", "stirred"}, {"seat", to_value(e.seat)}, {"entropy", e.entropy}};
  }
  Value operator()(const Brings& e) const {
    return Value::Object{{"do", "brings"}, {"seat", to_value(e.seat)}, {"text", e.text}};
  }
  Value operator()(const Started& e) const {
    Value value = Value::Object{{"do", "started"}, {"chance", list(e.chance)}};
    if (!e.cards.empty()) value.set("cards", wire::to_value(e.cards));
    if (e.rated) value.set("rated", true);
    return value;
  }
  Value operator()(const Chose& e) const {
    Value value = Value::Object{{"do", "chose"}, {"seat", to_value(e.seat)}, {"option", e.option}};
    if (!e.id.empty()) value.set("id", e.id);
    if (!e.chance.empty()) value.set("chance", list(e.chance));
    value.set("hash", hex(e.hash));
    if (e.passed) value.set("passed", true);
    if (e.near) value.set("near", true);
    return value;
  }
  Value operator()(const TimeCalled& e) const { return Value::Object{{"do", "time"}, {"hash", hex(e.hash)}}; }
  Value operator()(const WentAway& e) const {
    return Value::Object{{"do", "away"}, {"seat", to_value(e.seat)}, {"why", word(whys, e.why)}};
  }
  Value operator()(const CameBack& e) const { return simple("back", e.seat); }
  Value operator()(const Said& e) const {
    return Value::Object{{"do", "said"}, {"seat", to_value(e.seat)}, {"text", e.text}};
  }
  Value operator()(const AskedBack& e) const {
    Value value = simple("asked-back", e.seat);
    if (e.consent) value.set("consent", to_value(*e.consent));
    return value;
  }
  Value operator()(const Answered& e) const {
    return Value::Object{{"do", "answered"}, {"seat", to_value(e.seat)}, {"yes", e.yes}};
  }
  Value operator()(const TookBack& e) const {
    return Value::Object{{"do", "took-back"}, {"seat", to_value(e.seat)}, {"rest", e.rest}};
  }
  Value operator()(const Resumed& e) const {
    Value value = Value::Object{{"do", "resumed"}, {"lost", e.lost}};
    if (e.again) value.set("again", true);
    return value;
  }
  Value operator()(const Paused& e) const { return Value::Object{{"do", "paused"}, {"lost", e.lost}}; }
  Value operator()(const PlayAgain& e) const { return Value::Object{{"do", "again"}, {"table", e.table}}; }
  Value operator()(const AskedEnd& e) const {
    return Value::Object{{"do", "asked-end"}, {"seat", to_value(e.seat)}, {"yes", e.yes}};
  }
  Value operator()(const AsksAlways& e) const {
    return Value::Object{{"do", "asks-always"}, {"seat", to_value(e.seat)}, {"always", e.always}};
  }
  Value operator()(const SetStops& e) const {
    return Value::Object{{"do", "stops"}, {"seat", to_value(e.seat)}, {"stops", list(e.stops)}, {"able", e.able}};
  }
  Value operator()(const WantedNoMore& e) const {
    return Value::Object{{"do", "no-more"}, {"seat", to_value(e.seat)}, {"within", e.within}};
  }
  Value operator()(const Halted& e) const { return Value::Object{{"do", "halted"}, {"why", e.why}}; }
  Value operator()(const Closed& e) const { return Value::Object{{"do", "closed"}, {"why", word(closings, e.why)}}; }

  static Value simple(std::string_view name, Seat s) { return Value::Object{{"do", name}, {"seat", to_value(s)}}; }
};

/// Reads the members of one body; the first that is wrong is remembered and the rest come out empty.
class Reader {
 public:
  explicit Reader(const Value& from) : from_(from) {}
  [[nodiscard]] const std::string& problem() const { return problem_; }

  std::string text(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr || found->text() == nullptr) return wrong<std::string>(name);
    return *found->text();
  }
  std::int64_t integer(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr || found->integer() == nullptr) return wrong<std::int64_t>(name);
    return *found->integer();
  }
  bool boolean(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr || found->boolean() == nullptr) return wrong<bool>(name);
    return *found->boolean();
  }
  /// What is true only where it is said; tables of earlier programs do not say.
  bool said(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr) return false;
    return found->boolean() == nullptr ? wrong<bool>(name) : *found->boolean();
  }
  Seat seat() {
    const auto read = wire::read_seat(from_.find("seat"), max_seats);
    return read && is_player(*read) ? *read : wrong<Seat>("seat");
  }
  std::optional<SeatSet> seats_if_any(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr) return std::nullopt;
    if (found->array() == nullptr) return wrong<std::optional<SeatSet>>(name);
    SeatSet all;
    for (const Value& item : *found->array()) {
      const auto read = wire::read_seat(&item, max_seats);
      if (!read || !is_player(*read)) return wrong<std::optional<SeatSet>>(name);
      all.add(*read);
    }
    return all;
  }
  std::vector<std::string> texts(std::string_view name) {
    std::vector<std::string> all;
    const Value* found = from_.find(name);
    if (found == nullptr) return all;
    if (found->array() == nullptr) return wrong<std::vector<std::string>>(name);
    for (const Value& item : *found->array()) {
      if (item.text() == nullptr) return wrong<std::vector<std::string>>(name);
      all.push_back(*item.text());
    }
    return all;
  }
  template <class E, std::size_t N>
  E one_of(std::string_view name, const std::array<std::string_view, N>& words) {
    const std::string found = text(name);
    for (std::size_t i = 0; i < N; ++i) {
      if (words[i] == found) return static_cast<E>(i);
    }
    return wrong<E>(name);
  }
  std::uint64_t number_in_hex(std::string_view name) {
    const std::string digits = text(name);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
    if (error != std::errc{} || end != digits.data() + digits.size()) return wrong<std::uint64_t>(name);
    return number;
  }
  CardPrints cards_if_any(std::string_view name) {
    const Value* found = from_.find(name);
    if (found == nullptr) return {};
    auto cards = wire::read_card_prints(*found);
    return cards ? *std::move(cards) : wrong<CardPrints>(name);
  }
  Sitter sitter(const Value& value) {
    Reader inside{value};
    Sitter sitter{.kind = inside.one_of<Sitter::Kind>("kind", sitter_kinds)};
    if (sitter.kind == Sitter::Kind::person) {
      sitter.account = inside.integer("account");
      sitter.name = inside.text("name");
      sitter.kept = inside.said("kept");
    } else if (sitter.kind == Sitter::Kind::bot) {
      sitter.level = inside.text("level");
    }
    if (!inside.problem().empty()) return wrong<Sitter>("sitter");
    return sitter;
  }
  Created created() {
    Created made;
    made.game = text("game");
    made.rules_version = static_cast<unsigned>(integer("rules_version"));
    made.setup.seats = static_cast<unsigned>(integer("seats"));
    if (made.setup.seats > max_seats) return wrong<Created>("seats");
    if (const Value* options = from_.find("options"); options != nullptr && options->object() != nullptr) {
      for (const auto& [name, value] : *options->object()) {
        if (value.text() == nullptr) return wrong<Created>("options");
        made.setup.options.emplace_back(name, *value.text());
      }
    }
    const Value* clock = from_.find("clock");
    const auto settings = clock == nullptr ? std::nullopt : read_clock(*clock);
    if (!settings) return wrong<Created>("clock");
    made.clock = *settings;
    made.watching = one_of<Watching>("watching", watchings);
    made.listed = boolean("listed");
    made.host = integer("host");
    const Value* sitters = from_.find("sitters");
    if (sitters == nullptr || sitters->array() == nullptr || sitters->array()->size() != made.setup.seats)
      return wrong<Created>("sitters");
    for (const Value& one : *sitters->array()) made.sitters.push_back(sitter(one));
    made.invitation = text("invitation");
    const auto secret = fair::from_hex(text("secret"));
    if (!secret) return wrong<Created>("secret");
    made.secret = *secret;
    made.previous = text("previous");
    made.setup.brought = texts("brought");
    if (!made.setup.brought.empty() && made.setup.brought.size() != made.setup.seats) return wrong<Created>("brought");
    made.lesson = said("lesson");
    made.rated = said("rated");
    if (from_.find("limit") != nullptr) {
      const std::int64_t minutes = integer("limit");
      if (minutes < 1 || minutes > std::int64_t{most_minutes}) return wrong<Created>("limit");
      made.limit = static_cast<unsigned>(minutes);
    }
    return made;
  }
  Sat sat() {
    const Value* found = from_.find("sitter");
    return found == nullptr ? wrong<Sat>("sitter") : Sat{seat(), sitter(*found)};
  }

 private:
  template <class T>
  T wrong(std::string_view name) {
    if (problem_.empty()) problem_ = std::string{name} + ": is missing or wrong";
    return T{};
  }
  const Value& from_;
  std::string problem_;
};

std::optional<Body> read_kind(std::string_view kind, Reader& r) {
  if (kind == "chose") {
    Chose chose{r.seat(), r.text("option"), {}, r.texts("chance"), r.number_in_hex("hash")};
    return chose;
  }
  if (kind == "created") return r.created();
  if (kind == "sat") return r.sat();
  if (kind == "stirred") return Stirred{r.seat(), r.text("entropy")};
  if (kind == "brings") return Brings{r.seat(), r.text("text")};
  if (kind == "started") return Started{r.texts("chance"), r.cards_if_any("cards"), r.said("rated")};
  if (kind == "away") return WentAway{r.seat(), r.one_of<WentAway::Why>("why", whys)};
  if (kind == "back") return CameBack{r.seat()};
  if (kind == "said") return Said{r.seat(), r.text("text")};
  if (kind == "asked-back") return AskedBack{r.seat(), r.seats_if_any("consent")};
  if (kind == "answered") return Answered{r.seat(), r.boolean("yes")};
  if (kind == "took-back") return TookBack{r.seat(), r.boolean("rest")};
  if (kind == "resumed") return Resumed{r.integer("lost"), r.said("again")};
  if (kind == "paused") return Paused{r.integer("lost")};
  if (kind == "again") return PlayAgain{r.text("table")};
  if (kind == "asked-end") return AskedEnd{r.seat(), r.boolean("yes")};
  if (kind == "asks-always") return AsksAlways{r.seat(), r.boolean("always")};
  if (kind == "stops") return SetStops{r.seat(), r.texts("stops"), r.boolean("able")};
  if (kind == "no-more") return WantedNoMore{r.seat(), static_cast<std::uint32_t>(r.integer("within"))};
  if (kind == "halted") return Halted{r.text("why")};
  if (kind == "time") return TimeCalled{r.number_in_hex("hash")};
  if (kind == "closed") return Closed{r.one_of<Closed::Why>("why", closings)};
  return std::nullopt;
}

}  // namespace

std::string_view closed_name(Closed::Why why) { return word(closings, why); }

std::string_view watching_name(Watching watching) { return word(watchings, watching); }

std::optional<Watching> read_watching(std::string_view name) {
  const auto* found = std::ranges::find(watchings, name);
  if (found == watchings.end()) return std::nullopt;
  return static_cast<Watching>(found - watchings.begin());
}

std::string write_body(const Body& body) { return to_json(std::visit(Writer{}, body)); }

krypta::Result<Body> read_body(std::string_view text) {
  const auto bad = [](std::string message) { return Refusal{Refusal::Code::bad_request, std::move(message), {}}; };
  const krypta::Result<Value> value = wire::parse_json(text);
  if (!value) return value.refusal();
  const Value* kind = value->find("do");
  if (kind == nullptr || kind->text() == nullptr) return bad("do: is missing");
  Reader reader{*value};
  std::optional<Body> body = read_kind(*kind->text(), reader);
  if (!body) return bad("do: \"" + *kind->text() + "\" is not known to this program");
  if (!reader.problem().empty()) return bad(reader.problem());
  if (Chose* chose = std::get_if<Chose>(&*body)) {
    if (const Value* id = value->find("id"); id != nullptr && id->text() != nullptr) chose->id = *id->text();
    if (const Value* passed = value->find("passed"); passed != nullptr && passed->boolean() != nullptr)
      chose->passed = *passed->boolean();
    if (const Value* near = value->find("near"); near != nullptr && near->boolean() != nullptr)
      chose->near = *near->boolean();
  }
  return *std::move(body);
}

}  // namespace krypta::server
