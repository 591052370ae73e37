#pragma once

#include <map>
#include <string>
#include <string_view>

#include "engine/cards/syntax.hpp"

namespace krypta::cards {

/// The cards there are, while they are checked: a card can speak of one that stands in another file.
class CardIds {
 public:
  struct Entry {
    int place = 0;  ///< in the library
    std::string_view name{};
  };
  void add(const syntax::Card& card) {
    all_.try_emplace(card.id.text, Entry{next_, card.name.text});
    ++next_;
  }
  [[nodiscard]] const Entry* find(std::string_view id) const {
    const auto found = all_.find(id);
    return found == all_.end() ? nullptr : &found->second;
  }
  [[nodiscard]] const std::map<std::string_view, Entry>& all() const { return all_; }

 private:
  std::map<std::string_view, Entry> all_{};
  int next_ = 0;
};

}  // namespace krypta::cards
