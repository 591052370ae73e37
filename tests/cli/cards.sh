#!/usr/bin/env bash
# usage: cards.sh KRYPTA CARDS. `krypta cards` and `krypta --cards`; CARDS is the folder of the card files of Vampire Empire.
set -u
krypta=$1
cards=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0
fail() {
  echo "$*"
  failed=1
}

# run STATUS ARGUMENT…: leaves what was printed in out and err.
run() {
  local expected=$1 status
  shift
  timeout 60 "$krypta" "$@" >"$folder/out" 2>"$folder/err" </dev/null
  status=$?
  [ $status -eq "$expected" ] || fail "krypta $*: status $status, expected $expected: $(cat "$folder/err")"
}
says() { grep -qF -- "$1" "$folder/out" || fail "no \"$1\" in: $(cat "$folder/out")"; }
complains() {
  grep -qE -- "$1" "$folder/err" || fail "no \"$1\" in: $(cat "$folder/err")"
  [ ! -s "$folder/out" ] || fail "a refused command prints: $(cat "$folder/out")"
}

# What comes with the program is in order, and so are its files one by one.
run 0 cards check
says "80 cards of vampire-empire, no mistakes"
run 0 cards check "$cards/human.cards" "$cards/vampire.cards"
says "80 cards of vampire-empire, no mistakes"
run 0 cards check "$cards/human.cards" --game vampire-empire --lang pl
says "40 kart gry vampire-empire, bez błędów"

# Mistakes are told with their places, all at once.
mkdir "$folder/broken" "$folder/half" "$folder/few" "$folder/none"
cp "$cards/vampire.cards" "$folder/broken"
sed 's/it.occupation = clergy/it.occupation = clergi/; s/draw(self, 3)/draw(self)/' "$cards/human.cards" >"$folder/broken/human.cards"
run 2 cards check "$folder/broken/human.cards"
complains 'human\.cards:[0-9]+:[0-9]+: found `clergi`.*did you mean `clergy`'
complains 'human\.cards:[0-9]+:[0-9]+: found 1 argument for `draw`'
[ "$(wc -l <"$folder/err")" -eq 2 ] || fail "two mistakes, $(wc -l <"$folder/err") lines"

# A card of which a part is known is not played as far as it is known.
printf 'card h36 "Help" {\n  deck: human\n  play in open {\n    draw(self, 1)\n    fly(self)\n  }\n}\n' >"$folder/half/a.cards"
run 2 cards check "$folder/half/a.cards"
complains 'a\.cards:5:5: found `fly`'
# A file says whose cards it has.
printf 'game vendetta\ncard h36 "Help" { deck: human }\n' >"$folder/half/b.cards"
run 2 cards check "$folder/half/b.cards"
complains 'b\.cards:2:19: found `deck`'
run 2 cards check "$folder/half/b.cards" --game vampire-empire
complains 'b\.cards:1:1: these are cards of `vendetta`'
run 2 cards check "$folder/none/a.cards"
complains 'cannot be read'
run 2 cards check "$folder/half"
complains 'cannot be read'

# No command plays with broken files, or with decks that are not whole.
cp "$cards/human.cards" "$folder/few"
for command in "sim vampire-empire --games 1" "serve --port 0 --data $folder/store" "cards check" engine "bench --seconds 0.01"; do
  run 2 --cards "$folder/broken" $command
  complains 'human\.cards:[0-9]+:[0-9]+: found `clergi`'
  run 2 "--cards=$folder/few" $command
  complains 'the deck `vampire` has 0 cards'
done
run 2 --cards "$folder/half" engine
complains 'a\.cards:1:1: found no game, expected `game` and whose cards these are: vampire-empire, vendetta'
run 2 --cards "$folder/none" sim vampire-empire --games 1
complains 'has no card files'
run 2 --cards "$folder/nowhere" sim vampire-empire --games 1
complains 'is no folder that can be read'
run 2 --cards
run 2 --cards "$cards" fly

# With other files that are in order they are played, and their names are shown.
mkdir "$folder/own"
sed 's/"Night Watch"/"Midnight Watch"/' "$cards/human.cards" >"$folder/own/human.cards"
cp "$cards/vampire.cards" "$folder/own"
run 0 --cards "$folder/own" cards show h37 --lang hu
says "Midnight Watch"
run 0 --cards "$folder/own" sim vampire-empire --games 2 --json
says '"game":"vampire-empire"'

# The specs beside the cards, of the program and of a folder; one that fails is told with its place.
run 0 cards test
says "specs, and all hold"
run 0 cards test "Bat Swarm" VE-182 --lang pl
says "zgodne z grą"
sed 's/draw(self, 3)/draw(self, 2)/' "$cards/human.cards" >"$folder/own/human.cards"
run 1 --cards "$folder/own" cards test h36
says "[draws three cards]"
says "of which"
printf 'spec "a"\n  asks H in act\n' >"$folder/a.spec"
run 1 cards test "$folder/a.spec"
says 'a.spec:2:8: expected H to be asked, found V asked in act: '
says "One spec, and it fails"
run 2 cards test "Nobody's Card"
complains 'of no spec'
run 2 cards test "$folder/none.spec"
complains 'cannot be read'

# The cards of VTES lie in folders of their own, a file each; what is changed there is another card.
cp -r "$cards/../../vtes/cards" "$folder/vtes"
run 0 --cards "$folder/vtes" cards test Deflection --game vtes
sed -i '/lock(minion)/d' "$folder/vtes/library/deflection.card"
run 1 --cards "$folder/vtes" cards test Deflection --game vtes
says "[locks at basic, and costs blood]"
sed -i 's/play in blocks_declined/play in blocks_denied/' "$folder/vtes/library/deflection.card"
run 2 --cards "$folder/vtes" cards test Deflection --game vtes
complains 'library/deflection\.card:5:11: found `blocks_denied`'

# A folder may have the cards of several games; a copy of those built in is the same game.
mkdir "$folder/all"
cp "$cards"/*.cards "$cards/../../vendetta/cards"/*.cards "$folder/all"
for option in "" "--cards $folder/all"; do
  echo '{"do":"games"}' | "$krypta" $option engine
done | uniq | wc -l | grep -qx 1 || fail "a copy of the cards makes other games"

run 0 cards list --game vampire-empire --json
[ "$(grep -o '"supported":true' "$folder/out" | wc -l)" -eq 80 ] || fail "not 80 supported cards"
for kind in combat:60 support:14 citizen:6; do
  [ "$(grep -o "\"kind\":\"${kind%:*}\"" "$folder/out" | wc -l)" -eq "${kind#*:}" ] || fail "not $kind"
done
says '"name":"Seminarian"'
run 0 cards list --game vampire-empire
[ "$(wc -l <"$folder/out")" -eq 81 ] || fail "not a line a card and one above"
# Of VTES every vampire that prints a sect or a title only is a row, and no file.
supported() { grep -o "\"kind\":\"$1\",\"supported\":true" "$folder/out" | wc -l; }
run 0 cards list --game vtes --json
[ "$(supported vampire)" -ge 668 ] || fail "fewer than 668 vampires of VTES"
says "\"id\":\"adelaide_davis\",\"name\":\"Adelaide Davis\""
grep -q '"supported":false' "$folder/out" && fail "lists what cannot be played"
run 0 cards list --game vtes --all --json
[ "$(grep -o '"id":' "$folder/out" | wc -l)" -eq "$(cat "$cards"/../../vtes/facts/*.facts | grep -vc '^#')" ] || fail "not every card"
says '"supported":false'
run 0 cards show adelaide_davis
says "Vampire · Malkavian"
run 0 cards show "Absorb the Mind"
says "Supported: no"
run 2 cards list
run 2 cards list --game nowa-huta
complains 'has no card files'
run 2 cards list --game chess
run 2 cards

run 0 cards show "night watch"
says "Night Watch"
says "Support · day 2, night 1"
says "When your opponent attacks: the defence value is 2 higher in this round."
run 0 cards show H37 --lang pl --game vampire-empire
says "Nocna straż"
says "Gdy przeciwnik atakuje: w tej rundzie wartość obrony jest wyższa o 2."
run 0 cards show "ÉJJELIŐRSÉG" --lang hu
says "Amikor az ellenfeled támad: ebben a fordulóban a védelmi érték 2-vel nagyobb."
run 0 cards show h28
says "Noble + Holy Water · 2"
run 2 cards show "Nght Watch"
complains 'did you mean `Night Watch`'
run 2 cards show "Noczna straż" --lang pl
complains 'did you mean `Nocna straż`'
run 2 cards show
run 2 cards show h37 --lang de
exit $failed
