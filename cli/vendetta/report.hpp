#pragma once

#include "cli/reports.hpp"

namespace krypta::cli {

/// Who wins with which clan and on which seat, where influence comes from, and what each clan card does.
[[nodiscard]] std::unique_ptr<Report> make_vendetta_report();

}  // namespace krypta::cli
