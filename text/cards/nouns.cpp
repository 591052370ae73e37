#include <algorithm>
#include <array>
#include <functional>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Selector;
using cards::Type;

/// What a noun is surrounded by.
struct CardSpeaker::Parts {
  std::string noun{};  ///< in place of that of the type: "rival" for a player
  std::string before{};
  std::string after{};
  std::string place{};
  std::vector<std::string> which{};  ///< relative clauses
};

namespace {

Phrase::Value count_of(const Amount& amount) {
  const std::string_view d = amount.determiner;
  constexpr std::array<std::string_view, 6> counted{"number", "up-to", "amount", "every", "most", "reckoned"};
  if (std::ranges::find(counted, d) != counted.end()) return std::int64_t{amount.n};
  return std::string{d == "all" || d == "any" ? d : "one"};
}

bool is_plural(const Amount& amount) {
  const Phrase::Value count = count_of(amount);
  const auto* number = std::get_if<std::int64_t>(&count);
  return number != nullptr ? *number != 1 : std::get<std::string>(count) != "one";
}

bool is_definite(const Amount& amount) { return amount.determiner == "that" || amount.determiner == "nth"; }

bool of_it(const Expression& expression) {
  return expression.kind == Expression::Kind::property && !expression.parts.empty() &&
         expression.parts[0].kind == Expression::Kind::it;
}

/// Asked of something else than what is judged: "the controller of the acting minion".
bool of_another(const Expression& expression) {
  if (expression.kind != Expression::Kind::property || expression.parts.empty()) return false;
  return expression.parts[0].kind != Expression::Kind::it &&
         (expression.parts[0].kind != Expression::Kind::property || expression.parts[0].parts.empty() ||
          of_another(expression.parts[0]));
}

bool is_it(const Expression& expression) { return expression.kind == Expression::Kind::it; }

/// Something that can stand behind "is": not again something that would have to be asked of a thing.
bool is_plain(const Expression& expression) {
  return expression.kind == Expression::Kind::word || expression.kind == Expression::Kind::local ||
         (expression.kind == Expression::Kind::property && expression.parts.empty());
}

/// Whether a number asked of a thing can be compared with the same of another thing, or two be added, in one phrase.
using SaysSo = std::function<bool(const Expression&)>;

/// Whether the condition can be said with "that" or "who" for what is judged, as its first word.
bool can_be_relative(const Expression& e, const SaysSo& in_one_phrase) {
  switch (e.kind) {
    case Kind::property: return of_it(e);
    case Kind::not_: return can_be_relative(e.parts[0], in_one_phrase);
    case Kind::and_:
    case Kind::or_: return can_be_relative(e.parts[0], in_one_phrase) && can_be_relative(e.parts[1], in_one_phrase);
    case Kind::equal:
    case Kind::unequal:
    case Kind::less:
    case Kind::at_most:
    case Kind::more:
    case Kind::at_least: {
      const auto fits = [&](const Expression& a, const Expression& b) {
        const bool same_of_another = b.kind == Kind::property && b.value == a.value && !of_it(b);
        if (a.kind == Kind::add) return of_it(a.parts[0]) && literal(b).has_value() && in_one_phrase(a);
        if (of_it(a) && a.type == Type::number) return literal(b).has_value() || (same_of_another && in_one_phrase(a));
        if (of_it(a)) return is_plain(b) || same_of_another || of_another(b);
        return is_it(a) && (is_plain(b) || of_another(b));
      };
      return fits(e.parts[0], e.parts[1]) || fits(e.parts[1], e.parts[0]);
    }
    default: return false;
  }
}

}  // namespace

std::string CardSpeaker::noun_form(const Amount& amount, std::string_view form) const {
  return say("card-case-after").with("det", std::string{amount.determiner}).with("case", std::string{form}).text();
}

std::string CardSpeaker::assembled(Type type, const Amount& amount, std::string_view form, Parts parts) const {
  const std::string noun = !parts.noun.empty() ? parts.noun : noun_of(key("noun", type_name(type)), amount, form);
  const std::string first = parts.before.empty() ? noun : parts.before;
  std::string which = list(parts.which, "card-and", form);
  if (!which.empty()) which = say("card-which").with("clauses", which).text();
  const auto common = [&](Saying saying) {
    return saying.with("det", std::string{amount.determiner})
        .with("n", std::int64_t{amount.n})
        .with("amount", amount.words)
        .with("count", count_of(amount))
        .with("gender", gender(type))
        .with("case", std::string{form})
        .with("vowel", std::string{begins_with_vowel(first) ? "yes" : "no"});
  };
  const std::string quantity = common(say("card-quantity")).text();
  return common(say("card-phrase"))
      .with("quantity", quantity)
      .with("before", parts.before)
      .with("noun", noun)
      .with("after", parts.after)
      .with("place", parts.place)
      .with("which", which)
      .text();
}

Phrase CardSpeaker::noun(Type type, const Amount& amount) {
  return {"other",
          [this, type, amount](std::string_view form) -> Phrase::Value { return assembled(type, amount, form, {}); },
          is_plural(amount), is_definite(amount)};
}

Phrase CardSpeaker::relative(Type type, bool plural) const {
  return {"which",
          [this, type, plural](std::string_view form) -> Phrase::Value {
            return say("card-relative")
                .with("gender", gender(type))
                .with("count", std::string{plural ? "all" : "one"})
                .with("case", std::string{form})
                .text();
          },
          plural};
}

Phrase CardSpeaker::things(const Selector& selector, const Amount& amount, Choosing choosing) {
  return {"things",
          [this, &selector, amount, choosing](std::string_view form) -> Phrase::Value {
            return things_in(selector, amount, form, choosing);
          },
          is_plural(amount), is_definite(amount)};
}

std::string CardSpeaker::things_in(const Selector& selector, Amount amount, std::string_view form, Choosing choosing) {
  const Type type = vocabulary_.domains[selector.domain].of;
  Parts parts;
  place(selector, amount, form, choosing, parts);
  const std::optional<It> outer = std::exchange(it_, It{type, true, is_plural(amount)});
  for (const Expression* conjunct : conjuncts(selector.filter)) judge(*conjunct, amount, form, parts);
  if (selector.best) parts.which.push_back(outstanding(selector));
  it_ = outer;
  return assembled(type, amount, form, std::move(parts));
}

std::string CardSpeaker::of_domain(const Selector& selector, const Amount& amount, std::string_view form,
                                   Choosing choosing, std::string_view part) {
  const cards::DomainInfo& domain = vocabulary_.domains[selector.domain];
  const bool others_choose = choosing.by != nullptr && !is_self(*choosing.by);
  const Phrase owner = selector.argument ? phrase(*selector.argument) : plain("", "nobody");
  // "Your opponent chooses a card from their hand", not "from your opponent's hand".
  const bool own =
      selector.argument && choosing.anybody &&
      (others_choose ? choosing.said && same(*choosing.by, *selector.argument) : is_self(*selector.argument));
  const bool beside_noun = part == "before" || part == "noun";
  return say(key("domain", domain.name))
      .with("part", std::string{part})
      .with("case", beside_noun ? noun_form(amount, form) : std::string{form})
      .with("count", count_of(amount))
      .with("owner", owner)
      .with("own", std::string{own ? "yes" : "no"})
      .with("which", relative(domain.of, is_plural(amount)))
      .text();
}

void CardSpeaker::place(const Selector& selector, const Amount& amount, std::string_view form, Choosing choosing,
                        Parts& parts) {
  const Type of = vocabulary_.domains[selector.domain].of;
  parts.noun = of_domain(selector, amount, form, choosing, "noun");
  parts.before = of_domain(selector, amount, form, choosing, "before");
  parts.place = of_domain(selector, amount, form, choosing, "place");
  if (std::string which = of_domain(selector, amount, form, choosing, "which"); !which.empty())
    parts.which.push_back(std::move(which));
  if (choosing.by != nullptr && !is_self(*choosing.by) && !choosing.said) {
    parts.which.push_back(
        say("card-chosen-by").with("which", relative(of, is_plural(amount))).with("by", phrase(*choosing.by)).text());
  }
}

void CardSpeaker::judge(const Expression& conjunct, Amount& amount, std::string_view form, Parts& parts) {
  if (conjunct.kind == Expression::Kind::unequal && amount.determiner == "a") {
    const bool first = is_it(conjunct.parts[0]);
    const Expression& other = conjunct.parts[first ? 1 : 0];
    const bool is_thing =
        other.kind == Expression::Kind::local ||
        (other.kind == Expression::Kind::property && (other.type != vocabulary_.player || is_self(other)));
    if ((first || is_it(conjunct.parts[1])) && is_thing) {
      amount.determiner = "another";
      return;
    }
  }
  if (modify(conjunct, amount, form, parts)) return;
  const auto in_one_phrase = [this](const Expression& number_of) {
    return bundle_.variables(about_key(number_of)).contains("relation") &&
           (number_of.kind == Expression::Kind::add || bundle_.variables(about_key(number_of)).contains("same"));
  };
  if (can_be_relative(conjunct, in_one_phrase)) {
    parts.which.push_back(condition(conjunct));
    return;
  }
  const Phrase which = relative(it_->type, it_->plural);
  it_->relative = false;
  const std::string told = condition(conjunct);
  const std::string whose = said_of_whose(conjunct, told);
  it_->relative = true;
  parts.which.push_back(!whose.empty() ? whose
                                       : say("card-such-that").with("which", which).with("condition", told).text());
}

/// "whose controller has at most 3 pool", of a condition of what belongs to it, where the language says it so.
std::string CardSpeaker::said_of_whose(const Expression& conjunct, std::string_view told) {
  if (conjunct.parts.empty() || conjunct.parts[0].kind != Expression::Kind::property) return "";
  const Expression& number = conjunct.parts[0];
  if (number.parts.empty() || number.parts[0].kind != Expression::Kind::property) return "";
  const Expression& owner = number.parts[0];
  if (owner.parts.empty() || !is_it(owner.parts[0])) return "";
  const std::string message = key("whose", vocabulary_.properties[static_cast<std::size_t>(owner.value)].name);
  const std::string subject = phrase(owner).text();
  if (!bundle_.has(message) || !told.starts_with(subject)) return "";
  return say(message).text() + std::string{told.substr(subject.size())};
}

/// Of those that have most or least of something: in the game's own words for the property, if it has some.
std::string CardSpeaker::outstanding(const Selector& selector) {
  const Phrase which = relative(it_->type, it_->plural);
  if (of_it(*selector.best)) {
    const std::string_view name = vocabulary_.properties[static_cast<std::size_t>(selector.best->value)].name;
    const std::string message = key(selector.lowest ? "lowest" : "highest", name);
    if (bundle_.has(message)) return say(message).with("which", which).text();
  }
  it_->relative = false;
  const Phrase what = number(*selector.best);
  std::string told =
      say(selector.lowest ? "card-with-lowest" : "card-with-highest").with("which", which).with("what", what).text();
  it_->relative = true;
  return told;
}

std::string CardSpeaker::noun_of(const std::string& message, const Amount& amount, std::string_view form) const {
  return say(message).with("case", noun_form(amount, form)).with("count", count_of(amount)).text();
}

/// The noun of the type itself, in whose place a narrower one may stand: "vampire" for "minion".
bool CardSpeaker::is_any_noun(std::string_view noun, const Amount& amount, std::string_view form) const {
  return noun.empty() || noun == noun_of(key("noun", type_name(it_->type)), amount, form);
}

bool CardSpeaker::modify(const Expression& conjunct, const Amount& amount, std::string_view form, Parts& parts) {
  const bool equals = conjunct.kind == Expression::Kind::equal;
  const bool negated = conjunct.kind == Expression::Kind::not_;
  const Expression* property = negated ? &conjunct.parts[0] : &conjunct;
  const Expression* value = nullptr;
  if (equals) {
    const bool first = of_it(conjunct.parts[0]);
    property = &conjunct.parts[first ? 0 : 1];
    value = &conjunct.parts[first ? 1 : 0];
    if (value->kind != Expression::Kind::word) return false;
  }
  if (!of_it(*property)) return false;
  const std::string_view name = vocabulary_.properties[static_cast<std::size_t>(property->value)].name;
  if (value == nullptr && !negated && bundle_.has(key("noun", name)) && is_any_noun(parts.noun, amount, form)) {
    parts.noun = noun_of(key("noun", name), amount, form);
    return true;
  }
  const std::string message = key("such", name);
  // What is not so is said beside the noun only if the game has a word for it: "face-down".
  if (!bundle_.has(message) || (negated && !bundle_.variables(message).contains("not"))) return false;
  const auto part = [&](const char* side) {
    Saying saying = say(message);
    if (value != nullptr) saying.with("value", word(value->type, value->value));
    return saying.with("part", std::string{side})
        .with("not", std::string{negated ? "yes" : "no"})
        .with("case", noun_form(amount, form))
        .with("count", count_of(amount))
        .text();
  };
  const std::string before = part("before");
  const std::string after = part("after");
  if (before.empty() && after.empty()) return false;
  parts.before += (parts.before.empty() ? "" : " ") + before;
  parts.after += (parts.after.empty() ? "" : " ") + after;
  return true;
}

}  // namespace krypta::text
