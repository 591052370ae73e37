#!/usr/bin/env python3
"""usage: wire.py FOLDER FROM:TO...   Passes on what comes to a port of this machine to another one, as the word in the
file FOLDER/FROM says, from one moment to the next:
  forward  all of it (also if there is no file)
  hold     nothing for now, and nobody is told: as if a cable were pulled. Put back, what was sent meanwhile arrives
  deaf     all but PostgreSQL's notifications; whoever listens believes that all is well
  lie      all, but a server's lines say another kind: for a client that should notice"""
import asyncio, pathlib, sys

folder = pathlib.Path(sys.argv[1])


class Wire:
    def __init__(self, port, to):
        self.port, self.to, self.mode = port, to, "forward"

    async def watch(self):
        file = folder / str(self.port)
        while True:
            self.mode = file.read_text().strip() if file.exists() else "forward"
            await asyncio.sleep(0.02)

    async def passable(self):
        while self.mode == "hold":
            await asyncio.sleep(0.02)

    async def pump(self, reader, writer, change):
        try:
            while data := await reader.read(1 << 16):
                await self.passable()
                writer.write(change(data))
                await writer.drain()
            await self.passable()
        except OSError:
            pass
        writer.close()

    async def accept(self, reader, writer):
        await self.passable()
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            return writer.close()
        await asyncio.gather(self.pump(reader, forth, lambda data: data), self.pump(back, writer, Answers(self).change))


class Answers:
    """What a server says. Messages of PostgreSQL are a letter, the size of the rest, the rest."""

    def __init__(self, wire):
        self.wire, self.rest, self.told = wire, b"", None

    def change(self, data):
        # Messages must be counted from the first byte on: whether it is PostgreSQL that speaks is seen there.
        if self.told is None:
            self.told = data[:1] == b"R"
        if not self.told:
            return data.replace(b'"kind":"choice"', b'"kind":"choise"') if self.wire.mode == "lie" else data
        self.rest += data
        out = b""
        while len(self.rest) >= 5 and len(self.rest) >= 1 + (size := int.from_bytes(self.rest[1:5], "big")):
            message, self.rest = self.rest[:1 + size], self.rest[1 + size:]
            if message[:1] != b"A" or self.wire.mode != "deaf":
                out += message
        return out


async def main():
    wires = [Wire(*map(int, pair.split(":"))) for pair in sys.argv[2:]]
    for wire in wires:
        await asyncio.start_server(wire.accept, "127.0.0.1", wire.port)
    print("ready", flush=True)
    await asyncio.gather(*(wire.watch() for wire in wires))


asyncio.run(main())
