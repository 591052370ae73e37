# A krypta sim, arena, bench és replay szavai.
tools-game = Játék
tools-seat = Hely
tools-seats = Helyek
tools-bot = Bot
tools-wins = Győzelem
tools-seated = Részvétel
tools-rating = Értékszám
tools-even-share = Az egyenlő rész { $share } %.
tools-rounds = Fordulók
tools-one-bot = Egy bot
tools-against = ellenfelei
tools-thinking = Gondolkodás, ms
tools-decisions-a-match = Döntés játszmánként
tools-mean = Átlag
tools-longest = Leghosszabb
tools-foresight = Előrelátás
tools-decisions = Döntések
tools-expected = Várt, %
tools-won = Elért, %
# Mennyit tévedett a bot abban, amit várt, és mennyit tévedett volna az, aki mindig egyenlő részt vár.
tools-error = Hiba
tools-error-of-even = Egyenlővel
tools-interrupted = Megszakítva: csak az addigi teljes fordulók számítanak.
# Statisztikai próba eredménye arról, jobb-e egy bot; a worse és a better értékszámok különbsége.
tools-sprt-better = { $bot } jobb, mint { $against }: a csak { $worse } pontos előny kizárható.
tools-sprt-worse = { $bot } nem jobb, mint { $against }: a { $better } pontos előny kizárható.
tools-sprt-undecided = Eldöntetlen: több játszma kell ahhoz, hogy kiderüljön, jobb-e { $bot }, mint { $against }.
tools-chart-axis = Győzelmi arány 95 %-os intervallummal
# A diagram egy sora: egy bot több másik ellen.
tools-chart-pair = { $bot }, ellenfél: { $count } × { $against }
tools-mean-points = Pont
tools-matches = Játszmák
tools-shared-wins = Közös győzelem
tools-mean-length = Döntés játszmánként
tools-choices = Döntések
tools-seconds = Másodperc
tools-choices-per-second = Döntés másodpercenként
tools-search = Keresés egy magon
tools-iterations-random = Iteráció másodpercenként, véletlen
tools-iterations-guided = Iteráció másodpercenként, vezetett
tools-state-bytes = Állapot, bájt
tools-allocations = Foglalás/döntés
tools-chance = A véletlen
tools-table = Az asztal
tools-hashes-agree = { $count } döntés; minden ujjlenyomat egyezik.
tools-commitment = Rejtett sors: { $hash }
# Szöveg, amelyet egy játékos hozzátett a véletlenhez.
tools-entropy = { $name } hozzátette: { $text }
tools-brought-commitment = Amit { $name } hozott, ezzel lett lekötve: { $hash }.
tools-commitment-fits = A fájlban lévő titok illik hozzá. Vesd össze azzal, amit az első döntés előtt láttál.
tools-chance-verified = { $count ->
    [0] A véletlennek nem kellett felelnie.
   *[other] A véletlen { $count } felelete újra kiszámítva; mind egyezik.
}
tools-chance-redrawn = { $count ->
    [one] Egy sorsolást egy döntéssel együtt visszavontak, és újra sorsoltak.
   *[other] { $count } sorsolást döntésekkel együtt visszavontak, és újra sorsoltak.
}
tools-not-over = A játszma nem ért véget.
# Amit a krypta sim a Vendettáról mond.
tools-clan = Klán
tools-eliminated = Kiesettek
tools-influence-from = Befolyás ebből
tools-on-average = Átlagosan
tools-influence-start = kezdet
tools-influence-rewards = jutalom
tools-influence-frenzy = őrjöngés
tools-influence-cards = kártyák
tools-influence-allies = szövetségesek és áldozatok
tools-influence-drained = kiszívottak
tools-influence-diablerie = diabléria
tools-influence-relics = ereklyék
tools-influence-all = összesen
tools-card = Kártya
tools-played-a-match = játszmánként
tools-face-up = Felfelé
tools-face-down = Lefelé
tools-wins-there = Ott győz
