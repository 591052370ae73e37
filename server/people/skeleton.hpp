#pragma once

#include <string>
#include <string_view>

/// How names look. Two names with the same skeleton can be taken for each other, so nobody is given the second of them.
namespace krypta::server {

/// What is left of a name when letters that look alike are one letter: `Норе` in Cyrillic is `Hope`, `Ian` is
/// `lan`, `B0b` is `Bob`; capitals that look like another script's are told from small letters that do not. Spaces and
/// marks count for nothing. Accents do: Béla and Bela, Łukasz and Lukasz are two people.
[[nodiscard]] std::string skeleton_of(std::string_view name);

/// Goes up whenever a name may get another skeleton than before: what is stored is then made anew.
inline constexpr int skeleton_version = 1;

/// Whether all letters are of one script. Han, kana and Hangul, which are written together, count as one.
[[nodiscard]] bool is_of_one_script(std::string_view name);

}  // namespace krypta::server
