#include "server/table/archive.hpp"

#include <algorithm>

#include "engine/core/codec.hpp"
#include "fair/match_file.hpp"
#include "server/app/replays.hpp"
#include "server/net/deflate.hpp"
#include "server/table/nameless.hpp"
#include "server/table/replay.hpp"
#include "server/table/shown.hpp"
#include "server/table/tongues.hpp"
#include "wire/json.hpp"
#include "wire/patch.hpp"

namespace krypta::server {

namespace {

/// Raised when what is kept can no longer be read as before.
constexpr std::int64_t format = 1;
/// A match may take so much room in the store; of one that would take more, not everybody's eyes are kept.
constexpr std::size_t most_bytes = 4U << 20U;
constexpr std::size_t most_unpacked = 256U << 20U;

std::string name_of(Seat observer) { return is_player(observer) ? std::to_string(number(observer)) : "spectator"; }

/// What `shown` makes in each language, as one.
template <class Shown>
Value in_every_language(Shown shown) {
  std::vector<Value> trees;
  for (const std::string_view language : text::languages()) trees.push_back(shown(*text::Speech::in(language)));
  return in_all_tongues(trees);
}

Value table_value(const Table& table) {
  Value shown = Value::Object{};
  for (unsigned s = 0; s <= table.seats(); ++s) {
    const Seat observer = s < table.seats() ? seat(s) : Seat::spectator;
    shown.set(name_of(observer),
              in_every_language([&](const text::Speech& speech) { return whole_packet(table, observer, speech); }));
  }
  return Value::Object{{"format", format},
                       {"rules_version", table.agreed().rules_version},
                       {"entry", table.next_entry() - 1},
                       {"finished", table.finished()},
                       {"winners", to_value(table.match()->result().winners)},
                       {"shown", std::move(shown)}};
}

const Value::Array& array_in(const Value& object, std::string_view name) {
  static const Value::Array none;
  const Value* found = object.find(name);
  return found == nullptr || found->array() == nullptr ? none : *found->array();
}

/// A replay with each view but the first as what has changed in it.
Value squeezed(const Value& replay) {
  Value::Array all;
  const Value* before = nullptr;
  for (const Value& frame : array_in(replay, "frames")) {
    const Value* view = frame.find("view");
    Value kept = frame;
    if (before != nullptr) kept.set("view", wire::patch_of(*before, *view));
    before = view;
    all.push_back(std::move(kept));
  }
  Value kept = replay;
  kept.set("frames", std::move(all));
  return kept;
}

/// Some of its frames, with all that is in their views.
Value::Array stretched(const Value::Array& frames, std::size_t from, std::size_t end, bool moments,
                       std::string_view language) {
  Value::Array some;
  Value view;
  for (std::size_t i = 0; i < end; ++i) {
    const Value* kept = frames[i].find("view");
    if (kept != nullptr) view = i == 0 ? *kept : wire::patched(view, *kept);
    if (i < from) continue;
    Value frame;
    for (const auto& [name, value] : *frames[i].object()) {
      if (moments || name != "moments") frame.set(name, value);
    }
    frame.set("view", view);
    some.push_back(in_tongue(frame, language));
  }
  return some;
}

Value replay_of(const Table& table, wire::Eyes eyes, const std::vector<store::Thought>& thoughts) {
  Replay replay{.match = table.match()->clone(),
                .eyes = eyes,
                .stops = stops_of(table, eyes),
                .part = {},
                .voice = {},
                .afterwards = true};
  replay.part = {0, replay.stops.size(), true};
  replay.thoughts = thoughts_at(led_to(table, replay.stops, replay.part), thoughts);
  return in_every_language([&](const text::Speech& speech) {
    replay.voice = voice_of(table, speech);
    return replay_value(replay);
  });
}

std::optional<Value> unpacked_value(std::string_view packed) {
  const auto text = unpacked(packed);
  if (!text) return std::nullopt;
  auto value = wire::parse_json(*text);
  return value ? std::optional{std::move(*value)} : std::nullopt;
}

}  // namespace

std::string archived_replay(wire::Eyes eyes) { return "replay." + (eyes.observer ? name_of(*eyes.observer) : "open"); }

std::string match_file_of(const Table& table) {
  fair::Remarks remarks{{}, table.finished()};
  // A bot has no name; whoever reads the file calls it by its colour.
  for (const Table::Chair& chair : table.chairs()) remarks.names.push_back(chair.sitter.name);
  return fair::write_match(*table.match(), table.setup(), table.chance(), remarks);
}

std::vector<store::Kept> archive_of(const Table& table, const std::vector<store::Thought>& thoughts) {
  if (table.state() != Table::State::over || !table.frozen().empty() || table.match() == nullptr) return {};
  std::vector<store::Kept> parts;
  std::size_t bytes = 0;
  const auto keep = [&](std::string part, std::string_view text) {
    std::string packed = deflated(text);
    if (bytes + packed.size() > most_bytes && !parts.empty()) return;
    bytes += packed.size();
    parts.push_back({std::move(part), std::move(packed)});
  };
  keep(std::string{archived_table}, to_json(table_value(table)));
  keep(std::string{archived_file}, match_file_of(table));
  std::vector<wire::Eyes> all{wire::Eyes{std::nullopt}, wire::Eyes{Seat::spectator}};
  for (unsigned s = 0; s < table.seats(); ++s) all.push_back(wire::Eyes{seat(s)});
  for (const wire::Eyes eyes : all) keep(archived_replay(eyes), to_json(squeezed(replay_of(table, eyes, thoughts))));
  return parts;
}

std::optional<std::string> unpacked(std::string_view packed) { return inflated(packed, most_unpacked); }

std::optional<std::string> archived_match_file(std::string_view packed, const std::vector<std::string>& unnamed) {
  if (unnamed.empty()) return unpacked(packed);
  const auto value = unpacked_value(packed);
  return value ? std::optional{to_json(without_names(*value, unnamed))} : std::nullopt;
}

std::shared_ptr<const Archive> Archive::read(std::string_view packed, std::vector<std::string> unnamed) {
  const auto value = unpacked_value(packed);
  if (!value) return nullptr;
  const auto integer = [&](std::string_view name) {
    const Value* found = value->find(name);
    return found == nullptr ? nullptr : found->integer();
  };
  const auto* entry = integer("entry");
  const auto* finished = integer("finished");
  const Value* shown = value->find("shown");
  if (integer("format") == nullptr || *integer("format") != format) return nullptr;
  if (entry == nullptr || finished == nullptr || shown == nullptr) return nullptr;
  auto archive = std::make_shared<Archive>();
  archive->entry_ = static_cast<std::uint32_t>(*entry);
  archive->finished_ = *finished;
  for (const Value& winner : array_in(*value, "winners")) {
    if (const auto seat = wire::read_seat(&winner, max_seats)) archive->winners_.add(*seat);
  }
  archive->shown_ = without_names(*shown, unnamed);
  archive->unnamed_ = std::move(unnamed);
  return archive;
}

const Value* Archive::of(Seat observer) const { return shown_.find(name_of(observer)); }

std::uint32_t Archive::lines_told(Seat observer) const {
  const Value* shown = of(observer);
  const Value* number = shown == nullptr ? nullptr : shown->find("number");
  return number == nullptr || number->integer() == nullptr ? 0 : static_cast<std::uint32_t>(*number->integer());
}

Value Archive::shown(Seat observer, std::string_view language) const {
  const Value* shown = of(observer);
  return shown == nullptr ? Value{Value::Object{}} : in_tongue(*shown, language);
}

std::optional<Value> archived_replay_value(std::string_view packed, wire::Part part, std::string_view language,
                                           const std::vector<std::string>& unnamed) {
  auto whole = unpacked_value(packed);
  if (whole) whole = without_names(*whole, unnamed);
  if (!whole || whole->object() == nullptr) return std::nullopt;
  const Value::Array& frames = array_in(*whole, "frames");
  const std::size_t from = std::min(part.from, frames.size());
  const std::size_t end = from + std::min(part.count, frames.size() - from);
  const auto inside = [&](const Value& thought) {
    const Value* frame = thought.find("frame");
    if (frame == nullptr || frame->integer() == nullptr) return false;
    const auto at = static_cast<std::size_t>(*frame->integer());
    return at >= from && at < end;
  };
  Value answer;
  for (const auto& [name, value] : *whole->object()) {
    if (name == "from") {
      answer.set(name, from);
    } else if (name == "frames") {
      answer.set(name, stretched(frames, from, end, part.moments, language));
    } else if (name == "thoughts") {
      Value::Array some;
      for (const Value& thought : array_in(*whole, name)) {
        if (inside(thought)) some.push_back(in_tongue(thought, language));
      }
      if (!some.empty()) answer.set(name, std::move(some));
    } else {
      answer.set(name, in_tongue(value, language));
    }
  }
  return answer;
}

}  // namespace krypta::server
