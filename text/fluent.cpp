#include "text/fluent.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace krypta::text {
namespace {

using Patterns = std::map<std::string, tree::Pattern, std::less<>>;

/// The bound of @fluent/bundle. It also ends a file in which every message names the next one twice.
constexpr std::size_t most_placeables = 100;

std::string shown(std::string_view missing) { return "{" + std::string(missing) + "}"; }

/// The CLDR plural category of a whole number.
std::string_view plural_category(std::string_view language, std::int64_t number) {
  // CLDR counts without the sign, and the lowest number has no positive counterpart in its own type.
  const auto bits = static_cast<std::uint64_t>(number);
  const std::uint64_t n = number < 0 ? 0 - bits : bits;
  if (language == "en" || language == "hu") return n == 1 ? "one" : "other";
  if (language == "pl") {
    const bool teens = n % 100 >= 12 && n % 100 <= 14;
    if (n == 1) return "one";
    return n % 10 >= 2 && n % 10 <= 4 && !teens ? "few" : "many";
  }
  return "other";
}

/// Writes one sentence.
class Writer {
 public:
  Writer(const Patterns& patterns, std::string_view language, std::span<const Argument> arguments)
      : patterns_(patterns), language_(language), arguments_(arguments) {}

  std::string sentence(const std::string& id) {
    put(tree::Reference{id});
    return overflowed_ ? shown(id) : std::move(sentence_);
  }

 private:
  void put(const tree::Pattern& pattern) {
    for (const tree::Element& element : pattern) {
      if (!std::holds_alternative<tree::Text>(element.kind) && ++placeables_ > most_placeables) overflowed_ = true;
      if (overflowed_) return;
      std::visit([this](const auto& kind) { put(kind); }, element.kind);
    }
  }

  void put(const tree::Text& text) { sentence_ += text.value; }
  void put(const tree::Literal& literal) { sentence_ += literal.value; }

  void put(const tree::Variable& variable) {
    const Argument* argument = find(variable.name);
    if (argument == nullptr) {
      sentence_ += shown("$" + variable.name);
    } else if (const auto* number = std::get_if<std::int64_t>(&argument->value)) {
      sentence_ += std::to_string(*number);
    } else {
      sentence_ += std::get<std::string>(argument->value);
    }
  }

  void put(const tree::Reference& reference) {
    const auto found = patterns_.find(reference.id);
    const bool loops = std::ranges::find(open_, reference.id) != open_.end();
    if (found == patterns_.end() || loops) {
      sentence_ += shown(reference.id);
      return;
    }
    open_.push_back(found->first);
    put(found->second);
    open_.pop_back();
  }

  void put(const tree::Select& select) {
    const Argument* argument = find(select.variable);
    const auto chosen = std::ranges::find_if(select.variants, [&](const tree::Variant& variant) {
      return argument != nullptr && matches(argument->value, variant.key);
    });
    put((chosen != select.variants.end() ? *chosen : select.variants[select.fallback]).pattern);
  }

  /// The parser lets number keys stand only before names, so the first match is the exact number if there is one.
  bool matches(const std::variant<std::int64_t, std::string>& value, const tree::Key& key) const {
    const auto* number = std::get_if<std::int64_t>(&value);
    const auto* name = std::get_if<std::string>(&key);
    if (number != nullptr && name != nullptr) return *name == plural_category(language_, *number);
    return value == key;
  }

  const Argument* find(std::string_view name) const {
    const auto found = std::ranges::find(arguments_, name, &Argument::name);
    return found != arguments_.end() ? &*found : nullptr;
  }

  const Patterns& patterns_;
  std::string_view language_;
  std::span<const Argument> arguments_;
  std::vector<std::string_view> open_;  // the messages being written, outermost first
  std::size_t placeables_ = 0;
  bool overflowed_ = false;
  std::string sentence_;
};

struct Mentions {
  std::set<std::string> variables;
  std::vector<std::string> references;
};

void collect(const tree::Pattern& pattern, Mentions& mentions) {
  for (const tree::Element& element : pattern) {
    if (const auto* variable = std::get_if<tree::Variable>(&element.kind)) {
      mentions.variables.insert(variable->name);
    } else if (const auto* reference = std::get_if<tree::Reference>(&element.kind)) {
      mentions.references.push_back(reference->id);
    } else if (const auto* select = std::get_if<tree::Select>(&element.kind)) {
      mentions.variables.insert(select->variable);
      for (const tree::Variant& variant : select->variants) collect(variant.pattern, mentions);
    }
  }
}

}  // namespace

Bundle::Bundle(std::string language) : language_(std::move(language)) {}

std::optional<SyntaxError> Bundle::add(std::string_view source) {
  auto parsed = tree::parse(source);
  if (auto* error = std::get_if<SyntaxError>(&parsed)) return std::move(*error);

  Patterns added;
  for (tree::Entry& entry : std::get<std::vector<tree::Entry>>(parsed)) {
    const bool fresh = !patterns_.contains(entry.id) && added.try_emplace(entry.id, std::move(entry.pattern)).second;
    if (!fresh) return SyntaxError{entry.line, entry.id + " is defined twice"};
  }
  patterns_.merge(added);
  return std::nullopt;
}

std::optional<std::string> Bundle::lent(std::string_view id) const {
  for (const LentNames& names : lent_) {
    if (!id.starts_with(names.prefix)) continue;
    if (auto name = names.find(id.substr(names.prefix.size()))) return name;
  }
  return std::nullopt;
}

bool Bundle::has(std::string_view id) const {
  return !id.starts_with('-') && (patterns_.contains(id) || lent(id).has_value());
}

std::string Bundle::format(std::string_view id, std::span<const Argument> arguments) const {
  if (!id.starts_with('-') && patterns_.contains(id))
    return Writer(patterns_, language_, arguments).sentence(std::string(id));
  return lent(id).value_or(shown(id));
}

std::vector<std::string> Bundle::ids() const {
  std::vector<std::string> ids;
  for (const auto& [id, pattern] : patterns_) {
    if (has(id)) ids.push_back(id);
  }
  return ids;
}

std::set<std::string> Bundle::variables(std::string_view id) const {
  if (!has(id)) return {};
  Mentions mentions{{}, {std::string(id)}};
  std::set<std::string> visited;
  // By index: the list grows while it is walked, and a chain of references may be too long to recurse on.
  for (std::size_t i = 0; i < mentions.references.size(); ++i) {
    const auto found = patterns_.find(mentions.references[i]);
    if (found != patterns_.end() && visited.insert(found->first).second) collect(found->second, mentions);
  }
  return mentions.variables;
}

const std::string& Bundle::language() const { return language_; }

}  // namespace krypta::text
