#pragma once

#include "tests/rules/nowa_huta/table.hpp"

/// What everybody at the table was told.
namespace krypta::nowa_huta::test {

using krypta::test::numbers;
using krypta::test::told;

}  // namespace krypta::nowa_huta::test
