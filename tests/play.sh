#!/usr/bin/env bash
# usage: tests/play.sh BUILD   ./play says how far it is, starts a server, says so when it already runs, and plays in the
# terminal.
set -euo pipefail
build=$(cd "$1" && pwd)
source=$(cd "$(dirname "$0")/.." && pwd)
scratch=$(mktemp -d)
processes=()
trap 'for p in "${processes[@]}"; do kill "$p" 2>/dev/null || true; done; wait; rm -rf "$scratch"' EXIT
fail() { echo "FAILED: $*"; cat "$scratch"/*.log 2>/dev/null; exit 1; }

# A folder of its own, so that nobody's ./data is touched, in which krypta is built in four steps.
cp -r "$source/play" "$source/scripts" "$scratch"
mkdir "$scratch/build"
cat >"$scratch/build/build.ninja" <<EOF
rule piece
  command = touch \$out
rule mistake
  command = echo nobody can compile this; exit 1
rule copy
  command = cp $build/krypta \$out
build one: piece
build two: piece | one
build three: mistake | two
build krypta: copy three
EOF
export CI=true

# What went wrong is said, and nothing is started.
! timeout 60 "$scratch/play" >"$scratch/broken.log" 2>&1 || fail "it goes on with what was not built"
grep -qx 'nobody can compile this' "$scratch/broken.log" || fail "it keeps a mistake to itself"
sed -i 's/: mistake/: piece/' "$scratch/build/build.ninja"
rm "$scratch/build/one" "$scratch/build/two"

# Somebody else has the port.
touch "$scratch/other.out" "$scratch/first.log"
"$build/krypta" serve --port 0 --data "$scratch/other" >"$scratch/other.out" 2>"$scratch/other.log" &
processes+=($!)
for _ in $(seq 100); do
  taken=$(sed -n 's|.*127.0.0.1:\([0-9]*\)/.*|\1|p' "$scratch/other.out")
  [ -n "$taken" ] && break
  sleep 0.1
done
[ -n "${taken:-}" ] || fail "no server"

KRYPTA_PORT=$taken "$scratch/play" >"$scratch/first.log" 2>&1 &
first=$!
processes+=("$first")
for _ in $(seq 600); do
  grep -q '^Krypta is at' "$scratch/first.log" && break
  kill -0 "$first" 2>/dev/null || fail "it ended"
  sleep 0.1
done
grep -q '^== building for the first time' "$scratch/first.log" || fail "it does not say that it builds"
grep -qE '^ +building krypta: 1 of 4, (some|about [0-9]+) (seconds|minutes) left$' "$scratch/first.log" ||
  fail "it does not say how far it is"
address=$(cat "$scratch/data/address")
[ "$address" != "http://127.0.0.1:$taken/" ] || fail "it uses a port that is taken"
port=${address##*:}
port=${port%/}
# visit PATH FILE: what the server answers.
visit() {
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
  timeout 10 cat <&3 >"$2"
}
visit / "$scratch/page"
grep -q '<html' "$scratch/page" || fail "there is no page at $address"
# The client that was built is the one that is served: what its page names is there.
names=$(grep -oE '<(script|link)[^>]* (src|href)="[^"]*"' "$scratch/page" | sed 's/.*="//; s/"$//')
grep -q '\.js$' <<<"$names" || fail "the page at $address names no script"
for name in $names; do
  visit "/${name#/}" "$scratch/part"
  head -n 1 "$scratch/part" | grep -qa '^HTTP/1.1 200' || fail "the page names $name, which is not there"
done

timeout 60 "$scratch/play" >"$scratch/second.log" 2>&1 || fail "the second one does not end well"
grep -qx "Krypta already runs at $address" "$scratch/second.log" || fail "the second one says something else"

kill -TERM "$first"
wait "$first" || fail "it does not stop well"
[ ! -e "$scratch/data/address" ] || fail "it leaves its address behind"
flock -n "$scratch/data/krypta.db.lock" true || fail "the server outlives it"

echo quit | timeout 120 "$scratch/play" nowa-huta --seats 2 >"$scratch/terminal.log" 2>&1 || fail "no match in the terminal"
grep -q 'Handlowe' "$scratch/terminal.log" || fail "no board in the terminal"
echo good
