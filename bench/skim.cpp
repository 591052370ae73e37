#include "bench/skim.hpp"

#include <charconv>

namespace krypta::load::skim {

namespace {

constexpr auto npos = std::string_view::npos;

/// `at` is the quote it begins with.
std::size_t end_of_text(std::string_view text, std::size_t at) {
  for (std::size_t quote = text.find('"', at + 1); quote != npos; quote = text.find('"', quote + 1)) {
    std::size_t slashes = 0;
    while (text[quote - 1 - slashes] == '\\') ++slashes;
    if (slashes % 2 == 0) return quote + 1;
  }
  return npos;
}

}  // namespace

std::size_t skip_space(std::string_view text, std::size_t at) {
  while (at < text.size() && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t')) ++at;
  return at;
}

std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (at >= text.size()) return npos;
  if (text[at] == '"') return end_of_text(text, at);
  if (text[at] != '{' && text[at] != '[') return std::min(text.find_first_of(",]} \n", at), text.size());
  std::size_t depth = 0;
  while (at < text.size()) {
    const char c = text[at];
    if (c == '"') {
      at = end_of_text(text, at);
      continue;
    }
    ++at;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return at;
  }
  return npos;
}

Items::Items(std::string_view text) : text_(text), object_(!text.empty() && text[0] == '{') {
  if (!object_ && (text.empty() || text[0] != '[')) text_ = {};
}

bool Items::next() {
  at_ = skip_space(text_, at_);
  if (at_ < text_.size() && text_[at_] == ',') at_ = skip_space(text_, at_ + 1);
  if (at_ >= text_.size() || text_[at_] == '}' || text_[at_] == ']') return false;
  if (object_) {
    if (text_[at_] != '"') return false;
    const std::size_t end = end_of_text(text_, at_);
    if (end == npos) return false;
    key_ = text_.substr(at_ + 1, end - at_ - 2);
    at_ = skip_space(text_, end);
    if (at_ >= text_.size() || text_[at_] != ':') return false;
    at_ = skip_space(text_, at_ + 1);
  }
  const std::size_t end = end_of_value(text_, at_);
  if (end == npos || end == at_) return false;
  value_ = text_.substr(at_, end - at_);
  at_ = end;
  return true;
}

std::string_view member(std::string_view object, std::string_view key) {
  for (Items items{object}; items.next();) {
    if (items.key() == key) return items.value();
  }
  return {};
}

std::string_view text(std::string_view value) {
  if (value.size() < 2 || value.front() != '"') return {};
  return value.substr(1, value.size() - 2);
}

std::optional<unsigned> number(std::string_view value) {
  unsigned read = 0;
  const char* end = value.data() + value.size();
  const auto [at, error] = std::from_chars(value.data(), end, read);
  return error == std::errc{} && at == end ? std::optional{read} : std::nullopt;
}

}  // namespace krypta::load::skim
