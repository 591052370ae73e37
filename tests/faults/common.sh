# shellcheck shell=bash
# What the fault tests share: a server, a load client, and one line for each check. Everything is in $dir, every wait is
# bounded, and whatever was started is ended.

krypta=$(realpath "$1")
load=$(realpath "$2")
dir=$(mktemp -d)
failures=0
server=
player=
postgres=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../scripts" && pwd)/postgres

end_all() {
  for process in $player $server; do kill -9 "$process" 2>/dev/null; done
  wait 2>/dev/null
  [ ! -d "$dir/postgres" ] || "$postgres" stop "$dir/postgres" immediate
  rm -rf "$dir"
}
trap end_all EXIT
trap 'exit 1' INT TERM

# check WHAT COMMAND...: a line that says whether the command succeeds.
check() {
  local what=$1
  shift
  if "$@"; then
    echo "ok      $what"
  else
    echo "FAILED  $what"
    failures=$((failures + 1))
  fi
}

finish() {
  if [ "$failures" -gt 0 ]; then
    echo "$failures checks failed"
    exit 1
  fi
  exit 0
}

# within SECONDS COMMAND...: until it succeeds.
within() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    [ "$SECONDS" -lt "$end" ] || return 1
    sleep 0.02
  done
}

alive() { kill -0 "$1" 2>/dev/null; }
ended() { ! alive "$1"; }

# make_store [postgresql]: sets store, which start_server takes: a folder, or the URL of a database of its own.
make_store() {
  store=$dir/data
  [ "${1:-}" = postgresql ] || return 0
  chmod 711 "$dir"
  store=$("$postgres" start "$dir/postgres") || exit 1
  # For PostgreSQL's own programs.
  PGHOST=$dir/postgres/socket PGPORT=$(cat "$dir/postgres/port") PGUSER=postgres
  PATH=$PATH:$(dirname "$(readlink "/proc/$(head -n 1 "$dir/postgres/pgdata/postmaster.pid")/exe")")
  export PGHOST PGPORT PGUSER
}

# The port that the server says it listens on.
find_port() {
  port=$(sed -n 's|.*http://127.0.0.1:\([0-9]*\)/.*|\1|p' "$dir/said" 2>/dev/null | head -n 1)
  [ -n "$port" ]
}
port_or_end() { find_port || ended "$server"; }

# start_server STORE [PREFIX...]: sets server and port. What it says on stderr is in $dir/log. The store is a folder, or
# the URL of a database.
start_server() {
  local store=(--data "$1")
  [ "$1" = "${1#postgresql:}" ] || store=(--db "$1")
  shift
  : >"$dir/said"
  "$@" "$krypta" serve --port 0 "${store[@]}" --rates 100000 --connections 30000 --connections-per-address 30000 \
    >"$dir/said" 2>>"$dir/log" &
  server=$!
  within 20 port_or_end && find_port && return 0
  echo "FAILED  the server does not start: $(tail -n 1 "$dir/log")"
  exit 1
}

# stop_server SIGNAL: sets status. Bash would report by itself that a process was killed.
stop_server() {
  kill "-$1" "$server" 2>/dev/null
  within 20 ended "$server" || kill -9 "$server" 2>/dev/null
  wait "$server" 2>/dev/null
  status=$?
  server=
} 2>/dev/null

# start_load ARGUMENTS...: sets player, and returns when the play has begun.
start_load() {
  : >"$dir/played"
  timeout -k 5 120 "$load" --port "$port" "$@" >"$dir/played" 2>&1 &
  player=$!
  within 60 playing_or_end && grep -q playing "$dir/played" && return 0
  echo "FAILED  the load client does not play: $(tail -n 1 "$dir/played")"
  exit 1
}
playing_or_end() { grep -q playing "$dir/played" || ended "$player"; }

# Sets status when the load client has ended.
wait_for_load() {
  within 120 ended "$player" || kill -9 "$player" 2>/dev/null
  wait "$player" 2>/dev/null
  status=$?
  player=
  [ "$status" -eq 0 ] || cat "$dir/played"
}

# check_journal FILE [ARGUMENTS...]: what is missing is printed.
check_journal() {
  local journal=$1
  shift
  timeout -k 5 120 "$load" --port "$port" --check "$journal" "$@" >"$dir/checked" 2>&1
  local result=$?
  if [ "$result" -ne 0 ]; then head -n 20 "$dir/checked"; fi
  return "$result"
}

quietly() { "$@" >/dev/null; }
choices_in() { grep -c '^choice ' "$1"; }

# http_status PATH: of the running server.
http_status() {
  local code
  exec 3<>"/dev/tcp/127.0.0.1/$port" || return 1
  printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$1" "$port" >&3
  read -r -t 10 _ code _ <&3
  exec 3>&-
  echo "$code"
}
