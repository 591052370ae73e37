#include "server/table/nameless.hpp"

#include <algorithm>
#include <variant>

namespace krypta::server {

namespace {

/// What stands in an archive where a name stood: it is in all languages, so it is a word of none.
constexpr std::string_view in_place = "—";

bool is_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

/// With no letter before and behind it.
std::string without_name(const std::string& sentence, const std::string& name) {
  std::string all;
  std::size_t from = 0;
  for (std::size_t at = sentence.find(name); at != std::string::npos; at = sentence.find(name, at + 1)) {
    if (at < from) continue;
    const std::size_t end = at + name.size();
    if ((at > 0 && is_letter(sentence[at - 1])) || (end < sentence.size() && is_letter(sentence[end]))) continue;
    all.append(sentence, from, at - from).append(in_place);
    from = end;
  }
  return all.append(sentence, from);
}

/// `whole` is where a text is a name and nothing else; anywhere else such a word may be one of the game's.
Value unnamed(const Value& told, const std::vector<std::string>& names, bool whole) {
  if (const std::string* text = told.text()) {
    if (whole && std::ranges::find(names, *text) != names.end()) return in_place;
    if (text->find(' ') == std::string::npos) return told;
    std::string sentence = *text;
    for (const std::string& name : names) sentence = without_name(sentence, name);
    return sentence;
  }
  if (const Value::Array* array = told.array()) {
    Value::Array all;
    for (const Value& one : *array) all.push_back(unnamed(one, names, whole));
    return all;
  }
  if (const Value::Object* object = told.object()) {
    Value::Object all;
    for (const auto& [name, value] : *object)
      all.emplace_back(name, unnamed(value, names, name == "name" || name == "names"));
    return all;
  }
  return told;
}

bool takes_name(Sitter& sitter, const Removed& removed, std::vector<std::string>& names) {
  if (sitter.kind != Sitter::Kind::person || !removed(sitter.account) || sitter.name.empty()) return false;
  names.push_back(std::exchange(sitter.name, {}));
  return true;
}

}  // namespace

std::vector<std::string> without_names(std::vector<store::Entry>& entries, const Removed& removed) {
  std::vector<std::string> names;
  if (!removed) return names;
  for (store::Entry& entry : entries) {
    if (!entry.body.starts_with(R"({"do":"created")") && !entry.body.starts_with(R"({"do":"sat")")) continue;
    auto body = read_body(entry.body);
    if (!body) continue;
    bool changed = false;
    if (auto* sat = std::get_if<Sat>(&*body)) changed = takes_name(sat->sitter, removed, names);
    if (auto* created = std::get_if<Created>(&*body)) {
      for (Sitter& sitter : created->sitters) changed = takes_name(sitter, removed, names) || changed;
    }
    if (changed) entry.body = write_body(*body);
  }
  return names;
}

Value without_names(const Value& told, const std::vector<std::string>& names) {
  return names.empty() ? told : unnamed(told, names, false);
}

}  // namespace krypta::server
