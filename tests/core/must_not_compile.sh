#!/bin/sh
# must_not_compile.sh CXX INCLUDE_DIR
# Each file of must_not_compile/ has to be refused by the compiler, with the text in its first line (// expect: TEXT);
# control.cpp has to be accepted. One line a case; fails on any surprise.

if [ $# -ne 2 ]; then
  echo "usage: $0 CXX INCLUDE_DIR" >&2
  exit 2
fi
cxx=$1
include_dir=$2
folder=$(dirname "$0")/must_not_compile
surprises=0
cases=0

export LC_ALL=C # the messages in English, with plain quotes

surprise() {
  printf 'FAIL %s: %s\n' "$1" "$2"
  printf '%s\n' "$3" | sed 's/^/     /' | head -n 20
  surprises=$((surprises + 1))
}

for file in "$folder"/*.cpp; do
  name=$(basename "$file" .cpp)
  output=$("$cxx" -fsyntax-only -std=c++20 -I"$include_dir" "$file" 2>&1)
  status=$?
  if [ "$name" = control ]; then
    if [ $status -eq 0 ]; then echo "ok   control compiles"; else surprise control "does not compile" "$output"; fi
    continue
  fi
  cases=$((cases + 1))
  expected=$(sed -n '1s|^// expect: ||p' "$file")
  if [ -z "$expected" ]; then
    surprise "$name" "its first line does not say what to expect" ""
  elif [ $status -eq 0 ]; then
    surprise "$name" "compiles" ""
  elif ! printf '%s\n' "$output" | grep -qF -- "$expected"; then
    surprise "$name" "fails without: $expected" "$output"
  else
    echo "ok   $name: $expected"
  fi
done

if [ ! -e "$folder/control.cpp" ] || [ $cases -eq 0 ]; then
  surprise "$folder" "there is nothing to compile" ""
fi
[ $surprises -eq 0 ]
