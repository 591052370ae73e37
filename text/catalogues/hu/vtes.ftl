### Vampire: The Eternal Struggle. A kifejezések a docs/rules/hu szabálykönyvéi. A kártyák neve egyik fájlban sincs benne: minden
### nyelven ugyanaz, és a motor ismeri őket.
###
### A $seat és a $target játékosnév, mindig rag nélkül; jár hozzájuk egy $seat-you stb.: „yes”, ha az a játékos az olvasó,
### különben „no”. A $card, $minion, $opponent, $from, $to, $acting, $blocker és $fighter kártyanév, rag nélkül. A $phase,
### $window, $action, $range, $discipline és $level kifejezés; mindegyikhez jár az azonosítója.

vt-name = Vampire: The Eternal Struggle
vt-tagline = Ősi vámpírok, egy asztalnyi ellenség, és közülük csak egy a prédád.
vt-goal = Metuzálem vagy. A készletedből vonj vámpírokat az irányításod alá, küldd őket, hogy véreztessék a bal oldali játékost, és óvakodj a jobb oldalitól. Akinek elfogy a készlete, kiesik; a prédád kiejtése győzelmi pontot ér, és az győz, akinek a legtöbb pontja van.

## Kifejezések

# Amit az olvasó nem ismer, és akit közben elégettek.
vt-card-unknown = egy képpel lefelé fordított kártya
vt-card-gone = valaki, aki már nincs itt

vt-phase-unlock = visszaforgatási fázis
vt-phase-master = mesterfázis
vt-phase-minion = alattvalófázis
vt-phase-influence = befolyásolási fázis
vt-phase-discard = eldobási fázis

vt-action-plain = akció
vt-action-bleed = véreztetés
vt-action-hunt = vadászat
vt-action-equip = felszerelkezés
vt-action-employ = kísérő felfogadása
vt-action-recruit = szövetséges toborzása
vt-action-political = politikai akció
vt-action-leave_torpor = kilépés a torporból
vt-action-rescue = mentés
vt-action-diablerie = diablerie
vt-action-become_anarch = anarchává válás
vt-action-pursuit = üldözés
vt-action-gain_power = hatalom szerzése
vt-action-burn_imbued = harcképtelen felruházott elégetése

vt-range-close = közeli
vt-range-long = távoli
vt-stand-for = mellette
vt-stand-against = ellene
vt-from-minion = alattvaló
vt-from-card = politikai kártya
vt-from-edge = az Előny
vt-from-grant = játékban lévő kártya

vt-strike-hand = kézi csapás
vt-strike-weapon = fegyver
vt-strike-damage = sebzés
vt-strike-dodge = kitérés
vt-strike-ends = harc vége
vt-strike-steal = vérlopás
vt-strike-destroy_equipment = felszerelés megsemmisítése
vt-strike-steal_equipment = felszerelés ellopása
vt-strike-effect = egy lap hatása
vt-strike-no_strike = nincs csapás

vt-level-none = Diszciplína nélkül
vt-level-basic = alapszint
vt-level-superior = felső szint

vt-discipline-ani = Animalism
vt-discipline-aus = Auspex
vt-discipline-tha = Blood Sorcery
vt-discipline-cel = Celerity
vt-discipline-dom = Dominate
vt-discipline-for = Fortitude
vt-discipline-obf = Obfuscate
vt-discipline-obl = Oblivion
vt-discipline-pot = Potence
vt-discipline-pre = Presence
vt-discipline-pro = Protean
vt-discipline-abo = Abombwe
vt-discipline-chi = Chimerstry
vt-discipline-dai = Daimoinon
vt-discipline-dem = Dementation
vt-discipline-mal = Malignatio
vt-discipline-mel = Melpominee
vt-discipline-myt = Mytherceria
vt-discipline-nec = Necromancy
vt-discipline-obe = Obeah
vt-discipline-obt = Obtenebration
vt-discipline-qui = Quietus
vt-discipline-san = Sanguinus
vt-discipline-ser = Serpentis
vt-discipline-spi = Spiritus
vt-discipline-str = Striga
vt-discipline-tem = Temporis
vt-discipline-thn = Thanatosis
vt-discipline-val = Valeren
vt-discipline-vic = Vicissitude
vt-discipline-vis = Visceratika
vt-discipline-fli = Repülés

vt-clan-none = nincs klánja
vt-clan-abomination = Abomination
vt-clan-ahrimane = Ahrimane
vt-clan-akunanse = Akunanse
vt-clan-baali = Baali
vt-clan-banu_haqim = Banu Haqim
vt-clan-blood_brother = Blood Brother
vt-clan-brujah = Brujah
vt-clan-brujah_antitribu = Brujah antitribu
vt-clan-caitiff = Caitiff
vt-clan-daughter_of_cacophony = Daughter of Cacophony
vt-clan-gangrel = Gangrel
vt-clan-gangrel_antitribu = Gangrel antitribu
vt-clan-gargoyle = Gargoyle
vt-clan-giovanni = Giovanni
vt-clan-guruhi = Guruhi
vt-clan-harbinger_of_skulls = Harbinger of Skulls
vt-clan-hecata = Hecata
vt-clan-ishtarri = Ishtarri
vt-clan-kiasyd = Kiasyd
vt-clan-lasombra = Lasombra
vt-clan-malkavian = Malkavian
vt-clan-malkavian_antitribu = Malkavian antitribu
vt-clan-ministry = Ministry
vt-clan-nagaraja = Nagaraja
vt-clan-nosferatu = Nosferatu
vt-clan-nosferatu_antitribu = Nosferatu antitribu
vt-clan-osebo = Osebo
vt-clan-pander = Pander
vt-clan-ravnos = Ravnos
vt-clan-salubri = Salubri
vt-clan-salubri_antitribu = Salubri antitribu
vt-clan-samedi = Samedi
vt-clan-toreador = Toreador
vt-clan-toreador_antitribu = Toreador antitribu
vt-clan-tremere = Tremere
vt-clan-tremere_antitribu = Tremere antitribu
vt-clan-true_brujah = True Brujah
vt-clan-tzimisce = Tzimisce
vt-clan-ventrue = Ventrue
vt-clan-ventrue_antitribu = Ventrue antitribu

vt-sect-no_sect = nincs szektája
vt-sect-camarilla = Camarilla
vt-sect-sabbat = Sabbat
vt-sect-independent = független
vt-sect-anarch = anarch
vt-sect-laibon = laibon

vt-title-untitled = nincs címe
vt-title-primogen = primogén
vt-title-prince = herceg
vt-title-justicar = igazságosztó
vt-title-inner_circle = Belső Kör
vt-title-baron = báró
vt-title-bishop = püspök
vt-title-archbishop = érsek
vt-title-priscus = priscus
vt-title-cardinal = bíboros
vt-title-regent = régens
vt-title-kholo = kholo
vt-title-magaji = magaji
vt-title-one_vote = 1 szavazat
vt-title-two_votes = 2 szavazat

vt-type-vampire = vámpír
vt-type-master = mesterkártya
vt-type-action = akciókártya
vt-type-modifier = akciómódosító
vt-type-reaction = reakció
vt-type-combat = harckártya
vt-type-political = politikai akció
vt-type-equipment = felszerelés
vt-type-retainer = kísérő
vt-type-ally = szövetséges
vt-type-event = esemény
vt-type-imbued = felruházott
vt-type-conviction = meggyőződés
vt-type-power = erő
vt-type-reflex = reflex

vt-trait-location = helyszín
vt-trait-hunting_ground = vadászterület
vt-trait-trifle = csekélység
vt-trait-out_of_turn = körön kívüli
vt-trait-archetype = archetípus
vt-trait-vehicle = jármű
vt-trait-weapon = fegyver
vt-trait-gun = lőfegyver
vt-trait-melee = közelharci fegyver
vt-trait-animal = állat
vt-trait-frenzy = őrjöngés
vt-trait-grapple = dulakodás
vt-trait-boon = lekötelezettség
vt-trait-discipline = Diszciplína
vt-trait-trophy = trófea
vt-trait-red_list = Vörös Lista
vt-trait-gehenna = Gehenna
vt-trait-black_hand = Fekete Kéz
vt-trait-blood_cursed = vérátkozott
vt-trait-infernal = pokolbéli
vt-trait-flight = repülés
vt-trait-scarce = ritka
vt-trait-slave = szolga
vt-trait-sterile = meddő
vt-trait-seraph = Szeráf
vt-trait-mortal = halandó
vt-creed-no_creed = hitvallás nélküli
vt-creed-avenger = Bosszúálló
vt-creed-defender = Védelmező
vt-creed-innocent = Ártatlan
vt-creed-judge = Bíró
vt-creed-martyr = Mártír
vt-creed-redeemer = Megváltó
vt-creed-visionary = Látnok
vt-virtue-ven = Bosszú
vt-virtue-def = Védelem
vt-virtue-inn = Ártatlanság
vt-virtue-jud = Igazság
vt-virtue-mar = Mártíromság
vt-virtue-red = Megváltás
vt-virtue-viz = Látomás

# A kártyafájlok szavai, amelyeket senkitől sem kérdeznek.
vt-deed-block = blokkolás
vt-deed-unlock_normally = szokásos visszaforgatás
vt-deed-hunt = vadászat
vt-deed-strike_ends = csapás: a harc vége
vt-deed-use_equipment = felszerelés használata
vt-answer-yes = igen
vt-user-anyone = bárki
vt-user-bearer_controller = a viselő irányítója
vt-user-bearer = a viselő
vt-user-others = mások
vt-user-uninvolved = a harcban részt nem vevő alattvaló
vt-harm-normal = közönséges sebzés
vt-harm-aggravated = súlyos sebzés
vt-harm-guns = lőfegyver okozta sebzés
vt-moment-own_unlock = a saját visszaforgatási fázisban
vt-moment-own_discard = a saját eldobási fázisban

vt-window-unlock_effects = A visszaforgatási fázis hatásai
vt-window-master_action = Mesterfázis
vt-window-between_actions = Akciók között
vt-window-action = Akció
vt-window-as_played = Kártya kijátszása közben
vt-window-as_announced = Akció bejelentése közben
vt-window-no_block = Nincs blokkolási kísérlet
vt-window-block_attempt = Blokkolási kísérlet
vt-window-blocked = Az akciót blokkolták
vt-window-before_block_resolution = A blokkolás végrehajtása előtt
vt-window-before_resolution = Az akció végrehajtása előtt
vt-window-blocks_declined = Lemondtak a blokkolásról
vt-window-would_succeed = Az akció sikerülni készül
vt-window-after_resolution = Az akció után
vt-window-block_combat = Blokkolás utáni harc
vt-window-cost_due = Költség fizetése előtt
vt-window-range_before = A távolság előtt
vt-window-range_decide = Távolság
vt-window-strike_before = A csapások előtt
vt-window-strike_choose = A csapások választása
vt-window-strike_modify = A csapások módosítása
vt-window-damage_prevent = Sebzés megelőzése
vt-window-extra_strikes = További csapások
vt-window-press_decide = Nyomulás
vt-window-round_end = A forduló vége
vt-window-round_begin = A forduló eleje
vt-window-torpor_entered = Egy vámpír torporba kerül
vt-window-minion_burned = Egy alattvalót egy másik eléget
vt-window-after_combat = A harc után
vt-window-diablerie_after = Diablerie után, a vérvadászat előtt
vt-window-diablerie_before = Diablerie előtt
vt-window-influence_main = Befolyásolási fázis
vt-window-discard_main = Eldobási fázis
vt-window-polling_start = A szavazatok leadása előtt
vt-window-polling_cast = Szavazás
vt-window-succeeding = Az akció sikerül
vt-window-card_locked = Egy kártyát elforgatnak

## Mondatrészek: számok és pillanatok. Nem minden nyelv használja mindegyiket.

vt-part-pool = { $count } készletet
vt-part-blood = { $count } vért
vt-part-damage = { $count } sebzést
vt-part-stealth =
    { $stealth ->
        [0] { "" }
       *[other] { " " }(lopakodás: { $stealth })
    }
# Az akció, ahogy bejelentették; $aimed értéke 1, ha valaki ellen irányul.
vt-part-announced =
    { $aimed ->
        [1] { vt-event-announced-at }
       *[other] { vt-event-announced }
    }
vt-part-votes = { $count } szavazatot
# Mi történik éppen, amikor valakit kérdeznek.
vt-part-moment =
    { $window-id ->
        [unlock_effects] { $seat-you ->
            [yes] A te visszaforgatási fázisod.
           *[no] { $seat } visszaforgatási fázisa.
        }
        [master_action] { $seat-you ->
            [yes] A te mesterfázisod; hátralévő mesterakciók: { $count }.
           *[no] { $seat } mesterfázisa.
        }
        [between_actions] { $seat-you ->
            [yes] A te alattvalófázisod, két akció között.
           *[no] { $seat } alattvalófázisa, két akció között.
        }
        [as_played] Éppen kijátsszák: „{ $card }”.
        [as_announced] { vt-part-announced }
        [no_block] { vt-part-announced } Senki sem próbál blokkolni.
        [block_attempt] { $blocker } blokkolni próbál (aki cselekszik: { $acting }): elfogás { $intercept }, lopakodás { $stealth }.
        [before_block_resolution] Az akciót blokkolták; aki cselekedett: { $acting }.
        [blocks_declined] { vt-part-announced } Már senki sem blokkol.
        [would_succeed] { $acting } akciója mindjárt sikerül.
       *[after_resolution] Az akció véget ért.
        [range_before] Harcban: { $fighter } és { $opponent }, a távolság eldöntése előtt.
        [range_decide] Harcban: { $fighter } és { $opponent }; a távolság dől el.
        [strike_before] Harcban: { $fighter } és { $opponent }, a csapások előtt.
        [strike_choose] Harcban: { $fighter } és { $opponent }; jönnek a csapások.
        [strike_modify] Harcban: { $fighter } és { $opponent }; a csapások megvannak.
        [damage_prevent] Harcban: { $fighter } és { $opponent }; mindjárt sebződnek.
        [extra_strikes] Harcban: { $fighter } és { $opponent }; további csapások.
        [press_decide] Harcban: { $fighter } és { $opponent }; nyomulás.
        [round_end] Harcban: { $fighter } és { $opponent }; véget ér a forduló.
        [influence_main] { $seat-you ->
            [yes] A te befolyásolási fázisod; hátralévő átutalások: { $count }.
           *[no] { $seat } befolyásolási fázisa.
        }
        [discard_main] { $seat-you ->
            [yes] A te eldobási fázisod; hátralévő eldobási akciók: { $count }.
           *[no] { $seat } eldobási fázisa.
        }
        [polling_start] Referendum, a szavazatok leadása előtt.
        [polling_cast] Referendum: folyik a szavazás.
        [after_referendum] A referendum véget ért.
        [strike_declared] Harcban: { $fighter } és { $opponent }; egy csapást kiválasztottak.
        [strike_after] Harcban: { $fighter } és { $opponent }; a csapásokat végrehajtották.
        [press_begins] Harcban: { $fighter } és { $opponent }, a nyomulások előtt.
        [prevent_others] Harcban: { $fighter } és { $opponent }; sebzés következik.
        [would_go] Egy alattvaló torporba zuhanni vagy elégni készül.
        [event_after] Valami éppen történt.
        [combat_due] Mindjárt harcolni kezd: { $fighter } és { $opponent }.
    }

## Események: kártyák és körök

vt-event-first-drawn =
    { $seat-you ->
        [yes] A sorsolás szerint te kezdesz.
       *[no] A sorsolás szerint { $seat } kezd.
    }
vt-event-drew-card =
    { $seat-you ->
        [yes] Ezt húzod: „{ $card }”.
       *[no] { $seat } ezt húzza: „{ $card }”.
    }
vt-event-drew =
    { $seat-you ->
        [yes] Húzol egy kártyát.
       *[no] { $seat } húz egy kártyát.
    }
vt-event-drew-vampire =
    { $seat-you ->
        [yes] A kriptádból ezt húzod: „{ $card }”.
       *[no] { $seat } a kriptájából ezt húzza: „{ $card }”.
    }
vt-event-drew-crypt =
    { $seat-you ->
        [yes] Húzol egy kártyát a kriptádból.
       *[no] { $seat } húz egy kártyát a kriptájából.
    }
vt-event-turn-began =
    { $seat-you ->
        [yes] { $turn }. kör: te következel.
       *[no] { $turn }. kör: { $seat } következik.
    }
vt-event-phase-began =
    { $seat-you ->
        [yes] Következik: { $phase }.
       *[no] { $seat }: { $phase }.
    }
vt-event-edge-pool =
    { $seat-you ->
        [yes] Felhasználod az Előnyt.
       *[no] { $seat } felhasználja az Előnyt.
    }
vt-event-transferred =
    { $seat-you ->
        [yes] Átutalsz egy jelzőt egy nem irányított vámpírra; most { $count } van rajta.
       *[no] { $seat } átutal egy jelzőt egy nem irányított vámpírra; most { $count } van rajta.
    }
vt-event-took-back =
    { $seat-you ->
        [yes] Visszaveszel egy jelzőt egy nem irányított vámpírról; most { $count } van rajta.
       *[no] { $seat } visszavesz egy jelzőt egy nem irányított vámpírról; most { $count } van rajta.
    }
vt-event-emerged =
    { $seat-you ->
        [yes] { $card } az irányításod alá kerül.
       *[no] { $seat } irányítása alá kerül: { $card }.
    }
vt-event-merged =
    { $seat-you ->
        [yes] Egyesíted { $card } két változatát.
       *[no] { $seat } egyesíti { $card } két változatát.
    }
vt-event-burned = Elégetve: „{ $card }”.
vt-event-removed = Kikerül a játékból: „{ $card }”.
vt-event-locked = Elforgatva: „{ $card }”.
vt-event-unlocked = Visszaforgatva: „{ $card }”.
vt-event-played =
    { $seat-you ->
        [yes] Kijátszod: „{ $card }”.
       *[no] { $seat } kijátssza: „{ $card }”.
    }
vt-event-played-by = { $minion } kijátssza: „{ $card }”.
vt-event-used =
    { $seat-you ->
        [yes] Használod: „{ $card }”.
       *[no] { $seat } használja: „{ $card }”.
    }
vt-event-used-by = { $minion } használja: „{ $card }”.

## Események: akciók és blokkolás

vt-event-announced =
    { $action-id ->
       *[plain] { $minion } akcióba kezd{ vt-part-stealth }.
        [bleed] { $minion } véreztet{ vt-part-stealth }.
        [hunt] { $minion } vadászik{ vt-part-stealth }.
        [equip] { $minion } felszerelkezik{ vt-part-stealth }.
        [employ] { $minion } kísérőt fogad fel{ vt-part-stealth }.
        [recruit] { $minion } szövetségest toboroz{ vt-part-stealth }.
        [political] { $minion } politikai akcióba kezd{ vt-part-stealth }.
        [leave_torpor] { $minion } megpróbál kilépni a torporból{ vt-part-stealth }.
        [rescue] { $minion } egy vámpír mentésére indul{ vt-part-stealth }.
        [diablerie] { $minion } diablerie-re készül{ vt-part-stealth }.
        [become_anarch] { $minion } anarchává akar válni{ vt-part-stealth }.
        [pursuit] { $minion } üldözésbe kezd{ vt-part-stealth }.
        [gain_power] { $minion } hatalmat akar szerezni{ vt-part-stealth }.
        [burn_imbued] { $minion } egy harcképtelen felruházottat akar elégetni{ vt-part-stealth }.
    }
vt-event-announced-at =
    { $action-id ->
       *[plain] { $target-you ->
            [yes] { $minion } ellened irányuló akcióba kezd{ vt-part-stealth }.
           *[no] { $minion } akcióba kezd; a célpont: { $target }{ vt-part-stealth }.
        }
        [bleed] { $target-you ->
            [yes] { $minion } { $bleed } ponttal véreztet téged{ vt-part-stealth }.
           *[no] { $minion } { $bleed } ponttal véreztet; a célpont: { $target }{ vt-part-stealth }.
        }
        [rescue] { $target-you ->
            [yes] { $minion } az egyik vámpírod mentésére indul{ vt-part-stealth }.
           *[no] { $minion } mentésre indul; akié a vámpír: { $target }{ vt-part-stealth }.
        }
        [pursuit] { $target-you ->
            [yes] { $minion } üldözőbe veszi egy megjelölt alattvalódat{ vt-part-stealth }.
           *[no] { $minion } üldözésbe kezd; akié a megjelölt: { $target }{ vt-part-stealth }.
        }
        [diablerie] { $target-you ->
            [yes] { $minion } diablerie-re készül az egyik vámpírod ellen{ vt-part-stealth }.
           *[no] { $minion } diablerie-re készül; akié a vámpír: { $target }{ vt-part-stealth }.
        }
        [burn_imbued] { $target-you ->
            [yes] { $minion } egy harcképtelen felruházottadat akarja elégetni{ vt-part-stealth }.
           *[no] { $minion } egy harcképtelen felruházottat akar elégetni; az irányítója: { $target }{ vt-part-stealth }.
        }
    }
vt-event-blocks = { $minion } blokkolni próbál: elfogás { $intercept }, lopakodás { $stealth }.
vt-event-block-failed = { $minion } nem tud blokkolni.
vt-event-blocked = { $minion } blokkolja az akciót.
vt-event-declined = Senki sem blokkol.
vt-event-succeeded = Az akció sikerül: { $minion }.
vt-event-fizzled = Az akció szertefoszlik: { $minion }.
vt-event-action-ended = Az akció eredménytelenül ér véget: { $minion }.
vt-event-pool-burned =
    { $seat-you ->
        [yes] Elégetsz { vt-part-pool }.
       *[no] { $seat } eléget { vt-part-pool }.
    }
vt-event-pool-gained =
    { $seat-you ->
        [yes] Kapsz { vt-part-pool }.
       *[no] { $seat } kap { vt-part-pool }.
    }
vt-event-blood-gained = { $card } kap { vt-part-blood }.
vt-event-blood-lost = { $card } veszít { vt-part-blood }.
vt-event-edge-taken =
    { $seat-you ->
        [yes] Tiéd az Előny.
       *[no] { $seat } szerzi meg az Előnyt.
    }
vt-event-edge-gone = Az Előny most senkié sem.
vt-event-target-changed =
    { $seat-you ->
        [yes] A véreztetés célpontja most te vagy.
       *[no] A véreztetés célpontja most { $seat }.
    }
vt-event-stealth-added = „{ $card }”: a lopakodás most { $count }.
vt-event-intercept-added = { $minion }: az elfogás most { $count }.
vt-event-bleed-changed = A véreztetés most { $count }.
vt-event-woke = { $minion } felébred.

## Események: harc

vt-event-combat-began = Harcba száll { $minion } és { $opponent }.
vt-event-round-began = Kezdődik a harc { $count }. fordulója.
vt-event-range-set =
    { $range-id ->
       *[close] A harc közelről folyik.
        [long] A harc távolról folyik.
    }
vt-event-maneuvered =
    { $range-id ->
       *[close] { $minion } közelre manőverez.
        [long] { $minion } távolra manőverez.
    }
vt-event-hand-strike = { $minion } puszta kézzel csap.
vt-event-struck-with = { $minion } csapása: „{ $card }”.
vt-event-dodged = { $minion } kitér.
vt-event-damaged = { $minion } elszenved { vt-part-damage }.
vt-event-damaged-badly = { $minion } elszenved { $count } súlyos sebzést.
vt-event-prevented = { $minion } megelőz { vt-part-damage }.
vt-event-stole = { $minion } ellop { vt-part-blood }.
vt-event-pressed = { $minion } nyomul.
vt-event-combat-ended = A harc véget ér.
vt-event-went-to-torpor = { $minion } torporba zuhan.
vt-event-left-torpor = { $minion } kilép a torporból.
vt-event-conviction-played =
    { $seat-you ->
        [yes] Kijátszod ezt: „{ $card }”; megkapja: { $minion }.
       *[no] { $seat } kijátssza ezt: „{ $card }”; megkapja: { $minion }.
    }
vt-event-incapacitated = { $minion } harcképtelenné válik.
vt-event-recovered = { $minion } ismét készenlétben van.

## Események: a többi

vt-event-ousted =
    { $seat-you ->
        [yes] Kiesel.
       *[no] { $seat } kiesik.
    }
vt-event-point-gained =
    { $seat-you ->
        [yes] Kapsz egy győzelmi pontot; most { $count } pontod van.
       *[no] { $seat } kap egy győzelmi pontot; most { $count } pontja van.
    }
vt-event-withdrawing =
    { $seat-you ->
        [yes] Bejelented, hogy visszavonulsz.
       *[no] { $seat } bejelenti, hogy visszavonul.
    }
vt-event-withdrew =
    { $seat-you ->
        [yes] Visszavonulsz a játékból.
       *[no] { $seat } visszavonul a játékból.
    }
vt-event-contested = Vita tárgya lesz: „{ $card }”.
vt-event-contest-kept =
    { $seat-you ->
        [yes] Fenntartod a vitát: „{ $card }”.
       *[no] { $seat } fenntartja a vitát: „{ $card }”.
    }
vt-event-yielded =
    { $seat-you ->
        [yes] Lemondasz róla: „{ $card }”.
       *[no] { $seat } lemond róla: „{ $card }”.
    }
vt-event-contest-won =
    { $seat-you ->
        [yes] Megnyered a vitát: „{ $card }”.
       *[no] { $seat } megnyeri a vitát: „{ $card }”.
    }
vt-event-discarded =
    { $seat-you ->
        [yes] Eldobod: „{ $card }”.
       *[no] { $seat } eldobja: „{ $card }”.
    }
vt-event-burn-option =
    { $seat-you ->
        [yes] Élsz az elégetési lehetőséggel: „{ $card }”.
       *[no] { $seat } él az elégetési lehetőséggel: „{ $card }”.
    }
vt-event-attached = „{ $card }” ide kerül: „{ $minion }”.
vt-event-enters =
    { $seat-you ->
        [yes] Játékba kerül nálad: „{ $card }”.
       *[no] { $seat } oldalán játékba kerül: „{ $card }”.
    }
vt-event-searched =
    { $seat-you ->
        [yes] Megkevered a könyvtáradat.
       *[no] { $seat } megkeveri a könyvtárát.
    }
vt-event-hand-looked-at =
    { $seat-you ->
        [yes] Megnézed a kezét: { $whose }.
       *[no] { $whose-you ->
            [yes] { $seat } megnézi a kezedet.
           *[no] { $seat } megnézi a kezét: { $whose }.
        }
    }
vt-event-saw-card = { $seat } kezében: „{ $card }”.
vt-event-hand-opened =
    { $seat-you ->
        [yes] Nyitott kézzel játszol.
       *[no] { $seat } nyitott kézzel játszik.
    }
vt-event-hand-closed =
    { $seat-you ->
        [yes] A kezed megint rejtett.
       *[no] { $seat } keze megint rejtett.
    }
vt-event-became-anarch = { $minion } anarchává válik.
vt-event-cancelled = Érvénytelenítve: „{ $card }”.
vt-event-chose-card =
    { $seat-you ->
        [yes] Ezt a kártyát választod: „{ $card }”.
       *[no] { $seat } ezt a kártyát választja: „{ $card }”.
    }
vt-event-chose-player =
    { $seat-you ->
        [yes] Őt választod: { $whose }.
       *[no] { $seat } őt választja: { $whose }.
    }
vt-event-chose-number =
    { $seat-you ->
        [yes] Ezt a számot választod: { $count }.
       *[no] { $seat } ezt a számot választja: { $count }.
    }
vt-event-chose-face-down =
    { $seat-you ->
        [yes] Egy lefordított kártyát választasz.
       *[no] { $seat } egy lefordított kártyát választ.
    }
vt-event-chose-nobody =
    { $seat-you ->
        [yes] Semmit sem választasz.
       *[no] { $seat } semmit sem választ.
    }
vt-event-control-taken =
    { $seat-you ->
        [yes] Átveszed az irányítást e kártya fölött: „{ $card }”.
       *[no] { $seat } átveszi az irányítást e kártya fölött: „{ $card }”.
    }
vt-event-continued = Az akció folytatódik, mintha nem blokkolták volna: { $minion }.
vt-event-diablerized = { $minion } diablerie-t követ el; az áldozat: { $opponent }.
vt-event-stepped-in = { $minion } belép; akinek a helyére: { $card }.
vt-event-marked =
    { $seat-you ->
        [yes] Megjelölöd erre a körre: { $minion }.
       *[no] { $seat } megjelöli erre a körre: { $minion }.
    }
vt-event-voted-for =
    { $seat-you ->
        [yes] Leadsz mellette { vt-part-votes }.
       *[no] { $seat } lead mellette { vt-part-votes }.
    }
vt-event-voted-against =
    { $seat-you ->
        [yes] Leadsz ellene { vt-part-votes }.
       *[no] { $seat } lead ellene { vt-part-votes }.
    }
vt-event-hunt-passed = Kihirdetik a vérvadászatot: { $minion } elpusztul.
vt-event-hunt-failed = Nem lesz vérvadászat: { $minion } megússza.
vt-event-stalled = Harminc kör óta semmi sem változott: a játék véget ér.
vt-event-time-up = Lejárt az idő: minden játékban maradt Metuzálem fél győzelmi pontot kap.
vt-event-won =
    { $seat-you ->
        [yes] Győztél!
       *[no] { $seat } győzött!
    }
vt-event-nobody-won = Senki sem győz.

# Mit számol az eredmény, a szám mögött.
vt-score-unit = győzelmi pont

## Miért győzött valaki

# So many victory points, and half of one more if $half is 1.
vt-bit-points =
    { $half ->
        [1] { $count ->
            [0] ½
           *[other] { $count }½
        }
       *[other] { $count }
    }
vt-verdict-points =
    { $seat-you ->
        [yes] Neked van a legtöbb győzelmi pontod: { vt-bit-points }.
       *[no] { $seat } szerezte a legtöbb győzelmi pontot: { vt-bit-points }.
    }
vt-verdict-last =
    { $seat-you ->
        [yes] Te vagy az utolsó Metuzálem az asztalnál.
       *[no] Az utolsó Metuzálem az asztalnál: { $seat }.
    }
vt-verdict-shared = Többen is a legtöbb győzelmi ponttal ({ vt-bit-points }) végeztek, ezért senki sem győz.
vt-verdict-stalled = Harminc körön át semmi sem változott.
vt-verdict-time = Lejárt az idő: aki még játékban volt, fél győzelmi ponttal többet kap.

## Amit a játékostól kérdeznek

vt-prompt-draw-first = Sorsolás: ki kezd.
vt-prompt-draw-library = Egy kártya húzása a könyvtárból.
vt-prompt-draw-crypt = Egy kártya húzása a kriptából.
vt-prompt-wish = { vt-part-moment } Akarsz valamit tenni? A válaszodat senki sem látja.
vt-prompt-impulse = { vt-part-moment } Mit teszel?
vt-prompt-next-action = A te alattvalófázisod: ki cselekszik, és hogyan?
vt-prompt-take-more = Mit vesz még el ugyanattól az alattvalótól?
vt-prompt-reduce = Csökkented a kártya költségét?
vt-prompt-effect-player = „{ $card }”: válassz egy Metuzálemet.
vt-prompt-effect-thing = „{ $card }”: válassz egy kártyát az asztalon.
vt-prompt-effect-card = „{ $card }”: válassz egy kártyát.
vt-prompt-effect-number = „{ $card }”: mennyi?
vt-prompt-effect-word = „{ $card }”: válassz egyet.
vt-prompt-effect-option = „{ $card }”: válaszd ki, mi történjen.
vt-prompt-effect-whether = „{ $card }”: megteszed?
vt-prompt-effect-pay = „{ $card }”: fizetsz érte?
vt-prompt-triggers = Több dolog történik egyszerre: melyik legyen az első?
vt-prompt-discard = Túl sok kártya van a kezedben: melyiket dobod el?
vt-prompt-split = A mentés 2 vérbe kerül: mennyit fizet { $acting }?
vt-prompt-maneuvers = { $minion } harcol; az ellenfele: { $opponent }. Manőverezel?
vt-prompt-strike =
    { $aims ->
        [1] { $minion } messziről csap: kire?
        [2] { $minion } harcol; az ellenfele: { $opponent }. Mit használsz a csapással?
       *[other] { $minion } harcol; az ellenfele: { $opponent }. Melyik csapást választod?
    }
vt-prompt-prevent =
    { $count ->
        [0] Mindjárt sebződik valaki: megelőzöl belőle valamennyit?
       *[other] { $minion } mindjárt elszenved { vt-part-damage }: megelőzöl belőle valamennyit?
    }
vt-prompt-presses = { $minion } harcol; az ellenfele: { $opponent }. Nyomulsz?
vt-prompt-diablerize = { $opponent } ki akart lépni a torporból, de { $minion } blokkolta. { $minion } diablerie-t követ el?
vt-prompt-step-in = { $opponent } blokkolt; akit blokkolt: { $minion }. Harcoljon helyette egy szolga?
vt-prompt-loot = { $minion } diablerie-t követ el; az áldozat: { $opponent }. Melyik felszerelését veszi el?
vt-prompt-learn =
    { $trophy ->
        [1] { $minion } elégetett egy vámpírt a Vörös Listáról, így kaphat egy trófeát: melyiket?
        [2] { $minion } szerezhet egy meggyőződést: melyiket?
       *[other] { $minion } idősebb vámpíron követett el diablerie-t, így kaphat egy Diszciplína-lapot: melyiket?
    }
vt-prompt-award = { $minion } elégetett valakit a Vörös Listáról. Odakerüljön ez a trófeád: „{ $card }”?
vt-prompt-convictions = { $minion } meggyőződéseket éget el: melyiket?
vt-prompt-reprisal = Egy harcképtelen felruházott elégett. Elégeti egy felruházottad egy meggyőződését, hogy 1 sebzést okozzon? A célpont: { $minion }
vt-prompt-reattach = { $card } ellopva, és itt fekszik: { $minion }. Melyik lapodra kerül?
vt-prompt-enter = { $card } játékba kerül: használod a saját szövegét?
vt-prompt-prevent-which = { $minion } a sebzés egy részét előzi meg ({ $count }): ebből mennyi a súlyos?
vt-prompt-over = A játszma véget ért.

## A válaszok feliratai

vt-option-first = Az első kör: { $seat }
vt-option-get = { $card }
vt-option-pass = Passz
vt-option-pass-maneuver = Nincs manőver
vt-option-pass-prevent = Nincs több megelőzés
vt-option-pass-press = Nincs nyomulás
vt-option-pass-vote = Nincs több szavazat
vt-option-pass-learn = Egyiket sem
vt-option-pass-step-in = Egy szolga sem lép a helyére
vt-option-hold = Tenni akarok valamit
vt-option-play =
    { $level-id ->
       *[none] { $card }
        [basic] { $card } ({ $discipline })
        [superior] { $card } ({ $discipline }, felső szint)
    }
vt-option-play-by =
    { $level-id ->
       *[none] { $minion }: { $card }
        [basic] { $minion }: { $card } ({ $discipline })
        [superior] { $minion }: { $card } ({ $discipline }, felső szint)
    }
vt-option-use = Használd: { $card }
vt-option-use-by = { $minion } használja: { $card }
vt-option-bleed = { $minion } véreztet
vt-option-hunt = { $minion } vadászik
vt-option-leave-torpor = { $minion } kilép a torporból (2 vér)
vt-option-rescue = { $minion } megmenti: { $card } (2 vér)
vt-option-pursue = { $minion } harcba száll vele: { $card } (1 vér)
vt-option-diablerie = { $minion } diablerie-t követ el: { $card }
vt-option-become-anarch = { $minion } anarchává válik
vt-option-burn-imbued = { $minion } ezt akarja elégetni: { $card }
vt-option-take = { $minion } elveszi: { $card }
vt-option-block = { $minion } blokkolni próbál
vt-option-end-phase =
    { $phase-id ->
       *[unlock] A visszaforgatási fázis vége
        [master] A mesterfázis vége
        [minion] Az alattvalófázis vége
        [influence] A befolyásolási fázis vége
        [discard] Az eldobási fázis vége
    }
vt-option-edge = Előny: kapsz 1 készletet
vt-option-keep = Tartsd fenn a vitát: { $card } (1 készlet)
vt-option-win = Nyerd meg a vitát: { $card }
vt-option-yield = Mondj le róla: { $card }
vt-option-burn-option = Elégetési lehetőség: { $card }
vt-option-withdraw = Jelentsd be, hogy visszavonulsz
vt-option-unlock = Égess el 1 készletet: { $minion } visszafordul
vt-option-mark = Jelöld meg erre a körre: { $minion } (egy mesterakció)
vt-option-step-in = { $minion } a helyére lép
vt-option-conviction-hand = { $card }: megkapja { $minion }
vt-option-conviction-ash = { $card } a hamukupacból: megkapja { $minion }
vt-option-recover = { $minion } elhagyja a harcképtelenek területét (3 meggyőződés)
vt-option-transfer = 1 átutalás → { $card } ({ $count } / { $capacity })
vt-option-take-back = 2 átutalás: vegyél vissza 1 jelzőt: { $card } ({ $count } / { $capacity })
vt-option-draw-crypt = 4 átutalás és 1 készlet: húzz a kriptádból
vt-option-emerge = { $card } az irányításod alá kerül ({ $count } / { $capacity })
vt-option-merge = 4 átutalás és 1 készlet: egyesítés a másik változattal: { $card }
vt-option-discard = Dobd el: { $card }
vt-option-pay = { $count } vér
vt-option-trigger = { $card }
vt-option-hand-strike = Kézi csapás
vt-option-maneuver = Manőver
vt-option-press = Nyomulás
vt-option-prevent = Előzz meg 1 sebzést
vt-option-prevent-gun = Előzz meg 1 lőfegyveres sebzést
vt-option-aim = Célozd meg: { $card }
vt-option-for = { $card } mellette szavaz
vt-option-for-edge = Égesd el az Előnyt: 1 szavazat mellette
vt-option-against = { $card } ellene szavaz
vt-option-against-edge = Égesd el az Előnyt: 1 szavazat ellene
vt-option-ballot-for = { $card } elégetése: 1 szavazat mellette
vt-option-ballot-against = { $card } elégetése: 1 szavazat ellene
vt-option-learn-library = { $card } a könyvtárból
vt-option-learn-ash = { $card } a hamukupacból
vt-option-learn-hand = { $card } a kézből
vt-option-player = { $seat }
vt-option-thing =
    { $seat-you ->
        [yes] { $card }
       *[no] { $card } ({ $seat })
    }
vt-option-thing-hidden =
    { $seat-you ->
        [yes] Képpel lefelé fordított kártya: { $place }
       *[no] Képpel lefelé fordított kártya: { $place } ({ $seat })
    }
vt-option-card = { $card }
vt-option-number = { $count }
vt-option-word = { $word }
vt-option-option = { $number }. lehetőség
vt-option-yes = Igen
vt-option-no = Nem
vt-option-done = Ennyi
vt-option-time = Lejárt az idő

## A nézet mezői egy olyan táblának, amely egyik játékot sem ismeri: vt-field-NÉV, értékeik: vt-NÉV-ÉRTÉK, különben
## vt-value-ÉRTÉK. A nevek aláhúzásjele itt kötőjel.

vt-field-turn = Kör
vt-field-last-turn = Az idő lejár e kör után
vt-field-phase = Fázis
vt-field-active = Kinek a köre
vt-field-edge = Előny
vt-field-edge-taken = Az Előnyt ebben a körben felhasználták
vt-field-open-decks = A paklik nyíltak
vt-field-actions = Eddigi akciók
vt-field-changed = Ebben a körben változott valami
vt-field-still = Egymás után változás nélkül
vt-field-players = Metuzálemek
vt-field-things = Kártyák az asztalon
vt-field-modifiers = Tartós változások
vt-field-uses = Amit már felhasználtak
vt-field-put-off = Elhalasztva
vt-field-effects = Végrehajtás alatt álló kártyák
vt-field-gathered = Megtörténik, ha mindenki választott
vt-field-gathers = Megvárja, hogy mindenki válasszon
vt-field-values = Mire vonatkozik
vt-field-due = Sorra vár
vt-field-action = Akció
vt-field-combat = Harc
vt-field-queued = A következő harc
vt-field-votes = Szavazatok
vt-field-frames = Folyamatban lévő lépések
vt-field-pool = Készlet
vt-field-points = Győzelmi pontok
vt-field-half = És fél pont
vt-field-out = Kiesett
vt-field-hand = Kéz
vt-field-hand-count = Kártyák a kézben
vt-field-library = Könyvtár
vt-field-library-count = Kártyák a könyvtárban
vt-field-crypt = Kripta
vt-field-crypt-count = Kártyák a kriptában
vt-field-ash = Hamukupac
vt-field-removed = Kivéve a játékból
vt-field-deck = Pakli
vt-field-transfers = Hátralévő átutalások
vt-field-masters = Hátralévő mesterakciók
vt-field-discards = Hátralévő eldobási akciók
vt-field-event = Eseményt játszott ki ebben a fázisban
vt-field-out-of-turn = Kijátszott körön kívüli mesterkártyát
vt-field-trifle = Kapott akciót csekélységért
vt-field-more-masters = További akciók a következő mesterfázisban
vt-field-burnt = Élt az elégetési lehetőséggel
vt-field-withdrawal = Visszavonulás
vt-field-late-unlock = A visszaforgatási fázisban húzandó kártyák
vt-field-late-discard = Az eldobási fázisban húzandó kártyák
vt-field-wish = Kéri az impulzust
vt-field-card = Kártya
vt-field-region = Terület
vt-field-before = Korábbi terület
vt-field-owner = Tulajdonos
vt-field-controller = Irányító
vt-field-host = Ezen fekszik
vt-field-blood = Vér
vt-field-level = Ezzel a hatással játszották ki
vt-field-locked = Elforgatott
vt-field-marks = Állapot
vt-field-chosen = Megjelölte
vt-field-second = Másodikként megjelölte
vt-field-whom = A megjelölt Metuzálem
vt-field-glimpses = Mások kezében látott kártyák
vt-field-whose = Kié
vt-field-unreplaced = Még nem pótolt kártyák
vt-field-term = Csak amíg a feltétele teljesül
vt-field-what = Mi
vt-field-until = Meddig
vt-field-thing = Melyik kártya
vt-field-player = Kié
vt-field-amount = Mennyi
vt-field-source = Ebből ered
vt-field-scope = Egyszer ennyi időn belül
vt-field-by = Aki használta
vt-field-ability = A kártya hatása
vt-field-machine = Hely a kártya szövegében
vt-field-minion = Alattvaló
vt-field-seat = Ki dönt
vt-field-window = Pillanat
vt-field-event-card = A kártya, amelyről szó van
vt-field-event-player = A Metuzálem, akiről szó van
vt-field-effect = Mit tesz
vt-field-again = Minden alkalommal
vt-field-on = Folyamatban
vt-field-kind = Fajta
vt-field-stage = Szakasz
vt-field-course = Kimenetel
vt-field-actor = Cselekvő alattvaló
vt-field-victim = Akit véreztetnek
vt-field-targets = Célpontok
vt-field-directed = Akire irányul
vt-field-declined = Lemondtak a blokkolásról
vt-field-blocker = Blokkoló
vt-field-stealth = Lopakodás
vt-field-bleed = Véreztetés
vt-field-fruitless = Sikertelen blokkolási kísérletek egymás után
vt-field-cancelled = Érvénytelenítve
vt-field-unpaid = A költségét nem kell kifizetni
vt-field-reducers = Ami csökkenti a költségét
vt-field-spent = Már elforgatták érte
vt-field-less-pool = Ennyivel kevesebb készlet
vt-field-less-blood = Ennyivel kevesebb vér
vt-field-back = Akihez visszakerül
vt-field-continues = Folytatódik, mintha nem blokkolták volna
vt-field-continued = Már folytatódott a blokkolás után
vt-field-ranged = Távolsági
vt-field-aggravated = Súlyos
vt-field-first = Első csapás
vt-field-gun = Lőfegyver
vt-field-weapons = Csak fegyver
vt-field-target = Célpont
vt-field-who = Ki
vt-field-strike = Csapás
vt-field-committed = A csapása eldőlt
vt-field-weapon-used = Fegyverrel vagy csapáskártyával manőverezett
vt-field-extra = További csapások
vt-field-gained = Kapott további csapásokat
vt-field-bound = Kötelező manőverek
vt-field-maneuvers = Manőverek
vt-field-presses = Nyomulások
vt-field-preventions = Megelőzhető sebzés
vt-field-all-preventions = Az egész harcban megelőzhető sebzés
vt-field-gun-preventions = Megelőzhető lőfegyveres sebzés
vt-field-blood-lost = Ebben a fordulóban vesztett vér
vt-field-ended = Véget ért
vt-field-round = Forduló
vt-field-moved = Történt valami
vt-field-range = Távolság
vt-field-range-set = A távolság rögzített
vt-field-last = Ki volt az utolsó
vt-field-pressed = Nyomulás érvényben
vt-field-sides = Harcolók
vt-field-acting = A cselekvő fél
vt-field-other = A másik
vt-field-hurt = Várakozó sebzés
vt-field-normal = Szokásos
vt-field-step = Lépés
vt-field-count = Szám
vt-field-seats = Kik vannak hátra
vt-field-order = Sorrend
vt-field-pc = Hely a kártya szövegében
vt-field-locals = Amit megneveztek
vt-field-value = Mi az
vt-field-open = Nyílt
vt-field-seen-by = Akik ismerik

vt-step-draw-first = Az első játékos sorsolása
vt-step-draw-library = Húzás a könyvtárból
vt-step-draw-crypt = Húzás a kriptából
vt-step-deal = Osztás
vt-step-turn = Kör
vt-step-impulse = Impulzus
vt-step-next-action = A következő akció
vt-step-take-more = További felszerelés
vt-step-reduce = Költség csökkentése
vt-step-action = Akció
vt-step-play = Egy kártya kijátszása
vt-step-effect = Egy kártya végrehajtása
vt-step-triggers = Ami magától történik
vt-step-discard = Eldobás
vt-step-split = Ki fizet a mentésért
vt-step-combat = Harc
vt-step-maneuvers = Manőverek
vt-step-strike = Csapások
vt-step-damage = Sebzés
vt-step-prevent = Sebzés megelőzése
vt-step-presses = Nyomulás
vt-step-diablerize = Diablerie blokkolás után
vt-step-step-in = Egy szolga beléphet
vt-step-award = Trófea
vt-step-diablerie = Diablerie
vt-step-loot = Az áldozat felszerelése
vt-step-learn = Diszciplína-lap diablerie után
vt-step-convictions = Mely meggyőződések égnek el
vt-step-reprisal = Válaszok egy felruházott elégetésére
vt-step-reattach = Egy ellopott lap új helyet kap
vt-step-enter = Egy lap játékba kerül
vt-step-prevent-which = Melyik sebzést előzik meg
vt-step-over = A játszma vége

vt-region-nowhere = sehol
vt-region-limbo = félretéve
vt-region-uncontrolled = nem irányított terület
vt-region-ready = készenléti terület
vt-region-torpor = torpor
vt-region-incapacitated = a harcképtelenek területe
vt-region-table = az asztalon
vt-region-attached = másik kártyán
vt-region-contested = vitatott
vt-region-merged = a másik változat alatt

vt-marks-awake = ébren
vt-marks-wounded = sebesült
vt-marks-recruited = ebben a körben toborzott
vt-marks-stays-locked = nem forgatható vissza
vt-marks-has-blocked = blokkolt
vt-marks-bled = ebben a körben véreztetett
vt-marks-marked = erre a körre megjelölt
vt-marks-voted = ebben a körben politikai akciót hajtott végre
vt-marks-going = mindjárt torporba kerül
vt-marks-burning = mindjárt elég
vt-marks-drained = az akció miatt veszti el utolsó életét
vt-marks-fed = vadászterületről kapott vért
vt-marks-yielded = lemondott a címéről
vt-marks-last-contestant = más már nem tart rá igényt
vt-marks-stolen = ebben a fordulóban ellopva
vt-marks-taught = egy rajta lévő lap megváltoztatta
vt-marks-failed-block = nem sikerült blokkolnia, és el fog fordulni
vt-marks-contesting = vitatja a címét
vt-marks-entitled = címet szerzett
vt-marks-convinced = ebben a fázisban már kapott meggyőződést

vt-withdrawal-none = nincs
vt-withdrawal-declared = bejelentve
vt-withdrawal-broken = meghiúsult
vt-stage-announced = bejelentve
vt-stage-no-block = nincs blokkolási kísérlet
vt-stage-block-attempt = blokkolási kísérlet
vt-stage-declined = lemondtak a blokkolásról
vt-stage-resolving = végrehajtás alatt
vt-course-open = nyitott
vt-course-successful = sikeres
vt-course-fizzled = szertefoszlott
vt-course-blocked = blokkolt
vt-course-failed = sikertelen
vt-course-ended = véget ért
vt-kind-plain = { vt-action-plain }
vt-kind-bleed = { vt-action-bleed }
vt-kind-hunt = { vt-action-hunt }
vt-kind-equip = { vt-action-equip }
vt-kind-employ = { vt-action-employ }
vt-kind-recruit = { vt-action-recruit }
vt-kind-political = { vt-action-political }
vt-kind-leave-torpor = { vt-action-leave_torpor }
vt-kind-rescue = { vt-action-rescue }
vt-kind-diablerie = { vt-action-diablerie }
vt-kind-become-anarch = { vt-action-become_anarch }
vt-kind-pursuit = { vt-action-pursuit }
vt-kind-gain-power = { vt-action-gain_power }
vt-kind-burn-imbued = { vt-action-burn_imbued }
vt-kind-hand = { vt-strike-hand }
vt-kind-weapon = { vt-strike-weapon }
vt-kind-damage = { vt-strike-damage }
vt-kind-dodge = { vt-strike-dodge }
vt-kind-ends = { vt-strike-ends }
vt-kind-steal = { vt-strike-steal }
vt-kind-destroy-equipment = { vt-strike-destroy_equipment }
vt-kind-steal-equipment = { vt-strike-steal_equipment }
vt-kind-effect = { vt-strike-effect }
vt-kind-no-strike = { vt-strike-no_strike }
vt-window-unlock-effects = { vt-window-unlock_effects }
vt-window-master-action = { vt-window-master_action }
vt-window-between-actions = { vt-window-between_actions }
vt-window-as-played = { vt-window-as_played }
vt-window-as-announced = { vt-window-as_announced }
vt-window-no-block = { vt-window-no_block }
vt-window-block-attempt = { vt-window-block_attempt }
vt-window-before-block-resolution = { vt-window-before_block_resolution }
vt-window-before-resolution = { vt-window-before_resolution }
vt-window-blocks-declined = { vt-window-blocks_declined }
vt-window-would-succeed = { vt-window-would_succeed }
vt-window-after-resolution = { vt-window-after_resolution }
vt-window-block-combat = { vt-window-block_combat }
vt-window-cost-due = { vt-window-cost_due }
vt-window-range-before = { vt-window-range_before }
vt-window-range-decide = { vt-window-range_decide }
vt-window-strike-before = { vt-window-strike_before }
vt-window-strike-choose = { vt-window-strike_choose }
vt-window-strike-modify = { vt-window-strike_modify }
vt-window-damage-prevent = { vt-window-damage_prevent }
vt-window-extra-strikes = { vt-window-extra_strikes }
vt-window-press-decide = { vt-window-press_decide }
vt-window-round-end = { vt-window-round_end }
vt-window-round-begin = { vt-window-round_begin }
vt-window-torpor-entered = { vt-window-torpor_entered }
vt-window-minion-burned = { vt-window-minion_burned }
vt-window-after-combat = { vt-window-after_combat }
vt-window-diablerie-after = { vt-window-diablerie_after }
vt-window-diablerie-before = { vt-window-diablerie_before }
vt-window-influence-main = { vt-window-influence_main }
vt-window-discard-main = { vt-window-discard_main }
vt-window-polling-start = { vt-window-polling_start }
vt-window-polling-cast = { vt-window-polling_cast }
vt-window-card-locked = { vt-window-card_locked }

vt-what-add-stealth = lopakodás
vt-what-add-intercept = elfogás
vt-what-add-bleed = véreztetés
vt-what-limited-bleed = véreztetés (korlátozott)
vt-what-add-strength = erő
vt-what-add-hand-size = kézméret
vt-what-grant-maneuver = manőver
vt-what-grant-press = nyomulás
vt-what-grant-prevention = megelőzhető sebzés
vt-what-grant-gun-prevention = megelőzhető lőfegyveres sebzés
vt-what-add-votes-against = ellenszavazatok
vt-what-environmental-damage = környezeti sebzés
vt-what-only-hand-strikes = csak kézi csapás
vt-what-wake = ébren
vt-what-forbid = nem teheti
vt-what-forbid-card = nem játszhat ki egy kártyát
vt-what-burn-when = elég
vt-what-grant-strikes = további csapások
vt-what-must-maneuver = manővereznie kell
vt-what-add-strike-damage = a csapás sebzése
vt-what-aggravate-hand-strikes = súlyos sebzésű kézi csapás
vt-what-immune = immunis erre
vt-what-add-capacity = kapacitás
vt-what-add-transfers = átutalások
vt-what-add-discards = eldobási fázisbeli cselekvések
vt-what-oblige = köteles
vt-what-no-edge = Előny nélkül
vt-what-unblockable = nem blokkolható
vt-what-unblockable-by = egyesek nem blokkolhatják
vt-what-lock-failed-blockers = elforgatja a sikertelen blokkolókat
vt-what-raise-pool-cost = több készletbe kerül
vt-what-lower-pool-cost = kevesebb készletbe kerül
vt-what-lower-blood-cost = kevesebb vérbe kerül
vt-what-control = egy ideig más irányítja
vt-what-spare-replacements = jelzők a húzott lapok helyett
vt-what-lesser-intercept = kevesebb elfogás a szövetségeseknek és a fiatalabbaknak

vt-value-nowhere = { vt-region-nowhere }
vt-value-limbo = { vt-region-limbo }
vt-value-uncontrolled = { vt-region-uncontrolled }
vt-value-ready = { vt-region-ready }
vt-value-torpor = { vt-region-torpor }
vt-value-incapacitated = { vt-region-incapacitated }
vt-value-table = { vt-region-table }
vt-value-attached = { vt-region-attached }
vt-value-contested = { vt-region-contested }
vt-value-merged = { vt-region-merged }
vt-value-pass = passzol
vt-value-hold = kéri az impulzust
vt-value-acting = a cselekvő fél
vt-value-other = a másik fél
vt-value-action-end = az akció vége
vt-value-round-end = a forduló vége
vt-value-combat-end = a harc vége
vt-value-turn-end = a kör vége
vt-value-referendum-end = a referendum vége
vt-value-your-unlock = annak a visszaforgatási fázisa, aki használta
vt-value-their-unlock = a korábbi irányító visszaforgatási fázisa
vt-value-own-unlock = a saját visszaforgatási fázis
vt-value-phase = fázis
vt-value-turn = kör
vt-value-action = akció
vt-value-combat = harc
vt-value-round-by-minion = forduló, alattvalónként
vt-value-combat-by-minion = harc, alattvalónként
vt-value-unlock-by-minion = visszaforgatási fázis, alattvalónként
vt-value-game = a játék
vt-value-action-by-minion = akció, alattvalónként
vt-value-turn-by-minion = kör, alattvalónként
vt-value-e1 = 1. hatás
vt-value-e2 = 2. hatás
vt-value-e3 = 3. hatás
vt-value-e4 = 4. hatás
vt-value-e5 = 5. hatás
vt-value-e6 = 6. hatás
vt-value-e7 = 7. hatás
vt-value-e8 = 8. hatás
vt-value-true = igen
vt-value-false = nem
vt-value-unknown = rejtett
vt-value-spectator = nézők
# Mezők, amelyek számai ülőhelyek: az ott ülő játékos látszik.
vt-holds-active = seat
vt-holds-edge = seat
vt-holds-owner = seat
vt-holds-controller = seat
vt-holds-player = seat
vt-holds-seat = seat
vt-holds-seats = seat
vt-holds-order = seat
vt-holds-event-player = seat
vt-holds-victim = seat
vt-holds-directed = seat
vt-holds-declined = seat
vt-holds-seen-by = seat

## Amiben a játszma előtt megegyeznek: vt-setup-OPCIÓ és vt-setup-OPCIÓ-ÉRTÉK.

vt-stop-mine = Az én körömben és akciómban
vt-stop-target = Ha az akció ellenem irányul
vt-stop-block = Ha blokkolhatok
vt-stop-referendum = Referendumok
vt-stop-combat = Az alattvalóim harcai
vt-stop-all = Minden
vt-setup-decks = Paklik
vt-setup-decks-secret = Titkosak
vt-setup-decks-open = Nyílt listák
vt-setup-table = Asztal
vt-setup-table-any = Tetszőleges számú játékos
vt-setup-table-standard = Szabványos: négy vagy öt játékos
vt-setup-turns = Körök
vt-setup-turns-none = Nincs korlát
vt-setup-turns-20 = 20 kör, utána fél pont mindenkinek, aki maradt
vt-setup-turns-30 = 30 kör, utána fél pont mindenkinek, aki maradt
vt-setup-turns-40 = 40 kör, utána fél pont mindenkinek, aki maradt
vt-setup-turns-60 = 60 kör, utána fél pont mindenkinek, aki maradt
