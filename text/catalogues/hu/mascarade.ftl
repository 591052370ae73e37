### Mascarade. A kifejezések a docs/rules/hu szabálykönyvéi.
###
### A $seat, $owner, $other, $from és $target játékosnév, mindig rag nélkül; mindegyikhez jár egy $seat-you stb.: „yes”,
### ha az a játékos az olvasó, különben „no”. Az $owner-self „yes”, ha a tulajdonos a $seat. A $character és a $spot e
### fájl kifejezése; mindegyikhez jár az azonosítója. Egy lapot a tulajdonosa és a helye nevez meg; a középső lapnak
### nincs tulajdonosa. A második lapot az $other és az $other_spot nevezi meg.

ma-name = Mascarade
ma-tagline = Ki vagy ma este? Senki sem tudja biztosan, te a legkevésbé.
ma-goal = Jelentsd be, hogy valamelyik karakter vagy, lehetőleg olyan, akire más nem tart igényt, és használd a képességét. Akinek 13 érméje van, azonnal nyer; ha pedig valaki elveszíti az utolsó érméjét, a leggazdagabb játékos nyer.

## Kifejezések

ma-character-judge = Bíró
ma-character-bishop = Püspök
ma-character-king = Király
ma-character-fool = Bolond
ma-character-queen = Királynő
ma-character-thief = Tolvaj
ma-character-witch = Boszorkány
ma-character-spy = Kém
ma-character-peasant = Paraszt
ma-character-cheat = Csaló
ma-character-inquisitor = Inkvizítor
ma-character-widow = Özvegy

# A képesség egy sorban, legfeljebb 29 betű: a név alatt áll.
ma-character-judge-power = Elviszi a Bíróság érméit
ma-character-bishop-power = 2 érme a leggazdagabbtól
ma-character-king-power = 3 érme a bankból
ma-character-fool-power = 1 érme; másoknál cserélhet
ma-character-queen-power = 2 érme a bankból
ma-character-thief-power = 1-1 érme a két szomszédtól
ma-character-witch-power = Vagyont cserélhet
ma-character-spy-power = Megnézi, majd csere vagy sem
ma-character-peasant-power = 1 érme; ha ketten vannak, 2-2
ma-character-cheat-power = 10 érmével azonnal nyer
ma-character-inquisitor-power = Aki előtte téved, 4-et fizet
ma-character-widow-power = A bank kiegészíti 10 érmére

ma-spot-card = lap
ma-spot-left = bal lap
ma-spot-right = jobb lap
ma-spot-protected = védett lap
ma-spot-centre-1 = 1. középső lap
ma-spot-centre-2 = 2. középső lap

## Mondatrészek: a kifejezések és számok ragjai. Nem minden nyelv használja mindegyiket.

# Tárgyként: „kézbe veszi a saját lapját és Ada lapját”. Minden hely neve a „lap” szóra végződik.
ma-part-card =
    { $spot-id ->
        [centre-1] az { $spot }ot
        [centre-2] a { $spot }ot
       *[other] { $owner-you ->
            [yes] { $owner-self ->
                [yes] a { $spot }odat
               *[no] a te { $spot }odat
            }
           *[no] { $owner-self ->
                [yes] a saját { $spot }ját
               *[no] { $owner } { $spot }ját
            }
        }
    }
ma-part-other-card =
    { $other_spot-id ->
        [centre-1] az { $other_spot }ot
        [centre-2] a { $other_spot }ot
       *[other] { $other-you ->
            [yes] { $other-self ->
                [yes] a { $other_spot }odat
               *[no] a te { $other_spot }odat
            }
           *[no] { $other-self ->
                [yes] a saját { $other_spot }ját
               *[no] { $other } { $other_spot }ját
            }
        }
    }
# Alanyként, a mondat belsejében és elején.
ma-part-card-subject =
    { $spot-id ->
        [centre-1] az { $spot }
        [centre-2] a { $spot }
       *[other] { $owner-you ->
            [yes] a { $spot }od
           *[no] { $owner } { $spot }ja
        }
    }
ma-part-other-card-subject =
    { $other_spot-id ->
        [centre-1] az { $other_spot }
        [centre-2] a { $other_spot }
       *[other] { $other-you ->
            [yes] a { $other_spot }od
           *[no] { $other } { $other_spot }ja
        }
    }
ma-part-card-beginning =
    { $spot-id ->
        [centre-1] Az { $spot }
        [centre-2] A { $spot }
       *[other] { $owner-you ->
            [yes] A { $spot }od
           *[no] { $owner } { $spot }ja
        }
    }
# Tő, amelyhez birtokos rag járul: „a bal lapjára”.
ma-part-spot = { $spot }

ma-part-the-character =
    { $character-id ->
        [inquisitor] az { $character }
        [widow] az { $character }
       *[other] a { $character }
    }
ma-part-the-other-character =
    { $other_character-id ->
        [inquisitor] az { $other_character }
        [widow] az { $other_character }
       *[other] a { $other_character }
    }
ma-part-being-character = { $character }ként
ma-part-of-character = { ma-part-the-character }
# „igényt tart a Királyra”
ma-part-onto-character =
    { $character-id ->
        [judge] a Bíróra
        [bishop] a Püspökre
        [king] a Királyra
        [fool] a Bolondra
        [queen] a Királynőre
        [thief] a Tolvajra
        [witch] a Boszorkányra
        [spy] a Kémre
        [peasant] a Parasztra
        [cheat] a Csalóra
        [inquisitor] az Inkvizítorra
        [widow] az Özvegyre
       *[other] erre: { $character }
    }
ma-part-i-am =
    { $character-id ->
        [peasant] Paraszt vagyok
       *[other] Én vagyok { ma-part-the-character }
    }
ma-part-i-am-too =
    { $character-id ->
        [peasant] Én is Paraszt vagyok!
       *[other] Nem, én vagyok { ma-part-the-character }!
    }

# Tárgyként: „elvesz 2 érmét”.
ma-part-coins = { $count } érmét

## Események: előkészületek

ma-event-first-drawn =
    { $seat-you ->
        [yes] A sorsolás szerint te kezdesz.
       *[no] A sorsolás szerint { $seat } kezd.
    }
ma-event-dealt = { ma-part-card-beginning }: { $character }.
ma-event-is-ready =
    { $seat-you ->
        [yes] Kész vagy.
       *[no] { $seat } kész.
    }
ma-event-turned-down = A lapok képpel lefelé fordulnak.
ma-event-turn-began =
    { $seat-you ->
        [yes] { $turn }. kör: te következel.
       *[no] { $turn }. kör: { $seat } következik.
    }
ma-event-must-swap =
    { $seat-you ->
        [yes] Az előző körben felfedted egy lapodat, ezért most csak „csere vagy sem” lehet.
       *[no] { $seat } az előző körben felfedte egy lapját, ezért most csak „csere vagy sem” lehet.
    }

## Események: lapok az asztal alatt. Hogy helyet cserélnek-e, azt csak egy játékos tudja; amit mindenki hall, egyikre sem
## utalhat.

ma-event-taken =
    { $seat-you ->
        [yes] Az asztal alá veszed { ma-part-card } és { ma-part-other-card }.
       *[no] { $seat } az asztal alá veszi { ma-part-card } és { ma-part-other-card }.
    }
ma-event-exchanged =
    { $seat-you ->
        [yes] Felcseréled { ma-part-card } és { ma-part-other-card }.
       *[no] { $seat } felcseréli { ma-part-card } és { ma-part-other-card }.
    }
ma-event-left-alone =
    { $seat-you ->
        [yes] Mindkettőt ott hagyod, ahol volt.
       *[no] { $seat } mindkettőt ott hagyja, ahol volt.
    }
ma-event-put-back = Mindkét lap újra az asztalon van.
ma-event-looked =
    { $seat-you ->
        [yes] Megnézed a { $spot }odat.
       *[no] { $seat } megnézi a { $spot }ját.
    }
# Az hallja, aki látta, a játszma után pedig mindenki.
ma-event-saw = Titokban megnézve: { ma-part-card-subject } { ma-part-the-character }.

## Események: bejelentés és válaszok

ma-event-announced =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Bejelented: „{ ma-part-i-am }.”
           *[other] Rámutatsz a { $spot }odra, és bejelented: „{ ma-part-i-am }.”
        }
       *[no] { $spot-id ->
            [card] { $seat } bejelenti: „{ ma-part-i-am }.”
           *[other] { $seat } rámutat a { $spot }jára, és bejelenti: „{ ma-part-i-am }.”
        }
    }
ma-event-has-answered =
    { $seat-you ->
        [yes] Válaszoltál.
       *[no] { $seat } válaszolt.
    }
ma-event-passed =
    { $seat-you ->
        [yes] Passzolsz.
       *[no] { $seat } passzol.
    }
ma-event-claimed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Igényt tartasz { ma-part-onto-character }.
           *[other] A { $spot }oddal igényt tartasz { ma-part-onto-character }.
        }
       *[no] { $spot-id ->
            [card] { $seat } igényt tart { ma-part-onto-character }.
           *[other] { $seat } a { $spot }jával igényt tart { ma-part-onto-character }.
        }
    }
ma-event-unclaimed =
    { $seat-you ->
        [yes] Más nem tart igényt { ma-part-onto-character }: felfedés nélkül használod a képességet.
       *[no] Más nem tart igényt { ma-part-onto-character }: { $seat } felfedés nélkül használja a képességet.
    }
ma-event-revealed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Felfeded a lapodat: { $character }.
           *[other] Felfeded a { $spot }odat: { $character }.
        }
       *[no] { $spot-id ->
            [card] { $seat } felfedi a lapját: { $character }.
           *[other] { $seat } felfedi a { $spot }ját: { $character }.
        }
    }
ma-event-nobody-true =
    { $character-id ->
        [peasant] Egyikük sem Paraszt, így a képességet senki sem használja.
       *[other] Egyikük sem { ma-part-the-character }, így a képességet senki sem használja.
    }

## Események: képességek és érmék

ma-event-received =
    { $seat-you ->
        [yes] { ma-part-being-character } { ma-part-coins } kapsz a bankból.
       *[no] { $seat } { ma-part-being-character } { ma-part-coins } kap a bankból.
    }
ma-event-took-court =
    { $seat-you ->
        [yes] Elveszed mindazt, ami a Bíróságon van: { ma-part-coins }.
       *[no] { $seat } elveszi mindazt, ami a Bíróságon van: { ma-part-coins }.
    }
ma-event-took-coins =
    { $seat-you ->
        [yes] { ma-part-being-character } elveszed { $from } { $count } érméjét.
       *[no] { $from-you ->
            [yes] { $seat } { ma-part-being-character } elveszi { $count } érmédet.
           *[no] { $seat } { ma-part-being-character } elveszi { $from } { $count } érméjét.
        }
    }
ma-event-traded =
    { $seat-you ->
        [yes] Vagyont cserélsz: a te vagyonod most { $count } érme, { $target } vagyona { $target_count }.
       *[no] { $target-you ->
            [yes] { $seat } veled cserél vagyont: { $seat } vagyona most { $count } érme, a tiéd { $target_count }.
           *[no] { $seat } és { $target } vagyona helyet cserél: { $seat } vagyona most { $count } érme, { $target } vagyona { $target_count }.
        }
    }
ma-event-declined =
    { $seat-you ->
        [yes] Megtartod a vagyonodat.
       *[no] { $seat } lemond a vagyoncseréről.
    }
ma-event-no-effect =
    { $character-id ->
        [judge] { $seat-you ->
            [yes] A Bíróság üres, így semmit sem kapsz.
           *[no] A Bíróság üres, így { $seat } semmit sem kap.
        }
        [cheat] { $seat-you ->
            [yes] 10-nél kevesebb érméd van, így a Csaló nem nyer.
           *[no] { $seat } vagyona 10 érménél kevesebb, így a Csaló nem nyer.
        }
        [widow] { $seat-you ->
            [yes] Már van 10 érméd, így az Özvegy semmit sem kap.
           *[no] { $seat } vagyona már eléri a 10 érmét, így az Özvegy semmit sem kap.
        }
       *[other] A képességnek ({ $character }) nincs hatása.
    }
ma-event-pointed =
    { $seat-you ->
        [yes] Rámutatsz egy játékosra: { $target }.
       *[no] { $target-you ->
            [yes] { $seat } rád mutat.
           *[no] { $seat } rámutat egy játékosra: { $target }.
        }
    }
ma-event-named =
    { $seat-you ->
        [yes] Azt mondod: „{ ma-part-i-am }.”
       *[no] { $seat } azt mondja: „{ ma-part-i-am }.”
    }
ma-event-named-right =
    { $seat-you ->
        [yes] Így van: nem fizetsz semmit.
       *[no] Így van: { $seat } nem fizet semmit.
    }
ma-event-named-wrong =
    { $seat-you ->
        [yes] Nem így van: fizetned kell.
       *[no] Nem így van: { $seat } fizet.
    }
ma-event-fined =
    { $seat-you ->
        [yes] { ma-part-coins } fizetsz bírságként a Bíróságnak.
       *[no] { $seat } { ma-part-coins } fizet bírságként a Bíróságnak.
    }

## Események: a vége

ma-event-bankrupt =
    { $seat-you ->
        [yes] Csődbe mész.
       *[no] { $seat } csődbe megy.
    }
ma-event-cheat-won =
    { $seat-you ->
        [yes] { $count } érméd van, a Csalónak pedig 10 is elég.
       *[no] { $seat } vagyona { $count } érme, a Csalónak pedig 10 is elég.
    }
ma-event-lies = Kiderül: { ma-part-card-subject } { ma-part-the-character }.
ma-event-won =
    { $seat-you ->
        [yes] { $count } érmével nyersz.
       *[no] { $seat } nyer { $count } érmével.
    }

# Mit számol az eredmény, a szám mögött.
ma-score-unit = érme

## Miért győzött valaki

ma-verdict-coins =
    { $seat-you ->
        [yes] { $count } érméd van, és 13 vagy több érme győz.
       *[no] { $seat } { $count } érmét gyűjtött, és 13 vagy több érme győz.
    }
ma-verdict-cheat =
    { $seat-you ->
        [yes] A Csalót használtad { $count } érmével, és ez azonnal győz.
       *[no] { $seat } a Csalót használta { $count } érmével, és ez azonnal győz.
    }
ma-verdict-bankrupt =
    { $seat-you ->
        [yes] Elvesztetted az utolsó érmédet, és ezzel vége a játszmának.
       *[no] { $seat } elvesztette az utolsó érméjét, és ezzel vége a játszmának.
    }
ma-verdict-richest =
    { $seat-you ->
        [yes] Te vagy a leggazdagabb, { $count } érmével.
       *[no] { $seat } a leggazdagabb, { $count } érmével.
    }
ma-verdict-together = Együtt győznek.

## Kérdések a játékoshoz

ma-prompt-draw-first = Sorsoljuk, ki kezd.
ma-prompt-deal = Osztjuk a lapokat.
ma-prompt-ready = Nézd meg jól az összes lapot. Ha mindenki kész, képpel lefelé fordulnak.
ma-prompt-act = A te köröd: „csere vagy sem”, a lapod megnézése vagy egy karakter bejelentése.
ma-prompt-act-preparatory = Előkészítő kör: válaszd ki a „csere vagy sem” két lapját.
ma-prompt-act-forced = Az előző körben felfedted egy lapodat: válaszd ki a „csere vagy sem” két lapját.
ma-prompt-answer = { $seat } bejelenti: „{ ma-part-i-am }.” { $character-id ->
    [peasant] Azt állítod, hogy te is Paraszt vagy?
   *[other] Azt állítod, hogy te vagy { ma-part-the-character }?
}
ma-prompt-exchange = Az asztal alatt tartod { ma-part-card } és { ma-part-other-card }. Felcseréled őket?
ma-prompt-exchange-spy = Titokban látod: { ma-part-card-subject } { ma-part-the-character }, { ma-part-other-card-subject } { ma-part-the-other-character }. Felcseréled őket?
ma-prompt-exchange-fool = Bolondként az asztal alatt tartod { ma-part-card } és { ma-part-other-card }. Felcseréled őket?
ma-prompt-bishop-target = Többen is a leggazdagabbak. Kitől veszel el 2 érmét?
ma-prompt-witch-target = Kivel cseréled ki az egész vagyonodat?
ma-prompt-spy-take = Válaszd ki a két lapot, amelyet titokban megnézel.
ma-prompt-fool-take = Válaszd ki két másik játékos lapját a „csere vagy sem” akcióhoz.
ma-prompt-inquisitor-target = Mutass rá egy játékosra, akinek meg kell mondania, kicsoda.
ma-prompt-inquisitor-name = { $seat } rád mutat: ki vagy? Utána felfeded a lapodat, és ha tévedtél, 4 érmét fizetsz.
ma-prompt-over = A játszma véget ért.

## Válaszok

ma-option-first = Kezd: { $seat }
ma-option-deal = { $character }
ma-option-ready = Megnéztem a lapokat
ma-option-swap = Csere vagy sem: { ma-part-card-subject } és { ma-part-other-card-subject }
ma-option-spy-take = Megnézem: { ma-part-card-subject } és { ma-part-other-card-subject }
ma-option-fool-take = Elveszem: { ma-part-card-subject } és { ma-part-other-card-subject }
ma-option-look = Megnézem a { $spot }omat
ma-option-announce =
    { $spot-id ->
        [left] { ma-part-i-am } (bal)
        [right] { ma-part-i-am } (jobb)
       *[card] { ma-part-i-am }
    }
ma-option-claim =
    { $spot-id ->
        [left] { ma-part-i-am-too } (bal)
        [right] { ma-part-i-am-too } (jobb)
        [protected] { ma-part-i-am-too } (védett)
       *[card] { ma-part-i-am-too }
    }
ma-option-pass = Passz
ma-option-exchange = Felcserélem a lapokat
ma-option-leave = Ott hagyom őket, ahol voltak
ma-option-bishop-target = { $seat }
ma-option-witch-target = Csere: { $seat }
ma-option-inquisitor-target = { $seat }
ma-option-decline = Megtartom a vagyonomat
ma-option-name = { ma-part-i-am }

## A terminálbeli tábla szavai. Kevés a hely; a számok mondják meg, mennyi.

ma-ui-turn = { $turn }. kör
ma-ui-preparatory = előkészítő
ma-ui-setup = Osztás
ma-ui-bank = Bank
ma-ui-court = Bíróság
ma-ui-centre = Középen
ma-ui-characters = Játékban
ma-ui-announced = Bejelentve
# 6
ma-ui-coins = Érme
# 11 egyenként
ma-ui-card = Lap
ma-ui-left = Bal
ma-ui-right = Jobb
ma-ui-protected = Védett
# együtt 78
ma-ui-face-down = képpel lefelé
ma-ui-pointed = rámutattak
ma-ui-under-table = az asztal alatt
# Amit egy játékosról mondani kell; két vagy három játékosnál együtt 19.
ma-ui-begins = kezd
ma-ui-ready = kész
ma-ui-forced = csak csere
ma-ui-announces = bejelentő
ma-ui-claims = igényt tart
ma-ui-passes = passzol
ma-ui-answered = válaszolt
ma-ui-thinks = …
ma-ui-decides = dönt
ma-ui-fined = bírság
ma-ui-wins = győztes
# Hogy ki milyen gazdag, a választás mellett.
ma-ui-has = { $count } érme
# A naplóban, ha többen egymás után ugyanazt teszik; és hogy hol vannak a lapok.
ma-ui-passed = Passzolnak: { $names }.
ma-ui-all-fined = 1-1 érme bírságot fizetnek: { $names }.
ma-ui-cards = Lapok: { $cards }.

## Olvasnivaló a terminálban

ma-ui-command-guide = útmutató utmutato
ma-ui-command-characters = karakterek
ma-ui-about-guide = hogyan zajlik a játék
ma-ui-about-characters = mit tesz a tizenkét karakter

ma-ui-guide-deal = A lapokat képpel felfelé osztják ki, mindenki látja mindet, aztán képpel lefelé fordítják őket. Ettől kezdve senki sem nézhet meg lapot, csak ha egy szabály megengedi. [MA-020, MA-021]
ma-ui-guide-turn = A körödben három dolog közül egyet teszel: „csere vagy sem”, megnézed a lapodat, vagy bejelentesz egy karaktert. Az első négy körben mindenkinek „csere vagy sem” a dolga. [MA-044, MA-038]
ma-ui-guide-swap = Csere vagy sem: az asztal alá veszed a lapodat és egy másik játékos lapját vagy egy középső lapot, és felcseréled őket, vagy nem. Mindenki tudja, melyik két lapot vetted el; hogy mit tettél, csak te tudod. [MA-054, MA-059]
ma-ui-guide-look = Megnézés: megnézed a lapodat, és ezzel véget ér a köröd. [MA-064]
ma-ui-guide-announce = Bejelentés: azt mondod, hogy valamelyik játékban lévő karakter vagy, akár igaz, akár nem. A többiek sorban passzolnak, vagy maguk tartanak igényt a karakterre. Ha senki sem tart igényt rá, használod a képességet, és nem mutatsz meg semmit. [MA-068, MA-072, MA-078]
ma-ui-guide-claim = Ha valaki igényt tart rá, te és minden igénylő felfeditek a lapotokat. Aki valóban az a karakter, használja a képességet; a többiek egyenként 1 érmét fizetnek a Bíróságnak. [MA-080, MA-082, MA-084]
ma-ui-guide-forced = Akinek a lapját a közvetlenül előtte lévő körben felfedték, annak a saját körében csak „csere vagy sem” lehet. [MA-046]
ma-ui-guide-small = Három játékosnál mindenkinek két lapja van, egy bal és egy jobb; két játékosnál egy harmadik is, a védett, amelyet az ellenfél soha nem vehet el. Mindig meg kell mondani, melyik lapról van szó. [MA-154, MA-170]
ma-ui-guide-end = Akinek 13 érméje van, azonnal nyer. Amint valaki elveszítette az utolsó érméjét, a leggazdagabb játékos nyer. [MA-141, MA-142]

## Honnan jön egy szám, ha van jegyzetfüzet. A sor mellett az áll, amennyit a számhoz hozzáad.

ma-account-unseen = Abból az állásból, amelyben a játszma kezdődött
ma-account-start = Kezdéskor
ma-account-received = { $turn }. kör: { ma-part-being-character } a bankból
ma-account-took-court = { $turn }. kör: Bíróként a Bíróságról
# A $seat az, akié az érmék voltak.
ma-account-took =
    { $seat-you ->
        [yes] { $turn }. kör: { ma-part-being-character } a te érméidből
       *[no] { $turn }. kör: { ma-part-being-character } { $seat } érméiből
    }
# A $seat az, akié most az érmék.
ma-account-taken =
    { $seat-you ->
        [yes] { $turn }. kör: te veszed el { ma-part-being-character }
       *[no] { $turn }. kör: { $seat } veszi el { ma-part-being-character }
    }
ma-account-traded =
    { $seat-you ->
        [yes] { $turn }. kör: vagyoncsere veled
       *[no] { $turn }. kör: vagyoncsere, a másik fél { $seat }
    }
ma-account-fined = { $turn }. kör: bírság
ma-account-court-empty = Még semmi sem került bele
ma-account-court-fined =
    { $seat-you ->
        [yes] { $turn }. kör: a te bírságod
       *[no] { $turn }. kör: { $seat } bírsága
    }
ma-account-court-taken =
    { $seat-you ->
        [yes] { $turn }. kör: elveszed az egészet
       *[no] { $turn }. kör: { $seat } elveszi az egészet
    }

## A nézet mezői annak a táblának, amely egyetlen játékot sem ismer: ma-field-NÉV, az értékeik: ma-NÉV-ÉRTÉK,
## különben ma-value-ÉRTÉK. A nevek aláhúzásjele itt kötőjel.

ma-field-turn = Kör
ma-field-active = Kinek a köre
ma-field-forced = Csak „csere vagy sem”
ma-field-at-once = Mindenki egyszerre válaszol
ma-field-notebook = Jegyzetfüzet
ma-field-set = Karakterek a játékban
ma-field-bank = Bank
ma-field-court = Bíróság
ma-field-players = Játékosok
ma-field-coins = Érmék
ma-field-answer = Válasz
ma-field-hand = Lapok
ma-field-value = Mi az
ma-field-open = Nyílt
ma-field-centre = Középső lapok
ma-field-ready = Készen áll
ma-field-announced = Bejelentett karakter
ma-field-answered = Válaszolt
ma-field-revealed = Lapot fedett fel
ma-field-fined = Hamisan tartott igényt
ma-field-winners = Győztesek
ma-field-frames = Folyamatban lévő lépések
ma-field-step = Lépés
ma-field-seat = Ki dönt
ma-field-user = Ki használja a képességet
ma-field-one = Egyik lap az asztal alatt
ma-field-another = Másik lap az asztal alatt

ma-step-draw-first = A kezdő sorsolása
ma-step-deal = Osztás
ma-step-ready = Az összes lap megnézése
ma-step-act = Egy játékos köre
ma-step-answer = Válaszok egy bejelentésre
ma-step-exchange = Az asztal alatt
ma-step-bishop-target = Püspök: kitől
ma-step-witch-target = Boszorkány: kivel
ma-step-spy-take = Kém: mely lapok
ma-step-fool-take = Bolond: mely lapok
ma-step-inquisitor-target = Inkvizítor: kit kérdez
ma-step-inquisitor-name = Inkvizítor: a válasz
ma-step-over = A játszma véget ért

ma-value-judge = { ma-character-judge }
ma-value-bishop = { ma-character-bishop }
ma-value-king = { ma-character-king }
ma-value-fool = { ma-character-fool }
ma-value-queen = { ma-character-queen }
ma-value-thief = { ma-character-thief }
ma-value-witch = { ma-character-witch }
ma-value-spy = { ma-character-spy }
ma-value-peasant = { ma-character-peasant }
ma-value-cheat = { ma-character-cheat }
ma-value-inquisitor = { ma-character-inquisitor }
ma-value-widow = { ma-character-widow }
ma-value-none = nincs
ma-value-pass = passz
ma-value-claim = igényt tart
ma-value-claim-left = igényt tart a bal lappal
ma-value-claim-right = igényt tart a jobb lappal
ma-value-claim-protected = igényt tart a védett lappal
ma-value-true = igen
ma-value-false = nem
ma-value-unknown = rejtve

# A lapok helye: egy ülőhely és az ottani lapok egyike, vagy az asztal közepe.
ma-value-0 = Az 1. hely lapja
ma-value-0l = Az 1. hely bal lapja
ma-value-0r = Az 1. hely jobb lapja
ma-value-0p = Az 1. hely védett lapja
ma-value-1 = A 2. hely lapja
ma-value-1l = A 2. hely bal lapja
ma-value-1r = A 2. hely jobb lapja
ma-value-1p = A 2. hely védett lapja
ma-value-2 = A 3. hely lapja
ma-value-2l = A 3. hely bal lapja
ma-value-2r = A 3. hely jobb lapja
ma-value-2p = A 3. hely védett lapja
ma-value-3 = A 4. hely lapja
ma-value-3l = A 4. hely bal lapja
ma-value-3r = A 4. hely jobb lapja
ma-value-3p = A 4. hely védett lapja
ma-value-4 = Az 5. hely lapja
ma-value-4l = Az 5. hely bal lapja
ma-value-4r = Az 5. hely jobb lapja
ma-value-4p = Az 5. hely védett lapja
ma-value-5 = A 6. hely lapja
ma-value-5l = A 6. hely bal lapja
ma-value-5r = A 6. hely jobb lapja
ma-value-5p = A 6. hely védett lapja
ma-value-6 = A 7. hely lapja
ma-value-6l = A 7. hely bal lapja
ma-value-6r = A 7. hely jobb lapja
ma-value-6p = A 7. hely védett lapja
ma-value-7 = A 8. hely lapja
ma-value-7l = A 8. hely bal lapja
ma-value-7r = A 8. hely jobb lapja
ma-value-7p = A 8. hely védett lapja
ma-value-8 = A 9. hely lapja
ma-value-8l = A 9. hely bal lapja
ma-value-8r = A 9. hely jobb lapja
ma-value-8p = A 9. hely védett lapja
ma-value-9 = A 10. hely lapja
ma-value-9l = A 10. hely bal lapja
ma-value-9r = A 10. hely jobb lapja
ma-value-9p = A 10. hely védett lapja
ma-value-10 = A 11. hely lapja
ma-value-10l = A 11. hely bal lapja
ma-value-10r = A 11. hely jobb lapja
ma-value-10p = A 11. hely védett lapja
ma-value-11 = A 12. hely lapja
ma-value-11l = A 12. hely bal lapja
ma-value-11r = A 12. hely jobb lapja
ma-value-11p = A 12. hely védett lapja
ma-value-12 = A 13. hely lapja
ma-value-12l = A 13. hely bal lapja
ma-value-12r = A 13. hely jobb lapja
ma-value-12p = A 13. hely védett lapja
ma-value-c1 = Az 1. középső lap
ma-value-c2 = A 2. középső lap

# Mezők, amelyekben a szám ülőhely: az ott ülő játékos látszik.
ma-holds-active = seat
ma-holds-ready = seat
ma-holds-answered = seat
ma-holds-revealed = seat
ma-holds-fined = seat
ma-holds-winners = seat
ma-holds-seat = seat
ma-holds-user = seat

## Amit egy bot valószínűnek tartott; a játszma után derül ki.

ma-believes-card = { ma-part-card-beginning }: { $character }.

## Megállapodás a játszma előtt: ma-setup-BEÁLLÍTÁS és ma-setup-BEÁLLÍTÁS-ÉRTÉK; az érték vesszői itt kötőjelek.

ma-setup-first = Az első kör
ma-setup-first-draw = Sorsolás dönti el
ma-setup-first-0 = 1. hely
ma-setup-first-1 = 2. hely
ma-setup-first-2 = 3. hely
ma-setup-first-3 = 4. hely
ma-setup-first-4 = 5. hely
ma-setup-first-5 = 6. hely
ma-setup-first-6 = 7. hely
ma-setup-first-7 = 8. hely
ma-setup-first-8 = 9. hely
ma-setup-first-9 = 10. hely
ma-setup-first-10 = 11. hely
ma-setup-first-11 = 12. hely
ma-setup-first-12 = 13. hely

ma-setup-characters = Karakterek
ma-setup-characters-table = A szabálykönyv táblázata szerint
ma-setup-characters-judge = { ma-character-judge }
ma-setup-characters-bishop = { ma-character-bishop }
ma-setup-characters-king = { ma-character-king }
ma-setup-characters-fool = { ma-character-fool }
ma-setup-characters-queen = { ma-character-queen }
ma-setup-characters-thief = { ma-character-thief }
ma-setup-characters-witch = { ma-character-witch }
ma-setup-characters-spy = { ma-character-spy }
ma-setup-characters-peasant = { ma-character-peasant }
ma-setup-characters-cheat = { ma-character-cheat }
ma-setup-characters-inquisitor = { ma-character-inquisitor }
ma-setup-characters-widow = { ma-character-widow }

ma-setup-answers = Válaszok egy bejelentésre
ma-setup-answers-in-turn = Sorban, egymás után
ma-setup-answers-at-once = Mindenki egyszerre, titokban

ma-setup-notebook = Jegyzetfüzet
ma-setup-notebook-no = Nincs: mindenki maga emlékezzen
ma-setup-notebook-yes = Mindenki visszanézheti, amit látott
