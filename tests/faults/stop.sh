#!/usr/bin/env bash
# Stops the server under load, and copies its store under load, if it is a file. Nothing acknowledged may be missing
# afterwards.
#
# stop.sh KRYPTA LOAD [postgresql]
set -u
if [ $# -lt 2 ]; then
  echo "usage: stop.sh KRYPTA LOAD [postgresql]" >&2
  exit 2
fi
. "$(dirname "$0")/common.sh"
make_store "${3:-}"
journal=$dir/journal

start_server "$store"
start_load --tables 50 --rate 2000 --seconds 60 --journal "$journal" --until-killed
sleep 0.5

copy_during_play() {
  cp "$journal" "$dir/journal-before"
  mkdir "$dir/copy"
  check "a backup is made during play" quietly "$krypta" backup "$dir/copy/krypta.db" --data "$store"
  more() { [ "$(choices_in "$journal")" -gt "$during" ]; }
  during=$(choices_in "$journal")
  check "play goes on after the backup" within 10 more
}
[ "$store" != "$dir/data" ] || copy_during_play

sleep 0.5
start=$(date +%s%N)
stop_server TERM
took=$((($(date +%s%N) - start) / 1000000))
check "SIGTERM under load: exit status 0" test "$status" -eq 0
check "SIGTERM under load: within 5 s ($took ms)" test "$took" -lt 5000
wait_for_load
check "the load client saw the server go and nothing else wrong" test "$status" -eq 0

start_server "$store"
check "after the restart all $(choices_in "$journal") acknowledged choices are there, every match goes on" \
  check_journal "$journal"
stop_server TERM
check "the server stops with status 0 when nobody is there" test "$status" -eq 0

[ -d "$dir/copy" ] || finish
start_server "$dir/copy"
check "in the backup are all $(choices_in "$dir/journal-before") choices acknowledged before it, every match goes on" \
  check_journal "$dir/journal-before"
stop_server TERM
check "the server on the backup stops with status 0" test "$status" -eq 0
again() { ! "$krypta" backup "$dir/copy/krypta.db" --data "$store" 2>/dev/null; }
check "a backup does not overwrite a file" again
finish
