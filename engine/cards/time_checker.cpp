#include <algorithm>
#include <string>
#include <utility>

#include "engine/cards/checker.hpp"
#include "engine/cards/statement_checker.hpp"

/// When things happen, and how long they last.
namespace krypta::cards {

/// How long something lasts: a duration, or until a condition is true; and while another one is.
bool StatementChecker::term(const syntax::Statement& from, Statement& to) {
  const auto needs_conditions = [&](Position at) {
    if (!vocabulary_.conditions) expressions_.report(at, "found a condition, expected a duration only in this game");
    return vocabulary_.conditions;
  };
  bool sound = true;
  if (const auto duration = place_of(vocabulary_.durations, from.duration.text); duration && !from.ends) {
    to.duration = *duration;
  } else if (!from.ends && !expressions_.is_value(from.duration.text)) {
    expressions_.report(from.duration.at,
                        unknown_name(from.duration.text, "a duration", names_in(vocabulary_.durations)));
    sound = false;
  } else {
    syntax::Expression named;
    named.kind = Expression::Kind::local;
    named.name = from.duration;
    named.at = from.duration.at;
    const syntax::Expression& ends = from.ends ? *from.ends : named;
    to.ends = expressions_.check(ends, Type::condition);
    sound = to.ends.has_value() && needs_conditions(ends.at);
  }
  if (from.holds) {
    to.holds = expressions_.check(*from.holds, Type::condition);
    sound = to.holds.has_value() && needs_conditions(from.holds->at) && sound;
  }
  return sound;
}

std::optional<Statement> StatementChecker::until(const syntax::Statement& from) {
  Statement to = begun(from);
  const bool sound = term(from, to);
  to.blocks.push_back(lasting(from.blocks.front()));
  return sound ? Checked{std::move(to)} : std::nullopt;
}

std::optional<unsigned> StatementChecker::window(const syntax::Name& name) {
  const auto place = place_of(vocabulary_.windows, name.text);
  if (!place) expressions_.report(name.at, unknown_name(name.text, "a window", names_in(vocabulary_.windows)));
  return place;
}

/// What is put off to a window: to the next, or to each until something.
std::optional<Statement> StatementChecker::later(const syntax::Statement& from) {
  Statement to = begun(from);
  const bool again = from.kind == Statement::Kind::whenever;
  if (again ? !vocabulary_.whenever : !vocabulary_.later) {
    expressions_.report(from.at, "found " + quoted(again ? "whenever" : "later") + ", which this game does not have");
    return std::nullopt;
  }
  const auto when = window(from.name);
  const bool sound = !again || term(from, to);
  to.blocks.push_back(block(from.blocks.front()));
  if (!when || !sound) return std::nullopt;
  to.name.clear();
  to.window = *when;
  return to;
}

/// What happens at once: whatever is chosen in it is chosen before anything happens.
std::optional<Statement> StatementChecker::together(const syntax::Statement& from) {
  if (!vocabulary_.together) {
    expressions_.report(from.at, "found `together`, which this game does not have");
    return std::nullopt;
  }
  Statement to = begun(from);
  together_ = true;
  to.blocks.push_back(block(from.blocks.front()));
  together_ = false;
  return to;
}

}  // namespace krypta::cards
