#include <algorithm>

#include "text/cards/speaker.hpp"

namespace krypta::text {

using cards::Expression;
using cards::Statement;
using cards::Type;

namespace {

/// Of more than these somebody is told what they are, and not all of them.
constexpr std::size_t most_words = 12;

Amount amount_of(const Statement& choice) {
  if (choice.kind == Statement::Kind::each) return {"each"};
  const cards::Quantity& quantity = choice.quantity;
  if (single(quantity)) return {};
  if (quantity.any) return {"any"};
  return {quantity.least == quantity.most ? "number" : "up-to", quantity.most};
}

}  // namespace

std::string CardSpeaker::key(std::string_view part, std::string_view name) const {
  return prefix_ + "-" + std::string{part} + "-" + hyphened(name);
}

std::string_view CardSpeaker::type_name(Type type) const {
  if (type == Type::number) return "number";
  return vocabulary_.types[static_cast<std::size_t>(type) - cards::first_own].name;
}

std::string CardSpeaker::gender(Type type) const { return say(key("gender", type_name(type))).text(); }

Phrase CardSpeaker::word(Type type, int value) const {
  const std::string_view name =
      vocabulary_.types[static_cast<std::size_t>(type) - cards::first_own].words[static_cast<std::size_t>(value)];
  const std::string message = key("word", std::string{type_name(type)} + "-" + std::string{name});
  return {hyphened(name), [this, message](std::string_view form) -> Phrase::Value {
            return say(message).with("case", std::string{form}).text();
          }};
}

Phrase CardSpeaker::one_of_words(const Statement& choice) {
  const bool one = single(choice.quantity);
  // Nobody reads a list of forty clans.
  if (one && choice.words.size() > most_words) return noun(choice.type, {"a"});
  Phrase words{one ? "either" : "words", [this, &choice, one](std::string_view form) -> Phrase::Value {
                 std::vector<std::string> items;
                 for (const int value : choice.words)
                   items.push_back(word(choice.type, value).text(one ? form : "nom"));
                 if (one) return list(items, "card-or-words", form);
                 const Amount amount = amount_of(choice);
                 return say("card-some-words")
                     .with("det", std::string{amount.determiner})
                     .with("n", std::int64_t{amount.n})
                     .with("words", list(items, "card-comma", "nom"))
                     .text();
               }};
  if (one && choice.words.size() == 1) words.id = word(choice.type, choice.words[0]).id;
  return words;
}

std::string CardSpeaker::list(const std::vector<std::string>& items, std::string_view last,
                              std::string_view form) const {
  std::string all = items.empty() ? "" : items[0];
  for (std::size_t i = 1; i < items.size(); ++i) {
    const bool is_last = i + 1 == items.size();
    all = say(is_last ? std::string{last} : "card-comma")
              .with("a", all)
              .with("b", items[i])
              .with("case", std::string{form})
              .text();
  }
  return all;
}

bool CardSpeaker::is_self(const Expression& expression) const {
  return expression.kind == Expression::Kind::property && expression.parts.empty() &&
         vocabulary_.properties[static_cast<std::size_t>(expression.value)].name == "self";
}

Phrase CardSpeaker::decider(const std::optional<Expression>& by) {
  if (by && by->kind == Expression::Kind::local) {
    Known& known = locals_[static_cast<std::size_t>(by->value)];
    if (std::exchange(known.fresh, false)) return chosen(*known.choice);
  }
  return by && !is_self(*by) ? phrase(*by) : plain("", "self");
}

/// Only a game that has a word for who chooses says so; then he is not named again in what he chooses.
bool CardSpeaker::says_chooser(const std::optional<Expression>& by) const {
  return by && !is_self(*by) && bundle_.has(prefix_ + "-chooser");
}

bool CardSpeaker::is_chooser(const Expression& expression) const {
  return chooser_ != nullptr && same(expression, *chooser_);
}

Phrase CardSpeaker::chooser() const {
  return {"chooser", [this](std::string_view form) -> Phrase::Value {
            return say(prefix_ + "-chooser").with("case", std::string{form}).text();
          }};
}

Phrase CardSpeaker::chosen(const Statement& choice, bool said) {
  if (!choice.selector) return one_of_words(choice);
  Amount amount = choice.quantity.reckoned ? as_many(choice) : amount_of(choice);
  if (amount.determiner == "up-to") {
    const std::string name{vocabulary_.domains[choice.selector->domain].name};
    if (bundle_.has(key("within", name + "_" + std::to_string(amount.n)))) amount = {"any"};
  }
  return things(*choice.selector, amount, Choosing{true, choice.by ? &*choice.by : nullptr, said});
}

Amount CardSpeaker::as_many(const Statement& choice) {
  // More than a few, so that languages with several plurals take that of large numbers.
  constexpr int many = 9;
  const Expression* most = &*choice.quantity.reckoned;
  // More than there are nobody can choose.
  const auto is_all = [&](const Expression& limit) {
    return limit.kind == Kind::count && !limit.selector.empty() && same(limit.selector[0], *choice.selector);
  };
  if (most->kind == Kind::min) {
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      if (!is_all(most->parts[i])) continue;
      most = &most->parts[1 - i];
      break;
    }
  }
  if (is_all(*most) || goes_without_saying(*most)) return {"most", many};
  return {"reckoned", many, reckoned(*most).text("as-many")};
}

Phrase CardSpeaker::argument(const Expression& expression) {
  if (expression.type != Type::number) return phrase(expression);
  if (expression.kind == Expression::Kind::local) {
    const Known& known = locals_[static_cast<std::size_t>(expression.value)];
    if (known.how == Known::How::value) return argument(known.choice->arguments[0]);
    if (known.how == Known::How::unsaid) return up_to(limit_of(*known.choice));
    return local(expression);
  }
  const auto known = literal(expression);
  if (!known) return reckoned(expression);
  return {"number", [n = *known](std::string_view form) -> Phrase::Value {
            if (form == "sign") return std::string{n < 0 ? "minus" : "plus"};
            return std::int64_t{n < 0 ? -n : n};
          }};
}

/// A number that is not known before it is counted: "the number of characters in the castle". Behind the things that
/// are as many it is said as "equal to …", or whatever the language says there.
Phrase CardSpeaker::reckoned(const Expression& number_of) {
  return {.id = "reckoned",
          .say = [this, &number_of](std::string_view form) -> Phrase::Value {
            if (form == "sign") return std::string{"plus"};
            if (form == "as-many") return say("card-as-many").with("number", number(number_of)).text();
            return number(number_of).text(form);
          },
          .reckoned = true};
}

bool CardSpeaker::goes_without_saying(const Expression& limit) const {
  const bool less_one = limit.kind == Expression::Kind::subtract && literal(limit.parts[1]) == 1;
  const Expression& asked = less_one ? limit.parts[0] : limit;
  if (asked.kind != Expression::Kind::property) return false;
  const std::string name{vocabulary_.properties[static_cast<std::size_t>(asked.value)].name};
  return bundle_.has(key("within", name + (less_one ? "_less_1" : "")));
}

/// The greatest number that somebody can choose. What the game itself does not let anybody exceed is not said.
const Expression& CardSpeaker::limit_of(const Statement& choice) const {
  const Expression& most = *choice.selector->argument;
  if (most.kind != Expression::Kind::min) return most;
  if (goes_without_saying(most.parts[1])) return most.parts[0];
  return goes_without_saying(most.parts[0]) ? most.parts[1] : most;
}

/// A number that somebody chooses and that is used once: "up to 3".
Phrase CardSpeaker::up_to(const Expression& most) {
  if (const auto known = literal(most))
    return {"up-to", [n = *known](std::string_view) -> Phrase::Value { return std::int64_t{n}; }};
  Phrase number_of = reckoned(most);
  number_of.id = "up-to";
  return number_of;
}

std::string CardSpeaker::next_letter() {
  constexpr std::string_view alphabet = "XYZWVUTSRQPONM";
  return std::string{alphabet[letter_count_++ % alphabet.size()]};
}

/// "each of them", of what was named before.
Phrase CardSpeaker::each_of_them(Type type) const {
  return {"each-of-them", [this, type](std::string_view form) -> Phrase::Value {
            return say("card-each-of-them").with("gender", gender(type)).with("case", std::string{form}).text();
          }};
}

Phrase CardSpeaker::phrase(const Expression& expression) {
  if (is_chooser(expression)) return chooser();
  switch (expression.kind) {
    case Expression::Kind::word: return word(expression.type, expression.value);
    case Expression::Kind::card: return card(expression);
    case Expression::Kind::local: return local(expression);
    case Expression::Kind::property: return property(expression);
    case Expression::Kind::it:
      if (it_ && it_->relative) return relative(it_->type, it_->plural);
      return noun(expression.type, {"that"});
    default: return number(expression);
  }
}

/// A card that is spoken of by its name.
Phrase CardSpeaker::card(const Expression& expression) const {
  const std::string message = prefix_ + "-card-" + expression.card[0];
  const std::string name = bundle_.has(message) ? say(message).text() : expression.card[1];
  return plain(say("card-called").with("name", name).text(), hyphened(expression.card[0]));
}

Phrase CardSpeaker::local(const Expression& expression) {
  const Known& known = locals_[static_cast<std::size_t>(expression.value)];
  switch (known.how) {
    case Known::How::unsaid: return chosen(*known.choice);
    case Known::How::letter: return plain(known.letter, "letter");
    case Known::How::each_of: return each_of_them(expression.type);
    case Known::How::value:
      return known.choice->type == Type::number ? number(known.choice->arguments[0])
                                                : phrase(known.choice->arguments[0]);
    default: break;
  }
  const auto of_type = std::ranges::find(named_, expression.type, &std::pair<Type, unsigned>::first);
  const bool several = known.how == Known::How::named && of_type != named_.end() && of_type->second > 1;
  // What is no minion, if minions are what one mostly speaks of, has a word of its own.
  if (const auto& choice = known.choice; !several && choice != nullptr && choice->selector) {
    const std::string own = key("chosen", vocabulary_.domains[choice->selector->domain].name);
    if (bundle_.has(own))
      return {"chosen",
              [this, own](std::string_view form) -> Phrase::Value {
                return say(own).with("case", std::string{form}).text();
              },
              false, true};
  }
  Phrase that = noun(expression.type, {several ? "nth" : "that", static_cast<int>(known.place)});
  that.id = "chosen";
  return that;
}

Phrase CardSpeaker::property(const Expression& expression, bool total) {
  const std::string_view name = vocabulary_.properties[static_cast<std::size_t>(expression.value)].name;
  const std::string message = key("the", name);
  return {expression.parts.empty() ? hyphened(name) : "other",
          [this, message, &expression, total](std::string_view form) -> Phrase::Value {
            Saying saying = informed(message);
            if (!expression.parts.empty()) saying.with("who", phrase(expression.parts[0]));
            if (!expression.given.empty()) saying.with("given", phrase(expression.given[0]));
            return saying.with("case", std::string{form}).with("total", std::string{total ? "yes" : "no"}).text();
          }};
}

Phrase CardSpeaker::calculation(std::string_view name, const Expression& expression) {
  return {"other", [this, message = "card-" + std::string{name}, &expression](std::string_view form) -> Phrase::Value {
            Saying saying = say(message);
            saying.with("a", operand(expression, 0));
            if (expression.parts.size() > 1) saying.with("b", operand(expression, 1));
            return saying.with("case", std::string{form}).text();
          }};
}

/// "half of all Blood here, rounded up": of a property, or of its total, in words of the game's own if it has some.
Phrase CardSpeaker::half(const Expression& expression) {
  const bool up = expression.kind == Kind::half_up;
  const Expression& whole = expression.parts[0];
  const bool total = whole.kind == Kind::sum;
  const Expression& asked = total ? whole.parts[0] : whole;
  const bool of_thing =
      asked.kind == Kind::property && !asked.parts.empty() && (asked.parts[0].kind == Kind::it) == total;
  const std::string own =
      of_thing ? key("half", vocabulary_.properties[static_cast<std::size_t>(asked.value)].name) : "";
  if (!bundle_.has(own)) return calculation(up ? "half-up" : "half-down", expression);
  return {"other", [this, own, up, total, &whole, &asked](std::string_view form) -> Phrase::Value {
            return say(own)
                .with("who", total ? things(whole.selector[0], {"all"}) : phrase(asked.parts[0]))
                .with("total", std::string{total ? "yes" : "no"})
                .with("up", std::string{up ? "yes" : "no"})
                .with("case", std::string{form})
                .text();
          }};
}

/// A sum in brackets, where without them something else would be said.
Phrase CardSpeaker::operand(const Expression& of, std::size_t i) {
  const Expression& part = of.parts[i];
  const Phrase plain_number = number(part);
  const bool is_sum = part.kind == Kind::add || part.kind == Kind::subtract;
  const bool binds = of.kind == Kind::multiply || of.kind == Kind::negative || of.kind == Kind::half_up ||
                     of.kind == Kind::half_down || (of.kind == Kind::subtract && i == 1);
  if (!is_sum || !binds) return plain_number;
  return {"other",
          [plain_number](std::string_view form) -> Phrase::Value { return "(" + plain_number.text(form) + ")"; }};
}

Phrase CardSpeaker::total(const Expression& expression) {
  return {
      "other", [this, &expression](std::string_view form) -> Phrase::Value {
        const Expression& each = expression.parts[0];
        const bool of_it = each.kind == Expression::Kind::property && !each.parts.empty() &&
                           each.parts[0].kind == Expression::Kind::it;
        const Phrase all = things(expression.selector[0], {"all"});
        if (!of_it) {
          return say("card-sum").with("what", number(each)).with("things", all).with("case", std::string{form}).text();
        }
        const std::string_view name = vocabulary_.properties[static_cast<std::size_t>(each.value)].name;
        return say(key("the", name))
            .with("who", all)
            .with("given", each.given.empty() ? plain("") : phrase(each.given[0]))
            .with("case", std::string{form})
            .with("total", std::string{"yes"})
            .text();
      }};
}

/// "the highest base power of all cards here", or without words of the game "the highest of these numbers: …".
Phrase CardSpeaker::extreme(const Expression& expression) {
  return {
      "other", [this, &expression](std::string_view form) -> Phrase::Value {
        const bool lowest = expression.kind == Expression::Kind::lowest;
        const cards::Selector& of = expression.selector[0];
        const Expression& each = expression.parts[0];
        const bool of_it = each.kind == Expression::Kind::property && !each.parts.empty() &&
                           each.parts[0].kind == Expression::Kind::it;
        std::string what;
        if (of_it) {
          const std::string_view name = vocabulary_.properties[static_cast<std::size_t>(each.value)].name;
          const std::string own = key(lowest ? "least" : "most", name);
          if (bundle_.has(own)) return say(own).with("who", things(of, {"all"})).with("case", std::string{form}).text();
          what = say(key("the", name))
                     .with("who", things(of, {"each"}))
                     .with("given", each.given.empty() ? plain("") : phrase(each.given[0]))
                     .with("total", std::string{"no"})
                     .text();
        } else {
          const std::optional<It> outer = std::exchange(it_, It{vocabulary_.domains[of.domain].of});
          what = number(each).text();
          it_ = outer;
          what = say("card-number-for").with("what", what).with("things", things(of, {"each"})).text();
        }
        return say(lowest ? "card-lowest" : "card-highest").with("what", what).with("case", std::string{form}).text();
      }};
}

Phrase CardSpeaker::number(const Expression& expression) {
  if (const auto known = literal(expression)) {
    return {"number", [n = *known](std::string_view) -> Phrase::Value { return std::int64_t{n}; }};
  }
  switch (expression.kind) {
    case Kind::local: {
      const Known& known = locals_[static_cast<std::size_t>(expression.value)];
      if (known.how == Known::How::value) return number(known.choice->arguments[0]);
      return known.how == Known::How::letter ? plain(known.letter, "letter") : local(expression);
    }
    case Kind::it: return phrase(expression);
    case Kind::property: return property(expression);
    case Kind::count:
      return {"other", [this, &expression](std::string_view form) -> Phrase::Value {
                if (expression.selector.empty())
                  return say("card-number-of-chosen").with("case", std::string{form}).text();
                return say("card-number-of")
                    .with("things", things(expression.selector[0], {"all"}))
                    .with("case", std::string{form})
                    .text();
              }};
    case Kind::sum: return total(expression);
    case Kind::highest:
    case Kind::lowest: return extreme(expression);
    case Kind::negative: return calculation("negative", expression);
    case Kind::add: return calculation("plus", expression);
    case Kind::subtract: return calculation("minus", expression);
    case Kind::multiply: return calculation("times", expression);
    case Kind::min: return calculation("smaller", expression);
    case Kind::max: return calculation("larger", expression);
    case Kind::half_up:
    case Kind::half_down: return half(expression);
    default: return plain("");
  }
}

}  // namespace krypta::text
