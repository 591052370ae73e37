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
# Amit a krypta sim vtes --decks egy pakliról mond.
tools-deck = Pakli
tools-deck-tried = Kipróbált pakli
tools-points-short = GyP
tools-points-a-match = Győzelmi pont játszmánként, 95 %-os intervallummal
tools-on-seat = A pakli ezen a helyen
tools-with-prey = A pakli, ha ez a prédája
tools-with-predator = A pakli, ha ez a ragadozója
tools-anybody-on-seat = Bármelyik ezen a helyen
tools-prey = Préda
tools-predator = Ragadozó
tools-ended-ousts = végigjátszva
tools-ended-time = letelt az idő
tools-ended-stalled = elakadt
tools-turns = Saját kör, amelyben
tools-median = Medián
tools-never = Soha
tools-first-vampire = az első vámpír megjött
tools-first-oust = az első préda kiesett
tools-ousted = a pakli kiesett
tools-table-oust = bárki kiesett
tools-first-vampire-turns = Első vámpír: játszmák saját kör szerint
tools-first-oust-turns = Az első préda kiesett: játszmák saját kör szerint
tools-cards-a-match = A pakli kártyái, minden szám játszmánként
tools-crypt = Kripta
tools-library = Könyvtár
tools-copies = Példány
tools-drawn = Felhúzva
tools-played = Kijátszva
tools-brought = Megjött
tools-used = Használva
tools-discarded = Eldobva
tools-stuck = Kézben
tools-points-if-drawn = GyP, ha jött
tools-did-pool_taken = elvett készlet
tools-did-pool_gained = kapott készlet
tools-did-ousts = kiejtett
tools-did-blood_gained = kapott vér
tools-did-blood_taken = elvett vér
tools-did-bleed = hozzáadott véreztetés
tools-did-bounced = elhárított véreztetés
tools-did-stealth = hozzáadott lopakodás
tools-did-intercept = hozzáadott elfogás
tools-did-blocked = blokkolt akció
tools-did-ended = véget vetett akció
tools-did-cancelled = érvénytelenített kártya
tools-did-damage = sebzés
tools-did-prevented = megelőzött sebzés
tools-did-torpor = torporba küldött
tools-did-burned = elégetett alattvaló
tools-did-votes = kapott szavazat
tools-did-passed = elfogadott referendum
tools-did-failed = elbukott referendum
