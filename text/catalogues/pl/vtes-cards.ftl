### Słowa, których Vampire: The Eternal Struggle użycza zdaniom na swoich kartach (zob. cards.ftl).
### To, co leży na stole i jest wybierane, to prawie zawsze podwładny, więc tak nazywa się karta.

## Rodzaje rzeczy

vt-gender-player = m1
vt-gender-card = m1
vt-gender-face = f
vt-gender-name = f
vt-gender-discipline = f
vt-gender-clan = m
vt-gender-sect = f
vt-gender-title = m
vt-gender-kind = m
vt-gender-trait = f
vt-gender-action-kind = m
vt-gender-range = m
vt-gender-strike = m
vt-gender-level = m
vt-gender-deed = m
vt-gender-answer = f
vt-gender-user = m
vt-gender-moment = m
vt-gender-harm = m
vt-gender-creed = n
vt-gender-virtue = f
vt-gender-number = m
vt-noun-player =
    { $count ->
        [one] { $case ->
            [acc] Matuzalema
            [gen] Matuzalema
            [dat] Matuzalemowi
            [loc] Matuzalemie
            [ins] Matuzalemem
           *[nom] Matuzalem
        }
        [all] { $case ->
            [acc] Matuzalemów
            [gen] Matuzalemów
            [dat] Matuzalemom
            [loc] Matuzalemach
            [ins] Matuzalemami
           *[nom] Matuzalemowie
        }
        [few] { $case ->
            [acc] Matuzalemów
            [gen] Matuzalemów
            [dat] Matuzalemom
            [loc] Matuzalemach
            [ins] Matuzalemami
           *[nom] Matuzalemowie
        }
       *[many] { $case ->
            [dat] Matuzalemom
            [loc] Matuzalemach
            [ins] Matuzalemami
           *[nom] Matuzalemów
        }
    }
vt-noun-card =
    { $count ->
        [one] { $case ->
            [acc] podwładnego
            [gen] podwładnego
            [dat] podwładnemu
            [loc] podwładnym
            [ins] podwładnym
           *[nom] podwładny
        }
        [all] { $case ->
            [acc] podwładnych
            [gen] podwładnych
            [dat] podwładnym
            [loc] podwładnych
            [ins] podwładnymi
           *[nom] podwładni
        }
        [few] { $case ->
            [acc] podwładnych
            [gen] podwładnych
            [dat] podwładnym
            [loc] podwładnych
            [ins] podwładnymi
           *[nom] podwładni
        }
       *[many] { $case ->
            [dat] podwładnym
            [loc] podwładnych
            [ins] podwładnymi
           *[nom] podwładnych
        }
    }
vt-noun-is-vampire =
    { $count ->
        [one] { $case ->
            [acc] wampira
            [gen] wampira
            [dat] wampirowi
            [loc] wampirze
            [ins] wampirem
           *[nom] wampir
        }
        [all] { $case ->
            [acc] wampiry
            [gen] wampirów
            [dat] wampirom
            [loc] wampirach
            [ins] wampirami
           *[nom] wampiry
        }
        [few] { $case ->
            [acc] wampiry
            [gen] wampirów
            [dat] wampirom
            [loc] wampirach
            [ins] wampirami
           *[nom] wampiry
        }
       *[many] { $case ->
            [dat] wampirom
            [loc] wampirach
            [ins] wampirami
           *[nom] wampirów
        }
    }
vt-noun-is-ally =
    { $count ->
        [one] { $case ->
            [acc] sprzymierzeńca
            [gen] sprzymierzeńca
            [dat] sprzymierzeńcowi
            [loc] sprzymierzeńcu
            [ins] sprzymierzeńcem
           *[nom] sprzymierzeniec
        }
        [all] { $case ->
            [acc] sprzymierzeńców
            [gen] sprzymierzeńców
            [dat] sprzymierzeńcom
            [loc] sprzymierzeńcach
            [ins] sprzymierzeńcami
           *[nom] sprzymierzeńcy
        }
        [few] { $case ->
            [acc] sprzymierzeńców
            [gen] sprzymierzeńców
            [dat] sprzymierzeńcom
            [loc] sprzymierzeńcach
            [ins] sprzymierzeńcami
           *[nom] sprzymierzeńcy
        }
       *[many] { $case ->
            [dat] sprzymierzeńcom
            [loc] sprzymierzeńcach
            [ins] sprzymierzeńcami
           *[nom] sprzymierzeńców
        }
    }
vt-noun-face =
    { $count ->
        [one] { $case ->
            [acc] kartę
            [gen] karty
            [dat] karcie
            [loc] karcie
            [ins] kartą
           *[nom] karta
        }
        [all] { $case ->
            [acc] karty
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
        [few] { $case ->
            [acc] karty
            [gen] kart
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] karty
        }
       *[many] { $case ->
            [dat] kartom
            [loc] kartach
            [ins] kartami
           *[nom] kart
        }
    }
vt-noun-name =
    { $case ->
        [acc] nazwę
       *[nom] nazwa
    }
vt-noun-discipline =
    { $case ->
        [acc] Dyscyplinę
       *[nom] Dyscyplina
    }
vt-noun-clan =
    { $case ->
        [gen] klanu
       *[nom] klan
    }
vt-noun-sect =
    { $case ->
        [acc] sektę
       *[nom] sekta
    }
vt-noun-title = tytuł
vt-noun-kind = rodzaj karty
vt-noun-trait =
    { $case ->
        [acc] cechę
       *[nom] cecha
    }
vt-noun-action-kind = rodzaj akcji
vt-noun-range = zasięg
vt-noun-strike = cios
vt-noun-level = poziom
vt-noun-deed = czyn
vt-noun-answer = odpowiedź
vt-noun-user =
    { $case ->
        [acc] używającego
       *[nom] używający
    }
vt-noun-moment = moment
vt-noun-harm = rodzaj obrażeń
vt-noun-creed =
    { $case ->
        [gen] kreda
       *[nom] kredo
    }
vt-noun-virtue =
    { $case ->
        [gen] cnoty
       *[nom] cnota
    }
vt-noun-number =
    { $case ->
        [acc] liczbę
       *[nom] liczba
    }

## Słowa

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

## O co można pytać: jako część zdania …

vt-the-self =
    { $case ->
        [acc] ciebie
        [gen] ciebie
        [dat] tobie
        [loc] tobie
        [ins] tobą
       *[nom] ty
    }
vt-chooser =
    { $case ->
        [acc] go
        [gen] jego
        [dat] mu
        [loc] nim
        [ins] nim
       *[nom] ten Matuzalem
    }
vt-the-paying =
    { $case ->
        [acc] zagrywającego kartę
        [gen] zagrywającego kartę
        [dat] zagrywającemu kartę
        [loc] zagrywającym kartę
        [ins] zagrywającym kartę
       *[nom] zagrywający kartę
    }
vt-the-payer =
    { $case ->
        [acc] podwładnego, który zagrywa kartę
        [gen] podwładnego, który zagrywa kartę
        [dat] podwładnemu, który zagrywa kartę
        [loc] podwładnym, który zagrywa kartę
        [ins] podwładnym, który zagrywa kartę
       *[nom] podwładny, który zagrywa kartę
    }
vt-the-active =
    { $case ->
        [acc] aktywnego Matuzalema
        [gen] aktywnego Matuzalema
        [dat] aktywnemu Matuzalemowi
        [loc] aktywnym Matuzalemie
        [ins] aktywnym Matuzalemem
       *[nom] aktywny Matuzalem
    }
vt-the-this =
    { $case ->
        [acc] tę kartę
        [gen] tej karty
        [dat] tej karcie
        [loc] tej karcie
        [ins] tą kartą
       *[nom] ta karta
    }
vt-the-minion =
    { $case ->
        [acc] tego podwładnego
        [gen] tego podwładnego
        [dat] temu podwładnemu
        [loc] tym podwładnym
        [ins] tym podwładnym
       *[nom] ten podwładny
    }
vt-the-acting =
    { $case ->
        [acc] działającego podwładnego
        [gen] działającego podwładnego
        [dat] działającemu podwładnemu
        [loc] działającym podwładnym
        [ins] działającym podwładnym
       *[nom] działający podwładny
    }
vt-the-blocker =
    { $case ->
        [acc] blokującego podwładnego
        [gen] blokującego podwładnego
        [dat] blokującemu podwładnemu
        [loc] blokującym podwładnym
        [ins] blokującym podwładnym
       *[nom] blokujący podwładny
    }
vt-the-opposing =
    { $case ->
        [acc] przeciwnika w walce
        [gen] przeciwnika w walce
        [dat] przeciwnikowi w walce
        [loc] przeciwniku w walce
        [ins] przeciwnikiem w walce
       *[nom] przeciwnik w walce
    }
vt-the-action-is = rodzaj akcji
vt-the-bleed-target =
    { $case ->
        [acc] cel drenowania
        [gen] celu drenowania
        [dat] celowi drenowania
        [loc] celu drenowania
        [ins] celem drenowania
       *[nom] cel drenowania
    }
vt-the-distance = zasięg
vt-the-bleed-amount = siła drenowania
vt-the-round-number = numer rundy
vt-the-event-card =
    { $case ->
        [acc] tego podwładnego
        [gen] tego podwładnego
        [dat] temu podwładnemu
        [loc] tym podwładnym
        [ins] tym podwładnym
       *[nom] ten podwładny
    }
vt-the-event-player =
    { $case ->
        [acc] tego Matuzalema
        [gen] tego Matuzalema
        [dat] temu Matuzalemowi
        [loc] tym Matuzalemie
        [ins] tym Matuzalemem
       *[nom] ten Matuzalem
    }
vt-the-played =
    { $case ->
        [acc] zagrywaną kartę
        [gen] zagrywanej karty
        [dat] zagrywanej karcie
        [loc] zagrywanej karcie
        [ins] zagrywaną kartą
       *[nom] zagrywana karta
    }
vt-the-pool =
    { $who-id ->
        [self] twoja pula
       *[other] pula { $who-gen }
    }
vt-the-prey =
    { $who-id ->
        [self] { $case ->
            [acc] twoją ofiarę
            [gen] twojej ofiary
            [dat] twojej ofierze
            [loc] twojej ofierze
            [ins] twoją ofiarą
           *[nom] twoja ofiara
        }
       *[other] { $case ->
            [acc] ofiarę { $who-gen }
            [gen] ofiary { $who-gen }
            [dat] ofierze { $who-gen }
            [loc] ofierze { $who-gen }
            [ins] ofiarą { $who-gen }
           *[nom] ofiara { $who-gen }
        }
    }
vt-the-predator =
    { $who-id ->
        [self] { $case ->
            [acc] twojego drapieżcę
            [gen] twojego drapieżcy
            [dat] twojemu drapieżcy
            [loc] twoim drapieżcy
            [ins] twoim drapieżcą
           *[nom] twój drapieżca
        }
       *[other] { $case ->
            [acc] drapieżcę { $who-gen }
            [gen] drapieżcy { $who-gen }
            [dat] drapieżcy { $who-gen }
            [loc] drapieżcy { $who-gen }
            [ins] drapieżcą { $who-gen }
           *[nom] drapieżca { $who-gen }
        }
    }
vt-the-controller =
    { $case ->
        [acc] kontrolującego { $who-acc }
        [gen] kontrolującego { $who-acc }
        [dat] kontrolującemu { $who-acc }
        [loc] kontrolującym { $who-acc }
        [ins] kontrolującym { $who-acc }
       *[nom] kontrolujący { $who-acc }
    }
vt-the-blood = krew na { $who-loc }
vt-the-capacity = potencjał { $who-gen }
vt-the-title = tytuł { $who-gen }
vt-the-clan = klan { $who-gen }
vt-the-slave-of = klan, którego niewolnikiem jest { $who }
vt-the-sect = sekta { $who-gen }
vt-the-bearer =
    { $case ->
        [acc] podwładnego z { $who-ins }
        [gen] podwładnego z { $who-ins }
        [dat] podwładnemu z { $who-ins }
        [loc] podwładnym z { $who-ins }
        [ins] podwładnym z { $who-ins }
       *[nom] podwładny z { $who-ins }
    }
vt-the-chosen =
    { $case ->
        [acc] pierwszego wampira wskazanego przy { $who-loc }
        [gen] pierwszego wampira wskazanego przy { $who-loc }
        [dat] pierwszemu wampirowi wskazanemu przy { $who-loc }
        [loc] pierwszym wampirze wskazanym przy { $who-loc }
        [ins] pierwszym wampirem wskazanym przy { $who-loc }
       *[nom] pierwszy wampir wskazany przy { $who-loc }
    }
vt-the-second =
    { $case ->
        [acc] drugiego wampira wskazanego przy { $who-loc }
        [gen] drugiego wampira wskazanego przy { $who-loc }
        [dat] drugiemu wampirowi wskazanemu przy { $who-loc }
        [loc] drugim wampirze wskazanym przy { $who-loc }
        [ins] drugim wampirem wskazanym przy { $who-loc }
       *[nom] drugi wampir wskazany przy { $who-loc }
    }
vt-the-whom =
    { $case ->
        [acc] Matuzalema zapamiętanego przez { $who-acc }
        [gen] Matuzalema zapamiętanego przez { $who-acc }
        [dat] Matuzalemowi zapamiętanemu przez { $who-acc }
        [loc] Matuzalemie zapamiętanym przez { $who-acc }
        [ins] Matuzalemem zapamiętanym przez { $who-acc }
       *[nom] Matuzalem zapamiętany przez { $who-acc }
    }
vt-the-counters = liczba znaczników na { $who-loc }
vt-the-level = poziom, na którym zagrano { $who-acc } (1 lub 2)
vt-the-named = nazwa { $who-gen }
vt-the-blood-lost = krew, którą { $who } stracił od obrażeń w tej rundzie
vt-the-copies = liczba egzemplarzy { $who-gen }, które jej kontrolujący ma w grze
vt-the-creed = kredo { $who-gen }
vt-the-convictions = liczba przekonań na { $who-loc }
vt-the-printed-cost = koszt { $who-gen }
vt-the-recruit-cost = koszt pozyskania { $who-gen }
vt-the-gun-damage = obrażenia z broni palnej, które { $who } ma otrzymać
vt-the-other-damage = inne obrażenia, które { $who } ma otrzymać
vt-the-discipline = poziom { $given } u { $who-gen }
vt-chosen-cards-in-play =
    { $case ->
        [acc] tę kartę
        [gen] tej karty
        [dat] tej karcie
        [loc] tej karcie
        [ins] tą kartą
       *[nom] ta karta
    }
vt-chosen-cards-on = { vt-chosen-cards-in-play }
vt-chosen-equipment-of = { vt-chosen-cards-in-play }

## … i jako warunek. $relation to „equal”, „unequal”, „at-least” lub „at-most”, $amount mówi to z liczbą $n

vt-about-self = { $value } to { card-part-not } ty
vt-about-active =
    { $value-id ->
        [self] { $not ->
            [yes] to nie twoja tura
           *[no] trwa twoja tura
        }
       *[other] { $not ->
            [yes] to nie tura { $value-gen }
           *[no] trwa tura { $value-gen }
        }
    }
vt-about-this = { $value } to { card-part-not } ta karta
vt-about-minion =
    { $value-id ->
        [this] { $not ->
            [yes] nie ta karta wykonuje akcję
           *[no] akcję wykonuje ta karta
        }
       *[other] { $value } to { card-part-not } ten podwładny
    }
vt-about-paying =
    { $value-id ->
        [self] { $not ->
            [yes] nie zagrywasz karty
           *[no] zagrywasz kartę
        }
       *[other] { $value } { $not ->
            [yes] nie zagrywa karty
           *[no] zagrywa kartę
        }
    }
vt-about-payer =
    { $value } { $not ->
        [yes] nie zagrywa karty
       *[no] zagrywa kartę
    }
vt-about-paid-for-action = { card-part-not } jest to karta akcji
vt-about-paid-is = zagrywana karta { card-part-not } jest tego rodzaju: { $given }
vt-about-paid-needs =
    zagrywana karta { $not ->
        [yes] nie wymaga
       *[no] wymaga
    } Dyscypliny { $given }
vt-about-paid-has =
    zagrywana karta { $not ->
        [yes] nie ma cechy
       *[no] ma cechę
    } „{ $given }”
vt-about-acting = działa { card-part-not } { $value }
vt-about-blocker =
    { $not ->
        [yes] { $value } nie jest tym, kto blokuje
       *[no] blokuje { $value }
    }
vt-about-opposing = przeciwnikiem w walce { card-part-not } jest { $value }
vt-about-action-is =
    { $not ->
        [yes] ta akcja to nie { $value }
       *[no] ta akcja to { $value }
    }
vt-about-action-directed =
    { $not ->
        [yes] akcja jest nieukierunkowana
       *[no] akcja jest ukierunkowana
    }
vt-about-action-successful =
    { $not ->
        [yes] akcja się nie udała
       *[no] akcja się udała
    }
vt-about-reacted =
    { $not ->
        [yes] w tej akcji nie zagrano karty reakcji
       *[no] w tej akcji zagrano kartę reakcji
    }
vt-about-action-blocked =
    { $not ->
        [yes] akcja nie została zablokowana
       *[no] akcja została zablokowana
    }
vt-about-bleed-target =
    { $value-id ->
        [self] { $not ->
            [yes] to nie ty jesteś celem drenowania
           *[no] jesteś celem drenowania
        }
       *[other] celem drenowania { card-part-not } jest { $value }
    }
vt-about-distance = zasięg { card-part-not } jest { $value }
vt-about-round-number = numer rundy to { $amount }
vt-about-bleed-amount = siła drenowania wynosi { $amount }
vt-about-press-stands =
    { $not ->
        [yes] nikt nie użył nacisku, by walka trwała
       *[no] ktoś użył nacisku, by walka trwała
    }
vt-about-event-card =
    { $value-id ->
        [this] chodzi { card-part-not } o tę kartę
       *[other] chodzi { card-part-not } o tę kartę: { $value }
    }
vt-about-event-player =
    { $value-id ->
        [self] { card-part-not } chodzi o ciebie
       *[other] { card-part-not } chodzi o { $value-acc }
    }
vt-about-played = zagrywana karta to { card-part-not } { $value }
vt-about-pool =
    { $who-id ->
        [self] masz
       *[other] { $who } ma
    } w puli { $amount }
vt-about-prey =
    { $who-id ->
        [self] twoją ofiarą
       *[other] ofiarą { $who-gen }
    } { card-part-not } { $value-id ->
        [self] jesteś ty
       *[other] jest { $value }
    }
vt-about-predator =
    { $who-id ->
        [self] twoim drapieżcą
       *[other] drapieżcą { $who-gen }
    } { card-part-not } { $value-id ->
        [self] jesteś ty
       *[other] jest { $value }
    }
vt-about-targeted =
    akcja { card-part-not } jest ukierunkowana na { $who-id ->
        [self] ciebie
       *[other] { $who-acc }
    }
vt-about-has-edge =
    { $who-id ->
        [self] { $not ->
            [yes] nie masz Przewagi
           *[no] masz Przewagę
        }
       *[other] { $who } { $not ->
            [yes] nie ma Przewagi
           *[no] ma Przewagę
        }
    }
vt-about-controller =
    { $same ->
        [yes] { $not ->
            [yes] { $who-gen } nie kontroluje Matuzalem, który kontroluje { $value-acc }
           *[no] { $who-acc } kontroluje ten sam Matuzalem, co { $value-acc }
        }
       *[no] { $value-id ->
            [self] { $who-id ->
                [which] { $not ->
                    [yes] { $who-gen } nie kontrolujesz
                   *[no] { $who-acc } kontrolujesz
                }
               *[other] { $not ->
                    [yes] nie kontrolujesz { $who-gen }
                   *[no] kontrolujesz { $who-acc }
                }
            }
            [active] { $not ->
                [yes] to nie tura Matuzalema, który kontroluje { $who-acc }
               *[no] trwa tura Matuzalema, który kontroluje { $who-acc }
            }
            [bleed-target] { $not ->
                [yes] celem drenowania nie jest kontrolujący { $who-acc }
               *[no] celem drenowania jest kontrolujący { $who-acc }
            }
           *[other] { $not ->
                [yes] { $who-gen } nie kontroluje { $value }
               *[no] { $who-acc } kontroluje { $value }
            }
        }
    }
vt-about-blood =
    { $who } { $relation ->
        [at-least] { $n ->
            [1] ma krew
           *[other] ma co najmniej { $n } krwi
        }
        [at-most] { $n ->
            [0] nie ma krwi
           *[other] ma najwyżej { $n } krwi
        }
       *[equal] ma tyle krwi: { $amount }
    }
vt-about-capacity =
    { $same ->
        [yes] { $who } { $relation ->
            [less] jest młodszy niż
            [at-most] nie jest starszy niż
            [more] jest starszy niż
            [at-least] nie jest młodszy niż
            [unequal] ma inny potencjał niż
           *[equal] ma ten sam potencjał co
        } { $value }
       *[no] { $who } ma potencjał { $amount }
    }
vt-about-locked = { $who } { card-part-not } leży w pozycji przekręconej
vt-about-ready = { $who } { card-part-not } jest w rejonie gotowych
vt-about-in-torpor = { $who } { card-part-not } jest w letargu
vt-about-titled =
    { $who } { $not ->
        [yes] nie ma tytułu
       *[no] ma tytuł
    }
vt-about-title =
    { $same ->
        [yes] { $who } ma { $not ->
            [yes] inny tytuł niż
           *[no] ten sam tytuł co
        } { $value }
       *[no] { $who } ma tytuł { $not ->
            [yes] inny niż
           *[no] { "" }
        } { $value }
    }
vt-about-clan =
    { $same ->
        [yes] { $who } należy do { $not ->
            [yes] innego klanu niż
           *[no] tego samego klanu co
        } { $value }
       *[no] { $value-id ->
            [chosen] { $who } { card-part-not } należy do { $value-gen }
           *[other] { $who } { card-part-not } należy do klanu { $value }
        }
    }
vt-about-sect =
    { $same ->
        [yes] { $who } należy do { $not ->
            [yes] innej sekty niż
           *[no] tej samej sekty co
        } { $value }
       *[no] { $who } { card-part-not } należy do tej sekty: { $value }
    }
vt-about-is-vampire =
    { $who } { $who-count ->
        [one] { card-part-not } jest wampirem
       *[all] { card-part-not } są wampirami
    }
vt-about-is-ally =
    { $who } { $who-count ->
        [one] { card-part-not } jest sprzymierzeńcem
       *[all] { card-part-not } są sprzymierzeńcami
    }
vt-about-is-minion =
    { $who } { $who-count ->
        [one] { card-part-not } jest podwładnym
       *[all] { card-part-not } są podwładnymi
    }
vt-about-bearer =
    { $value-id ->
        [event-card] { card-part-not } chodzi o podwładnego z { $who-ins }
        [blocker] { card-part-not } blokuje podwładny z { $who-ins }
       *[other] { $value } { card-part-not } jest podwładnym z { $who-ins }
    }
vt-about-chosen =
    { $value-id ->
        [acting] pierwszy z tych dwóch wampirów { card-part-not } działa
       *[other] { $value } { card-part-not } jest pierwszym wampirem wskazanym przy { $who-loc }
    }
vt-about-second = { $value } { card-part-not } jest drugim wampirem wskazanym przy { $who-loc }
vt-about-whom =
    { $value-id ->
        [bleed-target] celem drenowania { card-part-not } jest Matuzalem zapamiętany przez { $who-acc }
       *[other] { $value } { card-part-not } jest Matuzalemem zapamiętanym przez { $who-acc }
    }
vt-about-counters =
    na { $who-loc } { $relation ->
        [at-least] jest co najmniej { $n } { $n ->
            [one] znacznik
            [few] znaczniki
           *[many] znaczników
        }
        [at-most] { $n ->
            [0] nie ma znaczników
           *[other] jest najwyżej tyle znaczników: { $n }
        }
       *[equal] { $n ->
            [0] nie ma znaczników
           *[other] jest tyle znaczników: { $amount }
        }
    }
vt-about-level =
    { $who } została zagrana na poziomie { $n ->
        [1] podstawowym
       *[other] wyższym
    }
vt-about-named = { $who } to { card-part-not } { $value }
vt-about-blood-lost = { $who } stracił w tej rundzie od obrażeń { $amount } krwi
vt-about-has-blocked = { $who } { card-part-not } zablokował tę akcję
vt-about-blocking = { $who } { card-part-not } próbuje właśnie zablokować
vt-about-fed =
    { $who } { $not ->
        [yes] nie zyskał jeszcze
       *[no] zyskał już
    } w tej turze krwi z terenu łowieckiego
vt-about-copies = kontrolujący ma w grze tyle egzemplarzy { $who-gen }: { $amount }
vt-about-incapacitated = { $who } { card-part-not } jest w rejonie obezwładnionych
vt-about-creed = { $who } { $not ->
        [yes] nie ma kreda
       *[no] ma kredo
    } { $value }
vt-about-has-virtue =
    { $who } { $not ->
        [yes] nie ma cnoty
       *[no] ma cnotę
    } { $given }
vt-about-convictions = liczba przekonań na { $who-loc } to { $amount }
vt-about-printed-cost = koszt { $who-gen } to { $amount }
vt-about-recruit-cost = koszt pozyskania { $who-gen } to { $amount }
vt-about-gun-damage =
    { $who } ma otrzymać { $relation ->
        [at-least] { $n ->
            [1] obrażenia z broni palnej
           *[other] co najmniej { $n } obrażeń z broni palnej
        }
       *[equal] { $amount } obrażeń z broni palnej
    }
vt-about-other-damage =
    { $who } ma otrzymać { $relation ->
        [at-least] { $n ->
            [1] inne obrażenia
           *[other] co najmniej { $n } innych obrażeń
        }
       *[equal] { $amount } innych obrażeń
    }
vt-about-may-attempt =
    { $not ->
        [yes] { $who } nie mógłby próbować zablokować nawet po odkręceniu
       *[no] { $who } mógłby po odkręceniu próbować zablokować
    }
vt-about-is-target = { $who } { card-part-not } jest celem zagrywanej karty
vt-about-is =
    { $who-id ->
        [which] o ile to { card-part-not } { $given }
       *[other] { $who } { card-part-not } jest tego rodzaju: { $given }
    }
vt-about-has =
    { $who-id ->
        [which] { $not ->
            [yes] bez cechy
           *[no] z cechą
        } „{ $given }”
       *[other] { $who } { $not ->
            [yes] nie ma cechy
           *[no] ma cechę
        } „{ $given }”
    }
vt-about-discipline =
    { $who } { $relation ->
        [at-least] { $n ->
            [1] ma Dyscyplinę { $given }
            [2] ma Dyscyplinę { $given } na poziomie wyższym
           *[other] ma Dyscyplinę { $given } na poziomie { $amount }
        }
        [at-most] { $n ->
            [0] nie ma Dyscypliny { $given }
            [1] nie ma Dyscypliny { $given } na poziomie wyższym
           *[other] ma Dyscyplinę { $given } na poziomie { $amount }
        }
       *[equal] ma Dyscyplinę { $given } na poziomie { $amount }
    }
vt-about-face-is =
    { $who-id ->
        [which] o ile to { card-part-not } { $given }
       *[other] { $who } { card-part-not } jest tego rodzaju: { $given }
    }
vt-about-face-needs =
    { $who } { $not ->
        [yes] nie wymaga
       *[no] wymaga
    } Dyscypliny { $given }
vt-about-merged = { $who } { card-part-not } jest połączona z drugą wersją
vt-about-in-circle-of = { $who } { card-part-not } należy do tego samego kręgu co { $given }
vt-about-slave-of =
    { $value-id ->
        [chosen] { $who } { card-part-not } jest niewolnikiem { $value-gen }
       *[other] { $who } { card-part-not } jest niewolnikiem klanu { $value }
    }
vt-about-monster =
    { $who } { $who-count ->
        [one] { card-part-not } jest potworem
       *[all] { card-part-not } są potworami
    }
vt-such-prey = { "" }
vt-such-predator = { "" }
vt-such-targeted = { "" }
vt-such-has-edge = { "" }
vt-such-controller = { "" }
vt-whose-controller = którego kontrolujący
vt-such-locked = { "" }
vt-such-ready =
    { $part ->
        [after] z rejonu gotowych
       *[before] { "" }
    }
vt-such-in-torpor =
    { $part ->
        [after] w letargu
       *[before] { "" }
    }
vt-such-incapacitated =
    { $part ->
        [after] z rejonu obezwładnionych
       *[before] { "" }
    }
vt-such-titled =
    { $part ->
        [after] { $not ->
            [yes] bez tytułu
           *[no] z tytułem
        }
       *[before] { "" }
    }
vt-such-title =
    { $part ->
        [after] z tytułem { $value }
       *[before] { "" }
    }
vt-such-clan =
    { $part ->
        [after] (klan { $value })
       *[before] { "" }
    }
vt-such-sect =
    { $part ->
        [after] z sekty { $value }
       *[before] { "" }
    }
vt-such-is-vampire = { "" }
vt-such-is-ally = { "" }
vt-such-is-minion =
    { $part ->
        [after] (podwładnego)
       *[before] { "" }
    }
vt-such-bearer = { "" }
vt-such-named =
    { $part ->
        [after] { $value }
       *[before] { "" }
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

## Gdzie co jest. $part „noun” to inny rzeczownik niż ten rodzaju rzeczy

vt-domain-players = { "" }
vt-domain-minions =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] podwładnego
                [gen] podwładnego
                [dat] podwładnemu
                [loc] podwładnym
                [ins] podwładnym
               *[nom] podwładny
            }
            [all] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
            [few] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
           *[many] { $case ->
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładnych
            }
        }
        [place] z rejonu gotowych
       *[other] { "" }
    }
vt-domain-vampires =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] wampira
                [gen] wampira
                [dat] wampirowi
                [loc] wampirze
                [ins] wampirem
               *[nom] wampir
            }
            [all] { $case ->
                [acc] wampiry
                [gen] wampirów
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampiry
            }
            [few] { $case ->
                [acc] wampiry
                [gen] wampirów
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampiry
            }
           *[many] { $case ->
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampirów
            }
        }
        [place] { $owner-id ->
            [self] pod twoją kontrolą
            [chooser] pod jego kontrolą
           *[other] pod kontrolą { $owner-gen }
        }
       *[other] { "" }
    }
vt-domain-all-vampires =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] wampira
                [gen] wampira
                [dat] wampirowi
                [loc] wampirze
                [ins] wampirem
               *[nom] wampir
            }
            [all] { $case ->
                [acc] wampiry
                [gen] wampirów
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampiry
            }
            [few] { $case ->
                [acc] wampiry
                [gen] wampirów
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampiry
            }
           *[many] { $case ->
                [dat] wampirom
                [loc] wampirach
                [ins] wampirami
               *[nom] wampirów
            }
        }
       *[other] { "" }
    }
vt-domain-uncontrolled =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] podwładnego
                [gen] podwładnego
                [dat] podwładnemu
                [loc] podwładnym
                [ins] podwładnym
               *[nom] podwładny
            }
            [all] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
            [few] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
           *[many] { $case ->
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładnych
            }
        }
        [place] { $owner-id ->
            [self] z twojego rejonu niekontrolowanego
           *[other] z rejonu niekontrolowanego { $owner-gen }
        }
       *[other] { "" }
    }
vt-domain-cards-in-play =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] kartę
                [gen] karty
                [dat] karcie
                [loc] karcie
                [ins] kartą
               *[nom] karta
            }
            [all] { $case ->
                [acc] karty
                [gen] kart
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] karty
            }
            [few] { $case ->
                [acc] karty
                [gen] kart
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] karty
            }
           *[many] { $case ->
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] kart
            }
        }
        [place] w grze
       *[other] { "" }
    }
vt-domain-cards-on =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] kartę
                [gen] karty
                [dat] karcie
                [loc] karcie
                [ins] kartą
               *[nom] karta
            }
            [all] { $case ->
                [acc] karty
                [gen] kart
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] karty
            }
            [few] { $case ->
                [acc] karty
                [gen] kart
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] karty
            }
           *[many] { $case ->
                [dat] kartom
                [loc] kartach
                [ins] kartami
               *[nom] kart
            }
        }
        [place] na { $owner-loc }
       *[other] { "" }
    }
vt-domain-combatants =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] walczącego
                [gen] walczącego
                [dat] walczącemu
                [loc] walczącym
                [ins] walczącym
               *[nom] walczący
            }
            [all] { $case ->
                [acc] walczących
                [gen] walczących
                [dat] walczącym
                [loc] walczących
                [ins] walczącymi
               *[nom] walczący
            }
            [few] { $case ->
                [acc] walczących
                [gen] walczących
                [dat] walczącym
                [loc] walczących
                [ins] walczącymi
               *[nom] walczący
            }
           *[many] { $case ->
                [dat] walczącym
                [loc] walczących
                [ins] walczącymi
               *[nom] walczących
            }
        }
       *[other] { "" }
    }
vt-domain-numbers = { "" }
vt-domain-hand =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] ze swojej ręki
               *[other] z ręki { $owner-gen }
            }
           *[other] { $owner-id ->
                [self] z twojej ręki
               *[other] z ręki { $owner-gen }
            }
        }
       *[other] { "" }
    }
vt-domain-library-of =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] ze swojej biblioteki
               *[other] z biblioteki { $owner-gen }
            }
           *[other] { $owner-id ->
                [self] ze swojej biblioteki
               *[other] z biblioteki { $owner-gen }
            }
        }
       *[other] { "" }
    }
vt-domain-ash-of =
    { $part ->
        [place] { $case ->
            [from] { $owner-id ->
                [self] ze swojego stosu spalonych
               *[other] ze stosu spalonych { $owner-gen }
            }
           *[other] { $owner-id ->
                [self] ze swojego stosu spalonych
               *[other] ze stosu spalonych { $owner-gen }
            }
        }
       *[other] { "" }
    }
vt-domain-equipment-of =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] sprzęt
                [gen] sprzętu
                [dat] sprzętowi
                [loc] sprzęcie
                [ins] sprzętem
               *[nom] sprzęt
            }
           *[other] { $case ->
                [gen] kart sprzętu
                [dat] kartom sprzętu
                [loc] kartach sprzętu
                [ins] kartami sprzętu
               *[nom] karty sprzętu
            }
        }
        [place] na podwładnym { $owner-id ->
            [self] pod twoją kontrolą
            [chooser] pod jego kontrolą
           *[other] pod kontrolą { $owner-gen }
        }
       *[other] { "" }
    }

## Co się dzieje. $mood to „infinitive” za „może”, „told”, gdy decyduje ktoś inny

vt-verb-lock =
    { $mood ->
        [infinitive] przekręcić
        [told] przekręcasz
       *[do] przekręć
    } { $who-id ->
        [chosen] wskazanego podwładnego
       *[other] { $who-acc }
    }
vt-verb-unlock =
    { $mood ->
        [infinitive] odkręcić
        [told] odkręcasz
       *[do] odkręć
    } { $who-acc }
vt-verb-put-on =
    { $mood ->
        [infinitive] położyć
        [told] kładziesz
       *[do] połóż
    } tę kartę na { $what-loc }
vt-verb-put-in-play =
    { $mood ->
        [infinitive] wprowadzić
        [told] wprowadzasz
       *[do] wprowadź
    } tę kartę do gry
vt-verb-burn =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $what-acc }
vt-verb-remove-from-game =
    { $mood ->
        [infinitive] usunąć
        [told] usuwasz
       *[do] usuń
    } z gry { $what-acc }
# „2 znaczniki puli”, „tyle znaczników puli, ile …”
vt-part-number-pool =
    { $number-reckoned ->
        [yes] tyle znaczników puli, { $number-as-many }
       *[no] { $number } { $number ->
            [one] znacznik puli
            [few] znaczniki puli
           *[many] znaczników puli
        }
    }
vt-verb-gain-pool =
    { $mood ->
        [infinitive] zyskać { vt-part-number-pool }
        [told] { $who-id ->
            [self] zyskujesz { vt-part-number-pool }
            [chooser] zyskuje { vt-part-number-pool }
           *[other] { $who } zyskuje { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] zyskaj { vt-part-number-pool }
            [chooser] zyskuje { vt-part-number-pool }
           *[other] { $who } zyskuje { vt-part-number-pool }
        }
    }
vt-verb-burn-pool =
    { $mood ->
        [infinitive] spalić { vt-part-number-pool }
        [told] { $who-id ->
            [self] spalasz { vt-part-number-pool }
            [chooser] spala { vt-part-number-pool }
           *[other] { $who } spala { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] spal { vt-part-number-pool }
            [chooser] spala { vt-part-number-pool }
           *[other] { $who } spala { vt-part-number-pool }
        }
    }
vt-verb-add-blood =
    { $number-reckoned ->
        [yes] { $who } zyskuje tyle krwi, { $number-as-many }
       *[no] { $mood ->
            [infinitive] dodać
            [told] dodajesz
           *[do] dodaj
        } { $number } { $number ->
            [1] krew
           *[other] krwi
        } na { $who-acc }
    }
vt-verb-lose-blood =
    { $mood ->
        [infinitive] spalić
        [told] spala się
       *[do] spal
    } { $number } { $number ->
        [1] krew
       *[other] krwi
    } z { $who-gen }
vt-verb-feed =
    { $who } zyskuje { $number } { $number ->
        [1] krew
       *[other] krwi
    } z terenu łowieckiego
vt-verb-blood-to-pool =
    { $mood ->
        [infinitive] przenieść
        [told] przenosisz
       *[do] przenieś
    } { $number } { $number ->
        [1] krew
       *[other] krwi
    } z { $who-gen } do puli kontrolującego
vt-verb-pool-to-blood =
    { $mood ->
        [infinitive] przenieść
        [told] przenosisz
       *[do] przenieś
    } { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } z puli kontrolującego na { $who-acc }
vt-verb-pool-to-card =
    { $mood ->
        [infinitive] przenieść
        [told] przenosisz
       *[do] przenieś
    } { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } ze swojej puli na tę kartę
vt-verb-move-counters =
    { $mood ->
        [infinitive] przenieść
        [told] przenosisz
       *[do] przenieś
    } { $number-reckoned ->
        [yes] tyle znaczników, { $number-as-many }, z { $from-gen } na { $to-acc }
       *[no] { $number } { $number ->
            [one] znacznik
            [few] znaczniki
           *[many] znaczników
        } z { $from-gen } na { $to-acc }
    }
vt-verb-change-bleed-target = odtąd celem drenowania jest { $who }
vt-verb-end-action = akcja się kończy
vt-verb-enter-combat =
    { $with-id ->
        [opposing] { $who } rozpoczyna nową walkę z tym samym przeciwnikiem
        [chosen] { $who } rozpoczyna walkę ze wskazanym podwładnym
       *[other] { $who } rozpoczyna walkę; przeciwnik: { $with }
    }
vt-verb-strike = zadaj ten cios
vt-verb-maneuver = { $who } manewruje
vt-verb-press = { $who } używa nacisku
vt-verb-prevent-damage =
    { $mood ->
        [infinitive] zapobiec
        [told] zapobiegasz
       *[do] zapobiegnij
    } { $number } { $number ->
        [one] obrażeniu
       *[other] obrażeniom
    }, które otrzymuje { $who }
vt-verb-prevent-gun-damage =
    { $mood ->
        [infinitive] zapobiec
        [told] zapobiegasz
       *[do] zapobiegnij
    } { $number } { $number ->
        [one] obrażeniu
       *[other] obrażeniom
    } z broni palnej, które otrzymuje { $who }
vt-verb-set-range = ta runda toczy się na zasięgu „{ $to }”, bez jego ustalania
vt-verb-leave-torpor =
    { $who-id ->
        [chosen] wskazany wampir
       *[other] { $who }
    } wychodzi z letargu
vt-verb-draw-crypt =
    { $mood ->
        [infinitive] dobrać z krypty { $number } { $number ->
            [one] kartę
            [few] karty
           *[many] kart
        }
        [told] { $who-id ->
            [self] dobierasz z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
            [chooser] dobiera z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
           *[other] { $who } dobiera z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
        }
       *[do] { $who-id ->
            [self] dobierz z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
            [chooser] dobiera z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
           *[other] { $who } dobiera z krypty { $number } { $number ->
                [one] kartę
                [few] karty
               *[many] kart
            }
        }
    }
vt-verb-equip =
    { $mood ->
        [infinitive] dać
        [told] dajesz
       *[do] daj
    } { $who-dat }, płacąc koszt, { $what-from }
vt-verb-shuffle-library =
    { $mood ->
        [infinitive] potasować swoją bibliotekę
        [told] { $who-id ->
            [self] tasujesz swoją bibliotekę
            [chooser] tasuje swoją bibliotekę
           *[other] { $who } tasuje swoją bibliotekę
        }
       *[do] { $who-id ->
            [self] potasuj swoją bibliotekę
            [chooser] tasuje swoją bibliotekę
           *[other] { $who } tasuje swoją bibliotekę
        }
    }
vt-verb-look-at-hand =
    { $mood ->
        [infinitive] obejrzeć rękę { $whose-gen }
        [told] oglądasz rękę { $whose-gen }
       *[do] obejrzyj rękę { $whose-gen }
    }
vt-verb-emerge = { $who } trafia do rejonu gotowych
vt-verb-recover = { $who } opuszcza rejon obezwładnionych i zyskuje 1 życie
vt-verb-gain-conviction = { $who } może zyskać przekonanie z ręki albo ze stosu spalonych
vt-verb-find-conviction = { $who } może zyskać przekonanie z biblioteki, z ręki albo ze stosu spalonych
vt-verb-lower-pool-cost =
    zagrywana karta kosztuje o { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } puli mniej
vt-verb-lower-blood-cost =
    zagrywana karta kosztuje o { $number } { $number ->
        [one] krew
       *[other] krwi
    } mniej
vt-verb-control =
    { $by-id ->
        [self] { $mood ->
            [infinitive] przejąć
            [told] przejmujesz
           *[do] przejmij
        } kontrolę nad { $what-ins }
       *[other] { $by } przejmuje kontrolę nad { $what-ins }
    }
vt-verb-open-hand =
    { $whose-id ->
        [self] grasz
       *[other] { $whose } gra
    } z odkrytą ręką
vt-verb-discard =
    { $mood ->
        [infinitive] odrzucić
        [told] odrzucasz
       *[do] odrzuć
    } { $what-from }
vt-verb-inflict =
    { $who } otrzymuje { $number } { $number ->
        [one] obrażenie
        [few] obrażenia
       *[many] obrażeń
    }
vt-verb-inflict-badly = { $who } otrzymuje poważne obrażenia: { $number }
vt-verb-send-to-torpor = { $who } zapada w letarg
vt-verb-postpone = { $who } zapada w letarg dopiero po walce
vt-verb-stop-diablerie = do diabolizmu nie dochodzi, a ofiara nie zostaje spalona
vt-verb-diablerize = { $who } dokonuje diabolizmu; ofiara: { $whom }
vt-verb-end-combat = walka się kończy
vt-verb-cancel = anuluj zagrywaną kartę
vt-verb-cancel-unpaid = anuluj zagrywaną kartę; nie płaci się jej kosztu
vt-verb-cancel-action = anuluj akcję; nie liczy się jako podjęta
vt-verb-continue-action = akcja trwa dalej, jakby nie została zablokowana
vt-verb-attempt-block = { $who } próbuje zablokować
vt-verb-take-control =
    { $to-id ->
        [self] { $mood ->
            [infinitive] przejąć
            [told] przejmujesz
           *[do] przejmij
        } kontrolę nad { $what-ins }
       *[other] { $to } przejmuje kontrolę nad { $what-ins }
    }
vt-verb-gain-master-action =
    { $mood ->
        [infinitive] zyskać akcję fazy mistrza
        [told] { $who-id ->
            [self] zyskujesz akcję fazy mistrza
            [chooser] zyskuje akcję fazy mistrza
           *[other] { $who } zyskuje akcję fazy mistrza
        }
       *[do] { $who-id ->
            [self] zyskaj akcję fazy mistrza
            [chooser] zyskuje akcję fazy mistrza
           *[other] { $who } zyskuje akcję fazy mistrza
        }
    }
vt-verb-bring =
    { $mood ->
        [infinitive] wprowadzić
        [told] wprowadzasz
       *[do] wprowadź
    } do gry { $what-from }
vt-verb-remove-from-ash =
    { $mood ->
        [infinitive] usunąć
        [told] usuwasz
       *[do] usuń
    } z gry { $what-from }
vt-verb-add-counters =
    { $mood ->
        [infinitive] dodać
        [told] dodajesz
       *[do] dodaj
    } { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } na { $what-acc }
vt-verb-forbid-repeat = { $who } nie może w tej turze powtórzyć tej akcji
vt-verb-fail-action = akcja się nie udaje
vt-verb-scorch = { $who } otrzymuje poważne obrażenia od otoczenia, którym nie można zapobiec: { $number }
vt-verb-remember = ta karta zapamiętuje { $who-acc }
vt-verb-remember-second = ta karta zapamiętuje { $who-acc }
vt-verb-remember-player = ta karta zapamiętuje { $who-acc }
vt-verb-add-stealth =
    { $number-reckoned ->
        [yes] krycie jest wyższe o tyle, { $number-as-many }
       *[no] krycie jest { $number-sign ->
            [minus] niższe
           *[plus] wyższe
        } o { $number }
    }
vt-verb-add-intercept =
    { $number-reckoned ->
        [yes] { $who } ma więcej przechwytywania, o tyle, { $number-as-many }
       *[no] { $who } ma { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } przechwytywania
    }
vt-verb-add-bleed =
    { $number-reckoned ->
        [yes] { $who } ma więcej drenowania, o tyle, { $number-as-many }
       *[no] { $who } ma { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } drenowania
    }
vt-verb-limited-bleed =
    to drenowanie ma { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } (ograniczone)
vt-verb-add-strength =
    { $number-reckoned ->
        [yes] { $who } ma więcej siły, o tyle, { $number-as-many }
       *[no] { $who } ma { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } siły
    }
vt-verb-add-hand-size =
    { $number-reckoned ->
        [yes] { $who-id ->
            [self] twój rozmiar ręki
           *[other] rozmiar ręki { $who-gen }
        } jest większy o tyle, { $number-as-many }
       *[no] { $who-id ->
            [self] twój rozmiar ręki
           *[other] rozmiar ręki { $who-gen }
        } ma { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number }
    }
vt-verb-grant-maneuver = { $who } ma manewr do wykorzystania
vt-verb-grant-press = { $who } ma nacisk do wykorzystania
vt-verb-grant-prevention =
    { $who } może zapobiec { $number } { $number ->
        [one] obrażeniu
       *[other] obrażeniom
    }
vt-verb-grant-gun-prevention =
    { $who } może zapobiec jeszcze { $number } { $number ->
        [one] obrażeniu
       *[other] obrażeniom
    } z broni palnej
vt-verb-environmental-damage =
    w każdej rundzie przy rozpatrywaniu ciosów { $who } otrzymuje { $number } { $number ->
        [one] obrażenie środowiskowe
        [few] obrażenia środowiskowe
       *[many] obrażeń środowiskowych
    }
vt-verb-only-hand-strikes = obaj walczący mogą zadawać tylko ciosy ręką
vt-verb-wake = { $who } jest przebudzony: może blokować i reagować, jakby był odkręcony
vt-verb-forbid =
    { $who } { $what-id ->
        [block] nie może blokować
        [unlock-normally] nie odkręca się w zwykły sposób
        [vote] wstrzymuje się od głosu
        [strike] nie może zadawać ciosów
        [gain-strikes] nie może zyskiwać dodatkowych ciosów
        [strike-ends] nie może użyć ciosu „koniec walki”
        [use-equipment] nie może używać ekwipunku
       *[hunt] nie może polować
    }
vt-verb-forbid-card = { $who } nie może zagrać karty { $named }
vt-verb-add-votes-against =
    { $who } oddaje { $number } { $number ->
        [one] dodatkowy głos
        [few] dodatkowe głosy
       *[many] dodatkowych głosów
    } przeciw
vt-verb-burn-when = spal { $what-acc }
vt-verb-grant-strikes =
    { $who } ma { $number } { $number ->
        [one] dodatkowy cios
        [few] dodatkowe ciosy
       *[many] dodatkowych ciosów
    }
vt-verb-aggravate-hand-strikes = ciosy ręką, które zadaje { $who }, powodują poważne obrażenia
vt-verb-must-maneuver = { $who } musi manewrować, jeśli może
vt-verb-add-strike-damage =
    cios { $who-gen } zadaje { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } obrażeń
vt-verb-immune = { $who } jest odporny na to: { $what }
vt-verb-grant-trait = { $who } ma cechę „{ $what }”
vt-verb-add-capacity =
    { $number-reckoned ->
        [yes] { $who } ma więcej potencjału, o tyle, { $number-as-many }
       *[no] { $who } ma { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } potencjału
    }
vt-verb-add-transfers =
    { $who-id ->
        [self] masz
       *[other] { $who } ma
    } w fazie wpływów o { $number } { $number ->
        [one] przelew
        [few] przelewy
       *[many] przelewów
    } więcej
vt-verb-add-discards =
    { $who-id ->
        [self] masz
       *[other] { $who } ma
    } dodatkowe akcje fazy odrzucania: { $number }
vt-verb-oblige = { $who } musi podjąć tę akcję przed innymi: { $what }
vt-verb-no-edge = kto miałby zyskać Przewagę, zamiast tego ją spala
vt-verb-unblockable = akcji nie można zablokować
vt-verb-unblockable-by =
    { $kind-id ->
        [vampire] wampiry nie mogą blokować
        [ally] sprzymierzeńcy nie mogą blokować
       *[other] blokować nie może: { $kind }
    }
vt-verb-lock-failed-blockers = podwładni, którym nie uda się zablokować, przekręcają się przed rozpatrzeniem akcji
vt-verb-raise-pool-cost =
    karty { $named } kosztują { $who-id ->
        [self] cię
       *[other] { $who-acc }
    } o { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } puli więcej
vt-verb-spare-replacements =
    ilekroć { $who-id ->
        [self] masz
       *[other] { $who } ma
    } dobrać kartę w miejsce innej, zamiast tego spala się znacznik z tej karty
vt-verb-lesser-intercept =
    sprzymierzeńcy i wampiry młodsze niż { $who } mają { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } przechwytywania
vt-verb-burn-blood =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $number } { $number ->
        [1] krew
       *[other] krwi
    } z { $who-gen }
vt-verb-burn-life =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $number } { $number ->
        [1] życie
       *[other] życia
    } z { $who-gen }
vt-verb-burn-counters =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $number } { $number ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } z { $what-gen }
vt-verb-pay-pool =
    { $mood ->
        [infinitive] zapłacić { $number } { $number ->
            [one] znacznik puli
            [few] znaczniki puli
           *[many] znaczników puli
        }
        [told] { $who-id ->
            [self] płacisz { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
            [chooser] płaci { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
           *[other] { $who } płaci { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
        }
       *[do] { $who-id ->
            [self] zapłać { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
            [chooser] płaci { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
           *[other] { $who } płaci { $number } { $number ->
                [one] znacznik puli
                [few] znaczniki puli
               *[many] znaczników puli
            }
        }
    }
vt-verb-lock-card =
    { $mood ->
        [infinitive] przekręcić
        [told] przekręcasz
       *[do] przekręć
    } { $what-acc }
vt-verb-sacrifice =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $what-acc }
vt-verb-discard-card =
    { $whose-id ->
        [self] { $mood ->
            [infinitive] odrzucić
            [told] odrzucasz
           *[do] odrzuć
        } { $what-from }
       *[other] { $whose } odrzuca { $what-from }
    }
vt-verb-spend-transfers =
    { $mood ->
        [infinitive] wydać
        [told] wydajesz
       *[do] wydaj
    } { $number } { $number ->
        [one] przelew
        [few] przelewy
       *[many] przelewów
    }
vt-verb-spend-discards =
    { $mood ->
        [infinitive] zużyć
        [told] zużywasz
       *[do] zużyj
    } akcje fazy odrzucania: { $number }
vt-verb-burn-edge =
    { $mood ->
        [infinitive] spalić Przewagę
        [told] { $who-id ->
            [self] spalasz Przewagę
            [chooser] spala Przewagę
           *[other] { $who } spala Przewagę
        }
       *[do] { $who-id ->
            [self] spal Przewagę
            [chooser] spala Przewagę
           *[other] { $who } spala Przewagę
        }
    }
vt-verb-burn-convictions =
    { $mood ->
        [infinitive] spalić
        [told] spalasz
       *[do] spal
    } { $number } { $number ->
        [one] przekonanie
        [few] przekonania
       *[many] przekonań
    } z { $who-gen }

## Kiedy

vt-when-unlock-effects = trwa faza odkręcania
vt-when-master-action = trwa faza mistrza
vt-when-between-actions = w fazie podwładnych nie trwa żadna akcja
vt-when-action = można podjąć akcję
vt-when-as-played = ktoś zagrywa kartę
vt-when-as-announced = deklarowana jest akcja
vt-when-no-block = nikt nie próbuje zablokować
vt-when-block-attempt = podwładny próbuje zablokować
vt-when-blocked = akcja zostaje zablokowana
vt-when-before-block-resolution = blok ma zostać rozpatrzony
vt-when-before-resolution = akcja ma zostać rozpatrzona
vt-when-blocks-declined = wszyscy odmówili blokowania
vt-when-would-succeed = akcja ma się udać
vt-when-after-resolution = kończy się rozpatrywanie akcji
vt-when-block-combat = z powodu bloku zaczyna się walka
vt-when-cost-due = trzeba zapłacić koszt karty
vt-when-range-before = ma zostać ustalony zasięg
vt-when-range-decide = ustalany jest zasięg
vt-when-strike-before = mają być wybierane ciosy
vt-when-strike-choose = wybierane są ciosy
vt-when-strike-modify = można zmieniać ciosy
vt-when-damage-prevent = można zapobiegać obrażeniom
vt-when-extra-strikes = można zyskać dodatkowe ciosy
vt-when-press-decide = trwa etap nacisku
vt-when-round-end = kończy się runda walki
vt-when-round-begin = zaczyna się runda walki
vt-when-torpor-entered = wampir zapada w letarg
vt-when-minion-burned = podwładny zostaje spalony w walce przez przeciwnika albo przez to, co robi działający
vt-when-after-combat = walka dobiega końca
vt-when-diablerie-after = dokonano diabolizmu, a krwawych łowów jeszcze nie ogłoszono
vt-when-diablerie-before = ma dojść do diabolizmu
vt-when-influence-main = trwa faza wpływów
vt-when-discard-main = trwa faza odrzucania
vt-when-polling-start = mają być oddawane głosy
vt-when-polling-cast = oddawane są głosy
vt-when-succeeding = akcja właśnie się udaje
vt-when-card-locked = karta zostaje przekręcona, by jej użyć
vt-later-after-resolution = po rozpatrzeniu akcji{ card-part-colon } { $what }
vt-during-unlock-effects =
    { $active ->
        [self] w swojej fazie odkręcania
       *[other] w fazie odkręcania
    }
vt-during-master-action =
    { $active ->
        [self] w swojej fazie mistrza
       *[other] w fazie mistrza
    }
vt-during-influence-main =
    { $active ->
        [self] w swojej fazie wpływów
       *[other] w fazie wpływów
    }
vt-during-discard-main =
    { $active ->
        [self] w swojej fazie odrzucania
       *[other] w fazie odrzucania
    }
vt-windows =
    { $set ->
        [action] { "" }
        [no-block-or-block-attempt-or-blocks-declined] trwa akcja
        [no-block-or-block-attempt] akcję można zablokować
        [as-played-or-no-block-or-block-attempt-or-blocks-declined-or-after-resolution] akcja trwa lub właśnie ją rozpatrzono
        [polling-start-or-polling-cast] oddawane są lub mają być oddawane głosy
        [no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution] akcja trwa lub właśnie ją rozpatrzono
        [unlock-effects-or-master-action-or-between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end-or-influence-main-or-discard-main] możesz użyć efektu
        [between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end] możesz użyć efektu w fazie podwładnych
       *[other] { $list }
    }
vt-until-action-end = do końca akcji
vt-until-round-end = do końca rundy
vt-until-combat-end = do końca walki
vt-until-turn-end = do końca tury
vt-until-own-unlock = do końca następnej fazy odkręcania kontrolującego
vt-until-referendum-end = w tym referendum
vt-until-your-unlock = do twojej następnej fazy odkręcania
vt-until-their-unlock = do następnej fazy odkręcania poprzedniego kontrolującego
vt-scope-phase = fazę
vt-scope-turn = turę
vt-scope-action = akcję
vt-scope-combat = walkę
vt-scope-round-by-minion = rundę przez każdego podwładnego
vt-scope-combat-by-minion = walkę przez każdego podwładnego
vt-scope-unlock-by-minion = fazę odkręcania przez każdego podwładnego
vt-scope-action-by-minion = akcję przez każdego podwładnego
vt-scope-turn-by-minion = turę przez każdego podwładnego
vt-scope-game = grę
vt-scope-referendum = referendum

## Czym jest zdolność. Każdy komunikat widzi wszystkie jej cechy

vt-fact-needs = { $needs }
vt-fact-action =
    { $action-id ->
        [plain] akcja
        [political] akcja polityczna
       *[other] akcja ({ $action })
    }
vt-fact-stealth = +{ $stealth } krycia
vt-fact-bleed = +{ $bleed } drenowania
vt-fact-aims-at-this = wymierzona w tę kartę
vt-fact-strike =
    { $strike-id ->
        [hand] cios ręką
        [damage] cios
        [weapon] cios bronią
        [dodge] cios: unik
        [ends] cios: koniec walki
        [steal] cios
        [destroy-equipment] cios: zniszczenie sprzętu przeciwnika
        [steal-equipment] cios: kradzież sprzętu przeciwnika
        [effect] cios
       *[other] { $strike }
    }
vt-fact-amount =
    { $strike-id ->
        [hand] +{ $amount } { $amount ->
            [one] obrażenie
            [few] obrażenia
           *[many] obrażeń
        }
        [steal] kradzież krwi: { $amount }
       *[other] { $amount } { $amount ->
            [one] obrażenie
            [few] obrażenia
           *[many] obrażeń
        }
    }
vt-fact-ranged = zasięgowy
vt-fact-aggravated = poważne obrażenia
vt-fact-first = cios wyprzedzający
vt-fact-user =
    { $user-id ->
        [anyone] { $action-id ->
            [none] używa dowolny Matuzalem
           *[other] używa podwładny dowolnego Matuzalema
        }
        [bearer-controller] używa kontrolujący podwładnego z tą kartą
        [bearer] używa podwładny z tą kartą
        [others] używa inny podwładny
       *[uninvolved] używa podwładny spoza walki
    }
vt-fact-as = { $as }
vt-fact-life =
    { $life } { $life ->
        [1] życie
       *[other] życia
    }
vt-fact-strength = siła { $strength }
vt-fact-own-bleed = drenowanie { $own-bleed }
vt-fact-stealth-of = { "" }
vt-fact-more-stealth =
    { $more-stealth ->
        [-1] −1
       *[other] +{ $more-stealth }
    } krycia dla podwładnych z klanu { $stealth-of }
vt-fact-without-need = także gdy nie jest to jeszcze potrzebne
vt-fact-costs-copies = X to liczba egzemplarzy, które masz w grze
vt-fact-of-locked = zagrywa przekręcony podwładny
vt-fact-to-continue = tylko by kontynuować
vt-fact-traits = { $traits }
vt-fact-weapons = tylko broń
vt-fact-exempt = nie wlicza się do limitu dodatkowych ciosów
vt-fact-cancels = anuluje: { $cancels }
vt-fact-reduces-pool =
    koszt niższy o { $reduces-pool } { $reduces-pool ->
        [one] znacznik
        [few] znaczniki
       *[many] znaczników
    } puli
vt-fact-reduces-blood =
    koszt niższy o { $reduces-blood } { $reduces-blood ->
        [1] krew
       *[other] krwi
    }

## Nad tekstem

vt-printed-pool-cost = koszt w puli: { $count }
vt-printed-blood-cost = koszt we krwi: { $count }
vt-printed-conviction-cost = koszt w przekonaniach: { $count }
vt-printed-capacity = potencjał { $count }
vt-card-line =
    { $unique-id ->
        [none] { "" }
       *[other] {" "}· unikatowa
    }{ $traits-id ->
        [none] { "" }
       *[other] {" "}· { $traits }
    }{ $teaches-id ->
        [none] { "" }
       *[other] {" "}· jeden poziom więcej: { $teaches }
    }{ $becomes-id ->
        [none] { "" }
       *[other] {" "}· w grze także: { $becomes }
    }{ $requires-id ->
        [none] { "" }
       *[other] {" "}· wymaga tytułu: { $requires }
    }{ $requires-sect-id ->
        [none] { "" }
       *[other] {" "}· wymaga sekty: { $requires-sect }
    }{ $requires-trait-id ->
        [none] { "" }
       *[other] {" "}· wymaga cechy: { $requires-trait }
    }{ $capacity-id ->
        [none] { "" }
       *[other] {" "}· potencjał { $capacity }
    }{ $as-vampire-id ->
        [none] { "" }
       *[other] {" "}· gra karty jak wampir z Dyscypliną { $as-vampire }
    }{ $one-each-id ->
        [none] { "" }
       *[other] {" "}· jedna na podwładnego
    }{ $one-of-id ->
        [none] { "" }
       *[other] {" "}· jeden taki na podwładnego: { $one-of }
    }{ $replaced-id ->
        [none] { "" }
       *[other] {" "}· nową kartę dobierz { $replaced }
    }
