#include "cli/allocations.hpp"

#include <cstdlib>
#include <new>

namespace {
thread_local std::uint64_t allocated = 0;
}

namespace krypta::cli {
std::uint64_t allocations() { return allocated; }
}  // namespace krypta::cli

// The other forms of new and delete are defined by the standard library in terms of these.
void* operator new(std::size_t size) {
  ++allocated;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc{};
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
