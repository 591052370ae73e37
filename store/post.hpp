#pragma once

#include <functional>

namespace krypta::store {

/// Runs a task soon on the thread that the store answers on; called from the store's own thread.
using Post = std::function<void(std::function<void()>)>;

}  // namespace krypta::store
