#include "server/table/tongues.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "text/speech.hpp"
#include "wire/patch.hpp"

namespace krypta::server {

namespace {

/// Before the name of a language; nothing else that is shown has a name that begins so.
constexpr char mark = '~';

using Trees = std::vector<const Value*>;

/// Whether all trees have the same branches here, so that each branch can be looked at by itself.
bool branch_alike(const Trees& trees) {
  const Value& first = *trees.front();
  return std::ranges::all_of(trees, [&](const Value* tree) {
    if (first.array() != nullptr) return tree->array() != nullptr && tree->array()->size() == first.array()->size();
    return first.object() != nullptr && tree->object() != nullptr && wire::same_names(*first.object(), *tree->object());
  });
}

Value merged(const Trees& trees);

template <class Child>
Value merged_child(const Trees& trees, Child child) {
  Trees children;
  for (const Value* tree : trees) children.push_back(&child(*tree));
  return merged(children);
}

Value merged(const Trees& trees) {
  const Value& first = *trees.front();
  if (std::ranges::all_of(trees, [&](const Value* tree) { return *tree == first; })) return first;
  if (!branch_alike(trees)) {
    Value::Object said;
    for (std::size_t i = 0; i < trees.size(); ++i) {
      said.emplace_back(mark + std::string{text::languages()[i]}, *trees[i]);
    }
    return said;
  }
  if (first.array() != nullptr) {
    Value::Array all;
    for (std::size_t i = 0; i < first.array()->size(); ++i) {
      all.push_back(merged_child(trees, [i](const Value& tree) -> const Value& { return (*tree.array())[i]; }));
    }
    return all;
  }
  Value::Object all;
  for (std::size_t i = 0; i < first.object()->size(); ++i) {
    all.emplace_back((*first.object())[i].first, merged_child(trees, [i](const Value& tree) -> const Value& {
                       return (*tree.object())[i].second;
                     }));
  }
  return all;
}

}  // namespace

Value in_all_tongues(std::span<const Value> trees) {
  Trees all;
  for (const Value& tree : trees) all.push_back(&tree);
  return merged(all);
}

Value in_tongue(const Value& all, std::string_view language) {
  if (const Value::Array* array = all.array()) {
    Value::Array one;
    for (const Value& item : *array) one.push_back(in_tongue(item, language));
    return one;
  }
  const Value::Object* object = all.object();
  if (object == nullptr) return all;
  if (!object->empty() && object->front().first.starts_with(mark)) {
    const Value* found = all.find(mark + std::string{language});
    return found == nullptr ? object->front().second : *found;
  }
  Value::Object one;
  for (const auto& [name, value] : *object) one.emplace_back(name, in_tongue(value, language));
  return one;
}

}  // namespace krypta::server
