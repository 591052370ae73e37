#!/usr/bin/env bash
# A disk that is full or cannot be written, a store that is damaged or somebody else's, a port that is taken. Choices are
# refused, not half made; a server that cannot begin says so in one line and leaves everything as it is.
#
# disk.sh KRYPTA LOAD
set -u
if [ $# -lt 2 ]; then
  echo "usage: disk.sh KRYPTA LOAD" >&2
  exit 2
fi
# A small disk needs a mount, and a mount needs a name space of our own.
if [ -z "${KRYPTA_OWN_MOUNTS:-}" ]; then
  for how in "unshare --mount" "unshare --map-root-user --mount"; do
    if $how sh -c 'mount -t tmpfs none /mnt' 2>/dev/null; then
      KRYPTA_OWN_MOUNTS=yes exec $how "$0" "$@"
    fi
  done
  KRYPTA_OWN_MOUNTS=no
fi
. "$(dirname "$0")/common.sh"
journal=$dir/journal
: >"$dir/log"

# health STATUS: what /health says.
health() { [ "$(http_status /health)" = "$1" ]; }

# refused WHAT PATTERN COMMAND...: status 1, and one line on stderr that matches.
refused() {
  local what=$1 pattern=$2 result
  shift 2
  timeout -k 5 20 "$@" >"$dir/said" 2>"$dir/complaint"
  result=$?
  check "$what: exit status 1" test "$result" -eq 1
  check "$what: one line says it: $(head -n 1 "$dir/complaint")" one_line "$pattern"
}
one_line() { [ "$(wc -l <"$dir/complaint")" -eq 1 ] && grep -q -- "$1" "$dir/complaint"; }

play_until_full() {
  check "the server is well at first" health 200
  start_load --tables 8 --rate 1000 --seconds 60 --journal "$journal" --refused storage
  "$@"
  wait_for_load
  check "choices are refused with code storage, and nothing else goes wrong" test "$status" -eq 0
  check "the server stays up" alive "$server"
  check "/health says 503" health 503
  check "nothing is half done: all $(choices_in "$journal") acknowledged choices are there, more are refused" \
    check_journal "$journal" --refused storage
}

fill() { cat /dev/zero >"$data/filler" 2>/dev/null || true; }

full_disk() {
  mkdir "$data"
  mount -t tmpfs -o size=12m none "$data"
  start_server "$data"
  play_until_full fill
  mount -o remount,size=64m "$data"
  check "with space again: everything is there, every match goes on" check_journal "$journal"
  # It says so for a while longer, so that nobody overlooks it.
  check "with space again: /health recovers" within 40 health 200
  start_load --tables 8 --rate 500 --seconds 1
  wait_for_load
  check "with space again: new tables are played at without an error" test "$status" -eq 0
  stop_server TERM
  check "the server stops with status 0" test "$status" -eq 0
  umount "$data"
}

# The signal that comes with the limit would end the server; a full disk sends none.
limited() {
  trap '' XFSZ
  ulimit -f 2048
  exec "$@"
}
full_file() {
  start_server "$data" limited
  play_until_full true
  stop_server TERM
  check "the server stops with status 0" test "$status" -eq 0
  echo "skipped space again on a running server: this needs the right to mount"
  start_server "$data"
  check "after a restart with space: everything is there, every match goes on" check_journal "$journal"
  stop_server TERM
}

data=$dir/full
if [ "$KRYPTA_OWN_MOUNTS" = yes ]; then full_disk; else full_file; fi

# A store with something in it, to be damaged.
data=$dir/data
rm -f "$journal"
start_server "$data"
start_load --tables 20 --rate 1000 --seconds 1 --journal "$journal"
wait_for_load
check "a store to be damaged is made" test "$status" -eq 0

taken=$port
refused "a port in use" "port $taken .* is in use" "$krypta" serve --port "$taken" --data "$dir/other"
refused "a second server on the same folder" "another server is using it" "$krypta" serve --port 0 --data "$data"
refused "a database that cannot be reached" "cannot use the database: .*127.0.0.1.*refused" \
  "$krypta" serve --port 0 --db postgresql://krypta:secret@127.0.0.1:1/krypta
check "the first server does not mind" health 200
check "the first server has everything" check_journal "$journal"
stop_server TERM
check "the first server stops with status 0" test "$status" -eq 0

# damaged WHAT PATTERN: the server refuses the folder $dir/damaged and changes nothing in it.
sums() { (cd "$dir/damaged" && find . -type f | sort | xargs sha256sum); }
damaged() {
  local before
  before=$(sums)
  refused "$1" "$2" "$krypta" serve --port 0 --data "$dir/damaged"
  check "$1: the folder is as it was" test "$before" = "$(sums)"
  rm -rf "$dir/damaged"
}
copy() {
  mkdir "$dir/damaged"
  cp "$data/krypta.db" "$dir/damaged/"
}
file=$dir/damaged/krypta.db
size=$(stat -c %s "$data/krypta.db")
pages=$((size / 4096))
check "the store is large enough to be damaged in the middle ($pages pages)" test "$pages" -ge 20

copy
head -c 4096 /dev/zero | tr '\0' '\377' | dd of="$file" bs=4096 seek=$((pages / 2)) conv=notrunc status=none
damaged "bytes in the middle overwritten" "damaged"
copy
truncate -s $((size / 2)) "$file"
damaged "a truncated file" "damaged"
copy
truncate -s 1000 "$file"
damaged "a file of which only the beginning is left" "krypta.db"
copy
head -c 100 /dev/zero | dd of="$file" conv=notrunc status=none
damaged "an overwritten beginning" "not a Krypta database"
copy
echo "These are no tables." >"$file"
damaged "not a database at all" "not a Krypta database"
copy
: >"$file"
damaged "an empty file" "not a Krypta database"

# Root may write everywhere, so somebody else has to try.
nobody=()
if [ "$(id -u)" -eq 0 ]; then
  chmod 755 "$dir"
  cp "$krypta" "$dir/krypta"
  chmod 755 "$dir/krypta"
  nobody=(setpriv --reuid 65534 --regid 65534 --clear-groups)
fi
if [ "${#nobody[@]}" -gt 0 ] && ! "${nobody[@]}" true 2>/dev/null; then
  echo "skipped a read-only folder: this needs another user"
else
  program=$krypta
  [ "${#nobody[@]}" -eq 0 ] || program=$dir/krypta
  mkdir "$dir/read-only"
  chmod 555 "$dir/read-only"
  refused "an empty read-only folder" "no permission" "${nobody[@]}" "$program" serve --port 0 --data "$dir/read-only"
  refused "a folder that cannot be made" "ermission" "${nobody[@]}" "$program" serve --port 0 --data "$dir/read-only/new"
  mkdir "$dir/damaged"
  cp "$data/krypta.db" "$dir/damaged/"
  chmod 444 "$dir/damaged/krypta.db"
  chmod 555 "$dir/damaged"
  krypta=$program
  before=$(sums)
  refused "a read-only store" "no permission" "${nobody[@]}" "$program" serve --port 0 --data "$dir/damaged"
  check "a read-only store: the folder is as it was" test "$before" = "$(sums)"
  chmod -R u+w "$dir"
fi
finish
