### Vampire: The Masquerade – Vendetta. A kifejezések a docs/rules/hu szabálykönyvéi; a kártyák neve és szövege a
### vendetta-cards.ftl fájlban van.
###
### A $seat, a $from és az $other játékosnév, mindig rag nélkül; jár hozzájuk egy $seat-you stb.: „yes”, ha az a játékos az
### olvasó, különben „no”. A $card, $follower, $source, $relic, $place, $clan, $location, $stand és $window kifejezés;
### mindegyikhez jár az azonosítója. A kártyák neve idézőjelben áll, rag nélkül.

vd-name = Vampire: The Masquerade – Vendetta
vd-tagline = Hét klán, egyetlen város, és vér, amely sosem elég mindenkinek.
vd-goal = Három fordulón át küldd klánod kártyáit és véredet Chicago városrészeibe, szerezz ott szövetségeseket és befolyást, és vigyázz, hogy el ne fogyjon a véred. A 3. forduló után az győz, akinek a legtöbb a befolyása.

## Kifejezések

vd-clan-brujah = Brujah
vd-clan-gangrel = Gangrel
vd-clan-malkavian = Malkavian
vd-clan-nosferatu = Nosferatu
vd-clan-toreador = Toreador
vd-clan-tremere = Tremere
vd-clan-ventrue = Ventrue

vd-location-first = 1. városrész
vd-location-second = 2. városrész
vd-location-third = 3. városrész
vd-location-haven = A Herceg menedéke
vd-stand-stay = maradás
vd-stand-withdraw = visszavonulás
# A kártyák működésének pillanatai, mondat elején.
vd-window-planning_begins = Kezdődik a Tervezés
vd-window-own_turn = A te köröd
vd-window-card_played = Kijátszottak egy kártyát
vd-window-planning_ends = Véget ér a Tervezés
vd-window-resolution_begins = Kezdődik a Kiértékelés
vd-window-choices_shown = Láthatók a döntések
vd-window-choices_final = A döntések véglegesek
vd-window-withdrawing = Visszavonulás
vd-window-withdrew = Visszavonulás után
vd-window-before_reveal = Felfedés előtt
vd-window-reveal = Felfedés
vd-window-revealed = Felfedés után
vd-window-setup = Felkészülés
vd-window-conflict_begins = Kezdődik az Összecsapás
vd-window-before_power = Az erő összeszámolása előtt
vd-window-winner_known = Megvan a győztes
vd-window-reward = Jutalom
vd-window-joins = Egy kártya csatlakozik egy szövetséghez
vd-window-aftermath = Utóhatás
vd-window-location_resolved = A városrész kiértékelése kész
vd-window-round_ends = Véget ér a forduló
vd-window-blood_lost = Vér veszett el
vd-window-pool_empty = Üres a tartalék
vd-window-frenzy_caused = Őrjöngés
vd-window-frenzy_drain = Kiszívás őrjöngéskor

## Mondatrészek: a kifejezések és számok ragjai. Nem minden nyelv használja mindegyiket.

vd-part-at =
    { $location-id ->
        [first] az 1. városrészben
        [second] a 2. városrészben
        [third] a 3. városrészben
       *[haven] a Herceg menedékében
    }
vd-part-to =
    { $location-id ->
        [first] az 1. városrészbe
        [second] a 2. városrészbe
        [third] a 3. városrészbe
       *[haven] a Herceg menedékébe
    }
vd-part-from =
    { $location-id ->
        [first] az 1. városrészből
        [second] a 2. városrészből
        [third] a 3. városrészből
       *[haven] a Herceg menedékéből
    }
# Tárgyként: „2 vért kap”; a vér alanyként is.
vd-part-blood = { $count } vért
vd-part-blood-subject = { $count } vér
vd-part-influence = { $count } befolyást
vd-part-tokens = { $count } diablériajelzőt
vd-part-cards = { $count } kártyát
vd-part-points = { $count } befolyáspont

## Események: előkészületek

vd-event-first-drawn =
    { $seat-you ->
        [yes] A sorsolás szerint te kapod az ambíciójelzőt.
       *[no] A sorsolás szerint { $seat } kapja az ambíciójelzőt.
    }
vd-event-place-laid = Helyszínkártya { vd-part-at }: „{ $place }”.
vd-event-relic-offered = Választható ereklye: „{ $relic }”.
vd-event-clan-offered = Választható klán: { $clan }.
vd-event-picked-clan =
    { $seat-you ->
        [yes] A klánod: { $clan }.
       *[no] { $seat } klánja: { $clan }.
    }
vd-event-picked-relic =
    { $seat-you ->
        [yes] Az ereklyéd: „{ $relic }”.
       *[no] { $seat } ereklyéje: „{ $relic }”.
    }

## Események: a forduló eleje

vd-event-round-began = Kezdődik { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
vd-event-fed =
    { $seat-you ->
        [yes] Táplálkozol, és kapsz { vd-part-blood }.
       *[no] { $seat } táplálkozik, és kap { vd-part-blood }.
    }
vd-event-ally-came = { $follower } megérkezik { vd-part-to }.
vd-event-drew-card =
    { $seat-you ->
        [yes] Ezt húzod: „{ $card }”.
       *[no] { $seat } ezt húzza: „{ $card }”.
    }
vd-event-drew =
    { $seat-you ->
        [yes] { vd-part-cards } húzol.
       *[no] { $seat } { vd-part-cards } húz.
    }
vd-event-bottomed-card =
    { $seat-you ->
        [yes] A klánpaklid aljára teszed: „{ $card }”.
       *[no] { $seat } a klánpaklija aljára teszi: „{ $card }”.
    }
vd-event-built-hand =
    { $seat-you ->
        [yes] Elkészültél a kezeddel.
       *[no] { $seat } elkészült a kezével.
    }

## Események: Tervezés

vd-event-turn-began =
    { $seat-you ->
        [yes] Te következel.
       *[no] { $seat } következik.
    }
vd-event-played =
    { $seat-you ->
        [yes] Képpel felfelé kijátszod { vd-part-to }: „{ $card }”.
       *[no] { $seat } képpel felfelé kijátssza { vd-part-to }: „{ $card }”.
    }
vd-event-played-down-card =
    { $seat-you ->
        [yes] Képpel lefelé kijátszod { vd-part-to }: „{ $card }”.
       *[no] { $seat } képpel lefelé kijátssza { vd-part-to }: „{ $card }”.
    }
vd-event-played-down =
    { $seat-you ->
        [yes] Képpel lefelé kijátszol egy kártyát { vd-part-to }.
       *[no] { $seat } képpel lefelé kijátszik egy kártyát { vd-part-to }.
    }
vd-event-spent =
    { $seat-you ->
        [yes] Elköltesz { vd-part-blood }.
       *[no] { $seat } elkölt { vd-part-blood }.
    }
vd-event-deployed =
    { $seat-you ->
        [yes] Kihelyezel { vd-part-blood } { vd-part-to }.
       *[no] { $seat } kihelyez { vd-part-blood } { vd-part-to }.
    }
vd-event-flipped =
    { $seat-you ->
        [yes] Megfordítasz egy diablériajelzőt: 1 vér kerül a közös készletből a területedre { vd-part-at }.
       *[no] { $seat } megfordít egy diablériajelzőt: 1 vér kerül a közös készletből a területére { vd-part-at }.
    }
vd-event-drained =
    { $seat-you ->
        [yes] Kiszívod: „{ $follower }”; kapsz { vd-part-blood }.
       *[no] { $seat } kiszívja: „{ $follower }”; kap { vd-part-blood }.
    }
vd-event-got-tokens =
    { $seat-you ->
        [yes] { vd-part-tokens } kapsz.
       *[no] { $seat } { vd-part-tokens } kap.
    }
vd-event-eliminated =
    { $seat-you ->
        [yes] Kiestél a játékból.
       *[no] { $seat } kiesett a játékból.
    }
vd-event-ambition-moved =
    { $seat-you ->
        [yes] Az ambíciójelző hozzád kerül.
       *[no] Az ambíciójelzőt { $seat } kapja.
    }
vd-event-turn-ended =
    { $seat-you ->
        [yes] Befejezed a körödet.
       *[no] { $seat } befejezi a körét.
    }
vd-event-planning-ended = A Tervezés véget ért.

## Események: Visszavonulás és Felfedés

vd-event-site-began = Kiértékelés: { $location }.
vd-event-has-chosen =
    { $seat-you ->
        [yes] Döntöttél.
       *[no] { $seat } döntött.
    }
vd-event-stayed =
    { $seat-you ->
        [yes] Maradsz { vd-part-at }.
       *[no] { $seat } marad { vd-part-at }.
    }
vd-event-withdrew =
    { $seat-you ->
        [yes] Visszavonulsz { vd-part-from }.
       *[no] { $seat } visszavonul { vd-part-from }.
    }
vd-event-changed-choice =
    { $seat-you ->
        [yes] Megváltoztatod a döntésedet: { $stand }.
       *[no] { $seat } megváltoztatja a döntését: { $stand }.
    }
vd-event-moved =
    { $seat-you ->
        [yes] A kártyád átkerül { vd-part-to }: „{ $card }”.
       *[no] { $seat } kártyája átkerül { vd-part-to }: „{ $card }”.
    }
vd-event-moved-down =
    { $seat-you ->
        [yes] A képpel lefelé fordított kártyád átkerül { vd-part-to }.
       *[no] { $seat } képpel lefelé fordított kártyája átkerül { vd-part-to }.
    }
vd-event-blood-returned =
    { $seat-you ->
        [yes] Visszaveszel { vd-part-blood } { vd-part-from } a tartalékodba.
       *[no] { $seat } visszavesz { vd-part-blood } { vd-part-from } a tartalékába.
    }
vd-event-came-back =
    { $seat-you ->
        [yes] Visszakerül a kezedbe: „{ $card }”.
       *[no] { $seat } kezébe visszakerül: „{ $card }”.
    }
vd-event-came-back-down-card =
    { $seat-you ->
        [yes] Felfedetlenül visszakerül a kezedbe: „{ $card }”.
       *[no] { $seat } kezébe felfedetlenül visszakerül: „{ $card }”.
    }
vd-event-came-back-down =
    { $seat-you ->
        [yes] Egy képpel lefelé fordított kártya visszakerül a kezedbe.
       *[no] { $seat } kezébe visszakerül egy képpel lefelé fordított kártya.
    }
vd-event-turned-up =
    { $seat-you ->
        [yes] Felfeded { vd-part-at }: „{ $card }”.
       *[no] { $seat } felfedi { vd-part-at }: „{ $card }”.
    }
vd-event-kept-down =
    { $seat-you ->
        [yes] Egyik kártyád képpel lefelé marad { vd-part-at }.
       *[no] { $seat } egyik kártyája képpel lefelé marad { vd-part-at }.
    }
vd-event-turned-down =
    { $seat-you ->
        [yes] Képpel lefelé fordul { vd-part-at } a kártyád: „{ $card }”.
       *[no] { $seat } kártyája képpel lefelé fordul { vd-part-at }: „{ $card }”.
    }

## Események: a kártyák hatása. Helyszínkártyának nincs játékosa ($seat).

vd-event-acts =
    { $seat-you ->
        [yes] Működésbe lép a kártyád: „{ $source }”.
       *[no] Működésbe lép: „{ $source }”.
    }
vd-event-gained =
    { $seat-you ->
        [yes] { vd-part-blood } kapsz.
       *[no] { $seat } { vd-part-blood } kap.
    }
vd-event-lost =
    { $seat-you ->
        [yes] Elveszítesz { vd-part-blood }.
       *[no] { $seat } elveszít { vd-part-blood }.
    }
vd-event-stolen =
    { $seat-you ->
        [yes] { vd-part-blood } lopsz { $from-abl }.
       *[no] { $from-you ->
            [yes] { $seat } { vd-part-blood } lop tőled.
           *[no] { $seat } { vd-part-blood } lop { $from-abl }.
        }
    }
vd-event-protected =
    { $seat-you ->
        [yes] Védve vagy, nem veszítesz vért.
       *[no] { $seat } védve van, nem veszít vért.
    }
vd-event-diverted =
    { $seat-you ->
        [yes] A közös készlet helyett a területedre kerül { vd-part-at }: { vd-part-blood-subject }.
       *[no] A közös készlet helyett { $seat } területére kerül { vd-part-at }: { vd-part-blood-subject }.
    }
vd-event-in-frenzy =
    { $seat-you ->
        [yes] Őrjöngésbe esel!
       *[no] { $seat } őrjöngésbe esik!
    }
vd-event-frenzy-sent-by =
    { $seat-you ->
        [yes] Az őrjöngésért { vd-part-influence } kapsz.
       *[no] Az őrjöngésért { $seat } { vd-part-influence } kap.
    }
vd-event-frenzy-avoided =
    { $seat-you ->
        [yes] Elkerülöd az őrjöngést.
       *[no] { $seat } elkerüli az őrjöngést.
    }
vd-event-drain-avoided =
    { $seat-you ->
        [yes] Ebben az őrjöngésben senkit sem szívsz ki.
       *[no] Ebben az őrjöngésben { $seat } senkit sem szív ki.
    }
vd-event-nothing-to-drain =
    { $seat-you ->
        [yes] Nincs kit kiszívnod: eldobsz { vd-part-influence }, és kapsz 1 vért.
       *[no] { $seat } senkit sem tud kiszívni: eldob { vd-part-influence }, és kap 1 vért.
    }
vd-event-influence-gained =
    { $seat-you ->
        [yes] { vd-part-influence } kapsz.
       *[no] { $seat } { vd-part-influence } kap.
    }
vd-event-influence-lost =
    { $seat-you ->
        [yes] Elveszítesz { vd-part-influence }.
       *[no] { $seat } elveszít { vd-part-influence }.
    }
vd-event-influence-given =
    { $seat-you ->
        [yes] { $from } átad neked { vd-part-influence }.
       *[no] { $from-you ->
            [yes] Átadsz { $seat-dat } { vd-part-influence }.
           *[no] { $from } átad { $seat-dat } { vd-part-influence }.
        }
    }
vd-event-blood-placed =
    { $seat-you ->
        [yes] A közös készletből kihelyezel { vd-part-blood } { vd-part-to }.
       *[no] { $seat } a közös készletből kihelyez { vd-part-blood } { vd-part-to }.
    }
vd-event-blood-discarded =
    { $seat-you ->
        [yes] Eldobsz { vd-part-blood } a területedről { vd-part-at }.
       *[no] { $seat } eldob { vd-part-blood } a területéről { vd-part-at }.
    }
vd-event-blood-taken =
    { $seat-you ->
        [yes] Átveszel { vd-part-blood } { $from } területéről a tartalékodba.
       *[no] { $from-you ->
            [yes] { $seat } átvesz { vd-part-blood } a területedről a tartalékába.
           *[no] { $seat } átvesz { vd-part-blood } { $from } területéről a tartalékába.
        }
    }
vd-event-blood-handed-over =
    { $seat-you ->
        [yes] { $from } átad { vd-part-blood } a területedre.
       *[no] { $from-you ->
            [yes] Átadsz { vd-part-blood } { $seat } területére.
           *[no] { $from } átad { vd-part-blood } { $seat } területére.
        }
    }
vd-event-blood-swapped =
    { $seat-you ->
        [yes] Felcseréled a tartalékodat az ottani véreddel { vd-part-at }: most { $count } vér van ott.
       *[no] { $seat } felcseréli a tartalékát az ottani vérével { vd-part-at }: most { $count } vér van ott.
    }
vd-event-blood-moved =
    { $seat-you ->
        [yes] Áthelyezel { vd-part-blood } { vd-part-to }.
       *[no] { $seat } áthelyez { vd-part-blood } { vd-part-to }.
    }
vd-event-looked-card =
    { $seat-you ->
        [yes] Látod { $other } kártyáját: „{ $card }”.
       *[no] { $other-you ->
            [yes] { $seat } látja a kártyádat: „{ $card }”.
           *[no] { $seat } látja { $other } kártyáját: „{ $card }”.
        }
    }
vd-event-looked =
    { $seat-you ->
        [yes] Megnézed { $other } { $count } kártyáját.
       *[no] { $other-you ->
            [yes] { $seat } megnézi { $count } kártyádat.
           *[no] { $seat } megnézi { $other } { $count } kártyáját.
        }
    }
vd-event-has-bid =
    { $seat-you ->
        [yes] Licitáltál.
       *[no] { $seat } licitált.
    }
vd-event-bid-opened =
    { $seat-you ->
        [yes] A te licited: { $count }.
       *[no] { $seat } licitje: { $count }.
    }
vd-event-lowest-bid =
    { $seat-you ->
        [yes] A te licited a legalacsonyabb.
       *[no] { $seat } licitje a legalacsonyabb.
    }
vd-event-skips =
    { $seat-you ->
        [yes] A felkészülési és utóhatáskártyáid kimaradnak { vd-part-at }.
       *[no] { $seat } felkészülési és utóhatáskártyái kimaradnak { vd-part-at }.
    }
vd-event-immune =
    { $seat-you ->
        [yes] Ebben a fordulóban nem vehet el tőled vért: „{ $card }”.
       *[no] Ebben a fordulóban nem vehet el vért { $seat-abl }: „{ $card }”.
    }

## Események: erő, helyezések és jutalmak

vd-event-power-is =
    { $seat-you ->
        [yes] Az erőd { vd-part-at }: { $count }.
       *[no] { $seat } ereje { vd-part-at }: { $count }.
    }
vd-event-ranked =
    { $seat-you ->
        [yes] { $rank ->
            [1] Győzöl { vd-part-at }.
            [2] Második vagy { vd-part-at }.
            [3] Harmadik vagy { vd-part-at }.
           *[other] A helyezésed { vd-part-at }: { $rank }.
        }
       *[no] { $rank ->
            [1] { $seat } győz { vd-part-at }.
            [2] { $seat } a második { vd-part-at }.
            [3] { $seat } a harmadik { vd-part-at }.
           *[other] { $seat } helyezése { vd-part-at }: { $rank }.
        }
    }
vd-event-nobody-there = Senki sincs { vd-part-at }.
vd-event-ally-left = { $follower } távozik { vd-part-from }, és kikerül a játékból.
vd-event-rewarded =
    { $seat-you ->
        [yes] A jutalmad: { $count } befolyás.
       *[no] { $seat } jutalma: { $count } befolyás.
    }
vd-event-joined =
    { $seat-you ->
        [yes] Csatlakozik a szövetségedhez: „{ $follower }”.
       *[no] { $seat } szövetségéhez csatlakozik: „{ $follower }”.
    }
vd-event-no-victim-left =
    { $seat-you ->
        [yes] Nincs több áldozat, így nem kapsz.
       *[no] Nincs több áldozat, így { $seat } nem kap.
    }
vd-event-restored =
    { $seat-you ->
        [yes] Visszatér a szövetségedbe a kiszívott „{ $follower }”.
       *[no] { $seat } szövetségébe visszatér a kiszívott „{ $follower }”.
    }
vd-event-shuffled-card =
    { $seat-you ->
        [yes] A klánpaklidba kevered: „{ $card }”.
       *[no] { $seat } a klánpaklijába keveri: „{ $card }”.
    }
vd-event-shuffled =
    { $seat-you ->
        [yes] Egy kártyát a klánpaklidba keversz.
       *[no] { $seat } egy kártyát a klánpaklijába kever.
    }
vd-event-with-partner =
    { $seat-you ->
        [yes] A csapattársadra is vonatkozik: „{ $source }”.
       *[no] { $seat } csapattársára is vonatkozik: „{ $source }”.
    }
vd-event-without-partner =
    { $seat-you ->
        [yes] A csapattársadra nem vonatkozik: „{ $source }”.
       *[no] { $seat } csapattársára nem vonatkozik: „{ $source }”.
    }
vd-event-used-relic =
    { $seat-you ->
        [yes] Használod az ereklyédet: „{ $relic }”.
       *[no] { $seat } használja az ereklyéjét: „{ $relic }”.
    }
vd-event-bonus-total =
    { $seat-you ->
        [yes] Az összerőd { vd-part-at } ennyivel nő: { $count }.
       *[no] { $seat } összereje { vd-part-at } ennyivel nő: { $count }.
    }

## Események: a vége

vd-event-round-ended = Véget ért { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló.
vd-event-blood-cleared = Minden kihelyezett vér a közös készletbe kerül.
vd-event-scored =
    { $seat-you ->
        [yes] A befolyásod: { $count }.
       *[no] { $seat } befolyása: { $count }.
    }
vd-event-won =
    { $seat-you ->
        [yes] Győztél!
       *[no] { $seat } győzött!
    }

# Mit számol az eredmény, a szám mögött.
vd-score-unit = befolyás

## Miért győzött valaki

vd-verdict-score =
    { $seat-you ->
        [yes] A te eredményed a legjobb: { $count }.
       *[no] { $seat } eredménye a legjobb: { $count }.
    }
vd-verdict-blood =
    { $seat-you ->
        [yes] { $other } és te egyforma eredményt értetek el ({ $count }); a te tartalékodban több a vér, { $blood } : { $less }.
       *[no] { $other-you ->
            [yes] { $seat } és te egyforma eredményt értetek el ({ $count }); { $seat } tartalékában több a vér, { $blood } : { $less }.
           *[no] { $seat } és { $other } egyforma eredményt ért el ({ $count }); { $seat } tartalékában több a vér, { $blood } : { $less }.
        }
    }
vd-verdict-order =
    { $seat-you ->
        [yes] { $other } és te eredményben ({ $count }) és vérben ({ $blood }) is egyenlők vagytok; a játékossorrendben te jössz előbb.
       *[no] { $other-you ->
            [yes] { $seat } és te eredményben ({ $count }) és vérben ({ $blood }) is egyenlők vagytok; a játékossorrendben { $seat } jön előbb.
           *[no] { $seat } és { $other } eredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a játékossorrendben { $seat } jön előbb.
        }
    }
vd-verdict-ties =
    { $seat-you ->
        [yes] { $other } és te eredményben ({ $count }) és vérben ({ $blood }) is egyenlők vagytok; a döntetlent egy kártya javadra dönti el.
       *[no] { $other-you ->
            [yes] { $seat } és te eredményben ({ $count }) és vérben ({ $blood }) is egyenlők vagytok; a döntetlent egy kártya { $seat } javára dönti el.
           *[no] { $seat } és { $other } eredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a döntetlent egy kártya { $seat } javára dönti el.
        }
    }
vd-verdict-last =
    { $seat-you ->
        [yes] Mindenki más kiesett a játékból.
       *[no] Csak { $seat } maradt játékban.
    }
vd-verdict-team-score =
    { $seat-you ->
        [yes] A te csapatod összeredménye a legjobb: { $count }.
       *[no] { $seat } csapatának összeredménye a legjobb: { $count }.
    }
vd-verdict-team-blood =
    { $seat-you ->
        [yes] Két csapat összeredménye egyenlő ({ $count }); a tiédnek több a vére, { $blood } : { $less }.
       *[no] Két csapat összeredménye egyenlő ({ $count }); { $seat } csapatának több a vére, { $blood } : { $less }.
    }
vd-verdict-team-order =
    { $seat-you ->
        [yes] Két csapat összeredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a játékossorrendben a tiéd az első.
       *[no] Két csapat összeredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a játékossorrendben { $seat } csapata az első.
    }
vd-verdict-team-ties =
    { $seat-you ->
        [yes] Két csapat összeredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a döntetlent egy kártya a tiéd javára dönti el.
       *[no] Két csapat összeredményben ({ $count }) és vérben ({ $blood }) is egyenlő; a döntetlent egy kártya { $seat } csapata javára dönti el.
    }
vd-verdict-team-last =
    { $seat-you ->
        [yes] A többi csapat kiesett a játékból.
       *[no] Csak { $seat } csapata maradt játékban.
    }

## Amit a játékostól kérdeznek

vd-prompt-draw-first = Sorsoljuk, ki kapja elsőként az ambíciójelzőt.
vd-prompt-draw-place = Sorsolunk egy helyszínkártyát.
vd-prompt-offer-relic = Sorsolunk egy ereklyét.
vd-prompt-offer-clan = Sorsolunk egy választható klánt.
vd-prompt-deal-clan = Sorsoljuk a klánokat.
vd-prompt-draw-ally = Egy szövetséges érkezik egy városrészbe.
vd-prompt-draw-card = Kártyahúzás egy klánpakliból.
vd-prompt-drain-random = A véletlen dönti el, kit szívnak ki az őrjöngésben.
vd-prompt-pick-clan = Melyik klánt vezeted?
vd-prompt-pick-relic = Melyik ereklyét veszed el?
vd-prompt-build-hand = Melyik kártya kerül a klánpaklid aljára?
vd-prompt-turn = A te köröd: játssz ki egy kártyát képpel felfelé vagy lefelé. Előtte és utána is kiszívhatsz valakit.
vd-prompt-turn-played =
    { $count ->
        [0] A kártyád { vd-part-at } fekszik, és több vért már nem tehetsz mellé. Kiszívhatsz valakit, vagy befejezheted a kört.
       *[other] A kártyád { vd-part-at } fekszik. Kihelyezhetsz mellé legfeljebb { $count } vért, kiszívhatsz valakit, vagy befejezheted a kört.
    }
vd-prompt-stand = Maradsz { vd-part-at }, vagy visszavonulsz? A döntésedet senki sem látja, amíg mindenki nem döntött.
vd-prompt-pass-setup = Felkészülés { vd-part-at }: melyik kártyád következik?
vd-prompt-pass-conflict = Összecsapás { vd-part-at }: melyik kártyád következik?
vd-prompt-pass-aftermath = Utóhatás { vd-part-at }: melyik kártyád következik?
vd-prompt-window =
    { $window-id ->
        [planning_begins] Mindjárt kezdődik a Tervezés. Használod valamelyik kártyádat?
       *[own_turn] A te köröd. Használod valamelyik kártyádat?
        [card_played] Épp kijátszottak egy kártyát. Használod valamelyik kártyádat?
        [planning_ends] A Tervezés véget ért. Használod valamelyik kártyádat?
        [resolution_begins] Mindjárt kezdődik a Kiértékelés. Használod valamelyik kártyádat?
        [choices_shown] Kiderült, ki marad és ki vonul vissza. Használod valamelyik kártyádat?
        [choices_final] A döntések véglegesek. Használod valamelyik kártyádat?
        [withdrawing] Valaki visszavonul. Használod valamelyik kártyádat?
        [withdrew] Valaki visszavonult. Használod valamelyik kártyádat?
        [before_reveal] Mindjárt felfordulnak a képpel lefelé fekvő kártyák. Használod valamelyik kártyádat?
        [reveal] Felfordulnak a kártyák. Használod valamelyik kártyádat?
        [revealed] A kártyák képpel felfelé fekszenek. Használod valamelyik kártyádat?
        [setup] Jöhetnek a felkészülési kártyák. Használod valamelyik kártyádat?
        [conflict_begins] Kezdődik az Összecsapás. Használod valamelyik kártyádat?
        [before_power] Mindjárt összeszámoljuk az erőt. Használod valamelyik kártyádat?
        [winner_known] Megvan a győztes. Használod valamelyik kártyádat?
        [reward] Jön a jutalom. Használod valamelyik kártyádat?
        [joins] Egy kártya csatlakozik egy szövetséghez. Használod valamelyik kártyádat?
        [aftermath] Jöhetnek az utóhatáskártyák. Használod valamelyik kártyádat?
        [location_resolved] A városrész kiértékelése kész. Használod valamelyik kártyádat?
        [round_ends] Véget ér a forduló. Használod valamelyik kártyádat?
        [blood_lost] Valaki vért veszített. Használod valamelyik kártyádat?
        [pool_empty] Kiürült a tartalékod, őrjöngés fenyeget. Használod valamelyik kártyádat?
        [frenzy_caused] Valaki őrjöngésbe esett. Használod valamelyik kártyádat?
        [frenzy_drain] Őrjöngsz, és mindjárt kiszívod a szövetséged egyik kártyáját. Használod valamelyik kártyádat?
    }
vd-prompt-effect-partner = „{ $card }”: a csapattársadra is vonatkozik?
vd-prompt-effect-player = „{ $card }”: válassz játékost.
vd-prompt-effect-location = „{ $card }”: válassz városrészt.
vd-prompt-effect-card = „{ $card }”: válassz kártyát.
vd-prompt-effect-follower = „{ $card }”: válassz szövetségest vagy áldozatot.
vd-prompt-effect-number = „{ $card }”: mennyi vért?
vd-prompt-effect-option = „{ $card }”: válaszd ki, mi történjen.
vd-prompt-effect-option-about = „{ $card }”: válaszd ki, mi történjen ezzel: „{ $about }”.
vd-prompt-effect-whether = „{ $card }”: élsz vele?
vd-prompt-effect-pay = „{ $card }”: elköltesz { vd-part-blood }?
vd-prompt-bid = Licitálj titokban vérrel. A felajánlott vért elveszíted vagy kihelyezed; a legalacsonyabb licit gazdája egy kártyáját képpel lefelé fordítja.
vd-prompt-over = A játszma véget ért.

## A válaszok feliratai

vd-option-first = Ambíciójelző: { $seat }
vd-option-lay = { $card }
vd-option-clan = { $clan }
vd-option-take-relic = { $card }
vd-option-bottom = Legalulra: { $card }
vd-option-play-up = { $card } ({ $power }) → { $location }
vd-option-play-down = { $card } → { $location }, lefelé ({ $cost } vér)
vd-option-blood = { $count } vér kihelyezése
vd-option-flip = Diablériajelző megfordítása: 1 vér
vd-option-drain = Kiszívás: { $card } (+{ $count } vér)
vd-option-drain-vampire = Kiszívás: { $card } (+{ $count } vér, { $tokens } diabléria)
vd-option-drain-deadly = Kiszívás: { $card } (kiesel tőle)
vd-option-use = Használat: { $card }
vd-option-resolve = { $card }
vd-option-pass = Semmit nem használok
vd-option-pass-step = Semmi több
vd-option-end = Kör vége
vd-option-stay = Maradok
vd-option-withdraw = Visszavonulok
vd-option-bid = Licit: { $count }
vd-option-with-partner = A csapattársra is vonatkozik
vd-option-without-partner = A csapattársra nem vonatkozik
vd-option-player = { $seat }
vd-option-location = { $location }
vd-option-slot-up = { $card } ({ $seat }, { $location })
vd-option-slot-down = { $card } (képpel lefelé, { $seat }, { $location })
vd-option-slot-hidden = Képpel lefelé fordított { $clan } kártya ({ $seat }, { $location })
vd-option-card = { $card }
vd-option-follower = { $card }
vd-option-number = { $count }
vd-option-option = { $number }. lehetőség
# Mit tesz egy lehetőség, az első hatása szerint.
vd-option-does-stolen = { $count } vér ellopása
vd-option-does-lost = { $count } vér elvesztése
vd-option-does-influence-given = { $count } befolyás átadása
vd-option-does-influence-lost = { $count } befolyás elvesztése
vd-option-does-handed-over = Kihelyezett vér átadása
vd-option-does-skipped = A felkészülési és utóhatáskártyák itt kimaradnak
vd-option-does-kept-down = A kártya képpel lefelé marad
vd-option-does-turned-up = A kártya képpel felfelé fordul
vd-option-does-turned-down = A kártya képpel lefelé fordul
vd-option-does-spent = Vér elköltése
vd-option-does-moved = A kártya áthelyezése másik városrészbe
vd-option-does-blood-moved = Kihelyezett vér áthelyezése másik városrészbe
vd-option-does-swapped = A tartalék és a kihelyezett vér felcserélése
vd-option-does-withdrawn = Azonnali visszavonulás
vd-option-yes = Igen
vd-option-no = Nem
vd-option-done = Elég

## Honnan jönnek a számok. Minden sor mellett áll, mennyit ad az összeghez.

vd-account-influence = Befolyásjelzők
vd-account-ally = „{ $card }”
vd-account-victims = { $count } áldozat
vd-account-drained = „{ $card }”, kiszívva
vd-account-drained-victims = { $count } kiszívott áldozat
vd-account-tokens = { $count } diablériajelző
vd-account-relic = Ereklye: „{ $card }”
vd-account-ability = „{ $card }” képessége
vd-account-card = „{ $card }”
vd-account-card-changed = „{ $card }” (alaperő: { $count })
vd-account-card-down = „{ $card }”, képpel lefelé
vd-account-card-hidden = Képpel lefelé fordított kártya
vd-account-blood = Kihelyezett vér
vd-account-bonus = Az összerő növelése
vd-account-effects = Kártyák hatása
vd-account-nobody = Semmi sincs ott
vd-account-no-feed = Egyetlen ki nem szívott kártya sem ad vért
vd-account-start = A játék elején
vd-account-rewards = Városrészek jutalmai
vd-account-frenzies = Okozott őrjöngések
vd-account-gained = Hatásokkal szerezve
vd-account-lost = Elveszítve, eldobva vagy átadva
vd-account-unseen = Korábbról vagy éppen most

## A terminál táblájának szavai. Kevés a hely; a számok mondják meg, mennyi.

vd-ui-setup = Előkészületek
vd-ui-round = { $round }. forduló a 3-ból: { $phase }
vd-ui-over = Vége
vd-ui-phase-feed = Táplálkozás
vd-ui-phase-refill = Feltöltés
vd-ui-phase-hand = Kézépítés
vd-ui-phase-planning = Tervezés
vd-ui-phase-resolution = Kiértékelés
vd-ui-phase-end = fordulózárás
vd-ui-step-withdraw = Visszavonulás
vd-ui-step-reveal = Felfedés
vd-ui-step-setup = Felkészülés
vd-ui-step-conflict = Összecsapás
vd-ui-step-aftermath = Utóhatás
vd-ui-step-passive = passzív
# Oszlopok: 10, majd 9-9.
vd-ui-clan = Klán
vd-ui-blood = Vér
vd-ui-influence = Befolyás
vd-ui-tokens = Diabléria
vd-ui-hand = Kéz
vd-ui-deck = Pakli
# Amit egy játékosról mondani kell.
vd-ui-ambition = ambíciójelző
vd-ui-partner = a csapattársad
vd-ui-out = kiesett
vd-ui-chosen = döntött
vd-ui-choosing = dönt
vd-ui-stays = marad
vd-ui-withdraws = visszavonul
vd-ui-bid = licit: { $count }
# Címkék a sorok előtt; 11-11.
vd-ui-alliance = Szövetség
vd-ui-drained = Kiszívva
vd-ui-relic = Ereklye
vd-ui-ally = Szövetséges
vd-ui-place = Helyszín
vd-ui-acts = Működik
vd-ui-offered = Kínálat
vd-ui-bottom = Legalul
vd-ui-used = elhasználva
vd-ui-resolving = kiértékelés alatt
vd-ui-resolved = kiértékelve
vd-ui-winner = győztes: { $name }
vd-ui-times = { $card } ×{ $count }
vd-ui-nature-human = ember
vd-ui-nature-vampire = vámpír
vd-ui-values = befolyás { $influence }, táplálkozás { $feed }, kiszívás { $drain }, utána befolyás { $drained }
vd-ui-relic-influence = befolyás { $influence }
vd-ui-face-down = { $count } képpel lefelé
vd-ui-down-card = { $card } (képpel lefelé)
vd-ui-blood-here = { $count } vér
vd-ui-bonus = +{ $count } az összerőhöz
vd-ui-nobody = Senki sincs itt.
vd-ui-skips = Felkészülés és Utóhatás nélkül
vd-ui-your-hand = A kezed
vd-ui-hand-of = { $name } keze
vd-ui-drawn = Húzott kártyák: egy az aljára kerül
# A maradás és a visszavonulás mellett.
vd-ui-for-winner = a győztesé: { $card }
vd-ui-to-haven = kártyák képpel felfelé a Herceg menedékébe, { $count } vér a tartalékodba
vd-ui-to-hand = kártyák a kezedbe, { $count } vér a tartalékodba
# A válaszok alatt: miért hiányzik valami.
vd-ui-no-face-down = Képpel lefelé most nem játszhatsz ki: az vérbe kerül, és az utolsó véredet nem költheted el.
# A naplóban, ha több kártya követi egymást.
vd-ui-drew = Ezeket húzod: { $cards }.
vd-ui-offered-clans = Választható klánok: { $names }.
vd-ui-offered-relics = Választható ereklyék: { $names }.

## Olvasnivalók a terminálban

vd-ui-command-guide = útmutató utmutato
vd-ui-command-cards = kártyák
vd-ui-about-guide = hogyan folyik a játék
vd-ui-about-cards = minden kártya és hatása
vd-ui-allies = Szövetségesek
vd-ui-relics = Ereklyék
vd-ui-places = Helyszínkártyák

vd-ui-guide-goal = Három forduló. A végén a befolyás számít: jelzők, a szövetséged szövetségesei és áldozatai, ereklyék; minden diablériajelző 1-et levon. [VD-033, VD-217]
vd-ui-guide-round = Egy forduló: a Táplálkozás vért ad, minden városrészbe szövetséges érkezik, két kártyát húzol és egyet megtartasz, aztán jön a Tervezés, végül a Kiértékelés. [VD-034, VD-037, VD-041, VD-043]
vd-ui-guide-turn = A Tervezés minden körében kijátszol egy kártyát egy városrészbe: képpel felfelé ingyen, képpel lefelé 1 vérért. Utána legfeljebb 3 vért tehetsz mellé. [VD-048, VD-060, VD-061, VD-076]
vd-ui-guide-blood = Az utolsó véredet nem költheted el és nem helyezheted ki, de elveszítheted, és el is lophatják. [VD-080, VD-194, VD-196, VD-198]
vd-ui-guide-drain = A körödben kiszívhatod a szövetséged kártyáit: rögtön vért adnak, de a végén kevesebbet érnek. [VD-050, VD-085, VD-086]
vd-ui-guide-diablerie = Vámpír kiszívásáért diablériajelzőt kapsz. Kártya kijátszásakor megfordíthatod 1 további vérért; a harmadik jelzővel kiesel. [VD-093, VD-097, VD-098]
vd-ui-guide-withdraw = A városrészeket sorban kell kiértékelni. Először mindenki, aki ott van, titokban dönt: marad, vagy visszavonul; a vér a tartalékba, a kártyák a Herceg menedékébe kerülnek. [VD-113, VD-120, VD-124, VD-125]
vd-ui-guide-steps = Aztán felfordulnak a képpel lefelé fekvő kártyák, és a Felkészülés, az Összecsapás és az Utóhatás kártyái játékossorrendben hatnak. A passzív kártyák csak képpel felfelé hatnak. [VD-070, VD-135, VD-139, VD-146, VD-175]
vd-ui-guide-rewards = Az erő az ottani kártyáid és véred összege. Az első elviszi a szövetségest, a második egy áldozatot, az első három helyezett befolyást kap; a Herceg menedéke az ambíciójelzőt is adja. [VD-148, VD-164, VD-165, VD-167, VD-169]
vd-ui-guide-frenzy = Ha a tartalékod kiürül, őrjöngésbe esel: aki okozta, 1 befolyást kap, és ki kell szívnod a szövetséged egy véletlen kártyáját. [VD-178, VD-181, VD-184]

## A nézet mezői egy táblának, amely nem ismer játékot: vd-field-NÉV, az értékeik: vd-NÉV-ÉRTÉK, különben
## vd-value-ÉRTÉK. A név aláhúzása itt kötőjel.

vd-field-round = Forduló
vd-field-teams = Csapatjáték
vd-field-ambition = Ambíciójelző
vd-field-current = Kiértékelés alatt
vd-field-players = Játékosok
vd-field-sites = Városrészek
vd-field-deployed = Kihelyezett kártyák
vd-field-ally-deck = Szövetségespakli
vd-field-victim-deck = Megmaradt áldozatok
vd-field-offered-clans = Választható klánok
vd-field-offered-relics = Választható ereklyék
vd-field-ranking = Helyezések
vd-field-put-off = A forduló végére halasztva
vd-field-effects = Végrehajtás alatti kártyák
vd-field-frames = Folyamatban lévő lépések
vd-field-clan = Klán
vd-field-relic = Ereklye
vd-field-relic-used = Ereklye elhasználva
vd-field-out = Kiesett
vd-field-out-as = Kiesés sorrendje
vd-field-blood = Vér
vd-field-influence = Befolyás
vd-field-tokens = Diablériajelzők
vd-field-flipped = Megfordítva
vd-field-allies = Szövetség
vd-field-drained = Kiszívott
vd-field-victims = Áldozatok
vd-field-drained-victims = Kiszívott áldozatok
vd-field-hand = Kéz
vd-field-hand-count = Kártyák kézben
vd-field-deck = Klánpakli
vd-field-bottom = A klánpakli alja
vd-field-deck-count = Kártyák a klánpakliban
vd-field-drawn = Húzott kártyák
vd-field-stand = Maradás vagy visszavonulás
vd-field-stands = Döntött
vd-field-bid = Licit
vd-field-bids = Licitált
vd-field-immune-to = Védett ettől
vd-field-seen-out = Biztosan nincs a klánpakliban
vd-field-came-back = Nyíltan kézbe kerültek
vd-field-ally = Szövetséges
vd-field-place = Helyszínkártya
vd-field-areas = Területek
vd-field-cards = Kártyák itt
vd-field-up = Képpel felfelé fekvő kártyák
vd-field-resolved = Kiértékelve
vd-field-winner = Győztes
vd-field-rewarded = Kártyát kapott itt
vd-field-skips = Felkészülés és Utóhatás nélkül
vd-field-down-power = A képpel lefelé fekvő kártyák ereje
vd-field-bonus = Az összerő növelése
vd-field-card = Kártya
vd-field-marks = Állapot
vd-field-at = Hol
vd-field-area = Kinek a területe
vd-field-step = Lépés
vd-field-stage = Szakasz
vd-field-count = Szám
vd-field-seat = Ki dönt
vd-field-seats = Ki van hátra
vd-field-others = További érintettek
vd-field-window = Pillanat
vd-field-source = Működő kártya
vd-field-slot = A helye
vd-field-event = Mi történt
vd-field-waiting = Várakozó kártyák
vd-field-who = Kit érint
vd-field-causer = Ki okozta
vd-field-amount = Mennyi
vd-field-down = Képpel lefelé
vd-field-from = Hely a kártya szövegében
vd-field-pc = Hely a kártya szövegében
vd-field-player = Kinek a kártyája
vd-field-locals = Amit megneveztek
vd-field-value = Mi ez
vd-field-open = Nyílt
vd-field-seen-by = Kik ismerik

vd-step-draw-first = Az első játékos sorsolása
vd-step-draw-place = Helyszínkártyák sorsolása
vd-step-offer-relic = Ereklyék kirakása
vd-step-offer-clan = Klánok kirakása
vd-step-deal-clan = Klánok kiosztása
vd-step-draw-ally = Szövetséges érkezik
vd-step-draw-card = Húzás
vd-step-drain-random = Véletlen kiszívás
vd-step-pick-clan = Klánválasztás
vd-step-pick-relic = Ereklyeválasztás
vd-step-ready = Kezek és paklik
vd-step-round = A forduló
vd-step-build-hand = Kézépítés
vd-step-turns = Tervezés
vd-step-turn = Egy kör
vd-step-site = Egy városrész kiértékelése
vd-step-stand = Maradás vagy visszavonulás
vd-step-withdrawal = Visszavonulás
vd-step-pass = Egy lépés kártyái
vd-step-rewards = Jutalmak
vd-step-window = Kártyák pillanata
vd-step-effect = Egy kártya végrehajtása
vd-step-bid = Licitálás
vd-step-frenzy = Őrjöngés
vd-step-over = A játszma véget ért

vd-marks-up = képpel felfelé
vd-marks-kept-down = képpel lefelé marad
vd-marks-engaged = az összecsapási hatása él
vd-marks-zeroed = ereje 0
vd-marks-without-partner = a csapattársra nem vonatkozik

vd-value-brujah = { vd-clan-brujah }
vd-value-gangrel = { vd-clan-gangrel }
vd-value-malkavian = { vd-clan-malkavian }
vd-value-nosferatu = { vd-clan-nosferatu }
vd-value-toreador = { vd-clan-toreador }
vd-value-tremere = { vd-clan-tremere }
vd-value-ventrue = { vd-clan-ventrue }
vd-value-first = { vd-location-first }
vd-value-second = { vd-location-second }
vd-value-third = { vd-location-third }
vd-value-haven = { vd-location-haven }
vd-value-stay = { vd-stand-stay }
vd-value-withdraw = { vd-stand-withdraw }
vd-value-planning-begins = { vd-window-planning_begins }
vd-value-own-turn = { vd-window-own_turn }
vd-value-card-played = { vd-window-card_played }
vd-value-planning-ends = { vd-window-planning_ends }
vd-value-resolution-begins = { vd-window-resolution_begins }
vd-value-choices-shown = { vd-window-choices_shown }
vd-value-choices-final = { vd-window-choices_final }
vd-value-withdrawing = { vd-window-withdrawing }
vd-value-withdrew = { vd-window-withdrew }
vd-value-before-reveal = { vd-window-before_reveal }
vd-value-reveal = { vd-window-reveal }
vd-value-revealed = { vd-window-revealed }
vd-value-setup = { vd-window-setup }
vd-value-conflict-begins = { vd-window-conflict_begins }
vd-value-before-power = { vd-window-before_power }
vd-value-winner-known = { vd-window-winner_known }
vd-value-reward = { vd-window-reward }
vd-value-joins = { vd-window-joins }
vd-value-aftermath = { vd-window-aftermath }
vd-value-location-resolved = { vd-window-location_resolved }
vd-value-round-ends = { vd-window-round_ends }
vd-value-blood-lost = { vd-window-blood_lost }
vd-value-pool-empty = { vd-window-pool_empty }
vd-value-frenzy-caused = { vd-window-frenzy_caused }
vd-value-frenzy-drain = { vd-window-frenzy_drain }
vd-value-true = igen
vd-value-false = nem
vd-value-unknown = rejtett
vd-value-spectator = nézők
# A kártyák, bárhol fekszenek.
vd-value-br01 = { vd-card-br01 }
vd-value-br02 = { vd-card-br02 }
vd-value-br03 = { vd-card-br03 }
vd-value-br04 = { vd-card-br04 }
vd-value-br05 = { vd-card-br05 }
vd-value-br06 = { vd-card-br06 }
vd-value-br07 = { vd-card-br07 }
vd-value-br08 = { vd-card-br08 }
vd-value-br09 = { vd-card-br09 }
vd-value-ga01 = { vd-card-ga01 }
vd-value-ga02 = { vd-card-ga02 }
vd-value-ga03 = { vd-card-ga03 }
vd-value-ga04 = { vd-card-ga04 }
vd-value-ga05 = { vd-card-ga05 }
vd-value-ga06 = { vd-card-ga06 }
vd-value-ga07 = { vd-card-ga07 }
vd-value-ga08 = { vd-card-ga08 }
vd-value-ga09 = { vd-card-ga09 }
vd-value-ma01 = { vd-card-ma01 }
vd-value-ma02 = { vd-card-ma02 }
vd-value-ma03 = { vd-card-ma03 }
vd-value-ma04 = { vd-card-ma04 }
vd-value-ma05 = { vd-card-ma05 }
vd-value-ma06 = { vd-card-ma06 }
vd-value-ma07 = { vd-card-ma07 }
vd-value-ma08 = { vd-card-ma08 }
vd-value-ma09 = { vd-card-ma09 }
vd-value-no01 = { vd-card-no01 }
vd-value-no02 = { vd-card-no02 }
vd-value-no03 = { vd-card-no03 }
vd-value-no04 = { vd-card-no04 }
vd-value-no05 = { vd-card-no05 }
vd-value-no06 = { vd-card-no06 }
vd-value-no07 = { vd-card-no07 }
vd-value-no08 = { vd-card-no08 }
vd-value-no09 = { vd-card-no09 }
vd-value-to01 = { vd-card-to01 }
vd-value-to02 = { vd-card-to02 }
vd-value-to03 = { vd-card-to03 }
vd-value-to04 = { vd-card-to04 }
vd-value-to05 = { vd-card-to05 }
vd-value-to06 = { vd-card-to06 }
vd-value-to07 = { vd-card-to07 }
vd-value-to08 = { vd-card-to08 }
vd-value-to09 = { vd-card-to09 }
vd-value-tr01 = { vd-card-tr01 }
vd-value-tr02 = { vd-card-tr02 }
vd-value-tr03 = { vd-card-tr03 }
vd-value-tr04 = { vd-card-tr04 }
vd-value-tr05 = { vd-card-tr05 }
vd-value-tr06 = { vd-card-tr06 }
vd-value-tr07 = { vd-card-tr07 }
vd-value-tr08 = { vd-card-tr08 }
vd-value-tr09 = { vd-card-tr09 }
vd-value-ve01 = { vd-card-ve01 }
vd-value-ve02 = { vd-card-ve02 }
vd-value-ve03 = { vd-card-ve03 }
vd-value-ve04 = { vd-card-ve04 }
vd-value-ve05 = { vd-card-ve05 }
vd-value-ve06 = { vd-card-ve06 }
vd-value-ve07 = { vd-card-ve07 }
vd-value-ve08 = { vd-card-ve08 }
vd-value-ve09 = { vd-card-ve09 }
vd-value-al01 = { vd-card-al01 }
vd-value-al02 = { vd-card-al02 }
vd-value-al03 = { vd-card-al03 }
vd-value-al04 = { vd-card-al04 }
vd-value-al05 = { vd-card-al05 }
vd-value-al06 = { vd-card-al06 }
vd-value-al07 = { vd-card-al07 }
vd-value-al08 = { vd-card-al08 }
vd-value-al09 = { vd-card-al09 }
vd-value-al10 = { vd-card-al10 }
vd-value-al11 = { vd-card-al11 }
vd-value-al12 = { vd-card-al12 }
vd-value-al13 = { vd-card-al13 }
vd-value-al14 = { vd-card-al14 }
vd-value-al15 = { vd-card-al15 }
vd-value-al16 = { vd-card-al16 }
vd-value-al17 = { vd-card-al17 }
vd-value-al18 = { vd-card-al18 }
vd-value-al19 = { vd-card-al19 }
vd-value-al20 = { vd-card-al20 }
vd-value-al21 = { vd-card-al21 }
vd-value-al22 = { vd-card-al22 }
vd-value-al23 = { vd-card-al23 }
vd-value-al24 = { vd-card-al24 }
vd-value-al25 = { vd-card-al25 }
vd-value-al26 = { vd-card-al26 }
vd-value-al27 = { vd-card-al27 }
vd-value-al28 = { vd-card-al28 }
vd-value-al29 = { vd-card-al29 }
vd-value-al30 = { vd-card-al30 }
vd-value-victim = { vd-card-victim }
vd-value-re01 = { vd-card-re01 }
vd-value-re02 = { vd-card-re02 }
vd-value-re03 = { vd-card-re03 }
vd-value-re04 = { vd-card-re04 }
vd-value-re05 = { vd-card-re05 }
vd-value-re06 = { vd-card-re06 }
vd-value-re07 = { vd-card-re07 }
vd-value-re08 = { vd-card-re08 }
vd-value-lo01 = { vd-card-lo01 }
vd-value-lo02 = { vd-card-lo02 }
vd-value-lo03 = { vd-card-lo03 }
vd-value-lo04 = { vd-card-lo04 }
vd-value-lo05 = { vd-card-lo05 }
vd-value-lo06 = { vd-card-lo06 }
vd-value-lo07 = { vd-card-lo07 }
# A kihelyezett kártyák helye.
vd-value-c01 = 1. kártya
vd-value-c02 = 2. kártya
vd-value-c03 = 3. kártya
vd-value-c04 = 4. kártya
vd-value-c05 = 5. kártya
vd-value-c06 = 6. kártya
vd-value-c07 = 7. kártya
vd-value-c08 = 8. kártya
vd-value-c09 = 9. kártya
vd-value-c10 = 10. kártya
vd-value-c11 = 11. kártya
vd-value-c12 = 12. kártya
vd-value-c13 = 13. kártya
vd-value-c14 = 14. kártya
vd-value-c15 = 15. kártya
vd-value-c16 = 16. kártya
vd-value-c17 = 17. kártya
vd-value-c18 = 18. kártya
vd-value-c19 = 19. kártya
vd-value-c20 = 20. kártya
vd-value-c21 = 21. kártya
vd-value-c22 = 22. kártya
vd-value-c23 = 23. kártya
vd-value-c24 = 24. kártya
vd-value-c25 = 25. kártya
vd-value-c26 = 26. kártya
vd-value-c27 = 27. kártya
vd-value-c28 = 28. kártya
vd-value-c29 = 29. kártya
vd-value-c30 = 30. kártya
vd-value-c31 = 31. kártya
vd-value-c32 = 32. kártya
vd-value-c33 = 33. kártya
vd-value-c34 = 34. kártya
vd-value-c35 = 35. kártya
vd-value-c36 = 36. kártya
# Mezők, amelyek számai ülőhelyek: az ott ülő játékos látszik.
vd-holds-ambition = seat
vd-holds-winner = seat
vd-holds-rewarded = seat
vd-holds-skips = seat
vd-holds-area = seat
vd-holds-ranking = seat
vd-holds-seat = seat
vd-holds-seats = seat
vd-holds-others = seat
vd-holds-who = seat
vd-holds-causer = seat
vd-holds-player = seat
vd-holds-seen-by = seat

## Amit egy bot valószínűnek tartott; a játszma után derül ki.

vd-believes-down =
    { $seat-you ->
        [yes] Képpel lefelé nálad van { vd-part-at }: „{ $card }”.
       *[no] { $seat } képpel lefelé fekvő kártyája { vd-part-at }: „{ $card }”.
    }
vd-believes-hand =
    { $seat-you ->
        [yes] A kezedben van: „{ $card }”.
       *[no] { $seat } kezében van: „{ $card }”.
    }

## Megállapodások a játszma előtt: vd-setup-BEÁLLÍTÁS és vd-setup-BEÁLLÍTÁS-ÉRTÉK.

vd-setup-clans = Klánok
vd-setup-clans-pick = Sorban választva
vd-setup-clans-random = Kisorsolva
vd-setup-places = Helyszínkártyák
vd-setup-places-no = Nélkülük
vd-setup-places-yes = Egy-egy minden városrészben, a Herceg menedékén kívül
vd-setup-relics = Ereklyék
vd-setup-relics-no = Nélkülük
vd-setup-relics-yes = Mindenki választ egyet
vd-setup-teams = Kétfős csapatok (4 játékosnál; 6-nál mindig)
vd-setup-teams-auto = Csak hat játékosnál
vd-setup-teams-no = Mindenki egyedül
vd-setup-teams-yes = A csapattársak egymással szemben ülnek
