### Vampire Empire. A kifejezések a docs/rules/hu szabálykönyvéi; a kártyák neve és szövege a vampire-empire-cards.ftl
### fájlban van.
###
### A $seat játékosnév, mindig rag nélkül; jár hozzá egy $seat-you: „yes”, ha az a játékos az olvasó, különben „no”. A
### $character, $other, $attacker, $defender, $card, $side, $marker, $pile, $action és $ending kifejezés; mindegyikhez jár
### az azonosítója. A kártyák neve idézőjelben áll, rag nélkül.

ve-name = Vampire Empire
ve-tagline = A kilenc karakterből három vámpír. Hogy melyik három, azt csak egyikőtök tudja.
ve-goal = Az emberi játékos akkor győz, ha mindhárom vámpír meghalt. A vámpír játékos akkor győz, ha mind a hat ember meghalt, vagy amint három felfedett vámpír van a kastélyban. Ha mindkettőtöknek elfogytak a kártyái, a túlélőket kell összeszámolni.

## Kifejezések

ve-character-lady = Hölgy
ve-character-lord = Úr
ve-character-officer = Tiszt
ve-character-maid = Szobalány
ve-character-cook = Szakács
ve-character-butler = Komornyik
ve-character-monk = Szerzetes
ve-character-nun = Apáca
ve-character-bishop = Püspök

ve-side-human = ember
ve-side-vampire = vámpír
ve-marker-attack = támadás
ve-marker-defence = védelem
ve-pile-moat = várárok
ve-pile-cellar = pince
ve-action-hide = Elbújtatás
ve-action-holy_water = Szentelt víz használata
ve-action-combat = Harc
ve-action-pass = Passzolás
ve-ending-vampires-dead = Minden vámpír meghalt
ve-ending-humans-dead = Minden ember meghalt
ve-ending-castle = Három felfedett vámpír a kastélyban
ve-ending-counted = A túlélők összeszámolása

## Mondatrészek: a kifejezések és számok ragjai. Nem minden nyelv használja mindegyiket.

# Alanyként a mondat elején és belsejében, tárgyként, „a Hölgyön”, „a Hölgyről”.
ve-part-character-beginning =
    { $character-id ->
        [lord] Az Úr
        [nun] Az Apáca
       *[other] A { $character }
    }
ve-part-character-subject =
    { $character-id ->
        [lord] az Úr
        [nun] az Apáca
       *[other] a { $character }
    }
ve-part-character-object =
    { $character-id ->
        [lady] a Hölgyet
        [lord] az Urat
        [officer] a Tisztet
        [maid] a Szobalányt
        [cook] a Szakácsot
        [butler] a Komornyikot
        [monk] a Szerzetest
        [nun] az Apácát
        [bishop] a Püspököt
       *[other] ezt a karaktert: { $character }
    }
ve-part-of-character = { ve-part-character-subject }
ve-part-on-character =
    { $character-id ->
        [lady] a Hölgyön
        [lord] az Úron
        [officer] a Tiszten
        [maid] a Szobalányon
        [cook] a Szakácson
        [butler] a Komornyikon
        [monk] a Szerzetesen
        [nun] az Apácán
        [bishop] a Püspökön
       *[other] ezen a karakteren: { $character }
    }
# „jelzőt tesz a Hölgyre”
ve-part-onto-character =
    { $character-id ->
        [lady] a Hölgyre
        [lord] az Úrra
        [officer] a Tisztre
        [maid] a Szobalányra
        [cook] a Szakácsra
        [butler] a Komornyikra
        [monk] a Szerzetesre
        [nun] az Apácára
        [bishop] a Püspökre
       *[other] erre a karakterre: { $character }
    }
ve-part-about-character =
    { $character-id ->
        [lady] a Hölgyről
        [lord] az Úrról
        [officer] a Tisztről
        [maid] a Szobalányról
        [cook] a Szakácsról
        [butler] a Komornyikról
        [monk] a Szerzetesről
        [nun] az Apácáról
        [bishop] a Püspökről
       *[other] erről a karakterről: { $character }
    }
ve-part-other-subject =
    { $other-id ->
        [lord] az Úr
        [nun] az Apáca
       *[other] a { $other }
    }
ve-part-attacker-beginning =
    { $attacker-id ->
        [lord] Az Úr
        [nun] Az Apáca
       *[other] A { $attacker }
    }
ve-part-attacker-subject =
    { $attacker-id ->
        [lord] az Úr
        [nun] az Apáca
       *[other] a { $attacker }
    }
# „a Hölggyel támad”
ve-part-with-attacker =
    { $attacker-id ->
        [lady] a Hölggyel
        [lord] az Úrral
        [officer] a Tiszttel
        [maid] a Szobalánnyal
        [cook] a Szakáccsal
        [butler] a Komornyikkal
        [monk] a Szerzetessel
        [nun] az Apácával
        [bishop] a Püspökkel
       *[other] ezzel a karakterrel: { $attacker }
    }
# „megvédi a Hölgytől”
ve-part-against-attacker =
    { $attacker-id ->
        [lady] a Hölgytől
        [lord] az Úrtól
        [officer] a Tiszttől
        [maid] a Szobalánytól
        [cook] a Szakácstól
        [butler] a Komornyiktól
        [monk] a Szerzetestől
        [nun] az Apácától
        [bishop] a Püspöktől
       *[other] ettől a karaktertől: { $attacker }
    }
ve-part-defender-object =
    { $defender-id ->
        [lady] a Hölgyet
        [lord] az Urat
        [officer] a Tisztet
        [maid] a Szobalányt
        [cook] a Szakácsot
        [butler] a Komornyikot
        [monk] a Szerzetest
        [nun] az Apácát
        [bishop] a Püspököt
       *[other] ezt a karaktert: { $defender }
    }
ve-part-of-defender =
    { $defender-id ->
        [lord] az Úr
        [nun] az Apáca
       *[other] a { $defender }
    }

# Tárgyként: „2 kártyát húz”.
ve-part-cards = { $count } kártyát
# Hogy áll a harc, a kérdés végén.
ve-part-standing = Támadás { $attack }, védelem { $defence }.

## Események: előkészületek

ve-event-entered = { ve-part-character-beginning } a kastélyba lép.
ve-event-vampire-drawn =
    { $seat-you ->
        [yes] Jelzőt húzol: { $character }, vámpír.
       *[no] { $seat } jelzőt húz: { $character }, vámpír.
    }
ve-event-vampires-drawn =
    { $seat-you ->
        [yes] { $count } jelzőt húzol, és megnézed őket: ők a te vámpírjaid.
       *[no] { $seat } { $count } jelzőt húz, és megnézi őket: ők a vámpírok.
    }
ve-event-token-drawn =
    { $seat-you ->
        [yes] Jelzőt húzol: { $character }, ember.
       *[no] { $seat } jelzőt húz: { $character }, ember.
    }
ve-event-tokens-drawn =
    { $seat-you ->
        [yes] { $count } jelzőt húzol, és megnézed őket: emberek, akiket mostantól ismersz.
       *[no] { $seat } { $count } jelzőt húz, és megnézi őket: emberek.
    }

## Események: kártyák és kupacok

ve-event-got-card =
    { $seat-you ->
        [yes] Ezt húzod: „{ $card }”.
       *[no] { $seat } ezt húzza: „{ $card }”.
    }
ve-event-drew =
    { $count ->
        [0] { $seat-you ->
            [yes] Nincs mit húznod.
           *[no] { $seat } nem tud húzni.
        }
       *[other] { $seat-you ->
            [yes] { ve-part-cards } húzol.
           *[no] { $seat } { ve-part-cards } húz.
        }
    }
ve-event-reshuffled =
    { $seat-you ->
        [yes] A húzópaklid üres, ezért a megkevert pincéd lesz az új húzópakli: { $count } kártya.
       *[no] { $seat } húzópaklija üres, ezért a megkevert pince lesz az új húzópakli: { $count } kártya.
    }
ve-event-discarded-card =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Ezt teszed a pincébe: „{ $card }”.
           *[no] { $seat } ezt teszi a pincébe: „{ $card }”.
        }
       *[moat] { $seat-you ->
            [yes] Ezt dobod a várárokba: „{ $card }”.
           *[no] { $seat } ezt dobja a várárokba: „{ $card }”.
        }
    }
ve-event-discarded =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Képpel lefelé egy kártyát teszel a pincébe.
           *[no] { $seat } képpel lefelé egy kártyát tesz a pincébe.
        }
       *[moat] { $seat-you ->
            [yes] Képpel lefelé egy kártyát dobsz a várárokba.
           *[no] { $seat } képpel lefelé egy kártyát dob a várárokba.
        }
    }
ve-event-dropped-card =
    { $seat-you ->
        [yes] Képpel lefelé eldobod: „{ $card }”.
       *[no] { $seat } képpel lefelé eldobja: „{ $card }”.
    }
ve-event-dropped =
    { $seat-you ->
        [yes] Képpel lefelé eldobsz egy kártyát.
       *[no] { $seat } képpel lefelé eldob egy kártyát.
    }
ve-event-took-card =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Ezt veszed ki a pincédből: „{ $card }”.
           *[no] { $seat } ezt veszi ki a pincéből: „{ $card }”.
        }
       *[moat] { $seat-you ->
            [yes] Ezt veszed ki a várárkodból: „{ $card }”.
           *[no] { $seat } ezt veszi ki a várárokból: „{ $card }”.
        }
    }
ve-event-took =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Kiveszel egy kártyát a pincédből.
           *[no] { $seat } rejtve kivesz egy kártyát a pincéből.
        }
       *[moat] { $seat-you ->
            [yes] Kiveszel egy kártyát a várárkodból.
           *[no] { $seat } rejtve kivesz egy kártyát a várárokból.
        }
    }
ve-event-found-nothing =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] A pincédben nincs kivehető kártya.
           *[no] { $seat } pincéjében nincs kivehető kártya.
        }
       *[moat] { $seat-you ->
            [yes] A várárkodban nincs kivehető kártya.
           *[no] { $seat } várárkában nincs kivehető kártya.
        }
    }
ve-event-lost-card =
    { $seat-you ->
        [yes] Elveszíted ezt: „{ $card }”.
       *[no] { $seat } elveszíti ezt: „{ $card }”.
    }
ve-event-lost-cards =
    { $count ->
        [0] { $seat-you ->
            [yes] Nincs kártyád, amelyet elveszíthetnél.
           *[no] { $seat } keze üres, nincs mit elveszítenie.
        }
       *[other] { $seat-you ->
            [yes] Véletlenszerűen { ve-part-cards } dobsz el.
           *[no] { $seat } véletlenszerűen, rejtve { ve-part-cards } dob el.
        }
    }
ve-event-out-of-cards =
    { $seat-you ->
        [yes] Kifogytál a kártyákból, így a köröd kimarad.
       *[no] { $seat } kifogyott a kártyákból, így a köre kimarad.
    }

## Események: egy kör

ve-event-turn-began =
    { $side-id ->
        [vampire] { $seat-you ->
            [yes] Leszáll az éj. { $turn }. kör: te következel.
           *[no] Leszáll az éj. { $turn }. kör: { $seat } következik.
        }
       *[human] { $seat-you ->
            [yes] Felkel a nap. { $turn }. kör: te következel.
           *[no] Felkel a nap. { $turn }. kör: { $seat } következik.
        }
    }
ve-event-skipped =
    { $seat-you ->
        [yes] Nem dobsz el és nem is húzol kártyát.
       *[no] { $seat } nem dob el és nem is húz kártyát.
    }
ve-event-revealed =
    { $seat-you ->
        [yes] Felfeded egy vámpírodat: { $character }.
       *[no] { $seat } felfedi egy vámpírját: { $character }.
    }
ve-event-showed-side = { ve-part-character-beginning } a vámpír oldalát mutatja.
ve-event-kept-secret =
    { $seat-you ->
        [yes] Nem fedsz fel vámpírt.
       *[no] { $seat } nem fed fel vámpírt.
    }
ve-event-hid =
    { $seat-you ->
        [yes] Úgy döntesz, hogy elbújtatod { ve-part-character-object } a városban.
       *[no] { $seat } úgy dönt, hogy elbújtatja { ve-part-character-object } a városban.
    }
ve-event-asked =
    { $seat-you ->
        [yes] Szentelt vizet használsz, és { ve-part-about-character } kérdezel.
       *[no] { $seat } szentelt vizet használ, és { ve-part-about-character } kérdez.
    }
ve-event-is-vampire = A válasz: { ve-part-character-subject } vámpír, és mostantól felfedett.
ve-event-is-human = A válasz: { ve-part-character-subject } ember.
ve-event-no-attack =
    { $seat-you ->
        [yes] Nem támadsz azonnal.
       *[no] { $seat } nem támad azonnal.
    }
ve-event-passed =
    { $seat-you ->
        [yes] Passzolsz.
       *[no] { $seat } passzol.
    }

## Események: kastély és város

ve-event-went-to-town = { ve-part-character-beginning } a város aljára kerül.
ve-event-lost-markers = Az eddig { ve-part-on-character } lévő jelzőket el kell dobni.

## Események: támogató kártyák

ve-event-no-card =
    { $seat-you ->
        [yes] Nem játszol ki támogató kártyát.
       *[no] { $seat } nem játszik ki támogató kártyát.
    }
ve-event-played-support =
    { $seat-you ->
        [yes] Támogató kártyát játszol ki: „{ $card }” (költség: { $cost }).
       *[no] { $seat } támogató kártyát játszik ki: „{ $card }” (költség: { $cost }).
    }
ve-event-named-character =
    { $seat-you ->
        [yes] Megnevezed { ve-part-character-object }.
       *[no] { $seat } megnevezi { ve-part-character-object }.
    }
ve-event-named-marker =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] A támadást választod.
           *[no] { $seat } a támadást választja.
        }
       *[defence] { $seat-you ->
            [yes] A védelmet választod.
           *[no] { $seat } a védelmet választja.
        }
    }
ve-event-named-card =
    { $seat-you ->
        [yes] Megnevezed ezt a kártyát: „{ $card }”.
       *[no] { $seat } megnevezi ezt a kártyát: „{ $card }”.
    }
ve-event-placed-marker =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] +{ $count } értékű támadásjelzőt teszel { ve-part-onto-character }.
           *[no] { $seat } +{ $count } értékű támadásjelzőt tesz { ve-part-onto-character }.
        }
       *[defence] { $seat-you ->
            [yes] +{ $count } értékű védelemjelzőt teszel { ve-part-onto-character }.
           *[no] { $seat } +{ $count } értékű védelemjelzőt tesz { ve-part-onto-character }.
        }
    }
# A $seat az, akié a kártya.
ve-event-cancelled =
    { $seat-you ->
        [yes] Semlegesített kártyád: „{ $card }”, mostantól 0-nak számít.
       *[no] { $seat } semlegesített kártyája: „{ $card }”, mostantól 0-nak számít.
    }
ve-event-strengthened =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] { $count } ponttal növeled a támadási értéket.
           *[no] { $seat } { $count } ponttal növeli a támadási értéket.
        }
       *[defence] { $seat-you ->
            [yes] { $count } ponttal növeled a védelmi értéket.
           *[no] { $seat } { $count } ponttal növeli a védelmi értéket.
        }
    }
ve-event-stopped-combat =
    { $seat-you ->
        [yes] Leállítod a harcot, amely így következmények nélkül ér véget.
       *[no] { $seat } leállítja a harcot, amely így következmények nélkül ér véget.
    }
# A $seat az, akire a tiltás vonatkozik.
ve-event-forbade =
    { $action-id ->
        [hide] { $seat-you ->
            [yes] A következő akciólépésedben senkit sem bújtathatsz el.
           *[no] { $seat } a következő akciólépésében senkit sem bújtathat el.
        }
        [holy_water] { $seat-you ->
            [yes] A következő akciólépésedben nem használhatsz szentelt vizet.
           *[no] { $seat } a következő akciólépésében nem használhat szentelt vizet.
        }
        [combat] { $seat-you ->
            [yes] A következő akciólépésedben nem támadhatsz.
           *[no] { $seat } a következő akciólépésében nem támadhat.
        }
       *[other] { $seat-you ->
            [yes] A következő akciólépésedben tilos: { $action }.
           *[no] { $seat } következő akciólépésében tilos: { $action }.
        }
    }
ve-event-counted-vampires =
    { $count ->
        [0] A válasz: sem { ve-part-character-subject }, sem { ve-part-other-subject } nem vámpír.
        [1] A válasz: vagy { ve-part-character-subject }, vagy { ve-part-other-subject } vámpír, de csak az egyikük.
       *[other] A válasz: { ve-part-character-subject } is, { ve-part-other-subject } is vámpír.
    }

## Események: harc

ve-event-attacked =
    { $seat-you ->
        [yes] Megtámadod { ve-part-defender-object } { ve-part-with-attacker }.
       *[no] { $seat } { ve-part-with-attacker } megtámadja { ve-part-defender-object }.
    }
ve-event-played =
    { $seat-you ->
        [yes] Kijátszod: „{ $card }” ({ $value }).
       *[no] { $seat } kijátssza: „{ $card }” ({ $value }).
    }
ve-event-no-more =
    { $seat-you ->
        [yes] Nem játszol ki kártyát.
       *[no] { $seat } nem játszik ki kártyát.
    }
ve-event-compared = { $round }. forduló: támadás { $attack }, védelem { $defence }.
ve-event-survived = { ve-part-character-beginning } életben marad.
ve-event-died =
    { $side-id ->
        [vampire] { ve-part-character-beginning } meghal; vámpír volt.
       *[human] { ve-part-character-beginning } meghal; ember volt.
    }
ve-event-round-began = Kezdődik { $round ->
        [1] az 1.
       *[other] a { $round }.
    } forduló: támadás { $attack }, védelem { $defence }.
ve-event-stood-down =
    { $seat-you ->
        [yes] Nem játszol ki több kártyát: a harc következmények nélkül ér véget.
       *[no] { $seat } nem játszik ki több kártyát: a harc következmények nélkül ér véget.
    }
ve-event-combat-ended = A harc véget ért, a kártyái a várárkokba kerülnek.

## Események: a vége

ve-event-was-vampire = { ve-part-character-beginning } vámpír volt.
ve-event-counted-points = Senkinek sincs több kártyája. A túlélőkért járó pontok: emberek { $humans }, vámpírok { $vampires }.
ve-event-won =
    { $ending-id ->
        [vampires-dead] { $seat-you ->
            [yes] Mindhárom vámpír meghalt: győztél az emberekkel.
           *[no] Mindhárom vámpír meghalt: { $seat } győz az emberekkel.
        }
        [humans-dead] { $seat-you ->
            [yes] Mind a hat ember meghalt: győztél a vámpírokkal.
           *[no] Mind a hat ember meghalt: { $seat } győz a vámpírokkal.
        }
        [castle] { $seat-you ->
            [yes] Három felfedett vámpír van a kastélyban: győztél a vámpírokkal.
           *[no] Három felfedett vámpír van a kastélyban: { $seat } győz a vámpírokkal.
        }
       *[counted] { $side-id ->
            [vampire] { $seat-you ->
                [yes] Győztél a vámpírokkal.
               *[no] { $seat } győz a vámpírokkal.
            }
           *[human] { $seat-you ->
                [yes] Győztél az emberekkel.
               *[no] { $seat } győz az emberekkel.
            }
        }
    }
ve-event-drawn = Egyenlő a pontszám: döntetlen.

# Mit számol az eredmény, a szám mögött.
ve-score-unit = pont

## Kérdések a játékoshoz

ve-prompt-draw-sides = Sorsoljuk, ki játszik a vámpírokkal.
ve-prompt-enter-castle = Valaki a kastélyba lép.
ve-prompt-draw-vampires = Sorsoljuk a vámpírokat.
ve-prompt-draw-tokens = Kihúzzuk két ember jelzőjét.
ve-prompt-draw-cards = Kártyahúzás.
ve-prompt-lose-cards = A véletlen választja ki az eldobandó kártyákat.
ve-prompt-discard =
    { $count ->
        [0] Tegyél bármennyi kártyát a várárokba vagy a pincébe, aztán húzz 8-ig.
       *[other] Eddig { $count } kártyát dobtál el. Dobj el többet, vagy húzz 8-ig.
    }
ve-prompt-discard-forced = 8-nál több kártyád van: dobj el annyit, hogy 8 maradjon.
ve-prompt-reveal = Felfeded valamelyik vámpírodat?
ve-prompt-act-day = Az akciód: használj szentelt vizet, támadj vagy passzolj.
ve-prompt-act-night = Az akciód: bújtass el valakit, támadj vagy passzolj.
ve-prompt-window-open-before = Kijátszol támogató kártyát az akció előtt?
ve-prompt-window-open-after = Kijátszol támogató kártyát az akció után?
ve-prompt-window-you-attack = Kész a támadásod ({ $round }. forduló). Kijátszol támogató kártyát? { ve-part-standing }
ve-prompt-window-opponent-attacks = { ve-part-attacker-beginning } támadja { ve-part-defender-object } ({ $round }. forduló). Kijátszol támogató kártyát, mielőtt védekeznél? { ve-part-standing }
ve-prompt-window-you-defend = Kész a védelmed ({ $round }. forduló). Kijátszol támogató kártyát? { ve-part-standing }
ve-prompt-window-opponent-defends = Kész az ellenfél védelme ({ $round }. forduló). Kijátszol támogató kártyát? { ve-part-standing }
ve-prompt-card-asks-character = „{ $card }”: nevezz meg egy karaktert.
ve-prompt-card-asks-card = „{ $card }”: válassz egy kártyát.
ve-prompt-card-asks-word = „{ $card }”: válassz egyet.
ve-prompt-card-asks-option = „{ $card }”: válaszd ki, mi történjen.
ve-prompt-card-asks-whether = „{ $card }”: élsz vele?
ve-prompt-pay-cards =
    { $count ->
        [1] Fizess ezért: „{ $card }”. Dobj el 1 kártyát képpel lefelé.
       *[other] Fizess ezért: „{ $card }”. Dobj el egymás után { $count } kártyát képpel lefelé.
    }
ve-prompt-hide-cards =
    { $count ->
        [1] Hogy elbújtasd { ve-part-character-object }, játssz ki még 1 harci kártyát.
       *[other] Hogy elbújtasd { ve-part-character-object }, játssz ki egymás után { $count } harci kártyát.
    }
ve-prompt-ask-cards =
    { $count ->
        [1] Hogy { ve-part-about-character } kérdezhess, játssz ki még 1 szentelt víz kártyát.
       *[other] Hogy { ve-part-about-character } kérdezhess, játssz ki egymás után { $count } szentelt víz kártyát.
    }
ve-prompt-attack-now = { ve-part-character-beginning } vámpír, és a kastélyban van. Azonnal megtámadod?
ve-prompt-pass-cards =
    { $count ->
        [1] Passzolsz: dobj el 1 kártyát képpel lefelé.
       *[other] Passzolsz: dobj el egymás után { $count } kártyát képpel lefelé.
    }
ve-prompt-attack = { ve-part-attacker-beginning } támadja { ve-part-defender-object }: játssz ki legalább egy kártyát. { ve-part-standing }
ve-prompt-attack-again = 2. forduló, { ve-part-attacker-subject } támadja { ve-part-defender-object }: játssz ki legalább egy új kártyát, vagy fejezd be a harcot. { ve-part-standing }
ve-prompt-defend = { $round }. forduló: védd meg { ve-part-defender-object } { ve-part-against-attacker } bármennyi kártyával. { ve-part-standing }
ve-prompt-add-attack = 
    A kártyádat semlegesítették. { $count ->
        [one] Hozzáadhatsz egy kártyát
       *[other] Hozzáadhatsz kártyákat
    } a támadáshoz ({ $attacker }). { ve-part-standing }
ve-prompt-add-defence = 
    Egy kártyát semlegesítettek. { $count ->
        [one] Hozzáadhatsz egy kártyát
       *[other] Hozzáadhatsz kártyákat
    } a védelemhez ({ $defender }). { ve-part-standing }
ve-prompt-over = A játszma véget ért.

## Válaszok

ve-option-side = Vámpírok: { $seat }
ve-option-enter = { $character }
ve-option-vampire = { $character }
ve-option-token = { $character }
ve-option-get = { $card }
ve-option-lose = { $card }
ve-option-to-moat = A várárokba: { $card }
ve-option-to-cellar = A pincébe: { $card }
ve-option-fill = Húzok 8 kártyáig
ve-option-skip = Kihagyom a lépést
ve-option-reveal = Felfedem { ve-part-character-object }
ve-option-hide = Elbújtatom { ve-part-character-object } a városban
ve-option-ask = Szentelt víz: { $character }
ve-option-attack = { ve-part-attacker-beginning } támadja meg { ve-part-defender-object }
ve-option-pass = Passzolok, eldobok két kártyát
ve-option-play = { $card } ({ $value })
ve-option-play-support = { $card } (költség: { $cost })
ve-option-drop = Eldobom: { $card }
ve-option-pay = Ezzel fizetek: { $card }
ve-option-pick = { ve-part-character-beginning }
ve-option-pick-card = { $card }
ve-option-pick-marker-attack = Támadásjelző
ve-option-pick-marker-defence = Védelemjelző
ve-option-pick-option = { $number }. lehetőség
ve-option-yes = Igen
ve-option-no = Nem
ve-option-done-reveal = Senkit sem fedek fel
ve-option-done-window = Nem játszom ki kártyát
ve-option-done-attack-now = Nem támadok
ve-option-done-attack = Ezekkel a kártyákkal támadok
ve-option-done-attack-none = Befejezem a harcot
ve-option-done-defend = Ezekkel a kártyákkal védekezem
ve-option-done-defend-none = Nem játszom ki kártyát
ve-option-done-add-attack = Ennyi
ve-option-done-add-attack-none = Nem adok hozzá semmit
ve-option-done-add-defence = Ennyi
ve-option-done-add-defence-none = Nem adok hozzá semmit
ve-option-done-card-asks = Elég

# Szavak, amelyeket egy kártya kérdezhet.
ve-option-pick-occupation-noble = Nemesek
ve-option-pick-occupation-servant = Szolgálók
ve-option-pick-occupation-clergy = Papság
ve-option-pick-action-hide = Elbújtatás
ve-option-pick-action-holy-water = Szentelt víz használata
ve-option-pick-action-combat = Harc
ve-option-pick-action-pass = Passzolás
ve-option-pick-deck-human = Emberpakli
ve-option-pick-deck-vampire = Vámpírpakli
ve-option-pick-group-noble = Nemesi kártyák
ve-option-pick-group-servant = Szolgálói kártyák
ve-option-pick-group-clergy = Papi kártyák
ve-option-pick-group-vampire = Vámpírkártyák
ve-option-pick-group-holy-water = Szentelt víz kártyák
ve-option-pick-card-kind-combat = Harci kártyák
ve-option-pick-card-kind-support = Támogató kártyák
ve-option-pick-card-kind-citizen = Polgárkártyák

## A terminálbeli tábla szavai. Kevés a hely; a számok mondják meg, mennyi.

ve-ui-setup = Előkészületek
ve-ui-day = { $turn }. kör: nappal
ve-ui-night = { $turn }. kör: éjszaka
ve-ui-over = Vége
# egyenként 9
ve-ui-side = Oldal
ve-ui-side-human = emberek
ve-ui-side-vampire = vámpírok
# egyenként 7
ve-ui-hand = Kéz
ve-ui-deck = Pakli
ve-ui-cellar = Pince
ve-ui-moat = Árok
# Amit egy játékosról mondani kell; 15.
ve-ui-wins = győz
ve-ui-draw = döntetlen
ve-ui-out = nincs kártyája
ve-ui-reshuffled = újrakeverve
ve-ui-no-hide = nem bújtathat
ve-ui-no-holy-water = víz nélkül
ve-ui-no-combat = nem támadhat
ve-ui-no-pass = nem passzolhat
# A sor elején álló szavak; egyenként 12.
ve-ui-castle = Kastély
ve-ui-town = Város
ve-ui-dead = Halottak
ve-ui-asked = Válaszok
ve-ui-attack = Támadás
ve-ui-defence = Védelem
ve-ui-played = Kijátszva
ve-ui-support = Támogatás
ve-ui-nobody = senki
# Ki kicsoda, amennyire az olvasó tudhatja.
ve-ui-is-revealed = felfedett vámpír
ve-ui-is-vampire = titkos vámpír
ve-ui-was-vampire = vámpír
ve-ui-is-known = ismert ember
ve-ui-is-human = ember
ve-ui-is-token = ember, a te jelződ
ve-ui-is-unknown = ?
# A $names azzal kezdődik, aki utoljára jön ki.
ve-ui-bottom = A város aljától felfelé: { $names }
ve-ui-count = { $one } és { $another }: { $count } vámpír
ve-ui-combat = Harc, { $round }. forduló. Támadó: { $attacker }, védekező: { $defender }
ve-ui-markers = jelzők +{ $count }
ve-ui-this-round = ebben a fordulóban +{ $count }
ve-ui-this-combat = ebben a harcban +{ $count }
ve-ui-cancelled = semlegesítve
ve-ui-aside = a támadásban felhasználható: { $cards }
# A kártyákról: minek játszhatók ki, és mennyibe kerülnek.
ve-ui-group-noble = nemesi
ve-ui-group-servant = szolgálói
ve-ui-group-clergy = papi
ve-ui-group-vampire = vámpír
ve-ui-group-holy-water = szentelt víz
ve-ui-your-hand = A kezed
ve-ui-hand-of = { $name } keze
ve-ui-your-cellar = A pincéd
ve-ui-your-moat = A várárkod
# Amit mindenki odakerülni látott.
ve-ui-shown = { $name } várárkába láthatóan került
ve-ui-costs = ☼ nappali, ☾ éjjeli költség: ennyi másik kártya
# Egy választás mellett.
ve-ui-in-castle = kastély
ve-ui-in-town = város
ve-ui-needs = legalább { $count } kell
# A választások alatt: miért nincs köztük valami.
ve-ui-no-water-now = A szentelt víz most nem választható: két szentelt víz kártya kell hozzá.
ve-ui-no-hiding-now = Az elbújtatás most nem választható: három harci kártya kell hozzá.
ve-ui-hiding-forbidden = Ebben a körben tilos az elbújtatás.
# A naplóban, ha több hasonló dolog követi egymást.
ve-ui-entered = A kastélyba lépnek: { $names }.
ve-ui-vampires-drawn = A három vámpírod: { $names }.
ve-ui-tokens-drawn = A két jelződ, mindkettő ember: { $names }.
ve-ui-got = Húzott kártyáid: { $cards }.
ve-ui-lost = Véletlenszerűen elveszíted: { $cards }.
ve-ui-to-moat = A várárkodba kerül: { $cards }.
ve-ui-to-cellar = A pincédbe kerül: { $cards }.
ve-ui-discarded-moat = { $name } képpel lefelé { $count } kártyát dob a várárokba.
ve-ui-discarded-cellar = { $name } képpel lefelé { $count } kártyát tesz a pincébe.
ve-ui-you-dropped = Képpel lefelé eldobod: { $cards }.
ve-ui-dropped = { $name } képpel lefelé { $count } kártyát dob el.
ve-ui-you-played = Kijátszod: { $cards }.
ve-ui-they-played = { $name } kijátssza: { $cards }.

## Olvasnivaló a terminálban

ve-ui-command-guide = útmutató utmutato
ve-ui-command-cards = kártyák kartyak
ve-ui-about-guide = hogyan folyik a játék
ve-ui-about-cards = a két pakli, és mit tesznek a támogató kártyák
ve-ui-deck-human = Emberpakli
ve-ui-deck-vampire = Vámpírpakli

ve-ui-guide-secret = A kilenc karakter közül három vámpír; csak a vámpír játékos ismeri őket. Az emberi játékos a hat emberből kettőt ismer. [VE-021, VE-023]
ve-ui-guide-castle = Három karakter a kastélyban van, a többiek a városban várnak, ismeretlen sorrendben. Aki elhagyja a kastélyt, annak a helyére azonnal belép a következő. [VE-028, VE-029]
ve-ui-guide-turn = Felváltva kerültök sorra: a vámpír játékos köre az éjszaka, az emberi játékosé a nappal. Egy kör három lépésből áll. [VE-049, VE-050, VE-051]
ve-ui-guide-discard = 1. lépés: tegyél bármennyi kártyát a várárokba, ahonnan nem térnek vissza, vagy a pincébe, amely egyszer a húzópaklid lesz; aztán húzz 8-ig. [VE-053, VE-056, VE-042]
ve-ui-guide-reveal = 2. lépés: a vámpír játékos felfedhet egy vámpírt. Azt attól kezdve vámpírkártyák is támogathatják, ellene viszont szentelt víz is használható. [VE-064, VE-125, VE-126]
ve-ui-guide-combat = 3. lépés, harc: a kastélyban az egyik karakter megtámad egy másikat. Te a támadó foglalkozásának kártyáit játszod ki, az ellenfeled a védekezőét. Ha a támadás nagyobb, a védekező meghal; ha nem, második forduló következik, amelyben minden eddigi kártya számít. [VE-104, VE-112, VE-117, VE-118]
ve-ui-guide-limits = Az emberi játékos soha nem támad felfedett vámpírral. A vámpír játékosnak azzal kell támadnia, ha van ilyen a kastélyban. [VE-106, VE-107]
ve-ui-guide-hide = 3. lépés, elbújtatás (vámpír játékos): három harci kártyáért valaki a kastélyból a város aljára kerül. [VE-077, VE-078]
ve-ui-guide-water = 3. lépés, szentelt víz (emberi játékos): két szentelt víz kártyáért megtudod, vámpír-e egy karakter. Akit a kastélyban lepleztél le, azt azonnal megtámadhatod. [VE-085, VE-087, VE-090]
ve-ui-guide-pass = 3. lépés, passzolás: eldobsz két kártyát. [VE-143]
ve-ui-guide-support = Támogató kártyát az akció előtt és után mindketten kijátszhattok, némelyiket harc közben. A kezedből másik kártyákkal kell fizetni értük, nappal másként, mint éjjel. [VE-149, VE-150, VE-153]
ve-ui-guide-end = Az emberek győznek, ha minden vámpír meghalt; a vámpírok, ha minden ember meghalt, vagy ha három felfedett vámpír van a kastélyban. Ha elfogytak a kártyák: emberenként 1, vámpíronként 2 pont. [VE-184, VE-185, VE-186, VE-191, VE-192]

## Honnan jönnek egy harc értékei. A sor mellett az áll, amennyit az értékhez hozzáad.

ve-account-card = „{ $card }”
ve-account-cancelled = „{ $card }”, semlegesítve
ve-account-markers = Jelzők { ve-part-on-character }
ve-account-markers-idle = Jelzők { ve-part-on-character } (+{ $count }): csak az 1. fordulóban számítanak
ve-account-this-round = Támogató kártyák, csak ebben a fordulóban
ve-account-this-combat = Támogató kártyák, ebben a harcban
ve-account-nothing = Még senki sem játszott ki kártyát
ve-account-whole-deck = A teljes pakli
ve-account-in-hand = Kézben
ve-account-in-cellar = A pincében
ve-account-in-moat = A várárokban
ve-account-on-table = Nyíltan az asztalon
ve-account-moat-shown = Mindenki szeme láttára került oda
ve-account-moat-taken = Titokban visszavéve
ve-account-moat-face-down = Képpel lefelé került oda
ve-account-drawn = Húzva
ve-account-taken = A pincéből vagy a várárokból elvéve
ve-account-discarded = Húzás előtt eldobva
ve-account-played = Kijátszva
ve-account-dropped = Költségre és passzra leadva
ve-account-lost = Kártyahatás miatt elveszítve
ve-account-cellar-put = Húzás előtt odatéve
ve-account-cellar-taken = Onnan elvéve
ve-account-cellar-reshuffled = Új húzópakli lett belőle
ve-account-marker =
    { $seat-you ->
        [yes] A te jelződ
       *[no] { $seat } jelzője
    }
ve-account-no-marker = Nincs jelző
ve-account-none = Nincs kártya
ve-account-rest = Korábbról, vagy éppen most

## A nézet mezői annak a táblának, amely egyetlen játékot sem ismer: ve-field-NÉV, az értékeik: ve-NÉV-ÉRTÉK,
## különben ve-value-ÉRTÉK. A nevek aláhúzásjele itt kötőjel.

ve-field-turn = Kör
ve-field-active = Kinek a köre
ve-field-players = Játékosok
ve-field-side = Oldal
ve-field-hand = Kéz
ve-field-value = Mi az
ve-field-open = Nyílt
ve-field-seen-by = Ki tudja
ve-field-deck = Húzópakli
ve-field-cellar = Pince
ve-field-moat = Várárok
ve-field-hand-count = Kártyák a kézben
ve-field-deck-count = Kártyák a húzópakliban
ve-field-cellar-count = Kártyák a pincében
ve-field-moat-count = Kártyák a várárokban
ve-field-reshuffled = Felhasznált pince
ve-field-shown = Láthatóan a várárokba került
ve-field-taken-back = Rejtve kivett kártyák
ve-field-played = Kijátszva
ve-field-cancelled = Semlegesítve
ve-field-forbidden = Tilos
ve-field-castle = Kastély
ve-field-who = Karakter
ve-field-markers = Jelzők
ve-field-town = Város
ve-field-top = Teteje
ve-field-middle = Ismeretlen sorrendben
ve-field-bottom = Alja, az utolsóval kezdve
ve-field-dead = Halottak
ve-field-revealed = Felfedett vámpírok
ve-field-known-humans = Ismert emberek
ve-field-vampires = Vámpírok
ve-field-tokens = Az emberi játékos jelzői
ve-field-counts = A „Gyónás” válaszai
ve-field-one = Egyikük
ve-field-another = Másikuk
ve-field-combat = Harc
ve-field-round = Forduló
ve-field-attacker = Támadó
ve-field-defender = Védekező
ve-field-attack = Támadás
ve-field-defence = Védelem
ve-field-this-round = Hatások ebben a fordulóban
ve-field-this-combat = Hatások ebben a harcban
ve-field-aside = Szentelt víz a támadáshoz
ve-field-changed = Hozzáadhat kártyát
ve-field-ended = Kártya vetett véget neki
ve-field-card = Támogató kártya
ve-field-pc = Hol tart a szövege
ve-field-player = Ki játszotta ki
ve-field-locals = Megnevezve
ve-field-ending = Hogyan ért véget
ve-field-winners = Győztesek
ve-field-frames = Folyamatban lévő lépések
ve-field-step = Lépés
ve-field-moment = Ablak
ve-field-seat = Ki dönt
ve-field-count = Hátravan
ve-field-human = Emberek
ve-field-vampire = Vámpírok
ve-field-place = Hely
ve-field-done = Megtörtént

ve-step-draw-sides = Az oldalak sorsolása
ve-step-enter-castle = Valaki a kastélyba lép
ve-step-draw-vampires = A vámpírok sorsolása
ve-step-draw-tokens = Emberek jelzőinek húzása
ve-step-draw-cards = Kártyák húzása
ve-step-lose-cards = Véletlenszerű eldobás
ve-step-turn-begins = Kezdődik egy kör
ve-step-discard = 1. lépés: eldobás és húzás
ve-step-reveal = 2. lépés: egy vámpír felfedése
ve-step-before-action = Az akció előtt
ve-step-act = 3. lépés: az akció
ve-step-after-action = Az akció után
ve-step-turn-ends = Véget ér a kör
ve-step-window = Támogató kártyák
ve-step-card-asks = Egy támogató kártya végrehajtása
ve-step-pay-cards = Fizetés egy támogató kártyáért
ve-step-hide-cards = Kártyák az elbújtatáshoz
ve-step-ask-cards = Szentelt víz
ve-step-attack-now = Azonnali támadás
ve-step-pass-cards = Passzolás
ve-step-attack = Támadás
ve-step-after-attack = A támadás után
ve-step-defend = Védekezés
ve-step-after-defence = A védekezés után
ve-step-compare = Összehasonlítás
ve-step-combat-ends = Véget ér a harc
ve-step-add-attack = Hozzáadás a támadáshoz
ve-step-add-defence = Hozzáadás a védelemhez
ve-step-over = A játszma véget ért

ve-moment-general = Harcon kívül
ve-moment-after-attack = A támadás után
ve-moment-after-defence = A védekezés után

ve-value-lady = { ve-character-lady }
ve-value-lord = { ve-character-lord }
ve-value-officer = { ve-character-officer }
ve-value-maid = { ve-character-maid }
ve-value-cook = { ve-character-cook }
ve-value-butler = { ve-character-butler }
ve-value-monk = { ve-character-monk }
ve-value-nun = { ve-character-nun }
ve-value-bishop = { ve-character-bishop }
ve-value-hide = { ve-action-hide }
ve-value-holy-water = { ve-action-holy_water }
ve-value-combat = { ve-action-combat }
ve-value-pass = { ve-action-pass }
ve-value-true = igen
ve-value-false = nem
ve-value-unknown = rejtve
ve-value-spectator = nézők

# A kártyák, akárhol vannak.
ve-value-h01 = { ve-card-h01 }
ve-value-h02 = { ve-card-h02 }
ve-value-h03 = { ve-card-h03 }
ve-value-h04 = { ve-card-h04 }
ve-value-h05 = { ve-card-h05 }
ve-value-h06 = { ve-card-h06 }
ve-value-h07 = { ve-card-h07 }
ve-value-h08 = { ve-card-h08 }
ve-value-h09 = { ve-card-h09 }
ve-value-h10 = { ve-card-h10 }
ve-value-h11 = { ve-card-h11 }
ve-value-h12 = { ve-card-h12 }
ve-value-h13 = { ve-card-h13 }
ve-value-h14 = { ve-card-h14 }
ve-value-h15 = { ve-card-h15 }
ve-value-h16 = { ve-card-h16 }
ve-value-h17 = { ve-card-h17 }
ve-value-h18 = { ve-card-h18 }
ve-value-h19 = { ve-card-h19 }
ve-value-h20 = { ve-card-h20 }
ve-value-h21 = { ve-card-h21 }
ve-value-h22 = { ve-card-h22 }
ve-value-h23 = { ve-card-h23 }
ve-value-h24 = { ve-card-h24 }
ve-value-h25 = { ve-card-h25 }
ve-value-h26 = { ve-card-h26 }
ve-value-h27 = { ve-card-h27 }
ve-value-h28 = { ve-card-h28 }
ve-value-h29 = { ve-card-h29 }
ve-value-h30 = { ve-card-h30 }
ve-value-h31 = { ve-card-h31 }
ve-value-h32 = { ve-card-h32 }
ve-value-h33 = { ve-card-h33 }
ve-value-h34 = { ve-card-h34 }
ve-value-h35 = { ve-card-h35 }
ve-value-h36 = { ve-card-h36 }
ve-value-h37 = { ve-card-h37 }
ve-value-h38 = { ve-card-h38 }
ve-value-h39 = { ve-card-h39 }
ve-value-h40 = { ve-card-h40 }
ve-value-v01 = { ve-card-v01 }
ve-value-v02 = { ve-card-v02 }
ve-value-v03 = { ve-card-v03 }
ve-value-v04 = { ve-card-v04 }
ve-value-v05 = { ve-card-v05 }
ve-value-v06 = { ve-card-v06 }
ve-value-v07 = { ve-card-v07 }
ve-value-v08 = { ve-card-v08 }
ve-value-v09 = { ve-card-v09 }
ve-value-v10 = { ve-card-v10 }
ve-value-v11 = { ve-card-v11 }
ve-value-v12 = { ve-card-v12 }
ve-value-v13 = { ve-card-v13 }
ve-value-v14 = { ve-card-v14 }
ve-value-v15 = { ve-card-v15 }
ve-value-v16 = { ve-card-v16 }
ve-value-v17 = { ve-card-v17 }
ve-value-v18 = { ve-card-v18 }
ve-value-v19 = { ve-card-v19 }
ve-value-v20 = { ve-card-v20 }
ve-value-v21 = { ve-card-v21 }
ve-value-v22 = { ve-card-v22 }
ve-value-v23 = { ve-card-v23 }
ve-value-v24 = { ve-card-v24 }
ve-value-v25 = { ve-card-v25 }
ve-value-v26 = { ve-card-v26 }
ve-value-v27 = { ve-card-v27 }
ve-value-v28 = { ve-card-v28 }
ve-value-v29 = { ve-card-v29 }
ve-value-v30 = { ve-card-v30 }
ve-value-v31 = { ve-card-v31 }
ve-value-v32 = { ve-card-v32 }
ve-value-v33 = { ve-card-v33 }
ve-value-v34 = { ve-card-v34 }
ve-value-v35 = { ve-card-v35 }
ve-value-v36 = { ve-card-v36 }
ve-value-v37 = { ve-card-v37 }
ve-value-v38 = { ve-card-v38 }
ve-value-v39 = { ve-card-v39 }
ve-value-v40 = { ve-card-v40 }

# Mezők, amelyekben a szám ülőhely: az ott ülő játékos látszik.
ve-holds-active = seat
ve-holds-seen-by = seat
ve-holds-changed = seat
ve-holds-player = seat
ve-holds-winners = seat
ve-holds-seat = seat

## Amit egy bot valószínűnek tartott; a játszma után derül ki.

ve-believes-vampire = { ve-part-character-beginning } vámpír.
ve-believes-token =
    { $seat-you ->
        [yes] Nálad van ez a jelző: { $character }.
       *[no] { $seat } egyik jelzője: { $character }.
    }

## Megállapodás a játszma előtt: ve-setup-BEÁLLÍTÁS és ve-setup-BEÁLLÍTÁS-ÉRTÉK.

ve-setup-vampires = Ki játszik a vámpírokkal
ve-setup-vampires-0 = 1. hely
ve-setup-vampires-1 = 2. hely
ve-setup-vampires-draw = Sorsolás dönti el
