# What the server says. The keys end in the codes of the protocol.

server-guest = Guest

server-problem-already-asked = A choice is already to be taken back; the others are being asked.
server-problem-already-seated = You already sit at this table.
server-problem-already-started = The match has already started.
server-problem-away = A bot decides for you. Take your seat back first.
server-problem-bad-json = The request could not be read.
server-problem-bad-match = This is no file of a match, or it was changed.
server-problem-bad-method = This address is not used like that.
server-problem-bad-name = This name is not possible.
server-problem-bad-password = This password is not possible.
server-problem-bad-position = The position is not possible.
server-problem-bad-request = Something is missing or wrong in the request.
server-problem-foreign-host = This server does not answer to this name. Open it as localhost on its own machine, or start it with --origin and the address people use.
server-problem-foreign-origin = The request comes from another site.
server-problem-frozen = This match was begun with another version of the rules, and this server cannot continue it.
server-problem-illegal = The rules do not allow this now.
server-problem-match-not-over = The match is not over yet.
server-problem-match-over = The match is over.
server-problem-name-taken = Somebody else has this name.
server-problem-needs-consent = The others have learned something from this choice: ask them.
server-problem-no-account = There is nothing to be said about this number.
server-problem-no-looking-back = In this match nobody can look back before it is over.
server-problem-no-such-seat = There is no such seat.
server-problem-no-such-table = There is no such table.
server-problem-not-allowed = This is not open to you.
server-problem-not-asked = Nobody asks you for that.
server-problem-not-found = There is nothing here.
server-problem-not-host = Only the host of the table can do that.
server-problem-not-invited = For this table you need an invitation.
server-problem-not-open = Open the table first.
server-problem-not-seated = You do not sit at this table.
server-problem-not-signed-in = You are not signed in.
server-problem-not-started = The match has not started yet.
server-problem-not-your-turn = You have nothing to decide now.
server-problem-nothing-to-take-back = There is nothing of yours to take back.
server-problem-seat-taken = Somebody sits there.
server-problem-seats-open = Some seats are still open.
server-problem-stale = Something has happened meanwhile. Look again and choose.
server-problem-still-here = This player is still here, or has just left.
server-problem-storage = The server could not save this. Nothing has changed; please try again.
server-problem-table-full = All seats are taken.
server-problem-too-fast = That was too fast. Wait a moment.
server-problem-wrong-password = The name or the password is wrong.

server-name-character = A name has letters, digits, spaces and . _ ' - only.
server-name-encoding = The name could not be read.
server-name-no-letter = A name needs at least one letter or digit.
server-name-too-long = A name has at most 24 characters.
server-name-too-short = A name has at least 2 characters.
server-password-too-long = A password has at most 128 characters.
server-password-too-short = A password has at least 8 characters.

server-listening = Krypta is at { $address }
server-stopped = Stopped.
server-backed-up = The copy is in { $file }
