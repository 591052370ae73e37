#pragma once

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <functional>
#include <memory>

#include "bench/link.hpp"

namespace krypta::load {

/// Something to be done about the i-th of many, by one of several who work side by side. Gives the problem, if any.
using Task = std::function<Awaitable<std::string>(std::size_t worker, std::size_t i)>;

struct Together {
  Together(asio::io_context& context, std::size_t tasks, Task task_)
      : count(tasks), task(std::move(task_)), ended(context.get_executor()) {}
  std::size_t count;
  Task task;
  Timer ended;
  std::size_t next = 0;
  std::size_t working = 0;
  std::string problem{};
};

inline Awaitable<void> work(std::shared_ptr<Together> all, std::size_t worker) {
  while (all->next < all->count && all->problem.empty()) {
    const std::size_t i = all->next++;
    std::string problem = co_await all->task(worker, i);
    if (!problem.empty()) all->problem = std::move(problem);
  }
  if (--all->working == 0) all->ended.cancel();
}

/// Does all of them, so many at once; the first problem ends it.
inline Awaitable<std::string> together(asio::io_context& context, std::size_t count, std::size_t workers, Task task) {
  auto all = std::make_shared<Together>(context, count, std::move(task));
  all->working = workers;
  all->ended.expires_at(Clock::time_point::max());
  for (std::size_t w = 0; w < workers; ++w) asio::co_spawn(context, work(all, w), asio::detached);
  co_await all->ended.async_wait(as_values);
  co_return all->problem;
}

}  // namespace krypta::load
