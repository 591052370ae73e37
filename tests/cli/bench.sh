#!/usr/bin/env bash
# usage: bench.sh KRYPTA. It measures the game and the number of seats that it was asked for, and nothing else.
set -u
krypta=$1
failed=0
# What was measured: a line for each game and number of seats, those of the search behind.
measured() { "$krypta" bench "$@" --seconds 0.01 --json | grep -o '"game":"[a-z-]*","seats":[0-9]*' | tr -d '"' | tr '\n' ' '; }
expect() {
  local expected=$1 found
  shift
  found=$(measured "$@")
  if [ "$found" != "$expected" ]; then
    echo "krypta bench $*: measured $found, expected $expected"
    failed=1
  fi
}
expect "game:nowa-huta,seats:3 game:nowa-huta,seats:3 " nowa-huta --seats 3
expect "game:nowa-huta,seats:2 game:nowa-huta,seats:3 game:nowa-huta,seats:4 game:nowa-huta,seats:4 " nowa-huta
exit $failed
