# A krypta sim, arena, bench és replay szavai.
tools-game = Játék
tools-seat = Hely
tools-seats = Helyek
tools-bot = Bot
tools-wins = Győzelem
tools-seated = Részvétel
tools-rating = Értékszám
tools-even-share = Az egyenlő rész { $share } %.
tools-mean-points = Pont
tools-matches = Játszmák
tools-shared-wins = Közös győzelem
tools-mean-length = Döntés játszmánként
tools-choices = Döntések
tools-seconds = Másodperc
tools-choices-per-second = Döntés másodpercenként
tools-state-bytes = Állapot, bájt
tools-allocations = Foglalás/döntés
tools-chance = A véletlen
tools-hashes-agree = { $count } döntés; minden ujjlenyomat egyezik.
tools-commitment = Rejtett sors: { $hash }
# Szöveg, amelyet egy játékos hozzátett a véletlenhez.
tools-entropy = { $name } hozzátette: { $text }
tools-commitment-fits = A fájlban lévő titok illik hozzá. Vesd össze azzal, amit az első döntés előtt láttál.
tools-chance-verified = { $count ->
    [0] A véletlennek nem kellett felelnie.
   *[other] A véletlen { $count } felelete újra kiszámítva; mind egyezik.
}
tools-not-over = A játszma nem ért véget.
