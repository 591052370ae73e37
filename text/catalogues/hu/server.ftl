# Amit a szerver mond. A kulcsok a protokoll kódjaira végződnek.

server-guest = Vendég

server-problem-already-asked = Valaki már vissza akar venni egy döntést; a többieket épp kérdezzük.
server-problem-already-seated = Már ennél az asztalnál ülsz.
server-problem-already-started = A játszma már elkezdődött.
server-problem-away = Helyetted egy bot dönt. Előbb foglald vissza a helyed.
server-problem-bad-json = A kérést nem lehetett elolvasni.
server-problem-bad-match = Ez nem egy játszma mentése, vagy megváltoztatták.
server-problem-bad-method = Ezt a címet nem így kell használni.
server-problem-bad-name = Ez a név nem lehetséges.
server-problem-bad-password = Ez a jelszó nem lehetséges.
server-problem-bad-position = Ez az állás nem lehetséges.
server-problem-bad-request = A kérésből hiányzik valami, vagy hibás.
server-problem-foreign-host = Ez a kiszolgáló nem felel erre a névre. Nyisd meg a saját gépén localhost néven, vagy indítsd a --origin kapcsolóval és azzal a címmel, amelyet az emberek használnak.
server-problem-foreign-origin = A kérés egy másik oldalról jön.
server-problem-frozen = Ezt a játszmát a szabályok más változatával kezdték, és ez a szerver nem tudja folytatni.
server-problem-illegal = A szabályok ezt most nem engedik.
server-problem-match-not-over = A játszma még nem ért véget.
server-problem-match-over = A játszma véget ért.
server-problem-name-taken = Ez a név már másé.
server-problem-needs-consent = A többiek megtudtak valamit ebből a döntésből: kérd a beleegyezésüket.
server-problem-no-account = Erről a számról nincs mit mondani.
server-problem-no-looking-back = Ebben a játszmában a végéig nem lehet visszanézni.
server-problem-no-such-seat = Nincs ilyen hely.
server-problem-no-such-table = Nincs ilyen asztal.
server-problem-not-allowed = Ez neked nem nyitott.
server-problem-not-asked = Senki sem kérdez tőled ilyet.
server-problem-not-found = Itt nincs semmi.
server-problem-not-host = Ezt csak az asztal gazdája teheti.
server-problem-not-invited = Ehhez az asztalhoz meghívó kell.
server-problem-not-open = Előbb nyisd meg az asztalt.
server-problem-not-seated = Nem ülsz ennél az asztalnál.
server-problem-not-signed-in = Nem vagy bejelentkezve.
server-problem-not-started = A játszma még nem kezdődött el.
server-problem-not-your-turn = Most nincs miről döntened.
server-problem-nothing-to-take-back = Nincs mit visszavenned.
server-problem-seat-taken = Ott már ül valaki.
server-problem-seats-open = Van még szabad hely.
server-problem-stale = Közben történt valami. Nézd meg újra, és válassz.
server-problem-still-here = Ez a játékos még itt van, vagy épp most ment el.
server-problem-storage = A szerver ezt nem tudta elmenteni. Semmi sem változott; próbáld újra.
server-problem-table-full = Minden hely foglalt.
server-problem-too-fast = Ez túl gyors volt. Várj egy kicsit.
server-problem-wrong-password = A név vagy a jelszó hibás.

server-name-character = Egy névben csak betűk, számjegyek, szóközök és . _ ' - lehetnek.
server-name-encoding = A nevet nem lehetett elolvasni.
server-name-no-letter = Egy névben legyen legalább egy betű vagy számjegy.
server-name-too-long = Egy név legfeljebb 24 karakter.
server-name-too-short = Egy név legalább 2 karakter.
server-password-too-long = Egy jelszó legfeljebb 128 karakter.
server-password-too-short = Egy jelszó legalább 8 karakter.

server-listening = A Krypta itt van: { $address }
server-stopped = Leállt.
server-backed-up = A másolat itt van: { $file }
