#!/usr/bin/env bash
# usage: admin.sh KRYPTA. Whoever runs a server looks after people and tables, with the server and without it.
set -uo pipefail
krypta=$1
scratch=$(mktemp -d)
touch "$scratch/server.out"
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; wait; rm -rf "$scratch"' EXIT
failed=0
wrong() { echo "FAILED: $*"; cat "$scratch/out" "$scratch/err" 2>/dev/null; failed=1; }

start() {
  "$krypta" serve --port 0 --data "$scratch/data" "$@" >"$scratch/server.out" 2>>"$scratch/server.log" &
  server=$!
  for _ in $(seq 100); do
    port=$(sed -n 's|.*127.0.0.1:\([0-9]*\)/.*|\1|p' "$scratch/server.out")
    [ -n "$port" ] && return
    sleep 0.1
  done
  cat "$scratch/server.log"
  echo "FAILED: no server"
  exit 1
}
stop() {
  kill "$server"
  wait "$server"
  server=
}
# STATUS ARGUMENTS…: what krypta admin says is in `out`.
admin() {
  local expected=$1 status
  shift
  "$krypta" admin "$@" --data "$scratch/data" >"$scratch/out" 2>"$scratch/err" </dev/null
  status=$?
  [ $status -eq "$expected" ] || wrong "admin $*: status $status, expected $expected"
}
says() { grep -q -- "$1" "$scratch/out" "$scratch/err" || wrong "no \"$1\""; }
says_not() { ! grep -q -- "$1" "$scratch/out" "$scratch/err" || wrong "there is \"$1\""; }
# WHO METHOD PATH [BODY]: the answer as it is.
http() {
  local data=()
  [ $# -lt 4 ] || data=(-H 'Content-Type: application/json' --data "$4")
  curl -s -b "$scratch/$1.cookies" -c "$scratch/$1.cookies" -X "$2" "${data[@]}" "http://127.0.0.1:$port$3"
}

admin 1 tables
says "no server listens"

start
[ "$(stat -c %a "$scratch/data/admin.sock")" = 600 ] || wrong "somebody else may ask"
http ada POST /api/guest '{"name":"Ada"}' >/dev/null
http eve POST /api/guest '{"name":"Eve"}' >/dev/null
http ada POST /api/keep '{"password":"a long old password"}' >/dev/null
table=$(http ada POST /api/tables '{"game":"nowa-huta","seats":2,"listed":true}' | sed -n 's/.*"table":"\([a-z0-9]*\)".*/\1/p')

admin 0 tables --state open
says "$table"
says "Ada"
admin 0 tables --by Eve
says_not "$table"
admin 0 tables --older-than 1d
says_not "$table"
admin 0 tables --json
says '"rows":\['
admin 2 tables --state broken
admin 2 tables --older-than yesterday
admin 0 accounts a --lang pl
says "Nazwa"
says "Ada"
says_not "Eve"

admin 1 mute Nobody --reason "no"
admin 2 ban --address everywhere --reason "no"
admin 2 ban Eve
admin 0 ban Eve --reason "Spam everywhere" --for 2h --json
ban=$(sed -n 's/.*"id":\([0-9]*\).*/\1/p' "$scratch/out")
http eve GET /api/mine >"$scratch/out"
says '"code":"banned"'
says 'Spam everywhere'
http ada GET /api/mine >"$scratch/out"
says '"ok":true'
admin 0 sanctions
says "Eve"
admin 1 lift 1234567
admin 0 lift "$ban"
http eve GET /api/mine >"$scratch/out"
says '"ok":true'
admin 0 ban --address 127.0.0.0/8 --reason "Everybody" --json
ban=$(sed -n 's/.*"id":\([0-9]*\).*/\1/p' "$scratch/out")
http ada GET /api/mine >"$scratch/out"
says '"code":"banned"'
curl -s "http://127.0.0.1:$port/health" >"$scratch/out"
says '"ok":true'
admin 0 lift "$ban"

admin 0 announce "We are back at nine."
http ada GET /api/notice >"$scratch/out"
says "We are back at nine."
admin 0 read-only on
http ada POST /api/tables '{"game":"nowa-huta","seats":2}' >"$scratch/out"
says '"code":"read-only"'
http ada GET /api/tables >"$scratch/out"
says "$table"
stop
start
http ada POST /api/tables '{"game":"nowa-huta","seats":2}' >"$scratch/out"
says '"code":"read-only"'
admin 0 read-only off
admin 0 announce
admin 0 notice
says "Read-only: no"
http ada POST /api/tables '{"game":"nowa-huta","seats":2}' >"$scratch/out"
says '"ok":true'

admin 0 reset Ada --json
link=$(sed -n 's|.*/reset#\([A-Za-z0-9_-]*\)".*|\1|p' "$scratch/out")
[ -n "$link" ] || wrong "no link"
! grep -q "$link" "$scratch"/data/krypta.db* "$scratch/server.log" || wrong "the link is on the disk"
http new POST /api/reset "{\"link\":\"$link\"}" >"$scratch/out"
says '"name":"Ada"'
http new POST /api/reset/password "{\"link\":\"$link\",\"password\":\"short\"}" >"$scratch/out"
says '"ok":false'
http new POST /api/reset/password "{\"link\":\"$link\",\"password\":\"a longer new password\"}" >"$scratch/out"
says '"ok":true'
http ada GET /api/mine >"$scratch/out"
says '"code":"not-signed-in"'
http new POST /api/reset/password "{\"link\":\"$link\",\"password\":\"another new password\"}" >"$scratch/out"
says '"code":"no-such-reset"'
http ada POST /api/login '{"name":"Ada","password":"a longer new password"}' >"$scratch/out"
says '"ok":true'

admin 0 export Ada
says "\"table\":\"$table\""
says_not "argon2"
says_not "secret"
admin 0 rename Eve "Eve the Second"
admin 0 close "$table"
admin 1 close "$table"
says "ended"
admin 0 tables --state over
says "$table"
admin 0 reports
says "nothing"
admin 1 close-report 5
admin 2 delete Ada
admin 0 delete Ada --yes
admin 1 export Ada
http ada GET /api/mine >"$scratch/out"
says '"code":"not-signed-in"'
admin 0 tables
says_not "Ada"
"$krypta" store --data "$scratch/data" >"$scratch/out" 2>"$scratch/err" || wrong "no room"
says "nowa-huta"
says "^entries"
"$krypta" store --data "$scratch/data" --json >"$scratch/out" 2>"$scratch/err" || wrong "no room"
says '"kinds":\['
! "$krypta" store --data "$scratch" >"$scratch/out" 2>"$scratch/err" || wrong "there is no store"
for event in admin-ban admin-lift admin-notice admin-reset admin-export admin-rename admin-close admin-delete; do
  grep -q "\"$event\"" "$scratch/server.log" || wrong "$event is not in the log"
done
curl -s "http://127.0.0.1:$port/metrics" >"$scratch/out"
says '^krypta_bans 0$'
says '^krypta_reports_open 0$'

# Without a server the command does the same itself.
stop
[ ! -e "$scratch/data/admin.sock" ] || wrong "the socket is left"
admin 0 accounts
says "Eve the Second"
admin 0 mute "Eve the Second" --reason "Shouting"
admin 0 sanctions
says "Shouting"
exit $failed
