# VTES-paklik: a sajátok, az épülő, és amelyet valaki megosztott.
decks-mine = A paklijaid
decks-mine-means = Csak te látod őket. Hogy mi van bennük, titok marad, amíg oda nem adod a linkjüket, vagy nem játszol velük.
decks-none = Még nincs paklid. Építs egyet, illessz be egyet, vagy indulj ki egy kész pakliból.
decks-new = Pakli építése
decks-import-new = Pakli beillesztése
decks-unnamed = Névtelen pakli
decks-counts = Kripta { $crypt }, könyvtár { $library }
decks-is-legal = Szabályos
decks-not-yet = Még nem szabályos: { $count } dolog szól ellene
decks-changed = Megváltozott: { $ago }
decks-open = Megnyitás
decks-duplicate = Másolat
decks-copy-of = { $name } (másolat)
decks-remove = Törlés
decks-remove-sure = Végleg törlöd ezt: „{ $name }”?
decks-remove-yes = Törlöm
decks-remove-no = Megtartom
decks-removed = Nincs többé: „{ $name }”.
decks-room = { $count } pakli a { $most } közül, amennyit itt egy ember megtarthat.
decks-guest = Vendég vagy: tartsd meg jelszóval a neved, különben a paklijaid elveszhetnek.
decks-printed = Indulj ki egy kész pakliból
decks-printed-means = Másolatot kapsz, amelyet megváltoztathatsz; a kész pakli marad, ami volt.

decks-title-plain = Pakli
decks-build = Pakli építése: { $name }
decks-name = A pakli neve
decks-save = Mentés
decks-is-saved = Mentve
decks-saved = Elmentve: „{ $name }”.
decks-elsewhere = Ezt a paklit máshol megváltoztatták, mióta megnyitottad.
decks-take-theirs = Azt veszem át
decks-keep-mine = Felülírom ezzel
decks-keep-both = Mindkettő maradjon
decks-side = Mi látszik
decks-side-cards = Lapok
decks-side-deck = Pakli: { $crypt } + { $library }
decks-the-deck = A pakli
decks-notes = Szerző és jegyzetek
decks-author = Szerző
decks-description = Jegyzetek

decks-search = Lapok keresése
decks-pile = Kripta vagy könyvtár
decks-pile-crypt = Kripta
decks-pile-library = Könyvtár
decks-words = Szavak a névben vagy a lapon
decks-words-hint = Név vagy szavak a lapról
decks-any = bármi
decks-type = Típus
decks-discipline = Diszciplína
decks-level = Szint
decks-superior = csak felső szinten
decks-clan = Klán
decks-capacity-from = Kapacitás ettől
decks-capacity-to = Kapacitás eddig
decks-group = Csoport
decks-cost = Költség
decks-cost-none = semmi
decks-cost-pool = készlet
decks-cost-blood = vér
decks-price = Legfeljebb
decks-found = { $count ->
    [0] Nincs ilyen lap.
   *[other] { $count } lap
  }
decks-found-cards = A talált lapok
decks-clear = Szűrők törlése
decks-show-unwritten = Az itt még nem játszható lapok is
decks-show-more = Még { $count }
decks-any-group = bármely csoport
decks-group-short = G{ $group }
decks-card-unwritten = itt még nem játszható
decks-card-banned = tiltott
decks-less = Eggyel kevesebb: { $card }
decks-more = Eggyel több: { $card }, most { $count }
decks-copies = { $count } példány

decks-legal = Szabályos pakli: kripta { $crypt }, könyvtár { $library }
decks-not-legal = { $count ->
    [one] Egy dolog szól ellene:
   *[other] { $count } dolog szól ellene:
  }
decks-crypt-empty = Még nincs benne vámpír. Keress néhányat a kriptában.
decks-library-empty = Még nincs benne lap.
decks-first-four = Az első négy összesen { $least } és { $most } közötti összegbe kerül.
decks-groups = { $count ->
    [one] Csoport: { $groups }.
   *[other] Csoportok: { $groups }.
  }
decks-curve-capacity = Kapacitások
decks-curve-pool = Készletköltség
decks-curve-blood = Vérköltség
decks-curve-point = { $value }: { $count } lap
decks-curve-none = nincs ilyen lap

decks-test-hand = Próbakéz
decks-try = Kipróbálás
decks-hand = Kéz: { $count } lap
decks-hand-crypt = A kriptából
decks-hand-again = Újra
decks-hand-next = Következő lap (még { $left })
decks-share = Megosztás
decks-share-link = Link ehhez a paklihoz
decks-share-text = A link a paklit tartalmazza úgy, ahogy most van, a jegyzeteid nélkül. Aki megnyitja, látja és lemásolhatja; egyetlen szerver sem őrzi.
decks-shared = Egy pakli, amelyet megosztottak veled
decks-shared-by = Szerző: { $author }
decks-shared-copy = Másolás a paklijaim közé
decks-shared-broken = Ebben a linkben nincs egész pakli. Talán levágták a végét: kérd el újra.
decks-export = Exportálás
decks-export-form = Formátum
decks-export-text = A pakli
decks-export-file = Mentés fájlba
decks-form-twd = Versenyarchívum (TWD)
decks-form-text = Szöveg, ahogy a pakliépítők írják
decks-form-lackey = Lackey
decks-form-jol = JOL
decks-form-json = JSON
decks-copy = Másolás
decks-copied = Kimásolva.
decks-copy-yourself = Ki van jelölve: másold ki a billentyűzettel.
decks-import = Importálás
decks-import-text = Illessz be egy paklit
decks-import-forms = A versenyarchívum, a VDB, az Amaranth, a Lackey, a JOL és a JSON formátumát magától felismeri.
decks-import-file = Vagy fájlból
decks-import-read = Beolvasás
decks-import-unread = { $count ->
    [one] Egy dolog nem volt olvasható:
   *[other] { $count } dolog nem volt olvasható:
  }
decks-import-notes = Kijavíthatod a szöveget, és újra beolvashatod. Ha a többit átveszed, ezek a sorok a pakli jegyzetei közé kerülnek.
decks-import-take = Átveszem ezt a paklit
decks-import-replace = Kerüljön e pakli helyére
decks-import-add = Adódjon ehhez a paklihoz

# Egy paklit kipróbálnak a szerveren.
trial-begin = Próbáld ki ezt a paklit
trial-stop = Megállítás
trial-waiting = Várja, hogy sorra kerüljön…
trial-playing = { $done } játszma kész, összesen { $games }
trial-progress = Hol tart a próba
trial-failed = A próbát nem sikerült végigjátszani.
trial-means = { $games ->
    [one] Egy játszma botok között.
   *[other] { $games } játszma botok között, minden helyen ugyanannyi. A vonalak 95 %-os intervallumok; a szaggatott az egyenlő rész. A kártyák minden száma játszmánként értendő.
  }
trial-matches = Játszma
trial-points = Győzelmi pont
trial-wins = Győzelem
trial-decks = Minden pakli
trial-prey = A pakli, ha ez a prédája
trial-predator = A pakli, ha ez a ragadozója
trial-seats = A pakli helyek szerint
trial-seat = { $seat }. hely
trial-turns = Hányadik saját körében
trial-mean = Átlag
trial-median = Medián
trial-never = Soha
trial-turn-first-vampire = jött meg az első vámpír
trial-turn-first-oust = esett ki az első préda
trial-turn-ousted = esett ki a pakli
trial-turn-table-oust = esett ki bárki
trial-cards = Kártyák
trial-column-name = Kártya
trial-column-copies = Példány
trial-column-drawn = Felhúzva
trial-column-played = Kijátszva
trial-column-used = Használva
trial-column-discarded = Eldobva
trial-column-stuck = Kézben maradt
trial-column-points = Pont, ha jött
trial-did = Mit tett
trial-did-pool-taken = elvett készlet
trial-did-pool-gained = kapott készlet
trial-did-ousts = kiejtett
trial-did-blood-gained = kapott vér
trial-did-blood-taken = elvett vér
trial-did-bleed = hozzáadott véreztetés
trial-did-bounced = elhárított véreztetés
trial-did-stealth = hozzáadott lopakodás
trial-did-intercept = hozzáadott elfogás
trial-did-blocked = blokkolt akció
trial-did-ended = véget vetett akció
trial-did-cancelled = érvénytelenített kártya
trial-did-damage = sebzés
trial-did-prevented = megelőzött sebzés
trial-did-torpor = torporba küldött
trial-did-burned = elégetett alattvaló
trial-did-votes = kapott szavazat
trial-did-passed = elfogadott referendum
trial-did-failed = elbukott referendum
