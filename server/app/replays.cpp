#include "server/app/replays.hpp"

#include <algorithm>

#include "fair/match_file.hpp"
#include "server/hall/thoughts.hpp"
#include "wire/json.hpp"

namespace krypta::server {

namespace {

/// A name stands in many sentences, so a long one would make a small file a huge answer.
constexpr std::size_t longest_name_in_file = 64;

Value list_of(const std::vector<std::string>& texts) { return Value::Array(texts.begin(), texts.end()); }

Objection bad_match(std::string detail) { return {"bad-match", std::move(detail)}; }

std::optional<std::size_t> whole_number(const Value& request, std::string_view name, std::size_t otherwise) {
  const Value* value = request.find(name);
  if (value == nullptr) return otherwise;
  if (value->integer() == nullptr || *value->integer() < 0) return std::nullopt;
  return static_cast<std::size_t>(*value->integer());
}

/// What was checked about the file, all of which holds: otherwise it was refused.
Value fair_value(const fair::SavedMatch& saved) {
  return Value::Object{{"commitment", true},
                       {"key", true},
                       {"digest", true},
                       {"hash", fair::commitment(saved.game->info().id, saved.chance.secret)},
                       {"entropy", list_of(saved.chance.entropy)},
                       {"answers", saved.verified},
                       {"choices", saved.match->length()}};
}

wire::Voice voice_of(const fair::SavedMatch& saved, const text::Speech& speech) {
  wire::Voice voice{&speech, speech.plain_names(saved.match->colours())};
  for (std::size_t s = 0; s < saved.remarks.names.size() && s < voice.names.size(); ++s) {
    if (!saved.remarks.names[s].empty()) voice.names[s] = saved.remarks.names[s];
  }
  return voice;
}

Value thoughts_value(const Replay& replay) {
  Value::Array all;
  for (const Replay::Kept& kept : replay.thoughts) {
    auto shown = thought_value(kept.thought, replay.voice, replay.eyes.reader());
    if (!shown) continue;
    shown->set("frame", kept.frame);
    all.push_back(*std::move(shown));
  }
  return all;
}

}  // namespace

std::vector<Replay::Kept> thoughts_at(const std::vector<Led>& led, const std::vector<store::Thought>& thoughts) {
  std::vector<Replay::Kept> all;
  for (const store::Thought& thought : thoughts) {
    const auto at = std::ranges::lower_bound(led, thought.number, {}, &Led::entry);
    if (at != led.end() && at->entry == thought.number) all.push_back({at->stop, thought.body});
  }
  return all;
}

Value replay_value(const Replay& replay) {
  const AnyMatch& match = *replay.match;
  Value::Array colours;
  for (const unsigned colour : match.colours()) colours.emplace_back(colour);
  Value answer;
  answer.set("game", match.info().id);
  answer.set("seats", match.seats());
  answer.set("names", list_of(replay.voice.names));
  answer.set("colours", std::move(colours));
  answer.set("length", replay.stops.size());
  answer.set("from", std::min(replay.part.from, replay.stops.size()));
  answer.set("frames",
             wire::frames_value(match, replay.eyes, replay.stops, replay.part, replay.voice, replay.afterwards));
  if (Value thoughts = thoughts_value(replay); !thoughts.array()->empty()) answer.set("thoughts", std::move(thoughts));
  return answer;
}

std::variant<Value, Objection> replay_of_file(const Games& games, std::string_view request,
                                              const text::Speech& speech) {
  const auto body = wire::parse_json(request);
  if (!body) return Objection{"bad-json", body.refusal().message};
  if (body->object() == nullptr) return Objection{"bad-json", "a request is an object"};
  const auto from = whole_number(*body, "from", 0);
  if (!from) return Objection{"bad-request", "from: must be a whole number, 0 or more"};
  const auto count = whole_number(*body, "count", usual_frames);
  if (!count) return Objection{"bad-request", "count: must be a whole number, 0 or more"};
  const Value* moments = body->find("moments");
  if (moments != nullptr && moments->boolean() == nullptr)
    return Objection{"bad-request", "moments: must be true or false"};
  const Value* file = body->find("match");
  if (file == nullptr) return Objection{"bad-request", "match: must be the object that a file of a match is"};
  auto saved = fair::read_match_value(games, *file, true);
  if (!saved) return bad_match(saved.refusal().message);
  for (const std::string& name : saved->remarks.names) {
    if (name.size() > longest_name_in_file) return bad_match("names: a name has at most 64 bytes");
  }
  const Value* seat = body->find("seat");
  const auto eyes = seat == nullptr ? wire::Eyes{} : wire::read_eyes(seat, saved->match->seats());
  if (!eyes) return Objection{"bad-request", "seat: must be a seat of this match, spectator or open"};
  Value fair = fair_value(*saved);
  Value options = Value::Object{};
  for (const auto& [name, value] : saved->setup.options) options.set(name, value);
  wire::Voice voice = voice_of(*saved, speech);
  const std::shared_ptr<const AnyMatch> match = std::move(saved->match);
  Value answer = replay_value({match,
                               *eyes,
                               wire::stops_of(*match, *eyes),
                               {*from, std::min(*count, most_frames), moments != nullptr && *moments->boolean()},
                               std::move(voice),
                               true});
  if (saved->remarks.played) answer.set("played", *saved->remarks.played);
  answer.set("options", std::move(options));
  answer.set("result", wire::outcome_value(match->result()));
  answer.set("fair", std::move(fair));
  return answer;
}

}  // namespace krypta::server
