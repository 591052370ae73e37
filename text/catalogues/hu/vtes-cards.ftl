### A Vampire: The Eternal Struggle szavai a kártyái mondataihoz (lásd cards.ftl).
### Amit az asztalon választanak, az szinte mindig alattvaló, ezért ez a kártya főneve.

## A dolgok fajtái

vt-gender-player = person
vt-gender-card = person
vt-gender-face = thing
vt-gender-name = thing
vt-gender-discipline = thing
vt-gender-clan = thing
vt-gender-sect = thing
vt-gender-title = thing
vt-gender-kind = thing
vt-gender-trait = thing
vt-gender-action-kind = thing
vt-gender-range = thing
vt-gender-strike = thing
vt-gender-level = thing
vt-gender-deed = thing
vt-gender-answer = thing
vt-gender-user = thing
vt-gender-moment = thing
vt-gender-harm = thing
vt-gender-creed = thing
vt-gender-virtue = thing
vt-gender-number = thing
vt-noun-player =
    { $count ->
        [all] { $case ->
            [acc] Metuzálemeket
            [from] Metuzálemeket
            [dat] Metuzálemeknek
            [sub] Metuzálemekre
            [sup] Metuzálemeken
            [del] Metuzálemekről
            [ade] Metuzálemeknél
            [after] Metuzálemek után
           *[nom] Metuzálemek
        }
       *[other] { $case ->
            [acc] Metuzálemet
            [from] Metuzálemet
            [dat] Metuzálemnek
            [sub] Metuzálemre
            [sup] Metuzálemen
            [del] Metuzálemről
            [ade] Metuzálemnél
            [after] Metuzálem után
           *[nom] Metuzálem
        }
    }
vt-noun-card =
    { $count ->
        [all] { $case ->
            [acc] alattvalókat
            [from] alattvalókat
            [dat] alattvalóknak
            [sub] alattvalókra
            [sup] alattvalókon
            [del] alattvalókról
            [ade] alattvalóknál
            [after] alattvalók után
           *[nom] alattvalók
        }
       *[other] { $case ->
            [acc] alattvalót
            [from] alattvalót
            [dat] alattvalónak
            [sub] alattvalóra
            [sup] alattvalón
            [del] alattvalóról
            [ade] alattvalónál
            [after] alattvaló után
           *[nom] alattvaló
        }
    }
vt-noun-is-vampire =
    { $count ->
        [all] { $case ->
            [acc] vámpírokat
            [from] vámpírokat
            [dat] vámpíroknak
            [sub] vámpírokra
            [sup] vámpírokon
            [del] vámpírokról
            [ade] vámpíroknál
            [after] vámpírok után
           *[nom] vámpírok
        }
       *[other] { $case ->
            [acc] vámpírt
            [from] vámpírt
            [dat] vámpírnak
            [sub] vámpírra
            [sup] vámpíron
            [del] vámpírról
            [ade] vámpírnál
            [after] vámpír után
           *[nom] vámpír
        }
    }
vt-noun-is-ally =
    { $count ->
        [all] { $case ->
            [acc] szövetségeseket
            [from] szövetségeseket
            [dat] szövetségeseknek
            [sub] szövetségesekre
            [sup] szövetségeseken
            [del] szövetségesekről
            [ade] szövetségeseknél
            [after] szövetségesek után
           *[nom] szövetségesek
        }
       *[other] { $case ->
            [acc] szövetségest
            [from] szövetségest
            [dat] szövetségesnek
            [sub] szövetségesre
            [sup] szövetségesen
            [del] szövetségesről
            [ade] szövetségesnél
            [after] szövetséges után
           *[nom] szövetséges
        }
    }
vt-noun-face =
    { $count ->
        [all] { $case ->
            [acc] kártyákat
            [from] kártyákat
            [dat] kártyáknak
            [sub] kártyákra
            [sup] kártyákon
            [del] kártyákról
            [ade] kártyáknál
            [after] kártyák után
           *[nom] kártyák
        }
       *[other] { $case ->
            [acc] kártyát
            [from] kártyát
            [dat] kártyának
            [sub] kártyára
            [sup] kártyán
            [del] kártyáról
            [ade] kártyánál
            [after] kártya után
           *[nom] kártya
        }
    }
vt-noun-name =
    { $case ->
        [acc] nevet
       *[nom] név
    }
vt-noun-discipline =
    { $case ->
        [acc] Diszciplínát
       *[nom] Diszciplína
    }
vt-noun-clan =
    { $case ->
        [acc] klánt
       *[nom] klán
    }
vt-noun-sect =
    { $case ->
        [acc] szektát
       *[nom] szekta
    }
vt-noun-title =
    { $case ->
        [acc] címet
       *[nom] cím
    }
vt-noun-kind =
    { $case ->
        [acc] kártyafajtát
       *[nom] kártyafajta
    }
vt-noun-trait =
    { $case ->
        [acc] jellemzőt
       *[nom] jellemző
    }
vt-noun-action-kind =
    { $case ->
        [acc] akciófajtát
       *[nom] akciófajta
    }
vt-noun-range =
    { $case ->
        [acc] távolságot
       *[nom] távolság
    }
vt-noun-strike =
    { $case ->
        [acc] csapást
       *[nom] csapás
    }
vt-noun-level =
    { $case ->
        [acc] szintet
       *[nom] szint
    }
vt-noun-deed =
    { $case ->
        [acc] tettet
       *[nom] tett
    }
vt-noun-answer =
    { $case ->
        [acc] választ
       *[nom] válasz
    }
vt-noun-user =
    { $case ->
        [acc] használót
       *[nom] használó
    }
vt-noun-moment =
    { $case ->
        [acc] pillanatot
       *[nom] pillanat
    }
vt-noun-harm =
    { $case ->
        [acc] sebzésfajtát
       *[nom] sebzésfajta
    }
vt-noun-creed = hitvallás
vt-noun-virtue = erény
vt-noun-number =
    { $case ->
        [acc] számot
       *[nom] szám
    }

## Szavak

vt-word-name-blood-doll = „Blood Doll”
vt-word-name-torn-signpost = „Torn Signpost”
vt-word-name-into-thin-air = „Into Thin Air”
vt-word-name-minion-tap = „Minion Tap”
vt-word-name-villein = „Villein”
vt-word-discipline-ani = { vt-discipline-ani }
vt-word-discipline-aus = { vt-discipline-aus }
vt-word-discipline-tha = { vt-discipline-tha }
vt-word-discipline-cel = { vt-discipline-cel }
vt-word-discipline-dom = { vt-discipline-dom }
vt-word-discipline-for = { vt-discipline-for }
vt-word-discipline-obf = { vt-discipline-obf }
vt-word-discipline-obl = { vt-discipline-obl }
vt-word-discipline-pot = { vt-discipline-pot }
vt-word-discipline-pre = { vt-discipline-pre }
vt-word-discipline-pro = { vt-discipline-pro }
vt-word-discipline-abo = { vt-discipline-abo }
vt-word-discipline-chi = { vt-discipline-chi }
vt-word-discipline-dai = { vt-discipline-dai }
vt-word-discipline-dem = { vt-discipline-dem }
vt-word-discipline-mal = { vt-discipline-mal }
vt-word-discipline-mel = { vt-discipline-mel }
vt-word-discipline-myt = { vt-discipline-myt }
vt-word-discipline-nec = { vt-discipline-nec }
vt-word-discipline-obe = { vt-discipline-obe }
vt-word-discipline-obt = { vt-discipline-obt }
vt-word-discipline-qui = { vt-discipline-qui }
vt-word-discipline-san = { vt-discipline-san }
vt-word-discipline-ser = { vt-discipline-ser }
vt-word-discipline-spi = { vt-discipline-spi }
vt-word-discipline-str = { vt-discipline-str }
vt-word-discipline-tem = { vt-discipline-tem }
vt-word-discipline-thn = { vt-discipline-thn }
vt-word-discipline-val = { vt-discipline-val }
vt-word-discipline-vic = { vt-discipline-vic }
vt-word-discipline-vis = { vt-discipline-vis }
vt-word-discipline-fli = { vt-discipline-fli }
vt-word-clan-none = { vt-clan-none }
vt-word-clan-abomination = { vt-clan-abomination }
vt-word-clan-ahrimane = { vt-clan-ahrimane }
vt-word-clan-akunanse = { vt-clan-akunanse }
vt-word-clan-baali = { vt-clan-baali }
vt-word-clan-banu-haqim = { vt-clan-banu_haqim }
vt-word-clan-blood-brother = { vt-clan-blood_brother }
vt-word-clan-brujah = { vt-clan-brujah }
vt-word-clan-brujah-antitribu = { vt-clan-brujah_antitribu }
vt-word-clan-caitiff = { vt-clan-caitiff }
vt-word-clan-daughter-of-cacophony = { vt-clan-daughter_of_cacophony }
vt-word-clan-gangrel = { vt-clan-gangrel }
vt-word-clan-gangrel-antitribu = { vt-clan-gangrel_antitribu }
vt-word-clan-gargoyle = { vt-clan-gargoyle }
vt-word-clan-giovanni = { vt-clan-giovanni }
vt-word-clan-guruhi = { vt-clan-guruhi }
vt-word-clan-harbinger-of-skulls = { vt-clan-harbinger_of_skulls }
vt-word-clan-hecata = { vt-clan-hecata }
vt-word-clan-ishtarri = { vt-clan-ishtarri }
vt-word-clan-kiasyd = { vt-clan-kiasyd }
vt-word-clan-lasombra = { vt-clan-lasombra }
vt-word-clan-malkavian = { vt-clan-malkavian }
vt-word-clan-malkavian-antitribu = { vt-clan-malkavian_antitribu }
vt-word-clan-ministry = { vt-clan-ministry }
vt-word-clan-nagaraja = { vt-clan-nagaraja }
vt-word-clan-nosferatu = { vt-clan-nosferatu }
vt-word-clan-nosferatu-antitribu = { vt-clan-nosferatu_antitribu }
vt-word-clan-osebo = { vt-clan-osebo }
vt-word-clan-pander = { vt-clan-pander }
vt-word-clan-ravnos = { vt-clan-ravnos }
vt-word-clan-salubri = { vt-clan-salubri }
vt-word-clan-salubri-antitribu = { vt-clan-salubri_antitribu }
vt-word-clan-samedi = { vt-clan-samedi }
vt-word-clan-toreador = { vt-clan-toreador }
vt-word-clan-toreador-antitribu = { vt-clan-toreador_antitribu }
vt-word-clan-tremere = { vt-clan-tremere }
vt-word-clan-tremere-antitribu = { vt-clan-tremere_antitribu }
vt-word-clan-true-brujah = { vt-clan-true_brujah }
vt-word-clan-tzimisce = { vt-clan-tzimisce }
vt-word-clan-ventrue = { vt-clan-ventrue }
vt-word-clan-ventrue-antitribu = { vt-clan-ventrue_antitribu }
vt-word-sect-no-sect = { vt-sect-no_sect }
vt-word-sect-camarilla = { vt-sect-camarilla }
vt-word-sect-sabbat = { vt-sect-sabbat }
vt-word-sect-independent = { vt-sect-independent }
vt-word-sect-anarch = { vt-sect-anarch }
vt-word-sect-laibon = { vt-sect-laibon }
vt-word-title-untitled = { vt-title-untitled }
vt-word-title-primogen = { vt-title-primogen }
vt-word-title-prince = { vt-title-prince }
vt-word-title-justicar = { vt-title-justicar }
vt-word-title-inner-circle = { vt-title-inner_circle }
vt-word-title-baron = { vt-title-baron }
vt-word-title-bishop = { vt-title-bishop }
vt-word-title-archbishop = { vt-title-archbishop }
vt-word-title-priscus = { vt-title-priscus }
vt-word-title-cardinal = { vt-title-cardinal }
vt-word-title-regent = { vt-title-regent }
vt-word-title-kholo = { vt-title-kholo }
vt-word-title-magaji = { vt-title-magaji }
vt-word-title-one-vote = { vt-title-one_vote }
vt-word-title-two-votes = { vt-title-two_votes }
vt-word-kind-vampire = { vt-type-vampire }
vt-word-kind-master = { vt-type-master }
vt-word-kind-action = { vt-type-action }
vt-word-kind-modifier = { vt-type-modifier }
vt-word-kind-reaction = { vt-type-reaction }
vt-word-kind-combat = { vt-type-combat }
vt-word-kind-political = { vt-type-political }
vt-word-kind-equipment = { vt-type-equipment }
vt-word-kind-retainer = { vt-type-retainer }
vt-word-kind-ally = { vt-type-ally }
vt-word-kind-event = { vt-type-event }
vt-word-kind-imbued = { vt-type-imbued }
vt-word-kind-conviction = { vt-type-conviction }
vt-word-kind-power = { vt-type-power }
vt-word-kind-reflex = { vt-type-reflex }
vt-word-trait-location = { vt-trait-location }
vt-word-trait-hunting-ground = { vt-trait-hunting_ground }
vt-word-trait-trifle = { vt-trait-trifle }
vt-word-trait-out-of-turn = { vt-trait-out_of_turn }
vt-word-trait-archetype = { vt-trait-archetype }
vt-word-trait-vehicle = { vt-trait-vehicle }
vt-word-trait-weapon = { vt-trait-weapon }
vt-word-trait-gun = { vt-trait-gun }
vt-word-trait-melee = { vt-trait-melee }
vt-word-trait-animal = { vt-trait-animal }
vt-word-trait-frenzy = { vt-trait-frenzy }
vt-word-trait-grapple = { vt-trait-grapple }
vt-word-trait-boon = { vt-trait-boon }
vt-word-trait-discipline = { vt-trait-discipline }
vt-word-trait-trophy = { vt-trait-trophy }
vt-word-trait-red-list = { vt-trait-red_list }
vt-word-trait-gehenna = { vt-trait-gehenna }
vt-word-trait-black-hand = { vt-trait-black_hand }
vt-word-trait-blood-cursed = { vt-trait-blood_cursed }
vt-word-trait-infernal = { vt-trait-infernal }
vt-word-trait-flight = { vt-trait-flight }
vt-word-trait-scarce = { vt-trait-scarce }
vt-word-trait-slave = { vt-trait-slave }
vt-word-trait-sterile = { vt-trait-sterile }
vt-word-trait-seraph = { vt-trait-seraph }
vt-word-trait-mortal = { vt-trait-mortal }
vt-word-action-kind-plain = { vt-action-plain }
vt-word-action-kind-bleed = { vt-action-bleed }
vt-word-action-kind-hunt = { vt-action-hunt }
vt-word-action-kind-equip = { vt-action-equip }
vt-word-action-kind-employ = { vt-action-employ }
vt-word-action-kind-recruit = { vt-action-recruit }
vt-word-action-kind-political = { vt-action-political }
vt-word-action-kind-leave-torpor = { vt-action-leave_torpor }
vt-word-action-kind-rescue = { vt-action-rescue }
vt-word-action-kind-diablerie = { vt-action-diablerie }
vt-word-action-kind-become-anarch = { vt-action-become_anarch }
vt-word-action-kind-pursuit = { vt-action-pursuit }
vt-word-action-kind-gain-power = { vt-action-gain_power }
vt-word-action-kind-burn-imbued = { vt-action-burn_imbued }
vt-word-range-close = { vt-range-close }
vt-word-range-long = { vt-range-long }
vt-word-strike-hand = { vt-strike-hand }
vt-word-strike-weapon = { vt-strike-weapon }
vt-word-strike-damage = { vt-strike-damage }
vt-word-strike-dodge = { vt-strike-dodge }
vt-word-strike-ends = { vt-strike-ends }
vt-word-strike-steal = { vt-strike-steal }
vt-word-strike-destroy-equipment = { vt-strike-destroy_equipment }
vt-word-strike-steal-equipment = { vt-strike-steal_equipment }
vt-word-strike-effect = { vt-strike-effect }
vt-word-strike-no-strike = { vt-strike-no_strike }
vt-word-level-none = { vt-level-none }
vt-word-level-basic = { vt-level-basic }
vt-word-level-superior = { vt-level-superior }
vt-word-deed-block = { vt-deed-block }
vt-word-deed-unlock-normally = { vt-deed-unlock_normally }
vt-word-deed-hunt = { vt-deed-hunt }
vt-word-deed-strike-ends = { vt-deed-strike_ends }
vt-word-deed-use-equipment = { vt-deed-use_equipment }
vt-word-answer-yes = { vt-answer-yes }
vt-word-user-anyone = { vt-user-anyone }
vt-word-user-bearer-controller = { vt-user-bearer_controller }
vt-word-user-bearer = { vt-user-bearer }
vt-word-user-others = { vt-user-others }
vt-word-user-uninvolved = { vt-user-uninvolved }
vt-word-moment-own-unlock = { vt-moment-own_unlock }
vt-word-moment-own-discard = { vt-moment-own_discard }
vt-word-harm-normal = { vt-harm-normal }
vt-word-harm-aggravated = { vt-harm-aggravated }
vt-word-harm-guns = { vt-harm-guns }
vt-word-creed-no-creed = { vt-creed-no_creed }
vt-word-creed-avenger = { vt-creed-avenger }
vt-word-creed-defender = { vt-creed-defender }
vt-word-creed-innocent = { vt-creed-innocent }
vt-word-creed-judge = { vt-creed-judge }
vt-word-creed-martyr = { vt-creed-martyr }
vt-word-creed-redeemer = { vt-creed-redeemer }
vt-word-creed-visionary = { vt-creed-visionary }
vt-word-virtue-ven = { vt-virtue-ven }
vt-word-virtue-def = { vt-virtue-def }
vt-word-virtue-inn = { vt-virtue-inn }
vt-word-virtue-jud = { vt-virtue-jud }
vt-word-virtue-mar = { vt-virtue-mar }
vt-word-virtue-red = { vt-virtue-red }
vt-word-virtue-viz = { vt-virtue-viz }

## Amit kérdezni lehet: a mondat részeként …

vt-the-self =
    { $case ->
        [acc] téged
        [from] téged
        [dat] neked
        [sub] rád
        [sup] rajtad
        [del] rólad
        [ade] nálad
        [after] te után
       *[nom] te
    }
vt-chooser =
    { $case ->
        [acc] őt
        [from] őt
        [dat] neki
        [sub] rá
        [sup] rajta
        [del] róla
        [ade] nála
        [after] ő után
       *[nom] ő
    }
vt-the-paying =
    { $case ->
        [acc] a kártya kijátszóját
        [from] a kártya kijátszóját
        [dat] a kártya kijátszójának
        [sub] a kártya kijátszójára
        [sup] a kártya kijátszóján
        [del] a kártya kijátszójáról
        [ade] a kártya kijátszójánál
        [after] a kártya kijátszója után
       *[nom] a kártya kijátszója
    }
vt-the-payer =
    { $case ->
        [acc] a kártyát kijátszó alattvalót
        [from] a kártyát kijátszó alattvalót
        [dat] a kártyát kijátszó alattvalónak
        [sub] a kártyát kijátszó alattvalóra
        [sup] a kártyát kijátszó alattvalón
        [del] a kártyát kijátszó alattvalóról
        [ade] a kártyát kijátszó alattvalónál
        [after] a kártyát kijátszó alattvaló után
       *[nom] a kártyát kijátszó alattvaló
    }
vt-the-active =
    { $case ->
        [acc] a soron lévő Metuzálemet
        [from] a soron lévő Metuzálemet
        [dat] a soron lévő Metuzálemnek
        [sub] a soron lévő Metuzálemre
        [sup] a soron lévő Metuzálemen
        [del] a soron lévő Metuzálemről
        [ade] a soron lévő Metuzálemnél
        [after] a soron lévő Metuzálem után
       *[nom] a soron lévő Metuzálem
    }
vt-the-this =
    { $case ->
        [acc] ezt a kártyát
        [from] ezt a kártyát
        [dat] ennek a kártyának
        [sub] erre a kártyára
        [sup] ezen a kártyán
        [del] erről a kártyáról
        [ade] ennél a kártyánál
        [after] ez a kártya után
       *[nom] ez a kártya
    }
vt-the-minion =
    { $case ->
        [acc] ezt az alattvalót
        [from] ezt az alattvalót
        [dat] ennek az alattvalónak
        [sub] erre az alattvalóra
        [sup] ezen az alattvalón
        [del] erről az alattvalóról
        [ade] ennél az alattvalónál
        [after] ez az alattvaló után
       *[nom] ez az alattvaló
    }
vt-the-acting =
    { $case ->
        [acc] a cselekvő alattvalót
        [from] a cselekvő alattvalót
        [dat] a cselekvő alattvalónak
        [sub] a cselekvő alattvalóra
        [sup] a cselekvő alattvalón
        [del] a cselekvő alattvalóról
        [ade] a cselekvő alattvalónál
        [after] a cselekvő alattvaló után
       *[nom] a cselekvő alattvaló
    }
vt-the-blocker =
    { $case ->
        [acc] a blokkoló alattvalót
        [from] a blokkoló alattvalót
        [dat] a blokkoló alattvalónak
        [sub] a blokkoló alattvalóra
        [sup] a blokkoló alattvalón
        [del] a blokkoló alattvalóról
        [ade] a blokkoló alattvalónál
        [after] a blokkoló alattvaló után
       *[nom] a blokkoló alattvaló
    }
vt-the-opposing =
    { $case ->
        [acc] a harcbeli ellenfelet
        [from] a harcbeli ellenfelet
        [dat] a harcbeli ellenfélnek
        [sub] a harcbeli ellenfélre
        [sup] a harcbeli ellenfélen
        [del] a harcbeli ellenfélről
        [ade] a harcbeli ellenfélnél
        [after] a harcbeli ellenfél után
       *[nom] a harcbeli ellenfél
    }
vt-the-action-is = az akció fajtája
vt-the-bleed-target =
    { $case ->
        [acc] a véreztetés célpontját
        [from] a véreztetés célpontját
        [dat] a véreztetés célpontjának
        [sub] a véreztetés célpontjára
        [sup] a véreztetés célpontján
        [del] a véreztetés célpontjáról
        [ade] a véreztetés célpontjánál
        [after] a véreztetés célpontja után
       *[nom] a véreztetés célpontja
    }
vt-the-distance = a távolság
vt-the-bleed-amount = a véreztetés mértéke
vt-the-round-number = a forduló száma
vt-the-event-card =
    { $case ->
        [acc] azt az alattvalót
        [from] azt az alattvalót
        [dat] annak az alattvalónak
        [sub] arra az alattvalóra
        [sup] azon az alattvalón
        [del] arról az alattvalóról
        [ade] annál az alattvalónál
        [after] az az alattvaló után
       *[nom] az az alattvaló
    }
vt-the-event-player =
    { $case ->
        [acc] azt a Metuzálemet
        [from] azt a Metuzálemet
        [dat] annak a Metuzálemnek
        [sub] arra a Metuzálemre
        [sup] azon a Metuzálemen
        [del] arról a Metuzálemről
        [ade] annál a Metuzálemnél
        [after] az a Metuzálem után
       *[nom] az a Metuzálem
    }
vt-the-played =
    { $case ->
        [acc] a kijátszott kártyát
        [from] a kijátszott kártyát
        [dat] a kijátszott kártyának
        [sub] a kijátszott kártyára
        [sup] a kijátszott kártyán
        [del] a kijátszott kártyáról
        [ade] a kijátszott kártyánál
        [after] a kijátszott kártya után
       *[nom] a kijátszott kártya
    }
vt-the-pool =
    { $who-id ->
        [self] a készleted
       *[other] { $who-dat } a készlete
    }
vt-the-prey =
    { $who-id ->
        [self] { $case ->
            [acc] a prédádat
            [from] a prédádat
            [dat] a prédádnak
            [sub] a prédádra
            [sup] a prédádon
            [del] a prédádról
            [ade] a prédádnál
            [after] a prédád után
           *[nom] a prédád
        }
       *[other] { $case ->
            [acc] { $who-dat } a prédáját
            [from] { $who-dat } a prédáját
            [dat] { $who-dat } a prédájának
            [sub] { $who-dat } a prédájára
            [sup] { $who-dat } a prédáján
            [del] { $who-dat } a prédájáról
            [ade] { $who-dat } a prédájánál
            [after] { $who-dat } a prédája után
           *[nom] { $who-dat } a prédája
        }
    }
vt-the-predator =
    { $who-id ->
        [self] { $case ->
            [acc] a ragadozódat
            [from] a ragadozódat
            [dat] a ragadozódnak
            [sub] a ragadozódra
            [sup] a ragadozódon
            [del] a ragadozódról
            [ade] a ragadozódnál
            [after] a ragadozód után
           *[nom] a ragadozód
        }
       *[other] { $case ->
            [acc] { $who-dat } a ragadozóját
            [from] { $who-dat } a ragadozóját
            [dat] { $who-dat } a ragadozójának
            [sub] { $who-dat } a ragadozójára
            [sup] { $who-dat } a ragadozóján
            [del] { $who-dat } a ragadozójáról
            [ade] { $who-dat } a ragadozójánál
            [after] { $who-dat } a ragadozója után
           *[nom] { $who-dat } a ragadozója
        }
    }
vt-the-controller =
    { $who-id ->
        [this] { $case ->
            [acc] a kártya irányítóját
            [from] a kártya irányítóját
            [dat] a kártya irányítójának
            [sub] a kártya irányítójára
            [sup] a kártya irányítóján
            [del] a kártya irányítójáról
            [ade] a kártya irányítójánál
            [after] a kártya irányítója után
           *[nom] a kártya irányítója
        }
       *[other] { $case ->
            [acc] { $who-dat } az irányítóját
            [from] { $who-dat } az irányítóját
            [dat] { $who-dat } az irányítójának
            [sub] { $who-dat } az irányítójára
            [sup] { $who-dat } az irányítóján
            [del] { $who-dat } az irányítójáról
            [ade] { $who-dat } az irányítójánál
            [after] { $who-dat } az irányítója után
           *[nom] { $who-dat } az irányítója
        }
    }
vt-the-blood = { $who-sup } a vér
vt-the-capacity = { $who-dat } a kapacitása
vt-the-title = { $who-dat } a címe
vt-the-clan = { $who-dat } a klánja
vt-the-slave-of = az a klán, amelynek { $who } a szolgája
vt-the-sect = { $who-dat } a szektája
vt-the-bearer =
    { $who-id ->
        [this] { $case ->
            [acc] a kártya viselőjét
            [from] a kártya viselőjét
            [dat] a kártya viselőjének
            [sub] a kártya viselőjére
            [sup] a kártya viselőjén
            [del] a kártya viselőjéről
            [ade] a kártya viselőjénél
            [after] a kártya viselője után
           *[nom] a kártya viselője
        }
       *[other] { $case ->
            [acc] { $who-dat } a viselőjét
            [from] { $who-dat } a viselőjét
            [dat] { $who-dat } a viselőjének
            [sub] { $who-dat } a viselőjére
            [sup] { $who-dat } a viselőjén
            [del] { $who-dat } a viselőjéről
            [ade] { $who-dat } a viselőjénél
            [after] { $who-dat } a viselője után
           *[nom] { $who-dat } a viselője
        }
    }
vt-the-chosen =
    { $case ->
        [acc] az elsőként megjelölt vámpírt
        [from] az elsőként megjelölt vámpírt
        [dat] az elsőként megjelölt vámpírnak
        [sub] az elsőként megjelölt vámpírra
        [sup] az elsőként megjelölt vámpíron
        [del] az elsőként megjelölt vámpírról
        [ade] az elsőként megjelölt vámpírnál
        [after] az elsőként megjelölt vámpír után
       *[nom] az elsőként megjelölt vámpír
    }
vt-the-second =
    { $case ->
        [acc] a másodikként megjelölt vámpírt
        [from] a másodikként megjelölt vámpírt
        [dat] a másodikként megjelölt vámpírnak
        [sub] a másodikként megjelölt vámpírra
        [sup] a másodikként megjelölt vámpíron
        [del] a másodikként megjelölt vámpírról
        [ade] a másodikként megjelölt vámpírnál
        [after] a másodikként megjelölt vámpír után
       *[nom] a másodikként megjelölt vámpír
    }
vt-the-whom =
    { $case ->
        [acc] a megjelölt Metuzálemet
        [from] a megjelölt Metuzálemet
        [dat] a megjelölt Metuzálemnek
        [sub] a megjelölt Metuzálemre
        [sup] a megjelölt Metuzálemen
        [del] a megjelölt Metuzálemről
        [ade] a megjelölt Metuzálemnél
        [after] a megjelölt Metuzálem után
       *[nom] a megjelölt Metuzálem
    }
vt-the-counters = { $who-sup } a jelzők száma
vt-the-level = az a szint (1 vagy 2), amelyen kijátszották { $who-acc }
vt-the-named = { $who-dat } a neve
vt-the-blood-lost = az a vér, amelyet { $who } ebben a fordulóban sebzés miatt vesztett
vt-the-copies = azoknak a példányoknak a száma, amelyek az irányítójánál játékban vannak: { $who }
vt-the-creed = { $who-dat } a hitvallása
vt-the-convictions = { $who-sup } a meggyőződések száma
vt-the-printed-cost = { $who-dat } a költsége
vt-the-recruit-cost = { $who-dat } a toborzási költsége
vt-the-gun-damage = az a lőfegyveres sebzés, amelyet { $who } elszenvedni készül
vt-the-other-damage = az az egyéb sebzés, amelyet { $who } elszenvedni készül
vt-the-discipline = { $who-ade } ez a szint: { $given }
vt-chosen-cards-in-play =
    { $case ->
        [acc] azt a kártyát
        [from] azt a kártyát
        [dat] annak a kártyának
        [sub] arra a kártyára
        [sup] azon a kártyán
        [del] arról a kártyáról
        [ade] annál a kártyánál
        [after] az a kártya után
       *[nom] az a kártya
    }
vt-chosen-cards-on = { vt-chosen-cards-in-play }
vt-chosen-equipment-of = { vt-chosen-cards-in-play }

## … és feltételként. A $relation „equal”, „unequal”, „at-least” vagy „at-most”, az $amount ezt mondja az $n számmal

vt-about-self = { $value } { card-part-not } te vagy
vt-about-active =
    { $value-id ->
        [self] { $not ->
            [yes] nem te vagy soron
           *[no] te vagy soron
        }
       *[other] { $not ->
            [yes] nem { $value } van soron
           *[no] { $value } van soron
        }
    }
vt-about-this = { $value } { card-part-not } ez a kártya
vt-about-minion =
    { $value-id ->
        [this] { card-part-not } ez a kártya hajtja végre az akciót
       *[other] { $value } { card-part-not } ez az alattvaló
    }
vt-about-paying =
    { $value-id ->
        [self] { $not ->
            [yes] nem játszol ki kártyát
           *[no] kijátszol egy kártyát
        }
       *[other] { $value } { $not ->
            [yes] nem játszik ki kártyát
           *[no] kijátszik egy kártyát
        }
    }
vt-about-payer =
    { $value } { $not ->
        [yes] nem játszik ki kártyát
       *[no] kijátszik egy kártyát
    }
vt-about-paid-for-action = a kártya { card-part-not } akciókártya
vt-about-paid-is = a kijátszott kártya { card-part-not } { $given }
vt-about-paid-needs =
    a kijátszott kártyához { $not ->
        [yes] nem kell
       *[no] kell
    } ez a Diszciplína: { $given }
vt-about-paid-has = a kijátszott kártyának { card-part-not } jellemzője ez: { $given }
vt-about-acting = { card-part-not } { $value } a cselekvő
vt-about-blocker =
    { $not ->
        [yes] nem { $value } blokkol
       *[no] { $value } blokkol
    }
vt-about-opposing = a harcbeli ellenfél { card-part-not } { $value }
vt-about-action-is =
    az akció { card-part-not } { $value-id ->
        [plain] közönséges
       *[other] { $value }
    }
vt-about-action-directed =
    { $not ->
        [yes] az akció nem célzott
       *[no] az akció célzott
    }
vt-about-action-successful =
    { $not ->
        [yes] az akció nem sikerült
       *[no] az akció sikerült
    }
vt-about-reacted =
    { $not ->
        [yes] ebben az akcióban nem játszottak ki reakciókártyát
       *[no] ebben az akcióban játszottak ki reakciókártyát
    }
vt-about-action-blocked =
    { $not ->
        [yes] az akciót nem blokkolták
       *[no] az akciót blokkolták
    }
vt-about-bleed-target =
    { $value-id ->
        [self] { card-part-not } te vagy a véreztetés célpontja
       *[other] { card-part-not } { $value } a véreztetés célpontja
    }
vt-about-distance = a távolság { card-part-not } { $value }
vt-about-round-number = a forduló száma { $amount }
vt-about-bleed-amount = a véreztetés mértéke { $amount }
vt-about-press-stands =
    { $not ->
        [yes] senki sem nyomul a harc folytatásáért
       *[no] valaki nyomul a harc folytatásáért
    }
vt-about-event-card =
    { $value-id ->
        [this] { card-part-not } erről a kártyáról van szó
       *[other] { card-part-not } { $value } az
    }
vt-about-event-player =
    { $value-id ->
        [self] { card-part-not } te vagy az
       *[other] { card-part-not } { $value } az
    }
vt-about-played = a kijátszott kártya { card-part-not } { $value }
vt-about-pool =
    { $who-id ->
        [self] a készleted
       *[other] { $who-dat } a készlete
    } { $amount }
vt-about-prey =
    { $who-id ->
        [self] a prédád
       *[other] { $who-dat } a prédája
    } { card-part-not } { $value-id ->
        [self] te vagy
       *[other] { $value }
    }
vt-about-predator =
    { $who-id ->
        [self] a ragadozód
       *[other] { $who-dat } a ragadozója
    } { card-part-not } { $value-id ->
        [self] te vagy
       *[other] { $value }
    }
vt-about-targeted =
    az akció { card-part-not } { $who-id ->
        [self] ellened irányul
       *[other] { $who-sub } irányul
    }
vt-about-has-edge =
    { $who-id ->
        [self] { card-part-not } a tiéd
       *[other] { card-part-not } { $who-dat } van
    } az Előny
vt-about-controller =
    { $same ->
        [yes] { $who-dat } { card-part-not } ugyanaz az irányítója, mint { $value-dat }
       *[no] { $value-id ->
            [self] { $who-dat } { card-part-not } te vagy az irányítója
            [active] { $who-dat } az irányítója { $not ->
                [yes] nincs soron
               *[no] van soron
            }
            [bleed-target] { card-part-not } { $who-dat } az irányítója a véreztetés célpontja
           *[other] { $who-dat } { card-part-not } { $value } az irányítója
        }
    }
vt-about-blood =
    { $who-sup } { $relation ->
        [at-least] { $n ->
            [1] van vér
           *[other] legalább { $n } vér van
        }
        [at-most] { $n ->
            [0] nincs vér
           *[other] legfeljebb { $n } vér van
        }
       *[equal] { $amount } vér van
    }
vt-about-capacity =
    { $same ->
        [yes] { $who } { $relation ->
            [less] fiatalabb, mint
            [at-most] nem idősebb, mint
            [more] idősebb, mint
            [at-least] nem fiatalabb, mint
            [unequal] nem ugyanakkora kapacitású, mint
           *[equal] ugyanakkora kapacitású, mint
        } { $value }
       *[no] { $who-dat } { $amount } a kapacitása
    }
vt-about-locked =
    { $who } { $not ->
        [yes] nincs elforgatva
       *[no] el van forgatva
    }
vt-about-ready =
    { $who } { $not ->
        [yes] nincs készenlétben
       *[no] készenlétben van
    }
vt-about-in-torpor =
    { $who } { $not ->
        [yes] nincs torporban
       *[no] torporban van
    }
vt-about-titled =
    { $who-dat } { $not ->
        [yes] nincs címe
       *[no] van címe
    }
vt-about-title =
    { $same ->
        [yes] { $who-dat } { card-part-not } ugyanaz a címe, mint neki: { $value }
       *[no] { $who-dat } { card-part-not } { $value } a címe
    }
vt-about-clan =
    { $same ->
        [yes] { $who } { card-part-not } ugyanabba a klánba tartozik, mint { $value }
       *[no] { $who-dat } { card-part-not } { $value } a klánja
    }
vt-about-sect =
    { $same ->
        [yes] { $who } { card-part-not } ugyanabba a szektába tartozik, mint { $value }
       *[no] { $who-dat } { card-part-not } { $value } a szektája
    }
vt-about-is-vampire = { $who } { card-part-not } vámpír
vt-about-is-ally = { $who } { card-part-not } szövetséges
vt-about-is-minion = { $who } { card-part-not } alattvaló
vt-about-bearer =
    { $value-id ->
        [blocker] { card-part-not } { $who-dat } a viselője blokkol
        [event-card] { $who-dat } { card-part-not } ő a viselője
       *[other] { $who-dat } { card-part-not } { $value } a viselője
    }
vt-about-chosen =
    { $value-id ->
        [acting] { card-part-not } az elsőként megjelölt vámpír cselekszik
       *[other] { card-part-not } { $value } az elsőként megjelölt vámpír
    }
vt-about-second = { card-part-not } { $value } a másodikként megjelölt vámpír
vt-about-whom =
    { $value-id ->
        [bleed-target] a véreztetés célpontja { card-part-not } a megjelölt Metuzálem
       *[other] { card-part-not } { $value } a megjelölt Metuzálem
    }
vt-about-counters =
    { $who-sup } { $relation ->
        [at-least] legalább { $n } jelző van
        [at-most] { $n ->
            [0] nincs jelző
           *[other] legfeljebb { $n } jelző van
        }
       *[equal] { $n ->
            [0] nincs jelző
           *[other] { $amount } jelző van
        }
    }
vt-about-level =
    { $who } { $n ->
        [1] alapszinten
       *[other] felső szinten
    } lett kijátszva
vt-about-named = { $who-dat } { card-part-not } { $value } a neve
vt-about-blood-lost = { $who } ebben a fordulóban { $amount } vért vesztett sebzés miatt
vt-about-has-blocked = { $who } { card-part-not } blokkolta ezt az akciót
vt-about-blocking = { $who } éppen { card-part-not } próbál blokkolni
vt-about-fed =
    { $who } ebben a körben { $not ->
        [yes] még nem kapott
       *[no] már kapott
    } vért vadászterülettől
vt-about-copies = { $who-dat } ennyi példánya van játékban az irányítójánál: { $amount }
vt-about-incapacitated =
    { $who } { $not ->
        [yes] nem harcképtelen
       *[no] harcképtelen
    }
vt-about-creed = { $who-dat } { card-part-not } ez a hitvallása: { $value }
vt-about-has-virtue = { $who-dat } { $not ->
        [yes] nincs
       *[no] van
    } ilyen erénye: { $given }
vt-about-convictions = { $who-sup } a meggyőződések száma { $amount }
vt-about-printed-cost = { $who-dat } a költsége { $amount }
vt-about-recruit-cost = { $who-dat } a toborzási költsége { $amount }
vt-about-gun-damage =
    { $who } { $relation ->
        [at-least] { $n ->
            [1] lőfegyveres sebzést
           *[other] legalább { $n } lőfegyveres sebzést
        }
       *[equal] { $amount } lőfegyveres sebzést
    } készül elszenvedni
vt-about-other-damage =
    { $who } { $relation ->
        [at-least] { $n ->
            [1] egyéb sebzést
           *[other] legalább { $n } egyéb sebzést
        }
       *[equal] { $amount } egyéb sebzést
    } készül elszenvedni
vt-about-may-attempt =
    { $not ->
        [yes] { $who } visszaforgatva sem próbálhatna blokkolni
       *[no] { $who } visszaforgatva megpróbálhatna blokkolni
    }
vt-about-is-target = { $who } { card-part-not } célpontja a kijátszott kártyának
vt-about-is = { $who } { card-part-not } { $given }
vt-about-has =
    { $who-id ->
        [which] { $not ->
            [yes] nem ilyen
           *[no] ilyen
        } jellemzővel: { $given }
       *[other] { $who-dat } { card-part-not } jellemzője ez: { $given }
    }
vt-about-discipline =
    { $who-dat } { $relation ->
        [at-least] { $n ->
            [1] van ilyen Diszciplínája: { $given }
            [2] felső szinten megvan ez a Diszciplínája: { $given }
           *[other] ilyen szintű ez a Diszciplínája: { $given }, { $amount }
        }
        [at-most] { $n ->
            [0] nincs ilyen Diszciplínája: { $given }
            [1] nincs felső szinten ez a Diszciplínája: { $given }
           *[other] ilyen szintű ez a Diszciplínája: { $given }, { $amount }
        }
       *[equal] ilyen szintű ez a Diszciplínája: { $given }, { $amount }
    }
vt-about-face-is = { $who } { card-part-not } { $given }
vt-about-face-needs =
    { $who-acc } { $not ->
        [yes] ezen Diszciplína nélkül is ki lehet
       *[no] csak ezzel a Diszciplínával lehet ki
    }játszani: { $given }
vt-about-merged =
    { $who } { $not ->
        [yes] nincs egyesítve
       *[no] egyesítve van
    } a másik változatával
vt-about-in-circle-of = { $who } { card-part-not } ugyanabba a körbe tartozik, mint { $given }
vt-about-slave-of = { $who } { card-part-not } ennek a klánnak a szolgája: { $value }
vt-about-monster = { $who } { card-part-not } szörny
vt-such-prey = { "" }
vt-such-predator = { "" }
vt-such-targeted = { "" }
vt-such-has-edge = { "" }
vt-such-controller = { "" }
vt-whose-controller = akinek az irányítója
vt-such-locked =
    { $part ->
        [before] { $not ->
            [yes] el nem forgatott
           *[no] elforgatott
        }
       *[after] { "" }
    }
vt-such-ready =
    { $part ->
        [before] készenlétben lévő
       *[after] { "" }
    }
vt-such-in-torpor =
    { $part ->
        [before] torporban lévő
       *[after] { "" }
    }
vt-such-incapacitated =
    { $part ->
        [before] harcképtelen
       *[after] { "" }
    }
vt-such-titled =
    { $part ->
        [before] { $not ->
            [yes] cím nélküli
           *[no] címmel bíró
        }
       *[after] { "" }
    }
vt-such-title =
    { $part ->
        [before] { $value } című
       *[after] { "" }
    }
vt-such-clan =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
vt-such-sect =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
vt-such-is-vampire =
    { $part ->
        [before] vámpír
       *[after] { "" }
    }
vt-such-is-ally =
    { $part ->
        [before] szövetséges
       *[after] { "" }
    }
vt-such-is-minion =
    { $part ->
        [before] alattvaló
       *[after] { "" }
    }
vt-such-bearer = { "" }
vt-such-named =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
vt-such-has-blocked = { "" }
vt-such-blocking = { "" }
vt-such-fed = { "" }
vt-such-may-attempt = { "" }
vt-such-is-target = { "" }
vt-such-is = { "" }
vt-such-has = { "" }
vt-such-face-is = { "" }
vt-such-face-needs = { "" }
vt-such-merged = { "" }
vt-such-in-circle-of = { "" }
vt-such-slave-of = { "" }
vt-such-monster = { "" }
vt-such-chosen = { "" }
vt-such-second = { "" }
vt-such-whom = { "" }
vt-such-creed = { "" }
vt-such-has-virtue = { "" }
vt-such-convictions = { "" }
vt-such-printed-cost = { "" }
vt-such-recruit-cost = { "" }

## Hol van valami. A $part „noun” a fajta főneve helyett álló főnév

vt-domain-players = { "" }
vt-domain-minions =
    { $part ->
        [before] készenlétben lévő
        [noun] { $count ->
            [all] { $case ->
                [acc] alattvalókat
                [from] alattvalókat
                [dat] alattvalóknak
                [sub] alattvalókra
                [sup] alattvalókon
                [del] alattvalókról
                [ade] alattvalóknál
                [after] alattvalók után
               *[nom] alattvalók
            }
           *[other] { $case ->
                [acc] alattvalót
                [from] alattvalót
                [dat] alattvalónak
                [sub] alattvalóra
                [sup] alattvalón
                [del] alattvalóról
                [ade] alattvalónál
                [after] alattvaló után
               *[nom] alattvaló
            }
        }
       *[other] { "" }
    }
vt-domain-vampires =
    { $part ->
        [before] { $owner-id ->
            [self] általad irányított
            [chooser] általa irányított
           *[other] { "" }
        }
        [noun] { $count ->
            [all] { $case ->
                [acc] vámpírokat
                [from] vámpírokat
                [dat] vámpíroknak
                [sub] vámpírokra
                [sup] vámpírokon
                [del] vámpírokról
                [ade] vámpíroknál
                [after] vámpírok után
               *[nom] vámpírok
            }
           *[other] { $case ->
                [acc] vámpírt
                [from] vámpírt
                [dat] vámpírnak
                [sub] vámpírra
                [sup] vámpíron
                [del] vámpírról
                [ade] vámpírnál
                [after] vámpír után
               *[nom] vámpír
            }
        }
        [place] { $owner-id ->
            [self] { "" }
            [chooser] { "" }
           *[other] { $owner-ade }
        }
       *[other] { "" }
    }
vt-domain-all-vampires =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] vámpírokat
                [from] vámpírokat
                [dat] vámpíroknak
                [sub] vámpírokra
                [sup] vámpírokon
                [del] vámpírokról
                [ade] vámpíroknál
                [after] vámpírok után
               *[nom] vámpírok
            }
           *[other] { $case ->
                [acc] vámpírt
                [from] vámpírt
                [dat] vámpírnak
                [sub] vámpírra
                [sup] vámpíron
                [del] vámpírról
                [ade] vámpírnál
                [after] vámpír után
               *[nom] vámpír
            }
        }
       *[other] { "" }
    }
vt-domain-uncontrolled =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] alattvalókat
                [from] alattvalókat
                [dat] alattvalóknak
                [sub] alattvalókra
                [sup] alattvalókon
                [del] alattvalókról
                [ade] alattvalóknál
                [after] alattvalók után
               *[nom] alattvalók
            }
           *[other] { $case ->
                [acc] alattvalót
                [from] alattvalót
                [dat] alattvalónak
                [sub] alattvalóra
                [sup] alattvalón
                [del] alattvalóról
                [ade] alattvalónál
                [after] alattvaló után
               *[nom] alattvaló
            }
        }
        [place] { $owner-id ->
            [self] { $case ->
                [from] a nem irányított területedről
               *[other] a nem irányított területeden
            }
           *[other] { $owner-dat } a nem irányított területén
        }
       *[other] { "" }
    }
vt-domain-cards-in-play =
    { $part ->
        [before] játékban lévő
        [noun] { $count ->
            [all] { $case ->
                [acc] kártyákat
                [from] kártyákat
                [dat] kártyáknak
                [sub] kártyákra
                [sup] kártyákon
                [del] kártyákról
                [ade] kártyáknál
                [after] kártyák után
               *[nom] kártyák
            }
           *[other] { $case ->
                [acc] kártyát
                [from] kártyát
                [dat] kártyának
                [sub] kártyára
                [sup] kártyán
                [del] kártyáról
                [ade] kártyánál
                [after] kártya után
               *[nom] kártya
            }
        }
       *[other] { "" }
    }
vt-domain-cards-on =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] kártyákat
                [from] kártyákat
                [dat] kártyáknak
                [sub] kártyákra
                [sup] kártyákon
                [del] kártyákról
                [ade] kártyáknál
                [after] kártyák után
               *[nom] kártyák
            }
           *[other] { $case ->
                [acc] kártyát
                [from] kártyát
                [dat] kártyának
                [sub] kártyára
                [sup] kártyán
                [del] kártyáról
                [ade] kártyánál
                [after] kártya után
               *[nom] kártya
            }
        }
        [place] { $owner-sup }
       *[other] { "" }
    }
vt-domain-combatants =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] harcoló feleket
                [from] harcoló feleket
                [dat] harcoló feleknek
                [sub] harcoló felekre
                [sup] harcoló feleken
                [del] harcoló felekről
                [ade] harcoló feleknél
                [after] harcoló felek után
               *[nom] harcoló felek
            }
           *[other] { $case ->
                [acc] harcoló felet
                [from] harcoló felet
                [dat] harcoló félnek
                [sub] harcoló félre
                [sup] harcoló félen
                [del] harcoló félről
                [ade] harcoló félnél
                [after] harcoló fél után
               *[nom] harcoló fél
            }
        }
       *[other] { "" }
    }
vt-domain-numbers = { "" }
vt-domain-hand =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] a kezedből
               *[other] { $owner-dat } a kezéből
            }
           *[other] { $owner-id ->
                [self] a kezedből
               *[other] { $owner-dat } a kezéből
            }
        }
       *[other] { "" }
    }
vt-domain-library-of =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] a könyvtáradból
               *[other] { $owner-dat } a könyvtárából
            }
           *[other] { $owner-id ->
                [self] a könyvtáradból
               *[other] { $owner-dat } a könyvtárából
            }
        }
       *[other] { "" }
    }
vt-domain-ash-of =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] a hamukupacodból
               *[other] { $owner-dat } a hamukupacából
            }
           *[other] { $owner-id ->
                [self] a hamukupacodból
               *[other] { $owner-dat } a hamukupacából
            }
        }
       *[other] { "" }
    }
vt-domain-equipment-of =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] felszereléseket
                [from] felszereléseket
                [dat] felszereléseknek
                [sub] felszerelésekre
                [sup] felszereléseken
                [del] felszerelésekről
                [ade] felszereléseknél
                [after] felszerelések után
               *[nom] felszerelések
            }
           *[other] { $case ->
                [acc] felszerelést
                [from] felszerelést
                [dat] felszerelésnek
                [sub] felszerelésre
                [sup] felszerelésen
                [del] felszerelésről
                [ade] felszerelésnél
                [after] felszerelés után
               *[nom] felszerelés
            }
        }
        [place] { $owner-id ->
            [self] az egyik alattvalódon
           *[other] { $owner-dat } az egyik alattvalóján
        }
       *[other] { "" }
    }

## Ami történik. A $mood „infinitive”, ha lehetőség, és „told”, ha más dönt

vt-verb-lock =
    { $who-definite ->
        [yes] { $mood ->
            [infinitive] elforgathatod { $who-acc }
            [told] elforgatod { $who-acc }
           *[do] forgasd el { $who-acc }
        }
       *[no] { $mood ->
            [infinitive] elforgathatsz { $who-acc }
            [told] elforgatsz { $who-acc }
           *[do] forgass el { $who-acc }
        }
    }
vt-verb-unlock =
    { $who-definite ->
        [yes] { $mood ->
            [infinitive] visszaforgathatod { $who-acc }
            [told] visszaforgatod { $who-acc }
           *[do] forgasd vissza { $who-acc }
        }
       *[no] { $mood ->
            [infinitive] visszaforgathatsz { $who-acc }
            [told] visszaforgatsz { $who-acc }
           *[do] forgass vissza { $who-acc }
        }
    }
vt-verb-put-on =
    { $mood ->
        [infinitive] ráteheted ezt a kártyát { $what-sub }
        [told] ráteszed ezt a kártyát { $what-sub }
       *[do] tedd ezt a kártyát { $what-sub }
    }
vt-verb-put-in-play =
    { $mood ->
        [infinitive] játékba hozhatod ezt a kártyát
        [told] játékba hozod ezt a kártyát
       *[do] hozd játékba ezt a kártyát
    }
vt-verb-burn =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] elégetheted { $what-acc }
            [told] elégeted { $what-acc }
           *[do] égesd el { $what-acc }
        }
       *[no] { $mood ->
            [infinitive] elégethetsz { $what-acc }
            [told] elégetsz { $what-acc }
           *[do] égess el { $what-acc }
        }
    }
vt-verb-remove-from-game =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] kiveheted a játékból { $what-from }
            [told] kiveszed a játékból { $what-from }
           *[do] vedd ki a játékból { $what-from }
        }
       *[no] { $mood ->
            [infinitive] kivehetsz a játékból { $what-from }
            [told] kiveszel a játékból { $what-from }
           *[do] végy ki a játékból { $what-from }
        }
    }
# „2 készletet”, „annyi készletet, amennyi …”
vt-part-number-pool =
    { $number-reckoned ->
        [yes] annyi készletet, { $number-as-many }
       *[no] { $number } készletet
    }
vt-verb-gain-pool =
    { $mood ->
        [infinitive] kaphatsz { vt-part-number-pool }
        [told] { $who-id ->
            [self] kapsz { vt-part-number-pool }
            [chooser] kap { vt-part-number-pool }
           *[other] { $who } kap { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] kapsz { vt-part-number-pool }
            [chooser] kap { vt-part-number-pool }
           *[other] { $who } kap { vt-part-number-pool }
        }
    }
vt-verb-burn-pool =
    { $mood ->
        [infinitive] elégethetsz { vt-part-number-pool }
        [told] { $who-id ->
            [self] elégetsz { vt-part-number-pool }
            [chooser] eléget { vt-part-number-pool }
           *[other] { $who } eléget { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] égess el { vt-part-number-pool }
            [chooser] eléget { vt-part-number-pool }
           *[other] { $who } eléget { vt-part-number-pool }
        }
    }
vt-verb-add-blood =
    { $number-reckoned ->
        [yes] { $who } annyi vért kap, { $number-as-many }
       *[no] { $mood ->
            [infinitive] tehetsz
            [told] teszel
           *[do] tegyél
        } { $number } vért { $who-sub }
    }
vt-verb-lose-blood = { $who } veszít { $number } vért
vt-verb-feed = { $who } { $number } vért kap a vadászterülettől
vt-verb-blood-to-pool =
    { $mood ->
        [infinitive] áttehetsz
        [told] átteszel
       *[do] tegyél át
    } az irányító készletébe { $number } vért { $who-del }
vt-verb-pool-to-blood =
    { $mood ->
        [infinitive] áttehetsz
        [told] átteszel
       *[do] tegyél át
    } { $number } készletet az irányító készletéből { $who-sub }
vt-verb-pool-to-card =
    { $mood ->
        [infinitive] áttehetsz
        [told] átteszel
       *[do] tegyél át
    } { $number } készletet a készletedből erre a kártyára
vt-verb-move-counters =
    { $number-reckoned ->
        [yes] tegyél át { $from-del } { $to-sub } annyi jelzőt, { $number-as-many }
       *[no] tegyél át { $from-del } { $to-sub } { $number } jelzőt
    }
vt-verb-change-bleed-target =
    a véreztetés új célpontja: { $who-id ->
        [self] te vagy
       *[other] { $who }
    }
vt-verb-end-action = az akció véget ér
vt-verb-enter-combat =
    { $with-id ->
        [opposing] { $who } új harcba száll ugyanazzal az ellenféllel
        [chosen] { $who } harcba száll a megnevezett alattvalóval
       *[other] { $who } harcba száll; az ellenfele: { $with }
    }
vt-verb-strike = vidd be ezt a csapást
vt-verb-maneuver = { $who } manőverezik
vt-verb-press = { $who } nyomul
vt-verb-prevent-damage =
    { $mood ->
        [infinitive] megelőzhetsz
        [told] megelőzöl
       *[do] előzz meg
    } { $number } sebzést, amelyet { $who } kapna
vt-verb-prevent-gun-damage =
    { $mood ->
        [infinitive] megelőzhetsz
        [told] megelőzöl
       *[do] előzz meg
    } { $number } lőfegyveres sebzést, amelyet { $who } kapna
vt-verb-set-range = annak a fordulónak a távolsága { $to }, és másképp nem dől el
vt-verb-leave-torpor =
    { $who-id ->
        [chosen] az a vámpír
       *[other] { $who }
    } kilép a torporból
vt-verb-draw-crypt =
    { $mood ->
        [infinitive] húzhatsz a kriptádból { $number } kártyát
        [told] { $who-id ->
            [self] húzol a kriptádból { $number } kártyát
            [chooser] húz a kriptájából { $number } kártyát
           *[other] { $who } húz a kriptájából { $number } kártyát
        }
       *[do] { $who-id ->
            [self] húzz a kriptádból { $number } kártyát
            [chooser] húz a kriptájából { $number } kártyát
           *[other] { $who } húz a kriptájából { $number } kártyát
        }
    }
vt-verb-equip =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] ráteheted { $who-sub }, a költséget kifizetve, { $what-from }
            [told] ráteszed { $who-sub }, a költséget kifizetve, { $what-from }
           *[do] tedd { $who-sub }, a költséget kifizetve, { $what-from }
        }
       *[no] { $mood ->
            [infinitive] rátehetsz { $who-sub }, a költséget kifizetve, { $what-from }
            [told] ráteszel { $who-sub }, a költséget kifizetve, { $what-from }
           *[do] tegyél { $who-sub }, a költséget kifizetve, { $what-from }
        }
    }
vt-verb-shuffle-library =
    { $mood ->
        [infinitive] megkeverheted a könyvtáradat
        [told] { $who-id ->
            [self] megkevered a könyvtáradat
            [chooser] megkeveri a könyvtárát
           *[other] { $who } megkeveri a könyvtárát
        }
       *[do] { $who-id ->
            [self] keverd meg a könyvtáradat
            [chooser] megkeveri a könyvtárát
           *[other] { $who } megkeveri a könyvtárát
        }
    }
vt-verb-look-at-hand =
    { $mood ->
        [infinitive] megnézheted { $whose-dat } a kezét
        [told] megnézed { $whose-dat } a kezét
       *[do] nézd meg { $whose-dat } a kezét
    }
vt-verb-lower-pool-cost = a kijátszott kártya { $number } készlettel kevesebbe kerül
vt-verb-lower-blood-cost = a kijátszott kártya { $number } vérrel kevesebbe kerül
vt-verb-emerge = { $who } a készenléti területre kerül
vt-verb-recover = { $who } elhagyja a harcképtelenek területét, és 1 életet kap
vt-verb-gain-conviction = { $who } szerezhet egy meggyőződést a kézből vagy a hamukupacból
vt-verb-find-conviction = { $who } szerezhet egy meggyőződést a könyvtárból, a kézből vagy a hamukupacból
vt-verb-control =
    { $by-id ->
        [self] az irányításod alá kerül { $what }
       *[other] { $by-dat } az irányítása alá kerül { $what }
    }
vt-verb-open-hand =
    { $whose-id ->
        [self] nyitott kézzel játszol
       *[other] { $whose } nyitott kézzel játszik
    }
vt-verb-discard =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] eldobhatod { $what-from }
            [told] eldobod { $what-from }
           *[do] dobd el { $what-from }
        }
       *[no] { $mood ->
            [infinitive] eldobhatsz { $what-from }
            [told] eldobsz { $what-from }
           *[do] dobj el { $what-from }
        }
    }
vt-verb-inflict = { $who } elszenved { $number } sebzést
vt-verb-inflict-badly = { $who } elszenved { $number } súlyos sebzést
vt-verb-send-to-torpor = { $who } torporba kerül
vt-verb-postpone = { $who } csak a harc után kerül torporba
vt-verb-stop-diablerie = a diablerie elmarad, és az áldozat nem ég el
vt-verb-diablerize = { $who } diablerie-t követ el; az áldozata: { $whom }
vt-verb-end-combat = a harc véget ér
vt-verb-cancel = érvénytelenítsd a kijátszott kártyát
vt-verb-cancel-unpaid = érvénytelenítsd a kijátszott kártyát; a költségét nem kell kifizetni
vt-verb-cancel-action = érvénytelenítsd az akciót; úgy számít, mintha nem történt volna
vt-verb-continue-action = az akció folytatódik, mintha nem blokkolták volna
vt-verb-attempt-block = { $who } megpróbál blokkolni
vt-verb-take-control =
    { $to-id ->
        [self] az irányításod alá kerül { $what }
       *[other] { $to-dat } az irányítása alá kerül { $what }
    }
vt-verb-gain-master-action =
    { $mood ->
        [infinitive] kaphatsz egy mesterakciót
        [told] { $who-id ->
            [self] kapsz egy mesterakciót
            [chooser] kap egy mesterakciót
           *[other] { $who } kap egy mesterakciót
        }
       *[do] { $who-id ->
            [self] kapsz egy mesterakciót
            [chooser] kap egy mesterakciót
           *[other] { $who } kap egy mesterakciót
        }
    }
vt-verb-bring =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] játékba hozhatod { $what-from }
            [told] játékba hozod { $what-from }
           *[do] hozd játékba { $what-from }
        }
       *[no] { $mood ->
            [infinitive] játékba hozhatsz { $what-from }
            [told] játékba hozol { $what-from }
           *[do] hozz játékba { $what-from }
        }
    }
vt-verb-remove-from-ash =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] kiveheted a játékból { $what-from }
            [told] kiveszed a játékból { $what-from }
           *[do] vedd ki a játékból { $what-from }
        }
       *[no] { $mood ->
            [infinitive] kivehetsz a játékból { $what-from }
            [told] kiveszel a játékból { $what-from }
           *[do] végy ki a játékból { $what-from }
        }
    }
vt-verb-add-counters =
    { $mood ->
        [infinitive] tehetsz
        [told] teszel
       *[do] tegyél
    } { $number } jelzőt { $what-sub }
vt-verb-forbid-repeat = { $who } ebben a körben nem ismételheti meg ezt az akciót
vt-verb-fail-action = az akció kudarcot vall
vt-verb-scorch = { $who } elszenved { $number } súlyos környezeti sebzést, amely nem védhető ki
vt-verb-remember = ez a kártya megjelöli { $who-acc }
vt-verb-remember-second = ez a kártya megjelöli { $who-acc }
vt-verb-remember-player = ez a kártya megjelöli { $who-acc }
vt-verb-add-stealth =
    { $number-reckoned ->
        [yes] a lopakodás annyival nagyobb, { $number-as-many }
       *[no] a lopakodás { $number } ponttal { $number-sign ->
            [minus] kisebb
           *[plus] nagyobb
        }
    }
vt-verb-add-intercept =
    { $number-reckoned ->
        [yes] { $who-dat } annyival nagyobb az elfogása, { $number-as-many }
       *[no] { $who } { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } elfogást kap
    }
vt-verb-add-bleed =
    { $number-reckoned ->
        [yes] { $who-dat } annyival nagyobb a véreztetése, { $number-as-many }
       *[no] { $who } { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } véreztetést kap
    }
vt-verb-limited-bleed =
    ez a véreztetés { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } (korlátozott)
vt-verb-add-strength =
    { $number-reckoned ->
        [yes] { $who-dat } annyival nagyobb az ereje, { $number-as-many }
       *[no] { $who } { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } erőt kap
    }
vt-verb-add-hand-size =
    { $number-reckoned ->
        [yes] { $who-id ->
            [self] a kézméreted
           *[other] { $who-dat } a kézmérete
        } annyival nagyobb, { $number-as-many }
       *[no] { $who-id ->
            [self] a kézméreted
           *[other] { $who-dat } a kézmérete
        } { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number }
    }
vt-verb-grant-maneuver = { $who } egy manővert kap
vt-verb-grant-press = { $who } egy nyomulást kap
vt-verb-grant-prevention = { $who } megelőzhet { $number } sebzést
vt-verb-grant-gun-prevention = { $who } megelőzhet még { $number } lőfegyveres sebzést
vt-verb-environmental-damage = minden fordulóban, a csapások végrehajtásakor { $who } elszenved { $number } környezeti sebzést
vt-verb-only-hand-strikes = mindkét harcoló fél csak kézi csapást vihet be
vt-verb-wake = { $who } ébren van: úgy blokkolhat és reagálhat, mintha nem volna elforgatva
vt-verb-forbid =
    { $who } { $what-id ->
        [block] nem blokkolhat
        [unlock-normally] nem fordul vissza a szokásos módon
        [vote] tartózkodik a szavazástól
        [strike] nem vihet be csapást
        [gain-strikes] nem szerezhet további csapásokat
        [strike-ends] nem használhatja a „harc vége” csapást
        [use-equipment] nem használhat felszerelést
       *[hunt] nem vadászhat
    }
vt-verb-forbid-card = { $who } nem játszhatja ki ezt: { $named }
vt-verb-add-votes-against = { $who } { $number } további szavazatot ad le ellene
vt-verb-burn-when = { $what } elég
vt-verb-grant-strikes = { $who } { $number } további csapást kap
vt-verb-aggravate-hand-strikes = { $who-dat } a kézi csapásai súlyos sebzést okoznak
vt-verb-must-maneuver = { $who } köteles manőverezni, ha tud
vt-verb-add-strike-damage =
    { $who-dat } a csapása { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } sebzést okoz
vt-verb-immune = { $who } immunis erre: { $what }
vt-verb-grant-trait = { $who-dat } jellemzője ez: { $what }
vt-verb-add-capacity =
    { $number-reckoned ->
        [yes] { $who-dat } annyival nagyobb a kapacitása, { $number-as-many }
       *[no] { $who } { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } kapacitást kap
    }
vt-verb-add-transfers =
    { $who-id ->
        [self] { $number } átutalással többet kapsz
       *[other] { $who } { $number } átutalással többet kap
    } a befolyásolási fázisban
vt-verb-add-discards =
    { $who-id ->
        [self] { $number } eldobási akcióval többet kapsz
       *[other] { $who } { $number } eldobási akcióval többet kap
    }
vt-verb-oblige = { $who } minden más előtt ezt az akciót köteles végrehajtani: { $what }
vt-verb-no-edge = aki megszerezné az Előnyt, helyette elégeti
vt-verb-unblockable = az akciót nem lehet blokkolni
vt-verb-unblockable-by =
    { $kind-id ->
        [vampire] a vámpírok nem blokkolhatnak
        [ally] a szövetségesek nem blokkolhatnak
       *[other] nem blokkolhat: { $kind }
    }
vt-verb-lock-failed-blockers = az alattvalók, akiknek nem sikerül a blokkolás, az akció végrehajtása előtt elfordulnak
vt-verb-raise-pool-cost =
    { $who-id ->
        [self] neked
       *[other] { $who-dat }
    } { $number } készlettel többe kerül minden ilyen kártya: { $named }
vt-verb-spare-replacements =
    { $who-id ->
        [self] valahányszor húznál egy másik kártya helyett, inkább erről a kártyáról ég el egy jelző
       *[other] valahányszor { $who } húzna egy másik kártya helyett, inkább erről a kártyáról ég el egy jelző
    }
vt-verb-lesser-intercept =
    a szövetségesek, és a vámpírok, akik fiatalabbak, mint { $who }, { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } elfogást kapnak
vt-verb-burn-blood =
    { $mood ->
        [infinitive] elégethetsz
        [told] elégetsz
       *[do] égess el
    } { $number } vért { $who-del }
vt-verb-burn-life =
    { $mood ->
        [infinitive] elégethetsz
        [told] elégetsz
       *[do] égess el
    } { $number } életet { $who-del }
vt-verb-burn-counters =
    { $mood ->
        [infinitive] elégethetsz
        [told] elégetsz
       *[do] égess el
    } { $number } jelzőt { $what-del }
vt-verb-pay-pool =
    { $mood ->
        [infinitive] fizethetsz { $number } készletet
        [told] { $who-id ->
            [self] fizetsz { $number } készletet
            [chooser] fizet { $number } készletet
           *[other] { $who } fizet { $number } készletet
        }
       *[do] { $who-id ->
            [self] fizess { $number } készletet
            [chooser] fizet { $number } készletet
           *[other] { $who } fizet { $number } készletet
        }
    }
vt-verb-lock-card =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] elforgathatod { $what-acc }
            [told] elforgatod { $what-acc }
           *[do] forgasd el { $what-acc }
        }
       *[no] { $mood ->
            [infinitive] elforgathatsz { $what-acc }
            [told] elforgatsz { $what-acc }
           *[do] forgass el { $what-acc }
        }
    }
vt-verb-sacrifice =
    { $what-definite ->
        [yes] { $mood ->
            [infinitive] elégetheted { $what-acc }
            [told] elégeted { $what-acc }
           *[do] égesd el { $what-acc }
        }
       *[no] { $mood ->
            [infinitive] elégethetsz { $what-acc }
            [told] elégetsz { $what-acc }
           *[do] égess el { $what-acc }
        }
    }
vt-verb-discard-card =
    { $whose-id ->
        [self] { $what-definite ->
            [yes] { $mood ->
                [infinitive] eldobhatod { $what-from }
                [told] eldobod { $what-from }
               *[do] dobd el { $what-from }
            }
           *[no] { $mood ->
                [infinitive] eldobhatsz { $what-from }
                [told] eldobsz { $what-from }
               *[do] dobj el { $what-from }
            }
        }
       *[other] { $whose } eldob { $what-from }
    }
vt-verb-spend-transfers =
    { $mood ->
        [infinitive] elkölthetsz
        [told] elköltesz
       *[do] költs el
    } { $number } átutalást
vt-verb-spend-discards =
    { $mood ->
        [infinitive] felhasználhatsz
        [told] felhasználsz
       *[do] használj fel
    } { $number } eldobási akciót
vt-verb-burn-edge =
    { $mood ->
        [infinitive] elégetheted az Előnyt
        [told] { $who-id ->
            [self] elégeted az Előnyt
            [chooser] elégeti az Előnyt
           *[other] { $who } elégeti az Előnyt
        }
       *[do] { $who-id ->
            [self] égesd el az Előnyt
            [chooser] elégeti az Előnyt
           *[other] { $who } elégeti az Előnyt
        }
    }
vt-verb-burn-convictions =
    { $mood ->
        [infinitive] elégethetsz
        [told] elégetsz
       *[do] égess el
    } { $number } meggyőződést { $who-del }

## Mikor

vt-when-unlock-effects = a visszaforgatási fázis tart
vt-when-master-action = a mesterfázis tart
vt-when-between-actions = az alattvalófázisban épp nincs akció
vt-when-action = akciót lehet végrehajtani
vt-when-as-played = valaki kártyát játszik ki
vt-when-as-announced = egy akciót bejelentenek
vt-when-no-block = senki sem próbál blokkolni
vt-when-block-attempt = egy alattvaló blokkolni próbál
vt-when-blocked = az akciót blokkolják
vt-when-before-block-resolution = egy blokkolás végrehajtása következik
vt-when-before-resolution = az akció végrehajtása következik
vt-when-blocks-declined = mindenki lemondott a blokkolásról
vt-when-would-succeed = az akció sikerülni készül
vt-when-after-resolution = az akció végrehajtása véget ér
vt-when-block-combat = blokkolás miatt harc kezdődik
vt-when-cost-due = egy kártya költségét fizetni kell
vt-when-range-before = a távolság eldöntése következik
vt-when-range-decide = a távolság dől el
vt-when-strike-before = a csapások választása következik
vt-when-strike-choose = csapást választanak
vt-when-strike-modify = a csapások módosíthatók
vt-when-damage-prevent = a sebzés megelőzhető
vt-when-extra-strikes = további csapások szerezhetők
vt-when-press-decide = a nyomulás dől el
vt-when-round-end = a harc egy fordulója véget ér
vt-when-round-begin = a harc egy fordulója kezdődik
vt-when-torpor-entered = egy vámpír torporba kerül
vt-when-minion-burned = egy alattvalót a harcban az ellenfele, vagy az akciójával a cselekvő eléget
vt-when-after-combat = a harc véget ér
vt-when-diablerie-after = a diablerie megtörtént, de a vérvadászat előtt
vt-when-diablerie-before = diablerie készül
vt-when-influence-main = a befolyásolási fázis tart
vt-when-discard-main = az eldobási fázis tart
vt-when-polling-start = a szavazás következik
vt-when-polling-cast = a szavazás tart
vt-when-succeeding = az akció éppen sikerül
vt-when-card-locked = egy kártyát a használatához elforgatnak
vt-later-after-resolution = az akció végrehajtása után{ card-part-colon } { $what }
vt-during-unlock-effects =
    { $active ->
        [self] a saját visszaforgatási fázisodban
       *[other] a visszaforgatási fázisban
    }
vt-during-master-action =
    { $active ->
        [self] a saját mesterfázisodban
       *[other] a mesterfázisban
    }
vt-during-influence-main =
    { $active ->
        [self] a saját befolyásolási fázisodban
       *[other] a befolyásolási fázisban
    }
vt-during-discard-main =
    { $active ->
        [self] a saját eldobási fázisodban
       *[other] az eldobási fázisban
    }
vt-windows =
    { $set ->
        [action] { "" }
        [no-block-or-block-attempt-or-blocks-declined] egy akció tart
        [no-block-or-block-attempt] egy akció blokkolható
        [as-played-or-no-block-or-block-attempt-or-blocks-declined-or-after-resolution] egy akció tart, vagy épp végrehajtották
        [polling-start-or-polling-cast] a szavazás következik vagy tart
        [no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution] egy akció tart, vagy épp végrehajtották
        [unlock-effects-or-master-action-or-between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end-or-influence-main-or-discard-main] hatást használhatnál
        [between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end] hatást használhatnál az alattvalófázisban
       *[other] { $list }
    }
vt-until-action-end = az akció végéig
vt-until-round-end = a forduló végéig
vt-until-combat-end = a harc végéig
vt-until-turn-end = a kör végéig
vt-until-own-unlock = az irányító következő visszaforgatási fázisának végéig
vt-until-referendum-end = ebben a referendumban
vt-until-your-unlock = a következő visszaforgatási fázisodig
vt-until-their-unlock = a korábbi irányító következő visszaforgatási fázisáig
vt-scope-phase = fázisonként
vt-scope-turn = körönként
vt-scope-action = akciónként
vt-scope-combat = harconként
vt-scope-round-by-minion = alattvalónként és fordulónként
vt-scope-combat-by-minion = alattvalónként és harconként
vt-scope-unlock-by-minion = alattvalónként és visszaforgatási fázisonként
vt-scope-action-by-minion = alattvalónként és akciónként
vt-scope-turn-by-minion = alattvalónként és körönként
vt-scope-game = játékonként
vt-scope-referendum = referendumonként

## Mi egy képesség. Minden üzenet látja az összes adatát

vt-fact-needs = { $needs }
vt-fact-action =
    { $action-id ->
        [plain] akció
        [political] politikai akció
       *[other] akció ({ $action })
    }
vt-fact-stealth = +{ $stealth } lopakodás
vt-fact-bleed = +{ $bleed } véreztetés
vt-fact-aims-at-this = e kártya ellen
vt-fact-strike =
    { $strike-id ->
        [hand] kézi csapás
        [damage] csapás
        [weapon] csapás fegyverrel
        [dodge] csapás: kitérés
        [ends] csapás: a harc vége
        [steal] csapás
        [destroy-equipment] csapás: az ellenfél egy felszerelésének megsemmisítése
        [steal-equipment] csapás: az ellenfél egy felszerelésének ellopása
        [effect] csapás
       *[other] { $strike }
    }
vt-fact-amount =
    { $strike-id ->
        [hand] +{ $amount } sebzés
        [steal] { $amount } vér ellopása
       *[other] { $amount } sebzés
    }
vt-fact-ranged = távolsági
vt-fact-aggravated = súlyos
vt-fact-first = első csapás
vt-fact-user =
    { $user-id ->
        [anyone] { $action-id ->
            [none] bármelyik Metuzálem használhatja
           *[other] bármelyik Metuzálem alattvalója használhatja
        }
        [bearer-controller] a viselő irányítója használja
        [bearer] a viselő használja
        [others] egy másik alattvaló használja
       *[uninvolved] a harcban részt nem vevő alattvaló használja
    }
vt-fact-as = { $as }
vt-fact-life = { $life } élet
vt-fact-strength = erő: { $strength }
vt-fact-own-bleed = véreztetés: { $own-bleed }
vt-fact-stealth-of = { "" }
vt-fact-more-stealth =
    { $more-stealth ->
        [-1] −1
       *[other] +{ $more-stealth }
    } lopakodás az ilyen klánú alattvalóknak: { $stealth-of }
vt-fact-without-need = akkor is, ha még nincs rá szükség
vt-fact-costs-copies = X a nálad játékban lévő példányok száma
vt-fact-of-locked = elforgatott alattvaló játssza ki
vt-fact-to-continue = csak a folytatáshoz
vt-fact-traits = { $traits }
vt-fact-weapons = csak fegyver
vt-fact-exempt = nem számít bele a további csapások korlátjába
vt-fact-cancels = érvényteleníti: { $cancels }
vt-fact-reduces-blood = a költség { $reduces-blood } vérrel kevesebb
vt-fact-reduces-pool = a költség { $reduces-pool } készlettel kevesebb

## A szöveg felett

vt-printed-pool-cost = költség készletből: { $count }
vt-printed-blood-cost = költség vérből: { $count }
vt-printed-conviction-cost = költség meggyőződésből: { $count }
vt-printed-capacity = kapacitás: { $count }
vt-card-line =
    { $unique-id ->
        [none] { "" }
       *[other] {" "}· egyedi
    }{ $traits-id ->
        [none] { "" }
       *[other] {" "}· { $traits }
    }{ $teaches-id ->
        [none] { "" }
       *[other] {" "}· egy szinttel több: { $teaches }
    }{ $becomes-id ->
        [none] { "" }
       *[other] {" "}· játékban ez is: { $becomes }
    }{ $requires-id ->
        [none] { "" }
       *[other] {" "}· szükséges cím: { $requires }
    }{ $requires-sect-id ->
        [none] { "" }
       *[other] {" "}· szükséges szekta: { $requires-sect }
    }{ $requires-trait-id ->
        [none] { "" }
       *[other] {" "}· szükséges jellemző: { $requires-trait }
    }{ $capacity-id ->
        [none] { "" }
       *[other] {" "}· kapacitás: { $capacity }
    }{ $as-vampire-id ->
        [none] { "" }
       *[other] {" "}· úgy játszik ki kártyát, mint egy vámpír, akinek ez van: { $as-vampire }
    }{ $one-each-id ->
        [none] { "" }
       *[other] {" "}· alattvalónként egy
    }{ $one-of-id ->
        [none] { "" }
       *[other] {" "}· alattvalónként egy ilyen: { $one-of }
    }{ $replaced-id ->
        [none] { "" }
       *[other] {" "}· új kártyát { $replaced } húzz
    }
