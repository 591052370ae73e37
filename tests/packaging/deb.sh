#!/usr/bin/env bash
# usage: tests/packaging/deb.sh BUILD   Packs what is built there, looks into the package, and runs what is in it.
set -euo pipefail
build=$(cd "$1" && pwd)
scratch=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$scratch"' EXIT
fail() { echo "FAILED: $*"; exit 1; }

cd "$build"
cpack -G DEB -B "$scratch/out" >"$scratch/cpack.log" 2>&1 || { cat "$scratch/cpack.log"; fail "cpack"; }
package=$(ls "$scratch"/out/*.deb)
[ "$(basename "$package")" = "krypta_$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' CMakeCache.txt)_$(dpkg --print-architecture).deb" ] ||
  fail "the package is called $(basename "$package")"

dpkg-deb -I "$package" >"$scratch/info"
for line in 'Package: krypta$' 'Section: games$' 'Maintainer: Krypta <' 'Depends: .*libc6.*libsodium.*libsqlite3' 'conffiles' \
  '\* +postinst' '\* +prerm' '\* +postrm'; do
  grep -Eq -- "$line" "$scratch/info" || { cat "$scratch/info"; fail "no \"$line\" in the control data"; }
done
dpkg-deb -c "$package" >"$scratch/contents"
for file in usr/bin/krypta usr/lib/systemd/system/krypta.service etc/default/krypta usr/share/doc/krypta/copyright \
  usr/share/doc/krypta/operations.md usr/share/doc/krypta/protocol.md usr/share/doc/krypta/rules/pl/nowa-huta.md \
  usr/share/doc/krypta/examples/nginx.conf usr/share/doc/krypta/examples/haproxy.cfg \
  usr/share/doc/krypta/examples/fail2ban/filter.conf usr/share/doc/krypta/examples/fail2ban/jail.conf \
  usr/share/doc/krypta/examples/grafana/krypta.json usr/share/doc/krypta/examples/prometheus/krypta.rules.yml; do
  grep -q " root/root .* \./$file\$" "$scratch/contents" || { cat "$scratch/contents"; fail "no $file that is root's"; }
done
if grep -Ev '^(d|l)' "$scratch/contents" | grep -Eqv ' \./(usr/bin/krypta|usr/lib/systemd/system/krypta.service|etc/default/krypta|usr/share/doc/krypta/.*)$'; then
  fail "there is more in the package than there should be"
fi

root=$scratch/root
dpkg-deb -x "$package" "$root"
dpkg-deb -e "$package" "$scratch/control"
for script in postinst prerm postrm; do sh -n "$scratch/control/$script"; done
unit=$root/usr/lib/systemd/system/krypta.service
grep -q '^ExecStart=/usr/bin/krypta serve --data /var/lib/krypta ' "$unit" || fail "the unit starts something else"
if command -v systemd-analyze >/dev/null; then
  # It complains of a program that is not installed; here it lies elsewhere.
  sed "s|=/usr/bin/krypta|=$root/usr/bin/krypta|" "$unit" >"$scratch/krypta.service"
  systemd-analyze verify --man=no "$scratch/krypta.service" 2>&1 | tee "$scratch/verify" | grep -q krypta.service &&
    { cat "$scratch/verify"; fail "systemd does not like the unit"; }
fi

"$root/usr/bin/krypta" --help >/dev/null
touch "$scratch/said"
"$root/usr/bin/krypta" serve --port 0 --data "$scratch/data" >"$scratch/said" 2>"$scratch/log" &
server=$!
for _ in $(seq 100); do
  grep -q http "$scratch/said" && break
  sleep 0.1
done
port=$(sed -n 's|.*http://127.0.0.1:\([0-9]*\)/.*|\1|p' "$scratch/said")
[ -n "$port" ] || { cat "$scratch/log"; fail "the server does not start"; }
visit() {
  exec 3<>"/dev/tcp/127.0.0.1/$port"
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
  timeout 10 cat <&3 >"$scratch/answer"
}
visit /health
grep -q '"ok":true' "$scratch/answer" || fail "the server is not well"
visit /
script=$(sed -n 's/.*<script[^>]* src="\([^"]*\)".*/\1/p' "$scratch/answer")
[ -n "$script" ] || fail "the client is not in the package"
visit "/${script#/}"
head -n 1 "$scratch/answer" | grep -qa '^HTTP/1.1 200' || fail "the script of the client is not in the package"
kill -TERM "$server"
wait "$server" || fail "the server does not stop as it should"
server=
echo "$(basename "$package"): good"
