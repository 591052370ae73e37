#!/usr/bin/env bash
# usage: must_refuse.sh KRYPTA. Bad arguments get exit status 2, one line on standard error and nothing else.
set -u
krypta=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
echo '{"krypta_match":1' >"$folder/cut.json"
echo '[]' >"$folder/list.json"
failed=0
refuse() {
  "$krypta" "$@" >"$folder/out" 2>"$folder/err" </dev/null
  local status=$? lines
  lines=$(wc -l <"$folder/err")
  if [ $status -ne 2 ] || [ "$lines" -ne 1 ] || [ -s "$folder/out" ]; then
    echo "krypta $*: status $status, $lines lines on standard error, expected status 2 and one line"
    failed=1
  fi
}
refuse
refuse fly
refuse play
refuse play chess
refuse play nowa-huta --seats 5
refuse play nowa-huta --as 4
refuse play nowa-huta --level godlike
refuse play vtes --level hard
refuse play nowa-huta --lang de
refuse play nowa-huta --option elder
refuse play nowa-huta --option elder=7
refuse play nowa-huta --option colour=red
refuse play nowa-huta --deck tremere
refuse play vtes --deck /no/such/file
refuse sim vtes --games 1 --decks tremere,/no/such/file
refuse sim vtes --games 1 --decks tremere,nosferatu --svg "$folder/none/chart.svg"
refuse sim nowa-huta --games 1 --decks tremere
refuse sim nowa-huta --games 1 --svg "$folder/chart.svg"
refuse arena vtes --games 1 --bots random,heuristic --decks tremere,nosferatu,tremere --seats 2
refuse sim nowa-huta
refuse sim nowa-huta --games 0
refuse sim nowa-huta --games many
refuse sim nowa-huta --games 1 --seats 1
refuse sim nowa-huta --games 1 --bots stockfish
refuse sim nowa-huta --games 1 --seats 2 --bots random,random,random
refuse sim nowa-huta --games 1 --threads 0
refuse sim nowa-huta --games 1 --wings
refuse admin
refuse admin fly
refuse admin close
refuse admin ban ada
refuse admin ban ada --reason rude --for ever
refuse admin read-only maybe
refuse admin tables --older-than monday
refuse admin tables --db mysql:here
refuse serve --keep-matches-days 0
refuse cards coverage --game vtes
refuse cards coverage --game vtes --decks /no/such/file
refuse cards coverage --game vendetta --decks list.json
refuse cards coverage --game vtes --decks "$folder/list.json" --since yesterday
refuse cards coverage --game vtes --decks "$folder/list.json" --drafts /no/such/folder
refuse deck
refuse deck check
refuse deck check /no/such/file
refuse deck convert list.json
refuse deck convert /no/such/file --as paper
refuse arena nowa-huta --games 1
refuse arena nowa-huta --games 1 --bots random
refuse arena nowa-huta --games 1 --bots random,random
refuse arena nowa-huta --games 1 --bots medium,heuristic
refuse arena nowa-huta --games 0 --bots random,heuristic
refuse arena nowa-huta --games 1 --bots random,stockfish
refuse arena nowa-huta --games 1 --bots random,heuristic --threads 0
refuse arena nowa-huta --games 1 --bots random,heuristic --challenger teacher
refuse arena nowa-huta --games 1 --bots random,heuristic --challenger random --mixed
refuse arena nowa-huta --games 1 --bots random,heuristic --sprt 20
refuse arena nowa-huta --games 1 --bots random,heuristic --sprt 20,0
refuse arena nowa-huta --games 1 --bots random,heuristic --sprt 0,nan
refuse arena nowa-huta --games 1 --bots random,heuristic --sprt 0,20 --mixed
refuse arena nowa-huta --games 1 --bots random,heuristic,teacher --sprt 0,20
refuse arena nowa-huta --games 1 --bots random,heuristic --svg "$folder/none/chart.svg"
refuse arena nowa-huta --games 1 --bots random,omniscient:soon
refuse sim nowa-huta --games 1 --bots omniscient
refuse play nowa-huta --level omniscient
refuse sim mascarade --games 1 --seats 14
refuse sim mascarade --games 1 --seats 6 --option characters=judge,king
refuse sim mascarade --games 1 --seats 3 --option characters=judge,king,queen,fool,witch,spy
refuse sim mascarade --games 1 --seats 4 --option first=4
refuse bench --seconds -1
refuse bench chess
refuse bench vtes --seats 6
refuse bench vtes --seats many
refuse bench --seats 2
refuse replay
refuse replay "$folder/none.json"
refuse replay "$folder/cut.json"
refuse replay "$folder/list.json"
refuse replay "$folder"
refuse perft nowa-huta
refuse serve --port 99999
refuse serve --port here
refuse serve --db mysql://here/krypta
refuse serve --db sqlite:
refuse serve --origin krypta.example
refuse serve --origin https://krypta.example/
refuse serve --rates 0
refuse serve --lang de
refuse backup
exit $failed
