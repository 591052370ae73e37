#!/usr/bin/env python3
"""usage: visit.py PORT PLAIN_PORT   A visitor of https://krypta.example, which a proxy serves on these ports of this
machine: what must work through it does, and what must not does not."""
import base64, http.client, json, os, socket, ssl, sys

port, plain_port = int(sys.argv[1]), int(sys.argv[2])
site = "https://krypta.example"
trust = ssl.create_default_context()
trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE


def call(method, path, body=None, more=None, secure=True):
    connection = (http.client.HTTPSConnection("127.0.0.1", port, context=trust, timeout=10) if secure
                  else http.client.HTTPConnection("127.0.0.1", plain_port, timeout=10))
    headers = {"Host": "krypta.example", "Content-Type": "application/json", "Origin": site} | (more or {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read().decode()


def open_socket(cookie, origin):
    wire = trust.wrap_socket(socket.create_connection(("127.0.0.1", port), timeout=10), server_hostname="krypta.example")
    key = base64.b64encode(os.urandom(16)).decode()
    wire.sendall((f"GET /ws HTTP/1.1\r\nHost: krypta.example\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n"
                  f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += wire.recv(1) or sys.exit("the socket was closed: " + head.decode())
    return wire, int(head.split()[1])


def send(wire, value):
    data = json.dumps(value).encode()
    assert len(data) < 126
    wire.sendall(bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data)


def take(wire, size):
    data = b""
    while len(data) < size:
        data += wire.recv(size - len(data)) or sys.exit("the socket was closed")
    return data


def receive(wire):
    size = take(wire, 2)[1]
    if size >= 126:
        size = int.from_bytes(take(wire, 2 if size == 126 else 8), "big")
    return json.loads(take(wire, size))


status, headers, page = call("GET", "/")
assert status == 200 and "<html" in page, (status, page)
assert "max-age" in headers["Strict-Transport-Security"] and "default-src 'none'" in headers["Content-Security-Policy"]
status, headers, _ = call("GET", "/", secure=False)
assert status == 301 and headers["Location"].startswith(site), (status, headers["Location"])
assert call("GET", "/metrics")[0] == 404
assert call("GET", "/health")[0] == 200

status, headers, body = call("POST", "/api/guest", {})
assert status == 200, (status, body)
assert "Secure" in headers["Set-Cookie"]
cookie = headers["Set-Cookie"].split(";")[0]
status, _, body = call("POST", "/api/tables", {"game": "nowa-huta", "seats": 2}, {"Cookie": cookie})
assert status == 200, (status, body)
table = json.loads(body)["table"]
assert call("POST", "/api/guest", {}, {"Origin": "https://elsewhere.example"})[0] == 403
# A file of a match may be that large; that it is none is for Krypta to say, not for the proxy.
status, _, body = call("POST", "/api/replay", {"match": "x" * 1_000_000}, {"Cookie": cookie})
assert status == 400 and json.loads(body)["error"]["code"] == "bad-match", (status, body[:200])

assert open_socket(cookie, "https://elsewhere.example")[1] == 403
wire, status = open_socket(cookie, site)
assert status == 101, status
send(wire, {"id": 1, "do": "open", "table": table})
assert receive(wire) == {"id": 1, "ok": True, "seat": 0, "number": 1}
assert receive(wire)["now"]["state"] == "open"
assert receive(wire)["here"] == [0]
send(wire, {"id": 2, "do": "ping"})
assert receive(wire)["ok"]

# Who claims another address each time is still the one that the proxy sees.
answers = [call("POST", "/api/guest", {}, {"X-Forwarded-For": f"203.0.113.{i}"})[0] for i in range(15)]
assert 429 in answers, answers
print("good")
