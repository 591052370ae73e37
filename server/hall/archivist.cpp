#include "server/hall/archivist.hpp"

#include <utility>

#include "server/table/archive.hpp"
#include "server/table/table.hpp"

namespace krypta::server {

Archivist::Archivist(const Games& games, Loop& loop, Workers& workers, store::Store& store, Log& log)
    : games_(games),
      loop_(loop),
      workers_(workers),
      store_(store),
      log_(log),
      backlog_(loop, {[this](std::string after, unsigned most, Backlog::OnTables then) {
                        store_.unarchived(std::move(after), most, std::move(then));
                      },
                      [this](const std::string& table) { read(table); }}),
      self_(std::make_shared<Archivist*>(this)) {}

Archivist::~Archivist() { *self_ = nullptr; }

void Archivist::read(const std::string& table) {
  using Entries = std::vector<store::Entry>;
  using Thoughts = std::vector<store::Thought>;
  store_.entries(table, 0, [self = self_, table](store::Found<Entries> entries) {
    if (*self == nullptr) return;
    Archivist& at = **self;
    if (!entries.value) return at.backlog_.done();
    without_names(*entries.value, at.removed);
    const auto held = std::make_shared<Entries>(*std::move(entries.value));
    const auto end = static_cast<std::uint32_t>(held->size());
    at.store_.thoughts(table, 0, end, [self, table, held](store::Found<Thoughts> thoughts) {
      if (*self == nullptr) return;
      const auto thought = std::make_shared<Thoughts>(std::move(thoughts.value).value_or(Thoughts{}));
      // The loop outlives the workers, and whoever listens there may have gone.
      (*self)->workers_.run([self, &games = (*self)->games_, &loop = (*self)->loop_, table, held, thought] {
        Table told{games, table};
        for (const store::Entry& entry : *held) told.add(entry);
        const auto parts = std::make_shared<std::vector<store::Kept>>(archive_of(told, *thought));
        loop.post([self, table, parts] {
          if (*self != nullptr) (*self)->write(table, std::move(*parts));
        });
      });
    });
  });
}

void Archivist::write(const std::string& table, std::vector<store::Kept> parts) {
  if (parts.empty()) return backlog_.done();
  store_.archive(table, std::move(parts), [self = self_, table](const store::Written& written) {
    if (*self == nullptr) return;
    // What could not be written is made up for at the next start.
    if (written.code == store::Written::Code::failed) {
      (*self)->log_.error("store-failed", {{"table", table}, {"problem", written.problem}});
    }
    (*self)->backlog_.done();
  });
}

}  // namespace krypta::server
