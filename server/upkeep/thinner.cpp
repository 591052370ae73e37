#include "server/upkeep/thinner.hpp"

#include <utility>

namespace krypta::server {

namespace {

constexpr Time every = 3'600'000;
constexpr Time rest = 100;

}  // namespace

Thinner::Thinner(Loop& loop, store::Store& store, Log& log, Keeping keeping)
    : loop_(loop), store_(store), log_(log), keeping_(keeping), self_(std::make_shared<Thinner*>(this)) {}

Thinner::~Thinner() { *self_ = nullptr; }

void Thinner::later(Time delay, Task then) {
  loop_.after(delay, [self = self_, then = std::move(then)] {
    if (*self != nullptr) then();
  });
}

Time Thinner::since(What what) const {
  return loop_.now() - (what == What::thoughts ? keeping_.thoughts : keeping_.matches);
}

void Thinner::begin() {
  if (keeping_.matches != 0) return page(What::matches, {});
  if (keeping_.thoughts != 0) page(What::thoughts, {});
}

void Thinner::page(What what, const std::string& after) {
  store_.upkeep().old_matches({.after = after, .since = since(what), .thoughts = what == What::thoughts},
                              [self = self_, what](store::Found<store::Old> found) {
                                if (*self == nullptr) return;
                                if (!found.value) return (*self)->over(what);
                                (*self)->next(what, std::make_shared<store::Old>(*std::move(found.value)), 0);
                              });
}

void Thinner::next(What what, const std::shared_ptr<store::Old>& old, std::size_t i) {
  if (i == old->tables.size()) {
    if (old->next.empty()) return over(what);
    return later(rest, [this, what, old] { page(what, old->next); });
  }
  const std::string& table = old->tables[i];
  const auto then = [self = self_, what, old, i](const store::Written& written) {
    if (*self == nullptr) return;
    (*self)->dropped(what, old->tables[i], written);
    (*self)->later(rest, [at = *self, what, old, i] { at->next(what, old, i + 1); });
  };
  if (what == What::thoughts) return store_.upkeep().drop_thoughts(table, then);
  store_.upkeep().drop_match(table, since(what), then);
}

void Thinner::dropped(What what, const std::string& table, const store::Written& written) {
  if (written.code == store::Written::Code::failed)
    log_.error("store-failed", {{"table", table}, {"problem", written.problem}});
  if (!written.done()) return;
  ++(what == What::thoughts ? thoughts_ : matches_);
  if (what == What::matches) log_.info("match-dropped", {{"table", table}});
}

void Thinner::over(What what) {
  if (what == What::matches && keeping_.thoughts != 0) return later(rest, [this] { page(What::thoughts, {}); });
  later(every, [this] { begin(); });
}

}  // namespace krypta::server
