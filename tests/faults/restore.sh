#!/usr/bin/env bash
# The restore drill: under load the store is copied, then the server is killed and its data are spoiled, and the copy is put in
# its place, all by the commands that docs/operations.md gives. Everything acknowledged before the copy was begun must be
# there, and every match must go on.
#
# restore.sh KRYPTA LOAD
set -u
if [ $# -lt 2 ]; then
  echo "usage: restore.sh KRYPTA LOAD" >&2
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

# The machine of the drill has no service and no user of its own.
sudo() { shift 2 && "$@"; }
install() { command install -o "$(id -un)" -g "$(id -gn)" -m "$6" "${@:7}"; }
systemctl() {
  if [ "$1" = stop ]; then
    [ -z "$server" ] || stop_server TERM
  else
    start_server "$data"
  fi
}

# commands N: the N-th block of commands of the chapter, for our folder.
commands() {
  sed -n '/^## Backup and restoring/,/^## /p' "$docs" |
    awk -v wanted="$1" '/^```/ { inside = !inside; block += inside; next } inside && block == wanted' |
    sed "s|/var/lib/krypta|$data|g; s|BACKUP.db|$copy|g"
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

start_server "$data"
start_load --tables 50 --rate 2000 --seconds 60 --journal "$journal" --until-killed
sleep 0.5
cp "$journal" "$dir/journal-before"
check "the store is copied during play by the command in docs/operations.md" follow 1
copy=$(ls "$data"/backup-*.db)
mv "$copy" "$dir/backup.db"
copy=$dir/backup.db
during=$(choices_in "$journal")
more() { [ "$(choices_in "$journal")" -gt "$((during + 100))" ]; }
check "play goes on after the copy" within 10 more
stop_server KILL
wait_for_load
check "the load client saw the server go and nothing else wrong" test "$status" -eq 0

pages=$(($(stat -c %s "$data/krypta.db") / 4096))
head -c 8192 /dev/urandom | dd of="$data/krypta.db" bs=4096 seek=$((pages / 2)) conv=notrunc status=none
rm -f "$data/krypta.db-wal" "$data/krypta.db-shm"
spoiled() { ! timeout 20 "$krypta" serve --port 0 --data "$data" >/dev/null 2>"$dir/complaint"; }
check "the data are spoiled, and the server says so" spoiled

check "the copy is restored by the commands in docs/operations.md" follow 2
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
