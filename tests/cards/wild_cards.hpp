#pragma once

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/vocabulary.hpp"
#include "engine/core/random.hpp"

namespace krypta::cards {

/// Writes cards that mean nothing and have no mistake, from the words of any vocabulary; but that they may keep too
/// many values, be nested too deeply, or let a secret decide something.
class WildCards {
 public:
  WildCards(const Vocabulary& vocabulary, std::uint64_t seed) : vocabulary_(vocabulary), rng_(seed) {}

  /// The abilities of a card, without its head.
  std::string abilities() {
    std::string all;
    std::optional<AbilityKind> last;
    for (std::uint32_t i = 0, n = 1 + rng_.below(2); i < n; ++i) {
      if (last && *last != AbilityKind::always && rarely()) {
        // One after the other: what the first of them names the second may use.
        all += std::string{word_of(*last)} + " as above { ";
        all += statement(3);
        all += statement(3);
        all += "}\n";
      } else {
        last = any_kind();
        all += ability(*last) + "\n";
      }
    }
    return all;
  }

 private:
  struct Local {
    std::string name;
    Type type;
    bool several;
  };
  using Locals = std::vector<Local>;

  template <class List>
  const auto& one_of(const List& list) {
    return list[rng_.below(static_cast<std::uint32_t>(std::size(list)))];
  }
  bool often() { return rng_.below(3) != 0; }
  bool rarely() { return rng_.below(4) == 0; }

  AbilityKind any_kind() { return one_of(vocabulary_.abilities); }
  static std::string_view word_of(AbilityKind kind) {
    constexpr std::string_view names[] = {"play", "use", "on", "always"};
    return names[static_cast<std::size_t>(kind)];
  }
  /// Of an ability: what it is aimed at, costs and does.
  std::string effects(AbilityKind kind) {
    std::string all;
    for (std::uint32_t i = rng_.below(4); i > 0; --i) all += choice("target");
    if (rarely()) {
      if (const auto cost = call(VerbKind::cost)) all += "cost " + *cost;
    }
    if (vocabulary_.any_of && kind != AbilityKind::on && rarely()) all += any_of();
    for (std::uint32_t i = 1 + rng_.below(4); i > 0; --i) all += statement(3);
    return all;
  }

  std::string ability(AbilityKind kind) {
    std::string all{word_of(kind)};
    if (kind != AbilityKind::always) all += " in " + std::string{one_of(vocabulary_.windows)};
    locals_.clear();
    if (rarely()) all += " when " + value(Type::condition, 2);
    if (kind == AbilityKind::always) return all + " { " + calls(VerbKind::lasting) + "}";
    if (rarely() && !vocabulary_.scopes.empty()) all += " once per " + std::string{one_of(vocabulary_.scopes)};
    return all + " { " + effects(kind) + "}";
  }
  std::string any_of() {
    std::string all = "any_of { ";
    for (std::uint32_t i = 2 + rng_.below(2); i > 0; --i) {
      const Locals outside = locals_;
      all += "option " + (rarely() ? "when " + value(Type::condition, 1) + " " : "") + "{ ";
      if (often()) all += choice("target");
      if (rarely()) {
        if (const auto cost = call(VerbKind::cost)) all += "cost " + *cost;
      }
      all += statement(2) + "} ";
      locals_ = outside;
    }
    return all + "} ";
  }

  /// A value of that type, if there is any way to say one.
  std::optional<std::string> maybe(Type type, int depth) {
    std::vector<std::string> all;
    for (const Local& local : locals_) {
      if (local.type == type && !local.several) all.push_back(local.name);
      if (type == Type::number && local.several) all.push_back("count(" + local.name + ")");
      if (type == Type::condition && local.several) all.push_back("some(" + local.name + ")");
    }
    if (it_ == type) all.emplace_back("it");
    for (const PropertyInfo& info : vocabulary_.properties) {
      if (info.gives != type) continue;
      std::string name{info.name};
      if (info.takes) {
        const std::string given = depth > 0 ? value(*info.takes, depth - 1) : "";
        if (given.empty()) continue;
        name += "(" + given + ")";
      }
      if (!info.of) {
        all.push_back(name);
      } else if (depth > 0 && rarely()) {
        if (const auto subject = maybe(*info.of, depth - 1)) all.push_back(*subject + "." + name);
      }
    }
    if (all.empty()) return std::nullopt;
    return one_of(all);
  }

  std::string value(Type type, int depth) {
    if (depth > 0 && often()) {
      if (type == Type::number) return number(depth);
      if (type == Type::condition) return condition(depth);
    }
    const auto plain = maybe(type, depth);
    if (plain && often()) return *plain;
    if (type == Type::number) return std::to_string(rng_.below(5));
    if (type == Type::condition) return plain.value_or("1 = 1");
    const TypeInfo& info = vocabulary_.types[static_cast<std::size_t>(type) - first_own];
    if (info.cards && rarely()) return "card c";
    const auto& words = info.words;
    return words.empty() ? plain.value_or("") : std::string{one_of(words)};
  }

  std::string number(int depth) {
    const auto part = [&] { return value(Type::number, depth - 1); };
    switch (rng_.below(8)) {
      case 0: return "(" + part() + " + " + part() + ")";
      case 1: return "(" + part() + " - " + part() + ") * " + part();
      case 2: return "min(" + part() + ", " + part() + ")";
      case 3: return "half_up(" + part() + ")";
      case 4: return "-" + part();
      case 5: return "count(" + selector(depth - 1) + ")";
      default: {
        constexpr std::string_view folds[] = {"sum", "highest", "lowest"};
        const DomainInfo& domain = one_of(vocabulary_.domains);
        const std::string place = selector(depth - 1, domain);
        return std::string{one_of(folds)} + "(" + place + ", " + judging(domain.of, [&] { return part(); }) + ")";
      }
    }
  }

  std::string condition(int depth) {
    constexpr std::string_view compare[] = {"=", "!=", "<", "<=", ">", ">="};
    switch (rng_.below(5)) {
      case 0: return "(" + value(Type::condition, depth - 1) + " and " + value(Type::condition, depth - 1) + ")";
      case 1: return "not (" + value(Type::condition, depth - 1) + " or " + value(Type::condition, depth - 1) + ")";
      case 2: return "some(" + selector(depth - 1) + ")";
      case 3: {
        const auto type = own_type(rng_.below(static_cast<std::uint32_t>(vocabulary_.types.size())));
        const auto left = maybe(type, depth - 1);
        const std::string right = left ? value(type, 0) : "";
        if (left && !right.empty()) return "(" + *left + " = " + right + ")";
        [[fallthrough]];
      }
      default: {
        const std::string left = value(Type::number, depth - 1);
        return "(" + left + " " + std::string{one_of(compare)} + " " + value(Type::number, depth - 1) + ")";
      }
    }
  }

  template <class Say>
  std::string judging(Type it, Say say) {
    const std::optional<Type> outer = it_;
    it_ = it;
    std::string said = say();
    it_ = outer;
    return said;
  }
  std::string selector(int depth) { return selector(depth, one_of(vocabulary_.domains)); }
  std::string selector(int depth, const DomainInfo& domain) {
    std::string all{domain.name};
    if (domain.takes) {
      const std::string argument = value(*domain.takes, depth);
      if (argument.empty()) return selector(depth);
      all += "(" + argument + ")";
    }
    if (depth > 0 && often()) all += " where " + judging(domain.of, [&] { return value(Type::condition, depth - 1); });
    if (depth > 0 && rarely()) {
      all += rarely() ? " with lowest " : " with highest ";
      all += judging(domain.of, [&] { return value(Type::number, depth - 1); });
    }
    return all;
  }

  std::string name() { return "x" + std::to_string(names_++); }
  std::string by() {
    if (!rarely()) return " ";
    const auto player = maybe(vocabulary_.player, 1);
    return player ? " by " + *player + " " : " ";
  }

  std::string choice(std::string_view word) {
    const DomainInfo& domain = one_of(vocabulary_.domains);
    constexpr std::string_view quantities[] = {"one", "one", "one", "any", "1", "up to 1"};
    std::string quantity{one_of(quantities)};
    if (domain.most <= 6 && rarely()) quantity = "(" + value(Type::number, 1) + ")";
    const std::string from = selector(2, domain);
    const bool same = from.starts_with(domain.name);
    const std::string own = name();
    const std::string who = by();
    const Type type = same ? domain.of : type_behind(from);
    locals_.push_back({own, type, quantity != "one"});
    return std::string{word} + " " + quantity + " " + own + ": " + from + who;
  }
  /// Of a selector for which another place was taken in the end.
  Type type_behind(std::string_view from) {
    for (const DomainInfo& domain : vocabulary_.domains) {
      const std::string_view rest = from.starts_with(domain.name) ? from.substr(domain.name.size()) : "x";
      if (rest.empty() || rest.front() == '(' || rest.front() == ' ') return domain.of;
    }
    return Type::number;
  }

  std::optional<std::string> call(VerbKind kind) {
    for (int tries = 0; tries < 10; ++tries) {
      const VerbInfo& verb = one_of(vocabulary_.verbs);
      if (verb.kind != kind) continue;
      std::string all{verb.name};
      all += "(";
      bool said = true;
      for (std::size_t i = 0; i < verb.parameters.size(); ++i) {
        const std::string argument = value(verb.parameters[i].type, 2);
        said = said && !argument.empty();
        all += (i == 0 ? "" : ", ") + argument;
      }
      if (said) return all + ") ";
    }
    return std::nullopt;
  }
  std::string calls(VerbKind kind) {
    std::string all;
    for (std::uint32_t i = rng_.below(3); i > 0; --i) all += call(kind).value_or("");
    return all;
  }

  std::string block(int depth) {
    const std::size_t living = locals_.size();
    std::string all = "{ ";
    for (std::uint32_t i = rng_.below(3); i > 0; --i) all += statement(depth - 1);
    locals_.resize(living, {"", Type::number, false});
    return all + "} ";
  }

  std::string statement(int depth) {
    const std::string plain = call(VerbKind::instant).value_or("");
    if (depth == 0) return plain;
    switch (rng_.below(15)) {
      case 0: return "if " + value(Type::condition, 2) + " " + block(depth) + (often() ? "else " + block(depth) : "");
      case 1: return loop(depth);
      case 2: return "repeat " + value(Type::number, 1) + " " + block(depth);
      case 3: return choice("choose");
      case 4: return menu(depth);
      case 5: return "may" + by() + block(depth) + (often() ? "else " + block(depth) : "");
      case 6:
        if (const auto cost = call(VerbKind::cost))
          return "pay " + *cost + by() + block(depth) + "else " + block(depth);
        return plain;
      case 7:
        if (vocabulary_.durations.empty()) return plain;
        return "until " + term() + "{ " + calls(VerbKind::lasting) + "} ";
      case 8: return let();
      case 9:
        if (!vocabulary_.later) return plain;
        return "later " + std::string{one_of(vocabulary_.windows)} + " " + block(depth);
      case 10:
        if (!vocabulary_.whenever) return plain;
        return "whenever " + std::string{one_of(vocabulary_.windows)} + " until " + term() + block(depth);
      case 11:
        if (!vocabulary_.together) return plain;
        return "together { " + call(VerbKind::instant).value_or("") + "if " + value(Type::condition, 1) + " { " +
               plain + "} } ";
      default: return plain;
    }
  }
  /// How long something lasts.
  std::string term() {
    std::string all = std::string{one_of(vocabulary_.durations)} + " ";
    if (!vocabulary_.conditions) return all;
    if (rarely()) all = "(" + value(Type::condition, 2) + ") ";
    if (rarely()) all += "while " + value(Type::condition, 2) + " ";
    return all;
  }
  std::string menu(int depth) {
    std::string all = "choose one" + by() + "{ ";
    for (std::uint32_t i = 1 + rng_.below(3); i > 0; --i) {
      all += "option " + (often() ? "when " + value(Type::condition, 1) + " " : "") + block(depth);
    }
    return all + "} ";
  }
  std::string let() {
    const Type type = rarely() ? Type::condition : Type::number;
    const std::string what = value(type, 2);
    locals_.push_back({name(), type, false});
    return "let " + locals_.back().name + " = " + what + " ";
  }
  std::string loop(int depth) {
    const std::size_t living = locals_.size();
    std::string from;
    Type type = Type::number;
    for (const Local& local : locals_) {
      if (local.several && rarely()) from = local.name, type = local.type;
    }
    if (from.empty()) {
      from = selector(2);
      type = type_behind(from);
    }
    const std::string own = name();
    locals_.push_back({own, type, false});
    std::string all = "for each " + own + " in " + from + " " + block(depth);
    locals_.resize(living, {"", Type::number, false});
    return all;
  }

  const Vocabulary& vocabulary_;
  Rng rng_;
  Locals locals_{};
  std::optional<Type> it_{};
  unsigned names_ = 0;
};

}  // namespace krypta::cards
