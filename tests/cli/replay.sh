#!/usr/bin/env bash
# usage: replay.sh KRYPTA. A match played at the terminal is saved, replays and verifies; cut short or edited it is refused.
set -u
krypta=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
{ for _ in $(seq 40); do echo 1; done; echo "save $folder/match.json"; echo quit; } |
  "$krypta" play nowa-huta --seats 3 --seed 11 --level easy >"$folder/played" || { echo "play failed"; exit 1; }
[ -s "$folder/match.json" ] || { echo "nothing was saved"; tail -n 20 "$folder/played"; exit 1; }
"$krypta" replay "$folder/match.json" --verify >"$folder/shown" || exit 1
[ "$(wc -l <"$folder/shown")" -gt 40 ] || { echo "the replay shows too little"; exit 1; }
sealed=$(grep -o -m 1 'Sealed chance: [0-9a-f]\{64\}' "$folder/played")
grep -q "^${sealed:?the commitment was not shown}\$" "$folder/shown" || { echo "the replay shows another commitment"; exit 1; }
grep -q '^One answer of chance was computed again' "$folder/shown" || { echo "the replay does not tell what it checked"; exit 1; }
failed=0
refuse() {
  local what=$1 words=$2
  "$krypta" replay "$folder/edited.json" --verify >/dev/null 2>"$folder/err"
  if [ $? -ne 2 ] || ! grep -q -- "$words" "$folder/err"; then
    echo "$what: not refused with \"$words\": $(cat "$folder/err")"
    failed=1
  fi
}
head -c 700 "$folder/match.json" >"$folder/edited.json" && refuse "a file cut short" "not JSON"
sed 's/,{"seat":[^{]*}\]}$/]}/' "$folder/match.json" >"$folder/edited.json" && refuse "a choice cut off" "cut short"
sed 's/"option":"vampire:[a-z]*"/"option":"vampire:nowhere"/' "$folder/match.json" >"$folder/edited.json" && refuse "a choice that is none" "choices\[[0-9]*\]"
sed '0,/"option":"vampire:[a-z]*"/s//"option":"circle:bat"/' "$folder/match.json" >"$folder/edited.json" && refuse "a choice against the rules" "NH-025"
sed 's/"hash":"\([0-9a-f]\)\([0-9a-f]*\)"/"hash":"0\1\2"/2' "$folder/match.json" >"$folder/edited.json" && refuse "an edited hash" "choices\[1\].hash"
sed 's/"secret":"[0-9a-f]\{8\}/"secret":"00000000/' "$folder/match.json" >"$folder/edited.json" && refuse "another secret" "chance.commitment"
sed 's/"secret":"[0-9a-f]\{8\}/"secret":"nonsense/' "$folder/match.json" >"$folder/edited.json" && refuse "no secret" "chance.secret"
sed 's/"entropy":\[""/"entropy":["x"/' "$folder/match.json" >"$folder/edited.json" && refuse "other entropy" "chance.key"
sed 's/"seats":3/"seats":2/' "$folder/match.json" >"$folder/edited.json" && refuse "another number of seats" "chance.entropy"
sed 's/"rules_version":1/"rules_version":2/' "$folder/match.json" >"$folder/edited.json" && refuse "other rules" "rules_version"
exit $failed
