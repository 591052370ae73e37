### Vampire: The Eternal Struggle. Terminy jak w księdze zasad docs/rules/pl. Nazw kart nie ma w żadnym pliku: są takie same
### we wszystkich językach i zna je silnik.
###
### $seat i $target to imiona graczy, zawsze w mianowniku; przy każdym jest $seat-you itd.: „yes”, gdy ten gracz to
### czytający, inaczej „no”. $card, $minion, $opponent, $from, $to, $acting, $blocker i $fighter to nazwy kart; nie odmieniają
### się, dlatego podwładny jest podmiotem zdania albo stoi w cudzysłowie. $phase, $window, $action, $range, $discipline i $level
### to terminy; przy każdym jest jego id.

vt-name = Vampire: The Eternal Struggle
vt-tagline = Odwieczne wampiry, stół pełen wrogów, a ofiara tylko jedna.
vt-goal = Jesteś Matuzalemem. Za swoją pulę przejmuj kontrolę nad wampirami, wysyłaj je, by drenowały gracza po lewej, i strzeż się tego po prawej. Kto straci całą pulę, odpada; wyeliminowanie ofiary daje punkt zwycięstwa, a wygrywa ten, kto ma ich najwięcej.

## Terminy

# Czego czytający nie zna i kto został spalony w trakcie.
vt-card-unknown = zakryta karta
vt-card-gone = ktoś, kogo już nie ma

vt-phase-unlock = faza odkręcania
vt-phase-master = faza mistrza
vt-phase-minion = faza podwładnych
vt-phase-influence = faza wpływów
vt-phase-discard = faza odrzucania

vt-action-plain = akcja
vt-action-bleed = drenowanie
vt-action-hunt = polowanie
vt-action-equip = ekwipowanie
vt-action-employ = zatrudnienie sługi
vt-action-recruit = pozyskanie sprzymierzeńca
vt-action-political = akcja polityczna
vt-action-leave_torpor = wyjście z letargu
vt-action-rescue = ratowanie
vt-action-diablerie = diabolizm
vt-action-become_anarch = zostanie Anarchistą
vt-action-pursuit = pościg
vt-action-gain_power = zyskaj moc
vt-action-burn_imbued = spal obezwładnionego natchnionego

vt-range-close = bliski
vt-range-long = daleki
vt-stand-for = za
vt-stand-against = przeciw
vt-from-minion = podwładny
vt-from-card = karta polityczna
vt-from-edge = Przewaga
vt-from-grant = karta w grze

vt-strike-hand = cios ręką
vt-strike-weapon = broń
vt-strike-damage = obrażenia
vt-strike-dodge = unik
vt-strike-ends = koniec walki
vt-strike-steal = kradzież krwi
vt-strike-destroy_equipment = zniszczenie sprzętu
vt-strike-steal_equipment = kradzież sprzętu
vt-strike-effect = efekt karty
vt-strike-no_strike = bez ciosu

vt-level-none = bez Dyscypliny
vt-level-basic = poziom podstawowy
vt-level-superior = poziom wyższy

vt-discipline-ani = Animalizm
vt-discipline-aus = Nadwrażliwość
vt-discipline-tha = Magia Krwi
vt-discipline-cel = Przyspieszenie
vt-discipline-dom = Dominacja
vt-discipline-for = Odporność
vt-discipline-obf = Niewidoczność
vt-discipline-obl = Oblivion
vt-discipline-pot = Potencja
vt-discipline-pre = Prezencja
vt-discipline-pro = Transformacja
vt-discipline-abo = Abombwe
vt-discipline-chi = Iluzja
vt-discipline-dai = Daimoinon
vt-discipline-dem = Obłęd
vt-discipline-mal = Malignatio
vt-discipline-mel = Melpominee
vt-discipline-myt = Mytherceria
vt-discipline-nec = Nekromancja
vt-discipline-obe = Obeah
vt-discipline-obt = Obtenebracja
vt-discipline-qui = Quietus
vt-discipline-san = Sanguinus
vt-discipline-ser = Serpentis
vt-discipline-spi = Spiritus
vt-discipline-str = Striga
vt-discipline-tem = Temporis
vt-discipline-thn = Thanatosis
vt-discipline-val = Valeren
vt-discipline-vic = Zniekształcenie
vt-discipline-vis = Visceratika
vt-discipline-fli = Lot

vt-clan-none = bez klanu
vt-clan-abomination = Abominacja
vt-clan-ahrimane = Ahriman
vt-clan-akunanse = Akunanse
vt-clan-baali = Baali
vt-clan-banu_haqim = Banu Haqim
vt-clan-blood_brother = Bracia Krwi
vt-clan-brujah = Brujah
vt-clan-brujah_antitribu = Odszczepieńcy Brujah
vt-clan-caitiff = Pariasi
vt-clan-daughter_of_cacophony = Córy Kakofonii
vt-clan-gangrel = Gangrel
vt-clan-gangrel_antitribu = Odszczepieńcy Gangrel
vt-clan-gargoyle = Gargulce
vt-clan-giovanni = Giovanni
vt-clan-guruhi = Guruhi
vt-clan-harbinger_of_skulls = Zwiastuni Czaszek
vt-clan-hecata = Hecata
vt-clan-ishtarri = Ishtarri
vt-clan-kiasyd = Kiasydzi
vt-clan-lasombra = Lasombra
vt-clan-malkavian = Malkavian
vt-clan-malkavian_antitribu = Odszczepieńcy Malkavianie
vt-clan-ministry = Ministerstwo
vt-clan-nagaraja = Nagaraja
vt-clan-nosferatu = Nosferatu
vt-clan-nosferatu_antitribu = Odszczepieńcy Nosferatu
vt-clan-osebo = Osebo
vt-clan-pander = Pander
vt-clan-ravnos = Ravnos
vt-clan-salubri = Salubri
vt-clan-salubri_antitribu = Odszczepieńcy Salubri
vt-clan-samedi = Samedi
vt-clan-toreador = Toreador
vt-clan-toreador_antitribu = Odszczepieńcy Toreadorzy
vt-clan-tremere = Tremere
vt-clan-tremere_antitribu = Odszczepieńcy Tremere
vt-clan-true_brujah = Prawdziwi Brujah
vt-clan-tzimisce = Tzimisce
vt-clan-ventrue = Ventrue
vt-clan-ventrue_antitribu = Odszczepieńcy Ventrue

vt-sect-no_sect = bez sekty
vt-sect-camarilla = Camarilla
vt-sect-sabbat = Sabat
vt-sect-independent = Niezależni
vt-sect-anarch = Anarchiści
vt-sect-laibon = Laiboni

vt-title-untitled = bez tytułu
vt-title-primogen = primogen
vt-title-prince = książę
vt-title-justicar = egzekutor
vt-title-inner_circle = Wewnętrzny Krąg
vt-title-baron = baron
vt-title-bishop = biskup
vt-title-archbishop = arcybiskup
vt-title-priscus = priscus
vt-title-cardinal = kardynał
vt-title-regent = regent
vt-title-kholo = kholo
vt-title-magaji = magaji
vt-title-one_vote = 1 głos
vt-title-two_votes = 2 głosy

vt-type-vampire = wampir
vt-type-master = karta mistrza
vt-type-action = karta akcji
vt-type-modifier = modyfikator akcji
vt-type-reaction = karta reakcji
vt-type-combat = karta walki
vt-type-political = karta akcji politycznej
vt-type-equipment = sprzęt
vt-type-retainer = sługa
vt-type-ally = sprzymierzeniec
vt-type-event = wydarzenie
vt-type-imbued = natchniony
vt-type-conviction = przekonanie
vt-type-power = moc
vt-type-reflex = odruch

vt-trait-location = miejsce
vt-trait-hunting_ground = teren łowiecki
vt-trait-trifle = drobnostka
vt-trait-out_of_turn = pozaturowa
vt-trait-archetype = archetyp
vt-trait-vehicle = pojazd
vt-trait-weapon = broń
vt-trait-gun = broń palna
vt-trait-melee = broń biała
vt-trait-animal = zwierzę
vt-trait-frenzy = szał
vt-trait-grapple = chwyt
vt-trait-boon = przysługa
vt-trait-discipline = Dyscyplina
vt-trait-trophy = trofeum
vt-trait-red_list = Czerwona Lista
vt-trait-gehenna = Gehenna
vt-trait-black_hand = Czarna Ręka
vt-trait-blood_cursed = klątwa krwi
vt-trait-infernal = infernalny
vt-trait-flight = lot
vt-trait-scarce = rzadki
vt-trait-slave = niewolnik
vt-trait-sterile = bezpłodny
vt-trait-seraph = Seraf
vt-trait-mortal = śmiertelnik
vt-creed-no_creed = bez kreda
vt-creed-avenger = Mściciel
vt-creed-defender = Obrońca
vt-creed-innocent = Niewinny
vt-creed-judge = Sędzia
vt-creed-martyr = Męczennik
vt-creed-redeemer = Wybawca
vt-creed-visionary = Wizjoner
vt-virtue-ven = Zemsta
vt-virtue-def = Obrona
vt-virtue-inn = Niewinność
vt-virtue-jud = Sprawiedliwość
vt-virtue-mar = Męczeństwo
vt-virtue-red = Odkupienie
vt-virtue-viz = Wizja

# Słowa z plików kart, o które nikt nie pyta.
vt-deed-block = blokowanie
vt-deed-unlock_normally = zwykłe odkręcanie
vt-deed-hunt = polowanie
vt-deed-strike_ends = cios: koniec walki
vt-deed-use_equipment = używanie ekwipunku
vt-answer-yes = tak
vt-user-anyone = ktokolwiek
vt-user-bearer_controller = kontrolujący posiadacza
vt-user-bearer = posiadacz
vt-user-others = inni
vt-user-uninvolved = podwładny niebiorący udziału w walce
vt-harm-normal = zwykłe obrażenia
vt-harm-aggravated = poważne obrażenia
vt-harm-guns = obrażenia z broni palnej
vt-moment-own_unlock = w swojej fazie odkręcania
vt-moment-own_discard = w swojej fazie odrzucania

vt-window-unlock_effects = Efekty fazy odkręcania
vt-window-master_action = Faza mistrza
vt-window-between_actions = Między akcjami
vt-window-action = Akcja
vt-window-as_played = Podczas zagrywania karty
vt-window-as_announced = Podczas deklarowania akcji
vt-window-no_block = Bez próby zablokowania
vt-window-block_attempt = Próba zablokowania
vt-window-blocked = Akcja zablokowana
vt-window-before_block_resolution = Przed rozpatrzeniem bloku
vt-window-before_resolution = Przed rozpatrzeniem akcji
vt-window-blocks_declined = Odmowa blokowania
vt-window-would_succeed = Akcja ma się udać
vt-window-after_resolution = Po akcji
vt-window-block_combat = Walka po bloku
vt-window-cost_due = Przed zapłaceniem kosztu
vt-window-range_before = Przed ustaleniem zasięgu
vt-window-range_decide = Zasięg
vt-window-strike_before = Przed ciosami
vt-window-strike_choose = Wybór ciosów
vt-window-strike_modify = Zmiana ciosów
vt-window-damage_prevent = Zapobieganie obrażeniom
vt-window-extra_strikes = Dodatkowe ciosy
vt-window-press_decide = Nacisk
vt-window-round_end = Koniec rundy
vt-window-round_begin = Początek rundy
vt-window-torpor_entered = Wampir zapada w letarg
vt-window-minion_burned = Podwładnego pali inny
vt-window-after_combat = Po walce
vt-window-diablerie_after = Po diabolizmie, przed krwawymi łowami
vt-window-diablerie_before = Przed diabolizmem
vt-window-influence_main = Faza wpływów
vt-window-discard_main = Faza odrzucania
vt-window-polling_start = Przed oddaniem głosów
vt-window-polling_cast = Oddawanie głosów
vt-window-succeeding = Akcja się udaje
vt-window-card_locked = Karta zostaje przekręcona

## Części zdań: liczby i chwile. Nie każdy język używa każdej części.

vt-part-pool =
    { $count ->
        [one] { $count } znacznik puli
        [few] { $count } znaczniki puli
       *[many] { $count } znaczników puli
    }
vt-part-blood =
    { $count ->
        [one] { $count } krew
       *[other] { $count } krwi
    }
vt-part-damage =
    { $count ->
        [one] { $count } obrażenie
        [few] { $count } obrażenia
       *[many] { $count } obrażeń
    }
vt-part-stealth =
    { $stealth ->
        [0] { "" }
       *[other] { " " }(krycie { $stealth })
    }
# Akcja tak, jak ją zadeklarowano; $aimed to 1, jeśli jest wymierzona w kogoś.
vt-part-announced =
    { $aimed ->
        [1] { vt-event-announced-at }
       *[other] { vt-event-announced }
    }
vt-part-votes =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }
# Co się dzieje, gdy ktoś jest pytany.
vt-part-moment =
    { $window-id ->
        [unlock_effects] { $seat-you ->
            [yes] Twoja faza odkręcania.
           *[no] Faza odkręcania { $seat-gen }.
        }
        [master_action] { $seat-you ->
            [yes] Twoja faza mistrza; pozostałe akcje fazy mistrza: { $count }.
           *[no] Faza mistrza { $seat-gen }.
        }
        [between_actions] { $seat-you ->
            [yes] Twoja faza podwładnych, między akcjami.
           *[no] Faza podwładnych { $seat-gen }, między akcjami.
        }
        [as_played] Właśnie zagrywana jest karta „{ $card }”.
        [as_announced] { vt-part-announced }
        [no_block] { vt-part-announced } Nikt nie próbuje blokować.
        [block_attempt] { $blocker } próbuje zablokować (działa { $acting }): przechwytywanie { $intercept } przeciw kryciu { $stealth }.
        [before_block_resolution] Akcja zostaje zablokowana (działa { $acting }).
        [blocks_declined] { vt-part-announced } Nikt już nie zablokuje.
        [would_succeed] { $acting } działa; akcja zaraz się uda.
       *[after_resolution] Akcja dobiegła końca.
        [range_before] Walczą { $fighter } i { $opponent }: przed ustaleniem zasięgu.
        [range_decide] Walczą { $fighter } i { $opponent }: zasięg.
        [strike_before] Walczą { $fighter } i { $opponent }: przed ciosami.
        [strike_choose] Walczą { $fighter } i { $opponent }: ciosy.
        [strike_modify] Walczą { $fighter } i { $opponent }; ciosy są wybrane.
        [damage_prevent] Walczą { $fighter } i { $opponent }; zaraz będą obrażenia.
        [extra_strikes] Walczą { $fighter } i { $opponent }: dodatkowe ciosy.
        [press_decide] Walczą { $fighter } i { $opponent }: nacisk.
        [round_end] Walczą { $fighter } i { $opponent }; runda się kończy.
        [influence_main] { $seat-you ->
            [yes] Twoja faza wpływów; pozostałe przelewy: { $count }.
           *[no] Faza wpływów { $seat-gen }.
        }
        [discard_main] { $seat-you ->
            [yes] Twoja faza odrzucania; pozostałe akcje fazy odrzucania: { $count }.
           *[no] Faza odrzucania { $seat-gen }.
        }
        [polling_start] Trwa referendum, przed oddaniem głosów.
        [polling_cast] Trwa referendum: oddawanie głosów.
        [after_referendum] Referendum dobiegło końca.
        [strike_declared] Walczą { $fighter } i { $opponent }; cios został wybrany.
        [strike_after] Walczą { $fighter } i { $opponent }; ciosy zostały rozpatrzone.
        [press_begins] Walczą { $fighter } i { $opponent }, przed naciskami.
        [prevent_others] Walczą { $fighter } i { $opponent }; obrażenia mają zostać otrzymane.
        [would_go] Podwładny ma zapaść w letarg lub spłonąć.
        [event_after] Coś się właśnie stało.
        [combat_due] Zaraz będą walczyć { $fighter } i { $opponent }.
    }

## Zdarzenia: karty i tury

vt-event-first-drawn =
    { $seat-you ->
        [yes] Losowanie: pierwsza tura jest twoja.
       *[no] Losowanie: pierwszą turę ma { $seat }.
    }
vt-event-drew-card =
    { $seat-you ->
        [yes] Dobierasz kartę „{ $card }”.
       *[no] { $seat } dobiera kartę „{ $card }”.
    }
vt-event-drew =
    { $seat-you ->
        [yes] Dobierasz kartę.
       *[no] { $seat } dobiera kartę.
    }
vt-event-drew-vampire =
    { $seat-you ->
        [yes] Dobierasz z krypty kartę „{ $card }”.
       *[no] { $seat } dobiera z krypty kartę „{ $card }”.
    }
vt-event-drew-crypt =
    { $seat-you ->
        [yes] Dobierasz kartę z krypty.
       *[no] { $seat } dobiera kartę z krypty.
    }
vt-event-turn-began =
    { $seat-you ->
        [yes] Tura { $turn } jest twoja.
       *[no] Tura { $turn }: działa { $seat }.
    }
vt-event-phase-began =
    { $seat-you ->
        [yes] Zaczyna się twoja { $phase }.
       *[no] Zaczyna się { $phase } { $seat-gen }.
    }
vt-event-edge-pool =
    { $seat-you ->
        [yes] Korzystasz z Przewagi.
       *[no] { $seat } korzysta z Przewagi.
    }
vt-event-transferred =
    { $seat-you ->
        [yes] Przelewasz znacznik na niekontrolowanego wampira; znaczniki na nim: { $count }.
       *[no] { $seat } przelewa znacznik na niekontrolowanego wampira; znaczniki na nim: { $count }.
    }
vt-event-took-back =
    { $seat-you ->
        [yes] Zabierasz znacznik z niekontrolowanego wampira; znaczniki na nim: { $count }.
       *[no] { $seat } zabiera znacznik z niekontrolowanego wampira; znaczniki na nim: { $count }.
    }
vt-event-emerged =
    { $seat-you ->
        [yes] { $card } przechodzi pod twoją kontrolę.
       *[no] { $card } przechodzi pod kontrolę { $seat-gen }.
    }
vt-event-merged =
    { $seat-you ->
        [yes] Łączysz obie wersje wampira „{ $card }”.
       *[no] { $seat } łączy obie wersje wampira „{ $card }”.
    }
vt-event-burned = Karta „{ $card }” zostaje spalona.
vt-event-removed = Karta „{ $card }” zostaje usunięta z gry.
vt-event-locked = Karta „{ $card }” zostaje przekręcona.
vt-event-unlocked = Karta „{ $card }” zostaje odkręcona.
vt-event-played =
    { $seat-you ->
        [yes] Zagrywasz kartę „{ $card }”.
       *[no] { $seat } zagrywa kartę „{ $card }”.
    }
vt-event-played-by = { $minion } zagrywa kartę „{ $card }”.
vt-event-used =
    { $seat-you ->
        [yes] Używasz karty „{ $card }”.
       *[no] { $seat } używa karty „{ $card }”.
    }
vt-event-used-by = { $minion } używa karty „{ $card }”.

## Zdarzenia: akcje i blokowanie

vt-event-announced =
    { $action-id ->
       *[plain] { $minion } podejmuje akcję{ vt-part-stealth }.
        [bleed] { $minion } drenuje{ vt-part-stealth }.
        [hunt] { $minion } poluje{ vt-part-stealth }.
        [equip] { $minion } ekwipuje się{ vt-part-stealth }.
        [employ] { $minion } zatrudnia sługę{ vt-part-stealth }.
        [recruit] { $minion } pozyskuje sprzymierzeńca{ vt-part-stealth }.
        [political] { $minion } podejmuje akcję polityczną{ vt-part-stealth }.
        [leave_torpor] { $minion } próbuje wyjść z letargu{ vt-part-stealth }.
        [rescue] { $minion } rusza ratować wampira{ vt-part-stealth }.
        [diablerie] { $minion } chce dopuścić się diabolizmu{ vt-part-stealth }.
        [become_anarch] { $minion } chce zostać Anarchistą{ vt-part-stealth }.
        [pursuit] { $minion } rusza w pościg{ vt-part-stealth }.
        [gain_power] { $minion } chce zyskać moc{ vt-part-stealth }.
        [burn_imbued] { $minion } chce spalić obezwładnionego natchnionego{ vt-part-stealth }.
    }
vt-event-announced-at =
    { $action-id ->
       *[plain] { $target-you ->
            [yes] { $minion } podejmuje akcję przeciwko tobie{ vt-part-stealth }.
           *[no] { $minion } podejmuje akcję; jej cel: { $target }{ vt-part-stealth }.
        }
        [bleed] { $target-you ->
            [yes] { $minion } drenuje cię za { $bleed }{ vt-part-stealth }.
           *[no] { $minion } drenuje { $target-gen } za { $bleed }{ vt-part-stealth }.
        }
        [rescue] { $target-you ->
            [yes] { $minion } rusza ratować twojego wampira{ vt-part-stealth }.
           *[no] { $minion } rusza ratować wampira { $target-gen }{ vt-part-stealth }.
        }
        [pursuit] { $target-you ->
            [yes] { $minion } rusza w pościg za twoim naznaczonym podwładnym{ vt-part-stealth }.
           *[no] { $minion } rusza w pościg za naznaczonym podwładnym { $target-gen }{ vt-part-stealth }.
        }
        [diablerie] { $target-you ->
            [yes] { $minion } chce zdiabolizować twojego wampira{ vt-part-stealth }.
           *[no] { $minion } chce zdiabolizować wampira { $target-gen }{ vt-part-stealth }.
        }
        [burn_imbued] { $target-you ->
            [yes] { $minion } chce spalić twojego obezwładnionego natchnionego{ vt-part-stealth }.
           *[no] { $minion } chce spalić obezwładnionego natchnionego { $target-gen }{ vt-part-stealth }.
        }
    }
vt-event-blocks = { $minion } próbuje zablokować: przechwytywanie { $intercept } przeciw kryciu { $stealth }.
vt-event-block-failed = { $minion } nie daje rady zablokować.
vt-event-blocked = { $minion } blokuje akcję.
vt-event-declined = Nikt nie blokuje.
vt-event-succeeded = Akcja się udaje: { $minion }.
vt-event-fizzled = Akcja się rozwiewa: { $minion }.
vt-event-action-ended = Akcja kończy się bez powodzenia: { $minion }.
vt-event-pool-burned =
    { $seat-you ->
        [yes] Spalasz { vt-part-pool }.
       *[no] { $seat } spala { vt-part-pool }.
    }
vt-event-pool-gained =
    { $seat-you ->
        [yes] Zyskujesz { vt-part-pool }.
       *[no] { $seat } zyskuje { vt-part-pool }.
    }
vt-event-blood-gained = { $card } zyskuje { vt-part-blood }.
vt-event-blood-lost = { $card } traci { vt-part-blood }.
vt-event-edge-taken =
    { $seat-you ->
        [yes] Przejmujesz Przewagę.
       *[no] { $seat } przejmuje Przewagę.
    }
vt-event-edge-gone = Nikt już nie ma Przewagi.
vt-event-target-changed =
    { $seat-you ->
        [yes] Teraz celem drenowania jesteś ty.
       *[no] Teraz celem drenowania jest { $seat }.
    }
vt-event-stealth-added = „{ $card }”: krycie wynosi teraz { $count }.
vt-event-intercept-added = { $minion }: przechwytywanie wynosi teraz { $count }.
vt-event-bleed-changed = Drenowanie wynosi teraz { $count }.
vt-event-woke = { $minion } się budzi.

## Zdarzenia: walka

vt-event-combat-began = Do walki stają { $minion } i { $opponent }.
vt-event-round-began = Zaczyna się { $count }. runda walki.
vt-event-range-set =
    { $range-id ->
       *[close] Zasięg jest bliski.
        [long] Zasięg jest daleki.
    }
vt-event-maneuvered =
    { $range-id ->
       *[close] { $minion } manewruje na bliski zasięg.
        [long] { $minion } manewruje na daleki zasięg.
    }
vt-event-hand-strike = { $minion } zadaje cios ręką.
vt-event-struck-with = { $minion } wybiera cios: „{ $card }”.
vt-event-dodged = { $minion } robi unik.
vt-event-damaged = { $minion } otrzymuje { vt-part-damage }.
vt-event-damaged-badly =
    { $count ->
        [one] { $minion } otrzymuje { $count } poważne obrażenie.
        [few] { $minion } otrzymuje { $count } poważne obrażenia.
       *[many] { $minion } otrzymuje { $count } poważnych obrażeń.
    }
vt-event-prevented =
    { $count ->
        [one] { $minion } zapobiega { $count } obrażeniu.
        [few] { $minion } zapobiega { $count } obrażeniom.
       *[many] { $minion } zapobiega { $count } obrażeniom.
    }
vt-event-stole = { $minion } kradnie { vt-part-blood }.
vt-event-pressed = { $minion } używa nacisku.
vt-event-combat-ended = Walka dobiega końca.
vt-event-went-to-torpor = { $minion } zapada w letarg.
vt-event-left-torpor = { $minion } wychodzi z letargu.
vt-event-conviction-played =
    { $seat-you ->
        [yes] Zagrywasz kartę „{ $card }”; otrzymuje ją { $minion }.
       *[no] { $seat } zagrywa kartę „{ $card }”; otrzymuje ją { $minion }.
    }
vt-event-incapacitated = Obezwładnienie: { $minion }.
vt-event-recovered = { $minion } wraca do rejonu gotowych.

## Zdarzenia: pozostałe

vt-event-ousted =
    { $seat-you ->
        [yes] Odpadasz z gry.
       *[no] { $seat } odpada z gry.
    }
vt-event-point-gained =
    { $seat-you ->
        [yes] Zyskujesz punkt zwycięstwa; razem masz ich { $count }.
       *[no] { $seat } zyskuje punkt zwycięstwa; razem: { $count }.
    }
vt-event-withdrawing =
    { $seat-you ->
        [yes] Zapowiadasz wycofanie się.
       *[no] { $seat } zapowiada wycofanie się.
    }
vt-event-withdrew =
    { $seat-you ->
        [yes] Wycofujesz się z gry.
       *[no] { $seat } wycofuje się z gry.
    }
vt-event-contested = Karta „{ $card }” staje się sporna.
vt-event-contest-kept =
    { $seat-you ->
        [yes] Podtrzymujesz spór o kartę „{ $card }”.
       *[no] { $seat } podtrzymuje spór o kartę „{ $card }”.
    }
vt-event-yielded =
    { $seat-you ->
        [yes] Odstępujesz kartę „{ $card }”.
       *[no] { $seat } odstępuje kartę „{ $card }”.
    }
vt-event-contest-won =
    { $seat-you ->
        [yes] Wygrywasz spór o kartę „{ $card }”.
       *[no] { $seat } wygrywa spór o kartę „{ $card }”.
    }
vt-event-discarded =
    { $seat-you ->
        [yes] Odrzucasz kartę „{ $card }”.
       *[no] { $seat } odrzuca kartę „{ $card }”.
    }
vt-event-burn-option =
    { $seat-you ->
        [yes] Korzystasz z opcji spalenia: „{ $card }”.
       *[no] { $seat } korzysta z opcji spalenia: „{ $card }”.
    }
vt-event-attached = Karta „{ $card }” trafia na kartę „{ $minion }”.
vt-event-enters =
    { $seat-you ->
        [yes] Karta „{ $card }” wchodzi do gry po twojej stronie.
       *[no] Karta „{ $card }” wchodzi do gry po stronie { $seat-gen }.
    }
vt-event-searched =
    { $seat-you ->
        [yes] Tasujesz bibliotekę.
       *[no] { $seat } tasuje bibliotekę.
    }
vt-event-hand-looked-at =
    { $seat-you ->
        [yes] Oglądasz rękę { $whose-gen }.
       *[no] { $whose-you ->
            [yes] { $seat } ogląda twoją rękę.
           *[no] { $seat } ogląda rękę { $whose-gen }.
        }
    }
vt-event-saw-card = W ręce { $seat-gen }: „{ $card }”.
vt-event-hand-opened =
    { $seat-you ->
        [yes] Grasz z odkrytą ręką.
       *[no] { $seat } gra z odkrytą ręką.
    }
vt-event-hand-closed =
    { $seat-you ->
        [yes] Twoja ręka jest znów zakryta.
       *[no] Ręka { $seat-gen } jest znów zakryta.
    }
vt-event-became-anarch = { $minion } zostaje Anarchistą.
vt-event-cancelled = Karta „{ $card }” zostaje anulowana.
vt-event-chose-card =
    { $seat-you ->
        [yes] Wybierasz kartę „{ $card }”.
       *[no] { $seat } wybiera kartę „{ $card }”.
    }
vt-event-chose-player =
    { $seat-you ->
        [yes] Twój wybór: { $whose }.
       *[no] { $seat } wybiera. Wybór: { $whose }.
    }
vt-event-chose-number =
    { $seat-you ->
        [yes] Wybierasz liczbę { $count }.
       *[no] { $seat } wybiera liczbę { $count }.
    }
vt-event-chose-face-down =
    { $seat-you ->
        [yes] Wybierasz zakrytą kartę.
       *[no] { $seat } wybiera zakrytą kartę.
    }
vt-event-chose-nobody =
    { $seat-you ->
        [yes] Nie wybierasz niczego.
       *[no] { $seat } nie wybiera niczego.
    }
vt-event-control-taken =
    { $seat-you ->
        [yes] Przejmujesz kontrolę nad kartą „{ $card }”.
       *[no] { $seat } przejmuje kontrolę nad kartą „{ $card }”.
    }
vt-event-continued = Akcja trwa, jakby nie została zablokowana: { $minion }.
vt-event-diablerized = { $minion } dopuszcza się diabolizmu; ofiara: { $opponent }.
vt-event-stepped-in = { $minion } wkracza; kogo zastępuje: { $card }.
vt-event-marked =
    { $seat-you ->
        [yes] Naznaczasz na tę turę: { $minion }.
       *[no] { $seat } naznacza na tę turę: { $minion }.
    }
vt-event-voted-for =
    { $seat-you ->
        [yes] Oddajesz { vt-part-votes } za.
       *[no] { $seat } oddaje { vt-part-votes } za.
    }
vt-event-voted-against =
    { $seat-you ->
        [yes] Oddajesz { vt-part-votes } przeciw.
       *[no] { $seat } oddaje { vt-part-votes } przeciw.
    }
vt-event-hunt-passed = Krwawe łowy zostają ogłoszone: { $minion } ginie.
vt-event-hunt-failed = Krwawych łowów nie będzie: { $minion } unika kary.
vt-event-stalled = Od trzydziestu tur nic się nie zmieniło: gra dobiega końca.
vt-event-time-up = Czas minął: każdy Matuzalem pozostały w grze zyskuje pół punktu zwycięstwa.
vt-event-won =
    { $seat-you ->
        [yes] Wygrywasz!
       *[no] { $seat } wygrywa!
    }
vt-event-nobody-won = Nikt nie wygrywa.

# Co liczy wynik, za liczbą.
vt-score-unit =
    { $count ->
        [one] punkt zwycięstwa
        [few] punkty zwycięstwa
       *[many] punktów zwycięstwa
    }

## Dlaczego ktoś wygrał

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
        [yes] Masz najwięcej punktów zwycięstwa: { vt-bit-points }.
       *[no] { $seat } ma najwięcej punktów zwycięstwa: { vt-bit-points }.
    }
vt-verdict-last =
    { $seat-you ->
        [yes] Zostajesz przy stole jako ostatni Matuzalem.
       *[no] Ostatni Matuzalem przy stole to { $seat }.
    }
vt-verdict-shared = Kilku graczy ma najwięcej punktów zwycięstwa ({ vt-bit-points }), więc nikt nie wygrywa.
vt-verdict-stalled = Przez trzydzieści tur nic się nie zmieniło.
vt-verdict-time = Czas minął: kto był jeszcze w grze, ma pół punktu zwycięstwa więcej.

## O co pyta się gracza

vt-prompt-draw-first = Losowanie: kto zaczyna.
vt-prompt-draw-library = Dobierana jest karta z biblioteki.
vt-prompt-draw-crypt = Dobierana jest karta z krypty.
vt-prompt-wish = { vt-part-moment } Chcesz coś zrobić? Nikt nie zobaczy odpowiedzi.
vt-prompt-impulse = { vt-part-moment } Co robisz?
vt-prompt-next-action = Twoja faza podwładnych: kto i jak działa?
vt-prompt-take-more = Co jeszcze zostaje zabrane temu samemu podwładnemu?
vt-prompt-reduce = Czy obniżasz koszt karty?
vt-prompt-effect-player = „{ $card }”: wybierz Matuzalema.
vt-prompt-effect-thing = „{ $card }”: wybierz kartę na stole.
vt-prompt-effect-card = „{ $card }”: wybierz kartę.
vt-prompt-effect-number = „{ $card }”: ile?
vt-prompt-effect-word = „{ $card }”: wybierz jedno.
vt-prompt-effect-option = „{ $card }”: wybierz, co się stanie.
vt-prompt-effect-whether = „{ $card }”: robisz to?
vt-prompt-effect-pay = „{ $card }”: płacisz za to?
vt-prompt-triggers = Kilka rzeczy dzieje się naraz: która jest pierwsza?
vt-prompt-discard = Masz za dużo kart na ręce: którą odrzucasz?
vt-prompt-split = Ratowanie kosztuje 2 krwi: ile płaci { $acting }?
vt-prompt-maneuvers = { $minion } walczy; po drugiej stronie: { $opponent }. Manewrujesz?
vt-prompt-strike =
    { $aims ->
        [1] { $minion } uderza z daleka: w kogo?
        [2] { $minion } walczy; po drugiej stronie: { $opponent }. Czego używasz z tym ciosem?
       *[other] { $minion } walczy; po drugiej stronie: { $opponent }. Jaki cios wybierasz?
    }
vt-prompt-prevent =
    { $count ->
        [0] Zaraz będą obrażenia: zapobiegasz im?
       *[other] { $minion } ma otrzymać { vt-part-damage }: zapobiegasz im?
    }
vt-prompt-presses = { $minion } walczy; po drugiej stronie: { $opponent }. Używasz nacisku?
vt-prompt-diablerize = { $opponent } próbuje wyjść z letargu, a { $minion } to blokuje. Czy { $minion } dopuszcza się diabolizmu?
vt-prompt-step-in = { $opponent } blokuje; podejmujący akcję: { $minion }. Czy zamiast niego walczy niewolnik?
vt-prompt-loot = { $minion } dopuszcza się diabolizmu; ofiara: { $opponent }. Który sprzęt bierze?
vt-prompt-learn =
    { $trophy ->
        [1] { $minion }: spalono wampira z Czerwonej Listy, więc wolno przyznać trofeum. Które?
        [2] { $minion } może zyskać przekonanie. Które?
       *[other] { $minion }: ofiara diabolizmu była starsza, więc wolno wziąć kartę Dyscypliny. Którą?
    }
vt-prompt-award = { $minion }: spalono kogoś z Czerwonej Listy. Czy twoje „{ $card }” ma tam trafić?
vt-prompt-convictions = { $minion } pali przekonania. Które?
vt-prompt-reprisal = Spalono obezwładnionego natchnionego. Czy ktoś z twoich natchnionych pali przekonanie, żeby zadać 1 obrażenie? Cel: { $minion }
vt-prompt-reattach = Skradziona karta { $card } leży na karcie { $minion }. Na którą z twoich kart ma trafić?
vt-prompt-enter = { $card } wchodzi do gry: czy używasz tekstu tej karty?
vt-prompt-prevent-which = { $minion } zapobiega części obrażeń ({ $count }): ile z nich to obrażenia poważne?
vt-prompt-over = Rozgrywka dobiegła końca.

## Podpisy odpowiedzi

vt-option-first = Pierwsza tura: { $seat }
vt-option-get = { $card }
vt-option-pass = Pas
vt-option-pass-maneuver = Bez manewru
vt-option-pass-prevent = Nie zapobiegaj więcej
vt-option-pass-press = Bez nacisku
vt-option-pass-vote = Bez dalszych głosów
vt-option-pass-learn = Nie bierz żadnej
vt-option-pass-step-in = Żaden niewolnik nie wkracza
vt-option-hold = Chcę coś zrobić
vt-option-play =
    { $level-id ->
       *[none] { $card }
        [basic] { $card } ({ $discipline })
        [superior] { $card } ({ $discipline }, poziom wyższy)
    }
vt-option-play-by =
    { $level-id ->
       *[none] { $minion }: { $card }
        [basic] { $minion }: { $card } ({ $discipline })
        [superior] { $minion }: { $card } ({ $discipline }, poziom wyższy)
    }
vt-option-use = Użyj karty: { $card }
vt-option-use-by = { $minion } używa: { $card }
vt-option-bleed = { $minion } drenuje
vt-option-hunt = { $minion } poluje
vt-option-leave-torpor = { $minion } wychodzi z letargu (2 krwi)
vt-option-rescue = { $minion } ratuje: { $card } (2 krwi)
vt-option-pursue = { $minion } wszczyna walkę; przeciwnik: { $card } (1 krew)
vt-option-diablerie = { $minion } diabolizuje: { $card }
vt-option-become-anarch = { $minion } zostaje Anarchistą
vt-option-burn-imbued = { $minion } chce spalić: { $card }
vt-option-take = { $minion } bierze: { $card }
vt-option-block = { $minion } próbuje zablokować
vt-option-end-phase =
    { $phase-id ->
       *[unlock] Zakończ fazę odkręcania
        [master] Zakończ fazę mistrza
        [minion] Zakończ fazę podwładnych
        [influence] Zakończ fazę wpływów
        [discard] Zakończ fazę odrzucania
    }
vt-option-edge = Przewaga: zyskaj 1 znacznik puli
vt-option-keep = Podtrzymaj spór: { $card } (1 znacznik puli)
vt-option-win = Wygraj spór: { $card }
vt-option-yield = Odstąp: { $card }
vt-option-burn-option = Opcja spalenia: { $card }
vt-option-withdraw = Zapowiedz wycofanie się
vt-option-unlock = Spal 1 puli: { $minion } odkręca się
vt-option-mark = Naznacz na tę turę: { $minion } (akcja fazy mistrza)
vt-option-step-in = { $minion } wkracza w zamian
vt-option-conviction-hand = { $card }: otrzymuje { $minion }
vt-option-conviction-ash = { $card } ze stosu spalonych: otrzymuje { $minion }
vt-option-recover = { $minion } opuszcza rejon obezwładnionych (3 przekonania)
vt-option-transfer = 1 przelew → { $card } ({ $count } z { $capacity })
vt-option-take-back = 2 przelewy: zabierz 1 znacznik: { $card } ({ $count } z { $capacity })
vt-option-draw-crypt = 4 przelewy i 1 znacznik puli: dobierz z krypty
vt-option-emerge = { $card } przechodzi pod twoją kontrolę ({ $count } z { $capacity })
vt-option-merge = 4 przelewy i 1 znacznik puli: połącz z drugą wersją: { $card }
vt-option-discard = Odrzuć: { $card }
vt-option-pay =
    { $count ->
        [one] { $count } krew
       *[other] { $count } krwi
    }
vt-option-trigger = { $card }
vt-option-hand-strike = Cios ręką
vt-option-maneuver = Manewr
vt-option-press = Nacisk
vt-option-prevent = Zapobiegnij 1 obrażeniu
vt-option-prevent-gun = Zapobiegnij 1 obrażeniu z broni palnej
vt-option-aim = Wyceluj w kartę: { $card }
vt-option-for = { $card } głosuje za
vt-option-for-edge = Spal Przewagę: 1 głos za
vt-option-against = { $card } głosuje przeciw
vt-option-against-edge = Spal Przewagę: 1 głos przeciw
vt-option-ballot-for = Spal: { $card } (1 głos za)
vt-option-ballot-against = Spal: { $card } (1 głos przeciw)
vt-option-learn-library = { $card } z biblioteki
vt-option-learn-ash = { $card } ze stosu spalonych
vt-option-learn-hand = { $card } z ręki
vt-option-player = { $seat }
vt-option-thing =
    { $seat-you ->
        [yes] { $card }
       *[no] { $card } ({ $seat })
    }
vt-option-thing-hidden =
    { $seat-you ->
        [yes] Zakryta karta { $place }
       *[no] Zakryta karta { $place } ({ $seat })
    }
vt-option-card = { $card }
vt-option-number = { $count }
vt-option-word = { $word }
vt-option-option = Opcja { $number }
vt-option-yes = Tak
vt-option-no = Nie
vt-option-done = To wszystko
vt-option-time = Czas minął

## Pola widoku dla planszy, która nie zna żadnej gry: vt-field-NAZWA, a ich wartości: vt-NAZWA-WARTOŚĆ albo
## vt-value-WARTOŚĆ. Podkreślnik nazwy jest tu łącznikiem.

vt-field-turn = Tura
vt-field-last-turn = Czas mija po turze
vt-field-phase = Faza
vt-field-active = Czyja tura
vt-field-edge = Przewaga
vt-field-edge-taken = Przewaga użyta w tej turze
vt-field-open-decks = Talie są jawne
vt-field-actions = Dotychczasowe akcje
vt-field-changed = W tej turze coś się zmieniło
vt-field-still = Z rzędu bez zmiany
vt-field-players = Matuzalemowie
vt-field-things = Karty na stole
vt-field-modifiers = Trwające zmiany
vt-field-uses = Co zostało użyte
vt-field-put-off = Odłożone
vt-field-effects = Działające karty
vt-field-gathered = Stanie się, gdy wszyscy wybiorą
vt-field-gathers = Czeka, aż wszyscy wybiorą
vt-field-values = Czego dotyczy
vt-field-due = Czeka na swoją kolej
vt-field-action = Akcja
vt-field-combat = Walka
vt-field-queued = Następna walka
vt-field-votes = Głosy
vt-field-frames = Trwające etapy
vt-field-pool = Pula
vt-field-points = Punkty zwycięstwa
vt-field-half = I pół punktu
vt-field-out = Poza grą
vt-field-hand = Ręka
vt-field-hand-count = Karty na ręce
vt-field-library = Biblioteka
vt-field-library-count = Karty w bibliotece
vt-field-crypt = Krypta
vt-field-crypt-count = Karty w krypcie
vt-field-ash = Stos spalonych
vt-field-removed = Usunięte z gry
vt-field-deck = Talia
vt-field-transfers = Pozostałe przelewy
vt-field-masters = Pozostałe akcje fazy mistrza
vt-field-discards = Pozostałe akcje fazy odrzucania
vt-field-event = Zagrano wydarzenie w tej fazie
vt-field-out-of-turn = Zagrano kartę pozaturową
vt-field-trifle = Zyskano akcję z drobnostki
vt-field-more-masters = Dodatkowe akcje w następnej fazie mistrza
vt-field-burnt = Użyto opcji spalenia
vt-field-withdrawal = Wycofanie się
vt-field-late-unlock = Karty do dobrania w fazie odkręcania
vt-field-late-discard = Karty do dobrania w fazie odrzucania
vt-field-wish = Chce impulsu
vt-field-card = Karta
vt-field-region = Rejon
vt-field-before = Rejon przedtem
vt-field-owner = Właściciel
vt-field-controller = Kto kontroluje
vt-field-host = Leży na
vt-field-blood = Krew
vt-field-level = Zagrano z efektem
vt-field-locked = Przekręcona
vt-field-marks = Stan
vt-field-chosen = Zapamiętany
vt-field-second = Zapamiętany jako drugi
vt-field-whom = Zapamiętany Matuzalem
vt-field-glimpses = Widziane karty innych
vt-field-whose = Czyje
vt-field-unreplaced = Karty jeszcze niezastąpione
vt-field-term = Tylko gdy spełniony jest warunek
vt-field-what = Co
vt-field-until = Do kiedy
vt-field-thing = Która karta
vt-field-player = Czyje
vt-field-amount = Ile
vt-field-source = Pochodzi od
vt-field-scope = Raz na
vt-field-by = Kto użył
vt-field-ability = Efekt karty
vt-field-machine = Miejsce w tekście karty
vt-field-minion = Podwładny
vt-field-seat = Kto decyduje
vt-field-window = Chwila
vt-field-event-card = Karta, której to dotyczy
vt-field-event-player = Matuzalem, którego to dotyczy
vt-field-effect = Co robi
vt-field-again = Za każdym razem
vt-field-on = Trwa
vt-field-kind = Rodzaj
vt-field-stage = Stan
vt-field-course = Przebieg
vt-field-actor = Działający podwładny
vt-field-victim = Kto jest drenowany
vt-field-targets = Cele
vt-field-directed = Ukierunkowana na
vt-field-declined = Odmówili blokowania
vt-field-blocker = Blokujący
vt-field-stealth = Krycie
vt-field-bleed = Drenowanie
vt-field-fruitless = Nieudane próby zablokowania z rzędu
vt-field-cancelled = Anulowana
vt-field-unpaid = Koszt nie jest płacony
vt-field-reducers = Co obniża koszt
vt-field-spent = Już do tego przekręcona
vt-field-less-pool = O tyle mniej puli
vt-field-less-blood = O tyle mniej krwi
vt-field-back = Do kogo wraca
vt-field-continues = Trwa, jakby nie została zablokowana
vt-field-continued = Trwała już mimo bloku
vt-field-ranged = Z daleka
vt-field-aggravated = Poważne
vt-field-first = Pierwszy cios
vt-field-gun = Broń palna
vt-field-weapons = Tylko broń
vt-field-target = Cel
vt-field-who = Kto
vt-field-strike = Cios
vt-field-committed = Cios już wybrany
vt-field-weapon-used = Manewr bronią lub kartą ciosu
vt-field-extra = Dodatkowe ciosy
vt-field-gained = Zyskano dodatkowe ciosy
vt-field-bound = Manewry, których trzeba użyć
vt-field-maneuvers = Manewry
vt-field-presses = Naciski
vt-field-preventions = Obrażenia do zapobieżenia
vt-field-all-preventions = Obrażenia do zapobieżenia w całej walce
vt-field-gun-preventions = Obrażenia z broni palnej do zapobieżenia
vt-field-blood-lost = Krew stracona w tej rundzie
vt-field-ended = Zakończona
vt-field-round = Runda
vt-field-moved = Coś się wydarzyło
vt-field-range = Zasięg
vt-field-range-set = Zasięg ustalony
vt-field-last = Kto ostatni
vt-field-pressed = Nacisk trwa
vt-field-sides = Walczący
vt-field-acting = Strona działająca
vt-field-other = Druga
vt-field-hurt = Oczekujące obrażenia
vt-field-normal = Zwykłe
vt-field-step = Etap
vt-field-count = Liczba
vt-field-seats = Kto jeszcze
vt-field-order = Kolejność
vt-field-pc = Miejsce w tekście karty
vt-field-locals = Co wskazano
vt-field-value = Co to jest
vt-field-open = Jawne
vt-field-seen-by = Kto to zna

vt-step-draw-first = Losowanie pierwszego gracza
vt-step-draw-library = Dobieranie z biblioteki
vt-step-draw-crypt = Dobieranie z krypty
vt-step-deal = Rozdawanie
vt-step-turn = Tura
vt-step-impulse = Impuls
vt-step-next-action = Następna akcja
vt-step-take-more = Więcej sprzętu
vt-step-reduce = Obniżanie kosztu
vt-step-action = Akcja
vt-step-play = Zagranie karty
vt-step-effect = Działa karta
vt-step-triggers = Co dzieje się samo
vt-step-discard = Odrzucanie
vt-step-split = Kto płaci za ratowanie
vt-step-combat = Walka
vt-step-maneuvers = Manewry
vt-step-strike = Ciosy
vt-step-damage = Obrażenia
vt-step-prevent = Zapobieganie obrażeniom
vt-step-presses = Nacisk
vt-step-diablerize = Diabolizm po bloku
vt-step-step-in = Niewolnik może wkroczyć
vt-step-award = Trofeum
vt-step-diablerie = Diabolizm
vt-step-loot = Sprzęt ofiary
vt-step-learn = Karta Dyscypliny po diabolizmie
vt-step-convictions = Które przekonania spłoną
vt-step-reprisal = Odpowiedzi na spalenie natchnionego
vt-step-reattach = Skradziona karta zmienia miejsce
vt-step-enter = Karta wchodzi do gry
vt-step-prevent-which = Którym obrażeniom się zapobiega
vt-step-over = Koniec rozgrywki

vt-region-nowhere = nigdzie
vt-region-limbo = odłożona
vt-region-uncontrolled = rejon niekontrolowany
vt-region-ready = rejon gotowych
vt-region-torpor = rejon letargu
vt-region-incapacitated = rejon obezwładnionych
vt-region-table = na stole
vt-region-attached = na innej karcie
vt-region-contested = sporna
vt-region-merged = pod drugą wersją

vt-marks-awake = przebudzenie
vt-marks-wounded = zraniony
vt-marks-recruited = pozyskany w tej turze
vt-marks-stays-locked = nie odkręca się
vt-marks-has-blocked = blokował
vt-marks-bled = drenował w tej turze
vt-marks-marked = naznaczony na tę turę
vt-marks-voted = podjął akcję polityczną w tej turze
vt-marks-going = zaraz zapadnie w letarg
vt-marks-burning = zaraz zostanie spalony
vt-marks-drained = traci ostatnie życie wskutek akcji
vt-marks-fed = zyskał krew z terenu łowieckiego
vt-marks-yielded = odstąpił tytuł
vt-marks-last-contestant = nikt inny jej nie chce
vt-marks-stolen = skradziona w tej rundzie
vt-marks-taught = zmieniony przez kartę na nim
vt-marks-failed-block = nie zdołał zablokować i zostanie przekręcony
vt-marks-contesting = spiera się o tytuł
vt-marks-entitled = zyskał tytuł
vt-marks-convinced = ma już przekonanie z tej fazy

vt-withdrawal-none = brak
vt-withdrawal-declared = zapowiedziane
vt-withdrawal-broken = nieudane
vt-stage-announced = zadeklarowana
vt-stage-no-block = bez próby zablokowania
vt-stage-block-attempt = próba zablokowania
vt-stage-declined = odmowa blokowania
vt-stage-resolving = rozpatrywana
vt-course-open = otwarta
vt-course-successful = udana
vt-course-fizzled = rozwiała się
vt-course-blocked = zablokowana
vt-course-failed = nieudana
vt-course-ended = zakończona
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

vt-what-add-stealth = krycie
vt-what-add-intercept = przechwytywanie
vt-what-add-bleed = drenowanie
vt-what-limited-bleed = drenowanie (ograniczone)
vt-what-add-strength = siła
vt-what-add-hand-size = rozmiar ręki
vt-what-grant-maneuver = manewr
vt-what-grant-press = nacisk
vt-what-grant-prevention = zapobieganie obrażeniom
vt-what-grant-gun-prevention = zapobieganie obrażeniom z broni palnej
vt-what-add-votes-against = głosy przeciw
vt-what-environmental-damage = obrażenia od otoczenia
vt-what-only-hand-strikes = tylko ciosy ręką
vt-what-wake = przebudzenie
vt-what-forbid = nie może
vt-what-forbid-card = nie może zagrać karty
vt-what-burn-when = zostaje spalona
vt-what-grant-strikes = dodatkowe ciosy
vt-what-must-maneuver = musi manewrować
vt-what-add-strike-damage = obrażenia od ciosu
vt-what-aggravate-hand-strikes = poważne obrażenia od ciosów ręką
vt-what-immune = odporny na
vt-what-add-capacity = potencjał
vt-what-add-transfers = przelewy
vt-what-add-discards = akcje fazy odrzucania
vt-what-oblige = musi
vt-what-no-edge = bez Przewagi
vt-what-unblockable = nie można zablokować
vt-what-unblockable-by = niektórzy nie mogą blokować
vt-what-lock-failed-blockers = przekręca tych, którym nie udała się blokada
vt-what-raise-pool-cost = kosztuje więcej puli
vt-what-lower-pool-cost = kosztuje mniej puli
vt-what-lower-blood-cost = kosztuje mniej krwi
vt-what-control = czasowo pod inną kontrolą
vt-what-spare-replacements = żetony zamiast dobieranych kart
vt-what-lesser-intercept = mniej przechwytywania dla sprzymierzeńców i młodszych

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
vt-value-pass = pasuje
vt-value-hold = chce impulsu
vt-value-acting = strona działająca
vt-value-other = druga strona
vt-value-action-end = koniec akcji
vt-value-round-end = koniec rundy
vt-value-combat-end = koniec walki
vt-value-turn-end = koniec tury
vt-value-referendum-end = koniec referendum
vt-value-your-unlock = faza odkręcania tego, kto tego użył
vt-value-their-unlock = faza odkręcania poprzedniego kontrolującego
vt-value-own-unlock = własna faza odkręcania
vt-value-phase = faza
vt-value-turn = tura
vt-value-action = akcja
vt-value-combat = walka
vt-value-round-by-minion = runda, każdy podwładny
vt-value-combat-by-minion = walka, każdy podwładny
vt-value-unlock-by-minion = faza odkręcania, każdy podwładny
vt-value-action-by-minion = akcja, dla każdego podwładnego
vt-value-turn-by-minion = tura, każdy podwładny
vt-value-game = gra
vt-value-e1 = Efekt 1
vt-value-e2 = Efekt 2
vt-value-e3 = Efekt 3
vt-value-e4 = Efekt 4
vt-value-e5 = Efekt 5
vt-value-e6 = Efekt 6
vt-value-e7 = Efekt 7
vt-value-e8 = Efekt 8
vt-value-true = tak
vt-value-false = nie
vt-value-unknown = ukryte
vt-value-spectator = widzowie
# Pola, których liczby to miejsca przy stole: pokazuje się gracza, który tam siedzi.
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

## Uzgodnienia przed rozgrywką: vt-setup-OPCJA i vt-setup-OPCJA-WARTOŚĆ.

vt-stop-mine = W mojej turze i akcji
vt-stop-target = Gdy akcja jest skierowana na mnie
vt-stop-block = Gdy mogę blokować
vt-stop-referendum = Referenda
vt-stop-combat = Walki moich podwładnych
vt-stop-all = Wszystko
vt-setup-decks = Talie
vt-setup-decks-secret = Tajne
vt-setup-decks-open = Jawne listy
vt-setup-table = Stół
vt-setup-table-any = Dowolna liczba graczy
vt-setup-table-standard = Standardowy: czterech lub pięciu graczy
vt-setup-turns = Tury
vt-setup-turns-none = Bez limitu
vt-setup-turns-20 = 20 tur, potem pół punktu dla każdego, kto został
vt-setup-turns-30 = 30 tur, potem pół punktu dla każdego, kto został
vt-setup-turns-40 = 40 tur, potem pół punktu dla każdego, kto został
vt-setup-turns-60 = 60 tur, potem pół punktu dla każdego, kto został
