#include "wire/shown.hpp"

#include <algorithm>
#include <array>

#include "engine/core/codec.hpp"
#include "engine/games/games.hpp"

namespace krypta::wire {

Value rules_value(const GameInfo& info, const RuleIds& rules) {
  Value::Array names;
  for (const RuleId rule : rules) names.emplace_back(rule_name(info, rule));
  return names;
}

Value rule_texts(const GameInfo& info, const RuleIds& rules, const text::Speech& speech) {
  Value::Array texts;
  for (const RuleId rule : rules) {
    if (auto text = speech.rule(info, rule))
      texts.push_back(Value::Object{{"id", rule_name(info, rule)}, {"text", std::move(*text)}});
  }
  return texts;
}

Value rule_texts(const std::vector<std::string>& names, const text::Speech& speech) {
  Value::Array texts;
  for (const std::string& name : names) {
    // What a rule says hangs on no cards.
    for (const AnyGame* game : built_in_games()) {
      if (auto text = rule_text(game->info(), name, speech))
        texts.push_back(Value::Object{{"id", name}, {"text", std::move(*text)}});
    }
  }
  return texts;
}

std::optional<std::string> rule_text(const GameInfo& info, std::string_view name, const text::Speech& speech) {
  if (!name.starts_with(info.rule_prefix)) return std::nullopt;
  const std::string_view number = name.substr(std::min(info.rule_prefix.size() + 1, name.size()));
  const bool digits = !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
  return digits ? text::rule_in(speech.rule_book(info), name) : std::nullopt;
}

std::string kind_of(const GameInfo& info, std::string_view domain) {
  if (domain.starts_with(info.text_prefix)) domain.remove_prefix(std::min(info.text_prefix.size() + 1, domain.size()));
  return std::string{domain};
}

namespace {

/// The key of a term is its game's prefix, the kind of thing and its id: "nh-estate-gorali" is estate:gorali.
std::string target_of(const GameInfo& info, const Term& term) {
  return kind_of(info, term.domain) + ":" + std::string{term.id};
}

void set_links(Value& shown, const GameInfo& info, const Message& message, const Voice& voice) {
  Value links = links_value(info, message, voice);
  if (!links.array()->empty()) shown.set("links", std::move(links));
}

}  // namespace

Value links_value(const GameInfo& info, const Message& message, const Voice& voice) {
  Value::Array links;
  const auto add = [&](std::string word, std::string target) {
    // A figure may be any figure of the sentence.
    if (word.find_first_not_of("0123456789") == std::string::npos) return;
    Value link = Value::Object{{"word", std::move(word)}, {"target", std::move(target)}};
    if (std::ranges::find(links, link) == links.end()) links.push_back(std::move(link));
  };
  for (const Message::Argument& argument : message.arguments) {
    if (const auto* term = std::get_if<Term>(&argument.content)) {
      add(voice.speech->say(std::string{term->domain} + "-" + std::string{term->id}), target_of(info, *term));
    }
    const auto* who = std::get_if<Seat>(&argument.content);
    if (who != nullptr && number(*who) < voice.names.size()) {
      add(voice.names[number(*who)], "seat:" + std::to_string(number(*who)));
    }
  }
  return links;
}

Value option_value(const Option& option, const Voice& voice, Seat reader) {
  Value shown = Value::Object{{"id", option.id}, {"label", voice.speech->say(option.label, voice.names, reader)}};
  if (!option.target.empty()) shown.set("target", option.target);
  if (option.note) shown.set("note", voice.speech->say(*option.note, voice.names, reader));
  if (!option.leads.empty()) {
    Value::Array leads;
    for (const std::string& target : option.leads) leads.emplace_back(target);
    shown.set("leads", std::move(leads));
  }
  if (option.weight > 0) shown.set("weight", option.weight);
  return shown;
}

Value decision_value(const AnyMatch& match, Seat seat, const Voice& voice) {
  const Prompt prompt = match.prompt(seat);
  Value::Array options;
  for (const Option& option : match.options(seat)) options.push_back(option_value(option, voice, seat));
  Value decision;
  decision.set("seat", to_value(seat));
  decision.set("prompt", voice.speech->say(prompt.message, voice.names, seat));
  set_links(decision, match.info(), prompt.message, voice);
  if (prompt.asks) decision.set("asks", target_of(match.info(), *prompt.asks));
  decision.set("rule", rules_value(match.info(), prompt.rules));
  decision.set("options", std::move(options));
  return decision;
}

Value event_value(const AnyMatch& match, const ShownEvent& event, const Voice& voice, Seat reader, bool truth) {
  Value shown = Value::Object{{"kind", event.kind}};
  for (const auto& [name, field] : *event.fields.object()) shown.set(name, field);
  shown.set("rule", rules_value(match.info(), event.rules));
  shown.set("text", voice.speech->say(event.message, voice.names, reader));
  set_links(shown, match.info(), event.message, voice);
  if (truth) {
    SeatSet table = SeatSet::first(match.seats());
    table.add(Seat::spectator);
    shown.set("seen_by", to_value(event.audience & table));
  }
  return shown;
}

Value account_value(const GameInfo& info, const Reckoning& reckoning, const Voice& voice, Seat reader) {
  Value::Array lines;
  for (const Reckoning::Line& line : reckoning.lines) {
    Value shown = Value::Object{{"text", voice.speech->say(line.message, voice.names, reader)}};
    if (line.amount) shown.set("amount", *line.amount);
    shown.set("rule", rules_value(info, line.rules));
    set_links(shown, info, line.message, voice);
    lines.push_back(std::move(shown));
  }
  return Value::Object{
      {"total", reckoning.total}, {"lines", std::move(lines)}, {"rule", rules_value(info, reckoning.rules)}};
}

Value accounts_value(const AnyMatch& match, Seat observer) {
  Value::Array paths;
  for (std::string& path : match.accounts(observer)) paths.emplace_back(std::move(path));
  return paths;
}

Value beliefs_value(const AnyMatch::Believed& believed) {
  Value::Array beliefs;
  for (const Odds& about : believed.odds) {
    Value::Array odds;
    for (const auto& [what, share] : about.shares) odds.push_back(Value::Object{{"is", what}, {"share", share}});
    beliefs.push_back(Value::Object{{"about", about.about}, {"odds", std::move(odds)}});
  }
  Value::Array without;
  for (const std::string& path : believed.without_odds) without.emplace_back(path);
  return Value::Object{{"beliefs", std::move(beliefs)}, {"without_odds", std::move(without)}};
}

Value outcome_value(const Outcome& outcome) {
  Value::Array scores;
  Value::Array places;
  for (const int score : outcome.scores) scores.emplace_back(score);
  for (const unsigned place : outcome.places) places.emplace_back(place);
  Value shown = Value::Object{{"over", outcome.over},
                              {"scores", std::move(scores)},
                              {"places", std::move(places)},
                              {"winners", to_value(outcome.winners)}};
  if (!outcome.halves.empty()) shown.set("halves", to_value(outcome.halves));
  return shown;
}

Value verdict_value(const AnyMatch& match, const Voice& voice, Seat reader) {
  Value::Array why;
  for (const Verdict& reason : match.verdict()) {
    Value shown = Value::Object{{"text", voice.speech->say(reason.message, voice.names, reader)},
                                {"rule", rules_value(match.info(), reason.rules)}};
    set_links(shown, match.info(), reason.message, voice);
    why.push_back(std::move(shown));
  }
  Value result = outcome_value(match.result());
  if (!why.empty()) result.set("why", std::move(why));
  return result;
}

namespace {

Value option_info_value(const OptionInfo& option, const Value* offered) {
  Value::Array values;
  for (const std::string& v : option.values) values.emplace_back(v);
  Value shown = Value::Object{{"name", option.name}, {"values", std::move(values)}, {"default", option.otherwise}};
  if (option.last_winners) shown.set("rematch", true);
  if (option.several) shown.set("several", true);
  if (offered != nullptr) shown.set("offered", *offered);
  return shown;
}

Value stop_infos_value(const GameInfo& info) {
  Value::Array all;
  for (const StopInfo& stop : info.stops) all.push_back(Value::Object{{"name", stop.name}, {"on", stop.on}});
  return all;
}

}  // namespace

Value games_value(const Games& games, const text::Speech* reader, const Offers* offers) {
  Value::Array all;
  for (const AnyGame* game : games) {
    const GameInfo& info = game->info();
    Value::Array options;
    for (const OptionInfo& option : info.options) {
      options.push_back(option_info_value(option, offers == nullptr ? nullptr : offers->of(info.id, option.name)));
    }
    Value shown = Value::Object{{"id", info.id},
                                {"name", info.name},
                                {"seats", Value::Array{info.least_seats, info.most_seats}},
                                {"rules_version", info.rules_version},
                                {"words", info.text_prefix},
                                {"rules", info.rule_prefix}};
    if (reader != nullptr) shown.set("tagline", reader->say(std::string{info.text_prefix} + "-tagline"));
    shown.set("options", std::move(options));
    if (!info.recall.empty()) shown.set("recall", info.recall);
    if (info.timed) shown.set("timed", true);
    if (!info.stops.empty()) shown.set("stops", stop_infos_value(info));
    if (!info.brings.empty()) {
      shown.set("brings", info.brings);
      shown.set("ready", Value::Array(info.ready.begin(), info.ready.end()));
    }
    all.push_back(std::move(shown));
  }
  return all;
}

std::string_view code_name(Refusal::Code code) {
  static constexpr std::array<std::string_view, 5> names{"bad-request", "not-your-turn", "illegal", "bad-position",
                                                         "capacity"};
  return names[static_cast<std::size_t>(code)];
}

std::optional<Seat> read_seat(const Value* value, unsigned seats) {
  if (value == nullptr) return std::nullopt;
  if (const std::string* word = value->text()) {
    if (*word == "chance") return Seat::chance;
    if (*word == "spectator") return Seat::spectator;
    return std::nullopt;
  }
  const std::int64_t* n = value->integer();
  if (n == nullptr || *n < 0 || *n >= static_cast<std::int64_t>(seats)) return std::nullopt;
  return seat(static_cast<unsigned>(*n));
}

std::optional<Seat> read_chooser(const Value* value, unsigned seats) {
  if (value != nullptr && value->text() != nullptr && *value->text() == "table") return Seat::table;
  const auto seat = read_seat(value, seats);
  return seat == Seat::spectator ? std::nullopt : seat;
}

Result<Agreed> read_agreed(const Games& games, const Value& request) {
  const auto bad = [](std::string message) { return Refusal{Refusal::Code::bad_request, std::move(message), {}}; };
  const Value* id = request.find("game");
  if (id == nullptr || id->text() == nullptr) return bad("game: must be the id of a game");
  Agreed agreed{games.find(*id->text()), {}};
  if (agreed.game == nullptr) return bad("game: there is no game \"" + *id->text() + "\"");
  const Value* seats = request.find("seats");
  if (seats == nullptr || seats->integer() == nullptr || *seats->integer() < 0 || *seats->integer() > max_seats) {
    const GameInfo& info = agreed.game->info();
    return bad("seats: must be a whole number from " + std::to_string(info.least_seats) + " to " +
               std::to_string(info.most_seats));
  }
  agreed.setup.seats = static_cast<unsigned>(*seats->integer());
  if (const Value* options = request.find("options")) {
    if (options->object() == nullptr) return bad("options: must be an object");
    for (const auto& [name, value] : *options->object()) {
      if (value.text() != nullptr) {
        agreed.setup.options.emplace_back(name, *value.text());
      } else if (value.integer() != nullptr) {
        agreed.setup.options.emplace_back(name, std::to_string(*value.integer()));
      } else {
        return bad("options." + name + ": must be a word");
      }
    }
  }
  return agreed;
}

std::string rules_message(const GameInfo& info, const RuleIds& rules, const text::Speech& speech) {
  std::string message;
  for (const RuleId rule : rules) {
    const auto text = speech.rule(info, rule);
    message += (message.empty() ? "" : " ") + rule_name(info, rule) + ": " + text.value_or("?");
  }
  return message;
}

}  // namespace krypta::wire
