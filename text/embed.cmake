# krypta_embed(TARGET <library> NAMESPACE <namespace> FILES <key>=<path> ...)
#
# Makes the static library <library>, which holds the bytes of the files in the binary: the program needs no folder
# beside it, and nothing is quoted, escaped or compiled as a huge literal. Relative paths start at the current source
# folder; a file may also be one that the build makes. The project has to enable the languages CXX and ASM.
#
#   krypta_embed(TARGET catalogues NAMESPACE krypta::catalogues FILES en/common=en/common.ftl pl/common=pl/common.ftl)
#   target_link_libraries(program PRIVATE catalogues)
#
#   #include "embedded/catalogues.hpp"
#   krypta::catalogues::embedded("pl/common")  // std::optional<std::string_view>: the bytes, or nothing
#   krypta::catalogues::embedded_keys()        // std::span<const std::string_view>: the keys in the order given
#
# Every library needs a namespace of its own: two in one would define the same functions twice.

function(krypta_embed)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;NAMESPACE" "FILES")
  if(NOT arg_TARGET OR NOT arg_NAMESPACE OR NOT arg_FILES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "krypta_embed(TARGET <library> NAMESPACE <namespace> FILES <key>=<path> ...)")
  endif()
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT "ASM" IN_LIST languages)
    message(FATAL_ERROR "krypta_embed: enable the language ASM in project()")
  endif()

  string(MAKE_C_IDENTIFIER "krypta_embed_${arg_TARGET}" prefix)
  set(keys "")
  set(paths "")
  set(data "")
  set(symbols "")
  set(key_list "")
  set(file_list "")
  foreach(file IN LISTS arg_FILES)
    # The key is quoted in C++, so it holds nothing that would need an escape there.
    if(NOT file MATCHES "^([A-Za-z0-9_./-]+)=(.+)$")
      message(FATAL_ERROR "krypta_embed: '${file}' is not <key>=<path>")
    endif()
    set(key "${CMAKE_MATCH_1}")
    cmake_path(ABSOLUTE_PATH CMAKE_MATCH_2 NORMALIZE OUTPUT_VARIABLE path)
    if(key IN_LIST keys)
      message(FATAL_ERROR "krypta_embed: the key '${key}' is given twice")
    endif()
    list(LENGTH keys number)
    list(APPEND keys "${key}")
    list(APPEND paths "${path}")

    set(symbol "${prefix}_${number}")
    string(REGEX REPLACE "([\\\\\"])" "\\\\\\1" quoted "${path}")
    string(APPEND data "
.globl ${symbol}, ${symbol}_size
.hidden ${symbol}, ${symbol}_size
.balign 8
${symbol}_size: .quad .L${symbol}_end - ${symbol}
${symbol}: .incbin \"${quoted}\"
.L${symbol}_end:
")
    string(APPEND symbols "extern const char ${symbol}[];\nextern const std::uint64_t ${symbol}_size;\n")
    string(APPEND key_list "    \"${key}\",\n")
    string(APPEND file_list "    File{${symbol}, &${symbol}_size},\n")
  endforeach()
  list(LENGTH keys count)

  # The header has a folder of its own, so that users of the library see it and nothing else of the build.
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.embed")
  file(CONFIGURE OUTPUT "${folder}/include/embedded/${arg_TARGET}.hpp" CONTENT [=[
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace @arg_NAMESPACE@ {

/// The bytes of a file, or nothing if no file has this key.
[[nodiscard]] std::optional<std::string_view> embedded(std::string_view key);

/// In the order of the build file.
[[nodiscard]] std::span<const std::string_view> embedded_keys();

}  // namespace @arg_NAMESPACE@
]=] @ONLY)

  file(CONFIGURE OUTPUT "${folder}/lookup.cpp" CONTENT [=[
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "embedded/@arg_TARGET@.hpp"

extern "C" {
@symbols@}

namespace @arg_NAMESPACE@ {
namespace {

struct File {
  const char* bytes;
  const std::uint64_t* size;  // only the assembler knows it
};

constexpr std::array<std::string_view, @count@> keys{
@key_list@};

constexpr std::array<File, @count@> files{
@file_list@};

}  // namespace

std::optional<std::string_view> embedded(std::string_view key) {
  const auto found = std::find(keys.begin(), keys.end(), key);
  if (found == keys.end()) return std::nullopt;
  const File& file = files[static_cast<std::size_t>(found - keys.begin())];
  return std::string_view(file.bytes, static_cast<std::size_t>(*file.size));
}

std::span<const std::string_view> embedded_keys() { return keys; }

}  // namespace @arg_NAMESPACE@
]=] @ONLY)

  # Without the last line the linker would make the stack of the whole program executable.
  file(CONFIGURE OUTPUT "${folder}/bytes.S" CONTENT [=[
.section .rodata
@data@
.section .note.GNU-stack,"",@progbits
]=] @ONLY)
  # The assembler reads the files unseen by the build, which would otherwise keep the old bytes.
  set_property(SOURCE "${folder}/bytes.S" PROPERTY OBJECT_DEPENDS "${paths}")

  add_library(${arg_TARGET} STATIC "${folder}/bytes.S" "${folder}/lookup.cpp")
  target_include_directories(${arg_TARGET} PUBLIC "${folder}/include")
  target_compile_features(${arg_TARGET} PUBLIC cxx_std_20)
endfunction()
