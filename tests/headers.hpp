#pragma once

// Precompiled for the tests. Nothing may lean on it: each test includes what it uses.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/codec.hpp"
#include "engine/core/match.hpp"
