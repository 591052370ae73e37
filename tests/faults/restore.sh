#!/usr/bin/env bash
# The restore drill: under load the store is copied, then the server is killed and its data are spoiled, and the copy is put in
# its place, all by the commands that docs/operations.md gives. Everything acknowledged before the copy was begun must be
# there, and every match must go on.
#
# restore.sh KRYPTA LOAD [postgresql]
set -u
if [ $# -lt 2 ]; then
  echo "usage: restore.sh KRYPTA LOAD [postgresql]" >&2
  exit 2
fi
. "$(dirname "$0")/common.sh"
docs=$(dirname "$0")/../../docs/operations.md
data=$dir/data
journal=$dir/journal
copy=
mkdir "$dir/bin"
ln -s "$krypta" "$dir/bin/krypta"
PATH=$dir/bin:$PATH

# The machine of the drill has no service and no users of its own.
sudo() { shift 2 && "$@"; }
install() { command install -o "$(id -un)" -g "$(id -gn)" -m "$6" "${@:7}"; }
systemctl() {
  if [ "$1" = stop ]; then
    [ -z "$server" ] || stop_server TERM
  else
    start_server "$store"
  fi
}

# commands N: the N-th block of commands of the chapter, for our folders.
commands() {
  sed -n '/^## Backup and restoring/,/^## /p' "$docs" |
    awk -v wanted="$1" '/^```/ { inside = !inside; block += inside; next } inside && block == wanted' |
    sed "s|/var/lib/krypta|$data|g; s|/var/backups|$data|g; s|BACKUP.[a-z]*|$copy|g"
}
# follow N: there are some, and each of them must succeed.
follow() {
  local lines line
  mapfile -t lines < <(commands "$1")
  for line in "${lines[@]}"; do
    echo "        $line"
    eval "$line" || return 1
  done
  [ ${#lines[@]} -gt 0 ]
}

make_store "${3:-}"
if [ "$store" = "$data" ]; then
  to_copy=1
  to_restore=2
else
  mkdir "$data"
  to_copy=3
  to_restore=4
fi

spoil_file() {
  local pages
  pages=$(($(stat -c %s "$data/krypta.db") / 4096))
  head -c 8192 /dev/urandom | dd of="$data/krypta.db" bs=4096 seek=$((pages / 2)) conv=notrunc status=none
  rm -f "$data/krypta.db-wal" "$data/krypta.db-shm"
  ! timeout 20 "$krypta" serve --port 0 --data "$data" >/dev/null 2>"$dir/complaint"
}
# A mistake that the standby makes as well.
spoil_database() {
  psql -qX -d krypta -c 'DELETE FROM krypta.entries WHERE number > 6' &&
    [ "$(psql -qtAX -d krypta -c 'SELECT max(number) FROM krypta.entries')" -eq 6 ]
}

start_server "$store"
start_load --tables 50 --rate 1000 --seconds 60 --journal "$journal" --until-killed
sleep 1
cp "$journal" "$dir/journal-before"
check "the store is copied during play by the command in docs/operations.md" follow "$to_copy"
copy=$dir/backup
mv "$data"/*"$(date +%F)"* "$copy"
during=$(choices_in "$journal")
more() { [ "$(choices_in "$journal")" -gt "$((during + 100))" ]; }
check "play goes on after the copy" within 10 more
stop_server KILL
wait_for_load
check "the load client saw the server go and nothing else wrong" test "$status" -eq 0

if [ "$store" = "$data" ]; then
  check "the data are spoiled, and the server says so" spoil_file
else
  check "the data are spoiled" spoil_database
fi

check "the copy is restored by the commands in docs/operations.md" follow "$to_restore"
check "all $(choices_in "$dir/journal-before") choices acknowledged before the copy are there, every match goes on" \
  check_journal "$dir/journal-before"
# Else it would not be the copy that is looked at.
later() { ! check_journal "$journal" >"$dir/found" && grep -q 'is missing' "$dir/found"; }
check "what was acknowledged after it is not there" later
start_load --tables 20 --rate 500 --seconds 1
wait_for_load
check "new tables are played at without an error" test "$status" -eq 0
stop_server TERM
check "the server stops with status 0" test "$status" -eq 0
finish
