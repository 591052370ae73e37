#!/usr/bin/env bash
# Kills the server in the middle of play, again and again, on one store. After each restart every choice that was
# acknowledged must be there, once and in order, and every match must go on.
#
# kill.sh KRYPTA LOAD [ROUNDS=50 [postgresql]]
set -u
if [ $# -lt 2 ]; then
  echo "usage: kill.sh KRYPTA LOAD [ROUNDS=50 [postgresql]]" >&2
  exit 2
fi
. "$(dirname "$0")/common.sh"
rounds=${3:-50}
make_store "${4:-}"
: >"$dir/all"
acknowledged=0

for round in $(seq "$rounds"); do
  journal=$dir/journal
  : >"$journal"
  start_server "$store"
  start_load --tables 24 --rate 4000 --seconds 60 --journal "$journal" --until-killed
  # From 0.05 to 0.5 seconds into the play.
  sleep "0.$(printf %03d $((50 + RANDOM % 451)))"
  stop_server KILL
  wait_for_load
  [ "$status" -eq 0 ] || check "round $round: the load client ended by itself" false
  start_server "$store"
  count=$(choices_in "$journal")
  acknowledged=$((acknowledged + count))
  check "round $round: $count choices were acknowledged before the kill, all are there, every match goes on" \
    check_journal "$journal"
  cat "$journal" >>"$dir/all"
  stop_server KILL
done

start_server "$store"
check "after $rounds kills: all $acknowledged choices of all rounds are there, every match goes on" check_journal "$dir/all"
check "enough was acknowledged to be a test" test "$acknowledged" -ge "$((rounds * 20))"
# A check that finds everything would prove nothing.
sed '0,/^choice /s/^choice \([^ ]* [^ ]*\) .*/&\nchoice \1 never-made/' "$dir/all" >"$dir/forged"
forged() { ! check_journal "$dir/forged" >"$dir/found" && grep -q 'never-made is missing' "$dir/found"; }
check "a choice that was never made is found to be missing" forged
stop_server TERM
check "the server stops with status 0" test "$status" -eq 0
if [ "$store" != "$dir/data" ]; then
  whole() { pg_amcheck --install-missing -d krypta; }
elif command -v sqlite3 >/dev/null; then
  whole() { [ "$(sqlite3 "$store/krypta.db" 'PRAGMA integrity_check')" = ok ]; }
else
  whole() { "$krypta" backup "$dir/copy.db" --data "$store" >/dev/null; }
fi
check "the database is whole" whole
finish
