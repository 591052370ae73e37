#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "cli/protocol/protocol.hpp"
#include "wire/shown.hpp"

namespace krypta::cli {

struct Protocol::Request {
  const Value& body;
  const text::Speech* speech;

  [[nodiscard]] const Value* field(std::string_view name) const { return body.find(name); }
  [[nodiscard]] const std::string* text(std::string_view name) const {
    const Value* value = field(name);
    return value == nullptr ? nullptr : value->text();
  }
};

/// A handler a request. Each checks everything before it changes anything.
struct Protocol::Handlers {
  Protocol& self;
  const Request& request;

  static Error bad(std::string message) { return {"bad-request", std::move(message)}; }
  [[nodiscard]] wire::Voice voice(const AnyMatch& match) const {
    return {request.speech, request.speech->plain_names(match.colours())};
  }
  [[nodiscard]] std::optional<Seat> seat_of(const AnyMatch& match) const {
    return wire::read_seat(request.field("seat"), match.seats());
  }
  /// Who is to make a choice.
  [[nodiscard]] std::optional<Seat> chooser_in(const AnyMatch& match) const {
    const Value* seat = request.field("seat");
    const auto chooser = wire::read_chooser(seat, match.seats());
    return chooser ? chooser : wire::read_seat(seat, match.seats());
  }
  [[nodiscard]] static Error bad_seat(const AnyMatch& match) {
    return bad("seat: must be from 0 to " + std::to_string(match.seats() - 1) +
               ", \"chance\", \"table\" or \"spectator\"");
  }
  [[nodiscard]] static Error bad_observer() { return bad("seat: must be a seat of this match or \"spectator\""); }

  // begin.cpp
  /// Reads what `new` and `replay` share and makes the match, not yet answering for chance.
  [[nodiscard]] std::variant<Open, Error> make() const;
  [[nodiscard]] std::optional<Error> bring(Open& open) const;
  [[nodiscard]] Answer keep(Open open) const;
  [[nodiscard]] Answer games() const;
  [[nodiscard]] Answer begin() const;
  [[nodiscard]] Answer replay() const;

  // play.cpp
  [[nodiscard]] Answer pending(Open& open) const;
  [[nodiscard]] Answer act(Open& open) const;
  [[nodiscard]] Answer explain(Open& open) const;
  /// Where the engine answers for chance, its answers go together with the choice that led to them.
  [[nodiscard]] static Answer undo(Open& open);
  [[nodiscard]] Answer bot(Open& open) const;
  [[nodiscard]] static Answer result(Open& open) { return wire::outcome_value(open.match->result()); }

  // look.cpp
  [[nodiscard]] Answer view(Open& open) const;
  [[nodiscard]] Answer beliefs(Open& open) const;
  [[nodiscard]] static Answer log(Open& open);
  [[nodiscard]] static Answer state(Open& open) { return Value::Object{{"state", open.match->state()}}; }
};

}  // namespace krypta::cli
