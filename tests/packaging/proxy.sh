#!/usr/bin/env bash
# usage: tests/packaging/proxy.sh KRYPTA   Runs the examples for nginx and HAProxy on high ports of this machine, with a
# certificate of our own, and visits Krypta through them. What is not installed is left out. Needs openssl and python3.
set -euo pipefail
krypta=$(realpath "$1")
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
processes=()
trap 'for p in "${processes[@]}"; do kill "$p" 2>/dev/null || true; done; rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=krypta.example -keyout "$scratch/key.pem" \
  -out "$scratch/chain.pem" 2>/dev/null
cat "$scratch/chain.pem" "$scratch/key.pem" >"$scratch/both.pem"

wait_for() {
  for _ in $(seq 100); do
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null && return 0
    sleep 0.1
  done
  echo "nobody listens to port $1"
  return 1
}

# A server of its own for each, so that one visitor's rates do not count for the other.
serve() {
  touch "$scratch/log-$1"
  "$krypta" serve --port 0 --data "$scratch/data-$1" --behind-proxy --origin https://krypta.example >"$scratch/said-$1" \
    2>"$scratch/log-$1" &
  processes+=($!)
  for _ in $(seq 100); do
    upstream=$(sed -n 's/.*"event":"listening".*"port":\([0-9]*\).*/\1/p' "$scratch/log-$1")
    [ -n "$upstream" ] && return 0
    sleep 0.1
  done
  cat "$scratch/log-$1"
  return 1
}

# try_nginx EXAMPLE: at every address that it names there is the same server.
try_nginx() {
  local said
  serve "$1"
  sed -e "s/127.0.0.1:808[0-9]/127.0.0.1:$upstream/; s/listen 80;/listen 127.0.0.1:18480;/; s/listen 443/listen 127.0.0.1:18443/" \
    -e "/listen \[::\]/d; s|/etc/letsencrypt/live/krypta.example/fullchain.pem|$scratch/chain.pem|" \
    -e "s|/etc/letsencrypt/live/krypta.example/privkey.pem|$scratch/key.pem|" "packaging/$1" >"$scratch/site.conf"
  printf 'daemon off; pid %s/nginx.pid; error_log %s/error.log; events {}\nhttp { access_log off; include %s/site.conf; }\n' \
    "$scratch" "$scratch" "$scratch" >"$scratch/nginx.conf"
  nginx -q -t -c "$scratch/nginx.conf" 2>&1 | grep -v 'could not open error log' || true
  nginx -c "$scratch/nginx.conf" &
  processes+=($!)
  wait_for 18443
  said=$(timeout 60 python3 tests/packaging/visit.py 18443 18480)
  echo "$1: $said"
  stop 18443
}

try_haproxy() {
  local said
  serve "$1"
  sed -e "s/127.0.0.1:808[0-9]/127.0.0.1:$upstream/; s/bind :80/bind 127.0.0.1:18580/; s/bind :443/bind 127.0.0.1:18543/" \
    -e "s|/etc/haproxy/krypta.pem|$scratch/both.pem|; /^  user /d; /^  group /d; /log \/dev\/log/d; s/maxconn 20000/maxconn 200/" \
    "packaging/$1" >"$scratch/haproxy.cfg"
  haproxy -q -c -f "$scratch/haproxy.cfg"
  haproxy -q -db -f "$scratch/haproxy.cfg" &
  processes+=($!)
  wait_for 18543
  said=$(timeout 60 python3 tests/packaging/visit.py 18543 18580)
  echo "$1: $said"
  stop 18543
}

# Ends the proxy that was started last and waits until nobody listens to its port any more.
stop() {
  kill "${processes[-1]}"
  wait "${processes[-1]}" 2>/dev/null || true
  unset 'processes[-1]'
  for _ in $(seq 100); do
    (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null || return 0
    sleep 0.1
  done
}

if command -v nginx >/dev/null; then
  try_nginx nginx.conf
  try_nginx nginx-servers.conf
else
  echo "nginx: not installed, left out"
fi
if command -v haproxy >/dev/null; then
  try_haproxy haproxy.cfg
  try_haproxy haproxy-servers.cfg
else
  echo "haproxy: not installed, left out"
fi
