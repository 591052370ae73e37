# krypta_embed(TARGET <library> NAMESPACE <namespace> FILES <key>=<path> ...)
# krypta_embed_folder(TARGET <library> NAMESPACE <namespace> FOLDER <path> DEPENDS <file> ...)
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
# Of a folder, all files that lie there when DEPENDS are made, whatever their names; the keys are their paths in it.
# Every library needs a namespace of its own: two in one would define the same functions twice.

cmake_policy(VERSION 3.25)

# Writes bytes.S and lookup.cpp into the folder, only if they change. STAMPED files exist already, and bytes.S changes
# whenever one of them does.
function(krypta_embed_write)
  cmake_parse_arguments(PARSE_ARGV 0 arg "STAMPED" "TARGET;NAMESPACE;INTO" "FILES")
  string(MAKE_C_IDENTIFIER "krypta_embed_${arg_TARGET}" prefix)
  set(keys "")
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
    set(path "${CMAKE_MATCH_2}")
    if(key IN_LIST keys)
      message(FATAL_ERROR "krypta_embed: the key '${key}' is given twice")
    endif()
    list(LENGTH keys number)
    list(APPEND keys "${key}")

    set(symbol "${prefix}_${number}")
    set(stamp "")
    if(arg_STAMPED)
      file(SHA256 "${path}" hash)
      set(stamp " /* ${hash} */")
    endif()
    string(REGEX REPLACE "([\\\\\"])" "\\\\\\1" quoted "${path}")
    string(APPEND data "
.globl ${symbol}, ${symbol}_size
.hidden ${symbol}, ${symbol}_size
.balign 8
${symbol}_size: .quad .L${symbol}_end - ${symbol}
${symbol}: .incbin \"${quoted}\"${stamp}
.L${symbol}_end:
")
    string(APPEND symbols "extern const char ${symbol}[];\nextern const std::uint64_t ${symbol}_size;\n")
    string(APPEND key_list "    \"${key}\",\n")
    string(APPEND file_list "    File{${symbol}, &${symbol}_size},\n")
  endforeach()
  list(LENGTH keys count)

  file(CONFIGURE OUTPUT "${arg_INTO}/lookup.cpp" CONTENT [=[
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
  file(CONFIGURE OUTPUT "${arg_INTO}/bytes.S" CONTENT [=[
.section .rodata
@data@
.section .note.GNU-stack,"",@progbits
]=] @ONLY)
endfunction()

# The library of what is written into the folder, and its header.
function(krypta_embed_library)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;NAMESPACE;INTO" "")
  get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT "ASM" IN_LIST languages)
    message(FATAL_ERROR "krypta_embed: enable the language ASM in project()")
  endif()
  # The header has a folder of its own, so that users of the library see it and nothing else of the build.
  file(CONFIGURE OUTPUT "${arg_INTO}/include/embedded/${arg_TARGET}.hpp" CONTENT [=[
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace @arg_NAMESPACE@ {

/// The bytes of a file, or nothing if no file has this key.
[[nodiscard]] std::optional<std::string_view> embedded(std::string_view key);

/// In the order of the build file; those of a folder are sorted.
[[nodiscard]] std::span<const std::string_view> embedded_keys();

}  // namespace @arg_NAMESPACE@
]=] @ONLY)

  add_library(${arg_TARGET} STATIC "${arg_INTO}/bytes.S" "${arg_INTO}/lookup.cpp")
  target_include_directories(${arg_TARGET} PUBLIC "${arg_INTO}/include")
  target_compile_features(${arg_TARGET} PUBLIC cxx_std_20)
endfunction()

function(krypta_embed)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;NAMESPACE" "FILES")
  if(NOT arg_TARGET OR NOT arg_NAMESPACE OR NOT arg_FILES OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "krypta_embed(TARGET <library> NAMESPACE <namespace> FILES <key>=<path> ...)")
  endif()
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.embed")
  set(files "")
  set(paths "")
  foreach(file IN LISTS arg_FILES)
    if(NOT file MATCHES "^([^=]+)=(.+)$")
      message(FATAL_ERROR "krypta_embed: '${file}' is not <key>=<path>")
    endif()
    cmake_path(ABSOLUTE_PATH CMAKE_MATCH_2 NORMALIZE OUTPUT_VARIABLE path)
    list(APPEND files "${CMAKE_MATCH_1}=${path}")
    list(APPEND paths "${path}")
  endforeach()
  krypta_embed_write(TARGET ${arg_TARGET} NAMESPACE ${arg_NAMESPACE} INTO "${folder}" FILES ${files})
  # The assembler reads the files unseen by the build, which would otherwise keep the old bytes.
  set_property(SOURCE "${folder}/bytes.S" PROPERTY OBJECT_DEPENDS "${paths}")
  krypta_embed_library(TARGET ${arg_TARGET} NAMESPACE ${arg_NAMESPACE} INTO "${folder}")
endfunction()

function(krypta_embed_folder)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;NAMESPACE;FOLDER" "DEPENDS")
  if(NOT arg_TARGET OR NOT arg_NAMESPACE OR NOT arg_FOLDER OR NOT arg_DEPENDS OR arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "krypta_embed_folder(TARGET <library> NAMESPACE <namespace> FOLDER <path> DEPENDS <file> ...)")
  endif()
  cmake_path(ABSOLUTE_PATH arg_FOLDER NORMALIZE)
  set(folder "${CMAKE_CURRENT_BINARY_DIR}/${arg_TARGET}.embed")
  set(script "${CMAKE_CURRENT_FUNCTION_LIST_FILE}")
  add_custom_command(OUTPUT "${folder}/bytes.S" "${folder}/lookup.cpp"
    COMMAND "${CMAKE_COMMAND}" -D "TARGET=${arg_TARGET}" -D "NAMESPACE=${arg_NAMESPACE}" -D "FOLDER=${arg_FOLDER}"
            -D "INTO=${folder}" -P "${script}"
    DEPENDS ${arg_DEPENDS} "${script}" COMMENT "Embedding ${arg_FOLDER}" VERBATIM)
  krypta_embed_library(TARGET ${arg_TARGET} NAMESPACE ${arg_NAMESPACE} INTO "${folder}")
endfunction()

# What krypta_embed_folder runs during the build, when the names are known.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  file(GLOB_RECURSE names RELATIVE "${FOLDER}" "${FOLDER}/*")
  if(NOT names)
    message(FATAL_ERROR "krypta_embed_folder: there is no file in ${FOLDER}")
  endif()
  list(SORT names)
  list(TRANSFORM names REPLACE "^(.+)$" "\\1=${FOLDER}/\\1")
  krypta_embed_write(STAMPED TARGET ${TARGET} NAMESPACE ${NAMESPACE} INTO "${INTO}" FILES ${names})
endif()
