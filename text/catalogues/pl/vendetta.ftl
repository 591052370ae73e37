### Wampir: Maskarada – Wendeta. Terminy jak w księdze zasad docs/rules/pl; nazwy i teksty kart są w pliku
### vendetta-cards.ftl.
###
### $seat, $from i $other to imiona graczy, zawsze w mianowniku; przy każdym jest $seat-you itd.: „yes”, gdy ten gracz to
### czytający, inaczej „no”. $card, $follower, $source, $relic, $place, $clan, $location, $stand i $window to terminy;
### przy każdym jest jego id. Nazwy kart stoją w cudzysłowie i się nie odmieniają.

vd-name = Wampir: Maskarada – Wendeta
vd-tagline = Siedem klanów, jedno miasto i krew, której nigdy nie starczy dla wszystkich.
vd-goal = Przez trzy rundy wysyłaj karty klanu i krew do dzielnic Chicago, zdobywaj tam popleczników i wpływy i pilnuj, by nie zabrakło ci krwi. Po 3. rundzie wygrywa ten, kto ma najwięcej wpływów.

## Terminy

vd-clan-brujah = Brujah
vd-clan-gangrel = Gangrel
vd-clan-malkavian = Malkavian
vd-clan-nosferatu = Nosferatu
vd-clan-toreador = Toreador
vd-clan-tremere = Tremere
vd-clan-ventrue = Ventrue

vd-location-first = Dzielnica 1
vd-location-second = Dzielnica 2
vd-location-third = Dzielnica 3
vd-location-haven = Schronienie Księcia
vd-stand-stay = zostań
vd-stand-withdraw = wycofaj się
# Chwile, w których działają karty, na początku zdania.
vd-window-planning_begins = Początek planowania
vd-window-own_turn = Twoja tura
vd-window-card_played = Dołożono kartę
vd-window-planning_ends = Koniec planowania
vd-window-resolution_begins = Początek rozstrzygnięcia
vd-window-choices_shown = Wybory są jawne
vd-window-choices_final = Wybory są ostateczne
vd-window-withdrawing = Wycofanie się
vd-window-withdrew = Po wycofaniu się
vd-window-before_reveal = Przed odkryciem
vd-window-reveal = Odkrycie
vd-window-revealed = Po odkryciu
vd-window-setup = Przygotowanie
vd-window-conflict_begins = Początek starcia
vd-window-before_power = Przed policzeniem siły
vd-window-winner_known = Znany jest zwycięzca
vd-window-reward = Nagroda
vd-window-joins = Karta dołącza do sojuszu
vd-window-aftermath = Pokłosie
vd-window-location_resolved = Dzielnica jest rozstrzygnięta
vd-window-round_ends = Koniec rundy
vd-window-blood_lost = Stracono krew
vd-window-pool_empty = Pula jest pusta
vd-window-frenzy_caused = Szał
vd-window-frenzy_drain = Wysysanie w szale

## Części zdań: odmiana terminów i liczb. Nie każdy język używa każdej części.

vd-part-at =
    { $location-id ->
        [first] w dzielnicy 1
        [second] w dzielnicy 2
        [third] w dzielnicy 3
       *[haven] w Schronieniu Księcia
    }
vd-part-to =
    { $location-id ->
        [first] do dzielnicy 1
        [second] do dzielnicy 2
        [third] do dzielnicy 3
       *[haven] do Schronienia Księcia
    }
vd-part-from =
    { $location-id ->
        [first] z dzielnicy 1
        [second] z dzielnicy 2
        [third] z dzielnicy 3
       *[haven] ze Schronienia Księcia
    }
# Biernik: „zyskuje 2 żetony krwi”; krew też jako podmiot.
vd-part-blood =
    { $count ->
        [one] { $count } żeton krwi
        [few] { $count } żetony krwi
       *[many] { $count } żetonów krwi
    }
vd-part-blood-subject =
    { $count ->
        [one] { $count } żeton krwi
        [few] { $count } żetony krwi
       *[many] { $count } żetonów krwi
    }
vd-part-influence =
    { $count ->
        [one] { $count } żeton wpływu
        [few] { $count } żetony wpływu
       *[many] { $count } żetonów wpływu
    }
vd-part-tokens =
    { $count ->
        [one] { $count } żeton Diabolizmu
        [few] { $count } żetony Diabolizmu
       *[many] { $count } żetonów Diabolizmu
    }
vd-part-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
vd-part-points =
    { $count ->
        [one] { $count } punkt wpływów
        [few] { $count } punkty wpływów
       *[many] { $count } punktów wpływów
    }

## Zdarzenia: przygotowanie

vd-event-first-drawn =
    { $seat-you ->
        [yes] Losowanie: żeton ambicji trafia do ciebie.
       *[no] Losowanie: żeton ambicji otrzymuje { $seat }.
    }
vd-event-place-laid = Karta miejsca „{ $place }” leży { vd-part-at }.
vd-event-relic-offered = Do wyboru trafia relikwia „{ $relic }”.
vd-event-clan-offered = Do wyboru trafia klan { $clan }.
vd-event-picked-clan =
    { $seat-you ->
        [yes] Prowadzisz klan { $clan }.
       *[no] { $seat } prowadzi klan { $clan }.
    }
vd-event-picked-relic =
    { $seat-you ->
        [yes] Bierzesz relikwię „{ $relic }”.
       *[no] { $seat } bierze relikwię „{ $relic }”.
    }

## Zdarzenia: początek rundy

vd-event-round-began = Zaczyna się runda { $round }.
vd-event-fed =
    { $seat-you ->
        [yes] Żer: zyskujesz { vd-part-blood }.
       *[no] Żer: { $seat } zyskuje { vd-part-blood }.
    }
vd-event-ally-came = { $follower } przybywa { vd-part-to }.
vd-event-drew-card =
    { $seat-you ->
        [yes] Dobierasz kartę „{ $card }”.
       *[no] { $seat } dobiera kartę „{ $card }”.
    }
vd-event-drew =
    { $seat-you ->
        [yes] Dobierasz { vd-part-cards }.
       *[no] { $seat } dobiera { vd-part-cards }.
    }
vd-event-bottomed-card =
    { $seat-you ->
        [yes] Kładziesz kartę „{ $card }” na spód talii klanu.
       *[no] { $seat } kładzie kartę „{ $card }” na spód talii klanu.
    }
vd-event-built-hand =
    { $seat-you ->
        [yes] Kończysz zarządzanie ręką.
       *[no] { $seat } kończy zarządzanie ręką.
    }

## Zdarzenia: Planowanie

vd-event-turn-began =
    { $seat-you ->
        [yes] Twoja tura.
       *[no] Tura { $seat-gen }.
    }
vd-event-played =
    { $seat-you ->
        [yes] Dokładasz odkrytą kartę „{ $card }” { vd-part-to }.
       *[no] { $seat } dokłada odkrytą kartę „{ $card }” { vd-part-to }.
    }
vd-event-played-down-card =
    { $seat-you ->
        [yes] Dokładasz zakrytą kartę „{ $card }” { vd-part-to }.
       *[no] { $seat } dokłada zakrytą kartę „{ $card }” { vd-part-to }.
    }
vd-event-played-down =
    { $seat-you ->
        [yes] Dokładasz zakrytą kartę { vd-part-to }.
       *[no] { $seat } dokłada zakrytą kartę { vd-part-to }.
    }
vd-event-spent =
    { $seat-you ->
        [yes] Wydajesz { vd-part-blood }.
       *[no] { $seat } wydaje { vd-part-blood }.
    }
vd-event-deployed =
    { $seat-you ->
        [yes] Rozstawiasz { vd-part-blood } { vd-part-at }.
       *[no] { $seat } rozstawia { vd-part-blood } { vd-part-at }.
    }
vd-event-flipped =
    { $seat-you ->
        [yes] Odwracasz żeton Diabolizmu: 1 żeton krwi z puli ogólnej trafia na twój obszar { vd-part-at }.
       *[no] { $seat } odwraca żeton Diabolizmu i rozstawia 1 żeton krwi z puli ogólnej { vd-part-at }.
    }
vd-event-drained =
    { $seat-you ->
        [yes] Wysysasz kartę „{ $follower }” i zyskujesz { vd-part-blood }.
       *[no] { $seat } wysysa kartę „{ $follower }” i zyskuje { vd-part-blood }.
    }
vd-event-got-tokens =
    { $seat-you ->
        [yes] Otrzymujesz { vd-part-tokens }.
       *[no] { $seat } otrzymuje { vd-part-tokens }.
    }
vd-event-eliminated =
    { $seat-you ->
        [yes] Odpadasz z gry.
       *[no] { $seat } odpada z gry.
    }
vd-event-ambition-moved =
    { $seat-you ->
        [yes] Żeton ambicji trafia do ciebie.
       *[no] Żeton ambicji otrzymuje { $seat }.
    }
vd-event-turn-ended =
    { $seat-you ->
        [yes] Kończysz turę.
       *[no] { $seat } kończy turę.
    }
vd-event-planning-ended = Planowanie dobiega końca.

## Zdarzenia: Wycofanie i Odkrycie

vd-event-site-began =
    { $location-id ->
        [first] Zaczyna się rozstrzyganie dzielnicy 1.
        [second] Zaczyna się rozstrzyganie dzielnicy 2.
        [third] Zaczyna się rozstrzyganie dzielnicy 3.
       *[haven] Zaczyna się rozstrzyganie Schronienia Księcia.
    }
vd-event-has-chosen =
    { $seat-you ->
        [yes] Podejmujesz decyzję.
       *[no] { $seat } podejmuje decyzję.
    }
vd-event-stayed =
    { $seat-you ->
        [yes] Zostajesz { vd-part-at }.
       *[no] { $seat } zostaje { vd-part-at }.
    }
vd-event-withdrew =
    { $seat-you ->
        [yes] Wycofujesz się { vd-part-from }.
       *[no] { $seat } wycofuje się { vd-part-from }.
    }
vd-event-changed-choice =
    { $seat-you ->
        [yes] Zmieniasz wybór: { $stand }.
       *[no] { $seat } zmienia wybór: { $stand }.
    }
vd-event-moved =
    { $seat-you ->
        [yes] Twoja karta „{ $card }” trafia { vd-part-to }.
       *[no] Karta { $seat-gen } „{ $card }” trafia { vd-part-to }.
    }
vd-event-moved-down =
    { $seat-you ->
        [yes] Twoja zakryta karta trafia { vd-part-to }.
       *[no] Zakryta karta { $seat-gen } trafia { vd-part-to }.
    }
vd-event-blood-returned =
    { $seat-you ->
        [yes] Zabierasz { vd-part-blood } { vd-part-from } do swojej puli.
       *[no] { $seat } zabiera { vd-part-blood } { vd-part-from } do swojej puli.
    }
vd-event-came-back =
    { $seat-you ->
        [yes] Karta „{ $card }” wraca na twoją rękę.
       *[no] { $seat } bierze kartę „{ $card }” z powrotem na rękę.
    }
vd-event-came-back-down-card =
    { $seat-you ->
        [yes] Karta „{ $card }” wraca zakryta na twoją rękę.
       *[no] { $seat } bierze zakrytą kartę „{ $card }” z powrotem na rękę.
    }
vd-event-came-back-down =
    { $seat-you ->
        [yes] Zakryta karta wraca na twoją rękę.
       *[no] { $seat } bierze zakrytą kartę z powrotem na rękę.
    }
vd-event-turned-up =
    { $seat-you ->
        [yes] Twoja karta „{ $card }” { vd-part-at } zostaje odkryta.
       *[no] Karta { $seat-gen } „{ $card }” { vd-part-at } zostaje odkryta.
    }
vd-event-kept-down =
    { $seat-you ->
        [yes] Twoja karta { vd-part-at } pozostaje zakryta.
       *[no] Karta { $seat-gen } { vd-part-at } pozostaje zakryta.
    }
vd-event-turned-down =
    { $seat-you ->
        [yes] Twoja karta „{ $card }” { vd-part-at } zostaje zakryta.
       *[no] Karta { $seat-gen } „{ $card }” { vd-part-at } zostaje zakryta.
    }

## Zdarzenia: działanie kart. Karta miejsca nie ma gracza ($seat).

vd-event-acts =
    { $seat-you ->
        [yes] Działa twoja karta „{ $source }”.
       *[no] Działa karta „{ $source }”.
    }
vd-event-gained =
    { $seat-you ->
        [yes] Zyskujesz { vd-part-blood }.
       *[no] { $seat } zyskuje { vd-part-blood }.
    }
vd-event-lost =
    { $seat-you ->
        [yes] Tracisz { vd-part-blood }.
       *[no] { $seat } traci { vd-part-blood }.
    }
vd-event-stolen =
    { $seat-you ->
        [yes] Odbierasz { $from-dat } { vd-part-blood }.
       *[no] { $from-you ->
            [yes] { $seat } odbiera ci { vd-part-blood }.
           *[no] { $seat } odbiera { $from-dat } { vd-part-blood }.
        }
    }
vd-event-protected =
    { $seat-you ->
        [yes] Karta cię chroni: nie tracisz krwi.
       *[no] Karta chroni { $seat-gen } przed utratą krwi.
    }
vd-event-diverted =
    { $seat-you ->
        [yes] Zamiast do puli ogólnej { vd-part-blood-subject } { $count ->
            [few] trafiają
           *[other] trafia
        } na twój obszar { vd-part-at }.
       *[no] Zamiast do puli ogólnej { vd-part-blood-subject } { $count ->
            [few] trafiają
           *[other] trafia
        } na obszar { $seat-gen } { vd-part-at }.
    }
vd-event-in-frenzy =
    { $seat-you ->
        [yes] Wpadasz w szał!
       *[no] { $seat } wpada w szał!
    }
vd-event-frenzy-sent-by =
    { $seat-you ->
        [yes] Za wywołanie szału zyskujesz { vd-part-influence }.
       *[no] Za wywołanie szału { $seat } zyskuje { vd-part-influence }.
    }
vd-event-frenzy-avoided =
    { $seat-you ->
        [yes] Unikasz szału.
       *[no] { $seat } unika szału.
    }
vd-event-drain-avoided =
    { $seat-you ->
        [yes] W tym szale nie wysysasz nikogo.
       *[no] W tym szale { $seat } nie wysysa nikogo.
    }
vd-event-nothing-to-drain =
    { $seat-you ->
        [yes] Nie masz kogo wyssać: odrzucasz { vd-part-influence } i bierzesz 1 żeton krwi.
       *[no] { $seat } nie ma kogo wyssać: odrzuca { vd-part-influence } i bierze 1 żeton krwi.
    }
vd-event-influence-gained =
    { $seat-you ->
        [yes] Zyskujesz { vd-part-influence }.
       *[no] { $seat } zyskuje { vd-part-influence }.
    }
vd-event-influence-lost =
    { $seat-you ->
        [yes] Tracisz { vd-part-influence }.
       *[no] { $seat } traci { vd-part-influence }.
    }
vd-event-influence-given =
    { $seat-you ->
        [yes] { $from } oddaje ci { vd-part-influence }.
       *[no] { $from-you ->
            [yes] Oddajesz { $seat-dat } { vd-part-influence }.
           *[no] { $from } oddaje { $seat-dat } { vd-part-influence }.
        }
    }
vd-event-blood-placed =
    { $seat-you ->
        [yes] Z puli ogólnej rozstawiasz { vd-part-blood } { vd-part-at }.
       *[no] { $seat } rozstawia { vd-part-blood } z puli ogólnej { vd-part-at }.
    }
vd-event-blood-discarded =
    { $seat-you ->
        [yes] Odrzucasz { vd-part-blood } ze swojego obszaru { vd-part-at }.
       *[no] { $seat } odrzuca { vd-part-blood } ze swojego obszaru { vd-part-at }.
    }
vd-event-blood-taken =
    { $seat-you ->
        [yes] Zabierasz { vd-part-blood } z obszaru { $from-gen } do swojej puli.
       *[no] { $from-you ->
            [yes] { $seat } zabiera { vd-part-blood } z twojego obszaru do swojej puli.
           *[no] { $seat } zabiera { vd-part-blood } z obszaru { $from-gen } do swojej puli.
        }
    }
vd-event-blood-handed-over =
    { $seat-you ->
        [yes] { $from } przekazuje { vd-part-blood } na twój obszar.
       *[no] { $from-you ->
            [yes] Przekazujesz { vd-part-blood } na obszar { $seat-gen }.
           *[no] { $from } przekazuje { vd-part-blood } na obszar { $seat-gen }.
        }
    }
vd-event-blood-swapped =
    { $seat-you ->
        [yes] Zamieniasz swoją pulę z krwią { vd-part-at }: masz tam teraz { vd-part-blood }.
       *[no] { $seat } zamienia swoją pulę z krwią { vd-part-at }: ma tam teraz { vd-part-blood }.
    }
vd-event-blood-moved =
    { $seat-you ->
        [yes] Przenosisz { vd-part-blood } { vd-part-to }.
       *[no] { $seat } przenosi { vd-part-blood } { vd-part-to }.
    }
vd-event-looked-card =
    { $seat-you ->
        [yes] Widzisz kartę { $other-gen }: „{ $card }”.
       *[no] { $other-you ->
            [yes] { $seat } widzi twoją kartę: „{ $card }”.
           *[no] { $seat } widzi kartę { $other-gen }: „{ $card }”.
        }
    }
vd-event-looked =
    { $seat-you ->
        [yes] Oglądasz { vd-part-cards } { $other-gen }.
       *[no] { $other-you ->
            [yes] { $seat } ogląda { $count ->
                [one] twoją kartę
                [few] { $count } twoje karty
               *[many] { $count } twoich kart
            }.
           *[no] { $seat } ogląda { vd-part-cards } { $other-gen }.
        }
    }
vd-event-has-bid =
    { $seat-you ->
        [yes] Składasz ofertę.
       *[no] { $seat } składa ofertę.
    }
vd-event-bid-opened =
    { $seat-you ->
        [yes] Twoja oferta: { $count }.
       *[no] Oferta { $seat-gen }: { $count }.
    }
vd-event-lowest-bid =
    { $seat-you ->
        [yes] Twoja oferta jest najniższa.
       *[no] Najniższą ofertę składa { $seat }.
    }
vd-event-skips =
    { $seat-you ->
        [yes] Twoje karty przygotowania i pokłosia nie działają { vd-part-at }.
       *[no] Karty przygotowania i pokłosia { $seat-gen } nie działają { vd-part-at }.
    }
vd-event-immune =
    { $seat-you ->
        [yes] W tej rundzie karta „{ $card }” nie odbierze ci krwi.
       *[no] W tej rundzie karta „{ $card }” nie odbierze krwi { $seat-dat }.
    }

## Zdarzenia: siła, miejsca i nagrody

vd-event-power-is =
    { $seat-you ->
        [yes] Twoja siła { vd-part-at }: { $count }.
       *[no] { $seat } ma { vd-part-at } siłę { $count }.
    }
vd-event-ranked =
    { $seat-you ->
        [yes] { $rank ->
            [1] Wygrywasz { vd-part-at }.
           *[other] Zajmujesz { $rank }. miejsce { vd-part-at }.
        }
       *[no] { $rank ->
            [1] { $seat } wygrywa { vd-part-at }.
           *[other] { $seat } zajmuje { $rank }. miejsce { vd-part-at }.
        }
    }
vd-event-nobody-there = Nikogo nie ma { vd-part-at }.
vd-event-ally-left = { $follower } odchodzi { vd-part-from } i opuszcza grę.
vd-event-rewarded =
    { $seat-you ->
        [yes] Twoja nagroda: { vd-part-influence }.
       *[no] { $seat } otrzymuje w nagrodę { vd-part-influence }.
    }
vd-event-joined =
    { $seat-you ->
        [yes] { $follower } dołącza do twojego sojuszu.
       *[no] { $follower } dołącza do sojuszu { $seat-gen }.
    }
vd-event-no-victim-left =
    { $seat-you ->
        [yes] Nie ma już ofiar, więc żadnej nie bierzesz.
       *[no] Nie ma już ofiar, więc { $seat } żadnej nie bierze.
    }
vd-event-restored =
    { $seat-you ->
        [yes] Wyssana karta „{ $follower }” wraca do twojego sojuszu.
       *[no] Wyssana karta „{ $follower }” wraca do sojuszu { $seat-gen }.
    }
vd-event-shuffled-card =
    { $seat-you ->
        [yes] Wtasowujesz kartę „{ $card }” do talii klanu.
       *[no] { $seat } wtasowuje kartę „{ $card }” do talii klanu.
    }
vd-event-shuffled =
    { $seat-you ->
        [yes] Wtasowujesz kartę do talii klanu.
       *[no] { $seat } wtasowuje kartę do talii klanu.
    }
vd-event-with-partner =
    { $seat-you ->
        [yes] Karta „{ $source }” obejmuje też twojego partnera.
       *[no] Karta „{ $source }” obejmuje też partnera { $seat-gen }.
    }
vd-event-without-partner =
    { $seat-you ->
        [yes] Karta „{ $source }” pomija twojego partnera.
       *[no] Karta „{ $source }” pomija partnera { $seat-gen }.
    }
vd-event-used-relic =
    { $seat-you ->
        [yes] Używasz relikwii „{ $relic }”.
       *[no] { $seat } używa relikwii „{ $relic }”.
    }
vd-event-bonus-total =
    { $seat-you ->
        [yes] Twoja łączna siła { vd-part-at } rośnie o { $count }.
       *[no] Łączna siła { $seat-gen } { vd-part-at } rośnie o { $count }.
    }

## Zdarzenia: zakończenie

vd-event-round-ended = Runda { $round } dobiega końca.
vd-event-blood-cleared = Cała rozstawiona krew zostaje odrzucona.
vd-event-scored =
    { $seat-you ->
        [yes] Masz { vd-part-points }.
       *[no] { $seat } ma { vd-part-points }.
    }
vd-event-won =
    { $seat-you ->
        [yes] Wygrywasz!
       *[no] { $seat } wygrywa!
    }

# Co liczy wynik, za liczbą.
vd-score-unit =
    { $count ->
        [one] wpływ
        [few] wpływy
       *[many] wpływów
    }

## Dlaczego ktoś wygrał

vd-verdict-score =
    { $seat-you ->
        [yes] Masz najwyższy wynik: { $count }.
       *[no] { $seat } ma najwyższy wynik: { $count }.
    }
vd-verdict-blood =
    { $seat-you ->
        [yes] Ty i { $other } macie ten sam wynik ({ $count }); w twojej puli jest więcej krwi, { $blood } do { $less }.
       *[no] { $other-you ->
            [yes] Ty i { $seat } macie ten sam wynik ({ $count }); { $seat } ma w puli więcej krwi, { $blood } do { $less }.
           *[no] { $seat } i { $other } mają ten sam wynik ({ $count }); { $seat } ma w puli więcej krwi, { $blood } do { $less }.
        }
    }
vd-verdict-order =
    { $seat-you ->
        [yes] Ty i { $other } macie ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); jesteś wcześniej w kolejności graczy.
       *[no] { $other-you ->
            [yes] Ty i { $seat } macie ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); { $seat } jest wcześniej w kolejności graczy.
           *[no] { $seat } i { $other } mają ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); { $seat } jest wcześniej w kolejności graczy.
        }
    }
vd-verdict-ties =
    { $seat-you ->
        [yes] Ty i { $other } macie ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); dzięki karcie wygrywasz remisy.
       *[no] { $other-you ->
            [yes] Ty i { $seat } macie ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); dzięki karcie { $seat } wygrywa remisy.
           *[no] { $seat } i { $other } mają ten sam wynik ({ $count }) i tyle samo krwi ({ $blood }); dzięki karcie { $seat } wygrywa remisy.
        }
    }
vd-verdict-last =
    { $seat-you ->
        [yes] Wszyscy inni odpadli z gry.
       *[no] W grze pozostaje tylko { $seat }.
    }
vd-verdict-team-score =
    { $seat-you ->
        [yes] Twoja drużyna ma najwyższą sumę wyników: { $count }.
       *[no] Najwyższą sumę wyników ma drużyna, w której gra { $seat }: { $count }.
    }
vd-verdict-team-blood =
    { $seat-you ->
        [yes] Dwie drużyny mają tę samą sumę wyników ({ $count }); twoja ma więcej krwi, { $blood } do { $less }.
       *[no] Dwie drużyny mają tę samą sumę wyników ({ $count }); więcej krwi ma ta, w której gra { $seat }, { $blood } do { $less }.
    }
vd-verdict-team-order =
    { $seat-you ->
        [yes] Dwie drużyny mają tę samą sumę wyników ({ $count }) i tyle samo krwi ({ $blood }); twoja jest pierwsza w kolejności graczy.
       *[no] Dwie drużyny mają tę samą sumę wyników ({ $count }) i tyle samo krwi ({ $blood }); pierwsza w kolejności graczy jest ta, w której gra { $seat }.
    }
vd-verdict-team-ties =
    { $seat-you ->
        [yes] Dwie drużyny mają tę samą sumę wyników ({ $count }) i tyle samo krwi ({ $blood }); twoja dzięki karcie wygrywa remisy.
       *[no] Dwie drużyny mają tę samą sumę wyników ({ $count }) i tyle samo krwi ({ $blood }); remisy dzięki karcie wygrywa ta, w której gra { $seat }.
    }
vd-verdict-team-last =
    { $seat-you ->
        [yes] Pozostałe drużyny odpadły z gry.
       *[no] W grze pozostaje tylko drużyna, w której gra { $seat }.
    }

## Pytania do gracza

vd-prompt-draw-first = Trwa losowanie, kto pierwszy otrzyma żeton ambicji.
vd-prompt-draw-place = Trwa losowanie karty miejsca.
vd-prompt-offer-relic = Trwa losowanie relikwii.
vd-prompt-offer-clan = Trwa losowanie klanu do wyboru.
vd-prompt-deal-clan = Trwa losowanie klanów.
vd-prompt-draw-ally = Do dzielnicy przybywa poplecznik.
vd-prompt-draw-card = Trwa dobieranie karty z talii klanu.
vd-prompt-drain-random = O tym, kto zostanie wyssany w szale, decyduje los.
vd-prompt-pick-clan = Który klan prowadzisz?
vd-prompt-pick-relic = Którą relikwię bierzesz?
vd-prompt-build-hand = Która karta trafia na spód twojej talii klanu?
vd-prompt-turn = Twoja tura: dołóż kartę, odkrytą albo zakrytą. Wysysać możesz przedtem i potem.
vd-prompt-turn-played =
    { $count ->
        [0] Twoja karta leży { vd-part-at } i więcej krwi nie możesz już rozstawić. Możesz wysysać albo zakończyć turę.
        [one] Twoja karta leży { vd-part-at }. Możesz rozstawić tam jeszcze 1 żeton krwi, wysysać albo zakończyć turę.
       *[other] Twoja karta leży { vd-part-at }. Możesz rozstawić tam do { $count } żetonów krwi, wysysać albo zakończyć turę.
    }
vd-prompt-stand = Zostajesz { vd-part-at } czy się wycofujesz? Nikt nie zobaczy wyboru, zanim wszyscy go nie dokonają.
vd-prompt-pass-setup = Przygotowanie { vd-part-at }: która z twoich kart działa teraz?
vd-prompt-pass-conflict = Starcie { vd-part-at }: która z twoich kart działa teraz?
vd-prompt-pass-aftermath = Pokłosie { vd-part-at }: która z twoich kart działa teraz?
vd-prompt-window =
    { $window-id ->
        [planning_begins] Zaraz zacznie się planowanie. Używasz którejś ze swoich kart?
       *[own_turn] Twoja tura. Używasz którejś ze swoich kart?
        [card_played] Właśnie dołożono kartę. Używasz którejś ze swoich kart?
        [planning_ends] Planowanie dobiegło końca. Używasz którejś ze swoich kart?
        [resolution_begins] Zaraz zacznie się rozstrzygnięcie. Używasz którejś ze swoich kart?
        [choices_shown] Wiadomo już, kto chce zostać. Używasz którejś ze swoich kart?
        [choices_final] Wybory są już ostateczne. Używasz którejś ze swoich kart?
        [withdrawing] Ktoś się wycofuje. Używasz którejś ze swoich kart?
        [withdrew] Ktoś się wycofał. Używasz którejś ze swoich kart?
        [before_reveal] Zaraz zostaną odkryte zakryte karty. Używasz którejś ze swoich kart?
        [reveal] Trwa odkrywanie kart. Używasz którejś ze swoich kart?
        [revealed] Karty są już odkryte. Używasz którejś ze swoich kart?
        [setup] Czas na karty przygotowania. Używasz którejś ze swoich kart?
        [conflict_begins] Zaczyna się starcie. Używasz którejś ze swoich kart?
        [before_power] Zaraz zostanie policzona siła. Używasz którejś ze swoich kart?
        [winner_known] Wiadomo, kto wygrał. Używasz którejś ze swoich kart?
        [reward] Czas na nagrody. Używasz którejś ze swoich kart?
        [joins] Karta dołącza do sojuszu. Używasz którejś ze swoich kart?
        [aftermath] Czas na karty pokłosia. Używasz którejś ze swoich kart?
        [location_resolved] Dzielnica jest rozstrzygnięta. Używasz którejś ze swoich kart?
        [round_ends] Runda się kończy. Używasz którejś ze swoich kart?
        [blood_lost] Ktoś stracił krew. Używasz którejś ze swoich kart?
        [pool_empty] Twoja pula jest pusta i grozi ci szał. Używasz którejś ze swoich kart?
        [frenzy_caused] Ktoś wpadł w szał. Używasz którejś ze swoich kart?
        [frenzy_drain] Ogarnia cię szał i zaraz wyssiesz jedną z kart swojego sojuszu. Używasz którejś ze swoich kart?
    }
vd-prompt-effect-partner = „{ $card }”: czy dotyczy to też twojego partnera?
vd-prompt-effect-player = „{ $card }”: wybierz gracza.
vd-prompt-effect-location = „{ $card }”: wybierz dzielnicę.
vd-prompt-effect-card = „{ $card }”: wybierz kartę.
vd-prompt-effect-follower = „{ $card }”: wybierz poplecznika albo ofiarę.
vd-prompt-effect-number = „{ $card }”: ile krwi?
vd-prompt-effect-option = „{ $card }”: wybierz, co się stanie.
vd-prompt-effect-option-about = „{ $card }”: wybierz, co się stanie z kartą „{ $about }”.
vd-prompt-effect-whether = „{ $card }”: korzystasz z tej możliwości?
vd-prompt-effect-pay = „{ $card }”: wydajesz { vd-part-blood }?
vd-prompt-bid = Złóż tajną ofertę krwi. Zaoferowaną krew tracisz albo rozstawiasz, a kto zaoferuje najmniej, zakrywa jedną ze swoich kart.
vd-prompt-over = Rozgrywka dobiegła końca.

## Napisy odpowiedzi

vd-option-first = Żeton ambicji: { $seat }
vd-option-lay = { $card }
vd-option-clan = { $clan }
vd-option-take-relic = { $card }
vd-option-bottom = Na spód: { $card }
vd-option-play-up = { $card } ({ $power }) → { $location }
vd-option-play-down = { $card } → { $location }, zakryta (koszt { $cost })
vd-option-blood = Rozstaw { vd-part-blood }
vd-option-flip = Odwróć żeton Diabolizmu (+1 krwi)
vd-option-drain = Wyssij: { $card } (+{ $count } krwi)
vd-option-drain-vampire = Wyssij: { $card } (+{ $count } krwi, Diabolizm: { $tokens })
vd-option-drain-deadly = Wyssij: { $card } (odpadniesz z gry)
vd-option-use = Użyj: { $card }
vd-option-resolve = { $card }
vd-option-pass = Nie używaj niczego
vd-option-pass-step = Nic więcej
vd-option-end = Zakończ turę
vd-option-stay = Zostań
vd-option-withdraw = Wycofaj się
vd-option-bid = Zaoferuj { $count }
vd-option-with-partner = Partner też
vd-option-without-partner = Bez partnera
vd-option-player = { $seat }
vd-option-location = { $location }
vd-option-slot-up = { $card } ({ $seat }, { $location })
vd-option-slot-down = { $card } (zakryta, { $seat }, { $location })
vd-option-slot-hidden = Zakryta karta klanu { $clan } ({ $seat }, { $location })
vd-option-card = { $card }
vd-option-follower = { $card }
vd-option-number = { $count }
vd-option-option = Możliwość { $number }
# Co robi możliwość, według jej pierwszego efektu.
vd-option-does-stolen = Odebranie krwi: { $count }
vd-option-does-lost = Utrata krwi: { $count }
vd-option-does-influence-given = Oddanie wpływów: { $count }
vd-option-does-influence-lost = Utrata wpływów: { $count }
vd-option-does-handed-over = Przekazanie rozstawionej krwi
vd-option-does-skipped = Karty przygotowania i pokłosia tu nie działają
vd-option-does-kept-down = Karta pozostaje zakryta
vd-option-does-turned-up = Karta zostaje odkryta
vd-option-does-turned-down = Karta zostaje zakryta
vd-option-does-spent = Wydanie krwi
vd-option-does-moved = Przeniesienie karty do innej dzielnicy
vd-option-does-blood-moved = Przeniesienie rozstawionej krwi do innej dzielnicy
vd-option-does-swapped = Zamiana puli z rozstawioną krwią
vd-option-does-withdrawn = Natychmiastowe wycofanie się
vd-option-yes = Tak
vd-option-no = Nie
vd-option-done = Wystarczy

## Skąd się biorą liczby. Przy każdym wierszu stoi, ile dodaje do sumy.

vd-account-influence = Żetony wpływu
vd-account-ally = „{ $card }”
vd-account-victims =
    { $count ->
        [one] { $count } ofiara
        [few] { $count } ofiary
       *[many] { $count } ofiar
    }
vd-account-drained = „{ $card }”, wyssana
vd-account-drained-victims =
    { $count ->
        [one] { $count } wyssana ofiara
        [few] { $count } wyssane ofiary
       *[many] { $count } wyssanych ofiar
    }
vd-account-tokens =
    { $count ->
        [one] { $count } żeton Diabolizmu
        [few] { $count } żetony Diabolizmu
       *[many] { $count } żetonów Diabolizmu
    }
vd-account-relic = Relikwia „{ $card }”
vd-account-ability = Zdolność karty „{ $card }”
vd-account-card = „{ $card }”
vd-account-card-changed = „{ $card }” (bazowa wartość siły { $count })
vd-account-card-down = „{ $card }”, zakryta
vd-account-card-hidden = Zakryta karta
vd-account-blood = Rozstawiona krew
vd-account-bonus = Premia do łącznej siły
vd-account-effects = Efekty kart
vd-account-nobody = Nic tam nie leży
vd-account-no-feed = Żadna niewyssana karta nie daje krwi
vd-account-start = Na początku gry
vd-account-rewards = Nagrody w dzielnicach
vd-account-frenzies = Wywołane szały
vd-account-gained = Zyskane dzięki efektom
vd-account-lost = Stracone, odrzucone lub oddane
vd-account-unseen = Z wcześniejszej gry albo z tej chwili

## Napisy planszy w terminalu. Miejsca jest mało; liczby mówią, ile.

vd-ui-setup = Przygotowanie gry
vd-ui-round = Runda { $round } z 3: { $phase }
vd-ui-over = Koniec gry
vd-ui-phase-feed = żer
vd-ui-phase-refill = uzupełnienie dzielnic
vd-ui-phase-hand = zarządzanie ręką
vd-ui-phase-planning = planowanie
vd-ui-phase-resolution = rozstrzygnięcie
vd-ui-phase-end = koniec rundy
vd-ui-step-withdraw = wycofanie
vd-ui-step-reveal = odkrycie
vd-ui-step-setup = przygotowanie
vd-ui-step-conflict = starcie
vd-ui-step-aftermath = pokłosie
vd-ui-step-passive = pasywna
# Kolumny: 10, potem po 9.
vd-ui-clan = Klan
vd-ui-blood = Krew
vd-ui-influence = Wpływy
vd-ui-tokens = Diabolizm
vd-ui-hand = Ręka
vd-ui-deck = Talia
# Co trzeba powiedzieć o graczu.
vd-ui-ambition = żeton ambicji
vd-ui-partner = w twojej drużynie
vd-ui-out = poza grą
vd-ui-chosen = decyzja zapadła
vd-ui-choosing = wybiera
vd-ui-stays = zostaje
vd-ui-withdraws = wycofuje się
vd-ui-bid = oferta { $count }
# Etykiety przed wierszem; po 11.
vd-ui-alliance = Sojusz
vd-ui-drained = Wyssane
vd-ui-relic = Relikwia
vd-ui-ally = Poplecznik
vd-ui-place = Miejsce
vd-ui-acts = Działa
vd-ui-offered = Do wyboru
vd-ui-bottom = Spód
vd-ui-used = użyta
vd-ui-resolving = trwa rozstrzygnięcie
vd-ui-resolved = rozstrzygnięto
vd-ui-winner = wygrywa { $name }
vd-ui-times = { $card } ×{ $count }
vd-ui-nature-human = człowiek
vd-ui-nature-vampire = wampir
vd-ui-values = wpływy { $influence }, żer { $feed }, wyssanie { $drain }, potem wpływy { $drained }
vd-ui-relic-influence = wpływy { $influence }
vd-ui-face-down =
    { $count ->
        [one] { $count } zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
vd-ui-down-card = { $card } (zakryta)
vd-ui-blood-here = krew: { $count }
vd-ui-bonus = +{ $count } łącznie
vd-ui-nobody = Nikogo tu nie ma.
vd-ui-skips = bez przygotowania i pokłosia
vd-ui-your-hand = Twoja ręka
vd-ui-hand-of = Ręka ({ $name })
vd-ui-drawn = Dobrane: jedna trafia na spód
# Obok odpowiedzi, czy zostać, czy się wycofać.
vd-ui-for-winner = zwycięzca bierze: { $card }
vd-ui-to-haven = karty odkryte do Schronienia Księcia, krew do puli: { $count }
vd-ui-to-hand = karty na rękę, krew do puli: { $count }
# Pod odpowiedziami: dlaczego czegoś wśród nich nie ma.
vd-ui-no-face-down = Zakrytej karty dołożyć nie możesz: to kosztuje krew, a ostatniego żetonu krwi nie wolno wydać.
# W zapisie, gdy kilka kart następuje po sobie.
vd-ui-drew = Dobierasz: { $cards }.
vd-ui-offered-clans = Klany do wyboru: { $names }.
vd-ui-offered-relics = Relikwie do wyboru: { $names }.

## Strony do czytania w terminalu

vd-ui-command-guide = przewodnik
vd-ui-command-cards = karty
vd-ui-about-guide = jak się gra
vd-ui-about-cards = wszystkie karty i ich działanie
vd-ui-allies = Poplecznicy
vd-ui-relics = Relikwie
vd-ui-places = Karty miejsc

vd-ui-guide-goal = Trzy rundy. Na końcu liczą się wpływy: żetony, poplecznicy i ofiary w twoim sojuszu, relikwie; każdy żeton Diabolizmu odejmuje 1. [VD-033, VD-217]
vd-ui-guide-round = Runda: żer daje krew, do każdej dzielnicy przybywa poplecznik, dobierasz dwie karty i zostawiasz jedną, potem planowanie i wreszcie rozstrzygnięcie. [VD-034, VD-037, VD-041, VD-043]
vd-ui-guide-turn = W każdej turze planowania dokładasz jedną kartę do dzielnicy: odkrytą za darmo, zakrytą za 1 żeton krwi. Potem możesz rozstawić tam do 3 żetonów krwi. [VD-048, VD-060, VD-061, VD-076]
vd-ui-guide-blood = Ostatniego żetonu krwi nie możesz wydać ani rozstawić, ale możesz go stracić, a inni mogą ci go odebrać. [VD-080, VD-194, VD-196, VD-198]
vd-ui-guide-drain = W swojej turze możesz wysysać karty sojuszu: od razu dają krew, ale na końcu są mniej warte. [VD-050, VD-085, VD-086]
vd-ui-guide-diablerie = Za wyssanie wampira otrzymujesz żeton Diabolizmu. Gdy dokładasz kartę, możesz go odwrócić, by rozstawić 1 żeton krwi więcej; trzeci żeton oznacza koniec gry dla ciebie. [VD-093, VD-097, VD-098]
vd-ui-guide-withdraw = Dzielnice rozstrzyga się kolejno. Najpierw wszyscy obecni wybierają w tajemnicy: zostać albo się wycofać; wtedy krew wraca do puli, a karty trafiają do Schronienia Księcia. [VD-113, VD-120, VD-124, VD-125]
vd-ui-guide-steps = Potem odkrywa się zakryte karty, a karty etapów przygotowania, starcia i pokłosia działają w kolejności graczy. Karty pasywne działają tylko odkryte. [VD-070, VD-135, VD-139, VD-146, VD-175]
vd-ui-guide-rewards = Siła to suma twoich kart i krwi w dzielnicy. Pierwsze miejsce bierze poplecznika, drugie ofiarę, pierwsze trzy wpływy; Schronienie Księcia daje też żeton ambicji. [VD-148, VD-164, VD-165, VD-167, VD-169]
vd-ui-guide-frenzy = Pusta pula oznacza szał: kto go wywołał, zyskuje 1 żeton wpływu, a losowa karta twojego sojuszu zostaje wyssana. [VD-178, VD-181, VD-184]

## Pola widoku dla planszy, która nie zna żadnej gry: vd-field-NAZWA, a ich wartości: vd-NAZWA-WARTOŚĆ albo
## vd-value-WARTOŚĆ. Podkreślnik nazwy jest tu łącznikiem.

vd-field-round = Runda
vd-field-teams = Tryb drużynowy
vd-field-ambition = Żeton ambicji
vd-field-current = Trwa rozstrzygnięcie
vd-field-players = Gracze
vd-field-sites = Dzielnice
vd-field-deployed = Rozstawione karty
vd-field-ally-deck = Talia popleczników
vd-field-victim-deck = Pozostałe ofiary
vd-field-offered-clans = Klany do wyboru
vd-field-offered-relics = Relikwie do wyboru
vd-field-ranking = Kolejność miejsc
vd-field-put-off = Odłożone na koniec rundy
vd-field-effects = Działające karty
vd-field-frames = Trwające etapy
vd-field-clan = Klan
vd-field-relic = Relikwia
vd-field-relic-used = Relikwia użyta
vd-field-out = Poza grą
vd-field-out-as = Kolejność odpadania
vd-field-blood = Krew
vd-field-influence = Wpływy
vd-field-tokens = Żetony Diabolizmu
vd-field-flipped = Odwrócone
vd-field-allies = Sojusz
vd-field-drained = Wyssane
vd-field-victims = Ofiary
vd-field-drained-victims = Wyssane ofiary
vd-field-hand = Ręka
vd-field-hand-count = Karty na ręce
vd-field-deck = Talia klanu
vd-field-bottom = Spód talii klanu
vd-field-deck-count = Karty w talii klanu
vd-field-drawn = Dobrane karty
vd-field-stand = Zostań czy wycofaj
vd-field-stands = Decyzja zapadła
vd-field-bid = Oferta
vd-field-bids = Oferta złożona
vd-field-immune-to = Ochrona przed
vd-field-seen-out = Na pewno nie w talii klanu
vd-field-came-back = Wróciły jawnie na rękę
vd-field-ally = Poplecznik
vd-field-place = Miejsce
vd-field-areas = Obszary
vd-field-cards = Karty w tym miejscu
vd-field-up = Odkryte karty
vd-field-resolved = Rozstrzygnięto
vd-field-winner = Wygrywa
vd-field-rewarded = Karta w nagrodę
vd-field-skips = Bez przygotowania i pokłosia
vd-field-down-power = Siła zakrytych kart
vd-field-bonus = Premia do łącznej siły
vd-field-card = Karta
vd-field-marks = Stan
vd-field-at = Gdzie
vd-field-area = Czyj obszar
vd-field-step = Etap
vd-field-stage = Faza etapu
vd-field-count = Liczba
vd-field-seat = Kto decyduje
vd-field-seats = Kto jeszcze
vd-field-others = Kogo jeszcze dotyczy
vd-field-window = Chwila
vd-field-source = Działająca karta
vd-field-slot = Jej miejsce
vd-field-event = Co się stało
vd-field-waiting = Oczekujące karty
vd-field-who = Kogo dotyczy
vd-field-causer = Przez kogo
vd-field-amount = Ile
vd-field-down = Zakryta
vd-field-from = Miejsce w tekście karty
vd-field-pc = Miejsce w tekście karty
vd-field-player = Czyja karta
vd-field-locals = Co wskazano
vd-field-value = Co to jest
vd-field-open = Jawne
vd-field-seen-by = Kto to zna

vd-step-draw-first = Losowanie pierwszego gracza
vd-step-draw-place = Losowanie kart miejsc
vd-step-offer-relic = Wykładanie relikwii
vd-step-offer-clan = Wykładanie klanów
vd-step-deal-clan = Losowanie klanów
vd-step-draw-ally = Przybywa poplecznik
vd-step-draw-card = Dobieranie karty
vd-step-drain-random = Losowe wysysanie
vd-step-pick-clan = Wybór klanu
vd-step-pick-relic = Wybór relikwii
vd-step-ready = Ręce i talie
vd-step-round = Runda
vd-step-build-hand = Zarządzanie ręką
vd-step-turns = Planowanie
vd-step-turn = Tura
vd-step-site = Rozstrzygnięcie dzielnicy
vd-step-stand = Zostań czy wycofaj
vd-step-withdrawal = Wycofanie się
vd-step-pass = Karty etapu
vd-step-rewards = Nagrody
vd-step-window = Chwila dla kart
vd-step-effect = Działa karta
vd-step-bid = Licytacja
vd-step-frenzy = Szał
vd-step-over = Koniec rozgrywki

vd-marks-up = odkryta
vd-marks-kept-down = pozostaje zakryta
vd-marks-engaged = jej efekt starcia działa
vd-marks-zeroed = siła równa 0
vd-marks-without-partner = pomija partnera

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
vd-value-true = tak
vd-value-false = nie
vd-value-unknown = ukryte
vd-value-spectator = widzowie
# Karty, gdziekolwiek leżą.
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
# Miejsca rozstawionych kart.
vd-value-c01 = Karta 1
vd-value-c02 = Karta 2
vd-value-c03 = Karta 3
vd-value-c04 = Karta 4
vd-value-c05 = Karta 5
vd-value-c06 = Karta 6
vd-value-c07 = Karta 7
vd-value-c08 = Karta 8
vd-value-c09 = Karta 9
vd-value-c10 = Karta 10
vd-value-c11 = Karta 11
vd-value-c12 = Karta 12
vd-value-c13 = Karta 13
vd-value-c14 = Karta 14
vd-value-c15 = Karta 15
vd-value-c16 = Karta 16
vd-value-c17 = Karta 17
vd-value-c18 = Karta 18
vd-value-c19 = Karta 19
vd-value-c20 = Karta 20
vd-value-c21 = Karta 21
vd-value-c22 = Karta 22
vd-value-c23 = Karta 23
vd-value-c24 = Karta 24
vd-value-c25 = Karta 25
vd-value-c26 = Karta 26
vd-value-c27 = Karta 27
vd-value-c28 = Karta 28
vd-value-c29 = Karta 29
vd-value-c30 = Karta 30
vd-value-c31 = Karta 31
vd-value-c32 = Karta 32
vd-value-c33 = Karta 33
vd-value-c34 = Karta 34
vd-value-c35 = Karta 35
vd-value-c36 = Karta 36
# Pola, których liczby to miejsca przy stole: pokazuje się gracza, który tam siedzi.
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

## Co bot uważał za prawdopodobne, mówione po partii.

vd-believes-down =
    { $seat-you ->
        [yes] Masz zakrytą kartę „{ $card }” { vd-part-at }.
       *[no] { $seat } ma zakrytą kartę „{ $card }” { vd-part-at }.
    }
vd-believes-hand =
    { $seat-you ->
        [yes] Masz na ręce kartę „{ $card }”.
       *[no] { $seat } ma na ręce kartę „{ $card }”.
    }

## Uzgodnienia przed rozgrywką: vd-setup-OPCJA i vd-setup-OPCJA-WARTOŚĆ.

vd-setup-clans = Klany
vd-setup-clans-pick = Wybierane kolejno
vd-setup-clans-random = Losowane
vd-setup-places = Karty miejsc
vd-setup-places-no = Bez nich
vd-setup-places-yes = Po jednej w każdej dzielnicy oprócz Schronienia Księcia
vd-setup-relics = Relikwie
vd-setup-relics-no = Bez nich
vd-setup-relics-yes = Każdy bierze jedną
vd-setup-teams = Drużyny dwuosobowe (4 graczy; przy 6 zawsze)
vd-setup-teams-auto = Tylko przy sześciu graczach
vd-setup-teams-no = Każdy gra sam
vd-setup-teams-yes = Partnerzy siedzą naprzeciw siebie
