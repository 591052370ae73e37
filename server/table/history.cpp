#include "server/table/history.hpp"

#include <utility>

namespace krypta::server {

void History::add(HistoryLine line) {
  const std::size_t i = heads_.size();
  if (i % page_size == 0) {
    if (!pages_.empty()) pages_.back().shrink_to_fit();
    pages_.emplace_back();
  }
  std::string& page = pages_.back();
  heads_.push_back({.at = line.at,
                    .entry = line.entry,
                    .start = static_cast<std::uint32_t>(page.size()),
                    .text = static_cast<std::uint32_t>(line.text.size()),
                    .id = static_cast<std::uint32_t>(line.id.size()),
                    .audience = line.audience,
                    .kind = line.kind,
                    .seat = line.seat,
                    .passed = line.passed,
                    .plain = line.plain});
  page += line.text;
  page += line.id;
  if (!line.undone.empty()) undone_.emplace(i, std::move(line.undone));
}

HistoryLine History::operator[](std::size_t i) const {
  const Head& head = heads_[i];
  HistoryLine line{.at = head.at,
                   .entry = head.entry,
                   .kind = head.kind,
                   .seat = head.seat,
                   .audience = head.audience,
                   .text = std::string{words(i, 0, head.text)},
                   .id = std::string{words(i, head.text, head.id)},
                   .passed = head.passed,
                   .plain = head.plain};
  if (const auto found = undone_.find(i); found != undone_.end()) line.undone = found->second;
  return line;
}

std::vector<HistoryLine> History::all() const {
  std::vector<HistoryLine> lines;
  for (std::size_t i = 0; i < size(); ++i) lines.push_back((*this)[i]);
  return lines;
}

bool History::is_choice(std::size_t i, Seat s, std::string_view id) const {
  const Head& head = heads_[i];
  return head.kind == HistoryLine::Kind::choice && head.seat == s && words(i, head.text, head.id) == id;
}

}  // namespace krypta::server
