#!/usr/bin/env bash
# Three servers on one PostgreSQL with a synchronous standby, the people of each table spread over all three, and everybody at
# two of them. Under load servers are killed, stopped for longer than their leases and cut off from the store; notifications
# are lost, PostgreSQL is killed, its standby promoted. Nothing acknowledged may be lost or doubled, nothing refused may be
# there, nobody may be shown two different pasts, and every table goes on soon.
#
# cluster.sh KRYPTA LOAD [SECONDS=40] [SEED]
#
# Each fault is made once; with more seconds, again and again in the order of the seed. A failure leaves the folder.
set -u
if [ $# -lt 2 ]; then
  echo "usage: cluster.sh KRYPTA LOAD [SECONDS=40] [SEED]" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
scripts=$here/../../scripts
. "$here/common.sh"
seconds=${3:-40}
seed=${4:-$RANDOM$RANDOM}
RANDOM=$seed
cluster=$dir/cluster
journal=$dir/journal
# Longer than the leases of servers (10 s), and than HAProxy and PostgreSQL take to notice.
stopped_for=12
patience=15
chmod 711 "$dir"
mkdir "$cluster"
chmod 711 "$cluster"
background=()
missed=

# Instead of what common.sh does: what is left of a failure stays.
end_everything() {
  local result=$?
  for process in $player "${background[@]}"; do kill -9 "$process" 2>/dev/null; done
  "$scripts/cluster" stop "$cluster" 2>/dev/null
  wait 2>/dev/null
  if [ "$result" -eq 0 ]; then
    rm -rf "$dir"
  else
    echo "everything is in $dir: steps, cluster/server-N.log, cluster/postgres/log; the seed was $seed"
  fi
} 2>/dev/null
trap end_everything EXIT

step() { printf '%6.1f s  %s\n' "$(($(date +%s%N) / 1000000 - begun))e-3" "$*" | tee -a "$dir/steps"; }
pid_of() { cat "$cluster/server-$1.pid"; }
answers() { port=$((first + $1)) http_status /health >/dev/null 2>&1; }
unwell() { [ "$(port=$((first + $1)) http_status /health 2>/dev/null)" = 503 ]; }
well() { [ "$(port=$((first + $1)) http_status /health 2>/dev/null)" = 200 ]; }

# Which of the two writes, and which follows; they change places when the standby is promoted.
primary=postgres
follower=standby
sql() { psql -qtAX "$("$scripts/postgres" url "$cluster/$primary" postgres)" -c "$1"; }

start_postgres() {
  "$scripts/postgres" start "$cluster/postgres" >/dev/null || exit 1
  "$scripts/postgres" standby "$cluster/standby" "$cluster/postgres" >/dev/null || exit 1
  ports=$(cat "$cluster/postgres/port")\ $(cat "$cluster/standby/port")
  # The folders come and go.
  cp "$cluster/postgres/password" "$dir/password"
}

# Each server reaches the store through two wires of its own, which can be held or made deaf.
start_wires() {
  local n port wires=()
  mkdir "$dir/wires"
  touch "$dir/wires/said" "$dir/wires/lies"
  wire=$((20000 + RANDOM % 10000))
  for n in 1 2 3; do
    for port in $ports; do
      wires+=($((wire + ${#wires[@]})):"$port")
    done
    echo "postgresql://krypta@127.0.0.1:$((wire + 2 * n - 2)),127.0.0.1:$((wire + 2 * n - 1))/krypta?target_session_attrs=read-write$(
      echo "&passfile=$dir/password&sslmode=disable&gssencmode=disable&connect_timeout=3")" >"$cluster/server-$n.db"
  done
  python3 "$here/wire.py" "$dir/wires" "${wires[@]}" >"$dir/wires/said" 2>&1 &
  background+=($!)
  within 10 grep -q ready "$dir/wires/said" || { cat "$dir/wires/said"; exit 1; }
}
# wires_of N MODE
wires_of() { echo "$2" | tee "$dir/wires/$((wire + 2 * $1 - 2))" >"$dir/wires/$((wire + 2 * $1 - 1))"; }

# A proxy that spreads: three ports, each of which has another server that it likes best.
start_spread() {
  local n
  spread=$((first + 5000))
  sed -e '/^frontend/,$d' "$cluster/haproxy.cfg" >"$dir/spread.cfg"
  for n in 1 2 3; do
    sed -n -e "s/^backend krypta/listen spread-$n\n  bind 127.0.0.1:$((spread + n))/p" -e '/option forwardfor/p; /httpchk/p' \
      -e '/timeout check/p; /default-server/p' "$cluster/haproxy.cfg"
    echo "  server liked 127.0.0.1:$((first + n))"
    echo "  server next 127.0.0.1:$((first + n % 3 + 1)) backup"
    echo "  server last 127.0.0.1:$((first + (n + 1) % 3 + 1)) backup"
    echo "  server any 127.0.0.1:$((first + n)) no-check backup"
  done >>"$dir/spread.cfg"
  haproxy -db -f "$dir/spread.cfg" >"$dir/spread.log" 2>&1 &
  background+=($!)
  port=$((spread + 3))
  within 30 quietly http_status /health 2>/dev/null || { echo "FAILED  the spreading proxy does not answer: $(cat "$dir/spread.log")"; exit 1; }
}

start_cluster() {
  start_postgres
  start_wires
  "$scripts/cluster" start "$cluster" --port 0 --standby --krypta "$krypta" -- --rates 100000 --connections 4000 \
    --connections-per-address 4000 >"$dir/said" 2>&1 &
  background+=($!)
  ready() { [ -f "$cluster/ready" ] || ended "${background[-1]}"; }
  within 90 ready
  [ -f "$cluster/ready" ] || { echo "FAILED  the cluster does not start: $(cat "$dir/said")"; exit 1; }
  first=$(sed -n 's/.*port="\([0-9]*\)".*/\1/p' "$cluster/settings")
  start_spread
  port=$((spread + 1)),$((spread + 2)),$((spread + 3))
}

killed() {
  local n=$1 process
  process=$(pid_of "$n")
  step "server $n is killed"
  kill -9 "$process"
  within 5 ended "$process"
  sleep "0.$((RANDOM % 10))"
  "$scripts/cluster" server "$cluster" "$n" || exit 1
  step "server $n is there again"
}
stopped() {
  local n=$1
  step "server $n is stopped for $stopped_for s"
  kill -STOP "$(pid_of "$n")"
  sleep "$stopped_for"
  kill -CONT "$(pid_of "$n")"
  step "server $n wakes"
}
replaced() {
  local n=$1
  step "server $n ends as for an upgrade"
  kill -TERM "$(pid_of "$n")"
  within 30 ended "$(pid_of "$n")" || { step "server $n does not end"; exit 1; }
  step "server $n has ended"
  "$scripts/cluster" server "$cluster" "$n" || exit 1
  step "server $n is there again"
}
deafened() {
  local n=$1
  step "server $n hears no notification for 4 s"
  wires_of "$n" deaf
  sleep 4
  wires_of "$n" forward
}
unheard() {
  step "the connections of all servers are ended: $(
    sql "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'krypta'")"
}
cut_off() {
  local n=$1
  within 20 well "$n"
  step "server $n is cut off from the store for 9 s"
  wires_of "$n" hold
  within 8 unwell "$n" && step "server $n says so" || missed="server $n did not say that it is cut off"
  sleep 3
  wires_of "$n" forward
  step "server $n has its store again, and what it had sent arrives"
}
store_killed() {
  step "PostgreSQL is killed"
  "$scripts/postgres" stop "$cluster/$primary" immediate
  "$scripts/postgres" start "$cluster/$primary" >/dev/null || exit 1
  step "PostgreSQL is there again"
}
promoted() {
  local old=$primary port
  port=$(cat "$cluster/$old/port")
  step "PostgreSQL is killed, its standby promoted"
  "$scripts/postgres" stop "$cluster/$old" immediate
  "$scripts/postgres" promote "$cluster/$follower" || exit 1
  primary=$follower
  follower=$old
  rm -rf "${cluster:?}/$old"
  "$scripts/postgres" standby "$cluster/$old" "$cluster/$primary" "$port" >/dev/null || exit 1
  step "the other follows"
}

faults=(killed stopped deafened unheard cut_off store_killed promoted replaced)
# Each once, in any order, then any.
play_faults() {
  local order=() fault n
  # A shell of its own would have chances of its own, and not those of the seed.
  for fault in "${faults[@]}"; do
    n=$((RANDOM % (${#order[@]} + 1)))
    order=("${order[@]:0:n}" "$fault" "${order[@]:n}")
  done
  while [ $((SECONDS - started)) -lt "$seconds" ] || [ ${#order[@]} -gt 0 ]; do
    [ ${#order[@]} -gt 0 ] || order=("${faults[RANDOM % ${#faults[@]}]}")
    fault=${order[0]}
    order=("${order[@]:1}")
    alive "$player" || return 1
    n=$((RANDOM % 3 + 1))
    "$fault" "$n"
    within 20 answers "$n" || step "server $n does not answer"
    sleep "1.$((RANDOM % 10))"
  done
}

not_in_logs() { ! grep -h -- "$1" "$cluster"/server-*.log; }
start_liar() {
  liar=$((wire + 20))
  echo lie >"$dir/wires/$liar"
  python3 "$here/wire.py" "$dir/wires" "$liar:$((first + 1))" >"$dir/wires/lies" 2>&1 &
  background+=($!)
  within 10 grep -q ready "$dir/wires/lies"
}

begun=$(($(date +%s%N) / 1000000))
step "seed $seed"
start_cluster
step "three servers, HAProxy, PostgreSQL and a synchronous standby"
# It ends when the faults do.
: >"$dir/played"
"$load" --port "$port" --tables 12 --rate 150 --seconds 100000 --come-back --twice --patience "$patience" \
  --journal "$journal" >"$dir/played" 2>&1 &
player=$!
within 60 playing_or_end && grep -q playing "$dir/played" || { cat "$dir/played"; exit 1; }
started=$SECONDS
play_faults
sleep 2
kill -TERM "$player" 2>/dev/null
wait_for_load
[ "$status" -ne 0 ] || cat "$dir/played"
check "whoever is cut off says so${missed:+: $missed}" test -z "$missed"
check "nothing was lost or doubled, nobody saw another past, every table went on" test "$status" -eq 0
for n in 1 2 3; do check "server $n is well" within 30 well "$n"; done
check "no server complained of itself" not_in_logs '"network-failed"'

# Read anew from the store, and through the proxy that brings the people of a table together.
for n in 1 2 3; do replaced "$n"; done
port=$first
within 10 answers 0
check "all $(choices_in "$journal") acknowledged choices are there for fresh servers, every match goes on" check_journal "$journal"

# A check that finds everything would prove nothing.
sed '0,/^choice /s/^choice \([^ ]* [^ ]*\) .*/&\nchoice \1 never-made/' "$journal" >"$dir/forged"
forged() { ! check_journal "$dir/forged" >"$dir/found" && grep -q 'never-made is missing' "$dir/found"; }
check "a choice that was never made is found to be missing" forged
start_liar
lied() {
  ! "$load" --port "$((first + 2)),$liar" --tables 2 --rate 50 --seconds 2 --come-back --twice >"$dir/lied" 2>&1 &&
    grep -q 'was shown another line' "$dir/lied"
}
check "a server that shows another past is found out" lied
finish
